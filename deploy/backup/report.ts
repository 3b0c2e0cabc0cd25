import type { Comparison } from "./compare.ts";

/** A table with one line for each table and for the files, and the verdict last. */
export function reportOf({ tables, files, bytes, differences }: Comparison): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const lines = tables.map(({ name, saved, found }) => {
    const mark = saved.sha256 === found.sha256 ? "✓" : "✗";
    const checksum = found.sha256.slice(0, 12);
    return `${mark} ${name.padEnd(width)} ${String(saved.rows).padStart(9)} ${String(found.rows).padStart(9)}  ${checksum}`;
  });
  const head = `  ${"".padEnd(width)} ${"saved".padStart(9)} ${"found".padStart(9)}  sha256`;
  const rows = tables.reduce((sum, { found }) => sum + found.rows, 0);
  const verdict =
    differences.length === 0
      ? `✓ ${rows} rows and ${files} files (${(bytes / 1e6).toFixed(1)} MB) are the same, by checksum.`
      : `✗ ${differences.length} differences:\n${differences.map((each) => `  ${each}`).join("\n")}`;
  return [head, ...lines, "", verdict].join("\n");
}
