-- News by email for people without an account: they give an address and, optionally, a place as a search term, or a
-- whole search (see kept_searches). Nothing is sent until they confirm the address by mail (double opt-in); then they
-- get at most one email a day, when there are new homes. A person who subscribes to the showing times of one home is
-- told of them once (see waiting).
--
-- New homes are found by published_at, so no list of finds is kept. Each email gets its own tokens when it is sent, as
-- with the visitor's link to a showing. Unsubscribing deletes the row, and so does a
-- confirmation that is not answered for 7 days.

create table private.news_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and private.is_email(email)),
  search_term text check (char_length(search_term) between 1 and 200 and search_term !~ '[[:cntrl:]]'),
  words tsquery,
  filters jsonb,
  name text check (char_length(name) between 1 and 120 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  saved_search_id uuid references public.saved_searches (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  told_until timestamptz,
  telling_until timestamptz,
  constraint news_subscriptions_confirmed check (confirmed_at is null or told_until is not null),
  constraint news_subscriptions_of_times check (listing_id is null or search_term is null and told_until is not null),
  constraint news_subscriptions_of_search check (
    (filters is null) = (name is null)
    and (filters is null or search_term is null and listing_id is null and octet_length(filters::text) <= 2000)
    and (saved_search_id is null or filters is not null and confirmed_at is not null))
);
comment on table private.news_subscriptions is 'Addresses subscribed to news of new homes, and the state of their mail.';
comment on column private.news_subscriptions.words is 'The search term as a query; null for all homes.';
comment on column private.news_subscriptions.filters is 'A search kept for the address, as in saved_searches; null for other news.';
comment on column private.news_subscriptions.name is 'The name of the search in its mail.';
comment on column private.news_subscriptions.saved_search_id is 'The saved search that this search has become, in an account with this address. From then on the account mails; the links of earlier mail still end it.';
comment on column private.news_subscriptions.listing_id is 'The home whose showing times the person waits for; null for news of new homes.';
comment on column private.news_subscriptions.told_until is 'Homes published or times opened after this are news.';
comment on column private.news_subscriptions.telling_until is 'The email on its way contains homes up to this time, so that a retry sends the same email.';
create unique index news_subscriptions_once on private.news_subscriptions
  (lower(email), lower(coalesce(search_term, ''))) where listing_id is null and filters is null;
create unique index news_subscriptions_search_once on private.news_subscriptions (lower(email), filters)
  where filters is not null;
create index news_subscriptions_of_saved_search on private.news_subscriptions (saved_search_id)
  where saved_search_id is not null;
-- This holds only for subscriptions to one home's times.
create unique index news_subscriptions_wait_once on private.news_subscriptions
  (listing_id, private.mailbox_of(email));
create index news_subscriptions_unanswered on private.news_subscriptions (asked_at)
  where confirmed_at is null;
create index news_subscriptions_of_mailbox on private.news_subscriptions (private.mailbox_of(email));

select private.only_for_server('select, insert, update, delete', 'news_subscriptions');

select private.let_links_lead_to('subscription', 'private.news_subscriptions');
insert into private.link_purposes (purpose, subject) values
  ('news_confirm', 'subscription'),
  ('news_leave', 'subscription');

-- Writes the email that asks whether a subscription is wanted. It replaces one that is still waiting, but
-- not one that is being sent.
create function private.ask_to_confirm(p_subscription_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.email_outbox o
  where o.news_subscription_id = p_subscription_id and o.kind = 'confirm'
    and (o.leased_until is null or o.leased_until < now());
  insert into private.email_outbox (news_subscription_id, kind, recipient)
  values (p_subscription_id, 'confirm', 'subscriber');
end;
$$;

-- Subscribes an address to new homes. A mailbox may have five of these subscriptions, however its address is
-- written. Without an address, only the search term is checked.
create function private.request_news(p_email text default null, p_search_term text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked constant tsquery := case when p_search_term is not null
                                 then private.search_query(p_search_term) end;
  mailbox constant text := private.mailbox_of(p_email);
  subscription uuid;
begin
  -- A search term without a searchable word would match every home.
  if p_search_term is not null and asked is null then
    raise exception using errcode = 'PT422', message = 'news_place_invalid';
  end if;
  if p_email is null then
    return null;
  end if;
  perform private.take_turn('news:' || mailbox);
  update private.news_subscriptions s set asked_at = now()
  where s.listing_id is null and s.filters is null and lower(s.email) = lower(p_email)
    and lower(coalesce(s.search_term, '')) = lower(coalesce(p_search_term, ''))
  returning s.id into subscription;
  if subscription is null then
    if (select count(*) from private.news_subscriptions s
        where s.listing_id is null and s.filters is null and private.mailbox_of(s.email) = mailbox) >= 5 then
      return null;
    end if;
    insert into private.news_subscriptions as s (email, search_term, words)
    values (p_email, p_search_term, asked)
    returning s.id into subscription;
  end if;
  perform private.ask_to_confirm(subscription);
  return subscription;
end;
$$;

-- The homes in a news email: new ones, and for a whole search also those whose price was lowered.
create function private.new_homes(p_subscription private.news_subscriptions) returns setof public.listings
language plpgsql stable set search_path = '' as $$
declare
  told_until constant timestamptz := p_subscription.told_until;
  until constant timestamptz := coalesce(p_subscription.telling_until, now());
begin
  if p_subscription.filters is null then
    return query
    select l.* from public.listings l
    where l.status = 'active' and l.published_at > told_until and l.published_at <= until
      and (p_subscription.words is null or l.search @@ p_subscription.words);
  else
    return query select * from private.new_homes_of_search(p_subscription.filters, told_until, until);
  end if;
end;
$$;

-- Confirms a subscription. Returns {search_term, home_id, search}, or null for an invalid link. Repeating it changes
-- nothing, except that a search whose mail was switched off is mailed again.
create function private.confirm_news(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  confirmed constant uuid := (private.open_link(p_token, '{news_confirm}')).subscription_id;
  answer jsonb;
begin
  -- The address is locked before the subscription (see lock_order).
  perform private.wake_kept_search(confirmed);
  update private.news_subscriptions s
  set confirmed_at = coalesce(s.confirmed_at, now()), told_until = coalesce(s.told_until, now())
  where s.id = confirmed
  returning jsonb_build_object('search_term', s.search_term, 'home_id', s.listing_id, 'search',
    case when s.filters is not null then jsonb_build_object('name', s.name, 'filters', s.filters) end) into answer;
  if answer is not null then
    delete from private.email_outbox o where o.news_subscription_id = confirmed and o.kind = 'confirm';
    -- Times are announced by the clock.
    perform private.plan_news(confirmed, null) where answer ->> 'home_id' is null;
    perform private.bring_kept_searches(private.person_at(s.email), s.email)
    from private.news_subscriptions s where s.id = confirmed and s.filters is not null;
  end if;
  return answer;
end;
$$;

-- Ends a subscription, without revealing whether there was one. A search that has become an account's stays in the
-- account, without mail.
create function private.leave_news(p_token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  leaving constant uuid := (private.open_link(p_token, '{news_leave}')).subscription_id;
begin
  update public.saved_searches k set frequency = 'off'
  from private.news_subscriptions s where s.id = leaving and k.id = s.saved_search_id;
  delete from private.news_subscriptions s where s.id = leaving;
end;
$$;

-- An account's export and its deletion include the news subscriptions of its address.
create function private.my_news() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'email', s.email, 'search_term', s.search_term, 'search', s.filters, 'showing_times_of', s.listing_id, 'asked_at', s.asked_at,
    'confirmed_at', s.confirmed_at) order by s.asked_at, s.id), '[]')
  from auth.users u
  join private.news_subscriptions s
    on private.mailbox_of(s.email) = private.mailbox_of(u.email) and lower(s.email) = lower(u.email)
  where u.id = (select auth.uid());
$$;

create function private.forget_news_of(p_email text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.news_subscriptions s
  where private.mailbox_of(s.email) = private.mailbox_of(p_email) and lower(s.email) = lower(p_email);
$$;

create function private.forget_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_news_of(old.email);
  return null;
end;
$$;

create trigger forget_news after delete on auth.users
  for each row execute function private.forget_news();

select private.expose('request_news(p_email, p_search_term)', 'service_role',
  'Called by the function news. Subscribes an address; returns the subscription whose confirmation is to be mailed.');
select private.expose('confirm_news(token)', 'anon, authenticated',
  'Called through the link in an email. Confirms the subscription. Null for an invalid link.');
select private.expose('leave_news(token)', 'anon, authenticated',
  'Called through the link in an email. Unsubscribes. The answer is the same for every link.');
select private.expose('my_news()', 'authenticated',
  'The news subscriptions of the caller''s address, for the export.');
