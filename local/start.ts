import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cloud, type CloudOptions, startCloud } from "./cloud.ts";
import { OtherMigrations } from "./database.ts";
import { denoPath } from "./deno.ts";
import { createDisplay } from "./display.ts";
import { FILL, fill, fillElsewhere } from "./filling.ts";
import { takeLock } from "./lock.ts";
import { onParentGone } from "./parent.ts";
import { checkPorts } from "./ports.ts";
import { explain } from "./problems.ts";
import { announceReady, forgetReady, readyBlock } from "./ready.ts";
import { setAside } from "./set-aside.ts";
import { PROJECT_DIR, readSettings, type Settings, USAGE } from "./settings.ts";
import { startSite } from "./site.ts";
import { type Undo, undoAll } from "./undo.ts";

/** `npm start`: the whole product on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  if (process.argv.includes("--help")) {
    console.log(USAGE);
    return;
  }
  const [option, folder] = process.argv.slice(2);
  if (option === FILL && folder) return fill(folder);
  const display = createDisplay(process.stdout);
  const undo: Undo = [];
  const stop = stopOnce(undo);
  const quit = (code: number) => stop().finally(() => process.exit(code));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void quit(0));
  }
  onParentGone(() => void quit(1));
  process.on("uncaughtException", (error) => {
    display.fail(`\n${explain(error)}\n`);
    void quit(1);
  });
  // A promise that a library left unhandled is worth a log line, not the end of everything.
  process.on("unhandledRejection", (error) => display.line(`[local] ${explain(error)}`));
  try {
    await start(readSettingsWithEnv(), display, undo);
  } catch (error) {
    display.fail(`\n${explain(error)}\n`);
    await quit(1);
  }
}

function readSettingsWithEnv(): Settings {
  const file = join(PROJECT_DIR, ".env");
  // Variables that are already set win.
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.argv.slice(2), process.env);
}

async function start(
  settings: Settings,
  display: ReturnType<typeof createDisplay>,
  undo: Undo,
): Promise<void> {
  const { webPort, apiPort, standinsPort, folder, inMemory, hasReplica } = settings;
  display.step("Checking");
  denoPath();
  // Loading Vite takes as long as opening the database, so both run at the same time; startSite reports a failure.
  import("vite").catch(() => {});
  undo.push(await takeLock(folder));
  forgetReady(folder);
  await checkPorts({ WEB_PORT: webPort, API_PORT: apiPort, STANDINS_PORT: standinsPort });

  const web = `http://localhost:${webPort}`;
  const primary = hasReplica ? await startPrimary(display, undo) : undefined;
  const cloud = await openCloud(settings, display, undo, {
    ...(inMemory || hasReplica ? {} : { dataDir: folder, hasLock: true }),
    databaseUrl: primary?.url ?? settings.databaseUrl,
    apiPort,
    standinsPort,
    siteUrl: web,
    seed: true,
    confirmEmail: settings.confirmEmail,
    progress: display.step,
    log: display.line,
  });
  undo.push(cloud.stop);

  if (primary) {
    display.step("Starting the read replica");
    const { startReplica } = await import("./replica.ts");
    const replica = await startReplica(primary, cloud.publishableKey);
    undo.push(replica.stop);
    process.env.VITE_SUPABASE_READ_URL = replica.url;
    display.line(`Reads of what is public go to the replica at ${replica.url}.`);
  }
  display.step("Starting the site");
  const { apiUrl, publishableKey, standinsUrl, demo } = cloud;
  const geocoderUrl = `${standinsUrl}/geocoder`;
  const site = await startSite({ webPort, apiPort, apiUrl, publishableKey, geocoderUrl, demo });
  undo.push(() => site.close());
  const ready = { web, api: apiUrl, standins: standinsUrl, publishableKey, demo };
  undo.push(await announceReady(folder, ready));
  // Counted from the start of the process.
  const seconds = (performance.now() / 1000).toFixed(1);
  display.finish(readyBlock(ready, seconds, whereKept(settings), cloud.mail));
}

async function startPrimary(display: ReturnType<typeof createDisplay>, undo: Undo) {
  display.step("Starting Postgres");
  // In a start without a replica, it would be loaded for nothing.
  const { PRIMARY_SETTINGS, startNativePostgres } = await import("./native-postgres.ts");
  const primary = await startNativePostgres({ settings: PRIMARY_SETTINGS });
  undo.push(primary.stop);
  return primary;
}

function whereKept({ inMemory, hasReplica, databaseUrl, folder }: Settings): string {
  if (inMemory) return "nowhere (--memory)";
  if (hasReplica) return "nowhere (--replica)";
  const inside = relative(PROJECT_DIR, folder);
  const files = inside && !inside.startsWith("..") ? inside : folder;
  return databaseUrl ? `DATABASE_URL, files in ${files}` : `${files} (remove it to start over)`;
}

/** The cloud on the data that is there; on new data if another state of the project made the old. */
async function openCloud(
  settings: Settings,
  display: ReturnType<typeof createDisplay>,
  undo: Undo,
  options: CloudOptions,
): Promise<Cloud> {
  const { folder, inMemory, hasReplica, databaseUrl } = settings;
  const isOurs = !inMemory && !hasReplica && !databaseUrl;
  if (isOurs && !existsSync(join(folder, "db"))) {
    display.step("Making a database");
    await fillElsewhere(folder, display.step, undo);
  }
  try {
    return await startCloud(options);
  } catch (error) {
    if (!isOurs || !(error instanceof OtherMigrations)) throw error;
    const place = relative(PROJECT_DIR, await setAside(folder));
    display.line(
      `Note: another state of the project made the data in ${relative(PROJECT_DIR, folder)}. ` +
        `It is kept in ${place}, and this start begins with new data. ` +
        `To see the old data, check out that state and run LOCAL_DIR=${place} npm start.`,
    );
    return openCloud(settings, display, undo, options);
  }
}

const STOP_TIMEOUT_MS = 8_000;

/** Stops everything once, however often it is called. */
function stopOnce(undo: Undo): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= Promise.race([undoAll(undo), pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    return stopping;
  };
}

await main();
