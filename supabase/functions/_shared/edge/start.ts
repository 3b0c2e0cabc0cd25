import { AppError } from "../domain/errors.ts";
import { EnvironmentError, type Reader, readEnvironment } from "./env.ts";
import { createApp, failure } from "./http.ts";
import { log } from "./log.ts";

type Fetching = { fetch(request: Request): Response | Promise<Response> };

/**
 * The handler of a function. Its app is built once from the environment; when a variable is
 * missing, that is logged at once and every request is answered 503 naming it.
 */
export function startFunction<Settings>(
  name: string,
  describe: (read: Reader) => Settings,
  build: (settings: Settings) => Fetching,
) {
  const app = buildOrExplain(name, describe, build);
  return (request: Request) => app.fetch(request);
}

function buildOrExplain<Settings>(
  name: string,
  describe: (read: Reader) => Settings,
  build: (settings: Settings) => Fetching,
): Fetching {
  try {
    return build(readEnvironment(readVariable, describe));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log("environment_incomplete", { function: name, missing: error.names });
    const app = createApp({ name, allowedOrigins: [] });
    app.all("*", (c) => failure(c, new AppError("unavailable"), { missing: error.names }));
    return app;
  }
}

/** A variable that we may not read is one that nobody meant for us. */
function readVariable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch (error) {
    if (error instanceof Deno.errors.NotCapable) return undefined;
    throw error;
  }
}
