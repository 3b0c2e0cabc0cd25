/**
 * What homes are searched for by, besides numbers: the name in an address, and what people call it. Whether a home has it
 * is decided by `private.home_features()`, from what its owner ticked or wrote.
 */
export const HOME_FEATURES = {
  pool: "Pool",
  hot_tub: "Hot tub",
  view: "View",
  waterfront: "Waterfront",
  ac: "Air conditioning",
  parking: "Parking",
  garage: "Garage",
  fenced: "Fenced",
  yard: "Yard",
  basement: "Basement",
  second_unit: "Second unit",
  pets: "Pets welcome",
  accessible: "Accessible",
  new_construction: "New construction",
  fixer: "Fixer-upper",
  fireplace: "Fireplace",
  porch: "Porch",
  deck: "Deck",
  patio: "Patio",
  balcony: "Balcony",
  solar: "Solar",
  ev_charger: "EV charger",
  hardwood: "Hardwood floors",
  home_office: "Home office",
  walk_in_closet: "Walk-in closet",
  laundry: "Laundry",
  open_plan: "Open floor plan",
  workshop: "Workshop",
  shed: "Shed",
  barn: "Barn",
  dock: "Dock",
  greenhouse: "Greenhouse",
  attic: "Attic",
  elevator: "Elevator",
  sauna: "Sauna",
  fiber: "Fiber internet",
  gated: "Gated",
  furnished: "Furnished",
  cabin: "Cabin",
  duplex: "Duplex",
  studio: "Studio",
  mobile_home: "Mobile home",
  tiny_house: "Tiny house",
  mid_century: "Mid-century",
} as const;

export type HomeFeature = keyof typeof HOME_FEATURES;

export const HOME_FEATURE_NAMES = Object.keys(HOME_FEATURES) as HomeFeature[];

/** Those with a box in the search's panel. */
export const FEATURES_IN_PANEL: readonly HomeFeature[] = [
  ...([
    "pool",
    "view",
    "waterfront",
    "ac",
    "parking",
    "fenced",
    "basement",
    "second_unit",
  ] as const),
  ...(["pets", "accessible", "new_construction", "fixer"] as const),
];
