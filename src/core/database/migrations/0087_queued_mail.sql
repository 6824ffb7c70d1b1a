-- A mail server that asks to try again later, or is away for a minute, lost the only mail with a link.
create table queued_mail (
  id uuid primary key,
  subject_id uuid not null,
  purpose text not null check (purpose in ('reset', 'confirm', 'notice')),
  sealed bytea not null,
  tries integer not null,
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index queued_mail_due on queued_mail (due_at);
create index queued_mail_subject on queued_mail (subject_id);
