import { Button } from "@web/components/button.tsx";
import { classNames } from "@web/lib/class-names.ts";
import type { DashboardPanel } from "@web/lib/paths.ts";
import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { OPENED_HERE, panelHref, usePanel } from "./use-panel.ts";

const FIRST: DashboardPanel = "documents";

/**
 * The floating button (A§2). It comes to rest above the page's foot instead of covering it, and on
 * a phone makes way while somebody writes: that is where the Send button is.
 */
export function FolderButton() {
  const location = useLocation();
  const navigate = useNavigate();
  const { panel, close } = usePanel();
  const pressedAt = useRef<string>(undefined);

  function handleClick() {
    if (panel) return close();
    // Pressed twice, it is one step in the history.
    if (pressedAt.current === location.key) return;
    pressedAt.current = location.key;
    navigate(panelHref(location, FIRST), { state: OPENED_HERE });
  }

  return (
    <Button
      onClick={handleClick}
      aria-haspopup="dialog"
      aria-expanded={panel !== undefined}
      className={classNames(
        "sticky bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-20 justify-self-end rounded-full! shadow-lifted",
        "max-sm:group-has-[textarea:focus]/dashboard:invisible",
      )}
    >
      <FolderOpen aria-hidden="true" className="size-5" />
      Your folder
    </Button>
  );
}
