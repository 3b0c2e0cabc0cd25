/** SQL for the people and things that the matrix seeds (tests/database/rights/scene.ts). */

export const OLIVE = "md5('olive')::uuid";
export const COTTAGE = "md5('cottage')::uuid";
export const NEW_USER = "md5('nora')::uuid";
export const BOOKING = "md5('booking')::uuid";
export const SEARCH = "md5('search')::uuid";
export const THREAD = "md5('thread')::uuid";
export const MESSAGE = "md5('message')::uuid";
export const CHAT_IMAGE = `${OLIVE} || '/' || ${MESSAGE} || '.webp'`;

/** The visitor's link to that booking. */
export const LINK_TOKEN = "link-of-the-booking".padEnd(43, "x");

export const NEWS = "md5('news')::uuid";
/** The link that confirms it. */
export const NEWS_TOKEN = "link-of-the-news".padEnd(43, "x");
