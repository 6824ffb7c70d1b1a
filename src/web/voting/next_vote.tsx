import { VOTING } from "./words.ts";

const MINUTE_MS = 60_000;

/** "5 h 12 min (at 00:00 UTC)": how long until an instant, and the instant, which the script shows in local time. */
export function Until({ at, now }: { at: Date; now: Date }) {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS));
  const iso = at.toISOString();
  return (
    <>
      <strong>{VOTING.wait(minutes)}</strong> ({VOTING.at}{" "}
      <time datetime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>)
    </>
  );
}

/** Leads to what happened to a vote. */
export function ReceiptLink({ slug, id }: { slug: string; id: string }) {
  return (
    <p>
      <a href={`/servers/${slug}/votes/${id}`}>{VOTING.receipt}</a>
    </p>
  );
}
