import type { Language } from "../language";

export const studies: Language["studies"] = {
  computing: `
    (informática|computação|sistemas de informação|software|cibersegurança|ciência de dados|
      análise e desenvolvimento)
  `,
  engineering: `
    (engenhari*|mecânica|eletrônica|eletrotécnica|mecatrônica|industrial|automação)
  `,
  building: `
    (engenharia civil|arquitetura|construção|edificações|obras|carpintaria)
  `,
  business: `
    (empres*|contab*|finanças|financeir*|econom*|comérci*|marketing|gestão|administração|
      recursos humanos|banca|logística|vendas|MBA|auditoria)
  `,
  law: `
    (direito|jurídic*|advocacia|solicitadoria)
  `,
  health: `
    (enferma*|medicina|saúde|farmácia|fisioterapia|odontologia|veterinária)
  `,
  teaching: `
    (educação|magistério|pedagogia|docência|licenciatura em letras|ensino)
  `,
  arts: `
    (artes?|belas artes|música|teatro|dança|design|fotografia|pintura|cinema)
  `,
  media: `
    (jornalismo|comunicação|mídia|publicidade|relações públicas)
  `,
  agriculture: `
    (agr(icultura|onomia|onómic*|ária|ícola|opecuária)|horticultura|pecuária|florestal|viticultura|
      zootecnia)
  `,
  science: `
    (biologia|química|física|matemática|estatística|geologia|bioquímica)
  `,
  hospitality: `
    (culinária|cozinha|hotelaria|gastronomia|pastelaria|confeitaria|turismo|restauração)
  `,
  fashion: `
    (moda|têxtil|costura|modelagem|vestuário)
  `,
  sport: `
    (desport*|esport*|educação física|fitness|treino)
  `,
  aviation: `
    (aeronáutic*|aviação|piloto|aeroespacial)
  `,
  vehicles: `
    (automóve*|automotiv*|veículos|mecânica auto*)
  `,
  society: `
    (psicologia|sociologia|serviço social|história|filosofia|ciências políticas|letras|línguas|
      geografia|teologia)
  `,
  noField: ``,
  orRelated: `
    (afins?|similar|similares|equivalente|relacionad*|correlat*)
  `,
  inField: "em",
  degreeWords: "",
};
