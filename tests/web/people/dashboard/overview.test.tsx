import { TIMELINE_STEPS } from "@domain/people/timeline.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { RARE_POLL_MS } from "@web/api/site/cache/polling.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, focusOn, textsOf } from "../../../support/render-web.tsx";
import { OWN_HOME } from "../../../support/showings.ts";
import { functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { homeId } from "../../homes/listings/homes.ts";
import { NOW } from "../../showings/availability/world.tsx";
import { type DashboardWorld, open, signedInWorld } from "./world.tsx";

vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
let world: DashboardWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  world = await signedInWorld(cloud);
});

const OWN_HOME_SUMMARY = { status: "active" as const, views_this_week: 41, saves_this_week: 1 };

function toggledSteps(current: string) {
  return TIMELINE_STEPS.map((step) => ({
    ...step,
    status: step.id === current ? ("current" as const) : ("upcoming" as const),
    tasks: [],
    task_count: 4,
  }));
}

/** The link of one fact in the strip. */
const fact = (name: string) =>
  within(screen.getByText(name, { selector: "dt" }).parentElement ?? document.body).getByRole(
    "link",
  );

describe("the opened dashboard", () => {
  test("the next step has one sentence, why and one button, and each fact links to where it is handled", async () => {
    world.answers.summary = {
      ...world.answers.summary,
      unanswered_requests: 1,
      next_showing: {
        id: "b1",
        purpose: "showing",
        listing_id: OWN_HOME.id,
        listing_title: OWN_HOME.title,
        date: "2026-11-28",
        time: "14:00",
        time_zone: "America/Boise",
        visitor_name: "Ines Moreau",
        status: "confirmed",
      },
    };
    window.scrollTo = vi.fn();
    const { user } = open();
    // The page has its heading before anything has loaded.
    const heading = screen.getByRole("heading", { level: 1 });
    expect(screen.getByText("Loading dashboard...")).toBeInTheDocument();
    await waitFor(() => expect(heading).toHaveTextContent("Hello, Dana"));
    expect(screen.getAllByRole("heading", { level: 1 })).toEqual([heading]);
    const step = within(await screen.findByRole("region", { name: "Offer times for showings" }));
    expect(step.getByText(/^Buyers can't book a showing/)).toBeVisible();
    expect(step.getByRole("link", { name: "Offer times" })).toHaveAttribute(
      "href",
      "/availability?listing=11",
    );
    expect(
      await step.findByRole("link", { name: "Step 1 of 6: Property Assessment 0%" }),
    ).toHaveAttribute("href", "/dashboard?panel=timeline");
    expect(fact("Your listings")).toHaveTextContent("ActiveSunny craftsman and 1 other");
    expect(fact("Your listings")).toHaveAttribute("href", "/my-listings");
    expect(fact("Last 7 days")).toHaveTextContent("41 views1 save");
    expect(fact("Last 7 days")).toHaveAttribute("href", `/my-listings/${OWN_HOME.id}/promote`);
    expect(fact("Next showing")).toHaveTextContent("Sat, Nov 28, 2:00 PMMountain Time · Ines");
    expect(fact("Next showing")).toHaveAttribute(
      "href",
      "/dashboard?showings=all&status=confirmed",
    );
    expect(fact("Requests")).toHaveTextContent("1 request is waiting for your answer");
    expect(fact("Requests")).toHaveAttribute("href", "/dashboard?showings=all&status=pending");

    // The heading of each new view has the focus.
    await user.click(fact("Requests"));
    await focusOn(screen.findByRole("heading", { name: "All Bookings" }));
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await focusOn(screen.findByRole("heading", { name: "Offer times for showings" }));
  });

  test("an owner of several homes chooses whose figures and timeline are shown, which stays so", async () => {
    const first = { ...OWN_HOME_SUMMARY, id: OWN_HOME.id, title: "Sunny craftsman" };
    const hut = {
      ...first,
      id: homeId(7),
      title: "Hut",
      status: "pending" as const,
      views_this_week: 7,
    };
    world.answers.summary = { ...world.answers.summary, home: first, choices: [first, hut] };
    world.answers.timelineOf = (url) =>
      toggledSteps(url.includes(`home=${hut.id}`) ? "negotiate-close" : "list-property");
    const { user, unmount } = open();
    const part = within(await screen.findByRole("region", { name: "One of your homes" }));
    expect(part.getByRole("combobox", { name: "Home" })).toHaveDisplayValue("Sunny craftsman");
    expect(fact("Last 7 days")).toHaveTextContent("41 views");
    expect(await part.findByText("Step 4 of 6: List Property")).toBeVisible();
    await user.selectOptions(part.getByRole("combobox", { name: "Home" }), "Hut");
    expect(fact("Last 7 days")).toHaveTextContent("7 views");
    expect(fact("Your listings")).toHaveTextContent("PendingHut and 1 other");
    expect(await part.findByText(/^Step 6 of 6/)).toBeVisible();
    unmount();
    open();
    await screen.findByRole("region", { name: "One of your homes" });
    expect(screen.getByRole("combobox", { name: "Home" })).toHaveDisplayValue("Hut");
    expect(screen.getAllByText(/^Step \d of 6/)).toHaveLength(1);
  });

  test("a sold home is not said to come on the market", async () => {
    world.answers.summary.home = {
      id: OWN_HOME.id,
      title: OWN_HOME.title,
      status: "sold",
      views_this_week: 0,
      saves_this_week: 0,
    };
    open();
    expect(await screen.findByText("No views")).toBeVisible();
    expect(fact("Last 7 days")).toHaveTextContent("No viewsIt is sold");
  });

  test("an empty state is shown too, and a draft has no views", async () => {
    world.answers.summary.homes = 1;
    world.answers.summary.home = {
      id: OWN_HOME.id,
      title: "",
      status: "draft",
      views_this_week: 0,
      saves_this_week: 0,
    };
    open();
    await screen.findByText("Your listing");
    expect(fact("Your listing")).toHaveTextContent("DraftUntitled draft");
    expect(fact("Last 7 days")).toHaveTextContent("Buyers see it once it is on the market");
    expect(fact("Next showing")).toHaveTextContent("None planned");
    expect(fact("Requests")).toHaveTextContent("No request is waiting for an answer");
  });

  test("a new request appears by itself; what is kept after a failed refresh is marked as old", async () => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
    open();
    await screen.findByText("No request is waiting for an answer");
    world.answers.summary = { ...world.answers.summary, unanswered_requests: 3 };
    await act(() => vi.advanceTimersByTimeAsync(RARE_POLL_MS));
    expect(await screen.findByText("3 requests are waiting for your answer")).toBeVisible();

    cloud.use(http.get(functions("dashboard/summary"), () => HttpResponse.error()));
    await act(() => vi.advanceTimersByTimeAsync(RARE_POLL_MS));
    expect(await screen.findByText(/What you see may be out of date/)).toBeVisible();
    expect(screen.getByText("3 requests are waiting for your answer")).toBeVisible();
  });
});

test("parts fail separately, each with a retry: showings are shown without the state or the homes", async () => {
  cloud.use(
    http.get(functions("dashboard/summary"), () => HttpResponse.json({}, { status: 503 })),
    http.get(rest("listings"), () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user } = open();
  const retry = async (text: string) => {
    await user.click(within(await findAlert(text)).getByRole("button", { name: "Try again" }));
  };
  expect(await screen.findByRole("heading", { name: "Visitor 1" })).toBeVisible();
  await retry("Failed to fetch user listings");
  expect(await screen.findByRole("heading", { name: OWN_HOME.title })).toBeVisible();
  expect(screen.queryByText("Offer times for showings")).toBeNull();
  cloud.use(
    http.get(functions("dashboard/summary"), () => HttpResponse.json(world.answers.summary)),
  );
  await retry("Failed to load dashboard data. Please refresh the page.");
  expect(await screen.findByText("Offer times for showings")).toBeVisible();
});

describe("a user without a home", () => {
  beforeEach(() => {
    world.homes = [];
    world.answers.summary = {
      homes: 0,
      home: null,
      next_showing: null,
      unanswered_requests: 0,
      next_step: {
        id: "create-listing",
        title: "Create your listing",
        reason: "It takes about ten minutes.",
        action: { label: "Start your listing", path: "/sell" },
      },
    };
  });

  test("is pointed to selling and searching, without empty lists", async () => {
    open();
    expect(await screen.findByRole("link", { name: "Start your listing" })).toBeVisible();
    expect(await screen.findByText(/^Press the heart on a home/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See all homes" })).toHaveAttribute(
      "href",
      "/listings",
    );
    expect(screen.getByRole("link", { name: "Saved searches" })).toBeVisible();
    for (const name of ["Upcoming Showings", "Your Listings"]) {
      expect(screen.queryByRole("heading", { name })).toBeNull();
    }
    for (const name of ["Requests", "Your listing"]) expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByRole("link", { name: "Manage Availability" })).toBeNull();
  });

  test("sees their saved homes, newest first", async () => {
    const ids = [1, 2, 3, 4].map(homeId);
    cloud.use(
      http.get(rest("favorites"), () =>
        HttpResponse.json(ids.map((listing_id) => ({ listing_id }))),
      ),
      http.get(rest("listings"), ({ request }) => {
        const asked = new URL(request.url).searchParams.get("id");
        const newest = ids.slice(0, 3);
        return HttpResponse.json(
          asked === `in.(${newest})`
            ? newest.toReversed().map((id) => ({
                ...OWN_HOME,
                reduced_from: null,
                id,
                title: `Home ${ids.indexOf(id)}`,
              }))
            : [],
        );
      }),
    );
    const { loadFavorites } = await import("@web/session/favorites.ts");
    loadFavorites();
    open();
    expect(await screen.findByRole("link", { name: "All 4 saved homes" })).toHaveAttribute(
      "href",
      "/favorites",
    );
    await screen.findByRole("link", { name: "Home 0" });
    const homes = screen.getAllByRole("link", { name: /^Home \d/ });
    expect(textsOf(homes)).toEqual(["Home 0", "Home 1", "Home 2"]);
  });
});
