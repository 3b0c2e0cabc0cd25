import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { withoutName, withoutNames } from "@domain/offers/compared-offers.ts";
import {
  endOfSaleText,
  noTermsText,
  standingText,
  versionText,
} from "@domain/offers/offer-standing.ts";
import {
  allowedActs,
  currentVersion,
  latestVersion,
  type Offer,
  seenVersion,
  versionBefore,
} from "@domain/offers/offers.ts";
import { isBound } from "@domain/sales/deadlines.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { downloadOffer, homeOffersQuery, offerQuery } from "@web/api/offers/offers.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { Price } from "@web/components/price.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { ChangeOffer } from "./change-offer.tsx";
import { DateNotes } from "./date-notes.tsx";
import { HideNames } from "./hide-names.tsx";
import { Honesty } from "./honesty.tsx";
import { InviteVisitors } from "./invite-visitors.tsx";
import type { OfferParts } from "./make-offer.tsx";
import { OfferActions } from "./offer-actions.tsx";
import { OfferBadge } from "./offer-badge.tsx";
import { OfferBuyers } from "./offer-buyers.tsx";
import { OfferFiles } from "./offer-files.tsx";
import { OfferHistory } from "./offer-history.tsx";
import { OwnerFigures } from "./owner-figures.tsx";
import { SaleSection } from "./sale-section.tsx";
import { SavePdf } from "./save-pdf.tsx";
import { TermsList } from "./terms-list.tsx";
import { useDateNotes } from "./use-date-notes.ts";
import { useFormPage } from "./use-form-page.ts";
import { useHiddenNames } from "./use-hidden-names.ts";

/** One offer, for either side: its state, its terms, what the reader can do, and its history. */
export function OfferPage(props: { userId: string; id: string } & OfferParts) {
  const { userId, id } = props;
  const query = useQuery(offerQuery(userId, id));
  const { data: offer } = query;
  const { isOpen } = useFormPage("change", "check");
  if (offer) {
    return isOpen && canChange(offer) ? (
      <ChangeOffer key={`${id}-${seenVersion(offer)}`} {...props} offer={offer} />
    ) : (
      <OfferDetails userId={userId} offer={offer}>
        {query.isError && <OutOfDate query={query} />}
      </OfferDetails>
    );
  }
  if (query.isError)
    return <LoadError level={1} title={ERRORS.offers_unavailable.text} query={query} />;
  if (offer === undefined) return <PageLoading label="Loading the offer..." />;
  return (
    <EmptyState
      level={1}
      icon={<FileQuestion />}
      title="We could not find this offer"
      text="It belongs to another account, or the link is wrong."
      action={<LinkButton to={paths.offers.href()}>Your offers</LinkButton>}
    />
  );
}

function canChange(offer: Offer): boolean {
  return allowedActs(offer).some((act) => act === "improve" || act === "counter");
}

function OfferDetails(props: { userId: string; offer: Offer; children: ReactNode }) {
  const { userId, children } = props;
  const [hidesNames] = useHiddenNames();
  const offer = useShown(userId, props.offer, hidesNames);
  const { side, home, sale } = offer;
  const latest = latestVersion(offer);
  const before = latest && versionBefore(offer, latest);
  const isOwner = side === "owner";
  const notes = useDateNotes(offer, latest);
  const title = home?.title || offer.title || FALLBACK_TITLE;
  return (
    <article className="grid gap-10 print:gap-6">
      <div className="grid gap-5">
        {isOwner && offer.listing_id ? (
          <BackLink to={paths.homeOffers.href(offer.listing_id)}>All offers for this home</BackLink>
        ) : (
          <BackLink to={paths.offers.href()}>Your offers</BackLink>
        )}
        <PageHeader
          kicker={isOwner ? `Offer from ${offer.other ?? "a buyer"}` : "Your offer"}
          title={title}
          actions={
            currentVersion(offer) && (
              <SavePdf
                title={`Offer for ${title}`}
                make={() => downloadOffer(offer.id, isOwner && hidesNames)}
              />
            )
          }
        />
        <div className="grid max-w-3xl gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <OfferBadge offer={offer} />
            {latest && <Price price={latest.terms.price} />}
            {home?.is_public && (
              <TextLink to={paths.listing.href(home.id)} className="text-sm print:hidden">
                See the home
              </TextLink>
            )}
          </p>
          <p role="status" className="text-lead">
            {standingText(offer)} {endOfSaleText(offer)}
          </p>
        </div>
        {noTermsText(offer) && (
          <p className="max-w-3xl text-ink-soft text-sm">{noTermsText(offer)}</p>
        )}
        {children}
        {isOwner && <HideNames />}
        <OfferActions userId={userId} offer={offer} />
        <InviteVisitors userId={userId} offer={offer} />
      </div>
      {sale && <SaleSection offer={offer} sale={sale} />}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        {latest && (
          <TitledSection
            className="grid content-start gap-6"
            title={sale ? "The agreed terms" : "The terms"}
            aside={versionText(latest, offer)}
          >
            <TermsList
              terms={latest.terms}
              side={side}
              before={before?.terms}
              asking={home?.price}
            />
            {!isOwner && <DateNotes notes={notes} />}
            <Honesty isSigned={sale !== null && isBound({ sale })} />
          </TitledSection>
        )}
        {isOwner && latest && offer.listing_id && (
          <OwnerFigures userId={userId} listingId={offer.listing_id} offer={offer} />
        )}
      </div>
      {latest && latest.files.length > 0 && <OfferFiles offer={offer} files={latest.files} />}
      {offer.buyers && <OfferBuyers userId={userId} offer={offer} buyers={offer.buyers} />}
      <OfferHistory offer={offer} />
      <p className="hidden text-sm print:block">
        Printed from SelfNVest. This is a summary for your attorney or title company. It is not the
        contract.
      </p>
    </article>
  );
}

/** The offer with the buyer's name or, if the owner hides names, the letter it has in the comparison. */
function useShown(userId: string, offer: Offer, hidesNames: boolean): Offer {
  const isHidden = hidesNames && offer.side === "owner";
  const { data: home } = useQuery({
    ...homeOffersQuery(userId, offer.listing_id ?? ""),
    enabled: isHidden && offer.listing_id !== null,
  });
  if (!isHidden) return offer;
  const beside = home && withoutNames(home).offers.find(({ id }) => id === offer.id);
  return withoutName(offer, beside?.other ?? undefined);
}
