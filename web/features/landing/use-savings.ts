import { formatPrice } from "@domain/format.ts";
import {
  commissionSavings,
  readSavingsInput,
  SAVINGS_DEFAULTS,
  SAVINGS_FIELDS,
  SAVINGS_INPUTS,
  type SavingsField,
} from "@domain/savings.ts";
import { useEffect, useState } from "react";

/** The slider's reach, in dollars; the field beside it takes any price. */
export const SLIDER = { min: 100_000, max: 2_000_000, step: 5_000 } as const;
/** So long nothing changes before the result is read out. */
const REST_MS = 700;

/** The figures as they are typed, and what they come to. What makes no sense counts as the example. */
export function useSavings() {
  const [inputs, setInputs] = useState(SAVINGS_INPUTS);
  const price = readSavingsInput("price", inputs.price) ?? SAVINGS_DEFAULTS.price;
  const terms = {
    commission: share("commission", inputs.commission),
    buyerAgent: share("buyerAgent", inputs.buyerAgent),
  };
  const savings = commissionSavings(price, terms);
  const isChanged = FIELDS.some((field) => inputs[field] !== SAVINGS_INPUTS[field]);
  const result = `You would keep ${formatPrice(savings.saved)} on ${formatPrice(price)}.`;
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
    price,
    terms,
    savings,
    spoken: useRested(isChanged ? result : ""),
  };
}

const FIELDS: readonly SavingsField[] = ["price", "commission", "buyerAgent"];

function share(field: "commission" | "buyerAgent", text: string): number {
  const typed = readSavingsInput(field, text);
  return typed === undefined ? SAVINGS_DEFAULTS[field] : typed / 100;
}

function problemOf(field: SavingsField, text: string): string | null {
  if (readSavingsInput(field, text) !== undefined) return null;
  const { min, max } = SAVINGS_FIELDS[field];
  return `${COUNT.format(min)} to ${COUNT.format(max)}`;
}

const COUNT = new Intl.NumberFormat("en-US");

/** The last value that stood for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
