import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { InlineSources } from "./site-rules.ts";

/** The hashes of the built pages' inline scripts and styles, which are the only ones that the policy allows. */
export async function inlineHashes(outDir: string): Promise<InlineSources> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of await readdir(outDir, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const html = await readFile(join(outDir, file), "utf8");
    for (const [, text = ""] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) scripts.add(text);
    for (const [, text = ""] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) styles.add(text);
  }
  return { scripts: [...scripts].map(hashOf), styles: [...styles].map(hashOf) };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
