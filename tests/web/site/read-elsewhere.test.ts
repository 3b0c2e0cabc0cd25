import { REPLICA_MAX_AGE_S, SEEN_EVERYWHERE_S } from "@domain/site/operating/replicas.ts";
import { searchListings } from "@web/api/search/listings.ts";
import { suggestPlaces } from "@web/api/search/places.ts";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { asMember, asVisitor } from "@web/api/site/transport/tables.ts";
import { publicRead } from "@web/hosting/edge/public-read.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import fc from "fast-check";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CLOUD, rest, startCloud } from "../../support/web-cloud.ts";
import { homeId } from "../homes/listings/homes.ts";

/** Reads of what is public, from the host's edge, a replica, or the primary. */
const server = startCloud();
const REPLICA = "http://replica.test";
const SETTINGS = {
  project: CLOUD,
  replica: REPLICA,
  key: "key",
  siteUrl: undefined,
  shell: "",
  headers: {},
};

/** The places that were asked, in order. */
let asked: string[];
/** What each place says, or a status. */
let says: Record<"edge" | "replica" | "primary", () => Response>;
let n = 0;

beforeEach(() => {
  asked = [];
  n += 1;
  vi.useFakeTimers({ now: Date.UTC(2030, 0, n), toFake: ["Date"] });
  vi.stubEnv("VITE_SUPABASE_READ_URL", REPLICA);
  vi.stubEnv("VITE_EDGE_READS", "on");
  localStorage.clear();
  const place = (name: keyof typeof says) => () => {
    asked.push(name);
    return says[name]();
  };
  const answer = () => HttpResponse.json([]);
  says = { edge: answer, replica: answer, primary: answer };
  server.use(
    http.get(`${location.origin}/api/public/rest/v1/rpc/suggest_places`, place("edge")),
    http.get(`${REPLICA}/rest/v1/rpc/suggest_places`, place("replica")),
    http.get(rest("rpc/suggest_places"), place("primary")),
    http.post(rest("rpc/close_question"), () => new HttpResponse(null, { status: 204 })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  registerTokenSource(async () => undefined);
});

async function act() {
  registerTokenSource(async () => "token");
  await asMember({ fallback: "internal" }, (db) => db.rpc("close_question", { question_id: "1" }));
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const status = (code: number) => () => HttpResponse.json({ code: `PT${code}` }, { status: code });

describe("a public read", () => {
  test("is made at the edge by people who aren't signed in, and from a replica by those who are", async () => {
    await suggestPlaces("bo");
    localStorage.setItem(PERSONAL_KEYS.lastPerson, "dana");
    await suggestPlaces("bo");
    expect(asked).toEqual(["edge", "replica"]);
  });

  test("is made at the primary for two and a half minutes after an own act, also in another tab", async () => {
    await act();
    await suggestPlaces("bo");
    later(149);
    await suggestPlaces("bo");
    later(2);
    await suggestPlaces("bo");
    expect(asked).toEqual(["primary", "primary", "edge"]);
  });

  test("is no act, also if it is made by POST and can be given up", async () => {
    server.use(http.post(rest("rpc/disclosures_page"), () => HttpResponse.json(null)));
    const { signal } = new AbortController();
    const home = { listing: homeId(1) };
    await asVisitor({ signal, fallback: "internal" }, (db) => db.rpc("disclosures_page", home));
    await suggestPlaces("bo");
    expect(asked).toEqual(["edge"]);
  });

  test("comes from the next place where one is down, which is left alone for a minute", async () => {
    says.edge = status(503);
    says.replica = () => HttpResponse.error();
    expect(await suggestPlaces("bo")).toEqual([]);
    expect(asked.splice(0)).toEqual(["edge", "replica", "primary"]);
    await suggestPlaces("bo");
    expect(asked.splice(0)).toEqual(["primary"]);
    later(61);
    await suggestPlaces("bo");
    expect(asked).toEqual(["edge", "replica", "primary"]);
  });

  test.each([
    ["a refusal", status(404)],
    ["a release that is behind", () => HttpResponse.json({ code: "PGRST202" }, { status: 404 })],
    ["no JSON", () => HttpResponse.text("<html>")],
  ])(
    "is asked again elsewhere after %s, and the place is asked the next time",
    async (_, answer) => {
      says.edge = answer;
      says.replica = answer;
      expect(await suggestPlaces("bo")).toEqual([]);
      await suggestPlaces("bo");
      expect(asked).toEqual(["edge", "replica", "primary", "edge", "replica", "primary"]);
    },
  );

  test("is asked again elsewhere when this version of the site understands only a part of it", async () => {
    const page = { listings: [], total: 0, more: false, next_cursor: null };
    server.use(
      http.get(`${location.origin}/api/public/rest/v1/rpc/search_listings`, () =>
        HttpResponse.json({ ...page, listings: [{ id: 1 }], total: 1 }),
      ),
      http.get(`${REPLICA}/rest/v1/rpc/search_listings`, () => HttpResponse.json(page)),
    );
    expect(await searchListings({}, null)).toEqual(page);
  });

  test("is asked once at the project when there is no network", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await suggestPlaces("bo");
    vi.restoreAllMocks();
    expect(asked).toEqual(["primary"]);
  });
});

/** A person does something, two read, or time passes. */
const STEP = fc.oneof(
  fc.record({ who: fc.constantFrom("pat", "kim"), does: fc.constantFrom("acts", "reads") }),
  fc.record({ seconds: fc.integer({ min: 1, max: 200 }) }),
);

test.each([
  ["5 seconds", 5],
  ["a minute", 60],
  ["10 minutes", 600],
])(
  "nobody misses their own act, or sees what was taken away two minutes ago, with a replica that is %s behind",
  async (_, lag) => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 30 }), async (steps) => {
        n += 1;
        vi.setSystemTime(Date.UTC(2031, 0, 1) + n * 86_400_000);
        /** What everybody may see, as versions, with the moments they were stored. */
        const stored = [{ version: 0, at: 0 }];
        const at = (moment: number) => stored.findLast((each) => each.at <= moment)?.version ?? 0;
        const shown = (version: number) =>
          HttpResponse.json([{ label: String(version), kind: "town", homes: 1 }]);
        says.primary = () => shown(at(Date.now()));
        says.replica = () =>
          lag > REPLICA_MAX_AGE_S ? status(503)() : shown(at(Date.now() - lag * 1_000));
        const typed = `bo${n}`;
        server.use(
          http.get(
            `${location.origin}/api/public/rest/v1/rpc/suggest_places`,
            ({ request }) =>
              publicRead(new URL(request.url), SETTINGS) as Promise<HttpResponse<null>>,
          ),
        );
        const devices: Record<string, string | null> = { pat: null, kim: null };
        const acts: Record<string, number> = { pat: 0, kim: 0 };
        for (const step of steps) {
          if ("seconds" in step) {
            later(step.seconds);
            continue;
          }
          const { who, does } = step;
          localStorage.clear();
          const before = devices[who];
          if (before) localStorage.setItem(PERSONAL_KEYS.actedAt, before);
          if (does === "acts") {
            const version = stored.length;
            await act();
            stored.push({ version, at: Date.now() });
            acts[who] = version;
          } else {
            const [place] = await suggestPlaces(typed);
            const seen = Number(place?.label);
            expect(seen).toBeGreaterThanOrEqual(acts[who] ?? 0);
            expect(seen).toBeGreaterThanOrEqual(at(Date.now() - SEEN_EVERYWHERE_S * 1_000));
          }
          devices[who] = localStorage.getItem(PERSONAL_KEYS.actedAt);
        }
      }),
      { numRuns: 60 },
    );
  },
);
