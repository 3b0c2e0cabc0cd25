import { registerView } from "@web/api/homes/one-listing.ts";
import { keepChannel } from "@web/lib/keep-channel.ts";
import { useEffect } from "react";

const counted = new Set<string>();

/**
 * Counts a view of a home once per page load; the database counts one a day, and none of the owner's.
 * @param id undefined until the home is known to exist.
 */
export function useViewCount(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || counted.has(id)) return;
    counted.add(id);
    keepChannel(id);
    void registerView(id);
  }, [id]);
}
