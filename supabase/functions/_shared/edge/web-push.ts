import { buildPushPayload } from "@block65/webcrypto-web-push";
import { isPushEndpoint, PUSH_TTL_S, type Pushed } from "../domain/people/push.ts";
import { fetchWithin } from "./database.ts";
import type { Reader } from "./env.ts";
import { describeError, log } from "./log.ts";
import { problemOf, type ThirdParty } from "./third-parties.ts";

/** Messages to browsers through their push services: RFC 8030, encrypted for the browser (RFC 8291). */

export type PushSettings = {
  /** The keys with which services recognize us (RFC 8292); undefined for a site that pushes nothing. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** One address that stands for all services, followed by host and path. */
  baseUrl: string | undefined;
};

export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** The outcome of a message. `gone`: the browser isn't subscribed any more. `later`: the service asks us to wait. */
export type PushOutcome =
  | { outcome: "sent" | "gone" | "dropped" | "retry" }
  | { outcome: "later"; seconds: number };

export type Pusher = {
  /** The key that browsers subscribe with. */
  publicKey: string;
  send(to: Subscription, message: Pushed): Promise<PushOutcome>;
};

/** "none" switches it off. */
export function readPushSettings(read: Reader): PushSettings {
  const [whole, publicKey = "", privateKey = ""] =
    /^([\w-]{87})\.([\w-]{43})$/.exec(read.text("VAPID_KEYS", "none")) ?? [];
  return {
    keys: whole === undefined ? undefined : { publicKey, privateKey },
    baseUrl: read.has("WEB_PUSH_BASE_URL") ? read.address("WEB_PUSH_BASE_URL") : undefined,
  };
}

/** @returns undefined without keys. */
export function createPusher(
  { keys, baseUrl }: PushSettings,
  options: { siteUrl: string; timeoutMs: number; service: ThirdParty },
): Pusher | undefined {
  if (keys === undefined) return undefined;
  const fetch = fetchWithin(options.timeoutMs);
  const vapid = { subject: options.siteUrl, ...keys };
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      // The database refuses all others; this is what calls them.
      if (!isPushEndpoint(endpoint)) return { outcome: "gone" };
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      const request = await buildPushPayload(
        {
          data: message,
          // A device that was off is told the latest of a subject, once.
          options: { ttl: PUSH_TTL_S, urgency: "high", topic: message.tag.replaceAll("-", "") },
        },
        subscription,
        vapid,
      ).catch((cause) => {
        // The subscription's keys are no keys, or ours aren't.
        log("push_not_encrypted", { cause: describeError(cause) });
      });
      if (!request) return { outcome: "dropped" };
      const address = baseUrl ? `${baseUrl}/${endpoint.slice("https://".length)}` : endpoint;
      const { body, headers } = request;
      const answer = await fetch(address, {
        method: "POST",
        body,
        headers,
      }).catch(() => undefined);
      await answer?.body?.cancel().catch(() => {});
      return outcomeOf(answer, options.service);
    },
  };
}

function outcomeOf(answer: Response | undefined, service: ThirdParty): PushOutcome {
  if (answer === undefined) {
    service.fails("no_answer");
    return { outcome: "retry" };
  }
  const { status, ok } = answer;
  const isGone = status === 404 || status === 410;
  const problem = ok || isGone ? undefined : refusal(status);
  if (problem === undefined) service.works();
  // The service asks to send one browser's messages more slowly.
  else if (problem !== "busy") service.fails(problem, status);
  if (ok) return { outcome: "sent" };
  if (isGone) return { outcome: "gone" };
  if (status === 429) return { outcome: "later", seconds: secondsToWait(answer) };
  if (status === 408 || status >= 500) return { outcome: "retry" };
  log("push_refused", { status });
  return { outcome: "dropped" };
}

/** A service refuses a message that is signed with other keys than those the browser subscribed for. */
function refusal(status: number) {
  return status === 403 ? "key_refused" : problemOf(status);
}

const USUAL_WAIT_S = 60;
const LONGEST_WAIT_S = 6 * 3600;

/** `Retry-After` in seconds or as a date. */
function secondsToWait({ headers }: Response, now = Date.now()): number {
  const asked = headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - now) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_S) : USUAL_WAIT_S;
}
