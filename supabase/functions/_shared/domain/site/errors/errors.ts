import { formatCount, formatNumber } from "../text/format.ts";
import { AppError, type ErrorCode, FIRST_ERRORS, registerErrors } from "./first-errors.ts";
import { CHAT_LIMITS, MARK_LIMITS } from "./first-limits.ts";
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
  MAX_COMPARABLE_HOMES,
  MAX_SAVED_SEARCHES,
  MESSAGE_LIMITS,
  OWNER_LIMITS,
  PARTY_LIMITS,
  QUESTION_LIMITS,
  REPORT_LIMITS,
  SALE_FILE_LIMITS,
  SECRET_NUMBERS_TEXT,
  SIGNING_LIMITS,
  WAITING_LIMITS,
} from "./limits.ts";

const withStatus = (status: number) => (text: string) => ({ status, text });
const badRequest = withStatus(400);
const forbidden = withStatus(403);
const notFound = withStatus(404);
const conflict = withStatus(409);
const invalid = withStatus(422);
const tooMany = withStatus(429);
const unavailable = withStatus(503);

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
  bad_request: badRequest("The request could not be understood."),
  invalid_query: badRequest("The search could not be understood."),
  forbidden: forbidden("You are not allowed to do this."),
  not_found: notFound("We could not find what you are looking for."),
  method_not_allowed: { status: 405, text: "This address does not accept that method." },
  payload_too_large: { status: 413, text: "The request is too large." },
  too_many_requests: tooMany("Too many requests. Please wait a few minutes before trying again."),

  // Writes that may be sent again under the same id
  already_stored: conflict(
    "We already received an earlier version of this. Please look at what is saved. Press again to send this version, too.",
  ),
  first_stored: conflict(
    "We already received what you sent first, without your later changes. Please look at what is saved. You can change it there.",
  ),
  outcome_unknown: unavailable(
    "We got no clear answer, so we don't know whether this arrived. We kept what you entered. Please try again. It won't be saved twice.",
  ),

  // Listings
  listing_transition: conflict("This listing can't change to that status from its current one."),

  listing_place_fixed: conflict(
    "A published home cannot move to another town. Please create a new listing.",
  ),
  street_in_words: conflict(
    "A public text names the street you are hiding, so change it first. Look at the title, description and features. Look at photo descriptions, your answers and document titles, too.",
  ),
  listing_has_showings: conflict(
    "Visitors have booked showings at this home. Withdraw the home first, and we will tell them.",
  ),
  listing_tells_visitors: conflict(
    "We are still telling visitors that their showings are cancelled. Please delete the listing in a few minutes.",
  ),

  outcome_invalid: invalid("Please check the price and the date."),
  outcome_has_sale: conflict(
    "You have agreed on a sale of this home here. Please reload the page, and mark it as sold with that sale.",
  ),
  outcome_not_saved: unavailable("This could not be saved. Please try again."),
  outcomes_unavailable: unavailable("What you noted about your sales could not be loaded."),
  undo_is_over: conflict(
    "This can't be undone any more. You can duplicate the home and publish the copy.",
  ),

  listing_invalid: invalid("Please check the listing."),
  listing_words_questioned: invalid(
    "Federal law may forbid some of these words. Please change them, or publish anyway.",
  ),
  too_many_listings: conflict(
    `You can keep up to ${LISTING_CAPS.inAll} listings. Please delete one first.`,
  ),
  too_many_new_listings: tooMany(
    `You have created ${LISTING_CAPS.newPerHour} listings within an hour. Please wait a while before the next one.`,
  ),
  too_many_price_changes: tooMany(
    `You have changed prices ${LISTING_CAPS.priceChangesPerHour} times within an hour. Please wait a while before the next change.`,
  ),
  listing_taken: conflict("This listing could not be created. Please start it again."),
  listing_changed: conflict("This listing was changed somewhere else. Please choose what to keep."),
  listing_create_failed: unavailable("Failed to create listing"),
  listing_update_failed: unavailable("Failed to update listing"),
  listing_delete_failed: unavailable("Failed to delete listing"),

  // Favorites
  favorites_unavailable: unavailable("We could not load your favorites. Please try again shortly."),

  // What is remembered of homes
  marks_not_saved: unavailable("Saved on your device, and sent to your account later."),
  note_invalid: invalid(
    `A note is plain text of at most ${formatNumber(MARK_LIMITS.note)} characters.`,
  ),
  too_many_notes: conflict(
    `You can keep up to ${formatNumber(MARK_LIMITS.notes)} notes. Please remove one first.`,
  ),

  // Shared lists
  lists_unavailable: unavailable("We could not load this list. Please try again shortly."),
  list_not_changed: unavailable("The list could not be changed. Please try again."),
  list_unknown: notFound("This link no longer opens a list. Please ask for a new one."),
  list_guest_unknown: conflict("You are no longer on this list. Please enter your name again."),
  list_name_taken: conflict("Someone else on this list has that name. Please use another one."),
  list_text_invalid: invalid("Please use a shorter text on a single line."),
  list_home_gone: notFound("This home is no longer on the list."),
  too_many_lists: conflict(
    `You can keep up to ${LIST_LIMITS.lists} lists. Please delete one first.`,
  ),
  too_many_list_homes: conflict(
    `A list has room for ${LIST_LIMITS.homes} homes. Please remove one first.`,
  ),
  too_many_list_guests: conflict(
    `A list has room for ${LIST_LIMITS.guests} people besides its owner.`,
  ),

  // Saved searches
  saved_searches_unavailable: unavailable(
    "We could not load your saved searches. Please try again shortly.",
  ),
  saved_search_failed: unavailable("Your saved search could not be changed. Please try again."),
  too_many_saved_searches: conflict(
    `You can keep up to ${MAX_SAVED_SEARCHES} searches. Please remove one first.`,
  ),

  // Disclosures
  disclosures_unavailable: unavailable(
    "We could not load the disclosures. Please try again shortly.",
  ),
  disclosure_failed: unavailable("This could not be saved. Please try again."),
  disclosure_not_read: unavailable("This could not be opened. Please try again."),
  disclosure_not_found: notFound("You can't open this document. The owner may have withdrawn it."),
  disclosure_invalid: invalid("Please give it a one-line title and choose who may see it."),
  disclosure_withdrawn: conflict("You have withdrawn this. Please publish it again instead."),
  disclosure_replaced: conflict("There is a newer version. Please look at that one first."),
  disclosure_not_opened: conflict("Please open this version and read it first."),
  disclosure_request_not_found: notFound("This request is no longer there."),
  nothing_to_ask_for: conflict("The owner has no other documents you could ask for."),
  too_many_disclosures: conflict(
    `You can publish up to ${DISCLOSURE_LIMITS.perHome} documents for a home. Please withdraw one first.`,
  ),
  too_many_guests: conflict(
    `You can invite up to ${DISCLOSURE_LIMITS.guests} people to a home. Please remove one first.`,
  ),
  guest_email_invalid: invalid("Please enter a valid email address"),

  // Notifications
  notifications_unavailable: unavailable(
    "We could not load your notifications. Please try again shortly.",
  ),
  notification_failed: unavailable("This could not be saved. Please try again."),

  // Operators
  operating_unavailable: unavailable(
    "We could not load the state of the site. Please try again shortly.",
  ),

  // Handbook
  handbook_unavailable: unavailable("We could not load the handbook. Please try again shortly."),

  // News by email
  waiting_list_full: conflict("The waiting list for this home is full."),
  too_many_waits: conflict(
    `You can wait for times at up to ${WAITING_LIMITS.homes} homes. Please leave one waiting list first.`,
  ),
  news_email_invalid: invalid("Please enter a valid email address"),
  news_place_invalid: invalid("Please enter a city, a ZIP code or a few words, or leave it empty."),
  news_failed: unavailable("This did not work. Please try again shortly."),

  // Photos in the browser
  photos_unavailable: unavailable("Failed to load the photos"),
  photo_upload_failed: unavailable("Failed to upload images. Please try again."),
  photo_not_saved: unavailable("The photo could not be changed. Please try again."),

  // Photos on the server
  image_refused: invalid("A photo was refused. Nothing was changed."),
  images_changed: conflict(
    "The photos of this listing have changed in the meantime. Please try again.",
  ),
  images_unavailable: unavailable("Failed to save the photos. Please try again shortly."),
  analysis_failed: unavailable("Failed to analyze images"),
  analysis_refused: unavailable(
    "Writing from photos does not work right now, because of a billing problem on our side. We kept your photos. Please write the text yourself, or come back tomorrow.",
  ),
  analysis_not_set_up: unavailable("Writing from photos is not set up on this site."),
  import_not_set_up: unavailable(
    "The assistant is not set up on this site. We read the fields above without it.",
  ),
  import_failed: unavailable(
    "The assistant could not read it. We read the fields above without it.",
  ),
  import_limit: tooMany(
    "The assistant has reached its limit for today. We read the fields above without it.",
  ),
  import_invalid: invalid(
    `Please paste a text of up to ${formatNumber(IMPORT_LIMITS.text)} characters.`,
  ),
  analysis_limit: tooMany(
    `You can use “Write from my photos” ${ANALYSIS_LIMITS.callsPerDay} times a day, and less often when many people use it. Please try again tomorrow.`,
  ),

  // Availability
  availability_unavailable: unavailable(
    "Failed to load availability from server. Using local data.",
  ),
  availability_not_loaded: unavailable("Failed to load your availability"),
  availability_not_saved: unavailable("Failed to save availability"),
  availability_incomplete: invalid("Missing required data"),
  slot_required: invalid("Please select at least one time slot"),
  too_many_days: conflict(
    "This home has reached its limit of stored days. Please contact support.",
  ),
  open_house_not_saved: unavailable("The open house could not be saved. Please try again."),
  open_house_overlaps: conflict(
    "A showing or another open house is at that time. Please choose another one.",
  ),
  open_house_places_taken: conflict(
    "More visitors than that have already booked, and they keep their places.",
  ),
  too_many_open_houses: conflict(
    `A home can have ${DAY_CAPS.openHouses} upcoming open houses. Please cancel one first.`,
  ),
  bench_not_saved: unavailable("This could not be saved. Please try again."),
  bench_unavailable: unavailable("Failed to load the homes you compare"),
  too_many_comparable_homes: conflict(
    `You can compare up to ${MAX_COMPARABLE_HOMES} homes. Please remove one first.`,
  ),
  too_many_days_off: conflict(
    `A home can have up to ${DAY_CAPS.off} times off. Please remove one first.`,
  ),
  settings_not_saved: unavailable("Your showing settings could not be saved. Please try again."),
  calendar_feed_unavailable: unavailable("Failed to load your calendar feed"),
  calendar_feed_not_changed: unavailable(
    "Your calendar feed could not be changed. Please try again.",
  ),

  // Bookings
  booking_incomplete: invalid("Missing required information. Please try again."),
  booking_failed: { status: 500, text: "Error submitting booking. Please try again." },
  bookings_unavailable: unavailable("Failed to load bookings"),
  slot_taken: conflict("Someone has just booked this time. Please choose another one."),
  date_not_bookable: invalid("This time can no longer be booked. Please choose another one."),
  one_live_booking: conflict(
    "You have already booked a showing at this home with this email address.",
  ),
  showing_needs_address: conflict(
    "The owner asks everyone to confirm their email address. Please sign in with the address that you typed here.",
  ),
  showing_needs_people: conflict(
    "The owner asks everyone how many people come. Please choose a number.",
  ),
  showing_for_fewer_people: conflict(
    "The owner can't show the home to so many people at one time. Please choose a smaller number.",
  ),
  showing_needs_disclosures: conflict(
    "The owner asks everyone to read the home's disclosures first. Please sign in, open each and confirm that you have read it.",
  ),
  showing_needs_proof: conflict(
    "The owner asks everyone for a pre-approval or proof of funds. Please sign in and attach one.",
  ),
  follow_link_first: conflict(
    "Two showings are already requested with this email address. Open the link in one of our emails to it. Then send this request again.",
  ),
  too_many_bookings: tooMany(
    "Too many showings were requested in a short time. Please try again later.",
  ),
  booking_transition: conflict(
    "This showing has changed in the meantime. We have loaded its latest state.",
  ),
  proposal_invalid: invalid("Please propose one to three different times."),
  proposal_gone: conflict("This proposal is no longer open. We have loaded the latest state."),
  feedback_closed: conflict("Feedback on this showing can no longer be given."),
  showing_link_unknown: notFound(
    "We can't find a showing for this link. Please use the link in your latest email.",
  ),
  showings_unavailable: unavailable("Failed to load your showings"),
  calendar_file_failed: unavailable("The calendar file could not be created. Please try again."),
  showing_not_changed: unavailable("The showing could not be changed. Please try again."),

  // Conversations
  message_invalid: invalid(
    `Please write a message of up to ${formatCount(MESSAGE_LIMITS.characters, "character")}.`,
  ),
  message_has_secret_numbers: { status: 422, text: SECRET_NUMBERS_TEXT },
  message_id_taken: conflict("This message could not be sent. Please try again."),
  message_not_sent: unavailable("Your message was not sent. We kept it here. Please try again."),
  messages_unavailable: unavailable("Your messages could not be loaded."),
  conversation_unknown: notFound("We could not find this conversation."),
  conversation_ended: conflict(
    "This conversation has ended. Neither of you can write in it anymore.",
  ),
  own_home: conflict("This is your own home. Its buyers write to you under Messages."),
  home_takes_no_messages: conflict(
    "This home is no longer for sale, so you can't ask its owner about it here.",
  ),
  visitor_unreachable: conflict(
    "This visitor has no account, and the link to their showing no longer works. A message can't reach them.",
  ),
  message_link_unknown: notFound("This link no longer works. Please sign in to answer."),
  message_link_used: tooMany(
    "You have answered through this link several times. Please sign in to write more.",
  ),
  too_many_messages: tooMany(
    "Many messages were sent in a short time. Please wait a while before the next one.",
  ),

  // Questions about homes
  question_invalid: invalid(
    `Please ask a question of up to ${formatCount(QUESTION_LIMITS.characters, "character")}.`,
  ),
  too_many_questions: tooMany(
    "Many questions were asked in a short time. Please wait a while, or write to the owner.",
  ),
  questions_unavailable: unavailable(
    "We could not look for an answer. Please try again, or write to the owner.",
  ),
  own_questions_unavailable: unavailable("Your questions could not be loaded."),
  question_unknown: notFound("We could not find this question."),
  answer_invalid: invalid(
    `Please write a question of up to ${ANSWER_LIMITS.question} and an answer of up to ${formatCount(ANSWER_LIMITS.answer, "character")}.`,
  ),
  answer_has_contact: invalid(
    "Everyone could read this. It may not contain an address, a link or a phone number.",
  ),
  too_many_answers: conflict(
    `A home's page can have up to ${ANSWER_LIMITS.perHome} questions. Please delete one first.`,
  ),
  answer_not_saved: unavailable("This could not be saved. Please try again."),
  // Reports
  report_invalid: invalid(
    `Please choose a reason, and keep to ${formatCount(REPORT_LIMITS.words, "character")}.`,
  ),
  report_unknown: notFound("We could not find what you want to report. It may be gone already."),
  too_many_reports: tooMany(
    "Many reports were sent in a short time. Please wait a while before the next one.",
  ),
  report_not_sent: unavailable("Your report was not sent. Please try again."),
  case_unavailable: unavailable("The decision could not be loaded."),
  account_suspended: forbidden(
    "Your account is suspended, so you can't do this. Your notifications say why, and you can answer there.",
  ),
  listing_withheld: conflict(
    "Our moderators have hidden this home, so you can't publish it. Your notifications say why. You can answer there.",
  ),
  safety_unavailable: unavailable(
    "This could not be saved, so don't rely on a timer. Please try again, or call someone yourself.",
  ),
  check_in_not_now: conflict(
    "This showing takes no timer now. It is not confirmed, or its time is too far away.",
  ),
  check_in_over: conflict("This timer is over. Start another one if the visitor is still there."),
  trust_yourself: invalid("This is your own address. Choose another person."),
  ownership_wanted: conflict(
    "Show first that you own this home: send a deed or a tax bill under “Ownership”. You can publish it once we have accepted it.",
  ),
  ownership_settled: conflict(
    "This home needs no document now: one is under review, or was accepted already. Please reload the page.",
  ),
  ownership_needs_address: conflict(
    "Please enter the home's address first. We compare it with your document.",
  ),
  mortgage_rate_invalid: invalid(
    "Please enter a rate from 0 to 25, a day up to today, and where you read it.",
  ),
  mortgage_rate_not_saved: unavailable("The mortgage rate could not be saved."),
  refund_reason_invalid: invalid("Please write a reason of at most 500 characters in one line."),
  payment_unknown: notFound("We could not find this payment."),
  payment_returned: conflict("This payment was returned already, or the bank holds it."),
  payment_not_refundable: conflict(
    "No card paid for this month, so there is nothing to return. Look at the customer at Stripe.",
  ),
  refund_failed: unavailable("The money could not be returned. Please press again."),
  ownership_unavailable: unavailable("The proof of ownership could not be loaded."),
  answer_withheld: conflict(
    "Our moderators took this answer off the page, so you can't publish it. Your notifications say why.",
  ),
  decision_answer_invalid: invalid(
    `Please write an answer of up to ${formatCount(REPORT_LIMITS.words, "character")}.`,
  ),

  // Moderators
  case_unknown: notFound("We could not find this case. It may have been deleted since."),
  case_changed: conflict("This has changed in the meantime. We have loaded its latest state."),
  decision_invalid: invalid(
    `Please choose a decision, and give a reason of ${REPORT_LIMITS.reason[0]} to ${REPORT_LIMITS.reason[1]} characters.`,
  ),
  moderating_unavailable: unavailable("The reports could not be loaded."),

  // Plans and payments
  payment_not_set_up: unavailable("Payment is not set up on this site."),
  checkout_failed: unavailable("Failed to create checkout session"),
  already_subscribed: conflict("You already have this plan."),
  subscription_past_due: conflict(
    "Your Basic Chat subscription is still running with an unpaid month. Please update your card under “Manage billing”.",
  ),
  payment_processing: conflict(
    "Your payment is being processed. Your plan will be active in a moment.",
  ),
  session_not_found: notFound("Could not retrieve Stripe session"),
  session_unavailable: unavailable("Could not retrieve Stripe session"),
  subscription_unavailable: unavailable("We could not load your plan. Please try again shortly."),
  billing_account_missing: notFound(
    "There is nothing to manage yet: you have not paid for a plan.",
  ),
  portal_unavailable: unavailable("We could not open your billing page. Please try again shortly."),
  event_refused: badRequest("The event could not be verified."),

  // Vesty
  chat_failed: unavailable("Sorry, I had trouble processing your message. Please try again."),
  chat_refused: unavailable(
    "Vesty can't answer right now, because of a billing problem on our side. Sending this again won't help today. We kept your message, and the handbook answers most questions.",
  ),
  chat_not_set_up: unavailable("Vesty is not set up on this site."),
  chat_login: { status: 401, text: "Please log in to use the chat feature." },
  chat_thread_failed: unavailable("Connection issue. Please refresh the page and try again."),
  chat_not_started: unavailable("Failed to initialize chat"),
  chat_history_failed: unavailable("Failed to load conversation history."),
  chat_not_sent: unavailable("Failed to send message. Please try again."),
  chat_limit: tooMany(
    "You have used all your messages to Vesty for today. You get new ones at midnight UTC.",
  ),
  chat_running: conflict(
    "Vesty is still answering your last message. Please wait for it to finish.",
  ),
  chat_paused: unavailable(
    "Vesty has reached the limit of answers for today. Please try again tomorrow.",
  ),
  chat_message_invalid: invalid(
    `Please write a message of at most ${formatNumber(CHAT_LIMITS.message)} characters.`,
  ),
  chat_images_invalid: invalid(
    "An attached image could not be used. Please remove it or attach it again.",
  ),
  thread_not_found: notFound("We could not find this conversation. Please start a new one."),

  // Offers
  offers_unavailable: unavailable("We could not load your offers. Please try again shortly."),
  offer_not_sent: unavailable(
    "This could not be sent. What you entered is kept; please try again.",
  ),
  offer_unknown: notFound("We could not find this offer."),
  offer_id_taken: conflict("This could not be sent. Please start it again."),
  offer_invalid: invalid("Please check the terms of the offer."),
  offer_tells_of_people: invalid(
    "Please leave out who you are and who lives or will live there. An owner decides on terms, not on people.",
  ),
  contingency_after_closing: invalid(
    "A contingency would end after the closing. Please choose fewer days, or a later closing.",
  ),
  offer_outlives_closing: invalid(
    "These terms would still be open after their closing. Please choose an earlier day, or a later closing.",
  ),
  round_invalid: invalid("Please choose a deadline between an hour and two weeks from now."),
  offer_changed: conflict(
    "This offer was changed in the meantime. Please look at the latest terms first.",
  ),
  price_not_raised: conflict(
    "The other offer has changed, and the price with it. Please look at the offers again.",
  ),
  buyers_changed: conflict(
    "Your buyers have changed since the owner proposed these terms. Please send the same terms back, so that the owner can accept them.",
  ),
  sale_changed: conflict("This sale was changed in the meantime. Please look at it first."),
  sale_is_ending: conflict(
    "One of you has announced the end of this sale. First agree with the buyer to continue it, or wait until it has ended.",
  ),
  amendment_same: invalid(
    "You have not changed anything. Please change what you would like to be different.",
  ),
  amendment_over: conflict(
    "The time for answering this proposal is over. Please propose it again.",
  ),
  amendment_while_ending: conflict(
    "One of you has announced the end of this sale. First agree with the other side to continue it.",
  ),
  step_link_unknown: notFound("This link no longer works. Please sign in to see the sale."),
  step_unknown: notFound("This sale has no such step."),
  sale_fact_invalid: invalid(
    "Please check what you typed. It can be whole dollars, a day, a phone number with its area code, or a few words.",
  ),
  step_settled: conflict("This step was completed in the meantime. Please look at it first."),
  step_day_invalid: invalid(
    "Please choose another day. It must be today or later, and not after the closing. The closing and the keys must be within a year. The contract must be signed by today.",
  ),
  step_not_yet: invalid(
    "This can't be done yet: its day is later. If the closing took place earlier, agree on that day first. Then say that it is done.",
  ),
  repairs_not_asked_for: conflict(
    "The buyer has asked for nothing yet. Only they can say that they don't ask for anything.",
  ),
  end_needs_words: invalid("Please say in a few words why the sale is ending."),
  end_without_loan: invalid("There is no loan in these terms. Please choose another reason."),
  offer_not_open: conflict("This offer can no longer be answered. Please check its current state."),
  offer_exists: conflict(
    "You already have an offer for this home. You can improve it or withdraw it.",
  ),
  offer_not_possible: conflict("You can't make an offer for this home."),
  offer_needs_confirmed_address: forbidden(
    "Please confirm your email address first, with the link in the email we sent you.",
  ),
  offer_needs_disclosures: conflict(
    "The owner asks you to read and acknowledge the home's disclosures first.",
  ),
  offer_needs_showing: conflict("The owner asks buyers to see the home before they make an offer."),
  offer_needs_proof: conflict(
    "The owner asks for proof of funds or a pre-approval. Please add one.",
  ),
  offer_dates_passed: conflict(
    "The closing date in these terms has passed. Please agree on a new one.",
  ),
  home_takes_no_offers: conflict("You can't make an offer for this home right now."),
  home_has_sale: conflict(
    "A sale of this home is pending now, so you can only make a backup offer. Please check it and send it again.",
  ),
  line_changed: conflict(
    "The backups have changed in the meantime. Please check their order again.",
  ),
  round_running: conflict(
    "A round of best and final offers is open. You can't answer offers before its deadline.",
  ),
  round_over: conflict("The deadline for best and final offers has passed."),
  round_unknown: notFound("This round of best and final offers is no longer there."),
  round_took_place: conflict(
    "The offers of the last round are final. Please accept, counter or decline them before you call another one.",
  ),
  too_many_rounds: tooMany(
    "You have called several rounds for this home today. Please try again tomorrow.",
  ),
  round_needs_offers: conflict(
    "A round needs at least two open offers for a home that is for sale.",
  ),
  too_many_offers: tooMany("You have reached today's limit for offers. Please try again tomorrow."),
  too_many_offer_acts: tooMany(
    "You have changed your offers many times. Please wait a while before you change them again.",
  ),
  too_many_versions: conflict(
    "This offer has been changed too many times. Please ask the other side how to continue.",
  ),
  listing_has_offers: conflict(
    "This home has offers. Withdraw the home first, and we will tell the buyers.",
  ),
  listing_has_sale: conflict(
    "You have agreed on a sale of this home. If it fell through, announce its end under its offers first.",
  ),

  // Documents
  document_upload_failed: unavailable("Failed to upload document. Please try again."),
  document_refused: invalid("This document was refused."),
  documents_full: conflict(
    `You can keep up to ${DOCUMENT_LIMITS.perUser} documents, ${DOCUMENT_LIMITS.bytesPerUser / 2 ** 20} MB in all. Please delete one first.`,
  ),
  party_unknown: notFound(
    "This link is no longer valid. Please ask the person who invited you for a new one.",
  ),
  appointment_exists: conflict(
    "You already have a time at this home. Please move or cancel it instead.",
  ),
  papers_of_first: forbidden(
    "Only the person who made the offer or listed the home can delete these files. You would all lose them.",
  ),
  party_ended: conflict("This invitation has ended. Please invite them again."),
  party_known: conflict("Someone with this address is already invited in this role."),
  party_is_side: invalid(
    "This is your address or the other side's. Please enter another person's address.",
  ),
  invitation_refused: conflict(
    "The person at this address said that your invitation was not meant for them. Please check the address.",
  ),
  buyer_known: conflict("This person buys with you, or you have invited them already."),
  buyers_agreed: conflict(
    "You and the owner agreed on who buys. To add or remove a buyer now, all of you and the owner sign an amendment to the contract on paper.",
  ),
  buyer_joined: conflict("They have joined already, so the invitation can't be taken back."),
  buyers_full: conflict("Up to three people can buy together. Invited people count too."),
  invitation_of_another: forbidden(
    "This invitation is for another address. Please sign in with the account that has it.",
  ),
  buyers_not_changed: unavailable("This could not be stored. Please try again."),
  invitation_unavailable: unavailable(
    "We could not load the invitation. Please try again shortly.",
  ),
  invitation_unknown: notFound("This invitation is gone already. Please look at the list again."),
  owner_known: conflict("Someone with this address owns this home, or is already invited."),
  owner_is_buyer: conflict(
    "You have an offer for this home. Please withdraw it first. You can't be on both sides of a sale.",
  ),
  owners_full: conflict(
    `Up to ${OWNER_LIMITS.perHome} people can own a home with you, counting those who are invited.`,
  ),
  owners_unavailable: unavailable(
    "We could not load who owns this home. Please try again shortly.",
  ),
  owners_not_changed: unavailable("This could not be stored. Please try again."),
  parties_full: conflict(`Each side can invite up to ${PARTY_LIMITS.perSide} people.`),
  parties_unavailable: unavailable("We could not load who is invited. Please try again shortly."),
  party_not_changed: unavailable("This could not be stored. Please try again."),
  sale_files_full: conflict(
    `Each side can keep up to ${SALE_FILE_LIMITS.perSide} files in a sale, ${SALE_FILE_LIMITS.bytesPerSide / 2 ** 20} MB in all. Please delete one first.`,
  ),
  signing_not_set_up: unavailable(
    "Signing online is not set up on this site. Please print the document, sign it, and upload it here.",
  ),
  signing_is_open: conflict(
    "This document is waiting for signatures. Take it back first, then you can delete it or send another one.",
  ),
  signing_unknown: notFound("We could not find this request for signatures."),
  signing_over: conflict("This request for signatures has ended. Please look at how it ended."),
  signing_needs_pdf: invalid(
    `Only a PDF of up to ${SIGNING_LIMITS.bytes / 2 ** 20} MB can be signed online.`,
  ),
  signer_unnamed: conflict(
    "Someone who signs has no name in their profile, or has not confirmed their email. Ask them to do so first.",
  ),
  signing_not_yours: forbidden("You have signed this already, or you are not asked to sign it."),
  signing_unavailable: unavailable(
    "The signing service does not answer right now. Please try again shortly.",
  ),
  file_is_signed: conflict("Both sides signed this document, so it can't be deleted."),
  too_many_signings: tooMany(
    `A sale can send ${SIGNING_LIMITS.perDay} documents to be signed a day. Please try again tomorrow.`,
  ),
  document_not_found: notFound("We could not find this document."),
  documents_unavailable: unavailable("We could not load your documents. Please try again shortly."),
  document_not_changed: unavailable("The document could not be changed. Please try again."),
  kit_failed: unavailable("The document could not be created. Please try again."),
  document_published: conflict(
    "Buyers can read this document. Withdraw it from your disclosures first, then delete it.",
  ),
  document_not_read: unavailable("The document could not be opened. Please try again."),

  // Dashboard
  plan_required: forbidden("This is part of the Complete FSBO Kit."),

  // Timeline
  timeline_not_saved: unavailable("Your timeline could not be changed. Please try again."),

  // Account
  profile_unavailable: unavailable("We could not load your profile. Please try again shortly."),
  profile_not_saved: unavailable("Failed to update profile. Please try again."),
  profile_invalid: invalid("Please check your profile."),
  export_failed: unavailable("Your data could not be exported. Please try again."),
  export_limit: tooMany(
    `You have exported your data ${EXPORTS_PER_DAY} times today. Please try again tomorrow.`,
  ),
  sign_in_again: forbidden(
    "For your safety, please sign in again. Your last sign-in was more than five minutes ago.",
  ),
  wrong_password: forbidden(
    "Your password is missing or wrong. Nothing was deleted. Please try again.",
  ),
  account_not_deleted: unavailable(
    "Your account could not be deleted. Nothing was changed. Please try again.",
  ),
  account_outcome_unknown: unavailable(
    "We got no clear answer, so we don't know whether the deletion began. If it did, your homes are off the site, and we will finish it for you. Please try again to find out.",
  ),
  account_closing: unavailable(
    "Your homes are off the site, but your account is not deleted yet. Please try again. If you leave, we will finish it for you.",
  ),
} as const satisfies Record<string, { status: number; text: string }>;

type AllErrors = typeof ERRORS;
declare module "./first-errors.ts" {
  interface Catalogue extends AllErrors {}
}

registerErrors(ERRORS);

/** Most code imports it from here, beside the codes. */
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
