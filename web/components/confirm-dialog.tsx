import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/**
 * Asks for confirmation before something irreversible. The focus starts on the question, so that what
 * will happen is read before the answers are reached, and Enter confirms nothing. Keep it open while
 * `pending` and, on failure, with `error`, so that the user can retry.
 */
export function ConfirmDialog(props: {
  open?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question: "Cancel this showing?" */
  title: string;
  /** The text says what will happen, and is read out as the dialog opens. */
  children: ReactNode;
  /** The fields are shown below the text that says what will happen. */
  choices?: ReactNode;
  /** The verb from the question: "Cancel showing". */
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
      stake={children}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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
      {props.choices && <div className="mt-5 grid gap-4 text-ink-soft">{props.choices}</div>}
    </Dialog>
  );
}
