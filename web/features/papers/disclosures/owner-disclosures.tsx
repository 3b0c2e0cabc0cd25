import { ERRORS } from "@domain/site/errors/errors.ts";
import { DISCLOSURE_LIMITS } from "@domain/site/errors/limits.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownDisclosuresQuery } from "@web/api/papers/disclosures.ts";
import { documentsQuery } from "@web/api/papers/documents.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { FileText, Plus } from "lucide-react";
import { useState } from "react";
import { DisclosuresSkeleton } from "./disclosures-skeleton.tsx";
import { Guests } from "./guests.tsx";
import { OwnerDisclosure, Readers } from "./owner-disclosure.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { Requests } from "./requests.tsx";

/** Everything an owner decides about a home's disclosures. */
export function OwnerDisclosures({ userId, listingId }: { userId: string; listingId: string }) {
  const client = useQueryClient();
  const query = useQuery(ownDisclosuresQuery(userId, listingId));
  const { data } = query;
  const own = useQuery(documentsQuery(userId));
  const documents = own.data ?? [];
  const [isPublishing, setPublishing] = useState(false);

  if (!data) {
    if (!query.isError) return <DisclosuresSkeleton />;
    return <LoadError title={ERRORS.disclosures_unavailable.text} query={query} />;
  }
  const live = data.disclosures.filter(({ withdrawn_at }) => withdrawn_at === null);
  const withdrawn = data.disclosures.filter(({ withdrawn_at }) => withdrawn_at !== null);
  /** The counts beside the list are read again after every change, because they may have changed as well. */
  const refresh = () => client.invalidateQueries({ queryKey: ownKey(userId) });
  const isOnMarket = data.home.status === "active" || data.home.status === "pending";
  const publish = (
    <Button onClick={() => setPublishing(true)} pending={own.isPending}>
      <Plus aria-hidden="true" className="size-4" />
      Publish a document
    </Button>
  );

  return (
    <div className="grid max-w-4xl gap-12">
      {!isOnMarket && (
        <InlineNotice tone="info">
          Your home is not on the market. Buyers see what you publish once it is.
        </InlineNotice>
      )}
      {own.isError && (
        <InlineNotice tone="warn" action={retryOf(own)}>
          {ERRORS.documents_unavailable.text}
        </InlineNotice>
      )}
      <Requests requests={data.requests} onChange={refresh} />
      <TitledSection
        className="grid gap-4"
        title="Published"
        aside={live.length > 0 && `${live.length} of ${DISCLOSURE_LIMITS.perHome}`}
      >
        {live.length === 0 ? (
          <EmptyState
            level={3}
            icon={<FileText />}
            title="Nothing is published yet"
            text="Choose one of your documents, such as a disclosure, an inspection report or a permit. Buyers who know more ask less and offer more."
            action={publish}
          />
        ) : (
          <>
            <ul className="-mt-4">
              {live.map((disclosure) => (
                <OwnerDisclosure
                  key={disclosure.id}
                  disclosure={disclosure}
                  documents={documents}
                  isStreetHidden={data.home.address_hidden}
                  onChange={refresh}
                />
              ))}
            </ul>
            <div>{publish}</div>
          </>
        )}
      </TitledSection>
      <Guests listingId={listingId} guests={data.guests} onChange={refresh} />
      {withdrawn.length > 0 && (
        <Disclosure summary={`Withdrawn (${withdrawn.length})`}>
          <ul className="mt-3 border-line border-t">
            {withdrawn.map((disclosure) => (
              <li key={disclosure.id} className="grid gap-2 border-line border-b py-4">
                <p className="wrap-anywhere font-medium">{disclosure.title}</p>
                <Readers disclosure={disclosure} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {isPublishing && (
        <PublishDialog
          listingId={listingId}
          documents={documents}
          published={data.disclosures}
          isStreetHidden={data.home.address_hidden}
          onClose={() => setPublishing(false)}
          onPublished={refresh}
        />
      )}
    </div>
  );
}
