import { buyersChangedText } from "@domain/offers/offer-buyers.ts";
import {
  currentVersion,
  isLive,
  type Offer,
  type OfferActName,
  type Sale,
} from "@domain/offers/offers.ts";
import { actsNow, isPaused, PAUSED_TEXT } from "@domain/offers/paused-offers.ts";
import { paths } from "@domain/site/paths.ts";
import { goOnWithSale, stayAsBackup } from "@web/api/offers/offers.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { useRef, useState } from "react";
import { AcceptDialog } from "./accept-dialog.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { SayDialog } from "./say-dialog.tsx";
import { useOfferWork } from "./use-offer-work.ts";

type Asking = "accept" | "decline" | "withdraw" | "announce" | "agree" | "ask";

/** The buttons for everything that the reader can do with an offer now. */
export function OfferActions(props: {
  userId: string;
  offer: Offer;
  /** Whose offer it is, in a list where the same buttons repeat. */
  of?: string | undefined;
  size?: "sm" | "md";
}) {
  const { userId, offer, of, size = "md" } = props;
  const work = useOfferWork(userId);
  const [asking, setAsking] = useState<Asking | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const dialog = { offer, work, onClose: close, onDone: done };
  const changed = buyersChangedText(offer);

  function open(next: Asking) {
    work.forgetFailure();
    setAsking(next);
  }

  function close() {
    setAsking(null);
    work.forgetFailure();
  }

  function done(text: string) {
    // The button that was pressed may be gone.
    focusAfter(close, () => place.current);
    notify({ tone: "success", text });
  }

  async function stay() {
    if (await work.act("stay", () => stayAsBackup(offer.id, true))) done("You stay as a backup.");
  }

  async function goOn(sale: Sale) {
    if (await work.act("go on", () => goOnWithSale(offer.id, sale.endings)))
      done(sale.wants_on ? "The sale goes on." : "The other side is asked to go on.");
  }

  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none print:hidden">
      {isPaused(offer) && <p className="max-w-prose text-sm">{PAUSED_TEXT}</p>}
      {changed && <p className="max-w-prose text-sm">{changed}</p>}
      <OfferButtons
        offer={offer}
        of={of}
        size={size}
        doing={work.doing}
        onAsk={open}
        onStay={() => void stay()}
        onGoOn={(sale) => void goOn(sale)}
      />
      {asking === null && <Failure text={work.failureText} />}
      {asking === "accept" && <AcceptDialog {...dialog} userId={userId} />}
      {(asking === "decline" || asking === "withdraw") && <SayDialog {...dialog} act={asking} />}
      {(asking === "announce" || asking === "agree") && offer.sale && (
        <EndDialog {...dialog} sale={offer.sale} act={asking} />
      )}
      {asking === "ask" && <AskDialog offer={offer} userId={userId} onClose={close} />}
    </div>
  );
}

/** A button for each act that is open to the reader now. */
function OfferButtons(props: {
  offer: Offer;
  of: string | undefined;
  size: "sm" | "md";
  doing: string | null;
  onAsk: (next: Asking) => void;
  onStay: () => void;
  onGoOn: (sale: Sale) => void;
}) {
  const { offer, of, size, doing, onAsk, onStay, onGoOn } = props;
  const { sale } = offer;
  const acts = new Set<OfferActName>(actsNow(offer));
  const isAnswer = offer.side === "buyer" && offer.state === "countered";
  const name = (text: string) => (of ? { "aria-label": `${text}: ${of}` } : {});
  return (
    <div className="flex flex-wrap gap-2.5">
      {acts.has("accept") && currentVersion(offer) && (
        <Button size={size} {...name("Accept")} onClick={() => onAsk("accept")}>
          {isAnswer ? "Accept these terms" : "Accept"}
        </Button>
      )}
      {acts.has("answer_backup") && (
        <>
          <Button size={size} pending={doing === "stay"} onClick={onStay}>
            Stay as a backup
          </Button>
          <Button size={size} variant="secondary" onClick={() => onAsk("withdraw")}>
            Withdraw offer
          </Button>
        </>
      )}
      {acts.has("go_on") && sale && (
        <Button size={size} pending={doing === "go on"} onClick={() => onGoOn(sale)}>
          {sale.wants_on ? "Agree to go on" : "Propose to go on"}
        </Button>
      )}
      {acts.has("counter") && (
        <LinkButton
          size={size}
          variant="secondary"
          to={paths.offer.href(offer.id, "check")}
          {...name("Counter")}
        >
          {offer.state === "countered" ? "Change your counter" : "Counter"}
        </LinkButton>
      )}
      {acts.has("improve") && (
        <LinkButton size={size} variant="secondary" to={paths.offer.href(offer.id, "check")}>
          {offer.round ? "Best and final offer" : isAnswer ? "Answer with other terms" : "Improve"}
        </LinkButton>
      )}
      {acts.has("decline") && (
        <Button size={size} variant="quiet" {...name("Decline")} onClick={() => onAsk("decline")}>
          Decline
        </Button>
      )}
      {acts.has("withdraw") && !acts.has("answer_backup") && (
        <Button size={size} variant="quiet" onClick={() => onAsk("withdraw")}>
          {offer.state === "backup" ? "Withdraw backup offer" : "Withdraw offer"}
        </Button>
      )}
      {offer.may_propose && (isLive(offer.state) || offer.sale?.state === "open") && (
        <Button
          size={size}
          variant="quiet"
          {...name("Ask a question")}
          onClick={() => onAsk("ask")}
        >
          Ask a question
        </Button>
      )}
      {acts.has("announce_end") && (
        <Button size={size} variant="quiet" onClick={() => onAsk("announce")}>
          End the sale
        </Button>
      )}
      {acts.has("agree_to_end") && (
        <Button size={size} variant="quiet" onClick={() => onAsk("agree")}>
          Agree to end it now
        </Button>
      )}
    </div>
  );
}
