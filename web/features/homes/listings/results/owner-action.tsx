import type { ListingCard } from "@domain/homes/listings.ts";
import { useOwns } from "@web/session/use-owns.ts";
import { createContext, type ReactNode, useContext } from "react";

type RenderOwnerAction = (listing: ListingCard) => ReactNode;

const OwnerActionContext = createContext<RenderOwnerAction | undefined>(undefined);

/**
 * An element that owners see on their own homes' cards, such as the camera button. The screen or the frame provides it,
 * because it comes from another feature; `render` must be stable.
 */
export function OwnerActionProvider(props: { render: RenderOwnerAction; children: ReactNode }) {
  return <OwnerActionContext value={props.render}>{props.children}</OwnerActionContext>;
}

export function useOwnerAction(listing: ListingCard): ReactNode {
  const render = useContext(OwnerActionContext);
  const isOwn = useOwns(listing, render !== undefined);
  return isOwn && render?.(listing);
}
