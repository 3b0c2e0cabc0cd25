import { writeFileSync } from "node:fs";
import { compileCounties, countiesMigration } from "./counties.ts";

/** `npm run counties`: writes the outlines of us-atlas into the migration that holds them. */
const file = countiesMigration();
writeFileSync(file, compileCounties());
console.log(`Wrote ${file}`);
