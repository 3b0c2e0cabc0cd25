import { HIDDEN_PLACE, withExactPlace } from "../_shared/domain/homes/exact-place.ts";
import { LISTING_IMAGE_COLUMNS } from "../_shared/domain/homes/images.ts";
import { WRITTEN_COLUMNS } from "../_shared/domain/homes/listing-fields.ts";
import type { PersonalTable } from "../_shared/domain/people/personal-data.ts";
import { columns } from "../_shared/domain/site/database/columns.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import type { User } from "../_shared/edge/caller.ts";
import { ask, askJson, askRows, type Database, isList } from "../_shared/edge/database.ts";
import { planOf } from "../_shared/edge/plan-of.ts";

type Row = Record<string, unknown>;
type Home = Row & Parameters<typeof withExactPlace>[0];

/** All data we store about a user, by subject. */
export type PersonalData = {
  account: Row;
  /** Whole rows by table. */
  tables: Record<string, Row[]>;
  subscription_plan: unknown;
  payments: unknown[];
  /** The showings they asked for themselves. */
  requested_showings: unknown[];
  /** The user's reports, and moderators' decisions about the user. */
  reports: unknown[];
  /** News subscriptions of their address, made without an account. */
  news_by_email: unknown[];
  /** Disclosures that the user published about their homes, and those they read, acknowledged and asked for. */
  disclosures: unknown;
  /** What the user sent to be signed and was asked to sign. */
  signings: unknown[];
  /** Documents with which the user showed that a home is theirs, and what was decided. */
  ownership: unknown[];
  safety: unknown;
};

export type ExportStore = {
  /** @throws AppError `export_failed` */
  of(user: User): Promise<PersonalData>;
};

const LISTING_COLUMNS =
  `id,${columns(...WRITTEN_COLUMNS)},status,lat,lng,geocoded_at,time_zone,published_at,` +
  `created_at,updated_at,${HIDDEN_PLACE},images:listing_images(${LISTING_IMAGE_COLUMNS},position),` +
  "price_history(price,changed_at)," +
  "answers:listing_answers(question,answer,is_public,answered_at)";

/**
 * The column that identifies the user's rows, and the order of the rows. Where two people share rows, row-level
 * security alone decides.
 */
const TABLES: Record<PersonalTable, { columns?: string; owner?: string; order: string[] }> = {
  profiles: { owner: "id", order: ["id"] },
  listings: { columns: LISTING_COLUMNS, owner: "user_id", order: ["created_at", "id"] },
  availability: {
    columns: "id,listing_id,date,time_slots,created_at,updated_at",
    owner: "user_id",
    order: ["listing_id", "date"],
  },
  availability_rules: { owner: "user_id", order: ["listing_id"] },
  showing_settings: { owner: "user_id", order: ["listing_id"] },
  open_houses: {
    columns: "id,listing_id,date,time,minutes,starts_at,ends_at,places,taken,created_at",
    owner: "user_id",
    order: ["starts_at", "id"],
  },
  days_off: { owner: "user_id", order: ["first_day", "id"] },
  // The link that led a visitor to the home is left out: owners only see how many came from each.
  bookings: {
    columns:
      "id,listing_id,visitor_name,visitor_email,visitor_phone,date,time,starts_at,ends_at,open_house_id,place," +
      "holds_time,wishes,agent_status,contact_method,special_requests,owner_note,preapproved,status,cancelled_by,no_show," +
      "created_at,updated_at",
    owner: "owner_id",
    order: ["created_at", "id"],
  },
  booking_proposals: { owner: "owner_id", order: ["booking_id", "n"] },
  showing_feedback: { owner: "owner_id", order: ["created_at", "booking_id"] },
  favorites: { owner: "user_id", order: ["created_at", "listing_id"] },
  home_marks: { owner: "user_id", order: ["listing_id"] },
  home_visits: { owner: "user_id", order: ["user_id"] },
  shared_lists: { owner: "user_id", order: ["created_at", "id"] },
  shared_list_guests: { order: ["joined_at", "id"] },
  shared_list_homes: { order: ["list_id", "added_at", "listing_id"] },
  shared_list_votes: { order: ["list_id", "listing_id", "said_at"] },
  saved_searches: { owner: "user_id", order: ["created_at", "id"] },
  notifications: { owner: "user_id", order: ["created_at", "id"] },
  notification_preferences: { owner: "user_id", order: ["kind"] },
  // The keys are left out, and so is the device's address: a person who has them could send to the device.
  push_subscriptions: {
    columns: "id,device,topics,created_at",
    owner: "user_id",
    order: ["created_at", "id"],
  },
  timeline_steps: { owner: "user_id", order: ["step"] },
  timeline_tasks: { owner: "user_id", order: ["step", "task"] },
  chat_threads: { owner: "user_id", order: ["created_at", "id"] },
  chat_messages: { owner: "user_id", order: ["position"] },
  // The ids of people are left out, because they say which addresses have an account.
  conversations: {
    columns: "id,listing_id,message_count,ended_at,created_at",
    order: ["created_at", "id"],
  },
  conversation_members: { owner: "person_id", order: ["conversation_id"] },
  messages: {
    columns: "id,conversation_id,n,sender,body,created_at,removed_at",
    order: ["conversation_id", "n"],
  },
  // The ids of people are left out, as with conversations.
  offers: {
    columns:
      "id,listing_id,home,state,version,expires_at,backup_place,called_at,created_at,ended_at",
    order: ["created_at", "id"],
  },
  home_owners: {
    columns: "id,listing_id,name,invited_at,joined_at",
    owner: "person_id",
    order: ["listing_id", "id"],
  },
  offer_buyers: {
    columns: "id,offer_id,name,invited_at,joined_at,left_at",
    owner: "person_id",
    order: ["offer_id", "id"],
  },
  offer_versions: { order: ["offer_id", "n"] },
  offer_files: { order: ["offer_id", "n", "document_id"] },
  offer_acts: { order: ["id"] },
  offer_rounds: { order: ["called_at", "id"] },
  offer_settings: { order: ["listing_id"] },
  sale_figures: { order: ["listing_id"] },
  comparable_homes: { order: ["listing_id", "created_at", "id"] },
  price_benches: { order: ["listing_id"] },
  home_outcomes: { order: ["listing_id", "created_at", "id"] },
  sales: { order: ["accepted_at", "id"] },
  sale_steps: { order: ["sale_id", "kind"] },
  sale_acts: { order: ["sale_id", "n"] },
  sale_parties: { order: ["invited_at", "id"] },
  sale_party_acts: { order: ["at", "party_id", "kind"] },
  amendments: { order: ["sale_id", "n"] },
  settlements: { order: ["sale_id", "side"] },
  sale_facts: { order: ["sale_id", "kind", "field", "side", "n"] },
  sale_files: {
    columns: "id,sale_id,kind,made_by,seen_by,name,type,size,created_at",
    order: ["sale_id", "created_at", "id"],
  },
  documents: {
    columns: "id,name,type,size,created_at",
    owner: "user_id",
    order: ["created_at", "id"],
  },
};

/** The page is smaller than the API's maximum number of rows. */
const PAGE = 500;

/** Reads as the caller, so the export contains only what row-level security shows them. */
export function createExportStore(database: Database): ExportStore {
  return {
    async of(user) {
      const client = database.callerClient(user.token);
      const { data: known, error } = await client.auth.getUser(user.token);
      if (error || known.user.id !== user.id) throw new AppError("export_failed", { cause: error });
      const { id, email, created_at, last_sign_in_at, user_metadata, app_metadata } = known.user;

      const tables: Record<string, Row[]> = {};
      for (const name of Object.keys(TABLES) as PersonalTable[]) tables[name] = await rowsOf(name);
      return {
        account: {
          ...{ id, email, created_at, last_sign_in_at, user_metadata },
          sign_in_with: app_metadata.providers,
          ...(known.user.phone && { proven_telephone: known.user.phone }),
        },
        tables,
        subscription_plan: await planOf(client, user.id, "export_failed"),
        payments: await askRows(client.rpc("my_payments"), "export_failed"),
        requested_showings: await askJson(
          client.rpc("my_showing_records"),
          isList<Row>,
          "export_failed",
        ),
        reports: await askJson(client.rpc("my_cases"), isList<Row>, "export_failed"),
        news_by_email: await askRows(client.rpc("my_news"), "export_failed"),
        disclosures: await ask(client.rpc("my_disclosure_records"), "export_failed"),
        signings: await askJson(client.rpc("my_signings"), isList<Row>, "export_failed"),
        ownership: await askJson(client.rpc("my_ownership_proofs"), isList<Row>, "export_failed"),
        safety: await ask(client.rpc("my_safety"), "export_failed"),
      };

      /**
       * The ids of other people who acted for a side of an offer are left out, because they say which addresses have an
       * account.
       */
      function withoutOthers(row: Row): Row {
        const others = ["person_id", "answered_person_id", "owner_shares", "buyer_shares"].filter(
          (column) => column in row && row[column] !== user.id,
        );
        return { ...row, ...Object.fromEntries(others.map((column) => [column, null])) };
      }

      async function rowsOf(name: PersonalTable): Promise<Row[]> {
        const { columns = "*", owner, order } = TABLES[name];
        const all: Row[] = [];
        for (;;) {
          let query = client.from(name).select(columns);
          if (owner) query = query.eq(owner, user.id);
          for (const column of order) query = query.order(column);
          const asked = query.range(all.length, all.length + PAGE - 1);
          const page = (await askJson(asked, isList<Row>, "export_failed")).map(withoutOthers);
          all.push(
            ...(name === "listings" ? page.map((row) => withExactPlace(row as Home)) : page),
          );
          if (page.length < PAGE) return all;
        }
      }
    },
  };
}
