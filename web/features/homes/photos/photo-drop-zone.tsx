import { PHOTO_LIMITS } from "@domain/homes/photo-rules.ts";
import { Button } from "@web/components/button.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useFileDrop } from "@web/lib/use-file-drop.ts";
import { Camera, ImagePlus } from "lucide-react";
import { type Ref, useRef } from "react";

const TYPES = "image/*,.heic,.heif";

/** Adds photos by picker, phone camera, or drag and drop. */
export function PhotoDropZone(props: {
  title: string;
  /** How many photos are attached or being uploaded. */
  count: number;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const { title, count, onFiles } = props;
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(onFiles);
  const isFull = count >= PHOTO_LIMITS.perListing;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={props.ref}
      role="group"
      aria-label={`Add photos of ${title}`}
      {...drop}
      className={classNames(
        "grid justify-items-center gap-3 rounded-lg border border-dashed px-3 py-6 text-center transition-colors sm:gap-4 sm:px-6 sm:py-10",
        isOver ? "border-evergreen bg-evergreen-soft" : "border-line-strong bg-surface",
      )}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => picker.current?.click()} disabled={isFull}>
          <ImagePlus aria-hidden="true" className="size-4" />
          Add photos
        </Button>
        <Button
          variant="secondary"
          onClick={() => camera.current?.click()}
          disabled={isFull}
          className="pointer-fine:hidden"
        >
          <Camera aria-hidden="true" className="size-4" />
          Take a photo
        </Button>
      </div>
      <p className="max-w-md text-ink-soft text-sm">
        <span className="pointer-coarse:hidden">Or drop them here. </span>
        Any size works. We make photos smaller on this device, and remove location and camera data.
      </p>
      <p className="text-ink-faint text-xs tabular-nums">
        {count} of {PHOTO_LIMITS.perListing} photos
        {isFull && ". Remove one to add another."}
      </p>
      <FileInput ref={picker} accept={TYPES} multiple onFiles={onFiles} />
      <FileInput ref={camera} accept="image/*" capture="environment" onFiles={onFiles} />
    </div>
  );
}
