import { ConfirmNewsPage } from "@web/features/search/news/confirm-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";

/** `/news/confirm#token`, from the mail that asks to confirm; `?times` or `?search` if it is about those. */
export default function NewsConfirmScreen() {
  usePageTitle("Confirm your email");
  const { hash, search } = useLocation();
  const token = hash.slice(1);
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      <ConfirmNewsPage key={token} token={token} about={aboutOf(search)} />
    </div>
  );
}

function aboutOf(query: string): "times" | "search" | "homes" {
  if (query === "?times") return "times";
  return query === "?search" ? "search" : "homes";
}
