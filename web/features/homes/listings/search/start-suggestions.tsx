import { filtersToQuery } from "@domain/search/listing-search.ts";
import { paths } from "@domain/site/paths.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { type RefObject, useEffect, useState } from "react";
import { Suggestions } from "./suggestions.tsx";

/** Suggestions for the front page's search box, to which it attaches itself. */
export default function StartSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState("");
  const navigate = useNavigate();

  useEffect(() => {
    const box = input.current;
    const onInput = () => setText(box?.value ?? "");
    // Something may have been typed before this was attached.
    onInput();
    box?.addEventListener("input", onInput);
    return () => box?.removeEventListener("input", onInput);
  }, [input]);

  return (
    <Suggestions
      input={input}
      text={text}
      entered=""
      onPlace={(place) => navigate(paths.listings.href(filtersToQuery({ place })))}
    />
  );
}
