import { useQuery } from "@tanstack/react-query";
import { summaryQuery } from "@web/api/people/dashboard.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { storedChoice } from "@web/lib/stored-choice.ts";

/** The id of the home that an owner of several chose last on this device. */
export const { useChosen: useChosenHome, choose: chooseHome } = storedChoice(
  PERSONAL_KEYS.meantHome,
);

/**
 * The home whose figures, timeline and suggestions are shown to an owner of several: the one they chose last on this
 * device, or else the one that the next step speaks about. Owners of one home have nothing to choose, so their `meant` is
 * null.
 */
export function useMeantHome(userId: string) {
  const id = useChosenHome();
  const { data } = useQuery(summaryQuery(userId));
  const { choices, home = null } = data ?? {};
  const shown = choices?.find((each) => each.id === id) ?? home;
  return { choices, home: shown, meant: choices && shown ? shown.id : null };
}
