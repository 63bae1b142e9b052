import type { Language } from "../language";

const number = "(#|een|twee|drie|vier|vijf)";
const children = "(kind(eren)?|zoons?|zonen|dochters?)";
const marital = "(ongehuwd|gehuwd|getrouwd|gescheiden|samenwonend|weduwnaar|weduwe)";
const parent = "(moeder|vader|mama|papa)";
const person = `(vrouw|man|dame|heer|${parent})`;
const trait = "(jonge|enthousiaste|gedreven|gemotiveerde|betrouwbare|#-jarige)";

export const people: Language["people"] = {
  called: `
    vluchteling afgestudeerde vrouw man dame heer jongere professional kandidaat kunstenaar muzikant zanger acteur
    danser vroedvrouw gepensioneerde dierenarts huisvrouw
  `,
  personEndings: "oloog ograaf ist",
  noPersons: "",
  streets: {
    behind: "",
    endings: "straat laan gracht kade singel",
    shortEndings: "",
    numbered: "",
    before: "",
    joins: "aan den van",
    flats: "",
    numberEndings: "",
    numberSigns: "",
    postcodeLabels: "",
  },
  acts: `
(leidde|werkte|begeleidde|studeerde|schreef|spreekt|coördineerde|stapte over|behaalde|doceerde)
`,
  meanwhile: "ook",
  actsOfAnybody: "(is|was|heeft|leidt|had)",
  pronouns: "hij zij hem haar zijn",
  neutralPronouns: "hen hun",
  titles: "Meneer Mevrouw Mevr",
  titlesBesideNames: "Dhr. Mw.",
  labels: `
(geboortedatum|geboorteplaats|geboortedag|nationaliteit|burgerlijke staat|staatsburgerschap|geboren (op|te))
(burgerservicenummer|bsn|geloofsovertuiging)
`,
  certainLabels: "(achternaam|adres)",
  homeLabels: "(woonplaats|woonachtig te)",
  ambiguousLabels: `
(naam|voornaam|voornamen|achternaam|sollicitant|handtekening|geboren|leeftijd|kinderen|geslacht|foto|adres|woonplaats)
(postcode|plaats)
`,
  maritalStates: marital,
  circumstances: `
<=((als|ik ben) )(* )?(* )?${person}
<=(^(een )?${trait} (${trait} )?(* )?)${person}
<=((ik heb|en heb) )${number} ${children}$
mijn (${number} )?${children}
(trotse |alleenstaande |${marital} )?${parent} van ${number}( (* )?${children})?
alleenstaande ${parent}
(mijn|zijn|haar|met een) (echtgenoot|echtgenote|partner|vrouw|man)( en ${number} ${children})?
(huisvader|huismoeder|gezinsman)
`,
  aloneCircumstances: `
(gelukkig )?${marital}((,)? (met|en|sinds) (*|#)( (*|#))?( (*|#))?)?
(vrijgezel|alleenstaand|mannelijk|vrouwelijk|(trotse )?(vader|moeder))
(geen|zonder|${number}) ${children}
`,
  iAm: "ik ben( (ook|oorspronkelijk))?",
  proud: "",
  unions: "",
  ages: `
# jaar (oud|jong)
#(-)?jarige?
`,
  agedOf: "",
  timed: "",
  births: "geboren( (op|in|te))?",
  iWas: "(ben|werd)( (op|in))?",
  birthNames: "geb. *",
  pictures: "(foto|pasfoto|profielfoto)",
  articles: "(een|de)",
  describes: "(ik ben|ben|als|is)",
  isA: "",
  compatriots: "",
  speaks: "(twee|drie|meer)talige?",
  second: "en",
  citizenEnds: "(met|en|sinds|die|in)",
  holds: "met",
  held: "(paspoort|nationaliteit)",
  originBefore: `
geboren
(zoon|dochter|kind) van
`,
  descends: "",
  originAfter: "(afkomst|komaf|wortels|roots)( (en|met))?",
  livesOn: "(en|met|uit|die)",
  aged: "(, ik)",
  believes: "(ik ben|praktiserend)",
  practises: "",
  peoples: "<=(van )* =(afkomst|komaf)",
  faiths: "(christelijk|katholiek|protestants|islamitisch|joods|hindoeïstisch|gereformeerd)",
  subjects: "(ik|hij|zij|ze)",
  self: "ik",
  who: "die",
  linking: "(ben|is|en|momenteel|nu)",
  introduces: "(ik ben|is een)",
  placed: `
(mensen|personen|bedrijf|bedrijven|bureau|kantoor|klanten?|team|teams|vestiging|fabriek|school|scholen|organisatie)
`,
  workBegins: "(leidde|werkte|begeleidde|leiding|opbouw|coördineerde|beheer)",
  praised: "",
  dwells: "(woon|leef)( ik)?",
  origins: `
(geboren( en getogen)? in|opgegroeid in|(kom|afkomstig)( oorspronkelijk)? uit|oorspronkelijk uit|inwoner van)
`,
  based: "(woonachtig|wonend|woont|gevestigd|wonende)",
  comes: "(momenteel|nu) in",
  from: "uit",
  lately: "(momenteel|nu|sinds|thans)",
  withFamily: "met (mijn|zijn|haar)",
  here: "(in|te|bij|nabij|tussen|in de buurt van)",
  afterPlace: "(geboren|opgegroeid|woonachtig)",
  bornAt: "",
  basedAt: "",
  around: "(regio|groot)",
  aroundBehind: "",
  placeArticles: "de",
  placeParticles: "aan (de|den)",
  areas: "",
  leads: "jonge",
  joins: "",
  lasting: "ervaring",
  branches: "(algemeen|civiel|technisch|industrieel|grafisch|klinisch|medisch|elektrotechnisch)(e)?",
  ofCountry: "(belasting|recht|juridisch|douane)(e)?",
  inLanguage: "(klantenservice|verkoop|support|vertaling)",
  ofLanguage: "(vertaler|tolk|leraar|lerares|docent|redacteur)*",
  goesOn: "(met|en|uit|die|dat|sinds|bij|voor|te|woonachtig|werkzaam|gespecialiseerd)",
  praise: `
(ervaren|gemotiveerde?|enthousiaste?|gedreven|jonge?|betrouwbare?|zelfstandige?|creatieve?|gediplomeerde?|trotse?)
`,
  citizens: "(staatsburger|nationaliteit|paspoort)",
  citizensBefore: "(nationaliteit|paspoort|staatsburgerschap):?",
  nationalities: `
    Nederlands Nederlandse Belgisch Belgische Vlaams Vlaamse Surinaams Surinaamse Marokkaans Marokkaanse Turks
    Turkse Pools Poolse Duits Duitse Engels Engelse Brits Britse Spaans Spaanse Italiaans Italiaanse Roemeens
    Roemeense Bulgaars Bulgaarse Hongaars Hongaarse Tsjechisch Tsjechische Slowaaks Slowaakse Sloveens Sloveense
    Oekraïens Oekraïense Russisch Russische Grieks Griekse Zweeds Zweedse Deens Deense Noors Noorse Fins Finse
    Iers Ierse Schots Schotse Zwitsers Zwitserse Oostenrijks Oostenrijkse Kroatisch Kroatische Servisch
    Servische Bosnisch Bosnische Syrisch Syrische Iraans Iraanse Afghaans Afghaanse Pakistaans Pakistaanse
    Japans Japanse Koreaans Koreaanse Filipijns Filipijnse Indonesisch Indonesische Thais Thaise Braziliaans
    Braziliaanse Argentijns Argentijnse Colombiaans Colombiaanse Mexicaans Mexicaanse Peruaans Peruaanse
    Chileens Chileense Venezolaans Venezolaanse Dominicaans Dominicaanse Cubaans Cubaanse Amerikaans Amerikaanse
    Australisch Australische Egyptisch Egyptische Tunesisch Tunesische Algerijns Algerijnse Libisch Libische
    Nigeriaans Nigeriaanse Keniaans Keniaanse Ethiopisch Ethiopische Somalisch Somalische Kameroens Kameroense
    Angolees Angolese Zuid-Afrikaans Zuid-Afrikaanse Kaapverdisch Kaapverdische Antilliaans Antilliaanse
    Arubaans Arubaanse Franse Portugees Portugese Canadees Canadese Chinees Chinese Ghanees Ghanese Senegalees
    Senegalese Congolees Congolese Eritrees Eritrese Irakees Irakese Libanees Libanese Albanees Albanese
    Vietnamees Vietnamese Indiaas Indiase Nederlander Belg Surinamer Marokkaan Duitser Fransman Engelsman
    Spanjaard Italiaan Roemeen Bulgaar Hongaar Tsjech Oekraïner Griek Zweed Zwitser Oostenrijker Syriër Iraniër
    Afghaan Pakistaan Indiër Japanner Indonesiër Braziliaan Mexicaan Peruaan Chileen Amerikaan Australiër
    Egyptenaar Nigeriaan Keniaan Ethiopiër
  `,
};
