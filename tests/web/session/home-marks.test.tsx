import { VISIT_PAUSE_MS } from "@domain/search/home-marks.ts";
import { minuteOf } from "@domain/search/listing-search.ts";
import { screen, waitFor } from "@testing-library/react";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { ListingResults } from "@web/features/homes/listings/results/listing-results.tsx";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import FavoritesScreen from "@web/screens/favorites-screen.tsx";
import HiddenHomesScreen from "@web/screens/hidden-homes-screen.tsx";
import { setFavorite } from "@web/session/favorites.ts";
import { marksStore } from "@web/session/home-marks.ts";
import { markSeen, setHidden, setNote } from "@web/session/home-marks-later.ts";
import { sessionStore } from "@web/session/session.ts";
import { signOut } from "@web/session/sign-out.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { focusOn, renderWeb, saidText } from "../../support/render-web.tsx";
import { signIn } from "../../support/returning-person.ts";
import { auth, bodiesOf, DANA, rest, startCloud } from "../../support/web-cloud.ts";
import { card, homeId, page } from "../homes/listings/homes.ts";

const cloud = startCloud();

beforeEach(() => {
  sessionStore.setState({ status: "signed-out", user: null });
  cloud.use(
    http.get(rest("rpc/search_listings"), () => HttpResponse.json(page(homes))),
    http.get(rest("listings"), ({ request }) => {
      const ids = new URL(request.url).searchParams.get("id") ?? "";
      return HttpResponse.json(homes.filter(({ id }) => ids.includes(id)));
    }),
  );
});

const DAY_MS = 86_400_000;
const before = (ms: number) => new Date(Date.now() - ms).toISOString();
const homes = [
  card(1, { published_at: before(60_000) }),
  card(2, { published_at: before(30 * DAY_MS) }),
  card(3, { published_at: before(30 * DAY_MS) }),
];

const results = () => <ListingResults filters={{}} onClearAll={() => {}} />;
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((each) => each.textContent);

/** Requests to the account of a signed-in visitor, and its answers. */
function account(answer: Partial<Record<"seen" | "hidden", string[]>> & { notes?: object } = {}) {
  return bodiesOf(cloud, "post", rest("rpc/keep_home_marks"), () =>
    HttpResponse.json({ seen: [], hidden: [], notes: {}, before: null, ...answer }),
  );
}

test("a home that was opened is marked as seen", async () => {
  renderWeb(<ListingCard listing={card(2)} />);
  expect(screen.queryByText("Seen")).not.toBeInTheDocument();
  markSeen(homeId(2));
  expect(await screen.findByText("Seen")).toBeVisible();
});

test("a hidden home leaves the results, the focus goes on, and undo brings it back", async () => {
  const { user } = renderWeb(results());
  await screen.findByRole("heading", { name: "Home number 3" });
  const [hide] = screen.getAllByRole("button", { name: "Hide this home" });
  await user.click(hide as HTMLElement);
  await screen.findByText(
    "1 home you have hidden is left out. Totals and the numbers on the map still count it.",
  );
  expect(titles()).toEqual(["Home number 2", "Home number 3"]);
  expect(screen.getByRole("link", { name: "Home number 2" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "See what you have hidden" })).toHaveAttribute(
    "href",
    "/hidden",
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(await saidText("“Home number 1” is in your results again.")).toBeInTheDocument();
  await focusOn(screen.findByRole("link", { name: "Home number 1" }));
});

test("hidden homes are listed, also those that are gone, and brought back", async () => {
  for (const n of [9, 2]) setHidden(homeId(n), true);
  const { user } = renderWeb(<HiddenHomesScreen />);
  await screen.findByRole("heading", { name: "Home number 2" });
  expect(screen.getByRole("article", { name: "No longer available" })).toBeVisible();
  // Known marks stay on the page while the rest is asked for again.
  cloud.use(http.get(rest("listings"), () => new Promise<never>(() => {})));
  await user.click(screen.getByRole("button", { name: "Unhide Home number 2" }));
  await focusOn(screen.findByRole("heading", { name: "1 home" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await focusOn(screen.findByRole("button", { name: "Unhide Home number 2" }));
  await user.click(screen.getByRole("button", { name: "Unhide Home number 2" }));
  await user.click(screen.getByRole("button", { name: "Remove it" }));
  expect(await screen.findByText("Nothing hidden")).toBeVisible();
  expect(screen.queryByText("0 homes")).toBeNull();
});

test("homes published since the last visit are marked, and all that the search finds are counted", async () => {
  const last = Date.now() - DAY_MS;
  localStorage.setItem(PERSONAL_KEYS.guestMarks, JSON.stringify({ visit: { last } }));
  // A page shows one of the forty new homes.
  cloud.use(
    http.get(rest("rpc/search_listings"), ({ request }) => {
      const filters = new URL(request.url).searchParams.get("filters") ?? "{}";
      const { since } = JSON.parse(filters);
      return HttpResponse.json(
        since ? { ...page([card(1)]), total: since === minuteOf(last) ? 40 : 0 } : page(homes),
      );
    }),
  );
  await visitAgain();
  renderWeb(results());
  expect(await screen.findByText("40 homes are new")).toBeVisible();
  expect(screen.getAllByText("New")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Show them" })).toHaveAttribute(
    "href",
    `/listings?since=${encodeURIComponent(minuteOf(last))}`,
  );
});

test("a visit makes nothing new while it lasts", async () => {
  const last = Date.now() - VISIT_PAUSE_MS + 60_000;
  localStorage.setItem(PERSONAL_KEYS.guestMarks, JSON.stringify({ visit: { last } }));
  await visitAgain();
  renderWeb(results());
  await screen.findByRole("heading", { name: "Home number 1" });
  expect(screen.queryByText(/since your last visit/)).not.toBeInTheDocument();
});

/** The state is read again, as a new page would. */
async function visitAgain() {
  account();
  await signIn();
  sessionStore.setState({ status: "signed-out", user: null });
}

test("a note on a favorite is kept on the device, and can be emptied", async () => {
  setFavorite(homeId(1), true);
  const { user } = renderWeb(<FavoritesScreen />);
  await user.click(await screen.findByRole("button", { name: "Add a note on Home number 1" }));
  const field = screen.getByRole("textbox", { name: "Your note on Home number 1" });
  expect(field).toHaveFocus();
  await user.type(field, "Ask about the roof.");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("Ask about the roof.")).toBeVisible();
  expect(localStorage.getItem(PERSONAL_KEYS.guestMarks)).toContain("Ask about the roof.");
  await user.click(screen.getByRole("button", { name: "Change note on Home number 1" }));
  await user.clear(screen.getByRole("textbox"));
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByRole("button", { name: "Add a note on Home number 1" })).toBeVisible();
  setFavorite(homeId(1), false);
});

test("a guest's marks join the account's at sign-in, and nothing is left at sign-out", async () => {
  markSeen(homeId(1));
  setHidden(homeId(2), true);
  setNote(homeId(3), "Mine.");
  const sent = account({ hidden: [homeId(9)], notes: { [homeId(3)]: "Hers." } });
  await signIn();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    seen: [homeId(1)],
    hidden: [homeId(2)],
    noted: [homeId(3)],
    notes: ["Hers.\nMine."],
  });
  expect(localStorage.getItem(PERSONAL_KEYS.guestMarks)).toBeNull();
  await waitFor(() => expect([...marksStore.getState().hidden]).toEqual([homeId(9)]));

  cloud.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await signOut();
  expect([...marksStore.getState().hidden]).toEqual([]);
  expect(localStorage.getItem(PERSONAL_KEYS.accountMarks)).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain(homeId(9));
});

test("a change without a network stays, and is sent with the next one", async () => {
  const first = account();
  await signIn();
  await waitFor(() => expect(first).toHaveLength(1));
  let failed = 0;
  cloud.use(
    http.post(rest("rpc/keep_home_marks"), () => {
      failed += 1;
      return HttpResponse.error();
    }),
  );
  setHidden(homeId(1), true);
  await waitFor(() => expect(failed).toBe(1));
  expect(localStorage.getItem(PERSONAL_KEYS.accountMarks)).toContain(homeId(1));
  const sent = account({ hidden: [homeId(1), homeId(2)] });
  setHidden(homeId(2), true);
  await waitFor(() => expect(sent[0]).toMatchObject({ hidden: [homeId(2), homeId(1)] }));
  expect([...marksStore.getState().hidden].toSorted()).toEqual([homeId(1), homeId(2)]);
});

test("a refused note is left out of many changes, and stays on the device", async () => {
  const kept: Sent[] = [];
  const sent: Sent[] = [];
  const bad = "Bell\u0007";
  cloud.use(
    http.post(rest("rpc/keep_home_marks"), async ({ request }) => {
      const marks = (await request.json()) as Sent;
      sent.push(marks);
      if (marks.notes?.includes(bad))
        return HttpResponse.json({ code: "PT422", message: "note_invalid" }, { status: 422 });
      kept.push(marks);
      const of = (key: "seen" | "hidden") => kept.flatMap((each) => each[key] ?? []);
      const notes = kept.flatMap(({ noted = [], notes: texts = [] }) =>
        noted.map((id, n) => [id, texts[n]]),
      );
      return HttpResponse.json({
        ...{ seen: of("seen"), hidden: of("hidden"), before: null },
        notes: Object.fromEntries(notes),
      });
    }),
  );
  renderWeb(<p>A page, for its notices</p>);
  for (let n = 1; n <= 30; n += 1) markSeen(homeId(n));
  setHidden(homeId(4), true);
  setNote(homeId(7), bad);
  setNote(homeId(9), "Nice yard.");
  await signIn();
  await screen.findByText(/^A note was not saved to your account\. It is still on this device\./);
  await waitFor(() => expect(kept.flatMap(({ seen = [] }) => seen)).toHaveLength(30));
  expect(kept.flatMap(({ hidden = [] }) => hidden)).toEqual([homeId(4)]);
  expect(kept.flatMap(({ notes = [] }) => notes)).toEqual(["Nice yard."]);
  expect(marksStore.getState().notes).toEqual({ [homeId(7)]: bad, [homeId(9)]: "Nice yard." });
  expect(localStorage.getItem(PERSONAL_KEYS.accountMarks)).toContain("Bell");

  // It isn't sent again before it is changed.
  const before = sent.length;
  markSeen(homeId(31));
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  setNote(homeId(7), "Bell");
  await waitFor(() => expect(kept.at(-1)).toMatchObject({ noted: [homeId(7)], notes: ["Bell"] }));
  expect(marksStore.getState().notes[homeId(7)]).toBe("Bell");
});

type Sent = { seen?: string[]; hidden?: string[]; noted?: string[]; notes?: string[] };

test("a person's marks are not the next one's", async () => {
  account({ hidden: [homeId(1)] });
  await signIn();
  await waitFor(() => expect(marksStore.getState().hidden.size).toBe(1));
  account();
  await signIn({ ...DANA, id: "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb" });
  expect(marksStore.getState().hidden.size).toBe(0);
});
