import { agreedTerms, NOT_THE_FORM } from "@domain/sales/agreed-terms.ts";
import { handOver, TO_COPY } from "@domain/sales/hand-over.ts";
import type { PartyPage } from "@domain/sales/parties.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { agreedSaleOfPartyQuery, downloadHandOver } from "@web/api/sales/parties.ts";
import { Disclosure } from "@web/components/disclosure.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { SavePdf } from "../../offers/offers/save-pdf.tsx";
import { RowList } from "../agreed-terms/row-list.tsx";

/** What the person who closes the sale needs for their file: one PDF, and rows to copy. */
export default function HandOver({ token, page }: { token: string; page: PartyPage }) {
  const query = useQuery(agreedSaleOfPartyQuery(token));
  const { data: sale } = query;
  const now = useNow();
  if (sale === null) return null;
  const copied: readonly string[] = TO_COPY;
  return (
    <TitledSection className="grid gap-3" title="For the closing">
      {sale ? (
        <>
          <p className="max-w-prose text-ink-soft text-sm">
            The PDF has the agreed terms, both sides, the deposit, the documents and the dates.{" "}
            {NOT_THE_FORM}
          </p>
          <div className="-ml-4">
            <SavePdf title={`For the closing: ${page.home}`} make={() => downloadHandOver(token)} />
          </div>
          <RowList
            rows={handOver(page, sale).filter(({ section }) => copied.includes(section))}
            level={3}
          />
          <Disclosure summary="Agreed terms, in the order of a contract" tone="link">
            <div className="pt-3">
              <RowList rows={agreedTerms(sale, now)} level={3} />
            </div>
          </Disclosure>
        </>
      ) : query.isError ? (
        <InlineNotice tone="error" action={retryOf(query)}>
          {ERRORS.parties_unavailable.text}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading the agreed terms..." shapes={["h-24"]} />
      )}
    </TitledSection>
  );
}
