import { randomUUID } from "node:crypto";
import { NUMBER_FILTERS } from "@domain/homes/listing-fields.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VIEW_LIMITS } from "../../../supabase/functions/_shared/domain/site/errors/limits.ts";
import { rest } from "../../support/api.ts";
import { IMAGES, SITE } from "../../support/edge-process.ts";
import { bearer, codeOf, jsonOf } from "../../support/edge-requests.ts";
import { coOwn, insertListing, ownEdgeWorld, signUp, signUpAll } from "../../support/edge-world.ts";
import { holdsForDrawn } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";
import { countAs } from "../../support/rate-limits.ts";
import { resoProblems } from "../../support/reso-metadata.ts";

const world = await ownEdgeWorld("listings");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const craftsman = await insertListing(world.cloud, dana, {
  title: "Craftsman with a porch",
  lat: 43.6,
  lng: -116.2,
  published_at: "2026-10-01T00:00:00Z",
});
const others = [
  { title: "Loft by the river", property_type: "condo", price: 300_000, bedrooms: 1 },
  { title: "Townhouse", property_type: "townhouse", price: 299_999, bathrooms: 1.5 },
  { title: "Forty acres", property_type: "land", price: null, bedrooms: null, bathrooms: null },
  { title: "Villa", price: 1_250_000, bedrooms: 5, bathrooms: 4, description: "Saltwater pool" },
];
for (const [index, fields] of others.entries())
  await insertListing(world.cloud, sam, {
    ...fields,
    published_at: `2026-10-0${index + 2}T00:00:00Z`,
  });
const draft = await insertListing(world.cloud, dana, { title: "Not yet", status: "draft" });
for (const status of ["sold", "withdrawn"])
  await insertListing(world.cloud, dana, { title: status, status });
await insertListing(world.cloud, dana, {
  title: "Under offer",
  status: "pending",
  price: null,
  bedrooms: 2,
  bathrooms: 2,
});
await world.cloud.sql.query(
  `insert into public.listing_images (listing_id, path, alt, width, height, widths, position)
   values ($1, 'demo/b.webp', 'Kitchen', 1440, 960, '{480}', 1),
          ($1, 'demo/a.webp', 'Front', 1440, 960, '{480}', 0)`,
  [craftsman],
);

const get = (path = "", init?: RequestInit) => world.edge.call(path, init);
const titles = async (query: string) =>
  (await jsonOf(await get(`?${query}`))).map((listing: { title: string }) => listing.title);

describe("GET /listings/reso", () => {
  type Feed = { value: Record<string, unknown>[]; "@odata.nextLink"?: string };
  const shared: string[] = [];
  beforeAll(async () => {
    const owner = await signUp(world.cloud, "Rosa");
    for (const fields of [{}, { address: "77 Hidden Hollow Ln", lat: 43.61, lng: -116.21 }, {}])
      shared.push(
        await insertListing(world.cloud, owner, { ...fields, shared_with_portals: true }),
      );
    await insertListing(world.cloud, owner, { status: "sold", shared_with_portals: true });
    await insertListing(world.cloud, owner, { status: "draft", shared_with_portals: true });
    await world.cloud.sql.query("update public.listings set address_hidden = true where id = $1", [
      shared[1],
    ]);
  });
  afterAll(() =>
    world.cloud.sql.query("delete from public.listings where shared_with_portals", []),
  );

  it("gives the homes whose owners share them, page by page, as the standard has it", async () => {
    const found: Feed["value"] = [];
    let path: string | undefined = "/reso?$top=2";
    while (path) {
      const answer = await get(path);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
      const page: Feed = await jsonOf(answer);
      expect(resoProblems(page)).toEqual([]);
      found.push(...page.value);
      const next = page["@odata.nextLink"];
      expect(next ?? `${SITE}/api/listings/`).toContain(`${SITE}/api/listings/`);
      path = next?.replace(`${SITE}/api/listings`, "");
    }
    expect(found.map((home) => home.ListingKey)).toEqual([...shared].sort());
    expect(found[0]?.ListingURL).toBe(`${SITE}/listings/${found[0]?.ListingKey}?from=portal`);
  });

  it("tells nobody's name, email, phone or hidden street", async () => {
    const text = await (await get("/reso")).text();
    expect(text).not.toMatch(/hidden hollow|rosa|@selfnvest|phone/i);
  });

  it.each(["$top=0", "$top=many", "$skiptoken=2", "$filter=City eq 'Boise'", "page=2"])(
    "refuses %s",
    async (query) => {
      expect((await get(`/reso?${query}`)).status).toBe(400);
    },
  );
});

describe("GET /listings", () => {
  it("returns an array of homes for sale, newest first and pending ones last", async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    const homes = await jsonOf(answer);
    expect(homes.map((home: { title: string }) => home.title)).toEqual([
      "Villa",
      "Forty acres",
      "Townhouse",
      "Loft by the river",
      "Craftsman with a porch",
      "Under offer",
    ]);
    expect(homes.map((home: { status: string }) => home.status).at(-1)).toBe("pending");
    expect(answer.headers.get("x-total-count")).toBe("6");
    expect(answer.headers.get("x-next-cursor")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("public, max-age=15");
  });

  it("leaves out pending homes on request, or all others, and allows no other status", async () => {
    const answer = await get("?status=active");
    expect(answer.headers.get("x-total-count")).toBe("5");
    expect(await titles("status=active")).not.toContain("Under offer");
    expect(await titles("status=all")).toContain("Under offer");
    expect(await titles("status=pending")).toEqual(["Under offer"]);
    expect((await get("?status=draft")).status).toBe(400);
  });

  it("has the API's format", async () => {
    const home = (await jsonOf(await get("?search_term=craftsman")))[0];
    expect(home).toMatchObject({
      id: craftsman,
      user_id: dana.id,
      price: 485_000,
      state: "ID",
      zip_code: "83702",
      location: { lat: 43.6, lng: -116.2 },
      images: ["a", "b"].map(
        (name) => `${IMAGES}/storage/v1/object/public/property-images/demo/${name}.webp`,
      ),
    });
    expect(home).not.toHaveProperty("lat");
    expect(home).not.toHaveProperty("search");
    const whole = await jsonOf(await get(`/${craftsman}`));
    expect(Object.keys(whole).sort()).toEqual(Object.keys(home).sort());
    expect(home).toMatchObject({ description: "A quiet street.", features: ["Porch"] });
    expect(Date.parse(home.updated_at)).not.toBeNaN();
  });

  it("shows of sold homes, when they are asked for, only what everybody may know", async () => {
    const [home, ...others] = await jsonOf(await get("?status=sold"));
    expect(others).toEqual([]);
    expect(home).toMatchObject({ status: "sold", user_id: null, title: "", images: [] });
    const whole = await jsonOf(await get(`/${home.id}`));
    expect(whole).toEqual(home);
    expect(whole).not.toHaveProperty("description");
  });

  // One of each kind: tests/database/search compares all of them with a plain look at every home.
  it.each([
    ["property_type=land,condo", ["Forty acres", "Loft by the river"]],
    ["place=83702&search_term=craftsman", ["Craftsman with a porch"]],
    ["only=reduced", []],
    ["min_bathrooms=2.5", ["Villa"]],
    ["property_type=all&min_price=0&min_bedrooms=&sort=price_asc&page_size=1", ["Townhouse"]],
    ["sort=price_asc&limit=2", ["Townhouse", "Loft by the river"]],
    ["bbox=-116.2,43.6,-116.2,43.6&min_bedrooms=3", ["Craftsman with a porch"]],
    // The surroundings of Boise.
    ["area=Drr34CsgmhBo8EAAo8En8EA", ["Craftsman with a porch"]],
    ["area=Drr34CsgmhBo8EAAo8En8EA&bbox=-116,43,-115,44", []],
  ])("finds the right homes with %s", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it("ignores a trailing slash", async () => {
    expect(await jsonOf(await get("/"))).toEqual(await jsonOf(await get("")));
  });

  it("answers HEAD with headers only", async () => {
    const answer = await get("", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-total-count")).toBe("6");
    expect(await answer.text()).toBe("");
  });

  it("pages through all results", async () => {
    const walked: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      // A "+" pasted into a URL without encoding is read as a space.
      const answer = await get(`?page_size=2&cursor=${cursor}`);
      expect(answer.headers.get("x-total-count")).toBe("6");
      const homes: { title: string }[] = await jsonOf(answer);
      walked.push(...homes.map(({ title }) => title));
      cursor = answer.headers.get("x-next-cursor");
    }
    expect(walked).toEqual(await titles(""));
  });

  it.each([
    ["min_price=5&max_price=4", "max_price"],
    ["limit=0", "limit"],
    ["limit=2&page_size=3", "limit"],
    ["min_pirce=5", "min_pirce"],
    ["page_size=101", "page_size"],
    ["page_size=ten", "page_size"],
    [`cursor=${"a".repeat(501)}`, "cursor"],
    ["cursor=%F0%9F%8F%A1", "cursor"],
    [`search_term=${"a".repeat(201)}`, "search_term"],
  ])("refuses %s and names the field", async (query, field) => {
    const answer = await get(`?${query}`);
    expect(answer.status).toBe(400);
    const body = await jsonOf(answer);
    expect(body.code).toBe("invalid_query");
    expect(body.problems).toHaveLength(1);
    expect(body.problems[0].field).toBe(field);
    expect(body.error).toBe(body.problems[0].text);
    expect(body.error.toLowerCase()).toContain(SPOKEN[field] ?? field);
    expect(body.detail).toBe(body.error);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("names every problem at once", async () => {
    const { problems } = await jsonOf(await get("?min_price=x&sort=y&page_size=z"));
    expect(problems.map(({ field }: { field: string }) => field)).toEqual([
      "min_price",
      "sort",
      "page_size",
    ]);
  });

  it("refuses a made-up cursor", async () => {
    expect(await codeOf(await get("?cursor='%20or%201=1"))).toEqual([400, "invalid_query"]);
  });

  it("survives any value in any field", async () => {
    const fields = [
      "property_type",
      ...NUMBER_FILTERS.map(({ name }) => name),
      "search_term",
      "sort",
      "page_size",
      "cursor",
    ];
    const ask = async ([field, text]: readonly [string, string]) => {
      // Lone surrogates can't be encoded in a URL.
      const query = new URLSearchParams([[field, text.slice(0, 3_000).replace(/\p{Cs}/gu, "")]]);
      const answer = await get(`?${query}`);
      expect([200, 400], `${field}=${JSON.stringify(text)}`).toContain(answer.status);
      const body = await jsonOf(answer);
      if (answer.status === 400) expect(body.code).toBe("invalid_query");
      else expect(Array.isArray(body)).toBe(true);
    };
    await holdsForDrawn(fc.tuple(fc.constantFrom(...fields), hostileText()), 24, ask);
  });

  it("works without headers for browsers", async () => {
    const garbage = { authorization: "Bearer x.y.z", "content-type": "text/html" };
    expect((await get("", { headers: garbage })).status).toBe(200);
  });
});

describe("GET /listings/:id", () => {
  it("returns everything about one home", async () => {
    const answer = await get(`/${craftsman}`);
    expect(answer.status).toBe(200);
    const home = await jsonOf(answer);
    expect(home).toMatchObject({
      id: craftsman,
      description: "A quiet street.",
      features: ["Porch"],
      location: { lat: 43.6, lng: -116.2 },
      bedrooms: 3,
      views: expect.any(Number),
    });
    expect(Date.parse(home.updated_at)).not.toBeNaN();
    expect(home.images[0]).toMatch(/demo\/a\.webp$/);
    expect(home).not.toHaveProperty("view_counts");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("answers not found for a made-up, malformed or private id", async () => {
    const ids = [randomUUID(), draft, "x", "1", `${craftsman}x`, "%00", "..%2f", "null", "*"];
    for (const id of ids) {
      expect(await codeOf(await get(`/${id}`)), id).toEqual([404, "listing_not_found"]);
    }
  });

  it("shows a draft to its owner only", async () => {
    expect((await get(`/${draft}`, bearer(dana.token))).status).toBe(200);
    expect((await get(`/${draft}`, bearer(sam.token))).status).toBe(404);
  });

  it("treats an invalid token as none", async () => {
    expect((await get(`/${craftsman}`, bearer("a.b.c"))).status).toBe(200);
    expect((await get(`/${draft}`, bearer(`${dana.token.slice(0, -4)}AAAA`))).status).toBe(404);
  });

  it("counts each visitor once, never the owner, and at most forty a day from one network", async () => {
    const home = await insertListing(world.cloud, dana);
    const look = async (headers: Record<string, string>, method = "GET") => {
      await get(`/${home}`, { method, headers });
      const rows = await world.cloud.sql.query<{ views: number }>(
        "select views from public.listing_view_counts where listing_id = $1",
        [home],
      );
      return rows[0]?.views ?? 0;
    };
    const first = { "user-agent": "a", "x-forwarded-for": "203.0.113.1" };
    expect(await look(first, "HEAD")).toBe(0);
    expect(await look({ ...first, authorization: `Bearer ${dana.token}` })).toBe(0);
    expect(await look(first)).toBe(1);
    expect(await look(first)).toBe(1);
    expect(await look({ ...first, "user-agent": "b" })).toBe(2);
    expect(await look({ ...first, "x-forwarded-for": "203.0.113.2" })).toBe(3);
    expect(await look({ ...first, authorization: `Bearer ${sam.token}` })).toBe(3);

    const stored = await world.cloud.sql.query<{ visitor: string }>(
      "select visitor from public.listing_views where listing_id = $1",
      [home],
    );
    expect(stored).toHaveLength(3);
    for (const { visitor } of stored) expect(visitor).toMatch(/^[\da-f]{64}$/);
    expect((await jsonOf(await get(`/${home}`, { headers: first }))).views).toBe(3);

    await countAs(world.cloud.sql, `view:network-home:${home}:%`, VIEW_LIMITS.perHome);
    expect(await look({ ...first, "user-agent": "c" })).toBe(3);
    expect(await look({ "user-agent": "c", "x-forwarded-for": "203.0.113.41" })).toBe(4);
  });

  it("works even if the view can't be counted", async () => {
    world.backend.fail(/register_api_view/, { status: 500 });
    const answer = await get(`/${craftsman}`);
    expect(answer.status).toBe(200);
    const line = `"request_id":"${answer.headers.get("x-request-id")}"`;
    await expect
      .poll(() => world.edge.logs.filter((each) => each.includes(line)))
      .toEqual([expect.stringContaining("view_not_counted")]);
  });

  it("works even if Auth can't identify the caller", async () => {
    world.backend.fail(/^\/auth/, { status: 500 }, 5);
    expect((await get(`/${craftsman}`, bearer(dana.token))).status).toBe(200);
  });
});

describe("GET /listings/user/:userId", () => {
  it("returns the caller's own, in every status, newest first", async () => {
    const answer = await get(`/user/${dana.id}`, bearer(dana.token));
    expect(answer.status).toBe(200);
    const homes: { status: string; user_id: string; created_at: string }[] = await jsonOf(answer);
    const states = new Set(homes.map(({ status }) => status));
    expect([...states].sort()).toEqual(["active", "draft", "pending", "sold", "withdrawn"]);
    expect(homes.every(({ user_id }) => user_id === dana.id)).toBe(true);
    const created = homes.map(({ created_at }) => created_at);
    expect(created).toEqual([...created].sort().reverse());
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("returns homes that somebody else created and owns with the caller", async () => {
    const carl = await signUp(world.cloud, "Carl");
    expect(await jsonOf(await get(`/user/${carl.id}`, bearer(carl.token)))).toEqual([]);
    await coOwn(world.cloud, draft, carl);
    const homes: { id: string }[] = await jsonOf(await get(`/user/${carl.id}`, bearer(carl.token)));
    expect(homes.map(({ id }) => id)).toEqual([draft]);
  });

  it("accepts an upper-case id and a trailing slash", async () => {
    const path = `/user/${dana.id.toUpperCase()}/`;
    expect((await get(path, bearer(dana.token))).status).toBe(200);
  });

  it("is closed to everyone else", async () => {
    const path = `/user/${dana.id}`;
    expect(await codeOf(await get(path, bearer(sam.token)))).toEqual([403, "forbidden"]);
    const { publishableKey, secretKey } = world.cloud;
    for (const init of [{}, ...[publishableKey, secretKey, "a.b.c"].map(bearer)]) {
      const answer = await get(path, init);
      expect(answer.status).toBe(401);
      expect(await jsonOf(answer)).toMatchObject({
        error: "Authentication required",
        code: "authentication_required",
      });
    }
  });

  it("answers 503 when Auth is down, never 401", async () => {
    world.backend.fail(/^\/auth/, { status: 500 }, 5);
    expect(await codeOf(await get(`/user/${dana.id}`, bearer(dana.token)))).toEqual([
      503,
      "unavailable",
    ]);
  });
});

describe("a database that fails", () => {
  const paths = () =>
    [
      ["", "listings_unavailable", "Failed to load listings"],
      [`/${craftsman}`, "listings_unavailable", "Failed to load listings"],
      [`/user/${dana.id}`, "user_listings_unavailable", "Failed to fetch user listings"],
    ] as const;

  it.each([
    ["answers 500", { status: 500, body: '{"message":"deadlock on dana@owners.example"}' }],
    ["answers 503", { status: 503, body: '{"code":"PGRST002","message":"schema cache"}' }],
    ["answers in HTML", { status: 502, body: "<h1>Bad gateway</h1>" }],
    ["answers something else", { status: 200, body: '{"listings":1}' }],
    ["answers half of the JSON", { status: 200, body: '[{"id":"6f3f1f0e' }],
    ["answers nothing", { status: 200, body: "" }],
    ["breaks the connection", "reset"],
  ] as const)(
    "the function fails with a database that %s, in the catalogue's words",
    async (_, fault) => {
      world.backend.fail(/^\/rest/, fault, 20);
      const answers = paths().map(async ([path, code, text]) => {
        const answer = await get(path, bearer(dana.token));
        expect(answer.status, path).toBe(503);
        expect(await jsonOf(answer)).toEqual({ error: text, detail: text, code });
      });
      await Promise.all(answers);
      expect(world.edge.logs.join("\n")).not.toContain("dana@owners.example");
    },
  );

  it("the function times out with a database that hangs, and says so", async () => {
    const edge = await world.impatient(300);
    world.backend.fail(/^\/rest/, "hang", 20);
    const answers = ["", `/${craftsman}`].map(async (path) => {
      expect(await codeOf(await edge.call(path))).toEqual([503, "listings_unavailable"]);
    });
    await Promise.all(answers);
  });
});

describe("a search by a payment a month", () => {
  const set = (percent: number) =>
    world.cloud.sql.query(
      `insert into private.mortgage_rate (percent, as_of, source) values ($1, '2026-11-19', 'A bank')
       on conflict (id) do update set percent = excluded.percent`,
      [percent],
    );

  it("takes the rate that operators set, and the deployed one while that can't be read", async () => {
    expect(await titles("monthly=3000")).toContain("Craftsman with a porch");
    await set(14);
    expect(await titles("monthly=3000")).not.toContain("Craftsman with a porch");
    world.backend.fail(/rpc\/mortgage_rate/, { status: 500 });
    expect(await titles("monthly=3000")).toContain("Craftsman with a porch");
    await world.cloud.sql.query("delete from private.mortgage_rate");
  });
});

/** A request that SQL refuses is the caller's mistake; the plays `map` and `search` say which those are. */
describe("bypassing the function", () => {
  it.each([
    ['search_listings?filters={"min_bathrooms":2.5,"max_hoa_fee":300}', 200],
    ["search_listings?filters=cheap", 400],
    ["map_listings?zoom=5&west=NaN&south=40&east=-110&north=Infinity", 400],
  ])("%s answers %i", async (call, status) => {
    expect((await rest(world.cloud, undefined, "GET", `rpc/${call}`)).status).toBe(status);
  });
});

/** Fields whose problems use the words of the page. */
const SPOKEN: Record<string, string> = {
  max_price: "price",
  search_term: "search for",
};
