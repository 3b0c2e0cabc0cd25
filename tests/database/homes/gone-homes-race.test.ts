// Long, because each race is run many times over real connections to Postgres 17.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf, requestsTo } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { TEST_MS } from "../../support/limits.ts";
import { type Attempt, atOnce, oneAfterTheOther } from "../../support/outcomes.ts";
import { havePastDay, partitionsOf } from "../../support/partitions.ts";
import { book, dayAhead, linkTo, makeListing, makeUser, offerDay } from "../../support/props.ts";

/**
 * A home leaves the market while a person acts on a showing there, or while its owner changes the days it is offered,
 * over real connections to Postgres 17. Either the action comes too late, or the visitor is told about the
 * cancellation; and no deadlock occurs. Each pair runs in either order, one after the other and both at the same time;
 * 500 times each with `RACE_ROUNDS=500 npx vitest run --project database tests/database/homes/gone-homes-race.test.ts`.
 */
const ROUNDS = rounds(4);

const database = ownDatabase({ connections: 8 });
const act = requestsTo(database);
let days: string[];
let homes = 0;

beforeAll(async () => {
  days = await Promise.all([2, 3].map((ahead) => dayAhead(database, ahead)));
});

/**
 * A home whose owner has no other, so that the account can be closed, and a showing there if there
 * is one.
 */
interface Scene {
  home: string;
  owner: string;
  booking: string;
  token: string;
}

interface Deed {
  /** The rows that exist beforehand, besides the home and two offered days. */
  before?: (scene: Scene) => Promise<void>;
  attempt: (scene: Scene) => Attempt;
}

const askNow: Deed["attempt"] = ({ home, booking }) => ({
  actor: "visitor",
  run: (tx) => book(tx, request(home, booking)),
});

const deeds: Record<string, Deed> = {
  "a booking": { attempt: askNow },
  "a booking that is confirmed at once": {
    before: async ({ home, owner }) => {
      await act(
        { person: owner },
        "insert into availability_rules (listing_id, user_id, auto_confirm) values ($1, $2, true)",
        [idOf(home), idOf(owner)],
      );
    },
    attempt: askNow,
  },
  "a confirmation": {
    before: haveShowing,
    attempt: ({ owner, booking }) => ({
      actor: { person: owner },
      run: (tx) => tx.query("update bookings set status = 'confirmed' where id = $1", [booking]),
    }),
  },
  "a proposal": {
    before: haveShowing,
    attempt: ({ token }) => ({
      actor: "visitor",
      run: (tx) => tx.query("select propose_times($1, $2)", [token, [at(1)]]),
    }),
  },
  "a move": {
    before: async (scene) => {
      await haveShowing(scene);
      await act({ person: scene.owner }, "select propose_showing_times($1, $2)", [
        scene.booking,
        [at(1)],
      ]);
    },
    attempt: ({ token }) => ({
      actor: "visitor",
      run: (tx) => tx.query("select accept_proposal($1, 1)", [token]),
    }),
  },
  "a request for another time": { attempt: wishNow },
  "other times than those that were asked for": {
    before: haveWish,
    attempt: ({ owner, booking }) => ({
      actor: { person: owner },
      run: (tx) => tx.query("select propose_showing_times($1, $2)", [booking, [at(1)]]),
    }),
  },
  "one of the times that were asked for": {
    before: haveWish,
    attempt: ({ owner, booking }) => ({
      actor: { person: owner },
      run: (tx) => tx.query("select accept_visitor_time($1, 1)", [booking]),
    }),
  },
  "a place at an open house": {
    before: async ({ home, owner }) => {
      await act(
        { person: owner },
        `insert into open_houses (listing_id, user_id, date, time, minutes, places)
         values ($1, $2, $3, $4, 60, 2)`,
        [idOf(home), idOf(owner), at(0).date, at(0).time],
      );
    },
    attempt: askNow,
  },
  "a saved day": {
    attempt: ({ home, owner }) => ({
      actor: { person: owner },
      run: (tx) =>
        tx.query(
          `insert into availability (listing_id, user_id, date, time_slots) values ($1, $2, $3, '{10:00}')
           on conflict (listing_id, date) do update set time_slots = excluded.time_slots`,
          [idOf(home), idOf(owner), days[0]],
        ),
    }),
  },
  "changed settings": {
    before: async ({ home, owner }) => {
      await act(
        { person: owner },
        "insert into showing_settings (listing_id, user_id) values ($1, $2)",
        [idOf(home), idOf(owner)],
      );
    },
    attempt: ({ home, owner }) => ({
      actor: { person: owner },
      run: (tx) =>
        tx.query(
          `update showing_settings set buffer_hours = 1, weekly_hours = '{"1": ["09:00"]}'
           where listing_id = $1`,
          [idOf(home)],
        ),
    }),
  },
};

const ends: Record<string, Deed> = {
  withdrawing: { attempt: statusChange("withdrawn") },
  selling: { attempt: statusChange("sold") },
  deleting: {
    attempt: ({ home, owner }) => ({
      actor: { person: owner },
      run: (tx) => tx.query("delete from listings where id = $1", [idOf(home)]),
    }),
  },
  "closing the account": {
    attempt: ({ owner }) => ({
      actor: "service",
      run: (tx) => tx.query("select begin_account_deletion($1)", [idOf(owner)]),
    }),
  },
  "the last step of closing the account, of a home that was listed again": {
    before: async ({ home, owner }) => {
      await act("service", "select begin_account_deletion($1)", [idOf(owner)]);
      await act({ person: owner }, "update listings set status = 'active' where id = $1", [
        idOf(home),
      ]);
    },
    attempt: ({ owner }) => ({
      actor: "service",
      run: (tx) => tx.query("select finish_account_deletion($1)", [idOf(owner)]),
    }),
  },
};

/** The answers that the second caller may get. */
const REFUSALS = [
  "listing_not_available",
  "listing_has_showings",
  "booking_transition",
  "proposal_gone",
  // The home now belongs to someone else, or is gone.
  "availability_listing_id_fkey",
  'new row violates row-level security policy for table "availability"',
];

describe.each(Object.entries(deeds))("%s", (_, deed) => {
  it.each(Object.entries(ends))(
    "%s at the same time: a home that is gone has no showings left, and their visitors are told once",
    async (_, end) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const scene = await setScene(end, deed);
        const race = round % 4 < 2 ? oneAfterTheOther : atOnce;
        const [one, other] = [deed.attempt(scene), end.attempt(scene)];
        const answers = await (round % 2 === 0
          ? race(database, one, other)
          : race(database, other, one));
        expect(answers.filter((answer) => !["done", ...REFUSALS].includes(answer))).toEqual([]);
        expect(answers).toContain("done");
        await expectTruth(scene);
      }
    },
    TEST_MS + ROUNDS * 1000,
  );
});

it("a withdrawn home can be deleted once its visitors have been told, and not before", async () => {
  const scene = await setScene({ before: haveShowing });
  const { home, owner, booking } = scene;
  const remove = () => act({ person: owner }, "delete from listings where id = $1", [idOf(home)]);
  await act({ person: owner }, "update listings set status = 'withdrawn' where id = $1", [
    idOf(home),
  ]);
  await expect(remove()).rejects.toThrow("listing_tells_visitors");
  await expectTruth(scene);
  await database.query(
    "update private.email_outbox set sent_at = now() where booking_id = $1 and recipient = 'visitor'",
    [booking],
  );
  await remove();
  expect(await database.query("select from listings where id = $1", [idOf(home)])).toEqual([]);
});

it("a home can be deleted while its old views are counted", async () => {
  const { home, owner } = await setScene();
  const id = idOf(home);
  await database.query("insert into price_history (listing_id, price) values ($1, 1)", [id]);
  await database.query(
    "insert into listing_views (listing_id, day, visitor) values ($1, current_date - 30, 'visitor-1')",
    [id],
  );
  // Keeps the deletion busy with what else belongs to the home.
  const other: Attempt = {
    actor: "service",
    run: (tx) => tx.query("select from price_history where listing_id = $1 for update", [id]),
  };
  const remove: Attempt = {
    actor: { person: owner },
    run: (tx) => tx.query("delete from listings where id = $1", [id]),
  };
  const upkeep: Attempt = {
    actor: "service",
    run: async (tx) => {
      await tx.exec("reset role");
      await tx.query("select private.fold_views()");
    },
  };
  const answers = await oneAfterTheOther(database, other, remove, upkeep);
  expect(answers).toEqual(["done", "done", "done"]);
});

it("a past day of views waits for the next time while the deletion of a home takes long", async () => {
  const { home } = await setScene();
  const day = await havePastDay(database, "public.listing_views", 12);
  await database.query(
    "insert into listing_views (listing_id, day, visitor) values ($1, (now() at time zone 'UTC')::date - 12, 'visitor-1')",
    [idOf(home)],
  );
  const fold = "select private.fold_views()";
  await database.transaction(async (tx) => {
    await tx.query("select from listings where id = $1 for update", [idOf(home)]);
    await database.query(fold);
    expect(await partitionsOf(database, "public.listing_views")).toContain(day);
  });
  await database.query(fold);
  expect(await partitionsOf(database, "public.listing_views")).not.toContain(day);
});

it("a home can be deleted while a past day of views is added up, and takes its own out of the sum", async () => {
  const [{ home, owner }, staying] = [await setScene(), await setScene()];
  const [id, stays] = [idOf(home), idOf(staying.home)];
  const day = await havePastDay(database, "public.listing_views", 10);
  await database.query(
    `insert into listing_views (listing_id, day, visitor)
     select home, (now() at time zone 'UTC')::date - 10, 'visitor-1' from unnest($1::uuid[]) as home`,
    [[id, stays]],
  );
  const remove: Attempt = {
    actor: { person: owner },
    run: (tx) => tx.query("delete from listings where id = $1", [id]),
  };
  const fold = "select private.fold_views()";
  const upkeep: Attempt = {
    actor: "service",
    run: async (tx) => {
      await tx.exec("reset role");
      await tx.query(fold);
    },
  };
  expect(await oneAfterTheOther(database, remove, upkeep)).toEqual(["done", "done"]);
  // A machine that took more than half a second made the duty give up.
  await database.query(fold);
  expect(await partitionsOf(database, "public.listing_views")).not.toContain(day);
  expect(
    await database.query(
      "select listing_id, views from private.listing_view_days where listing_id = any ($1::uuid[])",
      [[id, stays]],
    ),
  ).toEqual([{ listing_id: stays, views: 1 }]);
});

describe("an email that is being sent and gets its link while its showing", () => {
  const cancel: Deed["attempt"] = ({ token }) => ({
    actor: "visitor",
    run: (tx) => tx.query("select cancel_showing($1)", [token]),
  });

  it.each([
    ["is cancelled", haveShowing, cancel],
    ["moves", deeds["a move"]?.before, deeds["a move"]?.attempt],
    ["goes with its home from the market", haveShowing, statusChange("sold")],
    ["is deleted with its home", haveEndedShowing, ends.deleting?.attempt],
  ])("%s: neither waits for the other for ever", async (_, before, attempt) => {
    if (!before || !attempt) throw new Error("nothing to try");
    const scene = await setScene({ before });
    const { booking, owner } = scene;
    // Confirmed, so that there are reminders; one of them is due.
    await act(
      { person: owner },
      "update bookings set status = 'confirmed' where id = $1 and status = 'pending'",
      [booking],
    );
    const sending: Attempt & { last: Attempt["run"] } = {
      actor: "service",
      run: (tx) =>
        tx.query("select from private.email_outbox where booking_id = $1 for update", [booking]),
      // The function claims its mail through a definer function, which makes the link.
      last: async (tx) => {
        await tx.exec("reset role");
        return tx.query("select private.make_link('showing', $1)", [booking]);
      },
    };
    expect(await oneAfterTheOther(database, sending, attempt(scene))).toEqual(["done", "done"]);
  });

  async function haveEndedShowing(scene: Scene): Promise<void> {
    await haveShowing(scene);
    await act({ person: scene.owner }, "update bookings set status = 'cancelled' where id = $1", [
      scene.booking,
    ]);
    await database.query(
      "update private.email_outbox set sent_at = now() where booking_id = $1 and recipient = 'visitor'",
      [scene.booking],
    );
  }
});

async function expectTruth({ home, booking }: Scene): Promise<void> {
  const [after] = await database.query<{ listing: string | null; showing: string | null }>(
    `select (select l.status from listings l where l.id = $1) as listing,
            (select b.status from bookings b where b.id = $2) as showing`,
    [idOf(home), booking],
  );
  const mails = await database.query<{ kind: string; isLast: boolean }>(
    `select o.kind, o.sequence = b.sequence as "isLast"
     from private.email_outbox o join bookings b on b.id = o.booking_id
     where b.id = $1 and o.recipient = 'visitor'
       and o.kind in ('requested', 'confirmed', 'moved', 'cancelled')`,
    [booking],
  );
  const told = mails.filter((mail) => mail.isLast).map((mail) => mail.kind);
  const cancellations = mails.filter((mail) => mail.kind === "cancelled").length;

  if (after?.showing === null) {
    // The home was gone before the request: every visitor still got an answer.
    expect(cancellations).toBe(0);
  } else if (after?.listing === "active") {
    expect(["pending", "confirmed"]).toContain(after.showing);
    expect(cancellations).toBe(0);
    expect(told).toHaveLength(1);
  } else {
    expect(["withdrawn", "sold"]).toContain(after?.listing);
    expect(after?.showing).toBe("cancelled");
    expect(told).toEqual(["cancelled"]);
    expect(cancellations).toBe(1);
  }
}

async function setScene(...deeds: Pick<Deed, "before">[]): Promise<Scene> {
  homes += 1;
  const owner = `owner-${homes}`;
  const scene = { home: `home-${homes}`, owner, booking: randomUUID(), token: "" };
  await makeUser(database, owner);
  await makeListing(database, scene.home, owner);
  for (const day of days) await offerDay(database, scene.home, day);
  for (const { before } of deeds) await before?.(scene);
  return scene;
}

async function haveShowing(scene: Scene): Promise<void> {
  await asActor(database, "visitor", (tx) => book(tx, request(scene.home, scene.booking)));
  scene.token = await linkTo(database, scene.booking);
}

function wishNow({ home, booking }: Scene): Attempt {
  return {
    actor: "visitor",
    run: (tx) =>
      tx.query(
        `insert into bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, time, wishes)
         values ($1, $2, 'Vera', $3, '303-555-0100', $4, $5, $6)`,
        [booking, idOf(home), `${booking}@example.com`, at(0).date, at(0).time, [at(0)]],
      ),
  };
}

async function haveWish(scene: Scene): Promise<void> {
  const { actor, run } = wishNow(scene);
  await asActor(database, actor, run);
  scene.token = await linkTo(database, scene.booking);
}

function request(listing: string, id: string) {
  return { id, listing, email: `${id}@example.com`, ...at(0) };
}

function at(day: number): { date: string; time: string } {
  return { date: days[day] ?? "", time: "12:00" };
}

function statusChange(status: string): Deed["attempt"] {
  return ({ home, owner }) => ({
    actor: { person: owner },
    run: (tx) => tx.query("update listings set status = $2 where id = $1", [idOf(home), status]),
  });
}
