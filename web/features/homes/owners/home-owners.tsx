import {
  type HomeOwner,
  type HomeOwners,
  mayInviteOwner,
  OWNER_TEXTS,
  ownerProblems,
  ownerText,
} from "@domain/homes/owners.ts";
import { ERRORS } from "@domain/site/errors.ts";
import { OWNER_LIMITS } from "@domain/site/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  homeOwnersQuery,
  inviteOwner,
  leaveHome,
  removeOwner,
  renewOwner,
} from "@web/api/homes/owners.ts";
import { ownKey } from "@web/api/site/keys.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { ErrorState, LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { newId } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { type FormEvent, useRef, useState } from "react";

type Props = { userId: string; listingId: string };

/** The owners of a home: the first owner invites and removes, and the others may leave. */
export function HomeOwnersList({ userId, listingId }: Props) {
  const query = useQuery(homeOwnersQuery(userId, listingId));
  if (query.data)
    return (
      <div className="grid max-w-2xl gap-8">
        <ul className="grid" aria-label="Owners">
          {query.data.owners.map((owner) => (
            <OwnerRow
              key={owner.id ?? "first"}
              userId={userId}
              owner={owner}
              mayRemove={query.data?.is_first ?? false}
            />
          ))}
        </ul>
        {query.data.is_first ? (
          <Invite userId={userId} listingId={listingId} known={query.data} />
        ) : (
          <Leave userId={userId} listingId={listingId} />
        )}
      </div>
    );
  if (query.isError)
    return <LoadError level={2} title={ERRORS.owners_unavailable.text} query={query} />;
  if (query.data === undefined)
    return <LoadingGroup label="Loading the owners..." shapes={["h-12", "h-12"]} />;
  return (
    <ErrorState level={2} title="Not one of your homes" text={ERRORS.listing_not_found.text} />
  );
}

function useOwnerWork(userId: string) {
  const client = useQueryClient();
  return useWork(() => client.invalidateQueries({ queryKey: ownKey(userId) }));
}

function OwnerRow(props: { userId: string; owner: HomeOwner; mayRemove: boolean }) {
  const { userId, owner, mayRemove } = props;
  const { id, is_me, joined_at } = owner;
  const name = owner.name ?? "An owner";
  const work = useOwnerWork(userId);
  const [isAsked, setAsked] = useState(false);

  async function remove(ownerId: string) {
    if (!(await work.run("remove", () => removeOwner(ownerId), "owners_not_changed"))) return;
    setAsked(false);
  }

  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{is_me ? "You" : name}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{ownerText(owner)}</p>
        </div>
        {mayRemove && id !== null && (
          <div className="flex flex-wrap gap-2">
            {joined_at === null && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Send a new link: ${name}`}
                pending={work.doing === "renew"}
                onClick={() => void work.run("renew", () => renewOwner(id), "owners_not_changed")}
              >
                New link
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${joined_at === null ? "Take the invitation back" : "Remove"}: ${name}`}
              pending={work.doing === "remove"}
              onClick={() => (joined_at === null ? void remove(id) : setAsked(true))}
            >
              {joined_at === null ? "Take it back" : "Remove"}
            </Button>
          </div>
        )}
      </div>
      {!isAsked && <Failure text={work.failureText} />}
      {isAsked && id !== null && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirmLabel="Remove"
          cancelLabel="Keep"
          pending={work.doing === "remove"}
          pendingText="Removing..."
          error={work.failureText}
          onClose={() => {
            setAsked(false);
            work.forgetFailure();
          }}
          onConfirm={() => void remove(id)}
        >
          <p>{OWNER_TEXTS.remove}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function Invite({ userId, listingId, known }: Props & { known: HomeOwners }) {
  const work = useOwnerWork(userId);
  const [typed, setTyped] = useState({ name: "", email: "" });
  const [isChecked, setChecked] = useState(false);
  // The same contents keep their id, so that a lost answer doesn't invite a person twice.
  const attempt = useRef({ id: newId(), contents: "" });
  const problems = ownerProblems(typed);
  const shown = isChecked ? problems : {};
  if (!mayInviteOwner(known)) return <p>{ERRORS.owners_full.text}</p>;

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const invited = { name: typed.name.trim(), email: typed.email.trim() };
    const contents = JSON.stringify(invited);
    if (attempt.current.contents !== contents) attempt.current = { id: newId(), contents };
    const { id } = attempt.current;
    if (
      !(await work.run("invite", () => inviteOwner(id, listingId, invited), "owners_not_changed"))
    )
      return;
    notify({ tone: "success", text: `${invited.name} is invited by mail.` });
    setTyped({ name: "", email: "" });
    setChecked(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4">
      <h2 className="font-display font-medium text-title">Own it together with someone</h2>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={OWNER_LIMITS.name}
        value={typed.name}
        error={shown.name}
        onChange={({ target }) => setTyped((now) => ({ ...now, name: target.value }))}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        inputMode="email"
        value={typed.email}
        error={shown.email}
        onChange={({ target }) => setTyped((now) => ({ ...now, email: target.value }))}
      />
      <Failure text={work.failureText} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={work.doing === "invite"}
        pendingText="Sending..."
      >
        Invite
      </Button>
      <p className="text-ink-soft text-sm">{OWNER_TEXTS.invite}</p>
    </form>
  );
}

function Leave({ userId, listingId }: Props) {
  const work = useOwnerWork(userId);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);

  async function leave() {
    if (!(await work.run("leave", () => leaveHome(listingId), "owners_not_changed"))) return;
    notify({ tone: "success", text: "You are no longer one of the owners." });
    navigate(paths.myListings.href());
  }

  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
        Leave the owners
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Leave the owners?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          pending={work.doing === "leave"}
          pendingText="Leaving..."
          error={work.failureText}
          onClose={() => {
            setAsked(false);
            work.forgetFailure();
          }}
          onConfirm={() => void leave()}
        >
          <p>{OWNER_TEXTS.leave}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
