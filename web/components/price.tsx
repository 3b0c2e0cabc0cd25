import { formatPrice } from "@domain/site/text/format.ts";
import { classNames } from "@web/lib/class-names.ts";

/** "$485,000" in the display face, or "Price on request". */
export function Price(props: {
  price: number | null | undefined;
  /** md on a card, lg at the top of the details, sm in a list. */
  size?: "sm" | "md" | "lg";
  className?: string;
}) {
  return (
    <span
      className={classNames(
        "whitespace-nowrap font-display font-medium text-ink lining-nums",
        SIZES[props.size ?? "md"],
        props.className,
      )}
    >
      {formatPrice(props.price)}
    </span>
  );
}

const SIZES = { sm: "text-base", md: "text-price", lg: "text-title" };
