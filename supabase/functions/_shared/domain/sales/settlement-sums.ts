import { formatCents } from "./prorations.ts";
import type { SettlementFigures } from "./settlement-figures.ts";
import {
  COST_SECTIONS,
  type FormOf,
  LINES,
  linesIn,
  linesOf,
  lineWords,
  type Section,
  type SettlementLine,
} from "./settlement-lines.ts";

/**
 * The form's own sums, as it reckons them: D is A + B + C, I is E to H, J is D + I less the lender's credits (12 CFR
 * 1026.38(f) to (h)); what is paid at closing is J less what was paid before; K less L is the cash to close, M less N
 * what is due to the seller (1026.38(j) and (k)).
 */
export type Part = { label: string; cents: number };
export type Sum = { cents: number; parts: Part[] };

/** What a section's lines add up to, as typed; null while none is typed. */
export function sectionSum(
  section: Section,
  { lines }: SettlementFigures,
  form: FormOf,
): number | null {
  const typed = linesIn(section, form).flatMap((name) =>
    LINES[name].isSum ? [] : (lines[name] ?? []),
  );
  return typed.length === 0 ? null : typed.reduce((all, cents) => all + cents, 0);
}

/** What a line that adds up others should be; undefined as long as too little is typed. */
export function sumOf(
  name: SettlementLine,
  figures: SettlementFigures,
  form: FormOf,
): Sum | undefined {
  switch (name) {
    case "total_d":
      return added(sectionParts(["A", "B", "C"], figures, form));
    case "total_i":
      return added(sectionParts(["E", "F", "G", "H"], figures, form));
    case "total_j":
      return totalCosts(figures, form);
    case "closing_costs": {
      const total = totalOf("total_j", figures, form);
      if (!total) return undefined;
      const { label, cents } = total;
      return added([{ label, cents }, ...less("paid_before", figures, form)]);
    }
    case "total_k":
      return transactionSum("K", figures, form);
    case "total_l":
      return transactionSum("L", figures, form);
    case "total_m":
      return transactionSum("M", figures, form);
    case "total_n":
      return transactionSum("N", figures, form);
    case "bottom":
      return cash(figures, form);
    default:
      return undefined;
  }
}

/** A total as the form prints it, or else as its lines add up. */
function totalOf(name: SettlementLine, figures: SettlementFigures, form: FormOf): Part | undefined {
  const cents = figures.lines[name] ?? sumOf(name, figures, form)?.cents;
  return cents === undefined ? undefined : { label: labelOf(name, form), cents };
}

function sectionParts(
  sections: readonly Section[],
  figures: SettlementFigures,
  form: FormOf,
): Part[] {
  return sections.flatMap((section) =>
    linesIn(section, form).flatMap((name) => {
      const cents = figures.lines[name];
      return cents === undefined || LINES[name].isSum
        ? []
        : [{ label: labelOf(name, form), cents }];
    }),
  );
}

function totalCosts(figures: SettlementFigures, form: FormOf): Sum | undefined {
  const has = (name: SettlementLine) => linesOf(form).includes(name);
  // Only a lender's form has the totals between.
  const parts =
    has("total_d") && has("total_i")
      ? (["total_d", "total_i"] as const).flatMap((name) => totalOf(name, figures, form) ?? [])
      : sectionParts(COST_SECTIONS, figures, form);
  return parts.length === 0
    ? undefined
    : added([...parts, ...(has("lender_credits") ? less("lender_credits", figures, form) : [])]);
}

/** An amount that the form takes off, also where it was typed with the form's minus. */
function less(name: SettlementLine, { lines }: SettlementFigures, form: FormOf): Part[] {
  const cents = Math.abs(lines[name] ?? 0);
  return cents === 0 ? [] : [{ label: labelOf(name, form), cents: -cents }];
}

/** What is added up in K or M is owed one way, what is in L or N the other way; an adjustment may be in either. */
function transactionSum(
  section: "K" | "L" | "M" | "N",
  figures: SettlementFigures,
  form: FormOf,
): Sum | undefined {
  if (!isTransactionTyped(figures)) return undefined;
  const isSecond = section === "L" || section === "N";
  const parts = linesOf(form).flatMap((name): Part[] => {
    const { at, isSum, isEitherWay } = LINES[name];
    const cents = figures.lines[name];
    if (cents === undefined || name === "bottom") return [];
    if (isEitherWay)
      return cents !== 0 && cents < 0 === isSecond
        ? [{ label: labelOf(name, form), cents: Math.abs(cents) }]
        : [];
    const isPart = at[form.side] === section && (!isSum || name === "closing_costs");
    return isPart ? [{ label: labelOf(name, form), cents }] : [];
  });
  return { cents: parts.reduce((all, { cents }) => all + cents, 0), parts };
}

/** Without the price and the closing costs, the rest adds up to nothing that is on the form. */
function isTransactionTyped({ lines }: SettlementFigures): boolean {
  return lines.price !== undefined && lines.closing_costs !== undefined;
}

function cash(figures: SettlementFigures, form: FormOf): Sum | undefined {
  const names =
    form.side === "buyer" ? (["total_k", "total_l"] as const) : (["total_m", "total_n"] as const);
  const [first, second] = names.map((name) => totalOf(name, figures, form));
  return first && second ? added([first, { ...second, cents: -second.cents }]) : undefined;
}

function added(parts: readonly Part[]): Sum | undefined {
  if (parts.length === 0) return undefined;
  return { cents: parts.reduce((all, { cents }) => all + cents, 0), parts: [...parts] };
}

function labelOf(name: SettlementLine, form: FormOf): string {
  return lineWords(name, form).label;
}

/** "+ $405.00 application fee" */
export function partText({ label, cents }: Part): string {
  return `${cents < 0 ? "−" : "+"} ${formatCents(Math.abs(cents))} ${label}`;
}
