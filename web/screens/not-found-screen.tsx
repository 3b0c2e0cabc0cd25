import { paths } from "@domain/site/paths.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { MapPinOff } from "lucide-react";

/** Unknown addresses show this. */
export default function NotFoundScreen() {
  usePageTitle("Page not found");
  return (
    <div className="page">
      <EmptyState
        isMissing
        level={1}
        icon={<MapPinOff />}
        title="We could not find this page"
        text="The page may have moved, or the link may be incomplete."
        action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
      />
    </div>
  );
}
