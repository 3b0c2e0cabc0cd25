import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  OFFER_LIMITS,
  type OfferFileKind,
  type SentFile,
} from "@domain/offers/offers.ts";
import { formatBytes } from "@domain/papers/documents.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { documentsQuery } from "@web/api/papers/documents.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { FieldError } from "@web/components/field.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import type { ReactNode } from "react";

/** Proof of funds and pre-approval, from the buyer's own documents. */
export function ProofFiles(props: {
  userId: string;
  files: SentFile[];
  /** The kind a newly chosen file probably is. */
  usual: OfferFileKind;
  isRequired: boolean;
  error: string | undefined;
  onChange: (files: SentFile[]) => void;
  /** The upload, which is another feature. */
  upload: ReactNode;
}) {
  const { userId, files, usual, isRequired, error, onChange, upload } = props;
  const documents = useQuery(documentsQuery(userId));
  const isFull = files.length >= OFFER_LIMITS.files;

  function choose(document_id: string, isChosen: boolean) {
    const others = files.filter((file) => file.document_id !== document_id);
    onChange(isChosen ? [...others, { document_id, kind: usual }] : others);
  }

  return (
    <fieldset
      name="files"
      tabIndex={-1}
      aria-describedby={error ? "files-hint files-error" : "files-hint"}
      className="grid min-w-0 gap-3"
    >
      <legend className="mb-1 font-medium text-sm">
        Proof of funds or pre-approval
        {!isRequired && <span className="ml-1.5 font-normal text-ink-faint">optional</span>}
      </legend>
      <p id="files-hint" className="text-ink-faint text-xs">
        {isRequired && "The owner asks for at least one. "}
        Only the owner can open your files, and only while your offer is open. Cover account numbers
        first.
      </p>
      {documents.data ? (
        <ul className="grid empty:hidden">
          {documents.data.map(({ id, name, size }) => {
            const chosen = files.find((file) => file.document_id === id);
            return (
              <li key={id} className="grid gap-1 border-line border-b py-1.5">
                <Checkbox
                  name="files"
                  label={<span className="wrap-anywhere">{name}</span>}
                  hint={formatBytes(size)}
                  checked={chosen !== undefined}
                  aria-invalid={error ? true : undefined}
                  disabled={isFull && !chosen}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                {chosen && (
                  <SegmentedControl<OfferFileKind>
                    hideLabel
                    className="pb-1.5 pl-8"
                    label={`What ${name} is`}
                    value={chosen.kind}
                    onChange={(kind) =>
                      onChange(files.map((file) => (file === chosen ? { ...file, kind } : file)))
                    }
                    options={FILE_KINDS.map((value) => ({ value, label: FILE_KIND_NAMES[value] }))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      ) : documents.isError ? (
        <InlineNotice tone="error" action={retryOf(documents)}>
          {ERRORS.documents_unavailable.text}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading your documents..." shapes={["h-12"]} />
      )}
      <FieldError id="files-error" text={error} />
      <Disclosure summary="Upload a file" tone="link">
        <div className="pt-3">{upload}</div>
      </Disclosure>
    </fieldset>
  );
}
