import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  statfs,
  writeFile,
} from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join, relative } from "node:path";
import getPort from "get-port";
import { openPostgres } from "./database.ts";
import { embeddedBinaries, type ServerUser } from "./postgres-binaries.ts";

export interface NativePostgres {
  /** The address of the database `postgres`, as its superuser. */
  url: string;
  /** The folder with its files. */
  data: string;
  stop(): Promise<void>;
  /** Ends the server as a crash does. */
  crash(): Promise<void>;
  /** The server starts at the same address after a crash. */
  startAgain(): Promise<void>;
}

/** `nobody` exists everywhere, owns nothing, and needs no account to be created. */
const NOBODY: ServerUser = { uid: 65534, gid: 65534 };
const READY = /database system is ready to accept (read-only )?connections/;
const START_ATTEMPTS = 3;
const AGAIN_ATTEMPTS = 100;

/** Nothing here outlives the test run, so there is no need to wait for the disk. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  checkpoint_timeout: "1h",
  max_connections: "150",
  shared_buffers: "64MB",
  jit: "off",
  timezone: "UTC",
  listen_addresses: "127.0.0.1",
};

interface NativeOptions {
  superuser?: string;
  /** Replace or add to those for tests. */
  settings?: Record<string, string>;
  /** Keeps the files in memory if the machine has plenty; for many small databases. */
  inMemory?: boolean;
  /** Changes the server's own files, in a copy. */
  prepare?: (binaries: string) => Promise<void>;
  /** The server repeats what this one stores, and takes no writes of its own. That one has PRIMARY_SETTINGS. */
  standbyOf?: NativePostgres;
}

/** A server with these settings can have standbys. */
export const PRIMARY_SETTINGS = {
  wal_level: "replica",
  max_wal_senders: "4",
  // A standby that was away for a while finds what it has missed.
  wal_keep_size: "1GB",
};

/**
 * A Postgres 17 of our own on a free port, with its data in a temporary folder. Folders and server
 * go away when `stop` is called, and when this process dies in any way.
 */
export async function startNativePostgres(options: NativeOptions = {}): Promise<NativePostgres> {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-postgres-"));
  const data = await dataFolder(folder, options);
  try {
    return await startIn(folder, data, options);
  } catch (error) {
    for (const each of [folder, data]) await rm(each, { recursive: true, force: true });
    throw error;
  }
}

const MEMORY = "/dev/shm";
/** More than twice what the databases of a whole run take together. */
const PLENTY = 6 * 1024 ** 3;

/**
 * Each test file has a database of 1,500 files, and creating them on a disk takes several times the
 * processor time. Containers often have a small {@link MEMORY} from which no program may run, so the
 * server itself stays in `folder`.
 */
async function dataFolder(folder: string, { inMemory }: NativeOptions): Promise<string> {
  if (inMemory && freemem() > PLENTY) {
    try {
      const { bavail, bsize } = await statfs(MEMORY);
      if (bavail * bsize > PLENTY) return await mkdtemp(join(MEMORY, "selfnvest-postgres-"));
    } catch {
      // Not there, or not ours to write to.
    }
  }
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  return data;
}

async function startIn(
  folder: string,
  data: string,
  options: NativeOptions,
): Promise<NativePostgres> {
  const { superuser = "postgres", prepare, settings } = options;
  const user = process.getuid?.() === 0 ? NOBODY : null;
  const binaries = await embeddedBinaries(folder, user, prepare !== undefined);
  await prepare?.(binaries);
  const { password, flags } = options.standbyOf
    ? await copyOf(options.standbyOf, { folder, data, user })
    : await newCluster(binaries, { folder, data, user }, superuser);
  const wanted = { ...SETTINGS, ...flags, ...settings };
  const { server, port } = await serve(binaries, user, data, wanted);
  const undertaker = watchOver(server, [folder, data]);
  let running = server;
  return {
    url: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`,
    data,
    async crash() {
      const gone = once(running, "exit");
      running.kill("SIGKILL");
      await gone;
    },
    async startAgain() {
      // Until the sessions of the one that crashed are gone, its memory is theirs.
      running = (await serve(binaries, user, data, wanted, port)).server;
      const { pid } = running;
      process.once("exit", () => running.pid === pid && running.kill("SIGKILL"));
    },
    async stop() {
      if (running !== server) {
        const ended = once(running, "exit");
        running.kill("SIGQUIT");
        await ended;
      }
      const gone = once(undertaker, "exit");
      undertaker.ref();
      undertaker.stdin?.end();
      await gone;
    },
  };
}

type Place = { folder: string; data: string; user: ServerUser | null };

/** How the server is started, and its superuser's password. */
type Cluster = { password: string; flags: Record<string, string> };

async function newCluster(
  binaries: string,
  { folder, data, user }: Place,
  superuser: string,
): Promise<Cluster> {
  const password = randomBytes(12).toString("hex");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    for (const path of [folder, data, passwordFile]) await chown(path, user.uid, user.gid);
  }
  await initialise(binaries, user, [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    "--auth=password",
    // Each of hundreds of connections proves its password; a random one can't be guessed, however few the iterations.
    "--set=scram_iterations=1",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--no-sync",
    "--no-instructions",
  ]);
  return { password, flags: {} };
}

/** Written by each server for itself. */
const OWN_FILES = /^(postmaster\.|\.s\.PGSQL)/;

/** https://www.postgresql.org/docs/17/continuous-archiving.html, "Making a Base Backup Using the Low Level API". */
async function copyOf(primary: NativePostgres, { folder, data, user }: Place): Promise<Cluster> {
  const admin = openPostgres(primary.url, { max: 1 });
  try {
    await admin.query("select pg_backup_start('standby', true)");
    await cp(primary.data, data, {
      recursive: true,
      verbatimSymlinks: true,
      // The log comes from the primary, which writes it meanwhile.
      filter: (path) => {
        const within = relative(primary.data, path);
        return !OWN_FILES.test(within) && !/^pg_(wal|replslot|dynshmem)\/./.test(within);
      },
    });
    const [backup] = await admin.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    await mkdir(join(data, "pg_wal", "archive_status"));
    await writeFile(join(data, "backup_label"), backup?.labelfile ?? "");
    await writeFile(join(data, "standby.signal"), "");
  } finally {
    await admin.close();
  }
  await chmod(data, 0o700);
  if (user) {
    const copied = (await readdir(data, { recursive: true })).map((path) => join(data, path));
    for (const path of [folder, data, ...copied]) await lchown(path, user.uid, user.gid);
  }
  const { username, password, hostname, port } = new URL(primary.url);
  const link = { host: hostname, port, user: username, password, application_name: "standby" };
  const primary_conninfo = Object.entries(link)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
  return { password, flags: { ...PRIMARY_SETTINGS, primary_conninfo } };
}

async function initialise(binaries: string, user: ServerUser | null, flags: string[]) {
  const initdb = spawn(join(binaries, "bin", "initdb"), flags, {
    ...user,
    cwd: "/",
    env: environment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  initdb.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(initdb, "close");
  if (code !== 0) throw new Error(`initdb of ${binaries} failed (${code}): ${complaint}`);
}

/** A port that was free a moment ago may be taken by now; then the next one is tried. */
async function serve(
  binaries: string,
  user: ServerUser | null,
  data: string,
  wanted: Record<string, string>,
  same?: number,
) {
  let complaint = "";
  for (let attempt = 0; attempt < (same ? AGAIN_ATTEMPTS : START_ATTEMPTS); attempt += 1) {
    const port = same ?? (await getPort({ host: "127.0.0.1" }));
    const settings = { ...wanted, port: String(port), unix_socket_directories: data };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const server = spawn(join(binaries, "bin", "postgres"), ["-D", data, ...flags], {
      ...user,
      cwd: "/",
      env: environment(),
      // Its own process group, so that Ctrl-C in the terminal reaches the tests first.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const outcome = await readyOrGone(server);
    if (outcome === "ready") return { server, port };
    complaint = outcome;
  }
  throw new Error(`Postgres did not start: ${complaint}`);
}

function readyOrGone(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let log = "";
    server.stderr?.on("data", (chunk) => {
      // The output is read after the start too: a full pipe would stop the server. Only the end is kept: callers who
      // ask for a connection in the meantime are refused with a line each.
      log = (log + chunk).slice(-10_000);
      if (READY.test(log)) resolve("ready");
    });
    server.once("close", () => resolve(log || "it ended without a word"));
    server.once("error", (error) => resolve(error.message));
  });
}

/**
 * A shell that waits until its input ends, which happens when we close it or die, then stops the
 * server and removes its folders: the only way to clean up after a SIGKILL.
 */
function watchOver(server: ChildProcess, folders: string[]): ChildProcess {
  const script = `cat >/dev/null
server=$1
shift
kill -QUIT "$server" 2>/dev/null
n=0
while kill -0 "$server" 2>/dev/null && [ $n -lt 100 ]; do n=$((n+1)); sleep 0.05; done
rm -rf "$@"`;
  const shell = spawn("sh", ["-c", script, "sh", String(server.pid), ...folders], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  for (const handle of [server, shell, server.stderr, shell.stdin]) {
    // The server doesn't keep a finished test run from exiting.
    if (handle && "unref" in handle && typeof handle.unref === "function") handle.unref();
  }
  return shell;
}

/**
 * The caller's PG… variables would reach initdb and the server; a plain locale keeps the log
 * English.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(kept), LC_ALL: "C", LC_MESSAGES: "C" };
}
