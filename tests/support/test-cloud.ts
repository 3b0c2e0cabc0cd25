import { type Cloud, type CloudOptions, startCloud } from "../../local/cloud.ts";
import { createDatabase } from "./database.ts";
import { PATIENT_FUNCTIONS } from "./limits.ts";

/**
 * A local cloud for one file, on a copy of the migrated template, which takes an eighth of the time of
 * an embedded database. Its clock is off, and it uses none of the developer's keys.
 */
export async function startTestCloud(options: CloudOptions = {}): Promise<Cloud> {
  const database = await createDatabase();
  await database.close();
  return startCloud({
    env: PATIENT_FUNCTIONS,
    tickMs: 0,
    databaseUrl: database.url,
    // Reading and comparing every migration would take most of a cloud's start.
    isMigrated: true,
    ...options,
  });
}
