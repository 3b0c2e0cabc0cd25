import { afterAll, expect, it } from "vitest";
import { listen } from "../../../local/web-server.ts";
import { book, openCalendar, outboxOf, passTime } from "../../support/edge-bookings.ts";
import { insertListing, signUp } from "../../support/edge-world.ts";
import { seeding } from "../../support/props.ts";
import { startTestCloud } from "../../support/test-cloud.ts";

/** End to end: the local cloud's timer, the function on Deno, and a failing mail service. */
let isDown = true;
const accepted: string[] = [];
const service = await listen(0, async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  if (isDown) {
    response.writeHead(500).end("{}");
    return;
  }
  accepted.push(...[JSON.parse(body).to].flat());
  response.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
});
afterAll(service.close);
const env = { RESEND_BASE_URL: `http://127.0.0.1:${service.port}` };
const cloud = await startTestCloud({ env, tickMs: 100 });
afterAll(cloud.stop);

it("resends a refused mail, and completes a past showing", async () => {
  const dana = await signUp(cloud, "Dana");
  const home = await insertListing(cloud, dana);
  await openCalendar(cloud, dana, home);
  const visit = await book(cloud, home);

  const states = () => outboxOf(cloud, visit);
  await expect
    .poll(async () => (await states()).filter((each) => each.last_error !== null).length)
    .toBe(2);
  expect((await states()).every((each) => !each.is_sent && each.attempts === 1)).toBe(true);
  expect(accepted).toEqual([]);

  isDown = false;
  await passTime(cloud);
  await expect.poll(() => [...accepted].sort()).toEqual([dana.email, visit.email].sort());
  await expect.poll(async () => (await states()).every((each) => each.is_sent)).toBe(true);

  const past = "update public.bookings set starts_at = now() - interval '2 hours' where id = $1";
  await seeding(cloud.sql, past, [visit.id]);
  const status = () =>
    cloud.sql.query("select status from public.bookings where id = $1", [visit.id]);
  await expect.poll(status).toEqual([{ status: "cancelled" }]);
  expect(accepted).toHaveLength(2);
});

it("fills the day that comes into the weekly hours' horizon", async () => {
  const sam = await signUp(cloud, "Sam");
  const home = await insertListing(cloud, sam);
  await cloud.sql.query(
    `insert into public.showing_settings (listing_id, user_id, weekly_hours)
     select $1, $2, jsonb_object_agg(day::text, '["10:00"]'::jsonb) from generate_series(1, 7) as day`,
    [home, sam.id],
  );
  const days = async () => {
    const [row] = await cloud.sql.query<{ n: number }>(
      "select count(*)::int as n from public.availability where listing_id = $1",
      [home],
    );
    return row?.n;
  };
  expect(await days()).toBe(61);
  // Yesterday, the last of these days was beyond the horizon.
  await cloud.sql.query(
    "delete from public.availability where listing_id = $1 and date = (select max(date) from public.availability)",
    [home],
  );
  await cloud.sql.query(
    "delete from public.offered_days where listing_id = $1 and time_slots = '{}'",
    [home],
  );
  await cloud.sql.query(
    "update public.showing_settings set filled_until = filled_until - 1 where listing_id = $1",
    [home],
  );
  await expect.poll(days).toBe(61);
});
