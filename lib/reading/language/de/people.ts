import type { Language } from "../language";

const number = "(#|zwei|drei|vier|fünf|einer?|ein(em|en|es)?)";
const children = "(kind(er)?n?|söhnen?|töchtern?|sohn|tochter)";
const marital = "(ledig|verheiratet|geschieden|verwitwet|verpartnert)";
const parent = "(mutter|vater|mama|papa)";
const person = `(frau|mann|${parent})`;
const trait = "(junge?r?|engagierte?r?|motivierte?r?|#-jährige?r?)";

export const people: Language["people"] = {
  called: `
    Flüchtling Absolvent Frau Mann Unternehmer Gründer Ökonom Physiker Mathematiker Informatiker Betriebswirt
    Volkswirt Künstler Musiker Sänger Schauspieler Konditor Frisör Schneider Winzer Beamter Beamte Rentner
    Statiker Zimmerer Heizungsbauer Putzfrau Absolventin Unternehmerin Gründerin Ökonomin Physikerin
    Mathematikerin Informatikerin Betriebswirtin Volkswirtin Künstlerin Musikerin Sängerin Schauspielerin
    Konditorin Frisörin Schneiderin Winzerin Beamtin Rentnerin Statikerin Heizungsbauerin
  `,
  personEndings: "ologin ologe ografin ographin kraft wirt ist istin",
  noPersons: "",
  streets: {
    behind: "",
    endings: "straße strasse str. allee gasse",
    shortEndings: "weg platz damm ufer hof Ring rring nring dring stadtring",
    numbered: "",
    before: "",
    joins: "am an der",
    flats: "",
    numberEndings: "",
    numberSigns: "Nr. Nr",
    postcodeLabels: "",
  },
  acts: `
(leitete?|arbeitete?|betreute?|führte|koordinierte?|verantwortete?|studierte|schrieb|spricht|wechselte|absolvierte)
`,
  meanwhile: "auch",
  actsOfAnybody: `
*ierte
(ist|war|hat|leitet|führt)
`,
  pronouns: "er sie ihm ihn ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines",
  neutralPronouns: "",
  titles: "Herr Herrn Frau",
  titlesBesideNames: "",
  labels: `
(geburtsdatum|geburtsort|geburtstag|geburtsname|geboren (am|in)|geb.( am)?|nationalität|staatsangehörigkeit)
(staatsbürgerschaft|familienstand|zivilstand|konfession|religionszugehörigkeit|bewerbungsfoto|lichtbild)
`,
  certainLabels: "(nachname|anschrift)",
  homeLabels: "(wohnort|wohnhaft)",
  ambiguousLabels: `
(vorname|nachname|familienname|zuname|vor- und (nach|zu)name|bewerber(in)?|unterschrift|anrede|geboren|alter|kinder)
(geschlecht|herkunft|foto|bild|anschrift|adresse|wohnort|wohnhaft in|wohnadresse|ort|straße|strase|plz)
`,
  maritalStates: marital,
  circumstances: `
<=((als|ich bin) )(* )?(* )?${person}
<=(^(eine? )?${trait} (${trait} )?(* )?)${person}
<=((ich|und) habe )${number} ${children}$
meine?(n|r|m)? (${number} )?${children}
(stolze(r|n)? |alleinerziehende(r|n)? |${marital} )?${parent} von ${number}( ${children})?
${parent} (einer|eines|zweier|dreier|mehrerer) *
alleinerziehende(r|n)? ${parent}
((mein|sein|ihr)(e(m|n|r)?)?|mit eine(r|m|n)) (ehemann|ehefrau|ehepartner(in)?|frau|mann)( und ${number} ${children})?
familien(vater|mutter)
*stämmig(e(r|n|m|s)?)?
`,
  aloneCircumstances: `
(glücklich )?${marital}((,)? (mit|und|seit) (*|#)( (*|#))?( (*|#))?)?
(alleinstehend|männlich|weiblich|divers|(stolze(r)? )?(vater|mutter))
(keine|ohne|${number}) ${children}
`,
  iAm: "ich bin( (ursprünglich|auch))?",
  proud: "stolze(r|n)?",
  unions: "",
  ages: `
# jahre (alt|jung)
#(-)?jährige?(r|n|m|s)?
`,
  agedOf: "",
  timed: "",
  births: "(geburt|geboren|geb.|jahrgang)( (am|im|in))?",
  iWas: "(wurde|bin)( (am|im|im Jahr))?",
  birthNames: "geb. *",
  pictures: "(foto|bild|profilbild|passfoto|bewerbungsfoto)",
  articles: "eine?(r|n|m)?",
  describes: "(ich bin|bin|als|ist)",
  isA: "(ist|war)",
  compatriots: "*in\n*<!(isch|deutsch)er",
  speaks: "zweisprachige(r|n)?",
  second: "(oder|und)",
  citizenEnds: "(mit|und|seit|der|die|in)",
  holds: "mit",
  held: "(pass|staatsangehörigkeit|staatsbürgerschaft)",
  originBefore: `
gebürtige(r|n)?
(sohn|tochter|kind) von
`,
  descends: "",
  originAfter: "(herkunft|abstammung|wurzeln)( (und|mit))?",
  livesOn: "(und|mit|aus)",
  aged: "(, ich)",
  believes: "(ich bin|gläubige(r|n)?)",
  practises: "",
  peoples: "<=(gebürtige(r|n)? )*",
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
  here: "(in der|in den|in|im|bei|nahe|zwischen)",
  afterPlace: "(geboren|aufgewachsen|wohnhaft|zu Hause)",
  bornAt: "",
  basedAt: "",
  around: "(raum|großraum|region|stadt)",
  aroundBehind: "",
  placeArticles: "(der|den)",
  placeParticles: "(am|an der|im)",
  areas: "",
  leads: "(junge?r?)",
  joins: "",
  lasting: "erfahrung",
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
