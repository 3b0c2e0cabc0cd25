import {
  CARD_COLUMNS,
  LISTING_FIELDS,
  NUMBER_FIELDS,
  WRITTEN_COLUMNS,
} from "@domain/homes/listing-fields.ts";
import { LISTING_LIMITS, parseListing } from "@domain/homes/listing-input.ts";
import { LISTING_STATUSES, nextListingStatuses, PROPERTY_TYPES } from "@domain/homes/listings.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { createDatabase, ownDatabase } from "../../support/database.ts";
import { documentedSql } from "../../support/documented.ts";
import { HOSTILE_TEXTS } from "../../support/hostile-text.ts";
import { comparisonOf } from "../../support/listing-fields.ts";
import { makeListing } from "../../support/props.ts";
import { checksOf, wordsOf } from "../../support/schema-texts.ts";

/** The wizard and the function know the same rules about a listing as SQL enforces. */
const database = ownDatabase({ people: ["olive"] });

beforeAll(async () => {
  for (const status of LISTING_STATUSES) await makeListing(database, status, "olive", { status });
});

/** Columns that only the server writes, and those that are never shown. */
const OTHER_COLUMNS = [
  ...["id", "user_id", "status", "lat", "lng", "geocoded_at", "time_zone", "published_at"],
  ...["created_at", "updated_at", "search", "county", "reduced_at"],
  ...["reduced_from", "sold_at", "ownership_shown_at"],
];

describe("the fields of a listing", () => {
  it("are the columns of its table", async () => {
    const columns = await names(
      `select attname as name from pg_attribute
       where attrelid = 'public.listings'::regclass and attnum > 0 and not attisdropped`,
    );
    expect(
      columns.filter((name) => ![...WRITTEN_COLUMNS, ...OTHER_COLUMNS].includes(name)),
      "Describe these columns in domain/homes/listing-fields.ts, so that forms, facts, the API, the export and Vesty know them.",
    ).toEqual([]);
    expect(
      WRITTEN_COLUMNS.filter((name) => !columns.includes(name)),
      "These fields have no column: add it in a migration (alter table public.listings add column …).",
    ).toEqual([]);
  });

  it.each(["anon", "authenticated"])("are readable for %s", async (role) => {
    const readable = await granted(role, "select");
    const missing = WRITTEN_COLUMNS.filter((name) => !readable.includes(name));
    expect(
      missing,
      `Every page of a home would fail. In the migration of the field: grant select (${missing.join(", ")}) on public.listings to anon, authenticated;`,
    ).toEqual([]);
  });

  it.each(["insert", "update"])("are what owners may %s", async (verb) => {
    const keys = verb === "insert" ? ["id", "user_id"] : [];
    const allowed = await granted("authenticated", verb);
    const written = [...WRITTEN_COLUMNS, "status", ...keys].sort();
    const missing = written.filter((name) => !allowed.includes(name));
    expect(
      allowed,
      missing.length > 0
        ? `Owners can't write what the form asks for. In the migration of the field: grant ${verb} (${missing.join(", ")}) on public.listings to authenticated;`
        : `Owners may ${verb} columns that domain/homes/listing-fields.ts doesn't describe.`,
    ).toEqual(written);
  });

  it("are on cards and compared as private.listing_fields says", async () => {
    const told = await database.query<{ name: string; on_card: boolean; compared: string[] }>(
      "select name, is_on_card as on_card, comparisons as compared from private.listing_fields",
    );
    const described = LISTING_FIELDS.map((field) => ({
      name: field.name as string,
      on_card: CARD_COLUMNS.some((name) => name === field.name),
      compared: comparisonsOf(field),
    })).filter(({ on_card, compared }) => on_card || compared.length > 0);
    const status = { name: "status", on_card: true, compared: ["="] };
    const missing = described.filter((field) => !told.some(({ name }) => name === field.name));
    const values = missing.map(({ name, compared }) => `('${name}', '{${compared}}')`).join(", ");
    expect(
      told.sort(byName),
      missing.length > 0
        ? `In the migration of the field: insert into private.listing_fields (name, comparisons) values ${values};`
        : "The comparisons in private.listing_fields and the filters and onCard in domain/homes/listing-fields.ts differ.",
    ).toEqual([...described, status].sort(byName));
  });

  it("are what a card in the search shows", async () => {
    const [row] = await database.query<{ card: object }>(
      "select public.search_listings() #> '{listings,0}' as card",
    );
    const others = ["id", "user_id", "status", "lat", "lng", "created_at", "images"];
    others.push("published_at", "reduced_from", "sold_at", "open_house", "answer_hours");
    expect(
      Object.keys(row?.card ?? {}).sort(),
      "Cards differ from what has no onCard: false. Does the migration end with select private.use_listing_fields();?",
    ).toEqual([...CARD_COLUMNS, ...others].sort());
  });

  it("each index behind search and map has the fields that searches filter by, and the status", async () => {
    const indexes = await database.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'public.listings'::regclass
         and indexrelid::regclass::text ~ '_(newest|newest_of_type|price_up|price_down|tile|lat|lng)$'`,
    );
    expect(indexes).toHaveLength(7);
    const compared = NUMBER_FIELDS.filter(({ filters }) => filters).map(({ name }) => name);
    for (const { name, definition } of indexes)
      expect(
        [...compared, "status"].filter((field) => !definition.includes(`, ${field}`)),
        `${name} lacks them. At the end of the migration of the field: select private.use_listing_fields();`,
      ).toEqual([]);
  });
});

it("docs/add-a-field.md has a migration for its example with all of this (a field of that name? take another)", async () => {
  const example = await createDatabase();
  try {
    const [migration = ""] = documentedSql("docs/add-a-field.md");
    const [, name = ""] = migration.match(/add column (\w+)/) ?? [];
    expect(
      WRITTEN_COLUMNS,
      `Homes have ${name} now: take another field as the example of docs/add-a-field.md.`,
    ).not.toContain(name);
    await example.exec(migration);
    const made = await example.query(
      `select f.filter, array(
         select r.rolname || ' may ' || verb
         from pg_roles r, unnest(array['select', 'insert', 'update']) verb
         where r.rolname in ('anon', 'authenticated')
           and has_column_privilege(r.rolname, 'public.listings', $1, verb)
         order by 1) as rights,
         pg_get_indexdef('public.listings_newest'::regclass) like '%' || $1 || '%' as is_in_index,
         (select pg_get_constraintdef(oid) from pg_constraint
          where conname = 'listings_' || $1 || '_check') as checked
       from private.listing_filters f where f.field = $1`,
      [name],
    );
    expect(made).toEqual([
      {
        filter: `min_${name}`,
        rights: [
          "anon may select",
          ...["insert", "select", "update"].map((verb) => `authenticated may ${verb}`),
        ],
        is_in_index: true,
        checked: expect.stringContaining(name),
      },
    ]);
  } finally {
    await example.close();
  }
});

describe("the checks of listings", () => {
  it.each(["title", "address", "city", "description"] as const)("%s is as long", async (column) => {
    expect(await checksOf(database, "listings", column)).toContain(
      `(char_length(${column}) <= ${LISTING_LIMITS[column]})`,
    );
  });

  it("features have the same number and length", async () => {
    const { features, feature } = LISTING_LIMITS;
    expect(await checksOf(database, "listings", "features")).toContain(
      `is_short_list(features, ${features}, ${feature})`,
    );
  });

  it.each(NUMBER_FIELDS)("$name is between $range", async ({ name: column, range }) => {
    const [least, most] = range;
    const bounds = (await checksOf(database, "listings", column)).replace(
      /\(('?)(-?\d+)\1\)?/g,
      "$2",
    );
    const advice = `${column} needs check (${column} between ${least} and ${most}) in its migration.`;
    expect(bounds, advice).toMatch(new RegExp(`${column} >= ${least}\\b`));
    expect(bounds, advice).toMatch(new RegExp(`${column} <= ${most}\\b`));
  });

  it.each(NUMBER_FIELDS)("$name keeps its decimals", async ({ name: column, decimals = 0 }) => {
    const [row] = await database.query<{ type: string }>(
      `select pg_typeof(${column})::text as type from public.listings limit 1`,
    );
    const [type, has] = decimals > 0 ? ["real", "has"] : ["smallint or integer", "has no"];
    const advice = `${column} is ${type} in its migration, because it ${has} decimals in domain/homes/listing-fields.ts.`;
    expect(row?.type, advice).toMatch(decimals > 0 ? /^real$/ : /^(smallint|integer)$/);
  });

  it.each([
    ["status", LISTING_STATUSES],
    ["property_type", PROPERTY_TYPES],
  ])("%s is one of the same values", async (column, values) => {
    const listed = await wordsOf(database, "listings", column);
    expect(listed.sort()).toEqual([...values].sort());
  });
});

describe("a listing's status", () => {
  const pairs = LISTING_STATUSES.flatMap((from) =>
    LISTING_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)("%s → %s", async (from, to) => {
    const change = "update public.listings set status = $2 where id = $1";
    expect(await answerTo(change, [idOf(from), to])).toBe(
      nextListingStatuses(from).includes(to) ? "done" : "listing_transition",
    );
  });
});

it("a home that the domain accepts is stored", async () => {
  const inputs: Record<string, unknown>[] = [
    ...NUMBER_FIELDS.flatMap(({ name, range }) => range.map((bound) => ({ [name]: bound }))),
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

  let stored = 0;
  for (const input of inputs) {
    const { listing } = parseListing(input);
    if (!listing) continue;
    const columns = Object.keys(listing);
    const sets = columns.map((column, n) => `${column} = $${n + 2}`).join(", ");
    const change = `update public.listings set ${sets} where id = $1`;
    const values = [idOf("draft"), ...Object.values(listing)];
    expect(await answerTo(change, values), JSON.stringify(input)).toBe("done");
    stored += 1;
  }
  expect(stored).toBeGreaterThan(100);
});

function comparisonsOf(field: (typeof LISTING_FIELDS)[number]): string[] {
  if (field.name === "property_type") return ["="];
  return "filters" in field ? field.filters.map(comparisonOf) : [];
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}

/** The columns that a role may select, insert or update. */
function granted(role: string, verb: string): Promise<string[]> {
  return names(
    `select attname as name from pg_attribute
     where attrelid = 'public.listings'::regclass and attnum > 0 and not attisdropped
       and has_column_privilege($1, attrelid, attnum, $2)`,
    [role, verb],
  );
}

async function names(statement: string, values: unknown[] = []): Promise<string[]> {
  const rows = await database.query<{ name: string }>(statement, values);
  return rows.map(({ name }) => name).sort();
}

/** "done" if exactly one row is changed; otherwise the reason. Rolled back. */
async function answerTo(statement: string, values: unknown[]): Promise<string> {
  const attempt = database.transaction(async (tx) => {
    const rows = await tx.query(`${statement} returning 1`, values);
    throw new Error(rows.length === 1 ? "done" : "nothing was changed");
  });
  return attempt.catch((error: Error) => error.message);
}
