import { keptFor } from "@domain/site/deletions.ts";
import { MARK_LIMITS } from "@domain/site/errors/first-limits.ts";
import { NOTIFICATION_LIMITS } from "@domain/site/errors/limits.ts";
import { paths } from "@domain/site/paths.ts";
import { BrowserStorage } from "./browser-storage.tsx";
import { type LegalDocument, SUPPORT, sectionsOf, TABLE } from "./legal-text.ts";

/**
 * The Privacy Policy, describing what this product actually does (decision 56). How long things are kept is read from
 * domain/site/deletions.ts.
 */
export const PRIVACY: LegalDocument = {
  title: "Privacy Policy",
  lead: "What SelfNVest knows about you, why, who else sees it, and how to take it back. No advertising, no trackers, and we sell nothing about you.",
  sections: sectionsOf(`
## about: Who we are and what this covers

SelfNVest helps people sell their own home, and helps others find one. “We” and “us” is the company
that operates this site. “You” is anyone who uses it: looking at homes, asking for a showing, or
selling.

This policy covers this website, the emails it sends, and the services behind it. It does not cover
what happens between you and the other person once you meet, or other sites that we link to.
Questions go to ${SUPPORT}.

## what-you-give: What you give us

Looking at homes needs no account and no name. Beyond that, we have what you type in:

- **An account:** your email, your full name if you give it, and your password, of which only a hash
  is stored. If you sign in with Google, we get your name and email from Google, and never your
  Google password.
- **Your profile,** if you fill it in: phone, address and type of your property, a picture.
- **A listing:** the address, the facts, your description, the price and its changes, photos, and
  the hours when you show the home.
- **A showing request:** your name, email and phone, how you like to be reached, whether you are an
  agent, what you ask for, and afterwards your feedback if you give some.
- **Favorites and saved searches,** when you are signed in, so that you find them on every device.
- **What you remember of homes:** which ones you have seen and hidden, your notes on them, and when
  you last looked. We keep this on your device, and in your account when you are signed in.
- **Lists you share, and lists shared with you:** the homes on them, the names people gave
  themselves there, their votes and comments. Everyone with the list's link sees these.
- **Notifications,** when you have an account: what happened to your showings and to the homes you
  follow, whether you have read it, and what you want to be emailed about.
- **News by email,** for which you need no account: the email you give, and the place or the search
  that it is about.
- **Documents** that you upload, with their names. Only you can open them, and we remove what
  a picture says about where it was taken. One that you delete is gone for good about
  ${keptFor("deleted_documents")} later. A deed or tax bill that shows your ownership goes ${keptFor("ownership_documents")} after our decision; when we opened it, ${keptFor("ownership_openings")} later.
- **Conversations with Vesty,** our AI assistant, and pictures or documents that you add.
- **Messages about a home:** what a buyer and its owner write to each other, which only the two of
  them can read. The other side sees your first name, and your address or number only if you write
  it.
- **Offers:** the terms that a buyer and an owner propose to each other, the files sent with them
  and what became of them, which only the two of them can see. A title officer or an attorney whom
  one of them invites to the sale also reads the terms and both names, and your email and phone if
  you show them.
- **What owners publish for buyers:** the documents, and which of them you asked to see, opened and
  acknowledged. The owner sees your first name.
- **A message to us:** the contact form opens your own mail program and sends nothing by itself. We
  get the email if you send it.

Your card number is not on this list. You type it on the page of our payment provider, and it never
reaches us.

## what-we-notice: What we notice when you visit

Little, and on purpose:

- **Views of a home.** We count each visitor once a day. We store only a hash that is different for
  every home and every day, so that it can't be used to follow you from one home to the next. After
  ${keptFor("views")} only the number stays.
- **Counters against abuse.** How many requests came from somewhere within a short time, under a
  hash of the network address or of the email. They are deleted after about ${keptFor("counters")}.
- **A letter from your lender or bank.** If an owner asks everyone for one, you attach a document of your own to your request. Only that
  home's owners can open it, until ${keptFor("proofs_of_visitors")} after the showing. It stays among your documents until you delete it there.
- **Whom an owner trusts.** Someone an owner names for emails about a timer at a showing: we keep name and address until one of
  them ends it, or ${keptFor("unanswered_trust")} without an answer. Timers are deleted after ${keptFor("check_ins")}.
- **Where you heard of a home.** A link that an owner posted has a word for its place, such as "flyer". We keep the word with your
  request or offer. Owners read sums only, and never who used a link.
- **Where a showing request came from.** We keep a hash of its network until ${keptFor("networks_of_requests")} after the
  showing. Once you have shown that a mailbox is yours, we remember that for ${keptFor("proven_mailboxes")}, as a hash.
- **Technical logs.** Like every site, the servers of our hosting companies note requests with their
  time, address and browser for a short time, to find faults and fend off attacks.

We don't ask your device where it is, don't build a profile of you, and use no analytics or
advertising service.

## what-for: What we use it for

- To do what you asked for: show your listing, pass on a showing request, keep you signed in, take a
  payment.
- To write to you about it: confirmations, changes and reminders of showings, news of a search you
  saved, news of new homes or of showing times that you asked for and confirmed, your password.
- To keep the place honest: find fraud, spam and discrimination, and stop them.
- To answer when you write to us.
- To meet the law, such as keeping records of payments.

We don't sell your personal information, and don't share it for ads on other sites. We never let a
machine alone decide which plan you are on. That follows from what you paid for.

Emails about a saved search, and news of new homes, have a link that ends them. If you wait for
showing times, we write to you once, and forget your address then or after ${keptFor("waits")}. Emails about a
showing that you agreed to come until shortly after that showing. Our emails carry no tracking
pictures.

## cookies-and-storage: Cookies and storage in your browser

**We set no cookies of our own, and there are no trackers on this site.** That is why no banner asks
you about them. What the site has to remember, it keeps in your browser's storage, where you can see
it and delete it at any time:

${TABLE}

Signing out deletes everything about you from that browser. Clearing this site's data in your
browser deletes the rest. If you turn off storage altogether, you can still look at homes and ask
for a showing.

Other companies' pages follow their own rules. Our payment provider's checkout and Google's sign-in
page may set cookies there. The network in front of our server may set a short-lived cookie to tell
people from attacking robots. We read none of them.

## who-sees-it: What others on SelfNVest can see

- **A published listing is public,** with its address, its photos, its place on the map and the
  hours it can be visited. Search engines may show it. Drafts and withdrawn homes are not shown. A
  sold home's facts, place and asking prices stay public, without its description, photos and owner.
- **Photos lose their hidden data.** Before a photo is shown we remove what the camera wrote into
  it, such as the place and the time it was taken. What can be seen in the picture stays, so look
  twice for mail, family pictures and keys.
- **A showing request goes to the owner of that home,** with your name, email and phone, and to no
  other visitor.
- **Your email and phone are not in your listing.** A visitor whose showing you confirm may hear
  from you directly, if you choose to write or call.
- **How an owner usually answers,** as “within 3 hours”, is counted from their answers to questions and requests and
  shown on their homes' pages. It names no buyer and no single answer.
- **Secret links.** The link in your showing mail, and the address of an owner's calendar feed, open
  to anyone who has them. Don't pass them on.

## companies: Companies that work for us

Each gets what it needs for its part, and nothing for its own advertising from us:

- **Supabase** hosts our database, accounts, files and server code.
- **Resend** delivers our emails: your address and the text of the email.
- **Stripe** takes payments. We keep the ids, amounts and dates of a payment; Stripe keeps your
  card, under its own privacy policy.
- **A geocoder,** a service that turns an address into a place on the map. It gets the address of a
  listing, usually from our server, but not your name.
- **A map tile service,** the OpenStreetMap Foundation unless the map's corner names another. Your
  browser fetches the map's pictures from it, so it sees your network address, our site's address
  and the part of the map you look at. If you press “My location”, your browser moves the map there;
  we are asked only for the homes in that part of it. Our fonts come from our own site.
- **The push service of your browser's maker** (Google, Apple, Mozilla or Microsoft), only if you switch on
  notifications on a device: it delivers what we encrypt for that browser and can't read it.
- **OpenAI,** only when you use an AI feature; see [section 8](#ai).
- **Google,** only if you choose to sign in with it, or press “Directions”: then Google's or, on its own devices,
  Apple's map app gets the address of the home, and nothing from us about you.

Beyond that, we share information only if the law requires it, or to protect someone from harm. If
SelfNVest is sold to a new operator, they are bound by this policy. These companies work in the
United States, and may process data in other countries under contracts that protect it.

## ai: Vesty and other AI features

Nothing is sent to an AI until you ask for it. When you write to Vesty, your message and the
conversation so far go to OpenAI, with pictures you attach, your first name and your plan. So does
what Vesty looks up to answer. That is facts of your listings, the times you offer, your timeline
and the names of your documents. It is also your showings, with visitors' first names and what they
wrote, but without email addresses, phone numbers and links. When you ask for words from your
photos, those photos and the facts of your listing go there. A question that you ask on the page of
a home goes there only when we find no answer ourselves. It goes with what the owner has published
about the home, and without your name. We keep neither. Other people's contact details do not go
there.

We count how many messages you send, because each plan has a daily limit. Conversations are kept
with your account, so that you can come back to them, until you delete them or the account. A
picture that is in no conversation is deleted about ${keptFor("unused_pictures")} after you added it. Please don't tell Vesty what no one
should know: account numbers, health, other people's secrets. The
[Terms of Service](${paths.terms.href()}#ai) say how far you can rely on its answers.

## how-long: How long we keep it

- **Your account, profile, favorites and saved searches:** until you delete them or the account.
- **Which homes you have seen:** the last ${MARK_LIMITS.seen}, for ${keptFor("seen_homes")}. When you last looked: for
  ${keptFor("last_looks")}. Homes you have hidden and your notes: until you take them back or delete the account.
- **What a guest of a shared list gave and said:** until they leave the list or its owner deletes
  it, and at most ${keptFor("list_guests")} after its link has ended.
- **A listing with its photos and showings:** until you delete the listing or the account. A photo
  that you remove, or that is never added to the listing, leaves our storage after about ${keptFor("unused_photos")}.
- **What a visitor gave for a showing:** for ${keptFor("visitors")} after the showing; then we remove name, email,
  phone and words from it. We do so earlier if the visitor asks us, or when the listing or its
  owner's account is deleted.
- **What a buyer and an owner write to each other:** until the listing is deleted, for both. When
  one of the two deletes their account, the other keeps what was written, from a “Deleted account”
  without a name or address. When both have, it is deleted. With a visitor who has no account, for
  ${keptFor("conversations_with_visitors")} after the showing.
- **Offers:** until both sides have deleted their accounts. When one side does, their name, notes
  and files go with the account; the other keeps the terms. Files of a sale: for ${keptFor("sale_files")} after it
  has ended, unless you delete yours before. That a document was acknowledged stays on
  record with the home, but we forget by whom once that account is deleted. That it was opened
  stays on record for ${keptFor("openings")}.
- **People you invite to a sale,** such as a title officer: their name, email and phone, until
  ${keptFor("parties")} after the sale has ended.
- **Invitations that were not accepted:** to own a home, for ${keptFor("owner_invitations")}; to buy a home together, for
  ${keptFor("buyer_invitations")}. The name of the person in your notifications: for ${keptFor("names_in_notifications")}. If you refuse an invitation, we
  remember that for ${keptFor("refused_invitations")}, as a hash of your email.
- **What you report,** with a copy of it, and what our moderators decided: for ${keptFor("cases")} after the
  decision, or ${keptFor("cases_in_force")} while it is in force; copies of photos for ${keptFor("reported_photos")}. The copy stays if the original is deleted. A
  suspension is kept under a hash of the email address. If you report without an account, we keep a
  hash of your network for ${keptFor("networks_of_reports")}.
- **That we sent you an email:** for ${keptFor("mail")}, without its text; about a showing, as long as the showing.
- **Your notifications:** the latest ${NOTIFICATION_LIMITS.most}, for ${keptFor("notifications")}. Those that name a visitor go earlier, with
  the showing.
- **News by email, and a search saved without an account:** until you end it with the link in any of its emails, or delete an account with
  that address. An address that is not confirmed is deleted after ${keptFor("unconfirmed_news")}.
- **Places of addresses** that our server has looked up: up to ${keptFor("places")}.
- **Payments:** ids, amounts and dates stay for our books, as tax law requires. When you delete your
  account, the link between them and you is removed.
- **Backups:** what was deleted disappears from them as they are replaced.

## security: How we protect it

Everything travels encrypted. Rules inside the database itself decide who may read which row, so
that a mistake on a page can't show you someone else's data. Links that grant something have long
random tokens. We check uploaded photos before they are shown. We limit the number of tries wherever
someone could guess.

No system is perfect. If we learn that your information has fallen into the wrong hands, we tell you
and the authorities as the law requires. If you find a weakness, please write to ${SUPPORT} before
you tell the world.

## your-rights: Your choices and your rights

You can do most of it yourself, right away:

- **See and correct** your profile and your listings in your [dashboard](${paths.dashboard.href()}).
- **Take it with you:** *Export my data* in your [profile](${paths.profile.href()}) gives you a copy
  of what belongs to your account.
- **Leave:** *Delete my account* in the same place takes your homes off the site, cancels upcoming
  showings and tells their visitors, ends a running subscription, and then deletes your account with
  all its files.
- **Stop emails** about saved searches, notifications and new homes with the link in each of them,
  or choose on your profile.

Wherever you live, you may also ask us what we know about you, and to correct it, delete it or hand
it over. If you have no account, for instance because you only asked for a showing, write to
${SUPPORT} from the address you used. **We answer requests about your data within 45 days.** We may
have to check that it is you, we charge nothing for it, and we treat you no worse for asking. If we
say no, we say why; you can ask us to look again, and you can turn to your state's attorney general
or data protection authority.

## children: Children

SelfNVest is for people who are 18 or older. It is not directed at children under 13, and we do not
knowingly collect information from them. If you believe that a child has given us some, write to
${SUPPORT} and we delete it.

## changes-and-contact: Changes, and how to reach us

When our practices change, this page changes with them, and so does the date at the top. If a change
matters to people with an account, we write to them before it takes effect.

Questions, requests and complaints about privacy go to ${SUPPORT}. The rules for using SelfNVest are
in the [Terms of Service](${paths.terms.href()}).
`),
  table: <BrowserStorage key="table" />,
};
