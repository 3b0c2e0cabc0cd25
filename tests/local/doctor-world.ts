import { createHmac } from "node:crypto";
import { CLOCK_STATE } from "../../deploy/steps/clock-state.ts";
import { SECRET_DIGEST } from "../../deploy/steps/payments.ts";
import { digestOf } from "../../deploy/steps/secrets.ts";
import type { Cloud } from "../../local/cloud.ts";
import { type Listening, listen, sendResponse, toRequest } from "../../local/web-server.ts";
import { mapTiles } from "../../supabase/functions/_shared/domain/search/map-tiles.ts";
import { EVENT_TYPES } from "../../supabase/functions/_shared/domain/site/plans/payment-facts.ts";
import { siteRules } from "../../web/hosting/site-rules.ts";
import { startSmtpServer } from "../support/platform/smtp-server.ts";
import { startTestCloud } from "../support/test-cloud.ts";

const SMTP_PASS = "password of the mail server";
const WEBHOOK_SECRET = "whsec_of_the_endpoint";

/** Changes an answer of the site, of its project or of a third party, or leaves it as it is. */
export type Fault = (
  request: Request,
  answer: Response,
) => Response | undefined | Promise<Response | undefined>;

/**
 * A deployment for the doctor: the local cloud, a site served by its host's rules, and third parties.
 * A test breaks one thing.
 */
export type DoctorWorld = {
  cloud: Cloud;
  site: string;
  project: string;
  /** The contents of `.env.production`. */
  variables: Record<string, string>;
  /** The part that is broken now. */
  fault: Fault | undefined;
  /** Like the global one, but answers for the world without going through a socket. */
  fetch: typeof fetch;
  stop(): Promise<void>;
};

export async function startDoctorWorld(): Promise<DoctorWorld> {
  const doors: Listening[] = [];
  const smtp = await startSmtpServer("mailer", SMTP_PASS);
  const throughTheNetwork = globalThis.fetch;
  let answer: (request: Request) => Promise<Response> = async () =>
    new Response(null, { status: 503 });
  // Only the fault changes between runs, so each request is made once.
  const memory = new Map<string, Promise<() => Response>>();
  const handle = async (url: string, init: RequestInit = {}) => {
    const request = new Request(url, init);
    // Each run makes a stranger of its own, whose account is the same one here.
    const isStranger = String(init.body ?? "").includes("@stranger.invalid");
    const body = isStranger ? "stranger" : init.body;
    const question = JSON.stringify([request.method, url, [...request.headers].sort(), body]);
    const known = memory.get(question) ?? answer(request).then(repeatable);
    memory.set(question, known);
    const whole = (await known)();
    return (await world.fault?.(request, whole)) ?? whole;
  };
  const open = async () => {
    const door = await listen(0, async (incoming, outgoing) => {
      const request = await toRequest(incoming, 1_000_000);
      const { url, method, headers } = request;
      const body = (await request.text()) || null;
      await sendResponse(outgoing, await handle(url, { method, headers, body }));
    });
    doors.push(door);
    return `http://127.0.0.1:${door.port}`;
  };
  const [site, project, others] = [await open(), await open(), await open()];
  const cloud = await startTestCloud({ siteUrl: site, tickMs: 1_000, confirmEmail: true });
  const browser = {
    VITE_SUPABASE_URL: project,
    VITE_SUPABASE_PUBLISHABLE_KEY: cloud.publishableKey,
    VITE_TILE_URL: `${others}/tiles/{z}/{x}/{y}.png`,
    VITE_TILE_ATTRIBUTION: "© OpenStreetMap contributors",
    VITE_SATELLITE_URL: `${others}/above/{z}/{x}/{y}.png`,
    VITE_SATELLITE_ATTRIBUTION: "© Those above",
    VITE_GEOCODER_URL: `${others}/geocoder`,
    VITE_SUPABASE_READ_URL: `${others}/replica`,
    VITE_EDGE_READS: "on",
    VITE_MORTGAGE_RATE: `6.25 ${new Date().toISOString().slice(0, 10)}`,
  };
  const files = filesOf(browser);
  const rules = siteRules({
    supabaseUrl: project,
    replica: browser.VITE_SUPABASE_READ_URL,
    tiles: mapTiles(browser.VITE_TILE_URL),
    satelliteUrl: browser.VITE_SATELLITE_URL,
    geocoderUrl: browser.VITE_GEOCODER_URL,
  });
  answer = async (request) => {
    const { origin, pathname, search } = new URL(request.url);
    if (origin === project) return forward(request, cloud.apiUrl + pathname + search);
    if (origin === site && pathname.startsWith("/api/public/"))
      return Response.json({}, { headers: { "cache-control": "public, s-maxage=60" } });
    if (origin === others)
      return thirdParty(request, cloud, {
        site,
        project,
        smtpPort: smtp.port,
        variables: world.variables,
      });
    if (pathname.startsWith("/api/"))
      return forward(request, `${cloud.apiUrl}/functions/v1${pathname.slice(4)}${search}`);
    const file =
      files[pathname] ?? (pathname.startsWith("/assets/") ? undefined : files["/app.html"]);
    const headers = new Headers(file?.headers);
    for (const { path, headers: named } of rules.headers)
      if (pathname.startsWith(path.slice(0, -1)))
        for (const [name, value] of Object.entries(named)) headers.set(name, value);
    return new Response(file?.text ?? "Not found", { status: file ? 200 : 404, headers });
  };
  const world: DoctorWorld = {
    cloud,
    site,
    project,
    fault: undefined,
    fetch: (input, init) => {
      const url = String(input);
      if (![site, project, others].some((door) => url.startsWith(`${door}/`)))
        return throughTheNetwork(input, init);
      // Without its time limit: watching that costs as much as the rest of an answer from memory.
      const { signal: _, ...plain } = init ?? {};
      return handle(url, plain);
    },
    variables: {
      VITE_SUPABASE_URL: project,
      SUPABASE_SECRET_KEY: cloud.secretKey,
      SCHEDULER_KEY: cloud.schedulerKey,
      SUPABASE_SERVICE_ROLE_KEY: "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmVk",
      SUPABASE_ACCESS_TOKEN: "sbp_test",
      SUPABASE_MANAGEMENT_URL: `${others}/management`,
      SUPABASE_PROJECT_REF: "test",
      STRIPE_SECRET_KEY: "sk_test_doctor",
      STRIPE_API_BASE: `${others}/stripe`,
      SMTP_PASS,
      DOCUMENSO_URL: `${others}/documenso`,
      DOCUMENSO_API_KEY: "api_doctor",
      RESEND_API_KEY: "re_local",
      RESEND_BASE_URL: `${others}/mail`,
      MAIL_FROM: "SelfNVest <hello@selfnvest.test>",
      DOCTOR_MAIL_TO: "operator@example.com",
      GEOCODER_URL: `${others}/geocoder`,
    },
    async stop() {
      await Promise.all([smtp.close(), ...doors.map((door) => door.close())]);
      await cloud.stop();
    },
  };
  return world;
}

/** As the build writes them: one script, whose code holds the variables, and the worker. */
function filesOf(variables: Record<string, string>) {
  const html = {
    text: `<!doctype html><html><head><script src="/theme.js"></script>
      <script type="module" crossorigin src="/assets/index-a1b2.js"></script></head>
      <body><div id="root"></div></body></html>`,
    headers: { "content-type": "text/html; charset=utf-8" },
  };
  const script = { "content-type": "text/javascript" };
  return {
    "/": html,
    "/app.html": html,
    "/theme.js": { text: "", headers: script },
    "/service-worker.js": { text: "self.skipWaiting();", headers: script },
    "/assets/index-a1b2.js": { text: 'import"./view-c3d4.js";', headers: script },
    "/assets/view-c3d4.js": {
      text: `const env={BASE_URL:"/",${Object.entries(variables)
        .map(([name, value]) => `${name}:\`${value}\``)
        .join(",")}};`,
      headers: script,
    },
  } as Record<string, { text: string; headers: Record<string, string> }>;
}

async function thirdParty(
  request: Request,
  cloud: Cloud,
  {
    site,
    project,
    smtpPort,
    variables,
  }: { site: string; project: string; smtpPort: number; variables: Record<string, string> },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (/^\/(mail|geocoder)\//.test(pathname))
    return forward(request, cloud.standinsUrl + pathname + search);
  if (pathname.startsWith("/replica/rest/v1/"))
    return Response.json({ is_replica: true, age_s: 1 });
  if (/^\/(tiles|above)\//.test(pathname))
    return new Response("png", { headers: { "content-type": "image/png" } });
  if (pathname === "/management/v1/projects/test/config/auth")
    return Response.json({
      smtp_host: "127.0.0.1",
      smtp_port: smtpPort,
      smtp_user: "mailer",
      smtp_pass: createHmac("sha256", "test").update(SMTP_PASS).digest("hex"),
      smtp_admin_email: "hello@selfnvest.test",
      site_url: site,
      uri_allow_list: `${site}/**`,
    });
  if (pathname === "/management/v1/projects/test/secrets")
    return Response.json(
      Object.entries({
        ...variables,
        SCHEDULER_KEY: cloud.schedulerKey,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      }).map(([name, value]) => ({ name, value: digestOf(value) })),
    );
  if (pathname === "/management/v1/projects/test/database/query") {
    const { query } = (await request.json()) as { query: string };
    // Here the product's own process is the clock, and there is no vault.
    if (query === CLOCK_STATE)
      return Response.json([
        { name: "project_url", address: project, digest: null, is_scheduled: true },
        {
          name: "scheduler_key",
          address: null,
          digest: digestOf(cloud.schedulerKey),
          is_scheduled: true,
        },
      ]);
    return Response.json(await cloud.sql.query(query));
  }
  if (pathname === "/documenso/api/v2/envelope") return Response.json({ data: [] });
  if (pathname === "/stripe/v1/webhook_endpoints")
    return Response.json({
      data: [
        {
          url: `${project}/functions/v1/stripe/webhook`,
          status: "enabled",
          enabled_events: EVENT_TYPES,
          metadata: { [SECRET_DIGEST]: digestOf(WEBHOOK_SECRET) },
        },
      ],
    });
  return new Response(null, { status: 404 });
}

async function repeatable({ body, status, headers }: Response): Promise<() => Response> {
  const bytes = body && (await new Response(body).arrayBuffer());
  return () => new Response(bytes, { status, headers });
}

async function forward(request: Request, url: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ["host", "connection", "content-length"]) headers.delete(name);
  const isEmpty = request.method === "GET" || request.method === "HEAD";
  const answer = await fetch(url, {
    method: request.method,
    headers,
    ...(isEmpty ? {} : { body: await request.arrayBuffer() }),
    redirect: "manual",
  });
  // Node has decompressed the body.
  const given = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"])
    given.delete(name);
  return new Response(answer.body, { status: answer.status, headers: given });
}
