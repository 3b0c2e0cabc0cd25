/** One file at a time, in the folder that the browser keeps for this site and nobody else sees. */
const NAME = "temporary";

/**
 * What a stream brings, on the disk instead of in memory where the browser can do that. The file
 * stays until the next one, or until it is forgotten: a download may still be reading it.
 */
export async function keepTemporarily(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const handle = await folder()
    .then((root) => root?.getFileHandle(NAME, { create: true }))
    .catch(() => undefined);
  // Safari before 26 has the folder, but writes to it in workers only.
  if (typeof handle?.createWritable !== "function") return new Response(stream).blob();
  await stream.pipeTo(await handle.createWritable());
  return handle.getFile();
}

export async function forgetTemporaryFile(): Promise<void> {
  await folder()
    .then((root) => root?.removeEntry(NAME))
    .catch(() => {
      // There is none, or the browser keeps none for anybody.
    });
}

async function folder(): Promise<FileSystemDirectoryHandle | undefined> {
  return navigator.storage?.getDirectory?.();
}
