import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/**
 * A password field with a show button, which names the field: a screen may have several. Set `autoComplete` to
 * current-password or new-password.
 */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const [isShown, setShown] = useState(false);
  const does = isShown ? "Hide" : "Show";
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <IconButton
          size="sm"
          label={
            props.label === "Password" ? `${does} password` : `${does} password: ${props.label}`
          }
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
