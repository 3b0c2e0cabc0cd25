import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, asActor, idOf, requestsTo } from "../../support/actors.ts";
import { WRITES_UNDER_IDS } from "../../support/client-ids.ts";
import { ownDatabase } from "../../support/database.ts";
import { answerOf } from "../../support/outcomes.ts";
import {
  ALL_SLOTS,
  book,
  dayAhead,
  linkTo,
  makeListing,
  offerDay,
  seeding,
} from "../../support/props.ts";

/**
 * Every write under an id that the client made: the same id with the same contents is one row and answers as the first
 * time; with other contents it is refused, and what is stored stays. Which writes there are is read from the catalog, so
 * a new one fails here until it has its line.
 */
const OLIVE = { person: "olive" };
const NORA = { person: "nora" };
const OTTO = { person: "otto", staffRole: "operator" as const };

const database = ownDatabase({
  people: ["olive", "nora", "bert", "otto"],
  homes: { villa: "olive" },
});
const act = requestsTo(database);
let day: string;
let closing: string;

beforeAll(async () => {
  await database.query(
    `update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = $1`,
    [idOf("otto")],
  );
  day = await dayAhead(database, 3);
  closing = await dayAhead(database, 40);
});

type Write = {
  actor: Actor;
  /** The rows that a write is about, made anew for each test. */
  about?: () => Promise<string>;
  /** Sends it. @param other what a person has changed since the first try. */
  send: (id: string, other: boolean, about: string) => Promise<unknown>;
  /** The rows it makes under the id. */
  stored: string;
  /**
   * Why the other contents are refused under another id, too: there can be only one. Where its screen sends a second one,
   * `first_stored` or the screen's own words say so, and not that another press sends it.
   */
  onlyOne?: string;
};

const message = (call: string, actor: Actor, about: () => Promise<string>): Write => ({
  actor,
  about,
  send: (id, other, subject) =>
    act(actor, `select ${call}($1, $2, $3)`, [id, subject, other ? "No." : "Yes."]),
  stored: "select body from messages where id = $1",
});

const answer = (other: (sent: { body: string; publish: string | null }) => void): Write => ({
  actor: OLIVE,
  about: asked,
  send: (id, isOther, question) => {
    const sent = { body: "In 2019.", publish: "How old is the roof?" as string | null };
    if (isOther) other(sent);
    return act(OLIVE, "select answer_question($1, $2, $3, $4)", [
      question,
      id,
      sent.body,
      sent.publish,
    ]);
  },
  stored: `select m.body, a.question, a.answer from messages m left join listing_answers a on a.id = m.id
           where m.id = $1`,
});

const offer = (other: { price?: number; until?: string; files?: unknown[] }): Write => ({
  actor: NORA,
  about: () => makeHome(),
  send: (id, isOther, home) => makeOffer(id, home, isOther ? other : {}),
  stored: "select v.price, v.valid_until from offer_versions v where v.offer_id = $1 order by v.n",
  onlyOne: "offer_exists",
});

const request = (other: Partial<{ email: string; phone: string; note: string; time: string }>) => ({
  actor: "visitor" as const,
  about: async () => {
    const home = await makeHome();
    await offerDay(database, home, day, ALL_SLOTS);
    return home;
  },
  send: (id: string, isOther: boolean, home: string) => {
    const sent = { time: "10:00", email: `${home}@example.com`, ...(isOther && other) };
    return asActor(database, "visitor", (tx) =>
      book(tx, { id, listing: home, date: day, ...sent }),
    );
  },
  stored: `select visitor_email, visitor_phone, special_requests, to_char("time", 'HH24:MI')
           from bookings where id = $1`,
  ...(other.time ? {} : { onlyOne: "slot_taken" }),
});

const disclosure = (
  other: Partial<{ title: string; access: string; document: string }>,
): Write => ({
  actor: OLIVE,
  about: async () => [idOf(await makeHome()), await makeDocument(), await makeDocument()].join(),
  send: (id, isOther, about) => {
    const [home, first, second] = about.split(",");
    const sent = { title: "Report", access: "everybody", document: first, ...(isOther && other) };
    return act(OLIVE, "select publish_disclosure($1, $2, $3, 'inspection', $4, $5)", [
      id,
      home,
      sent.document === "another" ? second : sent.document,
      sent.title,
      sent.access,
    ]);
  },
  stored: `select d.title, d.access, v.sha256 from private.disclosures d
           join private.disclosure_versions v on v.disclosure_id = d.id where d.id = $1`,
});

const row = (
  table: string,
  columns: string,
  first: unknown[],
  other: unknown[],
  onlyOne?: string,
): Write => ({
  actor: OLIVE,
  about: () => makeHome(),
  send: (id, isOther, home) => {
    const values = isOther ? other : first;
    const names = `id, listing_id, user_id, ${columns}`;
    const marks = values.map((_, n) => `$${n + 4}`).join(", ");
    return act(OLIVE, `insert into ${table} (${names}) values ($1, $2, $3, ${marks})`, [
      id,
      idOf(home),
      idOf("olive"),
      ...values,
    ]);
  },
  stored: `select ${columns} from ${table} where id = $1`,
  ...(onlyOne && { onlyOne }),
});

const appointment = (other: Partial<{ time: string; minutes: number; phone: string }>): Write => ({
  actor: "visitor",
  about: inspector,
  send: (id, isOther, token) => {
    const sent = { time: "10:00", minutes: 120, phone: "303-555-0100", ...(isOther && other) };
    return act("visitor", "select take_appointment($1, $2, $3, $4, $5, $6)", [
      token,
      id,
      day,
      sent.time,
      sent.minutes,
      sent.phone,
    ]);
  },
  stored: `select "time"::text as starts, ends_at, visitor_phone from bookings where id = $1`,
  onlyOne: "appointment_exists",
});

/** The contents by function or table. A function with contents that only some of its writes need has several. */
const WRITES: Record<(typeof WRITES_UNDER_IDS)[number], Record<string, Write>> = {
  ask_owner: { "another text": message("ask_owner", NORA, async () => idOf(await makeHome())) },
  send_message: { "another text": message("send_message", NORA, talk) },
  write_to_visitor: { "another text": message("write_to_visitor", OLIVE, visit) },
  write_by_link: {
    "another text": {
      actor: "visitor",
      about: async () => linkTo(database, await visit()),
      send: (id, other, token) =>
        act("visitor", "select write_by_link($1, $2, $3)", [token, id, other ? "No." : "Yes."]),
      stored: "select body from messages where id = $1",
    },
  },
  ask_about_offer: {
    "another text": message("ask_about_offer", NORA, async () => {
      const id = randomUUID();
      await makeOffer(id, await makeHome());
      return id;
    }),
  },
  answer_question: {
    "another answer": answer((sent) => {
      sent.body = "In 2021.";
    }),
    "another question for everybody": answer((sent) => {
      sent.publish = "How old is it?";
    }),
    "for the buyer alone": answer((sent) => {
      sent.publish = null;
    }),
  },
  make_offer: {
    "a lower price": offer({ price: 455_000 }),
    "a later day": offer({ until: "3 days" }),
    "without its file": offer({ files: [] }),
  },
  call_round: {
    "a later deadline": {
      actor: OLIVE,
      about: async () => {
        const home = await makeHome();
        await makeOffer(randomUUID(), home);
        await makeOffer(randomUUID(), home, {}, { person: "bert" });
        return home;
      },
      send: (id, other, home) =>
        act(OLIVE, "select call_round($1, $2, $3)", [id, idOf(home), inDays(other ? 3 : 2)]),
      stored: "select deadline from offer_rounds where id = $1",
      onlyOne: "round_running",
    },
  },
  check_in: {
    "another length": {
      actor: OLIVE,
      about: beginning,
      send: (id, other, visit) =>
        act(OLIVE, "select check_in($1, $2, $3)", [id, visit, other ? 60 : 45]),
      stored: "select minutes from private.check_ins where id = $1",
    },
  },
  name_trusted_person: {
    "another address": {
      actor: OLIVE,
      about: visit,
      send: (id, other, visit) =>
        act(OLIVE, "select name_trusted_person($1, $2, 'Tess', $3)", [
          id,
          visit,
          `tess-${id}-${other ? 2 : 1}@example.com`,
        ]),
      stored: "select email from private.trusted_people where id = $1",
    },
  },
  invite_member: {
    "another mailbox of a buyer": {
      actor: NORA,
      about: async () => {
        const id = randomUUID();
        await makeOffer(id, await makeHome());
        return id;
      },
      send: (id, other, offer) =>
        act(NORA, "select invite_member('offer', $2, $1, 'Lee', $3)", [
          id,
          offer,
          `${other ? "lee" : "lea"}-${offer}@example.com`,
        ]),
      stored: "select name, email from offer_buyers where id = $1",
    },
    "another mailbox of an owner": {
      actor: OLIVE,
      about: async () => idOf(await makeHome()),
      send: (id, other, home) =>
        act(OLIVE, "select invite_member('home', $2, $1, 'Lee', $3)", [
          id,
          home,
          `${other ? "lee" : "lea"}-${home}@example.com`,
        ]),
      stored: "select name, email from home_owners where id = $1",
    },
    "another mailbox of a party": {
      actor: NORA,
      about: () => openSale(),
      send: (id, other, sale) =>
        act(NORA, "select invite_member('sale', $2, $1, 'Lee', $3, 'lender')", [
          id,
          sale,
          `${other ? "lee" : "lea"}-${sale}@example.com`,
        ]),
      stored: "select name, email from sale_parties where id = $1",
    },
  },
  take_appointment: {
    "another time": appointment({ time: "14:00" }),
    "another length": appointment({ minutes: 180 }),
    "another phone": appointment({ phone: "303-555-0111" }),
  },
  publish_disclosure: {
    "for people you invite": disclosure({ access: "invited" }),
    "another title": disclosure({ title: "Inspection" }),
    "another file": disclosure({ document: "another" }),
  },
  report: Object.fromEntries(
    Object.entries({
      "another reason": ["spam", "It copies ours."],
      "other words": ["fraud", "It is ours."],
    }).map(([name, other]) => [
      name,
      {
        actor: "visitor",
        about: () => makeHome(),
        send: (id, isOther, home) =>
          act("visitor", "select report($1, 'home', $2, $3, $4)", [
            id,
            idOf(home),
            ...(isOther ? other : ["fraud", "It copies ours."]),
          ]),
        stored: "select reason, words from private.reports where id = $1",
      } satisfies Write,
    ]),
  ),
  open_case: Object.fromEntries(
    Object.entries({
      "another reason": ["spam", "They ask for money."],
      "other words": ["fraud", "They ask for a passport."],
    }).map(([name, other]) => [
      name,
      {
        actor: OTTO,
        send: (id, isOther) =>
          act(OTTO, "select open_case($1, $2, $3, $4)", [
            id,
            idOf("bert"),
            ...(isOther ? other : ["fraud", "They ask for money."]),
          ]),
        stored: "select reason, words from private.reports where id = $1",
      } satisfies Write,
    ]),
  ),
  listings: {
    "another title": {
      actor: OLIVE,
      send: (id, other) =>
        act(OLIVE, "insert into listings (id, user_id, title, price) values ($1, $2, $3, 1)", [
          id,
          idOf("olive"),
          other ? "Our house" : "Our home",
        ]),
      stored: "select title from listings where id = $1",
    },
  },
  saved_searches: {
    "another frequency": {
      actor: NORA,
      send: (id, other) =>
        act(
          NORA,
          `insert into saved_searches (id, user_id, name, frequency, filters)
           values ($1, $2, 'Denver', $3, '{"min_price": 5}')`,
          [id, idOf("nora"), other ? "instant" : "daily"],
        ),
      stored: "select frequency from saved_searches where id = $1",
      onlyOne: "saved_searches_once",
    },
  },
  availability: {
    "other times": row(
      "availability",
      "date, time_slots",
      ["2031-01-01", ["10:00"]],
      ["2031-01-01", ["11:00"]],
      "availability_listing_id_date_key",
    ),
  },
  days_off: {
    "another day": row(
      "days_off",
      "first_day, last_day",
      ["2031-01-01", "2031-01-01"],
      ["2031-01-01", "2031-01-09"],
    ),
  },
  comparable_homes: {
    "another price": {
      actor: OLIVE,
      about: () => makeHome(),
      send: (id, other, home) =>
        act(
          OLIVE,
          `insert into comparable_homes (id, listing_id, address, price, sold_on)
           values ($1, $2, '9 Elm St', $3, '2026-05-01')`,
          [id, idOf(home), other ? 450_000 : 440_000],
        ),
      stored: "select price from comparable_homes where id = $1",
    },
  },
  note_outcome: {
    "another price": {
      actor: OLIVE,
      about: () => makeHome(),
      send: (id, other, home) =>
        act(OLIVE, "select note_outcome($1, $2, 'sold', $3, '2026-01-05', 'private')", [
          id,
          idOf(home),
          other ? 450_000 : 440_000,
        ]),
      stored: "select price from home_outcomes where id = $1",
      onlyOne: "listing_transition",
    },
  },
  open_houses: {
    "more places": {
      actor: OLIVE,
      about: () => makeHome(),
      send: (id, other, home) =>
        act(
          OLIVE,
          `insert into open_houses (id, listing_id, user_id, date, "time", minutes, places)
           values ($1, $2, $3, $4, '13:00', 60, $5)`,
          [id, idOf(home), idOf("olive"), day, other ? 20 : 10],
        ),
      stored: "select places from open_houses where id = $1",
      onlyOne: "open_house_overlaps",
    },
  },
  bookings: {
    "another address": request({ email: "somebody@example.com" }),
    "another number": request({ phone: "303-555-0199" }),
    "other wishes": request({ note: "We come with a dog." }),
    "another time": request({ time: "11:00" }),
  },
  listing_answers: {
    "another answer": {
      actor: OLIVE,
      about: () => makeHome(),
      send: (id, other, home) =>
        act(
          OLIVE,
          "insert into listing_answers (id, listing_id, question, answer) values ($1, $2, 'How old?', $3)",
          [id, idOf(home), other ? "From 2021." : "From 2019."],
        ),
      stored: "select answer from listing_answers where id = $1",
    },
  },
};

/**
 * Functions with an id that make nothing under it: they act on something that exists, and sending them again changes
 * nothing or is refused.
 */
const ACTS = [
  ...["accept_offer", "counter_offer", "decline_offer", "improve_offer"],
  ...["agree_to_end", "announce_end", "go_on_with_sale", "say_money"],
  ...["call_off_round", "invite_visitors", "stay_as_backup", "withdraw_offer"],
  ...["acknowledge_disclosure", "answer_disclosure_request", "remove_disclosure_guest"],
  ...["replace_disclosure", "set_disclosure_access", "withdraw_disclosure"],
  ...["answer_decision", "decide_case", "moderation_case", "my_case"],
  ...["decide_ownership", "open_ownership_proof", "undo_outcome"],
  ...["end_check_in", "extend_check_in"],
  ...["my_conversation", "my_offer", "my_sale"],
  ...["end_membership", "renew_invitation"],
  ...["delete_sale_file", "share_sale_file", "share_contact", "withdraw_signing"],
  ...["accept_appointment", "cancel_appointment", "move_appointment"],
  // Saves a list under its id, so other contents replace those that are stored, and it answers with the list.
  "save_list",
];

it("every function that takes an id, and every table with one to fill in, has its line", async () => {
  const functions = await database.query<{ name: string }>(
    `select distinct p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and 'id' = any (p.proargnames[:p.pronargs])
       and (has_function_privilege('authenticated', p.oid, 'execute')
            or has_function_privilege('anon', p.oid, 'execute'))`,
  );
  const tables = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id'
           and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
                or has_column_privilege('anon', c.oid, a.attnum, 'insert')))`,
  );
  const found = [...functions, ...tables].map(({ name }) => name).sort();
  expect(found).toEqual([...WRITES_UNDER_IDS, ...ACTS].sort());
});

const LINES = Object.entries(WRITES).flatMap(([name, ways]) =>
  Object.entries(ways).map(([other, write]) => ({ name, other, write })),
);

describe.each(LINES)("a known id: $name", ({ name, other, write }) => {
  it(`${name} changes nothing with the same contents, refuses ${other}, and takes it under another id unless there can be only one`, async () => {
    const about = (await write.about?.()) ?? "";
    const id = randomUUID();
    const first = await write.send(id, false, about);
    const stored = await database.query(write.stored, [id]);
    expect(stored).toHaveLength(1);
    expect(await write.send(id, false, about)).toEqual(first);
    expect(await database.query(write.stored, [id])).toEqual(stored);
    const heard = await write.send(id, true, about).then(() => "done", answerOf);
    expect(heard).toBe("already_stored");
    expect(await database.query(write.stored, [id])).toEqual(stored);
    const beside = await write.send(randomUUID(), true, about).then(() => "done", answerOf);
    expect(beside).toBe(write.onlyOne ?? "done");
  });
});

it("other terms for the version that a buyer has just sent are refused, and the same are one version", async () => {
  const id = randomUUID();
  await makeOffer(id, await makeHome());
  const improve = (price: number, files: unknown[] = []) =>
    act(NORA, "select improve_offer($1, 1, $2, $3, $4::text::jsonb)", [
      id,
      terms(price),
      inDays(2),
      JSON.stringify(files),
    ]).then(() => "done", answerOf);
  const file = [{ document_id: await proof(), kind: "pre_approval" }];
  expect(await improve(490_000, file)).toBe("done");
  expect(await improve(490_000, file)).toBe("done");
  expect(await improve(490_000)).toBe("already_stored");
  expect(await improve(470_000, file)).toBe("already_stored");
  const versions = await database.query(
    "select price from offer_versions where offer_id = $1 order by n",
    [id],
  );
  expect(versions).toEqual([{ price: 480_000 }, { price: 490_000 }]);
});

it("an id of somebody else's says nothing about what is stored under it", async () => {
  const [home, id] = [await makeHome(), randomUUID()];
  await makeOffer(id, home);
  const heard = await makeOffer(id, home, {}, { person: "bert" }).then(() => "done", answerOf);
  expect(heard).toBe("offer_id_taken");
});

let homes = 0;

async function makeHome(): Promise<string> {
  homes += 1;
  const name = `home-${homes}`;
  await makeListing(database, name, "olive");
  return name;
}

async function openSale(home?: string): Promise<string> {
  const id = randomUUID();
  await makeOffer(id, home ?? (await makeHome()));
  await act(OLIVE, "select accept_offer($1, 1)", [id]);
  const [sale] = await database.query<{ id: string }>("select id from sales where offer_id = $1", [
    id,
  ]);
  return sale?.id ?? "";
}

/** @returns the token of an inspector's link, at a home that offers times. */
async function inspector(): Promise<string> {
  const home = await makeHome();
  await offerDay(database, home, day, ALL_SLOTS);
  const sale = await openSale(home);
  const id = randomUUID();
  await act(NORA, "select invite_member('sale', $2, $1, 'Ivan', $3, 'inspector')", [
    id,
    sale,
    `${id}@visit.example`,
  ]);
  const [link] = await database.query<{ token: string }>(
    "select token from private.make_link('invitation', $1)",
    [id],
  );
  return link?.token ?? "";
}

async function makeDocument(owner = "olive"): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into documents (id, user_id, name, type, size, path, sha256)
     values ($1::uuid, $2::uuid, $1::text || '.pdf', 'application/pdf', 9, $2::text || '/' || $1::text || '.pdf', $3)`,
    [id, idOf(owner), createHash("sha256").update(id).digest("hex")],
  );
  return id;
}

/** One for all of Nora's offers. */
let kept: Promise<string> | undefined;

function proof(): Promise<string> {
  kept ??= makeDocument("nora");
  return kept;
}

async function makeOffer(
  id: string,
  home: string,
  sent: { price?: number; until?: string; files?: unknown[] } = {},
  actor: Actor = NORA,
) {
  const files =
    sent.files ?? (actor === NORA ? [{ document_id: await proof(), kind: "pre_approval" }] : []);
  // Caps are not under test here.
  await database.exec("delete from private.rate_buckets");
  return act(actor, "select make_offer($1, $2, $3, $4, $5::text::jsonb)", [
    id,
    idOf(home),
    terms(sent.price ?? 480_000),
    inDays(sent.until ? 3 : 2),
    JSON.stringify(files),
  ]);
}

function terms(price: number) {
  const words = { included: "", excluded: "", note: "" };
  return { price, financing: "cash", closing_on: closing, ...words };
}

const NOW = Date.now();

function inDays(days: number): string {
  return new Date(NOW + days * 86_400_000).toISOString();
}

async function talk(): Promise<string> {
  const [home, id] = [await makeHome(), randomUUID()];
  await act(NORA, "select ask_owner($1, $2, 'Is it free?')", [id, idOf(home)]);
  const [found] = await database.query<{ id: string }>(
    "select conversation_id as id from messages where id = $1",
    [id],
  );
  return found?.id ?? "";
}

/** Nora has asked something. */
async function asked(): Promise<string> {
  const id = randomUUID();
  await act(NORA, "select ask_owner($1, $2, 'How old is the roof?')", [id, idOf(await makeHome())]);
  return id;
}

/** A confirmed showing that begins now. */
async function beginning(): Promise<string> {
  const id = await visit();
  await seeding(
    database,
    `update bookings set status = 'confirmed', starts_at = now(), ends_at = now() + interval '1 hour' where id = $1`,
    [id],
  );
  return id;
}

async function visit(): Promise<string> {
  const home = await makeHome();
  await offerDay(database, home, day, ALL_SLOTS);
  const id = randomUUID();
  await asActor(database, "visitor", (tx) =>
    book(tx, { id, listing: home, date: day, time: "10:00", email: `${home}@example.com` }),
  );
  return id;
}
