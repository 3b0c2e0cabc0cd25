import "./home-pin.css";
import { divIcon } from "leaflet";

/** A pin with a house, drawn here because the image URL of Leaflet's own icon breaks in a bundle. */
export function homePin(className = "") {
  return divIcon({
    className: `home-pin ${className}`,
    iconSize: [36, 44],
    iconAnchor: [18, 43],
    html:
      '<svg viewBox="0 0 36 44" width="36" height="44" aria-hidden="true" focusable="false">' +
      '<path class="pin" d="M18 1.5C8.9 1.5 1.5 8.8 1.5 17.8 1.5 29.6 18 42.5 18 42.5s16.5-12.9 16.5-24.7C34.5 8.8 27.1 1.5 18 1.5Z"/>' +
      '<path class="home" d="m10 18 8-7 8 7v8.5h-5.4v-5.3h-5.2v5.3H10Z"/></svg>',
  });
}
