import { nameFilters } from "@domain/search/filter-texts.ts";
import type { ListingFilters } from "@domain/search/listing-search.ts";
import { offersOf } from "@domain/search/plain-search.ts";
import { PHRASE_LIMITS } from "@domain/site/errors/limits.ts";
import { useQueries } from "@tanstack/react-query";
import { phraseQuery } from "@web/api/search/read-phrase.ts";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";

/**
 * Asks which filter was meant by phrases that were not understood as a whole. What the rules can make nothing of, the
 * site's model reads, if it has one; its answer is a question as well, and comes when it comes.
 */
export function OfferedFilters(props: {
  phrases: string[];
  /** What is searched for as words. */
  sentence: string | undefined;
  onOffer: (offer: ListingFilters, phrase: string) => void;
}) {
  const { phrases, sentence } = props;
  const byRules = phrases.flatMap((phrase) => offersOf(phrase).map((offer) => ({ phrase, offer })));
  const unread = [...phrases, sentence ?? ""]
    .filter((phrase) => phrase !== "" && !byRules.some((each) => each.phrase === phrase))
    .slice(0, PHRASE_LIMITS.ofSearch);
  const readings = useQueries({ queries: unread.map(phraseQuery) });
  const byModel = unread.map((phrase, n) => ({ phrase, offer: readings[n]?.data ?? {} }));
  const offers = [...byRules, ...byModel].flatMap(({ phrase, offer }) => {
    const named = nameFilters(offer, "together").map(({ text }) => text);
    return named.length > 0 ? [{ phrase, offer, text: named.join(", ") }] : [];
  });
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
