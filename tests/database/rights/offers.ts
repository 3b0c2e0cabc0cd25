import {
  both,
  EVERYBODY,
  hidden,
  internal,
  OWNER_READS,
  only,
  SERVER,
  SERVER_ONLY,
  SERVER_READS,
  USERS,
} from "./common.ts";
import type { FunctionRights, RelationRights } from "./expected.ts";
import {
  COTTAGE,
  DOCUMENT,
  OFFER,
  OLIVE,
  PARTY,
  PARTY_TOKEN,
  ROUND,
  SALE,
  SALE_FILE,
  STEP_TOKEN,
} from "./samples.ts";

/** Terms, proofs and figures: not even the server reads them. */
const ONLY_SIDES = { ...OWNER_READS, may: hidden("s---", "----") };
const KEPT = { anon: "", authenticated: "select, insert, update" };

export const relations: Record<string, RelationRights> = {
  "public.offers": {
    may: hidden("s---"),
    grants: { anon: "", authenticated: "select" },
    row: `id = ${OFFER}`,
    update: "expires_at = now()",
    insert: `(id, owner_id, home, version, expires_at)
      values (gen_random_uuid(), ${OLIVE}, 'Cottage', 1, now())`,
  },
  "public.offer_buyers": {
    ...OWNER_READS,
    row: `id = ${OFFER}`,
    update: "left_at = now()",
    insert: `(id, offer_id, name, email) values (md5('new')::uuid, ${OFFER}, 'Al', 'al@example.com')`,
  },
  "public.offer_versions": {
    ...ONLY_SIDES,
    row: `offer_id = ${OFFER} and n = 1`,
    update: "price = 1",
    insert: `(offer_id, n, made_by, price, earnest_money, financing, appraisal_gap, seller_credit,
              closing_on, possession_days, included, excluded, note, valid_until)
      values (${OFFER}, 4, 'owner', 1, 0, 'cash', 0, 0, current_date, 0, '', '', '', now())`,
  },
  "public.offer_files": {
    ...ONLY_SIDES,
    row: `offer_id = ${OFFER}`,
    update: "opened_at = now()",
    insert: `(offer_id, n, document_id, kind) values (${OFFER}, 2, ${DOCUMENT}, 'pre_approval')`,
  },
  "public.offer_acts": {
    ...OWNER_READS,
    row: `offer_id = ${OFFER}`,
    update: "said = 'Thank you.'",
    insert: `(offer_id, act, n) values (${OFFER}, 'declined', 1)`,
  },
  "public.offer_rounds": {
    may: hidden("s---"),
    grants: { anon: "", authenticated: "select" },
    row: `id = ${ROUND}`,
    update: "reminded_at = now()",
    insert: `(id, listing_id, deadline) values (gen_random_uuid(), ${COTTAGE}, 'infinity')`,
  },
  "public.offer_settings": {
    may: hidden("siu-"),
    grants: KEPT,
    row: `listing_id = ${COTTAGE}`,
    update: "needs_proof = true",
    insert: "(listing_id) values (md5('hut')::uuid)",
  },
  "public.sale_figures": {
    may: hidden("siu-", "----"),
    grants: KEPT,
    row: `listing_id = ${COTTAGE}`,
    update: "taxes_due = 1",
    insert: "(listing_id) values (md5('hut')::uuid)",
  },
  "public.sales": {
    ...OWNER_READS,
    row: `offer_id = ${OFFER}`,
    update: "moves = true",
    insert: `(offer_id, n, accepted_by, accepted_on)
      values (md5('another offer')::uuid, 1, 'owner', current_date)`,
  },
  "public.sale_steps": {
    ...OWNER_READS,
    row: `sale_id = ${SALE} and kind = 'closing'`,
    update: "due_on = current_date",
    insert: `(sale_id, kind, owner) values (${SALE}, 'loan', 'buyer')`,
  },
  "public.sale_acts": {
    ...OWNER_READS,
    row: `sale_id = ${SALE}`,
    update: "said = 'Thank you.'",
    insert: `(sale_id, n, kind, act, made_by, made_on)
      values (${SALE}, 2, 'closing', 'done', 'owner', current_date)`,
  },
  "public.amendments": {
    ...OWNER_READS,
    row: `sale_id = ${SALE}`,
    update: "said = 'Thank you.'",
    insert: `(sale_id, n, offer_id, version, made_by, seen, changes, closing_was)
      values (${SALE}, 2, ${OFFER}, 3, 'owner', 1, '{price}', current_date)`,
  },
  "public.settlements": {
    ...ONLY_SIDES,
    row: `sale_id = ${SALE} and side = 'owner'`,
    update: "saves = 2",
    insert: `(sale_id, side, figures) values (${SALE}, 'buyer', '{}')`,
  },
  "public.sale_facts": {
    ...OWNER_READS,
    row: `sale_id = ${SALE} and field = 'phone'`,
    update: "value = 'canary'",
    insert: `(sale_id, kind, field, side, n, value, made_by)
      values (${SALE}, 'title', 'company', 'owner', 1, 'First Title', 'owner')`,
  },
  "private.step_links": {
    ...SERVER_ONLY,
    row: `sale_id = ${SALE}`,
    update: "seen = 9",
    insert: `(token_hash, sale_id, kind, person_id, seen, expires_at)
      values (sha256('another'), ${SALE}, 'closing', ${OLIVE}, 1, now())`,
  },
  "public.sale_files": {
    ...OWNER_READS,
    row: `id = ${SALE_FILE}`,
    update: "seen_by = 'side'",
    insert: `(id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256)
      values (md5('new')::uuid, ${SALE}, 'closing', 'owner', 'both', 'a.pdf', 'application/pdf', 9,
              ${SALE} || '/' || md5('new')::uuid || '.pdf', repeat('0', 64))`,
  },
  "public.sale_parties": {
    ...OWNER_READS,
    row: `id = ${PARTY}`,
    update: "phone = '303-555-0100'",
    insert: `(id, sale_id, role, invited_by, name, email)
      values (md5('new')::uuid, ${SALE}, 'attorney', 'owner', 'Al', 'al@law.example')`,
  },
  "public.sale_party_acts": {
    ...OWNER_READS,
    row: `party_id = ${PARTY}`,
    update: "made_on = current_date",
    insert: `(party_id, kind, sale_id, role, made_on)
      values (${PARTY}, 'closing', ${SALE}, 'title_officer', current_date)`,
  },
  "private.invitation_links": {
    ...SERVER_ONLY,
    row: `party_id = ${PARTY}`,
    update: "expires_at = now()",
    insert: `(token_hash, stop_hash, party_id, expires_at) values (sha256('new'), sha256('no'), ${PARTY}, now())`,
  },
  "private.invitation_refusals": {
    ...SERVER_ONLY,
    row: `person_id = ${OLIVE}`,
    update: "at = now()",
    insert: `(mailbox_hash, person_id) values (sha256('new'), ${OLIVE})`,
  },
  "private.offers_to_remind": {
    ...internal("----"),
    row: `id = ${OFFER}`,
    update: "listing_id = null",
    insert: "default values",
  },
  "private.showings_of_offers": {
    ...SERVER_READS,
    row: `offer_id = ${OFFER}`,
    update: "invited_at = null",
    insert: `(booking_id, offer_id) values (md5('booking')::uuid, ${OFFER})`,
  },
  "private.rounds_to_remind": {
    ...internal("----"),
    row: `id = ${ROUND}`,
    update: "listing_id = null",
    insert: "default values",
  },
};

const TERMS = `'{"price": 1, "financing": "cash", "closing_on": "2050-01-01"}', now() + interval '1 day'`;

export const functions: Record<string, FunctionRights> = {
  ...both("make_offer", USERS, `${OFFER}, ${COTTAGE}, ${TERMS}, '[]', null, false`),
  ...only("public.improve_offer", USERS, `${OFFER}, 1, ${TERMS}`),
  ...only("public.counter_offer", USERS, `${OFFER}, 1, ${TERMS}`),
  ...only("private.propose_terms", USERS, `'owner', ${OFFER}, 1, ${TERMS}, '[]', null`),
  ...both("withdraw_offer", USERS, `${OFFER}, ''`),
  ...both("accept_offer", USERS, `${OFFER}, 1, null, null`),
  ...both("invite_buyer", USERS, `md5('new')::uuid, ${OFFER}, 'Al', 'al@example.com'`),
  ...both("renew_buyer", USERS, `${OFFER}, ${OFFER}`),
  ...both("revoke_buyer", USERS, `${OFFER}, ${OFFER}`),
  ...both("leave_offer", USERS, OFFER),
  ...both("join_offer", USERS, "'guess'"),
  ...both("buyer_invitation", EVERYBODY, "'guess'"),
  ...only("private.offers_bought_by", USERS, OLIVE),
  ...only("private.offers_of_person", USERS, OLIVE),
  ...only("private.side_of", USERS, `(select o from offers o limit 1), ${OLIVE}`),
  ...both("decline_offer", USERS, `${OFFER}, 1, ''`),
  ...both("stay_as_backup", USERS, `${OFFER}, true`),
  ...both("rank_backups", USERS, `${COTTAGE}, '{}', '{}'`),
  ...both("call_round", USERS, `gen_random_uuid(), ${COTTAGE}, now() + interval '1 day'`),
  ...both("call_off_round", USERS, ROUND),
  ...both("announce_end", USERS, `${OFFER}, 0, 'agreed', 'unsettled', ''`),
  ...both("record_facts", USERS, `${SALE}, 'recording', '{}', '{"number": "2026-0128834"}'`),
  ...both("my_closing_company", USERS, COTTAGE),
  ...both("settle_step", USERS, `${SALE}, 'closing', 1, 'done', ''`),
  ...both("propose_day", USERS, `${SALE}, 'closing', 1, current_date, null, null, null, ''`),
  ...both("answer_day", USERS, `${SALE}, 'closing', 1, true`),
  ...both("propose_amendment", USERS, `${SALE}, 0, '{"price": 1}', now() + interval '1 day', ''`),
  ...both("answer_amendment", USERS, `${SALE}, 1, 'agreed', ''`),
  ...both("save_settlement", USERS, `${SALE}, 0, '{}'`),
  ...both("my_settlement", USERS, SALE),
  ...both("my_sale", USERS, SALE),
  // Whoever has the link; it shows one step.
  ...both("step_by_link", EVERYBODY, `'${STEP_TOKEN}'`),
  ...both("act_by_link", EVERYBODY, `'${STEP_TOKEN}', 'done', null, ''`),
  ...only("private.new_step_link", SERVER, `gen_random_uuid(), ${OLIVE}`),
  ...only("private.remind_of_steps", SERVER),
  ...both("agree_to_end", USERS, `${OFFER}, 1, 'unsettled', ''`),
  ...both("go_on_with_sale", USERS, `${OFFER}, 1`),
  ...both("invite_visitors", USERS, OFFER),
  ...both("ask_about_offer", USERS, `gen_random_uuid(), ${OFFER}, 'Hello'`),
  ...both("offer_start", USERS, COTTAGE),
  ...both("my_offers", USERS),
  ...both("my_offer", USERS, OFFER),
  ...both("offers_of_home", USERS, COTTAGE),
  ...both("share_sale_file", USERS, `${SALE_FILE}, 'both'`),
  ...both("parties_of_sale", USERS, SALE),
  ...both(
    "invite_party",
    USERS,
    `md5('new')::uuid, ${SALE}, 'attorney', 'Al', 'al@law.example', null, true`,
  ),
  ...both("revoke_party", USERS, PARTY),
  ...both("renew_party", USERS, PARTY),
  ...both("share_contact", USERS, `${PARTY}, true`),
  ...both("party_by_token", EVERYBODY, PARTY_TOKEN),
  ...both("party_says", EVERYBODY, `${PARTY_TOKEN}, 'earnest_money'`),
  ...both("refuse_invitation", EVERYBODY, PARTY_TOKEN),
  ...both("party_takes_file", SERVER, `${PARTY_TOKEN}, 'title'`),
  ...both(
    "add_party_file",
    SERVER,
    `${PARTY_TOKEN}, md5('other')::uuid, 'title', 'canary', 'canary.pdf', 'application/pdf', 1, 'canary'`,
  ),
  ...both("open_party_file", SERVER, `${PARTY_TOKEN}, ${SALE_FILE}`),
  ...both("claim_invitations", SERVER, "1"),
  ...only("private.forget_parties", SERVER),
  ...both("delete_sale_file", USERS, SALE_FILE),
  ...both("delete_sale_papers", USERS, SALE),
  ...both("say_money", USERS, `${OFFER}, 'divided', '', null`),
  ...only("private.remind_of_amendments", SERVER),
  ...both(
    "add_sale_file",
    SERVER,
    `${OLIVE}, ${SALE}, md5('other')::uuid, 'closing', 'both', 'canary', 'canary.pdf', 'application/pdf', 1, 'canary'`,
  ),
  ...both("open_sale_file", SERVER, `${OLIVE}, ${SALE_FILE}`),
  ...both("sweep_sale_files", SERVER, "1"),
  // What policies and triggers ask.
  ...only("private.side_in_sale", USERS, SALE),
  ...only("private.has_cleared", USERS, `${SALE}, 'buyer'`),
  ...only("private.may_add_sale_file", USERS, `${OLIVE} || '/' || md5('new')::uuid || '.pdf'`),
  ...only("private.is_sealed", USERS, `${OFFER}, 1, ${ROUND}`),
  ...only("private.has_offers", USERS, `${COTTAGE}, '{open}'`),
  ...only("private.has_ending_sale", USERS, COTTAGE),
  ...only("private.has_round", USERS, COTTAGE),
  // Only the server calls these.
  ...both("open_offer_file", SERVER, `${OLIVE}, ${OFFER}, ${DOCUMENT}`),
  ...both("deadlines_of_feed", SERVER, "repeat('x', 43)"),
  ...only("private.settle_due_offers", SERVER),
};
