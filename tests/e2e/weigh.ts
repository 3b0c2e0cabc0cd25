import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** The scripts that a visit loads, in kB (gzip), and all that it asks for. */
export async function weigh(page: Page, go: () => Promise<unknown>) {
  const sizes: Promise<[url: string, kb: number]>[] = [];
  const asked: string[] = [];
  const order: string[] = [];
  page.on("request", (request) => order.push(request.resourceType()));
  page.on("response", (response) => {
    asked.push(response.url());
    if (response.request().resourceType() !== "script") return;
    const url = response.url();
    sizes.push(response.body().then((body) => [url, gzipSync(body, { level: 9 }).length / 1_000]));
  });
  await go();
  await page.waitForLoadState("networkidle");
  const known = await Promise.all(sizes);
  const sizeOf = (files: RegExp) =>
    known.reduce((sum, [url, kb]) => (files.test(url) ? sum + kb : sum), 0);
  return { scriptKb: sizeOf(/./), sizeOf, asked, order };
}
