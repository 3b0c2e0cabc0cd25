import { AppError } from "../domain/site/errors/errors.ts";
import { type Callers, createCallers } from "./caller.ts";
import { createDatabase, type Database } from "./database.ts";
import {
  EnvironmentError,
  type Platform,
  type Reader,
  readEnvironment,
  readPlatform,
} from "./env.ts";
import { createApp, failure } from "./http.ts";
import { log } from "./log.ts";

/** The parts that every function has. */
export type Parts = { platform: Platform; database: Database; callers: Callers };

type Fetching = { fetch(request: Request): Response | Promise<Response> };

/**
 * The handler of a function. Builds the app once from the environment. If variables are missing, it logs them right
 * away and answers every request with a 503 that names them. @param describe reads the variables that only this
 * function has.
 */
export function startFunction<Settings>(
  name: string,
  describe: (read: Reader) => Settings,
  build: (parts: Parts & Settings) => Fetching,
) {
  const app = buildOrExplain(name, describe, build);
  return (request: Request) => app.fetch(request);
}

function buildOrExplain<Settings>(
  name: string,
  describe: (read: Reader) => Settings,
  build: (parts: Parts & Settings) => Fetching,
): Fetching {
  try {
    const { platform, own } = readEnvironment(readVariable, (read) => ({
      platform: readPlatform(read),
      own: describe(read),
    }));
    const database = createDatabase(platform);
    return build({ platform, database, callers: createCallers(platform, database), ...own });
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log("environment_incomplete", { function: name, missing: error.names });
    const app = createApp({ name, allowedOrigins: [] });
    app.all("*", (c) => failure(c, new AppError("unavailable"), { missing: error.names }));
    return app;
  }
}

/** A variable we have no permission to read counts as unset. */
function readVariable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch (error) {
    if (error instanceof Deno.errors.NotCapable) return undefined;
    throw error;
  }
}
