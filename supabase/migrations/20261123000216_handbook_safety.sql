-- The handbook: safety.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('safety-at-showings', 'Staying safe when strangers visit', 'safety', 701, '2026-11-22',
   'Know who comes, do not be alone, put valuables away, and what the law says about cameras.',
   'safe safety security alone stranger danger identity id check camera record valuables theft protect myself woman at home visitors woman living alone dangerous let strangers in afraid security camera recording ring doorbell weapon gun theft steal id address privacy burglar protect myself during showings',
$article$Nearly every visitor is exactly what they say: somebody looking for a home. A few habits protect you from the rest, and nobody will mind them.

## Before
- Know the name, a working telephone number and, where you wish, the pre-approval before you confirm. Call the number once.
- Prefer daylight. Leave hours out of [your availability](/availability) when you would be alone and uneasy.
- Tell somebody who comes and when, and send a message when they have gone.
- Put away medicine, jewelry, weapons (locked), spare keys, mail, passports, laptops. Take a photograph of rooms as you leave them.

## During
Have a second adult there if you can. Look at an identity card at the door if you feel better for it, and ask the same of everybody. Let visitors walk ahead of you, stay nearest the way out, keep your telephone in your hand and the front door unlocked from inside. Do not go down to the basement with one stranger; say "go ahead, I'll wait here". If anything feels wrong, step outside and end the visit. You owe nobody politeness at that moment. In danger call 911.

## Cameras and doorbells
You may have them, but tell visitors with a visible note. Recording *sound* of people who do not know of it is unlawful in a number of states, so switch it off if you are not sure.

## What not to give away
When you are at work or traveling, how the alarm works, that you live alone, that the home stands empty. Keep such things out of photographs as well.

## An empty home
Meet visitors there instead of handing out codes. Leave lights on a timer and ask a neighbor to look in.

On SelfNVest your email and telephone number are not shown on the listing, and what visitors write goes to you alone.$article$),
  ('scams-aimed-at-sellers', 'Scams aimed at sellers', 'safety', 702, '2026-11-22',
   'The overpaying buyer, the copied listing, the false deed, the foreign client and the fee in advance: how they work and how to stop them.',
   'scam fraud fake buyer overpayment check cashier''s check refund code copied listing rental scam deed title theft phishing suspicious trick out of country sight unseen scammer overseas buyer cashier''s check more than the price google voice code text verification code copied listing renting my house craigslist facebook marketplace fake is this legit suspicious guaranteed buyer upfront fee hoax fraud fraudster',
$article$Sellers by owner publish an address and are eager for good news. That is what swindlers look for. The stories change little.

## How they go
- **The overpayment**: a "deposit" check for too much, and a request to send the difference back. The check bounces weeks later; your money is gone. Deposits go to an escrow holder, never to you and back.
- **Buyer from far away**: never visits, never telephones, wants the account number "to wire the price", or an "agent" or "shipper" must be paid first.
- **The code**: "I'll send you a code to prove you are real." It is the key to your telephone number or mail account. Never read out a code.
- **The copied listing**: somebody offers your home for rent with your pictures. Search for your address now and then; report copies to the site, and to the police if people turn up.
- **The false owner**: somebody tries to sell land or an empty house that is not theirs. Many counties send a free alert when a document is recorded against your name; sign up.
- **The helper with a fee**: pays "guaranteed buyers", only after you have paid in advance.

## Signs
Hurry, secrecy, a change of payment details, spelling that does not match the name, anger when you want to check. A real buyer accepts "my attorney will look at it".

## What to do
Stop answering. Keep the messages. Report to the Federal Trade Commission at https://reportfraud.ftc.gov and, if money moved, call your bank in the same hour and report to https://www.ic3.gov. Tell us, too: the footer has our address.

Nobody from SelfNVest asks for your password, a code, or payment outside of [Choose plan](/choose-plan). For the most expensive trick of all, read [Protecting your money from wire fraud](/handbook/wire-fraud).$article$),
  ('wire-fraud', 'Protecting your money from wire fraud', 'safety', 703, '2026-11-22',
   'How criminals redirect closing payments by mail, and the one habit that stops them: call a number you already know.',
   'wire fraud transfer instructions changed bank account hacked email proceeds closing money payoff stolen hackers wiring instructions new changed bank details title company emailed hacked trust it send money',
$article$Shortly before a closing, large sums move and everybody expects mail about it. Criminals read along in a mailbox they have broken into, and at the right moment send new "wiring instructions" that look right down to the logo. Money sent there is often gone within hours.

## Where a seller is at risk
- **Your proceeds**: somebody writes to the title company in your name with a different account.
- **Your mortgage payoff**: a false payoff letter sends it to a stranger, and your loan is not paid.
- **The buyer's money**: if it disappears, your sale does too. Warn your buyer early.

## The habit
Confirm every instruction by telephone, at a number you got in person or from the company's own site *before*, never one from the message. Do it again when anything changes. Real instructions almost never change at the last minute. "The bank is being audited, use this account" is a lie.

## Before closing
1. Ask the title company or attorney how they send and confirm instructions. Write down their number on the first day.
2. Give your account details in person, by telephone on that number, or through their secure portal; not by mail.
3. Agree on a question that only you two can answer.
4. Give your mail account a strong password of its own and two-step sign-in.
5. Consider a paper check handed over at the table, if you have time for it to clear.

## If it happened
Minutes count. Call your bank and ask for a recall of the wire, call the receiving bank, then report to https://www.ic3.gov and the local FBI office, and tell the title company. Do not wait until you are sure.

See also [Scams aimed at sellers](/handbook/scams-aimed-at-sellers) and [The day of closing](/handbook/closing-day).$article$);
