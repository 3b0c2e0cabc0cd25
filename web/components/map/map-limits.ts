/** The initial view: the whole country. */
export const COUNTRY = { center: [39.83, -98.58] as [number, number], zoom: 4 };

export const MAX_ZOOM = 18;
