import { attemptLater, privateFolder } from "./browser-features.ts";
import { EXPORT_FILE } from "./personal-keys.ts";

/**
 * Streams a download to disk rather than memory where the browser supports it, in the site's
 * private file system. The file stays until the next export or until it is forgotten, because a
 * download may still be reading it.
 */
export async function keepExport(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const handle = await attemptLater(async () =>
    (await privateFolder())?.getFileHandle(EXPORT_FILE, { create: true }),
  );
  // Safari before 26 has the file system but can write to it only in workers.
  if (typeof handle?.createWritable !== "function") return new Response(stream).blob();
  await stream.pipeTo(await handle.createWritable());
  return handle.getFile();
}

export async function forgetExport(): Promise<void> {
  // There may be no file, or no file system.
  await attemptLater(async () => (await privateFolder())?.removeEntry(EXPORT_FILE));
}
