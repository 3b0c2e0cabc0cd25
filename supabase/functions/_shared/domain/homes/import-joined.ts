import { acresOf, readNumber } from "../site/text/read-number.ts";
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
  ...[BATHS, BATH_ROOMS, LOT, LOT_UNIT, LOT_ACRES, LOT_SQFT].flat(),
  ...[FEE, FREQUENCY, FEE_MONTHLY, FEE_YEARLY].flat(),
  ...PART_BATHS.flatMap(([, headings]) => headings),
];
