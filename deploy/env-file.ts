import { readFileSync } from "node:fs";
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
