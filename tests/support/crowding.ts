import type { Page } from "playwright-core";

/**
 * Parts that large letters push into each other, cut off or leave without room: texts and controls that overlap,
 * buttons whose words stick out, texts that are cut, fields too narrow for typed text; [] if there are none.
 */
export function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A field's box shows at least so many of its digits. */
    const FEWEST_TYPED = 6;
    /** Boxes of letters are taller than the letters, and those of close lines overlap. */
    const LEADING = 0.3;
    const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    type Box = { left: number; top: number; right: number; bottom: number };
    type Piece = { owner: Element; box: Box; layer: Element | null; isText: boolean };
    const found = new Set<string>();
    const controls = [
      ...root.querySelectorAll("a[href], button, summary, select, input, textarea, [role=option]"),
    ].filter((element) => isShown(element));
    const pieces = [...textPieces(), ...controls.filter(hasNoWords).map(pieceOf)];

    for (const control of controls) {
      const style = getComputedStyle(control);
      if (!control.matches("input, select, textarea")) {
        const isBox = style.display !== "inline" && style.display !== "contents";
        if (
          isBox &&
          textBoxes(control).some((box) => !isWithin(box, control.getBoundingClientRect()))
        )
          found.add(`words stick out of ${nameOf(control)}`);
      } else if (isTyped(control)) {
        const digit = 0.55 * Number.parseFloat(style.fontSize);
        const room = widthOf(typedBox(control));
        if (room < FEWEST_TYPED * digit)
          found.add(`${Math.round(room)} px are left to type in ${nameOf(control)}`);
      }
    }
    for (const { owner, box, isText } of pieces) {
      const cut = isText && cutting(owner, box);
      if (cut) found.add(`${nameOf(owner)} is cut by ${nameOf(cut)}`);
    }
    const down = pieces.toSorted((one, other) => one.box.top - other.box.top);
    down.forEach((one, index) => {
      for (const other of down.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.layer === other.layer && !isOneThing(one.owner, other.owner) && overlap(one, other))
          found.add(`${nameOf(one.owner)} overlaps ${nameOf(other.owner)}`);
      }
    });
    return [...found];

    /** Each line of each text, as far as it is in sight. */
    function textPieces(): Piece[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all: Piece[] = [];
      while (walker.nextNode()) {
        const owner = walker.currentNode.parentElement;
        if (!owner || !walker.currentNode.textContent?.trim() || !isShown(owner)) continue;
        if (
          owner.closest(
            "script, style, option, svg, .leaflet-pane, .leaflet-control-container, [aria-hidden=true] .leaflet-container",
          )
        )
          continue;
        for (const box of boxesOf(walker.currentNode))
          all.push({ owner, box, layer: layerOf(owner), isText: true });
      }
      return all;
    }
    function boxesOf(text: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }
    function textBoxes(element: Element): Box[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const all: Box[] = [];
      while (walker.nextNode()) {
        const owner = walker.currentNode.parentElement;
        if (owner && walker.currentNode.textContent?.trim() && isShown(owner))
          all.push(...boxesOf(walker.currentNode).map((box) => inSight(owner, box)));
      }
      return all;
    }
    /** Fields and buttons with a picture alone are in the way as a whole. */
    function hasNoWords(element: Element): boolean {
      return (
        isTyped(element) ||
        element.matches("select") ||
        (element.matches("button, a") &&
          !element.querySelector("img") &&
          textBoxes(element).length === 0)
      );
    }
    function pieceOf(owner: Element): Piece {
      const box = isTyped(owner) ? typedBox(owner) : owner.getBoundingClientRect();
      return { owner, box, layer: layerOf(owner), isText: false };
    }
    function isTyped(element: Element): boolean {
      return element.matches(
        "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])",
      );
    }
    /** The box without the padding, which has icons and buttons. */
    function typedBox(element: Element): Box {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const inset = (side: "Left" | "Right") => Number.parseFloat(style[`padding${side}`]);
      return { left: left + inset("Left"), right: right - inset("Right"), top, bottom };
    }
    function isShown(element: Element): boolean {
      if (
        !element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        return false;
      for (let up: Element | null = element; up && up !== root; up = up.parentElement)
        if (getComputedStyle(up).clipPath === "inset(50%)") return false;
      return true;
    }
    /** Bars lie above what scrolls beneath them. */
    function layerOf(element: Element): Element | null {
      for (let up: Element | null = element; up && up !== root; up = up.parentElement)
        if (["sticky", "fixed"].includes(getComputedStyle(up).position) || up.matches("[popover]"))
          return up;
      return null;
    }
    /** The element that cuts this box of a text off without a way to scroll to it. */
    function cutting(element: Element, box: Box): Element | undefined {
      for (let up: Element | null = element; up && up !== root; up = up.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(up);
        if (position === "fixed") return undefined;
        const { left, right, top, bottom } = up.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        if (/hidden|clip/.test(overflowX) && (box.left < left - 1 || box.right > right + 1))
          return up;
        if (
          /hidden|clip/.test(overflowY) &&
          webkitLineClamp === "none" &&
          (box.top < top - 8 || box.bottom > bottom + 8)
        )
          return up;
        if (/hidden|clip/.test(overflowY)) return undefined;
      }
      return undefined;
    }
    function isOneThing(one: Element, other: Element): boolean {
      return one.contains(other) || other.contains(one) || blockOf(one) === blockOf(other);
    }
    function blockOf(element: Element): Element {
      let up = element;
      while (up.parentElement && getComputedStyle(up).display === "inline") up = up.parentElement;
      return up;
    }
    function overlap(one: Piece, other: Piece): boolean {
      const [a, b] = [inSight(one.owner, one.box), inSight(other.owner, other.box)];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min(a.bottom - a.top, b.bottom - b.top);
      return width > 2 && height > LEADING * least && least > 0;
    }
    function inSight(owner: Element, box: Box): Box {
      let seen: Box = box;
      for (let up: Element | null = owner; up && up !== root; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const frame = up.getBoundingClientRect();
        seen = {
          left: Math.max(seen.left, frame.left),
          right: Math.min(seen.right, frame.right),
          top: Math.max(seen.top, frame.top),
          bottom: Math.min(seen.bottom, frame.bottom),
        };
      }
      return seen;
    }
    function isWithin(inner: Box, outer: Box): boolean {
      const by = 1.5;
      return (
        inner.left >= outer.left - by &&
        inner.right <= outer.right + by &&
        inner.top >= outer.top - 8 &&
        inner.bottom <= outer.bottom + 8
      );
    }
    function widthOf({ left, right }: Box): number {
      return right - left;
    }
    function nameOf(element: Element): string {
      const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return `<${element.localName} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}"> “${words.slice(0, 40)}”`;
    }
  });
}

/** The parts that stay in place while a low window is scrolled, if they are more than a third of its height. */
export function standingBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST = 1 / 3;
    // The link that skips the navigation shows only while it has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const root = dialog ?? document.body;
    const page = document.documentElement;
    page.scrollTo(0, (page.scrollHeight - innerHeight) / 2);
    const COLUMNS = [0.1, 0.3, 0.5, 0.7, 0.9];
    const ROWS = 64;
    const bars = new Set<Element>();
    let standing = 0;
    for (let row = 0; row < ROWS; row += 1) {
      const down = ((row + 0.5) / ROWS) * innerHeight;
      const hits = COLUMNS.map((across) => document.elementFromPoint(across * innerWidth, down));
      const parts = hits.map((hit) => hit && standingPart(hit)).filter((part) => !!part);
      if (parts.length <= COLUMNS.length / 2) continue;
      standing += 1;
      for (const part of parts) bars.add(part);
    }
    const most = standing / ROWS;
    page.scrollTo(0, 0);
    const names = [...bars].map(
      (bar) =>
        `<${bar.localName} class="${bar.getAttribute("class")?.slice(0, 80)}"> ${bar.textContent?.trim().slice(0, 30)}`,
    );
    return most > MOST ? [`${Math.round(100 * most)} % stay in place: ${names.join(" and ")}`] : [];

    function standingPart(hit: Element): Element | undefined {
      if (!root.contains(hit)) return undefined;
      let isScrolled = !dialog;
      let inner: Element = hit;
      for (let up: Element | null = hit; up && up !== root; up = up.parentElement) {
        const { position, overflowY } = getComputedStyle(up);
        if (position === "fixed" || position === "sticky") return up;
        if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1)
          isScrolled = true;
        if (!isScrolled) inner = up;
      }
      const canScroll =
        dialog &&
        [...dialog.querySelectorAll("*")].some(
          (each) =>
            /auto|scroll/.test(getComputedStyle(each).overflowY) &&
            each.scrollHeight > each.clientHeight + 1,
        );
      return isScrolled || !canScroll || !dialog?.contains(hit) || hit === dialog
        ? undefined
        : inner;
    }
  });
}
