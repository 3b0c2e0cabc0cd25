import { screen, waitFor } from "@testing-library/react";
import { unreadQuery } from "@web/api/people/unread.ts";
import { screens } from "@web/app/routes.tsx";
import { BellArea } from "@web/features/people/notifications/bell-area.tsx";
import { MailPreferences } from "@web/features/people/notifications/mail-preferences.tsx";
import NotificationsScreen from "@web/screens/notifications-screen.tsx";
import ShowingScreen from "@web/screens/showing-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deferred } from "../../support/deferred.ts";
import { findAlert, findReady, renderWeb } from "../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../support/returning-person.ts";
import { DANA, rest, settled, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();
type Row = Record<string, unknown> & { id: string; read_at: string | null };
let rows: Row[];
let asked: unknown[];

const HOME = "11111111-1111-4111-8111-111111111111";
const SHOWING = "22222222-2222-4222-8222-222222222222";
const REQUEST: Row = {
  id: "33333333-3333-4333-8333-333333333333",
  kind: "showing_requested",
  listing_id: HOME,
  subject_id: SHOWING,
  data: { home: "Cottage", as: "owner", name: "Vera", date: "2026-11-28", time: "09:00" },
  created_at: "2026-11-22T12:00:00.123456+00:00",
  read_at: null,
};
const PRICE: Row = {
  id: "44444444-4444-4444-8444-444444444444",
  kind: "favorite_price",
  listing_id: HOME,
  subject_id: HOME,
  data: { home: "Villa", price: 480_000, was: 500_000 },
  created_at: "2026-11-21T12:00:00+00:00",
  read_at: "2026-11-21T13:00:00+00:00",
};

// Loaded lazily, and on a busy machine slower than a test waits.
beforeAll(() => import("@web/features/people/notifications/bell.tsx"));

beforeEach(async () => {
  await comesBack();
  rows = [REQUEST, PRICE];
  asked = [];
  cloud.use(
    http.get(rest("notifications"), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const shown = rows.filter((row) => query.get("read_at") !== "is.null" || !row.read_at);
      return HttpResponse.json(shown.slice(0, Number(query.get("limit"))));
    }),
    http.post(rest("rpc/read_notifications"), async ({ request }) => {
      const which = (await request.json()) as { ids?: string[]; until?: string };
      asked.push(which);
      rows = rows.map((row) =>
        which.ids && !which.ids.includes(row.id)
          ? row
          : { ...row, read_at: String(row.created_at) },
      );
      return HttpResponse.json(1);
    }),
  );
});

describe("the bell", () => {
  test("says how many are unread; a new one makes the page fetch everything else of the person's again", async () => {
    const { queryClient } = renderWeb(<BellArea />);
    const [mine, other] = [["mine", DANA.id, "showings"], ["listings"]];
    queryClient.setQueryData(mine, []);
    queryClient.setQueryData(other, []);
    expect(await screen.findByRole("link", { name: "Notifications, 1 unread" })).toHaveAttribute(
      "href",
      "/notifications",
    );
    expect(queryClient.getQueryState(mine)?.isInvalidated).toBe(false);
    rows = [{ ...REQUEST, id: SHOWING }, ...rows];
    await queryClient.refetchQueries({ queryKey: unreadQuery(DANA.id).queryKey });
    await screen.findByRole("link", { name: "Notifications, 2 unread" });
    expect(queryClient.getQueryState(mine)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
  });

  test("is still a link when its count fails to load", async () => {
    cloud.use(http.get(rest("notifications"), () => HttpResponse.json({}, { status: 500 })));
    renderWeb(<BellArea />);
    await screen.findByRole("link", { name: "Notifications" });
  });

  test("is not there for visitors", async () => {
    await comesSignedOut();
    renderWeb(<BellArea />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("the page", () => {
  test("says what happened; following it marks it as read", async () => {
    const { user, where } = renderWeb(
      <>
        <BellArea />
        <NotificationsScreen />
      </>,
      { path: "/notifications" },
    );
    const link = await screen.findByRole("link", { name: /^Unread: ?Vera asks to see Cottage/ });
    expect(link).toHaveAttribute("href", `/dashboard?showings=${SHOWING}`);
    expect(link).toHaveTextContent("Sat, Nov 28 at 9:00 AM");
    const other = screen.getByRole("link", { name: /^Villa now costs \$480,000/ });
    expect(other).toHaveAttribute("href", `/listings/${HOME}`);
    await user.click(link);
    expect(where()).toBe(`/dashboard?showings=${SHOWING}`);
    await waitFor(() => expect(asked).toEqual([{ ids: [REQUEST.id] }]));
    await screen.findByRole("link", { name: "Notifications" });
  });

  test("a notification is marked as read without following it, or all that are shown", async () => {
    rows = [REQUEST, { ...REQUEST, id: SHOWING, created_at: "2026-11-20T12:00:00+00:00" }];
    const { user } = renderWeb(<NotificationsScreen />);
    const [button] = await screen.findAllByRole("button", { name: /^Mark as read: Vera asks/ });
    if (button) await user.click(button);
    await waitFor(() => expect(screen.getAllByText("Unread:", { exact: false })).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Mark/ })).toBeNull());
    expect(asked).toEqual([{ ids: [REQUEST.id] }, { until: REQUEST.created_at }]);
  });

  test("shows the unread ones, at an address of their own", async () => {
    const { user, where } = renderWeb(<NotificationsScreen />, { path: "/notifications" });
    await user.click(await screen.findByRole("radio", { name: "Unread" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(where()).toBe("/notifications?show=unread");
    await user.click(screen.getByRole("button", { name: "Mark all as read" }));
    await screen.findByRole("heading", { name: "You have seen everything" });
  });

  test("shows more on request, and says when there is nothing", async () => {
    rows = Array.from({ length: 60 }, (_, n) => ({ ...PRICE, id: `${n}` }));
    const { user, unmount } = renderWeb(<NotificationsScreen />);
    await screen.findByRole("button", { name: "Show earlier ones" });
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    await user.click(screen.getByRole("button", { name: "Show earlier ones" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(60));
    unmount();

    rows = [];
    renderWeb(<NotificationsScreen />);
    await screen.findByRole("heading", { name: "Nothing has happened yet" });
  });

  test("says that marking failed", async () => {
    cloud.use(
      http.post(rest("rpc/read_notifications"), () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = renderWeb(<NotificationsScreen />);
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await findAlert("This could not be saved. Please try again.");
    expect(await findReady("Mark all as read")).toBeEnabled();
  });
});

describe("preferences", () => {
  test("start with the defaults, and are changed one by one", async () => {
    let stored = [{ kind: "favorite_price", mail: "none" }];
    cloud.use(
      http.get(rest("notification_preferences"), () => HttpResponse.json(stored)),
      http.post(rest("rpc/set_notification_mail"), async ({ request }) => {
        const change = (await request.json()) as (typeof stored)[number];
        asked.push(change);
        if (change.mail === "at_once") return HttpResponse.json({}, { status: 500 });
        stored = [change];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderWeb(<MailPreferences userId={DANA.id} />);
    const price = await screen.findByRole("radiogroup", { name: "A new price for a favorite" });
    const chosen = (group: HTMLElement) =>
      group.querySelector<HTMLInputElement>("input:checked")?.closest("label")?.textContent;
    expect(chosen(price)).toBe("No emails");
    const messages = screen.getByRole("radiogroup", { name: "Messages" });
    expect(chosen(messages)).toBe("Right away");
    expect(screen.queryByRole("radiogroup", { name: /showing is confirmed/ })).toBeNull();

    await user.click(radioOf(price, "Daily"));
    await waitFor(() => expect(chosen(price)).toBe("Daily"));
    await user.click(radioOf(price, "Right away"));
    await findAlert("This could not be saved. Please try again.");
    await waitFor(() => expect(chosen(price)).toBe("Daily"));
    expect(asked).toEqual([
      { kind: "favorite_price", mail: "daily" },
      { kind: "favorite_price", mail: "at_once" },
    ]);
  });

  test("the last of two choices in a row is stored last", async () => {
    const answered = deferred();
    cloud.use(
      http.get(rest("notification_preferences"), () =>
        HttpResponse.json([{ kind: "favorite_price", mail: "at_once" }]),
      ),
      http.post(rest("rpc/set_notification_mail"), async ({ request }) => {
        asked.push(await request.json());
        await answered.promise;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderWeb(<MailPreferences userId={DANA.id} />);
    const price = await screen.findByRole("radiogroup", { name: "A new price for a favorite" });
    const daily = { kind: "favorite_price", mail: "daily" };
    await user.click(radioOf(price, "Daily"));
    await waitFor(() => expect(asked).toEqual([daily]));
    await user.click(radioOf(price, "No emails"));
    await settled();
    expect(asked).toEqual([daily]);
    answered.resolve();
    await waitFor(() => expect(asked).toEqual([daily, { ...daily, mail: "none" }]));
  });

  test("end through the link in an email, without signing in", async () => {
    cloud.use(
      http.post(rest("rpc/unsubscribe_saved_search"), () => HttpResponse.json(null)),
      http.post(rest("rpc/stop_notification_mail"), () => HttpResponse.json("daily")),
    );
    renderWeb(<screens.unsubscribe />, { path: "/unsubscribe#token" });
    await screen.findByRole("heading", { name: "No more daily emails" });
    expect(screen.getByRole("link", { name: "Choose what we email you" })).toHaveAttribute(
      "href",
      "/profile#notifications",
    );
  });
});

describe("a visitor's own showing", () => {
  test.each([
    [SHOWING, "This showing is over"],
    [HOME, "We don't know this link"],
    ["no-id", "We don't know this link"],
  ])("%s: %s", async (booking, heading) => {
    cloud.use(
      http.post(rest("rpc/my_showing_link"), async ({ request }) => {
        const { booking_id } = (await request.json()) as { booking_id: string };
        return HttpResponse.json(booking_id === SHOWING ? "the-token" : null);
      }),
      http.post(rest("rpc/showing_by_token"), () => HttpResponse.json({ state: "over" })),
    );
    renderWeb(<ShowingScreen />, { path: `/showing?booking=${booking}` });
    await screen.findByRole("heading", { name: heading });
  });
});

function radioOf(group: HTMLElement, label: string): HTMLElement {
  const radio = [...group.querySelectorAll("label")].find((each) => each.textContent === label);
  if (!radio) throw new Error(`no ${label}`);
  return radio;
}
