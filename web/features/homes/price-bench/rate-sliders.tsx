import type { DollarRates } from "@domain/homes/price-bench.ts";
import { CONDITIONS } from "@domain/homes/price-bench-facts.ts";
import {
  AREA_SOURCE,
  type BenchRates,
  DATE_SOURCE,
  RATE_RULES,
  RATES_SOURCE,
} from "@domain/homes/price-bench-rates.ts";
import { formatDollars, formatNumber } from "@domain/site/text/format.ts";
import type { Bench } from "@web/api/homes/price-bench.ts";
import { SelectField } from "@web/components/select-field.tsx";
import { useId } from "react";

type Change = Partial<Pick<Bench, "condition" | "rates">>;

/** The home's condition and what each difference is worth. A slider is stored once it is let go. */
export function RateSliders(props: {
  condition: number | null;
  /** All rates, and those that the owner moved. */
  rates: BenchRates;
  own: Partial<BenchRates>;
  dollars: DollarRates;
  onMove: (change: Change) => void;
  onKeep: (change: Change) => void;
}) {
  const { rates, own, dollars, onMove, onKeep } = props;
  const id = useId();
  return (
    <div className="grid gap-5">
      <SelectField
        label="The condition of your home"
        className="max-w-xs"
        value={String(props.condition ?? "")}
        onChange={({ target }) =>
          onKeep({ condition: target.value === "" ? null : Number(target.value) })
        }
        options={[
          { value: "", label: "I can't say" },
          ...CONDITIONS.map(({ value, label }) => ({ value: String(value), label })),
        ]}
      />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {RATE_RULES.map(({ name, label, of, min, max, step }) => {
          const said = `${formatNumber(rates[name])}% ${of}`;
          return (
            <div key={name}>
              <label htmlFor={`${id}-${name}`} className="font-medium text-sm">
                {label}
              </label>
              <input
                id={`${id}-${name}`}
                type="range"
                {...{ min, max, step }}
                value={rates[name]}
                aria-valuetext={said}
                onChange={({ target }) =>
                  onMove({ rates: { ...own, [name]: Number(target.value) } })
                }
                onPointerUp={() => onKeep({ rates: own })}
                onKeyUp={() => onKeep({ rates: own })}
                className="h-11 w-full cursor-pointer print:hidden"
              />
              <p className="text-ink-soft text-sm">
                {said}
                {name !== "trend" && `: ${formatDollars(dollars[name])}`}
              </p>
            </div>
          );
        })}
      </div>
      <div className="grid gap-1 text-ink-faint text-xs">
        <p>{RATES_SOURCE}</p>
        <p>{AREA_SOURCE}</p>
        <p>{`Date of sale: ${DATE_SOURCE}`}</p>
      </div>
    </div>
  );
}
