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
