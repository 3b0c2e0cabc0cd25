import {
  both,
  EVERYBODY,
  type FunctionRights,
  only,
  type RelationRights,
  SERVER,
  SERVER_READS,
  USERS,
} from "./common.ts";
import { COTTAGE, OLIVE, TALK_MESSAGE } from "./samples.ts";

/** Definer functions write the rows, and no role reads them: neither the reporter nor the reported person. */
const CASE = "md5('case')::uuid";

const ledger = (row: string, update: string, insert: string): RelationRights => ({
  ...SERVER_READS,
  row,
  update,
  insert,
});

export const relations: Record<string, RelationRights> = {
  "private.report_subjects": ledger(
    "kind = 'home'",
    "measures = '{}'",
    "(kind, measures) values ('house', '{}')",
  ),
  "private.cases": ledger(
    `id = ${CASE}`,
    "state = 'decided'",
    `(kind, subject_id) values ('home', 'another')`,
  ),
  "private.reports": ledger(
    `case_id = ${CASE}`,
    "words = 'Nothing'",
    `(id, case_id, reporter_key, reason) values (gen_random_uuid(), ${CASE}, 'x', 'fraud')`,
  ),
  "private.case_steps": ledger(
    `case_id = ${CASE}`,
    "words = 'Nothing'",
    `(case_id, what) values (${CASE}, 'seen')`,
  ),
  "private.suspensions": ledger(
    `case_id = ${CASE}`,
    "since = now()",
    `(case_id) values (gen_random_uuid())`,
  ),
  "private.withheld_homes": ledger(
    `case_id = ${CASE}`,
    "was = 'sold'",
    `(listing_id, case_id, was) values (md5('hut')::uuid, ${CASE}, 'active')`,
  ),
  "private.mortgage_rate": ledger(
    "id",
    "percent = 6",
    "(id, percent, as_of, source) values (false, 6, '2026-11-19', 'Freddie Mac')",
  ),
  "private.account_mail_limit": ledger("id", "per_hour = 60", "(id, per_hour) values (false, 60)"),
  "private.telephone_rule": ledger("id", "offered = true", "(id) values (false)"),
  "private.ownership_rule": ledger("id", "waits = true", "(id) values (false)"),
  "private.ownership_openings": ledger(
    "proof_id = md5('proof')::uuid",
    "opened_by = gen_random_uuid()",
    `(proof_id, opened_by) values (md5('proof')::uuid, ${OLIVE})`,
  ),
  "private.ownership_proofs": ledger(
    "id = md5('proof')::uuid",
    "reason = 'x'",
    `(id, listing_id, person_id, type, sha256) values (gen_random_uuid(), ${COTTAGE}, ${OLIVE}, 'application/pdf', repeat('a', 64))`,
  ),
  "private.withheld_answers": ledger(
    `case_id = ${CASE}`,
    "answer_id = gen_random_uuid()",
    `(answer_id, case_id) values (gen_random_uuid(), ${CASE})`,
  ),
  "private.removed_messages": ledger(
    `case_id = ${CASE}`,
    "body = 'x'",
    `(message_id, case_id, body) values (gen_random_uuid(), ${CASE}, 'x')`,
  ),
  "private.kept_photos": ledger(
    `case_id = ${CASE}`,
    "path = 'another.webp'",
    `(path, case_id) values ('another.webp', ${CASE})`,
  ),
  "private.photo_hashes": ledger(
    `image_id in (select id from public.listing_images where listing_id = ${COTTAGE})`,
    "hash = B'0'::bit(64)",
    "(image_id, hash) values (gen_random_uuid(), B'0'::bit(64))",
  ),
};

/** Anyone who is signed in may ask; anyone but a moderator, or those concerned, is refused or told nothing. */
export const functions: Record<string, FunctionRights> = {
  ...both(
    "report",
    EVERYBODY,
    `gen_random_uuid(), 'message', ${TALK_MESSAGE}::text, 'fraud', null, null`,
  ),
  ...both("moderation_queue", USERS, "null"),
  ...both("moderation_case", USERS, CASE),
  ...both("moderation_weeks", USERS),
  ...both(
    "open_case",
    USERS,
    "md5('case')::uuid, md5('person')::uuid, 'fraud', 'They ask for money.'",
  ),
  ...both("decide_case", USERS, `${CASE}, 0, 'nothing', 'Because of our rules.'`),
  ...both("answer_decision", USERS, `${CASE}, 'Not so'`),
  ...both("my_case", USERS, CASE),
  ...both("my_cases", USERS),
  ...only("private.forget_cases", SERVER),
  ...both("my_ownership", USERS, COTTAGE),
  ...both("my_ownership_proofs", USERS),
  ...both("open_ownership_proof", USERS, "md5('proof')::uuid"),
  ...both("ownership_queue", USERS),
  ...both("decide_ownership", USERS, "md5('proof')::uuid, true, null"),
  ...both("set_ownership_rule", USERS, "false"),
  ...both("mortgage_rate", EVERYBODY),
  ...both("set_mortgage_rate", USERS, "6.25, '2026-11-19', 'Freddie Mac'"),
  ...both(
    "add_ownership_proof",
    SERVER,
    `${OLIVE}, ${COTTAGE}, gen_random_uuid(), 'x', 'Deed.pdf', 'application/pdf', repeat('a', 64)`,
  ),
};

/** A case about Olive that Bert reported, with every measure at once. */
export const REPORT_SCENE = `
  insert into private.cases (id, kind, subject_id, listing_id, accused_id, accused_mailbox, gravity, measure)
    values (${CASE}, 'home', ${COTTAGE}::text, ${COTTAGE}, ${OLIVE}, sha256('olive'), 4, 'hide_home');
  insert into private.reports (id, case_id, reporter_id, reporter_key, reason, frozen)
    values (gen_random_uuid(), ${CASE}, md5('bert')::uuid, 'bert', 'fraud', '{}');
  insert into private.case_steps (case_id, what) values (${CASE}, 'reported');
  insert into private.ownership_proofs (id, listing_id, person_id, name, type, path, sha256)
    values (md5('proof')::uuid, ${COTTAGE}, ${OLIVE}, 'Deed.pdf', 'application/pdf', ${OLIVE}::text || '/x.pdf', repeat('a', 64));
  insert into private.ownership_openings (proof_id, opened_by) values (md5('proof')::uuid, ${OLIVE});
  insert into private.suspensions (case_id, person_id) values (${CASE}, null);
  insert into private.withheld_homes (listing_id, case_id, was) values (md5('bungalow')::uuid, ${CASE}, 'active');
  insert into private.withheld_answers (answer_id, case_id) values (gen_random_uuid(), ${CASE});
  insert into private.removed_messages (message_id, case_id, body) values (${TALK_MESSAGE}, ${CASE}, 'x');
  insert into private.kept_photos (path, case_id) values ('demo/front.webp', ${CASE});
  insert into private.photo_hashes (image_id, hash)
    select id, B'1'::bit(64) from public.listing_images where listing_id = ${COTTAGE};`;
