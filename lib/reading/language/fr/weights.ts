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
  agents: `eur eurs euse euses`,
  relations: {
    away: `a à au aux vers depuis pendant durant chez près devant avant après contre`,
    into: `en dans sur avec pour par sein`,
    of: `de du des d`,
    as: `comme tant`,
    articles: `un une le la les l`,
    doing: `
      responsable chargé chargée dirigeait dirigé géré gérait assurait assuré effectuait effectué tenait tenu
      faisait fait réalisait réalisé encadrait supervisait
    `,
    held: `suis est été étais était devenu devenue fus fut qualité poste`,
    joins: `rejoint rejoins rejoignais intégré intègre`,
    begins: `
      rejoint rejoins intégré intègre commencé commence débuté débute devenu devenue passé passée embauché
      embauchée recruté recrutée entré entrée arrivé arrivée
    `,
    leaves: `quitté resté restée quitte occupé`,
    thereafter: `depuis`,
    seeks: `souhaite cherche recherche postule candidature voudrais`,
    same: `même`,
  },
};
