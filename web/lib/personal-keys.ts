/** Storage keys of things about a person (A§3, corrections.md); sign-out clears them all. */
export const PERSONAL_KEYS = {
  redirectAfterLogin: "auth_redirect_after_login",
  needsPlanSelection: "needs_plan_selection",
  chatThread: "chat_thread_id",
  guestFavorites: "guest_favorites",
  accountFavorites: "account_favorites",
} as const;

/** The IndexedDB that holds photos until they are attached to their listing. */
export const PHOTOS_DATABASE = "selfnvest_photos";

/** Begins every key of either storage that holds an unsent form. */
export const DRAFT_PREFIX = "draft:";
