import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { withoutComments } from "../bundle/inline-scripts.ts";
import { afterBuild } from "./after-build.ts";
import { hasProject } from "./check-project.ts";
import { FirstScreen } from "./first-screen.ts";
import { mostHomes } from "./most-homes.ts";
import type { ScreenFiles } from "./screen-files.ts";

/**
 * Writes the site's public pages as complete HTML (main.tsx) at the end of `vite build`, from the listings of the
 * build's Supabase project. Without a project they are left out.
 *
 * The untouched shell becomes `app.html`, which a host serves for every other address.
 */
export function prerenderSite(): Plugin {
  return afterBuild("prerender-site", async ({ config, outDir, screens }) => {
    const shell = await readFile(join(outDir, "index.html"), "utf8");
    await writeFile(join(outDir, "app.html"), shell);
    if (!hasProject(config.env)) return;
    const count = await writePages(config, shell, screens, outDir).catch((cause) => {
      throw new Error(
        `The pages of ${config.env.VITE_SUPABASE_URL} could not be written: ${cause.text ?? cause.message}. The project answered when the build began. Nothing was left in ${outDir}; build again.`,
        { cause },
      );
    });
    config.logger.info(`${count} files for search engines and previews.`);
  });
}

const START_CODE = new URL("../bundle/start-code.js", import.meta.url);

async function writePages(
  config: ResolvedConfig,
  shell: string,
  screens: ScreenFiles,
  outDir: string,
): Promise<number> {
  const bundle = fileURLToPath(
    new URL(`../../node_modules/.cache/selfnvest-prerender-${randomUUID()}`, import.meta.url),
  );
  try {
    await build({
      configFile: config.configFile,
      mode: config.mode,
      logLevel: "warn",
      build: { ssr: "prerender/main.tsx", outDir: bundle, copyPublicDir: false },
    });
    const { siteFiles } = (await import(
      pathToFileURL(join(bundle, "main.js")).href
    )) as typeof import("./main.tsx");
    let count = 0;
    const sheet = (file: string) => readFile(join(outDir, file), "utf8");
    const code = withoutComments(await readFile(START_CODE, "utf8"));
    const firstScreen = () => new FirstScreen(sheet, code);
    for await (const file of siteFiles(
      shell,
      screens,
      siteUrl(),
      mostHomes(process.env),
      firstScreen,
    )) {
      const path = join(outDir, file.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.text);
      count += 1;
    }
    return count;
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
}

/** The functions read the same variable. */
function siteUrl(): string | undefined {
  return process.env.SITE_URL?.replace(/\/+$/, "") || undefined;
}
