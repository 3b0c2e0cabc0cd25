import { DELETED_WITH, DELETIONS, PERIODS, STAYS } from "@domain/site/deletions.ts";
import { PROJECT_ROOT } from "./imports.ts";
import { inOurFormat } from "./our-format.ts";

export const PRIVACY_FILE = `${PROJECT_ROOT}docs/privacy.md`;

/** The text of PRIVACY_FILE, which says what is deleted when. */
export function privacyDocument(): string {
  const known: Record<string, string> = PERIODS;
  const periods = Object.entries(DELETIONS).map(([what, each]) => {
    const after = `${known[what] ?? ""} after ${each.after}`.trim();
    const by = "duty" in each.by ? each.by.duty : `when ${each.by.moment}`;
    return `| ${each.what} | ${after} | ${by} | ${inCode(each.tables)} |`;
  });
  const together = Object.values(DELETED_WITH).map(
    ({ what, tables }) => `| ${what} | ${inCode(tables)} |`,
  );
  const staying = Object.entries(STAYS).map(([why, tables]) => `| ${why} | ${inCode(tables)} |`);
  return inOurFormat(
    "privacy.md",
    `${INTRODUCTION}
| What | When | Duty or moment | Where |
| --- | --- | --- | --- |
${periods.join("\n")}

## With what it belongs to

These rows are deleted by foreign keys, together with what the first column names; files of an account or a home go with
it. What has a period above is deleted sooner.

| With | Where |
| --- | --- |
${together.join("\n")}

## What stays

| What and why | Where |
| --- | --- |
${staying.join("\n")}
`,
  );
}

const INTRODUCTION = `# What is deleted when

<!-- Written by \`npm run generate -- types\` from supabase/functions/_shared/domain/site/deletions.ts. Not to be edited by hand. -->

The privacy policy tells people the periods that are about them, from the same table. Backups keep what was deleted until
they are replaced ([operating](operating.md#backup-and-restore)).

## By the clock

The clock does each duty once an hour or once a day, so what is due may stay that much longer. Whoever runs the site sees
the duties at \`/operator\`.
`;

function inCode(tables: readonly string[]): string {
  return tables.map((table) => `\`${table}\``).join(", ");
}
