-- The handbook: showings.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('before-a-showing', 'Getting ready for a showing', 'showings', 601, '2026-11-22',
   'What to do the day before, the hour before and in the last ten minutes, with a list for busy households.',
   'showing viewing visit prepare before visitors come tidy checklist pets children dog leave house ready tour someone is coming today kids cat dog go during viewing prepare the house for a visit lockbox let them in last minute get ready for a showing what to do before',
$article$A showing takes a visitor twenty minutes and you an hour. With a routine it becomes half an hour.

## The day before
Look at the request: name, time, whether they are pre-approved, what they wish to see. You find it under [your dashboard](/dashboard). Put out what you will hand over: a page with the facts, the year of roof, heating and windows, utility costs of the last twelve months, the disclosure. Tell the people you live with.

## The hour before
- Open curtains, switch on lamps, set heat or cooling to comfortable.
- Empty bins, dishwasher and sink; wipe counters and taps.
- Air the rooms for ten minutes. Skip scented candles: some visitors are allergic, others wonder what they cover.
- Clear driveway and walks; move your car if parking is short.
- Lock away keys, medicine, valuables, mail, laptops and anything with account numbers.

## The last ten minutes
Toilet lids down, towels straight, beds smooth, music off, every inside door open. Take the dog out, even the friendly one; put the cat in a crate and say so. Each child fills one basket.

## Access
If you will not be there yourself, agree with whoever opens the door for you. Do not leave a key under a pot, and do not send door codes by text to people whose identity you have not checked. Notes for getting in ("use the side gate") can be kept in your viewing settings; they go to confirmed visitors only.

## Too many, too close together?
Set free hours between viewings and a minimum notice on [your availability](/availability). Nobody can then book at an hour's notice while you are at work. See also [Staying safe when strangers visit](/handbook/safety-at-showings).$article$),
  ('during-a-showing', 'What to say during a showing', 'showings', 602, '2026-11-22',
   'How to greet, walk and be quiet; questions you should expect, and the ones to answer with "not today".',
   'showing say talk tour walk through questions buyers ask answer follow around host visitors conversation why selling follow visitors around walk by themselves why are you selling they asked me what do i answer how to behave small talk conversation host tour people ask about the neighbors visitor asks',
$article$Visitors want to imagine living there. They can do it while you talk, but not for long.

## Start at the door
Greet everybody by name, ask them to sign in, hand out the page of facts. One sentence of orientation ("bedrooms upstairs, garden through the kitchen"), then offer a choice: shall I show you around, or would you rather look by yourselves first? Most like to walk on their own while you stay within call on the same floor.

## Point out what cannot be seen
The insulation, the new sewer line, the outlet for a car charger, where the sun is in the afternoon. Three things are enough. Do not explain that the bedroom is a bedroom.

## Questions to expect
- *Why are you selling?* One true, short sentence: "We want to be closer to our daughter." No deadlines, no troubles.
- *How long has it been for sale? Other offers?* The truth or nothing. Never invent a competing buyer.
- *What would you take?* "We look at every written offer." Do not negotiate in the hallway; see [Negotiating the price](/handbook/negotiating-the-price).
- *What does heating cost? How old is the roof?* Have the papers there.
- *Any problems?* Answer as in your [disclosure](/handbook/seller-disclosures). If you do not know, say so and offer to look it up.
- *Who lives next door? Is it safe?* Facts about the home only; see [Fair housing](/handbook/fair-housing).

## If an agent comes along
Be as friendly as to anybody. Ask whom they represent, and sign nothing at the door. [Working with a buyer's agent](/handbook/buyers-agents) explains.

## At the end
Thank them, say what happens next ("offers by email, I answer within a day"), and note while it is fresh what they liked and what made them hesitate.$article$),
  ('open-house', 'Holding an open house', 'showings', 603, '2026-11-22',
   'Whether to hold one, how to announce and run it, and how to keep people and things safe with many visitors at once.',
   'open house weekend event sign flyer visitors sign-in sheet crowd host public many people at once sign-in sheet sunday saturday open house run host flyer signs neighbors cookies',
$article$An open house brings many visitors in two hours: neighbors, people at the start of their search, now and then the buyer. It suits homes in busy places that are easy to reach. Where visitors are few, single viewings bring more.

## Plan it
- Saturday or Sunday, two hours, not against a big game or a holiday.
- Put the time into the description of your listing, and block those hours on [your availability](/availability), so that nobody books a private viewing in the middle.
- Ask your city and your association about signs before you place them, and take them home afterwards.
- Two adults at least: one at the door, one inside.

## At the door
Ask everybody to sign in with name and telephone number, and to say whether they work with an agent. The document kit has a [sign-in sheet](/dashboard?panel=documents). Hand out one page with a photograph, the facts, the price and how to reach you. Shoes on or off: decide once and treat all alike.

## Inside
Let in only as many as you can see. Close off a room for what must not be touched, with a note on the door. Nobody goes to the basement or the attic alone. Keep your telephone on you and your valuables out of the house; read [Staying safe when strangers visit](/handbook/safety-at-showings).

## What to have ready
Facts, disclosure, floor plan if you have one, utility costs, the association's dues. A plate of cookies is kind, and nobody buys for it.

## Afterwards
Walk through every room, check windows and back door, count what was lying about. Write to those who left an address on the same evening: two sentences and an offer of a quiet second visit. If thirty came and nobody asked for one, think about the [price](/handbook/lowering-the-price).$article$),
  ('after-a-showing', 'Following up after a showing', 'showings', 604, '2026-11-22',
   'When to write to visitors, what to ask, how to read their answers, and what to change because of them.',
   'follow up after viewing feedback thank you message contact visitors interested second visit no response didn''t come no-show have not heard from them haven''t heard back silence no answer ghosted follow-up feedback thank-you second visit came to see it visited follow up with people who toured the home',
$article$Most visitors do not buy. What they noticed is still worth having.

## Within a day
Write one short message: thanks, the answer to anything you had to look up, and that they are welcome to see it again. Do not ask "so, will you make an offer?". Someone who is interested will take the next step if it is easy: say how you would like to receive offers.

On SelfNVest visitors are asked by mail after the viewing how they liked the home, how the price feels and whether they might make an offer. You find the answers beside your listing's viewings on [the dashboard](/dashboard). Note there whether a visitor came at all.

## Reading the answers
One opinion is a taste. Three that agree are a fact about your home.
- "Darker than in the pictures": earlier viewings, brighter bulbs, trimmed shrubs.
- "Smaller than we thought": too much furniture, or photographs that were too wide.
- "Too much work": mend what can be mended, or take it into account in the price.
- "A bit high", again and again: see [When to lower the price](/handbook/lowering-the-price).

## A second visit
Take it seriously. People come back with parents, a tape measure or a contractor. Give them an hour, put papers on the table, stay out of earshot. Have ready what a buyer needs for an offer: the disclosure, association papers, a list of what stays.

## When nobody answers
One reminder after three or four days, then leave it. Keep names and numbers: if you change the price, you may tell those who visited. Write down who came and when; if a buyer's agent later claims to have introduced somebody, you have a record.$article$);
