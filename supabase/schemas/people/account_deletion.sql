-- Deleting an account, in steps that can be interrupted and repeated: begin (hides everything from the
-- public and tells visitors), what the function `user` does at Stripe and in storage, and finish, which
-- deletes the user and with it all its rows.
--
-- Emails about cancelled showings are built from the bookings when they are sent, so the account stays until
-- they are out. Payments stay for the books: private.payment_facts and stripe_events name no person, and
-- the link from customer to user (stripe_customers) is deleted with the account.

create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  attempted_at timestamptz not null default now()
);
comment on table private.account_deletions is 'Accounts that are being deleted. The row is deleted with the account.';
comment on column private.account_deletions.attempted_at is 'When the deletion was last attempted; the scheduler retries it after a minute.';
create index account_deletions_attempted_at on private.account_deletions (attempted_at);

select private.only_for_server('select, insert, update, delete', 'account_deletions');

-- Whether the caller has just signed in, which deleting the account requires. Refreshing a session does
-- not make it recent.
create function private.signed_in_recently() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.sessions s
    where s.id::text = (select auth.jwt()) ->> 'session_id'
      and s.user_id = (select auth.uid())
      and s.created_at > now() - interval '5 minutes'
  );
$$;

select private.expose('signed_in_recently()', 'authenticated',
  'Whether the caller signed in within the last five minutes.');

-- The address of an account that signs in with a password, which deleting it then requires; null without one.
create function private.address_with_password(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select u.email from auth.users u
  where u.id = p_user_id and coalesce(u.encrypted_password, '') <> ''
    and u.raw_app_meta_data -> 'providers' ? 'email';
$$;

select private.expose('address_with_password(p_user_id)', 'service_role',
  'Called by the function user. The address of an account that signs in with a password.');

-- Hides everything that belongs to a closing account. Withdrawing a home cancels its showings, which
-- queues emails; only those to visitors are kept.
create function private.hide_account(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.listings l set status = 'withdrawn'
  where l.user_id = p_user_id and l.status in ('active', 'pending');
  delete from public.favorites f where f.user_id = p_user_id;
  delete from public.home_marks m where m.user_id = p_user_id;
  delete from public.home_visits v where v.user_id = p_user_id;
  delete from public.shared_lists l where l.user_id = p_user_id;
  -- Homes are locked in the order in which publishing a home locks them.
  perform from public.saved_searches s where s.user_id = p_user_id order by s.id for update;
  delete from public.saved_searches s where s.user_id = p_user_id;
  perform private.end_links('{feed,mail_at_once,mail_daily}', array[p_user_id]);
  -- Offers end before notifications are deleted, as when a home is deleted.
  perform private.forget_news_of(u.email) from auth.users u where u.id = p_user_id;
  delete from public.push_subscriptions s where s.user_id = p_user_id;
  delete from private.email_outbox o where o.person_id = p_user_id;
  delete from public.notifications n where n.user_id = p_user_id;
  delete from private.email_outbox o using public.bookings b
  where b.id = o.booking_id and b.owner_id = p_user_id and o.sent_at is null
    and (o.recipient = 'owner' or o.kind <> 'cancelled');
end;
$$;

-- An account's files, in batches.
create function private.files_of_account(p_user_id uuid, p_limit integer default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', f.bucket_id, 'name', f.name)), '[]')
  from (
    select own.bucket_id, o.name from unnest(array['avatars', 'documents', 'chat-images', 'sale-files']) as own (bucket_id)
    cross join lateral private.files_in(own.bucket_id, p_user_id::text) as o
    union all
    select 'property-images', o.name from public.listings l
    cross join lateral private.files_in('property-images', l.id::text) as o
    where l.user_id = p_user_id and not private.is_kept_photo(private.photo_of_file(o.name))
    limit least(greatest(coalesce(p_limit, 100), 1), 500)
  ) f;
$$;

-- Marks and hides the account, and returns what has to be ended at Stripe.
create function private.begin_account_deletion(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_homes_around(p_user_id);
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not found then
    return null;
  end if;
  insert into private.account_deletions (user_id) values (p_user_id)
  on conflict (user_id) do update set attempted_at = now();
  perform private.hide_account(p_user_id);
  return jsonb_build_object(
    'subscriptions', (
      select coalesce(jsonb_agg(s.id order by s.id), '[]')
      from private.running_subscriptions(p_user_id) as s (id)
    ),
    'sessions', (
      select coalesce(jsonb_agg(k.session_id order by k.session_id), '[]')
      from private.checkouts k
      where k.user_id = p_user_id and k.session_id is not null
        and private.checkout_outcome(k.session_id) is null
    )
  );
end;
$$;

-- Deletes the account, or returns what it still waits for.
create function private.finish_account_deletion(p_user_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_homes(p_user_id);
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not found then
    return 'deleted';
  end if;
  if not exists (select 1 from private.account_deletions d where d.user_id = p_user_id) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  -- The access token stays valid for a while; withdraw homes that were published in the meantime.
  perform private.hide_account(p_user_id);
  if exists (
    select 1 from private.email_outbox o
    join public.bookings b on b.id = o.booking_id
    where b.owner_id = p_user_id and o.sent_at is null and o.dropped_at is null
      and o.attempts < 20 and b.starts_at > now()
  ) then
    return 'mail';
  end if;
  if private.files_of_account(p_user_id, 1) <> '[]' then
    return 'files';
  end if;
  -- Counters of the person's mailbox stay as long as all counters, so that deleting an account resets no limit. Locked
  -- counters are skipped: a person who is writing a message holds theirs while they wait for this transaction. Upkeep
  -- deletes them later.
  delete from private.rate_buckets b where (b.key, b.window_start) in (
    select k.key, k.window_start from private.rate_buckets k
    where k.key like '%:' || p_user_id for update skip locked);
  delete from auth.users u where u.id = p_user_id;
  return 'deleted';
end;
$$;

-- Accounts whose deletion was not attempted for a minute, longest first, for the scheduler. Two schedulers never get
-- the same one.
create function private.claim_account_deletions(p_limit integer default 10) returns setof uuid
language sql volatile security definer set search_path = '' as $$
  update private.account_deletions d set attempted_at = now()
  where d.user_id in (
    select due.user_id from private.account_deletions due
    where due.attempted_at < now() - interval '1 minute'
    order by due.attempted_at
    limit least(greatest(coalesce(p_limit, 10), 1), 50)
    for update skip locked
  )
  returning d.user_id;
$$;

select private.expose('begin_account_deletion(p_user_id)', 'service_role',
  'Called by the function user. Marks and hides an account; returns what has to be ended at Stripe.');
select private.expose('files_of_account(p_user_id, p_limit)', 'service_role',
  'Called by the function user. Files of an account, [{bucket, name}], in batches.');
select private.expose('finish_account_deletion(p_user_id)', 'service_role',
  'Called by the function user. Deletes a closing account, or returns what it waits for.');
select private.expose('claim_account_deletions(p_limit)', 'service_role',
  'Called by the function user. Closing accounts that are ready for another attempt.');
