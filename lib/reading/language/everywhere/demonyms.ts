/**
 * Folded demonyms of each country, and of some peoples without one, in English, German, French, Spanish and
 * Portuguese, masculine where forms differ; other forms follow by rule. A comma separates synonyms, and a hyphen may
 * be written as a space ("sri-lankan"). Words that are also first names or other words are left out: "Dane", "Finn",
 * "Este". Maintained by hand, since available packages lack Portuguese and list territories instead of people.
 */
export const demonyms = `
AD andorran andorranisch,andorraner andorran andorrano andorrano
AE emirati,emirian emiratisch,emirati emirien,emirati emirati emiradense,emirati
AF afghan afghanisch,afghane afghan afgano afegao,afegane
AG antiguan antiguanisch antiguayen antiguano antiguano
AL albanian albanisch,albaner albanais albanes albanes
AM armenian armenisch,armenier armenien armenio armenio
AO angolan angolanisch,angolaner angolais angoleno angolano
AR argentine,argentinian,argentinean argentinisch,argentinier argentin argentino argentino
AT austrian osterreichisch,osterreicher autrichien austriaco austriaco
AU australian australisch,australier australien australiano australiano
AZ azerbaijani,azeri aserbaidschanisch,aserbaidschaner azerbaidjanais azerbaiyano,azeri azerbaijano
BA bosnian,bosnian-herzegovinian bosnisch,bosnier,bosniake bosnien,bosniaque,bosniak bosnio,bosniaco bosnio
BB barbadian,bajan barbadisch barbadien barbadense barbadiano
BD bangladeshi bangladeschisch,bangladescher bangladais bangladesi bangladeshi,bengales
BE belgian belgisch,belgier belge belga belga
BF burkinabe burkinisch,burkiner burkinabe burkines,burkinabe burquinense,burquinabe
BG bulgarian bulgarisch,bulgare bulgare bulgaro bulgaro
BH bahraini bahrainisch,bahrainer bahreinien bareini barenita
BI burundian burundisch,burundier burundais burundes burundes
BJ beninese beninisch,beniner beninois benines beninense
BN bruneian bruneiisch,bruneier bruneien bruneano bruneano
BO bolivian bolivianisch,bolivisch,bolivianer bolivien boliviano boliviano
BR brazilian brasilianisch,brasilianer bresilien brasileno,brasilero brasileiro
BS bahamian bahamaisch bahameen,bahamien bahameno baamiano
BT bhutanese bhutanisch,bhutaner bhoutanais butanes butanes
BW motswana,batswana botsuanisch,botswanisch botswanais botsuano botsuano
BY belarusian,belarussian belarussisch,belarusisch,weißrussisch,belarusse,weißrusse bielorusse bielorruso bielorrusso
BZ belizean belizisch belizien beliceno belizenho
CA canadian kanadisch,kanadier canadien canadiense canadense,canadiano
CD congolese kongolesisch,kongolese congolais congoleno,congoles congoles
CF central-african zentralafrikanisch,zentralafrikaner centrafricain centroafricano centro-africano
CH swiss schweizerisch,schweizer suisse suizo suico
CI ivorian ivorisch,ivorer ivoirien marfileno,ivoriano marfinense
CL chilean chilenisch,chilene chilien chileno chileno
CM cameroonian kamerunisch,kameruner camerounais camerunes camarones
CN chinese chinesisch,chinese chinois chino chines
CO colombian kolumbianisch,kolumbianer colombien colombiano colombiano
CR costa-rican costa-ricanisch,costa-ricaner costaricien,costaricain costarricense costarriquenho
CU cuban kubanisch,kubaner cubain cubano cubano
CV cape-verdean,cabo-verdean kapverdisch,kapverdier cap-verdien caboverdiano cabo-verdiano
CY cypriot zyprisch,zypriotisch,zypriot,zyprer chypriote chipriota cipriota
CZ czech tschechisch,tscheche tcheque checo checo,tcheco
DE german deutsch allemand aleman alemao
DJ djiboutian dschibutisch djiboutien yibutiano djibutiano
DK danish danisch danois danes dinamarques
DM dominican dominikanisch dominicain,dominiquais dominiques dominiquense
DO dominican dominikanisch,dominikaner dominicain dominicano dominicano
DZ algerian algerisch,algerier algerien argelino argelino
EC ecuadorian,ecuadorean ecuadorianisch,ecuadorianer equatorien ecuatoriano equatoriano
EE estonian estnisch estonien estonio estonio,estoniano
EG egyptian agyptisch,agypter egyptien egipcio egipcio
ER eritrean eritreisch,eritreer erythreen eritreo eritreu
ES spanish,spaniard spanisch,spanier espagnol espanol espanhol
ET ethiopian athiopisch,athiopier ethiopien etiope etiope
FI finnish finnisch finlandais,finnois finlandes finlandes
FJ fijian fidschianisch,fidschianer fidjien fiyiano fijiano
FM micronesian mikronesisch,mikronesier micronesien micronesio micronesio
FR french,frenchman,frenchwoman franzosisch,franzose francais frances frances
GA gabonese gabunisch,gabuner gabonais gabones gabones
GB
  british,english,scottish,welsh,northern-irish,briton,brit,englishman,englishwoman,scotsman,
  scotswoman,welshman,welshwoman,scot
  britisch,englisch,schottisch,walisisch,nordirisch,brite,englander,schotte,waliser
  britannique,anglais,ecossais,gallois britanico,ingles,escoces,gales britanico,ingles,escoces,gales
GD grenadian grenadisch grenadien granadino granadino
GE georgian georgisch,georgier georgien georgiano georgiano
GH ghanaian ghanaisch,ghanaer ghaneen ghanes ganes,ganense
GM gambian gambisch,gambier gambien gambiano gambiano
GN guinean guineisch,guineer guineen guineano guineano
GQ equatorial-guinean,equatoguinean aquatorialguineisch equato-guineen ecuatoguineano equato-guineense
GR greek griechisch,grieche grec griego grego
GT guatemalan guatemaltekisch,guatemalteke guatemalteque guatemalteco guatemalteco
GW bissau-guinean guinea-bissauisch bissau-guineen guineano guineense
GY guyanese guyanisch guyanien guyanes guianense
HK hongkonger hongkonger hongkongais hongkones hongconguense
HN honduran honduranisch,honduraner hondurien hondureno hondurenho
HR croatian kroatisch,kroate croate croata croata
HT haitian haitianisch,haitianer haitien haitiano haitiano
HU hungarian ungarisch,ungar hongrois hungaro hungaro
ID indonesian indonesisch,indonesier indonesien indonesio indonesio
IE irish,irishman,irishwoman irisch irlandais irlandes irlandes
IL israeli israelisch,israeli israelien israeli israelense,israelita
IN indian indisch,inder indien indio indiano
IQ iraqi irakisch,iraker irakien,iraquien iraqui iraquiano
IR iranian,persian iranisch,iraner,persisch,perser iranien,persan irani,persa iraniano,persa
IS icelandic,icelander islandisch,islander islandais islandes islandes
IT italian italienisch,italiener italien italiano italiano
JM jamaican jamaikanisch,jamaikaner jamaicain,jamaiquain jamaicano,jamaiquino jamaicano
JO jordanian jordanisch,jordanier jordanien jordano jordano,jordaniano
JP japanese japanisch,japaner japonais japones japones
KE kenyan kenianisch,kenianer kenyan keniano,keniata queniano
KG kyrgyz kirgisisch,kirgise kirghize kirguis,kirguiso quirguiz
KH cambodian kambodschanisch,kambodschaner cambodgien camboyano cambojano
KI i-kiribati kiribatisch kiribatien kiribatiano kiribatiano
KM comorian,comoran komorisch,komorer comorien comorense comoriano,comorense
KN kittitian,nevisian kittitisch kittitien,nevicien sancristobaleno sao-cristovense
KP north-korean nordkoreanisch,nordkoreaner nord-coreen norcoreano norte-coreano
KR korean,south-korean koreanisch,koreaner,sudkoreanisch,sudkoreaner coreen,sud-coreen coreano,surcoreano
  coreano,sul-coreano
KW kuwaiti kuwaitisch,kuwaiter koweitien kuwaiti kuwaitiano,coveitiano
KZ kazakh,kazakhstani kasachisch,kasache kazakh,kazakhstanais kazajo,kazako cazaque
LA lao,laotian laotisch,laote laotien,lao laosiano laosiano,laociano
LB lebanese libanesisch,libanese libanais libanes libanes
LC saint-lucian lucianisch saint-lucien santalucense santa-lucense
LI liechtensteiner liechtensteinisch,liechtensteiner liechtensteinois liechtensteiniano listenstainiano
LK sri-lankan sri-lankisch,sri-lanker sri-lankais esrilanques,cingales cingales
LR liberian liberianisch,liberianer liberien liberiano liberiano
LS mosotho,basotho lesothisch lesothan,lesothien lesotense lesotiano
LT lithuanian litauisch,litauer lituanien lituano lituano
LU luxembourger,luxembourgish luxemburgisch,luxemburger luxembourgeois luxemburgues luxemburgues
LV latvian lettisch,lette letton leton letao
LY libyan libysch,libyer libyen libio libio
MA moroccan marokkanisch,marokkaner marocain marroqui marroquino
MC monegasque,monacan monegassisch,monegasse monegasque monegasco monegasco
MD moldovan moldauisch,moldawisch,moldauer moldave moldavo moldavo,moldovo
ME montenegrin montenegrinisch,montenegriner montenegrin montenegrino montenegrino
MG malagasy,madagascan madagassisch,madagasse malgache malgache malgaxe
MH marshallese marshallisch marshallais marshales marshallino
MK macedonian,north-macedonian mazedonisch,mazedonier,nordmazedonisch macedonien macedonio macedonio
ML malian malisch,malier malien maliense malines
MM burmese birmanisch,burmesisch,burmese birman birmano birmanes
MN mongolian mongolisch,mongole mongol mongol mongol
MR mauritanian mauretanisch,mauretanier mauritanien mauritano mauritano
MT maltese maltesisch,malteser maltais maltes maltes
MU mauritian mauritisch,mauritier mauricien mauriciano mauriciano
MV maldivian maledivisch,malediver maldivien maldivo maldivo
MW malawian malawisch,malawier malawien,malawite malaui malauiano
MX mexican mexikanisch,mexikaner mexicain mexicano,mejicano mexicano
MY malaysian malaysisch,malaysier malaisien malasio malaio,malasiano
MZ mozambican mosambikanisch,mosambikaner mozambicain mozambiqueno mocambicano
NA namibian namibisch,namibier namibien namibio namibiano
NE nigerien nigrisch nigerien nigerino nigerino
NG nigerian nigerianisch,nigerianer nigerian nigeriano nigeriano
NI nicaraguan nicaraguanisch,nicaraguaner nicaraguayen nicaraguense nicaraguense
NL dutch,dutchman,dutchwoman niederlandisch,hollandisch,niederlander,hollander neerlandais,hollandais
  neerlandes,holandes neerlandes,holandes
NO norwegian norwegisch,norweger norvegien noruego noruegues
NP nepalese,nepali nepalesisch,nepalese nepalais nepali,nepales nepales
NR nauruan nauruisch nauruan nauruano nauruano
NZ new-zealander neuseelandisch,neuseelander neo-zelandais neozelandes neozelandes
OM omani omanisch,omaner omanais omani omanense
PA panamanian panamaisch,panamaer panameen panameno panamenho
PE peruvian peruanisch,peruaner peruvien peruano peruano
PG papua-new-guinean papua-neuguineisch papouasien papu papua
PH filipino,filipina,philippine philippinisch,filipino philippin filipino filipino
PK pakistani pakistanisch,pakistaner,pakistani pakistanais pakistani,pakistano paquistanes
PL polish polnisch,pole polonais polaco polaco,polones
PR puerto-rican puerto-ricanisch portoricain puertorriqueno,portorriqueno porto-riquenho
PS palestinian palastinensisch,palastinenser palestinien palestino palestino,palestiniano
PT portuguese portugiesisch,portugiese portugais portugues portugues
PW palauan palauisch palaosien,paluan palauano palauano
PY paraguayan paraguayisch,paraguayer paraguayen paraguayo paraguaio
QA qatari katarisch,katarer qatari,qatarien catari,qatari catari,catariano
RO romanian rumanisch,rumane roumain rumano romeno
RS serbian serbisch,serbe serbe serbio servio
RU russian russisch,russe russe ruso russo
RW rwandan ruandisch,ruander rwandais ruandes ruandes
SA saudi,saudi-arabian saudisch,saudi-arabisch,saudi saoudien saudi,saudita saudita
SB solomon-islander salomonisch salomonais salomonense salomonense
SC seychellois seychellisch seychellois seychellense seichelense
SD sudanese sudanesisch,sudanese soudanais sudanes sudanes
SE swedish,swede schwedisch,schwede suedois sueco sueco
SG singaporean singapurisch,singapurer singapourien singapurense singapurense
SI slovenian,slovene slowenisch,slowene slovene esloveno esloveno
SK slovak,slovakian slowakisch,slowake slovaque eslovaco eslovaco
SL sierra-leonean sierra-leonisch sierra-leonais sierraleones serra-leones
SM sammarinese,san-marinese san-marinesisch saint-marinais sanmarinense samarines
SN senegalese senegalesisch,senegalese senegalais senegales senegales
SO somali somalisch,somalier somalien somali somali
SR surinamese surinamisch,surinamer surinamais,surinamien surinames surinames
SS south-sudanese sudsudanesisch,sudsudanese sud-soudanais sursudanes sul-sudanes
ST sao-tomean sao-tomeisch santomeen santotomense sao-tomense,santomense
SV salvadoran,salvadorian,salvadorean salvadorianisch,salvadorianer salvadorien salvadoreno salvadorenho
SY syrian syrisch,syrer syrien sirio sirio
SZ swazi swasilandisch,eswatinisch swazi suazi suazi
TD chadian tschadisch,tschader tchadien chadiano chadiano
TG togolese togoisch,togolesisch,togoer togolais togoles togoles
TH thai thailandisch,thailander thailandais,thai tailandes tailandes
TJ tajik,tajikistani tadschikisch,tadschike tadjik tayiko tajique
TL timorese,east-timorese timoresisch,osttimorisch timorais,est-timorais timorense timorense
TM turkmen turkmenisch,turkmene turkmene turcomano,turkmeno turcomeno,turcomano
TN tunisian tunesisch,tunesier tunisien tunecino tunisino
TO tongan tongaisch,tongaer tongien,tonguien tongano tongano,tonganes
TR turkish turkisch,turke turc turco turco
TT trinidadian,tobagonian trinidadisch trinidadien,trinidadian trinitense trinitino
TV tuvaluan tuvaluisch tuvaluan tuvaluano tuvaluano
TW taiwanese taiwanisch,taiwanesisch,taiwaner,taiwanese taiwanais taiwanes taiwanes
TZ tanzanian tansanisch,tansanier tanzanien tanzano tanzaniano
UA ukrainian ukrainisch,ukrainer ukrainien ucraniano ucraniano
UG ugandan ugandisch,ugander ougandais ugandes ugandes
US american us-amerikanisch,amerikanisch,amerikaner,us-amerikaner americain,etats-unien
  americano,estadounidense,norteamericano americano,estadunidense,norte-americano
UY uruguayan uruguayisch,uruguayer uruguayen uruguayo uruguaio
UZ uzbek,uzbekistani usbekisch,usbeke ouzbek uzbeko usbeque
VC vincentian vincentisch vincentais sanvicentino sao-vicentino
VE venezuelan venezolanisch,venezolaner venezuelien venezolano venezuelano
VN vietnamese vietnamesisch,vietnamese vietnamien vietnamita vietnamita
VU ni-vanuatu vanuatuisch vanuatais vanuatuense vanuatense
WS samoan samoanisch,samoaner samoan samoano samoano
XK kosovar,kosovan kosovarisch,kosovare kosovar kosovar kosovar
YE yemeni,yemenite jemenitisch,jemenit yemenite yemeni iemenita
ZA south-african sudafrikanisch,sudafrikaner sud-africain sudafricano sul-africano
ZM zambian sambisch,sambier zambien zambiano zambiano
ZW zimbabwean simbabwisch,simbabwer zimbabween zimbabuense zimbabuense,zimbabueano
BM bermudian bermudisch bermudien bermudeno bermudense
FO faroese faroisch feroien feroes feroes
GI gibraltarian gibraltarisch gibraltarien gibraltareno gibraltino
GL greenlandic,greenlander gronlandisch,gronlander groenlandais groenlandes groenlandes
GP guadeloupean guadeloupisch guadeloupeen guadalupeno guadalupense
MQ martinican martinikanisch martiniquais martiniques martinicano
RE reunionese reunionisch reunionnais reunionense reunionense
- kurdish kurdisch,kurde kurde kurdo curdo
- catalan katalanisch,katalane catalan catalan catalao
- tibetan tibetisch,tibeter tibetain tibetano tibetano
- african-american afroamerikanisch,afroamerikaner afro-americain afroamericano afro-americano
- latino,latina latino,latina latino,latina latino latino
- arab,arabian arabisch,araber arabe arabe arabe
`;

/** Prefixes joined with a hyphen: "Franco-Algerian". */
export const firstHalves = "anglo franco italo hispano luso germano austro indo sino afro ibero deutsch half";

/**
 * Endings of the other forms of each column's words; the first ending that matches applies; "-" means
 * no ending. "Schweizer, Schweizerin", "turc, turque", "alemão, alemã".
 */
export const demonymForms = [
  "",
  `isch isch ische ischer isches ischen ischem, deutsch deutsch deutsche deutscher deutsches deutschen deutschem,
    e e in, - - in`,
  "ec ec ecque, c c que, e e, ien ien ienne, een een eenne, en en enne, on on onne, - - e",
  "ao ao a, o o a, es es esa, ol ol ola, an an ana, on on ona",
  "ao ao a, o o a, es es esa, ol ol ola, an an ana, on on ona",
];
