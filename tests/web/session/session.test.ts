import { ERRORS } from "@domain/site/errors/errors.ts";
import * as supabaseJs from "@supabase/supabase-js";
import { waitFor } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { tokenIfAny } from "@web/api/site/auth/token.ts";
import { RENEW_TIMEOUT_MS } from "@web/session/renew-session.ts";
import {
  AUTH_INIT_FAILED,
  resumeSession,
  sessionStore,
  startSession,
} from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../support/deferred.ts";
import { auth, DANA, sessionOf, startCloud, storeSession } from "../../support/web-cloud.ts";

vi.mock("@supabase/supabase-js", { spy: true });

const cloud = startCloud();

beforeEach(() => {
  sessionStore.setState({ status: "loading", user: null, problem: null, hasLeft: false });
});

describe("a page that opens", () => {
  test("signed out: known at once, without loading supabase-js", async () => {
    await resumeSession();
    expect(sessionStore.getState()).toMatchObject({ status: "signed-out", problem: null });
    expect(await tokenIfAny()).toBeUndefined();
    expect(supabaseJs.createClient).not.toHaveBeenCalled();
  });

  test("a session with time left is used as is, without loading supabase-js", async () => {
    storeSession(DANA, 91);
    await resumeSession();
    expect(sessionStore.getState()).toMatchObject({
      status: "signed-in",
      user: { id: DANA.id, email: DANA.email, full_name: "Dana Whitfield" },
    });
    expect(await tokenIfAny()).toBe(`token-of-${DANA.id}`);
    expect(supabaseJs.createClient).not.toHaveBeenCalled();
  });

  test.each(["not json", "null", "{}", '{"access_token":"x"}'])(
    "%s in storage counts as signed out",
    async (text) => {
      localStorage.setItem(SESSION_KEY, text);
      await resumeSession();
      expect(sessionStore.getState().status).toBe("signed-out");
    },
  );

  test("a session about to expire is renewed first", async () => {
    cloud.use(
      http.post(auth("token"), () =>
        HttpResponse.json({ ...sessionOf(DANA), access_token: "the-new-one" }),
      ),
    );
    storeSession(DANA, -10);
    const resumed = resumeSession();
    expect(sessionStore.getState().status).toBe("loading");
    await resumed;
    expect(sessionStore.getState()).toMatchObject({ status: "signed-in", problem: null });
    expect(await tokenIfAny()).toBe("the-new-one");
  });

  test("a session refused by the service ends silently", async () => {
    cloud.use(
      http.post(auth("token"), () =>
        HttpResponse.json(
          { code: 400, error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
          { status: 400 },
        ),
      ),
    );
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ ...sessionOf(DANA, -10), refresh_token: "revoked" }),
    );
    await resumeSession();
    expect(sessionStore.getState()).toMatchObject({ status: "signed-out", problem: null });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe("several tabs", () => {
  test("share sign-ins and sign-outs", async () => {
    startSession();
    await waitFor(() => expect(sessionStore.getState().status).toBe("signed-out"));

    storeSession();
    window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
    await waitFor(() => expect(sessionStore.getState().user?.email).toBe(DANA.email));

    storeSession({ ...DANA, id: "b", email: "other@example.com" });
    window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
    await waitFor(() => expect(sessionStore.getState().user?.email).toBe("other@example.com"));

    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    await waitFor(() => expect(sessionStore.getState().status).toBe("signed-out"));
  });

  test("ignore what others store for themselves", () => {
    sessionStore.setState({ status: "signed-in", user: { id: "x", email: "", full_name: null } });
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect(sessionStore.getState().user?.id).toBe("x");
  });
});

test("a service that does not answer is reported, and the session kept for a retry", async () => {
  vi.useFakeTimers();
  const late = deferred<Response>();
  cloud.use(http.post(auth("token"), () => late.promise));
  const stored = JSON.stringify({ ...sessionOf(DANA, -10), refresh_token: "unheard" });
  localStorage.setItem(SESSION_KEY, stored);
  const resumed = resumeSession();
  expect(sessionStore.getState().status).toBe("loading");
  await vi.advanceTimersByTimeAsync(RENEW_TIMEOUT_MS);
  await resumed;
  expect(sessionStore.getState()).toMatchObject({
    status: "signed-out",
    problem: { title: AUTH_INIT_FAILED, text: ERRORS.unavailable.text },
  });
  expect(localStorage.getItem(SESSION_KEY)).toBe(stored);
  vi.useRealTimers();

  // A request left open would be repeated, and heard by the next file's tests.
  late.resolve(HttpResponse.json({ error_code: "refresh_token_not_found" }, { status: 400 }));
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
});
