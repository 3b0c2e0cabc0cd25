import { formatDay } from "@domain/format.ts";
import { furtherFacts, sizeFacts } from "@domain/listing-facts.ts";
import type { FactName } from "@domain/listing-fields.ts";
import { type ListingDetails, propertyTypeName } from "@domain/listings.ts";
import { CalendarDays, Car, Hammer, HandCoins, House, Layers2, Trees } from "lucide-react";
import type { ReactNode } from "react";

/** A home's size in large figures, with the other facts below. */
export function ListingFacts({
  listing,
  isComplete,
}: {
  listing: ListingDetails;
  /** False while only the card's data is known, which lacks the listing date. */
  isComplete: boolean;
}) {
  const sizes = sizeFacts(listing);
  const listed = listing.published_at ?? listing.created_at;
  return (
    <div className="border-line border-y">
      {sizes.length > 0 && (
        <ul className="flex flex-wrap gap-x-10 gap-y-2 border-line border-b py-5">
          {sizes.map((size) => (
            <li key={size}>
              <Figure text={size} />
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-x-10 gap-y-2.5 py-5 text-ink-soft text-sm @md:grid-cols-2">
        <Fact icon={<House />}>{propertyTypeName(listing.property_type)}</Fact>
        {furtherFacts(listing).map(({ name, text }) => (
          <Fact key={name} icon={ICONS[name]}>
            {text}
          </Fact>
        ))}
        {isComplete && (
          <Fact icon={<CalendarDays />}>{`Listed ${formatDay(listed, listing.time_zone)}`}</Fact>
        )}
      </ul>
    </div>
  );
}

const ICONS: Record<FactName, ReactNode> = {
  year_built: <Hammer />,
  garage_spaces: <Car />,
  stories: <Layers2 />,
  lot_size: <Trees />,
  hoa_fee: <HandCoins />,
};

/** "1,840 sqft", with a large number and a small unit. */
function Figure({ text }: { text: string }) {
  const [number, ...unit] = text.split(" ");
  return (
    <>
      <span className="font-display text-heading lining-nums">{number}</span>{" "}
      <span className="text-ink-soft">{unit.join(" ")}</span>
    </>
  );
}

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
