/** Modules of white around a QR code (ISO 18004 asks for 4). */
const QUIET = 4;

/** A QR code, drawn as one path. Scanners want it dark on white, whatever the theme. */
export async function QrCode({ text, label }: { text: string; label: string }) {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const dots = data.flatMap((row, y) => row.map((isDark, x) => isDark ? `M${x} ${y}h1v1h-1z` : ""));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path class="qr__paper" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr__dots" d={dots.join("")} />
    </svg>
  );
}
