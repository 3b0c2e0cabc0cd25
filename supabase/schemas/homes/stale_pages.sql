-- Pages that were built before something public was taken away. Prerendered pages hold what was public when the site
-- was built. A browser corrects the page a moment later, but search engines and readers without JavaScript see the old
-- one. So when something public is taken away, the site is rebuilt: within ten minutes if the host has a deploy hook
-- (DEPLOY_HOOK_URL), otherwise by the operator.
--
-- A build costs money, and an owner who edits an answer every few minutes could ask for one each time. So an owner's
-- changes ask for four builds a day, and after that for one in three hours; while a build is due, all changes are part
-- of it. After six builds in a day, the site waits an hour between two.

create table private.stale_pages (
  n bigint generated always as identity primary key,
  listing_id uuid not null,
  since timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default now()
);
comment on table private.stale_pages is 'Homes whose prerendered page shows something that is no longer public, until a build is requested. Rows are only added, so that no owner waits for another.';
comment on column private.stale_pages.due_at is 'The moment from which the page asks for a build. Any build includes it.';
comment on column private.stale_pages.listing_id is 'The home. The column has no foreign key, because the home may be gone.';
select private.only_for_server('select, insert, update, delete', 'stale_pages');

create table private.builds (
  n bigint generated always as identity primary key,
  asked_at timestamptz not null
);
comment on table private.builds is 'The times at which builds were requested.';
select private.only_for_server('select, insert, update, delete', 'builds');

-- Whether a build is due: the clock asks this before it requests one.
create function private.is_build_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.stale_pages s where s.due_at <= now())
    and not (select count(*) >= 6 and max(b.asked_at) > now() - interval '1 hour'
             from private.builds b where b.asked_at > now() - interval '1 day');
$$;

-- Records a page that shows too much: of a home that leaves the market or hides its street, of an answer that is
-- removed, or of a disclosure that is withdrawn or no longer for everyone. Other changes wait for the next build. The
-- caller names the home's owner, because the home may be gone already.
create function private.note_stale_page(p_listing_id uuid, p_owner uuid default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  -- The owner is null for a home that is deleted with its account.
  owner constant uuid := coalesce(p_owner, (select l.user_id from public.listings l where l.id = p_listing_id));
begin
  if not private.is_seeding() then
    -- A change made by someone else, such as a moderator, is never put off.
    insert into private.stale_pages (listing_id, due_at)
    select p_listing_id, case when not private.is_owner_of(p_listing_id, auth.uid()) and owner is distinct from auth.uid()
                                or exists (select from private.stale_pages s where s.due_at <= now())
                                or private.take_part('builds', null, private.caller_now()) then now()
                              else now() + interval '3 hours' end;
  end if;
end;
$$;

create function private.note_stale_disclosure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_stale_page(old.listing_id);
  return null;
end;
$$;

create trigger note_stale_page after update of access, withdrawn_at on private.disclosures
  for each row when (old.access = 'everybody' and old.withdrawn_at is null
    and (new.access <> 'everybody' or new.withdrawn_at is not null))
  execute function private.note_stale_disclosure();

-- Deletes the pages a build was requested for, and returns the latest one still waiting.
create function private.stale_pages(p_asked bigint default 0) returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into private.builds (asked_at) select clock_timestamp() where p_asked > 0;
  delete from private.stale_pages s where s.n <= p_asked;
  select max(s.n) from private.stale_pages s;
$$;

select private.expose('stale_pages(p_asked)', 'service_role',
  'Called by the function listings. Forgets pages up to this number, and returns the latest that waits for a build.');

insert into private.duties (name, every, route, due) values
  ('rebuild outdated pages', '10 minutes', 'listings/rebuild', 'private.is_build_due()');
