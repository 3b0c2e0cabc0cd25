import { readItem } from "@web/lib/storage.ts";

/** The rate that operators set, as this browser heard it last, behind the day on which it did. */
export const RATE_KEY = "mortgage_rate";
const DAY_LENGTH = "2026-11-29 ".length;

/** Told when the rate or the visitor's own loan changes. */
export const listeners = new Set<() => void>();

/** "6.25 2026-11-19 Freddie Mac"; empty if operators have set none; null before it was heard. */
export function keptRate(): string | null {
  return readItem(RATE_KEY)?.slice(DAY_LENGTH) ?? null;
}

export function isHeardToday(): boolean {
  return readItem(RATE_KEY)?.startsWith(today()) ?? false;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
