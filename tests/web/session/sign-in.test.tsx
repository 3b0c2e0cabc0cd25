import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import DemoLogins from "@web/features/people/sign-in/demo-logins.tsx";
import { SignInForm } from "@web/features/people/sign-in/sign-in-form.tsx";
import { env } from "@web/lib/env.ts";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fillSilently } from "../../support/fill-silently.ts";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { until } from "../../support/until.ts";
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

describe("input", () => {
  test("the button waits for both fields", async () => {
    const { user } = renderWeb(<SignInForm />);
    // Browsers know what to autofill.
    expect(email()).toHaveAttribute("autocomplete", "username");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
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

  test.each(["presses the button", "submits the form at once"])(
    "values of a password manager that sets them without an event and %s are sent",
    async (how) => {
      const sent = bodiesOf(cloud, "post", auth("token"), () => HttpResponse.json(sessionOf(DANA)));
      const { container, user } = renderWeb(<SignInForm />);
      fillSilently(email(), "dana@example.com");
      fillSilently(password(), "secret-words");
      if (how === "presses the button") {
        await waitFor(() => expect(button()).toBeEnabled());
        await user.click(button());
      } else fireEvent.submit(container.querySelector("form") as HTMLFormElement);
      await waitFor(() =>
        expect(sent).toMatchObject([{ email: "dana@example.com", password: "secret-words" }]),
      );
    },
  );
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
    await until(() => expect(localStorage.getItem(SESSION_KEY)).toContain(DANA.id));
    await act(resumeSession);
    expect(sessionStore.getState().user?.full_name).toBe("Dana Whitfield");
    expect(bodies).toMatchObject([{ email: "dana@example.com", password: "a guess" }]);
  });

  test("a failure: its text, and the input stays", async () => {
    // supabase-js itself logs a lost connection.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const refusal = (status: number, body: object) => () =>
      HttpResponse.json({ code: status, ...body }, { status });
    const unexpected = "An unexpected error occurred. Please try again.";
    cloud.use(http.post(auth("token"), refusal(500, { msg: "boom" })));
    const { user } = await tryToSignIn();
    await findAlert(unexpected);
    for (const [answer, text] of [
      [
        refusal(400, { error_code: "invalid_credentials", msg: "Invalid login credentials" }),
        "Invalid email or password. Please check your credentials and try again.",
      ],
      // A gateway in trouble is not the network.
      [() => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }), unexpected],
      [() => HttpResponse.error(), "Network error. Please check your connection."],
    ] as const) {
      cloud.use(http.post(auth("token"), answer));
      await user.click(button());
      await findAlert(text);
      expect(email()).toHaveValue("dana@example.com");
      expect(password()).toHaveValue("a guess");
      expect(button()).toBeEnabled();
    }
  });

  test("signing in is disabled with an explanation without a configured service (mock mode)", async () => {
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
