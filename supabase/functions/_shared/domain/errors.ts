import { DAY_CAPS } from "./availability.ts";
import { LISTING_CAPS } from "./listings.ts";
import { ANALYSIS_LIMITS } from "./photo-analysis.ts";

/**
 * The single table of errors: stable code → HTTP status → text for users.
 *
 * SQL raises the same codes as its messages (see supabase/migrations), functions answer `{ error,
 * detail, code }`, and the browser shows the text. Texts from docs/product.md are quoted to the
 * letter; the others follow their tone.
 */
export const ERRORS = {
  // Requests
  bad_request: { status: 400, text: "The request could not be understood." },
  invalid_query: { status: 400, text: "The search could not be understood." },
  authentication_required: { status: 401, text: "Authentication required" },
  forbidden: { status: 403, text: "You are not allowed to do this." },
  not_found: { status: 404, text: "We could not find what you are looking for." },
  method_not_allowed: { status: 405, text: "This address does not accept that method." },
  payload_too_large: { status: 413, text: "The request is too large." },
  too_many_requests: {
    status: 429,
    text: "Too many requests. Please wait a few minutes before trying again.",
  },
  internal: { status: 500, text: "Something went wrong. Please try again." },
  unavailable: { status: 503, text: "This is not available right now. Please try again shortly." },
  network: { status: 0, text: "Network error - please check your connection" },
  /** Mock mode: the browser has no Supabase project and makes no requests. */
  not_configured: {
    status: 403,
    text: "Authentication is currently disabled. Please configure Supabase credentials.",
  },

  // Listings
  listings_unavailable: { status: 503, text: "Failed to load listings" },
  user_listings_unavailable: { status: 503, text: "Failed to fetch user listings" },
  listing_not_found: {
    status: 404,
    text: "We could not find this home. It may have been sold or taken down.",
  },
  listing_not_available: { status: 409, text: "This home is no longer available for viewings." },
  listing_transition: {
    status: 409,
    text: "This listing can't change to that status from its current one.",
  },

  listing_place_fixed: {
    status: 409,
    text: "A published home cannot move to another town. Please create a new listing.",
  },
  listing_has_viewings: {
    status: 409,
    text: "Visitors have booked viewings at this home. Withdraw it first, and we will let them know.",
  },
  listing_tells_visitors: {
    status: 409,
    text: "We are still telling visitors that their viewings are cancelled. Please delete the listing in a few minutes.",
  },

  listing_invalid: { status: 422, text: "Please check the listing." },
  listing_words_questioned: {
    status: 422,
    text: "Federal law may forbid some of these words. Please change them, or publish anyway.",
  },
  too_many_listings: {
    status: 409,
    text: `You can keep up to ${LISTING_CAPS.inAll} listings. Please delete one first.`,
  },
  too_many_new_listings: {
    status: 429,
    text: `You have created ${LISTING_CAPS.newPerHour} listings within an hour. Please wait a while before the next one.`,
  },
  too_many_price_changes: {
    status: 429,
    text: `You have changed prices ${LISTING_CAPS.priceChangesPerHour} times within an hour. Please wait a while before the next change.`,
  },
  listing_taken: {
    status: 409,
    text: "This listing could not be created. Please start it again.",
  },
  listing_changed: {
    status: 409,
    text: "This listing was changed somewhere else. Please choose what to keep.",
  },
  listing_create_failed: { status: 503, text: "Failed to create listing" },
  listing_update_failed: { status: 503, text: "Failed to update listing" },
  listing_delete_failed: { status: 503, text: "Failed to delete listing" },

  // Favorites
  favorites_unavailable: {
    status: 503,
    text: "We could not load your favorites. Please try again shortly.",
  },
  favorite_not_saved: {
    status: 503,
    text: "Your favorites could not be changed. Please try again.",
  },
  too_many_favorites: {
    status: 409,
    text: "You can keep up to 500 favorites. Please remove one first.",
  },

  // Saved searches
  saved_searches_unavailable: {
    status: 503,
    text: "We could not load your saved searches. Please try again shortly.",
  },
  saved_search_failed: {
    status: 503,
    text: "Your saved search could not be changed. Please try again.",
  },
  too_many_saved_searches: {
    status: 409,
    text: "You can keep up to 20 searches. Please remove one first.",
  },

  // Handbook
  handbook_unavailable: {
    status: 503,
    text: "We could not load the handbook. Please try again shortly.",
  },

  // News by email
  news_email_invalid: { status: 422, text: "Please enter a valid email address" },
  news_place_invalid: {
    status: 422,
    text: "Please enter a city, a ZIP code or a few words, or leave it empty.",
  },
  news_failed: { status: 503, text: "This did not work. Please try again shortly." },

  // Photos in the browser
  photos_unavailable: { status: 503, text: "Failed to load the photos" },
  photo_upload_failed: { status: 503, text: "Failed to upload images. Please try again." },
  photo_not_saved: { status: 503, text: "The photo could not be changed. Please try again." },

  // Photos on the server
  image_refused: { status: 422, text: "A photo was refused. Nothing was changed." },
  images_changed: {
    status: 409,
    text: "The photos of this listing have changed in the meantime. Please try again.",
  },
  images_unavailable: { status: 503, text: "Failed to save the photos. Please try again shortly." },
  analysis_failed: { status: 503, text: "Failed to analyze images" },
  analysis_not_set_up: {
    status: 503,
    text: "Words from photos are not set up on this site.",
  },
  analysis_limit: {
    status: 429,
    text: `You have used “Write from my photos” ${ANALYSIS_LIMITS.callsPerDay} times today. Please try again tomorrow.`,
  },

  // Availability
  availability_unavailable: {
    status: 503,
    text: "Failed to load availability from server. Using local data.",
  },
  availability_not_loaded: { status: 503, text: "Failed to load your availability" },
  availability_not_saved: { status: 503, text: "Failed to save availability" },
  availability_incomplete: { status: 422, text: "Missing required data" },
  slot_required: { status: 422, text: "Please select at least one time slot" },
  too_many_days: {
    status: 409,
    text: "This home has reached its limit of stored days. Please contact support.",
  },
  too_many_days_off: {
    status: 409,
    text: `A home can have up to ${DAY_CAPS.off} times off. Please remove one first.`,
  },
  settings_not_saved: {
    status: 503,
    text: "Your viewing settings could not be saved. Please try again.",
  },
  calendar_feed_unavailable: { status: 503, text: "Failed to load your calendar feed" },
  calendar_feed_not_changed: {
    status: 503,
    text: "Your calendar feed could not be changed. Please try again.",
  },

  // Bookings
  booking_incomplete: {
    status: 422,
    text: "Missing required information. Please try again.",
  },
  booking_failed: { status: 500, text: "Error submitting booking. Please try again." },
  bookings_unavailable: { status: 503, text: "Failed to load bookings" },
  slot_taken: {
    status: 409,
    text: "Someone has just booked this time. Please choose another one.",
  },
  date_not_bookable: {
    status: 422,
    text: "This time can no longer be booked. Please choose another one.",
  },
  one_live_booking: {
    status: 409,
    text: "You already have a viewing booked at this home under this email address.",
  },
  follow_link_first: {
    status: 409,
    text: "Two viewings are already requested under this email address. Please open the link in one of our emails to it, then send this request again.",
  },
  too_many_bookings: {
    status: 429,
    text: "Too many viewings were requested in a short time. Please try again later.",
  },
  booking_transition: {
    status: 409,
    text: "This viewing has changed in the meantime. We have loaded its latest state.",
  },
  proposal_invalid: { status: 422, text: "Please propose one to three different times." },
  proposal_gone: {
    status: 409,
    text: "This proposal is no longer open. We have loaded the latest state.",
  },
  feedback_closed: { status: 409, text: "Feedback on this viewing can no longer be given." },
  viewing_link_unknown: {
    status: 404,
    text: "This link does not lead to a viewing. Please use the link of your latest email.",
  },
  viewing_not_changed: {
    status: 503,
    text: "The viewing could not be changed. Please try again.",
  },

  // Plans and payments
  payment_not_set_up: { status: 503, text: "Payment is not set up on this site." },
  checkout_failed: { status: 503, text: "Failed to create checkout session" },
  already_subscribed: { status: 409, text: "You already have this plan." },
  subscription_past_due: {
    status: 409,
    text: "Your Basic Chat subscription is still running with an unpaid month. Please update your card under “Manage billing”.",
  },
  payment_processing: {
    status: 409,
    text: "Your payment is being processed. Your plan will be active in a moment.",
  },
  session_not_found: { status: 404, text: "Could not retrieve Stripe session" },
  session_unavailable: { status: 503, text: "Could not retrieve Stripe session" },
  subscription_unavailable: {
    status: 503,
    text: "We could not load your plan. Please try again shortly.",
  },
  billing_account_missing: {
    status: 404,
    text: "There is nothing to manage yet: you have not paid for a plan.",
  },
  portal_unavailable: {
    status: 503,
    text: "We could not open your billing page. Please try again shortly.",
  },
  event_refused: { status: 400, text: "The event could not be verified." },

  // Vesty
  chat_failed: {
    status: 503,
    text: "Sorry, I had trouble processing your message. Please try again.",
  },
  chat_not_set_up: { status: 503, text: "Vesty is not set up on this site." },
  chat_login: { status: 401, text: "Please log in to use the chat feature." },
  chat_thread_failed: {
    status: 503,
    text: "Connection issue. Please refresh the page and try again.",
  },
  chat_not_started: { status: 503, text: "Failed to initialize chat" },
  chat_history_failed: { status: 503, text: "Failed to load conversation history." },
  chat_not_sent: { status: 503, text: "Failed to send message. Please try again." },
  chat_limit: {
    status: 429,
    text: "You have used all of today's messages to Vesty. They renew at midnight UTC.",
  },
  chat_running: {
    status: 409,
    text: "Vesty is still answering your last message. Please wait for it to finish.",
  },
  chat_paused: {
    status: 503,
    text: "Vesty is resting for today, because so many people have asked. Please try again tomorrow.",
  },
  chat_message_invalid: {
    status: 422,
    text: "Please write a message of 1 to 1000 characters.",
  },
  chat_images_invalid: {
    status: 422,
    text: "An attached image could not be used. Please remove it or attach it again.",
  },
  thread_not_found: {
    status: 404,
    text: "We could not find this conversation. Please start a new one.",
  },

  // Documents
  document_upload_failed: {
    status: 503,
    text: "Failed to upload document. Please try again.",
  },
  document_refused: { status: 422, text: "This document was refused." },
  documents_full: {
    status: 409,
    text: "You can keep up to 200 documents, 500 MB in all. Please delete one first.",
  },
  document_not_found: { status: 404, text: "We could not find this document." },
  documents_unavailable: {
    status: 503,
    text: "We could not load your documents. Please try again shortly.",
  },
  document_not_changed: {
    status: 503,
    text: "The document could not be changed. Please try again.",
  },
  kit_failed: { status: 503, text: "The document could not be created. Please try again." },
  document_not_read: { status: 503, text: "The document could not be opened. Please try again." },

  // Dashboard
  dashboard_unavailable: {
    status: 503,
    text: "Failed to load dashboard data. Please refresh the page.",
  },
  plan_required: { status: 403, text: "This is part of the Complete FSBO Kit." },

  // Timeline
  timeline_not_saved: {
    status: 503,
    text: "Your timeline could not be changed. Please try again.",
  },

  // Account
  profile_unavailable: {
    status: 503,
    text: "We could not load your profile. Please try again shortly.",
  },
  profile_not_saved: { status: 503, text: "Failed to update profile. Please try again." },
  profile_invalid: { status: 422, text: "Please check your profile." },
  export_failed: { status: 503, text: "Your data could not be exported. Please try again." },
  export_limit: {
    status: 429,
    text: "You have exported your data 5 times today. Please try again tomorrow.",
  },
  sign_in_again: {
    status: 403,
    text: "For your safety, this takes a sign-in of the last five minutes. Please sign in once more.",
  },
  account_not_deleted: {
    status: 503,
    text: "Your account could not be deleted. Nothing was changed. Please try again.",
  },
  account_closing: {
    status: 503,
    text: "Your homes are off the site, but your account is not deleted yet. Please try again; if you leave, we finish it for you.",
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An error with a code from the catalogue. `message` is for logs, `text` for users. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: string;

  constructor(code: ErrorCode, options: { text?: string; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.text = options.text ?? ERRORS[code].text;
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

/**
 * Turns a database error into an AppError: our SQL raises a code of this table as its message.
 * Anything else becomes `fallback`, so no database text ever reaches a user.
 */
export function errorFromDatabase(
  error: { message?: string | null; code?: string | null },
  fallback: ErrorCode,
): AppError {
  if (isErrorCode(error.message)) return new AppError(error.message, { cause: error });
  if (error.code === "42501") return new AppError("forbidden", { cause: error });
  return new AppError(fallback, { cause: error });
}
