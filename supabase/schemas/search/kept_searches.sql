-- A search kept for an address, by a person without an account.
--
-- It is a news subscription with a whole search in place of a search term, so confirming, mailing, ending, exporting
-- and deleting work as for news. When the address has an account that confirmed it, the search becomes one of that
-- account's saved searches: right away, or when such an account comes. The subscription then stays for the links of
-- earlier mail, and sends no mail any more (decision 180).

-- Keeps a search for an address, or finds it there. A mailbox may have as many as an account. Without an address, only
-- the search is checked.
create function private.request_search(p_name text, p_filters jsonb, p_email text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept constant jsonb := private.kept_filters(p_filters);
  mailbox constant text := private.mailbox_of(p_email);
  subscription uuid;
begin
  perform private.check_kept_filters(kept);
  if p_email is null then
    return null;
  end if;
  perform private.take_turn('news:' || mailbox);
  update private.news_subscriptions s set asked_at = now()
  where lower(s.email) = lower(p_email) and s.filters = kept
  returning s.id into subscription;
  if subscription is null then
    if (select count(*) from private.news_subscriptions s
        where s.filters is not null and private.mailbox_of(s.email) = mailbox) >= private.limit_of('saved_searches') then
      return null;
    end if;
    insert into private.news_subscriptions as s (email, name, filters) values (p_email, p_name, kept)
    returning s.id into subscription;
  end if;
  perform private.ask_to_confirm(subscription);
  return subscription;
end;
$$;

select private.expose('request_search(p_name, p_filters, p_email)', 'service_role',
  'Called by the function news. Keeps a search for an address; returns the subscription whose confirmation is to be mailed.');

-- The homes of a search that were published, or whose price was lowered, within a time. Each half has an index.
create function private.new_homes_of_search(p_filters jsonb, p_after timestamptz, p_until timestamptz)
returns setof public.listings
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := private.asked_filters(p_filters);
begin
  return query execute format($sql$
    select l.* from public.listings l
    where l.status = 'active' and %3$s and l.published_at <= %2$L and %4$s
    union all
    select l.* from public.listings l
    where l.status = 'active' and l.reduced_at > %1$L and l.reduced_at <= %2$L and l.published_at <= %1$L and %4$s
  $sql$, p_after, p_until, private.published_after(quote_literal(p_after)),
    private.home_conditions(asked, private.asked_query(p_filters), private.area_bounds(asked ->> 'area')));
end;
$$;

-- A person asks again for a search that their account already has: its mail is switched on again. Locks what
-- bring_kept_searches and the deletion of an account lock before the subscription.
create function private.wake_kept_search(p_subscription_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from private.news_subscriptions s join auth.users u on u.id = private.person_at(s.email)
  where s.id = p_subscription_id and s.filters is not null for key share of u;
  update public.saved_searches k set frequency = 'daily'
  from private.news_subscriptions s
  where s.id = p_subscription_id and k.id = s.saved_search_id and k.frequency = 'off';
end;
$$;

-- Moves the searches kept for an address to the account that has confirmed it, as many as it may have; the rest are
-- mailed to the address as before. Mail that was planned still tells of the new homes until now.
create function private.bring_kept_searches(p_person uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.news_subscriptions;
  place uuid;
begin
  if p_person is null or private.person_at(p_email) is distinct from p_person then
    return;
  end if;
  for kept in
    select s.* from private.news_subscriptions s
    where s.filters is not null and s.confirmed_at is not null and s.saved_search_id is null
      and private.mailbox_of(s.email) = private.mailbox_of(p_email) and lower(s.email) = lower(p_email)
    order by s.confirmed_at, s.id
    for update
  loop
    perform private.take_turn('saved-searches:' || p_person);
    select k.id into place from public.saved_searches k where k.user_id = p_person and k.filters = kept.filters;
    if place is null then
      exit when (select count(*) from public.saved_searches k where k.user_id = p_person)
                >= private.limit_of('saved_searches');
      insert into public.saved_searches (user_id, name, filters) values (p_person, kept.name, kept.filters)
      returning id into place;
    end if;
    update private.news_subscriptions s
    set saved_search_id = place, telling_until = coalesce(s.telling_until, now())
    where s.id = kept.id;
  end loop;
end;
$$;
