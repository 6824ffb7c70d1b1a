import type { CheckName } from "./doctor.ts";

/** What somebody who runs the site does about a finding. */
export interface Remedy {
  /** A sentence. */
  says: string;
  /** A command or a line of the environment to copy. */
  command?: string;
  /** The part of a guide about it, as a path below `/docs/`. */
  guide: string;
}

/** The command for the checks that a page can't do. */
export const DOCTOR_COMMAND = "deno task doctor";

/** What to do about each check that doesn't pass. `deno task doctor` and the page Health both tell it. */
export const REMEDIES: Record<CheckName, Remedy> = {
  database: {
    says: "See what the service's role and its database need.",
    guide: "hosting#database",
  },
  sessions: {
    says: "Put the pooler into session mode, or name the database itself in DATABASE_DIRECT_URL.",
    guide: "hosting#database",
  },
  clock: {
    says: "Let both hosts keep their clocks by NTP.",
    command: "timedatectl set-ntp true",
    guide: "observing#when-nobody-can-vote",
  },
  votes: {
    says: "Look up the reason in the guide's table, which names the fix for each.",
    guide: "observing#when-nobody-can-vote",
  },
  jobs: {
    says: "Look for job_failed in the log, and check that one process runs with the timetable.",
    guide: "observing#when-a-job-is-late",
  },
  "secret key": {
    says: "Start the service with the SECRET_KEY that its database was written with.",
    guide: "hosting#secret-key",
  },
  disk: {
    says: "Free space on the disk that holds DATA_DIR, or move it to a larger one.",
    guide: "hosting#what-it-takes",
  },
  site: {
    says: "Make BASE_URL lead to this service, over https, and restart.",
    command: "BASE_URL=https://votes.example.com",
    guide: "deploy#behind-a-proxy",
  },
  proxy: {
    says: "Put a proxy in front, name its address in TRUSTED_PROXIES, and restart.",
    guide: "deploy#behind-a-proxy",
  },
  mail: {
    says: "Set SMTP_URL in the service's environment to your mail server's address, and restart.",
    command: "SMTP_URL=smtp://user:password@mail.example.com:587",
    guide: "hosting#email",
  },
  backups: {
    says: "Make one now, then let cron make one each night.",
    command: "deno task backup /backups/voteboard-$(date +%F)",
    guide: "backup",
  },
};
