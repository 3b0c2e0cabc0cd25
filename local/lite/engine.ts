import { PGlite } from "@electric-sql/pglite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import {
  inTransaction,
  openPostgres,
  PGLITE_EXTENSIONS,
  PGLITE_PARSERS,
  POSTGRES_OPTIONS,
  POSTGRES_TYPES,
  pgliteSql,
  SEARCH_PATH,
  type Sql,
} from "../database.ts";
import {
  createSessions,
  DATABASE_GONE,
  isConnectionLoss,
  type Session,
} from "../postgres-sessions.ts";
import { preparedCluster } from "../prepared-cluster.ts";
import { guardSession } from "./exclusive.ts";
import { hardenSerializers } from "./parameters.ts";
import { combineSettings } from "./session-settings.ts";

export interface Engine {
  connection: EngineConnection;
  sql: Sql;
  /** How often there was no server to answer, so far. */
  losses(): number;
  close(): Promise<void>;
}

type EngineConnection =
  | Awaited<ReturnType<typeof createPgliteConnection>>
  | ReturnType<typeof createPostgresConnection>;

/** The database that lite works on: a native server, PGlite in a folder, or PGlite in memory. */
export async function openEngine(place: {
  databaseUrl?: string;
  dataDir?: string;
  /** Takes a line when the server is gone, and one when it is back. */
  log?: (line: string) => void;
}): Promise<Engine> {
  const engine = place.databaseUrl
    ? openNative(place.databaseUrl, place.log)
    : await openEmbedded(place.dataDir);
  // lite would grant everything on every table to the API roles on its first request, and undo our migrations' grants
  // (docs/trust.md T1). The bootstrap has made roles and grants already.
  Object.assign(engine.connection, { rlsState: "active" });
  combineSettings(engine.connection);
  return engine;
}

/**
 * Postgres takes 128 MB by default. The demo is 29 MB, and what doesn't fit is read from files
 * that the system keeps in memory anyway.
 */
const SHARED_BUFFERS = "16MB";

async function openEmbedded(dataDir: string | undefined): Promise<Engine> {
  const connection = await createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: dataDir }),
    pgliteOptions: {
      extensions: PGLITE_EXTENSIONS,
      parsers: PGLITE_PARSERS,
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
      ...(await preparedCluster(dataDir)),
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  await driver.exec(`set search_path = ${SEARCH_PATH}; set time zone 'UTC';`);
  hardenSerializers(driver);
  guardSession(connection);
  return {
    connection,
    sql: pgliteSql(driver),
    losses: () => 0,
    close: () => connection.close(),
  };
}

function openNative(databaseUrl: string, log: (line: string) => void = () => {}): Engine {
  const postgresOptions = {
    connection: { search_path: SEARCH_PATH },
    onnotice: () => {},
    backoff: POSTGRES_OPTIONS.backoff,
    types: { ...POSTGRES_TYPES, jsonb: JSONB },
  };
  const connection = createPostgresConnection({ url: databaseUrl, postgresOptions });
  const watch = watchLosses(log);
  const requests = createSessions(databaseUrl, postgresOptions, MOST_REQUESTS);
  // All that lite asks, it asks this way.
  connection.driver.reserve = (async () =>
    preparing(await watch.watched(requests.reserve()), watch)) as never;
  const own = openPostgres(databaseUrl, { prepare: true });
  const transactions = createSessions(databaseUrl, POSTGRES_OPTIONS, MOST_TRANSACTIONS);
  const sql: Sql = {
    query: (text, params) => watch.watched(own.query(text, params)),
    exec: (text) => watch.watched(own.exec(text)),
    transaction: (work) =>
      watch.watched(transactions.reserve().then((session) => inTransaction(session, work))),
  };
  const close = async () => {
    // lite's own waits forever for a connection held by an aborted request.
    const ends = [requests.close(), transactions.close(), own.close()];
    await Promise.all([connection.driver.end({ timeout: 5 }), ...ends]);
  };
  return { connection, sql, losses: watch.losses, close };
}

/** postgres.js opens this many by itself. */
const MOST_REQUESTS = 10;
const MOST_TRANSACTIONS = 4;

type Watch = ReturnType<typeof watchLosses>;

/** Counts how often the server was not there, and says so once each time it goes and comes. */
function watchLosses(log: (line: string) => void) {
  let losses = 0;
  let isGone = false;
  return {
    losses: () => losses,
    async watched<T>(asking: Promise<T>): Promise<T> {
      try {
        const answer = await asking;
        if (isGone) log("[database] It is back.");
        isGone = false;
        return answer;
      } catch (error) {
        if (isConnectionLoss(error)) {
          losses += 1;
          if (!isGone) log(`[database] ${DATABASE_GONE}`);
          isGone = true;
        }
        throw error;
      }
    },
  };
}

/**
 * Statements that lite repeats are parsed once per connection, and take one round trip instead of two. `begin` takes
 * none: it is sent along with the first statement, which fails if `begin` failed.
 */
function preparing(session: Session, { watched }: Watch): Session {
  let begun: Promise<unknown> | undefined;
  return {
    ...session,
    unsafe(text, values, options) {
      const query = session.unsafe(text, values, { prepare: true, ...options });
      if (text === "begin") {
        begun = query;
        query.catch(() => {});
        return Promise.resolve([]) as never;
      }
      const before = begun;
      begun = undefined;
      return watched(before ? Promise.all([query, before]).then(([rows]) => rows) : query);
    },
  };
}

// lite passes JSON that is already text; its own serializer would quote it again.
const JSONB = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
};
