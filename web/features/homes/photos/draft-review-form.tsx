import type { ListingImage } from "@domain/homes/images.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { Photo } from "@web/components/photo.tsx";
import { announced } from "@web/lib/notices.ts";
import { takeFocus } from "@web/lib/take-focus.ts";
import type { ReactNode } from "react";
import { DraftSentence } from "./draft-sentence.tsx";
import { acceptedWords, type DraftPart, type DraftReview } from "./photo-drafts.ts";

/** The draft for review: each sentence and feature can be accepted, edited or skipped. */
export function DraftReviewForm(props: {
  review: DraftReview;
  photos: ListingImage[];
  onChange: (review: DraftReview) => void;
  onAccept: () => void;
  onDiscard: () => void;
}) {
  const { review, photos, onChange, onAccept, onDiscard } = props;
  const { sentences, features } = review;
  const accepted = acceptedWords(review);
  const isEmpty = accepted.description === "" && accepted.features.length === 0;

  return (
    // The form appears below the pressed button: move the focus there.
    <div ref={takeFocus} tabIndex={-1} className="grid gap-8 outline-none">
      <p ref={announced} className="text-ink text-sm">
        Here is a draft. Check what is true. Change or leave out the rest.
      </p>
      {review.warnings.length > 0 && (
        <InlineNotice tone="warn" title="Please read with care">
          <ul className="list-disc pl-5">
            {review.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </InlineNotice>
      )}
      {sentences.length > 0 && (
        <Group legend="Sentences">
          {sentences.map((sentence, i) => (
            <DraftSentence
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences are never reordered
              key={i}
              number={i + 1}
              sentence={sentence}
              onChange={(changed) => onChange({ ...review, sentences: sentences.with(i, changed) })}
            />
          ))}
        </Group>
      )}
      {features.length > 0 && (
        <Group legend="Features" columns>
          {features.map((feature, i) => (
            <Feature
              key={feature.text}
              feature={feature}
              onChange={(changed) => onChange({ ...review, features: features.with(i, changed) })}
            />
          ))}
        </Group>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAccept} disabled={isEmpty}>
          Use what I checked
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Discard the draft
        </Button>
      </div>
      <Tips tips={review.tips} photos={photos} />
    </div>
  );
}

function Group(props: { legend: string; columns?: boolean; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-ink text-sm">{props.legend}</legend>
      <div className={props.columns ? "grid gap-x-6 sm:grid-cols-2" : "grid gap-3"}>
        {props.children}
      </div>
    </fieldset>
  );
}

function Feature(props: { feature: DraftPart; onChange: (feature: DraftPart) => void }) {
  const { feature, onChange } = props;
  return (
    <Checkbox
      label={feature.text}
      checked={feature.isKept}
      onChange={(event) => onChange({ ...feature, isKept: event.target.checked })}
    />
  );
}

/** Tips for better photos, without duplicates and only for photos that still exist. */
function Tips({ tips, photos }: { tips: DraftReview["tips"]; photos: ListingImage[] }) {
  const groups = new Map<string, { photo: ListingImage; number: number }[]>();
  for (const { path, tip } of tips) {
    const index = photos.findIndex((each) => each.path === path);
    const photo = photos[index];
    if (photo && tip) groups.set(tip, [...(groups.get(tip) ?? []), { photo, number: index + 1 }]);
  }
  if (groups.size === 0) return null;
  return (
    <section aria-label="Tips for your photos" className="grid gap-4">
      <h4 className="font-semibold text-ink text-sm">Tips for your photos</h4>
      <ul className="grid gap-5">
        {[...groups].map(([tip, shown]) => (
          <li key={tip} className="grid gap-2 text-sm">
            <p className="text-ink-soft">
              <span className="font-medium text-ink">{namesOf(shown)}:</span> {tip}
            </p>
            <div className="flex flex-wrap gap-2">
              {shown.map(({ photo }) => (
                <Photo
                  key={photo.path}
                  image={{ ...photo, alt: "" }}
                  sizes="4.5rem"
                  className="h-12 w-18 rounded-sm"
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names photos: "Photo 3", "Photos 1, 2 and 5". */
function namesOf(shown: { number: number }[]): string {
  const numbers = shown.map(({ number }) => number).sort((a, b) => a - b);
  const names = new Intl.ListFormat("en").format(numbers.map(String));
  return `${numbers.length === 1 ? "Photo" : "Photos"} ${names}`;
}
