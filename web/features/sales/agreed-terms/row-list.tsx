import type { HandOverRow } from "@domain/sales/hand-over.ts";
import { CopyButton } from "@web/components/copy-button.tsx";

/** Rows in sections, each with a button to copy its value. @param level of the sections' headings. */
export function RowList({ rows, level }: { rows: readonly HandOverRow[]; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  const sections = [...new Set(rows.map(({ section }) => section))];
  return (
    <div className="grid gap-5">
      {sections.map((section) => (
        <section key={section} aria-label={section}>
          <Heading className="border-line border-b pb-1 font-medium">{section}</Heading>
          <dl>
            {rows
              .filter((row) => row.section === section)
              .map((row) => (
                <Row key={row.label} row={row} />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Row({ row: { label, value, isMissing } }: { row: HandOverRow }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-line border-b py-2 sm:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <dt className="text-ink-soft text-sm max-sm:col-span-2">{label}</dt>
      <dd
        className={
          isMissing ? "text-ink-faint italic" : "wrap-anywhere min-w-0 whitespace-pre-line"
        }
      >
        {value}
      </dd>
      {!isMissing && (
        <dd>
          <CopyButton text={value} label="Copy" of={label} />
        </dd>
      )}
    </div>
  );
}
