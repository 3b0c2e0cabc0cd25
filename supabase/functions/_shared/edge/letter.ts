import { html } from "hono/html";

/** The layout of all our mail, as HTML and plain text. */

export type Fact = { label: string; value: string; url?: string };

export type Letter = {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  facts: Fact[];
  /** A quotation from a person, set apart from our text. */
  note?: { label: string; text: string };
  action: { label: string; url: string };
  /** Another thing that the reader can do, below the action. */
  choices?: { label: string; url: string }[];
  closing: string;
  /** The lines below the closing say how to change or stop such mail. */
  links?: { label: string; url: string }[];
};

/** The template tag escapes every value. */
export async function renderLetter(letter: Letter): Promise<{ html: string; text: string }> {
  return { html: String(await toHtml(letter)), text: toText(letter) };
}

/** Cuts a text to one line of at most `max` characters, without control, bidirectional and broken characters. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...line].slice(0, max).join("");
}

/** Cleans a text as `oneLine` does, but keeps line breaks. */
export function severalLines(text: string, max: number): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => oneLine(line, max));
  return [...lines.join("\n").trim()].slice(0, max).join("");
}

/** Splits "Name <address>" into its parts. */
export function mailboxOf(from: string): { name: string; email: string } {
  const [, name = "", email = from] = from.match(/^(.*?)\s*<([^<>]+)>\s*$/) ?? [];
  return { name: name || "SelfNVest", email };
}

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const SANS = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Inline styles, because every mail client keeps those. Clients with a dark mode use the colors in
 * the style element; for those that invert colors themselves, the contrast is high enough.
 */
function toHtml(letter: Letter) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #0f1815 !important; }
  .sheet { background: #16221d !important; border-color: #2c3b35 !important; }
  .ink, .ink a { color: #efeadd !important; }
  .quiet { color: #9daba2 !important; }
  .clay { color: #eda483 !important; }
  .mark { border-color: #eda483 !important; }
  .rule { border-color: #2c3b35 !important; }
  .button { background: #b9d8c5 !important; color: #0f2019 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf6ee;">
<div class="paper" style="background:#faf6ee;padding:32px 16px;">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#fffdf8;border:1px solid #e0d8c8;padding:36px 32px;">
<p class="clay" style="margin:0 0 28px;font:600 15px/1.2 ${SERIF};letter-spacing:0.02em;color:#a04527;">SelfNVest</p>
<h1 class="ink" style="margin:0 0 20px;font:500 30px/1.15 ${SERIF};color:#17312a;">${letter.heading}</h1>
<p class="ink" style="${PARAGRAPH}">${letter.greeting}</p>
${letter.paragraphs.map((text) => html`<p class="ink" style="${PARAGRAPH}">${text}</p>\n`)}
<dl style="margin:24px 0;padding:0;">
${letter.facts.map(factHtml)}</dl>
${letter.note ? noteHtml(letter.note) : ""}
<p style="margin:32px 0 0;"><a class="button" href="${letter.action.url}" style="display:inline-block;padding:14px 24px;background:#1e4a3c;color:#fffdf8;text-decoration:none;font:600 16px/1.2 ${SANS};">${letter.action.label}</a></p>
${(letter.choices ?? []).map(choiceHtml)}</div>
<p class="quiet" style="max-width:560px;margin:20px auto 0;padding:0 32px;font:400 13px/1.5 ${SANS};color:#5c6a62;">${letter.closing}${(letter.links ?? []).map(closingLink)}</p>
</div>
</body>
</html>
`;
}

const PARAGRAPH = `margin:0 0 16px;font:400 16px/1.6 ${SANS};color:#17312a;`;

function closingLink({ label, url }: { label: string; url: string }) {
  return html` <a class="quiet" href="${url}" style="color:#5c6a62;">${label}</a>`;
}

function choiceHtml({ label, url }: { label: string; url: string }) {
  return html`<p style="margin:16px 0 0;"><a class="ink" href="${url}" style="font:500 16px/1.5 ${SANS};color:#17312a;">${label}</a></p>
`;
}

function factHtml({ label, value, url }: Fact) {
  const shown = url ? html`<a href="${url}" style="color:inherit;">${value}</a>` : value;
  return html`<div class="rule" style="border-top:1px solid #e0d8c8;padding:10px 0;">
<dt class="quiet" style="margin:0;font:400 13px/1.5 ${SANS};color:#5c6a62;">${label}</dt>
<dd class="ink" style="margin:0;font:500 16px/1.5 ${SANS};color:#17312a;">${shown}</dd>
</div>
`;
}

function noteHtml({ label, text }: NonNullable<Letter["note"]>) {
  return html`<p class="quiet" style="margin:0 0 6px;font:400 13px/1.5 ${SANS};color:#5c6a62;">${label}</p>
<blockquote class="ink mark" style="margin:0;padding:2px 0 2px 16px;border-left:3px solid #a04527;font:400 17px/1.55 ${SERIF};color:#17312a;white-space:pre-line;">${text}</blockquote>
`;
}

function toText(letter: Letter): string {
  const { note } = letter;
  return [
    letter.heading,
    letter.greeting,
    ...letter.paragraphs,
    letter.facts.map(factText).join("\n"),
    note ? `${note.label}:\n${note.text.replace(/^/gm, "> ")}` : "",
    [letter.action, ...(letter.choices ?? [])].map(lineOf).join("\n"),
    ["-- ", "SelfNVest", letter.closing, ...(letter.links ?? []).map(lineOf), ""].join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function factText({ label, value, url }: Fact): string {
  const line = `${label}: ${value}`;
  return url?.startsWith("http") ? `${line}\n  ${url}` : line;
}

function lineOf({ label, url }: { label: string; url: string }): string {
  return `${label}: ${url}`;
}
