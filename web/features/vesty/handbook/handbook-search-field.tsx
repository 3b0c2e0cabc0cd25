import { MAX_HANDBOOK_QUERY } from "@domain/vesty/handbook.ts";
import { ClearSearch } from "@web/components/clear-search.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useSearchText } from "@web/lib/use-search-text.ts";
import { Search } from "lucide-react";
import { useRef } from "react";

/** The handbook's search field; searches shortly after the last keystroke, or right away on Enter. */
export function HandbookSearchField(props: {
  question: string;
  onChange: (question: string) => void;
}) {
  const { question, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, sendNow, clear } = useSearchText(question, onChange);

  return (
    <search className="block max-w-2xl">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sendNow();
        }}
      >
        <TextField
          ref={input}
          label="Search the handbook"
          hideLabel
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Ask in your own words"
          maxLength={MAX_HANDBOOK_QUERY}
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search />}
          trailing={text !== "" && <ClearSearch input={input} onClear={clear} />}
        />
      </form>
    </search>
  );
}
