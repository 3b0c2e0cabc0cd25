import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { type ScreenFiles, screenFiles } from "./screen-files.ts";

/** What a post-build step receives. */
export type Built = { config: ResolvedConfig; outDir: string; screens: ScreenFiles };

/** A plugin that works on the built site. Several run one after another, in order. */
export function afterBuild(name: string, work: (built: Built) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  let screens: ScreenFiles = {};
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
        if (config.build.ssr || this.meta.watchMode) return;
        await work({ config, outDir: resolve(config.root, config.build.outDir), screens });
      },
    },
  };
}
