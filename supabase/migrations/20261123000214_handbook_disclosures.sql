-- The handbook: disclosures.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('seller-disclosures', 'What you must tell a buyer', 'disclosures', 501, '2026-11-22',
   'Most states ask sellers for a written disclosure of known defects. What it usually covers, when to give it, and how to fill it in.',
   'disclose disclosure form statement defects legal required tell hide known problems leak mold water damage death ghost lawsuit liability state form do i have to tell them flooded basement flood water leak roof mold termites crack foundation somebody died death in the house haunted sued lawsuit liable mention not mentioned honest must i say defect asbestos radon neighbor dispute past repairs',
$article$In most states a seller must tell a buyer, in writing, about defects they know of. The form, the deadline and the exceptions are the state's own. This article is an orientation; your state's form and a real estate attorney decide.

## What is usually asked
- Roof, foundation, drainage, basement: leaks, cracks, repairs
- Plumbing, septic, well, electrical, heating and cooling
- Water damage, mold, pests, asbestos, radon, buried tanks
- Flooding, past flood or fire claims, flood zone (a growing number of states ask)
- Work without permits, code violations, boundary or easement disputes
- Association fees, assessments and lawsuits
- What stays and what is leased, such as solar panels

## Known means known
Most forms ask what you actually know, not for an inspection. "Unknown" is a fair answer when it is true. A repaired leak is still worth telling: say what happened, who fixed it, and attach the invoice. Hiding a defect you knew of can undo a sale or lead to damages years later, also when you sell "as is".

## Deaths and other stories
Whether a death, a crime or an illness must be told differs much between states, and some of it may not be told at all. Ask an attorney before you answer such a question.

## When and how
Have the form ready before the first offer; in some states a buyer may withdraw for a time after receiving it late. Answer by hand or on screen, every line, both owners sign, the buyer signs for having received it. If you learn something new before closing, update it.

Homes built before 1978 need a [federal lead paint disclosure](/handbook/lead-paint) as well. The document kit in [your documents](/dashboard?panel=documents) has a worksheet for gathering the facts; use your state's official form for the buyer.$article$),
  ('lead-paint', 'Lead paint in homes built before 1978', 'disclosures', 502, '2026-11-22',
   'Federal law asks sellers of most homes built before 1978 for a disclosure, a pamphlet and a chance to test. What you do, step by step.',
   'lead based paint 1978 old house epa pamphlet ten days hazard federal law test inspection disclosure older home old paint built before 1978 built in the 1950s 1920s 1960s century pamphlet epa hand out lead test',
$article$If your home was built before 1978, federal law adds a step to your sale, in every state, with or without an agent. You do not have to test for lead or remove it. You do have to say what you know.

## What you must do
1. **Tell** the buyer about any lead-based paint or lead hazards that you know of, and hand over reports you have.
2. **Give** the EPA pamphlet "Protect Your Family From Lead in Your Home". It is free at https://www.epa.gov/lead.
3. **Include** the Lead Warning Statement and the disclosure in the contract or attach it, signed by both sides *before* the buyer is bound.
4. **Allow** the buyer ten days to have the home checked for lead. Both sides may agree in writing on another period, and the buyer may give it up in writing.
5. **Keep** a signed copy for at least three years after the closing.

If you know nothing and have no reports, the form has a box for exactly that.

## Exceptions
Some sales are exempt, for example foreclosure sales, and many homes without a separate bedroom or set aside for older people, unless a small child lives there. Ask an attorney before you rely on one. Some states add rules of their own.

## Until then
Do not sand, scrape or burn old paint to make it look better; the dust is the danger. Contractors who disturb paint in such homes for pay generally need lead-safe certification. Sound paint that is kept clean is seldom an obstacle; most buyers of old houses expect it.

Penalties for skipping the disclosure can be high. The kit in [your documents](/dashboard?panel=documents) has a lead paint form to prepare from, and the EPA publishes a sample.$article$),
  ('hoa-and-condo-papers', 'HOA and condominium papers', 'disclosures', 503, '2026-11-22',
   'Which documents a buyer of a home in an association expects, who orders and pays for them, and what can hold up a sale.',
   'hoa homeowners association condo condominium coop fees dues bylaws rules resale certificate estoppel special assessment management company documents hoa bylaws budget special assessment dues condo building board management association documents coop resale package estoppel',
$article$If your home belongs to a homeowners association, a condominium or a cooperative, the buyer is joining something. Most states give them a right to see what.

## What is usually handed over
- The declaration (often called CC&Rs), bylaws and current rules
- Budget, reserve study if there is one, recent financial statements
- Dues, transfer fees, and any special assessment voted or under discussion
- Minutes of recent meetings, lawsuits, insurance summary
- A statement of your account: that you owe nothing, or how much. It is called a resale certificate, status letter or estoppel, depending on the state

## Order early
The management company prepares the package, charges for it, and takes days or weeks. In some states the fee is capped, in some the buyer may cancel for a few days after receiving the papers. Find out what applies and how long a package stays valid, so that you do not pay twice.

## What worries buyers and lenders
Thin reserves, an open lawsuit, a large assessment to come, many units rented out. A lender may refuse a loan because of the building, not the buyer. Ask the manager before you list, so that you can answer calmly. If an assessment is likely, settle in the contract who pays it.

## Rules for the sale itself
Check what your association says about signs, open houses, lockboxes, guests in the elevator and moving hours. Some have a right of first refusal, and cooperatives approve buyers: allow for that in the dates of the contract.

Put the files into [your documents](/dashboard?panel=documents) and name dues and what they cover in your listing. Then nobody has to ask.$article$),
  ('fair-housing', 'Fair housing for people who sell their own home', 'disclosures', 504, '2026-11-22',
   'Whom the law protects, why it reaches owners too, and how to write, answer and choose without giving a preference.',
   'discrimination fair housing act protected class family children religion race disability love letter choose buyer refuse neighborhood safe schools words advertise perfect for families religion race kids love letter who can i sell to refuse to sell turn down reject buyer because discriminate ethnic nationality disabled wheelchair section 8 singles schools safe neighborhood',
$article$You may choose among buyers by price, terms and certainty. You may not choose by who they are, and you may not advertise as if you did.

## Whom the law protects
The federal Fair Housing Act names race, color, religion, sex, disability, familial status (households with children) and national origin. Many states and cities add others, such as age, marital status, sexual orientation, gender identity or the source of income. Another federal law, from 1866, forbids racial discrimination in any sale of property, without exception.

The Fair Housing Act exempts some owners who sell a single home without a broker. The exemption is narrow, does not cover advertising, and many states do not have it. The safe rule is simple: treat everybody alike.

## In the listing
Describe the property, not the person. "Two blocks to a playground" rather than "great for families". "Quiet street" rather than "no children". "Steps to the entrance" rather than "not for the disabled". Naming a church as a landmark hints at a preference; a street does not. The listing editor marks phrases to think about.

## At viewings and on the telephone
Answer facts about the home. If somebody asks who lives in the neighborhood, or whether it is "safe" or the schools are "good", point to public sources and let them judge. Offer the same times, the same information and the same terms to all.

## With offers
Letters from buyers with photographs of their family put you at risk: what you do afterwards can look like a preference. Many sellers say in advance that they will not read them. Write down the reasons for your choice (price, deposit, loan, dates) and keep the note.

If a question goes further, ask a fair housing agency or an attorney.$article$);
