import { leaveMembership } from "@web/api/people/memberships.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { notify } from "@web/lib/notices.ts";
import { useState } from "react";
import { type Place, useMembershipActs } from "./acts.ts";

type Props = Place & {
  /** The people whom the reader leaves: "owners", "buyers". */
  people: string;
  /** Tells people what leaving means before they leave. */
  text: string;
  onLeft: () => void;
};

/** Lets a person who joined leave. */
export function LeaveButton({ people, text, onLeft, ...place }: Props) {
  const work = useMembershipActs(place);
  const [isAsked, setAsked] = useState(false);

  async function leave() {
    if (!(await work.act("leave", () => leaveMembership(place.kind, place.placeId)))) return;
    notify({ tone: "success", text: `You are no longer one of the ${people}.` });
    onLeft();
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => setAsked(true)}
      >
        {`Leave the ${people}`}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Leave the ${people}?`}
          confirmLabel="Leave"
          cancelLabel="Stay"
          pending={work.doing === "leave"}
          pendingText="Leaving..."
          error={work.failureText}
          onClose={() => {
            setAsked(false);
            work.forgetFailure();
          }}
          onConfirm={() => void leave()}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
