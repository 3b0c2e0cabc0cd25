import { FALLBACK_TITLE, offerLinkName } from "@domain/homes/listings.ts";
import { momentAtHome } from "@domain/offers/offer-standing.ts";
import { OFFER_LIMITS, type OfferStart } from "@domain/offers/offers.ts";
import { ERRORS, type ErrorCode } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { makeOffer, offerQuery, offerStartQuery } from "@web/api/offers/offers.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { isStoredOtherwise } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useNavigate } from "@web/lib/router.tsx";
import { useNow } from "@web/lib/use-now.ts";
import { CircleCheck, CircleDashed, FileSignature, House } from "lucide-react";
import type { ReactNode } from "react";
import { OfferForm } from "./offer-form.tsx";
import { emptyInput } from "./offer-input.ts";
import { useFormPage } from "./use-form-page.ts";
import { changeOf, keepAsChange, useOfferForm } from "./use-offer-form.ts";

const FIRST_ARRIVED =
  "We received the offer you sent first, but not your later changes. Here they are next to the offer we have. Send the changes, or go back and keep the first offer.";

/** Parts of other features, passed in by the screen. */
export type OfferParts = {
  renderMonthly: (offered: { listingId: string; price: number; downPayment: number }) => ReactNode;
  upload: ReactNode;
};

/** A buyer's new offer for a home: what its owner asks for first, then the form. */
export function MakeOffer(props: { userId: string; listingId: string } & OfferParts) {
  const { userId, listingId } = props;
  const query = useQuery(offerStartQuery(userId, listingId));
  const { data: start } = query;
  if (start) return <Start {...props} start={start} />;
  if (query.isError)
    return <LoadError level={1} title={ERRORS.offers_unavailable.text} query={query} />;
  if (start === undefined) return <PageLoading label="Loading the home..." />;
  return (
    <EmptyState
      level={1}
      icon={<House />}
      title="This home is not for sale here"
      text="It was sold or withdrawn, or the link is wrong."
      action={<LinkButton to={paths.listings.href()}>Browse homes</LinkButton>}
    />
  );
}

function Start(props: { userId: string; listingId: string; start: OfferStart } & OfferParts) {
  const { start } = props;
  const { home, offer_id, obstacle } = start;
  if (offer_id)
    return (
      <EmptyState
        level={1}
        icon={<FileSignature />}
        title="You have an offer for this home"
        text="You can improve it or withdraw it until the owner accepts it."
        action={<LinkButton to={paths.offer.href(offer_id)}>See your offer</LinkButton>}
      />
    );
  const title = home.title || FALLBACK_TITLE;
  return (
    <div className="grid gap-5 sm:gap-8">
      <div className="grid gap-2 sm:gap-5">
        <BackLink to={paths.listing.href(home.id)}>
          <span className="max-sm:hidden">The home</span>
          {/* On a phone, the title would take the place of the first field. */}
          <span translate="no" className="line-clamp-1 wrap-anywhere sm:hidden">
            {title}
          </span>
        </BackLink>
        <PageHeader
          isShortOnPhones
          kicker={offerLinkName(home.status) ?? "Make an offer"}
          title={title}
          lead={`${home.city}, ${home.state}`}
        />
      </div>
      <Circumstances start={start} />
      {obstacle ? (
        <>
          <Needs start={start} />
          <Obstacle start={start} code={obstacle} />
        </>
      ) : (
        <>
          <Form {...props} />
          <Needs start={start} />
        </>
      )}
    </div>
  );
}

/** A round or a pending sale, which change what an offer is. */
function Circumstances({ start: { round, home } }: { start: OfferStart }) {
  const isBackup = isBackupFor(home, round);
  return (
    <div className="grid max-w-3xl gap-5 empty:hidden">
      {round && (
        <InlineNotice tone="info" title="Best and final offers">
          The owner has asked all buyers for their best and final offer by{" "}
          {momentAtHome(round.deadline, { home })}. Offers stay sealed until then, even for the
          owner. They are all opened together.
        </InlineNotice>
      )}
      {isBackup && (
        <InlineNotice tone="info" title="A sale is pending">
          Yours would be a backup offer. It waits in line in case that sale falls through. The owner
          sets the order. It stays in line until you withdraw it or the home is sold, even after the
          day you choose below.
        </InlineNotice>
      )}
    </div>
  );
}

/** The owner's requirements for an offer, and which of them are met. */
function Needs({ start: { needs, met } }: { start: OfferStart }) {
  const items = [
    needs.disclosures && { text: "Read and acknowledge the disclosures", isMet: met.disclosures },
    needs.showing && { text: "See the home", isMet: met.showing },
    needs.proof && { text: "Attach proof of funds or a pre-approval", isMet: false },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="offer-needs" className="max-w-3xl">
      <h2 id="offer-needs" className="mb-2 font-medium">
        What this owner asks for
      </h2>
      <ul className="grid gap-1.5">
        {items.map(({ text, isMet }) => (
          <li key={text} className="flex items-start gap-2.5 text-sm">
            {isMet ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
            )}
            {text}
            {isMet && <span className="text-ink-faint">, done</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether an offer would go in line; in a round it is one of the round's. */
function isBackupFor({ status }: OfferStart["home"], round: OfferStart["round"]): boolean {
  return status === "pending" && round === null;
}

function Obstacle({ start: { home }, code }: { start: OfferStart; code: string }) {
  const text = code in ERRORS ? ERRORS[code as ErrorCode].text : ERRORS.offer_not_possible.text;
  return (
    <div className="grid max-w-3xl gap-5">
      <InlineNotice tone="warn">{text}</InlineNotice>
      <div className="flex flex-wrap gap-3">
        {code === "offer_needs_showing" && (
          <LinkButton to={paths.book.href(home.id)}>Schedule Property Showing</LinkButton>
        )}
        <LinkButton variant="secondary" to={paths.listing.href(home.id)}>
          Back to the home
        </LinkButton>
      </div>
    </div>
  );
}

function Form(props: { userId: string; listingId: string; start: OfferStart } & OfferParts) {
  const { userId, listingId, start, renderMonthly, ...parts } = props;
  const { home, round } = start;
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const place = useFormPage("step", "price");
  const timeZone = home.time_zone ?? "UTC";
  const isBackup = isBackupFor(home, round);
  const context = {
    ...{ timeZone, state: home.state, round, asking: home.price, now },
    needsProof: start.needs.proof,
  };
  const form = useOfferForm({
    userId,
    about: listingId,
    start: () => emptyInput(context),
    context,
    page: place.page,
    onNext: place.goNext,
    send: async ({ id, ...sent }) => {
      const offer = await makeOffer(id, listingId, {
        ...sent,
        round_id: round?.id ?? null,
        as_backup: isBackup,
      }).catch(async (error: unknown) => {
        if (isStoredOtherwise(error)) return null;
        // A sale or a round may have begun in the meantime, which the form has to say.
        await client.invalidateQueries({ queryKey: offerStartQuery(userId, listingId).queryKey });
        throw error;
      });
      if (offer === null) {
        keepAsChange(userId, listingId, changeOf(id, 1));
        void client.invalidateQueries({ queryKey: ownKey(userId) });
        notify({ tone: "warn", text: FIRST_ARRIVED });
        return void navigate(`${paths.offer.href(id)}?change=check`);
      }
      client.setQueryData(offerQuery(userId, offer.id).queryKey, offer);
      void client.invalidateQueries({ queryKey: ownKey(userId) });
      notify({
        tone: "success",
        text: isBackup ? "Your backup offer is in line." : "Your offer was sent to the owner.",
      });
      void navigate(paths.offer.href(offer.id));
    },
  });
  return (
    <OfferForm
      {...parts}
      {...place}
      userId={userId}
      form={form}
      side="buyer"
      timeZone={timeZone}
      asking={home.price}
      renderMonthly={(offered) => renderMonthly({ listingId, ...offered })}
      needsProof={start.needs.proof}
      sendLabel={isBackup ? "Send the backup offer" : "Send the offer"}
      note={
        <p>
          {round
            ? "It is sealed until the deadline. Until then, you can replace it or withdraw it."
            : isBackup
              ? `We tell the owner right away. They can accept it if the pending sale falls through. When its turn comes, it is valid for at least ${OFFER_LIMITS.calledHours} hours. You can withdraw it at any time.`
              : "We tell the owner right away. Until they accept, you can improve it or withdraw it at any time."}{" "}
          They see your first name. They see your full name only if they accept.
        </p>
      }
    />
  );
}
