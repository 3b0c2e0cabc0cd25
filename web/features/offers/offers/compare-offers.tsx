import type { Compared } from "@domain/offers/compared-offers.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { useMedia } from "@web/lib/use-media.ts";
import { useId } from "react";
import { ComparedName, type CompareRow, decisiveRows, termRows } from "./compare-rows.tsx";

/** Live offers side by side: a table where it fits, otherwise cards. */
export function CompareOffers({ offers }: { offers: Compared[] }) {
  const isWide = useMedia(WIDE);
  const rows = decisiveRows(isWide);
  const terms = termRows().filter(
    ({ isNeeded }) => !isNeeded || offers.some((compared) => isNeeded(compared)),
  );
  return isWide ? (
    <Table rows={[...rows, ...terms]} offers={offers} />
  ) : (
    <ul aria-label="Offers" className="grid gap-10">
      {offers.map((compared) => (
        <Card key={compared.offer.id} rows={rows} terms={terms} compared={compared} />
      ))}
    </ul>
  );
}

/** Wide enough for a table with its row names. */
const WIDE = "(min-width: 64rem)";

function Table({ rows, offers }: { rows: CompareRow[]; offers: Compared[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section aria-label="Offers side by side" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left align-top">
        <thead>
          <tr className="border-line-strong border-b">
            <td className="w-44 min-w-36" />
            {offers.map((compared) => (
              <th
                key={compared.offer.id}
                scope="col"
                className="min-w-56 px-4 pb-3 font-display font-medium text-subheading"
              >
                <ComparedName compared={compared} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, render }) => (
            <tr key={id} className="break-inside-avoid border-line border-b">
              <th
                scope="row"
                className="sticky left-0 bg-paper py-3 print:bg-transparent pr-4 text-left align-top font-medium text-ink-soft text-sm"
              >
                {label}
              </th>
              {offers.map((compared) => (
                <td key={compared.offer.id} className="px-4 py-3 align-top">
                  {render(compared)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Card(props: { rows: CompareRow[]; terms: CompareRow[]; compared: Compared }) {
  const { rows, terms, compared } = props;
  const id = useId();
  return (
    <li aria-labelledby={id} className="border-line-strong border-t pt-4">
      <h3 id={id} className="mb-2 font-display font-medium text-subheading">
        <ComparedName compared={compared} />
      </h3>
      <Facts rows={rows} compared={compared} />
      <Disclosure
        summary={
          <>
            All terms
            <span translate="no" className="sr-only">
              : {compared.name}
            </span>
          </>
        }
        tone="link"
        prints
        className="mt-2"
      >
        <Facts rows={terms} compared={compared} />
      </Disclosure>
    </li>
  );
}

function Facts({ rows, compared }: { rows: CompareRow[]; compared: Compared }) {
  return (
    <dl>
      {rows.map(({ id, label, render }) => (
        <div
          key={id}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2.5 max-[22rem]:grid-cols-1 max-[22rem]:gap-1"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="min-w-0 text-base">{render(compared)}</dd>
        </div>
      ))}
    </dl>
  );
}
