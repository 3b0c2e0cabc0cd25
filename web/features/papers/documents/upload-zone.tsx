import { DOCUMENT_ACCEPT } from "@domain/papers/documents.ts";
import { Button } from "@web/components/button.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useFileDrop } from "@web/lib/use-file-drop.ts";
import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";

/** Adds documents by picker or drag and drop, with uploads in progress below. */
export function UploadZone(props: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const { onFiles, children } = props;
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(onFiles);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label="Upload documents" {...drop} className="grid gap-4">
      <div
        className={classNames(
          "grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-6 text-center transition-colors @md:py-8",
          isOver ? "border-evergreen bg-evergreen-soft" : "border-line-strong bg-surface",
        )}
      >
        <Button onClick={() => picker.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          Upload documents
        </Button>
        <p className="max-w-md text-balance text-ink-soft text-sm">
          <span className="pointer-coarse:hidden">Or drop them here. </span>
          PDF, Word, JPEG or PNG, up to 25 MB each.
        </p>
        <FileInput ref={picker} accept={DOCUMENT_ACCEPT} multiple onFiles={onFiles} />
      </div>
      {children}
    </div>
  );
}
