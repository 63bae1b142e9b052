import type { Language } from "../language";

export const workStyles: Language["workStyles"] = {
  achievement: `
    (superei|ultrapassei|superação|excedi|atingi|cumpri) … (objetivos?|objectivos?|metas?|quotas?|cotas?|
      orçamentos?)
    (melhor|melhores|maior) (resultados?|vendas?|faturação|faturamento) … (da equipa|da equipe|da loja|
      da região|do ano)
  `,
  persistence: `
    (após|depois de) (#|duas|dois|três|quatro|várias|muitas) (tentativas|recusas|falhas|ensaios)
    apesar (de|do|da|dos|das) … (terminei|entreguei|concluí|completei)
    (terminei|entreguei|concluí|completei) … apesar (de|do|da|dos|das)
    até (que|resolver|receber|encontrar) … (todos|todas|cada|último|última|resolvid*)
  `,
  initiative: `
    por (iniciativa própria|minha iniciativa|minha própria iniciativa)
    (propus|sugeri) e (introduzi|implementei|organizei|criei|lancei)
    (introduzi|iniciei|fundei|lancei|criei|implantei|implementei) (um|uma|o primeiro|a primeira|dois|duas|
      três)
    (introdução|implantação|criação|lançamento) de (um|uma)
    (ofereci-me|voluntariei-me|me ofereci|me voluntariei) (como|para)
  `,
  leadership: `
    (liderei|dirigi|coordenei|supervisionei|chefiei|geri|gerenciei) (um|uma|o|a) … (equipa|equipe|grupo|
      turno|brigada|departamento|pessoas|funcionários|colaboradores)
    (liderança|coordenação|supervisão|chefia|gestão) de (um|uma|#|dois|duas|três|quatro|cinco) … (equipa|
      equipe|grupo|turno|pessoas|funcionários|colaboradores)
    (formei|treinei|orientei|formação|treinamento|orientação) (de )?(#|dois|duas|três|quatro|cinco|seis|os|
      novos|novas) … (aprendizes|estagiários|formandos|colegas|funcionários|colaboradores|alunos)
  `,
  cooperation: `
    (juntamente com|em conjunto com|em colaboração com|junto com) (o|a|os|as|outros|outras|vários) (equipa|
      equipas|equipe|equipes|colegas|departamentos?|médicos|enfermeir*|fornecedores|professores|vendas|compras)
    (ajudei|apoiei|substituí|cobri) (os |as |meus |outros )?(colegas|turnos)
    (partilhei|compartilhei|transmiti) … (com|a|ao|aos) (equipa|equipe|colegas|turno)
  `,
  concern: `
    (cuidei|tratei|acompanhei|consolei|ouvi|acalmei|visitei) … (doentes|pacientes|residentes|utentes|
      crianças|famílias|familiares|idosos|alunos)
    (cuidados?|acompanhamento|assistência) (a|de|aos|às|dos|das) … (doentes|pacientes|residentes|utentes|
      crianças|famílias|idosos)
  `,
  social: `
    (organizei|animei|organização) … (encontros?|feiras?|festas?|jornadas?|dias abertos|recepções|receções|
      convívios?)
    (recebi|acolhi|acolhimento|receção|recepção) … (hóspedes|visitantes|clientes|delegações|convidados)
  `,
  self_control: `
    (resolvi|acalmei|mediei|mediação|resolução) … (conflitos?|disputas?|discussões|brigas|reclamações)
    (clientes?|doentes?|pacientes?|hóspedes|utentes) (zangados?|irritados?|agressivos?|furiosos?|nervosos?)
  `,
  stress_tolerance: `
    # (chamadas|doentes|pacientes|refeições|pedidos|encomendas|clientes|processos|entregas) (por|ao|à|
      a cada) (dia|hora|turno|noite|serviço)
    (prevenção|plantões|plantão|serviço de urgência|turnos da noite)
    durante (a|o|os|as) … (pandemia|crise|época alta|alta temporada|hora de ponta|apagão|greve|natal)
  `,
  adaptability: `
    (passei|mudei|reconverti-me) (de|do|da|a|para|como) … (para|a|ao|em)
    (aprendi|dominei) … em (#|duas|dois|três|quatro|seis|poucas|poucos) (dias|semanas|meses)
    (substituí|assumi) … (de um dia para o outro|em cima da hora|sem aviso)
    (trabalhei|rodei) (em|por) (#|dois|duas|três|quatro|cinco|todos os|vários|várias) (departamentos|países|
      lojas|áreas|secções|setores|unidades)
  `,
  dependability: `
    (entreguei|apresentei|fechei|terminei|paguei|entrega|apresentação|fecho|fechamento) … (a tempo|no prazo|
      dentro do prazo|atempad*)
    (cumpri|respeitei) (todos os|cada|todas as) (prazos?|datas|entregas)
    sem (um único|uma única|nenhum|nenhuma) (atraso|falta|ausência)
    (abri|fechei|abertura|fecho|fechamento) (e (fecho|fechamento) )?(da |do |a |o )(loja|caixa|escritório|
      oficina|balcão)
  `,
  detail: `
    (verifiquei|conferi|revi|contei|medi|pesei|registei|registrei|comparei|reconciliei) (cada|todas|todos|
      uma a uma|um a um)
    (verificação|conferência|revisão|controlo|controle|reconciliação) (de cada|de todas|de todos|diária)
    (comparei|conferi|reconciliei|conferência|reconciliação) … (com|contra) (o|a|os|as) (encomendas?|
      pedidos?|guias?|contratos?|extratos?|faturas?|plantas?|notas?)
    (detetei|detectei|corrigi|encontrei) (os |as |# |vários |várias )?(erros|falhas|diferenças|defeitos|
      discrepâncias)
  `,
  integrity: `
    (denunciei|comuniquei|reportei|participei) (um|uma|o|a|os|as|todas as) … (fraude|irregularidad*|
      incumprimento|conflito de interesses|acidentes?|infraç*)
    (tratei|guardei|tratamento) … (confidencial*|com sigilo|em sigilo)
    (fecho|fechamento|conferência) (de|do) caixa
    (contei|fechei|conferi) (a|o) caixa
  `,
  independence: `
    (única|único) (contabilista|contador*|programador*|enfermeir*|cozinheir*|professor*|eletricista|técnic*|
      comprador*)
    (geri|construí|escrevi|planeei|planejei|reparei|conduzi|trabalhei|fiz) … (sozinh*|por conta própria|
      sem supervisão|de forma autónoma|de forma autônoma)
  `,
  innovation: `
    (inventei|patenteei)
    (desenhei|desenvolvi|concebi|criei|elaborei) (um novo|uma nova|o primeiro|a primeira|novos|novas)
    (conceção|concepção|desenvolvimento|criação) de (um novo|uma nova|novos|novas)
    (automatizei|automatização|automação) (de )?(o|a|os|as|do|da|dos|das|todos|todas)
  `,
  analysis: `
    (analisei|estudei|calculei|modelei|diagnostiquei|avaliei|investiguei) (o|a|os|as|cada|todos|todas|
      porque|#)
    (análise|estudo|cálculo|diagnóstico) (de|do|da|dos|das) (dados|vendas|avarias|custos|causas|riscos|
      falhas|acidentes)
    (encontrei|identifiquei|determinei) (a|as|o|os) (causas?|origem|motivos?) (de|do|da|dos|das)
  `,
  notDone: `
    (não|nunca|jamais|sem ter|tampouco)
    (gostaria|quero|espero|poderia|deveria|desejo|pretendo)
    (dispost*|capaz|pront*) (a|de|para)
    (meu|minha) (chefe|colega|supervisor*|marido|mulher|esposa|irmão|irmã|amig*)
  `,
};
