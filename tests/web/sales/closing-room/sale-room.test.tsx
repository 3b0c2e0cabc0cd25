import { NOT_A_CONTRACT, NOT_THE_CONTRACT, type Offer } from "@domain/offers/offers.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { SaleFact } from "@domain/sales/sale-facts.ts";
import { dayText } from "@domain/sales/step-words.ts";
import { dateInZone, daysBetween } from "@domain/site/time/time-zones.ts";
import { act as acting, screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import {
  HOME,
  homeOffers,
  inDays,
  offer,
  SALE,
  TERMS,
  version,
} from "../../offers/offers/offers.ts";
import { openStep } from "./steps.ts";

const cloud = startCloud();
/** The home's time zone. */
const today = () => dateInZone(new Date(), HOME.time_zone ?? "UTC");
let shown: Offer | null;
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  asked = [];
  shown = sold();
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () => shown),
    rpc("parties_of_sale", () => []),
    rpc("offers_of_home", () => homeOffers([])),
    rpc("propose_amendment", () => shown),
    // A row that is opened asks for its files once its code has loaded.
    http.get(rest("sale_files"), () => HttpResponse.json([])),
    rpc("settle_step", ({ kind, how }) => add({ kind, act: how as SaleAct["act"] })),
    rpc("propose_day", ({ kind, day }) => add({ kind, act: "proposed", day: String(day) })),
    rpc("answer_day", ({ kind, agrees }) => add({ kind, act: agrees ? "agreed" : "refused" })),
  );
});

const PARTY = {
  ...{ invited_by: "owner", email: null, phone: null, shares: false, said: [], why: null },
  ...{ invited_at: "2026-11-20T00:00:00Z", opened_at: null, ended_at: null, link_until: null },
  appointment: null,
};

function sold(acts: SaleAct[] = [], changes: Partial<Offer> = {}): Offer {
  return offer({ state: "accepted", side: "buyer", sale: { ...SALE, acts }, ...changes });
}

function act(more: object): SaleAct {
  return {
    ...{ n: 1, kind: "inspection", act: "done", made_by: "buyer", day: null, rule: null },
    ...{ said: "", at: new Date().toISOString(), made_on: inDays(0) },
    ...more,
  } as SaleAct;
}

const signed = (days = 0, n = 1) =>
  act({
    n,
    kind: "contract",
    act: "agreed",
    made_by: "owner",
    day: inDays(days),
    rule: { counts: "calendar", moves: false, until_hour: 24, otherwise: [] },
  });

/** The stored sale changes, and is in the answer. */
function add(more: object) {
  const acts = shown?.sale?.acts ?? [];
  shown = shown && {
    ...shown,
    sale: { ...SALE, acts: [...acts, act({ n: acts.length + 1, ...more })] },
  };
  return shown;
}

function open(history?: "browser") {
  return renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
      <Route path="/sales/:id/change" element={<screens.changeSale />} />
    </Routes>,
    { path: `/sales/${SALE.id}`, ...(history && { history }) },
  );
}

const text = (element: Element) => element.textContent ?? "";
const calls = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
const headline = async (text: RegExp) =>
  expect(await screen.findByRole("heading", { level: 2, name: text })).toBeVisible();
const fact = (name: string) =>
  screen.getAllByText(name).find(({ tagName }) => tagName === "DT")?.nextElementSibling
    ?.textContent;

describe("the room", () => {
  test("begins with the contract; sends its day with the rule for counting, and shows the dates before", async () => {
    const { user } = open();
    await headline(/^You: sign the contract/);
    expect(fact("Closing")).toBe(`${daysBetween(today(), inDays(45))} days${dayText(inDays(45))}`);
    expect(fact("Late")).toBe("Nothing");
    // Its date follows from signing, so it has no day in the picture yet.
    expect(
      screen.getByRole("link", { name: /^Inspection \(.* 10 days after signing\)$/ }),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "It is signed" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText("Inspection by")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /^Business days/ }));
    await user.selectOptions(dialog.getByRole("combobox"), "until 5 PM");
    await user.click(dialog.getByRole("button", { name: "Send to the owner" }));
    await waitFor(() =>
      expect(calls("propose_day")).toEqual([
        {
          ...{ sale_id: SALE.id, kind: "contract", seen: 0, day: today(), said: "" },
          ...{ counts: "business", moves: true, until_hour: 17, otherwise: [] },
        },
      ]),
    );
    await headline(/^Waiting for the owner's answer: Contract signed\./);
  });

  test("shows what is recorded at the next step, and one press leads to its details", async () => {
    const moment: SaleFact = {
      ...{ kind: "inspection", field: "appointment", side: "both", n: 1, made_by: "buyer" },
      ...{ value: "2026-12-04T10:30", at: new Date().toISOString() },
    };
    const settled = ["earnest_money", "title", "disclosures"];
    shown = sold([signed(), ...settled.map((kind, at) => act({ n: at + 2, kind }))]);
    shown = { ...shown, sale: { ...(shown.sale ?? SALE), facts: [moment] } };
    const { user } = open();
    await headline(/^You: order the inspection by /);
    expect(screen.getByText("Fri, Dec 4, 2026, 10:30 AM")).toBeVisible();
    const row = document.querySelector("#step-inspection details");
    expect(row).not.toHaveAttribute("open");
    await user.click(screen.getByRole("link", { name: "Details and files: Inspection" }));
    await waitFor(() => expect(row).toHaveAttribute("open"));
    expect(row?.querySelector("summary")).toHaveFocus();
    expect(await within(row as HTMLElement).findByText(/^You: Until this day/)).toBeVisible();
  });

  test("says that there is no contract yet only until both have signed one", async () => {
    const { unmount } = open();
    expect(await screen.findByText(NOT_A_CONTRACT)).toBeVisible();
    unmount();
    shown = sold([signed()]);
    open();
    expect(await screen.findByText(NOT_THE_CONTRACT)).toBeVisible();
    expect(screen.queryByText(NOT_A_CONTRACT)).toBeNull();
  });

  test("a step that has no date can be given one, and a step that has one can be given another", async () => {
    const undated = { ...TERMS, earnest_money_days: null };
    shown = { ...sold([signed()]), versions: [version(SALE.n, { terms: undated })] };
    const { user } = open();
    for (const [name, button] of [
      ["Earnest money paid", "Propose a date: Earnest money paid"],
      ["Inspection", "Propose another date: Inspection"],
    ] as const)
      expect(
        within(await openStep(user, name)).getByRole("button", { name: button }),
      ).toBeVisible();
  });

  test("sends a message to the other side into their conversation", async () => {
    const sent: unknown[] = [];
    cloud.use(
      notedIn(asked)("ask_about_offer", (body) => {
        sent.push(body);
        return { id: "m1", conversation_id: "talk", n: 1, sender: "buyer", body: "" };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Write to the owner" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Write to the owner" }));
    await user.type(dialog.getByLabelText(/^Your message to the owner/), "Is ten o'clock fine?");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Your message is sent.")).toBeVisible();
    expect(sent).toEqual([
      { id: expect.any(String), offer_id: shown?.id, body: "Is ten o'clock fine?" },
    ]);
  });

  test("shows the other side's day with its rule, and one press agrees", async () => {
    shown = sold([
      act({
        kind: "contract",
        act: "proposed",
        made_by: "owner",
        day: inDays(-1),
        rule: { counts: "business", moves: true, until_hour: 17, otherwise: [] },
      }),
    ]);
    const { user } = open();
    await headline(/^You: say whether the contract was signed/);
    expect(screen.getByText(/Business days;.*until 5 PM/)).toBeVisible();
    // The dates that follow are seen before they are agreed to, and not only by the side that proposed the day.
    const dates = within(screen.getByLabelText("The dates that follow"));
    expect(dates.getByText("Inspection by")).toBeVisible();
    await user.click(screen.getByRole("button", { name: `Agree to ${dayText(inDays(-1))}` }));
    await waitFor(() =>
      expect(calls("answer_day")).toEqual([
        { sale_id: SALE.id, kind: "contract", seen: 1, agrees: true },
      ]),
    );
  });

  test("puts what is late before everything; one press settles it, and a condition is given up after a question", async () => {
    const early = ["earnest_money", "title"].map((kind, at) => act({ n: at + 2, kind }));
    shown = sold([signed(-12), ...early]);
    const { user } = open();
    await headline(/^You: read the owner's disclosures\. It was due on/);
    expect(fact("Late")).toMatch(/^2 steps.*Disclosures reviewed, Inspection/);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() =>
      expect(calls("settle_step")).toEqual([
        { sale_id: SALE.id, kind: "disclosures", seen: 0, how: "done", said: "" },
      ]),
    );
    await headline(/^You: order the inspection/);
    expect(fact("Late")).toMatch(/^1 step/);
    await user.click(screen.getByRole("button", { name: "Waive condition" }));
    expect(calls("settle_step")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Waive it" }));
    await waitFor(() =>
      expect(calls("settle_step").slice(1)).toMatchObject([{ kind: "inspection", how: "waived" }]),
    );
  });

  test("proposes another date, which moves nothing yet", async () => {
    shown = sold([signed(), act({ n: 2, kind: "earnest_money" }), act({ n: 3, kind: "title" })]);
    const { user } = open();
    await headline(/^You: read the owner's disclosures by/);
    await user.click(screen.getByRole("button", { name: "Propose another date" }));
    const dialog = within(screen.getByRole("dialog"));
    const field = dialog.getByLabelText("The new last day");
    await user.clear(field);
    await user.type(field, inDays(8));
    await user.click(dialog.getByRole("button", { name: "Send to the owner" }));
    await waitFor(() =>
      expect(calls("propose_day")).toEqual([
        { sale_id: SALE.id, kind: "disclosures", seen: 0, day: inDays(8), said: "" },
      ]),
    );
    expect(await screen.findByText("A date is proposed")).toBeVisible();
  });

  test("the room of somebody else isn't found", async () => {
    shown = null;
    open();
    expect(await screen.findByText("We could not find this sale")).toBeVisible();
  });
});

describe("the weeks until the keys", () => {
  const picture = async () =>
    within(await screen.findByRole("region", { name: "The weeks until the keys" }));

  test("is a list by weeks: every step with whose it is and its date, and today between them", async () => {
    cloud.use(
      notedIn(asked)("parties_of_sale", () => [
        { ...PARTY, role: "title_officer", name: "Ann Lee", id: "p1" },
      ]),
    );
    const early = act({ n: 2, kind: "earnest_money", made_on: inDays(-2) });
    shown = sold([signed(-6), early]);
    open();
    const weeks = await picture();
    await weeks.findByRole("link", {
      name: `Title search ordered (Both of you, with the title or escrow officer. Late: ${dayText(inDays(-1))})`,
    });
    const names = weeks
      .getAllByRole("link")
      .map((link) => text(link.querySelector("span:nth-child(2)") ?? link).replace(/ \(.*$/s, ""));
    expect(names.slice(0, 4)).toEqual([
      "Contract signed",
      "Earnest money paid",
      ...["Disclosures reviewed", "Title search ordered"],
    ]);
    expect(names).toContain("Keys to the buyer");
    expect(weeks.getByText(`Today, ${dayText(inDays(0))}`)).toBeVisible();
    expect(weeks.getByRole("link", { name: /^Earnest money paid \(You.* Done / })).toBeVisible();
    expect(weeks.getByRole("link", { name: /^Keys to the buyer \(The owner\. / })).toBeVisible();
  });

  test("leads to a step by the keyboard: its group opens, and Back folds it again and returns to the mark", async () => {
    shown = sold([signed()]);
    const { user } = open("browser");
    const weeks = await picture();
    const mark = weeks.getByRole("link", { name: /^Loan approved \(/ });
    const row = document.querySelector<HTMLElement>("#step-loan");
    const group = row?.parentElement?.closest("details");
    expect(group).not.toHaveAttribute("open");
    mark.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(row?.querySelector("summary")).toHaveFocus());
    expect(group).toHaveAttribute("open");
    expect(row?.querySelector("details")).toHaveAttribute("open");
    history.back();
    await waitFor(() => expect(mark).toHaveFocus());
    expect(group).not.toHaveAttribute("open");
  });

  test("another closing is looked at before it is proposed, and leads to the form with that day", async () => {
    shown = sold([signed()]);
    const { user } = open();
    const weeks = await picture();
    await user.click(weeks.getByText("What if the closing is on another day?"));
    const field = weeks.getByLabelText("The closing that you look at");
    expect(field).toHaveValue(inDays(45));
    expect(weeks.queryByRole("link", { name: /^Propose / })).toBeNull();
    await user.clear(field);
    await user.type(field, inDays(52));
    expect(weeks.getByRole("status")).toHaveTextContent(
      `Closing on ${dayText(inDays(52))} instead of ${dayText(inDays(45))}: `,
    );
    const moved = within(weeks.getByLabelText("The dates that move"));
    expect(moved.getByText("Final walk-through").nextSibling).toHaveTextContent(
      `${dayText(inDays(51))} (was ${dayText(inDays(44))})`,
    );
    expect(moved.queryByText("Inspection")).toBeNull();
    expect(
      weeks.getByRole("link", {
        name: `Closing (Both of you. ${dayText(inDays(52))} (was ${dayText(inDays(45))}))`,
      }),
    ).toBeVisible();
    await user.click(weeks.getByRole("link", { name: `Propose ${dayText(inDays(52))}` }));
    const changes = within(await screen.findByRole("region", { name: "What changes" }));
    expect(await changes.findByText("Final walk-through")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send to the owner" }));
    await waitFor(() =>
      expect(calls("propose_amendment")).toMatchObject([{ changes: { closing_on: inDays(52) } }]),
    );
  });

  test("a day that has passed can't be proposed, and the closing stays", async () => {
    shown = sold([signed()]);
    const { user } = open();
    const weeks = await picture();
    await user.click(weeks.getByText("What if the closing is on another day?"));
    const field = weeks.getByLabelText("The closing that you look at");
    await user.clear(field);
    await user.type(field, inDays(-3));
    expect(weeks.getByText("Please choose today or a later day.")).toBeVisible();
    expect(weeks.queryByRole("link", { name: /^Propose / })).toBeNull();
    await user.click(weeks.getByRole("button", { name: `Keep ${dayText(inDays(45))}` }));
    expect(weeks.getByLabelText("The closing that you look at")).toHaveValue(inDays(45));
  });

  test("another closing that is looked at stays when the screen is turned", async () => {
    let isWide = false;
    const turned = new EventTarget();
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.defineProperty(Object.assign(turned, { media }), "matches", {
        ...{ get: () => isWide && media.includes("64rem"), configurable: true },
      }),
    );
    shown = sold([signed()]);
    const { user } = open();
    await user.click((await picture()).getByText("What if the closing is on another day?"));
    const field = () => screen.getByLabelText("The closing that you look at");
    const before = field();
    await user.clear(before);
    await user.type(before, inDays(52));
    isWide = true;
    acting(() => turned.dispatchEvent(new Event("change")));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(field()).toHaveValue(inDays(52));
    await waitFor(() => expect(field()).toBeVisible());
  });

  test("the button of the closing's step leads to the look at another closing", async () => {
    shown = sold([signed()]);
    const { user } = open();
    await picture();
    const row = within(await openStep(user, "Closing"));
    await user.click(row.getByRole("link", { name: "Propose another date: Closing" }));
    const place = screen.getByText("What if the closing is on another day?");
    await waitFor(() => expect(place.closest("summary")).toHaveFocus());
    expect(screen.getByLabelText("The closing that you look at")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("a closing that took place today is proposed as a date", async () => {
    shown = sold([signed()]);
    const { user } = open();
    const weeks = await picture();
    await user.click(weeks.getByText("What if the closing is on another day?"));
    const field = weeks.getByLabelText("The closing that you look at");
    await user.clear(field);
    await user.type(field, today());
    await user.click(weeks.getByRole("button", { name: "Propose today" }));
    await waitFor(() =>
      expect(calls("propose_day")).toEqual([
        { sale_id: SALE.id, kind: "closing", seen: 0, day: today(), said: "" },
      ]),
    );
    expect(await screen.findByText("Sent. It counts once the owner agrees.")).toBeVisible();
  });

  test("is printed as one page with the home's address, and without a sum", async () => {
    shown = sold([signed()]);
    open();
    await picture();
    expect(screen.queryByRole("region", { name: "Page for the fridge" })).toBeNull();
    acting(() => window.dispatchEvent(new Event("beforeprint")));
    const page = screen.getByRole("region", { name: "Page for the fridge", hidden: true });
    expect(page).toHaveTextContent("1418 Maple St, Boise, ID 83702");
    expect(page).toHaveTextContent(/Keys to the buyer: .*The owner/);
    expect(page).not.toHaveTextContent("$");
    acting(() => window.dispatchEvent(new Event("afterprint")));
    expect(screen.queryByRole("region", { name: "Page for the fridge" })).toBeNull();
  });
});

describe("the steps of the room", () => {
  test("steps due within ten days are open, and the rest is counted by what it is about", async () => {
    shown = sold([signed(), act({ n: 2, kind: "earnest_money" })]);
    open();
    const soon = within(await screen.findByRole("region", { name: "Open in the next 10 days" }));
    expect(soon.getAllByRole("listitem").map(({ id }) => id)).toEqual([
      ...["step-disclosures", "step-title", "step-inspection"],
    ]);
    const others = within(screen.getByRole("region", { name: "All other steps" }));
    expect(others.getByText("Contract and deposit").parentElement).toHaveTextContent(
      "Contract and deposit · 2 of 2 done",
    );
    expect(others.getByText("The loan").parentElement).toHaveTextContent("The loan · 0 of 3 done");
    expect(others.getByText("Loan approved")).not.toBeVisible();
  });

  test("both sides' next steps are named: mine with its button, theirs in a sentence", async () => {
    shown = { ...sold([signed()]), side: "owner" };
    open();
    await headline(/^You: have the title searched/);
    const theirs = screen.getByRole("region", { name: "The buyer's next step" });
    expect(theirs).toHaveTextContent(/Waiting for the buyer's earnest money, due /);
    expect(within(theirs).queryByRole("button")).toBeNull();
  });

  test("the warning about account numbers is given once, while money is near", async () => {
    shown = sold([signed()]);
    const { unmount } = open();
    await screen.findByRole("region", { name: "Before money is sent" });
    expect(screen.getAllByRole("link", { name: "About wire fraud" })).toHaveLength(1);
    unmount();
    shown = sold([signed(), act({ n: 2, kind: "earnest_money" })]);
    open();
    await screen.findByRole("region", { name: "Open in the next 10 days" });
    expect(screen.queryByRole("link", { name: "About wire fraud" })).toBeNull();
  });
});

test("a step's history says who did what, with their words", async () => {
  shown = sold([
    signed(),
    act({
      n: 2,
      kind: "closing",
      act: "proposed",
      day: inDays(50),
      said: "The movers come later.",
    }),
    act({ n: 3, kind: "closing", act: "agreed", day: inDays(50), made_by: "owner" }),
  ]);
  const { user } = open();
  const row = within(await openStep(user, "Closing"));
  expect(row.getByText(`You proposed ${dayText(inDays(50))}`)).toBeVisible();
  expect(row.getByText(`The owner agreed to ${dayText(inDays(50))}`)).toBeVisible();
  expect(row.getByText("The movers come later.")).toBeVisible();
});

describe("a sold home's room", () => {
  const closed = (side: "buyer" | "owner") => {
    shown = offer({
      ...{ state: "accepted", side },
      sale: {
        ...{ ...SALE, state: "closed", ended_at: new Date().toISOString() },
        acts: [act({ kind: "closing", made_by: "owner" })],
      },
    });
    cloud.use(
      notedIn(asked)("offers_of_home", () => ({
        ...{ home: HOME, settings: {}, round: null, offers: [shown] },
        figures: {
          ...{ mortgage_payoff: 200_000, taxes_due: 0, carrying_cost_day: 0, other_costs: 0 },
          ...{ closing_costs_share: 2, moving_on: null },
        },
      })),
    );
    return open();
  };

  test("the owner reads what to do, and has the figures for their tax papers", async () => {
    const { user } = closed("owner");
    expect(await screen.findByRole("heading", { name: "What to do this week" })).toBeVisible();
    await user.click(screen.getByText("Figures for your tax documents"));
    expect(
      screen.getByText(
        /^Marked as closed on .*; the settlement statement has the day of the sale\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText("Gross proceeds: the price").nextSibling).toHaveTextContent("$480,000");
    const payoff = await screen.findByText("Not a cost of the sale: Mortgage payoff");
    expect(payoff.nextSibling).toHaveTextContent("−$200,000");
    const [cost, another] = screen.getAllByText(/^Cost of the sale: /);
    expect(cost?.nextSibling).toHaveTextContent("−$9,600");
    expect(another).toBeUndefined();
    expect(screen.getByText("Price minus the costs of the sale").nextSibling).toHaveTextContent(
      "$470,400",
    );
    expect(screen.getByText(/on Form 1099-S\? With which amount/)).toBeVisible();
  });

  test("the buyer reads other things, and no figure of the owner's", async () => {
    closed("buyer");
    expect(
      await screen.findByText(/Ask the title company when the deed was recorded/),
    ).toBeVisible();
    expect(screen.queryByText("Figures for your tax documents")).toBeNull();
    expect(calls("offers_of_home")).toEqual([]);
  });
});
