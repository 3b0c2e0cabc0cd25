import type { Work } from "@web/lib/use-work.ts";

/** Acts of people who own or buy together, one at a time; `act` says whether it was done. */
export type TogetherActs = Pick<Work, "doing" | "failureText" | "forgetFailure"> & {
  act: (name: string, send: () => Promise<unknown>) => Promise<boolean>;
};

/** The person whose acts they are, and the hook that does them and reads again what they change. */
export type ActsOf = { userId: string; useActs: (userId: string) => TogetherActs };
