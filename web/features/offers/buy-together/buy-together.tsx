import { FINANCING_NAMES } from "@domain/offers/offer-terms.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDate, formatPrice } from "@domain/site/text/format.ts";
import { InvitationPage } from "@web/together/invitation-page.tsx";

const WORDS = {
  inviter: "The buyer who invited you",
  ended:
    "It was used or taken back, or it is older than a month, or the offer is accepted or over. The buyer who invited you can tell you more. If you have joined already, you find the offer among yours.",
  look: { label: "Your offers", href: paths.offers.href() },
  join: "Buy together",
};

/** The page behind an invitation to buy together. */
export default function BuyTogether(props: { token: string; query: URLSearchParams }) {
  return (
    <InvitationPage
      {...props}
      kind="offer"
      path={paths.buyTogether.href()}
      words={WORDS}
      hrefOf={(id) => paths.offer.href(id)}
    >
      {({ inviter, terms }) => (
        <>
          <p className="text-lead">
            {inviter ?? "A buyer"} made an offer for this home and asks you to buy it with them.
          </p>
          {terms && (
            <p>
              The offer is {formatPrice(terms.price)} ({FINANCING_NAMES[terms.financing]}), with
              closing on {formatDate(terms.closing_on, { year: true })}.
            </p>
          )}
          <p className="text-ink-soft">
            As one of the buyers, you see the whole offer and its sale. What one of you accepts,
            withdraws or records counts for all of you, and says who did it. The owner sees your
            first name. They see your full name once the offer is accepted. You can leave at any
            time.
          </p>
        </>
      )}
    </InvitationPage>
  );
}
