import { appleDirectionsTo, directionsTo } from "@domain/showings/directions.ts";
import { isOfApple } from "@web/lib/browser-features.ts";
import { MapPin } from "lucide-react";
import { NewTabLink } from "./new-tab-link.tsx";

/** The way to an address, in this device's map app. */
export function DirectionsLink({ address }: { address: string }) {
  const href = isOfApple() ? appleDirectionsTo(address) : directionsTo(address);
  return (
    <NewTabLink href={href} className="inline-flex min-h-6 items-center gap-1.5 text-sm">
      <MapPin aria-hidden="true" className="size-4" />
      Directions
    </NewTabLink>
  );
}
