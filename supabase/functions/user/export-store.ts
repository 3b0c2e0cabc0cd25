import { columns } from "../_shared/domain/columns.ts";
import { AppError } from "../_shared/domain/errors.ts";
import { LISTING_IMAGE_COLUMNS } from "../_shared/domain/images.ts";
import { WRITTEN_COLUMNS } from "../_shared/domain/listing-fields.ts";
import type { PersonalTable } from "../_shared/domain/personal-data.ts";
import type { User } from "../_shared/edge/caller.ts";
import { askJson, askRows, type Database, isList } from "../_shared/edge/database.ts";

type Row = Record<string, unknown>;

/** All data we store about a user, by subject. */
export type PersonalData = {
  account: Row;
  /** Whole rows by table. */
  tables: Record<string, Row[]>;
  subscription_plan: unknown;
  payments: unknown[];
  /** News subscriptions of their address, made without an account. */
  news_by_email: unknown[];
};

export type ExportStore = {
  /** @throws AppError `export_failed` */
  of(user: User): Promise<PersonalData>;
};

const LISTING_COLUMNS =
  `id,${columns(...WRITTEN_COLUMNS)},status,lat,lng,geocoded_at,time_zone,published_at,` +
  `created_at,updated_at,images:listing_images(${LISTING_IMAGE_COLUMNS},position),` +
  "price_history(price,changed_at)";

/** Which column identifies the user's rows, and the order of the rows. */
const TABLES: Record<PersonalTable, { columns?: string; owner: string; order: string[] }> = {
  profiles: { owner: "id", order: ["id"] },
  listings: { columns: LISTING_COLUMNS, owner: "user_id", order: ["created_at", "id"] },
  availability: { owner: "user_id", order: ["listing_id", "date"] },
  availability_rules: { owner: "user_id", order: ["listing_id"] },
  viewing_settings: { owner: "user_id", order: ["listing_id"] },
  days_off: { owner: "user_id", order: ["first_day", "id"] },
  bookings: { owner: "owner_id", order: ["created_at", "id"] },
  booking_proposals: { owner: "owner_id", order: ["booking_id", "n"] },
  viewing_feedback: { owner: "owner_id", order: ["created_at", "booking_id"] },
  favorites: { owner: "user_id", order: ["created_at", "listing_id"] },
  saved_searches: { owner: "user_id", order: ["created_at", "id"] },
  timeline_steps: { owner: "user_id", order: ["step"] },
  timeline_tasks: { owner: "user_id", order: ["step", "task"] },
  chat_threads: { owner: "user_id", order: ["created_at", "id"] },
  chat_messages: { owner: "user_id", order: ["position"] },
  documents: {
    columns: "id,name,type,size,created_at",
    owner: "user_id",
    order: ["created_at", "id"],
  },
};

/** Less than the API's maximum number of rows. */
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
      const [plan] = await askRows(
        client.from("subscriptions").select("subscription_plan").eq("user_id", user.id),
        "export_failed",
      );
      return {
        account: {
          ...{ id, email, created_at, last_sign_in_at, user_metadata },
          sign_in_with: app_metadata.providers,
        },
        tables,
        subscription_plan: plan?.subscription_plan ?? null,
        payments: await askRows(client.rpc("my_payments"), "export_failed"),
        news_by_email: await askRows(client.rpc("my_news"), "export_failed"),
      };

      async function rowsOf(name: PersonalTable): Promise<Row[]> {
        const { columns = "*", owner, order } = TABLES[name];
        const all: Row[] = [];
        for (;;) {
          let query = client.from(name).select(columns).eq(owner, user.id);
          for (const column of order) query = query.order(column);
          const asked = query.range(all.length, all.length + PAGE - 1);
          const page = await askJson(asked, isList<Row>, "export_failed");
          all.push(...page);
          if (page.length < PAGE) return all;
        }
      }
    },
  };
}
