-- Written by `npm run generate -- types` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/sales/contract_forms.sql

-- Where the form of a purchase contract comes from, by state: the public form of the state's commission or bar, or the
-- source that says that an attorney takes part (decision 200). Rows are settings, because states change their forms:
-- `npm run operator -- forms` shows and changes them. A state without a row has none that we have read about, and people
-- are told whom to ask. No form of a private association is listed.

create table private.contract_forms (
  state text primary key check (state ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('public_form', 'attorney')),
  title text not null check (char_length(title) between 1 and 200 and private.is_visible(title) and title !~ '[[:cntrl:]]'),
  source text not null check (char_length(source) between 1 and 200 and private.is_visible(source) and source !~ '[[:cntrl:]]'),
  link text not null check (char_length(link) <= 500 and link ~ '^https?://[a-z0-9.-]+\.[a-z]{2,}(/[^[:space:]"<>]*)?$'),
  read_on date not null
);
comment on table private.contract_forms is 'Where the form of a purchase contract comes from, by state; changed by the operator.';
comment on column private.contract_forms.kind is 'public_form: the state''s commission or bar publishes a form. attorney: the source says that an attorney takes part in the closing.';
comment on column private.contract_forms.title is 'The name of the form or of the source.';
comment on column private.contract_forms.source is 'Who published the page behind the link.';
comment on column private.contract_forms.read_on is 'The day on which the page behind the link was read.';

insert into private.contract_forms (state, kind, title, source, link, read_on)
values
  ('CO', 'public_form', 'Contract to Buy and Sell, Residential', 'Colorado Division of Real Estate',
   'https://dre.colorado.gov/real-estate-broker-contracts-and-forms', '2026-11-29'),
  ('LA', 'public_form', 'Purchase agreement form of the Louisiana Real Estate Commission', 'Louisiana State Legislature, RS 37:1449.1',
   'http://legis.la.gov/legis/Law.aspx?d=410773', '2026-11-29'),
  ('TX', 'public_form', 'One to Four Family Residential Contract (Resale), TREC No. 20', 'Texas Real Estate Commission',
   'https://www.trec.texas.gov/rules-and-laws', '2026-11-29'),
  ('UT', 'public_form', 'Real Estate Purchase Contract (REPC)', 'Utah Division of Real Estate, rule R162-2f',
   'https://rules.utah.gov/publicat/bulletin/2017/20171015/42179.htm', '2026-11-29'),
  ('GA', 'attorney', 'In re UPL Advisory Opinion 2003-2', 'Supreme Court of Georgia',
   'https://case-law.vlex.com/vid/in-re-upl-advisory-895792501', '2026-11-29'),
  ('MA', 'attorney', 'The decision in REBA v. NREIS', 'Massachusetts Bar Association',
   'https://massbar.org/publications/lawyers-journal/lawyers-journal-article/lawyers-journal-2011-june/mba-supports-sjc-decision-on-reba-v-nreis',
   '2026-11-29'),
  ('NC', 'attorney', 'Authorized Practice Advisory Opinion 2002-1', 'North Carolina State Bar',
   'https://www.ncbar.gov/for-lawyers/ethics/adopted-opinions/authorized-practice-advisory-opinion-2002-1/', '2026-11-29'),
  ('SC', 'attorney', 'Guidelines for Attorneys Conducting Residential Real Estate Closings', 'Supreme Court of South Carolina',
   'https://sccourts.org/whatsnew/displaywhatsnew.cfm?indexID=575', '2026-11-29');

select private.only_for_server('select', 'contract_forms');

create function private.contract_form(p_state text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(f) from private.contract_forms f where f.state = upper(p_state);
$$;

create function private.contract_forms()
returns table (state text, kind text, title text, source text, link text, read_on date)
language sql stable security definer set search_path = '' as $$
  select f.state, f.kind, f.title, f.source, f.link, f.read_on from private.contract_forms f order by f.state;
$$;

-- Stores the row of a state, or deletes it if there is no kind. Returns how many rows were changed.
create function private.set_contract_form(
  p_state text, p_kind text, p_title text, p_source text, p_link text, p_read_on date
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed integer;
begin
  if p_kind is null then
    delete from private.contract_forms f where f.state = p_state;
  else
    insert into private.contract_forms (state, kind, title, source, link, read_on)
    values (p_state, p_kind, p_title, p_source, p_link, p_read_on)
    on conflict (state) do update set
      kind = excluded.kind, title = excluded.title, source = excluded.source, link = excluded.link, read_on = excluded.read_on;
  end if;
  get diagnostics changed = row_count;
  return changed;
end;
$$;

select private.expose('contract_form(state)', 'authenticated',
  'Where the form of a purchase contract comes from in a state: {kind, title, source, link, read_on}, or null if we know of none.');
select private.expose('contract_forms()', 'service_role',
  'Called by `npm run operator`. Where the form of a purchase contract comes from, by state.');
select private.expose('set_contract_form(p_state, p_kind, p_title, p_source, p_link, p_read_on)', 'service_role',
  'Called by `npm run operator`. Stores where a state''s form comes from, or deletes it without a kind.');

-- supabase/schemas/sales/step_kinds.sql

-- What SQL knows about the kinds of a sale's steps: who does them, with which terms there are any, their dates, who sees
-- them, and what is recorded at them. domain/sales/step-kinds.ts and domain/sales/step-kind-words.ts describe the kinds;
-- `npm run generate -- types` writes these rows from there, into step_kind_values (decision 193).

create table private.step_kinds (
  kind text primary key,
  owner text not null check (owner in ('buyer', 'owner', 'both', 'each')),
  needed_if text[] not null,
  contingency text,
  counts_from text,
  days smallint,
  days_term text,
  counts text check (counts in ('agreed', 'lender', 'calendar')),
  is_whole_day boolean not null,
  comes_after_closing boolean not null,
  days_of_grace smallint not null check (days_of_grace >= 0),
  moves_with_closing boolean not null,
  is_part_of_closing boolean not null,
  is_law boolean not null,
  waits_for text,
  said_from smallint,
  asked_by text check (asked_by in ('buyer', 'owner')),
  constraint step_kinds_rule check (
    (counts_from is null) = (counts is null) and num_nonnulls(days, days_term) = (counts is not null)::integer)
);
comment on table private.step_kinds is 'The kinds of a sale''s steps with their rules; step_kind_values writes them.';
comment on column private.step_kinds.owner is 'The side that does the step; "both": one act of either settles it; "each": both do their part, and the step is settled once both have said so.';
comment on column private.step_kinds.needed_if is 'The conditions of which one has to hold: a term that is given and more than 0, or a word of private.conditions_of().';
comment on column private.step_kinds.contingency is 'The term with the days in which the buyer can leave the sale because of the step. They are counted from the contract.';
comment on column private.step_kinds.counts_from is 'The step whose date the days are counted from, or closing_on for the closing in the terms; null if the terms give the step no date.';
comment on column private.step_kinds.days_term is 'The term with the number of days, in place of days.';
comment on column private.step_kinds.waits_for is 'The step that has to be settled before this one.';
comment on column private.step_kinds.said_from is 'The first day on which someone can say that the step is done, in days after the closing; null for any day.';
comment on column private.step_kinds.asked_by is 'The side whose request the step answers: until that side has asked, only that side can settle it.';

create table private.step_parties (
  role text not null,
  kind text not null references private.step_kinds (kind) on delete cascade,
  part text not null check (part in ('sees', 'says', 'settles')),
  primary key (role, kind)
);
comment on table private.step_parties is 'The steps whose dates a role of parties sees. "says": the party can say that their part is done; "settles": saying so settles the step. step_kind_values writes them.';
create index step_parties_of_kind on private.step_parties (kind);

create table private.step_facts (
  kind text not null references private.step_kinds (kind) on delete cascade,
  field text not null,
  type text not null check (type in ('money', 'day', 'moment', 'phone', 'name', 'line', 'text', 'long_text', 'call')),
  writer text not null check (writer in ('buyer', 'owner', 'both', 'each')),
  is_private boolean not null,
  names_party boolean not null,
  primary key (kind, field)
);
comment on table private.step_facts is 'The facts that people record at a step, with their writers and readers; step_kind_values writes them.';
comment on column private.step_facts.names_party is 'Whether the value may be the name of a party of the sale, which is forgotten in time.';

select private.only_for_server('select', 'step_kinds', 'step_parties', 'step_facts');

-- supabase/schemas/sales/step_kind_values.sql

-- Written by `npm run generate -- types` from domain/sales/step-kinds.ts and domain/sales/step-kind-words.ts. Not to be edited by hand.

-- Steps of sales refer to their kind, so a kind that is there already is changed and not replaced.
insert into private.step_kinds (kind, owner, needed_if, contingency, counts_from, days, days_term, counts, is_whole_day, comes_after_closing, days_of_grace, moves_with_closing, is_part_of_closing, is_law, waits_for, said_from, asked_by) values
  ('contract', 'both', '{always}', null, null, null, null, null, false, false, 0, false, false, false, null, null, null),
  ('earnest_money', 'buyer', '{earnest_money}', null, 'contract', null, 'earnest_money_days', 'agreed', false, false, 0, false, false, false, null, null, null),
  ('disclosures', 'buyer', '{disclosure_days}', 'disclosure_days', null, null, null, null, false, false, 0, false, false, false, null, null, null),
  ('hoa_papers', 'owner', '{has_hoa}', null, 'contract', 10, null, 'agreed', false, false, 0, false, false, false, null, null, null),
  ('inspection', 'buyer', '{inspection_days}', 'inspection_days', null, null, null, null, false, false, 0, false, false, false, null, null, null),
  ('repairs', 'both', '{inspection_days}', null, 'inspection', 5, null, 'agreed', false, false, 0, false, false, false, 'inspection', null, 'buyer'),
  ('appraisal', 'buyer', '{appraisal_days,guaranteed_loan}', 'appraisal_days', 'closing', 0, null, 'calendar', true, false, 0, false, false, false, null, null, null),
  ('loan', 'buyer', '{loan}', 'financing_days', 'closing', 0, null, 'calendar', true, false, 0, false, false, false, null, null, null),
  ('home_sale', 'buyer', '{home_sale_days}', 'home_sale_days', null, null, null, null, false, false, 0, false, false, false, null, null, null),
  ('title', 'both', '{always}', null, 'contract', 5, null, 'agreed', false, false, 0, false, false, false, null, null, null),
  ('title_review', 'buyer', '{always}', null, 'title', 15, null, 'agreed', false, false, 0, false, false, false, 'title', null, null),
  ('insurance', 'buyer', '{always}', null, 'closing', 0, null, 'calendar', true, false, 0, true, false, false, null, null, null),
  ('closing_disclosure', 'buyer', '{bank_loan}', null, 'signing', -3, null, 'lender', true, false, 0, false, false, true, null, null, null),
  ('settlement_statement', 'each', '{always}', null, 'closing', -1, null, 'agreed', true, false, 0, true, false, false, null, null, null),
  ('stay_agreement', 'both', '{possession_days}', null, 'closing', 0, null, 'calendar', true, false, 0, false, false, false, null, null, null),
  ('utilities', 'each', '{always}', null, 'possession', 0, null, 'calendar', true, true, 0, true, false, false, null, null, null),
  ('walk_through', 'buyer', '{always}', null, 'closing', -1, null, 'calendar', true, false, 0, true, false, false, null, null, null),
  ('signing', 'each', '{always}', null, 'closing', 0, null, 'calendar', true, false, 0, true, true, false, null, -2, null),
  ('closing', 'both', '{always}', null, 'closing_on', 0, null, 'calendar', true, false, 0, false, false, false, null, 0, null),
  ('recording', 'both', '{always}', null, 'closing', 0, null, 'calendar', true, true, 5, false, true, false, 'closing', 0, null),
  ('possession', 'owner', '{always}', null, 'closing', null, 'possession_days', 'calendar', true, true, 0, false, false, false, 'closing', 0, null)
on conflict (kind) do update set
  owner = excluded.owner,
  needed_if = excluded.needed_if,
  contingency = excluded.contingency,
  counts_from = excluded.counts_from,
  days = excluded.days,
  days_term = excluded.days_term,
  counts = excluded.counts,
  is_whole_day = excluded.is_whole_day,
  comes_after_closing = excluded.comes_after_closing,
  days_of_grace = excluded.days_of_grace,
  moves_with_closing = excluded.moves_with_closing,
  is_part_of_closing = excluded.is_part_of_closing,
  is_law = excluded.is_law,
  waits_for = excluded.waits_for,
  said_from = excluded.said_from,
  asked_by = excluded.asked_by;

delete from private.step_kinds where kind not in ('contract', 'earnest_money', 'disclosures', 'hoa_papers', 'inspection', 'repairs', 'appraisal', 'loan', 'home_sale', 'title', 'title_review', 'insurance', 'closing_disclosure', 'settlement_statement', 'stay_agreement', 'utilities', 'walk_through', 'signing', 'closing', 'recording', 'possession');

delete from private.step_parties;

insert into private.step_parties (role, kind, part) values
  ('title_officer', 'contract', 'sees'),
  ('attorney', 'contract', 'says'),
  ('buyers_agent', 'contract', 'sees'),
  ('title_officer', 'earnest_money', 'settles'),
  ('buyers_agent', 'earnest_money', 'sees'),
  ('attorney', 'disclosures', 'sees'),
  ('buyers_agent', 'disclosures', 'sees'),
  ('buyers_agent', 'hoa_papers', 'sees'),
  ('inspector', 'inspection', 'says'),
  ('buyers_agent', 'inspection', 'sees'),
  ('buyers_agent', 'repairs', 'sees'),
  ('lender', 'appraisal', 'says'),
  ('appraiser', 'appraisal', 'says'),
  ('buyers_agent', 'appraisal', 'sees'),
  ('lender', 'loan', 'says'),
  ('buyers_agent', 'loan', 'sees'),
  ('buyers_agent', 'home_sale', 'sees'),
  ('title_officer', 'title', 'settles'),
  ('attorney', 'title', 'sees'),
  ('buyers_agent', 'title', 'sees'),
  ('title_officer', 'title_review', 'sees'),
  ('attorney', 'title_review', 'sees'),
  ('buyers_agent', 'title_review', 'sees'),
  ('buyers_agent', 'insurance', 'sees'),
  ('lender', 'closing_disclosure', 'says'),
  ('buyers_agent', 'closing_disclosure', 'sees'),
  ('title_officer', 'settlement_statement', 'says'),
  ('attorney', 'settlement_statement', 'sees'),
  ('buyers_agent', 'settlement_statement', 'sees'),
  ('buyers_agent', 'stay_agreement', 'sees'),
  ('buyers_agent', 'utilities', 'sees'),
  ('buyers_agent', 'walk_through', 'sees'),
  ('title_officer', 'signing', 'sees'),
  ('attorney', 'signing', 'sees'),
  ('buyers_agent', 'signing', 'sees'),
  ('title_officer', 'closing', 'sees'),
  ('attorney', 'closing', 'sees'),
  ('lender', 'closing', 'sees'),
  ('buyers_agent', 'closing', 'sees'),
  ('title_officer', 'recording', 'settles'),
  ('buyers_agent', 'recording', 'sees'),
  ('title_officer', 'possession', 'sees'),
  ('buyers_agent', 'possession', 'sees');

delete from private.step_facts;

insert into private.step_facts (kind, field, type, writer, is_private, names_party) values
  ('contract', 'sellers', 'text', 'owner', false, false),
  ('contract', 'buyers', 'text', 'buyer', false, false),
  ('contract', 'legal_description', 'long_text', 'owner', false, false),
  ('contract', 'parcel', 'line', 'owner', false, false),
  ('earnest_money', 'amount', 'money', 'buyer', false, false),
  ('earnest_money', 'holder', 'name', 'both', false, false),
  ('earnest_money', 'sent', 'day', 'buyer', false, false),
  ('earnest_money', 'received', 'day', 'owner', false, false),
  ('earnest_money', 'called', 'call', 'each', false, false),
  ('hoa_papers', 'association', 'name', 'owner', false, false),
  ('hoa_papers', 'ordered', 'day', 'owner', false, false),
  ('hoa_papers', 'received', 'day', 'buyer', false, false),
  ('inspection', 'inspector', 'name', 'buyer', false, true),
  ('inspection', 'appointment', 'moment', 'buyer', false, false),
  ('inspection', 'notes', 'text', 'buyer', true, false),
  ('repairs', 'asked', 'day', 'buyer', false, false),
  ('repairs', 'asked_for', 'text', 'buyer', false, false),
  ('repairs', 'answered', 'day', 'owner', false, false),
  ('repairs', 'answer', 'text', 'owner', false, false),
  ('appraisal', 'appointment', 'moment', 'buyer', false, false),
  ('appraisal', 'value', 'money', 'buyer', false, false),
  ('loan', 'applied', 'day', 'buyer', false, false),
  ('loan', 'approved', 'day', 'buyer', false, false),
  ('loan', 'clear', 'day', 'buyer', false, false),
  ('loan', 'notes', 'text', 'buyer', true, false),
  ('home_sale', 'under_contract', 'day', 'buyer', false, false),
  ('home_sale', 'closes', 'day', 'buyer', false, false),
  ('title', 'company', 'name', 'each', false, false),
  ('title', 'phone', 'phone', 'each', false, false),
  ('title', 'officer', 'name', 'each', false, true),
  ('title', 'file_number', 'line', 'each', false, false),
  ('title', 'payoff_lender', 'name', 'owner', true, false),
  ('title_review', 'received', 'day', 'both', false, false),
  ('title_review', 'objections', 'text', 'buyer', false, false),
  ('title_review', 'objected', 'day', 'buyer', false, false),
  ('title_review', 'cleared', 'text', 'owner', false, false),
  ('insurance', 'notes', 'text', 'buyer', true, false),
  ('utilities', 'companies', 'text', 'owner', false, false),
  ('walk_through', 'appointment', 'moment', 'buyer', false, false),
  ('walk_through', 'result', 'text', 'buyer', false, false),
  ('signing', 'appointment', 'moment', 'each', false, false),
  ('signing', 'place', 'line', 'each', false, false),
  ('signing', 'bring', 'text', 'each', false, false),
  ('closing', 'called', 'call', 'each', false, false),
  ('recording', 'number', 'line', 'both', false, false),
  ('recording', 'recorded', 'day', 'both', false, false),
  ('recording', 'funds', 'day', 'owner', false, false),
  ('possession', 'appointment', 'moment', 'both', false, false),
  ('possession', 'handed_over', 'text', 'owner', false, false);

-- supabase/schemas/sales/sale_parties.sql

-- People who work on a sale without an account: the title officer, the lender, the inspector and others. One side
-- invites such a party by mail to a link of their own. The link shows what the party's role needs, takes files, and
-- takes one word, "done". Both sides see who is invited; only the inviting side sees the party's address (decision
-- 97).
--
-- private.party_roles() describes the roles in SQL, and domain/sales/party-roles.ts describes the same roles for screens
-- and mail. private.step_parties has the steps that a role sees and says something about.
--
-- Each invitation that is mailed has its own token, of which we keep only the hash. A link ends after two months, when
-- its side revokes it, when the owner of the invited mailbox says that the invitation is not for them, or when the sale
-- falls through. Names and addresses of parties are erased some time after the sale has ended.
--
-- Order of locks: the offer, its sale, the sale's steps, the sale's parties, their mail.

-- Each role with the side that may invite it, whether it learns both sides' names, who reads the files it adds, and whether
-- it reads the agreed terms: who writes the contract or closes the sale can't work without them.
create function private.party_roles()
returns table (role text, by_owner boolean, knows_both boolean, files_for text, reads_terms boolean)
language sql immutable set search_path = '' as $$
  values ('title_officer', true, true, 'both', true),
         ('attorney', true, true, 'side', true),
         ('lender', false, true, 'side', false),
         ('inspector', false, false, 'side', false),
         ('appraiser', false, false, 'side', false),
         ('buyers_agent', false, true, 'side', false);
$$;

create table public.sale_parties (
  id uuid primary key,
  sale_id uuid not null references public.sales (id) on delete cascade,
  role text not null check (role in ('title_officer', 'attorney', 'lender', 'inspector', 'appraiser', 'buyers_agent')),
  invited_by text not null check (invited_by in ('buyer', 'owner')),
  name text check (private.is_plain_name(name, 80)),
  email text check (char_length(email) <= 254 and private.is_email(email)),
  phone text check (char_length(phone) <= 40 and private.is_phone(phone)),
  owner_shares uuid references auth.users (id) on delete set null,
  buyer_shares uuid references auth.users (id) on delete set null,
  invited_at timestamptz not null default now(),
  opened_at timestamptz,
  ended_at timestamptz,
  why text check (why in ('revoked', 'refused', 'unreached', 'left')),
  constraint sale_parties_ended check ((ended_at is null) = (why is null)),
  constraint sale_parties_live check (ended_at is not null or num_nulls(name, email) = 0)
);
comment on table public.sale_parties is 'People whom one side of a sale has invited to a link of their own. The inviting side reads the row; functions write it.';
comment on column public.sale_parties.owner_shares is 'The person of the owner''s side who shows the party their email address and telephone; null if no owner does. buyer_shares is the same for the buyer''s side.';
comment on column public.sale_parties.why is 'Why the invitation ended. "refused": the owner of the mailbox said that it isn''t for them; "unreached": the mail came back; "left": the account that invited the party is closed.';
create index sale_parties_of_sharing_owner on public.sale_parties (owner_shares);
create index sale_parties_of_sharing_buyer on public.sale_parties (buyer_shares);
create index sale_parties_of_sale on public.sale_parties (sale_id, invited_at);
create unique index sale_parties_once on public.sale_parties (sale_id, role, private.mailbox_of(email)) where ended_at is null;

create table public.sale_party_acts (
  party_id uuid not null references public.sale_parties (id) on delete cascade,
  kind text not null,
  sale_id uuid not null references public.sales (id) on delete cascade,
  role text not null,
  at timestamptz not null default now(),
  made_on date not null,
  primary key (party_id, kind)
);
comment on table public.sale_party_acts is 'Messages of parties of a sale that their part of a step is done. Both sides read them.';
create index sale_party_acts_of_sale on public.sale_party_acts (sale_id, at);

-- supabase/schemas/sales/sale_steps.sql

-- The steps of a sale between acceptance and the keys, with a date for each. domain/sales/sale-steps.ts and
-- domain/sales/deadlines.ts compute the same steps from the terms and the acts, for the screens. The clock and the
-- calendar feeds read these rows, and an act is compared with them (settling_steps).
--
-- Order of locks: the offer's locks (see offers), then its sale, then the sale's step.

create table public.sale_steps (
  sale_id uuid not null references public.sales (id) on delete cascade,
  kind text not null references private.step_kinds (kind),
  id uuid not null unique default gen_random_uuid(),
  owner text not null check (owner in ('buyer', 'owner', 'both', 'each')),
  state text not null default 'open' check (state in ('open', 'done', 'waived')),
  due_on date,
  agreed_on date,
  settled_on date,
  settled_by text check (settled_by in ('buyer', 'owner', 'both')),
  proposed_on date,
  proposed_by text check (proposed_by in ('buyer', 'owner')),
  acts smallint not null default 0 check (acts >= 0),
  remind_at timestamptz,
  done_by text[] not null default '{}' check (done_by <@ array['buyer', 'owner']),
  primary key (sale_id, kind),
  constraint sale_steps_settled check (
    (state = 'open') = (settled_on is null) and (settled_on is null) = (settled_by is null)),
  constraint sale_steps_done_by check (
    case owner when 'each' then (state = 'done') = (done_by @> array['buyer', 'owner']) else done_by = '{}' end),
  constraint sale_steps_proposed check (
    (proposed_on is null) = (proposed_by is null) and (proposed_on is null or state = 'open'))
);
comment on table public.sale_steps is 'The steps that a sale''s terms have, each with its date. Both sides read them; functions write them.';
comment on column public.sale_steps.id is 'The id that notifications about the step name.';
comment on column public.sale_steps.owner is 'The side that has to do the step, as in private.step_kinds.';
comment on column public.sale_steps.due_on is 'The step''s last day by the home''s time zone, or what that day was when the step was settled; null while the day isn''t known.';
comment on column public.sale_steps.agreed_on is 'The date that both sides agreed on in place of the date that the terms give.';
comment on column public.sale_steps.settled_by is 'The side that settled the step, the last of the two at a step of each; "both" means that they agreed on terms without this step.';
comment on column public.sale_steps.proposed_on is 'A date for the step that one side proposes to the other.';
comment on column public.sale_steps.acts is 'How many acts the step has had. A new act names the number its caller has seen.';
comment on column public.sale_steps.done_by is 'At a step of each side: the sides that have said that their part is done.';
comment on column public.sale_steps.remind_at is 'When the people who do the step are next reminded of it (step_reminders).';
create index sale_steps_of_kind on public.sale_steps (kind);
create index sale_steps_to_remind on public.sale_steps (remind_at) where remind_at is not null;

create table public.sale_acts (
  sale_id uuid not null,
  n integer not null check (n > 0),
  kind text not null,
  act text not null check (act in ('proposed', 'agreed', 'refused', 'taken_back', 'done', 'waived', 'reopened')),
  made_by text not null check (made_by in ('buyer', 'owner')),
  day date check (day between '2020-01-01' and '2110-01-01'),
  counts text check (counts in ('calendar', 'business')),
  moves boolean,
  until_hour smallint check (until_hour between 1 and 24),
  said text not null default '' check (char_length(said) <= 500 and translate(said, E'\n', '') !~ '[[:cntrl:]]'),
  at timestamptz not null default now(),
  made_on date not null,
  party_id uuid references public.sale_parties (id) on delete set null,
  person_id uuid references auth.users (id) on delete set null,
  otherwise text[] not null default '{}',
  primary key (sale_id, n),
  foreign key (sale_id, kind) references public.sale_steps (sale_id, kind) on delete cascade,
  constraint sale_acts_day check ((day is not null) = (act in ('proposed', 'agreed'))),
  constraint sale_acts_rule check (
    num_nonnulls(counts, moves, until_hour) = case when kind = 'contract' and day is not null then 3 else 0 end),
  constraint sale_acts_otherwise check (otherwise = '{}' or counts is not null)
);
comment on table public.sale_acts is 'Acts of the two sides on the steps of a sale. A row never changes, except that a person''s words are erased with their account.';
comment on column public.sale_acts.n is 'The act''s number within its sale, from 1.';
comment on column public.sale_acts.day is 'The date that the act proposes or agrees on. For the step "contract" it is the day from which deadlines are counted.';
comment on column public.sale_acts.counts is 'Comes with the contract''s date: which days count towards a deadline. moves and until_hour complete the rule.';
comment on column public.sale_acts.moves is 'Whether a deadline on a closed day moves to the next open day.';
comment on column public.sale_acts.until_hour is 'The hour at which deadlines end by the home''s time zone; 24 is the end of the day.';
comment on column public.sale_acts.otherwise is 'The steps whose days the contract counts the other way: in business days in place of calendar days, or the reverse.';
comment on column public.sale_acts.party_id is 'The party of the sale that acted, on behalf of the side that invited them (sale_parties).';
comment on column public.sale_acts.made_on is 'The day of the act by the home''s time zone.';
create index sale_acts_of_step on public.sale_acts (sale_id, kind, n);
create index sale_acts_of_party on public.sale_acts (party_id);
comment on column public.sale_acts.person_id is 'The person of that side who acted; null for a party, and null once that person has closed their account.';
create index sale_acts_of_person on public.sale_acts (person_id);

alter table public.sale_steps enable row level security;
alter table public.sale_acts enable row level security;
revoke all on public.sale_steps, public.sale_acts from service_role;
select private.let_read('authenticated', 'sale_steps', 'sale_acts');
grant select, insert, update, delete on public.sale_steps, public.sale_acts to service_role;

create policy "Whoever sees a sale sees its steps" on public.sale_steps
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));
create policy "Whoever sees a sale sees its acts" on public.sale_acts
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));

-- The holidays of 5 U.S.C. 6103(a) on their own dates, without Inauguration Day.
create function private.is_legal_holiday(p_day date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case extract(month from p_day)::integer
    when 1 then d = 1 or (monday and d between 15 and 21)
    when 2 then monday and d between 15 and 21
    when 5 then monday and d >= 25
    when 6 then d = 19 and extract(year from p_day) >= 2021
    when 7 then d = 4
    when 9 then monday and d <= 7
    when 10 then monday and d between 8 and 14
    when 11 then d = 11 or (extract(dow from p_day) = 4 and d between 22 and 28)
    when 12 then d = 25
    else false end
  from (select extract(day from p_day)::integer as d, extract(dow from p_day) = 1 as monday) as parts;
$$;

-- Whether federal offices are closed: on weekends, on holidays, and on the Friday or Monday that is kept in place of a
-- holiday.
create function private.is_closed_day(p_day date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select extract(dow from p_day) in (0, 6) or private.is_legal_holiday(p_day)
    or (extract(dow from p_day) = 5 and private.is_legal_holiday(p_day + 1))
    or (extract(dow from p_day) = 1 and private.is_legal_holiday(p_day - 1));
$$;

-- The last day of a period, null if a part of it isn't known; negative days count back. Lenders count all days except Sundays and the holidays on their
-- own dates (12 CFR 1026.2(a)(6)).
create function private.counted_day(p_from date, p_days integer, p_counts text, p_moves boolean) returns date
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  way constant integer := sign(p_days);
  day date := p_from;
  remaining integer := abs(p_days);
begin
  if p_counts = 'calendar' then
    day := p_from + p_days;
    remaining := 0;
  end if;
  while remaining > 0 loop
    day := day + way;
    if not (case p_counts when 'lender' then extract(dow from day) = 0 or private.is_legal_holiday(day)
            else private.is_closed_day(day) end) then
      remaining := remaining - 1;
    end if;
  end loop;
  while p_moves and way <> 0 and private.is_closed_day(day) loop
    day := day + way;
  end loop;
  return day;
end;
$$;

-- Which days count towards the deadline of one step. domain/sales/counting-days.ts says the same.
create function private.counts_for(p_kind text, p_sale public.sales) returns text
language sql immutable set search_path = '' as $$
  select case when p_kind <> all (p_sale.otherwise) then p_sale.counts
              when p_sale.counts = 'calendar' then 'business' else 'calendar' end;
$$;

-- A term that is a number, by its name; null for a term that isn't given.
create function private.term_of(p_terms public.offer_versions, p_name text) returns integer
language sql immutable set search_path = '' as $$
  select (to_jsonb(p_terms) ->> p_name)::integer;
$$;

-- The number of days in which the buyer can leave the sale because of this step.
create function private.contingency_days(p_kind text, p_terms public.offer_versions) returns integer
language sql stable set search_path = '' as $$
  select private.term_of(p_terms, k.contingency) from private.step_kinds k where k.kind = p_kind;
$$;

-- The conditions that these terms meet, of those that no number among the terms tells.
create function private.conditions_of(p_terms public.offer_versions, p_has_hoa boolean) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    'always',
    case when p_has_hoa then 'has_hoa' end,
    case when p_terms.financing <> 'cash' then 'loan' end,
    case when p_terms.financing in ('conventional', 'fha', 'va') then 'bank_loan' end,
    case when p_terms.financing in ('fha', 'va') then 'guaranteed_loan' end], null);
$$;

-- The steps that the sale of a home with these terms has.
create function private.steps_of_terms(p_terms public.offer_versions, p_has_hoa boolean) returns table (kind text, owner text)
language sql stable set search_path = '' as $$
  select k.kind, k.owner
  from private.step_kinds k
  where k.needed_if && private.conditions_of(p_terms, p_has_hoa)
     or exists (
       select from unnest(k.needed_if) as term
       where jsonb_typeof(to_jsonb(p_terms) -> term) = 'number' and private.term_of(p_terms, term) > 0);
$$;

-- The steps without which the buyer's loan isn't made. With an FHA or a VA loan, the borrower may leave the sale over a
-- low value whatever the terms say (38 CFR 36.4303(k)(4); HUD Handbook 4000.1, "Amendatory Clause").
create function private.is_owed_to_lender(p_kind text, p_terms public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_terms.financing in ('fha', 'va') and 'guaranteed_loan' = any (k.needed_if)
  from private.step_kinds k where k.kind = p_kind;
$$;

-- The steps that the buyer can waive.
create function private.may_waive(p_kind text, p_terms public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select private.contingency_days(p_kind, p_terms) is not null and not private.is_owed_to_lender(p_kind, p_terms);
$$;

-- The steps that may come after the closing but never before it.
create function private.comes_after_closing(p_kind text) returns boolean
language sql stable parallel safe set search_path = '' as $$
  select k.comes_after_closing from private.step_kinds k where k.kind = p_kind;
$$;

-- The hour at which deadlines end applies to notices. Steps that people do together, and steps that the law asks of a
-- lender, have the whole day. An appraisal or a loan without a contingency needs no notice.
create function private.is_whole_day(p_kind text, p_terms public.offer_versions) returns boolean
language sql stable set search_path = '' as $$
  select k.is_whole_day and private.contingency_days(p_kind, p_terms) is null
  from private.step_kinds k where k.kind = p_kind;
$$;

-- The hour at which a step's deadline ends on its last day; 24 is the end of the day.
create function private.hour_of_step(p_kind text, p_terms public.offer_versions, p_sale public.sales) returns integer
language sql stable set search_path = '' as $$
  select case when private.is_whole_day(p_kind, p_terms) then 24 else p_sale.until_hour end;
$$;

create function private.zone_of_sale(p_sale_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(l.time_zone, 'UTC')
  from public.sales s join public.offers o on o.id = s.offer_id left join public.listings l on l.id = o.listing_id
  where s.id = p_sale_id;
$$;

-- The last day for a step. A step before the closing never ends after it, and a step after the closing never ends
-- before it. p_agreed has the dates that both sides agreed on, by step.
create function private.due_day(
  p_kind text, p_terms public.offer_versions, p_sale public.sales, p_agreed jsonb
) returns date
language plpgsql stable set search_path = '' as $$
declare
  rule private.step_kinds;
  days integer := private.contingency_days(p_kind, p_terms);
  closing constant date := coalesce((p_agreed ->> 'closing')::date, p_terms.closing_on);
  due date := (p_agreed ->> p_kind)::date;
begin
  select * into rule from private.step_kinds k where k.kind = p_kind;
  if days is not null then
    rule.counts_from := 'contract';
    rule.counts := 'agreed';
  else
    days := coalesce(rule.days, private.term_of(p_terms, rule.days_term));
  end if;
  if due is null and days is not null then
    due := private.counted_day(
      case rule.counts_from
        when 'contract' then p_sale.binds_on
        when 'closing_on' then p_terms.closing_on
        else private.due_day(rule.counts_from, p_terms, p_sale, p_agreed) end,
      days,
      case rule.counts when 'agreed' then private.counts_for(p_kind, p_sale) else rule.counts end,
      rule.counts = 'agreed' and p_sale.moves);
  end if;
  return case when due is null then null
    when rule.comes_after_closing then greatest(due, closing) else least(due, closing) end;
end;
$$;

-- Computes the dates of open steps again; the date of a settled step never moves.
create function private.count_days(p_sale_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.sale_steps step set due_on = counted.due_on
  from (
    select each.kind, private.due_day(each.kind, v, s, agreed.days) as due_on
    from public.sales s
    join public.offer_versions v on v.offer_id = s.offer_id and v.n = s.n
    join public.sale_steps each on each.sale_id = s.id and each.state = 'open'
    cross join lateral (
      select coalesce(jsonb_object_agg(a.kind, a.agreed_on), '{}') as days
      from public.sale_steps a where a.sale_id = s.id and a.agreed_on is not null) as agreed
    where s.id = p_sale_id
  ) as counted
  where step.sale_id = p_sale_id and step.kind = counted.kind and step.due_on is distinct from counted.due_on;
$$;

create function private.open_steps(p_sale_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.sale_steps (sale_id, kind, owner)
  select s.id, each.kind, each.owner
  from public.sales s
  join public.offer_versions v on v.offer_id = s.offer_id and v.n = s.n
  cross join lateral private.steps_of_terms(v, s.has_hoa) as each
  where s.id = p_sale_id;
  perform private.count_days(p_sale_id);
end;
$$;

-- supabase/schemas/sales/amendments.sql

-- Amendments of a sale: terms that one side proposes after acceptance, and that count once the other side agrees. The
-- terms of an amendment are a further version of the offer (offer_versions), and sales.n names the version in force
-- (decision 182). Only functions write amendments (amending_sales).
--
-- Order of locks: the same as for a sale's steps (sale_steps).

create table public.amendments (
  sale_id uuid not null references public.sales (id) on delete cascade,
  n smallint not null check (n > 0),
  offer_id uuid not null,
  version integer not null,
  made_by text not null check (made_by in ('buyer', 'owner')),
  seen smallint not null check (seen >= 0),
  changes text[] not null check (cardinality(changes) between 1 and 30),
  closing_was date not null,
  repairs text not null default '' check (
    char_length(repairs) <= 500 and translate(repairs, E'\n', '') !~ '[[:cntrl:]]'),
  said text not null default '' check (char_length(said) <= 500 and translate(said, E'\n', '') !~ '[[:cntrl:]]'),
  state text not null default 'open' check (state in ('open', 'agreed', 'refused', 'taken_back', 'replaced')),
  answered_by text check (answered_by in ('buyer', 'owner')),
  answered_at timestamptz,
  answered_on date,
  answer text not null default '' check (char_length(answer) <= 500 and translate(answer, E'\n', '') !~ '[[:cntrl:]]'),
  acts_before integer check (acts_before >= 0),
  remind_at timestamptz,
  answered_person_id uuid references auth.users (id) on delete set null,
  primary key (sale_id, n),
  foreign key (offer_id, version) references public.offer_versions (offer_id, n) on delete cascade,
  constraint amendments_of_version unique (offer_id, version),
  constraint amendments_answered check (
    num_nonnulls(answered_by, answered_at, answered_on) = case when state = 'open' then 0 else 3 end),
  constraint amendments_agreed check ((acts_before is not null) = (state = 'agreed'))
);
comment on table public.amendments is 'Changes to a sale that one side proposed after acceptance. Both sides read them; functions write them, and a person''s words are erased with their account.';
comment on column public.amendments.version is 'The offer''s version that has the terms as they would be after the amendment.';
comment on column public.amendments.seen is 'How many proposals and answers the sender had seen.';
comment on column public.amendments.changes is 'The terms that the amendment changes, by the names of their columns, and repairs.';
comment on column public.amendments.closing_was is 'The closing date that was agreed on when the amendment was proposed. It may differ from the date that the terms give.';
comment on column public.amendments.repairs is 'Repairs that the owner makes before the closing if the amendment is agreed.';
comment on column public.amendments.state is 'Whether the amendment was answered. "replaced" means that its side proposed another one before this one was answered.';
comment on column public.amendments.answered_on is 'The day of the answer by the home''s time zone.';
comment on column public.amendments.answer is 'The message that came with the answer.';
comment on column public.amendments.acts_before is 'How many acts on the sale''s steps came before the agreement, so that the order of acts and amendments is known.';
comment on column public.amendments.remind_at is 'When the side that has to answer is reminded, which happens once; null afterwards.';
create index amendments_to_remind on public.amendments (remind_at) where remind_at is not null and state = 'open';
comment on column public.amendments.answered_person_id is 'The person who answered for that side. The person who proposed the amendment is named in its version.';
create index amendments_of_person on public.amendments (answered_person_id);
create unique index amendments_one_open_a_sale on public.amendments (sale_id) where state = 'open';

alter table public.amendments enable row level security;
revoke all on public.amendments from service_role;
select private.let_read('authenticated', 'amendments');
grant select, insert, update, delete on public.amendments to service_role;

create policy "Whoever sees a sale sees its amendments" on public.amendments
  for select to authenticated using (exists (select from public.sales s where s.id = sale_id));

create function private.is_amendment(p_offer_id uuid, p_n integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.amendments a where a.offer_id = p_offer_id and a.version = p_n);
$$;

-- Whether a version is a proposal to amend a sale that was not agreed on.
create function private.is_mere_proposal(p_offer_id uuid, p_n integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.amendments a where a.offer_id = p_offer_id and a.version = p_n and a.state <> 'agreed');
$$;

-- The version that the two sides agreed on when the sale began.
create function private.first_version(p_offer_id uuid) returns integer
language sql stable set search_path = '' as $$
  select a.n from public.offer_acts a where a.offer_id = p_offer_id and a.act = 'accepted' order by a.id desc limit 1;
$$;

-- The closing date that the two sides have agreed on, either in the terms in force or as a date for that step.
create function private.agreed_closing(p_sale public.sales) returns date
language sql stable set search_path = '' as $$
  select coalesce(
    (select s.agreed_on from public.sale_steps s where s.sale_id = p_sale.id and s.kind = 'closing'),
    (select v.closing_on from public.offer_versions v where v.offer_id = p_sale.offer_id and v.n = p_sale.n));
$$;

create function private.agreed_repairs(p_sale_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select a.repairs from public.amendments a
    where a.sale_id = p_sale_id and a.state = 'agreed' order by a.n desc limit 1), '');
$$;

-- supabase/schemas/sales/ending_sales.sql

-- Ending a sale before closing. Neither side ends it with one press. One side announces the end, with a reason and a
-- proposal for the earnest money, and the end takes effect after 24 hours. Until then the home stays pending and its
-- backups wait. Within that day both sides can agree to go on, or the other side can agree to end the sale right away.
-- Every call names the announcement it means (sales.endings), so that a side agrees only to an announcement it has
-- read.

-- Refuses a reason or a proposal for the earnest money that can't be stored, before any row is looked up.
create function private.end_words(p_reason text, p_earnest_money text, p_said text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  said constant text := private.offer_words(p_said);
begin
  if p_reason is null or p_reason not in (
       'inspection', 'appraisal', 'financing', 'home_sale', 'title', 'agreed', 'other')
     or p_earnest_money is null
     or p_earnest_money not in ('to_buyer', 'to_owner', 'divided', 'not_paid', 'unsettled') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  if p_reason = 'other' and said = '' then
    raise exception using errcode = 'PT422', message = 'end_needs_words';
  end if;
  return said;
end;
$$;

-- The sale of an offer that is locked, if the sale is open and its announcements are those the caller has seen.
create function private.sale_seen(p_offer_id uuid, p_endings integer) returns public.sales
language plpgsql stable set search_path = '' as $$
declare
  sale public.sales;
begin
  select * into sale from public.sales s where s.offer_id = p_offer_id and s.state = 'open';
  if sale.id is null then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  if sale.endings is distinct from p_endings then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  return sale;
end;
$$;

-- Whether the sale's latest act is this one, so that a repeated call changes nothing.
create function private.is_last_act(
  p_offer_id uuid, p_act text, p_side text, p_said text, p_earnest_money text
) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select (a.act, a.made_by, a.said, a.earnest_money)
           is not distinct from (p_act, p_side, p_said, p_earnest_money)
    from public.offer_acts a where a.offer_id = p_offer_id order by a.id desc limit 1), false);
$$;

create function private.tell_of_end(p_offer public.offers, p_sale public.sales, p_side text, p_kind text) returns void
language sql volatile set search_path = '' as $$
  select private.tell_offer(p_offer, p_side, p_kind, jsonb_build_object('n', p_sale.endings, 'by', p_sale.ended_by)
           || coalesce(private.until_json(p_sale.ends_at, p_offer.listing_id), '{}'));
$$;

-- Either side announces the end; p_seen is the number of announcements that side knows of.
create function private.announce_end(
  p_id uuid, p_seen integer, p_reason text, p_earnest_money text, p_said text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.end_words(p_reason, p_earnest_money, p_said);
  offer constant public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales;
begin
  if exists (
    select from public.sales s
    where s.offer_id = p_id and s.endings = p_seen + 1 and s.ended_by = side and s.reason = p_reason
  ) and private.is_last_act(p_id, 'ending', side, said, p_earnest_money) then
    return private.offer_seen_by(offer, side);
  end if;
  sale := private.sale_seen(p_id, p_seen);
  if sale.ends_at is not null then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  if p_reason = 'financing' and exists (
    select from public.offer_versions v where v.offer_id = p_id and v.n = sale.n and v.financing = 'cash'
  ) then
    raise exception using errcode = 'PT422', message = 'end_without_loan';
  end if;
  update public.sales s
  set endings = s.endings + 1, ends_at = clock_timestamp() + make_interval(hours => private.limit_of('offers.end_hours')),
      ended_by = side, reason = p_reason
  where s.id = sale.id returning * into sale;
  perform private.note_act(offer, 'ending', side, said, p_earnest_money);
  perform private.tell_of_end(offer, sale, each, 'sale_ending') from unnest(array['buyer', 'owner']) as each;
  return private.offer_seen_by(offer, side);
end;
$$;

-- The side that did not announce the end agrees to it, and the sale ends right away.
create function private.agree_to_end(p_id uuid, p_ending integer, p_earnest_money text, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.end_words('agreed', p_earnest_money, p_said);
  offer public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales;
begin
  if private.is_last_act(p_id, 'fell_through', side, said, p_earnest_money) then
    return private.offer_seen_by(offer, side);
  end if;
  sale := private.sale_seen(p_id, p_ending);
  -- The side that announced the end may want to go on by now.
  if sale.ends_at is null or sale.ended_by = side or sale.wants_on <> side then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  offer := private.end_sale(offer, side, null, said, p_earnest_money);
  perform private.settle_offers(offer.listing_id);
  return private.offer_seen_by(offer, side);
end;
$$;

-- One side proposes to go on with the sale. If the other side has proposed the same already, the sale goes on.
create function private.go_on_with_sale(p_id uuid, p_ending integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  sale public.sales := private.sale_seen(p_id, p_ending);
begin
  -- The end is taken back, because both sides have agreed to go on.
  if sale.wants_on = side or (sale.ends_at is null and sale.endings > 0) then
    return private.offer_seen_by(offer, side);
  end if;
  if sale.ends_at is null then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  end if;
  if sale.wants_on is null then
    update public.sales s set wants_on = side where s.id = sale.id;
    perform private.note_act(offer, 'wants_on', side);
    perform private.tell_of_end(offer, sale, private.other_side(side), 'sale_wants_on');
  else
    update public.sales s set ends_at = null, ended_by = null, reason = null, wants_on = null
    where s.id = sale.id returning * into sale;
    perform private.note_act(offer, 'kept', side);
    perform private.tell_both(offer, 'sale_kept', jsonb_build_object('n', sale.endings));
  end if;
  return private.offer_seen_by(offer, side);
end;
$$;

-- The last word of a side about the earnest money of a sale that ended. domain/sales/ending-sales.ts has the same rule.
create function private.money_by(p_offer_id uuid, p_side text) returns text
language sql stable set search_path = '' as $$
  select a.earnest_money from public.offer_acts a
  where a.offer_id = p_offer_id and a.made_by = p_side and a.earnest_money is not null order by a.id desc limit 1;
$$;

-- After a sale ends, its earnest money is often still undecided, or the two sides said different things about it. Each
-- side says again what happens to it until both have said the same. p_seen is what the other side has said, as far as
-- the caller knows.
create function private.say_money(p_id uuid, p_earnest_money text, p_said text default '', p_seen text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  said constant text := private.end_words('agreed', p_earnest_money, p_said);
  offer constant public.offers := private.hold_offer(p_id, me, null);
  side constant text := private.side_of(offer, me);
  theirs constant text := private.money_by(p_id, private.other_side(side));
begin
  if private.is_last_act(p_id, 'money', side, said, p_earnest_money) then
    return private.offer_seen_by(offer, side);
  end if;
  if offer.state <> 'fell_through' then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif theirs is distinct from p_seen
     or (theirs <> 'unsettled' and theirs = private.money_by(p_id, side)) then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif (select count(*) from public.offer_acts a where a.offer_id = p_id and a.act = 'money' and a.made_by = side)
        >= private.limit_of('offers.versions') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  end if;
  perform private.note_act(offer, 'money', side, said, p_earnest_money);
  perform private.tell_offer(offer, private.other_side(side), 'money_said', jsonb_build_object(
    'money', p_earnest_money, 'room', (select s.id from public.sales s where s.offer_id = p_id)));
  return private.offer_seen_by(offer, side);
end;
$$;

select private.expose('say_money(id, earnest_money, said, seen)', 'authenticated',
  'After a sale fell through, either side says what happens to the earnest money, until both have said the same. Returns the offer.');
select private.expose('announce_end(id, seen, reason, earnest_money, said)', 'authenticated',
  'Either side announces that the sale of an accepted offer ends, in 24 hours. Returns the offer.');
select private.expose('agree_to_end(id, ending, earnest_money, said)', 'authenticated',
  'The other side agrees to the announced end with this number, and the sale ends right away. Returns the offer.');
select private.expose('go_on_with_sale(id, ending)', 'authenticated',
  'Either side proposes to go on with a sale whose end is announced, or agrees to it. Returns the offer.');

-- supabase/schemas/sales/settling_steps.sql

-- Settling the steps of a sale. The side that owns a step says that it is done; a step of each side is settled once both
-- have said so. Nothing that happens at the closing or after it is said before its day. The buyer, whom a contingency protects,
-- waives it. One side proposes a date and the other accepts it, so neither side changes a date alone. The contract's
-- date is the day from which deadlines are counted, and it comes with the rule for counting them.
--
-- Every act names how many acts of the step its caller has seen. An act that is repeated with the same words changes
-- nothing.

-- A day that can be proposed for a step, and still be agreed on. The two sides may have signed before they agreed here.
create function private.is_day_for_step(p_kind text, p_day date, p_today date, p_accepted date, p_closing date)
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when p_kind = 'contract' then p_day between p_accepted - 30 and p_today
    when p_kind = 'closing' then p_day between p_today and p_today + 365
    when private.comes_after_closing(p_kind) then p_day between greatest(p_today, p_closing) and p_closing + 365
    else p_day between p_today and p_closing end, false);
$$;

-- Dates that the two sides agreed on for a closing end with that closing: another closing has its own dates.
create function private.forget_days_of_closing(p_sale_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.sale_steps s set agreed_on = null
  where s.sale_id = p_sale_id and s.state = 'open' and s.agreed_on is not null
    and s.kind in (select k.kind from private.step_kinds k where k.moves_with_closing);
$$;

-- Whether nobody can say yet that a step is done, because it comes with the closing or after it.
create function private.is_too_early(p_sale public.sales, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select p_sale.state = 'open' and (clock_timestamp() at time zone private.zone_of_sale(p_sale.id))::date
                                   < private.agreed_closing(p_sale) + k.said_from
    and exists (select from public.sale_steps c where c.sale_id = p_sale.id and c.kind = 'closing' and c.state = 'open')
  from private.step_kinds k where k.kind = p_kind and k.said_from is not null;
$$;

-- Whether a step that waits for this one is settled already, so that this one can't be opened again.
create function private.is_built_on(p_sale_id uuid, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.step_kinds k join public.sale_steps s on s.sale_id = p_sale_id and s.kind = k.kind
    where k.waits_for = p_kind and s.state <> 'open' and s.settled_by <> 'both');
$$;

create function private.act_on_step(
  p_me uuid, p_sale_id uuid, p_kind text, p_seen integer, p_act text, p_day date, p_counts text, p_moves boolean,
  p_until_hour integer, p_otherwise text[], p_said text
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  words constant text := private.offer_words(p_said);
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), p_me, null);
  side constant text := private.side_of(offer, p_me);
  today constant date := (clock_timestamp() at time zone private.zone_of_sale(p_sale_id))::date;
  sale public.sales;
  step public.sale_steps;
  terms public.offer_versions;
  last public.sale_acts;
  closing date;
  done public.sale_acts;
  ends boolean;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  select * into step from public.sale_steps t where t.sale_id = p_sale_id and t.kind = p_kind for no key update;
  if step.kind is null then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  end if;
  select * into terms from public.offer_versions v where v.offer_id = sale.offer_id and v.n = sale.n;
  select * into last from public.sale_acts a where a.sale_id = p_sale_id and a.kind = p_kind order by a.n desc limit 1;
  closing := private.agreed_closing(sale);

  done.act := case when p_act <> 'declined' then p_act
                   when coalesce(step.proposed_by, case last.act when 'taken_back' then last.made_by end) = side
                     then 'taken_back'
                   else 'refused' end;
  if step.acts = p_seen + 1
     and (last.act, last.made_by, last.said) is not distinct from (done.act, side, words)
     and (p_act <> 'proposed' or (last.day, last.counts, last.moves, last.until_hour::integer, last.otherwise)
          is not distinct from (p_day, p_counts, p_moves, p_until_hour, p_otherwise)) then
    return private.offer_seen_by(offer, side);
  end if;
  if sale.state = 'fell_through' or (sale.state = 'closed' and not private.comes_after_closing(p_kind)) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  elsif p_seen is distinct from step.acts then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  -- Each side has its own limit, or one side could use up the other's. All other acts answer one of these two, so they
  -- need no limit.
  elsif done.act in ('proposed', 'reopened') and (
    select count(*) from public.sale_acts a
    where a.sale_id = p_sale_id and a.kind = p_kind and a.made_by = side and a.act = done.act
  ) >= private.limit_of('offers.versions') then
    raise exception using errcode = 'PT409', message = 'too_many_versions';
  end if;
  perform private.refuse_suspended(p_me);

  case done.act
    when 'done' then
      if p_kind = 'contract' or step.owner not in (side, 'both', 'each') then
        raise exception using errcode = 'PT400', message = 'bad_request';
      elsif side = any (step.done_by) then
        raise exception using errcode = 'PT409', message = 'step_settled';
      elsif private.is_unasked(p_sale_id, p_kind, side) then
        raise exception using errcode = 'PT409', message = 'repairs_not_asked_for';
      end if;
    when 'waived' then
      if side <> 'buyer' or not private.may_waive(p_kind, terms) then
        raise exception using errcode = 'PT400', message = 'bad_request';
      end if;
    when 'reopened' then
      if (case step.owner when 'each' then side <> all (step.done_by) else step.state <> 'done' or step.settled_by <> side end)
         or p_kind = 'contract' or private.is_built_on(p_sale_id, p_kind) then
        raise exception using errcode = 'PT409', message = 'step_settled';
      end if;
    when 'proposed' then
      if (select k.is_law from private.step_kinds k where k.kind = p_kind)
         or num_nonnulls(p_counts, p_moves, p_until_hour) <> (case p_kind when 'contract' then 3 else 0 end)
         or p_counts not in ('calendar', 'business') or p_until_hour not between 1 and 24
         or (p_kind <> 'contract' and p_otherwise <> '{}')
         or not p_otherwise <@ (select array_agg(k.kind) from private.step_kinds k
                                where k.contingency is not null or k.counts = 'agreed') then
        raise exception using errcode = 'PT400', message = 'bad_request';
      elsif p_day = step.due_on then
        raise exception using errcode = 'PT422', message = 'step_day_invalid';
      end if;
      done.day := p_day;
      done.counts := p_counts;
      done.moves := p_moves;
      done.until_hour := p_until_hour;
      done.otherwise := p_otherwise;
    else
      if step.proposed_by is null or (step.proposed_by = side) <> (done.act = 'taken_back') then
        raise exception using errcode = 'PT409', message = 'sale_changed';
      elsif done.act = 'agreed' then
        done.day := last.day;
        done.counts := last.counts;
        done.moves := last.moves;
        done.until_hour := last.until_hour;
        done.otherwise := last.otherwise;
      end if;
  end case;
  if done.act <> 'reopened' and step.state <> 'open' then
    raise exception using errcode = 'PT409', message = 'step_settled';
  elsif done.act = 'done' and private.is_too_early(sale, p_kind) then
    raise exception using errcode = 'PT422', message = 'step_not_yet';
  elsif done.day is null and done.act in ('proposed', 'agreed')
     or (done.day is not null and not private.is_day_for_step(p_kind, done.day, today, sale.accepted_on, closing)) then
    raise exception using errcode = 'PT422', message = 'step_day_invalid';
  end if;

  step.done_by := case when step.owner <> 'each' then '{}'
                       when done.act = 'done' then step.done_by || side
                       when done.act = 'reopened' then array_remove(step.done_by, side)
                       else step.done_by end;
  ends := done.act = 'waived' or (done.act = 'agreed' and p_kind = 'contract')
    or (done.act = 'done' and (step.owner <> 'each' or cardinality(step.done_by) = 2));
  update public.sale_steps t set
    state = case when not ends then 'open' when done.act = 'waived' then 'waived' else 'done' end,
    settled_on = case when not ends then null when p_kind = 'contract' then done.day else today end,
    settled_by = case when ends then side end,
    done_by = step.done_by,
    agreed_on = case when done.act = 'agreed' and p_kind <> 'contract' then done.day else t.agreed_on end,
    proposed_on = case done.act when 'proposed' then done.day end,
    proposed_by = case done.act when 'proposed' then side end,
    acts = t.acts + 1
  where t.sale_id = p_sale_id and t.kind = p_kind returning * into step;
  if done.act = 'agreed' and p_kind = 'contract' then
    update public.sales s
    set binds_on = done.day, counts = done.counts, moves = done.moves, until_hour = done.until_hour,
        otherwise = done.otherwise
    where s.id = p_sale_id;
  end if;
  if done.act = 'agreed' and p_kind = 'closing' then
    perform private.forget_days_of_closing(p_sale_id);
  end if;
  insert into public.sale_acts (
    sale_id, n, kind, act, made_by, day, counts, moves, until_hour, otherwise, said, at, made_on, person_id)
  select p_sale_id, coalesce(max(a.n), 0) + 1, p_kind, done.act, side, done.day, done.counts, done.moves,
         done.until_hour, coalesce(done.otherwise, '{}'), words, clock_timestamp(), today, p_me
  from public.sale_acts a where a.sale_id = p_sale_id;
  perform private.count_days(p_sale_id);
  perform private.tell_of_step(offer, step, done, private.other_side(side));
  return private.offer_seen_by(offer, side);
end;
$$;

-- A proposal that is taken back is read in the closing room; the other side is told of every other act.
create function private.tell_of_step(
  p_offer public.offers, p_step public.sale_steps, p_done public.sale_acts, p_side text
) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, p_side), news.kind, p_offer.listing_id, p_step.id,
    jsonb_build_object('as', p_side, 'home', nullif(p_offer.home, ''), 'room', p_step.sale_id, 'step', p_step.kind,
                       'date', p_done.day, 'n', p_step.acts))
  from (values ('proposed', 'step_proposed'), ('agreed', 'step_agreed'), ('refused', 'step_refused'),
               ('done', 'step_done'), ('waived', 'step_waived'), ('reopened', 'step_reopened')) as news (act, kind)
  where news.act = p_done.act;
$$;

-- A side that says that the home is sold also says that the closing took place, so no side has to say it twice.
create function private.settle_closing(p_offer public.offers, p_sale public.sales) returns void
language plpgsql volatile set search_path = '' as $$
declare
  today constant date := (clock_timestamp() at time zone private.zone_of_sale(p_sale.id))::date;
  step public.sale_steps;
  done public.sale_acts;
begin
  perform private.refuse_suspended(p_offer.owner_id);
  update public.sale_steps t
  set state = 'done', settled_on = today, settled_by = 'owner', proposed_on = null, proposed_by = null, acts = t.acts + 1
  where t.sale_id = p_sale.id and t.kind = 'closing' and t.state = 'open' returning * into step;
  if not found then
    return;
  end if;
  insert into public.sale_acts (sale_id, n, kind, act, made_by, at, made_on)
  select p_sale.id, coalesce(max(a.n), 0) + 1, 'closing', 'done', 'owner', clock_timestamp(), today
  from public.sale_acts a where a.sale_id = p_sale.id
  returning * into done;
  perform private.tell_of_step(p_offer, step, done, 'buyer');
end;
$$;

create function private.settle_step(p_sale_id uuid, p_kind text, p_seen integer, p_how text, p_said text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_how is null or p_how not in ('done', 'waived', 'reopened') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  return private.act_on_step(
    private.take_offer_act(), p_sale_id, p_kind, p_seen, p_how, null, null, null, null, '{}', p_said);
end;
$$;

create function private.propose_day(
  p_sale_id uuid, p_kind text, p_seen integer, p_day date, p_counts text default null, p_moves boolean default null,
  p_until_hour integer default null, p_otherwise text[] default '{}', p_said text default ''
) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.act_on_step(private.take_offer_act(), p_sale_id, p_kind, p_seen, 'proposed', p_day, p_counts, p_moves,
                             p_until_hour, p_otherwise, p_said);
$$;

create function private.answer_day(p_sale_id uuid, p_kind text, p_seen integer, p_agrees boolean) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.act_on_step(
    private.take_offer_act(), p_sale_id, p_kind, p_seen, case when p_agrees then 'agreed' else 'declined' end, null, null, null, null, '{}', '');
$$;

-- The closing room of a sale: its offer with terms, steps and history, as the caller's side sees it.
create function private.my_sale(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.my_offer(s.offer_id) from public.sales s where s.id = p_id;
$$;

-- The caller's open sales, on either side, as offers; a home has one at most.
create function private.open_sales() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.offer_seen_by(o, private.side_of(o, (select auth.uid()))) order by o.created_at, o.id), '[]')
    from (
      select each.* from public.offers each
      where each.state = 'accepted' and each.id in (select private.offers_of_person((select auth.uid())))
        and exists (select from public.sales s where s.offer_id = each.id and s.state = 'open')
      order by each.created_at, each.id limit 20
    ) as each join public.offers o on o.id = each.id);
end;
$$;
grant execute on function private.open_sales to authenticated, service_role;

select private.expose('settle_step(sale_id, kind, seen, how, said)', 'authenticated',
  'One side says that a step of a sale is done, waives it, or opens again a step that it said was done. Returns the offer.');
select private.expose('propose_day(sale_id, kind, seen, day, counts, moves, until_hour, otherwise, said)', 'authenticated',
  'One side proposes a date for a step of a sale; for the contract, also the rule for counting deadlines. Returns the offer.');
select private.expose('answer_day(sale_id, kind, seen, agrees)', 'authenticated',
  'The other side agrees to a proposed date or refuses it; the side that proposed the date takes it back. Returns the offer.');
select private.expose('my_sale(id)', 'authenticated',
  'The offer that a sale came from, as the caller''s side sees it; null for a caller on neither side.');

-- supabase/schemas/sales/settlements.sql

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

reset check_function_bodies;
