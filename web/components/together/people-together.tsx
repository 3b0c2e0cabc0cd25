import type { Joining } from "@domain/people/invitations.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { useState } from "react";
import type { ActsOf } from "./acts.ts";

type ListProps<Person extends Joining> = {
  /** The name of the people, such as "Owners". */
  label: string;
  people: readonly Person[];
  /** The text for a person without a name. */
  someone: string;
  /** A person's state, which their row shows beside the name. */
  textOf: (person: Person) => string;
} & Acts;

type Acts = ActsOf & {
  /** The acts of the reader on an invited person; neither is there for a reader who can't act. */
  renew?: ((id: string) => Promise<unknown>) | undefined;
  end?: ((id: string) => Promise<unknown>) | undefined;
  /** Explains what removing a person who joined means, where that can be done. */
  removal?: string | undefined;
};

/** The people who own or buy a home together: those who joined, and those who are invited. */
export function PeopleTogether<Person extends Joining>(props: ListProps<Person>) {
  const { label, people, someone, textOf, ...acts } = props;
  return (
    <ul className="grid" aria-label={label}>
      {people.map((person) => (
        <PersonRow
          key={person.id ?? "first"}
          person={person}
          name={person.name ?? someone}
          text={textOf(person)}
          {...acts}
        />
      ))}
    </ul>
  );
}

type RowProps = { person: Joining; name: string; text: string } & Acts;

function PersonRow(props: RowProps) {
  const { person, name, text, userId, useActs, renew, end, removal } = props;
  const { id, is_me, joined_at } = person;
  const work = useActs(userId);
  const [isAsked, setAsked] = useState(false);
  const isInvited = joined_at === null;
  const mayEnd = end !== undefined && (isInvited || removal !== undefined);

  async function endIt(personId: string) {
    if (end && (await work.act("end", () => end(personId)))) setAsked(false);
  }

  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{is_me ? "You" : name}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{text}</p>
        </div>
        {id !== null && mayEnd && (
          <div className="flex flex-wrap gap-2 print:hidden">
            {isInvited && renew && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Send a new link: ${name}`}
                pending={work.doing === "renew"}
                onClick={() => void work.act("renew", () => renew(id))}
              >
                New link
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${isInvited ? "Take the invitation back" : "Remove"}: ${name}`}
              pending={work.doing === "end"}
              onClick={() => (isInvited ? void endIt(id) : setAsked(true))}
            >
              {isInvited ? "Take it back" : "Remove"}
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
          pending={work.doing === "end"}
          pendingText="Removing..."
          error={work.failureText}
          onClose={() => {
            setAsked(false);
            work.forgetFailure();
          }}
          onConfirm={() => void endIt(id)}
        >
          <p>{removal}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
