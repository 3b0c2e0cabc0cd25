import { randomUUID } from "node:crypto";
import { ERRORS } from "@domain/site/errors/errors.ts";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { filesOf, newName, upload } from "../../support/edge-photos.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import {
  insertListing,
  LISTING_BODY,
  ownEdgeWorld,
  type Person,
  signUpAll,
} from "../../support/edge-world.ts";
import { holdsForDrawn } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";
import { spend } from "../../support/rate-limits.ts";

const world = await ownEdgeWorld("listings");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
afterEach(async () => {
  // Tests are faster than people, and than the geocoder's policy allows.
  await world.cloud.sql.query("delete from private.rate_buckets");
  await world.cloud.sql.query(
    "update private.geocoder_turns set next_turn = '-infinity', paused_until = '-infinity'",
  );
});

const send = (method: string, path: string, body: unknown, who?: Person) =>
  world.edge.call(path, {
    ...postJson(body, who ? bearer(who.token).headers : {}),
    method,
  });
const post = (body: unknown, who: Person = dana) => send("POST", "", body, who);
const put = (id: string, body: unknown, who: Person = dana) => send("PUT", `/${id}`, body, who);
const remove = (id: string, who?: Person) =>
  world.edge.call(`/${id}`, { method: "DELETE", ...(who ? bearer(who.token) : {}) });
const storedCounty = async (id: string) => {
  const [home] = await world.cloud.sql.query("select county from public.listings where id = $1", [
    id,
  ]);
  return home?.county;
};
const read = async (id: string) => {
  const [row] = await world.cloud.sql.query<Record<string, unknown>>(
    "select * from public.listings where id = $1",
    [id],
  );
  return row;
};

describe("POST /listings", () => {
  it("creates a draft for the caller, with location and time zone", async () => {
    const answer = await post(LISTING_BODY);
    expect(answer.status).toBe(201);
    const home = await jsonOf(answer);
    expect(home).toMatchObject({
      ...LISTING_BODY,
      user_id: dana.id,
      status: "draft",
      images: [],
      views: 0,
      time_zone: "America/Boise",
      warnings: [],
    });
    expect(home.location.lat).toBeCloseTo(43.6, 0);
    expect(home.location.lng).toBeCloseTo(-116.2, 0);
    expect(Date.parse(home.geocoded_at)).not.toBeNaN();
    expect(home).not.toHaveProperty("lat");
    expect(await read(home.id)).toMatchObject({ user_id: dana.id, status: "draft" });
  });

  it("accepts minimal input", async () => {
    const home = await jsonOf(await post({}));
    expect(home).toMatchObject({
      title: "",
      price: null,
      status: "draft",
      location: null,
      time_zone: null,
    });
    const other = await jsonOf(
      await post({ square_feet: "1,200", price: "$99,000", state: "idaho" }),
    );
    expect(other).toMatchObject({
      sqft: 1_200,
      price: 99_000,
      state: "ID",
      time_zone: "America/Boise",
    });
  });

  it("is published at once if complete and requested", async () => {
    const home = await jsonOf(await post({ ...LISTING_BODY, status: "active" }));
    expect(home).toMatchObject({ status: "active", time_zone: "America/Boise" });
    expect((await world.edge.call(`/${home.id}`)).status).toBe(200);
  });

  it("returns the same listing if the answer was lost", async () => {
    const id = randomUUID();
    const first = await jsonOf(await post({ ...LISTING_BODY, id }));
    expect(first.id).toBe(id);
    const again = await post({ ...LISTING_BODY, id });
    expect(again.status).toBe(201);
    expect(await jsonOf(again)).toMatchObject({ id, title: first.title });
    const other = await post({ ...LISTING_BODY, id, title: "Renamed" });
    expect(other.status).toBe(409);
    expect(await jsonOf(other)).toMatchObject({ code: "already_stored" });
    // A field that was left empty may have been filled in since then.
    const draft = randomUUID();
    await post({ id: draft });
    await put(draft, { title: "Begun" });
    expect(await jsonOf(await post({ id: draft }))).toMatchObject({ id: draft, title: "Begun" });
  });

  it("resumes an interrupted attempt", async () => {
    const id = randomUUID();
    await post({ ...LISTING_BODY, id });
    expect(await jsonOf(await post({ ...LISTING_BODY, id, status: "active" }))).toMatchObject({
      id,
      status: "active",
    });
  });

  it("creates one from six simultaneous requests", async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post({ title: "One", id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const rows = await world.cloud.sql.query("select 1 from public.listings where id = $1", [id]);
    expect(rows).toHaveLength(1);
  });

  it("doesn't return another owner's listing", async () => {
    const id = await insertListing(world.cloud, sam, { status: "draft", title: "Secret" });
    const answer = await post({ ...LISTING_BODY, id });
    expect(answer.status).toBe(409);
    const body = await answer.text();
    expect(JSON.parse(body).code).toBe("listing_taken");
    expect(body).not.toContain("Secret");
    expect(await read(id)).toMatchObject({ title: "Secret", user_id: sam.id });
  });

  it("ignores fields nobody may set", async () => {
    const home = await jsonOf(
      await post({
        ...LISTING_BODY,
        user_id: sam.id,
        views: 900,
        lat: 1,
        lng: 2,
        geocoded_at: "2020-01-01",
        time_zone: "Pacific/Honolulu",
        published_at: "2020-01-01",
        created_at: "2020-01-01",
        search: "x",
        images: [],
      }),
    );
    expect(home).toMatchObject({
      user_id: dana.id,
      views: 0,
      time_zone: "America/Boise",
      images: [],
    });
    const row = await read(home.id);
    expect(row).toMatchObject({ published_at: null });
    expect(String(row?.created_at)).not.toContain("2020");
  });

  it("warns about questionable words, and keeps them", async () => {
    const home = await jsonOf(
      await post({ ...LISTING_BODY, title: "Perfect for families", features: ["Master bedroom"] }),
    );
    expect(home.title).toBe("Perfect for families");
    expect(home.warnings).toMatchObject([
      { field: "title", phrase: "Perfect for families", start: 0, end: 20 },
      { field: "features", index: 0, phrase: "Master bedroom" },
    ]);
  });
});

/** The play `listing_caps` proves the limits, whichever way an owner writes. */
it("a limit that is reached is told in the catalogue's words, and leaves the rest to be changed", async () => {
  const refusal = async (answer: Response) => [answer.status, (await jsonOf(answer)).detail];
  const id = await insertListing(world.cloud, sam);
  await spend(world.cloud.sql, `new-listings:${sam.id}`, 3_600, 20);
  await spend(world.cloud.sql, `price-changes:${sam.id}`, 3_600, 30);
  expect(await refusal(await post({}, sam))).toEqual([429, ERRORS.too_many_new_listings.text]);
  expect(await refusal(await put(id, { price: 3 }, sam))).toEqual([
    429,
    ERRORS.too_many_price_changes.text,
  ]);
  expect((await put(id, { title: "A word is free" }, sam)).status).toBe(200);
  expect(await read(id)).toMatchObject({ price: 485_000, title: "A word is free" });
});

describe("refuses", () => {
  it.each([
    [{ bedrooms: 1.5 }, "bedrooms"],
    [{ id: "mine" }, "id"],
    [{ images: ["https://x.example/a.webp"] }, "images"],
    [{ images: "https://x.example/a.webp" }, "images"],
  ])("%j with 422 and the field's name", async (fields, field) => {
    const answer = await post(fields);
    expect(answer.status).toBe(422);
    const body = await jsonOf(answer);
    expect(body.code).toBe("listing_invalid");
    expect(body.problems.map((problem: { field: string }) => problem.field)).toEqual([field]);
    expect(body.detail).toBe(body.problems[0].text);
  });

  it("publishing an incomplete listing, naming everything missing", async () => {
    const { id } = await jsonOf(await post({ title: "Half" }));
    const answer = await put(id, { status: "active" });
    expect(answer.status).toBe(422);
    const { problems } = await jsonOf(answer);
    expect(problems.map(({ field }: { field: string }) => field)).toEqual([
      "address",
      "city",
      "state",
      "zip_code",
    ]);
    expect(await read(id)).toMatchObject({ status: "draft" });
  });

  it("a ZIP code that crosses a state line is accepted, because only its owner knows about it", async () => {
    const place = { city: "Junction City", state: "LA", zip_code: "71749", location: null };
    const answer = await post({ ...LISTING_BODY, ...place, status: "active" });
    expect(answer.status).toBe(201);
    expect(await jsonOf(answer)).toMatchObject({
      state: "LA",
      zip_code: "71749",
      status: "active",
    });
  });

  it("words covered by federal law, until their owner confirms them", async () => {
    const words = { title: "Perfect for families", features: ["Master bedroom", "No kids"] };
    const phrases = ["Perfect for families", "No kids"];
    const refusal = async (answer: Response) => {
      const { code, warnings } = await jsonOf(answer);
      const named = warnings?.map(({ phrase }: { phrase: string }) => phrase);
      return { status: answer.status, code, phrases: named };
    };
    const refused = { status: 422, code: "listing_words_questioned", phrases };

    const id = randomUUID();
    const body = { ...LISTING_BODY, ...words, id, status: "active" };
    expect(await refusal(await post(body))).toEqual(refused);
    for (const no of [false, undefined])
      expect(await refusal(await post({ ...body, publish_anyway: no }))).toEqual(refused);
    expect((await post({ ...body, publish_anyway: "yes" })).status).toBe(422);
    expect(await read(id)).toBeUndefined();

    // A draft may say anything.
    expect((await post({ ...LISTING_BODY, ...words, id })).status).toBe(201);
    expect(await refusal(await put(id, { status: "active" }))).toEqual(refused);
    expect(await refusal(await post(body))).toEqual(refused);
    expect(await read(id)).toMatchObject({ status: "draft" });
    expect((await put(id, { status: "active", publish_anyway: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: "active", title: words.title });
  });

  it("such words in a published home, but only new ones", async () => {
    const { id } = await jsonOf(await post({ ...LISTING_BODY, status: "active" }));
    const worse = await put(id, { description: "No kids." });
    expect(worse.status).toBe(422);
    expect((await jsonOf(worse)).warnings).toMatchObject([{ phrase: "No kids" }]);
    expect(await read(id)).toMatchObject({ description: LISTING_BODY.description });
    const meant = await put(id, { description: "No kids.", publish_anyway: true });
    expect(meant.status).toBe(200);
    // The owner has confirmed them.
    expect((await put(id, { price: 400_000 })).status).toBe(200);
    for (const status of ["withdrawn", "active"])
      expect((await put(id, { status })).status).toBe(200);
    expect((await put(id, { title: "Adults only" })).status).toBe(422);
    // Otherwise they could be written off the market and come back unchecked.
    await put(id, { status: "withdrawn" });
    expect((await put(id, { title: "Adults only" })).status).toBe(422);
  });

  it("removing a published home's words", async () => {
    const id = await insertListing(world.cloud, dana);
    expect((await put(id, { title: "" })).status).toBe(422);
    expect(await read(id)).toMatchObject({ title: "Craftsman with a porch" });
  });

  it("an invalid body", async () => {
    const headers = { ...bearer(dana.token).headers };
    const call = (body: string, type?: string) =>
      world.edge.call("", {
        method: "POST",
        headers: type ? { ...headers, "content-type": type } : headers,
        body,
      });
    for (const body of ["{", "[]", '"x"', "null", "4", ""])
      expect((await call(body, "application/json")).status, body).toBe(400);
    expect((await call("title=x", "application/x-www-form-urlencoded")).status).toBe(400);
    expect((await call('{"title":"x"}', "text/plain")).status).toBe(400);
    const large = JSON.stringify({ description: "x".repeat(270_000) });
    expect((await call(large, "application/json")).status).toBe(413);
  });
});

describe("PUT /listings/:id", () => {
  it("changes what is sent, and nothing else", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    const home = await jsonOf(await put(id, { price: "450,000", description: null, features: [] }));
    expect(home).toMatchObject({ ...LISTING_BODY, price: 450_000, description: "", features: [] });
    expect(await jsonOf(await put(id, { price: null }))).toMatchObject({ price: null });
    expect(await jsonOf(await put(id, {}))).toMatchObject({ title: LISTING_BODY.title });
  });

  it("changes only the version that was seen", async () => {
    const first = await jsonOf(await post(LISTING_BODY));
    const { id } = first;
    const seen = { seen_updated_at: first.updated_at };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(id, { ...seen, title: `Title ${n}` })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    const now = await jsonOf(taken[0] as Response);
    for (const answer of answers.filter((answer) => answer !== taken[0])) {
      expect(await codeOf(answer)).toEqual([409, "listing_changed"]);
    }
    const { lat, lng } = first.location;
    for (const late of [
      { description: "Late" },
      { status: "active" },
      { location: { lat: lat + 0.001, lng } },
      {},
    ])
      expect((await put(id, { ...seen, ...late })).status, JSON.stringify(late)).toBe(409);
    expect(await read(id)).toMatchObject({
      title: now.title,
      description: LISTING_BODY.description,
      status: "draft",
      lat,
    });
    const next = await put(id, { status: "active", seen_updated_at: now.updated_at });
    expect(await jsonOf(next)).toMatchObject({ title: now.title, status: "active" });
    for (const none of ["yesterday", "0000-01-01T00:00:00Z", "2026-01-01T00:00:00+23:59"])
      expect((await put(id, { seen_updated_at: none })).status, none).toBe(422);
    const other = await jsonOf(await post(LISTING_BODY));
    await remove(other.id, dana);
    expect((await put(other.id, seen)).status).toBe(404);
  });

  it("accepts the current photos when sent back, and no others", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    await world.cloud.sql.query(
      `insert into public.listing_images (listing_id, path, width, height, position)
       values ($1, 'demo/a.webp', 1440, 960, 0)`,
      [id],
    );
    const whole = await jsonOf(await put(id, {}));
    expect(whole.images).toHaveLength(1);
    expect((await put(id, { ...whole, title: "Renamed" })).status).toBe(200);
    const answer = await put(id, {
      title: "Lost",
      images: [...whole.images, "https://x.example/b.webp"],
    });
    expect(answer.status).toBe(422);
    expect((await jsonOf(answer)).detail).toContain("PATCH /listings/{id}/images");
    expect(await read(id)).toMatchObject({ title: "Renamed" });
  });

  it("allows only valid status changes", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    expect(await codeOf(await put(id, { status: "sold" }))).toEqual([409, "listing_transition"]);
    for (const status of ["active", "pending", "sold"])
      expect((await jsonOf(await put(id, { status }))).status).toBe(status);
    expect((await put(id, { status: "active" })).status).toBe(409);
    expect((await put(id, { status: "sold" })).status).toBe(200);
  });

  it("finds the location of a new address", async () => {
    const { id, location } = await jsonOf(await post(LISTING_BODY));
    const moved = await jsonOf(
      await put(id, { address: "9 Ocean Ave", city: "Santa Cruz", state: "CA", zip_code: "95060" }),
    );
    expect(moved.location).not.toEqual(location);
    expect(moved.location.lat).toBeCloseTo(37, 0);
    expect(moved.time_zone).toBe("America/Los_Angeles");
  });

  it("keeps a published home in its town", async () => {
    const { id } = await jsonOf(await post({ ...LISTING_BODY, status: "active" }));
    expect(await codeOf(await put(id, { city: "Meridian", zip_code: "83642" }))).toEqual([
      409,
      "listing_place_fixed",
    ]);
    const other = await jsonOf(await put(id, { address: "7 Elm St" }));
    expect(other).toMatchObject({ address: "7 Elm St", city: "Boise", time_zone: "America/Boise" });
    expect(other.location).not.toBeNull();
  });

  it("uses the owner's pin if it is plausible", async () => {
    const { id, location } = await jsonOf(await post(LISTING_BODY));
    const pin = { lat: location.lat + 0.01, lng: location.lng - 0.01 };
    expect((await jsonOf(await put(id, { location: pin }))).location).toEqual(pin);
    // A pin that was sent back isn't a new one.
    expect((await jsonOf(await put(id, { location: pin, title: "Same" }))).location).toEqual(pin);
    expect((await jsonOf(await put(id, { title: "Still" }))).location).toEqual(pin);
    for (const wrong of [
      { lat: location.lat + 1, lng: location.lng },
      { lat: 40.7, lng: -74 },
      { lat: 0, lng: 0 },
    ]) {
      const answer = await put(id, { location: wrong, title: "Moved" });
      expect(answer.status).toBe(422);
      expect((await jsonOf(answer)).problems[0].field).toBe("location");
    }
    expect(await read(id)).toMatchObject({ ...pin, title: "Still" });
    expect((await jsonOf(await put(id, { location: null }))).location).toEqual(location);
  });

  it("stores the county of a place, near a county line that of its square", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    expect(await storedCounty(id)).toBe("Ada County");
    // Canyon County has this place, and Ada County the middle of its square.
    await put(id, { location: { lat: 43.63, lng: -116.493 } });
    expect(await storedCounty(id)).toBe("Ada County");
    await put(id, { location: { lat: 43.63, lng: -116.53 } });
    expect(await storedCounty(id)).toBe("Canyon County");
    const copy = await jsonOf(await send("POST", `/${id}/duplicate`, {}, dana));
    expect(await storedCounty(copy.id)).toBe("Canyon County");
    await put(id, { address: "Nowhere Street", location: null });
    expect(await storedCounty(id)).toBe("");
  });

  it("allows a pin for an unknown street, near its ZIP code", async () => {
    const lost = { ...LISTING_BODY, address: "1 Nowhere Lane" };
    const { id, location } = await jsonOf(await post(lost));
    expect(location).toBeNull();
    const answer = await put(id, { location: { lat: 47.6, lng: -116.8 } });
    expect((await jsonOf(answer)).problems[0].text).toContain("miles");
    const pin = { lat: 43.61, lng: -116.21 };
    expect((await jsonOf(await put(id, { location: pin }))).location).toEqual(pin);
    const early = await post({ location: pin });
    expect((await jsonOf(early)).problems[0].text).toContain("state");
  });
});

describe("DELETE /listings/:id", () => {
  it("deletes the listing and its photos' files", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    const stays = await jsonOf(await post(LISTING_BODY));
    for (const listing of [id, stays.id]) {
      const name = newName(listing, dana, "webp");
      for (const each of [name, name.replace(".webp", "_480w.webp")])
        await upload(world.cloud, dana, each, new Uint8Array([1, 2, 3]));
    }
    expect(await filesOf(world.cloud, id)).toHaveLength(2);
    expect((await remove(id, dana)).status).toBe(204);
    expect(await read(id)).toBeUndefined();
    expect(await filesOf(world.cloud, id)).toEqual([]);
    expect(await filesOf(world.cloud, stays.id)).toHaveLength(2);
    expect(await codeOf(await remove(id, dana))).toEqual([404, "listing_not_found"]);
  });
});

describe("POST /listings/:id/duplicate", () => {
  it("creates a draft with the same words and facts and no photos", async () => {
    const original = await jsonOf(await post({ ...LISTING_BODY, status: "active" }));
    await world.cloud.sql.query(
      `insert into public.listing_images (listing_id, path, width, height, position)
       values ($1, 'demo/a.webp', 1440, 960, 0)`,
      [original.id],
    );
    const id = randomUUID();
    const answer = await send("POST", `/${original.id}/duplicate`, { id }, dana);
    expect(answer.status).toBe(201);
    const copy = await jsonOf(answer);
    const { location, time_zone } = original;
    expect(copy).toMatchObject({
      ...LISTING_BODY,
      id,
      status: "draft",
      images: [],
      location,
      time_zone,
    });
    const again = await jsonOf(await send("POST", `/${original.id}/duplicate`, { id }, dana));
    expect(again.id).toBe(id);
    const fresh = await world.edge.call(`/${original.id}/duplicate`, {
      method: "POST",
      ...bearer(dana.token),
    });
    expect((await jsonOf(fresh)).id).not.toBe(id);
  });
});

describe("a hidden street", () => {
  const hidden = { ...LISTING_BODY, address_hidden: true, zip_code: "83702-1234" };
  const { address } = LISTING_BODY;
  const seenBy = async (id: string, who?: Person) =>
    jsonOf(await world.edge.call(`/${id}`, who ? bearer(who.token) : {}));

  it("is in the answers to its owner, and in no other", async () => {
    const made = await jsonOf(await post({ ...hidden, status: "active" }));
    expect(made).toMatchObject({ address, zip_code: "83702", address_hidden: true });
    expect(await seenBy(made.id, dana)).toMatchObject({ address, location: made.location });
    const own = await jsonOf(await world.edge.call(`/user/${dana.id}`, bearer(dana.token)));
    expect(own.find(({ id }: { id: string }) => id === made.id)).toMatchObject({ address });
    for (const who of [undefined, sam]) {
      const seen = await seenBy(made.id, who);
      expect(seen).toMatchObject({ address: "", zip_code: "83702", address_hidden: true });
      expect(seen).not.toHaveProperty("hidden_places");
      expect(seen.location).not.toEqual(made.location);
    }
    for (const words of ["", `?search_term=${encodeURIComponent(address)}`]) {
      // Other homes may show that address openly.
      const found = await jsonOf(await world.edge.call(words));
      const its = found.filter(({ id }: { id: string }) => id === made.id);
      expect(its).toHaveLength(words === "" ? 1 : 0);
      expect(JSON.stringify(its)).not.toContain(String(made.location.lat));
    }
  });

  it("keeps its place when everything is sent back, and follows a new address", async () => {
    const made = await jsonOf(await post({ ...hidden, status: "active" }));
    const { location, title, description } = made;
    const same = { address, location, title, description, address_hidden: true };
    expect(await jsonOf(await put(made.id, same))).toMatchObject({ address, location });
    const pin = { lat: location.lat + 0.002, lng: location.lng };
    expect((await jsonOf(await put(made.id, { location: pin }))).location).toEqual(pin);
    const moved = await jsonOf(await put(made.id, { address: "7 Elm St" }));
    expect(moved).toMatchObject({ address: "7 Elm St", address_hidden: true });
    expect(moved.location).not.toBeNull();
    expect(moved.location).not.toEqual(pin);
    expect(await seenBy(made.id)).toMatchObject({ address: "" });
    const shown = await jsonOf(await put(made.id, { address_hidden: false }));
    expect(shown).toMatchObject({ address: "7 Elm St", location: moved.location });
    expect(await seenBy(made.id)).toMatchObject({ address: "7 Elm St", location: moved.location });
    const again = await jsonOf(await put(made.id, { address_hidden: true }));
    expect(again).toMatchObject({ address: "7 Elm St", location: moved.location });
    expect(await seenBy(made.id)).toMatchObject({ address: "" });
  });

  it("must not be in the words, once they are public", async () => {
    const told = { ...hidden, title: `Welcome to ${address}` };
    const { id } = await jsonOf(await post(told));
    const refused = await put(id, { status: "active" });
    expect(refused.status).toBe(422);
    expect((await jsonOf(refused)).problems).toEqual([
      { field: "title", text: expect.stringContaining("street that you hide") },
    ]);
    expect((await put(id, { status: "active", title: "A porch" })).status).toBe(200);
    expect((await put(id, { description: `See ${address}.` })).status).toBe(422);
    expect((await put(id, { description: `See ${address}.`, address_hidden: false })).status).toBe(
      200,
    );
    expect((await put(id, { address_hidden: true })).status).toBe(422);
  });

  it("is hidden in the copy, too", async () => {
    const made = await jsonOf(await post({ ...hidden, status: "active" }));
    const copy = await jsonOf(
      await send("POST", `/${made.id}/duplicate`, { id: randomUUID() }, dana),
    );
    const { location } = made;
    expect(copy).toMatchObject({ address, location, address_hidden: true, status: "draft" });
    expect(await seenBy(copy.id)).toMatchObject({ code: "listing_not_found" });
  });
});

describe("access", () => {
  it("a visitor who isn't signed in gets 401 with the catalogue's text, and nothing happens", async () => {
    const id = await insertListing(world.cloud, dana, { status: "draft" });
    for (const answer of [
      await send("POST", "", LISTING_BODY),
      await send("PUT", `/${id}`, { title: "Hacked" }),
      await remove(id),
      await send("POST", `/${id}/duplicate`, {}),
      await send(
        "PUT",
        `/${id}`,
        { title: "Hacked" },
        { ...sam, token: `${sam.token.slice(0, -4)}AAAA` },
      ),
    ]) {
      expect(answer.status).toBe(401);
      expect((await jsonOf(answer)).detail).toBe("Authentication required");
    }
    expect(await read(id)).toMatchObject({ title: "Craftsman with a porch" });
  });

  it("a stranger finds no home to change, whether draft or published", async () => {
    for (const status of ["draft", "active"]) {
      const id = await insertListing(world.cloud, dana, { status });
      for (const answer of [
        await put(id, { title: "Hacked" }, sam),
        await put(id, { status: "withdrawn" }, sam),
        await remove(id, sam),
        await send("POST", `/${id}/duplicate`, {}, sam),
      ]) {
        expect(await codeOf(answer)).toEqual([404, "listing_not_found"]);
      }
      expect(await read(id)).toMatchObject({ title: "Craftsman with a porch", status });
    }
    for (const id of [randomUUID(), "x", "%00", "..%2f"])
      expect((await put(id, {}, sam)).status, id).toBe(404);
  });
});

describe("the function under failures", () => {
  it("answers in the catalogue's words", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    for (const [call, text] of [
      [() => post(LISTING_BODY), "Failed to create listing"],
      [() => put(id, { title: "x" }), "Failed to update listing"],
      [() => remove(id, dana), "Failed to delete listing"],
    ] as const) {
      world.backend.fail(/\/rest\/v1\/listings/, { status: 500 }, 9);
      const answer = await call();
      expect(answer.status).toBe(503);
      expect((await jsonOf(answer)).detail).toBe(text);
      world.backend.heal();
    }
    expect(await read(id)).toBeDefined();
  });

  it("deletes even while Storage is down", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    world.backend.fail(/\/storage\/v1/, { status: 500 }, 9);
    expect((await remove(id, dana)).status).toBe(204);
  });

  it("survives any body", async () => {
    const { id } = await jsonOf(await post(LISTING_BODY));
    const fields = [
      ...Object.keys(LISTING_BODY),
      "status",
      "location",
      "square_feet",
      "id",
      "user_id",
      "__proto__",
    ];
    const scalar = fc.oneof(
      hostileText(),
      fc.double(),
      fc.constantFrom(null, true, false, -1, 0, 1e308, [], {}, [null], { lat: "x" }),
      fc.integer().map(String),
    );
    const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.object({ maxDepth: 2 }));
    const body = fc
      .array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries));
    // The geocoder and the caps have their own tests.
    await world.cloud.sql.query("update private.geocoder_turns set paused_until = 'infinity'");
    // tests/database/homes/listing-mirror.test.ts stores every hostile text that the domain accepts.
    await holdsForDrawn(fc.tuple(body, fc.boolean()), 40, async ([sent, isNew]) => {
      await world.cloud.sql.query("delete from private.rate_buckets");
      const answer = isNew ? await post(sent) : await put(id, sent);
      expect([200, 201, 409, 413, 422], JSON.stringify(sent)).toContain(answer.status);
    });
  });
});
