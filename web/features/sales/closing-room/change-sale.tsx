import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import {
  isFixedByAcceptance,
  type OfferFieldName,
  type OfferTerms,
  WHO_PAYS,
} from "@domain/offers/offer-terms.ts";
import { OFFER_LIMITS, type Offer } from "@domain/offers/offers.ts";
import { wordsProblem } from "@domain/offers/reading-offers.ts";
import {
  amendmentsSeen,
  answerFrom,
  canAmend,
  changesBetween,
  NOT_THE_SIGNED_AMENDMENT,
  openAmendment,
  REPAIRS_LABEL,
  type SaleTerms,
  settledTerms,
  termsInForce,
} from "@domain/sales/amendments.ts";
import { hasSale } from "@domain/sales/closing-room.ts";
import { bindingOf } from "@domain/sales/deadlines.ts";
import type { AmendedName } from "@domain/sales/sale-amendment.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import { homeTime, type SaleOffer } from "@domain/sales/step-words.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { addDays, isCalendarDate } from "@domain/site/time/time-zones.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { proposeAmendment, saleQuery } from "@web/api/sales/sales.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure, InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { isStoredOtherwise } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate, useSearchParams } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { FileQuestion } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { AmountQuestions } from "../../offers/offers/amount-questions.tsx";
import { emptyInput, inputOf, isUsed } from "../../offers/offers/offer-input.ts";
import { TermField } from "../../offers/offers/term-field.tsx";
import {
  changeOf,
  keepAsChange,
  type OfferForm,
  useOfferForm,
} from "../../offers/offers/use-offer-form.ts";
import { WhenFields } from "../../offers/offers/when-fields.tsx";
import { ChangeList } from "./change-list.tsx";
import { ChangeMoney } from "./change-money.tsx";
import { MovedDates } from "./moved-dates.tsx";

/** Other terms for a sale, for either side: what is to change, what that means, and until when to answer. */
export default function ChangeSale({ userId, id }: { userId: string; id: string }) {
  const query = useQuery(saleQuery(userId, id));
  const now = useNow();
  const { data: offer } = query;
  if (offer && hasSale(offer)) {
    const base = termsInForce(offer, now);
    if (base && canAmend(offer, now)) {
      return <ChangeForm userId={userId} offer={offer} base={base} />;
    }
  }
  if (query.isError)
    return <LoadError level={1} title={ERRORS.offers_unavailable.text} query={query} />;
  if (offer === undefined) return <PageLoading label="Loading the sale..." />;
  return (
    <EmptyState
      level={1}
      icon={<FileQuestion />}
      title="There is nothing to change here"
      text="The sale is over or closed, or it belongs to another account."
      action={
        <LinkButton to={offer ? paths.sale.href(id) : paths.offers.href()}>
          {offer ? "The sale" : "Your offers"}
        </LinkButton>
      }
    />
  );
}

/** The groups of the form; the first is open. */
const GROUPS: { title: string; names: OfferFieldName[] }[] = [
  { title: "Repairs, price and credit", names: ["price", "seller_credit"] },
  { title: "Closing and keys", names: ["closing_on", "possession_days"] },
  {
    title: "Conditions",
    names: [
      "inspection_days",
      "appraisal_days",
      "appraisal_gap",
      "financing_days",
      "home_sale_days",
      "disclosure_days",
    ],
  },
  {
    title: "Loan and earnest money",
    names: ["financing", "down_payment", "earnest_money", "earnest_money_days"],
  },
  { title: "Who pays what", names: [...WHO_PAYS] },
  { title: "What goes with it", names: ["included", "excluded"] },
];

function ChangeForm(props: { userId: string; offer: Offer & SaleOffer; base: SaleTerms }) {
  const { userId, offer } = props;
  const { side, sale, home } = offer;
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const timeZone = home?.time_zone ?? "UTC";
  const [base] = useState(props.base);
  const [seen, setSeen] = useState(() => amendmentsSeen(sale));
  const [waiting, setWaiting] = useState(() => openAmendment(sale));
  // An answer with other terms begins with what was proposed.
  const [start] = useState<SaleTerms>(() => (waiting ? answerFrom(waiting, base) : base));
  const [repairs, setRepairs] = useState(start.repairs);
  const [said, setSaid] = useState("");
  const context = {
    ...{
      timeZone,
      state: home?.state,
      round: null,
      needsProof: false,
      asking: null,
      before: base.terms,
      now,
    },
    binding: bindingOf(sale.acts),
  };
  const words = { repairs: wordsProblem(repairs), said: wordsProblem(said) };
  const other = otherSide(side);
  const form = useOfferForm({
    userId,
    about: changeOf(sale.id, seen),
    start: () => ({
      ...inputOf(start.terms, []),
      valid_on: earlier(
        emptyInput(context).valid_on,
        start.terms.closing_on,
        homeTime(offer, now).today,
      ),
    }),
    context,
    page: "check",
    onNext: () => {},
    send: async ({ terms, valid_until }) => {
      try {
        await proposeAmendment(sale.id, seen, {
          changes: changesToSend(base, { terms, repairs: repairs.trim() }),
          valid_until,
          said: said.trim(),
        });
      } catch (error) {
        if (isStoredOtherwise(error)) await answerFirst();
        throw error;
      } finally {
        await client.invalidateQueries({ queryKey: ownKey(userId) });
      }
      notify({ tone: "success", text: `Sent. It counts once the ${other} agrees.` });
      void navigate(paths.sale.href(sale.id));
    },
  });
  /** A change whose answer was lost has arrived. As long as it is open, the next one replaces it. */
  async function answerFirst() {
    const found = await client.fetchQuery({ ...saleQuery(userId, sale.id), staleTime: 0 });
    const first = found?.sale && openAmendment(found.sale);
    if (!found?.sale || first?.made_by !== side) return;
    const now = amendmentsSeen(found.sale);
    keepAsChange(userId, changeOf(sale.id, seen), changeOf(sale.id, now));
    setSeen(now);
    setWaiting(first);
  }
  const [query] = useSearchParams();
  const closing = query.get("closing") ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that the picture of the weeks sent, once
  useEffect(() => {
    if (isCalendarDate(closing)) form.change({ closing_on: closing });
  }, [closing]);
  const settled = settledTerms(offer, now);
  const typed = form.terms && { terms: form.terms, repairs: repairs.trim() };
  const changes = typed ? changesBetween(base, typed, side) : [];
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <BackLink to={paths.sale.href(sale.id)}>The sale</BackLink>
        <PageHeader
          isShortOnPhones
          kicker="Propose a change"
          title={home?.title || offer.title || FALLBACK_TITLE}
        />
      </div>
      {amendmentsSeen(sale) !== seen && (
        <InlineNotice tone="warn">
          Something was proposed or answered in the meantime.{" "}
          <TextLink to={paths.sale.href(sale.id)}>Look at it first</TextLink>
        </InlineNotice>
      )}
      <form {...form.form} className="grid max-w-2xl gap-6">
        <div className="grid gap-2">
          {GROUPS.map(({ title, names }, place) => (
            <Group
              key={title}
              title={title}
              names={names.filter((name) => !settled.includes(name) && isUsed(name, form.input))}
              form={form}
              offer={offer}
              before={base.terms}
              isOpen={place === 0 || (closing !== "" && names.includes("closing_on"))}
            >
              {place === 0 && (
                <TextArea
                  label={REPAIRS_LABEL}
                  optional
                  hint="What must be repaired before closing, how, by whom, and with which receipts."
                  maxLength={OFFER_LIMITS.said}
                  value={repairs}
                  onChange={(event) => setRepairs(event.target.value)}
                  error={words.repairs}
                />
              )}
            </Group>
          ))}
        </div>
        <AmountQuestions form={form} />
        <TitledSection className="grid gap-3" title="What changes">
          {changes.length > 0 ? (
            <ChangeList changes={changes} />
          ) : (
            <p className="text-ink-soft">
              {typed
                ? "You have not changed anything yet."
                : Object.values(form.problems).filter(Boolean).join(" ")}
            </p>
          )}
          <MovedDates offer={offer} terms={form.terms} />
          <ChangeMoney userId={userId} offer={offer} before={base.terms} after={form.terms} />
        </TitledSection>
        <TextArea
          label={`To the ${other}`}
          optional
          hint="Why, in a few words."
          maxLength={OFFER_LIMITS.said}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
          error={words.said}
        />
        <WhenFields
          label={`The ${other} can answer until`}
          timeZone={timeZone}
          day={form.field("valid_on")}
          hour={form.field("valid_at")}
        />
        <p className="max-w-prose text-ink-soft text-sm">
          {waiting?.made_by === other && `This replaces the ${other}'s proposal. `}
          {waiting?.made_by === side && "This replaces your earlier proposal. "}
          {NOT_THE_SIGNED_AMENDMENT}
        </p>
        <Failure text={form.failure} />
        <Button
          type="submit"
          size="lg"
          className="max-sm:w-full sm:justify-self-start"
          disabled={changes.length === 0 || Boolean(words.repairs || words.said)}
          pending={form.isPending}
          pendingText="Sending..."
        >
          {`Send to the ${other}`}
        </Button>
      </form>
    </div>
  );
}

function Group(props: {
  title: string;
  names: readonly OfferFieldName[];
  form: OfferForm;
  offer: Offer;
  before: OfferTerms;
  isOpen: boolean;
  children: ReactNode;
}) {
  const { title, names, form, offer, before, isOpen, children } = props;
  if (names.length === 0) return null;
  return (
    <Disclosure open={isOpen} summary={<span className="font-medium text-ink">{title}</span>}>
      <div className="grid max-w-xl gap-6 pt-2 pb-5">
        {children}
        {names.map((name) => (
          <TermField key={name} name={name} form={form} side={offer.side} before={before} />
        ))}
      </div>
    </Disclosure>
  );
}

/** Only terms that differ are sent. */
function changesToSend(was: SaleTerms, now: SaleTerms): Partial<OfferTerms> & { repairs?: string } {
  const names = Object.keys(now.terms) as OfferFieldName[];
  const changed = names.filter((name) => now.terms[name] !== was.terms[name] && isAmendable(name));
  return {
    ...(Object.fromEntries(changed.map((name) => [name, now.terms[name]])) as Partial<OfferTerms>),
    ...(now.repairs === was.repairs ? {} : { repairs: now.repairs }),
  };
}

function isAmendable(name: OfferFieldName): name is Exclude<AmendedName, "repairs"> {
  return !isFixedByAcceptance(name);
}

function earlier(day: string, closing: string, today: string): string {
  return closing >= addDays(today, 1) && closing < day ? closing : day;
}
