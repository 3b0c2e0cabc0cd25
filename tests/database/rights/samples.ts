/** SQL of the people and things that the matrix seeds (tests/database/rights/scene.ts). */

export const OLIVE = "md5('olive')::uuid";
export const COTTAGE = "md5('cottage')::uuid";
export const NEW_USER = "md5('nora')::uuid";
export const BOOKING = "md5('booking')::uuid";
export const SEARCH = "md5('search')::uuid";

/** Of a visitor's link to that booking. */
export const LINK_TOKEN = "link-of-the-booking".padEnd(43, "x");
