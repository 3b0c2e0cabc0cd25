import closed from "./closed.json" with { type: "json" };
import type { Deployment } from "./deployment.ts";
import { jsonOf, member } from "./request.ts";

/**
 * What must not work, tried with somebody's headers. The lists are those of the migrations (`npm run generate -- types`).
 * No attempt changes anything, even if it is let in.
 */
export type Who = { ask: Deployment["ask"]; headers: Record<string, string> };

type Closed = {
  unreadable: readonly string[];
  unwritable: Record<string, { verbs: readonly string[]; column: string }>;
  uncallable: Record<string, readonly string[]>;
};

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** @returns the tables that can be read. */
export async function readable({ ask, headers }: Who, { unreadable }: Closed): Promise<string[]> {
  const open: string[] = [];
  for (const table of unreadable)
    if (!(await isRefused(await ask(`/rest/v1/${table}?select=*&limit=1`, { headers }))))
      open.push(table);
  return open;
}

/** @returns "insert favorites" for each write that isn't refused. */
export async function writable({ ask, headers }: Who, { unwritable }: Closed): Promise<string[]> {
  const open: string[] = [];
  for (const [table, { verbs, column }] of Object.entries(unwritable)) {
    const path = `/rest/v1/${table}`;
    const none = `${path}?${column}=is.null`;
    // The column is not null, so nothing can be inserted and no row matches.
    const body = { [column]: null };
    const tries: Record<string, () => Promise<Response>> = {
      insert: () => ask(path, { method: "POST", headers, body }),
      update: () => ask(none, { method: "PATCH", headers, body }),
      delete: () => ask(none, { method: "DELETE", headers }),
    };
    for (const verb of verbs) {
      const answer = await tries[verb]?.();
      if (answer && !(await isRefused(answer))) open.push(`${verb} ${table}`);
    }
  }
  return open;
}

/** @returns the functions that can be called. */
export async function callable({ ask, headers }: Who, { uncallable }: Closed): Promise<string[]> {
  const open: string[] = [];
  for (const [name, args] of Object.entries(uncallable)) {
    // Null arguments and no rows, so nothing changes even if it is let in.
    const body = Object.fromEntries(args.map((arg) => [arg, arg === "p_limit" ? 0 : null]));
    const answer = await ask(`/rest/v1/rpc/${name}`, { method: "POST", headers, body });
    if (!(await isRefused(answer))) open.push(name);
  }
  return open;
}

/** @returns the private buckets whose files are listed, or that answer as a public one does. */
export async function openBuckets({ ask, headers }: Who): Promise<string[]> {
  const open: string[] = [];
  for (const bucket of closed.privateBuckets) {
    const answer = await ask(`/storage/v1/object/list/${bucket}`, {
      method: "POST",
      headers,
      body: { prefix: "", limit: 1 },
    });
    const files = await jsonOf(answer);
    const isEmpty = Array.isArray(files) && files.length === 0;
    // A private bucket isn't found at all at the address of public files.
    const file = await ask(`/storage/v1/object/public/${bucket}/${NOBODY}`, { headers });
    const isPublic = file.ok || /object not found/i.test(await file.text());
    if ((answer.ok && !isEmpty) || isPublic) open.push(bucket);
  }
  return open;
}

/** Whether the database itself refused it for a missing privilege. */
async function isRefused(response: Response): Promise<boolean> {
  return [401, 403].includes(response.status) && member(await jsonOf(response), "code") === "42501";
}
