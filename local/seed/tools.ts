import type { Sql } from "../database.ts";
import type { Home } from "./homes.ts";

/** The tools that the seed needs from its caller. Everything it writes is one transaction. */
export interface SeedTools {
  sql: Pick<Sql, "query">;
  storage: {
    put(bucket: string, path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  };
  /**
   * Creates an account that can sign in.
   * @param role given only where everything is on this machine.
   * @returns its id.
   */
  createUser(email: string, password: string, fullName: string, role?: string): Promise<string>;
  /** Links that are public lead into the demo only where it is on this machine alone. */
  isOnThisMachine: boolean;
  progress(text: string): void;
}

/** The material of the parts of the demo. */
export interface Demo extends Pick<SeedTools, "sql" | "storage" | "isOnThisMachine"> {
  homes: readonly Home[];
  /** The owners are in the order of `Home.owner`. */
  ownerIds: readonly string[];
  buyerId: string;
  saleBuyerId: string;
  now: Date;
}

/**
 * Inserts rows into one table: one statement, however many rows. Existing keys are skipped.
 * @param rows by column; all of them have the same columns.
 */
export async function insert(
  { sql }: Pick<Demo, "sql">,
  table: string,
  key: string,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  if (columns === "") return;
  await sql.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (${key}) do nothing`,
    [rows],
  );
}

/** An instant so many hours from now, or before now when negative. */
export function hoursFrom(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString();
}
