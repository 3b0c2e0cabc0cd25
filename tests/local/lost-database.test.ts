import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../local/database.ts";
import { type NativePostgres, startNativePostgres } from "../../local/native-postgres.ts";
import { PATIENCE_MS } from "../support/limits.ts";

/** With DATABASE_URL: the server is lost in the middle of requests, comes back, and is lost again. */
const SCRIPT = fileURLToPath(new URL("./cloud-process.ts", import.meta.url));
const KILLS = ["server", "session", "server", "session", "server"] as const;
const AT_ONCE = 6;

let postgres: NativePostgres;
let folder = "";
let cloud: ChildProcess;
let apiUrl = "";
let apikey = "";
let terminal = "";
beforeAll(async () => {
  postgres = await startNativePostgres();
  folder = await mkdtemp(join(tmpdir(), "selfnvest-lost-"));
  cloud = spawn(process.execPath, ["--import", "tsx", SCRIPT, folder, postgres.url], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  cloud.stderr?.on("data", (chunk) => {
    terminal += chunk;
  });
  const [line] = await once(createInterface({ input: cloud.stdout as Readable }), "line");
  ({ apiUrl, publishableKey: apikey } = JSON.parse(line));
});
afterAll(async () => {
  cloud.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test("every request is answered meanwhile, and works again once the server is back", async () => {
  for (const kill of KILLS) {
    await expect.poll(async () => (await read()).status).toBe(200);
    const answers: Answer[] = [];
    let goesOn = true;
    const asking = Array.from({ length: AT_ONCE }, async (_, place) => {
      while (goesOn) answers.push(await (place % 2 ? read() : signUp()));
    });
    await expect.poll(() => answers.length).toBeGreaterThan(AT_ONCE);
    if (kill === "server") await postgres.crash();
    else await killSessions();
    await expect
      .poll(() => answers.filter(({ status }) => status === 503).length)
      .toBeGreaterThan(0);
    if (kill === "server") await postgres.startAgain();
    goesOn = false;
    await Promise.all(asking);
    for (const { status, body } of answers) {
      expect([200, 503], JSON.stringify(body)).toContain(status);
      if (status === 503) expect(body).toMatchObject({ code: "503", message: LOST });
    }
    await expect.poll(async () => (await signUp()).status).toBe(200);
  }
  expect(cloud.exitCode).toBeNull();
  // The lines that were printed, without a stack.
  const lines = terminal.trim().split("\n");
  expect(lines.filter((line) => line.includes("DATABASE_URL"))).not.toEqual([]);
  expect(lines.filter((line) => !line.startsWith("[database] "))).toEqual([]);
});

const LOST = expect.stringMatching(/^The database at DATABASE_URL does not answer/);

type Answer = { status: number; body: unknown };

/** A call that hangs fails here. */
async function ask(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(apiUrl + path, {
    method: body ? "POST" : "GET",
    headers: { apikey, "content-type": "application/json" },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const read = () => ask("/rest/v1/listings?select=id&limit=1");
const signUp = () =>
  ask("/auth/v1/signup", {
    email: `${crypto.randomUUID()}@example.com`,
    password: "long enough",
    data: { full_name: "Ann" },
  });

/** One of them is enough: Postgres then ends all others and starts again by itself, some before we come to them. */
async function killSessions(): Promise<void> {
  const database = openPostgres(postgres.url, { max: 1 });
  const sessions = await database.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  for (const { pid } of sessions) killIfThere(pid);
  await database.close().catch(() => {});
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
