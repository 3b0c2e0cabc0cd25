import { MAX_IMPRESSION, OFFER_ANSWERS, PRICE_FEELINGS } from "@domain/showings/showings.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { feedbackSummaryQuery } from "@web/api/showings/proposals.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { useId } from "react";
import { OFFER_SENTENCES, PRICE_SENTENCES } from "./feedback-words.ts";

/** A summary of visitors' feedback on a home; hidden until there is some. */
export function FeedbackSummary({ userId, listingId }: { userId: string; listingId: string }) {
  const headingId = useId();
  const { data: summary } = useQuery(feedbackSummaryQuery(userId, listingId));
  if (!summary || summary.count === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-4 rounded-lg bg-sunken p-5 sm:p-6">
      <h3 id={headingId} className="font-display font-medium text-subheading">
        What visitors said
      </h3>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-3">
        <p>
          <span className="font-display text-title lining-nums leading-none">
            {summary.impression}
          </span>{" "}
          of {MAX_IMPRESSION}
          <span className="block text-ink-soft text-sm">
            from {formatCount(summary.count, "visitor")}
          </span>
        </p>
        <Counts
          words={PRICE_FEELINGS.map((feeling) => [
            PRICE_SENTENCES[feeling],
            summary.price[feeling],
          ])}
        />
        <Counts
          words={OFFER_ANSWERS.map((answer) => [OFFER_SENTENCES[answer], summary.offer[answer]])}
        />
      </div>
      {summary.price.high > 0 && (
        <p className="text-sm">
          <TextLink to={paths.priceBench.href(listingId)}>
            {summary.price.high} of {summary.count} said that the price feels high
          </TextLink>
          . See what homes near by were sold for.
        </p>
      )}
      {summary.notes.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {summary.notes.map((note) => (
            <li
              key={`${note.created_at} ${note.note}`}
              className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-4"
            >
              {note.note}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Counts({ words }: { words: [text: string, count: number][] }) {
  return (
    <dl className="grid content-start gap-1 text-sm">
      {words.map(([text, count]) => (
        <div key={text} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{text}</dt>
          <dd className="font-medium tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
