import { INVITATION_LIMITS } from "../site/errors/limits.ts";
import { cleanEmail, isReachable } from "../site/text/contact-details.ts";
import { hasAccountNumbers } from "../talk/account-numbers.ts";

/** One of the people who own or buy a home together: the first, those who joined, and those who are invited. */
export type Joining = {
  /** The invitation's; null for the first. */
  id: string | null;
  name: string | null;
  /** The invited address, for the first person. */
  email: string | null;
  is_me: boolean;
  /** Null until they have joined. */
  joined_at: string | null;
  /** When the link of an invitation ends; null before it is mailed, and once it has ended. */
  link_until: string | null;
};

/** An invited person as the inviting one types them: to own or buy a home together, or to a sale. */
export type Invited = { name: string; email: string };

/** The errors of an invitation: a text by field; empty if it has none. */
export function invitedProblems(typed: Invited): { [Field in keyof Invited]?: string } {
  const name = typed.name.trim();
  const isNamed = name !== "" && [...name].length <= INVITATION_LIMITS.name;
  return {
    ...(isNamed ? {} : { name: "Please give a name." }),
    ...(hasAccountNumbers(`account ${name}`)
      ? { name: "Please give a name without numbers." }
      : {}),
    ...(isReachable(cleanEmail(typed.email)) ? {} : { email: "Please give an email address." }),
  };
}
