-- Suspended people and withheld homes: the effect of moderators' decisions (moderating), enforced only here.
--
-- A suspended person can still read, export and delete everything of theirs, answer the decision, and end what they
-- have: cancel showings, decline and withdraw offers, withdraw disclosures, say that a sale fell through. They can't
-- publish a home, answer or disclosure; request, move or propose a showing; write messages or feedback; ask to see
-- disclosures; make, counter or accept offers; or report anything. Nor can they add photos, documents or other files,
-- ask Vesty, have anything written by the model, or begin to pay for a plan.
-- tests/database/talk/suspended-writers.test.ts names what they may still change, with the reason, and finds every
-- other way to write in the catalog.
--
-- A person without an account is identified by their mailbox. A showing request under a suspended mailbox that isn't
-- the caller's own is accepted and lapses within a minute, because no answer may tell an anonymous caller what we know
-- about an address (booking_admission). If a mailbox was only typed into the request it is suspended for, later
-- requests must be confirmed by their link within a day; the mailbox's owner and their account are not affected.

create table private.suspensions (
  case_id uuid primary key references private.cases (id) on delete cascade,
  person_id uuid references auth.users (id) on delete set null,
  mailbox_hash bytea check (octet_length(mailbox_hash) = 32),
  since timestamptz not null default clock_timestamp()
);
comment on table private.suspensions is 'Suspensions in force. Deleting the account does not end one: its mailbox stays suspended.';
create index suspensions_of_person on private.suspensions (person_id);
create index suspensions_of_mailbox on private.suspensions (mailbox_hash);
create index suspensions_latest on private.suspensions (since);

create table private.withheld_homes (
  listing_id uuid not null references public.listings (id) on delete cascade,
  case_id uuid not null references private.cases (id) on delete cascade,
  was text not null check (was in ('draft', 'active', 'pending', 'sold', 'withdrawn')),
  primary key (listing_id, case_id)
);
comment on table private.withheld_homes is 'Homes hidden by moderators: withdrawn, and not to be published while they have a row here.';
comment on column private.withheld_homes.was is 'The status it had, which is restored if the decision is lifted.';
create index withheld_homes_of_case on private.withheld_homes (case_id);

create table private.withheld_answers (
  answer_id uuid primary key,
  case_id uuid not null references private.cases (id) on delete cascade
);
comment on table private.withheld_answers is 'Answers that moderators took off a home''s page; the owner can''t publish them again.';
create index withheld_answers_of_case on private.withheld_answers (case_id);

select private.only_for_server('select', 'suspensions', 'withheld_homes', 'withheld_answers');

create function private.is_suspended(p_person uuid, p_mailbox bytea default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.suspensions s where s.person_id = p_person)
      or exists (select from private.suspensions s
                 where s.mailbox_hash in (p_mailbox, private.mailbox_of_person(p_person)));
end;
$$;

create function private.refuse_suspended(p_person uuid, p_mailbox bytea default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_suspended(p_person, p_mailbox) then
    raise exception using errcode = 'PT403', message = 'account_suspended';
  end if;
end;
$$;

-- All writes that other people will see or answer, or that cost us money, pass private.refuse_suspended() right before
-- they are stored: in the function that stores them, or, where browsers write a table themselves, in the list of the
-- table's steps. tests/database/talk/suspended-writers.test.ts finds a function that forgets it.

-- A home that is new or comes on the market.
create function private.refuse_suspended_home(p_home public.listings) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.only_in_triggers();
  if private.is_seeding() then
    return;
  end if;
  perform private.refuse_suspended(p_home.user_id);
  perform private.refuse_suspended(auth.uid());
  if exists (
    select from private.withheld_homes w join private.cases c on c.id = w.case_id
    where w.listing_id = p_home.id and c.measure is not null
  ) then
    raise exception using errcode = 'PT409', message = 'listing_withheld';
  elsif private.is_doubted(p_home.id) then
    raise exception using errcode = 'PT409', message = 'ownership_wanted';
  end if;
end;
$$;
grant execute on function private.refuse_suspended_home to authenticated, service_role;

-- An answer that everyone can read.
create function private.refuse_suspended_answer(p_answer public.listing_answers) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_seeding() then
    return;
  end if;
  perform private.refuse_suspended(auth.uid());
  perform private.refuse_suspended(l.user_id) from public.listings l where l.id = p_answer.listing_id;
  if exists (select from private.withheld_answers w where w.answer_id = p_answer.id) then
    raise exception using errcode = 'PT409', message = 'answer_withheld';
  end if;
end;
$$;

-- Withdraws a home and so hides it from every public page. That cancels its showings; its offers pause
-- (paused_offers). The caller holds the lock on its owner's homes.
create function private.withhold_home(p_listing_id uuid, p_case_id uuid) returns void
language sql volatile set search_path = '' as $$
  -- If another case hides the home already, keep the status from before that.
  insert into private.withheld_homes (listing_id, case_id, was)
  select l.id, p_case_id, coalesce(
    (select w.was from private.withheld_homes w where w.listing_id = l.id limit 1), l.status)
  from public.listings l where l.id = p_listing_id
  on conflict do nothing;
  update public.listings l set status = 'withdrawn'
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

-- Restores the homes of a case, unless another case withholds them or they were changed since.
create function private.release_homes(p_case_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  home record;
begin
  for home in
    delete from private.withheld_homes w where w.case_id = p_case_id returning w.listing_id, w.was
  loop
    continue when home.was not in ('active', 'pending')
      or exists (select from private.withheld_homes w where w.listing_id = home.listing_id)
      or exists (select from public.listings l
                 where l.id = home.listing_id and (private.is_suspended(l.user_id) or private.must_show_ownership(l)));
    update public.listings l set status = 'active' where l.id = home.listing_id and l.status = 'withdrawn';
    if found and home.was = 'pending' then
      update public.listings l set status = 'pending' where l.id = home.listing_id;
    end if;
  end loop;
end;
$$;

-- Suspends the person of a case: hides their homes and cancels the showings they have requested. The caller holds
-- the locks of private.owners_around(). Their live offers end when a person acts on the home's offers, or at the
-- next tick (private.settle_offers); an agreed sale is left to the home's owner.
create function private.suspend_person(p_case private.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.suspensions (case_id, person_id, mailbox_hash)
  values (p_case.id, p_case.accused_id, p_case.accused_mailbox)
  on conflict do nothing;
  perform private.withhold_home(l.id, p_case.id) from public.listings l
  where l.user_id = p_case.accused_id and (l.status in ('active', 'pending') or exists (
    select from private.withheld_homes w where w.listing_id = l.id))
  order by l.id;
  update public.bookings b set status = 'cancelled'
  where b.status in ('pending', 'confirmed') and b.starts_at > now()
    and p_case.accused_mailbox in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b));
end;
$$;

-- The person of a case and the owners of the homes they are going to view, in locking order.
create function private.owners_around(p_case private.cases) returns setof uuid
language sql stable set search_path = '' as $$
  select p_case.accused_id where p_case.accused_id is not null
  union
  select b.owner_id from public.bookings b
  where b.status in ('pending', 'confirmed') and b.starts_at > now()
    and p_case.accused_mailbox in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b))
  order by 1;
$$;

-- Requests that were being stored while their visitor was suspended: neither saw the other. They lapse at the next tick.
insert into private.duties (name, every, work) values
  ('cancel requests of suspended people', '0', $$
    -- Each minute, showings to come are only read if somebody was suspended: the offset keeps Postgres from reading them first.
    update private.booking_origins o set lapses_at = now() where o.booking_id in (
      select late.booking_id from (
        select found.id from private.suspensions s cross join lateral (
          select b.id from public.bookings b
          where b.status in ('pending', 'confirmed') and b.starts_at > now() and b.created_at < s.since
            and s.mailbox_hash in (private.mailbox_hash(b.visitor_email), private.visitor_mailbox(b))
          offset 0) as found
        where s.since > now() - interval '10 minutes'
        offset 0) as theirs
      join private.booking_origins late on late.booking_id = theirs.id and late.lapses_at is null
      for update of late skip locked)$$);
