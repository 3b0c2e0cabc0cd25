import { asPlain } from "../site/text/as-read.ts";

/**
 * The normal form of addresses and place names, for comparing what different people write: "us-93", "Highway 93" and
 * "US Hwy 93 N" are all "hwy 93", "Saint George" and "St. George" are both "st george". It has lower-case words without
 * accents and apostrophes, in the postal service's abbreviations, with one space between them. Search, suggestions and
 * hidden streets use it. `private.address_words` does the same in SQL.
 */
export function addressWords(text: string): string {
  const plain = asPlain(text)
    .toLowerCase()
    .replace(/['`ʻʼ‘’′]/g, "")
    .replace(DASHED_HIGHWAY, "hwy $1")
    .replace(/(?<![a-z0-9-])([0-9]{1,6})-([a-z])(?![a-z0-9-])/g, "$1$2")
    .replace(/[^a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+/g, " ")
    .replace(/^ | $/g, "");
  const words = plain
    .replace(
      /([a-z]ty) (?=(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?![a-z0-9]))/g,
      "$1",
    )
    .replace(GLUED_ROAD, "$1 ")
    .split(" ")
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : word))
    .join(" ")
    .replace(LETTER_OF_NAME, "$1")
    .replace(KING, "mlk");
  return /[0-9]/.test(words) ? withRoads(withDirections(words)) : withDirections(words);
}

export function isDirection(word: string): boolean {
  return /^([nsew]|[ns][ew])$/.test(word);
}

/** The kinds of streets, and the classes of numbered roads, in their normal form. */
export function isStreetKind(word: string): boolean {
  return KINDS.has(word);
}

/** A road of these classes has a number for a name. */
export function isRoadClass(word: string): boolean {
  return ["hwy", "cr", "fm", "rr"].includes(word);
}

/** "n w" is "nw", and "1010s" is "1010 s", but "1980s" is a decade. */
function withDirections(words: string): string {
  return words
    .replace(/(?<![a-z0-9])u s(?![a-z0-9])/g, "us")
    .replace(/(?<![a-z0-9])(?!(?:1[89]|20)[0-9]0s)([0-9]+)([ns]?[ew]|[ns])(?![a-z0-9])/g, "$1 $2")
    .replace(/(?<![a-z0-9])([ns]) ([ew])(?![a-z0-9])/g, "$1$2");
}

/** Numbered roads by class and number, without directions: a direction says which part of the road it is. */
function withRoads(words: string): string {
  return ROADS.reduce((told, [pattern, name]) => told.replace(pattern, `${name} $1`), words);
}

const STATES_BEFORE_NUMBERS =
  "ak|ar|az|ca|ga|ia|id|il|ks|ky|md|mn|ms|mt|nc|nd|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy";

/** In these words, a state's letters are a highway only before a dash. */
const DASHED_HIGHWAY =
  /(?<![a-z0-9])(?:al|co|ct|de|fl|hi|in|k|la|m|ma|me|mi|mo|ne|oh|ok|or|pa)-([0-9]{1,3})(?![a-z0-9-])/g;

/** "Coeur D Alene" is Coeur d'Alene, but D Avenue is an avenue. */
const LETTER_OF_NAME =
  /(?<![a-z0-9])([do]) (?=[a-z]{3})(?!(?:ave|blvd|cir|ter|trl|pkwy|hwy|way|rte|aly|bnd|cyn|cswy|cres|xing|expy|fwy|lndg|plz|rdg|trce|tpke|loop|path|pike|run|walk|row|and|the)(?![a-z0-9]))/g;

/** Hundreds of streets have his name, and most signs shorten it. */
const KING = /(?<![a-z0-9])(?:dr )?(?:martin luther king|mlk|m l k)(?: jr| junior)?(?![a-z0-9])/g;

const GLUED_ROAD =
  /(?<![a-z0-9])(us|hwy|highway|rte|rt|route|sr|sh|cr|fm|rm|rr|i)(?=[0-9]{1,4}(?![a-z0-9]))/g;

const ROADS = (
  [
    ["(?:county|co|cnty|cty) (?:rd|rte|hwy)|cr", "cr"],
    ["farm to market(?: rd)?|farm rd|fm(?: rd)?", "fm"],
    ["rural rte|ranch(?: to market)? rd|rm(?: rd)?|rr", "rr"],
    [
      `(?:(?:us|state|st|${STATES_BEFORE_NUMBERS}) )?(?:hwy|rte)|us|(?:state|st) rd|interstate|sr|sh|i|${STATES_BEFORE_NUMBERS}`,
      "hwy",
    ],
  ] as const
).map(([words, name]): [RegExp, string] => [
  new RegExp(
    `(?<![a-z0-9])(?:(?:[ns]?[ew]|[ns]) )?(?:${words}) (?:no |number )?0*([0-9]{1,4}[a-z]?)(?: (?:[ns]?[ew]|[ns]))?(?![a-z0-9])`,
    "g",
  ),
  name,
]);

const KIND_NAMES: Record<string, string> = {
  ...{
    street: "st",
    str: "st",
    avenue: "ave",
    av: "ave",
    aven: "ave",
    road: "rd",
    drive: "dr",
    drv: "dr",
  },
  ...{
    lane: "ln",
    court: "ct",
    crt: "ct",
    place: "pl",
    boulevard: "blvd",
    boul: "blvd",
    bvd: "blvd",
  },
  ...{
    circle: "cir",
    circ: "cir",
    terrace: "ter",
    terr: "ter",
    trail: "trl",
    parkway: "pkwy",
    pky: "pkwy",
  },
  ...{
    pkway: "pkwy",
    parkwy: "pkwy",
    highway: "hwy",
    hiway: "hwy",
    hway: "hwy",
    square: "sq",
    sqr: "sq",
  },
  ...{
    wy: "way",
    route: "rte",
    rt: "rte",
    alley: "aly",
    bend: "bnd",
    canyon: "cyn",
    causeway: "cswy",
  },
  ...{
    cove: "cv",
    crescent: "cres",
    crossing: "xing",
    expressway: "expy",
    freeway: "fwy",
    landing: "lndg",
  },
  ...{ plaza: "plz", point: "pt", ridge: "rdg", trace: "trce", turnpike: "tpke" },
};

const KINDS = new Set([...Object.values(KIND_NAMES), "loop", "path", "pike", "run", "walk", "row"]);

const ONES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const TEENS = [
  ...["tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth"],
  ...["seventeenth", "eighteenth", "nineteenth"],
];
const TENS = ["twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet"];

/** "5th" for "fifth", "42nd" for "fortysecond". */
const ORDINALS = Object.fromEntries([
  ...ONES.map((word, n) => [word, `${n + 1}${ending(n + 1)}`]),
  ...TEENS.map((word, n) => [word, `${n + 10}th`]),
  ...TENS.flatMap((ten, n) => [
    [`${ten}ieth`, `${n + 2}0th`],
    ...ONES.map((one, digit) => [`${ten}y${one}`, `${n + 2}${digit + 1}${ending(digit + 1)}`]),
  ]),
]);

function ending(digit: number): string {
  return ["th", "st", "nd", "rd"][digit] ?? "th";
}

/** A saint and a street are both "st". The words beside it tell them apart. */
export const SHORT_FORMS: Record<string, string> = {
  ...KIND_NAMES,
  ...ORDINALS,
  ...{
    saint: "st",
    sainte: "ste",
    suite: "ste",
    mount: "mt",
    mountain: "mtn",
    mountains: "mtns",
    fort: "ft",
  },
  ...{
    north: "n",
    south: "s",
    east: "e",
    west: "w",
    northeast: "ne",
    northwest: "nw",
    southeast: "se",
  },
  ...{
    southwest: "sw",
    apartment: "apt",
    building: "bldg",
    center: "ctr",
    centre: "ctr",
    creek: "crk",
  },
  ...{ doctor: "dr", estate: "est", estates: "ests", garden: "gdn", gardens: "gdns", glen: "gln" },
  ...{
    grove: "grv",
    harbor: "hbr",
    harbour: "hbr",
    heights: "hts",
    hill: "hl",
    hills: "hls",
    hollow: "holw",
  },
  ...{ junction: "jct", lake: "lk", lakes: "lks", manor: "mnr", meadow: "mdw", meadows: "mdws" },
  ...{ river: "riv", shore: "shr", shores: "shrs", spring: "spg", springs: "spgs", station: "sta" },
  ...{ valley: "vly", view: "vw", village: "vlg", township: "twp" },
};
