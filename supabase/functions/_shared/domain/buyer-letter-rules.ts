import { FAIR_HOUSING_RULES, HARMLESS } from "./fair-housing-rules.ts";

/**
 * The words that buyer-letters.ts and its twin in SQL look for, in lower-case text whose words
 * stand apart by one space, also in place of an apostrophe. Written in what JavaScript and Postgres read alike: groups, "|", "?", "{m,n}", "[…]" and "(?!…)".
 */

const COUNT = "(two|three|four|five|six|seven|[0-9]+)";
const KIND_OF =
  "(little|young|younger|youngest|old|older|oldest|new|own|whole|entire|growing|small|big|large|elderly|aging|adopted|foster|teenage|sweet|first|second|third|lovely|beautiful|wonderful|late|future|dear|disabled|autistic)";
const CHILDREN =
  "(kids?|child|children|sons?|daughters?|boys?|girls?|baby|babies|newborn|toddlers?|teens?|teenagers?|twins|triplets|little ones?|grandkids|grandchildren|grandsons?|granddaughters?|stepsons?|stepdaughters?|stepchildren)";
const KIN = `(${CHILDREN.slice(1, -1)}|husband|wife|spouse|hubby|fiancee?|boyfriend|girlfriend|mothers?|moms?|mum|fathers?|dads?|parents|grandparents|grandmother|grandfather|brothers?|sisters?|siblings|in laws|aunt|uncle|nephews?|nieces?|cousins?|family|families|relatives)`;
const FAITHS =
  "(christians?|catholics?|protestants?|baptists?|methodists?|lutherans?|evangelicals?|mormons?|lds|jewish|jews?|muslims?|hindus?|buddhists?|sikhs?|orthodox|religious)";
const ORIGINS =
  "(mexican|hispanic|latin[oax]|cuban|puerto rican|haitian|irish|italian|polish|german|russian|ukrainian|arab|iranian|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|african|nigerian|somali|asian|black|white|african american|native american)s?";
const WORSHIP = "(church|parish|synagogue|temple|mosque|shul|chapel|congregation)";
const WE =
  "(i am|i m|im|we are|we re|we both are|both of us are|he is|she is|he s|she s|who is|who are)";
const MORE =
  "( (both|all|also|now|proud|proudly|fellow|recently|newly|just|still|a|an|two|legally|very)){0,3}";
const WE_ARE = `${WE}${MORE}`;

/** Things that are called after people. */
export const LETTER_HARMLESS: readonly string[] = [
  ...HARMLESS.filter((each) => !/[^a-z0-9 (){}[\]|?,-]/.test(each)),
  "(kids|children|child|baby|boys|girls|toddlers?|nursery)( s)? (play ?sets?|play ?houses?|playground|swing ?sets?|swings?|tree ?houses?|sand ?box(es)?|toys?|bunk ?beds?|beds?|cribs?|dressers?|furniture|gates?|monitors?|lofts?|slides?|trampolines?|bikes?|desks?|bookshel(f|ves)|creek|locks?|proof|birds?|grand)",
  "family (homes?|houses?|cemetery|size|plot|dollar)",
  "famil(y|ies) (trusts?|llc|limited|partnership|foundation|lease|units?)",
  "(parent|sister) (company|association|bank)",
  "(a|the) couple of",
  "couple of",
  "mother (lode|board)",
  "daughter boards?",
  "foster home licen[cs]e",
];

export const LETTER_PATTERNS: readonly string[] = [
  ...FAIR_HOUSING_RULES.filter(({ kind }) => kind === "avoid").flatMap(({ find }) => find),
  // Family
  `(my|our|his|her|their|your|fellow)( (${COUNT}|${KIND_OF})){0,3} ${KIN}`,
  "(husband|wife|spouse|hubby|fiancee?|boyfriend|girlfriend|newly ?weds?|grandkids|grandchildren|grandma|grandpa|granny|toddlers?|newborn)",
  `${KIN} and (i|me|myself)`,
  "(my|life) partner",
  "partner and (i|me)",
  `(${COUNT}|the|have|has|having|raise|raising|raised|with|foster|fostering|adopted|adopting|no|without)( ${KIND_OF}){0,2} (kids|children|boys|girls|daughters|sons|babies|baby|toddlers|teens|teenagers|little ones)(?! s )`,
  "(our|my) (eldest|oldest|youngest|firstborn)",
  "our (two|three|four|five) (would|will|love|need|to|go|and)",
  "home ?school(ing|ed|ers)?",
  "(blended|multigenerational|extended|military|immigrant|church) family",
  `${CHILDREN} (would|will|love|loves|are|is|can|could|need|needs|go|goes|start|starts|grow|growing|running|playing|who|already|to grow)`,
  "(the|our|my) twins(?! s )",
  "little (boy|girl|ones?)",
  "(a|an|the|another|any|this|that|of|like|young|growing|loving|happy) family",
  "family (of|like|with|who|that|would|will|is|has)",
  "(two|a|single|working|proud|as) ?(a )?(mom|moms|mommies|dad|dads|daddies|mother|mothers|father|fathers|parents?)",
  "(mother|mom|father|dad|parents) (of|to)",
  "stay at home",
  "(got|get|gets|getting|are|be|been|newly|just|recently|happily|i m|we re) (married|divorced|widowed)",
  "(got|get|getting|newly|just|recently|we re|we are|i m) engaged",
  "(planning|plan|our|my) (a |the )?(wedding|honeymoon|anniversary)",
  "(widow|widower|divorcee|bachelor|newly single)",
  "(pregnant|pregnancy|expectant)",
  "(expecting|awaiting) (our|my|a|another)? ?(first|second|third|baby|child|son|daughter|girl|boy|little|twins|triplets)",
  "(we are|we re|i am|i m|wife is|she is|she s) expecting (in|this|next|soon|and)",
  "(baby|child|one|another|third|second) on the way",
  "(our|my|a|first|second|third|and a) baby",
  `(young|older|elderly|retired|married|loving|gay|lesbian|straight|same sex|interracial|engaged|childless|quiet|${FAITHS}|${ORIGINS}) (couple|man|woman|men|women|family|families|people|household)`,
  "couple (with|who|from|in|looking|like)",
  "(photos?|pictures?) of (us|me|ourselves)",
  "(our|my) [a-z0-9]+ year olds? (calls|loves|wants|will|would|and|is|needs|son|daughter|boy|girl)",
  // Age
  `${WE_ARE} [2-9][0-9] (and|years old|now|but)`,
  `${WE_ARE} in (my|our) (early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies|eighties)`,
  `(${WE}|as)${MORE} (retired|retirees?|elderly|seniors?|empty nesters|pensioners?|grandparents)`,
  "senior citizens?",
  // Faith
  "(pray|prayed|praying|prayers?)",
  "god (bless|blesses|led|leads|has|willing|gave|brought|is|will|wants)",
  "(thank|praise|thanks to) (god|the lord|jesus)",
  "the lord",
  "blessings",
  `(our|my|your)( (local|new|home|old))? (${WORSHIP}|faith|religion|pastor|rabbi|priest)`,
  `(attend|attends|attending|join|joined|worship at|members of|member of|go to|goes to|walk to|walking to) ((the|a|our|st) ){0,2}([a-z]+ )?${WORSHIP}`,
  `${WORSHIP} (we|i|nearby|down the|around the|(is|are) (close|near|nearby|just|around|down|within|right|next))`,
  "(kosher|halal|shabbat|sabbath|hanukkah|ramadan|diwali)",
  "(celebrate|celebrating|celebrated) (christmas|easter|passover|eid|mass)",
  "christmas (morning|mornings|eve|dinner|dinners)",
  `(${WE}|as|being)${MORE} ${FAITHS}`,
  `(raised|devout|practicing|good|fellow) ${FAITHS}`,
  // Origin
  `${WE_ARE} (${ORIGINS}|americans?|foreigners|first generation)`,
  "we (both )?speak [a-z]+ (at home|too|as well|and)",
  "(immigrants?|immigrated|emigrated|refugees?)",
  "(i|we|parents|family|grandparents)( (both|all|originally|just|recently|first))? (came|come|immigrated|am|are) (here )?(originally )?from(?! (out|the|now|outside) )",
  "(i m|we re|originally|all) from(?! (out|the|now|outside) )",
  "(was|were|am|are) born",
  "born and raised",
  "(grew up|(i|we|he|she|they|to|kids|children|family) grow up|growing up)",
  "(all|most of|my|our) (my|our|whole|entire) (life|lives)",
  // Health and disability
  "(use|uses|using|in|need|needs) (a|my|his|her) (wheelchair|walker|cane|mobility scooter)",
  "wheelchair (bound|users?)",
  "(have|has|having|with|diagnosed with|living with) (ms|cancer|autism|epilepsy|parkinsons|alzheimers|dementia|arthritis|diabetes|ptsd|adhd|cerebral palsy|down syndrome|a disability|disabilities|special needs)",
  "(service|guide|assistance|support) (dog|animal) (and|needs|is|loves)",
  "my (service|guide) (dog|animal)",
  "(can t|cant|cannot|can no longer|unable to) (climb|do|use|manage|take) (the )?stairs",
  `(${WE_ARE}|${KIN} (is|are)) (deaf|blind|disabled|handicapped|autistic|ill|sick)`,
  // Sex and orientation, service
  `${WE_ARE} (gay|lesbian|queer|bisexual|trans|transgender|straight|single|married|pregnant|christian couple|veterans?|parents|newlyweds)`,
  `(${WE}|as) (a|two) (couple|widow|widower|retiree|immigrant|refugee)`,
  "(combat|navy|army|marine|air force|disabled|proud) (veterans?|vets?)",
  // Spanish
  "(mis?|nuestr[oa]s?|sus?|tus?) ((dos|tres|cuatro|pequen[oa]s?) )?(hijos?|hijas?|espos[oa]|marido|mujer|novi[oa]|familia|nin[oa]s?|bebes?|madre|padres?|mama|papa|abuel[oa]s?|niet[oa]s?|iglesia|fe)",
  "somos (una familia|un matrimonio|una pareja|familia|cristianos|catolicos|judios|inmigrantes|recien casados)",
  "(tenemos|tengo) (un|una|dos|tres|cuatro|[0-9]) (hij[oa]s?|nin[oa]s?|bebes?)",
  "(bebe en camino|estoy embarazada|esta embarazada)",
  "(dios|que dios) (los |le |te |nos )?(bendiga|quiere)",
];
