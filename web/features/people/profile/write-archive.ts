import { type ExportedRows, personalFiles } from "@domain/people/personal-data.ts";
import { fetchPersonalFile } from "@web/api/people/account.ts";
import { arriving } from "@web/api/site/arriving.ts";
import { keepExport } from "@web/lib/export-file.ts";

export type ArchiveProgress = { done: number; files: number };

/**
 * Builds one ZIP of a user's rows and files. Each file is streamed into the archive as it arrives,
 * so that only a chunk of it is in memory at a time.
 * @throws AppError `export_failed`, `network`.
 */
export async function writeArchive(
  rows: ExportedRows,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Blob> {
  const { downloadZip } = await arriving(import("client-zip"));
  const files = personalFiles(rows);

  async function* entries() {
    const missing: string[] = [];
    for (const [done, { name, address }] of files.entries()) {
      onProgress({ done, files: files.length });
      const input = await fetchPersonalFile(address);
      if (input) yield { name, input };
      else missing.push(name);
    }
    onProgress({ done: files.length, files: files.length });
    const data = missing.length > 0 ? { ...rows, files_not_found: missing } : rows;
    yield { name: "data.json", input: new Response(JSON.stringify(data, null, 2)) };
  }

  const { body } = downloadZip(entries());
  if (!body) throw new Error("An archive without a body");
  return keepExport(body);
}
