import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { parseForm } from "./form.ts";
import type { Ledger } from "./ledger.ts";
import type { Invoice, Session } from "./objects.ts";
import {
  cancelParams,
  customerParams,
  orderOf,
  portalParams,
  refundParams,
  sessionParams,
} from "./params.ts";
import { Refusal, refuse } from "./refusal.ts";
import { createReplays } from "./replays.ts";

interface ApiOptions {
  ledger: Ledger;
  secretKey: string;
  /** The pages' base address. */
  base: string;
  /** Resolves once everything so far is on disk: an answer is a promise. */
  saved: () => Promise<void>;
}

/** The part of Stripe's HTTP API that the SDK uses for us; any other request gets an error. */
export function createApi({ ledger, secretKey, base, saved }: ApiOptions): Hono {
  const { state } = ledger;
  const once = createReplays(state, saved);
  const app = new Hono();

  app.use("*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${secretKey}`) {
      return refuse(c, 401, { message: "Invalid API Key provided" });
    }
    const key = c.req.header("idempotency-key");
    return key === undefined || c.req.method !== "POST" ? next() : once(c, key, next);
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.status, error.body);
    throw error;
  });

  app.post("/customers", async (c) => {
    const params = await read(c, customerParams);
    return answer(c, ledger.createCustomer(params.email ?? null, params.metadata ?? {}));
  });
  app.post("/checkout/sessions", async (c) => {
    const params = await read(c, sessionParams);
    found(state.customers[params.customer], "customer", params.customer, "customer");
    return answer(c, shown(ledger.createSession(orderOf(params)), []));
  });
  app.get("/checkout/sessions/:id", (c) => {
    const session = found(state.sessions[c.req.param("id")], "checkout.session", c.req.param("id"));
    const { expand } = parseForm(new URL(c.req.url).search.slice(1));
    return c.json(shown(session, Array.isArray(expand) ? expand.map(String) : []));
  });
  app.post("/checkout/sessions/:id/expire", async (c) => {
    const session = found(state.sessions[c.req.param("id")], "checkout.session", c.req.param("id"));
    if (session.status !== "open") {
      throw new Refusal(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      });
    }
    ledger.expireSession(session);
    return answer(c, shown(session, []));
  });
  app.delete("/subscriptions/:id", async (c) => {
    const id = c.req.param("id");
    const subscription = found(state.subscriptions[id], "subscription", id);
    // This call can't find a session that has ended, as at Stripe.
    found(subscription.ended_at === null ? subscription : undefined, "subscription", id);
    const params = await read(c, cancelParams);
    ledger.cancel(subscription, params.prorate === "true");
    return answer(c, subscription);
  });
  app.post("/billing_portal/sessions", async (c) => {
    const { customer, return_url } = await read(c, portalParams);
    found(state.customers[customer], "customer", customer, "customer");
    const id = `bps_${createHash("sha256").update(`${customer}${Math.random()}`).digest("hex").slice(0, 24)}`;
    state.portals[id] = { id, customer, return_url };
    const url = `${base}/portal/${id}`;
    return answer(c, { id, object: "billing_portal.session", customer, return_url, url });
  });
  app.post("/refunds", async (c) => {
    const params = await read(c, refundParams);
    const charge = Object.values(state.charges).find(
      (one) => one.payment_intent === params.payment_intent,
    );
    const known = found(charge, "payment_intent", params.payment_intent, "payment_intent");
    if (known.refunded || known.disputed) {
      throw new Refusal(400, {
        code: known.refunded ? "charge_already_refunded" : "charge_disputed",
        message: `Charge ${known.id} ${known.refunded ? "has already been refunded" : "has been charged back"}.`,
      });
    }
    const refund = ledger.refund(known, known.amount - known.amount_refunded);
    if (!refund) throw new Refusal(400, { message: "This charge can't be refunded." });
    return answer(c, refund);
  });
  app.all("*", (c) =>
    refuse(c, 404, { message: `Unrecognized request URL (${c.req.method}: ${c.req.path})` }),
  );
  return app;

  async function answer(c: Context, object: unknown) {
    await saved();
    return c.json(object as Record<string, unknown>);
  }

  function shown(session: Session, expand: string[]) {
    const { product_name: _, handed_on: __, ...plain } = session;
    const intent = state.intents[session.payment_intent ?? ""];
    const charge = state.charges[intent?.latest_charge ?? ""];
    const wants = (path: string) =>
      expand.some((one) => one === path || one.startsWith(`${path}.`));
    return {
      ...plain,
      ...(intent && wants("payment_intent")
        ? {
            payment_intent: {
              ...intent,
              ...(charge && wants("payment_intent.latest_charge") ? { latest_charge: charge } : {}),
            },
          }
        : {}),
      ...(wants("invoice") && session.invoice ? { invoice: invoiceOf(session.invoice) } : {}),
    };
  }

  function invoiceOf(id: string): Invoice | string {
    return state.invoices[id] ?? id;
  }
}

/** @param param the parameter that named it; omitted when the address did. */
function found<T>(object: T | undefined, what: string, id: string, param?: string): T {
  if (object !== undefined) return object;
  throw new Refusal(param === undefined ? 404 : 400, {
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: param ?? "id",
  });
}

async function read<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const query = new URL(c.req.url).search.slice(1);
  const parsed = schema.safeParse(parseForm([query, await c.req.text()].filter(Boolean).join("&")));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  throw new Refusal(400, {
    code: unknown === undefined ? "parameter_invalid" : "parameter_unknown",
    message: unknown === undefined ? `${issue?.message}` : `Received unknown parameter: ${unknown}`,
    param: [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join("."),
  });
}
