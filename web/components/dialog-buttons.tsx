import { Button, type ButtonProps } from "./button.tsx";
import { Failure } from "./inline-notice.tsx";

/** The footer of a dialog with a form: the way out, and the button that is described by the other props. */
export function DialogButtons(
  props: ButtonProps & {
    cancelLabel?: string;
    onCancel: () => void;
    /** Why it failed, above the buttons. */
    failure?: string | null | undefined;
  },
) {
  const { cancelLabel = "Cancel", onCancel, failure, ...action } = props;
  return (
    <>
      <Failure text={failure} className="w-full" />
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button {...action} />
    </>
  );
}
