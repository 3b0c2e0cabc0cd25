import { plainFileName } from "./file-names.ts";

/** Names of files in an archive, as paths with "/": safe on every system, and each once. */
export function archiveNames<T extends { name: string }>(files: readonly T[]): T[] {
  return unique(files.map((file) => ({ ...file, name: safe(file.name) })));
}

/** Keeps a name inside the folder the archive is unpacked into, on every system. */
function safe(name: string): string {
  return name
    .split("/")
    .map((part) => plainFileName(part.replace(/[\p{Cc}\\:*?"<>|]/gu, "-")).replace(/^\.*$/, "-"))
    .join("/");
}

/** The second "Deed.pdf" becomes "Deed (2).pdf"; case-insensitive, as some file systems are. */
function unique<T extends { name: string }>(files: T[]): T[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let name = file.name;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1)
      name = file.name.replace(/(\.[^./]*)?$/, ` (${n})$1`);
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}
