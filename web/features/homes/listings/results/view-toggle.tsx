import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { LayoutGrid, MapIcon } from "lucide-react";
import { useState } from "react";
import type { ListingsView } from "../search/use-listing-filters.ts";

export function ViewToggle({
  view,
  onChange,
  onIntent,
}: {
  view: ListingsView;
  onChange: (view: ListingsView) => void;
  /** Called when the pointer or focus arrives: time to load the map's code. */
  onIntent: () => void;
}) {
  // The address updates with low priority; the press shows right away.
  const [pressed, setPressed] = useState(view);
  const [seen, setSeen] = useState(view);
  if (view !== seen) {
    setSeen(view);
    setPressed(view);
  }

  return (
    // At the end of its line, where it stays when "Save search" arrives with the code.
    // biome-ignore lint/a11y/noStaticElementInteractions: only prefetches
    <div onPointerEnter={onIntent} onFocus={onIntent} className="ml-auto">
      <SegmentedControl
        label="Show the homes as"
        hideLabel
        value={pressed}
        onChange={(next) => {
          setPressed(next);
          onChange(next);
        }}
        options={VIEWS}
      />
    </div>
  );
}

/** Hidden on a phone, to make room for "Save search". */
const ICON = "max-sm:hidden";

const VIEWS = [
  { value: "grid", label: "Grid View", icon: <LayoutGrid aria-hidden="true" className={ICON} /> },
  { value: "map", label: "Map View", icon: <MapIcon aria-hidden="true" className={ICON} /> },
] as const;
