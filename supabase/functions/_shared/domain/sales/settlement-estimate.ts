import { formatCents } from "./prorations.ts";
import type { LoanEstimate, SettlementFigures } from "./settlement-figures.ts";
import {
  type FormOf,
  LINES,
  linesOf,
  lineWords,
  type SettlementLine,
  type Tolerance,
} from "./settlement-lines.ts";

/**
 * The Closing Disclosure beside the lender's last Loan Estimate, by the three tolerances of 12 CFR 1026.19(e)(3). The
 * estimate is in whole dollars (1026.37(o)(4)), and the tolerances are of what was rounded there: less than fifty cents
 * a line may be the rounding, and isn't named.
 */
export type EstimateLine = {
  line: SettlementLine;
  label: string;
  typed: number;
  estimated: number;
  /** By how much it is above; for the lender's credits, by how much they are below. */
  over: number;
};

export type EstimateCheck = {
  /** Costs that may not go up and did, and credits that may not go down and did. */
  zero: EstimateLine[];
  /** The costs of which only the sum is bound, if some are compared. */
  ten: {
    typed: number;
    estimated: number;
    /** A tenth more than estimated. */
    most: number;
    /** Null as long as the sum is within the tenth. */
    over: number | null;
    lines: EstimateLine[];
  } | null;
  /** Costs that are above and may be. */
  free: EstimateLine[];
  /** How many lines could be compared. */
  compared: number;
};

/** The lines that a Loan Estimate has, too. */
export function estimateLines(form: FormOf): SettlementLine[] {
  return linesOf(form).filter((name) => LINES[name].tolerance || name === "lender_credits");
}

/** The services for which the buyer could shop: whose they took decides how much more they may cost. */
export function shoppedLines(form: FormOf): SettlementLine[] {
  return estimateLines(form).filter((name) => LINES[name].at.buyer === "C");
}

/** The tolerance of a line for this buyer. */
export function toleranceOf(name: SettlementLine, { providers }: LoanEstimate): Tolerance {
  const { tolerance = "free", at } = LINES[name];
  if (name === "lender_credits") return "zero";
  if (at.buyer !== "C") return tolerance;
  const provider = providers[name];
  if (provider === "lender") return "zero";
  return provider === "list" ? "ten" : "free";
}

export function estimateCheck(figures: SettlementFigures, form: FormOf): EstimateCheck {
  const { estimate, lines } = figures;
  const rows = estimateLines(form).flatMap((name): (EstimateLine & { tolerance: Tolerance })[] => {
    const typed = lines[name];
    const estimated = estimatedCents(name, estimate, form);
    // A service that isn't charged is left out of both sums.
    if (typed === undefined || estimated === undefined) return [];
    const more =
      name === "lender_credits" ? Math.abs(estimated) - Math.abs(typed) : typed - estimated;
    const over = more > roundingOf(estimated) ? more : 0;
    const { label } = lineWords(name, form);
    return [{ line: name, label, typed, estimated, over, tolerance: toleranceOf(name, estimate) }];
  });
  const of = (wanted: Tolerance) =>
    rows.flatMap(({ tolerance, ...row }) => (tolerance === wanted ? [row] : []));
  const isAbove = ({ over }: EstimateLine) => over > 0;
  return {
    zero: of("zero").filter(isAbove),
    ten: tenPercent(of("ten")),
    free: of("free").filter(isAbove),
    compared: rows.length,
  };
}

/** A line that isn't on an estimate whose other lines of the section are typed was estimated with nothing. */
function estimatedCents(
  name: SettlementLine,
  { lines }: LoanEstimate,
  form: FormOf,
): number | undefined {
  const section = LINES[name].at.buyer;
  const isSectionTyped = estimateLines(form).some(
    (other) => LINES[other].at.buyer === section && lines[other] !== undefined,
  );
  return lines[name] ?? (isSectionTyped ? 0 : undefined);
}

function tenPercent(lines: EstimateLine[]): EstimateCheck["ten"] {
  if (lines.length === 0) return null;
  const sum = (cents: (line: EstimateLine) => number) =>
    lines.reduce((all, line) => all + cents(line), 0);
  const [typed, estimated] = [sum((line) => line.typed), sum((line) => line.estimated)];
  const most = Math.floor((estimated * 11) / 10);
  const rounding = sum((line) => roundingOf(line.estimated));
  const over = typed - most > Math.floor((rounding * 11) / 10) ? typed - most : null;
  return { typed, estimated, most, over, lines };
}

const MOST_ROUNDED = 49;

function roundingOf(estimated: number): number {
  return estimated !== 0 && estimated % 100 === 0 ? MOST_ROUNDED : 0;
}

/** What to ask the lender, one sentence for each thing that is above what the rule allows. */
export function estimateQuestions({ zero, ten }: EstimateCheck): string[] {
  return [
    ...zero.map(({ line, label, over, estimated }) => {
      if (line === "lender_credits")
        return `“${label}” are ${formatCents(over)} less than on my Loan Estimate. They may not go down. Why did they?`;
      const was = estimated === 0 ? "isn't on my Loan Estimate" : "may not go up";
      return `“${label}” is ${formatCents(over)} above my Loan Estimate. This cost ${was}. Why did it change?`;
    }),
    ...(ten?.over
      ? [
          `Recording fees and services of companies from your list are ${formatCents(ten.typed)} together. My Loan Estimate has ${formatCents(ten.estimated)}, so at most ${formatCents(ten.most)} is allowed. Why is it ${formatCents(ten.over)} above that?`,
        ]
      : []),
  ];
}
