import { SectionHeading } from "@web/components/section-heading.tsx";

/** What the owner lists; nothing is invented for a home without (corrections.md). */
export function ListingFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features-title">
      <SectionHeading id="features-title">Features</SectionHeading>
      <ul className="grid gap-x-10 @md:grid-cols-2">
        {[...new Set(features)].map((feature) => (
          <li key={feature} className="border-line border-b py-2.5 text-ink-soft text-sm">
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
