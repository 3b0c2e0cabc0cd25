import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { standingText } from "@domain/offers/offer-standing.ts";
import { isEnding, type Offer } from "@domain/offers/offers.ts";
import {
  answersFirst,
  besideText,
  hasSale,
  isToBeSold,
  nextText,
  type Room,
  roomOf,
  stepStateText,
  untilClosing,
} from "@domain/sales/closing-room.ts";
import { ruleText } from "@domain/sales/counting-days.ts";
import { bindingOf, type SaleStep } from "@domain/sales/deadlines.ts";
import { inviteText, type PartyRole } from "@domain/sales/party-roles.ts";
import { factText, knownFacts } from "@domain/sales/sale-facts.ts";
import { otherSide, roleToInvite, STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { saleWeeks } from "@domain/sales/sale-weeks.ts";
import { stepActs } from "@domain/sales/step-acts.ts";
import { dayText, type SaleOffer } from "@domain/sales/step-words.ts";
import { AT_HAND_DAYS, stepsAtHand } from "@domain/sales/steps-at-hand.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { partiesQuery } from "@web/api/sales/parties.ts";
import { saleQuery } from "@web/api/sales/sales.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { OutOfDate } from "@web/components/out-of-date.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useMedia } from "@web/lib/use-media.ts";
import { useNow } from "@web/lib/use-now.ts";
import { FileQuestion } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { Honesty } from "../../offers/offers/honesty.tsx";
import { SaidWords } from "../../offers/offers/said-words.tsx";
import { AmendmentCard } from "./amendment-card.tsx";
import { FridgePage, usePrinting } from "./fridge-page.tsx";
import { MarkSold } from "./mark-sold.tsx";
import { MoneyFate } from "./money-fate.tsx";
import { MoneyNotice } from "./money-notice.tsx";
import type { Asked } from "./sale-parties.tsx";
import { SaleStepRow } from "./sale-step-row.tsx";
import { SaleTerms } from "./sale-terms.tsx";
import { SaleWeeks } from "./sale-weeks.tsx";
import { StepActions } from "./step-actions.tsx";
import { stepHref, useStepInAddress } from "./step-address.ts";

const SaleParties = lazy(() => arrivingCode(import("./sale-parties.tsx")));
const SaleArchive = lazy(() => arrivingCode(import("./sale-archive.tsx")));
const AskDialog = lazy(() =>
  arrivingCode(import("../../offers/offers/ask-dialog.tsx")).then(({ AskDialog: dialog }) => ({
    default: dialog,
  })),
);
const SignNow = lazy(() => arrivingCode(import("./sign-now.tsx")));
const SignOnline = lazy(() => arrivingCode(import("./sign-online.tsx")));
const DepositAtEnd = lazy(() => arrivingCode(import("./deposit-at-end.tsx")));
const ClosedSale = lazy(() => arrivingCode(import("./closed-sale.tsx")));

/** The room of a sale, for either side: the next step, what is due and late, and every step with its history. */
export function SaleRoom(props: {
  userId: string;
  id: string;
  /** Another feature, passed in by the screen. */
  calendar: ReactNode;
}) {
  const { userId, id, calendar } = props;
  const query = useQuery(saleQuery(userId, id));
  const { data: offer } = query;
  if (offer && hasSale(offer)) {
    return (
      <RoomDetails userId={userId} offer={offer} calendar={calendar}>
        {query.isError && <OutOfDate query={query} />}
      </RoomDetails>
    );
  }
  if (query.isError)
    return <LoadError level={1} title={ERRORS.offers_unavailable.text} query={query} />;
  if (offer === undefined) return <PageLoading label="Loading the sale..." />;
  return (
    <EmptyState
      level={1}
      icon={<FileQuestion />}
      title="We could not find this sale"
      text="It belongs to another account, or the link is wrong."
      action={<LinkButton to={paths.offers.href()}>Your offers</LinkButton>}
    />
  );
}

type RoomOffer = Offer & SaleOffer;

function RoomDetails(props: {
  userId: string;
  offer: RoomOffer;
  calendar: ReactNode;
  children: ReactNode;
}) {
  const { userId, offer, calendar, children } = props;
  const now = useNow();
  // Open tasks are on the left, and facts to look up on the right.
  const isWide = useMedia("(min-width: 64rem)");
  const room = roomOf(offer, now);
  const [asked, setAsked] = useState<Asked>();
  const [closing, setClosing] = useState<string>();
  const { data: parties = [] } = useQuery(partiesQuery(userId, offer.sale.id));
  const isPrinting = usePrinting();
  useStepInAddress();
  if (!room) return null;
  const change = answersFirst(room, offer);
  const { home, side } = offer;
  const { state } = offer.sale;
  const binding = bindingOf(offer.sale.acts);
  const title = home?.title || offer.title || FALLBACK_TITLE;
  const next = (
    <NextStepCard
      userId={userId}
      offer={offer}
      room={room}
      onInvite={(role) => setAsked({ role })}
    />
  );
  const beside = <Beside room={room} offer={offer} />;
  const afterwards = (
    <>
      {state === "closed" && (
        <Suspense fallback={<LoadingGroup label="Loading what to do now..." shapes={["h-40"]} />}>
          <ClosedSale userId={userId} offer={offer} />
        </Suspense>
      )}
      {(isEnding(offer.sale) || state === "fell_through") && (
        <Suspense
          fallback={<LoadingGroup label="Loading the earnest money..." shapes={["h-40"]} />}
        >
          <DepositAtEnd offer={offer} />
        </Suspense>
      )}
      {state === "fell_through" && <MoneyFate userId={userId} offer={offer} />}
      {(state === "fell_through" || isEnding(offer.sale)) && (
        <Suspense fallback={null}>
          <SignOnline userId={userId} offer={offer} what="release" />
        </Suspense>
      )}
      {state !== "open" && (
        <Suspense fallback={<LoadingGroup label="Loading your documents..." shapes={["h-24"]} />}>
          <SaleArchive userId={userId} offer={offer} />
        </Suspense>
      )}
    </>
  );
  const money = <MoneyNotice userId={userId} offer={offer} room={room} />;
  const weeks = state !== "fell_through" && (
    <SaleWeeks {...{ userId, offer, room, parties, closing }} onClosing={setClosing} />
  );
  const terms = <SaleTerms userId={userId} offer={offer} isAnsweredAbove={change !== undefined} />;
  const steps = (
    <div className="grid content-start gap-6">
      <Steps userId={userId} offer={offer} room={room} />
      <p className="max-w-prose text-ink-soft text-sm">
        {binding
          ? `Days are counted from ${dayText(binding.on)}. ${ruleText(binding.rule)}`
          : "We count days from the day the contract is signed. The steps have no dates until both of you have said when that was."}
      </p>
      {state === "open" && calendar}
    </div>
  );
  const people = (
    <Suspense fallback={<LoadingGroup label="Loading who is invited..." shapes={["h-12"]} />}>
      <SaleParties userId={userId} offer={offer} asked={asked} />
    </Suspense>
  );
  return (
    <>
      {isPrinting && state === "open" && (
        <FridgePage offer={offer} weeks={saleWeeks(offer, room.steps, parties, now)} />
      )}
      <article className={classNames("grid gap-8 sm:gap-10", state === "open" && "print:hidden")}>
        <div className="grid gap-4">
          <BackLink to={paths.offer.href(offer.id)}>The offer and its terms</BackLink>
          <PageHeader
            isShortOnPhones
            kicker={
              <>
                {side === "owner" ? "Your sale" : "Your purchase"}
                <span className="sm:hidden">: {title}</span>
              </>
            }
            title={title}
          />
          {children}
          <Suspense fallback={null}>
            <SignNow userId={userId} offer={offer} />
          </Suspense>
        </div>
        {isWide ? (
          <>
            <div className={COLUMNS}>
              {next}
              <div className="grid min-w-0 content-start gap-8">
                {beside}
                {money}
              </div>
            </div>
            {weeks}
            <div className={COLUMNS}>
              <div className="grid min-w-0 content-start gap-10">
                {afterwards}
                {steps}
              </div>
              <div className="grid min-w-0 content-start gap-8">
                {terms}
                {people}
              </div>
            </div>
          </>
        ) : (
          <>
            {next}
            {beside}
            {afterwards}
            {money}
            {weeks}
            {steps}
            {terms}
            {people}
          </>
        )}
        <Honesty isSigned={binding !== undefined} />
      </article>
    </>
  );
}

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-12 xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-16";

/** What is open within ten days, and everything else folded by what it is about. */
function Steps(props: { userId: string; offer: RoomOffer; room: Room }) {
  const { userId, offer, room } = props;
  const { soon, groups } = stepsAtHand(room, offer, useNow());
  const row = (step: SaleStep) => (
    <SaleStepRow key={step.kind} userId={userId} offer={offer} step={step} />
  );
  return (
    <>
      {offer.sale.state === "open" && (
        <TitledSection className="grid gap-3" title={`Open in the next ${AT_HAND_DAYS} days`}>
          {soon.length > 0 ? (
            <ol className="grid">{soon.map(row)}</ol>
          ) : (
            <p className="text-ink-soft">
              {room.next
                ? `Nothing. The next step is due after that: ${STEP_LABELS[room.next.kind]}, ${stepStateText(room.next, offer)}.`
                : "Nothing."}
            </p>
          )}
        </TitledSection>
      )}
      <section aria-label="All other steps" className="grid">
        {groups.map(({ name, done, of, steps }) => (
          <Disclosure
            key={name}
            className="border-line border-b py-1 first:border-t"
            summary={
              <span className="text-base">
                <span className="font-medium text-ink">{name}</span> · {done} of {of} done
              </span>
            }
          >
            <ol className="grid pl-4">{steps.map(row)}</ol>
          </Disclosure>
        ))}
      </section>
    </>
  );
}

/** The next step, with the buttons that settle it. */
function NextStepCard(props: {
  userId: string;
  offer: RoomOffer;
  room: Room;
  onInvite: (role: PartyRole) => void;
}) {
  const { userId, offer, room, onInvite } = props;
  const id = useId();
  const now = useNow();
  const { lead } = room;
  const change = answersFirst(room, offer);
  const marksSold = !change && isToBeSold(room, offer) && offer.side === "owner";
  const isOver = offer.sale.state !== "open" && !lead;
  const [isWriting, setWriting] = useState(false);
  const { data: parties } = useQuery(partiesQuery(userId, offer.sale.id));
  const taken = parties?.filter(({ ended_at }) => ended_at === null).map(({ role }) => role);
  const missing = lead && taken && roleToInvite(lead.kind, offer.side, taken);
  return (
    <section aria-labelledby={id} className="grid max-w-3xl gap-3">
      <Kicker>{isOver ? "Status" : "What to do next"}</Kicker>
      <div role="status">
        <h2 id={id} className="wrap-anywhere font-display text-heading">
          {isOver ? standingText(offer) : `${nextText(room, offer).replace(/\.$/, "")}.`}
        </h2>
      </div>
      {change && <AmendmentCard key={change.n} userId={userId} offer={offer} amendment={change} />}
      {isEnding(offer.sale) && <p className="max-w-prose">{standingText(offer)}</p>}
      {!change && !marksSold && lead?.proposal?.said && (
        <SaidWords by={lead.proposal.made_by} text={lead.proposal.said} offer={offer} />
      )}
      {marksSold && <MarkSold userId={userId} offer={offer} />}
      {!change && !marksSold && lead && (
        <>
          <Recorded offer={offer} step={lead} />
          <StepActions
            key={`${lead.kind}-${lead.history.length}`}
            userId={userId}
            offer={offer}
            step={lead}
            acts={stepActs(lead, offer, now)}
          />
        </>
      )}
      <div className="-ml-3 flex flex-wrap print:hidden">
        {!change && !marksSold && lead && (
          <LinkButton
            variant="quiet"
            size="sm"
            aria-label={`Details and files: ${STEP_LABELS[lead.kind]}`}
            to={stepHref(offer.sale.id, lead.kind)}
          >
            Details and files
          </LinkButton>
        )}
        {!change && !marksSold && missing && (
          <Button variant="quiet" size="sm" onClick={() => onInvite(missing)}>
            {inviteText(missing)}
          </Button>
        )}
        {offer.listing_id !== null && offer.other !== null && (
          <Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
            Write to the {otherSide(offer.side)}
          </Button>
        )}
      </div>
      {isWriting && (
        <Suspense fallback={null}>
          <AskDialog offer={offer} userId={userId} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** What is recorded at the step, such as when and where, which nobody should have to look up on the day. */
function Recorded({ offer, step }: { offer: RoomOffer; step: SaleStep }) {
  const known = knownFacts(offer.sale.facts, step.kind, offer.side);
  return (
    <dl className="grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm empty:hidden">
      {known.map(({ field, value }) => (
        <div key={field.name} className="contents">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{factText(field, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The next step of the side that isn't spoken of above, and how near the closing is. */
function Beside({ room, offer }: { room: Room; offer: RoomOffer }) {
  const { closing, late } = room;
  const other = besideText(room, offer);
  return (
    <div className="grid content-start gap-4">
      {other && (
        <section aria-label={other.whose} className="grid gap-1">
          <Kicker>{other.whose}</Kicker>
          <p className="wrap-anywhere">{other.text}.</p>
        </section>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-4">
        <Fact
          name="Closing"
          text={untilClosing(room)}
          more={closing?.due_on ? dayText(closing.due_on) : ""}
        />
        <Fact
          name="Late"
          text={late.length === 0 ? "Nothing" : formatCount(late.length, "step")}
          more={late.map(({ kind }) => STEP_LABELS[kind]).join(", ")}
          isLate={late.length > 0}
        />
      </dl>
    </div>
  );
}

function Fact(props: { name: string; text: string; more: string; isLate?: boolean }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-ink-soft text-sm">{props.name}</dt>
      <dd className={props.isLate ? "wrap-anywhere text-red" : "wrap-anywhere"}>
        <span className="font-medium">{props.text}</span>
        {props.more && <span className="block text-sm">{props.more}</span>}
      </dd>
    </div>
  );
}
