-- People who work on a sale without an account: the title officer, the lender, the inspector and others. One side
-- invites such a party by mail to a link of their own. The link shows what the party's role needs, takes files, and
-- takes one word, "done". Both sides see who is invited; only the inviting side sees the party's address (decision
-- 97).
--
-- private.party_roles() and private.party_steps() describe the roles in SQL, and domain/sales/party-roles.ts describes
-- the same roles for screens and mail.
--
-- Each invitation that is mailed has its own token, of which we keep only the hash. A link ends after two months, when
-- its side revokes it, when the owner of the invited mailbox says that the invitation is not for them, or when the sale
-- falls through. Names and addresses of parties are forgotten 90 days after the sale has ended.
--
-- Order of locks: the offer, its sale, the sale's steps, the sale's parties, their mail.

-- Each role with the side that may invite it, whether it learns both sides' names, and who reads the files it adds.
create function private.party_roles()
returns table (role text, by_owner boolean, knows_both boolean, files_for text)
language sql immutable set search_path = '' as $$
  values ('title_officer', true, true, 'both'),
         ('attorney', true, true, 'side'),
         ('lender', false, true, 'side'),
         ('inspector', false, false, 'side'),
         ('appraiser', false, false, 'side'),
         ('buyers_agent', false, true, 'side');
$$;

-- The steps whose dates a role sees. "says" means that the party can say that their part of the step is done; "settles"
-- means that saying so settles the step. No party settles a step that carries a contingency of the buyer's.
create function private.party_steps() returns table (role text, kind text, says boolean, settles boolean)
language sql immutable set search_path = '' as $$
  values ('title_officer', 'contract', false, false),
         ('title_officer', 'earnest_money', true, true),
         ('title_officer', 'title', true, true),
         ('title_officer', 'title_review', false, false),
         ('title_officer', 'settlement_statement', true, false),
         ('title_officer', 'signing', false, false),
         ('title_officer', 'closing', false, false),
         ('title_officer', 'recording', true, true),
         ('title_officer', 'possession', false, false),
         ('attorney', 'contract', true, false),
         ('attorney', 'disclosures', false, false),
         ('attorney', 'title', false, false),
         ('attorney', 'title_review', false, false),
         ('attorney', 'settlement_statement', false, false),
         ('attorney', 'signing', false, false),
         ('attorney', 'closing', false, false),
         ('lender', 'appraisal', true, false),
         ('lender', 'loan', true, false),
         ('lender', 'closing_disclosure', true, false),
         ('lender', 'closing', false, false),
         ('inspector', 'inspection', true, false),
         ('appraiser', 'appraisal', true, false),
         ('buyers_agent', 'contract', false, false),
         ('buyers_agent', 'earnest_money', false, false),
         ('buyers_agent', 'disclosures', false, false),
         ('buyers_agent', 'inspection', false, false),
         ('buyers_agent', 'appraisal', false, false),
         ('buyers_agent', 'loan', false, false),
         ('buyers_agent', 'home_sale', false, false),
         ('buyers_agent', 'title', false, false),
         ('buyers_agent', 'closing_disclosure', false, false),
         ('buyers_agent', 'stay_agreement', false, false),
         ('buyers_agent', 'walk_through', false, false),
         ('buyers_agent', 'hoa_papers', false, false),
         ('buyers_agent', 'repairs', false, false),
         ('buyers_agent', 'title_review', false, false),
         ('buyers_agent', 'insurance', false, false),
         ('buyers_agent', 'settlement_statement', false, false),
         ('buyers_agent', 'utilities', false, false),
         ('buyers_agent', 'signing', false, false),
         ('buyers_agent', 'closing', false, false),
         ('buyers_agent', 'recording', false, false),
         ('buyers_agent', 'possession', false, false);
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
comment on column public.sale_parties.owner_shares is 'The person of the owner''s side who shows the parties their email address; null if no owner does. buyer_shares is the same for the buyer''s side.';
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
