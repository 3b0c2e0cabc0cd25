import type { Sql } from "./database.ts";

export interface ClockCloud {
  sql: Pick<Sql, "query">;
  apiUrl: string;
  secretKey: string;
  everyMs: number;
  log: (line: string) => void;
}

export interface Duty {
  /** Below /functions/v1/. */
  path: string;
  /** SQL that answers `is_due`, so that no function is started for nothing. */
  isDue: string;
  /** How lines about it begin in the log. */
  name: string;
  /** What to say when the function refuses. */
  trouble: string;
}

/** Calls a function of ours again and again while there is something to do. Returns how to stop it. */
export function startClock({ sql, apiUrl, secretKey, everyMs, log }: ClockCloud, duty: Duty) {
  const leaving = new AbortController();
  let running: Promise<void> | undefined;
  const tick = async () => {
    const [state] = await sql.query<{ is_due: boolean }>(duty.isDue);
    if (!state?.is_due || leaving.signal.aborted) return;
    const answer = await fetch(`${apiUrl}/functions/v1/${duty.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      signal: leaving.signal,
    });
    const text = await answer.text();
    if (!answer.ok) log(`[${duty.name}] ${duty.trouble}: ${text}`);
  };
  const timer = setInterval(() => {
    running ??= tick()
      .catch((error: Error) => {
        if (!leaving.signal.aborted) log(`[${duty.name}] ${error.message}`);
      })
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    leaving.abort();
    await running;
  };
}
