/** What a home's owner asks of everyone who wants to see it (decision 216). SQL refuses a request that lacks it. */
export type VisitorNeeds = {
  /** The request comes from an account, with its confirmed address. */
  needs_address: boolean;
  needs_people: boolean;
  /** Null for any number. */
  most_people: number | null;
  needs_disclosures: boolean;
  /** A pre-approval or proof of funds is attached. */
  needs_proof: boolean;
};

export const NO_NEEDS: VisitorNeeds = {
  needs_address: false,
  needs_people: false,
  most_people: null,
  needs_disclosures: false,
  needs_proof: false,
};

/** Nobody brings more to a home; SQL stores no larger number. */
export const MOST_VISITORS = 20;

/** Whose claim an attached paper is, for the home's owner. */
export const PROOF_CLAIM =
  "The visitor says that a lender or bank wrote this letter. We did not check it.";

/** What everyone has to do, as a list; empty if the owner asks for nothing. */
export function needsTexts(needs: VisitorNeeds): string[] {
  const { needs_address, needs_people, most_people, needs_disclosures, needs_proof } = needs;
  return [
    ...(needs_address ? ["Sign in with a confirmed email address"] : []),
    ...(most_people !== null
      ? [`Say how many people come: at most ${most_people}`]
      : needs_people
        ? ["Say how many people come"]
        : []),
    ...(needs_disclosures ? ["Read the home's disclosures"] : []),
    ...(needs_proof ? ["Attach a pre-approval or proof of funds"] : []),
  ];
}

/** @param titles of the disclosures that a person has not confirmed yet. */
export function unreadText(titles: readonly string[]): string {
  return `You have not confirmed that you read: ${titles.join(", ")}.`;
}

/** Whether a request needs an account. */
export function needsAccount({ needs_address, needs_disclosures, needs_proof }: VisitorNeeds) {
  return needs_address || needs_disclosures || needs_proof;
}

export function asksPeople({ needs_people, most_people }: VisitorNeeds): boolean {
  return needs_people || most_people !== null;
}
