-- Who may come to a showing, as its owner asks of everyone: a home of earlier releases asks nothing. A request of earlier
-- releases says neither how many people come nor how they will pay.
alter table public.availability_rules
  add column needs_address boolean not null default false,
  add column needs_people boolean not null default false,
  add column most_people smallint,
  add column needs_disclosures boolean not null default false,
  add column needs_proof boolean not null default false;
alter table public.availability_rules
  add constraint availability_rules_most_people_check check (most_people between 1 and 20) not valid;

-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation
alter table public.bookings
  add column people smallint,
  add column proof_id uuid;
alter table public.bookings
  add constraint bookings_people_check check (people between 1 and 20) not valid,
  add constraint bookings_proof_id_fkey foreign key (proof_id) references public.documents (id) on delete set null not valid;
create index bookings_of_proof on public.bookings (proof_id) where proof_id is not null;
