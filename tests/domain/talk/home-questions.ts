import type { AnswerSource } from "@domain/talk/questions.ts";
import { homes } from "../../../local/seed/homes.ts";

/**
 * Questions about homes of the demo, and about two homes whose descriptions say things in other words. `quoted` is what
 * each quote of the answer has to be about; null where nothing is published, so that nothing may be quoted.
 */
export type HomeQuestion = readonly [home: HomeName, question: string, quoted: RegExp | null];
export type HomeName = keyof typeof KEYS | keyof typeof WRITTEN;

const KEYS = {
  boise: 0,
  santaFe: 1,
  savannah: 3,
  honolulu: 4,
  nashville: 12,
  phoenix: 41,
  tulsa: 40,
} as const;

/** Descriptions and features that lead a search by single words astray. */
const WRITTEN = {
  lake: {
    facts: { price: "389000", bedrooms: "3", garage_spaces: "1", stories: "2", city: "Duluth" },
    features: ["Gas fireplace", "No HOA", "Metal roof", "Well and septic"],
    description:
      "A lot of light in every room. Counter to what one hears about old houses, the windows were all replaced in 2018. " +
      "The range of hills across the lake turns red in October. The story goes that a captain built it. " +
      "We can't park a boat here, but there is a ramp at the end of the street. " +
      "The sump pump has never run. Streetcar line 6 leaves from the next block. " +
      "The neighbor's pool can't be seen from the yard. Trash pickup is on Tuesday.",
  },
  town: {
    facts: { price: "512000", bedrooms: "4", property_tax: "4210", year_built: "1931" },
    features: ["Granite worktops", "Tankless water heater", "EV outlet", "Cable-ready rooms"],
    description:
      "Two cars fit side by side under the carport. Mini-splits cool and heat both floors. " +
      "The sidewalk was widened by the city. Shingles are from 2016, and the gutters are newer. " +
      "Cats have lived here, no dogs. A door from the kitchen leads to a mud room with hookups for a washer. " +
      "The elementary is a five-minute walk. Utilities came to about $210 a month last year. " +
      "Photovoltaic modules on the south side are paid off.",
  },
} as const;

export const FIRST_QUESTIONS: readonly HomeQuestion[] = [
  ["santaFe", "When were the kitchen counters replaced?", /New counters in 2021/],
  ["boise", "Is there a bus line nearby?", /the bus stops at the corner/],
  ["savannah", "Is the garage attached?", /Attached garage|2 garage spaces/],
  ["santaFe", "Does it have fast internet?", /Fiber internet/],
  ["boise", "What kind of stove is there?", /Gas range|Wood stove/],
  ["boise", "Are the countertops granite or something else?", /Quartz counters/],
  ["boise", "Can I take public transportation?", /the bus stops/],
  ["boise", "Is the backyard enclosed?", /fenced on three sides/],
  ["boise", "Where is the nearest supermarket?", /Groceries/],
  ["boise", "Do you have building permits for the renovations?", /receipts and permits/],
  ["santaFe", "What are the floors made of?", /Floors are oak|Saltillo tile floors/],
  ["santaFe", "How much storage does it have?", /real storage|Walk-in closet/],
  ["santaFe", "Is there a playground or green space near?", /a park four blocks away/],
  ["santaFe", "What is the heating system?", /High-efficiency furnace/],
  ["santaFe", "Is it noisy?", /The street is quiet/],
  ["savannah", "Do appliances convey?", /kitchen appliances|appliances from 2013/],
  ["savannah", "How old is the hot water tank?", /New water heater \(2024\)/],
  ["savannah", "When was the bathroom tiled?", /tile from 2016/],
  ["savannah", "Is the move-in date negotiable?", /flexible about the closing date/],
  ["savannah", "What amperage is the electric service?", /200-amp panel/],
  ["savannah", "What do you pay in property taxes per year?", /3,273/],
  ["honolulu", "Is there a lift?", /an elevator that was modernized/],
  ["honolulu", "Where can I keep my bike?", /a place for bicycles/],
  ["honolulu", "What are the maintenance fees?", /690/],
  ["honolulu", "Is there a parking spot?", /Deeded parking space/],
  ["nashville", "Is there outdoor space?", /porch|patio|deck|yard/i],
  ["phoenix", "When was the exterior of the building redone?", /repointed the facade/],
  ["phoenix", "Is there a shower?", /walk-in shower/],
  ["tulsa", "Has a survey been done?", /The survey is from 2022/],
  ["tulsa", "Is there a driveway?", /Gravel drive in place/],
  ["lake", "Does it have a kitchen island?", null],
  ["lake", "Is there a gas range?", null],
  ["lake", "Is there a park nearby?", null],
  ["lake", "What are the countertops?", null],
  ["lake", "How old are the windows?", /windows were all replaced in 2018/],
  ["lake", "Is there a train or tram?", /Streetcar line 6/],
  ["town", "How old is the roof?", /Shingles are from 2016/],
  ["town", "Is there air conditioning?", /Mini-splits/],
  ["town", "Can I charge my electric car?", /EV outlet/],
  ["town", "Are there solar panels, and are they leased?", /Photovoltaic modules/],
];

export const HELD_OUT_QUESTIONS: readonly HomeQuestion[] = [
  ["nashville", "Is the porch closed in against mosquitoes?", /porch/i],
  ["nashville", "What material are the kitchen cupboards?", /maple cabinets/],
  ["nashville", "When did you last redo the kitchen?", /The kitchen was rebuilt in 2021/],
  ["nashville", "Are there wood floors?", /Hardwood floors/],
  ["nashville", "How far is the closest park?", /park/i],
  ["nashville", "Is there a swimming pool?", null],
  ["nashville", "What internet provider do you use?", null],
  ["nashville", "Is the garage connected to the house?", /Detached garage|2 garage spaces/],
  ["santaFe", "Was the interior painted recently?", /painted in warm whites/],
  ["santaFe", "Does the garden need a lot of watering?", /Drip irrigation|garden/i],
  ["santaFe", "Is there central cooling?", /Central air/],
  ["santaFe", "Is there a basement?", null],
  ["santaFe", "Are there sidewalks for walking?", /sidewalks/i],
  ["santaFe", "What are the closets like?", /closet/i],
  ["boise", "Do the windows keep the cold out?", /windows/i],
  ["boise", "Is there a shed for tools?", /Tool shed/],
  ["boise", "Is there a workspace or office?", /a good study/],
  ["boise", "How loud is the bedroom at night?", /very quiet at night/],
  ["boise", "Is there a hot tub?", null],
  ["savannah", "Is the laundry upstairs?", /Laundry on the main floor|washer/],
  ["savannah", "Will the fridge stay?", /kitchen appliances|appliances from 2013/],
  ["savannah", "How far is it to the city center?", /downtown in ten minutes/],
  ["savannah", "Are there hiking trails?", /on a trail in fifteen/],
  ["savannah", "Does it have a dishwasher?", /appliances/],
  ["savannah", "Has the roof been redone?", null],
  ["honolulu", "What does the HOA cover?", /690/],
  ["honolulu", "Can you see the inspection results?", /Inspection report/],
  ["honolulu", "How high are the utility bills?", /utility bills/],
  ["phoenix", "Is the building elevator new?", null],
  ["phoenix", "Is there fiber optic?", /Fiber internet/],
  ["phoenix", "Is there a place to park bikes?", /Bike room/],
  ["tulsa", "Is there water on the land?", /creek/i],
  ["tulsa", "Has the soil been tested?", /the soil test/],
  ["lake", "Is there sewer or septic?", /septic/i],
  ["lake", "What is the roof made of?", /Metal roof/],
  ["lake", "Does the cellar get wet?", null],
  ["lake", "How many floors does it have?", /2 stories/],
  ["town", "What are the schools like?", /The elementary is a five-minute walk/],
  ["town", "How much are gas and electricity?", /Utilities came to about/],
  ["town", "Were there pets in the home?", /Cats have lived here/],
];

/** Written when the vocabulary was done. */
export const LATER_QUESTIONS: readonly HomeQuestion[] = [
  ["boise", "What are your HOA dues?", /No HOA fee/],
  ["boise", "How is the house heated?", /Wood stove/],
  ["boise", "Are the kitchen cabinets real wood?", /cabinets are solid wood/],
  ["boise", "Is the master bedroom on the street side?", /main bedroom faces away from the street/],
  ["boise", "Is there a sunroom?", null],
  ["boise", "Is there a wine cellar?", null],
  ["santaFe", "Is the kitchen big enough for a table?", /space for six at the table/],
  ["santaFe", "Is the library within walking distance?", /Near the library/],
  ["santaFe", "Is there a garage?", null],
  ["savannah", "Is there a separate entrance?", /Private entrance/],
  ["savannah", "Is the thermostat programmable?", /Smart thermostat/],
  ["honolulu", "Are the walls between units soundproof?", /Sound-insulated floors/],
  ["honolulu", "Is there a balcony?", null],
  ["nashville", "Is there a deck out back?", /Cedar deck/],
  ["nashville", "Do the upstairs rooms get hot?", /rooms stay cool in summer/],
  ["phoenix", "Is the window glass double?", /Double-pane windows/],
  ["phoenix", "Are there ceiling fans?", /Ceiling fans/],
  ["tulsa", "By when do I have to build?", /No deadline to build/],
  ["lake", "Is there a boat ramp?", /ramp at the end of the street/],
  ["town", "Is a washer hookup available?", /hookups for a washer/],
];

/** Written after that, and never tuned before its first result. */
export const LAST_QUESTIONS: readonly HomeQuestion[] = [
  ["boise", "How much were the property taxes last year?", /2,570/],
  ["boise", "Is the porch covered?", /Covered porch/],
  ["boise", "How far do I have to go for coffee?", /coffee/],
  ["boise", "Was the dining room wall removed?", /opened the kitchen to the dining room/],
  ["santaFe", "What color are the walls?", /walls were replastered/],
  ["santaFe", "Is the yard fenced in?", /Fenced yard/],
  ["santaFe", "Does it have a tennis court?", null],
  ["savannah", "Is there a bathtub?", /a tub long enough/],
  ["savannah", "Is the stove gas?", /Induction range/],
  ["savannah", "How many cars fit in the garage?", /2 garage spaces/],
  ["honolulu", "Where do packages get delivered?", /Package room/],
  ["honolulu", "How old are the appliances?", /appliances from 2016/],
  ["nashville", "Does the kitchen sink have a garbage disposal?", null],
  ["nashville", "Is there natural light from above?", null],
  ["phoenix", "Does the unit come furnished?", null],
  ["phoenix", "How often does the association meet?", /association meets twice a year|500/],
  ["tulsa", "Are the mineral rights included?", null],
  ["lake", "When is garbage collected?", null],
  ["town", "Is the water heater tankless?", /Tankless water heater/],
  ["town", "Was the gutter replaced?", /gutters are newer/],
];

const ALL = homes();

/** What `answer_sources` returns for a home. */
export function sourcesOf(name: HomeName): AnswerSource[] {
  const { facts, features, description } = name in WRITTEN ? writtenHome(name) : demoHome(name);
  return [
    ...Object.entries(facts).map(([id, text]) => ({ kind: "fact", id, label: null, text })),
    ...features.map((text, n) => ({ kind: "feature", id: String(n + 1), label: null, text })),
    { kind: "description", id: "description", label: null, text: description },
  ];
}

type Said = { facts: Record<string, string>; features: readonly string[]; description: string };

function writtenHome(name: HomeName): Said {
  return WRITTEN[name as keyof typeof WRITTEN];
}

function demoHome(name: HomeName): Said {
  const home = ALL[KEYS[name as keyof typeof KEYS]];
  if (!home) throw new Error(`The demo has no home for "${name}".`);
  const { price, bedrooms, bathrooms, sqft, features, description, further } = home;
  const facts = {
    ...{ price, bedrooms, bathrooms, sqft, year_built: home.yearBuilt, lot_size: home.lotSize },
    ...{ property_type: home.type, city: home.town.city, state: home.town.state },
    ...further,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return {
    facts: Object.fromEntries(known.map(([id, value]) => [id, String(value)])),
    features,
    description,
  };
}
