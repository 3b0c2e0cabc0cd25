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
