import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setUpClock, startClock } from "./clock.ts";
import { applyMigrations, bootstrapDatabase, type Sql } from "./database.ts";
import { functionEnv, hostsOf } from "./function-env.ts";
import { createFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { type Keys, readKeys } from "./keys.ts";
import { createLite } from "./lite/app.ts";
import { openEngine } from "./lite/engine.ts";
import { createFileStore } from "./lite/files.ts";
import { takeLock } from "./lock.ts";
import { readProjectConfig } from "./project-config.ts";
import { createPublicObjects } from "./public-objects.ts";
import { type DemoAccount, seedOnce } from "./seeding.ts";
import { googleService, servicesOf, signingService, stripeService } from "./services.ts";
import { startStandIns } from "./stand-ins/server.ts";
import { type Undo, undoAll } from "./undo.ts";
import { answering, listen, type NodeHandler } from "./web-server.ts";

export interface CloudOptions {
  /** The folder for data. When left out, the database is in memory and files are in a temporary folder. */
  dataDir?: string;
  /** The caller already holds the lock on `dataDir`. */
  hasLock?: boolean;
  /** A native Postgres to use instead of PGlite; its user must be a superuser. */
  databaseUrl?: string;
  /** That server's database has the migrations; they are not compared with the files again. */
  isMigrated?: boolean;
  /** 0 or undefined takes a free port. */
  apiPort?: number;
  standinsPort?: number;
  /** The site's address; functions let only its pages read their answers. */
  siteUrl?: string;
  /** Seeds an empty database. */
  seed?: boolean;
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
  /** The handler that answers there, for a proxy in this process: it needs no second connection. */
  api: RequestListener;
  standinsUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The key with which the clock calls functions. */
  schedulerKey: string;
  /** The database as its superuser, who bypasses every policy. */
  sql: Sql;
  demo: DemoAccount[];
  /** "stand-in", or the address of the real service. */
  mail: string;
  stop(): Promise<void>;
}

const FUNCTIONS_DIR = fileURLToPath(new URL("../supabase/functions", import.meta.url));

/**
 * Starts database, Auth, REST, Storage, functions and stand-ins in this process. When one fails, stops all that had
 * already started.
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  const undo: Undo = [];
  const stop = () => undoAll(undo);
  try {
    return await assemble(options, undo, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  options: CloudOptions,
  undo: Undo,
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
  const servers = await openServers(options, keys, undo);
  const { apiUrl, standinsUrl } = servers;
  const siteUrl = options.siteUrl ?? "http://localhost:5173";
  const services = servicesOf(env, standinsUrl, keys.jwtSecret);
  const { mail } = services;

  progress("Opening the database");
  const engine = await openDatabase(options, undo);
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
    hosts: hostsOf({ apiUrl, standinsUrl }, services),
    env: functionEnv({ apiUrl, siteUrl, keys, schedulerKey, services, env }),
  });
  undo.push(functions.stop);
  servers.answerWith(
    createGateway({
      lite,
      functions,
      publicObjects: createPublicObjects(engine.sql, files),
      secretKey: keys.secret,
      losses: engine.losses,
    }),
  );
  await warmUp(apiUrl, keys.publishable);
  servers.sendWebhooks();
  // Stops first: no new request may reach a closed database.
  undo.push(servers.closeApi);
  const everyMs = options.tickMs ?? 5_000;
  if (everyMs > 0) {
    await setUpClock(engine.sql, { apiUrl, schedulerKey });
    undo.push(await startClock(engine.sql, { everyMs, log }));
  }
  return {
    apiUrl,
    api: servers.api,
    standinsUrl,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    schedulerKey,
    sql: engine.sql,
    demo,
    mail: mail.isReal ? mail.baseUrl : "stand-in",
    stop,
  };
}

/** The servers of the API and of the stand-ins, before there is anything behind them. */
async function openServers({ dataDir, ...options }: CloudOptions, keys: Keys, undo: Undo) {
  let answer: NodeHandler = async (_, response) => {
    response.writeHead(503, { "retry-after": "1" }).end();
  };
  let webhookUrl: string | undefined;
  let signingHook: string | undefined;
  const standInKeys = stripeService({}, "", keys.jwtSecret);
  const signingKeys = signingService({}, "", keys.jwtSecret);
  const standIns = await startStandIns({
    port: options.standinsPort ?? 0,
    ...(dataDir ? { mailFile: join(dataDir, "mail.jsonl") } : {}),
    stripe: {
      ...(dataDir ? { file: join(dataDir, "stripe.json") } : {}),
      secretKey: standInKeys.secretKey,
      webhookSecret: standInKeys.webhookSecret,
      webhookUrl: () => webhookUrl,
    },
    signing: {
      ...(dataDir ? { file: join(dataDir, "documenso.json") } : {}),
      apiKey: signingKeys.apiKey,
      webhookSecret: signingKeys.webhookSecret,
      webhookUrl: () => signingHook,
    },
  });
  undo.push(standIns.close);
  const api: NodeHandler = (request, response) => answer(request, response);
  const server = await listen(options.apiPort ?? 0, api);
  undo.push(server.close);
  const apiUrl = `http://127.0.0.1:${server.port}`;
  return {
    apiUrl,
    api: answering(api),
    standinsUrl: `http://127.0.0.1:${standIns.port}`,
    closeApi: server.close,
    answerWith(handler: NodeHandler) {
      answer = handler;
    },
    sendWebhooks() {
      webhookUrl = `${apiUrl}/functions/v1/stripe/webhook`;
      signingHook = `${apiUrl}/functions/v1/documents/signings/webhook`;
    },
  };
}

/** Opens the database and applies the migrations; `undo` gets what closes it. */
export async function openDatabase(options: CloudOptions, undo: Undo) {
  const { dataDir, databaseUrl, progress = () => {} } = options;
  const engine = await openEngine({
    databaseUrl,
    dataDir: dataDir && join(dataDir, "db"),
    log: options.log,
  });
  undo.push(engine.close);
  if (options.isMigrated) return engine;
  await bootstrapDatabase(engine.sql);
  const onApply = (file: string) => progress(`Applying migration ${file}`);
  await applyMigrations(engine.sql, { onApply });
  return engine;
}

/** lite reads the catalog on its first request; do that before a visitor waits for it. */
async function warmUp(apiUrl: string, apikey: string): Promise<void> {
  await fetch(`${apiUrl}/rest/v1/listings?select=id&limit=1`, { headers: { apikey } });
}

async function temporaryFolder(undo: Undo): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
