-- Prices over time, from publication on.
create table public.price_history (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  price integer not null check (price > 0),
  changed_at timestamptz not null default now()
);
comment on table public.price_history is 'Written by a trigger when a published price changes. Seen by whoever sees the listing.';
create index price_history_listing on public.price_history (listing_id, changed_at);

alter table public.price_history enable row level security;
revoke all on public.price_history from anon, authenticated;
grant select on public.price_history to anon, authenticated;
grant select, insert, update, delete on public.price_history to service_role;
create policy "Whoever sees a listing sees its prices" on public.price_history
  for select to anon, authenticated
  using (exists (select 1 from public.listings l where l.id = listing_id));

create function private.record_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.published_at is null or new.price is null or private.is_seeding() then
    return null;
  end if;
  if tg_op = 'INSERT' or old.published_at is null or new.price is distinct from old.price then
    insert into public.price_history (listing_id, price) values (new.id, new.price);
  end if;
  return null;
end;
$$;
create trigger record_price after insert or update of price, status on public.listings
  for each row execute function private.record_price();
