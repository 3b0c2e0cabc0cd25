import { writeFile } from "node:fs/promises";
import { applyMigrations, bootstrapDatabase } from "../../local/database.ts";
import { startNativePostgres } from "../../local/native-postgres.ts";
import { CLOSED_FILE, closedThings } from "../support/closed.ts";
import { createDatabaseOn } from "../support/database-server.ts";
import { databaseTypes, TYPES_FILE } from "../support/database-types.ts";
import { LIMITS_SCHEMA, limitValuesSql } from "../support/limit-values.ts";
import { inOurFormat } from "../support/our-format.ts";
import { PRIVACY_FILE, privacyDocument } from "../support/privacy-document.ts";
import { SCHEMA_FILE, schemaDocument } from "../support/schema-document.ts";
import { writeSchema } from "../support/schemas.ts";
import {
  STEP_KINDS_SCHEMA,
  STEP_NAMES_FILE,
  stepKindsSql,
  stepNamesSource,
} from "../support/step-kinds.ts";
import { writeMigrations } from "./migrations.ts";

/**
 * `npm run generate -- types`: writes the limits of the domain and the kinds of a sale's steps into the schema, the migrations
 * that follow from it, then the types of the database that the migrations produce, what in it is closed to visitors, and the
 * documents that say what is stored and when it is deleted.
 */
const limits = writeSchema(LIMITS_SCHEMA, limitValuesSql());
const steps = writeSchema(STEP_KINDS_SCHEMA, stepKindsSql());
await writeFile(PRIVACY_FILE, privacyDocument());
await writeFile(STEP_NAMES_FILE, stepNamesSource());
const server = await startNativePostgres();
try {
  await writeMigrations({ serverUrl: server.url });
  const database = await createDatabaseOn(server.url, { template: "template1", name: "types" });
  await bootstrapDatabase(database);
  await applyMigrations(database);
  await writeFile(TYPES_FILE, await databaseTypes(database.url));
  const closed = JSON.stringify(await closedThings(database), null, 2);
  await writeFile(CLOSED_FILE, inOurFormat("closed.json", closed));
  await writeFile(SCHEMA_FILE, await schemaDocument(database));
  await database.close();
} finally {
  await server.stop();
}
console.log(
  `Wrote ${[limits, steps, STEP_NAMES_FILE, PRIVACY_FILE, TYPES_FILE, CLOSED_FILE, SCHEMA_FILE].join(", ")}`,
);
