import type { OutcomeStatus } from "@domain/homes/home-outcomes.ts";
import { UNTITLED } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { outcomesQuery } from "@web/api/homes/home-outcomes.ts";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useState } from "react";
import { DeleteDialog, StatusDialog } from "./leave-dialogs.tsx";
import { type StatusChange, statusChanges } from "./listing-actions.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { useChangeHome } from "./use-change-home.ts";
import { useUndoOutcome } from "./use-undo-outcome.ts";

type Asking = StatusChange | "delete" | null;

export function ListingMenu(props: { userId: string; home: OwnHome }) {
  const { userId, home } = props;
  const navigate = useNavigate();
  const work = useChangeHome(userId, home);
  const { data: outcomes } = useQuery(outcomesQuery(userId));
  const { offer } = useUndoOutcome(userId, home);
  const [asking, setAsking] = useState<Asking>(null);
  const name = home.title || UNTITLED;
  const changes = statusChanges(home.status);
  const dialog = { userId, home, isBusy: work.isBusy, failure: work.failure, onClose: close };

  function close() {
    setAsking(null);
    work.forgetFailure();
  }

  // A home with an agreed sale here is sold by that sale: its price and date are known.
  const hasSale = outcomes?.some((own) => own.listing_id === home.id && own.has_sale);

  function press(to: StatusChange) {
    if (to.confirm || isOutcome(to)) setAsking(to);
    else void change(to);
  }

  async function change(to: StatusChange) {
    if (!(await work.setStatus(to.to))) return;
    setAsking(null);
    notify({ tone: "success", text: to.done });
  }

  async function remove() {
    if (!(await work.remove())) return;
    setAsking(null);
    notify({ tone: "success", text: `“${name}” is deleted.` });
  }

  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-2.5">
        {home.status === "draft" && (
          <>
            <LinkButton
              size="sm"
              to={paths.editListing.href(home.id)}
              aria-label={`Continue: ${name}`}
            >
              Continue
            </LinkButton>
            <LinkButton
              size="sm"
              variant="secondary"
              to={paths.editListing.href(home.id, "review")}
              aria-label={`Publish: ${name}`}
            >
              Publish
            </LinkButton>
          </>
        )}
        {EDITABLE.has(home.status) && (
          <LinkButton
            size="sm"
            variant="secondary"
            to={paths.editListing.href(home.id)}
            aria-label={`Edit: ${name}`}
          >
            Edit
          </LinkButton>
        )}
        {changes.map((each, place) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: keeps the focused button mounted
            key={place}
            size="sm"
            // Actions that need confirmation are less prominent than editing.
            variant={each.confirm ? "quiet" : "secondary"}
            aria-label={`${each.label}: ${name}`}
            data-change={each.to}
            onClick={() => press(each)}
          >
            {each.label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Duplicate: ${name}`}
          onClick={() =>
            void work.duplicate((id) => void navigate(paths.editListing.href(id, "basics")))
          }
        >
          Duplicate
        </Button>
        <LinkButton
          size="sm"
          variant="quiet"
          to={paths.homeOwners.href(home.id)}
          aria-label={`Owners: ${name}`}
        >
          Owners
        </LinkButton>
        {home.status !== "sold" && (
          <LinkButton
            size="sm"
            variant="quiet"
            to={paths.ownership.href(home.id)}
            aria-label={`Ownership: ${name}`}
          >
            Ownership
          </LinkButton>
        )}
        {home.firstOwner === undefined && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Delete: ${name}`}
            onClick={() => setAsking("delete")}
          >
            Delete
          </Button>
        )}
      </div>
      {asking === null && <Failure text={work.failure?.text} />}
      {asking === "delete" && (
        <DeleteDialog
          {...dialog}
          onDelete={() => void remove()}
          onWithdraw={(to) => void change(to)}
        />
      )}
      {asking !== null && asking !== "delete" && isOutcome(asking) && !hasSale && (
        <OutcomeDialog
          userId={userId}
          home={home}
          change={asking}
          onNote={async (said) => {
            const outcome = await work.note(asking.to, said);
            setAsking(null);
            offer(outcome, asking.done);
          }}
          onClose={close}
        />
      )}
      {asking !== null && asking !== "delete" && !(isOutcome(asking) && !hasSale) && (
        <StatusDialog {...dialog} change={asking} onConfirm={(to) => void change(to)} />
      )}
    </div>
  );
}

function isOutcome(change: StatusChange): change is StatusChange & { to: OutcomeStatus } {
  return change.to === "pending" || change.to === "sold";
}

const EDITABLE = new Set(["active", "pending", "withdrawn"]);
