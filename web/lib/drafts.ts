import { draftKey } from "./personal-keys.ts";
import { readJson, removeItem, writeItem } from "./storage.ts";

/** What one person has typed into a form, about one subject. */
export type Draft<Input> = {
  userId: string | null;
  /** @returns undefined when there is none or it is damaged. */
  read: () => Input | undefined;
  keep: (input: Input) => void;
  forget: () => void;
};

/**
 * The unsent input of a form, kept until the tab closes. It survives a reload and an expired session, stays
 * private to its author, and follows a guest who signs in.
 * @param isWhole whether what was kept can be shown: another version of the site may have kept it.
 */
export function draftsOf<Input>(form: string, isWhole: (kept: unknown) => kept is Input) {
  return (userId: string | null, about?: string): Draft<Input> => {
    const keyOf = (typedBy: string | null) => draftKey(form, typedBy, about);
    const forget = () => {
      for (const typedBy of [userId, null]) removeItem(keyOf(typedBy), "session");
    };
    return {
      userId,
      read: () => {
        const kept = readJson(keyOf(userId), "session") ?? readJson(keyOf(null), "session");
        return isWhole(kept) ? kept : undefined;
      },
      keep: (input) => {
        forget();
        writeItem(keyOf(userId), JSON.stringify(input), "session");
      },
      forget,
    };
  };
}

/** The check of a form with one text. */
export function isText(kept: unknown): kept is string {
  return typeof kept === "string";
}
