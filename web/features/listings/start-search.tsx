import { filtersToQuery } from "@domain/listing-search.ts";
import { paths } from "@web/lib/paths.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useRef, useState } from "react";
import { SearchBox } from "./search-box.tsx";

/** The search on the front page: leads to the list of homes, also before any script has loaded. */
export function StartSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const navigate = useNavigate();
  return (
    <form
      action={paths.listings.href()}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.listings.href(filtersToQuery({ search_term: text.trim() })));
      }}
    >
      <SearchBox
        name="search_term"
        input={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onUnderstood={({ filters, left }) =>
          void navigate(paths.listings.href(filtersToQuery(filters)), { state: { left } })
        }
        onPlace={(place) => void navigate(paths.listings.href(filtersToQuery({ place })))}
      />
    </form>
  );
}
