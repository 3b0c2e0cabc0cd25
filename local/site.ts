import { lookup } from "node:dns/promises";
import { join } from "node:path";
import { NO_TILES, PUBLIC_TILES } from "../supabase/functions/_shared/domain/search/map-tiles.ts";
import type { DemoAccount } from "./seeding.ts";
import { PROJECT_DIR } from "./settings.ts";

/**
 * Runs the site on Vite, in this process. Vite's configuration and the browser's code read these
 * names.
 */
export async function startSite(options: {
  webPort: number;
  apiPort: number;
  apiUrl: string;
  publishableKey: string;
  /** The place for homes without coordinates, unless the environment names another one. */
  geocoderUrl?: string;
  /** Offered below the sign-in form. */
  demo?: DemoAccount[];
}): Promise<{ close(): Promise<void> }> {
  Object.assign(process.env, {
    WEB_PORT: String(options.webPort),
    API_PORT: String(options.apiPort),
    VITE_SUPABASE_URL: options.apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
    VITE_GEOCODER_URL: process.env.VITE_GEOCODER_URL || (options.geocoderUrl ?? ""),
    VITE_TILE_URL: process.env.VITE_TILE_URL || (await tilesOf(PUBLIC_TILES.url)),
    VITE_HAS_MODEL: "true",
    VITE_DEMO_LOGINS: JSON.stringify(options.demo ?? []),
  });
  const { createServer } = await import("vite");
  const before = process.listeners("SIGTERM");
  const server = await createServer({
    configFile: join(PROJECT_DIR, "vite.config.ts"),
    clearScreen: false,
    logLevel: "warn",
  });
  // Vite would end the process itself, before the database is closed.
  for (const listener of process.listeners("SIGTERM")) {
    if (!before.includes(listener)) process.off("SIGTERM", listener);
  }
  await server.listen();
  return server;
}

/** The map doesn't ask for streets if there is no network, so that the browser's console stays clean. */
async function tilesOf(service: string): Promise<string> {
  const answer = lookup(new URL(service).hostname).then(
    () => "",
    () => NO_TILES,
  );
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, LOOKUP_MS, NO_TILES).unref();
  });
  return Promise.race([answer, late]);
}

const LOOKUP_MS = 1_000;
