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
