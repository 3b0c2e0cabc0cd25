-- The handbook: preparing.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('preparing-your-home', 'Preparing your home, room by room', 'preparing', 301, '2026-11-22',
   'A working list from the front door to the basement: what to fix, clean, empty and light before photographs and viewings.',
   'prepare ready get house ready clean cleaning checklist kitchen bathroom bedroom before selling paint smell odor pets list clean tidy fix smells smell dog cat odor smoke pet get it ready people come to look room checklist deep clean paint color walls into shape get the place ready',
$article$Walk in through the front door with a notepad, as if you had never been there. Write down everything that makes you look twice. That list is most of the work.

## Everywhere
Wash windows, replace dead bulbs (all the same warm tone), tighten handles, silence the door that squeaks. Patch nail holes; repaint walls that are loud or scuffed in a plain warm white. Smells are the hardest thing to notice yourself: ask a friend, wash textiles, and do not cover them with perfume.

## Kitchen and baths
Clear the counters down to two or three things. Degrease the hood, descale the taps, redo caulk that has darkened. In baths: fresh towels, lid down, nothing on the floor. Fix drips; a dripping tap makes people wonder about the pipes.

## Living and sleeping rooms
Take out a third of the furniture, so that one can see where the walls meet the floor. Give each room one clear purpose. Make beds as a hotel would. Empty closets to about half: full ones look small.

## Basement, attic, garage
Buyers do look. Clear a path to the furnace, water heater and electrical panel, and label the breakers. Dry out damp corners and find out why they are damp; it belongs in your [disclosure](/handbook/seller-disclosures).

## Papers and valuables
Lock away medicine, jewelry, keys, bills and anything with a number on it. Take down family photographs if you do not want strangers to see them, and do it before the pictures are taken.

Then go on to [repairs](/handbook/repairs-before-selling), the [outside](/handbook/curb-appeal) and the [photographs](/handbook/photographing-your-home).$article$),
  ('repairs-before-selling', 'Which repairs to make before you sell', 'preparing', 302, '2026-11-22',
   'Fix what is unsafe, leaking or frightening; freshen what is cheap; leave expensive taste to the buyer.',
   'fix repair renovate remodel upgrade improvement worth it return kitchen bathroom roof as-is as is cost permits contractor permit permits unpermitted deck addition without a permit remodel kitchen bathroom roof furnace sell as-is as is condition fixer upper worth fixing leave it broken',
$article$Buyers subtract more for a doubt than a repair costs. A stain on a ceiling becomes "the roof". So mend what raises doubts, and be slow to remodel.

## Do these
- Anything unsafe: loose railings, missing smoke or carbon monoxide alarms, exposed wiring. Some states and cities require working alarms, or a certificate, before a sale.
- Anything that leaks, and the stain it left.
- Heating, cooling and hot water: have them serviced and keep the invoice.
- Doors and windows that stick, broken panes, torn screens.
- Paint, caulk, grout, light bulbs: little money, much effect.

## Think twice about these
A new kitchen, a bath, a finished basement. You will rarely get the whole sum back, the buyer may have other taste, and the work delays you. Cleaning, new handles and good light often do as much for the photographs. For a failing roof or furnace, compare three ways: replace it, give a credit at closing, or price the home for what it is.

## Permits
If work in the past needed a permit and had none, ask the building department or an attorney how it can be made right. Do not hide it; in most states a question about it is on the disclosure form.

## Selling as is
You may sell "as is": it means that you do not plan to make repairs. It does not end your duty to tell what you know, and buyers will usually still want an inspection. See [Answering repair requests](/handbook/repair-requests).

Keep every invoice in [your documents](/dashboard?panel=documents). Buyers like to see them, and some improvements count when you work out your [tax](/handbook/capital-gains).$article$),
  ('decluttering-and-staging', 'Decluttering and staging', 'preparing', 303, '2026-11-22',
   'How to make rooms read well in photographs and feel calm in person, with what you own.',
   'declutter stage staging stager furniture arrange storage empty vacant house furnished stuff belongings tidy decorate personal hire a stager rent furniture empty rooms too much stuff junk get rid of storage unit virtual staging decorate depersonalize',
$article$Staging is not decoration. It is making the size, light and purpose of each room plain at first sight. Most of it is taking things away.

## Sort in four piles
Go room by room: keep in place, pack for the move, give away, throw out. Pack everything you will not use in the next two months; you would have packed it anyway. If the garage fills up, a storage unit for a few weeks is cheaper than a home that looks small. Book a bulk pick-up or a donation truck before you start, so that there is an end.

## Arrange for the eye
- Stand in the doorway: nothing tall or dark should block the view across the room.
- Pull sofas a hand's width off the wall, and let rugs lie under the front legs.
- One lamp in each dark corner, curtains fully open, blinds level.
- A table set for nobody looks stiff; a bowl of fruit is enough.
- Give a spare room one job: a desk and a chair, or a bed, not both and a treadmill.

## An empty home
Empty rooms photograph small and echo. If you have moved out, leave or rent the few large pieces that show scale: a bed, a sofa, a dining table. Keep heat and light on. Tell your insurer: some policies limit cover for a vacant home.

## Pictures furnished by computer
Virtual furniture in photographs must be marked as such, and must not hide damage or change what is there. Visitors who feel misled leave quickly.

## With children, pets and work at home
Agree on a basket for each person: ten minutes before a viewing everything loose goes into it. More on that in [Getting ready for a showing](/handbook/before-a-showing).$article$),
  ('curb-appeal', 'The outside of your home', 'preparing', 304, '2026-11-22',
   'A weekend''s work between the curb and the front door, and what to do in winter, in a drought or in an apartment building.',
   'curb appeal exterior yard lawn garden landscaping front door outside driveway porch roof gutters first impression winter mow lawn grass paint front door flowers plants yard sign outside looks facade snow weeds fence',
$article$Buyers drive past before they book. They decide in the car whether the inside is worth an hour.

## One weekend
1. Mow, edge, weed, and cut back what hides windows or the house number.
2. Sweep walks and porch, wash the front door, the mailbox and the lamp beside it.
3. Paint the door if it is faded. One strong color, everything else quiet.
4. Clean gutters; wash siding and the driveway with care (high pressure damages wood, stucco and old mortar).
5. Put bins, hoses, toys and the spare car somewhere else.
6. Two pots of something green and alive beside the door.

## What raises doubts
Peeling paint, a sagging gutter, missing shingles, a cracked step, soil that slopes towards the foundation. People read them as signs of what they cannot see. Mend what you can; what you know about roof, drainage and foundation belongs in the [disclosure](/handbook/seller-disclosures). If the home was built before 1978, do not sand or scrape old paint yourself: see [Lead paint](/handbook/lead-paint).

## Seasons and places
In winter clear snow and ice down to the path, for looks and because visitors can fall. Where water is short, gravel and native plants kept neat look better than a thirsty lawn. If you have a photograph of the garden in bloom, use it, and say in its caption when it was taken.

In an apartment building the entrance counts: ask the association to change the bulb in the hall. Check its rules, and those of your city, before you put up a sign.

## Take the first photograph
Late afternoon, from a slight angle, with the lights on inside. It will be the first thing everybody sees: [Choosing photos and their order](/handbook/choosing-photos).$article$),
  ('best-time-to-sell', 'The best time to sell', 'preparing', 305, '2026-11-22',
   'What spring, summer, fall and winter mean for a sale, why your own situation counts more, and which day to publish.',
   'season month spring summer fall winter when should i list timing weekday day market conditions interest rates wait year what day of the week publish go live which month winter spring summer fall holidays christmas when to put it on the market wait until interest rates drop',
$article$In most of the country more buyers look between early spring and midsummer. More homes are for sale then, too. The best time is when your home is ready, priced well, and you can leave it.

## The seasons
- **Spring**: most buyers, most competition. Gardens help. Be ready by March, not starting in March.
- **Summer**: families want to move before school begins. Evenings are long, so offer late viewings.
- **Fall**: fewer visitors, more of them in earnest.
- **Winter**: the quietest time in cold places, and high season in some warm ones. Whoever looks in January usually has a reason.

Places differ: a college town, a ski town and a retirement community each have a calendar of their own. Look at when homes near you went under contract in the last two years.

## Your own calendar
Counting back from a date you must leave: a month or more for the closing, the time homes nearby take to sell, two to six weeks to prepare. [How long a sale takes](/handbook/how-long-a-sale-takes) has the details. Before you choose a date, ask a tax adviser whether waiting matters to you: the exclusion for a main home asks for two years of living there, see [capital gains](/handbook/capital-gains).

## Interest rates and headlines
Nobody can tell you what rates will do. If you buy again in the same market, a high or low market mostly meets you twice, once on each side.

## The day
Many people plan their weekend on Thursday. Publish in the middle of the week with photographs finished and Saturday and Sunday open on [your availability](/availability). Do not publish half a listing to "see what happens"; the first days bring the most eyes.$article$);
