import { useQuery } from "@tanstack/react-query";
import { type OwnHome, showingsToComeQuery } from "@web/api/homes/own-homes.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import type { Work } from "@web/lib/use-work.ts";
import { type StatusChange, showingsText, WITHDRAW_INSTEAD } from "./listing-actions.ts";

type DialogProps = {
  userId: string;
  home: OwnHome;
  isBusy: boolean;
  failure: Work["failure"];
  onClose: () => void;
};

/** Confirms selling or withdrawing a home, and says what happens to its showings. */
export function StatusDialog(
  props: DialogProps & { change: StatusChange; onConfirm: (change: StatusChange) => void },
) {
  const { change, failure } = props;
  const showings = useShowingsToCome(props);
  if (!change.confirm) return null;
  return (
    <ConfirmDialog
      onClose={props.onClose}
      onConfirm={() => props.onConfirm(change)}
      title={change.confirm.title}
      confirmLabel={change.label}
      cancelLabel={change.confirm.keep}
      tone={change.to === "sold" ? "primary" : "danger"}
      pending={props.isBusy}
      pendingText="Saving..."
      error={failure?.text}
    >
      <p>{change.confirm.text}</p>
      <p>{showingsText(showings)}</p>
    </ConfirmDialog>
  );
}

/** Confirms deleting a home; for one with upcoming showings it suggests withdrawing instead. */
export function DeleteDialog(
  props: DialogProps & { onDelete: () => void; onWithdraw: (change: StatusChange) => void },
) {
  const { home, failure } = props;
  const showings = useShowingsToCome(props);
  const isPublic = home.status === "active" || home.status === "pending";
  const hasShowings = (showings ?? 0) > 0 || failure?.code === "listing_has_showings";
  if (hasShowings && isPublic) {
    return (
      <ConfirmDialog
        onClose={props.onClose}
        onConfirm={() => props.onWithdraw(WITHDRAW_INSTEAD)}
        title="This home has upcoming showings"
        confirmLabel={WITHDRAW_INSTEAD.label}
        cancelLabel="Keep it on the market"
        pending={props.isBusy}
        pendingText="Saving..."
        error={failure && failure.code !== "listing_has_showings" ? failure.text : null}
      >
        <p>
          You can't delete it while visitors expect to see it. Withdraw it first, so that buyers no
          longer see it. You can delete it after that.
        </p>
        <p>{showingsText(showings || undefined)}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      onClose={props.onClose}
      onConfirm={props.onDelete}
      title={home.status === "draft" ? "Delete this draft?" : "Delete this listing?"}
      confirmLabel="Delete"
      cancelLabel="Keep it"
      pending={props.isBusy}
      pendingText="Deleting..."
      error={failure?.text}
    >
      <p>
        Its text, photos and figures are deleted for good
        {home.status === "draft" ? "." : ", and so are its past showings."} This can't be undone.
      </p>
      {isPublic && <p>{showingsText(showings)}</p>}
    </ConfirmDialog>
  );
}

/** Undefined while loading; a draft has none. */
function useShowingsToCome({ userId, home }: DialogProps): number | undefined {
  const { data } = useQuery({
    ...showingsToComeQuery(userId, home.id),
    enabled: home.status !== "draft",
  });
  return data;
}
