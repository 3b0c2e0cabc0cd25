import { compileHandbook, HANDBOOK_SCHEMA } from "../support/handbook.ts";
import { writeSchema } from "../support/schemas.ts";
import { writeMigrations } from "./migrations.ts";

/** `npm run generate -- handbook`: writes supabase/handbook into the schema, and the migrations that follow from it. */
console.log(`Wrote ${writeSchema(HANDBOOK_SCHEMA, compileHandbook())}`);
await writeMigrations();
