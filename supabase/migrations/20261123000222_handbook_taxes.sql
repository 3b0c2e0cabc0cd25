-- The handbook: taxes.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('capital-gains', 'Tax on the profit from your home', 'taxes', 1301, '2026-11-22',
   'How the federal exclusion of up to $250,000 or $500,000 works, what counts as profit, and when to ask a tax adviser.',
   'capital gains tax irs exclusion 250000 500000 two of five years profit owe taxes on sale primary residence section 121 basis improvements rental inherited divorce owe the irs anything tax taxes on the sale lived there months two years inherited mother''s house parents rental property depreciation exclusion married single widow divorce how is it taxed report profit improvements receipts firpta foreigner rented it out for a few years landlord',
$article$Many people owe no federal income tax when they sell the home they live in. Whether you are among them depends on a few facts. This is an outline; a CPA or tax adviser applies it to you.

## The exclusion
If you owned the home and lived in it as your main home for at least two of the five years before the sale, you may generally leave up to **$250,000** of gain untaxed, or up to **$500,000** for most married couples who file jointly. The two years need not be in one piece. It can normally be used once in two years. A part of it may be available if you move early because of work, health or certain unforeseen events. There are special rules for military service, divorce and surviving spouses.

## What the gain is
Selling price, less selling costs, less your **basis**: what you paid, with certain purchase costs, plus improvements.

- Improvements: an addition, a new roof, a furnace, a kitchen, a fence.
- Not: repairs, painting, cleaning, your own hours.

Example: bought for $220,000, improvements $40,000, sold for $480,000 with costs of $20,000. The gain is $200,000.

## Ask an adviser if
- the gain comes near the limit
- you rented the home out or claimed depreciation (that part is not excluded)
- you inherited it, or received it as a gift or in a divorce
- you had a home office, a second home or land sold separately
- you are not a US citizen or resident: the buyer may have to withhold (FIRPTA)

States have rules of their own, and some withhold tax when a nonresident sells.

## Keep
Both settlement statements and invoices of improvements, in [your documents](/dashboard?panel=documents) for example. IRS Publication 523, "Selling Your Home", has worksheets: https://www.irs.gov/publications/p523. A loss on your own home is generally not deductible.$article$),
  ('property-and-transfer-taxes', 'Property taxes, transfer taxes and Form 1099-S', 'taxes', 1302, '2026-11-22',
   'Who pays property tax for the year of the sale, which states tax the transfer, and which form goes to the IRS.',
   'property tax proration transfer tax deed stamp 1099-s form report sale irs reporting recording homestead exemption prorated who pays taxes this year who pays the property taxes this year 1099-s 1099 s mail transfer tax stamps deed tax proration prorated deduct tax return moving expenses',
$article$Besides tax on profit, three things with "tax" in their name come up at closing.

## Property tax
It is shared by days: you pay up to the closing, the buyer afterwards. How that looks depends on whether your county bills in advance or in arrears.

- **Billed in arrears**: you owe for the months you lived there. You give the buyer a credit.
- **Paid in advance**: the buyer gives you one.

Example: $3,650 a year, paid in arrears, closing after 100 days of the year: you give a credit of $1,000. If the bill is not known yet, last year's is used; the contract should say whether it is settled again later. A homestead or senior exemption usually ends with your ownership; tell the county, and ask about it for your next home. In some states a new assessment follows a sale, which is the buyer's matter.

## Transfer tax
Also called deed tax, excise or documentary stamps. Many states and some cities or counties have it, others, such as Texas, have none. It is a share of the price, sometimes with higher rates for expensive homes. Law or custom says who pays, and the contract can usually say otherwise. Your county recorder or a title company can tell you the rate; put it on your [net sheet](/handbook/closing-costs).

## Form 1099-S
The closing office normally reports the sale to the IRS and sends you a copy early in the next year. If you certify in writing that the whole gain falls under the exclusion for a main home, they may not have to. If you do get the form, the sale belongs on your tax return even when nothing is due. See [Tax on the profit from your home](/handbook/capital-gains).

## And the next April
Put the settlement statement with your tax papers. It shows property tax and mortgage interest paid in the year, which may be deductible if you itemize. Moving costs generally are not, except for members of the armed forces who move under orders. Ask your tax adviser.$article$);
