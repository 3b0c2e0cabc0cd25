import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ROOT } from "./command.ts";
import { readEnvFile } from "./env-file.ts";
import type { ProjectKeys } from "./project.ts";

/**
 * The product that `npm start` runs here; undefined if it isn't running or keeps no data (`--memory`).
 */
export async function localProduct(env: NodeJS.ProcessEnv): Promise<ProjectKeys | undefined> {
  const settings = { ...readEnvFile(join(ROOT, ".env")), ...env };
  const folder = resolve(ROOT, settings.LOCAL_DIR?.trim() || ".local");
  try {
    const [ready, keys] = await Promise.all(
      ["ready.json", "keys.json"].map(async (name) =>
        JSON.parse(await readFile(join(folder, name), "utf8")),
      ),
    );
    return { url: ready.api, secretKey: keys.secret };
  } catch {
    return undefined;
  }
}
