-- Favourites.
create table public.favorites (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
comment on table public.favorites is 'Homes that a user has marked. Nobody else sees them.';
create index favorites_listing on public.favorites (listing_id);
alter table public.favorites enable row level security;
revoke all on public.favorites from anon, authenticated;
grant select, delete on public.favorites to authenticated;
grant insert (user_id, listing_id) on public.favorites to authenticated;
grant select, insert, update, delete on public.favorites to service_role;
create policy "Users see their own favourites" on public.favorites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users mark homes that they can see" on public.favorites
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select 1 from public.listings l where l.id = listing_id)
  );
create policy "Users unmark their own favourites" on public.favorites
  for delete to authenticated using (user_id = (select auth.uid()));
