import type { Sql } from "../../local/database.ts";

/** Works in a transaction that is rolled back afterwards, and returns what the work did. */
export async function undone<T>(
  sql: Pick<Sql, "transaction">,
  work: (tx: Sql) => Promise<T>,
): Promise<T> {
  const undo = new Error("undo");
  const results: T[] = [];
  await sql
    .transaction(async (tx) => {
      results.push(await work(tx));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return results[0] as T;
}
