import type { SharedList } from "@domain/search/shared-lists.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ListDoor, myListsQuery, sharedListQuery } from "@web/api/search/shared-lists.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { useWork } from "@web/lib/use-work.ts";

/** Changes a list, one change at a time, and shows each result right away. */
export function useList(door: ListDoor) {
  const client = useQueryClient();
  const work = useWork();

  function show(list: SharedList) {
    showAnswer(client, sharedListQuery(door), list);
    // The overview and the homes' pages show it too.
    if ("userId" in door) {
      const { queryKey } = myListsQuery(door.userId);
      void client.invalidateQueries({ queryKey, exact: true });
    }
  }

  return {
    ...work,
    show,
    change: (name: string, made: () => Promise<SharedList>) =>
      work.run(name, async () => show(await made()), "list_not_changed"),
  };
}
