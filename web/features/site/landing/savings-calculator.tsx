import { SAVINGS_FIELDS, type SavingsField, savingsAssumption } from "@domain/offers/savings.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { TextField } from "@web/components/text-field.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { useId } from "react";
import { SLIDER, useSavings } from "./use-savings.ts";

/** The savings of this visitor, by their own figures. Without JavaScript it shows its initial example. */
export function SavingsCalculator() {
  const { inputs, change, reset, isChanged, problems, price, result, spoken } = useSavings();
  const sliderId = useId();
  const field = (name: SavingsField) => (
    <TextField
      label={SAVINGS_FIELDS[name].label}
      inputMode="decimal"
      autoComplete="off"
      value={inputs[name]}
      error={problems[name]}
      onChange={(event) => change(name, event.target.value)}
    />
  );
  return (
    <section aria-labelledby="calculator">
      <h3 id="calculator" className="font-semibold">
        And yours?
      </h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-display text-evergreen tabular-nums lining-nums">
          {result ? formatDollars(result.saved) : "–"}
        </span>{" "}
        <span className="text-ink-soft">
          {result ? `stays with you on ${formatDollars(result.price)}` : CORRECT}
        </span>
      </p>
      {/* Announced once the figures settle, not at every step of the slider. */}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="mt-6 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="grid items-end gap-x-5 sm:col-span-2 sm:grid-cols-[1fr_10rem]">
          <div className="max-sm:order-2">
            <label htmlFor={sliderId} className="sr-only">
              Your price, slider
            </label>
            <input
              id={sliderId}
              type="range"
              {...SLIDER}
              value={Math.min(SLIDER.max, Math.max(SLIDER.min, price))}
              aria-valuetext={formatDollars(price)}
              onChange={(event) =>
                change("price", formatDollars(Number(event.target.value)).slice(1))
              }
              className="h-11 w-full cursor-pointer"
            />
          </div>
          {field("price")}
        </div>
        {field("commission")}
        {field("buyerAgent")}
      </div>
      <p className="mt-4 text-ink-faint text-sm">
        {result && (
          <>
            {savingsAssumption(result.terms)} {formatDollars(result.commission)} in commission
            {result.buyerAgent > 0 &&
              `, less ${formatDollars(result.buyerAgent)} to the buyer's agent`}
            .
          </>
        )}
      </p>
      {isChanged && (
        <button type="button" onClick={reset} className={`${textLinkStyles} mt-2 min-h-6 text-sm`}>
          Back to the example
        </button>
      )}
    </section>
  );
}

const CORRECT = "Please correct the marked field.";
