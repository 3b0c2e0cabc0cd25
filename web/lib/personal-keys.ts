/**
 * Everything in the browser's storages that says something about a person: what is not here is
 * neither cleared (session/belongings.ts) nor in the Privacy Policy (features/legal).
 */
export const PERSONAL_KEYS = {
  /** Whose things these are: who was signed in last, without having signed out. */
  lastPerson: "last_person",
  redirectAfterLogin: "auth_redirect_after_login",
  needsPlanSelection: "needs_plan_selection",
  chatThread: "chat_thread_id",
  guestFavorites: "guest_favorites",
  accountFavorites: "account_favorites",
  favoritesToMerge: "favorites_to_merge",
  /** By home: which ones were looked at. */
  savedAvailability: "saved availability",
} as const;

/** The IndexedDB that holds photos until they are attached to their listing. */
export const PHOTOS_DATABASE = "selfnvest_photos";

/** The file in the browser's private folder for this site that holds somebody's export. */
export const EXPORT_FILE = "selfnvest_export";

/** Begins the keys of what the geocoder knew, by the address of a home that was looked at. */
export const PLACES_KEY = "place_of ";

/** Begins every key of either storage that holds an unsent form. */
export const DRAFT_PREFIX = "draft:";

/** A draft is somebody's: a user's, or a guest's who may sign in next. */
export function draftKey(form: string, userId: string | null, about?: string): string {
  const key = `${DRAFT_PREFIX}${form}:${userId ?? GUEST}`;
  return about === undefined ? key : `${key}:${about}`;
}

export function isGuestDraft(key: string): boolean {
  return key.split(":")[2] === GUEST;
}

const GUEST = "guest";
