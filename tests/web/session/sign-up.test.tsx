import { screen, waitFor } from "@testing-library/react";
import { AuthPanel } from "@web/features/people/sign-in/auth-panel.tsx";
import { ResetPassword } from "@web/features/people/sign-in/reset-password.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { env } from "@web/lib/env.ts";
import { Link } from "@web/lib/router.tsx";
import LoginScreen from "@web/screens/login-screen.tsx";
import { wantsPlanSelection } from "@web/session/plan-selection.ts";
import { resumeSession } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fillSilently } from "../../support/fill-silently.ts";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { Route, Routes } from "../../support/routes.tsx";
import { enter } from "../../support/user.ts";
import {
  auth,
  bodiesOf,
  DANA,
  rest,
  sessionOf,
  startCloud,
  storeSession,
} from "../../support/web-cloud.ts";

const cloud = startCloud();

beforeEach(async () => {
  await resumeSession();
});
afterEach(() => {
  Object.assign(env, { isConfigured: true });
});

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Continue to Plan Selection" });

/** As in the head of each page. */
function SignUpLink() {
  return (
    <Link to="/login?mode=signup" state={useBackgroundState()}>
      Sign Up
    </Link>
  );
}

const answerSignUp = (status: number, body: object) =>
  bodiesOf(cloud, "post", auth("signup"), () => HttpResponse.json(body, { status }));

async function signUp(name = "Dana Whitfield") {
  const view = renderWeb(<AuthPanel mode="signup" />);
  if (name) await view.user.type(screen.getByLabelText(/Full name/), name);
  await enter(view.user, email(), " dana@example.com ");
  await enter(view.user, password(), "secret-words");
  await view.user.click(submit());
  return view;
}

describe("mail that Auth can't send", () => {
  const told = () =>
    bodiesOf(
      cloud,
      "post",
      rest("rpc/note_unsent_account_mail"),
      () => new HttpResponse(null, { status: 204 }),
    );

  test.each([
    [500, { code: "unexpected_failure", msg: "Error sending confirmation email" }, false],
    [429, { code: "over_email_send_rate_limit", msg: "email rate limit exceeded" }, true],
  ])("is told to operators: %i", async (status, body, isLimit) => {
    const reports = told();
    answerSignUp(status, body);
    await signUp();
    await waitFor(() => expect(reports).toEqual([{ p_is_limit: isLimit }]));
  });

  test("is not what else can go wrong", async () => {
    const reports = told();
    const sent = answerSignUp(429, {
      code: "over_email_send_rate_limit",
      msg: "For security purposes, you can only request this after 42 seconds.",
    });
    await signUp();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText(/^Too many requests\./)).toBeVisible();
    expect(reports).toEqual([]);
  });
});

describe("signing up", () => {
  test("the button waits for an address and eight characters; legal pages open without losing the form", async () => {
    const { user } = renderWeb(<AuthPanel mode="signup" />);
    for (const [name, href] of [
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      const link = screen.getByRole("link", {
        name: new RegExp(`^${name}\\s*\\(opens in a new tab\\)$`),
      });
      expect(link).toHaveAttribute("href", href);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
    }
    await enter(user, email(), "dana@example.com");
    await enter(user, password(), "1234567");
    expect(submit()).toBeDisabled();
    await enter(user, password(), "8");
    expect(submit()).toBeEnabled();
  });

  test("values that a password manager sets without an event are sent, the address as it can be reached", async () => {
    const sent = answerSignUp(200, sessionOf(DANA));
    const { user } = renderWeb(<AuthPanel mode="signup" />);
    fillSilently(email(), "da\u200bna@example.com");
    fillSilently(password(), "secret-words");
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await waitFor(() =>
      expect(sent).toMatchObject([{ email: "dana@example.com", password: "secret-words" }]),
    );
  });

  test("a person with a session is signed in, and the plans come next", async () => {
    const created_at = new Date().toISOString();
    const seen = answerSignUp(200, sessionOf({ ...DANA, created_at }));
    await signUp();
    await expect.poll(() => localStorage.getItem("selfnvest_session")).toContain(DANA.id);
    expect(seen).toMatchObject([
      { email: "dana@example.com", data: { full_name: "Dana Whitfield" } },
    ]);
    expect(wantsPlanSelection()).toBe(true);
  });

  test.each([
    ["/login?mode=signup", "Continue to Plan Selection"],
    ["/login?mode=signup&next=%2Fchoose-plan", "Continue to Plan Selection"],
    ["/login?mode=signup&next=%2Fsell", "Create account"],
  ])("the button says what comes next: %s", (path, name) => {
    renderWeb(<AuthPanel mode="signup" />, { path });
    expect(screen.getByRole("button", { name })).toBeVisible();
  });

  test("the page behind the dialog comes next, except the front page", async () => {
    for (const [pathname, name] of [
      ["/", "Continue to Plan Selection"],
      ["/listings", "Create account"],
    ] as const) {
      const { user, unmount } = renderWeb(
        <Routes>
          <Route path="/login" element={<AuthPanel mode="signup" />} />
          <Route path={pathname} element={<SignUpLink />} />
        </Routes>,
        { path: `${pathname}?page=2` },
      );
      await user.click(screen.getByRole("link", { name: "Sign Up" }));
      expect(await screen.findByRole("button", { name })).toBeVisible();
      unmount();
    }
  });

  test("a person without a session gets the mail first, which can be resent", async () => {
    answerSignUp(200, { id: DANA.id, email: DANA.email, identities: [] });
    const { user } = await signUp("");
    await screen.findByText("Please check your email for a confirmation link before signing in.");
    cloud.use(http.post(auth("resend"), () => HttpResponse.json({})));
    await user.click(screen.getByRole("button", { name: "Send the confirmation link again" }));
    await screen.findByText("We have sent the confirmation link again.");
    await user.click(screen.getByRole("button", { name: "Use another address" }));
    expect(email()).toBeVisible();
  });

  test("a failure: its text, and the input stays", async () => {
    answerSignUp(400, { code: 400, msg: "something else" });
    const { user } = await signUp();
    await findAlert("Sign up failed. Please try again.");
    const msg = "User already registered";
    answerSignUp(422, { code: 422, error_code: "user_already_exists", msg });
    await user.click(submit());
    await findAlert("An account with this email already exists. Try signing in instead.");
    expect(email()).toHaveValue("dana@example.com");
    expect(wantsPlanSelection()).toBe(false);
  });
});

test("signing in with Google is disabled with an explanation without a configured service (mock mode)", async () => {
  Object.assign(env, { isConfigured: false });
  const { user } = renderWeb(<AuthPanel mode="login" />);
  await user.click(screen.getByRole("button", { name: "Continue with Google" }));
  await findAlert("Authentication is currently disabled. Please configure Supabase credentials.");
});

describe("a forgotten password", () => {
  test("is answered with a link, or with why not; an invalid address is not sent", async () => {
    const asked: URL[] = [];
    const { user } = renderWeb(<AuthPanel mode="forgot" />);
    await user.type(email(), "dana{Enter}");
    expect(email()).toHaveAccessibleDescription("Please enter a valid email address.");
    await enter(user, email(), "@example.com");
    for (const [status, body, text] of [
      [500, { msg: "boom" }, "Failed to send password reset email. Please try again."],
      [200, {}, "Password reset link sent successfully!"],
    ] as const) {
      cloud.use(
        http.post(auth("recover"), ({ request }) => {
          asked.push(new URL(request.url));
          return HttpResponse.json({ code: status, ...body }, { status });
        }),
      );
      await user.type(email(), "{Enter}");
      await screen.findByText(text);
    }
    expect(asked).toHaveLength(2);
    expect(asked[0]?.searchParams.get("redirect_to")).toMatch(/\/pages\/reset-password\.html$/);
  });

  test("the page for a new password leads back here when there is no link", async () => {
    renderWeb(<ResetPassword />);
    await findAlert("Please open the link in your email again, or ask for a new one.");
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      "/login?mode=forgot",
    );
  });
});

test("the modes link to each other and keep the destination", async () => {
  const { user, where } = renderWeb(<LoginScreen />, { path: "/login?next=%2Ffavorites" });
  await screen.findByRole("heading", { name: "Welcome Back!" });
  await user.click(screen.getByRole("link", { name: "Sign Up" }));
  await screen.findByRole("heading", { name: "Join SelfNVest" });
  expect(where()).toBe("/login?next=%2Ffavorites&mode=signup");
  await user.click(screen.getByRole("link", { name: "Sign In" }));
  await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
  await screen.findByRole("heading", { name: "Forgot your password?" });
});

describe("a session that expired", () => {
  test("is mentioned at the login, and forgotten when the user leaves", async () => {
    storeSession(DANA, -10);
    cloud.use(
      http.post(auth("token"), () =>
        HttpResponse.json({ code: 400, error_code: "refresh_token_not_found" }, { status: 400 }),
      ),
    );
    await resumeSession();
    const { unmount } = renderWeb(<LoginScreen />, { path: "/login" });
    await screen.findByText(
      "Your session has ended. Please sign in again to pick up where you left off.",
    );
    unmount();

    storeSession();
    await resumeSession();
    cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
    await signOut();
    renderWeb(<LoginScreen />, { path: "/login" });
    expect(await screen.findByRole("heading", { name: "Welcome Back!" })).toBeVisible();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });
});
