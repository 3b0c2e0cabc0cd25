import type { ShownShowing } from "@domain/showings/showings.ts";
import {
  type Feedback,
  MAX_FEEDBACK_NOTE,
  MAX_IMPRESSION,
  OFFER_ANSWERS,
  PRICE_FEELINGS,
} from "@domain/showings/showings.ts";
import { giveFeedback } from "@web/api/showings/showing-link.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useShowingWork } from "./use-showing-work.ts";

/** Three questions after the showing, whose answers only the owner reads. */
export function FeedbackForm({ token, showing }: { token: string; showing: ShownShowing }) {
  const headingId = useId();
  const work = useShowingWork({ token }, showing);
  const [impression, setImpression] = useState<string | null>(null);
  const [price, setPrice] = useState<Feedback["price"] | null>(null);
  const [offer, setOffer] = useState<Feedback["offer"] | null>(null);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);

  if (showing.feedback_given) return <Thanks />;
  if (!showing.can_give_feedback) return null;
  const missing = (answer: string | null) =>
    isMissing && answer === null ? "Please choose an answer." : null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (impression === null || price === null || offer === null) {
      setMissing(true);
      return;
    }
    const feedback = { impression: Number(impression), price, offer, note: note.trim() || null };
    await work.change("feedback", () => giveFeedback(token, feedback));
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-5 border-line border-t pt-7">
      <div>
        <h2 id={headingId} className="font-display font-medium text-heading">
          How was it?
        </h2>
        <p className="mt-1 text-ink-soft text-sm">
          There are three short questions. Only the owner reads your answers.
        </p>
      </div>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
        <SegmentedControl
          label="Your impression of the home, 5 being the best"
          options={IMPRESSIONS}
          value={impression}
          onChange={setImpression}
          error={missing(impression)}
        />
        <SegmentedControl
          label="How does the price feel?"
          options={PRICE_FEELINGS.map((value) => ({ value, label: PRICE_WORDS[value] }))}
          value={price}
          onChange={setPrice}
          error={missing(price)}
        />
        <SegmentedControl
          label="Would you make an offer?"
          options={OFFER_ANSWERS.map((value) => ({ value, label: OFFER_WORDS[value] }))}
          value={offer}
          onChange={setOffer}
          error={missing(offer)}
        />
        <TextArea
          label="Anything else for the owner"
          optional
          maxLength={MAX_FEEDBACK_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Failure text={work.failureText} />
        <Button
          type="submit"
          className="justify-self-start"
          pending={work.doing === "feedback"}
          pendingText="Sending..."
        >
          Send feedback
        </Button>
      </form>
    </section>
  );
}

/** Replaces the form, taking the focus if the form was just submitted. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1} className="rounded-md bg-green-soft px-5 py-4">
      Thank you for your feedback. We sent it to the owner.
    </p>
  );
}

const IMPRESSIONS = Array.from({ length: MAX_IMPRESSION }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

const PRICE_WORDS = { low: "Low", right: "About right", high: "High" };
const OFFER_WORDS = { yes: "Yes", maybe: "Maybe", no: "No" };
