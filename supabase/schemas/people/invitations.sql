-- Invitations by mail: to own a home together, to buy one together, and to take part in a sale. The steps that they
-- share are here, and the acts on them are in memberships.
--
-- The inviting person types a name and an address. The mail has a link with a token, and a second token for mail
-- programs, which refuses the invitation and does nothing else. A link works until its time
-- is over, a new one is mailed, or the invitation is revoked, refused or can't be delivered. A party's link is all that
-- a party needs. Owning or buying together takes an account that has confirmed the invited mailbox: a link that was
-- forwarded opens nothing.
--
-- Order of locks: the home, offer or sale of the invitation, then the row of the invited person, then their links, then
-- their mail.

select private.let_links_lead_to('home_owner', 'public.home_owners');
select private.let_links_lead_to('offer_buyer', 'public.offer_buyers');
select private.let_links_lead_to('party', 'public.sale_parties');
-- A purpose has the name of the mail that has the link.
insert into private.link_purposes (purpose, subject, has_stop, days_limit, looks_per_hour) values
  ('ownership', 'home_owner', true, 'invitations.join_days', 600),
  ('purchase', 'offer_buyer', true, 'invitations.join_days', 600),
  ('invitation', 'party', true, null, 600);

-- Refusals are kept after an invitation ends, so that the same person can't invite the mailbox again.
create table private.invitation_refusals (
  mailbox_hash bytea not null check (octet_length(mailbox_hash) = 32),
  person_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (person_id, mailbox_hash)
);
comment on table private.invitation_refusals is 'Mailboxes whose owners said that an invitation was not for them, with the person who had invited them.';
create index invitation_refusals_by_age on private.invitation_refusals (at);
select private.only_for_server('select, insert, update, delete', 'invitation_refusals');

-- Whether one of these accounts has the mailbox of an address.
create function private.is_mailbox_among(p_email text, p_people uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users u where u.id = any (p_people) and private.mailbox_of(u.email) = private.mailbox_of(p_email));
$$;

-- Whether an account has confirmed the mailbox of an address.
create function private.is_mailbox_of(p_email text, p_person uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.mailbox_of(private.confirmed_email(p_person)) = private.mailbox_of(p_email), false);
$$;

-- Refuses an invitation without a name or an address, from a person who is suspended or closes their account, with a number in the name that could be
-- an account number, or to a mailbox whose owner once told the same person that the invitation isn't for them.
create function private.require_invitable(p_me uuid, p_name text, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_name is null or p_email is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.refuse_suspended(p_me);
  if exists (select from private.account_deletions d where d.user_id = p_me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if private.has_secret_numbers('account ' || p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  if exists (
    select from private.invitation_refusals r
    where r.mailbox_hash = private.mailbox_hash(p_email) and r.person_id = p_me) then
    raise exception using errcode = 'PT409', message = 'invitation_refused';
  end if;
end;
$$;

-- Counts one more mail with an invitation, of all kinds: of those that the mailbox gets in a day, and of those that we
-- send. It is refused here, and not put off until tomorrow, so that the person who invites is told.
create function private.count_invitation_mail(p_email text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  me constant private.caller := private.caller_now();
begin
  if not private.take_part('mail:party', null, me)
     or not private.take_part('invited_mailbox', encode(private.mailbox_hash(p_email), 'hex'), me) then
    raise exception using errcode = 'PT429', message = 'too_many_requests';
  end if;
end;
$$;

-- Counts one more invitation of a person, of all kinds.
create function private.count_invitation(p_me uuid, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.limit_requests('invitation:' || private.person_key(p_me), 86400, private.limit_of('invitations.per_day'));
  perform private.count_invitation_mail(p_email);
end;
$$;

-- Has an invitation mailed with a new link, and ends the links before. p_kind is the mail's: ownership, purchase or
-- invitation. Seed data is not mailed.
create function private.queue_invitation(p_kind text, p_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.end_links(array[p_kind], array[p_id]);
  delete from private.email_outbox o
  where (o.home_owner_id = p_id or o.offer_buyer_id = p_id or o.party_id = p_id)
    and (o.leased_until is null or o.leased_until < now());
  insert into private.email_outbox (home_owner_id, offer_buyer_id, party_id, kind, recipient)
  select case p_kind when 'ownership' then p_id end, case p_kind when 'purchase' then p_id end,
         case p_kind when 'invitation' then p_id end, p_kind, 'party'
  where not private.is_seeding();
$$;

-- Refuses a person who would join by an invitation to a mailbox that their account hasn't confirmed, and a person who
-- is suspended or closes their account. Closing the account either came first and is seen here, or it comes later and
-- ends what the person joined.
create function private.require_invited(p_me uuid, p_email text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_mailbox_of(p_email, p_me) then
    raise exception using errcode = 'PT403', message = 'invitation_of_another';
  end if;
  perform private.refuse_suspended(p_me);
  perform from auth.users u where u.id = p_me for key share;
  if exists (select from private.account_deletions d where d.user_id = p_me) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;

create function private.remember_refusal(p_email text, p_people uuid[]) returns void
language sql volatile set search_path = '' as $$
  insert into private.invitation_refusals (mailbox_hash, person_id)
  select private.mailbox_hash(p_email), person from unnest(p_people) as person
  on conflict do nothing;
$$;

-- Leases due invitations, each with a link of its own, for the function parties. An invited person has at most three
-- links at a time, because an email may arrive although its sender was told otherwise.
create function private.claim_invitations(p_limit integer default 20)
returns table (
  id uuid, attempt smallint, kind text, to_email text, name text, role text, invited_by text, inviter text, home text,
  token text, stop_token text
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('parties', null, p_limit);
begin
  delete from private.links k where k.hash in (
    select old.hash from (
      select l.hash, row_number() over (partition by l.subject_id order by l.created_at desc) as n
      from private.links l join private.email_outbox o on o.subject_id = l.subject_id and o.kind = l.purpose
      where o.id = any (leased)) as old
    where old.n > 2);
  return query
  with keyed as materialized (
    select o.id, o.subject_id, o.attempts, o.kind,
           private.make_link(o.kind, o.subject_id) as link
    from private.email_outbox o where o.id = any (leased)
  )
  select k.id, k.attempts, k.kind, m.email, m.name, m.role, m.side, m.inviter, m.home, (k.link).token, (k.link).stop_token
  from keyed k join private.memberships m on m.id = k.subject_id and m.email is not null
  order by array_position(leased, k.id);
end;
$$;

insert into private.duties (name, every, work) values
  ('delete old refusals of invitations', '1 day', $$
    delete from private.invitation_refusals r where r.at < (select private.kept_since('refused_invitations'))$$);
insert into private.duties (name, every, route, due) values
  ('send mail to invited people', '0', 'parties/send',
   $$exists (select from private.due_mails where topic = 'parties')$$);

select private.expose('claim_invitations(p_limit)', 'service_role',
  'Called by the function parties. Leases due invitations, with all their contents.');
