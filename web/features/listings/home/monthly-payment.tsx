import { formatDollars, formatNumber } from "@domain/format.ts";
import {
  defaultInputs,
  type MonthlyCosts,
  monthlyCosts,
  PAYMENT_FIELDS,
  type PaymentField,
  paymentFigures,
  readPaymentInputs,
  termsText,
  withoutCosts,
} from "@domain/mortgage.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { useRef, useState } from "react";

/**
 * The estimate beside a price, with a small calculator: it starts with the usual terms, which the visitor
 * can change.
 */
export function MonthlyPayment(props: {
  price: number;
  /** In dollars, where it is known; the usual share otherwise. */
  downPayment?: number | undefined;
  /** A month, as the owner gives it. */
  hoaFee?: number | null;
}) {
  const start = defaultInputs(props.price, props);
  const [inputs, setInputs] = useState(start);
  const first = useRef<HTMLInputElement>(null);
  const read = readPaymentInputs(inputs);
  const figures = paymentFigures(inputs);
  const costs = figures && monthlyCosts(figures);
  const isChanged = FIELDS.some((field) => inputs[field] !== start[field]);

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
      {figures && <p className="text-ink-faint text-xs">{`With ${termsText(figures)}.`}</p>}
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
              onChange={(event) => setInputs({ ...inputs, [field]: event.target.value })}
            />
          ))}
        </div>
        {costs && <Breakdown costs={costs} />}
        {isChanged && (
          <button
            type="button"
            onClick={() => {
              setInputs(start);
              // The button disappears.
              first.current?.focus();
            }}
            className={`${textLinkStyles} mt-2 min-h-6`}
          >
            Back to the usual terms
          </button>
        )}
        <p className="mt-3 text-ink-faint text-xs">
          An estimate, not an offer. Your lender's terms, fees and mortgage insurance may differ.
        </p>
      </Disclosure>
    </div>
  );
}

const FIELDS = Object.keys(PAYMENT_FIELDS) as PaymentField[];

/** The parts of the monthly sum, and what is due up front. */
function Breakdown({ costs }: { costs: MonthlyCosts }) {
  const loan = [
    ["Down payment, once", costs.downPayment],
    ["Principal and interest", costs.loan],
  ] as const;
  const extras = [
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

function rangeOf(field: PaymentField): string {
  const { min, max } = PAYMENT_FIELDS[field];
  const range = `${formatNumber(min)} to ${formatNumber(max)}`;
  return field === "down" ? `${range} percent, or dollars up to the price` : range;
}
