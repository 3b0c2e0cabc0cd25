import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { PhotoCarousel } from "./photo-carousel.tsx";
import { photoAtKey } from "./photo-keys.ts";
import { PhotoThumbnails } from "./photo-thumbnails.tsx";
import { useModal } from "./use-modal.ts";

/**
 * Full-screen, uncropped photographs: swipe, arrows, arrow keys, Home and End turn them wherever
 * the focus is; Escape closes the viewer and restores the focus. Dark even in light mode. Render it
 * only while open. The owner's description is read out with each photograph.
 */
export function PhotoViewer(props: {
  images: readonly PhotoImage[];
  /** "Photos of Sunny craftsman" */
  label: string;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}) {
  const { images, label, index, onIndexChange, onClose } = props;
  const id = useId();
  const modal = useModal(true, onClose);

  function handleKeyDown(event: KeyboardEvent) {
    // The carousel has handled this key.
    if (event.defaultPrevented) return;
    const target = photoAtKey(event.key, index, images.length);
    if (target === undefined) return;
    event.preventDefault();
    onIndexChange(target);
  }

  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      onKeyDown={handleKeyDown}
      className="dialog scheme-dark m-0 size-full max-h-none max-w-none bg-paper p-0 text-ink"
    >
      <div className="flex h-dvh flex-col">
        <header className="flex items-center justify-between gap-4 px-3 py-2 sm:px-5">
          <h2 id={id} tabIndex={-1} className="min-w-0 truncate pl-1 font-medium text-sm">
            {label}
          </h2>
          <IconButton label="Close full screen" icon={<X />} onClick={onClose} />
        </header>
        <PhotoCarousel
          images={images}
          label={label}
          sizes="100vw"
          fit="contain"
          arrows="always"
          priority
          index={index}
          onIndexChange={onIndexChange}
          className="min-h-0 flex-1"
        />
        <div className="px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5">
          <p aria-live="polite" className="min-h-6 px-1 text-center text-ink-soft text-sm">
            {images[index]?.alt}
          </p>
          <PhotoThumbnails
            images={images}
            index={index}
            onIndexChange={onIndexChange}
            className="mt-1 w-fit max-w-full mx-auto"
          />
        </div>
      </div>
    </dialog>
  );
}
