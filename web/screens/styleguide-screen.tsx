import { PageHeader } from "@web/components/page-header.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { ColorSamples } from "./styleguide/color-samples.tsx";
import { ControlSamples } from "./styleguide/control-samples.tsx";
import { DialogSamples } from "./styleguide/dialog-samples.tsx";
import { FeedbackSamples } from "./styleguide/feedback-samples.tsx";
import { FieldSamples } from "./styleguide/field-samples.tsx";
import { PhotoSamples } from "./styleguide/photo-samples.tsx";
import { TypeSamples } from "./styleguide/type-samples.tsx";

/** Development only: every component in every state, to look at and to test against. */
export default function StyleguideScreen() {
  usePageTitle("Styleguide");
  return (
    <div className="page grid gap-20 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker="Development"
        title="Styleguide"
        lead="Every part of the house in every state. Built from web/components and web/styles/tokens.css."
      />
      <PhotoSamples />
      <TypeSamples />
      <ColorSamples />
      <ControlSamples />
      <FieldSamples />
      <FeedbackSamples />
      <DialogSamples />
    </div>
  );
}
