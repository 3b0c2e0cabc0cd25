import { type Compared, pictureOf } from "@domain/offers/compared-offers.ts";
import { momentAtHome } from "@domain/offers/offer-standing.ts";
import { formatCount, formatDate, formatDollars, formatPrice } from "@domain/site/text/format.ts";
import { useId } from "react";
import { ComparedName } from "./compare-rows.tsx";
import { OfferActions } from "./offer-actions.tsx";
import { OfferBadge } from "./offer-badge.tsx";
import { RiskList } from "./risk-list.tsx";

/**
 * Every open offer as a picture with its buttons: what the owner keeps as a bar from zero, the closing as a dot. All dots
 * share one line, from today to the last closing.
 */
export function OffersGlance({ userId, offers }: { userId: string; offers: Compared[] }) {
  const pictures = pictureOf(offers);
  return (
    <ul aria-label="Open offers" className="border-line border-t">
      {pictures.map((picture) => (
        <Row key={picture.compared.offer.id} userId={userId} {...picture} />
      ))}
    </ul>
  );
}

function Row(props: { userId: string } & ReturnType<typeof pictureOf>[number]) {
  const { userId, compared, keptShare, closingShare, less } = props;
  const { offer, name, terms, net, sheet, risks } = compared;
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className="grid break-inside-avoid grid-cols-2 gap-x-6 gap-y-2.5 border-line border-b py-3.5 lg:grid-cols-[minmax(9rem,1.2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_minmax(7rem,1fr)_minmax(0,15rem)]"
    >
      <div className="col-span-2 grid content-start gap-1 lg:col-span-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span id={id} className="font-display font-medium text-subheading">
            <ComparedName compared={compared} />
          </span>
          <OfferBadge offer={offer} />
        </p>
        <p className="text-ink-soft text-xs">
          {offer.state === "backup"
            ? `Number ${offer.backup_place} in line`
            : `Until ${momentAtHome(offer.expires_at, offer)}`}
        </p>
      </div>
      <div className="grid content-start gap-1">
        <p className="text-ink-soft text-xs">You keep, of {formatPrice(terms.price)}</p>
        <p className="font-medium tabular-nums">{formatDollars(net)}</p>
        <div aria-hidden="true" className="h-2 rounded-full bg-line">
          <div
            className="h-full rounded-full bg-evergreen"
            style={{ width: `${keptShare * 100}%` }}
          />
        </div>
        {less > 0 && (
          <p className="text-ink-soft text-xs tabular-nums">{formatDollars(less)} less</p>
        )}
      </div>
      <div className="grid content-start gap-1">
        <p className="text-ink-soft text-xs">Closing</p>
        <p className="font-medium">{formatDate(terms.closing_on, { short: true, year: true })}</p>
        <div aria-hidden="true" className="relative h-2">
          <div className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
          <div className="absolute inset-x-1 top-0">
            <div
              className="absolute size-2 -translate-x-1/2 rounded-full bg-clay"
              style={{ left: `${closingShare * 100}%` }}
            />
          </div>
        </div>
        <p className="text-ink-soft text-xs">in {formatCount(sheet.daysToClosing, "day")}</p>
      </div>
      <div className="col-span-2 lg:col-span-1">
        <RiskList risks={risks} of={name} />
      </div>
      <div className="col-span-2 lg:col-span-1">
        <OfferActions userId={userId} offer={offer} of={name} size="sm" />
      </div>
    </li>
  );
}
