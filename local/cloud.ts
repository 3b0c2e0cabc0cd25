import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setUpClock, startClock } from "./clock.ts";
import { applyMigrations, bootstrapDatabase, type MigrationReport, type Sql } from "./database.ts";
import { createFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { readKeys } from "./keys.ts";
import { createLite } from "./lite/app.ts";
import { openEngine } from "./lite/engine.ts";
import { createFileStore } from "./lite/files.ts";
import { takeLock } from "./lock.ts";
import { readProjectConfig } from "./project-config.ts";
import { createPublicObjects } from "./public-objects.ts";
import { type DemoAccount, seedOnce } from "./seeding.ts";
import {
  geocoderService,
  googleService,
  mailService,
  openAiService,
  stripeService,
} from "./services.ts";
import { startStandIns } from "./stand-ins/server.ts";
import { listen, type NodeHandler } from "./web-server.ts";

export interface CloudOptions {
  /**
   * Where data is kept. When left out, the database is in memory and files go to a temporary
   * folder.
   */
  dataDir?: string;
  /** The caller already holds the lock on `dataDir`. */
  hasLock?: boolean;
  /** A native Postgres to use instead of PGlite; its user must be a superuser. */
  databaseUrl?: string;
  /** 0 or undefined takes a free port. */
  apiPort?: number;
  standinsPort?: number;
  /** The site's address; functions let only its pages read their answers. */
  siteUrl?: string;
  /** Seeds an empty database. */
  seed?: boolean;
  migrationsDir?: string;
  functionsDir?: string;
  configFile?: string;
  /** New accounts must confirm their address before they sign in. */
  confirmEmail?: boolean;
  /** How often the upkeep runs, 5 s by default; 0 for never. */
  tickMs?: number;
  /** RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM; from process.env by default. */
  env?: NodeJS.ProcessEnv;
  /** The current step, in a few words. */
  progress?: (text: string) => void;
  /** Takes messages from functions and about failures; they are dropped by default. */
  log?: (line: string) => void;
}

export interface Cloud {
  apiUrl: string;
  standinsUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The key with which the clock calls functions. */
  schedulerKey: string;
  /** The database as its superuser, who bypasses every policy. */
  sql: Sql;
  migrations: MigrationReport;
  demo: DemoAccount[];
  /** "stand-in", or the address of the real service. */
  mail: string;
  stop(): Promise<void>;
}

const FUNCTIONS_DIR = fileURLToPath(new URL("../supabase/functions", import.meta.url));

/**
 * Starts database, Auth, REST, Storage, functions and stand-ins in this process. When anything
 * fails, stops what had already started.
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step().catch(() => {});
  };
  try {
    return await assemble(options, undo, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  options: CloudOptions,
  undo: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Cloud> {
  const { dataDir, env = process.env, progress = () => {}, log = () => {} } = options;
  if (dataDir !== undefined && !options.hasLock) undo.push(await takeLock(dataDir));
  const filesDir = dataDir ? join(dataDir, "storage") : await temporaryFolder(undo);

  progress("Reading keys and configuration");
  const config = await readProjectConfig(options.configFile);
  const keys = await readKeys(dataDir);
  const schedulerKey = randomUUID();

  // Servers first: a port that is taken must show before a minute of work, not after it.
  let answer: NodeHandler = async (_, response) => {
    response.writeHead(503, { "retry-after": "1" }).end();
  };
  let webhookUrl: string | undefined;
  const standInKeys = stripeService({}, "", keys.jwtSecret);
  const standIns = await startStandIns({
    port: options.standinsPort ?? 0,
    ...(dataDir ? { mailFile: join(dataDir, "mail.jsonl") } : {}),
    stripe: {
      ...(dataDir ? { file: join(dataDir, "stripe.json") } : {}),
      secretKey: standInKeys.secretKey,
      webhookSecret: standInKeys.webhookSecret,
      webhookUrl: () => webhookUrl,
    },
  });
  undo.push(standIns.close);
  const server = await listen(options.apiPort ?? 0, (request, response) =>
    answer(request, response),
  );
  undo.push(server.close);
  const apiUrl = `http://127.0.0.1:${server.port}`;
  const standinsUrl = `http://127.0.0.1:${standIns.port}`;
  const siteUrl = options.siteUrl ?? "http://localhost:5173";
  const mail = mailService(env, standinsUrl);
  const stripe = stripeService(env, standinsUrl, keys.jwtSecret);
  const geocoder = geocoderService(env, standinsUrl);
  const openAi = openAiService(env, standinsUrl);

  progress("Opening the database");
  const engine = await openEngine({
    databaseUrl: options.databaseUrl,
    dataDir: dataDir && join(dataDir, "db"),
    // A folder with other migrations starts from an empty cluster.
    cluster: options.migrationsDir === undefined ? "migrated" : "empty",
  });
  undo.push(engine.close);
  await bootstrapDatabase(engine.sql);
  const migrations = await applyMigrations(engine.sql, {
    dir: options.migrationsDir,
    onApply: (file) => progress(`Applying migration ${file}`),
  });

  const files = createFileStore(filesDir);
  const demo = options.seed ? await seedOnce(engine.sql, files, progress) : [];

  progress("Starting Auth, REST and Storage");
  const stopping = new AbortController();
  undo.push(async () => stopping.abort());
  const lite = await createLite({
    engine,
    files,
    keys,
    config,
    apiUrl,
    siteUrl,
    confirmEmail: options.confirmEmail ?? false,
    mail,
    google: googleService(env, standinsUrl),
    warn: (line) => log(`[api] ${line}`),
    stopped: stopping.signal,
  });
  const functions = createFunctions({
    folder: options.functionsDir ?? FUNCTIONS_DIR,
    config: config.functions,
    jwtSecret: keys.jwtSecret,
    log,
    hosts: [
      ...new Set(
        [
          ...[apiUrl, standinsUrl, mail.baseUrl],
          ...[stripe.apiBase, geocoder.baseUrl, openAi.baseUrl],
        ].map(hostOf),
      ),
    ],
    env: {
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLIC_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
      // Older projects have these two instead.
      SUPABASE_ANON_KEY: "",
      SUPABASE_SERVICE_ROLE_KEY: "",
      SCHEDULER_KEY: schedulerKey,
      RESEND_API_KEY: mail.apiKey,
      RESEND_BASE_URL: mail.baseUrl,
      MAIL_FROM: mail.from,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      GEOCODER_URL: geocoder.baseUrl,
      GEOCODER_USER_AGENT: geocoder.userAgent,
      OPENAI_API_KEY: openAi.apiKey,
      OPENAI_BASE_URL: openAi.baseUrl,
      OPENAI_MODEL: openAi.model,
      OPENAI_TIMEOUT_MS: env.OPENAI_TIMEOUT_MS ?? "20000",
      VESTY_DAILY_BUDGET_CENTS: env.VESTY_DAILY_BUDGET_CENTS ?? "",
      VESTY_INPUT_CENTS_PER_MILLION: env.VESTY_INPUT_CENTS_PER_MILLION ?? "",
      VESTY_OUTPUT_CENTS_PER_MILLION: env.VESTY_OUTPUT_CENTS_PER_MILLION ?? "",
      VESTY_WAIT_MS: env.VESTY_WAIT_MS ?? "",
      // The SDK reads this when it loads, and a function may read only the variables named here.
      OPENAI_CUSTOM_HEADERS: "",
      GEOCODER_PATIENCE_MS: env.GEOCODER_PATIENCE_MS ?? "2500",
      GEOCODER_TIMEOUT_MS: env.GEOCODER_TIMEOUT_MS ?? "3000",
      SITE_URL: siteUrl,
      ALLOWED_ORIGINS: originsOf(siteUrl).join(","),
      UPSTREAM_TIMEOUT_MS: env.UPSTREAM_TIMEOUT_MS ?? "10000",
    },
  });
  undo.push(functions.stop);
  answer = createGateway({
    lite,
    functions,
    publicObjects: createPublicObjects(engine.sql, files),
    secretKey: keys.secret,
  });
  await warmUp(apiUrl, keys.publishable);
  webhookUrl = `${apiUrl}/functions/v1/stripe/webhook`;
  // Stops first: no new request may reach a closed database.
  undo.push(server.close);
  const everyMs = options.tickMs ?? 5_000;
  if (everyMs > 0) {
    await setUpClock(engine.sql, { apiUrl, schedulerKey });
    undo.push(await startClock(engine.sql, { everyMs, log }));
  }
  return {
    apiUrl,
    standinsUrl,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    schedulerKey,
    sql: engine.sql,
    migrations,
    demo,
    mail: mail.isReal ? mail.baseUrl : "stand-in",
    stop,
  };
}

/** lite reads the catalog on its first request; do that before a visitor waits for it. */
async function warmUp(apiUrl: string, apikey: string): Promise<void> {
  await fetch(`${apiUrl}/rest/v1/listings?select=id&limit=1`, { headers: { apikey } });
}

async function temporaryFolder(undo: (() => Promise<unknown>)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

/** Developers open the site under either name of this machine. */
function originsOf(siteUrl: string): string[] {
  const { origin } = new URL(siteUrl);
  const twin = origin.includes("//localhost")
    ? origin.replace("//localhost", "//127.0.0.1")
    : origin.replace("//127.0.0.1", "//localhost");
  return [...new Set([origin, twin])];
}
