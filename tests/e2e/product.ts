import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import getPort from "get-port";
import type { Ready } from "../../local/ready.ts";

/** The whole product as a newcomer starts it, on free ports and in a folder of its own. */
export class Product {
  readonly folder = mkdtempSync(join(tmpdir(), "selfnvest-product-"));
  private child: ChildProcess | undefined;
  private ports: Record<string, string> | undefined;
  /** The lines that the last start has printed. */
  printed = "";

  /**
   * `npm start`; resolves with the contents of ready.json. @param settings added to the
   * environment.
   */
  async start(settings: Record<string, string> = {}): Promise<Ready> {
    this.ports ??= await freePorts();
    this.printed = "";
    const child = spawn("npm", ["start", "--silent"], {
      env: { ...process.env, ...this.ports, ...settings, LOCAL_DIR: this.folder },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        this.printed += chunk;
        if (!/^ready in /m.test(this.printed)) return;
        child.stdout?.off("data", listen);
        resolve(JSON.parse(readFileSync(join(this.folder, "ready.json"), "utf8")) as Ready);
      };
      child.stdout?.on("data", listen);
      child.stderr?.on("data", (chunk) => {
        this.printed += chunk;
      });
      child.on("exit", (code) => reject(new Error(`It ended (${code}):\n${this.printed}`)));
    });
  }

  /** Ends every process at the same moment without warning, as in a power cut. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Ctrl-C, which a terminal sends to all of them. */
  async stop(): Promise<void> {
    await this.end("SIGINT");
  }

  /** Whether any process that the start brought up is left. */
  isAlive(): boolean {
    try {
      process.kill(-(this.child?.pid ?? 0), 0);
      return true;
    } catch {
      return false;
    }
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const pid = this.child?.pid;
    if (!pid || !this.isAlive()) return;
    process.kill(-pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (this.isAlive() && Date.now() < deadline) await setTimeout(50);
  }
}

const STOP_TIMEOUT_MS = 15_000;

async function freePorts(): Promise<Record<string, string>> {
  const names = ["WEB_PORT", "API_PORT", "STANDINS_PORT"];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await getPort())])),
  );
}
