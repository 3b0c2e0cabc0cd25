import { vi } from "vitest";
import { PATIENCE_MS } from "./limits.ts";

/** Resolves with what `check` returns, as soon as it doesn't throw; Vitest's own limit is a second. */
export function until<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
