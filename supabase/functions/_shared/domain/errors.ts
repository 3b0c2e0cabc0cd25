import { AppError, type ErrorCode, FIRST_ERRORS, registerErrors } from "./app-error.ts";
import { CHAT_LIMITS, MARK_LIMITS } from "./first-limits.ts";
import { formatCount, formatNumber } from "./format.ts";
import {
  ANALYSIS_LIMITS,
  ANSWER_LIMITS,
  DAY_CAPS,
  DISCLOSURE_LIMITS,
  DOCUMENT_LIMITS,
  EXPORTS_PER_DAY,
  IMPORT_LIMITS,
  LIST_LIMITS,
  LISTING_CAPS,
  MAX_SAVED_SEARCHES,
  MESSAGE_LIMITS,
  QUESTION_LIMITS,
  REPORT_LIMITS,
  SECRET_NUMBERS_TEXT,
  WAITING_LIMITS,
} from "./limits.ts";

/**
 * The single table of errors: stable code → HTTP status → text for users.
 *
 * SQL raises the same codes as its messages (see supabase/migrations), functions answer `{ error,
 * detail, code }`, and the browser shows the text. Texts from docs/product.md are quoted to the
 * letter; the others follow their tone.
 */
export const ERRORS = {
  ...FIRST_ERRORS,

  // Requests
  bad_request: { status: 400, text: "The request could not be understood." },
  invalid_query: { status: 400, text: "The search could not be understood." },
  forbidden: { status: 403, text: "You are not allowed to do this." },
  not_found: { status: 404, text: "We could not find what you are looking for." },
  method_not_allowed: { status: 405, text: "This address does not accept that method." },
  payload_too_large: { status: 413, text: "The request is too large." },
  too_many_requests: {
    status: 429,
    text: "Too many requests. Please wait a few minutes before trying again.",
  },

  // Listings
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
  street_in_words: {
    status: 409,
    text: "Something public mentions the street that you hide: the title, the description, a feature, the description of a photo, an answer or the title of a document. Please change it first.",
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

  // What is remembered of homes
  marks_not_saved: {
    status: 503,
    text: "Kept on your device, and sent to your account later.",
  },
  note_invalid: {
    status: 422,
    text: `A note is plain text of at most ${formatNumber(MARK_LIMITS.note)} characters.`,
  },
  too_many_notes: {
    status: 409,
    text: `You can keep up to ${formatNumber(MARK_LIMITS.notes)} notes. Please remove one first.`,
  },

  // Shared lists
  lists_unavailable: {
    status: 503,
    text: "We could not load this list. Please try again shortly.",
  },
  list_not_changed: { status: 503, text: "The list could not be changed. Please try again." },
  list_unknown: {
    status: 404,
    text: "This link does not open a list any more. Please ask for a new one.",
  },
  list_guest_unknown: {
    status: 409,
    text: "You are not on this list any more. Please enter your name again.",
  },
  list_name_taken: {
    status: 409,
    text: "Somebody else on this list has that name. Please use another one.",
  },
  list_text_invalid: {
    status: 422,
    text: "Please use a shorter text in one line.",
  },
  list_home_gone: { status: 404, text: "This home is not on the list any more." },
  too_many_lists: {
    status: 409,
    text: `You can keep up to ${LIST_LIMITS.lists} lists. Please delete one first.`,
  },
  too_many_list_homes: {
    status: 409,
    text: `A list has room for ${LIST_LIMITS.homes} homes. Please remove one first.`,
  },
  too_many_list_guests: {
    status: 409,
    text: `A list has room for ${LIST_LIMITS.guests} people besides its owner.`,
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
    text: `You can keep up to ${MAX_SAVED_SEARCHES} searches. Please remove one first.`,
  },

  // Disclosures
  disclosures_unavailable: {
    status: 503,
    text: "We could not load the disclosures. Please try again shortly.",
  },
  disclosure_failed: { status: 503, text: "This could not be saved. Please try again." },
  disclosure_not_read: { status: 503, text: "This could not be opened. Please try again." },
  disclosure_not_found: {
    status: 404,
    text: "This document is not open to you. The owner may have withdrawn it.",
  },
  disclosure_invalid: {
    status: 422,
    text: "Please give it a title of one line and choose who may see it.",
  },
  disclosure_withdrawn: {
    status: 409,
    text: "You have withdrawn this. Please publish it again instead.",
  },
  disclosure_replaced: {
    status: 409,
    text: "There is a newer version. Please look at that one first.",
  },
  disclosure_not_opened: { status: 409, text: "Please open this version and read it first." },
  disclosure_request_not_found: { status: 404, text: "This request is no longer there." },
  nothing_to_ask_for: { status: 409, text: "There is nothing more to ask for." },
  too_many_disclosures: {
    status: 409,
    text: `You can publish up to ${DISCLOSURE_LIMITS.perHome} documents for a home. Please withdraw one first.`,
  },
  too_many_guests: {
    status: 409,
    text: `You can invite up to ${DISCLOSURE_LIMITS.guests} people to a home. Please remove one first.`,
  },
  guest_email_invalid: { status: 422, text: "Please enter a valid email address" },

  // Notifications
  notifications_unavailable: {
    status: 503,
    text: "We could not load your notifications. Please try again shortly.",
  },
  notification_failed: {
    status: 503,
    text: "This could not be saved. Please try again.",
  },

  // Operators
  operating_unavailable: {
    status: 503,
    text: "We could not find out how the site is doing. Please try again shortly.",
  },

  // Handbook
  handbook_unavailable: {
    status: 503,
    text: "We could not load the handbook. Please try again shortly.",
  },

  // News by email
  waiting_list_full: {
    status: 409,
    text: "The waiting list for this home is full.",
  },
  too_many_waits: {
    status: 409,
    text: `You can wait for times at up to ${WAITING_LIMITS.homes} homes. Please stop waiting for one first.`,
  },
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
  import_not_set_up: {
    status: 503,
    text: "Reading by an assistant is not set up on this site. What is above was read by rules.",
  },
  import_failed: {
    status: 503,
    text: "The assistant could not read it. What is above was read by rules.",
  },
  import_limit: {
    status: 429,
    text: "The assistant has reached its limit for today. What is above was read by rules.",
  },
  import_invalid: {
    status: 422,
    text: `Please paste a text of up to ${formatNumber(IMPORT_LIMITS.text)} characters.`,
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
  open_house_not_saved: {
    status: 503,
    text: "The open house could not be saved. Please try again.",
  },
  open_house_overlaps: {
    status: 409,
    text: "A viewing or another open house is at that time. Please choose another one.",
  },
  open_house_places_taken: {
    status: 409,
    text: "More visitors than that have booked, and they keep their places.",
  },
  too_many_open_houses: {
    status: 409,
    text: `A home can have ${DAY_CAPS.openHouses} open houses ahead. Please call one off first.`,
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
  viewings_unavailable: { status: 503, text: "Failed to load your viewings" },
  calendar_file_failed: {
    status: 503,
    text: "The calendar file could not be made. Please try again.",
  },
  viewing_not_changed: {
    status: 503,
    text: "The viewing could not be changed. Please try again.",
  },

  // Conversations
  message_invalid: {
    status: 422,
    text: `Please write a message of up to ${formatCount(MESSAGE_LIMITS.characters, "character")}.`,
  },
  message_has_secret_numbers: { status: 422, text: SECRET_NUMBERS_TEXT },
  message_id_taken: { status: 409, text: "This message could not be sent. Please try again." },
  message_not_sent: {
    status: 503,
    text: "Your message was not sent. It is kept here; please try again.",
  },
  messages_unavailable: { status: 503, text: "Your messages could not be loaded." },
  conversation_unknown: { status: 404, text: "We could not find this conversation." },
  conversation_ended: {
    status: 409,
    text: "This conversation has ended. Nobody can write in it any more.",
  },
  own_home: { status: 409, text: "This is your own home. Its buyers write to you under Messages." },
  home_takes_no_messages: {
    status: 409,
    text: "This home is no longer for sale, so you can't ask its owner about it here.",
  },
  visitor_unreachable: {
    status: 409,
    text: "This visitor has no account, and the link to their viewing has expired, so a message can't reach them.",
  },
  message_link_unknown: {
    status: 404,
    text: "This link does not work any more. Please sign in to answer.",
  },
  message_link_used: {
    status: 429,
    text: "You have answered through this link several times. Please sign in to write more.",
  },
  too_many_messages: {
    status: 429,
    text: "Many messages were sent in a short time. Please wait a while before the next one.",
  },

  // Questions about homes
  question_invalid: {
    status: 422,
    text: `Please ask a question of up to ${formatCount(QUESTION_LIMITS.characters, "character")}.`,
  },
  too_many_questions: {
    status: 429,
    text: "Many questions were asked in a short time. Please wait a while, or write to the owner.",
  },
  questions_unavailable: {
    status: 503,
    text: "Your question could not be looked up. Please try again, or write to the owner.",
  },
  own_questions_unavailable: { status: 503, text: "Your questions could not be loaded." },
  question_unknown: { status: 404, text: "We could not find this question." },
  answer_invalid: {
    status: 422,
    text: `Please write a question of up to ${ANSWER_LIMITS.question} and an answer of up to ${formatCount(ANSWER_LIMITS.answer, "character")}.`,
  },
  answer_has_contact: {
    status: 422,
    text: "Everybody could read this, so it may not contain an address, a link or anybody's number.",
  },
  too_many_answers: {
    status: 409,
    text: `A home's page can have up to ${ANSWER_LIMITS.perHome} questions. Please delete one first.`,
  },
  answer_not_saved: { status: 503, text: "This could not be saved. Please try again." },
  // Reports
  report_invalid: {
    status: 422,
    text: `Please choose a reason, and keep to ${formatCount(REPORT_LIMITS.words, "character")}.`,
  },
  report_unknown: {
    status: 404,
    text: "We could not find what you want to report. It may be gone already.",
  },
  too_many_reports: {
    status: 429,
    text: "Many reports were sent in a short time. Please wait a while before the next one.",
  },
  report_not_sent: { status: 503, text: "Your report was not sent. Please try again." },
  case_unavailable: { status: 503, text: "The decision could not be loaded." },
  account_suspended: {
    status: 403,
    text: "Your account is suspended, so this is not possible. Your notifications say why, and you can answer there.",
  },
  listing_withheld: {
    status: 409,
    text: "Our moderators have hidden this home, so it can't be published. Your notifications say why, and you can answer there.",
  },
  answer_withheld: {
    status: 409,
    text: "Our moderators have taken this answer off the page, so it can't be published. Your notifications say why.",
  },
  decision_answer_invalid: {
    status: 422,
    text: `Please write an answer of up to ${formatCount(REPORT_LIMITS.words, "character")}.`,
  },

  // Moderators
  case_unknown: { status: 404, text: "We could not find this case. It may have been forgotten." },
  case_changed: {
    status: 409,
    text: "This has changed in the meantime. We have loaded its latest state.",
  },
  decision_invalid: {
    status: 422,
    text: `Please choose a decision, and give a reason of ${REPORT_LIMITS.reason[0]} to ${REPORT_LIMITS.reason[1]} characters.`,
  },
  moderating_unavailable: { status: 503, text: "The reports could not be loaded." },

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
    text: `Please write a message of at most ${formatNumber(CHAT_LIMITS.message)} characters.`,
  },
  chat_images_invalid: {
    status: 422,
    text: "An attached image could not be used. Please remove it or attach it again.",
  },
  thread_not_found: {
    status: 404,
    text: "We could not find this conversation. Please start a new one.",
  },

  // Offers
  offers_unavailable: {
    status: 503,
    text: "We could not load your offers. Please try again shortly.",
  },
  offer_not_sent: {
    status: 503,
    text: "This could not be sent. What you entered is kept; please try again.",
  },
  offer_unknown: { status: 404, text: "We could not find this offer." },
  offer_id_taken: { status: 409, text: "This could not be sent. Please start it again." },
  offer_invalid: { status: 422, text: "Please check the terms of the offer." },
  round_invalid: {
    status: 422,
    text: "Please choose a deadline between an hour and two weeks from now.",
  },
  offer_changed: {
    status: 409,
    text: "This offer was changed in the meantime. Please look at the latest terms first.",
  },
  offer_not_open: {
    status: 409,
    text: "This offer can't be answered any more. Please look at where it stands.",
  },
  offer_exists: {
    status: 409,
    text: "You already have an offer for this home. You can improve it or take it back.",
  },
  offer_not_possible: { status: 409, text: "You can't make an offer for this home." },
  offer_needs_confirmed_address: {
    status: 403,
    text: "Please confirm your email address first: the link is in the mail that we sent you.",
  },
  offer_needs_disclosures: {
    status: 409,
    text: "The owner asks you to read and acknowledge the home's disclosures first.",
  },
  offer_needs_viewing: {
    status: 409,
    text: "The owner asks you to have seen the home before you make an offer.",
  },
  offer_needs_proof: {
    status: 409,
    text: "The owner asks for a proof of funds or a pre-approval with every offer.",
  },
  offer_dates_passed: {
    status: 409,
    text: "The closing date in these terms has passed. Please agree on a new one.",
  },
  home_takes_no_offers: { status: 409, text: "This home takes no offers at the moment." },
  round_running: {
    status: 409,
    text: "A round of best and final offers is running. Nothing can be answered before its deadline.",
  },
  round_over: {
    status: 409,
    text: "The deadline for best and final offers has passed.",
  },
  round_needs_offers: {
    status: 409,
    text: "A round needs at least two open offers for a home that is for sale.",
  },
  too_many_offers: {
    status: 429,
    text: "You have reached today's limit for offers. Please continue tomorrow.",
  },
  too_many_offer_acts: {
    status: 429,
    text: "You have changed offers very often. Please wait a while before continuing.",
  },
  too_many_versions: {
    status: 409,
    text: "This offer has been changed too often. Please ask the other side how to continue.",
  },
  listing_has_offers: {
    status: 409,
    text: "This home has offers. Withdraw it first, and we will let the buyers know.",
  },
  listing_has_sale: {
    status: 409,
    text: "You have accepted an offer for this home. If the sale fell through, say so at its offers first.",
  },

  // Documents
  document_upload_failed: {
    status: 503,
    text: "Failed to upload document. Please try again.",
  },
  document_refused: { status: 422, text: "This document was refused." },
  documents_full: {
    status: 409,
    text: `You can keep up to ${DOCUMENT_LIMITS.perUser} documents, ${DOCUMENT_LIMITS.bytesPerUser / 2 ** 20} MB in all. Please delete one first.`,
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
  document_published: {
    status: 409,
    text: "Buyers can read this document. Withdraw it from your disclosures first, then delete it.",
  },
  document_not_read: { status: 503, text: "The document could not be opened. Please try again." },

  // Dashboard
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
    text: `You have exported your data ${EXPORTS_PER_DAY} times today. Please try again tomorrow.`,
  },
  sign_in_again: {
    status: 403,
    text: "For your safety, you must have signed in within the last five minutes. Please sign in again.",
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

type AllErrors = typeof ERRORS;
declare module "./app-error.ts" {
  interface Catalogue extends AllErrors {}
}

registerErrors(ERRORS);

/** Where most code finds it, beside the codes. */
export { AppError, type ErrorCode };

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
