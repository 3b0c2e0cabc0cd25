import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { StripeState } from "./objects.ts";
import { refuse } from "./refusal.ts";

/**
 * Idempotency: a second request under the same key gets the first one's answer, or a 409 while that
 * one is running.
 * @param saved resolves once everything so far is on disk.
 */
export function createReplays(state: StripeState, saved: () => Promise<void>) {
  const underWay = new Set<string>();
  return async function once(c: Context, key: string, next: () => Promise<void>) {
    const text = await c.req.text();
    const fingerprint = createHash("sha256").update(`${c.req.path}\n${text}`).digest("hex");
    const before = state.replays[key];
    if (before && before.fingerprint !== fingerprint) {
      return refuse(c, 400, {
        type: "idempotency_error",
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      });
    }
    if (before) {
      c.header("idempotent-replayed", "true");
      return c.body(before.body, before.status as 200, { "content-type": "application/json" });
    }
    if (underWay.has(key)) {
      return refuse(c, 409, {
        code: "idempotency_key_in_use",
        message: "There is currently another in-progress request using this Idempotent Key.",
      });
    }
    underWay.add(key);
    try {
      await next();
      // Stripe keeps an error only when the request had started to do something; ours never have.
      if (c.res.status !== 200) return;
      const body = await c.res.clone().text();
      const created = Math.floor(Date.now() / 1000);
      state.replays[key] = { created, fingerprint, status: c.res.status, body };
      await saved();
    } finally {
      underWay.delete(key);
    }
  };
}
