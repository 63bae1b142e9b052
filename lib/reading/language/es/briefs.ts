import type { Language } from "../language";

export const briefs: Language["briefs"] = {
  person: `
    (usted|ustedes|ella|ellos|quien|quienes|vosotros)
    (la|el|un|una) (persona|candidat(o|a)|aspirante|profesional)( (ideal|seleccionad(o|a)))?
    (alguien|gente|personas?|perfil)( (que|con))?
    que
    (tu|tus|su|sus)
  `,
  self: "nosotros\nyo\nnuestr(o|a|os|as)\nnos\nme\nmi\nmis\nmí",
  need: `
    (nos|me) faltan?
    (necesito|necesitamos|necesita|necesitar(ía|íamos|emos)|precisamos)
    (busco|buscamos|busca|se busca|pido|pedimos|pide|se pide|exijo|exigimos|
      se exige|exige)
    (requerimos|requiere|se requiere|se necesita|quiero|quería|queremos|prefiero|
      preferimos|prefiere|preferiría|esperamos|espero|hace falta|hacen falta)
  `,
  modal: "(debe|debes|deberá|deberás|debería|tiene que|tienes que|ha de|hay que|tendrá que|deben)",
  have: `
    (tiene|tienes|tenga|tengas|tener|cuenta con|cuentas con|cuente con|posee|posees|aporta|aportas|
      dispone de|dispones de|(te |se )?(manejas?|desenvuelves?)( bien)? con)
    (sabe|sabes|sepa|sepas|saber|conoce|conoces|conozca|conocer|domina|dominas|domine|dominar|habla|hablas|
      hable|hablar|entiende|entienda)
    (eres|es|sea|seas|ser|estás|esté|estar|sabrá|sabrás|puede|puedes|pueda|poder|capaz de)
    (ha (trabajado|llevado|hecho|estado)|haya (trabajado|llevado|hecho|estado)|haber (trabajado|llevado|
      hecho|estado)|con)
  `,
  required: `
    (obligatori(o|a|os|as)|imprescindibles?|indispensables?|necesari(o|a|os|as)|requerid(o|a|os|as)|
      exigid(o|a|os|as)|esencial(es)?|importantes?)
    (mínimo|al menos|fundamental(es)?|requisito|excluyente|clave|sí o sí|se exige|se requiere|por supuesto)
  `,
  wish: `
    (a|si) (ser|es) posible
    un punto
    ayuda$
    (un )?(plus|punto a favor|ventaja|extra)
    suma(n|rá)?$
    (valorables?|deseables?|preferibles?|preferiblemente|preferentemente|idealmente|opcional(es)?|recomendables?)
    (se valora(rá|n|rán)?|se agradece(rá)?|mejor que mejor|mejor|ideal|genial|estaría bien|nos gustaría|
      me gustaría|bienvenid(o|a|os|as)|sería (un plus|bueno|ideal|genial))
  `,
  not: "abstenerse\nno\nnada\nni\nsin\nnunca\ntampoco\nningún\nninguna",
  without: "sin",
  cannot: `
    (no|imposible|prohibido)( (se )?(puede|podemos|entra|hay|contratar|trabajar))?
    (por ley|legal(mente)?|requisito legal|la ley)
  `,
  because: `
    (porque|pues|ya que|puesto que|dado que|cuando|mientras|aunque|a fin de|cuyo|que (nos|aquí|hay|luego|la|
      el|los))
  `,
  offers: `
    (ofrecemos|ofrece|damos|hay|beneficios?|ventajas|disfrutarás)
    (salario|sueldo|retribución|comisiones|propinas|seguro|vacaciones|tickets?|parking|aparcamiento|
      descuentos?|comedor|café)
    (gratis|gratuit(o|a)|teletrabajo|alojamiento|vivienda|coche de empresa|móvil de empresa|euros|brutos?|
      plus de|fruta|festivos)
    (posible|negociable)
  `,
  heads: {
    must: `
      (requisitos?|perfil|competencias|conocimientos|exigencias|formación|experiencia|imprescindible|
        necesario|criterios)
      (qué|que|lo que|a quién) (yo |nosotros )?(pedimos|pido|buscamos|busco|necesitamos|necesito|necesitas|
        exigimos|queremos|esperamos)
      (pedimos|buscamos|necesitamos|exigimos|se (requiere|pide|busca|exige|ofrece no))
    `,
    nice: "valor(a|ará|able|ables|amos)\ndeseables?\nplus\npreferible*\nideal*\nopcional*",
    duties: `
      (funciones|tareas|responsabilidades|misión|cometidos|trabajo|día a día|labores|actividades)
      (qué|que|lo que) (harás|hará|vas a hacer|va a hacer|haces|hace)
      te (encargarás|ocuparás)
    `,
    none: `
      (qué|que|lo que|te) (te )?(ofrecemos|damos|ofrece)
      (ofrecemos|beneficios|ventajas|sobre nosotros|quiénes somos|nuestra (historia|empresa|cultura)|
        la empresa|empresa|contacto)
      (cómo llegar|inscr*|otras ofertas|ofertas|similares|preguntas|política|cookies|aviso|salario|horario|
        condiciones|blog|compromiso|dicen)
      ^nosotros¶
    `,
  },
  small: `
    ya entre nosotros eso esto ello el la los las lo un una unos unas de del al a en con sin por para desde
    hasta sobre entre y e o u pero que quien
    cual donde cuando como si no ni mi mis tu tus su sus nuestro nuestra nuestros yo tú él ella nosotros me te se
    nos le les es son está están fue ser hay tiene busca buscamos necesitamos necesito urge urgente dos tres más muy
    ya lo este esta ese esa aquí
  `,
  nearness: "en de a cerca desde hacia",
  titleJoins: "de del en",
  praise: `
    nuevo nueva buen buena experimentado experimentada urgente jornada completa parcial media indefinido temporal
    oferta puesto vacante empleo antiguo antigua
  `,
  suffixes: "or ora ero era ista ante ente ario aria ico ica ogo oga iatra euta",
  and: "y\ne",
  or: "o\nu",
  otherwise: "si no",
  so: "así que\npor eso\npor lo que",
  finite: "(es|son|están|fue|era|ha|han|va|hay|tiene|quiere|dice|viene|sería|serían|estaría)",
  someone: `
    alguien( (que|con))?
    una persona( (que|con))?
    (una? )?(sucesor(a)?|sustitut(o|a))
  `,
  merely: "no (solo|sólo|solamente|más de)\ncomo (nadie|ninguno)",
  wanted: `
    (anuncio|vacante)
    oferta( de empleo)?:?
    se (busca|necesita|precisa)
    (buscamos|busco)
    (contratamos|contrata|contratar|incorporamos)
  `,
  abbreviations: "sr sra srta dr dra ud uds aprox máx mín tel núm pág etc incl ej",
  strict: "obligatori(o|a)s?\nimprescindibles?\npor ley",
  that: "que",
  only: "solo\nsólo\nsolamente",
  it: "(eso|esto|ello|(el|la|los|las) cual(es)?)",
  purposes: "para",
  posts: `
    (puesto|plaza|vacante|oferta|cargo)( de (trabajo|empleo))? (de|como|para)( una?)?
    (sustituir|sustituto de|relevo de)( a)? (nuestr(o|a)|una?|el|la)
  `,
  another: "una?\notr(o|a)",
  having: "con",
};
