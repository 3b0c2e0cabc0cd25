import type { SharedList } from "@domain/search/shared-lists.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import AddToList from "@web/features/search/shared-lists/add-to-list.tsx";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import FavoritesScreen from "@web/screens/favorites-screen.tsx";
import OpenListScreen from "@web/screens/open-list-screen.tsx";
import SharedListScreen from "@web/screens/shared-list-screen.tsx";
import { sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { focusOn, renderWeb } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { enter } from "../../../support/user.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, homeId } from "../../homes/listings/homes.ts";

const cloud = startCloud();

const LIST = "11111111-1111-4111-8111-111111111111";
const VERA = "22222222-2222-4222-8222-222222222222";
const KEY = "33333333-3333-4333-8333-333333333333";
const TOKEN = "token-of-the-link";

let list: SharedList;
/** The calls of each function. */
let sent: [string, Record<string, unknown>][];

beforeEach(() => {
  sessionStore.setState({ status: "signed-out", user: null });
  sent = [];
  list = {
    id: LIST,
    name: "Our homes",
    owner: "Fay",
    is_own: false,
    link_until: "2050-01-01T12:00:00Z",
    guests: [],
    homes: [
      { id: homeId(1), by: null, said: [{ by: null, vote: "yes", comment: "The porch." }] },
      { id: homeId(2), by: null, said: [] },
    ],
  };
  cloud.use(
    // The second home is no longer public.
    http.get(rest("listings"), ({ request }) =>
      HttpResponse.json(
        [card(1), card(3)].filter(({ id }) =>
          new URL(request.url).searchParams.get("id")?.includes(id),
        ),
      ),
    ),
  );
});

/** The list's functions; each answers the list as it is then. */
function answer(name: string, after: (asked: Record<string, unknown>) => unknown = () => list) {
  cloud.use(
    http.post(rest(`rpc/${name}`), async ({ request }) => {
      const asked = (await request.json()) as Record<string, unknown>;
      sent.push([name, asked]);
      expect(request.headers.has("authorization") && "token" in asked).toBe(false);
      return HttpResponse.json(after(asked) as null);
    }),
  );
}

const lists = (
  <Routes>
    <Route path="/list" element={<OpenListScreen />} />
    <Route path="/lists/:id" element={<SharedListScreen />} />
    <Route path="/favorites" element={<FavoritesScreen />} />
  </Routes>
);

/** As the visitor's device has it after opening the link. */
const remember = (list: { id?: string; name?: string; me: string | null }) =>
  localStorage.setItem(
    PERSONAL_KEYS.rememberedLists,
    JSON.stringify([{ id: LIST, token: TOKEN, name: "Our homes", key: list.me && KEY, ...list }]),
  );
const remembered = () => JSON.parse(localStorage.getItem(PERSONAL_KEYS.rememberedLists) ?? "[]");

test("a link opens the list, leaves the address, and is remembered on this device", async () => {
  answer("shared_list");
  const { where } = renderWeb(lists, { path: `/list#${TOKEN}`, history: "browser" });
  expect(await screen.findByRole("heading", { name: "Our homes" })).toBeVisible();
  expect(where()).toBe(`/lists/${LIST}`);
  expect(window.location.href).not.toContain(TOKEN);
  expect(remembered()).toEqual([
    { id: LIST, token: TOKEN, name: "Our homes", me: null, key: null },
  ]);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(screen.getByText("By Fay.")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Home number 1" })).toBeVisible();
  expect(screen.getByText(/The porch/)).toBeVisible();
  // All it says of the second home is that it is gone.
  expect(screen.getByRole("article", { name: "No longer available" })).toBeVisible();
  // A person without a name can't vote.
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

test("a guest takes a name, votes, comments and leaves", async () => {
  remember({ me: null });
  answer("shared_list");
  answer("join_list", () => {
    list.guests = [{ id: VERA, name: "Vera" }];
    return { ...list, me: VERA };
  });
  answer("judge_home", ({ vote, comment }) => {
    const said = { by: VERA, vote, comment: comment || null };
    list.homes = list.homes.map((home) =>
      home.id === homeId(1) ? ({ ...home, said: [...home.said.slice(0, 1), said] } as never) : home,
    );
    return list;
  });
  answer("leave_list", () => ({ ...list, guests: [] }));
  const { user, where } = renderWeb(lists, { path: `/lists/${LIST}` });
  await enter(user, await screen.findByRole("textbox", { name: "Your name" }), " Vera ");
  await user.click(screen.getByRole("button", { name: "Join in" }));
  expect(await screen.findByText("By Fay and Vera.")).toBeVisible();
  // The device made the key, and keeps it.
  const [[, { key }] = ["", {}]] = sent.filter(([name]) => name === "join_list");
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(remembered()).toMatchObject([{ me: VERA, key }]);

  const home = within(
    screen.getByRole("heading", { name: "Home number 1" }).closest("li") as HTMLElement,
  );
  await user.click(home.getByRole("radio", { name: "No" }));
  expect(await home.findByText("Added by Fay · 1 yes, 1 no")).toBeVisible();
  await user.click(home.getByRole("button", { name: "Comment on Home number 1" }));
  await user.keyboard("Too dark.");
  await user.click(home.getByRole("button", { name: "Save comment" }));
  expect(await home.findByText(/“Too dark.”/)).toBeVisible();
  await focusOn(home.findByRole("button", { name: /^Change comment/ }));
  const asGuest = { token: TOKEN, key, home: homeId(1) };
  expect(sent.filter(([name]) => name === "judge_home").map(([, asked]) => asked)).toEqual([
    { ...asGuest, vote: "no", comment: "" },
    { ...asGuest, vote: "no", comment: "Too dark." },
  ]);
  // Homes that the owner added stay.
  expect(home.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Leave this list" }));
  await user.click(screen.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(where()).toBe("/favorites"));
  expect(remembered()).toEqual([]);
});

test("a guest's place can't be taken by another device, and a lost answer doesn't cost a guest theirs", async () => {
  remember({ me: null });
  list.guests = [{ id: VERA, name: "Vera" }];
  answer("shared_list");
  const tries: unknown[] = [];
  cloud.use(
    http.post(rest("rpc/join_list"), async ({ request }) => {
      const { name, key } = (await request.json()) as Record<string, string>;
      tries.push(key);
      if (name === "Vera")
        return HttpResponse.json({ code: "PT409", message: "list_name_taken" }, { status: 409 });
      if (tries.length === 2) return HttpResponse.error();
      list.guests = [...list.guests, { id: homeId(88), name: "Wim" }];
      return HttpResponse.json({ ...list, me: homeId(88) });
    }),
  );
  const { user } = renderWeb(lists, { path: `/lists/${LIST}` });
  const name = await screen.findByRole("textbox", { name: "Your name" });
  expect(screen.getByText(/^Already here: Vera\. If that is you on another device/)).toBeVisible();
  await enter(user, name, "Vera");
  await user.click(screen.getByRole("button", { name: "Join in" }));
  expect(await screen.findByText(ERRORS.list_name_taken.text)).toBeVisible();
  expect(remembered()).toMatchObject([{ me: null, key: null }]);

  await user.clear(name);
  await enter(user, name, "Wim");
  await user.click(screen.getByRole("button", { name: "Join in" }));
  expect(await screen.findByText(ERRORS.network.text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Join in" }));
  expect(await screen.findByText("By Fay, Vera, and Wim.")).toBeVisible();
  // The server knows the second try by the key of the first.
  expect(tries[2]).toBe(tries[1]);
  expect(remembered()).toMatchObject([{ me: homeId(88), key: tries[2] }]);
});

test("an answer that was on its way before a vote doesn't undo it", async () => {
  remember({ me: VERA });
  list.guests = [{ id: VERA, name: "Vera" }];
  answer("shared_list");
  const { user } = renderWeb(lists, { path: `/lists/${LIST}` });
  const no = await screen.findByRole("radio", { name: "No" });
  const asked = deferred<AbortSignal>();
  cloud.use(
    http.post(rest("rpc/shared_list"), ({ request }) => {
      asked.resolve(request.signal);
      return new Promise<never>(() => {});
    }),
    http.post(rest("rpc/judge_home"), async () => {
      list.homes[0]?.said.push({ by: VERA, vote: "no", comment: null });
      return HttpResponse.json(list);
    }),
  );
  document.dispatchEvent(new Event("visibilitychange"));
  expect((await asked.promise).aborted).toBe(false);
  await user.click(no);
  expect(await screen.findByText("Added by Fay · 1 yes, 1 no")).toBeVisible();
  expect((await asked.promise).aborted).toBe(true);
});

test("the owner is asked before a home goes with what others said about it", async () => {
  await signIn();
  const [home] = list.homes;
  if (home) list.homes = [{ ...home, said: [{ by: VERA, vote: "yes", comment: "The porch." }] }];
  list = { ...list, is_own: true, guests: [{ id: VERA, name: "Vera" }] };
  answer("shared_list");
  answer("remove_from_list", () => {
    list = { ...list, homes: [] };
    return list;
  });
  const { user } = renderWeb(lists, { path: `/lists/${LIST}` });
  await user.click(
    await screen.findByRole("button", { name: "Remove Home number 1 from the list" }),
  );
  const question = within(screen.getByRole("dialog"));
  await user.click(question.getByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("heading", { name: "No homes yet" })).toBeVisible();
  expect(screen.queryByText("0 homes")).toBeNull();
  await focusOn(screen.findByRole("heading", { level: 1 }));
});

test("a link that never was or has ended leads on to what this device has", async () => {
  answer("shared_list", () => null);
  renderWeb(lists, { path: `/list#${TOKEN}` });
  await screen.findByRole("heading", { name: "No such list" });
  expect(screen.getByRole("link", { name: "Your favorites and lists" })).toHaveAttribute(
    "href",
    "/favorites",
  );
});

test("an ended link says only that, and can be forgotten", async () => {
  remember({ me: VERA });
  answer("shared_list", () => null);
  const { user, where } = renderWeb(lists, { path: `/lists/${LIST}` });
  await screen.findByRole("heading", { name: "This list is not shared anymore" });
  await user.click(screen.getByRole("button", { name: "Remove it from this device" }));
  await waitFor(() => expect(where()).toBe("/favorites"));
  expect(remembered()).toEqual([]);
});

test("a link that ends in the meantime accepts no name", async () => {
  remember({ me: null });
  answer("shared_list");
  answer("join_list", () => null);
  const { user } = renderWeb(lists, { path: `/lists/${LIST}` });
  await enter(user, await screen.findByRole("textbox", { name: "Your name" }), "Vera");
  await user.click(screen.getByRole("button", { name: "Join in" }));
  expect(await screen.findByText(ERRORS.list_unknown.text)).toBeVisible();
  expect(remembered()).toMatchObject([{ me: null }]);
});

test("a home's page adds it to the visitor's own lists and to those of others", async () => {
  await signIn();
  const other = { ...list, id: homeId(77), name: "Theirs", owner: "Olive", homes: [] };
  remember({ id: other.id, name: "Theirs", me: VERA });
  const guests = [{ id: VERA, name: "Vera" }];
  answer("my_lists", () => [list]);
  answer("shared_list", ({ token }) => (token ? { ...other, guests } : list));
  answer("remove_from_list", () => ({ ...list, homes: [] }));
  answer("add_to_list", ({ home }) => ({
    ...other,
    guests,
    homes: [{ id: home, by: VERA, said: [] }],
  }));
  const { user } = renderWeb(<AddToList listingId={homeId(1)} />);
  const own = await screen.findByRole("checkbox", { name: "On the list “Our homes”" });
  expect(own).toBeChecked();
  await user.click(own);
  const theirs = await screen.findByRole("checkbox", { name: "On the list “Theirs”" });
  await user.click(theirs);
  await waitFor(() => expect(theirs).toBeEnabled());
  expect(theirs).toBeChecked();
  expect(sent).toContainEqual(["remove_from_list", { home: homeId(1), list_id: LIST }]);
  expect(sent).toContainEqual(["add_to_list", { home: homeId(1), token: TOKEN, key: KEY }]);
});

test("the owner makes a list of the favorites and a link, copies it again later, and ends it", async () => {
  await signIn();
  list = { ...list, is_own: true, link_until: null };
  answer("my_lists", () => []);
  answer("save_list");
  answer("shared_list");
  answer("share_list", () => {
    list = { ...list, link_until: "2050-01-01T12:00:00Z" };
    return TOKEN;
  });
  answer("unshare_list", () => {
    list = { ...list, link_until: null };
    return list;
  });
  const { user, where, unmount } = renderWeb(lists, { path: "/favorites" });
  await user.click(await screen.findByRole("button", { name: "New list to share" }));
  expect(screen.getByRole("textbox", { name: "Your name on it" })).toHaveValue("Dana");
  await user.click(screen.getByRole("button", { name: "Make the list" }));
  await waitFor(() => expect(where()).toBe(`/lists/${LIST}`));
  expect(sent).toContainEqual([
    "save_list",
    expect.objectContaining({ name: "Our homes", shown_name: "Dana", homes: [] }),
  ]);

  const copied = vi.fn(async () => {});
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
  await user.click(await screen.findByRole("button", { name: "Make a link" }));
  const link = `${window.location.origin}/list#${TOKEN}`;
  expect(await screen.findByRole("textbox", { name: "Link to this list" })).toHaveValue(link);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(copied).toHaveBeenCalledWith(link);
  copied.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await focusOn(screen.findByRole("textbox", { name: "Link to this list" }));
  expect(screen.getByText(/did not let us copy the link; it is selected/)).toBeVisible();

  // The person comes back on a later visit.
  unmount();
  answer("list_link", () => TOKEN);
  const later = renderWeb(lists, { path: `/lists/${LIST}` });
  await later.user.click(await screen.findByRole("button", { name: "Show the link" }));
  expect(await screen.findByRole("textbox", { name: "Link to this list" })).toHaveValue(link);

  await later.user.click(await screen.findByRole("button", { name: "End the link" }));
  const dialog = within(screen.getByRole("dialog"));
  await later.user.click(dialog.getByRole("button", { name: "End the link" }));
  expect(await screen.findByText(/^Only you can see this list/)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Link to this list" })).not.toBeInTheDocument();
});
