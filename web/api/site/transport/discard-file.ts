import { send } from "./request.ts";

/**
 * Deletes a stored file that nothing refers to any more. A file that is missed is deleted with its account at the
 * latest.
 */
export async function discardFile(bucket: string, path: string): Promise<void> {
  try {
    const body = { prefixes: [path] };
    await send(`storage/v1/object/${bucket}`, { method: "DELETE", body, as: "member" });
  } catch {
    // Offline.
  }
}
