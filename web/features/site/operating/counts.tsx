import type { SiteCounts } from "@domain/site/operating/operating.ts";
import { formatNumber } from "@domain/site/text/format.ts";

export function Counts({ counts }: { counts: SiteCounts }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-6">
      {FIGURES.map(({ name, label }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-display text-heading tabular-nums">{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

const FIGURES: { name: Exclude<keyof SiteCounts, "unfinished_refunds">; label: string }[] = [
  { name: "homes_published", label: "homes on the market" },
  { name: "homes_in_draft", label: "homes in draft" },
  { name: "showings_ahead", label: "upcoming showings" },
  { name: "showings_this_week", label: "showings requested in 7 days" },
  { name: "people", label: "accounts" },
  { name: "people_this_week", label: "new accounts in 7 days" },
];
