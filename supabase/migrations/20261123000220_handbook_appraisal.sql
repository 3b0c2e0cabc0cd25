-- The handbook: appraisal.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('the-appraisal', 'How the lender''s appraisal works', 'appraisal', 1101, '2026-11-22',
   'Why the buyer''s bank values your home, how an appraiser goes about it, and what you may hand over.',
   'appraisal appraiser lender bank value visit what do they look at prepare comps fha va who pays who orders bank appraiser is coming how do i get ready who pays for the appraisal lender valuation how long what do appraisers look at fha va requirements',
$article$If the buyer borrows, the lender wants to know what the home is worth if it ever had to be sold. An independent appraiser answers that. The lender orders, the buyer normally pays, and neither you nor the buyer chooses the person.

## What happens
Some days after the contract the appraiser calls for an appointment. The visit takes half an hour to two hours: measuring, photographs of every room, notes on condition and improvements. Then they choose comparable sales, adjust for differences and write a report. It takes days to a week or two. With some loans a lender may do without a visit, and a computer valuation is enough.

The report goes to the lender and the buyer. You have no right to it, but the buyer may show you.

## Not an inspection
An appraiser looks for value, not for faults. FHA, VA and USDA loans do ask for basic safety and soundness: peeling paint in a home built before 1978, missing handrails, a roof near its end, no heat. Such points may have to be repaired before the loan closes. See to the cheap ones in advance.

## What you can do
- Tidy as for a viewing; it does not change the value, but it does not distract.
- Hand over one page: improvements with year and cost, permits, what is unusual about the home, and the [comparable sales](/handbook/comparable-sales) on which you based the price.
- Point out what is hidden: insulation, a new sewer line, a second parking space.
- Do not name the value that you need. Appraisers must be independent, and nobody may put pressure on them.

## Afterwards
At or above the price: nothing happens, and the contingency ends. Below it: read [When the appraisal comes in low](/handbook/low-appraisal). If a buyer pays cash there may be none; then go straight on to [title and escrow](/handbook/title-and-escrow).$article$),
  ('low-appraisal', 'When the appraisal comes in low', 'appraisal', 1102, '2026-11-22',
   'Five ways out when the bank values the home below the price, and how a request for reconsideration is made.',
   'low appraisal below offer price appraised under gap shortfall challenge reconsideration of value renegotiate came in low difference appraised below contract price came in low gap difference challenge challenged dispute appeal valuation wrong reconsideration bank says it is worth less',
$article$The contract says $460,000, the appraiser says $445,000. The lender lends on the lower number. Somebody has to close the gap of $15,000, or the sale ends.

## First look
Ask the buyer for the report or at least for its comparable sales. Check facts: square feet, bedrooms, baths, garage, lot, year of the kitchen. Are the sales recent, near, alike? Is a better one missing? You may know the neighborhood better than somebody from two counties away.

## Five ways out
1. **Reconsideration of value.** The buyer asks through the lender, with corrected facts and two or three better sales, briefly and politely. You supply the evidence. It works sometimes, mostly where there is a real mistake.
2. **You lower the price** to the value.
3. **The buyer pays the difference** in cash.
4. **You meet**: part of it each. The most usual end.
5. **It ends.** With an appraisal contingency the buyer normally leaves with the deposit.

A second appraisal or another lender is possible, but costs weeks. With FHA and VA loans the buyer has, by a required clause, the right to leave when the value is below the price; an FHA valuation also tends to stay with the home for some months, for the next FHA buyer too.

## Which way?
Ask yourself what the next buyer would bring. Their lender will send an appraiser to the same street. If several facts say that the value is right, a small concession now is cheaper than six more weeks. If you had other strong offers, or cash, hold out longer.

## Next time
Put into the contract up to what gap the buyer will pay ("appraisal gap"), ask for larger down payments, and give the appraiser a page of good comparables. See [How the lender's appraisal works](/handbook/the-appraisal). Write each agreement as an addendum and have both sign.$article$);
