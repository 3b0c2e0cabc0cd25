import { paths } from "@domain/site/paths.ts";
import { HANDBOOK_TOPICS, type HandbookMatch } from "@domain/vesty/handbook.ts";
import { useQuery } from "@tanstack/react-query";
import { handbookSearchQuery } from "@web/api/vesty/handbook.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { BookOpen } from "lucide-react";
import { askPath } from "./ask-path.ts";
import { EntryLink } from "./entry-link.tsx";
import { ResultsSkeleton } from "./handbook-skeletons.tsx";

export function HandbookResults({ question }: { question: string }) {
  const search = useQuery(handbookSearchQuery(question));
  if (search.isError && !search.isFetching)
    return <LoadError title="The search did not work" query={search} />;
  if (!search.data) return <ResultsSkeleton />;
  if (search.data.length === 0) return <NothingFound question={question} />;
  return (
    <section aria-label="Search results" aria-busy={search.isPlaceholderData}>
      <p role="status" className="border-line border-b pb-3 text-ink-soft text-sm">
        {search.data.length === 1 ? "One article" : `${search.data.length} articles`}, best match
        first.
      </p>
      <ol>
        {search.data.map((match) => (
          <li key={match.slug} className="border-line border-b">
            <EntryLink
              entry={match}
              level={2}
              kicker={<Kicker className="mb-1">{HANDBOOK_TOPICS[match.topic]}</Kicker>}
            >
              <p className="mt-1 line-clamp-3 max-w-prose text-ink-soft text-sm">
                {preview(match)}
              </p>
            </EntryLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NothingFound({ question }: { question: string }) {
  return (
    <EmptyState
      title="Nothing about that"
      text="Try other words, or ask Vesty, who also knows your own listing."
      icon={<BookOpen />}
      action={
        <>
          <LinkButton to={paths.handbook.href()}>See all articles</LinkButton>
          <LinkButton variant="secondary" to={askPath(question)}>
            Ask Vesty
          </LinkButton>
        </>
      }
    />
  );
}

/** A passage as plain text, without heading and markup. */
function preview({ passage, summary }: HandbookMatch): string {
  const [first = "", ...rest] = passage.split("\n");
  const isHeaded = rest.length > 0 && first.length < 80;
  const text = (isHeaded ? rest.join(" ") : passage)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|^- |(?<= )- |(?<=^| )\d\. /g, "")
    .replace(/\s+/g, " ")
    .trim();
  return text || summary;
}
