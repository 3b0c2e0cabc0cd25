import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { LICENSES, remainingLicenses } from "./web/hosting/licenses.ts";
import { hostFiles } from "./web/hosting/plugin.ts";
import { checkProject } from "./web/prerender/check-project.ts";
import { prerenderSite } from "./web/prerender/plugin.ts";
import { serviceWorker } from "./web/service-worker/plugin.ts";

const projectRoot = fileURLToPath(new URL(".", import.meta.url));
const webPort = Number(process.env.WEB_PORT ?? 5173);
const apiPort = Number(process.env.API_PORT ?? 54321);

/**
 * The functions live on the API's port; on the site's own origin they are `/api/…`. In
 * development the source files of web/api are served below the same path, and stay here.
 */
const proxy = {
  "^/api/(?![\\w-]+\\.tsx?(\\?|$))": {
    target: `http://127.0.0.1:${apiPort}/functions/v1`,
    rewrite: (path: string) => path.replace(/^\/api/, ""),
  },
};

export default defineConfig({
  root: `${projectRoot}web`,
  envDir: projectRoot,
  plugins: [
    checkProject(),
    react(),
    tailwindcss(),
    preloadFonts(),
    prerenderSite(),
    serviceWorker(),
    remainingLicenses(),
    hostFiles(),
  ],
  resolve: {
    alias: {
      "@domain": `${projectRoot}supabase/functions/_shared/domain`,
      "@web": `${projectRoot}web`,
    },
  },
  server: { port: webPort, strictPort: true, proxy, warmup: { clientFiles: ["./main.tsx"] } },
  preview: { port: webPort, strictPort: true, proxy },
  build: {
    outDir: "../dist",
    license: { fileName: LICENSES },
    emptyOutDir: true,
    // The outlines of the counties, fetched only by a map that gets no tiles.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: [`${projectRoot}web/index.html`, `${projectRoot}web/pages/reset-password.html`],
      output: {
        codeSplitting: {
          groups: [
            { name: firstPackages, debugName: "packages of the first view", priority: 2 },
            { name: firstView, debugName: "first view", priority: 1 },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    // What only lazy screens import is named here, so that the dev server never finds it late
    // and reloads the page in the middle of something.
    include: [
      "react",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-router-dom",
      "@tanstack/react-query",
      "zustand",
      "zod",
      "eventsource-parser",
      "lucide-react",
      "@supabase/supabase-js",
      "leaflet",
      "react-leaflet",
      "react-day-picker",
      "react-markdown",
      "remark-gfm",
      "topojson-client",
      "@dnd-kit/core",
      "@dnd-kit/sortable",
      "@dnd-kit/utilities",
    ],
  },
});

/** Where every visit starts, and the screen where nearly every one does. */
const FIRST_VIEW = ["/web/main.tsx", "/web/screens/listings-screen.tsx"];

/**
 * What the first view needs goes into two files instead of a dozen: the packages, which change
 * seldom and stay in the visitor's cache, and our own code. Fewer requests, 4 kB less after
 * compression, and all of it is fetched at once. Every other screen keeps the bundler's chunks.
 */
function firstView(id: string, graph: ChunkingContext): string | null {
  return isNeededFirst(id, graph) ? "first-view" : null;
}

function firstPackages(id: string, graph: ChunkingContext): string | null {
  return id.includes("/node_modules/") && isNeededFirst(id, graph) ? "packages" : null;
}

type ChunkingContext = {
  getModuleInfo: (id: string) => { importers: string[] } | null;
};

/** Is there a way of static imports from the first view to this module? */
function isNeededFirst(id: string, graph: ChunkingContext, seen = new Set<string>()): boolean {
  // All icons come through one file of the package; each goes with the code that draws it.
  if (id.includes("/lucide-react/")) return false;
  if (FIRST_VIEW.some((path) => id.endsWith(path))) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((by) => !seen.has(by) && isNeededFirst(by, graph, seen));
}

/** Names the two fonts in index.html, so that they are fetched beside the script and not after. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
        return fonts.map((name) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${name}`,
            crossorigin: "",
          },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
