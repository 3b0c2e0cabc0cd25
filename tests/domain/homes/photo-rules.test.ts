import {
  choosePhotos,
  leftOutText,
  notPhotosText,
  PHOTO_LIMITS,
  PHOTO_TEXTS,
  photoPath,
  storedPaths,
  storedSizes,
  uploadedText,
  uploadFailedText,
} from "@domain/homes/photo-rules.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const file = (name: string, type: string) => ({ name, type });

describe("the texts", () => {
  it("match the product spec to the letter", () => {
    expect(PHOTO_TEXTS.signIn).toBe("Please log in to upload images");
    expect(PHOTO_TEXTS.notOwner).toBe("You can only upload images to your own listings");
    expect(PHOTO_TEXTS.noneValid).toBe("No valid images were uploaded");
    expect(PHOTO_TEXTS.failed).toBe("Failed to upload images. Please try again.");
    expect(uploadedText(12)).toBe("Successfully uploaded 12 image(s)!");
    expect(uploadFailedText("a.jpg", "no room")).toBe("Failed to upload a.jpg: no room.");
  });

  it("end a reason with one period", () => {
    expect(uploadFailedText("a.jpg", "It broke.")).toBe("Failed to upload a.jpg: It broke.");
  });

  it("say how many were left out", () => {
    expect(leftOutText(1)).toBe("A listing has at most 40 photos. 1 photo was left out.");
    expect(leftOutText(3)).toBe("A listing has at most 40 photos. 3 photos were left out.");
  });
});

it.each([
  [["deed.pdf"], "deed.pdf is not a photo and was left out."],
  [["deed.pdf", "plan.dwg"], "deed.pdf and plan.dwg are not photos and were left out."],
  [[..."abcdefg"], "a, b, c, d, e, and 2 more are not photos and were left out."],
])("notPhotosText names %j", (names, text) => expect(notPhotosText(names)).toBe(text));

describe("choosePhotos", () => {
  it("skips files that aren't images", () => {
    const kitchen = file("kitchen.jpg", "image/jpeg");
    const deed = file("deed.pdf", "application/pdf");
    const notes = file("notes", "");
    const all = [deed, kitchen, notes];
    expect(choosePhotos(all, 0)).toEqual({ chosen: [kitchen], leftOut: 0, others: [deed, notes] });
    expect(choosePhotos([notes], 0)).toEqual({ chosen: [], leftOut: 0, others: [notes] });
  });

  it("accepts an iPhone photo whose type the system doesn't know", () => {
    for (const type of ["", "application/octet-stream"])
      for (const name of ["IMG_1.HEIC", "a.jfif", "a.JPE", "a.webp", "a.JPG"])
        expect(choosePhotos([file(name, type)], 0).chosen).toHaveLength(1);
    expect(choosePhotos([file("a.exe", ""), file("a", "")], 0).chosen).toHaveLength(0);
    expect(choosePhotos([file("image", "image/jpeg")], 0).chosen).toHaveLength(1);
  });

  it("never exceeds the limit, and counts every image", () => {
    forAll(fc.nat({ max: 60 }), fc.nat({ max: 60 }), (count, taken) => {
      const files = Array.from({ length: count }, (_, i) => file(`${i}.png`, "image/png"));
      const { chosen, leftOut } = choosePhotos(files, taken);
      expect(chosen.length + leftOut).toBe(count);
      expect(chosen).toEqual(files.slice(0, chosen.length));
      if (leftOut > 0) expect(taken + chosen.length).toBe(Math.max(taken, PHOTO_LIMITS.perListing));
    });
  });
});

describe("storage names", () => {
  const path = photoPath({
    listingId: "11111111-1111-4111-8111-111111111111",
    userId: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
    now: 1_795_000_000_000,
    random: "k3J9x0",
    extension: "webp",
  });

  it("have the promised form, with the smaller versions next to and before the largest", () => {
    expect(path).toBe(
      "11111111-1111-4111-8111-111111111111/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa_1795000000000_k3J9x0.webp",
    );
    expect(storedPaths(path, [480, 960])).toEqual([
      path.replace(".webp", "_480w.webp"),
      path.replace(".webp", "_960w.webp"),
      path,
    ]);
  });
});

describe("storedSizes", () => {
  it("are 1600, 1080, 720 and 480 for a large photo, in its aspect ratio", () => {
    expect(storedSizes(4000, 3000)).toEqual([
      { width: 1600, height: 1200 },
      { width: 1080, height: 810 },
      { width: 720, height: 540 },
      { width: 480, height: 360 },
    ]);
  });

  it("never upscale, repeat or collapse to zero", () => {
    const side = fc.integer({ min: 1, max: 8000 });
    forAll(side, side, (width, height) => {
      const sizes = storedSizes(width, height);
      const highest = Math.max(1, Math.floor((width * 3000) / height));
      expect(sizes[0]?.width).toBe(Math.min(width, 1600, highest));
      const widths = sizes.map((size) => size.width);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => b - a));
      for (const size of sizes) {
        expect(size.height).toBeGreaterThan(0);
        expect(size.height).toBeLessThanOrEqual(3000);
      }
    });
  });
});
