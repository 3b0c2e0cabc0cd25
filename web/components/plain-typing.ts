import { typedText } from "@domain/site/text/typed-text.ts";
import type { ChangeEvent } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A change of a text field without control characters: no form sends what the database then refuses.
 * @param onChange of the field; a password is left as it is.
 */
export function plainTyping<Element extends Control>(
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
) {
  if (!onChange) return undefined;
  return (event: ChangeEvent<Element>) => {
    const { target } = event;
    const plain = target.type === "password" ? target.value : typedText(target.value);
    if (plain !== target.value) target.value = plain;
    onChange(event);
  };
}
