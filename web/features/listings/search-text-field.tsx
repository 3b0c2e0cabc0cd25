import { MAX_SEARCH_TERM } from "@domain/listing-search.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { useSearchText } from "./use-search-text.ts";

/** The search's free text; Enter and leaving the field submit it without delay. */
export function SearchTextField({
  term,
  onChange,
  className,
}: {
  term: string;
  onChange: (term: string) => void;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, sendNow, clear } = useSearchText(term, onChange);
  return (
    <TextField
      ref={input}
      label="Search"
      hideLabel
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder="Search by address, city, or property features"
      maxLength={MAX_SEARCH_TERM}
      className={className}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={sendNow}
      onKeyDown={(event) => event.key === "Enter" && sendNow()}
      leading={<Search />}
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
