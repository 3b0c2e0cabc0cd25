import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** axe finds nothing wrong with the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // No frames, and nobody reads what passes: without both, axe takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
