-- Electronic signatures: a PDF of a sale that went to the signing service, where every person of both sides signs it
-- (decision 199). A signing is for the contract, for an agreed amendment, or for the release of a sale that ends. SQL
-- says who may send and what follows; the function `documents` speaks with the service. What the service says about a
-- signing that has ended here is noted and changes nothing.
--
-- Order of locks: the offer's locks, then its sale, then its signings, then notifications.

create table private.signings (
  id uuid primary key,
  sale_id uuid not null references public.sales (id) on delete cascade,
  what text not null check (what in ('contract', 'amendment', 'release')),
  amendment smallint,
  made_by text not null check (made_by in ('buyer', 'owner')),
  person_id uuid references auth.users (id) on delete set null,
  version integer not null,
  file_id uuid references public.sale_files (id) on delete set null,
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'sending' check (state in ('sending', 'sent', 'signed', 'declined', 'expired', 'withdrawn')),
  envelope_id text unique check (envelope_id ~ '^[A-Za-z0-9_-]{1,100}$'),
  problem text check (problem in ('down', 'refused')),
  tries smallint not null default 0 check (tries >= 0),
  look_at timestamptz,
  late text check (late in ('signed', 'declined')),
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  ended_at timestamptz,
  signed_on date,
  constraint signings_of_amendment check ((amendment is not null) = (what = 'amendment')),
  constraint signings_ended check ((ended_at is null) = (state in ('sending', 'sent'))),
  constraint signings_sent check (state <> 'sent' or (sent_at is not null and envelope_id is not null and problem is null)),
  constraint signings_signed check ((signed_on is not null) = (state = 'signed')),
  constraint signings_late check (late is null or ended_at is not null)
);
comment on table private.signings is 'PDFs of sales that were sent to be signed. signings_of_sale() shows them to both sides.';
comment on column private.signings.amendment is 'The agreed amendment that the PDF is about.';
comment on column private.signings.version is 'The version with the terms that were in force when the PDF was sent. Other terms since then make the signing out of date.';
comment on column private.signings.sha256 is 'The hash of the PDF as it was sent, which the page of signatures names too.';
comment on column private.signings.state is 'sending: the service does not have it yet. sent: people sign. The others are its end.';
comment on column private.signings.envelope_id is 'The id by which the service knows it.';
comment on column private.signings.problem is 'Why the last attempt to send it failed.';
comment on column private.signings.look_at is 'When the clock next looks at it: to send it, to ask the service about it, or to call it off there.';
comment on column private.signings.late is 'What the service said after the signing had ended here.';
create index signings_of_sale_in_order on private.signings (sale_id, created_at);
create index signings_of_person on private.signings (person_id);
create index signings_of_file on private.signings (file_id);
create index signings_to_look_at on private.signings (look_at) where look_at is not null;
create unique index signings_one_open_a_paper on private.signings (sale_id, what) where state in ('sending', 'sent');

create table private.signers (
  signing_id uuid not null references private.signings (id) on delete cascade,
  n smallint not null check (n > 0),
  side text not null check (side in ('buyer', 'owner')),
  person_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) <= 100),
  recipient_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'opened', 'signed', 'declined')),
  reason text not null default '' check (char_length(reason) <= 500 and translate(reason, E'\n', '') !~ '[[:cntrl:]]'),
  primary key (signing_id, n)
);
comment on table private.signers is 'Who signs: every person of both sides, as they were when the PDF was sent.';
comment on column private.signers.recipient_id is 'The number by which the service knows the person.';
comment on column private.signers.reason is 'Why the person declined, in their own words.';
create index signers_of_person on private.signers (person_id);

-- Papers that came of a signing. They can't be deleted as other files can, because both sides have signed them.
create table private.signed_files (
  file_id uuid primary key references public.sale_files (id) on delete cascade,
  signing_id uuid not null references private.signings (id) on delete cascade,
  part text not null check (part in ('paper', 'signatures', 'certificate')),
  constraint signed_files_once unique (signing_id, part)
);
comment on table private.signed_files is 'Which files of a sale came of which signing: the paper, its page of signatures, and the certificate.';

select private.only_for_server('select', 'signings', 'signers', 'signed_files');

-- A person who closes their account leaves neither a name nor words.
create function private.forget_signer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.person_id is null and old.person_id is not null then
    new.name := '';
    new.reason := '';
  end if;
  return new;
end;
$$;
create trigger forget_signer before update of person_id on private.signers
  for each row execute function private.forget_signer();

-- Whether the terms in force are those that the PDF was sent with.
create function private.is_current_signing(p_signing private.signings) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.sales s where s.id = p_signing.sale_id and s.n = p_signing.version);
$$;

-- What can be sent to be signed now. A release is for a sale that ends or has ended, and an amendment is one that both
-- sides have agreed on.
create function private.may_sign(p_sale public.sales, p_what text) returns boolean
language sql stable set search_path = '' as $$
  select case p_what
    when 'release' then private.takes_release(p_sale)
    else p_sale.state = 'open' and (
      p_what <> 'amendment'
      or exists (select from public.amendments a where a.sale_id = p_sale.id and a.state = 'agreed')) end;
$$;

-- What a paper needs before it is deleted: it isn't with the service, and people haven't signed it.
create function private.require_unsigned(p_file_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from private.signings g where g.file_id = p_file_id and g.state in ('sending', 'sent')) then
    raise exception using errcode = 'PT409', message = 'signing_is_open';
  elsif exists (select from private.signed_files f where f.file_id = p_file_id) then
    raise exception using errcode = 'PT409', message = 'file_is_signed';
  end if;
end;
$$;

-- A paper that could not be sent any more is not left to be signed either: after a sale has ended, all but its release,
-- and the release once the two go on with their sale, close it, or one of them has deleted their documents.
create function private.end_signings_of_sale(p_sale public.sales) returns void
language sql volatile set search_path = '' as $$
  update private.signings g
  set state = 'withdrawn', problem = null, ended_at = clock_timestamp(), look_at = clock_timestamp()
  where g.sale_id = p_sale.id and g.state in ('sending', 'sent') and not private.may_sign(p_sale, g.what);
$$;

create function private.end_with_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Parties keep their page for some days, in which the deed is recorded.
  if new.ended_at is not null and old.ended_at is null then
    perform private.end_links_of_sale(new);
  end if;
  perform private.end_signings_of_sale(new);
  return null;
end;
$$;
create trigger end_with_sale after update of ended_at, ends_at, owner_cleared_at, buyer_cleared_at on public.sales
  for each row execute function private.end_with_sale();

-- A signing as one of its people reads it.
create function private.signing_for(p_signing private.signings, p_me uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p_signing.id, 'what', p_signing.what, 'amendment', p_signing.amendment, 'made_by', p_signing.made_by,
    'file_id', p_signing.file_id, 'file_name', p_signing.file_name, 'state', p_signing.state,
    'problem', p_signing.problem, 'late', p_signing.late, 'is_current', private.is_current_signing(p_signing),
    'created_at', p_signing.created_at, 'ended_at', p_signing.ended_at, 'signed_on', p_signing.signed_on,
    'signers', (
      select jsonb_agg(jsonb_build_object(
        'name', p.name, 'side', p.side, 'state', p.state, 'reason', p.reason, 'is_me', coalesce(p.person_id = p_me, false))
        order by p.n)
      from private.signers p where p.signing_id = p_signing.id),
    'files', (
      select coalesce(jsonb_object_agg(f.part, f.file_id), '{}')
      from private.signed_files f where f.signing_id = p_signing.id));
$$;

-- The people who would sign now, and the signings so far, the latest first. Both sides read the same.
create function private.signings_of_sale(p_sale_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  offer public.offers;
begin
  select o.* into offer from public.sales s join public.offers o on o.id = s.offer_id where s.id = p_sale_id;
  if offer.id is null or private.side_of(offer, me) is null or private.has_cleared(p_sale_id, private.side_of(offer, me)) then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  return jsonb_build_object(
    'may_release', (select private.takes_release(s) from public.sales s where s.id = p_sale_id),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('side', each.side, 'name', coalesce(each.name, ''), 'is_me', each.person_id = me) order by each.n), '[]')
      from private.people_to_sign(offer) as each),
    'signings', (
      select coalesce(jsonb_agg(private.signing_for(g, me) order by g.created_at desc, g.id), '[]')
      from private.signings g where g.sale_id = p_sale_id));
end;
$$;

-- The people of both sides in the order in which they sign: owners, then buyers.
create function private.people_to_sign(p_offer public.offers)
returns table (n bigint, side text, person_id uuid, name text, email text)
language sql stable set search_path = '' as $$
  select row_number() over (order by sides.place, each.place), sides.side, each.person,
         private.party_name(each.person, true), private.confirmed_email(each.person)
  from (values (1, 'owner'), (2, 'buyer')) as sides (place, side)
  cross join lateral unnest(private.people_of_side(p_offer, sides.side)) with ordinality as each (person, place);
$$;

-- What a person sent to be signed, and was asked to sign.
create function private.my_signings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('sale_id', g.sale_id) || private.signing_for(g, auth.uid()) order by g.created_at, g.id), '[]')
  from private.signings g
  where g.person_id = auth.uid() or g.id in (select signing_id from private.signers where person_id = auth.uid());
$$;

select private.expose('signings_of_sale(sale_id)', 'authenticated',
  'Who signs the papers of a sale, and what was sent to be signed so far, for either side.');
select private.expose('my_signings()', 'authenticated',
  'What the caller sent to be signed and was asked to sign, for the export.');
