import { momentAtHome } from "@domain/offers/offer-standing.ts";
import type { Offer } from "@domain/offers/offers.ts";
import {
  CONTRACT_DECIDES,
  conditionsAt,
  conditionsSummary,
  conditionText,
  endMoment,
  hasRelease,
  moneyStatements,
  statementText,
} from "@domain/sales/deposit-at-end.ts";
import { STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { agreedVersion, type SaleOffer } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDollars } from "@domain/site/text/format.ts";
import { downloadRelease } from "@web/api/sales/sales.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { SaidWords } from "../../offers/offers/said-words.tsx";
import { SavePdf } from "../../offers/offers/save-pdf.tsx";

/**
 * The earnest money of a sale that ends: which conditions were open on that day, what each side says, and the sheet for
 * its release.
 */
export default function DepositAtEnd({ offer }: { offer: Offer & SaleOffer }) {
  const at = endMoment(offer);
  const amount = agreedVersion(offer)?.terms.earnest_money ?? 0;
  if (!at || amount === 0) return null;
  const conditions = conditionsAt(offer, at);
  return (
    <TitledSection className="grid max-w-3xl gap-3" title="The earnest money and the terms">
      <p className="max-w-prose">
        {formatDollars(amount)} was agreed on. {conditionsSummary(offer, at)}
      </p>
      <dl className="empty:hidden">
        {conditions.map((condition) => (
          <div
            key={condition.kind}
            className="grid gap-x-6 border-line border-b py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft text-sm">{STEP_LABELS[condition.kind]}</dt>
            <dd className="first-letter:uppercase">{conditionText(condition)}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-ink-soft text-sm">
        {CONTRACT_DECIDES}{" "}
        <TextLink to={paths.handbookArticle.href("earnest-money")}>About earnest money</TextLink>
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {moneyStatements(offer).map((each) => (
          <li key={each.side} className="grid content-start gap-1">
            <h3 className="font-medium">
              {each.side === offer.side ? "What you said" : `What the ${each.side} said`}
            </h3>
            <p>{statementText(each)}.</p>
            {each.said && <SaidWords by={each.side} text={each.said} offer={offer} />}
            {each.at && <p className="text-ink-faint text-xs">{momentAtHome(each.at, offer)}</p>}
          </li>
        ))}
      </ul>
      {hasRelease(offer) && (
        <div className="grid gap-1">
          <p className="max-w-prose text-ink-soft text-sm">
            The sheet has both names, the amount, and who gets what if you both said the same. Print
            it, sign it both, and give it to the company that holds the money.
          </p>
          <div className="-ml-4">
            <SavePdf
              title={`Release of earnest money: ${offer.home?.title || offer.title}`}
              make={() => downloadRelease(offer.sale.id)}
            />
          </div>
        </div>
      )}
    </TitledSection>
  );
}
