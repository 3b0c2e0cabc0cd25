/**
 * The subjects in the owner's own data that a question asks about: the tool that knows each, and the part of its answer
 * to say.
 */
export type Subject = {
  tool: string;
  args: Readonly<Record<string, unknown>>;
  /** Keys of the tool's answer. */
  says: readonly string[];
};

/** Finds subjects by words, because there is no model. Empty for a question about selling in general. */
export function subjectsOf(question: string): Subject[] {
  const isAdvice = isForAdvice(question) && !OWN.test(question);
  const asked = TABLE.filter(
    ({ when, isAlways }) => when.test(question) && (isAlways || !isAdvice),
  );
  const tools = new Set(asked.map(({ tool }) => tool));
  // A question for times says "visitors" too, and one about what is special says its general word.
  const isSpecial = (each: Row) =>
    !each.isGeneral || !asked.some((other) => other.tool === each.tool && !other.isGeneral);
  // The comparison says the asking price itself, and "which dates come next" in a sale are no showings.
  const isSaid = (tool: string) =>
    (tool === "my_showings" &&
      (tools.has("my_availability") || (tools.has("my_sales") && !VISITS.test(question)))) ||
    (tool === "my_listings" && tools.has("compare_market") && asked.every(isPrice));
  return [...tools]
    .filter((tool) => !isSaid(tool))
    .map((tool) => {
      const rows = asked.filter((each) => each.tool === tool && isSpecial(each));
      const about = rows.flatMap((each) => each.about ?? []);
      return {
        tool,
        args: Object.assign(about.length > 0 ? { about } : {}, ...rows.map(({ args }) => args)),
        says: rows.flatMap(({ says }) => says),
      };
    });
}

const VISITS = /\b(?:viewings?|showings?|visit\w*|tours?)\b/i;

function isPrice({ tool, isGeneral }: Row): boolean {
  return tool !== "my_listings" || isGeneral === true;
}

/** Whether it asks how something is done, which the handbook knows. */
export function isForAdvice(question: string): boolean {
  return ADVICE.test(question);
}

const ADVICE =
  /\b(?:how (?:do|can|should|to|would|big)|should|(?:do|can|may|must) (?:i|we|you)(?: really)? (?:have to|need|do|say|ask|sell|trust|bring|write|pay|stay|sue)|what (?:happens|does .* mean)|what (?:do|can) (?:i|we) (?:do|say|write|pay|bring|ask|answer|need)|am i (?:allowed|supposed)|is (?:it|this) (?:ok|safe|smart|legal)|checklist for|walk me through|help me|supposed to|need to|have to|before (?:people|they|i))\b/i;
/** Words for the asker's own data, whatever the rest sounds like. */
const OWN =
  /\b(?:my|our|mine|ours)\s+(?:\S+\s+){0,2}?(?:listings?|asking price|price right|price to|price now|viewings?|showings?|visitors?|offers|steps?|timeline|documents?|plan|availability|calendar)\b|\bi (?:have )?(?:got|received|have here|have so far|uploaded|stored)\b/i;

type Row = Omit<Subject, "args"> & {
  when: RegExp;
  about?: string;
  args?: Readonly<Record<string, unknown>>;
  /** Said only if nothing more special of the same tool is asked. */
  isGeneral?: boolean;
  /** A question that sounds like one for advice counts too: "What should I do next?" */
  isAlways?: boolean;
};

const TABLE: readonly Row[] = [
  {
    tool: "my_listings",
    when: /\b(?:listings?|price|asking|status|active|online|live|public|published|drafts?|pending|sold|withdrawn|visible|my (?:homes|houses|properties|own homes?))\b/i,
    says: ["status", "price"],
    isGeneral: true,
  },
  {
    tool: "my_listings",
    about: "interest",
    when: /\b(?:views?|viewed|looked|interested|(?:any|no|much|some) interest|saved?|saves|favou?rit\w*|how long|days on|on the market|been listed|doing|popular|clicks|traffic)\b/i,
    says: [
      "status",
      "price",
      "views_this_week",
      "saves_this_week",
      "views_in_all",
      "days_since_published",
    ],
  },
  {
    tool: "my_listings",
    about: "facts",
    when: /\b(?:bed ?rooms?|beds|bath\w*|sq\w* ?f\w*|square|living area|how (?:large|big) is|(?:what|which) year|year built|built|old is|lot size|acres?|garage|stories|hoa|fee|features?|type of|price per)\b/i,
    says: [
      "property_type",
      "bedrooms",
      "bathrooms",
      "sqft",
      "square_feet",
      "year_built",
      "garage_spaces",
      "lot_acres",
      "hoa_fee_a_month",
      "price_per_sqft",
      "features",
    ],
  },
  {
    tool: "my_listings",
    about: "description",
    when: /\b(?:descri\w+|my (?:words|text|title))\b/i,
    says: ["status"],
  },
  {
    tool: "my_listings",
    about: "price_changes",
    when: /\b(?:price (?:chang|drop|cut|histor|reduc)\w*|(?:chang|reduc|lower|dropp)\w* (?:the|my|our) price|used to (?:ask|cost))\b/i,
    says: ["price", "price_changes"],
  },
  {
    tool: "my_listings",
    about: "missing",
    when: /\b(?:missing|incomplete|improve|lack\w*|photos?|pictures?)\b/i,
    says: ["photos", "still_missing"],
  },
  {
    tool: "my_availability",
    when: /\b(?:notice|how far ahead|confirm\w* (?:automatically|it)|automatic\w*|without (?:me|my) \w+|break between)\b/i,
    says: [
      "notice_hours",
      "days_ahead_that_can_be_booked",
      "confirmed_automatically",
      "break_between_showings_hours",
    ],
  },
  {
    tool: "my_availability",
    when: /\b(?:availab\w*|(?:free|showing|open|which|what) (?:times?|slots?|hours)|offering|calendar|weekly hours|days off|when can|at which times)\b/i,
    says: ["days_offered_ahead", "next_free", "weekly_hours", "days_off"],
    isGeneral: true,
  },
  {
    tool: "my_showings",
    about: "requests",
    when: /\b(?:waiting|unanswered|requests?|haven.?t answered|(?:answer|reply|respond) (?:to )?(?:who|anybody|anyone|somebody)|asked to see)\b/i,
    says: ["unanswered_requests_count", "unanswered_requests"],
  },
  {
    tool: "my_showings",
    about: "past",
    when: /\b(?:came|so far|past|last (?:\w+ )?(?:week|month|day)s?|no.?shows?|showed up|have (?:visited|been))\b/i,
    says: ["past_60_days"],
  },
  {
    tool: "my_showings",
    about: "feedback",
    when: /\b(?:feedback|impressions?|(?:visitors?|they|people|anyone|anybody) (?:say|said|think|thought|liked?))\b/i,
    says: ["feedback"],
  },
  {
    tool: "my_showings",
    about: "upcoming",
    when: /\b(?:viewings?|showings?|visits?|visitors?|tours?|appointments?|booked|bookings?|coming(?: up| over| to see| next| today| tomorrow)?|comes?|who(?:'s|s| is) next)\b/i,
    says: ["upcoming_count", "upcoming", "showing_they_booked"],
    isGeneral: true,
  },
  {
    tool: "my_offers",
    when: /\b(?:offers?|bids?)\b/i,
    says: ["side_by_side", "best_and_final_until", "offers_they_made"],
  },
  {
    tool: "my_sales",
    when: /\b(?:closing (?:day|date)|(?:next|step|happens|waits?|waiting|late|due|move|turn|deadlines?|dates?|keep)\b[^.?!]*\b(?:my|our|the) (?:[\w'-]+ ){0,4}?(?:sales?|closings?)|(?:my|our|the) (?:[\w'-]+ ){0,4}?(?:sales?|closings?)\b[^.?!]*\b(?:next|steps?|waits?|waiting|late|due|move|turn|deadlines?|dates?|keep)|under contract|whose (?:turn|move))\b/i,
    says: ["you_are_the", "next_step", "in_short", "late", "next_dates", "you_keep"],
    isAlways: true,
  },
  {
    tool: "my_timeline",
    when: /\b(?:steps?|stage|timeline|progress|process|checklist|what(?:'s|s| is) next|do next|things to do|status of my sale|left to do|where am i)\b/i,
    says: ["percent_done", "steps", "completed", "current_step"],
    isAlways: true,
  },
  {
    tool: "my_documents",
    when: /\b(?:documents?|upload\w*|stored?|files?|my papers)\b/i,
    says: ["count", "newest_first"],
  },
  {
    tool: "my_plan",
    when: /\b(?:(?:my|your|which|what|premium|basic|free|paid) plans?|plan am i|premium|subscri\w+|messages)\b/i,
    says: ["plan", "messages_a_day"],
    isGeneral: true,
  },
  {
    tool: "my_plan",
    when: /\bplans?\b.*\b(?:cost|price|include|differ|get)\w*|\b(?:costs?|prices?|compare)\b.*\bplans?\b|\bupgrad\w+/i,
    args: { all_plans: true },
    says: ["plan", "messages_a_day", "plans"],
  },
  {
    tool: "compare_market",
    when: /\b(?:compared?|similar|too expensive|overpriced|median|other homes|homes like|(?:is|are|be) (?:[\w'-]+ ){0,6}?worth|worth of (?:my|our|the))\b/i,
    says: [
      "price",
      "price_per_sqft",
      "similar_for_sale",
      "median_price_per_sqft_of_similar",
      "worth_by_sold_homes",
      "caution",
    ],
  },
];
