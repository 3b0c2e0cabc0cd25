import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { notify } from "@web/lib/notices.ts";
import { useState } from "react";
import type { ActsOf } from "./acts.ts";

type Props = ActsOf & {
  /** The people whom the reader leaves: "owners", "buyers". */
  people: string;
  /** Tells people what leaving means before they leave. */
  text: string;
  leave: () => Promise<unknown>;
  onLeft: () => void;
};

/** Lets a person who joined leave. */
export function LeaveTogether({ people, text, userId, useActs, leave, onLeft }: Props) {
  const work = useActs(userId);
  const [isAsked, setAsked] = useState(false);

  async function leaveThem() {
    if (!(await work.act("leave", leave))) return;
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
          onConfirm={() => void leaveThem()}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
