import { type Invited, invitedProblems } from "@domain/people/invitations.ts";
import type { PartyDetails } from "@domain/sales/parties.ts";
import { INVITATION_LIMITS } from "@domain/site/errors/limits.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { inviteMember } from "@web/api/people/memberships.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Place, useMembershipActs } from "./acts.ts";

type Props = Place & {
  /** Tells people what joining means before they join. */
  text?: string;
  /** What else is sent, which fields before and after the name and the address ask for. */
  more?: More;
};

type More = {
  values: PartyDetails;
  isValid: boolean;
  before: ReactNode;
  /** @param isChecked whether to show what is wrong. */
  after: (isChecked: boolean) => ReactNode;
  /** The form is empty again. */
  onInvited: () => void;
};

const NO_ONE: Invited = { name: "", email: "" };

/** Asks for whom to invite, by name and address. */
export function InviteForm({ text, more, ...place }: Props) {
  const work = useMembershipActs(place);
  const [typed, setTyped] = useState(NO_ONE);
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();
  const problems = invitedProblems(typed);
  const shown = isChecked ? problems : {};
  const isValid = Object.keys(problems).length === 0 && (more?.isValid ?? true);

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isValid) return;
    const invited = { ...more?.values, name: typed.name.trim(), email: cleanEmail(typed.email) };
    const isDone = await work.act("invite", () =>
      attempt(invited, (id) => inviteMember(place.kind, place.placeId, id, invited)),
    );
    if (!isDone) return;
    notify({ tone: "success", text: `${invited.name} is invited by mail.` });
    setTyped(NO_ONE);
    setChecked(false);
    more?.onInvited();
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4">
      {more?.before}
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={INVITATION_LIMITS.name}
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
      {more?.after(isChecked)}
      <Failure text={work.failureText} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={work.doing === "invite"}
        pendingText="Sending..."
      >
        Invite
      </Button>
      {text && <p className="text-ink-soft text-sm">{text}</p>}
    </form>
  );
}
