import { afterEach, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { functionNames } from "../../support/edge-functions.ts";
import { EDGE_ENV, type EdgeProcess, startEdgeProcess } from "../../support/edge-process.ts";
import { bearer, codeOf, jsonOf } from "../../support/edge-requests.ts";

/** Each function by itself: the settings it can't start without, and the routes that only our scheduler may call. */

/** The settings that each function can't start without. Stripe, the model and the geocoder are optional. */
const PLATFORM = [
  "SUPABASE_URL",
  "SUPABASE_ANON_KEY",
  "SUPABASE_SERVICE_ROLE_KEY",
  "ALLOWED_ORIGINS",
];
const MAIL = ["RESEND_API_KEY", "MAIL_FROM", "SITE_URL"];
const SENDS_MAIL = ["news", "notifications", "parties", "saved-searches", "send-booking-emails"];

/** The question that operators ask on the page that lists missing settings: whether a part of the site is set up. */
const STATUS: Record<string, [path: string, answer: object]> = {
  "send-booking-emails": ["/status", { is_set_up: true }],
  chatbot: ["/ping", { pong: true, is_set_up: false }],
  stripe: ["/status", { is_set_up: false }],
  notifications: ["/push-key", { key: null }],
};

const NOTHING = Object.fromEntries(Object.keys(EDGE_ENV).map((name) => [name, ""]));
const database = ownDatabase();
const names = await functionNames();
let edge: EdgeProcess | undefined;
afterEach(() => edge?.stop());

it.each(names)("%s names what it needs, starts with it, obeys only our scheduler", async (name) => {
  const missing = [...PLATFORM, ...(SENDS_MAIL.includes(name) ? MAIL : [])];
  const empty = await startEdgeProcess(name, NOTHING);
  const answer = await empty.call();
  expect([answer.status, await jsonOf(answer)]).toMatchObject([
    503,
    { code: "unavailable", missing },
  ]);
  await expect
    .poll(() => empty.logs.map((line) => JSON.parse(line)))
    .toContainEqual({ event: "environment_incomplete", function: name, missing });
  await empty.stop();

  const only = Object.fromEntries(missing.map((each) => [each, EDGE_ENV[each] ?? ""]));
  edge = await startEdgeProcess(name, { ...NOTHING, ...only });
  expect((await edge.call("/no/such/path/at/all")).status).toBe(404);
  const [path, isSetUp] = STATUS[name] ?? [];
  if (path) expect(await jsonOf(await edge.call(path))).toEqual(isSetUp);

  for (const duty of await dutiesOf(name))
    for (const headers of [{}, bearer("guess").headers]) {
      const refused = await edge.call(`/${duty}`, { method: "POST", headers });
      expect([duty, ...(await codeOf(refused))]).toEqual([duty, 403, "forbidden"]);
    }
});

async function dutiesOf(name: string): Promise<string[]> {
  const routes = await database.query<{ duty: string }>(
    "select substr(route, strpos(route, '/') + 1) as duty from private.duties where split_part(route, '/', 1) = $1",
    [name],
  );
  return routes.map(({ duty }) => duty);
}
