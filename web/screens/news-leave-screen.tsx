import { LeaveNewsPage } from "@web/features/search/news/leave-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";

/** `/news/leave#token`, from any newsletter email. */
export default function NewsLeaveScreen() {
  usePageTitle("No more news");
  const token = useLocation().hash.slice(1);
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      <LeaveNewsPage key={token} token={token} />
    </div>
  );
}
