import { readFileSync, writeFileSync } from "node:fs";
import { PROJECT_ROOT } from "../support/imports.ts";

/**
 * `npm run generate -- fonts`: copies pdfmake's build for browsers as a module. Run it when pdfmake changes;
 * bundles.test.ts notices.
 */
export const PDFMAKE_MODULE = "supabase/functions/documents/kit/packed-pdfmake.js";

export function pdfmakeModule(): string {
  const build = readFileSync(`${PROJECT_ROOT}node_modules/pdfmake/build/pdfmake.min.js`, "utf8");
  return `// Written by \`npm run generate -- fonts\`: the platform packs whole packages, and pdfmake's are 36 MB (decision 63).
const module = { exports: {} };
const exports = module.exports;
${build.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "")}
export default /** @type {any} */ (module.exports);
`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(`${PROJECT_ROOT}${PDFMAKE_MODULE}`, pdfmakeModule());
}
