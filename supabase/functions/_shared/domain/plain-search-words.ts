import { US_STATES } from "./us-states.ts";

/**
 * The vocabulary of plain-search.ts: tables from what people write to what it means, in lower case, without accents,
 * hyphens as spaces. The longest phrase at a place wins, so "no more than" is never read as "no".
 */
export type Table<Meaning> = ReadonlyMap<string, Meaning>;

/** A table from lists of phrases, separated by commas. */
function table<Meaning>(...rows: [phrases: string, meaning: Meaning][]): Table<Meaning> {
  return new Map(
    rows.flatMap(([phrases, meaning]) =>
      phrases.split(",").map((phrase): [string, Meaning] => [phrase.trim(), meaning]),
    ),
  );
}

export type Bound = "least" | "most" | "above" | "below" | "about";

/** Before a number. */
export const BOUNDS = table<Bound>(
  [
    "at least, minimum of, minimum, min, no less than, not less than, no fewer than, not fewer than, no smaller than, not smaller than, no lower than, starting at, from, >=, al menos, minimo, desde, a partir de",
    "least",
  ],
  [
    "at most, maximum of, maximum, max, up to, no more than, not more than, not over, not above, no higher than, not higher than, no bigger than, not bigger than, no larger than, not larger than, nothing over, nothing above, no older than, not older than, within, <=, hasta, maximo, como maximo, no mas de",
    "most",
  ],
  [
    "more than, over, above, bigger than, larger than, greater than, higher than, older than, not under, not below, >, mas de, por encima de",
    "above",
  ],
  [
    "less than, under, below, fewer than, smaller than, lower than, cheaper than, newer than, younger than, <, menos de, por debajo de, bajo",
    "below",
  ],
  [
    "around, about, roughly, circa, approximately, approx, ~, close to, alrededor de, unos, unas, cerca de",
    "about",
  ],
);

/** After a number, or after its unit. */
export const BOUNDS_AFTER = table<Bound>(
  [
    "+, or more, or above, or over, or larger, or bigger, plus, minimum, min, and up, and above, o mas, minimo",
    "least",
  ],
  [
    "or less, or below, or under, or fewer, or smaller, or cheaper, max, maximum, tops, at most, o menos, maximo",
    "most",
  ],
  ["ish, or so, more or less", "about"],
);

export type Quantity =
  | "bedrooms"
  | "bathrooms"
  | "sqft"
  | "lot_size"
  | "stories"
  | "garage_spaces"
  | "hoa_fee"
  | "price"
  | "year_built"
  | "age"
  | "monthly"
  | "miles";

/** `factor` turns the unit into the field's: square meters into square feet. */
export type Unit = { of: Quantity; factor?: number };

const SQFT = "sq ft, sqft, square feet, square foot, sf, ft2, pies cuadrados";
const SQFT_AN_ACRE = 43_560;
const SQFT_A_SQUARE_METER = 10.7639;

export const UNITS = table<Unit>(
  [
    "bedrooms, bedroom, beds, bed, bdrms, bdrm, bdr, bdrs, brs, br, bds, bd, recamaras, recamara, habitaciones, habitacion, cuartos, cuarto, dormitorios, dormitorio",
    { of: "bedrooms" },
  ],
  ["bathrooms, bathroom, baths, bath, bas, ba, banos, bano", { of: "bathrooms" }],
  [SQFT, { of: "sqft" }],
  [
    "m2, sqm, sq m, square meters, square meter, square metres, metros cuadrados",
    { of: "sqft", factor: SQFT_A_SQUARE_METER },
  ],
  [lotsOf(SQFT), { of: "lot_size", factor: 1 / SQFT_AN_ACRE }],
  ["acres, acre, acre lot, acres lot, acre lots", { of: "lot_size" }],
  ["hectares, hectare, hectareas, hectarea", { of: "lot_size", factor: 2.471 }],
  [
    "stories, story, storeys, storey, floors, floor, levels, level, plantas, planta, pisos",
    { of: "stories" },
  ],
  [
    "garage, car garage, cars garage, car garages, garage spaces, garage space, car spaces, cars, car, garages",
    { of: "garage_spaces" },
  ],
  ["years old, year old, years, year, anos", { of: "age" }],
  ["a month, per month, /mo, /month, monthly, mo, al mes, por mes, mensuales", { of: "monthly" }],
  ["mi, mile, miles", { of: "miles" }],
  ["dollars, dollar, usd, bucks, dolares", { of: "price" }],
);

function lotsOf(units: string): string {
  return units
    .split(",")
    .flatMap((unit) => [`${unit.trim()} lot`, `${unit.trim()} lots`, `${unit.trim()} yard`])
    .join(",");
}

/** Before a number, perhaps with a bound between: "price under 400k". */
export const HEADS = table<Quantity>(
  [
    "price, price range, prices, priced, budget, my budget, our budget, asking price, cost, costs, costing, precio, presupuesto",
    "price",
  ],
  ["hoa, hoa fee, hoa fees, hoa dues, hoa fee of, hoa fees of", "hoa_fee"],
  ["built, built in, year built, from the, built in the, built in or, construida en", "year_built"],
  ["lot, lot size, lot of, lot of at least", "lot_size"],
  ["bedrooms, beds", "bedrooms"],
  ["bathrooms, baths", "bathrooms"],
  ["garage for, room for, parking for", "garage_spaces"],
);

/** Before a year. */
export const YEAR_BOUNDS = table<"least" | "most">(
  [
    "after, since, newer than, no older than, not older than, from, later than, built after, built since, built from",
    "least",
  ],
  ["before, older than, no newer than, not newer than, earlier than, built before, until", "most"],
);

/** Between the two ends of a range. */
export const LINKS = table<"to" | "or" | "and">(
  ["-, –, to, through, a", "to"],
  ["or, o", "or"],
  ["and, y, &", "and"],
);

export const SCALES = table<number>(
  ["k, thousand, grand", 1000],
  ["m, mm, million, millions, millon, millones", 1_000_000],
);

export const NUMBER_WORDS = table<number>(
  ...("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]) as [string, number][]),
  ...("twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, n) => [word, 20 + 10 * n]) as [string, number][]),
  ...("un una uno dos tres cuatro cinco seis siete ocho nueve diez"
    .split(" ")
    .map((word, n) => [word, Math.max(1, n - 1)]) as [string, number][]),
);

export const TYPES = table<"townhouse" | "house" | "condo" | "land">(
  [
    "townhouse, townhouses, town house, town houses, townhome, townhomes, town home, town homes, rowhouse, row house, row houses, rowhouses",
    "townhouse",
  ],
  [
    "house, houses, single family, single family home, single family homes, single family house, single family houses, sfh, casa, casas",
    "house",
  ],
  [
    "condo, condos, condominium, condominiums, condominio, condominios, apartment, apartments, apt, apts, flat, flats, apartamento, apartamentos, departamento, departamentos",
    "condo",
  ],
  [
    "land, vacant land, lot, lots, vacant lot, vacant lots, building lot, empty lot, plot, plots, building land, terreno, terrenos, lote, lotes",
    "land",
  ],
);

export const NEGATIONS = table<true>([
  "no, not, without, except, excluding, anything but, not a, not an, not in a, minus, sin, w/o, never, not any, don't want, don't want a, do not want, dont want, don't need, don't like, not interested in, not looking for, avoid, exclude, other than, no quiero",
  true,
]);

/** What a negation means for a word that is neither a type nor a status. */
export const NEGATED = table<"no_hoa" | "single_story" | "not_pending">(
  ["hoa, hoas, hoa fee, hoa fees, hoa dues, homeowners association", "no_hoa"],
  ["stairs, steps, upstairs, second floor, escaleras", "single_story"],
  ["pending, pending sales, pending homes, under contract", "not_pending"],
);

export type State =
  | "single_story"
  | "garage"
  | "new"
  | "reduced"
  | "viewings"
  | "open"
  | "any"
  | "active"
  | "pending"
  | "sold"
  | "today";

/** What is or was true of a home. */
export const STATES = table<State>(
  [
    "single story, single level, single floor, one story, one level, one floor, 1 story, 1 level, on one floor, on one level, all on one floor, stairless, una planta, de una planta, un piso",
    "single_story",
  ],
  ["garage, garages, a garage, garaje, cochera", "garage"],
  [
    "new this week, listed this week, added this week, new listings this week, just listed, newly listed, new listing, new listings, new on the market, listed in the last week, listed in the past week",
    "new",
  ],
  [
    "listed today, new today, added today, posted today, listed in the last day, listed in the last 24 hours",
    "today",
  ],
  [
    "price drop, price drops, price cut, price cuts, price reduced, price reduction, price reductions, price lowered, prices reduced, reduced, reduced price, recent price drop, recent price cut",
    "reduced",
  ],
  [
    "viewings this week, viewing times this week, showings this week, showing times this week, tours this week, can see this week, to see this week, can visit this week, can tour this week, available to see this week, viewings available this week, showings available this week",
    "viewings",
  ],
  [
    "open house, open houses, open house this week, open houses this week, open to visitors this week",
    "open",
  ],
  [
    "only active, active only, active listings, active listings only, active homes, hide pending, hide pending sales",
    "active",
  ],
  ["including pending, include pending, pending or not, with pending", "any"],
  [
    "pending, only pending, pending only, only pending sales, pending sales, under contract, in contract",
    "pending",
  ],
  [
    "sold, recently sold, already sold, just sold, sold homes, recent sales, sold in the last six months, sold in the last 6 months, vendidas",
    "sold",
  ],
);

/** Features that owners write about, and the word that a search for them uses. */
export const FEATURES = table<string>(
  ...("pool porch fireplace basement deck patio balcony solar view views waterfront sauna workshop hardwood fenced attic barn dock greenhouse fiber elevator duplex cabin"
    .split(" ")
    .map((word) => [word, word]) as [string, string][]),
  ["hot tub", "hot tub"],
  ["central air", "central air"],
  ["piscina, alberca, swimming pool", "pool"],
  ["solar panels", "solar"],
  ["chimenea", "fireplace"],
  ["fenced yard, fenced in yard", "fenced"],
);

/** Before one of TIMES: when somebody wants to see a home. */
export const SEEING = table<true>([
  "available, viewing, viewings, showing, showings, tour, tours, see, can see, to see, visit, can visit, can tour",
  true,
]);

/** Days that no filter has: homes with times this week are shown, and the day is said. */
export const TIMES = table<true>([
  "this weekend, weekend, on the weekend, next weekend, today, tomorrow, tonight, on saturday, saturday, on sunday, sunday",
  true,
]);

/** Before "in the last 3 days". */
export const LISTED = table<true>([
  "listed, listed in the last, listed in the past, listed within, listed within the last, new in the last, new in the past, added in the last, added in the past, posted in the last, on the market less than",
  true,
]);

/** In days. */
export const SPANS = table<number>(
  ["days, day", 1],
  ["weeks, week", 7],
  ["months, month", 30],
  ["hours, hour", 1 / 24],
);

/** Words before the name of a place. */
export const PREPOSITIONS = table<"in" | "near">(
  ["in, at, zip, zip code, inside, within, en", "in"],
  [
    "near, close to, around, next to, outside, outside of, not far from, nearby, by, cerca de",
    "near",
  ],
);

export const HERE = table<true>([
  "near me, near us, near here, near my place, near my location, close to me, close to us, close to here, around me, around here, next to me, nearby, near by, in my area, cerca de mi",
  true,
]);

/** Where the name of a place ends. */
export const ENDS = table<true>([
  "in, with, and, or, for, that, which, has, having, under, over, but, near, close, this weekend, this week, today, tomorrow, con, que, y, o",
  true,
]);

/** Phrases that have a number or a word of ours in them, and another meaning than we could filter by. */
export const OTHERS = table<true>([
  "half bath, half baths, half bathroom, half bathrooms, new construction, new build, mobile home, mobile homes, manufactured home, manufactured homes, tiny house, tiny home, open floor plan, open plan, tool shed, in law suite, home office, walk in closet, mid century",
  true,
]);

/** Words that ask for nothing. */
export const FILLERS = new Set(
  "a an the with and or for sale of in at that which has have having is are i i'm im we want wants need needs looking find me show please home homes property properties place listing listings to my our us some any buy only also plus area by owner it on can see but must haves have something anything there hi hello thx thanks de con en la el las los un una y que nice budget price".split(
    " ",
  ),
);

export const STATE_NAMES = (Object.keys(US_STATES) as (keyof typeof US_STATES)[])
  .map((code) => ({ code, name: US_STATES[code].name.toLowerCase() }))
  // "West Virginia" before "Virginia".
  .sort((a, b) => b.name.length - a.name.length);
