// Long, because it calls every function and reads every table as each kind of person, in search of one street.
import { APPROXIMATE_RADIUS_M } from "@domain/homes/approximate-place.ts";
import { approximatePlace, namesStreet } from "@domain/homes/hidden-street.ts";
import { distanceKm } from "@domain/homes/us-states.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { isThorough } from "../../support/fuzz.ts";
import { seeding } from "../../support/props.ts";
import { FUNCTIONS } from "../rights/expected.ts";
import {
  answerOf,
  attempts,
  everyRelation,
  GRANT_ALL,
  readings,
  sampleValues,
} from "../rights/roads.ts";
import { BOOKING } from "../rights/samples.ts";
import { setScene } from "../rights/scene.ts";

/**
 * A street that its owner hides is searched for through every road: all relations, all functions that a person may
 * call, the answers of updates, and guesses. tests/database/rights lists the roads and its own test refuses a new
 * relation or function that isn't listed, so that a new one is searched here, too.
 */
const STREET = "1907 Quillfeather Lane";
const EXACT = { lat: 39.712345, lng: -104.987654 };
const CANARY = /quillfeather|39\.712345|104\.987654/i;

const VISITOR: Actor = "visitor";
/** Vera has asked for the showing, with this address and an account. */
const VERA: Actor = { person: "vera" };
const OTHERS: [string, Actor, string][] = [
  ["a visitor", VISITOR, "anon"],
  ["a stranger", { person: "stan" }, "authenticated"],
  ["another owner", { person: "oscar" }, "authenticated"],
  ["a buyer in a conversation", { person: "bert" }, "authenticated"],
  ["the visitor's account", VERA, "authenticated"],
];

const WATCHED = ["a visitor", "a stranger", "the visitor's account"];
const OFFERED = ["a visitor", "a stranger", "a buyer in a conversation"];

/** The functions that tell the street to a person with the link to a confirmed showing. */
const TOLD_BY_LINK = [
  "private.give_feedback",
  "private.showing_by_token",
  "public.give_feedback",
  "public.showing_by_token",
];

/** A person who works on a sale has to find the home, by the link that a side of the sale had mailed to them. */
const TOLD_TO_PARTIES = ["private.party_by_token", "public.party_by_token"];

/** Their link has the agreed terms while the offer is accepted. */
const TOLD_OF_TERMS = ["private.agreed_sale_by_token", "public.agreed_sale_by_token"];

/** The visitor's own account has the link. */
const TOLD_BY_ACCOUNT = ["buyer_state", "my_standing", "my_showing_records", "my_showings"].flatMap(
  (name) => [`private.${name}`, `public.${name}`],
);

/** The functions that tell the street to the buyer of an accepted offer. */
const TOLD_BY_SALE = [
  "private.agreed_sale",
  "private.announce_end",
  "private.my_offer",
  "private.my_offers",
  "private.my_sale",
  "private.open_sales",
  "private.record_facts",
  "public.agreed_sale",
  "public.announce_end",
  "public.dashboard_state",
  "public.my_offer",
  "public.my_offers",
  "public.my_sale",
  "public.record_facts",
];

const SHOWN_AGAIN = ["address_hidden = false", "price = price + 1000"];

// One connection reads the functions' code once.
const database = ownDatabase({ connections: 1, people: ["vera"] });

beforeAll(async () => {
  await setScene(database);
  // Accepting the owner's proposal would confirm the showing.
  await database.exec("delete from booking_proposals");
  await owner("update listings set address = $2 where id = $1", STREET);
  await place();
  await owner("update listings set description = $2 where id = $1", "A porch with a swing.");
});

describe("a street that is shown", () => {
  it("is found by everybody, as is its place", async () => {
    expect(await roadsTo(VISITOR, "anon")).toContain("public.listings");
    for (const [who, actor] of OTHERS) expect(await hits(actor, "Quillfeather"), who).toBe(1);
    expect(await around(EXACT)).toBe(1);
  });
});

/**
 * Hiding it, showing it and hiding it again leaves the same as hiding it once. Every right is granted to everyone, as
 * in the local cloud: a person who finds no street with these rights finds none with production's.
 */
describe("a home whose street is hidden", () => {
  beforeAll(async () => {
    for (const change of ["address_hidden = true", ...SHOWN_AGAIN, "address_hidden = true"])
      await owner(`update listings set ${change} where id = $1`);
    await database.exec(GRANT_ALL);
    await sampleValues(database);
  });

  describe.each([
    ["pending", []],
    ["confirmed", TOLD_BY_LINK],
    ["cancelled", []],
  ])("a showing that is %s", (status, told) => {
    beforeAll(() => setStatus(status));

    // While no person is told, only some of the people who have nothing to do with the showing are tried.
    const looking =
      isThorough || told.length > 0 ? OTHERS : OTHERS.filter(([who]) => WATCHED.includes(who));
    it.each(looking)("%s finds it nowhere but through the link", async (_who, actor, role) => {
      const own = actor === VERA && told.length > 0 ? TOLD_BY_ACCOUNT : [];
      expect(await roadsTo(actor, role)).toEqual([...told, ...own, ...TOLD_TO_PARTIES].sort());
    });

    it(`mail to the visitor tells ${told.length > 0 ? "it" : "only the town"}`, async () => {
      const [mail] = await mailsAbout("visitor");
      expect(mail).toMatchObject({ street_hidden: told.length === 0 });
      expect(CANARY.test(mail?.address ?? "")).toBe(told.length > 0);
      expect(mail?.address).toMatch(/Denver, CO 80202$/);
      const [toOwner] = await mailsAbout("owner");
      expect(toOwner).toMatchObject({ street_hidden: false });
      expect(toOwner?.address).toMatch(CANARY);
    });
  });

  it.each(OTHERS.filter(([who]) => isThorough || OFFERED.includes(who)))(
    "%s finds it in an accepted offer only as its buyer",
    async (who, actor, role) => {
      const states =
        "update offers set state = $1, ended_at = $2 where id in (select offer_id from sales)";
      await database.query(states, ["accepted", null]);
      const isBuyer = who === "a buyer in a conversation";
      const told = [...TOLD_TO_PARTIES, ...TOLD_OF_TERMS, ...(isBuyer ? TOLD_BY_SALE : [])].sort();
      expect(await roadsTo(actor, role)).toEqual(told);
      await database.query(states, ["fell_through", new Date()]);
      if (isBuyer) expect(await roadsTo(actor, role)).toEqual(TOLD_TO_PARTIES);
    },
  );

  it("words don't find it, and don't narrow a search down to it", async () => {
    for (const words of ["Quillfeather", "1907", "Quillfeather Denver", "1907 cottage"]) {
      expect(await hits(VISITOR, words), words).toBe(0);
      const dots =
        "select map_listings(3, -180, -90, 180, 90, jsonb_build_object('search_term', $1::text))";
      const [map] = await database.query<{ map_listings: { total: number } }>(dots, [words]);
      expect(map?.map_listings.total, words).toBe(0);
    }
    expect(await hits(VISITOR, "cottage"), "the home itself is found").toBe(1);
    expect(await hits(VISITOR, "80202 Denver")).toBeGreaterThan(0);
  });

  it("a box on the map finds the middle of its square, and nothing where it stands", async () => {
    expect(await around(EXACT)).toBe(0);
    expect(await around(approximatePlace(EXACT))).toBe(1);
  });

  it("the owner reads it, and the row says where it is approximately", async () => {
    const actor: Actor = { person: "olive" };
    const [row] = await asActor(database, actor, (tx) =>
      tx.query("select address, lat, lng, zip_code from listings where id = $1", [idOf("cottage")]),
    );
    expect(row).toEqual({ address: "", zip_code: "80202", ...approximatePlace(EXACT) });
    const [exact] = await asActor(database, actor, (tx) =>
      tx.query("select address, lat, lng from hidden_places where listing_id = $1", [
        idOf("cottage"),
      ]),
    );
    expect(exact).toEqual({ address: STREET, ...EXACT });
  });
});

/** The play `hidden_streets` has the rest. */
describe("changes of a home whose street is hidden", () => {
  it("a pin in the middle of the square is stored, too", async () => {
    const middle = approximatePlace(EXACT);
    await place(STREET, middle);
    expect(await exactPlace()).toEqual({ address: STREET, ...middle });
    await place();
  });

  it("a nine-digit ZIP code, which names the block, loses its end", async () => {
    await owner("update listings set address_hidden = false where id = $1");
    await database.query("update listings set zip_code = '80202-1907' where id = $1", [
      idOf("cottage"),
    ]);
    await owner("update listings set address_hidden = true where id = $1");
    const [row] = await database.query("select zip_code from listings where id = $1", [
      idOf("cottage"),
    ]);
    expect(row).toEqual({ zip_code: "80202" });
    await database.query(PLACE, [idOf("cottage"), STREET, "80202-1907", EXACT.lat, EXACT.lng]);
    expect(await exactPlace()).toEqual({ address: STREET, ...EXACT });
  });

  it("nobody else's row is touched by a repeated id", async () => {
    await expect(
      asActor(database, { person: "stan" }, (tx) =>
        tx.query(
          `insert into listings (id, user_id, address, address_hidden) values ($1, $2, 'Mine', true)
           on conflict (id) do nothing`,
          [idOf("cottage"), idOf("stan")],
        ),
      ),
    ).resolves.toBeDefined();
    expect(await exactPlace()).toEqual({ address: STREET, ...EXACT });
  });
});

describe("the browser and the database agree", () => {
  const place = fc.record({
    lat: fc.double({ min: 18, max: 72, noNaN: true }),
    lng: fc.double({ min: -180, max: -60, noNaN: true }),
  });

  it("the square of a place has the home within half a mile, in both languages", async () => {
    const places = fc.sample(place, 2000);
    const rows = await database.query<{ lat: number; lng: number; again: number }>(
      `select private.approximate_lat(p.lat) as lat, private.approximate_lng(p.lat, p.lng) as lng,
              private.approximate_lng(private.approximate_lat(p.lat),
                                      private.approximate_lng(p.lat, p.lng)) as again
       from jsonb_to_recordset($1::jsonb) as p (lat float8, lng float8)`,
      [places],
    );
    places.forEach((each, n) => {
      const middle = approximatePlace(each);
      expect(middle).toEqual({ lat: rows[n]?.lat, lng: rows[n]?.lng });
      expect(rows[n]?.again, "snapping twice changes nothing").toBe(middle.lng);
      expect(distanceKm(each, middle) * 1000).toBeLessThan(APPROXIMATE_RADIUS_M);
    });
  });

  it("words give the street away in both languages or in none", async () => {
    const word = fc.constantFrom(
      ...[
        "1907",
        "12",
        "12b",
        "N.",
        "North",
        "SW",
        "Maple",
        "maple,",
        "Map\u200ble",
        "１2",
        "Quillfeather",
        "St",
        "Street",
      ],
      ...[
        "Lot",
        "7",
        "County",
        "Road",
        "Cañon",
        "",
        " ",
        "#4",
        "’s",
        "US-93",
        "Highway",
        "93",
        "12½",
        "1/2",
      ],
      ...[
        "500",
        "East",
        "E",
        "S",
        "St.",
        "Saint",
        "James",
        "Mt",
        "Fifth",
        "5th",
        "One",
        "1",
        "twenty-two",
        "22-A",
        "22A",
        "Avenue",
        "B",
        "O’Fallon",
      ],
    );
    const text = fc.array(word, { maxLength: 7 }).map((words) => words.join(" "));
    const pairs = fc.sample(fc.record({ text, address: text }), 3000);
    const rows = await database.query<{ names: boolean }>(
      `select private.names_street(p.text, p.address) as names
       from jsonb_to_recordset($1::jsonb) as p (text text, address text)`,
      [pairs],
    );
    expect(rows.map(({ names }) => names)).toEqual(
      pairs.map(({ text, address }) => namesStreet(text, address)),
    );
    expect(rows.filter(({ names }) => names).length).toBeGreaterThan(50);
  });
});

/** The names of all relations and functions whose answers to the actor have the canary. */
async function roadsTo(actor: Actor, role: string): Promise<string[]> {
  const roads: [name: string, statement: string][] = [];
  const names = await everyRelation(database);
  const statements = await readings(database, names, role);
  for (const [n, name] of names.entries()) {
    roads.push([name, statements[n] ?? ""]);
    if (/^(public|private)\./.test(name))
      roads.push([name, `delete from ${name} r returning r::text as text`]);
    if (name === "public.listings")
      roads.push([name, `update ${name} r set title = title returning r::text as text`]);
  }
  for (const [name, { roles, call }] of Object.entries(FUNCTIONS))
    if (roles.includes(role)) roads.push([name, answerOf(call)]);
  const answers = await attempts(
    database,
    actor,
    roads.map(([, statement]) => statement),
  );
  const found = roads.filter((_, n) => CANARY.test(answers[n] ?? "")).map(([name]) => name);
  return [...new Set(found)].sort();
}

function owner(statement: string, ...values: string[]) {
  return asActor(database, { person: "olive" }, (tx) =>
    tx.query(statement, [idOf("cottage"), ...values]),
  );
}

const PLACE =
  "select place_listing($1, $2, 'Denver', 'CO', $3, $4, $5, 'Denver County', 'America/Denver') as is_placed";

async function place(address = STREET, { lat, lng } = EXACT) {
  const values = [idOf("cottage"), address, "80202", lat, lng];
  const rows = await asActor(database, "service", (tx) => tx.query(PLACE, values));
  expect(rows).toEqual([{ is_placed: true }]);
}

async function exactPlace() {
  const [row] = await database.query(
    "select address, lat, lng from hidden_places where listing_id = $1",
    [idOf("cottage")],
  );
  return row;
}

/** The showing is written as the seed does it, because a cancelled showing can't be confirmed again. */
function setStatus(status: string) {
  return seeding(database, `update public.bookings set status = $1 where id = ${BOOKING}`, [
    status,
  ]);
}

/** The emails about the showing in its current state. */
async function mailsAbout(recipient: "visitor" | "owner") {
  type Mail = { address: string; street_hidden: boolean };
  return database.transaction(async (tx) => {
    await tx.exec(`
      delete from private.email_outbox where booking_id = ${BOOKING};
      insert into private.email_outbox (booking_id, kind, recipient, sequence)
        select id, case status when 'pending' then 'requested' else status end, '${recipient}', sequence
        from public.bookings where id = ${BOOKING}`);
    return tx.query<Mail>(
      "select address, street_hidden from public.claim_booking_emails(null, 100)",
    );
  });
}

async function hits(actor: Actor, words: string): Promise<number> {
  const [row] = await asActor(database, actor, (tx) =>
    tx.query<{ total: number }>(
      `select (search_listings(jsonb_build_object('search_term', $1::text)) ->> 'total')::int as total`,
      [words],
    ),
  );
  return row?.total ?? -1;
}

/** How many homes are within some ten meters. */
async function around({ lat, lng }: { lat: number; lng: number }): Promise<number> {
  const near = 0.0001;
  const [row] = await asActor(database, VISITOR, (tx) =>
    tx.query<{ total: number }>(
      `select (search_listings('{}', 'newest', null, 24, $1, $2, $3, $4) ->> 'total')::int as total`,
      [lng - near, lat - near, lng + near, lat + near],
    ),
  );
  return row?.total ?? -1;
}
