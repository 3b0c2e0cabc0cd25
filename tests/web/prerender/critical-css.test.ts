import { describe, expect, test } from "vitest";
import { criticalCss } from "../../../web/prerender/critical-css.ts";

const PAGE = '<main class="page sm:grid w-1/2 data-[x=&quot;a&quot;]:flex"><p class="lead">';

describe("a rule is kept", () => {
  test.each([
    ["for elements", "p{margin:0}"],
    ["for a class of the page", ".page{width:100%}"],
    ["for one of several selectors", ".gone,.lead{color:red}"],
    ["for an escaped class", String.raw`.w-1\/2{width:50%}`],
    ["for an attribute in a class", String.raw`.data-\[x\=\"a\"\]\:flex{display:flex}`],
    ["for what a class must not have", ".page:not(.open){height:0}"],
    ["inside layers and conditions", "@layer a{@media (width>=40rem){.sm\\:grid{display:grid}}}"],
    ["for the order of layers", "@layer theme,base;"],
    ["for a font of the visitor's own", '@font-face{font-family:F;src:local("Arial")}'],
    ["for photographs that wait", "@media (scripting:enabled){img[data-later]{display:none}}"],
    ["for a property that is used", '@property --a{syntax:"*"}.page{width:var(--a)}'],
  ])("%s", (_name, sheet) => {
    expect(criticalCss(sheet, PAGE)).toBe(sheet);
  });
});

describe("a rule is left out", () => {
  test.each([
    ["for a class of another page", ".gone{width:100%}"],
    ["for a class inside a class of the page", ".page .gone{width:100%}"],
    ["for paper", "@media print{p{margin:0}}"],
    ["for a font to be fetched", "@font-face{font-family:F;src:url(f.woff2)}"],
    ["for motion", "@keyframes turn{to{rotate:1turn}}"],
    ["whose condition holds nothing else", "@media (width>=40rem){.gone{display:grid}}"],
    ["for a property that nothing uses", '@property --a{syntax:"*"}'],
  ])("%s", (_name, sheet) => {
    expect(criticalCss(sheet, PAGE)).toBe("");
  });
});
