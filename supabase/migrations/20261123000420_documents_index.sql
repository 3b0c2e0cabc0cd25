-- A deleted account takes its documents along, those it had deleted itself among them: an index of
-- the others alone has every document of everybody looked at for that.
-- squawk-ignore require-concurrent-index-deletion -- migrations run in a transaction
drop index public.documents_user;
-- squawk-ignore require-concurrent-index-creation
create index documents_user on public.documents (user_id, created_at desc);
