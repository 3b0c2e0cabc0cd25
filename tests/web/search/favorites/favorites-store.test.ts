import { useNotices } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { favoritesStore, RETRY_MS, setFavorite, startFavorites } from "@web/session/favorites.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { comesSignedOut, signIn } from "../../../support/returning-person.ts";
import { until } from "../../../support/until.ts";
import { auth, DANA, rest, startCloud } from "../../../support/web-cloud.ts";
import { homeId } from "../../homes/listings/homes.ts";

const cloud = startCloud();
const [A, B, C] = [homeId(1), homeId(2), homeId(3)] as const;
const shown = () => favoritesStore.getState().ids;
const stored = () => localStorage.getItem(PERSONAL_KEYS.guestFavorites);
/** The account's, but not yet known to the server. */
const toMerge = () =>
  (localStorage.getItem(PERSONAL_KEYS.favoritesToMerge) ?? "").split(" ").slice(1);
const notices = () => useNotices.getState().notices.map(({ text }) => text);

beforeEach(async () => {
  startFavorites();
  await comesSignedOut();
  useNotices.setState({ notices: [] });
});

/** Dana's account on the server, which a test may break. */
function account(ids: string[] = []) {
  const server = { ids: [...ids], calls: [] as string[], isBroken: false };
  const answer = (call: string, reply: () => Response) => {
    server.calls.push(call);
    return server.isBroken ? HttpResponse.json({}, { status: 503 }) : reply();
  };
  cloud.use(
    http.get(rest("favorites"), () =>
      answer("load", () => HttpResponse.json(server.ids.map((listing_id) => ({ listing_id })))),
    ),
    http.post(rest("rpc/merge_favorites"), async ({ request }) => {
      const { listing_ids } = (await request.json()) as { listing_ids: string[] };
      return answer("merge", () => {
        server.ids = [...new Set([...listing_ids, ...server.ids])];
        return HttpResponse.json(server.ids);
      });
    }),
    http.post(rest("favorites"), async ({ request }) => {
      const { listing_id, user_id } = (await request.json()) as Record<string, string>;
      expect(user_id).toBe(DANA.id);
      return answer(`add ${listing_id}`, () => {
        server.ids = [listing_id as string, ...server.ids];
        return new HttpResponse(null, { status: 201 });
      });
    }),
    http.delete(rest("favorites"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("listing_id")?.slice(3);
      return answer(`remove ${id}`, () => {
        server.ids = server.ids.filter((other) => other !== id);
        return new HttpResponse(null, { status: 204 });
      });
    }),
  );
  return server;
}

const untilReady = () => until(() => expect(favoritesStore.getState().status).toBe("ready"));

test("a guest's favorites are stored in this browser, newest first", () => {
  setFavorite(A, true);
  setFavorite(B, true);
  setFavorite(B, true);
  expect(shown()).toEqual([B, A]);
  expect(JSON.parse(stored() ?? "")).toEqual([B, A]);
  setFavorite(A, false);
  setFavorite(B, false);
  expect(shown()).toEqual([]);
  expect(stored()).toBeNull();
});

test("follows what a guest marks in another tab", () => {
  localStorage.setItem(PERSONAL_KEYS.guestFavorites, JSON.stringify([C, "nonsense"]));
  window.dispatchEvent(new StorageEvent("storage", { key: PERSONAL_KEYS.guestFavorites }));
  expect(shown()).toEqual([C]);
});

test("signing in merges a guest's favorites once, and removes the guest's copy", async () => {
  const server = account([C, B]);
  setFavorite(A, true);
  setFavorite(B, true);
  await signIn();
  expect(shown()).toEqual([B, A]);
  await untilReady();
  expect(new Set(shown())).toEqual(new Set([A, B, C]));
  expect(stored()).toBeNull();
  expect(server.calls).toEqual(["merge"]);
});

async function leaveAccount() {
  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await signOut();
}

test("a failed merge keeps the guest's copy and is retried", async () => {
  const server = account([C]);
  server.isBroken = true;
  setFavorite(A, true);
  setFavorite(B, true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await signIn();
  await until(() => expect(favoritesStore.getState().status).toBe("failed"));
  expect(shown()).toEqual([B, A]);
  expect(toMerge()).toEqual([B, A]);

  // Unmarked in the meantime: the next merge must not bring it back.
  setFavorite(B, false);
  expect(toMerge()).toEqual([A]);

  server.isBroken = false;
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await untilReady();
  expect(server.ids).toEqual([A, C]);
  expect(shown()).toEqual([A, C]);
  expect(toMerge()).toEqual([]);
});

test("an account's favorites show at once, are stored on the server, and leave with the account", async () => {
  const server = account([C]);
  await signIn();
  await untilReady();
  setFavorite(A, true);
  expect(shown()).toEqual([A, C]);
  setFavorite(C, false);
  expect(shown()).toEqual([A]);
  await until(() => expect(server.ids).toEqual([A]));
  expect(server.calls).toEqual(["load", `add ${A}`, `remove ${C}`]);
  expect(stored()).toBeNull();

  expect(localStorage.getItem(PERSONAL_KEYS.accountFavorites)).toContain(A);
  await leaveAccount();
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(PERSONAL_KEYS.accountFavorites)).toBeNull();
  expect(server.ids).toEqual([A]);
});

test("a failure reverts the mark, shows an error, and can be retried", async () => {
  const server = account([C]);
  await signIn();
  await untilReady();
  server.isBroken = true;
  setFavorite(A, true);
  expect(shown()).toEqual([A, C]);
  await until(() => expect(shown()).toEqual([C]));
  expect(notices()).toEqual(["Your favorites could not be changed. Please try again."]);

  server.isBroken = false;
  useNotices.getState().notices[0]?.action?.onSelect();
  await until(() => expect(server.ids).toEqual([A, C]));
  expect(shown()).toEqual([A, C]);
});

test("the last of many presses on one heart counts", async () => {
  const server = account();
  await signIn();
  await untilReady();
  for (const isWanted of [true, false, true, false, true]) setFavorite(A, isWanted);
  expect(shown()).toEqual([A]);
  await until(() => expect(server.ids).toEqual([A]));
  for (const isWanted of [false, true, false]) setFavorite(A, isWanted);
  expect(shown()).toEqual([]);
  await until(() => expect(server.ids).toEqual([]));
});

test("follows what the account marks in another tab, but not another user's", async () => {
  account([C]);
  await signIn();
  await untilReady();
  tell(`${DANA.id} ${B} ${C}`);
  expect(shown()).toEqual([B, C]);
  tell(`${homeId(99)} ${A}`);
  expect(shown()).toEqual([]);
});

function tell(copy: string) {
  localStorage.setItem(PERSONAL_KEYS.accountFavorites, copy);
  window.dispatchEvent(new StorageEvent("storage", { key: PERSONAL_KEYS.accountFavorites }));
}

test("hearts are right before the server answers, and if it never does", async () => {
  const server = account();
  server.isBroken = true;
  localStorage.setItem(PERSONAL_KEYS.accountFavorites, `${DANA.id} ${A}`);
  await signIn();
  expect(shown()).toEqual([A]);
  await until(() => expect(favoritesStore.getState().status).toBe("failed"));
  expect(shown()).toEqual([A]);
});

test("limits favorites to five hundred", () => {
  for (let n = 1; n <= 501; n++) setFavorite(homeId(n), true);
  expect(shown()).toHaveLength(500);
  expect(notices()).toEqual(["You can keep up to 500 favorites. Please remove one first."]);
});
