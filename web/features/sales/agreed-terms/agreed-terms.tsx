import { type AgreedSale, agreedTerms, NOT_THE_FORM } from "@domain/sales/agreed-terms.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatCount } from "@domain/site/text/format.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { Disclosure } from "@web/components/disclosure.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { SavePdf } from "../../offers/offers/save-pdf.tsx";
import { RowList } from "./row-list.tsx";

/** The agreed terms as a PDF and as fields to copy: in the room, and behind a title officer's or an attorney's link. */
export function AgreedTerms(props: {
  query: UseQueryResult<AgreedSale | null>;
  /** Makes the PDF. */
  save: () => Promise<Blob>;
}) {
  const { query, save } = props;
  const { data: sale } = query;
  const now = useNow();
  if (sale === null) return null;
  const rows = sale ? agreedTerms(sale, now) : [];
  const missing = rows.filter(({ isMissing }) => isMissing);
  return (
    <section aria-label="Agreed terms" className="grid gap-2">
      <h3 className="font-medium text-sm">Agreed terms, in the order of a contract</h3>
      <p className="max-w-prose text-ink-soft">{NOT_THE_FORM}</p>
      {sale ? (
        <>
          {missing.length > 0 && (
            <p className="max-w-prose">
              {formatCount(missing.length, "answer is", "answers are")} still missing:{" "}
              {missing.map(({ label }) => label).join("; ")}.
            </p>
          )}
          <div className="-ml-4">
            <SavePdf title={`Agreed terms: ${sale.home?.title || sale.title}`} make={save} />
          </div>
          <Disclosure summary="Fields to copy" tone="link">
            <div className="pt-3">
              <RowList rows={rows} level={4} />
            </div>
          </Disclosure>
        </>
      ) : query.isError ? (
        <InlineNotice tone="error" action={retryOf(query)}>
          {ERRORS.offers_unavailable.text}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading the agreed terms..." shapes={["h-12"]} />
      )}
    </section>
  );
}
