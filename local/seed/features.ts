import type { PropertyType } from "../../supabase/functions/_shared/domain/homes/listings.ts";
import type { Random } from "./random.ts";
import type { Climate } from "./towns.ts";

/** The features that a home may have, by group (interior, exterior, neighborhood, utilities). */
const BUILT = {
  interior: [
    "Hardwood floors",
    "Gas range",
    "Induction range",
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
  ],
  utilities: [
    "Central air",
    "High-efficiency furnace",
    "New water heater (2024)",
    "200-amp panel",
    "Fiber internet",
    "Solar panels, owned",
    "Double-pane windows",
    "Smart thermostat",
  ],
  neighborhood: [
    "Sidewalks",
    "Park within three blocks",
    "Near the library",
    "Bus line",
    "Farmers market nearby",
    "Bike path",
    "Quiet dead-end street",
  ],
};

const YARD = [
  "Fenced yard",
  "Raised garden beds",
  "Flagstone patio",
  "Covered porch",
  "Cedar deck",
  "Detached garage",
  "Two-car garage",
  "Mature trees",
  "Tool shed",
];

const SHARED_BUILDING = [
  "Elevator",
  "Storage unit",
  "Bike room",
  "Deeded parking space",
  "Roof terrace",
  "Private balcony",
  "Package room",
  "South-facing windows",
];

const ROW = [
  "Private entrance",
  "Attached garage",
  "Brick patio",
  "Roof deck",
  "Small walled garden",
  "End unit",
];

const LAND = [
  "Power at the road",
  "Well permit",
  "Septic approved",
  "Surveyed corners",
  "Gravel drive in place",
  "Year-round road access",
  "Southern slope",
  "Mineral rights included",
  "Seasonal creek",
  "No deadline to build",
];

const BY_CLIMATE: Record<Climate, readonly string[]> = {
  cold: [
    "Wood stove",
    "Mudroom",
    "Radiators",
    "Storm windows",
    "Heated garage",
    "Finished basement",
  ],
  mild: [
    "Screened porch",
    "Ceiling fans",
    "Rain barrels",
    "Crawl space, encapsulated",
    "Sleeping porch",
  ],
  desert: [
    "Evaporative cooler",
    "Shaded courtyard",
    "Drip irrigation",
    "Saltillo tile floors",
    "Kiva fireplace",
  ],
  tropical: [
    "Hurricane shutters",
    "Lanai",
    "Outdoor shower",
    "Metal roof",
    "Impact windows",
    "Citrus trees",
  ],
};

export function featuresFor(type: PropertyType, climate: Climate, random: Random): string[] {
  if (type === "land") return random.some(LAND, random.int(3, 6));
  const outside = type === "house" ? YARD : type === "townhouse" ? ROW : SHARED_BUILDING;
  const weather =
    type === "condo"
      ? ["Ceiling fans", "Fitted window shades", "Sound-insulated floors"]
      : BY_CLIMATE[climate];
  return [
    ...random.some(BUILT.interior, random.int(2, 5)),
    ...random.some(outside, random.int(2, 3)),
    ...random.some(weather, random.int(1, 2)),
    ...random.some(BUILT.utilities, random.int(1, 3)),
    ...random.some(BUILT.neighborhood, random.int(1, 2)),
  ];
}
