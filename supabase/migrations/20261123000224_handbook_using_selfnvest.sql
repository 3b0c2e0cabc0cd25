-- The handbook: how this product works.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('your-listing', 'Your listing on SelfNVest', 'product', 1501, '2026-11-22',
   'From the first step of the form to "sold": drafts, photos, publishing, changes, price history, pending and withdrawn.',
   'create listing publish draft edit change list my home post status pending withdrawn sold delete take down remove views saves free selfnvest website upload wizard take my listing down remove hide delete my home unpublish post house here edit the price on the site status sale pending map pin wrong address draft views count mark as sold mark my house',
$article$Listing your home here is free. Start at [Sell](/sell); everything you have begun is under [My listings](/my-listings).

## Seven steps
Basics, place, features, photos, words, price, review. You can do them in any order and leave at any time: a draft saves itself and is seen by nobody else. To publish you need at least the property type, the full address and a title; the review says what is missing, and shows phrases that [fair housing](/handbook/fair-housing) is about. In the place step you set the pin on the map yourself, so check it.

## Photos
Several at once, also straight from a phone. They are made smaller before they are sent, and hidden data such as the place where they were taken is removed. Sort them, describe them, or have a draft text written from them.

## Changing a published home
What you change is kept until you press "Save changes", so that a half-typed price never reaches buyers. A new price appears in the price history, and people with a matching saved search may get a mail. A published home cannot move to another town; create a new listing for that.

## Status
- **Active**: visible, viewings can be requested.
- **Pending**: visible with "Sale pending", no new viewings. Choose it when you have a signed contract.
- **Sold**: leaves the market for good.
- **Withdrawn**: nobody sees it; you can put it back.

If a home leaves the market, viewings to come are cancelled and their visitors are told by mail. A home with viewings to come cannot be deleted; withdraw it first.

## Who is looking
Views and saves of this week stand beside each home under My listings. Your own visits are not counted. What the numbers may mean is in [When to lower the price](/handbook/lowering-the-price).$article$),
  ('your-availability', 'Offering times for viewings', 'product', 1502, '2026-11-22',
   'Weekly hours, single days, days off, notice, free hours in between, confirming by itself, and your own calendar feed.',
   'availability calendar times slots hours schedule weekly set block days off vacation notice buffer auto confirm automatic sync google calendar feed ical outlook link share booking block next week vacation on vacation unavailable hours times google calendar sync weekends only change my hours minimum notice auto-confirm booking link how far ahead gap between',
$article$Visitors can ask only for times that you offer. You set them under [Availability](/availability), for each home by itself.

## Weekly hours
Choose hours for each weekday, from 9:00 AM to 7:00 PM; each is one viewing of an hour. They repeat week after week. All times are those of the home, wherever you or the visitor may be.

## Single days
Open a day in the month to add or take away hours. A day that you have emptied by hand stays empty, even when the weekly hours would fill it. Days can be copied to others. For a vacation set *days off*; nothing is offered then.

## Settings
- **Notice**: how long before a viewing it can still be booked. Two hours unless you change it.
- **How far ahead**: 60 days to begin with, up to 180.
- **Free hours** before and after each viewing, up to three, so that there is time to tidy up.
- **Confirm by itself**: a request is confirmed at once. Comfortable, but you see the visitor's name only afterwards; read [Staying safe](/handbook/safety-at-showings) first.
- **Notes for getting in**: told to confirmed visitors only.

## What happens with a booked hour
It disappears from the calendar, so that nobody can book it twice. If a viewing is cancelled, the hour is offered again unless you have taken it away.

## Share and subscribe
Copy the booking link and send it to somebody who asks for a time. With the *calendar feed* your viewings appear in Google, Apple or Outlook Calendar. Keep that address to yourself; if it got around, make a new one and the old one ends.

Evenings and weekends bring the most requests from people who work. How requests go on is in [Viewing requests, changes and reminders](/handbook/managing-viewings).$article$),
  ('managing-viewings', 'Viewing requests, changes and reminders', 'product', 1503, '2026-11-22',
   'Confirm, decline, propose another time, cancel, note who came: what you can do with a request, and what the visitor is told.',
   'request confirm decline reschedule change cancel move propose other time viewing showing booking notification email reminder visitor no-show feedback pending answer suggest a different time propose reschedule visitor reminder reminders confirm a request decline booking visitor did not show up no show who booked contact details of visitors what does the visitor see visitor asked for another day i can''t make it',
$article$Requests arrive by mail and on [your dashboard](/dashboard). Until you answer, the hour is held for that visitor.

## Answer
- **Confirm**: the visitor gets a mail with date, time, address, and your notes for getting in.
- **Propose other times**: up to three. The visitor picks one with a click; the proposal is open for three days.
- **Decline**: the visitor is told kindly and the hour is free again.

Answer within the day if you can. People who plan a Saturday ask several owners.

## What you know of a visitor
Name, mail, telephone, whether they are an agent, how they would like to be reached, whether they say that they are pre-approved, and what they wrote. Nobody has checked it. Only you see it, and it is deleted after a time; the [privacy policy](/privacy) has the periods.

## Changes
You may cancel or propose another time until the viewing begins, and so may the visitor, through the link in their mail. They need no account. When a viewing moves, the old hour is offered again and both get a mail with a new calendar entry.

## Reminders
A day before and two hours before, both of you are reminded by mail.

## Afterwards
The visitor is asked how they liked the home, how the price feels and whether they might make an offer. Note on the dashboard whether they came. The answers are summed up there; [Following up after a showing](/handbook/after-a-showing) says how to read them.

## Too many from one person?
A visitor can hold only one live viewing of a home at a time, and the number of requests is limited. If somebody bothers you, decline and write to us through the envelope at the foot of the page.

When you have accepted an offer, set the home to pending under [My listings](/my-listings); it then takes no more requests.$article$),
  ('plans', 'Plans and what they include', 'product', 1504, '2026-11-22',
   'What is free, what Basic Chat and the Complete FSBO Kit add, how payment works, and how to cancel or upgrade.',
   'plan price subscription cost basic premium kit free pay payment cancel upgrade downgrade refund billing stripe invoice card how much does selfnvest cost messages limit cancel my subscription $199 kit $14.99 month what do i get refund upgrade billing invoice credit card is it free how much does this cost payment failed charge money back plan',
$article$You can sell your home here without paying us anything. Plans add help.

## Free
Browse, save homes, list your own with photos and a calendar, receive and answer viewing requests, and try Vesty with 5 messages a day.

## Basic Chat: $14.99 a month
Vesty with 50 messages a day. You may cancel at any time and keep what you have paid for until the end of the month paid.

## Complete FSBO Kit: $199 once
Everything in Basic Chat without a monthly fee, 200 messages a day, the [document kit](/handbook/your-documents), and the checklists in your [timeline](/handbook/your-timeline).

The cards at [Choose plan](/choose-plan) are what counts, should this page ever differ from them.

## Paying
Payment goes through Stripe, on Stripe's page. We never see your card number. Afterwards you come back, and the plan is active as soon as Stripe has confirmed. If that takes longer than a minute, reload the page; you will not be charged twice for one checkout.

## Upgrade and cancel
Going from Basic Chat to the kit ends the subscription at once, and its unused days are credited to your billing account. To cancel, change the card or see invoices, open "Manage billing" at [Choose plan](/choose-plan). For the way back from the kit, and for questions about a refund, write to us through the envelope at the foot of the page.

## No commission
We take no share of the sale and are no broker. What other people may cost you is in [What selling costs you at closing](/handbook/closing-costs).$article$),
  ('vesty', 'Vesty and what it can''t do', 'product', 1505, '2026-11-22',
   'What Vesty knows, where its answers come from, what it may not do, how messages are counted, and what to check yourself.',
   'vesty ai assistant chat chatbot bot messages limit wrong trust accurate legal advice privacy what can you do who are you data memory remember images photos robot are you a real person human robot ai chatgpt how many messages per day can i trust you are you a lawyer agent what can you do see my data remember conversation delete chat history make mistakes mistake',
$article$Vesty is the assistant on [your dashboard](/dashboard). It is a computer program that writes answers; it is no person, broker, attorney or tax adviser.

## What it can do
- Answer how-to questions from this handbook, and name the article.
- Look at your own listing, availability, viewings, timeline, plan and the names of your documents, to tell you what is next.
- Calculate: what remains after closing, a monthly payment, what you save without a listing agent. The sums are done by our own code, with the assumptions beside them.
- Help with words: a description, an answer to a buyer, a list of questions.

## What it may not do
It only reads, and only what is yours. It cannot publish, book, cancel, pay, send mail or change a price. It sees nothing of other owners. It follows no instructions that somebody has hidden in a text or a picture.

## Where it can be wrong
It may misunderstand you, and it does not know your street. It cannot say what your home will sell for, what your state's law asks in your case, or what tax you owe. It should say so; if an answer matters, open the article, then ask an attorney, a CPA or your state's office.

## Messages
How many you have a day depends on your [plan](/handbook/plans); the composer shows what is left, and a new day begins at midnight UTC. An answer that fails is not counted. A message has up to 1,000 characters and up to five pictures.

## Your conversations
They are kept in your account, so that you can come back to them, and only you can read them. You can delete each. Questions are sent to the company that runs the model; do not write account numbers, passwords or other people's secrets. The [privacy policy](/privacy) has the details.$article$),
  ('your-documents', 'Your documents and the document kit', 'product', 1506, '2026-11-22',
   'Where to keep the papers of your sale, which files are accepted, who can see them, and what the kit of the premium plan contains.',
   'documents upload file files pdf store papers kit template templates forms download contract word storage size limit private delete restore share file types upload file too big pdf word template net sheet template forms download kit who can see my documents store contract restore deleted file',
$article$A sale makes paper. Keep it in one place: the [documents panel](/dashboard?panel=documents) of your dashboard.

## Your files
PDF, Word (.doc, .docx), JPEG and PNG, up to 25 MB each. Drag in several at once, watch them arrive, stop one if it is the wrong one. You can look at PDFs and pictures, rename, download and delete; a deletion can be undone for a while.

They are private. Only you can open them, through links that end after a short time. Buyers do not see them; if you want a buyer to have one, download it and send it. Vesty knows the names of your documents, not what stands in them.

What belongs there: deed, survey, mortgage statement, permits, invoices, warranties, association papers, inspection reports, the signed disclosure, offers, the contract and all its addenda, the settlement statement.

## The document kit
With the Complete FSBO Kit you can download templates as PDF, filled in with what your listing and profile already know. Among them are worksheets for the seller's disclosure and lead paint, a list of fixtures, a sign-in sheet for showings, an offer summary, a counter offer, a net sheet, a closing checklist and a utility handover.

Each says that it is a template and no legal advice. They help you to gather facts, compare and prepare. Where your state has an official form, as most do for disclosures, use that one. Have an attorney look at everything that binds you.

## Names that help
Begin with the date: "2026-05-14 roof invoice.pdf". Then they sort themselves.

## How long?
Keep the settlement statement and invoices of improvements as long as they may matter for [tax](/handbook/capital-gains), the signed lead paint form for at least three years. Download your files before you delete your account: they go with it.$article$),
  ('your-timeline', 'The six steps of your timeline', 'product', 1507, '2026-11-22',
   'What each step of the timeline stands for, when it is done, and how the progress is counted.',
   'timeline steps progress stage next step what should i do next checklist complete mark done six roadmap plan six steps mean stage where am i what should i do next progress percent mark step done undo checklist',
$article$The [timeline](/dashboard?panel=timeline) on your dashboard shows where you are in the sale. It has six steps; they are the same for everybody, so that you always see what comes.

## The steps
1. **Property assessment.** Walk through, sort out repairs, find a price. Read [pricing](/handbook/how-to-price-your-home) and [repairs](/handbook/repairs-before-selling).
2. **Documentation preparation.** Deed, payoff, permits, association papers, the [disclosure](/handbook/seller-disclosures).
3. **Photography & marketing.** [Photographs](/handbook/photographing-your-home) and the [description](/handbook/writing-the-description).
4. **List property.** Publish under [My listings](/my-listings) and open [times for viewings](/availability).
5. **Show property.** [Before](/handbook/before-a-showing), [during](/handbook/during-a-showing) and [after](/handbook/after-a-showing) a showing.
6. **Negotiate & close.** From the [first offer](/handbook/reading-an-offer) to [closing](/handbook/closing-day).

## Marking a step
Press a step to complete it; today's date is noted, and the next open one becomes current. Press it again to take that back. The percentage is the number of completed steps out of six, nothing more clever than that.

The timeline is yours to keep. Completing "List property" does not publish anything, and publishing does not tick it. So you can work in another order: some take photographs before the papers, and that is fine.

## Checklists
With the Complete FSBO Kit each step opens into a checklist, and each task that needs a paper leads to its [template](/handbook/your-documents). See [Plans](/handbook/plans).

## If you do not know what is next
The dashboard names one next step from the real state of your home: a listing without photographs, an unanswered request, a week without hours. Or ask Vesty "What should I do next?".$article$),
  ('your-account-and-data', 'Your account and your data', 'product', 1508, '2026-11-22',
   'Signing in, changing your mail address, taking your data along, and what happens when you delete your account.',
   'account password email address change login sign in google profile delete account export data privacy download my data personal information close forgot reset forgot my password reset delete my account all my data gdpr ccpa privacy change email address phone export download log in login sign out google sign-in cannot log in',
$article$Your account is a mail address and a password, or your Google account. You find everything about it on [your profile](/profile).

## Signing in
If you forgot the password, choose "Forgot your password?" at [Login](/login); a mail with a link arrives within minutes, also look in the spam folder. Signing out removes what this browser had stored about you. Do it on a computer that others use.

## Your profile
Name, telephone, the address and kind of your property, a picture. Name and telephone help to fill in documents. They are not shown on your listing. To change the mail address, confirm the new one by the link that we send there.

## What others see
Your listing: its address, photos, text and price. Of you, nothing that you have not written into it. Visitors who ask for a viewing see your answers through our mails; what you say on the telephone is up to you.

## Take it along
"Export my data" gives you a file with what we keep about you: profile, listings, viewings, saved homes and searches, payments and more. You can have it at any time, and should before you leave.

## Leave
"Delete my account" ends it for good. Your homes are taken off the market and visitors with a viewing to come are told first; a subscription is cancelled; files, conversations and listings are deleted. Payments stay in the books, without your person, because the law asks for it. It cannot be undone.

If you only want a rest, withdraw your home under [My listings](/my-listings) instead.

## Questions
How long each thing is kept, and who processes it for us, is in the [privacy policy](/privacy). For anything else write to us through the envelope at the foot of the page.$article$);
