import { formatCents } from "@domain/sales/prorations.ts";
import type { CheckedLine } from "@domain/sales/settlement-check.ts";
import { estimateLines, shoppedLines } from "@domain/sales/settlement-estimate.ts";
import { BASIS_WORDS } from "@domain/sales/settlement-expected.ts";
import type { SettlementFigures } from "@domain/sales/settlement-figures.ts";
import {
  COST_SECTIONS,
  type FormOf,
  hasDisclosure,
  linesIn,
  type Section,
  type SettlementLine,
  sectionTitle,
} from "@domain/sales/settlement-lines.ts";
import { sectionSum } from "@domain/sales/settlement-sums.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { SettlementInput } from "./settlement-input.ts";
import {
  hasWorkings,
  type SettlementForm,
  Workings,
  workingNames,
} from "./settlement-workings.tsx";

type OfSection = {
  section: Section;
  form: SettlementForm;
  of: FormOf;
  checked: readonly CheckedLine[];
  figures: SettlementFigures;
  /** What a PDF gives for a line. */
  readFor: (line: SettlementLine) => ReactNode;
};

/** One section of the form, folded until something is in it; its own sum stands beside its name. */
export function SettlementSection(props: OfSection) {
  const { section, form, of, figures, readFor } = props;
  const names = linesIn(section, of);
  const isCost = COST_SECTIONS.some((each) => each === section);
  const [isOpen, setOpen] = useState(
    !isCost || names.some((name) => figures.lines[name] !== undefined),
  );
  if (names.length === 0) return null;
  const sum = isCost ? sectionSum(section, figures, of) : null;
  // What has to be seen is never folded: an error, or a figure from the PDF.
  const isNeeded = names.some((name) => hasProblem(form, name) || readFor(name));
  const isShown = isOpen || isNeeded;
  const title = sectionTitle(section, of);
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (isNeeded) currentTarget.open = true;
      }}
      className="group/section border-line border-t"
    >
      <summary className="flex min-h-11 list-none flex-wrap items-baseline justify-between gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="flex items-baseline gap-2 font-display text-subheading">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 self-center transition-transform group-open/section:rotate-90"
          />
          {title}
        </h2>
        {sum !== null && (
          <span className="text-ink-soft text-sm tabular-nums">Adds up to {formatCents(sum)}</span>
        )}
      </summary>
      {/* Seventy lines would make each key slow on a phone: what is folded isn't there. */}
      {isShown && (
        <div className="grid gap-5 pb-4">
          {names.map((name) => (
            <SettlementRow key={name} {...props} line={name} />
          ))}
        </div>
      )}
    </details>
  );
}

/** Whether something that was typed for a line can't be read. */
function hasProblem(form: SettlementForm, line: SettlementLine): boolean {
  const names = [line, `estimate_${line}`, ...workingNames(line)] as (keyof SettlementInput)[];
  return names.some((name) => form.problems[name]);
}

function SettlementRow(props: OfSection & { line: SettlementLine }) {
  const { form, of, checked, readFor, line } = props;
  const found = checked.find((each) => each.line === line);
  if (!found) return null;
  const { label, where, payer, help } = found;
  const hasEstimate =
    form.input.has_estimate === "yes" && hasDisclosure(of) && estimateLines(of).includes(line);
  return (
    <div className="grid items-start gap-x-8 gap-y-1 border-line border-b pb-4 last:border-b-0 @3xl:grid-cols-2">
      <div className={hasEstimate ? "grid items-end gap-x-4 gap-y-2 @md:grid-cols-2" : "grid"}>
        <TextField
          {...form.field(line)}
          label={label}
          hint={[where, payer, help].filter(Boolean).join(". ")}
          leading="$"
          inputMode="text"
          autoComplete="off"
        />
        {hasEstimate && <EstimateFields {...{ form, of, line, label }} />}
      </div>
      <div className="grid gap-1 @3xl:pt-7">
        <Finding checked={found} />
        {hasWorkings(line, of) && <FoldedWorkings {...{ form, line, label }} />}
        {readFor(line)}
      </div>
    </div>
  );
}

function FoldedWorkings(props: { form: SettlementForm; line: SettlementLine; label: string }) {
  const { form, line, label } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      tone="link"
      open={isOpen || hasProblem(form, line)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <>
          What it is computed from<span className="sr-only">: {label}</span>
        </>
      }
    >
      {(isOpen || hasProblem(form, line)) && (
        <div className="py-2">
          <Workings form={form} line={line} />
        </div>
      )}
    </Disclosure>
  );
}

/** The lender's estimate of a line, and for a service whose company the buyer took. */
function EstimateFields(props: {
  form: SettlementForm;
  of: FormOf;
  line: SettlementLine;
  label: string;
}) {
  const { form, of, line, label } = props;
  return (
    <div className="grid gap-2">
      <TextField
        {...form.field(`estimate_${line}`)}
        label={`On your Loan Estimate: ${label}`}
        leading="$"
        inputMode="text"
        autoComplete="off"
      />
      {shoppedLines(of).includes(line) && (
        <SelectField
          {...form.field(`provider_${line}`)}
          label={`Whose company you took: ${label}`}
          options={[
            { value: "own", label: "One that I found" },
            { value: "list", label: "One from the lender's list" },
            { value: "lender", label: "One that belongs to the lender" },
          ]}
        />
      )}
    </div>
  );
}

/** The expected amount of a line, and its difference. */
function Finding({ checked }: { checked: CheckedLine }) {
  const { expected, off, basis, state, arithmetic, label, typed } = checked;
  if (typed === null && expected === null) return null;
  return (
    <div className="text-sm">
      {expected !== null && (
        <p className={state === "differs" ? "text-red" : "text-ink-soft"}>
          {BASIS_WORDS[basis]}: <span className="tabular-nums">{formatCents(expected)}</span>
          {off && <span className="tabular-nums">. Your form's is {off}</span>}
        </p>
      )}
      <Disclosure
        tone="link"
        summary={
          <>
            {expected === null ? "What to compare it with" : "How this is calculated"}
            <span className="sr-only">: {label}</span>
          </>
        }
      >
        <ul className="grid gap-0.5 py-1 text-ink-soft">
          {arithmetic.map((each) => (
            <li key={each} className="wrap-anywhere">
              {each}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
