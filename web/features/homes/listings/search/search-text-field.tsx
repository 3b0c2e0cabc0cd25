import { ClearSearch } from "@web/components/clear-search.tsx";
import { hideKeyboard } from "@web/lib/hide-keyboard.ts";
import { useSearchText } from "@web/lib/use-search-text.ts";
import { useRef } from "react";
import type { UnderstoodSearch } from "./plain-words.ts";
import { SearchBox } from "./search-box.tsx";

type PlainWords = typeof import("./plain-words.ts");

/**
 * The search's free text; Enter submits it without delay. A chosen place replaces it. Plain words wait for Enter: half
 * typed, they would be searched for as words and find nothing, and leaving the field doesn't send them. Once read, they
 * stay.
 */
export function SearchTextField({
  term,
  sentence,
  onChange,
  onPlace,
  onUnderstood,
}: {
  term: string;
  /** The plain words that the search was read from. */
  sentence: string;
  onChange: (term: string) => void;
  onPlace: (label: string) => void;
  onUnderstood: (search: UnderstoodSearch, sentence: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const plain = useRef<PlainWords>(undefined);
  const { text, setText, sendNow, clear, take } = useSearchText(sentence || term, onChange, isHeld);

  async function load() {
    plain.current ??= await import("./plain-words.ts");
    return plain.current;
  }

  /** Without the code that reads plain words, nothing waits. */
  function isHeld(text: string): boolean | Promise<boolean> {
    if (plain.current) return plain.current.isUnfinished(text);
    return load().then(
      ({ isUnfinished }) => isUnfinished(text),
      () => false,
    );
  }

  /** If the code that reads plain words can't be loaded, the text is searched for as words. */
  async function submit() {
    hideKeyboard(input.current);
    if (text.trim() === sentence && sentence !== "") return;
    // The text is searched for as words right away; it may turn out later that one of them is a place.
    if (plain.current && !plain.current.isPlainSearch(text)) sendNow();
    const search = await load()
      .then(({ understand }) => understand(text))
      .catch(() => undefined);
    // The text or the page has changed in the meantime.
    if (input.current?.value !== text) return;
    if (!search) return sendNow();
    take(text.trim());
    onUnderstood(search, text.trim());
  }

  return (
    <SearchBox
      input={input}
      value={text}
      onUsed={() => void load().catch(() => {})}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === "Enter" && !nativeEvent.isComposing) void submit();
      }}
      onPlace={(label) => {
        take("");
        onPlace(label);
      }}
      trailing={text !== "" && <ClearSearch input={input} onClear={clear} />}
    />
  );
}
