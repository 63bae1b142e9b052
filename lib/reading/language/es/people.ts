import type { Language } from "../language";

const number = "(#|dos|tres|cuatro|cinco|una?)";
const children = "(hij(o|a)s?|niñ(o|a)s?)";
const marital = "(solter(o|a)|casad(o|a)|divorciad(o|a)|viud(o|a))";
const parent = "(mamá|madre|papá|padre)";
const person = `(mujer|hombre|${parent})`;

export const people: Language["people"] = {
  called: `
    mujer hombre joven profesional graduado graduada estudiante emprendedor emprendedora empresario empresaria
    odontólogo odontóloga veterinario veterinaria bibliotecaria cantante actriz bailarín bailarina costurera
    carnicero carnicera agricultora marinero bombero jubilado jubilada trabajador trabajadora niñera cuidador
    cuidadora obrero obrera soldador soldadora cerrajero historiador historiadora
  `,
  personEndings: "ólogo óloga ógrafo ógrafa ista",
  noPersons: "revista entrevista conquista",
  streets: {
    behind: "",
    endings: "",
    shortEndings: "",
    numbered: "",
    before: "calle C/ avenida avda. avda Av. plaza Pza. Pza paseo ronda carrer",
    joins: "de del la las los el",
    flats: "",
    numberEndings: "",
    numberSigns: "nº n.º n° n.° no.",
    postcodeLabels: "",
  },
  acts: `
(dirigió|lideró|gestionó|coordinó|trabajó (en|como|para)|lidera|coordina|trabaja|habla|estudió (en|la|el))
`,
  meanwhile: "también",
  actsOfAnybody: "(es|era|tiene|ha)",
  pronouns: "él ella",
  neutralPronouns: "elle",
  titles: "Señor Señora Doña",
  titlesBesideNames: "Sr. Sra. Srta. Don",
  labels: `
(fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacid(o|a) (el|en)|nacionalidad|ciudadanía)
(estado civil|n.i.e.?|pasaporte)
d.?n.?i.?:
d.?n.?i.? =((n.? |número )?#*)
`,
  certainLabels: "dirección",
  homeLabels: "domicilio",
  ambiguousLabels: `
(nombres?|apellidos?|nombre y apellidos|candidat(o|a)?|edad|hijos|sexo|género|fotografía|nie|dirección|domicilio)
(ciudad|localidad|residencia|código postal|población)
`,
  maritalStates: marital,
  circumstances: `
<=((como|soy) )(* )?(* )?${person}
<=(^(una? )?joven )${person}
<=(tengo )${number} ${children}$
<=(tengo )# años$
mis (${number} )?${children}
^(mujer|hombre) =(*) !(de|y)
${parent} de ?${number}( ${children})?
${parent} (de familia|${marital})
(mi|su|con una?) (marido|mujer|esposa|esposo)( y ${number} ${children})?
`,
  aloneCircumstances: `
${marital}((,)? (con|y|desde|hace) (*|#)( (*|#))?( (*|#))?)?
(masculino|femenino|padre|madre|hombre|mujer)
(sin|${number}) ${children}
`,
  iAm: "(soy|estoy)",
  proud: "",
  unions: "",
  ages: `
(de )?# años de edad
`,
  agedOf: "de # años !(de|en|como)",
  timed: "(más|cerca|carrera|experiencia|trayectoria)",
  births: "nacid(o|a)( (el|en|a))?",
  iWas: "",
  birthNames: "",
  pictures: "(foto|fotografía)",
  articles: "(una?|la|el)",
  describes: "(soy|es|como|que)",
  isA: "",
  compatriots: "",
  speaks: "",
  second: "(o|u|y|e)",
  citizenEnds: "",
  holds: "con",
  held: "",
  originBefore: `
de (padres|país)
hij(o|a) de
`,
  descends: "de origen",
  originAfter: "",
  livesOn: `
(y|e|con|que|de|a|en|desde|por|para|sin)
(actual|bas|instal|establec|domicili|resid|radicad|afincad|especiali|licenciad|formad|apasionad)*
(motiv|nacid|natural|viv)*
`,
  aged: `
(, (yo|soy))
(de # años|de origen)
`,
  believes: "soy",
  practises: "practicante",
  peoples: "",
  faiths: "(católic(o|a)|judí(o|a)|evangélic(o|a))",
  subjects: "(yo|el|ella)",
  self: "yo",
  who: "que",
  linking: "(soy|estoy|es|está|y|actualmente)",
  introduces: "(soy|es una?)",
  placed: `
(personas|empresas?|compañías?|equipos?|oficinas?|clientes?|agencias?|sociedad(es)?|grupos?|fábricas?|sede|filial)
`,
  workBegins: "(coordin*|lider*|trabaj*)",
  praised: "",
  dwells: "(vivo|resido)",
  origins: `
(nací en|nacid(o|a)( y criad(o|a))? en|criad(o|a) en|crecí en|originari(o|a) de|oriund(o|a) de|natural de)
(procedente de|soy de|vengo de)
`,
  based: `
(vive|viviendo|residente|residiendo|radicad(o|a)|afincad(o|a)|establecid(o|a)|ubicad(o|a)|asentad(o|a)|
  domiciliad(o|a))
con (base|sede|residencia|domicilio)
`,
  comes: "actualmente en",
  from: "",
  lately: "(actualmente|desde)",
  withFamily: "con (mis?|sus?)",
  here: "(en|entre|cerca de)",
  afterPlace: "",
  bornAt: "",
  basedAt: "",
  around: "ciudad de",
  aroundBehind: "",
  placeArticles: "(la|el|los|las)",
  placeParticles: "(de|la)",
  areas: "",
  leads: "(joven|gran|excelente|antigu(o|a)|futur(o|a)|expert(o|a))",
  joins: "(de|del|en|y|e)",
  lasting: "experiencia",
  branches: `
(públic|general|mecáni|eléctri|electróni|quími|gráfi|clíni|informáti|comercial|diplom)*
(agrícol(a|o)|ambiental|superior|titulad(o|a)|graduad(o|a)|certificad(o|a)|liberal*)
`,
  ofCountry: "",
  inLanguage: "",
  ofLanguage: "(traduc|redact|correct|maestr|docente|lector|locutor|filolog)*",
  goesOn: "",
  praise: "",
  citizens: "",
  citizensBefore: "(nacionalidade?s?|ciudadan(o|a)|pasaporte)",
};
