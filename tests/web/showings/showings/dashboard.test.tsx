import { paths } from "@domain/site/paths.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Showing } from "@web/api/showings/showings.ts";
import { CALM_POLL_MS } from "@web/api/site/cache/polling.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, textsOf } from "../../../support/render-web.tsx";
import { itemOf, OWN_HOME, showing } from "../../../support/showings.ts";
import { DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { ALL, open, type ShowingsWorld, startShowings } from "./world.tsx";

// Irrelevant here and slow to render.
vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
let world: ShowingsWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  world = await startShowings(cloud);
});

/** The next answer about bookings is a failure. */
const failToLoad = () =>
  cloud.use(
    http.get(rest("bookings"), () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );

test("an owner sees their homes with status and availability", async () => {
  world.homes = [
    { ...OWN_HOME, availability: [{ date: "2026-11-28", time_slots: ["10:00:00"] }] },
    { ...OWN_HOME, id: "33333333-3333-4333-8333-333333333333", title: "Old loft", status: "sold" },
  ];
  open();
  const home = await itemOf("Sunny craftsman");
  expect(home.getByText("Active")).toBeVisible();
  expect(home.getByText("$485,000")).toBeVisible();
  expect(home.getByText("1 day offered for showings")).toBeVisible();
  expect(home.getByRole("link", { name: "Sunny craftsman" })).toHaveAttribute(
    "href",
    `/listings/${OWN_HOME.id}`,
  );
  expect((await itemOf("Old loft")).queryByRole("link")).toBeNull();
});

describe("Upcoming Showings", () => {
  test("an owner's own homes and bookings are not listed", async () => {
    open();
    expect(await screen.findByText("No Upcoming Showings")).toBeVisible();
    expect(screen.queryByRole("link", { name: "View All Bookings" })).toBeNull();
    // Row-level security leaves out the bookings of others.
    const owners = world.asked.homes.map((query) => query.get("user_id"));
    expect(new Set(owners)).toEqual(new Set([`eq.${DANA.id}`]));
  });

  test("show time, visitor, home, contact and message, with a link to their home as long as it is public", async () => {
    const [pending, sold, draft] = ["pending", "sold", "draft"].map((status, n) => {
      const booking = showing(n + 7);
      return { ...booking, home: { ...booking.home, status } };
    }) as [Showing, Showing, Showing];
    world.bookings = [
      {
        ...pending,
        ...{ agent_status: "agent", contact_method: "text" },
        special_requests: "<b>The garden</b>, please",
      },
      sold,
      draft,
    ];
    open();
    const item = await itemOf("Visitor 7");
    expect(item.getByText("Saturday, November 28")).toBeVisible();
    expect(item.getByText("10:00 AM, Mountain Time")).toBeVisible();
    expect(item.getByText("Pending")).toBeVisible();
    expect(item.getByText("1418 Maple St, Boise, ID 83702")).toBeVisible();
    expect(item.getByRole("link", { name: "visitor7@example.com" })).toBeVisible();
    expect(item.getByRole("link", { name: "(208) 555-0142" })).toHaveAttribute(
      "href",
      "tel:2085550142",
    );
    expect(item.getByText("Real estate agent · Prefers a text message")).toBeVisible();
    expect(item.getByText("<b>The garden</b>, please")).toBeVisible();
    for (const { visitor_name } of world.bookings) {
      const item = await itemOf(visitor_name);
      expect(item.getByText("Sunny craftsman")).toBeVisible();
      expect(item.queryAllByRole("link", { name: "Sunny craftsman" })).toHaveLength(
        visitor_name === pending.visitor_name ? 1 : 0,
      );
    }
    // No more than these three.
    expect(screen.queryByRole("link", { name: "View All Bookings" })).toBeNull();
  });

  test("show three, every open request, and one just confirmed; the rest is behind View All Bookings; a failure can be retried", async () => {
    world.bookings = [1, 2, 3, 4, 5].map((n) =>
      showing(n, { status: n === 5 ? "pending" : "confirmed" }),
    );
    failToLoad();
    const { user } = open();
    await findAlert("Failed to load bookings");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const request = await itemOf("Visitor 5");
    expect(textsOf(screen.getAllByRole("heading", { name: /^Visitor/ }))).toEqual([
      "Visitor 1",
      "Visitor 2",
      "Visitor 3",
      "Visitor 5",
    ]);
    expect(screen.getByRole("link", { name: "View All Bookings" })).toHaveAttribute("href", ALL);
    await user.click(request.getByRole("button", { name: "Confirm" }));
    expect(await request.findByText("Confirmed")).toBeVisible();
  });

  test("follow the time: a new request appears, and what begins leaves without a request", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    open();
    await screen.findByText("No Upcoming Showings");
    const begins = new Date(Date.now() + CALM_POLL_MS + 30_000).toISOString();
    world.bookings = [showing(1, { starts_at: begins }), showing(2)];
    await act(() => vi.advanceTimersByTimeAsync(CALM_POLL_MS));
    await itemOf("Visitor 1");
    cloud.use(http.get(rest("bookings"), () => HttpResponse.error()));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull());
    expect(await itemOf("Visitor 2")).toBeDefined();
  });
});

describe("the owner answers", () => {
  beforeEach(() => {
    world.bookings = [showing(1)];
  });

  test("Confirm: stored once, and only then shown and mailed", async () => {
    const accepted = deferred();
    world.accepted = accepted.promise;
    open();
    const item = await itemOf("Visitor 1");
    const button = item.getByRole("button", { name: "Confirm" });
    // Twice before a re-render.
    act(() => {
      button.focus();
      button.click();
      button.click();
    });
    expect(await item.findByRole("button", { name: "Confirming..." })).toBeVisible();
    expect(item.getByText("Pending")).toBeVisible();
    accepted.resolve();
    expect(
      await screen.findByText("The showing is confirmed. Visitor 1 gets an email about it."),
    ).toBeVisible();
    await waitFor(() => expect(item.getByText("Confirmed")).toBeVisible());
    expect(item.queryByRole("button", { name: "Confirm" })).toBeNull();
    expect(item.getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(world.bookings[0]?.status).toBe("confirmed");
    expect(world.calls).toHaveLength(1);
    await waitFor(() => expect(world.mailed).toEqual([{ booking_id: world.bookings[0]?.id }]));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 1" })).toHaveFocus());
  });

  test("Confirm, pressed again once the response has arrived: one answer, and nothing else happens", async () => {
    open();
    const button = (await itemOf("Visitor 1")).getByRole("button", { name: "Confirm" });
    const place = button.parentElement;
    act(() => button.focus());
    fireEvent.click(button, { detail: 1 });
    await screen.findByText("Confirmed");
    // Whatever is under the pointer now.
    for (const other of place?.querySelectorAll("button") ?? [])
      fireEvent.click(other, { detail: 2 });
    await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 1" })).toHaveFocus());
    expect(world.calls).toHaveLength(1);
    expect(screen.getAllByText(/^The showing is confirmed/)).toHaveLength(1);
    expect(screen.queryByText(/^This showing has changed/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(world.mailed).toHaveLength(1));
  });

  test("Cancel asks first, of a request and of a confirmed showing, and removes it from the list", async () => {
    world.bookings = [showing(1), showing(2, { status: "confirmed" }), showing(3)];
    const { user } = open();
    const cancel = (await itemOf("Visitor 1")).getByRole("button", { name: "Cancel" });
    await user.click(cancel);
    const question = screen.getByRole("dialog", { name: "Cancel this showing?" });
    await user.click(within(question).getByRole("button", { name: "Keep it" }));
    expect(world.calls).toEqual([]);
    expect(cancel).toHaveFocus();

    for (const visitor of ["Visitor 1", "Visitor 2"]) {
      await user.click((await itemOf(visitor)).getByRole("button", { name: "Cancel" }));
      await user.click(screen.getByRole("button", { name: "Cancel showing" }));
      await waitFor(() => expect(screen.queryByRole("heading", { name: visitor })).toBeNull());
      expect(screen.queryByRole("dialog")).toBeNull();
      const list = screen.getByRole("heading", { level: 2, name: /^Upcoming/ });
      await waitFor(() => expect(list).toHaveFocus());
    }
    const [first, second] = world.bookings;
    expect([first?.status, second?.status]).toEqual(["cancelled", "cancelled"]);
    await waitFor(() =>
      expect(world.mailed).toEqual([{ booking_id: first?.id }, { booking_id: second?.id }]),
    );
  });

  test("a failed answer says why and mails nobody; a showing that somebody else has changed is shown as it is now", async () => {
    const { user } = open();
    const item = await itemOf("Visitor 1");
    const confirm = async () => user.click(await item.findByRole("button", { name: "Confirm" }));
    world.refusal = () => HttpResponse.error();
    await confirm();
    await findAlert("Network error - please check your connection");
    expect(item.getByText("Pending")).toBeVisible();

    world.refusal = () =>
      HttpResponse.json({ code: "PT409", message: "booking_transition" }, { status: 409 });
    await confirm();
    const changed = "This showing has changed in the meantime. We have loaded its latest state.";
    expect(await screen.findByText(changed)).toBeVisible();

    world.refusal = null;
    world.bookings = [showing(1, { status: "confirmed" })];
    await confirm();
    expect(await item.findByText("Confirmed")).toBeVisible();
    expect(screen.queryByText(/^The showing is confirmed/)).toBeNull();
    expect(world.mailed).toEqual([]);
  });
});

describe("the showing that an email links to", () => {
  const pathOf = ({ id }: Showing) => paths.dashboard.showing(id);
  const asked = () => world.asked.bookings.filter((query) => query.get("id"));

  test("is shown alone, can be answered, and shows its new state; a failure to load can be retried", async () => {
    world.bookings = [showing(1), showing(2)];
    failToLoad();
    const { user } = open(pathOf(showing(2)));
    await findAlert("Failed to load bookings");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const item = await itemOf("Visitor 2");
    expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull();
    await user.click(item.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Cancel showing" }));
    expect(await item.findByText("Cancelled")).toBeVisible();
    expect(asked()[0]?.get("id")).toBe(`eq.${showing(2).id}`);
  });

  test.each([
    ["gone", pathOf(showing(9)), 1],
    ["no address at all", "/dashboard?showings=22222222-2222", 0],
  ])("is reported as gone when it is %s, with a way on", async (_, path, questionsAsked) => {
    world.bookings = [showing(1)];
    const { user } = open(path);
    expect(
      await screen.findByRole("heading", { name: "We could not find this showing" }),
    ).toBeVisible();
    expect(asked()).toHaveLength(questionsAsked);
    await user.click(screen.getByRole("link", { name: "View All Bookings" }));
    expect(await itemOf("Visitor 1")).toBeDefined();
  });
});

describe("bookings in the full list", () => {
  test("show every status, with buttons only where there is something to answer", async () => {
    world.bookings = [
      showing(1, { status: "completed", starts_at: "2026-11-10T17:00:00+00:00" }),
      showing(2, { status: "cancelled" }),
      showing(3, { status: "pending" }),
      showing(4, { status: "pending", starts_at: "2026-11-20T17:00:00+00:00" }),
    ];
    open(ALL);
    expect((await itemOf("Visitor 1")).getByText("Completed")).toBeVisible();
    expect((await itemOf("Visitor 1")).queryByRole("button", { name: "Cancel" })).toBeNull();
    expect((await itemOf("Visitor 1")).queryByRole("link", { name: "Contact Visitor" })).toBeNull();
    expect((await itemOf("Visitor 2")).getByText("Cancelled")).toBeVisible();
    const only = async (name: string) =>
      (await itemOf(name)).getAllByRole("button").map((each) => each.getAttribute("aria-label"));
    expect(await only("Visitor 2")).toEqual(["Report this person: Visitor 2"]);
    expect((await itemOf("Visitor 3")).getByRole("button", { name: "Confirm" })).toBeVisible();
    expect(
      (await itemOf("Visitor 3")).getByRole("link", { name: "Contact Visitor" }),
    ).toBeVisible();
    // Its hour has passed unanswered.
    expect(await only("Visitor 4")).toEqual(["Report this person: Visitor 4"]);
  });

  test("are in order: what is to come, the next one first, then what is over, the latest first", async () => {
    world.bookings = [
      showing(1, { status: "completed", starts_at: "2026-11-10T17:00:00+00:00" }),
      showing(2, { status: "completed", starts_at: "2026-11-20T17:00:00+00:00" }),
      showing(8, { status: "confirmed" }),
      showing(5),
      showing(6, { status: "cancelled" }),
    ];
    open(ALL);
    await itemOf("Visitor 1");
    const names = screen
      .getAllByRole("heading", { level: 3, name: /^Visitor/ })
      .map((heading) => heading.textContent);
    expect(names).toEqual(["Visitor 5", "Visitor 6", "Visitor 8", "Visitor 2", "Visitor 1"]);
  });

  test("keep the filters by status and home in the address", async () => {
    const loft = { ...OWN_HOME, id: "33333333-3333-4333-8333-333333333333", title: "Old loft" };
    world.homes = [OWN_HOME, loft];
    world.bookings = [showing(1), showing(2, { status: "cancelled" })];
    const { user, where } = open(ALL);
    await itemOf("Visitor 1");
    for (const status of ["Pending", "Confirmed", "Completed"]) {
      await user.selectOptions(screen.getByLabelText("Status"), status);
      const asked = `eq.${status.toLowerCase()}`;
      await waitFor(() => expect(world.asked.bookings.at(-1)?.get("status")).toBe(asked));
    }
    await user.selectOptions(screen.getByLabelText("Status"), "Cancelled");
    await waitFor(() => expect(where()).toBe(`${ALL}&status=cancelled`));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull());
    expect(await itemOf("Visitor 2")).toBeDefined();

    await user.selectOptions(await screen.findByLabelText("Property"), "Old loft");
    await waitFor(() => expect(where()).toBe(`${ALL}&status=cancelled&home=${loft.id}`));
    await waitFor(() =>
      expect(Object.fromEntries(world.asked.bookings.at(-1) ?? [])).toMatchObject({
        listing_id: `eq.${loft.id}`,
        status: "eq.cancelled",
      }),
    );
  });

  test("ignore an unknown filter and another owner's home, and explain an empty result", async () => {
    open(`${ALL}&status=whatever&home=somebody-elses`);
    expect(await screen.findByText("No visitor has requested a showing yet.")).toBeVisible();
    expect(screen.getByLabelText("Status")).toHaveValue("all");
    // A single home needs no filter.
    expect(screen.queryByLabelText("Property")).toBeNull();
    expect(world.asked.bookings.at(-1)?.has("listing_id")).toBe(false);
    expect(screen.queryByText("What visitors said")).toBeNull();
  });

  test("load earlier ones on demand", async () => {
    let isDown = false;
    const many = Array.from({ length: 51 }, (_, i) =>
      showing(i, { visitor_name: `Guest ${i}`, date: "2026-11-28", status: "cancelled" }),
    );
    cloud.use(
      http.get(rest("bookings"), ({ request }) => {
        if (isDown) return HttpResponse.json({}, { status: 500 });
        const query = new URL(request.url).searchParams;
        if (query.get("starts_at")?.startsWith("gte.")) return HttpResponse.json([]);
        const offset = Number(query.get("offset"));
        return HttpResponse.json(many.slice(offset, offset + Number(query.get("limit"))));
      }),
    );
    const { user } = open(ALL);
    expect(await screen.findByText("Guest 49")).toBeVisible();
    expect(screen.queryByText("Guest 50")).toBeNull();

    isDown = true;
    await user.click(screen.getByText("Show earlier bookings"));
    await findAlert("Failed to load bookings");
    expect(screen.getByText("Guest 49")).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Guest 50")).toBeVisible();
    expect(screen.queryByText("Show earlier bookings")).toBeNull();
  });
});
