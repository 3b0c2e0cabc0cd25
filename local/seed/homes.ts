import type {
  ListingStatus,
  PropertyType,
} from "../../supabase/functions/_shared/domain/homes/listings.ts";
import { featuresFor } from "./features.ts";
import { type FurtherFacts, furtherFacts } from "./further-facts.ts";
import { DEMO_OWNERS } from "./people.ts";
import { placeIn } from "./places.ts";
import { Random, uuidOf } from "./random.ts";
import { type Climate, TOWNS, type Town } from "./towns.ts";
import { describe } from "./words.ts";

/** A demo home before it is written. Days count back from the day of seeding. */
export interface Home {
  key: string;
  id: string;
  town: Town;
  climate: Climate;
  /** Index into the owners in people.ts. */
  owner: number;
  type: PropertyType;
  style: string;
  title: string;
  description: string;
  address: string;
  zipCode: string;
  lat: number;
  lng: number;
  timeZone: string;
  price: number;
  /** Earlier asking prices, oldest first. */
  earlierPrices: { price: number; daysAgo: number }[];
  bedrooms: number | null;
  bathrooms: number | null;
  sqft: number | null;
  /** The lot in acres. */
  lotSize: number | null;
  yearBuilt: number | null;
  features: string[];
  further: FurtherFacts;
  status: ListingStatus;
  listedDaysAgo: number;
}

const HOME_COUNT = 336;
/** The first homes belong to the demo owners, so that each login has something to see. */
const DEMO_HOMES: readonly {
  owner: number;
  city: string;
  type: PropertyType;
  status: ListingStatus;
}[] = [
  { owner: 0, city: "Boise", type: "house", status: "active" },
  { owner: 0, city: "Santa Fe", type: "house", status: "active" },
  { owner: 0, city: "Portland", type: "townhouse", status: "draft" },
  { owner: 1, city: "Savannah", type: "townhouse", status: "active" },
  { owner: 1, city: "Honolulu", type: "condo", status: "active" },
];
const OTHER_OWNERS = 62;

/** All homes, the same in every run. */
export function homes(): Home[] {
  return Array.from({ length: HOME_COUNT }, (_, index) => home(index));
}

/** Whether a home belongs to one of the demo's logins. */
export function isDemo(home: Home): boolean {
  return home.owner < DEMO_OWNERS.length;
}

/** The demo owners' homes that are for sale; by owner, when one is named. */
export function forSale(homes: readonly Home[], owner?: number): Home[] {
  return homes.filter(
    (home) => isDemo(home) && home.status === "active" && home.owner === (owner ?? home.owner),
  );
}

function home(index: number): Home {
  const key = `home-${index}`;
  const random = new Random(key);
  const demo = DEMO_HOMES[index];
  const town = demo ? townNamed(demo.city) : townAt(index);
  const type = demo?.type ?? typeFor(town, random);
  const place = placeIn(town, random);
  const facts = type === "land" ? parcel(town, random) : building(town, type, random);
  const features = featuresFor(type, town.climate, random);
  const { title, description } = describe({ town, type, features, ...facts }, random);
  const listedDaysAgo = demo ? random.int(4, 24) : Math.floor(random.next() ** 1.6 * 118) + 1;
  return {
    key,
    id: uuidOf(key),
    town,
    climate: town.climate,
    owner: demo?.owner ?? 2 + (index % OTHER_OWNERS),
    type,
    title,
    description,
    address: type === "land" ? parcelAddress(town, random) : streetAddress(town, type, random),
    ...place,
    ...facts,
    earlierPrices: earlierPrices(facts.price, listedDaysAgo, random),
    features,
    further: furtherFacts({ key, type, features, state: town.state, ...facts }),
    status: demo?.status ?? statusFor(random),
    listedDaysAgo,
  };
}

type Facts = Pick<
  Home,
  "style" | "price" | "bedrooms" | "bathrooms" | "sqft" | "lotSize" | "yearBuilt"
>;

function building(town: Town, type: PropertyType, random: Random): Facts {
  const [from, to] = town.built;
  const yearBuilt =
    type === "condo" && random.chance(0.5)
      ? random.int(Math.max(from, 1965), 2019)
      : random.chance(0.15)
        ? random.int(Math.min(to, 2005), 2022)
        : random.int(from, to);
  const bedrooms = random.weighted<number>(
    type === "condo"
      ? [
          [1, 4],
          [2, 5],
          [3, 1],
        ]
      : type === "townhouse"
        ? [
            [2, 4],
            [3, 6],
            [4, 1],
          ]
        : [
            [2, 2],
            [3, 6],
            [4, 4],
            [5, 1],
          ],
  );
  const bathrooms = Math.max(1, random.int(bedrooms + 1, 2 * bedrooms) / 2);
  const roomy = town.dense ? 0.88 : 1;
  const sqft =
    Math.round(((280 + bedrooms * 430 + bathrooms * 90) * random.range(0.85, 1.25) * roomy) / 10) *
    10;
  const lotSize =
    type === "condo"
      ? null
      : type === "townhouse"
        ? round2(random.range(0.03, 0.09))
        : lotOf(town, random);
  const age = Math.max(0, 2026 - yearBuilt);
  const condition = random.range(0.9, 1.12) * (age < 12 ? 1.1 : 1);
  const perSqft = town.perSqft * (type === "condo" ? 1.06 : type === "townhouse" ? 1.0 : 1.02);
  // Small homes cost more per square foot than large ones.
  const scale = (1700 / sqft) ** 0.14;
  const price = roundPrice(sqft * perSqft * condition * scale + (lotSize ?? 0) * 20_000);
  return {
    style: regional(styleOf(town, type, yearBuilt, random), town, yearBuilt),
    price,
    bedrooms,
    bathrooms,
    sqft,
    lotSize,
    yearBuilt,
  };
}

function parcel(town: Town, random: Random): Facts {
  const acres =
    town.dense || town.perAcre > 300_000
      ? round2(random.range(0.05, 0.24))
      : Math.round(
          random.weighted([
            [random.range(0.3, 2), 4],
            [random.range(2, 14), 4],
            [random.range(14, 60), 1],
          ]) * 10,
        ) / 10;
  // The tenth acre costs less than the first.
  const price = roundPrice(town.perAcre * acres ** 0.62 * random.range(0.8, 1.25));
  const style =
    town.climate === "desert" ? "desert" : random.pick(["meadow", "forest", "shore", "hills"]);
  return {
    style,
    price,
    bedrooms: null,
    bathrooms: null,
    sqft: null,
    lotSize: acres,
    yearBuilt: null,
  };
}

function styleOf(town: Town, type: PropertyType, year: number, random: Random): string {
  if (type === "condo") return year < 1945 ? "loft" : year < 1990 ? "mid-rise" : "tower";
  if (type === "townhouse")
    return year < 1940 ? "brownstone" : year < 1990 ? "painted-row" : "modern-row";
  if (town.climate === "desert")
    return year > 2000 ? random.pick(["adobe", "modern"]) : random.pick(["adobe", "ranch"]);
  if (year < 1905) return random.pick(["victorian", "farmhouse", "colonial"]);
  if (year < 1940) return random.pick(["craftsman", "colonial", "cape-cod"]);
  if (year < 1985) return random.pick(["ranch", "cape-cod", "a-frame", "ranch"]);
  return random.pick(["modern", "farmhouse", "craftsman"]);
}

/** Some styles are only built in their part of the country. */
const REGIONAL: Record<Climate, Record<string, string>> = {
  cold: { "a-frame": "lodge", colonial: "tudor" },
  mild: { colonial: "tudor" },
  desert: { adobe: "spanish" },
  tropical: { modern: "spanish" },
};
const ON_THE_COAST = ["Charleston", "Savannah", "Fairhope", "Annapolis"];

function regional(style: string, town: Town, year: number): string {
  const local =
    style === "craftsman" && year > 1985 && town.climate !== "tropical"
      ? "traditional"
      : style === "cape-cod" && ON_THE_COAST.includes(town.city)
        ? "beach-house"
        : REGIONAL[town.climate][style];
  // These facts have a random source of their own, so that the rest of the home doesn't change.
  return local && new Random(`${town.city}-${year}-${style}`).chance(0.5) ? local : style;
}

function lotOf(town: Town, random: Random): number {
  return round2(town.dense ? random.range(0.06, 0.16) : random.range(0.11, 0.55));
}

function typeFor(town: Town, random: Random): PropertyType {
  return random.weighted<PropertyType>(
    town.dense
      ? [
          ["condo", 9],
          ["townhouse", 7],
          ["house", 6],
          ["land", 1],
        ]
      : [
          ["house", 13],
          ["townhouse", 3],
          ["condo", 3],
          ["land", 3],
        ],
  );
}

function statusFor(random: Random): ListingStatus {
  return random.weighted<ListingStatus>([
    ["active", 88],
    ["pending", 5],
    ["sold", 3],
    ["withdrawn", 2],
    ["draft", 2],
  ]);
}

function earlierPrices(
  price: number,
  listedDaysAgo: number,
  random: Random,
): Home["earlierPrices"] {
  if (listedDaysAgo < 21 || !random.chance(0.3)) return [];
  const first = roundPrice(price * random.range(1.025, 1.07));
  return first > price ? [{ price: first, daysAgo: listedDaysAgo }] : [];
}

function streetAddress(town: Town, type: PropertyType, random: Random): string {
  const number = random.int(2, town.dense ? 899 : 2890);
  const unit =
    type === "condo" ? `, Unit ${random.int(1, 9)}${random.pick(["A", "B", "C", "D"])}` : "";
  return `${number} ${random.pick(town.streets)}${unit}`;
}

function parcelAddress(town: Town, random: Random): string {
  return `Lot ${random.int(1, 48)}, ${random.pick(town.streets)}`;
}

function townAt(index: number): Town {
  const town = TOWNS[(index * 7) % TOWNS.length];
  if (!town) throw new Error("There are no towns.");
  return town;
}

function townNamed(city: string): Town {
  const town = TOWNS.findLast((candidate) => candidate.city === city);
  if (!town) throw new Error(`${city} is not one of the towns.`);
  return town;
}

/** Asking prices end in 000, 500 or 900, as owners write them. */
function roundPrice(price: number): number {
  if (price < 100_000) return Math.max(4_500, Math.round(price / 500) * 500);
  const thousands = Math.round(price / 1000);
  return thousands % 5 === 4 ? thousands * 1000 + 900 : Math.round(thousands / 5) * 5000;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
