import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

/** Ends the conversation for both sides, or resumes one that the reader ended. */
export function EndConversation(props: {
  hasEnded: boolean;
  canResume: boolean;
  other: string;
  change: (ends: boolean) => Promise<unknown>;
}) {
  const { hasEnded, canResume, other, change } = props;
  const [isAsking, setAsking] = useState(false);
  const work = useWork();

  async function end() {
    if (await work.run("end", () => change(true), "unavailable")) setAsking(false);
  }

  if (hasEnded && !canResume) return null;
  if (hasEnded)
    return (
      <Button
        size="sm"
        variant="secondary"
        pending={work.doing === "resume"}
        pendingText="Resuming..."
        onClick={() => void work.run("resume", () => change(false), "unavailable")}
      >
        Go on writing
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        End conversation
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          onConfirm={() => void end()}
          title="End this conversation?"
          confirmLabel="End conversation"
          cancelLabel="Keep it"
          pending={work.doing === "end"}
          pendingText="Ending..."
          error={work.failureText}
        >
          <p>
            Neither of you can write to the other anymore, about this home or any other. {other} is
            not told who ended it. You can resume it later.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
