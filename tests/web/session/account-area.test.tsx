import { act, screen } from "@testing-library/react";
import { AccountArea, initials } from "@web/features/account/account-area.tsx";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { auth, DANA, startCloud, storeSession } from "../../support/web-cloud.ts";

const cloud = startCloud();

beforeEach(async () => {
  localStorage.clear();
  await resumeSession();
});

test("signed out: the way to sign in", () => {
  renderWeb(<AccountArea />);
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(screen.queryByRole("button")).toBeNull();
});

test("not known yet: it says so", () => {
  renderWeb(<AccountArea />);
  act(() => sessionStore.setState({ status: "loading", user: null }));
  expect(screen.getByText("Loading...")).toHaveAttribute("role", "status");
});

test("signed in: name, Member, and Sign Out works", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  storeSession();
  await resumeSession();
  const { user } = renderWeb(<AccountArea />);
  expect(screen.getByText("Dana Whitfield")).toBeVisible();
  expect(screen.getByText("Member")).toBeVisible();
  expect(screen.getByText("DW")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
});

test("without a full name, the part of the email before the @", async () => {
  storeSession({ ...DANA, user_metadata: { full_name: " " } });
  await resumeSession();
  renderWeb(<AccountArea />);
  expect(screen.getByText("dana")).toBeVisible();
});

test.each([
  ["Dana Whitfield", "DW"],
  ["Dana Lee Moore", "DM"],
  ["dana", "D"],
  ["dana.w", "DW"],
  ["Émile", "É"],
  ["", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
