import type { Cell } from "./csv-row.ts";
import {
  bathroomsIn,
  type Imported,
  type ImportName,
  monthly,
  periodIn,
  SAID,
  toImported,
  typeIn,
} from "./imported.ts";
import { acresOf, readNumber } from "./read-number.ts";
import { type Address, readAddress } from "./street-address.ts";
import { withinWords } from "./within-words.ts";

/**
 * Reads a row under its headings: those of portals, spreadsheets and the RESO dictionary. Where two columns
 * disagree, or a value may mean two things, nothing is taken.
 */
export function readRow(row: readonly Cell[]): Imported {
  const cells = new Cells(row);
  const address = addressOf(cells);
  const read = [
    ...WORDS.flatMap(([name, read, ...headings]) => cells.readAll(name, read, headings)),
    ...address,
    ...cells.join("bathrooms", bathroomsOf),
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

type Read = ReturnType<typeof toImported>[number] & { cells: Cell[] };

class Cells {
  readonly #cells: (Cell & { plain: string; cell: Cell })[];
  readonly #asked = new Map<string, string>();
  readonly #spoken = new Set<ImportName>();

  constructor(row: readonly Cell[]) {
    this.#cells = row
      .filter(({ value }) => value !== "")
      .map((cell) => ({ ...cell, plain: plainHeading(cell.heading), cell }));
  }

  /** The first column under one of these headings, in their order. */
  find(headings: readonly string[]): Cell | undefined {
    for (const heading of headings) {
      const found = this.#cells.find(({ plain }) => plain === heading);
      if (found) return found.cell;
    }
    return undefined;
  }

  /** One value that all columns of these headings agree on. */
  readAll(name: ImportName, read: (value: string) => unknown, headings: readonly string[]): Read[] {
    const all = this.#cells.filter(({ plain }) => headings.includes(plain));
    if (all.length > 0) this.#spoken.add(name);
    const values = all.map(({ cell, heading, value }) =>
      toImported(name, read(value), `${heading}: ${value}`).map((field) => ({
        ...field,
        cells: [cell],
      })),
    );
    // "Residential" beside "Condominium" says less, not something else.
    const said = values.flat();
    const [first] = said;
    if (!first || said.some(({ value }) => !isSame(value, first.value))) return [];
    return [{ ...first, cells: said.flatMap(({ cells }) => cells) }];
  }

  /** A value that several columns say together. */
  join(name: ImportName, read: (cells: Cells) => Joined | undefined): Read[] {
    const joined = read(this);
    if (!joined) return [];
    this.#spoken.add(name);
    const said = joined.cells.map(({ heading, value }) => `${heading}: ${value}`).join(", ");
    if (joined.question)
      for (const { heading } of joined.cells) this.#asked.set(heading, joined.question);
    return toImported(name, joined.value, said).map((field) => ({ ...field, cells: joined.cells }));
  }

  questionOf(heading: string): string {
    const question = this.#asked.get(heading);
    return question ? ` (${question})` : "";
  }

  speaksOf(name: ImportName): boolean {
    return this.#spoken.has(name);
  }
}

/** Without a value, it is left out, and the question says why. */
type Joined = { value?: unknown; cells: Cell[]; question?: string };

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one).toLowerCase() === JSON.stringify(other).toLowerCase();
}

/** "Lot Size (Acres)" and "lotSizeAcres" are one; "$/SqFt" and "HOA/Month" keep what their signs say. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\$\s*\//g, "price per ")
    .replaceAll("#", "number")
    .replace(/\/\s*(?=mo|yr|year|sq)/g, " per ")
    .replace(/[^a-z0-9]/g, "");
}

const whole = (value: string) => readNumber(value, "whole") ?? undefined;
const counted = (words: RegExp) => (value: string) => whole(value.trim().replace(words, ""));
const positive = (value: number | null) => (value ? value : undefined);

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
  ["state", String, "state", "stateorprovince", "st", "stateprovince"],
  [
    "zip_code",
    String,
    "zip",
    "zipcode",
    "postalcode",
    "zippostalcode",
    "ziporpostalcode",
    "postcode",
  ],
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
    counted(/\s*(?:bed(?:room)?s?|brs?|bds?)\.?$/i),
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
    "sqft",
    (value) => positive(readNumber(value, "sqft")),
    "sqft",
    "squarefeet",
    "squarefootage",
    "livingarea",
    "livingareasqft",
    "totalsqft",
    "buildingsqft",
    "homesqft",
    "sqfttotal",
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

function priceIn(value: string): number | undefined {
  const [, first = value] =
    /^(\S+(?: \d{3})*) \((?:was|reduced from|originally)\b[^)]*\)$/i.exec(value) ?? [];
  const price = readNumber(first, "dollars");
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
      const isSaid =
        unit &&
        address?.street.toLowerCase().includes(
          unitOf(unit.value)
            .toLowerCase()
            .replace(/^unit /, ""),
        );
      const street =
        unit && address && !isSaid ? `${address.street} ${unitOf(unit.value)}` : address?.street;
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

function unitOf(value: string): string {
  return /^[\w-]{1,6}$/.test(value) ? `Unit ${value}` : value;
}

// What several columns say

const BATHS = [
  "baths",
  "bath",
  "bathrooms",
  "ba",
  "numberofbathrooms",
  "bathroomstotal",
  "bathroomstotaldecimal",
  "totalbaths",
  "bathstotal",
  "totalbathrooms",
];
/** How many rooms, half ones counted as one. */
const BATH_ROOMS = ["bathroomstotalinteger"];
const PART_BATHS = [
  [1, ["bathroomsfull", "fullbaths", "bathsfull", "fullbathrooms", "numberoffullbaths"]],
  [0.5, ["bathroomshalf", "halfbaths", "bathshalf", "halfbathrooms", "numberofhalfbaths"]],
  [0.75, ["bathroomsthreequarter", "threequarterbaths"]],
  [0.25, ["bathroomsonequarter", "quarterbaths"]],
] as const;

function bathroomsOf(cells: Cells): Joined | undefined {
  const parts = PART_BATHS.map(([share, headings]) => ({ share, cell: cells.find(headings) }));
  const known = parts.flatMap(({ share, cell }) => (cell ? [{ share, cell }] : []));
  const total = cells.find(BATHS);
  const rooms = cells.find(BATH_ROOMS);
  if (known.length > 1) {
    const sum = known.reduce(
      (all, { share, cell }) => all + share * (whole(cell.value) ?? Number.NaN),
      0,
    );
    return { value: sum, cells: [...known.map(({ cell }) => cell), ...(rooms ? [rooms] : [])] };
  }
  if (total) return { value: bathroomsIn(total.value), cells: [total] };
  const cell = rooms ?? known[0]?.cell;
  return cell && { cells: [cell], question: "how many of them are half bathrooms?" };
}

const LOT = ["lotsize", "lotsizearea", "lotareavalue", "lotarea", "landsize", "lot"];
const LOT_UNIT = ["lotsizeunits", "lotsizeunit", "lotunits", "lotareaunit", "lotareaunits"];
const LOT_ACRES = [
  "lotsizeacres",
  "lotacres",
  "acres",
  "acreage",
  "lotsizeinacres",
  "lotareaacres",
];
const LOT_SQFT = [
  "lotsizesquarefeet",
  "lotsqft",
  "lotsizesqft",
  "lotsquarefeet",
  "lotareasqft",
  "landsqft",
];
/** A smaller bare lot is in acres: nobody has one of a hundred square feet. */
const SURELY_ACRES = 100;

function lotOf(cells: Cells): Joined | undefined {
  const unit = cells.find(LOT_UNIT);
  const lots = [
    { cell: cells.find(LOT_ACRES), unit: "acres" },
    { cell: cells.find(LOT_SQFT), unit: "sq ft" },
    { cell: cells.find(LOT), unit: unit?.value.replace(/square ?feet|sqft/i, "sq ft") ?? "" },
  ].flatMap(({ cell, unit: said }) => (cell ? [{ cell, acres: lotIn(cell, said) }] : []));
  const known = lots.filter(({ acres }) => acres !== undefined);
  const [first] = known;
  if (!first) return lots[0] && { cells: [lots[0].cell], question: "acres or square feet?" };
  const isOne = known.every(
    ({ acres = 0 }) => Math.abs(acres - (first.acres ?? 0)) < 0.01 + acres / 50,
  );
  return {
    value: isOne ? first.acres : undefined,
    cells: [...known.map(({ cell }) => cell), ...(unit ? [unit] : [])],
    ...(isOne ? {} : { question: "the columns don't agree" }),
  };
}

/** Acres. Other units, such as hectares, aren't read. */
function lotIn({ heading, value }: Cell, unit: string): number | undefined {
  const isBare = /^[\d.,\s]+$/.test(value);
  if (!isBare) return positive(readNumber(value.replace(/ lot$/i, ""), "acres"));
  if (/^sq/i.test(unit)) return positive(acresOf(readNumber(value, "sqft") ?? 0));
  if (/^ac/i.test(unit)) return positive(readNumber(`${value} acres`, "acres"));
  const acres = readNumber(value, "decimal");
  // "Lot: 12" is rather its number.
  const isSize = plainHeading(heading) !== "lot" || value.includes(".");
  return unit === "" && isSize && acres !== null && acres < SURELY_ACRES
    ? positive(acres)
    : undefined;
}

const FEE = [
  "hoa",
  "hoafee",
  "hoafees",
  "hoadues",
  "associationfee",
  "hoaamount",
  "associationdues",
];
const FREQUENCY = [
  "associationfeefrequency",
  "hoafrequency",
  "hoafeefrequency",
  "hoapaymentfrequency",
  "associationfeeterm",
  "hoafeeterm",
  "hoaterm",
  "feefrequency",
  "hoaperiod",
];
const FEE_MONTHLY = [
  "hoapermonth",
  "hoapermo",
  "hoamonth",
  "hoamonthly",
  "monthlyhoa",
  "monthlyhoafee",
  "hoafeemonthly",
  "hoafeepermonth",
  "hoafeepermo",
  "hoaduesmonthly",
  "monthlyhoadues",
  "monthlyassociationfee",
];
const FEE_YEARLY = [
  "hoaperyear",
  "hoaperyr",
  "hoaannual",
  "hoayearly",
  "annualhoa",
  "annualhoafee",
  "hoafeeannual",
  "hoafeeperyear",
  "hoafeeyearly",
  "annualhoadues",
  "hoaduesannual",
  "annualassociationfee",
  "yearlyhoa",
];
/** A second fee makes the first only a part. */
const SECOND_FEE = ["associationfee2", "hoafee2", "hoa2"];

function feeOf(cells: Cells): Joined | undefined {
  const month = cells.find(FEE_MONTHLY);
  const year = cells.find(FEE_YEARLY);
  const plain = cells.find(FEE);
  const frequency = cells.find(FREQUENCY);
  const cell = month ?? year ?? plain;
  if (!cell) return undefined;
  const second = cells.find(SECOND_FEE);
  if (second && whole(second.value) !== 0)
    return { cells: [cell], question: "there is a second fee" };
  const joined = [cell, ...(cell === plain && frequency ? [frequency] : [])];
  if (/^(?:none|no|no hoa|\$?0(?:\.0+)?)$/i.test(cell.value)) return { value: 0, cells: joined };
  const [, amount = cell.value, period] =
    /^(\$?\s?[\d.,\s]+?)\s*(\/.*|per .*|a .*|[a-z-]+)$/i.exec(cell.value) ?? [];
  const said = period ?? (cell === month ? "monthly" : cell === year ? "yearly" : frequency?.value);
  const fee = readNumber(amount, "dollars");
  const every = said === undefined ? undefined : periodIn(said);
  if (fee === null || every === undefined) return { cells: [cell], question: "a month or a year?" };
  return { value: monthly(fee, every), cells: joined };
}

const HEADINGS: ReadonlySet<string> = new Set([
  ...WORDS.flatMap(([, , ...headings]) => headings),
  ...[ADDRESS, UNIT, BATHS, BATH_ROOMS, LOT, LOT_UNIT, LOT_ACRES, LOT_SQFT].flat(),
  ...[FEE, FREQUENCY, FEE_MONTHLY, FEE_YEARLY].flat(),
  ...Object.values(PARTS).flat(),
  ...PART_BATHS.flatMap(([, headings]) => headings),
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
