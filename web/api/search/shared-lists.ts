import type { JoinedList, SharedList, Vote } from "@domain/search/shared-lists.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { pollWhileInUse } from "../site/cache/polling.ts";
import type { Options, Question, Tables } from "../site/transport/tables.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/** Lists of homes that are shared by a link. Every change returns the list afterwards. */

/** How a list is reached: by its owner, or through its link by one of its guests. */
export type ListDoor = { list_id: string; userId: string } | { token: string; key: string | null };

const fallback = "list_not_changed";

/** The signed-in user's own lists. */
export function myListsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "lists"),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback: "lists_unavailable" }, (db) => db.rpc("my_lists")),
  });
}

/** A list; null if it is not the user's own, or the link is unknown. Others may be changing it. */
export function sharedListQuery(door: ListDoor) {
  return queryOptions({
    queryKey:
      "token" in door ? ["list-link", door.token] : ownKey(door.userId, "lists", door.list_id),
    queryFn: ({ signal }): Promise<SharedList | null> =>
      through(door, { signal, fallback: "lists_unavailable" }, (db) =>
        db.rpc("shared_list", "token" in door ? { token: door.token } : { list_id: door.list_id }),
      ),
    refetchInterval: ({ state }) => (state.data ? pollWhileInUse() : false),
    staleTime: 0,
  });
}

/** Makes a list with some homes, or renames it; repeating it changes nothing. */
export function saveList(list: {
  id: string;
  name: string;
  shown_name: string;
  homes?: string[];
}): Promise<SharedList> {
  return asMember({ fallback, repeats: true }, (db) => db.rpc("save_list", list));
}

export async function deleteList(id: string): Promise<void> {
  await asMember({ fallback }, (db) => db.from("shared_lists").delete().eq("id", id));
}

/** The token of the link as it is; null without one. */
export function listLink(id: string): Promise<string | null> {
  return asMember({ fallback: "lists_unavailable" }, (db) => db.rpc("list_link", { list_id: id }));
}

/** A new link; the one before stops working. @returns its token. */
export function shareList(id: string): Promise<string> {
  return asMember({ fallback }, (db) => db.rpc("share_list", { list_id: id }));
}

export function unshareList(id: string): Promise<SharedList> {
  return asMember({ fallback }, (db) => db.rpc("unshare_list", { list_id: id }));
}

/** Takes a name on a list. @param key made by this device, which is that guest from now on; a retry has the same. */
export function joinList(token: string, name: string, key: string): Promise<JoinedList> {
  return change({ token, key }, (db) => db.rpc("join_list", { token, name, key }));
}

export function addToList(door: ListDoor, home: string): Promise<SharedList> {
  return change(door, (db, way) => db.rpc("add_to_list", { home, ...way }));
}

export function removeFromList(door: ListDoor, home: string): Promise<SharedList> {
  return change(door, (db, way) => db.rpc("remove_from_list", { home, ...way }));
}

/** Stores a vote and a comment; without either, the earlier ones are removed. */
export function judgeHome(
  door: ListDoor,
  home: string,
  said: { vote: Vote | null; comment: string },
): Promise<SharedList> {
  return change(door, (db, way) => db.rpc("judge_home", { home, ...said, ...way }));
}

/** Removes a guest from a list, with their votes and comments. @param guestId whom the owner removes. */
export function leaveList(door: ListDoor, guestId?: string): Promise<SharedList> {
  return change(door, (db, way) => db.rpc("leave_list", { ...way, guest_id: guestId }));
}

/** Changes, like reads, return null for an unknown link. @throws AppError `list_unknown` */
async function change<T>(
  door: ListDoor,
  question: (db: Tables, way: ReturnType<typeof wayOf>) => ReturnType<Question<T | null>>,
): Promise<T> {
  const list = await through(door, { fallback }, (db) => question(db, wayOf(door)));
  if (list === null) throw new AppError("list_unknown");
  return list;
}

function through<T>(door: ListDoor, options: Options, question: Question<T>): Promise<T> {
  // A request with a link neither needs nor uses an account.
  return "token" in door ? asVisitor(options, question) : asMember(options, question);
}

function wayOf(door: ListDoor) {
  return "token" in door
    ? { token: door.token, key: door.key ?? undefined }
    : { list_id: door.list_id };
}
