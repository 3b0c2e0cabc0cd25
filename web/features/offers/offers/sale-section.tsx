import { fixedPriceText } from "@domain/offers/escalation.ts";
import { FALL_REASON_NAMES, type Offer, type Sale } from "@domain/offers/offers.ts";
import { isBound } from "@domain/sales/deadlines.ts";
import { closedDay, federalHoliday } from "@domain/sales/federal-holidays.ts";
import { datesOf } from "@domain/sales/step-words.ts";
import { paths } from "@domain/site/paths.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { Honesty } from "./honesty.tsx";

/** The agreed terms, the people who agreed, and when each step is due. */
export function SaleSection({ offer, sale }: { offer: Offer; sale: Sale }) {
  const dates = datesOf({ ...offer, sale }, new Date());
  const fixed = offer.versions.flatMap((each) => fixedPriceText(each, offer.versions) ?? [])[0];
  const isOpen = sale.state === "open";
  return (
    <TitledSection
      className="grid max-w-3xl gap-5"
      title={isOpen ? "What happens next" : "What was agreed"}
      aside={`Agreed on ${formatDate(sale.accepted_on, { year: true })}`}
    >
      {sale.reason && (
        <p>
          {isOpen ? "The end of the sale is announced" : "The sale fell through"}:{" "}
          {FALL_REASON_NAMES[sale.reason].toLowerCase()}.{" "}
          {isOpen
            ? "Until the sale ends, everything you agreed on still applies."
            : offer.side === "owner"
              ? "Buyers can book showings and make offers again. Backup buyers are asked in their order."
              : "The home is for sale again."}
        </p>
      )}
      {sale.state !== "fell_through" && (
        <p className="print:hidden">
          <LinkButton to={paths.sale.href(sale.id)} className="max-sm:w-full">
            {isOpen ? "Open the sale, step by step" : "See the steps of the sale"}
          </LinkButton>
        </p>
      )}
      {isOpen && (
        <ol className="grid list-decimal gap-2 pl-5">
          {!isBound({ sale }) && (
            <>
              <li>
                Save this as a PDF. An attorney or a title company can write the contract from it.
              </li>
              <li>
                Read the contract before you sign it. Only the contract counts, not this page.{" "}
                <TextLink to={paths.handbookArticle.href("from-contract-to-closing")}>
                  From contract to closing
                </TextLink>
              </li>
            </>
          )}
          <li>
            Pay and receive money only through the title or escrow company, and call it at a number
            you looked up yourself.{" "}
            <TextLink to={paths.handbookArticle.href("wire-fraud")}>About wire fraud</TextLink>
          </li>
        </ol>
      )}
      <dl className="grid">
        {sale.address !== null && <Row name="Address" text={sale.address} isName />}
        <Row name="Seller" text={sale.owner ?? "A closed account"} isName={sale.owner !== null} />
        <Row name="Buyer" text={sale.buyer ?? "A closed account"} isName={sale.buyer !== null} />
        {fixed && <Row name="Price at acceptance" text={fixed} />}
        {dates.map(({ kind, label, date, text }) => (
          <Row key={kind} name={label} text={`${text}${holidayText(date)}`} />
        ))}
      </dl>
      {dates.some(({ date }) => date !== null && closedDay(date)) && (
        <p className="text-sm">
          Some of these are not business days. The contract may move a deadline on a weekend or a
          holiday. Ask your attorney or title company.
        </p>
      )}
      <Honesty isSigned={isBound({ sale })} />
    </TitledSection>
  );
}

/** The holiday on a date. */
function holidayText(date: string | null): string {
  const holiday = date === null ? undefined : federalHoliday(date)?.name;
  return holiday ? ` (${holiday})` : "";
}

/** @param props.isName of a street or a person, which stays as it is in a translated page. */
function Row({ name, text, isName }: { name: string; text: string; isName?: boolean }) {
  return (
    <div className="grid gap-x-6 border-line border-b py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd translate={isName ? "no" : undefined} className="wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
