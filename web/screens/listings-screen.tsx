// The contents' code, and their styles with it, would load too late in a prerendered page.
import "./listings-screen.css";
import "@web/features/homes/listings/search/search-panel.css";
import { laterPart } from "@web/components/later-part.tsx";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem } from "@web/lib/storage.ts";

/** Set for visitors whose hearts, hidden homes and "New" are not in the prerendered page. */
const OF_VISITORS = [
  PERSONAL_KEYS.lastPerson,
  PERSONAL_KEYS.guestFavorites,
  PERSONAL_KEYS.accountFavorites,
  PERSONAL_KEYS.guestMarks,
  PERSONAL_KEYS.accountMarks,
];

/** `/listings`: complete as prerendered, so that a first look at the homes loads none of its code. */
export default laterPart(
  "list",
  () => import("./listings-contents.tsx"),
  () =>
    OF_VISITORS.some((key) => readItem(key) !== null) ||
    readItem(PERSONAL_KEYS.listPlace, "session") !== null,
);
