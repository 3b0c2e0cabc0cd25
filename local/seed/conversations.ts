import { forSale } from "./homes.ts";
import { uuidOf } from "./random.ts";
import { type Demo, hoursFrom, insert } from "./tools.ts";

/**
 * The messages between the demo's buyer and the two owners: one conversation with an answer, and one that waits for it.
 */
export async function insertConversations(demo: Demo): Promise<void> {
  const { ownerIds, buyerId } = demo;
  const talks = ofEachOwner(demo, SCRIPTS).map(({ home, said }) => ({
    id: uuidOf(`talk-${home.key}`),
    home,
    ownerId: ownerIds[home.owner],
    script: said,
  }));
  const at = (hoursAgo = 0) => hoursFrom(demo.now, -hoursAgo);
  await insert(
    demo,
    "public.conversations",
    "id",
    talks.map(({ id, home, ownerId, script }) => ({
      id,
      listing_id: home.id,
      owner_id: ownerId,
      buyer_id: buyerId,
      message_count: script.length,
      created_at: at(script[0]?.hoursAgo),
    })),
  );
  await insert(
    demo,
    "public.messages",
    "id",
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
    demo,
    "public.conversation_members",
    "conversation_id, person_id",
    talks.flatMap(({ id, ownerId, script }) =>
      (["owner", "buyer"] as const).map((side) => {
        // Each person has read up to their own last message.
        const read = script.findLastIndex(({ sender }) => sender === side) + 1;
        return {
          conversation_id: id,
          person_id: side === "owner" ? ownerId : buyerId,
          side,
          last_message_at: at(script.at(-1)?.hoursAgo),
          read_n: read,
          unread: script.length - read,
        };
      }),
    ),
  );
}

/** The answers that owners have published on their home's page, and the buyer's open questions. */
export async function insertAnswers(demo: Demo): Promise<void> {
  await insert(
    demo,
    "public.listing_answers",
    "id",
    ofEachOwner(demo, ANSWERS).flatMap(({ home, said }) =>
      said.map(([question, answer], index) => ({
        id: uuidOf(`answer-${home.key}-${index}`),
        listing_id: home.id,
        question,
        answer,
        answered_at: hoursFrom(demo.now, -24 * (said.length - index)),
      })),
    ),
  );
  await insert(
    demo,
    "private.listing_questions",
    "message_id",
    ofEachOwner(demo, SCRIPTS)
      .filter(({ said }) => said.at(-1)?.sender === "buyer")
      .map(({ home, said }) => {
        const talk = uuidOf(`talk-${home.key}`);
        return {
          message_id: uuidOf(`message-${talk}-${said.length - 1}`),
          conversation_id: talk,
          listing_id: home.id,
        };
      }),
  );
}

/** The messages about each owner's first home for sale. */
function ofEachOwner<T>({ homes }: Demo, byOwner: readonly T[]) {
  return byOwner.flatMap((said, owner) => {
    const [home] = forSale(homes, owner);
    return home ? [{ home, said }] : [];
  });
}

/** Each owner takes one of these in turn. */
const ANSWERS: readonly (readonly [question: string, answer: string][])[] = [
  [
    [
      "How old is the roof?",
      "It was replaced in 2019. You can see the paperwork during a showing.",
    ],
    ["Has the furnace been serviced?", "Yes, last October, as every fall."],
    ["Do the kitchen appliances stay?", "All of them stay: refrigerator, range and dishwasher."],
  ],
  [["Are pets allowed?", "Yes. The association has no rules about pets."]],
];

type Line = { sender: "owner" | "buyer"; body: string; hoursAgo: number };

/** Each owner takes one of these in turn. */
const SCRIPTS: readonly (readonly Line[])[] = [
  [
    {
      sender: "buyer",
      body: "Hello! We like your home a lot. How old is the roof, and has the furnace been serviced?",
      hoursAgo: 52,
    },
    {
      sender: "owner",
      body: "Thank you! The roof was replaced in 2019, and we have the paperwork. The furnace was serviced last October.",
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
