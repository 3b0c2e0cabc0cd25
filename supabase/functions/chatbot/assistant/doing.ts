import { isBuyer } from "../../_shared/domain/people/buyer-state.ts";
import type { Doing } from "../../_shared/domain/vesty/sides.ts";
import type { OwnerData } from "./owner-data.ts";

/** What the person does here. Undefined if it can't be read right now: an answer doesn't wait for it. */
export async function doingOf(data: OwnerData): Promise<Doing | undefined> {
  try {
    const [homes, state, favorites] = await Promise.all([
      data.listings(),
      data.buying(),
      data.favorites(),
    ]);
    const isOwner = homes.length > 0;
    const buys = isBuyer(state) || favorites.length > 0;
    if (isOwner) return buys ? "both" : "owner";
    return buys ? "buyer" : "neither";
  } catch {
    // A tool that needs the same data says so, and logs it.
    return undefined;
  }
}
