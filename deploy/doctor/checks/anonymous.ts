import { type Finding, type Group, noneOf, ok, wrong } from "../check.ts";
import closed from "../closed-to-visitors.json" with { type: "json" };
import type { Deployment } from "../deployment.ts";
import { jsonOf, member } from "../request.ts";

/**
 * The tables and functions that a visitor without an account must not reach, tried with the site's own key. The lists
 * are those of the migrations (`npm run generate -- types`). No attempt changes anything, even if it is let in.
 */
export const anonymous: Group = {
  name: "Row-level security, tried as a visitor",
  checks: () => [
    { name: "Closed tables can't be read", look: reading },
    { name: "No table can be written", look: writing },
    { name: "Closed functions can't be called", look: calling },
    { name: "Homes that aren't public stay hidden", look: hiddenHomes },
    { name: "The private schema has no API", look: privateSchema },
    { name: "Private files aren't listed", look: privateFiles },
  ],
};

const ADVICE =
  "Bring the database up to date: npx supabase db push. If it is, somebody granted this by hand: compare with supabase/migrations.";
const NOBODY = "00000000-0000-0000-0000-000000000000";

async function reading({ ask }: Deployment): Promise<Finding> {
  const open: string[] = [];
  for (const table of closed.unreadable)
    if (!(await isRefused(await ask(`/rest/v1/${table}?select=*&limit=1`)))) open.push(table);
  return noneOf(open, ADVICE, `${closed.unreadable.length} tables`);
}

async function writing({ ask }: Deployment): Promise<Finding> {
  const open: string[] = [];
  const tables = Object.entries(closed.unwritable);
  for (const [table, { verbs, column }] of tables) {
    const path = `/rest/v1/${table}`;
    const none = `${path}?${column}=is.null`;
    // The column is not null, so nothing can be inserted and no row matches.
    const tries: Record<string, () => Promise<Response>> = {
      insert: () => ask(path, { method: "POST", body: { [column]: null } }),
      update: () => ask(none, { method: "PATCH", body: { [column]: null } }),
      delete: () => ask(none, { method: "DELETE" }),
    };
    for (const verb of verbs) {
      const answer = await tries[verb]?.();
      if (answer && !(await isRefused(answer))) open.push(`${verb} ${table}`);
    }
  }
  return noneOf(open, ADVICE, `${tables.length} tables`);
}

async function calling({ ask }: Deployment): Promise<Finding> {
  const open: string[] = [];
  const names = Object.entries(closed.uncallable);
  for (const [name, args] of names) {
    // Null arguments and no rows, so nothing changes even if it is let in.
    const body = Object.fromEntries(args.map((arg) => [arg, arg === "p_limit" ? 0 : null]));
    const answer = await ask(`/rest/v1/rpc/${name}`, { method: "POST", body });
    if (!(await isRefused(answer))) open.push(name);
  }
  return noneOf(open, ADVICE, `${names.length} functions`);
}

/** Whether the database itself refused it for a missing privilege. */
async function isRefused(response: Response): Promise<boolean> {
  return [401, 403].includes(response.status) && member(await jsonOf(response), "code") === "42501";
}

async function hiddenHomes({ ask }: Deployment): Promise<Finding> {
  const shown = await jsonOf(await ask("/rest/v1/listings?select=id&status=eq.draft&limit=1"));
  if (Array.isArray(shown) && shown.length === 0) return ok();
  return wrong(Array.isArray(shown) ? "a draft is shown" : "the table can't be read", ADVICE);
}

async function privateSchema({ ask }: Deployment): Promise<Finding> {
  const answer = await ask("/rest/v1/duties?select=*&limit=1", {
    headers: { "accept-profile": "private" },
  });
  if (!answer.ok) return ok();
  return wrong(
    "the API serves it",
    "Take `private` out of Supabase, Project Settings, Data API, Exposed schemas.",
  );
}

async function privateFiles({ ask }: Deployment): Promise<Finding> {
  const open: string[] = [];
  for (const bucket of closed.privateBuckets) {
    const answer = await ask(`/storage/v1/object/list/${bucket}`, {
      method: "POST",
      body: { prefix: "", limit: 1 },
    });
    const files = await jsonOf(answer);
    const isEmpty = Array.isArray(files) && files.length === 0;
    const folder = await ask(`/storage/v1/object/public/${bucket}/${NOBODY}`);
    if ((answer.ok && !isEmpty) || folder.ok) open.push(bucket);
  }
  return noneOf(open, ADVICE, closed.privateBuckets.join(", "));
}
