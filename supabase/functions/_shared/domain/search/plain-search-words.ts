import { US_STATES } from "../homes/us-states.ts";
import type { HomeFeature } from "./home-features.ts";
import type { DAYS } from "./listing-search.ts";

/**
 * The vocabulary of plain-search.ts: tables from what people write to what it means, in lower case, without accents,
 * hyphens as spaces. The longest phrase at a place wins, so "no more than" is never read as "no".
 */
export type Table<Meaning> = ReadonlyMap<string, Meaning>;

/** A table from lists of phrases, separated by commas. */
function table<Meaning>(...rows: [phrases: string, meaning: Meaning][]): Table<Meaning> {
  return new Map(
    rows.flatMap(([phrases, meaning]) =>
      phrases.split(",").map((phrase): [string, Meaning] => [phrase.trim(), meaning]),
    ),
  );
}

export type Bound = "least" | "most" | "above" | "below" | "about" | "exact";

/** These words come before a number. */
export const BOUNDS = table<Bound>(
  [
    "at least, atleast, minimun, minumum, no less then, minimum of, minimum, min, no less than, not less than, no fewer than, not fewer than, no smaller than, not smaller than, no lower than, starting at, from, >=, nothing under, nothing below, nothing less than, nothing smaller than, nothing fewer than, al menos, minimo, minimo de, por lo menos, desde, a partir de, no menos de",
    "least",
  ],
  [
    "at most, maximum of, maximum, maximun, max, up to, upto, at or under, at or below, no more than, not more than, not over, not above, no higher than, not higher than, no bigger than, not bigger than, no larger than, not larger than, not exceeding, not to exceed, no taller than, not taller than, not exceed, nothing over, nothing above, nothing more than, nothing bigger than, nothing larger than, no older than, not older than, within, <=, hasta, maximo, maximo de, como maximo, a lo mas, no mas de, a no mas de",
    "most",
  ],
  [
    "more than, over, above, exceeding, taller than, in excess of, bigger than, larger than, greater than, higher than, older than, not under, not below, >, upwards of, north of, mas de, por encima de, mayor de, mayor que",
    "above",
  ],
  [
    "less than, under, below, fewer than, smaller than, lower than, cheaper than, newer than, younger than, <, south of, menos de, a menos de, por menos de, por debajo de, bajo, menor de, menor que",
    "below",
  ],
  [
    "around, about, roughly, circa, approximately, approx, ~, close to, alrededor de, unos, unas, cerca de, mas o menos",
    "about",
  ],
  ["exactly, just, only, exactamente, solo", "exact"],
);

/** These words come after a number, or after its unit. */
export const BOUNDS_AFTER = table<Bound>(
  [
    "+, or more, or above, or over, or larger, or bigger, or higher, or greater, or newer, plus, minimum, min, at least, and up, and above, and over, o mas, minimo, como minimo",
    "least",
  ],
  [
    "or less, at the most, at the very most, at the max, tops, top, or below, or under, or lower, or fewer, or smaller, or cheaper, or older, and under, and below, and less, max, maximum, at most, o menos, maximo, como maximo",
    "most",
  ],
  ["ish, or so, more or less, give or take, or thereabouts", "about"],
  ["exactly, exactamente", "exact"],
);

export type Quantity =
  | "bedrooms"
  | "bathrooms"
  | "sqft"
  | "lot_size"
  | "stories"
  | "garage_spaces"
  | "hoa_fee"
  | "price"
  | "year_built"
  | "age"
  | "monthly"
  | "miles"
  | "minutes";

/** `factor` turns the unit into the field's: square meters into square feet. */
export type Unit = { of: Quantity; factor?: number };

const SQFT = "sq ft, sqft, square feet, square foot, sf, ft2, pies cuadrados";
export const SQFT_AN_ACRE = 43_560;
const SQFT_A_SQUARE_METER = 10.7639;

export const UNITS = table<Unit>(
  [
    "bedrooms, bedroom, beds, bed, bdrms, bdrm, bdr, bdrs, brs, br, bds, bd, recamaras, recamara, habitaciones, habitacion, cuartos, cuarto, dormitorios, dormitorio",
    { of: "bedrooms" },
  ],
  ["bathrooms, bathroom, baths, bath, bas, ba, banos, bano", { of: "bathrooms" }],
  [SQFT, { of: "sqft" }],
  [
    "m2, sqm, sq m, sq meters, sq mt, mt2, mts2, square meters, square meter, square metres, square metre, metros cuadrados, metros",
    { of: "sqft", factor: SQFT_A_SQUARE_METER },
  ],
  [lotsOf(SQFT), { of: "lot_size", factor: 1 / SQFT_AN_ACRE }],
  ["acres, acre, acer, acers, acre lot, acres lot, acre lots, acre yard", { of: "lot_size" }],
  ["hectares, hectare, hectare lot, ha, hectareas, hectarea", { of: "lot_size", factor: 2.471 }],
  [
    "m2 lot, sqm lot, square meter lot, square meters lot, m2 de terreno, metros cuadrados de terreno, metros de terreno",
    { of: "lot_size", factor: SQFT_A_SQUARE_METER / SQFT_AN_ACRE },
  ],
  [
    "stories, story, storeys, storey, floors, floor, levels, level, plantas, planta, pisos, piso",
    { of: "stories" },
  ],
  [
    "garage, bay garage, stall garage, car garage, cars garage, car garages, garage spaces, garage space, car spaces, cars, car, garages, carros, autos, coches",
    { of: "garage_spaces" },
  ],
  ["years old, year old, years, year, anos", { of: "age" }],
  [
    "a month, per month, each month, monthly payment, monthly payments, /mo, /month, monthly, mo, al mes, por mes, mensual, mensuales, cada mes",
    { of: "monthly" },
  ],
  [
    "mi, mile, miles, mile radius, miles radius, mi radius, radius miles, milla, millas",
    { of: "miles" },
  ],
  [
    "km, kms, km radius, kilometer, kilometers, kilometre, kilometres, kilometro, kilometros",
    { of: "miles", factor: 0.621371 },
  ],
  [
    "minutes, minute, mins, min drive, minute drive, minutes drive, minutos, hour, hours, hour drive, hrs, hr, hora, horas",
    { of: "minutes" },
  ],
  ["dollars, dollar, usd, bucks, dolares", { of: "price" }],
);

function lotsOf(units: string): string {
  return units
    .split(",")
    .flatMap((unit) => [`${unit.trim()} lot`, `${unit.trim()} lots`, `${unit.trim()} yard`])
    .join(",");
}

/** These words come before a number, perhaps with a bound between: "price under 400k". */
export const HEADS = table<Quantity>(
  [
    "price, price range, prices, priced, spend, can spend, afford, can afford, budget, my budget, our budget, asking price, cost, costs, costing, precio, presupuesto",
    "price",
  ],
  [
    "monthly, payment, payments, monthly payment, monthly payments, mortgage, mortgage payment, pay, pago, pago mensual, mensualidad, hipoteca",
    "monthly",
  ],
  [
    "hoa, hoa fee, hoa fees, hoa dues, hoa fee of, hoa fees of, low hoa, low hoa fee, low hoa fees",
    "hoa_fee",
  ],
  [
    "built, built in, year built, from the, built in the, built in or, construction year, construida, construida en, construido, construido en",
    "year_built",
  ],
  ["lot, lot size, lot of, lot of at least", "lot_size"],
  ["bedrooms, beds", "bedrooms"],
  ["bathrooms, baths", "bathrooms"],
  ["garage for, room for, parking for", "garage_spaces"],
);

/** These words come before a year. */
export const YEAR_BOUNDS = table<"least" | "most">(
  [
    "after, from after, since, newer than, no older than, not older than, nothing older than, no earlier than, not earlier than, from, later than, built after, built since, built from, despues de, desde, despues del, post",
    "least",
  ],
  [
    "before, from before, older than, no newer than, not newer than, nothing newer than, earlier than, no later than, not later than, built before, prior to, pre, until, antes de, antes del, hasta",
    "most",
  ],
);

/** These words come after a year. */
export const YEAR_BOUNDS_AFTER = table<"least" | "most">(
  [
    "or later, or newer, or after, or more recent, and later, and newer, and after, onward, onwards, and onward, and onwards, o despues, o mas nueva, o mas nuevo, en adelante",
    "least",
  ],
  ["or earlier, or older, or before, and earlier, and older, and before, o antes", "most"],
);

/** Times with a name: the first and the last year, or one of them. */
export const ERAS = table<[from: number | undefined, to: number | undefined]>(
  [
    "this century, built this century, built in this century, from this century, of this century, 21st century, twenty first century, built in the 21st century",
    [2000, undefined],
  ],
  ["last century, built last century, 20th century, twentieth century", [1900, 1999]],
  ["pre war, prewar, before the war", [undefined, 1940]],
  ["post war, postwar, after the war", [1946, undefined]],
  ["turn of the century", [1890, 1910]],
);

/** These words come before a place, and say more than that it is one. */
export const NEARLY = table<true>([
  "walking distance to, walking distance of, walking distance from, within walking distance to, within walking distance of, in walking distance to, in walking distance of, walkable to, walk to, walking to, biking distance to, biking distance of, bikeable to, commuting distance to, commuting distance of, commute to, easy access to, short drive to, short drive from, a short drive to, a short drive from, steps to, steps from, minutes to, minutes from, close drive to, easy drive to, on the way to",
  true,
]);

/** These words are between the two ends of a range. */
export const LINKS = table<"to" | "or" | "and">(
  ["-, –, to, through, thru, a", "to"],
  ["or, o", "or"],
  ["and, y, &", "and"],
);

export const SCALES = table<number>(
  ["k, thousand, grand", 1000],
  ["m, mm, million, millions, millon, millones", 1_000_000],
);

export const NUMBER_WORDS = table<number>(
  ...("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]) as [string, number][]),
  ...("twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, n) => [word, 20 + 10 * n]) as [string, number][]),
  ...("un una uno dos tres cuatro cinco seis siete ocho nueve diez"
    .split(" ")
    .map((word, n) => [word, Math.max(1, n - 1)]) as [string, number][]),
);

export const TYPES = table<"townhouse" | "house" | "condo" | "land">(
  [
    "townhouse, townhouses, town house, town houses, townhome, townhomes, town home, town homes, rowhouse, row house, row houses, rowhouses, casa adosada, casas adosadas, adosado, adosada",
    "townhouse",
  ],
  [
    "house, houses, single family, sf home, detached, detached home, detached homes, single family home, single family homes, single family house, single family houses, sfh, casa, casas, casa unifamiliar, vivienda unifamiliar, viviendas unifamiliares, casa independiente",
    "house",
  ],
  [
    "condo, condos, condominium, condominiums, condominio, condominios, apartment, apartments, apt, apts, flat, flats, depa, depas, apartamento, apartamentos, departamento, departamentos",
    "condo",
  ],
  [
    "land, vacant land, lot, lots, vacant lot, vacant lots, empty lots, building lot, buildable lot, empty lot, plot, plots, building land, terreno, terrenos, lote, lotes",
    "land",
  ],
);

export const NEGATIONS = table<true>([
  "no, not, without, neither, nothing, none, hide, omit, drop, leave out, filter out, screen out, weed out, rule out, cut out, remove, ignore, apart from, aside from, besides, outside of, barring, save for, except in, minus the, can't, cannot, can not, cant, won't, will not, wouldn't, would not, couldn't, could not, shouldn't, should not, must not, mustn't, not going to, refuse to, anywhere outside, anywhere outside of, everything except, all but, all except, anything besides, anything other than, everything other than, everything besides, lacking, lacks, do without, can do without, rather not, rather not have, would rather not have, would prefer not to have, prefer no, don't, dont, do not, please don't, do not show, do not show me, don't show, don't show me, dont show, dont show me, not have, must not have, should not have, shouldn't have, can't have, cannot have, except, except for, excluding, anything but, anything except, everything but, not a, not an, not in a, minus, nor, sin, w/o, never, never a, not any, anywhere but, anywhere except, anywhere except for, everywhere but, everywhere except, rather than, instead of, doesn't, does not, don't want, don't want a, do not want, dont want, don't like, hate, not interested in, not looking for, avoid, avoiding, exclude, skip, other than, no quiero, no quiero un, no quiero una, nada de, todo menos, todo excepto, cualquier cosa menos, menos los, menos las, ni, excepto, non, isn't, isn't a, is not, is not a, aren't, that's not a, doesn't have, doesn't have a, does not have, does not have a, don't have, nothing with, nothing with a, nothing with an, no sea, no sean, que no sea, que no sean, que no sea un, no tenga, no tengan, que no tenga",
  true,
]);

/** These words begin a wish that homes may leave unmet, up to the next comma or full stop, so it is no filter. */
export const SOFT = table<true>([
  "don't mind, dont mind, do not mind, doesn't matter if, does not matter if, doesn't matter whether, don't care about, don't care if, no matter if, with or without, w/ or w/o, con o sin, nice to have, would be nice, ideally, preferably, prefer, bonus, bonus points for, bonus if, don't need, don't need a, do not need, dont need, no need for, no need for a, would love, would love a, hopefully, maybe, optional, if possible, de preferencia, preferiblemente, ojala",
  true,
]);

/** These words come after a thing that is not wanted: "pets not allowed". */
export const NEGATED_AFTER = table<true>([
  "not allowed, not permitted, not wanted, unwanted, not welcome, excluded, hidden, out of the question, is out, are out, out, a dealbreaker, dealbreaker, a deal breaker, a no go, a no, not for me, not for us, need not apply, not ok, not okay, no thanks, no permitidas, no permitidos",
  true,
]);

/** Phrases that say what every search does. */
export const IGNORED = table<true>([
  "for sale, check out, out there, starting out, moving out, out of state, out of town, en venta, a la venta, se vende, for sale by owner, fsbo, de venta",
  true,
]);

/** These words mean the same as SOFT, but come after the wish. */
export const SOFT_AFTER = table<true>([
  "not needed, not required, not necessary, not important, optional, is optional, would be nice, would be great, is a plus, a plus, preferred, if possible, is a bonus, doesn't matter, don't matter, opcional, de preferencia, no es necesario, no es necesaria, si es posible",
  true,
]);

/** The meaning of a negation for a word that is neither a type nor a status. */
export const NEGATED = table<"no_hoa" | "single_story" | "not_pending" | "not_sold">(
  [
    "hoa, hoas, hoa fee, hoa fees, hoa dues, homeowners association, homeowners fee, homeowners fees, homeowner fees, association fee, association fees, cuota, cuotas, cuota de hoa, cuotas de hoa, cuota mensual",
    "no_hoa",
  ],
  [
    "stairs, staircase, steps, upstairs, second floor, second story, escaleras, segundo piso",
    "single_story",
  ],
  [
    "pending, pending sales, pending homes, pending sale, pending listings, pending ones, under contract, in contract, in escrow, with offers, with an accepted offer, pendientes, bajo contrato",
    "not_pending",
  ],
  ["sold, sold homes, sold ones, sold listings, already sold, vendidas", "not_sold"],
);

export type State =
  | "no_hoa"
  | "single_story"
  | "garage"
  | "new"
  | "reduced"
  | "showings"
  | "open"
  | "any"
  | "active"
  | "pending"
  | "sold"
  | "today";

/** These words name something that is or was true of a home. */
export const STATES = table<State>(
  ["hoa free, zero hoa", "no_hoa"],
  [
    "single story, single level, single floor, ground floor only, everything on the ground floor, all on the ground floor, all on one level, everything on one level, no upstairs, one story, one level, one floor, 1 story, 1 level, on one floor, on one level, all on one floor, stairless, rancher, ranch house, ranch home, ranch style, ranch style home, ranch style house, everything on one floor, main floor living, una planta, de una planta, una sola planta, de una sola planta, un piso, de un piso, un solo piso, de un solo piso, sin escaleras",
    "single_story",
  ],
  [
    "garage, garages, a garage, attached garage, detached garage, garaje, garajes, cochera, cocheras",
    "garage",
  ],
  [
    "new this week, listed this week, listed last week, added this week, new listings this week, just listed, newly listed, new listing, new listings, new on the market, new to the market, just came on the market, just came onto the market, came on the market, just hit the market, hit the market, just on the market, just went on the market, fresh listings, fresh listing, fresh on the market, newest listings, latest listings, recently listed, recently added, recent listings, just added, listed in the last week, listed in the past week, on the market less than a week, on the market for less than a week, less than a week on the market, new since last week, nuevas esta semana, recien publicadas, recien listadas",
    "new",
  ],
  [
    "listed today, listed yesterday, listed since yesterday, new since yesterday, since yesterday, new today, added today, posted today, listed in the last day, listed in the last 24 hours, publicadas hoy, nuevas hoy",
    "today",
  ],
  [
    "price drop, price drops, price cut, price cuts, price reduced, price reduction, price reductions, price lowered, prices reduced, reduced, reduced price, recent price drop, recent price cut, price just dropped, rebajada, rebajadas, precio rebajado, precio reducido, con descuento",
    "reduced",
  ],
  [
    "viewings this week, viewing times this week, showings this week, showing times this week, tours this week, can see this week, to see this week, can visit this week, can tour this week, available to see this week, viewings available this week, showings available this week, available this week, visitas esta semana",
    "showings",
  ],
  [
    "open house, open houses, open house this week, open houses this week, open to visitors this week, casa abierta, casas abiertas, puertas abiertas, abierta, abiertas, abierto, abiertos",
    "open",
  ],
  [
    "only active, active only, active listings, still for sale, still available, still on the market, actively for sale, currently for sale, not yet sold, available homes only, only available, available only, todavia en venta, active listings only, active homes, hide pending, hide pending sales",
    "active",
  ],
  [
    "including pending, include pending, pending or not, with pending, pending too, pending homes too, pending included, also pending, incluidas pendientes",
    "any",
  ],
  [
    "pending, only pending, pending only, only pending sales, pending sales, under contract, in contract, solo pendientes",
    "pending",
  ],
  [
    "sold, recently sold, already sold, just sold, sold homes, recent sales, sold in the last six months, sold in the last 6 months, vendidas, vendida, ya vendidas",
    "sold",
  ],
);

/** These words say that a home has something. */
export const FEATURES = table<HomeFeature>(
  [
    "pool, pools, swimming pool, swimming pools, inground pool, in ground pool, private pool, piscina, alberca",
    "pool",
  ],
  ["hot tub, hot tubs, hottub, jacuzzi, spa", "hot_tub"],
  [
    "view, views, vista, vistas, scenic view, scenic views, great view, great views, good view, nice view, nice views, vista bonita, buena vista, con vista",
    "view",
  ],
  [
    "waterfront, water front, lakefront, lake front, oceanfront, ocean front, beachfront, beach front, riverfront, river front, bayfront, on the water, on a lake, on the lake, on a river, on the river, on the beach, on the ocean, water frontage, frente al agua, frente al mar, frente al lago, frente al rio, a la orilla del lago",
    "waterfront",
  ],
  [
    "ac, a c, air conditioning, air conditioned, air conditioner, air con, aircon, central air, central ac, central air conditioning, hvac, cooling, aire acondicionado, aire central, clima",
    "ac",
  ],
  [
    "parking, parking space, parking spaces, parking spot, parking included, off street parking, offstreet parking, driveway, carport, garage or carport, carport or garage, estacionamiento, aparcamiento",
    "parking",
  ],
  [
    "fenced, fence, fully fenced, fenced in, cercado, cercada, bardeado, bardeada, con cerca, valla",
    "fenced",
  ],
  [
    "yard, yards, backyard, back yard, front yard, garden, big yard, large yard, big backyard, large backyard, big garden, large garden, jardin grande, patio grande, jardin, jardines, patio trasero",
    "yard",
  ],
  [
    "basement, basements, cellar, finished basement, walkout basement, walk out basement, full basement, sotano",
    "basement",
  ],
  [
    "second unit, adu, adus, accessory dwelling unit, in law suite, inlaw suite, in law unit, in law, in law apartment, mother in law suite, mother in law unit, mother in law, mother in law apartment, guest house, guesthouse, guest cottage, guest suite, casita, granny flat, rental unit, income unit, basement apartment, carriage house, casa de huespedes, unidad adicional, segunda unidad",
    "second_unit",
  ],
  [
    "pet friendly, pets allowed, pets ok, pets okay, pets welcome, pets, allows pets, allow pets, dog friendly, dogs allowed, dogs ok, dogs welcome, pet allowed, pet ok, allows dogs, allow dogs, allows cats, allow cats, cat friendly, cats allowed, mascotas, se aceptan mascotas, acepta mascotas, admite mascotas, permite mascotas, que acepten mascotas, permiten mascotas, permiten perros, se permiten perros, acepta perros, aceptan perros, se aceptan perros",
    "pets",
  ],
  [
    "accessible, wheelchair accessible, wheelchair, wheelchair friendly, wheelchair access, handicap accessible, handicapped accessible, ada accessible, ada compliant, disabled access, barrier free, step free, accesible, silla de ruedas, para silla de ruedas, accesible para silla de ruedas",
    "accessible",
  ],
  [
    "new construction, new build, new builds, newly built, newly constructed, brand new, brand new home, brand new house, just built, new home construction, construccion nueva, obra nueva, nueva construccion, recien construida",
    "new_construction",
  ],
  [
    "fixer upper, fixer uppers, fixer, fixers, fixerupper, handyman special, handyman, needs work, need work, needs tlc, tlc, needs updating, needs renovation, investor special, rehab, rehab project, para remodelar, para renovar, necesita reparaciones, para reparar",
    "fixer",
  ],
  ["fireplace, fireplaces, wood burning fireplace, chimenea, chimeneas", "fireplace"],
  ["porch, front porch, screened porch, covered porch, porche, veranda", "porch"],
  ["deck, decks", "deck"],
  ["patio, patios, covered patio, courtyard", "patio"],
  ["balcony, balconies, lanai, balcon, balcones", "balcony"],
  ["solar, solar panels, solar power, solar panel, paneles solares", "solar"],
  [
    "ev charger, ev charging, ev chargers, ev outlet, electric car charger, electric vehicle charger, car charger, tesla charger, cargador electrico, cargador para auto electrico",
    "ev_charger",
  ],
  [
    "hardwood, hardwoods, hardwood floors, hardwood floor, hardwood flooring, wood floors, pisos de madera, piso de madera",
    "hardwood",
  ],
  ["home office, office, oficina, estudio para trabajar", "home_office"],
  ["walk in closet, walk in closets, walkin closet, vestidor", "walk_in_closet"],
  ["laundry, laundry room, in unit laundry, washer and dryer, washer dryer, lavanderia", "laundry"],
  [
    "open floor plan, open plan, open concept, open floorplan, open layout, concepto abierto",
    "open_plan",
  ],
  ["workshop, taller", "workshop"],
  ["shed, tool shed, garden shed, storage shed", "shed"],
  ["barn, barns, stable, stables, establo, granero", "barn"],
  ["dock, boat dock, private dock, muelle", "dock"],
  ["greenhouse, invernadero", "greenhouse"],
  ["attic, atico", "attic"],
  ["elevator, lift, ascensor, elevador", "elevator"],
  ["sauna", "sauna"],
  ["fiber, fiber internet, fiber optic, fibra optica", "fiber"],
  ["gated, gated community, gated communities", "gated"],
  ["furnished, fully furnished, amueblado, amueblada", "furnished"],
  ["cabin, cabins, cabana, cabanas", "cabin"],
  ["duplex, duplexes, triplex, multi family, multifamily, multi family home", "duplex"],
  ["studio, studios, studio apartment, studio condo", "studio"],
  [
    "mobile home, mobile homes, manufactured home, manufactured homes, double wide, trailer, trailer home, casa movil, casas moviles",
    "mobile_home",
  ],
  ["tiny house, tiny houses, tiny home, tiny homes", "tiny_house"],
  ["mid century, mid century modern, midcentury, midcentury modern", "mid_century"],
);

/** "studio apartment" is a condo, too. */
export const FEATURES_OF_CONDOS = new Set(["studio apartment", "studio condo"]);

/** These words come before one of TIMES and say when someone wants to see a home. */
export const SEEING = table<true>([
  "available, available to see, viewing, viewings, showing, showings, tour, tours, see, can see, i can see, we can see, to see, visit, visits, can visit, can tour, i can tour, we can tour, to tour, to view, visita, visitas, visitar, ver, para ver, disponible, disponibles",
  true,
]);

export const TIMES = table<(typeof DAYS)[number]>(
  [
    "this weekend, weekend, wknd, this wknd, on the weekend, this coming weekend, saturday or sunday, saturday and sunday, sat or sun, este fin de semana, fin de semana, el fin de semana",
    "weekend",
  ],
  ["today, tonight, this afternoon, hoy", "today"],
  ["tomorrow, tmrw, tmw, tomorow, tommorow, tommorrow, manana", "tomorrow"],
  ...(
    [
      ["monday", "lunes", "mon"],
      ["tuesday", "martes", "tue"],
      ["wednesday", "miercoles", "wed"],
      ["thursday", "jueves", "thu"],
      ["friday", "viernes", "fri"],
      ["saturday", "sabado", "sat"],
      ["sunday", "domingo", "sun"],
    ] as const
  ).map(([day, dia, short]): [string, (typeof DAYS)[number]] => [
    `${day}, on ${day}, this ${day}, ${day}s, on a ${day}, ${dia}, el ${dia}, este ${dia}, on ${short}${short === "sat" ? ", sat, this sat" : ""}`,
    day,
  ]),
);

/** Days further away than a week. */
export const OTHER_TIMES = table<true>([
  "next weekend, next week, next month, next saturday, next sunday, next monday, next friday, weekends, on weekends, proxima semana, la proxima semana, proximo fin de semana",
  true,
]);

/** These words come before "in the last 3 days". */
export const LISTED = table<true>([
  "listed, listed in the last, listed in the past, listed within, listed within the last, new in the last, new in the past, added in the last, added in the past, posted in the last, on the market less than, on the market for less than, publicadas en los ultimos, en los ultimos",
  true,
]);

/** Each unit's length in days. */
export const SPANS = table<number>(
  ["days, day, dias, dia", 1],
  ["weeks, week, semanas, semana", 7],
  ["months, month, meses, mes", 30],
  ["hours, hour, horas, hora", 1 / 24],
);

/** Words before the name of a place. */
export const PREPOSITIONS = table<"in" | "near">(
  [
    "in, at, zip codes, zipcode, in zip, in zip code, in zipcode, in the zip code, moving to, relocating to, move to, relocate to, mudarme a, mudarnos a, zip, zip code, inside, within, en, en la ciudad de, dentro de, in the city of, in the town of, city of, town of, county of",
    "in",
  ],
  [
    "near, near to, close to, around, not too far from, not very far from, next to, outside, outside of, just outside, not far from, nearby, by, in the vicinity of, vicinity of, suburbs of, in the suburbs of, a suburb of, on the outskirts of, outskirts of, en las afueras de, cerca de, cerca a, alrededor de, no lejos de",
    "near",
  ],
);

/**
 * Other names of towns, and states in Spanish. Only names that mean one place to everyone are here: "Frisco" is a town
 * in Texas, too.
 */
export const NICKNAMES = table<string>(
  ["nyc, new york city, the big apple, nueva york", "New York, NY"],
  ["philly, filadelfia", "Philadelphia, PA"],
  ["vegas, las vegas", "Las Vegas, NV"],
  ["san fran", "San Francisco, CA"],
  ["nola", "New Orleans, LA"],
  ["slc", "Salt Lake City, UT"],
  ["okc", "Oklahoma City, OK"],
  ["jax", "Jacksonville, FL"],
  ["abq", "Albuquerque, NM"],
  ["pdx", "Portland, OR"],
  ["phx", "Phoenix, AZ"],
  ["cincy", "Cincinnati, OH"],
  ["bmore", "Baltimore, MD"],
  ["st pete", "Saint Petersburg, FL"],
  ["oahu, o'ahu", "Honolulu County, HI"],
  ["maui", "Maui County, HI"],
  ["kauai, kaua'i", "Kauai County, HI"],
  ["washington dc, washington d c", "Washington, DC"],
  ["nuevo mexico", "New Mexico"],
  ["nueva jersey", "New Jersey"],
  ["carolina del norte", "North Carolina"],
  ["carolina del sur", "South Carolina"],
  ["dakota del norte", "North Dakota"],
  ["dakota del sur", "South Dakota"],
  ["pensilvania", "Pennsylvania"],
  ["luisiana", "Louisiana"],
  ["tejas", "Texas"],
);

/** Short names whose letters also mean something else: they count in capitals alone, or after "in" and the like. */
export const SHORT_NICKNAMES = table<string>(
  ["la", "Los Angeles, CA"],
  ["sf", "San Francisco, CA"],
  ["dc", "Washington, DC"],
  ["indy", "Indianapolis, IN"],
  ["atl", "Atlanta, GA"],
);

/** Words before a place where homes are not to be. */
export const AWAY = table<true>([
  "far from, away from, far away from, stay away from, staying away from, keep away from, steer clear of, stay clear of, lejos de, fuera de",
  true,
]);

/** These words come after a distance, before the place that it is from. */
export const FROM_PLACE = new Set(["of", "from", "around", "to", "near", "de", "outside"]);

export const HERE = table<true>([
  "near me, near us, near here, near my place, near my location, close to me, close to us, close to here, around me, around here, next to me, nearby, near by, in my area, of me, from me, of here, from here, cerca de mi, por aqui, cerca de aqui, de mi",
  true,
]);

/** These words end the name of a place. */
export const ENDS = table<true>([
  "in, with, and, or, for, that, which, has, having, under, over, but, near, close, this weekend, this week, today, tomorrow, from, on, at, please, pls, plz, where, w/, not, con, que, y, o, por, para, sin, de, cerca, hasta, menos, mas, entre",
  true,
]);

/** Phrases that have a number or a word of ours in them, and another meaning than we could filter by. */
export const OTHERS = table<true>([
  "half bath, half baths, half bathroom, half bathrooms, pool table, community pool, pool house, street parking, new roof, new kitchen, view lot, house hacking, house boat, houseboat, pond view, no reserve, low hoa, low hoa fee, low hoa fees, low taxes, move in ready, move in condition, ready to move in, dog park, horse property",
  true,
]);

/** Words that ask for nothing. */
export const FILLERS = new Set(
  "a an the with and or for sale of in at that which has have having is are i i'm im we want wants need needs looking find me show please home homes property properties place listing listings to my our us some any buy only also plus by owner it on can see but must haves have something anything there hi hello thx thanks de con en la el las los un una y del al por para que busco quiero queremos quisiera necesito necesitamos me gustaria nice budget price would like we'd i'd pls plz hey looking something somewhere someplace there's all every get must-have needed required with w/ una mi un your you they be will so just really very either".split(
    " ",
  ),
);

export const STATE_NAMES = (Object.keys(US_STATES) as (keyof typeof US_STATES)[])
  .map((code) => ({ code, name: US_STATES[code].name.toLowerCase() }))
  // "West Virginia" before "Virginia".
  .sort((a, b) => b.name.length - a.name.length);
