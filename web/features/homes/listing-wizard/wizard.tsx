import type { Ownership } from "@domain/homes/ownership.ts";
import type { HomeForShots } from "@domain/homes/shots.ts";
import { paths } from "@domain/site/paths.ts";
import type { OwnListing } from "@web/api/homes/listing-writes.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { offerUndo } from "@web/lib/undo.ts";
import type { ReactNode } from "react";
import { type AcceptedWords, withAcceptedWords } from "./accepted-words.ts";
import { BasicsStep } from "./basics-step.tsx";
import { ChooseVersion } from "./choose-version.tsx";
import { hasChanges } from "./edited-home.ts";
import { FeaturesStep } from "./features-step.tsx";
import { GoneNotice } from "./gone-notice.tsx";
import { type ListingFields, numbersOf } from "./listing-fields.ts";
import { PlaceStep } from "./place-step.tsx";
import { PriceStep } from "./price-step.tsx";
import { PublishAnyway } from "./publish-anyway.tsx";
import { Published } from "./published.tsx";
import { ReviewStep } from "./review-step.tsx";
import { SaveChanges } from "./save-changes.tsx";
import { STEP_OF_FIELD, type Step } from "./steps.ts";
import { type EditedHome, useEditedHome } from "./use-edited-home.ts";
import { usePublish } from "./use-publish.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { useWizardForm } from "./use-wizard-form.ts";
import { WizardBar } from "./wizard-bar.tsx";
import { WizardProgress } from "./wizard-progress.tsx";
import { WordsStep } from "./words-step.tsx";

type WizardProps = {
  userId: string;
  /** The listing as it was when the editor opened; the wizard manages later copies itself. */
  listing: OwnListing;
  step: Step;
  /** What the photos show; undefined while unknown. */
  shown: readonly string[] | undefined;
  /** Undefined while unknown. */
  ownership: Ownership | null | undefined;
  /** The photos step, passed in by the screen. */
  photos: (facts: {
    title: string;
    home: HomeForShots;
    onWords: (words: AcceptedWords) => void;
  }) => ReactNode;
  /** The home as buyers see it, passed in by the screen. */
  preview: (listing: OwnListing, fields: ListingFields) => ReactNode;
};

/** Creates or edits a listing, step by step; all input is kept right away. */
export function Wizard(props: WizardProps) {
  const { step } = props;
  const edited = useEditedHome(props.userId, props.listing);
  const form = useWizardForm(edited, props.userId);
  const heading = useStepFocus(step.id);
  const publishing = usePublish(edited, form);
  const { publish, isSaving, failure, hasTried, isPublished } = publishing;
  const { fields, isDraft, problems } = form;
  const home = { ...fields, ...numbersOf(fields) };
  const title = fields.title.trim() || "Your new listing";

  if (isPublished) return <Published listing={edited.listing} />;
  return (
    <div className="grid gap-6 sm:gap-10">
      <header>
        <Kicker className="mb-2">{isDraft ? "List your home" : "Edit your listing"}</Kicker>
        <h1 className="wrap-anywhere font-display text-subheading sm:text-heading">{title}</h1>
      </header>
      <WizardProgress
        current={step}
        unfinished={new Set(problems.map(({ name }) => STEP_OF_FIELD[name]))}
        showsUnfinished={hasTried || step.id === "review" || !isDraft}
      />
      <ChooseVersion key={edited.theirs?.updated_at} edited={edited} />
      {edited.phase === "gone" && <GoneNotice userId={props.userId} edited={edited} />}
      <section aria-labelledby="step-title" className="grid max-w-3xl gap-6">
        <h2
          id="step-title"
          ref={heading}
          tabIndex={-1}
          className="font-display font-medium text-title"
        >
          {step.title}
        </h2>
        {step.id === "basics" && <BasicsStep form={form} />}
        {step.id === "place" && <PlaceStep form={form} edited={edited} />}
        {step.id === "features" && <FeaturesStep form={form} />}
        {step.id === "photos" &&
          props.photos({
            title,
            home,
            onWords: (words) => acceptWords(edited, words),
          })}
        {step.id === "words" && <WordsStep form={form} />}
        {step.id === "price" && <PriceStep form={form} />}
        {step.id === "review" && (
          <ReviewStep
            form={form}
            home={home}
            shown={props.shown}
            ownership={edited.listing.status === "draft" ? props.ownership : null}
            ownershipHref={paths.ownership.href(edited.listing.id)}
            preview={props.preview(edited.listing, fields)}
          />
        )}
        {publishing.unowned && (
          <InlineNotice tone="error">
            {publishing.unowned}{" "}
            <TextLink to={paths.ownership.href(edited.listing.id)}>Show that it is yours</TextLink>
          </InlineNotice>
        )}
        <Failure text={failure} />
      </section>
      <PublishAnyway
        words={publishing.questioned}
        onPublish={publishing.publishAnyway}
        onClose={publishing.keepEditing}
        isSaving={isSaving}
      />
      <WizardBar
        step={step}
        edited={edited}
        action={
          isDraft
            ? step.id === "review" && (
                <Button onClick={publish} pending={isSaving} pendingText="Publishing...">
                  Publish
                </Button>
              )
            : hasChanges(edited) && (
                <SaveChanges onSave={publish} onDiscard={edited.discard} isSaving={isSaving} />
              )
        }
      />
    </div>
  );
}

/** Applies the accepted words. Undo leaves alone what has been edited since. */
function acceptWords(edited: EditedHome, words: AcceptedWords) {
  const { description, features } = edited.peek().fields;
  const before = { description, features };
  const after = withAcceptedWords(before, words);
  edited.change(after);
  offerUndo({
    text: "Added to your description and features.",
    undo: () => {
      const now = edited.peek().fields;
      if (now.description === after.description) edited.change({ description });
      if (now.features === after.features) edited.change({ features });
    },
    undone: "Taken out of your description and features again.",
    back: 'textarea[name="description"]',
  });
}
