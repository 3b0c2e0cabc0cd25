import { registerView } from "@web/api/listings.ts";
import { useEffect } from "react";

const counted = new Set<string>();

/**
 * Counts a view of a home once per page load; the database keeps one a day, and none for the owner.
 * @param id undefined until the home is known to exist.
 */
export function useViewCount(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || counted.has(id)) return;
    counted.add(id);
    void registerView(id);
  }, [id]);
}
