import { formatPrice } from "@domain/format.ts";
import { LOAN_DEFAULTS, monthlyPayment } from "@domain/mortgage.ts";
import { TextField } from "@web/components/text-field.tsx";
import { useState } from "react";

/**
 * The estimate beside a price (B§2, B§9). The spec's terms are where the small calculator
 * starts; the visitor can put in their own.
 */
export function MonthlyPayment({ price }: { price: number }) {
  const [inputs, setInputs] = useState<Inputs>(DEFAULT_INPUTS);
  const values = readInputs(inputs);
  const payment = monthlyPayment(price, {
    financedShare: 1 - values.down / 100,
    annualRate: values.rate / 100,
    months: Math.round(values.years * 12),
  });

  return (
    <div>
      <p className="text-ink-soft text-sm">
        Estimated monthly payment{" "}
        <output className="font-medium text-ink tabular-nums">
          {payment < 1 ? "$0" : formatPrice(payment)}
        </output>
      </p>
      <details className="mt-2 text-sm">
        <summary className="w-fit rounded-sm py-1 text-clay underline decoration-1 underline-offset-[0.2em] hover:text-clay-hover">
          Change the terms
        </summary>
        <div className="mt-3 grid grid-cols-3 items-end gap-3">
          {FIELDS.map(({ name, label, min, max }) => (
            <TextField
              key={name}
              label={label}
              inputMode="decimal"
              value={inputs[name]}
              error={isWithin(inputs[name], min, max) ? null : `${min} to ${max}`}
              onChange={(event) => setInputs({ ...inputs, [name]: event.target.value })}
            />
          ))}
        </div>
        <p className="mt-3 text-ink-faint text-xs">
          Principal and interest only. Taxes, insurance and fees come on top.
        </p>
      </details>
    </div>
  );
}

const FIELDS = [
  { name: "down", label: "Down payment, %", min: 0, max: 100 },
  { name: "rate", label: "Interest, %", min: 0, max: 25 },
  { name: "years", label: "Years", min: 1, max: 50 },
] as const;

type Inputs = Record<(typeof FIELDS)[number]["name"], string>;

const DEFAULT_INPUTS: Inputs = {
  down: String(Math.round((1 - LOAN_DEFAULTS.financedShare) * 100)),
  rate: String(LOAN_DEFAULTS.annualRate * 100),
  years: String(LOAN_DEFAULTS.months / 12),
};

/** The numbers that were put in; the default stands in for one that makes no sense. */
function readInputs(inputs: Inputs): Record<keyof Inputs, number> {
  const values = { down: 0, rate: 0, years: 0 };
  for (const { name, min, max } of FIELDS) {
    values[name] = Number(isWithin(inputs[name], min, max) ? inputs[name] : DEFAULT_INPUTS[name]);
  }
  return values;
}

function isWithin(text: string, min: number, max: number): boolean {
  const value = Number(text);
  return text.trim() !== "" && value >= min && value <= max;
}
