import type { ElementType, Key } from "react";
import * as runtime from "react/jsx-dev-runtime";
import { wordsApart, wordsOf } from "./words.ts";

export { Fragment } from "react/jsx-dev-runtime";

type Make = (type: ElementType, props: object, key: Key | undefined, ...more: unknown[]) => unknown;

/** Does the same as jsx-runtime.ts, in development and tests. */
export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
  ...more: unknown[]
) {
  const { jsxDEV: make } = runtime as unknown as { jsxDEV: Make };
  const { children } = props;
  const words = isStatic ? wordsApart(type, children as unknown[]) : wordsOf(type, children);
  const given = "children" in props ? { ...props, children: words } : props;
  return make(type, given, key, Array.isArray(words) && isStatic, ...more);
}
