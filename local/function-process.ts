import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { denoPath } from "./deno.ts";

export interface FunctionSettings {
  /** supabase/functions, or another folder of the same shape. */
  folder: string;
  /** The only environment variables the function may read. */
  env: Record<string, string>;
  /** The `host:port` pairs that a function may call, besides listening on its own address. */
  hosts: string[];
  log: (line: string) => void;
}

export interface FunctionProcess {
  sourceTime: number;
  /** Rejects with an explanation when the function ends before it listens. */
  port: Promise<number>;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** The limit for a function that neither ends nor listens: on a busy machine, starting takes twenty seconds. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 2_000;
const ANY_FREE_PORT = "127.0.0.1:0";
const WATCHDOG = fileURLToPath(new URL("./function-watchdog.js", import.meta.url));

/** One Edge Function on real Deno, with only the permissions it needs. */
export function createFunctionProcess(
  name: string,
  sourceTime: number,
  settings: FunctionSettings,
): FunctionProcess {
  const child = start(name, settings);
  const port = untilListening(child, name, settings.log);
  // A caller that awaits `port` hears of a failure; if none does, the failure must not end this process.
  port.catch(() => {});
  return { sourceTime, port, hasEnded: () => isOver(child), stop: () => end(child) };
}

function start(name: string, { folder, env, hosts }: FunctionSettings): ChildProcess {
  return spawn(
    denoPath(),
    [
      "run",
      "--no-prompt",
      "--no-lock",
      "--cached-only",
      "--node-modules-dir=manual",
      // A request's signal tells that its caller has left, not that it was answered; else Deno warns in the log.
      "--unstable-no-legacy-abort",
      `--config=${join(folder, name, "deno.json")}`,
      `--preload=${WATCHDOG}`,
      `--allow-net=${[...new Set([ANY_FREE_PORT, ...hosts])].join(",")}`,
      `--allow-env=${Object.keys(env).join(",")}`,
      join(folder, name, "index.ts"),
    ],
    {
      // Standard input stays open for as long as we live: when it closes, the watchdog ends the
      // function.
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...pick(process.env, [
          "HOME",
          "DENO_DIR",
          "PATH",
          "TMPDIR",
          "XDG_CACHE_HOME",
          "SYSTEMROOT",
        ]),
        ...env,
        DENO_SERVE_ADDRESS: `tcp:${ANY_FREE_PORT}`,
        DENO_NO_UPDATE_CHECK: "1",
        NO_COLOR: "1",
      },
    },
  );
}

/**
 * The port is the one that the function says, because somebody else may have taken a port that was free a moment ago:
 * whatever then answered there would be taken for the function.
 */
function untilListening(
  child: ChildProcess,
  name: string,
  log: FunctionSettings["log"],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`it did not listen within ${START_TIMEOUT_MS / 1000} seconds`));
      void end(child);
    }, START_TIMEOUT_MS);
    const settle = () => clearTimeout(timer);
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        const [, port] = /^Listening on http:\/\/127\.0\.0\.1:(\d+)\//.exec(line) ?? [];
        if (port === undefined) return log(`[${name}] ${line}`);
        settle();
        resolve(Number(port));
      });
    }
    child.once("close", () => {
      settle();
      reject(new Error("it ended while starting; its messages are in the log"));
    });
    child.once("error", (error) => {
      log(`[${name}] ${error.message}`);
      settle();
      reject(error);
    });
  });
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || isOver(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

function pick(env: NodeJS.ProcessEnv, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
