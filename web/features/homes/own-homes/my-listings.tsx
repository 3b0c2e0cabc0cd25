import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { MyListingItem } from "./my-listing-item.tsx";
import { NoProperty } from "./no-property.tsx";

export function MyListings({ userId, homes }: { userId: string; homes: OwnHome[] }) {
  if (homes.length === 0) return <NoProperty />;
  return (
    <ul aria-label="Your homes" className="border-line border-t">
      {homes.map((home) => (
        <MyListingItem key={home.id} userId={userId} home={home} />
      ))}
    </ul>
  );
}
