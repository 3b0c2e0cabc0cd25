import { DELETED_WITH, DELETIONS, PERIODS, STAYS } from "@domain/site/deletions.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { ownDatabase } from "../../support/database.ts";
import { schemaFiles } from "../../support/schemas.ts";
import { undone } from "../../support/undone.ts";
import { relations } from "../rights/catalogue.ts";
import {
  BOOKING,
  COTTAGE,
  DOCUMENT,
  LIST,
  NEWS,
  NOTIFICATION,
  OLIVE,
  PARTY,
  SALE,
  SHARE,
  VISIT_TALK,
} from "../rights/samples.ts";
import { setScene } from "../rights/scene.ts";

/** Each row of domain/site/deletions.ts is what the database does, and nothing is deleted or kept that it doesn't name. */
const database = ownDatabase({ connections: 1 });

beforeAll(() => setScene(database));

describe("the table", () => {
  it("has every table of ours", async () => {
    const ours = (await relations(database)).filter((each) => each.isTable);
    const named = new Set<string>(
      [
        ...Object.values(DELETIONS).map((each) => each.tables),
        ...Object.values(DELETED_WITH).map((each) => each.tables),
        ...Object.values(STAYS),
      ].flat(),
    );
    expect(ours.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it("says truly with what rows are deleted", async () => {
    const claims = Object.entries(DELETED_WITH).flatMap(([parent, { tables }]) =>
      tables.map((table) => ({ parent, table })),
    );
    expect(await database.query(NOT_DELETED_WITH, [claims])).toEqual([]);
  });

  it("lets nothing stay that is deleted with an account", async () => {
    const claims = Object.values(STAYS)
      .flat()
      .map((table) => ({ parent: "auth.users", table }));
    const staying = await database.query<{ table: string }>(NOT_DELETED_WITH, [claims]);
    const gone = claims.filter(({ table }) => !staying.some((each) => each.table === table));
    // News that a saved search has become goes with the search.
    expect(gone.map(({ table }) => table)).toEqual(["private.news_subscriptions"]);
  });

  it("has every duty that deletes, and no other", async () => {
    const named = Object.values(DELETIONS).flatMap(({ by }) => ("duty" in by ? [by.duty] : []));
    const deleting = await database.query<{ name: string }>(DUTIES_THAT_DELETE);
    const also = Object.keys(DELETES_ITS_OWN);
    expect(deleting.map(({ name }) => name)).toEqual([...new Set([...named, ...also])].sort());
  });

  it("has all periods that SQL asks for", () => {
    const asked = schemaFiles().flatMap(({ text }) =>
      [...text.matchAll(/kept_(?:for|since)\('([^']*)'\)/g)].map(([, what]) => what),
    );
    expect([...new Set(asked)].sort()).toEqual(Object.keys(PERIODS).sort());
  });

  it("has the only periods by which SQL deletes", () => {
    const own = schemaFiles().flatMap(({ path, text }) =>
      (text.match(/delete from [^;]*?(?:interval '|make_interval)/g) ?? []).map(() => path),
    );
    expect(own).toEqual([]);
  });
});

/** Duties that delete rows which have done their work, whatever their age. */
const DELETES_ITS_OWN: Record<string, string> = {
  "count homes for the search": "changes that are counted",
  "tell waiting people of showing times": "people who wait for a home that is gone",
  "delete waits for homes that stay sold": "people who wait for a home whose sale can't be undone",
  "work out how fast owners answer": "owners who no longer answer",
  "finish deleting accounts": "accounts whose owners asked for it",
};

/** The given claims {table, parent} for which no chain of foreign keys deletes the table's rows with those of the parent. */
const NOT_DELETED_WITH = `
  with recursive claims as (
    select c.parent, c."table" from jsonb_to_recordset($1) as c (parent text, "table" text)
  ), reached as (
    select distinct parent::regclass::oid as top, parent::regclass::oid as below from claims
    union
    select r.top, k.conrelid from reached r
    join pg_constraint k on k.confrelid = r.below and k.contype = 'f' and k.confdeltype = 'c'
  )
  select c."table", c.parent from claims c
  where not exists (select from reached r where r.top = c.parent::regclass and r.below = c."table"::regclass)
  order by 1`;

/** Duties whose statement deletes or erases, or calls a function that does; and those whose function of ours does. */
const DUTIES_THAT_DELETE = `
  select d.name from private.duties d
  where concat_ws(' ', d.work, d.due) ~* 'delete from' or d.name ~ '^(delete|erase|finish deleting)' or exists (
    select from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.prosrc ~* 'delete from'
      and concat_ws(' ', d.work, d.due) ~ concat('private\\.', p.proname, '\\('))
  order by d.name collate "C"`;

const ROWS: Record<string, { by: { duty: string } | { moment: string } }> = DELETIONS;
const KEPT: Record<string, string> = PERIODS;

type Play = {
  /** Makes the row of the scene, or a new one, as old as the moment `$at`. */
  age: string;
  /** Rows that are still there. */
  left: string;
  /** What happens at the moment, if no duty does it. */
  moment?: string;
};

/** How each is made old. */
const PLAYS: Record<keyof typeof DELETIONS, Play> = {
  visitors: {
    age: `update public.bookings set status = 'completed', starts_at = $at, ends_at = $at where id = ${BOOKING}`,
    left: `select from public.bookings where id = ${BOOKING} and visitor_name = 'Vera Visitor'`,
  },
  conversations_with_visitors: {
    age: `update public.bookings set starts_at = $at where id = ${BOOKING}`,
    left: `select from public.conversations where id = ${VISIT_TALK}`,
  },
  proofs_of_visitors: {
    age: `insert into public.documents (id, user_id, name, type, size, path, sha256)
          values (md5('proof')::uuid, ${OLIVE}, 'proof.pdf', 'application/pdf', 9, ${OLIVE} || '/' || md5('proof')::uuid || '.pdf', repeat('1', 64));
          update public.bookings set proof_id = md5('proof')::uuid, starts_at = $at, ends_at = $at where id = ${BOOKING}`,
    left: `select from public.bookings where id = ${BOOKING} and proof_id is not null`,
  },
  networks_of_requests: {
    age: `update public.bookings set starts_at = $at where id = ${BOOKING}`,
    left: "select from private.booking_origins",
  },
  proven_mailboxes: {
    age: "update private.proven_mailboxes set proven_at = $at",
    left: "select from private.proven_mailboxes",
  },
  waits: {
    age: `insert into private.news_subscriptions (email, listing_id, confirmed_at, told_until)
          values ('walt@example.com', ${COTTAGE}, $at, $at)`,
    left: "select from private.news_subscriptions where listing_id is not null",
  },
  unconfirmed_news: {
    age: `update private.news_subscriptions set asked_at = $at where id = ${NEWS}`,
    left: `select from private.news_subscriptions where id = ${NEWS}`,
  },
  news_links: {
    age: `select private.make_link('news_leave', ${NEWS}, p_token => 'old link');
          update private.links set created_at = $at where subscription_id = ${NEWS};
          update private.news_subscriptions set confirmed_at = now(), told_until = '2020-01-01' where id = ${NEWS};
          insert into private.email_outbox (news_subscription_id, kind, recipient) values (${NEWS}, 'news', 'subscriber')`,
    left: "select from private.links where hash = sha256('old link')",
    moment: `select from private.claim_news_mails(${NEWS})`,
  },
  ended_links: {
    age: "update private.links set expires_at = $at where purpose = 'step'",
    left: "select from private.links where purpose = 'step'",
  },
  mail: {
    age: `update private.email_outbox set sent_at = $at, mail_id = id where notification_id = ${NOTIFICATION} and kind = 'at_once'`,
    left: `select from private.email_outbox where notification_id = ${NOTIFICATION} and kind = 'at_once'`,
  },
  notifications: {
    age: `update public.notifications set created_at = $at where id = ${NOTIFICATION}`,
    left: `select from public.notifications where id = ${NOTIFICATION}`,
  },
  names_in_notifications: {
    age: `insert into public.notifications (user_id, kind, listing_id, subject_id, data, created_at)
          values (${OLIVE}, 'home_owner', ${COTTAGE}, gen_random_uuid(), '{"name": "Walt"}', $at)`,
    left: "select from public.notifications where data ->> 'name' = 'Walt'",
  },
  pushes: {
    age: "update private.push_outbox set sent_at = $at",
    left: "select from private.push_outbox",
  },
  devices: {
    age: `update private.push_keys set session_id = gen_random_uuid() where $at < now()`,
    left: "select from public.push_subscriptions",
  },
  seen_homes: {
    age: "update public.home_marks set seen_at = $at, note = null",
    left: "select from public.home_marks",
  },
  last_looks: {
    age: "update public.home_visits set last_at = $at",
    left: "select from public.home_visits",
  },
  list_guests: {
    age: `update private.links set expires_at = $at where list_id = ${LIST}`,
    left: "select from public.shared_list_guests",
  },
  views: {
    age: "update public.listing_views set day = $at",
    left: "select from public.listing_views",
  },
  places: {
    age: `select private.keep_geocode('a place', 39.7, -105);
          update private.geocoder_cache set kept_until = kept_until + ($at - now()) where query = 'a place'`,
    left: "select from private.geocoder_cache where query = 'a place'",
  },
  unknown_places: {
    age: `select private.keep_geocode('nowhere');
          update private.geocoder_cache set kept_until = kept_until + ($at - now()) where query = 'nowhere'`,
    left: "select from private.geocoder_cache where query = 'nowhere'",
  },
  phrases: {
    age: `select private.keep_phrase('room for horses', '');
          update private.phrase_readings set read_at = $at`,
    left: "select from private.phrase_readings",
  },
  owner_invitations: {
    age: `update public.home_owners set person_id = null, joined_at = null, email = 'walt@example.com', invited_at = $at
          where id = ${SHARE}`,
    left: `select from public.home_owners where id = ${SHARE}`,
  },
  buyer_invitations: {
    age: `update public.offers set state = 'open' where id = md5('shared offer')::uuid;
          update public.offer_buyers set person_id = null, joined_at = null, email = 'walt@example.com', invited_at = $at`,
    left: "select from public.offer_buyers",
  },
  refused_invitations: {
    age: "update private.invitation_refusals set at = $at",
    left: "select from private.invitation_refusals",
  },
  mailed_invitations: {
    age: "update private.disclosure_invitations set mailed_at = $at",
    left: "select from private.disclosure_invitations",
  },
  openings: {
    age: "update private.disclosure_openings set opened_at = $at",
    left: "select from private.disclosure_openings",
  },
  sale_files: {
    age: `update public.sales set state = 'closed', ended_at = $at where id = ${SALE}`,
    left: `select from public.sale_files where sale_id = ${SALE}`,
  },
  parties: {
    age: `update public.sales set state = 'closed', ended_at = $at where id = ${SALE}`,
    left: `select from public.sale_parties where id = ${PARTY} and name is not null`,
  },
  cases: {
    age: "update private.cases set state = 'decided', measure = null, decided_at = $at",
    left: "select from private.cases",
  },
  cases_in_force: {
    age: "update private.cases set state = 'decided', decided_at = $at",
    left: "select from private.cases where measure is not null",
  },
  reported_photos: {
    age: "update private.cases set state = 'decided', decided_at = $at",
    left: "select from private.kept_photos",
  },
  networks_of_reports: {
    age: "update private.reports set reporter_id = null, created_at = $at",
    left: "select from private.reports where reporter_key = 'bert'",
  },
  deleted_documents: {
    age: `update public.documents set deleted_at = $at where id = ${DOCUMENT}`,
    left: `select from public.documents where id = ${DOCUMENT}`,
    moment: "select private.sweep_documents()",
  },
  unused_documents: unused("documents", "sweep_documents"),
  check_ins: {
    age: "update private.check_ins set started_at = $at",
    left: "select from private.check_ins",
  },
  unanswered_trust: {
    age: "update private.trusted_people set agreed_at = null, asked_at = $at",
    left: "select from private.trusted_people",
  },
  ownership_documents: {
    age: `update private.ownership_proofs set state = 'accepted', decided_at = $at where id = md5('proof')::uuid`,
    left: "select from private.ownership_proofs where id = md5('proof')::uuid and path is not null",
  },
  ownership_openings: {
    age: `insert into private.ownership_openings (proof_id, opened_by, opened_at) values (md5('proof')::uuid, md5('opener')::uuid, $at)`,
    left: "select from private.ownership_openings where opened_by = md5('opener')::uuid",
  },
  unused_sale_files: unused("sale-files", "sweep_sale_files"),
  unused_pictures: unused("chat-images", "sweep_chat_images"),
  unused_photos: unused("property-images", "sweep_photos"),
  names_of_photos: {
    age: "update private.discarded_photos set discarded_at = $at",
    left: "select from private.discarded_photos",
  },
  turns: {
    age: "update private.chat_usage set day = $at",
    left: "select from private.chat_usage where state = 'done'",
    moment: `select private.reserve_chat(${OLIVE}, gen_random_uuid(), 'Hello', null, '{}', 1, 1000000, 60)`,
  },
  hashes_of_links: {
    age: "insert into private.ended_links (hash, ended_at) values (sha256('old'), $at)",
    left: "select from private.ended_links where hash = sha256('old')",
  },
  counters: {
    age: "insert into private.rate_buckets (key, window_start, n) values ('old', $at, 1)",
    left: "select from private.rate_buckets where key = 'old'",
  },
  figures_of_mail: {
    age: "update private.mail_days set day = $at",
    left: "select from private.mail_days",
  },
  failures_of_webhooks: {
    age: "update private.webhook_failures set last_failed_at = $at",
    left: "select from private.webhook_failures",
  },
  builds: {
    age: "update private.builds set asked_at = $at",
    left: "select from private.builds",
  },
  runs_of_the_clock: {
    age: `create schema cron; create table cron.job_run_details (runid bigint primary key, start_time timestamptz);
          insert into cron.job_run_details values (1, $at)`,
    left: "select from cron.job_run_details",
  },
};

/** A file of the cottage, or of Olive's, that no row refers to. */
function unused(bucket: string, sweep: string): Play {
  const name = `${bucket === "property-images" ? COTTAGE : OLIVE} || '/unused.webp'`;
  return {
    age: `insert into storage.objects (bucket_id, name, created_at) values ('${bucket}', ${name}, $at)`,
    left: `select where ${name} <> all (private.${sweep}(100))`,
  };
}

describe.each(Object.entries(PLAYS))("%s", (what, play) => {
  const { by } = ROWS[what] ?? { by: { moment: "" } };
  // What has no period is due from the moment itself.
  const period = KEPT[what] ?? "0 days";
  const margin = /^[01] day/.test(period) ? "1 hour" : "1 day";

  it(`is gone once it is older than ${period}`, async () => {
    expect(await leftAfter(`now() - interval '${period}' - interval '${margin}'`, play, by)).toBe(
      0,
    );
  });

  it(`stays while it is younger than ${period}`, async () => {
    expect(await leftAfter(`now() - interval '${period}' + interval '${margin}'`, play, by)).toBe(
      1,
    );
  });
});

/** How many of the play's rows are left after its duty or moment, when they are as old as `at`; all is undone. */
async function leftAfter(
  at: string,
  { age, left, moment }: Play,
  by: { duty: string } | { moment: string },
): Promise<number> {
  return undone(database, async (tx) => {
    // Rows are aged behind the back of the triggers, which would refuse it.
    await tx.exec(`set local session_replication_role = replica; ${age.replaceAll("$at", `(${at})`)};
                   set local session_replication_role = origin`);
    await tx.exec(moment ?? (await workOf(tx, "duty" in by ? by.duty : "")));
    return (await tx.query(left)).length;
  });
}

/** What a duty does in SQL: its work, or the question whether its function has something to delete. */
async function workOf(sql: Sql, duty: string): Promise<string> {
  const [row] = await sql.query<{ work: string }>(
    "select coalesce(d.work, 'select ' || d.due) as work from private.duties d where d.name = $1",
    [duty],
  );
  return row?.work ?? `There is no duty called ${duty}.`;
}
