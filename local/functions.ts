import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import {
  createFunctionProcess,
  type FunctionProcess,
  type FunctionSettings,
} from "./function-process.ts";

interface FunctionsOptions extends FunctionSettings {
  /** `[functions.<name>]` in config.toml; a token is required unless it says otherwise. */
  config: Record<string, { verify_jwt?: boolean }>;
  jwtSecret: string;
}

export interface Functions {
  /** Answers `/functions/v1/<name>/…` from the function's own process. */
  handle(name: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  stop(): Promise<void>;
}

/** Edge Functions, each in one Deno process that starts on its first request. */
export function createFunctions(options: FunctionsOptions): Functions {
  const running = new Map<string, FunctionProcess>();
  const newestChange = changeFinder();
  const processOf = (name: string) => {
    const known = running.get(name);
    const parts = [join(options.folder, name), join(options.folder, "_shared")];
    const changed = Math.max(...parts.map(newestChange));
    if (known && !known.hasEnded() && known.sourceTime === changed) return known;
    void known?.stop();
    const started = createFunctionProcess(name, changed, options);
    running.set(name, started);
    return started;
  };
  return {
    async handle(name, incoming, outgoing) {
      if (!hasFunction(options.folder, name)) {
        return refuse(incoming, outgoing, 404, "NOT_FOUND", "Requested function was not found");
      }
      const wantsToken = options.config[name]?.verify_jwt !== false;
      if (wantsToken && incoming.method !== "OPTIONS") {
        const token = /^Bearer (.+)$/i.exec(incoming.headers.authorization ?? "")?.[1];
        if (!token) {
          const text = "Missing authorization header";
          return refuse(incoming, outgoing, 401, "UNAUTHORIZED_NO_AUTH_HEADER", text);
        }
        if (!isValidToken(token, options.jwtSecret)) {
          return refuse(incoming, outgoing, 401, "UNAUTHORIZED_INVALID_JWT", "Invalid JWT");
        }
      }
      const process = processOf(name);
      try {
        await forward(await process.port, incoming, outgoing);
      } catch (error) {
        // A stopping process must not get the next request.
        if (running.get(name) === process) running.delete(name);
        void process.stop();
        const text = `The function "${name}" does not run: ${(error as Error).message}`;
        refuse(incoming, outgoing, 503, "BOOT_ERROR", text);
      }
    },
    async stop() {
      await Promise.all([...running.values()].map((process) => process.stop()));
    },
  };
}

function hasFunction(folder: string, name: string): boolean {
  return /^[a-z][\w-]*$/i.test(name) && existsSync(join(folder, name, "index.ts"));
}

/** Reading the times of hundreds of files takes longer than most calls. */
const LOOK_AGAIN_MS = 200;

/** Finds when anything in a folder last changed, in milliseconds; deletions count. */
function changeFinder(): (folder: string) => number {
  const looks = new Map<string, { at: number; newest: number }>();
  return (folder) => {
    const last = looks.get(folder);
    if (last && performance.now() - last.at < LOOK_AGAIN_MS) return last.newest;
    const newest = existsSync(folder) ? Math.max(...timesIn(folder)) : 0;
    looks.set(folder, { at: performance.now(), newest });
    return newest;
  };
}

function timesIn(folder: string): number[] {
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)));
  return [folder, ...paths].map((path) => statSync(path).mtimeMs);
}

/** The function sees the path without `/functions/v1`, as on the hosted platform. */
function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { connection: _, ...headers } = incoming.headers;
  return new Promise((resolve, reject) => {
    const upstream = request(
      {
        host: "127.0.0.1",
        port,
        method: incoming.method,
        path: (incoming.url ?? "/").replace(/^\/functions\/v1/, ""),
        headers,
        agent: false,
      },
      (answer) => {
        const { connection: _, "keep-alive": __, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
        answer.on("end", resolve);
        answer.on("error", () => outgoing.destroy());
      },
    );
    // A caller who hangs up, before the answer or halfway through, ends the function's work too.
    outgoing.on("close", () => {
      resolve();
      upstream.destroy();
    });
    upstream.on("error", (error) => (outgoing.headersSent ? resolve() : reject(error)));
    // A function may answer before it has read everything. What is left would wait on the caller's connection,
    // and the next request behind it.
    upstream.on("close", () => {
      incoming.unpipe(upstream);
      incoming.resume();
    });
    incoming.on("error", () => upstream.destroy());
    incoming.pipe(upstream);
  });
}

function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  incoming.resume();
  outgoing.writeHead(status, {
    "content-type": "application/json",
    "access-control-allow-origin": incoming.headers.origin ?? "*",
    vary: "origin",
  });
  outgoing.end(JSON.stringify({ code, message, error: message, detail: message }));
}

function isValidToken(token: string, secret: string): boolean {
  const [head, body, signature] = token.split(".");
  if (!head || !body || !signature) return false;
  const expected = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return false;
  try {
    const { alg } = JSON.parse(Buffer.from(head, "base64url").toString());
    const { exp } = JSON.parse(Buffer.from(body, "base64url").toString());
    return alg === "HS256" && (typeof exp !== "number" || exp * 1000 > Date.now());
  } catch {
    return false;
  }
}
