import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type { Host } from "./hosts.ts";

/** The code of a host's edge (edge/<host>.ts) as one module, for `SETTINGS` to be written before it. */
export async function bundleEdge(host: Host): Promise<string> {
  const built = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    resolve: {
      alias: {
        "@domain": fileURLToPath(
          new URL("../../supabase/functions/_shared/domain", import.meta.url),
        ),
      },
    },
    build: {
      write: false,
      target: "es2022",
      // The site's operators can read the code that runs at their host.
      minify: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL(`./edge/${host}.ts`, import.meta.url)),
        formats: ["es"],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [output] = built;
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error(`The edge of ${host} has no code.`);
  return chunk.code;
}
