import type { Language } from "../language";

const number = "(#|dois|duas|três|quatro|cinco|uma?)";
const children = "(filh(o|a)s?|menin(o|a)s?)";
const marital = "(solteir(o|a)|casad(o|a)|divorciad(o|a)|viúv(o|a)|união estável)";
const parent = "(mamãe|mãe|papai|pai)";
const person = `(mulher|homem|${parent})`;

export const people: Language["people"] = {
  called: `
    mulher homem jovem profissional formado formada estudante empreendedor empreendedora arquiteto arquiteta cantor
    cantora ator atriz bailarino bailarina costureira açougueiro pescador bombeiro aposentado aposentada babá
    serralheiro
  `,
  personEndings: "ólogo óloga ógrafo ógrafa ista",
  noPersons: "revista entrevista conquista",
  streets: {
    behind: "",
    endings: "",
    shortEndings: "",
    numbered: "",
    before: "rua R. travessa praça largo alameda estrada rodovia",
    joins: "de do da dos das",
    flats: "",
    numberEndings: "",
    numberSigns: "nº n.º n° n.° no.",
    postcodeLabels: "CEP",
  },
  acts: `
(coordenou|trabalhou|liderou|geriu|dirigiu|desenvolveu|coordena|trabalha|fala)
`,
  meanwhile: "também",
  actsOfAnybody: "(tem|foi)",
  pronouns: "ele ela dele dela",
  neutralPronouns: "elu",
  titles: "Senhor Senhora",
  titlesBesideNames: "Dona",
  labels: `
(data de nascimento|local de nascimento|naturalidade|nascid(o|a) (em|a)|nacionalidade|cidadania|cpf|nif|filiação)
(cartão de cidadão|bilhete de identidade)
`,
  certainLabels: "",
  homeLabels: "(endereço|morada)",
  ambiguousLabels: `
(nome( completo)?|sobrenome|apelidos?|nascimento|idade|filhos|religião|rg|endereço|morada|cidade|cep|localidade)
(código-postal)
`,
  maritalStates: marital,
  circumstances: `
<=((como|sou) )(* )?(* )?${person}
<=(^(uma? )?jovem )${person}
<=(tenho )${number} ${children}$
<=(tenho )# anos$
(meus|minhas) (${number} )?${children}
^(mulher|homem) =(*) !(de|e)
${parent} de ?${number}( ${children})?
${parent} (de família|${marital})
(meu|minha|seu|sua|com uma?) (marido|mulher|esposa|esposo)( e ${number} ${children})?
`,
  aloneCircumstances: `
${marital}((,)? (com|e|desde|há) (*|#)( (*|#))?( (*|#))?)?
(masculino|feminino|pai|mãe|homem|mulher)
(sem|${number}) ${children}
`,
  iAm: "(sou|estou)",
  proud: "",
  unions: "",
  ages: `
(de )?# anos de idade
`,
  agedOf: "de # anos !(de|em|como)",
  timed: "(mais|cerca|carreira|experiência|trajetória)",
  births: "nascid(o|a)( (em|a))?",
  iWas: "",
  birthNames: "",
  pictures: "(foto|fotografia)",
  articles: "(uma?|a|o)",
  describes: "(sou|é|como|que)",
  isA: "",
  compatriots: "",
  speaks: "",
  second: "(ou|e)",
  citizenEnds: "",
  holds: "com",
  held: "",
  originBefore: `
de (pais|país)
filh(o|a) de
`,
  descends: "de origem",
  originAfter: "",
  livesOn: `
(e|com|que|de|a|em|na|no|desde|por|para|sem)
(atual|instal|estabelec|domicili|resid|sediad|especiali|licenciad|formad|apaixonad|motiv|nascid|natural|viv)*
`,
  aged: `
(, (eu|sou))
(de # anos|de origem)
`,
  believes: "sou",
  practises: "praticante",
  peoples: "",
  faiths: "(muçulman(o|a)|católic(o|a)|judi(o|a)|evangélic(o|a))",
  subjects: "(eu|ele|ela)",
  self: "eu",
  who: "que",
  linking: "(sou|estou|e|atualmente)",
  introduces: "(sou|e uma?)",
  placed: "(pessoas|escritórios?|empresas?|equipes?)",
  workBegins: "(gestão|trabalh*|coordin*|lider*)",
  praised: "",
  dwells: "(moro|habito|vivo|resido)",
  origins: `
(nasci (em|no|na)|criad(o|a) (em|no|na)|nascid(o|a)( e criad(o|a))? (em|no|na)|cresci (em|no|na)|oriund(o|a) d(e|o|a))
(natural d(e|o|a)|sou d(e|o|a)|venho d(e|o|a)|morador(a)? (de|em|no|na))
`,
  based: `
(sediad(o|a)|basead(o|a)|localizad(o|a)|estabelecid(o|a)|a (residir|viver|morar)|vivendo|morando|mora|residente)
`,
  comes: "atualmente (em|no|na)",
  from: "",
  lately: "(atualmente|desde)",
  withFamily: "com (meus?|minhas?|seus?|suas?)",
  here: "(em|no|na|nos|nas|entre|perto de)",
  afterPlace: "",
  bornAt: "",
  basedAt: "",
  around: "cidade d(e|o|a)",
  aroundBehind: "",
  placeArticles: "",
  placeParticles: "(de|do|da)",
  areas: "",
  leads: "(jovem|grande|excelente|antig(o|a)|futur(o|a)|experiente)",
  joins: "(de|da|do|em|e)",
  lasting: "experiência",
  branches: "",
  ofCountry: "",
  inLanguage: "",
  ofLanguage: "(tradut|redat|revis)*",
  goesOn: "",
  praise: "",
  citizens: "",
  citizensBefore: "(cidadã(o)?|passaporte)",
};
