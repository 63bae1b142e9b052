import type { Language } from "../language";

export const denial: Language["denial"] = {
  before: `
    zonder
    geen (ervaring|kennis|diploma|opleiding)( met| in| van| als)?
    niet bekend met
    nooit (gewerkt|gedaan)( met| in| als)?
    (in plaats van|behalve)
  `,
  after: `
    niet (vereist|nodig|aanwezig)
    ontbreekt
  `,
  around: `
    (niet|nooit) … (gewerkt|deelgenomen|meegewerkt|betrokken|gedaan|uitgevoerd|verantwoordelijk|gebruikt|
      geleerd)
    (nam|werkte|deed|gebruikte|ben|was|heb) … (niet|nooit) … (deel|mee|aan|gewerkt|betrokken)
  `,
  but: `
    maar
    echter
  `,
  or: `
    of
    noch
  `,
  wishes: `
    (ingeschreven|aangemeld) voor
    (interesse|geïnteresseerd|nieuwsgierig) (in|naar|voor)
  `,
  wishesAround: `
    verwacht (in|voor)
    (wil|zou|wens|hoop|plan) … (leren|worden|opleiden|bijscholen|omscholen|verdiepen|overstappen|kennismaken)
  `,
  others: `
    (rapporteerde|rapporteer) (direct )?aan
    onder (de )?(leiding|begeleiding|toezicht) van
  `,
  othersAround: `
    (mijn|onze) (vrouw|man|broer|zus|vader|moeder|vriend*|partner|colleg*|baas|chef|zoon|dochter|oom|tante|
      neef|nicht|buur*)
    (werd|werden|wordt|worden) … door (een|de|het|extern*|ander*|collega*) … (gedaan|uitgevoerd|verzorgd|
      gemaakt|verricht|geregeld|behandeld)
    (uitbesteed|doorgestuurd|doorverwezen|overgedragen)
  `,
  otherwise: `
    (broeikas|kas)gas*
  `,
  and: `en`,
};
