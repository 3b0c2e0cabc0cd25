import { readdir, readFile } from "node:fs/promises";
import { PROJECT_ROOT, readSources } from "./imports.ts";
import { wordsOf } from "./reading-grade.ts";
import { type WrittenText, writtenTexts } from "./written-texts.ts";

/** Files whose strings no visitor reads, with the reason. */
const NOT_FOR_PEOPLE: [RegExp, reason: string][] = [
  [/\/styleguide\//, "shown in development only"],
  [/^web\/(?:api|bundle|prerender|hosting)\//, "requests, and what is built"],
  [/assistant\/|\/model\.ts$|\/prompt\.ts$/, "instructions for the model"],
  [/-rules\.ts$|home-words|home-answers|plain-search|address-words/, "words that people type"],
  [/message-warnings|feature-groups|street-address/, "patterns for what people write"],
  [/database\.types|packed-|town-places/, "generated"],
];

/** Texts that a browser or a database reads: class names, queries, patterns, names of columns. */
const NOT_A_SENTENCE =
  /^\S+$|(?:^|\s)(?:flex|grid|text-\w+|[pm][xytb]?-\d|gap-\d|border-\S+|bg-\S+|min-\S+|sm:\S+|rounded-\S+|\S*\[\S*\]\S*)(?:\s|$)|[<>{}\\|]|\w_\w|\(\?|\w\(\w+,/;

/** A text of one word: a label begins with a capital, a value of the code does not. */
const LABEL = /^\p{Lu}\p{Ll}+[.!?…]?$/u;

/** The texts of screens, mail, documents and errors; what the code fills in is "…". */
export async function readTexts(): Promise<WrittenText[]> {
  const sources = [...(await readSources(["web", "supabase/functions"]))];
  return sources
    .filter(([file]) => !NOT_FOR_PEOPLE.some(([pattern]) => pattern.test(file)))
    .flatMap(([file, source]) => writtenTexts(file, source))
    .filter(
      ({ text }) => LABEL.test(text) || (!NOT_A_SENTENCE.test(text) && wordsOf(text).length > 1),
    );
}

/** The handbook's articles, without the words they are found by, headings and marks. */
export async function readArticles(): Promise<WrittenText[]> {
  const folder = "supabase/handbook";
  const files = await readdir(`${PROJECT_ROOT}${folder}`);
  return await Promise.all(
    files.map(async (name) => {
      const article = await readFile(`${PROJECT_ROOT}${folder}/${name}`, "utf8");
      const text = article
        .replace(/^---[\s\S]*?---\n/, "")
        .replace(/^#+ .*$/gm, "")
        .replace(/\]\([^)]*\)/g, "]")
        .replace(/[*_|[\]]/g, "");
      return { file: `${folder}/${name}`, line: 1, text };
    }),
  );
}

/** The privacy policy and the terms, which are templates of Markdown. */
export async function readLegalPages(): Promise<WrittenText[]> {
  const files = ["web/features/site/legal/privacy.tsx", "web/features/site/legal/terms.ts"];
  return await Promise.all(
    files.map(async (file) => {
      const source = await readFile(`${PROJECT_ROOT}${file}`, "utf8");
      const text = [...source.matchAll(/`([\s\S]{500,}?)`/g)]
        .map(([, page = ""]) => page)
        .join("\n")
        .replace(/\$\{[^}]*\}/g, "…")
        .replace(/[*_#[\]]/g, "")
        // A paragraph is wrapped; a list's items are not.
        .replace(/\n(?!\n|- )/g, " ");
      return { file, line: 1, text };
    }),
  );
}
