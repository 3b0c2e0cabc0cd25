import { envelopeJson } from "./api.ts";
import type { Envelope, Event, SigningState } from "./envelopes.ts";

type ReportOptions = {
  state: SigningState;
  /** While undefined, nobody listens and reports wait. */
  webhookUrl: () => string | undefined;
  secret: string;
  save: () => void;
};

export interface Reports {
  /** Sends everything that waits, unless it is held back. */
  run(): Promise<void>;
  add(name: string, envelope: Envelope): void;
  /** The latest report of an envelope once more, as services do now and then. */
  repeat(envelope: Envelope): void;
}

/** Documenso tries a report a few times. */
const MAX_ATTEMPTS = 4;
const ANSWER_TIMEOUT_MS = 10_000;
const KEPT_EVENTS = 300;

export function createReports({ state, webhookUrl, secret, save }: ReportOptions): Reports {
  const sending = new Set<Event>();
  const deliver = async (event: Event, url: string) => {
    const envelope = state.envelopes[event.envelopeId];
    if (!envelope || sending.has(event)) return;
    sending.add(event);
    const body = reportOf(event.name, envelope, url);
    event.isDelivered = await post(url, body, secret).finally(() => sending.delete(event));
    event.attempts += 1;
    save();
  };
  const add = (name: string, envelope: Envelope) => {
    state.events.push({ name, envelopeId: envelope.id, attempts: 0, isDelivered: false });
    state.events.splice(0, Math.max(0, state.events.length - KEPT_EVENTS));
  };
  return {
    add,
    repeat(envelope) {
      const last = state.events.findLast(({ envelopeId }) => envelopeId === envelope.id);
      add(last?.name ?? "DOCUMENT_SENT", envelope);
    },
    async run() {
      const url = webhookUrl();
      if (url === undefined || state.isHeld) return;
      const due = state.events.filter(
        ({ isDelivered, attempts }) => !isDelivered && attempts < MAX_ATTEMPTS,
      );
      await Promise.all(due.map((event) => deliver(event, url)));
    },
  };
}

/** A report as Documenso sends it. */
export function reportOf(event: string, envelope: Envelope, webhookEndpoint: string): string {
  const payload = { ...envelopeJson(envelope), envelopeId: envelope.id, id: 1 };
  return JSON.stringify({ event, payload, createdAt: new Date().toISOString(), webhookEndpoint });
}

async function post(url: string, body: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-documenso-secret": secret },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
