import { IconButton } from "@web/components/icon-button.tsx";
import { X } from "lucide-react";
import { useRef } from "react";
import type { UnderstoodSearch } from "./plain-words.ts";
import { SearchBox } from "./search-box.tsx";
import { useSearchText } from "./use-search-text.ts";

/**
 * The search's free text; Enter and leaving the field submit it without delay. A chosen place takes
 * its stead.
 */
export function SearchTextField({
  term,
  onChange,
  onPlace,
  onUnderstood,
}: {
  term: string;
  onChange: (term: string) => void;
  onPlace: (label: string) => void;
  onUnderstood: (search: UnderstoodSearch) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, sendNow, clear, take } = useSearchText(term, onChange);
  return (
    <SearchBox
      input={input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={sendNow}
      onKeyDown={(event) => event.key === "Enter" && sendNow()}
      onPlace={(label) => {
        take("");
        onPlace(label);
      }}
      onUnderstood={(search) => {
        take(search.filters.search_term ?? "");
        onUnderstood(search);
      }}
      trailing={
        text !== "" && (
          <IconButton
            size="sm"
            label="Clear search"
            icon={<X />}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
