import { FILE_KIND_NAMES, isLive, type Offer, type OfferFile } from "@domain/offers/offers.ts";
import { formatBytes } from "@domain/papers/documents.ts";
import { offerFileLink } from "@web/api/offers/offers.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { browser } from "@web/lib/leave-for.ts";
import { useWork } from "@web/lib/use-work.ts";

/** The buyer's files. The owner can open them while the offer is live; the buyer sees whether they did. */
export function OfferFiles({ offer, files }: { offer: Offer; files: OfferFile[] }) {
  const work = useWork();
  const canOpen = offer.side === "owner" && (isLive(offer.state) || offer.state === "accepted");

  async function open(documentId: string) {
    // Opened before the request: browsers block a tab that opens after an answer.
    const tab = window.open("", "_blank");
    const isOpen = await work.run(
      documentId,
      async () => {
        const { url } = await offerFileLink(offer.id, documentId);
        if (tab) {
          tab.opener = null;
          tab.location.href = url;
        } else browser.leaveFor(url);
      },
      "document_not_read",
    );
    if (!isOpen) tab?.close();
  }

  return (
    <TitledSection className="grid max-w-3xl gap-3" title="Files">
      <ul className="grid">
        {files.map(({ document_id, kind, name, size, opened_at }) => (
          <li
            key={document_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{name}</p>
              <p className="text-ink-soft text-sm">
                {FILE_KIND_NAMES[kind]}, {formatBytes(size)}
                {offer.side === "buyer" &&
                  (opened_at ? " · opened by the owner" : " · not opened yet")}
              </p>
            </div>
            {canOpen && (
              <Button
                size="sm"
                variant="secondary"
                className="print:hidden"
                aria-label={`Open ${name}, in a new tab`}
                pending={work.doing === document_id}
                pendingText="Opening..."
                onClick={() => void open(document_id)}
              >
                Open
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failure text={work.failureText} />
    </TitledSection>
  );
}
