import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** `npm run generate -- types`: writes what is made from something else, and committed. CONTRIBUTING.md says when. */
const PROGRAMS: Record<string, string[]> = {
  types: ["types"],
  handbook: ["handbook"],
  towns: ["towns"],
  fonts: ["fonts", "further-fonts", "pdfmake", "site-fonts"],
  decoders: ["decoders"],
  brand: ["brand"],
  lock: ["lock"],
  release: ["release"],
};

const [name = "", ...rest] = process.argv.slice(2);
const programs = PROGRAMS[name];
if (!programs || rest.length > 0) {
  console.error(`npm run generate -- <${Object.keys(PROGRAMS).join("|")}>`);
  process.exit(2);
}
for (const each of programs) {
  const program = fileURLToPath(new URL(`${each}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ["--import", "tsx", program], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
