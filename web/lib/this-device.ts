import {
  askForNotifications,
  attemptLater,
  notificationPermission,
  pushManager,
  pushSubscription,
  userAgent,
} from "./browser-features.ts";

/** This browser's subscription to pushes. */

/** `missing`: it can't be notified. `blocked`: its person said no, and only the browser's settings can change that. */
export type DeviceState =
  | { state: "missing" | "blocked" | "off" }
  | { state: "on"; endpoint: string };

/** @param key of the site: a subscription for an earlier one gets nothing any more, so the device is off. */
export async function thisDevice(key: string): Promise<DeviceState> {
  const permission = notificationPermission();
  if (permission === undefined || (await pushManager()) === undefined) return { state: "missing" };
  if (permission === "denied") return { state: "blocked" };
  const subscribed = await pushSubscription();
  const isOurs = subscribed && (keyOf(subscribed) ?? key) === key;
  return isOurs ? { state: "on", endpoint: subscribed.endpoint } : { state: "off" };
}

type Subscribed = { endpoint: string; p256dh: string; auth: string };

/**
 * Asks its person, after a press of theirs, and subscribes the browser. @param key of the site; a subscription for an
 * earlier one is given up. @returns undefined if they or the browser said no.
 */
export async function subscribeDevice(key: string): Promise<Subscribed | undefined> {
  if ((await askForNotifications()) !== "granted") return undefined;
  const manager = await pushManager();
  const earlier = await pushSubscription();
  if (earlier && keyOf(earlier) !== key) await attemptLater(() => earlier.unsubscribe());
  const subscribed = await attemptLater(() =>
    manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
  const { endpoint, keys } = subscribed?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
  return { endpoint, p256dh: withoutPadding(keys.p256dh), auth: withoutPadding(keys.auth) };
}

/** Pushes don't reach this browser any more, whatever the server still believes. */
export async function unsubscribeDevice(): Promise<void> {
  const subscribed = await pushSubscription();
  await attemptLater(() => subscribed?.unsubscribe());
}

function keyOf({ options }: PushSubscription): string | undefined {
  const bytes = options?.applicationServerKey;
  if (!bytes) return undefined;
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return withoutPadding(letters.replaceAll("+", "-").replaceAll("/", "_"));
}

function withoutPadding(base64: string): string {
  return base64.replace(/=+$/, "");
}

/** "Chrome on Android"; what its owner knows this device by. */
export function deviceName(): string {
  const agent = userAgent();
  const named = (names: Record<string, RegExp>, otherwise: string) =>
    Object.entries(names).find(([, pattern]) => pattern.test(agent))?.[0] ?? otherwise;
  return `${named(BROWSERS, "A browser")} on ${named(SYSTEMS, "another device")}`;
}

/** The calls are in this order, because each also says that it is the next. */
const BROWSERS = {
  Edge: /Edg(e|A|iOS)?\//,
  Opera: /OPR\//,
  Firefox: /Firefox\/|FxiOS\//,
  Chrome: /Chrome\/|CriOS\//,
  Safari: /Safari\//,
};
const SYSTEMS = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  Mac: /Macintosh/,
  Linux: /Linux|CrOS/,
};
