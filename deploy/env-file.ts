import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

/** The variables of a `.env` file: none if there is no file. */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** The path of the file with a project's variables: the one someone named, which must exist, or `.env.production`. */
export function projectFile(folder: string, named: string | undefined): string {
  const path = resolve(folder, named ?? ".env.production");
  // A misspelt name must not lead to wherever the environment points.
  if (named !== undefined && !existsSync(path)) throw new Error(`There is no file ${named}.`);
  return path;
}
