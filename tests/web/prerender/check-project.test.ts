// @vitest-environment node
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { projectProblem } from "../../../web/prerender/check-project.ts";

/** The lines of `vite build` about its project. */
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const KEY = "sb_publishable_4fG9hT2kQ";
const legacyKey = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2ln`;
const problemOf = (url?: string, key?: string) =>
  projectProblem({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key });

async function project(status: number, body: string) {
  const answer: RequestListener = ({ headers }, response) => {
    response.writeHead(headers.apikey === KEY ? status : 401).end(body);
  };
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it("a site without a project is no problem", async () => {
  expect(await problemOf()).toBeUndefined();
  expect(await problemOf(" ", "")).toBeUndefined();
});

it("a project that answers is no problem either", async () => {
  expect(await problemOf(`${await project(200, '{"listings":[]}')}/`, ` ${KEY} `)).toBeUndefined();
});

it.each([
  ["", KEY, /^VITE_SUPABASE_URL is not set\. Copy/],
  ["https://<project>.supabase.co", KEY, /^VITE_SUPABASE_URL is still the placeholder\. Copy/],
  ["abc.supabase.co", KEY, /^VITE_SUPABASE_URL is not an address: it must begin with https/],
  ["https://abc.supabase.co", "", /^VITE_SUPABASE_PUBLISHABLE_KEY is not set\. Copy/],
  ["https://abc.supabase.co", "sb_publishable_…", /^VITE_SUPABASE_PUBLISHABLE_KEY is still the/],
  [
    "https://abc.supabase.co",
    "sb_secret_4fG9",
    /^VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key/,
  ],
  ["https://abc.supabase.co", legacyKey("service_role"), /^VITE_SUPABASE_PUBLISHABLE_KEY holds a/],
  [
    "http://127.0.0.1:2",
    legacyKey("anon"),
    /^VITE_SUPABASE_URL: .+ does not answer \(ECONNREFUSED/,
  ],
])("%j with the key %j is told with what to do", async (url, key, words) => {
  const problem = (await problemOf(url, key)) ?? "";
  expect(problem).toMatch(words);
  if (key !== "" && key !== KEY) expect(problem).not.toContain(key);
});

it("a key that the project refuses", async () => {
  const problem = await problemOf(await project(200, "{}"), "sb_publishable_of_another");
  expect(problem).toMatch(/^VITE_SUPABASE_PUBLISHABLE_KEY: .+ refuses this key \(401\)/);
});

it.each([
  [
    404,
    '{"code":"PGRST202","message":"no function"}',
    /has no tables of this site yet.+--only database/,
  ],
  [404, "<h1>Not found</h1>", /is no Supabase project \(404\)/],
  [200, "<h1>Welcome to nginx</h1>", /is no Supabase project \(200\)/],
  [521, "", /is in trouble \(521\)\. Look at its status/],
])("an answer %i %j", async (status, body, words) => {
  expect(await problemOf(await project(status, body), KEY)).toMatch(words);
});
