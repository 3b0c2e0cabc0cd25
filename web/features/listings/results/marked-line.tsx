import { formatCount } from "@domain/format.ts";
import { paths } from "@domain/paths.ts";
import { TextLink } from "@web/components/text-link.tsx";

/**
 * Above the homes of a search: how many of them are new since the last visit, and how many are left
 * out because they are hidden.
 */
export function MarkedLine(props: { hidden: number; fresh: number; before: number | null }) {
  const { hidden, fresh, before } = props;
  return (
    <p className="-mt-2 pb-5 text-sm">
      {fresh > 0 && before !== null && (
        <>
          <strong className="font-medium text-clay">
            {fresh === 1 ? "One of these homes is" : `${fresh} of these homes are`} new
          </strong>{" "}
          since your last visit, {sinceWhen(before)}.{" "}
        </>
      )}
      {hidden > 0 && (
        <span className="text-ink-soft">
          {formatCount(hidden, "home")} you have hidden {hidden === 1 ? "is" : "are"} left out.
          Totals and the numbers on the map still count {hidden === 1 ? "it" : "them"}.{" "}
          <TextLink to={paths.hiddenHomes.href()}>See what you have hidden</TextLink>
        </span>
      )}
    </p>
  );
}

function sinceWhen(instant: number): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(instant);
}
