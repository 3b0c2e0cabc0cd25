import { writeGenerated } from "../support/generated-migrations.ts";
import { compileHandbook, HANDBOOK_MIGRATION } from "../support/handbook.ts";

/** `npm run generate -- handbook`: writes supabase/handbook into the migration that holds the articles. */
console.log(`Wrote ${await writeGenerated(HANDBOOK_MIGRATION, compileHandbook())}`);
