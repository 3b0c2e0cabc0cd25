import { act, screen, waitFor } from "@testing-library/react";
import { RequireSession } from "@web/session/require-session.tsx";
import { AUTH_INIT_FAILED, resumeSession, sessionStore } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { useForgetPrivateData } from "@web/session/use-forget-private-data.ts";
import { useRedirectAfterLogin } from "@web/session/use-redirect-after-login.ts";
import { HttpResponse, http } from "msw";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { auth, startCloud, storeSession } from "../../support/web-cloud.ts";

const cloud = startCloud();
const KEY = "auth_redirect_after_login";

beforeEach(async () => {
  localStorage.clear();
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
      <Route path="/" element={<p>Home page</p>} />
      <Route path="/login" element={<Login />} />
      <Route path="/listings/:id" element={<p>A home</p>} />
      <Route
        path="/dashboard"
        element={
          <RequireSession
            loading={<p>One moment</p>}
            failed={(problem, retry) => (
              <button type="button" onClick={retry}>
                {problem}
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

async function signInNow() {
  storeSession();
  await act(resumeSession);
}

describe("nobody is signed in", () => {
  test("the way back is remembered, and followed after signing in", async () => {
    const { where } = open("/dashboard?showings=all");
    await screen.findByText("Login here");
    expect(localStorage.getItem(KEY)).toBe("/dashboard?showings=all");

    await signInNow();
    await screen.findByText("Private to dana@example.com");
    expect(where()).toBe("/dashboard?showings=all");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("without a way back, signing in leads to the dashboard", async () => {
    const { where } = open("/login");
    await signInNow();
    await waitFor(() => expect(where()).toBe("/dashboard"));
  });

  test.each([
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/x/..//evil.example",
  ])("%s is no way back", async (stored) => {
    const { where } = open("/login");
    localStorage.setItem(KEY, stored);
    await signInNow();
    await waitFor(() => expect(where()).toBe("/dashboard"));
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test("a link to the login can say where to go, but not to another site", async () => {
  const first = open("/login?next=%2Flistings%2Fabc");
  await signInNow();
  await waitFor(() => expect(first.where()).toBe("/listings/abc"));
  first.unmount();

  const second = open("/login?next=%2F%2Fevil.example");
  await waitFor(() => expect(second.where()).toBe("/dashboard"));
});

test("whoever is signed in already goes on from the login at once", async () => {
  await signInNow();
  const { where } = open("/login");
  await waitFor(() => expect(where()).toBe("/dashboard"));
});

test("signing out leads home and remembers no way back", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await signInNow();
  const { where } = open("/dashboard");

  await act(signOut);

  expect(await screen.findByText("Home page")).toBeVisible();
  expect(where()).toBe("/");
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("signing out on any page forgets what was loaded about a person", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await signInNow();
  const { queryClient } = renderWeb(<PublicPage />);
  queryClient.setQueryData(["mine", "dana", "showings"], ["secret"]);
  queryClient.setQueryData(["listings"], ["public"]);

  await act(signOut);

  expect(queryClient.getQueryData(["mine", "dana", "showings"])).toBeUndefined();
  expect(queryClient.getQueryData(["listings"])).toEqual(["public"]);
});

test("a session that can't be renewed now is not thrown away: one can try again", async () => {
  sessionStore.setState({ status: "signed-out", user: null, problem: AUTH_INIT_FAILED });
  const { user } = open("/dashboard");
  const retry = screen.getByRole("button", { name: "Failed to initialize authentication" });
  storeSession();
  await user.click(retry);
  expect(await screen.findByText("Private to dana@example.com")).toBeVisible();
});
