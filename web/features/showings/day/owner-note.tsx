import { MAX_OWNER_NOTE } from "@domain/showings/bookings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { noteForOwners, type Showing } from "@web/api/showings/showings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { isUnreached } from "@web/api/site/transport/lost-answer.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { draftsOf } from "@web/lib/drafts.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import type { Kept } from "@web/session/kept-acts-later.ts";
import { useState } from "react";
import { keep, noteAct } from "./keep.ts";

type Props = { showing: Showing; userId: string; kept: readonly Kept[]; isOffline: boolean };

/** What the owner notes for themselves about a showing. Without a network, the note is kept. */
export function OwnerNote(props: Props) {
  const { showing, userId, kept } = props;
  const draft = noteDraft(userId, showing.id);
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined);
  const note = keptNote(kept) ?? showing.owner_note ?? "";
  if (isOpen) return <NoteForm {...props} note={note} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
      {note !== "" && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-soft">Your note: </span>
          {note}
        </p>
      )}
      <button
        type="button"
        aria-describedby={`day-${showing.id}`}
        onClick={() => setOpen(true)}
        className="min-h-6 rounded-sm text-ink-soft underline decoration-line-strong underline-offset-[0.2em] hover:text-clay pointer-coarse:-my-1.5 pointer-coarse:min-h-11"
      >
        {note === "" ? "Add a note" : "Change the note"}
      </button>
    </div>
  );
}

function NoteForm(props: Props & { note: string; onClose: () => void }) {
  const { showing, userId, kept, isOffline, onClose } = props;
  const queryClient = useQueryClient();
  const form = useCheckedForm({
    initial: { note: props.note },
    problemsOf: () => ({}),
    submit: async ({ note }) => {
      if (isOffline || keptNote(kept) !== undefined || !(await isSaved(note))) {
        if (note.trim() !== props.note) keep(noteAct(showing, userId, note));
        leave(note);
        return undefined;
      }
      await queryClient.invalidateQueries({ queryKey: ownKey(userId, "showings") });
      leave(note);
      return undefined;
    },
    fallback: "showing_not_changed",
    draft: noteDraft(userId, showing.id),
  });

  /** @returns false without an answer. */
  async function isSaved(note: string): Promise<boolean> {
    try {
      await noteForOwners(showing.id, note);
      return true;
    } catch (error) {
      if (isUnreached(error)) return false;
      throw error;
    }
  }

  function leave(note: string) {
    form.fill({ note });
    onClose();
  }

  return (
    <form {...form.form} className="grid gap-2">
      <TextArea
        label="Your note"
        hint="Only the home's owners read it."
        rows={2}
        maxLength={MAX_OWNER_NOTE}
        {...form.field("note")}
      />
      <Failure text={form.failure} />
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" onClick={() => leave(props.note)}>
          Cancel
        </Button>
        <Button size="sm" type="submit" pending={form.isPending} pendingText="Saving...">
          Save note
        </Button>
      </div>
    </form>
  );
}

function keptNote(kept: readonly Kept[]): string | undefined {
  for (const act of kept) if (act.kind === "note") return act.note;
  return undefined;
}

const noteDraft = draftsOf("owner-note", (kept): kept is { note: string } => {
  return typeof (kept as { note?: unknown } | null)?.note === "string";
});
