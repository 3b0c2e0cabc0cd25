-- Written by `npm run generate -- types` from supabase/schemas. supabase/migrations.lock says whether it may still change.

set check_function_bodies = off;

drop function public.accept_offer(uuid,integer,text,text,integer);

drop function private.accept_offer(uuid,integer,text,text,integer);

CREATE OR REPLACE FUNCTION private.accept_offer(p_id uuid, p_n integer, p_showings text DEFAULT NULL::text, p_others text DEFAULT NULL::text, p_joins integer DEFAULT 0, p_over uuid DEFAULT NULL::uuid, p_price integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  home public.listings;
  terms public.offer_versions;
  chosen public.offer_settings;
  other public.offers;
begin
  if offer.state = 'accepted' and exists (
    select from public.offer_versions v
    where v.offer_id = p_id and v.n = private.first_version(p_id) and coalesce(v.fixes, v.n) = p_n
      and (p_over is null) = (v.over_price is null) and v.price = coalesce(p_price, v.price)) then
    return private.offer_seen_by(offer, side);
  end if;
  if private.answered_as(offer) <> (case side when 'owner' then 'open' else 'countered' end) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_n is distinct from offer.version or (side = 'owner' and p_joins is distinct from offer.joins) then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  -- The owner proposed these terms to the people who were the buyers at that time.
  if side = 'buyer' and exists (
    select from public.offer_acts a where a.offer_id = p_id and a.n >= p_n and a.act in ('buyer_joined', 'buyer_left')) then
    raise exception using errcode = 'PT409', message = 'buyers_changed';
  end if;
  if p_showings not in ('keep', 'cancel') or p_others not in ('ask', 'decline') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into home from public.listings l where l.id = offer.listing_id;
  if home.status not in ('active', 'pending') or exists (
    select from private.account_deletions d where d.user_id in (offer.owner_id, offer.buyer_id)
  ) then
    raise exception using errcode = 'PT409', message = 'home_takes_no_offers';
  end if;
  perform private.refuse_in_round(home.id);
  select * into terms from public.offer_versions v where v.offer_id = p_id and v.n = p_n;
  if terms.closing_on < (now() at time zone home.time_zone)::date then
    raise exception using errcode = 'PT409', message = 'offer_dates_passed';
  end if;

  terms := private.at_fixed_price(offer, terms, p_over, p_price);
  update public.offers o set state = 'accepted', backup_place = null, version = terms.n where o.id = p_id
  returning * into offer;
  perform private.note_act(offer, 'accepted', side);
  perform private.open_sale(offer, terms, side, (clock_timestamp() at time zone home.time_zone)::date);
  if home.status = 'active' then
    update public.listings l set status = 'pending' where l.id = home.id;
  end if;
  perform private.begin_closing_step(home.user_id, (now() at time zone home.time_zone)::date);

  select * into chosen from public.offer_settings s where s.listing_id = home.id;
  if side = 'owner' then
    chosen.showings_then := coalesce(p_showings, chosen.showings_then);
    chosen.others_then := coalesce(p_others, chosen.others_then);
  end if;
  if chosen.showings_then = 'cancel' then
    perform private.cancel_showings_for(offer);
  end if;
  for other in
    select * from public.offers o
    where o.listing_id = home.id and o.state in ('open', 'countered') order by o.created_at, o.id
  loop
    if chosen.others_then = 'decline' then
      perform private.end_offer(other, 'declined', 'owner');
    else
      update public.offers o set state = 'asked' where o.id = other.id returning * into other;
      perform private.note_act(other, 'asked', 'owner');
      perform private.tell_offer(other, 'buyer', 'offer_backup_asked', jsonb_build_object('n', other.version));
    end if;
  end loop;
  perform private.tell_both(offer, 'offer_accepted');
  return private.offer_seen_by(offer, side);
end;
$function$;

CREATE OR REPLACE FUNCTION private.amended_terms(p_base public.offer_versions, p_closing date, p_changes jsonb)
 RETURNS public.offer_versions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or p_changes ?| array[
       'agent_name', 'note', 'escalates_to', 'escalates_by', 'approved_amount', 'lender', 'has_no_home']
     or jsonb_typeof(p_changes -> 'repairs') <> 'string' then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  return private.offer_terms(
    private.terms_json(p_base) || jsonb_build_object('closing_on', p_closing) || (p_changes - 'repairs')
    || jsonb_build_object('note', ''));
end;
$function$;

CREATE OR REPLACE FUNCTION private.at_fixed_price(p_offer public.offers, p_terms public.offer_versions, p_over uuid, p_price integer)
 RETURNS public.offer_versions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  fixed public.offer_versions := p_terms;
begin
  if p_over is not null then
    select coalesce(v.escalates_to, v.price) into fixed.over_price
    from public.offers o join public.offer_versions v on v.offer_id = o.id and v.n = o.version
    where o.id = p_over and o.id <> p_offer.id and o.listing_id = p_offer.listing_id
      and private.answered_as(o) = 'open' and v.made_by = 'buyer';
    fixed.price := private.risen_price(p_terms, fixed.over_price);
    if p_terms.escalates_to is null or fixed.over_price is null or fixed.price = p_terms.price then
      raise exception using errcode = 'PT409', message = 'price_not_raised';
    end if;
  end if;
  if fixed.price <> coalesce(p_price, case when p_over is null then fixed.price end, 0) then
    raise exception using errcode = 'PT409', message = 'price_not_raised';
  end if;
  if p_terms.escalates_to is null then
    return p_terms;
  end if;
  perform private.refuse_suspended(private.actor_of(p_offer, 'owner'));
  fixed.n := (select max(v.n) + 1 from public.offer_versions v where v.offer_id = p_offer.id);
  fixed.fixes := p_terms.n;
  fixed.escalates_to := null;
  fixed.escalates_by := null;
  fixed.round_id := null;
  fixed.created_at := clock_timestamp();
  insert into public.offer_versions select fixed.*;
  insert into public.offer_files (offer_id, n, document_id, kind, opened_at)
  select f.offer_id, fixed.n, f.document_id, f.kind, f.opened_at
  from public.offer_files f where f.offer_id = p_offer.id and f.n = p_terms.n;
  return fixed;
end;
$function$;

CREATE OR REPLACE FUNCTION private.homes_with_offers_to_answer()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  uid constant uuid := (select auth.uid());
begin
  return (
    select coalesce(jsonb_agg(private.offers_of_home(home.id) order by home.ends, home.id), '[]')
    from (
      select o.listing_id as id, min(o.expires_at) as ends
      from public.offers o
      where (o.owner_id = uid or o.listing_id = any ((select private.shared_homes())::uuid[]))
        and o.state = 'open' and o.version > 0 and o.expires_at > now() and o.listing_id is not null
      group by o.listing_id order by ends, id limit 10
    ) as home);
end;
$function$;

CREATE OR REPLACE FUNCTION private.offer_terms(p_terms jsonb)
 RETURNS public.offer_versions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  terms public.offer_versions;
begin
  if jsonb_typeof(p_terms) is distinct from 'object' or octet_length(p_terms::text) > 8000
     or exists (
       select from jsonb_object_keys(p_terms) as name
       where not private.terms_json(jsonb_populate_record(null::public.offer_versions, '{}')) ? name) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  begin
    terms := jsonb_populate_record(null::public.offer_versions, jsonb_build_object(
      'earnest_money', 0, 'appraisal_gap', 0, 'seller_credit', 0, 'possession_days', 0, 'has_no_home', false) || jsonb_strip_nulls(p_terms));
  exception when data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  terms.included := private.offer_words(terms.included);
  terms.excluded := private.offer_words(terms.excluded);
  terms.note := private.offer_words(terms.note);
  terms.agent_name := nullif(private.offer_words(terms.agent_name, true), '');
  terms.deposit_holder := nullif(private.offer_words(terms.deposit_holder, true), '');
  terms.lender := nullif(private.offer_words(terms.lender, true), '');
  return terms;
end;
$function$;

CREATE OR REPLACE FUNCTION private.propose_terms(p_side text, p_id uuid, p_seen integer, p_terms jsonb, p_valid_until timestamp with time zone, p_files jsonb, p_round_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := private.take_offer_act();
  terms public.offer_versions := private.offer_terms(p_terms);
  offer public.offers := private.hold_offer(p_id, me, p_side);
  round public.offer_rounds;
  latest public.offer_versions;
begin
  select * into latest from public.offer_versions v where v.offer_id = p_id
    and (p_side = 'buyer' or v.n <= offer.version) and not private.is_amendment(v.offer_id, v.n)
  order by v.n desc limit 1;
  -- What a buyer said about themselves stays as they said it, because a counter's terms are the owner's words.
  if p_side = 'owner' then
    terms.approved_amount := case when terms.financing <> 'cash' then latest.approved_amount end;
    terms.lender := case when terms.financing <> 'cash' then latest.lender end;
    terms.has_no_home := latest.has_no_home and terms.home_sale_days is null;
  end if;
  -- The number that a version would get is its id: if that number is stored already, this call is a repeat.
  if latest.n - 1 = p_seen and latest.made_by = p_side then
    perform private.is_repeat(
      private.sent_terms(latest, private.files_of_version(p_id, latest.n)),
      private.sent_terms(terms, p_files, p_valid_until));
    return private.offer_seen_by(offer, p_side);
  end if;
  if private.answered_as(offer) not in ('open', 'countered') then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_seen is distinct from latest.n then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  if not private.sides_may_deal(offer) then
    raise exception using errcode = 'PT409', message = 'offer_not_possible';
  end if;
  round := private.expected_round(offer.listing_id, p_round_id);
  if p_side = 'buyer' and private.is_final(offer.listing_id, latest) then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  latest.n := private.add_offer_version(offer, p_side, terms, p_valid_until, p_files, round);
  if round.id is null then
    update public.offers o
    set version = latest.n, expires_at = p_valid_until, reminded_at = null, backup_place = null,
        state = case p_side when 'buyer' then 'open' else 'countered' end
    where o.id = p_id returning * into offer;
    perform private.tell_offer(offer, private.other_side(p_side),
                               case p_side when 'buyer' then 'offer_made' else 'offer_countered' end,
                               jsonb_build_object('n', latest.n));
  end if;
  return private.offer_seen_by(offer, p_side);
end;
$function$;

CREATE OR REPLACE FUNCTION private.risen_price(p_terms public.offer_versions, p_other integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when p_other >= p_terms.price
    then least(p_terms.escalates_to::bigint, p_other::bigint + p_terms.escalates_by)::integer else p_terms.price end;
$function$;

CREATE OR REPLACE FUNCTION private.sent_terms(p_terms public.offer_versions, p_files jsonb, p_valid_until timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select private.terms_json(p_terms) || jsonb_build_object(
    'valid_until', extract(epoch from coalesce(p_valid_until, p_terms.valid_until)),
    'files', (select coalesce(jsonb_agg(file order by file), '[]') from jsonb_array_elements(
      case when jsonb_typeof(p_files) = 'array' then p_files end) as file));
$function$;

CREATE OR REPLACE FUNCTION private.terms_json(p_version public.offer_versions)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(p_version)
    - '{offer_id,n,made_by,person_id,round_id,valid_until,created_at,fixes,over_price}'::text[];
$function$;

CREATE OR REPLACE FUNCTION private.version_json(p_version public.offer_versions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'n', p_version.n, 'made_by', p_version.made_by, 'round_id', p_version.round_id,
    'valid_until', p_version.valid_until, 'created_at', p_version.created_at,
    'is_sealed', private.is_sealed(p_version.offer_id, p_version.n, p_version.round_id),
    'fixes', p_version.fixes, 'over_price', p_version.over_price,
    'terms', private.terms_json(p_version) || jsonb_build_object('note', first.note),
    'files', private.files_json(p_version.offer_id, first.n))
  from public.offer_versions first
  where first.offer_id = p_version.offer_id and first.n = case
    when private.is_amendment(p_version.offer_id, p_version.n)
      then coalesce(private.first_version(p_version.offer_id), p_version.n)
    else p_version.n end;
$function$;

CREATE OR REPLACE FUNCTION public.accept_offer(id uuid, n integer, showings text DEFAULT NULL::text, others text DEFAULT NULL::text, joins integer DEFAULT 0, over uuid DEFAULT NULL::uuid, price integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.accept_offer(id, n, showings, others, joins, over, price);$function$;

CREATE OR REPLACE FUNCTION public.dashboard_state()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (with me as (
    select (select auth.uid()) as id
  ), homes as (
    select l.* from public.listings l, me
    where l.user_id = me.id or l.id = any ((select private.shared_homes())::uuid[])
    order by l.updated_at desc, l.id
    limit 50
  ), saved as materialized (
    select * from private.saves_of_own_homes()
  ), waiting as (
    select b.listing_id, count(*) as n, count(*) filter (where b.party_id is not null) as visits
    from public.bookings b, me
    where (b.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[]))
      and b.status = 'pending' and b.starts_at > now()
    group by b.listing_id
  ), shown as (
    -- Each of these reads one row from an index, because an owner of many homes has thousands of rows.
    select b.status, jsonb_build_object(
      'id', b.id, 'purpose', b.purpose, 'listing_id', b.listing_id, 'listing_title', h.title,
      'date', b.date, 'time', to_char(b.time, 'HH24:MI'), 'time_zone', h.time_zone,
      'starts_at', b.starts_at, 'visitor_name', b.visitor_name, 'status', b.status, 'holds_time', b.holds_time) as showing
    from me cross join (values ('pending'), ('confirmed')) as live (status)
    cross join lateral (
      select b.id, b.purpose, b.listing_id, b.date, b.time, b.starts_at, b.visitor_name, b.status, b.holds_time
      from (
        (select own.* from public.bookings own
         where own.owner_id = me.id and own.status = live.status and own.starts_at > now()
         order by own.starts_at, own.id limit 1)
        union all
        (select shared.* from public.bookings shared
         where shared.listing_id = any ((select private.shared_homes())::uuid[])
           and shared.status = live.status and shared.starts_at > now()
         order by shared.starts_at, shared.id limit 1)
      ) as b
      order by b.starts_at, b.id limit 1
    ) as b
    join public.listings h on h.id = b.listing_id
  )
  select jsonb_build_object(
    'plan', private.plan_of(me.id),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'title', h.title, 'status', h.status, 'price', h.price,
        'photos', (select count(*) from public.listing_images i where i.listing_id = h.id),
        'description_length', char_length(h.description),
        'missing', to_jsonb(array_remove(array[
          case when h.title = '' then 'title' end, case when h.address = '' and h.status = 'draft' then 'address' end,
          case when h.city = '' then 'city' end, case when h.state = '' then 'state' end,
          case when h.zip_code = '' then 'zip_code' end], null)),
        'published_at', h.published_at, 'updated_at', h.updated_at,
        'offered_slots', (
          select count(*) from public.availability a
          cross join lateral unnest(a.time_slots) as slot
          where a.listing_id = h.id and a.date between current_date - 1 and current_date + 15
            and (a.date + slot) at time zone coalesce(h.time_zone, 'UTC') between
              now() + make_interval(hours => coalesce((
                select r.notice_hours from public.availability_rules r where r.listing_id = h.id), 2))
              and now() + interval '14 days'),
        'unanswered', coalesce((select w.n from waiting w where w.listing_id = h.id), 0),
        'views_this_week', public.views_this_week(h.id),
        'saves_this_week', coalesce((select s.n from saved s where s.listing_id = h.id), 0),
        'feedback', (select count(*) from public.showing_feedback f where f.listing_id = h.id),
        'feedback_high', (
          select count(*) from public.showing_feedback f where f.listing_id = h.id and f.price = 'high'),
        'facts', private.home_facts(h.id, h.published_at, h.sold_at, coalesce(h.time_zone, 'UTC'))
      ) order by h.updated_at desc, h.id), '[]')
      from homes h),
    'unanswered', (select coalesce(sum(w.n), 0) from waiting w),
    'unanswered_visits', (select coalesce(sum(w.visits), 0) from waiting w),
    'first_request', (select shown.showing from shown where shown.status = 'pending'),
    'visitor_proposals', (
      select count(distinct p.booking_id) from public.booking_proposals p
      join public.bookings b on b.id = p.booking_id
      where (p.owner_id = me.id or b.listing_id = any ((select private.shared_homes())::uuid[])) and b.status in ('pending', 'confirmed') and b.starts_at > now()
        and p.made_by = 'visitor' and p.expires_at > now() and p.starts_at > now()),
    'next_confirmed', (select shown.showing from shown where shown.status = 'confirmed'),
    'sales', private.open_sales(),
    'offered', private.homes_with_offers_to_answer(),
    'timeline', private.timeline_of(me.id),
    -- The checklists are read only if the plan includes them.
    'tasks', case when private.has_plan(me.id, 'premium') then (
      select coalesce(jsonb_agg(jsonb_build_object('step', t.step, 'task', t.task)
                                order by t.step, t.task), '[]')
      from public.timeline_tasks t where t.user_id = me.id)
    else '[]' end)
  from me);
end;
$function$;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from anon;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from authenticated;

grant EXECUTE on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) to authenticated;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from public;

revoke all on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) from service_role;

grant EXECUTE on function private.accept_offer(uuid,integer,text,text,integer,uuid,integer) to service_role;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from anon;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from authenticated;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from public;

revoke all on function private.at_fixed_price(public.offers,public.offer_versions,uuid,integer) from service_role;

revoke all on function private.homes_with_offers_to_answer() from anon;

revoke all on function private.homes_with_offers_to_answer() from authenticated;

grant EXECUTE on function private.homes_with_offers_to_answer() to authenticated;

revoke all on function private.homes_with_offers_to_answer() from public;

revoke all on function private.homes_with_offers_to_answer() from service_role;

grant EXECUTE on function private.homes_with_offers_to_answer() to service_role;

revoke all on function private.risen_price(public.offer_versions,integer) from anon;

revoke all on function private.risen_price(public.offer_versions,integer) from authenticated;

revoke all on function private.risen_price(public.offer_versions,integer) from public;

revoke all on function private.risen_price(public.offer_versions,integer) from service_role;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from anon;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from authenticated;

grant EXECUTE on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) to authenticated;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from public;

revoke all on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) from service_role;

grant EXECUTE on function public.accept_offer(uuid,integer,text,text,integer,uuid,integer) to service_role;

revoke all on table public.offer_versions from authenticated;

grant SELECT (agent_amount, agent_name, agent_share, appraisal_days, appraisal_gap, approved_amount, closing_on, created_at, deposit_holder, disclosure_days, down_payment, earnest_money, earnest_money_days, escalates_by, escalates_to, excluded, financing, financing_days, fixes, has_no_home, home_sale_days, included, inspection_days, lender, made_by, n, note, offer_id, over_price, person_id, possession_days, price, round_id, seller_credit, survey, title_policy, transfer_tax, valid_until, warranty, warranty_most) on table public.offer_versions to authenticated;

comment on column public.offer_versions.approved_amount is 'The loan for which a lender pre-approved the buyer, as the buyer says; null if not said. lender says which lender.';

comment on column public.offer_versions.escalates_by is 'How much more than the other offer the buyer would pay, in dollars.';

comment on column public.offer_versions.escalates_to is 'The most that the buyer would pay to be above another offer; null without an escalation clause. A counter has none, and agreed terms have none.';

comment on column public.offer_versions.fixes is 'The version with an escalation clause whose price this version fixed when it was accepted; null for what people wrote themselves.';

comment on column public.offer_versions.has_no_home is 'Whether the buyer says that they have no home to sell.';

comment on column public.offer_versions.over_price is 'What the other offer would have paid at most, over which the price rose: the proof that the buyer reads. Null if the price did not rise.';

comment on column public.offer_versions.warranty is 'Who pays for a home warranty; null if not said. warranty_most is the most that it may cost, once the owner pays some of it.';

comment on function public.accept_offer(pg_catalog.uuid,integer,pg_catalog.text,pg_catalog.text,integer,pg_catalog.uuid,integer) is 'Accepts the other side''s version n. The owner chooses what happens to showings (keep, cancel) and other offers (ask, decline), or their settings do. `over` is the open offer that raises the price by the escalation clause, and `price` the price that the owner has seen. Returns the offer.';

insert into public.handbook_articles (slug, title, topic, summary, keywords, body, "position", published_on, updated_on) overriding system value select r.slug, r.title, r.topic, r.summary, r.keywords, r.body, r."position", r.published_on, r.updated_on from jsonb_populate_record(null::public.handbook_articles, '{"body": "A buyer opens your home''s page and makes an offer in six short steps. You are told. This is not a contract yet. What you agree on here is a record of terms. Both of you still have to sign a contract, in the form your state requires. No money is sent through this site.\n\n## Comparing\nUnder [My listings](/my-listings), *Offers* shows the open ones side by side. Enter your own figures once: mortgage, taxes, the daily cost of the home, and the day you want to move. Each offer then shows what you keep, line by line, and its risks. Sort by money, closing date or number of risks. Hide the names to decide on terms alone. They then appear as letters. *Save as PDF* makes a document of it. See [Comparing offers](/handbook/comparing-offers).\n\n## Answering\nAccept, counter, decline, or ask a question. A counter replaces what it answers: from then on only the buyer can accept. Each version says how long it is valid, and expires by itself. What changed is marked, and the history stays.\n\n## A price that rises\nA buyer may say: \"I pay $1,000 more than another offer, up to $520,000\". This is an escalation clause. If another open offer is as high, you see the price it rises to, and what you keep by either price. You choose when you accept: the higher price, or the one that was offered. The price is then fixed. As proof, the buyer reads what the other offer would pay, and never who made it. Offers made elsewhere don''t count here. You can counter instead.\n\n## Best and final\nWith two or more open offers, you can ask all buyers for their best and final one by a day and hour. Their offers are sealed until the deadline, even for you. Until then, you can''t accept, counter or decline an offer, and your own counters can no longer be accepted. A buyer who sends nothing keeps the terms they had. If your counter was the latest, the offer ends. Afterwards you read who sent one. All are final until you answer them. If the deadline was wrong, call the round off. Sealed offers are then never read, and we tell all buyers.\n\n## After acceptance\nYour home is shown as sale pending. Other buyers are asked whether they stay as a backup. Buyers who come later can make a backup offer. Both are marked as such. You set their order. Each buyer sees only their own place. Either side can announce the end of the sale, with a reason and what happens to the earnest money. The sale ends a day later, unless both agree to go on. Then the home is for sale again, and the backups are called in their order. You can also accept or counter another one right away. If showings were cancelled when you accepted, you can invite their visitors again with one click. What comes next is in [From contract to closing](/handbook/from-contract-to-closing).\n\n## What you can require\nThat a buyer has seen the home, has read and acknowledged your [disclosures](/handbook/seller-disclosures), or attaches proof of funds or a pre-approval. You can open their files while the offer is open.", "slug": "offers-here", "title": "Offers on SelfNVest", "topic": "product", "summary": "How buyers make offers here, how you compare and answer them, what a round of best and final offers is, and what a backup does.", "keywords": "make an offer here receive offers compare offers side by side net proceeds money in hand counter offer accept decline withdraw improve best and final round sealed deadline highest and best multiple offers backup offer second buyer in line fell through back on market sale pending expired valid until hide names print offer summary proof of funds attach what do i require of offers ofertas comparar contraoferta aceptar oferta final respaldo", "position": 1509, "updated_on": "2026-11-22", "published_on": "2026-11-22"}'::jsonb) as r
on conflict (slug) do update set title = excluded.title, topic = excluded.topic, summary = excluded.summary, keywords = excluded.keywords, body = excluded.body, "position" = excluded."position", published_on = excluded.published_on, updated_on = excluded.updated_on;

reset check_function_bodies;
