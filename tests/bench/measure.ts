import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import type { Database, Sql } from "../../local/database.ts";
import { type Actor, asActor } from "../support/actors.ts";

/**
 * The times in milliseconds; `busy` is the server's processor time, which other work on the machine doesn't inflate.
 */
export interface Figures {
  busy: number;
  median: number;
  p95: number;
  most: number;
  runs: number;
}

export interface Measured {
  part: string;
  rows: number;
  what: string;
  ours: Figures;
  baseline?: Figures;
  /** The commit and machine of the baseline. */
  against?: string;
}

interface Question<T> {
  cases: readonly T[];
  sql: (each: T, n: number) => string | string[];
  as?: Actor;
}

const ROUNDS = 3;

/**
 * Runs ours and the baseline in turn, three times, and takes the median of each figure.
 *
 * @param database has one connection.
 */
export async function compare<T, B = T>(
  database: Database,
  ours: Question<T>,
  baseline?: Question<B>,
): Promise<Pick<Measured, "ours" | "baseline">> {
  const rounds: Figures[][] = [[], []];
  await run(database, { ...ours, cases: ours.cases.slice(0, 5) });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds[0]?.push(await run(database, ours));
    if (baseline) rounds[1]?.push(await run(database, baseline));
  }
  const [of, against] = rounds.map(medians);
  return { ours: of as Figures, ...(baseline ? { baseline: against } : {}) };
}

async function run<T>(database: Database, { cases, sql, as }: Question<T>): Promise<Figures> {
  const times: number[] = [];
  const [backend] = await database.query<{ pid: number }>("select pg_backend_pid() as pid");
  const before = busyTime(backend?.pid);
  const work = async (tx: Pick<Sql, "query">) => {
    for (const [n, each] of cases.entries()) {
      const started = performance.now();
      for (const statement of [sql(each, n)].flat()) await tx.query(statement);
      times.push(performance.now() - started);
    }
  };
  if (as) await asActor(database, as, work);
  else await work(database);
  return figuresOf(times, (busyTime(backend?.pid) - before) / cases.length);
}

export function figuresOf(times: number[], busy = Number.NaN): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { busy, median: at(0.5), p95: at(0.95), most: at(1), runs: times.length };
}

function medians(rounds: Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    rounds.map((figures) => figures[name]).sort((a, b) => a - b)[rounds.length >> 1] ?? 0;
  return {
    busy: middle("busy"),
    median: middle("median"),
    p95: middle("p95"),
    most: middle("most"),
    runs: middle("runs"),
  };
}

export function tableOf(measured: Measured[]): string {
  const lines = measured.map(({ rows, what, ours, baseline, against }) => {
    const by = Number.isNaN(ours.busy) ? "median" : "busy";
    const ratio = baseline ? (ours[by] / baseline[by]).toFixed(2) : "";
    const figures = [ours.busy, ours.median, ours.p95, ours.most].map(
      (ms) => `${Number.isNaN(ms) ? "–" : ms.toFixed(ms < 10 ? 2 : 0)} | `,
    );
    return `| ${rows.toLocaleString("en-US")} | ${what} | ${figures.join("")}${ratio} | ${against ?? ""} |`;
  });
  return [
    "| homes | query | busy | median | 95 % | most | ÷ baseline | baseline |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/** A process's CPU time in milliseconds; only available on Linux. */
export function busyTime(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}
