import { SESSION_KEY } from "@web/api/supabase.ts";
import { env } from "@web/lib/env.ts";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
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

/**
 * For the whole file: a request that no handler expects fails its test. msw by itself only lets the
 * request fail, which a screen that is made for bad networks takes in its stride. Private pages ask
 * once whether the session is still there; it is, unless a test says otherwise.
 */
export function startCloud() {
  const server = setupServer(http.get(auth("user"), () => HttpResponse.json(DANA)));
  const unexpected: string[] = [];
  beforeAll(() => {
    server.listen({
      onUnhandledRequest({ method, url }, print) {
        unexpected.push(`${method} ${url}`);
        print.error();
      },
    });
  });
  afterEach(() => {
    server.resetHandlers();
    expect(unexpected.splice(0), "requests that no handler expects").toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}

export const DANA: {
  id: string;
  email: string;
  created_at?: string;
  user_metadata: { full_name: string };
} = {
  id: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
  email: "dana@example.com",
  user_metadata: { full_name: "Dana Whitfield" },
};

/** What the auth service answers to a sign-in or a renewal. */
export function sessionOf(user: typeof DANA, secondsLeft = 3600) {
  return {
    access_token: `token-of-${user.id}`,
    refresh_token: "renew-me",
    token_type: "bearer",
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user,
  };
}

/** As if somebody had signed in on an earlier visit. */
export function storeSession(user = DANA, secondsLeft = 3600): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(user, secondsLeft)));
}
