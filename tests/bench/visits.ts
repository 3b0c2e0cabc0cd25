import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openPostgres } from "../../local/database.ts";
import {
  type NativePostgres,
  PRIMARY_SETTINGS,
  startNativePostgres,
} from "../../local/native-postgres.ts";
import { Random } from "../../local/seed/random.ts";
import { buildCorpus } from "./corpus.ts";
import { DROP_DOWNS, viewAround } from "./questions.ts";

/**
 * `npm run bench -- visits`: the processor time that a visit costs the primary where it answers everything, and where a
 * replica answers what is public, with the mix of visits of docs/operating.md. The same visits are made each time, in an
 * order drawn by chance. What all of a server's processes take counts, so also what sending the log to the replica costs.
 */
const VISITS = 1_000;
const HOMES = 20_000;
/** A fifth of a day's visits come in its busiest hour. */
const BUSIEST_SECOND = 0.2 / 3_600;
/** To connect, and for the log to arrive. */
const SETTLING_MS = 2_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Step {
  kind: string;
  /** Answered by a replica where there is one. */
  isPublic: boolean;
  sql: string;
  /** Who asks; without a person it is a visitor. */
  person?: string;
}

interface Scene {
  homes: { id: string; lat: number; lng: number }[];
  owners: string[];
  open: string[];
}

const server = await startNativePostgres({
  settings: { ...PRIMARY_SETTINGS, shared_buffers: "1GB", max_wal_size: "10GB" },
});
let standby: NativePostgres | undefined;
// Otherwise Node ends while a commit's answer is waited for.
const awake = setInterval(() => {}, 60_000);
try {
  const { database, url } = await buildCorpus(server.url, HOMES);
  const scene = await sceneOf(database);
  await database.close();
  const name = new URL(url).pathname;
  const rows: string[][] = [];
  // Everything is in memory and planned before it is measured.
  await visit(scene, 1, url, url, server, 300);
  const alone = await visit(scene, 2, url, url, server);
  rows.push(["one server", ...cells(alone)]);
  standby = await startNativePostgres({
    standbyOf: server,
    settings: { shared_buffers: "1GB", hot_standby: "on" },
  });
  const there = Object.assign(new URL(standby.url), { pathname: name }).href;
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  await visit(scene, 3, url, there, server, 300);
  const spared = await visit(scene, 4, url, there, server);
  rows.push(["with a replica", ...cells(spared)]);
  const replica = busyOf(standby);
  await visit(scene, 5, url, there, server);
  rows.push(["the replica's own", ((busyOf(standby) - replica) / VISITS).toFixed(2)]);
  await standby.stop();
  rows.push(["the replica is gone", ...cells(await visit(scene, 6, url, url, server))]);
  print(rows, alone, spared);
} finally {
  clearInterval(awake);
  await server.stop();
}

type Cost = { each: number; kinds: Map<string, { n: number; ms: number }> };

function cells({ each }: Cost): string[] {
  const rate = 1_000 / each;
  return [
    each.toFixed(2),
    rate.toFixed(0),
    Math.round(rate / BUSIEST_SECOND / 1_000).toLocaleString("en-US"),
  ];
}

function print(rows: string[][], alone: Cost, spared: Cost): void {
  console.log(
    "| | primary's processor time a visit, ms | visits a second and core | thousand visits a day and core |",
  );
  console.log("| --- | --- | --- | --- |");
  for (const row of rows) console.log(`| ${[...row, "", ""].slice(0, 4).join(" | ")} |`);
  console.log(`\nRatio: ${(alone.each / spared.each).toFixed(2)}\n`);
  console.log("| kind | a visit | ms each, as the caller sees it |");
  console.log("| --- | --- | --- |");
  for (const [kind, { n, ms }] of alone.kinds)
    console.log(`| ${kind} | ${(n / VISITS).toFixed(2)} | ${(ms / n).toFixed(2)} |`);
}

async function sceneOf(database: Database): Promise<Scene> {
  const homes = await database.query<Scene["homes"][number]>(
    `select id, lat, lng from public.listings where status = 'active' and lat is not null order by md5(id::text) limit 2000`,
  );
  const owners = await database.query<{ id: string }>(
    `select user_id as id from public.listings group by 1 having count(*) < 50 order by md5(user_id::text) limit 200`,
  );
  const open = await database.query<{ id: string }>(
    `select distinct listing_id as id from public.availability where date = current_date + 4`,
  );
  return { homes, owners: owners.map(({ id }) => id), open: open.map(({ id }) => id) };
}

/** Makes the visits of a round, and tells what they cost the primary. */
async function visit(
  scene: Scene,
  round: number,
  primary: string,
  reads: string,
  measured: NativePostgres,
  visits = VISITS,
): Promise<Cost> {
  const here = openPostgres(primary, { max: 1 });
  const there = openPostgres(reads, { max: 1 });
  const chance = new Random(String(visits));
  const kinds: Cost["kinds"] = new Map();
  const before = busyOf(measured);
  for (let n = 0; n < visits; n += 1)
    for (const step of visitOf(scene, chance, round * VISITS + n)) {
      const started = performance.now();
      await ask(step.isPublic ? there : here, step, round * VISITS + n);
      const known = kinds.get(step.kind) ?? { n: 0, ms: 0 };
      kinds.set(step.kind, { n: known.n + 1, ms: known.ms + performance.now() - started });
    }
  const each = (busyOf(measured) - before) / visits;
  await here.close();
  await there.close();
  return { each, kinds };
}

/** As PostgREST does: who asks, and the question, in one transaction. */
async function ask(database: Database, { sql, person, isPublic }: Step, n: number): Promise<void> {
  const role = person ? "authenticated" : "anon";
  const claims = JSON.stringify({ role, ...(person ? { sub: person } : {}) });
  const headers = JSON.stringify({
    "x-forwarded-for": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  });
  await database.transaction(async (tx) => {
    if (isPublic) await tx.exec("set transaction read only");
    await tx.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
              set_config('request.headers', $3, true), set_config('role', $4, true)`,
      [claims, person ?? "", headers, role],
    );
    await tx.query(sql);
  });
}

/** A visit of the mix in docs/operating.md: 40 in 100 look for a home, 55 open one, 3 are owners, 2 ask for a showing. */
function visitOf(scene: Scene, chance: Random, n: number): Step[] {
  const one = <T>(of: T[]) => of[Math.floor(chance.next() * of.length)] as T;
  const read = (kind: string, sql: string): Step => ({ kind, sql, isPublic: true });
  const home = (): Step[] => {
    const { id } = one(scene.homes);
    return [
      read("home", `select * from public.listings where id = '${id}'`),
      ...["next_free_time", "answer_hours", "similar_listings"].map((name) =>
        read(name, `select public.${name}('${id}')`),
      ),
      {
        kind: "view",
        isPublic: false,
        sql: `select public.register_listing_view('${id}', 'visitor-${n}')`,
      },
    ];
  };
  const who = chance.next();
  if (who < 0.4) {
    const map = () =>
      `select public.map_listings(${viewAround(one(scene.homes), 5 + Math.floor(chance.next() * 9)).args})`;
    return [
      read("search", `select public.search_listings(${one(DROP_DOWNS).args})`),
      ...["to", "town1"].map((typed) =>
        read("suggestions", `select public.suggest_places('${typed}')`),
      ),
      ...[1, 2, 3].flatMap(home),
      ...[1, 2, 3].map(() => read("map", map())),
    ];
  }
  if (who < 0.95) return home();
  if (who < 0.98) {
    const person = one(scene.owners);
    return Array.from({ length: 10 }, () => ({
      kind: "dashboard",
      isPublic: false,
      person,
      sql: "select public.dashboard_state()",
    }));
  }
  // No two requests want the same time.
  const wanted = scene.open[n % scene.open.length];
  const day = 2 + (Math.floor(n / scene.open.length) % 6);
  return [
    ...home(),
    {
      kind: "request",
      isPublic: false,
      sql: `insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time)
            values (gen_random_uuid(), '${wanted}', 'Vera', 'visit-${n}@example.com', '303-555-0100', current_date + ${day}, '14:00')`,
    },
  ];
}

/** The processor time of all of a server's processes so far, in ms, and of those that have ended. */
function busyOf({ data }: NativePostgres): number {
  const [postmaster] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const after = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: ppid, utime, stime, cutime, cstime
      const [parent, ...times] = [1, 11, 12, 13, 14].map((n) => Number(after[n]));
      if (pid === postmaster) ticks += times.reduce((sum, time) => sum + time, 0);
      else if (String(parent) === postmaster) ticks += (times[0] ?? 0) + (times[1] ?? 0);
    } catch {
      // It has ended meanwhile; its parent counts it.
    }
  }
  return ticks * TICK_MS;
}
