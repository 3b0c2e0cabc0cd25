import { type Cloud, type CloudOptions, startCloud } from "../../local/cloud.ts";
import { createDatabase } from "./database.ts";

/**
 * A local cloud for one file, on a copy of the migrated template: an eighth of what an embedded
 * database costs. Nothing is due by itself, and no key of the developer's is used.
 */
export async function startTestCloud(options: CloudOptions = {}): Promise<Cloud> {
  const database = await createDatabase();
  await database.close();
  return startCloud({ env: {}, tickMs: 0, databaseUrl: database.url, ...options });
}
