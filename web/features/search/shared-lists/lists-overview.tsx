import { firstName } from "@domain/people/accounts.ts";
import type { SharedList } from "@domain/search/shared-lists.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { myListsQuery } from "@web/api/search/shared-lists.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { failureReason } from "@web/lib/failure-reason.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useFavorites } from "@web/session/favorites.ts";
import { useRememberedLists } from "@web/session/remembered-lists.ts";
import { useSession } from "@web/session/session.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ListForm } from "./list-form.tsx";

/** The visitor's own lists and other people's lists opened on this device, on the favorites page. */
export function ListsOverview() {
  const { status, user } = useSession();
  const remembered = useRememberedLists();
  return (
    <TitledSection className="mt-14 max-w-3xl" title="Looking together">
      <p className="mt-3 text-ink-soft">
        Share a list with the person you are looking with. With the link, they can add homes and
        vote without an account. They don't see your favorites or notes.
      </p>
      {user && <OwnLists key={user.id} user={user} />}
      {status === "signed-out" && (
        <LinkButton
          className="mt-5"
          variant="secondary"
          size="sm"
          to={paths.login.href({ next: paths.favorites.href() })}
        >
          Sign in to share a list
        </LinkButton>
      )}
      {remembered.length > 0 && (
        <>
          <h3 className="mt-8 font-medium">Shared with you, on this device</h3>
          <ul className="mt-2 divide-y divide-line">
            {remembered.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere py-3">
                <TextLink to={paths.sharedList.href(id)}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}

function OwnLists({ user }: { user: SessionUser }) {
  const lists = useQuery(myListsQuery(user.id));
  const client = useQueryClient();
  const navigate = useNavigate();
  const favorites = useFavorites().ids;
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      {lists.isError && (
        <InlineNotice tone="warn" className="mt-5" action={retryOf(lists)}>
          {failureReason(lists.error)}
        </InlineNotice>
      )}
      {lists.data && lists.data.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {lists.data.map((list) => (
            <li
              key={list.id}
              className="wrap-anywhere flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3"
            >
              <TextLink to={paths.sharedList.href(list.id)}>{list.name}</TextLink>
              <span className="text-ink-soft text-sm">{factsOf(list)}</span>
            </li>
          ))}
        </ul>
      )}
      <Button className="mt-4" variant="secondary" size="sm" onClick={() => setMaking(true)}>
        <Plus aria-hidden="true" className="size-4" />
        New list to share
      </Button>
      {isMaking && (
        <ListForm
          ownName={firstName(user) ?? ""}
          favorites={favorites}
          onSaved={(list) => {
            void client.invalidateQueries({ queryKey: myListsQuery(user.id).queryKey });
            navigate(paths.sharedList.href(list.id));
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

function factsOf({ homes, guests, link_until }: SharedList): string {
  const names = guests.map(({ name }) => name);
  const people = names.length > 0 ? `with ${new Intl.ListFormat("en-US").format(names)}` : "";
  const link = link_until === null && "no link";
  return [formatCount(homes.length, "home"), people, link].filter(Boolean).join(" · ");
}
