import type { ComponentProps } from "react";

/** The browser's file picker. It is not shown: a button opens it with `ref.current?.click()`. */
export function FileInput(
  props: Omit<ComponentProps<"input">, "type" | "onChange"> & {
    onFiles: (files: File[]) => void;
  },
) {
  const { onFiles, ...input } = props;
  return (
    <input
      {...input}
      type="file"
      hidden
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Allows choosing the same file again.
        target.value = "";
      }}
    />
  );
}
