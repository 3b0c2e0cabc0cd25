import type { ListingWarning } from "@domain/homes/fair-housing.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { FIELD_LABELS } from "./listing-fields.ts";

/** Asks the owner to confirm publishing wording that federal law restricts. */
export function PublishAnyway(props: {
  /** Empty: nothing is asked. */
  words: readonly ListingWarning[];
  onPublish: () => void;
  onClose: () => void;
  isSaving: boolean;
}) {
  const { words } = props;
  return (
    <ConfirmDialog
      open={words.length > 0}
      onClose={props.onClose}
      onConfirm={props.onPublish}
      title="Publish with this wording?"
      confirmLabel="Publish anyway"
      cancelLabel="Keep editing"
      pending={props.isSaving}
      pendingText="Publishing..."
    >
      <ul className="wrap-anywhere grid gap-3">
        {words.map(({ field, index, start, phrase, reason }) => (
          <li key={`${field}-${index ?? ""}-${start}`}>
            <p className="font-semibold text-ink">
              {FIELD_LABELS[field]}: “{phrase}”
            </p>
            <p className="mt-0.5">{reason}</p>
          </li>
        ))}
      </ul>
      <p>You are responsible for what your listing says. If you want, we publish it as it is.</p>
    </ConfirmDialog>
  );
}
