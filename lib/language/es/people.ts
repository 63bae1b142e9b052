import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {
  called: `
    mujer hombre joven profesional graduado graduada estudiante emprendedor emprendedora empresario empresaria
    odontólogo odontóloga veterinario veterinaria bibliotecaria cantante actor actriz bailarín bailarina costurera
    carnicero carnicera agricultora marinero bombero jubilado jubilada trabajador trabajadora niñera cuidador cuidadora
    obrero obrera soldador soldadora cerrajero historiador historiadora
  `,
  acts: `
(dirigió|lideró|gestionó|coordinó|trabajó (en|como|para)|lidera|coordina|trabaja|habla|estudió (en|la|el))
`,
  actsOfAnybody: "(es|era|tiene|ha)",
  pronouns: "él ella",
  titles: "Señor Señora Doña",
  titlesBesideNames: "Sr. Sra. Srta. Don",
  labels: `
(fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacid(o|a) (el|en)|nacionalidad|ciudadanía)
(estado civil|n.i.e.?|pasaporte)
`,
  ambiguousLabels: `
(nombres?|apellidos?|nombre y apellidos|candidat(o|a)?|edad|hijos|sexo|género|fotografía|nie|dirección|domicilio)
(ciudad|localidad|residencia|código postal|población)
`,
  maritalStates: "(solter(o|a)|casad(o|a)|divorciad(o|a)|viud(o|a))",
  maybeMarital: "",
  genders: "(padre|madre|hombre|mujer|masculino|femenino)",
  persons: "(mujer|hombre)",
  parents: "(madre|padre)",
  spouses: "(marido|esposa|esposo|mujer)",
  children: "(hij(o|a)s?|niñ(o|a)s?)",
  numbers: "(dos|tres|cuatro|una?)",
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
(vive|viviendo|residente|residiendo|radicad(o|a)|afincad(o|a)|establecid(o|a)|ubicad(o|a)|asentad(o|a)|domiciliad(o|a))
con (base|sede|residencia|domicilio)
`,
  comes: "actualmente en",
  from: "",
  lately: "(actualmente|desde)",
  withFamily: "con (mis?|sus?)",
  here: "(en|entre|cerca de)",
  afterPlace: "",
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
