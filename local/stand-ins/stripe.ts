import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import writeFileAtomic from "write-file-atomic";
import { createApi } from "./stripe/api.ts";
import { createCustomerPages } from "./stripe/checkout-pages.ts";
import { createDeliveries } from "./stripe/deliveries.ts";
import { createDesk } from "./stripe/desk.ts";
import { createLedger, type Ledger } from "./stripe/ledger.ts";
import { emptyState, type StripeState } from "./stripe/objects.ts";

export interface StripeStandInOptions {
  /** The file for its state; in memory by default. */
  file?: string;
  /** The address at which it is served, such as "http://127.0.0.1:54330/stripe". */
  base: string;
  /** The key the product has to present. */
  secretKey: string;
  /** The secret with which events are signed. */
  webhookSecret: string;
  /** The destination of events; while undefined, they wait. */
  webhookUrl: () => string | undefined;
}

export interface StripeStandIn {
  /** Mounted at the path of `base`. */
  app: Hono;
  ledger: Ledger;
  close(): Promise<void>;
}

/** The SDK's API version, which the product expects in an endpoint's events. */
const API_VERSION = "2026-10-28.endive";
const TICK_MS = 1_000;
const KEPT_EVENTS = 1_000;
const REPLAY_LIFE_S = 24 * 60 * 60;

/**
 * Stands in for Stripe: the parts of its API that the SDK uses for us (`/v1`), a payment page, a
 * billing portal, a desk at `/`, and signed events with retries. Its state survives a restart.
 */
export async function createStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const state = await readState(options.file);
  const { save, saved } = createSaver(state, options.file);
  const deliveries = createDeliveries({
    state,
    webhookUrl: options.webhookUrl,
    secret: options.webhookSecret,
    save,
  });
  const now = () => Math.floor(Date.now() / 1000);
  const ledger = createLedger({
    state,
    now,
    base: options.base,
    emit(type, object) {
      const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`;
      const payload = eventText(id, type, now(), object);
      state.events.push({
        id,
        type,
        created: now(),
        payload,
        attempts: 0,
        next_attempt_at: 0,
        answer: null,
        delivered_at: null,
      });
      save();
      queueMicrotask(() => void deliveries.run());
    },
  });
  const timer = setInterval(() => {
    ledger.tick();
    prune(state, now());
    void deliveries.run();
  }, TICK_MS);
  timer.unref();

  const app = new Hono();
  app.route("/v1", createApi({ ledger, secretKey: options.secretKey, base: options.base, saved }));
  app.route("/", createCustomerPages(ledger));
  app.route("/", createDesk(ledger, deliveries));
  return {
    app,
    ledger,
    async close() {
      clearInterval(timer);
      await saved();
    },
  };
}

/** An event as Stripe sends it, with Stripe's indentation. */
export function eventText(id: string, type: string, created: number, object: unknown): string {
  const event = {
    id,
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  return JSON.stringify(event, null, 2);
}

async function readState(file: string | undefined): Promise<StripeState> {
  const text = file === undefined ? "" : await readFile(file, "utf8").catch(() => "");
  return text === "" ? emptyState() : { ...emptyState(), ...JSON.parse(text) };
}

function createSaver(state: StripeState, file: string | undefined) {
  const saved = async () => {
    if (file === undefined) return;
    await writeFileAtomic(file, `${JSON.stringify(state)}\n`, { mode: 0o600, fsync: false });
  };
  return { saved, save: () => void saved().catch(() => {}) };
}

function prune(state: StripeState, now: number): void {
  const surplus = state.events.length - KEPT_EVENTS;
  if (surplus > 0) {
    const old = state.events.slice(0, surplus).filter((event) => event.delivered_at === null);
    state.events = [...old, ...state.events.slice(surplus)];
  }
  for (const [key, replay] of Object.entries(state.replays)) {
    if (now - replay.created > REPLAY_LIFE_S) delete state.replays[key];
  }
}
