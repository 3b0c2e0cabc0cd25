import { waitFor } from "@testing-library/react";

/**
 * Finds controls by the words that people read on them. jsdom looks for the labels of each button in the whole page,
 * which takes seconds in a month of days or a week of hours.
 */

/** The button with this `aria-label`, such as a day or an hour. */
export function labeled(name: string | RegExp, inside: ParentNode = document): HTMLElement {
  const [found, another] = labeledAll(name, inside);
  if (!found || another)
    throw new Error(`${another ? "Several buttons are" : "No button is"} named ${name}`);
  return found;
}

export function labeledAll(name: string | RegExp, inside: ParentNode = document): HTMLElement[] {
  const isMeant = (label: string) => (typeof name === "string" ? label === name : name.test(label));
  return [...inside.querySelectorAll<HTMLElement>("button[aria-label]")].filter((button) =>
    isMeant(button.getAttribute("aria-label") ?? ""),
  );
}

/** The same, once it is there. */
export const findLabeled = (name: string | RegExp, inside?: ParentNode) =>
  waitFor(() => labeled(name, inside));

/** The field whose label begins with this text. */
export function fieldOf(label: string): HTMLElement {
  const labels = [...document.querySelectorAll("label")];
  const field = labels.find(({ textContent }) => textContent?.startsWith(label))?.control;
  if (!field) throw new Error(`No field is labeled ${label}`);
  return field;
}
