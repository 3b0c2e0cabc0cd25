/**
 * The rules of a style sheet that this page's elements can match. Put into the page itself they
 * spare the first screen a request; the whole sheet follows at the end of the page, and with it the
 * fonts (styles/fonts.css).
 */
export function criticalCss(sheet: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
      decoded(names).split(/\s+/),
    ),
  );
  const kept = keep(sheet, classes);
  return kept.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    kept.split(name).length > 2 ? rule : "",
  );
}

/** Needed later, by other devices, or not at all before the first pointer touches the page. */
const LEFT_OUT = /^@(media print|media \(forced-colors|keyframes|starting-style)/;
const HOLDS_RULES = /^@(layer|media|supports|container)/;

function keep(css: string, classes: ReadonlySet<string>): string {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (LEFT_OUT.test(prelude) || isFetchedFont(prelude, body)) continue;
    if (body === undefined) kept += `${prelude};`;
    else if (HOLDS_RULES.test(prelude)) {
      const inner = keep(body, classes);
      if (inner !== "") kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@") || canMatch(prelude, classes)) kept += `${prelude}{${body}}`;
  }
  return kept;
}

/** Fonts come late. The visitor's own fonts, scaled to the same measures, replace them until then. */
function isFetchedFont(prelude: string, body = ""): boolean {
  return prelude === "@font-face" && body.includes("url(");
}

type Rule = { prelude: string; body: string | undefined };

/** Splits at the top level; a statement such as "@layer a,b" has no body. */
function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  while (start < css.length) {
    const end = css.slice(start).search(/[{;]/) + start;
    if (end < start) return;
    const prelude = css.slice(start, end).trim();
    if (css[end] === ";") {
      yield { prelude, body: undefined };
      start = end + 1;
      continue;
    }
    const close = closing(css, end);
    yield { prelude, body: css.slice(end + 1, close) };
    start = close + 1;
  }
}

/** The position of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let position = open; position < css.length; position += 1) {
    if (css[position] === "\\") position += 1;
    else if (css[position] === "{") depth += 1;
    else if (css[position] === "}" && --depth === 0) return position;
  }
  return css.length;
}

/** Whether one of the selectors only names classes that are on the page. */
function canMatch(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .replace(/:not\([^)]*\)/g, "")
    .split(/,(?![^(]*\))/)
    .some((selector) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = ""]) =>
        classes.has(name.replace(/\\(.)/g, "$1")),
      ),
    );
}

function decoded(attribute: string): string {
  return attribute
    .replaceAll("&amp;", "&")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}
