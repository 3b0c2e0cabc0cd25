import {
  COST_SOURCES,
  type CostedHome,
  downInputOf,
  startInputs,
  yearlyCosts,
} from "@domain/homes/home-costs.ts";
import {
  MORTGAGE_INSURANCE,
  type MonthlyCosts,
  monthlyCosts,
  PAYMENT_FIELDS,
  type PaymentField,
  type PaymentInputs,
  paymentFigures,
  readPaymentInputs,
  termsText,
  withoutCosts,
} from "@domain/homes/mortgage.ts";
import { formatDollars, formatNumber } from "@domain/site/text/format.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { keepOwnLoan, useNamedRate, useOwnLoan, useUsualLoan } from "@web/session/own-loan.ts";
import { useRef, useState } from "react";

/**
 * The monthly cost beside a price, with a small calculator. It starts with the visitor's own loan or the usual one, and
 * with the home's costs: what its owner says, or estimates for its state.
 */
export function MonthlyPayment({
  home,
  downPayment,
}: {
  home: CostedHome & { price: number };
  /** The down payment in dollars, where an offer names it. */
  downPayment?: number;
}) {
  const named = useNamedRate();
  const usualLoan = useUsualLoan();
  const loan = useOwnLoan();
  const ofOffer = downPayment === undefined ? {} : { down: downInputOf(downPayment, home.price) };
  const start = startInputs(home, { ...loan, ...ofOffer });
  const usual = startInputs(home, { ...usualLoan, ...ofOffer });
  // Only typed values are kept here, so that the loan of another tab arrives here too.
  const [typed, setTyped] = useState<Partial<PaymentInputs>>({});
  const inputs = { ...start, ...typed };
  const first = useRef<HTMLInputElement>(null);
  const read = readPaymentInputs(inputs);
  const figures = paymentFigures(inputs);
  const costs = figures && monthlyCosts(figures);
  const isChanged = FIELDS.some((field) => inputs[field] !== usual[field]);

  function change(field: PaymentField, text: string) {
    const next = { ...inputs, [field]: text };
    setTyped({ ...typed, [field]: text });
    if (field in loan && readPaymentInputs(next)[field] !== undefined)
      keepOwnLoan({ ...loan, [field]: text });
  }

  return (
    <div>
      <p className="text-ink-soft text-sm">
        Estimated monthly payment{" "}
        {/* A total that ignored invalid input would look like the requested one. */}
        <output className="font-medium text-ink tabular-nums">
          {costs ? formatDollars(costs.total) : "–"}
        </output>{" "}
        {costs ? withoutCosts(costs) : "(please correct the marked field)"}
      </p>
      {figures && (
        <p className="text-ink-faint text-xs">
          {[`With ${termsText(figures, named)}.`, estimatesText(home, inputs)]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      <Disclosure summary="Change the terms" tone="link" className="mt-1 print:hidden">
        <div className="two-columns mt-3 grid items-start gap-x-3 gap-y-4">
          {FIELDS.map((field) => (
            <TextField
              key={field}
              ref={field === FIELDS[0] ? first : undefined}
              label={PAYMENT_FIELDS[field].label}
              inputMode="decimal"
              autoComplete="off"
              value={inputs[field]}
              error={read[field] === undefined ? rangeOf(field) : null}
              onChange={(event) => change(field, event.target.value)}
            />
          ))}
        </div>
        {costs && <Breakdown costs={costs} />}
        {isChanged && (
          <button
            type="button"
            onClick={() => {
              setTyped({});
              keepOwnLoan({});
              // The button disappears.
              first.current?.focus();
            }}
            className={`${textLinkStyles} mt-2 min-h-6`}
          >
            Back to the usual terms
          </button>
        )}
        <Sources home={home} costs={costs} />
      </Disclosure>
    </div>
  );
}

const FIELDS = Object.keys(PAYMENT_FIELDS) as PaymentField[];

/** "Property tax is from the owner's bill. Insurance is an estimate for the state."; what the visitor typed is neither. */
function estimatesText(home: CostedHome, inputs: PaymentInputs): string {
  const { tax, insurance, isOwnersTax } = yearlyCosts(home);
  const isTax = tax > 0 && inputs.tax === formatNumber(tax);
  const isInsurance = insurance > 0 && inputs.insurance === formatNumber(insurance);
  const isEstimate = isTax && !isOwnersTax;
  return [
    isTax && isOwnersTax && "Property tax is from the owner's bill.",
    isEstimate && isInsurance && "Property tax and insurance are estimates for the state.",
    isEstimate && !isInsurance && "Property tax is an estimate for the state.",
    !isEstimate && isInsurance && "Insurance is an estimate for the state.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The parts of the monthly sum, and what is due up front. */
function Breakdown({ costs }: { costs: MonthlyCosts }) {
  const loan = [
    ["Down payment, once", costs.downPayment],
    ["Principal and interest", costs.loan],
  ] as const;
  const extras = [
    ["Mortgage insurance", costs.mortgageInsurance],
    ["Property tax", costs.tax],
    ["Insurance", costs.insurance],
    ["HOA fee", costs.hoa],
  ] as const;
  return (
    <dl className="mt-4 border-line border-t">
      {[...loan, ...extras.filter(([, amount]) => amount > 0)].map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b py-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The source of each figure, and what the figure leaves out. */
function Sources({ home, costs }: { home: CostedHome; costs: MonthlyCosts | undefined }) {
  const { insurance, isOwnersTax, taxPercent } = yearlyCosts(home);
  const { below, percent } = MORTGAGE_INSURANCE;
  return (
    <div className="mt-3 grid gap-1 text-ink-faint text-xs">
      {isOwnersTax && (
        <p>Property tax: the owner's last bill. It can change when the home is sold.</p>
      )}
      {taxPercent !== undefined && (
        <p>{`Property tax: ${taxPercent}% of the price a year, ${COST_SOURCES.tax}.`}</p>
      )}
      {insurance > 0 && <p>{`Insurance: ${COST_SOURCES.insurance}.`}</p>}
      {costs && costs.mortgageInsurance > 0 && (
        <p>{`Mortgage insurance, below ${below}% down: ${percent}% of the loan a year. Freddie Mac names $30 to $70 a month for every $100,000.`}</p>
      )}
      <p>An estimate, not an offer. Your lender's terms and fees may differ.</p>
    </div>
  );
}

function rangeOf(field: PaymentField): string {
  const { min, max } = PAYMENT_FIELDS[field];
  const range = `${formatNumber(min)} to ${formatNumber(max)}`;
  return field === "down" ? `${range} percent, or dollars up to the price` : range;
}
