import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { type SaleTerms, termsInForce } from "@domain/sales/amendments.ts";
import { hasSale } from "@domain/sales/closing-room.ts";
import { isBound } from "@domain/sales/deadlines.ts";
import { checkedLines, checkSummary } from "@domain/sales/settlement-check.ts";
import type { SettlementFacts } from "@domain/sales/settlement-expected.ts";
import type { SavedSettlement } from "@domain/sales/settlement-figures.ts";
import {
  hasDisclosure,
  linesOf,
  lineWords,
  SECTIONS,
  type Section,
  type SettlementLine,
} from "@domain/sales/settlement-lines.ts";
import type { Quote } from "@domain/sales/statement-entries.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import { AppError, ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { homeOffersQuery } from "@web/api/offers/offers.ts";
import { saleQuery, saveSettlement, settlementQuery } from "@web/api/sales/sales.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useMedia } from "@web/lib/use-media.ts";
import { useNow } from "@web/lib/use-now.ts";
import { FileQuestion } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Honesty } from "../../offers/offers/honesty.tsx";
import { PagePicture } from "./page-picture.tsx";
import { ReadFigures } from "./read-figures.tsx";
import { BothForms, EstimateFindings, Questions } from "./settlement-findings.tsx";
import {
  figuresOf,
  inputOf,
  problemsOf,
  type SettlementInput,
  settlementDraft,
  typed,
} from "./settlement-input.ts";
import { type ReadFile, SettlementReader } from "./settlement-reader.tsx";
import { SettlementSection } from "./settlement-section.tsx";
import { RuleFields } from "./settlement-workings.tsx";

/** The figures of a closing, typed from its form, beside what both agreed on. */
export default function Settlement({ userId, id }: { userId: string; id: string }) {
  const sale = useQuery(saleQuery(userId, id));
  const saved = useQuery(settlementQuery(userId, id));
  const now = useNow();
  const { data: offer } = sale;
  const listingId = offer?.side === "owner" ? (offer.listing_id ?? "") : "";
  const home = useQuery({ ...homeOffersQuery(userId, listingId), enabled: listingId !== "" });
  const failed = [sale, saved].find(({ isError }) => isError);
  if (failed) return <LoadError level={1} title={ERRORS.offers_unavailable.text} query={failed} />;
  if (offer === undefined || saved.data === undefined || (listingId && home.isLoading))
    return <PageLoading label="Loading the sale..." />;
  const terms = offer && hasSale(offer) ? termsInForce(offer, now) : undefined;
  if (!offer || !hasSale(offer) || !terms)
    return (
      <EmptyState
        level={1}
        icon={<FileQuestion />}
        title="We could not find this sale"
        text="It belongs to another account, or the link is wrong."
        action={<LinkButton to={paths.offers.href()}>Your offers</LinkButton>}
      />
    );
  const figures = home.data?.figures;
  const own = figures
    ? { payoff: figures.mortgage_payoff, closing_costs_share: figures.closing_costs_share }
    : null;
  return <Check userId={userId} offer={offer} terms={terms} own={own} saved={saved.data} />;
}

const SAVED_MEANWHILE =
  "Your side saved other figures in the meantime. We kept what you typed. If you save again, it replaces them.";

function Check(props: {
  userId: string;
  offer: Offer & SaleOffer;
  terms: SaleTerms;
  own: SettlementFacts["own"];
  saved: SavedSettlement | null;
}) {
  const { userId, offer, terms, own } = props;
  const client = useQueryClient();
  const [saved, setSaved] = useState(props.saved);
  /** The figures that were sent last: their answer may have been lost, and they may be stored. */
  const tried = useRef<string>(undefined);
  const { side, sale, home } = offer;
  const facts: SettlementFacts = { side, ...terms, own };
  const names = linesOf(facts);
  const form = useCheckedForm<SettlementInput>({
    initial: inputOf(saved?.figures, terms.terms.closing_on),
    problemsOf,
    draft: settlementDraft(userId, sale.id),
    submit: async (input) => {
      const figures = figuresOf(input, facts);
      const before = tried.current;
      tried.current = JSON.stringify(figures);
      try {
        setSaved(await saveSettlement(sale.id, saved?.saves ?? 0, figures));
      } catch (error) {
        if (!(error instanceof AppError && error.code === "sale_changed")) throw error;
        const stored = await client.fetchQuery({
          ...settlementQuery(userId, sale.id),
          staleTime: 0,
        });
        setSaved(stored);
        const { closing_on } = terms.terms;
        const found = JSON.stringify(figuresOf(inputOf(stored?.figures, closing_on), facts));
        if (found !== before) return SAVED_MEANWHILE;
        setSaved(await saveSettlement(sale.id, stored?.saves ?? 0, figures));
      }
      await client.invalidateQueries({ queryKey: ownKey(userId, "settlement", sale.id) });
      notify({ tone: "success", text: "Saved." });
      return undefined;
    },
    fallback: "offer_not_sent",
  });
  const figures = figuresOf(form.input, facts);
  const lines = checkedLines(figures, facts);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [shown, setShown] = useState<readonly Quote[] | null>(null);
  const isNarrow = !useMedia("(min-width: 64rem)");
  useEffect(() => () => read?.file.close(), [read]);
  const take = (line: SettlementLine, cents: number) => form.change({ [line]: typed(cents) });
  /** Figures with one amount, for fields that are empty. */
  const free = names.flatMap((name) => {
    const [only, another] = read?.reading.figures[name] ?? [];
    return only && !another && form.input[name].trim() === "" ? [[name, only.cents] as const] : [];
  });

  function showRead(next: ReadFile | null) {
    setRead(next);
    const first = names.flatMap((name) => next?.reading.figures[name] ?? [])[0];
    setShown(isNarrow ? null : (first?.quotes ?? null));
  }
  const readFor = (name: SettlementLine) => {
    const figures = read?.reading.figures[name];
    return (
      read &&
      figures && (
        <ReadFigures
          {...{ figures, shown, isNarrow }}
          label={lineWords(name, facts).label}
          typed={lines.find(({ line }) => line === name)?.typed ?? null}
          onTake={(cents) => take(name, cents)}
          file={read.file}
          onShow={setShown}
        />
      )
    );
  };
  // A cash buyer has none; an owner's may be asked about the payoff.
  const hasLender = side === "owner" || hasDisclosure(facts);
  const questions = lines.flatMap(({ question }) => question ?? []);
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <BackLink to={paths.sale.href(sale.id)}>The sale</BackLink>
        <PageHeader
          isShortOnPhones
          kicker={
            hasDisclosure(facts)
              ? "Check your Closing Disclosure"
              : "Check your settlement statement"
          }
          title={home?.title || offer.title || FALLBACK_TITLE}
        />
      </div>
      <div className={read ? "grid gap-8 lg:grid-cols-2" : "grid"}>
        <div
          className={classNames(
            "grid min-w-0 content-start gap-8",
            // The finding stays in sight beside the figures, unless their PDF's pages are there.
            !read && "lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14",
          )}
        >
          <div
            className={classNames(
              "grid min-w-0 content-start gap-8",
              !read && "lg:sticky lg:top-20 lg:self-start",
            )}
          >
            <section aria-label="What was found" className="grid max-w-2xl gap-2">
              <p role="status" className="font-display text-heading">
                {checkSummary(lines)}
              </p>
              {questions.length > 0 && (
                <>
                  <p className="text-ink-soft text-sm">
                    {hasLender ? "Ask the title company or your lender:" : "Ask the title company:"}
                  </p>
                  <Questions questions={questions} />
                </>
              )}
              <p className="max-w-prose text-ink-soft text-sm">
                Enter the figures from your form, or have them read from its PDF. We compare each
                line as you go. Enter what you want to check, and leave out the rest. Who usually
                pays is custom, not law. Only you can see this, but for the few lines that both
                forms have.{" "}
                <TextLink to={paths.handbookArticle.href("settlement-statement")}>
                  How to check a statement
                </TextLink>
              </p>
            </section>
            <SettlementReader
              {...{ userId, side, read, free: free.length }}
              saleId={sale.id}
              lines={names}
              onRead={showRead}
              onTakeAll={() => {
                for (const [name, cents] of free) take(name, cents);
              }}
            />
          </div>
          <form {...form.form} className="@container grid min-w-0 gap-8">
            {hasDisclosure(facts) && (
              <Checkbox
                label="I have my Loan Estimate at hand, and compare it with page 2"
                checked={form.input.has_estimate === "yes"}
                onChange={({ currentTarget }) =>
                  form.change({ has_estimate: currentTarget.checked ? "yes" : "" })
                }
              />
            )}
            <div className="grid">
              {ALL_SECTIONS.map((section) => (
                <SettlementSection
                  key={section}
                  {...{ section, form, figures }}
                  of={facts}
                  checked={lines}
                  readFor={readFor}
                />
              ))}
            </div>
            <Checkbox
              label="I have entered every cost on my form"
              hint="Then we also say if its totals are more than the costs add up to."
              checked={form.input.is_whole === "yes"}
              onChange={({ currentTarget }) =>
                form.change({ is_whole: currentTarget.checked ? "yes" : "" })
              }
            />
            <TitledSection className="grid gap-5" title="How taxes and dues are divided">
              <p className="max-w-prose text-ink-soft text-sm">
                Your contract or your county's custom says which rule applies. If you don't know,
                try both. The difference shows which rule the company used.
              </p>
              <RuleFields form={form} />
            </TitledSection>
            <Failure text={form.failure} />
            <Button
              type="submit"
              size="lg"
              className="max-sm:w-full sm:justify-self-start"
              pending={form.isPending}
              pendingText="Saving..."
            >
              Save
            </Button>
          </form>
        </div>
        {read && shown && !isNarrow && (
          <aside
            aria-label={`Pages of ${read.name}`}
            className="sticky top-20 self-start print:hidden"
          >
            <PagePicture file={read.file} quotes={shown} />
          </aside>
        )}
      </div>
      {form.input.has_estimate === "yes" && hasDisclosure(facts) && (
        <EstimateFindings figures={figures} of={facts} />
      )}
      <BothForms saved={props.saved} of={facts} />
      <Honesty isSigned={isBound(offer)} />
    </div>
  );
}

const ALL_SECTIONS = Object.keys(SECTIONS) as Section[];
