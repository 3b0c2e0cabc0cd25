import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { storedChoice } from "@web/lib/stored-choice.ts";

const { useChosen, choose } = storedChoice(PERSONAL_KEYS.hiddenNames);

/**
 * `[hidden, choose]`: whether buyers' names are hidden, so that an owner can show the screen to
 * someone. It holds for every page about offers in this browser until it is changed.
 */
export function useHiddenNames(): [boolean, (hides: boolean) => void] {
  return [useChosen() !== null, (hides) => choose(hides ? "1" : null)];
}
