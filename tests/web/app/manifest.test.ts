import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@domain/site/paths.ts";
import { matchPath } from "@web/lib/router.tsx";
import sharp from "sharp";
import { expect, test } from "vitest";

const root = join(process.cwd(), "web");
const manifest = JSON.parse(readFileSync(join(root, "public/manifest.webmanifest"), "utf8"));
const html = readFileSync(join(root, "index.html"), "utf8");

test("every icon of the installed site exists in its declared size", async () => {
  const icons: { src: string; sizes: string }[] = manifest.icons;
  const named = [...html.matchAll(/href="(\/icons\/[^"]+)"(?: sizes="([^"]+)")?/g)];
  for (const [, src = "", sizes = "180x180"] of named) icons.push({ src, sizes });
  expect(icons.length).toBeGreaterThan(5);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== "any")) {
    const { width, height } = await sharp(join(root, "public", src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("the shortcuts lead to pages on the site", () => {
  const known = Object.values(paths).map(({ path }) => path);
  for (const { url } of manifest.shortcuts) {
    expect(known.some((path) => matchPath(path, url))).toBe(true);
  }
});

test("the share card has the size that pages declare", async () => {
  const { width, height } = await sharp(join(root, "public/share.png")).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
