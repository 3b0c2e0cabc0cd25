import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { type Actor, asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { type Attempt, oneAfterTheOther } from "../../support/outcomes.ts";
import { dayAhead, makeListing, makeUser } from "../../support/props.ts";

/**
 * Two acts on one invitation, over real connections to Postgres 17. The second starts before the first has committed,
 * waits for it, and meets what the first has left.
 */
const database = ownDatabase({ people: ["olive", "nora"] });
let closing: string;
let scenes = 0;

beforeAll(async () => {
  closing = await dayAhead(database, 40);
});

type Kind = "home" | "offer";
type Scene = { home: string; offer: string; invitation: string; guest: string; token: string };

const INVITERS = { home: "olive", offer: "nora" } as const;
const MAILS = { home: "ownership", offer: "purchase" } as const;

function acts(kind: Kind, { offer, invitation, guest, token, home }: Scene) {
  const inviter = { person: INVITERS[kind] };
  const by = (actor: Actor, call: string, values: unknown[]): Attempt => ({
    actor,
    run: (tx) => tx.query(`select ${call}`, values),
  });
  return {
    revoke: by(inviter, "end_membership($1, $2)", [kind, invitation]),
    renew: by(inviter, "renew_invitation($1, $2)", [kind, invitation]),
    join: by({ person: guest }, "join_by_token($1, $2)", [kind, token]),
    refuse: by("visitor", "refuse_invitation($1)", [token]),
    accept: by({ person: "olive" }, "accept_offer($1, 1)", [offer]),
    propose: by({ person: guest }, "make_offer($1, $2, $3, now() + interval '3 days')", [
      ...[randomUUID(), home, terms()],
    ]),
    // As settle_email does when the mail came back.
    lose: {
      actor: "service" as const,
      run: async (tx: Sql) => {
        await tx.exec("reset role");
        await tx.query("select private.lose_membership($1)", [invitation]);
      },
    },
  };
}

type Act = keyof ReturnType<typeof acts>;

/** The end of both acts: whether the guest has joined, with what the person who invited was told. */
const RACES: [
  first: Act,
  second: Act,
  kinds: Record<Kind, [answer: string, end: string] | null>,
][] = [
  ["revoke", "join", { home: ["done", "out"], offer: ["done", "out"] }],
  ["renew", "join", { home: ["done", "out"], offer: ["done", "out"] }],
  ["lose", "join", { home: ["done", "out; unreached"], offer: ["done", "out; unreached"] }],
  ["refuse", "join", { home: ["done", "out; refused"], offer: ["done", "out; refused"] }],
  ["accept", "join", { home: null, offer: ["done", "out"] }],
  ["propose", "join", { home: ["owner_is_buyer", "out"], offer: ["offer_exists", "out"] }],
  ["join", "lose", { home: ["done", "in; joined"], offer: ["done", "in; buyer_joined"] }],
  ["join", "refuse", { home: ["done", "in; joined"], offer: ["done", "in; buyer_joined"] }],
  [
    "join",
    "renew",
    { home: ["owner_known", "in; joined"], offer: ["buyer_known", "in; buyer_joined"] },
  ],
  [
    "join",
    "revoke",
    { home: ["done", "out; joined"], offer: ["buyer_joined", "in; buyer_joined"] },
  ],
];

describe.each(["home", "offer"] as const)("an invitation to a %s", (kind) => {
  const races = RACES.flatMap(([first, second, { [kind]: ends }]) =>
    ends ? [[`${second} after ${first}`, first, second, ...ends] as const] : [],
  );

  it.each(races)("%s", async (_, first, second, answer, end) => {
    const scene = await setScene(kind);
    const { [first]: earlier, [second]: later } = acts(kind, scene);
    expect(await oneAfterTheOther(database, earlier, later)).toEqual(["done", answer]);
    expect(await outcome(kind, scene)).toBe(end);
  });
});

/** A home with Nora's offer, and a guest with a link who is invited to one of them. */
async function setScene(kind: Kind): Promise<Scene> {
  scenes += 1;
  await database.exec("delete from private.rate_buckets");
  const home = await makeListing(database, `home ${scenes}`, "olive");
  const guest = `guest-${scenes}`;
  await makeUser(database, guest);
  const [account] = await database.query<{ email: string }>(
    "update auth.users set email_confirmed_at = now() where id = $1 returning email",
    [idOf(guest)],
  );
  const [offer, invitation, token] = [randomUUID(), randomUUID(), `token-${scenes}`];
  await asActor(database, { person: "nora" }, (tx) =>
    tx.query("select make_offer($1, $2, $3, now() + interval '3 days')", [offer, home, terms()]),
  );
  await asActor(database, { person: INVITERS[kind] }, (tx) =>
    tx.query("select invite_member($1, $2, $3, 'Guest', $4)", [
      ...[kind, kind === "home" ? home : offer, invitation, account?.email],
    ]),
  );
  await database.query("select private.make_link($1, $2, p_token => $3)", [
    ...[MAILS[kind], invitation, token],
  ]);
  await database.exec("delete from notifications");
  return { home, offer, invitation, guest, token };
}

function terms() {
  const words = { included: "", excluded: "", note: "" };
  return { price: 500_000, financing: "cash", closing_on: closing, ...words };
}

async function outcome(kind: Kind, { invitation }: Scene): Promise<string> {
  const joined = await database.query(
    "select from private.memberships where id = $1 and person_id is not null",
    [invitation],
  );
  const told = await database.query<{ what: string }>(
    `select coalesce(data ->> 'owner', data ->> 'buyers') as what from notifications
     where user_id = $1 and kind in ('home_owner', 'offer_buyers') order by created_at`,
    [idOf(INVITERS[kind])],
  );
  return [joined.length === 1 ? "in" : "out", ...told.map(({ what }) => what)].join("; ");
}
