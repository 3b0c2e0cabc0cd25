import type { Sql } from "../../local/database.ts";

type Plan = { Plan: Record<"Shared Hit Blocks" | "Shared Read Blocks", number> };

/**
 * How many pages of the database a statement reads, after a first run, which fills the catalogue's caches.
 * Times would depend on the machine.
 */
export async function pagesRead(sql: Pick<Sql, "query">, statement: string): Promise<number> {
  await sql.query(statement);
  const [row] = await sql.query<{ "QUERY PLAN": Plan[] }>(
    `explain (analyze, buffers, format json) ${statement}`,
  );
  const plan = row?.["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error("No plan.");
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}
