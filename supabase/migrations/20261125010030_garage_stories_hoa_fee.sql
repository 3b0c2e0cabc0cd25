-- Three facts that buyers ask for: the cars that fit in, the floors, and what an association costs.

alter table public.listings
  add column garage_spaces smallint check (garage_spaces between 0 and 99),
  add column stories smallint check (stories between 1 and 99),
  add column hoa_fee integer check (hoa_fee between 0 and 100000);
comment on column public.listings.hoa_fee is 'Whole US dollars a month; 0 is none.';

grant insert (garage_spaces, stories, hoa_fee), update (garage_spaces, stories, hoa_fee)
  on public.listings to authenticated;

insert into private.listing_fields (name, comparisons) values
  ('garage_spaces', '{>=}'), ('stories', '{>=}'), ('hoa_fee', '{<=}');
select private.use_listing_fields();
