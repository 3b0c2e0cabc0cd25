import { readFile } from "node:fs/promises";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import { type Database, openPostgres } from "../../../local/database.ts";
import { type NativePostgres, startNativePostgres } from "../../../local/native-postgres.ts";
import { createDatabaseOn, type TestDatabase } from "../database-server.ts";
import { installExtensions } from "./extensions.ts";

/** A server set up as the hosted platform sets up projects. */
export interface Platform {
  /**
   * A new project's database, as `postgres` reaches it: not a superuser. In an older project,
   * whatever `postgres` creates is open to the API's roles.
   */
  createProject(age?: "new" | "older"): Promise<Project>;
  stop(): Promise<void>;
}

interface Project extends TestDatabase {
  /** The same database as the platform's superuser, who plays its services here. */
  servicesUrl: string;
}

const PROJECT = "new_project";
const POSTGRES_PASSWORD = "postgres-password";
/** The services apply their own migrations, so their tables are theirs. */
const SERVICES = [
  { role: "supabase_auth_admin", schema: getAuthSchemaSql },
  { role: "supabase_storage_admin", schema: getStorageSchemaSql },
];
/** Objects that `postgres` creates from now on are open to the API's roles. */
export const OPEN_BY_DEFAULT = ["tables", "routines", "sequences"]
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public
       grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join("\n");

export async function startPlatform(): Promise<Platform> {
  const server = await startNativePostgres({
    superuser: "supabase_admin",
    inMemory: true,
    prepare: installExtensions,
  });
  try {
    await prepareProject(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    async createProject(age = "new") {
      const own = await createDatabaseOn(server.url, { template: PROJECT, connections: 1 });
      // A copy has neither the rights nor the owner of its template.
      await own.exec(`alter database ${new URL(own.url).pathname.slice(1)} owner to postgres`);
      if (age === "older") await own.exec(OPEN_BY_DEFAULT);
      await own.close();
      const url = new URL(own.url);
      url.username = "postgres";
      url.password = POSTGRES_PASSWORD;
      return { ...openPostgres(url.href), url: url.href, servicesUrl: own.url };
    },
    stop: () => server.stop(),
  };
}

async function prepareProject(server: NativePostgres): Promise<void> {
  await withDatabase(server.url, async (admin) => {
    await admin.exec(await sqlFile("./roles.sql"));
    await admin.exec(`alter role postgres password '${POSTGRES_PASSWORD}'`);
    await admin.exec(`create database ${PROJECT}`);
  });
  const url = Object.assign(new URL(server.url), { pathname: `/${PROJECT}` });
  const project = (await sqlFile("./project.sql")).replaceAll(":name", PROJECT);
  const [before = "", after = ""] = project.split(/^-- after the services' tables$/m);
  const [, helpers = ""] = (await sqlFile("../../../local/platform.sql")).split(
    /^-- after the system schemas$/m,
  );
  await withDatabase(url.href, async (admin) => {
    await admin.exec(before);
    for (const { role, schema } of SERVICES) {
      await admin.exec(`set role ${role}; ${schema()}; reset role;`);
    }
    await admin.exec(helpers + after);
  });
}

async function withDatabase(url: string, work: (database: Database) => Promise<void>) {
  const database = openPostgres(url, { max: 1 });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function sqlFile(path: string): Promise<string> {
  return readFile(new URL(path, import.meta.url), "utf8");
}
