import type { Offer } from "@domain/offers/offers.ts";
import { ownCompany } from "@domain/sales/sale-facts.ts";
import { messageWarnings } from "@domain/talk/message-warnings.ts";
import type { Side } from "@domain/talk/messages.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";

/** Shows the words of one side about a step, and warns beside the other side's words if they look dangerous. */
export function SaidWords({ by, text, offer }: { by: Side; text: string; offer: Offer }) {
  const [warning] = by === offer.side ? [] : messageWarnings(text, window.location.hostname);
  const company = warning?.kind === "wire" && ownCompany(offer.sale?.facts ?? [], offer.side);
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-soft">
        {text}
      </p>
      {warning && (
        <InlineNotice tone="error" title={warning.title}>
          {warning.text}
          {company &&
            ` You wrote down ${company.phone}${company.name ? ` for ${company.name}` : ""}.`}
        </InlineNotice>
      )}
    </>
  );
}
