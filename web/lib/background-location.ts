import { paths } from "@domain/site/paths.ts";
import { type Location, matchPath, useLocation, useNavigate } from "@web/lib/router.tsx";
import { useCallback } from "react";
import { growPhoto, shrinkPhoto } from "./shared-photo.ts";
import { useOneStep } from "./use-one-step.ts";

/**
 * A home opens over the list: its address is `/listings/:id`, and the location of the list behind
 * it is kept in the history entry's state. Without that state (a shared link, a new tab), the same
 * address is a page of its own.
 */
export function backgroundOf(location: Location): Location | undefined {
  const state: unknown = location.state;
  if (typeof state !== "object" || state === null || !("background" in state)) return undefined;
  return isLocation(state.background) ? state.background : undefined;
}

/** How many homes were opened from one another since leaving the list. */
function depthOf(location: Location): number {
  if (backgroundOf(location) === undefined) return 0;
  const { depth } = location.state as { depth?: unknown };
  return typeof depth === "number" && depth > 0 ? depth : 1;
}

/**
 * State for a `<Link to={paths.listing.href(id)} state={…}>` on a list. A home shown as its own
 * page is not a list, so homes opened from it are pages too.
 */
export function useBackgroundState(): { background: Location; depth: number } | undefined {
  const location = useLocation();
  const background = backgroundOf(location);
  if (background) return { background, depth: depthOf(location) + 1 };
  if (matchPath(paths.listing.path, location.pathname)) return undefined;
  return { background: location, depth: 1 };
}

/**
 * Opens a home over the current list. Given the element that shows the card's photograph, the
 * photograph grows into the one in the details (class `shared-photo`).
 */
export function useOpenListing(): (id: string, photo?: HTMLElement | null) => void {
  const navigate = useNavigate();
  const state = useBackgroundState();
  return (id, photo) => growPhoto(photo, () => navigate(paths.listing.href(id), { state }));
}

/** Called by the dialog's `onClose`: returns to the list from which it was opened. */
export function useCloseListing(): () => void {
  const navigate = useNavigate();
  const depth = depthOf(useLocation());
  const oneStep = useOneStep();
  return useCallback(() => {
    oneStep(() => {
      shrinkPhoto(() => {
        if (depth > 0) void navigate(-depth);
        else void navigate(paths.listings.href());
      });
    });
  }, [navigate, depth, oneStep]);
}

function isLocation(value: unknown): value is Location {
  return (
    typeof value === "object" &&
    value !== null &&
    "pathname" in value &&
    typeof value.pathname === "string" &&
    "search" in value &&
    typeof value.search === "string"
  );
}
