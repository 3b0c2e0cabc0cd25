import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { handbookArticleQuery } from "@web/api/vesty/handbook.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { ArticleMissing } from "@web/features/vesty/handbook/article-missing.tsx";
import { ArticleView } from "@web/features/vesty/handbook/article-view.tsx";
import { ArticleSkeleton } from "@web/features/vesty/handbook/handbook-skeletons.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";

/** `/handbook/:slug`: one article. */
export default function HandbookArticleScreen() {
  const { slug = "" } = useParams();
  const article = useQuery(handbookArticleQuery(slug));
  usePageTitle(article.data?.title ?? (article.data === null ? "No such article" : undefined));
  return (
    <div className="page grid gap-6 pt-6 pb-10 sm:pt-8 sm:pb-14">
      <BackLink to={paths.handbook.href()}>The handbook</BackLink>
      {article.data ? (
        <ArticleView article={article.data} />
      ) : article.data === null ? (
        <ArticleMissing slug={slug} />
      ) : article.isPending ? (
        <ArticleSkeleton />
      ) : (
        <LoadError title="The article could not be loaded" level={1} query={article} />
      )}
    </div>
  );
}
