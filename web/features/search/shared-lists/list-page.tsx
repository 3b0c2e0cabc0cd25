import { personName, type SharedList } from "@domain/search/shared-lists.ts";
import type { KeptListing } from "@web/api/search/kept-listings.ts";
import type { ListDoor } from "@web/api/search/shared-lists.ts";
import { PageHeader } from "@web/components/page-header.tsx";
import type { ReactNode } from "react";
import { GuestPanel } from "./guest-panel.tsx";
import { ListHomes } from "./list-homes.tsx";
import { OwnerPanel } from "./owner-panel.tsx";

/** A list with its homes and everyone's opinions, for its owner and its guests. */
export function ListPage(props: {
  list: SharedList;
  door: ListDoor;
  /** The visitor: a guest's id, null for the owner, undefined for someone without a name yet. */
  me: string | null | undefined;
  renderCard: (home: KeptListing, isFirst: boolean) => ReactNode;
}) {
  const { list, door, me } = props;
  const people = [null, ...list.guests.map(({ id }) => id)].map((id) => personName(list, id));
  return (
    <>
      <PageHeader
        kicker="Shared list"
        title={list.name}
        lead={`By ${new Intl.ListFormat("en-US").format(people)}.`}
      />
      <div className="mt-6 max-w-3xl">
        {"userId" in door ? (
          <OwnerPanel list={list} door={door} />
        ) : (
          <GuestPanel list={list} door={door} me={me ?? null} />
        )}
      </div>
      <ListHomes list={list} door={door} me={me} renderCard={props.renderCard} />
    </>
  );
}
