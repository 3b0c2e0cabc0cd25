// Long, because it kills the local cloud in the middle of writes and starts it again.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";

type Running = Pick<Cloud, "apiUrl" | "standinsUrl" | "publishableKey" | "secretKey">;

const PASSWORD = "long enough";
const SCRIPT = fileURLToPath(new URL("./cloud-process.ts", import.meta.url));

let folder = "";
let child: ChildProcess | undefined;
let restarted: Cloud | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-restart-"));
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await restarted?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("a local cloud that is killed", () => {
  it("has everything it acknowledged when it starts again", async () => {
    const killed = await startElsewhere();
    const accounts: Account[] = [];
    const mails: string[] = [];
    const writing = [
      keepOn(async () => accounts.push(await signUp(killed))),
      keepOn(async () => mails.push(await sendMail(killed))),
    ];
    await expect.poll(() => Math.min(accounts.length, mails.length)).toBeGreaterThan(4);
    child?.kill("SIGKILL");
    await Promise.all(writing);

    restarted = await startCloud({ dataDir: folder, env: {}, tickMs: 0 });
    const kept = await (await fetch(`${restarted.standinsUrl}/mail/messages`)).json();
    expect(kept.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(mails));
    const profiles = await ask(restarted, "/rest/v1/profiles?select=id", restarted.secretKey);
    const ids = (await profiles.json()).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(accounts.map(({ id }) => id)));
    const { publishableKey } = restarted;
    const entered = await ask(restarted, "/auth/v1/token?grant_type=password", publishableKey, {
      email: accounts[0]?.email,
      password: PASSWORD,
    });
    expect((await entered.json()).user.id).toBe(accounts[0]?.id);
  });
});

async function startElsewhere(): Promise<Running> {
  child = spawn(process.execPath, ["--import", "tsx", SCRIPT, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: child.stdout as Readable }), "line");
  return JSON.parse(line);
}

/** Resolves when the other side is gone. */
async function keepOn(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch {
      return;
    }
  }
}

function ask({ apiUrl }: Running, path: string, apikey: string, body?: unknown) {
  return fetch(`${apiUrl}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { apikey, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

type Account = { id: string; email: string };

async function signUp(cloud: Running): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.com`;
  const account = { email, password: PASSWORD, data: { full_name: "Ann" } };
  const answer = await ask(cloud, "/auth/v1/signup", cloud.publishableKey, account);
  return { id: (await answer.json()).user.id, email };
}

async function sendMail({ standinsUrl }: Running): Promise<string> {
  const answer = await fetch(`${standinsUrl}/mail/emails`, {
    method: "POST",
    headers: { authorization: "Bearer re_local" },
    body: JSON.stringify({ from: "a@b.co", to: "c@d.co", subject: "s", text: "t" }),
  });
  return (await answer.json()).id;
}
