// @vitest-environment node

import { fairHousingHits } from "@domain/homes/fair-housing.ts";
import { featureGroups } from "@domain/homes/feature-groups.ts";
import { LISTING_LIMITS } from "@domain/homes/listing-input.ts";
import { withAcceptedWords } from "@web/features/homes/listing-wizard/accepted-words.ts";
import { COMMON_FEATURES } from "@web/features/homes/listing-wizard/common-features.ts";
import { quickEdits } from "@web/features/homes/listing-wizard/fair-housing-edits.ts";
import { movedBy } from "@web/features/homes/listing-wizard/pin-steps.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAll } from "../../../support/fuzz.ts";

describe("common features", () => {
  test.each(COMMON_FEATURES)("$group: the details page shows them in the same group", (group) => {
    expect(featureGroups(group.features)).toEqual([
      { name: group.group, features: [...group.features] },
    ]);
  });

  test("are unique, short enough, and easy to understand", () => {
    const all = COMMON_FEATURES.flatMap(({ features }) => [...features]);
    expect(new Set(all.map((feature) => feature.toLowerCase())).size).toBe(all.length);
    expect(all.every((feature) => feature.length <= LISTING_LIMITS.feature)).toBe(true);
    expect(all.flatMap((feature) => fairHousingHits(feature))).toEqual([]);
  });
});

describe("a fair-housing hit at one tap", () => {
  const edits = (text: string) => {
    const [hit] = fairHousingHits(text);
    if (!hit) throw new Error(`nothing to say about ${text}`);
    return Object.fromEntries(quickEdits(text, hit).map((edit) => [edit.label, edit.text]));
  };

  test("offers every wording quoted in the suggestion", () => {
    expect(edits("The master bedroom is large.")).toEqual({
      "Write “primary bedroom”": "The primary bedroom is large.",
      "Write “primary suite”": "The primary suite is large.",
      "Take it out": "The is large.",
    });
  });

  test("keeps the capital letter at the start of a sentence", () => {
    expect(edits("Walking distance to the park.")["Write “near”"]).toBe("Near the park.");
  });

  test("leaves no gap behind", () => {
    expect(edits("A home, perfect for families.")["Take it out"]).toBe("A home.");
    expect(edits("Bright, perfect for families and warm")["Take it out"]).toBe("Bright, and warm");
    expect(edits("Bright. Perfect for families. Warm.")["Take it out"]).toBe("Bright. Warm.");
    expect(edits("Bright (perfect for families), warm.")["Take it out"]).toBe("Bright, warm.");
  });

  test("leaves no double stop and no double space, wherever it was", () => {
    const parts = [
      "Bright",
      "by the river",
      ". ",
      "! ",
      ", ",
      "; ",
      "\n",
      "\n\n",
      " (",
      ")",
      " ",
      ".",
      "",
    ];
    const around = fc
      .array(fc.constantFrom(...parts), { maxLength: 5 })
      .map((some) => some.join(""));
    const phrase = fc.constantFrom(
      "Perfect for families",
      "perfect for children",
      "family friendly",
    );
    const clumsy = /[.!?,;:][ \t]*[.!?,;:]|[ \t]{2}|[ \t][.!?,;:)\n]|\([ \t)]/;
    forAll(fc.tuple(around, phrase, around), ([before, words, after]) => {
      const text = `${before}${words}${after}`.trim();
      const [hit] = fairHousingHits(text);
      // Only what the edit itself makes clumsy counts, not what the owner had written so.
      fc.pre(hit?.phrase === words && !clumsy.test(text));
      const edited = edits(text)["Take it out"] ?? "";
      expect(edited, text).not.toMatch(clumsy);
      expect(edited, text).not.toMatch(/[ \t]$/);
    });
  });
});

describe("accepted words", () => {
  test("are appended without duplicates", () => {
    const words = { description: " Light rooms. ", features: ["Deck", "Pool", "pool"] };
    const once = withAcceptedWords({ description: "My own.\n", features: ["deck"] }, words);
    expect(once).toEqual({ description: "My own.\n\nLight rooms.", features: ["deck", "Pool"] });
    expect(withAcceptedWords(once, words)).toEqual(once);
    expect(withAcceptedWords({ description: "", features: [] }, words).description).toBe(
      "Light rooms.",
    );
  });

  test("stop at the limit of features", () => {
    const features = Array.from({ length: 59 }, (_, n) => `Feature ${n}`);
    const after = withAcceptedWords(
      { description: "", features },
      { description: "", features: ["Deck", "Pool"] },
    );
    expect(after.features).toEqual([...features, "Deck"]);
  });
});

describe("the pin by arrow keys", () => {
  const place = { lat: 43.6, lng: -116.2 };
  const press = (key: string, shiftKey = false, zoom = 17) =>
    movedBy(place, { key, shiftKey }, zoom);

  test("moves where the arrow points, further with Shift, in finer steps when zoomed in", () => {
    expect(press("ArrowUp")?.lat).toBeGreaterThan(place.lat);
    expect(press("ArrowDown")?.lat).toBeLessThan(place.lat);
    expect(press("ArrowLeft")?.lng).toBeLessThan(place.lng);
    expect(press("ArrowRight")?.lng).toBeGreaterThan(place.lng);
    const step = (moved: typeof place | undefined) => (moved?.lng ?? 0) - place.lng;
    expect(step(press("ArrowRight", true)) / step(press("ArrowRight"))).toBeCloseTo(10);
    expect(step(press("ArrowRight", false, 16)) / step(press("ArrowRight"))).toBeCloseTo(2);
  });

  test("leaves other keys to the page", () => {
    expect(press("Tab")).toBeUndefined();
    expect(press("Enter")).toBeUndefined();
  });
});
