import type { FactName } from "@domain/homes/listing-fields.ts";
import { furtherFacts } from "@domain/homes/listing-fields.ts";
import { type ListingDetails, propertyTypeName } from "@domain/homes/listings.ts";
import { pricePerArea, timeOnMarket } from "@domain/homes/market-facts.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useReadingTime } from "@web/lib/use-reading-time.ts";
import {
  CalendarDays,
  Car,
  Check,
  Clock,
  Hammer,
  HandCoins,
  House,
  Landmark,
  Layers2,
  Tag,
  Trees,
} from "lucide-react";
import type { ReactNode } from "react";

/** A home's facts in groups; its size is beside the price. */
export function ListingFacts({
  listing,
  isComplete,
}: {
  listing: ListingDetails;
  /** False while only the card's data is known, which lacks the time zone. */
  isComplete: boolean;
}) {
  const groups = useFactGroups(listing, isComplete);
  return (
    <div className="border-line border-y">
      <div className="grid gap-x-10 gap-y-5 py-5 @md:grid-cols-2 print:grid-cols-4! print:gap-x-4">
        {groups.map(({ name, facts }) => (
          <div key={name} className="grid content-start gap-2 break-inside-avoid">
            <h2 className="font-semibold text-sm">{name}</h2>
            <ul className="grid gap-2 text-ink-soft text-sm">
              {facts.map(({ icon, text }) => (
                <Fact key={text} icon={icon}>
                  {text}
                </Fact>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

type ShownFact = { icon: ReactNode; text: string | false | null | undefined };

/** The groups that aren't empty. A prerendered page leaves out how long the home has been listed. */
function useFactGroups(listing: ListingDetails, isComplete: boolean) {
  const now = useReadingTime();
  const zone = listing.time_zone;
  const listed = listing.published_at ?? listing.created_at;
  const said = (group: FactGroup): ShownFact[] =>
    furtherFacts(listing)
      .filter(({ name }) => FACTS[name].group === group)
      .map(({ name, text }) => ({ icon: FACTS[name].icon, text }));
  const groups: { name: string; facts: ShownFact[] }[] = [
    {
      name: "Building",
      facts: [
        { icon: <House />, text: propertyTypeName(listing.property_type) },
        ...said("Building"),
      ],
    },
    { name: "Parking and lot", facts: said("Parking and lot") },
    { name: "Costs", facts: [{ icon: <Tag />, text: pricePerArea(listing) }, ...said("Costs")] },
    {
      name: "On the market",
      facts: [
        { icon: <CalendarDays />, text: isComplete && `Listed ${formatDay(listed, zone)}` },
        { icon: <Clock />, text: isComplete && now && timeOnMarket(listing, now) },
        {
          icon: <Check />,
          text: isComplete && listing.sold_at && `Sold ${formatDay(listing.sold_at, zone)}`,
        },
      ],
    },
  ];
  return groups.flatMap(({ name, facts }) => {
    const shown = facts.flatMap(({ icon, text }) => (text ? [{ icon, text }] : []));
    return shown.length > 0 ? [{ name, facts: shown }] : [];
  });
}

type FactGroup = "Building" | "Parking and lot" | "Costs";

const FACTS: Record<FactName, { group: FactGroup; icon: ReactNode }> = {
  year_built: { group: "Building", icon: <Hammer /> },
  garage_spaces: { group: "Parking and lot", icon: <Car /> },
  stories: { group: "Building", icon: <Layers2 /> },
  lot_size: { group: "Parking and lot", icon: <Trees /> },
  hoa_fee: { group: "Costs", icon: <HandCoins /> },
  property_tax: { group: "Costs", icon: <Landmark /> },
};

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]">
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {children}
    </li>
  );
}
