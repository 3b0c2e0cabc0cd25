import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ListingImage } from "@domain/homes/images.ts";
import type { Proposal } from "@domain/homes/shots.ts";
import { Badge } from "@web/components/badge.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Photo } from "@web/components/photo.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2, TriangleAlert } from "lucide-react";
import { AltField } from "./alt-field.tsx";
import { tileStyles } from "./tile-styles.ts";

const SIZES = "(min-width: 40rem) 15rem, 45vw";

type PhotoTileProps = {
  listingId: string;
  photo: ListingImage;
  /** What its owner may want to change about it. */
  problem: string | undefined;
  /** The room that it likely shows. */
  proposal: Proposal | undefined;
  /** The rooms that it can show. */
  choices: readonly string[];
  /** Zero-based; the first one is the cover. */
  position: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDescribed: (alt: string) => void;
};

/** A photo of the listing, moved by dragging, with its buttons or with the keyboard. */
export function PhotoTile(props: PhotoTileProps) {
  const { listingId, photo, problem, position, onRemove, onDescribed } = props;
  const sortable = useSortable({
    id: photo.path,
    attributes: { roleDescription: "movable photo" },
  });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = sortable;
  const { transform, transition, isDragging } = sortable;
  const number = position + 1;
  return (
    <li
      ref={setNodeRef}
      data-photo={photo.path}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(tileStyles, isDragging && "relative z-10 opacity-80")}
    >
      <div className="relative">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handle on it does the same */}
        <div
          onMouseDown={listeners?.onMouseDown as React.MouseEventHandler}
          onTouchStart={listeners?.onTouchStart as React.TouchEventHandler}
          className={classNames(
            "touch-manipulation select-none",
            isDragging ? "cursor-grabbing" : "cursor-grab",
          )}
        >
          <Photo image={photo} sizes={SIZES} className="aspect-[3/2] rounded-md" />
          <Badge tone="photo" className="absolute top-1.5 left-1.5">
            {position === 0 ? "Cover" : number}
          </Badge>
        </div>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          label={`Move photo ${number}`}
          icon={<GripVertical />}
          variant="photo"
          size="sm"
          data-move=""
          className="absolute bottom-1 left-1 cursor-grab touch-none"
        />
        <IconButton
          label={`Remove photo ${number}`}
          icon={<Trash2 />}
          variant="photo"
          size="sm"
          data-remove=""
          onClick={onRemove}
          className="absolute top-1 right-1"
        />
      </div>
      <div className="-my-1 flex flex-wrap items-center">
        <MoveButtons {...props} />
      </div>
      {problem && (
        <p className="flex gap-1.5 text-amber text-xs">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {problem}
        </p>
      )}
      <AltField
        listingId={listingId}
        path={photo.path}
        stored={photo.alt}
        proposal={props.proposal}
        choices={props.choices}
        position={position}
        onSaved={onDescribed}
      />
    </li>
  );
}

/** Alternatives to dragging: one place back or forward, or to the front. */
function MoveButtons({ position, count, onMove }: PhotoTileProps) {
  const number = position + 1;
  return (
    <>
      <IconButton
        label={`Move photo ${number} earlier`}
        icon={<ArrowLeft />}
        size="sm"
        aria-disabled={position === 0 || undefined}
        onClick={() => onMove(position - 1)}
      />
      <IconButton
        label={`Move photo ${number} later`}
        icon={<ArrowRight />}
        size="sm"
        aria-disabled={position === count - 1 || undefined}
        onClick={() => onMove(position + 1)}
      />
      {position > 0 && (
        <IconButton
          label={`Make photo ${number} the cover`}
          icon={<Star />}
          size="sm"
          onClick={() => onMove(0)}
        />
      )}
    </>
  );
}
