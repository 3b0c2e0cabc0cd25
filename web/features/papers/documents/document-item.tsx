import {
  DOCUMENT_KINDS,
  formatBytes,
  hasPreview,
  kindOfType,
  type OwnerDocument,
} from "@domain/papers/documents.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { downloadDocument } from "@web/api/papers/documents.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { useDownload } from "@web/lib/use-download.ts";
import { useInPlace } from "@web/lib/use-in-place.ts";
import { Download, Eye, FileImage, FileText, FileType, Pencil, Trash2 } from "lucide-react";
import { RenameForm } from "./rename-form.tsx";

export function DocumentItem(props: {
  document: OwnerDocument;
  onPreview: () => void;
  onRename: (name: string) => Promise<unknown>;
  onRemove: () => void;
}) {
  const { document, onPreview, onRename, onRemove } = props;
  const { name, type } = document;
  const renaming = useInPlace();
  const { isDownloading, download } = useDownload(
    () => downloadDocument(document.id),
    document.name,
    "document_not_changed",
  );

  return (
    <li data-document={document.id} className="border-line border-t py-4">
      {renaming.isOpen ? (
        <RenameForm name={name} onRename={onRename} onEnd={renaming.close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <TypeIcon type={type} />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-medium text-ink">{name}</p>
            <p className="text-ink-soft text-xs tabular-nums">{factsOf(document)}</p>
          </div>
          <div className="-mr-2 flex @max-md:-mb-2 @max-md:basis-full @max-md:flex-wrap @max-md:pl-11.5">
            {hasPreview(type) && (
              <IconButton label={`Preview ${name}`} icon={<Eye />} size="sm" onClick={onPreview} />
            )}
            <IconButton
              label={isDownloading ? `Downloading ${name}` : `Download ${name}`}
              icon={isDownloading ? <Spinner /> : <Download />}
              size="sm"
              aria-disabled={isDownloading || undefined}
              once
              onClick={() => void download()}
            />
            <IconButton
              ref={renaming.button}
              label={`Rename ${name}`}
              icon={<Pencil />}
              size="sm"
              onClick={renaming.open}
            />
            <IconButton
              data-delete=""
              label={`Delete ${name}`}
              icon={<Trash2 />}
              size="sm"
              once
              onClick={onRemove}
            />
          </div>
        </div>
      )}
    </li>
  );
}

/** "PDF · 1.4 MB · Nov 21, 2026" */
function factsOf({ type, size, uploadDate }: OwnerDocument): string {
  const kind = kindOfType(type);
  const facts = [formatBytes(size), formatDay(uploadDate)];
  return (kind ? [DOCUMENT_KINDS[kind].label, ...facts] : facts).join(" · ");
}

function TypeIcon({ type }: Pick<OwnerDocument, "type">) {
  const Icon = type.startsWith("image/")
    ? FileImage
    : type === DOCUMENT_KINDS.pdf.type
      ? FileText
      : FileType;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-soft">
      <Icon aria-hidden="true" className="size-5 stroke-[1.5]" />
    </span>
  );
}
