/**
 * Phrases that buyers type, the filters in the address, and the words that the page says are left over ("; " between
 * them). A filter is the address's own, as people read it; `~` before a word of the second column means that any form
 * of it will do.
 */
export const BUYERS_PHRASES = `
three bed two bath ranch near Reno | min_bedrooms=3&min_bathrooms=2&place=Reno, NV&within=25 | ranch
condo within 5 miles of Denver | property_type=condo&place=Denver, CO&within=5 |
within 15 mi of Tulsa, OK under 300k | place=Tulsa, OK&within=15&max_price=300000 |
10 miles from Boise | place=Boise, ID&within=10 |
house no more than 20 miles from Nashville | property_type=house&place=Nashville, TN&within=20 |
homes around Madison WI | place=Madison, WI&within=25 |
somewhere near Portland, Maine with a yard | place=Portland, ME&within=25&features=yard | ?somewhere
Denver area townhouses under 600k | place=Denver, CO&within=25&property_type=townhouse&max_price=600000 |
greater Phoenix 4 beds | place=Phoenix, AZ&within=25&min_bedrooms=4 |
within 30 km of Seattle | place=Seattle, WA&within=18.75 |
Austin or Marfa | place=Austin, TX;Marfa, TX |
condos in Savannah or Charleston under 450k | property_type=condo&place=Savannah, GA;Charleston, SC&max_price=450000 |
3 beds in 83702 or 83706 | min_bedrooms=3&place=83702;83706 |
house in Boise, Reno or Moab | property_type=house&place=Boise, ID;Reno, NV;Moab, UT |
Saint Augustine Florida | place=Saint Augustine, FL |
3 beds in st augustine | min_bedrooms=3&place=Saint Augustine, FL |
Ft. Worth condos | property_type=condo&place=Fort Worth, TX |
Minneapols 2 bed | min_bedrooms=2&place=Minneapolis, MN |
homes in Albuquerqe | place=Albuquerqe |
philadelphia rowhouse | place=Philadelphia, PA&property_type=townhouse |
Key West waterfront | place=Key West, FL&features=waterfront |
ocean view condo in Santa Cruz | features=view&property_type=condo&place=Santa Cruz, CA | ocean
house with a view near Salida | property_type=house&features=view&place=Salida, CO&within=25 |
no pool please, 3 beds | without=pool&min_bedrooms=3 |
no basement | without=basement |
house without stairs in Madison | property_type=house&max_stories=1&place=Madison, WI |
no fixer uppers | without=fixer |
not a fixer-upper, under 350k | without=fixer&max_price=350000 |
no land | property_type=house,condo,townhouse |
anything except condos and land | property_type=house,townhouse |
no mobile homes in Tulsa | without=mobile_home&place=Tulsa, OK |
not in a gated community | without=gated |
no HOA no pool | only=no_hoa&without=pool |
house with garage but no pool | property_type=house&min_garage_spaces=1&without=pool |
without a garage | without=garage |
no carpet | | no carpet
no new construction | without=new_construction |
never a condo | property_type=house,townhouse,land |
not near Denver | | not near denver
not in Phoenix | | not in phoenix
don't want a pool | without=pool |
pool not needed, 4 beds | min_bedrooms=4 | pool not needed
no more than 4 bedrooms and no fewer than 2 baths | max_bedrooms=4&min_bathrooms=2 |
nothing under 2000 sq ft | min_sqft=2000 |
nothing over half a million | max_price=500000 |
not less than 1 acre | min_lot_size=1 |
under 3 bedrooms | max_bedrooms=2 |
3 bedrooms or more, 500 max | min_bedrooms=3&max_price=500000 |
2 to 3 baths | min_bathrooms=2&max_bathrooms=3 |
exactly 3 bedrooms | min_bedrooms=3&max_bedrooms=3 |
1.5 acres or larger | min_lot_size=1.5 |
between 1 and 5 acres near Bozeman | min_lot_size=1&max_lot_size=5&place=Bozeman, MT&within=25 |
250-325k | min_price=250000&max_price=325000 |
$1.5-2M in Honolulu | min_price=1500000&max_price=2000000&place=Honolulu, HI |
three hundred thousand or less | max_price=300000 |
price between 400,000 and 550,000 dollars | min_price=400000&max_price=550000 |
less than 2,500 per month | monthly=2500 |
payment under $1800/mo in Tulsa | monthly=1800&place=Tulsa, OK |
3 beds, mortgage of at most 3k a month | min_bedrooms=3&monthly=3000 |
around 2000 a month | monthly=2000 |
hoa less than 150 | max_hoa_fee=150 |
HOA no more than $400 monthly | max_hoa_fee=400 |
condos with low hoa | property_type=condo | low hoa
built since 2015 | min_year_built=2015 |
built in 2020 or later | min_year_built=2020 |
prewar house in Brooklyn | property_type=house&place=Brooklyn, NY | prewar
1950s ranch | min_year_built=1950&max_year_built=1959 | ranch
at most 15 years old | min_year_built=2011 |
over 100 years old | max_year_built=1926 |
new build 4 bed | features=new_construction&min_bedrooms=4 |
open house tomorrow | only=open&day=tomorrow |
open houses this weekend in San Diego | only=open&day=weekend&place=San Diego, CA |
homes I can tour on sunday | only=showings&day=sunday |
showings today near me | only=showings&day=today | near me
showings on saturday in Boise under 500k | only=showings&day=saturday&place=Boise, ID&max_price=500000 |
open house this week | only=open |
available to see this week | only=showings |
listed in the past 3 days | since=2026-11-24T12:00Z |
new listings in Richmond | only=new&place=Richmond, VA |
price reduced condos | only=reduced&property_type=condo |
recently sold homes in Durham | status=sold&place=Durham, NC |
active only, no pending | status=active |
house with central air and a fenced back yard | property_type=house&features=ac,fenced,yard |
A/C, garage, fireplace | min_garage_spaces=1&features=ac,fireplace |
finished basement and a workshop | features=basement,workshop | ?finished
guest house or casita | features=second_unit |
mother in law suite | features=second_unit |
house with ADU in Seattle | property_type=house&features=second_unit&place=Seattle, WA |
wheelchair accessible single level | features=accessible&max_stories=1 |
dog friendly condo | features=pets&property_type=condo |
pets allowed, 2 beds, Evanston | features=pets&min_bedrooms=2&place=Evanston, IL |
lakefront cabin | features=waterfront,cabin |
on the water in Port Townsend | features=waterfront&place=Port Townsend, WA |
swimming pool and hot tub | features=pool,hot_tub |
off street parking | features=parking |
EV charger and solar | features=solar,ev_charger |
horse property with barn 5+ acres | features=barn&min_lot_size=5 | horse property
handyman special under 150k | features=fixer&max_price=150000 |
needs work, cheap | features=fixer | cheap
2 car garage or bigger | min_garage_spaces=2 |
3 car garage, RV parking | min_garage_spaces=3&features=parking | ?rv
studio in Philadelphia | features=studio&place=Philadelphia, PA |
120 square meters | min_sqft=1292 |
at least 100 m² in Chicago | min_sqft=1076&place=Chicago, IL |
lot over 2 hectares | min_lot_size=4.94&?property_type=land |
5000 sq ft lot or larger | min_lot_size=0.11 |
quarter acre | min_lot_size=0.25 |
casa con alberca y cochera en Phoenix | property_type=house&features=pool&min_garage_spaces=1&place=Phoenix, AZ |
casa sin alberca | property_type=house&without=pool |
sin garaje | without=garage |
departamento de dos recámaras por menos de 300 mil | property_type=condo&min_bedrooms=2&max_price=300000 |
casa cerca de Denver con jardín | property_type=house&place=Denver, CO&within=25&features=yard |
a menos de 10 millas de Austin | place=Austin, TX&within=10 |
terreno de más de 2 acres | property_type=land&min_lot_size=2 |
casas de 300 a 400 mil | property_type=house&min_price=300000&max_price=400000 |
no quiero condominio | property_type=house,townhouse,land |
casa nueva con aire acondicionado | property_type=house&features=ac | ?nueva
casa con vista al mar en Honolulu | property_type=house&features=view&place=Honolulu, HI | ?mar
visitas este fin de semana en Tulsa | only=showings&day=weekend&place=Tulsa, OK |
máximo 2000 al mes | monthly=2000 |
mínimo 3 recámaras y 2 baños | min_bedrooms=3&min_bathrooms=2 |
entre 200 mil y 300 mil dólares en Tulsa | min_price=200000&max_price=300000&place=Tulsa, OK |
casa con sótano o cochera | property_type=house | sótano o cochera
se aceptan mascotas | features=pets |
bajo 500 mil sin cuota de HOA | max_price=500000&only=no_hoa |
de un solo piso | max_stories=1 |
frente al agua | features=waterfront |
construida después de 2000 | min_year_built=2000 |
abierta el sábado | only=open&day=saturday |
pool or view | | pool or view
hi! moving to Asheville in spring, 3br 2ba, budget 550k, need a fenced yard and no HOA pls | place=Asheville, NC&min_bedrooms=3&min_bathrooms=2&max_price=550000&features=fenced,yard&only=no_hoa | in spring
We'd like a townhouse w/ 2+ baths, < 1800 sqft, not older than 1990, within 8 miles of Annapolis MD | property_type=townhouse&min_bathrooms=2&max_sqft=1800&min_year_built=1990&place=Annapolis, MD&within=8 |
looking for something with room for four cars and a pool under one million in Sacramento | min_garage_spaces=4&features=pool&max_price=1000000&place=Sacramento, CA |
waterfront | features=waterfront |
adu | features=second_unit |
show me homes | |
with or without garage | | with or without garage
pool optional | | pool optional
doesn't need work | without=fixer |
anywhere but Phoenix | | anywhere but phoenix
townhouse rather than condo | property_type=townhouse |
low hoa under 150 | max_hoa_fee=150 |
55+ community | | 55+; community
2 bedrooms exactly | min_bedrooms=2&max_bedrooms=2 |
3b2b | min_bedrooms=3&min_bathrooms=2 |
500,000 and under | max_price=500000 |
25 mi radius of Tulsa | place=Tulsa, OK&within=25 |
Denver metro | place=Denver, CO&within=25 |
Boise and Reno | place=Boise, ID;Reno, NV |
Idaho or Montana | place=Idaho;Montana |
southern California under 600k | place=California&max_price=600000 |
West Virginia | place=West Virginia |
including pending | |
on the market less than a week | only=new |
todo menos condominios | property_type=house,townhouse,land |
`;
