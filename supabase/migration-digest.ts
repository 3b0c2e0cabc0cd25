import { createHash } from "node:crypto";

/**
 * What an applied migration consisted of, as a digest: read from where the Supabase CLI and `npm start` record its
 * statements, and made from its file. Both leave out what stands between statements, and comments after the last one.
 */

/** For `supabase_migrations.schema_migrations`; null where only the version was recorded. */
export const RECORDED_DIGEST = `
  case when cardinality(statements) > 0
       then md5(translate(array_to_string(statements, ''), E' \\t\\r\\n;', '')) end`;

export function fileDigest(file: string): string {
  const recorded = file.replace(/(?:\s*(?:--.*)?(?:\n|$))+$/, "").replace(/[ \t\r\n;]/g, "");
  return createHash("md5").update(recorded).digest("hex");
}
