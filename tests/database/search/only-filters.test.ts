import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";

/** Homes that are new, reduced, open to showings or with an open house this week, and homes of several types. */
const database = ownDatabase({ connections: 1, people: ["olive"] });

beforeAll(async () => {
  // A price that changes within an hour of publishing is a correction.
  const published_at = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["soon", "full", "plain"])
    await makeListing(database, name, "olive", { published_at });
  await makeListing(database, "late", "olive", { property_type: "condo", published_at });
  await makeListing(database, "old", "olive", {
    published_at: new Date(Date.now() - 8 * 86_400_000),
  });
  await makeListing(database, "selling", "olive", { status: "pending" });
  await offerDay(database, "soon", await dayAhead(database, 6));
  await offerDay(database, "late", await dayAhead(database, 7));
  await offerDay(database, "full", await dayAhead(database, 3), []);
  await offerDay(database, "selling", await dayAhead(database, 3));
});

it("showings: within seven days, with a time that can still be asked for, and not for pending homes", async () => {
  expect(await found({ only: "showings" })).toEqual(["soon"]);
  await database.query(
    "insert into public.availability_rules (listing_id, user_id, notice_hours) values ($1, $2, 168)",
    [idOf("soon"), idOf("olive")],
  );
  expect(await found({ only: "showings" })).toEqual([]);
  await database.query("delete from public.availability_rules");
});

it("open: an open house within seven days, with places left, and not for pending homes", async () => {
  expect(await found({ only: "open" })).toEqual([]);
  await hold("soon", 6, 2);
  await hold("late", 7, 2);
  await hold("selling", 3, 2);
  expect(await found({ only: "open" })).toEqual(["soon"]);
  expect(await found({ only: "open,showings" })).toEqual(["soon"]);
  await database.query("update public.open_houses set taken = places");
  expect(await found({ only: "open" })).toEqual([]);
  await database.query("delete from public.open_houses");
});

it("new: published within seven days", async () => {
  expect(await found({ only: "new" })).toEqual(["full", "late", "plain", "selling", "soon"]);
});

it("reduced: from the moment the owner lowers the price until it is raised", async () => {
  expect(await found({ only: "reduced" })).toEqual([]);
  await price("plain", 480_000);
  expect(await found({ only: "reduced" })).toEqual(["plain"]);
  await asActor(database, { person: "olive" }, (tx) =>
    tx.query("update public.listings set description = 'Sunny.' where id = $1", [idOf("plain")]),
  );
  expect(await found({ only: "reduced,new" })).toEqual(["plain"]);
  await price("plain", 490_000);
  expect(await found({ only: "reduced" })).toEqual([]);
});

it("several types, and pending homes alone", async () => {
  expect(await found({ property_type: "condo" })).toEqual(["late"]);
  expect(await found({ property_type: "condo,house" })).toHaveLength(6);
  expect(await found({ property_type: "condo,land", only: "new" })).toEqual(["late"]);
  expect(await found({ status: "pending" })).toEqual(["selling"]);
});

it.each([{ only: "cheap" }, { only: "new,cheap" }, { only: 1 }, { status: "withdrawn" }])(
  "%j is refused",
  async (filters) => {
    await expect(found(filters)).rejects.toThrow("invalid_query");
  },
);

it("a saved search for reduced condos hears of one, and not of other changes", async () => {
  await makeUser(database, "bella");
  await asActor(database, { person: "bella" }, (tx) =>
    tx.query(
      "insert into public.saved_searches (user_id, name, filters) values ($1, 'Reduced', $2)",
      [idOf("bella"), { only: "reduced", property_type: "condo,land", place: "Denver, CO" }],
    ),
  );
  await price("late", 510_000);
  await price("plain", 400_000);
  expect(await finds()).toEqual([]);
  await price("late", 450_000);
  expect(await finds()).toEqual([{ listing_id: idOf("late"), kind: "price" }]);
});

async function hold(home: string, ahead: number, places: number) {
  await database.query(
    `insert into public.open_houses (listing_id, user_id, date, "time", minutes, places)
     values ($1, $2, $3, '19:00', 60, $4)`,
    [idOf(home), idOf("olive"), await dayAhead(database, ahead), places],
  );
}

function price(home: string, dollars: number) {
  return database.query("update public.listings set price = $2 where id = $1", [
    idOf(home),
    dollars,
  ]);
}

function finds() {
  return database.query(
    "select listing_id, found as kind from private.email_outbox where saved_search_id is not null",
  );
}

/** The names of the homes that a visitor finds, whose number is the total. */
function found(filters: object): Promise<string[]> {
  return asActor(database, "visitor", async (tx) => {
    const [row] = await tx.query<{ page: { total: number; listings: { title: string }[] } }>(
      "select public.search_listings(filters => $1) as page",
      [filters],
    );
    const titles = row?.page.listings.map(({ title }) => title) ?? [];
    expect(row?.page.total).toBe(titles.length);
    return titles.sort();
  });
}
