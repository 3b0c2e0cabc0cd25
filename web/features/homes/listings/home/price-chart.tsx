/** A price and when it was set, in milliseconds. */
type PricePoint = { price: number; at: number };

const WIDTH = 640;
const HEIGHT = 120;
const MARGIN = 6;

/** Asking prices as steps over time; the table beside it has the same in words. */
export function PriceChart({ points, until }: { points: readonly PricePoint[]; until: number }) {
  const prices = points.map(({ price }) => price);
  const most = Math.max(...prices);
  // Never less than a seventh of the highest price, or a small cut would look like a fall.
  const least = Math.min(...prices, most * 0.85);
  const first = points[0]?.at ?? 0;
  const x = (at: number) => round(MARGIN + ((at - first) / (until - first)) * (WIDTH - 2 * MARGIN));
  const y = (price: number) =>
    round(MARGIN + ((most - price) / (most - least)) * (HEIGHT - 2 * MARGIN));
  const line = points
    .map(({ price, at }, n) => (n === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`))
    .join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-24 w-full print:h-14 overflow-visible text-evergreen"
    >
      <path
        d={`${line}H${WIDTH - MARGIN}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
