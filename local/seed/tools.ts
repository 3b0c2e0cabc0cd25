import type { Sql } from "../database.ts";

/** What the seed works with. Everything it writes is one transaction. */
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
  progress(text: string): void;
}
