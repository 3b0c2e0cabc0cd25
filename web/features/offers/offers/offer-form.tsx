import { shareText } from "@domain/offers/doubtful-amounts.ts";
import { isSharedAmount } from "@domain/offers/moved-shares.ts";
import {
  isWhoPays,
  OFFER_FIELDS,
  type OfferFieldName,
  type OfferStep,
  type OfferTerms,
  offerField,
  termChanges,
  WHO_PAYS,
} from "@domain/offers/offer-terms.ts";
import { FILE_KIND_NAMES } from "@domain/offers/offers.ts";
import { formatPrice } from "@domain/site/text/format.ts";
import { readShare } from "@domain/site/text/read-number.ts";
import type { Side } from "@domain/talk/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { documentsQuery } from "@web/api/papers/documents.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { useOnChange } from "@web/lib/use-on-change.ts";
import { Fragment, type ReactNode, type RefObject, useRef, useState } from "react";
import { AmountQuestions } from "./amount-questions.tsx";
import { DateNotes } from "./date-notes.tsx";
import { Honesty } from "./honesty.tsx";
import { MovedShares } from "./moved-shares.tsx";
import {
  amountOf,
  FORM_PAGES,
  type FormPage,
  isUsed,
  type OfferInput,
  PAGE_NAMES,
  pageOf,
  waiverOf,
} from "./offer-input.ts";
import { ProofFiles } from "./proof-files.tsx";
import { TermField } from "./term-field.tsx";
import { TermsList } from "./terms-list.tsx";
import type { OfferForm as Form } from "./use-offer-form.ts";
import { WhenFields } from "./when-fields.tsx";

/** The parts around the fields, which are the same for a new offer, an improved one and a counter. */
type OfferFormProps = {
  userId: string;
  form: Form;
  side: Side;
  page: FormPage;
  /** @param back whether that page leads back to the summary. */
  hrefOf: (page: FormPage, back?: "back") => string;
  /** Whether the next page is the summary, because that is where the reader came from. */
  goesBack: boolean;
  timeZone: string;
  /** The version being changed. */
  before?: OfferTerms | undefined;
  /** The asking price. */
  asking: number | null;
  needsProof: boolean;
  /** The label of the button that sends it. */
  sendLabel: string;
  /** Above the button that sends it: what happens then. */
  note: ReactNode;
  /** Other features, passed in by the screen. */
  renderMonthly: (offered: { price: number; downPayment: number }) => ReactNode;
  upload: ReactNode;
  /** Beside the fields, for the owner: what the terms leave them. */
  net?: ReactNode;
};

/** The six steps of an offer, and the summary from which it is sent. */
export function OfferForm(props: OfferFormProps) {
  const { form, page, hrefOf, before } = props;
  const heading = usePageFocus(page);
  const isLast = page === "check";
  const at = FORM_PAGES.indexOf(page);
  const previous = FORM_PAGES[at - 1];
  return (
    <form {...form.form} className="grid gap-4 sm:gap-8">
      <Steps {...props} />
      <div
        className={classNames(
          "grid gap-8",
          Boolean(props.net) && "gap-x-14 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]",
        )}
      >
        <section aria-labelledby="offer-page" className="grid content-start gap-4 sm:gap-6">
          <h2
            ref={heading}
            id="offer-page"
            tabIndex={-1}
            className="font-display font-medium text-heading"
          >
            {PAGE_NAMES[page]}
          </h2>
          {isLast ? <Check {...props} /> : <Fields {...props} step={page} />}
        </section>
        {props.net}
      </div>
      <Failure text={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        {isLast ? (
          <Button
            type="submit"
            size="lg"
            className="max-sm:w-full"
            disabled={!canSend(props)}
            pending={form.isPending}
            pendingText="Sending..."
          >
            {props.sendLabel}
          </Button>
        ) : (
          <Button type="submit" size="lg" className="max-sm:w-full">
            {props.goesBack ? "Back to the summary" : "Continue"}
          </Button>
        )}
        {!props.goesBack && !before && previous && (
          <Link
            to={hrefOf(previous)}
            className="inline-flex min-h-11 items-center px-2 font-medium text-ink-soft text-sm hover:text-ink"
          >
            Back
          </Link>
        )}
      </div>
    </form>
  );
}

function canSend({ form, before }: OfferFormProps): boolean {
  return Object.keys(form.problems).length === 0 && !(before && isUnchanged(form, before));
}

/** A buyer may send the same terms with other files or a later day; an owner has no reason to. */
function isUnchanged(form: Form, before: OfferTerms): boolean {
  return form.terms !== undefined && termChanges(before, form.terms).length === 0;
}

/** The current step. Earlier ones can be reopened; later ones come in turn. */
function Steps({ form, page, hrefOf, before }: OfferFormProps) {
  const at = FORM_PAGES.indexOf(page);
  const open = new Set(Object.keys(form.problems).map(pageOf));
  if (before) return null;
  return (
    <nav aria-label="Steps">
      <p className="mb-1 text-ink-soft text-sm">
        Step {at + 1} of {FORM_PAGES.length}
      </p>
      <ol className="grid grid-cols-7 gap-1.5">
        {FORM_PAGES.map((each, n) => {
          const bar = (
            <>
              <span
                aria-hidden="true"
                className={classNames(
                  "h-1 rounded-sm",
                  n <= at ? "mark bg-evergreen" : "bg-line-strong/40",
                )}
              />
              <span
                className={classNames(
                  "text-xs max-lg:sr-only",
                  n === at ? "font-semibold text-ink" : "text-ink-soft",
                )}
              >
                {PAGE_NAMES[each]}
              </span>
            </>
          );
          const isOpen = n <= at || FORM_PAGES.slice(at, n).every((before) => !open.has(before));
          return (
            <li key={each}>
              {isOpen ? (
                <Link
                  to={hrefOf(each)}
                  aria-current={n === at ? "step" : undefined}
                  className="grid min-h-11 content-start gap-2 rounded-sm pt-2"
                >
                  {bar}
                </Link>
              ) : (
                <span className="grid min-h-11 content-start gap-2 pt-2">{bar}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Fields(props: OfferFormProps & { step: OfferStep }) {
  const { userId, form, side, step, timeZone, before, asking } = props;
  const { input } = form;
  const waiver = waiverOf(input, side);
  const used = OFFER_FIELDS.filter((field) => field.step === step && isUsed(field.name, input));
  return (
    <div className="grid max-w-xl gap-7">
      {used
        .filter(({ name }) => !isWhoPays(name))
        .map(({ name }) => (
          <Fragment key={name}>
            <TermField
              name={name}
              form={form}
              side={side}
              before={before}
              aside={shareNote(name, input, { side, asking })}
            />
            {name === "price" && <MovedShares form={form} />}
            {name === "down_payment" && <MovedShares form={form} only={name} />}
          </Fragment>
        ))}
      {step === "costs" && <WhoPays {...props} />}
      <AmountQuestions form={form} />
      {step === "conditions" && waiver && <InlineNotice tone="warn">{waiver}</InlineNotice>}
      {step === "financing" && <Monthly {...props} />}
      {step === "financing" && side === "buyer" && (
        <ProofFiles
          userId={userId}
          files={input.files}
          usual={input.financing === "cash" ? "proof_of_funds" : "pre_approval"}
          isRequired={props.needsProof}
          error={form.problemOf("files")}
          onChange={(files) => form.change({ files })}
          upload={props.upload}
        />
      )}
      {step === "dates" && (
        <>
          <WhenFields
            label={side === "buyer" ? "Your offer is valid until" : "Your terms are valid until"}
            timeZone={timeZone}
            day={form.field("valid_on")}
            hour={form.field("valid_at")}
          />
          <DateNotes notes={form.dateNotes} />
        </>
      )}
      {(step === "price" || step === "costs") && <Honesty />}
    </div>
  );
}

/** Who pays what, folded: most people leave it open, and custom decides. */
function WhoPays({ form, side, before }: OfferFormProps) {
  const { input } = form;
  const names = WHO_PAYS.filter((name) => isUsed(name, input));
  const [isSaid] = useState(() => names.some((name) => input[name].trim() !== ""));
  return (
    <Disclosure
      open={isSaid || names.some((name) => form.problemOf(name) !== undefined)}
      summary={<span className="text-ink">Who pays what</span>}
    >
      <div className="grid gap-6 pt-3">
        <p className="text-ink-soft text-sm">
          Leave these open if you are not sure. The title company tells you what is usual in your
          county. You can agree on them later.
        </p>
        {names.map((name) => (
          <TermField key={name} name={name} form={form} side={side} before={before} />
        ))}
      </div>
    </Disclosure>
  );
}

/**
 * Shows the share that an amount is while it is typed, or the amount that a share is: a price is a share of the asking
 * price, other amounts of the price.
 */
function shareNote(
  name: OfferFieldName,
  input: OfferInput,
  { side, asking }: Pick<OfferFormProps, "side" | "asking">,
): string | undefined {
  const price = amountOf("price", input);
  const isPrice = name === "price";
  const asks = `${side === "owner" ? "You ask" : "The owner asks"} for`;
  if (isPrice && asking)
    return price && price > 0
      ? `${asks} ${formatPrice(asking)}; this is ${shareText(price, asking)} of it.`
      : `${asks} ${formatPrice(asking)}.`;
  const { kind } = offerField(name);
  const amount = isPrice || kind !== "money" ? null : amountOf(name, input);
  if (!(amount && price && amount > 0 && price > 0)) return undefined;
  return isSharedAmount(name) && readShare(input[name]) !== undefined
    ? `This is ${formatPrice(amount)}.`
    : `This is ${shareText(amount, price)} of the price.`;
}

/** Shows what the loan would cost a month, if that can be calculated. */
function Monthly({ form, side, renderMonthly }: OfferFormProps) {
  const { down_payment, financing } = form.input;
  const [whole, down] = [amountOf("price", form.input), amountOf("down_payment", form.input)];
  if (side !== "buyer" || !financing || financing === "cash" || !down_payment.trim()) return null;
  if (!whole || !(down != null && down <= whole)) return null;
  return <div>{renderMonthly({ price: whole, downPayment: down })}</div>;
}

/** The summary: everything on one screen. */
function Check(props: OfferFormProps) {
  const { form, side, hrefOf, before, asking, timeZone, note } = props;
  const { terms, problems } = form;
  const missing = FORM_PAGES.flatMap((page) => {
    const texts = Object.entries(problems).flatMap(([name, text]) =>
      pageOf(name) === page && text ? [text] : [],
    );
    return texts.length > 0 ? [{ page, texts: [...new Set(texts)].join(" ") }] : [];
  });
  const waiver = waiverOf(form.input, side);
  return (
    <div className="grid max-w-3xl gap-7">
      <AmountQuestions form={form} />
      <MovedShares form={form} />
      {missing.length > 0 && (
        <InlineNotice tone="warn" title="Something is missing or can't be done">
          <ul>
            {missing.map(({ page, texts }) => (
              <li key={page}>
                <TextLink to={hrefOf(page, "back")}>{PAGE_NAMES[page]}</TextLink>: {texts}
              </li>
            ))}
          </ul>
        </InlineNotice>
      )}
      {before && isUnchanged(form, before) && (
        <InlineNotice tone="info">
          These are the current terms. Change what you would like to be different.
        </InlineNotice>
      )}
      {terms && (
        <TermsList
          terms={terms}
          side={side}
          before={before}
          asking={asking}
          renderAction={(step) => (
            <TextLink
              to={hrefOf(step, "back")}
              className="min-h-6 text-sm"
              aria-label={`Change ${PAGE_NAMES[step].toLowerCase()}`}
            >
              Change
            </TextLink>
          )}
        />
      )}
      {terms && <Monthly {...props} />}
      {side === "buyer" && <FilesLine {...props} />}
      <div className="max-w-xl">
        <WhenFields
          label={side === "buyer" ? "Your offer is valid until" : "Your terms are valid until"}
          timeZone={timeZone}
          day={form.field("valid_on")}
          hour={form.field("valid_at")}
        />
      </div>
      {waiver && <InlineNotice tone="warn">{waiver}</InlineNotice>}
      <DateNotes notes={form.dateNotes} />
      <div className="grid gap-3 border-line border-t pt-5">
        {note}
        <Honesty />
      </div>
    </div>
  );
}

function FilesLine({ userId, form, hrefOf }: OfferFormProps) {
  const { data: documents } = useQuery(documentsQuery(userId));
  const named = form.input.files.map(({ document_id, kind }) => {
    const name = documents?.find(({ id }) => id === document_id)?.name;
    return name ? `${FILE_KIND_NAMES[kind]}: ${name}` : FILE_KIND_NAMES[kind];
  });
  return (
    <p className="wrap-anywhere">
      {named.length > 0 ? named.join(" · ") : "No file attached."}{" "}
      <TextLink to={hrefOf("financing", "back")} className="text-sm">
        Change the files
      </TextLink>
    </p>
  );
}

/** Moves the focus to the heading of a new page. */
function usePageFocus(page: FormPage): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(page, () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  return heading;
}
