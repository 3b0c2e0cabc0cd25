import { paths } from "@domain/site/paths.ts";
import {
  FREE_FEATURES,
  PLANS,
  UPGRADE_NOTE,
  VESTY_MESSAGES_PER_DAY,
} from "@domain/site/plans/plans.ts";
import { lowerFirst } from "@domain/site/text/format.ts";
import { type LegalDocument, SUPPORT, sectionsOf } from "./legal-text.ts";

const { basic, premium } = PLANS;

/** The Terms of Service, with prices from the plan catalog (decision 56). */
export const TERMS: LegalDocument = {
  title: "Terms of Service",
  lead: "The rules for using SelfNVest, in plain words. In short: be 18, be honest about the home, keep your showings, and remember that we are not your broker.",
  sections: sectionsOf(`
## agreement: Agreeing to these terms

These terms are an agreement between you and the company that operates SelfNVest (“we”, “us”). They
apply from the moment you create an account, publish a home, ask for a showing or otherwise use the
site. If you don't agree with them, please don't use it.

The [Privacy Policy](${paths.privacy.href()}), which is part of these terms, says how we treat what
we learn about you.

## who-may-use-it: Who may use SelfNVest

**You must be 18 or older.** You must also be able to enter into a contract where you live, and not
have been excluded from SelfNVest before.

If you act for someone else, such as a family member, an estate or a company, you say that you have
the right to do so. Real estate agents are welcome as visitors and say that they are agents when
they ask for a showing.

## what-we-are: What SelfNVest is, and what it is not

SelfNVest is a place where owners list their own homes. It has tools to help them: a listing, a
showing calendar, a timeline, documents, and an AI assistant.

- **We are not a licensed real estate broker or agent.** We represent neither seller nor buyer,
  do not negotiate for anyone, hold no money in escrow, and take no commission.
- **We give no legal, tax or financial advice.** Forms, checklists, estimates and answers on this
  site are general information. For your own case ask an attorney, a tax adviser or a lender who is
  licensed in your state.
- **A sale is between the two of you.** We are no party to it and don't check titles, disclosures,
  inspections or financing.

## account: Your account

Give an email that is yours and a name people can call you. Keep your password to yourself, and use
one that you use nowhere else. Tell us at ${SUPPORT} when you believe that someone else has been in
your account. Until you tell us, whatever is done with your password counts as done by you.

One person, one account. It can't be sold or passed on.

## listing-a-home: Listing your home

When you publish a home you promise that:

- you own it, or the owner has asked you in writing to offer it;
- what you write and show is true, complete enough not to mislead, and kept up to date;
- you make the disclosures that your state asks of sellers, such as lead paint or known defects;
- you are free to sell it yourself, and no agreement with a broker forbids it;
- you mark it as pending or sold when it is, and take it down when you stop selling.

A listing is an invitation to talk, not a binding offer. An offer made or accepted here records
terms for a contract, and is not one until it is written and signed as your state requires. We may
take down a listing that breaks these rules, and we tell you why. The place of a home in a list
follows from the search and its order, never from what its owner paid us.

## fair-housing: Fair housing

The Fair Housing Act and state laws forbid any preference, limitation or discrimination because of
race, color, religion, sex, disability, familial status or national origin. Many states and cities
protect more. That applies to your words, your photos, your choice of visitors and your answer to an
offer.

When you write a listing, we point out words that could be a problem. That is a help, not a legal
review: a text without marks is not necessarily lawful. Listings that discriminate are removed.

## your-content: Your photos and words

What you upload stays yours. You allow us to store it, and to fit it to screens of every size. You
allow us to show it on SelfNVest and in previews of links to it. You allow us to pass it to the
companies that run the service for us. That permission is free and not exclusive. It ends when you
delete the content or your account. Copies in backups stay until they are replaced.

You promise that you took the photos or may use them, and that they violate no one's privacy. We
never alter your photos, apart from their size and hidden data such as the place they were taken.

If something on SelfNVest uses your work without permission, write to ${SUPPORT} with what it is,
where it is, and that you are its owner or act for them.

## looking-at-homes: Looking at homes

What a listing says comes from its owner. We don't visit homes and don't vouch for sizes, years,
features or photos. Pins on the map are found from the address and can be off by a few houses. See a
home, and have it inspected, before you decide.

The monthly payment beside a price is arithmetic with figures that you can change, not an offer of a
loan. Savings that we name rest on the assumptions written beside them; what you save depends on
your sale.

## showings: Showings

A showing is agreed when the owner confirms the request. Both sides keep to it, or cancel as soon as
they know that they can't. Asking for times without meaning to come takes them away from others, and
we may stop it.

You meet at your own risk. We don't check anyone's identity or past. Tell a friend where you are, go in
daylight if you can, put valuables and documents away, and trust your instincts. What you learn about
the other person is for this showing and this sale, and for nothing else.

## ai: Vesty and suggestions by AI

Vesty's answers, and the words we suggest from your photos, are written by a machine. They can be
wrong, out of date or made up, and sound sure all the same. **They are no legal, tax or financial
advice,** and no appraisal of your home. Read them before you use them: once you publish a text, it
is yours, with all the promises of [section 5](#listing-a-home).

Each plan has a number of messages a day: ${VESTY_MESSAGES_PER_DAY.trial} to try,
${VESTY_MESSAGES_PER_DAY.basic} with ${basic.name}, ${VESTY_MESSAGES_PER_DAY.premium} with the
${premium.name}. Don't use Vesty to break the law, to deceive someone, or to get at its
instructions or other people's data. The [Privacy Policy](${paths.privacy.href()}#ai) says what is
sent where.

## plans: Plans and prices

- **Free.** ${FREE_FEATURES.join(". ")}.
- **${basic.name}, ${basic.priceDisplay} ${basic.billingDisplay}.** It renews every month until you
  cancel.
- **${premium.name}, ${premium.priceDisplay} ${premium.billingDisplay}.** Everything in
  ${basic.name} and the seller document kit, without a monthly fee. It belongs to your account and
  can't be passed on.

Prices are in US dollars, and what the checkout shows is what you pay. If a price changes, we tell
subscribers at least 30 days before it applies to them, and what you have bought once stays yours.
Moving up: ${lowerFirst(UPGRADE_NOTE)} Moving down from ${premium.name} is not offered; please write
to ${SUPPORT}.

## payments: Payments, renewals and refunds

Payments run through Stripe, a card payment provider, whose own terms apply to the payment itself.
We never see your card number. A plan begins when the payment has gone through; with some ways of
paying, that takes a few minutes.

You can cancel ${basic.name} at any time in the billing portal. It then stays until the end of the
month you have paid for, and does not renew. If a renewal fails, we try again for a few days before
the plan ends.

**Payments are non-refundable,** whether or not your home sells. That is also true for a month that
has begun, or a kit that was not used. There are two exceptions: when you move up, as said under
“Plans”, and where the law gives you a right to your money back. If you were charged by mistake,
write to ${SUPPORT} and we will put it right.

## fair-play: Fair play

On SelfNVest, no one:

- lists a home that is not theirs to offer, or asks for deposits or wire transfers for one unseen;
- harasses, threatens, discriminates against or deceives others;
- collects addresses, names or listings with robots, or sends advertising to people met here;
- uploads anything that is unlawful, or made to harm a computer;
- circumvents limits, plans or locks, or tests them without asking us first;
- pretends to be someone else, or to be us.

If you come across any of this, tell us at ${SUPPORT}. We never ask for your password, and never for
money outside the checkout.

## ours-and-others: What is ours, and other companies' services

The name SelfNVest, the site, its design and its texts are ours or our licensors'. You may use the
documents of the kit for selling your own home, and share links and previews of listings as much as
you like. We may use ideas that you send us without owing you anything for them.

Maps, payments, mail and AI come from other companies. They can change, fail or end. We then look
for a way to continue. We are responsible for them only as far as [section 17](#liability) says.

## ending: Ending it

You can leave at any time: *Delete my account* in your [profile](${paths.profile.href()}) takes your
homes off the site, tells the visitors of upcoming showings, ends a running subscription and deletes
your data as the [Privacy Policy](${paths.privacy.href()}#your-rights) says.

We may suspend or end an account that breaks these terms seriously or repeatedly, or when the law
requires it. Unless there is danger or the law forbids it, we say why, and give you time to export
your data. If we close SelfNVest altogether, we tell you at least 30 days in advance. Sections 12,
16, 17 and 18 continue to apply afterwards.

## no-warranty: No warranties

We take care. Still, as far as the law allows, SelfNVest is provided “as is” and “as available”,
without warranties of any kind, whether stated or implied, including merchantability, fitness for a
particular purpose, title and non-infringement.

We don't promise that the site is always available or free of mistakes. We don't promise that a home
sells, at what price or how soon. We don't promise that what owners, visitors or Vesty say is true.

## liability: Limit of liability

As far as the law allows, we are not liable for indirect, incidental, special or consequential
damage, for lost profit, a lost sale or lost data, or for what owners, visitors and other users do.

**For everything together, our liability is limited to the amount you paid us in the 6 months before
the event it arises from.** Some states don't allow such limits, or not for everything; there they
apply as far as the law allows. Nothing here limits liability for intent, gross negligence, or
injury to a person where the law says that it can't be limited.

If someone claims money from us because you broke these terms or the law, for instance with a
listing that was not yours to publish, you cover our reasonable costs.

## law-and-changes: The law, changes, and how to reach us

If we disagree, write to ${SUPPORT} first; most things are settled within 30 days. After that, the
law and the courts of one US state decide. It is the state where the operator of SelfNVest has its
main place of business. If the law of your own state gives you a right to its own law or courts,
that right stays. Small claims courts stay open to both of us.

We may change these terms when the service or the law changes. The date at the top then changes too;
if it matters, we write to people with an account at least 30 days in advance. By using SelfNVest
after that, you agree; if you don't, you can leave before.

If a part of these terms can't be enforced, the rest still applies. If we let something pass once,
we don't promise to do so again. We may transfer this agreement to a company that takes over SelfNVest; you
need our consent to transfer yours.

Questions about these terms: ${SUPPORT}.
`),
};
