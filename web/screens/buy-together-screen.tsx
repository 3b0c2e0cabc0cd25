import { BuyTogether } from "@web/features/offers/buy-together/buy-together.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";
import { useSession } from "@web/session/session.ts";

/** `/buy-together#token`, from an invitation to buy a home together. */
export default function BuyTogetherScreen() {
  usePageTitle("Buy a home together");
  const { hash } = useLocation();
  const token = hash.slice(1);
  const refuses = useSearchParams()[0].has("not-me");
  const { status, user } = useSession();
  return (
    <div className="page max-w-2xl pt-8 pb-10 sm:pt-12 sm:pb-14">
      <meta name="robots" content="noindex" />
      {status !== "loading" && (
        <BuyTogether
          key={`${token} ${user?.id}`}
          token={token}
          userId={user?.id ?? null}
          refuses={refuses}
        />
      )}
    </div>
  );
}
