import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { type Database, openPostgres } from "../../local/database.ts";
import { grownTables, insertHistory } from "../support/history.ts";
import { CROWDED_OWNER } from "../support/many-homes.ts";
import { busyTime, compare, type Figures, figuresOf, type Measured } from "./measure.ts";
import { areasAround, DROP_DOWNS, FREE_PRICES, TERMS, viewAround } from "./questions.ts";

/** The parts of `npm run bench` that measure the database, each beside a baseline in the same run. */
interface Bench {
  database: Database;
  url: string;
  rows: number;
}

type Result = Omit<Measured, "part" | "rows">;
type Part = (bench: Bench) => Promise<Result[]>;

const VISITOR = "visitor" as const;
const PLAIN_PAGE = "count(*), and a select of the same cards, on the same indexes";
const page = (args: string) => `select public.search_listings(${args}) as answer`;
const plainPage = (where: string) => [
  `select count(*) from public.listings l where l.status in ('active', 'pending') ${where}`,
  `select private.listing_cards(array(
     select id from public.listings l where l.status in ('active', 'pending') ${where}
     order by (status = 'active') desc, published_at desc, id desc limit 24))`,
];
const few = <T>(cases: readonly T[], most: number) =>
  cases.filter((_, n) => n % Math.ceil(cases.length / most) === 0);

export const PARTS: Record<string, Part> = {
  async search({ database }) {
    const deep = await database.query<{ page_cursor: string }>(
      `select (to_jsonb(published_at) #>> '{}') || '_' || id as page_cursor from public.listings
       where status = 'active' order by md5(id::text) limit 100`,
    );
    return [
      {
        what: "a page and its total, every drop-down",
        against: PLAIN_PAGE,
        ...(await compare(
          database,
          { cases: DROP_DOWNS, sql: ({ args }) => page(args), as: VISITOR },
          { cases: few(DROP_DOWNS, 60), sql: ({ sql }) => plainPage(sql) },
        )),
      },
      {
        what: "by price, up and down",
        ...(await compare(database, {
          cases: few(DROP_DOWNS, 200),
          sql: ({ args }, n) => page(`${args}, sort => 'price_${n % 2 ? "asc" : "desc"}'`),
          as: VISITOR,
        })),
      },
      {
        what: "a deep page",
        against: "the first page",
        ...(await compare(
          database,
          { cases: deep, sql: (each) => page(`page_cursor => '${each.page_cursor}'`), as: VISITOR },
          { cases: deep, sql: () => page("page_size => 24"), as: VISITOR },
        )),
      },
    ];
  },

  async prices({ database }) {
    return [
      {
        what: "a free price range",
        against: PLAIN_PAGE,
        ...(await compare(
          database,
          { cases: FREE_PRICES, sql: ({ args }) => page(args), as: VISITOR },
          { cases: few(FREE_PRICES, 30), sql: ({ sql }) => plainPage(sql) },
        )),
      },
    ];
  },

  async words({ database }) {
    const results: Result[] = [];
    for (const [name, terms] of Object.entries(TERMS)) {
      const sql = (term: string) => page(`filters => '{"search_term": "${term}"}'`);
      const plain = (term: string) => plainPage(`and search @@ private.search_query('${term}')`);
      results.push({
        what: `words: ${name}`,
        against: PLAIN_PAGE,
        ...(await compare(
          database,
          { cases: terms, sql, as: VISITOR },
          { cases: few(terms, 4), sql: plain },
        )),
      });
    }
    return results;
  },

  async map({ database }) {
    const centers = await database.query<{ lat: number; lng: number }>(
      `select lat, lng from public.listings where status = 'active' and lat is not null
       order by md5(id::text) limit 20`,
    );
    const [dense = { lat: 39, lng: -105 }] = await database.query<{ lat: number; lng: number }>(
      `select avg(lat) as lat, avg(lng) as lng from public.listings
       where city = 'Town1' and lat not in (39.375, 45)`,
    );
    const results: Result[] = [];
    const measure = async (what: string, zoom: number, at: typeof centers, filters: string) => {
      const views = at.map((center) => viewAround(center, zoom));
      results.push({
        what: `the map at zoom ${zoom}${what}`,
        against: "group by on the same table",
        ...(await compare(
          database,
          {
            cases: views,
            sql: ({ args }) =>
              `select public.map_listings(${args}, filters => '${filters}') as answer`,
            as: VISITOR,
          },
          { cases: few(views, 4), sql: ({ box }) => groupedBy(box, zoom, filters) },
        )),
      });
    };
    for (const zoom of [4, 6, 8, 10, 12, 14]) {
      await measure("", zoom, centers, "{}");
      await measure(", filtered", zoom, centers, DROP_DOWN);
      await measure(", densest city", zoom, Array(10).fill(dense), "{}");
      await measure(", densest city, filtered", zoom, Array(10).fill(dense), DROP_DOWN);
    }
    for (const zoom of [4, 5, 7, 10])
      await measure(", a free price", zoom, centers, '{"min_price": 123456, "max_price": 654321}');
    await measure(", a rare word", 5, few(centers, 10), '{"search_term": "town77"}');
    await measure(", a frequent word", 5, few(centers, 3), '{"search_term": "porch"}');
    return results;
  },

  async areas({ database }) {
    const results: Result[] = [];
    const [dense = { lat: 39, lng: -105 }] = await database.query<{ lat: number; lng: number }>(
      `select avg(lat) as lat, avg(lng) as lng from public.listings
       where city = 'Town1' and lat not in (39.375, 45)`,
    );
    for (const { name, zoom, area } of areasAround(dense)) {
      const codes = Array(10).fill(area) as string[];
      for (const [what, more] of [
        ["", ""],
        [", filtered", `, ${DROP_DOWN.slice(1, -1)}`],
        [", a free price", ', "min_price": 123456, "max_price": 654321'],
      ]) {
        const asked = (code: string) => `filters => '{"area": "${code}"${more}}'`;
        const { args } = viewAround(zoom < 6 ? { lat: 38, lng: -97 } : dense, zoom);
        results.push({
          what: `the list in ${name}${what}`,
          ...(await compare(database, {
            cases: codes,
            sql: (code) => page(asked(code)),
            as: VISITOR,
          })),
        });
        results.push({
          what: `the map at zoom ${zoom} of ${name}${what}`,
          ...(await compare(database, {
            cases: codes,
            sql: (code) => `select public.map_listings(${args}, ${asked(code)}) as answer`,
            as: VISITOR,
          })),
        });
      }
    }
    return results;
  },

  async owners({ database }) {
    const others = await database.query<{ id: string }>(
      "select distinct user_id as id from public.listings where user_id <> $1 limit 50",
      [CROWDED_OWNER],
    );
    const results: Result[] = [];
    const key = `select * from public.listings where id = (select id from public.listings limit 1)`;
    for (const [name, owners] of [
      ["an owner", others],
      ["an owner of 220 homes", Array.from({ length: 30 }, () => ({ id: CROWDED_OWNER }))],
    ] as const)
      for (const [what, sql] of Object.entries(OWNER_READS))
        results.push({
          what: `${name}: ${what}`,
          against: "one home by its key",
          ...(await compareOwners(database, owners, sql, key)),
        });
    return results;
  },

  async writes({ database, url }) {
    const some = await database.query<{ id: string }>(
      "select id from public.listings where status = 'active' order by md5(id::text) limit 200",
    );
    const publish = ({ id }: { id: string }) =>
      `insert into public.listings (user_id, title, address, city, state, zip_code, price, status, published_at, lat, lng,
         time_zone, description, features)
       select user_id, title, address, city, state, zip_code, price, 'active', now(), lat, lng, time_zone, description,
         features from public.listings where id = '${id}'`;
    const without = "set session_replication_role = ";
    const results: Result[] = [
      {
        what: "publishing a home",
        against: "the row and its indexes alone",
        ...(await compare(
          database,
          { cases: some, sql: publish },
          {
            cases: some,
            sql: (each) => [`${without}replica`, publish(each), `${without}origin`],
          },
        )),
      },
      {
        what: "a new price",
        ...(await compare(database, {
          cases: some,
          sql: ({ id }) =>
            `update public.listings set price = coalesce(price, 0) % 1000000 + 1000 where id = '${id}'`,
        })),
      },
    ];
    const importing = openPostgres(url, { max: 1 });
    await importing.transaction(async (tx) => {
      for (const each of some) await tx.query(publish(each));
      results.push({
        what: "publishing the same while an import of them is open",
        ...(await compare(database, { cases: some, sql: publish })),
      });
    });
    await importing.close();
    results.push({ what: "a new price, four writers at once", ours: await together(url, some) });
    const open = await database.query<{ id: string }>(
      `select listing_id as id from public.availability where date = current_date + 2
       order by md5(listing_id::text) limit 120`,
    );
    const asked = new Map<string, number>();
    results.push({
      what: "a visitor's request for a showing",
      ...(await compare(database, {
        cases: open,
        sql: ({ id }, n) => {
          const round = (asked.get(id) ?? 0) + 1;
          asked.set(id, round);
          return asCaller(
            { role: "anon" },
            `insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
             values (gen_random_uuid(), '${id}', 'Vera', 'bench-${n}-${round}@example.com', '303-555-0100',
                     current_date + ${2 + round}, '14:00')`,
          );
        },
      })),
    });
    const buyers = await database.query<{ home: string; buyer: string }>(
      `select distinct on (l.id) l.id as home, u.id as buyer
       from (select l.*, row_number() over (order by md5(l.id::text)) as n
             from public.listings l where l.status = 'active' limit 120) as l
       join (select u.id, row_number() over (order by u.id) as n from auth.users u) as u on u.n = l.n and u.id <> l.user_id`,
    );
    results.push({
      what: "a buyer's message",
      ...(await compare(database, {
        cases: buyers,
        sql: ({ home, buyer }) =>
          asCaller(
            { role: "authenticated", sub: buyer },
            `select public.ask_owner(gen_random_uuid(), '${home}', 'How old is the roof?')`,
          ),
      })),
    });
    return results;
  },

  /** Two connections ask as fast as they are answered; `median` is milliseconds per search. */
  async throughput({ url }) {
    const pool = openPostgres(url, { max: 2 });
    const times: number[] = [];
    const until = performance.now() + 5000;
    const started = performance.now();
    await Promise.all(
      [0, 1].map(async (asker) => {
        for (let n = asker; performance.now() < until; n += 2) {
          const asked = performance.now();
          await pool.query(page(DROP_DOWNS[(n * 7) % DROP_DOWNS.length]?.args ?? ""));
          times.push(performance.now() - asked);
        }
      }),
    );
    const rate = Math.round((times.length * 1000) / (performance.now() - started));
    await pool.close();
    return [{ what: `${rate} searches a second over two connections`, ours: figuresOf(times) }];
  },

  /**
   * A tick of the clock with nothing to do, how many functions it calls, and the same tick once there is a history in all
   * tables that grow. The first tick after loading does the work of days, so it isn't among them.
   */
  async clock({ database }) {
    await database.exec(await readFile(new URL("../../local/pg-net.sql", import.meta.url), "utf8"));
    await database.exec(
      "insert into vault.decrypted_secrets values ('project_url', 'http://localhost'), ('scheduler_key', 'key')",
    );
    const [{ tick = "" } = {}] = await database.query<{ tick: string }>(
      "select private.tick_statement() as tick",
    );
    const idle = async () => {
      // Nobody answers the calls of an earlier tick, which would be an error after some minutes.
      await database.exec("update private.duties set request_id = null, requested_at = null");
      await database.exec(tick);
      return timed(database, 20, () => database.exec(tick));
    };
    const young = await idle();
    const [row] = await database.query<{ n: number }>(
      "select count(*)::int as n from net.http_request_queue",
    );
    await insertHistory(database, PAST_ROWS);
    await database.query("vacuum analyze");
    const rows = PAST_ROWS * grownTables().length;
    return [
      { what: `an idle tick, calling ${row?.n} functions`, ours: young },
      {
        what: `an idle tick with ${(rows / 1e6).toFixed(1)} million rows of history`,
        ours: await idle(),
        baseline: young,
        against: "the same without history",
      },
    ];
  },
};

/** In each table that grows; they take about two minutes to load. */
const PAST_ROWS = 300_000;

async function timed(
  database: Database,
  times: number,
  work: () => Promise<unknown>,
): Promise<Figures> {
  const taken: number[] = [];
  const [backend] = await database.query<{ pid: number }>("select pg_backend_pid() as pid");
  const before = busyTime(backend?.pid);
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return figuresOf(taken, (busyTime(backend?.pid) - before) / times);
}

const DROP_DOWN =
  '{"property_type": "house", "min_price": 300000, "max_price": 500000, "min_bedrooms": 2}';

/** The columns of a showing that owners' screens show. */
const SHOWING = `b.id, b.listing_id, b.visitor_name, b.visitor_email, b.visitor_phone, b.date, b.time, b.starts_at,
  b.agent_status, b.contact_method, b.special_requests, b.preapproved, b.status, b.no_show, b.cancelled_by,
  b.holds_time, b.created_at, b.updated_at`;

/** The query of an owner's screens, as PostgREST sends it. */
const OWNER_READS = {
  "upcoming showings": (id: string) =>
    `select ${SHOWING}, row_to_json(h) as home from public.bookings b
     cross join lateral (select l.id, l.title, l.address, l.time_zone from public.listings l where l.id = b.listing_id) h
     where b.owner_id = '${id}' and b.status in ('pending', 'confirmed') and b.starts_at >= now()
     order by b.starts_at limit 200`,
  "past showings in one state": (id: string) =>
    `select ${SHOWING} from public.bookings b where owner_id = '${id}' and status = 'completed'
     order by starts_at desc, id limit 20`,
  "the state of the sale": () => "select public.dashboard_state() as answer",
};

let callers = 0;

/** A statement as a request from an address of its own. */
function asCaller(claims: { role: string; sub?: string }, statement: string): string[] {
  callers += 1;
  const headers = JSON.stringify({ "x-forwarded-for": `10.${callers >> 8}.${callers & 255}.1` });
  return [
    `select set_config('request.jwt.claims', '${JSON.stringify(claims)}', false),
            set_config('request.jwt.claim.sub', '${claims.sub ?? ""}', false),
            set_config('request.headers', '${headers}', false), set_config('role', '${claims.role}', false)`,
    statement,
    "reset role",
  ];
}

async function compareOwners(
  database: Database,
  owners: readonly { id: string }[],
  sql: (id: string) => string,
  key: string,
): Promise<Pick<Result, "ours" | "baseline">> {
  const rounds = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < 3; round += 1)
    for (const { id } of owners)
      await database.transaction(async (tx) => {
        await tx.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
                  set_config('role', 'authenticated', true)`,
          [JSON.stringify({ role: "authenticated", sub: id }), id],
        );
        for (const [name, statement] of [
          ["baseline", key],
          ["ours", sql(id)],
        ] as const) {
          const started = performance.now();
          await tx.query(statement);
          rounds[name].push(performance.now() - started);
        }
      });
  return { ours: figuresOf(rounds.ours), baseline: figuresOf(rounds.baseline) };
}

function groupedBy([west, south, east, north]: number[], zoom: number, filters: string): string {
  const side = 360 / 2 ** (zoom + 2);
  const asked: Record<string, string | number> = JSON.parse(filters);
  const where = [
    asked.property_type && `property_type = '${asked.property_type}'`,
    asked.min_price && `price >= ${asked.min_price}`,
    asked.max_price && `price < ${asked.max_price}`,
    asked.min_bedrooms && `bedrooms >= ${asked.min_bedrooms}`,
    asked.search_term && `search @@ private.search_query('${asked.search_term}')`,
  ].flatMap((condition) => (condition ? [` and ${condition}`] : []));
  return `select floor(lat / ${side}) as y, floor(lng / ${side}) as x, count(*), avg(lat), avg(lng)
    from public.listings where status in ('active', 'pending') and lat between ${south} and ${north}
      and lng between ${west} and ${east} ${where.join("")} group by 1, 2`;
}

async function together(url: string, some: { id: string }[]): Promise<Figures> {
  const writers = openPostgres(url, { max: 4 });
  const times: number[] = [];
  await Promise.all(
    [0, 1, 2, 3].map(async (writer) => {
      for (const { id } of some.filter((_, n) => n % 4 === writer)) {
        const started = performance.now();
        await writers.query("update public.listings set price = price + 100000 where id = $1", [
          id,
        ]);
        times.push(performance.now() - started);
      }
    }),
  );
  await writers.close();
  return figuresOf(times);
}
