import { paths } from "@domain/site/paths.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { BookX } from "lucide-react";

/** The page of an unknown article; the words in the address may find the right one. */
export function ArticleMissing({ slug }: { slug: string }) {
  const words = slug.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return (
    <EmptyState
      isMissing
      title="No such article"
      text="The link may be incomplete, or the article may have a new name."
      level={1}
      icon={<BookX />}
      action={
        <>
          <LinkButton to={paths.handbook.href()}>See all articles</LinkButton>
          {words && (
            <LinkButton variant="secondary" to={paths.handbook.href(words)}>
              Search for these words
            </LinkButton>
          )}
        </>
      }
    />
  );
}
