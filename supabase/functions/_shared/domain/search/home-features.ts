/**
 * The features that homes are searched by, under the names that an address of a search has. Whether a home has it is decided by
 * `private.home_features()`, from what its owner ticked or wrote. People's words for a feature are in home-feature-texts.ts, because a first load doesn't need them.
 */
export const HOME_FEATURE_NAMES = [
  ...(["pool", "hot_tub", "view", "waterfront", "ac", "parking", "garage"] as const),
  ...([
    "fenced",
    "yard",
    "basement",
    "second_unit",
    "pets",
    "accessible",
    "new_construction",
  ] as const),
  ...(["fixer", "fireplace", "porch", "deck", "patio", "balcony", "solar"] as const),
  ...([
    "ev_charger",
    "hardwood",
    "home_office",
    "walk_in_closet",
    "laundry",
    "open_plan",
    "workshop",
  ] as const),
  ...(["shed", "barn", "dock", "greenhouse", "attic", "elevator", "sauna"] as const),
  ...(["fiber", "gated", "furnished", "cabin", "duplex", "studio", "mobile_home"] as const),
  ...(["tiny_house", "mid_century"] as const),
] as const;

export type HomeFeature = (typeof HOME_FEATURE_NAMES)[number];
