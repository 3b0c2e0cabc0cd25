import { HANDBOOK_TOPICS, type HandbookArticle } from "@domain/vesty/handbook.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { Markdown } from "@web/components/markdown.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { headingsOf } from "@web/lib/heading-id.ts";
import { MessageCircle } from "lucide-react";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleNeighbors } from "./article-neighbors.tsx";
import { askPath } from "./ask-path.ts";

/** An article, with its table of contents beside it where there is room, and further reading. */
export function ArticleView({ article }: { article: HandbookArticle }) {
  return (
    <article>
      <PageHeader
        kicker={HANDBOOK_TOPICS[article.topic]}
        title={article.title}
        lead={article.summary}
      />
      <div className="mt-8 grid gap-8 border-line border-t pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
        <ArticleContents headings={headingsOf(article.body)} />
        <div>
          <Markdown text={article.body} variant="article" />
          <footer className="mt-12 grid max-w-160 justify-items-start gap-5 border-line border-t pt-6">
            <LinkButton to={askPath(article.title)} variant="secondary">
              <MessageCircle aria-hidden="true" className="size-4 stroke-[1.75]" />
              Ask Vesty about this
            </LinkButton>
            <p className="text-ink-faint text-sm">
              General facts about selling a home in the United States, last checked on{" "}
              <time dateTime={article.updated_on}>{longDate(article.updated_on)}</time>. Rules
              differ by state and change. This is not legal, tax or financial advice.
            </p>
          </footer>
          <ArticleNeighbors article={article} />
        </div>
      </div>
    </article>
  );
}

/** "November 22, 2026", independent of the reader's time zone. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
