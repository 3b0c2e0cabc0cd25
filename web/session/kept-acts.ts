import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readItem } from "@web/lib/storage.ts";

/** Goes on with what was kept here without a network (kept-acts-later.ts), once its person is known. */
export function goOnWithKeptActs(): void {
  // Without the code, the next page tries again.
  if (readItem(PERSONAL_KEYS.keptActs))
    import("./kept-acts-later.ts").then(({ startKeptActs }) => startKeptActs(), doNothing);
}

function doNothing(): void {}
