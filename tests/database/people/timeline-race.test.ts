import { timelineOf } from "@domain/people/dashboard.ts";
import { TIMELINE_STEPS, type TimelineStepId, toggledTimeline } from "@domain/people/timeline.ts";
import { expect, it } from "vitest";
import { asActor } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { rounds } from "../../support/fuzz.ts";
import { answersOf, tally } from "../../support/outcomes.ts";
import { makeUser } from "../../support/props.ts";

/**
 * One person's toggles and news at the same moment, over real connections to Postgres 17: a call that is late
 * recomputes, and nothing is lost or reported twice.
 */
const database = ownDatabase({ connections: 20 });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Rows = Parameters<typeof timelineOf>[0];
type Saved = { saved: boolean; timeline: Rows };

/** The work of the function `dashboard`. @returns how often it was too late. */
async function complete(person: string, id: TimelineStepId): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  let seen: Rows = [];
  for (let late = 0; ; late += 1) {
    const steps = toggledTimeline(timelineOf(seen), id, true, today);
    const rows = steps.map((step) => ({
      step: step.id,
      status: step.status,
      completed_on: step.date ?? null,
    }));
    const [answer] = await asActor(database, { person }, (tx) =>
      tx.query<{ saved: Saved }>(
        "select public.save_timeline(null, $1::text::jsonb, $2::text::jsonb) as saved",
        [JSON.stringify(seen), JSON.stringify(rows)],
      ),
    );
    if (answer?.saved.saved) return late;
    seen = answer?.saved.timeline ?? [];
  }
}

it("six steps completed at once are all stored", async () => {
  let late = 0;
  for (let round = 0; round < rounds(10); round += 1) {
    const person = `owner${round}`;
    await makeUser(database, person);
    const all = TIMELINE_STEPS.map(({ id }) => complete(person, id));
    for (const times of await answersOf(all, String)) late += Number(times);
    const rows = await database.query(
      `select status from public.timeline_steps t join auth.users u on u.id = t.user_id
       where u.email = $1`,
      [`${person}@example.com`],
    );
    expect(rows).toEqual(Array(6).fill({ status: "completed" }));
  }
  // The calls did collide.
  expect(late).toBeGreaterThan(0);
});

it("an address that subscribes twenty times at once gets one mail, which is claimed once", async () => {
  for (let round = 0; round < rounds(1); round += 1) {
    const request = () =>
      asActor(database, "service", (tx) =>
        tx.query<{ id: string }>("select public.request_news($1, 'porch') as id", [
          `nell${round}@example.com`,
        ]),
      );
    const ids = await tally(Array.from({ length: 20 }, request), ([row]) => row?.id ?? "none");
    expect(Object.entries(ids)).toEqual([[expect.stringMatching(UUID), 20]]);

    const claim = () =>
      asActor(database, "service", (tx) => tx.query("select * from public.claim_news_mails()"));
    const claimed = await tally(Array.from({ length: 20 }, claim), ({ length }) => `${length}`);
    expect(claimed).toEqual({ 0: 19, 1: 1 });
  }
});
