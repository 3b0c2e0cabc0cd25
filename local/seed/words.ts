import type { PropertyType } from "../../supabase/functions/_shared/domain/homes/listings.ts";
import {
  formatLot,
  formatNumber,
} from "../../supabase/functions/_shared/domain/site/text/format.ts";
import type { Random } from "./random.ts";
import type { Town } from "./towns.ts";

/**
 * Titles and descriptions. They say what is there and what was done to it, as an owner would, and describe the home,
 * never the people who should live in it (fair housing).
 */
interface Subject {
  town: Town;
  type: PropertyType;
  style: string;
  features: string[];
  bedrooms: number | null;
  sqft: number | null;
  lotSize: number | null;
  yearBuilt: number | null;
}

export function describe(subject: Subject, random: Random): { title: string; description: string } {
  if (subject.type === "land") return describeLand(subject, random);
  return {
    title: titleOf(subject, random),
    description: [
      random.pick(fitting(OPENINGS, subject)).text(subject, random),
      inside(subject, random),
      outside(subject, random),
      random.pick(CLOSINGS).replace("HOME", ROOMS_OF[subject.type]),
    ].join("\n\n"),
  };
}

const STYLE_NAMES: Record<string, string> = {
  victorian: "Victorian",
  farmhouse: "farmhouse",
  colonial: "Colonial",
  craftsman: "Craftsman bungalow",
  "cape-cod": "Cape Cod",
  ranch: "ranch house",
  "a-frame": "A-frame",
  modern: "modern house",
  adobe: "adobe house",
  tudor: "Tudor",
  spanish: "Spanish house",
  traditional: "two-story house",
  "beach-house": "beach house",
  lodge: "log house",
  brownstone: "brick rowhouse",
  "painted-row": "townhouse",
  "modern-row": "townhouse",
  loft: "loft",
  "mid-rise": "apartment",
  tower: "apartment",
};

const TITLE_DETAILS: Record<string, readonly string[]> = {
  victorian: ["with a turret room", "with its original staircase", "with a wraparound porch"],
  farmhouse: [
    "with a window over the kitchen table",
    "with a red barn door",
    "with a deep front porch",
  ],
  colonial: ["with a center hall", "with black shutters and a brick path", "with a library"],
  craftsman: ["with a deep porch", "with built-ins throughout", "with a south-facing porch"],
  "cape-cod": ["with dormers", "with a picket fence", "with a sunny breakfast nook"],
  ranch: ["with a long low roof", "with a stone chimney", "with glass doors to the garden"],
  "a-frame": ["under tall pines", "with a wall of glass", "with a sleeping loft"],
  modern: ["around a courtyard", "with a roof terrace", "with tall south windows"],
  adobe: ["with a walled courtyard", "with a kiva fireplace", "with mountain light"],
  tudor: ["with a half-timbered gable", "with leaded windows", "with an arched front door"],
  spanish: ["with a tile roof", "with a shaded arcade", "with an iron balcony"],
  traditional: ["with a two-car garage", "with a stone front", "with a small front porch"],
  "beach-house": ["with a wide gallery", "raised above the dunes", "with a metal roof"],
  lodge: ["with a glazed gable", "with a stone chimney", "with a covered porch"],
  brownstone: ["with a high stoop", "with a garden floor", "with marble mantels"],
  "painted-row": ["with a bay window", "with a small walled garden", "with a blue front door"],
  "modern-row": ["with a roof deck", "with an attached garage", "at the end of the row"],
  loft: ["with factory windows", "with timber beams", "with thirteen-foot ceilings"],
  "mid-rise": ["with a balcony over the trees", "on a garden court", "with corner windows"],
  tower: ["with a long view", "above the park", "with evening light"],
};

const MATERIALS: Record<string, readonly string[]> = {
  craftsman: ["Cedar", "Shingled", "Brick"],
  tudor: ["Brick", "Steep-roofed", "Restored"],
  spanish: ["White-plastered", "Tile-roofed", "Stucco"],
  traditional: ["Clapboard", "Stone-front", "Newer"],
  "beach-house": ["Clapboard", "Breezy", "Painted"],
  lodge: ["Cedar-log", "Stone-footed", "Mountain"],
  colonial: ["White", "Brick", "Stone"],
  "cape-cod": ["Gray-shingled", "White", "Cedar"],
  ranch: ["Brick", "Low-slung", "Stone-front"],
  victorian: ["Painted", "Restored", "Queen Anne"],
  brownstone: ["Four-story", "Restored", "Narrow"],
  loft: ["Top-floor", "Corner", "Brick-walled"],
  "mid-rise": ["Corner", "Top-floor", "Bright"],
  tower: ["High-floor", "Corner", "Quiet"],
  "painted-row": ["Painted", "Two-story", "Bay-front"],
  "modern-row": ["Three-story", "Newer", "South-facing"],
  adobe: ["Old", "Thick-walled", "Earth-plastered"],
  farmhouse: ["White", "Board-and-batten", "Restored"],
  modern: ["Cedar-clad", "Architect-designed", "Light-filled"],
  "a-frame": ["Cedar", "Restored", "Compact"],
};

function titleOf({ style }: Subject, random: Random): string {
  const name = STYLE_NAMES[style] ?? "home";
  const title = `${random.pick(MATERIALS[style] ?? ["Well-kept"])} ${name} ${random.pick(TITLE_DETAILS[style] ?? ["with a garden"])}`;
  return title.replace("Queen Anne Victorian", "Queen Anne");
}

type Sentence = (subject: Subject, random: Random) => string;
type Telling = { text: Sentence; when?: (subject: Subject) => boolean };

const isOld = ({ yearBuilt }: Subject) => (yearBuilt ?? 0) < 1965;
const isRecent = ({ yearBuilt }: Subject) => (yearBuilt ?? 0) > 2005;
const hasUpstairs = ({ style }: Subject) =>
  [
    "victorian",
    "farmhouse",
    "colonial",
    "craftsman",
    "cape-cod",
    "a-frame",
    "brownstone",
    "painted-row",
    "modern-row",
  ].includes(style);

const ROOMS_OF: Record<PropertyType, string> = {
  house: "house",
  condo: "apartment",
  townhouse: "townhouse",
  land: "parcel",
};

const OPENINGS: readonly Telling[] = [
  {
    when: (subject) => !isRecent(subject),
    text: ({ yearBuilt, town, type }, random) =>
      `We bought this ${ROOMS_OF[type]} in ${random.int(2006, 2019)} from the people who had owned it for ${random.int(11, 38)} years. It was built in ${yearBuilt}, and it still has the things that made us fall for it: the proportions of the rooms, the morning light, and a street in ${town.city} where you know which tree turns first.`,
  },
  {
    text: ({ yearBuilt, bedrooms, type }) =>
      `Built in ${yearBuilt} and looked after since. ${bedrooms === 1 ? "One quiet bedroom" : `${numeral(bedrooms)} bedrooms`}, a kitchen with room for a table, and no long hallways: this is ${article(ROOMS_OF[type])} in which every square foot is used.`,
  },
  {
    text: ({ town, sqft, type }) =>
      `The first thing you notice is the light. The living room has windows on two sides, and from about three in the afternoon the sun crosses the whole floor. The ${ROOMS_OF[type]} has ${formatNumber(sqft ?? 0)} square feet, and ${town.city} begins at the door.`,
  },
  {
    when: isOld,
    text: ({ yearBuilt, type }, random) =>
      `A ${yearBuilt} ${ROOMS_OF[type]} with its history left in. We redid the wiring and the plumbing in ${random.int(2014, 2023)} and kept the floors, the doors and the glass wherever we could.`,
  },
  {
    when: (subject) => !isRecent(subject),
    text: ({ town, type }, random) =>
      `${random.pick(["Nine", "Eleven", "Fourteen", "Seventeen"])} years in this ${ROOMS_OF[type]} have taught us where to sit at what hour: coffee at the kitchen window, the evening by the front. Now our work is taking us out of ${town.city}, and we are selling it ourselves.`,
  },
  {
    when: isOld,
    text: ({ town, style }, random) =>
      `If you have been looking for ${article(STYLE_NAMES[style] ?? "home")} in ${town.city} that has not been stripped of its character, come and see this one. ${random.pick(["The woodwork is original.", "The front door is the one it was built with.", "The layout is as it was drawn."])}`,
  },
  {
    when: isRecent,
    text: ({ yearBuilt, town, type }) =>
      `We had this ${ROOMS_OF[type]} built in ${yearBuilt} and chose every finish ourselves: nothing shiny, nothing that dates. It sits in a part of ${town.city} where you hear birds in the morning and very little else.`,
  },
  {
    when: isRecent,
    text: ({ yearBuilt, type }) =>
      `A ${yearBuilt} ${ROOMS_OF[type]} that is easy to live in: tight walls, low bills, big windows on the sunny side, and a plan that keeps bedrooms away from the kitchen.`,
  },
  {
    text: ({ town, type, bedrooms }) =>
      `${bedrooms === 1 ? "A bedroom, a kitchen and a living room" : `${numeral(bedrooms)} bedrooms, a kitchen and a living room`} that get along well with each other. That is the whole idea of this ${ROOMS_OF[type]} in ${town.city}, and after years of living here we would not move a wall.`,
  },
];

const KITCHENS: readonly Telling[] = [
  {
    when: (s) => !isRecent(s),
    text: (s, r) =>
      `The kitchen was rebuilt in ${year(s, r)}: plain maple cabinets, a deep sink under the window, and a range that gets used.`,
  },
  {
    when: (s) => !isRecent(s),
    text: (s, r) =>
      `The kitchen is the room we live in. New counters in ${year(s, r)}, a pantry with proper shelves, and space for six at the table.`,
  },
  {
    when: (s) => !isRecent(s),
    text: (s, r) =>
      `In ${year(s, r)} we opened the kitchen to the dining room and put in a long island; the cabinets are solid wood and the drawers close softly.`,
  },
  {
    text: (s, r) =>
      `The kitchen is modest and well laid out, with appliances from ${year(s, r)} and a window over the sink.`,
  },
  {
    when: isRecent,
    text: () =>
      "The kitchen has a long island, drawers instead of cupboards, and a pantry you can stand in.",
  },
  {
    when: isRecent,
    text: () =>
      "Cooking happens in the middle of things: the range faces the table, and the table faces the view.",
  },
];

const ROOMS: readonly Telling[] = [
  { text: () => "The main bedroom faces away from the street and is very quiet at night." },
  {
    when: hasUpstairs,
    text: () => "Upstairs the ceilings slope a little, and the rooms stay cool in summer.",
  },
  {
    when: (s) => (s.sqft ?? 0) > 1300,
    text: () =>
      "There is a separate dining room that has also been an office and, one winter, a workshop for a cello.",
  },
  {
    when: (s) => !isRecent(s),
    text: (s, r) =>
      `The bathroom has a window, a tub long enough to lie in, and tile from ${year(s, r)}.`,
  },
  {
    when: isOld,
    text: () => "Closets are better than usual for its age, and there is real storage besides.",
  },
  {
    when: isOld,
    text: (s, r) =>
      `The walls were replastered in ${year(s, r)} and painted in warm whites, so that you can move in before you decide on anything.`,
  },
  {
    when: (s) => (s.sqft ?? 0) > 1100,
    text: () => "A door off the hall leads to a small room that makes a good study.",
  },
  {
    when: isRecent,
    text: () =>
      "Doors are wide, switches are where you reach for them, and the laundry is next to the bedrooms.",
  },
  {
    text: () =>
      "Floors are oak throughout, refinished and waxed, with rugs only where we wanted them.",
  },
  {
    when: isRecent,
    text: () => "The bathroom has a walk-in shower, a real linen closet and daylight.",
  },
];

function inside(subject: Subject, random: Random): string {
  const rooms = random.some(fitting(ROOMS, subject), (subject.bedrooms ?? 1) > 2 ? 3 : 2);
  return [random.pick(fitting(KITCHENS, subject)), ...rooms]
    .map(({ text }) => text(subject, random))
    .join(" ");
}

function fitting(tellings: readonly Telling[], subject: Subject): Telling[] {
  return tellings.filter(({ when }) => when?.(subject) ?? true);
}

/** A year of work on the home, never before it was built. */
function year({ yearBuilt }: Subject, random: Random): number {
  return random.int(Math.max(2012, yearBuilt ?? 0), 2024);
}

const GARDENS: Record<Town["climate"], readonly string[]> = {
  cold: [
    "Behind the house are two apple trees, a vegetable bed that gets sun until six, and a shed that stays dry.",
    "The yard is level and fenced on three sides, with lilacs along the back and a maple that shades the patio.",
    "In winter the low sun reaches well into the back rooms; in summer the big tree keeps them cool.",
  ],
  mild: [
    "Out back a brick path runs between camellias to a patio where dinner happens from April to November.",
    "The garden is planted to flower in turns and needs little more than a weekend in spring.",
    "The back porch is screened and deep enough for a table; the yard beyond it is private and mostly shade.",
  ],
  desert: [
    "The courtyard is planted with natives on drip irrigation, and its wall keeps the wind out and the evening warmth in.",
    "From the terrace you see the mountains turn pink at sundown. The yard asks for almost no water.",
    "Deep overhangs keep the rooms cool until late in the day; the garden is gravel, agave and one old mesquite.",
  ],
  tropical: [
    "The lanai runs the width of the back and catches the breeze; a lime, a mango and two papayas do the rest.",
    "The roof is metal, the shutters close in ten minutes, and the yard is shaded by palms that were here before us.",
    "The garden grows whether you ask it to or not. We have kept a path, a bench and an outdoor shower clear.",
  ],
};

const SHARED = [
  "The building is small and well run: reserves are funded, the roof was replaced in YEAR, and the monthly fee covers heat and water.",
  "There is a storage room on the ground floor, a place for bicycles, and an elevator that was modernized in YEAR.",
  "The association meets twice a year, keeps good books, and repointed the facade in YEAR.",
];

const STREET = [
  "Groceries, coffee and the library are a short walk; the bus stops at the corner.",
  "The street is quiet, with sidewalks on both sides, and there is a park four blocks away.",
  "You can be downtown in ten minutes and on a trail in fifteen.",
];

function outside(subject: Subject, random: Random): string {
  const { type, town } = subject;
  const own = type === "condo" ? random.pick(SHARED) : random.pick(GARDENS[town.climate]);
  const text = type === "townhouse" ? own.replace("Behind the house", "In the back") : own;
  return `${text.replace("YEAR", String(year(subject, random)))} ${random.pick(STREET)}`;
}

const CLOSINGS = [
  "Inspection report, utility bills and the list of what we changed are ready for you at the showing.",
  "We live here, so we can tell you how everything works and what we would do next.",
  "Come in the late afternoon if you can: that is when the HOME is at its best.",
  "Ask us anything. We have kept receipts and permits for all the work since we moved in.",
  "The washer, dryer and kitchen appliances stay. We are flexible about the closing date.",
];

const GROUND: Record<string, readonly string[]> = {
  meadow: ["Open meadow", "Sunny pasture", "Level meadow"],
  forest: ["Wooded parcel", "Mixed hardwoods", "Pine woods"],
  shore: ["Parcel near the water", "Lake-road lot", "Sloping shore lot"],
  hills: ["Hillside lot", "Ridge-top parcel", "South-facing slope"],
  desert: ["High-desert parcel", "Mesa-view lot", "Desert acreage"],
};

const GROUND_WORDS: Record<string, readonly string[]> = {
  meadow: [
    "The ground is level and well drained, hayed once a year, with a hedgerow along the north side.",
    "Open grass with a stand of oaks in the far corner and a good building spot above it.",
  ],
  forest: [
    "Mostly second-growth hardwood with a few big pines; an old logging track leads to a natural clearing.",
    "The trees are healthy and the underbrush is light, so that you can walk the whole of it in an hour.",
  ],
  shore: [
    "The land falls gently toward the water, and the upper third is dry and level enough to build on.",
    "You hear the water before you see it. The building spot is well above the flood line.",
  ],
  hills: [
    "A gentle slope to the south with a view over the valley; the upper bench is the obvious place for a house.",
    "The top is level, the access is easy, and the light lasts longer here than in town.",
  ],
  desert: [
    "Juniper, sage and red soil, with a clear view to the mesas and very dark nights.",
    "Gently rolling ground with rock outcrops; the survey stakes are in and easy to find.",
  ],
};

function describeLand(
  { town, style, lotSize }: Subject,
  random: Random,
): { title: string; description: string } {
  const size = formatLot(lotSize ?? 0);
  return {
    title: `${random.pick(GROUND[style] ?? ["Building lot"])}, ${size}, ${random.pick(["ready to build", "surveyed", "with road frontage", "held for years"])}`,
    description: [
      `${size.charAt(0).toUpperCase()}${size.slice(1)} in ${town.city}, ${town.state}. ${random.pick(GROUND_WORDS[style] ?? [])}`,
      random.pick([
        `We bought it in ${random.int(1996, 2016)} to build on and never did. The survey is from ${random.int(2015, 2024)}; the soil test and the deed are scanned and ready to send.`,
        "Zoning allows one house with a separate workshop. The county confirmed that in writing this year, and we have the letter.",
        "Taxes are low, the road is maintained by the county, and the neighbors have wells between 120 and 200 feet.",
      ]),
      random.pick([
        "Walk it on your own or with us. The corners are flagged.",
        "Meet us at the gate; boots are a good idea after rain.",
        "We are happy to show you the boundary lines and the best way in.",
      ]),
    ].join("\n\n"),
  };
}

function numeral(count: number | null): string {
  return ["No", "One", "Two", "Three", "Four", "Five"][count ?? 0] ?? String(count);
}

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
