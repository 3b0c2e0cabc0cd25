/**
 * GoTrue counts per network (`sign_in_sign_ups` in config.toml), which here is always this machine.
 */
export const WRONG_TRIES = 30;
const WINDOW_MS = 5 * 60_000;
/**
 * How many addresses to remember. More than that is an attack, and all counts start over.
 */
const MAX_ACCOUNTS = 10_000;

/** Attempts at an account's password within five minutes. A correct one is given back. */
export function createWrongTries() {
  const tries = new Map<string, { count: number; since: number }>();
  return {
    /**
     * False when none is left. Counts before the answer, so that simultaneous attempts count too.
     */
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
