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
};
