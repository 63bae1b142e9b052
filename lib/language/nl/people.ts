import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {
  called: `
    vluchteling afgestudeerde vrouw man dame heer jongere professional student leerling kandidaat ondernemer oprichter
    kunstenaar muzikant zanger acteur danser slager vroedvrouw gepensioneerde dierenarts notaris agent brandweerman
    huisvrouw
  `,
  acts: `
(leidde|werkte|begeleidde|studeerde|schreef|spreekt|coördineerde|stapte over|behaalde|doceerde)
`,
  actsOfAnybody: "(is|was|heeft|leidt|had)",
  pronouns: "hij zij hem haar zijn",
  titles: "Meneer Mevrouw Mevr",
  titlesBesideNames: "Dhr. Mw.",
  labels: `
(geboortedatum|geboorteplaats|geboortedag|nationaliteit|burgerlijke staat|staatsburgerschap|geboren (op|te))
(burgerservicenummer|bsn|geloofsovertuiging)
`,
  ambiguousLabels: `
(naam|voornaam|voornamen|achternaam|sollicitant|handtekening|geboren|leeftijd|kinderen|geslacht|foto|adres|woonplaats)
(postcode|plaats)
`,
  maritalStates: "(ongehuwd|gehuwd|getrouwd|gescheiden|samenwonend|weduwnaar|weduwe)",
  maybeMarital: "(vrijgezel|alleenstaand)",
  genders: "(vader|moeder|mannelijk|vrouwelijk)",
  persons: "(vrouw|man|dame|heer)",
  parents: "(moeder|vader)",
  spouses: "(echtgenoot|echtgenote|partner|vrouw|man)",
  children: "(kind(eren)?|zoons?|zonen|dochters?)",
  numbers: "(een|twee|drie|vier)",
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
  afterPlace: "geboren opgegroeid woonachtig",
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
};
