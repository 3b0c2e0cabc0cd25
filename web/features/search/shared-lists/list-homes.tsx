import type { ListedHome, SharedList } from "@domain/search/shared-lists.ts";
import { paths } from "@domain/site/paths.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeptListing, keptListingsQuery } from "@web/api/search/kept-listings.ts";
import { type ListDoor, removeFromList } from "@web/api/search/shared-lists.ts";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { HomesGridSkeleton, HomesHeading, homesGrid } from "@web/components/homes-grid.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { MissingHome } from "@web/components/missing-home.tsx";
import { ListChecks } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ListedHomeVotes } from "./listed-home-votes.tsx";
import { useList } from "./use-list.ts";

/** A list's homes. Of those that are no longer public, it only says that they are gone. */
export function ListHomes(props: {
  list: SharedList;
  door: ListDoor;
  me: string | null | undefined;
  renderCard: (home: KeptListing, isFirst: boolean) => ReactNode;
}) {
  const { list, door, me } = props;
  const { change, doing, failureText } = useList(door);
  const [asked, setAsked] = useState<ListedHome>();
  const query = useQuery({
    ...keptListingsQuery(list.homes.map(({ id }) => id)),
    enabled: list.homes.length > 0,
    placeholderData: keepPreviousData,
  });

  async function remove({ id }: ListedHome) {
    await change("remove", () => removeFromList(door, id));
    setAsked(undefined);
  }

  function askToRemove(listed: ListedHome) {
    // Other people's comments would go with it.
    if (listed.said.some(({ by }) => by !== me)) setAsked(listed);
    else void remove(listed);
  }

  if (list.homes.length === 0) {
    return (
      <EmptyState
        title="No homes yet"
        text="Open a home you like and check this list. Then everyone here can say what they think."
        icon={<ListChecks />}
        action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
      />
    );
  }
  if (query.isPending) return <ListSkeleton />;
  if (query.isError) return <LoadError title="The homes could not be loaded" query={query} />;
  return (
    <section aria-labelledby="list-homes-title">
      <HomesHeading id="list-homes-title" count={list.homes.length} />
      <Failure text={failureText} className="mb-6" />
      <ul className={homesGrid("gap-y-12")}>
        {list.homes.map((listed, position) => {
          const home = query.data?.[listed.id];
          const mayRemove = me === null || (me !== undefined && listed.by === me);
          return (
            <li key={listed.id}>
              {home ? (
                <>
                  {props.renderCard(home, position === 0)}
                  <ListedHomeVotes
                    list={list}
                    listed={listed}
                    title={home.title}
                    door={door}
                    me={me}
                    {...(mayRemove && { onRemove: () => askToRemove(listed) })}
                  />
                </>
              ) : (
                home === null && (
                  <MissingHome
                    text="A home on this list was sold or removed."
                    removeLabel="Remove from the list"
                    {...(mayRemove && { onRemove: () => askToRemove(listed) })}
                  />
                )
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Remove this home from the list?"
          confirmLabel="Remove"
          cancelLabel="Keep it"
          onClose={() => setAsked(undefined)}
          onConfirm={() => void remove(asked)}
          pending={doing === "remove"}
        >
          <p>What other people said about it will be deleted, too.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** @param props.level 1 if it replaces the whole page. */
export function ListSkeleton({ level }: { level?: 1 }) {
  return <HomesGridSkeleton label="Loading the list..." level={level} rowGap="gap-y-12" />;
}
