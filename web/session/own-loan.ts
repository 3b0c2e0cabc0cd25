import {
  type LoanInputs,
  type NamedRate,
  readLoanInputs,
  readNamedRate,
  usualLoan,
} from "@domain/homes/mortgage.ts";
import { env } from "@web/lib/env.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem, removeItem, writeItem } from "@web/lib/storage.ts";
import { whenSomeoneReads } from "@web/lib/when-someone-reads.ts";
import { useMemo, useSyncExternalStore } from "react";
import { isHeardToday, keptRate, listeners } from "./kept-rate.ts";
import { sessionStore } from "./session.ts";

/** The rate behind every monthly cost: the operators', or else the one of the build. Prerendered pages have the latter. */
export function useNamedRate(): NamedRate | undefined {
  const text = rateText(useKeptRate());
  return useMemo(() => readNamedRate(text), [text]);
}

/** The operators' rate with its source, as text; empty or null without one. */
export function useKeptRate(): string | null {
  return useSyncExternalStore(subscribe, keptRate, () => null);
}

export function useUsualLoan(): LoanInputs {
  const rate = useNamedRate();
  return useMemo(() => usualLoan(rate), [rate]);
}

/**
 * The loan behind every monthly cost: the usual one, or the terms that the visitor typed at any home. These stay in this
 * browser, and prerendered pages show the usual ones first.
 */
export function useOwnLoan(): LoanInputs {
  const usual = useUsualLoan();
  const kept = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => ({ ...usual, ...readLoanInputs(kept ?? "") }), [usual, kept]);
}

/** Keeps the terms that differ from the usual ones; without any, forgets them. */
export function keepOwnLoan(loan: Partial<LoanInputs>): void {
  const usual = usualLoan(readNamedRate(rateText(keptRate())));
  const own = Object.entries(loan).filter(
    ([name, text]) => text !== usual[name as keyof LoanInputs],
  );
  if (own.length === 0) removeItem(PERSONAL_KEYS.ownLoan);
  else writeItem(PERSONAL_KEYS.ownLoan, JSON.stringify(Object.fromEntries(own)));
  for (const listener of listeners) listener();
}

function rateText(kept: string | null): string {
  return kept?.split(" ", 2).join(" ") || env.mortgageRate;
}

let isAsked = false;

/** Once a day and browser, at the first sign of a person: a visit's first load has no rate (decision 223). */
function askForRate(): void {
  if (isAsked || isHeardToday()) return;
  isAsked = true;
  whenSomeoneReads(() => void import("./hear-rate.ts").then(({ hearRate }) => hearRate()));
}

function read(): string | null {
  return readItem(PERSONAL_KEYS.ownLoan);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  askForRate();
  // Another tab may change the terms, and signing out forgets them.
  window.addEventListener("storage", listener);
  const stop = sessionStore.subscribe(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    stop();
  };
}
