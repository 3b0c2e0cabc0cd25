import { PARTY_ROLE_NAMES } from "@domain/sales/party-roles.ts";
import { STEP_WORDS } from "@domain/sales/step-kind-words.ts";
import { STEP_KINDS } from "@domain/sales/step-kinds.ts";
import { PROJECT_ROOT } from "./imports.ts";
import { quoted } from "./sql-literals.ts";

/** Files that `npm run generate -- types` writes from the kinds of a sale's steps (domain/sales/step-kinds.ts). */

/** The file of supabase/schemas that holds the rows. */
export const STEP_KINDS_SCHEMA = "sales/step_kind_values";

/** The names of the kinds without their rules, for a check of answers that a first visit loads. */
export const STEP_NAMES_FILE = `${PROJECT_ROOT}supabase/functions/_shared/domain/sales/step-names.ts`;

type Kinds = Record<string, (typeof STEP_KINDS)[keyof typeof STEP_KINDS]>;
type Words = Record<string, Pick<(typeof STEP_WORDS)[keyof typeof STEP_WORDS], "facts">>;

/** The SQL that brings private.step_kinds, step_parties and step_facts to what the domain describes. */
export function stepKindsSql(kinds: Kinds = STEP_KINDS, words: Words = STEP_WORDS): string {
  const rules = Object.entries(kinds).map(([kind, each]) => {
    const { due } = each;
    const [days, term] = typeof due?.days === "string" ? [null, due.days] : [due?.days, null];
    return [
      ...[kind, each.owner, each.neededIf, each.contingency, due?.from, days, term, due?.counts],
      ...[each.isWholeDay, each.comesAfterClosing, each.daysOfGrace, each.movesWithClosing],
      ...[each.isPartOfClosing, each.isLaw, each.waitsFor, each.saidFrom, each.askedBy],
    ];
  });
  const parties = Object.entries(kinds).flatMap(([kind, each]) =>
    PARTY_ROLE_NAMES.flatMap((role) => {
      const part = each.parties[role];
      return part ? [[role, kind, part]] : [];
    }),
  );
  const facts = Object.keys(kinds).flatMap((kind) =>
    (words[kind]?.facts ?? []).map(({ name, type, by, isPrivate = false, namesParty = false }) => [
      ...[kind, name, type, by, isPrivate, namesParty],
    ]),
  );
  return `-- Written by \`npm run generate -- types\` from domain/sales/step-kinds.ts and domain/sales/step-kind-words.ts. Not to be edited by hand.

-- Steps of sales refer to their kind, so a kind that is there already is changed and not replaced.
${upserted("step_kinds", RULES, rules)}

delete from private.step_parties;

${inserted("step_parties", ["role", "kind", "part"], parties)};

delete from private.step_facts;

${inserted("step_facts", ["kind", "field", "type", "writer", "is_private", "names_party"], facts)};
`;
}

const RULES = [
  ...["kind", "owner", "needed_if", "contingency", "counts_from", "days", "days_term", "counts"],
  ...["is_whole_day", "comes_after_closing", "days_of_grace", "moves_with_closing"],
  ...["is_part_of_closing", "is_law", "waits_for", "said_from", "asked_by"],
];

/** The TypeScript of STEP_NAMES_FILE. */
export function stepNamesSource(): string {
  const names = Object.keys(STEP_KINDS).map((kind) => `  ${kind}: true,`);
  return `// Written by \`npm run generate -- types\` from step-kinds.ts. Not to be edited by hand.

export const STEP_NAMES = {
${names.join("\n")}
} as const;
`;
}

type Value = string | number | boolean | readonly string[] | null | undefined;

function upserted(table: string, columns: readonly string[], rows: Value[][]): string {
  const [key = "", ...others] = columns;
  const kept = rows.map(([name]) => sqlOf(name)).join(", ");
  const sets = others.map((name) => `  ${name} = excluded.${name}`).join(",\n");
  return `${inserted(table, columns, rows)}
on conflict (${key}) do update set
${sets};

delete from private.${table} where ${key} not in (${kept});`;
}

function inserted(table: string, columns: readonly string[], rows: Value[][]): string {
  const values = rows.map((row) => `  (${row.map(sqlOf).join(", ")})`).join(",\n");
  return `insert into private.${table} (${columns.join(", ")}) values\n${values}`;
}

function sqlOf(value: Value): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" ? quoted(value) : `'{${value.join(",")}}'`;
}
