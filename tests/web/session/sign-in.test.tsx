import { act, render, screen } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/auth-client.ts";
import DemoLogins from "@web/features/sign-in/demo-logins.tsx";
import { SignInForm } from "@web/features/sign-in/sign-in-form.tsx";
import { env } from "@web/lib/env.ts";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { auth, bodiesOf, DANA, sessionOf, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();

beforeEach(async () => {
  await resumeSession();
});
afterEach(() => {
  Object.assign(env, { isConfigured: true });
  vi.unstubAllEnvs();
});

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const button = () => screen.getByRole("button", { name: /sign/i });

function refuse(status: number, body: object) {
  cloud.use(http.post(auth("token"), () => HttpResponse.json(body, { status })));
}

describe("input", () => {
  test("the button waits for both fields", async () => {
    const { user } = renderWeb(<SignInForm />);
    expect(button()).toBeDisabled();
    await user.type(email(), "dana@example.com");
    expect(button()).toBeDisabled();
    await user.type(password(), "secret-words");
    expect(button()).toBeEnabled();
    await user.clear(email());
    await user.type(email(), "   ");
    expect(button()).toBeDisabled();
  });

  test("each field shows what is wrong with it, linked for screen readers", async () => {
    const { user } = renderWeb(<SignInForm />);
    await user.click(email());
    await user.tab();
    expect(email()).toHaveAccessibleDescription("Email is required");
    await user.click(password());
    await user.click(email());
    expect(password()).toHaveAccessibleDescription("Password is required");

    await user.type(email(), "dana");
    await user.type(password(), "x{Enter}");
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription("Please enter a valid email address");
    expect(email()).toHaveFocus();
    await user.type(email(), "@example.com");
    expect(email()).toBeValid();
  });

  test("browsers know what to autofill, and the password can be shown", async () => {
    const { user } = renderWeb(<SignInForm />);
    expect(email()).toHaveAttribute("autocomplete", "username");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password()).toHaveAttribute("type", "password");
  });
});

describe("the service's response", () => {
  async function tryToSignIn() {
    const view = renderWeb(<SignInForm />);
    await view.user.type(email(), " dana@example.com ");
    await view.user.type(password(), "a guess{Enter}");
    return view;
  }

  test("success: the session is there, by keyboard alone, with the email trimmed", async () => {
    const bodies = bodiesOf(cloud, "post", auth("token"), () => HttpResponse.json(sessionOf(DANA)));
    await tryToSignIn();
    await vi.waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain(DANA.id));
    await act(resumeSession);
    expect(sessionStore.getState().user?.full_name).toBe("Dana Whitfield");
    expect(bodies).toMatchObject([{ email: "dana@example.com", password: "a guess" }]);
  });

  test.each([
    [
      400,
      { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
      "Invalid email or password. Please check your credentials and try again.",
    ],
    [
      400,
      { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" },
      "Please check your email and click the confirmation link first.",
    ],
    [
      429,
      { code: 429, msg: "slow down" },
      "Too many requests. Please wait a few minutes before trying again.",
    ],
    [500, { code: 500, msg: "boom" }, "An unexpected error occurred. Please try again."],
    [502, { msg: "network unreachable" }, "An unexpected error occurred. Please try again."],
    [503, {}, "An unexpected error occurred. Please try again."],
    [504, {}, "An unexpected error occurred. Please try again."],
  ])("%i: its text, and the input stays", async (status, body, text) => {
    refuse(status, body);
    await tryToSignIn();
    await findAlert(text);
    expect(email()).toHaveValue("dana@example.com");
    expect(password()).toHaveValue("a guess");
    expect(button()).toBeEnabled();
  });

  test.each([500, 502])("%d with an HTML page: not blamed on the network", async (status) => {
    cloud.use(
      http.post(auth("token"), () => HttpResponse.html("<h1>Bad gateway</h1>", { status })),
    );
    await tryToSignIn();
    await findAlert("An unexpected error occurred. Please try again.");
  });

  test("none: the network is blamed", async () => {
    // supabase-js itself logs a lost connection.
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    cloud.use(http.post(auth("token"), () => HttpResponse.error()));
    await tryToSignIn();
    await findAlert("Network error. Please check your connection.");
    log.mockRestore();
  });

  test("without a configured service, signing in is disabled with an explanation (mock mode)", async () => {
    Object.assign(env, { isConfigured: false });
    await tryToSignIn();
    await findAlert("Authentication is currently disabled. Please configure Supabase credentials.");
  });
});

test("a demo login from the dev server fills in the form", async () => {
  const login = { email: "seller@demo.example", password: "demo-words", role: "owner" };
  vi.stubEnv("VITE_DEMO_LOGINS", JSON.stringify([login]));
  const { user } = renderWeb(<SignInForm />);
  await user.click(await screen.findByRole("button", { name: login.email }));
  expect(email()).toHaveValue(login.email);
  expect(password()).toHaveValue(login.password);
  expect(button()).toBeEnabled();
});

test.each([undefined, "", "[]", "{}", "nonsense"])("%j defines no demo login", (source) => {
  vi.stubEnv("VITE_DEMO_LOGINS", source);
  const { container } = render(<DemoLogins onPick={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});
