import { readFileSync } from "node:fs";
import { PROJECT_ROOT } from "./imports.ts";

/** Documents that people follow step by step. */
export const GUIDES = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/add-a-field.md",
  "docs/add-a-page.md",
  "docs/add-a-panel.md",
  "docs/add-a-route.md",
  "docs/add-a-step.md",
  "docs/deploy.md",
  "docs/operating.md",
  "docs/releasing.md",
  "deploy/doctor/README.md",
  "local/README.md",
];

/** A document's SQL: its blocks first, then the statements within sentences, each once. */
export function documentedSql(path: string): string[] {
  const text = textOf(path);
  const blocks = [...text.matchAll(/^ *```sql\n([\s\S]+?)^ *```/gm)].map(([, sql = ""]) =>
    sql.trim(),
  );
  const inline = [...text.matchAll(/`((?:select|insert|update|delete|create|alter) [^`]+)`/g)];
  return [...new Set([...blocks, ...inline.map(([, sql = ""]) => sql)])];
}

/** A document's commands and names: what is in backticks, and its blocks that are not SQL. */
export function documentedCode(path: string): string {
  const text = textOf(path);
  const blocks = [...text.matchAll(/^ *```(?!sql)\w*\n([\s\S]+?)^ *```/gm)].map(
    ([, code = ""]) => code,
  );
  const inline = [...text.replace(/^ *```[\s\S]+?^ *```/gm, "").matchAll(/`([^`]+)`/g)];
  return [...blocks, ...inline.map(([, code = ""]) => code)].join("\n");
}

function textOf(path: string): string {
  return readFileSync(`${PROJECT_ROOT}${path}`, "utf8");
}
