import { beforeAll, expect, it } from "vitest";
import type { Actor } from "../../support/actors.ts";
import {
  add,
  addNotice,
  answerNames,
  type Collected,
  differences,
  recordAnswers,
  silent,
} from "../../support/answers.ts";
import { ownDatabase } from "../../support/database.ts";
import { FUNCTIONS } from "../rights/expected.ts";
import { attempts } from "../rights/roads.ts";
import { setScene } from "../rights/scene.ts";
import { nativeTheatre, perform, type Theatre } from "./plays.ts";

/**
 * Functions answer what `type Answers` in domain/site/database.ts says: they return jsonb, whose parts Postgres doesn't
 * describe. Answers are collected while pgTAP's plays run, and in the scene of the rights matrix.
 */
const PLAYS = [
  "account_deletion",
  "booking_admission",
  "amendments",
  "booking_proposals",
  "calendar_feeds",
  "chat_turns",
  "conversations",
  "dashboard_state",
  "disclosures",
  "documents",
  "email_outbox",
  "ended_sales",
  "geocoder",
  "home_marks",
  "home_owners",
  "listing_answers",
  "listing_photos",
  "map",
  "my_showings",
  "news",
  "notification_mail",
  "notification_pushes",
  "offer_rounds",
  "next_times",
  "offer_buyers",
  "offers",
  "party_appointments",
  "payments",
  "reports",
  "sale_facts",
  "sale_files",
  "sale_parties",
  "sale_steps",
  "settlements",
  "saved_searches",
  "seams",
  "search",
  "shared_lists",
  "similar_listings",
  "sitemap",
  "sold_homes",
  "standings",
  "steps_by_link",
  "timeline",
  "showing_links",
  "waiting",
];

const ACTORS: Actor[] = ["visitor", { person: "olive" }, { person: "bert" }, "service"];

const scene = ownDatabase();
const collected: Collected = new Map();
let names: string[];
let theatre: Theatre;

beforeAll(async () => {
  names = await answerNames();
  theatre = await nativeTheatre({
    prepare: (sql) => recordAnswers(sql, names),
    hear: (notice) => addNotice(collected, notice),
  });
  return () => theatre.close();
});

it.each(PLAYS)("%s goes on as it does unheard", async (play) => {
  expect((await perform(theatre, `${play}.sql`)).failures).toEqual([]);
});

it("each function that answers with JSON is declared", async () => {
  const rows = await scene.query<{ name: string }>(`
    select distinct p.proname as name from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
    where p.pronamespace = 'public'::regnamespace and p.prorettype in ('jsonb'::regtype, 'json'::regtype)
      and has_function_privilege(role, p.oid, 'execute')
    order by 1`);
  expect(rows.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

it("each function answers something", async () => {
  await collectFromScene();
  // A function that is named here has no answer to compare: let a play or the scene make it answer.
  expect(silent(names, collected)).toEqual([]);
});

it("each answer has the type that domain/site/database.ts names", async () => {
  expect(await differences(collected, names)).toEqual([]);
});

it("an answer of another shape is named", async () => {
  const wrong: Collected = new Map([["save_timeline", new Set(['{"saved": true, "steps": []}'])]]);
  expect((await differences(wrong, [])).join()).toMatch(/^save_timeline: .*steps/);
});

async function collectFromScene(): Promise<void> {
  await setScene(scene);
  const lists = await scene.query<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proretset",
  );
  const statements = names.map((name) => {
    const isList = lists.some((list) => list.name === name);
    const answer = isList ? "coalesce(jsonb_agg(r), '[]')" : "coalesce(to_jsonb(r), 'null')";
    return `select ${answer}::text as text from ${FUNCTIONS[`public.${name}`]?.call} as r`;
  });
  for (const actor of ACTORS)
    for (const [n, read] of (await attempts(scene, actor, statements)).entries())
      if (!read.startsWith("refused")) add(collected, names[n] ?? "", JSON.parse(read));
}
