import { MAX_HANDBOOK_QUERY } from "@domain/handbook.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const SEARCH_DELAY_MS = 300;

/** The handbook's search field; searches shortly after the last keystroke, or at once on Enter. */
export function HandbookSearchField(props: {
  question: string;
  onChange: (question: string) => void;
}) {
  const { question, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(question);
  const [sent, setSent] = useState(question);

  // The question changed through the address: a link, the back button.
  if (question !== sent) {
    setSent(question);
    setText(question);
  }

  function send(next: string) {
    const wanted = next.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onChange(wanted);
  }

  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => send(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });

  return (
    <search className="block max-w-2xl">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <TextField
          ref={input}
          label="Search the handbook"
          hideLabel
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Ask as you would ask a neighbor"
          maxLength={MAX_HANDBOOK_QUERY}
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search />}
          trailing={
            text !== "" && (
              <IconButton
                size="sm"
                label="Clear search"
                icon={<X />}
                onClick={() => {
                  setText("");
                  send("");
                  input.current?.focus();
                }}
              />
            )
          }
        />
      </form>
    </search>
  );
}
