import { classNames } from "@web/lib/class-names.ts";
import { folded } from "./compare-rows.ts";

/** A home's features; those not shared by all homes are marked. */
export function CompareFeatures(props: {
  features: readonly string[];
  special: ReadonlySet<string>;
  onlySpecial: boolean;
}) {
  const shown = [...new Set(props.features)].filter(
    (feature) => !props.onlySpecial || props.special.has(folded(feature)),
  );
  if (shown.length === 0) return <span className="sr-only">none</span>;
  return (
    <ul className="grid gap-1.5">
      {shown.map((feature) => {
        const isSpecial = props.special.has(folded(feature));
        return (
          <li
            key={feature}
            className={classNames("pl-3.5", isSpecial ? "font-medium" : "text-ink-soft")}
          >
            {isSpecial && (
              <span
                aria-hidden="true"
                className="mr-2 -ml-3.5 inline-block size-1.5 rounded-full bg-clay align-middle"
              />
            )}
            {feature}
            {isSpecial && <span className="sr-only">, not in every home</span>}
          </li>
        );
      })}
    </ul>
  );
}
