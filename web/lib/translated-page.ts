import { watchChanges } from "./browser-features.ts";

/**
 * Keeps React working on a page that the browser translates. A translator wraps each text in `<font>`, or puts one in
 * its place. When React then removes the text from its parent, or inserts an element before it, the browser throws and
 * the page is lost. From the first `<font>` on (the site itself has none), both reach the text where it is now, and
 * a text that React changes returns to its place, for the translator to see (decision 164).
 */
export function followTranslation(): void {
  const isFont = (node: Node) => node.nodeName === "FONT";
  const observer = watchChanges((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === "characterData") putBack(target);
      const font = [...addedNodes].find(isFont);
      if (!font) continue;
      reachMovedNodes();
      for (const text of removedNodes) {
        if (text.parentNode) continue;
        standIns.set(text, font);
        observer?.observe(text, { characterData: true });
      }
    }
  });
  observer?.observe(document.documentElement, { childList: true, subtree: true });
}

/** What stands on the page for a text that is no longer on it. */
const standIns = new WeakMap<Node, Node>();

function putBack(text: Node): void {
  const font = standIns.get(text);
  if (!font || text.parentNode) return;
  font.parentNode?.replaceChild(text, font);
  standIns.delete(text);
}

let isReaching = false;

function reachMovedNodes(): void {
  if (isReaching) return;
  isReaching = true;
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    const place = placeIn(this, child);
    if (place === child || (place === undefined && child.parentNode)) {
      return removeChild.call(this, child) as Child;
    }
    // The same font may hold other texts.
    if (child.parentNode) removeChild.call(child.parentNode, child);
    if (place && (standIns.has(child) || !place.hasChildNodes())) removeChild.call(this, place);
    return child;
  };

  Node.prototype.appendChild = function append<Added extends Node>(this: Node, added: Added) {
    dropStandIn(added);
    return appendChild.call(this, added) as Added;
  };

  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ) {
    dropStandIn(added);
    const place = before && placeIn(this, before);
    const isGone = place === undefined && before?.parentNode === null;
    return insertBefore.call(this, added, isGone ? null : (place ?? before)) as Added;
  };
}

/** React moves a text by inserting it again. */
function dropStandIn(text: Node): void {
  const font = standIns.get(text);
  font?.parentNode?.removeChild(font);
  standIns.delete(text);
}

/** The child of this parent that is the node, stands for it, or holds it in fonts. */
function placeIn(parent: Node, node: Node): Node | undefined {
  let place: Node = node;
  while (place.parentNode !== parent) {
    const next: Node | null | undefined = standIns.get(place) ?? place.parentNode;
    if (next?.nodeName !== "FONT") return undefined;
    place = next;
  }
  return place;
}
