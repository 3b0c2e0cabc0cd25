import { readNumber } from "../site/text/read-number.ts";
import { withinWords } from "../site/text/within-words.ts";
import { addressWords, isRoadClass, isStreetKind } from "./address-words.ts";
import type { Cell } from "./csv-row.ts";
import { Cells, isSame, plainHeading, type Read } from "./import-cells.ts";
import { bathroomsOf, feeOf, JOINED_HEADINGS, livingOf, lotOf } from "./import-joined.ts";
import { type Imported, type ImportName, SAID, typeIn } from "./imported.ts";
import { type Address, readAddress } from "./street-address.ts";
import { isZipOfState, stateCode } from "./us-states.ts";

/**
 * Reads a row under its headings: those of portals, spreadsheets and the RESO dictionary. Where two columns
 * disagree, or a value may mean two things, nothing is taken.
 */
export function readRow(row: readonly Cell[]): Imported {
  const cells = new Cells(row);
  const address = addressOf(cells);
  const read = [
    ...WORDS.flatMap(([name, read, ...headings]) => cells.readAll(name, read, headings)),
    ...cells.readAll("zip_code", (value) => zipIn(value, cells.find(STATE)?.value), ZIP),
    ...address,
    ...cells.join("bathrooms", bathroomsOf),
    ...cells.join("sqft", livingOf),
    ...cells.join("lot_size", lotOf),
    ...cells.join("hoa_fee", feeOf),
  ];
  // An address may name its town, and the row another one.
  const names = read.map(({ name }) => name);
  const fields = read.filter(({ name, value }, at) => {
    const first = names.indexOf(name);
    return first === at && read.every((each) => each.name !== name || isSame(each.value, value));
  });
  const used = new Set(fields.flatMap(({ cells: of }) => of));
  return {
    fields: fields.map(({ cells: _cells, ...field }) => field),
    left: row
      .filter((cell) => cell.value !== "" && !used.has(cell))
      .map(
        ({ heading, value }) =>
          `${heading}: ${withinWords(value, SAID)}${cells.questionOf(heading)}`,
      ),
    unclear: NAMES.filter(
      (name) => cells.speaksOf(name) && !fields.some((field) => field.name === name),
    ),
  };
}

/** Whether a heading is one that homes have. */
export function isHeading(heading: string): boolean {
  return HEADINGS.has(plainHeading(heading));
}

const whole = (value: string) => readNumber(value, "whole") ?? undefined;
const positive = (value: number | null) => (value ? value : undefined);
const counted = (words: RegExp) => (value: string) => whole(value.trim().replace(words, ""));

const STATE = ["state", "stateorprovince", "st", "stateprovince"];
const ZIP = ["zip", "zipcode", "postalcode", "zippostalcode", "ziporpostalcode", "postcode"];

/** Fields that a single column says, with its headings. */
const WORDS: readonly (readonly [ImportName, (value: string) => unknown, ...string[]])[] = [
  [
    "property_type",
    typeIn,
    "propertysubtype",
    "hometype",
    "propertytype",
    "type",
    "style",
    "buildingtype",
  ],
  ["city", String, "city", "town", "cityname", "postalcity", "municipality"],
  ["state", String, ...STATE],
  ["title", String, "title", "headline", "listingtitle"],
  [
    "price",
    priceIn,
    "price",
    "listprice",
    "askingprice",
    "listingprice",
    "currentprice",
    "listpriceusd",
    "priceusd",
  ],
  [
    "bedrooms",
    (value) => (STUDIO.test(value) ? 0 : counted(/\s*(?:bed(?:room)?s?|brs?|bds?)\.?$/i)(value)),
    "beds",
    "bed",
    "bedrooms",
    "bedroomstotal",
    "br",
    "numberofbedrooms",
    "totalbedrooms",
    "bedstotal",
  ],
  [
    "year_built",
    (value) => (/^\d{4}$/.test(value) ? whole(value) : undefined),
    "yearbuilt",
    "year",
    "built",
  ],
  [
    "garage_spaces",
    counted(/[\s-]*(?:cars?|spaces?|bays?)(?: garage)?$/i),
    "garage",
    "garagespaces",
    "garages",
    "numberofgaragespaces",
    "garagespacestotal",
  ],
  [
    "property_tax",
    (value) => positive(readNumber(value, "dollars")),
    "propertytax",
    "propertytaxes",
    "annualtax",
    "annualtaxes",
    "taxannualamount",
    "annualpropertytax",
    "annualpropertytaxes",
    "propertytaxannual",
    "taxesperyear",
    "yearlytaxes",
  ],
  ["stories", storiesIn, "stories", "levels", "floors", "storiestotal", "numberofstories"],
  [
    "description",
    String,
    "description",
    "publicremarks",
    "remarks",
    "details",
    "listingdescription",
  ],
  [
    "features",
    (value) => value.split(/\s*[;|\n]\s*|\s*,\s+/).filter(Boolean),
    "features",
    "amenities",
    "highlights",
  ],
  ["tour_url", String, "tour", "virtualtour", "virtualtoururl", "virtualtoururlunbranded", "video"],
];

/** A home whose only room is also the bedroom. */
const STUDIO = /^(?:a )?(?:studio(?: (?:apartment|apt|condo|unit))?|efficiency|0 ?\(?studio\)?)$/i;

/**
 * A ZIP code as spreadsheets leave it: without its first zero, with a decimal point, in nine digits or as a power of
 * ten. What was lost is added only where the state agrees.
 */
function zipIn(value: string, state: string | undefined): string | undefined {
  const said = value.trim();
  if (/^\d{5}(?:-\d{4})?$/.test(said)) return said;
  const digits = /^\d\.\d{4,8}e\+0?[4-8]$/i.test(said)
    ? String(Number(said))
    : said.replace(/\.0+$/, "").replace(/[\s-]/g, "");
  const code = stateCode(state ?? "");
  if (!code || !/^(?:\d{3,5}|\d{8,9})$/.test(digits)) return undefined;
  const whole = digits.length > 5 ? digits.padStart(9, "0") : digits.padStart(5, "0");
  const [zip, more] = [whole.slice(0, 5), whole.slice(5)];
  return isZipOfState(zip, code) ? zip + (more && `-${more}`) : undefined;
}

function priceIn(value: string): number | undefined {
  const [, first = value] =
    /^(\S+(?: \d{3})*) \((?:was|reduced from|originally)\b[^)]*\)$/i.exec(value) ?? [];
  // A spreadsheet shows a long number in a narrow column as "4.85E+05".
  const price = /^\d(?:\.\d+)?e\+\d{1,2}$/i.test(first)
    ? Number(first)
    : readNumber(first, "dollars");
  return price !== null && price >= LEAST_PRICE ? Math.round(price) : undefined;
}

/** Nothing below is the price of a home. */
const LEAST_PRICE = 1000;

function storiesIn(value: string): number | undefined {
  const named = ["one", "two", "three"].indexOf(value.toLowerCase()) + 1;
  return named || counted(/[\s-]*(?:stor(?:y|ies)|levels?)$/i)(value);
}

// Addresses

const ADDRESS = [
  "unparsedaddress",
  "fulladdress",
  "address",
  "streetaddress",
  "propertyaddress",
  "street",
  "addressline1",
  "siteaddress",
];
const TOWN = ["city", "town", "cityname", "postalcity", "municipality"];
const UNIT = [
  "unitnumber",
  "unit",
  "unitno",
  "apt",
  "apartment",
  "aptnumber",
  "address2",
  "addressline2",
];
const PARTS = {
  number: [
    "streetnumber",
    "housenumber",
    "addressnumber",
    "streetno",
    "streetnumbernumeric",
    "houseno",
  ],
  before: ["streetdirprefix", "streetdirection", "streetpredirection", "predirection"],
  name: ["streetname"],
  kind: ["streetsuffix", "streettype"],
  after: ["streetdirsuffix", "streetpostdirection", "postdirection"],
};

function addressOf(cells: Cells): Read[] {
  const town = cells.find(TOWN)?.value;
  const unit = cells.find(UNIT);
  const cell = cells.find(ADDRESS);
  const parts = Object.values(PARTS).map((headings) => cells.find(headings));
  const [number, , name] = parts;
  const address: Address | undefined = cell
    ? readAddress(cell.value, town)
    : number && name
      ? { street: parts.flatMap((part) => part?.value ?? []).join(" ") }
      : undefined;
  const from = cell ? [cell] : number && name ? parts.filter((part) => part !== undefined) : [];
  return cells
    .join("address", () => {
      if (from.length === 0) return undefined;
      const street =
        unit && address && !endsWithUnit(address.street, unit.value)
          ? `${address.street} ${unitOf(unit.value)}`
          : address?.street;
      return { value: street, cells: [...from, ...(unit && street ? [unit] : [])] };
    })
    .concat(
      (
        [
          ["city", address?.city],
          ["state", address?.state],
          ["zip_code", address?.zip],
        ] as const
      ).flatMap(([name, value]) => (value ? cells.join(name, () => ({ value, cells: from })) : [])),
    );
}

/**
 * Whether a street ends with the unit: "1418 Maple St #4" or "1418 Maple St 4" for "4", but neither "1418 Maple St" nor
 * "12 Main St E" for "E", which is a direction there.
 */
function endsWithUnit(street: string, unit: string): boolean {
  const words = wordsOfUnit(street);
  const named = wordsOfUnit(unit);
  if (UNIT_MARKS.has(named[0] ?? "")) named.shift();
  const before = words.at(-named.length - 1) ?? "";
  const kind = addressWords(before);
  const isStreet = isStreetKind(kind) && !isRoadClass(kind);
  return (
    words.slice(-named.length).join(" ") === named.join(" ") &&
    (UNIT_MARKS.has(before) || (isStreet && /\d/.test(named.join(""))))
  );
}

const UNIT_MARKS: ReadonlySet<string> = new Set(["#", "unit", "apt", "apartment", "suite", "ste"]);

function wordsOfUnit(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("#", " # ")
    .split(/[\s,.]+/)
    .filter(Boolean);
}

function unitOf(value: string): string {
  return /^[\w-]{1,6}$/.test(value) ? `Unit ${value}` : value;
}

const HEADINGS: ReadonlySet<string> = new Set([
  ...WORDS.flatMap(([, , ...headings]) => headings),
  ...[...ADDRESS, ...UNIT, ...ZIP, ...JOINED_HEADINGS],
  ...Object.values(PARTS).flat(),
]);
const NAMES: readonly ImportName[] = [
  "price",
  "address",
  "city",
  "zip_code",
  "bathrooms",
  "lot_size",
  "hoa_fee",
  "property_type",
];
