import type { Language } from "../language";

export const denial: Language["denial"] = {
  before: `
    sin( ninguna)?( experiencia( en| con| de)?| conocimientos?( de| en)?| formación( en)?| participar en)?
    ningun(a|o)? (experiencia|conocimiento|participación)( en| de| con)?
    no tengo (experiencia|conocimientos?|formación)( en| con| de)?
    (en lugar|en vez|a excepción|excepto)( de)?
  `,
  after: `
    yo no
  `,
  around: `
    no (he |había |me |la |lo |las |los )?(participé|participaba|participo|participado|trabajé|trabajaba|
      trabajado|tuve|tenía|tengo|tenido|hice|hacía|hecho|realicé|realizaba|realizado|intervine|intervenía|
      utilicé|utilizado|usé|usado|llevaba|llevé|gestioné|gestionaba|sé|conozco|ejercí|impartí|era responsable|
      formé parte)
    nunca (he |había )?(participé|participado|trabajé|trabajado|hice|hecho|realicé|realizado|utilicé|
      utilizado|usé|usado|tuve|tenido|ejercí|ejercido|llevé|gestioné|gestionado|enseñé)
  `,
  but: `
    pero
    sino
  `,
  or: `
    o
    ni
  `,
  wishes: `
    (me gustaría|me encantaría|quisiera|quiero|deseo|espero|aspiro a|sueño con|ganas de|pretendo) (aprender|
      ser|formarme|estudiar|trabajar|dedicarme|especializarme|iniciarme|llegar a ser|conocer|
      pasar)( a| de| en| con)?
    (interesad(a|o)s?|interés|curiosidad) (en|por)
    (inscrit|matriculad|apuntad)(a|o)s? (en|a|al|para)
    (aprendiendo|estudiando) (actualmente|ahora)
  `,
  wishesAround: `
    (previst|esperad)(a|o)s? (en|para)
  `,
  others: `
    (reportaba|reportando|reporté) (directamente )?(a|al)
    bajo (la )?(supervisión|dirección|tutela|responsabilidad) (de|del)
    (derivaba|derivé|remitía|remití|enviaba|pasaba|subcontraté|subcontrataba|externalicé) … (a|al) (un|una|
      otro|otra|otros|la|el|los)
  `,
  othersAround: `
    (mi|mis|nuestr*) (marido|mujer|esposa|esposo|herman*|padre|madre|hijo|hija|novi*|amig*|pareja|coleg*|jef*|
      compañer*|tío|tía|prim*|vecin*|padres|familia)
    (la|lo|las|los) (llevaba|llevaban|hacía|hacían|curaba|gestionaba|realizaba|preparaba|tramitaba|atendía|
      cubría|dirigía) (otra|otro|otras|otros|la|el|los|las|una|un|mi|nuestr*)
    (era|eran|fue|fueron|estaba|estaban|ha sido) (hech*|realizad*|gestionad*|llevad*|tramitad*|preparad*|
      externalizad*|atendid*|subcontratad*|elaborad*) por (otr*|un|una|el|la|los|las)
  `,
  otherwise: `
    efecto invernadero
    gases? de efecto
    (prensa|red|redes) (hidráulica|de pesca|eléctrica)
  `,
  and: `
    y
    e
  `,
};
