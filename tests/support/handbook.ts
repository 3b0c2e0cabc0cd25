import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "./imports.ts";
import { quoted } from "./sql-literals.ts";

const HANDBOOK_DIR = join(PROJECT_ROOT, "supabase/handbook");
const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.md$/;
const FIELDS = [
  "title",
  "topic",
  "for",
  "published",
  "updated",
  "summary",
  "keywords",
  "spanish",
] as const;

type Field = (typeof FIELDS)[number];

interface Article extends Record<Field, string> {
  position: number;
  slug: string;
  body: string;
}

/** The file of supabase/schemas that holds the articles. */
export const HANDBOOK_SCHEMA = "vesty/handbook_articles";

/** The module that says whom each article is for. */
export const HANDBOOK_READERS_FILE = join(
  PROJECT_ROOT,
  "supabase/functions/_shared/domain/vesty/handbook-readers.ts",
);

export function handbookArticles(): Article[] {
  return readdirSync(HANDBOOK_DIR)
    .sort()
    .map((file) => parseArticle(file, readFileSync(join(HANDBOOK_DIR, file), "utf8")));
}

/** The SQL of supabase/handbook: replaces all articles. */
export function compileHandbook(): string {
  const articles = handbookArticles();
  return `-- Written by \`npm run generate -- handbook\` from supabase/handbook. Not to be edited by hand.

delete from public.handbook_articles;

insert into public.handbook_articles
  (slug, title, topic, position, published_on, updated_on, summary, keywords, body)
values
${articles.map(toRow).join(",\n")};
`;
}

/** Whom each article is for, as a module for Vesty. */
export function compileReaders(): string {
  const lines = handbookArticles().map(({ slug, for: reader }) => {
    if (!/^(?:owner|buyer|both)$/.test(reader)) throw new Error(`${slug}: for whom is it?`);
    return `  ${/-/.test(slug) ? quotedKey(slug) : slug}: "${reader}",`;
  });
  return `/** Written by \`npm run generate -- handbook\` from supabase/handbook: whom each article is for. Not to be edited by hand. */
export const HANDBOOK_READERS: Readonly<Record<string, "owner" | "buyer" | "both">> = {
${lines.join("\n")}
};
`;
}

function quotedKey(slug: string): string {
  return `"${slug}"`;
}

/** `<position>-<slug>.md`: lines of `field: value` between two lines of dashes, then Markdown. */
export function parseArticle(file: string, source: string): Article {
  const [, position, slug] = FILE_NAME.exec(file) ?? [];
  if (!position || !slug) throw new Error(`${file}: the name must be <4 digits>-<slug>.md`);
  const [, head, body] = /^---\n([\s\S]*?)\n---\n\n([\s\S]+)\n$/.exec(source) ?? [];
  if (!head || !body) throw new Error(`${file}: must begin with fields between lines of ---`);
  const fields = Object.fromEntries(
    head.split("\n").map((line) => {
      const [, name = line, value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  if (Object.keys(fields).join() !== FIELDS.join() || Object.values(fields).includes("")) {
    throw new Error(`${file}: needs these fields, in this order: ${FIELDS.join(", ")}`);
  }
  return { ...(fields as Record<Field, string>), position: Number(position), slug, body };
}

function toRow(article: Article): string {
  const { slug, title, topic, position, published, updated, summary, keywords, spanish } = article;
  return `  (${quoted(slug)}, ${quoted(title)}, ${quoted(topic)}, ${position}, ${quoted(published)}, ${quoted(updated)},
   ${quoted(summary)},
   ${quoted(`${keywords} ${spanish}`)},
${dollarQuoted(article)})`;
}

function dollarQuoted({ slug, body }: Article): string {
  if (body.includes("$article$")) throw new Error(`${slug}: must not contain $article$`);
  return `$article$${body}$article$`;
}
