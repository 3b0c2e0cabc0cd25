import { DASHBOARD_PANELS, type DashboardPanel } from "@domain/site/paths.ts";
import { type Location, useLocation, useNavigate } from "@web/lib/router.tsx";
import { useOneStep } from "@web/lib/use-one-step.ts";
import { useCallback } from "react";

/**
 * The open panel is part of the address, so that it can be shared, survives a reload, and closes
 * with Back. The rest of the address (a bookings filter) is kept.
 */
export function usePanel(): { panel: DashboardPanel | undefined; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const oneStep = useOneStep();
  const close = useCallback(() => {
    oneStep(() => {
      if (wasOpenedHere(location.state)) void navigate(-1);
      else void navigate(panelHref(location, undefined), { replace: true });
    });
  }, [location, navigate, oneStep]);
  return { panel: panelOf(new URLSearchParams(location.search)), close };
}

/** The panel named in the address; undefined when unknown. */
export function panelOf(query: URLSearchParams): DashboardPanel | undefined {
  return DASHBOARD_PANELS.find((panel) => panel === query.get("panel"));
}

/** The address with that panel open, or with none. */
export function panelHref(
  location: Pick<Location, "pathname" | "search">,
  panel: DashboardPanel | undefined,
): string {
  const query = new URLSearchParams(location.search);
  if (panel) query.set("panel", panel);
  else query.delete("panel");
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
}

/** State for a link that opens a panel: closing the panel then goes back. */
export const OPENED_HERE = { openedHere: true };

function wasOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
