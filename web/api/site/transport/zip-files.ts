import { AppError } from "@domain/site/errors/errors.ts";
import { keepExport } from "@web/lib/export-file.ts";
import { arriving } from "./arriving.ts";
import { send } from "./request.ts";

/** 25 MB over a phone connection. */
const FILE_TIMEOUT_MS = 300_000;

export type ZipProgress = { done: number; files: number };

/**
 * Builds one ZIP of files from our API. Each is streamed into the archive as it arrives, so that only a chunk of it is
 * in memory at a time.
 * @param files `name` is the path in the archive, `address` the URL that the caller may read.
 * @param rest what comes after the files; it hears which of them were gone.
 * @throws AppError `export_failed`, `network`.
 */
export async function zipFiles(
  files: readonly { name: string; address: string }[],
  rest: (missing: string[]) => readonly { name: string; input: Response }[],
  onProgress: (progress: ZipProgress) => void,
): Promise<Blob> {
  async function* entries() {
    const missing: string[] = [];
    for (const [done, { name, address }] of files.entries()) {
      onProgress({ done, files: files.length });
      const input = await fetchFile(address);
      if (input) yield { name, input };
      else missing.push(name);
    }
    onProgress({ done: files.length, files: files.length });
    yield* rest(missing);
  }

  return zipOf(entries());
}

/** One ZIP of files that are made or arrive one by one. @throws AppError `network` without the code that writes it. */
export async function zipOf(
  entries: AsyncIterable<{ name: string; input: Response | string }>,
): Promise<Blob> {
  const { downloadZip } = await arriving(import("client-zip"));
  const { body } = downloadZip(entries);
  if (!body) throw new Error("An archive without a body");
  return keepExport(body);
}

/** The file as a stream; undefined when it has been deleted. */
async function fetchFile(address: string): Promise<Response | undefined> {
  const answer = await send(address, { as: "member", timeoutMs: FILE_TIMEOUT_MS });
  if (answer.ok) return answer;
  // Storage answers 400 for an object that does not exist.
  if (answer.status === 404 || answer.status === 400) return undefined;
  throw new AppError("export_failed");
}
