import { paths } from "@domain/site/paths.ts";
import { HANDBOOK_TOPICS, type HandbookEntry } from "@domain/vesty/handbook.ts";
import { useQuery } from "@tanstack/react-query";
import { handbookContentsQuery } from "@web/api/vesty/handbook.ts";
import { Link } from "@web/lib/router.tsx";
import { EntryLink } from "./entry-link.tsx";

/** The previous and next article, and the others on its topic; nothing until the list has loaded. */
export function ArticleNeighbors({ article }: { article: HandbookEntry }) {
  const { data: entries = [] } = useQuery(handbookContentsQuery());
  const place = entries.findIndex(({ slug }) => slug === article.slug);
  if (place < 0) return null;
  const related = entries.filter(
    ({ topic, slug }) => topic === article.topic && slug !== article.slug,
  );
  return (
    <div className="mt-14 grid max-w-160 gap-12">
      <nav aria-label="Previous and next article" className="grid gap-4 sm:grid-cols-2 sm:gap-8">
        <Neighbor label="Previous" entry={entries[place - 1]} />
        <Neighbor label="Next" entry={entries[place + 1]} isNext />
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="border-line border-b pb-3 font-display text-heading">
            More in “{HANDBOOK_TOPICS[article.topic]}”
          </h2>
          <ul>
            {related.map((entry) => (
              <li key={entry.slug} className="border-line border-b">
                <EntryLink entry={entry} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Neighbor(props: { label: string; entry: HandbookEntry | undefined; isNext?: boolean }) {
  if (!props.entry) return <span className="max-sm:hidden" />;
  return (
    <Link
      to={paths.handbookArticle.href(props.entry.slug)}
      className={`group rounded-sm border-line border-t pt-3 ${props.isNext ? "sm:text-right" : ""}`}
    >
      <span className="block text-ink-faint text-sm">{props.label}</span>
      <span className="font-display font-medium text-subheading decoration-1 decoration-clay underline-offset-4 group-hover:underline">
        {props.entry.title}
      </span>
    </Link>
  );
}
