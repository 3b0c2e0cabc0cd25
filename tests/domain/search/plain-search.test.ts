import {
  filtersToQuery,
  type ListingFilters,
  parseFilters,
} from "@domain/search/listing-search.ts";
import { isPlaceNamed, readPlainSearch } from "@domain/search/plain-search.ts";
import { FEATURES } from "@domain/search/plain-search-words.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws, forAll } from "../../support/fuzz.ts";
import { anyText } from "../../support/hostile-text.ts";

type Wanted = ListingFilters & { in?: string; others?: string[]; rest?: string[] };

/** Phrases as people write them. */
const PHRASES: [string, Wanted][] = [
  [
    "3 bed house under 400k in Boise with a garage",
    {
      min_bedrooms: 3,
      property_type: "house",
      max_price: 400_000,
      in: "boise",
      min_garage_spaces: 1,
    },
  ],
  ["open houses in boise", { only: "open", in: "boise" }],
  ["3 beds with an open house this weekend", { min_bedrooms: 3, only: "open", day: "weekend" }],
  ["three bedroom home below $350,000", { min_bedrooms: 3, max_price: 350_000 }],
  ["at least 4 beds", { min_bedrooms: 4 }],
  ["4+ bedrooms", { min_bedrooms: 4 }],
  ["2 or more bedrooms", { min_bedrooms: 2 }],
  ["5br 3ba", { min_bedrooms: 5, min_bathrooms: 3 }],
  ["3bd/2ba", { min_bedrooms: 3, min_bathrooms: 2 }],
  ["3 bed, 2.5 bath", { min_bedrooms: 3, min_bathrooms: 2.5 }],
  ["two and a half baths", { min_bathrooms: 2.5 }],
  ["2 1/2 baths", { min_bathrooms: 2.5 }],
  ["4-bedroom", { min_bedrooms: 4 }],
  ["max 3 bedrooms and a garage", { min_garage_spaces: 1, max_bedrooms: 3 }],
  ["3 to 4 bedrooms under 500k", { max_price: 500_000, min_bedrooms: 3, max_bedrooms: 4 }],
  ["under 1.2m", { max_price: 1_200_000 }],
  ["up to $1.5 million", { max_price: 1_500_000 }],
  ["less than half a million", { max_price: 500_000 }],
  ["over a million", { min_price: 1_000_000 }],
  ["at least 250 thousand", { min_price: 250_000 }],
  ["between 300k and 400k", { min_price: 300_000, max_price: 400_000 }],
  ["between 300 and 400k", { min_price: 300_000, max_price: 400_000 }],
  ["$300,000 - $450,000", { min_price: 300_000, max_price: 450_000 }],
  ["300-400k condo", { min_price: 300_000, max_price: 400_000, property_type: "condo" }],
  ["from 200k to 300k", { min_price: 200_000, max_price: 300_000 }],
  ["condo max 300 grand", { property_type: "condo", max_price: 300_000 }],
  ["cheap house in boise", { property_type: "house", in: "boise", rest: ["cheap"] }],
  ["3 beds around 400k", { min_bedrooms: 3, min_price: 360_000, max_price: 440_000 }],
  ["3 beds under 400", { min_bedrooms: 3, max_price: 400_000 }],
  ["$400k house with 3 beds", { min_bedrooms: 3, property_type: "house", max_price: 400_000 }],
  ["400k", { max_price: 400_000 }],
  ["$1.2 million", { max_price: 1_200_000 }],
  ["400000", { max_price: 400_000 }],
  ["can spend 500k", { max_price: 500_000 }],
  ["300k 500k condo", { property_type: "condo", max_price: 300_000, rest: ["500k"] }],
  ["no more then 400k", { max_price: 400_000 }],
  ["not more then 3 beds", { max_bedrooms: 3 }],
  ["less then 2000 sqft", { max_sqft: 2000 }],
  ["max. 350k", { max_price: 350_000 }],
  ["at least a two car garage", { min_garage_spaces: 2 }],
  ["wthout garage", { without: "garage" }],
  ["w/out a basement", { without: "basement" }],
  ["neither condo nor townhouse", { property_type: "house,land" }],
  ["under 200 hoa", { max_hoa_fee: 200 }],
  ["no hoa over 300", { max_hoa_fee: 300 }],
  ["no hoa under 300k", { only: "no_hoa", max_price: 300_000 }],
  ["3 beds, HOA under 200", { min_bedrooms: 3, max_hoa_fee: 200 }],
  ["apartmant with balcny", { property_type: "condo", features: "balcony" }],
  ["no mas de un piso", { max_stories: 1 }],
  ["do not show me condos", { property_type: "house,townhouse,land" }],
  ["min 3 max 5 beds", { min_bedrooms: 3, max_bedrooms: 5 }],
  ["3 beds max 2 baths", { min_bedrooms: 3, max_bathrooms: 2 }],
  ["3 beds max, 2 baths", { max_bedrooms: 3, min_bathrooms: 2 }],
  ["400k max 3 beds", { max_price: 400_000, min_bedrooms: 3 }],
  ["under $3,000 monthly payment", { monthly: 3000 }],
  ["built no earlier than 2000", { min_year_built: 2000 }],
  ["$2,000 to $2,500 a month", { min_monthly: 2000, monthly: 2500 }],
  ["from 2000 to 3000 dollars a month", { min_monthly: 2000, monthly: 3000 }],
  ["NYC condos", { property_type: "condo", in: "New York, NY" }],
  ["condo in philly", { property_type: "condo", in: "Philadelphia, PA" }],
  ["las vegas NM", { in: "las vegas, NM" }],
  ["homes in LA", { in: "Los Angeles, CA" }],
  ["homes in la jolla", { in: "la jolla" }],
  ["Baton Rouge LA", { in: "baton rouge, LA" }],
  ["between 500k and 300k, 2 beds", { min_bedrooms: 2, rest: ["between 500k and 300k"] }],
  ["1500 sqft", { min_sqft: 1500 }],
  ["at least 2,000 square feet", { min_sqft: 2000 }],
  ["over 1800 sq ft 3 bath", { min_sqft: 1800, min_bathrooms: 3 }],
  ["under 1200 sq. ft. condo", { max_sqft: 1200, property_type: "condo" }],
  ["1500 to 2500 sq ft", { min_sqft: 1500, max_sqft: 2500 }],
  ["at least .75 acres", { min_lot_size: 0.75 }],
  ["half acre lot with a pool", { min_lot_size: 0.5, features: "pool" }],
  ["house on half an acre", { min_lot_size: 0.5, property_type: "house" }],
  ["5 acres of land in idaho", { min_lot_size: 5, property_type: "land", place: "Idaho" }],
  ["more than 2 acres", { min_lot_size: 2 }],
  ["under 2 acres with a garage", { min_garage_spaces: 1, max_lot_size: 2 }],
  ["built after 2000", { min_year_built: 2000 }],
  ["built before 1940 in denver", { max_year_built: 1940, in: "denver" }],
  ["built in 1999", { min_year_built: 1999, max_year_built: 1999 }],
  ["built between 1990 and 2005", { min_year_built: 1990, max_year_built: 2005 }],
  // More than a home can have is no filter, nor is the other end of its range.
  ["3 beds, 900 to 99999999999 sqft", { min_bedrooms: 3, rest: ["900 to 99999999999 sqft"] }],
  ["2 car garage", { min_garage_spaces: 2 }],
  ["two-car garage", { min_garage_spaces: 2 }],
  ["without a pool, a garage or a fireplace", { without: "pool,garage,fireplace" }],
  ["3 beds without garage", { min_bedrooms: 3, without: "garage" }],
  ["two story house with 3 beds", { min_stories: 2, property_type: "house", min_bedrooms: 3 }],
  ["one story 3 bed", { min_bedrooms: 3, max_stories: 1 }],
  ["hoa under $200 a month", { max_hoa_fee: 200 }],
  ["no hoa, 3 beds", { min_bedrooms: 3, only: "no_hoa" }],
  ["new this week in boise", { only: "new", in: "boise" }],
  ["just listed condos", { only: "new", property_type: "condo" }],
  ["price drop", { only: "reduced" }],
  ["houses with a price cut", { only: "reduced", property_type: "house" }],
  ["reduced, new listings", { only: "new,reduced" }],
  ["viewings this week", { only: "showings" }],
  ["new construction 4 bed", { min_bedrooms: 4, features: "new_construction" }],
  ["house no pending sales", { status: "active", property_type: "house" }],
  ["83702", { place: "83702" }],
  ["3 beds in 83702-1234", { min_bedrooms: 3, place: "83702" }],
  ["homes in Idaho", { place: "Idaho" }],
  ["condos in Boise, Idaho", { property_type: "condo", in: "boise, ID" }],
  ["condos in boise id", { property_type: "condo", in: "boise, ID" }],
  ["house in Charleston, West Virginia", { property_type: "house", in: "charleston, WV" }],
  ["house in San José", { property_type: "house", in: "san josé" }],
  ["house in Ada County", { property_type: "house", in: "ada county" }],
  ["condo or townhouse in Tampa", { property_type: "condo,townhouse", in: "tampa" }],
  ["single family home under 600K", { property_type: "house", max_price: 600_000 }],
  ["3 beds with a pool and fireplace", { min_bedrooms: 3, features: "pool,fireplace" }],
  ["3 beds no pool", { min_bedrooms: 3, without: "pool" }],
  ["3 bedrom house under 400k", { property_type: "house", max_price: 400_000, min_bedrooms: 3 }],
  ["hosue under 400k", { property_type: "house", max_price: 400_000 }],
  ["3 beds near good schools", { min_bedrooms: 3, rest: ["near good schools"] }],
  [
    "I'm looking for a three bedroom house, please, under 500,000 dollars",
    { min_bedrooms: 3, property_type: "house", max_price: 500_000 },
  ],
  // As long as "boise" may mean anything, so may the bedrooms beside it.
  ["boise 3 beds", { rest: ["boise 3 beds"] }],
  ["horse barn, 5 acres", { min_lot_size: 5, features: "barn", rest: ["horse"] }],
  ["condo", { property_type: "condo" }],
  ["house with pool", { property_type: "house", features: "pool" }],
  // Never the opposite.
  ["no condos", { property_type: "house,townhouse,land" }],
  ["no condos or townhouses", { property_type: "house,land" }],
  ["anything but a townhouse in Savannah", { property_type: "house,condo,land", in: "savannah" }],
  ["a house, no condos", { property_type: "house" }],
  ["no garage", { without: "garage" }],
  ["3 bedrooms in Phoenix but no pool", { min_bedrooms: 3, in: "phoenix", without: "pool" }],
  ["without HOA fees", { only: "no_hoa" }],
  ["houses in Boise, no stairs", { property_type: "house", in: "boise", max_stories: 1 }],
  ["single story with solar panels", { max_stories: 1, features: "solar" }],
  ["not pending", { status: "active" }],
  ["under contract", { status: "pending" }],
  // A bound before, between and behind.
  ["not more than 500k", { max_price: 500_000 }],
  ["no less than 500k", { min_price: 500_000 }],
  ["500k or less", { max_price: 500_000 }],
  ["<500k", { max_price: 500_000 }],
  ["300k+", { min_price: 300_000 }],
  ["$650K max", { max_price: 650_000 }],
  ["half a million or below", { max_price: 500_000 }],
  ["budget 350000", { max_price: 350_000 }],
  ["no more than 3 bedrooms", { max_bedrooms: 3 }],
  ["more than 3 bedrooms", { min_bedrooms: 4 }],
  ["fewer than 3 bedrooms", { max_bedrooms: 2 }],
  ["4 or more bedrooms, at most 2500 sq ft", { min_bedrooms: 4, max_sqft: 2500 }],
  ["lot no bigger than half an acre", { max_lot_size: 0.5 }],
  ["3 or 4 bedrooms", { min_bedrooms: 3, max_bedrooms: 4 }],
  ["between 2 and 3 acres", { min_lot_size: 2, max_lot_size: 3 }],
  [
    "200 to 350 thousand in Saint Louis",
    { min_price: 200_000, max_price: 350_000, in: "saint louis" },
  ],
  ["hoa under 300/mo", { max_hoa_fee: 300 }],
  ["max 2500 a month", { monthly: 2500 }],
  ["four hundred fifty thousand or less", { max_price: 450_000 }],
  ["3 bedrooms or 4 bedrooms", { min_bedrooms: 3, max_bedrooms: 4 }],
  ["4 beds - 3 baths", { min_bedrooms: 4, min_bathrooms: 3 }],
  ["no smaller than 1500 sq ft", { min_sqft: 1500 }],
  ["I need 3 beds, don't want a condo", { min_bedrooms: 3, property_type: "house,townhouse,land" }],
  ["not interested in townhouses", { property_type: "house,condo,land" }],
  ["price range 300k-400k", { min_price: 300_000, max_price: 400_000 }],
  // Rooms, years, units.
  ["2+ garage", { min_garage_spaces: 2 }],
  ["houses from the 80s", { property_type: "house", min_year_built: 1980, max_year_built: 1989 }],
  ["older than 50 years", { max_year_built: 1976 }],
  ["not older than 20 years", { min_year_built: 2006 }],
  ["no older than 1990", { min_year_built: 1990 }],
  ["listed in the last 3 days", { since: "2026-11-24T12:00Z" }],
  ["active listings only", { status: "active" }],
  ["3/2", { min_bedrooms: 3, min_bathrooms: 2 }],
  ["3x2 with garage", { min_bedrooms: 3, min_bathrooms: 2, min_garage_spaces: 1 }],
  ["two bedroom two and a half bath", { min_bedrooms: 2, min_bathrooms: 2.5 }],
  ["built in the 1990s", { min_year_built: 1990, max_year_built: 1999 }],
  [
    "house from the 1990s or 2000s",
    { property_type: "house", min_year_built: 1990, max_year_built: 2009 },
  ],
  ["less than 10 years old", { min_year_built: 2016 }],
  ["newer than 2005 with garage", { min_year_built: 2005, min_garage_spaces: 1 }],
  ["listed today", { since: "2026-11-26T12:00Z" }],
  ["viewings tomorrow in Tulsa", { only: "showings", day: "tomorrow", in: "tulsa" }],
  ["200 m2", { min_sqft: 2153 }],
  ["½ acre lot", { min_lot_size: 0.5 }],
  ["10,000 sq ft lot", { min_lot_size: 0.23 }],
  // Places without "in", or with more words around them.
  ["boise idaho", { in: "boise, ID" }],
  ["Portland, Maine", { in: "portland, ME" }],
  ["New Mexico", { place: "New Mexico" }],
  ["Washington state under 700k", { place: "Washington", max_price: 700_000 }],
  ["near Tulsa under 600k", { in: "tulsa", within: 25, max_price: 600_000 }],
  ["3 beds within 10 miles of Boise", { min_bedrooms: 3, in: "boise", within: 10 }],
  ["homes for sale in Portland OR", { in: "portland, OR" }],
  ["near the beach in San Diego", { in: "san diego", rest: ["near the beach"] }],
  ["condo in downtown Denver", { property_type: "condo", in: "denver" }],
  ["in the Phoenix area, 2 beds", { in: "phoenix", within: 25, min_bedrooms: 2 }],
  ["3 beds in good condition", { min_bedrooms: 3, rest: ["in good condition"] }],
  [
    "3BR/2BA, 1,600+ sf, fenced yard, built after 1980, < $600K, Traverse City MI",
    {
      min_bedrooms: 3,
      min_bathrooms: 2,
      min_sqft: 1600,
      features: "fenced,yard",
      min_year_built: 1980,
      max_price: 600_000,
      in: "traverse city, MI",
    },
  ],
  [
    "Budget: $800k. 3+ bd / 2+ ba. Garage a must. No HOA. Thx!",
    { max_price: 800_000, min_bedrooms: 3, min_bathrooms: 2, min_garage_spaces: 1, only: "no_hoa" },
  ],
  ["at least 2 acres but no more than 10", { min_lot_size: 2, max_lot_size: 10 }],
  ["lot between 5000 and 10000 sq ft", { min_lot_size: 0.11, max_lot_size: 0.23 }],
  ["within an hour of Denver", { in: "denver", within: 25, rest: ["within an hour"] }],
  ["north of Boise, 2 beds", { in: "boise", within: 25, min_bedrooms: 2, rest: ["north"] }],
  ["in Boise, or Meridian", { in: "boise", others: ["meridian"] }],
  ["in portland, or", { in: "portland, OR" }],
  // Prices of homes in thousands, where nothing says what the numbers are.
  ["350-400", { min_price: 350_000, max_price: 400_000 }],
  ["350 - 400", { min_price: 350_000, max_price: 400_000 }],
  ["350 to 400", { min_price: 350_000, max_price: 400_000 }],
  ["350–400", { min_price: 350_000, max_price: 400_000 }],
  ["between 350 and 400", { min_price: 350_000, max_price: 400_000 }],
  ["from 350 to 400", { min_price: 350_000, max_price: 400_000 }],
  ["350-400 in boise", { min_price: 350_000, max_price: 400_000, in: "boise" }],
  ["3 beds 350-400", { min_bedrooms: 3, min_price: 350_000, max_price: 400_000 }],
  ["condo 200-275", { property_type: "condo", min_price: 200_000, max_price: 275_000 }],
  ["$350-$400", { min_price: 350_000, max_price: 400_000 }],
  ["budget 350-400", { min_price: 350_000, max_price: 400_000 }],
  [
    "price 350 to 400, 3/2",
    { min_price: 350_000, max_price: 400_000, min_bedrooms: 3, min_bathrooms: 2 },
  ],
  [
    "3-4 beds, 350-400",
    { min_bedrooms: 3, max_bedrooms: 4, min_price: 350_000, max_price: 400_000 },
  ],
  ["50-100 land", { property_type: "land", min_price: 50_000, max_price: 100_000 }],
  ["800-950", { min_price: 800_000, max_price: 950_000 }],
  ["3-4", { min_bedrooms: 3, max_bedrooms: 4 }],
  ["3-4 in boise", { min_bedrooms: 3, max_bedrooms: 4, in: "boise" }],
  ["3-2", { min_bedrooms: 3, min_bathrooms: 2 }],
  ["350-400 sqft", { min_sqft: 350, max_sqft: 400 }],
  ["350-400 a month", { min_monthly: 350, monthly: 400 }],
  ["350-400 acres", { min_lot_size: 350, max_lot_size: 400 }],
  ["350-400 Maple St", { rest: ["350-400", "maple st"] }],
  ["100-200 feet from the beach", { rest: ["100-200", "feet from the beach"] }],
  ["2-4 unit building", { rest: ["2-4", "unit building"] }],
  ["$200-$300 hoa", { rest: ["$200-$300", "hoa"] }],
  ["open house sat 1-4", { only: "open", day: "saturday", rest: ["1-4"] }],
  ["400-350", { rest: ["400-350"] }],
  ["1990-2005", { rest: ["1990-2005"] }],
  ["1500-2000", { rest: ["1500-2000"] }],
  ["at least 350-400", { rest: ["at least 350-400"] }],
  // Floors that are not wanted.
  ["not two story", { max_stories: 1 }],
  ["no two story", { max_stories: 1 }],
  ["not a two-story", { max_stories: 1 }],
  ["no 2 story homes", { max_stories: 1 }],
  ["not 2-story", { max_stories: 1 }],
  ["house that isn't two stories", { property_type: "house", max_stories: 1 }],
  ["anything but two story", { max_stories: 1 }],
  ["without a second story", { max_stories: 1 }],
  ["not single story", { min_stories: 2 }],
  ["no one story homes", { min_stories: 2 }],
  ["not three story", { max_stories: 2 }],
  ["no multi-story", { max_stories: 1 }],
  ["nothing with two floors", { max_stories: 1 }],
  ["3 beds not two story under 400k", { min_bedrooms: 3, max_stories: 1, max_price: 400_000 }],
  ["not more than two stories", { max_stories: 2 }],
  ["don't want two stories", { max_stories: 1 }],
  [
    "I do not want a 2 story house in Boise",
    { max_stories: 1, property_type: "house", in: "boise" },
  ],
  ["no two-story, no condos", { max_stories: 1, property_type: "house,townhouse,land" }],
  ["not single story or condo", { min_stories: 2, property_type: "house,townhouse,land" }],
  ["no two story or three story", { max_stories: 1 }],
  ["sin dos pisos", { max_stories: 1 }],
  ["not a two-story condo", { rest: ["not a two-story condo"] }],
  // Spanish
  ["en Tulsa, al menos 3 recámaras", { in: "tulsa", min_bedrooms: 3 }],
  ["casas en venta en Tulsa", { property_type: "house", in: "tulsa" }],
  ["casa de 3 recámaras en Santa Fe", { property_type: "house", min_bedrooms: 3, in: "santa fe" }],
  ["3 cuartos 2 baños con garaje", { min_bedrooms: 3, min_bathrooms: 2, min_garage_spaces: 1 }],
  ["menos de 400 mil", { max_price: 400_000 }],
  ["terreno en Montana", { property_type: "land", place: "Montana" }],
  ["casa de una planta en Phoenix", { property_type: "house", max_stories: 1, in: "phoenix" }],
  ["sin HOA en Boise", { only: "no_hoa", in: "boise" }],
  ["hasta 900000 dólares cerca de San Diego", { max_price: 900_000, in: "san diego", within: 25 }],
];

const NOW = Date.parse("2026-11-27T12:00Z");

it.each(PHRASES)("%s", (phrase, { in: place, within, others, rest = [], ...filters }) => {
  const { isRefused: _said, ...read } = readPlainSearch(phrase, NOW) ?? { filters: {}, rest: [] };
  expect(read).toEqual({
    filters,
    ...(place ? { place } : {}),
    ...(others ? { others } : {}),
    ...(within ? { within } : {}),
    rest,
  });
});

it.each([
  ...["", "porch", "maple street", "cozy house", "cheap", "duplex", "!!", "| |0|"],
  ...["1418 Maple Street", "12 Elm St, Unit 4", "reading nook under the stairs", "bright"],
])("%j is searched for as words", (text) => {
  const read = readPlainSearch(text);
  expect(read?.filters ?? {}).toEqual({});
});

describe("a search of any words", () => {
  const words = fc.constantFrom(
    ...PHRASES.flatMap(([phrase]) => phrase.split(" ")),
    ...["|", "$", "0", "99999999999", "1/2", "-", "in", ",", "built", "k"],
  );
  const text = fc.oneof(
    anyText(200),
    fc.array(words, { maxLength: 14 }).map((some) => some.join(" ")),
  );

  it("filters are ones that an address can have", () => {
    fc.assert(
      fc.property(text, (written) => {
        const { filters = {} } = readPlainSearch(written) ?? {};
        const { search_term: _words, ...rest } = filters;
        const read = parseFilters(filtersToQuery(rest));
        expect(read).toEqual({ filters: rest, problems: [] });
      }),
      { numRuns: draws(1000) },
    );
  });

  it("no word is made up: what is left over was written", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (some) => {
        const written = some.join(" ").toLowerCase();
        for (const left of readPlainSearch(written)?.rest ?? [])
          for (const word of left.split(/[\s,]+/))
            if (!/\d/.test(word)) expect(written).toContain(word);
      }),
      { numRuns: draws(500) },
    );
  });

  const WISHES = [
    ...[
      "3 beds",
      "at most 2 baths",
      "under 400k",
      "over 1500 sqft",
      "built after 1990",
      "a garage",
    ],
    ...[
      "condos",
      "no HOA",
      "open house",
      "not pending",
      "half an acre",
      "with a pool",
      "no stairs",
    ],
    ...["in Tulsa", "without a basement", "AC", "max 2500 a month", "open on saturday"],
  ];

  it("the understood words and the others are together what was typed", () => {
    const JUNK = [
      "sunny",
      "quirky",
      "turnkey",
      "feng shui",
      "no carpet",
      "next weekend",
      "a turret",
    ];
    forAll(
      fc.tuple(
        fc.shuffledSubarray(WISHES, { minLength: 1 }),
        fc.shuffledSubarray(JUNK, { minLength: 1 }),
        fc.infiniteStream(fc.boolean()),
      ),
      ([wishes, junk, coin]) => {
        const [most, rest] = [["built before 2020", ...wishes], [...junk]];
        const all: string[] = [];
        while (most.length + rest.length > 0) {
          const from = rest.length === 0 || (most.length > 0 && coin.next().value) ? most : rest;
          all.push(from.shift() ?? "");
        }
        const read = readPlainSearch(all.join(", "), NOW);
        const plain = readPlainSearch(["built before 2020", ...wishes].join(", "), NOW);
        expect(read?.filters).toEqual(plain?.filters);
        expect(read?.rest).toEqual(junk.map((each) => each.replace(/^a /, "")));
      },
    );
  });

  it("every feature and its negation are opposite filters, however it is called", () => {
    for (const [called, name] of FEATURES) {
      const wanted = readPlainSearch(`3 beds, ${called}`)?.filters;
      expect(wanted?.features?.split(","), called).toContain(name);
      // "don't want a" takes the first word of "a la orilla del lago".
      for (const no of ["no", "without", "sin", "don't want"].slice(
        0,
        /^a /.test(called) ? 3 : 4,
      )) {
        const refused = readPlainSearch(`3 beds, ${no} ${called}`)?.filters;
        expect(refused?.without?.split(",") ?? [], `${no} ${called}`).toContain(name);
        expect(refused?.features).toBeUndefined();
      }
    }
  });

  it.each([
    ["no HOA, condos", { only: "no_hoa", property_type: "condo" }],
    ["no garage, pool", { without: "garage", features: "pool" }],
    ["no garage but a pool", { without: "garage", features: "pool" }],
    ["no pool or garage", { without: "pool,garage" }],
    ["no pool, garage or basement", { without: "pool,garage,basement" }],
    ["no condos, houses with a pool", { property_type: "house", features: "pool" }],
    ["far from Denver, 3 beds", { min_bedrooms: 3 }],
    ["not near Denver", {}],
    ["not in New Orleans, 2 beds", { min_bedrooms: 2 }],
    ["more than 20 miles from Boise", {}],
    ["at least 10 miles from Denver, 3 beds", { min_bedrooms: 3 }],
    ["pets not allowed", { without: "pets" }],
    ["no HOA fees or condos", { only: "no_hoa", property_type: "house,townhouse,land" }],
    ["que no sea condominio", { property_type: "house,townhouse,land" }],
    ["not a two story, 3 beds", { min_bedrooms: 3, max_stories: 1 }],
    ["two story, not two story", { min_stories: 2 }],
    ["not 350-400", {}],
    ["not between 350 and 400", {}],
    ["not from 350k to 400k", {}],
    ["payment over 3000 a month", { min_monthly: 3000 }],
    ["nice to have: pool, hot tub. 3 beds", { min_bedrooms: 3 }],
    ["pool is not needed, 3 beds", { min_bedrooms: 3 }],
  ])("%j is never the opposite", (phrase, filters) => {
    const read = readPlainSearch(phrase, NOW);
    expect(read?.filters).toEqual(filters);
    expect(read?.place).toBeUndefined();
  });

  it("the order of wishes doesn't matter", () => {
    forAll(fc.shuffledSubarray(WISHES, { minLength: 2 }), (wishes) => {
      const [one, other] = [wishes, [...wishes].reverse()].map(
        (each) => readPlainSearch(each.join(", "))?.filters,
      );
      expect(one).toEqual(other);
    });
  });

  it("a wish and its opposite never give the same filters", () => {
    for (const wish of [
      "condos",
      "townhouses",
      "pending",
      "HOA under 200",
      "stairs",
      "garage",
      "pool",
    ])
      expect(readPlainSearch(`3 beds, no ${wish}`)?.filters).not.toEqual(
        readPlainSearch(`3 beds, ${wish}`)?.filters,
      );
    forAll(fc.integer({ min: 20, max: 900 }), (thousands) => {
      for (const [most, least] of [
        ["under", "over"],
        ["not more than", "more than"],
        ["no more than", "no less than"],
        ["not over", "not under"],
      ]) {
        expect(readPlainSearch(`${most} ${thousands}k`)?.filters).toEqual({
          max_price: thousands * 1000,
        });
        expect(readPlainSearch(`${least} ${thousands}k`)?.filters).toEqual({
          min_price: thousands * 1000,
        });
      }
    });
  });

  it("a price in thousands is the same however it is written", () => {
    forAll(fc.integer({ min: 10, max: 999 }), (thousands) => {
      for (const written of [
        ...[`under ${thousands}k`, `under $${thousands},000`, `less than ${thousands} thousand`],
        ...[`below ${thousands}000`, `MAX ${thousands}K`, `up to $ ${thousands}k dollars`],
      ])
        expect(readPlainSearch(written)?.filters).toEqual({ max_price: thousands * 1000 });
    });
  });
});

it("a place is recognized by whole words only", () => {
  expect(isPlaceNamed("Boise, ID", "boise")).toBe(true);
  expect(isPlaceNamed("Boise, ID", "boise, ID")).toBe(true);
  expect(isPlaceNamed("St. George, UT", "saint george")).toBe(true);
  expect(isPlaceNamed("Española, NM", "espanola")).toBe(true);
  expect(isPlaceNamed("Boise, ID", "boi")).toBe(false);
  expect(isPlaceNamed("Boise, ID", "")).toBe(false);
});
