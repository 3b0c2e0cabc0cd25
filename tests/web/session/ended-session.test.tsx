import { act, screen, waitFor } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { callFunction, isAnything } from "@web/api/site/transport/functions.ts";
import { asMember, asVisitor } from "@web/api/site/transport/tables.ts";
import { uploadFile } from "@web/api/site/transport/upload-file.ts";
import { chatImageQuery } from "@web/api/vesty/chat-images.ts";
import { useLocation } from "@web/lib/router.tsx";
import LoginDialog from "@web/screens/login-dialog.tsx";
import LoginScreen from "@web/screens/login-screen.tsx";
import { RequireSession, useLoginWhenEnded } from "@web/session/require-session.tsx";
import { resumeSession, sessionStore, startSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { Route, Routes } from "../../support/routes.tsx";
import {
  auth,
  CLOUD,
  DANA,
  functions,
  rest,
  sessionOf,
  settled,
  startCloud,
  storeSession,
} from "../../support/web-cloud.ts";

const cloud = startCloud();
const NOTE = "Your session has ended. Please sign in again to pick up where you left off.";

/** Auth's answer about the token, and how often it was asked. */
let asked = 0;
let renewals = 0;

beforeEach(async () => {
  sessionStore.setState({ hasLeft: false, hasEnded: false });
  startSession();
  [asked, renewals] = [0, 0];
  // A unique refresh token: supabase-js remembers refused ones.
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ ...sessionOf(DANA), refresh_token: crypto.randomUUID() }),
  );
  await resumeSession();
});

function authSays(status: number, error_code: string) {
  cloud.use(
    http.get(auth("user"), () => {
      asked += 1;
      return HttpResponse.json(status === 200 ? DANA : { code: status, error_code }, { status });
    }),
  );
}

function renewalIs(status: number, body: object = { code: status, error_code: "refused" }) {
  cloud.use(
    http.post(auth("token"), () => {
      renewals += 1;
      // A limit names a short pause, or the next test would wait for it.
      const headers: Record<string, string> = status === 429 ? { "retry-after": "0.01" } : {};
      return HttpResponse.json(body, { status, headers });
    }),
  );
}

const refused = (status: number, body: object = { message: "no" }) =>
  cloud.use(
    http.all(`${CLOUD}/:room/v1/*`, ({ params }) =>
      params.room === "auth" ? undefined : HttpResponse.json(body, { status }),
    ),
  );

const ROOMS: Record<string, () => Promise<unknown>> = {
  tables: () => asMember({ fallback: "unavailable" }, (db) => db.from("bookings").select("id")),
  functions: () => callFunction("chatbot/limits", { fallback: "unavailable" }, isAnything),
  storage: async () => {
    const { queryFn } = chatImageQuery(DANA.id, `${DANA.id}/a.webp`);
    return (queryFn as (context: object) => Promise<unknown>)({
      signal: new AbortController().signal,
    });
  },
  uploads: () =>
    uploadFile({
      path: "a/b.webp",
      file: new Blob(["x"]),
      signal: new AbortController().signal,
      onProgress: () => {},
    }),
};

describe("a refused token", () => {
  test.each(Object.keys(ROOMS))(
    "a token refused from %s: the session is over when Auth says so",
    async (room) => {
      refused(401);
      authSays(403, "session_not_found");
      renewalIs(400, { code: 400, error_code: "refresh_token_not_found" });
      await ROOMS[room]?.().catch(() => {});
      await waitFor(() => expect(sessionStore.getState().hasEnded).toBe(true));
      expect(sessionStore.getState().user).toBeNull();
      await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
    },
  );

  test("a token refused by storage, which wraps the refusal in another status", async () => {
    refused(400, { statusCode: "403", error: "Unauthorized", message: "jwt expired" });
    authSays(403, "session_not_found");
    renewalIs(400);
    await ROOMS.storage?.().catch(() => {});
    await waitFor(() => expect(sessionStore.getState().hasEnded).toBe(true));
  });

  test("a token refused by all services at once is checked once", async () => {
    refused(401);
    authSays(403, "user_not_found");
    renewalIs(400);
    await Promise.allSettled(Object.values(ROOMS).map((ask) => ask()));
    await waitFor(() => expect(sessionStore.getState().hasEnded).toBe(true));
    expect([asked, renewals]).toEqual([1, 1]);
  });

  test.each([400, 401, 403])(
    "a token that is no longer valid can't be renewed (%d)",
    async (status) => {
      refused(401);
      authSays(401, "bad_jwt");
      renewalIs(status);
      await ROOMS.tables?.().catch(() => {});
      await waitFor(() => expect(sessionStore.getState().hasEnded).toBe(true));
    },
  );

  test("a token that can be renewed: the session continues with the new one", async () => {
    refused(401);
    authSays(403, "bad_jwt");
    renewalIs(200, { ...sessionOf(DANA), access_token: "the new one" });
    await ROOMS.tables?.().catch(() => {});
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain("the new one"));
    expect(sessionStore.getState()).toMatchObject({ status: "signed-in", hasEnded: false });
  });

  test.each([
    ["the session is there", 200, 200],
    ["Auth is in trouble", 503, 200],
    ["only the renewal is in trouble", 401, 429],
  ])("despite %s: nobody is signed out", async (_why, user, renewal) => {
    refused(401);
    authSays(user, "bad_jwt");
    renewalIs(renewal);
    await ROOMS.tables?.().catch(() => {});
    await waitFor(() => expect(asked).toBe(1));
    if (user === 401) await waitFor(() => expect(renewals).toBe(1));
    // A second refusal joins a check that is still under way.
    await settled();
    await ROOMS.functions?.().catch(() => {});
    await waitFor(() => expect(asked).toBe(2));
    expect(sessionStore.getState()).toMatchObject({ status: "signed-in", hasEnded: false });
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    // Supabase-js still tries: what it hears in the end belongs to this test.
    renewalIs(200, { ...sessionOf(DANA), access_token: "the new one" });
    if (renewal === 429)
      await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain("the new one"));
  });

  test("the token of a user who has signed in again in the meantime doesn't affect them", async () => {
    cloud.use(
      http.get(rest("bookings"), async () => {
        const session = { ...sessionOf(DANA), access_token: "another" };
        localStorage.setItem(SESSION_KEY, JSON.stringify(session));
        await resumeSession();
        return new HttpResponse(null, { status: 401 });
      }),
    );
    authSays(403, "session_not_found");
    await ROOMS.tables?.().catch(() => {});
    expect(asked).toBe(0);
    expect(sessionStore.getState().status).toBe("signed-in");
  });

  test("a token without a session is a visitor's, and is not checked", async () => {
    refused(401);
    authSays(403, "session_not_found");
    await asVisitor({ fallback: "unavailable" }, (db) => db.from("listings").select("id")).catch(
      () => {},
    );
    expect(asked).toBe(0);
  });
});

describe("a page of the site", () => {
  test("a session found ended on arrival: the login says so, and leads back", async () => {
    authSays(403, "session_not_found");
    renewalIs(400);
    const { where } = renderWeb(<Site />, { path: "/my-listings?page=2" });
    await screen.findByText(NOTE);
    expect(where()).toBe("/login");
    expect(asked).toBe(1);

    storeSession();
    await act(resumeSession);
    await screen.findByText("Private to dana@example.com");
    expect(where()).toBe("/my-listings?page=2");
  });

  test("the login opens over a public page, and the page is still there afterwards", async () => {
    cloud.use(http.get(functions("chatbot/limits"), () => new HttpResponse(null, { status: 401 })));
    authSays(403, "session_not_found");
    renewalIs(400);
    const { where } = renderWeb(<Site />, { path: "/favorites?view=list" });
    await screen.findByText("A home for everybody");
    await act(async () => void (await ROOMS.functions?.().catch(() => {})));
    expect(await screen.findByRole("dialog")).toHaveTextContent(NOTE);
    expect(screen.getByText("A home for everybody")).toBeInTheDocument();

    storeSession();
    await act(resumeSession);
    await waitFor(() => expect(where()).toBe("/favorites?view=list"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

function PublicPage() {
  useLoginWhenEnded();
  return <p>A home for everybody</p>;
}

function Site() {
  const location = useLocation();
  const { background } = (location.state ?? {}) as { background?: typeof location };
  return (
    <>
      <Routes location={background ?? location}>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/favorites" element={<PublicPage />} />
        <Route
          path="/my-listings"
          element={
            <RequireSession loading={null} failed={() => null}>
              {(user) => <p>Private to {user.email}</p>}
            </RequireSession>
          }
        />
      </Routes>
      {background && <LoginDialog />}
    </>
  );
}
