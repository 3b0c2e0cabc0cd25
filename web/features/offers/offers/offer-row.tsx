import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { priceBeside } from "@domain/offers/doubtful-amounts.ts";
import { buyingWith } from "@domain/offers/offer-buyers.ts";
import { standingText } from "@domain/offers/offer-standing.ts";
import { latestVersion, type Offer } from "@domain/offers/offers.ts";
import { paths } from "@domain/site/paths.ts";
import { Link } from "@web/lib/router.tsx";
import { OfferBadge } from "./offer-badge.tsx";

/** One offer in a list: its state, and what to do next. */
export function OfferRow({ offer }: { offer: Offer }) {
  const latest = latestVersion(offer);
  const isOwner = offer.side === "owner";
  const name = isOwner
    ? (offer.other ?? "A buyer")
    : offer.home?.title || offer.title || FALLBACK_TITLE;
  return (
    <li className="grid gap-1.5 border-line border-b py-5">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Link
          translate={isOwner && offer.other !== null ? "no" : undefined}
          to={paths.offer.href(offer.id)}
          className="wrap-anywhere rounded-sm font-display font-medium text-subheading underline decoration-line-strong underline-offset-[0.2em] hover:text-clay hover:decoration-current"
        >
          {name}
        </Link>
        {latest && (
          <span className="tabular-nums">{priceBeside(latest.terms.price, offer.home?.price)}</span>
        )}
        <OfferBadge offer={offer} />
      </p>
      {offer.home && !isOwner && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {[`${offer.home.city}, ${offer.home.state}`, buyingWith(offer)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <p className="max-w-prose text-ink-soft text-sm">{standingText(offer)}</p>
    </li>
  );
}
