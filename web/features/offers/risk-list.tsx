import { formatCount } from "@domain/format.ts";
import type { Risk } from "@domain/offer-comparison.ts";
import { Disclosure } from "@web/components/disclosure.tsx";

/** What could keep an offer from closing on its terms, each with a reason. */
export function RiskList({ risks, isOpen = false }: { risks: readonly Risk[]; isOpen?: boolean }) {
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
    <Disclosure summary={formatCount(risks.length, "risk")} tone="link" prints>
      {list}
    </Disclosure>
  );
}
