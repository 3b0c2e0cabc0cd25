import {
  buyerProblems,
  buyerText,
  leavingText,
  mayInviteBuyer,
  mayLeaveOffer,
} from "@domain/offers/offer-buyers.ts";
import { OFFER_LIMITS, type Offer, type OfferBuyer } from "@domain/offers/offers.ts";
import { cleanEmail } from "@domain/site/contact-details.ts";
import { paths } from "@domain/site/paths.ts";
import { inviteBuyer, leaveOffer, revokeBuyer } from "@web/api/offers/buyers.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { newId } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { type FormEvent, useRef, useState } from "react";
import { useOfferWork } from "./use-offer-work.ts";

type Props = { userId: string; offer: Offer };

/** The people who buy together, as the buyers see them: the first invites, and the others may leave. */
export function OfferBuyers({ userId, offer, buyers }: Props & { buyers: OfferBuyer[] }) {
  const mayInvite = mayInviteBuyer(offer);
  if (buyers.length < 2 && !mayInvite) return null;
  return (
    <TitledSection className="grid max-w-3xl gap-3 print:hidden" title="Buyers">
      <ul className="grid">
        {buyers.map((buyer) => (
          <BuyerRow key={buyer.id ?? "first"} userId={userId} offer={offer} buyer={buyer} />
        ))}
      </ul>
      {mayInvite && (
        <Disclosure summary="Buy together with someone" tone="link">
          <InviteForm userId={userId} offer={offer} />
        </Disclosure>
      )}
      {mayLeaveOffer(offer) && <Leave userId={userId} offer={offer} />}
    </TitledSection>
  );
}

function BuyerRow({ userId, offer, buyer }: Props & { buyer: OfferBuyer }) {
  const work = useOfferWork(userId);
  const { id, name, is_me, joined_at } = buyer;
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{is_me ? "You" : (name ?? "A buyer")}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{buyerText(buyer)}</p>
        </div>
        {id !== null && joined_at === null && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Take the invitation back: ${name}`}
            pending={work.doing === "revoke"}
            pendingText="Taking it back..."
            onClick={() => void work.act("revoke", () => revokeBuyer(id, offer.id))}
          >
            Take it back
          </Button>
        )}
      </div>
      <Failure text={work.failureText} />
    </li>
  );
}

function InviteForm({ userId, offer }: Props) {
  const work = useOfferWork(userId);
  const [typed, setTyped] = useState({ name: "", email: "" });
  const [isChecked, setChecked] = useState(false);
  // The same contents keep their id, so that a lost answer doesn't invite a person twice.
  const attempt = useRef({ id: newId(), contents: "" });
  const problems = buyerProblems(typed);
  const shown = isChecked ? problems : {};

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const invited = { name: typed.name.trim(), email: cleanEmail(typed.email) };
    const contents = JSON.stringify(invited);
    if (attempt.current.contents !== contents) attempt.current = { id: newId(), contents };
    const isDone = await work.act("invite", () =>
      inviteBuyer(attempt.current.id, offer.id, invited),
    );
    if (!isDone) return;
    notify({ tone: "success", text: `${invited.name} is invited by mail.` });
    setTyped({ name: "", email: "" });
    setChecked(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4 pt-3">
      <p className="text-ink-soft text-sm">
        They join with an account of their own, and then read this offer and act for it as you do.
        The owner sees all buyers' names. Once the offer is accepted, no more buyers can join.
      </p>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={OFFER_LIMITS.buyerName}
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
    </form>
  );
}

function Leave({ userId, offer }: Props) {
  const work = useOfferWork(userId);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);

  async function leave() {
    if (!(await work.act("leave", () => leaveOffer(offer.id)))) return;
    notify({ tone: "success", text: "You are no longer one of the buyers." });
    navigate(paths.offers.href());
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        onClick={() => setAsked(true)}
      >
        Leave the buyers
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Leave the buyers?"
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
          <p>{leavingText(offer)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
