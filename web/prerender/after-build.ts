import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { type ScreenFiles, screenFiles } from "./screen-files.ts";

/** The arguments of a post-build step. */
type Built = { config: ResolvedConfig; outDir: string; screens: ScreenFiles };

/**
 * A plugin that works on the written site. Several run one after the other, as they are named. When one fails the site
 * is removed, so that half of it can't be deployed.
 */
export function afterBuild(name: string, work: (built: Built) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  /** Undefined until the bundle is written: a build that fails before that closes its bundle, too. */
  let screens: ScreenFiles | undefined;
  return {
    name,
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      screens = screenFiles(bundle);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (screens === undefined || config.build.ssr || this.meta.watchMode) return;
        const outDir = resolve(config.root, config.build.outDir);
        try {
          await work({ config, outDir, screens });
        } catch (error) {
          await rm(outDir, { recursive: true, force: true });
          throw error;
        }
      },
    },
  };
}
