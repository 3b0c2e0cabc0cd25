import { ERRORS } from "@domain/site/errors/errors.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { Link } from "@web/lib/router.tsx";
import { wantPlanSelection } from "@web/session/plan-selection.ts";
import {
  JOURNEY_MS,
  rememberedPath,
  rememberPath,
  takeRememberedPath,
} from "@web/session/redirect.ts";
import { RequireSession } from "@web/session/require-session.tsx";
import { AUTH_INIT_FAILED, resumeSession, sessionStore } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { useForgetPrivateData } from "@web/session/use-forget-private-data.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { Route, Routes } from "../../support/routes.tsx";
import { auth, DANA, functions, startCloud, storeSession } from "../../support/web-cloud.ts";

const cloud = startCloud();

beforeEach(async () => {
  sessionStore.setState({ hasLeft: false, problem: null });
  await resumeSession();
});

function Login() {
  useRedirectAfterLogin();
  return <p>Login here</p>;
}

function PublicPage() {
  useForgetPrivateData();
  return <p>A page for everybody</p>;
}

function open(path: string) {
  return renderWeb(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <p>Home page</p>
            <Link to="/dashboard?wanted=yes">My dashboard</Link>
          </>
        }
      />
      <Route path="/login" element={<Login />} />
      <Route path="/listings/:id" element={<p>A home</p>} />
      <Route path="/choose-plan" element={<p>The plans</p>} />
      <Route
        path="/dashboard"
        element={
          <RequireSession
            loading={<p>One moment</p>}
            failed={({ title, text, onRetry }) => (
              <button type="button" onClick={onRetry}>
                {title}: {text}
              </button>
            )}
          >
            {(user) => <p>Private to {user.email}</p>}
          </RequireSession>
        }
      />
    </Routes>,
    { path },
  );
}

const OMAR = {
  ...DANA,
  id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb",
  email: "omar@example.com",
};

async function signInNow(user = DANA) {
  storeSession(user);
  await act(resumeSession);
}

/** As supabase-js leaves it in every tab when the service has ended the session. */
async function endElsewhere() {
  localStorage.removeItem(SESSION_KEY);
  await act(resumeSession);
}

async function leaveQuietly() {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await signOut();
}

describe("signed out", () => {
  test("the return path is remembered, and followed after signing in", async () => {
    const { where } = open("/dashboard?showings=all");
    await screen.findByText("Login here");

    await signInNow();
    await screen.findByText("Private to dana@example.com");
    expect(where()).toBe("/dashboard?showings=all");
    expect(rememberedPath(DANA.id)).toBeNull();
  });

  test("signing in without a return path leads to the dashboard", async () => {
    const { where } = open("/login");
    await signInNow();
    await waitFor(() => expect(where()).toBe("/dashboard"));
  });

  test("a path of this site is a return path for a day, and no other is", () => {
    rememberPath("//evil.example");
    expect(takeRememberedPath(DANA.id, null)).toBe("/dashboard");
    expect(sessionStorage.getItem(PERSONAL_KEYS.redirectAfterLogin)).toBeNull();
    vi.setSystemTime(Date.now() - JOURNEY_MS);
    rememberPath("/listings/abc");
    vi.useRealTimers();
    expect(takeRememberedPath(DANA.id, null)).toBe("/dashboard");
  });
});

describe("the next person at this computer", () => {
  test("is not led to where another user's session ended", async () => {
    await signInNow();
    const { where } = open("/dashboard?edit=danas-home");
    await endElsewhere();
    await screen.findByText("Login here");

    await signInNow(OMAR);
    await screen.findByText("Private to omar@example.com");
    expect(where()).toBe("/dashboard");
  });

  test("is not led there by Back after a sign-out either, in any tab", async () => {
    await signInNow();
    open("/listings/abc").unmount();
    // In another tab, which clears what is stored for all of them.
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
    await act(resumeSession);
    expect(sessionStore.getState()).toMatchObject({ hasLeft: true, hasEnded: false });
    expect(Object.keys(sessionStorage)).toEqual([]);

    const { where } = open("/dashboard?edit=danas-home");
    await screen.findByText("Login here");
    await signInNow(OMAR);
    await screen.findByText("Private to omar@example.com");
    expect(where()).toBe("/dashboard");
  });

  test("is led to where they themselves were headed", async () => {
    await signInNow();
    await act(leaveQuietly);
    const { user, where } = open("/");
    await user.click(screen.getByRole("link", { name: "My dashboard" }));
    await screen.findByText("Login here");
    await signInNow(OMAR);
    await screen.findByText("Private to omar@example.com");
    expect(where()).toBe("/dashboard?wanted=yes");
  });
});

describe("choosing a plan", () => {
  const newcomer = { ...OMAR, created_at: new Date().toISOString() };
  const veteran = { ...DANA, created_at: "2024-05-01T08:00:00Z" };

  function planIs(plan: string | null, status = 200) {
    cloud.use(
      http.get(functions("user/subscription/:id"), () =>
        HttpResponse.json({ subscription_plan: plan }, { status }),
      ),
    );
  }

  test("comes first for a new account that came for nothing else", async () => {
    planIs(null);
    wantPlanSelection(null);
    const { where } = open("/login");
    await signInNow(newcomer);
    await waitFor(() => expect(where()).toBe("/choose-plan"));
    expect(takeRememberedPath(newcomer.id, null)).toBe("/dashboard");
  });

  test("comes first for a new account that asked for the plans, which then continues", async () => {
    planIs(null);
    rememberPath("/listings/abc");
    wantPlanSelection("/choose-plan");
    const { where } = open("/login?next=%2Fchoose-plan");
    await signInNow(newcomer);
    await waitFor(() => expect(where()).toBe("/choose-plan"));
    expect(takeRememberedPath(newcomer.id, null)).toBe("/listings/abc");
  });

  test.each(["/login", "/login?next=%2Flistings%2Fabc"])(
    "is no page on the way of a new account that came for another one: %s",
    async (login) => {
      planIs(null);
      // The mailed link opens in another tab.
      wantPlanSelection("/listings/abc");
      const { where } = open(login);
      await signInNow(newcomer);
      await waitFor(() => expect(where()).toBe("/listings/abc"));
      expect(localStorage.getItem(PERSONAL_KEYS.needsPlanSelection)).toBeNull();
    },
  );

  test("is skipped for a user who signs in after another turned back from Google", async () => {
    wantPlanSelection(null);
    const { where } = open("/login");
    await signInNow(veteran);
    await waitFor(() => expect(where()).toBe("/dashboard"));
    expect(localStorage.getItem(PERSONAL_KEYS.needsPlanSelection)).toBeNull();
  });

  test("is skipped for a user with a plan, new or not", async () => {
    planIs("basic");
    wantPlanSelection(null);
    const { where, unmount } = open("/login");
    await signInNow(newcomer);
    await waitFor(() => expect(where()).toBe("/dashboard"));
    unmount();
    const asked = open("/login?next=%2Fchoose-plan");
    await waitFor(() => expect(asked.where()).toBe("/dashboard"));
  });

  test("waits while it is unknown whether there is a plan", async () => {
    planIs(null, 503);
    wantPlanSelection(null);
    const { where } = open("/login");
    await signInNow(newcomer);
    await waitFor(() => expect(where()).toBe("/dashboard"));
    expect(localStorage.getItem(PERSONAL_KEYS.needsPlanSelection)).not.toBeNull();
  });
});

test("a link to the login can name a destination, but not on another site", async () => {
  const first = open("/login?next=%2Flistings%2Fabc");
  await signInNow();
  await waitFor(() => expect(first.where()).toBe("/listings/abc"));
  first.unmount();

  const second = open("/login?next=%2F%2Fevil.example");
  await waitFor(() => expect(second.where()).toBe("/dashboard"));
});

test("signing out leads home and remembers no return path", async () => {
  await signInNow();
  const { where } = open("/dashboard");
  await act(leaveQuietly);
  expect(await screen.findByText("Home page")).toBeVisible();
  expect(where()).toBe("/");
  expect(rememberedPath(DANA.id)).toBeNull();
});

test("signing out on any page clears loaded personal data", async () => {
  await signInNow();
  const { queryClient } = renderWeb(<PublicPage />);
  queryClient.setQueryData(["mine", "dana", "showings"], ["secret"]);
  queryClient.setQueryData(["listings"], ["public"]);
  await act(leaveQuietly);
  expect(queryClient.getQueryData(["mine", "dana", "showings"])).toBeUndefined();
  expect(queryClient.getQueryData(["listings"])).toEqual(["public"]);
});

test("a session that can't be renewed now is kept, with a retry", async () => {
  const problem = { title: AUTH_INIT_FAILED, text: ERRORS.unavailable.text };
  sessionStore.setState({ status: "signed-out", user: null, problem });
  const { user } = open("/dashboard");
  const retry = screen.getByRole("button", {
    name: /^Failed to initialize authentication: This is not/,
  });
  storeSession();
  await user.click(retry);
  expect(await screen.findByText("Private to dana@example.com")).toBeVisible();
});
