import { insertAroundShowings } from "./around-showings.ts";
import { insertAnswers, insertConversations } from "./conversations.ts";
import { insertDisclosures } from "./disclosures.ts";
import { homes } from "./homes.ts";
import { insertOffers } from "./offers.ts";
import {
  DEMO_BUYER,
  DEMO_MODERATOR,
  DEMO_OPERATOR,
  DEMO_OWNERS,
  DEMO_PASSWORD,
  DEMO_SALE,
  person,
} from "./people.ts";
import { putPhotos } from "./photographs.ts";
import { uuidOf } from "./random.ts";
import { insertReports } from "./reports.ts";
import {
  insertAnswerTimes,
  insertCalendar,
  insertInterest,
  insertListings,
  insertPhotos,
} from "./rows.ts";
import { HOME_UNDER_CONTRACT, insertSale } from "./sale.ts";
import { insertTimelines } from "./timelines.ts";
import type { Demo, SeedTools } from "./tools.ts";

/**
 * The demo: homes across the country, with photographs, free hours, showings, a sale, reports and seven logins.
 *
 * Deterministic: the same ids and texts every time, with dates relative to today. Existing rows
 * stay as they are, so running it twice changes nothing. The caller provides the transaction.
 */
export async function seed(tools: SeedTools): Promise<void> {
  const { sql, storage, createUser, progress, isOnThisMachine } = tools;
  const all = homes();
  const uploads = putPhotos((path, bytes, type) =>
    storage.put("property-images", path, bytes, type),
  );
  // The await below reports rejections; without this handler one would end the process first.
  uploads.catch(() => {});

  // Allows past dates, sends no mail and sets no limits: private.is_seeding() in the migrations.
  await sql.query("select set_config('app.seeding', 'on', false)");
  progress("People");
  const ownerIds: string[] = [];
  for (const { email, name } of DEMO_OWNERS)
    ownerIds.push(await createUser(email, DEMO_PASSWORD, name));
  const buyerId = await createUser(DEMO_BUYER.email, DEMO_PASSWORD, DEMO_BUYER.name);
  const sellerId = await createUser(DEMO_SALE.owner.email, DEMO_PASSWORD, DEMO_SALE.owner.name);
  const saleBuyerId = await createUser(DEMO_SALE.buyer.email, DEMO_PASSWORD, DEMO_SALE.buyer.name);
  await createUser(DEMO_OPERATOR.email, DEMO_PASSWORD, DEMO_OPERATOR.name, "operator");
  await createUser(DEMO_MODERATOR.email, DEMO_PASSWORD, DEMO_MODERATOR.name, "moderator");
  const seller = all.find(({ key }) => key === HOME_UNDER_CONTRACT)?.owner;
  const owners = Math.max(...all.map((home) => home.owner)) + 1;
  ownerIds.push(...(await insertOwners(sql, ownerIds.length, owners, seller)));
  if (seller !== undefined) ownerIds[seller] = sellerId;

  const demo: Demo = {
    ...{ sql, storage, isOnThisMachine, homes: all, ownerIds, buyerId, saleBuyerId },
    now: new Date(),
  };
  progress(`${all.length} homes`);
  await insertListings(demo);
  await insertCalendar(demo);
  await insertAroundShowings(demo);
  await insertConversations(demo);
  await insertAnswers(demo);
  await insertDisclosures(demo);
  await insertOffers(demo);
  await insertSale(demo);
  await insertTimelines(demo);
  await insertInterest(demo);
  await insertAnswerTimes(demo);
  progress("Photographs");
  await insertPhotos(demo);
  await insertReports(demo);
  await uploads;
  await sql.query("select set_config('app.seeding', '', false)");
}

/**
 * Owners in name only: accounts without a password, which no person can sign in to. @param except the owner who has a
 * login; no account is made for them here.
 */
async function insertOwners(
  sql: SeedTools["sql"],
  from: number,
  to: number,
  except: number | undefined,
): Promise<string[]> {
  const rows = Array.from({ length: to - from }, (_, n) => {
    const { name, email } = person(`owner-${from + n}`);
    return { id: uuidOf(`owner-${from + n}`), email, name };
  });
  await sql.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select id, email, now(), '{"provider": "email", "providers": ["email"]}'::jsonb,
            jsonb_build_object('full_name', name)
     from jsonb_to_recordset($1::jsonb) as row (id uuid, email text, name text)
     on conflict do nothing`,
    [rows.filter((_, n) => from + n !== except)],
  );
  return rows.map((row) => row.id);
}
