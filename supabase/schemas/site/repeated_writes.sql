-- Writes under an id that the browser made, so that it can send them again when an answer is lost. One rule holds for
-- all of them. A known id with the same contents changes nothing and gets the first answer again. A known id with other
-- contents is refused by a code of its own: with the first answer, people would believe that their last contents are
-- stored. tests/database/site/repeated-writes.test.ts goes over every such write.

-- Whether the row that is stored under an id (null: none) has the contents that are sent now.
create function private.is_repeat(p_stored jsonb, p_sent jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if exists (
    select from jsonb_each(p_sent) as sent where p_stored is not null and p_stored -> sent.key is distinct from sent.value
  ) then
    raise exception using errcode = 'PT409', message = 'already_stored';
  end if;
  return p_stored is not null;
end;
$$;

-- Whether a row that an API caller inserts is stored already with the same contents. p_columns are the columns that
-- callers fill in; a column that they may leave out to get a generated value is not among them. A repeat is left out of
-- the insert, so it gets the answer of the first insert.
create function private.is_repeated_row(p_table regclass, p_sent jsonb, p_columns text[]) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  stored jsonb;
begin
  if not private.is_api_caller() then
    return false;
  end if;
  execute format('select to_jsonb(t) from %s as t where t.id = $1', p_table) into stored using (p_sent ->> 'id')::uuid;
  return private.is_repeat(stored, (
    select jsonb_object_agg(sent.key, sent.value) from jsonb_each(p_sent) as sent where sent.key = any (p_columns)));
end;
$$;

-- A table that needs no other step before an insert has this trigger.
create function private.leave_out_repeats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when not private.is_repeated_row(tg_relid, to_jsonb(new), tg_argv) then new end;
end;
$$;
