import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { type Attempt, oneAfterTheOther } from "../../support/outcomes.ts";
import { makeUser } from "../../support/props.ts";

/**
 * A person whose account is being deleted acts in another tab, over real connections to Postgres 17: the act comes too
 * late, and neither waits for the other for ever.
 */
const database = ownDatabase({
  people: ["olive"],
  homes: { cottage: "olive", villa: "olive" },
});
const act = requestsTo(database);

const STEPS = [
  "property-assessment",
  "documentation-preparation",
  "photography-marketing",
  "list-property",
  "show-property",
  "negotiate-close",
];
const timeline = STEPS.map((step, n) => ({
  step,
  status: n === 0 ? "current" : "upcoming",
  completed_on: null,
})).sort((one, other) => (one.step < other.step ? -1 : 1));

const save = (person: string, seen: unknown): Attempt => ({
  actor: { person },
  run: (tx) => tx.query("select save_timeline(null, $1, $2)", [seen, timeline]),
});
const look = (person: string, home: string): Attempt => ({
  actor: { person },
  run: (tx) => tx.query("select keep_home_marks(seen => array[$1::uuid])", [idOf(home)]),
});

/** The acts that each person makes once before they leave, and then again. */
const deeds: [string, (person: string) => Promise<Attempt>][] = [
  [
    "Vesty's answer",
    async (person) => {
      const question = randomUUID();
      const [reserved] = await act(
        "service",
        "select reserve_chat($1, $2, 'Hello', null, '{}', 1, 9, 60) ->> 'turn' as turn",
        [idOf(person), question],
      );
      const answer = [idOf(person), question, reserved?.turn];
      return {
        actor: "service",
        run: (tx) =>
          tx.query("select finish_chat($1, $2, $3, 'How?', 'So.', '[]', false, 1)", answer),
      };
    },
  ],
  [
    "the timeline",
    async (person) => {
      await now(save(person, []));
      return save(person, timeline);
    },
  ],
  [
    "a look at homes",
    async (person) => {
      await now(look(person, "cottage"));
      return look(person, "villa");
    },
  ],
];

it.each(deeds)("%s", async (what, prepare) => {
  const id = await makeUser(database, what);
  const deed = await prepare(what);
  const deletion = {
    actor: "service" as const,
    run: async (tx: Sql) => {
      await tx.exec("reset role");
      await tx.query("select from auth.users where id = $1 for update", [id]);
    },
    last: (tx: Sql) => tx.query("delete from auth.users where id = $1", [id]),
  };
  const answers = await oneAfterTheOther(database, deletion, deed);
  expect(answers).toEqual(["done", "authentication_required"]);
});

it("nobody whose account is closing joins the owners of a home", async () => {
  const person = "joining";
  const id = await makeUser(database, person);
  const invitation = randomUUID();
  await database.query(
    "insert into home_owners (id, listing_id, name, email) values ($1, $2, 'Jo', $3 || '@example.com')",
    [invitation, idOf("cottage"), person],
  );
  await database.query("select private.make_link('ownership', $1, p_token => 'joining')", [
    invitation,
  ]);
  const closing = {
    actor: "service" as const,
    run: (tx: Sql) => tx.query("select begin_account_deletion($1)", [id]),
  };
  const joining = {
    actor: { person },
    run: (tx: Sql) => tx.query("select join_by_token('home', 'joining')"),
  };
  expect(await oneAfterTheOther(database, closing, joining)).toEqual(["done", "forbidden"]);
  expect(await database.query("select from home_owners where person_id is not null")).toHaveLength(
    0,
  );
});

function now({ actor, run }: Attempt): Promise<unknown> {
  return asActor(database, actor, run);
}
