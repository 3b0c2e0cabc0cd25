import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import type { ListingImage } from "@domain/homes/images.ts";
import { likelyRooms, roomChoices, type Shot } from "@domain/homes/shots.ts";
import { classNames } from "@web/lib/class-names.ts";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { DRAG_INSTRUCTIONS, dragAnnouncements } from "./drag-words.ts";
import { PhotoTile } from "./photo-tile.tsx";
import { gridStyles } from "./tile-styles.ts";
import { usePhotoProblems } from "./use-photo-problems.ts";

/** The photos in order, the cover first; uploads in progress follow. */
export function PhotoGrid(props: {
  listingId: string;
  photos: ListingImage[];
  shots: readonly Shot[];
  /** What the analysis saw, by path. */
  seen: ReadonlyMap<string, string>;
  onArrange: (paths: string[]) => void;
  onRemove: (path: string, name: string) => void;
  onDescribed: (path: string, alt: string) => void;
  /** The last photo was removed, so the focus needs a new place. */
  onEmptied: () => void;
  children: ReactNode;
}) {
  const { listingId, photos, shots, seen, onArrange, onRemove, onDescribed, onEmptied } = props;
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves right away scrolls the page instead.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [moved, setMoved] = useState("");
  const picked = useRef<UniqueIdentifier | null>(null);
  const pressed = useRef<Element | null>(null);
  const paths = photos.map(({ path }) => path);
  const problems = usePhotoProblems(photos);
  const proposals = likelyRooms(
    photos.map(({ path, alt }) => ({ alt, seen: seen.get(path) })),
    shots,
  );
  const choices = roomChoices(shots);

  // Reordering moved the pressed button in the DOM: restore its focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus();
    pressed.current = null;
  });

  function move(from: number, to: number): void {
    if (from < 0 || to < 0 || to >= paths.length || from === to) return;
    onArrange(arrayMove(paths, from, to));
  }

  function moveByButton(from: number, to: number): void {
    if (to < 0 || to >= paths.length) return;
    pressed.current = document.activeElement;
    move(from, to);
    setMoved(`Photo ${from + 1} was moved to place ${to + 1} of ${paths.length}.`);
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over) move(paths.indexOf(String(active.id)), paths.indexOf(String(over.id)));
  }

  function remove(position: number): void {
    onRemove(paths[position] ?? "", `Photo ${position + 1}`);
    const neighbour = list.current?.children[position === 0 ? 1 : position - 1];
    const button = neighbour?.querySelector<HTMLElement>("[data-remove]");
    if (button) button.focus();
    else onEmptied();
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(paths, picked),
        screenReaderInstructions: DRAG_INSTRUCTIONS,
      }}
    >
      <SortableContext items={paths} strategy={rectSortingStrategy}>
        <ul
          ref={list}
          aria-label="Photos, in the order in which buyers see them"
          className={classNames(gridStyles, "empty:hidden")}
        >
          {photos.map((photo, position) => (
            <PhotoTile
              key={photo.path}
              listingId={listingId}
              photo={photo}
              problem={problems.get(photo.path)}
              proposal={proposals[position]}
              choices={choices}
              position={position}
              count={photos.length}
              onMove={(to) => moveByButton(position, to)}
              onRemove={() => remove(position)}
              onDescribed={(alt) => onDescribed(photo.path, alt)}
            />
          ))}
          {props.children}
        </ul>
        <p role="status" className="sr-only">
          {moved}
        </p>
      </SortableContext>
    </DndContext>
  );
}
