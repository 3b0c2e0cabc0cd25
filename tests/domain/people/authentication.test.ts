import {
  AUTH_TEXTS,
  authErrorText,
  emailProblem,
  fullNameProblem,
  newPasswordProblem,
  oauthFailedText,
  resetRequestText,
  signInProblems,
  signUpProblems,
} from "@domain/people/authentication.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

/** Each text, with the condition that triggers it. */

describe("input", () => {
  it.each([
    [
      { email: " ", password: "" },
      { email: "Email is required", password: "Password is required" },
    ],
    [{ email: "dana", password: "x" }, { email: "Please enter a valid email address" }],
    [{ email: " dana@example.com ", password: "x" }, {}],
  ])("signing in with %j: %j", (input, problems) => {
    expect(signInProblems(input)).toEqual(problems);
  });

  const dana = { email: "dana@example.com", password: "12345678", fullName: "Dana" };
  it.each([
    [dana, {}],
    [{ ...dana, fullName: "  " }, {}],
    // A name may have one letter.
    [{ ...dana, fullName: " O " }, {}],
    [{ ...dana, fullName: "李" }, {}],
    [{ ...dana, password: "" }, { password: "Password is required" }],
    [{ ...dana, password: "1234567" }, { password: "Password must be at least 8 characters long" }],
    [
      { ...dana, password: "é".repeat(37) },
      { password: "Password must be at most 72 characters long" },
    ],
    [{ ...dana, email: "" }, { email: "Email is required" }],
  ])("signing up with %j: %j", (input, problems) => {
    expect(signUpProblems(input)).toEqual(problems);
  });

  it("a given name is checked", () => {
    expect(fullNameProblem("  ")).toBe("Full name is required");
    expect(fullNameProblem("\u200b")).toBe("Full name is required");
    expect(fullNameProblem("D")).toBeUndefined();
    expect(fullNameProblem(" Di ")).toBeUndefined();
  });

  it("counts characters, not code units", () => {
    expect(newPasswordProblem("🔑🔑🔑🔑")).toBe("Password must be at least 8 characters long");
  });

  it("accepts any email address with all its parts", () => {
    forAll(fc.emailAddress(), (email) => {
      expect(emailProblem(email)).toBeUndefined();
    });
  });
});

describe("messages from the auth service", () => {
  it.each([
    [
      { code: "email_not_confirmed" },
      "Please check your email and click the confirmation link first.",
    ],
    [{ message: "Email not confirmed", status: 400 }, AUTH_TEXTS.emailNotConfirmed],
    [
      { message: "Invalid login credentials", status: 400 },
      "Invalid email or password. Please check your credentials and try again.",
    ],
    [
      { message: "User already registered", status: 422 },
      "An account with this email already exists. Try signing in instead.",
    ],
    [{ code: "weak_password" }, "Password must be at least 8 characters long."],
    [{ message: "Password should be at least 8 characters." }, AUTH_TEXTS.passwordTooShort],
    [
      { message: "slow down", status: 429 },
      "Too many requests. Please wait a few minutes before trying again.",
    ],
    [
      { code: "validation_failed", message: "Unable to validate email address: invalid format" },
      "Please enter a valid email address.",
    ],
    [{ code: "over_email_send_rate_limit" }, AUTH_TEXTS.rateLimited],
    [{ message: "Failed to fetch" }, "Network error. Please check your connection."],
    [{ name: "AuthRetryableFetchError", status: 503 }, AUTH_TEXTS.unexpected],
    [{ message: "<h1>Network is unreachable</h1>", status: 502 }, AUTH_TEXTS.unexpected],
    [{ message: "Load failed" }, AUTH_TEXTS.network],
    [{ status: 0 }, AUTH_TEXTS.network],
    [{ code: "otp_expired" }, AUTH_TEXTS.linkExpired],
    [{ message: "Auth session missing!" }, "No auth token found; please log in again."],
    [{ message: "boom", status: 500 }, "An unexpected error occurred. Please try again."],
  ])("%j: %s", (error, text) => {
    expect(authErrorText(error)).toBe(text);
  });

  it("never repeats the service's own message", () => {
    forAll(hostileText(), fc.integer({ min: 0, max: 599 }), (message, status) => {
      expect(Object.values(AUTH_TEXTS)).toContain(authErrorText({ message, status }));
      expect(Object.values(AUTH_TEXTS)).toContain(resetRequestText({ message, status }).text);
    });
  });

  it.each([
    [null, true, "Password reset link sent successfully!"],
    [
      { message: "User not found", status: 404 },
      true,
      "If this email is registered with us, you will receive a password reset link shortly.",
    ],
    [{ message: "Email address is invalid", status: 400 }, true, AUTH_TEXTS.resetMaybeSent],
    [{ message: "For security purposes, wait", status: 429 }, false, AUTH_TEXTS.rateLimited],
    [
      { message: "boom", status: 500 },
      false,
      "Failed to send password reset email. Please try again.",
    ],
    [{ message: "Failed to fetch" }, false, AUTH_TEXTS.network],
  ])("a reset answered with %j: %s %s", (error, isSent, text) => {
    expect(resetRequestText(error)).toEqual({ isSent, text });
  });

  it("names the provider that failed", () => {
    expect(oauthFailedText("Google")).toBe("Google authentication failed. Please try again.");
  });
});
