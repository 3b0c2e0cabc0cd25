import { registerView } from "@web/api/listings.ts";
import { useEffect } from "react";

const counted = new Set<string>();

/**
 * Counts one look at a home as long as this page lives; the database keeps one a day. With
 * the owner's token the database counts nothing.
 * @param id undefined while it is not certain that there is such a home.
 */
export function useViewCount(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || counted.has(id)) return;
    counted.add(id);
    void registerView(id);
  }, [id]);
}
