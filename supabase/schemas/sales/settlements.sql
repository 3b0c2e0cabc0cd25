-- Figures that each side of a sale types from its own Closing Disclosure or settlement statement, to have them compared
-- with the agreed terms (domain/sales/settlement-check.ts, decision 183). Only that side reads them: neither the other
-- side nor the server does, except for the few lines that both forms have in common (private.shared_figures). SQL computes
-- nothing from the figures, so they are kept as the page sends them.

create table public.settlements (
  sale_id uuid not null references public.sales (id) on delete cascade,
  side text not null check (side in ('buyer', 'owner')),
  figures jsonb not null check (jsonb_typeof(figures) = 'object' and octet_length(figures::text) <= 12000),
  saves integer not null default 1 check (saves > 0),
  saved_at timestamptz not null default now(),
  primary key (sale_id, side)
);
comment on table public.settlements is 'The figures of a closing that one side of a sale typed for itself. Only that side reads them; a function writes them, and shows each side the amounts between the two that both have typed.';
comment on column public.settlements.saves is 'How often the figures were saved. A new save names the number its caller has seen.';

alter table public.settlements enable row level security;
revoke all on public.settlements from service_role;
select private.let_read('authenticated', 'settlements');

create policy "Each side of a sale sees its own figures" on public.settlements
  for select to authenticated using (exists (
    select from public.sales s join public.offers o on o.id = s.offer_id
    where s.id = sale_id and private.side_of(o, (select auth.uid())) = side));

-- The other side's amounts between the two, which both forms have: taxes, assessments and dues that are divided, and the
-- rent for the seller's stay. Only those of them that the caller's side has typed, too; nothing else of the other side's.
create function private.shared_figures(p_sale_id uuid, p_side text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(line, theirs.figures #> array['lines', line]), '{}')
  from public.settlements mine
  join public.settlements theirs on theirs.sale_id = mine.sale_id and theirs.side <> mine.side
  cross join unnest(array['city_taxes', 'county_taxes', 'assessments', 'dues', 'rent_back']) as line
  where mine.sale_id = p_sale_id and mine.side = p_side
    and jsonb_typeof(mine.figures #> array['lines', line]) = 'number'
    and jsonb_typeof(theirs.figures #> array['lines', line]) = 'number';
$$;

create function private.settlement_json(p_kept public.settlements) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('saves', (p_kept).saves, 'figures', (p_kept).figures,
    'theirs', private.shared_figures((p_kept).sale_id, (p_kept).side));
$$;

-- One side replaces its figures. A call repeated with the same figures changes nothing.
create function private.save_settlement(p_sale_id uuid, p_seen integer, p_figures jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  mine constant text := private.side_of(offer, me);
  sale public.sales;
  kept public.settlements;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  if p_seen is null or jsonb_typeof(p_figures) is distinct from 'object' or octet_length(p_figures::text) > 12000
     or private.has_secret_numbers(p_figures::text) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  select * into kept from public.settlements k where k.sale_id = p_sale_id and k.side = mine;
  if kept.figures is distinct from p_figures then
    if coalesce(kept.saves, 0) <> p_seen then
      raise exception using errcode = 'PT409', message = 'sale_changed';
    elsif sale.state = 'fell_through' then
      raise exception using errcode = 'PT409', message = 'offer_not_open';
    end if;
    insert into public.settlements as k (sale_id, side, figures) values (p_sale_id, mine, p_figures)
    on conflict (sale_id, side) do update set figures = excluded.figures, saves = k.saves + 1, saved_at = clock_timestamp()
    returning * into kept;
  end if;
  return private.settlement_json(kept);
end;
$$;

-- The figures that the caller's side has saved, with what the two sides share; null before they have saved any, and for
-- a caller on neither side.
create function private.my_settlement(p_sale_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.settlement_json(k)
  from public.sales s
  join public.offers o on o.id = s.offer_id
  join public.settlements k on k.sale_id = s.id and k.side = private.side_of(o, (select auth.uid()))
  where s.id = p_sale_id;
$$;

select private.expose('save_settlement(sale_id, seen, figures)', 'authenticated',
  'One side of a sale saves the figures of its own closing, for itself. Returns what my_settlement does.');
select private.expose('my_settlement(sale_id)', 'authenticated',
  'The figures of a closing that the caller has saved, and the other side''s amounts between the two as far as both have typed them; null before that, and for a caller on neither side.');
