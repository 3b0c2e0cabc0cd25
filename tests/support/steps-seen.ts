import type { Sql } from "../../local/database.ts";

/** One call of a step: its arguments by name, and the result of `probe` before the step did anything. */
export interface Seen {
  step: string;
  given: Record<string, unknown>;
  found: Record<string, unknown>;
}

/**
 * Puts a watcher before each of these steps of a trigger's list (decision 142). It has the step's name and rights, notes
 * what the step is given and what `probe`, an expression that returns jsonb, finds at that moment, and calls it.
 */
export async function watchSteps(sql: Sql, steps: string[], probe: string): Promise<void> {
  await sql.exec(`
    create table private.steps_seen (n integer generated always as identity, step text, given jsonb, found jsonb);
    create function private.saw(p_step text, p_given jsonb) returns void
    language plpgsql security definer set search_path = public as $$
    begin
      insert into private.steps_seen (step, given, found) select p_step, p_given, (${probe});
    end $$;
    grant execute on function private.saw to public;`);
  for (const step of steps) {
    const [made] = await sql.query<{ watcher: string }>(WATCHER, [step]);
    if (!made) throw new Error(`There is no step private.${step}.`);
    await sql.exec(made.watcher);
  }
}

/** The calls of steps since the last time, in the order in which they ran. */
export async function stepsSeen(sql: Sql): Promise<Seen[]> {
  return sql.query<Seen & Record<string, unknown>>(`
    with gone as (delete from private.steps_seen returning *)
    select step, given, found from gone order by n`);
}

const WATCHER = `
  select format(
    'alter function private.%1$I(%2$s) rename to %3$I;
     create function private.%1$I(%4$s) returns %5$s language plpgsql set search_path = '''' as $watch$
     begin
       perform private.saw(%1$L, jsonb_build_object(%6$s));
       %7$s private.%3$I(%8$s);
     end $watch$;
     grant execute on function private.%1$I to public;',
    p.proname, pg_get_function_identity_arguments(p.oid), p.proname || '_itself', pg_get_function_arguments(p.oid),
    pg_get_function_result(p.oid),
    (select string_agg(format('%L, to_jsonb(%I)', name, name), ', ') from unnest(p.proargnames) as name),
    case when p.prorettype = 'void'::regtype then 'perform' else 'return' end,
    (select string_agg(case when p.provariadic <> 0 and n = p.pronargs then 'variadic ' else '' end || quote_ident(name), ', ' order by n)
     from unnest(p.proargnames) with ordinality as each (name, n))) as watcher
  from pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname = $1 and p.prorettype <> 'trigger'::regtype`;
