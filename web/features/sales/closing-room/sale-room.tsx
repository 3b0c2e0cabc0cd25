import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { standingText } from "@domain/offers/offer-standing.ts";
import { isEnding, type Offer } from "@domain/offers/offers.ts";
import {
  answersFirst,
  hasSale,
  isOwnStep,
  isToBeSold,
  moveText,
  nextText,
  type Room,
  roomOf,
  stepStateText,
  untilClosing,
  waitingText,
} from "@domain/sales/closing-room.ts";
import { ruleText } from "@domain/sales/counting-days.ts";
import { bindingOf, type SaleStep } from "@domain/sales/deadlines.ts";
import { inviteText, type PartyRole } from "@domain/sales/party-roles.ts";
import { factText, knownFacts } from "@domain/sales/sale-facts.ts";
import { otherSide, roleToInvite, STEP_LABELS } from "@domain/sales/sale-steps.ts";
import { stepActs } from "@domain/sales/step-acts.ts";
import { dayText, groupedSteps, type SaleOffer } from "@domain/sales/step-words.ts";
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
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useMedia } from "@web/lib/use-media.ts";
import { useNow } from "@web/lib/use-now.ts";
import { FileQuestion } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { Honesty } from "../../offers/offers/honesty.tsx";
import { SaidWords } from "../../offers/offers/said-words.tsx";
import { AmendmentCard } from "./amendment-card.tsx";
import { MarkSold } from "./mark-sold.tsx";
import { MoneyFate } from "./money-fate.tsx";
import { MoneyNotice } from "./money-notice.tsx";
import type { Asked } from "./sale-parties.tsx";
import { openRow, SaleStepRow } from "./sale-step-row.tsx";
import { SaleTerms } from "./sale-terms.tsx";
import { StepActions } from "./step-actions.tsx";

const SaleParties = lazy(() => arrivingCode(import("./sale-parties.tsx")));
const SaleArchive = lazy(() => arrivingCode(import("./sale-archive.tsx")));
const AskDialog = lazy(() =>
  arrivingCode(import("../../offers/offers/ask-dialog.tsx")).then(({ AskDialog: dialog }) => ({
    default: dialog,
  })),
);
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
  if (!room) return null;
  const change = answersFirst(room, offer);
  const { home, side } = offer;
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
  const facts = <Facts room={room} offer={offer} />;
  const afterwards = (
    <>
      {offer.sale.state === "closed" && (
        <Suspense fallback={<LoadingGroup label="Loading what to do now..." shapes={["h-40"]} />}>
          <ClosedSale userId={userId} offer={offer} />
        </Suspense>
      )}
      {(isEnding(offer.sale) || offer.sale.state === "fell_through") && (
        <Suspense
          fallback={<LoadingGroup label="Loading the earnest money..." shapes={["h-40"]} />}
        >
          <DepositAtEnd offer={offer} />
        </Suspense>
      )}
      {offer.sale.state === "fell_through" && <MoneyFate userId={userId} offer={offer} />}
      {(offer.sale.state === "fell_through" || isEnding(offer.sale)) && (
        <Suspense fallback={null}>
          <SignOnline userId={userId} offer={offer} what="release" />
        </Suspense>
      )}
      {offer.sale.state !== "open" && (
        <Suspense fallback={<LoadingGroup label="Loading your documents..." shapes={["h-24"]} />}>
          <SaleArchive userId={userId} offer={offer} />
        </Suspense>
      )}
    </>
  );
  const money = <MoneyNotice userId={userId} offer={offer} room={room} />;
  const terms = <SaleTerms userId={userId} offer={offer} isAnsweredAbove={change !== undefined} />;
  const steps = (
    <TitledSection className="grid max-w-3xl gap-3" title="Every step">
      <EveryStep userId={userId} offer={offer} room={room} />
      <p className="max-w-prose text-ink-soft text-sm">
        {binding
          ? `Days are counted from ${dayText(binding.on)}. ${ruleText(binding.rule)}`
          : "We count days from the day the contract is signed. The steps have no dates until both of you have said when that was."}
      </p>
      {offer.sale.state === "open" && calendar}
    </TitledSection>
  );
  const people = (
    <Suspense fallback={<LoadingGroup label="Loading who is invited..." shapes={["h-12"]} />}>
      <SaleParties userId={userId} offer={offer} asked={asked} />
    </Suspense>
  );
  return (
    <article className="grid gap-8 sm:gap-10">
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
      </div>
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_24rem] gap-12 xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-16">
          <div className="grid min-w-0 content-start gap-10">
            {next}
            {afterwards}
            {steps}
          </div>
          <div className="grid min-w-0 content-start gap-8">
            {facts}
            {money}
            {terms}
            {people}
          </div>
        </div>
      ) : (
        <>
          {next}
          {facts}
          {afterwards}
          {money}
          {terms}
          {steps}
          {people}
        </>
      )}
      <div className="grid gap-2">
        <p className="max-w-prose text-sm">
          Never send money to an account number from a message. Call the title or escrow company at
          a number that you looked up yourself.{" "}
          <TextLink to={paths.handbookArticle.href("wire-fraud")}>About wire fraud</TextLink>
        </p>
        <Honesty isSigned={binding !== undefined} />
      </div>
    </article>
  );
}

/** The open steps by subject, with the settled ones folded. */
function EveryStep(props: { userId: string; offer: RoomOffer; room: Room }) {
  const { userId, offer, room } = props;
  const { groups, settled } = groupedSteps(room.steps);
  const row = (step: SaleStep) => (
    <SaleStepRow key={step.kind} userId={userId} offer={offer} step={step} />
  );
  return (
    <>
      {groups.map(({ name, steps }) => (
        <section key={name} aria-label={name} className="grid gap-1">
          <h3 className="text-ink-soft text-sm">{name}</h3>
          <ol className="grid">{steps.map(row)}</ol>
        </section>
      ))}
      {settled.length > 0 && (
        <Disclosure summary={`Settled: ${settled.length} of ${room.steps.length}`} prints>
          <ol className="grid pl-0.5">{settled.map(row)}</ol>
        </Disclosure>
      )}
    </>
  );
}

/** The reader's next step, with the buttons that settle it, and the other side's step at the same time. */
function NextStepCard(props: {
  userId: string;
  offer: RoomOffer;
  room: Room;
  onInvite: (role: PartyRole) => void;
}) {
  const { userId, offer, room, onInvite } = props;
  const id = useId();
  const now = useNow();
  const { lead, theirs } = room;
  const change = answersFirst(room, offer);
  const own = lead && isOwnStep(lead, offer) ? lead : undefined;
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
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Details and files: ${STEP_LABELS[lead.kind]}`}
            onClick={() => openRow(lead.kind)}
          >
            Details and files
          </Button>
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
      {(change || own) && !marksSold && theirs[0] && (
        <p className="text-ink-soft text-sm">{`${waitingText(theirs[0], offer)}.`}</p>
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

function Facts({ room, offer }: { room: Room; offer: RoomOffer }) {
  const { closing, late, next } = room;
  return (
    <dl className="grid max-w-3xl grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-4 sm:max-lg:grid-cols-4">
      <Fact
        name="Closing"
        text={untilClosing(room)}
        more={closing?.due_on ? dayText(closing.due_on) : ""}
      />
      <Fact
        name="Due next"
        text={next ? STEP_LABELS[next.kind] : "Nothing"}
        more={next ? stepStateText(next, offer) : ""}
      />
      <Fact
        name="Late"
        text={late.length === 0 ? "Nothing" : formatCount(late.length, "step")}
        more={late.map(({ kind }) => STEP_LABELS[kind]).join(", ")}
        isLate={late.length > 0}
      />
      <Fact name="The next move is" text={moveText(room, offer)} more="" />
    </dl>
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
