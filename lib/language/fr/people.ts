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
};
