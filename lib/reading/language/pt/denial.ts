import type { Language } from "../language";

export const denial: Language["denial"] = {
  before: `
    sem( qualquer)?( experiência( em| com| na| no)?| conhecimentos?( de| em)?| formação( em)?| participar( em)?)?
    nenhum(a|o)? (experiência|conhecimento|participação)( em| de| com| na| no)?
    (em vez|exceto|à exceção)( de| da| do)?
  `,
  after: ``,
  around: `
    não (participei|participava|participo|trabalhei|trabalhava|tenho|tive|tinha|fiz|fazia|realizei|realizava|
      atuei|atuava|usei|usava|utilizei|cheguei a|era responsável|fui responsável|lidei|lidava|sei|conheço|
      ensinei|exerci)
    nunca (participei|trabalhei|tive|fiz|realizei|atuei|usei|utilizei|lidei|ensinei|exerci|geri)
  `,
  but: `
    mas
    porém
  `,
  or: `
    ou
    nem
  `,
  wishes: `
    (gostaria|quero|queria|desejo|espero|pretendo|adoraria|vontade|sonho|aspiro)( de| em| a)? (aprender|ser|
      formar-me|me formar|estudar|trabalhar|atuar|especializar-me|me especializar|dedicar-me|conhecer|
      tornar-me|me tornar)( a| de| em| com| como)?
    (inscrit|matriculad)(a|o)s? (em|no|na|num|numa|para)
    (interessad(a|o)s?|interesse|curiosidade) (em|por|na|no|pela|pelo)
  `,
  wishesAround: `
    (previst|esperad)(a|o)s? (em|para)
  `,
  others: `
    (reportava|reportando|respondia) (diretamente )?(ao|à|aos|a)
    sob (a )?(supervisão|direção|orientação|responsabilidade) (de|da|do)
    (encaminhava|encaminhei|terceirizei|subcontratei|enviava) … (para|ao|à|a) (um|uma|outr*|o|os|as)
  `,
  othersAround: `
    (meu|minha|meus|minhas|nosso|nossa) (marido|mulher|esposa|esposo|irm*|pai|mãe|filh*|amig*|coleg*|chef*|
      namorad*|parceir*|ti(o|a)|prim*|vizinh*|pais|família)
    (era|eram|foi|foram|é|são|tem sido) (feit*|realizad*|executad*|elaborad*|gerid*|tratad*|preparad*|
      conduzid*|terceirizad*) (por|pela|pelo|pelas|pelos) (outr*|um|uma|agênc*|empres*|equip*|departament*|
      colegas|terceiros)
    (ficava|ficavam|ficou|cabia|cabiam|estava) (com|ao|à|a cargo) (a|o|as|os|de|da|do|outr*)? (diretoria|
      equip*|chef*|outr*|departament*|gerênc*|agênc*|coleg*)
  `,
  otherwise: `
    efeito estufa
    prensa hidráulica
    rede de pesca
  `,
  and: `e`,
};
