import { featureGroups } from "@domain/homes/feature-groups.ts";
import { TitledSection } from "@web/components/titled-section.tsx";

/**
 * The features the owner listed, in groups; nothing is made up for a home without any (decision
 * 47). A single group needs no heading.
 */
export function ListingFeatures({ features }: { features: string[] }) {
  const groups = featureGroups(features);
  if (groups.length === 0) return null;
  return (
    <TitledSection title="Features">
      <div className="grid gap-x-10 @md:grid-cols-2 print:grid-cols-4! print:gap-x-4">
        {groups.map((group) => (
          <div
            key={group.name}
            className={
              groups.length === 1
                ? "@md:col-span-2 @md:columns-2 @md:gap-10 print:col-span-full!"
                : "pt-5"
            }
          >
            {groups.length > 1 && <h3 className="font-semibold text-sm">{group.name}</h3>}
            <ul>
              {group.features.map((feature) => (
                <li
                  key={feature}
                  className="break-inside-avoid border-line border-b py-2.5 text-ink-soft text-sm print:py-1"
                >
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}
