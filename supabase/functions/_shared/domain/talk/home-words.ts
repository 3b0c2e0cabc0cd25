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

/** Each line means the same thing. */
const GROUPS = [
  "bedroom bed habitacion dormitorio recamara cuarto",
  "bathroom bath restroom toilet bano",
  "garage carport garaje cochera",
  "parking park driveway estacionamiento aparcamiento",
  "roof roofing shingle techo tejado",
  "basement cellar sotano",
  "furnace boiler heat heater heating calefaccion caldera",
  "ac cooling cool conditioner climatizacion",
  "pool swim piscina alberca",
  "yard backyard garden lawn jardin patio",
  "lot land acre acreage acres terreno lote",
  "hoa association homeowner homeowners",
  "fee dues cuota",
  "sqft footage area superficie",
  "story storey level floors piso pisos planta",
  "build built construct construction construida construido",
  "pet dog cat mascota perro gato",
  "kitchen cocina",
  "laundry lavanderia",
  "washer washing lavadora",
  "dryer secadora",
  "window ventana",
  "school escuela",
  "fireplace chimney chimenea",
  "include stay convey remain incluye incluido incluida",
  "renovate remodel update upgrade redone renovado reformado",
  "replace change swap reemplazado cambiado",
  "internet wifi fiber broadband",
  "electric electrical wiring electricidad",
  "plumb plumbing pipe tuberia",
  "flood flooding inundacion",
  "leak leaking leaks gotera",
  "owner seller dueno propietario vendedor",
  "type kind tipo",
  "city town ciudad",
  "location where located donde ubicada ubicado",
  "state estado",
];

/** Read as one word. */
const PHRASES: readonly [RegExp, string][] = [
  [/\ba\s?\/\s?c\b/g, "ac"],
  [
    /\b(?:air[\s-]con(?:ditioning|ditioner|ditioned)?|central air(?: condition\w*)?|aire acondicionado)\b/g,
    "ac",
  ],
  [
    /\b(?:living (?:area|space)|square (?:feet|foot|footage)|sq\.?\s?ft\.?|metros cuadrados)\b/g,
    "sqft",
  ],
  [/\b(living|dining|family|laundry|mud|guest) ?room/g, "$1room"],
  [/\b(?:solar panels?|paneles solares)\b/g, "solar"],
  [/\bhome ?owners'? association\b/g, "hoa"],
];

/** Fillers. */
const SILENT = new Set(
  (
    "a an the is are was were be been being am do does did done has have had having of in on at to for from with by " +
    "it its this that these those there here any some how what which why last and or but if so as than then not no yes " +
    "house home property place unit listing one i you your yours we our us me my they their can could would will shall " +
    "should may might must come comes tell know let say please hello hi hey dear thanks thank about also just really very " +
    "still get got give like want wonder ask question today now currently ever exactly room good great nice love hear " +
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
  ...GROUPS.map((words) => [words.split(" ")[0] ?? "", words] as const),
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
