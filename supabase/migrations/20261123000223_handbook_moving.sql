-- The handbook: moving.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('moving-out', 'A moving-out checklist', 'moving', 1401, '2026-11-22',
   'What to do six weeks, two weeks and one day before you hand over the keys, from utilities to the last meter reading.',
   'moving checklist movers pack utilities change address forward mail clean leave behind keys handover insurance internet transfer hand over what to leave cancel electricity internet gas water power leave behind garage clean before leaving movers moving company truck mail forwarding appliances stay curtains trash what do i have to leave',
$article$Begin when the important contingencies are gone, not on the day of the offer.

## Six weeks before
- Three quotes from movers, in writing. For a move to another state check the company's registration with the federal FMCSA at https://www.fmcsa.dot.gov/protect-your-move.
- Read the contract again: what stays? Label it, and keep the manuals in one drawer.
- Sort, sell, give away. Hazardous waste (paint, oil, chemicals) goes to a collection day.
- Tell school, employer, doctors, insurers.

## Two weeks before
- Utilities: order the final reading for the day *after* closing. Never have power or water cut before the buyer's last visit.
- Forward mail at https://www.usps.com, change addresses with bank, DMV, voter register.
- Insurance: keep the policy until the deed is recorded; insure the goods on the truck.
- Finish agreed repairs and collect the receipts.

## The last days
1. Empty every closet, attic, shed, crawl space, freezer. What is left behind can cost you money.
2. Patch large holes if you agreed to; sweep or clean as the contract says.
3. Photograph each empty room and the meters.
4. Sign out of thermostats, doorbells, locks and garage openers, and set them back.
5. Lay out all keys, openers, mailbox key, codes, warranties, association contacts, paint colors, the day of garbage collection.

The kit has a [utility handover](/dashboard?panel=documents) and a moving plan to fill in.

## On the day
Keep passports, medicine, contract, jewelry and the charger with you and not on the truck. Walk through once more, turn off water if it may freeze and the buyer agrees, close windows, lock up. Then [the closing](/handbook/closing-day), and the rest of the day is yours.

A note for the new owners, about the sticking gate and when the magnolia blooms, costs nothing and is remembered.$article$),
  ('selling-while-buying', 'Selling one home while buying another', 'moving', 1402, '2026-11-22',
   'Sell first, buy first or both on one day: what each asks of your money and nerves, and the clauses that help.',
   'buy and sell same time next house purchase contingent bridge loan sell first buy first simultaneous closing two mortgages moving up downsizing temporary buy my next house with the money from this one bridge loan two houses sell before buying simultaneous new home purchase depends on sale where do we live in between',
$article$You need the money from this home for the next one, and a roof in between. There are three orders, each with its price.

## Sell first
You know what you have, your offer for the next home is strong, and there are never two mortgages. But you may need somewhere to live. Ways to bridge it: a long closing, [staying after closing](/handbook/staying-after-closing), a short lease, family, and a storage unit.

## Buy first
You move once and sell an empty home at leisure. You need the down payment without the sale, and the lender must be willing to count both payments. A bridge loan or a home equity line can help; arrange a line *before* you list, since lenders dislike lending on a home that is for sale. Work out how many months of two mortgages, taxes and insurance you can bear. Then add one.

## Both on one day
The two closings are arranged in the morning and the afternoon, often with the same title company. It works if everybody is on time. Have a plan for two nights.

## Clauses that help
- In your purchase: a contingency on the sale of your home. Sellers accept it more readily once you have a contract with strong buyers.
- In your sale: a closing date that you may move by two weeks, or a condition that you find a home by a certain day. Buyers accept that only for a short time.
- In both: matching dates for inspection and loan, so that one does not bind you when the other falls.

See [Contingencies](/handbook/contingencies).

## Order of work
1. Ask a lender what you can borrow with and without the sale.
2. Make a [net sheet](/handbook/closing-costs) with a cautious price.
3. Prepare this home completely, *then* look seriously for the next one.
4. Have one attorney see both contracts.

Tax: two main homes in two years can matter for the [exclusion](/handbook/capital-gains).$article$),
  ('staying-after-closing', 'Staying in the home after closing', 'moving', 1403, '2026-11-22',
   'How a rent-back works, what belongs in the agreement, and what to watch with insurance and lenders. Also: buyers who want in early.',
   'rent back leaseback post-closing occupancy stay after closing possession delay move out later early possession buyer move in before closing extend live here two more weeks after we have sold stay longer rent back rentback move in before closing early move-in possession date need more time to move out tenant',
$article$Sometimes the buyer wants to close on the 30th and you can leave only on the 15th. Then you may stay for a while as a tenant in what was your home. It is called a rent-back, leaseback or post-closing occupancy.

## What belongs in the agreement
- From when until when, to the hour
- Rent: often what the buyer pays a day for loan, tax and insurance; sometimes nothing for a few days
- A security deposit, held by the escrow company, and how its return is decided
- Who pays utilities, lawn, and a water heater that fails on day three
- What happens if you stay longer: a daily sum that hurts
- That the buyer may come in with notice
- That it is a short occupancy and no ordinary lease, as far as your state allows

Use the form of your state or an attorney's. A handshake is not enough: landlord-tenant law can apply to you both.

## How long
Loans for a home to live in commonly ask that the buyer moves in within 60 days. So longer stays need the lender's word. Most rent-backs are between three days and a few weeks.

## Insurance
On the day of closing your homeowner's policy no longer fits: you own nothing but your furniture. Ask your insurer for a renter's policy from that day. The buyer needs one that allows for you.

## The other way round
If a *buyer* asks to move in, store boxes or begin to paint before closing, be careful. If the loan then fails you have somebody in your house whom you may have to evict. If you say yes at all: a written agreement, rent in advance, proof of insurance, no work on the home, and an attorney's look.

A simple alternative for both is a later closing. Rates that the buyer has locked may set the limit; ask their lender. More dates are in [From signed contract to closing](/handbook/from-contract-to-closing).$article$);
