import type { Language } from "../language";

export const reading: Language["reading"] = {
  headings: {
    personal: `
      dados pessoais, dados de contato, contato, informações pessoais, informação pessoal,
      informações de contato, contactos
    `,
    summary: `
      perfil profissional, resumo, resumo profissional, sobre mim, objetivo profissional, síntese, apresentação,
      sobre
    `,
    experience: `
      experiência profissional, experiências profissionais, histórico profissional, percurso profissional,
      trajetória profissional, trajetória, carreira, atuação profissional, emprego, estágios,
      experiência de trabalho
    `,
    education: `
      educação, formação, formação académica, escolaridade, estudos, habilitações academicas, habilitações,
      habilitações literárias, graduação, percurso académico, académico
    `,
    skills: `
      habilidades técnicas, conhecimentos, conhecimentos técnicos, competências digitais, ferramentas,
      qualificações, principais competências, principais habilidades, conhecimentos informáticos, aptidões,
      áreas de conhecimento, competências técnicas e digitais
    `,
    languages: `
      línguas, língua, línguas estrangeiras, competências linguísticas
    `,
    certificates: `
      certificações, cursos complementares, formação complementar, certificações e cursos,
      cursos e certificações, licenças, formações, qualificações complementares,
      qualificações e atividades complementares, atividades complementares
    `,
    projects: `
      projetos, projetos pessoais
    `,
    other: `
      interesses, passatempos, publicações, prémios, trabalho voluntário, palestras, conferências,
      apresentações, congressos, exposições,
      outros, outras informações,
      informações adicionais, atividades, informações complementares, conquistas
    `,
  },
  studiesOrSkills: "",
  months: `
    janeiro jan
    fevereiro fev
    março mar
    abril abr
    maio
    junho jun
    julho jul
    agosto ago
    setembro set
    outubro out
    novembro nov
    dezembro dez
    `,
  dates: {
    present: `
      (o |os |ao |aos )?(presente|atual|atualmente|momento|hoje|dias atuais)
      `,
    to: "a",
    and: "e",
    ordinals: "o",
    of: "de",
    between: "entre",
    since: `
      desde
      a partir de
      `,
    until: "até",
    seasons: "primavera verão outono inverno início meados final fim",
    quarters: "trimestre",
  },
  degrees: {
    doctorate: `
      doutorado
      doutoramento
      `,
    master: `
      mestrado
      mestre em
      pós-graduação
      especialização
      `,
    bachelor: `
      licenciatura
      bacharelado
      bacharel
      graduação
      `,
    highSchool: "",
    vocational: `
      curso (técnico|profissional)
      tecnólogo
      ensino técnico
      técnico em
      ctesp
      `,
    school: `
      ensino médio
      ensino secundário
      12(º|o|.)? ano
      secundário
      `,
  },
  anyDegree: `
    ensino superior
    formação superior
    `,
  schools: `
    *universidade*
    faculdade
    escola
    colégio
    usp
    unicamp
    ufrj
    ufmg
    `,
  occupations: `
    encarregado encarregada
    engenheiro engenheira desenvolvedor desenvolvedora diretor diretora líder coordenador coordenadora
    supervisora eletricista encanador carpinteiro pedreiro motorista entregador atendente contador contadora
    contabilista analistas assistente secretário enfermeiro enfermeira professor estagiário estagiária
    cozinheiro cozinheira garçom garçonete padeiro cabeleireiro faxineiro designer jornalista tradutor tradutora
    advogado advogada pesquisador pesquisadora bolseiro gestor gestora gerentes consultora tecnólogo
    programadora
    talhante pasteleiro pasteleira canalizador soldador estafeta carteiro carteira empregado empregada porteiro
    porteira jardineiro jardineira agricultor veterinário veterinária parteira bibliotecário bibliotecária
    redator redatora intérprete fotógrafo fotógrafa costureira esteticista rececionista comissário comissária
    maquinista notário arquiteto arquiteta ator atriz músico bombeiro bombeira nadador-salvador torneiro
    cervejeiro enólogo enóloga peixeiro peixeira serralheiro estofador
  `,
  occupationForms: "a as os es",
  occupationEndings: "",
  tradeEndings: "or ora eiro eira ista",
  qualifiers: `
    vendas compras produção qualidade logística atendimento desenvolvimento projeto projetos finanças
    administração
  `,
  organizations: `
    clínica
    prefeitura
    agência
    fundação
    associação
    universidade
    instituto
    escola
    canalizador soldador soldadora rececionista arquiteto arquiteta redator redatora jardineiro jardineira
    agricultor agricultora estafeta babá cuidador cuidadora encarregado encarregada biólogo bióloga costureira
    zelador porteiro barbeiro
    `,
  elisions: "d'",
  contractions: "",
  functionWords: `
    e de da do das dos em com para por no na nos nas um uma que ao os as se como desde ate anos experiência
    formação habilidades idiomas gestao desenvolvimento atual responsavel
  `,
  languageNames: `
    zh: mandarim
    nl: neerlandês
    pl: polaco
    cs: checo
    ro: romeno
    `,
  languageEndings: "",
  languageLevels: {
    native: `
      língua materna
      matern(o|a)
      nativ(o|a)
      `,
    fluent: `
      fluente
      fluentemente
      `,
    professional: `
      avançado
      profissional
      bom
      `,
    intermediate: "intermediário",
    basic: `
      elementar
      básico
      iniciante
      `,
  },
  levelWords: "nível",
  languageManner: "fluente falado",
  roles: {
    titleLabels: `
      cargo
      função
      posição
      `,
    employerLabels: `
      empresa
      empregador
      companhia
      `,
    leadsToDates: `
      período
      duração
      de
      desde
      até
      # anos?( # meses)?
      `,
    at: `
      na
      no
      em
      `,
    legalForms: `
      ltda
      lda
      s.a.
      `,
    placeWords: "cidade estado distrito região país remoto",
  },
  contact: {
    wholeName: `
      nome completo
      nome
      `,
    givenName: `
      nome próprio
      primeiro nome
      `,
    familyName: `
      sobrenome
      apelidos?
      `,
    place: `
      localização
      endereço
      morada
      cidade
      localidade
      `,
    phone: `
      telefone
      telemóvel
      celular
      `,
  },
  document: "",
  documentOf: "de",
  nobody: "e",
  certificates: "certificad*",
  studiedAt: "(na|no)",
  training: "",
  skillItems: {
    boasts: `
      (domínio|conhecimentos?|experiência) (de|do|da|em|com)
      `,
    outOf: "de",
    grades: "(avançado|intermediário|básico|médio|alto|# anos)",
    joins: "(e|ou)",
  },
};
