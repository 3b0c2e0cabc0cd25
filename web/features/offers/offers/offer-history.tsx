import { priceBeside } from "@domain/offers/doubtful-amounts.ts";
import { fixedPriceText } from "@domain/offers/escalation.ts";
import { roundEvents, roundNote } from "@domain/offers/offer-rounds.ts";
import { actText, momentAtHome, whoText } from "@domain/offers/offer-standing.ts";
import { termChanges, termWords } from "@domain/offers/offer-terms.ts";
import { type Offer, type OfferVersion, versionBefore } from "@domain/offers/offers.ts";
import { saidText } from "@domain/sales/ending-sales.ts";
import { TitledSection } from "@web/components/titled-section.tsx";
import { SaidWords } from "./said-words.tsx";

/** Every version with its changes, and every act, in order. */
export function OfferHistory({ offer }: { offer: Offer }) {
  const events = [
    ...roundEvents(offer).map((event) => ({ ...event, body: null })),
    ...offer.versions.map((version) => ({
      at: version.created_at,
      key: `version-${version.n}`,
      title: versionTitle(version, offer),
      body: <Changes version={version} before={versionBefore(offer, version)} offer={offer} />,
    })),
    ...offer.acts.map((act) => ({
      at: act.at,
      key: `${act.act}-${act.at}`,
      title: actText(act, offer),
      body: saidText(act) && (
        <SaidWords by={act.made_by ?? offer.side} text={saidText(act)} offer={offer} />
      ),
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <TitledSection className="grid max-w-3xl gap-4" title="History">
      <ol className="grid gap-5">
        {events.map(({ at, key, title, body }) => (
          <li key={key} className="grid gap-1 break-inside-avoid">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{title}</span>
              <time dateTime={at} className="text-ink-faint text-xs">
                {momentAtHome(at, offer)}
              </time>
            </p>
            {body}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function versionTitle(version: OfferVersion, offer: Offer): string {
  const who = whoText(version.made_by, offer, version.by);
  const price = priceBeside(version.terms.price, offer.home?.price);
  const note = roundNote(version, offer);
  const sealed = note ? ` (${note})` : "";
  if (offer.sale?.amendments.some((each) => each.version === version.n))
    return `${who} proposed a change of the sale, which was agreed on: ${price}`;
  if (version.fixes) return `The price was fixed: ${price}`;
  if (version.n === 1) return `${who} offered ${price}${sealed}`;
  return version.made_by === "owner"
    ? `${who} countered with ${price}`
    : `${who} proposed ${price}${sealed}`;
}

function Changes(props: { version: OfferVersion; before: OfferVersion | undefined; offer: Offer }) {
  const { version, before, offer } = props;
  if (!before) return null;
  const changes = termChanges(before.terms, version.terms);
  const fixed = fixedPriceText(version, offer.versions);
  if (fixed) return <p className="text-sm">{fixed}</p>;
  if (changes.length === 0) return <p className="text-ink-soft text-sm">The same terms.</p>;
  return (
    <ul className="grid gap-0.5 text-sm">
      {changes.map(({ field, was, now }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-ink-soft">{termWords(field, offer.side).label}:</span> {now}{" "}
          <span className="text-ink-faint">(was {was})</span>
        </li>
      ))}
    </ul>
  );
}
