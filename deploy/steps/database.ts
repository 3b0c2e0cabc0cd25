import type { Query } from "../../supabase/catalogue.ts";
import {
  editedMigrations,
  migrationsIn,
  RECORDED_DIGEST,
} from "../../supabase/migration-history.ts";
import { DeployError } from "../problem.ts";
import type { Step } from "../step.ts";
import type { Supabase } from "../supabase.ts";

type Push = { migrations: string[] };

export const database: Step = {
  name: "database",
  plan: () => [
    "Compare the migrations that the project has applied with the files in supabase/migrations.",
    "Apply those that the project does not have yet.",
    "Build the search indexes that lack a new field, while everyone reads and writes.",
  ],
  async remaining({ supabase, root }) {
    await refuseEdits(root);
    await refuseDrift(supabase, root);
    const { migrations } = await supabase.onDatabase<Push>(["db", "push", "--dry-run"]);
    return [...migrations, ...namesOf(await indexWork(supabase))];
  },
  async run({ supabase }) {
    const { migrations } = await supabase.onDatabase<Push>(["db", "push"]);
    const applied =
      migrations.length === 1 ? "1 migration applied" : `${migrations.length} migrations applied`;
    const work = await indexWork(supabase);
    for (const { statement } of work) await supabase.sql(statement);
    return work.length === 0
      ? applied
      : `${applied}, search indexes built: ${namesOf(work).join(", ")}`;
  },
};

/** The migrations in this folder that the project has not applied. */
export async function pendingMigrations(query: Query, root: string): Promise<string[]> {
  const applied = new Set((await appliedMigrations(query)).map(({ version }) => version));
  return [...(await migrationsIn(root)).keys()].filter(
    (file) => !applied.has(file.slice(0, file.indexOf("_"))),
  );
}

type IndexWork = { name: string; statement: string }[];

function namesOf(work: IndexWork): string[] {
  return [...new Set(work.map(({ name }) => name))];
}

/**
 * The statements that build the indexes behind search and map that lack a field, because building them in a migration
 * would hold up writers. None can run in a transaction, and a new project has none.
 */
async function indexWork(supabase: Supabase): Promise<IndexWork> {
  const [known] = await supabase.sql<{ exists: boolean }>(
    "select to_regproc('private.search_index_work') is not null as exists",
  );
  return known?.exists === true
    ? supabase.sql("select name, statement from private.search_index_work()")
    : [];
}

/** @throws DeployError before the project is asked: a new project would get the edited file without a word. */
async function refuseEdits(root: string): Promise<void> {
  const edited = await editedMigrations(root);
  if (edited.length > 0)
    throw new DeployError(
      `These files are not what was released: ${list(edited)}.`,
      "Restore each file (git log -- supabase/migrations), and put the change into a new migration. Nothing was changed.",
    );
}

/**
 * `supabase db push` compares versions only: it calls a project up to date whose file was edited after it was
 * applied, and the new functions would run on the old SQL.
 * @throws DeployError
 */
async function refuseDrift(supabase: Supabase, root: string): Promise<void> {
  const applied = await appliedMigrations(supabase.sql);
  const digests = await migrationsIn(root);
  const versions = new Map(
    [...digests.keys()].map((name) => [name.slice(0, name.indexOf("_")), name]),
  );

  const missing = applied.filter(({ version }) => !versions.has(version));
  if (missing.length > 0)
    throw new DeployError(
      `The project has applied migrations that are not in supabase/migrations: ${list(missing.map(({ version, name }) => `${version}_${name}.sql`))}.`,
      "Deploy from the release that the project has, or from a later one.",
    );

  const edited: string[] = [];
  for (const { version, digest } of applied) {
    const file = versions.get(version) ?? "";
    // If the CLI was only told that a version is there, the project doesn't know its statements.
    if (digest === null) continue;
    if (digest !== digests.get(file)) edited.push(file);
  }
  if (edited.length > 0)
    throw new DeployError(
      `These files are not what the project has applied: ${list(edited)}.`,
      "Restore each file as it was applied (git log -- supabase/migrations), and put the change into a new migration. " +
        "The project was not changed.",
    );
}

type Applied = { version: string; name: string | null; digest: string | null };

/** The versions that `supabase db push` and `npm start` recorded; a new project has none. */
async function appliedMigrations(query: Query): Promise<Applied[]> {
  const [table] = await query<{ exists: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  );
  if (table?.exists !== true) return [];
  return query<Applied>(`
    select version, name, ${RECORDED_DIGEST} as digest
    from supabase_migrations.schema_migrations order by version`);
}

/** Names the first few of many. */
function list(names: string[]): string {
  const MANY = 5;
  const more = names.length - MANY;
  return names.slice(0, MANY).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
