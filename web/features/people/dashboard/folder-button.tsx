import type { DashboardPanel } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useLocation, useNavigate } from "@web/lib/router.tsx";
import { useOneStep } from "@web/lib/use-one-step.ts";
import { FolderOpen } from "lucide-react";
import { OPENED_HERE, panelHref, usePanel } from "./use-panel.ts";

const FIRST: DashboardPanel = "documents";

/**
 * The floating button. It stops above the page's footer instead of covering it. On a phone it is a
 * bar at the bottom, as on a listing, and hides while the user is typing, because the Send button
 * is there.
 */
export function FolderButton() {
  const location = useLocation();
  const navigate = useNavigate();
  const { panel, close } = usePanel();
  const oneStep = useOneStep();

  function open() {
    oneStep(() => navigate(panelHref(location, FIRST), { state: OPENED_HERE }));
  }

  return (
    <div
      className={classNames(
        "sticky z-20 sm:bottom-[max(1.25rem,env(safe-area-inset-bottom))] sm:justify-self-end",
        // Edge to edge: cancels the page's margins (base.css).
        "max-sm:bottom-0 max-sm:-mx-[max(clamp(1rem,4vw,3.5rem),env(safe-area-inset-left))] max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]",
        "max-sm:group-has-[textarea:focus]/dashboard:invisible",
      )}
    >
      <Button
        variant="secondary"
        onClick={panel ? close : open}
        aria-haspopup="dialog"
        aria-expanded={panel !== undefined}
        // Secondary, because the page already has a next step; with a background, because it
        // floats.
        className="bg-surface! hover:bg-sunken! max-sm:w-full sm:rounded-full! sm:shadow-lifted"
      >
        <FolderOpen aria-hidden="true" className="size-5 stroke-[1.75]" />
        Your folder
      </Button>
    </div>
  );
}
