/**
 * Forty questions of an owner with five homes, nine showings and three offers (busy-owner.ts), written before the
 * stand-in knew how to keep to what bears on them. Each answer holds its fact and no more than its kind needs.
 */
type ShortQuestion = {
  ask: string;
  kind: keyof typeof MOST_CHARACTERS;
  says: readonly RegExp[];
  never?: RegExp;
};

/** Characters as they are read: without the addresses of links, with the sentences that every answer has. */
export const MOST_CHARACTERS = { "yes or no": 1_100, fact: 1_100, list: 1_700, advice: 2_200 };

export const SHORT_QUESTIONS: readonly ShortQuestion[] = [
  { kind: "yes or no", ask: "Is my bungalow online?", says: [/Bungalow.*active/s], never: /Nina/ },
  { kind: "yes or no", ask: "Do I have any offers yet?", says: [/\$401,000/], never: /Cabin lot/ },
  { kind: "yes or no", ask: "Has anybody booked a visit?", says: [/Nina/], never: /\$655,000/ },
  {
    kind: "yes or no",
    ask: "Is the cabin lot published?",
    says: [/Cabin lot.*draft/s],
    never: /Nina/,
  },
  { kind: "yes or no", ask: "Is there a request I haven't answered?", says: [/requests count: 3/] },
  {
    kind: "yes or no",
    ask: "Did I upload the survey?",
    says: [/Survey 2021\.pdf/],
    never: /Nina|\$655,000/,
  },
  {
    kind: "yes or no",
    ask: "Am I on the premium plan?",
    says: [/Complete FSBO Kit/],
    never: /Nina|\$655,000/,
  },
  {
    kind: "yes or no",
    ask: "Does anyone come on the weekend?",
    says: [/Nina/],
    never: /\$655,000/,
  },
  {
    kind: "yes or no",
    ask: "Was my house saved by anybody?",
    says: [/saves this week/i],
    never: /Nina/,
  },
  {
    kind: "yes or no",
    ask: "Is the loft still active?",
    says: [/Loft downtown.*pending/s],
    never: /Nina/,
  },
  {
    kind: "yes or no",
    ask: "Does my bungalow have a garage in the listing?",
    says: [/Garage/i],
    never: /Nina/,
  },
  {
    kind: "yes or no",
    ask: "Are photos still missing anywhere?",
    says: [/photos/i],
    never: /Nina/,
  },
  {
    kind: "yes or no",
    ask: "Have I finished the photography step?",
    says: [/Photography.*completed/is],
    never: /Nina|\$655,000/,
  },
  {
    kind: "yes or no",
    ask: "Can people book the bungalow without me confirming?",
    says: [/confirm/i],
    never: /\$655,000/,
  },
  {
    kind: "fact",
    ask: "Who's coming next?",
    says: [/Nina/, /10:00 AM/],
    never: /\$655,000|Cabin lot/,
  },
  { kind: "fact", ask: "When is the next showing?", says: [/10:00 AM/], never: /\$655,000/ },
  {
    kind: "fact",
    ask: "What is the asking price of the ranch?",
    says: [/\$655,000/],
    never: /Nina/,
  },
  {
    kind: "fact",
    ask: "How many bedrooms does my listing for the duplex show?",
    says: [/bedrooms[^;]*4/],
    never: /Nina/,
  },
  {
    kind: "fact",
    ask: "How long has the bungalow been listed?",
    says: [/published: 20/],
    never: /Nina/,
  },
  {
    kind: "fact",
    ask: "How many views did I get this week?",
    says: [/views this week: 7/],
    never: /Nina/,
  },
  { kind: "fact", ask: "What's the highest offer?", says: [/\$418,000/], never: /Cabin lot/ },
  { kind: "fact", ask: "How many square feet is the ranch?", says: [/2,310/], never: /Nina/ },
  {
    kind: "fact",
    ask: "How many messages can I send you a day?",
    says: [/200/],
    never: /Nina|\$655,000/,
  },
  {
    kind: "fact",
    ask: "At what stage is my sale?",
    says: [/Bungalow.*current step: Negotiate & Close/],
    never: /Nina|\$655,000/,
  },
  { kind: "fact", ask: "In which year was the duplex built?", says: [/1978/], never: /Nina/ },
  {
    kind: "fact",
    ask: "What would I keep at $400,000 if I owe 150k?",
    says: [/\$230,000/],
    never: /Nina|\$655,000/,
  },
  {
    kind: "fact",
    ask: "What would a buyer pay per month for 412,000 at 6% interest and 10% down?",
    says: [/\$2,2\d\d/],
    never: /Nina|\$655,000/,
  },
  {
    kind: "fact",
    ask: "how many visitors so far in the last two months",
    says: [/took place 1/i],
    never: /\$655,000/,
  },
  {
    kind: "list",
    ask: "List my homes",
    says: [/Bungalow/, /Ranch/, /Loft/, /Cabin lot/, /Duplex/],
    never: /Nina/,
  },
  {
    kind: "list",
    ask: "Which showings are coming up?",
    says: [/Nina/, /Omar/, /Pia/],
    never: /\$655,000/,
  },
  {
    kind: "list",
    ask: "Who is waiting for my answer?",
    says: [/Quinn/, /Rosa/, /Sven/],
    never: /\$655,000/,
  },
  {
    kind: "list",
    ask: "What is missing from the cabin lot listing?",
    says: [/photos/, /price/],
    never: /Nina/,
  },
  {
    kind: "list",
    ask: "Which offers have I received?",
    says: [/\$401,000/, /\$410,000/, /\$418,000/],
    never: /Cabin lot/,
  },
  {
    kind: "list",
    ask: "What documents do I have here?",
    says: [/Survey 2021\.pdf/, /Deed\.pdf/],
    never: /Nina|\$655,000/,
  },
  {
    kind: "list",
    ask: "When can people see the bungalow?",
    says: [/11:00 AM/, /2:00 PM/],
    never: /\$655,000/,
  },
  { kind: "list", ask: "Which steps are done?", says: [/completed/], never: /Nina|\$655,000/ },
  {
    kind: "list",
    ask: "What are the features of the bungalow?",
    says: [/Garage/, /Porch/],
    never: /Nina/,
  },
  {
    kind: "advice",
    ask: "How should I answer a low offer?",
    says: [/counter/i],
    never: /Nina|\$655,000|Cabin lot/,
  },
  { kind: "advice", ask: "What is escrow?", says: [/escrow/i], never: /Nina|\$655,000|Cabin lot/ },
  {
    kind: "advice",
    ask: "Do I have to disclose an old leak?",
    says: [/disclos/i],
    never: /Nina|\$655,000|Cabin lot/,
  },
];
