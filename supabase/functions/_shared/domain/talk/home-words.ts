/**
 * The vocabulary of questions about homes, for home-answers.ts: fillers and synonyms. English, and the
 * Spanish words for what every buyer asks.
 */

/** The aspects that a question asks about: an age, a cost, a number, a size. */
const ASPECTS = {
  time: "old age when new newer year yr recent recently antiguo antigua antiguedad edad cuando ano nuevo nueva",
  cost: "cost price expensive pay monthly much cuanto cuesta precio costo vale",
  count: "many number count cuantos cuantas numero",
  size: "big large size long wide tall deep high far small grande tamano mide",
} as const;

/** What a home has or is near to, and what is asked about. Each line means the same thing. */
const SUBJECTS = [
  "garage carport garaje cochera",
  "parking driveway estacionamiento aparcamiento",
  "roof roofing shingle techo tejado",
  "furnace boiler heat heater heating calefaccion caldera",
  "ac conditioner climatizacion minisplit",
  "pool swim swimming piscina alberca",
  "yard backyard garden lawn jardin",
  "outdoors",
  "porch veranda lanai",
  "patio terrace",
  "deck balcony",
  "lot land acre acreage acres terreno lote",
  "hoa association homeowner homeowners",
  "fee dues cuota",
  "tax taxes impuesto",
  "sqft footage area superficie",
  "story storey level piso pisos planta",
  "flooring floor floors",
  "hardwood oak parquet",
  "carpet rug",
  "tile tiled",
  "pet dog cat mascota perro gato",
  "laundry lavanderia",
  "washer washing lavadora",
  "dryer secadora",
  "window ventana",
  "school escuela elementary",
  "fireplace chimney chimenea hearth",
  "internet wifi fiber broadband fibra",
  "electric electrical wiring electricidad panel amp amperage breaker",
  "plumb plumbing pipe tuberia",
  "flood flooding inundacion",
  "leak leaking leaks gotera",
  "waterheater",
  "utility utilities electricity bill",
  "septic sewer sewage",
  "counter countertop worktop encimera",
  "cabinet cupboard cabinetry",
  "island",
  "stove range oven cooktop estufa",
  "appliance electrodomestico",
  "fridge refrigerator",
  "dishwasher",
  "microwave",
  "transit bus tram streetcar train subway metro autobus",
  "shop store grocery groceries supermarket market tienda supermercado",
  "greenpark playground parque",
  "sidewalk",
  "trail hike hiking",
  "downtown",
  "fence fenced enclosed enclose cerca",
  "permit receipt",
  "storage closet closets armario",
  "quiet noise noisy loud silent ruido",
  "closingdate",
  "elevator lift ascensor",
  "bike bicycle bicycles cycling bicicleta",
  "facade exterior",
  "shower ducha",
  "tub bathtub",
  "survey",
  "charger charging charge ev",
  "solar photovoltaic",
  "office study workspace",
  "wall",
  "paint painted",
  "plaster replastered",
  "irrigation watering sprinkler",
  "shed",
  "inspection inspector",
  "creek stream pond",
  "soil",
  "soundproof soundproofing insulated insulation",
  "entrance entry",
  "thermostat",
  "deadline",
] as const;

/** Where a thing is: a sentence about the kitchen says nothing about a drain in it. */
const PLACES = [
  "bedroom bed habitacion dormitorio recamara cuarto",
  "bathroom bath restroom toilet bano",
  "basement cellar sotano",
  "kitchen cocina",
  "owner seller dueno propietario vendedor",
  "city town ciudad",
  "state estado",
  "upstairs",
] as const;

/** What is said about a subject. Without a subject, nothing is meant by them. */
const QUALITIES = [
  "build built construct construction construida construido building",
  "include stay convey remain incluye incluido incluida",
  "renovate renovation remodel update upgrade redo redone rebuilt renovado reformado",
  "replace change swap install reemplazado cambiado",
  "type kind tipo sort material",
  "location where located donde ubicada ubicado",
  "attach attached detached connected separate",
  "fast speed quick provider",
  "near nearby nearest close closest distance walk walking walkable cerca",
  "line stop station public",
  "condition shape",
  "finished unfinished",
  "dry wet damp moisture",
  "hot cold warm cool drafty",
  "smart programmable",
  "open opened opening",
  "deliver delivered delivery",
  "pane glass glazed glazing",
  "service system heated",
  "lease leased owned rent rented",
  "night evening",
] as const;

/** Words for a subject by two names: a level yard is not a level of the house, and who parks wants no lawn. */
const PHRASES: readonly [RegExp, string][] = [
  [
    /\b(?:a lot of|lots of|counter to|(?:range|line|row) of (?:hills|mountains)|story goes)\b/g,
    " ",
  ],
  [/\ba\s?\/\s?c\b/g, "ac"],
  [
    /\b(?:air[\s-]con(?:ditioning|ditioner|ditioned)?|central air(?: condition\w*)?|(?:central )?cooling|aire acondicionado|mini-?splits?)\b/g,
    "ac",
  ],
  [
    /\b(?:living (?:area|space)|square (?:feet|foot|footage)|sq\.?\s?ft\.?|metros cuadrados)\b/g,
    "sqft",
  ],
  [/\b(living|dining|family|laundry|mud|guest) ?room/g, "$1room"],
  [
    /\b(?:solar (?:panels?|modules?)|photovoltaic (?:panels?|modules?)|paneles solares)\b/g,
    "solar",
  ],
  [/\bhome ?owners'? association\b/g, "hoa"],
  [/\b(?:hot )?water (?:heater|tank)\b/g, "waterheater"],
  [/\b(?:how many|which|what|cuantos) (?:floors|levels|stories)\b/g, "how many story"],
  [
    /\b(?:first|second|third|ground|main|upper|top|single|one)[ -](?:floor|level|story)\b/g,
    "story",
  ],
  [/\blevel(?= (?:and|enough|ground|lot|yard))|(?<=(?:is|yard|ground) )level\b/g, "flat"],
  [/\b(?:hard)?wood(?:en)? floors?\b/g, "hardwood"],
  [/\b(?:master|primary) (?=bed|bath)/g, "main "],
  [/\b(?:by when|how soon)\b/g, "deadline"],
  [/\b(?:house|home|it) (?:is )?heated\b|\bheats? (?:the|your) (?:house|home)\b/g, "heating"],
  [/\bwood stoves?\b/g, "woodfired stove heating"],
  [/\bnot move a wall\b/g, " "],
  [/\bwalls? (?:(?:was|were|been) )?(?:removed|taken out|opened)\b/g, "opened"],
  [/\bgravel drive\b/g, "driveway"],
  [/\bsidings?\b/g, "facade"],
  [/\bwater on the (?:land|lot|property)\b/g, "creek"],
  [/\bhow much (?=storage|space|light|noise|traffic|shade|parking|yard|land)/g, " "],
  [/\b(?:bikes?|bicycles?) (?:room|path)\b|\bpark (?:\w+ )?(?:bikes?|bicycles?)\b/g, "bike"],
  [
    /\b(?:parking|(?:i|we|you|to|cars?|can't|cannot) park|park (?:here|a|an|my|the|our|your)) ?(?:spots?|spaces?|lots?|boat|cars?)?\b/g,
    "parking",
  ],
  [/\b(?:park|parks|green ?space)\b/g, "greenpark"],
  [/\b(?:outdoor|outside|outdoors) (?:space|area|living)\b/g, "outdoors"],
  [/\b(?:downtown|city cent(?:er|re)|town cent(?:er|re))\b/g, "downtown"],
  [/\b(?:closing|move-?in|moving|possession) date\b/g, "closingdate"],
  [
    /\b(?:maintenance|condo|monthly|association) (?:fees?|dues)\b|\bhoa (?:fees?|dues)?\b/g,
    "hoa fee",
  ],
  [/\belectric(?:al)? (?:cars?|vehicles?)\b|\bev (?:charger|outlet|charging)\b/g, "charger"],
  [/\bpublic transport(?:ation)?\b/g, "transit"],
  [/\b(gas|electric|induction|wood)[ -](?=stove|range|oven|fireplace|furnace)/g, "$1fired "],
  [/\bfiber optics?\b/g, "fiber"],
];

/** A wider word finds its narrower ones, and the other way round only where it says so. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  outdoors: ["yard", "porch", "patio", "deck"],
  flooring: ["hardwood", "carpet"],
  appliance: ["fridge", "dishwasher", "microwave", "stove", "washer", "dryer"],
  // What is said of all appliances is said of each, but what is said of one isn't said of another.
  fridge: ["appliance"],
  dishwasher: ["appliance"],
  microwave: ["appliance"],
};

/** Fillers. */
const SILENT = new Set(
  (
    "a an the is are was were be been being am do does did done has have had having of in on at to for from with by " +
    "it its this that these those there here any some how what which why last and or but if so as than then not no yes " +
    "house home property place unit listing one i you your yours we our us me my they their can could would will shall " +
    "should may might must come comes tell know let say please hello hi hey dear thanks thank about also just really very " +
    "issue issues problem problems trouble known allowed " +
    "still get got give made make keep kept see take look looks anything something else live lives need needs far go within enough side were use used had own like want wonder ask question today now currently ever exactly room good great nice love hear " +
    "el la los las un una unos unas de del al en y o u e que cual cuales es son esta estan hay tiene tienen tener con para " +
    "por su sus casa vivienda propiedad hogar mi se puede pueden favor hola gracias como fue era lo le"
  ).split(" "),
);

/** A word's root, so that "serviced", "services" and "service" are one. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word.replace(/ies$/, "y").replace(/(?<![siu])s$/, "");
  if (root.length > 5) root = root.replace(/(?:ing|ed)$/, "");
  root = root.replace(/([bdgmnprt])\1$/, "$1");
  return root.length > 3 ? root.replace(/e$/, "") : root;
}

/**
 * Words are found as they are, or by root unless another word has the same root ("cuanto" is a cost, "cuantos" a
 * number).
 */
const MEANINGS = new Map<string, string>();
const LISTS = [
  ...[...SUBJECTS, ...PLACES, ...QUALITIES].map(
    (words) => [words.split(" ")[0] ?? "", words] as const,
  ),
  ...Object.entries(ASPECTS).map(([aspect, words]) => [`~${aspect}`, words] as const),
];
for (const [meaning, words] of LISTS)
  for (const word of words.split(" ")) MEANINGS.set(word, meaning);
for (const [word, meaning] of [...MEANINGS])
  if (!MEANINGS.has(stem(word))) MEANINGS.set(stem(word), meaning);

/** Lower case without accents, phrases joined. */
export function plain(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), folded);
}

/** The meanings of a plain text's words, without fillers; aspects begin with "~". */
export function meanings(text: string): string[] {
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^[a-z]?$/.test(word) && !SILENT.has(word));
  return [
    ...new Set(words.map((word) => MEANINGS.get(word) ?? MEANINGS.get(stem(word)) ?? stem(word))),
  ];
}

const firstsOf = (lists: readonly string[]) => new Set(lists.map((words) => words.split(" ")[0]));
const [SUBJECT_NAMES, PLACE_NAMES, QUALITY_NAMES] = [SUBJECTS, PLACES, QUALITIES].map(firstsOf);

/** What a topic is to a question: its subject, where that is, what is asked about it, or a word of no list. */
export function roleOf(topic: string): "subject" | "place" | "quality" | "other" {
  if (SUBJECT_NAMES?.has(topic)) return "subject";
  if (PLACE_NAMES?.has(topic)) return "place";
  return QUALITY_NAMES?.has(topic) ? "quality" : "other";
}

/** Whether a passage with these topics is about the one that is asked. */
export function isAbout(about: ReadonlySet<string>, topic: string): boolean {
  return about.has(topic) || (WIDER[topic]?.some((narrower) => about.has(narrower)) ?? false);
}
