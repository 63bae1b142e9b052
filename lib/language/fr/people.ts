import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {
  called: `
    femme homme jeune professionnelle professionnel diplômée étudiant étudiante entrepreneuse notaire sage-femme
    opticien vétérinaire bibliothécaire chanteur chanteuse danseur danseuse couturier couturière boucher bouchère
    viticulteur marin pompier policier policière retraitée auxiliaire nounou
  `,
  acts: `
(dirige|encadre|travaille|parle|conseille)
a (géré|dirigé|travaillé|encadré|animé|piloté|formé|développé|créé|conçu|obtenu|rejoint|conseillé|mené|assuré)
a (participé|réalisé|contribué)
`,
  actsOfAnybody: "(est|gère)",
  pronouns: "il elle celle-ci celui-ci",
  titles: "Monsieur Madame Mme Mlle",
  titlesBesideNames: "M.",
  labels: `
(date de naissance|lieu de naissance|date et lieu de naissance|née?((e))? le|nationalité|état civil|nom de jeune fille)
situation (familiale|matrimoniale|de famille)
`,
  ambiguousLabels: `
(nom( de famille)?|prénoms?|nom et prénom|candidate?|situation|enfants|sexe|genre|adresse|domicile|ville|code postal)
lieu de résidence
`,
  maritalStates: "(célibataire|mariée?|divorcée?|pacsée?|veufe?|veuve|en concubinage)",
  maybeMarital: "",
  genders: "(père|mère|homme|femme|masculin|féminin)",
  persons: "(femme|homme)",
  parents: "(maman|mère|père)",
  spouses: "(mari|femme|épouse|époux)",
  children: "(enfants?|filles?|fils)",
  numbers: "(deux|trois|quatre|une?)",
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
  branches: `
(publi(c|k)|général|mécani|électri|électroni|chimi|graphi|clini|informati|commercial|diplom)*
(agricole|logiciels?|développement|état|libéral*|titulaire)
`,
  ofCountry: "",
  inLanguage: "",
  ofLanguage: "(enseignant|formateur|formatrice|traduct|rédact|correct|lecteur)*",
  goesOn: "",
  praise: "",
  citizens: "",
  citizensBefore: "(citoyen(ne)?|ressortissante?|nationalités?|passeport)",
};
