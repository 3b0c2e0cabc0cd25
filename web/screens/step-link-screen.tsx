import { readStepLink } from "@domain/sales/step-links.ts";
import { StepLinkPage } from "@web/features/sales/step-link/step-link-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";

/** `/step#done/<token>`: one press about a step of a sale, from the mail about it. */
export default function StepLinkScreen() {
  usePageTitle("Your sale");
  const { token, act } = readStepLink(useLocation().hash.slice(1));
  return (
    <div className="page max-w-2xl pt-8 pb-10 sm:pt-12 sm:pb-14">
      <StepLinkPage key={`${act} ${token}`} token={token} act={act} />
    </div>
  );
}
