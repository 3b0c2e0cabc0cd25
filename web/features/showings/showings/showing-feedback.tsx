import { MAX_IMPRESSION } from "@domain/showings/showings.ts";
import type { Showing } from "@web/api/showings/showings.ts";
import { OFFER_SENTENCES, PRICE_SENTENCES } from "./feedback-words.ts";

/** The visitor's feedback after the visit. */
export function ShowingFeedback({ feedback }: { feedback: Showing["feedback"] }) {
  if (!feedback) return null;
  return (
    <div className="grid gap-1.5 border-green border-l-2 pl-4 text-sm">
      <p>
        <span className="font-medium">
          Feedback: {feedback.impression} of {MAX_IMPRESSION}
        </span>
        {" · "}
        {PRICE_SENTENCES[feedback.price]}
        {" · "}
        {OFFER_SENTENCES[feedback.offer]}
      </p>
      {feedback.note && (
        <blockquote className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {feedback.note}
        </blockquote>
      )}
    </div>
  );
}
