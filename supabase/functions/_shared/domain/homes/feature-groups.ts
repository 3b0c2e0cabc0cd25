/**
 * Sorts an owner's features into groups by the words in them. No feature is added or left out: one that fits no group
 * is in "More".
 */

type FeatureGroup = { name: string; features: string[] };

/** A feature belongs to the first group that has one of its words. */
const GROUPS: readonly { name: string; words: RegExp }[] = [
  {
    name: "Utilities",
    words: word(
      "air conditioning|central air|a/?c|hvac|heat pumps?|heating|furnace|boiler|radiators?|evaporative cooler|swamp cooler|" +
        "water heater|tankless|hot water|\\d+[- ]amps?|electrical panel|wiring|generator|battery|ev charg\\w*|" +
        "fiber|internet|broadband|cable ready|solar|thermostat|smart home|sewer|septic|well(?: permit| water)?|" +
        "power(?: at the road)?|natural gas|propane|water softener|sump pump|" +
        "insulation|(?:double|triple)[- ]pane|(?:storm|impact) windows|rain barrels?|drip irrigation|sprinklers?",
    ),
  },
  {
    name: "Neighborhood",
    words: word(
      "near|nearby|close to|walk(?:ing distance)? to|walkable|blocks?|minutes?|neighbou?rhood|community|hoa|gated|" +
        "sidewalks?|park|playground|library|bus line|transit|subway|train|station|schools?|shops?|market|bike path|trails?|" +
        "dead[- ]end|cul[- ]de[- ]sac|street|downtown|road access|golf course|clubhouse",
    ),
  },
  {
    name: "Exterior",
    words: word(
      "yard|garden|raised beds?|lawn|landscap\\w*|trees?|orchard|patio|porch|deck|balcony|terrace|lanai|courtyard|pergola|gazebo|" +
        "fence|fenced|garage|carport|driveway|drive|parking|shed|barn|workshop|stable|greenhouse|pool|hot tub|spa|" +
        "outdoor|outside|roof|siding|brick exterior|shutters|private entrance|end unit|corner lot|waterfront|dock|creek|pond|" +
        "view|views|slope|acreage|pasture|woods|wooded|fire pit",
    ),
  },
  {
    name: "Interior",
    words: word(
      "floors?|flooring|hardwood|carpet|tiles?|range|oven|stove|dishwasher|refrigerator|fridge|appliances?|kitchen|island|counters?|countertops?|" +
        "cabinets?|pantry|bookshelves|shelves|shelving|closets?|laundry|washer|dryer|tub|shower|bath|bathroom|bedroom|vanity|" +
        "skylights?|ceilings?|fans?|fireplace|office|den|library room|basement|attic|mudroom|sunroom|crawl space|loft|stairs?|" +
        "windows?|shades|blinds|moldings?|millwork|trim|beams|room|elevator|storage|concierge|gym|sauna|intercom|alarm",
    ),
  },
];

/** The order on the page: inside, outside, surroundings, utilities. */
const ORDER = ["Interior", "Exterior", "Neighborhood", "Utilities", "More"];

/** @returns the groups that aren't empty, each with its features in the owner's order. */
export function featureGroups(features: readonly string[]): FeatureGroup[] {
  const groups = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const feature of features) {
    const text = feature.trim();
    if (text === "" || seen.has(text.toLowerCase())) continue;
    seen.add(text.toLowerCase());
    const name = groupOf(text);
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return ORDER.flatMap((name) => {
    const found = groups.get(name);
    return found ? [{ name, features: found }] : [];
  });
}

function groupOf(feature: string): string {
  return GROUPS.find(({ words }) => words.test(feature))?.name ?? "More";
}

function word(alternatives: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${alternatives})(?![\\w-])`, "i");
}
