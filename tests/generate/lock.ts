import { readFileSync, writeFileSync } from "node:fs";

/**
 * `npm run generate -- lock`: adds what npm leaves out of package-lock.json and `npm ci` then misses: packages
 * for other platforms that the registry lacked when the lock was written. They are only ever
 * installed on their platform.
 */
type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  cpu?: string[];
  os?: string[];
  libc?: string[];
};
export type Lock = { packages: Record<string, LockedPackage> };

/** Names and versions that a locked package may need and the lock lacks. */
export function missingPackages(lock: Lock): { name: string; version: string; dev: boolean }[] {
  const missing = new Map<string, { name: string; version: string; dev: boolean }>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "") continue;
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!placesFor(path, name).some((place) => lock.packages[place])) {
        missing.set(name, {
          name,
          version: version.replace(/^[\^~]/, ""),
          dev: entry.dev === true,
        });
      }
    }
  }
  return [...missing.values()];
}

/** Where Node would look for a dependency of the package at `path`: next to it, then further up. */
function placesFor(path: string, name: string): string[] {
  const parents = [path];
  for (let at = path; at.includes("/node_modules/"); ) {
    at = at.slice(0, at.lastIndexOf("/node_modules/"));
    parents.push(at);
  }
  return [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

function complete(lock: Lock): number {
  const missing = missingPackages(lock);
  for (const { name, version, dev } of missing) {
    const os = /android|darwin|freebsd|linux|win(?=32|dows)/
      .exec(name)?.[0]
      .replace(/^win$/, "win32");
    const cpu = /wasm32|arm64|x64|arm|ia32/.exec(name)?.[0];
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(dev ? { dev } : {}),
      ...(/musl/.test(name) ? { libc: ["musl"] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
  }
  return missing.length;
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  const added = complete(lock);
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added} packages for other platforms added to package-lock.json.`);
}
