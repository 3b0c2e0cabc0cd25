import type { HomeOutcome, NotedOutcome, OwnOutcome } from "@domain/homes/home-outcomes.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import MyListingsScreen from "@web/screens/my-listings-screen.tsx";
import { rememberedPath } from "@web/session/redirect.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, focusOn, renderWeb } from "../../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { itemOf, OWN_HOME } from "../../../support/showings.ts";
import { DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const PROMOTE = "Figures, flyer and texts";
const WORTH = "What is it worth?";
const { id: ID } = OWN_HOME;
let homes: (typeof OWN_HOME)[];
let calls: { method: string; path: string; body: unknown }[];
let showings: { id: string }[];
let outcomes: OwnOutcome[];
let marks: Record<string, unknown>[];

beforeEach(async () => {
  await comesBack();
  homes = [OWN_HOME];
  calls = [];
  showings = [];
  outcomes = [];
  marks = [];
  cloud.use(
    http.post(rest("rpc/my_outcomes"), () => HttpResponse.json(outcomes)),
    http.post(rest("rpc/note_outcome"), async ({ request }) => {
      const sent = (await request.json()) as NotedOutcome & { id: string };
      marks.push(sent);
      const [before] = homes;
      const outcome = outcomeOf(sent, before?.status === "pending" ? "pending" : "active");
      outcomes = [{ listing_id: ID, has_sale: false, outcome }];
      homes = homes.map((home) => (home.id === ID ? { ...home, status: sent.status } : home));
      return HttpResponse.json(outcome);
    }),
    http.post(rest("rpc/undo_outcome"), async ({ request }) => {
      marks.push({ undo: ((await request.json()) as { id: string }).id });
      const was = outcomes[0]?.outcome?.was ?? "active";
      outcomes = [];
      homes = homes.map((home) => (home.id === ID ? { ...home, status: was } : home));
      return HttpResponse.json(was);
    }),
    http.get(rest("listings"), ({ request }) => {
      expect(new URL(request.url).searchParams.get("user_id")).toBe(`eq.${DANA.id}`);
      return HttpResponse.json(homes);
    }),
    http.get(rest("bookings"), () => HttpResponse.json(showings)),
    http.get(rest("rpc/views_this_week"), () => HttpResponse.json(12)),
    http.get(rest("rpc/saves_this_week"), () => HttpResponse.json(3)),
    http.all(functions("listings/*"), async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/.*\/listings\//, "");
      const text = await request.text();
      const body = text === "" ? null : JSON.parse(text);
      calls.push({ method: request.method, path, body });
      if (request.method === "DELETE") {
        homes = homes.filter(({ id }) => id !== path);
        return new HttpResponse(null, { status: 204 });
      }
      if (path.endsWith("/duplicate")) {
        return HttpResponse.json({ ...OWN_HOME, ...body, status: "draft" }, { status: 201 });
      }
      homes = homes.map((home) => (home.id === path ? { ...home, ...body } : home));
      return HttpResponse.json({ ...OWN_HOME, ...body });
    }),
  );
});

/** A mark as the database answers it, undoable for another hour. */
const outcomeOf = (
  said: NotedOutcome & { id: string },
  was: HomeOutcome["was"] = "active",
): HomeOutcome => ({
  ...said,
  was,
  undo_until: new Date(Date.now() + 3_600_000).toISOString(),
});

const open = () =>
  renderWeb(
    <Routes>
      <Route path="/my-listings" element={<MyListingsScreen />} />
      <Route path="/my-listings/:id/edit" element={<p>The wizard</p>} />
      <Route path="/login" element={<p>Login here</p>} />
    </Routes>,
    { path: "/my-listings" },
  );

const labels = (item: ReturnType<typeof within>) =>
  [...item.queryAllByRole("link"), ...item.queryAllByRole("button")]
    .map((element) => element.textContent)
    .filter((text) => !text?.startsWith("The "));

describe("my listings", () => {
  test("show each home's status and views", async () => {
    open();
    const home = await itemOf("Sunny craftsman");
    expect(home.getByText("Active")).toBeVisible();
    expect(home.getByText("$485,000")).toBeVisible();
    expect(home.getByText("1418 Maple St, Boise, ID 83702")).toBeVisible();
    expect(await home.findByText("12 views in the last 7 days")).toBeVisible();
    expect(home.getByText("3 saves in the last 7 days")).toBeVisible();
    expect(home.getByText("No showing times offered")).toBeVisible();
    expect(
      home.getByRole("link", { name: "Manage Availability: Sunny craftsman" }),
    ).toHaveAttribute("href", `/availability?listing=${ID}`);
    expect(home.getByRole("link", { name: "Sunny craftsman" })).toHaveAttribute(
      "href",
      `/listings/${ID}`,
    );
    expect(screen.getByRole("link", { name: "Create Your Listing" })).toHaveAttribute(
      "href",
      "/sell",
    );
  });

  test("load even when views and saves fail", async () => {
    cloud.use(http.get(rest("rpc/views_this_week"), () => HttpResponse.json({}, { status: 500 })));
    open();
    const home = await itemOf("Sunny craftsman");
    expect(home.getByRole("link", { name: "Edit: Sunny craftsman" })).toBeVisible();
    expect(home.queryByText(/views? in the last/)).toBeNull();
  });

  test("offer the actions of each home's status", async () => {
    const actions = {
      draft: [WORTH, "Continue", "Publish", "Duplicate", "Delete"],
      active: [
        ...["Manage Availability", WORTH, PROMOTE, "Offers"],
        ...["Edit", "Mark as pending", "Mark as sold", "Withdraw", "Duplicate", "Delete"],
      ],
      pending: [
        ...[WORTH, PROMOTE, "Offers", "Edit", "Put back", "Mark as sold", "Withdraw"],
        ...["Duplicate", "Delete"],
      ],
      withdrawn: [WORTH, PROMOTE, "Offers", "Edit", "Put back", "Duplicate", "Delete"],
      sold: [PROMOTE, "Offers", "Duplicate", "Delete"],
    };
    homes = Object.keys(actions).map((status) => ({
      ...OWN_HOME,
      ...{ id: status, title: status === "draft" ? "" : `The ${status} one`, status },
    }));
    open();
    for (const [status, expected] of Object.entries(actions)) {
      const home = await itemOf(status === "draft" ? "Untitled draft" : `The ${status} one`);
      expect(labels(home).sort(), status).toEqual(
        [...expected, "Owners", ...(status === "sold" ? [] : ["Ownership"])].sort(),
      );
    }
    // A draft continues at its first step, and is published from the review.
    const draft = await itemOf("Untitled draft");
    expect(draft.getByRole("link", { name: "Continue: Untitled draft" })).toHaveAttribute(
      "href",
      "/my-listings/draft/edit",
    );
    expect(draft.getByRole("link", { name: "Publish: Untitled draft" })).toHaveAttribute(
      "href",
      "/my-listings/draft/edit?step=review",
    );
  });

  test("an owner without any homes", async () => {
    homes = [];
    open();
    expect(await screen.findByRole("heading", { name: "No Property Listed" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Create Your Listing" })).toHaveAttribute(
      "href",
      "/sell",
    );
  });

  test("signed out: sign in first", async () => {
    await comesSignedOut();
    open();
    expect(await screen.findByText("Login here")).toBeVisible();
    expect(rememberedPath(DANA.id)).toBe("/my-listings");
  });
});

describe("a new status", () => {
  test("pending asks in one form; a lost connection keeps what was typed, and two presses are one", async () => {
    let isLost = true;
    cloud.use(
      http.post(rest("rpc/note_outcome"), () => (isLost ? HttpResponse.error() : undefined)),
    );
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Mark as pending: Sunny craftsman" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Mark this home as pending?" }),
    );
    await user.type(dialog.getByLabelText(/Agreed price/), "480,000");
    await user.click(dialog.getByRole("button", { name: "Mark as pending" }));
    await dialog.findByText(ERRORS.outcome_unknown.text);
    expect(dialog.getByLabelText(/Agreed price/)).toHaveValue("480,000");
    isLost = false;
    await user.dblClick(dialog.getByRole("button", { name: "Mark as pending" }));
    expect(await home.findByText("Pending for $480,000")).toBeVisible();
    const said = { listing_id: ID, status: "pending", price: 480_000 };
    expect(marks).toEqual([{ id: expect.any(String), ...said, happened_on: null, place: null }]);
    expect(
      screen.getByText("Marked as pending. Buyers still see the home, but can't book showings."),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("withdrawing asks first, says what happens to the showings, and stands in for deleting", async () => {
    showings = [{ id: "a" }, { id: "b" }];
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Withdraw: Sunny craftsman" }));
    const dialog = await screen.findByRole("dialog", { name: "Withdraw this home?" });
    await within(dialog).findByText(
      "2 upcoming showings are cancelled, and we email their visitors.",
    );
    expect(within(dialog).getByRole("heading")).toHaveFocus();
    expect(dialog).toHaveAccessibleDescription(/2 upcoming showings are cancelled/);
    await user.click(within(dialog).getByRole("button", { name: "Keep it on the market" }));
    expect(calls).toEqual([]);
    expect(home.getByRole("button", { name: "Withdraw: Sunny craftsman" })).toHaveFocus();
    await user.click(home.getByRole("button", { name: "Delete: Sunny craftsman" }));
    const instead = await screen.findByRole("dialog", { name: "This home has upcoming showings" });
    expect(within(instead).queryByRole("button", { name: "Delete" })).toBeNull();
    await user.click(within(instead).getByRole("button", { name: "Withdraw" }));
    expect(await home.findByText("Withdrawn")).toBeVisible();
    expect(calls).toEqual([{ method: "PUT", path: ID, body: { status: "withdrawn" } }]);
    expect(document.activeElement).not.toBe(document.body);
  });

  test("sold asks for price, date and where; a refusal keeps the form, and another press may succeed", async () => {
    vi.setSystemTime("2026-11-29T20:00:00Z");
    showings = [{ id: "a" }];
    cloud.use(
      http.post(
        rest("rpc/note_outcome"),
        () => HttpResponse.json({ code: "PT409", message: "listing_transition" }, { status: 409 }),
        { once: true },
      ),
    );
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Mark as sold: Sunny craftsman" }));
    const box = await screen.findByRole("dialog", { name: "Mark this home as sold?" });
    const dialog = within(box);
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(/One upcoming showing is cancelled/),
    );
    expect(dialog.getByLabelText(/Date of the sale/)).toHaveValue("2026-11-29");
    fireEvent.change(dialog.getByLabelText(/Date of the sale/), {
      target: { value: "2026-11-30" },
    });
    await user.click(dialog.getByRole("button", { name: "Mark as sold" }));
    expect(dialog.getByText("This date is in the future")).toBeVisible();
    expect(marks).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/Date of the sale/), {
      target: { value: "2026-11-27" },
    });
    await user.selectOptions(dialog.getByLabelText(/Where did the buyer come from/), "Privately");
    await user.click(dialog.getByRole("button", { name: "Mark as sold" }));
    await dialog.findByText("This listing can't change to that status from its current one.");
    expect(home.getByText("Active")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Mark as sold" }));
    expect(await home.findByText("Sold on Friday, November 27, 2026, privately")).toBeVisible();
    expect(screen.getByText("Congratulations! The home is marked as sold.")).toBeVisible();
    expect(marks).toMatchObject([{ price: null, happened_on: "2026-11-27", place: "private" }]);
  });

  test("a home with an agreed sale here is sold by that sale, which asks nothing but whether", async () => {
    outcomes = [{ listing_id: ID, has_sale: true, outcome: null }];
    homes = [{ ...OWN_HOME, status: "pending" }];
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Mark as sold: Sunny craftsman" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark this home as sold?" }));
    await dialog.findByText(/An agreed sale is closed with its current terms/);
    await user.click(dialog.getByRole("button", { name: "Mark as sold" }));
    expect(await home.findByText("Sold")).toBeVisible();
    expect(calls).toEqual([{ method: "PUT", path: ID, body: { status: "sold" } }]);
    expect(marks).toEqual([]);
  });
});

describe("undoing a mark", () => {
  const SOLD: OwnOutcome = {
    listing_id: ID,
    has_sale: false,
    outcome: outcomeOf({
      ...{ id: "m", listing_id: ID, status: "sold", price: 490_000 },
      ...{ happened_on: "2026-11-20", place: "here" },
    }),
  };

  test("takes one press on the message, which says it and gives the focus back", async () => {
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Mark as sold: Sunny craftsman" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Mark as sold" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await home.findByText("Active")).toBeVisible();
    expect(marks).toEqual([expect.anything(), { undo: marks[0]?.id }]);
    await focusOn(home.findByRole("button", { name: "Mark as sold: Sunny craftsman" }));
    expect(home.queryByText(/Sold on/)).toBeNull();
  });

  test("takes one press on the card for a day, and tries again after a failure", async () => {
    outcomes = [SOLD];
    homes = [{ ...OWN_HOME, status: "sold" }];
    let isLost = true;
    cloud.use(
      http.post(rest("rpc/undo_outcome"), () => (isLost ? HttpResponse.error() : undefined)),
    );
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    expect(
      await home.findByText("Sold on Friday, November 20, 2026 for $490,000, through this site"),
    ).toBeVisible();
    await user.click(home.getByRole("button", { name: "Undo: Sunny craftsman" }));
    await findAlert(ERRORS.outcome_unknown.text);
    expect(home.getByText("Sold")).toBeVisible();
    isLost = false;
    await user.click(home.getByRole("button", { name: "Undo: Sunny craftsman" }));
    expect(await home.findByText("Active")).toBeVisible();
    await focusOn(home.findByRole("button", { name: "Mark as sold: Sunny craftsman" }));
  });

  test("is over after a day, when the card only says what was noted", async () => {
    const over = { ...SOLD.outcome, undo_until: new Date(Date.now() - 1000).toISOString() };
    outcomes = [{ ...SOLD, outcome: over as HomeOutcome }];
    homes = [{ ...OWN_HOME, status: "sold" }];
    open();
    const home = await itemOf("Sunny craftsman");
    expect(await home.findByText(/Sold on Friday, November 20/)).toBeVisible();
    expect(home.queryByRole("button", { name: /Undo/ })).toBeNull();
  });

  test("is refused where an offer was accepted meanwhile, and says so", async () => {
    outcomes = [SOLD];
    homes = [{ ...OWN_HOME, status: "sold" }];
    cloud.use(
      http.post(rest("rpc/undo_outcome"), () =>
        HttpResponse.json({ code: "PT409", message: "listing_has_sale" }, { status: 409 }),
      ),
    );
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(await home.findByRole("button", { name: "Undo: Sunny craftsman" }));
    await findAlert(/You have agreed on a sale of this home/);
  });
});

describe("deleting", () => {
  test("asks, deletes, and leaves the focus on the page", async () => {
    homes = [
      OWN_HOME,
      { ...OWN_HOME, id: "22222222-2222-4222-8222-222222222222", title: "Old loft" },
    ];
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Delete: Sunny craftsman" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete this listing?" });
    expect(await within(dialog).findByText("There are no upcoming showings.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("Sunny craftsman")).toBeNull());
    expect(screen.getByText("“Sunny craftsman” is deleted.")).toBeVisible();
    expect(calls).toEqual([{ method: "DELETE", path: ID, body: null }]);
    await focusOn(screen.findByRole("heading", { name: "My listings" }));
    expect(document.activeElement).not.toBe(document.body);
  });

  test("an already deleted home counts as deleted", async () => {
    cloud.use(
      http.delete(functions("listings/*"), () =>
        HttpResponse.json({ code: "listing_not_found", detail: "Gone." }, { status: 404 }),
      ),
    );
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Delete: Sunny craftsman" }));
    homes = [];
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "No Property Listed" })).toBeVisible();
  });

  test("a home with showings that only the server knows is withdrawn instead", async () => {
    cloud.use(
      http.delete(functions("listings/*"), () =>
        HttpResponse.json({ code: "listing_has_showings", detail: "No." }, { status: 409 }),
      ),
    );
    const { user } = open();
    const home = await itemOf("Sunny craftsman");
    await user.click(home.getByRole("button", { name: "Delete: Sunny craftsman" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "This home has upcoming showings" });
    expect(
      within(dialog).getByText("Upcoming showings are cancelled, and we email their visitors."),
    ).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    expect(await home.findByText("Withdrawn")).toBeVisible();
    expect(calls).toEqual([{ method: "PUT", path: ID, body: { status: "withdrawn" } }]);
  });
});

describe("a copy", () => {
  test("opens in the wizard; a lost answer creates no second copy", async () => {
    const bodies: { id: string }[] = [];
    cloud.use(
      http.post(functions(`listings/${ID}/duplicate`), async ({ request }) => {
        const body = (await request.json()) as { id: string };
        bodies.push(body);
        if (bodies.length === 1) return HttpResponse.error();
        return HttpResponse.json({ ...OWN_HOME, ...body }, { status: 201 });
      }),
    );
    const { user, where } = open();
    const home = await itemOf("Sunny craftsman");
    const button = home.getByRole("button", { name: "Duplicate: Sunny craftsman" });
    await user.click(button);
    expect(await screen.findByText("The wizard")).toBeVisible();
    const [first, second] = bodies.map(({ id }) => id);
    expect(first).toBe(second);
    expect(first).not.toBe(ID);
    expect(where()).toBe(`/my-listings/${first}/edit?step=basics`);
  });
});
