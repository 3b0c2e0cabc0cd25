import { typedText } from "@domain/site/text/typed-text.ts";
import type { ChangeEvent } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A change of a text field without control characters: no form sends what the database then refuses.
 * @param onChange of the field; a password is left as it is. @param keepsTabs which are spaces
 * otherwise.
 */
export function plainTyping<Element extends Control>(
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
  keepsTabs = false,
) {
  if (!onChange) return undefined;
  return (event: ChangeEvent<Element>) => {
    const { target } = event;
    const plain =
      target.type === "password"
        ? target.value
        : keepsTabs
          ? target.value.split("\t").map(typedText).join("\t")
          : typedText(target.value);
    if (plain !== target.value) target.value = plain;
    onChange(event);
  };
}
