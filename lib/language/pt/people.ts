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
};
