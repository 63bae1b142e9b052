import type { Language } from "../language";

const number = "(#|deux|trois|quatre|cinq|une?)";
const children = "(enfants?|filles?|fils)";
const marital = "(célibataire|mariée?|divorcée?|pacsée?|veufe?|veuve|en concubinage)";
const parent = "(maman|mère|papa|père)";
const person = `(femme|homme|${parent})`;

export const people: Language["people"] = {
  called: `
    femme homme jeune professionnelle professionnel diplômée étudiant étudiante entrepreneuse notaire sage-femme
    opticien vétérinaire bibliothécaire chanteur chanteuse danseur danseuse couturier couturière boucher bouchère
    viticulteur marin pompier policier policière retraitée auxiliaire nounou
  `,
  personEndings: "ologue ographe icien icienne orien orienne édien édienne iste",
  noPersons: "",
  streets: {
    behind: "",
    endings: "chaussee",
    shortEndings: "",
    numbered: "rue avenue av. av boulevard bd place chemin allée impasse quai route cours square",
    before: "",
    joins: "de du des la le les l' d' et sur",
    flats: "",
    numberEndings: "bis ter",
    numberSigns: "n° nº",
    postcodeLabels: "",
  },
  acts: `
(dirige|encadre|travaille|parle|conseille)
a (géré|dirigé|travaillé|encadré|animé|piloté|formé|développé|créé|conçu|obtenu|rejoint|conseillé|mené|assuré)
a (participé|réalisé|contribué)
`,
  meanwhile: "(aussi|ensuite)",
  actsOfAnybody: "(est|gère)",
  pronouns: "il elle celle-ci celui-ci",
  neutralPronouns: "iel lui",
  titles: "Monsieur Madame Mme Mlle",
  titlesBesideNames: "M.",
  labels: `
(date de naissance|lieu de naissance|date et lieu de naissance|née?((e))? le|nationalité|état civil|
  nom de jeune fille)
situation (familiale|matrimoniale|de famille)
`,
  certainLabels: "adresse",
  homeLabels: "domicile",
  ambiguousLabels: `
(nom( de famille)?|prénoms?|nom et prénom|candidate?|situation|enfants|sexe|genre|adresse|domicile|ville|code postal)
lieu de résidence
`,
  maritalStates: marital,
  circumstances: `
<=((en tant que?|je suis) )(* )?(* )?${person}
<=(^(une? )?jeune )${person}
<=(j'ai )${number} ${children}$
<=(j'ai )# ans$
mes (${number} )?${children}
^(femme|homme) =(*) !(de|et)
${parent} (de|d') ?${number}( ${children})?
${parent} (de famille|${marital}|célibataire)
(mon|ma|son|sa|avec une?) (mari|femme|épouse|époux)( et ${number} ${children})?
`,
  aloneCircumstances: `
${marital}((,)? (avec|et|depuis) (*|#)( (*|#))?( (*|#))?)?
(masculin|féminin|père|mère|homme|femme)
(sans|${number}) ${children}
nationalité *
`,
  iAm: "je suis",
  proud: "",
  unions: "",
  ages: `
# ans révolus
âgée? (de )?#( ans)?
`,
  agedOf: "de # ans !(d|de|en|dans|comme)",
  timed: "(forte?|riche|plus|près|moins|carrière|expérience|trajectoire)",
  births: "née?((e))?( (le|en|à))?",
  iWas: "",
  birthNames: "née *",
  pictures: "(photo|portrait)",
  articles: "(une?|la|le)",
  describes: "(suis|est|comme)",
  isA: "",
  compatriots: "",
  speaks: "",
  second: "(ou|et)",
  citizenEnds: "",
  holds: "avec( un)?",
  held: "",
  originBefore: `
de (parents|pays)
(fils|fille) de
`,
  descends: "d'origine",
  originAfter: "",
  livesOn: `
(et|qui|de|du|à|au|en|avec|depuis|par|pour|sans|ayant|titulaire|née?)
(actuel|bas|install|établi|domicili|résid|spéciali|diplôm|form|passionn|motiv|fort|viv)*
d' ?*
`,
  aged: `
(, (ce|cet|cette|je|j'))
(de # ans|d'origine)
`,
  believes: "je suis",
  practises: "pratiquante?",
  peoples: "",
  faiths: "(catholique|musulmane?|juive?)",
  subjects: "(je|il|elle)",
  self: "je",
  who: "(que|qui)",
  linking: "(suis|est|et|actuellement)",
  introduces: "(je suis|est une?)",
  placed: `
(personnes?|entreprises?|sociétés?|équipes?|agences?|bureaux?|filiales?|usines?|groupes?|cabinets?)
`,
  workBegins: "(gestion|encadrement|création|pilotage|direction|travaill*)",
  praised: "",
  dwells: "(j'habite|habite|vis|demeurant)",
  origins: `
(j'habite|née? (à|en|au)|grandi (à|en|au)|originaire (de|du|des|de la)|je viens (de|du|des))
`,
  based: `
(basée?|installée?|établie?|résidant|réside|vit|vivant|localisée?|domiciliée?)
`,
  comes: "actuellement à",
  from: "",
  lately: "(actuellement|depuis)",
  withFamily: "avec (ma|mon|mes|sa|son|ses)",
  here: "(à|au|aux|en|près de|entre)",
  afterPlace: "",
  bornAt: "",
  basedAt: "",
  around: "ville de",
  aroundBehind: "",
  placeArticles: "(la|le)",
  placeParticles: "(la|le)",
  areas: "(la )?région !(de|du|des|d|of) *",
  leads: "(jeune|grande?|excellente?|ancien(ne)?|future?|experte?)",
  joins: "(de|en|du|des|et)",
  lasting: "experience",
  branches: `
(publi(c|k)|général|mécani|électri|électroni|chimi|graphi|clini|informati|commercial|diplom)*
(agricole|logiciels?|développement|état|libéral*|titulaire)
d'(études|affaires|état|exploitation|équipe|applications?)
`,
  ofCountry: "",
  inLanguage: "",
  ofLanguage: "(enseignant|formateur|formatrice|traduct|rédact|correct|lecteur)*",
  goesOn: "",
  praise: "",
  citizens: "",
  citizensBefore: "(citoyen(ne)?|ressortissante?|nationalités?|passeport)",
};
