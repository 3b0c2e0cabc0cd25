/** GoTrue counts by network (`sign_in_sign_ups` of config.toml), which here is always this machine. */
export const WRONG_TRIES = 30;
const WINDOW_MS = 5 * 60_000;
/** Of addresses that nobody has; more than that is an attack, and starts over. */
const MAX_ACCOUNTS = 10_000;

/** Tries at an account's password within five minutes. One that was right is given back. */
export function createWrongTries() {
  const tries = new Map<string, { count: number; since: number }>();
  return {
    /** False when there is none left. Counts before the answer, so that many at once are counted. */
    take(account: string): boolean {
      if (tries.size >= MAX_ACCOUNTS) tries.clear();
      const known = tries.get(account);
      const isRunning = known !== undefined && Date.now() - known.since < WINDOW_MS;
      const { count, since } = isRunning ? known : { count: 0, since: Date.now() };
      if (count >= WRONG_TRIES) return false;
      tries.set(account, { count: count + 1, since });
      return true;
    },
    giveBack(account: string): void {
      const known = tries.get(account);
      if (known) known.count -= 1;
    },
  };
}
