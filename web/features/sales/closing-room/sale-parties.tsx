import type { Offer } from "@domain/offers/offers.ts";
import { APPOINTMENT_STATES, type Appointment, lengthText } from "@domain/sales/appointments.ts";
import {
  type Invitation,
  invitationProblems,
  PARTY_ENDS,
  type Party,
} from "@domain/sales/parties.ts";
import { PARTY_ROLES, type PartyRole, partyName, rolesFor } from "@domain/sales/party-roles.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { STEP_KINDS } from "@domain/sales/step-kinds.ts";
import { dayText, type SaleOffer } from "@domain/sales/step-words.ts";
import { purposeName } from "@domain/showings/purposes.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { INVITATION_LIMITS } from "@domain/site/errors/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDay } from "@domain/site/text/format.ts";
import type { Side } from "@domain/talk/messages.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  inviteParty,
  partiesQuery,
  renewParty,
  revokeParty,
  shareContact,
} from "@web/api/sales/parties.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure, InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { timeText } from "@web/lib/time-text.ts";
import { unfold } from "@web/lib/unfold.ts";
import { useWork } from "@web/lib/use-work.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";

type PartiesProps = { userId: string; offer: Offer & SaleOffer };

/** The role that another part of the page asked to invite; a new object for each press. */
export type Asked = { role: PartyRole };
type AskedProps = PartiesProps & { asked: Asked | undefined };

/**
 * The people who work on the sale: title officer, lender and others, each with a link. Both sides see who is invited.
 */
export default function SaleParties({ userId, offer, asked }: AskedProps) {
  const query = useQuery(partiesQuery(userId, offer.sale.id));
  const invite = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) unfold(invite.current);
  }, [asked]);
  const goesOn = offer.sale.state !== "fell_through";
  return (
    <TitledSection className="grid max-w-3xl gap-3" title="Who works on this sale">
      <p className="max-w-prose text-ink-soft text-sm">
        We email a title officer, a lender or an inspector a link to their own page. They need no
        account. They see the dates and files of their part, but never the price. They can say there
        when their part is done.
      </p>
      {query.data ? (
        <ul className="grid empty:hidden">
          {query.data.map((party) => (
            <PartyRow key={party.id} userId={userId} offer={offer} party={party} />
          ))}
        </ul>
      ) : query.isError ? (
        <InlineNotice tone="error" action={retryOf(query)}>
          {ERRORS.parties_unavailable.text}
        </InlineNotice>
      ) : (
        <LoadingGroup label="Loading who is invited..." shapes={["h-12"]} />
      )}
      {goesOn && (
        <div ref={invite} className="scroll-mt-24">
          <Disclosure summary="Invite someone" tone="link">
            <InviteForm userId={userId} offer={offer} asked={asked} />
          </Disclosure>
        </div>
      )}
    </TitledSection>
  );
}

function PartyRow({ userId, offer, party }: PartiesProps & { party: Party }) {
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: ownKey(userId, "sale") }));
  const isOwn = party.invited_by === offer.side;
  const isLive = party.ended_at === null;
  const name = partyName(party);
  const run = (what: string, send: () => Promise<unknown>) =>
    void work.run(what, send, "party_not_changed");
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div>
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {[
            `Invited by ${isOwn ? "you" : `the ${party.invited_by}`}`,
            ...(party.email ? [party.email] : []),
            ...(party.phone ? [party.phone] : []),
            stateText(party),
          ].join(" · ")}
        </p>
        {party.appointment && (
          <p className="text-sm">
            <AppointmentText side={offer.side} appointment={party.appointment} />
          </p>
        )}
        {party.said.map(({ kind, made_on }) => (
          <p key={kind} className="text-sm">
            {dayText(made_on)}: {STEP_KINDS[kind].partySays?.said ?? "is done"}
          </p>
        ))}
      </div>
      {isLive && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${party.shares ? "Hide" : "Show"} my name and address: ${name}`}
            pending={work.doing === "share"}
            onClick={() => run("share", () => shareContact(party.id, !party.shares))}
          >
            {party.shares ? "Hide my address" : "Show my address"}
          </Button>
          {isOwn && (
            <>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Send a new link: ${name}`}
                pending={work.doing === "renew"}
                onClick={() => run("renew", () => renewParty(party.id))}
              >
                New link
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`End the link: ${name}`}
                pending={work.doing === "revoke"}
                onClick={() => run("revoke", () => revokeParty(party.id))}
              >
                End the link
              </Button>
            </>
          )}
        </div>
      )}
      <Failure text={work.failureText} />
    </li>
  );
}

/** "Inspection: Fri, Dec 4 at 10:00 AM, 3 hours, waits for the owner"; the owner answers it where the link leads. */
function AppointmentText({ side, appointment }: { side: Side; appointment: Appointment }) {
  const { id, purpose, status, minutes } = appointment;
  const state =
    side === "owner" && status === "pending" ? "waits for your answer" : APPOINTMENT_STATES[status];
  const text = `${purposeName(purpose)}: ${timeText(appointment)}, ${lengthText(minutes)}, ${state}`;
  return side === "owner" ? <TextLink to={paths.dashboard.showing(id)}>{text}</TextLink> : text;
}

function stateText({ why, link_until, opened_at }: Party): string {
  if (why) return PARTY_ENDS[why];
  if (opened_at) return `Opened ${formatDay(opened_at)}`;
  return link_until ? `Link until ${formatDay(link_until)}` : "The email is on its way";
}

function InviteForm({ userId, offer, asked }: AskedProps) {
  const client = useQueryClient();
  const work = useWork(() => client.invalidateQueries({ queryKey: ownKey(userId, "sale") }));
  const roles = rolesFor(offer.side);
  const empty: Invitation = {
    ...{ role: "title_officer", name: "", email: "", phone: "" },
    shares: true,
  };
  const [typed, setTyped] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    if (asked) setTyped((now) => ({ ...now, role: asked.role }));
  }, [asked]);
  const attempt = useAttempt();
  const problems = invitationProblems(typed);
  const shown = isChecked ? problems : {};
  const set = (change: Partial<Invitation>) => setTyped((now) => ({ ...now, ...change }));

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const invited = { ...typed, name: typed.name.trim(), email: typed.email.trim() };
    const isDone = await work.run(
      "invite",
      () => attempt(invited, (id) => inviteParty(id, offer.sale.id, invited)),
      "party_not_changed",
    );
    if (!isDone) return;
    notify({ tone: "success", text: `${invited.name} gets an invitation by email.` });
    setTyped(empty);
    setChecked(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4 pt-3">
      <SelectField
        label="Their part"
        value={typed.role}
        onChange={({ target }) => set({ role: target.value as Invitation["role"] })}
        options={roles.map((value) => ({ value, label: PARTY_ROLES[value].label }))}
      />
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={INVITATION_LIMITS.name}
        value={typed.name}
        error={shown.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        inputMode="email"
        value={typed.email}
        error={shown.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label="Phone number, which you looked up yourself"
        type="tel"
        optional
        autoComplete="off"
        inputMode="tel"
        value={typed.phone}
        error={shown.phone}
        onChange={({ target }) => set({ phone: target.value })}
      />
      <Checkbox
        label="Show them my email address"
        hint={`The ${otherSide(offer.side)} sees that they are invited, and not their address.`}
        checked={typed.shares}
        onChange={({ target }) => set({ shares: target.checked })}
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
    </form>
  );
}
