-- When a home's owner has shown that they own it (schemas/homes/ownership.sql).
alter table public.listings add column ownership_shown_at timestamptz;
