import { useCallback } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { paths } from "./paths.ts";
import { growPhoto, shrinkPhoto } from "./shared-photo.ts";

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

/** State for a `<Link to={paths.listing.href(id)} state={…}>` on a list. */
export function useBackgroundState(): { background: Location } {
  const location = useLocation();
  return { background: backgroundOf(location) ?? location };
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
  const hasBackground = backgroundOf(useLocation()) !== undefined;
  return useCallback(() => {
    shrinkPhoto(() => {
      if (hasBackground) navigate(-1);
      else navigate(paths.listings.href());
    });
  }, [navigate, hasBackground]);
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
