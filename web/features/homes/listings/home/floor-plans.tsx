import { isFloorPlan } from "@domain/homes/floor-plans.ts";
import type { ListingImage } from "@domain/homes/images.ts";
import { Photo } from "@web/components/photo.tsx";
import { textLinkStyles } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { photoSources } from "@web/lib/photo-sources.ts";

/** The floor plans, uncropped; nothing if there are none. */
export function FloorPlans({ images }: { images: readonly ListingImage[] }) {
  const plans = images.filter(isFloorPlan);
  if (plans.length === 0) return null;
  return (
    <TitledSection title={plans.length === 1 ? "Floor plan" : "Floor plans"}>
      <ul className="mt-5 grid gap-6">
        {plans.map((plan) => (
          <li key={plan.path} className="grid justify-items-start gap-2 break-inside-avoid">
            <Photo
              image={plan}
              fit="contain"
              sizes="(min-width: 76rem) 48rem, 100vw"
              className="aspect-[4/3] w-full"
            />
            <a
              href={photoSources(plan).src}
              target="_blank"
              rel="noreferrer"
              className={`${textLinkStyles} text-sm print:hidden`}
            >
              Open the plan in full size (new tab)
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
