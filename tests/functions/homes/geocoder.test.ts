import { beforeEach, describe, expect, it } from "vitest";
import { bearer, jsonOf, postJson } from "../../support/edge-requests.ts";
import { ownEdgeWorld, signUp } from "../../support/edge-world.ts";

/** Whatever the geocoder does, a home is saved, and the geocoder is not asked too often. */
const world = await ownEdgeWorld("listings");
const dana = await signUp(world.cloud, "Dana");
const hasty = await world.again({ GEOCODER_TIMEOUT_MS: "300" });
beforeEach(async () => {
  world.geocoder.seen.length = 0;
  world.geocoder.arrivals.length = 0;
  await world.cloud.sql.query(
    "update private.geocoder_turns set next_turn = '-infinity', paused_until = '-infinity'",
  );
  await world.cloud.sql.query("delete from private.geocoder_cache");
  await world.cloud.sql.query("delete from private.rate_buckets");
});

const HOME = {
  title: "Home",
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  property_type: "house",
};
const save = (fields: Record<string, unknown>, edge = world.edge) =>
  edge.call("", postJson({ ...HOME, ...fields }, bearer(dana.token).headers));
const isPaused = async () => {
  const [row] = await world.cloud.sql.query<{ paused: boolean }>(
    "select paused_until > now() + interval '30 seconds' as paused from private.geocoder_turns",
  );
  return row?.paused;
};

describe("a lookup", () => {
  it("has the geocoder's format and our user agent", async () => {
    const { location } = await jsonOf(await save({ address: "1418 Maple St" }));
    expect(location).not.toBeNull();
    expect(world.geocoder.seen).toHaveLength(1);
    const { pathname, searchParams } = new URL(world.geocoder.seen[0] ?? "", "http://x");
    expect(pathname).toBe("/search");
    expect(Object.fromEntries(searchParams)).toEqual({
      format: "json",
      q: "1418 Maple St, Boise, ID, 83702",
      limit: "3",
      countrycodes: "us",
      addressdetails: "1",
    });
  });

  it.each([
    ["1418 Maple St, Boise, ID 83702", "1418 Maple St, Boise, ID 83702"],
    ["12 Elm St, Unit 4", "12 Elm St Unit 4, Boise, ID, 83702"],
  ])("a lookup of %s is %s", async (address, q) => {
    await save({ address });
    expect(new URL(world.geocoder.seen[0] ?? "", "http://x").searchParams.get("q")).toBe(q);
  });

  it("is made once for everyone, in lower case", async () => {
    const first = await jsonOf(await save({ address: "1418 Maple St" }));
    const again = await jsonOf(await save({ address: "1418  MAPLE st" }));
    expect(again.location).toEqual(first.location);
    expect(world.geocoder.seen).toHaveLength(1);
  });

  it("a lookup of an unknown street is not repeated the same day", async () => {
    for (const _ of [1, 2])
      expect((await jsonOf(await save({ address: "1 Nowhere Ln" }))).location).toBeNull();
    expect(world.geocoder.seen).toHaveLength(1);
  });

  it("needs a street and a town", async () => {
    await save({ address: "" });
    await save({ address: "1418 Maple St", city: "", zip_code: "" });
    expect(world.geocoder.seen).toHaveLength(0);
  });

  it("ignores a street of that name in another state", async () => {
    const body = JSON.stringify([
      { lat: "40.7", lon: "-74.0", display_name: "Maple St, Boise, New Jersey" },
    ]);
    world.geocoder.fail(/search/, { status: 200, body });
    expect((await jsonOf(await save({ address: "1418 Maple St" }))).location).toBeNull();
  });

  it("prefers the result that names the town", async () => {
    const body = JSON.stringify([
      { lat: "42.6", lon: "-114.4", display_name: "Maple St, Twin Falls, Idaho" },
      { lat: "43.6", lon: "-116.2", display_name: "Maple St, Boise, Idaho" },
    ]);
    world.geocoder.fail(/search/, { status: 200, body });
    const { location } = await jsonOf(await save({ address: "1418 Maple St" }));
    expect(location).toEqual({ lat: 43.6, lng: -116.2 });
  });
});

describe("the place of a sold home", () => {
  const find = (id: string, address: unknown, token = dana.token) =>
    world.edge.call(`/${id}/find-place`, postJson({ address }, bearer(token).headers));
  const found = [{ lat: "43.6", lon: "-116.2", display_name: "Elm St, Boise, Idaho" }];

  it("is looked for in the town of the owner's home, unless the address names one", async () => {
    const { id } = await jsonOf(await save({ address: "1418 Maple St" }));
    world.geocoder.seen.length = 0;
    world.geocoder.fail(/search/, { status: 200, body: JSON.stringify(found) });
    expect(await jsonOf(await find(id, "9 Elm St"))).toEqual({
      location: { lat: 43.6, lng: -116.2 },
    });
    await world.cloud.sql.query("update private.geocoder_turns set next_turn = '-infinity'");
    await find(id, "9 Elm St, Eagle, ID");
    expect(
      world.geocoder.seen.map((url) => new URL(url, "http://x").searchParams.get("q")),
    ).toEqual(["9 Elm St, Boise, ID", "9 Elm St Eagle ID"]);
  });

  it("is none where the address is far away, and while the geocoder fails", async () => {
    const { id } = await jsonOf(await save({ address: "1418 Maple St" }));
    const far = [{ lat: "46.8", lon: "-92.1", display_name: "Elm St, Duluth" }];
    world.geocoder.fail(/search/, { status: 200, body: JSON.stringify(far) });
    expect(await jsonOf(await find(id, "9 Elm St"))).toEqual({ location: null });
    await world.cloud.sql.query("update private.geocoder_turns set next_turn = '-infinity'");
    world.geocoder.fail(/search/, { status: 503 });
    expect(await jsonOf(await find(id, "7 Oak St"))).toEqual({ location: null });
  });

  it("is told to the home's owner alone, for an address", async () => {
    const { id } = await jsonOf(await save({ address: "1418 Maple St" }));
    world.geocoder.seen.length = 0;
    const sam = await signUp(world.cloud, "Sam");
    expect((await find(id, "9 Elm St", sam.token)).status).toBe(404);
    expect((await find(id, "  ")).status).toBe(422);
    expect((await find(id, 9)).status).toBe(422);
    expect(
      (await world.edge.call(`/${id}/find-place`, postJson({ address: "9 Elm St" }))).status,
    ).toBe(401);
    expect(world.geocoder.seen).toEqual([]);
  });
});

describe("a failing geocoder", () => {
  const FAULTS = [
    ["refuses", "reset"],
    ["hangs", "hang"],
    ["fails", { status: 503 }],
    ["answers in HTML", { status: 200, body: "<html>" }],
    ["answers without a list", { status: 200, body: '{"lat":"43"}' }],
    ["answers too much", { status: 200, body: `[${" ".repeat(300_000)}]` }],
  ] as const;

  it.each(FAULTS)(
    "a geocoder that %s: the home is saved and can be published",
    async (_, fault) => {
      // Deno itself retries over a new connection when an old one breaks.
      world.geocoder.fail(/search/, fault, 2);
      const edge = fault === "hang" ? hasty : world.edge;
      const answer = await save({ address: "1418 Maple St", status: "active" }, edge);
      expect(answer.status).toBe(201);
      expect(await jsonOf(answer)).toMatchObject({
        status: "active",
        location: null,
        time_zone: "America/Boise",
      });
      expect(await isPaused()).toBe(true);
    },
  );

  it.each([
    ["nothing to read", [{}]],
    ["no numbers", [{ lat: "north", lon: {} }, null, 4]],
    ["another planet", [{ lat: "943", lon: "-116" }]],
  ])("a geocoder that answers %s has found nothing", async (_, results) => {
    world.geocoder.fail(/search/, { status: 200, body: JSON.stringify(results) });
    const { location } = await jsonOf(await save({ address: "1418 Maple St" }));
    expect(location).toBeNull();
  });

  it("is left alone for a while, and asked by a later save", async () => {
    world.geocoder.fail(/search/, { status: 500 });
    const { id } = await jsonOf(await save({ address: "1418 Maple St" }));
    await save({ address: "7 Elm St" });
    expect(world.geocoder.seen).toHaveLength(1);
    await world.cloud.sql.query("update private.geocoder_turns set paused_until = now()");
    const put = { ...postJson({ title: "Again" }, bearer(dana.token).headers), method: "PUT" };
    expect((await jsonOf(await world.edge.call(`/${id}`, put))).location).not.toBeNull();
    expect(world.geocoder.seen).toHaveLength(2);
  });

  it("a geocoder whose queue fails: the home is saved without a location", async () => {
    world.backend.fail(/claim_geocoder/, { status: 500 });
    const home = await jsonOf(await save({ address: "1418 Maple St" }));
    expect(home).toMatchObject({ location: null, time_zone: "America/Boise" });
    expect(world.geocoder.seen).toHaveLength(0);
    world.backend.fail(/keep_geocode/, { status: 500 });
    await world.cloud.sql.query("update private.geocoder_turns set paused_until = now()");
    expect((await save({ address: "1418 Maple St" })).status).toBe(201);
  });
});

describe("a home saved while the geocoder is down", () => {
  beforeEach(() => world.cloud.sql.query("delete from private.homes_to_place"));
  const down = async (address: string) => {
    world.geocoder.fail(/search/, { status: 503 });
    return (await jsonOf(await save({ address }))).id as string;
  };
  const waiting = () =>
    world.cloud.sql.query<{ id: string; tries: number; minutes: number }>(
      `select listing_id as id, tries,
              round(extract(epoch from next_try_at - now()) / 60)::int as minutes
       from private.homes_to_place`,
    );
  /** The clock's call, when every home's time has come. */
  const later = async () => {
    await world.cloud.sql.exec(
      `update private.homes_to_place set next_try_at = now();
       update private.geocoder_turns set next_turn = '-infinity', paused_until = '-infinity'`,
    );
    return jsonOf(await world.asScheduler("/place-homes"));
  };
  const placeOf = async (id: string) => {
    const [row] = await world.cloud.sql.query<{ lat: number | null; time_zone: string }>(
      "select lat, time_zone from public.listings where id = $1",
      [id],
    );
    return row;
  };

  it("gets its place later, by itself", async () => {
    const id = await down("1418 Maple St");
    expect(await placeOf(id)).toMatchObject({ lat: null });
    expect(await waiting()).toEqual([{ id, tries: 0, minutes: 5 }]);
    world.geocoder.fail(/search/, { status: 503 });
    expect(await later(), "still down").toEqual({ placed: 0 });
    expect(await waiting()).toEqual([{ id, tries: 1, minutes: 5 }]);
    world.geocoder.fail(/search/, { status: 503 });
    await later();
    expect(await waiting(), "further and further apart").toEqual([{ id, tries: 2, minutes: 10 }]);
    expect(await later()).toEqual({ placed: 1 });
    expect(await placeOf(id)).toEqual({ lat: expect.any(Number), time_zone: "America/Boise" });
    expect(await waiting()).toEqual([]);
  });

  it("is looked up under its address of now, and not at all once its owner has set the pin", async () => {
    const id = await down("1418 Maple St");
    const put = (fields: object) =>
      world.edge.call(`/${id}`, {
        ...postJson(fields, bearer(dana.token).headers),
        method: "PUT",
      });
    world.geocoder.fail(/search/, { status: 503 });
    await world.cloud.sql.query("update private.geocoder_turns set paused_until = '-infinity'");
    await put({ address: "9 Elm St" });
    world.geocoder.seen.length = 0;
    await later();
    expect(world.geocoder.seen.join()).toContain("9+Elm+St");
    expect((await placeOf(id))?.lat).not.toBeNull();

    const other = await down("77 Oak St");
    await world.cloud.sql.query("update private.geocoder_turns set paused_until = 'infinity'");
    const pinned = await world.edge.call(`/${other}`, {
      ...postJson({ location: { lat: 43.6, lng: -116.2 } }, bearer(dana.token).headers),
      method: "PUT",
    });
    expect(pinned.status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await later()).toEqual({ placed: 0 });
    expect(await placeOf(other)).toMatchObject({ lat: 43.6 });
  });

  it("is given up when nobody knows its address, and after 14 tries", async () => {
    await down("1418 Maple St");
    world.geocoder.fail(/search/, { status: 200, body: "[]" });
    await later();
    expect(await waiting()).toEqual([]);
    await down("77 Oak St");
    await world.cloud.sql.query("update private.homes_to_place set tries = 14");
    world.geocoder.seen.length = 0;
    await later();
    expect([await waiting(), world.geocoder.seen]).toEqual([[], []]);
  });
});

describe("fifteen saves at once", () => {
  it("ask at most once a second, and all are saved", async () => {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => save({ address: `${n + 1} Parallel St` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(201));
    const homes = await Promise.all(answers.map(jsonOf));
    expect(homes.every(({ time_zone }) => time_zone === "America/Boise")).toBe(true);

    const arrivals = world.geocoder.arrivals.map((at) => at - began);
    expect(arrivals.length).toBeGreaterThan(1);
    const placed = homes.filter(({ location }) => location !== null);
    expect(placed.length).toBeLessThanOrEqual(arrivals.length);
    // A busy machine makes each of them later, never earlier.
    expect(arrivals.every((after, turn) => after > turn * 1_000)).toBe(true);
  });
});
