import { type ListingStatus, nextListingStatuses } from "@domain/homes/listings.ts";

/** A new status and the owner's action that leads to it. */
export type StatusChange = {
  to: ListingStatus;
  label: string;
  /** Shown when done. */
  done: string;
  /** Asks for confirmation, because showings are cancelled or the step can't be undone; of a sale here, for one that is sold. */
  confirm?: { title: string; text: string; keep: string };
};

const PENDING: StatusChange = {
  to: "pending",
  label: "Mark as pending",
  done: "Marked as pending. Buyers still see the home, but can't book showings.",
};

const SOLD: StatusChange = {
  to: "sold",
  label: "Mark as sold",
  done: "Congratulations! The home is marked as sold.",
  confirm: {
    title: "Mark this home as sold?",
    text: "This takes it off the market, and can't be undone. An agreed sale is closed with its current terms. All other offers are declined, and we tell those buyers.",
    keep: "Not yet",
  },
};

const WITHDRAW: StatusChange = {
  to: "withdrawn",
  label: "Withdraw",
  done: "The home is off the market. You can relist it at any time.",
  confirm: {
    title: "Withdraw this home?",
    text: "Buyers no longer see it. All its offers are declined, and we tell those buyers. You can relist it at any time, but the offers do not come back.",
    keep: "Keep it on the market",
  },
};

const PUT_BACK: StatusChange = {
  to: "active",
  label: "Put back",
  done: "The home is on the market again.",
};

const CHANGE_TO: Partial<Record<ListingStatus, StatusChange>> = {
  pending: PENDING,
  active: PUT_BACK,
  sold: SOLD,
  withdrawn: WITHDRAW,
};

/** A draft is published from the review step, which shows what is missing. */
export function statusChanges(status: ListingStatus): readonly StatusChange[] {
  if (status === "draft") return [];
  return nextListingStatuses(status).flatMap((next) => CHANGE_TO[next] ?? []);
}

/** Offered instead of deleting a home with upcoming showings. */
export const WITHDRAW_INSTEAD = WITHDRAW;

/** Says how a change or deletion affects upcoming showings. @param count undefined if unknown. */
export function showingsText(count: number | undefined): string {
  if (count === undefined) return "Upcoming showings are cancelled, and we email their visitors.";
  if (count === 0) return "There are no upcoming showings.";
  if (count === 1) return "One upcoming showing is cancelled, and we email its visitor.";
  return `${count} upcoming showings are cancelled, and we email their visitors.`;
}
