import type { SharedList } from "@domain/search/shared-lists.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDay } from "@domain/site/text/format.ts";
import { useQueryClient } from "@tanstack/react-query";
import {
  deleteList,
  type ListDoor,
  leaveList,
  listLink,
  myListsQuery,
  sharedListQuery,
  shareList,
  unshareList,
} from "@web/api/search/shared-lists.ts";
import { AsIs } from "@web/components/as-is.tsx";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { Copy, Link2, Trash2, UserMinus } from "lucide-react";
import { useState } from "react";
import { ListForm } from "./list-form.tsx";
import { NewLink } from "./new-link.tsx";
import { useList } from "./use-list.ts";

type Asked = "new-link" | "unshare" | "delete" | { guest: string; name: string };

export function OwnerPanel(props: {
  list: SharedList;
  door: Extract<ListDoor, { userId: string }>;
}) {
  const { list, door } = props;
  const { doing, failureText, run, change, show, forgetFailure } = useList(door);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [isRenaming, setRenaming] = useState(false);

  function ask(question: Asked | undefined) {
    forgetFailure();
    setAsked(question);
  }

  async function makeLink() {
    const isMade = await run("link", async () => setToken(await shareList(list.id)));
    if (isMade) {
      ask(undefined);
      void client.invalidateQueries({ queryKey: myListsQuery(door.userId).queryKey });
    }
  }

  /** Another tab may have ended the link in the meantime. */
  async function showLink() {
    await run("show", async () => {
      const kept = await listLink(list.id);
      if (kept === null) throw new AppError("list_unknown");
      setToken(kept);
    });
  }

  async function remove() {
    const isGone = await run("delete", () => deleteList(list.id));
    if (!isGone) return;
    notify({ tone: "success", text: `The list “${list.name}” is deleted.` });
    navigate(paths.favorites.href(), { replace: true });
    client.removeQueries({ queryKey: sharedListQuery(door).queryKey });
    void client.invalidateQueries({ queryKey: myListsQuery(door.userId).queryKey });
  }

  async function confirm() {
    if (asked === "new-link") return makeLink();
    if (asked === "delete") return remove();
    const isDone = await change("confirm", () =>
      typeof asked === "object" ? leaveList(door, asked.guest) : unshareList(list.id),
    );
    if (!isDone) return;
    if (asked === "unshare") setToken(undefined);
    ask(undefined);
  }

  return (
    <div className="grid gap-4">
      {token ? (
        <NewLink token={token} list={list} />
      ) : (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {list.link_until
            ? `Anyone with the link can see the list, add homes and vote until ${formatDay(list.link_until)}. They need no account, and know you only as “${list.owner}”.`
            : "Only you can see this list. Make a link and send it to the person you are looking with. They can then see the list, add homes and vote without an account."}
        </p>
      )}
      {!asked && <Failure text={failureText} />}
      <div className="flex flex-wrap gap-2">
        {list.link_until && !token && (
          <Button
            size="sm"
            onClick={() => void showLink()}
            pending={doing === "show"}
            pendingText="Getting the link..."
          >
            <Copy aria-hidden="true" className="size-4" />
            Show the link
          </Button>
        )}
        <Button
          variant={list.link_until ? "secondary" : "primary"}
          size="sm"
          onClick={() => (list.link_until ? ask("new-link") : void makeLink())}
          pending={doing === "link"}
          pendingText="Making a link..."
        >
          <Link2 aria-hidden="true" className="size-4" />
          {list.link_until ? "Make a new link" : "Make a link"}
        </Button>
        {list.link_until && (
          <Button variant="secondary" size="sm" onClick={() => ask("unshare")}>
            End the link
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button variant="quiet" size="sm" onClick={() => ask("delete")}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete list
        </Button>
      </div>
      <Guests list={list} onRemove={(guest, name) => ask({ guest, name })} />
      {isRenaming && (
        <ListForm
          list={list}
          onSaved={(saved) => {
            show(saved);
            setRenaming(false);
          }}
          onClose={() => setRenaming(false)}
        />
      )}
      {asked && (
        <ConfirmDialog
          {...questionOf(asked, list)}
          onClose={() => ask(undefined)}
          onConfirm={() => void confirm()}
          pending={doing !== null}
          error={failureText}
        />
      )}
    </div>
  );
}

function Guests(props: { list: SharedList; onRemove: (id: string, name: string) => void }) {
  const { list, onRemove } = props;
  if (list.guests.length === 0) return null;
  return (
    <ul aria-label="People on this list" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {list.guests.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-center gap-1">
          <AsIs className="wrap-anywhere min-w-0">{name}</AsIs>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(id, name)}
          >
            <UserMinus aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function questionOf(asked: Asked, list: SharedList) {
  if (asked === "new-link") {
    return {
      title: "Make a new link?",
      children: (
        <p>The link you sent before stops working right away. Nothing on the list changes.</p>
      ),
      confirmLabel: "Make a new link",
      cancelLabel: "Keep the link",
      tone: "primary" as const,
    };
  }
  if (asked === "unshare") {
    return {
      title: "End the link?",
      children: (
        <p>
          The link will stop working, even for people who have the list open. What they added and
          said stays here for six months.
        </p>
      ),
      confirmLabel: "End the link",
      cancelLabel: "Keep the link",
    };
  }
  if (asked === "delete") {
    return {
      title: `Delete “${list.name}”?`,
      children: <p>The list and everything on it will be deleted for everyone.</p>,
      confirmLabel: "Delete list",
      cancelLabel: "Keep it",
    };
  }
  return {
    title: `Remove ${asked.name}?`,
    children: (
      <p>
        Their votes and comments will be deleted. The homes they added stay. They can join again as
        long as the link works.
      </p>
    ),
    confirmLabel: `Remove ${asked.name}`,
    cancelLabel: "Keep them",
  };
}
