import { X } from "lucide-react";
import type { RefObject } from "react";
import { IconButton } from "./icon-button.tsx";

/** Empties a search field that has text in it, and returns to it. */
export function ClearSearch(props: {
  input: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}) {
  const { input, onClear } = props;
  return (
    <IconButton
      size="sm"
      label="Clear search"
      icon={<X />}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    />
  );
}
