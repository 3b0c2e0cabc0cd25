import type { BuyerState } from "@domain/people/buyer-state.ts";
import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { homeId } from "../../homes/listings/homes.ts";
import { NOW } from "../../showings/availability/world.tsx";
import { linkedShowing } from "../../showings/showing-link/showings.ts";
import { type DashboardWorld, open, signedInWorld } from "./world.tsx";

vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

/** The first screen of a person who buys, and of a person who does both. */
const cloud = startCloud();
let world: DashboardWorld;

const NONE: BuyerState = { showing: null, offers: [], questions: [], searches: [], prices: [] };
const SHOWING = { ...linkedShowing({ status: "confirmed" }), is_proven: true };
const COUNTERED: BuyerState["offers"][number] = {
  ...{ id: "o", listing_id: homeId(1), title: "Cottage", state: "countered", made_by: "owner" },
  ...{ price: 260_000, expires_at: "2026-12-01T00:00:00Z", has_sale_ahead: false },
  ...{ backup_place: null, is_sealed: false, deadline: null, is_ending: false },
  time_zone: "America/Boise",
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  world = await signedInWorld(cloud);
});

const comesBackTo = (state: Partial<BuyerState>) =>
  cloud.use(http.post(rest("rpc/buyer_state"), () => HttpResponse.json({ ...NONE, ...state })));

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

test("a buyer finds their own things first, and nothing about selling above them", async () => {
  world.homes = [];
  world.answers.summary = { ...world.answers.summary, homes: 0, home: null };
  comesBackTo({ showing: SHOWING, offers: [COUNTERED] });
  open();
  expect(await screen.findByRole("heading", { name: "The owner proposes $260,000" })).toBeVisible();
  expect(screen.getByText("Your move")).toBeVisible();
  expect(screen.getByRole("link", { name: "The owner proposes $260,000" })).toHaveAttribute(
    "href",
    "/offers/o",
  );
  const list = within(screen.getByRole("list", { name: "Homes you are looking at" }));
  expect(list.getByRole("link", { name: /^Your showing/ })).toHaveAttribute(
    "href",
    `/showing?booking=${SHOWING.booking_id}`,
  );
  expect(list.getByRole("link", { name: /^Directions/ })).toBeVisible();
  expect(screen.queryByText("Offer times for showings")).toBeNull();
});

test("a sale that goes on comes before everything else, with a link into its room", async () => {
  world.homes = [];
  const { next_step } = world.answers.summary;
  world.answers.summary = {
    ...world.answers.summary,
    homes: 0,
    home: null,
    next_step: {
      ...next_step,
      id: "sale-step",
      title: "You: order the inspection by Fri, Dec 4",
      action: { label: "Open the sale", path: "/sales/s" },
    },
  };
  comesBackTo({ offers: [{ ...COUNTERED, state: "accepted" }], showing: SHOWING });
  open();
  await screen.findByRole("heading", { name: "You: order the inspection by Fri, Dec 4" });
  expect(screen.getByRole("link", { name: "Open the sale" })).toHaveAttribute("href", "/sales/s");
  await screen.findByRole("heading", { name: "Homes you are looking at" });
  expect(headings().slice(0, 2)).toEqual([
    "You: order the inspection by Fri, Dec 4",
    "Homes you are looking at",
  ]);
});

test("several sales have a line each, with the next step and the closing", async () => {
  world.homes = [];
  const line = {
    ...{ path: "/sales/s", home: "Craftsman", listing_id: null, is_own: true },
    text: "You: order the inspection",
  };
  world.answers.summary = {
    ...world.answers.summary,
    ...{ homes: 0, home: null },
    next_step: {
      ...world.answers.summary.next_step,
      id: "sale-step",
      lines: [
        { ...line, when: "Closing is on Thu, Dec 31, in 31 days." },
        {
          ...line,
          ...{ path: "/sales/t", home: "Bungalow", text: "Waiting for the signing" },
          ...{ is_own: false, when: "" },
        },
      ],
    },
  };
  comesBackTo({ offers: [] });
  open();
  const sales = within(await screen.findByRole("list", { name: "Your other homes and sales" }));
  expect(sales.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Craftsman: You: order the inspectionClosing is on Thu, Dec 31, in 31 days.",
    "Bungalow: Waiting for the signing",
  ]);
  expect(sales.getByRole("link", { name: "Bungalow" })).toHaveAttribute("href", "/sales/t");
});

test("a buyer who also sells sees both, the more urgent first", async () => {
  comesBackTo({ offers: [COUNTERED] });
  const first = open();
  await screen.findByRole("heading", { name: "Offer times for showings" });
  await screen.findByRole("heading", { name: "The owner proposes $260,000" });
  expect(headings().slice(0, 2)).toEqual([
    "The owner proposes $260,000",
    "Offer times for showings",
  ]);
  first.unmount();

  const { next_step } = world.answers.summary;
  world.answers.summary = {
    ...world.answers.summary,
    next_step: { ...next_step, id: "answer-requests", title: "Answer a showing request" },
  };
  open();
  await screen.findByRole("heading", { name: "Answer a showing request" });
  await screen.findByRole("heading", { name: "Homes you are looking at" });
  expect(headings().slice(0, 2)).toEqual(["Answer a showing request", "Homes you are looking at"]);
});
