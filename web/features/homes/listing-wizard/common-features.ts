/**
 * Common features to tick instead of typing, in the same groups as the home's details (a test
 * compares them with `domain/homes/feature-groups.ts`).
 */
export const COMMON_FEATURES = [
  {
    group: "Interior",
    features: [
      "Hardwood floors",
      "Updated kitchen",
      "Open floor plan",
      "Walk-in closet",
      "Primary bedroom suite",
      "Fireplace",
      "Finished basement",
      "Home office",
      "Laundry room",
      "High ceilings",
      "Walk-in shower",
      "Ground-floor bedroom",
      "Elevator",
    ],
  },
  {
    group: "Exterior",
    features: [
      "Attached garage",
      "Off-street parking",
      "Fenced yard",
      "Deck",
      "Covered porch",
      "Patio",
      "Balcony",
      "Swimming pool",
      "Garden",
      "Storage shed",
      "New roof",
      "Mountain view",
      "Water view",
    ],
  },
  {
    group: "Neighborhood",
    features: [
      "Near public transit",
      "Near a park",
      "Near shops",
      "Sidewalks",
      "Near a bike path",
      "Near a library",
      "Cul-de-sac",
    ],
  },
  {
    group: "Utilities",
    features: [
      "Central air conditioning",
      "Gas heating",
      "Heat pump",
      "Solar panels",
      "City water and sewer",
      "Well water",
      "Septic system",
      "Fiber internet",
      "EV charger",
      "Sprinkler system",
    ],
  },
] as const;

const ALL: ReadonlySet<string> = new Set(
  COMMON_FEATURES.flatMap(({ features }) => features.map((feature) => feature.toLowerCase())),
);

export function isCommonFeature(feature: string): boolean {
  return ALL.has(feature.toLowerCase());
}
