select voted_at from last_vote
where server_id = $1::text::uuid and account_id = coalesce(
  (select id from account where username_key = $2),
  (select account_id from former_name where name_key = $2)
)
