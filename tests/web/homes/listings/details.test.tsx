import { furtherFacts, LINE_FIELDS } from "@domain/homes/listing-fields.ts";
import type { ListingDetails as Listing, ListingCard } from "@domain/homes/listings.ts";
import { sizeFacts } from "@domain/homes/size-facts.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingView } from "@web/features/homes/listings/home/listing-view.tsx";
import { ShareMenu } from "@web/features/homes/listings/home/share-menu.tsx";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { EVERYTHING_SAID } from "../../../support/listing-fields.ts";
import { MemoryRouter } from "../../../support/memory-router.tsx";
import { renderWeb, textsOf } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { card, details, homeId, page } from "./homes.ts";

const server = startCloud();

/** The elements that other features draw in the details. */
const PARTS = {
  showing: () => <p>The booking calendar</p>,
  place: () => <p>The map</p>,
  questions: () => <p>The field for a question</p>,
  documents: () => <p>The documents</p>,
  lists: () => null,
  isBookingBegun: () => false,
};

/** Each test uses its own home: views are counted once per page load. */
let lastHome = 100;

function open(
  differences: Partial<Listing> = {},
  options: { similar?: ListingCard[]; sold?: number; parts?: typeof PARTS } = {},
) {
  lastHome += 1;
  const n = lastHome;
  const views: (string | null)[] = [];
  server.use(
    http.get(rest("listings"), () => HttpResponse.json([details(n, differences)])),
    http.get(rest("rpc/similar_listings"), ({ request }) => {
      expect(new URL(request.url).searchParams.get("listing_id")).toBe(homeId(n));
      return HttpResponse.json(options.similar ?? []);
    }),
    http.get(rest("rpc/search_listings"), () =>
      HttpResponse.json({ ...page([]), total: options.sold ?? 0 }),
    ),
    http.post(rest("rpc/register_listing_view"), ({ request }) => {
      views.push(request.headers.get("authorization"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderWeb(
    <ListingView id={homeId(n)} frame="page" parts={options.parts ?? PARTS} />,
    {
      path: `/listings/${homeId(n)}`,
    },
  );
  return { ...view, views, n, title: `Home number ${n}` };
}

test("shows the calendar right away where a booking was begun before a reload", async () => {
  const begun = { ...PARTS, isBookingBegun: () => true };
  open({}, { parts: begun });
  expect(await screen.findByText("The booking calendar")).toBeVisible();
});

test("a visitor reads everything that is known, is counted once, finds homes like it, opens the calendar", async () => {
  const features = ["Fiber internet", "Cedar deck", "Pantry"];
  const said = { lot_size: 2.4, features };
  const { user, title, n, views } = open(said, { sold: 12, similar: [card(1), card(2)] });
  expect(screen.getByText("Loading property...")).toBeInTheDocument();
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(`${n} Maple Street, Boise, ID 83702`)).toBeVisible();
  expect(screen.getByText("Listed Nov 3, 2026")).toBeVisible();
  expect(screen.getByRole("heading", { name: "About This Home" })).toBeVisible();
  expect(screen.getByText("A porch for mornings.")).toBeVisible();
  for (const feature of features) expect(screen.getByText(feature)).toBeVisible();
  const interior = screen.getByRole("heading", { level: 3, name: "Interior" });
  expect(interior.parentElement).toHaveTextContent("Pantry");
  expect(screen.getByText("The map")).toBeVisible();
  expect(screen.getByRole("button", { name: "Show photo 2 of 2" })).toBeVisible();

  const section = await screen.findByRole("region", { name: "Similar homes" });
  expect(within(section).getAllByRole("article")).toHaveLength(2);
  expect(within(section).getByRole("link", { name: "Home number 2" })).toHaveAttribute(
    "href",
    `/listings/${homeId(2)}`,
  );
  expect(await screen.findByRole("link", { name: "12 homes sold in Boise" })).toHaveAttribute(
    "href",
    "/listings?place=Boise%2C+ID&status=sold",
  );
  await waitFor(() => expect(views).toEqual([null]));

  const [button] = screen.getAllByRole("button", { name: "Schedule Property Showing" });
  expect(screen.queryByText("The booking calendar")).not.toBeInTheDocument();
  await user.click(button as HTMLElement);
  expect(screen.getByText("The booking calendar")).toBeVisible();
  expect(screen.getByRole("group", { name: "Schedule Property Showing" })).toHaveFocus();
});

test("shows every number and text the owner has entered", async () => {
  open(EVERYTHING_SAID);
  await screen.findByRole("heading", { level: 1, name: EVERYTHING_SAID.title });
  const shown = document.body.textContent ?? "";
  for (const { name } of LINE_FIELDS) expect(shown).toContain(EVERYTHING_SAID[name]);
  for (const { text } of furtherFacts(EVERYTHING_SAID)) expect(shown).toContain(text);
  for (const text of sizeFacts(EVERYTHING_SAID)) expect(shown).toContain(text);
});

test("makes nothing up for a home whose owner has written nothing, with its street hidden", async () => {
  const said = { description: " ", features: [], year_built: null, lot_size: null, price: null };
  const { title } = open({ ...said, address: "", address_hidden: true });
  await screen.findByRole("heading", { name: title });
  expect(screen.getByText("Boise, ID 83702")).toBeVisible();
  expect(screen.getByText("Approximate place")).toBeVisible();
  expect(screen.queryByText("About This Home")).not.toBeInTheDocument();
  expect(screen.queryByText("Features")).not.toBeInTheDocument();
  expect(screen.queryByText("Price history")).not.toBeInTheDocument();
  expect(screen.queryByText(/Built in|Lot$/)).not.toBeInTheDocument();
  expect(screen.getAllByText("Price on request").length).toBeGreaterThan(0);
  expect(screen.queryByText(/monthly payment/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("Loading similar homes...")).toBeNull());
  expect(screen.queryByText("Similar homes")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /sold in/ })).not.toBeInTheDocument();
});

test("adds the monthly cost up from the usual terms, from the visitor's, for the next home too, until they are reset", async () => {
  const first = open({ price: 500_000 });
  const { user } = first;
  const sum = await screen.findByText("$2,214", { selector: "output" });
  expect(sum.parentElement).toHaveTextContent(/^Estimated monthly payment \$2,214$/);
  expect(
    screen.getByText(
      "With 4% interest, 30 years, 20% down. Property tax and insurance are estimates for the state.",
    ),
  ).toBeVisible();
  await user.click(screen.getByText("Change the terms"));
  const field = (name: string) => screen.getByRole("textbox", { name });
  const retype = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  expect(field("Price, $")).toHaveValue("500,000");
  expect(field("Interest, %")).toHaveValue("4");
  expect(field("Years")).toHaveValue("30");
  expect(field("Property tax, $/year")).toHaveValue("2,650");
  expect(screen.getByText(/^Property tax: 0.53% of the price a year/)).toBeVisible();
  await retype("Property tax, $/year", "6,000");
  expect(sum).toHaveTextContent("$2,493");
  expect(screen.getByText(/20% down. Insurance is an estimate for the state.$/)).toBeVisible();
  expect(screen.getByText("$100,000")).toBeVisible();

  await retype("Down payment, % or $", "50,000");
  expect(screen.getByText("Mortgage insurance")).toBeVisible();
  await retype("Down payment, % or $", "600,000");
  expect(screen.getByText("0 to 100 percent, or dollars up to the price")).toBeVisible();
  expect(sum.parentElement).toHaveTextContent(
    "Estimated monthly payment – (please correct the marked field)",
  );
  expect(screen.queryByText("Principal and interest")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Back to the usual terms" }));
  expect(sum).toHaveTextContent("$2,214");
  expect(field("Price, $")).toHaveFocus();
  await retype("Interest, %", "7");
  first.unmount();

  open({ price: 400_000, property_tax: 3_120 });
  expect(
    await screen.findByText(
      "With 7% interest, 30 years, 20% down. Property tax is from the owner's bill. Insurance is an estimate for the state.",
    ),
  ).toBeVisible();
  await user.click(screen.getByText("Change the terms"));
  await user.click(screen.getByRole("button", { name: "Back to the usual terms" }));
  expect(screen.getByText(/^With 4% interest, 30 years/)).toBeVisible();
  expect(localStorage.getItem(PERSONAL_KEYS.ownLoan)).toBeNull();
});

test("owners are told of the last days, counted as themselves, asked for no offer; others aren't told", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(rest("rpc/views_this_week"), ({ request }) => {
      asked.push(request.headers.get("authorization"));
      return HttpResponse.json(12);
    }),
    http.get(rest("rpc/saves_this_week"), () => HttpResponse.json(1)),
  );
  await signIn();
  const mine = open({ user_id: DANA.id });
  expect(await screen.findByText("12 views in the last 7 days")).toBeVisible();
  expect(screen.getByText("1 save in the last 7 days")).toBeVisible();
  expect(asked).toEqual([`Bearer token-of-${DANA.id}`]);
  await waitFor(() => expect(mine.views).toEqual([`Bearer token-of-${DANA.id}`]));
  mine.unmount();

  const other = open();
  await screen.findByRole("heading", { name: other.title });
  expect(await screen.findByRole("button", { name: "Ask about this home" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Make an offer" })).toBeVisible();
  expect(screen.queryByText(/in the last 7 days/)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);

  // It turns out that they own this home together with its first owner.
  server.use(
    http.get(rest("rpc/homes_owned_together"), () =>
      HttpResponse.json([{ listing_id: homeId(other.n), is_first: false, with: ["Olive"] }]),
    ),
  );
  await other.queryClient.invalidateQueries();
  expect(await screen.findByText("12 views in the last 7 days")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask about this home" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Make an offer" })).not.toBeInTheDocument();
});

test("groups the facts, with the price before, its history in the home's time zone, the next showing", async () => {
  const free = { date: "2026-11-28", time: "10:00" };
  server.use(http.get(rest("rpc/next_free_time"), () => HttpResponse.json(free)));
  open({
    ...{ price: 450_000, reduced_from: 485_000, hoa_fee: 90 },
    published_at: new Date(Date.now() - 12.5 * 86_400_000).toISOString(),
    price_history: [
      { price: 529_000, changed_at: "2026-09-03T02:00:00Z" },
      { price: 529_000, changed_at: "2026-09-04T10:00:00Z" },
      { price: 499_000, changed_at: "2026-11-03T10:00:00Z" },
    ],
  });
  const group = async (name: string) =>
    textsOf(
      within(
        (await screen.findByRole("heading", { name })).parentElement as HTMLElement,
      ).getAllByRole("listitem"),
    );
  expect(await group("Building")).toEqual(["House", "Built in 1926"]);
  expect(await group("Parking and lot")).toEqual(["0.18 acre Lot"]);
  expect(await group("Costs")).toEqual([
    expect.stringMatching(/^\$\d+\/sqft$/),
    "HOA fee $90 a month",
  ]);
  expect((await group("On the market"))[1]).toBe("12 days on the market");
  expect(await screen.findByText(/Estimated monthly payment/)).toBeVisible();
  expect(screen.getByText("HOA fee", { selector: "dt" }).nextSibling).toHaveTextContent("$90");
  expect(screen.getByText("Lowered by $35,000")).toBeVisible();
  expect(screen.getByText("$485,000")).toHaveTextContent(", lowered from $485,000");
  // Beside the button of a wide screen, and of a narrow one.
  expect(await screen.findAllByText("Next showing: Sat, Nov 28, 10:00 AM")).toHaveLength(2);

  const table = screen.getByRole("table", { name: "Price history" });
  const [head, ...rows] = textsOf(within(table).getAllByRole("row"));
  expect(head).toBe("DateWhat happenedAsking price");
  expect(rows).toEqual([
    "Nov 3, 2026Lowered by $30,000 (6%)$499,000",
    "Sep 2, 2026Listed for sale$529,000",
  ]);
  expect(table.parentElement?.querySelector("svg[aria-hidden=true] path")).not.toBeNull();
});

test("has Share and Favorite beside the price, floor plans in a section of their own, a tour only when asked for", async () => {
  const [front, kitchen] = card(1).images;
  if (!front || !kitchen) throw new Error("The card has two photos.");
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { user, n } = open({
    tour_url: "https://youtu.be/dQw4w9WgXcQ",
    images: [front, { ...kitchen, alt: "Floor plan of both stories" }],
  });
  const plans = await screen.findByRole("region", { name: "Floor plan" });
  expect(within(plans).getByRole("img", { name: "Floor plan of both stories" })).toBeVisible();
  expect(within(plans).getByRole("link")).toHaveAttribute("target", "_blank");

  const favorite = screen.getByRole("button", { name: "Favorite", pressed: false });
  await user.click(favorite);
  expect(favorite).toHaveAttribute("aria-pressed", "true");

  expect(await screen.findByText(/^It comes from YouTube/)).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Start the tour" }));
  const frame = screen.getByTitle("Tour of this home at YouTube");
  expect(frame).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
  expect(frame).toHaveFocus();

  const choose = async (name: string) => {
    await user.click(screen.getByRole("button", { name: "Share" }));
    await user.click(screen.getByRole("button", { name }));
  };
  await choose("QR code");
  expect(await screen.findByRole("img", { name: "QR code of this page" })).toBeVisible();
  expect(screen.getByText(`http://localhost:3000/listings/${homeId(n)}`)).toBeVisible();
  await choose("Hide the QR code");
  expect(screen.getByRole("figure", { hidden: true })).toHaveClass("hidden");
  await choose("Print");
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

const SOLD = { status: "sold", sold_at: "2026-11-14T12:00:00Z" } as const;

test("a sold home shows facts and asking prices, and nobody to write to", async () => {
  lastHome += 1;
  const n = lastHome;
  const { price_history, time_zone } = details(n);
  const sold = {
    card: card(n, { ...SOLD, user_id: null, title: "", images: [] }),
    ...{ price_history, time_zone },
  };
  const asked: string[] = [];
  server.use(
    http.get(rest("listings"), () => HttpResponse.json([])),
    http.get(rest("rpc/sold_home"), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("listing") ?? "");
      return HttpResponse.json(sold);
    }),
    http.get(rest("rpc/similar_listings"), () => HttpResponse.json([])),
  );
  renderWeb(<ListingView id={homeId(n)} frame="page" parts={PARTS} />);
  const address = `${n} Maple Street, Boise, ID 83702`;
  expect(await screen.findByRole("heading", { level: 1, name: address })).toBeVisible();
  expect(asked).toEqual([homeId(n)]);
  expect(screen.getByText("Last asked")).toBeVisible();
  expect(screen.getByText("Sold Nov 14, 2026")).toBeVisible();
  expect(screen.getByText("11 days on the market")).toBeVisible();
  expect(
    within(screen.getByRole("table", { name: "Price history" })).getAllByRole("row"),
  ).toHaveLength(3);
  expect(screen.getByText("The map")).toBeVisible();
  for (const missing of ["The booking calendar", "The field for a question", "The documents"])
    expect(screen.queryByText(missing)).toBeNull();
  for (const name of [/Schedule/, /offer/, /Ask/, "Favorite", /monthly/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("link", { name: /offer/ })).toBeNull();
  expect(await screen.findByRole("link", { name: "Homes for sale in Boise" })).toBeVisible();
});

test("a home under contract can be viewed online but not visited", async () => {
  open({ status: "pending" });
  expect((await screen.findAllByText("Sale pending")).length).toBeGreaterThan(0);
  expect(screen.getByText("This home is no longer available for showings.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Make a backup offer" })).toBeVisible();
  expect(screen.queryByText("The booking calendar")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Schedule Property Showing" })).toBeNull();
});

test("says that a home is gone, and leads on", async () => {
  server.use(http.get(rest("listings"), () => HttpResponse.json([])));
  renderWeb(<ListingView id={homeId(1)} frame="page" parts={PARTS} />);
  expect(
    await screen.findByRole("heading", { level: 1, name: "No longer available" }),
  ).toBeVisible();
  expect(
    await screen.findByText("We could not find this home. It may have been sold or taken down."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "See all homes" })).toHaveAttribute("href", "/listings");
  // No host knows which homes there are, so the page is no error to search engines.
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("offers a search for homes similar to one that a list has shown", async () => {
  server.use(http.get(rest("listings"), () => HttpResponse.json([])));
  openFromList(card(1, { property_type: "condo" }));
  expect(await screen.findByRole("link", { name: "Homes like it in Boise" })).toHaveAttribute(
    "href",
    "/listings?search_term=Boise%2C+ID&property_type=condo",
  );
});

test("offline, shows what the list knew, and retries the rest", async () => {
  let isOffline = true;
  const known = card(4000);
  server.use(
    http.get(rest("listings"), () =>
      isOffline ? HttpResponse.error() : HttpResponse.json([details(4000)]),
    ),
    http.get(rest("rpc/similar_listings"), () => HttpResponse.json([])),
    http.get(rest("rpc/search_listings"), () => HttpResponse.json(page([]))),
    http.post(rest("rpc/register_listing_view"), () => new HttpResponse(null, { status: 204 })),
  );
  openFromList(known);
  expect(await screen.findByText("Error Loading Property")).toBeVisible();
  expect(screen.getByText("Network error - please check your connection")).toBeVisible();
  expect(screen.getAllByText(known.title)[0]).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Listed /)).toBeVisible();
  expect(screen.queryByText("Error Loading Property")).toBeNull();
});

/** The details over a list that has shown the home. */
function openFromList(home: ListingCard) {
  const { rerender, queryClient } = renderWeb(<p>The list</p>);
  queryClient.setQueryData(["listings", "search", ""], {
    pages: [page([home])],
    pageParams: [null],
  });
  rerender(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ListingView id={home.id} frame="dialog" parts={PARTS} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("treats an invalid id as a missing home", async () => {
  renderWeb(<ListingView id="palace" frame="page" parts={PARTS} />);
  expect(
    await screen.findByRole("heading", { level: 1, name: "We could not find this page" }),
  ).toBeVisible();
});

describe("the Share menu", () => {
  const TEXT =
    "Check out this property: Home number 1 - $401,000 at 1 Maple Street, Boise, ID 83702";
  const LINK = `${window.location.origin}/listings/${homeId(1)}`;

  /** @param share undefined where the browser has no share sheet. */
  async function press(device: {
    share?: (data: ShareData) => Promise<void>;
    writeText?: (text: string) => Promise<void>;
  }) {
    const { user } = renderWeb(<ShareMenu listing={card(1)} hasLink />);
    vi.stubGlobal("navigator", {
      share: device.share,
      clipboard: { writeText: device.writeText ?? vi.fn() },
    });
    await user.click(screen.getByRole("button", { name: "Share" }));
    await user.click(
      screen.getByRole("button", { name: device.share ? "Send the link" : "Copy the link" }),
    );
    // The menu is gone, and the focus where it was.
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
    expect(screen.getByRole("button", { name: "Share" })).toHaveFocus();
  }

  test("uses the device's share sheet", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    await press({ share });
    expect(share).toHaveBeenCalledWith({ title: "Home number 1", text: TEXT, url: LINK });
    expect(screen.queryByText("Property details copied to clipboard!")).not.toBeInTheDocument();
  });

  test("treats closing the sheet as a decision, not a failure", async () => {
    const writeText = vi.fn();
    const share = vi.fn().mockRejectedValue(new DOMException("no", "AbortError"));
    await press({ share, writeText });
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each([
    ["there is no sheet", undefined],
    ["the sheet fails", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
  ])("copies the text with the link when %s", async (_case, share) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    await press({ share, writeText });
    expect(await screen.findByText("Property details copied to clipboard!")).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${TEXT} ${LINK}`);
  });

  test("shows the text for manual copying when copying fails", async () => {
    await press({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    const field = await screen.findByRole("textbox", { name: "Share this property:" });
    expect(field).toHaveValue(`${TEXT} ${LINK}`);
  });
});
