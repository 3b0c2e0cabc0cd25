import { EXPORT_FILE } from "./personal-keys.ts";

/**
 * Streams a download to disk rather than memory where the browser supports it, in the site's
 * private file system. The file stays until the next export or until it is forgotten, because a
 * download may still be reading it.
 */
export async function keepExport(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const handle = await folder()
    .then((root) => root?.getFileHandle(EXPORT_FILE, { create: true }))
    .catch(() => undefined);
  // Safari before 26 has the file system but can write to it only in workers.
  if (typeof handle?.createWritable !== "function") return new Response(stream).blob();
  await stream.pipeTo(await handle.createWritable());
  return handle.getFile();
}

export async function forgetExport(): Promise<void> {
  await folder()
    .then((root) => root?.removeEntry(EXPORT_FILE))
    .catch(() => {
      // There is no file, or no file system.
    });
}

async function folder(): Promise<FileSystemDirectoryHandle | undefined> {
  return navigator.storage?.getDirectory?.();
}
