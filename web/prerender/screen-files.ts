import { basename } from "node:path";
import type { Rolldown } from "vite";

/** The scripts and style sheets that a screen needs, by its name ("listing-screen"). */
export type ScreenFiles = Record<string, string[]>;

/** Screens load on demand; a prerendered page can name its screen's files up front. */
export function screenFiles(bundle: Rolldown.OutputBundle): ScreenFiles {
  const files: ScreenFiles = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const id of chunk.moduleIds) {
      if (id.includes("/web/screens/")) {
        files[basename(id, ".tsx")] = withImports(chunk.fileName, bundle);
      }
    }
  }
  return files;
}

/** The page, naming these files: whatever it has of them already is left alone. */
export function withFiles(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith(".css")
        ? `  <link rel="stylesheet" crossorigin href="/${file}">\n  `
        : `  <link rel="modulepreload" crossorigin href="/${file}">\n  `,
    );
  return html.replace("</head>", () => `${links.join("")}</head>`);
}

/** The file and everything it imports: discovered one by one they would load too late. */
function withImports(file: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = bundle[each];
    if (chunk?.type !== "chunk") continue;
    for (const imported of chunk.imports) found.add(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  }
  return [...found];
}
