import type { OwnHome } from "@web/api/own-homes.ts";
import { useRef } from "react";
import { MyListingItem } from "./my-listing-item.tsx";
import { NoProperty } from "./no-property.tsx";

export function MyListings({ userId, homes }: { userId: string; homes: OwnHome[] }) {
  const region = useRef<HTMLDivElement>(null);
  return (
    // Takes the focus when the home that had it is removed.
    <div ref={region} tabIndex={-1} className="outline-none">
      {homes.length === 0 ? (
        <NoProperty />
      ) : (
        <ul aria-label="Your homes" className="border-line border-t">
          {homes.map((home) => (
            <MyListingItem
              key={home.id}
              userId={userId}
              home={home}
              around={() => region.current}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
