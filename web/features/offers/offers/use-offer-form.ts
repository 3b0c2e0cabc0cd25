import type { AmountName, Doubt } from "@domain/offers/doubtful-amounts.ts";
import type { Contingency, OfferTerms } from "@domain/offers/offer-terms.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { draftsOf } from "@web/lib/drafts.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { type FormEvent, useState } from "react";
import {
  dateNotesOf,
  doubtsOf,
  endText,
  type FormPage,
  isOfferInput,
  movedSharesOf,
  type OfferContext,
  type OfferInput,
  pageOf,
  problemsOf,
  termsOf,
  validUntilOf,
} from "./offer-input.ts";

const offerDraft = draftsOf("offer", isOfferInput);

/** The offer that is sent is complete, and checked by the same rules as in the database. */
type ReadyOffer = Pick<OfferInput, "id" | "files"> & {
  terms: OfferTerms;
  valid_until: string;
};

/**
 * An offer being written, kept until it is sent. Submitting a page checks its fields and moves on;
 * submitting the last one sends the offer.
 */
export function useOfferForm(options: {
  userId: string;
  /** The home, or the version being answered. */
  about: string;
  start: () => OfferInput;
  context: OfferContext;
  page: FormPage;
  onNext: () => void;
  send: (offer: ReadyOffer) => Promise<void>;
}) {
  const { userId, about, context, page } = options;
  const [initial] = useState(options.start);
  const [kept, setKept] = useState<readonly string[]>([]);
  // The pages that the person tried to leave: there, and in the summary, doubtful amounts are asked about.
  const [triedOn, setTriedOn] = useState<FormPage>();
  const [timesHeld, setTimesHeld] = useState(0);
  const openDoubts = (input: OfferInput) =>
    doubtsOf(input, context).filter(
      (doubt) => !kept.includes(keyOf(doubt)) && (page === "check" || pageOf(doubt.name) === page),
    );
  const draft = offerDraft(userId, about);
  const form = useCheckedForm<OfferInput>({
    initial,
    problemsOf: (input) => problemsOf(input, context, page),
    submit: async (input) => {
      if (openDoubts(input).length > 0) {
        setTimesHeld((times) => times + 1);
        return undefined;
      }
      if (page !== "check") {
        options.onNext();
        return undefined;
      }
      const { terms } = termsOf(input, context);
      const valid_until = validUntilOf(input, context);
      if (!terms || !valid_until) return "Please complete the steps above first.";
      await options.send({ id: input.id, files: input.files, terms, valid_until });
      draft.forget();
    },
    fallback: "offer_not_sent",
    draft,
  });
  return {
    ...form,
    form: {
      ...form.form,
      onSubmit: (event: FormEvent) => {
        setTriedOn(page);
        return form.submit(event);
      },
    },
    /** The amounts to be asked about on this page. */
    doubts: page === "check" || triedOn === page ? openDoubts(form.input) : [],
    /** How often the form waited for an answer to them. */
    timesHeld,
    takeAmount: (name: AmountName, value: number) =>
      form.change({ [name]: name === "agent_share" ? String(value) : formatNumber(value) }),
    /** The amounts that stayed in dollars while the price changed. */
    movedShares: movedSharesOf(form.input, context.before),
    keepAmount: (doubt: Doubt<AmountName>) => setKept((before) => [...before, keyOf(doubt)]),
    /** Undefined until all of them can be read. */
    terms: termsOf(form.input, context).terms,
    /** The problems on all pages. */
    problems: problemsOf(form.input, context),
    dateNotes: dateNotesOf(form.input, context),
    endText: (name: Contingency) => endText(name, form.input[name], context),
  };
}

/**
 * An earlier try has arrived with other terms. Later input becomes a change of it, which its own form shows beside the stored terms.
 */
export function keepAsChange(userId: string, about: string, version: string): void {
  const draft = offerDraft(userId, about);
  const typed = draft.read();
  if (typed) offerDraft(userId, version).keep(typed);
  draft.forget();
}

/** A change is kept under the version that it answers. */
export function changeOf(offerId: string, seen: number): string {
  return `${offerId}:${seen}`;
}

function keyOf({ name, value }: Doubt<AmountName>): string {
  return `${name} ${value}`;
}

export type OfferForm = ReturnType<typeof useOfferForm>;
