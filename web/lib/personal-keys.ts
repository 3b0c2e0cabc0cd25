/**
 * Every storage key that says something about a person. A key missing here is neither cleared on
 * sign-out (session/belongings.ts) nor listed in the Privacy Policy (features/legal).
 */
export const PERSONAL_KEYS = {
  /** The user who was signed in last and has not signed out. */
  lastPerson: "last_person",
  redirectAfterLogin: "auth_redirect_after_login",
  needsPlanSelection: "needs_plan_selection",
  chatThread: "chat_thread_id",
  guestFavorites: "guest_favorites",
  accountFavorites: "account_favorites",
  favoritesToMerge: "favorites_to_merge",
  /** Homes seen, hidden and noted, and the last visit. */
  guestMarks: "guest_marks",
  accountMarks: "account_marks",
  /** Other people's lists that were opened here, with their links. */
  rememberedLists: "remembered_lists",
  /** Per home, so it reveals which ones were viewed. */
  savedAvailability: "saved availability",
  /** The days of showings that an owner looked at last, to read them without a network. */
  daySheets: "day_sheets",
  /** What an owner pressed and wrote on such a day without a network, until it is sent. */
  keptActs: "kept_acts",
  /** Interest, years and down payment as the visitor typed them. */
  ownLoan: "own_loan",
  /** The last searches. */
  recentSearches: "recent_searches",
  /** The search that a reader of homes has loaded, and the home they read. */
  listPlace: "list_place",
  /** The owner hides the names of buyers on pages about offers. */
  hiddenNames: "hidden_names",
  /** When something was last changed from this device. */
  actedAt: "acted_at",
  /** Which of their homes an owner of several looked at last. */
  meantHome: "meant_home",
} as const;

/** The IndexedDB database for photos not yet attached to their listing. */
export const PHOTOS_DATABASE = "selfnvest_photos";

/** The user's data export, in the browser's private file system. */
export const EXPORT_FILE = "selfnvest_export";

/** Prefix for cached geocoder answers, keyed by the address of a home that was viewed. */
export const PLACES_KEY = "place_of ";

/** Prefix for unsent forms, in either storage. */
export const DRAFT_PREFIX = "draft:";

/** A draft belongs to a user, or to a guest who may sign in next. */
export function draftKey(form: string, userId: string | null, about?: string): string {
  const key = `${DRAFT_PREFIX}${form}:${userId ?? GUEST}`;
  return about === undefined ? key : `${key}:${about}`;
}

export function isGuestDraft(key: string): boolean {
  return key.split(":")[2] === GUEST;
}

const GUEST = "guest";
