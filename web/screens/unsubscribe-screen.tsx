import { UnsubscribePage } from "@web/features/search/saved-searches/unsubscribe-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";

/** `/unsubscribe#token`, from the mail of a saved search or of notifications. */
export default function UnsubscribeScreen() {
  usePageTitle("Unsubscribe");
  const token = useLocation().hash.slice(1);
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      <UnsubscribePage key={token} token={token} />
    </div>
  );
}
