import { nameFilters } from "@domain/search/filter-texts.ts";
import type { ListingFilters } from "@domain/search/listing-search.ts";
import { offersOf } from "@domain/search/plain-search.ts";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** Asks which filter was meant by phrases that were not understood as a whole. */
export function OfferedFilters(props: {
  phrases: string[];
  onOffer: (offer: ListingFilters, phrase: string) => void;
}) {
  const offers = props.phrases.flatMap((phrase) =>
    offersOf(phrase).map((offer) => ({
      phrase,
      offer,
      text: nameFilters(offer, "together")
        .map(({ text }) => text)
        .join(", "),
    })),
  );
  if (offers.length === 0) return null;
  return (
    <>
      <p>Did you mean:</p>
      {offers.map(({ phrase, offer, text }) => (
        <button
          key={`${phrase} ${text}`}
          type="button"
          className={classNames(textLinkStyles, "min-h-6 pointer-coarse:min-h-9")}
          onClick={() => props.onOffer(offer, phrase)}
        >
          {`${text}?`}
        </button>
      ))}
    </>
  );
}
