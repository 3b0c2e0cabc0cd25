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
not in Phoenix | not_place=Phoenix, AZ |
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
prewar house in Brooklyn | property_type=house&place=Brooklyn, NY&max_year_built=1940 |
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
anywhere but Phoenix | not_place=Phoenix, AZ |
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
nothing over 425k | max_price=425000 |
not a penny over 600 grand | max_price=600000 |
six fifty tops | max_price=650000 |
between 400 and 450 in Durham | min_price=400000&max_price=450000&place=Durham, NC |
400-450k | min_price=400000&max_price=450000 |
under one point two million | max_price=1200000 |
1.5 mil or less, Seattle | max_price=1500000&place=Seattle, WA |
mid 500s in Nashville | min_price=530000&max_price=570000&place=Nashville, TN |
low 300s | min_price=300000&max_price=340000 |
homes up to three hundred and eighty thousand dollars | max_price=380000 |
from $250,000 to $275,500 | min_price=250000&max_price=275500 |
can't go above 475k | max_price=475000 |
less than 2 million but more than 1 million | max_price=2000000&min_price=1000000 |
at least 700k, no more than 900k | min_price=700000&max_price=900000 |
starting at 350k in Phoenix | min_price=350000&place=Phoenix, AZ |
asking price below $ 410 000 | max_price=410000 |
max price 1.250.000 | max_price=1250000 |
under 1'200'000 | max_price=1200000 |
roughly 550k give or take | min_price=495000&max_price=605000 |
quarter million or less | max_price=250000 |
payment under 3k a month in Tulsa | monthly=3000&place=Tulsa, OK |
one and a half million max | max_price=1500000 |
no more than one story | max_stories=1 |
at least two floors | min_stories=2 |
not taller than 2 stories | max_stories=2 |
house with everything on the ground floor | max_stories=1&property_type=house |
single level home in Reno | max_stories=1&place=Reno, NV |
two-story house | min_stories=2&property_type=house |
exactly two stories | min_stories=2&max_stories=2 |
three or more floors in Brooklyn | min_stories=3&place=Brooklyn, NY |
2 stories maximum | max_stories=2 |
fewer than three stories | max_stories=2 |
not a condo, 3 beds | min_bedrooms=3&property_type=house,townhouse,land |
no townhouses or condos | property_type=house,land |
must not have a pool | without=pool |
homes without a basement in Madison | without=basement&place=Madison, WI |
no fixer uppers | without=fixer |
doesn't need work | without=fixer |
no land please | property_type=house,condo,townhouse |
nothing built before 1990 | min_year_built=1990 |
not built after 1950 | max_year_built=1950 |
don't want a garage | without=garage |
no hoa, no pool, 4 bedrooms | only=no_hoa&without=pool&min_bedrooms=4 |
not in a gated community | without=gated |
neither pool nor hot tub | without=pool,hot_tub |
never a flip |  | never a flip
unfurnished condo in Honolulu | without=furnished&property_type=condo&place=Honolulu, HI |
not a fixer in Tulsa under 200k | without=fixer&max_price=200000&place=Tulsa, OK |
no more than 20 years old | min_year_built=2006 |
I hate stairs | max_stories=1 |
non-smoking home |  | non-smoking home
Texas but not Austin | place=Texas&not_place=Austin, TX |
all homes in Colorado except Denver | place=Colorado&not_place=Denver, CO |
anything but a condo | property_type=house,townhouse,land |
everything other than townhouses in Richmond | property_type=house,condo,land&place=Richmond, VA |
houses except new construction | without=new_construction&property_type=house |
California excluding San Diego and Santa Cruz | place=California&not_place=San Diego, CA;Santa Cruz, CA |
apart from land, anything under 150k | max_price=150000&property_type=house,condo,townhouse |
Georgia outside of Savannah | place=Georgia&not_place=Savannah, GA |
not in Florida | not_place=Florida |
not under contract | status=active |
available homes only, no pending | status=active |
without pending listings in Boise | status=active&place=Boise, ID |
exclude pending and sold | status=active |
skip anything that's already under contract | status=active |
nothing sold please |  |
only pending | status=pending |
recently sold homes in Denver | status=sold&place=Denver, CO |
don't show me sold ones |  |
actively for sale in Madison | status=active&place=Madison, WI |
in zip code 97103 | place=97103 |
3 bedrooms zip 97103 | min_bedrooms=3&place=97103 |
near 97103 | place=97103&within=25 |
10 miles around zip code 83702 | place=83702&within=10 |
houses in 83702 and 83704 | place=83702;83704&property_type=house |
anything in the 83702 area under 500k | place=83702&max_price=500000 |
houses from the eighties | min_year_built=1980&max_year_built=1989&property_type=house |
built in the 50s or 60s | min_year_built=1950&max_year_built=1969 |
1930s bungalow in Decatur | min_year_built=1930&max_year_built=1939&place=Decatur, GA | bungalow
pre-war home in Brooklyn | max_year_built=1940&place=Brooklyn, NY |
built this century | min_year_built=2000 |
nineties house with garage | min_year_built=1990&max_year_built=1999&min_garage_spaces=1&property_type=house |
built in or after 2010 | min_year_built=2010 |
1978 or newer | min_year_built=1978 |
homes from before 1940 in Charleston | max_year_built=1940&place=Charleston, SC |
not older than 15 years | min_year_built=2011 |
brand new homes | features=new_construction |
Pheonix | place=Phoenix, AZ |
homes in Philadephia | place=Philadelphia, PA |
3 beds in Savanah | min_bedrooms=3&place=Savannah, GA |
Anchorge AK | place=Anchorage, AK |
Sacremento under 500k | max_price=500000&place=Sacramento, CA |
Colorodo | place=Colorado |
houses in Massachusets | place=Massachusetts&property_type=house |
Austn tx | place=Austin, TX |
Nashvile condos | property_type=condo&place=Nashville, TN |
Bozman Montana | place=Bozeman, MT |
Santa Cuz | place=Santa Cruz, CA |
Port Townsand | place=Port Townsend, WA |
Boisie Idaho | place=Boise, ID |
120 square meters or more | min_sqft=1292 |
at least 150 sqm | min_sqft=1615 |
lot over 1 hectare | min_lot_size=2.47 |
5000 square foot lot | min_lot_size=0.11 |
quarter acre or more | min_lot_size=0.25 |
less than a third of an acre | max_lot_size=0.33 |
2k sq ft minimum | min_sqft=2000 |
1800 to 2200 square feet | min_sqft=1800&max_sqft=2200 |
5 km from Portland Maine | place=Portland, ME&within=3 |
40 acres in Montana | min_lot_size=40&place=Montana |
under 100 m² | max_sqft=1076 |
twenty acres or more | min_lot_size=20 |
within half a mile of downtown Madison | place=Madison, WI&within=0.5 |
1.5 acres minimum | min_lot_size=1.5 |
3‑4 beds in Denver | min_bedrooms=3&max_bedrooms=4&place=Denver, CO |
2‒3 baths | min_bathrooms=2&max_bathrooms=3 |
$500k−$600k | min_price=500000&max_price=600000 |
300~400k | min_price=300000&max_price=400000 |
1500—2000 sqft | min_sqft=1500&max_sqft=2000 |
built 1950–1960 | min_year_built=1950&max_year_built=1960 |
two‐story in Tulsa | min_stories=2&place=Tulsa, OK |
3 - 4 bedrooms | min_bedrooms=3&max_bedrooms=4 |
2﹣3 bed condo | min_bedrooms=2&max_bedrooms=3&property_type=condo |
３ beds in Boise | min_bedrooms=3&place=Boise, ID |
under 450 000 | max_price=450000 |
Honolulu, Hawai’i | place=Honolulu, HI |
homes in Hawaiʻi | place=Hawaii |
St. Augustine | place=Saint Augustine, FL |
st augustine fl 2 bed | min_bedrooms=2&place=Saint Augustine, FL |
New-Orleans | place=New Orleans, LA |
fresh listings in Reno | only=new&place=Reno, NV |
newly listed under 300k | only=new&max_price=300000 |
just hit the market | only=new |
reduced since last week | only=reduced | since last week
open houses this Sunday in Denver | only=open&day=sunday&place=Denver, CO |
see it tomorrow in Tulsa | only=showings&day=tomorrow&place=Tulsa, OK |
walkable to coffee in Portland, Oregon | place=Portland, OR | walkable to coffee
close to downtown Denver | place=Denver, CO&within=25 |
house with mountain views | features=view&property_type=house | mountain
dog friendly with a big yard | features=yard,pets |
3 car garage and a workshop | min_garage_spaces=3&features=workshop |
good schools in Ann Arbor | place=Ann Arbor, MI | good schools
my budget is seven hundred thousand and I need two baths in Seattle | max_price=700000&min_bathrooms=2&place=Seattle, WA |
Show me condos near Evanston with parking, but I can't pay more than 400 thousand | features=parking&max_price=400000&property_type=condo&place=Evanston, IL&within=25 |
something small for a retiree, one level, low hoa, Sarasota | max_stories=1&place=Sarasota, FL | small for a retiree; low hoa
casa sin piscina en Phoenix | without=pool&property_type=house&place=Phoenix, AZ |
no más de 300 mil | max_price=300000 |
casas con al menos 3 habitaciones y jardín | min_bedrooms=3&features=yard&property_type=house |
houses not on a busy road | property_type=house | not on a busy road
`;
