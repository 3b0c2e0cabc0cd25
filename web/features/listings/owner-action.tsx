import type { ListingCard } from "@domain/listings.ts";
import { useSession } from "@web/session/session.ts";
import { createContext, type ReactNode, useContext } from "react";

type RenderOwnerAction = (listing: ListingCard) => ReactNode;

const OwnerActionContext = createContext<RenderOwnerAction | undefined>(undefined);

/**
 * What owners find on the cards of their own homes, e.g. the camera button. A screen or the
 * frame provides it, because it is made by another feature; `render` keeps its identity.
 */
export function OwnerActionProvider(props: { render: RenderOwnerAction; children: ReactNode }) {
  return <OwnerActionContext value={props.render}>{props.children}</OwnerActionContext>;
}

/** @param given stands in for what the surroundings provide. */
export function useOwnerAction(listing: ListingCard, given?: ReactNode): ReactNode {
  const render = useContext(OwnerActionContext);
  const { user } = useSession();
  if (user === null || user.id !== listing.user_id) return null;
  return given ?? render?.(listing) ?? null;
}
