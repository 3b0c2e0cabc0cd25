import type { Offer } from "@domain/offers/offers.ts";
import { formatBytes } from "@domain/papers/documents.ts";
import { isSettled } from "@domain/sales/deadlines.ts";
import { clearedAt } from "@domain/sales/sale-archive.ts";
import {
  SALE_FILE_ACCEPT,
  SALE_FILE_READERS,
  type SaleFile,
  type SaleFileReaders,
} from "@domain/sales/sale-files.ts";
import { otherSide, type SaleStepKind, STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { STEP_WORDS } from "@domain/sales/step-kind-words.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteSaleFile,
  saleFileLink,
  saleFilesQuery,
  shareSaleFile,
} from "@web/api/sales/sale-files.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { Failure, InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { UploadList } from "@web/components/upload-list.tsx";
import { browser } from "@web/lib/leave-for.ts";
import { useWork } from "@web/lib/use-work.ts";
import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onSaleFileKept, saleFileQueue } from "./sale-file-queue.ts";

type StepFilesProps = {
  userId: string;
  offer: Offer & SaleOffer;
  step: { kind: SaleStepKind; state: string };
};

/** The files of a step: what both keep there, and what this side keeps to itself. */
export default function StepFiles({ userId, offer, step }: StepFilesProps) {
  const client = useQueryClient();
  const query = useQuery(saleFilesQuery(userId, offer.sale.id));
  const files = query.data?.filter(({ kind }) => kind === step.kind);
  const takesFiles = offer.sale.state !== "fell_through" && clearedAt(offer) === null;

  useEffect(
    () => onSaleFileKept(() => void client.invalidateQueries({ queryKey: ownKey(userId, "sale") })),
    [client, userId],
  );

  return (
    <section aria-label={`Files: ${STEP_LABELS[step.kind]}`} className="grid gap-2">
      <h3 className="font-medium text-sm">Files</h3>
      {files ? (
        <ul className="grid empty:hidden">
          {files.map((file) => (
            <FileRow key={file.id} userId={userId} offer={offer} step={step} file={file} />
          ))}
        </ul>
      ) : query.isError ? (
        <InlineNotice tone="error" action={retryOf(query)}>
          {ERRORS.documents_unavailable.text}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading the files..." shapes={["h-10"]} />
      )}
      {takesFiles && <FileUpload userId={userId} offer={offer} step={step} />}
    </section>
  );
}

function FileUpload({ userId, offer, step }: StepFilesProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [readers, setReaders] = useState<SaleFileReaders>("both");
  const queue = saleFileQueue(userId, offer.sale.id, step.kind);
  const { file: example } = STEP_WORDS[step.kind];
  return (
    <div className="grid gap-2 print:hidden">
      <SelectField
        label="Who sees what you upload"
        className="max-w-sm"
        value={readers}
        onChange={({ target }) => setReaders(target.value as SaleFileReaders)}
        options={SALE_FILE_READERS.map((value) => ({
          value,
          label: readersText(value, offer.side),
        }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="sm" variant="secondary" onClick={() => picker.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          Upload a file
        </Button>
        <p className="text-ink-faint text-xs">
          {example && `${example}, for example. `}PDF, JPEG or PNG, up to 25 MB. Cover account
          numbers first.
        </p>
      </div>
      <FileInput
        ref={picker}
        accept={SALE_FILE_ACCEPT}
        multiple
        onFiles={(files) => queue.add(files, readers)}
      />
      <UploadList queue={queue} />
    </div>
  );
}

function FileRow(props: StepFilesProps & { file: SaleFile }) {
  const { userId, offer, step, file } = props;
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: ownKey(userId, "sale") }));
  const [isDeleting, setDeleting] = useState(false);
  const isOwn = file.made_by === offer.side;
  const mayChange = isOwn && offer.sale.state !== "fell_through";

  async function save() {
    await work.run(
      "save",
      async () => browser.leaveFor((await saleFileLink(file.id)).url),
      "document_not_read",
    );
  }

  return (
    <li className="grid gap-1 border-line border-t py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere">{file.name}</p>
          <p className="text-ink-soft text-xs">{factsOf(file, offer)}</p>
        </div>
        <div className="flex flex-wrap gap-1 print:hidden">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Save ${file.name}`}
            pending={work.doing === "save"}
            pendingText="Saving..."
            onClick={() => void save()}
          >
            Save
          </Button>
          {mayChange && file.seen_by !== "parties" && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={
                file.seen_by === "side"
                  ? `Share ${file.name} with the ${otherSide(offer.side)}`
                  : `Show ${file.name} to the people invited`
              }
              pending={work.doing === "share"}
              pendingText="Sharing..."
              onClick={() =>
                void work.run(
                  "share",
                  () => shareSaleFile(file.id, file.seen_by === "side" ? "both" : "parties"),
                  "document_not_changed",
                )
              }
            >
              {file.seen_by === "side" ? "Share" : "Show to the people invited"}
            </Button>
          )}
          {mayChange && !isSettled(step) && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Delete ${file.name}`}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
      {!isDeleting && <Failure text={work.failureText} />}
      {isDeleting && (
        <ConfirmDialog
          onClose={() => setDeleting(false)}
          onConfirm={() =>
            void work
              .run("delete", () => deleteSaleFile(file.id), "document_not_changed")
              .then((isDone) => isDone && setDeleting(false))
          }
          title="Delete this file?"
          confirmLabel="Delete"
          pending={work.doing === "delete"}
          pendingText="Deleting..."
          error={work.failureText}
        >
          <p className="wrap-anywhere">
            {file.name} is gone for {file.seen_by === "side" ? "good" : "both of you"}.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function readersText(readers: SaleFileReaders, side: Offer["side"]): string {
  if (readers === "side") return "Only I";
  return readers === "both"
    ? `The ${otherSide(side)} and I`
    : `The ${otherSide(side)}, I and the people invited for this step`;
}

/** "From you, only for you · 1.4 MB · Nov 21, 2026" */
function factsOf(file: SaleFile, { side, sale }: Pick<Offer, "side" | "sale">): string {
  const by = sale?.file_by?.[file.id];
  const from = by ? `From ${by}` : file.made_by === side ? "From you" : `From the ${file.made_by}`;
  const readers =
    file.seen_by === "side"
      ? `${from}, only for you`
      : file.seen_by === "parties"
        ? `${from}, also for the people invited`
        : from;
  return [readers, formatBytes(file.size), formatDay(file.created_at)].join(" · ");
}
