import "leaflet/dist/leaflet.css";
import "./map.css";
import { MAP_TEXTS } from "@domain/search/map-tiles.ts";
import { env } from "@web/lib/env.ts";
import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import { Satellite } from "lucide-react";
import { type ReactNode, useState } from "react";
import { MapContainer } from "react-leaflet";
import { configuredTiles, useGround } from "./ground.ts";
import { MapGround } from "./map-ground.tsx";
import { MAX_ZOOM } from "./map-limits.ts";
import { MapManners } from "./map-manners.tsx";
import { MapTool } from "./map-tool.tsx";

/**
 * The base of every map on the site: our colors, the ground layer, considerate wheel zooming, and
 * reduced motion. It pulls in Leaflet, so import it lazily.
 */
export function BaseMap(props: {
  label: string;
  describedBy?: string;
  onWheelZoom?: (isOn: boolean) => void;
  center: [number, number];
  zoom: number;
  minZoom: number;
  maxZoom?: number;
  /** The first view, instead of `center` and `zoom`. */
  bounds?: [[number, number], [number, number]];
  /** Panning across the date line shows the same homes on the other side. */
  isWorldwide?: boolean;
  /** `MapTool`s of this map. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  const isStill = prefersReducedMotion();
  const [isSatellite, setSatellite] = useState(false);
  return (
    <div className="relative isolate h-full w-full">
      {/* Before the map, or a keyboard would reach them only after a hundred homes. */}
      {(env.satelliteUrl || props.tools) && (
        <div className="pointer-events-none absolute top-3 right-3 z-10 grid justify-items-end gap-2">
          {props.tools}
          {env.satelliteUrl && (
            <MapTool
              icon={<Satellite />}
              label="Satellite"
              isOn={isSatellite}
              onPress={() => setSatellite(!isSatellite)}
            />
          )}
        </div>
      )}
      <MapContainer
        {...(props.bounds ? { bounds: props.bounds } : { center: props.center, zoom: props.zoom })}
        minZoom={props.minZoom}
        maxZoom={props.maxZoom ?? MAX_ZOOM}
        scrollWheelZoom={false}
        worldCopyJump={props.isWorldwide}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        markerZoomAnimation={!isStill}
        inertia={!isStill}
        className="site-map"
      >
        <MapManners
          label={props.label}
          describedBy={props.describedBy}
          onWheelZoom={props.onWheelZoom}
        />
        <MapGround isSatellite={isSatellite} />
        {props.children}
      </MapContainer>
      {!isSatellite && <GroundNote />}
    </div>
  );
}

/** Says what can be seen where there are no streets. */
function GroundNote() {
  const ground = useGround();
  const text = configuredTiles() ? MAP_TEXTS.streetsLost : MAP_TEXTS.outlines;
  return (
    <p role="status" className="map-note">
      {ground === "outlines" && text}
    </p>
  );
}
