import type Stripe from "stripe";
import { AppError } from "../domain/site/errors/errors.ts";
import { paths } from "../domain/site/paths.ts";
import { type Reader, readTimeout } from "./env.ts";
import { type Order, sessionParams } from "./stripe-order.ts";
import { exactText, isTimely, MAX_SKEW_S } from "./stripe-signature.ts";
import { type ThirdParty, watchedFetch } from "./third-parties.ts";

/** The parts of Stripe's API that stop further charges. */
export type StripeEnding = {
  /** Null if Stripe doesn't know it. */
  findSession(id: string): Promise<Stripe.Checkout.Session | null>;
  /** Does nothing if the session is complete, expired or unknown. */
  expireSession(id: string): Promise<void>;
  /**
   * Cancels right away, without a credit: none of our plans could be paid with it. Does nothing if the subscription has
   * ended.
   */
  cancelSubscription(id: string): Promise<void>;
};

/** All parts of Stripe's API we use. */
export type StripeGateway = StripeEnding & {
  /**
   * Returns what is left of a payment, once: repeating it does nothing. Nor does it for a disputed payment, which the
   * bank returns.
   * @param intentId the payment intent
   * @param reason an upgrade, or an operator. Each has a key of its own at Stripe, which returns the money once.
   */
  refund(intentId: string, reason: "upgrade" | "operator"): Promise<void>;
  /**
   * @param customer `replacing` is a customer deleted at Stripe.
   * @returns the id.
   */
  createCustomer(customer: { userId: string; email: string; replacing?: string }): Promise<string>;
  /**
   * Starts a session; the same attempt always returns the same one. @throws StripeProblem `customer_missing`, or
   * `key_used` if this attempt began with other settings: try the next one.
   */
  createSession(order: Order): Promise<OpenSession>;
  /**
   * @returns the URL of the billing portal.
   * @throws StripeProblem `customer_missing`.
   */
  openPortal(customerId: string): Promise<string>;
  /**
   * The event, if exactly these bytes were signed with our secret within `MAX_SKEW_S` of now, in
   * either direction.
   * @throws StripeProblem `signature`
   */
  verifyEvent(body: Uint8Array, signature: string | undefined): Promise<unknown>;
};

export type OpenSession = { id: string; url: string };

type StripeApiSettings = {
  secretKey: string;
  /** The API's base URL; tests and local development use a stand-in. */
  apiBase: string;
  /** Limits a whole call, including retries. */
  timeoutMs: number;
};

type StripeSettings = StripeApiSettings & { webhookSecret: string; siteUrl: string };

const STRIPE_API = "https://api.stripe.com";

/** The keys for taking payments; undefined if the site takes none. Needs both secrets or neither. */
export function readStripeSettings(read: Reader): StripeSettings | undefined {
  if (!read.has("STRIPE_SECRET_KEY") && !read.has("STRIPE_WEBHOOK_SECRET")) return undefined;
  return {
    secretKey: read.text("STRIPE_SECRET_KEY"),
    ...readApiSettings(read),
    webhookSecret: read.text("STRIPE_WEBHOOK_SECRET"),
    siteUrl: read.address("SITE_URL"),
  };
}

/** The client that stops charges, which only needs the key; undefined without it. */
export function readStripeApiSettings(read: Reader): StripeApiSettings | undefined {
  if (!read.has("STRIPE_SECRET_KEY")) return undefined;
  return { secretKey: read.text("STRIPE_SECRET_KEY"), ...readApiSettings(read) };
}

function readApiSettings(read: Reader) {
  return {
    apiBase: read.address("STRIPE_API_BASE", STRIPE_API),
    timeoutMs: readTimeout(read),
  };
}

/** @throws AppError `payment_not_set_up` */
export function requireStripe<T>(stripe: T | undefined): T {
  if (stripe === undefined) throw new AppError("payment_not_set_up");
  return stripe;
}

/** Says what happened without quoting Stripe, whose messages may name a person. */
export class StripeProblem extends Error {
  readonly code: "customer_missing" | "key_used" | "signature" | "timeout" | "failed";

  constructor(code: StripeProblem["code"], cause?: unknown) {
    super(code, { cause });
    this.name = "StripeProblem";
    this.code = code;
  }
}

export function createStripeEnding(settings: StripeApiSettings, service: ThirdParty): StripeEnding {
  return endingThrough(connect(settings, service).ask);
}

export function createStripeGateway(settings: StripeSettings, service: ThirdParty): StripeGateway {
  const { sdk, ask } = connect(settings, service);
  return {
    ...endingThrough(ask),
    async refund(intentId, reason) {
      await ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: intentId, metadata: { reason } },
          { idempotencyKey: `refund:${reason === "upgrade" ? "" : `${reason}:`}${intentId}` },
        ),
      ).catch((error) => {
        if (!NO_MORE_TO_REFUND.has(String((error as StripeErrorLike).code))) translate(error);
      });
    },
    async createCustomer({ userId, email, replacing }) {
      const key = `customer:${userId}:${await digest(`${email} ${replacing ?? ""}`)}`;
      const params = { ...(email === "" ? {} : { email }), metadata: { user_id: userId } };
      const customer = await ask((stripe) =>
        stripe.customers.create(params, { idempotencyKey: key }),
      ).catch(translate);
      return customer.id;
    },
    async createSession(order) {
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(sessionParams(order, settings.siteUrl), {
          idempotencyKey: `checkout:${order.userId}:${order.plan}:${order.attempt}`,
        }),
      ).catch(translate);
      if (!session.url) throw new StripeProblem("failed");
      return { id: session.id, url: session.url };
    },
    async openPortal(customer) {
      const portal = await ask((stripe) =>
        stripe.billingPortal.sessions.create({
          customer,
          return_url: settings.siteUrl + paths.choosePlan.href(),
        }),
      ).catch(translate);
      return portal.url;
    },
    async verifyEvent(body, signature) {
      const payload = exactText(body);
      if (payload === undefined || !isTimely(signature, Date.now() / 1000))
        throw new StripeProblem("signature");
      const stripe = await sdk();
      const provider = (await import("stripe")).default.createSubtleCryptoProvider();
      const { webhookSecret } = settings;
      return stripe.webhooks
        .constructEventAsync(payload, signature, webhookSecret, MAX_SKEW_S, provider)
        .catch((cause) => {
          throw new StripeProblem("signature", cause);
        });
    },
  };
}

/** Stripe's codes for a charge whose money was returned or is held. */
const NO_MORE_TO_REFUND = new Set(["charge_already_refunded", "charge_disputed"]);

type Ask = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Loads the SDK on the first call, so that routes without it start faster. */
function connect(settings: StripeApiSettings, service: ThirdParty) {
  let loaded: Promise<Stripe> | undefined;
  const sdk = () => {
    loaded ??= load(settings, service);
    return loaded;
  };
  const ask: Ask = (call) =>
    within(settings.timeoutMs, sdk().then(call)).catch((error) => {
      if (error instanceof StripeProblem && error.code === "timeout") service.fails("no_answer");
      throw error;
    });
  return { sdk, ask };
}

function endingThrough(ask: Ask): StripeEnding {
  return {
    findSession: (id) =>
      ask((stripe) =>
        stripe.checkout.sessions.retrieve(id, {
          expand: ["payment_intent.latest_charge", "invoice"],
        }),
      ).catch((error) => (isMissing(error) ? null : translate(error))),
    async expireSession(id) {
      await ask((stripe) => stripe.checkout.sessions.expire(id)).catch(ignoreRefusal);
    },
    async cancelSubscription(id) {
      const ended = await ask((stripe) =>
        stripe.subscriptions.cancel(id, { prorate: false }),
      ).catch(ignoreRefusal);
      if (ended && ended.status !== "canceled") throw new StripeProblem("failed");
    },
  };
}

async function load(
  { secretKey, apiBase, timeoutMs }: StripeApiSettings,
  service: ThirdParty,
): Promise<Stripe> {
  const { default: StripeSdk } = await import("stripe");
  const watched = watchedFetch(service, 0);
  const fetchAt: typeof fetch = async (input, init) => {
    // The SDK supports hosts but no base path, and the stand-in has one.
    const response = await watched(String(input).replace(STRIPE_API, apiBase), {
      ...init,
      redirect: "error",
    });
    if (response.ok) return response;
    // The SDK treats an error without Stripe's `error` field, such as a proxy's, as a success.
    const body = await response.text();
    if (!/"error"\s*:/.test(body)) throw new Error(`not from Stripe: status ${response.status}`);
    return new Response(body, response);
  };
  return new StripeSdk(secretKey, {
    httpClient: StripeSdk.createFetchHttpClient(fetchAt),
    timeout: timeoutMs,
    // When a button is clicked 50 times at the same moment, 49 requests collide with the first one that is still in
    // progress (409), and retry.
    maxNetworkRetries: 3,
    telemetry: false,
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StripeProblem("timeout")), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

type StripeErrorLike = { type?: unknown; code?: unknown; param?: unknown; statusCode?: unknown };

function isMissing(error: unknown): boolean {
  return (error as StripeErrorLike).code === "resource_missing";
}

/**
 * Ignores a refusal because the object isn't in a suitable state: it was done before, or is gone.
 */
function ignoreRefusal(error: unknown): undefined {
  if (isMissing(error) || (error as StripeErrorLike).type === "StripeInvalidRequestError") return;
  translate(error);
}

function translate(error: unknown): never {
  if (error instanceof StripeProblem) throw error;
  const { type, param } = error as StripeErrorLike;
  if (isMissing(error) && param === "customer") throw new StripeProblem("customer_missing", error);
  if (type === "StripeIdempotencyError") throw new StripeProblem("key_used", error);
  throw new StripeProblem("failed", error);
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 8)].map((b) => b.toString(16).padStart(2, "0")).join("");
}
