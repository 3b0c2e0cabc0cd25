import { readFile } from "node:fs/promises";
import type { Settings } from "./settings.ts";

type Host = Settings["host"];

/** How `dist` is published at each host, with the tool that deploy/hosts locks. */
export const UPLOADS: Record<Host, string> = {
  netlify: "deploy/hosts/netlify/node_modules/.bin/netlify deploy --prod --no-build --dir dist",
  vercel: "deploy/hosts/vercel/node_modules/.bin/vercel deploy --prebuilt --prod",
  cloudflare: "deploy/hosts/cloudflare/node_modules/.bin/wrangler pages deploy dist --branch main",
  other: "upload dist; docs/deploy.md#any-other-host lists the rules for the host",
};

/** Exactly what the lock names, and nothing of theirs is run. */
export const getTool = (host: string) => `npm ci --ignore-scripts --prefix deploy/hosts/${host}`;

type Lock = { packages: Record<string, { devDependencies?: object; engines?: { node?: string } }> };

/** Says so if a host's tool needs a newer Node than this one. The tool's own lock knows what it needs. */
export async function nodeProblem(
  host: Host,
  version = process.versions.node,
): Promise<string | undefined> {
  if (host === "other") return undefined;
  const file = new URL(`./hosts/${host}/package-lock.json`, import.meta.url);
  const { packages } = JSON.parse(await readFile(file, "utf8")) as Lock;
  const [tool = ""] = Object.keys(packages[""]?.devDependencies ?? {});
  const needed = packages[`node_modules/${tool}`]?.engines?.node?.match(/\d+(\.\d+)?/)?.[0] ?? "0";
  if (isAtLeast(version, needed)) return undefined;
  return `Publishing needs Node ${needed} or newer, for ${tool}; this is Node ${version}. All other steps run on this one.`;
}

function isAtLeast(version: string, needed: string): boolean {
  const parts = (text: string) => text.split(".").map(Number);
  const [[major = 0, minor = 0], [wantedMajor = 0, wantedMinor = 0]] = [
    parts(version),
    parts(needed),
  ];
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
