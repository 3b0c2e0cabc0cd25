import { cleanEmail, isReachable } from "../site/contact-details.ts";
import { hasAccountNumbers } from "../talk/account-numbers.ts";

/**
 * The errors of an invitation to own or buy a home together, or to a sale.
 *
 * @param longestName in characters @returns a text by field; empty if the invitation is fine.
 */
export function invitedProblems(
  typed: { name: string; email: string },
  longestName: number,
): { [Field in "name" | "email"]?: string } {
  const name = typed.name.trim();
  const isNamed = name !== "" && [...name].length <= longestName;
  return {
    ...(isNamed ? {} : { name: "Please give a name." }),
    ...(hasAccountNumbers(`account ${name}`)
      ? { name: "Please give a name without numbers." }
      : {}),
    ...(isReachable(cleanEmail(typed.email)) ? {} : { email: "Please give an email address." }),
  };
}
