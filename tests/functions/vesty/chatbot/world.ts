import { randomUUID } from "node:crypto";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { afterAll, afterEach } from "vitest";
import type { Cloud } from "../../../../local/cloud.ts";
import { type EdgeProcess, startEdgeProcess } from "../../../support/edge-process.ts";
import { bearer, postJson } from "../../../support/edge-requests.ts";
import { type Person, signUp } from "../../../support/edge-world.ts";
import { type FaultProxy, ownFaultProxy } from "../../../support/fault-proxy.ts";
import { PATIENCE_MS } from "../../../support/limits.ts";
import { ownScriptedModel, type ScriptedModel, says } from "../../../support/scripted-model.ts";
import { startTestCloud } from "../../../support/test-cloud.ts";

/** The chatbot on Deno between the local cloud and a scripted model. */
export type ChatWorld = {
  cloud: Cloud;
  backend: FaultProxy;
  model: ScriptedModel;
  edge: EdgeProcess;
  /** The same with very short timeouts. */
  hasty: EdgeProcess;
  newPerson(): Promise<Person>;
  ask(body: unknown, options: Asking): Promise<Response>;
};

type Asking = {
  person: Person;
  edge?: EdgeProcess;
  events?: boolean;
  signal?: AbortSignal;
};

/** Long enough for anything that works. */
const PATIENT = { VESTY_WAIT_MS: String(PATIENCE_MS) };
const HASTY = { UPSTREAM_TIMEOUT_MS: "4000", OPENAI_TIMEOUT_MS: "700", VESTY_WAIT_MS: "300" };

/** For a test file: called at its top, it stops after the file's last test. */
export async function ownChatWorld(): Promise<ChatWorld> {
  const cloud = await startTestCloud();
  afterAll(cloud.stop);
  const backend = await ownFaultProxy(cloud.apiUrl, cloud.api);
  const model = await ownScriptedModel();
  const hello = () => {
    model.always = says("Hello from the model.");
  };
  hello();
  afterEach(hello);
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: cloud.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: cloud.secretKey,
    OPENAI_BASE_URL: model.url,
  };
  const [edge, hasty] = await Promise.all([
    startEdgeProcess("chatbot", { ...env, ...PATIENT }),
    startEdgeProcess("chatbot", { ...env, ...HASTY }),
  ]);
  afterAll(() => Promise.all([edge, hasty].map((each) => each.stop())));
  let people = 0;
  return {
    cloud,
    backend,
    model,
    edge,
    hasty,
    newPerson() {
      people += 1;
      return signUp(cloud, `Zebedee${people}`);
    },
    ask(body, { person, edge: asked = edge, events = false, signal }) {
      const accept: Record<string, string> = events ? { accept: "text/event-stream" } : {};
      const { headers } = bearer(person.token);
      const init = postJson(body, { ...headers, ...accept });
      return asked.call("/chat", { ...init, ...(signal ? { signal } : {}) });
    },
  };
}

/** Gives them Basic for this month, as a payment does. */
export async function subscribe(
  { cloud }: Pick<ChatWorld, "cloud">,
  { id }: Person,
): Promise<void> {
  const event = `evt_${randomUUID().replaceAll("-", "")}`;
  const key = id.replaceAll("-", "");
  await cloud.sql.query(
    "insert into private.stripe_customers (customer_id, user_id) values ($1, $2)",
    [`cus_${key}`, id],
  );
  await cloud.sql.query(
    "insert into private.stripe_events (id, type, created_at, livemode) values ($1, 'x', now(), false)",
    [event],
  );
  await cloud.sql.query(
    `insert into private.payment_facts (event_id, position, kind, occurred_at, customer_id, plan,
       payment_id, amount, currency, subscription_id, starts_at, ends_at)
     values ($1, 0, 'paid', now(), $2, 'basic', $3, 1499, 'usd', $4, now(), now() + interval '1 month')`,
    [event, `cus_${key}`, `in_${key}`, `sub_${key}`],
  );
}

/** Counts that many messages as answered today. */
export async function countMessages(
  { cloud }: ChatWorld,
  { id }: Person,
  count: number,
): Promise<void> {
  await cloud.sql.query(
    `insert into private.chat_usage
       (user_id, message_id, thread_id, is_new_thread, day, state, lease_until, cost)
     select $1, gen_random_uuid(), gen_random_uuid(), true, private.utc_day(), 'done', now(), 0
     from generate_series(1, $2::integer)`,
    [id, count],
  );
}

/** A user's stored messages, and today's count by state. */
export async function kept({ cloud }: ChatWorld, { id }: Person) {
  const messages = await cloud.sql.query<{ role: string; content: string; stopped: boolean }>(
    "select role, content, stopped from public.chat_messages where user_id = $1 order by position",
    [id],
  );
  const taken = await cloud.sql.query<{ state: string; n: number }>(
    `select state, count(*)::integer as n from private.chat_usage where user_id = $1
     group by state order by state`,
    [id],
  );
  return { messages, taken: Object.fromEntries(taken.map(({ state, n }) => [state, n])) };
}

type ChatEvent = { event: string; data: Record<string, unknown> };

/** The stream's events as they come, without comments. */
export async function* eventsOf(response: Response): AsyncGenerator<ChatEvent> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = (await events?.read()) ?? { done: true };
      if (done || !value) return;
      yield { event: value.event ?? "", data: JSON.parse(value.data) };
    }
  } finally {
    // The caller hangs up by leaving the loop.
    await events?.cancel();
  }
}

export async function allEvents(response: Response): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}
