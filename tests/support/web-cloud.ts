import { cleanup } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { env } from "@web/lib/env.ts";
import {
  HttpResponse,
  http,
  type JsonBodyType,
  type RequestHandler,
  type RequestHandlerOptions,
} from "msw";
import { type SetupServer, setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

/** The cloud as the browser sees it, answered by msw at HTTP level. */

export const CLOUD = "http://cloud.test";
export const rest = (table: string) => `${CLOUD}/rest/v1/${table}`;
export const auth = (path: string) => `${CLOUD}/auth/v1/${path}`;
export const functions = (name: string) => `${CLOUD}/functions/v1/${name}`;

Object.assign(env, {
  supabaseUrl: CLOUD,
  supabaseKey: "sb_publishable_for_tests",
  isConfigured: true,
});

/** The standing of a person who has nothing to do with a home yet. */
const NO_STANDING = { own: null, offer: null, showing: null, question: null };
const NOTHING_BOUGHT = { showing: null, offers: [], questions: [], searches: [], prices: [] };

/**
 * For the whole file: a request that no handler expects fails its test. msw alone would only fail
 * the request, which a screen built for bad networks tolerates. Requests a page makes while it is
 * being removed, such as a last save, don't count against the next test. Private pages ask once
 * whether the session still exists; it does, unless a test says otherwise.
 * @param always handlers that stay from test to test
 */
export function startCloud(...always: RequestHandler[]) {
  const session = http.get(auth("user"), () => HttpResponse.json(DANA));
  // The bell of every page.
  const bell = http.get(rest("notifications"), () => HttpResponse.json([]));
  // Homes without documents from their owner, and without open houses.
  const documents = [
    http.get(rest("rpc/suggest_places"), () => HttpResponse.json([])),
    http.get(rest("rpc/places_around"), () => HttpResponse.json(null)),
    http.get(rest("rpc/places_like"), () => HttpResponse.json([])),
    http.get(rest("open_houses"), () => HttpResponse.json([])),
    http.post(rest("rpc/disclosures_page"), () => HttpResponse.json(null)),
    http.post(rest("rpc/read_disclosure_news"), () => new HttpResponse(null, { status: 204 })),
    http.post(rest("rpc/my_disclosure_counts"), () => HttpResponse.json([])),
  ];
  // Homes without a free time, and that were not sold.
  const homes = [
    http.get(rest("rpc/next_free_time"), () => HttpResponse.json(null)),
    http.get(rest("rpc/answer_hours"), () => HttpResponse.json(null)),
    http.get(rest("rpc/telephone_shown"), () => HttpResponse.json(null)),
    http.get(rest("rpc/sold_home"), () => HttpResponse.json(null)),
    http.get(rest("rpc/mortgage_rate"), () => HttpResponse.json(null)),
    http.get(rest("rpc/homes_owned_together"), () => HttpResponse.json([])),
    // Nothing was marked as sold, and nobody is at the door.
    http.post(rest("rpc/my_outcomes"), () => HttpResponse.json([])),
    http.post(rest("rpc/my_safety"), () => HttpResponse.json({ person: null, check_ins: [] })),
    http.post(rest("rpc/my_standing"), () => HttpResponse.json(NO_STANDING)),
    http.post(rest("rpc/buyer_state"), () => HttpResponse.json(NOTHING_BOUGHT)),
  ];
  // Sales without anything to sign online.
  const signings = [
    http.post(rest("rpc/signings_of_sale"), () =>
      HttpResponse.json({ may_release: false, people: [], signings: [] }),
    ),
    http.get(functions("documents/signings/status"), () => HttpResponse.json({ is_set_up: false })),
  ];
  // An account without favorites, marks and lists.
  const remembered = [
    http.get(rest("favorites"), () => HttpResponse.json([])),
    http.post(rest("rpc/keep_home_marks"), () =>
      HttpResponse.json({ seen: [], hidden: [], notes: {}, before: null }),
    ),
    http.post(rest("rpc/my_lists"), () => HttpResponse.json([])),
  ];
  // The counts beside links to them.
  const offers = http.get(rest("offers"), () => HttpResponse.json([]));
  const server = setupServer(
    ...always,
    session,
    bell,
    offers,
    ...documents,
    ...homes,
    ...signings,
    ...remembered,
  );
  const unexpected: string[] = [];
  let test = 0;
  beforeAll(() => {
    server.listen({
      onUnhandledRequest({ method, url, headers }, print) {
        if (headers.get(ASKED_IN) === String(test)) unexpected.push(`${method} ${url}`);
        print.error();
      },
    });
    const mocked = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set(ASKED_IN, String(test));
      const answer = SLOW_MS > 0 ? slowly(request, mocked) : mocked(request);
      const answered = () => underway.delete(answer);
      underway.add(answer);
      answer.then(answered, answered);
      return answer;
    };
  });
  afterEach(async () => {
    if (LINGER_MS > 0) await pause(LINGER_MS);
    const ofThisTest = unexpected.splice(0);
    test += 1;
    cleanup();
    await settled();
    server.resetHandlers();
    expect(ofThisTest.join("\n"), "requests that no handler expects").toBe("");
  });
  afterAll(() => server.close());
  return server;
}

/**
 * Answers what is written to an address: with nothing, unless the test says otherwise.
 * @returns the bodies, oldest first.
 */
export function bodiesOf<Body = unknown>(
  cloud: SetupServer,
  method: "post" | "patch",
  url: string,
  answer: (body: Body) => Response | Promise<Response> = () =>
    new HttpResponse(null, { status: 204 }),
): Body[] {
  const bodies: Body[] = [];
  cloud.use(
    http[method](url, async ({ request }) => {
      const body = (await request.json()) as Body;
      bodies.push(body);
      return answer(body);
    }),
  );
  return bodies;
}

export type Call = { name: string; body: Record<string, unknown> };

/**
 * Functions of the database that note in `calls` what they are asked, oldest first, and answer as JSON unless
 * with a response.
 */
export function notedIn(calls: Call[]) {
  return (name: string, answer: (body: Call["body"]) => unknown, options?: RequestHandlerOptions) =>
    http.post(
      rest(`rpc/${name}`),
      async ({ request }) => {
        const body = (await request.json()) as Call["body"];
        calls.push({ name, body });
        const given = answer(body);
        return given instanceof Response ? given : HttpResponse.json(given as JsonBodyType);
      },
      options,
    );
}

/** Keeps every test's page open for this long, to see what else it would ask for on a faster machine. */
const LINGER_MS = Number(process.env.LINGER_MS ?? 0);
/** Delays each request and each answer by up to this long, as on a busy machine. */
const SLOW_MS = Number(process.env.SLOW_MS ?? 0);

/** Whatever a test does with the clock. */
const { setTimeout: realTimeout, setImmediate: realImmediate } = globalThis;
const pause = (ms: number) => new Promise((passed) => realTimeout(passed, ms));

const underway = new Set<Promise<Response>>();
let late = 0;

async function slowly(request: Request, answer: typeof fetch): Promise<Response> {
  await lateness(request);
  const response = await answer(request);
  await lateness(request);
  return response;
}

/** Ends early when the page no longer wants the answer, as a slow network's would. */
async function lateness({ signal }: Request): Promise<void> {
  late += 1;
  try {
    await new Promise((passed, ended) => {
      const end = () => ended(signal.reason);
      if (signal.aborted) return end();
      signal.addEventListener("abort", end);
      realTimeout(passed, Math.random() * SLOW_MS);
    });
  } finally {
    late -= 1;
  }
}

/**
 * Waits until what was asked is answered, except where a handler waits for something. With fake
 * timers, this lets the network catch up; and no request of one test reaches the next one's cloud.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; underway.size > 0 && turn < NETWORK_TURNS; turn += late > 0 ? 0 : 1) {
    await new Promise((passed) => realImmediate(passed));
  }
}

/** A test's network takes no time: this many turns of the event loop are enough for it. */
const NETWORK_TURNS = 30;

const ASKED_IN = "x-asked-in";

export const DANA: {
  id: string;
  email: string;
  created_at?: string;
  user_metadata: { full_name: string };
  app_metadata?: { role?: string; providers?: string[] };
} = {
  id: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
  email: "dana@example.com",
  user_metadata: { full_name: "Dana Whitfield" },
};

/**
 * Long enough to be fresh whatever date a test sets, and also when the real date returns while its page is still open:
 * a session being renewed then would ask the next test's cloud.
 */
const A_CENTURY_S = 100 * 365 * 86_400;

/** The auth service's answer to a sign-in or a refresh. */
export function sessionOf(user: typeof DANA, secondsLeft = A_CENTURY_S) {
  return {
    access_token: `token-of-${user.id}`,
    refresh_token: "renew-me",
    token_type: "bearer",
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user,
  };
}

/** Stores a session, as if the person had signed in on an earlier visit. */
export function storeSession(user = DANA, secondsLeft = A_CENTURY_S): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(user, secondsLeft)));
}
