import type { Language } from "../language";

export const reading: Language["reading"] = {
  headings: {
    personal: `
      datos personales, datos de contacto, contacto, información personal, información de contacto
    `,
    summary: `
      perfil, perfil profesional, resumen, resumen profesional, sobre mi, acerca de mi, objetivo,
      objetivo profesional, extracto
    `,
    experience: `
      experiencia, experiencia profesional, experiencia laboral, experiencias, experiencias profesionales,
      historial laboral, trayectoria, trayectoria profesional, trayectoria laboral, empleo, prácticas,
      vida laboral, historia laboral
    `,
    education: `
      educación, formación, formación académica, estudios, titulación, titulaciones, estudios realizados,
      datos académicos, antecedentes académicos, formación reglada, escolaridad, títulos
    `,
    skills: `
      habilidades, competencias, aptitudes, conocimientos, conocimientos técnicos, conocimientos informáticos,
      habilidades técnicas, informática, competencias técnicas, tecnologías, herramientas, capacidades,
      fortalezas, habilidades y competencias, destrezas, competencias clave, otros conocimientos
    `,
    languages: `
      idiomas, idioma, lenguas, lenguaje, conocimiento de idiomas
    `,
    certificates: `
      certificaciones, certificados, cursos, formación complementaria, cursos y certificaciones, licencias,
      otros cursos, cursos y certificados, otra formación
    `,
    projects: `
      proyectos, proyectos personales
    `,
    other: `
      intereses, aficiones, referencias, publicaciones, premios, voluntariado, conferencias, ponencias,
      congresos, charlas, exposiciones,
      otros, otros datos,
      otros datos de interés, información adicional, logros, reconocimientos, datos de interés
    `,
  },
  studiesOrSkills: "",
  months: `
    enero ene
    febrero feb
    marzo mar
    abril abr
    mayo
    junio jun
    julio jul
    agosto ago
    septiembre setiembre sept sep set
    octubre oct
    noviembre nov
    diciembre dic
    `,
  dates: {
    present: `
      (el |la )?(presente|actualidad|actual|actualmente|hoy|fecha|en curso)
      `,
    to: `
      a
      al
      `,
    and: `
      y
      e
      `,
    ordinals: "o",
    of: `
      de
      del
      `,
    between: "entre",
    since: `
      desde
      a partir de
      `,
    until: "hasta",
    seasons: "primavera verano otoño invierno principios inicios mediados finales",
    quarters: "trimestre",
  },
  degrees: {
    doctorate: `
      doctorado
      doctorando
      `,
    master: `
      maestría
      posgrado
      postgrado
      `,
    bachelor: `
      grado en
      graduad(o|a) en
      licenciatura
      licenciad(o|a)
      ingeniería
      diplomatura
      `,
    highSchool: "",
    vocational: `
      formación profesional
      ciclo formativo
      grado (medio|superior)
      técnico (superior|en|de)
      fp (ii|de)
      `,
    school: `
      bachillerato
      bachiller
      e.?s.?o.?
      `,
  },
  anyDegree: `
    título universitario
    titulación
    estudios universitarios
    `,
  schools: `
    *universidad*
    politécnic*
    escuela
    colegio
    academia
    uam
    ucm
    upm
    upc
    upv
    `,
  occupations: `
    ingeniero ingeniera desarrollador desarrolladora programador arquitecto arquitecta jefe jefa gerente
    encargado encargada coordinador coordinadora consultor consultora asesor asesora especialista técnico
    técnica mecánico electricista fontanero carpintero albañil pintor chófer repartidor mozo operario operaria
    operador vendedor vendedora dependiente dependienta contable auditor controlador analista asistente auxiliar
    administrativo administrativa secretaria recepcionista enfermero enfermera médico médica farmacéutico
    fisioterapeuta profesor profesora maestro maestra docente formador educador becario becaria aprendiz
    cocinero cocinera camarero camarera panadero peluquero peluquera limpiador vigilante diseñador diseñadora
    redactor periodista traductor abogado abogada comprador investigador investigadora cajero cajera socio
    fundador directora responsables comercial
    carnicero carnicera pastelero pastelera soldador cristalero alicatador gruista carretillero carretillera
    camionero camionera mensajero mensajera cartero cartera conserje jardinero jardinera agricultor veterinario
    veterinaria óptico óptica matrona logopeda cuidador bibliotecario bibliotecaria intérprete fotógrafo
    fotógrafa costurera joyero joyera esteticista sumiller azafata maquinista notario notaria actuario actuaria
    delineante músico socorrista policía bombero bombera trabajador teleoperador tornero tornera fresador
    cervecero enólogo enóloga pescadero pescadera peón cerrajero tapicero
  `,
  occupationForms: "a as os es",
  occupationEndings: "",
  tradeEndings: "or ora ero era ista",
  qualifiers: `
    ventas compras recursos humanos producción calidad logística informática atención cliente desarrollo
    proyecto proyectos finanzas administración almacén
  `,
  organizations: `
    grupo
    sl
    clínica
    banco
    ministerio
    ayuntamiento
    agencia
    fundación
    asociación
    universidad
    instituto
    escuela
    restaurante
    carnicero carnicera soldador soldadora carretillero jardinero jardinera agricultor agricultora niñera cuidador
    cuidadora aparejador aparejadora biólogo bióloga teleoperador teleoperadora
    `,
  elisions: "",
  contractions: "",
  functionWords: `
    y de la el los las en con para por del al un una que se su es como desde hasta anos experiencia formación
    habilidades idiomas gestion desarrollo actualidad responsable
  `,
  languageNames: `
    es: castellano
    nl: holandés
    zh: mandarín
    fa: farsi
    eu: vasco
    `,
  languageEndings: "",
  languageLevels: {
    native: `
      bilingüe
      nativ(o|a)
      lengua materna
      matern(o|a)
      `,
    fluent: `
      fluid(o|a)
      muy alto
      `,
    professional: `
      avanzado
      profesional
      alto
      bueno
      `,
    intermediate: `
      intermedio
      medio
      `,
    basic: `
      básic(o|a)
      bajo
      elemental
      principiante
      `,
  },
  levelWords: "nivel",
  languageManner: "hablado escrito fluido",
  roles: {
    titleLabels: `
      puesto
      cargo
      `,
    employerLabels: `
      empresa
      empleador
      compañía
      `,
    leadsToDates: `
      periodo
      duración
      fechas?
      de
      desde( el)?
      del
      entre
      a partir de
      hasta
      # años?( # meses)?
      # mes(es)?
      `,
    at: `
      en
      para
      `,
    legalForms: `
      s.l.u?
      s.a.
      s.?l.?u
      `,
    placeWords: "ciudad provincia estado región país remoto",
  },
  contact: {
    wholeName: `
      nombre completo
      nombre y apellidos
      nombre
      `,
    givenName: "nombres?",
    familyName: "apellidos?",
    place: `
      ubicación
      dirección
      domicilio
      ciudad
      localidad
      residencia
      lugar de residencia
      `,
    phone: `
      teléfono
      móvil
      celular
      `,
  },
  document: "hoja de vida",
  documentOf: "de",
  nobody: "y e",
  certificates: "certificad*",
  studiedAt: "en (la|el)",
  training: "",
  skillItems: {
    boasts: `
      (dominio|conocimientos?|manejo|experiencia) (de|del|en|con)
      `,
    outOf: "de\nsobre",
    grades: "(avanzado|intermedio|básico|medio|alto|# años)",
    joins: "(y|e|o)",
  },
};
