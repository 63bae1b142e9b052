import type { Language } from "../language";

export const weights: Language["weights"] = {
  empty: `
    el los las uno una unos unas y o del al con sin por para sobre entre en es son ser estar como que se su sus
    nuestro nuestra nuestros tu tus te lo le más muy también así
  `,
  weak: `
    experiencia conocimiento conocimientos capacidad habilidad habilidades nivel dominio manejo año años mínimo
    puesto trabajo funciones valorable deseable imprescindible requisito requisitos buen buena perfil área
  `,
  introducing: `
    conocimiento conocimientos experiencia habilidad habilidades manejo dominio años
  `,
  frequent: `
    gestión desarrollo producto proyecto datos
  `,
  agents: `dor dores dora doras`,
  relations: {
    away: `a al hacia desde durante cerca ante contra tras`,
    into: `en con para por sobre`,
    of: `de del`,
    as: `como`,
    articles: `un una el la los las`,
    doing: `
      responsable encargado encargada dirigía dirigí gestionaba gestioné realizaba realicé llevaba llevé hacía
      hice efectuaba supervisaba coordinaba
    `,
    held: `soy es fui fue era trabajé trabajo trabajaba trabajó trabaja puesto cargo`,
    joins: ``,
    begins: `
      empecé comencé empezó comenzó incorporé incorporó pasé pasó entré entró ingresé ingresó cambié cambió
      contrataron
    `,
    leaves: `dejé dejó permanecí permaneció estuve estuvo seguí quedé quedó`,
    thereafter: `entonces`,
    seeks: `busco solicito quisiera deseo candidatura`,
    same: `misma mismo allí`,
  },
};
