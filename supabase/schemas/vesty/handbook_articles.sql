-- Written by `npm run generate -- handbook` from supabase/handbook. Not to be edited by hand.

delete from public.handbook_articles;

insert into public.handbook_articles
  (slug, title, topic, position, published_on, updated_on, summary, keywords, body)
values
  ('selling-it-yourself', 'Selling your home yourself, start to finish', 'start', 101, '2026-11-22', '2026-11-22',
   'The whole way, from the first walk through the rooms to handing over the keys, and where to read about each step.',
   'fsbo for sale by owner without an agent no realtor steps process overview begin first start guide how does it work where to begin myself on my own alone diy never done this beginner stages order first-time vender casa propietario dueño pasos proceso empezar guía',
$article$Selling without an agent is a series of ordinary jobs. You measure, take photos, answer the phone, and read a contract with someone who knows contracts. You do not have to be good at all of them on the first day. You do have to do them in order.

## Before anyone sees the home
1. Gather documents: deed, mortgage statement, survey, permits, warranties, and the association's rules if there is one.
2. Find a price from recent sales nearby. See [How to price your home](/handbook/how-to-price-your-home).
3. Repair what would frighten a buyer, then clean and clear. See [Preparing your home, room by room](/handbook/preparing-your-home).
4. Fill in your state's disclosure form while the facts are fresh.

## On the market
Photograph on a bright day, write what you know about living there, and publish. Start at [Sell](/sell); a draft saves itself. Offer times for showings on [your availability](/availability) and answer requests soon, within the day if you can.

## From offer to keys
An offer is more than a price: read the dates, the deposit and the contingencies. Once both sides have signed, inspection, appraisal, title work and the buyer's loan run side by side. [From signed contract to closing](/handbook/from-contract-to-closing) shows what happens when.

## Help worth paying for
Contracts and deeds are legal documents, and the rules differ by state. Many owners hire a real estate attorney for a fixed fee and a title or escrow company for the closing. [Who to hire](/handbook/who-to-hire) says who does what. Your [timeline](/dashboard?panel=timeline) keeps the six stages in view.$article$),
  ('how-long-a-sale-takes', 'How long a sale takes', 'start', 102, '2026-11-22', '2026-11-22',
   'Preparing, finding a buyer and closing each take their time. What sets the pace, and which part you can shorten.',
   'timeline duration weeks months fast quick quickly days on market when will it sell length average speed sell sooner how many weeks until sold how soon date deadline move by enough time before school starts cuánto tiempo tarda plazo semanas meses rápido venta',
$article$No honest guide can promise a date. A sale is three waits in a row, and only the first is in your hands.

## Getting ready
Plan two to six weeks. You need a weekend or two to clear out, and a week or more for repairs and touch-up paint. Take a day for photos and an evening for the disclosure form. You get some documents from other people, such as a payoff statement, old permits, or what the association has. Order them on the first day, because owners often end up waiting for them.

## Finding a buyer
This depends on price, place and season. Look at the "days on market" of homes near you that sold in the last three months. That is a better guide than any national figure. A home priced in line with those sales usually gets most of its attention in the first two or three weeks. Silence in that time is information: read [When to lower the price](/handbook/lowering-the-price).

## From contract to closing
With a mortgage, 30 to 45 days is what lenders commonly plan for. A cash buyer needs no lender and can close as soon as title work and inspection are done, often in two or three weeks. Association approval, a court, an estate or a title problem adds time.

## What you can shorten
- Before the first visitor comes, finish the disclosure and a list of repairs.
- Open the title file early: a title company can look for old liens before you have a buyer.
- Answer requests the same day, and offer evenings and weekends on [your availability](/availability).
- Prefer the buyer whose loan is furthest along. See [Can the buyer pay?](/handbook/can-the-buyer-pay).$article$),
  ('who-to-hire', 'Who to hire when you sell without an agent', 'start', 103, '2026-11-22', '2026-11-22',
   'Attorney, title company, appraiser, inspector, photographer: what each does, and which of them your state expects.',
   'lawyer attorney professional help notary photographer appraiser inspector flat fee mls broker cpa accountant required need hire do i need a lawyer attorney hire someone professionals team multiple listing service flat-fee mls paralegal conveyancer experts which professionals to pay for abogado notario contratar profesionales ayuda',
$article$Selling by owner does not mean selling alone. It means that you choose each helper and pay for that one piece of work. Ask for a fixed fee in writing, and for two quotes where you can.

## Real estate attorney
An attorney writes or reviews the contract, and answers questions about disclosure. They prepare the deed, and speak for you when something goes wrong. In some states, an attorney runs or supervises the closing anyway. Georgia, Massachusetts and South Carolina are examples. In many others, it is your choice. If you hire only one person, let it be this one, and before you sign a contract rather than after.

## Title or escrow company
Searches the title, holds the deposit, pays off your mortgage, records the deed. In many states, you and the buyer agree on the company in the contract. Local custom says who pays which part. [Title, escrow and closing attorneys](/handbook/title-and-escrow) explains.

## People who help before you list
- **Appraiser**: an independent opinion of value, useful where few homes sell.
- **Inspector**: tells you first what the buyer's inspector will find. See [Having your own inspection first](/handbook/pre-listing-inspection).
- **Photographer**: if the light in your home is difficult.
- **Flat-fee broker**: for a set price, some put your home into the local multiple listing service (MLS), where agents search. Read what else the agreement binds you to.

## People for the numbers
A CPA or tax adviser, if your profit may be large, or if you rented the home out or ran a business in it. Ask one, too, if you got the home by inheritance or divorce. See [Tax on the profit from your home](/handbook/capital-gains).

SelfNVest is not a broker, and neither Vesty nor this handbook replaces any of them.$article$),
  ('buying-a-home', 'Buying a home here', 'start', 104, '2026-11-29', '2026-11-29',
   'The steps of a buyer on SelfNVest, from the first search to the keys, and who helps where no agent does.',
   'buy buying buyer first time steps process how does it work here without agent see homes book visit purchase begin start looking for a home see a house need an agent to book comprar comprador',
$article$On SelfNVest you talk with the owner of a home, not with a listing agent. The price, the documents and the law are the same as anywhere else.

## The steps
1. **Know your limit.** Talk to a lender before you fall in love with a home. [What you can pay](/handbook/what-you-can-pay) says what they look at.
2. **Search.** Write what you want in [the search](/listings), as you would say it. Save the search, and you hear of new homes. Save homes as favorites and compare them.
3. **Ask.** Each home's page answers questions from what its owner has published. What is not there goes to the owner as a message.
4. **See it.** Pick a day and a time on the home's page. You need no agent to book, and no account. [Visiting a home](/handbook/visiting-a-home) is your list.
5. **Offer.** You write your terms on the home's page, and the owner accepts, declines or counters. See [Making an offer](/handbook/making-an-offer).
6. **Contract to keys.** Once an offer is accepted, both of you have one page for the sale: inspection, appraisal, loan, title and closing, each with its date.

## Who helps you
A lender, an inspector and a title or escrow company are part of most sales. In some states an attorney has to run the closing. In the others you may still hire one to read the contract before you sign. It is money well spent when no agent is at your side.

You may also hire your own agent. Most agents need a written agreement with you before they show you a home. What it says you owe them is yours to pay, unless the owner agrees in the offer to pay it. [Working with buyers' agents](/handbook/buyers-agents) says more, from the owner's side.

## What we do not do
We are no broker and give no legal advice. We do not check what an owner writes about a home. That is what your own visit, your inspector and the title search are for. Nothing here is a contract until you both have signed one.$article$),
  ('how-to-price-your-home', 'How to price your home', 'pricing', 201, '2026-11-22', '2026-11-22',
   'A price that buyers believe comes from what similar homes nearby sold for, adjusted for what is different, and tested against what is for sale now.',
   'price pricing value worth asking list price set number cost how much should i ask overpriced underpriced strategy market listing price ask too high too low room for bargaining charge bracket search price point set my price precio poner fijar pedir casa valor',
$article$The market does not know what you paid, what you put in, or what you need for the next place. Buyers compare. A good price is one that holds up when they do.

## Start from sales, not from asking prices
Find three to six homes like yours, sold in the last three to six months and within about a mile (closer in a city, wider in the country). Same kind, similar size, age and condition. [Finding and reading comparable sales](/handbook/comparable-sales) shows where to look and how to adjust.

## Then look at the competition
Homes for sale now are what your buyer will visit on the same Saturday. They do not prove a value, but they show what else the same money buys. Homes that were taken down unsold mark where the ceiling was. You can browse [our listings](/listings) by place and price.

## Choose a strategy
- **At the market**: in line with the comparable sales. Right for most homes.
- **A little under**: to draw several buyers at the same time. It works only where many buyers are looking. You don't have to accept any offer.
- **Above**: "to leave room". The early weeks bring the most attention, and buyers who skip you then seldom come back.

Mind the steps in which people search: a home at $405,000 is missed by everyone who looks up to $400,000.

## Write down your reasons
Keep the sales and your adjustments on one page. You will want it when a buyer says "too much", and again for the appraiser: see [How the lender's appraisal works](/handbook/the-appraisal).

Where homes differ widely or few are sold, an appraisal before you list is money well spent. You can change the price at any time under [My listings](/my-listings). The listing shows its price history to visitors.$article$),
  ('comparable-sales', 'Finding and reading comparable sales', 'pricing', 202, '2026-11-22', '2026-11-29',
   'Where sold prices are recorded, which homes count as comparable, and how to adjust for a garage, a bath or a worn kitchen.',
   'comps comparables sold prices neighbors neighborhood recent sales cma county records assessor per square foot adjust adjustment neighbor houses actually sold for what did the house next door sell for street recently sold prices zillow redfin realtor.com cma comparables ventas vecinos comparar precio barrio',
$article$"Comps" are homes like yours that have really sold. Three good ones beat a dozen loose ones.

## Where to find them
- The county recorder or assessor: many publish deeds and sale prices online. In some states, Texas among them, sale prices need not be made public, so county data may lack them.
- [Our listings](/listings?status=sold) and other real estate sites, filtered to "sold" in the last six months. Here you see what was asked, not what was paid.
- Neighbors who sold: ask what they really got and what they gave back at closing.
- A local appraiser, or an agent who offers a market analysis.

## Which ones count
The same school zone, and the same side of the main road if people there care about it. The same type: a townhouse says little about a detached house. Living area within roughly 20 percent, similar lot, age and condition. Leave out sales between relatives and foreclosures; their prices have other reasons.

## Adjusting
Correct the *other* home's price to what it would have fetched if it were like yours. It has a second bath and you do not: subtract. Its kitchen was worn and yours is new: add. Take the amounts from pairs of local sales that differ in that one thing, not from what the work cost. A $40,000 kitchen rarely adds $40,000.

Price per square foot is a check, not a method. Small homes have a higher figure than large ones. A basement is seldom counted like the floors above.

## From numbers to a range
"What is it worth?" at your home in [My listings](/my-listings) does this sum for three to six sales, and shows each step. Or write each adjusted price down. If they are close together, you have your answer. If they scatter, look again at the outliers. Then go on to [How to price your home](/handbook/how-to-price-your-home). Keep the page: if the buyer's appraisal comes in low, these sales are your best argument.$article$),
  ('what-your-home-is-worth', 'Estimates, valuations and appraisals before you list', 'pricing', 203, '2026-11-22', '2026-11-29',
   'Online estimates, tax assessments, agents'' opinions and appraisals answer different questions. What each is good for.',
   'zestimate online estimate automated value worth valuation appraiser assessed value tax assessment broker opinion bpo accurate zestimate zillow redfin estimate accurate what is it worth county assessed assessment assessor valuation how much is my home worth value of my house websites different values vale valor tasación estimación valuación',
$article$Type your address into three websites and you get three values. None of them has seen your kitchen. It helps to know what each number was made for.

## Online estimates
A computer compares public records: size, age, sales nearby. In a subdivision of similar houses it can be close. For a remodeled, rural or unusual home it can be far off. Check that it has the right bedrooms, baths and square feet, because mistakes in county records go straight into it. Companies publish their own error rates for your area. Read them before you lean on one.

## The tax assessment
It exists to divide up the property tax. Depending on the state it may lag years behind, be capped in how fast it may rise, or be set to a fraction of the value. It is not a price.

## An agent's opinion
A comparative market analysis is often free, and made in the hope of your business. It can be careful work. Ask to see the sales behind it, and say openly that you plan to sell by owner.

## An appraisal
A state-licensed appraiser visits and writes a report to professional standards. You pay for it, and it belongs to you; a buyer's lender will still order its own. It is worth the fee when homes nearby differ a lot, when heirs or spouses must agree, or when you expect an argument about price.

## What to do with them
Treat them as witnesses, and [comparable sales](/handbook/comparable-sales) as the evidence. "What is it worth?" at your home in [My listings](/my-listings) turns such sales into a range. If all of them point one way and your hopes another, price where the evidence is. Neither Vesty nor anyone else can tell you from afar what your home will sell for.$article$),
  ('lowering-the-price', 'When to lower the price', 'pricing', 204, '2026-11-22', '2026-11-29',
   'How to tell a price problem from a photo, access or condition problem, and how to make one reduction that counts.',
   'reduce reduction drop cut price no showings no offers not selling sitting stale too high interest views nobody nobody made an offer lots of views but no showings no interest been listed for a month sitting stale lower how much by when what is wrong not working slow weeks on the market quiet dead bajar rebajar reducir precio nadie interés',
$article$A home that gets no offers has one of four problems. Buyers do not see it, or cannot visit it. Or they do not like what they find, or do not believe the price. Look before you cut.

## Read the signs
- **Few views**: the first photo, the title, or the price band. Your views and saves for the last seven days are under [My listings](/my-listings).
- **Many views, few requests**: the photos promise less than the price does, or there are no times to visit. Check [your availability](/availability).
- **Many showings, no offers**: visitors compare and choose another. Read what they answered after the visit; on SelfNVest each is asked how the price feels.
- **Offers, all low**: the market has told you a number. See [Negotiating the price](/handbook/negotiating-the-price).

## When
Give a well-shown home two to three weeks, or eight to ten showings, before you decide; longer where few people buy. If similar homes went under contract in that time and yours did not, wait no longer. "What is it worth?" in [My listings](/my-listings) says so after two weeks without a request. Check first whether new [comparable sales](/handbook/comparable-sales) have come in.

## How much
One reduction that reaches new buyers works better than three that do not. Cross a step in which people search: from $412,000 to $399,000 rather than to $409,000. Small repeated cuts are all in the price history and tell buyers to wait for the next.

## Before you do it
Replace the first photograph, correct the description, offer a Saturday. Then change the price and save; buyers with a matching saved search are told by email. If you are paying for two homes, work out what a month of waiting costs you: mortgage interest, tax, insurance, upkeep. That sum is what a quick reduction saves.$article$),
  ('preparing-your-home', 'Preparing your home, room by room', 'preparing', 301, '2026-11-22', '2026-11-22',
   'A working list from the front door to the basement: what to fix, clean, empty and light before photographs and showings.',
   'prepare ready get house ready clean cleaning checklist kitchen bathroom bedroom before selling paint smell odor pets list clean tidy fix smells smell dog cat odor smoke pet get it ready people come to look room checklist deep clean paint color walls into shape get the place ready preparar limpiar casa ordenar habitaciones',
$article$Walk in through the front door with a notepad, as if you had never been there. Write down everything that makes you look twice. That list is most of the work.

## Everywhere
Wash windows, replace dead bulbs (all the same warm tone), tighten handles, silence the door that squeaks. Patch nail holes; repaint loud or scuffed walls in a plain warm white. Smells are the hardest thing to notice yourself: ask a friend, wash textiles, and do not cover them with perfume.

## Kitchen and baths
Clear the counters down to two or three things. Degrease the hood, descale the taps, redo caulk that has darkened. In baths: fresh towels, lid down, nothing on the floor. Fix drips; a dripping tap makes people wonder about the pipes.

## Living and sleeping rooms
Take out a third of the furniture, so that people can see where the walls meet the floor. Give each room one clear purpose. Make beds as a hotel would. Empty closets to about half: full ones look small.

## Basement, attic, garage
Buyers do look. Clear a path to the furnace, water heater and electrical panel, and label the breakers. Dry out damp corners and find out why they are damp. It belongs in your [disclosure](/handbook/seller-disclosures).

## Documents and valuables
Lock away medicine, jewelry, keys, bills and anything with a number on it. Take down family photographs if you do not want strangers to see them, and do it before the pictures are taken.

Then go on to [repairs](/handbook/repairs-before-selling), the [outside](/handbook/curb-appeal) and the [photographs](/handbook/photographing-your-home).$article$),
  ('repairs-before-selling', 'Which repairs to make before you sell', 'preparing', 302, '2026-11-22', '2026-11-22',
   'Fix what is unsafe, leaking or frightening; freshen what is cheap; leave expensive taste to the buyer.',
   'fix repair renovate remodel upgrade improvement worth it return kitchen bathroom roof as-is as is cost permits contractor permit permits unpermitted deck addition without a permit remodel kitchen bathroom roof furnace sell as-is as is condition fixer upper worth fixing leave it broken reparar reparaciones arreglar antes vender renovar',
$article$Buyers subtract more for a doubt than a repair costs. A stain on a ceiling becomes "the roof". So mend what raises doubts, and be slow to remodel.

## Do these
- Anything unsafe: loose railings, missing smoke or carbon monoxide alarms, exposed wiring. Some states and cities require working alarms, or a certificate, before a sale.
- Anything that leaks, and the stain it left.
- Heating, cooling and hot water: have them serviced and keep the invoice.
- Doors and windows that stick, broken panes, torn screens.
- Paint, caulk, grout, light bulbs: little money, much effect.

## Think twice about these
A new kitchen, a bath, a finished basement. You will rarely get the whole sum back, the buyer may have other tastes, and the work delays you. Cleaning, new handles and good light often do as much for the photographs. For a failing roof or furnace, compare three options: replace it, give a credit at closing, or price the home for what it is.

## Permits
If work in the past needed a permit and had none, ask the building department or an attorney how it can be made right. Do not hide it; in most states a question about it is on the disclosure form.

## Selling as is
You may sell "as is": it means that you do not plan to make repairs. It does not end your duty to disclose what you know, and buyers will usually still want an inspection. See [Answering repair requests](/handbook/repair-requests).

Keep every invoice in [your documents](/dashboard?panel=documents). Buyers like to see them, and some improvements count when you work out your [tax](/handbook/capital-gains).$article$),
  ('decluttering-and-staging', 'Decluttering and staging', 'preparing', 303, '2026-11-22', '2026-11-22',
   'How to make rooms read well in photographs and feel calm in person, with what you own.',
   'declutter stage staging stager furniture arrange storage empty vacant house furnished stuff belongings tidy decorate personal hire a stager rent furniture empty rooms too much stuff junk get rid of storage unit virtual staging decorate depersonalize ordenar muebles decorar despejar',
$article$Staging is not decoration. It is making the size, light and purpose of each room plain at first sight. Most of it is taking things away.

## Sort into four piles
Go room by room: keep in place, pack for the move, give away, throw out. Pack everything you will not use in the next two months. You would have packed it anyway. If the garage fills up, a storage unit for a few weeks is cheaper than a home that looks small. Book a bulk pick-up or a donation truck before you start, so that there is a deadline.

## Arrange for the eye
- Stand in the doorway: nothing tall or dark should block the view across the room.
- Pull sofas a hand's width off the wall, and let rugs lie under the front legs.
- One lamp in each dark corner, curtains fully open, blinds level.
- A fully set table looks stiff. A bowl of fruit is enough.
- Give a spare room one job: a desk and a chair, or a bed, not both and a treadmill.

## An empty home
Empty rooms photograph small and echo. If you have moved out, leave or rent the few large pieces that show scale: a bed, a sofa, a dining table. Keep heat and light on. Tell your insurer: some policies limit coverage for a vacant home.

## Pictures furnished by computer
Virtual furniture in photographs must be marked as such, and must not hide damage or change what is there. Visitors who feel misled leave quickly.

## With children, pets and work at home
Agree on a basket for each person: ten minutes before a showing everything loose goes into it. More on that in [Getting ready for a showing](/handbook/before-a-showing).$article$),
  ('curb-appeal', 'The outside of your home', 'preparing', 304, '2026-11-22', '2026-11-22',
   'A weekend''s work between the curb and the front door, and what to do in winter, in a drought or in an apartment building.',
   'curb appeal exterior yard lawn garden landscaping front door outside driveway porch roof gutters first impression winter mow lawn grass paint front door flowers plants yard sign outside looks facade snow weeds fence fachada jardín exterior entrada patio césped',
$article$Buyers drive past before they book. They decide in the car whether the inside is worth an hour.

## One weekend
1. Mow, edge, weed, and cut back what hides windows or the house number.
2. Sweep walks and porch, wash the front door, the mailbox and the lamp beside it.
3. Paint the door if it is faded. One strong color, everything else quiet.
4. Clean gutters; wash siding and the driveway with care (high pressure damages wood, stucco and old mortar).
5. Put bins, hoses, toys and the spare car somewhere else.
6. Two pots of something green and alive beside the door.

## What raises doubts
Peeling paint, a sagging gutter, missing shingles, a cracked step, soil that slopes toward the foundation. People read them as signs of what they cannot see. Mend what you can. What you know about roof, drainage and foundation belongs in the [disclosure](/handbook/seller-disclosures). If the home was built before 1978, do not sand or scrape old paint yourself: see [Lead paint](/handbook/lead-paint).

## Seasons and places
In winter, clear all snow and ice from the path, for looks and because visitors can fall. Where water is scarce, gravel and native plants kept neat look better than a thirsty lawn. If you have a photograph of the garden in bloom, use it, and say in its caption when it was taken.

In an apartment building the entrance counts: ask the association to change the bulb in the hall. Check its rules, and those of your city, before you put up a sign.

## Take the first photograph
Late afternoon, from a slight angle, with the lights on inside. It will be the first thing everyone sees: [Choosing photos and their order](/handbook/choosing-photos).$article$),
  ('best-time-to-sell', 'The best time to sell', 'preparing', 305, '2026-11-22', '2026-11-22',
   'What spring, summer, fall and winter mean for a sale, why your own situation counts more, and which day to publish.',
   'season month spring summer fall winter when should i list timing weekday day market conditions interest rates wait year what day of the week publish go live which month winter spring summer fall holidays christmas when to put it on the market wait until interest rates drop época mejor momento primavera invierno vender',
$article$In most of the country more buyers look between early spring and midsummer. More homes are for sale then, too. The best time is when your home is ready and priced well, and you can leave it.

## The seasons
- **Spring**: most buyers, most competition. Gardens help. Be ready by March; do not start in March.
- **Summer**: families want to move before school begins. Evenings are long, so offer late showings.
- **Fall**: fewer visitors, but more serious ones.
- **Winter**: the quietest time in cold places, and high season in some warm ones. A buyer who looks in January usually has a reason.

Places differ: a college town, a ski town and a retirement community each have a calendar of their own. Look at when homes near you went under contract in the last two years.

## Your own calendar
Count back from the date by which you must leave. Allow a month or more for the closing, then the time homes nearby take to sell, then two to six weeks to prepare. [How long a sale takes](/handbook/how-long-a-sale-takes) has the details. Before you choose a date, ask a tax adviser whether waiting matters to you. The exclusion for a main home requires two years of living there. See [capital gains](/handbook/capital-gains).

## Interest rates and headlines
You can't know what rates will do. If you buy again in the same market, a high or low market mostly affects you twice, once on each side.

## The day
Many people plan their weekend on Thursday. Publish in the middle of the week with photographs finished and Saturday and Sunday open on [your availability](/availability). Do not publish half a listing to "see what happens". The first days bring the most eyes.$article$),
  ('photographing-your-home', 'Photographing your home with a phone', 'photos', 401, '2026-11-22', '2026-11-22',
   'Light, height, straight lines and a tidy frame: how to make photographs that show rooms as they are.',
   'photos pictures camera phone take photo shoot photographer light lighting wide angle video drone tips images iphone android take good pictures wide angle lens drone flash dark rooms professional photographer video tour how to photograph fotos fotografiar fotografías teléfono cámara luz',
$article$A recent phone is good enough. What makes the difference is light, patience and where you stand.

## Light
Choose a bright, slightly overcast day, or the hours when the sun is off the windows. Open curtains, switch on every lamp, turn off the television and ceiling fans. Never use flash: it flattens rooms and shines in windows. Shoot the front when the sun is on it.

## Where to stand
Stand in a corner or a doorway and hold the phone level at chest height, about four to five feet. Tilting up or down makes walls lean. Turn on the grid in the camera's settings and line up a door frame with it. Show two walls rather than three, and let the floor fill the lower third. Use the normal lens. The ultra-wide one makes a bedroom look like a ballroom, and visitors are disappointed at the door.

## What to photograph
Take the front, each room from its two best corners, the kitchen three times, and each bath once. Add the view, and the yard toward the house and away from it. Add the garage, the laundry and the storage. Then two or three details that you love. Take thirty to sixty, publish twelve to thirty.

## Look at the frame
Before each picture, check for cords, bins, pet bowls, magnets and open toilet lids. Check for your own reflection, a license plate, or the neighbor's child. Leave out anything that shows when you are away or how the alarm works.

## Honest pictures
Straighten and brighten, but do not erase a power line or a crack. Edit only so far that a visitor still finds the home in the pictures.

The photos step under [My listings](/my-listings) lists your rooms that have no photo yet, each with a drawing of where to stand. Press one, and the camera opens. Location and camera data are removed. Next: [Choosing photos and their order](/handbook/choosing-photos).$article$),
  ('choosing-photos', 'Choosing photos and their order', 'photos', 402, '2026-11-22', '2026-11-22',
   'Which picture comes first, how to lead a visitor through the home, and what to write in captions.',
   'cover first main photo order arrange sequence how many pictures gallery caption alt text captions which how many photos upload cover picture first image order sort which photo caption captions alt fotos elegir orden fotografías cuántas',
$article$People decide on the first photograph whether to open your listing, and on the next five whether to visit.

## The first one
Usually the front of the house in good light. Choose another if it says more about living there: a kitchen full of sun, a porch, a view. For an apartment, the best room rather than the building. It must still make sense as a small picture on a phone.

## Then walk
Order the rest as a visitor would walk. Start with the entrance, living room, kitchen and dining room. Then show the bedrooms and baths, then the basement, garage and garden. Keep pictures of one room together. Alternate wide views with a detail now and then. End on something pleasant: the yard in the evening, the street with its trees.

## How many
Twelve to thirty for most homes. Fewer looks as if something were hidden. With more, people stop looking. Two good pictures of a bath are one too many. Do not leave out the small bedroom: a gap makes people imagine worse.

## Captions
A caption says what the eye cannot see: "South-facing, sun until six", "Roof replaced 2021", "Garden in June". For people who cannot see the picture, describe it: "Kitchen with white cabinets and an island, window to the garden". Describe rooms, not who should live in them. See [Fair housing](/handbook/fair-housing).

## On SelfNVest
In the photos step of your listing under [My listings](/my-listings) drag pictures into order, or move them with the keyboard. The first is the cover. Each picture has its likely room proposed, which one press accepts. Look before you press, since a computer can mistake a pantry for a closet.$article$),
  ('writing-the-description', 'Writing a description people read', 'photos', 403, '2026-11-22', '2026-11-22',
   'Facts first, then what living there is like. A shape to follow, words to avoid, and an example.',
   'description write title text words advertise ad copy headline listing listing description advertisement marketing what to say wording write the ad text words to avoid help me write headline title words wording copy adjectives descripción anuncio escribir texto',
$article$Buyers skim. Give them the three reasons to visit in the first two lines, then the facts, then a little of what you will miss.

## A shape that works
1. **What and where**: "Three-bedroom brick house on a dead-end street, six minutes' walk from the station."
2. **What sets it apart**: "New roof in 2021, south-facing kitchen, apple tree."
3. **The walk through**: a sentence or two per floor.
4. **What has been done**: year by year, saying what you have documents for.
5. **Practical things**: heating, parking, internet, association dues, what stays.

Two hundred words are plenty.

## Be exact
"Large" says nothing; "14 by 18 feet" does. Name distances in minutes and what they lead to. If you are not sure of the square feet, say where the figure comes from ("per county record"). What you write can be held against you, so write nothing that you would not say at the closing table.

## Leave out
Capitals, rows of exclamation marks, "must see", "won't last". Also anything about who should live there: "perfect for a young family", "no children", "Christian neighborhood". That is not only poor style: advertising a preference is unlawful. The words step of your listing points out such phrases and suggests others. Read [Fair housing](/handbook/fair-housing).

## A title
Kind, one distinguishing thing, place: "Brick bungalow with a studio in the garden". No price and no telephone number.

## Help with the first draft
"Write from my photos", in the photos step of your listing under [My listings](/my-listings), drafts a text from your pictures. It has not been in your home: check each sentence, and tick only what is true.$article$),
  ('seller-disclosures', 'What you must tell a buyer', 'disclosures', 501, '2026-11-22', '2026-11-22',
   'Most states ask sellers for a written disclosure of known defects. What it usually covers, when to give it, and how to fill it in.',
   'disclose disclosure form statement defects legal required tell hide known problems leak mold water damage death ghost lawsuit liability state form do i have to tell them flooded basement flood water leak roof mold termites crack foundation somebody died death in the house haunted sued lawsuit liable mention not mentioned honest must i say defect asbestos radon neighbor dispute past repairs divulgar declarar informar defectos problemas comprador decir goteras humedad',
$article$In most states a seller must tell a buyer, in writing, about defects they know of. The form, the deadline and the exceptions are the state's own. This article is only a start. Your state's form and a real estate attorney decide.

## What is usually asked
- Roof, foundation, drainage, basement: leaks, cracks, repairs
- Plumbing, septic, well, electrical, heating and cooling
- Water damage, mold, pests, asbestos, radon, buried tanks
- Flooding, past flood or fire claims, flood zone (a growing number of states ask)
- Work without permits, code violations, boundary or easement disputes
- Association fees, assessments and lawsuits
- What stays and what is leased, such as solar panels

## Known means known
Most forms ask what you actually know, not for an inspection. "Unknown" is a fair answer when it is true. A repaired leak is still worth mentioning: say what happened, who fixed it, and attach the invoice. Hiding a defect you knew of can undo a sale or lead to damages years later, even when you sell "as is".

## Deaths and other stories
Whether a death, a crime or an illness must be disclosed differs greatly between states. Some of it you must not disclose at all. Ask an attorney before you answer such a question.

## When and how
Have the form ready before the first offer. In some states a buyer may withdraw for a time after receiving it late. Answer every line, on a printed form or on screen. Both owners sign, and the buyer signs to confirm receipt. If you learn something new before closing, update it.

Homes built before 1978 need a [federal lead paint disclosure](/handbook/lead-paint) as well. The document kit in [your documents](/dashboard?panel=documents) has a worksheet for the facts. Use your state's official form for the buyer.$article$),
  ('lead-paint', 'Lead paint in homes built before 1978', 'disclosures', 502, '2026-11-22', '2026-11-22',
   'Federal law asks sellers of most homes built before 1978 for a disclosure, a pamphlet and a chance to test. What you do, step by step.',
   'lead based paint 1978 old house epa pamphlet ten days hazard federal law test inspection disclosure older home old paint built before 1978 built in the 1950s 1920s 1960s century pamphlet epa hand out lead test plomo pintura antigua',
$article$If your home was built before 1978, federal law adds a step to your sale, in every state, with or without an agent. You do not have to test for lead or remove it. You do have to say what you know.

## What you must do
1. **Tell** the buyer about any lead-based paint or lead hazards that you know of, and hand over reports you have.
2. **Give** the EPA pamphlet "Protect Your Family From Lead in Your Home". It is free at https://www.epa.gov/lead.
3. **Include** the Lead Warning Statement and the disclosure in the contract or attach it, signed by both sides *before* the buyer is bound.
4. **Allow** the buyer ten days to have the home checked for lead. Both sides may agree in writing on another period, and the buyer may give it up in writing.
5. **Keep** a signed copy for at least three years after the closing.

If you know nothing and have no reports, the form has a box for exactly that.

## Exceptions
Some sales are exempt, for example foreclosure sales. So are many homes without a separate bedroom or set aside for older people, unless a small child lives there. Ask an attorney before you rely on one. Some states add rules of their own.

## Until then
Do not sand, scrape or burn old paint to make it look better. The dust is the danger. Contractors who disturb paint in such homes for pay generally need lead-safe certification. Sound paint that is kept clean is seldom an obstacle. Most buyers of old houses expect it.

Penalties for skipping the disclosure can be high. The kit in [your documents](/dashboard?panel=documents) has a lead paint form to prepare from, and the EPA publishes a sample.$article$),
  ('hoa-and-condo-papers', 'HOA and condominium documents', 'disclosures', 503, '2026-11-22', '2026-11-22',
   'Which documents a buyer of a home in an association expects, who orders and pays for them, and what can hold up a sale.',
   'hoa papers condo papers association papers homeowners association condo condominium coop fees dues bylaws rules resale certificate estoppel special assessment management company documents hoa bylaws budget special assessment dues condo building board management association documents coop resale package estoppel asociación condominio cuotas reglas',
$article$Is your home part of a homeowners association, a condo or a co-op? Then the buyer joins it, too. In most states, the buyer may see its documents first.

## What is usually handed over
- The declaration (often called CC&Rs), bylaws and current rules
- Budget, reserve study if there is one, and recent financial reports
- Dues, transfer fees, and any special assessment that is planned
- Minutes of recent meetings, lawsuits and insurance
- A statement of your account: that you owe nothing, or how much. Its name is resale certificate, status letter or estoppel

## Order early
The management company prepares the package, charges for it, and takes days or weeks. In some states the fee is capped. In some, the buyer may cancel for a few days after receiving the documents. Find out what applies and how long a package stays valid, so that you do not pay twice.

## What worries buyers and lenders
Be open about thin reserves, a lawsuit, a large assessment to come, or many rented units. A lender may refuse a loan because of the building, not the buyer. Ask the manager before you list, so that you can answer calmly. If an assessment is likely, settle in the contract who pays it.

## Rules for the sale itself
Check its rules for signs, open houses, lockboxes, guests in the elevator and moving hours. Some have a right of first refusal, and cooperatives approve buyers. Allow for that in the dates of the contract.

Put the files into [your documents](/dashboard?panel=documents) and say in your listing what the dues are and what they cover. Then buyers don't have to ask.$article$),
  ('fair-housing', 'Fair housing for people who sell their own home', 'disclosures', 504, '2026-11-22', '2026-11-22',
   'Whom the law protects, why it reaches owners too, and how to write, answer and choose without showing a preference.',
   'discrimination fair housing act protected class family children religion race disability love letter choose buyer refuse neighborhood safe schools words advertise perfect for families religion race kids love letter who can i sell to refuse to sell turn down reject buyer because discriminate ethnic nationality disabled wheelchair section 8 singles schools safe neighborhood vivienda justa discriminación discriminar raza religión familias niños',
$article$You may choose among buyers by price, terms and certainty. You may not choose by who they are, and you may not advertise as if you did.

## Whom the law protects
The federal Fair Housing Act names race, color, religion, sex, disability and national origin. It also names familial status, which means households with children. Many states and cities add more. Examples are age, marital status, sexual orientation, gender identity or where income comes from. A federal law from 1866 also forbids choosing by race in any sale, without exception.

The Fair Housing Act exempts some owners who sell a single home without a broker. The exemption is narrow and does not cover ads. Many states do not have it. The safe rule is simple: treat everyone alike.

## In the listing
Describe the property, not the person. "Two blocks to a playground" rather than "great for families". "Quiet street" rather than "no children". "Steps to the entrance" rather than "not for the disabled". Naming a church as a landmark hints at a preference; a street does not. The listing editor marks phrases to think about.

## At showings and on the telephone
Answer with facts about the home. Someone may ask who lives in the neighborhood, or whether it is "safe" or the schools are "good". Point to public sources and let them judge. Offer the same times, the same information and the same terms to all.

## With offers
Letters from buyers with photos of their family put you at risk. What you do after you read one can look like a preference. Many sellers say in advance that they will not read them. Write down the reasons for your choice (price, deposit, loan, dates) and keep the note.

If a question goes further, ask a fair housing agency or an attorney.$article$),
  ('before-a-showing', 'Getting ready for a showing', 'showings', 601, '2026-11-22', '2026-11-22',
   'What to do the day before, the hour before and in the last ten minutes, with a list for busy households.',
   'showing viewing visit prepare before visitors come tidy checklist pets children dog leave house ready tour someone is coming today kids cat dog go during viewing prepare the house for a visit lockbox let them in last minute get ready for a showing what to do before visita visitas mostrar preparar casa antes',
$article$A showing takes a visitor twenty minutes and you an hour. With a routine it becomes half an hour.

## The day before
Look at the request: name, time, whether they are pre-approved, what they want to see. You find it under [your dashboard](/dashboard). Put out what you will hand over. That is the disclosure and a page with the facts. The page says how old the roof, heating and windows are, and what utilities cost in the last twelve months. Tell the people you live with.

## The hour before
- Open curtains, switch on lamps, set heat or cooling to comfortable.
- Empty bins, dishwasher and sink; wipe counters and taps.
- Air the rooms for ten minutes. Skip scented candles: some visitors are allergic, others wonder what they cover.
- Clear driveway and walks; move your car if parking is scarce.
- Lock away keys, medicine, valuables, mail, laptops and anything with account numbers.

## The last ten minutes
Toilet lids down, towels straight, beds smooth, music off, every inside door open. Take the dog out, even the friendly one. Put the cat in a crate and say so. Each child fills one basket.

## Access
If you will not be there yourself, agree on this with the person who opens the door for you. Do not leave a key under a pot, and do not send door codes by text to people whose identity you have not checked. Notes for getting in ("use the side gate") can be kept in your showing settings. They go to confirmed visitors only.

## Too many, too close together?
Set free hours between showings and a minimum notice on [your availability](/availability). Then visitors can't book at an hour's notice while you are at work. See also [Staying safe when strangers visit](/handbook/safety-at-showings).$article$),
  ('during-a-showing', 'What to say during a showing', 'showings', 602, '2026-11-22', '2026-11-22',
   'How to greet, walk and be quiet; questions you should expect, and the ones to answer with "not today".',
   'showing say talk tour walk through questions buyers ask answer follow around host visitors conversation why selling follow visitors around walk by themselves why are you selling they asked me what do i answer how to behave small talk conversation host tour people ask about the neighbors visitor asks visita durante mostrar decir visitantes',
$article$Visitors want to imagine living there. They can do it while you talk, but not for long.

## Start at the door
Greet every visitor by name, ask them to sign in, hand out the page of facts. One sentence of orientation ("bedrooms upstairs, garden through the kitchen"), then offer a choice. Shall I show you around, or would you rather look by yourselves first? Most like to walk on their own while you stay within call on the same floor.

## Point out what cannot be seen
The insulation, the new sewer line, the outlet for a car charger, where the sun is in the afternoon. Three things are enough. Do not explain that the bedroom is a bedroom.

## Questions to expect
- *Why are you selling?* One true, short sentence: "We want to be closer to our daughter." No deadlines, no troubles.
- *How long has it been for sale? Other offers?* The truth or nothing. Never invent a competing buyer.
- *What would you take?* "We look at every written offer." Do not negotiate in the hallway. See [Negotiating the price](/handbook/negotiating-the-price).
- *What does heating cost? How old is the roof?* Have the documents there.
- *Any problems?* Answer as in your [disclosure](/handbook/seller-disclosures). If you do not know, say so and offer to look it up.
- *Who lives next door? Is it safe?* Facts about the home only. See [Fair housing](/handbook/fair-housing).

## If an agent comes along
Be as friendly as you are to other visitors. Ask whom they represent, and sign nothing at the door. [Working with a buyer's agent](/handbook/buyers-agents) explains.

## At the end
Thank them, and say what happens next ("offers by email, I answer within a day"). Write down right away what they liked and what made them hesitate.$article$),
  ('open-house', 'Holding an open house', 'showings', 603, '2026-11-22', '2026-11-22',
   'Whether to hold one, how to announce and run it, and how to keep people and things safe with many visitors in the house.',
   'open house weekend event sign flyer visitors sign-in sheet crowd host public many people at once sign-in sheet sunday saturday open house run host flyer signs neighbors cookies puertas abiertas jornada visita',
$article$An open house brings many visitors in two hours: neighbors, people at the start of their search, now and then the buyer. It suits homes in busy places that are easy to reach. Where visitors are few, single showings bring more.

## Plan it
- Saturday or Sunday, two hours, not against a big game or a holiday.
- Announce it under *Hold an open house* on [your availability](/availability). Visitors book a place, and no private showing can be booked in the middle.
- Ask your city and your association about signs before you place them, and take them home afterwards.
- Two adults at least: one at the door, one inside.

## At the door
Ask all visitors to sign in with their name and phone number. Ask whether they work with an agent. The document kit has a [sign-in sheet](/dashboard?panel=documents). Hand out one page with a photograph, the facts, the price and how to reach you. Shoes on or off: decide once, and treat everyone alike.

## Inside
Let in only as many as you can see. Close off a room for what must not be touched, with a note on the door. Don't let visitors go to the basement or the attic alone. Keep your telephone on you and your valuables out of the house. Read [Staying safe when strangers visit](/handbook/safety-at-showings).

## What to have ready
Facts, disclosure, floor plan if you have one, utility costs, the association's dues. A plate of cookies is kind, but it does not sell a home.

## Afterwards
Walk through every room, check windows and back door, make sure that nothing is missing. Write to those who left an address on the same evening: two sentences and an offer of a quiet second visit. If thirty people came and none of them asked for one, think about the [price](/handbook/lowering-the-price).$article$),
  ('after-a-showing', 'Following up after a showing', 'showings', 604, '2026-11-22', '2026-11-22',
   'When to write to visitors, what to ask, how to read their answers, and what to change because of them.',
   'follow up after viewing feedback thank you message contact visitors interested second visit no response didn''t come no-show have not heard from them haven''t heard back silence no answer ghosted follow-up feedback thank-you second visit came to see it visited follow up with people who toured the home visita después seguimiento opiniones',
$article$Most visitors do not buy. What they noticed is still worth having.

## Within a day
Write one short message: thanks, the answer to anything you had to look up, and that they are welcome to see it again. Do not ask "so, will you make an offer?". Someone who is interested will take the next step if it is easy: say how you would like to receive offers.

On SelfNVest visitors are asked by email after the showing how they liked the home, how the price feels and whether they might make an offer. You find the answers beside your listing's showings on [the dashboard](/dashboard). Note there whether a visitor came at all.

## Reading the answers
One opinion is a taste. Three that agree are a fact about your home.
- "Darker than in the pictures": earlier showings, brighter bulbs, trimmed shrubs.
- "Smaller than we thought": too much furniture, or photographs that were too wide.
- "Too much work": mend what can be mended, or take it into account in the price.
- "A bit high", again and again: see [When to lower the price](/handbook/lowering-the-price).

## A second visit
Take it seriously. People come back with parents, a tape measure or a contractor. Give them an hour, put the documents on the table, stay out of earshot. Have ready what a buyer needs for an offer: the disclosure, association documents, a list of what stays.

## When the visitor does not answer
One reminder after three or four days, then leave it. Keep names and numbers: if you change the price, you may tell those who visited. Write down who came and when. If a buyer's agent later claims to have introduced a visitor, you have a record.$article$),
  ('visiting-a-home', 'Visiting a home as a buyer', 'showings', 605, '2026-11-29', '2026-11-29',
   'How to book a visit, what to look at in each room, what to ask the owner, and what to write down before the next home.',
   'visit visiting see look at tour walk through showing checklist buyer questions to ask owner rooms what to check red flags inspect yourself go see house ask at a showing visita preguntas',
$article$Half an hour is enough to learn a lot about a home, if you know where to look. Take photos only where the owner agrees.

## Before you go
Read the page of the home to its end, with its documents. Write down what is not answered there. Book a time on the page. If none suits, propose another. Come at an hour with daylight, and drive past again in the evening.

## What to look at
- **Outside**: the roof line, gutters, cracks, how the ground slopes. Water should run away from the house.
- **Basement or crawl space**: stains, white edges on the walls, a damp smell, a pump.
- **Each room**: open and close doors and windows. Look at ceilings, corners and floors that give way.
- **Kitchen and baths**: run the water, look under the sinks, flush. How strong is the flow when two taps are open?
- **Machines**: the age of the furnace, the water heater and the air conditioning is on their labels.
- **Electricity**: the panel, the number of outlets, and anything that was added later.
- **Around it**: noise, traffic, parking, the way to what you need each day.

## What to ask the owner
- Why did you choose this home, and what would you do next to it?
- How old are the roof, the furnace and the water heater?
- What has been repaired or changed, when, and with a permit?
- Has there ever been water in the house?
- What do heating, power and water cost in a year?
- What stays with the house, and what goes with you?
- Is there an association, what does it charge, and is any large cost planned?
- When do you want to move?

Ask about the home, not about people. An owner can tell you facts, but may not say which people a home or a street suits, so don't ask who lives nearby.

## Afterwards
Write three lines right away: what you liked, what worries you, what is still open. After the fourth home you will be glad. Open points become questions on the home's page, or a condition of your offer, such as a [home inspection](/handbook/home-inspection).$article$),
  ('safety-at-showings', 'Staying safe when strangers visit', 'safety', 701, '2026-11-22', '2026-11-22',
   'How to know who is coming, avoid being alone and protect your valuables, and what the law says about cameras.',
   'safe safety security alone stranger danger identity id check camera record valuables theft protect myself woman at home visitors woman living alone dangerous let strangers in afraid security camera recording ring doorbell weapon gun theft steal id address privacy burglar protect myself during showings seguridad seguro desconocidos extraños peligro visita',
$article$Nearly every visitor is exactly what they say: someone looking for a home. A few habits protect you from the others, and good visitors will not mind them.

## Before
- Know the name, a working telephone number and, if you like, the pre-approval before you confirm. Call the number once.
- If you would rather not have your street on the internet, [hide it](/handbook/your-listing) until you have confirmed a showing.
- Prefer daylight. Leave hours out of [your availability](/availability) when you would be alone and uneasy.
- Tell a friend who is coming and when, and send a message when they have gone.
- Put away medicine, jewelry, weapons (locked), spare keys, mail, passports, laptops. Photograph the rooms as you leave them.

## During
Have a second adult there if you can. Look at a photo ID at the door if you feel better for it, and ask the same of every visitor. Let visitors walk ahead of you, stay nearest the way out, keep your telephone in your hand and the front door unlocked from inside. Do not go down to the basement with one stranger; say "go ahead, I'll wait here". If anything feels wrong, step outside and end the visit. You don't have to be polite at that moment. If you are in danger, call 911.

## Cameras and doorbells
You may have them, but tell visitors with a visible note. Recording *sound* of people who do not know about it is unlawful in a number of states, so switch it off if you are not sure.

## What not to give away
When you are at work or traveling, how the alarm works, that you live alone, that the home is empty. Keep such things out of photographs as well.

## An empty home
Meet visitors there instead of handing out codes. Leave lights on a timer and ask a neighbor to look in.

On SelfNVest your email and telephone number are not shown on the listing, and what visitors write goes to you alone.$article$),
  ('scams-aimed-at-sellers', 'Scams aimed at sellers', 'safety', 702, '2026-11-22', '2026-11-22',
   'The overpaying buyer, the copied listing, the false deed, the foreign client and the upfront fee: how they work and how to stop them.',
   'scam fraud fake buyer overpayment check cashier''s check refund code copied listing rental scam deed title theft phishing suspicious trick out of country sight unseen scammer overseas buyer cashier''s check more than the price google voice code text verification code copied listing renting my house craigslist facebook marketplace fake is this legit suspicious guaranteed buyer upfront fee hoax fraud fraudster estafa fraude engaño cheque',
$article$People who sell their own homes publish an address and are eager for good news. That is what swindlers look for. The stories change little.

## How they work
- **The overpayment**: a "deposit" check for too much, and a request to send the difference back. The check bounces weeks later. Your money is gone. Deposits go to an escrow holder, never to you and back.
- **Buyer from far away**: never visits, never telephones, wants the account number "to wire the price", or an "agent" or "shipper" must be paid first.
- **The code**: "I'll send you a code to prove you are real." It is the key to your telephone number or email account. Never read out a code.
- **The copied listing**: someone offers your home for rent with your pictures. Search for your address now and then. Report copies to the site, and to the police if people turn up.
- **The false owner**: someone tries to sell land or an empty house that is not theirs. Many counties send a free alert when a document is recorded against your name; sign up.
- **The helper with a fee**: promises "guaranteed buyers", but only after you have paid in advance.

## Signs
Hurry, secrecy, a change of payment details, spelling that does not match the name, anger when you want to check. A real buyer accepts "my attorney will look at it".

## What to do
Stop answering. Keep the messages. Report to the Federal Trade Commission at https://reportfraud.ftc.gov and, if money moved, call your bank within the hour and report to https://www.ic3.gov. Tell us, too: the footer has our address.

We never ask for your password, for a code, or for payment outside of [Choose plan](/choose-plan). For the most expensive trick of all, read [Protecting your money from wire fraud](/handbook/wire-fraud).$article$),
  ('wire-fraud', 'Protecting your money from wire fraud', 'safety', 703, '2026-11-22', '2026-11-22',
   'How criminals redirect closing payments by email, and the one habit that stops them: call a number you already know.',
   'wire fraud transfer instructions changed bank account hacked email proceeds closing money payoff stolen hackers wiring instructions new changed bank details title company emailed hacked trust it send money transferencia bancaria fraude estafa dinero',
$article$Shortly before a closing, large sums move, and everyone expects email about it. Criminals read along in a mailbox they have broken into. At the right moment, they send new "wiring instructions" with the right logo. Money sent there is often gone within hours.

## Where a seller is at risk
- **Your proceeds**: someone writes to the title company in your name with a different account.
- **Your mortgage payoff**: a false payoff letter sends it to a stranger, and your loan is not paid.
- **The buyer's money**: if it disappears, your sale does too. Warn your buyer early.

## The habit
Confirm every instruction by telephone, at a number you got in person or from the company's own site *before*, never one from the message. Do it again when anything changes. Real instructions almost never change at the last minute. "The bank is being audited, use this account" is a lie.

## Before closing
1. Ask the title company or attorney how they send and confirm instructions. Write down their number on the first day.
2. Give your account details in person, by telephone on that number, or through their secure portal; not by email.
3. Agree on a question that only you two can answer.
4. Give your email account a strong password of its own and two-step sign-in.
5. Consider a paper check handed over at the table, if you have time for it to clear.

## If it happened
Minutes count. Call your bank and ask for a recall of the wire. Call the receiving bank. Then report to https://www.ic3.gov and the local FBI office, and tell the title company. Do not wait until you are sure.

See also [Scams aimed at sellers](/handbook/scams-aimed-at-sellers) and [The day of closing](/handbook/closing-day).$article$),
  ('reading-an-offer', 'Reading an offer', 'offers', 801, '2026-11-22', '2026-11-22',
   'What a purchase offer says besides the price, in the order to read it, and when it binds you.',
   'offer purchase agreement contract terms read understand received first offer sign accept deadline expire what to look for first offer received an offer what to look at look for how long to respond offer expires purchase contract terms fixtures appliances included understand fine print oferta recibir leer contrato firmar aceptar',
$article$A buyer wants your home and has put it in writing. Read it twice before you answer, once for the numbers and once for the dates.

## The numbers
- **Price**, and what comes off it: credits, closing costs you are to pay, a home warranty, a fee for the buyer's agent. Work out what remains for you; Vesty can calculate it, and the [net sheet](/handbook/closing-costs) shows the lines.
- **Deposit** (earnest money): how much, when, held by whom. See [Earnest money](/handbook/earnest-money).
- **Down payment and loan**: how much is borrowed, which kind of loan. See [Can the buyer pay?](/handbook/can-the-buyer-pay).

## The dates
Look at when the offer expires, when the inspection and loan contingencies end, and when you close and hand over the keys. A good price with a closing in four months may not suit you.

## The conditions
Each contingency is a door through which the buyer may leave with the deposit. Which are there, and when do they close? See [Contingencies](/handbook/contingencies). Is the sale of the buyer's own home among them?

## What goes with the home
Appliances, curtains, the shed, the car charger: an offer should list them. What is attached usually goes with the home unless the contract says otherwise.

## Before you answer
Check names and the legal description, and that every page and addendum is there. Offers often expire within a day or two. You may ask for more time. You can accept, decline, [counter](/handbook/counter-offers), or let it lapse.

Signing without changes usually makes a binding contract. So let a real estate attorney read it *before* you sign. The fee is small beside what is at stake. In a few states a short attorney review follows the signing, if the contract provides for it. Do not count on it without asking.$article$),
  ('can-the-buyer-pay', 'Can the buyer pay? Pre-approval and proof of funds', 'offers', 802, '2026-11-22', '2026-11-22',
   'The difference between prequalified, pre-approved and underwritten, what to ask a lender, and what proof of cash looks like.',
   'preapproval preapproved prequalified lender letter mortgage financing finance loan fha va conventional proof of funds cash qualified serious buyer afford credit prequalified pre-qualified preapproved pre-approved pre-approval letter buyer has the money fha va usda conventional loan lender letter bank statement proof of funds financing fall through down payment afford preaprobación crédito préstamo hipotecario comprador pagar fondos banco',
$article$The best price is worth nothing if the loan falls through in week five. You may ask every buyer, in the same way, how they will pay.

## Three kinds of letters
- **Prequalified**: the buyer told a lender some numbers. The lender did not check them.
- **Pre-approved**: the lender has looked at credit, income and savings. Better.
- **Underwritten** or "fully approved": an underwriter has said yes. Mainly the home itself still has to be approved. Best.

A letter should be recent, as many are good for 60 to 90 days. It should name the buyer, the amount and the kind of loan, and come from a lender you can call. Call: ask whether documents were checked and whether anything is missing. They will not tell you the buyer's income, and need not.

## The loan
A conventional loan with a large down payment leaves the most room. FHA and VA loans are good loans for good buyers. Their appraisals also look at safety and condition, and the buyer may leave if the value falls short. Refusing a kind of loan can be unlawful in some places. Ask an attorney before you do.

## Cash
"Cash" needs proof of funds: a recent statement or a letter from the bank, with enough money in the buyer's own name. Account numbers may be blacked out. Company buyers: who signs for the company, and is the money really there? See [Cash offers and home-buying companies](/handbook/cash-offers).

## Other signs
The deposit, the speed of the answers, a home of their own still to be sold. On SelfNVest visitors may say in a request whether they are pre-approved. We don't check that, so ask for the letter.

Keep such documents private, and throw away those of buyers you did not choose.$article$),
  ('comparing-offers', 'Comparing several offers', 'offers', 803, '2026-11-22', '2026-11-22',
   'Put them side by side by net amount, certainty and dates; how to ask for best offers, and how to stay fair.',
   'multiple offers several competing bidding war highest best offer choose between compare escalation clause backup offer three offers two offers several pick choose best escalation clause bidding war highest and best backup offer which offer is better higher price or lower cash offer ofertas varias comparar dos elegir mejor',
$article$Two offers on one evening are a good problem. Read the second offer before you answer the first. Do not tell one buyer what the other wrote, unless your state allows it and you would tell both.

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

Here, you see the price that an open offer rises to, and what you keep by either price. You choose when you accept: the higher one, or the one that was offered. The price is then fixed. As proof, the buyer reads what the other offer would pay, and never who made it. Offers made elsewhere don't count. You can counter instead.

## A second in line
A backup offer takes effect if the first contract ends. It keeps the first buyer honest and you calm. It must be in writing, and say clearly that it comes second.

## Fairly
Choose by terms and note why. Letters with family photographs are better left unread: see [Fair housing](/handbook/fair-housing). Before you counter more than one buyer at a time, ask an attorney how it is done in your state. You do not want to sell the home twice.$article$),
  ('cash-offers', 'Cash offers and home-buying companies', 'offers', 804, '2026-11-22', '2026-11-22',
   'What a cash sale saves you, what investors and instant-offer companies take for it, and how to compare their offer with a sale on the market.',
   'cash buyer investor ibuyer we buy houses opendoor wholesaler assignment quick sale lowball as is company instant offer flipper opendoor offerpad ibuyer we buy houses guy sign and/or assigns assignment wholesaler investor all cash quick rip-off below market oferta efectivo contado inversionista empresa',
$article$"Cash, any condition, close in seven days." Sometimes that is just what you need. It has a price, and you should know it before you say yes.

## What cash does for you
There is no lender, so there is no loan contingency and usually no appraisal. You can close as soon as the title is clear. Less can go wrong. A neighbor or a retired couple may buy in cash at full price. A company buys to make a profit.

## Who is calling
- **Investors** repair and resell or rent. They work back from the later price: repairs, costs and profit come off.
- **Instant-offer companies** make an offer online and subtract a service fee and, after an inspection, repairs.
- **Wholesalers** sign a contract with you and sell *the contract* to someone else. If they don't find a buyer, they leave. Look for the words "and/or assigns", a tiny deposit and a long inspection period. Some states have rules for them.

## Compare like with like
Write down what you keep in each case. First, take their price, less their fee and the repairs they will ask for. Then take a market price, less closing costs, a buyer's agent if you pay one, and the cost of waiting two or three months. Vesty can do the sums. See [What selling costs you at closing](/handbook/closing-costs).

## Before you sign
1. Proof of funds in the buyer's own name. See [Can the buyer pay?](/handbook/can-the-buyer-pay).
2. A deposit that hurts, with an escrow holder, non-refundable after a few days.
3. No right to assign without your consent, or at least your eyes open.
4. Any title company you can look up yourself.
5. An attorney's hour.

Never sign on the day of the first visit. An offer that ends at midnight will usually be there in the morning.$article$),
  ('earnest-money', 'Earnest money', 'offers', 805, '2026-11-22', '2026-11-22',
   'What the buyer''s deposit is for, who holds it, how much is usual, and who gets it when a sale falls through.',
   'earnest money deposit good faith escrow held refundable keep forfeit return buyer backs out cancel liquidated damages deposit how big keep their deposit buyer backed out refund good-faith money walked away depósito señal arras garantía',
$article$With the offer comes a promise of money: the earnest money deposit. It shows that the buyer means it, and counts toward the price at closing.

## How much
Custom decides. One to three percent of the price is common in many places, more in hot markets, a fixed sum in others. A small deposit with many contingencies is hardly a promise. You may ask for more, or for a second payment when the inspection period ends.

## Who holds it
A title or escrow company, an attorney's trust account, or a broker. Not you: a neutral holder protects both. Ask for the receipt, and check the date by which the contract wanted it paid. A deposit that never arrives is a reason to send a notice right away. Ask your attorney how.

## Who gets it
- **The sale closes**: it becomes part of the price.
- **The buyer leaves through a contingency, in time**: it goes back to the buyer.
- **The buyer leaves without such a reason**: the contract says what you get. Often the deposit is agreed as the full compensation ("liquidated damages"). Some states set limits or a form for it.
- **You do not perform**: the buyer gets it back and may ask for more, even for the sale itself.

## When you disagree
The holder will usually not choose between you. Both must sign a release, or a mediator, arbitrator or court decides. Until then, the money stays where it is. Read in your contract which of these comes first. A quick agreement is often worth more than six months of arguing over the sum. An open dispute can also make it hard to sell to someone else.

Have an attorney look before you claim a deposit, and before you sign a new contract. The dates that matter are in [Contingencies](/handbook/contingencies).$article$),
  ('making-an-offer', 'Making an offer as a buyer', 'offers', 806, '2026-11-29', '2026-11-29',
   'What goes into an offer on a home, how to choose the price and the terms, and what happens after you have sent it.',
   'make an offer making offer how much to offer submit offer send offer terms buyer price below asking after my offer what happens next waiting my turn counter answer best and final ofrecer comprador',
$article$An offer is more than a price. The owner reads how sure it is that you will close, and when.

## What it says
- **Price**: what you pay.
- **Deposit**: the [earnest money](/handbook/earnest-money) that shows you mean it.
- **Loan or cash**: how much you borrow, and your lender's letter.
- **Conditions**: what lets you leave with your deposit, such as the inspection, the loan or the sale of your own home. See [Contingencies](/handbook/contingencies).
- **Dates**: closing, and until when your offer is open.
- **Requests**: a credit for repairs or closing costs, what stays in the home.

## Choosing the price
Look at what similar homes nearby have sold for in the last months, not only at what is asked. Sold homes keep their last asking price on our pages. What was paid is in the county's records, which in some states don't have it. Subtract what has to be repaired soon. Know the most you would pay before you start, and write it down. How long the home is for sale, and whether there are other offers, tells you how much room there is. No one can promise you what the owner will take.

## Sending it
Press "Make an offer" on the home's page. Fill in the form and read the summary. The owner is told right away. You may change or withdraw an offer until it is accepted. You find it under Your offers, with whose move it is.

## What comes back
- **Accepted**: both of you get a page for the sale, with each next step. It is still no contract: that comes with the signed documents.
- **A counter**: the owner changes terms. Look at each of them, not only at the price, and mind the date by which you have to answer. See [Counter-offers](/handbook/counter-offers).
- **Best and final**: the owner asks all buyers for their last word by one date. Offer what you would not regret, whether you win or lose.
- **Declined**: you may ask what was missing, and offer again.

## Before you sign
Have an attorney or your own agent read the contract. Wire no money before you have called the title company at a number that you found yourself: see [Wire fraud](/handbook/wire-fraud).$article$),
  ('what-you-can-pay', 'What you can pay: budget and pre-approval', 'offers', 807, '2026-11-29', '2026-11-29',
   'What a home costs a month, what a lender looks at, what a pre-approval letter is worth, and how much down you need.',
   'afford budget how much house can i afford preapproval pre-approved pre-approval letter lender loan mortgage down payment monthly cost payment income debt buyer before i look qualify interest rate presupuesto enganche preaprobación',
$article$A home has two prices: what you bring on the day of closing, and what you pay each month.

## The month
A month is made of the loan, property tax, insurance, and the fee of an association if there is one. With less than 20 percent down, most lenders add mortgage insurance. Each home's page here adds these up with your own terms, and says which figures are estimates. Ask Vesty for the sum with another down payment or rate.

Leave room for power, water and repairs. A roof or a furnace does not ask when it suits you. What you are glad to pay is often less than what a lender allows.

## What a lender looks at
- Your income, and how steady it is.
- Your debts: cars, cards, loans for school.
- Your credit report. Look at it first, as errors can be put right.
- Your savings: for the down payment, for [closing costs](/handbook/what-a-buyer-pays-at-closing), and what is left after that.

Rates differ between lenders, so ask more than one on the same day, for the same kind of loan.

## The letter
**Prequalified** means that you told the lender some numbers. **Pre-approved** means that they have looked at your documents. **Underwritten** means that an underwriter has said yes to you, and mainly the home is left. Get the second or third kind before you visit homes in earnest: an owner who compares offers reads the letter beside the price. Letters run out, often after 60 to 90 days. A letter for the exact price of your offer does not tell the owner that you could pay more.

## How much down
There are loans with much less than 20 percent down, for example FHA loans, and VA loans for those who served. Your state may also have help for first homes. A lender can tell you which you may use. More down means a smaller loan, and often no mortgage insurance, but do not spend your last dollar on it.

Do not open a new card or buy a car between the letter and the closing. Lenders look again shortly before the end.$article$),
  ('negotiating-the-price', 'Negotiating the price', 'negotiation', 901, '2026-11-22', '2026-11-22',
   'Know your floor, argue with sales instead of feelings, trade rather than give, and keep everything in writing.',
   'negotiate negotiation lowball low offer haggle bargain respond discount tactics firm floor bottom line price lower lowball under asking below asking 40k less react bottom line lowest price haggle respond to a low offer bargain reduce ask for less negociar regatear oferta baja precio',
$article$You are negotiating about your own home, across your own kitchen table, with a buyer who may not like the color you chose. Prepare, so that it stays a matter of business.

## Before the first offer
Write three numbers on a page and put it away. They are the price you hope for, the price you would gladly accept, and the price below which you would rather stay. Work out for each what remains for you. Decide what besides price is worth something to you: the date, staying two weeks longer, no repairs.

## Not in the hallway
Visitors will try: "Would you take 450?" Say: "We look at every written offer." A number said aloud becomes your new asking price, and you have nothing for it.

## A low offer
It is an opening, not an insult. Thank them and answer with your evidence: the [comparable sales](/handbook/comparable-sales) and a [counter offer](/handbook/counter-offers). Silence or anger ends what might have become a sale. If several low offers agree with each other, look at your price again.

## Trade
Give nothing without getting something. "At $478,000 we can agree, with the inspection done in seven days." "We leave the washer and dryer, and close on the 30th." Make each step smaller than the last one: it shows where the end is.

## Keep calm
- Answer within a day, never within a minute.
- Do not reveal that you have already bought, are divorcing, or pay two mortgages.
- Never invent another offer. It is dishonest, and your bluff can be called.
- Every agreement in writing, with signatures, before it counts. Contracts about real estate generally must be written.

A price agreed is not the end: after the inspection you may negotiate again. See [Answering repair requests](/handbook/repair-requests). Keep a little patience for it.$article$),
  ('counter-offers', 'Making a counter offer', 'negotiation', 902, '2026-11-22', '2026-11-22',
   'How a counter works, what to change besides the price, how long to leave it open, and the mistakes that bind you by accident.',
   'counter counteroffer respond back reply to offer reject change terms deadline expiration multiple counter decline send a counter counter two buyers at once counteroffer respond in writing expires reject and propose different terms answer an offer contraoferta responder oferta',
$article$If an offer is close but not right, you answer with a counter offer. In law that rejects their offer and makes a new one: the first is gone, and the buyer is free.

## What you can change
- Price, deposit, or who pays which closing cost
- Closing date and day of possession
- The length of the inspection or loan period
- What stays and what goes
- A cap on repairs, or a credit instead of repairs
- That the buyer pays an appraisal shortfall, up to a set amount

Change what matters to you and leave the rest alone. Six changes read like a no.

## How to write it
Use the form customary in your state, or let your attorney prepare it. Refer to the offer by its date, and list only the changes. Say that all other terms stay the same, and give a day and an hour when it ends. One or two days are usual. Both owners sign. The document kit has a [counter offer](/dashboard?panel=documents) to prepare from.

## How to send it
In the way that the contract names for notices, usually email or an e-signature service. Note the time. If you change your mind before they accept, withdraw it in writing right away.

## Mistakes
- Countering two buyers at the same time. If both accept, you have sold twice. Ask first how it is done safely in your state.
- Agreeing by text message to "just a small change". It may count, or it may not; both are bad.
- Forgetting to answer. An offer that lapses is gone.
- Letting the rounds go on for days. After the second one pick up the telephone, settle the open points, and have them written down and signed the same day.

To see what each version leaves you, ask Vesty or use the [net sheet](/handbook/closing-costs). How to argue is in [Negotiating the price](/handbook/negotiating-the-price).$article$),
  ('contingencies', 'Contingencies and what they mean for you', 'negotiation', 903, '2026-11-22', '2026-11-22',
   'Inspection, loan, appraisal, title, sale of the buyer''s home: what each lets a buyer do, and how to keep it within bounds.',
   'contingency contingent conditions back out cancel inspection financing appraisal sale of buyer''s home kick-out clause deadline waive walk away under contract conditional on selling their own place sale contingency house to sell waive financing contingency back out cancel contract kick-out escape subject to condition contingencias condiciones cláusulas',
$article$A contingency is a condition. Until it is met or waived, the buyer may leave, usually with the deposit. Contingencies are normal. What you can influence is how long they last and how exactly they are written.

## The usual ones
- **Inspection**: the buyer may have the home checked, then accept, ask for repairs, or leave. Often seven to fourteen days; in some states any reason is enough.
- **Financing**: if the lender refuses in the end. Look for a date, the amount of the loan and the duty to apply right away.
- **Appraisal**: if the home is valued below the price. See [When the appraisal comes in low](/handbook/low-appraisal).
- **Title**: if there is a problem that you can't clear.
- **Sale of the buyer's home**: nothing happens until theirs is sold. The riskiest one for you.
- **Association or insurance**: that the documents are in order, that the home can be insured at an affordable price.

## Keep them within bounds
1. Every contingency needs a day on which it ends, and a rule for what happens if neither side says anything: is it waived or is the contract over? States and forms differ.
2. Short periods for what can be done quickly.
3. With a home to be sold: ask whether it is listed or under contract, and for a **kick-out clause**. It lets you go on showing, and gives the buyer a few days to commit once you have a better offer.
4. Put all dates into your calendar, the buyer's as well.

## After each date
Ask for a written notice that the condition is met or waived. Do not begin to celebrate, pack the kitchen or buy the next home before the important ones are gone. If a date passes in silence, ask your attorney the same day what that means in your state.

## A buyer who waives everything
Such a buyer is either strong or careless. Check how they will [pay](/handbook/can-the-buyer-pay).$article$),
  ('buyers-agents', 'Working with a buyer''s agent', 'negotiation', 904, '2026-11-22', '2026-11-22',
   'What changed in 2024, whether you pay a buyer''s agent, what to put in writing, and how to deal with one fairly.',
   'buyer agent realtor commission fee percent pay who pays broker compensation 2024 nar settlement mls represent dual agency 3% cooperate pay the buyer''s agent 3% 2.5% percent commission commissions realtor wants to show my home sign something nar settlement compensation buyer broker agreement represented agente comisión comprador inmobiliario corredor pagar',
$article$Many buyers have an agent. An agent who brings a good buyer is no enemy, but works for the buyer and not for you.

## What changed in 2024
Since August 2024, agents who use a multiple listing service need a written agreement with a buyer before touring a home. The National Association of Realtors agreed to this in a settlement. The agreement states what the agent is paid. Offers of compensation may no longer be shown in the MLS. Whether a seller pays a buyer's agent was always negotiable. Now people talk about it openly.

## Do you have to pay?
No law makes you. Three answers are common. You pay nothing. You name a fixed sum or percentage when asked. Or you give the buyer a credit in the offer, which the buyer uses as they like. Lenders limit how large such credits may be. Consider that a buyer who must pay an agent as well may offer less. Compare offers by what *you* keep: see [Comparing several offers](/handbook/comparing-offers) and [What selling costs you at closing](/handbook/closing-costs).

## Put it in writing
If you agree to pay, write down for which buyer and how much. Write that it is due at closing, and only if it closes. Write that the agent represents the buyer alone. Read forms that an agent brings. A "one-party" or "showing" agreement can make you their client; do not sign at the door.

## Working together
- Answer agents as fast as buyers. They have a list of homes to show.
- Do not tell an agent what you would not tell the buyer. They must pass it on.
- Agents ask politely "would you list with me?". A friendly no is enough.
- An agent's contract form may be good. Let your attorney read it all the same.

A request for a showing on SelfNVest says whether the visitor is an agent. You don't have to pay an agent for making a request.$article$),
  ('home-inspection', 'The buyer''s inspection', 'inspection', 1001, '2026-11-22', '2026-11-22',
   'What an inspector looks at, how to make the home ready, whether you should be there, and what the report means.',
   'home inspection inspector buyer''s inspection report what do they check radon termite sewer septic well chimney attend be present how long inspector check checks be at home during the inspection report findings prepare for inspection radon termite sewer scope how long does it take inspección inspector',
$article$After the contract is signed, the buyer usually sends an inspector. It takes two to four hours, the buyer pays, and the report has dozens of pages, whatever the home is like. Do not let its length frighten you.

## The appointment
The buyer invites the inspector in the room of your sale. The inspector gets a link and takes a free time from the hours you offer for showings, for two to four hours. You find it among your [showings](/dashboard?showings=all), and confirm it or propose another time. An appraiser takes one hour in the same way.

## What is looked at
Inspectors look at everything they can see and reach. That is the roof, gutters, walls, foundation, attic, basement and windows. It is also the plumbing, electrical panel, heating and cooling, and built-in appliances. Depending on place and age, there are others. Some look for termites, radon or lead. Some check the sewer line, the septic tank and well, the chimney or the pool. The contract says which inspections are agreed and until when.

## Make it easy
- All utilities on, pilot lights lit, even in an empty home.
- Clear the way to attic hatch, panel, furnace, water heater and crawl space. Unlock gates and sheds.
- Change filters and batteries, replace dead bulbs: a dead bulb is reported as a possible fault.
- Lay out invoices, manuals, permits, the age of roof and equipment.
- Take pets with you.

## Should you be there?
Better not. Buyers speak freely without you, and you do not argue with the report. Let them in, leave a number, and go out for the morning.

## The report
It lists everything from "missing cover plate" to "furnace at the end of its life". Sort it into three: safety and function, things that wear out, cosmetics. It is not a list of your duties. What you must do depends on the contract and on your state. Normally the buyer now accepts, asks for repairs or a credit, or leaves. See [Answering repair requests](/handbook/repair-requests).

Once you know of a defect through a report, you may have to tell the next buyer of it. That is one reason to settle it with this one.

If you would rather know before they do: [Having your own inspection first](/handbook/pre-listing-inspection).$article$),
  ('repair-requests', 'Answering repair requests', 'inspection', 1002, '2026-11-22', '2026-11-22',
   'How to sort what a buyer asks for after the inspection, and when to repair, give a credit, lower the price or say no.',
   'repair request after inspection ask for repairs credit concession fix renegotiate refuse say no list demands buyer wants money off as is list of things they want fixed repair credit money off after inspection concessions they are asking for repairs refuse fix better give them credit renegotiating demands inspección reparaciones piden arreglos lista',
$article$A few days after the inspection a list arrives. Breathe. Nearly every sale has this moment, and most go on.

## Sort it
1. **Safety, leaks, things that do not work** and were sold as working. Reasonable to settle.
2. **Old but working.** The buyer saw its age, or read it. A small credit at most.
3. **Taste and improvements.** Decline politely.

Ask for the pages of the report that belong to each request. You need not accept the inspector's word for a price: call a licensed contractor of your own, and get the quote in writing.

## Four answers
- **Repair** before closing: by licensed people, with permits and receipts, finished a few days before the final walk-through. The work is yours, and so is the risk that the buyer is not satisfied.
- **Credit** at closing: the buyer repairs to their own taste. Clean and quick. Lenders cap credits and want them worded as closing costs; have the buyer's lender agree first.
- **Lower price**: like a credit, spread over the loan. Gives the buyer less cash now.
- **No**: fair if the point was disclosed or priced in. Then the buyer decides, within the time the contract allows.

Mix them: repair the two dangerous things, a credit for one, no to the rest.

## Write it down
Sign an addendum, both of you. It says what is repaired, by whom, by when, and how you prove it. It also says that this settles the inspection contingency. "Fix the roof" is a quarrel; "replace flashing at the chimney, licensed roofer, invoice by June 3" is not.

## Sold as is?
You announced that you would not repair. The buyer may still have the right to leave, so answer kindly. If you refuse and they go, you may have to tell the next buyer what the report found. Weigh that. See [Contingencies](/handbook/contingencies) and [the net sheet](/handbook/closing-costs) for what a credit costs you.$article$),
  ('pre-listing-inspection', 'Having your own inspection first', 'inspection', 1003, '2026-11-22', '2026-11-22',
   'What a pre-listing inspection costs you and gives you, when it is worth it, and what you then must disclose.',
   'pre-listing inspection before listing seller inspection own inspector find problems first worth it prelisting own inspector before i list get inspected first beforehand inspección previa propia antes',
$article$You can hire an inspector before your home is for sale. It brings surprises at a time when you can still choose what to do about them.

## What it gives you
- No bad news in week three, when you have begun to pack.
- Time for two quotes instead of the first one.
- A price that already takes the old furnace into account, so that there is less to renegotiate.
- Trust: a report with the repairs ticked off, lying on the table at showings.

## What it costs you
The inspector's fee, often a few hundred dollars, depending on size and place. And knowledge: what you learn you generally have to [disclose](/handbook/seller-disclosures). That is no drawback if you were going to be honest anyway, but do not order a report that you would rather not know.

## When it is worth it
It helps with homes older than twenty or thirty years. It helps if you inherited the home, never lived in it, or rented it out. It helps with a septic tank, a well, a pool or a flat roof, and if you suspect a problem. For a young, well-kept home it is a luxury. Sometimes a single specialist is enough: a roofer, a sewer camera, an electrician.

## How to do it
1. Choose an inspector with a state license, where there is one, and a good sample report.
2. Go along and ask: what would you repair before selling?
3. Sort: repair, price in, or simply disclose.
4. Keep invoices with the report in [your documents](/dashboard?panel=documents). The kit has a [repair record](/dashboard?panel=documents) for it.

## What it does not do
It does not replace the buyer's own inspection, and the buyer should not rely on yours alone. Give it as "a report made for the seller on this date". Your attorney may suggest the wording. Then go on with [which repairs to make](/handbook/repairs-before-selling).$article$),
  ('the-appraisal', 'How the lender''s appraisal works', 'appraisal', 1101, '2026-11-22', '2026-11-22',
   'Why the buyer''s bank values your home, how an appraiser goes about it, and what you may hand over.',
   'appraisal appraiser lender bank value visit what do they look at prepare comps fha va who pays who orders bank appraiser is coming how do i get ready who pays for the appraisal lender valuation how long what do appraisers look at fha va requirements tasación tasador avalúo banco',
$article$If the buyer borrows, the lender wants to know what the home is worth if it ever had to be sold. An independent appraiser answers that. The lender orders, the buyer normally pays, and neither you nor the buyer chooses the person.

## What happens
A few days after the contract is signed, the appraiser calls for an appointment. The visit takes half an hour to two hours: measuring, photographs of every room, notes on condition and improvements. Then they choose comparable sales, adjust for differences and write a report. That takes from a few days to two weeks. With some loans a lender may do without a visit, and a computer valuation is enough.

The report goes to the lender and the buyer. You have no right to it, but the buyer may show it to you.

## Not an inspection
An appraiser looks for value, not for faults. FHA, VA and USDA loans do ask for a safe and sound home. Peeling paint in a home built before 1978, missing handrails, an old roof or no heat can be a problem. Such points may have to be repaired before the loan closes. See to the cheap ones in advance.

## What you can do
- Tidy as for a showing. It does not change the value, but it does not distract.
- Hand over one page: improvements with year and cost, permits, and what is unusual about the home. Add the [comparable sales](/handbook/comparable-sales) that you used for the price.
- Point out what is hidden: insulation, a new sewer line, a second parking space.
- Do not name the value that you need. Appraisers must be independent, and you may not put pressure on them.

## Afterwards
At or above the price: nothing happens, and the contingency ends. Below it: read [When the appraisal comes in low](/handbook/low-appraisal). If a buyer pays cash, there may be none. Then go straight on to [title and escrow](/handbook/title-and-escrow).$article$),
  ('low-appraisal', 'When the appraisal comes in low', 'appraisal', 1102, '2026-11-22', '2026-11-22',
   'Five ways out when the bank values the home below the price, and how a request for reconsideration is made.',
   'low appraisal below offer price appraised under gap shortfall challenge reconsideration of value renegotiate came in low difference appraised below contract price came in low gap difference challenge challenged dispute appeal valuation wrong reconsideration bank says it is worth less tasación avalúo bajo menor precio',
$article$The contract says $460,000, the appraiser says $445,000. The lender lends on the lower number. One of you has to close the gap of $15,000, or the sale ends.

## First look
Ask the buyer for the report or at least for its comparable sales. Check facts: square feet, bedrooms, baths, garage, lot, year of the kitchen. Are the sales recent, near, alike? Is a better one missing? You may know the neighborhood better than an appraiser from two counties away.

## Five ways out
1. **Reconsideration of value.** The buyer asks through the lender, with corrected facts and two or three better sales, briefly and politely. You supply the evidence. It works sometimes, mostly where there is a real mistake.
2. **You lower the price** to the value.
3. **The buyer pays the difference** in cash.
4. **You meet in the middle**: each pays a part. This is the most common outcome.
5. **It ends.** With an appraisal contingency the buyer normally leaves with the deposit.

A second appraisal or another lender is possible, but costs weeks. With FHA and VA loans, a required clause lets the buyer leave when the value is below the price. An FHA value also tends to stay with the home for some months, for the next FHA buyer, too.

## Which way?
Ask yourself what the next buyer would bring. Their lender will send an appraiser to the same street. If several facts say that the value is right, a small concession now is cheaper than six more weeks. If you had other strong offers, or cash, hold out longer.

## Next time
State in the contract how large a gap the buyer will pay ("appraisal gap"), ask for larger down payments, and give the appraiser a page of good comparables. See [How the lender's appraisal works](/handbook/the-appraisal). Write each agreement as an addendum and have both sign.$article$),
  ('loan-to-clear-to-close', 'The buyer''s loan until it is clear to close', 'appraisal', 1103, '2026-11-28', '2026-11-28',
   'What a lender does between the contract and closing, which days an owner should hear of, and what stops a loan.',
   'loan approval underwriting conditional approval clear to close commitment letter lender delays loan denied after contract mortgage application timeline préstamo prestamista aprobación crédito',
$article$A pre-approval is an opinion. After the contract the lender begins its real work: it checks the buyer, the home and the documents of both.

## The days that matter
1. **Applied**: within days of the contract. The lender sends a Loan Estimate within three business days (12 CFR 1026.19(e)).
2. **Appraisal** ordered and back: see [The appraisal](/handbook/the-appraisal).
3. **Approved with conditions**: an underwriter lists what is missing, such as a pay stub or an explanation of a deposit.
4. **Clear to close**: nothing is missing. The Closing Disclosure follows, at least three business days before closing (12 CFR 1026.19(f)).

An owner need not know where the buyer borrows or what they earn. They should hear these four days, and that is what the sale's room shows them.

## Who pays
The buyer: application, credit report, appraisal, and the costs in the Loan Estimate. An owner pays points or costs only if the contract says so.

## The contingency
It lets the buyer leave with their earnest money if the loan isn't approved, until a day that the contract names and in the way that it says. When that day comes, there are three honest answers. It is approved, and the buyer waives the condition. You agree on more days. Or the sale ends. Silence is none of them.

## What goes wrong
- The buyer changes jobs, buys a car on credit, or moves money between accounts without a record.
- The appraisal is low, or names repairs that an FHA or a VA loan requires.
- A condominium's association isn't accepted by the lender: ask for its questionnaire early.
- The rate lock ends before the closing does.
- "Approved" meant "pre-approved". Ask which of the four days it is.

More: [Can the buyer pay?](/handbook/can-the-buyer-pay) and the federal bureau's guide at https://www.consumerfinance.gov/owning-a-home/.$article$),
  ('from-contract-to-closing', 'From signed contract to closing', 'closing', 1201, '2026-11-22', '2026-11-22',
   'Week by week: deposit, inspection, title, appraisal, loan, walk-through. What runs at the same time, and what to watch.',
   'under contract after accepting offer what happens next steps escrow process timeline pending weeks underwriting clear to close walk-through signed the contract what happens now next steps after accepting clear to close underwriting under contract pending how long from offer to close escrow period delay extension walkthrough contrato cierre pasos firma después',
$article$Both sides have signed. Now several people work at the same time, and your part is to answer quickly and keep the dates.

## Week one
- A copy of the contract goes to the title or escrow company, the attorneys, the buyer's lender.
- The buyer pays the [deposit](/handbook/earnest-money). Ask for the receipt.
- The buyer orders the [inspection](/handbook/home-inspection) and applies for the loan.
- Mark your home as pending under [My listings](/my-listings): it stays visible and takes no more showings.

## Weeks two and three
Inspection, then repairs or credits are settled in writing. The lender orders the [appraisal](/handbook/the-appraisal). The title company searches for liens, unpaid taxes, old mortgages, easements, and sends a report or commitment. Read it: a misspelled name or a loan repaid in 1998 but never released takes time to clear. Order association documents and your [payoff statement](/handbook/paying-off-the-mortgage).

## Weeks four and five
Underwriting asks the buyer for more documents. That is normal. You finish repairs, book movers, give notice to utilities for the day after closing. When the lender says "clear to close", the date holds. With most home loans the buyer must receive the Closing Disclosure at least three business days before closing. You get a settlement statement; check every line against your [net sheet](/handbook/closing-costs).

## The last days
The buyer walks through, usually within a day or two before closing, to see that all is as agreed. Then comes [the day of closing](/handbook/closing-day).

## If a date slips
Most delays come from the loan or the title. Extend in writing, signed by both, before the date has passed. You may ask for something in return, such as a daily sum or a larger deposit. The document kit has a [closing checklist](/dashboard?panel=documents).

## The sale's page here
A sale made here has a page of its own for both of you: every step with its day, whose move it is, and what is late. Once you both say on which day the contract was signed, days are counted from it as your contract counts them. A date moves only when both agree.$article$),
  ('closing-costs', 'What selling costs you at closing', 'closing', 1202, '2026-11-22', '2026-11-22',
   'The lines of a seller''s net sheet, from the mortgage payoff to transfer tax, and how to estimate what remains for you.',
   'closing costs seller fees net sheet net proceeds how much will i keep walk away with profit after sale calculate title insurance transfer tax expenses take home how much money will i walk away with net left over fees does the seller pay which fees take home proceeds calculator estimate deductions costs of selling who pays closing costs expenses keep costos gastos cierre queda ganancia pagar',
$article$The price is not what arrives in your account. A **net sheet** lists what comes off it. Make one before you list, and again for each offer.

## What comes off
- **Mortgage payoff**, with interest to the day, and any second loan or line of credit
- **Transfer or deed tax**: some states and cities have it, some do not. Custom or law says who pays
- **Title insurance and search**: in some places the seller buys the owner's policy, in others the buyer
- **Escrow, settlement or attorney's fee**
- **Property tax** up to the day of closing, association dues and transfer fees
- **Credits** you agreed to: repairs, the buyer's closing costs, a home warranty
- **A buyer's agent**, if you agreed to pay one. See [Working with a buyer's agent](/handbook/buyers-agents)
- Recording of releases, wire and courier fees

Because you sell without an agent, there is no listing agent's commission.

## What comes back
Prepaid property tax or dues for days after the closing. Your lender pays out what is left in your escrow account separately, after the payoff. Insurers refund unused premiums in the same way.

## Get real numbers
Ask two title companies or attorneys for a seller's estimate with your address and price. It is usually free. Ask your lender for a payoff figure. Look up the transfer tax with your county. Rules of thumb from other states will mislead you.

## An example
Price $400,000, payoff $210,000, transfer tax and title $3,500, settlement fee $900, tax share $1,600, repair credit $2,000. That leaves $182,000. The figures are made up to show the arithmetic; yours differ.

Ask Vesty to calculate with your own numbers, or use the [net sheet](/dashboard?panel=documents) in the document kit. Possible tax on the profit is not part of it: see [capital gains](/handbook/capital-gains).$article$),
  ('title-and-escrow', 'Title, escrow and closing attorneys', 'closing', 1203, '2026-11-22', '2026-11-22',
   'What a title search finds, what escrow holds, who runs the closing in your state, and how to clear problems early.',
   'title company title search title insurance deed escrow officer closing attorney lien easement cloud quitclaim warranty deed survey ownership heirs old lien on the property ex-husband ex-wife spouse on the deed ownership boundary fence survey title problem title insurance notary recorded trust probate estate deceased parent título escritura depósito garantía notario compañía',
$article$To sell, you must be able to hand over ownership that no other person can claim. The people who make sure of it go by different names from state to state, but do the same things.

## Who runs the closing
In the West, it is mostly an escrow company. In much of the Midwest and South, it is a title company. In parts of the East and South, it is an attorney. Ask a local office or your attorney what is customary and who chooses. You may compare fees.

## The search
They look in public records for everything tied to the property. That can be mortgages, tax and contractor's liens, judgments against you, easements, boundary questions or old co-owners. The result is a title report or commitment. "Requirements" are what must be settled before closing, "exceptions" what the policy will not cover.

## What often turns up
- A loan long repaid whose release was never recorded: ask the old lender for it.
- A home equity line with no balance that was never closed.
- A divorced spouse, a deceased parent or a trust still on the deed: bring the documents early. Some cases need a court.
- A lien by a contractor or for unpaid taxes: paid from the proceeds, or disputed.
- A fence on the wrong side: perhaps a survey, perhaps an agreement with the neighbor.

Start the search when you list, not when you have a buyer.

## The deed
It says what you promise about the title. A *general warranty deed* promises the most. A *special* or *limited* one promises less. A *quitclaim* promises nothing. The contract says which; have it prepared by an attorney or the closing office. All owners must sign, in many states the spouse, too.

## Title insurance
One policy protects the lender, another the new owner, each paid once. If you kept your own from when you bought, show it: it can make the new one cheaper. Guard against false payment instructions: [wire fraud](/handbook/wire-fraud).$article$),
  ('paying-off-the-mortgage', 'Paying off your mortgage', 'closing', 1204, '2026-11-22', '2026-11-22',
   'How the payoff works, what to order and when, home equity lines, prepayment penalties, and owing more than the home brings.',
   'mortgage payoff pay off loan statement still owe heloc second mortgage lien release prepayment penalty underwater short sale escrow refund balance assumable still owe the bank loan balance heloc home equity line worth less than i owe underwater upside down behind on payments foreclosure second mortgage escrow account refund assume my loan solar panels lease lien hipoteca deuda debo banco pagar préstamo',
$article$You can sell a home with a mortgage on it. Most people do. The loan is paid from the price at closing, before anything reaches you.

## The payoff statement
The balance on your monthly statement is not the payoff. That one adds interest for each day until the money arrives, and perhaps fees. The title company normally orders it with your permission. For most home loans, the servicer must answer a written request within seven business days. Order one now for planning. The final one comes shortly before closing, and says how long it is good.

Keep paying as usual until the closing is done. A payment that crosses the payoff comes back to you.

## Look for these
- **Home equity line or second loan**: it must be paid *and closed*. Stop using it once you have a contract.
- **Prepayment penalty**: rare on newer loans, but read your note.
- **Solar loan or lease, or a property-assessed (PACE) loan**: it may be recorded against the home. Tell the buyer early.
- **Automatic payments**: end them after the payoff is confirmed, not before.

## Afterwards
The lender records a release of the lien. Ask for a copy some weeks later. Your escrow account for tax and insurance may have money left. You generally get it within twenty business days of the payoff. Give them your new address.

## Can the buyer take over the loan?
FHA, VA and USDA loans often can be assumed with the lender's consent. Most others can't. With a low rate that may be worth a lot. Make sure in writing that *you* are released, and veterans should ask about their entitlement.

## If you owe more than the price
Speak with your servicer and an attorney before you list. A short sale needs the lender's consent, and there may be tax on forgiven debt. A HUD-approved housing counselor advises for little or nothing: https://www.hud.gov.$article$),
  ('closing-day', 'The day of closing', 'closing', 1205, '2026-11-22', '2026-11-22',
   'What you bring, what you sign, when the money comes and when the keys go. With the final walk-through the day before.',
   'closing day settlement sign papers keys final walk-through what to bring money when do i get paid proceeds id notary remote closing table bring to the signing when do i get my money paid hand over the keys signing appointment remote online notary power of attorney settlement table final walkthrough what happens on closing day cierre firma llaves entrega día',
$article$After all the waiting, closing takes an hour. In some states everyone sits at one table. In others each person signs alone, days apart, or before a notary on a screen.

## The day before
- The buyer walks through. The home is empty and swept, repairs are done, what was to stay is there and works. Be near the telephone.
- Compare the settlement statement with your [net sheet](/handbook/closing-costs), line by line. Ask about every line you do not understand, today and not tomorrow.
- Confirm the account for your proceeds by telephone at a number that you know. See [wire fraud](/handbook/wire-fraud).

## Bring
Bring a photo ID for every owner, with the names as on the deed. Bring all keys, openers and codes, receipts for repairs, and your new address. Bring the details of your account as agreed with the closing office. If one person signs for another, bring a power of attorney. Have it approved a week earlier, because lenders and title companies are strict.

## Sign
You sign the deed and the settlement statement. You also sign affidavits about liens, marital status and residency, and a form for reporting the sale to the IRS. Read before you sign. There is time.

## Money and keys
You are paid when the buyer's money has arrived, all have signed and the office releases it, often after the deed is recorded. That may be the same day or one or two days later. A wire arrives faster than a check clears. Hand over the keys when the contract says so, normally at closing or recording. If you stay longer, it needs a written agreement: [Staying in the home after closing](/handbook/staying-after-closing).

## Afterwards
Mark the home as sold under [My listings](/my-listings). End insurance and utilities only now. Keep the settlement statement with your tax documents for years. You will need it for [capital gains](/handbook/capital-gains).$article$),
  ('title-commitment', 'Reviewing the title commitment', 'closing', 1206, '2026-11-28', '2026-11-28',
   'What a title commitment or preliminary report says, who reads it, what can be objected to, and by when.',
   'title commitment preliminary report schedule a schedule b requirements exceptions objection letter object to title cure title review period compromiso informe preliminar objeción',
$article$A week or two after the title is ordered, the company sends its *commitment*. Some western states call it a *preliminary report*. It says on what conditions it will insure the buyer.

## How it is built
- **Schedule A**: who owns the home now, who will be insured, for how much, and the legal description.
- **Requirements**: what must happen before closing. Examples are to pay off a mortgage, release a lien or record a death certificate. Most of these are the owner's work.
- **Exceptions**: what the policy will not cover. Examples are easements, an association's rules, or rights to minerals.

## Who does what
The buyer reads it, with an attorney if anything is unclear, and says in writing what they object to. The contract says within how many days. It also says what follows if the owner can't or won't clear it. Often the buyer may then accept it or leave. The owner reads it, too: wrong names, old loans and liens are easier to clear in the first week than in the last.

## Who pays
You agree on that in the contract, and it differs by place. In some places the owner pays for the buyer's policy, in others the buyer does. A lender's policy is usually the buyer's. With most loans, federal law forbids the seller to make the buyer use a certain title insurer (12 U.S.C. 2608).

## What goes wrong
- It is not opened until the day before closing.
- The legal description is that of another lot: compare it with your deed.
- A loan was repaid, but its release was never recorded. Ask the old lender right away.
- A standard exception hides a real problem, such as a neighbor's driveway. Ask for the recorded document behind each line.
- Days to object run out while you wait for an answer by phone. Write.

In the sale's room, record the day on which it came, what you object to, and what was cleared. The two of you see the same list.

More: [Title, escrow and closing attorneys](/handbook/title-and-escrow), and the title industry's own explanations at https://www.homeclosing101.org.$article$),
  ('homeowners-insurance', 'The buyer''s homeowner''s insurance', 'closing', 1207, '2026-11-28', '2026-11-28',
   'When a buyer''s policy has to begin, what a lender asks for, and why insurance has become a reason for late closings.',
   'homeowners insurance binder bound declarations page hazard insurance flood insurance policy proof of insurance effective date insurer declines roof seguro póliza inundación aseguradora',
$article$From the moment the deed is the buyer's, so is the risk. Their policy begins on the day of closing. The owner keeps theirs until then.

## Who needs it, who pays
The buyer chooses and pays. A lender requires it, wants to be named on it, and asks for the *binder* or *declarations page* before it sends money. The first year is usually paid at or before closing. Without a loan it is not required, and a fire on the first night is the buyer's loss.

In a flood zone of the federal maps, a federally regulated lender must also see flood insurance (42 U.S.C. 4012a). Look up the address at https://msc.fema.gov. Earthquake is covered separately, in some places wind, too.

## What the owner can do
- Tell the buyer early what an insurer asks. That is the age of the roof, wiring, plumbing and furnace. It is also earlier claims, the distance to a hydrant, and a pool or a wood stove.
- Let the insurer's inspector in.
- Keep your own policy until the deed is recorded and you have moved out. If you stay after closing, ask your insurer what you need then.

## What goes wrong
- The buyer asks for quotes in the last week, and insurers decline an old roof or a home near brush. Ask in the inspection period, while the answer still matters.
- The policy begins a day after closing.
- The lender's name or the address on it is wrong, and the money waits.
- A flood determination arrives late and changes the monthly payment, and with it the loan.
- The home is empty between two owners. Many policies exclude a vacant home after some weeks.

## In the sale's room
The buyer records from which day the policy is in force. The owner sees the day, but not the company or the premium. If the closing moves, the policy has to move, too.

About a lender's requirements: https://www.consumerfinance.gov/owning-a-home/. See also [Staying after closing](/handbook/staying-after-closing).$article$),
  ('settlement-statement', 'Checking the settlement statement', 'closing', 1208, '2026-11-28', '2026-11-28',
   'How to read the closing statement line by line before you sign, and which lines are wrong most often.',
   'settlement statement alta statement seller''s statement check figures before signing prorations credits debits line by line hud-1 wrong figure liquidación prorrateo',
$article$The company that closes adds up what each side pays and receives, to the cent. You see it a day or a few before you sign. It is made by people in a hurry, from documents by other people. Check it.

## Which documents there are
Buyers with most mortgages get a *Closing Disclosure* from their lender at least three business days before closing (12 CFR 1026.19(f)). The owner gets the pages about their own side no later than the closing. Beside it, most companies write a *settlement statement*, with a column for each side. In a cash sale it is the only one.

## Line by line
1. **Price**, and every credit that you agreed on since: repairs, closing costs, a later amendment.
2. **Earnest money**: counted as paid, in the right amount.
3. **Payoff** of the owner's mortgage: for the right loan, with interest until the right day. Is there a second loan?
4. **Prorations**: taxes, association fees, rent. From which day, over how many days, and who owns the day of closing?
5. **Fees**: title, escrow, recording, transfer tax. Is each on the side that the contract says?
6. **Agents**: only what you agreed to pay.
7. **Names and addresses**, and where your proceeds go.

## Who pays
The contract says, and custom fills the gaps. See [Closing costs](/handbook/closing-costs).

## What goes wrong
- The final amendment never reached the company.
- A credit is in neither column, or in both.
- Last year's tax bill is used though a new one is out.
- There is a fee that no one can explain. Ask. You don't have to sign until you understand it.
- Changed wire details arrive with a "corrected statement". Call the number that you wrote down at the beginning: [wire fraud](/handbook/wire-fraud).

Your sale's page compares your form with what you agreed on, [line by line](/handbook/lines-of-the-closing-disclosure). Choose the form's PDF there, and its totals are read on your device. You decide which to use.

Ask the company for a draft three days ahead. Keep the signed one for your taxes: it proves the price and the costs of selling. The IRS explains the form about it at https://www.irs.gov/forms-pubs/about-form-1099-s.$article$),
  ('signing-the-papers', 'The signing appointment', 'closing', 1209, '2026-11-28', '2026-11-28',
   'Where and when the closing documents are signed, what to bring, who must be there, and what makes a signing fail.',
   'signing appointment sign closing papers notary mobile notary remote online notarization what to bring identification power of attorney sign separately firma identificación',
$article$Owner and buyer often sign on different days and in different places. Signing alone does not make the buyer the owner. That happens when the deed is delivered and the money is paid, as your state's law and the closing instructions say.

## Where
You sign at the office of the title company or attorney, or with a mobile notary at your kitchen table. If your state and the company allow it, you can sign by video. Ask when you open the file. If one of you is abroad, you may need a notary or a consulate weeks ahead.

## Bring
- A photo ID that has not expired. Your name must be the same as on the deed or in the loan documents.
- Anything else that the company asks for: a second ID, proof of marriage, trust documents.
- The buyer: proof of insurance, and the money. The company says whether to wire it ahead of time or bring a cashier's check. Call the number that you wrote down yourself before you send any.
- The owner: keys and openers, if they are handed over there.

## Who
Everyone on the deed signs, and in many states the spouse, too. An owner who can't come may give a power of attorney. The company and the lender must approve its words first.

## Who pays
The notary or signing fee is in the settlement statement. The person who signs usually pays it. A mobile notary costs extra.

## What goes wrong
- The name on the license differs from the deed.
- The lender's documents arrive late. Book the morning, and not the last hour before a weekend.
- You sign without reading. Ask for everything a day ahead, and read the [statement](/handbook/settlement-statement) then.
- A person who calls asks you to change the appointment and "confirm" an account. Hang up, and call the company.

In the sale's room each of you records the place, the time and what to bring for your own appointment. Only you see it.

More about the day itself: [The day of closing](/handbook/closing-day), and the checklist of the federal bureau at https://www.consumerfinance.gov/owning-a-home/.$article$),
  ('recording-and-funds', 'Recording the deed and paying out', 'closing', 1210, '2026-11-28', '2026-11-28',
   'When a sale is really closed, how long money takes, and what a recording number is good for.',
   'recording number deed recorded county recorder funds disbursed dry closing wet closing when do i get my money proceeds arrive funding day registro condado',
$article$After you sign, three things still happen. The buyer's lender sends its money, the deed goes to the county, and the company pays everyone. Only then is the sale over.

## In which order
In some states you sign and get paid at one table, on one day. In others, mostly in the West, the lender checks the signed documents first. The money and the recording follow one or more days later. Ask the company for the day. You need it for the movers, the keys and the interest on the old loan.

## Recording
The county records the deed and gives it a number and a time. From then on, the records name the buyer as the owner. Many counties record deeds online within hours. Others take days. Write down the number: the county, an insurer and an appeal of taxes ask for it.

## Paying out
The company pays off the owner's mortgage, taxes, agents and itself, and then the owner, by wire or check. A wire sent after the bank's last hour arrives on the next business day. The owner's old loan sends a release to the county, sometimes weeks later: look whether it came, as told in [Paying off the mortgage](/handbook/paying-off-the-mortgage).

## Who pays
The buyer usually pays to record the deed, and the owner to record releases. Transfer taxes follow state law and custom. All of these are in the settlement statement.

## What goes wrong
- Keys are given at the signing, and the money comes three days later, or not at all.
- A Friday closing is recorded on Monday, while the movers are in the driveway.
- A page is refused for a missing signature or notary stamp.
- Someone changes the account for the proceeds by email. Only you give the account, by phone, at the number that you wrote down: [wire fraud](/handbook/wire-fraud).
- After some weeks letters offer "a certified copy of your deed" for money. The county gives it to you for a few dollars.

In the sale's room you record the number, the day, and that the money has arrived.$article$),
  ('final-walk-through', 'The final walk-through', 'closing', 1211, '2026-11-28', '2026-11-28',
   'What buyers look at in the last days before closing, what owners prepare, and what to do if something isn''t as agreed.',
   'final walk-through walkthrough last look before closing repairs done items missing damage after inspection buyer''s last visit recorrido',
$article$Shortly before closing, the buyer walks through the home again. It is not a second inspection. It answers three questions: is the home as it was, is what was agreed repaired, and is what belongs to it still there?

## When, and who
The contract says when. A day or two before closing is usual, and it is best after the owner has moved out. The buyer comes, perhaps with an agent or the inspector. It takes half an hour to an hour and costs nothing but an inspector's time, if the buyer brings one and pays for it.

## The buyer
- Bring the contract, the list of repairs with receipts, and the list of what stays.
- Run water, flush, light the stove, and start the heating and cooling. Open garage doors, and try every window and outlet that was in the report.
- Look behind where furniture stood.
- Photograph what differs, the same hour.

## The owner
- Leave electricity, water and gas on.
- Lay out receipts, manuals, keys and remote controls.
- Move everything out, also from attic and shed, unless you stay on.
- Tell the buyer beforehand of anything that broke since.

## If something isn't as agreed
Tell the other side and the company in writing right away, and before you sign. Often the owner repairs it, pays a credit, or money is held back until it is done. A lender has to agree to a change of the figures. Whether a buyer may refuse to close over it is a question for an attorney: it depends on the contract and on how serious it is.

## What goes wrong
- The visit is skipped, and a leak is found by the new owner.
- It happens days before the movers come, who scratch the floor.
- "We will fix it later" is agreed by a handshake. Put it in an [amendment](/handbook/repair-requests).
- A chandelier or a refrigerator is gone. The contract decides what stays: [What an offer says](/handbook/reading-an-offer).

In the sale's room the buyer records the appointment and what was found.$article$),
  ('closing-disclosure', 'The Closing Disclosure and its three days', 'closing', 1212, '2026-11-28', '2026-11-28',
   'What the lender''s five pages say, how the three business days are counted, and which changes start them again.',
   'closing disclosure three business days cd received loan estimate compare apr change new waiting period trid divulgación',
$article$With most mortgages the buyer has the right to see the final figures before it is too late. The *Closing Disclosure* must reach them at least three business days before closing (12 CFR 1026.19(f)(1)(ii)). Cash sales have none.

## Counting
For this rule every day counts but Sundays and the legal holidays (12 CFR 1026.2(a)(6)). For a closing on a Friday, it has to be there on Tuesday, unless there is a holiday between. By law, mail counts as received three business days later. So lenders send it online and ask for a click.

## What starts the days again
Only three changes do. They are a yearly rate (APR) beyond the limit, another kind of loan, or a fee for paying it back early (a prepayment penalty). Other corrections, such as a credit after the walk-through, need a new copy and no new days.

## Who does what
The lender sends it. The buyer confirms it on the day it comes and compares it with the Loan Estimate. The company makes the figures agree with the [settlement statement](/handbook/settlement-statement). The owner receives the pages about their own side from the company, by the day of closing. The owner's side says nothing about the buyer's loan that isn't theirs to know.

## Who pays
There is no fee for the form. The costs in it are paid as the contract and the loan say.

## What goes wrong
- The buyer doesn't open the message, and the closing moves by days.
- The price or a credit changed in an amendment that the lender never got. Send it the same day.
- Names, address or the amount of earnest money are wrong.
- The cash to bring is higher than in the Loan Estimate: ask which line grew, and [whether it may](/handbook/lines-of-the-closing-disclosure).
- A false message "about your disclosure" contains wire details. The real one asks for no money by email. See [wire fraud](/handbook/wire-fraud).

An explanation of each page: https://www.consumerfinance.gov/owning-a-home/closing-disclosure/.$article$),
  ('the-purchase-contract', 'The purchase contract', 'closing', 1213, '2026-11-29', '2026-11-29',
   'Where the form of the contract comes from, who writes it, what it asks for, and what to ask a title company or an attorney.',
   'purchase contract purchase agreement sale contract form template where to get the contract paperwork fsbo contract who writes the contract real estate contract forms state form commission bar association attorney state legal description deed who pays title insurance transfer tax survey contrato compraventa formulario',
$article$The offer on SelfNVest lists your terms. The contract that both of you sign is a document of its own, on a form that fits your state.

## Where the form comes from
In some states, the real estate commission or the bar publishes a form that anyone can read. In others, only agents' associations have forms, and those are for their members. In some states, an attorney takes part in every closing. In your sale, the step "Contract signed" says what we know about your state, with the source and the day on which we read it. If we know of no form, ask a title company or an attorney.

## Who writes it
An attorney, or the title company where the state allows it, often for a fixed fee. You can fill in a public form yourselves, but have an attorney read it before you sign. A missing word about a deadline can cost more than the fee.

## What it asks for
Almost every form asks the same things, in about this order: the names of both sides as in the deed, the address and the legal description, the price, the deposit and who holds it, the loan, the days and how they are counted, the conditions, what stays in the home, the credits, who pays for what, the closing, the keys, and the disclosures that were given. "Agreed terms" at the step has all of that from your sale, as a PDF and as fields to copy. It is not the contract.

## The legal description
The address is not enough. The deed has the exact description of the land: lot, block and subdivision, or lines and corners. Copy it letter by letter from your deed, or from the title policy you got when you bought. Record it once at the step.

## Who pays for what
Title insurance for the buyer, transfer tax and survey: custom differs by state, and even by county. If your offer leaves it open, ask what is usual before the contract is written. You are free to agree on something else.

## What to ask
- Which form do you use, and may we see it first?
- What do you charge to write it, and when is it ready?
- Does an attorney have to take part here?
- Which disclosures have to be attached?
- How are days counted, and until which hour?
- What happens with the earnest money if the sale ends?

See also [Title, escrow and closing attorneys](/handbook/title-and-escrow) and [From contract to closing](/handbook/from-contract-to-closing).$article$),
  ('lines-of-the-closing-disclosure', 'The lines of the Closing Disclosure, A to N', 'closing', 1214, '2026-11-29', '2026-11-29',
   'What the letters on pages 2 and 3 mean, who usually pays each cost, which amounts you can compute, and how much more than the Loan Estimate a lender may charge.',
   'closing disclosure lines letters page 2 page 3 sections a to n origination charges prepaids initial escrow prepaid interest per day tolerance loan estimate higher fees went up zero ten percent recording fees aggregate adjustment rent back holdback arrears taxes last year líneas tolerancia intereses prepagados',
$article$Pages 2 and 3 of the Closing Disclosure have letters. A settlement statement has the same costs without them. Your sale's page has the lines in this order, for each side's own column.

## Page 2: the costs
- **A**: what the lender charges for the loan itself, with points
- **B**: services you could not shop for, such as the appraisal
- **C**: services you could shop for, such as title and survey
- **E**: recording fees and transfer taxes
- **F**: paid ahead, such as a year of insurance, and interest until the next month begins
- **G**: the first deposit into the escrow account
- **H**: the rest: HOA fees, inspection, home warranty, agents, the owner's title policy
- **D, I and J**: the totals

## Page 3: between the two sides
K is due from the buyer, and L is paid already. K less L is the cash to close. M is due to the seller, and N is due from them. M less N is what the seller gets. Taxes and dues stand on both sides with the same amount.

## Who usually pays
Buyers mostly pay for their loan, its policy and recording. Sellers mostly pay for transfer tax and for the owner's policy. This is custom, not law, and differs by county. What your terms say comes first.

## What you can compute
- **Interest**: loan × rate ÷ 365 or 360 is one day, rounded to a cent. Count the days until the first of next month.
- **Payoff**: the amount on the lender's statement, and its “per diem” for each further day.
- **Taxes that come a year late**: all of last year's unpaid bill, and this year's days.
- **Rent** if the seller stays: days × rent for a day.

## How much more than the Loan Estimate
A federal rule sets three limits (12 CFR 1026.19(e)(3)):
- **Nothing more**: the lender's own fees, services without a choice, transfer taxes. Its credits may not shrink.
- **A tenth more in sum**: recording fees, and companies from the lender's list.
- **Any amount**: interest, insurance, escrow, and companies that you found yourself.

If your loan changed, you may have a newer estimate. Compare with that one. Ask the lender about what is above.

## What the other side sees
Taxes, assessments, dues and rent, once both of you have saved the same line. Nothing else. See [checking the statement](/handbook/settlement-statement).$article$),
  ('what-a-buyer-pays-at-closing', 'What a buyer pays at closing', 'closing', 1215, '2026-11-29', '2026-11-29',
   'The costs on the buyer side of a closing, which of them you can shop for, and how to be sure of the sum before you wire it.',
   'closing costs buyer pays cash to close how much cash do i need at closing lender fees title insurance prepaid escrow taxes insurance loan estimate wire buyer closing cost money to bring gastos del comprador',
$article$The down payment is not all. The lender, the title company and the county have their own lines, and some bills are paid ahead.

## What is on your side
- **The loan**: the lender's fees, points if you buy a lower rate, the appraisal and the credit report.
- **The title**: the search, the lender's policy, often the owner's policy, and the closing or escrow fee. Who pays which differs by place and is a term of the contract.
- **The county**: recording, and in some places a transfer tax.
- **Paid ahead**: the first year of homeowners insurance, interest to the end of the month, and months of tax and insurance for the lender's escrow account.
- **Yours to choose**: inspection, survey, attorney.
- **Shared by days**: taxes and dues that the owner has paid ahead, or not yet.

## How much
It depends on the state, the loan and the month. The lender has to send you a **Loan Estimate** within three business days after you apply. It has the sum you need at closing, "Cash to close". Compare the estimates of two lenders line by line. Three business days before you sign, the **Closing Disclosure** shows the final figures. On the page of your sale here you can lay both beside each other. See [The Closing Disclosure](/handbook/closing-disclosure).

## How to pay less
The Loan Estimate says which services you may shop for. Ask about the title insurance and the settlement fee first. The owner may agree to pay part of your costs as a credit: it is a term of the offer, and lenders limit it. A closing late in the month needs less interest paid ahead, but the same in the end.

## On the day
Your earnest money counts toward the sum. The rest goes by wire or by a cashier's check. Call the title company at a number you found yourself before you send anything, even if a mail tells you that the account has changed: see [Wire fraud](/handbook/wire-fraud). Bring a valid ID, and walk through the home before you sign.$article$),
  ('capital-gains', 'Tax on the profit from your home', 'taxes', 1301, '2026-11-22', '2026-11-22',
   'How the federal exclusion of up to $250,000 or $500,000 works, what counts as profit, and when to ask a tax adviser.',
   'capital gains tax irs exclusion 250000 500000 two of five years profit owe taxes on sale primary residence section 121 basis improvements rental inherited divorce owe the irs anything tax taxes on the sale lived there months two years inherited mother''s house parents rental property depreciation exclusion married single widow divorce how is it taxed report profit improvements receipts firpta foreigner rented it out for a few years landlord impuestos impuesto ganancia capital',
$article$Many people owe no federal income tax when they sell the home they live in. Whether you are among them depends on a few facts. This is an outline; a CPA or tax adviser applies it to you.

## The exclusion
Did you own the home and live in it as your main home for at least two of the five years before the sale? Then you may generally exclude up to **$250,000** of gain from tax. For most married couples who file jointly, it is up to **$500,000**. The two years don't have to be in one piece. It can normally be used once in two years. A part of it may be available if you move early because of work, health or certain unforeseen events. There are special rules for military service, divorce and surviving spouses.

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
Both settlement statements and invoices for improvements, in [your documents](/dashboard?panel=documents) for example. IRS Publication 523, "Selling Your Home", has worksheets: https://www.irs.gov/publications/p523. A loss on your own home is generally not deductible.$article$),
  ('property-and-transfer-taxes', 'Property taxes, transfer taxes and Form 1099-S', 'taxes', 1302, '2026-11-22', '2026-11-22',
   'Who pays property tax for the year of the sale, which states tax the transfer, and which form goes to the IRS.',
   'property tax proration transfer tax deed stamp 1099-s form report sale irs reporting recording homestead exemption prorated who pays taxes this year who pays the property taxes this year 1099-s 1099 s mail transfer tax stamps deed tax proration prorated deduct tax return moving expenses impuestos predial propiedad transferencia',
$article$Besides tax on profit, three things with "tax" in their name come up at closing.

## Property tax
It is divided by the day: you pay up to the closing, the buyer afterwards. How that looks depends on whether your county bills in advance or in arrears.

- **Billed in arrears**: you owe for the months you lived there. You give the buyer a credit.
- **Paid in advance**: the buyer gives you one.

Example: $3,650 a year, paid in arrears, closing after 100 days of the year: you give a credit of $1,000. If the bill is not known yet, last year's is used. The contract should say whether it is settled again later. A homestead or senior exemption usually ends when you sell. Tell the county, and ask about one for your next home. In some states a new assessment follows a sale, which is the buyer's concern.

## Transfer tax
Also called deed tax, excise or documentary stamps. Many states and some cities or counties have it, others, such as Texas, have none. It is a share of the price, sometimes with higher rates for expensive homes. Law or custom says who pays, and the contract can usually say otherwise. Your county recorder or a title company can tell you the rate. Put it on your [net sheet](/handbook/closing-costs).

## Form 1099-S
The closing office normally reports the sale to the IRS and sends you a copy early in the next year. If you certify in writing that the whole gain falls under the exclusion for a main home, they may not have to. If you do get the form, the sale belongs on your tax return even when nothing is due. See [Tax on the profit from your home](/handbook/capital-gains).

## Next April
Put the settlement statement with your tax documents. It shows property tax and mortgage interest paid in the year, which may be deductible if you itemize. Moving costs generally are not, except for members of the armed forces who move under orders. Ask your tax adviser.$article$),
  ('moving-out', 'A moving-out checklist', 'moving', 1401, '2026-11-22', '2026-11-22',
   'What to do six weeks, two weeks and one day before you hand over the keys, from utilities to the last meter reading.',
   'moving checklist movers pack utilities change address forward mail clean leave behind keys handover insurance internet transfer hand over what to leave cancel electricity internet gas water power leave behind garage clean before leaving movers moving company truck mail forwarding appliances stay curtains trash what do i have to leave mudanza mudarse servicios llaves',
$article$Begin when the important contingencies are gone, not on the day of the offer.

## Six weeks before
- Three quotes from movers, in writing. For a move to another state check the company's registration with the federal FMCSA at https://www.fmcsa.dot.gov/protect-your-move.
- Read the contract again: what stays? Label it, and keep the manuals in one drawer.
- Sort, sell, give away. Hazardous waste (paint, oil, chemicals) goes to a collection day.
- Tell school, employer, doctors, insurers.

## Two weeks before
- Utilities: order the final reading for the day *after* closing. Never have power or water shut off before the buyer's last visit.
- Forward mail at https://www.usps.com, change addresses with bank, DMV, voter registration.
- Insurance: keep the policy until the deed is recorded; insure the goods on the truck.
- Finish agreed repairs and collect the receipts.

## The last days
1. Empty every closet, attic, shed, crawl space, freezer. What is left behind can cost you money.
2. Patch large holes if you agreed to; sweep or clean as the contract says.
3. Photograph each empty room and the meters.
4. Sign out of thermostats, doorbells, locks and garage openers, and reset them.
5. Lay out all keys, openers, mailbox key, codes, warranties, association contacts, paint colors, the day of garbage collection.

The kit has a [utility handover](/dashboard?panel=documents) and a moving plan to fill in.

## On the day
Keep passports, medicine, contract, jewelry and the charger with you and not on the truck. Walk through again, turn off water if it may freeze and the buyer agrees, close windows, lock up. Then [the closing](/handbook/closing-day), and the rest of the day is yours.

A note for the new owners, about the sticking gate and when the magnolia blooms, costs nothing and is remembered.$article$),
  ('selling-while-buying', 'Selling one home while buying another', 'moving', 1402, '2026-11-22', '2026-11-22',
   'Sell first, buy first or both on one day: what each asks of your money and nerves, and the clauses that help.',
   'buy and sell same time next house purchase contingent bridge loan sell first buy first simultaneous closing two mortgages moving up downsizing temporary buy my next house with the money from this one bridge loan two houses sell before buying simultaneous new home purchase depends on sale where do we live in between comprar otra casa mientras vender',
$article$You need the money from this home for the next one, and a roof in between. There are three ways to time it, each with its price.

## Sell first
You know what you have, your offer for the next home is strong, and there are never two mortgages. But you may need somewhere to live. Ways to bridge it: a long closing, [staying after closing](/handbook/staying-after-closing), a short lease, family, and a storage unit.

## Buy first
You move once and sell an empty home at leisure. You need the down payment without the sale, and the lender must be willing to count both payments. A bridge loan or a home equity line can help. Arrange a line *before* you list, since lenders dislike lending on a home that is for sale. Work out how many months of two mortgages, taxes and insurance you can bear. Then add one.

## Both on one day
The two closings are arranged in the morning and the afternoon, often with the same title company. It works if everyone is on time. Have a plan for two nights.

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
  ('staying-after-closing', 'Staying in the home after closing', 'moving', 1403, '2026-11-22', '2026-11-22',
   'How a rent-back works, what belongs in the agreement, and what to watch with insurance and lenders. Also: buyers who want in early.',
   'rent back leaseback post-closing occupancy stay after closing possession delay move out later early possession buyer move in before closing extend live here two more weeks after we have sold stay longer rent back rentback move in before closing early move-in possession date need more time to move out tenant quedarse después cierre alquilar semanas',
$article$Sometimes the buyer wants to close on the 30th and you can leave only on the 15th. Then you may stay for a while as a tenant in what was your home. It is called a rent-back, leaseback or post-closing occupancy.

## What belongs in the agreement
- From when until when, to the hour
- Rent: often what the buyer pays a day for loan, tax and insurance; sometimes nothing for a few days
- A security deposit, held by the escrow company, and how its return is decided
- Who pays utilities, lawn, and a water heater that fails on day three
- What happens if you stay longer: a daily sum that hurts
- That the buyer may come in with notice
- That it is a short occupancy and no ordinary lease, as far as your state allows

Use your state's form or an attorney's. A handshake is not enough: landlord-tenant law can apply to you both.

## How long
Loans for a home to live in commonly require the buyer to move in within 60 days. So longer stays need the lender's consent. Most rent-backs are between three days and a few weeks.

## Insurance
On the day of closing your homeowner's policy no longer fits: you own nothing but your furniture. Ask your insurer for a renter's policy from that day. The buyer needs one that allows for you.

## The other way around
If a *buyer* asks to move in, store boxes or begin to paint before closing, be careful. If the loan then fails, you may have to evict the buyer from your house. If you say yes at all, ask for a written agreement, rent in advance and proof of insurance. Allow no work on the home, and have an attorney look at it.

A simple alternative for both is a later closing. Rates that the buyer has locked may set the limit. Ask their lender. More dates are in [From signed contract to closing](/handbook/from-contract-to-closing).$article$),
  ('transferring-utilities', 'Transferring the utilities', 'moving', 1404, '2026-11-28', '2026-11-28',
   'How electricity, gas, water and the rest change from owner to buyer on one day, without a dark house or two bills.',
   'transfer utilities final meter reading start service new owner solar lease propane septic internet cancel who pays utility bill closing day medidor titular',
$article$Each company wants to hear it from both: the owner ends, the buyer begins, on the same day. That day is the one on which the keys change hands, which isn't always the closing.

## The owner
- List the companies for the buyer: electricity, gas, water and sewer, trash, internet, propane or oil, alarm.
- Order a final reading. Give the address for the last bill.
- Don't have anything shut off before the walk-through and the keys: reconnecting costs money, and pipes freeze.
- Photograph the meters on the last day.
- Solar panels, water softeners or alarms that are leased don't pass to the buyer automatically. The lease says how. Start weeks ahead, because a title company may need the document.

## The buyer
- Open accounts a week or two ahead. Some companies ask for a deposit or the recorded deed.
- Ask about water and sewer: in many places an unpaid bill stays with the home, so the title company asks for a final one.
- Choose internet early; an installer may take longer than the closing.

## Who pays
The owner until the day, the buyer from then on. Bills that can't be read that day, such as water or fuel left in a tank, are divided in the settlement statement if you agree so. If the owner stays on after closing, the agreement about it says who pays until then.

## What goes wrong
- Power is off at the walk-through, so nothing can be tried.
- Both cancel, or neither does.
- The buyer's service begins at midnight and the owner's movers are still there: talk about the hour.
- Customer numbers are sent around by message. They aren't needed: each of you calls under your own name.

In the sale's room, record the day and the companies. For the rest of the move: [A moving-out checklist](/handbook/moving-out).$article$),
  ('your-listing', 'Your listing on SelfNVest', 'product', 1501, '2026-11-22', '2026-11-22',
   'From the first step of the form to "sold": drafts, photos, publishing, changes, price history, pending and withdrawn.',
   'create listing publish draft edit change list my home post status pending withdrawn sold delete take down remove free selfnvest website upload wizard take my listing down remove hide delete my home unpublish post house here edit the price on the site status sale pending map pin wrong address draft views count mark as sold floor plan video tour 3d tour matterport youtube vimeo mark my house hide my address hide the street approximate place anuncio publicar borrar quitar editar',
$article$Listing your home here is free. Start at [Sell](/sell); everything you have begun is under [My listings](/my-listings).

## Seven steps
Basics, place, features, photos, words, price, review. Take them in any order: a draft saves itself, and only you see it. To publish you need at least the property type, the full address and a title. The review says what is missing, and points out phrases that may go against [fair housing](/handbook/fair-housing). In the place step, check the pin on the map.

## Hiding the street
In the place step you can hide the street until a showing is confirmed. Buyers then see the town, the ZIP code and a mile-wide circle with your home somewhere inside. The search does not find the street. A visitor gets it with the confirmation. If the showing is cancelled, we hide it again. Keep the street out of your words.

## Photos
We make them smaller, also an iPhone's HEIC, and remove hidden data such as their place. Describe them, or have a text drafted from them. A photo that you describe as "Floor plan" gets a place of its own. In the words step you can add a tour on Matterport, YouTube or Vimeo.

## Showing that it is yours
Send a deed or tax bill at "Ownership" under [My listings](/my-listings). We delete it 7 days after our decision. Vacant land is public only after that.

## Changing a published home
What you change is kept until you press "Save changes", so that a half-typed price never reaches buyers. A new price appears in the price history, and people with a matching saved search may get an email. For another town, create a new listing.

## Status
- **Active**: visible, showings can be requested.
- **Pending**: visible with "Sale pending", no new showings. Choose it when you have a signed contract.
- **Sold**: leaves the market. We ask the price, the day and where the buyer came from; only the home's owners see it. You can undo it for a day. We tell visitors and buyers after ten minutes. Its place, facts, asking price and day of sale stay on a page, and for six months in searches for sold homes. Your words, photos and name do not stay, and we never show what it sold for.
- **Withdrawn**: buyers don't see it. You can put it back on the market.

If a home leaves the market, upcoming showings are cancelled and their visitors are told by email. Withdraw a home before you delete it.

This week's views and saves are shown beside each home. What brings them, and how to get more, is in [Finding your buyer](/handbook/finding-your-buyer).$article$),
  ('your-availability', 'Offering times for showings', 'product', 1502, '2026-11-22', '2026-11-23',
   'Weekly hours, single days, days off, notice, free hours in between, automatic confirmation, and your own calendar feed.',
   'availability calendar times slots hours schedule weekly set block days off vacation notice buffer auto confirm automatic sync google calendar feed ical outlook link share booking block next week vacation on vacation unavailable hours times google calendar sync weekends only change my hours minimum notice auto-confirm booking link how far ahead gap between half hour slots length of a viewing open house places which days and hours should i offer for showings how many in a week disponibilidad horario calendario horas',
$article$Visitors can ask only for times that you offer. You set them under [Availability](/availability), for each home separately.

## Weekly hours
Press what fits, such as *Weekday evenings* or *Saturdays*, and *Save hours*. Then change the days and the two times as you like. Showings can begin from 9:00 AM to 7:00 PM. The hours repeat every week. All times are those of the home.

## Single days
Open a day in the month to add or take away hours. A day that you have emptied yourself stays empty, even when the weekly hours would fill it. Days can be copied to others. For a vacation, set *days off*. Visitors can't book then.

## Open houses
Choose *Hold an open house*: a day, a time, how long, and how many places. Visitors see it in the calendar and book a place, which is confirmed right away. Other showings can't be booked during it. Until it begins, you can change it or call it off. Visitors who have booked keep their place, and we tell them. See [Open house](/handbook/open-house).

## Settings
- **Times begin** on the hour, or on the half hour as well.
- **A showing lasts** from 30 minutes to two hours; an hour unless you change it. Booked showings keep their length.
- **How soon can people come?** The shortest time between booking a showing and the showing itself (the notice period). It is two hours unless you change it.
- **How far ahead can people book?** 60 days unless you change it, and 180 days at most.
- **Time kept free between showings** (the buffer): half an hour to three hours before and after each showing, so that you have time to tidy up.
- **Requests are confirmed right away**: comfortable, but you see the visitor's name only afterwards. Read [Staying safe](/handbook/safety-at-showings) first.
- **Entry notes**: told to confirmed visitors only.

## What happens with a booked hour
It disappears from the calendar, so that it can't be booked twice. If a showing is cancelled, the hour is offered again unless you have taken it away.

Visitors who find no time can ask to be told when times open. You see how many wait. Offer more hours, and ten minutes later we write to them, so that you can change your mind.

## Share and subscribe
Copy the booking link and send it to a visitor who asks for a time. With the *calendar feed* your showings appear in Google, Apple or Outlook Calendar. Keep that address to yourself. If it gets around, make a new one, and the old one stops working.

What happens to a request next is in [Showing requests, changes and reminders](/handbook/managing-showings).$article$),
  ('managing-showings', 'Showing requests, changes and reminders', 'product', 1503, '2026-11-22', '2026-11-30',
   'Confirm, decline, propose another time, cancel, note who came: what you can do with a request, and what the visitor is told.',
   'message write to a visitor answer a question inbox chat with a buyer request confirm decline reschedule change cancel move propose other time viewing showing booking notification email reminder visitor no-show feedback pending answer suggest a different time propose reschedule visitor reminder reminders confirm a request decline booking visitor did not show up no show who booked contact details of visitors what does the visitor see visitor asked for another day i can''t make it visitas solicitudes confirmar cancelar cambiar',
$article$Requests arrive by email and on [your dashboard](/dashboard). The first email comes right away. What follows within an hour comes in one more. Only what can't wait, such as a cancellation for today, comes by itself. Until you answer, the hour is held for that visitor.

## Answer
- **Confirm**: the visitor gets an email with date, time, address, and your entry notes. If you hide your street, this is when the visitor learns it.
- **Propose other times**: up to three, open for three days. The visitor picks one with a click.
- **Decline**: the visitor is told kindly and the hour is free again.

A visitor who can make none of your times can ask for three others. No hour is held: accept one, propose another, or decline within three days.

## What you know of a visitor
You see their name, email, phone number and note. "Pre-approved by a lender" is your own note. Under Settings of your calendar you can ask everyone for the number of people, a confirmed address, the disclosures read, or a pre-approval. It is the same for all, and your home's page says it. We don't check what they attach. Only you see it, and it is deleted later. The [privacy policy](/privacy) has the periods.

## Write to a visitor
Choose *Message* beside a showing, and you write to each other here. A visitor without an account reads and answers through the link in our email. Neither of you sees the other's address or number unless one of you writes it. Questions from other buyers arrive there, too: *Messages* in your account's menu. If someone bothers you, end the conversation.

## Changes
You can cancel or propose another time until the showing begins. The visitor can, too, with the link in their email. When a showing moves, the old hour is offered again and the other side gets an email with a new calendar entry.

## Reminders
A day before and two hours before, both of you are reminded by email.

## Afterwards
The visitor is asked how they liked the home, how the price feels and whether they might make an offer. Note on the dashboard whether they came. The answers are summed up there; [Following up after a showing](/handbook/after-a-showing) says how to read them.

## Too many from one person?
A visitor can have only one open showing of a home at a time, and we limit requests. If someone bothers you, decline and write to us through the envelope at the foot of the page.

When you have accepted an offer, set the home to pending under [My listings](/my-listings). It then takes no more requests.$article$),
  ('plans', 'Plans and what they include', 'product', 1504, '2026-11-22', '2026-11-22',
   'What is free, what Basic Chat and the Complete FSBO Kit add, how payment works, and how to cancel or upgrade.',
   'plan price subscription cost basic premium kit free pay payment cancel upgrade downgrade refund billing stripe invoice card how much does selfnvest cost messages limit cancel my subscription $199 kit $14.99 month what do i get refund upgrade billing invoice credit card is it free how much does this cost payment failed charge money back plan planes precio suscripción cancelar cuesta',
$article$You can sell your home here without paying us anything. Plans add help.

## Free
You can browse, save homes, and list your own with photos and a calendar. You can get and answer showing requests, and try Vesty with 5 messages a day.

## Basic Chat: $14.99 a month
Vesty with 50 messages a day. You may cancel at any time and keep what you have paid for until the end of the paid month.

## Complete FSBO Kit: $199 once
Everything in Basic Chat without a monthly fee, 200 messages a day, the [document kit](/handbook/your-documents), and the checklists in your [timeline](/handbook/your-timeline).

The cards at [Choose plan](/choose-plan) are what counts, should this page ever differ from them.

## Paying
Payment goes through Stripe, on Stripe's page. We never see your card number. Afterwards you come back, and the plan is active as soon as Stripe has confirmed. If that takes longer than a minute, reload the page. You will not be charged twice for one checkout.

## Upgrade and cancel
Going from Basic Chat to the kit ends the subscription right away, and we refund its current month. You pay for both plans whether or not your home sells, and we don't refund them otherwise. If a plan ends, you are told by email, and your homes, showings, offers and documents stay. To cancel, change the card or see invoices, open "Manage billing" at [Choose plan](/choose-plan). To go back from the kit, and for questions about a refund, write to us through the envelope at the foot of the page.

## No commission
We take no share of the sale and are no broker. What other people may cost you is in [What selling costs you at closing](/handbook/closing-costs).$article$),
  ('vesty', 'Vesty and what it can''t do', 'product', 1505, '2026-11-22', '2026-11-22',
   'What Vesty knows, where its answers come from, what it may not do, how messages are counted, and what to check yourself.',
   'vesty ai assistant chat chatbot bot messages limit wrong trust accurate legal advice privacy what can you do who are you data memory remember images photos robot are you a real person human robot ai chatgpt how many messages per day can i trust you are you a lawyer agent what can you do see my data remember conversation delete chat history make mistakes mistake asistente mensajes preguntar español',
$article$Vesty is the assistant on [your dashboard](/dashboard). It is a computer program that writes answers. It is not a person, broker, attorney or tax adviser.

## What it can do
- Answer how-to questions from this handbook, and name the article.
- Look at your own listing, availability, showings and timeline, to tell you what is next. It also sees your plan and the names of your documents.
- Calculate: what remains after closing, a monthly payment, what you save without a listing agent. The sums are done by our own code, with the assumptions beside them.
- Help with words: a description, an answer to a buyer, a list of questions.

## What it may not do
It only reads, and only what is yours. It cannot publish, book, cancel, pay, send email or change a price. It sees nothing that belongs to other owners. It follows no instructions that are hidden in a text or a picture.

## Where it can be wrong
It may misunderstand you, and it does not know your street. It cannot say what your home will sell for, what your state's law requires in your case, or what tax you owe. It should say so. If an answer matters, open the article, then ask an attorney, a CPA or your state's office.

## Messages
Your [plan](/handbook/plans) says how many messages you have a day. The chat shows how many are left. A new day begins at midnight UTC. An answer that fails is not counted. A message has up to 1,000 characters and up to five pictures.

## Your conversations
They are kept in your account, so that you can come back to them, and only you can read them. You can delete each. Questions are sent to the company that runs the model. Do not write account numbers, passwords or other people's secrets. The [privacy policy](/privacy) has the details.$article$),
  ('your-documents', 'Your documents and the document kit', 'product', 1506, '2026-11-22', '2026-11-22',
   'Where to keep the documents of your sale, which files are accepted, who can see them, and what the kit of the premium plan contains.',
   'documents upload file files pdf store papers kit template templates forms download contract word storage size limit private delete restore share file types upload file too big pdf word template net sheet template forms download kit who can see my documents store contract restore deleted file documentos papeles archivos formularios',
$article$A sale makes paperwork. Keep it in one place: the [documents panel](/dashboard?panel=documents) of your dashboard.

## Your files
PDF, Word (.doc, .docx), JPEG and PNG, up to 25 MB each. You can drag in several at the same time, and stop one if it is the wrong one. You can look at PDFs and pictures, rename, download and delete them. A deletion can be undone for a while.

They are private. Only you can open them, through links that expire after a short time. Buyers do not see them unless you publish one as a disclosure of your home. Anything else you want a buyer to have, download and send. Vesty knows the names of your documents, not what is in them.

Keep the deed, survey, mortgage statement, permits, invoices and warranties there. Add the association documents, inspection reports, the signed disclosure, offers, the contract with all its addenda, and the settlement statement.

## The document kit
With the Complete FSBO Kit you can download templates as PDF, filled in with what your listing and profile already know. There are worksheets for the seller's disclosure and lead paint, a list of fixtures, and a sign-in sheet for showings. There is also an offer summary, a counter offer, a net sheet, a closing checklist and a utility handover.

Each says that it is a template and not legal advice. They help you to gather facts, compare and prepare. Where your state has an official form, as most do for disclosures, use that one. Have an attorney look at everything that binds you.

## Names that help
Begin with the date: "2026-05-14 roof invoice.pdf". Then they sort themselves.

## How long?
Keep the settlement statement and invoices for improvements as long as they may matter for [tax](/handbook/capital-gains). Keep the signed lead paint form for at least three years. Download your files before you delete your account, because we delete them, too.$article$),
  ('your-timeline', 'The six steps of your timeline', 'product', 1507, '2026-11-22', '2026-11-22',
   'What each step of the timeline means, when it is done, and how the progress is counted.',
   'timeline steps progress stage next step what should i do next checklist complete mark done six roadmap plan six steps mean stage where am i what should i do next progress percent mark step done undo checklist etapas pasos progreso cronograma',
$article$The [timeline](/dashboard?panel=timeline) on your dashboard shows where you are in the sale. It has six steps. They are the same for every owner, so that you always see what comes next.

## The steps
1. **Property assessment.** Walk through, sort out repairs, find a price. Read [pricing](/handbook/how-to-price-your-home) and [repairs](/handbook/repairs-before-selling).
2. **Documentation preparation.** Deed, payoff, permits, association documents, the [disclosure](/handbook/seller-disclosures).
3. **Photography & marketing.** [Photographs](/handbook/photographing-your-home) and the [description](/handbook/writing-the-description).
4. **List property.** Publish under [My listings](/my-listings) and open [times for showings](/availability).
5. **Show property.** [Before](/handbook/before-a-showing), [during](/handbook/during-a-showing) and [after](/handbook/after-a-showing) a showing.
6. **Negotiate & close.** From the [first offer](/handbook/reading-an-offer) to [closing](/handbook/closing-day).

## Marking a step
Press a step to complete it. Today's date is noted, and the next open one becomes current. Press it again to take that back. The percentage is the number of completed steps out of six, nothing cleverer than that.

The timeline is yours to keep. Completing "List property" does not publish anything, and publishing does not tick it. So you can work in another order: some owners take photos before the documents are ready, and that is fine.

## Checklists
With the Complete FSBO Kit each step opens into a checklist, and each task that needs a document links to its [template](/handbook/your-documents). See [Plans](/handbook/plans).

## If you do not know what is next
The dashboard names one next step from the real state of your home: a listing without photographs, an unanswered request, a week without hours. Or ask Vesty "What should I do next?".$article$),
  ('your-account-and-data', 'Your account and your data', 'product', 1508, '2026-11-22', '2026-11-22',
   'Signing in, changing your email address, taking your data along, and what happens when you delete your account.',
   'account password email address change login sign in google profile delete account export data privacy download my data personal information close forgot reset forgot my password reset delete my account all my data gdpr ccpa privacy change email address phone export download log in login sign out google sign-in cannot log in notifications bell news unread stop emails too many emails daily digest unsubscribe cuenta datos contraseña correo borrar',
$article$Your account is an email address and a password, or your Google account. You find everything about it on [your profile](/profile).

## Signing in
If you forgot the password, choose "Forgot your password?" at [Login](/login). You get an email with a link within minutes; look in the spam folder, too. Signing out removes what this browser had stored about you. Do it on a computer that others use.

## Your profile
Name, telephone, the address and kind of your property, a picture. Name and telephone fill in documents and are not shown on your listing. Where this site sends text messages, a code proves your telephone, and your listing says "Telephone confirmed" without the number. To change the email address, confirm the new one by the link that we send there.

## What others see
Your listing: its address, photos, text and price. About you, only what you have written into it. Visitors who ask for a showing see your answers in our emails.

## What we tell you
The bell at the top of every page counts what you have not read. That can be a request, an answer or a new time for a showing. It can be a new price for a home you saved, or a match of your search. [Notifications](/notifications) lists it all, and each line has a link. If you have not seen it there within two minutes, we also email it to you. On your profile you choose for each kind whether that email comes right away, once a day, or not at all. Email that you need for a showing always comes. There you can also switch on notifications on a device, without names and prices.

## Take it along
"Export my data" gives you a file with what we keep about you. It has your profile, listings, showings, saved homes and searches, messages, offers, payments and more. You can have it at any time, and should before you leave.

## Leave
"Delete my account" ends it for good. First we take your homes off the market and tell visitors with an upcoming showing. We cancel a subscription. Then we delete your files, listings and conversations with Vesty. What you and another person wrote to each other or offered stays with them, from a "Deleted account". Payments stay in the books, without your name, because the law requires it. It cannot be undone.

If you only want a break, withdraw your home under [My listings](/my-listings) instead.

## Questions
How long each thing is kept, and who processes it for us, is in the [privacy policy](/privacy). For anything else write to us through the envelope at the foot of the page.$article$),
  ('offers-here', 'Offers on SelfNVest', 'product', 1509, '2026-11-22', '2026-11-22',
   'How buyers make offers here, how you compare and answer them, what a round of best and final offers is, and what a backup does.',
   'make an offer here receive offers compare offers side by side net proceeds money in hand counter offer accept decline withdraw improve best and final round sealed deadline highest and best multiple offers backup offer second buyer in line fell through back on market sale pending expired valid until hide names print offer summary proof of funds attach what do i require of offers ofertas comparar contraoferta aceptar oferta final respaldo',
$article$A buyer opens your home's page and makes an offer in six short steps. You are told. This is not a contract yet. What you agree on here is a record of terms. Both of you still have to sign a contract, in the form your state requires. No money is sent through this site.

## Comparing
Under [My listings](/my-listings), *Offers* shows the open ones side by side. Enter your own figures once: mortgage, taxes, daily cost, and the day you want to move. Each offer then shows what you keep, line by line, and its risks. Sort by money, closing date or number of risks. Hide the names to decide on terms alone. They then appear as letters. *Save as PDF* makes a document of it. A price can rise above another offer: see [Comparing offers](/handbook/comparing-offers).

## Answering
Accept, counter, decline, or ask a question. A counter replaces what it answers: from then on only the buyer can accept. Each version says how long it is valid, and expires by itself. What changed is marked, and the history stays.

## Best and final
With two or more open offers, you can ask all buyers for their best and final one by a day and hour. Their offers are sealed until the deadline, even for you. Until then, you can't accept, counter or decline an offer, and your own counters can no longer be accepted. A buyer who sends nothing keeps the terms they had. If your counter was the latest, the offer ends. Afterwards you read who sent one. All are final until you answer them. If the deadline was wrong, call the round off. Sealed offers are then never read, and we tell all buyers.

## After acceptance
Your home is shown as sale pending. Other buyers are asked whether they stay as a backup. Buyers who come later can make a backup offer. Both are marked as such. You set their order. Each buyer sees only their own place. Either side can announce the end of the sale, with a reason and what happens to the earnest money. The sale ends a day later, unless both agree to go on. Then the home is for sale again, and the backups are called in their order. You can also accept or counter another one right away. If showings were cancelled when you accepted, you can invite their visitors again with one click. What comes next is in [From contract to closing](/handbook/from-contract-to-closing).

## What you can require
That a buyer has seen the home, has read and acknowledged your [disclosures](/handbook/seller-disclosures), or attaches proof of funds or a pre-approval. You can open their files while the offer is open.$article$),
  ('finding-your-buyer', 'Finding your buyer', 'product', 1510, '2026-11-23', '2026-11-23',
   'Filling in a listing from an advertisement elsewhere, other sites, a flyer and a yard sign, texts for other places, and which of them brings showings.',
   'flyer yard sign print qr code which ad brings viewings views saves statistics figures per week share with zillow portals brokers mls feed import csv spreadsheet copy from another site craigslist facebook nextdoor instagram post advertise marketing saved my home favorites saves turn into showings interest more views anuncio cartel folleto compartir publicidad',
$article$A home is found by more people if it is where they look. None of this costs anything here, and you can stop any of it.

## Have you advertised it elsewhere?
In the first step of the [listing form](/my-listings) you can paste the text of an advertisement, or two lines of a spreadsheet: the headings and your home. You see what was read, each value beside the words it was read from, and what was not understood. Only what you leave ticked is filled in, and nothing is saved before you have seen it.

## Letting other sites show it
In the place step you can let portals and brokers take your home from our feed. They get what its page says and a link back to it; never your name, email or phone number, nor a street that you hide. It is off until you turn it on. If you turn it off, sites that took it should take it down, but we cannot make them.

## Flyer and yard sign
Under My listings, "Figures, flyer and texts" has a page to hand out and a sign for the yard, both to print on US letter or A4. Their code opens your home's page on a phone. Both also show your home's short address, with five letters to type. The letters stay the same as long as your home is here. Your phone number is on them only if you check the box.

## Texts for other places
There are texts for Craigslist, Facebook, Nextdoor, Instagram, X and text messages, each as long as its place allows. Copy one, and change what you like. They are made from your own facts. Read them once for [fair housing](/handbook/fair-housing) before you post them. A ZIP has all your pictures, square and wide, with these texts.

The forms of Zillow and of a broker who lists for a flat fee are answered field by field, to copy. The broker's form asks what you pay a buyer's agent. That is your choice, and 0 is an answer.

## Who is looking
Each flyer, sign and text has its own link. So you see every week which one brings views, saves, requests, showings and offers. We count the link, not the person, and your own visits are not counted. What the numbers may mean is in [When to lower the price](/handbook/lowering-the-price).$article$),
  ('owning-and-buying-together', 'Owning and buying a home together', 'product', 1511, '2026-11-28', '2026-11-28',
   'How two or more people sell a home they own together, or make one offer together, and what each of them can do here.',
   'own together co-owner second owner joint owners spouse wife husband partner both of us invite my wife add my husband share my listing brother sister inherited house siblings both sign deed who can accept leave remove owner buy together co-buyer two buyers joint offer add a buyer after acceptance both names on the offer married couple divorce separate copropietario dueños juntos esposa esposo comprar juntos pareja',
$article$Most homes belong to two people, and most are bought by two. Each can have an account of their own here, and act for both.

## You own the home together
Under [My listings](/my-listings), open *Owners* at the home. Give a name and an email address, and we mail an invitation. It works for 30 days, and only for an account with that address. A home has up to three owners besides the one who created the listing.

All owners read everything about the home, and each acts for all: the listing, showings, messages, offers and the sale. Each act says who it was. If two of you act at the same time, the first act counts. Inviting and removing owners, paying, and deleting the listing stay with the first owner.

An owner can leave at any time. If the first owner closes their account, the home goes on with the owner who joined next. Leaving here changes no deed.

## What the deed says
Being an owner here proves nothing. The people on the deed have to sign it. In many states the spouse signs, too. The title company looks that up: see [Title, escrow and closing attorneys](/handbook/title-and-escrow). Agree among yourselves before the first offer: the lowest price you would take, and who answers. If you can't agree, or a divorce or an estate is open, ask an attorney first.

## You buy together
Open your offer under *Your offers*, and choose *Buy together with someone*. Up to three people make one offer. Each person who joins reads all of it, and acts for all of you. The owner sees your names, and accepts the buyers they have seen. If someone joins after the owner's counter, send the same terms back.

Before acceptance, each of you can leave, and the offer goes on with the others. After it, the buyers are part of what was agreed. To add or remove one then, all buyers and the owner sign an amendment to the contract on paper. Tell the lender and the title company. A lender looks at the income, debts and credit of everyone on the loan.

How you take title is your choice as buyers. Joint owners may leave their share to each other or to heirs, depending on the form. It also matters for taxes and in a divorce. Ask the attorney or title company before closing. The federal bureau's guide explains the loan's side: https://www.consumerfinance.gov/owning-a-home/.

## If one of you is suspended
What the others offer or have agreed goes on without that person. A home is hidden while the owner who created its listing is suspended.$article$),
  ('the-day-of-showings', 'The day of showings, and your safety', 'product', 1512, '2026-11-29', '2026-11-29',
   'One page for a day of visitors, a timer for when you are alone with one, and a person of trust who hears if it passes.',
   'day of showings day sheet schedule order of visits offline no network safety safe alone stranger danger timer check in they are here all is well person of trust emergency contact did not come no show feel unsafe visitor scares me let strangers in buddy seguridad visitas desconocidos sola solo contacto confianza',
$article$On a day with visitors you have other things to do than to search. Open *The whole day* beside any showing: all visits of that date are on one page, in order.

## The page of the day
You see who comes, how many, to which home, their number and your notes. Free time and overlaps are named. *Confirm all* answers every request in one press. Once you have opened a day on your phone, you can read it there without a network. You can call, text, confirm and note. What you press is kept and sent when you are online, and you are told if it was too late.

## When you are alone with a visitor
- Press **They are here** when the visitor comes. A timer starts: 45 minutes, or as long as you choose.
- Press **All is well** or **They have left** to end it. *15 minutes more* gives you time.
- Up to two minutes before the end, we remind you in the bell, and on your phone if you turned notifications on.
- If the timer passes, we email the person you trust: where you are, since when, and that they should call you.

The timer runs with us, not on your phone. Without a network no timer starts, and the page says so.

## The person you trust
Choose one on the same page, by name and email. We ask them first, in one email. They agree with its link and need no account. They don't learn who visits you. They can stop at any time, and you can remove them. Until they agree, only you are reminded.

## What a timer is not
We are no emergency service, and an email can be late. If you feel unsafe, leave the house and call 911. Let visitors walk ahead of you, keep the way to the door free, and have your phone in your hand. Better still, have someone with you.

## They didn't come
Press **They didn't come** once the time has begun. It stays with the showing, they get no questions about it, and a running timer ends.

## Fewer emails
You get no email about what you did yourself. *Add to calendar* beside a confirmed showing saves it in your calendar. See [Showing requests](/handbook/managing-showings) for what visitors are told.$article$);
