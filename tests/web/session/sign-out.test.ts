import { SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { askToReport, useReporting } from "@web/lib/ask-to-report.ts";
import { notify, useNotices } from "@web/lib/notices.ts";
import { PAGES_CACHE } from "@web/lib/offline-caches.ts";
import { draftKey, PERSONAL_KEYS, PLACES_KEY } from "@web/lib/personal-keys.ts";
import { resumeSession, sessionStore } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeCaches } from "../../support/fake-caches.ts";
import { auth, DANA, startCloud, storeSession } from "../../support/web-cloud.ts";

const cloud = startCloud();

beforeEach(async () => {
  sessionStore.setState({ hasLeft: false, hasEnded: false });
  storeSession();
  await resumeSession();
});

test("removes everything personal, and nothing else", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  for (const storage of [localStorage, sessionStorage]) leaveThings(storage, DANA.id);
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("other", "kept");

  await signOut();

  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
  expect(sessionStore.getState()).toMatchObject({ status: "signed-out", user: null });
});

/** One of each kind that the product writes. */
function leaveThings(storage: Storage, userId: string) {
  for (const key of Object.values(PERSONAL_KEYS)) storage.setItem(key, userId);
  storage.setItem(PERSONAL_KEYS.rememberedLists, LISTS);
  storage.setItem(`${PLACES_KEY}12 Elm Street`, "null");
  for (const typedBy of [userId, null])
    storage.setItem(draftKey("booking", typedBy, "a home"), "{}");
  storage.setItem(`${SESSION_KEY}-code-verifier`, "secret");
}

const listOpened = (id: string, openedBy?: string) => ({ id, openedBy });
const LISTS = JSON.stringify([listOpened("hers", DANA.id), listOpened("a guest's")]);
const listsHere = () => JSON.parse(localStorage.getItem(PERSONAL_KEYS.rememberedLists) ?? "[]");

describe("a session that ended without signing out", () => {
  let seen: ReturnType<typeof fakeCaches>;

  beforeEach(async () => {
    seen = fakeCaches();
    seen.set(PAGES_CACHE, new Map([["/listings?search_term=haunted", new Response()]]));
    for (const storage of [localStorage, sessionStorage]) leaveThings(storage, DANA.id);
    localStorage.removeItem(SESSION_KEY);
    await resumeSession();
  });

  test("leaves everything for its user to come back to", async () => {
    expect(sessionStore.getState()).toMatchObject({ hasEnded: true, hasLeft: false });
    const { [PERSONAL_KEYS.rememberedLists]: _, ...before } = localStorage;
    storeSession();
    await resumeSession();
    expect({ ...localStorage }).toMatchObject(before);
    expect(listsHere()).toEqual([listOpened("hers", DANA.id), listOpened("a guest's", DANA.id)]);
    expect(sessionStorage.getItem(draftKey("booking", DANA.id, "a home"))).toBe("{}");
    expect(seen.has(PAGES_CACHE)).toBe(true);
  });

  test("leaves nothing to another user, except what was done as a guest", async () => {
    const other = { ...DANA, id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb" };
    storeSession(other);
    await resumeSession();
    const ofGuests = [
      PERSONAL_KEYS.guestFavorites,
      PERSONAL_KEYS.guestMarks,
      PERSONAL_KEYS.rememberedLists,
      PERSONAL_KEYS.needsPlanSelection,
      PERSONAL_KEYS.redirectAfterLogin,
      draftKey("booking", null, "a home"),
      `${SESSION_KEY}-code-verifier`,
      PERSONAL_KEYS.lastPerson,
    ];
    expect(new Set(Object.keys(sessionStorage))).toEqual(new Set(ofGuests));
    expect(new Set(Object.keys(localStorage))).toEqual(new Set([...ofGuests, SESSION_KEY]));
    for (const storage of [localStorage, sessionStorage])
      expect(storage.getItem(PERSONAL_KEYS.lastPerson)).toBe(other.id);
    expect(listsHere()).toEqual([listOpened("a guest's", other.id)]);
    expect(seen.has(PAGES_CACHE)).toBe(false);
  });
});

test("texts that were written and begun are not left on the screen", async () => {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  const ends = [
    () => signOut(),
    // Another tab signs out.
    () => {
      localStorage.clear();
      return resumeSession();
    },
    // The page signs out by itself, before another person signs in.
    () => {
      storeSession({ ...DANA, id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb" });
      return resumeSession();
    },
  ];
  for (const end of ends) {
    storeSession();
    await resumeSession();
    notify({ tone: "warn", text: "12 Elm Street was not saved." });
    askToReport({ kind: "person", subject: "conversation:1" });
    await end();
    expect(useNotices.getState().notices).toEqual([]);
    expect(useReporting.getState().reported).toBeNull();
  }
});

test("signing out in another tab clears this tab's storage", async () => {
  leaveThings(sessionStorage, DANA.id);
  localStorage.clear();
  await resumeSession();
  expect(sessionStore.getState()).toMatchObject({ hasEnded: false, hasLeft: true });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("the screen does not wait for the service, and its failure doesn't prevent signing out", async () => {
  cloud.use(http.post(auth("logout"), () => HttpResponse.json({}, { status: 500 })));
  const leaving = signOut();
  expect(sessionStore.getState().status).toBe("signed-out");
  await leaving;
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(sessionStore.getState().status).toBe("signed-out");
});
