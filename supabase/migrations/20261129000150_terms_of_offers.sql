-- Escalation, pre-approval, home warranty and "I have no home to sell" as terms of an offer. Offers of earlier releases
-- say nothing about them.
alter table public.offer_versions
  add column escalates_to integer,
  add column escalates_by integer,
  add column approved_amount integer,
  add column lender text,
  add column warranty text,
  add column warranty_most integer,
  add column has_no_home boolean not null default false,
  add column fixes smallint,
  add column over_price integer;
alter table public.offer_versions
  add constraint offer_versions_escalates_to_check check (escalates_to between 1 and 2000000000) not valid,
  add constraint offer_versions_escalates_by_check check (escalates_by between 1 and 2000000000) not valid,
  add constraint offer_versions_approved_amount_check check (approved_amount between 1 and 2000000000) not valid,
  add constraint offer_versions_lender_check check (char_length(lender) between 1 and 100 and lender !~ '[[:cntrl:]]') not valid,
  add constraint offer_versions_warranty_check check (warranty in ('owner', 'buyer', 'split')) not valid,
  add constraint offer_versions_warranty_most_check check (warranty_most between 1 and 2000000000) not valid,
  add constraint offer_versions_over_price_check check (over_price between 1 and 2000000000) not valid,
  add constraint offer_versions_escalation check (
    (escalates_to is null) = (escalates_by is null)
    and (escalates_to is null or (escalates_to > price and made_by = 'buyer' and fixes is null))) not valid,
  add constraint offer_versions_fixed check (
    (fixes is null or (fixes < n and made_by = 'buyer' and round_id is null)) and (over_price is null or fixes is not null)) not valid,
  add constraint offer_versions_approved check (
    financing <> 'cash' or num_nonnulls(approved_amount, lender) = 0) not valid,
  add constraint offer_versions_warranty check (
    coalesce(warranty in ('owner', 'split'), false) = (warranty_most is not null) and coalesce(warranty_most, 0) <= price) not valid,
  add constraint offer_versions_no_home check (not has_no_home or home_sale_days is null) not valid;
