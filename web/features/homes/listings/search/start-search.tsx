import { paths } from "@domain/site/paths.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { useNavigate } from "@web/lib/router.tsx";
import { withoutIt } from "@web/lib/without-it.tsx";
import { Search } from "lucide-react";
import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { SEARCH_INPUT } from "./search-input.ts";

const StartSuggestions = lazy(() => import("./start-suggestions.tsx").catch(withoutIt));

/**
 * The search on the front page: a form that leads to the list of homes, even without scripts. The
 * code that reads plain words and suggests places loads once the form is used.
 */
export function StartSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const navigate = useNavigate();

  /** With its code, the field also reads plain words, and navigates without a reload. */
  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { startAnswer } = await import("./start-answer.ts");
      const { to, state } = await startAnswer(input.current?.value.trim() ?? "");
      void navigate(to, { state });
    } catch {
      form.submit();
    }
  }

  return (
    <form action={paths.listings.href()} className="relative" onSubmit={search}>
      <input
        ref={input}
        name="search_term"
        aria-label="Search"
        {...SEARCH_INPUT}
        className="h-12 w-full rounded-md border border-line-strong bg-surface pr-14 pl-4 text-base"
        onFocus={() => setUsed(true)}
        // People may have typed before this code ran, and then the focus came too early.
        onInput={() => setUsed(true)}
      />
      <IconButton
        type="submit"
        label="Search homes"
        icon={<Search />}
        className="absolute top-0.5 right-1"
      />
      {isUsed && (
        <Suspense>
          <StartSuggestions input={input} />
        </Suspense>
      )}
    </form>
  );
}
