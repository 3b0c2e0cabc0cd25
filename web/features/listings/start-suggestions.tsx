import { filtersToQuery, type ListingFilters } from "@domain/listing-search.ts";
import { paths } from "@web/lib/paths.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { understand } from "./plain-words.ts";
import { Suggestions } from "./suggestions.tsx";

/** Suggestions for the front page's form, which it listens to by itself, and going on without a reload. */
export default function StartSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState("");
  const navigate = useNavigate();

  function open(filters: ListingFilters, state?: { left: string[] }) {
    void navigate(paths.listings.href(filtersToQuery(filters)), { state });
  }

  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? "";
    // By the button: Enter on plain words comes through the suggestions.
    void understand(words).then((search) =>
      search ? open(search.filters, { left: search.left }) : open({ search_term: words }),
    );
  });

  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    const onInput = () => setText(box?.value ?? "");
    const onSubmit = (event: SubmitEvent) => handleSubmit(event);
    // A letter may have come before this listens.
    onInput();
    box?.addEventListener("input", onInput);
    form?.addEventListener("submit", onSubmit);
    return () => {
      box?.removeEventListener("input", onInput);
      form?.removeEventListener("submit", onSubmit);
    };
  }, [input]);

  return (
    <Suggestions
      input={input}
      text={text}
      entered=""
      onPlace={(place) => open({ place })}
      onUnderstood={({ filters, left }) => open(filters, { left })}
    />
  );
}
