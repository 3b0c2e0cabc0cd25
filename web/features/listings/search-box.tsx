import { MAX_SEARCH_TERM } from "@domain/listing-search.ts";
import { TextField, type TextFieldProps } from "@web/components/text-field.tsx";
import { Search } from "lucide-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import type { UnderstoodSearch } from "./plain-words.ts";

const Suggestions = lazy(() =>
  import("./suggestions.tsx").then(({ Suggestions }) => ({ default: Suggestions }), withoutThem),
);

/** They could not be loaded; the box still searches. */
function withoutThem(): { default: typeof import("./suggestions.tsx").Suggestions } {
  return { default: () => <></> };
}

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
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search by address, city, or property features"
        maxLength={MAX_SEARCH_TERM}
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
