import { paths } from "@domain/site/paths.ts";
import type { HandbookEntry } from "@domain/vesty/handbook.ts";
import { Link } from "@web/lib/router.tsx";
import type { ReactNode } from "react";

/** An article in a list: the title is the link, and the whole row can be pressed. */
export function EntryLink(props: {
  entry: HandbookEntry;
  level: 2 | 3;
  /** The topic is shown above the title. */
  kicker?: ReactNode;
  /** Replaces the summary. */
  children?: ReactNode;
}) {
  const { entry } = props;
  const Heading = `h${props.level}` as const;
  return (
    <article className="group relative py-4">
      {props.kicker}
      <Heading className="font-display font-medium text-subheading">
        <Link
          to={paths.handbookArticle.href(entry.slug)}
          className="decoration-1 decoration-clay underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {entry.title}
        </Link>
      </Heading>
      {props.children ?? <p className="mt-1 max-w-prose text-ink-soft text-sm">{entry.summary}</p>}
    </article>
  );
}
