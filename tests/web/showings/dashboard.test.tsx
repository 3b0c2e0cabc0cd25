import { paths } from "@domain/paths.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CALM_POLL_MS } from "@web/api/polling.ts";
import type { Showing } from "@web/api/showings.ts";
import { Route, Routes } from "@web/lib/router.tsx";
import DashboardScreen from "@web/screens/dashboard-screen.tsx";
import { resumeSession } from "@web/session/session.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type DashboardAnswers,
  dashboardAnswers,
  dashboardHandlers,
} from "../../support/dashboard.ts";
import { deferred } from "../../support/deferred.ts";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../support/returning-person.ts";
import { itemOf, OWN_HOME, showing } from "../../support/showings.ts";
import {
  bodiesOf,
  DANA,
  functions,
  rest,
  startCloud,
  storeSession,
} from "../../support/web-cloud.ts";

// Irrelevant here and slow to render.
vi.mock("@web/features/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
let bookings: Showing[];
let homes: object[];
let mailed: unknown[];
let patches: number;
let questions: URL[];
let answers: DashboardAnswers;

const HOME = {
  ...OWN_HOME,
  availability: [{ date: "2026-11-28", time_slots: ["10:00:00"] }],
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesBack();
  bookings = [];
  homes = [
    HOME,
    { ...HOME, id: "33333333-3333-4333-8333-333333333333", title: "Old loft", status: "sold" },
  ];
  mailed = bodiesOf(cloud, "post", functions("send-booking-emails"));
  patches = 0;
  questions = [];
  answers = dashboardAnswers();
  cloud.use(
    ...dashboardHandlers(() => answers),
    http.get(rest("listings"), ({ request }) => {
      questions.push(new URL(request.url));
      return HttpResponse.json(homes);
    }),
    http.get(rest("bookings"), ({ request }) => {
      const url = new URL(request.url);
      questions.push(url);
      const status = url.searchParams.get("status");
      const id = url.searchParams.get("id");
      if (id) return HttpResponse.json(bookings.filter((booking) => `eq.${booking.id}` === id));
      return HttpResponse.json(
        status?.startsWith("eq.")
          ? bookings.filter((booking) => `eq.${booking.status}` === status)
          : status?.startsWith("in.")
            ? bookings.filter((booking) => status.includes(booking.status))
            : bookings,
      );
    }),
    http.patch(rest("bookings"), async ({ request }) => {
      patches += 1;
      const { searchParams } = new URL(request.url);
      const changes = (await request.json()) as Partial<Showing>;
      const found = bookings.find(
        (booking) =>
          `eq.${booking.id}` === searchParams.get("id") &&
          `eq.${booking.status}` === searchParams.get("status"),
      );
      if (!found) return HttpResponse.json([]);
      bookings = bookings.map((booking) =>
        booking === found ? { ...booking, ...changes } : booking,
      );
      return HttpResponse.json([{ id: found.id }]);
    }),
  );
});

const open = (path = "/dashboard") => renderWeb(<DashboardScreen />, { path });

describe("an owner first sees", () => {
  test("a greeting, and where things stand", async () => {
    answers.summary = {
      ...answers.summary,
      unanswered_requests: 2,
      next_showing: { ...showing(1), listing_title: "Sunny craftsman", time_zone: "America/Boise" },
    };
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Hello, Dana" })).toBeVisible();
    expect(
      await screen.findByRole("link", { name: "2 requests are waiting for your answer" }),
    ).toHaveAttribute("href", "/dashboard?showings=all&status=pending");
    expect(screen.getByRole("link", { name: /^Sun,\sNov\s22, 10:00\sAM/ })).toHaveAttribute(
      "href",
      "/dashboard?showings=all&status=pending",
    );
    expect(screen.getByText("Your listings").nextSibling).toHaveTextContent(
      "ActiveSunny craftsman and 1 other",
    );
  });

  test("only their own bookings and homes", async () => {
    open();
    await screen.findByText("No Upcoming Showings");
    const filters = questions.map((url) =>
      url.pathname.endsWith("listings")
        ? url.searchParams.get("user_id")
        : url.searchParams.get("owner_id"),
    );
    expect(new Set(filters)).toEqual(new Set([`eq.${DANA.id}`]));
  });

  test("their homes with status and availability", async () => {
    open();
    const home = await itemOf("Sunny craftsman");
    expect(home.getByText("Active")).toBeVisible();
    expect(home.getByText("$485,000")).toBeVisible();
    expect(home.getByText("1 day offered for viewings")).toBeVisible();
    expect(home.getByRole("link", { name: "Sunny craftsman" })).toHaveAttribute(
      "href",
      `/listings/${HOME.id}`,
    );
    expect((await itemOf("Old loft")).queryByRole("link")).toBeNull();
  });

  test("without a home, how to list one", async () => {
    homes = [];
    answers.summary = {
      ...answers.summary,
      homes: 0,
      home: null,
      next_step: {
        id: "create-listing",
        title: "Create your listing",
        reason: "Nobody sees it before you publish.",
        action: { label: "Start your listing", path: "/sell" },
      },
    };
    open();
    expect(await screen.findByRole("heading", { name: "Create your listing" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Start your listing" })).toHaveAttribute(
      "href",
      "/sell",
    );
    expect(screen.queryByText("Your listing")).toBeNull();
  });

  test("an error, not an empty page, when homes fail to load", async () => {
    cloud.use(http.get(rest("listings"), () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await findAlert("Failed to fetch user listings");
    cloud.use(http.get(rest("listings"), () => HttpResponse.json(homes)));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await itemOf("Sunny craftsman")).toBeDefined();
  });
});

describe("Upcoming Showings", () => {
  test("none", async () => {
    open();
    expect(await screen.findByText("No Upcoming Showings")).toBeVisible();
    expect(screen.queryByRole("link", { name: "View All Bookings" })).toBeNull();
  });

  test("show time, visitor, home, contact and message", async () => {
    bookings = [
      showing(7, {
        agent_status: "agent",
        contact_method: "text",
        special_requests: "<b>The garden</b>, please",
      }),
    ];
    open();
    const item = await itemOf("Visitor 7");
    expect(item.getByText("Saturday, November 28")).toBeVisible();
    expect(item.getByText("10:00 AM, Mountain Time")).toBeVisible();
    expect(item.getByText("Pending")).toBeVisible();
    expect(item.getByRole("link", { name: "Sunny craftsman" })).toBeVisible();
    expect(item.getByText("1418 Maple St, Boise, ID 83702")).toBeVisible();
    expect(item.getByRole("link", { name: "visitor7@example.com" })).toBeVisible();
    expect(item.getByRole("link", { name: "(208) 555-0142" })).toHaveAttribute(
      "href",
      "tel:2085550142",
    );
    expect(item.getByText("Real estate agent · Prefers a text message")).toBeVisible();
    expect(item.getByText("<b>The garden</b>, please")).toBeVisible();
  });

  test("show three and every open request; the rest is behind View All Bookings", async () => {
    bookings = [1, 2, 3, 4, 5].map((n) =>
      showing(n, { status: n === 5 ? "pending" : "confirmed" }),
    );
    open();
    await itemOf("Visitor 5");
    expect(screen.getAllByRole("heading", { name: /^Visitor/ }).map((h) => h.textContent)).toEqual([
      "Visitor 1",
      "Visitor 2",
      "Visitor 3",
      "Visitor 5",
    ]);
    expect(screen.getByRole("link", { name: "View All Bookings" })).toHaveAttribute(
      "href",
      "/dashboard?showings=all",
    );
  });

  test("keep showing a request that was just confirmed, even beyond the next three", async () => {
    bookings = [1, 2, 3, 4].map((n) => showing(n, { status: n === 4 ? "pending" : "confirmed" }));
    const { user } = open();
    const item = await itemOf("Visitor 4");
    await user.click(item.getByRole("button", { name: "Confirm" }));
    expect(await item.findByText("Confirmed")).toBeVisible();
  });

  test("offer no more with exactly three", async () => {
    bookings = [1, 2, 3].map((n) => showing(n));
    open();
    await itemOf("Visitor 3");
    expect(screen.queryByRole("link", { name: "View All Bookings" })).toBeNull();
  });

  test("show a failure, with a retry", async () => {
    cloud.use(http.get(rest("bookings"), () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await findAlert("Failed to load bookings");
    bookings = [showing(1)];
    cloud.use(http.get(rest("bookings"), () => HttpResponse.json(bookings)));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await itemOf("Visitor 1")).toBeDefined();
  });

  test("show a new request by itself", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    open();
    await screen.findByText("No Upcoming Showings");
    bookings = [showing(1)];
    await act(() => vi.advanceTimersByTimeAsync(CALM_POLL_MS));
    expect(await itemOf("Visitor 1")).toBeDefined();
  });
});

describe("as time passes", () => {
  test("a viewing that begins leaves the list without a request", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T15:00:00Z"), shouldAdvanceTime: true });
    bookings = [showing(1, { starts_at: "2026-11-21T15:00:30+00:00" }), showing(2)];
    open();
    await itemOf("Visitor 1");
    cloud.use(http.get(rest("bookings"), () => HttpResponse.error()));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull());
    expect(await itemOf("Visitor 2")).toBeDefined();
  });
});

describe("a home", () => {
  test.each([
    ["pending", true],
    ["sold", false],
    ["draft", false],
  ])("that is %s: is it a link? %s", async (status, isLink) => {
    const booking = showing(1);
    bookings = [{ ...booking, home: { ...booking.home, status } }];
    open();
    const item = await itemOf("Visitor 1");
    expect(item.getByText("Sunny craftsman")).toBeVisible();
    expect(item.queryByRole("link", { name: "Sunny craftsman" }) !== null).toBe(isLink);
  });
});

describe("the owner answers", () => {
  test("Confirm: stored, refetched, mailed", async () => {
    bookings = [showing(1)];
    const { user } = open();
    await user.click((await itemOf("Visitor 1")).getByRole("button", { name: "Confirm" }));
    expect(
      await screen.findByText("The viewing is confirmed. Visitor 1 gets an email about it."),
    ).toBeVisible();
    const item = await itemOf("Visitor 1");
    await waitFor(() => expect(item.getByText("Confirmed")).toBeVisible());
    expect(item.queryByRole("button", { name: "Confirm" })).toBeNull();
    expect(item.getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(bookings[0]?.status).toBe("confirmed");
    await waitFor(() => expect(mailed).toEqual([{ booking_id: bookings[0]?.id }]));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 1" })).toHaveFocus());
  });

  test.each([
    [
      "twice in quick succession",
      (button: HTMLElement) => {
        act(() => {
          button.focus();
          button.click();
          button.click();
        });
      },
    ],
    [
      "again once the response has arrived",
      async (button: HTMLElement) => {
        const place = button.parentElement;
        act(() => button.focus());
        fireEvent.click(button, { detail: 1 });
        await screen.findByText("Confirmed");
        // Whatever is under the pointer now.
        for (const other of place?.querySelectorAll("button") ?? [])
          fireEvent.click(other, { detail: 2 });
      },
    ],
  ])("Confirm, pressed %s: one answer, and nothing else happens", async (_, press) => {
    bookings = [showing(1)];
    open();
    await press((await itemOf("Visitor 1")).getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Visitor 1" })).toHaveFocus());
    expect(patches).toBe(1);
    expect(screen.getAllByText(/^The viewing is confirmed/)).toHaveLength(1);
    expect(screen.queryByText(/^This viewing has changed/)).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(mailed).toHaveLength(1));
  });

  test("nothing shows as done before the database has accepted it", async () => {
    bookings = [showing(1)];
    const accepted = deferred();
    cloud.use(
      http.patch(rest("bookings"), async () => {
        await accepted.promise;
        return HttpResponse.json([{ id: bookings[0]?.id }]);
      }),
    );
    const { user } = open();
    const item = await itemOf("Visitor 1");
    await user.click(item.getByRole("button", { name: "Confirm" }));
    expect(await item.findByRole("button", { name: "Confirming..." })).toBeVisible();
    expect(item.getByText("Pending")).toBeVisible();
    bookings = [showing(1, { status: "confirmed" })];
    accepted.resolve();
    expect(await item.findByText("Confirmed")).toBeVisible();
  });

  test.each(["pending", "confirmed"] as const)(
    "Cancel of a %s one asks first, and removes it from the list",
    async (status) => {
      bookings = [showing(1, { status }), showing(2)];
      const { user } = open();
      const cancel = (await itemOf("Visitor 1")).getByRole("button", { name: "Cancel" });
      await user.click(cancel);
      const question = screen.getByRole("dialog", { name: "Cancel this viewing?" });
      await user.click(within(question).getByRole("button", { name: "Keep it" }));
      expect(bookings[0]?.status).toBe(status);
      expect(cancel).toHaveFocus();

      await user.click(cancel);
      await user.click(screen.getByRole("button", { name: "Cancel viewing" }));
      await waitFor(() => expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull());
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(bookings[0]?.status).toBe("cancelled");
      await waitFor(() => expect(mailed).toEqual([{ booking_id: bookings[0]?.id }]));
      const list = screen.getByRole("heading", { level: 2, name: /^Upcoming/ });
      await waitFor(() => expect(list).toHaveFocus());
    },
  );

  test("changed by someone else: says so and shows the current state", async () => {
    bookings = [showing(1)];
    const { user } = open();
    const item = await itemOf("Visitor 1");
    bookings = [showing(1, { status: "confirmed" })];
    await user.click(item.getByRole("button", { name: "Confirm" }));
    expect(
      await screen.findByText(
        "This viewing has changed in the meantime. We have loaded its latest state.",
      ),
    ).toBeVisible();
    expect(await item.findByText("Confirmed")).toBeVisible();
    expect(mailed).toEqual([]);
  });

  test("the database refuses the step: the same text", async () => {
    bookings = [showing(1)];
    cloud.use(
      http.patch(rest("bookings"), () =>
        HttpResponse.json({ code: "PT409", message: "booking_transition" }, { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click((await itemOf("Visitor 1")).getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText(/^This viewing has changed in the meantime/)).toBeVisible();
  });

  test("no connection: an error, and the request as it was", async () => {
    bookings = [showing(1)];
    cloud.use(http.patch(rest("bookings"), () => HttpResponse.error()));
    const { user } = open();
    await user.click((await itemOf("Visitor 1")).getByRole("button", { name: "Confirm" }));
    await findAlert("Network error - please check your connection");
    expect((await itemOf("Visitor 1")).getByText("Pending")).toBeVisible();
  });
});

describe("the showing that an email links to", () => {
  const pathOf = ({ id }: Showing) => paths.dashboard.showing(id);
  const asked = () => questions.filter(({ searchParams }) => searchParams.get("id"));

  test("is shown alone, can be answered, and shows its new state", async () => {
    bookings = [showing(1), showing(2)];
    const { user } = open(pathOf(showing(2)));
    const item = await itemOf("Visitor 2");
    expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull();
    await user.click(item.getByRole("button", { name: "Confirm" }));
    expect(await item.findByText("Confirmed")).toBeVisible();
    expect(screen.getByRole("link", { name: "View All Bookings" })).toHaveAttribute(
      "href",
      "/dashboard?showings=all",
    );
    expect(asked()[0]?.searchParams.get("owner_id")).toBe(`eq.${DANA.id}`);
  });

  test.each(["cancelled", "completed"] as const)("is still shown when it is %s", async (status) => {
    bookings = [showing(1, { status })];
    open(pathOf(showing(1)));
    expect((await itemOf("Visitor 1")).getByText(/^(Cancelled|Completed)$/)).toBeVisible();
  });

  test.each([
    ["gone", pathOf(showing(9)), 1],
    ["no address at all", "/dashboard?showings=22222222-2222", 0],
  ])("is reported as gone when it is %s, with a way on", async (_, path, questionsAsked) => {
    bookings = [showing(1)];
    const { user } = open(path);
    expect(await screen.findByRole("heading", { name: "This showing is gone" })).toBeVisible();
    expect(asked()).toHaveLength(questionsAsked);
    await user.click(screen.getByRole("link", { name: "View All Bookings" }));
    expect(await itemOf("Visitor 1")).toBeDefined();
  });

  test("shows an error with a retry when it fails to load", async () => {
    bookings = [showing(1)];
    cloud.use(
      http.get(rest("bookings"), () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = open(pathOf(showing(1)));
    await findAlert("Failed to load bookings");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await itemOf("Visitor 1")).toBeDefined();
  });

  test("is where signing in leads", async () => {
    bookings = [showing(1)];
    await comesSignedOut();
    const { where } = renderWeb(
      <Routes>
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="/login" element={<Login />} />
      </Routes>,
      { path: pathOf(showing(1)) },
    );
    await screen.findByText("Login here");
    storeSession();
    await act(resumeSession);
    expect(await itemOf("Visitor 1")).toBeDefined();
    expect(where()).toBe(pathOf(showing(1)));
  });
});

describe("all bookings", () => {
  beforeEach(() => {
    bookings = [
      showing(1, { status: "completed", starts_at: "2026-11-10T17:00:00+00:00" }),
      showing(2, { status: "cancelled" }),
      showing(3, { status: "pending" }),
      showing(4, { status: "pending", starts_at: "2026-11-20T17:00:00+00:00" }),
    ];
  });

  test("show every status, with buttons only where there is something to answer", async () => {
    open("/dashboard?showings=all");
    expect((await itemOf("Visitor 1")).getByText("Completed")).toBeVisible();
    expect((await itemOf("Visitor 1")).queryByRole("button", { name: "Cancel" })).toBeNull();
    expect((await itemOf("Visitor 1")).queryByRole("link", { name: "Contact Visitor" })).toBeNull();
    expect((await itemOf("Visitor 2")).getByText("Cancelled")).toBeVisible();
    const only = async (name: string) =>
      (await itemOf(name)).getAllByRole("button").map((each) => each.getAttribute("aria-label"));
    expect(await only("Visitor 2")).toEqual(["Report this person"]);
    expect((await itemOf("Visitor 3")).getByRole("button", { name: "Confirm" })).toBeVisible();
    expect(
      (await itemOf("Visitor 3")).getByRole("link", { name: "Contact Visitor" }),
    ).toBeVisible();
    // Its hour has passed unanswered.
    expect(await only("Visitor 4")).toEqual(["Report this person"]);
  });

  test("keep the filter in the address", async () => {
    const { user, where } = open("/dashboard?showings=all");
    await itemOf("Visitor 1");
    await user.selectOptions(screen.getByLabelText("Status"), "Cancelled");
    await waitFor(() => expect(where()).toBe("/dashboard?showings=all&status=cancelled"));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Visitor 1" })).toBeNull());
    expect(await itemOf("Visitor 2")).toBeDefined();
  });

  test("ignore an unknown filter, and explain an empty result", async () => {
    bookings = [];
    open("/dashboard?showings=all&status=whatever");
    expect(await screen.findByText("Nobody has requested a viewing yet.")).toBeVisible();
    expect(screen.getByLabelText("Status")).toHaveValue("all");
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
        const offset = Number(query.get("offset"));
        return HttpResponse.json(many.slice(offset, offset + Number(query.get("limit"))));
      }),
    );
    const { user } = open("/dashboard?showings=all");
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

function Login() {
  useRedirectAfterLogin();
  return <p>Login here</p>;
}
