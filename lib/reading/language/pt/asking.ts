import type { Language } from "../language";

export const asking: Language["asking"] = {
  headings: {
    nice: "seria um plus\nserá um diferencial\ndiferencia(is|l)\ndesejável\ndesejáveis",
    none: "nossa (cultura|empresa)\n(o que )?oferecemos\nbenefícios\nsobre (a empresa|nós)",
    must: `
      (que )?(precisamos|procuramos|exigimos|esperamos|você precisa)
      obrigatório
      exige-se
      requisitos
      perfil
      formação
      conhecimentos
      experiência
      competências
      qualificações
    `,
    duties: "atividades\natribuições\no que você\nsuas\nresponsabilidades\ntarefas",
    about: "descrição\nsobre a vaga\nresumo",
  },
  goesOn: "",
  titleHeadings: "cargo\nvaga\ntítulo( da vaga)?",
  titleLabels: "cargo\nvaga\nfunção",
  offers: "vale (refeição|transporte)\nsalário\nbruto",
  pay: "salári*\nsalaria*\nremunera*\nordenado\npretensão",
  mailHeaders: "assunto\nde\npara\nenviado\ndata\ncc",
  subjectHeaders: "assunto",
  closings:
    "((com os melhores )?cumprimentos|(um )?abraço|obrigad(o|a)|atenciosamente|atentamente|saudações)",
  greetings: `
    olá
    oi
    bom dia
    boa tarde
    (muito )?obrigad(o|a)
    (obrigad(o|a)|((um )?abraço|cumprimentos)),? *¶
  `,
  facts: `
    regime clt
    efetivo
    sem termo
    # horas( (semanais|por semana))?
    (um|dois|três|quatro|cinco|seis|#) meses
  `,
  starts: "para( o)?\na partir d(e|o)\ndesde\n(início|começo|data de início|admissão)( (em|a|a partir de))?",
  startsSoon: `
    (início|começo|admissão)( )?:? (imediat(o|a)|assim que possível|o mais (breve|rápido) possível)
    começar (de imediato|imediatamente|assim que possível)
    ^(imediat(o|amente)|de imediato)¶
  `,
  seeking: "procuramos\ncontratamos\nprecisa(mos)?( de)?\nestamos à procura de",
  wanting: `
    (preciso|precisamos|procuro)( de)?( uma?)?
    vaga (de|para)( uma?)?
  `,
  praise: "um(a|/a)?",
  afterTitle: "para\ncom\nque\nem\nn(o|a|um|uma)",

  nice: `
    idealmente
    desejáve(l|is)
    (um )?diferencial
    preferencialmente
    valorizad(o|a)s?
    (uma )?mais-valia
    um plus
  `,
  must: "mínimo\nobrigatório*\nindispensável\nimprescindível\npelo menos",
  preferably: "idealmente\npreferencialmente",
  byLaw: "(registro|crm|coren|oab|crea|cnh) … (obrigatóri*|ativo)",
  lawful: "registr*\ncrm\ncoren\noab\ncrea\ncnh",
  workPermit: `
    (autorização|visto|título) de (trabalho|residência)
    permissão de trabalho
  `,
  held: `
    certificado
    certificação
    licença
    autorização de (trabalho|residência)
    visto de trabalho
    carteira de motorista
    carta de condução
    cnh
    registo criminal
    antecedentes criminais
  `,
  be: "(é|seria|será)( uma?)?",
  notAsked: "não (é|são) (necessári(o|a)s?|obrigatóri(o|a)s?)",
  noExperience: "nenhuma experiência",
  asks: "turnos\ndisponibilidade\nnecessário\ndeve\ndomina\nconhecimentos?\nexperiência",

  you: "",
  introducing: `
    (vivência|familiaridade|noções|conhecimentos?|experiência|domínio)( (avançad|sólid|mínim|prátic)(o|a)s?)?
    capacidade
  `,
  askingAlone: "",
  opening: "(muito )?(bo(m|a|ns|as)|ótim(o|a)s?|excelentes?|sólid(o|a)s)\nampla",
  closing: "",
  abilities: "",
  manner: "*mente",
  purpose: "",
  articles: "(uma?|os|as)",
  prepositions: "em\nde\nd(o|a)s?\nsobre\ncom\nno\nna\ncomo\nentre",
  and: "e",
  or: "ou",
  adding: "com\npara",
  examples: "por exemplo\ncomo",
  including: "incluindo",
  means: "com",
  verbs: "",
  bothWays: "(falado|oral) e escrito",

  experienceAlone: "experiência",
  experience: "experiência",
  as: "como",
  doing: "",
  roleEnds: "",
  atLeast: "de\npelo menos\n(no )?mínimo( de)?",
  numbers: "",

  lacks: "falta\nprecisa*\nbusca*",
  hasDone: "(tem|já)",
  someone: "alguém que",

  labels: {
    department: "área\nequipa\nequipe\nsetor\ndepartamento",
    location: "onde\nlocal( de trabalho)?\nlocalização\ncidade",
    employment: "regime\ncarga horária\ntipo de contrato",
  },
  employment: {
    full_time: "tempo (inteiro|integral)\nperíodo integral\n40 horas",
    part_time: "meio período\ntempo parcial",
    contract: "prestador de serviços\npessoa jurídica",
    temporary: "temporári(o|a)\nprazo determinado\ntermo certo",
    internship: "estágio\nestagiári(o|a)",
  },
  permanent: "sem termo\nefetivo\nclt",
  department: "departamento\nequipe",
  remote: "teletrabalho\nremoto\ndistância",
  places: "em\na\npara\no",
  genders: "h m",
  openToAll: "",
  bothEndings: "a",
  referenceNumbers: "",
  keywordLabels: "palavras(-| )chave",
};
