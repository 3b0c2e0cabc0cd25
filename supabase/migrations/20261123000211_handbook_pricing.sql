-- The handbook: pricing.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('how-to-price-your-home', 'How to price your home', 'pricing', 201, '2026-11-22',
   'A price that buyers believe comes from what similar homes nearby sold for, adjusted for what is different, and tested against what is for sale now.',
   'price pricing value worth asking list price set number cost how much should i ask overpriced underpriced strategy market listing price ask too high too low room for bargaining charge bracket search price point set my price',
$article$The market does not know what you paid, what you put in, or what you need for the next place. Buyers compare. A good price is one that holds up when they do.

## Start from sales, not from asking prices
Find three to six homes like yours, sold in the last three to six months and within about a mile (closer in a city, wider in the country). Same kind, similar size, age and condition. [Finding and reading comparable sales](/handbook/comparable-sales) shows where to look and how to adjust.

## Then look at the competition
Homes for sale now are what your buyer will visit on the same Saturday. They do not prove a value, but they show what else the same money buys. Homes that were taken down unsold mark where the ceiling was. You can browse [our listings](/listings) by place and price.

## Choose a strategy
- **At the market**: in line with the comparable sales. Right for most homes.
- **A little under**: to draw several buyers at once. It works only where many are looking; you need not accept any offer.
- **Above**: "to leave room". The early weeks bring the most attention, and buyers who skip you then seldom come back.

Mind the steps in which people search: a home at $405,000 is missed by everyone who looks up to $400,000.

## Write down your reasons
Keep the sales and your adjustments on one page. You will want it when a buyer says "too much", and again for the appraiser: see [How the lender's appraisal works](/handbook/the-appraisal).

Where homes differ widely or few are sold, an appraisal before you list is money well spent. You can change the price at any time under [My listings](/my-listings); the listing shows its price history to visitors.$article$),
  ('comparable-sales', 'Finding and reading comparable sales', 'pricing', 202, '2026-11-22',
   'Where sold prices are recorded, which homes count as comparable, and how to adjust for a garage, a bath or a worn kitchen.',
   'comps comparables sold prices neighbors neighborhood recent sales cma county records assessor per square foot adjust adjustment neighbor houses actually sold for what did the house next door sell for street recently sold prices zillow redfin realtor.com cma',
$article$"Comps" are homes like yours that have really sold. Three good ones beat a dozen loose ones.

## Where to find them
- The county recorder or assessor: many publish deeds and sale prices online. In some states, Texas among them, sale prices need not be made public, so county data may lack them.
- Real estate sites, filtered to "sold" in the last six months.
- Neighbors who sold: ask what they really got and what they gave back at closing.
- A local appraiser, or an agent who offers a market analysis.

## Which ones count
Same school zone and side of the main road if people there care about it. The same type: a townhouse says little about a detached house. Living area within roughly 20 percent, similar lot, age and condition. Leave out sales between relatives and foreclosures; their prices have other reasons.

## Adjusting
Correct the *other* home's price to what it would have fetched if it were like yours. It has a second bath and you do not: subtract. Its kitchen was worn and yours is new: add. Take the amounts from pairs of local sales that differ in that one thing, not from what the work cost; a $40,000 kitchen rarely adds $40,000.

Price per square foot is a check, not a method: small homes have a higher figure than large ones, and a basement is seldom counted like the floors above.

## From numbers to a range
Write each adjusted price down. If they lie close together, you have your answer; if they scatter, look again at the outliers. Then go on to [How to price your home](/handbook/how-to-price-your-home). Keep the page: if the buyer's appraisal comes in low, these sales are your best argument.$article$),
  ('what-your-home-is-worth', 'Estimates, valuations and appraisals before you list', 'pricing', 203, '2026-11-22',
   'Online estimates, tax assessments, agents'' opinions and appraisals answer different questions. What each is good for.',
   'zestimate online estimate automated value worth valuation appraiser assessed value tax assessment broker opinion bpo accurate zestimate zillow redfin estimate accurate what is it worth county assessed assessment assessor valuation how much is my home worth value of my house websites different values',
$article$Type your address into three websites and you get three values. None of them has seen your kitchen. It helps to know what each number was made for.

## Online estimates
A computer compares public records: size, age, sales nearby. In a subdivision of like houses it can be close; for a remodeled, rural or unusual home it can be far off. Check that it has the right bedrooms, baths and square feet, because mistakes in county records go straight into it. Companies publish their own error rates for your area; read them before you lean on one.

## The tax assessment
It serves to share out property tax. Depending on the state it may lag years behind, be capped in how fast it may rise, or be set to a fraction of the value. It is not a price.

## An agent's opinion
A comparative market analysis is often free, and made in the hope of your business. It can be careful work. Ask to see the sales behind it, and say openly that you plan to sell by owner.

## An appraisal
A state-licensed appraiser visits and writes a report by professional standards. You pay for it, and it belongs to you; a buyer's lender will still order its own. It is worth the fee when homes nearby differ a lot, when heirs or spouses must agree, or when you expect an argument about price.

## What to do with them
Treat them as witnesses, and [comparable sales](/handbook/comparable-sales) as the evidence. If all of them point one way and your hopes another, price where the evidence is. Nobody, Vesty included, can tell you from afar what your home will bring.$article$),
  ('lowering-the-price', 'When to lower the price', 'pricing', 204, '2026-11-22',
   'How to tell a price problem from a photo, access or condition problem, and how to make one reduction that counts.',
   'reduce reduction drop cut price no showings no offers not selling sitting stale too high interest views nobody nobody made an offer lots of views but no showings no interest been listed for a month sitting stale lower how much by when what is wrong not working slow weeks on the market quiet dead',
$article$A home that gets no offers has one of four problems: buyers do not see it, cannot visit it, do not like what they find, or do not believe the price. Look before you cut.

## Read the signs
- **Few views**: the first photo, the title, or the price band. Your views and saves this week are under [My listings](/my-listings).
- **Many views, few requests**: the photos promise less than the price does, or there are no times to visit. Check [your availability](/availability).
- **Many viewings, no offers**: visitors compare and choose another. Read what they answered after the visit; on SelfNVest each is asked how the price feels.
- **Offers, all low**: the market has told you a number. See [Negotiating the price](/handbook/negotiating-the-price).

## When
Give a well-shown home two to three weeks, or eight to ten viewings, before you decide; longer where few people buy. If similar homes went under contract in that time and yours did not, wait no longer. Check first whether new [comparable sales](/handbook/comparable-sales) have come in.

## How much
One reduction that reaches new buyers works better than three that do not. Cross a step in which people search: from $412,000 to $399,000 rather than to $409,000. Small repeated cuts are all in the price history and tell buyers to wait for the next.

## Before you do it
Replace the first photograph, correct the description, offer a Saturday. Then change the price and save; buyers with a matching saved search are told by mail. If you are paying for two homes, work out what a month of waiting costs you: mortgage interest, tax, insurance, upkeep. That sum is what a quick reduction saves.$article$);
