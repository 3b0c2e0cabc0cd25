import type { TermChange } from "@domain/sales/amendments.ts";

/** Lists the terms that a change of a sale affects: before and after, one line each. */
export function ChangeList({ changes }: { changes: readonly TermChange[] }) {
  return (
    <dl className="@container grid">
      {changes.map(({ name, label, was, now }) => (
        <div
          key={name}
          className="grid gap-x-6 border-line border-b py-1.5 @lg:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
            <span className="font-medium">{now}</span>{" "}
            <span className="text-ink-soft text-sm">(was {was})</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
