// Long, because it runs npm start in a copy of the project, twice.
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDeployment } from "../../../deploy/doctor/deployment.ts";
import { examine } from "../../../deploy/doctor/doctor.ts";
import { localProduct } from "../../../deploy/local-product.ts";
import type { Sql } from "../../../local/database.ts";
import { openEngine } from "../../../local/lite/engine.ts";
import type { Ready } from "../../../local/ready.ts";
import { homes } from "../../../local/seed/homes.ts";
import { api, type Reached, rest } from "../../support/api.ts";
import { launchBrowser, PHONE, watchConsole } from "../../support/browser.ts";
import { jsonOf, postJson } from "../../support/edge-requests.ts";
import { mailTo } from "../../support/mailbox.ts";
import { problemsOf } from "../../support/reach.ts";
import { Product } from "../product.ts";

/** `npm start`, as a newcomer runs it. `tests/local/restart.test.ts` shows that a crash loses nothing. */
const VISITOR = "grace@visitor.example";
/** Things that a development machine does differently, or has no secrets for. */
const NOT_CHECKED = [
  "Missing files are missing",
  "No code is inline",
  "Files with a hash are kept",
  "The service worker is fresh",
  "Their variables are yours",
  "The access token is accepted",
  "The clock's key is accepted",
  "Legacy keys",
  "It has this release's migrations",
  "New accounts confirm their address",
  "Auth sends through your SMTP",
  "Auth sends as your sender",
  "The mail server takes Auth's password",
  "Links of Auth lead to this site",
  "Links of Auth may lead to its pages",
  "A mail to you",
  "Stripe's webhook exists and is enabled",
  "It sends every event we need",
  "The functions have its signing secret",
  "Documenso accepts the key",
  "Telephones can be proven",
  "Map tiles",
  "Pictures from above",
  "The geocoder that functions ask",
  "The mortgage rate",
  "The read replica",
  "The host's edge",
];

const [home] = homes();
if (!home) throw new Error("The demo has no homes.");

const product = new Product();
let ready: Ready;
let cloud: Reached;

beforeAll(async () => {
  ready = await product.start();
  cloud = { ...ready, apiUrl: ready.api };
});

afterAll(() => product.remove());

test("the local site's pages work unbundled: homes, and the style guide that only developers see", async () => {
  const browser = await launchBrowser();
  try {
    const look = { ...PHONE, isMobile: false, reducedMotion: "reduce" } as const;
    const page = await (await browser.newContext(look)).newPage();
    const complaints = watchConsole(page);
    await page.goto(`${ready.web}/listings/${home.id}`);
    await page.getByRole("heading", { level: 1, name: home.title }).waitFor();
    await page.goto(`${ready.web}/login`);
    await page.getByText(ready.demo[0]?.email ?? "").waitFor();
    expect(await problemsOf(page, `${ready.web}/styleguide`)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("the doctor finds nothing wrong with npm start", async () => {
  const local = await localProduct({ LOCAL_DIR: product.folder });
  const rows = await examine(await openDeployment(ready.web, {}, {}, local));
  expect(rows.filter(({ state }) => state === "wrong")).toEqual([]);
  const unchecked = rows.filter(({ state }) => state === "unchecked");
  expect(unchecked.map(({ check }) => check)).toEqual(NOT_CHECKED);
  expect(rows.find(({ check }) => check === "Content-Security-Policy")?.state).toBe("ok");
});

test("the same search answers at /api/listings", async () => {
  const answer = await fetch(`${ready.web}/api/listings?search_term=porch&page_size=3`);
  const query = 'rpc/search_listings?filters={"search_term":"porch"}';
  const { total } = await jsonOf(await rest(cloud, undefined, "GET", query));
  expect(answer.headers.get("x-total-count")).toBe(String(total));
  const [first] = await answer.json();
  const photo = await fetch(first.images[0]);
  expect(photo.headers.get("content-type")).toBe("image/webp");
});

test("cards of the demo say how quickly their owner answers", async () => {
  const filters = encodeURIComponent(JSON.stringify({ search_term: home.title }));
  const found = await rest(cloud, undefined, "GET", `rpc/search_listings?filters=${filters}`);
  const { listings } = await jsonOf(found);
  const card = listings.find(({ id }: { id: string }) => id === home.id);
  expect(card).toMatchObject({ title: home.title, answer_hours: 6 });
});

test("the clock mails whoever books and closes the page", async () => {
  const days = `availability?select=date,time_slots&listing_id=eq.${home.id}&order=date.desc`;
  const [day] = await jsonOf(await rest(cloud, undefined, "GET", days));
  const asked = await rest(cloud, undefined, "POST", "bookings", {
    id: crypto.randomUUID(),
    listing_id: home.id,
    visitor_name: "Grace",
    visitor_email: VISITOR,
    visitor_phone: "208 555 0199",
    date: day.date,
    time: day.time_slots[0],
  });
  expect(asked.status).toBe(201);
  await expect.poll(() => mailTo(ready.standins, VISITOR), { interval: 250 }).toHaveLength(1);
  const query = `bookings?select=visitor_email&listing_id=eq.${home.id}`;
  const rows = await jsonOf(await rest(cloud, { token: await signIn() }, "GET", query));
  expect(rows.map((row: { visitor_email: string }) => row.visitor_email)).toContain(VISITOR);
});

test("Ctrl-C stops it cleanly, and nothing answers anymore", async () => {
  await product.stop();
  expect(product.isAlive()).toBe(false);
  for (const address of [ready.web, ready.api, ready.standins]) {
    await expect(fetch(address)).rejects.toThrow();
  }
});

test("data that another state of the project made is kept beside new data", async () => {
  const edit = "update supabase_migrations.schema_migrations set statements = '{select 1}'";
  await withDatabase(join(product.folder, "db"), (sql) =>
    sql.exec(`${edit} where version like '%0500'`),
  );
  ready = await product.start();
  cloud = { ...ready, apiUrl: ready.api };
  expect(product.printed).toMatch(/another state of the project made the data/);
  const query = `bookings?select=visitor_email&listing_id=eq.${home.id}`;
  const rows = await jsonOf(await rest(cloud, { token: await signIn() }, "GET", query));
  expect(rows.map((row: { visitor_email: string }) => row.visitor_email)).not.toContain(VISITOR);
  await product.stop();

  const [kept = ""] = readdirSync(product.folder).filter((name) => name.startsWith("before-"));
  expect(product.printed).toContain(
    `LOCAL_DIR=${relative(".", join(product.folder, kept))} npm start`,
  );
  expect(readdirSync(join(product.folder, kept))).toEqual(
    expect.arrayContaining(["db", "keys.json", "mail.jsonl", "storage"]),
  );
  const old = await withDatabase(join(product.folder, kept, "db"), (sql) =>
    sql.query("select from public.bookings where visitor_email = $1", [VISITOR]),
  );
  expect(old).toHaveLength(1);
});

async function withDatabase<T>(dataDir: string, use: (sql: Sql) => Promise<T>): Promise<T> {
  const engine = await openEngine({ dataDir });
  try {
    return await use(engine.sql);
  } finally {
    await engine.close();
  }
}

async function signIn(): Promise<string> {
  const login = postJson(ready.demo[0]);
  const answer = await api(cloud, undefined, "auth/v1/token?grant_type=password", login);
  return (await jsonOf(answer)).access_token;
}
