import type { ListingCard } from "@domain/homes/listings.ts";
import { openHouseText } from "@domain/homes/market-facts.ts";
import { Badge, type BadgeTone } from "@web/components/badge.tsx";
import { useReadingTime } from "@web/lib/use-reading-time.ts";

const STATES: Record<string, [BadgeTone, string]> = {
  sold: ["red", "Sold"],
  pending: ["amber", "Sale pending"],
};

export function StateBadge({ listing }: { listing: ListingCard }) {
  const now = useReadingTime();
  const [tone, text] = STATES[listing.status] ?? ["green", now && openHouseText(listing, now)];
  return text ? <Badge tone={tone}>{text}</Badge> : null;
}
