-- Forgetting the people who worked on a sale: 90 days after its end, their names, addresses and numbers are deleted
-- everywhere. They are in these places: the party's row, the mail and the links to it, the facts of the sale that name
-- its inspector or an officer, the times that it took at the home, and the owner's notifications about those times.
-- Words that people wrote themselves, such as a note, stay with those who wrote them.

-- Fields of facts that name a person who may be a party. An inspector who takes a time is named there by
-- private.note_appointment().
create function private.facts_of_parties() returns table (kind text, field text)
language sql immutable set search_path = '' as $$
  values ('inspection', 'inspector'), ('title', 'officer'), ('loan', 'officer');
$$;

-- Whether a text has a person's name in it, as whole words: "Joe Moe, Moe Home Inspections" has Joe Moe.
create function private.has_name(p_text text, p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(words[1], words[2]) > 0
  from (select array_agg(' ' || btrim(regexp_replace(lower(written), '[[:space:][:punct:]]+', ' ', 'g')) || ' ' order by n) as words
        from unnest(array[p_text, p_name]) with ordinality as each (written, n)) as both_texts;
$$;

-- Names and addresses of parties are forgotten 90 days after the sale has ended.
create or replace function private.forget_parties() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  old uuid[] := array(
    select p.id from public.sale_parties p join public.sales s on s.id = p.sale_id
    where s.ended_at < now() - make_interval(days => private.limit_of('parties.days_kept')) and p.email is not null
    order by p.id for update of p skip locked);
begin
  update public.sale_facts f set value = null
  from public.sale_parties p, private.facts_of_parties() as named
  where p.id = any (old) and f.sale_id = p.sale_id and f.kind = named.kind and f.field = named.field
    and private.has_name(f.value, p.name);
  delete from private.invitation_links k where k.party_id = any (old);
  update public.sale_parties p
  set name = null, email = null, phone = null, ended_at = coalesce(p.ended_at, now()), why = coalesce(p.why, 'revoked')
  where p.id = any (old);
  perform private.forget_times_of_parties();
  perform private.forget_news_of_people();
  -- Mail is locked last.
  delete from private.email_outbox o where o.party_id = any (old);
  return cardinality(old);
end;
$$;

-- A time at the home is forgotten with its party, also where the party's name went with the account that had invited
-- it. The cancellation of a time to come is mailed first, because its mail is built from that row.
create function private.forget_times_of_parties() returns void
language sql volatile set search_path = '' as $$
  update public.bookings b
  set visitor_name = 'Former visitor', visitor_email = 'removed@visitor.invalid', visitor_phone = '000-000-0000'
  from public.sale_parties p
  where b.party_id = p.id and p.email is null and b.status in ('cancelled', 'completed')
    and b.visitor_email <> 'removed@visitor.invalid'
    and (b.starts_at < now() or not exists (
      select from private.email_outbox o
      where o.booking_id = b.id and o.kind = 'cancelled' and o.sent_at is null and o.dropped_at is null));
$$;

-- The owner's notifications about a time lose the name of a party that is forgotten. Those about people who share a home
-- or an offer lose the name after the same number of days: the person may have refused, left or closed their account.
-- Notifications that are being read right now are skipped, and lose the name the next day.
create function private.forget_news_of_people() returns void
language sql volatile set search_path = '' as $$
  update public.notifications n set data = n.data - 'name'
  where n.id in (
    select told.id from public.notifications told
    where told.data ? 'name' and told.id in (
      select about.id
      from public.bookings b
      join public.notifications about on about.subject_id = b.id
        and about.kind in (select k.kind from private.notification_kinds k where k.push = 'showings')
      where b.party_id is not null and b.visitor_email = 'removed@visitor.invalid'
        -- Older times have no notifications any more.
        and b.starts_at > now() - make_interval(days => private.limit_of('notifications.days') + 2)
      union all
      select about.id from public.notifications about
      where about.kind in ('home_owner', 'offer_buyers')
        and about.created_at < now() - make_interval(days => private.limit_of('parties.days_kept')))
    for update of told skip locked);
$$;
