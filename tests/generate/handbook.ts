import { writeFileSync } from "node:fs";
import { compileHandbook, handbookMigration } from "../support/handbook.ts";

/** `npm run generate -- handbook`: writes supabase/handbook into the migration that holds the articles. */
const file = handbookMigration();
writeFileSync(file, compileHandbook());
console.log(`Wrote ${file}`);
