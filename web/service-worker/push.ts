import type { Pushed } from "@domain/people/push.ts";

/** The message that a push of ours (domain/people/push.ts) shows, and the page to which a press leads. */

const ICON = "/icons/icon-192.png";
/** Browsers take back the permission of a site that shows nothing, so what can't be read is shown as well. */
const UNREADABLE: Pushed = {
  title: "Something new for you",
  path: "/notifications",
  tag: "selfnvest",
};

/** The browser has ended the subscription. Only a page with a session can tell the server of a new one. */
const ENDED: Pushed = {
  title: "Notifications have stopped on this device",
  body: "Your browser ended them. Switch them on again in your profile.",
  path: "/profile",
  tag: "selfnvest-stopped",
};

/** What `show` takes when a subscription has ended. */
export const ENDED_PUSH = JSON.stringify(ENDED);

export type Shown = { title: string; options: NotificationOptions & { data: { path: string } } };

/** @param text what arrived, decrypted by the browser. */
export function shownOf(text: string | undefined): Shown {
  const { title, body, path, tag } = read(text) ?? UNREADABLE;
  return {
    title,
    options: { ...(body ? { body } : {}), tag, icon: ICON, badge: ICON, data: { path } },
  };
}

/** Shows what arrived. @param registration the worker's. */
export function show(
  text: string | undefined,
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
): Promise<void> {
  const { title, options } = shownOf(text);
  return registration.showNotification(title, options);
}

/** The worker's `clients`, as far as a press needs them. */
export type Windows = {
  matchAll(options: {
    type: "window";
    includeUncontrolled: true;
  }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(address: string): Promise<unknown>;
};

/** A page that shows something else stays, because the person may be writing there. */
export async function openPage(address: string, windows: Windows): Promise<void> {
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  if (there) await there.focus();
  else await windows.openWindow(address);
}

function read(text = ""): Pushed | undefined {
  try {
    const said = JSON.parse(text);
    const isWhole = ["title", "path", "tag"].every((name) => typeof said[name] === "string");
    return isWhole ? said : undefined;
  } catch {
    return undefined;
  }
}

/** The page to open: one of ours, whatever the message says. */
export function addressOf(data: unknown, origin: string): string {
  const { path } = (data ?? {}) as { path?: unknown };
  const home = origin + UNREADABLE.path;
  if (typeof path !== "string" || !path.startsWith("/")) return home;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.origin === origin ? url.href : home;
}
