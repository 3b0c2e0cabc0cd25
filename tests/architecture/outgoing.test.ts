import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { FUNCTIONS_DIR } from "../support/edge-functions.ts";

/**
 * Every line in which a function itself makes a request. Each address comes from the settings, so no caller can make us
 * send a request anywhere else, except to the push services that the domain knows (isPushEndpoint). A photo's address is only compared with our bucket's (docs/trust.md D6, F13).
 */
const ASKING: Record<string, string[]> = {
  "_shared/edge/database.ts": [
    "fetch: fetchWithin(platform.timeoutMs),",
    'return fetch(input, { ...init, signal, redirect: "error" });',
  ],
  "_shared/edge/documenso.ts": [
    "const watched = watchedFetch(party, timeoutMs);",
    "const response = await watched(`$ {url}/api/v2$ {path}`, {",
  ],
  "_shared/edge/geocoder.ts": [
    "const response = await fetchWithin(timeoutMs)(`$ {baseUrl}/search?$ {geocodingQuery(text)}`, {",
  ],
  "_shared/edge/mailer.ts": [
    "const fetch = fetchWithin(settings.timeoutMs);",
    "const response = await fetch(`$ {settings.baseUrl}/emails`, {",
  ],
  "_shared/edge/openai.ts": [
    "fetch: watchedFetch(service, Math.min(PATIENCE_MS, 0.9 * timeoutMs)),",
  ],
  "_shared/edge/stripe.ts": [
    "const watched = watchedFetch(service, 0);",
    "const response = await watched(String(input).replace(STRIPE_API, apiBase), {",
  ],
  "_shared/edge/third-parties.ts": ["const response = await fetch(input, init);"],
  "_shared/edge/web-push.ts": [
    "const fetch = fetchWithin(options.timeoutMs);",
    "const answer = await fetch(address, {",
  ],
  "dashboard/profile-store.ts": [
    "const fetch = fetchWithin(timeoutMs);",
    "const answer = await fetch(`$ {url}/auth/v1/user`, {",
  ],
  "listings/pages/gateways.ts": [
    'const answer = await fetchWithin(platform.timeoutMs)(hook, { method: "POST" });',
  ],
  "user/mail-round.ts": [
    "const fetch = fetchWithin(2 * timeoutMs);",
    "const answer = await fetch(`$ {url}/functions/v1/send-booking-emails/send`, {",
  ],
  "user/password-check.ts": [
    'fetchWithin(platform.timeoutMs)(`$ {platform.url}/auth/v1/$ {path}`, { method: "POST", ...init });',
  ],
};

it("functions send requests only to addresses from their settings", async () => {
  const files = await readdir(FUNCTIONS_DIR, { recursive: true });
  const asking: Record<string, string[]> = {};
  for (const file of files.sort()) {
    if (!/(?<!\.types)\.ts$/.test(file) || /packed-/.test(file)) continue;
    const lines = askingLines(await readFile(`${FUNCTIONS_DIR}/${file}`, "utf8"));
    if (lines.length > 0) asking[file] = lines;
  }
  expect(asking).toEqual(ASKING);
});

it("a request to any other address would be found", () => {
  const lines = [
    "await fetch(tour);",
    "await globalThis.fetch(tour);",
    "Deno.connect({ hostname });",
    "new WebSocket(tour);",
  ];
  expect(askingLines(lines.join("\n"))).toEqual(lines);
  expect(askingLines("app.fetch(request);\n// fetch(it)")).toEqual([]);
});

const ASKS =
  /(?<![.\w])(fetch(Within)?|watched(Fetch)?)\(|globalThis\.fetch|\bDeno\.(connect|resolveDns)|\bnew (WebSocket|EventSource|XMLHttpRequest)\b/;
const DECLARES = /^(\/\/|\*|export function |type |.*\{ fetch\(request: Request\))/;

function askingLines(source: string): string[] {
  return (
    source
      .split("\n")
      // The space is there because a linter takes a string that looks like a template for a
      // mistake.
      .map((line) => line.trim().replaceAll("${", "$ {"))
      .filter((line) => ASKS.test(line) && !DECLARES.test(line))
  );
}
