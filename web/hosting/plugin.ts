import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isHttpUrl } from "../lib/placeholders.ts";
import { afterBuild } from "../prerender/after-build.ts";
import { HOSTS, hostOf } from "./hosts.ts";
import { siteRules } from "./site-rules.ts";

/** After `vite build`: writes the host's configuration where it expects it. */
export function hostFiles(): Plugin {
  return afterBuild("host-files", async ({ config, outDir }) => {
    const host = hostOf(process.env);
    if (host === undefined) {
      const names = Object.keys(HOSTS).join(", ");
      config.logger.info(`No host is named: HOST=… writes the rules for one of ${names}.`);
      return;
    }
    let folder = outDir;
    if (host === "vercel") {
      folder = join(outDir, "..", ".vercel", "output");
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await cp(outDir, join(folder, "static"), { recursive: true });
    }
    const rules = siteRules({
      supabaseUrl: addressOf(config.env.VITE_SUPABASE_URL) ?? "",
      tileUrl: addressOf(config.env.VITE_TILE_URL),
      geocoderUrl: addressOf(config.env.VITE_GEOCODER_URL),
    });
    for (const { path, text } of HOSTS[host](rules)) await writeFile(join(folder, path), text);
  });
}

function addressOf(value: string | undefined): string | undefined {
  const address = value?.trim().replace(/\/+$/, "");
  return address && isHttpUrl(address) ? address : undefined;
}
