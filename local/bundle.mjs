import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `start.ts` and everything it imports as one JavaScript file, made at installation. Node 20 reads no
 * TypeScript, and translating the modules one by one would take a second and 100 MB at every start.
 * Packages are left out, except those made of many small modules.
 */
const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(PROJECT, "node_modules/.cache/selfnvest-start");
const CURRENT = join(FOLDER, "current.json");
const MERGED_PACKAGES = [
  "@supabase/lite",
  "@supabase/supabase-js",
  "hono",
  "jose",
  "kysely",
  "kysely-postgres-js",
  "pgsql-deparser",
  "uuid",
  "zod",
];
/** What a bundle depends on besides its modules. */
const BASIS = ["local/bundle.mjs", "node_modules/.package-lock.json"];

/**
 * @returns the path of the bundle, if there is one of the files as they are now.
 */
export async function currentBundle() {
  const made = await readFile(CURRENT, "utf8").then(JSON.parse, () => undefined);
  if (!made) return undefined;
  const now = await digestsOf(Object.keys(made.sources));
  const isCurrent = Object.entries(made.sources).every(([path, digest]) => now[path] === digest);
  return isCurrent ? join(FOLDER, made.name, "start.mjs") : undefined;
}

/**
 * Makes the bundle, in a process of its own: Vite sets NODE_ENV, and the memory it needs would stay
 * taken.
 */
async function makeBundle() {
  const { build } = await import("vite");
  await removeUnfinished();
  const unfinished = join(FOLDER, `unfinished-${process.pid}`);
  const modules = new Set();
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: "error",
    resolve: { alias: { "@domain": join(PROJECT, "supabase/functions/_shared/domain") } },
    plugins: [ownAddresses(modules)],
    ssr: { noExternal: MERGED_PACKAGES },
    build: {
      ssr: "local/start.ts",
      outDir: unfinished,
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: "start.mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  const sources = await digestsOf([...BASIS, ...modules]);
  // A running process may still load a part of an earlier bundle, so each has a folder of its own.
  const name = createHash("sha256").update(JSON.stringify(sources)).digest("hex").slice(0, 16);
  await rename(unfinished, join(FOLDER, name)).catch(() => rm(unfinished, { recursive: true }));
  await keepAsCurrent({ name, sources });
}

/** What makers that were killed have left; others are at work. */
async function removeUnfinished() {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const [, maker] = name.match(/^unfinished-(\d+)$/) ?? [];
    if (maker && !isAlive(Number(maker))) await rm(join(FOLDER, name), { recursive: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === "EPERM";
  }
}

/**
 * Our modules look for files beside themselves, so in the bundle `import.meta.url` still says where
 * each module was written. `modules` collects their paths.
 */
function ownAddresses(modules) {
  return {
    name: "own-addresses",
    enforce: "pre",
    transform(code, id) {
      const path = relative(PROJECT, id).replaceAll("\\", "/");
      if (path.startsWith("node_modules/")) return null;
      modules.add(path);
      const address = `new URL(${JSON.stringify(`../../../../${path}`)}, import.meta.url).href`;
      return code.replaceAll("import.meta.url", address);
    },
  };
}

async function keepAsCurrent(bundle) {
  await mkdir(dirname(CURRENT), { recursive: true });
  const unfinished = `${CURRENT}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(bundle));
  await rename(unfinished, CURRENT);
}

/** A missing file has no digest. */
async function digestsOf(paths) {
  const digests = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(PROJECT, path)).catch(() => undefined);
      return [path, content && createHash("sha256").update(content).digest("base64url")];
    }),
  );
  return Object.fromEntries(digests);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeBundle();
