import { SectionHeading } from "@web/components/section-heading.tsx";
import { SkeletonText } from "@web/components/skeleton.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";

/** The owner's description; nothing when there is none (decision 47). */
export function ListingAbout({ description }: { description: string }) {
  const paragraphs = description.split(/\n\s*\n/).filter((text) => text.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <TitledSection title="About This Home">
      <div className="mt-5 grid max-w-[62ch] gap-4 whitespace-pre-line">
        {paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two can be equal
          <p key={index} className="first:font-display first:text-lead first:text-[1.3125rem]">
            {text}
          </p>
        ))}
      </div>
    </TitledSection>
  );
}

/** Shown while only the card's data is known. */
export function ListingAboutSkeleton() {
  return (
    <div>
      <SectionHeading>About This Home</SectionHeading>
      <SkeletonText lines={5} className="mt-6 max-w-[62ch]" />
    </div>
  );
}
