import { TextField, type TextFieldProps } from "@web/components/text-field.tsx";
import { withoutIt } from "@web/lib/without-it.tsx";
import { Search } from "lucide-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import type { UnderstoodSearch } from "./plain-words.ts";
import { SEARCH_INPUT } from "./search-input.ts";

const Suggestions = lazy(() =>
  import("./suggestions.tsx").then(({ Suggestions }) => ({ default: Suggestions }), withoutIt),
);

/** A search box that suggests places once it is used, which loads the code for it. */
export function SearchBox({
  input,
  value,
  onPlace,
  onUnderstood,
  ...field
}: Pick<TextFieldProps, "name" | "className" | "onChange" | "onBlur" | "onKeyDown" | "trailing"> & {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onPlace: (label: string) => void;
  onUnderstood: (search: UnderstoodSearch) => void;
}) {
  // What it said when it was first entered.
  const [entered, setEntered] = useState<string>();
  return (
    <div className="relative">
      <TextField
        ref={input}
        onFocus={() => setEntered(entered ?? value)}
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
          <Suggestions
            input={input}
            text={value}
            entered={entered}
            {...{ onPlace, onUnderstood }}
          />
        </Suspense>
      )}
    </div>
  );
}
