-- The agreed terms of a sale as the person who fills in the contract reads them: both sides, and a title officer or an
-- attorney by their link (decision 200). domain/sales/agreed-terms.ts makes the rows of the form from it. It has nothing
-- that is one side's own: no proposals that were not agreed on, no words that came with an act, no private facts.

-- The steps whose facts belong into a contract, or into the file of the company that closes the sale.
create function private.facts_of_contract(p_sale_id uuid, p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(f || jsonb_build_object('by', null) order by (f ->> 'at')), '[]')
  from jsonb_array_elements(private.facts_json(p_sale_id, 'buyer', p_offer) -> 'facts') as f
  where f ->> 'side' = 'both' and f ->> 'kind' in ('contract', 'earnest_money', 'hoa_papers');
$$;

-- What the owner disclosed and the buyers could read, with the days on which it was published and acknowledged.
create function private.disclosures_of_sale(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'title', given.d ->> 'title', 'kind', given.d ->> 'kind',
    'published_on', ((given.d ->> 'published_at')::timestamptz at time zone home.zone)::date,
    'acknowledged_on', ((given.d #>> '{acknowledged,at}')::timestamptz at time zone home.zone)::date)
    order by given.d ->> 'published_at', given.d ->> 'id'), '[]')
  from (
    -- Of several buyers, the first to acknowledge a disclosure counts.
    select distinct on (d ->> 'id') d
    from unnest(private.people_of_side(p_offer, 'buyer')) as buyer (id),
         jsonb_array_elements(private.disclosures_seen_by(p_offer.listing_id, buyer.id)) as d
    order by d ->> 'id', d #>> '{acknowledged,at}' nulls last) as given,
    (select coalesce((select l.time_zone from public.listings l where l.id = p_offer.listing_id), 'UTC') as zone) as home;
$$;

create function private.agreed_sale_json(p_offer public.offers) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  sale constant jsonb := private.sale_json(p_offer);
  sale_id constant uuid := (sale ->> 'id')::uuid;
begin
  return jsonb_build_object(
    'title', p_offer.home,
    'home', case when p_offer.listing_id is not null then
      private.home_of_conversation(p_offer.listing_id, 'buyer') || jsonb_build_object('price', null, 'image', null) end,
    -- The version that was accepted, and those of the amendments since.
    'versions', (
      select jsonb_agg(private.version_json(v) || jsonb_build_object('by', null, 'files', '[]'::jsonb) order by v.n)
      from public.offer_versions v
      where v.offer_id = p_offer.id and (v.n = coalesce(private.first_version(p_offer.id), (sale ->> 'n')::integer) or exists (
        select from public.amendments a where a.offer_id = v.offer_id and a.version = v.n and a.state = 'agreed'))),
    'disclosures', private.disclosures_of_sale(p_offer),
    'sale', sale || jsonb_build_object(
      'acts', (
        select coalesce(jsonb_agg(a || jsonb_build_object('said', '', 'by', null, 'party', null) order by (a ->> 'n')::integer), '[]')
        from jsonb_array_elements(sale -> 'acts') as a),
      'amendments', (
        select coalesce(jsonb_agg(
          a || jsonb_build_object('said', '', 'answer', '', 'by', null, 'answer_by', null) order by (a ->> 'n')::integer), '[]')
        from jsonb_array_elements(sale -> 'amendments') as a where a ->> 'state' = 'agreed'),
      'facts', private.facts_of_contract(sale_id, p_offer),
      'phones_differ', false));
end;
$$;

-- Null for a caller on neither side.
create function private.agreed_sale(p_sale_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.agreed_sale_json(o)
  from public.sales s join public.offers o on o.id = s.offer_id
  where s.id = p_sale_id and private.is_on_side(o, (select auth.uid()), null);
$$;

-- Null for an unknown link, and for a role that doesn't read the terms.
create function private.agreed_sale_by_token(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  party constant public.sale_parties := private.party_of_token(p_token);
begin
  return (
    select private.agreed_sale_json(private.offer_of_sale(party.sale_id))
    from private.party_roles() r where r.role = party.role and r.reads_terms);
end;
$$;

select private.expose('agreed_sale(sale_id)', 'authenticated',
  'The agreed terms of a sale for either side: versions, acts, amendments and facts for the contract; null for anybody else.');
select private.expose('agreed_sale_by_token(token)', 'anon, authenticated',
  'The agreed terms of a sale by the link of its title officer or attorney; null for an unknown link or another role.');
