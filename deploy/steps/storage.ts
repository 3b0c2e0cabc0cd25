import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DeployError } from "../problem.ts";
import type { Step } from "../step.ts";

/** Short, because this only asks for headers. */
const PATIENCE_MS = 20_000;

/**
 * A migration creates the buckets, but the dashboard can change them afterwards. This repeats the
 * migration's own statement, which sets the allowed types and sizes.
 */
export const storage: Step = {
  name: "storage",
  plan: ({ siteUrl }) => [
    "Set the buckets as in the migrations: public or not, types, sizes.",
    `Check that pages of ${new URL(siteUrl).origin} may call the functions and Storage (CORS).`,
  ],
  async run({ supabase, settings, root }) {
    const statement = await bucketStatement(join(root, "supabase", "migrations"));
    const buckets = await supabase.sql(statement.replace(/;$/, " returning id;"));
    const { origin } = new URL(settings.siteUrl);
    await checkCors(settings.projectUrl, origin);
    return `${buckets.length} buckets; ${origin} may call functions and Storage`;
  },
};

async function bucketStatement(folder: string): Promise<string> {
  for (const file of (await readdir(folder)).sort()) {
    const text = await readFile(join(folder, file), "utf8");
    const [statement] = text.match(/^insert into storage\.buckets[\s\S]*?;$/m) ?? [];
    if (statement !== undefined) return statement;
  }
  throw new DeployError("No migration creates the buckets.", "Restore supabase/migrations.");
}

async function checkCors(projectUrl: string, origin: string): Promise<void> {
  for (const path of ["/functions/v1/listings", "/storage/v1/object/public/property-images/x"]) {
    const answer = await fetch(projectUrl + path, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "GET" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => error);
    const allowed =
      answer instanceof Error ? "" : answer.headers.get("access-control-allow-origin");
    if (allowed !== origin && allowed !== "*")
      throw new DeployError(
        `${projectUrl}${path} does not allow pages of ${origin} to call it.`,
        "Add the origin to ALLOWED_ORIGINS and deploy again. New variables take a few seconds to arrive.",
      );
  }
}
