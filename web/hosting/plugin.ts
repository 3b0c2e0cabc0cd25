import { randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { mapTiles } from "../../supabase/functions/_shared/domain/search/map-tiles.ts";
import { addressOf } from "../lib/placeholders.ts";
import { afterBuild } from "../prerender/after-build.ts";
import { hasProject } from "../prerender/check-project.ts";
import { type ScreenFiles, withFiles } from "../prerender/screen-files.ts";
import { bundleEdge } from "./bundle-edge.ts";
import type { EdgeSettings } from "./edge/settings.ts";
import { HOSTS, type Host, hostOf, pageFile } from "./hosts.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { HEIC_READER, type Services, type SiteRules, siteRules } from "./site-rules.ts";

/** Writes the host's configuration after `vite build` to the place where the host expects it. */
export function hostFiles(): Plugin {
  return afterBuild("host-files", async ({ config, outDir, screens }) => {
    const host = hostOf(process.env);
    if (host === undefined) {
      const names = Object.keys(HOSTS).join(", ");
      config.logger.info(`No host is named: HOST=… writes the rules for one of ${names}.`);
      return;
    }
    await placePages(outDir, host);
    let folder = outDir;
    if (host === "vercel") {
      folder = join(outDir, "..", ".vercel", "output");
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await cp(outDir, join(folder, "static"), { recursive: true });
    }
    const rules = siteRules(servicesOf(config.env), await inlineHashes(outDir));
    const edge = hasProject(config.env)
      ? await edgeSettings(config.env, rules, outDir, screens)
      : undefined;
    const built = { beside: await besidePages(outDir), code: await bundleEdge(host), edge };
    for (const { path, text } of HOSTS[host](rules, built)) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  });
}

async function edgeSettings(
  variables: Record<string, string | undefined>,
  rules: SiteRules,
  outDir: string,
  screens: ScreenFiles,
): Promise<EdgeSettings> {
  const shell = await readFile(join(outDir, "app.html"), "utf8");
  return {
    project: servicesOf(variables).supabaseUrl,
    replica: servicesOf(variables).replica,
    key: variables.VITE_SUPABASE_PUBLISHABLE_KEY?.trim() ?? "",
    siteUrl: addressOf(process.env.SITE_URL),
    shell: withFiles(shell, screens["listing-screen"] ?? []),
    headers: rules.headers.find(({ path }) => path === "/*")?.headers ?? {},
  };
}

/** Moves the pages to where the host serves them without a redirect. */
export async function placePages(outDir: string, host: Host): Promise<void> {
  for (const path of await filesBelow(outDir)) {
    const place = pageFile(host, path);
    if (place === path) continue;
    await rename(join(outDir, path), join(outDir, place));
    // Stays if other pages are below it.
    await rmdir(join(outDir, dirname(path))).catch(() => {});
  }
}

/** The paths of all files. */
async function filesBelow(outDir: string): Promise<string[]> {
  const all = await readdir(outDir, { recursive: true, withFileTypes: true });
  return all
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(outDir.length + 1)
        .split("\\")
        .join("/"),
    );
}

/** "/assets/*", "/robots.txt": what in the top folder holds no page. Folders come first. */
export async function besidePages(outDir: string): Promise<string[]> {
  const files = await filesBelow(outDir);
  const topOf = (path: string) => path.split("/")[0] ?? path;
  const withPages = new Set(files.filter((path) => path.endsWith(".html")).map(topOf));
  const patterns = files
    .filter((path) => !withPages.has(topOf(path)))
    .map((path) => (path.includes("/") ? `/${topOf(path)}/*` : `/${path}`));
  return [...new Set(patterns)].sort((a, b) => Number(b.endsWith("*")) - Number(a.endsWith("*")));
}

/**
 * The development server sends the same headers, so that anything the policy forbids shows right away. Vite's own
 * scripts and styles are inline: they have a nonce, which the policy also allows.
 */
export function developmentHeaders(): Plugin {
  const nonce = randomUUID();
  return {
    name: "development-headers",
    apply: "serve",
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer({ config, middlewares }) {
      const own = `'nonce-${nonce}'`;
      const rules = siteRules(servicesOf(config.env), { scripts: [own], styles: [own] });
      const headersAt = (path: string) =>
        new Headers(rules.headers.find((rule) => rule.path === path)?.headers);
      const all = headersAt("/*");
      const ofHeic = headersAt(`${HEIC_READER}*`);
      middlewares.use((request, response, next) => {
        response.setHeaders(all);
        // Sources have no folder of built files.
        if (request.url?.startsWith("/lib/heic.worker.ts")) response.setHeaders(ofHeic);
        next();
      });
    },
  };
}

function servicesOf(variables: Record<string, string | undefined>): Services {
  return {
    supabaseUrl: addressOf(variables.VITE_SUPABASE_URL) ?? "",
    replica: addressOf(variables.VITE_SUPABASE_READ_URL),
    tiles: mapTiles(variables.VITE_TILE_URL?.trim()),
    satelliteUrl: addressOf(variables.VITE_SATELLITE_URL),
    geocoderUrl: addressOf(variables.VITE_GEOCODER_URL),
  };
}
