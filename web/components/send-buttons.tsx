import { Button } from "./button.tsx";

/** The footer of a dialog that stays open to say that its form was sent. */
export function SendButtons(props: {
  /** The form in the dialog. */
  formId: string;
  label: string;
  pending: boolean;
  pendingText: string;
  isSent: boolean;
  onClose: () => void;
}) {
  const { formId, isSent, onClose } = props;
  return (
    <>
      {!isSent && (
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      )}
      {/* Always the same button, so that it keeps the focus. */}
      <Button
        key="main"
        type={isSent ? "button" : "submit"}
        form={formId}
        onClick={isSent ? onClose : undefined}
        pending={props.pending}
        pendingText={props.pendingText}
      >
        {isSent ? "Done" : props.label}
      </Button>
    </>
  );
}
