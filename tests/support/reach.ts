import type { Page } from "playwright-core";
import { crowding, standingBars } from "./crowding.ts";
import { sameNames } from "./same-names.ts";

/**
 * Parts that become unusable when a page is narrow, enlarged or widely spaced, and parts with the same name; [] if
 * there are none. @param way "link" goes there from another page of the site, as its links do, where that is elsewhere.
 * @param isSwept also looks for names that are alike, for parts that large letters crowd, and at the page at four times
 * its size.
 */
export async function problemsOf(
  page: Page,
  address: string,
  way: "load" | "link" = "load",
  isSwept = false,
): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const from = new URL(page.url());
  const to = new URL(address);
  // Only another page takes the focus, which shows that it is there.
  const isElsewhere = from.origin === to.origin && from.pathname !== to.pathname;
  if (way === "link" && isElsewhere) await page.evaluate(followed, address);
  else await page.goto(address);
  const isPanel = to.searchParams.has("panel");
  await page
    .locator(isPanel ? "dialog[open] h2" : "main h1, dialog[open] h2")
    .first()
    .waitFor();
  // The style guide shows what other screens show only briefly.
  if (!address.endsWith("/styleguide")) await page.evaluate(untilNone, SKELETON);
  await page.evaluate(() => window.scrollTo(0, 0));
  // A map moves once more when its homes have come.
  if (address.includes("view=map")) await page.waitForLoadState("networkidle");
  const letters = await page.context().newCDPSession(page);
  const problems = [
    ...(await jumpingFooter(page)),
    ...(await wrongNesting(page)),
    ...(await hiddenFocus(page, "back")),
  ];
  const look = async (how: string, ...kinds: ((page: Page) => Promise<string[]>)[]) => {
    for (const kind of kinds)
      problems.push(...(await kind(page)).map((problem) => `${how}: ${problem}`));
  };

  await look("390 px", sidewaysScroll);
  await letters.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await look("letters of twice the size", sidewaysScroll);
  if (isSwept) {
    // Parts far below would be neither named nor measured.
    const everything = await page.evaluateHandle(addedStyles, ALL_LAID_OUT);
    await look("letters of twice the size", crowding);
    await letters.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    problems.push(...(await sameNames(letters)));
    await page.setViewportSize({ width: 320, height: 256 });
    await look("four times as large", standingBars);
    await everything.evaluate((sheet) => sheet.replaceSync(""));
  }
  await letters.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await page.setViewportSize({ width: 768, height: 1024 });
  await look("768 px", sidewaysScroll);
  const spacing = await page.evaluateHandle(addedStyles, TEXT_SPACING);
  await page.setViewportSize({ width: 320, height: 640 });
  await look("spaced at 320 px", sidewaysScroll);
  await spacing.evaluate((sheet) => sheet.replaceSync(""));
  await look("320 px", sidewaysScroll);
  problems.push(
    ...(await hiddenFocus(page, "there and back")).map((problem) => `320 px: ${problem}`),
  );
  await letters.detach();
  return problems;
}

/** Resolves when the site shows the page at this address, and has moved the focus to its heading. */
function followed(address: string): Promise<void> {
  return new Promise((done) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const arrive = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches("#main, #main h1, dialog *")) return;
      document.removeEventListener("focusin", arrive);
      done();
    };
    document.addEventListener("focusin", arrive);
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  });
}

/** A style element would be refused by the site's policy. */
function addedStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

const ALL_LAID_OUT = "* { content-visibility: visible !important }";

const SKELETON = ".animate-shimmer";

/** Resolves when the page has no such element anymore. Parts of a page load only when they are near. */
function untilNone(shape: string): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      const next = document.querySelector(shape);
      next?.scrollIntoView();
      if (next) requestAnimationFrame(look);
      else done();
    };
    look();
  });
}

/** On a short page the footer would be on the first screen and jump while parts of the page load. */
function jumpingFooter(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector("main ~ footer")?.getBoundingClientRect().top;
    return top === undefined || top >= window.innerHeight ? [] : [`the footer begins at ${top} px`];
  });
}

/** WCAG 1.4.12, to the letter. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * How far the page, or the dialog above it, can be scrolled sideways, and what causes it; empty
 * when it can't. Photo strips and tables that scroll on their own don't count.
 */
async function sidewaysScroll(page: Page): Promise<string[]> {
  // What measures itself is drawn again a moment after the page has another width.
  const deadline = Date.now() + 1000;
  while (true) {
    const found = await sidewaysScrollNow(page);
    if (found.length === 0 || Date.now() > deadline) return found;
  }
}

function sidewaysScrollNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>("dialog[open] .overflow-y-auto, [popover]"),
    ];
    return frames.flatMap((frame) => {
      const by = frame.scrollWidth - frame.clientWidth;
      if (by <= 0) return [];
      const edge = frame.getBoundingClientRect().left + frame.clientWidth;
      const isClipped = (element: Element) => {
        for (let up = element.parentElement; up && up !== frame; up = up.parentElement)
          if (getComputedStyle(up).overflowX !== "visible") return true;
        return false;
      };
      const wide = [...frame.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > edge + 0.5 && !isClipped(element),
      );
      return [`${by} px by ${wide.slice(-2).map(nameOf).join(" and ") || nameOf(frame)}`];
    });
    function nameOf(element: Element): string {
      const text = element.textContent?.trim().slice(0, 30) ?? "";
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${text}`;
    }
  });
}

/**
 * Moves the focus through everything focusable and returns what a fixed bar hides entirely
 * (WCAG 2.4.11). Bars above hide what is reached on the way back, bars below on the way there.
 */
function hiddenFocus(page: Page, way: "back" | "there and back"): Promise<string[]> {
  return page.evaluate(async (way) => {
    const root =
      [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;
    const stops = [
      ...root.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [tabindex]",
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(":disabled, [type=hidden]") && isShown(element),
    );
    const found = new Set<string>();
    for (const element of [...(way === "back" ? [] : stops), ...stops.toReversed()]) {
      element.focus();
      if (document.activeElement !== element || !isHidden(element)) continue;
      // A map moves a marker into sight, and begins when it has time.
      await untilStill(element);
      if (document.activeElement === element && isHidden(element)) found.add(nameOf(element));
    }
    return [...found];

    async function untilStill(element: HTMLElement): Promise<void> {
      const place = () => Object.values(element.getBoundingClientRect().toJSON()).join();
      const STILL_FRAMES = 60;
      let before = place();
      for (let frames = 0; frames < STILL_FRAMES; frames += 1) {
        await new Promise((done) => requestAnimationFrame(done));
        const now = place();
        if (now !== before) frames = 0;
        before = now;
      }
    }
    /** An input drawn by its label has the label's shape. */
    function shape(element: HTMLElement): HTMLElement {
      return (element.matches(".sr-only") && element.closest("label")) || element;
    }
    function isShown(element: HTMLElement): boolean {
      return shape(element).checkVisibility({ visibilityProperty: true });
    }
    function isHidden(stop: HTMLElement): boolean {
      const element = shape(stop);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Most are visible at their middle already.
      const marks = [0.5, 0.25, 0.75, 0.02, 0.98];
      const between = (from: number, to: number, share: number) => from + (to - from) * share;
      return marks.every((down) =>
        marks.every((across) => {
          const hit = document.elementFromPoint(
            between(left, right, across),
            between(top, bottom, down),
          );
          return !hit || !(element.contains(hit) || (hit.contains(element) && !isBar(hit)));
        }),
      );
    }
    function isBar(element: Element): boolean {
      return ["sticky", "fixed"].includes(getComputedStyle(element).position);
    }
    function nameOf(element: HTMLElement): string {
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
      const { left, right, top, bottom } = shape(element).getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const at = [left, top, right, bottom].map(Math.round).join(" ");
      return `<${element.localName}> ${name?.slice(0, 40)} at ${at}, under “${over?.closest("button, a")?.textContent ?? over?.localName}”`;
    }
  }, way);
}

/** Elements in places where HTML doesn't allow them. */
function wrongNesting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks =
      ":is(div, p, ul, ol, dl, table, section, article, figure, fieldset, form, nav, hr, h1, h2, h3, h4)";
    const pressed = ":is(a[href], button, select, textarea, summary)";
    const wrong = [
      `:is(button, p, label, span, em, strong, h1, h2, h3, h4) ${blocks}`,
      "dt :is(h1, h2, h3, h4, section)",
      `${pressed} ${pressed}`,
      "figcaption:not(figure > figcaption)",
      ":is(ul, ol) > :not(li, template)",
      "li:not(:is(ul, ol, menu) > li)",
      "dl > :not(dt, dd, div)",
      "legend:not(fieldset > legend)",
    ];
    return wrong.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !element.closest("svg, .leaflet-pane"))
        .map((element) => `${selector}: ${element.outerHTML.slice(0, 80)}`),
    );
  });
}
