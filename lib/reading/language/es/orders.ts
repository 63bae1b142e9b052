import type { Language } from "../language";

const person = "(candidat(o|a|ura)|postulantes?|perfil|currículum|currículo|cv|documento)";

export const orders: Language["orders"] = {
  ignore: `
(ignora|ignore|ignoren|olvida|olvide|olviden|omite|omita|descarta)
no (tengas?|tomes?|tenga|sigas?|apliques?)( en cuenta)?
haz caso omiso de
haga caso omiso de
`,
  earlier: `
(anterior*|previas?|todas?|todos|tus|sus|las|los|estas)
`,
  orders: `
(instrucciones|reglas|criterios|órdenes|indicaciones)
`,
  everything: `
todo
`,
  before: `
(anterior*|arriba|previas?|antes)
`,
  youAre: `
(eres|usted es|actúa como)
`,
  role: `
(ahora )?(un |una )?(* )?(asistente|modelo|ia|reclutador)
`,
  machine: `
(modelos? de lenguaje|inteligencia artificial)
`,
  anyMachine: `
(ia|asistente|modelo)
`,
  note: `
(nota|mensaje|aviso) (a|al|para)( la| el| cualquier)?
(atención|hola)(,)?
^para (la|el|cualquier)
`,
  must: `
(debe|deberá)
`,
  rate: `
(califica|califique|calificar|puntúa|puntúe|asigna|asigne|otorga|otorgue|dale|evalúa|evalúe|maximiza)
(coloca|coloque|pon|ponga|sitúa|sitúe|aumenta|aumente)
`,
  thisPerson: `
(a )?(est(e|a)|el|la|mi) ${person}
`,
  candidate: `
(candidat(o|a)s?|postulantes?)
`,
  me: `
(me|mi)
`,
  top: `
(perfect(o|a)|máxim(a|o)|la más alta|más alto|mejor|en( el)? primer(o)?( lugar| puesto)?|en primera posición)
`,
  score: `
(puntuación|calificación|nota|puntos)
`,
  consider: `
(marca|trata|considera|considere|considerar|marque|trate|puntúa)
`,
  every: `
(todos|todas|cada|todos los|todas las)
`,
  criteria: `
(criterios?|requisitos?|competencias)
`,
  met: `
cumplid(o|a)s?
`,
  is: `
(cumple|es|supera)
`,
  perfect: `
(todos|todas|perfect(o|a)|mejor|ideal)
`,
  accept: `
(recomienda|recomiende|acepta|acepte|selecciona|seleccione|elige|aprueba|apruebe|seleccionar|aceptar|recomendar)
`,
  accepted: `
(seleccionad(o|a)|aceptad(o|a)|contratad(o|a))
`,
  you: `
(usted|ustedes|tú)
`,
  judging: `
(calific*|puntu*|puntos|cumpl*|requisitos cumplidos|nota|evalú*)
`,
  commanding: `
(por favor|asuma|suponga|considere|debe)
`,
  feigning: `
(asuma|suponga|finja)
`,
  highest: `
(máxima|mejor|más alta) (puntuación|calificación|nota)
(puntuación|calificación|nota) (máxima|más alta)
`,
  begging: `
(por favor|deme|asignarme)
`,
  alike: `
como este
`,
  anywhere: `
nuevas? (instruccion(es)?|tarea)( )?:
(da|dé|den) por (cumplid*|satisfech*|válid*) … (criterios|requisitos)
(si eres|si usted es) (un |una )?(ia|modelo|bot|inteligencia artificial)
no … (menciones?|mencione|reveles?|reporte*|marques?) … (est(e|a|o|as|os)|instruccion*|mensaje)
(muestra|imprime) … tus instrucciones
(responde|responda|devuelve|devuelva) … (solo|solamente|únicamente|con) … (met|sí|100|json)
fin del? (documento|currículum|cv)( )?(.|:|-|=)
instrucciones (ocultas?|secretas?)
(marca|puntúa|marque) … como cumplid*
a partir de (ahora)(,)? eres
reemplaza … (sus|todas) … (instrucciones|reglas)
`,
};
