import { SESSION_KEY } from "@web/api/supabase.ts";
import { PERSONAL_KEYS } from "@web/session/personal-keys.ts";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { auth, startCloud, storeSession } from "../../support/web-cloud.ts";

const cloud = startCloud();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  storeSession();
  await resumeSession();
});

test("everything personal goes, and nothing else", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  localStorage.setItem("auth_redirect_after_login", "/dashboard?showings=all");
  localStorage.setItem("needs_plan_selection", "true");
  localStorage.setItem(PERSONAL_KEYS.chatThread, "thread");
  localStorage.setItem(PERSONAL_KEYS.guestFavorites, "[]");
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("draft:booking:1", "{}");
  sessionStorage.setItem("other", "kept");

  await signOut();

  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
  expect(sessionStore.getState()).toMatchObject({ status: "signed-out", user: null });
});

test("only this browser is signed out at the service", async () => {
  const scopes: (string | null)[] = [];
  cloud.use(
    http.post(auth("logout"), ({ request }) => {
      scopes.push(new URL(request.url).searchParams.get("scope"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await signOut();
  expect(scopes).toEqual(["local"]);
});

test("the screen does not wait for the service, and its failure keeps nobody in", async () => {
  cloud.use(http.post(auth("logout"), () => HttpResponse.json({}, { status: 500 })));
  const leaving = signOut();
  expect(sessionStore.getState().status).toBe("signed-out");
  await leaving;
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(sessionStore.getState().status).toBe("signed-out");
});
