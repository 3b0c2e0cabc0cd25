-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/offers/offers.sql

-- Offers: what a buyer proposes to pay for a home, how the home's owner responds, and what the two agree on.
--
-- An offer belongs to two sides, the buyer's and the owner's, and has versions: terms that one side proposes to the
-- other. A version never changes. Only the latest version is open, and only the other side may accept it. Only
-- functions write offers (making_offers, answering_offers): they compare the version that the caller has seen with the
-- one that is stored.
--
--   open       the latest version is the buyer's, and the owner has to answer it
--   countered  the latest version is the owner's, and the buyer has to answer it
--   asked      the owner accepted another offer, and the buyer is asked to stay as a backup
--   backup     the offer is in line behind the accepted offer, or behind a sale made elsewhere; once no offer is
--              accepted, it can be answered like any other, though backups are still called in the line's order
--   accepted   both sides have agreed; there is a sale
--   declined, withdrawn, expired, fell_through: the offer is over, for good
--
-- A round of best and final offers has a deadline. Versions that buyers send in the round are sealed: until the
-- deadline only their buyer can read them, and storing one changes nothing that the owner can read. That is why
-- offers.version doesn't count a sealed version yet, and an offer made in a round has version 0. A sealed version is
-- never read if its buyer replaces or withdraws it before the deadline, or if the owner calls the round off.
--
-- Order of locks: the caller's counters; the owner's homes (private.lock_homes); the account rows of both people; the
-- home's offers; notifications and mail. Acts on a home's offers therefore run one after the other, and no act waits
-- while it holds a lock that another needs.

create table public.offers (
  id uuid primary key,
  listing_id uuid references public.listings (id) on delete set null,
  owner_id uuid references auth.users (id) on delete set null,
  buyer_id uuid references auth.users (id) on delete set null,
  home text not null,
  state text not null default 'open' check (state in (
    'open', 'countered', 'asked', 'backup', 'accepted', 'declined', 'withdrawn', 'expired', 'fell_through')),
  version integer not null check (version >= 0),
  expires_at timestamptz not null,
  backup_place integer check (backup_place > 0),
  called_at timestamptz,
  reminded_at timestamptz,
  joins integer not null default 0 check (joins >= 0),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint offers_between_two check (owner_id <> buyer_id),
  constraint offers_ended check (
    (ended_at is not null) = (state in ('declined', 'withdrawn', 'expired', 'fell_through'))),
  constraint offers_in_line check ((backup_place is not null) = (state = 'backup'))
);
comment on table public.offers is 'One row per offer that a buyer makes for a home, with the offer''s state. Both sides read it; functions write it.';
comment on column public.offers.id is 'The browser generates this id, so that an offer that is sent again is recognized as the same offer.';
comment on column public.offers.listing_id is 'Null once the home is deleted; the offer stays with both sides.';
comment on column public.offers.owner_id is 'Null once the owner has closed their account.';
comment on column public.offers.buyer_id is 'The first of the offer''s buyers (the others are in offer_buyers); null once all of them have closed their accounts.';
comment on column public.offers.joins is 'How often a buyer joined or left the offer before acceptance. An owner who accepts names this count, so they accept exactly the buyers they have seen.';
comment on column public.offers.home is 'The home''s title, as it was when the offer was made.';
comment on column public.offers.version is 'The number of the latest version that both sides may read; 0 while its first one is sealed.';
comment on column public.offers.expires_at is 'The moment at which the offer expires unless it is answered: the moment its latest version names, or later for a backup that was called.';
comment on column public.offers.backup_place is 'The offer''s place in the line of backups, from 1. Buyers enter at the end, and the owner may change the order; numbers may be missing in between.';
comment on column public.offers.called_at is 'When the owner''s sale fell through and this backup was called.';
comment on column public.offers.reminded_at is 'When its two sides were reminded that the offer expires soon.';

create unique index offers_one_accepted_a_home on public.offers (listing_id) where state = 'accepted';
create unique index offers_one_live_a_buyer on public.offers (listing_id, buyer_id)
  where state in ('open', 'countered', 'asked', 'backup', 'accepted');
create index offers_of_listing on public.offers (listing_id, state);
create index offers_of_owner on public.offers (owner_id);
create index offers_of_buyer on public.offers (buyer_id);
create index offers_expiring on public.offers (expires_at) where state in ('open', 'countered', 'asked');

-- Buyers who joined the one who made the offer, each with an account of their own (decision 181). Together they are the
-- buyer's side: each of them reads the whole offer and acts for it, and each act says which of them acted (person_id).
create table public.offer_buyers (
  id uuid primary key,
  offer_id uuid not null references public.offers (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  name text not null check (private.is_plain_name(name, 80)),
  email text check (char_length(email) <= 254 and private.is_email(email)),
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  left_at timestamptz,
  constraint offer_buyers_invited_or_joined check (
    num_nonnulls(person_id, email) = 1 and (person_id is null) = (joined_at is null)),
  constraint offer_buyers_left check (left_at is null or joined_at is not null)
);
comment on table public.offer_buyers is 'People who buy together with the buyer who made the offer, and people who are invited to. Each reads their own row once they have joined; functions write it.';
comment on column public.offer_buyers.id is 'The browser generates this id, so that an invitation that is sent again is recognized as the same one.';
comment on column public.offer_buyers.person_id is 'Null until the invited person has joined.';
comment on column public.offer_buyers.name is 'The person''s name as the buyer who invited them wrote it.';
comment on column public.offer_buyers.email is 'The address that was invited; null once the person has joined, because then their account has an address.';
comment on column public.offer_buyers.left_at is 'When the person left after acceptance. From then on they read nothing of the offer, but their name stays with the terms that were agreed.';
create unique index offer_buyers_once on public.offer_buyers (offer_id, person_id) where person_id is not null;
create unique index offer_buyers_invited_once on public.offer_buyers (offer_id, private.mailbox_of(email)) where email is not null;
create index offer_buyers_of_offer on public.offer_buyers (offer_id, joined_at);
create index offer_buyers_of_person on public.offer_buyers (person_id, offer_id);

create table public.offer_rounds (
  id uuid primary key,
  listing_id uuid references public.listings (id) on delete set null,
  called_at timestamptz not null default now(),
  deadline timestamptz not null,
  reminded_at timestamptz,
  opened_at timestamptz,
  called_off_at timestamptz,
  constraint offer_rounds_deadline check (deadline > called_at),
  constraint offer_rounds_opened check (opened_at >= deadline),
  -- The called-off row must be stored before the deadline, or a reader at the deadline could read versions that stay
  -- sealed.
  constraint offer_rounds_called_off check (called_off_at is null or (
    opened_at is null and called_off_at between called_at and deadline - interval '1 minute'))
);
comment on table public.offer_rounds is 'Rounds of best and final offers. Only the home''s owner reads them; buyers are told in notifications.';
comment on column public.offer_rounds.listing_id is 'Null once the home is deleted or leaves the market before the round opens, so that sealed versions stay sealed.';
comment on column public.offer_rounds.opened_at is 'When the round''s versions were opened: at the deadline, or a moment later.';
comment on column public.offer_rounds.called_off_at is 'When the owner called the round off. Versions that were sealed in it are never read.';
create unique index offer_rounds_one_a_home on public.offer_rounds (listing_id)
  where opened_at is null and called_off_at is null;
create index offer_rounds_of_listing on public.offer_rounds (listing_id, called_at);

-- Terms are columns. domain/offers/offer-terms.ts describes them once for forms and texts, with the same ranges.
-- Dollars are whole. Days count from the day on which both sides agree to start counting (sale_steps). A contingency
-- without days is waived.
create table public.offer_versions (
  offer_id uuid not null references public.offers (id) on delete cascade,
  n integer not null check (n between 1 and 80),
  made_by text not null check (made_by in ('buyer', 'owner')),
  round_id uuid references public.offer_rounds (id),
  price integer not null check (price between 1 and 2000000000),
  earnest_money integer not null check (earnest_money between 0 and 2000000000),
  earnest_money_days smallint check (earnest_money_days between 1 and 30),
  financing text not null check (financing in ('cash', 'conventional', 'fha', 'va', 'other')),
  down_payment integer check (down_payment between 0 and 2000000000),
  inspection_days smallint check (inspection_days between 1 and 60),
  appraisal_days smallint check (appraisal_days between 1 and 90),
  appraisal_gap integer not null check (appraisal_gap between 0 and 2000000000),
  financing_days smallint check (financing_days between 1 and 120),
  home_sale_days smallint check (home_sale_days between 1 and 180),
  disclosure_days smallint check (disclosure_days between 1 and 60),
  seller_credit integer not null check (seller_credit between 0 and 2000000000),
  agent_name text check (char_length(agent_name) between 1 and 100 and agent_name !~ '[[:cntrl:]]'),
  agent_share numeric(5, 3) check (agent_share between 0 and 10),
  agent_amount integer check (agent_amount between 0 and 2000000000),
  closing_on date not null check (closing_on between '2020-01-01' and '2100-01-01'),
  possession_days smallint not null check (possession_days between 0 and 90),
  included text not null check (char_length(included) <= 500 and translate(included, E'\n', '') !~ '[[:cntrl:]]'),
  excluded text not null check (char_length(excluded) <= 500 and translate(excluded, E'\n', '') !~ '[[:cntrl:]]'),
  note text not null check (char_length(note) <= 500 and translate(note, E'\n', '') !~ '[[:cntrl:]]'),
  person_id uuid references auth.users (id) on delete set null,
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  title_policy text check (title_policy in ('owner', 'buyer', 'split')),
  transfer_tax text check (transfer_tax in ('owner', 'buyer', 'split')),
  survey text check (survey in ('owner', 'buyer', 'split')),
  deposit_holder text check (char_length(deposit_holder) between 1 and 100 and deposit_holder !~ '[[:cntrl:]]'),
  primary key (offer_id, n),
  constraint offer_versions_round check (round_id is null or made_by = 'buyer'),
  constraint offer_versions_within_price check (
    earnest_money <= price and seller_credit <= price and coalesce(down_payment, 0) <= price
    and appraisal_gap <= price and coalesce(agent_amount, 0) <= price),
  -- A cash offer has no loan, and no lender to order an appraisal.
  constraint offer_versions_loan check (
    (financing = 'cash') = (down_payment is null) and (financing <> 'cash' or financing_days is null)),
  constraint offer_versions_earnest_money_days check (
    earnest_money > 0 or num_nonnulls(earnest_money_days, deposit_holder) = 0),
  constraint offer_versions_gap check (appraisal_days is not null or appraisal_gap = 0),
  constraint offer_versions_agent check (
    num_nonnulls(agent_share, agent_amount) <= 1
    and (agent_name is not null or num_nonnulls(agent_share, agent_amount) = 0))
);
comment on table public.offer_versions is 'The terms that one side of an offer proposed to the other. A version never changes; sealed versions open at their round''s deadline.';
comment on column public.offer_versions.round_id is 'The round of best and final offers in which the version was sent; null outside a round.';
comment on column public.offer_versions.earnest_money_days is 'How many days the buyer has to pay the earnest money; null if none were agreed on.';
comment on column public.offer_versions.down_payment is 'The down payment in dollars; null for cash.';
comment on column public.offer_versions.appraisal_gap is 'The most that the buyer adds, in dollars, if the bank values the home below the price.';
comment on column public.offer_versions.home_sale_days is 'How many days the buyer has to sell their own home, if the offer depends on it.';
comment on column public.offer_versions.seller_credit is 'Dollars that the owner contributes to the buyer''s costs.';
comment on column public.offer_versions.agent_share is 'The fee for the buyer''s agent that the offer asks for, in percent of the price; alternatively agent_amount in dollars.';
comment on column public.offer_versions.possession_days is 'Days from the closing until the buyer gets the keys; 0 means at the closing.';
comment on column public.offer_versions.title_policy is 'Who pays for the buyer''s title insurance: the owner, the buyer, or half each; null if it was left open. transfer_tax and survey say the same of those.';
comment on column public.offer_versions.deposit_holder is 'The company that holds the earnest money; null if none was named.';
comment on column public.offer_versions.person_id is 'The person of that side who made the version; null once that person has closed their account.';
create index offer_versions_of_round on public.offer_versions (round_id);
create index offer_versions_of_person on public.offer_versions (person_id);

create table public.offer_files (
  offer_id uuid not null,
  n integer not null,
  document_id uuid not null references public.documents (id) on delete cascade,
  kind text not null check (kind in ('proof_of_funds', 'pre_approval')),
  opened_at timestamptz,
  primary key (offer_id, n, document_id),
  foreign key (offer_id, n) references public.offer_versions (offer_id, n) on delete cascade
);
comment on table public.offer_files is 'The buyer''s documents that come with a version. The owner can open them while the offer is live.';
comment on column public.offer_files.opened_at is 'When the owner first opened the document.';
create index offer_files_of_document on public.offer_files (document_id);

create table public.offer_acts (
  id bigint generated always as identity primary key,
  offer_id uuid not null references public.offers (id) on delete cascade,
  act text not null check (act in (
    'accepted', 'declined', 'withdrawn', 'expired', 'asked', 'stayed', 'joined', 'called', 'resumed', 'ending',
    'wants_on', 'kept', 'fell_through', 'unread', 'money', 'buyer_joined', 'buyer_left')),
  made_by text check (made_by in ('buyer', 'owner')),
  n integer not null check (n >= 0),
  said text not null default '' check (char_length(said) <= 500 and translate(said, E'\n', '') !~ '[[:cntrl:]]'),
  earnest_money text check (earnest_money in ('to_buyer', 'to_owner', 'divided', 'not_paid', 'unsettled')),
  person_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  constraint offer_acts_earnest_money check (earnest_money is null or act in ('ending', 'fell_through', 'money')),
  constraint offer_acts_money check (act <> 'money' or num_nulls(made_by, earnest_money) = 0)
);
comment on table public.offer_acts is 'Events of an offer other than new versions. A row never changes, except that a person''s words are erased with their account.';
comment on column public.offer_acts.made_by is 'The side that acted; null for automatic acts, such as expiring.';
comment on column public.offer_acts.n is 'The number of the offer''s latest version at the time of the act.';
comment on column public.offer_acts.said is 'A message from that side about the act.';
comment on column public.offer_acts.earnest_money is 'That side''s proposal for the earnest money when the sale ends.';
comment on column public.offer_acts.person_id is 'The person of that side who acted; null once that person has closed their account.';
create index offer_acts_of_offer on public.offer_acts (offer_id, id);
create index offer_acts_of_person on public.offer_acts (person_id);

-- Requirements that an owner sets for every offer, and the owner's choices for the moment of acceptance. Buyers see the
-- first three columns.
create table public.offer_settings (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  needs_disclosures boolean not null default false,
  needs_showing boolean not null default false,
  needs_proof boolean not null default false,
  showings_then text not null default 'keep' check (showings_then in ('keep', 'cancel')),
  others_then text not null default 'ask' check (others_then in ('ask', 'decline'))
);
comment on table public.offer_settings is 'An owner''s requirements for offers on a home, and what happens to showings and other offers when one is accepted. One private row per home.';

create table public.sale_figures (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  mortgage_payoff integer not null default 0 check (mortgage_payoff between 0 and 2000000000),
  taxes_due integer not null default 0 check (taxes_due between 0 and 2000000000),
  carrying_cost_day integer not null default 0 check (carrying_cost_day between 0 and 1000000),
  closing_costs_share numeric(5, 3) not null default 2 check (closing_costs_share between 0 and 20),
  other_costs integer not null default 0 check (other_costs between 0 and 2000000000),
  moving_on date check (moving_on between '2020-01-01' and '2100-01-01')
);
comment on table public.sale_figures is 'The owner''s own figures for comparing offers. One row per home, which only that owner can read.';
comment on column public.sale_figures.taxes_due is 'Property taxes that the owner still owes at closing, in dollars.';
comment on column public.sale_figures.carrying_cost_day is 'The daily cost of keeping the home until closing, in dollars.';
comment on column public.sale_figures.closing_costs_share is 'Title, escrow and transfer tax, in percent of the price.';
comment on column public.sale_figures.moving_on is 'The day the owner would like to move.';

-- Facts about a sale that the closing needs besides the terms in the version and the people in the offer.
create table public.sales (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique,
  n integer not null,
  state text not null default 'open' check (state in ('open', 'fell_through', 'closed')),
  accepted_by text not null check (accepted_by in ('buyer', 'owner')),
  accepted_at timestamptz not null default now(),
  accepted_on date not null,
  has_hoa boolean not null default false,
  binds_on date,
  counts text not null default 'calendar' check (counts in ('calendar', 'business')),
  moves boolean not null default false,
  until_hour smallint not null default 24 check (until_hour between 1 and 24),
  ended_at timestamptz,
  owner_cleared_at timestamptz,
  buyer_cleared_at timestamptz,
  ended_by text check (ended_by in ('buyer', 'owner')),
  reason text check (reason in (
    'inspection', 'appraisal', 'financing', 'home_sale', 'title', 'agreed', 'other', 'left')),
  endings smallint not null default 0,
  ends_at timestamptz,
  wants_on text check (wants_on in ('buyer', 'owner')),
  otherwise text[] not null default '{}',
  foreign key (offer_id, n) references public.offer_versions (offer_id, n) on delete cascade,
  constraint sales_cleared check (state <> 'open' or num_nonnulls(owner_cleared_at, buyer_cleared_at) = 0),
  constraint sales_ended check ((state = 'open') = (ended_at is null)),
  constraint sales_reason check ((state = 'fell_through' or ends_at is not null) = (reason is not null)),
  constraint sales_ending check (ends_at is null or (state <> 'closed' and ended_by is not null)),
  constraint sales_wants_on check (wants_on is null or ends_at is not null)
);
comment on table public.sales is 'One row per accepted offer. Both sides read it; the sale''s dates are in sale_steps.';
comment on column public.sales.accepted_on is 'The day of acceptance, by the home''s time zone.';
comment on column public.sales.has_hoa is 'Whether the listing named a homeowners association at acceptance. If it did, the association''s documents are a step of the sale.';
comment on column public.sales.binds_on is 'The day from which the sale''s deadlines are counted, once both sides have agreed on that day.';
comment on column public.sales.counts is 'Which days count towards a deadline. moves says whether a deadline on a closed day moves to the next open day; until_hour says at which hour a deadline ends, by the home''s time zone.';
comment on column public.sales.otherwise is 'The steps whose days are counted the other way: in business days if the sale counts calendar days, or the reverse.';
comment on column public.sales.reason is 'Why the sale fell through or is going to. "left" means that one side closed their account.';
comment on column public.sales.owner_cleared_at is 'When the owner deleted their documents of the sale; from then on they read none of its files. buyer_cleared_at says the same of the buyer.';
comment on column public.sales.endings is 'How often a side has announced the sale''s end.';
comment on column public.sales.ends_at is 'When an announced end takes effect, unless both sides agree to go on. ended_by names the side that announced it.';
comment on column public.sales.wants_on is 'The side that proposes to go on with the sale after an end was announced.';
create index sales_of_version on public.sales (offer_id, n);
create index sales_ending on public.sales (ends_at) where state = 'open';

alter table public.offers enable row level security;
alter table public.offer_buyers enable row level security;
alter table public.offer_rounds enable row level security;
alter table public.offer_versions enable row level security;
alter table public.offer_files enable row level security;
alter table public.offer_acts enable row level security;
alter table public.offer_settings enable row level security;
alter table public.sale_figures enable row level security;
alter table public.sales enable row level security;
revoke all on public.offers, public.offer_buyers, public.offer_rounds, public.offer_versions, public.offer_files,
  public.offer_acts, public.offer_settings, public.sale_figures, public.sales from service_role;
select private.let_read('authenticated',
  'offers', 'offer_buyers', 'offer_rounds', 'offer_versions', 'offer_files', 'offer_acts', 'offer_settings', 'sale_figures', 'sales');
grant insert, update on public.offer_settings, public.sale_figures to authenticated;
-- Functions with the service key can read neither terms nor figures: SQL functions give them only what they need.
grant select, insert, update, delete on public.offers, public.offer_buyers, public.offer_rounds, public.offer_acts,
  public.offer_settings, public.sales to service_role;

-- Whether only the version's buyer can read it. now() is the start of the reader's transaction, so a reader sees either
-- all versions of a round as sealed or none.
create function private.is_sealed(p_offer_id uuid, p_n integer, p_round_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_round_id is not null and exists (
    select from public.offer_rounds r
    where r.id = p_round_id and (
      r.deadline > now()
      or r.called_off_at is not null
      or exists (select from public.offer_versions later
                 where later.offer_id = p_offer_id and later.round_id = p_round_id and later.n > p_n)
      or exists (select from public.offers o where o.id = p_offer_id and o.ended_at < r.deadline)));
$$;
grant execute on function private.is_sealed to authenticated, service_role;

-- The offers that a person makes, alone or with other buyers.
create function private.offers_bought_by(p_person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.offers o where o.buyer_id = p_person
  union all
  select b.offer_id from public.offer_buyers b where b.person_id = p_person and b.left_at is null;
$$;
-- The offers for the homes that a person owns.
create function private.offers_of_person(p_person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.offers_bought_by(p_person)
  union all
  select o.id from public.offers o where o.owner_id = p_person
  union all
  select o.id from public.home_owners h join public.offers o on o.listing_id = h.listing_id and o.owner_id <> p_person
  where h.person_id = p_person;
$$;
-- The offers that the caller may read. A list is made once a query, so that Postgres can use the indexes on it.
create function private.my_purchases() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select private.offers_bought_by(auth.uid()));
end;
$$;
grant execute on function private.offers_bought_by, private.offers_of_person, private.my_purchases to authenticated, service_role;

create policy "People see where they buy with others" on public.offer_buyers
  for select to authenticated using (person_id = (select auth.uid()));
create policy "Both sides see offers, and owners none that is sealed" on public.offers
  for select to authenticated using (
    id = any ((select private.my_purchases())::uuid[])
    or ((owner_id = (select auth.uid()) or listing_id = any ((select private.shared_homes())::uuid[])) and version > 0));
create policy "Owners see the rounds of their homes" on public.offer_rounds
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
create policy "Both sides read versions, and owners no sealed ones" on public.offer_versions
  for select to authenticated using (exists (
    select from public.offers o where o.id = offer_id and (
      o.id = any ((select private.my_purchases())::uuid[])
      or ((o.owner_id = (select auth.uid()) or o.listing_id = any ((select private.shared_homes())::uuid[]))
          and not private.is_sealed(offer_id, n, round_id)))));
create policy "Whoever reads a version sees which files came with it" on public.offer_files
  for select to authenticated using (exists (
    select from public.offer_versions v where v.offer_id = offer_files.offer_id and v.n = offer_files.n));
create policy "Whoever sees an offer sees its acts" on public.offer_acts
  for select to authenticated using (exists (select from public.offers o where o.id = offer_id));
create policy "Whoever sees an offer sees its sale" on public.sales
  for select to authenticated using (exists (select from public.offers o where o.id = offer_id));
create policy "Owners see their settings" on public.offer_settings
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
create policy "Owners store their settings" on public.offer_settings
  for insert to authenticated with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners change their settings" on public.offer_settings
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners see their figures" on public.sale_figures
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));
create policy "Owners store their figures" on public.sale_figures
  for insert to authenticated with check (listing_id = any ((select private.homes_i_change())::uuid[]));
create policy "Owners change their figures" on public.sale_figures
  for update to authenticated
  using (listing_id = any ((select private.homes_i_change())::uuid[]))
  with check (listing_id = any ((select private.homes_i_change())::uuid[]));

-- Versions never change, with one exception: deleting an account erases the notes in its versions and, with the last
-- buyer, the agent's name.
create function private.keep_offer_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  own_words constant text[] := array['agent_name', 'note', 'person_id'];
begin
  if to_jsonb(new) - own_words is distinct from to_jsonb(old) - own_words
     or exists (
       select from public.offers o where o.id = old.offer_id and (
         (new.agent_name is distinct from old.agent_name and o.buyer_id is not null)
         or (new.person_id is distinct from old.person_id and new.person_id is not null)
         or (new.note <> old.note and not (new.note = '' and old.person_id is not null and new.person_id is null) and (case old.made_by when 'owner' then o.owner_id else o.buyer_id end) is not null)))
  then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  return new;
end;
$$;

create trigger keep_version before update on public.offer_versions
  for each row execute function private.keep_offer_version();

-- Offers stay for the other side when an account is deleted, without the names and words that describe the person who
-- left. Once both sides have left, their offers are deleted.
create function private.part_with_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone constant text := case when new.buyer_id is null and old.buyer_id is not null then 'buyer'
                             when new.owner_id is null and old.owner_id is not null then 'owner' end;
begin
  if new.buyer_id is null and new.owner_id is null then
    delete from public.offers o where o.id = new.id;
  elsif gone is not null then
    -- The owner's counteroffers name the buyer's agent too.
    update public.offer_versions v
    set note = case when v.made_by = gone then '' else v.note end,
        agent_name = case when gone = 'buyer' and v.agent_name is not null then 'Agent' else v.agent_name end
    where v.offer_id = new.id;
    update public.offer_acts a set said = '' where a.offer_id = new.id and a.made_by = gone and a.said <> '';
    update public.amendments a
    set said = case a.made_by when gone then '' else a.said end, answer = case a.answered_by when gone then '' else a.answer end
    where a.offer_id = new.id and gone in (a.made_by, a.answered_by);
    delete from public.settlements k
    where k.sale_id = (select s.id from public.sales s where s.offer_id = new.id) and k.side = gone;
    update public.sale_acts a set said = ''
    where a.sale_id = (select s.id from public.sales s where s.offer_id = new.id) and a.made_by = gone and a.said <> '';
    -- People whom the deleted account invited can no longer join, and their names and addresses are erased.
    update public.sale_parties p
    set name = null, email = null, phone = null, ended_at = coalesce(p.ended_at, now()), why = coalesce(p.why, 'left')
    where p.sale_id = (select s.id from public.sales s where s.offer_id = new.id) and p.invited_by = gone;
    delete from private.email_outbox o
    where o.party_id in (
      select p.id from public.sales s join public.sale_parties p on p.sale_id = s.id
      where s.offer_id = new.id and p.invited_by = gone);
    delete from public.sale_facts f
    where f.sale_id = (select s.id from public.sales s where s.offer_id = new.id) and f.side = gone;
    -- Amounts and days stay with the other side, but words are erased.
    update public.sale_facts f set value = null
    where f.sale_id = (select s.id from public.sales s where s.offer_id = new.id) and f.made_by = gone
      and (f.kind, f.field) in (select d.kind, d.field from private.step_facts d where d.type in ('name', 'line', 'text', 'long_text'));
    -- Files that the deleted account shared stay with the other side.
    delete from public.sale_files f
    where f.sale_id = (select s.id from public.sales s where s.offer_id = new.id)
      and ((f.made_by = gone and f.seen_by = 'side') or private.has_cleared(f.sale_id, private.other_side(gone)));
  end if;
  return null;
end;
$$;

create trigger part_with_offer after update of buyer_id, owner_id on public.offers
  for each row execute function private.part_with_offer();

-- An offer ends when its home or its owner's account is gone.
create function private.end_orphaned_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state := 'expired';
  new.ended_at := now();
  new.backup_place := null;
  return new;
end;
$$;

create trigger end_orphaned_offer before update of listing_id, owner_id on public.offers
  for each row when (
    (new.listing_id is null or new.owner_id is null) and new.state in ('open', 'countered', 'asked', 'backup'))
  execute function private.end_orphaned_offer();

-- supabase/schemas/offers/buyer_letters.sql

-- Refuses words about people in the texts that come with an offer, because an owner decides on terms.
-- domain/offers/buyer-letters.ts has the same rule for the browser. The patterns are those of
-- domain/offers/buyer-letter-rules.ts, written into this file by `npx vitest run
-- tests/database/offers/letter-mirror.test.ts -u`.

-- The text as lower-case words with one space around each, which is the form that the patterns expect.
create function private.plain_words(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  with marked as (
    select regexp_replace(
      translate(private.as_latin(p_text), 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑáéíóúüñ’‘`´',
                                          'abcdefghijklmnopqrstuvwxyzaeiouunaeiouun'''''''''),
      's''(?![a-z])', 's s', 'g') as text)
  select ' ' || btrim(regexp_replace(regexp_replace(
    replace(text, '''', ' '), '[.!?;:\n]+', ' . ', 'g'), '[^a-z0-9.]+', ' ', 'g')) || ' '
  from marked;
$$;

create function private.tells_of_people(p_text text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(private.plain_words(p_text), ' (?:' || array_to_string(array[
    '(single|multi|multiple|one|two|three|four|[1-4]) famil(y|ies)( (home|house|residence|dwelling|building|property|lot|zoning|use)s?)?',
    'family (rooms?|kitchens?|bath(room)?s?|dining|suite|den|size(d)?|heirlooms?|owned|law|farms?|dollar)',
    '(jewish|christian|muslim|islamic) community cent(er|re)',
    '(mother|father|in) in law (suite|apartment|unit|quarters)',
    'adult (sized?|bikes?|education)',
    'no child labor',
    'oriental rugs?',
    '(kids|children|child|baby|boys|girls|toddlers?|nursery)( s)? (play ?sets?|play ?houses?|playground|swing ?sets?|swings?|tree ?houses?|sand ?box(es)?|toys?|bunk ?beds?|beds?|cribs?|dressers?|furniture|gates?|monitors?|lofts?|slides?|trampolines?|bikes?|desks?|bookshel(f|ves)|creek|locks?|proof|birds?|grand)',
    'family (homes?|houses?|cemetery|size|plot|dollar)',
    'famil(y|ies) (trusts?|llc|limited|partnership|foundation|lease|units?)',
    '(parent|sister) (company|association|bank)',
    '(a|the) couple of',
    'couple of',
    'mother (lode|board)',
    'boys (and|or) girls clubs?',
    'daughter boards?',
    'foster home licen[cs]e'
  ], '|') || ')(?= )', ' . ', 'g') ~ (' (?:' || array_to_string(array[
    '((all|mostly|predominantly|mainly|largely|non) )?(white|black|caucasian|african american|asian( american)?|anglo|colou?red|native american|minority|racially mixed|ethnic|biracial|segregated|integrated) (neighbou?rhoods?|communit(y|ies)|enclave|famil(y|ies)|households?|home ?owners?|owners?|buyers?|tenants?|renters?|residents?|neighbou?rs?|people|persons?|couples?|only)',
    '(no|not for) (blacks|whites|african americans|asians|hispanics|latin[oa]s|mexicans|minorities|colou?reds?|orientals)',
    '(blacks|whites|asians|hispanics|latin[oa]s) only',
    '(white|black) (buyers|tenants) preferred',
    'racially (pure|diverse|integrated|balanced)',
    'oriental',
    'ghetto',
    'barrio',
    '((all|mostly|predominantly) )?(mexican|hispanic|latin[oax]|latin american|cuban|puerto rican|haitian|irish|italian|polish|german|greek|russian|ukrainian|armenian|arab|middle eastern|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|african|somali|european|immigrant|foreign) (neighbou?rhoods?|communit(y|ies)|enclave|famil(y|ies)|households?|home ?owners?|owners?|buyers?|tenants?|renters?|residents?|neighbou?rs?|people|persons?|couples?|only)',
    'no (immigrants|foreigners|refugees|aliens|illegals)',
    'illegal (immigrants|aliens)',
    '(u ?s|american) citizens?( only)?',
    'americans only',
    'citizens only',
    '(must|should) (speak|be fluent in) english',
    'english (speaking|speakers?|only)',
    'native (born|speakers?)',
    'legal residents only',
    '((good|all|mostly|predominantly|non) )?(christian|catholic|protestant|baptist|methodist|lutheran|evangelical|mormon|lds|jewish|muslim|islamic|hindu|buddhist|sikh|orthodox|religious|god fearing|church going|faith based) (home|house|values|area|owned|seller|neighbou?rhoods?|communit(y|ies)|enclave|famil(y|ies)|households?|home ?owners?|owners?|buyers?|tenants?|renters?|residents?|neighbou?rs?|people|persons?|couples?|only)',
    'no (christians|catholics|jews|muslims|hindus|mormons|atheists)',
    '(christians|catholics|jews|muslims|hindus|mormons|atheists) (only|preferred|welcome)',
    '(men|women|males?|females?|ladies|gentlemen|girls|boys) only',
    'no (men|women|males|females|ladies|girls|boys|gays|lesbians|homosexuals|transgenders?)',
    '(male|female|men|women) (buyers?|tenants?|renters?|roommates?|residents?|owners?|preferred|occupants?)',
    '(straight|heterosexual|gay|lesbian) (couples?|people|famil(y|ies)|only|buyers?|tenants?)',
    '(perfect|ideal|great|suitable|suited|good|wonderful|excellent|fantastic|designed|best|made|meant|just right|fit) for ((a|an|the|any|your|our|young|growing|large|small|active|busy|whole|new|single|older|mature|working|retired|newly) ){0,4}(man|men|woman|women|lady|ladies|gentleman|gentlemen|bachelor|bachelors|bachelorettes?|mom|moms|dad|dads|housewife|housewives)',
    '(no|not for|without) ((small|young|little|more|any) )?(kids|children|child|minors|babies|infants|toddlers|teens|teenagers|famil(y|ies))',
    'adults? only',
    'adults? (community|communities|living|building|complex|park|lifestyle|preferred)',
    '(couples?|singles?|single persons?|one person|two people|two persons) (only|preferred)',
    '(mature|older|quiet) (couples?|adults?|persons?|people|individuals?|buyers?|tenants?|residents?)',
    'empty nest(ers?)?',
    'child(less|free)',
    '(child|kid|children) free',
    '(childless|pregnant) (couples?|women|buyers?|tenants?)',
    '(growing|young|large|small|big|traditional) famil(y|ies)',
    'young couples?',
    'newly ?weds?',
    '(perfect|ideal|great|suitable|suited|good|wonderful|excellent|fantastic|designed|best|made|meant|just right|fit) for ((a|an|the|any|your|our|young|growing|large|small|active|busy|whole|new|single|older|mature|working|retired|newly) ){0,4}(famil(y|ies)|couples?|singles?|kids?|child(ren)?|newly ?weds?|toddlers?|teens?|teenagers?|parents?|grandparents?|empty nesters?|person|people)',
    'famil(y|ies) (friendly|oriented|neighbou?rhoods?|communit(y|ies)|area|street|values|only|preferred|welcome)',
    '(kids?|child(ren)?) (friendly|welcome|ok|allowed)',
    'no (wheelchairs?|disabled|handicapped|disabilities|crutches|walkers|service (animals?|dogs?)|assistance (animals?|dogs?)|(emotional )?support (animals?|dogs?)|mentally ill|mental illness|addicts|recovering addicts|alcoholics)',
    '(not|un) ?(suitable|suited|appropriate|fit|recommended|safe) for ((the|a|any) )?(disabled|handicapped|wheelchairs?( users?)?|elderly|seniors?|old people|children|kids|famil(y|ies)|blind|deaf)',
    'able bodied',
    'must (be able to )?(climb|walk|use) (the )?stairs',
    '(physically|mentally) (fit|healthy|able|stable|ill|disabled|handicapped|challenged)( (people|persons?|buyers?|tenants?|only))?',
    'healthy (people|persons?|individuals?|buyers?|tenants?|only)',
    '(cripples?|crippled|retarded|invalids)',
    'independent living',
    '(my|our|his|her|their|your|fellow)( ((two|three|four|five|six|seven|[0-9]+)|(little|young|younger|youngest|old|older|oldest|new|own|whole|entire|growing|small|big|large|elderly|aging|adopted|foster|teenage|sweet|first|second|third|lovely|beautiful|wonderful|late|future|dear|disabled|autistic))){0,3} (kids?|child|children|sons?|daughters?|boys?|girls?|baby|babies|newborn|toddlers?|teens?|teenagers?|twins|triplets|little ones?|grandkids|grandchildren|grandsons?|granddaughters?|stepsons?|stepdaughters?|stepchildren|husband|wife|spouse|hubby|fiancee?|boyfriend|girlfriend|mothers?|moms?|mum|fathers?|dads?|parents|grandparents|grandmother|grandfather|brothers?|sisters?|siblings|in laws|aunt|uncle|nephews?|nieces?|cousins?|family|families|relatives)',
    '(husband|wife|spouse|hubby|fiancee?|boyfriend|girlfriend|newly ?weds?|grandkids|grandchildren|grandma|grandpa|granny|toddlers?|newborn)',
    '(kids?|child|children|sons?|daughters?|boys?|girls?|baby|babies|newborn|toddlers?|teens?|teenagers?|twins|triplets|little ones?|grandkids|grandchildren|grandsons?|granddaughters?|stepsons?|stepdaughters?|stepchildren|husband|wife|spouse|hubby|fiancee?|boyfriend|girlfriend|mothers?|moms?|mum|fathers?|dads?|parents|grandparents|grandmother|grandfather|brothers?|sisters?|siblings|in laws|aunt|uncle|nephews?|nieces?|cousins?|family|families|relatives) and (i|me|myself)',
    '(my|life) partner',
    'partner and (i|me)',
    '((two|three|four|five|six|seven|[0-9]+)|the|have|has|having|raise|raising|raised|with|foster|fostering|adopted|adopting|no|without)( (little|young|younger|youngest|old|older|oldest|new|own|whole|entire|growing|small|big|large|elderly|aging|adopted|foster|teenage|sweet|first|second|third|lovely|beautiful|wonderful|late|future|dear|disabled|autistic)){0,2} (kids|children|boys|girls|daughters|sons|babies|baby|toddlers|teens|teenagers|little ones)(?! s )',
    '(our|my) (eldest|oldest|youngest|firstborn)',
    '(two|three|four|five|six|seven|[0-9]+) (kids |children |of them )?under (the age of )?(two|three|four|five|six|seven|eight|ten|twelve|eighteen|[0-9]{1,2})(?! (percent|k|thousand|million|dollars|asking) )',
    '(three|four|five|six|seven|eight) of us',
    '(siblings|grandkids|stepkids|fostered|foster (care|parents?|kids?|child|children))',
    '(training wheels|strollers?|car seats?|high chair|diapers|play ?dates?|sleep ?overs?|bedtime stor(y|ies)|crib(?! (board|boards|note|notes) ))',
    '(months|weeks) (along|pregnant)',
    '(trimester|due date with|my due date|our due date|baby bump|little feet|tiny feet|pitter patter|our clan|whole clan|next generation)',
    'family (dinners?|gatherings?|reunions?|traditions?|nights?|meals?|life|time|photos?|celebrations?)',
    '(first|second|third|fourth|fifth|another|more|one more) (little|young|younger|youngest|old|older|oldest|new|own|whole|entire|growing|small|big|large|elderly|aging|adopted|foster|teenage|sweet|first|second|third|lovely|beautiful|wonderful|late|future|dear|disabled|autistic)? ?(kids?|child|children|baby|babies|sons?|daughters?)(?! s )',
    '(kids?|child|baby|babies|son|daughter|twins|little one) (is |are )?(due|arriving|coming)',
    '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) graders?',
    '(kindergartners?|kindergarteners?|preschoolers?|grade schoolers?|middle schoolers?|high schoolers?)',
    '(babysit|babysits|babysitting|babysitters?|nanny|maternity leave|paternity leave)',
    '(be|become|into|as|for) (a|the|our|their|his|her) nursery',
    '(fertility|ivf|infertility|miscarriage|adoption (agency|process|is|was|papers))',
    'trying for (a|another|our) [a-z]+',
    'our (two|three|four|five) (would|will|love|need|to|go|and)',
    'home ?school(ing|ed|ers)?',
    '(blended|multigenerational|extended|military|immigrant|church) family',
    '(kids?|child|children|sons?|daughters?|boys?|girls?|baby|babies|newborn|toddlers?|teens?|teenagers?|twins|triplets|little ones?|grandkids|grandchildren|grandsons?|granddaughters?|stepsons?|stepdaughters?|stepchildren) (would|will|love|loves|are|is|can|could|need|needs|go|goes|start|starts|grow|growing|running|playing|who|already|to grow)',
    '(the|our|my) twins(?! s )',
    'little (boy|girl|ones?)',
    '(a|an|the|another|any|this|that|of|like|young|growing|loving|happy) family',
    'family (of|like|with|who|that|would|will|is|has)',
    '(two|a|single|working|proud|as) ?(a )?(mom|moms|mommies|dad|dads|daddies|mother|mothers|father|fathers|parents?)',
    '(mother|mom|father|dad|parents) (of|to)',
    'stay at home',
    '(got|get|gets|getting|are|be|been|newly|just|recently|happily|i m|we re) (married|divorced|widowed)',
    '(got|get|getting|newly|just|recently|we re|we are|i m) engaged',
    '(planning|plan|our|my) (a |the )?(wedding|honeymoon|anniversary)',
    '(widow|widower|divorcee|bachelor|newly single)',
    '(my|our|a|the|his|her|recent|after|since) (divorce|breakup|separation|remarriage)',
    'married(?! to (no|any|the|this|a) )',
    '(remarried|eloped|betrothed|tie the knot|tied the knot|better half|significant other|soul ?mates?|domestic partners?)',
    '(we|to|will|should|i) (marry|wed)(?! (the|a) )',
    '(pregnant|pregnancy|expectant)',
    '(expecting|awaiting) (our|my|a|another)? ?(first|second|third|baby|child|son|daughter|girl|boy|little|twins|triplets)',
    '(we are|we re|i am|i m|wife is|she is|she s) expecting (in|this|next|soon|and)',
    '(baby|child|one|another|third|second) on the way',
    '(our|my|a|first|second|third|and a) baby',
    '(young|older|elderly|retired|married|loving|gay|lesbian|straight|same sex|interracial|engaged|childless|quiet|(christians?|catholics?|protestants?|baptists?|methodists?|lutherans?|evangelicals?|mormons?|lds|jewish|jews?|muslims?|hindus?|buddhists?|sikhs?|orthodox|religious)|(mexican|hispanic|latin[oax]|cuban|puerto rican|haitian|irish|italian|polish|german|russian|ukrainian|arab|iranian|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|thai|cambodian|laotian|hmong|burmese|nepali|bangladeshi|taiwanese|indonesian|turkish|greek|armenian|israeli|palestinian|lebanese|syrian|iraqi|afghan|egyptian|moroccan|african|nigerian|ghanaian|kenyan|ethiopian|somali|brazilian|colombian|venezuelan|peruvian|dominican|salvadoran|guatemalan|honduran|jamaican|caribbean|hawaiian|samoan|navajo|asian|black|white|african american|native american)s?) (couple|man|woman|men|women|family|families|people|household)',
    'couple (with|who|from|in|looking|like)',
    '(photos?|pictures?) of (us|me|ourselves)',
    '(our|my) [a-z0-9]+ year olds?(?! (home|house|condo|townhouse|apartment|roof|furnace|car|truck|van|dog|cat|horse|loan|mortgage|business|company|firm|lease|furniture|piano) )',
    '(i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3} [2-9][0-9] (and|years old|now|but)',
    '(i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3} in (my|our) (early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies|eighties)',
    '((i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)|as)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3} (retired|retirees?|elderly|seniors?|empty nesters|pensioners?|grandparents)',
    'senior citizens?',
    '(turn|turned|turning|turns) [2-9][0-9]',
    '(at|aged?) [5-9][0-9] (i|we|and|my|our|he|she)',
    '(i|we|who|he|she) (will |both )?(retire|retired|retires)(?! the )',
    '(our|my|in|for|enjoy) retirement(?! (account|accounts|fund|funds|savings|plan|income|money|community) )',
    '(golden years|old age|at our age|at my age|social security|medicare|millennials|boomers|young professionals?|young people|recent graduates?)',
    '(pray|prayed|praying|prayers?)',
    'god (bless|blesses|led|leads|has|willing|gave|brought|is|will|wants)',
    '(thank|praise|thanks to) (god|the lord|jesus)',
    'the lord',
    'blessings',
    '(our|my|your)( (local|new|home|old))? ((church|parish|synagogue|temple|mosque|shul|chapel|congregation)|faith|religion|pastor|rabbi|priest)',
    '(attend|attends|attending|join|joined|worship at|members of|member of|go to|goes to|walk to|walking to) ((the|a|our|st) ){0,2}([a-z]+ )?(church|parish|synagogue|temple|mosque|shul|chapel|congregation)',
    '(church|parish|synagogue|temple|mosque|shul|chapel|congregation) (we|i|nearby|down the|around the|(is|are) (close|near|nearby|just|around|down|within|right|next))',
    '(kosher|halal|shabbat|sabbath|hanukkah|ramadan|diwali)',
    '(passover|seders?|yom kippur|rosh hashanah|sukkot|purim|eid|iftar|nowruz|vaisakhi|ash wednesday|during lent|for lent|advent wreath)',
    '(bible|bibles|torah|quran|koran|scriptures?|gospel|jesus|allah|in christ|missionary|missionaries|our ministry|my ministry)',
    '((bar|bat|b nai) mitzvahs?|baptized|baptised|baptism|christened|christening|first communion|quinceanera)',
    'sunday (school|service|services|worship|mass)',
    '(to|for|attend|attends|after|before|daily|midnight|hear|celebrate) mass(?! (transit|production|appeal|timber|ave|pike|storage|mail) )',
    '(celebrate|celebrating|celebrated) (christmas|easter|passover|eid|mass)',
    'christmas (morning|mornings|eve|dinner|dinners)',
    '((i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)|as|being)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3} (christians?|catholics?|protestants?|baptists?|methodists?|lutherans?|evangelicals?|mormons?|lds|jewish|jews?|muslims?|hindus?|buddhists?|sikhs?|orthodox|religious)',
    '(raised|devout|practicing|good|fellow) (christians?|catholics?|protestants?|baptists?|methodists?|lutherans?|evangelicals?|mormons?|lds|jewish|jews?|muslims?|hindus?|buddhists?|sikhs?|orthodox|religious)',
    '(catholic|lutheran|baptist|methodist|presbyterian|episcopal|evangelical|pentecostal|mormon|jewish|muslim|hindu|buddhist|sikh)s?(?! (hospital|medical|health|university|college|st|street|rd|road|ave|avenue) )',
    '(menorah|rosary|crucifix|prayer (rug|group|circle|corner)|hijab|yarmulke|youth group|christmas stockings|stockings (over|on|by|above))',
    '(i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3} ((mexican|hispanic|latin[oax]|cuban|puerto rican|haitian|irish|italian|polish|german|russian|ukrainian|arab|iranian|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|thai|cambodian|laotian|hmong|burmese|nepali|bangladeshi|taiwanese|indonesian|turkish|greek|armenian|israeli|palestinian|lebanese|syrian|iraqi|afghan|egyptian|moroccan|african|nigerian|ghanaian|kenyan|ethiopian|somali|brazilian|colombian|venezuelan|peruvian|dominican|salvadoran|guatemalan|honduran|jamaican|caribbean|hawaiian|samoan|navajo|asian|black|white|african american|native american)s?|americans?|foreigners|first generation)',
    'we (both )?speak [a-z]+ (at home|too|as well|and)',
    '(immigrants?|immigrated|emigrated|refugees?)',
    '(moved|move|came|come|coming|arrived|relocated|emigrated|fled|fleeing|escaped|hail|hails|adopted|us)( here| over| back| [a-z0-9]+ years? ago){0,2} (from )?(mexico|cuba|haiti|jamaica|puerto rico|dominican republic|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|peru|ecuador|brazil|argentina|chile|canada|england|britain|scotland|ireland|france|germany|spain|portugal|italy|greece|poland|romania|ukraine|russia|turkey|armenia|israel|palestine|lebanon|syria|iraq|iran|afghanistan|pakistan|india|nepal|bangladesh|sri lanka|china|taiwan|hong kong|japan|korea|south korea|vietnam|thailand|cambodia|laos|burma|myanmar|indonesia|malaysia|the philippines|philippines|egypt|morocco|ethiopia|eritrea|somalia|sudan|kenya|ghana|nigeria|congo|south africa|africa|asia|europe|latin america|south america|the caribbean|the middle east)',
    '(born|raised|roots|ancestors|relatives|childhood|life|lives|grew up|years|home|homes) (back )?in (mexico|cuba|haiti|jamaica|puerto rico|dominican republic|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|peru|ecuador|brazil|argentina|chile|canada|england|britain|scotland|ireland|france|germany|spain|portugal|italy|greece|poland|romania|ukraine|russia|turkey|armenia|israel|palestine|lebanon|syria|iraq|iran|afghanistan|pakistan|india|nepal|bangladesh|sri lanka|china|taiwan|hong kong|japan|korea|south korea|vietnam|thailand|cambodia|laos|burma|myanmar|indonesia|malaysia|the philippines|philippines|egypt|morocco|ethiopia|eritrea|somalia|sudan|kenya|ghana|nigeria|congo|south africa|africa|asia|europe|latin america|south america|the caribbean|the middle east)',
    '(i|we|he|she|parents|family|wife|husband|partner)( m| re| am| are| is| s)? (originally )?from (mexico|cuba|haiti|jamaica|puerto rico|dominican republic|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|peru|ecuador|brazil|argentina|chile|canada|england|britain|scotland|ireland|france|germany|spain|portugal|italy|greece|poland|romania|ukraine|russia|turkey|armenia|israel|palestine|lebanon|syria|iraq|iran|afghanistan|pakistan|india|nepal|bangladesh|sri lanka|china|taiwan|hong kong|japan|korea|south korea|vietnam|thailand|cambodia|laos|burma|myanmar|indonesia|malaysia|the philippines|philippines|egypt|morocco|ethiopia|eritrea|somalia|sudan|kenya|ghana|nigeria|congo|south africa|africa|asia|europe|latin america|south america|the caribbean|the middle east)',
    '(being|both|as) (an? )?(mexican|hispanic|latin[oax]|cuban|puerto rican|haitian|irish|italian|polish|german|russian|ukrainian|arab|iranian|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|thai|cambodian|laotian|hmong|burmese|nepali|bangladeshi|taiwanese|indonesian|turkish|greek|armenian|israeli|palestinian|lebanese|syrian|iraqi|afghan|egyptian|moroccan|african|nigerian|ghanaian|kenyan|ethiopian|somali|brazilian|colombian|venezuelan|peruvian|dominican|salvadoran|guatemalan|honduran|jamaican|caribbean|hawaiian|samoan|navajo|asian|black|white|african american|native american)s? (we|i|and|ourselves|ourself|myself|buyers?|owners?|americans?|immigrants?)',
    '(first|second|native|mother) (language|tongue)',
    '(mexican|hispanic|latin[oax]|cuban|puerto rican|haitian|irish|italian|polish|german|russian|ukrainian|arab|iranian|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|thai|cambodian|laotian|hmong|burmese|nepali|bangladeshi|taiwanese|indonesian|turkish|greek|armenian|israeli|palestinian|lebanese|syrian|iraqi|afghan|egyptian|moroccan|african|nigerian|ghanaian|kenyan|ethiopian|somali|brazilian|colombian|venezuelan|peruvian|dominican|salvadoran|guatemalan|honduran|jamaican|caribbean|hawaiian|samoan|navajo|asian|black|white|african american|native american)s? (community|descent|heritage|origin|ancestry|roots|background|culture|traditions)',
    '(came|come|moved|new|arrived) (to|in) (america|the us|the u s|the united states|the states|this country)',
    '(green cards?|h 1b|h1b|daca|asylum|(work|our|my|student) visas?|citizenship|naturalized|(us|american|new|proud) citizens)',
    '(home country|home countries|homeland|motherland|old country|back home in|our culture|our heritage|our traditions|our tribe)',
    '(i|we|parents|family|grandparents)( (both|all|originally|just|recently|first))? (came|come|immigrated|am|are) (here )?(originally )?from(?! (out|the|now|outside) )',
    '(i m|we re|originally|all) from(?! (out|the|now|outside) )',
    '(was|were|am|are) born',
    'born and raised',
    '(grew up|(i|we|he|she|they|to|kids|children|family) grow up|growing up)',
    '(all|most of|my|our) (my|our|whole|entire) (life|lives)',
    '(use|uses|using|in|need|needs) (a|my|his|her) (wheelchair|walker|cane|mobility scooter)',
    'wheelchair (bound|users?)',
    '(have|has|having|with|diagnosed with|living with) (ms|cancer|autism|epilepsy|parkinsons|alzheimers|dementia|arthritis|diabetes|ptsd|adhd|cerebral palsy|down syndrome|a disability|disabilities|special needs)',
    '(service|guide|assistance|support) (dog|animal) (and|needs|is|loves)',
    'my (service|guide) (dog|animal)',
    '(multiple sclerosis|muscular dystrophy|lupus|fibromyalgia|copd|parkinsons|parkinson s|alzheimers|alzheimer s|dementia|cerebral palsy|down syndrome|autism|autistic|adhd|ptsd|epilepsy|paraplegic|quadriplegic|amputee|cancer survivors?|stroke survivors?)',
    '(can t|cant|cannot|can no longer|unable to) (climb|do|use|manage|take) (the )?stairs',
    '(trouble|difficulty|problems?|hard time) (walking|climbing|seeing|hearing|breathing|with (the )?stairs)',
    '(my|our|his|her|bad) (bad |new )?(knees?|hips?|arthritis|eyesight|hearing aids?|diagnosis|illness|condition|disability|health|wheelchair|walker|crutches|surgery)(?! (insurance|plan|savings) )',
    '(my|our|his|her) (doctors?|physician|therapist|oncologist|caregivers?|home nurse)',
    '(hard of hearing|hip replacement|knee replacement|chemo|chemotherapy|dialysis|in recovery|in remission|mobility (issues|problems|impaired)|disability (benefits|check|checks|income)|ssdi|blood pressure)',
    '((i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3}|(kids?|child|children|sons?|daughters?|boys?|girls?|baby|babies|newborn|toddlers?|teens?|teenagers?|twins|triplets|little ones?|grandkids|grandchildren|grandsons?|granddaughters?|stepsons?|stepdaughters?|stepchildren|husband|wife|spouse|hubby|fiancee?|boyfriend|girlfriend|mothers?|moms?|mum|fathers?|dads?|parents|grandparents|grandmother|grandfather|brothers?|sisters?|siblings|in laws|aunt|uncle|nephews?|nieces?|cousins?|family|families|relatives) (is|are)) (deaf|blind|disabled|handicapped|autistic|ill|sick)',
    '(i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3} (gay|lesbian|queer|bisexual|trans|transgender|straight|single|married|pregnant|christian couple|veterans?|parents|newlyweds)',
    '((i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)|as) (a|two) (couple|widow|widower|retiree|immigrant|refugee)',
    '(combat|navy|army|marine|air force|disabled|proud) (veterans?|vets?)',
    '(active duty|deployed|deployment|served (in|our)|military service)',
    '(mis?|nuestr[oa]s?|sus?|tus?) ((dos|tres|cuatro|pequen[oa]s?) )?(hijos?|hijas?|espos[oa]|marido|mujer|novi[oa]|familia|nin[oa]s?|bebes?|madre|padres?|mama|papa|abuel[oa]s?|niet[oa]s?|iglesia|fe)',
    'somos (una familia|un matrimonio|una pareja|familia|cristianos|catolicos|judios|inmigrantes|recien casados)',
    '(tenemos|tengo) (un|una|dos|tres|cuatro|[0-9]) (hij[oa]s?|nin[oa]s?|bebes?)',
    '(bebe en camino|estoy embarazada|esta embarazada)',
    '(dios|que dios) (los |le |te |nos )?(bendiga|quiere)'
  ], '|') || ') ');
$$;

-- supabase/schemas/offers/making_offers.sql

-- Making offers: who may make an offer for which home and how often, the versions that both sides propose, and what the
-- clock does to offers. Every act follows the same order. It first counts against its caller's limits, then locks
-- (private.hold_offer), settles what is due, and only then compares the version that the caller has seen with the
-- stored one.

create function private.is_live(p_state text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_state in ('open', 'countered', 'asked', 'backup');
$$;

-- Counts the call and refuses it before any row is looked up. A call through a mailed link counts for the link's
-- person.
create function private.take_offer_act(p_person uuid default null) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := coalesce(p_person, private.signed_in());
begin
  if not private.take_network_rate('offer:network', 3600, 240)
     or not private.take_rate('offer:person:' || me, 3600, 60) then
    raise exception using errcode = 'PT429', message = 'too_many_offer_acts';
  end if;
  perform set_config('app.acting', me::text, true);
  return me;
end;
$$;

-- Locks a home's offers: first the owner's homes, then the account rows of everyone with an offer for the home.
create function private.hold_home_of_offers(p_listing_id uuid, p_owner_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.lock_homes(p_owner_id);
  perform from auth.users u
  where u.id = p_owner_id or u.id in (select o.buyer_id from public.offers o where o.listing_id = p_listing_id)
     or u.id in (
       select b.person_id from public.offers o join public.offer_buyers b on b.offer_id = o.id
       where o.listing_id = p_listing_id)
     or u.id = auth.uid()
  order by u.id for key share;
  perform from public.offers o where o.listing_id = p_listing_id order by o.id for no key update;
end;
$$;

-- Locks and settles an offer's home. Returns the offer if the caller is on side p_side, or on either side if p_side is
-- null. A suspended person may end an offer that is theirs alone, but not one that they have together with other
-- people. p_while_suspended allows acts that concern none of these other people.
create function private.hold_offer(
  p_id uuid, p_me uuid, p_side text, p_while_suspended boolean default false
) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  held public.offers;
begin
  select * into held from public.offers o where o.id = p_id;
  -- The owner may read an offer from its round's deadline on, even before the clock records that the round has opened.
  held.version := greatest(held.version, 1);
  if held.id is null or not private.is_on_side(held, p_me, p_side) then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  if held.listing_id is not null and held.owner_id is not null then
    perform private.hold_home_of_offers(held.listing_id, held.owner_id);
    perform private.settle_offers(held.listing_id);
  end if;
  select * into held from public.offers o where o.id = p_id for no key update;
  if not private.is_on_side(held, p_me, p_side) then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  if not p_while_suspended and cardinality(private.people_of_side(held, private.side_of(held, p_me))) > 1 then
    perform private.refuse_suspended(p_me);
  end if;
  return held;
end;
$$;

-- The account behind a side of an offer, and of its sale: the first of the people on that side.
create function private.person_of_side(p_offer public.offers, p_side text) returns uuid
language sql immutable set search_path = '' as $$
  select case p_side when 'owner' then p_offer.owner_id else p_offer.buyer_id end;
$$;

-- The accounts of a side. The buyer who made the offer, or the owner whose home it is, comes first.
create function private.people_of_side(p_offer public.offers, p_side text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select case p_side
    when 'buyer' then array_remove(p_offer.buyer_id || array(
      select b.person_id from public.offer_buyers b
      where b.offer_id = p_offer.id and b.person_id is not null and b.left_at is null order by b.joined_at, b.person_id), null)
    when 'owner' then coalesce(
      nullif(private.owners_of(p_offer.listing_id), '{}'), array_remove(array[p_offer.owner_id], null))
  end;
$$;

create function private.side_of(p_offer public.offers, p_me uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_me = any (private.people_of_side(p_offer, 'buyer')) then 'buyer'
              when p_me = any (private.people_of_side(p_offer, 'owner')) then 'owner' end;
$$;
grant execute on function private.side_of to authenticated, service_role;

-- Whether a side can't act, because each of its people is suspended. An offer that other people have together with a
-- suspended person goes on (decision 169).
create function private.is_side_suspended(p_offer public.offers, p_side text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(private.is_suspended(person)), false)
  from unnest(private.people_of_side(p_offer, p_side)) as person;
$$;

-- The first person of a side who isn't suspended, or its first person if each of them is.
create function private.active_person(p_offer public.offers, p_side text) returns uuid
language sql stable security definer set search_path = '' as $$
  select each.person from unnest(private.people_of_side(p_offer, p_side)) with ordinality as each (person, n)
  order by private.is_suspended(each.person), each.n limit 1;
$$;

-- An offer whose versions are all sealed doesn't exist for the owner.
create function private.is_on_side(p_offer public.offers, p_me uuid, p_side text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(side = coalesce(p_side, side) and (side = 'buyer' or p_offer.version > 0), false)
  from private.side_of(p_offer, p_me) as side;
$$;

-- The person of a side who acts in this request (private.take_offer_act); null if no person of that side acts.
create function private.actor_of(p_offer public.offers, p_side text) returns uuid
language sql stable set search_path = '' as $$
  select acting.person
  from (select nullif(current_setting('app.acting', true), '')::uuid as person) as acting
  where acting.person = any (private.people_of_side(p_offer, p_side));
$$;

-- The state of an offer that waits for an answer: the side that did not make the latest version has to answer.
create function private.state_by_turn(p_offer public.offers) returns text
language sql stable set search_path = '' as $$
  select case (select v.made_by from public.offer_versions v where v.offer_id = p_offer.id and v.n = p_offer.version)
         when 'owner' then 'countered' else 'open' end;
$$;

create function private.has_accepted(p_listing_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.offers o where o.listing_id = p_listing_id and o.state = 'accepted');
$$;

-- How an offer can be answered. A backup is answered like any other offer as long as no offer is accepted.
create function private.answered_as(p_offer public.offers) returns text
language sql stable set search_path = '' as $$
  select case when p_offer.state = 'backup' and not private.has_accepted(p_offer.listing_id)
         then private.state_by_turn(p_offer) else p_offer.state end;
$$;

create function private.end_of_line(p_listing_id uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(o.backup_place), 0) + 1 from public.offers o
  where o.listing_id = p_listing_id and o.state = 'backup';
$$;

create function private.running_round(p_listing_id uuid) returns public.offer_rounds
language sql stable set search_path = '' as $$
  select r from public.offer_rounds r
  where r.listing_id = p_listing_id and r.opened_at is null and r.called_off_at is null;
$$;

-- A deadline, with the home's time zone for the text.
create function private.until_json(p_until timestamptz, p_listing_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('until', p_until, 'zone', l.time_zone) from public.listings l where l.id = p_listing_id;
$$;

-- The facts that a notification has about an offer besides its home: the price of the version that both sides may read, the
-- price before it, and, while the offer waits for an answer, which side has to answer and until when. It names no
-- sealed version and no person, because owners may compare offers with names hidden.
create function private.offer_news(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('price', latest.price, 'was', (
      select v.price from public.offer_versions v
      where v.offer_id = p_offer.id and v.n < latest.n and not private.is_sealed(v.offer_id, v.n, v.round_id)
        and not private.is_mere_proposal(v.offer_id, v.n)
      order by v.n desc limit 1))
    || case when p_offer.state in ('open', 'countered', 'asked')
         then jsonb_build_object('turn', case p_offer.state when 'open' then 'owner' else 'buyer' end)
              || coalesce(private.until_json(p_offer.expires_at, p_offer.listing_id), '{}')
         else '{}' end
  from public.offer_versions latest where latest.offer_id = p_offer.id and latest.n = p_offer.version;
$$;

create function private.tell_offer(p_offer public.offers, p_side text, p_kind text, p_data jsonb default '{}')
returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, p_side), p_kind, p_offer.listing_id, p_offer.id,
    jsonb_build_object('as', p_side, 'home', nullif(p_offer.home, '')) || coalesce(private.offer_news(p_offer), '{}')
      || p_data);
$$;

create function private.tell_both(p_offer public.offers, p_kind text, p_data jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  select private.tell_offer(p_offer, side, p_kind, p_data) from unnest(array['buyer', 'owner']) as side;
$$;

create function private.note_act(
  p_offer public.offers, p_act text, p_side text, p_said text default '', p_earnest_money text default null
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- A suspended person can still end an offer, but only without words.
  if p_act in ('accepted', 'stayed') or p_said <> '' then
    perform private.refuse_suspended(coalesce(
      private.actor_of(p_offer, p_side), (private.people_of_side(p_offer, p_side))[1]));
  end if;
  insert into public.offer_acts (offer_id, act, made_by, n, said, earnest_money, at, person_id)
  values (p_offer.id, p_act, p_side, p_offer.version, p_said, p_earnest_money, clock_timestamp(),
          private.actor_of(p_offer, p_side));
end;
$$;

-- Returns free text as it is stored, or refuses it. Except for the name of an agent, the text must not be about people.
create function private.offer_words(p_text text, p_is_name boolean default false) returns text
language plpgsql stable set search_path = '' as $$
declare
  written constant text := btrim(regexp_replace(coalesce(p_text, ''), '\r\n?', E'\n', 'g'), E' \n\t');
begin
  if char_length(written) > private.limit_of('offers.said')
     or translate(written, E'\n', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  if private.has_secret_numbers(written) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  if not p_is_name and private.tells_of_people(written) then
    raise exception using errcode = 'PT422', message = 'offer_tells_of_people';
  end if;
  return written;
end;
$$;

-- Parses terms from the API. Every name must be known; missing terms are null or empty.
create function private.offer_terms(p_terms jsonb) returns public.offer_versions
language plpgsql stable set search_path = '' as $$
declare
  names constant text[] := array[
    'price', 'earnest_money', 'earnest_money_days', 'financing', 'down_payment', 'inspection_days', 'appraisal_days', 'appraisal_gap',
    'financing_days', 'home_sale_days', 'disclosure_days', 'seller_credit', 'agent_name', 'agent_share',
    'agent_amount', 'closing_on', 'possession_days', 'included', 'excluded', 'note',
    'title_policy', 'transfer_tax', 'survey', 'deposit_holder'];
  terms public.offer_versions;
begin
  if jsonb_typeof(p_terms) is distinct from 'object' or octet_length(p_terms::text) > 8000
     or exists (select from jsonb_object_keys(p_terms) as name where name <> all (names)) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  begin
    terms := jsonb_populate_record(null::public.offer_versions, jsonb_build_object(
      'earnest_money', 0, 'appraisal_gap', 0, 'seller_credit', 0, 'possession_days', 0) || jsonb_strip_nulls(p_terms));
  exception when data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  terms.included := private.offer_words(terms.included);
  terms.excluded := private.offer_words(terms.excluded);
  terms.note := private.offer_words(terms.note);
  terms.agent_name := nullif(private.offer_words(terms.agent_name, true), '');
  terms.deposit_holder := nullif(private.offer_words(terms.deposit_holder, true), '');
  return terms;
end;
$$;

-- Whether a buyer meets the owner's requirements; a requirement that isn't set counts as met. Files come with the offer
-- itself.
create function private.offer_requirements_met(p_listing_id uuid, p_buyer_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked public.offer_settings;
  has_read boolean := true;
  has_seen boolean := true;
begin
  select * into asked from public.offer_settings s where s.listing_id = p_listing_id;
  if asked.needs_disclosures then
    has_read := private.has_acknowledged_disclosures(p_listing_id, p_buyer_id);
  end if;
  if asked.needs_showing then
    has_seen := exists (
      select from public.bookings b join auth.users u on u.id = p_buyer_id
      where b.listing_id = p_listing_id and b.status in ('confirmed', 'completed') and not b.no_show
        and b.starts_at <= now() and b.party_id is null
        and private.mailbox_hash(b.visitor_email) = private.mailbox_hash(u.email::text));
  end if;
  return jsonb_build_object('showing', has_seen, 'disclosures', has_read);
end;
$$;

-- The error code that tells a person why they can't make an offer for a home; null if they can.
create function private.offer_obstacle(p_listing_id uuid, p_me uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  home public.listings;
  met jsonb;
begin
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null or home.status not in ('active', 'pending') then
    return 'listing_not_found';
  elsif private.is_owner_of(home.id, p_me) then
    return 'own_home';
  elsif not exists (select from auth.users u where u.id = p_me and u.email_confirmed_at is not null) then
    return 'offer_needs_confirmed_address';
  elsif exists (select from unnest(private.owners_of(home.id)) as seller (id) where not private.may_deal(seller.id, p_me)) then
    return 'offer_not_possible';
  end if;
  met := private.offer_requirements_met(p_listing_id, p_me);
  return case when not (met ->> 'disclosures')::boolean then 'offer_needs_disclosures'
              when not (met ->> 'showing')::boolean then 'offer_needs_showing' end;
end;
$$;

-- Whether two people may still deal with each other: neither has blocked the other, and neither is deleting their
-- account. As with messages and requests for disclosures, a block applies to all homes of both people. It refuses new
-- offers and new terms. Earlier offers can still be accepted, declined and withdrawn, because a person who ends a
-- conversation doesn't take back a promise.
create function private.may_deal(p_owner_id uuid, p_buyer_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
      select from public.conversations c
      join private.conversation_blocks b on b.conversation_id = c.id
      where (c.owner_id, c.buyer_id) in ((p_owner_id, p_buyer_id), (p_buyer_id, p_owner_id)))
    and not exists (select from private.account_deletions d where d.user_id in (p_owner_id, p_buyer_id));
$$;

-- Whether everyone on one side of an offer may still deal with everyone on the other side.
create function private.sides_may_deal(p_offer public.offers) returns boolean
language sql stable set search_path = '' as $$
  select private.may_deal(p_offer.owner_id, p_offer.buyer_id) and not exists (
    select from unnest(private.people_of_side(p_offer, 'owner')) as seller (id),
                unnest(private.people_of_side(p_offer, 'buyer')) as buyer (id)
    where not private.may_deal(seller.id, buyer.id));
$$;

-- Stores a version with its files. Constraints decide which terms are possible; a person never reads the messages of
-- constraints.
create function private.add_offer_version(
  p_offer public.offers, p_side text, p_terms public.offer_versions, p_valid_until timestamptz, p_files jsonb,
  p_round public.offer_rounds
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  terms public.offer_versions := p_terms;
  at constant timestamptz := clock_timestamp();
  zone constant text := coalesce(
    (select l.time_zone from public.listings l where l.id = p_offer.listing_id), 'UTC');
  today constant date := (at at time zone zone)::date;
begin
  terms.offer_id := p_offer.id;
  terms.n := (select coalesce(max(v.n), 0) + 1 from public.offer_versions v where v.offer_id = p_offer.id);
  terms.made_by := p_side;
  terms.person_id := private.actor_of(p_offer, p_side);
  terms.round_id := p_round.id;
  terms.valid_until := p_valid_until;
  terms.created_at := at;
  if terms.n > private.limit_of('offers.versions') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  end if;
  -- The stored deadline decides, because it may have passed since the offers were settled.
  if p_round.deadline <= at then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  if terms.closing_on is null or terms.closing_on not between today and today + 365
     or p_valid_until is null
     or p_valid_until not between
       greatest(at, p_round.deadline) + make_interval(hours => private.limit_of('offers.valid_hours_least'))
       and greatest(at, p_round.deadline) + make_interval(days => private.limit_of('offers.valid_days_most')) then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  -- No offer is accepted before a round's deadline.
  perform private.refuse_impossible_dates(
    terms, (greatest(at, p_round.deadline) at time zone zone)::date, (p_valid_until at time zone zone)::date);
  perform private.refuse_suspended(coalesce(terms.person_id, (private.people_of_side(p_offer, p_side))[1]));
  perform private.refuse_paused(p_offer.listing_id);
  begin
    insert into public.offer_versions select terms.*;
  exception when check_violation or not_null_violation or data_exception then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  if p_side = 'buyer' then
    perform private.add_offer_files(p_offer, terms.n, p_files);
  end if;
  return terms.n;
end;
$$;

-- Refuses a contingency that would end after the closing even if the terms are accepted on the first possible day, and
-- refuses terms that could be accepted after their own closing. domain/offers/offer-dates.ts has the same rule for the
-- form.
create function private.refuse_impossible_dates(p_terms public.offer_versions, p_first_day date, p_last_day date)
returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_first_day + greatest(
    p_terms.financing_days, p_terms.inspection_days, p_terms.appraisal_days, p_terms.home_sale_days,
    p_terms.disclosure_days) > p_terms.closing_on then
    raise exception using errcode = 'PT422', message = 'contingency_after_closing';
  end if;
  if p_last_day > p_terms.closing_on then
    raise exception using errcode = 'PT422', message = 'offer_outlives_closing';
  end if;
end;
$$;

create function private.add_offer_files(p_offer public.offers, p_n integer, p_files jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sent integer;
begin
  if jsonb_typeof(p_files) is distinct from 'array'
     or jsonb_array_length(p_files) > private.limit_of('offers.files') then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  begin
    insert into public.offer_files (offer_id, n, document_id, kind)
    select p_offer.id, p_n, d.id, f.kind
    from jsonb_to_recordset(p_files) as f (document_id uuid, kind text)
    join public.documents d on d.id = f.document_id and d.deleted_at is null and (
      d.user_id = coalesce(private.actor_of(p_offer, 'buyer'), p_offer.buyer_id)
      -- Files of an earlier version may belong to another of the buyers.
      or (d.user_id = any (private.people_of_side(p_offer, 'buyer')) and exists (
        select from public.offer_files known where known.offer_id = p_offer.id and known.document_id = d.id)));
    get diagnostics sent = row_count;
  exception when check_violation or not_null_violation or data_exception or unique_violation then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end;
  if sent <> jsonb_array_length(p_files) then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  if sent = 0 and exists (
    select from public.offer_settings s where s.listing_id = p_offer.listing_id and s.needs_proof
  ) then
    raise exception using errcode = 'PT409', message = 'offer_needs_proof';
  end if;
end;
$$;

-- The running round, if the caller knows of it. A best and final offer that is a microsecond late is refused, and a
-- buyer can't send an open version while the others are asked for sealed ones.
create function private.expected_round(p_listing_id uuid, p_round_id uuid) returns public.offer_rounds
language plpgsql volatile set search_path = '' as $$
declare
  running constant public.offer_rounds := private.running_round(p_listing_id);
begin
  if p_round_id is not null and running.id is distinct from p_round_id then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  if p_round_id is null and running.id is not null then
    raise exception using errcode = 'PT409', message = 'round_running';
  end if;
  return running;
end;
$$;

create function private.refuse_obstacle(p_obstacle text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  case p_obstacle
    when 'listing_not_found' then raise exception using errcode = 'PT404', message = 'listing_not_found';
    when 'own_home' then raise exception using errcode = 'PT409', message = 'own_home';
    when 'offer_needs_confirmed_address' then
      raise exception using errcode = 'PT403', message = 'offer_needs_confirmed_address';
    when 'offer_not_possible' then raise exception using errcode = 'PT409', message = 'offer_not_possible';
    when 'offer_needs_disclosures' then
      raise exception using errcode = 'PT409', message = 'offer_needs_disclosures';
    when 'offer_needs_showing' then raise exception using errcode = 'PT409', message = 'offer_needs_showing';
    else null;
  end case;
end;
$$;

-- A buyer makes an offer. A second call with the same id returns the same offer. While the home is pending, the offer
-- becomes a backup, if its buyer says that they know of the sale; in a round it is sealed like the other offers.
create function private.make_offer(
  p_id uuid, p_listing_id uuid, p_terms jsonb, p_valid_until timestamptz, p_files jsonb default '[]',
  p_round_id uuid default null, p_as_backup boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  terms constant public.offer_versions := private.offer_terms(p_terms);
  is_backup boolean;
  home public.listings;
  made public.offers;
  round public.offer_rounds;
begin
  select * into home from public.listings l where l.id = p_listing_id;
  if home.id is null then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  if p_id is null or p_valid_until is null then
    raise exception using errcode = 'PT422', message = 'offer_invalid';
  end if;
  perform private.hold_home_of_offers(home.id, home.user_id);
  perform private.settle_offers(home.id);
  select * into made from public.offers o where o.id = p_id;
  if made.id is not null then
    if (made.listing_id, made.buyer_id) is distinct from (home.id, me) then
      raise exception using errcode = 'PT409', message = 'offer_id_taken';
    end if;
    perform private.is_repeat(
      (select private.sent_terms(v, private.files_of_version(p_id, 1)) from public.offer_versions v
       where v.offer_id = p_id and v.n = 1),
      private.sent_terms(terms, p_files, p_valid_until));
    return private.offer_seen_by(made, 'buyer');
  end if;
  perform private.refuse_obstacle(private.offer_obstacle(home.id, me));
  if private.buys_already(home.id, me, p_id) then
    raise exception using errcode = 'PT409', message = 'offer_exists';
  end if;
  round := private.expected_round(home.id, p_round_id);
  -- The home is read again, because it may have been sold since the buyer began to write.
  is_backup := round.id is null and exists (
    select from public.listings l where l.id = home.id and l.status = 'pending');
  if is_backup and p_as_backup is not true then
    raise exception using errcode = 'PT409', message = 'home_has_sale';
  end if;
  if not private.take_part('offers', home.id::text, private.caller_now(), p_id)
     or not private.take_rate(
       'offer:new:person:' || private.person_key(me), 86400, private.limit_of('offers.new_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_offers';
  end if;
  insert into public.offers (
    id, listing_id, owner_id, buyer_id, home, version, expires_at, created_at, state, backup_place)
  values (p_id, home.id, home.user_id, me, home.title, case when round.id is null then 1 else 0 end, p_valid_until,
          clock_timestamp(), case when is_backup then 'backup' else 'open' end,
          case when is_backup then private.end_of_line(home.id) end)
  returning * into made;
  perform private.add_offer_version(made, 'buyer', terms, p_valid_until, p_files, round);
  if is_backup then
    perform private.note_act(made, 'joined', 'buyer');
  end if;
  if round.id is null then
    perform private.tell_offer(made, 'owner', 'offer_made', jsonb_build_object('n', 1, 'backup', is_backup));
  end if;
  return private.offer_seen_by(made, 'buyer');
end;
$$;

-- Whether a person is among the buyers of another live or accepted offer for a home. All accounts of one mailbox are
-- one person.
create function private.buys_already(p_listing_id uuid, p_me uuid, p_offer_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.offers o, unnest(private.people_of_side(o, 'buyer')) as buyer
    where o.listing_id = p_listing_id and o.id <> p_offer_id and private.person_key(buyer) = private.person_key(p_me)
      and (private.is_live(o.state) or o.state = 'accepted'));
$$;

-- Either side proposes terms that differ from those it has seen (p_seen is the number of the latest version). The buyer
-- improves their offer or answers a counter; the owner counters. A repeated call changes nothing.
create function private.propose_terms(
  p_side text, p_id uuid, p_seen integer, p_terms jsonb, p_valid_until timestamptz, p_files jsonb, p_round_id uuid
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  terms constant public.offer_versions := private.offer_terms(p_terms);
  offer public.offers := private.hold_offer(p_id, me, p_side);
  round public.offer_rounds;
  latest public.offer_versions;
begin
  select * into latest from public.offer_versions v where v.offer_id = p_id
    and (p_side = 'buyer' or v.n <= offer.version) and not private.is_amendment(v.offer_id, v.n)
  order by v.n desc limit 1;
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
$$;

-- After a round, a buyer's terms are final until the owner counters, whether the buyer sent new terms in the round or
-- left the old ones.
create function private.is_final(p_listing_id uuid, p_latest public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_latest.made_by = 'buyer' and (private.running_round(p_listing_id)).deadline > now() is not true and exists (
    select from public.offer_rounds r
    where r.listing_id = p_listing_id and r.called_off_at is null and (r.opened_at is not null or r.deadline <= now())
      and p_latest.created_at < coalesce(r.opened_at, r.deadline));
$$;

-- The terms of a version in one comparable form, which recognizes a version that is sent again.
create function private.sent_terms(
  p_terms public.offer_versions, p_files jsonb, p_valid_until timestamptz default null
) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(p_terms) - '{offer_id,n,made_by,person_id,round_id,created_at}'::text[] || jsonb_build_object(
    'valid_until', extract(epoch from coalesce(p_valid_until, p_terms.valid_until)),
    'files', (select coalesce(jsonb_agg(file order by file), '[]') from jsonb_array_elements(
      case when jsonb_typeof(p_files) = 'array' then p_files end) as file));
$$;

create function private.files_of_version(p_offer_id uuid, p_n integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('document_id', f.document_id, 'kind', f.kind)), '[]')
  from public.offer_files f where f.offer_id = p_offer_id and f.n = p_n;
$$;

-- The buyer withdraws an offer, at any time before acceptance.
create function private.withdraw_offer(p_id uuid, p_said text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.offer_words(p_said);
  offer public.offers := private.hold_offer(p_id, me, 'buyer');
begin
  if offer.state = 'withdrawn' then
    return private.offer_seen_by(offer, 'buyer');
  end if;
  if not private.is_live(offer.state) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  offer := private.end_offer(offer, 'withdrawn', 'buyer', said);
  perform private.settle_offers(offer.listing_id);
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- Ends a live offer and tells the side that didn't end it. An owner who has never been able to read the offer is not
-- told.
create function private.end_offer(p_offer public.offers, p_state text, p_side text, p_said text default '')
returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  ended public.offers;
  happened jsonb := '{}';
begin
  update public.offers o
  set state = p_state, ended_at = clock_timestamp(), backup_place = null where o.id = p_offer.id
  returning * into ended;
  perform private.note_act(ended, p_state, p_side, p_said);
  -- The moment at which the offer expired counts, however late the clock notices it. During a round no offer expires.
  if p_state = 'expired' then
    happened := jsonb_build_object('at', greatest(ended.expires_at, (
      select max(r.deadline) from public.offer_rounds r where r.listing_id = ended.listing_id and r.opened_at is not null
        and r.called_at < ended.expires_at)));
  end if;
  if p_side is distinct from 'buyer' then
    perform private.tell_offer(ended, 'buyer', 'offer_' || p_state, happened);
  end if;
  if p_state = 'withdrawn' then
    -- An offer that was made and withdrawn takes nothing from what the home has for others.
    perform private.give_part(ended.id, true);
  end if;
  if p_side is distinct from 'owner' and ended.version > 0 then
    if p_state = 'withdrawn' then
      perform private.tell_withdrawn(ended);
    else
      perform private.tell_offer(ended, 'owner', 'offer_' || p_state, happened);
    end if;
  end if;
  return ended;
end;
$$;

-- Tells the owners that an offer was withdrawn. What they haven't read of the offer is forgotten, and withdrawals at one
-- home that they haven't read are one notification, so that offers that come and go don't fill their list.
create function private.tell_withdrawn(p_offer public.offers) returns void
language plpgsql volatile set search_path = '' as $$
declare
  person uuid;
  unread public.notifications;
begin
  foreach person in array private.people_of_side(p_offer, 'owner') loop
    -- News that is being mailed at this moment stays.
    delete from public.notifications n where n.id in (
      select told.id from public.notifications told
      where told.user_id = person and told.kind = 'offer_made' and told.subject_id = p_offer.id and told.read_at is null
        and not exists (
          select from private.email_outbox o where o.notification_id = told.id and o.sent_at is null and o.mail_id is not null)
      for update of told skip locked);
    select * into unread from public.notifications told
    where told.user_id = person and told.kind = 'offer_withdrawn' and told.listing_id = p_offer.listing_id
      and told.data ->> 'as' = 'owner' and told.read_at is null
    order by told.created_at desc limit 1;
    if unread.id is null then
      perform private.tell_each(
        array[person], 'offer_withdrawn', p_offer.listing_id, array[p_offer.id],
        array[jsonb_strip_nulls(jsonb_build_object('as', 'owner', 'home', nullif(p_offer.home, '')) || coalesce(private.offer_news(p_offer), '{}'))]);
    else
      perform private.tell_each(
        array[person], 'offer_withdrawn', p_offer.listing_id, array[unread.subject_id],
        array[jsonb_strip_nulls(jsonb_build_object(
          'as', 'owner', 'home', nullif(p_offer.home, ''), 'count', coalesce((unread.data ->> 'count')::integer, 1) + 1))]);
    end if;
  end loop;
end;
$$;

-- Does what is due at a home whose offers are locked: opens a round, lets offers expire, withdraws those whose
-- last buyer is leaving or was suspended, ends a sale whose end was announced, and calls the next backup.
create function private.settle_offers(p_listing_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  round public.offer_rounds := private.running_round(p_listing_id);
  each public.offers;
begin
  if round.deadline <= at then
    update public.offer_rounds r set opened_at = at where r.id = round.id;
    for each in
      update public.offers o
      set version = final.n, state = 'open', expires_at = final.valid_until, reminded_at = null, backup_place = null
      from (select distinct on (v.offer_id) v.* from public.offer_versions v
            where v.round_id = round.id order by v.offer_id, v.n desc) as final
      where o.id = final.offer_id and private.is_live(o.state)
      returning o.*
    loop
      perform private.tell_offer(each, 'buyer', 'offer_round_opened', jsonb_build_object(
        'round', round.id, 'at', round.deadline));
    end loop;
    -- Counters that the owner made before the round ended with the round.
    for each in
      select * from public.offers o
      where o.listing_id = p_listing_id and private.answered_as(o) = 'countered' order by o.id
    loop
      perform private.end_offer(each, 'expired', null);
    end loop;
    perform private.tell_all(private.owners_of(l.id), 'offer_round_opened', l.id, round.id, jsonb_build_object(
      'as', 'owner', 'at', round.deadline, 'count', (
        select count(*) from public.offers o
        where o.listing_id = l.id and o.state in ('open', 'countered') and (o.expires_at > at))))
    from public.listings l where l.id = p_listing_id;
    round := null;
  end if;

  for each in
    select * from public.offers o
    where o.listing_id = p_listing_id and (private.is_live(o.state) or o.state = 'accepted')
    order by o.created_at, o.id
  loop
    if each.buyer_id is null or exists (
      select from private.account_deletions d where d.user_id = each.buyer_id
    ) then
      if each.state = 'accepted' then
        perform private.end_sale(each, 'buyer', 'left');
      else
        perform private.end_offer(each, 'withdrawn', null);
      end if;
    elsif each.state <> 'accepted' and private.is_side_suspended(each, 'buyer') then
      perform private.end_offer(each, 'withdrawn', null);
    -- No offer expires during a round, because none can be accepted then.
    elsif each.state in ('open', 'countered', 'asked') and each.expires_at <= at and round.id is null then
      perform private.end_offer(each, 'expired', null);
    end if;
  end loop;

  select o.* into each from public.offers o join public.sales s on s.offer_id = o.id
  where o.listing_id = p_listing_id and o.state = 'accepted' and s.state = 'open' and s.ends_at <= at;
  if found then
    perform private.end_sale(each, null, null);
  end if;

  -- The home is for sale because its sale fell through, so its backups are called one after the other.
  if round.id is null and private.calls_next(p_listing_id) then
    update public.offers o
    set state = private.state_by_turn(o), called_at = at, backup_place = null, reminded_at = null,
        expires_at = greatest(o.expires_at, at + make_interval(hours => private.limit_of('offers.called_hours')))
    where o.id = (
      select next.id from public.offers next where next.listing_id = p_listing_id and next.state = 'backup'
      order by next.backup_place limit 1)
    returning * into each;
    if found then
      perform private.note_act(each, 'called', null);
      perform private.tell_both(each, 'offer_called');
    end if;
  end if;
end;
$$;

-- Whether the next backup is called, once everything that is due has been settled.
create function private.calls_next(p_listing_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.listings l where l.id = p_listing_id and l.status = 'active')
    and not exists (
      select from public.offers o
      where o.listing_id = p_listing_id
        and (o.state = 'accepted' or (o.called_at is not null and o.state in ('open', 'countered'))));
$$;

select private.expose('make_offer(id, listing_id, terms, valid_until, files, round_id, as_backup)', 'authenticated',
  'A buyer makes an offer. With round_id it is a sealed offer in that round; as_backup says that the buyer knows of a sale. Returns the offer.');

create function public.improve_offer(
  id uuid, seen integer, terms jsonb, valid_until timestamptz, files jsonb default '[]', round_id uuid default null
) returns jsonb
language sql volatile set search_path = '' as $$
  select private.propose_terms('buyer', id, seen, terms, valid_until, files, round_id);
$$;
comment on function public.improve_offer is 'The buyer proposes new terms in answer to the version `seen`. Returns the offer.';

create function public.counter_offer(id uuid, seen integer, terms jsonb, valid_until timestamptz) returns jsonb
language sql volatile set search_path = '' as $$
  select private.propose_terms('owner', id, seen, terms, valid_until, '[]', null);
$$;
comment on function public.counter_offer is 'The owner proposes new terms in answer to the version `seen`. Returns the offer.';

select private.expose('withdraw_offer(id, said)', 'authenticated',
  'The buyer withdraws an offer. Returns the offer.');

grant execute on function public.improve_offer, public.counter_offer, private.propose_terms
  to authenticated, service_role;

-- supabase/schemas/offers/answering_offers.sql

-- Answering offers: accepting and declining them, rounds of best and final offers, backups, and what a sale does to its
-- home. domain/offers/offers.ts has the same states for the screens, with who may do what in each.

-- Refuses acts during a round: an owner may not answer some offers while others are still coming.
create function private.refuse_in_round(p_listing_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (private.running_round(p_listing_id)).id is not null then
    raise exception using errcode = 'PT409', message = 'round_running';
  end if;
end;
$$;

-- Accepts version p_n, in one transaction with all its effects: the home is pending, its upcoming showings are kept or
-- cancelled, other buyers are asked to stay as backups or declined, and there is a sale. Buyers who are in line already
-- keep their places. When the buyer accepts a counter, the owner's settings decide about showings and other offers. An
-- owner accepts the buyers they have seen (p_joins is offers.joins). A buyer can't accept a counter that the owner made
-- before one of the buyers joined or left.
create function private.accept_offer(
  p_id uuid, p_n integer, p_showings text default null, p_others text default null, p_joins integer default 0
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  home public.listings;
  terms public.offer_versions;
  chosen public.offer_settings;
  other public.offers;
begin
  if offer.state = 'accepted' and private.first_version(p_id) = p_n then
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

  update public.offers o set state = 'accepted', backup_place = null where o.id = p_id returning * into offer;
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
$$;

create function private.open_sale(p_offer public.offers, p_terms public.offer_versions, p_side text, p_today date)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  sale uuid;
begin
  insert into public.sales (offer_id, n, accepted_by, accepted_at, accepted_on, has_hoa)
  values (p_offer.id, p_terms.n, p_side, clock_timestamp(), p_today, coalesce((
    select l.hoa_fee > 0 or l.property_type = 'condo' from public.listings l where l.id = p_offer.listing_id), false))
  returning id into sale;
  perform private.open_steps(sale);
end;
$$;

-- Moves the owner's timeline to its last step, unless it is there already, and completes the steps before it.
create function private.begin_closing_step(p_owner_id uuid, p_today date) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.take_turn('timeline:' || p_owner_id);
  if exists (
    select from public.timeline_steps t
    where t.user_id = p_owner_id and t.step = 'negotiate-close' and t.status <> 'upcoming'
  ) then
    return;
  end if;
  update public.timeline_steps t set status = 'completed', completed_on = p_today
  where t.user_id = p_owner_id and t.status <> 'completed' and t.step <> 'negotiate-close';
  insert into public.timeline_steps (user_id, step, status, completed_on)
  select p_owner_id, step, 'completed', p_today
  from unnest(array['property-assessment', 'documentation-preparation', 'photography-marketing',
                    'list-property', 'show-property']) as step
  on conflict (user_id, step) do nothing;
  insert into public.timeline_steps (user_id, step, status) values (p_owner_id, 'negotiate-close', 'current')
  on conflict (user_id, step) do update set status = 'current', completed_on = null;
end;
$$;

-- The side that has to answer declines the offer, with an optional message.
create function private.decline_offer(p_id uuid, p_n integer, p_said text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.offer_words(p_said);
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
begin
  if offer.state = 'declined' and offer.version = p_n then
    return private.offer_seen_by(offer, side);
  end if;
  -- The owner can decline a backup at any time.
  if not (private.answered_as(offer) = case side when 'owner' then 'open' else 'countered' end
          or (side = 'owner' and offer.state in ('countered', 'asked', 'backup'))) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if p_n is distinct from offer.version then
    raise exception using errcode = 'PT409', message = 'offer_changed';
  end if;
  perform private.refuse_in_round(offer.listing_id);
  offer := private.end_offer(offer, 'declined', side, said);
  perform private.settle_offers(offer.listing_id);
  return private.offer_seen_by(offer, side);
end;
$$;

-- A buyer who was asked to stay in line behind the accepted offer stays, or withdraws.
create function private.stay_as_backup(p_id uuid, p_stays boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers := private.hold_offer(p_id, me, 'buyer');
begin
  if p_stays is null then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  if offer.state = (case when p_stays then 'backup' else 'withdrawn' end) then
    return private.offer_seen_by(offer, 'buyer');
  end if;
  if offer.state <> 'asked' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if not p_stays then
    return private.offer_seen_by(private.end_offer(offer, 'withdrawn', 'buyer'), 'buyer');
  end if;
  update public.offers o
  set state = 'backup', backup_place = private.end_of_line(o.listing_id)
  where o.id = p_id returning * into offer;
  perform private.note_act(offer, 'stayed', 'buyer');
  perform private.tell_offer(offer, 'owner', 'offer_stays');
  return private.offer_seen_by(offer, 'buyer');
end;
$$;

-- The owner puts the backups in another order. p_seen is the order they have seen, so that a buyer who joined or left
-- the line since then isn't passed over.
create function private.rank_backups(p_listing_id uuid, p_seen uuid[], p_ranked uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  stored uuid[];
begin
  if p_seen is null or p_ranked is null or cardinality(p_ranked) > 500 or cardinality(p_seen) > 500 then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.refuse_suspended(me);
  perform private.require_own_home(p_listing_id);
  perform private.hold_home_of_offers(p_listing_id, private.first_owner(p_listing_id));
  perform private.settle_offers(p_listing_id);
  stored := array(
    select o.id from public.offers o where o.listing_id = p_listing_id and o.state = 'backup' order by o.backup_place);
  if stored is distinct from p_ranked then
    if stored is distinct from p_seen then
      raise exception using errcode = 'PT409', message = 'line_changed';
    end if;
    if array(select unnest(p_ranked) order by 1) is distinct from array(select unnest(stored) order by 1) then
      raise exception using errcode = 'PT400', message = 'bad_request';
    end if;
    update public.offers o set backup_place = ranked.place
    from unnest(p_ranked) with ordinality as ranked (id, place)
    where o.id = ranked.id;
  end if;
  return private.offers_of_home(p_listing_id);
end;
$$;

-- The owner asks all live buyers for their best and final offer by a deadline. All buyers are told the same. From then
-- on the owner's counters can't be accepted, and an offer whose latest terms are still the owner's ends at the
-- deadline. Offers that an earlier round made final stay final until the owner answers them, so a second round can't
-- follow right away.
create function private.call_round(p_round_id uuid, p_listing_id uuid, p_deadline timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  at timestamptz;
  known public.offer_rounds;
  each public.offers;
begin
  perform private.require_own_home(p_listing_id);
  perform private.hold_home_of_offers(p_listing_id, private.first_owner(p_listing_id));
  perform private.settle_offers(p_listing_id);
  at := clock_timestamp();
  select * into known from public.offer_rounds r where r.id = p_round_id;
  if known.id is not null then
    if known.listing_id is distinct from p_listing_id then
      raise exception using errcode = 'PT409', message = 'offer_id_taken';
    end if;
    perform private.is_repeat(to_jsonb(known), jsonb_build_object('deadline', p_deadline));
    return private.round_json(known);
  end if;
  perform private.refuse_in_round(p_listing_id);
  if p_round_id is null or p_deadline is null
     or p_deadline not between at + make_interval(hours => private.limit_of('offers.round_hours_least'))
                            and at + make_interval(days => private.limit_of('offers.round_days_most')) then
    raise exception using errcode = 'PT422', message = 'round_invalid';
  end if;
  if not exists (
    select from public.listings l where l.id = p_listing_id and l.status in ('active', 'pending')
  ) or (
    select count(*) from public.offers o
    where o.listing_id = p_listing_id and private.answered_as(o) in ('open', 'countered')
  ) < 2 then
    raise exception using errcode = 'PT409', message = 'round_needs_offers';
  end if;
  if exists (
    select from public.offers o join public.offer_versions v on v.offer_id = o.id and v.n = o.version
    where o.listing_id = p_listing_id and private.answered_as(o) = 'open' and private.is_final(p_listing_id, v)
  ) then
    raise exception using errcode = 'PT409', message = 'round_took_place';
  end if;
  -- Buyers get one email for each round and one for each round that is called off, so rounds are limited.
  if not private.take_rate(
    'offer:round:listing:' || p_listing_id, 86400, private.limit_of('offers.rounds_per_day')) then
    raise exception using errcode = 'PT429', message = 'too_many_rounds';
  end if;
  perform private.refuse_suspended(me);
  insert into public.offer_rounds (id, listing_id, called_at, deadline)
  values (p_round_id, p_listing_id, at, p_deadline) returning * into known;
  for each in
    select * from public.offers o
    where o.listing_id = p_listing_id and private.answered_as(o) in ('open', 'countered') order by o.id
  loop
    perform private.tell_offer(each, 'buyer', 'offer_round',
                               private.until_json(known.deadline, p_listing_id));
  end loop;
  return private.round_json(known);
end;
$$;

create function private.round_json(p_round public.offer_rounds) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_round.id is not null then jsonb_build_object(
    'id', p_round.id, 'called_at', p_round.called_at, 'deadline', p_round.deadline,
    'opened_at', p_round.opened_at, 'called_off_at', p_round.called_off_at) end;
$$;

-- The owner calls a round off. Versions that were sealed in it are never read, so an offer made in it ends. All other
-- offers, also the owner's counters, are as before, with enough time to answer them.
create function private.call_off_round(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  round public.offer_rounds;
  at timestamptz;
  each public.offers;
begin
  select r.* into round from public.offer_rounds r join public.listings l on l.id = r.listing_id
  where r.id = p_id and private.is_owner_of(l.id, me);
  if round.id is null then
    raise exception using errcode = 'PT404', message = 'round_unknown';
  end if;
  perform private.refuse_suspended(me);
  perform private.hold_home_of_offers(round.listing_id, private.first_owner(round.listing_id));
  perform private.settle_offers(round.listing_id);
  at := clock_timestamp();
  select * into round from public.offer_rounds r where r.id = p_id;
  if round.listing_id is null then
    raise exception using errcode = 'PT404', message = 'round_unknown';
  elsif round.called_off_at is not null then
    return private.round_json(round);
  elsif round.deadline - make_interval(mins => private.limit_of('offers.call_off_minutes')) < at then
    raise exception using errcode = 'PT409', message = 'round_over';
  end if;
  update public.offer_rounds r set called_off_at = at where r.id = p_id returning * into round;
  for each in
    select * from public.offers o where o.listing_id = round.listing_id and private.is_live(o.state) order by o.id
  loop
    if each.version = 0 then
      each.state := 'expired';
      update public.offers o set state = each.state, ended_at = at where o.id = each.id;
      perform private.note_act(each, 'unread', null);
    elsif each.state in ('open', 'countered') then
      each.expires_at := greatest(
        each.expires_at, at + make_interval(hours => private.limit_of('offers.called_hours')));
      update public.offers o set reminded_at = null, expires_at = each.expires_at where o.id = each.id;
    end if;
    perform private.tell_offer(each, 'buyer', 'offer_round_called_off', jsonb_build_object('ends', each.version = 0));
  end loop;
  perform private.settle_offers(round.listing_id);
  return private.round_json(round);
end;
$$;

-- A sale falls through: the home is back on the market, offers of buyers who were asked to stay resume, and backups
-- keep their places. private.settle_offers() calls the first backup. Without p_reason, the sale's end was announced
-- (ending_sales), and p_side agrees to the end or, if it is null, the announced day is over. Once the home is sold, its
-- sale can't fall through any more, even if a side closes their account.
create function private.end_sale(
  p_offer public.offers, p_side text, p_reason text, p_said text default '', p_earnest_money text default null
) returns public.offers
language plpgsql volatile set search_path = '' as $$
declare
  ended public.sales;
  fallen public.offers;
  each public.offers;
begin
  update public.sales s
  set state = 'fell_through', reason = coalesce(p_reason, s.reason),
      ended_at = case when p_side is null then s.ends_at else clock_timestamp() end,
      ended_by = case when p_reason is null then s.ended_by else p_side end
  where s.offer_id = p_offer.id and s.state = 'open'
  returning * into ended;
  if not found then
    return p_offer;
  end if;
  update public.offers o set state = 'fell_through', ended_at = ended.ended_at where o.id = p_offer.id
  returning * into fallen;
  perform private.note_act(fallen, 'fell_through', p_side, p_said, p_earnest_money);
  perform private.end_appointments(p.id) from public.sale_parties p where p.sale_id = ended.id order by p.id;
  perform private.tell_both(fallen, 'sale_fell_through', jsonb_build_object(
    'by', ended.ended_by, 'at', case when p_side is null then ended.ended_at end));
  for each in
    update public.offers o set state = private.state_by_turn(o)
    where o.listing_id = p_offer.listing_id and o.state = 'asked'
    returning o.*
  loop
    perform private.note_act(each, 'resumed', null);
    perform private.tell_offer(each, 'buyer', 'offer_resumed', jsonb_build_object('n', each.version));
  end loop;
  update public.listings l set status = 'active' where l.id = p_offer.listing_id and l.status = 'pending';
  -- If a moderator's decision is lifted, the home is for sale again.
  update private.withheld_homes w set was = 'active' where w.listing_id = p_offer.listing_id and w.was = 'pending';
  return fallen;
end;
$$;

-- A home with a sale can't leave the market or return to it until the sale has fallen through. Marking the home as sold
-- closes the sale, unless the sale's end is announced. When a home leaves the market otherwise, or its owner closes
-- their account, its offers end and so does a round that has not opened, whose sealed versions are then never read. A
-- home with offers can't be deleted; its owner withdraws it first, as with showings. The owner's homes are locked by
-- the caller. A home that is deleted has no new row.
create function private.keep_promises(old public.listings, new public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- This reads current_user, because inside a definer function the setting `role` still names the caller's role.
  if current_user not in ('authenticated', 'service_role') then
    return;
  end if;
  -- The refusal must not reveal whether there are sealed offers, so a home with a round is kept even if the round has
  -- none.
  if new.id is null and (
    private.has_offers(old.id, array['open', 'countered', 'asked', 'backup', 'accepted'])
    or private.has_round(old.id)
  ) then
    raise exception using errcode = 'PT409', message = 'listing_has_offers';
  elsif new.status in ('active', 'withdrawn') and new.status <> old.status
        and private.has_offers(old.id, array['accepted']) then
    raise exception using errcode = 'PT409', message = 'listing_has_sale';
  elsif new.status = 'sold' and old.status <> 'sold' and private.has_ending_sale(old.id) then
    raise exception using errcode = 'PT409', message = 'sale_is_ending';
  end if;
end;
$$;
grant execute on function private.keep_promises to authenticated, service_role;

create function private.has_offers(p_listing_id uuid, p_states text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.offers o join public.listings l on l.id = o.listing_id
    where o.listing_id = p_listing_id and o.state = any (p_states) and (o.state <> 'accepted' or l.status <> 'sold'));
$$;
create function private.has_ending_sale(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.offers o join public.sales s on s.offer_id = o.id
    where o.listing_id = p_listing_id and o.state = 'accepted' and s.state = 'open' and s.ends_at is not null);
$$;
create function private.has_round(p_listing_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.running_round(p_listing_id)).id is not null;
$$;
grant execute on function private.has_offers, private.has_ending_sale, private.has_round to authenticated, service_role;

create function private.end_offers_of_gone_home(p_home public.listings) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_seeding() and not private.is_withheld(p_home.id) then
    perform private.end_offers_of(p_home);
  end if;
end;
$$;

create function private.end_offers_of(p_home public.listings) returns void
language plpgsql volatile set search_path = '' as $$
declare
  each public.offers;
begin
  perform from public.offers o where o.listing_id = p_home.id order by o.id for no key update;
  update public.offer_rounds r set listing_id = null
  where r.id = (private.running_round(p_home.id)).id;
  -- The sale ends last, so that the buyers of backups aren't told first that their offers count again.
  for each in
    select * from public.offers o
    where o.listing_id = p_home.id and (private.is_live(o.state) or o.state = 'accepted')
    order by o.state = 'accepted', o.id
  loop
    if private.is_live(each.state) then
      perform private.end_offer(each, 'declined', 'owner');
    elsif p_home.status = 'sold' then
      perform private.settle_closing(each, s) from public.sales s where s.offer_id = each.id and s.state = 'open';
      update public.sales s
      set state = 'closed', ended_at = clock_timestamp(), ended_by = null, reason = null, ends_at = null, wants_on = null
      where s.offer_id = each.id and s.state = 'open';
    else
      perform private.end_sale(each, 'owner', 'left');
    end if;
  end loop;
end;
$$;

select private.expose('accept_offer(id, n, showings, others, joins)', 'authenticated',
  'Accepts the other side''s version n. The owner chooses what happens to showings (keep, cancel) and other offers (ask, decline), or their settings do. Returns the offer.');
select private.expose('decline_offer(id, n, said)', 'authenticated',
  'Declines the offer with its version n. Returns the offer.');
select private.expose('stay_as_backup(id, stays)', 'authenticated',
  'A buyer who was asked stays in line behind the accepted offer, or withdraws. Returns the offer.');
select private.expose('rank_backups(listing_id, seen, ranked)', 'authenticated',
  'The owner puts the backups of a home, given as ids, in another order, if the line is still the one in `seen`. Returns the home''s offers.');
select private.expose('call_round(id, listing_id, deadline)', 'authenticated',
  'The owner asks all live buyers for their best and final offer by a deadline. Returns the round.');
select private.expose('call_off_round(id)', 'authenticated',
  'The owner calls off a round of best and final offers, at least a minute before its deadline. Returns the round.');

-- supabase/schemas/offers/reading_offers.sql

-- Reading offers. Every answer is for one side. private.offer_seen_by() leaves out the versions that are sealed to that
-- side, and gives the offer's state at this moment, even if the clock has not settled it yet.

-- The name that the other side sees: a first name before acceptance, and the full name afterwards, which the contract
-- needs.
create function private.party_name(p_person uuid, p_is_whole boolean) returns text
language sql stable set search_path = '' as $$
  select case when p_is_whole then nullif(btrim(p.full_name), '') else private.first_name(p.full_name) end
  from public.profiles p where p.id = p_person;
$$;

-- Names of several people as one text: "Sam Lee and Alex Kim"; null if none of them has a name.
create function private.party_names(p_people uuid[], p_is_whole boolean) returns text
language sql stable set search_path = '' as $$
  select case when cardinality(names) < 3 then array_to_string(names, ' and ')
              else array_to_string(trim_array(names, 1), ', ') || ' and ' || names[cardinality(names)] end
  from (
    select nullif(array_agg(private.party_name(person, p_is_whole) order by n)
                  filter (where private.party_name(person, p_is_whole) <> ''), '{}') as names
    from unnest(p_people) with ordinality as each (person, n)) as known;
$$;

-- The people who form a side, as the other side and everyone in the closing room read them. After acceptance, a buyer
-- who left is still named, because they were part of the agreement.
create function private.names_of_side(p_offer public.offers, p_side text, p_is_whole boolean) returns text
language sql stable set search_path = '' as $$
  select private.party_names(private.people_of_side(p_offer, p_side) || case p_side when 'buyer' then array(
    select b.person_id from public.offer_buyers b
    where b.offer_id = p_offer.id and b.left_at is not null order by b.joined_at, b.person_id) end, p_is_whole);
$$;

-- The first name of the person who acted for a side of more than one person; null if that person is the reader.
create function private.actor_named(p_offer public.offers, p_side text, p_person uuid) returns text
language sql stable set search_path = '' as $$
  select private.party_name(p_person, false)
  from (select private.people_of_side(p_offer, p_side) as people) as side
  where p_person <> coalesce((select auth.uid()), p_offer.id) and (cardinality(people) > 1 or p_person <> all (people));
$$;

create function private.terms_json(p_version public.offer_versions) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(p_version) - '{offer_id,n,made_by,person_id,round_id,valid_until,created_at}'::text[];
$$;

create function private.files_json(p_offer_id uuid, p_n integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'document_id', d.id, 'kind', f.kind, 'name', d.name, 'type', d.type, 'size', d.size,
    'opened_at', f.opened_at) order by f.kind, d.name), '[]')
  from public.offer_files f join public.documents d on d.id = f.document_id and d.deleted_at is null
  where f.offer_id = p_offer_id and f.n = p_n;
$$;

-- The terms in force of a sale are the terms it began with, changed by its amendments, with the note and the files of
-- the first terms.
create function private.version_json(p_version public.offer_versions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'n', p_version.n, 'made_by', p_version.made_by, 'round_id', p_version.round_id,
    'valid_until', p_version.valid_until, 'created_at', p_version.created_at,
    'is_sealed', private.is_sealed(p_version.offer_id, p_version.n, p_version.round_id),
    'terms', private.terms_json(p_version) || jsonb_build_object('note', first.note),
    'files', private.files_json(p_version.offer_id, first.n))
  from public.offer_versions first
  where first.offer_id = p_version.offer_id and first.n = case
    when private.is_amendment(p_version.offer_id, p_version.n)
      then coalesce(private.first_version(p_version.offer_id), p_version.n)
    else p_version.n end;
$$;

-- Whether an announced end has taken effect, even if the clock has not settled it yet.
create function private.is_over(p_sale public.sales) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_sale.state = 'open' and p_sale.ends_at <= now(), false);
$$;

-- The party of the sale (sale_parties) that acted for a side, by role and name; null if the side acted itself.
create function private.party_named(p_party_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('role', p.role, 'name', p.name) from public.sale_parties p where p.id = p_party_id);
end;
$$;

-- The buyer of a sale gets the home's address, even that of a hidden street, until the sale falls through.
create function private.sale_json(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(s) - '{offer_id,binds_on,counts,moves,until_hour,otherwise}'::text[] || jsonb_build_object(
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', a.n, 'kind', a.kind, 'act', a.act, 'made_by', a.made_by, 'day', a.day, 'said', a.said, 'at', a.at,
        'made_on', a.made_on,
        'party', private.party_named(a.party_id),
        'by', private.actor_named(p_offer, a.made_by, a.person_id),
        'rule', case when a.counts is not null then jsonb_build_object(
          'counts', a.counts, 'moves', a.moves, 'until_hour', a.until_hour, 'otherwise', a.otherwise) end) order by a.n), '[]')
      from public.sale_acts a where a.sale_id = s.id),
    'amendments', (
      select coalesce(jsonb_agg(to_jsonb(a) - '{sale_id,offer_id,seen,remind_at,answered_person_id}'::text[] || jsonb_build_object(
        'by', private.actor_named(p_offer, a.made_by, v.person_id),
        'answer_by', private.actor_named(p_offer, a.answered_by, a.answered_person_id),
        'state', case when a.state = 'open' and (s.state <> 'open' or private.is_over(s) or v.valid_until <= now())
                      then 'lapsed' else a.state end,
        'terms', private.version_json(v) -> 'terms', 'valid_until', v.valid_until, 'created_at', v.created_at)
        order by a.n), '[]')
      from public.amendments a join public.offer_versions v on v.offer_id = a.offer_id and v.n = a.version
      where a.sale_id = s.id),
    'owner', private.names_of_side(p_offer, 'owner', true), 'buyer', private.names_of_side(p_offer, 'buyer', true),
    'address', case when p_offer.state = 'accepted' and not private.is_over(s) then (
      select private.address_of(l, true) from public.listings l where l.id = p_offer.listing_id) end)
    || case when private.is_over(s)
         then jsonb_build_object('state', 'fell_through', 'ended_at', s.ends_at) else '{}' end
  from public.sales s where s.offer_id = p_offer.id;
$$;

-- The buyers of an offer as one of them sees them: first the buyer who made it, then the others in the order in which
-- they joined. Only the first buyer sees who is invited, and at which address.
create function private.buyers_json(p_offer public.offers, p_me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object(
      'id', null, 'name', private.party_name(p_offer.buyer_id, true), 'email', null,
      'is_me', coalesce(p_offer.buyer_id = p_me, false), 'joined_at', p_offer.created_at, 'left_at', null,
      'link_until', null)) || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'name', coalesce(private.party_name(b.person_id, true), b.name),
      'email', case when p_offer.buyer_id = p_me then b.email end, 'is_me', coalesce(b.person_id = p_me, false),
      'joined_at', b.joined_at, 'left_at', b.left_at,
      'link_until', case when b.person_id is null then private.link_until('purchase', b.id) end) order by b.joined_at, b.invited_at, b.id), '[]')
    from public.offer_buyers b
    where b.offer_id = p_offer.id and (b.person_id is not null or p_offer.buyer_id = p_me));
$$;

create function private.offer_seen_by(p_offer public.offers, p_side text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  running public.offer_rounds := private.running_round(p_offer.listing_id);
  is_in_round constant boolean := coalesce(running.deadline > now(), false);
  state text := p_offer.state;
  latest public.offer_versions;
  expires timestamptz := p_offer.expires_at;
begin
  -- The latest version that both sides may read.
  select * into latest from public.offer_versions v
  where v.offer_id = p_offer.id and (v.n <= p_offer.version or (
    v.round_id = running.id and not private.is_sealed(v.offer_id, v.n, v.round_id)))
  order by v.n desc limit 1;
  if latest.n > p_offer.version and state in ('open', 'countered') then
    state := 'open';
    expires := latest.valid_until;
  end if;
  if state in ('open', 'countered', 'asked') and expires <= now() and not is_in_round then
    state := 'expired';
  elsif running.deadline <= now() and latest.n = p_offer.version and private.answered_as(p_offer) = 'countered' then
    state := 'expired';
  end if;
  if state = 'accepted' and exists (
    select from public.sales s where s.offer_id = p_offer.id and private.is_over(s)
  ) then
    state := 'fell_through';
  end if;
  return jsonb_build_object(
    'id', p_offer.id, 'side', p_side, 'state', state, 'version', coalesce(latest.n, 0),
    'listing_id', p_offer.listing_id, 'title', p_offer.home,
    'home', case when p_offer.listing_id is not null then private.home_of_conversation(p_offer.listing_id, p_side) end,
    'other', private.names_of_side(p_offer, private.other_side(p_side), false),
    'expires_at', expires, 'called_at', p_offer.called_at,
    -- Places are numbered without gaps, though buyers may have left the line.
    'backup_place', (
      select nullif(count(*), 0) from public.offers o
      where o.listing_id = p_offer.listing_id and o.state = 'backup' and o.backup_place <= p_offer.backup_place),
    'has_sale_ahead', p_offer.state in ('asked', 'backup') and private.has_accepted(p_offer.listing_id),
    'created_at', p_offer.created_at, 'ended_at', p_offer.ended_at,
    'joins', p_offer.joins,
    'buyers', case when p_side = 'buyer' then private.buyers_json(p_offer, (select auth.uid())) end,
    'round', case when is_in_round and private.is_live(state) then private.round_json(running) end,
    -- The rounds in which this offer was asked for or made.
    'rounds', (
      select coalesce(jsonb_agg(private.round_json(r) order by r.called_at), '[]')
      from public.offer_rounds r
      where r.listing_id = p_offer.listing_id and r.called_at < coalesce(p_offer.ended_at, 'infinity')
        and (r.called_at > p_offer.created_at or exists (
          select from public.offer_versions v where v.offer_id = p_offer.id and v.round_id = r.id))),
    'versions', (
      select jsonb_agg(private.version_json(v) || jsonb_build_object(
        'by', private.actor_named(p_offer, v.made_by, v.person_id)) order by v.n)
      from public.offer_versions v
      where v.offer_id = p_offer.id and not private.is_mere_proposal(v.offer_id, v.n) and (p_side = 'buyer' or not private.is_sealed(v.offer_id, v.n, v.round_id))),
    'is_final', coalesce(private.is_final(p_offer.listing_id, latest), false),
    'may_propose', private.sides_may_deal(p_offer),
    'visitors', case when p_side = 'owner' and p_offer.state = 'fell_through' and exists (
      select from public.listings l where l.id = p_offer.listing_id and l.status = 'active'
    ) then (select count(*) from private.visitors_to_invite(p_offer)) else 0 end,
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'act', a.act, 'made_by', a.made_by, 'n', a.n, 'said', a.said, 'earnest_money', a.earnest_money,
        'at', a.at, 'by', private.actor_named(p_offer, a.made_by, a.person_id)) order by a.id), '[]')
      from public.offer_acts a where a.offer_id = p_offer.id),
    'sale', private.sale_json(p_offer) || (
      select private.facts_json(s.id, p_side, p_offer) from public.sales s where s.offer_id = p_offer.id));
end;
$$;

-- The facts that a person needs before making an offer for a home.
create function private.offer_start(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'home', private.home_of_conversation(l.id, 'buyer'),
    'obstacle', private.offer_obstacle(l.id, (select auth.uid())),
    'needs', jsonb_build_object(
      'disclosures', coalesce(s.needs_disclosures, false), 'showing', coalesce(s.needs_showing, false),
      'proof', coalesce(s.needs_proof, false)),
    'met', private.offer_requirements_met(l.id, (select auth.uid())),
    'offer_id', (
      select o.id from public.offers o
      where o.listing_id = l.id and o.id in (select private.offers_bought_by((select auth.uid())))
        and (private.is_live(o.state) or o.state = 'accepted') limit 1),
    'round', (
      select private.round_json(r) from public.offer_rounds r
      where r.listing_id = l.id and r.opened_at is null and r.called_off_at is null and r.deadline > now()))
  from public.listings l left join public.offer_settings s on s.listing_id = l.id
  where l.id = p_listing_id and l.status in ('active', 'pending');
$$;

create function private.my_offers() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.offer_seen_by(o, 'buyer') order by o.created_at desc, o.id), '[]')
  from (
    select * from public.offers each where each.id in (select private.offers_bought_by((select auth.uid())))
    order by private.is_live(each.state) or each.state = 'accepted' desc, each.created_at desc limit 100
  ) as each join public.offers o on o.id = each.id;
$$;

-- All offers for a home with the facts that compare them, for the home's owner. An offer whose versions are all sealed
-- is neither shown nor counted.
create function private.offers_of_home(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'home', private.home_of_conversation(l.id, 'owner'),
    'settings', jsonb_build_object(
      'needs_disclosures', coalesce(s.needs_disclosures, false), 'needs_showing', coalesce(s.needs_showing, false),
      'needs_proof', coalesce(s.needs_proof, false), 'showings_then', coalesce(s.showings_then, 'keep'),
      'others_then', coalesce(s.others_then, 'ask')),
    'figures', (select to_jsonb(f) - 'listing_id' from public.sale_figures f where f.listing_id = l.id),
    'round', (
      select private.round_json(r) from public.offer_rounds r
      where r.listing_id = l.id order by r.called_at desc limit 1),
    'offers', (
      select coalesce(jsonb_agg(seen.offer order by seen.created_at, seen.id), '[]')
      from (
        select private.offer_seen_by(o, 'owner') as offer, o.created_at, o.id
        from public.offers o
        where o.listing_id = l.id and exists (
          select from public.offer_versions v
          where v.offer_id = o.id and not private.is_sealed(v.offer_id, v.n, v.round_id))
        order by private.is_live(o.state) or o.state = 'accepted' desc, o.created_at desc
        limit 100
      ) as seen))
  from public.listings l left join public.offer_settings s on s.listing_id = l.id
  where l.id = p_listing_id and private.is_owner_of(l.id, (select auth.uid()));
$$;

-- One offer of the caller's, on either side; null for any other offer.
create function private.my_offer(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.offer_seen_by(o, private.side_of(o, (select auth.uid())))
  from public.offers o
  where o.id = p_id and (private.side_of(o, (select auth.uid())) = 'buyer' or (
    private.side_of(o, (select auth.uid())) = 'owner' and exists (
      select from public.offer_versions v
      where v.offer_id = o.id and not private.is_sealed(v.offer_id, v.n, v.round_id))));
$$;

-- A file that came with a version, for the function documents, if the caller is the home's owner and the offer is live.
-- Records that the file was opened.
create function private.open_offer_file(p_caller uuid, p_offer_id uuid, p_document_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened jsonb;
begin
  select jsonb_build_object('path', d.path, 'name', d.name, 'type', d.type) into opened
  from public.offers o
  join public.offer_files f on f.offer_id = o.id and f.document_id = p_document_id
  join public.offer_versions v on v.offer_id = f.offer_id and v.n = f.n
  join public.documents d on d.id = f.document_id and d.deleted_at is null
  where o.id = p_offer_id and private.side_of(o, p_caller) = 'owner' and (private.is_live(o.state) or o.state = 'accepted')
    and not private.is_sealed(v.offer_id, v.n, v.round_id)
    and not exists (select from public.sales s where s.offer_id = o.id and s.state <> 'open')
  limit 1;
  if opened is not null then
    update public.offer_files f set opened_at = now()
    where f.offer_id = p_offer_id and f.document_id = p_document_id and f.opened_at is null
      and not private.is_sealed(f.offer_id, f.n, (
        select v.round_id from public.offer_versions v where v.offer_id = f.offer_id and v.n = f.n));
  end if;
  return opened;
end;
$$;

select private.expose('offer_start(listing_id)', 'authenticated',
  'The facts that the caller needs before making an offer for a home; null for a home that is not for sale.');
select private.expose('my_offers()', 'authenticated',
  'The offers that the caller has made, latest first.');
select private.expose('offers_of_home(listing_id)', 'authenticated',
  'The offers for one of the caller''s homes, with their settings and figures; null for any other.');
select private.expose('my_offer(id)', 'authenticated',
  'One offer of the caller''s with its history, as their side sees it; null for any other.');
select private.expose('open_offer_file(p_caller, p_offer_id, p_document_id)', 'service_role',
  'Called by the function documents. {path, name, type} of a file that came with an offer to the caller, or null.');

-- A question about an offer is a message in the conversation about the home, like all questions.
create function private.ask_about_offer(p_id uuid, p_offer_id uuid, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := private.message_text(p_body);
  offer public.offers;
  side text;
begin
  perform private.take_message();
  select * into offer from public.offers o where o.id = p_offer_id;
  if offer.id is null or not private.is_on_side(offer, auth.uid(), null) or offer.listing_id is null or offer.buyer_id is null then
    raise exception using errcode = 'PT404', message = 'offer_unknown';
  end if;
  side := private.side_of(offer, auth.uid());
  return private.message_answer(private.add_message(
    -- Each buyer has a conversation of their own; the owner writes in the conversation of the first buyer.
    private.open_conversation(
      offer.listing_id, case side when 'buyer' then auth.uid() else offer.buyer_id end, null), side, p_id, written));
end;
$$;

select private.expose('ask_about_offer(id, offer_id, body)', 'authenticated',
  'Writes to the other side of an offer, in their conversation about the home. Returns the message.');

reset check_function_bodies;
