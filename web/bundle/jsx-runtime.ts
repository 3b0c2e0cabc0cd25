import type { ElementType, Key } from "react";
import { jsx as make } from "react/jsx-runtime";
import { wordsApart, wordsOf } from "./words.ts";

export { Fragment, type JSX } from "react/jsx-runtime";

type Props = Record<string, unknown>;

/** Makes an element with one child, or none. The props are new for each element. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  if ("children" in props) props.children = wordsOf(type, props.children);
  return make(type, props, key);
}

/** Makes an element with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  props.children = wordsApart(type, props.children as unknown[]);
  return make(type, props, key);
}
