import type { Suggestion } from "@domain/people/dashboard.ts";
import { useQuery } from "@tanstack/react-query";
import { suggestionsQuery } from "@web/api/people/dashboard.ts";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Skeleton } from "@web/components/skeleton.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { ArrowUpRight } from "lucide-react";
import { useMeantHome } from "./use-meant-home.ts";

/** Suggested questions for Vesty. On a phone the cards form a swipeable row. */
export function Suggestions(props: { userId: string; onAsk: (prompt: string) => void }) {
  const { userId, onAsk } = props;
  const { meant } = useMeantHome(userId);
  const query = useQuery(suggestionsQuery(userId, meant));
  if (!query.data) {
    if (!query.isError) return <SuggestionsSkeleton />;
    return (
      <InlineNotice tone="warn" action={retryOf(query)}>
        Vesty&rsquo;s suggestions could not be loaded. {failureReason(query.error)}
      </InlineNotice>
    );
  }
  return (
    <ul aria-label="Suggestions from Vesty" className={LIST}>
      {query.data.map((suggestion) => (
        <li key={suggestion.id} className={ITEM}>
          <Card suggestion={suggestion} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function Card(props: { suggestion: Suggestion; onAsk: (prompt: string) => void }) {
  const { title, description, prompt } = props.suggestion;
  return (
    <button
      type="button"
      onClick={() => props.onAsk(prompt)}
      className="group grid size-full content-start gap-1 rounded-md border border-line p-4 text-left transition-colors hover:border-ink hover:bg-sunken lg:rounded-none lg:border-x-0 lg:border-t-0 lg:px-0 lg:py-4.5 lg:hover:border-line lg:hover:bg-transparent"
    >
      <span className="flex items-start justify-between gap-3 font-medium group-hover:text-clay">
        {title}
        <ArrowUpRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-clay" />
      </span>
      <span className="text-ink-soft text-sm">{description}</span>
    </button>
  );
}

function SuggestionsSkeleton() {
  return (
    <LoadingGroup label="Loading suggestions..." className={LIST}>
      {["a", "b", "c"].map((card) => (
        <div key={card} className={ITEM}>
          <Skeleton className="h-28 w-full" />
        </div>
      ))}
    </LoadingGroup>
  );
}

const LIST =
  "photo-strip -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:px-0 lg:grid-cols-1 lg:gap-0";
const ITEM = "w-[min(17rem,78vw)] shrink-0 snap-start sm:w-auto";
