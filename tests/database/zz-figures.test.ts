import { afterAll, beforeAll, it } from "vitest";
import { asActor, idOf } from "../support/actors.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database-server.ts";
import { makeListing, makeUser } from "../support/props.ts";
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  for (const [person, n] of [["olive", 10], ["oscar", 10_000]] as const) {
    await makeUser(database, person);
    for (let h = 0; h < 10; h++) await makeListing(database, `home ${h} of ${person}`, person);
    await database.exec(`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) select md5('${person} buyer ' || n)::uuid, '${person}' || n || '@example.com', now(), jsonb_build_object('full_name', 'Buyer' || n) from generate_series(1, ${n}) n;`);
    await database.exec(`
      insert into public.conversations (id, listing_id, owner_id, buyer_id, message_count)
      select md5('${person} talk ' || n)::uuid, l.id, '${idOf(person)}', md5('${person} buyer ' || n)::uuid, 6
      from generate_series(1, ${n}) n join lateral (select id from public.listings where user_id = '${idOf(person)}' order by id offset n % 10 limit 1) l on true;
      insert into public.messages (id, conversation_id, n, sender, body, created_at)
      select gen_random_uuid(), md5('${person} talk ' || n)::uuid, m, case when m % 2 = 1 then 'buyer' else 'owner' end, 'Is the roof new, and how old is the furnace?', now() - make_interval(mins => n) from generate_series(1, ${n}) n, generate_series(1, 6) m;
      insert into public.conversation_members (conversation_id, person_id, side, last_message_at, unread, read_n)
      select md5('${person} talk ' || n)::uuid, '${idOf(person)}', 'owner', now() - make_interval(mins => n), n % 2, 5 from generate_series(1, ${n}) n;
      insert into public.conversation_members (conversation_id, person_id, side, last_message_at, unread, read_n)
      select md5('${person} talk ' || n)::uuid, md5('${person} buyer ' || n)::uuid, 'buyer', now() - make_interval(mins => n), 0, 6 from generate_series(1, ${n}) n;
      insert into public.notifications (user_id, kind, listing_id, subject_id, data)
      select '${idOf(person)}', 'message', null, md5('${person} talk ' || n)::uuid, '{"n": 6}' from generate_series(1, ${n}) n;
      `);
  }
  await database.exec("analyze");
}, 300000);
afterAll(() => database.close());
it("figures", async () => {
  for (const person of ["olive", "oscar"]) {
    const talk = `md5('${person} talk 5')::uuid`;
    for (const q of [
      "select my_conversations(page_size => 30)",
      "select my_conversations(now() - interval '8 minutes', md5('x')::uuid, 30)",
      "select unread_conversations()",
      `select my_conversation(${talk})`,
      `select * from messages where conversation_id = ${talk} order by n desc limit 50`,
      `select count(*) from notifications where read_at is null`,
      `select * from notifications order by created_at desc limit 30`,
      `select read_messages(${talk}, 6)`,
    ]) {
      await asActor(database, { person }, async (tx) => {
        await tx.query(q);
        const times: number[] = []; let blocks = 0;
        for (let i = 0; i < 7; i++) {
          const [row] = await tx.query<any>(`explain (analyze, buffers, format json) ${q}`);
          const p = row["QUERY PLAN"][0]; times.push(p["Execution Time"]); blocks = p.Plan["Shared Hit Blocks"] + p.Plan["Shared Read Blocks"];
        }
        times.sort((a, b) => a - b);
        console.log(`FIG ${person} ${times[3]?.toFixed(2)} ms ${blocks} blocks  ${q}`);
      });
    }
  }
}, 120000);
