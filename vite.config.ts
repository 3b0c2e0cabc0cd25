import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { BUILD_TARGETS } from "./web/bundle/browsers.ts";
import { fewChunks } from "./web/bundle/chunks.ts";
import { leanIcons } from "./web/bundle/icons.ts";
import { inlineScripts } from "./web/bundle/inline-scripts.ts";
import { leanLoading } from "./web/bundle/lean-loading.ts";
import { wordsApart } from "./web/bundle/words-apart.ts";
import { LICENSES, remainingLicenses } from "./web/hosting/licenses.ts";
import { developmentHeaders, hostFiles } from "./web/hosting/plugin.ts";
import { publicReads } from "./web/hosting/reads.ts";
import { checkProject } from "./web/prerender/check-project.ts";
import { prerenderSite } from "./web/prerender/plugin.ts";
import { serviceWorker } from "./web/service-worker/plugin.ts";

/** The reader of HEIC photos. */
const LIBHEIF = "libheif-bundle.mjs";
const projectRoot = fileURLToPath(new URL(".", import.meta.url));
const webPort = Number(process.env.WEB_PORT ?? 5173);
const apiPort = Number(process.env.API_PORT ?? 54321);

/**
 * The functions live on the API's port; on the site's own origin they are `/api/…`. In
 * development the source files of web/api are served below the same path, and stay here.
 */
const proxy = {
  "^/api/(?!.*\\.tsx?(\\?|$))": {
    target: `http://127.0.0.1:${apiPort}/functions/v1`,
    rewrite: (path: string) => path.replace(/^\/api/, ""),
  },
};

export default defineConfig({
  root: `${projectRoot}web`,
  envDir: projectRoot,
  plugins: [
    checkProject(),
    publicReads(),
    leanIcons(),
    leanLoading(),
    fewChunks(),
    wordsApart(),
    react(),
    tailwindcss(),
    inlineScripts(),
    prerenderSite(),
    serviceWorker(),
    remainingLicenses(),
    hostFiles(),
    developmentHeaders(),
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
    target: BUILD_TARGETS,
    // The outlines of the counties, fetched only by a map that gets no tiles.
    chunkSizeWarningLimit: 900,
    // Every browser in our range fetches them by itself.
    modulePreload: { polyfill: false, resolveDependencies: onlyNeededSheets },
    rolldownOptions: {
      input: [`${projectRoot}web/index.html`, `${projectRoot}web/pages/reset-password.html`],
      // Every page loads the names of all chunks. Seven characters tell the versions of one chunk apart, and are the fewest that the bundler takes.
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        // Hosts know the ending. The package's file stays as it is, and apart, as its license wants it (decision 220).
        assetFileNames: ({ names: [name = ""] }) =>
          name === LIBHEIF ? "assets/heic/libheif-[hash].js" : "assets/[name]-[hash][extname]",
      },
    },
  },
  worker: {
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) =>
          name === "heic.worker" ? "assets/heic/worker-[hash].js" : "assets/[name]-[hash].js",
        assetFileNames: ({ names: [name = ""] }) =>
          name === LIBHEIF ? "assets/heic/libheif-[hash].js" : "assets/[name]-[hash][extname]",
      },
    },
  },
  optimizeDeps: {
    // Packages that only lazy screens import are named here, so that the dev server never finds them late and reloads
    // the page in the middle of something.
    include: [
      "react",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
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
      "pdfjs-dist/legacy/build/pdf.mjs",
      "pdfjs-dist/legacy/build/pdf.worker.mjs",
      "@dnd-kit/core",
      "@dnd-kit/sortable",
      "@dnd-kit/utilities",
    ],
  },
});

/**
 * A page's HTML names all files of its screen; the script that every page loads doesn't list those
 * of every screen. The list was 3 kB (gzip) of names, and a screen is loaded when a link to it is
 * pointed at.
 */
function onlyNeededSheets(_file: string, needed: string[], context: { hostType: string }) {
  return context.hostType === "html" ? needed : needed.filter((each) => each.endsWith(".css"));
}
