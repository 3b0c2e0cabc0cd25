-- The handbook: photos.

insert into public.handbook_articles
  (slug, title, topic, position, updated_on, summary, keywords, body)
values
  ('photographing-your-home', 'Photographing your home with a phone', 'photos', 401, '2026-11-22',
   'Light, height, straight lines and a tidy frame: how to make photographs that show rooms as they are.',
   'photos pictures camera phone take photo shoot photographer light lighting wide angle video drone tips images iphone android take good pictures wide angle lens drone flash dark rooms professional photographer video tour how to photograph',
$article$A recent phone is good enough. What makes the difference is light, patience and where you stand.

## Light
Choose a bright, slightly overcast day, or the hours when the sun is off the windows. Open curtains, switch on every lamp, turn off the television and ceiling fans. Never use flash: it flattens rooms and shines in windows. Shoot the front when the sun is on it.

## Where to stand
Stand in a corner or a doorway and hold the phone level at chest height, about four to five feet. Tilting up or down makes walls lean. Turn on the grid in the camera's settings and line up a door frame with it. Show two walls rather than three, and let the floor fill the lower third. Use the normal lens; the ultra-wide one makes a bedroom look like a ballroom, and visitors are disappointed at the door.

## What to photograph
The front, each room from its two best corners, kitchen three times, each bath once, the view, the yard towards the house and away from it, garage, laundry, storage. Then two or three details that you love. Take thirty to sixty, publish twelve to thirty.

## Look at the frame
Before each picture: cords, bins, pet bowls, magnets, toilet lids, your own reflection, a license plate, the neighbor's child. Leave out anything that shows when you are away or how the alarm works.

## Honest pictures
Straighten and brighten, but do not erase a power line or a crack. Pictures may be edited only so far that a visitor finds the same home.

Upload them in the photos step under [My listings](/my-listings). Location and camera data hidden in the files are removed when they arrive. Next: [Choosing photos and their order](/handbook/choosing-photos).$article$),
  ('choosing-photos', 'Choosing photos and their order', 'photos', 402, '2026-11-22',
   'Which picture comes first, how to lead a visitor through the home, and what to write in captions.',
   'cover first main photo order arrange sequence how many pictures gallery caption alt text captions which how many photos upload cover picture first image order sort which photo caption captions alt',
$article$People decide on the first photograph whether to open your listing, and on the next five whether to visit.

## The first one
Usually the front of the house in good light. Choose another if it says more about living there: a kitchen full of sun, a porch, a view. For an apartment, the best room rather than the building. It must still make sense as a small picture on a phone.

## Then walk
Order the rest as a visitor would walk: entrance, living room, kitchen, dining, bedrooms, baths, then basement, garage and garden. Keep pictures of one room together. Alternate wide views with a detail now and then. End on something pleasant: the yard in the evening, the street with its trees.

## How many
Twelve to thirty for most homes. Fewer looks as if something were hidden; with more, people stop looking. Two good pictures of a bath are one too many. Do not leave out the small bedroom: a gap makes people imagine worse.

## Captions
A caption says what the eye cannot see: "South-facing, sun until six", "Roof replaced 2021", "Garden in June". For people who cannot see the picture, describe it: "Kitchen with white cabinets and an island, window to the garden". Describe rooms, not who should live in them; see [Fair housing](/handbook/fair-housing).

## On SelfNVest
In the photos step of your listing under [My listings](/my-listings) drag pictures into order, or move them with the keyboard. The first is the cover. A description of each picture can be suggested; read it before you accept, since a computer can take a pantry for a closet.$article$),
  ('writing-the-description', 'Writing a description people read', 'photos', 403, '2026-11-22',
   'Facts first, then what living there is like. A shape to follow, words to avoid, and an example.',
   'description write title text words advertise ad copy headline listing listing description advertisement marketing what to say wording write the ad text words to avoid help me write headline title words wording copy adjectives',
$article$Buyers skim. Give them the three reasons to visit in the first two lines, then the facts, then a little of what you will miss.

## A shape that works
1. **What and where**: "Three-bedroom brick house on a dead-end street, six minutes' walk from the station."
2. **What sets it apart**: "New roof in 2021, south-facing kitchen, apple tree."
3. **The walk through**: a sentence or two a floor.
4. **What has been done**: year by year, with what you have papers for.
5. **Practical things**: heating, parking, internet, fees of an association, what stays.

Two hundred words are plenty.

## Be exact
"Large" says nothing; "14 by 18 feet" does. Name distances in minutes and what they lead to. If you are not sure of the square feet, say where the figure comes from ("per county record"). What you write can be held against you, so write nothing that you would not say at the closing table.

## Leave out
Capitals, rows of exclamation marks, "must see", "won't last". Also anything about who should live there: "perfect for a young family", "no children", "Christian neighborhood". That is not only poor style: advertising a preference is unlawful. The words step of your listing points out such phrases and suggests others. Read [Fair housing](/handbook/fair-housing).

## A title
Kind, one distinguishing thing, place: "Brick bungalow with a studio in the garden". No price and no telephone number.

## Help with the first draft
"Write from my photos", in the photos step of your listing under [My listings](/my-listings), drafts a text from your pictures. It has not been in your home: check each sentence, and tick only what is true.$article$);
