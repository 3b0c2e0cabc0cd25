import type { RememberedList, SharedList } from "@domain/search/shared-lists.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import {
  addToList,
  type ListDoor,
  myListsQuery,
  removeFromList,
  sharedListQuery,
} from "@web/api/search/shared-lists.ts";
import { Checkbox } from "@web/components/checkbox.tsx";
import { FieldError } from "@web/components/field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useRememberedLists } from "@web/session/remembered-lists.ts";
import { useSession } from "@web/session/session.ts";
import { useId, useState } from "react";
import { useList } from "./use-list.ts";

/** The lists to which a home can be added, on the home's page, if there are any. */
export default function AddToList({ listingId }: { listingId: string }) {
  const { user } = useSession();
  const remembered = useRememberedLists();
  return (
    <div className="col-span-full grid gap-1 empty:hidden print:hidden">
      {user && <OwnChoices key={user.id} userId={user.id} listingId={listingId} />}
      {remembered.map((list) => (
        <GuestChoice key={list.id} remembered={list} listingId={listingId} />
      ))}
    </div>
  );
}

function OwnChoices({ userId, listingId }: { userId: string; listingId: string }) {
  const lists = useQuery(myListsQuery(userId));
  return lists.data?.map((list) => (
    <Choice
      key={list.id}
      list={list}
      door={{ list_id: list.id, userId }}
      me={null}
      listingId={listingId}
    />
  ));
}

function GuestChoice(props: { remembered: RememberedList; listingId: string }) {
  const { id, token, me, key } = props.remembered;
  const door = { token, key };
  const { data: list } = useQuery({ ...sharedListQuery(door), refetchInterval: false });
  if (!list) return null;
  if (!list.guests.some((guest) => guest.id === me)) {
    return (
      <p className="text-ink-soft text-sm">
        <TextLink to={paths.sharedList.href(id)}>Join “{list.name}”</TextLink> to add this home.
      </p>
    );
  }
  return <Choice list={list} door={door} me={me} listingId={props.listingId} />;
}

function Choice(props: { list: SharedList; door: ListDoor; me: string | null; listingId: string }) {
  const { list, door, me, listingId } = props;
  const id = useId();
  const { change, doing, failureText } = useList(door);
  const [isChosen, setChosen] = useState(false);
  const listed = list.homes.find((home) => home.id === listingId);
  // A guest can't remove homes that others added.
  const isFixed = listed !== undefined && me !== null && listed.by !== me;

  function choose(isOn: boolean) {
    setChosen(isOn);
    void change("choose", () =>
      isOn ? addToList(door, listingId) : removeFromList(door, listingId),
    );
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <Checkbox
        label={`On the list “${list.name}”`}
        checked={doing === null ? listed !== undefined : isChosen}
        disabled={isFixed || doing !== null}
        onChange={(event) => choose(event.target.checked)}
      />
      <TextLink
        to={paths.sharedList.href(list.id)}
        aria-label={`Open the list “${list.name}”`}
        className="text-sm"
      >
        Open
      </TextLink>
      <FieldError id={id} text={failureText} />
    </div>
  );
}
