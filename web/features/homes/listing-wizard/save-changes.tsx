import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { useState } from "react";

/** Saves changes to a published home: buyers see them only then. */
export function SaveChanges(props: {
  onSave: () => void;
  onDiscard: () => void;
  isSaving: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="max-sm:px-3" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <Button onClick={props.onSave} pending={props.isSaving} pendingText="Saving...">
        Save changes
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          props.onDiscard();
        }}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep them"
      >
        <p>The listing goes back to what buyers see now. This can't be undone.</p>
      </ConfirmDialog>
    </>
  );
}
