import { PageHeader } from "@web/components/page-header.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { CalendarSamples } from "./styleguide/calendar-samples.tsx";
import { ColorSamples } from "./styleguide/color-samples.tsx";
import { ControlSamples } from "./styleguide/control-samples.tsx";
import { DialogSamples } from "./styleguide/dialog-samples.tsx";
import { FeedbackSamples } from "./styleguide/feedback-samples.tsx";
import { FieldSamples } from "./styleguide/field-samples.tsx";
import { PhotoSamples } from "./styleguide/photo-samples.tsx";
import { ProgressSamples } from "./styleguide/progress-samples.tsx";
import { ReadingSamples } from "./styleguide/reading-samples.tsx";
import { chapterId } from "./styleguide/sample.tsx";
import { TokenSamples } from "./styleguide/token-samples.tsx";
import { TypeSamples } from "./styleguide/type-samples.tsx";

const CHAPTERS = [
  "Color",
  "Type",
  "Tokens",
  "Controls",
  "Fields",
  "Feedback",
  "Dialogs",
  "Days and times",
  "Photographs",
  "Reading",
  "Progress and places",
];

/**
 * Development only: the tokens, and every component in every state, for visual checks and tests.
 * Look at it in both color schemes, at 390, 768 and 1440 px, and with the Tab key.
 */
export default function StyleguideScreen() {
  usePageTitle("Styleguide");
  return (
    <div className="page grid gap-20 pt-8 pb-10 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker="Development"
        title="Styleguide"
        lead="Every part of the house in every state. Built from web/components and web/styles/tokens.css."
      />
      <nav aria-label="Chapters" className="-mt-12">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {CHAPTERS.map((title) => (
            <li key={title}>
              <a
                href={`#${chapterId(title)}`}
                className={`${textLinkStyles} inline-flex min-h-8 items-center`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ColorSamples />
      <TypeSamples />
      <TokenSamples />
      <ControlSamples />
      <FieldSamples />
      <FeedbackSamples />
      <DialogSamples />
      <CalendarSamples />
      <PhotoSamples />
      <ReadingSamples />
      <ProgressSamples />
    </div>
  );
}
