import type { Language } from "../language";

export const asking: Language["asking"] = {
  headings: {
    nice: "se valora(rá)?\nsería un plus\ndeseables?\nvalorables?",
    none: "nuestra (cultura|empresa)\n(qué )?ofrecemos\nbeneficios\nsobre nosotros\nquiénes somos",
    must: `
      se (requiere|pide|busca|exige)
      (que )?(requerimos|pedimos|buscamos|necesitamos|necesitas)
      imprescindible
      requisitos
      perfil
      formación
      conocimientos
      experiencia
      competencias
    `,
    duties: "(tus )?funciones\nresponsabilidades\ntareas\nqué harás",
    about: "descripción\nsobre el puesto",
  },
  goesOn: "",
  titleHeadings: "puesto\ncargo\ntítulo( del puesto)?\nvacante",
  titleLabels: "puesto\ncargo",
  offers: "salario\nbruto",
  pay: "salari*\nsueldo*\nremunera*\nretribución\nretributiv*\npretensión económica",
  mailHeaders: "asunto\nde\npara\nenviado\nfecha\ncc",
  subjectHeaders: "asunto",
  closings: "((un )?(saludo|abrazo)|(muchos )?saludos|gracias|atentamente|cordialmente)",
  greetings: `
    hola
    buen(o|a)s (días|tardes)
    (muchas )?gracias
    saludos
    (gracias|((un|muchos) )?saludos?),? *¶
  `,
  facts: `
    (contrato )?indefinido
    turno (de )?(noche|día|mañana|tarde)s?
    # horas( (semanales|a la semana))?
    fijo
    (fijo )?más comisiones
  `,
  starts: `
    desde( (el|principios de))?
    a partir de(l)?
    (inicio|incorporación|comienzo|fecha de (inicio|incorporación))( (en|el|a partir de))?
    empieza en
    para( el)?
  `,
  startsSoon: `
    (inicio|incorporación|comienzo)( )?:? (inmediat(o|a)|urgente|lo antes posible|cuanto antes)
    (empezar|incorporarse) (de inmediato|lo antes posible|cuanto antes)
    ^(inmediata(mente)?|de inmediato)¶
  `,
  seeking: "buscamos\nbusca( incorporar)?\nestamos (contratando|buscando)",
  wanting: `
    (necesito|necesitamos|busco|hace falta)( una?)?
  `,
  praise: "un(a|/a)?",
  afterTitle: "para\ncon\nque\nen",

  nice: "deseables?\nvalorables?\nse valorará\nse valora\nserá valorad(o|a)\npreferible*\nidealmente\nun plus",
  must: "obligatorio*\nimprescindible\nindispensable\nmínimo\nal menos",
  preferably: "preferiblemente\nidealmente",
  byLaw: "colegiad(o|a)\npermiso de (trabajo|conducir)\ncarnet … (imprescindible|obligatorio)",
  lawful: "colegiad(o|a)\npermiso\ncarnet",
  workPermit: `
    permiso de (trabajo|residencia)
    visado de trabajo
    autorización de trabajo
  `,
  held: `
    certificado
    certificación
    licencia
    permiso de
    permiso de (trabajo|conducir|residencia)
    visado de trabajo
    carnet de conducir
    licencia de conducir
    autorización de trabajo
    antecedentes penales
  `,
  be: "(es|sería|será)( un)?",
  notAsked: "no (es|son) (necesari(o|a)s?|imprescindibles?)",
  noExperience: "ninguna experiencia",
  asks: `
    turnos
    disponibilidad
    guardias
    imprescindible
    se requiere
    experiencia
    conocimientos?
    debes
    tienes
    cuentas con
    exigimos
  `,

  you: "",
  introducing: `
    (nociones|conocimientos?|experiencia|manejo|dominio)( (avanzad|sólid|mínim|práctic|comprobad)(o|a)s?)?
    capacidad
  `,
  askingAlone: "",
  opening: "(muy )?(buen(a|os|as)?|excelentes?|sólid(o|a)s)\namplia",
  closing: "",
  abilities: "",
  manner: "*mente",
  purpose: "",
  articles: "(el|los|las|una|uno)",
  prepositions: "en\nde\ndel\nsobre\ncon\ncomo\nentre",
  and: "y\ne",
  or: "o\nu",
  adding: "con\npara",
  examples: "por ejemplo\ncomo",
  including: "incluyendo\nincluid(o|a)s?",
  means: "con",
  verbs: "",
  bothWays: "(hablado|oral) y escrito",

  experienceAlone: "experiencia",
  experience: "experiencia",
  as: "como",
  doing: "",
  roleEnds: "",
  atLeast: "de\nal menos\n(como )?mínimo( de)?",
  numbers: "",

  lacks: "faltan?\nnecesita*\nbusca*",
  hasDone: "ha",
  someone: "alguien que",

  labels: {
    department: "departamento\nárea\nequipo",
    location: "dónde\nubicación\nlugar( de trabajo)?\nlocalidad\ncentro( de trabajo)?\nciudad",
    employment: "tipo de (contrato|contratación)\njornada\ncontrato",
  },
  employment: {
    full_time: "jornada completa\ntiempo completo",
    part_time: "media jornada\njornada parcial\ntiempo parcial",
    contract: "autónom(o|a)",
    temporary: "contrato temporal\neventual",
    internship: "prácticas\nbeca\nbecari(o|a)",
  },
  permanent: "(contrato )?indefinido",
  department: "departamento\nequipo",
  remote: "teletrabajo\nremoto\ndistancia",
  places: "en\nzona\npara\nde",
  genders: "h m",
  openToAll: "",
  bothEndings: "a",
  referenceNumbers: "",
  keywordLabels: "palabras clave",
};
