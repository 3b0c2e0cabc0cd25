import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { BUILD_TARGETS } from "../bundle/browsers.ts";
import { addressOf } from "../lib/placeholders.ts";
import { afterBuild } from "../prerender/after-build.ts";
import type { ScreenFiles } from "../prerender/screen-files.ts";

/** Screens that must work offline, whatever was opened before. */
const OFFLINE_SCREENS = [
  "seen-homes-screen",
  "listing-screen",
  "listing-dialog",
  "showings-day-screen",
];
const PAGE_FILES = ["favicon.svg", "icons/icon-192.png"];

/**
 * Runs at the end of `vite build`, after the pages are written: bundles `service-worker.js` with
 * its precache list. Left out in development, where it would serve yesterday's code.
 */
export function serviceWorker(): Plugin {
  return afterBuild("service-worker", async ({ config, outDir, screens }) => {
    await bundleWorker(outDir, await filesToKeep(outDir, screens), config);
  });
}

async function filesToKeep(outDir: string, screens: ScreenFiles) {
  const shell = await readFile(join(outDir, "app.html"), "utf8");
  const named = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const code = [...named, ...OFFLINE_SCREENS.flatMap((screen) => screens[screen] ?? [])];
  const files = [...new Set(code)].map((file) => ({ url: `/${file}`, revision: null }));
  const pages = ["app.html", ...PAGE_FILES].map(async (file) => ({
    url: `/${file}`,
    revision: createHash("sha256")
      .update(await readFile(join(outDir, file)))
      .digest("hex")
      .slice(0, 16),
  }));
  return [...files, ...(await Promise.all(pages))];
}

async function bundleWorker(outDir: string, precache: unknown, config: ResolvedConfig) {
  await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: "warn",
    define: {
      __PRECACHE__: JSON.stringify(precache),
      __SUPABASE_URL__: JSON.stringify(addressOf(config.env.VITE_SUPABASE_URL) ?? ""),
      __READ_URL__: JSON.stringify(addressOf(config.env.VITE_SUPABASE_READ_URL) ?? ""),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./worker.ts", import.meta.url)),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
