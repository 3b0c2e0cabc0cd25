import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { noteProblem } from "@domain/search/home-marks.ts";
import { MARK_LIMITS } from "@domain/site/errors/first-limits.ts";
import { Button } from "@web/components/button.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useInPlace } from "@web/lib/use-in-place.ts";
import { loadMarks, useMarks } from "@web/session/home-marks.ts";
import { NotebookPen } from "lucide-react";

type Home = { id: string; title: string | null };

/** Below a favorite: the visitor's private note on it, and writing one. */
export function HomeNote({ home }: { home: Home }) {
  const note = useMarks(({ notes }) => notes[home.id] ?? "");
  const writing = useInPlace();
  if (writing.isOpen) return <NoteForm home={home} note={note} onClose={writing.close} />;
  return (
    <div className="mt-1 grid justify-items-start gap-1">
      {note && <p className="wrap-anywhere whitespace-pre-line text-ink-soft text-sm">{note}</p>}
      <Button
        ref={writing.button}
        variant="quiet"
        size="sm"
        className="-ml-3"
        onClick={writing.open}
      >
        <NotebookPen aria-hidden="true" className="size-4" />
        {note ? "Change note" : "Add a note"}{" "}
        <span className="sr-only">on {home.title || FALLBACK_TITLE}</span>
      </Button>
    </div>
  );
}

function NoteForm({ home, note, onClose }: { home: Home; note: string; onClose: () => void }) {
  const form = useCheckedForm({
    initial: { note },
    problemsOf: (input) => ({ note: noteProblem(input.note) }),
    submit: async (input) => {
      const { setNote } = await loadMarks();
      setNote(home.id, input.note);
      onClose();
      return undefined;
    },
    fallback: "network",
  });
  return (
    <form {...form.form} className="mt-2 grid gap-3">
      <TextArea
        label={`Your note on ${home.title || FALLBACK_TITLE}`}
        hint="Only you see it."
        maxLength={MARK_LIMITS.note}
        autoFocus
        {...form.field("note")}
        error={form.problemOf("note") ?? form.refusal}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={form.isPending} pendingText="Saving...">
          Save note
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
