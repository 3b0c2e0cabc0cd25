import { HANDBOOK_TOPICS, type HandbookEntry, type HandbookTopic } from "@domain/vesty/handbook.ts";
import { useQuery } from "@tanstack/react-query";
import { handbookContentsQuery } from "@web/api/vesty/handbook.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { EntryLink } from "./entry-link.tsx";
import { ContentsSkeleton } from "./handbook-skeletons.tsx";

/** Every article, by topic, in the order of a sale. */
export function HandbookContents() {
  const contents = useQuery(handbookContentsQuery());
  if (contents.data) return <Topics entries={contents.data} />;
  if (contents.isPending) return <ContentsSkeleton />;
  return <LoadError title="The handbook could not be loaded" query={contents} />;
}

function Topics({ entries }: { entries: readonly HandbookEntry[] }) {
  const topics = Object.keys(HANDBOOK_TOPICS) as HandbookTopic[];
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      {topics.map((topic) => (
        <Topic key={topic} topic={topic} entries={entries.filter((each) => each.topic === topic)} />
      ))}
    </div>
  );
}

function Topic({ topic, entries }: { topic: HandbookTopic; entries: readonly HandbookEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`topic-${topic}`}>
      <h2
        id={`topic-${topic}`}
        className="border-line border-b pb-3 font-display font-medium text-heading"
      >
        {HANDBOOK_TOPICS[topic]}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.slug} className="border-line border-b">
            <EntryLink entry={entry} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
