import { startClock } from "../../local/clock.ts";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { openPostgres } from "../../local/database.ts";
import type { Ready } from "../../local/ready.ts";
import { PATIENT_FUNCTIONS } from "./limits.ts";
import { StaticSite } from "./static-site.ts";

/** The product as it is deployed, with the demo's data. */
export type Deployed = Ready & {
  /** The files of the built site. */
  folder: string;
  /** The domain that the site was built for. */
  domain: string;
  /** Its database, as the platform's superuser: there time can pass. */
  database: string;
};

/**
 * Builds the site for a cloud on a hosted project's database and serves it as a host does, in a process of its own,
 * until the process that forked it ends.
 */
const [postgresUrl = "", servicesUrl = ""] = process.argv.slice(2);
const domain = "https://homes.example";
const site = new StaticSite();
const stops: (() => Promise<unknown>)[] = [() => site.remove()];
process.on("disconnect", () => void leave());
process.on("SIGINT", () => {});

try {
  const web = await site.serve();
  const cloud = await startCloud({
    env: PATIENT_FUNCTIONS,
    databaseUrl: servicesUrl,
    siteUrl: web,
    seed: true,
    confirmEmail: true,
    tickMs: 0,
  });
  stops.push(cloud.stop, await clockOfThePlatform(cloud));
  const { apiUrl: api, standinsUrl: standins, publishableKey, demo } = cloud;
  await site.build({
    VITE_SUPABASE_URL: api,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_GEOCODER_URL: `${standins}/geocoder`,
    VITE_TILE_URL: `${standins}/tiles/{z}/{x}/{y}.svg`,
    VITE_TILE_ATTRIBUTION: "Tiles of this machine",
    VITE_SATELLITE_URL: `${standins}/tiles/{z}/{x}/{y}.svg?satellite`,
    VITE_SATELLITE_ATTRIBUTION: "Seen from above",
    // In journeys, people see what others have just done: tests/e2e/site/edge-reads.test.ts reads at the edge.
    VITE_EDGE_READS: "none",
    SITE_URL: domain,
  });
  const { folder } = site;
  const database = servicesUrl;
  process.send?.({ web, api, standins, publishableKey, demo, folder, domain, database });
} catch (error) {
  console.error(error);
  await leave();
}

/** Upkeep by `postgres`, who schedules it on the platform and is no superuser there. */
async function clockOfThePlatform({ apiUrl, schedulerKey }: Cloud): Promise<() => Promise<void>> {
  const postgres = openPostgres(postgresUrl);
  await postgres.exec("create extension pg_net with schema extensions");
  await postgres.query(
    "select vault.create_secret($1, 'project_url'), vault.create_secret($2, 'scheduler_key')",
    [apiUrl, schedulerKey],
  );
  const stop = await startClock(postgres, { everyMs: 1_000, log: console.error });
  return async () => {
    await stop();
    await postgres.close();
  };
}

async function leave(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
  process.exit();
}
