import { PartyLink } from "@web/features/sales/party-link/party-link.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";

/** `/party#token`, from an invitation to someone who works on a sale. */
export default function PartyScreen() {
  usePageTitle("Your part of a home sale");
  const token = useLocation().hash.slice(1);
  const refuses = useSearchParams()[0].has("not-me");
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      <meta name="robots" content="noindex" />
      <PartyLink key={token} token={token} refuses={refuses} />
    </div>
  );
}
