import { PaymentResult, Verifying } from "@web/features/site/plans/payment-result.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useSearchParams } from "@web/lib/router.tsx";
import { MembersOnly } from "./members-only.tsx";

/** The page to which Stripe redirects: `?session_id=…`. */
export default function PaymentSuccessScreen() {
  usePageTitle("Your payment");
  const [query] = useSearchParams();
  return (
    <div className="page grid justify-items-center py-12 sm:py-20">
      <div className="w-full max-w-xl">
        <MembersOnly level={1} loading={<Verifying />}>
          {(user) => <PaymentResult userId={user.id} sessionId={query.get("session_id")} />}
        </MembersOnly>
      </div>
    </div>
  );
}
