/** Size of a share card in pixels, which networks and chats show in full. */
export const CARD = { width: 1200, height: 630 } as const;
