/** The initial view: the continental states. */
export const COUNTRY = {
  center: [39.83, -98.58] as [number, number],
  zoom: 4,
  bounds: [
    [24.4, -124.8],
    [49.4, -66.9],
  ] as [[number, number], [number, number]],
};

export const MAX_ZOOM = 18;
