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
