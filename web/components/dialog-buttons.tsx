import { Button, type ButtonProps } from "./button.tsx";

/** The footer of a dialog with a form: the way out, and the button that is described by the other props. */
export function DialogButtons(
  props: ButtonProps & {
    cancelLabel?: string;
    onCancel: () => void;
  },
) {
  const { cancelLabel = "Cancel", onCancel, ...action } = props;
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button {...action} />
    </>
  );
}
