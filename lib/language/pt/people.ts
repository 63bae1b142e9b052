import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {
  called: `
    mulher homem jovem profissional formado formada estudante empreendedor empreendedora arquiteto arquiteta cantor
    cantora ator atriz bailarino bailarina costureira açougueiro pescador bombeiro aposentado aposentada babá
    serralheiro médico médica
  `,
  acts: `
(coordenou|trabalhou|liderou|geriu|dirigiu|desenvolveu|coordena|trabalha|fala)
`,
  actsOfAnybody: "(tem|foi)",
  pronouns: "ele ela dele dela",
  titles: "Senhor Senhora",
  titlesBesideNames: "Dona",
  labels: `
(data de nascimento|local de nascimento|naturalidade|nascid(o|a) (em|a)|nacionalidade|cidadania|cpf|nif|filiação)
(cartão de cidadão|bilhete de identidade)
`,
  ambiguousLabels: `
(nome( completo)?|sobrenome|apelidos?|nascimento|idade|filhos|religião|rg|endereço|morada|cidade|cep|localidade)
(código-postal)
`,
  maritalStates: "(solteir(o|a)|viúv(o|a)|união estável)",
  maybeMarital: "",
  genders: "(pai|mãe|homem|mulher|feminino)",
  persons: "(mulher|homem)",
  parents: "(mãe|pai)",
  spouses: "(mulher)",
  children: "(filh(o|a)s?|menin(o|a)s?)",
  numbers: "(dois|duas|uma?|quatro)",
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
  branches: "",
  ofCountry: "",
  inLanguage: "",
  ofLanguage: "(tradut|redat|revis)*",
  goesOn: "",
  praise: "",
  citizens: "",
  citizensBefore: "(cidadã(o)?|passaporte)",
};
