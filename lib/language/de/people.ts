import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {
  called: `
    Flüchtling Absolvent Frau Mann Unternehmer Gründer Ökonom Chemiker Physiker Mathematiker Informatiker Betriebswirt
    Volkswirt Landwirt Wirtschaftsprüfer Hebamme Künstler Musiker Sänger Schauspieler Konditor Fleischer Frisör
    Kosmetiker Schneider Winzer Beamter Beamte Rentner Statiker Zimmerer Installateur Klempner Heizungsbauer Putzfrau
    Ingenieur Arzt
  `,
  acts: `
(leitete?|arbeitete?|betreute?|führte|koordinierte?|verantwortete?|studierte|schrieb|spricht|wechselte|absolvierte)
`,
  actsOfAnybody: `
(ist|war|hat|leitet|führt)
`,
  pronouns: "er sie ihm ihn ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines",
  titles: "Herr Herrn Frau",
  titlesBesideNames: "",
  labels: `
(geburtsdatum|geburtsort|geburtstag|geburtsname|geboren (am|in)|geb.( am)?|nationalität|staatsangehörigkeit)
(staatsbürgerschaft|familienstand|zivilstand|konfession|religionszugehörigkeit|bewerbungsfoto|lichtbild)
`,
  ambiguousLabels: `
(vorname|nachname|familienname|zuname|vor- und (nach|zu)name|bewerber(in)?|unterschrift|anrede|geboren|alter|kinder)
(geschlecht|herkunft|foto|bild|anschrift|adresse|wohnort|wohnhaft in|wohnadresse|ort|straße|strase|plz)
`,
  maritalStates: "(ledig|verheiratet|geschieden|verwitwet|verpartnert)",
  maybeMarital: "",
  genders: "(vater|mutter|männlich|weiblich|divers)",
  persons: "(frau|mann)",
  parents: "(mutter|vater)",
  spouses: "(ehemann|ehefrau|ehepartner(in)?)",
  children: "(kind(er)?n?)",
  numbers: "(zwei|drei|vier)",
  faiths: `
(evangelisch|katholisch|römisch-katholisch|rom.?-kath.?|ev.|konfessionslos|muslimisch|jüdisch)
`,
  subjects: "(ich|er|sie)",
  self: "ich",
  who: "(der|die)",
  linking: "(bin|ist|und|derzeit|zurzeit)",
  introduces: "(ich bin|ist eine?)",
  placed: `
(menschen|unternehmen|firma|firmen|agentur|büro|kunden?|konzern|werk|standort|verein|filiale)
`,
  workBegins: "(leitete|arbeitete|betreute|führte|leitung|aufbau|*ierte)",
  praised: "",
  dwells: "(wohne|lebe)( ich)?",
  origins: `
(wohnhaft bin ich in|geboren( und aufgewachsen)? in|aufgewachsen in|(komme|stamme)( ursprünglich)? aus( der| dem)?)
(gebürtig|ursprünglich) aus
`,
  based: `
(wohnhaft|wohnend|lebend|lebt|wohnt|ansässig|beheimatet|mit (wohn)?sitz)
`,
  comes: "(derzeit|aktuell) in",
  from: "aus",
  lately: "(derzeit|zurzeit|aktuell|momentan|heute|seit)",
  withFamily: "mit (meine(r|m|n)|seine(r|m)|ihre(r|m))",
  here: "(in|in der|in den|im|bei|nahe|zwischen)",
  afterPlace: "geboren aufgewachsen wohnhaft zu·Hause",
  branches: "",
  ofCountry: "",
  inLanguage: "",
  ofLanguage: "(übersetz|dolmetsch|lektor|lehrer|lehrkraft|sprachlehr|dozent)*",
  goesOn: "(mit|und|aus|der|die|das|seit|bei|für|im|zu|wohnhaft|tätig|spezialisiert|i)",
  praise: `
(erfahren|motiviert|engagiert|qualifiziert|jung|zuverlässig|leidenschaftlich|ausgebildet|gelernt)(e(r|n|m|s)?)?
(examiniert|promoviert|geprüft|zertifiziert|selbst(st)?ändig|freiberuflich|kreativ|gebürtig|dynamisch)(e(r|n|m|s)?)?
(zielstrebig|flexibel|belastbar|stolz)(e(r|n|m|s)?)?
`,
  citizens: `
(staatsbürger(in|schaft)?|staatsangehörige(r|n)?|staatsangehörigkeit|nationalität|pass(port)?)
`,
  citizensBefore: "(nationalität|staatsangehörigkeit|staatsbürgerschaft)s?:?",
};
