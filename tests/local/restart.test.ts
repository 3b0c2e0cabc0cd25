import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Running {
  child: ChildProcess;
  apiUrl: string;
  standinsUrl: string;
  publishableKey: string;
  secretKey: string;
}

const PASSWORD = "long enough";
const SCRIPT = fileURLToPath(new URL("./cloud-process.ts", import.meta.url));

let folder = "";
let running: Running | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-restart-"));
});
afterAll(async () => {
  running?.child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

describe("a local cloud that is killed", () => {
  it("has everything it acknowledged when it starts again", async () => {
    running = await start();
    const accounts: Account[] = [];
    const mails: string[] = [];
    const writing = [
      keepOn(async () => accounts.push(await signUp(running as Running))),
      keepOn(async () => mails.push(await sendMail(running as Running))),
    ];
    await expect.poll(() => Math.min(accounts.length, mails.length)).toBeGreaterThan(4);
    running.child.kill("SIGKILL");
    await Promise.all(writing);

    running = await start();
    const kept = await (await fetch(`${running.standinsUrl}/mail/messages`)).json();
    expect(kept.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(mails));
    const profiles = await ask(running, "/rest/v1/profiles?select=id", running.secretKey);
    const ids = (await profiles.json()).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(accounts.map(({ id }) => id)));
    const { publishableKey } = running;
    const entered = await ask(running, "/auth/v1/token?grant_type=password", publishableKey, {
      email: accounts[0]?.email,
      password: PASSWORD,
    });
    expect((await entered.json()).user.id).toBe(accounts[0]?.id);
  });
});

async function start(): Promise<Running> {
  const child = spawn(process.execPath, ["--import", "tsx", SCRIPT, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...JSON.parse(line) };
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
