import { type Invited, invitedProblems } from "@domain/people/invitations.ts";
import { INVITATION_LIMITS } from "@domain/site/errors/limits.ts";
import { cleanEmail } from "@domain/site/text/contact-details.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { type FormEvent, useState } from "react";
import type { ActsOf } from "./acts.ts";

type Props = ActsOf & {
  /** Tells people what joining means before they join. */
  text: string;
  /** @param id the same for the same contents, so that a lost answer doesn't invite a person twice. */
  invite: (id: string, invited: Invited) => Promise<unknown>;
};

const NOBODY: Invited = { name: "", email: "" };

/** Asks for whom to invite, by name and address. */
export function InviteTogether({ text, userId, useActs, invite }: Props) {
  const work = useActs(userId);
  const [typed, setTyped] = useState(NOBODY);
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();
  const problems = invitedProblems(typed);
  const shown = isChecked ? problems : {};

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const invited = { name: typed.name.trim(), email: cleanEmail(typed.email) };
    const isDone = await work.act("invite", () => attempt(invited, (id) => invite(id, invited)));
    if (!isDone) return;
    notify({ tone: "success", text: `${invited.name} is invited by mail.` });
    setTyped(NOBODY);
    setChecked(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4">
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
      <Failure text={work.failureText} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={work.doing === "invite"}
        pendingText="Sending..."
      >
        Invite
      </Button>
      <p className="text-ink-soft text-sm">{text}</p>
    </form>
  );
}
