import { EXPORT_FILE } from "./personal-keys.ts";

/**
 * What a stream brings, on the disk instead of in memory where the browser can do that: in the
 * folder that it keeps for this site. The file stays until the next one, or until it is forgotten,
 * because a download may still be reading it.
 */
export async function keepExport(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const handle = await folder()
    .then((root) => root?.getFileHandle(EXPORT_FILE, { create: true }))
    .catch(() => undefined);
  // Safari before 26 has the folder, but writes to it in workers only.
  if (typeof handle?.createWritable !== "function") return new Response(stream).blob();
  await stream.pipeTo(await handle.createWritable());
  return handle.getFile();
}

export async function forgetExport(): Promise<void> {
  await folder()
    .then((root) => root?.removeEntry(EXPORT_FILE))
    .catch(() => {
      // There is none, or the browser keeps none for anybody.
    });
}

async function folder(): Promise<FileSystemDirectoryHandle | undefined> {
  return navigator.storage?.getDirectory?.();
}
