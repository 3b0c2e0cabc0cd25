import { DASHBOARD_PANELS, type DashboardPanel } from "@domain/site/paths.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Link, useLocation } from "@web/lib/router.tsx";
import { PANELS } from "./panels.ts";
import { panelHref } from "./use-panel.ts";

/** Links between the panels. They replace each other in the history, so Back closes the sidebar. */
export function SidebarNav({ current }: { current: DashboardPanel }) {
  const location = useLocation();
  return (
    <nav
      aria-label="Your folder"
      className="border-line max-sm:order-last max-sm:border-t low:order-none max-sm:pb-[env(safe-area-inset-bottom)] sm:border-b sm:px-8"
    >
      <ul className="flex flex-wrap justify-between gap-x-1 max-sm:px-2 sm:justify-start sm:gap-6">
        {DASHBOARD_PANELS.map((panel) => {
          const { title, icon: Icon } = PANELS[panel];
          const isCurrent = panel === current;
          return (
            <li key={panel} className="grid min-w-11">
              <Link
                to={panelHref(location, panel)}
                replace
                state={location.state}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "flex min-h-14 flex-col items-center justify-center gap-0.5 border-transparent font-medium text-xs transition-colors sm:min-h-11 sm:border-b-2 sm:text-sm",
                  isCurrent ? "text-ink sm:border-clay" : "text-ink-soft hover:text-ink",
                )}
              >
                <Icon
                  aria-hidden="true"
                  className={classNames("size-5 stroke-[1.75] sm:hidden", isCurrent && "text-clay")}
                />
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
