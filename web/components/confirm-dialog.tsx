import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/**
 * Asks for confirmation before something irreversible, with the focus on the safe answer. Keep it
 * open while `pending` and, on failure, with `error`, so that the user can retry.
 */
export function ConfirmDialog(props: {
  open?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question: "Cancel this viewing?" */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb from the question: "Cancel viewing". */
  confirmLabel: string;
  /** "Keep it" says more than "Cancel". */
  cancelLabel?: string;
  tone?: "danger" | "primary";
  pending?: boolean;
  pendingText?: string;
  error?: string | null;
}) {
  const { open, onClose, onConfirm, title, children, confirmLabel, tone = "danger" } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      phone="card"
      failure={props.error}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus="">
            {props.cancelLabel ?? "Cancel"}
          </Button>
          <Button
            variant={tone}
            onClick={onConfirm}
            pending={props.pending}
            pendingText={props.pendingText}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-soft">{children}</div>
    </Dialog>
  );
}
