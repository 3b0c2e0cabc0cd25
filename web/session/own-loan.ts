import {
  type LoanInputs,
  readLoanInputs,
  readNamedRate,
  usualLoan,
} from "@domain/homes/mortgage.ts";
import { env } from "@web/lib/env.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { useMemo, useSyncExternalStore } from "react";
import { sessionStore } from "./session.ts";

/** The operator's rate, if one is set. */
export const NAMED_RATE = readNamedRate(env.mortgageRate);

export const USUAL_LOAN: LoanInputs = usualLoan(NAMED_RATE);

const listeners = new Set<() => void>();

/**
 * The loan behind every monthly cost: the usual one, or the terms that the visitor typed at any home. These stay in this
 * browser, and prerendered pages show the usual ones first.
 */
export function useOwnLoan(): LoanInputs {
  const kept = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => ({ ...USUAL_LOAN, ...readLoanInputs(kept ?? "") }), [kept]);
}

/** Keeps the terms that differ from the usual ones. */
export function keepOwnLoan(loan: LoanInputs): void {
  const names = Object.keys(USUAL_LOAN) as (keyof LoanInputs)[];
  const own = names.filter((name) => loan[name] !== USUAL_LOAN[name]);
  if (own.length === 0) removeItem(PERSONAL_KEYS.ownLoan);
  else
    writeItem(
      PERSONAL_KEYS.ownLoan,
      JSON.stringify(Object.fromEntries(own.map((name) => [name, loan[name]]))),
    );
  for (const listener of listeners) listener();
}

function read(): string | null {
  return readItem(PERSONAL_KEYS.ownLoan);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change the terms, and signing out forgets them.
  window.addEventListener("storage", listener);
  const stop = sessionStore.subscribe(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    stop();
  };
}
