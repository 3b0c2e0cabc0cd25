import { parsePrice, priceText } from "@domain/homes/price-text.ts";
import { numberQuestion } from "@domain/site/text/read-number.ts";
import { SEARCH_DELAY_MS } from "@web/lib/use-search-text.ts";
import { useEffect, useState } from "react";

type PriceRange = { min: number | undefined; max: number | undefined };
type End = keyof PriceRange;

const ENDS = ["min", "max"] as const;

export const NOT_A_PRICE = "Please enter a price, for example 450,000.";
export const RANGE_TURNED_AROUND = "The maximum must be higher than the minimum.";

/**
 * The texts of the two price fields, which reach the address after a pause in typing. Leaving a
 * field formats its text, or reports it if it is invalid, which is never sent.
 *
 * @param commit puts a range into the address.
 */
export function usePriceText(range: PriceRange, commit: (range: PriceRange) => void) {
  const [texts, setTexts] = useState(() => textsOf(range));
  const [seen, setSeen] = useState(range);
  const [sent, setSent] = useState(range);
  const [focused, setFocused] = useState<End>();
  const [lastEdited, setLastEdited] = useState<End>("max");

  // Adopts a price from elsewhere (a band, the back button), but not the echo of the visitor's own
  // typing, and leaves the other field alone.
  const moved = ENDS.filter((end) => range[end] !== seen[end]);
  if (moved.length > 0) {
    setSeen(range);
    const foreign = moved.filter((end) => range[end] !== sent[end]);
    if (foreign.length > 0) {
      setSent(range);
      setTexts({ ...texts, ...pick(textsOf(range), foreign) });
    }
  }

  const typed = { min: parsePrice(texts.min), max: parsePrice(texts.max) };
  const isReversed = typed.min && typed.max ? typed.min >= typed.max : false;

  function send() {
    if (typed.min === null || typed.max === null || isReversed) return;
    if (typed.min === sent.min && typed.max === sent.max) return;
    const next = { min: typed.min, max: typed.max };
    setSent(next);
    commit(next);
  }

  useEffect(() => {
    const timer = setTimeout(send, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });

  // The reason is the one of useSearchText: Back may come before the screen has caught up with the typing.
  useEffect(() => {
    function restore() {
      setSent(range);
      setTexts(textsOf(range));
    }
    window.addEventListener("popstate", restore);
    return () => window.removeEventListener("popstate", restore);
  }, [range]);

  function errorOf(end: End): string | undefined {
    if (focused === end) return undefined;
    if (typed[end] === null) return numberQuestion(texts[end], "dollars") ?? NOT_A_PRICE;
    return isReversed && focused === undefined && end === lastEdited
      ? RANGE_TURNED_AROUND
      : undefined;
  }

  function field(end: End) {
    return {
      value: texts[end],
      error: errorOf(end),
      onChange: (event: { target: { value: string } }) => {
        setLastEdited(end);
        setTexts({ ...texts, [end]: event.target.value });
      },
      onFocus: () => setFocused(end),
      onBlur: () => {
        setFocused(undefined);
        const price = typed[end];
        if (price !== null) setTexts({ ...texts, [end]: priceText(price) });
        send();
      },
      onKeyDown: (event: { key: string }) => {
        if (event.key === "Enter") send();
      },
    };
  }

  return {
    min: field("min"),
    max: field("max"),
    /** Whether there is anything to clear, even if it was never sent. */
    hasText: texts.min !== "" || texts.max !== "",
    clear: () => {
      setTexts({ min: "", max: "" });
      setSent({ min: undefined, max: undefined });
    },
  };
}

function textsOf({ min, max }: PriceRange): Record<End, string> {
  return { min: priceText(min), max: priceText(max) };
}

function pick(texts: Record<End, string>, ends: End[]): Partial<Record<End, string>> {
  return Object.fromEntries(ends.map((end) => [end, texts[end]]));
}
