/** Where the list lies over the map, and what is pressed on it is a card at its edge (map-frame.css). */
export const NARROW = "(max-width: 63.99rem)";
