import { createHash } from "node:crypto";
import type { OfferTerms } from "../../supabase/functions/_shared/domain/offers/offer-terms.ts";
import { openDay } from "../../supabase/functions/_shared/domain/sales/federal-holidays.ts";
import { STANDARD_SLOTS } from "../../supabase/functions/_shared/domain/showings/availability.ts";
import {
  addDays,
  dateInZone,
  instantInZone,
} from "../../supabase/functions/_shared/domain/site/time/time-zones.ts";
import type { Home } from "./homes.ts";
import { plainPdf } from "./plain-pdf.ts";
import { uuidOf } from "./random.ts";
import { type Demo, hoursFrom, insert } from "./tools.ts";

/** Links into the demo's sale without a login, where everything is on this machine. */
export const DEMO_PARTY_TOKEN = "demo-title-officer";
export const DEMO_INSPECTOR_TOKEN = "demo-inspector";
export const DEMO_STEP_TOKEN = "demo-inspection-step";

/** The home under contract; its owner and its buyer have logins of their own (DEMO_SALE in people.ts). */
export const HOME_UNDER_CONTRACT = "home-279";
export const SALE_ID = uuidOf(`sale-${HOME_UNDER_CONTRACT}`);

/** Days since the contract was signed: the review of the disclosures is late, and the inspection is still open. */
const SIGNED_DAYS_AGO = 6;

/**
 * A sale in the middle of its inspection: the contract is signed, the earnest money has arrived, one date has
 * passed, and the buyer asks for a credit. The offer is written as the other demo offers are; from its
 * acceptance on, the two sides act through the functions behind their screens, and only the time of their acts
 * is moved back.
 */
export async function insertSale(demo: Demo): Promise<void> {
  const home = demo.homes.find(({ key }) => key === HOME_UNDER_CONTRACT);
  const owner = home && demo.ownerIds[home.owner];
  const buyer = demo.saleBuyerId;
  if (!home || !owner) return;
  const offer = uuidOf(`offer-${home.key}-0`);
  const { sql } = demo;
  const [known] = await sql.query("select from public.offers where id = $1", [offer]);
  if (known) return;

  const today = dateInZone(demo.now, home.timeZone);
  const terms = termsOf(home, today);
  await insertOffer(demo, home, { offer, owner, buyer, terms });
  const act = (person: string, statement: string, values: readonly unknown[]) =>
    actAs(demo, person, statement, values);
  await act(owner, "private.accept_offer($1, 1, 'keep', 'ask')", [offer]);
  const [opened] = await sql.query<{ id: string }>(
    "select id from public.sales where offer_id = $1",
    [offer],
  );
  if (!opened) throw new Error("The demo's offer was not accepted.");
  const sale = SALE_ID;
  // Everything in the demo has the same id in every run. At the end of the statement, both sides of the reference agree.
  await sql.query(
    `with moved as (update public.sale_steps set sale_id = $2 where sale_id = $1)
     update public.sales set id = $2 where id = $1`,
    [opened.id, sale],
  );
  const signed = addDays(today, -SIGNED_DAYS_AGO);
  const accepted = hoursFrom(demo.now, -24 * (SIGNED_DAYS_AGO + 2));
  await sql.query("update public.sales set accepted_at = $2, accepted_on = $3 where id = $1", [
    sale,
    accepted,
    addDays(signed, -2),
  ]);
  await sql.query("update public.offer_acts set at = $2 where offer_id = $1", [offer, accepted]);

  const record = (person: string, kind: string, told: Record<string, string>) =>
    act(person, "private.record_facts($1, $2, '{}', $3)", [sale, kind, told]);
  const settle = (person: string, kind: string) =>
    act(person, "private.settle_step($1, $2, 0, 'done')", [sale, kind]);
  const earlier = (days: number) =>
    sql.query(
      `update public.sale_acts set at = at - make_interval(days => $2), made_on = made_on - $2::integer
       where sale_id = $1 and at > now() - interval '1 hour'`,
      [sale, days],
    );

  await act(owner, "private.propose_day($1, 'contract', 0, $2, 'calendar', false, 17)", [
    sale,
    signed,
  ]);
  await act(buyer, "private.answer_day($1, 'contract', 1, true)", [sale]);
  await earlier(SIGNED_DAYS_AGO);
  await addContract(demo, home, { sale, owner, signed });
  for (const person of [owner, buyer])
    await record(person, "title", { company: COMPANY, phone: "(612) 555-0148" });
  await record(owner, "title", {
    officer: OFFICER.name,
    file_number: "NS-2041",
    payoff_lender: "Prairie Lake Credit Union",
  });
  await record(owner, "contract", {
    legal_description: "Lot 7, Block 3, Lakewood Addition, according to the recorded plat thereof",
    parcel: "05-029-24-31-0082",
  });
  await record(buyer, "earnest_money", {
    amount: String(terms.earnest_money),
    holder: COMPANY,
    sent: addDays(today, -4),
    called: "(612) 555-0148",
  });
  await record(owner, "earnest_money", { received: addDays(today, -3) });
  await settle(buyer, "earnest_money");
  await earlier(3);
  await sql.query(
    `update public.sale_steps set settled_on = settled_on - 3
     where sale_id = $1 and kind = 'earnest_money'`,
    [sale],
  );
  // The title company asked for some days more.
  await act(owner, "private.propose_day($1, 'title', 0, $2)", [sale, addDays(today, 4)]);
  await act(buyer, "private.answer_day($1, 'title', 1, true)", [sale]);
  await earlier(1);
  const seenYesterday = { appointment: `${addDays(today, -1)}T09:30` };
  await record(buyer, "inspection", {
    inspector: `${INSPECTOR.name}, Moe Home Inspections`,
    ...seenYesterday,
  });
  await record(buyer, "loan", { notes: "Prairie Lake Credit Union", applied: addDays(today, -5) });
  await act(owner, "private.invite_member('sale', $1, $2, $3, $4, 'title_officer', $5, true)", [
    sale,
    uuidOf("party-title"),
    OFFICER.name,
    OFFICER.email,
    OFFICER.phone,
  ]);
  await act(buyer, "private.propose_amendment($1, 0, $2, $3, $4)", [
    sale,
    { seller_credit: 6500 },
    instantInZone(addDays(today, 3), "17:00", home.timeZone).toISOString(),
    "The inspector found a cracked flue and old wiring in the attic. We would rather have a credit than repairs before the closing.",
  ]);
  await act(buyer, "private.invite_member('sale', $1, $2, $3, $4, 'inspector', $5, true)", [
    sale,
    uuidOf("party-inspector"),
    INSPECTOR.name,
    INSPECTOR.email,
    INSPECTOR.phone,
  ]);
  const again = await insertSecondVisit(demo, home, owner);
  await act(buyer, "private.record_facts($1, 'inspection', $2, $3)", [
    sale,
    seenYesterday,
    { appointment: `${again}T10:00` },
  ]);
  if (demo.isOnThisMachine) await openLinks(demo, sale, buyer);
}

const COMPANY = "North Star Title";
const OFFICER = {
  name: "Grace Holloway",
  email: "grace.holloway@title.example",
  phone: "(612) 555-0126",
};

const INSPECTOR = {
  name: "Harriet Moe",
  email: "harriet.moe@inspections.example",
  phone: "(612) 555-0171",
};

/** The inspector looks at the flue again, within the buyer's days to inspect. @returns the day. */
async function insertSecondVisit(demo: Demo, home: Home, owner: string): Promise<string> {
  const today = dateInZone(demo.now, home.timeZone);
  const days = Array.from({ length: 14 }, (_, n) => addDays(today, n + 1));
  await insert(
    demo,
    "public.availability",
    "id",
    days.map((date) => ({
      id: uuidOf(`day-${home.key}-${date}`),
      listing_id: home.id,
      user_id: owner,
      date,
      time_slots: STANDARD_SLOTS.slice(0, 7),
    })),
  );
  const date = addDays(today, 3);
  const starts = instantInZone(date, "10:00", home.timeZone);
  await insert(demo, "public.bookings", "id", [
    {
      id: uuidOf(`visit-${home.key}`),
      listing_id: home.id,
      owner_id: owner,
      visitor_name: INSPECTOR.name,
      visitor_email: INSPECTOR.email,
      visitor_phone: INSPECTOR.phone,
      date,
      time: "10:00",
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + 2 * 3_600_000).toISOString(),
      purpose: "inspection",
      party_id: uuidOf("party-inspector"),
      status: "confirmed",
    },
  ]);
  return date;
}

function termsOf(home: Home, today: string): OfferTerms {
  const share = (part: number) => Math.round((home.price * part) / 1000) * 1000;
  return {
    price: share(0.985),
    escalates_to: null,
    escalates_by: null,
    approved_amount: share(0.8),
    lender: "Sandia Home Loans",
    has_no_home: true,
    warranty: null,
    warranty_most: null,
    earnest_money: share(0.02),
    earnest_money_days: 3,
    financing: "conventional",
    down_payment: share(0.2),
    financing_days: 30,
    inspection_days: 10,
    appraisal_days: 21,
    appraisal_gap: 5000,
    home_sale_days: null,
    disclosure_days: SIGNED_DAYS_AGO - 1,
    seller_credit: 0,
    agent_name: null,
    agent_share: null,
    agent_amount: null,
    title_policy: "owner",
    transfer_tax: null,
    survey: "buyer",
    deposit_holder: COMPANY,
    closing_on: openDay(addDays(today, 36)),
    possession_days: 2,
    included: "Refrigerator, washer, dryer, and the shelves in the study",
    excluded: "",
    note: "",
  };
}

async function insertOffer(
  demo: Demo,
  home: Home,
  made: { offer: string; owner: string; buyer: string; terms: OfferTerms },
): Promise<void> {
  const { offer, owner, buyer, terms } = made;
  const madeAt = hoursFrom(demo.now, -24 * (SIGNED_DAYS_AGO + 3));
  await insert(demo, "public.sale_figures", "listing_id", [
    {
      listing_id: home.id,
      mortgage_payoff: 214_000,
      taxes_due: 1260,
      carrying_cost_day: 54,
      closing_costs_share: 1.6,
      moving_on: addDays(terms.closing_on, 2),
    },
  ]);
  await insert(demo, "public.offers", "id", [
    {
      id: offer,
      listing_id: home.id,
      owner_id: owner,
      buyer_id: buyer,
      home: home.title,
      version: 1,
      expires_at: hoursFrom(demo.now, 24),
      created_at: madeAt,
    },
  ]);
  await insert(demo, "public.offer_versions", "offer_id, n", [
    {
      ...terms,
      offer_id: offer,
      n: 1,
      made_by: "buyer",
      valid_until: hoursFrom(demo.now, 24),
      created_at: madeAt,
    },
  ]);
}

/** The signed contract, which the title officer reads too. */
async function addContract(
  { sql, storage }: Demo,
  home: Home,
  { sale, owner, signed }: { sale: string; owner: string; signed: string },
): Promise<void> {
  const bytes = plainPdf(
    "Purchase agreement",
    [
      `The demo's contract for: ${home.title}`,
      `Signed by both on ${signed}`,
      "The form that the two signed would be here. SelfNVest writes no contracts.",
    ].join("\n"),
  );
  const path = `${sale}/${uuidOf(`contract-file-${home.key}`)}.pdf`;
  await storage.put("sale-files", path, bytes, "application/pdf");
  await sql.query(
    `select private.add_sale_file(
       $1, $2, $3, 'contract', 'parties', $4, 'Purchase agreement, signed.pdf', 'application/pdf', $5, $6)`,
    [
      owner,
      sale,
      uuidOf(`contract-${home.key}`),
      path,
      bytes.length,
      createHash("sha256").update(bytes).digest("hex"),
    ],
  );
}

/** Calls a function of the product as a person who is signed in. */
async function actAs(
  { sql }: Demo,
  person: string,
  call: string,
  values: readonly unknown[],
): Promise<void> {
  const claims = (sub?: string) =>
    sql.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify(sub ? { sub, role: "authenticated" } : {}),
    ]);
  await claims(person);
  await sql.query(`select ${call}`, [...values]);
  await claims();
}

/** The links of the title officer and the inspector, and one from a mail to the buyer. No mail of the demo is sent, so they are known. */
async function openLinks({ sql }: Demo, sale: string, buyer: string): Promise<void> {
  for (const [token, party] of [
    [DEMO_PARTY_TOKEN, "party-title"],
    [DEMO_INSPECTOR_TOKEN, "party-inspector"],
  ] as const)
    await sql.query("select private.make_link('invitation', $2, p_token => $1)", [
      token,
      uuidOf(party),
    ]);
  await sql.query(
    `select private.make_link('step', id, $3, p_token => $1) from public.sale_steps
     where sale_id = $2 and kind = 'inspection'`,
    [DEMO_STEP_TOKEN, sale, buyer],
  );
}
