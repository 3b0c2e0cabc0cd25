/** SQL for the people and things that the matrix seeds (tests/database/rights/scene.ts). */

/** Closes her account, which ends invitations and links of hers: Olive has them. */
export const LEAH = "md5('leah')::uuid";
export const OLIVE = "md5('olive')::uuid";
export const COTTAGE = "md5('cottage')::uuid";
export const NEW_USER = "md5('nora')::uuid";
export const BOOKING = "md5('booking')::uuid";
export const SEARCH = "md5('search')::uuid";
export const PUSH_ENDPOINT = "'https://fcm.googleapis.com/fcm/send/olives-phone'";
export const NOTIFICATION = "md5('notification')::uuid";
export const THREAD = "md5('thread')::uuid";
export const MESSAGE = "md5('message')::uuid";
export const CHAT_IMAGE = `${OLIVE} || '/' || ${MESSAGE} || '.webp'`;

/** The visitor's link to that booking. */
export const LINK_TOKEN = "link-of-the-booking".padEnd(43, "x");

export const DISCLOSURE = "md5('disclosure')::uuid";

/** A list of Olive's, with a guest. */
export const LIST = "md5('list')::uuid";
export const LIST_GUEST = "md5('list guest')::uuid";
export const LIST_KEY = "md5('list key')::uuid";
export const LIST_TOKEN = "link-of-the-list".padEnd(43, "x");

export const NEWS = "md5('news')::uuid";
/** The link that confirms it. */
export const NEWS_TOKEN = "link-of-the-news".padEnd(43, "x");

export const TALK = "md5('talk')::uuid";
export const TALK_MESSAGE = "md5('talk message')::uuid";
/** A conversation with the visitor of that booking. */
export const VISIT_TALK = "md5('visit talk')::uuid";
/** The link in an email about that conversation. */
export const STEP_TOKEN = "link-of-the-step".padEnd(43, "x");
export const ANSWER_TOKEN = "link-of-the-answer".padEnd(43, "x");

/** A buyer's offer for the cottage, with a file. */
/** The home that Olive owns with Bert, who created it. */
export const SHARE = "md5('share')::uuid";
export const OFFER = "md5('offer')::uuid";
export const SALE = "md5('sale')::uuid";
export const PARTY = "md5('party')::uuid";
export const PARTY_TOKEN = "repeat('p', 43)";
export const SALE_FILE = "md5('sale file')::uuid";
export const SIGNING = "md5('signing')::uuid";
export const ROUND = "md5('round')::uuid";
export const DOCUMENT = "md5('letter')::uuid";
