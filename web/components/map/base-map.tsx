import "leaflet/dist/leaflet.css";
import "./map.css";
import { prefersReducedMotion } from "@web/lib/reduced-motion.ts";
import type { ReactNode } from "react";
import { MapContainer } from "react-leaflet";
import { MapGround } from "./map-ground.tsx";
import { MAX_ZOOM } from "./map-limits.ts";
import { MapManners } from "./map-manners.tsx";

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
  /** Panning across the date line shows the same homes on the other side. */
  isWorldwide?: boolean;
  children: ReactNode;
}) {
  const isStill = prefersReducedMotion();
  return (
    <MapContainer
      center={props.center}
      zoom={props.zoom}
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
      <MapGround />
      {props.children}
    </MapContainer>
  );
}
