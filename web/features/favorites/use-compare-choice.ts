import { MAX_COMPARED } from "@domain/favorites.ts";
import { useState } from "react";

export type CompareChoice = {
  ids: readonly string[];
  /** One more than can be compared was asked for, and not taken. */
  isFull: boolean;
  toggle: (id: string, isChosen: boolean) => void;
  clear: () => void;
};

/** Which homes are ticked for the comparison, up to four. */
export function useCompareChoice(): CompareChoice {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isFull, setFull] = useState(false);

  function toggle(id: string, isChosen: boolean) {
    const others = ids.filter((other) => other !== id);
    const isTooMany = isChosen && others.length >= MAX_COMPARED;
    setFull(isTooMany);
    if (!isTooMany) setIds(isChosen ? [...others, id] : others);
  }

  function clear() {
    setIds([]);
    setFull(false);
  }

  return { ids, isFull, toggle, clear };
}
