import type { BenchRange } from "@domain/homes/price-bench.ts";
import { paths } from "@domain/site/paths.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { useId, useState } from "react";
import PriceEffects from "./price-effects.tsx";

/** What a price means: the money in hand, the buyer's month, the searches it falls into, and the homes beside it. */
export function AskedPrice(props: {
  userId: string;
  home: OwnListing;
  range: BenchRange | undefined;
}) {
  const { userId, home, range } = props;
  const [price, setPrice] = useState(home.price ?? range?.middle ?? 400_000);
  const id = useId();
  // The slider keeps its ends while it is moved, and has new ones once it is let go.
  const [middle, setMiddle] = useState(price);
  const letGo = () => setMiddle(price);
  return (
    <div className="grid gap-5">
      <div>
        <label htmlFor={id} className="font-medium text-sm">
          Asking price
        </label>
        <input
          id={id}
          type="range"
          {...endsAround(middle, range)}
          step={STEP}
          value={price}
          aria-valuetext={formatPrice(price)}
          onChange={({ target }) => setPrice(Number(target.value))}
          onPointerUp={letGo}
          onKeyUp={letGo}
          className="h-11 w-full cursor-pointer"
        />
        <output htmlFor={id} className="font-display text-title lining-nums">
          {formatPrice(price)}
        </output>
      </div>
      <PriceEffects userId={userId} home={home} price={price} />
      <LinkButton
        variant="secondary"
        className="justify-self-start"
        to={paths.editListing.href(home.id, "price")}
      >
        Change the price
      </LinkButton>
    </div>
  );
}

const STEP = 1000;

function endsAround(price: number, range: BenchRange | undefined) {
  const [low, high] = [range?.low ?? price, range?.high ?? price];
  return {
    min: Math.max(STEP, Math.floor((Math.min(low, price) * 0.85) / STEP) * STEP),
    max: Math.ceil((Math.max(high, price) * 1.15) / STEP) * STEP,
  };
}
