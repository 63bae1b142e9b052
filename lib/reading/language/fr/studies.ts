import type { Language } from "../language";

export const studies: Language["studies"] = {
  computing: `
    (informatique|logiciel*|systèmes? d'information|cybersécurité|science des données|
      développement web)
  `,
  engineering: `
    (ingénieur*|ingénierie|génie (mécanique|électrique|industriel|chimique)|mécanique|électronique|
      électrotechnique|automatisme*)
  `,
  building: `
    (génie civil|architecture|bâtiment|construction|maçon*|charpent*|BTP|plomberie)
  `,
  business: `
    (gestion|comptab*|finance*|économ*|commerc*|marketing|management|banque|ressources humaines|
      administration|logistique|vente|fiscalité|audit|MBA)
  `,
  law: `
    (droit|juridique*|notariat)
  `,
  health: `
    (infirmi*|médecine|santé|pharmac*|kinésithérap*|soins|aide-soignant*|sage-femme|dentaire|
      vétérinaire)
  `,
  teaching: `
    (enseignement|éducation|pédagogi*|sciences de l'éducation|professorat|CAPES|CRPE)
  `,
  arts: `
    (arts?|beaux-arts|musique|musicologie|théâtre|danse|design|graphisme|photographie|peinture|cinéma)
  `,
  media: `
    (journalisme|communication|médias|relations publiques|publicité)
  `,
  agriculture: `
    (agri*|agronom*|horticult*|viticult*|élevage|forestier|paysag*)
  `,
  science: `
    (biolog*|chimie|physique|mathématique*|statistique*|géologie|biochimie|sciences de la vie)
  `,
  hospitality: `
    (cuisine|hôtel*|restauration|pâtiss*|boulang*|tourisme|gastronomi*)
  `,
  fashion: `
    (mode|textile|couture|modélisme|stylisme)
  `,
  sport: `
    (sport*|STAPS|BPJEPS|éducation physique|fitness)
  `,
  aviation: `
    (aéronautique|aviation|pilote|aérien*|aérospatial*)
  `,
  vehicles: `
    (automobile*|carrosserie|mécanique auto*|véhicules)
  `,
  society: `
    (psychologie|sociologie|travail social|histoire|philosophie|sciences politiques|lettres|langues|
      linguistique|géographie|théologie)
  `,
  noField: ``,
  orRelated: `
    (équivalent*|similaire*|connexe*|apparenté*)
  `,
  inField: "en",
  degreeWords: "",
};
