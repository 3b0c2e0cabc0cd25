import { formatCents } from "@domain/sales/prorations.ts";
import { comparedFigures } from "@domain/sales/settlement-compared.ts";
import {
  type EstimateCheck,
  estimateCheck,
  estimateQuestions,
} from "@domain/sales/settlement-estimate.ts";
import type { SavedSettlement, SettlementFigures } from "@domain/sales/settlement-figures.ts";
import type { FormOf } from "@domain/sales/settlement-lines.ts";
import { TitledSection } from "@web/components/titled-section.tsx";

/** Questions to ask, each with a mark at its side. */
export function Questions({ questions }: { questions: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {questions.map((question) => (
        <li key={question} className="wrap-anywhere border-red border-l-2 pl-3">
          {question}
        </li>
      ))}
    </ul>
  );
}

/** The figures that both forms have, as both sides have saved them. */
export function BothForms({ saved, of }: { saved: SavedSettlement | null; of: FormOf }) {
  const figures = comparedFigures(saved, of);
  return (
    <TitledSection className="grid max-w-2xl gap-3" title="On both forms">
      {figures.length === 0 ? (
        <p className="max-w-prose text-ink-soft text-sm">
          Taxes, assessments, dues and rent are on both forms. Once both of you have saved the same
          line, each sees the other's figure here. No other figure is shown.
        </p>
      ) : (
        <dl className="grid gap-2">
          {figures.map(({ line, label, text, isSame }) => (
            <div key={line} className={isSame ? "" : "border-red border-l-2 pl-3"}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledSection>
  );
}

/** The lender's estimate beside its final figures. */
export function EstimateFindings({ figures, of }: { figures: SettlementFigures; of: FormOf }) {
  const check = estimateCheck(figures, of);
  const questions = estimateQuestions(check);
  return (
    <TitledSection className="grid max-w-2xl gap-3" title="Beside your Loan Estimate">
      <p role="status">{summaryOf(check, questions.length)}</p>
      {questions.length > 0 && (
        <>
          <p className="text-ink-soft text-sm">
            Ask your lender. They may have sent you a newer Loan Estimate with the reason: then
            compare with that one.
          </p>
          <Questions questions={questions} />
        </>
      )}
      {check.ten && (
        <p className="text-ink-soft text-sm tabular-nums">
          Recording fees and services from the lender's list: {formatCents(check.ten.typed)}. Your
          Loan Estimate has {formatCents(check.ten.estimated)}. Together they may be a tenth more:
          at most {formatCents(check.ten.most)}.
        </p>
      )}
      {check.free.length > 0 && (
        <>
          <p className="text-ink-soft text-sm">Above the estimate, which the rule allows here:</p>
          <ul className="grid gap-1 text-sm">
            {check.free.map(({ line, label, over }) => (
              <li key={line} className="tabular-nums">
                {label}: {formatCents(over)} more
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-ink-soft text-xs">
        This is a federal rule (12 CFR 1026.19(e)(3)). Fees of the lender and transfer taxes may not
        go up. Nor may services for which you had no choice. A Loan Estimate has whole dollars, so
        we don't count less than fifty cents a line.
      </p>
    </TitledSection>
  );
}

function summaryOf({ compared }: EstimateCheck, above: number): string {
  if (compared === 0) return "Enter what your Loan Estimate says beside each cost of page 2.";
  if (above === 0) return "Nothing is above what the rule allows.";
  return above === 1
    ? "One thing is above what the rule allows."
    : `${above} things are above what the rule allows.`;
}
