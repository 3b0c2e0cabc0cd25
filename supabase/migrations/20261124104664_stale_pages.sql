-- Prerendered pages hold what was public when the site was built. A browser corrects the page a moment later, but
-- search engines and readers without JavaScript see the old one. So when something public is taken away, the site
-- is rebuilt: within ten minutes if the host has a deploy hook (DEPLOY_HOOK_URL), otherwise by the operator.

create table private.stale_pages (
  n bigint generated always as identity primary key,
  listing_id uuid not null,
  since timestamptz not null default clock_timestamp()
);
comment on table private.stale_pages is 'Homes whose prerendered page shows what is no longer public, until a build is requested. Only appended to, so that nobody waits.';
comment on column private.stale_pages.listing_id is 'No foreign key, because the home may be gone.';
select private.only_for_server('select, insert, update, delete', 'stale_pages');

-- Records a home that leaves the market or hides its street, an answer taken off its page, and a disclosure that is
-- withdrawn or no longer for everybody. Other changes wait for the next build.
create function private.note_stale_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := to_jsonb(old);
begin
  if not private.is_seeding() then
    insert into private.stale_pages (listing_id)
    values ((was ->> case tg_table_name when 'listings' then 'id' else 'listing_id' end)::uuid);
  end if;
  return null;
end;
$$;

create trigger note_stale_page after update of status, address_hidden on public.listings
  for each row when (old.status in ('active', 'pending')
    and (new.status not in ('active', 'pending') or (new.address_hidden and not old.address_hidden)))
  execute function private.note_stale_page();
create trigger note_deleted_page after delete on public.listings
  for each row when (old.status in ('active', 'pending')) execute function private.note_stale_page();
create trigger note_stale_page after update on public.listing_answers
  for each row when (old.is_public and (not new.is_public or (new.question, new.answer) <> (old.question, old.answer)))
  execute function private.note_stale_page();
create trigger note_deleted_page after delete on public.listing_answers
  for each row when (old.is_public) execute function private.note_stale_page();
create trigger note_stale_page after update of access, withdrawn_at on private.disclosures
  for each row when (old.access = 'everybody' and old.withdrawn_at is null
    and (new.access <> 'everybody' or new.withdrawn_at is not null))
  execute function private.note_stale_page();

-- Deletes the pages a build was requested for, and returns the latest one still waiting.
create function private.stale_pages(p_asked bigint default 0) returns bigint
language sql volatile security definer set search_path = '' as $$
  delete from private.stale_pages s where s.n <= p_asked;
  select max(s.n) from private.stale_pages s;
$$;

select private.expose('stale_pages(p_asked)', 'service_role',
  'For the function listings: forgets pages up to this number, and returns the latest that waits for a build.');

insert into private.duties (name, every, route, due) values
  ('build stale pages', '10 minutes', 'listings/rebuild', 'exists (select from private.stale_pages)');
