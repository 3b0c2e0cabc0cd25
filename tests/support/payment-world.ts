import { afterAll } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { sign } from "../../local/stand-ins/stripe/deliveries.ts";
import type { Session } from "../../local/stand-ins/stripe/objects.ts";
import { createStripeStandIn, type StripeStandIn } from "../../local/stand-ins/stripe.ts";
import {
  answering,
  listen,
  type NodeHandler,
  sendResponse,
  toRequest,
} from "../../local/web-server.ts";
import { type EdgeProcess, startEdgeProcess } from "./edge-process.ts";
import { bearer, jsonOf, postJson } from "./edge-requests.ts";
import { type Person, signUp } from "./edge-world.ts";
import { type FaultProxy, ownFaultProxy } from "./fault-proxy.ts";
import { startTestCloud } from "./test-cloud.ts";

/**
 * The local cloud in memory, a Stripe stand-in of its own, and the functions `stripe` and `user` on
 * Deno, which reach both through proxies, so that a test can break either. Events are delivered
 * when the test says so.
 */
export type PaymentWorld = {
  cloud: Cloud;
  backend: FaultProxy;
  stripeApi: FaultProxy;
  stripe: StripeStandIn;
  /** The function `stripe`. */
  readonly edge: EdgeProcess;
  user: EdgeProcess;
  /** Delivers everything that waits, in random order. @returns the statuses. */
  deliver(): Promise<number[]>;
  /** Calls the webhook with a body signed now, or with the given signature. */
  hook(body: string | Uint8Array, signature?: string): Promise<Response>;
  planOf(person: Person): Promise<string | null>;
  newPerson(): Promise<Person>;
  /** Presses a plan's button. */
  buy(person: Person, plan: string, fields?: Record<string, unknown>): Promise<Response>;
  /** Presses it. @returns Stripe's session. */
  order(person: Person, plan: string): Promise<Session>;
  /** Orders and pays with a good card; the events wait. */
  pay(person: Person, plan: string): Promise<Session>;
  count(table: "stripe_events" | "payment_facts" | "stripe_customers"): Promise<number>;
  /** While `work` runs, this limits how long the function `stripe` waits for other services. */
  hurried(timeoutMs: number, work: () => Promise<void>): Promise<void>;
  /** Starts both functions a second time, with only these of Stripe's variables. */
  startWith(variables: {
    STRIPE_SECRET_KEY?: string;
    STRIPE_WEBHOOK_SECRET?: string;
  }): Promise<{ edge: EdgeProcess; user: EdgeProcess; stop(): Promise<unknown> }>;
  /** Kills the function `stripe` as a crash would, and starts it again. */
  crash(): Promise<void>;
};

export const WEBHOOK_SECRET = "whsec_of_this_test";
const API_KEY = "sk_test_of_this_test";

/** For a test file: called at its top, it stops after the file's last test. */
export async function ownPaymentWorld(): Promise<PaymentWorld> {
  const cloud = await startTestCloud();
  afterAll(cloud.stop);
  let standIn: StripeStandIn | undefined;
  const stripeServer: NodeHandler = async (incoming, outgoing) => {
    const path = incoming.url?.replace(/^\/stripe/, "") ?? "/";
    const request = await toRequest(Object.assign(incoming, { url: path }), 100_000);
    const answer = await standIn?.app.fetch(request);
    await sendResponse(outgoing, answer ?? new Response(null, { status: 503 }));
  };
  const server = await listen(0, stripeServer);
  afterAll(server.close);
  const stripe = await createStripeStandIn({
    base: `http://127.0.0.1:${server.port}/stripe`,
    secretKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => undefined,
  });
  standIn = stripe;
  const backend = await ownFaultProxy(cloud.apiUrl, cloud.api);
  const stripeUrl = `http://127.0.0.1:${server.port}`;
  const stripeApi = await ownFaultProxy(stripeUrl, answering(stripeServer));
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: cloud.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: cloud.secretKey,
    STRIPE_SECRET_KEY: API_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: `${stripeApi.url}/stripe`,
    SITE_URL: "https://site.example",
  };
  const [first, user] = await Promise.all([
    startEdgeProcess("stripe", env),
    startEdgeProcess("user", env),
  ]);
  let edge = first;
  afterAll(() => Promise.all([edge.stop(), user.stop(), stripe.close()]));
  let people = 0;
  const buy = (person: Person, plan: string, fields: Record<string, unknown> = {}) =>
    edge.call(
      "/create-checkout",
      postJson({ user_id: person.id, plan, ...fields }, bearer(person.token).headers),
    );
  const order = async (person: Person, plan: string) => {
    const answer = await buy(person, plan);
    const { session_id } = await jsonOf(answer);
    const session = stripe.ledger.state.sessions[session_id];
    if (!session) throw new Error(`No session: ${answer.status}`);
    return session;
  };
  const hook = (body: string | Uint8Array, signature?: string) =>
    edge.call("/webhook", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "stripe-signature": signature ?? sign(String(body), WEBHOOK_SECRET),
      },
      body: body as BodyInit,
    });
  return {
    cloud,
    backend,
    stripeApi,
    stripe,
    get edge() {
      return edge;
    },
    user,
    hook,
    buy,
    order,
    async pay(person, plan) {
      const session = await order(person, plan);
      stripe.ledger.pay(session);
      return session;
    },
    async count(table) {
      const [row] = await cloud.sql.query<{ n: number }>(
        `select count(*)::int as n from private.${table}`,
      );
      return row?.n ?? 0;
    },
    async hurried(timeoutMs, work) {
      const patient = edge;
      edge = await startEdgeProcess("stripe", { ...env, UPSTREAM_TIMEOUT_MS: String(timeoutMs) });
      const hasty = edge;
      await work().finally(() => {
        patient.logs.push(...hasty.logs);
        edge = patient;
        return hasty.stop();
      });
    },
    async startWith(variables) {
      const other = { ...env, STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", ...variables };
      const [edge, user] = await Promise.all([
        startEdgeProcess("stripe", other),
        startEdgeProcess("user", other),
      ]);
      return { edge, user, stop: () => Promise.all([edge.stop(), user.stop()]) };
    },
    async crash() {
      const { logs } = edge;
      await edge.stop();
      edge = await startEdgeProcess("stripe", env);
      edge.logs.unshift(...logs);
    },
    async deliver() {
      const waiting = stripe.ledger.state.events.filter((event) => event.delivered_at === null);
      waiting.sort((a, b) => (a.id < b.id ? -1 : 1));
      return Promise.all(
        waiting.map(async (event) => {
          const { status } = await hook(event.payload);
          if (status === 200) event.delivered_at = Date.now();
          return status;
        }),
      );
    },
    async planOf(person) {
      const answer = await user.call(`/subscription/${person.id}`, {
        ...bearer(person.token),
      });
      const { user_id, subscription_plan } = await answer.json();
      if (user_id !== person.id) throw new Error(`Another person's plan: ${answer.status}`);
      return subscription_plan;
    },
    newPerson() {
      people += 1;
      return signUp(cloud, `payer${people}`);
    },
  };
}
