import type { OfferStart } from "@domain/offers/offers.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import { screen, waitFor, within } from "@testing-library/react";
import MakeOfferScreen from "@web/screens/make-offer-screen.tsx";
import OfferScreen from "@web/screens/offer-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { bodiesOf, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { details } from "../../homes/listings/homes.ts";
import { HOME, inDays, OFFER_ID, offer, start } from "./offers.ts";

const cloud = startCloud();
let shown: OfferStart | null;
let sent: Record<string, unknown>[];
let refusal: { status: number; code: string } | undefined;

beforeEach(async () => {
  await comesBack();
  shown = start();
  refusal = undefined;
  sent = bodiesOf(cloud, "post", rest("rpc/make_offer"), () => {
    if (!refusal) return HttpResponse.json(offer({ side: "buyer" }));
    const { status, code } = refusal;
    return HttpResponse.json(
      { code: `PT${status}`, message: code, details: null, hint: null },
      { status },
    );
  });
  cloud.use(
    http.post(rest("rpc/offer_start"), () => HttpResponse.json(shown)),
    http.get(rest("listings"), () => HttpResponse.json([details(1, { id: HOME.id })])),
    http.get(functions("documents"), () =>
      HttpResponse.json([
        {
          id: "ffffffff-ffff-4fff-8fff-ffffffffffff",
          name: "letter.pdf",
          type: "application/pdf",
          size: 2048,
          created_at: inDays(-1),
        },
      ]),
    ),
  );
});

function open(step = "") {
  return renderWeb(
    <Routes>
      <Route path="/listings/:id/offer" element={<MakeOfferScreen />} />
      <Route path="/offers/:id" element={<p>The offer</p>} />
    </Routes>,
    { path: `/listings/${HOME.id}/offer${step}` },
  );
}

type User = ReturnType<typeof renderWeb>["user"];
const radio = (name: string | RegExp, group: string) =>
  screen
    .getAllByRole("radio", { name })
    .find((each) =>
      each.closest("fieldset")?.querySelector("legend")?.textContent?.includes(group),
    );
const next = (user: User) => user.click(screen.getByRole("button", { name: "Continue" }));
const page = (name: string) => screen.findByRole("heading", { level: 2, name });

async function choose(user: User, name: string | RegExp, group: string) {
  const found = radio(name, group);
  if (!found) throw new Error(`No ${name} in ${group}`);
  await user.click(found);
}

function saturdayAfter(date: string): string {
  return addDays(date, 6 - new Date(date).getUTCDay());
}

/** From the first step to the summary, with cash and an inspection. */
async function fill(user: User, earnest = "") {
  await page("Price");
  await enter(user, screen.getByRole("textbox", { name: "Price" }), "450,000");
  if (earnest) await enter(user, screen.getByRole("textbox", { name: /^Earnest/ }), earnest);
  await next(user);
  await page("Financing");
  await user.click(screen.getByRole("radio", { name: "Cash" }));
  await user.click(await screen.findByRole("checkbox", { name: "letter.pdf" }));
  await next(user);
  await page("Conditions");
  await choose(user, /can back out/, "inspection contingency");
  await enter(user, screen.getByRole("textbox", { name: "Days for: Inspection" }), "7");
  await choose(user, /^No appraisal contingency/, "appraisal contingency");
  await choose(user, /^No/, "Do you have to sell a home first?");
  await choose(user, /^No review of disclosures/, "review of disclosures");
  await next(user);
  await page("Costs and agent");
  await next(user);
  await page("Dates");
  await user.type(screen.getByLabelText("Closing date"), inDays(30));
  await next(user);
  await page("What goes with it");
  await next(user);
  await page("Check and send");
}

describe("the form", () => {
  test("the costs fold who pays what, which stays open until the buyer says it; without earnest money there is no holder", async () => {
    const { user } = open("?step=costs");
    await page("Costs and agent");
    const policy = screen.getByLabelText("Title insurance for the buyer");
    expect(policy).not.toBeVisible();
    expect(policy).toHaveDisplayValue("Not agreed: as is usual there");
    expect(screen.queryByLabelText(/Who holds the earnest money/)).toBeNull();
    await user.click(screen.getByText("Who pays what"));
    expect(policy).toBeVisible();
    await user.selectOptions(policy, "The owner pays");
    expect(policy).toHaveDisplayValue("The owner pays");
  });

  test("starts without a figure, and asks for what is missing or probably meant otherwise where it is asked", async () => {
    const { user } = open();
    await page("Price");
    const steps = within(screen.getByRole("navigation", { name: "Steps" }));
    expect(steps.getByText("Step 1 of 7")).toBeVisible();
    expect(steps.getAllByRole("listitem")).toHaveLength(7);
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveValue("");
    expect(screen.getByText(/The owner asks for \$485,000/)).toBeVisible();
    await next(user);
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveFocus();
    expect(screen.getByText("Please enter the price in whole dollars.")).toBeVisible();

    // $245 for $245,000: asks before it goes on, and takes either answer with one press.
    const price = screen.getByRole("textbox", { name: "Price" });
    await enter(user, price, "245");
    expect(screen.getByText(/this is less than 0\.1% of it/)).toBeVisible();
    await next(user);
    const question = screen.getByRole("group", { name: "Did you mean $245,000?" });
    expect(question).toHaveFocus();
    await next(user);
    await page("Price");
    await user.click(screen.getByRole("button", { name: "Use $245,000" }));
    expect(price).toHaveValue("245,000");
    expect(screen.queryByRole("group", { name: /Did you mean/ })).toBeNull();
    await enter(user, screen.getByRole("textbox", { name: /Earnest money/ }), "10");
    await next(user);
    await user.click(screen.getByRole("button", { name: "Keep $10" }));
    await next(user);
    await page("Financing");
  });

  test("a protection is neither included nor waived until the buyer chooses; each says what it means, and its waiver what one may lose", async () => {
    const { user } = open("?step=conditions");
    await page("Conditions");
    for (const each of screen.getAllByRole("radio")) expect(each).not.toBeChecked();
    const groups = screen.getAllByRole("radiogroup");
    expect(groups).toHaveLength(4);
    const yes = groups.map((group) => {
      expect(group).toHaveAccessibleDescription(/days/);
      expect(within(group).getByRole("radio", { name: /^No.*may lose your/ })).toBeVisible();
      const takes = within(group).getByRole("radio", { name: /can back out/ });
      return takes.closest("label")?.textContent;
    });
    expect(new Set(yes).size).toBe(4);
    await next(user);
    expect(screen.getAllByText("Please choose one.")).toHaveLength(4);
    await findAlert("4 things need your attention.");
    expect(radio(/can back out/, "inspection contingency")).toHaveFocus();
    await choose(user, /can back out/, "inspection contingency");
    await findAlert("3 things need your attention.");
    await next(user);
    // An empty field is not a waiver.
    expect(screen.getByText("Please enter the days.")).toBeVisible();
  });

  test("an escalation clause, a lender, a home warranty and an answer about a home to sell are terms that are sent", async () => {
    const { user } = open();
    await page("Price");
    await enter(user, screen.getByRole("textbox", { name: "Price" }), "450,000");
    const most = screen.getByRole("textbox", { name: /^The most you would pay/, hidden: true });
    expect(most).not.toBeVisible();
    await user.click(screen.getByText("Pay more if another offer is higher"));
    expect(screen.queryByRole("textbox", { name: /^More than the other offer by/ })).toBeNull();
    await enter(user, most, "450,000");
    await next(user);
    expect(screen.getByText("Please enter more than the price, or leave it empty.")).toBeVisible();
    expect(
      screen.getByText("Please enter how much more than another offer you would pay."),
    ).toBeVisible();
    await user.clear(most);
    await enter(user, most, "470,000");
    await enter(
      user,
      screen.getByRole("textbox", { name: /^More than the other offer by/ }),
      "1000",
    );
    await next(user);
    await page("Financing");
    await user.click(screen.getByRole("radio", { name: "Conventional loan" }));
    await enter(user, screen.getByRole("textbox", { name: "Down payment" }), "90,000");
    await choose(user, /^No financing contingency/, "financing contingency");
    await enter(user, screen.getByRole("textbox", { name: /^Pre-approved loan/ }), "350,000");
    await enter(user, screen.getByRole("textbox", { name: /^Lender/ }), "Mesa Mortgage");
    await user.click(await screen.findByRole("checkbox", { name: "letter.pdf" }));
    await next(user);
    await page("Conditions");
    await choose(user, /^No inspection contingency/, "inspection contingency");
    await choose(user, /^No appraisal contingency/, "appraisal contingency");
    await choose(user, "I have no home to sell", "Do you have to sell a home first?");
    await choose(user, /^No review of disclosures/, "review of disclosures");
    expect(screen.getByText(/^These terms waive every protection\./)).toBeVisible();
    await next(user);
    await page("Costs and agent");
    await user.click(screen.getByText("Who pays what"));
    await user.selectOptions(screen.getByLabelText("Home warranty"), "Half each");
    await enter(user, screen.getByRole("textbox", { name: /^Home warranty costs at most/ }), "700");
    await next(user);
    await page("Dates");
    await user.type(screen.getByLabelText("Closing date"), inDays(30));
    await next(user);
    await page("What goes with it");
    await next(user);
    await page("Check and send");
    for (const text of [
      "$350,000, says the buyer",
      "Mesa Mortgage, says the buyer",
      "None, says the buyer",
    ])
      expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send the offer" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      terms: {
        ...{ price: 450_000, escalates_to: 470_000, escalates_by: 1000, has_no_home: true },
        ...{ approved_amount: 350_000, lender: "Mesa Mortgage", home_sale_days: null },
        ...{ warranty: "split", warranty_most: 700 },
      },
    });
  });

  test("says in one sentence that every protection is waived", async () => {
    const { user } = open("?step=financing");
    await page("Financing");
    await user.click(screen.getByRole("radio", { name: "Cash" }));
    await next(user);
    await page("Conditions");
    await choose(user, /^No inspection contingency/, "inspection contingency");
    await choose(user, /^No appraisal contingency/, "appraisal contingency");
    await choose(user, /^No/, "Do you have to sell a home first?");
    expect(screen.queryByText(/waive every protection/)).toBeNull();
    await choose(user, /^No review of disclosures/, "review of disclosures");
    expect(screen.getByText(/^These terms waive every protection\./)).toBeVisible();
  });

  test("refuses a closing before a contingency ends, and says what to know about a weekend", async () => {
    const { user } = open("?step=conditions");
    await page("Conditions");
    await choose(user, /can back out/, "inspection contingency");
    await enter(user, screen.getByRole("textbox", { name: "Days for: Inspection" }), "30");
    const end = formatDate(inDays(30), { year: true });
    expect(screen.getByText(new RegExp(`Signed today, it ends on ${end}`))).toBeVisible();
    await choose(user, /^No appraisal contingency/, "appraisal contingency");
    await choose(user, /^No/, "Do you have to sell a home first?");
    await choose(user, /^No review of disclosures/, "review of disclosures");
    await next(user);
    await next(user);
    await page("Dates");
    const closing = screen.getByLabelText("Closing date");
    await user.type(closing, inDays(9));
    await next(user);
    expect(screen.getByText(/The inspection would end after this day/)).toBeVisible();
    await user.clear(closing);
    await user.type(closing, saturdayAfter(inDays(40)));
    expect(screen.queryByText(/would end after this day/)).toBeNull();
    expect(screen.getByText(/is a Saturday\. Banks/)).toBeVisible();
    await next(user);
    await page("What goes with it");
  });

  test("is sent once, with what the summary says, in the round it knows of, and leads to the offer", async () => {
    const round = {
      id: "12121212-1212-4121-8121-121212121212",
      called_at: inDays(-1),
      deadline: `${inDays(2)}T00:00:00Z`,
      opened_at: null,
      called_off_at: null,
    };
    shown = start({ round });
    const { user, where } = open();
    expect(await screen.findByText(/sealed until then, even for the owner/)).toBeVisible();
    await fill(user);
    expect(screen.getByText("$450,000 (92.8% of the asking price)")).toBeVisible();
    expect(screen.getByText("No appraisal contingency")).toBeVisible();
    expect(screen.getByText(/Proof of funds: letter.pdf/)).toBeVisible();
    expect(screen.getByText(/This is not a contract/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send the offer" }));
    await waitFor(() => expect(where()).toBe(`/offers/${OFFER_ID}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      listing_id: HOME.id,
      round_id: round.id,
      terms: { price: 450_000, financing: "cash", inspection_days: 7, appraisal_days: null },
      files: [{ document_id: "ffffffff-ffff-4fff-8fff-ffffffffffff", kind: "proof_of_funds" }],
    });
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  test("a deposit and a down payment are typed as shares of the price, and sent in dollars", async () => {
    const { user } = open();
    await fill(user, "3 %");
    await user.click(screen.getByRole("link", { name: "Change price" }));
    await page("Price");
    expect(screen.getByText(/This is \$13,500\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back to the summary" }));
    await user.click(screen.getByRole("button", { name: "Send the offer" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ terms: { earnest_money: 13_500 } });
  });

  test("keeps what was typed when it is refused or reloaded, and then sends it under the same id; as a backup offer once the home is sold meanwhile", async () => {
    refusal = { status: 409, code: "offer_needs_showing" };
    const first = open();
    await fill(first.user);
    await first.user.click(screen.getByRole("button", { name: "Send the offer" }));
    await findAlert("The owner asks buyers to see the home before they make an offer.");
    first.unmount();

    refusal = { status: 409, code: "home_has_sale" };
    const again = open("?step=check");
    const send = await screen.findByRole("button", { name: "Send the offer" });
    shown = start({ home: { ...HOME, status: "pending" } });
    await again.user.click(send);
    await findAlert(/A sale of this home is pending now/);
    expect(await screen.findByText(/Yours would be a backup offer/)).toBeVisible();
    expect(sent[1]?.id).toBe(sent[0]?.id);
    refusal = undefined;
    await again.user.click(screen.getByRole("button", { name: "Send the backup offer" }));
    await waitFor(() => expect(again.where()).toBe(`/offers/${OFFER_ID}`));
    expect(sent.map(({ as_backup }) => as_backup)).toEqual([false, false, true]);
    expect(sent[1]?.round_id).toBeNull();
    for (const { terms } of sent) expect(terms).toEqual(sent[0]?.terms);
  });

  test("the form says the monthly cost with a loan, by the calculator's rule, and what its approval protects", async () => {
    const { user } = open();
    await page("Price");
    await enter(user, screen.getByRole("textbox", { name: "Price" }), "500000");
    await next(user);
    await page("Financing");
    await user.click(screen.getByRole("radio", { name: "Conventional loan" }));
    const financing = screen.getByRole("radiogroup", {
      name: "What if my loan is not approved? (financing contingency)",
    });
    expect(financing).toHaveAccessibleDescription(/^Within this many days/);
    expect(within(financing).getByText(/loan is not approved, you may lose/)).toBeVisible();
    await enter(user, screen.getByRole("textbox", { name: "Down payment" }), "100000");
    // 400,000 at 4% for 30 years, and the home's tax and insurance.
    const sum = await screen.findByText("$2,214", { selector: "output" });
    expect(sum.closest("div")).toHaveTextContent(
      "20% down. Property tax and insurance are estimates",
    );
  });
});

test("an offer that was changed after its answer was lost: the first one is shown, and the change waits beside it", async () => {
  const { user } = renderWeb(
    <Routes>
      <Route path="/listings/:id/offer" element={<MakeOfferScreen />} />
      <Route path="/offers/:id" element={<OfferScreen />} />
    </Routes>,
    { path: `/listings/${HOME.id}/offer` },
  );
  await fill(user);
  const ids: unknown[] = [];
  cloud.use(
    http.post(rest("rpc/make_offer"), async ({ request }) => {
      const { id, terms } = (await request.json()) as { id: string; terms: { price: number } };
      ids.push(id);
      if (ids.length <= 2) return HttpResponse.error();
      expect(terms.price).toBe(420_000);
      return HttpResponse.json({ code: "PT409", message: "already_stored" }, { status: 409 });
    }),
    http.post(rest("rpc/my_offer"), async ({ request }) => {
      const { id } = (await request.json()) as { id: string };
      return HttpResponse.json({ ...offer({ side: "buyer" }), id });
    }),
  );
  await user.click(screen.getByRole("button", { name: "Send the offer" }));
  await findAlert(ERRORS.outcome_unknown.text);
  await user.click(screen.getByRole("link", { name: /^Price/ }));
  const price = await screen.findByRole("textbox", { name: "Price" });
  await user.clear(price);
  await enter(user, price, "420,000");
  for (const name of ["Financing", "Conditions", "Costs and agent", "Dates", "What goes with it"]) {
    await next(user);
    await page(name);
  }
  await next(user);
  await page("Check and send");
  await user.click(screen.getByRole("button", { name: "Send the offer" }));
  expect(await screen.findByText(/^We received the offer you sent first,/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Send the new terms" })).toBeVisible();
  expect(screen.getAllByText(/\$420,000/).length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
});

test("an obstacle to an offer is explained instead of the form, with what to do next", async () => {
  shown = start({
    obstacle: "offer_needs_showing",
    needs: { disclosures: true, showing: true, proof: false },
    met: { disclosures: true, showing: false },
  });
  open();
  expect(await screen.findByRole("link", { name: "Schedule Property Showing" })).toHaveAttribute(
    "href",
    `/book/${HOME.id}`,
  );
  expect(screen.getByText("Read and acknowledge the disclosures").closest("li")).toHaveTextContent(
    "done",
  );
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
});
