import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PROJECT_DIR } from "../../local/settings.ts";
import { launchBrowser } from "../support/browser.ts";

/**
 * `npm run generate -- brand`: draws the images that represent the site elsewhere, from the mark in web/public:
 * the icons of the installed app and the picture for share cards. Run it when the mark changes, and
 * look at the result.
 */
const PUBLIC = join(PROJECT_DIR, "web", "public");
const PAPER = "#faf6ee";
const FONT = join(
  PROJECT_DIR,
  "node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
);
/** A maskable icon may be cropped anywhere outside a circle of 80 %. */
const ICONS = [
  { file: "icons/favicon-48.png", size: 48, share: 1, ground: undefined },
  { file: "icons/icon-192.png", size: 192, share: 0.78, ground: PAPER },
  { file: "icons/icon-512.png", size: 512, share: 0.78, ground: PAPER },
  { file: "icons/maskable-512.png", size: 512, share: 0.58, ground: PAPER },
  { file: "icons/apple-touch-icon.png", size: 180, share: 0.74, ground: PAPER },
];

const mark = readFileSync(join(PUBLIC, "favicon.svg"));
for (const { file, size, share, ground } of ICONS) {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 40 })
    .resize(inner)
    .png()
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? "#0000" },
  })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(PUBLIC, file));
}
await drawShareImage();

async function drawShareImage(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(shareCard());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await browser.close();
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(join(PUBLIC, "share.png"));
}

function shareCard(): string {
  return `<!doctype html><style>
    @font-face { font-family: Newsreader; src: url(${dataUrl(FONT, "font/woff2")}); font-weight: 200 800 }
    body { margin: 0; display: grid; grid-template-columns: 520px 1fr; height: 630px; background: ${PAPER} }
    div { padding: 64px 24px 64px 64px; display: flex; flex-direction: column; justify-content: space-between }
    svg { width: 84px } p, h1 { font-family: Newsreader; margin: 0; color: #17312a; letter-spacing: -.02em }
    h1 { font-size: 74px; line-height: 1.02; font-weight: 500 } p { font-size: 30px; color: #43574f }
    img { width: 100%; height: 630px; object-fit: cover }
  </style><div>${mark}<h1>Sell your own home, without an agent.</h1><p>SelfNVest</p></div>
  <img src="${dataUrl(photo(), "image/webp")}">`;
}

/** One of the demo's houses. */
function photo(): string {
  const cache = join(PROJECT_DIR, "node_modules/.cache/selfnvest-photos");
  const [drawn] = readdirSync(cache);
  return join(cache, drawn ?? "", "victorian-teal-spring-noon.webp");
}

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}
