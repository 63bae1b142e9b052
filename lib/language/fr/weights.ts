import type { Language } from "../language";

export const weights: Language["weights"] = {
  empty: `
    le la les l un une des du de d et ou en au aux par pour avec sans sur sous dans chez est sont être avoir à
    nous vous votre vos notre nos ce cette ces il elle ils elles que qui dont ne pas plus très ainsi selon leur
    leurs
  `,
  weak: `
    expérience connaissance connaissances compétence compétences maîtrise capacité solide bonne bon excellent
    poste profil année années ans atout souhaité minimum mission missions domaine métier emploi entreprise
    entreprises
  `,
  introducing: `
    connaissance connaissances expérience compétences années maîtrise
  `,
  frequent: `
    gestion développement produit projet données
  `,
};
