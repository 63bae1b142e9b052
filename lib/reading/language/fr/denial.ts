import type { Language } from "../language";

export const denial: Language["denial"] = {
  before: `
    sans
    aucune? (réelle? )?(expérience|connaissance|notion|pratique|formation)s?( en| de| du| des| d'*| dans)?
    pas d(e |')(expérience|connaissance|notion|pratique|formation)s?( en| de| du| dans| avec)?
    (au lieu|à l'exception|hormis|excepté)( de| du| des)?
  `,
  after: ``,
  around: `
    (ne|n'*) (pas|jamais|guère|point|rien) !(que|seulement|manqué|raté|perdu|dépassé)
    (ne|n'*) … (pas|jamais) (participé|travaillé|utilisé|fait|pratiqué|géré|suivi|exercé|touché|appris|
      enseigné|été)
    jamais (travaillé|utilisé|fait|pratiqué|exercé|géré|participé)
  `,
  but: `
    mais
    cependant
  `,
  or: `
    ou
    ni
  `,
  wishes: `
    (souhait*|voudr*|aimer*|désir*|espèr*|veux|veut|compte|projette|rêv*|
      ambition*)( bien| beaucoup)?( de)? (apprendre|devenir|se former|me former|m'initier|s'initier|découvrir|
      évoluer|débuter|me spécialiser|se spécialiser|travailler|me reconvertir|se reconvertir|acquérir|
      passer)( à| au| aux| en| dans)?
    (intéressée?s?|intérêt|curieux|curieuse) (par|pour|de)
    inscrite?s? (au|aux|à|en|pour)
    en cours d'apprentissage( de| du)?
  `,
  wishesAround: `
    (prévue?s?|attendue?s?) (en|pour)
  `,
  others: `
    (rattachée?|rapportant|reporting|rendant compte) (au|à la|aux|à)
    sous (la )?(supervision|direction|responsabilité|conduite) (de|du|des|d'*)
    (transmis|transmettais|orienté|renvoyé|adressé|confié|sous-traité|délégué)e?s? … (au|aux|à la|à une?|
      à l'*|chez)
  `,
  othersAround: `
    (mon|ma|mes|notre|nos) (frère|soeur|sœur|mari|femme|père|mère|amie?s?|collègues?|compagn*|conjointe?|
      patronn?e?|chef|fils|fille|oncle|tante|cousine?|voisine?|parents|supérieure?|époux|épouse|associée?)
    (était|étaient|est|sont|fut|furent|été) (toujours |entièrement )?(faite?s?|réalisée?s?|assurée?s?|
      confiée?s?|gérée?s?|effectuée?s?|sous-traitée?s?|traitée?s?|prise?s? en charge|menée?s?|tenue?s?|
      préparée?s?|rédigée?s?|externalisée?s?) (par|à|au|aux|chez) (une?|le|la|les|l'*|des|mon|ma|mes|notre|
      nos|d'autres)
  `,
  otherwise: `
    presse (hydraulique|à|d')
    classe (affaires|économique|ouvrière)
    (voiture|gaz|effet) de serre
  `,
  and: `et`,
};
