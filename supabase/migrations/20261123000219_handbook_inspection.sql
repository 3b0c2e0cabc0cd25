-- The handbook: inspection.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('home-inspection', 'The buyer''s inspection', 'inspection', 1001, '2026-11-22',
   'What an inspector looks at, how to make the home ready, whether you should be there, and what the report means.',
   'home inspection inspector buyer''s inspection report what do they check radon termite sewer septic well chimney attend be present how long inspector check checks be at home during the inspection report findings prepare for inspection radon termite sewer scope how long does it take',
$article$After the contract is signed, the buyer usually sends an inspector. It takes two to four hours, the buyer pays, and the report has dozens of pages, whatever the home is like. Do not let its length frighten you.

## What is looked at
What can be seen and reached: roof, gutters, walls, foundation, attic, basement, windows, plumbing, electrical panel, heating and cooling, built-in appliances. Depending on place and age others come too: for termites, radon, the sewer line by camera, septic and well, chimney, pool, lead. The contract says which inspections are agreed and until when.

## Make it easy
- All utilities on, pilot lights lit, also in an empty home.
- Clear the way to attic hatch, panel, furnace, water heater and crawl space; unlock gates and sheds.
- Change filters and batteries, replace dead bulbs: a dead bulb is reported as a possible fault.
- Lay out invoices, manuals, permits, the age of roof and equipment.
- Take pets along.

## Should you be there?
Better not. Buyers speak freely without you, and you do not argue with the report. Let them in, leave a number, go for the morning.

## The report
It lists everything from "missing cover plate" to "furnace at the end of its life". Sort it in three: safety and function, things that wear out, cosmetics. It is no list of your duties. What you must do depends on the contract and on your state; normally the buyer now accepts, asks for repairs or a credit, or leaves. See [Answering repair requests](/handbook/repair-requests).

Once you know of a defect through a report, you may have to tell the next buyer of it. That is one reason to settle it with this one.

If you would rather know before they do: [Having your own inspection first](/handbook/pre-listing-inspection).$article$),
  ('repair-requests', 'Answering repair requests', 'inspection', 1002, '2026-11-22',
   'How to sort what a buyer asks for after the inspection, and when to repair, give a credit, lower the price or say no.',
   'repair request after inspection ask for repairs credit concession fix renegotiate refuse say no list demands buyer wants money off as is list of things they want fixed repair credit money off after inspection concessions they are asking for repairs refuse fix better give them credit renegotiating demands',
$article$A few days after the inspection a list arrives. Breathe. Nearly every sale has this moment, and most go on.

## Sort it
1. **Safety, leaks, things that do not work** and were sold as working. Reasonable to settle.
2. **Old but working.** The buyer saw its age, or read it. A small credit at most.
3. **Taste and improvements.** Decline politely.

Ask for the pages of the report that belong to each request. You need not accept the inspector's word for a price: call a licensed contractor of your own, and get the quote in writing.

## Four answers
- **Repair** before closing: by licensed people, with permits and receipts, finished some days before the last walk-through. You carry the work and the risk that it does not please.
- **Credit** at closing: the buyer repairs to their own taste. Clean and quick. Lenders cap credits and want them worded as closing costs; have the buyer's lender agree first.
- **Lower price**: like a credit, spread over the loan. Gives the buyer less cash now.
- **No**: fair if the point was disclosed or priced in. Then the buyer decides, within the time of the contract.

Mix them: repair the two dangerous things, a credit for one, no to the rest.

## Write it down
An addendum, signed by both: what exactly, by whom, until when, how it is proved, and that this settles the inspection contingency. "Fix the roof" is a quarrel; "replace flashing at the chimney, licensed roofer, invoice by June 3" is not.

## Sold as is?
You announced that you would not repair. The buyer may still have the right to leave, so answer kindly. If you refuse and they go, the next buyer may have to be told what the report found; weigh that. See [Contingencies](/handbook/contingencies) and [the net sheet](/handbook/closing-costs) for what a credit costs you.$article$),
  ('pre-listing-inspection', 'Having your own inspection first', 'inspection', 1003, '2026-11-22',
   'What a pre-listing inspection costs you and gives you, when it is worth it, and what you then must disclose.',
   'pre-listing inspection before listing seller inspection own inspector find problems first worth it prelisting own inspector before i list get inspected first beforehand',
$article$You can hire an inspector before your home is for sale. It brings surprises at a time when you can still choose what to do about them.

## What it gives you
- No bad news in week three, when you have begun to pack.
- Time for two quotes instead of the first one.
- A price that already takes the old furnace into account, so that there is less to renegotiate.
- Trust: a report with the repairs ticked off, lying on the table at viewings.

## What it costs you
The fee of an inspection, often some hundreds of dollars, depending on size and place. And knowledge: what you learn you generally have to [disclose](/handbook/seller-disclosures). That is no drawback if you were going to be honest anyway, but do not order a report that you would rather not know.

## When it is worth it
For homes older than twenty or thirty years, inherited homes that you never lived in, rented ones, homes with a septic tank, well, pool or flat roof, and wherever you suspect something. For a young, well-kept home it is a luxury. Sometimes a single specialist is enough: a roofer, a sewer camera, an electrician.

## How to do it
1. Choose somebody with a state license, where there is one, and a good sample report.
2. Go along and ask: what would you repair before selling?
3. Sort: repair, price in, or simply tell.
4. Keep invoices with the report in [your documents](/dashboard?panel=documents). The kit has a [repair record](/dashboard?panel=documents) for it.

## What it does not do
It does not replace the buyer's own inspection, and the buyer should not rely on yours alone. Give it as "a report made for the seller on this date"; your attorney may have a sentence for it. Then go on with [which repairs to make](/handbook/repairs-before-selling).$article$);
