import type { Query } from "../../../supabase/catalogue.ts";
import { type Difference, textsOf } from "../../catalogue/differences.ts";
import { differences } from "../../catalogue/mend.ts";
import { releaseCatalogue } from "../../catalogue/release.ts";
import { ROOT } from "../../command.ts";
import { CLOCK_STATE } from "../../steps/clock-state.ts";
import { pendingMigrations } from "../../steps/database.ts";
import { type Check, type Finding, type Group, ok, row, unchecked, wrong } from "../check.ts";
import { DatabaseProblem, databaseOf, missingDatabase } from "../database.ts";
import type { Deployment } from "../deployment.ts";
import { NotChecked } from "../not-checked.ts";
import { secretDigestsOf } from "../secret-digests.ts";

/** The project's own catalog, compared with what this release's migrations make. */
export const catalogue: Group = {
  name: "The database, compared with this release",
  async checks(deployment) {
    const missing = missingDatabase(deployment);
    if (missing) return [row(IS_THERE, async () => unchecked(missing))];
    const query = databaseOf(deployment);
    try {
      const pending = await pendingMigrations(query, ROOT);
      if (pending.length > 0)
        return [
          row(IS_THERE, async () =>
            wrong(
              `${pending.length === 1 ? "a migration is" : `${pending.length} migrations are`} not applied: ${pending.slice(0, 4).join(", ")}`,
              "npm run deploy, or run the doctor of the release that the project has.",
            ),
          ),
        ];
      const all = await differences(query, await releaseCatalogue(ROOT));
      // Locally, everything belongs to whoever DATABASE_URL names.
      const found = deployment.isLocal ? all.filter(({ kind }) => kind !== "owner") : all;
      return [
        row(IS_THERE, async () => ok()),
        ...SUBJECTS.map(([name, kinds]) => row(name, async () => report(found, kinds))),
        // Locally, the product's own process is the clock.
        ...(deployment.isLocal ? [] : clock(deployment, query)),
      ];
    } catch (error) {
      return [row(IS_THERE, async () => unreadable(error))];
    }
  },
};

const IS_THERE = "It has this release's migrations";

const SUBJECTS: [name: string, kinds: Difference["kind"][]][] = [
  ["Row-level security is on", ["security"]],
  ["Policies", ["policy"]],
  ["Grants", ["grant", "member", "role", "owner"]],
  ["Functions with their code", ["function", "view"]],
  ["Triggers", ["trigger", "firing"]],
  ["Tables with their columns", ["table", "column", "constraint", "index"]],
  ["Buckets", ["bucket"]],
  ["Extensions", ["extension"]],
];

/** All of them are named, each with what to do. */
function report(found: readonly Difference[], kinds: readonly Difference["kind"][]): Finding {
  const all = found.filter(({ kind, isPart }) => !isPart && kinds.includes(kind));
  if (all.length === 0) return ok();
  const isMended = all.some(({ mends }) => mends.length > 0);
  const byHand = new Set(all.filter(({ mends }) => mends.length === 0).map(({ todo }) => todo));
  return wrong(
    textsOf(all),
    [
      ...(isMended
        ? [`npm run deploy -- --only ${kinds.includes("bucket") ? "storage" : "schema"} mends it.`]
        : []),
      ...byHand,
    ].join(" "),
  );
}

function unreadable(error: unknown): Finding {
  if (error instanceof DatabaseProblem) return wrong(error.message, error.advice);
  throw error;
}

const AGAIN = "npm run deploy -- --only clock";

/** The job that makes the clock tick, and what it needs in the vault. */
function clock(deployment: Deployment, query: Query): Check[] {
  const state = query<{
    name: string;
    digest: string | null;
    address: string | null;
    is_scheduled: boolean;
  }>(CLOCK_STATE);
  // Looked at below, once for each check.
  state.catch(() => {});
  return [
    row("The clock's job", async () => {
      const rows = await state;
      if (rows.length === 0) return wrong("pg_cron, pg_net or the vault is switched off", AGAIN);
      if (rows.some(({ is_scheduled }) => is_scheduled)) return ok();
      return wrong("is missing, switched off, or another statement than this release's", AGAIN);
    }),
    row("The clock calls this project", async () => {
      const rows = await state;
      const address = rows.find(({ name }) => name === "project_url")?.address;
      if (rows.length === 0) throw new NotChecked("see the clock's job");
      if (address === deployment.project) return ok();
      return wrong(`the vault's project_url is ${address ?? "missing"}`, AGAIN);
    }),
    row("The clock's key is the functions' key", async () => {
      const missing = deployment.unset("SUPABASE_ACCESS_TOKEN");
      if (missing) return unchecked(missing);
      const rows = await state;
      if (rows.length === 0) throw new NotChecked("see the clock's job");
      const digest = rows.find(({ name }) => name === "scheduler_key")?.digest;
      const functions = (await secretDigestsOf(deployment)).get("SCHEDULER_KEY");
      if (digest && digest === functions) return ok("compared by digest");
      return wrong(
        !digest
          ? "the vault has no scheduler_key"
          : !functions
            ? "the functions have no SCHEDULER_KEY"
            : "the vault's scheduler_key is another than the functions' SCHEDULER_KEY",
        AGAIN,
      );
    }),
  ];
}
