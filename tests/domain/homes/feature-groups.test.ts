import { featureGroups } from "@domain/homes/feature-groups.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const EXAMPLES: Record<string, string[]> = {
  Interior: [
    "Hardwood floors",
    "Gas range",
    "Quartz counters",
    "Butcher-block island",
    "Built-in bookshelves",
    "Walk-in closet",
    "Laundry on the main floor",
    "Clawfoot tub",
    "Heated bathroom floor",
    "Pantry",
    "Skylights",
    "Nine-foot ceilings",
    "Home office",
    "Wood stove",
    "Finished basement",
    "Kiva fireplace",
    "South-facing windows",
    "Sound-insulated floors",
    "Storage unit",
  ],
  Exterior: [
    "Fenced yard",
    "Flagstone patio",
    "Covered porch",
    "Two-car garage",
    "Deeded parking space",
    "Roof terrace",
    "Outdoor shower",
    "Heated garage",
    "Mature trees",
    "Seasonal creek",
    "Mountain views",
  ],
  Neighborhood: [
    "Sidewalks",
    "Park within three blocks",
    "Near the library",
    "Bus line",
    "Farmers market nearby",
    "Bike path",
    "Quiet dead-end street",
    "Walk to school",
  ],
  Utilities: [
    "Central air",
    "High-efficiency furnace",
    "New water heater (2024)",
    "200-amp panel",
    "Fiber internet",
    "Solar panels, owned",
    "Double-pane windows",
    "Smart thermostat",
    "Septic approved",
  ],
  More: ["Mineral rights included", "Furnished"],
};

describe("featureGroups", () => {
  it.each(Object.entries(EXAMPLES))("%s", (name, features) => {
    expect(featureGroups(features)).toEqual([{ name, features }]);
  });

  it("keeps the page's order of groups, and the owner's within each", () => {
    expect(
      featureGroups(["Central air", "Furnished", "Sidewalks", "Cedar deck", "Pantry", "Skylights"]),
    ).toEqual([
      { name: "Interior", features: ["Pantry", "Skylights"] },
      { name: "Exterior", features: ["Cedar deck"] },
      { name: "Neighborhood", features: ["Sidewalks"] },
      { name: "Utilities", features: ["Central air"] },
      { name: "More", features: ["Furnished"] },
    ]);
  });

  it("groups neither invent nor lose a feature, whatever the owner writes", () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom(...Object.values(EXAMPLES).flat()));
    forAll(fc.array(texts, { maxLength: 60 }), (features) => {
      const shown = featureGroups(features).flatMap((group) => group.features);
      const written = features.map((text) => text.trim()).filter((text) => text !== "");
      const lower = (list: string[]) => new Set(list.map((text) => text.toLowerCase()));
      expect(lower(shown)).toEqual(lower(written));
      expect(shown).toHaveLength(lower(written).size);
      for (const feature of shown) expect(written).toContain(feature);
    });
  });

  it("has no groups without features", () => {
    expect(featureGroups([])).toEqual([]);
    expect(featureGroups(["  ", ""])).toEqual([]);
  });
});
