import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

/**
 * Screen reader announcements while a photo is moved with the keyboard.
 * @param picked a ref to the photo that was just picked up: while it is over its own place, its
 * position isn't announced again.
 */
export function dragAnnouncements(
  paths: readonly string[],
  picked: { current: UniqueIdentifier | null },
): Announcements {
  const place = (id: UniqueIdentifier) => paths.indexOf(String(id)) + 1;
  const of = `of ${paths.length}`;
  return {
    onDragStart: ({ active }) => {
      picked.current = active.id;
      return `Picked up photo ${place(active.id)} ${of}.`;
    },
    onDragOver: ({ active, over }) => {
      if (over && over.id === picked.current) return;
      picked.current = null;
      return over
        ? `Photo ${place(active.id)} is over place ${place(over.id)} ${of}.`
        : `Photo ${place(active.id)} is over no place.`;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `Photo ${place(active.id)} was moved to place ${place(over.id)} ${of}.`
        : `Photo ${place(active.id)} was put back where it was.`,
    onDragCancel: ({ active }) => `Photo ${place(active.id)} was put back where it was.`,
  };
}

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "To move a photo, press space or enter, then the arrow keys. Press space or enter again to put it there, or escape to put it back.",
};
