import type { Language } from "../language";

export const briefs: Language["briefs"] = {
  person: `
    (você|vocês|tu|ele|ela|quem)
    (a|o|um|uma) (pessoa|candidat(o|a)|profissional)( (ideal|certa))?
    (alguém|gente|pessoas?|perfil)( (que|com))?
    que
    (seu|sua|teu|tua)
  `,
  self: "eu\nnoss(o|a|os|as)\nme\nmeu\nminha\nmim",
  need: `
    falta(m)?-(nos|me)
    (preciso|precisamos|precisar(ia|íamos|emos)|precisa-se)
    (necessita|necessitamos)( de)?
    (procuro|procuramos|procura-se|procura|busco|buscamos|peço|pedimos|
      pede-se|exigimos|exige-se|exijo)
    (requeremos|requer|requer-se|quero|queria|queremos|esperamos|espero|é preciso|são precisos)
  `,
  modal: "(deve|deves|deverá|deverás|deveria|devem|tem de|tens de|tem que|tens que|terá de|há de)",
  have: `
    (tem|tens|tenha|tenhas|ter|possui|possuis|possua|traz|traga|dispõe de|disponha de|conta com)
    (sabe|sabes|saiba|saibas|saber|conhece|conheces|conheça|conhecer|domina|dominas|domine|dominar|fala|
      falas|fale|falar|souber|entende)
    (seja|sejas|ser|estás|esteja|estar|consegue|consegues|pode|podes|possa|capaz de)
    (trabalhou|tenha trabalhado|ter trabalhado|com)
  `,
  required: `
    (obrigatóri(o|a|os|as)|imprescindíve(l|is)|indispensáve(l|is)|necessári(o|a|os|as)|exigid(o|a|os|as)|
      essencia(l|is)|fundamenta(l|is)|importantes?)
    (no mínimo|mínimo|pelo menos|requisito|é preciso|eliminatório|claro|óbvio|requerid(o|a))
  `,
  wish: `
    se possível
    ajuda$
    (dá|dava|dar) jeito
    (uma? )?(mais-valia|mais valia|plus|bónus|bônus|vantagem|diferencial|ponto a favor)
    (valoriza-se|valorizamos|valoriza(do|da)|desejáve(l|is)|preferencia(l|is|lmente)|preferencialmente|
      de preferência|idealmente|opciona(l|is))
    (seria (bom|ótimo|um plus|ideal)|será (valorizado|um plus)|melhor ainda|tanto melhor|melhor|ideal|
      bem-vind(o|a|os|as)|gostávamos|gostaríamos|gostava)
  `,
  not: "abster-se\nabstenham-se\nnão\nnem\nsem\nnunca\nnenhum\nnenhuma\ndispensa-se",
  without: "sem",
  cannot: `
    (não|impossível|proibido)( (se )?(pode|podemos|há|contratar|trabalhar|deixa))?
    (por lei|legal(mente)?|a lei|requisito legal)
  `,
  because:
    "(porque|pois|já que|visto que|dado que|quando|enquanto|embora|a fim de|cujo|cuja|por causa|que a|que o)",
  offers: `
    (oferecemos|oferece|damos|há|benefícios?|regalias|vantagens)
    (salário|ordenado|remuneração|comissões|gorjetas|seguro|férias|folgas|subsídio|refeições|parque|
      estacionamento|descontos?|cantina|café)
    (grátis|gratuit(o|a)|teletrabalho|alojamento|casa|carro da empresa|telemóvel|euros|brutos?|prémios?|praia)
    (possível|negociável)
  `,
  heads: {
    must: `
      (requisitos?|perfil|competências|conhecimentos|exigências|formação|experiência|obrigatório|necessário|
        critérios|qualificações)
      (o que|que|quem) (nós )?(pedimos|peço|procuramos|procuro|precisamos|preciso|precisas|exigimos|
        queremos|esperamos|buscamos)
      (pedimos|procuramos|precisamos|exigimos|exige-se|buscamos|procura-se)
    `,
    nice: "mais-valia\nvaloriza*\ndesejáve*\nplus\npreferencia*\nideal*\nopcional*\ndiferencia*",
    duties: `
      (funções|tarefas|responsabilidades|missão|trabalho|dia a dia|atividades|atribuições)
      (o que|que) (vai|vais|vão|irá|irás) fazer
      (vai|vais) (fazer|ser)
    `,
    none: `
      (o que )?(te )?(oferecemos|damos|oferece)
      (benefícios|regalias|vantagens|sobre (nós|a empresa)|quem somos|a empresa|empresa|contacto|contato)
      (candidat*|outras (ofertas|vagas)|ofertas|semelhantes|perguntas|política|cookies|aviso|salário|
        horário|condições|blog)
      ^nós¶
    `,
  },
  small: `
    mesmo lá isso isto aquilo o a os as um uma uns umas de do da dos das em no na nos nas com sem por para
    desde até sobre entre e ou mas que
    quem qual onde quando como se não nem meu minha teu tua seu sua nosso nossa nossos eu tu ele ela nós me te lhe é
    são está foi ser há tem procura procuramos precisamos preciso urgente dois três mais muito já este esta esse
    essa aqui
  `,
  nearness: "em de a perto para",
  titleJoins: "de do da em",
  praise: `
    novo nova bom boa experiente urgente tempo inteiro parcial integral efetivo temporário oferta vaga emprego
    antigo antiga
  `,
  suffixes: "or ora eiro eira ista ante ente ário ária ico ica ogo oga dor euta iatra",
  and: "e",
  or: "ou",
  otherwise: "senão\nse não",
  so: "portanto\npor isso",
  finite: "(são|estão|foi|era|tem|vai|quer|diz|vem|queria|seria|seriam)",
  someone: `
    alguém( (que|com))?
    uma pessoa( (que|com))?
    (uma? )?(sucessor(a)?|substitut(o|a))
  `,
  merely: "não (só|apenas|mais de)\ncomo ninguém",
  wanted: `
    anúncio
    vaga:
    (procura-se|precisa-se|procuramos)
    (contratamos|contrata(-se)?|contratar|recrutamos|recruta|recrutar)
  `,
  abbreviations: "sr sra dr dra exmo exma aprox máx mín tel núm pág etc incl ex",
  strict: "obrigatóri(o|a)s?\npor lei\nimprescindíve(l|is)",
  that: "que",
  only: "só\napenas\nsomente",
  it: "(isso|isto|(o|a|os|as) qua(l|is))",
  purposes: "para",
  posts: `
    (vaga|lugar|cargo|posição|anúncio)( de emprego)? (de|como|para)( uma?)?
    (substituir|substituto de) (o nosso|a nossa|o|a|uma?)
  `,
  another: "uma?\noutr(o|a)",
  having: "com",
};
