import { readFileSync } from "node:fs";
import { screen, waitFor } from "@testing-library/react";
import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { ResetPassword } from "@web/features/people/sign-in/reset-password.tsx";
import { forgetArrival } from "@web/lib/arrival.ts";
import LoginScreen from "@web/screens/login-screen.tsx";
import { resumeSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { Route, Routes } from "../../support/routes.tsx";
import { enter } from "../../support/user.ts";
import { auth, DANA, sessionOf, startCloud, storeSession } from "../../support/web-cloud.ts";

/** Arriving from a mailed link or Google, and whose session it is afterwards. */
const cloud = startCloud();
const SAM = { ...DANA, id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb", email: "sam@example.com" };
const VERIFIER = "selfnvest_session-entry-code-verifier";
let asked: string[];

beforeEach(async () => {
  forgetArrival();
  await resumeSession();
  asked = [];
  cloud.use(
    http.get(auth("user"), ({ request }) => HttpResponse.json(callerOf(request))),
    http.post(auth("logout"), ({ request }) => {
      const scope = new URL(request.url).searchParams.get("scope");
      asked.push(`logout ${scope} ${callerOf(request)?.email}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

/** With a token that names its user, as supabase-js parses it. */
function broughtBy(user: typeof SAM) {
  const claims = { sub: user.id, exp: Math.floor(Date.now() / 1000) + 3600 };
  return { ...sessionOf(user), access_token: `${part({ alg: "HS256" })}.${part(claims)}.c2ln` };
}

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");

function callerOf(request: Request) {
  const claims = request.headers.get("authorization")?.split(".")[1] ?? "";
  const { sub } = JSON.parse(atob(claims));
  return [DANA, SAM].find(({ id }) => id === sub);
}

/** The address's contents, as captured by the first script on each page. */
const bring = (arrival: Record<string, string>) => {
  window.arrival = arrival;
};

function open() {
  return renderWeb(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="*" element={<p>Inside</p>} />
    </Routes>,
    { path: "/login" },
  );
}

/** Dana, from an earlier visit. */
async function signedIn() {
  storeSession();
  await resumeSession();
}

const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null")?.user?.email;
const press = (name: string) => screen.findByRole("button", { name });

/** A mailed link for Sam, which works once. */
function mailTo(user: typeof SAM | null) {
  let isUsed = false;
  cloud.use(
    http.post(auth("verify"), async ({ request }) => {
      const { token_hash, type } = (await request.json()) as Record<string, string>;
      asked.push(`verify ${token_hash} ${type}`);
      if (isUsed) {
        return HttpResponse.json(
          { code: 403, error_code: "otp_expired", msg: "Email link is invalid or has expired" },
          { status: 403 },
        );
      }
      isUsed = true;
      return HttpResponse.json(user ? broughtBy(user) : { msg: "Proceed", code: "200" });
    }),
  );
}

describe("a mailed link", () => {
  test("waits for a press, and then signs in", async () => {
    mailTo(SAM);
    bring({ token_hash: "abc", type: "email" });
    const { user, where } = open();
    const button = await press("Confirm and sign in");
    expect(asked).toEqual([]);
    await user.click(button);
    await screen.findByText("Inside");
    expect(where()).toBe("/dashboard");
    expect(asked).toEqual(["verify abc email"]);
    expect(stored()).toBe(SAM.email);
    expect(window.arrival).toBeUndefined();
  });

  test("a link that was used before shows an error beside the login", async () => {
    mailTo(SAM);
    await fetch(auth("verify"), { method: "POST", body: "{}" });
    bring({ token_hash: "abc", type: "email" });
    const { user } = open();
    await user.click(await press("Confirm and sign in"));
    await findAlert("This link is no longer valid. Please ask for a new one.");
    expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(stored()).toBeUndefined();
  });

  test("a link for another user asks before replacing the session; staying ends the new one", async () => {
    await signedIn();
    mailTo(SAM);
    bring({ token_hash: "abc", type: "email" });
    const { user } = open();
    expect(await screen.findByText(DANA.email)).toBeVisible();
    await user.click(await press("Confirm and sign in"));
    expect(await screen.findByText(/Sign in as.*instead\?/)).toHaveTextContent(
      `You are signed in as ${DANA.email}. Sign in as ${SAM.email} instead?`,
    );
    expect(stored()).toBe(DANA.email);
    await user.click(await press(`Stay signed in as ${DANA.email}`));
    await screen.findByText("Inside");
    expect(stored()).toBe(DANA.email);
    await waitFor(() => expect(asked).toContain(`logout local ${SAM.email}`));
  });

  test("a link for a new address confirms the first of two mailboxes, and replaces no session", async () => {
    await signedIn();
    mailTo(null);
    bring({ token_hash: "abc", type: "email_change" });
    const { user } = open();
    await user.click(await press("Agree to the change"));
    expect(await screen.findByText(/follow the link in the email to your other/)).toBeVisible();
    expect(stored()).toBe(DANA.email);
  });

  test("a link for another user's new address changes it, without affecting the current session", async () => {
    await signedIn();
    mailTo(SAM);
    bring({ token_hash: "abc", type: "email_change" });
    const { user } = open();
    await user.click(await press("Agree to the change"));
    expect(await screen.findByText(/Your email address has been changed/)).toBeVisible();
    expect(stored()).toBe(DANA.email);
    expect(asked).toContain(`logout local ${SAM.email}`);
  });
});

describe("Google's answer", () => {
  const answer = (user: typeof SAM) =>
    cloud.use(
      http.post(auth("token"), async ({ request }) => {
        const { auth_code, code_verifier } = (await request.json()) as Record<string, string>;
        asked.push(`exchange ${auth_code} ${code_verifier}`);
        return HttpResponse.json(broughtBy(user));
      }),
    );

  test("is redeemed with what this browser stored", async () => {
    localStorage.setItem(VERIFIER, JSON.stringify("kept-here"));
    answer(SAM);
    bring({ code: "xyz" });
    open();
    await screen.findByText("Inside");
    expect(asked).toEqual(["exchange xyz kept-here"]);
    expect(stored()).toBe(SAM.email);
    expect(localStorage.getItem(VERIFIER)).toBeNull();
  });

  test.each([
    ["a visitor", undefined],
    ["a signed-in user", DANA.email],
  ])(
    "an answer to another browser's request does nothing, and says so to %s",
    async (_who, email) => {
      if (email) await signedIn();
      answer(SAM);
      bring({ code: "xyz" });
      open();
      await findAlert(/^This sign-in was not started in this browser, or has expired\./);
      expect(asked).toEqual([]);
      expect(stored()).toBe(email);
    },
  );

  test.each([
    [DANA, false],
    [SAM, true],
  ])("asks the signed-in user only when it is for another one", async (who, isAsked) => {
    await signedIn();
    localStorage.setItem(VERIFIER, JSON.stringify("kept-here"));
    answer(who);
    bring({ code: "xyz" });
    const { user } = open();
    await screen.findByText(isAsked ? /instead\?/ : "Inside");
    expect(stored()).toBe(DANA.email);
    if (!isAsked) return;
    await user.click(await press(`Sign in as ${SAM.email}`));
    await screen.findByText("Inside");
    expect(stored()).toBe(SAM.email);
  });

  test.each([
    [
      "for an address that it has not verified",
      { error_code: "provider_email_needs_verification" },
      /^Google has not verified that this email address is yours/,
    ],
    [
      "that refuses, as when someone turns back there",
      {},
      /^Google authentication failed\. Please/,
    ],
  ])("%s", async (_what, code, says) => {
    bring({ error: "access_denied", ...code });
    open();
    await findAlert(says);
    screen.getByRole("button", { name: "Sign In" });
    expect(stored()).toBeUndefined();
  });
});

describe("the page for a new password", () => {
  const save = async (password = "another long phrase") => {
    const { user } = renderWeb(<ResetPassword />);
    await user.type(screen.getByLabelText("New password"), password);
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    return user;
  };
  const changes = (...statuses: number[]) =>
    cloud.use(
      http.put(auth("user"), async ({ request }) => {
        asked.push(`password of ${callerOf(request)?.email}`);
        const refusal = { code: 422, error_code: "same_password", msg: "no" };
        return (statuses.shift() ?? 200) === 200
          ? HttpResponse.json(SAM)
          : HttpResponse.json(refusal, { status: 422 });
      }),
    );
  const link = () => bring({ token_hash: "abc", type: "recovery" });

  test("uses up the link when a password is saved, and not before", async () => {
    mailTo(SAM);
    changes();
    link();
    renderWeb(<ResetPassword />).unmount();
    expect(asked).toEqual([]);
    await save();
    await screen.findByText(/You are signed in here/);
    expect(asked).toEqual([
      "verify abc recovery",
      `password of ${SAM.email}`,
      `logout others ${SAM.email}`,
    ]);
    expect(stored()).toBe(SAM.email);
  });

  test.each([
    [{ token_hash: "abc", type: "recovery." }],
    [{ token_hash: "abc", type: "recovery)" }],
    [{ token_hash: "abc", type: "recovery\n" }],
    [{ token_hash: "abc).", type: "recovery" }],
  ])("does without what a mail program took into the link: %j", async (arrival) => {
    mailTo(SAM);
    changes();
    bring(arrival);
    await save();
    await screen.findByText(/You are signed in here/);
    expect(asked[0]).toBe("verify abc recovery");
  });

  test("accepts another password after a refused one, with the same link", async () => {
    mailTo(SAM);
    changes(422, 200);
    link();
    const user = await save();
    await findAlert("Please choose a password that you have not used here before.");
    // Password managers save the new password under this name.
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(SAM.email);
    await enter(user, screen.getByLabelText("New password"), " and more");
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    await screen.findByText(/You are signed in here/);
    expect(asked.filter((each) => each.startsWith("verify"))).toHaveLength(1);
  });

  test("asks before replacing another user's session", async () => {
    await signedIn();
    mailTo(SAM);
    changes();
    link();
    const user = await save();
    await screen.findByText(/instead\?/);
    expect(stored()).toBe(DANA.email);
    await user.click(await press(`Stay signed in as ${DANA.email}`));
    await screen.findByText(/Use it to sign in from now on/);
    expect(stored()).toBe(DANA.email);
  });

  test("shows that the link is used up", async () => {
    mailTo(SAM);
    await fetch(auth("verify"), { method: "POST", body: "{}" });
    link();
    await save();
    await findAlert("This link is no longer valid. Please ask for a new one.");
  });
});

describe("the first script on a page", () => {
  const source = readFileSync("web/public/take-arrival.js", "utf8");
  const run = (address: string) => {
    window.history.pushState({ kept: true }, "", address);
    const steps = window.history.length;
    new Function(source)();
    expect(window.history.length).toBe(steps);
    const { pathname, search, hash } = window.location;
    return [pathname + search + hash, window.arrival];
  };

  test.each([
    [
      "/login?next=%2Fprofile&token_hash=abc&type=email_change",
      "/login?next=%2Fprofile",
      { token_hash: "abc", type: "email_change" },
    ],
    ["/login?code=xyz", "/login", { code: "xyz" }],
    [
      "/pages/reset-password.html?token_hash=abc&type=recovery",
      "/pages/reset-password.html",
      { token_hash: "abc", type: "recovery" },
    ],
    ["/login#error=x&error_code=otp_expired", "/login", { error: "x", error_code: "otp_expired" }],
    ["/login?mode=signup", "/login?mode=signup", undefined],
    ["/listings?type=condo&code=1#map", "/listings?type=condo&code=1#map", undefined],
  ])("%s", (address, left, arrival) => {
    expect(run(address)).toEqual([left, arrival]);
    expect(window.history.state).toEqual({ kept: true });
  });

  test.each(["/", "/login", "/pages/reset-password.html", "/dashboard"])(
    "a session in the address of %s is discarded",
    async (path) => {
      expect(run(`${path}#access_token=theirs&refresh_token=r&expires_in=3600`)).toEqual([
        path,
        undefined,
      ]);
    },
  );
});
