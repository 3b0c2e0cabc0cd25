import type { Risk } from "@domain/offers/offer-comparison.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { Disclosure } from "@web/components/disclosure.tsx";

/** Lists what could keep an offer from closing on its terms, each with a reason. */
export function RiskList(props: {
  risks: readonly Risk[];
  /** Whose offer it is, beside others. */
  of?: string;
  isOpen?: boolean;
}) {
  const { risks, of, isOpen = false } = props;
  if (risks.length === 0) return <p>None that our rules find.</p>;
  const list = (
    <ul className="grid gap-1.5">
      {risks.map(({ id, label, reason }) => (
        <li key={id} className="text-sm">
          {label}
          <span className="block text-ink-faint text-xs">{reason}</span>
        </li>
      ))}
    </ul>
  );
  if (isOpen) return list;
  return (
    <Disclosure
      summary={
        <>
          {formatCount(risks.length, "risk")}
          {of && <span className="sr-only">: {of}</span>}
        </>
      }
      tone="link"
      prints
    >
      {list}
    </Disclosure>
  );
}
