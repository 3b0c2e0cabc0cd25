import { useCallback } from "react";
import { type Location, matchPath, useLocation, useNavigate } from "react-router-dom";
import { paths } from "./paths.ts";
import { growPhoto, shrinkPhoto } from "./shared-photo.ts";
import { useOneStep } from "./use-one-step.ts";

/**
 * A home opens over the list: its address is `/listings/:id`, and the list that stays behind it
 * travels in the state of the history entry. The same address without that state (a shared
 * link, a new tab) is a page of its own.
 */
export function backgroundOf(location: Location): Location | undefined {
  const state: unknown = location.state;
  if (typeof state !== "object" || state === null || !("background" in state)) return undefined;
  return isLocation(state.background) ? state.background : undefined;
}

/** How many homes were opened, one out of another, since the list was left. */
function depthOf(location: Location): number {
  if (backgroundOf(location) === undefined) return 0;
  const { depth } = location.state as { depth?: unknown };
  return typeof depth === "number" && depth > 0 ? depth : 1;
}

/**
 * State for a `<Link to={paths.listing.href(id)} state={…}>` on a list. A home that is a page of
 * its own is no list: what is opened from there is a page too.
 */
export function useBackgroundState(): { background: Location; depth: number } | undefined {
  const location = useLocation();
  const background = backgroundOf(location);
  if (background) return { background, depth: depthOf(location) + 1 };
  if (matchPath(paths.listing.path, location.pathname)) return undefined;
  return { background: location, depth: 1 };
}

/**
 * Opens a home over the current list. Give it the element that shows the card's photograph, and
 * the photograph grows into that of the details (which wears the class `shared-photo`).
 */
export function useOpenListing(): (id: string, photo?: HTMLElement | null) => void {
  const navigate = useNavigate();
  const state = useBackgroundState();
  return (id, photo) => growPhoto(photo, () => navigate(paths.listing.href(id), { state }));
}

/** For the dialog's `onClose`: back to the list it was opened from. */
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
