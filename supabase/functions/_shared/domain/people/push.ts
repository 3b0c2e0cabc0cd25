import { described, type Notification } from "./notifications.ts";

/**
 * Web Push: notifications also appear on the devices that a person chose (decision 184). SQL has the topics of the
 * kinds in `private.notification_kinds.push`, and the services in `push_subscriptions`.
 */

/** The topics that a device shows, with their names in the settings. */
export const PUSH_TOPICS = {
  showings: "Showings: requests, answers, other times",
  offers: "Offers and their deadlines",
  sales: "Steps of a sale and their deadlines",
  messages: "Messages",
} as const;

export type PushTopic = keyof typeof PUSH_TOPICS;

export const ALL_PUSH_TOPICS = Object.keys(PUSH_TOPICS) as PushTopic[];

/** Texts on the profile, where people switch their devices on. */
export const PUSH_TEXTS = {
  title: "This device",
  lead: "Shows what happens on its lock screen, also while the site is closed. Without names and prices, because others may look at it.",
  switch: "Notifications on this device",
  refused:
    "Your browser said no. If it didn't ask you, allow notifications in its settings for this site.",
  blocked:
    "This browser blocks notifications from this site. Allow them in its settings for this site, then load this page again.",
  missing: "This browser can't show notifications. Another one on this device may.",
  install:
    "On an iPhone or iPad, add this site to your Home Screen first. Press Share, then Add to Home Screen. Then open it from there.",
} as const;

/** How many devices a person may have, and how much each is shown within 24 hours. */
export const PUSH_LIMITS = { devices: 10, perDay: 80 } as const;

/** A push service holds what a device can't be told yet for this long; later, it is old news. */
export const PUSH_TTL_S = 86_400;

/** A device as its owner sees it; a row of `push_subscriptions`. */
export type PushDevice = {
  endpoint: string;
  device: string;
  topics: PushTopic[];
  created_at: string;
};

/** The message that a device shows. Everyone can read its lock screen. */
export type Pushed = {
  title: string;
  body?: string;
  /** A page of ours. */
  path: string;
  /** A message shown later with the same tag takes the place of the earlier one. */
  tag: string;
};

/** The topic with which devices show a kind of notification; undefined if none does. */
export function pushTopicOf(kind: string): PushTopic | undefined {
  if (kind === "showing_feedback") return undefined;
  if (/^showing_|^times_open$/.test(kind)) return "showings";
  if (/^(offer|sale)_/.test(kind)) return "offers";
  if (/^(step|amendment|party|signing)_/.test(kind)) return "sales";
  return kind === "message" ? "messages" : undefined;
}

/** The services of Chrome, Firefox, Windows and Apple. What our function calls is one of these. */
const SERVICES =
  /^(fcm\.googleapis\.com|([a-z0-9-]{1,63}\.){1,4}(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/;

/** Whether messages for a browser may be sent there. */
export function isPushEndpoint(address: string): boolean {
  const [, host = ""] = /^https:\/\/([a-z0-9.-]+)\/[!-~]+$/.exec(address) ?? [];
  return address.length <= 1000 && SERVICES.test(host) && URL.canParse(address);
}

const MAX_TITLE = 120;

/**
 * The title of a notification without names and prices, because people leave their phones on tables. The page behind it
 * tells who it was and how much.
 */
export function pushed(told: Notification): Pushed {
  const { name: _name, from: _from, price: _price, was: _was, ...data } = told.data;
  const { title, detail, href } = described({ ...told, data });
  return {
    title: shortened(title),
    ...(detail ? { body: shortened(detail) } : {}),
    path: href,
    tag: told.id,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > MAX_TITLE ? `${line.slice(0, MAX_TITLE - 1).trimEnd()}…` : line;
}
