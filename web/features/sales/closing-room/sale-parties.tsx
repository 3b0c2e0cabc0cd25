import type { Offer } from "@domain/offers/offers.ts";
import { APPOINTMENT_STATES, type Appointment, lengthText } from "@domain/sales/appointments.ts";
import { PARTY_ENDS, type Party, type PartyDetails, phoneProblem } from "@domain/sales/parties.ts";
import { PARTY_ROLES, type PartyRole, partyName, rolesFor } from "@domain/sales/party-roles.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { STEP_KINDS } from "@domain/sales/step-kinds.ts";
import { dayText, type SaleOffer } from "@domain/sales/step-words.ts";
import { purposeName } from "@domain/showings/purposes.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDay } from "@domain/site/text/format.ts";
import type { Side } from "@domain/talk/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { partiesQuery, shareContact } from "@web/api/sales/parties.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure, InlineNotice, retryOf } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { timeText } from "@web/lib/time-text.ts";
import { unfold } from "@web/lib/unfold.ts";
import { useMedia } from "@web/lib/use-media.ts";
import { useMembershipActs } from "@web/together/acts.ts";
import { InviteForm } from "@web/together/invite-form.tsx";
import { type Ending, MemberRow } from "@web/together/member-row.tsx";
import { useEffect, useRef, useState } from "react";

type PartiesProps = { userId: string; offer: Offer & SaleOffer };

/** The role that another part of the page asked to invite; a new object for each press. */
export type Asked = { role: PartyRole };
type AskedProps = PartiesProps & { asked: Asked | undefined };

const END_LINK: Ending = { label: "End the link", name: "End the link" };
const EMPTY: PartyDetails = { role: "title_officer", phone: "", shares: false };

/**
 * The people who work on the sale: title officer, lender and others, each with a link. Both sides see who is invited.
 */
export default function SaleParties({ userId, offer, asked }: AskedProps) {
  const query = useQuery(partiesQuery(userId, offer.sale.id));
  const invite = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) unfold(invite.current);
  }, [asked]);
  // Beside the steps there is room for the people, below them only for who they are.
  const isWide = useMedia("(min-width: 64rem)");
  const [isShown, setShown] = useState<boolean>();
  const isOpen = isShown ?? isWide;
  const goesOn = offer.sale.state !== "fell_through";
  return (
    <TitledSection className="grid max-w-3xl gap-3" title="Who works on this sale">
      {query.data ? (
        query.data.length > 0 && (
          <Disclosure
            open={isOpen}
            onToggle={({ currentTarget }) => setShown(currentTarget.open)}
            summary={query.data.map(({ role }) => PARTY_ROLES[role].label).join(", ")}
          >
            <ul className="grid text-base">
              {query.data.map((party) => (
                <PartyRow key={party.id} userId={userId} offer={offer} party={party} />
              ))}
            </ul>
          </Disclosure>
        )
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
            <div className="grid gap-3 pt-3">
              <p className="max-w-prose text-ink-soft">
                We email a title officer, a lender or an inspector a link to their own page. They
                need no account. They see the dates and files of their part, and can say there when
                it is done. Only a title officer and an attorney also read the agreed terms, with
                the price.
              </p>
              <InviteParty
                userId={userId}
                offer={offer}
                asked={asked}
                onInvited={() => setShown(true)}
              />
            </div>
          </Disclosure>
        </div>
      )}
    </TitledSection>
  );
}

function PartyRow({ userId, offer, party }: PartiesProps & { party: Party }) {
  const isOwn = party.invited_by === offer.side;
  const isLive = party.ended_at === null;
  const name = partyName(party);
  return (
    <MemberRow
      userId={userId}
      kind="sale"
      id={party.id}
      name={name}
      text={[
        `Invited by ${isOwn ? "you" : `the ${party.invited_by}`}`,
        ...(party.email ? [party.email] : []),
        ...(party.phone ? [party.phone] : []),
        stateText(party),
      ].join(" · ")}
      mayRenew={isLive && isOwn}
      ending={isLive && isOwn ? END_LINK : undefined}
      acts={isLive && <ShareContact userId={userId} party={party} name={name} />}
    >
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
    </MemberRow>
  );
}

/** Each person decides alone whether a party sees their email address and telephone. */
function ShareContact({ userId, party, name }: { userId: string; party: Party; name: string }) {
  const work = useMembershipActs({ userId, kind: "sale" });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${party.shares ? "Hide" : "Show"} my email and phone: ${name}`}
        pending={work.doing === "share"}
        onClick={() => void work.act("share", () => shareContact(party.id, !party.shares))}
      >
        {party.shares ? "Hide my email and phone" : "Show my email and phone"}
      </Button>
      <Failure text={work.failureText} />
    </>
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
  if (link_until === null) return "The email is on its way";
  return link_until === "infinity" ? "Not opened yet" : `Link until ${formatDay(link_until)}`;
}

function InviteParty(props: AskedProps & { onInvited: () => void }) {
  const { userId, offer, asked, onInvited } = props;
  const [values, setValues] = useState(EMPTY);
  useEffect(() => {
    if (asked) setValues((now) => ({ ...now, role: asked.role }));
  }, [asked]);
  const set = (change: Partial<typeof EMPTY>) => setValues((now) => ({ ...now, ...change }));
  const problem = phoneProblem(values.phone);
  return (
    <InviteForm
      userId={userId}
      kind="sale"
      placeId={offer.sale.id}
      more={{
        values,
        isValid: problem === undefined,
        before: (
          <SelectField
            label="Their part"
            value={values.role}
            onChange={({ target }) => set({ role: target.value as PartyRole })}
            options={rolesFor(offer.side).map((value) => ({
              value,
              label: PARTY_ROLES[value].label,
            }))}
          />
        ),
        after: (isChecked) => (
          <>
            <TextField
              label="Phone number, which you looked up yourself"
              type="tel"
              optional
              autoComplete="off"
              inputMode="tel"
              value={values.phone}
              error={isChecked ? problem : undefined}
              onChange={({ target }) => set({ phone: target.value })}
            />
            <Checkbox
              label="Show them my email address and phone number"
              hint={`The ${otherSide(offer.side)} sees that they are invited, and not their address.`}
              checked={values.shares}
              onChange={({ target }) => set({ shares: target.checked })}
            />
          </>
        ),
        onInvited: () => {
          setValues(EMPTY);
          onInvited();
        },
      }}
    />
  );
}
