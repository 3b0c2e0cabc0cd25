import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { DemoAccount } from "./seeding.ts";

export interface Ready {
  web: string;
  api: string;
  standins: string;
  publishableKey: string;
  demo: DemoAccount[];
}

/** Tools and tests read ready.json, which exists exactly as long as everything answers. */
export async function announceReady(folder: string, ready: Ready): Promise<() => Promise<void>> {
  const path = join(folder, "ready.json");
  await writeFileAtomic(path, `${JSON.stringify(ready, null, 2)}\n`, { fsync: false });
  const forget = () => rmSync(path, { force: true });
  process.once("exit", forget);
  return async () => {
    process.off("exit", forget);
    await rm(path, { force: true });
  };
}

/** The previous file would still claim after a crash that we are running. */
export function forgetReady(folder: string): void {
  rmSync(join(folder, "ready.json"), { force: true });
}

export function readyBlock(ready: Ready, seconds: string, kept: string, mail: string): string {
  const rows: [string, string][] = [
    ["Web", ready.web],
    ["API", ready.api],
    ["Mailbox", mail === "stand-in" ? `${ready.standins}/mail` : `mail really goes out by ${mail}`],
    ["Data", kept],
    ...ready.demo.map(({ role, email, password }): [string, string] => [
      `Sign in`,
      `${email}  ${password}  (${role})`,
    ]),
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(8)} ${value}`);
  return ["", `ready in ${seconds} s`, "", ...lines, "", "  Ctrl-C stops everything.", ""].join(
    "\n",
  );
}
