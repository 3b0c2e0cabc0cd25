-- The handbook: closing.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('from-contract-to-closing', 'From signed contract to closing', 'closing', 1201, '2026-11-22',
   'Week by week: deposit, inspection, title, appraisal, loan, walk-through. What runs at the same time and what you watch.',
   'under contract after accepting offer what happens next steps escrow process timeline pending weeks underwriting clear to close walk-through signed the contract what happens now next steps after accepting clear to close underwriting under contract pending how long from offer to close escrow period delay extension walkthrough',
$article$Both have signed. Now several people work at once, and your part is to answer quickly and keep the dates.

## Week one
- A copy of the contract goes to the title or escrow company, the attorneys, the buyer's lender.
- The buyer pays the [deposit](/handbook/earnest-money). Ask for the receipt.
- The buyer orders the [inspection](/handbook/home-inspection) and applies for the loan.
- Mark your home as pending under [My listings](/my-listings): it stays visible and takes no more viewings.

## Weeks two and three
Inspection, then repairs or credits are settled in writing. The lender orders the [appraisal](/handbook/the-appraisal). The title company searches for liens, unpaid taxes, old mortgages, easements, and sends a report or commitment. Read it: a misspelled name or a loan repaid in 1998 but never released takes time to clear. Order association papers and your [payoff statement](/handbook/paying-off-the-mortgage).

## Weeks four and five
Underwriting asks the buyer for more papers; that is normal. You finish repairs, book movers, give notice to utilities for the day after closing. When the lender says "clear to close", the date holds. With most home loans the buyer must receive the Closing Disclosure at least three business days before closing. You get a settlement statement; check every line against your [net sheet](/handbook/closing-costs).

## The last days
The buyer walks through, usually within a day or two before closing, to see that all is as agreed. Then comes [the day of closing](/handbook/closing-day).

## If a date slips
Most delays come from the loan or the title. Extend in writing, signed by both, before the date has passed. You may ask for something in return, such as a daily sum or a larger deposit. The document kit has a [closing checklist](/dashboard?panel=documents).$article$),
  ('closing-costs', 'What selling costs you at closing', 'closing', 1202, '2026-11-22',
   'The lines of a seller''s net sheet, from the mortgage payoff to transfer tax, and how to estimate what remains for you.',
   'closing costs seller fees net sheet net proceeds how much will i keep walk away with profit after sale calculate title insurance transfer tax expenses take home how much money will i walk away with net left over fees does the seller pay which fees take home proceeds calculator estimate deductions costs of selling who pays closing costs expenses keep',
$article$The price is not what arrives in your account. A **net sheet** lists what comes off it. Make one before you list, and again for each offer.

## What comes off
- **Mortgage payoff**, with interest to the day, and any second loan or line of credit
- **Transfer or deed tax**: some states and cities have it, some do not; custom or law says who pays
- **Title insurance and search**: in some places the seller buys the owner's policy, in others the buyer
- **Escrow, settlement or attorney's fee**
- **Property tax** up to the day of closing, association dues and transfer fees
- **Credits** you agreed to: repairs, the buyer's closing costs, a home warranty
- **A buyer's agent**, if you agreed to pay one; see [Working with a buyer's agent](/handbook/buyers-agents)
- Recording of releases, wire and courier fees

As you sell yourself, there is no listing agent's commission.

## What comes back
Prepaid property tax or dues for days after the closing. Your lender pays out what is left in your escrow account separately, after the payoff. So do insurers for unused premium.

## Get real numbers
Ask two title companies or attorneys for a seller's estimate with your address and price; it is usually free. Ask your lender for a payoff figure. Look up the transfer tax at your county. Rules of thumb from other states will mislead you.

## An example
Price $400,000, payoff $210,000, transfer tax and title $3,500, settlement fee $900, tax share $1,600, repair credit $2,000. That leaves $182,000. The figures are made up to show the arithmetic; yours differ.

Ask Vesty to calculate with your own numbers, or use the [net sheet](/dashboard?panel=documents) in the document kit. Possible tax on the profit is not part of it: see [capital gains](/handbook/capital-gains).$article$),
  ('title-and-escrow', 'Title, escrow and closing attorneys', 'closing', 1203, '2026-11-22',
   'What a title search finds, what escrow holds, who runs the closing in your state, and how to clear problems early.',
   'title company title search title insurance deed escrow officer closing attorney lien easement cloud quitclaim warranty deed survey ownership heirs old lien on the property ex-husband ex-wife spouse on the deed ownership boundary fence survey title problem title insurance notary recorded trust probate estate deceased parent',
$article$To sell, you must be able to hand over ownership that nobody else can claim. The people who make sure of it are called differently from state to state, but do the same things.

## Who runs the closing
In the West it is mostly an escrow company, in much of the Midwest and South a title company, in parts of the East and South an attorney. Ask a local office or your attorney what is customary and who chooses. You may compare fees.

## The search
They look in public records for everything tied to the property: mortgages, tax and contractor's liens, judgments against you, easements, boundary questions, old co-owners. The result is a title report or commitment. "Requirements" are what must be settled before closing, "exceptions" what the policy will not cover.

## What often turns up
- A loan long repaid whose release was never recorded: ask the old lender for it.
- A home equity line with no balance that was never closed.
- A divorced spouse, a deceased parent or a trust still on the deed: bring the papers early, some need a court.
- A lien by a contractor or for unpaid taxes: paid from the proceeds, or disputed.
- A fence on the wrong side: perhaps a survey, perhaps an agreement with the neighbor.

Start the search when you list, not when you have a buyer.

## The deed
It says what you promise about the title. A *general warranty deed* promises most, a *special* or *limited* one less, a *quitclaim* nothing. The contract says which; have it prepared by an attorney or the closing office. All owners must sign, in many states the spouse, too.

## Title insurance
One policy protects the lender, another the new owner, each paid once. If you kept your own from when you bought, show it: it can make the new one cheaper. Guard against false payment instructions: [wire fraud](/handbook/wire-fraud).$article$),
  ('paying-off-the-mortgage', 'Paying off your mortgage', 'closing', 1204, '2026-11-22',
   'How the payoff works, what to order and when, home equity lines, prepayment penalties, and owing more than the home brings.',
   'mortgage payoff pay off loan statement still owe heloc second mortgage lien release prepayment penalty underwater short sale escrow refund balance assumable still owe the bank loan balance heloc home equity line worth less than i owe underwater upside down behind on payments foreclosure second mortgage escrow account refund assume my loan solar panels lease lien',
$article$You can sell a home with a mortgage on it; most people do. The loan is paid from the price at closing, before anything reaches you.

## The payoff statement
The balance on your monthly statement is not the payoff. That one adds interest for each day until the money arrives, and perhaps fees. The title company normally orders it with your permission; for most home loans the servicer must answer a written request within seven business days. Order one now for planning; the final one comes shortly before closing, and has a date until which it is good.

Keep paying as usual until the closing is done. A payment that crosses the payoff comes back to you.

## Look for these
- **Home equity line or second loan**: it must be paid *and closed*. Stop using it once you have a contract.
- **Prepayment penalty**: rare on newer loans, but read your note.
- **Solar loan or lease, or a property-assessed (PACE) loan**: it may be recorded against the home. Tell the buyer early.
- **Automatic payments**: end them after the payoff is confirmed, not before.

## Afterwards
The lender records a release of the lien; ask for a copy some weeks later. What was left in your escrow account for tax and insurance is generally sent to you within twenty business days of the payoff. Give them your new address.

## Can the buyer take over the loan?
FHA, VA and USDA loans often can be assumed with the lender's consent; most others cannot. With a low rate that may be worth much. Make sure in writing that *you* are released, and veterans should ask about their entitlement.

## If you owe more than the price
Speak with your servicer and an attorney before you list. A short sale needs the lender's consent, and there may be tax on forgiven debt. A HUD-approved housing counselor advises for little or nothing: https://www.hud.gov.$article$),
  ('closing-day', 'The day of closing', 'closing', 1205, '2026-11-22',
   'What you bring, what you sign, when the money comes and when the keys go. With the last walk-through the day before.',
   'closing day settlement sign papers keys final walk-through what to bring money when do i get paid proceeds id notary remote closing table bring to the signing when do i get my money paid hand over the keys signing appointment remote online notary power of attorney settlement table final walkthrough what happens on closing day',
$article$After all the waiting, closing takes an hour. In some states everybody sits at one table; in others each signs alone, days apart, or before a notary on a screen.

## The day before
- The buyer walks through. The home is empty and swept, repairs are done, what was to stay is there and works. Be near the telephone.
- Compare the settlement statement with your [net sheet](/handbook/closing-costs), line by line. Ask about each that you do not understand, today and not tomorrow.
- Confirm the account for your proceeds by telephone at a number that you know; see [wire fraud](/handbook/wire-fraud).

## Bring
Identity card or passport of every owner (names as on the deed), all keys, openers and codes, receipts for repairs, your new address, details of your account as agreed with the closing office, and a power of attorney if somebody signs for another. Have it approved a week earlier; lenders and title companies are strict.

## Sign
The deed, the settlement statement, affidavits about liens, marital status and residency, a form for reporting the sale to the IRS. Read before you sign. There is time.

## Money and keys
You are paid when the buyer's money has arrived, all have signed and the office releases it, often after the deed is recorded. That may be the same day or one or two days later. A wire arrives faster than a check clears. Hand over the keys when the contract says so, normally at closing or recording. If you stay longer, it needs a written agreement: [Staying in the home after closing](/handbook/staying-after-closing).

## Afterwards
Mark the home as sold under [My listings](/my-listings). End insurance and utilities only now. Keep the settlement statement with your tax papers for years; you need it for [capital gains](/handbook/capital-gains).$article$);
