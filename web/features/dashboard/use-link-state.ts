import { paths } from "@domain/paths.ts";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { matchPath } from "@web/lib/router.tsx";
import { OPENED_HERE, panelOf } from "./use-panel.ts";

/**
 * The state for a link whose address the server chose: what can open over the dashboard does so,
 * and a panel opened here is closed by going back.
 */
export function useLinkState(): (href: string) => unknown {
  const over = useBackgroundState();
  return (href) => {
    const { pathname, searchParams } = new URL(href, "http://localhost");
    if (LIES_OVER.some((path) => matchPath(path, pathname))) return over;
    return pathname === paths.dashboard.path && panelOf(searchParams) ? OPENED_HERE : undefined;
  };
}

const LIES_OVER = [paths.availability.path, paths.listing.path];
