-- The handbook: offers.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('reading-an-offer', 'Reading an offer', 'offers', 801, '2026-11-22',
   'What stands in a purchase offer besides the price, in the order in which to read it, and when it binds you.',
   'offer purchase agreement contract terms read understand received first offer sign accept deadline expire what to look for first offer received an offer what to look at look for how long to respond offer expires purchase contract terms fixtures appliances included understand fine print',
$article$Somebody wants your home and has put it in writing. Read it twice before you answer, once for the numbers and once for the dates.

## The numbers
- **Price**, and what comes off it: credits, closing costs you are to pay, a home warranty, a fee for the buyer's agent. Work out what remains for you; Vesty can calculate it, and the [net sheet](/handbook/closing-costs) shows the lines.
- **Deposit** (earnest money): how much, when, held by whom. See [Earnest money](/handbook/earnest-money).
- **Down payment and loan**: how much is borrowed, which kind of loan. See [Can the buyer pay?](/handbook/can-the-buyer-pay).

## The dates
Until when the offer stands, when inspection and loan contingencies end, when closing and possession are. A good price with a closing in four months may not suit you.

## The conditions
Each contingency is a door through which the buyer may leave with the deposit. Which are there, and when do they close? See [Contingencies](/handbook/contingencies). Is the sale of the buyer's own home among them?

## What goes with the home
Appliances, curtains, the shed, the car charger: an offer should list them. What is attached usually goes with the home unless the contract says otherwise.

## Before you answer
Check names and the legal description, and that every page and addendum is there. Offers often expire within a day or two; you may ask for more time. You can accept, decline, [counter](/handbook/counter-offers), or let it lapse.

Signing without changes usually makes a binding contract. So let a real estate attorney read it *before* you sign; the fee is small beside what is at stake. In a few states a short attorney review follows the signing, if the contract provides for it. Do not count on it without asking.$article$),
  ('can-the-buyer-pay', 'Can the buyer pay? Pre-approval and proof of funds', 'offers', 802, '2026-11-22',
   'The difference between prequalified, pre-approved and underwritten, what to ask a lender, and what proof of cash looks like.',
   'preapproval preapproved prequalified lender letter mortgage financing finance loan fha va conventional proof of funds cash qualified serious buyer afford credit prequalified pre-qualified preapproved pre-approved pre-approval letter buyer has the money fha va usda conventional loan lender letter bank statement proof of funds financing fall through down payment afford',
$article$The best price is worth nothing if the loan falls through in week five. You may ask every buyer, in the same way, how they will pay.

## Three kinds of letters
- **Prequalified**: the buyer told a lender some numbers. Nobody checked.
- **Pre-approved**: the lender has looked at credit, income and savings. Better.
- **Underwritten** or "fully approved": an underwriter has decided, and mainly the home itself is open. Best.

A letter should be recent (many are good for 60 to 90 days), name the buyer, the amount and the kind of loan, and come from a lender you can call. Call: ask whether documents were checked and whether anything is missing. They will not tell you the buyer's income, and need not.

## The loan
A conventional loan with a large down payment leaves most room. FHA and VA loans are good loans for good buyers; their appraisals also look at safety and condition, and the buyer may leave if the value falls short. Refusing a kind of loan can be unlawful in some places; ask an attorney before you do.

## Cash
"Cash" needs proof of funds: a recent statement or a letter from the bank, with enough money in the buyer's own name. Account numbers may be blacked out. Company buyers: who signs for the company, and is the money really there? See [Cash offers and home-buying companies](/handbook/cash-offers).

## Other signs
The deposit, the speed of the answers, a home of their own still to be sold. On SelfNVest visitors may say in a request whether they are pre-approved; nobody has checked that, so ask for the letter.

Keep such papers private, and throw away those of buyers you did not choose.$article$),
  ('comparing-offers', 'Comparing several offers', 'offers', 803, '2026-11-22',
   'Put them side by side by net amount, certainty and dates; how to ask for best offers, and how to stay fair.',
   'multiple offers several competing bidding war highest best offer choose between compare escalation clause backup offer three offers two offers several pick choose best escalation clause bidding war highest and best backup offer which offer is better higher price or lower cash offer',
$article$Two offers on one evening are a good problem. Do not answer the first before you have read the second, and do not tell one buyer what the other wrote unless your state allows it and you would tell both.

## One page, one column each
- What you keep: price less credits, fees and repairs asked for
- Deposit and when it becomes yours
- Loan: kind, down payment, quality of the letter
- Contingencies and the day each ends
- Closing and possession
- Will they pay the difference if the appraisal is low, and up to how much?

The [offer summary](/dashboard?panel=documents) in the document kit has these lines. Vesty can calculate what remains of each price.

## Certainty has a price
$492,000 from a buyer with a strong loan and no home to sell can be better than $500,000 with a weak letter and three ways out. Ask yourself what it would cost to start again in six weeks.

## Best and final
You may ask all buyers for their best offer by a set hour. Write the same message to each, give at least a day, and keep your word about the hour. Some will leave; so ask only if you can bear that.

An **escalation clause** says "I pay $2,000 more than the best other offer, up to $510,000". Before you use one, let an attorney tell you what proof the buyer may see.

## A second in line
A backup offer takes effect if the first contract ends. It keeps the first buyer honest and you calm. It must be in writing, and say clearly that it comes second.

## Fairly
Choose by terms and note why. Letters with family photographs are better left unread: see [Fair housing](/handbook/fair-housing). Before you counter more than one buyer at a time, ask an attorney how it is done in your state; you do not want to sell the home twice.$article$),
  ('cash-offers', 'Cash offers and home-buying companies', 'offers', 804, '2026-11-22',
   'What a cash sale saves you, what investors and instant-offer companies take for it, and how to compare their offer with yours.',
   'cash buyer investor ibuyer we buy houses opendoor wholesaler assignment quick sale lowball as is company instant offer flipper opendoor offerpad ibuyer we buy houses guy sign and/or assigns assignment wholesaler investor all cash quick rip-off below market',
$article$"Cash, any condition, close in seven days." Sometimes that is just what you need. It has a price, and you should know it before you say yes.

## What cash does for you
No lender, so no loan contingency and usually no appraisal; a closing as soon as title is clear; less that can go wrong. A neighbor or a retired couple may buy in cash at a full price. A company buys to earn.

## Who is calling
- **Investors** repair and resell or rent. They work back from the later price: repairs, costs and profit come off.
- **Instant-offer companies** make an offer online and subtract a service fee and, after an inspection, repairs.
- **Wholesalers** sign a contract with you and sell *the contract* to somebody else. If they find nobody, they leave. Look for the words "and/or assigns", a tiny deposit and a long inspection period. Some states have rules for them.

## Compare like with like
Write down what you keep in each case: their price, less their fee, less repairs they will ask for; and a market price, less closing costs, a buyer's agent if you pay one, and what two or three months of waiting cost you. Vesty can do the sums; see [What selling costs you at closing](/handbook/closing-costs).

## Before you sign
1. Proof of funds in the buyer's own name; see [Can the buyer pay?](/handbook/can-the-buyer-pay).
2. A deposit that hurts, with an escrow holder, non-refundable after a few days.
3. No right to assign without your consent, or at least your eyes open.
4. Any title company you can look up yourself.
5. An attorney's hour.

Never sign on the day of the first visit. An offer that ends at midnight will usually be there in the morning.$article$),
  ('earnest-money', 'Earnest money', 'offers', 805, '2026-11-22',
   'What the buyer''s deposit is for, who holds it, how much is usual, and who gets it when a sale falls through.',
   'earnest money deposit good faith escrow held refundable keep forfeit return buyer backs out cancel liquidated damages deposit how big keep their deposit buyer backed out refund good-faith money walked away',
$article$With the offer comes a promise of money: the earnest money deposit. It shows that the buyer means it, and counts towards the price at closing.

## How much
Custom decides. One to three percent of the price is common in many places, more in hot markets, a fixed sum in others. A small deposit with many contingencies is hardly a promise. You may ask for more, or for a second payment when the inspection period ends.

## Who holds it
A title or escrow company, an attorney's trust account, or a broker. Not you: a neutral holder protects both. Ask for the receipt, and check the date by which the contract wanted it paid. A deposit that never arrives is a reason to send a notice at once; ask your attorney how.

## Who gets it
- **The sale closes**: it becomes part of the price.
- **The buyer leaves through a contingency, in time**: it goes back to the buyer.
- **The buyer leaves without such a reason**: the contract says what you get. Often the deposit is agreed as the full compensation ("liquidated damages"); some states set limits or a form for it.
- **You do not perform**: the buyer gets it back and may ask for more, even for the sale itself.

## When you disagree
The holder will usually not choose between you. Both must sign a release, or a mediator, arbitrator or court decides, and until then the money stays where it is. Read in your contract which of these comes first. Often a quick agreement is worth more than half a year over the sum, above all because an open dispute can make it hard to sell to somebody else.

Have an attorney look before you claim a deposit, and before you sign a new contract. The dates that matter are in [Contingencies](/handbook/contingencies).$article$);
