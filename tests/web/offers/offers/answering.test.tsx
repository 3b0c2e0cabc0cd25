import type { HomeOffers, Offer, Sale } from "@domain/offers/offers.ts";
import { PAUSED_TEXT } from "@domain/offers/paused-offers.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import OfferScreen from "@web/screens/offer-screen.tsx";
import OffersScreen from "@web/screens/offers-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, functions, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../../homes/listings/homes.ts";
import {
  CASH,
  HOME,
  homeOffers,
  inHours,
  OFFER_ID,
  offer,
  SALE,
  start,
  TERMS,
  version,
} from "./offers.ts";

const cloud = startCloud();
const CASH_ID = "cccccccc-0000-4000-8000-cccccccccccc";
let shown: Offer;
let home: HomeOffers;
let papers: string[];
let asked: Call[];

beforeEach(async () => {
  await comesBack();
  asked = [];
  papers = [];
  shown = offer();
  home = homeOffers([
    offer({
      version: 2,
      versions: [version(1), version(2, { terms: { ...TERMS, price: 490_000 } })],
    }),
    offer({
      id: CASH_ID,
      other: "Beatriz",
      created_at: inHours(-20),
      versions: [version(1, { terms: CASH })],
    }),
  ]);
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_offer", () => shown),
    rpc("my_offers", () => [shown]),
    rpc("offers_of_home", () => home),
    rpc("offer_start", () => start({ offer_id: OFFER_ID })),
    rpc("accept_offer", () => {
      shown = { ...shown, state: "accepted", sale: SALE };
      return shown;
    }),
    rpc("decline_offer", () => shown),
    rpc("announce_end", () => shown),
    rpc("agree_to_end", () => shown),
    rpc("go_on_with_sale", () => shown),
    rpc("withdraw_offer", () => shown),
    rpc("invite_visitors", () => {
      shown = { ...shown, visitors: 0 };
      return shown;
    }),
    http.get(rest("listings"), () => HttpResponse.json([details(1, { id: HOME.id })])),
    http.get(functions("documents/offers/*"), ({ request }) => {
      papers.push(request.url.split("/documents/offers")[1] ?? "");
      return new HttpResponse("%PDF-", { headers: { "content-type": "application/pdf" } });
    }),
    rpc("counter_offer", () => shown),
    rpc("call_round", () => ({})),
    rpc("call_off_round", () => ({})),
    rpc("improve_offer", () => shown),
    http.post(rest("sale_figures"), async ({ request }) => {
      const figures = (await request.json()) as Record<string, unknown>;
      asked.push({ name: "sale_figures", body: figures });
      home = { ...home, figures: figures as never };
      return new HttpResponse(null, { status: 201 });
    }),
    http.get(functions("documents"), () => HttpResponse.json([])),
  );
});

function open(path: string) {
  return renderWeb(
    <Routes>
      <Route path="/offers" element={<OffersScreen />} />
      <Route path="/offers/:id" element={<OfferScreen />} />
      <Route path="/my-listings/:id/offers" element={<screens.homeOffers />} />
    </Routes>,
    { path },
  );
}

const calls = (name: string) => asked.filter((each) => each.name === name).map(({ body }) => body);
const cards = async () =>
  within(await screen.findByRole("list", { name: "Offers" }))
    .getAllByRole("heading", { level: 3 })
    .map((each) => each.textContent);
const card = (name: string) =>
  within(screen.getByRole("heading", { level: 3, name }).closest("li") as HTMLElement);

test("an offer for a home that moderators hide is paused: it can be declined, not accepted", async () => {
  shown = offer({ home: { ...HOME, status: "withdrawn", is_public: false } });
  open(`/offers/${OFFER_ID}`);
  expect(await screen.findByText(PAUSED_TEXT)).toBeVisible();
  expect(screen.getByRole("button", { name: "Decline" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Accept/ })).toBeNull();
  expect(screen.queryByRole("link", { name: /Counter/ })).toBeNull();
});

describe("the owner compares", () => {
  test("the owner orders offers by money in hand, closing date or risks; the lines say how a figure comes about; hidden names keep their letter, also as a PDF", async () => {
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    expect(await cards()).toEqual(["Nora", "Beatriz"]);
    await user.click(screen.getByRole("radio", { name: "Closing date" }));
    expect(await cards()).toEqual(["Beatriz", "Nora"]);
    // 490,000 less 2% for closing.
    expect(card("Nora").getAllByText("$480,200")).toHaveLength(2);
    expect(card("Nora").getByText("−$9,800")).toBeInTheDocument();
    expect(card("Nora").getByText(/2% of \$490,000 for title/)).toBeInTheDocument();
    expect(card("Nora").getByText("Changed, was: $480,000")).toBeVisible();
    expect(
      card("Beatriz").getByText(/no document yet that shows the buyer has the cash/),
    ).toBeInTheDocument();

    await user.click(screen.getByRole("checkbox", { name: "Hide names" }));
    expect(await cards()).toEqual(["Buyer B", "Buyer A"]);
    expect(screen.queryByText("Nora")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Fewest risks" }));
    await user.click(screen.getByRole("button", { name: "Save as PDF" }));
    await waitFor(() => expect(papers).toEqual([`/homes/${HOME.id}/paper?sort=risks&hidden=`]));
  });

  test("hidden names stay hidden on an offer's own page, in its files and in the sale", async () => {
    const files = [
      {
        document_id: CASH_ID,
        kind: "pre_approval",
        name: "Nora Lindqvist.pdf",
        type: "application/pdf",
      },
    ] as const;
    const seen = { size: 9, opened_at: null };
    const versions = [version(1, { files: files.map((file) => ({ ...file, ...seen })) })];
    shown = offer({ state: "accepted", sale: SALE, versions });
    home = homeOffers([shown, ...home.offers.slice(1)]);
    const first = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await first.user.click(screen.getByRole("checkbox", { name: "Hide names" }));
    expect(screen.queryByText(/Nora/)).toBeNull();
    first.unmount();

    const { user } = open(`/offers/${OFFER_ID}`);
    expect(await screen.findByText("Offer from Buyer A")).toBeVisible();
    expect(screen.getByRole("heading", { name: "What happens next" })).toBeVisible();
    expect(screen.getByText("File 1")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Nora|Lindqvist/);
    await user.click(screen.getByRole("checkbox", { name: "Hide names" }));
    expect(await screen.findByText("Offer from Nora")).toBeVisible();
    expect(screen.getByText("Nora Lindqvist")).toBeVisible();
  });

  test("the owner enters figures once, and every offer uses them; what is changed in the settings while they are being saved is kept", async () => {
    const saved = deferred();
    cloud.use(
      http.post(rest("offer_settings"), async () => {
        await saved.promise;
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await user.click(screen.getByText("Your figures"));
    await enter(user, screen.getByRole("textbox", { name: "Mortgage payoff, $" }), "200,000");
    await user.click(screen.getByRole("button", { name: "Save your figures" }));
    await waitFor(() => expect(card("Nora").getAllByText("$280,200")).toHaveLength(2));
    expect(calls("sale_figures")).toMatchObject([
      { listing_id: HOME.id, mortgage_payoff: 200_000, closing_costs_share: 2, moving_on: null },
    ]);

    await user.click(screen.getByRole("checkbox", { name: "Have seen the home" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const disclosures = screen.getByRole("checkbox", { name: /^Read and acknowledge/ });
    await user.click(disclosures);
    saved.resolve();
    expect(await screen.findByText("Saved. This applies to new offers.")).toBeVisible();
    expect(disclosures).toBeChecked();
  });

  test("accepts the version that the dialog was opened with, though the buyer changes it meanwhile, with what becomes of showings and other offers", async () => {
    const { user, queryClient } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await user.click(screen.getByRole("button", { name: "Accept: Nora" }));
    const versions = [version(1), version(2), version(3, { terms: { ...TERMS, price: 470_000 } })];
    home = homeOffers([offer({ version: 3, versions })]);
    await queryClient.invalidateQueries();
    expect((await screen.findAllByText(/\$470,000/))[0]).toBeInTheDocument();
    const dialog = within(screen.getByRole("dialog", { name: "Accept $490,000?" }));
    expect(dialog.getByText(/, version 2: \$490,000/)).toBeVisible();
    expect(dialog.getByText(/This is not a contract/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /Cancel them/ }));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    await waitFor(() =>
      expect(calls("accept_offer")).toEqual([
        { id: OFFER_ID, n: 2, showings: "cancel", others: "ask", joins: 0 },
      ]),
    );
  });

  test("accepts at the price to which another open offer raises this one, or as it was offered", async () => {
    const clause = { ...TERMS, price: 450_000, escalates_to: 470_000, escalates_by: 1000 };
    const rival = offer({
      id: CASH_ID,
      other: "Beatriz",
      versions: [version(1, { terms: { ...CASH, price: 460_000 } })],
    });
    home = homeOffers([offer({ versions: [version(1, { terms: clause })] }), rival]);
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    expect(card("Nora").getByText("Rises to $461,000 over Beatriz's offer")).toBeVisible();
    // 98% of each price.
    expect(card("Nora").getAllByText("$451,780")).toHaveLength(2);
    expect(card("Nora").getByText("At the offered price: $441,000")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Accept: Nora" }));
    const dialog = within(screen.getByRole("dialog", { name: "Accept $461,000?" }));
    expect(
      dialog.getByText(/Beatriz would pay up to \$460,000\. The buyer sees that amount/),
    ).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /The price as it was offered/ }));
    expect(screen.getByRole("dialog", { name: "Accept $450,000?" })).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /^\$461,000/ }));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    const showings = { showings: "keep", others: "ask", joins: 0 };
    await waitFor(() =>
      expect(calls("accept_offer")).toEqual([
        { id: OFFER_ID, n: 1, ...showings, over: CASH_ID, price: 461_000 },
      ]),
    );
  });

  test("an owner who comes from a mail sees the prices before accepting, and sends the one that was shown, again after a lost answer", async () => {
    const clause = { ...TERMS, price: 450_000, escalates_to: 470_000, escalates_by: 1000 };
    const rival = offer({
      id: CASH_ID,
      other: "Beatriz",
      versions: [version(1, { terms: { ...CASH, price: 460_000 } })],
    });
    shown = offer({ versions: [version(1, { terms: clause })] });
    const all = homeOffers([shown, rival]);
    const answer = deferred();
    let lost = 2;
    cloud.use(
      http.post(rest("rpc/offers_of_home"), async () => {
        await answer.promise;
        return HttpResponse.json(all);
      }),
      notedIn(asked)("accept_offer", () => {
        lost -= 1;
        // The rival has withdrawn meanwhile.
        all.offers = all.offers.filter(({ id }) => id !== CASH_ID);
        return lost >= 0 ? HttpResponse.error() : offer({ state: "accepted", sale: SALE });
      }),
    );
    const { user } = open(`/offers/${OFFER_ID}`);
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    expect(screen.getByRole("dialog", { name: "To which price does it rise?" })).toBeVisible();
    answer.resolve();
    const dialog = within(await screen.findByRole("dialog", { name: "Accept $461,000?" }));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    await dialog.findByText(/kept what you entered/);
    expect(screen.getByRole("dialog", { name: "Accept $461,000?" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = calls("accept_offer") as { over: string; price: number }[];
    expect(sent.map(({ over, price }) => [over, price])).toEqual(
      sent.map(() => [CASH_ID, 461_000]),
    );
  });

  test("the prices after a refusal are those of the offers that are there now", async () => {
    const clause = { ...TERMS, price: 450_000, escalates_to: 470_000, escalates_by: 1000 };
    const rival = offer({
      id: CASH_ID,
      other: "Beatriz",
      versions: [version(1, { terms: { ...CASH, price: 460_000 } })],
    });
    const rising = offer({ versions: [version(1, { terms: clause })] });
    home = homeOffers([rising, rival]);
    cloud.use(
      notedIn(asked)("accept_offer", () => {
        home = homeOffers([rising]);
        return HttpResponse.json({ code: "PT409", message: "price_not_raised" }, { status: 409 });
      }),
    );
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await user.click(screen.getByRole("button", { name: "Accept: Nora" }));
    const dialog = within(screen.getByRole("dialog", { name: "Accept $461,000?" }));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    expect(await screen.findByRole("dialog", { name: "Accept $450,000?" })).toBeVisible();
  });

  test("both read how the price was fixed, without whose offer raised it", async () => {
    const clause = { ...TERMS, price: 450_000, escalates_to: 470_000, escalates_by: 1000 };
    const fixed = { ...TERMS, price: 461_000 };
    shown = offer({
      ...{ state: "accepted", version: 2, sale: { ...SALE, n: 2 } },
      versions: [
        version(1, { terms: clause }),
        version(2, { terms: fixed, fixes: 1, over_price: 460_000 }),
      ],
    });
    open(`/offers/${OFFER_ID}`);
    const said = await screen.findAllByText(
      /^The price rose to \$461,000, \$1,000 more than another offer\..* up to \$460,000\. We don't say who that is\.$/,
    );
    expect(said).toHaveLength(2);
  });

  test("a refused act shows what the other side has changed", async () => {
    cloud.use(
      notedIn(asked)("accept_offer", () => {
        const versions = [version(1), version(2, { terms: { ...TERMS, price: 470_000 } })];
        shown = offer({ version: 2, versions });
        return HttpResponse.json({ code: "PT409", message: "offer_changed" }, { status: 409 });
      }),
    );
    const { user } = open(`/offers/${OFFER_ID}`);
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    const dialog = within(screen.getByRole("dialog", { name: "Accept $480,000?" }));
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    expect(await dialog.findByText(/changed/)).toBeVisible();
    expect((await screen.findAllByText(/\$470,000/))[0]).toBeInTheDocument();
  });

  test("ranks the backups in line, and names what was seen", async () => {
    const line = (changes: Partial<Offer>) => offer({ state: "backup", ...changes });
    const nora = line({ backup_place: 1, has_sale_ahead: true });
    const beatriz = line({ id: CASH_ID, other: "Beatriz", backup_place: 2, has_sale_ahead: true });
    home = homeOffers([nora, beatriz]);
    cloud.use(
      notedIn(asked)("rank_backups", () => {
        home = homeOffers([
          { ...nora, backup_place: 2 },
          { ...beatriz, backup_place: 1 },
        ]);
        return home;
      }),
    );
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    const names = () =>
      within(screen.getByRole("heading", { name: "Backups in line" }).closest("section") as never)
        .getAllByRole("listitem")
        .map((each) => each.textContent);
    await cards();
    expect(names()).toEqual(["1. Nora$480,000", "2. Beatriz$480,000"]);
    await user.click(screen.getByRole("button", { name: "Move up: Beatriz" }));
    await waitFor(() => expect(names()).toEqual(["1. Beatriz$480,000", "2. Nora$480,000"]));
    expect(calls("rank_backups")).toEqual([
      { listing_id: HOME.id, seen: [OFFER_ID, CASH_ID], ranked: [CASH_ID, OFFER_ID] },
    ]);
    expect(await screen.findByText("Beatriz is number 1 in line.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  });

  test("declines with kind words that can be changed", async () => {
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await user.click(screen.getByRole("button", { name: "Decline: Beatriz" }));
    const words = screen.getByRole("textbox", { name: /To the buyer/ });
    expect(words).toHaveTextContent(/^Thank you for your offer/);
    await user.clear(words);
    await enter(user, words, "Thank you!");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await waitFor(() =>
      expect(calls("decline_offer")).toEqual([{ id: CASH_ID, n: 1, said: "Thank you!" }]),
    );
    const around = screen.getByRole("button", { name: "Decline: Beatriz" }).closest("[tabindex]");
    await waitFor(() => expect(around).toHaveFocus());
  });
});

describe("a round that is over", () => {
  const round = {
    id: "12121212-1212-4121-8121-121212121212",
    called_at: inHours(-20),
    deadline: inHours(-1),
    opened_at: inHours(-1),
    called_off_at: null,
  };
  const answered = () =>
    offer({
      version: 2,
      versions: [version(1), version(2, { round_id: round.id })],
      rounds: [round],
      is_final: true,
    });

  test("the owner reads who answered, also with names hidden, and there is no second one on top", async () => {
    const silent = offer({
      id: CASH_ID,
      other: "Beatriz",
      created_at: inHours(-25),
      rounds: [round],
      is_final: true,
    });
    home = homeOffers([answered(), silent], { round });
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    expect(screen.getByText(/1 of 2 buyers sent one/)).toBeVisible();
    expect(screen.getByText("Nora sent $480,000.")).toBeVisible();
    expect(screen.getByText(/^Beatriz sent nothing, so the offer of \$480,000/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Ask for best and final offers" })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Hide names" }));
    expect(screen.queryByText(/Nora|Beatriz/)).toBeNull();
    expect(screen.getByText("Buyer A sent $480,000.")).toBeVisible();
  });

  test("a buyer reads in the history that the round took place, which version is final, and that the owner's answer is awaited", async () => {
    shown = { ...answered(), side: "buyer" };
    open(`/offers/${OFFER_ID}?change=check`);
    expect(await screen.findByText(/^Version 2, .*best and final$/)).toBeVisible();
    expect(screen.getByText(/asked all buyers for their best and final offer$/)).toBeVisible();
    expect(
      screen.getByText("The round ended, and all its offers were opened together"),
    ).toBeVisible();
    expect(screen.getByText(/^The owner has your best and final offer/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Withdraw offer" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Improve" })).toBeNull();
  });

  test("a round that was called off can be followed by another one", async () => {
    const off = { ...round, opened_at: null, called_off_at: inHours(-2) };
    home = homeOffers(
      home.offers.map((each) => ({ ...each, rounds: [off] })),
      { round: off },
    );
    open(`/my-listings/${HOME.id}/offers`);
    await cards();
    expect(screen.getByText("The round was called off")).toBeVisible();
    expect(screen.getByRole("button", { name: "Ask for best and final offers" })).toBeVisible();
  });
});

describe("a round that runs", () => {
  const round = {
    id: "12121212-1212-4121-8121-121212121212",
    called_at: inHours(-1),
    deadline: inHours(24),
    opened_at: null,
    called_off_at: null,
  };
  const counter = version(2, { made_by: "owner", terms: { ...TERMS, price: 490_000 } });

  test("a round whose answer was lost is the one that runs, and a later deadline is not believed sent", async () => {
    const own = { ...home, offers: [offer(), offer({ id: CASH_ID, other: "Beatriz" })] };
    home = own;
    const ids: unknown[] = [];
    cloud.use(
      http.post(rest("rpc/call_round"), async ({ request }) => {
        ids.push(((await request.json()) as { id: string }).id);
        if (ids.length <= 2) return HttpResponse.error();
        home = {
          ...own,
          round,
          offers: own.offers.map((each) => ({ ...each, round, rounds: [round] })),
        };
        return HttpResponse.json({ code: "PT409", message: "already_stored" }, { status: 409 });
      }),
    );
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await user.click(screen.getByRole("button", { name: "Ask for best and final offers" }));
    await user.click(screen.getByRole("button", { name: "Ask all buyers" }));
    await screen.findByText(ERRORS.outcome_unknown.text);
    await user.selectOptions(screen.getByLabelText("At"), "18:00");
    await user.click(screen.getByRole("button", { name: "Ask all buyers" }));
    expect(await screen.findByText(ERRORS.first_stored.text)).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(new Set(ids).size).toBe(1);
  });

  test("the owner calls it after reading that open counters end with it; while it runs, nothing can be answered, but it can be called off", async () => {
    const versions = [version(1), counter];
    const own = {
      ...home,
      offers: [
        offer({ state: "countered", version: 2, versions }),
        offer({ id: CASH_ID, other: "Beatriz" }),
      ],
    };
    home = own;
    const running = (each: Offer) => ({ ...each, round, rounds: [round] });
    cloud.use(
      notedIn(asked)("call_round", () => {
        home = { ...own, round, offers: own.offers.map(running) };
        return {};
      }),
    );
    const { user } = open(`/my-listings/${HOME.id}/offers`);
    await cards();
    await user.click(screen.getByRole("button", { name: "Ask for best and final offers" }));
    expect(
      screen.getByText(
        /^You have countered 1 offer\. Once you call the round, a counter can no longer/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ask all buyers" }));
    expect(await screen.findByText(/The offers are sealed until then, even for you/)).toBeVisible();
    expect(calls("call_round")).toHaveLength(1);
    expect(screen.getAllByText("Asked for best and final")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Accept|Decline|best and final/ })).toBeNull();

    await user.click(screen.getByRole("button", { name: "Call the round off" }));
    const dialog = within(screen.getByRole("dialog", { name: "Call the round off?" }));
    expect(dialog.getByText(/The sealed offers are never opened/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Call it off" }));
    await waitFor(() => expect(calls("call_off_round")).toEqual([{ id: round.id }]));
  });

  test("a buyer's sealed offer is theirs: page, list and form don't call it an answer to a counter", async () => {
    const sealed = version(3, {
      round_id: round.id,
      is_sealed: true,
      terms: { ...TERMS, price: 500_000 },
    });
    shown = offer({
      side: "buyer",
      other: "Dana",
      state: "countered",
      version: 2,
      versions: [version(1), counter, sealed],
      round,
      rounds: [round],
    });
    const page = open(`/offers/${OFFER_ID}`);
    expect(await screen.findByText("Best and final, sealed")).toBeVisible();
    expect(screen.getByText("Version 3, from you, sealed until the deadline")).toBeVisible();
    expect(
      screen.getByText(/^You proposed \$500,000.* \(sealed until the deadline\)$/),
    ).toBeVisible();
    expect(screen.queryByText(/The owner has countered|Answer with other terms/)).toBeNull();
    page.unmount();
    const list = open("/offers");
    expect(await screen.findByText("Best and final, sealed")).toBeVisible();
    list.unmount();
    const { user, where } = open(`/offers/${OFFER_ID}?change=check`);
    expect(await screen.findByText("Best and final offer")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Change price" }));
    const price = await screen.findByRole("textbox", { name: "Price" });
    expect(price).toHaveValue("500,000");
    await user.clear(price);
    await enter(user, price, "505000");
    await user.click(screen.getByRole("button", { name: "Back to the summary" }));
    await user.click(await screen.findByRole("button", { name: "Send your best and final offer" }));
    await waitFor(() => expect(where()).toBe(`/offers/${OFFER_ID}`));
    expect(calls("improve_offer")).toMatchObject([{ id: OFFER_ID, seen: 3, round_id: round.id }]);
    expect(
      await screen.findByText(/^Your best and final offer is sealed until/),
    ).toBeInTheDocument();
  });
});

describe("an offer", () => {
  test("a counter is the same form: what is changed is marked, the same terms can't be sent, and the owner sees the money in hand", async () => {
    const { user, where } = open(`/offers/${OFFER_ID}?change=check`);
    expect(await screen.findByRole("button", { name: "Send the counter offer" })).toBeDisabled();
    await user.click(screen.getByRole("link", { name: "Change price" }));
    const price = await screen.findByRole("textbox", { name: "Price" });
    expect(price).toHaveAccessibleDescription(/You ask for \$485,000/);
    expect(screen.queryByText(/^Down payment stays/)).toBeNull();
    const net = within(screen.getByRole("region", { name: "What you keep" }));
    // 480,000 less 2% for closing.
    expect(net.getByText("With the current terms you would keep $470,400.")).toBeVisible();
    await user.clear(price);
    expect(net.getByText("Complete the terms to see what you would keep.")).toBeVisible();
    await enter(user, price, "495000");
    expect(net.getAllByText("$485,100")[0]).toBeVisible();
    expect(net.getByText(/^\$14,700 more than now\. .* you would keep \$470,400\.$/)).toBeVisible();
    // Another price leaves the down payment in dollars, and one press keeps its share.
    const said = "Down payment stays $96,000: it was 20% of the price and is 19.4% now.";
    expect(screen.getByText(said)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back to the summary" }));
    expect(await screen.findByText("Changed, was: $480,000")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Change financing" }));
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep 20%: $99,000" }));
    expect(screen.getByRole("textbox", { name: "Down payment" })).toHaveValue("99,000");
    expect(screen.getByRole("textbox", { name: "Down payment" })).toHaveFocus();
    expect(screen.queryByText(/^Down payment stays/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back to the summary" }));
    expect(await screen.findByText("Changed, was: $96,000 (20%)")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep 2.1%: $10,313" }));
    await user.click(screen.getByRole("button", { name: "Send the counter offer" }));
    await waitFor(() => expect(where()).toBe(`/offers/${OFFER_ID}`));
    const terms = { ...TERMS, price: 495_000, down_payment: 99_000, earnest_money: 10_313 };
    expect(calls("counter_offer")).toMatchObject([{ id: OFFER_ID, seen: 1, terms }]);
  });

  test("a buyer who improves an offer sees no money in hand, and asks for none", async () => {
    shown = offer({ side: "buyer", other: "Dana" });
    open(`/offers/${OFFER_ID}?change=price`);
    await screen.findByRole("textbox", { name: "Price" });
    expect(screen.queryByText("What you keep")).toBeNull();
    expect(calls("offers_of_home")).toEqual([]);
  });

  test("the buyer accepts the owner's counter, and both see what happens next", async () => {
    shown = offer({
      side: "buyer",
      other: "Dana",
      state: "countered",
      version: 2,
      versions: [version(1), version(2, { made_by: "owner", terms: { ...TERMS, price: 495_000 } })],
    });
    const { user } = open(`/offers/${OFFER_ID}`);
    expect(await screen.findByText(/The owner proposes other terms/)).toBeVisible();
    expect(
      screen.getByText("Dana countered with $495,000 (102.1% of the asking price)"),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Accept these terms" }));
    await user.click(screen.getByRole("button", { name: "Accept" }));
    expect(await screen.findByRole("heading", { name: "What happens next" })).toBeVisible();
    expect(calls("accept_offer")).toEqual([{ id: OFFER_ID, n: 2 }]);
    expect(screen.getByText("Dana Whitfield")).toBeVisible();
    expect(screen.getByText("Closing").closest("div")).toHaveTextContent(/\d{4}/);
    expect(screen.queryByRole("button", { name: "Accept these terms" })).toBeNull();
    expect(screen.getByRole("button", { name: "End the sale" })).toBeVisible();
  });

  test("between people who no longer write to each other is answered, and gets no new terms", async () => {
    shown = offer({ may_propose: false });
    open(`/offers/${OFFER_ID}?change=check`);
    expect(await screen.findByText(/^You no longer write to each other here/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Accept" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Counter" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Ask a question" })).toBeNull();
  });

  test("the end of a sale is announced with its consequences, a reason and the earnest money", async () => {
    shown = offer({ state: "accepted", sale: SALE });
    const { user } = open(`/offers/${OFFER_ID}`);
    await user.click(await screen.findByRole("button", { name: "End the sale" }));
    const dialog = within(screen.getByRole("dialog", { name: "End this sale?" }));
    for (const text of [
      /24 hours from now/,
      /is for sale again/,
      /This offer ends/,
      /backup/,
      /\$10,000/,
    ])
      expect(dialog.getAllByText(text)[0]).toBeVisible();
    const send = dialog.getByRole("button", { name: "Announce the end" });
    await user.click(send);
    expect(dialog.getByText("Please choose a reason.")).toBeVisible();
    expect(dialog.getByText("Please choose what happens to it.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /Another reason/ }));
    await user.click(dialog.getByRole("radio", { name: "It is divided" }));
    await user.click(send);
    expect(dialog.getByText("Please say in a few words why the sale is ending.")).toBeVisible();
    const words = dialog.getByRole("textbox", { name: /To the other side/ });
    await enter(user, words, "We look for adults only.");
    await user.click(send);
    expect(dialog.getByText(/Please leave it out/)).toBeVisible();
    expect(calls("announce_end")).toEqual([]);
    await user.clear(words);
    await enter(user, words, "We have to stay.");
    await user.click(send);
    await waitFor(() =>
      expect(calls("announce_end")).toEqual([
        {
          id: OFFER_ID,
          seen: 0,
          reason: "other",
          earnest_money: "divided",
          said: "We have to stay.",
        },
      ]),
    );
  });

  test("an announced end is seen by the other side, who agrees to it or goes on", async () => {
    const sale: Sale = {
      ...SALE,
      endings: 2,
      ended_by: "owner",
      reason: "title",
      ends_at: inHours(20),
    };
    shown = offer({ side: "buyer", other: "Dana", state: "accepted", sale });
    const { user } = open(`/offers/${OFFER_ID}`);
    const says = /^The owner has announced the end of this sale \(a problem with the title\)/;
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText("The sale is ending")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Agree to end it now" }));
    await user.click(screen.getByRole("radio", { name: "It goes back to the buyer" }));
    await user.click(screen.getByRole("button", { name: "End it now" }));
    await waitFor(() =>
      expect(calls("agree_to_end")).toEqual([
        { id: OFFER_ID, ending: 2, earnest_money: "to_buyer", said: "" },
      ]),
    );
    await user.click(screen.getByRole("button", { name: "Propose to go on" }));
    await waitFor(() => expect(calls("go_on_with_sale")).toEqual([{ id: OFFER_ID, ending: 2 }]));
  });

  test("a buyer who is asked to stay leaves only after a question", async () => {
    shown = offer({ side: "buyer", other: "Dana", state: "asked" });
    const { user } = open(`/offers/${OFFER_ID}`);
    await user.click(await screen.findByRole("button", { name: "Withdraw offer" }));
    expect(calls("withdraw_offer")).toEqual([]);
    const dialog = within(screen.getByRole("dialog", { name: "Withdraw your offer?" }));
    await user.click(dialog.getByRole("button", { name: "Withdraw offer" }));
    await waitFor(() => expect(calls("withdraw_offer")).toHaveLength(1));
  });

  test("the owner invites visitors again later, even if the buyer ended the sale", async () => {
    shown = offer({ state: "fell_through", visitors: 1 });
    const { user } = open(`/offers/${OFFER_ID}`);
    await user.click(await screen.findByRole("button", { name: "Invite 1 visitor to book again" }));
    await waitFor(() => expect(calls("invite_visitors")).toEqual([{ id: OFFER_ID }]));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Invit/ })).toBeNull());
  });

  test("a buyer's list says where each one stands and what to do next; it is over once the home is sold", async () => {
    const own = { side: "buyer", other: "Dana" } as const;
    const sale: Sale = { ...SALE, state: "closed" };
    const sold = offer({
      ...own,
      id: CASH_ID,
      home: { ...HOME, title: "Barn" },
      state: "accepted",
      sale,
    });
    cloud.use(notedIn(asked)("my_offers", () => [sold, offer({ ...own, state: "asked" })]));
    open("/offers");
    const ahead = within(await screen.findByRole("region", { name: "Open" }));
    const row = ahead.getByRole("link", { name: HOME.title }).closest("li");
    expect(row).toHaveTextContent("Stay as a backup?");
    expect(row).toHaveTextContent(/Please answer by/);
    const earlier = within(screen.getByRole("region", { name: "Earlier" }));
    const over = earlier.getByRole("link", { name: "Barn" }).closest("li");
    expect(over).toHaveTextContent("The home is sold.");
    expect(over).not.toHaveTextContent("contract");
  });
});
