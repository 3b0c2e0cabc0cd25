import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
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
const WATCHDOG = fileURLToPath(new URL("./function-watchdog.js", import.meta.url));

/** One Edge Function on real Deno, with only the permissions it needs. */
export function createFunctionProcess(
  name: string,
  sourceTime: number,
  settings: FunctionSettings,
): FunctionProcess {
  let child: ChildProcess | undefined;
  let isStopped = false;
  const port = getPort({ host: "127.0.0.1" }).then(async (free) => {
    if (isStopped) throw new Error("it was stopped");
    child = start(name, free, settings);
    await untilListening(child, free);
    return free;
  });
  // A caller that awaits `port` hears of a failure; if none does, the failure must not end this process.
  port.catch(() => {});
  return {
    sourceTime,
    port,
    hasEnded: () => child !== undefined && isOver(child),
    async stop() {
      isStopped = true;
      await port.catch(() => {});
      if (child) await end(child);
    },
  };
}

function start(name: string, port: number, settings: FunctionSettings): ChildProcess {
  const { folder, env, hosts, log } = settings;
  const child = spawn(
    denoPath(),
    [
      "run",
      "--quiet",
      "--no-prompt",
      "--no-lock",
      "--cached-only",
      "--node-modules-dir=manual",
      // A request's signal tells that its caller has left, not that it was answered; else Deno warns in the log.
      "--unstable-no-legacy-abort",
      `--config=${join(folder, name, "deno.json")}`,
      `--preload=${WATCHDOG}`,
      `--allow-net=${[...new Set([`127.0.0.1:${port}`, ...hosts])].join(",")}`,
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
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: "1",
        NO_COLOR: "1",
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      if (!/^Listening on /.test(line)) log(`[${name}] ${line}`);
    });
  }
  child.on("error", (error) => log(`[${name}] ${error.message}`));
  return child;
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.pid === undefined || isOver(child)) {
      throw new Error("it ended while starting; its messages are in the log");
    }
    if (await answers(port)) return;
    await pause(20);
  }
  await end(child);
  throw new Error(`it did not listen within ${START_TIMEOUT_MS / 1000} seconds`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
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
