import { expect, test } from "vitest";
import { FirstScreen } from "../../../web/prerender/first-screen.ts";

const SHEET = '<link rel="stylesheet" crossorigin href="/a.css">';
const PAGE = `<html><head>
<script type="module" crossorigin src="/main.js"></script>
<link rel="modulepreload" crossorigin href="/part.js">
${SHEET}
</head><body class="page"><img fetchPriority="high" loading="eager"><img src="b" loading="lazy"></body></html>`;

test("the first photograph is fetched before anything else, and everything without scripts", async () => {
  const firstScreen = new FirstScreen(async () => ".page{width:1px}.gone{width:2px}", "START");
  await firstScreen.learn([PAGE]);
  const page = firstScreen.arrange(PAGE);

  const [beforeScripts = ""] = page.split("<noscript>");
  expect(beforeScripts).toContain("<style>.page{width:1px}</style>");
  expect(beforeScripts).not.toMatch(/rel="(stylesheet|modulepreload)"|<script/);
  expect(beforeScripts).toContain('<link rel="sheet" crossorigin href="/a.css">');
  expect(beforeScripts).toContain('<img fetchPriority="high" loading="eager">');
  expect(beforeScripts).toContain('<img data-later="" src="b" loading="lazy">');
  expect(page).toContain(`<noscript>${SHEET}</noscript>`);
  expect(page).toContain('<link rel="code" href="/main.js">');
  expect(page).toContain('<link rel="part" href="/part.js">');
  expect(page).toMatch(/<script>START<\/script>\s*<\/body>/);
});
