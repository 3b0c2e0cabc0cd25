// In a prerendered page its contents load their code, and with it their styles, too late.
import "./listings-screen.css";
import { laterPart } from "@web/components/later-part.tsx";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem } from "@web/lib/storage.ts";

/** Of a visitor whose hearts, hidden homes and "New" are not in the built page. */
const OF_VISITORS = [
  PERSONAL_KEYS.lastPerson,
  PERSONAL_KEYS.guestFavorites,
  PERSONAL_KEYS.accountFavorites,
  PERSONAL_KEYS.guestMarks,
  PERSONAL_KEYS.accountMarks,
];

/** `/listings`. As built it is complete, so that a first look at the homes loads none of its code. */
export default laterPart(
  "list",
  () => import("./listings-contents.tsx"),
  () => OF_VISITORS.some((key) => readItem(key) !== null),
);
