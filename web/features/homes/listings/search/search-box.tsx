import { TextField, type TextFieldProps } from "@web/components/text-field.tsx";
import { withoutIt } from "@web/lib/without-it.tsx";
import { Search } from "lucide-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import { SEARCH_INPUT } from "./search-input.ts";

const Suggestions = lazy(() =>
  import("./suggestions.tsx").then(({ Suggestions }) => ({ default: Suggestions }), withoutIt),
);

/** A search box that suggests places once it is used, which loads the code for it. */
export function SearchBox({
  input,
  value,
  onPlace,
  onUsed,
  onChange,
  ...field
}: Pick<TextFieldProps, "name" | "className" | "onChange" | "onBlur" | "onKeyDown" | "trailing"> & {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onPlace: (label: string) => void;
  /** Called when it is first used. */
  onUsed: () => void;
}) {
  // The box's text before it was first used.
  const [entered, setEntered] = useState<string>();

  // A text that was typed into the built page arrives as a change, and the focus only after it.
  function use() {
    if (entered !== undefined) return;
    setEntered(value);
    onUsed();
  }

  return (
    <div className="relative">
      <TextField
        ref={input}
        onFocus={use}
        onChange={(event) => {
          use();
          onChange?.(event);
        }}
        label="Search"
        hideLabel
        {...SEARCH_INPUT}
        inputMode="search"
        value={value}
        leading={<Search />}
        {...field}
      />
      {entered !== undefined && (
        <Suspense>
          <Suggestions input={input} text={value} entered={entered} onPlace={onPlace} />
        </Suspense>
      )}
    </div>
  );
}
