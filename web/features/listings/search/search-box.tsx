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
  ...field
}: Pick<TextFieldProps, "name" | "className" | "onChange" | "onBlur" | "onKeyDown" | "trailing"> & {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onPlace: (label: string) => void;
  /** Called when it first gets the focus. */
  onUsed: () => void;
}) {
  // Its text when it was first focused.
  const [entered, setEntered] = useState<string>();
  return (
    <div className="relative">
      <TextField
        ref={input}
        onFocus={() => {
          if (entered === undefined) onUsed();
          setEntered(entered ?? value);
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
