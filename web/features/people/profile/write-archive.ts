import { type ExportedRows, personalFiles } from "@domain/people/personal-data.ts";
import { type ZipProgress, zipFiles } from "@web/api/site/transport/zip-files.ts";

/**
 * Builds one ZIP of a user's rows and files.
 * @throws AppError `export_failed`, `network`.
 */
export function writeArchive(
  rows: ExportedRows,
  onProgress: (progress: ZipProgress) => void,
): Promise<Blob> {
  return zipFiles(
    personalFiles(rows),
    (missing) => {
      const data = missing.length > 0 ? { ...rows, files_not_found: missing } : rows;
      return [{ name: "data.json", input: new Response(JSON.stringify(data, null, 2)) }];
    },
    onProgress,
  );
}
