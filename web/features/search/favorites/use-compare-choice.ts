import { MAX_COMPARED } from "@domain/search/favorites.ts";
import { useState } from "react";

export type CompareChoice = {
  ids: readonly string[];
  /** The visitor tried to add more homes than can be compared. */
  isFull: boolean;
  toggle: (id: string, isChosen: boolean) => void;
  clear: () => void;
};

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
