import { isEnding, OFFER_LIMITS, type Offer } from "@domain/offers/offers.ts";
import { wordsProblem } from "@domain/offers/reading-offers.ts";
import {
  amendmentText,
  answerFrom,
  changesOf,
  NOT_THE_SIGNED_AMENDMENT,
  termsBefore,
  termsInForce,
} from "@domain/sales/amendments.ts";
import type { Amendment } from "@domain/sales/sale-amendment.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { answerAmendment } from "@web/api/sales/sales.ts";
import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { focusAfter } from "@web/lib/focus-after.ts";
import { notify } from "@web/lib/notices.ts";
import { useNow } from "@web/lib/use-now.ts";
import { useRef, useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";
import { ChangeList } from "./change-list.tsx";
import { ChangeMoney } from "./change-money.tsx";
import { MovedDates } from "./moved-dates.tsx";

type Answer = "agreed" | "refused" | "taken_back";

/** A change that waits for an answer: before and after, what it means in dollars, and the buttons that settle it. */
export function AmendmentCard(props: {
  userId: string;
  offer: Offer & SaleOffer;
  amendment: Amendment;
}) {
  const { userId, offer, amendment } = props;
  const { side, sale } = offer;
  const isOwn = amendment.made_by === side;
  const work = useOfferWork(userId);
  // The amendment as it was when the dialog opened, because another one may replace it.
  const [asking, setAsking] = useState<Answer | null>(null);
  const [said, setSaid] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const before = termsBefore(amendment, offer);
  const base = termsInForce(offer, useNow());
  const other = otherSide(side);
  const problem = wordsProblem(said.trim());

  function close() {
    setAsking(null);
    work.forgetFailure();
  }

  async function answer(how: Answer) {
    if (problem) return;
    const words = how === "refused" ? said.trim() : "";
    const isDone = await work.act(how, () => answerAmendment(sale.id, amendment.n, how, words));
    if (!isDone) return;
    focusAfter(close, () => place.current);
    notify({ tone: "success", text: DONE[how] });
  }

  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      <p>{amendmentText(amendment, offer)}.</p>
      <ChangeList changes={changesOf(amendment, offer, side)} />
      <MovedDates offer={offer} terms={base && answerFrom(amendment, base).terms} />
      {amendment.said && (
        <p className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-soft">
          {amendment.said}
        </p>
      )}
      {before && (
        <ChangeMoney userId={userId} offer={offer} before={before.terms} after={amendment.terms} />
      )}
      {!isOwn && isEnding(sale) && (
        <InlineNotice tone="warn">
          One of you has announced the end of this sale. Agree to continue the sale before you agree
          to a change.
        </InlineNotice>
      )}
      <div className="flex flex-wrap gap-2.5 print:hidden">
        {isOwn ? (
          <Button variant="secondary" onClick={() => setAsking("taken_back")}>
            Withdraw proposal
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsking("agreed")}>Agree to the change</Button>
            <Button variant="secondary" onClick={() => setAsking("refused")}>
              Refuse
            </Button>
            <LinkButton variant="secondary" to={paths.changeSale.href(sale.id)}>
              Propose other terms
            </LinkButton>
          </>
        )}
      </div>
      {asking === null && <Failure text={work.failureText} />}
      {asking && (
        <ConfirmDialog
          onClose={close}
          onConfirm={() => void answer(asking)}
          title={TITLES[asking]}
          confirmLabel={LABELS[asking]}
          cancelLabel="Not yet"
          pending={work.doing === asking}
          pendingText="Sending..."
          error={work.failureText}
          choices={
            asking === "refused" && (
              <TextArea
                label={`To the ${other}`}
                optional
                maxLength={OFFER_LIMITS.said}
                value={said}
                onChange={(event) => setSaid(event.target.value)}
                error={problem}
              />
            )
          }
        >
          {asking === "agreed" ? (
            <div className="grid gap-3">
              <ChangeList changes={changesOf(amendment, offer, side)} />
              <p>
                These terms then replace the earlier ones, and we count the open dates again.{" "}
                {NOT_THE_SIGNED_AMENDMENT}
              </p>
            </div>
          ) : (
            <p>
              {asking === "refused"
                ? `The terms stay as they are. We tell the ${other}.`
                : "The terms stay as they are."}
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

const TITLES: Record<Answer, string> = {
  agreed: "Agree to this change?",
  refused: "Refuse this change?",
  taken_back: "Withdraw your proposal?",
};

const LABELS: Record<Answer, string> = {
  agreed: "Agree",
  refused: "Refuse",
  taken_back: "Withdraw proposal",
};

const DONE: Record<Answer, string> = {
  agreed: "Agreed. The terms have changed. We told the other side.",
  refused: "Refused. The terms stay as they were.",
  taken_back: "Your proposal is withdrawn.",
};
