import { LISTING_LIMITS, LISTING_RANGES, parseListing } from "@domain/listing-input.ts";
import { LISTING_STATUSES, nextListingStatuses, PROPERTY_TYPES } from "@domain/listings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf } from "../support/actors.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database-server.ts";
import { HOSTILE_TEXTS } from "../support/hostile-text.ts";
import { makeListing, makeUser } from "../support/props.ts";

/** What the wizard and the function know about a listing, and the database enforces: the same. */
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
  await makeUser(database, "olive");
  for (const status of LISTING_STATUSES) await makeListing(database, status, "olive", status);
});
afterAll(() => database.close());

describe("the checks of listings", () => {
  it.each(["title", "address", "city", "description"] as const)("%s is as long", async (column) => {
    expect(await check(column)).toContain(`(char_length(${column}) <= ${LISTING_LIMITS[column]})`);
  });

  it("features are as many and as long", async () => {
    const { features, feature } = LISTING_LIMITS;
    expect(await check("features")).toContain(`is_short_list(features, ${features}, ${feature})`);
  });

  it.each(Object.entries(LISTING_RANGES))("%s is between %j", async (column, [least, most]) => {
    const bounds = (await check(column)).replace(/\(('?)(-?\d+)\1\)?(::[a-z ]+)?/g, "$2");
    expect(bounds).toMatch(new RegExp(`${column} >= ${least}\\b`));
    expect(bounds).toMatch(new RegExp(`${column} <= ${most}\\b`));
  });

  it.each([
    ["status", LISTING_STATUSES],
    ["property_type", PROPERTY_TYPES],
  ])("%s is one of the same values", async (column, values) => {
    const listed = [...(await check(column)).matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(listed.sort()).toEqual([...values].sort());
  });
});

describe("the ways of a listing", () => {
  const pairs = LISTING_STATUSES.flatMap((from) =>
    LISTING_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)("%s → %s", async (from, to) => {
    const change = "update public.listings set status = $2 where id = $1";
    expect(await succeeds(change, [idOf(from), to])).toBe(nextListingStatuses(from).includes(to));
  });
});

describe("what is let through is stored", () => {
  const inputs: Record<string, unknown>[] = [
    ...Object.entries(LISTING_RANGES).flatMap(([field, range]) =>
      range.map((bound) => ({ [field]: bound })),
    ),
    ...(["title", "address", "city", "description"] as const).map((field) => ({
      [field]: "🏡".repeat(LISTING_LIMITS[field]),
    })),
    { features: Array.from({ length: 60 }, (_, n) => `${n}`.padEnd(80, "🏡").slice(0, 80)) },
    { bathrooms: "2.75", lot_size: 0.123_456, zip_code: "83702-1234", state: "idaho" },
    ...HOSTILE_TEXTS.flatMap((text) => [
      { title: text, description: text },
      { address: text, city: text },
      { features: [text] },
      { state: text },
      { zip_code: text },
      { price: text },
    ]),
  ];

  it("whatever it is", async () => {
    let stored = 0;
    for (const input of inputs) {
      const { listing } = parseListing(input);
      if (!listing) continue;
      const columns = Object.keys(listing);
      const sets = columns.map((column, n) => `${column} = $${n + 2}`).join(", ");
      const change = `update public.listings set ${sets} where id = $1`;
      const values = [idOf("draft"), ...Object.values(listing)];
      expect(await succeeds(change, values), JSON.stringify(input)).toBe(true);
      stored += 1;
    }
    expect(stored).toBeGreaterThan(100);
  });
});

async function check(column: string): Promise<string> {
  const rows = await database.query<{ definition: string }>(
    `select pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
     where k.conrelid = 'public.listings'::regclass and k.contype = 'c' and a.attname = $1`,
    [column],
  );
  return rows.map(({ definition }) => definition).join(" and ");
}

/** Whether one row is changed; nothing stays. */
async function succeeds(statement: string, values: unknown[]): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      const rows = await tx.query(`${statement} returning 1`, values);
      throw rows.length === 1 ? new Undo() : new Error("nothing was changed");
    });
  } catch (error) {
    return error instanceof Undo;
  }
  return false;
}

class Undo extends Error {}
