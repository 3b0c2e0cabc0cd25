import { momentAtHome } from "@domain/offers/offer-standing.ts";
import type { Offer } from "@domain/offers/offers.ts";
import type { Room } from "@domain/sales/closing-room.ts";
import { callsOf, moneyStep, ownCompany } from "@domain/sales/sale-facts.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { phoneHref } from "@domain/site/text/contact-details.ts";
import { recordFacts } from "@web/api/sales/steps.ts";
import { Button } from "@web/components/button.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { Suspense, useState } from "react";
import { useOfferWork } from "../../offers/offers/use-offer-work.ts";

const FactsForm = lazyScreen(() => import("./facts-form.tsx"));

type MoneyNoticeProps = { userId: string; offer: Offer & SaleOffer; room: Room };

/**
 * A warning before money is sent: which company to call, at the number that the reader wrote down, and who has called.
 */
export function MoneyNotice({ userId, offer, room }: MoneyNoticeProps) {
  const { side, sale } = offer;
  const [isAsking, setAsking] = useState(false);
  const step = sale.state === "open" ? moneyStep(room.steps, room.daysToClosing) : undefined;
  if (!step) return null;
  const company = ownCompany(sale.facts, side);
  return (
    <section aria-label="Before money is sent" className="grid max-w-3xl gap-3">
      {sale.phones_differ && (
        <InlineNotice
          tone="error"
          title="You and the other side wrote down different phone numbers"
        >
          One of the numbers may belong to a fraudster. Don't send money until you know which one.
          Each of you should look the number up again, on paper or on the company's own site, but
          not in a message.
        </InlineNotice>
      )}
      {company ? (
        <BeforeYouSend userId={userId} offer={offer} room={room} />
      ) : (
        <p className="max-w-prose">
          Write down the phone number of the title or escrow company before any money is due. Look
          it up yourself. Only you see it. We compare it with the number that the {otherSide(side)}{" "}
          writes down.
        </p>
      )}
      {isAsking ? (
        <Suspense fallback={<LoadingGroup label="Loading the form..." shapes={["h-10"]} />}>
          <FactsForm userId={userId} offer={offer} kind="title" onClose={() => setAsking(false)} />
        </Suspense>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 print:hidden">
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {company ? "Change the company" : "Write down the company"}
          </Button>
          <TextLink to={paths.handbookArticle.href("wire-fraud")}>About wire fraud</TextLink>
        </p>
      )}
    </section>
  );
}

function BeforeYouSend({ userId, offer, room }: MoneyNoticeProps) {
  const { side, sale } = offer;
  const work = useOfferWork(userId);
  const step = moneyStep(room.steps, room.daysToClosing);
  const company = ownCompany(sale.facts, side);
  if (!step || !company) return null;
  const { own, theirs, isOutdated } = callsOf(sale.facts, step, side);

  async function called(phone: string) {
    const seen = sale.facts.findLast(
      (fact) => fact.kind === step && fact.field === "called" && fact.side === side,
    );
    await work.act("called", () =>
      recordFacts(
        { sale_id: sale.id, kind: step ?? "closing" },
        { called: seen?.value ?? null },
        { called: phone },
      ),
    );
  }

  return (
    <>
      <p className="max-w-prose">
        Before you send money or give an account number, call{" "}
        <a className="whitespace-nowrap underline" href={phoneHref(company.phone)}>
          {company.phone}
        </a>
        {company.name && `, ${company.name}`}, and have them read the account number to you. Then
        read the last four digits back to them.
        {company.officer && ` Ask for ${company.officer}.`}
        {company.fileNumber && ` Your file number is ${company.fileNumber}.`}
      </p>
      {own ? (
        <p role="status" className="text-ink-soft text-sm">
          You called it on {momentAtHome(own.at, offer)}.
        </p>
      ) : (
        <p>
          <Button
            size="sm"
            pending={work.doing === "called"}
            onClick={() => void called(company.phone)}
          >
            I called this number and read the last four digits
          </Button>
        </p>
      )}
      {isOutdated && (
        <p className="text-ink-soft text-sm">
          You called another number before. Call this one, too.
        </p>
      )}
      {theirs && (
        <p className="text-ink-soft text-sm">
          The {otherSide(side)} called the company on {momentAtHome(theirs.at, offer)}.
        </p>
      )}
      <Failure text={work.failureText} />
    </>
  );
}
