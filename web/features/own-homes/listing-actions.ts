import { type ListingStatus, nextListingStatuses } from "@domain/listings.ts";

/** What an owner can do with a home, by where it stands. */

export const UNTITLED = "Untitled draft";

/** Another state, with the verb that leads there. */
export type StatusChange = {
  to: ListingStatus;
  label: string;
  /** Said once it is done. */
  done: string;
  /** Asked first, because viewings are cancelled or there is no way back. */
  confirm?: { title: string; text: string; keep: string };
};

const PENDING: StatusChange = {
  to: "pending",
  label: "Mark as pending",
  done: "Marked as pending. The home stays visible and takes no more viewings.",
};

const SOLD: StatusChange = {
  to: "sold",
  label: "Mark as sold",
  done: "Congratulations! The home is marked as sold.",
  confirm: {
    title: "Mark this home as sold?",
    text: "It leaves the market for good; there is no way back.",
    keep: "Keep it on the market",
  },
};

const WITHDRAW: StatusChange = {
  to: "withdrawn",
  label: "Withdraw",
  done: "The home is off the market. You can put it back at any time.",
  confirm: {
    title: "Withdraw this home?",
    text: "Buyers no longer see it. You can put it back at any time.",
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

/** A draft is published by way of the review, which says what is missing. */
export function statusChanges(status: ListingStatus): readonly StatusChange[] {
  if (status === "draft") return [];
  return nextListingStatuses(status).flatMap((next) => CHANGE_TO[next] ?? []);
}

/** Instead of deleting a home that has viewings to come. */
export const WITHDRAW_INSTEAD = WITHDRAW;

/** What a change or a deletion means for those who have a viewing. */
export function viewingsText(count: number | undefined): string {
  if (count === undefined)
    return "Viewings to come are cancelled, and their visitors are told by email.";
  if (count === 0) return "There are no viewings to come.";
  if (count === 1) return "One viewing to come is cancelled, and its visitor is told by email.";
  return `${count} viewings to come are cancelled, and their visitors are told by email.`;
}
