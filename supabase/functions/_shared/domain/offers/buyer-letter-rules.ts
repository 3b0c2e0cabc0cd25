import { FAIR_HOUSING_RULES, HARMLESS } from "../homes/fair-housing-rules.ts";

/**
 * The words that buyer-letters.ts and the SQL rule look for. The text is in lower case, with one space between words,
 * also in place of an apostrophe. The patterns use only syntax that JavaScript and Postgres read alike: groups, "|",
 * "?", "{m,n}", "[…]" and "(?!…)".
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
  "(mexican|hispanic|latin[oax]|cuban|puerto rican|haitian|irish|italian|polish|german|russian|ukrainian|arab|iranian|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|thai|cambodian|laotian|hmong|burmese|nepali|bangladeshi|taiwanese|indonesian|turkish|greek|armenian|israeli|palestinian|lebanese|syrian|iraqi|afghan|egyptian|moroccan|african|nigerian|ghanaian|kenyan|ethiopian|somali|brazilian|colombian|venezuelan|peruvian|dominican|salvadoran|guatemalan|honduran|jamaican|caribbean|hawaiian|samoan|navajo|asian|black|white|african american|native american)s?";
const WORSHIP = "(church|parish|synagogue|temple|mosque|shul|chapel|congregation)";
const COUNTRIES =
  "(mexico|cuba|haiti|jamaica|puerto rico|dominican republic|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|peru|ecuador|brazil|argentina|chile|canada|england|britain|scotland|ireland|france|germany|spain|portugal|italy|greece|poland|romania|ukraine|russia|turkey|armenia|israel|palestine|lebanon|syria|iraq|iran|afghanistan|pakistan|india|nepal|bangladesh|sri lanka|china|taiwan|hong kong|japan|korea|south korea|vietnam|thailand|cambodia|laos|burma|myanmar|indonesia|malaysia|the philippines|philippines|egypt|morocco|ethiopia|eritrea|somalia|sudan|kenya|ghana|nigeria|congo|south africa|africa|asia|europe|latin america|south america|the caribbean|the middle east)";
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
  "boys (and|or) girls clubs?",
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
  `${COUNT} (kids |children |of them )?under (the age of )?(two|three|four|five|six|seven|eight|ten|twelve|eighteen|[0-9]{1,2})(?! (percent|k|thousand|million|dollars|asking) )`,
  "(three|four|five|six|seven|eight) of us",
  "(siblings|grandkids|stepkids|fostered|foster (care|parents?|kids?|child|children))",
  "(training wheels|strollers?|car seats?|high chair|diapers|play ?dates?|sleep ?overs?|bedtime stor(y|ies)|crib(?! (board|boards|note|notes) ))",
  "(months|weeks) (along|pregnant)",
  "(trimester|due date with|my due date|our due date|baby bump|little feet|tiny feet|pitter patter|our clan|whole clan|next generation)",
  "family (dinners?|gatherings?|reunions?|traditions?|nights?|meals?|life|time|photos?|celebrations?)",
  `(first|second|third|fourth|fifth|another|more|one more) ${KIND_OF}? ?(kids?|child|children|baby|babies|sons?|daughters?)(?! s )`,
  "(kids?|child|baby|babies|son|daughter|twins|little one) (is |are )?(due|arriving|coming)",
  "(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) graders?",
  "(kindergartners?|kindergarteners?|preschoolers?|grade schoolers?|middle schoolers?|high schoolers?)",
  "(babysit|babysits|babysitting|babysitters?|nanny|maternity leave|paternity leave)",
  "(be|become|into|as|for) (a|the|our|their|his|her) nursery",
  "(fertility|ivf|infertility|miscarriage|adoption (agency|process|is|was|papers))",
  "trying for (a|another|our) [a-z]+",
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
  "(my|our|a|the|his|her|recent|after|since) (divorce|breakup|separation|remarriage)",
  "married(?! to (no|any|the|this|a) )",
  "(remarried|eloped|betrothed|tie the knot|tied the knot|better half|significant other|soul ?mates?|domestic partners?)",
  "(we|to|will|should|i) (marry|wed)(?! (the|a) )",
  "(pregnant|pregnancy|expectant)",
  "(expecting|awaiting) (our|my|a|another)? ?(first|second|third|baby|child|son|daughter|girl|boy|little|twins|triplets)",
  "(we are|we re|i am|i m|wife is|she is|she s) expecting (in|this|next|soon|and)",
  "(baby|child|one|another|third|second) on the way",
  "(our|my|a|first|second|third|and a) baby",
  `(young|older|elderly|retired|married|loving|gay|lesbian|straight|same sex|interracial|engaged|childless|quiet|${FAITHS}|${ORIGINS}) (couple|man|woman|men|women|family|families|people|household)`,
  "couple (with|who|from|in|looking|like)",
  "(photos?|pictures?) of (us|me|ourselves)",
  "(our|my) [a-z0-9]+ year olds?(?! (home|house|condo|townhouse|apartment|roof|furnace|car|truck|van|dog|cat|horse|loan|mortgage|business|company|firm|lease|furniture|piano) )",
  // Age
  `${WE_ARE} [2-9][0-9] (and|years old|now|but)`,
  `${WE_ARE} in (my|our) (early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies|eighties)`,
  `(${WE}|as)${MORE} (retired|retirees?|elderly|seniors?|empty nesters|pensioners?|grandparents)`,
  "senior citizens?",
  "(turn|turned|turning|turns) [2-9][0-9]",
  "(at|aged?) [5-9][0-9] (i|we|and|my|our|he|she)",
  "(i|we|who|he|she) (will |both )?(retire|retired|retires)(?! the )",
  "(our|my|in|for|enjoy) retirement(?! (account|accounts|fund|funds|savings|plan|income|money|community) )",
  "(golden years|old age|at our age|at my age|social security|medicare|millennials|boomers|young professionals?|young people|recent graduates?)",
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
  "(passover|seders?|yom kippur|rosh hashanah|sukkot|purim|eid|iftar|nowruz|vaisakhi|ash wednesday|during lent|for lent|advent wreath)",
  "(bible|bibles|torah|quran|koran|scriptures?|gospel|jesus|allah|in christ|missionary|missionaries|our ministry|my ministry)",
  "((bar|bat|b nai) mitzvahs?|baptized|baptised|baptism|christened|christening|first communion|quinceanera)",
  "sunday (school|service|services|worship|mass)",
  "(to|for|attend|attends|after|before|daily|midnight|hear|celebrate) mass(?! (transit|production|appeal|timber|ave|pike|storage|mail) )",
  "(celebrate|celebrating|celebrated) (christmas|easter|passover|eid|mass)",
  "christmas (morning|mornings|eve|dinner|dinners)",
  `(${WE}|as|being)${MORE} ${FAITHS}`,
  `(raised|devout|practicing|good|fellow) ${FAITHS}`,
  "(catholic|lutheran|baptist|methodist|presbyterian|episcopal|evangelical|pentecostal|mormon|jewish|muslim|hindu|buddhist|sikh)s?(?! (hospital|medical|health|university|college|st|street|rd|road|ave|avenue) )",
  "(menorah|rosary|crucifix|prayer (rug|group|circle|corner)|hijab|yarmulke|youth group|christmas stockings|stockings (over|on|by|above))",
  // Origin
  `${WE_ARE} (${ORIGINS}|americans?|foreigners|first generation)`,
  "we (both )?speak [a-z]+ (at home|too|as well|and)",
  "(immigrants?|immigrated|emigrated|refugees?)",
  `(moved|move|came|come|coming|arrived|relocated|emigrated|fled|fleeing|escaped|hail|hails|adopted|us)( here| over| back| [a-z0-9]+ years? ago){0,2} (from )?${COUNTRIES}`,
  `(born|raised|roots|ancestors|relatives|childhood|life|lives|grew up|years|home|homes) (back )?in ${COUNTRIES}`,
  `(i|we|he|she|parents|family|wife|husband|partner)( m| re| am| are| is| s)? (originally )?from ${COUNTRIES}`,
  `(being|both|as) (an? )?${ORIGINS} (we|i|and|ourselves|ourself|myself|buyers?|owners?|americans?|immigrants?)`,
  "(first|second|native|mother) (language|tongue)",
  `${ORIGINS} (community|descent|heritage|origin|ancestry|roots|background|culture|traditions)`,
  "(came|come|moved|new|arrived) (to|in) (america|the us|the u s|the united states|the states|this country)",
  "(green cards?|h 1b|h1b|daca|asylum|(work|our|my|student) visas?|citizenship|naturalized|(us|american|new|proud) citizens)",
  "(home country|home countries|homeland|motherland|old country|back home in|our culture|our heritage|our traditions|our tribe)",
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
  "(multiple sclerosis|muscular dystrophy|lupus|fibromyalgia|copd|parkinsons|parkinson s|alzheimers|alzheimer s|dementia|cerebral palsy|down syndrome|autism|autistic|adhd|ptsd|epilepsy|paraplegic|quadriplegic|amputee|cancer survivors?|stroke survivors?)",
  "(can t|cant|cannot|can no longer|unable to) (climb|do|use|manage|take) (the )?stairs",
  "(trouble|difficulty|problems?|hard time) (walking|climbing|seeing|hearing|breathing|with (the )?stairs)",
  "(my|our|his|her|bad) (bad |new )?(knees?|hips?|arthritis|eyesight|hearing aids?|diagnosis|illness|condition|disability|health|wheelchair|walker|crutches|surgery)(?! (insurance|plan|savings) )",
  "(my|our|his|her) (doctors?|physician|therapist|oncologist|caregivers?|home nurse)",
  "(hard of hearing|hip replacement|knee replacement|chemo|chemotherapy|dialysis|in recovery|in remission|mobility (issues|problems|impaired)|disability (benefits|check|checks|income)|ssdi|blood pressure)",
  `(${WE_ARE}|${KIN} (is|are)) (deaf|blind|disabled|handicapped|autistic|ill|sick)`,
  // Sex and orientation, service
  `${WE_ARE} (gay|lesbian|queer|bisexual|trans|transgender|straight|single|married|pregnant|christian couple|veterans?|parents|newlyweds)`,
  `(${WE}|as) (a|two) (couple|widow|widower|retiree|immigrant|refugee)`,
  "(combat|navy|army|marine|air force|disabled|proud) (veterans?|vets?)",
  "(active duty|deployed|deployment|served (in|our)|military service)",
  // Spanish
  "(mis?|nuestr[oa]s?|sus?|tus?) ((dos|tres|cuatro|pequen[oa]s?) )?(hijos?|hijas?|espos[oa]|marido|mujer|novi[oa]|familia|nin[oa]s?|bebes?|madre|padres?|mama|papa|abuel[oa]s?|niet[oa]s?|iglesia|fe)",
  "somos (una familia|un matrimonio|una pareja|familia|cristianos|catolicos|judios|inmigrantes|recien casados)",
  "(tenemos|tengo) (un|una|dos|tres|cuatro|[0-9]) (hij[oa]s?|nin[oa]s?|bebes?)",
  "(bebe en camino|estoy embarazada|esta embarazada)",
  "(dios|que dios) (los |le |te |nos )?(bendiga|quiere)",
];
