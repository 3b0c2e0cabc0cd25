/** The map of the country. */
export const COUNTRY = { center: [39.83, -98.58] as [number, number], zoom: 4 };

/** No closer than this. */
export const MAX_ZOOM = 18;
