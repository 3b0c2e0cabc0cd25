import { readFile } from "node:fs/promises";
import type { Sql } from "./database.ts";
import { isConnectionLoss } from "./postgres-sessions.ts";

interface Call {
  id: number;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Puts stand-ins for pg_net and the vault into a database, with the facts that the clock needs. */
export async function setUpClock(
  sql: Sql,
  { apiUrl, schedulerKey }: { apiUrl: string; schedulerKey: string },
): Promise<void> {
  await sql.exec(await readFile(new URL("./pg-net.sql", import.meta.url), "utf8"));
  await sql.query(
    "insert into vault.decrypted_secrets values ('project_url', $1), ('scheduler_key', $2)",
    [apiUrl, schedulerKey],
  );
}

/**
 * The local cloud's scheduler: keeps running ticks of the upkeep and makes the function calls they
 * ask for, as pg_cron and pg_net do on the hosted platform.
 * @returns how to stop it.
 */
export async function startClock(
  sql: Sql,
  { everyMs, log }: { everyMs: number; log: (line: string) => void },
): Promise<() => Promise<void>> {
  const [{ round = "" } = {}] = await sql.query<{ round: string }>(
    "select private.tick_statement() as round",
  );
  const leaving = new AbortController();
  const calls = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let lastTrouble = "";

  /** Each problem is shown once, until it is another or over. */
  const say = (trouble: string) => {
    if (trouble !== "" && trouble !== lastTrouble) log(`[upkeep] ${trouble}`);
    lastTrouble = trouble;
  };
  const tick = async () => {
    say(
      await sql.exec(round).then(
        () => "",
        (error: Error) => (isConnectionLoss(error) ? "" : error.message),
      ),
    );
    for (const call of await sql.query<Call>("delete from net.http_request_queue returning *")) {
      const made = makeCall(sql, call, leaving.signal).finally(() => calls.delete(made));
      calls.add(made);
    }
  };
  const timer = setInterval(() => {
    running ??= tick()
      // Whether the loss of the database has been shown.
      .catch((error: Error) => {
        if (!isConnectionLoss(error)) say(error.message);
      })
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    leaving.abort();
    await Promise.all(calls);
  };
}

/** Stores the answer where the next tick looks for it. */
async function makeCall(sql: Sql, { id, url, headers, body }: Call, signal: AbortSignal) {
  const outcome = await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal })
    .then(async (answer) => [answer.status, await answer.text(), null])
    .catch((error: Error) => [null, null, error.message]);
  if (signal.aborted) return;
  await sql.query("insert into net._http_response values ($1, $2, $3, $4)", [id, ...outcome]);
}
