import type { ElementType, ReactElement } from "react";
import { Fragment, jsx } from "react/jsx-runtime";

/**
 * Children in which no text has siblings: texts that follow each other become one, in an element of its own where
 * there are elements beside it. A browser that translates a page puts its own nodes in the place of our texts. React then
 * can't remove such a text, insert before it or change it; an element that holds nothing else, it can (decision 134).
 * @param children as JSX lists them. Each keeps its place, which is how React knows it again.
 */
export function wordsApart(type: ElementType, children: readonly unknown[]): unknown {
  const apart: unknown[] = [];
  let first = 0;
  let text = "";
  let hasElements = type === Fragment;
  const endText = () => {
    if (text !== "") apart[first] = apartFrom(text);
    text = "";
  };
  for (const [place, child] of children.entries()) {
    apart.push(null);
    if (isText(child)) {
      if (text === "") first = place;
      text += child;
    } else if (child != null && typeof child !== "boolean") {
      endText();
      apart[place] = wordsOf(type, child);
      hasElements = true;
    }
  }
  if (!hasElements) return text;
  endText();
  return apart;
}

/** A fragment is no element, and a list can hold texts of its own. */
export function wordsOf(type: ElementType, child: unknown): unknown {
  if (isText(child)) return type === Fragment ? apartFrom(String(child)) : child;
  if (!Array.isArray(child) || !child.some(isText)) return child;
  return child.map((one, place) => (isText(one) ? apartFrom(String(one), place) : one));
}

/** Translators leave spaces alone, and a list of items may have nothing else between them. */
function apartFrom(text: string, key?: number): ReactElement | string {
  return text.trim() === "" ? text : jsx("span", { children: text }, key);
}

function isText(child: unknown): child is string | number | bigint {
  return typeof child === "string" || typeof child === "number" || typeof child === "bigint";
}
