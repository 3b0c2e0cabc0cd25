import { afterEach, expect, it } from "vitest";
import { functionNames } from "../support/edge-functions.ts";
import { EDGE_ENV, type EdgeProcess, startEdgeProcess } from "../support/edge-process.ts";
import { jsonOf } from "../support/edge-requests.ts";

/** What each function can't start without. Stripe, the model and the geocoder are optional. */
const PLATFORM = [
  "SUPABASE_URL",
  "SUPABASE_ANON_KEY",
  "SUPABASE_SERVICE_ROLE_KEY",
  "ALLOWED_ORIGINS",
];
const MAIL = ["RESEND_API_KEY", "MAIL_FROM", "SITE_URL"];
const SENDS_MAIL = ["news", "notifications", "saved-searches", "send-booking-emails"];

/** What operators ask, on the page that says what is missing: whether a part of the site is set up. */
const STATUS: Record<string, [path: string, answer: object]> = {
  "send-booking-emails": ["/status", { is_set_up: true }],
  chatbot: ["/ping", { pong: true, is_set_up: false }],
  stripe: ["/status", { is_set_up: false }],
};

const NOTHING = Object.fromEntries(Object.keys(EDGE_ENV).map((name) => [name, ""]));
let edge: EdgeProcess | undefined;
afterEach(() => edge?.stop());

it.each(await functionNames())("%s names what it needs, and starts with that", async (name) => {
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
});
