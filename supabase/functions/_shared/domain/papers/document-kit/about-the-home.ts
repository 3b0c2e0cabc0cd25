import { formatArea, formatLot } from "../../site/text/format.ts";
import { checks, fields, heading, type KitWriter, note, text } from "./blocks.ts";
import { parties } from "./parties.ts";

export const repairRecord: KitWriter = (facts) => [
  parties(facts, { label: "Year built", value: facts.home?.year_built?.toString() }),
  text(
    "List what was repaired, replaced or added since you bought the home. Keep the bills and permits with this page. They convince buyers, and an appraiser can only count what they know about.",
  ),
  {
    kind: "table",
    head: ["What was done", "When", "By whom", "Cost", "Permit or warranty"],
    widths: [0.34, 0.12, 0.22, 0.12, 0.2],
    rows: [
      ["Roof", "", "", "", ""],
      ["Heating and cooling", "", "", "", ""],
      ["Water heater", "", "", "", ""],
      ["Plumbing", "", "", "", ""],
      ["Electrical", "", "", "", ""],
      ["Windows and doors", "", "", "", ""],
      ["Kitchen", "", "", "", ""],
      ["Bathrooms", "", "", "", ""],
      ["Floors and paint", "", "", "", ""],
      ["Outside, drainage, fences", "", "", "", ""],
    ],
    blank: 6,
  },
  heading("Known and not repaired"),
  text("List problems that you know about and did not fix in the seller's disclosure, too."),
  { kind: "lines", count: 5 },
];

export const fixturesList: KitWriter = (facts) => [
  parties(facts),
  note(
    "Things that are fixed to the house usually stay with it, and other things don't. This list decides on all that is in between. Attach it to the purchase agreement.",
  ),
  {
    kind: "choices",
    answers: ["Stays", "Goes", "To discuss"],
    items: [
      "Refrigerator",
      "Range and oven",
      "Microwave",
      "Dishwasher",
      "Washer",
      "Dryer",
      "Window coverings, rods and blinds",
      "Ceiling fans and light fixtures",
      "Wall mounts and mounted televisions",
      "Built-in and freestanding shelves",
      "Mirrors fastened to the wall",
      "Garage door openers and remotes",
      "Security system and cameras",
      "Smart thermostat, locks and doorbell",
      "Water softener or filter",
      "Fireplace tools and screens",
      "Garden shed and its contents",
      "Play set, hot tub, grill",
      "Plants in pots, garden ornaments",
      "Firewood, propane tank",
    ],
  },
  ...listedFeatures(facts.home?.features ?? []),
  heading("Anything else"),
  { kind: "lines", count: 4 },
  { kind: "signatures", parties: ["Seller", "Buyer"] },
];

/** Features promised in the listing must appear in the list. */
function listedFeatures(features: string[]): ReturnType<KitWriter> {
  if (features.length === 0) return [];
  return [
    heading("Named in your listing"),
    text("Buyers have read about these. Say here if you take one of them with you."),
    { kind: "choices", answers: ["Stays", "Goes", "To discuss"], items: features.slice(0, 24) },
  ];
}

export const buyerQuestions: KitWriter = (facts) => [
  parties(facts),
  fields(
    { label: "Year built", value: facts.home?.year_built?.toString() },
    { label: "Living area", value: facts.home?.sqft ? formatArea(facts.home.sqft) : null },
    { label: "Lot", value: facts.home?.lot_size ? formatLot(facts.home.lot_size) : null },
    "Parcel number",
  ),
  text(
    "Answer briefly and with facts. If you don't know, write that you don't know. Don't answer questions about who lives nearby. Talk about the house, and let buyers look at the neighborhood themselves.",
  ),
  {
    kind: "table",
    head: ["What buyers ask", "Your answer"],
    widths: [0.42, 0.58],
    rows: [
      "Why are you selling?",
      "How old is the roof? The furnace? The water heater?",
      "What do heating, power and water cost in a year?",
      "What are the property taxes? Are any assessments planned?",
      "Is there an HOA? What does it cost, and what does it cover?",
      "Has there been water in the basement or a leak in the roof?",
      "Which work was done with a permit?",
      "What stays in the house?",
      "How fast is the internet, and from whom?",
      "How is the parking, and the street in winter?",
      "When can you move out?",
      "Do you pay a buyer's agent?",
    ].map((question) => [question, ""]),
    blank: 3,
  },
  checks(
    "I have looked up these answers, and have the bills or documents for them.",
    "They agree with the seller's disclosure.",
  ),
];
