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
  escalates_to integer check (escalates_to between 1 and 2000000000),
  escalates_by integer check (escalates_by between 1 and 2000000000),
  approved_amount integer check (approved_amount between 1 and 2000000000),
  lender text check (char_length(lender) between 1 and 100 and lender !~ '[[:cntrl:]]'),
  warranty text check (warranty in ('owner', 'buyer', 'split')),
  warranty_most integer check (warranty_most between 1 and 2000000000),
  has_no_home boolean not null default false,
  fixes smallint,
  over_price integer check (over_price between 1 and 2000000000),
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
    and (agent_name is not null or num_nonnulls(agent_share, agent_amount) = 0)),
  constraint offer_versions_escalation check (
    (escalates_to is null) = (escalates_by is null)
    and (escalates_to is null or (escalates_to > price and made_by = 'buyer' and fixes is null))),
  constraint offer_versions_fixed check (
    (fixes is null or (fixes < n and made_by = 'buyer' and round_id is null)) and (over_price is null or fixes is not null)),
  constraint offer_versions_approved check (
    financing <> 'cash' or num_nonnulls(approved_amount, lender) = 0),
  constraint offer_versions_warranty check (
    coalesce(warranty in ('owner', 'split'), false) = (warranty_most is not null) and coalesce(warranty_most, 0) <= price),
  constraint offer_versions_no_home check (not has_no_home or home_sale_days is null)
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
comment on column public.offer_versions.escalates_to is 'The most that the buyer would pay to be above another offer; null without an escalation clause. A counter has none, and agreed terms have none.';
comment on column public.offer_versions.escalates_by is 'How much more than the other offer the buyer would pay, in dollars.';
comment on column public.offer_versions.approved_amount is 'The loan for which a lender pre-approved the buyer, as the buyer says; null if not said. lender says which lender.';
comment on column public.offer_versions.warranty is 'Who pays for a home warranty; null if not said. warranty_most is the most that it may cost, once the owner pays some of it.';
comment on column public.offer_versions.has_no_home is 'Whether the buyer says that they have no home to sell.';
comment on column public.offer_versions.fixes is 'The version with an escalation clause whose price this version fixed when it was accepted; null for what people wrote themselves.';
comment on column public.offer_versions.over_price is 'What the other offer would have paid at most, over which the price rose: the proof that the buyer reads. Null if the price did not rise.';
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

-- The terms of a version, without what is known about the version itself. What is called a term in SQL follows from it.
create function private.terms_json(p_version public.offer_versions) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(p_version)
    - '{offer_id,n,made_by,person_id,round_id,valid_until,created_at,fixes,over_price}'::text[];
$$;

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
