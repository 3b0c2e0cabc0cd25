import {
  commissionSavings,
  readSavingsInput,
  SAVINGS_DEFAULTS,
  SAVINGS_FIELDS,
  SAVINGS_INPUTS,
  type SavingsField,
} from "@domain/offers/savings.ts";
import { formatNumber, formatPrice } from "@domain/site/text/format.ts";
import { useEffect, useState } from "react";

/** The range is in dollars. The field beside the slider takes any price. */
export const SLIDER = { min: 100_000, max: 2_000_000, step: 5_000 } as const;
/** How long the figures must be unchanged before the result is announced. */
const REST_MS = 700;

/** The figures as typed, and the result: undefined while one of them is invalid. */
export function useSavings() {
  const [inputs, setInputs] = useState(SAVINGS_INPUTS);
  const [price, commission, buyerAgent] = FIELDS.map((field) =>
    readSavingsInput(field, inputs[field]),
  );
  const result =
    price === undefined || commission === undefined || buyerAgent === undefined
      ? undefined
      : resultOf(price, { commission: commission / 100, buyerAgent: buyerAgent / 100 });
  const isChanged = FIELDS.some((field) => inputs[field] !== SAVINGS_INPUTS[field]);
  return {
    inputs,
    change: (field: SavingsField, text: string) =>
      setInputs((current) => ({ ...current, [field]: text })),
    reset: () => setInputs(SAVINGS_INPUTS),
    isChanged,
    problems: {
      price: problemOf("price", inputs.price),
      commission: problemOf("commission", inputs.commission),
      buyerAgent: problemOf("buyerAgent", inputs.buyerAgent),
    },
    /** The slider's position. */
    price: price ?? SAVINGS_DEFAULTS.price,
    result,
    spoken: useRested(isChanged && result ? result.spoken : ""),
  };
}

const FIELDS: readonly SavingsField[] = ["price", "commission", "buyerAgent"];

function resultOf(price: number, terms: { commission: number; buyerAgent: number }) {
  const savings = commissionSavings(price, terms);
  const spoken = `You would keep ${formatPrice(savings.saved)} on ${formatPrice(price)}.`;
  return { ...savings, price, terms, spoken };
}

function problemOf(field: SavingsField, text: string): string | null {
  if (readSavingsInput(field, text) !== undefined) return null;
  const { min, max } = SAVINGS_FIELDS[field];
  return `${formatNumber(min)} to ${formatNumber(max)}`;
}

/** The latest value that has stayed unchanged for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
