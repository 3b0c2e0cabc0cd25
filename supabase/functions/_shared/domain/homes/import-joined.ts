import { acresOf, readNumber, SQFT_AN_ACRE } from "../site/text/read-number.ts";
import type { Cell } from "./csv-row.ts";
import { type Cells, type Joined, plainHeading } from "./import-cells.ts";
import { bathroomsIn, monthly, periodIn } from "./imported.ts";

/** Facts that several columns of a row give together: bathrooms, the lot and the association's fee. */

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

export function bathroomsOf(cells: Cells): Joined | undefined {
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
/** A smaller bare lot is in acres: no lot has a hundred square feet. */
const SURELY_ACRES = 100;

export function lotOf(cells: Cells): Joined | undefined {
  const unit = cells.find(LOT_UNIT);
  const lots = [
    { cell: cells.find(LOT_ACRES), unit: "acres" },
    { cell: cells.find(LOT_SQFT), unit: "sq ft" },
    { cell: cells.find(LOT), unit: unit?.value ?? "" },
  ].flatMap(({ cell, unit: said }) => (cell ? [{ cell, acres: lotIn(cell, said) }] : []));
  const known = lots.filter(({ acres }) => acres !== undefined);
  const [first] = known;
  if (!first) {
    const question =
      unit && areaUnitIn(unit.value) === undefined ? "in which unit?" : ACRES_OR_FEET;
    return lots[0] && { cells: [lots[0].cell], question };
  }
  const isOne = known.every(
    ({ acres = 0 }) => Math.abs(acres - (first.acres ?? 0)) < 0.01 + acres / 50,
  );
  return {
    value: isOne ? first.acres : undefined,
    cells: [...known.map(({ cell }) => cell), ...(unit ? [unit] : [])],
    ...(isOne ? {} : { question: "the columns don't agree" }),
  };
}

const ACRES_OR_FEET = "acres or square feet?";

/** Acres, if the unit is understood. */
function lotIn({ heading, value }: Cell, unit: string): number | undefined {
  const isBare = /^[\d.,\s]+$/.test(value);
  if (!isBare) return positive(readNumber(value.replace(/ lot$/i, ""), "acres"));
  const feet = areaUnitIn(unit);
  if (feet === 1) return positive(acresOf(readNumber(value, "sqft") ?? 0));
  if (feet === SQFT_AN_ACRE) return positive(readNumber(`${value} acres`, "acres"));
  if (feet !== undefined) return positive(acresOf((readNumber(value, "decimal") ?? 0) * feet));
  const acres = readNumber(value, "decimal");
  // "Lot: 12" is rather its number.
  const isSize = plainHeading(heading) !== "lot" || value.includes(".");
  return unit === "" && isSize && acres !== null && acres < SURELY_ACRES
    ? positive(acres)
    : undefined;
}

const LIVING = [
  "sqft",
  "squarefeet",
  "squarefootage",
  "livingarea",
  "livingareasqft",
  "totalsqft",
  "buildingsqft",
  "homesqft",
  "sqfttotal",
];
const LIVING_UNIT = [
  ...["livingareaunits", "livingareaunit", "buildingareaunits", "buildingareaunit"],
  ...["areaunits", "areaunit", "sqftunits"],
];

/** The living area in square feet; in a unit that isn't understood, it is asked about. */
export function livingOf(cells: Cells): Joined | undefined {
  const unit = cells.find(LIVING_UNIT);
  const all = LIVING.flatMap((heading) => cells.find([heading]) ?? []);
  const [cell] = all;
  if (!cell) return undefined;
  const feet = unit ? areaUnitIn(unit.value) : 1;
  if (feet === undefined || feet > MOST_FEET) return { cells: [cell], question: "in which unit?" };
  const areas = all.map(({ value }) => Math.round((readNumber(value, "sqft") ?? 0) * feet));
  const isOne = areas.every((area) => area === areas[0]);
  return {
    value: isOne ? positive(areas[0] ?? 0) : undefined,
    cells: [...all, ...(unit ? [unit] : [])],
  };
}

/** Homes aren't measured in acres. */
const MOST_FEET = 100;

/** How many square feet a unit has; undefined for one that isn't understood. */
function areaUnitIn(said: string): number | undefined {
  const unit = said.toLowerCase().replace(/[^a-z0-9²]/g, "");
  return AREA_UNITS.find(([pattern]) => pattern.test(unit))?.[1];
}

const AREA_UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:sq|square)?(?:f|ft|foot|feet)2?²?$|^sf$/, 1],
  [/^ac(?:re)?s?$/, SQFT_AN_ACRE],
  [/^(?:sq|square)m(?:t|tr|eter|etre)?s?$|^m(?:ts?)?[2²]$|^sqm$/, 10.7639],
  [/^ha$|^hectares?$/, 107_639],
  [/^(?:sq|square)(?:yd|yard)s?$/, 9],
];

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

export function feeOf(cells: Cells): Joined | undefined {
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

const whole = (value: string) => readNumber(value, "whole") ?? undefined;
const positive = (value: number | null) => (value ? value : undefined);

export const JOINED_HEADINGS: readonly string[] = [
  ...[BATHS, BATH_ROOMS, LOT, LOT_UNIT, LOT_ACRES, LOT_SQFT, LIVING, LIVING_UNIT].flat(),
  ...[FEE, FREQUENCY, FEE_MONTHLY, FEE_YEARLY].flat(),
  ...PART_BATHS.flatMap(([, headings]) => headings),
];
