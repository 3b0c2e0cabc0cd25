import { AsyncLocalStorage } from "node:async_hooks";
import type { PgliteConnection } from "@supabase/lite/pglite";

/**
 * PGlite is one session, and lite opens a transaction on it for every request without keeping other
 * requests out: two at the same time would run inside each other's transaction, as each other's
 * user. Here a transaction gets the session to itself, and any other statement waits until it ends.
 */
export function guardSession(connection: PgliteConnection): void {
  const exclusive = createExclusive();
  const { driver } = connection;

  // Everything in lite that opens a transaction goes through one of these two.
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (...args) => exclusive(() => ended(() => withContext(...args)));
  const runInTransaction = connection.runInTransaction.bind(connection);
  connection.runInTransaction = (work) => exclusive(() => ended(() => runInTransaction(work)));

  // If a transaction's own rollback failed, it would stay open and fail every later request.
  const rollback = () => driver.exec("rollback").then(() => {});
  const ended = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch(async (error) => {
      await rollback().catch(rollback);
      throw error;
    });

  const query = driver.query.bind(driver);
  driver.query = (...args: Parameters<typeof query>) => exclusive(() => query(...args)) as never;
  const exec = driver.exec.bind(driver);
  driver.exec = (...args) => exclusive(() => exec(...args));
  const transaction = driver.transaction.bind(driver);
  driver.transaction = (work) => exclusive(() => transaction(work));
  const close = connection.close.bind(connection);
  connection.close = () => exclusive(close);
}

/** Runs pieces of work one at a time; work started from within a piece is part of it. */
export function createExclusive(): <T>(work: () => Promise<T>) => Promise<T> {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Once a piece has ended, what it left running no longer counts as part of it.
    if (current.getStore()?.open) return work();
    const piece = { open: true };
    const result = last
      .then(() => current.run(piece, work))
      .finally(() => {
        piece.open = false;
      });
    last = result.catch(() => {});
    return result;
  };
}
