import type { Sql } from "../database.ts";
import { isDemo } from "./calendar.ts";
import type { Home } from "./homes.ts";
import { uuidOf } from "./random.ts";
import { insert } from "./rows.ts";

/**
 * What the demo's buyer and the two owners have written to each other: one conversation with an
 * answer, and one that waits for it.
 */
export async function insertConversations(
  sql: Pick<Sql, "query">,
  homes: readonly Home[],
  ownerIds: readonly string[],
  buyerId: string,
  now: Date,
): Promise<void> {
  const forSale = homes.filter((home) => isDemo(home) && home.status === "active");
  const talks = SCRIPTS.flatMap((script, owner) => {
    const home = forSale.find((each) => each.owner === owner);
    return home ? [{ id: uuidOf(`talk-${home.key}`), home, ownerId: ownerIds[owner], script }] : [];
  });
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();

  await insert(
    sql,
    "public.conversations",
    "id",
    `id uuid, listing_id uuid, owner_id uuid, buyer_id uuid, message_count integer,
     created_at timestamptz`,
    talks.map(({ id, home, ownerId, script }) => ({
      id,
      listing_id: home.id,
      owner_id: ownerId,
      buyer_id: buyerId,
      message_count: script.length,
      created_at: at(script[0]?.hoursAgo ?? 0),
    })),
  );
  await insert(
    sql,
    "public.messages",
    "id",
    "id uuid, conversation_id uuid, n integer, sender text, body text, created_at timestamptz",
    talks.flatMap(({ id, script }) =>
      script.map(({ sender, body, hoursAgo }, index) => ({
        id: uuidOf(`message-${id}-${index}`),
        conversation_id: id,
        n: index + 1,
        sender,
        body,
        created_at: at(hoursAgo),
      })),
    ),
  );
  await insert(
    sql,
    "public.conversation_members",
    "conversation_id, person_id",
    `conversation_id uuid, person_id uuid, side text, last_message_at timestamptz, read_n integer,
     unread integer`,
    talks.flatMap(({ id, ownerId, script }) =>
      (["owner", "buyer"] as const).map((side) => {
        // Everybody has read up to what they wrote last.
        const read = script.findLastIndex(({ sender }) => sender === side) + 1;
        return {
          conversation_id: id,
          person_id: side === "owner" ? ownerId : buyerId,
          side,
          last_message_at: at(script.at(-1)?.hoursAgo ?? 0),
          read_n: read,
          unread: script.length - read,
        };
      }),
    ),
  );
}

/**
 * What the owner of the first conversation has published on that home's page, and the questions that
 * wait for an answer.
 */
export async function insertAnswers(
  sql: Pick<Sql, "query">,
  homes: readonly Home[],
  now: Date,
): Promise<void> {
  const forSale = homes.filter((home) => isDemo(home) && home.status === "active");
  const published = ANSWERS.flatMap((pairs, owner) => {
    const home = forSale.find((each) => each.owner === owner);
    return home ? [{ home, pairs }] : [];
  });
  await insert(
    sql,
    "public.listing_answers",
    "id",
    "id uuid, listing_id uuid, question text, answer text, answered_at timestamptz",
    published.flatMap(({ home, pairs }) =>
      pairs.map(([question, answer], index) => ({
        id: uuidOf(`answer-${home.key}-${index}`),
        listing_id: home.id,
        question,
        answer,
        answered_at: new Date(now.getTime() - (pairs.length - index) * 86_400_000).toISOString(),
      })),
    ),
  );
  await insert(
    sql,
    "private.listing_questions",
    "message_id",
    "message_id uuid, conversation_id uuid, listing_id uuid",
    SCRIPTS.flatMap((script, owner) => {
      const home = forSale.find((each) => each.owner === owner);
      if (!home || script.at(-1)?.sender !== "buyer") return [];
      const talk = uuidOf(`talk-${home.key}`);
      return [
        {
          message_id: uuidOf(`message-${talk}-${script.length - 1}`),
          conversation_id: talk,
          listing_id: home.id,
        },
      ];
    }),
  );
}

/** By owner. */
const ANSWERS: readonly (readonly [question: string, answer: string][])[] = [
  [
    [
      "How old is the roof?",
      "It is from 2019. The papers are in the house, to look at during a viewing.",
    ],
    ["Has the furnace been serviced?", "Yes, last October, as every fall."],
    ["Do the kitchen appliances stay?", "All of them stay: refrigerator, range and dishwasher."],
  ],
  [["Are pets allowed?", "Yes. The association has no rules about pets."]],
];

type Line = { sender: "owner" | "buyer"; body: string; hoursAgo: number };

/** By owner. */
const SCRIPTS: readonly (readonly Line[])[] = [
  [
    {
      sender: "buyer",
      body: "Hello! We like your home a lot. How old is the roof, and has the furnace been serviced?",
      hoursAgo: 52,
    },
    {
      sender: "owner",
      body: "Thank you! The roof is from 2019, with the papers to show for it. The furnace was serviced last October.",
      hoursAgo: 49,
    },
    {
      sender: "buyer",
      body: "That is good to hear. Is there room for a workbench in the garage?",
      hoursAgo: 5,
    },
  ],
  [
    {
      sender: "buyer",
      body: "Good morning. Is the street quiet at night, and where would guests park?",
      hoursAgo: 20,
    },
  ],
];
