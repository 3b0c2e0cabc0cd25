import { waitFor } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { enter, redeem } from "@web/api/site/auth/entry.ts";
import { supabase } from "@web/api/site/auth/supabase.ts";
import { tokenIfAny } from "@web/api/site/auth/token.ts";
import { refreshSession } from "@web/session/renew-session.ts";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { auth, DANA, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();
const HOUR_S = 3600;
const created_at = "2026-01-01T08:00:00Z";

/** The answer of the service, whose clock is this much behind the device's. */
function answer(name: string, behindS: number) {
  const iat = Math.round(Date.now() / 1000) - behindS;
  const claims = { sub: DANA.id, iat, exp: iat + HOUR_S };
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
  return {
    access_token: [part({ alg: "HS256" }), part({ ...claims, jti: name }), "c2ln"].join("."),
    refresh_token: `refresh-${name}`,
    token_type: "bearer",
    expires_in: HOUR_S,
    expires_at: claims.exp,
    user: { ...DANA, created_at },
  };
}

let renewals = 0;

beforeEach(() => {
  renewals = 0;
  sessionStore.setState({ status: "loading", user: null, problem: null, hasLeft: false });
});

function renewalsAre(next: () => Response | Promise<Response>) {
  cloud.use(
    http.post(auth("token"), () => {
      renewals += 1;
      return next();
    }),
  );
}

const store = (session: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(session));

/** A device that is right, one that is two hours fast, and one that is two hours slow. */
describe.each([0, 2 * HOUR_S, -2 * HOUR_S])(
  "a service %d s behind the device's clock",
  (behind) => {
    test("a renewed session is fresh, for as long as its token lasts", async () => {
      store({ ...answer("old", behind), expires_at: 1, refresh_token: crypto.randomUUID() });
      renewalsAre(() => HttpResponse.json(answer("new", behind)));
      await resumeSession();
      for (const _page of [1, 2, 3]) await resumeSession();
      expect(await tokenIfAny()).toBe(readStoredSession()?.accessToken);
      expect((await (await supabase()).auth.getSession()).data.session?.expires_in).toBe(HOUR_S);
      expect(renewals).toBe(1);
      const now = Date.now();
      expect(readStoredSession(now + 58 * 60_000)?.isFresh).toBe(true);
      expect(readStoredSession(now + 59 * 60_000)?.isFresh).toBe(false);
    });

    test("a session entered from a link is fresh for as long, and the account's age is right", async () => {
      const given = answer(`link${behind}`, behind);
      cloud.use(
        http.post(auth("verify"), () => HttpResponse.json(given)),
        http.get(auth("user"), () => HttpResponse.json(given.user)),
      );
      renewalsAre(() => HttpResponse.json(answer(`entered${behind}`, behind)));
      await redeem({ kind: "link", tokenHash: "hash", type: "email" });
      expect(await enter()).toBeUndefined();
      const now = Date.now();
      expect(readStoredSession(now + 58 * 60_000)?.isFresh).toBe(true);
      expect(readStoredSession(now + 59 * 60_000)?.isFresh).toBe(false);
      const issued = now - behind * 1000;
      expect((readStoredSession()?.accountAge ?? 0) / 1000).toBeCloseTo(
        (issued - Date.parse(created_at)) / 1000,
        -1,
      );
    });
  },
);

test("a session's expiry stays the same when its account changes", async () => {
  store({ ...answer("kept", 0), expires_at: Math.round(Date.now() / 1000) + 600 });
  cloud.use(http.put(auth("user"), () => HttpResponse.json({ ...DANA, created_at })));
  const { error } = await (await supabase()).auth.updateUser({ data: { full_name: "Dana W." } });
  expect(error).toBeNull();
  expect(readStoredSession(Date.now() + 500_000)?.isFresh).toBe(true);
  expect(readStoredSession(Date.now() + 520_000)?.isFresh).toBe(false);
});

test("a session goes on in memory where storage is full, and ends with a sign-out", async () => {
  store({ ...answer("before", 0), expires_at: 1 });
  const given = answer("full", 0);
  cloud.use(
    http.post(auth("token"), () => HttpResponse.json(given)),
    http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })),
  );
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { auth: client } = await supabase();
  await client.signInWithPassword({ email: DANA.email ?? "", password: "long enough" });
  expect(await tokenIfAny()).toBe(given.access_token);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  await client.signOut();
  expect(await tokenIfAny()).toBeUndefined();
});

describe("a session that can't be renewed now", () => {
  const html = (status: number, headers = {}) => new Response("<h1>No</h1>", { status, headers });
  /** A new module forgets the pause that another test asked for. */
  const fresh = async () => {
    vi.resetModules();
    return (await import("@web/api/site/auth/renewal-answer.ts")).renewalAnswer;
  };

  test.each<[string, Response]>([
    ["a limit", Response.json({ error_code: "over_request_rate_limit" }, { status: 429 })],
    ["a gateway's limit", html(429)],
    ["a firewall's page", html(403)],
    ["a refused key", Response.json({ message: "Invalid API key" }, { status: 401 })],
    ["a route that is gone", Response.json({ message: "no Route" }, { status: 404 })],
    ["two renewals at once", Response.json({ error_code: "conflict" }, { status: 409 })],
    ["a paused project", html(540)],
    ["a service in trouble", Response.json({ error_code: "unexpected_failure" }, { status: 500 })],
    ["a network's own page", Response.json({ ok: true })],
  ])("supabase-js learns of a failing service from %s", async (_why, answer) => {
    expect((await (await fresh())(async () => answer)).status).toBe(503);
  });

  test.each<[string, Response]>([
    ["a new session", Response.json(answer("new", 0))],
    ["the service's refusal", Response.json({ error_code: "session_expired" }, { status: 400 })],
    ["an older service's refusal", Response.json({ error: "invalid_grant" }, { status: 400 })],
  ])("is told apart from %s", async (_what, answer) => {
    expect(await (await fresh())(async () => answer)).toBe(answer);
  });

  test("a session refused by a limit is asked for again only after the pause that the service named", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const renewalAnswer = await fresh();
    const ask = vi.fn(async () => html(429, { "retry-after": "20" }));
    await renewalAnswer(ask);
    vi.advanceTimersByTime(19_900);
    expect((await renewalAnswer(ask)).status).toBe(503);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    await renewalAnswer(ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("stays on the device, and supabase-js tries again", async () => {
    store({ ...answer("old", 0), expires_at: 1, refresh_token: crypto.randomUUID() });
    const kept: (string | null)[] = [];
    renewalsAre(() => {
      kept.push(localStorage.getItem(SESSION_KEY));
      return renewals === 1 ? html(403) : HttpResponse.json(answer("later", 0));
    });
    expect((await refreshSession())?.user.id).toBe(DANA.id);
    expect(kept[0]).toContain(DANA.id);
    expect(kept[1]).toBe(kept[0]);
  });

  test("ends when the service itself says so", async () => {
    store({ ...answer("old", 0), expires_at: 1, refresh_token: crypto.randomUUID() });
    renewalsAre(() =>
      HttpResponse.json({ code: 400, error_code: "session_expired" }, { status: 400 }),
    );
    expect(await refreshSession()).toBeUndefined();
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
  });
});
