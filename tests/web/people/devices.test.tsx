import { screen, waitFor, within } from "@testing-library/react";
import { DeviceNotifications } from "@web/features/people/notifications/device-notifications.tsx";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { forgetBelongings } from "@web/session/belongings.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { DANA, functions, rest, startCloud } from "../../support/web-cloud.ts";
import { signedInWithProfile } from "./account/profile-cloud.ts";

const cloud = startCloud();
const KEY = `B${"k".repeat(86)}`;
const HERE = "https://fcm.googleapis.com/fcm/send/here";
const ALL = ["showings", "offers", "sales", "messages"];

type Row = { endpoint: string; device: string; topics: string[]; created_at: string };
const LOST: Row = {
  endpoint: "https://web.push.apple.com/lost",
  device: "Safari on iPhone",
  topics: ALL,
  created_at: "2026-11-03T12:00:00+00:00",
};
let rows: Row[];
let asked: string[];
let answer: NotificationPermission;

beforeEach(async () => {
  await signedInWithProfile(cloud);
  [rows, asked, answer] = [[], [], "granted"];
  cloud.use(
    http.get(functions("notifications/push-key"), () => HttpResponse.json({ key: KEY })),
    http.get(rest("push_subscriptions"), () => HttpResponse.json(rows)),
    http.post(rest("rpc/keep_push"), async ({ request }) => {
      const { endpoint, p256dh, auth, device, topics } = (await request.json()) as Row & {
        p256dh: string;
        auth: string;
      };
      asked.push(`keep ${topics} ${p256dh} ${auth}`);
      const others = rows.filter((row) => row.endpoint !== endpoint);
      rows = [...others, { endpoint, device, topics, created_at: "2026-11-28T05:00:00+00:00" }];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(rest("rpc/forget_push"), async ({ request }) => {
      const { endpoint } = (await request.json()) as { endpoint: string };
      asked.push(`forget ${endpoint}`);
      rows = rows.filter((row) => row.endpoint !== endpoint);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

/** A browser that can be notified, as far as its person lets it. */
function browser(permission: NotificationPermission = "default", subscribedFor?: string) {
  const subscription = (key: string) => ({
    endpoint: HERE,
    options: { applicationServerKey: Uint8Array.from(atob(key), (c) => c.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: HERE, keys: { p256dh: "pppp=", auth: "aaaa==" } }),
    unsubscribe: async () => {
      asked.push("unsubscribe");
      state.subscribed = undefined;
      return true;
    },
  });
  const state = {
    subscribed: subscribedFor === undefined ? undefined : subscription(padded(subscribedFor)),
  };
  const pushManager = {
    getSubscription: async () => state.subscribed ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe ${applicationServerKey === KEY}`);
      state.subscribed ??= subscription(padded(applicationServerKey));
      return state.subscribed;
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push("ask");
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal("Notification", notification);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36",
  );
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
}

afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

/** The section of the profile alone. */
const open = () => renderWeb(<DeviceNotifications userId={DANA.id} siteKey={KEY} />);
const padded = (key: string) => key.replaceAll("-", "+").replaceAll("_", "/").padEnd(88, "=");
const theSwitch = () => screen.findByRole("switch", { name: "Notifications on this device" });

test("a subscription for an earlier key of the site is off, and is asked for anew", async () => {
  rows = [{ ...LOST, endpoint: HERE }];
  browser("granted", `B${"o".repeat(86)}`);
  const { user } = open();
  expect(await theSwitch()).not.toBeChecked();
  await user.click(await theSwitch());
  await waitFor(() =>
    expect(asked).toEqual(["ask", "unsubscribe", "subscribe true", `keep ${ALL} pppp aaaa`]),
  );
  expect(await theSwitch()).toBeChecked();
});

test("one press asks the browser and switches the device on, another off; nothing before", async () => {
  browser();
  const { user } = renderWeb(<ProfileScreen />);
  expect(await theSwitch()).not.toBeChecked();
  expect(asked).toEqual([]);
  await user.click(await theSwitch());
  await waitFor(() => expect(asked).toEqual(["ask", "subscribe true", `keep ${ALL} pppp aaaa`]));
  expect(await theSwitch()).toBeChecked();
  expect(rows[0]?.device).toBe("Chrome on Android");

  asked = [];
  await user.click(await screen.findByRole("checkbox", { name: "Messages" }));
  await waitFor(() => expect(asked.at(-1)).toBe("keep showings,offers,sales pppp aaaa"));
  asked = [];
  await user.click(await theSwitch());
  await waitFor(() => expect(asked).toEqual(["unsubscribe", `forget ${HERE}`]));
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
});

test("a person who says no is told how to change that, and the switch stays off", async () => {
  browser();
  answer = "denied";
  const { user } = open();
  await user.click(await theSwitch());
  await screen.findByText(/^This browser blocks notifications from this site/);
  expect(asked).toEqual(["ask"]);
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a subscription for earlier keys of the site is made again", async () => {
  browser("granted", `B${"o".repeat(86)}`);
  const { user } = open();
  await user.click(await theSwitch());
  await waitFor(() =>
    expect(asked).toEqual(["ask", "unsubscribe", "subscribe true", `keep ${ALL} pppp aaaa`]),
  );
});

test("a lost phone is switched off from another device", async () => {
  browser();
  rows = [LOST];
  const { user } = open();
  expect(await theSwitch()).not.toBeChecked();
  const item = (await screen.findByText(/Safari on iPhone, since/)).closest("li");
  await user.click(within(item as HTMLElement).getByRole("button"));
  await waitFor(() => expect(asked).toEqual([`forget ${LOST.endpoint}`]));
  await waitFor(() => expect(screen.queryByText(/Safari on iPhone/)).toBeNull());
});

test("an iPhone needs the installed site, another browser may lack it; neither has a switch", async () => {
  vi.stubGlobal("Notification", undefined);
  const agent = vi.spyOn(navigator, "userAgent", "get");
  agent.mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1");
  const { unmount } = open();
  await screen.findByText(/add this site to your Home Screen first/);
  expect(screen.queryByRole("switch")).toBeNull();
  unmount();
  agent.mockReturnValue("Mozilla/5.0 (X11; Linux) Firefox/52.0");
  open();
  await screen.findByText(/^This browser can't show notifications/);
});

test("a site that pushes nothing has no such section", async () => {
  browser();
  cloud.use(http.get(functions("notifications/push-key"), () => HttpResponse.json({ key: null })));
  renderWeb(<ProfileScreen />);
  await screen.findByRole("heading", { name: "Your data" });
  await waitFor(() => expect(screen.queryByRole("heading", { name: "This device" })).toBeNull());
});

test("signing out ends what this browser is told", async () => {
  browser("granted", KEY);
  forgetBelongings();
  await waitFor(() => expect(asked).toEqual(["unsubscribe"]));
});
