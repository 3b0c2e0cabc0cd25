import { US_STATES } from "@domain/homes/us-states.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { insertListings } from "../../support/props.ts";

/** The names of a home's places, the places that are suggested, and the homes that a search for one finds. */
const database = ownDatabase({ connections: 1, people: ["olive"] });

beforeAll(async () => {
  await homes([
    ["active", "1418 N. Maple St, Unit 4", "Boise", "ID", "83702", "Ada County"],
    ["pending", "12 north maple street", "boise", "ID", "83702", "Ada County"],
    ["active", "3 Maple Ave", "Boise", "ID", "83706-1234", "Ada County"],
    ["sold", "9 Sold Way", "Eagle", "ID", "83616", "Ada County"],
    ["draft", "8 Draft Way", "Eagle", "ID", "83616", "Ada County"],
    ["active", "5 Secret Lane", "Meridian", "ID", "83642", "Ada County"],
    ["active", "Maple House", "Boise City", "OK", "73933", "Cimarron County"],
    ["active", "20 Calle Olvera", "San José", "CA", "95112", ""],
    ["active", "2 Broad St", "Richmond", "VA", "23219", "Richmond"],
    ["active", "4 Canal St", "New Orleans", "LA", "70130", "Orleans Parish"],
  ]);
  await database.query(
    "update public.listings set address_hidden = true where address = '5 Secret Lane'",
  );
});

type Suggestion = { label: string; kind: string; homes: number };

describe.each(["while the changes wait", "once they are counted"])("%s", (when) => {
  beforeAll(async () => {
    // A place appears with the first count; from then on, pending changes count too.
    await database.exec("select private.count_changes()");
    if (when.startsWith("while")) {
      await database.exec(
        "update public.listings set city = city || '!'; select private.count_changes(); update public.listings set city = rtrim(city, '!')",
      );
    }
  });

  it.each<[string, Suggestion[]]>([
    [
      "boi",
      [
        { label: "Boise, ID", kind: "town", homes: 3 },
        { label: "Boise City, OK", kind: "town", homes: 1 },
      ],
    ],
    ["BOISE, id", [{ label: "Boise, ID", kind: "town", homes: 3 }]],
    [
      "maple",
      [
        { label: "N Maple Street, Boise, ID", kind: "street", homes: 2 },
        { label: "Maple Avenue, Boise, ID", kind: "street", homes: 1 },
      ],
    ],
    [
      "n map",
      [
        { label: "N Maple Street, Boise, ID", kind: "street", homes: 2 },
        { label: "Maple Avenue, Boise, ID", kind: "street", homes: 1 },
      ],
    ],
    ["83702", [{ label: "83702", kind: "zip", homes: 2 }]],
    ["ada", [{ label: "Ada County, ID", kind: "county", homes: 4 }]],
    ["idah", [{ label: "Idaho", kind: "state", homes: 4 }]],
    ["san jos", [{ label: "San José, CA", kind: "town", homes: 1 }]],
    ["orl", [{ label: "Orleans Parish, LA", kind: "county", homes: 1 }]],
    // Neither sold homes nor drafts, nor what an owner hides, nor a house by its name.
    ...["eagle", "sold", "draft", "secret", "5 secret", "xyz", "", " ,;' ", "ma"].map(
      (typed): [string, Suggestion[]] => [typed, []],
    ),
  ])("%j suggests places", async (typed, wanted) => {
    expect(await suggest(typed)).toEqual(wanted);
  });
});

it.each([
  ["Boise, ID", 3],
  ["boise id", 3],
  ["83706", 1],
  ["Ada County, ID", 4],
  ["Idaho", 4],
  ["N Maple Street, Boise, ID", 2],
  ["Richmond, VA", 1],
  ["Secret Lane, Meridian, ID", 0],
  ["Boise", 0],
  ["!!", 0],
])("%s has %i homes", async (place, total) => {
  const answer = await search({ place });
  expect(answer).toMatchObject({ total, more: false });
  expect(answer.listings).toHaveLength(total);
  const active = await search({ place, status: "active" });
  expect(active.total).toBeLessThanOrEqual(total);
});

it("a place can be combined with words and other filters", async () => {
  expect(await search({ place: "Boise, ID", search_term: "lane" })).toMatchObject({ total: 0 });
  expect(await search({ place: "Boise, ID", search_term: "avenue" })).toMatchObject({ total: 1 });
  expect(await search({ place: "Boise, ID", search_term: "the" })).toMatchObject({ total: 0 });
  expect(await search({ place: "Boise, ID", status: "active" })).toMatchObject({ total: 2 });
});

describe("a place that people spell in several ways", () => {
  beforeAll(async () => {
    await homes([
      ["active", "123 US Highway 93 N", "Arlee", "MT", "59821", ""],
      ["active", "77 Hwy. 93", "Arlee", "MT", "59821", ""],
      ["active", "9 CR 12", "Arlee", "MT", "59821", ""],
      ["active", "1010 S 500 E", "St. George", "UT", "84770", ""],
      ["active", "12 Fifth Ave", "Saint George", "UT", "84770", ""],
      ["active", "5 Calle Real", "Española", "NM", "87532", ""],
      ["active", "8 Elm Rd", "Mount Vernon", "WA", "98273", ""],
      ["active", "6 Elm Rd", "O’Fallon", "MO", "63366", ""],
    ]);
    await database.exec("select private.count_changes()");
  });

  it.each([
    ["us-93", 2],
    ["US 93", 2],
    ["highway 93", 2],
    ["US Hwy 93 N", 2],
    ["u.s. route 93", 2],
    ["county road 12", 1],
    ["st. george", 2],
    ["saint george", 2],
    ["St George Ut", 2],
    ["1010 South 500 East", 1],
    ["5th avenue", 1],
    ["espanola", 1],
    ["ESPAÑOLA", 1],
    ["Española", 1],
    ["mt vernon", 1],
    ["o'fallon", 1],
    ["ofallon", 1],
    ["us-94", 0],
    ["saint james", 0],
  ])("is found as %j by the words of a search", async (search_term, total) => {
    expect(await search({ search_term })).toMatchObject({ total });
  });

  it.each([
    ["saint geo", "Saint George, UT"],
    ["St. G", "Saint George, UT"],
    ["sain", "Saint George, UT"],
    ["espano", "Española, NM"],
    ["mt ver", "Mount Vernon, WA"],
    ["moun", "Mount Vernon, WA"],
    ["us-93", "Hwy 93, Arlee, MT"],
    ["highway 9", "Hwy 93, Arlee, MT"],
    ["fifth", "Fifth Avenue, Saint George, UT"],
    ["500 ea", "S 500 E, St. George, UT"],
  ])("is suggested for %j, once however its owners spell it", async (typed, label) => {
    const found = await suggest(typed);
    expect(found.map((each) => each.label)).toContain(label);
    expect(found.map((each) => each.label)).not.toContain("St. George, UT");
    const homes = found.find((each) => each.label === label)?.homes;
    expect(await search({ place: label })).toMatchObject({ total: homes });
  });
});

it.each([[5], [["Boise, ID"]], ["x".repeat(301)]])("refuses %j", async (place) => {
  await expect(search({ place })).rejects.toThrow("invalid_query");
});

it("a label is what its own search finds, whatever owners write", async () => {
  await homes([["active", `7 O'Neil\\s "St"`, "d'Iberville & Sons", "MS", "39540", ""]]);
  await database.exec("select private.count_changes()");
  const [town] = await suggest("d'ib");
  const [street] = await suggest("o'neil");
  expect([town?.homes, street?.homes]).toEqual([1, 1]);
  for (const found of [town, street])
    expect(await search({ place: found?.label })).toMatchObject({ total: 1 });
});

it("words that name no place find no homes, even while a home without a street waits to be counted", async () => {
  await homes([["active", "Elm House", "Salem", "OR", "97301", ""]]);
  for (const place of ["", "!!"]) expect(await search({ place })).toMatchObject({ total: 0 });
  expect(await search({ place: "Salem, OR" })).toMatchObject({ total: 1 });
});

it("every state has its name", async () => {
  for (const [code, { name }] of Object.entries(US_STATES)) {
    const [row] = await database.query<{ name: string }>("select private.state_name($1) as name", [
      code,
    ]);
    expect(row?.name).toBe(name);
  }
});

function homes(rows: string[][]) {
  return insertListings(
    database,
    rows.map(([status, address, city, state, zip_code, county]) => ({
      ...{ user_id: idOf("olive"), title: "A home", time_zone: "America/Boise" },
      ...{ status, address, city, state, zip_code, county },
    })),
  );
}

function suggest(typed: string): Promise<Suggestion[]> {
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ found: Suggestion[] }>(
      "select public.suggest_places($1) as found",
      [typed],
    );
    return row?.found ?? [];
  });
}

type Page = { total: number; more: boolean; listings: unknown[] };

function search(filters: object): Promise<Page> {
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ page: Page }>(
      "select public.search_listings(filters => $1) as page",
      [filters],
    );
    return row?.page as Page;
  });
}
