import { criticalCss } from "./critical-css.ts";

/**
 * Orders what the pages of one kind fetch: their text and its rules come with the page, then the
 * first photograph, then the whole style sheet with the fonts, and the code. On a slow line they
 * would share it with what the visitor is waiting for.
 */
export class FirstScreen {
  private css: string | undefined;

  /** @param sheet reads a style sheet of the build. */
  constructor(
    private readonly sheet: (file: string) => Promise<string>,
    /** bundle/start-code.js */
    private readonly startCode: string,
  ) {}

  /**
   * The rules are the same for every page of a kind, because the host's policy names the hash of each
   * (hosting/inline-hashes.ts): they are the rules of the pages given first.
   */
  async learn(pages: readonly string[]): Promise<void> {
    const sheets = pages.flatMap((page) => [...page.matchAll(SHEET)].map(([, file = ""]) => file));
    const texts = await Promise.all([...new Set(sheets)].map((file) => this.sheet(file)));
    this.css = criticalCss(texts.join(""), pages.join(""));
  }

  /** The page with its style sheets and code at the end, for bundle/start-code.js to start. */
  arrange(page: string): string {
    const sheets = page.match(SHEET) ?? [];
    const code = [...page.matchAll(CODE)].map(
      ([, tag = "", file = ""]) =>
        `<link rel="${tag.startsWith("script") ? "code" : "part"}" href="${file}">`,
    );
    const later = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="sheet"'));
    const end = [
      ...later,
      // Without scripts, no code starts them.
      `<noscript>${sheets.join("")}</noscript>`,
      ...code,
      `<script>${this.startCode}</script>`,
    ].join("\n    ");
    return page
      .replaceAll(LATER_PHOTO, '<img data-later=""')
      .replaceAll(SHEET, "")
      .replaceAll(CODE, "")
      .replace(/(\s*\n){2,}/g, "\n")
      .replace("</head>", () => `  <style>${this.css ?? ""}</style>\n  </head>`)
      .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `  ${end}\n  </body>`);
  }
}

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
/** They wait for the first one (styles/base.css). */
const LATER_PHOTO = /<img(?=[^>]* loading="lazy")/g;
const CODE =
  /<(script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
