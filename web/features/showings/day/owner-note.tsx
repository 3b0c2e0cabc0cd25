import { MAX_OWNER_NOTE } from "@domain/showings/bookings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { noteForOwners, type Showing } from "@web/api/showings/showings.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { draftsOf } from "@web/lib/drafts.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useState } from "react";

/** What the owner notes for themselves about a showing. What is typed without a network stays in the field. */
export function OwnerNote(props: { showing: Showing; userId: string; isOffline: boolean }) {
  const { showing, userId, isOffline } = props;
  const draft = noteDraft(userId, showing.id);
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined);
  const note = showing.owner_note ?? "";
  if (isOpen) return <NoteForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
      {note !== "" && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-soft">Your note: </span>
          {note}
        </p>
      )}
      {!isOffline && (
        <button
          type="button"
          aria-describedby={`day-${showing.id}`}
          onClick={() => setOpen(true)}
          className="min-h-6 rounded-sm text-ink-soft underline decoration-line-strong underline-offset-[0.2em] hover:text-clay pointer-coarse:min-h-8"
        >
          {note === "" ? "Add a note" : "Change the note"}
        </button>
      )}
    </div>
  );
}

function NoteForm(props: { showing: Showing; userId: string; onClose: () => void }) {
  const { showing, userId, onClose } = props;
  const queryClient = useQueryClient();
  const form = useCheckedForm({
    initial: { note: showing.owner_note ?? "" },
    problemsOf: () => ({}),
    submit: async ({ note }) => {
      await noteForOwners(showing.id, note);
      await queryClient.invalidateQueries({ queryKey: ownKey(userId, "showings") });
      leave(note);
    },
    fallback: "showing_not_changed",
    draft: noteDraft(userId, showing.id),
  });

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
        <Button size="sm" variant="secondary" onClick={() => leave(showing.owner_note ?? "")}>
          Cancel
        </Button>
        <Button size="sm" type="submit" pending={form.isPending} pendingText="Saving...">
          Save note
        </Button>
      </div>
    </form>
  );
}

const noteDraft = draftsOf("owner-note", (kept): kept is { note: string } => {
  return typeof (kept as { note?: unknown } | null)?.note === "string";
});
