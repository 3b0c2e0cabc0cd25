import { AsyncLocalStorage } from "node:async_hooks";
import { App, setExperimental } from "@supabase/lite";
import type { Keys } from "../keys.ts";
import type { ProjectConfig } from "../project-config.ts";
import type { GoogleService, MailService } from "../services.ts";
import { GOOGLE_PATHS } from "../stand-ins/google.ts";
import { withAdmin } from "./admin.ts";
import { withAuthRules } from "./auth-rules.ts";
import { type DatabaseError, postgrestAnswer } from "./database-errors.ts";
import type { Engine } from "./engine.ts";
import type { FileStore } from "./files.ts";
import { createMailer } from "./mailer.ts";
import { storageAnswer } from "./storage-errors.ts";
import { withTokenClaims } from "./token-claims.ts";

interface LiteOptions {
  engine: Engine;
  files: FileStore;
  keys: Keys;
  config: ProjectConfig;
  /** The address at which browsers reach us; Google redirects back here. */
  apiUrl: string;
  siteUrl: string;
  confirmEmail: boolean;
  mail: MailService;
  google: GoogleService;
  warn: (line: string) => void;
  /** Resolves once background work, such as mail, is done. */
  stopped: AbortSignal;
}

export type Lite = (request: Request) => Promise<Response>;

/** Auth, REST and Storage from @supabase/lite on our database, without its admin mode. */
export async function createLite(options: LiteOptions): Promise<Lite> {
  const { engine, keys, config } = options;
  setExperimental("storage", true);
  // lite knows no text messages (phone-rules.ts).
  const { sms: _sms, ...authRules } = config.auth;
  const { require_current_password: _, ...emailRules } = authRules.email;
  const app = new App({
    connection: engine.connection,
    api: { enabled: true, schemas: ["public"], max_rows: config.api.max_rows },
    auth: {
      enabled: true,
      ...authRules,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      email: { ...emailRules, enable_confirmations: options.confirmEmail },
      external: {
        google: {
          enabled: true,
          client_id: options.google.clientId,
          secret: options.google.secret,
          redirect_uri: `${options.apiUrl}/auth/v1/callback`,
        },
      },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = options.files.adapter;
  app._mailer = createMailer({ ...options, templates: config.mailTemplates });

  rememberDatabaseErrors(engine);
  tellHeaders(engine);
  silenceLite();
  if (options.google.standIn) leadToStandIn();
  await initQuietly(app);
  believeOnlyVerified(app);
  const answer: Lite = async (request) => {
    const { pathname } = new URL(request.url);
    const isFromProvider = pathname === "/auth/v1/callback";
    const seen: Trace = { printed: [], googleStandIn: options.google.standIn, isFromProvider };
    if (pathname.startsWith("/rest/v1") && request.method !== "GET" && request.method !== "HEAD")
      seen.write = {
        method: request.method,
        path: pathname.slice("/rest/v1".length),
        readOnly: false,
        requestHeaders: Object.fromEntries(request.headers),
      };
    const before = engine.losses();
    let response = await trace.run(seen, () => app.fetch(request));
    if (pathname.startsWith("/rest/v1") && seen.error) {
      response = await postgrestAnswer(response, seen.error);
    }
    if (pathname.startsWith("/storage/v1")) response = storageAnswer(response, seen.error);
    const location = response.headers.get("location");
    if (location) response = redirected(response, location, options.google.standIn);
    // The loss of the database is shown once, by the part that notices it first.
    if (response.status >= 500 && engine.losses() === before) {
      for (const line of seen.printed) options.warn(`${request.method} ${pathname}: ${line}`);
    }
    return response;
  };
  const ruled = withAuthRules(answer, {
    ...{ sql: engine.sql, config: config.auth, mail: options.mail },
  });
  const claiming = withTokenClaims(ruled, keys.jwtSecret);
  return withAdmin(claiming, { sql: engine.sql, secretKey: keys.secret });
}

/**
 * Without address confirmation, lite treats even addresses a provider has not verified as verified (so does GoTrue with
 * MAILER_AUTOCONFIRM): an attacker who enters a victim's address at such a provider would sign in to the victim's
 * account. We only believe addresses that the provider says it verified; any other is confirmed by mail and never opens
 * an existing account.
 */
function believeOnlyVerified(app: App): void {
  const email = app.config.auth?.email;
  if (!email) throw new Error("lite has no settings for email");
  const isAsked = email.enable_confirmations;
  Object.defineProperty(email, "enable_confirmations", {
    get: () => isAsked || (trace.getStore()?.isFromProvider ?? false),
  });
}

/** lite warns that its Storage is experimental, which we know and can't change. */
async function initQuietly(app: App): Promise<void> {
  const warn = console.warn;
  console.warn = () => {};
  try {
    await app.init();
  } finally {
    console.warn = warn;
  }
}

/** The state of one request. */
interface Trace {
  error?: DatabaseError;
  printed: string[];
  googleStandIn: string | undefined;
  /** A person returning from Google. */
  isFromProvider: boolean;
  /** The facts that the database is told about a request that writes. */
  write?: {
    method: string;
    path: string;
    readOnly: boolean;
    requestHeaders: Record<string, string>;
  };
}

const trace = new AsyncLocalStorage<Trace>();

/** lite's answer drops the code and hint of some errors; the error itself has them. */
function rememberDatabaseErrors({ connection }: Engine): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const seen = trace.getStore();
    const { code } = (error ?? {}) as { code?: unknown };
    if (seen && typeof code === "string") seen.error = error as DatabaseError;
    return normalize(error);
  };
}

/**
 * lite passes the request's headers to functions only; on the hosted platform triggers see them
 * too.
 */
function tellHeaders({ connection }: Engine): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    withContext(vars, work, { ...options, rpc: options?.rpc ?? trace.getStore()?.write });
}

let isSilenced = false;

/**
 * lite prints every error with its stack, even those the caller caused. What it prints during a
 * request is collected, one line each, and shown only when the request failed on our side.
 */
function silenceLite(): void {
  if (isSilenced) return;
  isSilenced = true;
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const seen = trace.getStore();
    if (!seen) return print(...parts);
    const error = parts.find((part) => part instanceof Error) as DatabaseError | undefined;
    const text = error
      ? `${error.code ?? error.name} ${error.message}`
      : parts.map(String).join(" ");
    seen.printed.push(text);
  };
}

let isLedToStandIn = false;

/** lite only knows the real Google: during a request, the stand-in answers in its place. */
function leadToStandIn(): void {
  if (isLedToStandIn) return;
  isLedToStandIn = true;
  const reach = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const standIn = trace.getStore()?.googleStandIn;
    const path = standIn && GOOGLE_PATHS[String(input instanceof Request ? input.url : input)];
    return path ? reach(standIn + path, init) : reach(input, init);
  };
}

/** The browser, too, is sent to the stand-in's page instead of Google's. */
function redirected(response: Response, location: string, standIn: string | undefined): Response {
  const [address = "", query = ""] = location.split("?");
  const path = standIn && GOOGLE_PATHS[address];
  if (!path) return response;
  return new Response(null, {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), location: `${standIn}${path}?${query}` },
  });
}
