/** The screens on which the list covers the map, and a pressed home is a card at the map's edge (map-frame.css). */
export const NARROW = "(max-width: 63.99rem)";
