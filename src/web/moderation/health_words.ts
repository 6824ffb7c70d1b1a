/** Texts of the doctor's findings. */
export const HEALTH = {
  lookedAt: "Looked at",
  heads: ["Check", "State", "Found"],
  states: { ok: "Fine", warn: "Warning", fail: "Fault", shell: "Not checked here" },
};
