-- The handbook: first things.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('selling-it-yourself', 'Selling your home yourself, start to finish', 'start', 101, '2026-11-22',
   'The whole way, from the first walk through the rooms to handing over the keys, and where each is explained.',
   'fsbo for sale by owner without an agent no realtor steps process overview begin first start guide how does it work where to begin myself on my own alone diy never done this beginner stages order first-time',
$article$Selling without an agent is a series of ordinary jobs: measuring, photographing, answering the phone, reading a contract with somebody who knows contracts. You do not have to be good at all of them on the first day. You do have to do them in order.

## Before the home is seen
1. Gather papers: deed, mortgage statement, survey, permits, warranties, and the rules of an association if there is one.
2. Find a price from recent sales nearby. See [How to price your home](/handbook/how-to-price-your-home).
3. Repair what would frighten a buyer, then clean and clear. See [Preparing your home, room by room](/handbook/preparing-your-home).
4. Fill in the disclosure form of your state while the facts are fresh.

## On the market
Photograph on a bright day, write what you know about living there, and publish. Start at [Sell](/sell); a draft saves itself. Offer times for viewings on [your availability](/availability) and answer requests soon, within the day if you can.

## From offer to keys
An offer is more than a price: read the dates, the deposit and the contingencies. Once both sides have signed, inspection, appraisal, title work and the buyer's loan run side by side. [From signed contract to closing](/handbook/from-contract-to-closing) shows what happens when.

## Help worth paying for
Contracts and deeds are legal documents, and the rules differ by state. Many owners hire a real estate attorney for a fixed fee and a title or escrow company for the closing. [Who to hire](/handbook/who-to-hire) says who does what. Your [timeline](/dashboard?panel=timeline) keeps the six stages in view.$article$),
  ('how-long-a-sale-takes', 'How long a sale takes', 'start', 102, '2026-11-22',
   'Preparing, finding a buyer and closing each take their time. What sets the pace, and which part you can shorten.',
   'timeline duration weeks months fast quick quickly days on market when will it sell length average speed sell sooner how many weeks until sold how soon date deadline move by enough time before school starts',
$article$No honest guide can promise a date. A sale is three waits in a row, and only the first is in your hands.

## Getting ready
Two to six weeks is a realistic plan for most owners: a weekend or two of clearing out, a week or more for repairs and touch-up paint, a day for photographs, an evening for the disclosure form. Order papers that others must send you (association documents, a payoff statement, old permits) on the first day, because they are what people end up waiting for.

## Finding a buyer
This depends on price, place and season. Look at the "days on market" of homes near you that sold in the last three months; that is a better guide than any national figure. A home priced in line with those sales usually gets most of its attention in the first two or three weeks. Silence in that time is information: read [When to lower the price](/handbook/lowering-the-price).

## From contract to closing
With a mortgage, 30 to 45 days is what lenders commonly plan for. A cash buyer needs no lender and can close as soon as title work and inspection are done, often in two or three weeks. Association approval, a court, an estate or a title problem adds time.

## What you can shorten
- Have the disclosure, the association papers and a list of repairs ready before the first visitor.
- Open the title file early: a title company can look for old liens before you have a buyer.
- Answer requests the same day, and offer evenings and weekends on [your availability](/availability).
- Prefer the buyer whose loan is furthest along; see [Can the buyer pay?](/handbook/can-the-buyer-pay).$article$),
  ('who-to-hire', 'Who to hire when you sell without an agent', 'start', 103, '2026-11-22',
   'Attorney, title company, appraiser, inspector, photographer: what each does, and which of them your state expects.',
   'lawyer attorney professional help notary photographer appraiser inspector flat fee mls broker cpa accountant required need hire do i need a lawyer attorney hire someone professionals team multiple listing service flat-fee mls paralegal conveyancer experts which professionals to pay for',
$article$Selling by owner does not mean alone. It means that you choose each helper and pay for that piece only. Ask for a fixed fee in writing, and for two quotes where you can.

## Real estate attorney
Writes or reviews the contract, answers questions about disclosure, prepares the deed, and speaks for you when something goes wrong. In some states, for example Georgia, Massachusetts and South Carolina, an attorney conducts or supervises the closing anyway; in many others it is your choice. If you hire one person only, let it be this one, and before you sign a contract rather than after.

## Title or escrow company
Searches the title, holds the deposit, pays off your mortgage, records the deed. In many states buyer and seller agree on the company in the contract, and who pays which part is local custom. [Title, escrow and closing attorneys](/handbook/title-and-escrow) explains.

## People who help before you list
- **Appraiser**: an independent opinion of value, useful where few homes sell.
- **Inspector**: tells you first what the buyer's inspector will find. See [Having your own inspection first](/handbook/pre-listing-inspection).
- **Photographer**: if the light in your home is difficult.
- **Flat-fee broker**: for a set price, some put your home into the local multiple listing service (MLS), where agents search. Read what else the agreement binds you to.

## People for the numbers
A CPA or tax adviser, if your profit may be large, if you rented the home out or ran a business in it, or if it came to you by inheritance or divorce. See [Tax on the profit from your home](/handbook/capital-gains).

SelfNVest is not a broker, and neither Vesty nor this handbook replaces any of them.$article$);
