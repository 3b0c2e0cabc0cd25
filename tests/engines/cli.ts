import { type Cloud, startCloud } from "../../local/cloud.ts";
import { StaticSite } from "../support/static-site.ts";
import { type Engine, Missing } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { JOURNEYS, type Site } from "./journeys.ts";
import { startWebKit } from "./webkit.ts";

/**
 * `npm run engines`: ten journeys through the built site in Firefox and in WebKitGTK, whose packages
 * npm doesn't install. It says which is missing, and ends with 1 if that or a journey fails. A word after `--`
 * chooses journeys by their names.
 */
const [wanted = ""] = process.argv.slice(2);
let failures = 0;
const site = new StaticSite();
let cloud: Cloud | undefined;
try {
  const web = await site.serve();
  cloud = await startCloud({ siteUrl: web, seed: true, env: {} });
  await site.build({
    VITE_SUPABASE_URL: cloud.apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: cloud.publishableKey,
    SITE_URL: web,
  });
  const [owner] = cloud.demo;
  const [home] = await cloud.sql.query<{ id: string }>(
    "select l.id from public.listings l where l.status = 'active' order by l.published_at desc limit 1",
  );
  if (!owner || !home) throw new Error("The demo has no owner or no home.");
  for (const start of [startFirefox, startWebKit]) await walk(start, { web, owner, home: home.id });
} finally {
  await cloud?.stop();
  await site.remove();
}
process.exit(failures > 0 ? 1 : 0);

async function walk(start: () => Promise<Engine>, where: Site): Promise<void> {
  let name = "";
  const chosen = Object.entries(JOURNEYS).filter(([title]) => title.includes(wanted));
  for (const [title, journey] of chosen) {
    let engine: Engine | undefined;
    try {
      engine = await start();
      if (engine.name !== name) console.log(`\n${engine.name}`);
      name = engine.name;
      await journey(engine, where);
      console.log(`  ok    ${title}`);
    } catch (error) {
      failures += 1;
      if (error instanceof Missing) return console.log(error.message);
      console.log(`  FAIL  ${title}\n        ${String(error).replaceAll("\n", "\n        ")}`);
    } finally {
      await engine?.close().catch(() => {});
    }
  }
}
