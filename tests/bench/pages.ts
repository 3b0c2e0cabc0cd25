import type { Page } from "playwright-core";
import { DEMO_OWNERS, DEMO_PASSWORD } from "../../local/seed/people.ts";

/** Signs the demo's first owner in, and waits for the dashboard. */
export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel("Email").fill(DEMO_OWNERS[0].email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
