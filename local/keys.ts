import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import writeFileAtomic from "write-file-atomic";

export interface Keys {
  publishable: string;
  secret: string;
  /** Signs the tokens of signed-in people. */
  jwtSecret: string;
}

/**
 * This local cloud's keys: made once and kept in `keys.json`, or made for each run without a
 * folder.
 */
export async function readKeys(folder?: string): Promise<Keys> {
  if (folder === undefined) return makeKeys();
  const path = join(folder, "keys.json");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept) return JSON.parse(kept);
  const keys = await makeKeys();
  await writeFileAtomic(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, fsync: false });
  return keys;
}

export async function makeKeys(): Promise<Keys> {
  const publishable = await generateApiKey("publishable");
  const secret = await generateApiKey("secret");
  return {
    publishable: publishable.key,
    secret: secret.key,
    jwtSecret: randomBytes(32).toString("base64url"),
  };
}
