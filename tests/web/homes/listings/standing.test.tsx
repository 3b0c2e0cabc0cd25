import type { Standing } from "@domain/people/standing.ts";
import { screen, within } from "@testing-library/react";
import { ListingView } from "@web/features/homes/listings/home/listing-view.tsx";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../../support/returning-person.ts";
import { bodiesOf, DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { linkedShowing } from "../../showings/showing-link/showings.ts";
import { details, homeId } from "./homes.ts";

/** A home's page knows what its reader has done about it. */
const server = startCloud();
const HOME = homeId(77);

const PARTS = {
  showing: () => <p>The booking calendar</p>,
  place: () => null,
  questions: () => null,
  documents: () => null,
  lists: () => null,
  isBookingBegun: () => false,
};

const NONE: Standing = { own: null, offer: null, showing: null, question: null };

const OFFER: Standing["offer"] = {
  id: "offer",
  listing_id: HOME,
  title: "Cottage",
  state: "open",
  expires_at: "2026-11-28T00:00:00Z",
  has_sale_ahead: false,
  backup_place: null,
  price: 245_000,
  made_by: "buyer",
  is_sealed: false,
  deadline: null,
  is_ending: false,
  time_zone: "America/Boise",
};

function open(answer: () => Response, owner = homeId(9000)) {
  server.use(
    http.get(rest("listings"), () => HttpResponse.json([details(77, { user_id: owner })])),
    http.get(rest("rpc/similar_listings"), () => HttpResponse.json([])),
    http.get(rest("rpc/search_listings"), () => HttpResponse.json({ listings: [], total: 0 })),
    http.get(rest("rpc/views_this_week"), () => HttpResponse.json(0)),
    http.get(rest("rpc/saves_this_week"), () => HttpResponse.json(0)),
    http.post(rest("rpc/register_listing_view"), () => new HttpResponse(null, { status: 204 })),
  );
  const asked = bodiesOf(server, "post", rest("rpc/my_standing"), answer);
  renderWeb(<ListingView id={HOME} frame="page" parts={PARTS} />, { path: `/listings/${HOME}` });
  return asked;
}

const panel = async () =>
  within(await screen.findByRole("complementary", { name: "Price and showing" }));
const link = async (name: RegExp) => (await panel()).findByRole("link", { name });
const BUTTONS = ["Schedule Property Showing", "Ask about this home"];

test("an offer, a showing and a question stand in place of the buttons that would repeat them", async () => {
  await comesBack();
  const asked = open(() =>
    HttpResponse.json({
      ...NONE,
      offer: OFFER,
      showing: { ...linkedShowing({ status: "confirmed" }), is_proven: true },
      question: {
        ...{ conversation_id: "talk", listing_id: HOME, title: "Cottage", asked_at: "" },
        ...{ question: "Is the roof new?", answer: "From 2021." },
      },
    }),
  );
  expect(await link(/^Your offer \$245,000 ?Waiting for the owner$/)).toHaveAttribute(
    "href",
    "/offers/offer",
  );
  expect(await link(/^You asked: Is the roof new\? ?Answered: From 2021\.$/)).toHaveAttribute(
    "href",
    "/messages/talk",
  );
  // In the panel of a wide screen, and in the bar of a narrow one.
  expect(screen.getAllByRole("link", { name: /^Your showing Sat, Nov 28, 10:00 AM/ })).toHaveLength(
    2,
  );
  for (const name of BUTTONS) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("link", { name: "Make an offer" })).toBeNull();
  expect(asked).toEqual([{ listing: HOME }]);
});

test("a buyer who has done nothing yet finds the buttons, also when the answer fails", async () => {
  await comesBack();
  const asked = open(() => HttpResponse.json({ message: "unavailable" }, { status: 500 }));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const name of BUTTONS)
    expect(screen.getAllByRole("button", { name }).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "Make an offer" })).toBeVisible();
});

test("a visitor isn't asked about", async () => {
  await comesSignedOut();
  const asked = open(() => HttpResponse.json(NONE));
  await (await panel()).findByRole("button", { name: "Ask about this home" });
  expect(asked).toEqual([]);
});

test("the owner finds what waits at this home, the most urgent first", async () => {
  await comesBack();
  open(
    () =>
      HttpResponse.json({
        ...NONE,
        own: {
          ...{ listing_id: HOME, offers: 1, requests: 2, questions: 0, next_showing: null },
          ...{ inspections: 1, appraisals: 0 },
        },
      }),
    DANA.id,
  );
  const urgent = await screen.findAllByRole("link", { name: "1 offer to answer" });
  expect(urgent[0]).toHaveAttribute("href", `/my-listings/${HOME}/offers`);
  expect(await link(/^2 showing requests to answer$/)).toHaveAttribute(
    "href",
    "/dashboard?showings=all&status=pending",
  );
  expect(await link(/^1 inspection request to answer$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Schedule Property Showing" })).toBeNull();
});
