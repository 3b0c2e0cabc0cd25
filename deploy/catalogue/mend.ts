import { catalogueOf, type Query, type Thing } from "../../supabase/catalogue.ts";
import { quoted } from "../supabase.ts";
import { type Difference, differencesOf } from "./differences.ts";

export type Mended = {
  /** What was mended. */
  mended: Difference[];
  /** What should have been mended and is as it was: the project refused it. */
  refused: Difference[];
  /** What a deployment leaves alone. */
  left: Difference[];
};

/**
 * Mends what is ours of a project, in one transaction, and looks again. A statement that the project refuses, such as one
 * for a table of Storage, leaves the others alone.
 * @param isMeant which differences; all others are neither mended nor named.
 */
export async function mend(
  query: Query,
  release: readonly Thing[],
  isMeant: (difference: Difference) => boolean = () => true,
): Promise<Mended> {
  const before = (await differences(query, release)).filter(isMeant);
  const statements = before.flatMap(({ mends }) => mends);
  const after =
    statements.length === 0
      ? before
      : await query(mendingBlock(statements))
          .then(() => differences(query, release))
          .then((all) => all.filter(isMeant));
  const texts = new Set(after.map(({ text }) => text));
  return {
    mended: before.filter(({ text, isPart }) => !texts.has(text) && !isPart),
    refused: after.filter(({ mends, isPart }) => mends.length > 0 && !isPart),
    left: after.filter(({ mends, isPart }) => mends.length === 0 && !isPart),
  };
}

/** What differs in a project now. */
export async function differences(query: Query, release: readonly Thing[]): Promise<Difference[]> {
  return differencesOf(await catalogueOf(query), release);
}

/** A function may name others that come after it. */
function mendingBlock(statements: readonly string[]): string {
  const each = statements.map(
    (statement) =>
      `begin execute ${quoted(statement)}; exception when others then raise notice '%', sqlerrm; end;`,
  );
  return `do $deploy$ begin
    set local check_function_bodies = off;
    set local lock_timeout = '10s';
    ${each.join("\n    ")}
  end $deploy$`;
}
