import type { OperatorsRate } from "@domain/homes/mortgage.ts";
import { readItem, writeItem } from "@web/lib/storage.ts";

/** The rate that operators set, as this browser heard it last, behind the day on which it did. */
const RATE_KEY = "mortgage_rate";
const DAY_LENGTH = "2026-11-29 ".length;

const listeners = new Set<() => void>();

/** "6.25 2026-11-19 Freddie Mac"; empty if operators have set none; null before it was heard. */
export function keptRate(): string | null {
  return readItem(RATE_KEY)?.slice(DAY_LENGTH) ?? null;
}

export function isHeardToday(): boolean {
  return readItem(RATE_KEY)?.startsWith(today()) ?? false;
}

/** @param rate null if operators have set none. */
export function keepRate(rate: OperatorsRate | null): void {
  const text = rate ? `${rate.percent} ${rate.as_of} ${rate.source}` : "";
  writeItem(RATE_KEY, `${today()} ${text}`);
  for (const listener of listeners) listener();
}

export function onNewRate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
