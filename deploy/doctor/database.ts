import { openPostgres } from "../../local/database.ts";
import type { Query } from "../../supabase/catalogue.ts";
import type { Deployment } from "./deployment.ts";
import { jsonOf, member } from "./request.ts";

/** "not checked: …", naming what is missing to ask the database itself; undefined if nothing is. */
export function missingDatabase(deployment: Deployment): string | undefined {
  if (deployment.unset("SUPABASE_DB_URL") === undefined) return undefined;
  if (deployment.isLocal) return "on this machine, every start compares the migrations";
  const missing = deployment.unset("SUPABASE_ACCESS_TOKEN");
  return missing && `${missing}, or SUPABASE_DB_URL`;
}

/** The database refuses the question, or can't be reached. */
export class DatabaseProblem extends Error {
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/**
 * The way to a project's database: its own address, or the Management API, as `postgres` in both cases.
 * @throws DatabaseProblem, or NotChecked if the Management API refuses the token.
 */
export function databaseOf(deployment: Deployment): Query {
  const url = deployment.secret("SUPABASE_DB_URL");
  return url === "" ? throughApi(deployment) : directly(url);
}

function throughApi({ manage }: Deployment): Query {
  return async <Row>(query: string) => {
    const answer = await manage("database/query", { query });
    const rows = await jsonOf(answer);
    if (answer.ok && Array.isArray(rows)) return rows as Row[];
    throw new DatabaseProblem(
      `the database can't be asked (${member(rows, "message") ?? answer.status})`,
      "See Supabase, Project Settings, General, whether the project is paused, and run the doctor again.",
    );
  };
}

function directly(url: string): Query {
  return async <Row>(query: string) => {
    const database = openPostgres(url, { max: 1 });
    try {
      return await database.query<Row>(query);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      throw new DatabaseProblem(
        `the database can't be asked (${code === "28P01" ? "it refuses the password" : message || code})`,
        code === "28P01"
          ? "Correct the password in SUPABASE_DB_URL; the dashboard can reset it under Project Settings, Database."
          : "Compare SUPABASE_DB_URL with the session pooler's address in the dashboard (Connect).",
      );
    } finally {
      await database.close();
    }
  };
}
