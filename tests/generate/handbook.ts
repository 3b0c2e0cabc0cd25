import { writeFileSync } from "node:fs";
import {
  compileHandbook,
  compileReaders,
  HANDBOOK_READERS_FILE,
  HANDBOOK_SCHEMA,
} from "../support/handbook.ts";
import { writeSchema } from "../support/schemas.ts";
import { writeMigrations } from "./migrations.ts";

/** `npm run generate -- handbook`: writes supabase/handbook into the schema, whom each article is for into the domain, and the migrations that follow from it. */
writeFileSync(HANDBOOK_READERS_FILE, compileReaders());
console.log(`Wrote ${writeSchema(HANDBOOK_SCHEMA, compileHandbook())}`);
await writeMigrations();
