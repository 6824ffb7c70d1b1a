-- A listing's status and all that goes with it before a moderator's last decision, which can be undone until its owner
-- hears of it (src/desk/queue/undo_decision.ts). Null: there is nothing to undo.
alter table server add undo jsonb;
