import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { isIn, type Layer, testFiles } from "./tests/layers.ts";
import { lateCode } from "./tests/support/late-code.ts";
import { PATIENCE_MS, TEST_MS } from "./tests/support/limits.ts";

const projectRoot = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@domain": `${projectRoot}supabase/functions/_shared/domain`,
  "@web": `${projectRoot}web`,
};

/** The files that the command of TEST_LAYER leaves to others (tests/layers.ts). Without it, every file can be run. */
function leftOut(): string[] {
  const { TEST_LAYER: layer, TEST_BEYOND: beyond } = process.env;
  if (!layer) return [];
  return [...testFiles(projectRoot)].flatMap(([file, of]) =>
    isIn(layer as Layer, of) && !(beyond && of === "test") ? [] : [file],
  );
}

/** One project per layer of the product: `npx vitest run --project web`. */
export default defineConfig({
  resolve: { alias },
  test: {
    exclude: [...configDefaults.exclude, ...leftOut()],
    setupFiles: ["tests/support/fuzz.ts"],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Tests spend a third of their time waiting: for browsers, functions, the database, a pause to
    // pass.
    maxWorkers: availableParallelism() + 1,
    // Transformed files are kept for the next run, by their text, the plugins and the locked versions.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `${projectRoot}node_modules/.cache/vitest`,
    },
    // Passwords are hashed hundreds of times.
    // Tests reach this machine only; those of tiles name a service.
    env: { LITE_AUTH_BCRYPT_COST: "4", VITE_TILE_URL: "none" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // A bundler's own code takes no values of another context, in which screens are tested.
          include: ["tests/{domain,architecture,web/hosting}/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "local",
          environment: "node",
          include: ["tests/{local,deploy}/**/*.test.ts"],
          globalSetup: ["tests/support/database-global-setup.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react(), lateCode()],
        test: {
          name: "web",
          environment: "jsdom",
          // A context of its own for each file, in a process that has read jsdom once: half the processor time.
          pool: "vmForks",
          vmMemoryLimit: "500MB",
          include: ["tests/web/{*,!(hosting)/**/*}.test.{ts,tsx}"],
          setupFiles: ["tests/support/web-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          isolate: false,
          globalSetup: ["tests/support/database-global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "functions",
          environment: "node",
          include: ["tests/functions/**/*.test.ts"],
          globalSetup: ["tests/support/database-global-setup.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/deployed-global-setup.ts"],
          isolate: false,
        },
      },
    ],
  },
});
