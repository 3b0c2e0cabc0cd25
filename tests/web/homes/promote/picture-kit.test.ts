import { cropOf, pictureKit } from "@web/features/homes/promote/picture-kit.ts";
import { redrawPicture } from "@web/lib/redraw-picture.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startCloud } from "../../../support/web-cloud.ts";
import { unzip } from "../../../support/zip.ts";
import { details } from "../listings/homes.ts";

/** jsdom draws nothing: which part is drawn is asked of `cropOf`, and the journey looks at a picture. */
vi.mock("@web/lib/redraw-picture.ts");

const cloud = startCloud();
const image = (n: number) => ({
  id: `i${n}`,
  path: `demo/${n}.webp`,
  width: 1600,
  height: 1200,
  alt: "",
  color: null,
});
const HOME = { ...details(1), images: [image(1), image(2)] } as unknown as ReturnType<
  typeof details
>;

beforeEach(() => {
  vi.mocked(redrawPicture).mockImplementation(async (_, frameOf) => {
    const { width, height } = frameOf(1600, 1200);
    return new Blob([`${width}x${height}`]);
  });
});

describe("the ZIP for other places", () => {
  it("has each picture in two crops, and every text", async () => {
    cloud.use(http.get("*/demo/*", () => new HttpResponse("picture")));
    const told: number[] = [];
    const files = await unzip(await pictureKit(HOME, (done) => told.push(done)));
    const text = (name: string) => new TextDecoder().decode(files.get(name));
    expect([...files.keys()].filter((name) => name.endsWith(".jpg"))).toEqual([
      "Square/01.jpg",
      "Wide/01.jpg",
      "Square/02.jpg",
      "Wide/02.jpg",
    ]);
    expect(text("Square/01.jpg")).toBe("1080x1080");
    expect(text("Wide/01.jpg")).toBe("1600x900");
    expect(text("Texts/Craigslist, title.txt")).toContain("Boise");
    expect(text("Texts/Zillow, field by field.txt")).toContain("?from=zillow");
    expect(text("Texts/MLS broker, field by field.txt")).toContain("?from=mls");
    expect(told).toEqual([0, 1, 2]);
  });

  it("says which pictures are missing, and fails if none could be loaded", async () => {
    cloud.use(
      http.get("*/demo/1.webp", () => new HttpResponse("picture")),
      http.get("*/demo/2.webp", () => new HttpResponse(null, { status: 503 })),
    );
    const files = await unzip(await pictureKit(HOME, () => {}));
    expect([...files.keys()]).toContain("Missing.txt");
    expect([...files.keys()]).not.toContain("Wide/02.jpg");
    cloud.use(http.get("*/demo/*", () => HttpResponse.error()));
    await expect(pictureKit(HOME, () => {})).rejects.toMatchObject({ code: "network" });
  });
});

describe("a crop of a picture", () => {
  it.each([
    [
      1600,
      1200,
      { width: 1080, height: 1080 },
      { x: 200, y: 0, fromWidth: 1200, fromHeight: 1200, width: 1080, height: 1080 },
    ],
    [
      3000,
      4000,
      { width: 1920, height: 1080 },
      { x: 0, y: 1156, fromWidth: 3000, fromHeight: 1688, width: 1920, height: 1080 },
    ],
    [
      500,
      400,
      { width: 1080, height: 1080 },
      { x: 50, y: 0, fromWidth: 400, fromHeight: 400, width: 400, height: 400 },
    ],
  ])("%i by %i is the middle, and never larger than the picture", (width, height, size, frame) => {
    expect(cropOf(width, height, size)).toEqual(frame);
  });
});
