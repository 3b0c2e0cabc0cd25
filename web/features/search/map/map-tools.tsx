import { MapTool } from "@web/components/map/map-tool.tsx";
import { LocateFixed, Pencil } from "lucide-react";

/** Selects the button that starts drawing. */
export const DRAW_BUTTON = "[data-tool=draw] button";

export function MapTools(props: { onDraw: () => void; onLocate: () => void; isLocating: boolean }) {
  return (
    <>
      <div className="contents" data-tool="draw">
        <MapTool icon={<Pencil />} label="Draw an area" onPress={props.onDraw} />
      </div>
      <MapTool
        icon={<LocateFixed />}
        label="My location"
        isBusy={props.isLocating}
        onPress={props.onLocate}
      />
    </>
  );
}
