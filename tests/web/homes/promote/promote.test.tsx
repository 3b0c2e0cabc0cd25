import { screen, waitFor, within } from "@testing-library/react";
import { registerView } from "@web/api/homes/one-listing.ts";
import { storeFavorite } from "@web/api/search/favorites.ts";
import { createBooking } from "@web/api/showings/bookings.ts";
import { screens } from "@web/app/routes.tsx";
import { channelOf } from "@web/lib/came-from.ts";
import { keepChannel } from "@web/lib/keep-channel.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { findReady, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../listings/homes.ts";

const cloud = startCloud();
const HOME = details(1);
const WEEKS = [
  { week: "2026-03-02", came_from: "", views: 30, saves: 2, requests: 0, showings: 0, offers: 0 },
  {
    week: "2026-03-16",
    came_from: "sign",
    views: 4,
    saves: 1,
    requests: 2,
    showings: 1,
    offers: 1,
  },
];
let shown: object[];
let drawn: { path: string; hasPhoto: boolean }[];

beforeEach(async () => {
  await comesBack();
  shown = [{ ...HOME, images: [], published_at: "2026-03-04T12:00:00Z" }];
  drawn = [];
  cloud.use(
    http.get(rest("listings"), ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has("user_id")
          ? [{ ...HOME, images: [], availability: [], hidden_places: null }]
          : shown,
      ),
    ),
    http.get(rest("rpc/listing_weeks"), () => HttpResponse.json(WEEKS)),
    http.post(rest("rpc/short_address"), () => HttpResponse.json("bkmtz")),
    http.get(rest("profiles"), () =>
      HttpResponse.json([{ id: DANA.id, full_name: "Dana", phone: "208-555-0100" }]),
    ),
    http.post(functions("documents/homes/*"), async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const size = (await request.arrayBuffer()).byteLength;
      drawn.push({ path: pathname.replace(/.*\/homes\//, "") + search, hasPhoto: size > 0 });
      return new HttpResponse("%PDF-", { headers: { "content-type": "application/pdf" } });
    }),
  );
});

const open = () =>
  renderWeb(<screens.promote />, {
    route: "/my-listings/:id/promote",
    path: `/my-listings/${HOME.id}/promote`,
  });

describe("a home's figures", () => {
  test("are bars of one kind, a table of all weeks, and which link brought showings, first", async () => {
    const { user } = open();
    expect(await screen.findByRole("img", { name: /^Views a week, at most 30/ })).toBeVisible();
    const table = screen.getByRole("table", { name: "Figures by week" });
    const row = (name: RegExp) => within(table).getByRole("row", { name });
    expect(row(/Mar 2, 2026/)).toHaveAccessibleName(/ 30 2 0 0 0$/);
    expect(row(/Mar 9, 2026/)).toHaveAccessibleName(/ 0 0 0 0 0$/);
    const links = screen.getByRole("table", { name: /where visitors came from/ });
    const [, first, second] = within(links).getAllByRole("row");
    expect(first).toHaveAccessibleName("Yard sign, short address 4 1 2 1 1");
    expect(second).toHaveAccessibleName("Everywhere else 30 2 0 0 0");
    await user.click(screen.getByRole("radio", { name: "Showings" }));
    expect(screen.getByRole("img", { name: /^Showings a week, at most 1/ })).toBeVisible();
  });
});

describe("the section of things to print and post", () => {
  test("shows the short address for the sign, to copy or scan", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Copy: the short address" }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/h/bkmtz`);
    expect(screen.getByRole("img", { name: "QR code of the short address" })).toBeVisible();
  });

  test("a sign has the owner's phone number only if they say so, and a text is copied with its link", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Yard sign" }));
    await waitFor(() =>
      expect(drawn).toEqual([{ path: `${HOME.id}/sign?paper=letter`, hasPhoto: false }]),
    );
    await user.click(await screen.findByRole("checkbox", { name: /phone number, 208-555-0100/ }));
    await user.click(await findReady("Yard sign"));
    await waitFor(() => expect(drawn.at(-1)?.path).toBe(`${HOME.id}/sign?phone=&paper=letter`));
    await user.click(screen.getByRole("radio", { name: "A4" }));
    await user.click(await findReady("Flyer"));
    await waitFor(() => expect(drawn.at(-1)?.path).toBe(`${HOME.id}/flyer?phone=&paper=a4`));
    await user.click(screen.getByRole("button", { name: "Copy: Nextdoor" }));
    expect(await navigator.clipboard.readText()).toContain(`/listings/${HOME.id}?from=nextdoor`);
  });

  test("answers the forms of other sites, with the pay of a buyer's agent as the owner says", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Copy: Price" }));
    expect(await navigator.clipboard.readText()).toBe(String(HOME.price));
    await user.click(screen.getByRole("radio", { name: "MLS, by a broker" }));
    expect(screen.queryByRole("button", { name: "Copy: Pay for the buyer's agent" })).toBeNull();
    const pay = screen.getByLabelText("What you pay the buyer's agent");
    await user.type(pay, "two");
    expect(screen.getByText(/Please enter a number/)).toBeVisible();
    await user.clear(pay);
    await user.type(pay, "2.5");
    await user.click(screen.getByRole("button", { name: "Copy: Pay for the buyer's agent" }));
    expect(await navigator.clipboard.readText()).toBe("2.5% of the price");
    expect(screen.getByText(/It is your choice, and 0 is an answer/)).toBeVisible();
  });

  test("is there only while buyers can see the home; its figures stay", async () => {
    shown = [];
    open();
    expect(await screen.findByText(/while buyers can see/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Flyer" })).toBeNull();
    expect(screen.getByRole("table", { name: "Figures by week" })).toBeVisible();
  });
});

describe("the link that led to a home", () => {
  const sent: Record<string, unknown>[] = [];
  beforeEach(() => {
    sent.length = 0;
    const keep = async ({ request }: { request: Request }) => {
      sent.push(Object.assign({}, ...[await request.json()].flat()));
      return new HttpResponse(null, { status: 201 });
    };
    cloud.use(
      http.post(rest("rpc/register_listing_view"), keep),
      http.post(rest("favorites"), keep),
      http.post(rest("bookings"), keep),
    );
  });
  const enter = (query: string) => window.history.replaceState(null, "", `/listings/x${query}`);
  async function act() {
    const booking = { id: HOME.id, listing_id: HOME.id } as never;
    await registerView(HOME.id);
    await storeFavorite({ userId: DANA.id, listingId: HOME.id, wanted: true });
    await createBooking(booking);
    return sent.map(({ p_from, came_from }) => p_from ?? came_from);
  }

  test("is sent with a view, a favorite and a request, and leaves the address", async () => {
    enter("?from=flyer&ask=1#photos");
    keepChannel(HOME.id);
    expect(window.location.href).toMatch(/\/listings\/x\?ask=1#photos$/);
    expect(await act()).toEqual(["flyer", "flyer", "flyer"]);
    expect(channelOf("another home")).toBeUndefined();
  });

  test("is the first that led to the home, as long as the tab is open", async () => {
    enter("?from=zillow");
    keepChannel(HOME.id);
    enter("?from=flyer");
    keepChannel(HOME.id);
    expect(await act()).toEqual(["zillow", "zillow", "zillow"]);
  });

  test("is ignored if it is none of ours", async () => {
    enter("?from=vera@example.com");
    keepChannel(HOME.id);
    expect(window.location.search).toBe("");
    expect(await act()).toEqual([undefined, undefined, undefined]);
  });
});
