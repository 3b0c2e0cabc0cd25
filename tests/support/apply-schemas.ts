import { applyStatements, type Sql } from "../../local/database.ts";
import { splitStatements } from "../../local/sql-statements.ts";
import { PROJECT_ROOT } from "./imports.ts";
import { schemaFiles } from "./schemas.ts";

/** Creates everything that the files say in an empty database. Bodies of functions may name what comes later. */
export async function applySchemas(sql: Sql, root = PROJECT_ROOT): Promise<void> {
  await sql.transaction(async (tx) => {
    await tx.exec("set local check_function_bodies = off");
    for (const { path, text } of schemaFiles(root))
      await applyStatements(tx, path, splitStatements(text));
  });
}
