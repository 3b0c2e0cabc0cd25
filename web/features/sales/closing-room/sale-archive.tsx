import type { Offer } from "@domain/offers/offers.ts";
import {
  ARCHIVE_PAPERS,
  archivedFiles,
  archiveName,
  clearedAt,
  DELETES_PAPERS,
  FIRST_DELETES_PAPERS,
  keptUntil,
  mayDeletePapers,
} from "@domain/sales/sale-archive.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { downloadOffer } from "@web/api/offers/offers.ts";
import { deleteSalePapers, saleFilesQuery } from "@web/api/sales/sale-files.ts";
import { downloadSaleHistory } from "@web/api/sales/sales.ts";
import { type ZipProgress, zipFiles } from "@web/api/site/transport/zip-files.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { saveFile } from "@web/lib/save-file.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";

type EndedSale = { userId: string; offer: Offer & SaleOffer };

/** The archive of a sale that has ended, with everything that the reader's side may read, kept for years or deleted. */
export default function SaleArchive({ userId, offer }: EndedSale) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ZipProgress>();
  const cleared = clearedAt(offer);
  const work = useMutation({
    mutationFn: async () => {
      const files = await client.fetchQuery(saleFilesQuery(userId, offer.sale.id));
      const [terms, history] = await Promise.all([
        downloadOffer(offer.id, false),
        downloadSaleHistory(offer.id),
      ]);
      const papers = (missing: string[]) => [
        { name: ARCHIVE_PAPERS.terms, input: new Response(terms) },
        { name: ARCHIVE_PAPERS.history, input: new Response(history) },
        ...(missing.length > 0
          ? [{ name: "Files that were gone.txt", input: new Response(missing.join("\n")) }]
          : []),
      ];
      const name = archiveName(offer);
      saveFile(await zipFiles(archivedFiles(files), papers, setProgress), name);
      return name;
    },
    onSettled: () => setProgress(undefined),
  });
  return (
    <TitledSection
      className="grid max-w-3xl gap-3 print:hidden"
      title="Your documents of this sale"
    >
      <p className="max-w-prose">
        One ZIP file has the agreed terms and all their versions. It has each step with what was
        done, and the files that you can open.
      </p>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        pending={work.isPending}
        pendingText="Preparing your file..."
        onClick={() => work.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        Save everything
      </Button>
      {progress && progress.files > 0 && (
        <label className="grid gap-1 text-ink-soft text-sm">
          {progress.done} of {progress.files} files
          <progress className="w-full" max={progress.files} value={progress.done} />
        </label>
      )}
      {work.isError && (
        <InlineNotice tone="error">{textOf(work.error, "export_failed")}</InlineNotice>
      )}
      {work.isSuccess && (
        <InlineNotice tone="success">{work.data} is in your downloads.</InlineNotice>
      )}
      {cleared === null ? (
        mayDeletePapers(offer) ? (
          <DeletePapers userId={userId} offer={offer} />
        ) : (
          <p className="max-w-prose text-ink-soft text-sm">
            We keep the files here until {keptUntil(offer)}. {FIRST_DELETES_PAPERS[offer.side]}
          </p>
        )
      ) : (
        <p className="text-ink-soft text-sm">
          Your files, figures and notes here were deleted on {formatDay(cleared)}.
        </p>
      )}
    </TitledSection>
  );
}

function DeletePapers({ userId, offer }: EndedSale) {
  const work = useOfferWork(userId);
  const [isAsking, setAsking] = useState(false);
  function close() {
    setAsking(false);
    work.forgetFailure();
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p className="max-w-prose text-ink-soft text-sm">
        We keep the files here until {keptUntil(offer)}, unless you delete them before.
      </p>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        Delete my documents
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={close}
          onConfirm={async () => {
            if (await work.act("delete", () => deleteSalePapers(offer.sale.id))) close();
          }}
          tone="danger"
          title="Delete your documents of this sale?"
          confirmLabel="Delete them"
          cancelLabel="Keep them"
          pending={work.doing === "delete"}
          pendingText="Deleting..."
          error={work.failureText}
        >
          <p>{DELETES_PAPERS}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
