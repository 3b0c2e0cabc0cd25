-- What happens to a signing: a side sends a PDF, the function hands it to the signing service and later reads there how
-- it stands, and the signed papers are filed in the sale. A call that is repeated changes nothing.

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  -- The service mails the link to sign itself.
  ('signing_ready', false, 'elsewhere', 'none', 'elsewhere'),
  ('signing_signed', false, 'always', 'at_once', 'happened'),
  ('signing_ended', false, 'always', 'at_once', 'happened');

create function private.tell_of_signing(
  p_offer public.offers, p_signing private.signings, p_kind text, p_but uuid, p_data jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    array_remove(private.people_of_side(p_offer, side), p_but), p_kind, p_offer.listing_id, p_signing.id,
    jsonb_build_object('as', side, 'home', nullif(p_offer.home, ''), 'room', p_signing.sale_id, 'paper', p_signing.what,
                       'by', p_signing.made_by) || p_data)
  from unnest(array['owner', 'buyer']) as side;
$$;

-- A signing as the function needs it. Addresses leave the database only for the service that mails the links.
create function private.signing_json(p_signing private.signings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_signing.id, 'sale_id', p_signing.sale_id, 'what', p_signing.what, 'state', p_signing.state,
    'file_name', p_signing.file_name, 'sha256', p_signing.sha256, 'envelope_id', p_signing.envelope_id,
    'home', (private.offer_of_sale(p_signing.sale_id)).home, 'zone', private.zone_of_sale(p_signing.sale_id),
    'path', (select f.path from public.sale_files f where f.id = p_signing.file_id),
    'signers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', p.n, 'name', p.name, 'side', p.side, 'email', private.confirmed_email(p.person_id),
        'recipient_id', p.recipient_id) order by p.n), '[]')
      from private.signers p where p.signing_id = p_signing.id));
$$;

-- Records that a side sends a PDF to be signed by everyone. Returns {signing, is_claimed}: only a caller that has claimed
-- it hands it to the service, so that two presses can't send it twice.
create function private.begin_signing(p_caller uuid, p_sale_id uuid, p_id uuid, p_what text, p_file_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), p_caller, null);
  side constant text := private.side_of(offer, p_caller);
  sale public.sales;
  file public.sale_files;
  signing private.signings;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into signing from private.signings g where g.id = p_id;
  if private.is_repeat(case when signing.id is not null then to_jsonb(signing) end, jsonb_build_object(
    'sale_id', sale.id, 'what', p_what, 'made_by', side, 'file_id', p_file_id)) then
    return private.claim_signing(signing);
  end if;
  if p_what is null or p_what not in ('contract', 'amendment', 'release') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  elsif not private.may_sign(sale, p_what) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(p_caller);
  select * into file from public.sale_files f
  where f.id = p_file_id and f.sale_id = sale.id and (f.made_by = side or f.seen_by <> 'side') for no key update;
  if file.id is null then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  elsif file.type <> 'application/pdf' or file.size > private.limit_of('signings.bytes') then
    raise exception using errcode = 'PT422', message = 'signing_needs_pdf';
  elsif exists (
    select from private.signings g where g.sale_id = sale.id and g.what = p_what and g.state in ('sending', 'sent')
  ) then
    raise exception using errcode = 'PT409', message = 'signing_is_open';
  elsif (select count(*) from private.signings g where g.sale_id = sale.id and g.created_at > now() - interval '1 day')
        >= private.limit_of('signings.per_day') then
    raise exception using errcode = 'PT429', message = 'too_many_signings';
  elsif exists (select from private.people_to_sign(offer) p where p.name is null or p.email is null)
     or (select count(distinct p.side) from private.people_to_sign(offer) p) < 2 then
    raise exception using errcode = 'PT409', message = 'signer_unnamed';
  end if;
  insert into private.signings (
    id, sale_id, what, amendment, made_by, person_id, version, file_id, file_name, sha256, look_at)
  values (
    p_id, sale.id, p_what,
    case when p_what = 'amendment' then (
      select max(a.n) from public.amendments a where a.sale_id = sale.id and a.state = 'agreed') end,
    side, p_caller, sale.n, file.id, file.name, file.sha256, clock_timestamp())
  returning * into signing;
  insert into private.signers (signing_id, n, side, person_id, name)
  select signing.id, p.n, p.side, p.person_id, p.name from private.people_to_sign(offer) p;
  -- Everyone reads what they are asked to sign.
  update public.sale_files f set seen_by = 'both' where f.id = file.id and f.seen_by = 'side';
  return private.claim_signing(signing);
end;
$$;

-- Claims a signing that is to be sent and that nobody is sending at this moment. A claim lasts two minutes.
create function private.claim_signing(p_signing private.signings) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  claimed private.signings;
begin
  update private.signings g set look_at = clock_timestamp() + interval '2 minutes'
  where g.id = p_signing.id and g.state = 'sending'
    and (g.look_at is null or g.look_at <= clock_timestamp() or g.problem is not null)
  returning * into claimed;
  -- A second press within the two minutes finds no problem, and so claims nothing.
  update private.signings g set problem = null where g.id = claimed.id and g.problem is not null;
  return jsonb_build_object(
    'signing', private.signing_json(p_signing), 'is_claimed', claimed.id is not null);
end;
$$;

-- The service has it. p_recipients: [{n, id}]. Returns the state here: the clock calls off a signing that was withdrawn in
-- the meantime.
create function private.signing_sent(p_id uuid, p_envelope_id text, p_recipients jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  signing private.signings;
  was text;
begin
  select g.state into was from private.signings g where g.id = p_id for update;
  update private.signings g
  set envelope_id = coalesce(g.envelope_id, p_envelope_id), problem = null,
      state = case g.state when 'sending' then 'sent' else g.state end,
      sent_at = coalesce(g.sent_at, clock_timestamp()),
      look_at = clock_timestamp() + case when g.state in ('sending', 'sent')
        then make_interval(mins => private.limit_of('signings.ask_minutes')) else interval '0' end
  where g.id = p_id returning * into signing;
  update private.signers p set recipient_id = (each ->> 'id')::bigint
  from jsonb_array_elements(p_recipients) as each
  where p.signing_id = p_id and p.n = (each ->> 'n')::smallint;
  if was = 'sending' then
    perform private.tell_of_signing(
      private.offer_of_sale(signing.sale_id), signing, 'signing_ready', signing.person_id);
  end if;
  return signing.state;
end;
$$;

-- The service did not take it. What it refuses waits for a person; anything else is tried again, ever later.
create function private.signing_failed(p_id uuid, p_problem text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.signings g
  set problem = p_problem, tries = least(g.tries + 1, 1000),
      look_at = case p_problem when 'down' then clock_timestamp() + make_interval(mins => least(60, 2 ^ least(g.tries + 1, 6))::integer) end
  where g.id = p_id and g.state = 'sending';
$$;

-- The side that sent a PDF takes it back. Nothing that anyone signed there counts.
create function private.withdraw_signing(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  sale_id constant uuid := (select g.sale_id from private.signings g where g.id = p_id);
  offer constant public.offers := private.hold_offer((select s.offer_id from public.sales s where s.id = sale_id), me, null, true);
begin
  if not exists (
    select from private.signings g where g.id = p_id and g.made_by = private.side_of(offer, me) for update
  ) then
    raise exception using errcode = 'PT404', message = 'signing_unknown';
  end if;
  update private.signings g
  set state = 'withdrawn', problem = null, ended_at = clock_timestamp(), look_at = clock_timestamp()
  where g.id = p_id and g.state in ('sending', 'sent');
  if not found and not exists (select from private.signings g where g.id = p_id and g.state = 'withdrawn') then
    raise exception using errcode = 'PT409', message = 'signing_over';
  end if;
  return private.signings_of_sale(sale_id);
end;
$$;

-- The recipient that a person is at the service, while they can still sign; null for anyone else.
create function private.signer_of(p_caller uuid, p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('envelope_id', g.envelope_id, 'recipient_id', p.recipient_id)
  from private.signings g join private.signers p on p.signing_id = g.id
  where g.id = p_id and g.state = 'sent' and p.person_id = p_caller and p.state in ('waiting', 'opened');
$$;

-- How the people stand at the service: [{id, state, reason}]. A person who has signed stays so.
create function private.note_signers(p_signing_id uuid, p_recipients jsonb) returns void
language sql volatile set search_path = '' as $$
  update private.signers p
  set state = each ->> 'state',
      reason = case when each ->> 'state' = 'declined' and p.person_id is not null
        then left(regexp_replace(coalesce(each ->> 'reason', ''), '[\x01-\x09\x0b-\x1f\x7f]', ' ', 'g'), 500) else '' end
  from jsonb_array_elements(p_recipients) as each
  where p.signing_id = p_signing_id and p.recipient_id = (each ->> 'id')::bigint and p.state not in ('signed', 'declined');
$$;

-- What the service says of a signing that isn't signed by all: it goes on, someone declined, its time is over, or it was
-- called off there.
create function private.note_signing(p_id uuid, p_state text, p_recipients jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  signing private.signings;
begin
  select * into signing from private.signings g where g.id = p_id for update;
  if signing.state <> 'sent' then
    return signing.state;
  end if;
  perform private.note_signers(p_id, p_recipients);
  update private.signings g
  set state = p_state, ended_at = case when p_state <> 'sent' then clock_timestamp() end,
      -- A signing whose time is over is called off at the service, so that nobody signs it any more.
      look_at = case p_state
        when 'sent' then clock_timestamp() + make_interval(mins => private.limit_of('signings.ask_minutes'))
        when 'expired' then clock_timestamp() end
  where g.id = p_id returning * into signing;
  if p_state in ('declined', 'expired') then
    perform private.tell_of_signing(
      private.offer_of_sale(signing.sale_id), signing, 'signing_ended',
      (select p.person_id from private.signers p where p.signing_id = p_id and p.state = 'declined' order by p.n limit 1),
      jsonb_build_object('ended', p_state));
  end if;
  return signing.state;
end;
$$;

-- Everyone has signed: files the papers, and proposes the day as the contract's. p_files: [{part, id, path, name, size,
-- sha256}]. Returns false if the signing had ended before; then the caller's files belong to nobody and are swept.
create function private.finish_signing(p_id uuid, p_recipients jsonb, p_signed_at timestamptz, p_files jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  signing private.signings;
  offer public.offers;
  sale public.sales;
begin
  select * into signing from private.signings g where g.id = p_id;
  offer := private.offer_of_sale(signing.sale_id);
  -- Files of a sale are written under its locks. The people who act here have acted at the service.
  offer := private.hold_offer(offer.id, coalesce(
    private.person_of_side(offer, signing.made_by), private.person_of_side(offer, private.other_side(signing.made_by))), null, true);
  select * into sale from public.sales s where s.id = signing.sale_id for no key update;
  select * into signing from private.signings g where g.id = p_id for update;
  if signing.state <> 'sent' then
    update private.signings g set late = 'signed' where g.id = p_id and g.state in ('declined', 'expired', 'withdrawn');
    return false;
  end if;
  perform private.note_signers(p_id, p_recipients);
  update private.signings g
  set state = 'signed', ended_at = clock_timestamp(), look_at = null,
      signed_on = (p_signed_at at time zone private.zone_of_sale(sale.id))::date
  where g.id = p_id returning * into signing;
  insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256, person_id, created_at)
  select (each ->> 'id')::uuid, sale.id, 'contract', signing.made_by, 'both', each ->> 'name', 'application/pdf',
         (each ->> 'size')::integer, each ->> 'path', each ->> 'sha256', signing.person_id,
         -- The paper comes first in the list of files.
         clock_timestamp()
  from jsonb_array_elements(p_files) as each;
  insert into private.signed_files (file_id, signing_id, part)
  select (each ->> 'id')::uuid, p_id, each ->> 'part' from jsonb_array_elements(p_files) as each;
  perform private.tell_of_signing(offer, signing, 'signing_signed', null);
  perform private.propose_signed_day(sale, signing);
  return true;
end;
$$;

-- Proposes the day of the last signature as the day from which deadlines are counted, for the side that sent the PDF. The
-- other side agrees as to any day: the rule for counting is in the contract, which nobody here has read. A day that was
-- proposed or agreed on by hand stays, and so does everything if other terms are in force by now.
create function private.propose_signed_day(p_sale public.sales, p_signing private.signings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  step public.sale_steps;
begin
  select * into step from public.sale_steps t where t.sale_id = p_sale.id and t.kind = 'contract';
  if p_signing.what <> 'contract' or step.proposed_on is not null or not private.is_current_signing(p_signing) then
    return;
  end if;
  perform private.act_on_step(
    p_signing.person_id, p_sale.id, 'contract', step.acts, 'proposed', p_signing.signed_on, p_sale.counts, p_sale.moves,
    p_sale.until_hour, p_sale.otherwise, '');
exception when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
  -- Who sent it may have left or be suspended by now, or both sides have agreed on a day. The papers are filed all the same.
  return;
end;
$$;

-- Signings for the clock, each claimed for a few minutes: those to send, to ask about, and to call off.
create function private.due_signings(p_limit integer default 10) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select g.id from private.signings g where g.look_at <= clock_timestamp() order by g.look_at limit least(greatest(p_limit, 1), 50)
    for no key update skip locked
  ), claimed as (
    update private.signings g set look_at = clock_timestamp() + interval '5 minutes', problem = null from due where g.id = due.id returning g.*
  )
  select coalesce(jsonb_agg(private.signing_json(claimed)), '[]') from claimed;
$$;

-- The service reports that something changed at an envelope: the clock looks at it with its next tick, unless the caller
-- does so right away. What the report says is not believed. Returns whether the envelope is one of ours.
create function private.signing_changed(p_envelope_id text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.signings g set look_at = clock_timestamp() where g.envelope_id = p_envelope_id and g.state <> 'signed';
  return exists (select from private.signings g where g.envelope_id = p_envelope_id);
end;
$$;

-- The service holds nothing open of a signing that has ended here. p_late is how it stands there: signed, declined, or
-- null.
create function private.signing_called_off(p_id uuid, p_late text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update private.signings g
  set look_at = null, late = case when p_late <> g.state then p_late else g.late end
  where g.id = p_id and g.ended_at is not null;
$$;

insert into private.duties (name, every, route, due) values
  ('carry on with what is to be signed', '0', 'documents/signings/round',
   'exists (select from private.signings where look_at <= now())');

select private.expose('begin_signing(p_caller, p_sale_id, p_id, p_what, p_file_id)', 'service_role',
  'Called by the function documents. Records that a side sends a PDF of a sale to be signed: {signing, is_claimed}.');
select private.expose('signing_sent(p_id, p_envelope_id, p_recipients)', 'service_role',
  'Called by the function documents. Records that the signing service has it. Returns its state.');
select private.expose('signing_failed(p_id, p_problem)', 'service_role',
  'Called by the function documents. Records that the signing service did not take it.');
select private.expose('withdraw_signing(id)', 'authenticated',
  'The side that sent a PDF to be signed takes it back.');
select private.expose('signing_changed(p_envelope_id)', 'service_role',
  'Called by the function documents. Has the clock look at an envelope soon. Returns whether it is one of ours.');
select private.expose('signer_of(p_caller, p_id)', 'service_role',
  'Called by the function documents. The recipient that a person is at the signing service, while they can sign, or null.');
select private.expose('note_signing(p_id, p_state, p_recipients)', 'service_role',
  'Called by the function documents. Records how a signing that is not complete stands at the service. Returns its state.');
select private.expose('finish_signing(p_id, p_recipients, p_signed_at, p_files)', 'service_role',
  'Called by the function documents. Files the signed papers in the sale, and proposes the contract''s day.');
select private.expose('due_signings(p_limit)', 'service_role',
  'Called by the function documents. Signings to send, to ask about or to call off.');
select private.expose('signing_called_off(p_id, p_late)', 'service_role',
  'Called by the function documents. Records that the service holds an ended signing open no longer.');
