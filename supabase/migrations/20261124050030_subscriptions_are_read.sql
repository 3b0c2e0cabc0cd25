-- Whoever writes to the view `subscriptions` is told that they may not. Without a trigger Postgres
-- says, before it looks at any right, that it does not know how: an error of ours, not of the caller.

create function private.refuse_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT403', message = 'forbidden';
end;
$$;
create trigger refuse_write instead of insert or update or delete on public.subscriptions
  for each row execute function private.refuse_write();
