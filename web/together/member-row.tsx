import { endMembership, renewInvitation } from "@web/api/people/memberships.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { type ReactNode, useState } from "react";
import { type Place, useMembershipActs } from "./acts.ts";

/** How a membership ends: the button, its name for people who hear it, and what is asked before, if it is. */
export type Ending = { label: string; name: string; asks?: string };

type Props = Omit<Place, "placeId"> & {
  /** Null for the first person, on whom there are no acts. */
  id: string | null;
  name: string;
  /** The name as their row shows it, if it is another one, such as "You". */
  shownAs?: string;
  /** Their state, which is shown below the name. */
  text: string;
  /** Whether the reader can mail them a new link. */
  mayRenew?: boolean;
  /** Left out for a reader who can't end the membership. */
  ending?: Ending | undefined;
  /** What the reader can do besides. */
  acts?: ReactNode;
  /** More lines about them. */
  children?: ReactNode;
};

/** One person of a home, an offer or a sale, with the acts of the reader on them. */
export function MemberRow(props: Props) {
  const { id, name, shownAs = name, text, mayRenew = false, ending, acts, children } = props;
  const work = useMembershipActs(props);
  const [isAsked, setAsked] = useState(false);
  const renew = (whose: string) => work.act("renew", () => renewInvitation(props.kind, whose));

  async function end(whose: string) {
    if (await work.act("end", () => endMembership(props.kind, whose))) setAsked(false);
  }

  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p translate="no" className="wrap-anywhere font-medium">
            {shownAs}
          </p>
          <p className="wrap-anywhere text-ink-soft text-sm">{text}</p>
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-2 empty:hidden print:hidden">
          {acts}
          {id !== null && mayRenew && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Send a new link: ${name}`}
              pending={work.doing === "renew"}
              onClick={() => void renew(id)}
            >
              New link
            </Button>
          )}
          {id !== null && ending && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${ending.name}: ${name}`}
              pending={work.doing === "end"}
              onClick={() => (ending.asks ? setAsked(true) : void end(id))}
            >
              {ending.label}
            </Button>
          )}
        </div>
      </div>
      {!isAsked && <Failure text={work.failureText} />}
      {isAsked && id !== null && ending && (
        <ConfirmDialog
          title={`${ending.label} ${name}?`}
          confirmLabel={ending.label}
          cancelLabel="Keep"
          pending={work.doing === "end"}
          pendingText="Removing..."
          error={work.failureText}
          onClose={() => {
            setAsked(false);
            work.forgetFailure();
          }}
          onConfirm={() => void end(id)}
        >
          <p>{ending.asks}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
