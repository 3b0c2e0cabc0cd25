import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import type { Database, Sql } from "../../local/database.ts";
import { asActor } from "../support/actors.ts";

/**
 * Runs each case's statements and prints the round trips and the server's mean processor time per
 * statement, which other work on the machine does not inflate.
 *
 * @param database has one connection.
 * @returns the figures.
 */
export async function measure<T>(
  database: Database,
  name: string,
  cases: readonly T[],
  statements: (each: T, n: number) => string[],
  who: "visitor" | "superuser" = "visitor",
): Promise<number> {
  const times: number[] = [];
  const [backend] = await database.query<{ pid: number }>("select pg_backend_pid() as pid");
  const busyBefore = busyTime(backend?.pid);
  const work = async (sql: Pick<Sql, "query">) => {
    for (const [n, each] of cases.entries()) {
      const wanted = statements(each, n);
      const started = performance.now();
      for (const statement of wanted) await sql.query(statement);
      times.push(performance.now() - started);
    }
  };
  if (who === "visitor") await asActor(database, "visitor", work);
  else await work(database);
  const busy = (busyTime(backend?.pid) - busyBefore) / cases.length;
  report(name, times, busy);
  return busy;
}

export const HEADING = "ms                                    busy     p50     p95     max  runs";

export function report(name: string, times: number[], busy = Number.NaN): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const figures = [busy, at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(2).padStart(8)).join("");
  console.log(
    `${name.padEnd(34)}${figures.replace("NaN", "  –")}${String(times.length).padStart(6)}`,
  );
}

/** A process's milliseconds on a processor; only Linux tells. */
function busyTime(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}
