/**
 * The words that fair-housing.ts looks for, and what it says about them.
 *
 * Federal law (42 U.S.C. 3604(c), 24 CFR 100.75) forbids publishing a statement about a home that
 * shows a preference or a limitation based on race, color, religion, sex, disability, familial
 * status or national origin, even a well-meant one ("perfect for families"). HUD's guidance on
 * advertisements (1995) lists what is allowed: facts about the building and its surroundings
 * ("family room", "mother-in-law suite", "walk-in closet", "wheelchair ramp", "desirable", "quiet
 * streets"). Words that HUD allows but that still put readers off ("master bedroom", "walking
 * distance"), and words about groups that only some states and cities protect (age, source of
 * income), are advice here.
 *
 * In a pattern, a space matches a run of spaces and dashes, and " ?" an optional one; the pattern
 * begins and ends at word boundaries.
 */
export type FairHousingRule = {
  /** "avoid" is covered by federal law; "advice" is merely better said otherwise. */
  kind: "avoid" | "advice";
  find: readonly string[];
  reason: string;
  suggestion: string;
};

/** Phrases about the building that a rule would otherwise flag. */
export const HARMLESS = [
  "(single|multi|multiple|one|two|three|four|[1-4]) famil(y|ies)( (home|house|residence|dwelling|building|property|lot|zoning|use)s?)?",
  "family (rooms?|kitchens?|bath(room)?s?|dining|suite|den|size(d)?|heirlooms?|owned|law|farms?|dollar)",
  "(jewish|christian|muslim|islamic) community cent(er|re)",
  "(mother|father|in) in law (suite|apartment|unit|quarters)",
  "adult (sized?|bikes?|education)",
  "no child labor",
  "oriental rugs?",
] as const;

const NEIGHBORS =
  "(neighbou?rhoods?|communit(y|ies)|enclave|famil(y|ies)|households?|home ?owners?|owners?|buyers?|tenants?|renters?|residents?|neighbou?rs?|people|persons?|couples?|only)";
const ORIGINS =
  "(mexican|hispanic|latin[oax]|latin american|cuban|puerto rican|haitian|irish|italian|polish|german|greek|russian|ukrainian|armenian|arab|middle eastern|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|african|somali|european|immigrant|foreign)";
const FAITHS =
  "(christian|catholic|protestant|baptist|methodist|lutheran|evangelical|mormon|lds|jewish|muslim|islamic|hindu|buddhist|sikh|orthodox|religious|god fearing|church going|faith based)";
const IDEAL_FOR =
  "(perfect|ideal|great|suitable|suited|good|wonderful|excellent|fantastic|designed|best|made|meant|just right|fit) for ((a|an|the|any|your|our|young|growing|large|small|active|busy|whole|new|single|older|mature|working|retired|newly) ){0,4}";

const ABOUT = {
  race: "Federal law forbids wording that prefers or turns away people because of race or color.",
  origin:
    "Federal law forbids wording that prefers or turns away people because of where they or their families come from.",
  religion: "Federal law forbids wording that prefers or turns away people because of religion.",
  sex: "Federal law forbids wording that prefers or turns away people because of sex.",
  family:
    "Federal law forbids wording that prefers or turns away people because they have children, or have none.",
  disability:
    "Federal law forbids wording that prefers or turns away people because of a disability.",
  buyer:
    "A listing describes the home. Wording about who should live there can be read as a preference.",
  age: "Some states and cities protect age, and wording about it can be read as being about children.",
  income:
    "Many states and cities forbid turning away people because of where their income comes from.",
  coded: "Wording like this can be read as being about who lives there.",
} as const;

export const FAIR_HOUSING_RULES: readonly FairHousingRule[] = [
  // Race and color
  {
    kind: "avoid",
    find: [
      `((all|mostly|predominantly|mainly|largely|non) )?(white|black|caucasian|african american|asian( american)?|anglo|colou?red|native american|minority|racially mixed|ethnic|biracial|segregated|integrated) ${NEIGHBORS}`,
      "(no|not for) (blacks|whites|african americans|asians|hispanics|latin[oa]s|mexicans|minorities|colou?reds?|orientals)",
      "(blacks|whites|asians|hispanics|latin[oa]s) only",
      "(white|black) (buyers|tenants) preferred",
      "racially (pure|diverse|integrated|balanced)",
      "oriental",
      "ghetto",
      "barrio",
    ],
    reason: ABOUT.race,
    suggestion: "Leave out who lives there. Say what the place has: parks, shops, quiet streets.",
  },
  // National origin
  {
    kind: "avoid",
    find: [
      `((all|mostly|predominantly) )?${ORIGINS} ${NEIGHBORS}`,
      "no (immigrants|foreigners|refugees|aliens|illegals)",
      "illegal (immigrants|aliens)",
      "(u ?s|american) citizens?( only)?",
      "americans only",
      "citizens only",
      "(must|should) (speak|be fluent in) english",
      "english (speaking|speakers?|only)",
      "native (born|speakers?)",
      "legal residents only",
    ],
    reason: ABOUT.origin,
    suggestion: "Leave it out. Anyone who can buy the home may live in it.",
  },
  // Religion
  {
    kind: "avoid",
    find: [
      `((good|all|mostly|predominantly|non) )?${FAITHS} (home|house|values|area|owned|seller|${NEIGHBORS.slice(1)}`,
      "no (christians|catholics|jews|muslims|hindus|mormons|atheists)",
      "(christians|catholics|jews|muslims|hindus|mormons|atheists) (only|preferred|welcome)",
    ],
    reason: ABOUT.religion,
    suggestion: "Leave it out. The home has no religion.",
  },
  {
    kind: "advice",
    find: [
      "(near|close to|next to|next door to|walk to|steps from|steps to|minutes from|minutes to|across from|around the corner from|walking distance to|convenient to) ((a|the|your|many|several|local|catholic|baptist|jewish|orthodox) ){0,2}(church|churches|synagogues?|temples?|mosques?|parish|cathedral|chapel|shul)",
      "(within|inside) the eruv",
    ],
    reason: "Naming a place of worship as a landmark can be read as being about religion.",
    suggestion: "Name a street, a park or a station as the landmark.",
  },
  // Sex
  {
    kind: "avoid",
    find: [
      "(men|women|males?|females?|ladies|gentlemen|girls|boys) only",
      "no (men|women|males|females|ladies|girls|boys|gays|lesbians|homosexuals|transgenders?)",
      "(male|female|men|women) (buyers?|tenants?|renters?|roommates?|residents?|owners?|preferred|occupants?)",
      "(straight|heterosexual|gay|lesbian) (couples?|people|famil(y|ies)|only|buyers?|tenants?)",
      `${IDEAL_FOR}(man|men|woman|women|lady|ladies|gentleman|gentlemen|bachelor|bachelors|bachelorettes?|mom|moms|dad|dads|housewife|housewives)`,
    ],
    reason: ABOUT.sex,
    suggestion: "Describe the room or the home instead of the person.",
  },
  {
    kind: "advice",
    find: [
      "bachelor pad",
      "man caves?",
      "she sheds?",
      "his (and|&|n) hers?",
      "gentleman'?s (farm|estate|ranch)",
      "housewi(fe|ves)",
      "(gay|lgbtq?) friendly",
    ],
    reason: "Wording like this can be read as being about men or women.",
    suggestion: "Say what it is: a workshop, a hobby room, two sinks, a small farm.",
  },
  // Familial status
  {
    kind: "avoid",
    find: [
      "(no|not for|without) ((small|young|little|more|any) )?(kids|children|child|minors|babies|infants|toddlers|teens|teenagers|famil(y|ies))",
      "adults? only",
      "adults? (community|communities|living|building|complex|park|lifestyle|preferred)",
      "(couples?|singles?|single persons?|one person|two people|two persons) (only|preferred)",
      "(mature|older|quiet) (couples?|adults?|persons?|people|individuals?|buyers?|tenants?|residents?)",
      "empty nest(ers?)?",
      "child(less|free)",
      "(child|kid|children) free",
      "(childless|pregnant) (couples?|women|buyers?|tenants?)",
      "(growing|young|large|small|big|traditional) famil(y|ies)",
      "young couples?",
      "newly ?weds?",
      `${IDEAL_FOR}(famil(y|ies)|couples?|singles?|kids?|child(ren)?|newly ?weds?|toddlers?|teens?|teenagers?|parents?|grandparents?|empty nesters?|person|people)`,
      "famil(y|ies) (friendly|oriented|neighbou?rhoods?|communit(y|ies)|area|street|values|only|preferred|welcome)",
      "(kids?|child(ren)?) (friendly|welcome|ok|allowed)",
    ],
    reason: ABOUT.family,
    suggestion:
      "Say what the home has: the number of bedrooms, a fenced yard, a playground nearby.",
  },
  {
    kind: "advice",
    find: [
      "family homes?",
      "(your|the whole|the entire) family",
      "(raise|raising) (a|your) (family|children|kids)",
      "your (kids|children)",
    ],
    reason: "Wording about a family can be read as preferring people with children.",
    suggestion: "Say “home”, or “room for everyone”.",
  },
  {
    kind: "advice",
    find: [
      "(55|62|50) (and|&|or) (over|older|better|up)",
      "(55|62)\\+",
      "over (55|62)",
      "(active adult|retirement|senior)s? (living|community|communities|homes?|residence|housing|building)",
      "senior citizens?",
    ],
    reason:
      "Only a community that meets the federal rules for older persons (24 CFR 100.300 to 100.308) may say this.",
    suggestion: "If the community qualifies, keep it with its full name. Otherwise, leave it out.",
  },
  // Disability
  {
    kind: "avoid",
    find: [
      "no (wheelchairs?|disabled|handicapped|disabilities|crutches|walkers|service (animals?|dogs?)|assistance (animals?|dogs?)|(emotional )?support (animals?|dogs?)|mentally ill|mental illness|addicts|recovering addicts|alcoholics)",
      "(not|un) ?(suitable|suited|appropriate|fit|recommended|safe) for ((the|a|any) )?(disabled|handicapped|wheelchairs?( users?)?|elderly|seniors?|old people|children|kids|famil(y|ies)|blind|deaf)",
      "able bodied",
      "must (be able to )?(climb|walk|use) (the )?stairs",
      "(physically|mentally) (fit|healthy|able|stable|ill|disabled|handicapped|challenged)( (people|persons?|buyers?|tenants?|only))?",
      "healthy (people|persons?|individuals?|buyers?|tenants?|only)",
      "(cripples?|crippled|retarded|invalids)",
      "independent living",
    ],
    reason: ABOUT.disability,
    suggestion: "Describe the home: stairs, ramps, door widths. Let people decide what suits them.",
  },
  {
    kind: "advice",
    find: [
      "handicap(ped)?( accessible| friendly| equipped| parking)?",
      "special needs",
      "wheelchair bound",
    ],
    reason: "Accessibility features may and should be described, in current terms.",
    suggestion: "Say “accessible”, and what there is: a ramp, a roll-in shower, wide doors.",
  },
  {
    kind: "advice",
    find: [
      "walking distance( (to|of|from))?",
      "walk to",
      "(short|easy|quick|brief|minute|minutes) (walk|stroll|jog)",
      "(just )?(a few )?steps (to|from|away)",
      "strolling distance",
    ],
    reason: "HUD has no objection to this, but not everyone can walk.",
    suggestion: "Give the distance in miles or blocks, or say “near”.",
  },
  {
    kind: "advice",
    find: ["master (bed ?rooms?|suites?|bath(room)?s?|closets?|retreats?|br)"],
    reason: "HUD has no objection to “master”, but many buyers and sites no longer use it.",
    suggestion: "Say “primary bedroom” or “primary suite”.",
  },
  // What some states and cities protect
  {
    kind: "advice",
    find: [
      `${IDEAL_FOR}(professionals?|executives?|students?|seniors?|retirees?|elderly|millennials?|boomers?)`,
      "(young|working|single) (professionals?|executives?|people|adults?|men|women|persons?)",
      "(professionals?|executives?|students?|seniors?|retirees?) (only|preferred)",
      "no (students?|seniors?|elderly|old people|young people|retirees?)",
      "elderly",
      "millennials?",
    ],
    reason: ABOUT.age,
    suggestion: "Describe the home instead of the person: an office, a low-maintenance yard.",
  },
  {
    kind: "advice",
    find: [
      "(no|not accepting|won't accept|do not accept|don't accept|not) ((any|hud|government) )?(section (8|eight)|vouchers?|housing assistance|public assistance|government assistance|welfare|ssi|hud)",
      "section (8|eight)",
      "(must be|only) (gainfully )?employed( (persons?|people|only))?",
      "employed (persons?|people|only)",
      "no (unemployed|welfare)",
      "cash buyers? only",
    ],
    reason: ABOUT.income,
    suggestion: "Leave it out, or ask a local attorney what you may say.",
  },
  {
    kind: "advice",
    find: [
      "(safe|good|bad|nice|better|right|wrong|respectable|traditional|exclusive|restricted|private) (neighbou?rhoods?|communit(y|ies)|enclave|part of town|side of (town|the tracks))",
      "(low|no) crime( (area|neighbou?rhood|rate))?",
      "crime free",
      "(great|good|best|top|top rated|excellent|better|award winning|desirable|sought after) schools?( districts?)?",
      "inner city",
      "diverse (neighbou?rhoods?|communit(y|ies)|area)",
      "(like minded|compatible) (people|neighbou?rs?|buyers?|owners?)",
    ],
    reason: ABOUT.coded,
    suggestion: "Give facts that anyone can check: the school district's name, a street, a park.",
  },
];
