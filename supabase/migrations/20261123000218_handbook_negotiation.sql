-- The handbook: negotiation.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('negotiating-the-price', 'Negotiating the price', 'negotiation', 901, '2026-11-22',
   'Know your floor, argue with sales instead of feelings, trade rather than give, and keep everything in writing.',
   'negotiate negotiation lowball low offer haggle bargain respond discount tactics firm floor bottom line price lower lowball under asking below asking 40k less react bottom line lowest price haggle respond to a low offer bargain reduce ask for less',
$article$You are negotiating about your own home, across your own kitchen table, with somebody who may not like the color you chose. Prepare, so that it stays a matter of business.

## Before the first offer
Write three numbers on a page and put it away: what you hope for, what you would accept gladly, and the floor below which you would rather stay. Work out for each what remains for you. Decide what besides price has worth for you: the date, staying two weeks longer, no repairs.

## Not in the hallway
Visitors will try: "Would you take 450?" Say: "We look at every written offer." A number said aloud becomes your new asking price, and you have nothing for it.

## A low offer
It is an opening, not an insult. Thank them and answer with your evidence: the [comparable sales](/handbook/comparable-sales) and a [counter offer](/handbook/counter-offers). Silence or anger ends what might have become a sale. If several low offers agree with each other, look at your price again.

## Trade
Give nothing without getting something. "At $478,000 we can agree, with the inspection done in seven days." "We leave the washer and dryer, and close on the 30th." Make each step smaller than the last one: it shows where the end is.

## Keep calm
- Answer within a day, never within a minute.
- Do not reveal that you have already bought, are divorcing, or pay two mortgages.
- Never invent another offer. It is dishonest, and it can be called.
- Every agreement in writing, with signatures, before it counts. Contracts about real estate generally must be written.

A price agreed is not the end: after the inspection you may negotiate again; see [Answering repair requests](/handbook/repair-requests). Keep a little patience for it.$article$),
  ('counter-offers', 'Making a counter offer', 'negotiation', 902, '2026-11-22',
   'How a counter works, what to change besides the price, how long to leave it open, and the mistakes that bind you by accident.',
   'counter counteroffer respond back reply to offer reject change terms deadline expiration multiple counter decline send a counter counter two buyers at once counteroffer respond in writing expires reject and propose different terms answer an offer',
$article$If an offer is close but not right, you answer with a counter offer. In law that is a refusal of theirs and a new offer of yours: the first one is gone, and the buyer is free.

## What you can change
- Price, deposit, or who pays which closing cost
- Closing date and day of possession
- The length of the inspection or loan period
- What stays and what goes
- A cap on repairs, or a credit instead of repairs
- That an appraisal shortfall is paid by the buyer up to an amount

Change what matters to you and leave the rest alone. Six changes read like a no.

## How to write it
Use the form customary in your state, or let your attorney prepare it. Refer to the offer by its date, list only the changes, say that all other terms stand, and give a day and an hour when it ends. One or two days are usual. Both owners sign. The document kit has a [counter offer](/dashboard?panel=documents) to prepare from.

## How to send it
By the way that the contract names for notices, usually mail or an e-signature service. Note the time. If you change your mind before they accept, withdraw it in writing at once.

## Mistakes
- Counter to two buyers at the same time, and both accept: you have sold twice. Ask first how it is done safely in your state.
- Agree by text message to "just a small change". It may count, or it may not; both are bad.
- Forget to answer. An offer that lapses is gone.
- Let the rounds go on for days. After the second one pick up the telephone, settle the open points, and have them written down and signed the same day.

To see what each version leaves you, ask Vesty or use the [net sheet](/handbook/closing-costs). How to argue is in [Negotiating the price](/handbook/negotiating-the-price).$article$),
  ('contingencies', 'Contingencies and what they mean for you', 'negotiation', 903, '2026-11-22',
   'Inspection, loan, appraisal, title, sale of the buyer''s home: what each lets a buyer do, and how to keep it within bounds.',
   'contingency contingent conditions back out cancel inspection financing appraisal sale of buyer''s home kick-out clause deadline waive walk away under contract conditional on selling their own place sale contingency house to sell waive financing contingency back out cancel contract kick-out escape subject to condition',
$article$A contingency is a condition. Until it is met or given up, the buyer may leave and usually takes the deposit along. They are normal. What you can influence is how long they last and how exactly they are written.

## The usual ones
- **Inspection**: the buyer may have the home checked, then accept, ask for repairs, or leave. Often seven to fourteen days; in some states any reason is enough.
- **Financing**: if the lender finally refuses. Look for a date, the amount of the loan and the duty to apply at once.
- **Appraisal**: if the home is valued below the price. See [When the appraisal comes in low](/handbook/low-appraisal).
- **Title**: if something stands in the way that you cannot clear.
- **Sale of the buyer's home**: nothing happens until theirs is sold. The riskiest one for you.
- **Association or insurance**: that the papers are in order, that the home can be insured at a bearable price.

## Keep them within bounds
1. Every contingency needs a day on which it ends, and a rule for what happens if nobody says anything: is it waived or is the contract over? States and forms differ.
2. Short periods for what can be done quickly.
3. With a home to be sold: ask whether it is listed or under contract, and for a **kick-out clause**. It lets you go on showing, and gives the buyer a few days to commit once you have a better offer.
4. Put all dates into your calendar, also those of the buyer.

## After each date
Ask for a written notice that the condition is met or waived. Do not begin to celebrate, pack the kitchen or buy the next home before the important ones are gone. If a date passes in silence, ask your attorney the same day what that means in your state.

## A buyer who waives everything
is strong or careless. Check how they will [pay](/handbook/can-the-buyer-pay).$article$),
  ('buyers-agents', 'Working with a buyer''s agent', 'negotiation', 904, '2026-11-22',
   'What changed in 2024, whether you pay a buyer''s agent, what to put in writing, and how to deal with one fairly.',
   'buyer agent realtor commission fee percent pay who pays broker compensation 2024 nar settlement mls represent dual agency 3% cooperate pay the buyer''s agent 3% 2.5% percent commission commissions realtor wants to show my home sign something nar settlement compensation buyer broker agreement represented',
$article$Many buyers have an agent. An agent who brings a good buyer is no enemy, but works for the buyer and not for you.

## What changed in 2024
Since August 2024, following the settlement of the National Association of Realtors, agents who use a multiple listing service must have a written agreement with a buyer before touring a home, and it states what the agent is paid. Offers of compensation may no longer be shown in the MLS. Whether a seller pays a buyer's agent was always negotiable; now it is talked about openly.

## Do you have to pay?
No law makes you. Three answers are common: nothing; a fixed sum or percentage that you name when asked; or a credit to the buyer within the offer, which the buyer uses as they like. Lenders limit how large such credits may be. Consider that a buyer who must pay an agent as well may offer less. Compare offers by what *you* keep: see [Comparing several offers](/handbook/comparing-offers) and [What selling costs you at closing](/handbook/closing-costs).

## Put it in writing
If you agree to pay, write down: for which buyer, how much, due at closing and only if it closes, and that the agent represents the buyer alone. Read forms that an agent brings. A "one-party" or "showing" agreement can make you their client; do not sign at the door.

## Working together
- Answer agents as fast as buyers; they have a list of homes to show.
- Do not tell an agent what you would not tell the buyer. They must pass it on.
- Agents ask politely "would you list with me?". A friendly no is enough.
- An agent's contract form may be good. Let your attorney read it all the same.

A request for a viewing on SelfNVest says whether the visitor is an agent. You need not pay anybody for making a request.$article$);
