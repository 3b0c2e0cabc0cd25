import { readCompared } from "@domain/search/favorites.ts";
import { paths } from "@domain/site/paths.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { CompareHomes } from "@web/features/search/compare/compare-homes.tsx";
import { useKeptHomes } from "@web/features/search/favorites/use-kept-homes.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useNavigate, useSearchParams } from "@web/lib/router.tsx";

/** `/compare?homes=a,b`: homes side by side, at a shareable address. */
export default function CompareScreen() {
  usePageTitle("Compare homes");
  const navigate = useNavigate();
  const { ids, leftOut } = readCompared(useSearchParams()[0].get("homes"));
  const { homes } = useKeptHomes();
  return (
    <div className="page grid gap-3 pt-4 sm:gap-6 sm:pt-8">
      <div className="flex flex-wrap-reverse items-baseline justify-between gap-x-6 gap-y-2">
        <PageHeader title="Compare homes" isShortOnPhones />
        <BackLink to={paths.favorites.href()}>Favorites</BackLink>
      </div>
      <CompareHomes
        ids={ids}
        leftOut={leftOut}
        favorites={homes.flatMap(({ home }) => home ?? [])}
        onChange={(next) => void navigate(paths.compare.href(next))}
      />
    </div>
  );
}
