// Long, because the doctor examines a whole local cloud once for each thing that is broken.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { THIRD_PARTIES } from "@domain/site/operating/third-parties.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Row } from "../../deploy/doctor/check.ts";
import { CLOCK_ROUTES } from "../../deploy/doctor/checks/keys.ts";
import { runDoctor } from "../../deploy/doctor/command.ts";
import { openDeployment, type Variables } from "../../deploy/doctor/deployment.ts";
import { examine } from "../../deploy/doctor/doctor.ts";
import { runner } from "../support/command.ts";
import { until } from "../support/until.ts";
import { type DoctorWorld, type Fault, startDoctorWorld } from "./doctor-world.ts";

let world: DoctorWorld;

beforeAll(async () => {
  world = await startDoctorWorld();
  vi.stubGlobal("fetch", world.fetch);
  await until(async () => {
    const rows = await world.cloud.sql.query("select state from private.upkeep_status");
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set(["ok"]));
  });
  await world.cloud.sql.query("select private.set_telephone_rule(true)");
  // The first questions also start the functions.
  await diagnose();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await world?.stop();
});
afterEach(() => {
  world.fault = undefined;
});

/** @param fault what is broken. */
async function diagnose(fault?: Fault, variables: Variables = world.variables): Promise<Row[]> {
  world.fault = fault;
  const deployment = await openDeployment(world.site, variables);
  // As if it were hosted, where this machine's exceptions don't count.
  return examine({ ...deployment, isLocal: false });
}

const named = (rows: Row[], state: Row["state"]) =>
  rows.filter((row) => row.state === state).map(({ check }) => check);

describe("a whole deployment", () => {
  it("passes every check", async () => {
    const rows = await diagnose();
    expect(rows.filter(({ state }) => state !== "ok")).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
  });

  it("is told which variables the other checks need", async () => {
    const rows = await diagnose(undefined, {});
    expect(named(rows, "wrong")).toEqual([]);
    const unchecked = rows.filter(({ state }) => state === "unchecked");
    expect(unchecked.map(({ check, found }) => [check, found])).toEqual([
      ["Their variables are yours", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["The secret key is accepted", "not checked: set SUPABASE_SECRET_KEY"],
      ["The access token is accepted", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["The clock's key is accepted", "not checked: set SCHEDULER_KEY"],
      ["Legacy keys", "not checked: set SUPABASE_ANON_KEY or SUPABASE_SERVICE_ROLE_KEY"],
      ["A stranger reaches nothing of others", "not checked: set SUPABASE_SECRET_KEY"],
      [
        "It has this release's migrations",
        "not checked: set SUPABASE_ACCESS_TOKEN, or SUPABASE_DB_URL",
      ],
      ["Auth sends through your SMTP", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["Auth sends as your sender", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["The mail server takes Auth's password", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["Links of Auth lead to this site", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["Links of Auth may lead to its pages", "not checked: set SUPABASE_ACCESS_TOKEN"],
      ["A mail to you", "not checked: set RESEND_API_KEY and MAIL_FROM and DOCTOR_MAIL_TO"],
      [
        "The clock",
        "not checked: set SUPABASE_SECRET_KEY, or OPERATOR_EMAIL and OPERATOR_PASSWORD",
      ],
      ["Stripe's webhook exists and is enabled", "not checked: set STRIPE_SECRET_KEY"],
      ["It sends every event we need", "not checked: see the webhook above"],
      ["The functions have its signing secret", "not checked: see the webhook above"],
      ["Documenso accepts the key", "not checked: set DOCUMENSO_API_KEY"],
      ["The geocoder that functions ask", "not checked: set GEOCODER_URL"],
      [
        "The services that they call",
        "not checked: set SUPABASE_SECRET_KEY, or OPERATOR_EMAIL and OPERATOR_PASSWORD",
      ],
    ]);
  });

  it("a deployment of somebody else never gets our secrets", async () => {
    const heard: string[] = [];
    const listen: Fault = ({ headers }) => {
      heard.push(JSON.stringify([...headers]));
      return undefined;
    };
    const others = { ...world.variables, VITE_SUPABASE_URL: "https://ours.supabase.co" };
    const rows = await diagnose(listen, others);
    expect(named(rows, "wrong")).toEqual([]);
    expect(rows.find(({ check }) => check === "The clock's key is accepted")?.found).toBe(
      "not checked: set SUPABASE_PROJECT_REF to this site's project",
    );
    const { SUPABASE_SECRET_KEY, SCHEDULER_KEY, STRIPE_SECRET_KEY } = world.variables;
    for (const secret of [SUPABASE_SECRET_KEY, SCHEDULER_KEY, STRIPE_SECRET_KEY])
      expect(heard.some((headers) => headers.includes(secret ?? ""))).toBe(false);
  });
});

it("an operator's account is enough for the clock", async () => {
  const { SUPABASE_SECRET_KEY: _, ...variables } = world.variables;
  const operator = { OPERATOR_EMAIL: "op@example.com", OPERATOR_PASSWORD: "long enough" };
  const { sql, apiUrl, publishableKey } = world.cloud;
  await fetch(`${apiUrl}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: operator.OPERATOR_EMAIL, password: operator.OPERATOR_PASSWORD }),
  });
  await sql.query(
    "update auth.users set email_confirmed_at = now() where email = 'op@example.com'",
  );
  const sessions = () => sql.query("select from auth.sessions");
  const before = await sessions();
  const duty = { duty: "send news", state: "ok", last_success: null, last_error: null };
  const asOperator = (fault: Fault) =>
    asked("authorization", () => /^Bearer \S+\.\S+\.\S+$/, fault);
  const answers: Fault = async (request, answer) =>
    (await asOperator(says(/\/rpc\/operator_duties$/, 200, [duty]))(request, answer)) ??
    asOperator(says(/\/rpc\/operator_third_parties$/, 200, [FAILING]))(request, answer);
  const rows = await diagnose(answers, { ...variables, ...operator });
  const upkeep = rows.filter(({ group }) => group === "Upkeep");
  expect(upkeep.map(({ check, state }) => [check, state])).toEqual([
    ["The clock", "ok"],
    ["send news", "ok"],
  ]);
  expect(rows.filter(({ group, state }) => group === NOTED && state === "wrong")).toMatchObject([
    { check: "The mail service", found: NOTICED },
  ]);
  expect(await sessions(), "it has signed out").toEqual(before);

  const wrong = await diagnose(answers, {
    ...variables,
    ...operator,
    OPERATOR_PASSWORD: "another one",
  });
  expect(named(wrong, "wrong")).toEqual(["The clock"]);
});

it("says what the functions have noted, and clears nothing", async () => {
  const { sql, apiUrl, secretKey } = world.cloud;
  // The world answers a question once; this one is asked again.
  const askedAgain: Fault = ({ url, headers }) => {
    const { pathname } = new URL(url);
    const isAsked = /failing_third_parties$/.test(pathname) && headers.get("apikey") === secretKey;
    return isAsked ? fetch(apiUrl + pathname, { method: "POST", headers, body: "{}" }) : undefined;
  };
  await sql.query("select private.note_third_party('model', 'key_refused', 401)");
  const noted = () => sql.query("select * from private.third_parties where name = 'model'");
  const before = await noted();
  const rows = await diagnose(askedAgain);
  expect(rows.filter(({ state }) => state === "wrong")).toMatchObject([
    {
      group: NOTED,
      check: "Vesty's model",
      found: expect.stringMatching(/^refuses our key \(401\) since \d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
      todo: expect.stringContaining("OPENAI_API_KEY"),
    },
  ]);
  expect(await noted()).toEqual(before);
  await sql.query("select private.note_third_party('model')");
});

it("says by name what a site without keys for devices lacks, which is no mistake", async () => {
  const rows = await diagnose(says(/\/notifications\/push-key$/, 200, { key: null }));
  expect(named(rows, "wrong")).toEqual([]);
  expect(rows.filter(({ state }) => state === "unchecked")).toMatchObject([
    { check: "Devices can be switched on", found: expect.stringMatching(/^off: VAPID_KEYS /) },
  ]);
});

it("says how telephones can be proven on a site that doesn't offer it, which is no mistake", async () => {
  const rows = await diagnose(says(/\/rpc\/telephone_rule$/, 200, false));
  expect(rows.filter(({ state }) => state !== "ok")).toMatchObject([
    {
      check: "Telephones can be proven",
      state: "unchecked",
      found: expect.stringMatching(/^off: /),
    },
  ]);
});

const NOTED = "What the functions noted";

/** A row of `operator_third_parties`. */
const FAILING = {
  ...{ name: "mail", problem: "quota", status: 429, failures: 3, last_success: null },
  ...{ failing_since: "2026-11-20T08:15:00Z", last_failure: "2026-11-21T09:00:00Z" },
};
const NOTICED = "has no quota left (429) since 2026-11-20T08:15Z, 3 times noted";

/** A fault at paths that match, which keeps the answer's headers. */
function at(
  path: RegExp,
  change: (answer: Response, request: Request) => Response | undefined,
): Fault {
  return (request, answer) => {
    const { pathname, search } = new URL(request.url);
    return path.test(pathname + search) ? change(answer, request) : undefined;
  };
}

const says = (path: RegExp, status: number, body: unknown = "<html>"): Fault =>
  at(path, ({ headers }) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  });

const header = (path: RegExp, name: string, change: (value: string) => string): Fault =>
  at(path, (answer) => {
    const headers = new Headers(answer.headers);
    const value = change(headers.get(name) ?? "");
    headers.delete(name);
    if (value !== "") headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  });

const text =
  (path: RegExp, change: (body: string) => string): Fault =>
  async (request, answer) =>
    path.test(new URL(request.url).pathname)
      ? new Response(change(await answer.text()), answer)
      : undefined;

/** Only for requests with this header. */
const asked =
  (name: string, value: () => string | RegExp, fault: Fault): Fault =>
  (request, answer) => {
    const wanted = value();
    const sent = request.headers.get(name) ?? "";
    const isAsked = typeof wanted === "string" ? sent === wanted : wanted.test(sent);
    return isAsked ? fault(request, answer) : undefined;
  };

/** The doctor's own; the other legacy key here ends differently. */
const FORGED = /^eyJ.*A$/;
const READ = /^\/rest\/v1\/listings\?select=id&limit=1$/;
const SITE_PAGE = /^\/(listings\/.*|dashboard|assets\/.*)?$/;
const TEXT = /\/assets\/view/;
const functionRow = (name: string, status: number, body?: unknown): [string, Fault] => [
  name,
  says(new RegExp(`^/functions/v1/${name}/doctor/`), status, body),
];
const status =
  (change: (rows: { duty: string }[]) => unknown): Fault =>
  async (request, answer) =>
    request.url.endsWith("/rpc/upkeep_status") && answer.ok
      ? Response.json(change(await answer.json()))
      : undefined;

const asVisitor = (fault: Fault): Fault => asked("authorization", () => "", fault);
const asStranger = (fault: Fault): Fault => asked("authorization", () => /^Bearer eyJ/, fault);

/** Changes the first place in an answer of the database that matches. */
const catalogue = (pattern: RegExp, change: (...found: string[]) => string): Fault =>
  text(/\/database\/query$/, (json) => json.replace(pattern, change));

/** A setting of Auth, as the Management API tells it. */
const authSetting = (name: string, value: string): Fault =>
  text(/\/config\/auth$/, (json) => JSON.stringify({ ...JSON.parse(json), [name]: value }));

/** A home that a host's edge doesn't know. */
function asGone(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set("x-robots-tag", "noindex");
  return new Response(answer.body, { status: 404, headers });
}

const FAULTS: [row: string, fault: Fault][] = [
  ["Deep links open the site", says(/^\/my-listings$/, 404)],
  ["Deep links open the site", says(/^\/my-listings$/, 200, "<html>A host's page")],
  [
    "Homes are shown as they are now",
    async (request, answer) =>
      (await says(/^\/api\/listings/, 200, [{ id: "11111111-0000-4000-8000-000000000000" }])(
        request,
        answer,
      )) ?? at(/^\/listings\/0/, asGone)(request, answer),
  ],
  ["Missing files are missing", says(/^\/assets\/doctor-/, 200)],
  ["/api/* reaches the functions", says(/^\/api\/listings/, 200)],
  ["/api/* reaches the functions", says(/^\/api\/news/, 405)],
  ["Content-Security-Policy", header(SITE_PAGE, "content-security-policy", () => "")],
  [
    "Content-Security-Policy",
    header(/^\/$/, "content-security-policy", (policy) =>
      policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    ),
  ],
  [
    "Content-Security-Policy",
    header(/^\/listings\//, "content-security-policy", (policy) =>
      policy.replace(/connect-src [^;]+/, "connect-src 'self'"),
    ),
  ],
  ["Strict-Transport-Security", header(SITE_PAGE, "strict-transport-security", () => "max-age=60")],
  ["Referrer-Policy", header(SITE_PAGE, "referrer-policy", () => "unsafe-url")],
  ["X-Content-Type-Options", header(/^\/assets\//, "x-content-type-options", () => "")],
  ["X-Frame-Options", header(SITE_PAGE, "x-frame-options", () => "")],
  ["Permissions-Policy", header(SITE_PAGE, "permissions-policy", () => "")],
  [
    "No code is inline",
    text(/^\/$/, (html) => html.replace("</head>", "<script>1</script></head>")),
  ],
  ["Pages are asked for again", header(/^\/$/, "cache-control", () => "max-age=86400")],
  ["Files with a hash are kept", header(/^\/assets\//, "cache-control", () => "")],
  ["The service worker is fresh", says(/^\/service-worker\.js$/, 404)],
  [
    "The service worker is fresh",
    header(/^\/service-worker\.js$/, "cache-control", () => "public, s-maxage=31536000"),
  ],
  [
    "They have their variables",
    says(/^\/functions\/v1\/chatbot\/doctor\//, 503, {
      code: "unavailable",
      missing: ["SITE_URL"],
    }),
  ],
  [
    "Their variables are yours",
    text(/\/projects\/test\/secrets$/, (json) =>
      json.replace(/("RESEND_API_KEY","value":").*?"/, '$1other"'),
    ),
  ],
  functionRow("chatbot", 500),
  functionRow("dashboard", 404, { code: "NOT_FOUND" }),
  functionRow("documents", 401, { code: "UNAUTHORIZED_NO_AUTH_HEADER" }),
  functionRow("listings", 503, { code: "BOOT_ERROR" }),
  functionRow("news", 500),
  functionRow("notifications", 500),
  functionRow("parties", 404),
  functionRow("saved-searches", 404),
  functionRow("send-booking-emails", 500),
  functionRow("stripe", 404, { code: "NOT_FOUND" }),
  functionRow("user", 401),
  [
    "The site's pages may call them",
    header(/^\/functions\/v1\/user\//, "access-control-allow-origin", () => ""),
  ],
  [
    "The site's key is accepted",
    asked("apikey", () => world.cloud.publishableKey, says(READ, 401)),
  ],
  [
    "The site's code holds no secret key",
    text(TEXT, (code) => `${code}const oops="sb_secret_0123456789abcdef"`),
  ],
  ["The database refuses who has no valid key", asked("apikey", () => FORGED, says(READ, 200, []))],
  [
    "The clock's routes refuse all others",
    asked("x-scheduler-key", () => "made up", says(/\/user\/finish-deletions$/, 200)),
  ],
  ["The secret key is accepted", asked("apikey", () => world.cloud.secretKey, says(READ, 401))],
  ["The access token is accepted", says(/\/config\/auth$/, 401)],
  [
    "The clock's key is accepted",
    asked("x-scheduler-key", () => world.cloud.schedulerKey, says(/\/news\/send$/, 403)),
  ],
  [
    "Legacy keys",
    asked("apikey", () => world.variables.SUPABASE_SERVICE_ROLE_KEY ?? "", says(READ, 200, [])),
  ],
  ["Closed tables can't be read", says(/^\/rest\/v1\/bookings\?select/, 200, [])],
  [
    "No table can be written",
    at(/^\/rest\/v1\/listings\?/, (_, { method }) =>
      method === "DELETE" ? new Response(null, { status: 204 }) : undefined,
    ),
  ],
  [
    "No table can be written",
    asVisitor(
      at(/^\/rest\/v1\/profiles$/, () => Response.json({ code: "23502" }, { status: 400 })),
    ),
  ],
  ["Closed functions can't be called", asVisitor(says(/\/rpc\/begin_account_deletion$/, 204))],
  ["Homes that aren't public stay hidden", says(/status=eq\.draft/, 200, [{ id: 1 }])],
  ["The private schema has no API", says(/^\/rest\/v1\/duties/, 200, [])],
  [
    "Private files aren't listed",
    asVisitor(says(/\/object\/list\/documents$/, 200, [{ name: "deed.pdf" }])),
  ],
  [
    "Private files aren't listed",
    asVisitor(says(/\/object\/public\/sale-files\//, 400, { message: "Object not found" })),
  ],
  ["A stranger reaches nothing of others", says(/\/auth\/v1\/admin\/users$/, 500)],
  ["The stranger's account is removed", says(/\/auth\/v1\/admin\/users\/[\da-f-]+$/, 500)],
  ["No row of other people is shown", says(/^\/rest\/v1\/profiles\?select=id,/, 200, [{ id: 1 }])],
  [
    "Nothing closed can be written",
    asStranger(
      at(/^\/rest\/v1\/bookings\?/, (_, { method }) =>
        method === "DELETE" ? new Response(null, { status: 204 }) : undefined,
      ),
    ),
  ],
  [
    "Functions of the server can't be called",
    asStranger(says(/\/rpc\/begin_account_deletion$/, 204)),
  ],
  [
    "Files of others aren't listed",
    asStranger(says(/\/object\/list\/sale-files$/, 200, [{ name: "deed.pdf" }])),
  ],
  ["It has this release's migrations", catalogue(/^\[\{"version".*$/, () => "[]")],
  [
    "Row-level security is on",
    catalogue(/("security","name":"public\.profiles","is":")on/, (_, start) => `${start}off`),
  ],
  ["Policies", catalogue(/"policy","name":"/, (start) => `${start}x`)],
  ["Grants", catalogue(/("role","name":"anon","is":")/, (start) => `${start}superuser`)],
  ["Functions with their code", catalogue(/LANGUAGE plpgsql/, () => "LANGUAGE sql")],
  ["Triggers", catalogue(/("firing","name":"[^,]*","is":")on/, (_, start) => `${start}off`)],
  [
    "Tables with their columns",
    catalogue(/"column","name":"[^,]*","is":"/, (start) => `${start}x`),
  ],
  ["Buckets", catalogue(/"is":"private, /, () => '"is":"public, ')],
  ["Extensions", catalogue(/"extension","name":"pg_trgm/, (start) => `${start}x`)],
  [
    "The clock's job",
    catalogue(
      /^(.*)"is_scheduled":true(.*)"is_scheduled":true/,
      (_, a, b) => `${a}"is_scheduled":false${b}"is_scheduled":false`,
    ),
  ],
  [
    "The clock calls this project",
    catalogue(/"address":"[^"]*/, () => '"address":"http://elsewhere'),
  ],
  ["The clock's key is the functions' key", catalogue(/"digest":"../, () => '"digest":"xx')],
  [
    "New accounts confirm their address",
    text(/\/auth\/v1\/settings$/, (json) =>
      json.replace(/"mailer_autoconfirm":false/, '"mailer_autoconfirm":true'),
    ),
  ],
  ["Auth sends through your SMTP", authSetting("smtp_host", "")],
  ["Auth sends as your sender", authSetting("smtp_admin_email", "noreply@mail.app.supabase.io")],
  ["The mail server takes Auth's password", authSetting("smtp_user", "somebody")],
  ["The mail server takes Auth's password", authSetting("smtp_pass", "0".repeat(64))],
  ["Links of Auth lead to this site", authSetting("site_url", "http://localhost:5173")],
  ["Links of Auth may lead to its pages", authSetting("uri_allow_list", "")],
  ["A mail to you", says(/^\/mail\/emails$/, 403, { message: "The domain is not verified." })],
  ["The clock", status((rows) => [...rows, { duty: "secret scheduler_key", state: "missing" }])],
  [
    "The clock",
    status((rows) => rows.map((row) => ({ ...row, state: "not looked at: no clock ticks" }))),
  ],
  [
    "finish deleting accounts",
    status((rows) =>
      rows.map((row) =>
        row.duty === "finish deleting accounts"
          ? { ...row, state: "failing", last_error: "503" }
          : row,
      ),
    ),
  ],
  ["Both Stripe keys are set", says(/\/stripe\/status$/, 503)],
  ["What Stripe did not sign is refused", says(/\/stripe\/webhook$/, 200)],
  ["Stripe's webhook exists and is enabled", says(/webhook_endpoints/, 200, { data: [] })],
  [
    "Stripe's webhook exists and is enabled",
    text(/webhook_endpoints/, (json) => json.replace("enabled", "disabled")),
  ],
  [
    "It sends every event we need",
    text(/webhook_endpoints/, (json) => json.replace("charge.refunded", "charge.updated")),
  ],
  [
    "The functions have its signing secret",
    text(/\/projects\/test\/secrets$/, (json) =>
      json.replace(/("STRIPE_WEBHOOK_SECRET","value":").*?"/, '$1other"'),
    ),
  ],
  ["Papers can be signed online", says(/\/signings\/status$/, 500)],
  ["A report without the secret is refused", says(/\/signings\/webhook$/, 200)],
  ["Documenso accepts the key", says(/\/documenso\/api\/v2\/envelope/, 401)],
  ["Devices can be switched on", says(/\/notifications\/push-key$/, 500)],
  [
    "Telephones can be proven",
    text(/\/auth\/v1\/settings$/, (json) => json.replace('"phone":true', '"phone":false')),
  ],
  [
    "Telephones can be proven",
    text(/\/auth\/v1\/settings$/, (json) =>
      json.replace('"phone_autoconfirm":false', '"phone_autoconfirm":true'),
    ),
  ],
  ["Map tiles", says(/^\/tiles\//, 404)],
  ["Map tiles", text(TEXT, (code) => code.replace("© OpenStreetMap contributors", ""))],
  // A file that answers as a picture does.
  ["Map tiles", text(TEXT, (code) => code.replace(/\/tiles\/[^"`]*\.png/, "/tiles/us.pmtiles"))],
  ["Pictures from above", says(/^\/above\//, 404)],
  ["Pictures from above", text(TEXT, (code) => code.replace("© Those above", ""))],
  [
    "The geocoder that browsers ask",
    asked(
      "origin",
      () => world.site,
      header(/^\/geocoder\//, "access-control-allow-origin", () => ""),
    ),
  ],
  ["The mortgage rate", text(TEXT, (code) => code.replace(/`6\.25 [\d-]+`/, "`6.25 2026-01-02`"))],
  ["The read replica", says(/^\/replica\//, 503, { code: "PT503" })],
  ["The read replica", says(/^\/replica\//, 404)],
  ["The host's edge", says(/^\/api\/public\//, 404)],
  ["The geocoder that functions ask", asked("origin", () => "", says(/^\/geocoder\//, 403))],
  ...THIRD_PARTIES.map(({ name, service }): [string, Fault] => [
    service,
    asked(
      "apikey",
      () => world.cloud.secretKey,
      says(/\/rpc\/failing_third_parties$/, 200, [{ ...FAILING, name }]),
    ),
  ]),
];

describe("a broken thing", () => {
  it.each(FAULTS)("shows at %s (%#)", async (row, fault) => {
    const rows = await diagnose(fault);
    expect(named(rows, "wrong")).toEqual([row]);
    expect(rows.find(({ check }) => check === row)?.todo).toBeTruthy();
  });

  it("is tried for every check", async () => {
    const broken = new Set(FAULTS.map(([row]) => row));
    const duties = await world.cloud.sql.query<{ name: string }>("select name from private.duties");
    const others = (await diagnose())
      .map(({ check }) => check)
      .filter((check) => !broken.has(check) && !duties.some(({ name }) => name === check));
    expect(others).toEqual([]);
  });

  it("may be that nothing answers", async () => {
    // Without the token, nobody compares it with the functions' own.
    const nowhere = {
      ...world.variables,
      SUPABASE_ACCESS_TOKEN: "",
      GEOCODER_URL: "http://127.0.0.1:9",
    };
    const rows = await diagnose(undefined, nowhere);
    expect(named(rows, "wrong")).toEqual(["The geocoder that functions ask"]);
  });
});

describe("a host with rules of its own", () => {
  /** As Cloudflare answers for files, which don't go through the site's worker. */
  const asCloudflare =
    (cacheControl: string): Fault =>
    (request, answer) => {
      if (!new URL(request.url).pathname.startsWith("/assets/")) return undefined;
      const headers = new Headers(answer.headers);
      headers.delete("content-security-policy");
      headers.set("cache-control", cacheControl);
      return new Response(answer.body, { status: answer.status, headers });
    };

  it("is held to what the build writes for it", async () => {
    const right = asCloudflare("public, max-age=14400");
    const there = { ...world.variables, HOST: "cloudflare" };
    expect(named(await diagnose(right, there), "wrong")).toEqual([]);
    expect(named(await diagnose(right, { ...there, HOST: "netlify" }), "wrong")).toEqual([
      "Content-Security-Policy",
      "Files with a hash are kept",
    ]);
    expect(named(await diagnose(asCloudflare("no-store"), there), "wrong")).toEqual([
      "Files with a hash are kept",
    ]);
  });

  it("is recognized by its answers where no file of variables names it", async () => {
    const right = asCloudflare("public, max-age=14400");
    const answers: Fault = async (request, answer) => {
      const given = (await right(request, answer)) ?? answer;
      if (new URL(request.url).origin !== world.site) return given;
      const headers = new Headers(given.headers);
      headers.set("server", "cloudflare");
      return new Response(given.body, { status: given.status, headers });
    };
    expect(named(await diagnose(answers), "wrong")).toEqual([]);
  });
});

describe("one broken thing is one finding", () => {
  /** Every request to the project with this key is refused, as its gateway refuses it. */
  const revoked = (key: () => string): Fault =>
    asked(
      "apikey",
      key,
      at(/^\/(rest|auth|storage)\/v1\//, () =>
        Response.json({ message: "Invalid API key" }, { status: 401 }),
      ),
    );

  it.each<[check: string, fault: Fault]>([
    ["The site's key is accepted", revoked(() => world.cloud.publishableKey)],
    ["The secret key is accepted", revoked(() => world.cloud.secretKey)],
    [
      "The access token is accepted",
      at(/^\/management\//, () => Response.json({ message: "Unauthorized" }, { status: 401 })),
    ],
    [
      "They have their variables",
      at(/^\/(functions\/v1|api)\/(?!public\/)/, () =>
        Response.json({ code: "unavailable", missing: ["MAIL_FROM"] }, { status: 503 }),
      ),
    ],
  ])("%s", async (check, fault) => {
    const rows = await diagnose(fault);
    expect(named(rows, "wrong")).toEqual([check]);
    expect(named(rows, "unchecked").length).toBeGreaterThan(1);
  });
});

it("every route of the clock is tried", async () => {
  const rows = await world.cloud.sql.query<{ route: string }>(
    "select route from private.duties where route is not null order by 1",
  );
  expect(CLOCK_ROUTES).toEqual(rows.map(({ route }) => route));
});

describe("npm run doctor", () => {
  const run = runner(runDoctor, () => world.variables);

  it("prints a table, and ends with 0", async () => {
    const { code, stdout } = await run(world.site);
    expect(stdout).toMatch(/^ {2}✓ The clock +ticks$/m);
    expect(stdout).toContain(" 0 ✗ ");
    expect(code).toBe(0);
  });

  it("explains itself, and ends with 2, when it isn't told where to look", async () => {
    const { code, stdout } = await run();
    expect(stdout).toContain("npm run doctor -- <site>");
    expect(code).toBe(2);
  });

  it("refuses a file of variables that isn't there", async () => {
    expect(await run(world.site, "--env-file", ".env.stagign")).toEqual({
      code: 2,
      stdout: "",
      stderr: "There is no file .env.stagign.\n",
    });
  });

  it("the program says what to do, and ends with 1", async () => {
    world.fault = says(/\/functions\/v1\/news\/doctor/, 503, { missing: ["MAIL_FROM"] });
    const program = ["--import", "tsx", "deploy/doctor/cli.ts", world.site];
    const env = { ...process.env, ...world.variables };
    await expect(promisify(execFile)(process.execPath, program, { env })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^ {2}✗ They have their variables +MAIL_FROM is missing \(news\)\n {4}→ .*MAIL_FROM=….*$[\s\S]+^ {2}– news +waits for MAIL_FROM$[\s\S]+^ {2}✓ The clock +ticks$/m,
      ),
    });
  });

  it("prints JSON with --json", async () => {
    const { stdout } = await run(world.site, "--json");
    const { site, project, rows } = JSON.parse(stdout);
    expect([site, project]).toEqual([world.site, world.project]);
    expect(rows[0]).toMatchObject({ group: "Addresses", state: "ok" });
  });

  it("says in plain words that there is no site, or one without a project", async () => {
    expect(await run("http://127.0.0.1:9")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("http://127.0.0.1:9 does not answer"),
    });
    world.fault = text(TEXT, () => "");
    expect(await run(world.site)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("names no Supabase project"),
    });
  });
});
