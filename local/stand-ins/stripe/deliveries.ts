import { createHmac } from "node:crypto";
import type { SentEvent, StripeState } from "./objects.ts";

interface DeliveryOptions {
  state: StripeState;
  /** While undefined, no one is listening and events wait. */
  webhookUrl: () => string | undefined;
  secret: string;
  save: () => void;
  fetch?: typeof fetch;
}

export interface Deliveries {
  /** Tries everything that is due; resolves when all of it was accepted or has to wait for its next try. */
  run(): Promise<void>;
  /** Sends an event again, delivered or not. */
  resend(event: SentEvent): Promise<void>;
}

/** Stripe retries an event for up to three days. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
const MAX_BACKOFF_MS = 60_000;
const ANSWER_TIMEOUT_MS = 15_000;

/** Sends signed events, each until it is answered with 2xx: in parallel, and in no order. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
  const sending = new Set<string>();
  const send = options.fetch ?? fetch;
  const deliver = async (event: SentEvent, url: string) => {
    if (sending.has(event.id)) return;
    sending.add(event.id);
    try {
      event.answer = await post(send, url, event.payload, options.secret);
    } finally {
      sending.delete(event.id);
    }
    event.attempts += 1;
    if (event.answer >= 200 && event.answer < 300) event.delivered_at = Date.now();
    else event.next_attempt_at = Date.now() + backoff(event.attempts);
    options.save();
  };
  return {
    async run() {
      const url = options.webhookUrl();
      if (url === undefined) return;
      const due = options.state.events.filter((event) => isDue(event) && !sending.has(event.id));
      await Promise.all(due.map((event) => deliver(event, url)));
    },
    async resend(event) {
      const url = options.webhookUrl();
      if (url !== undefined) await deliver(event, url);
    },
  };
}

/** The `Stripe-Signature` header for a body. */
export function sign(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)) {
  const v1 = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${v1}`;
}

async function post(
  send: typeof fetch,
  url: string,
  payload: string,
  secret: string,
): Promise<number> {
  try {
    const response = await send(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": sign(payload, secret),
      },
      body: payload,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The endpoint is down or too slow: either way, try again.
    return 0;
  }
}

function isDue(event: SentEvent): boolean {
  if (event.delivered_at !== null || event.next_attempt_at > Date.now()) return false;
  return Date.now() - event.created * 1000 < GIVE_UP_AFTER_MS;
}

function backoff(attempts: number): number {
  return Math.min(1000 * 2 ** (attempts - 1), MAX_BACKOFF_MS);
}
