import { AppError } from "@domain/site/errors/errors.ts";
import { noteOutcome } from "@web/api/homes/home-outcomes.ts";
import { createListing, duplicateListing } from "@web/api/homes/listing-writes.ts";
import { addComparable } from "@web/api/homes/price-bench.ts";
import {
  acceptOffer,
  announceEnd,
  askAboutOffer,
  callRound,
  counterOffer,
  declineOffer,
  improveOffer,
  makeOffer,
  stayAsBackup,
  withdrawOffer,
} from "@web/api/offers/offers.ts";
import { publishDisclosure, setDisclosureAccess } from "@web/api/papers/disclosures.ts";
import { forgetDevice, keepDevice } from "@web/api/people/devices.ts";
import { inviteMember } from "@web/api/people/memberships.ts";
import {
  acceptAppointment,
  cancelAppointment,
  moveAppointment,
  takeAppointment,
} from "@web/api/sales/parties.ts";
import { saveSearch } from "@web/api/search/saved-searches.ts";
import { saveList } from "@web/api/search/shared-lists.ts";
import { createBooking } from "@web/api/showings/bookings.ts";
import { checkIn, nameTrustedPerson } from "@web/api/showings/check-ins.ts";
import { holdOpenHouse } from "@web/api/showings/open-houses.ts";
import { addDayOff } from "@web/api/showings/showing-settings.ts";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { askOwner, sendMessage, writeByLink, writeToVisitor } from "@web/api/talk/messages.ts";
import { openCase } from "@web/api/talk/moderating.ts";
import { answerQuestion, publishAnswer } from "@web/api/talk/questions.ts";
import { sendReport } from "@web/api/talk/reports.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WRITES_UNDER_IDS } from "../support/client-ids.ts";
import { functions, rest, startCloud } from "../support/web-cloud.ts";
import { offer } from "./offers/offers/offers.ts";

/**
 * A write whose answer is lost is not a network error: it is sent again, and the server recognizes it. This tests every
 * write under an id, and the acts on offers.
 */
const cloud = startCloud();

beforeEach(() => registerTokenSource(async () => "a-token"));
afterEach(() => registerTokenSource(async () => undefined));

const ID = "22222222-2222-4222-8222-222222222222";
const HOME = "11111111-1111-4111-8111-111111111111";
const OWN = { id: ID, listing_id: HOME, user_id: HOME };
const TERMS = { terms: {}, valid_until: "2026-12-01T00:00:00Z" } as never;

/** By the function or table that is asked. */
const WRITES: Record<string, () => Promise<unknown>> = {
  ask_owner: () => askOwner(ID, HOME, "Is it free?"),
  send_message: () => sendMessage(ID, HOME, "Yes."),
  write_to_visitor: () => writeToVisitor(ID, HOME, "Yes."),
  write_by_link: () => writeByLink("token", ID, "Yes."),
  answer_question: () =>
    answerQuestion({ id: HOME } as never, { id: ID, body: "In 2019.", publishAs: null }),
  ask_about_offer: () => askAboutOffer(ID, HOME, "When?"),
  note_outcome: () =>
    noteOutcome(
      { listing_id: HOME, status: "sold", price: 1, happened_on: "2026-05-01", place: null },
      ID,
    ),
  make_offer: () => makeOffer(ID, HOME, TERMS),
  call_round: () => callRound(ID, HOME, "2026-12-01T00:00:00Z"),
  publish_disclosure: () =>
    publishDisclosure({
      ...{ id: ID, listing_id: HOME, document_id: HOME },
      ...{ kind: "seller", title: "Report", access: "everybody" },
    }),
  invite_member: () => inviteMember("home", HOME, ID, { name: "Lee", email: "lee@example.com" }),
  check_in: () => checkIn({ id: ID, booking_id: HOME, minutes: 45 }),
  name_trusted_person: () =>
    nameTrustedPerson({ id: ID, booking_id: HOME, name: "Tess", email: "tess@example.com" }),
  take_appointment: () =>
    takeAppointment("token", ID, {
      ...{ day: "2026-12-04", starts: "10:00", minutes: 120, phone: "303-555-0100" },
    }),
  open_case: () => openCase(ID, HOME, { reason: "fraud", words: "They ask for money." }),
  report: () => sendReport(ID, { kind: "home", subject: HOME }, { reason: "fraud", words: "" }),
  bookings: () => createBooking({ id: ID, listing_id: HOME } as never),
  days_off: () => addDayOff({ ...OWN, first_day: "2026-12-24", last_day: "2026-12-24" }),
  open_houses: () =>
    holdOpenHouse({ ...OWN, date: "2026-12-24", time: "10:00", minutes: 60, places: 9 }),
  comparable_homes: () =>
    addComparable({
      ...{ id: ID, listing_id: HOME, address: "9 Elm St", price: 450_000, sold_on: "2026-05-01" },
      ...{ sqft: null, bedrooms: null, bathrooms: null, garage_spaces: null, lot_size: null },
      ...{ year_built: null, condition: null, lat: null, lng: null, source: "typed" },
    }),
  listing_answers: () =>
    publishAnswer({ id: ID, listing_id: HOME, question: "Free?", answer: "Yes." }),
  saved_searches: () => saveSearch({ userId: HOME, filters: {} as never, frequency: "daily" }),
  listings: () => createListing({ id: ID }),
};

/** Written by the browser through a function that sets the whole day. */
const NOT_SENT = ["availability"];

const ACTS: Record<string, () => Promise<unknown>> = {
  keep_push: () => keepDevice({ endpoint: "", p256dh: "", auth: "", device: "", topics: [] }),
  forget_push: () => forgetDevice(ID),
  move_appointment: () => moveAppointment("token", ID, { day: "2026-12-04", starts: "10:00" }),
  accept_appointment: () => acceptAppointment("token", ID, { day: "2026-12-04", starts: "10:00" }),
  cancel_appointment: () => cancelAppointment("token", ID),
  improve_offer: () => improveOffer(ID, 1, TERMS),
  counter_offer: () => counterOffer(ID, 1, TERMS),
  accept_offer: () => acceptOffer(ID, 1),
  decline_offer: () => declineOffer(ID, 1),
  withdraw_offer: () => withdrawOffer(ID),
  stay_as_backup: () => stayAsBackup(ID, true),
  announce_end: () => announceEnd(ID, 1, { reason: "agreed" } as never),
  set_disclosure_access: () => setDisclosureAccess(ID, "invited"),
  save_list: () => saveList({ id: ID, name: "Ours", shown_name: "Dana" }),
};

it("every write under an id has its line", () => {
  expect([...Object.keys(WRITES), ...NOT_SENT].sort()).toEqual([...WRITES_UNDER_IDS].sort());
});

const TABLES = /^(bookings|comparable_homes|days_off|open_houses|listing_answers|saved_searches)$/;

function addressOf(name: string): string {
  if (name === "listings") return functions("listings");
  return rest(TABLES.test(name) ? name : `rpc/${name}`);
}

/** As an offer, a conversation, a message, a round, a list or a home. */
const ANSWER = {
  ...{ ...offer(), id: ID, can_write: true, n: 1, sender: "buyer" },
  ...{ deadline: "2026-12-01T00:00:00Z", opened_at: null, called_off_at: null },
  ...{ is_own: true, link_until: null, guests: [], homes: [], status: "draft", price: null },
  ...{ person: null, check_ins: [] },
  ...{ role: "inspector", steps: [], appointment: null },
};

/** Answers in turn, then as if it had been stored. @returns what was asked. */
function answering(address: string, ...answers: (() => Response)[]): unknown[] {
  const asked: unknown[] = [];
  cloud.use(
    http.post(address, async ({ request }) => {
      asked.push(await request.json());
      return answers.shift()?.() ?? HttpResponse.json(ANSWER);
    }),
  );
  return asked;
}

const LOST: [string, () => Response][] = [
  ["the connection breaks off", () => HttpResponse.error()],
  ["a gateway answers for the server", () => new HttpResponse("<html>", { status: 502 })],
];

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

describe.each(Object.entries({ ...WRITES, ...ACTS }))("%s", (name, write) => {
  it.each(LOST)("is sent once more, the same, when %s", async (_, lost) => {
    const asked = answering(addressOf(name), lost);
    await write();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it("says that the outcome is unknown when both answers are lost", async () => {
    const lost = () => HttpResponse.error();
    const asked = answering(addressOf(name), lost, lost);
    expect(await write().catch(codeOf)).toBe("outcome_unknown");
    expect(asked).toHaveLength(2);
  });

  it("is not sent again once it is refused", async () => {
    const asked = answering(addressOf(name), () =>
      HttpResponse.json(
        { code: "too_many_requests", message: "too_many_requests" },
        { status: 429 },
      ),
    );
    expect(await write().catch(codeOf)).toBe("too_many_requests");
    expect(asked).toHaveLength(1);
  });
});

it("a refusal of the second try by a limit says nothing about the first", async () => {
  answering(
    addressOf("send_message"),
    () => HttpResponse.error(),
    () => HttpResponse.json({ code: "PT429", message: "too_many_messages" }, { status: 429 }),
  );
  expect(await WRITES.send_message?.().catch(codeOf)).toBe("outcome_unknown");
});

it("a write without a network hasn't left, and the text says so", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const asked = answering(addressOf("send_message"), () => HttpResponse.error());
  expect(await WRITES.send_message?.().catch(codeOf)).toBe("network");
  expect(asked).toHaveLength(1);
  online.mockRestore();
});

it("a copy of a home is one, however often its answer is lost", async () => {
  const asked = answering(functions(`listings/${HOME}/duplicate`), () => HttpResponse.error());
  await duplicateListing(HOME, ID);
  expect(asked).toEqual([{ id: ID }, { id: ID }]);
});
