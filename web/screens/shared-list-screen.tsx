import type { RememberedList, SharedList } from "@domain/search/shared-lists.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { useQuery } from "@tanstack/react-query";
import type { KeptListing } from "@web/api/search/kept-listings.ts";
import { type ListDoor, sharedListQuery } from "@web/api/search/shared-lists.ts";
import { Button } from "@web/components/button.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { ListingCard } from "@web/features/homes/listings/results/listing-card.tsx";
import { ListSkeleton } from "@web/features/search/shared-lists/list-homes.tsx";
import { ListPage } from "@web/features/search/shared-lists/list-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useNavigate, useParams } from "@web/lib/router.tsx";
import { forgetList, useRememberedLists } from "@web/session/remembered-lists.ts";
import { useSession } from "@web/session/session.ts";
import { ListX } from "lucide-react";

/** `/lists/:id`: a list for its owner, and for people who opened its link on this device. */
export default function SharedListScreen() {
  usePageTitle("A shared list");
  const { id = "" } = useParams();
  const { status, user } = useSession();
  return (
    <div className="page pt-8 pb-14 sm:pt-12">
      <meta name="robots" content="noindex" />
      {status === "loading" && <ListSkeleton level={1} />}
      {status !== "loading" && user && isUuid(id) && (
        <OwnList key={`${user.id} ${id}`} id={id} userId={user.id} />
      )}
      {status !== "loading" && !(user && isUuid(id)) && <LinkedList key={id} id={id} />}
    </div>
  );
}

function OwnList({ id, userId }: { id: string; userId: string }) {
  const door = { list_id: id, userId };
  const query = useQuery(sharedListQuery(door));
  if (query.data === null) return <LinkedList id={id} />;
  return <Opened query={query} door={door} me={null} />;
}

function LinkedList({ id }: { id: string }) {
  const remembered = useRememberedLists().find((list) => list.id === id);
  return remembered ? <ThroughLink key={remembered.token} remembered={remembered} /> : <NotHere />;
}

function ThroughLink({ remembered }: { remembered: RememberedList }) {
  const { id, token, me, key } = remembered;
  const door = { token, key };
  const query = useQuery(sharedListQuery(door));
  if (query.data === null) return <Ended id={id} />;
  const isGuest = query.data?.guests.some((guest) => guest.id === me);
  return <Opened query={query} door={door} me={isGuest && me !== null ? me : undefined} />;
}

function Opened(props: {
  query: Parameters<typeof LoadError>[0]["query"] & { data: SharedList | null | undefined };
  door: ListDoor;
  me: string | null | undefined;
}) {
  const { query, door, me } = props;
  if (query.data) {
    return <ListPage list={query.data} door={door} me={me} renderCard={renderCard} />;
  }
  if (query.error)
    return <LoadError level={1} title="The list could not be loaded" query={query} />;
  return <ListSkeleton level={1} />;
}

function renderCard(home: KeptListing, isFirst: boolean) {
  return <ListingCard listing={home} isFirst={isFirst} />;
}

/** The link was turned off, or has expired. */
function Ended({ id }: { id: string }) {
  const navigate = useNavigate();
  function forget() {
    forgetList(id);
    navigate(paths.favorites.href(), { replace: true });
  }
  return (
    <EmptyState
      level={1}
      title="This list is not shared anymore"
      text={ERRORS.list_unknown.text}
      icon={<ListX />}
      action={<Button onClick={forget}>Remove it from this device</Button>}
    />
  );
}

function NotHere() {
  return (
    <EmptyState
      level={1}
      title="You can't see this list on this device"
      text="If someone shared it with you, please open their link on this device. If it is your own list, sign in."
      icon={<ListX />}
      action={<LinkButton to={paths.favorites.href()}>Your favorites and lists</LinkButton>}
    />
  );
}
