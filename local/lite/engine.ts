import { PGlite } from "@electric-sql/pglite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import {
  openPostgres,
  PGLITE_EXTENSIONS,
  PGLITE_PARSERS,
  POSTGRES_TYPES,
  pgliteSql,
  SEARCH_PATH,
  type Sql,
} from "../database.ts";
import { preparedCluster } from "../prepared-cluster.ts";
import { guardSession } from "./exclusive.ts";
import { hardenSerializers } from "./parameters.ts";
import { combineSettings } from "./session-settings.ts";

export interface Engine {
  connection: EngineConnection;
  sql: Sql;
  close(): Promise<void>;
}

type PostgresDriver = ReturnType<typeof createPostgresConnection>["driver"];

type EngineConnection =
  | Awaited<ReturnType<typeof createPgliteConnection>>
  | ReturnType<typeof createPostgresConnection>;

/** The database that lite works on: a native server, PGlite in a folder, or PGlite in memory. */
export async function openEngine(place: {
  databaseUrl?: string;
  dataDir?: string;
}): Promise<Engine> {
  const engine = place.databaseUrl
    ? openNative(place.databaseUrl)
    : await openEmbedded(place.dataDir);
  // On its first request lite would grant everything on every table to the API roles and undo our
  // migrations' grants (docs/trust.md T1). The bootstrap has made roles and grants already.
  Object.assign(engine.connection, { rlsState: "active" });
  combineSettings(engine.connection);
  return engine;
}

/**
 * By default Postgres takes 128 MB at once. The demo is 29 MB, and what doesn't fit is read from files
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
  return { connection, sql: pgliteSql(driver), close: () => connection.close() };
}

function openNative(databaseUrl: string): Engine {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      connection: { search_path: SEARCH_PATH },
      onnotice: () => {},
      types: { ...POSTGRES_TYPES, jsonb: JSONB },
    },
  });
  prepareStatements(connection.driver);
  const own = openPostgres(databaseUrl, { prepare: true });
  const close = async () => {
    // lite's own waits forever for a connection held by an aborted request.
    await Promise.all([connection.driver.end({ timeout: 5 }), own.close()]);
  };
  return { connection, sql: own, close };
}

/**
 * What lite asks again and again is parsed once per connection, and takes one round trip instead of
 * two. `begin` takes none: it is sent along with the first statement, which fails if `begin` failed.
 */
function prepareStatements(driver: PostgresDriver): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    let begun: Promise<unknown> | undefined;
    connection.unsafe = ((text, values, options) => {
      const query = unsafe(text, values, { prepare: true, ...options });
      if (text === "begin") {
        begun = query;
        query.catch(() => {});
        return Promise.resolve([]);
      }
      const before = begun;
      begun = undefined;
      return before ? Promise.all([query, before]).then(([rows]) => rows) : query;
    }) as typeof unsafe;
    return connection;
  };
}

// lite passes JSON that is already text; its own serializer would quote it again.
const JSONB = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
};
