import {
  EARNEST_MONEY,
  EARNEST_MONEY_NAMES,
  type EarnestMoney,
  type Offer,
} from "@domain/offers/offers.ts";
import { openMoney } from "@domain/sales/ending-sales.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { sayMoney } from "@web/api/offers/offers.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { notify } from "@web/lib/notices.ts";
import { useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";

/** The two sides' statements about the earnest money after a sale fell through, until both have said the same. */
export function MoneyFate({ userId, offer }: { userId: string; offer: Offer }) {
  const work = useOfferWork(userId);
  const said = openMoney(offer);
  const [money, setMoney] = useState<EarnestMoney | null>(null);
  if (!said) return null;
  const { own, theirs } = said;
  async function say(what: EarnestMoney) {
    const sent = { earnest_money: what, said: "" };
    if (await work.act("money", () => sayMoney(offer.id, theirs, sent)))
      notify({ tone: "success", text: "Noted. We told the other side." });
  }
  return (
    <TitledSection className="grid max-w-3xl gap-3" title="The earnest money is still open">
      <p className="max-w-prose">
        {sentence("You", own)} {sentence(`The ${otherSide(offer.side)}`, theirs)} The contract and
        the company that holds the money decide. Here you both note what happened to it.
      </p>
      <RadioGroup<EarnestMoney>
        label="What becomes of it"
        value={money}
        onChange={setMoney}
        options={EARNEST_MONEY.map((value) => ({ value, label: EARNEST_MONEY_NAMES[value] }))}
      />
      <Button
        className="justify-self-start"
        disabled={money === null}
        pending={work.doing === "money"}
        onClick={() => money && void say(money)}
      >
        Tell the other side
      </Button>
      <Failure text={work.failureText} />
    </TitledSection>
  );
}

function sentence(who: string, said: EarnestMoney | null): string {
  return said === null
    ? `${who} said nothing about it.`
    : `${who} said: ${EARNEST_MONEY_NAMES[said].toLowerCase()}.`;
}
