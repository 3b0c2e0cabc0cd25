import { plainTitle } from "../_shared/domain/search/plain-words.ts";
import { directionsTo } from "../_shared/domain/showings/directions.ts";
import { paths } from "../_shared/domain/site/paths.ts";
import { formatTime } from "../_shared/domain/site/text/format.ts";
import { timeInZone } from "../_shared/domain/site/time/time-zones.ts";
import { zoneName } from "../_shared/domain/site/time/zone-names.ts";
import { type Letter, oneLine } from "../_shared/edge/letter.ts";
import type { DueEmail } from "./due-email.ts";
import type { Home } from "./home.ts";

/**
 * Mail to the person whom an owner trusts. It says where the owner is and since when, and never who visits: the visitor
 * gave name and number to the owner alone. Names are typed by people, so they have no links or contact details here.
 */
export function trustLetter(home: Home, email: DueEmail, siteUrl: string): Letter {
  const owner = plainTitle(oneLine(email.owner_name ?? "", 60)) || "An owner";
  const name = plainTitle(oneLine(email.safety?.name ?? "", 60));
  const yours = `${siteUrl}${paths.trust.href()}#${email.token}`;
  const links = [{ label: "Stop these emails", url: yours }];
  const greeting = name === "" ? "Hello," : `Hello ${name},`;
  const at = (moment: string | null | undefined) =>
    moment
      ? `${formatTime(timeInZone(new Date(moment), email.time_zone))}, ${zoneName(email.time_zone)}`
      : "";
  const place = { label: "Where", value: home.address };
  switch (email.kind) {
    case "trust":
      return {
        subject: `${owner} trusts you: may we email you if they don't answer?`,
        heading: "Would you be there for them?",
        greeting,
        paragraphs: [
          `${owner} sells a home on SelfNVest and lets visitors in. When a visitor comes, they start a timer. They would like us to email you if it passes and they have not told us that all is well.`,
          "You would then call them. You need no account. We email you about nothing else, and only if you agree.",
        ],
        facts: [],
        action: { label: "Agree, or say no", url: yours },
        closing: `You get this one email because ${owner} gave us your address. If you do nothing, we send no other.`,
        links,
      };
    case "check_in":
      return {
        subject: `Please call ${owner} now`,
        heading: `${owner} has not said that all is well`,
        greeting,
        paragraphs: [
          `${owner} is showing a home, and started a timer when a visitor came. The timer has passed. They asked us to email you in this case, so that you call them.`,
          "Often it was only forgotten. If you can't reach them and you are worried, go there with someone, or call 911 and give the address below.",
        ],
        facts: [
          place,
          { label: "Visitor there since", value: at(email.safety?.started_at) },
          { label: "All is well was due by", value: at(email.safety?.ends_at) },
        ],
        action: { label: "Find the address", url: directionsTo(home.address) },
        closing: `You get this email because you agreed to be ${owner}'s person of trust.`,
        links,
      };
    case "check_in_over":
      return {
        subject: `All is well: ${owner} has answered`,
        heading: "All is well",
        greeting,
        paragraphs: [
          `${owner} has now told us that all is well at the home. Thank you for caring.`,
        ],
        facts: [place],
        action: { label: "About being a person of trust", url: yours },
        closing: `You get this email because you agreed to be ${owner}'s person of trust.`,
        links,
      };
    default:
      throw new Error(`people of trust get no mail of the kind ${email.kind}`);
  }
}
