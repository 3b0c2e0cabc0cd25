import { DeployError } from "../problem.ts";
import type { Step } from "../step.ts";
import type { Supabase } from "../supabase.ts";

const GUARD = "private.refuse_if_behind";
/** https://supabase.com/docs/guides/api/securing-your-api, "Enforce additional rules on each request". */
const SET = `do $deploy$ begin
  alter role authenticator set pgrst.db_pre_request = '${GUARD}';
  notify pgrst, 'reload config';
end $deploy$`;

/** A read replica that lags answers nothing (decision 224). The setting is a role's, so replicas have it, too. */
export const reads: Step = {
  name: "reads",
  plan: ({ build }) => [
    `Have the API ask ${GUARD} before each request, so that the replica at ${build.VITE_SUPABASE_READ_URL} says nothing when it is behind.`,
  ],
  skipped: ({ build }) =>
    build.VITE_SUPABASE_READ_URL
      ? undefined
      : "VITE_SUPABASE_READ_URL is not set: everything is read from the primary",
  async remaining({ supabase }) {
    return (await guardNow(supabase)) === GUARD ? [] : ["the API's setting"];
  },
  async run({ supabase }) {
    const now = await guardNow(supabase);
    if (now === GUARD) return "the API asks already";
    if (now !== undefined)
      throw new DeployError(
        `The API already asks another function before each request: ${now}.`,
        `Let that function call ${GUARD}() first, and leave VITE_SUPABASE_READ_URL unset for npm run deploy (it may be set for npm run build).`,
      );
    await supabase.sql(SET);
    return `the API asks ${GUARD}`;
  },
};

/** The function that PostgREST is told to call. */
async function guardNow(supabase: Supabase): Promise<string | undefined> {
  const [row] = await supabase.sql<{ guard: string }>(`
    select split_part(setting, '=', 2) as guard
    from pg_catalog.pg_db_role_setting s
    join pg_catalog.pg_roles r on r.oid = s.setrole, unnest(s.setconfig) as setting
    where r.rolname = 'authenticator' and setting like 'pgrst.db_pre_request=%'`);
  return row?.guard || undefined;
}
