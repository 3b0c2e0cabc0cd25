/**
 * The functions and tables whose rows have ids that clients make. tests/database/site/repeated-writes.test.ts compares them
 * with the catalog, tests/web/lost-answers.test.ts with what the browser sends again.
 */
export const WRITES_UNDER_IDS = [
  ...[
    "answer_question",
    "ask_about_offer",
    "ask_owner",
    "call_round",
    "check_in",
    "invite_member",
    "make_offer",
    "note_outcome",
    "name_trusted_person",
    "take_appointment",
  ],
  ...[
    "open_case",
    "publish_disclosure",
    "report",
    "send_message",
    "write_by_link",
    "write_to_visitor",
  ],
  ...[
    "availability",
    "bookings",
    "comparable_homes",
    "days_off",
    "listing_answers",
    "listings",
    "open_houses",
  ],
  "saved_searches",
] as const;
