import { beforeAll, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { pagesRead } from "../../support/pages-read.ts";
import { makeListing, makeUser } from "../../support/props.ts";

/**
 * An inbox of ten thousand conversations costs what one of ten costs (docs/speed.md#long-lists).
 */
const SMALL = 10;
const LARGE = 10_000;
/** An index of ten thousand rows is a page or two deeper, each time it is searched. */
const SLACK = 60;

const database = ownDatabase();

beforeAll(async () => {
  for (const [person, conversations] of [
    ["olive", SMALL],
    ["oscar", LARGE],
  ] as const) {
    await makeUser(database, person);
    await makeListing(database, `home of ${person}`, person);
    await database.query(
      `with talks as (
         insert into public.conversations (id, listing_id, owner_id, message_count)
         select md5($2 || n)::uuid, $1, $2::uuid, 1 from generate_series(1, $3::int) n returning id
       ), written as (
         insert into public.messages (id, conversation_id, n, sender, body)
         select gen_random_uuid(), id, 1, 'buyer', 'Is the roof new?' from talks
       )
       insert into public.conversation_members (conversation_id, person_id, side, last_message_at, unread)
       select md5($2 || n)::uuid, $2::uuid, 'owner', now() - make_interval(mins => n), 1
       from generate_series(1, $3::int) n`,
      [idOf(`home of ${person}`), idOf(person), conversations],
    );
  }
  await database.exec("analyze");
});

it("a page of the inbox costs the same, wherever it is", async () => {
  const first = await pagesReadBy("olive", "select my_conversations(page_size => 10)");
  const most = first + SLACK;
  expect(await pagesReadBy("oscar", "select my_conversations(page_size => 10)")).toBeLessThan(most);
  const deep = `select my_conversations(now() - interval '9000 minutes', md5('x')::uuid, 10)`;
  expect(await pagesReadBy("oscar", deep)).toBeLessThan(most);
});

it("counting the unread ones costs little more, because it stops at a hundred", async () => {
  const few = await pagesReadBy("olive", "select unread_conversations()");
  expect(await pagesReadBy("oscar", "select unread_conversations()")).toBeLessThan(
    few + 100 + SLACK,
  );
});

it("a conversation costs the same, however many there are", async () => {
  const open = async (person: string) => {
    const [row] = await database.query<{ id: string }>(
      "select conversation_id as id from conversation_members where person_id = $1 limit 1",
      [idOf(person)],
    );
    return pagesReadBy(person, `select my_conversation('${row?.id}')`);
  };
  const opened = await open("olive");
  expect(opened).toBeGreaterThan(10);
  expect(await open("oscar")).toBeLessThan(opened + SLACK);
});

it("a conversation's messages cost the same, however many there are", async () => {
  const read = async (person: string) => {
    const [row] = await database.query<{ id: string }>(
      "select conversation_id as id from conversation_members where person_id = $1 limit 1",
      [idOf(person)],
    );
    const messages = `select id, n, sender, body from messages where conversation_id = '${row?.id}'`;
    return pagesReadBy(person, `${messages} order by n desc limit 50`);
  };
  expect(await read("oscar")).toBeLessThan((await read("olive")) + SLACK);
});

function pagesReadBy(person: string, statement: string): Promise<number> {
  return asActor(database, { person }, (tx) => pagesRead(tx, statement));
}
