import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../../local/cloud.ts";
import { openPostgres } from "../../local/database.ts";
import {
  type NativePostgres,
  PRIMARY_SETTINGS,
  startNativePostgres,
} from "../../local/native-postgres.ts";
import { type Replica, startReplica } from "../../local/replica.ts";
import type { ReplicaState } from "../../supabase/functions/_shared/domain/site/operating/replicas.ts";
import { PUBLIC_READS } from "../../web/lib/public-reads.ts";
import { PATIENT_FUNCTIONS } from "../support/limits.ts";

/** Two servers, of which one repeats the other, with the demo's homes. */
let primary: NativePostgres;
let cloud: Cloud;
let replica: Replica;

beforeAll(async () => {
  primary = await startNativePostgres({ settings: PRIMARY_SETTINGS });
  cloud = await startCloud({
    env: PATIENT_FUNCTIONS,
    databaseUrl: primary.url,
    seed: true,
    tickMs: 0,
  });
  replica = await startReplica(primary, cloud.publishableKey);
});
afterAll(async () => {
  await replica.stop();
  await cloud.stop();
  await primary.stop();
});

const ask = (base: string, path: string) =>
  fetch(`${base}/rest/v1/${path}`, { headers: { apikey: cloud.publishableKey } });

test("a change at the primary arrives", async () => {
  // It has repeated nothing yet, so it can't know how far behind it is.
  expect(await state()).toMatchObject({ code: "PT503" });
  await cloud.sql.exec("update private.limits set value = value where name = 'replicas.age_s'");
  await expect.poll(async () => (await state()).age_s).toBeLessThan(5);
  expect((await state()).is_replica).toBe(true);
  expect(await (await ask(cloud.apiUrl, "rpc/replica_state")).json()).toEqual({
    is_replica: false,
    age_s: null,
  });
});

test("everything that is public is answered as by the primary, and writes nothing", async () => {
  const [home] = await cloud.sql.query<{ id: string }>(
    "select id from public.listings where status = 'active' order by id limit 1",
  );
  const id = home?.id ?? "";
  const questions: Record<(typeof PUBLIC_READS)[number], string> = {
    listings: `?select=id,title,price,images:listing_images(id)&id=eq.${id}`,
    "rpc/search_listings": "?page_size=24&filters=%7B%22search_term%22%3A%22garden%22%7D",
    "rpc/map_listings": "?zoom=6&west=-125&south=24&east=-66&north=50",
    "rpc/similar_listings": `?listing_id=${id}`,
    "rpc/suggest_places": "?typed=bo",
    "rpc/places_like": "?typed=boisse",
    "rpc/places_around": "?place=Boise",
    "rpc/sold_home": `?listing=${id}`,
    "rpc/home_at": "?letters=bcdfg",
    "rpc/next_free_time": `?listing=${id}`,
    "rpc/answer_hours": `?listing=${id}`,
    "rpc/mortgage_rate": "",
    "rpc/telephone_shown": `?listing=${id}`,
    "rpc/sitemap_part": "?part=1&parts=1",
  };
  for (const read of PUBLIC_READS) {
    const [here, there] = await Promise.all(
      [replica.url, cloud.apiUrl].map((base) => ask(base, read + questions[read])),
    );
    expect(here?.status, read).toBe(200);
    expect(await here?.json(), read).toEqual(await there?.json());
  }
});

test("a write is refused, and so is everything that is not a table", async () => {
  const headers = { apikey: cloud.publishableKey };
  const write = await fetch(`${replica.url}/rest/v1/rpc/register_listing_view`, {
    method: "POST",
    headers,
  });
  expect(write.status).toBe(405);
  expect((await fetch(`${replica.url}/auth/v1/user`, { headers })).status).toBe(405);
});

test("a replica that is further behind than it may be answers nothing, and answers again when it has caught up", async () => {
  const standby = openPostgres(replica.server.url, { max: 1 });
  // A minute and a half of waiting is one second here.
  await cloud.sql.exec("update private.limits set value = 1 where name = 'replicas.age_s'");
  const [written] = await cloud.sql.query<{ at: string }>(
    "select pg_current_wal_insert_lsn()::text as at",
  );
  const status = async () => (await ask(replica.url, "rpc/suggest_places?typed=bo")).status;
  await expect
    .poll(async () => {
      const [row] = await standby.query<{ has: boolean }>(
        "select pg_last_wal_replay_lsn() >= $1::pg_lsn as has",
        [written?.at],
      );
      return row?.has;
    })
    .toBe(true);
  await standby.exec("select pg_wal_replay_pause()");
  await expect.poll(status).toBe(503);
  const { code } = await (await ask(replica.url, "rpc/suggest_places?typed=bo")).json();
  expect(code).toBe("PT503");
  await cloud.sql.exec("update private.limits set value = 90 where name = 'replicas.age_s'");
  expect(await status()).toBe(503);
  await standby.exec("select pg_wal_replay_resume()");
  await expect.poll(status).toBe(200);
  await standby.close();
});

async function state(): Promise<ReplicaState> {
  const answer = await ask(replica.url, "rpc/replica_state");
  return answer.json();
}
