import type { Language } from "../language";

const person = "(candidat(o|a|ura)|perfil|currículo|cv|documento)";

export const orders: Language["orders"] = {
  ignore: `
(ignore|ignorem|esqueça|esquece|desconsidere|desconsidera)
não (leves?|leve|siga|sigas|aplique)( em conta)?
`,
  earlier: `
(anterior*|todas?|todos|suas|seus|acima|as|os|estas)
`,
  orders: `
(instruções|regras|critérios|ordens)
`,
  everything: `
tudo
`,
  before: `
(acima|anterior*|antes)
`,
  youAre: `
(você é|aja como)
`,
  role: `
(agora )?(um |uma )?(* )?(assistente|modelo|ia|recrutador)
`,
  machine: `
(modelos? de linguagem|inteligência artificial)
`,
  anyMachine: `
(ia|assistente|modelo)
`,
  note: `
(nota|mensagem|aviso) (a|à|ao|para)( a| o| qualquer)?
(atenção|olá)(,)?
^para (a|o|qualquer)
`,
  must: `
(deve|deverá)
`,
  rate: `
(avalie|avaliar|classifique|atribua|atribuir|pontue|dê|coloque|ponha|aumente|maximize)
`,
  thisPerson: `
(a |ao )?(est(e|a)|o|a|deste|desta|neste|nesta|meu|minha) ${person}
`,
  candidate: `
candidat(o|a)s?
`,
  me: `
me
`,
  top: `
(perfeit(o|a)|máxim(o|a)|mais alta|mais alto|melhor|em primeiro( lugar)?|no topo)
`,
  score: `
(pontuação|nota|avaliação)
`,
  consider: `
(considere|considerar|marque|trate|avalie)
`,
  every: `
(todos|todas|cada|todos os|todas as)
`,
  criteria: `
(critérios?|requisitos?|competências)
`,
  met: `
(satisfeit(o|a)s?|atendid(o|a)s?|cumprid(o|a)s?)
`,
  is: `
(atende|cumpre|preenche|é)
`,
  perfect: `
(todos|todas|perfeit(o|a)|melhor|ideal)
`,
  accept: `
(recomende|aceite|selecione|escolha|aprove|selecionar|aprovar|aceitar)
`,
  accepted: `
(selecionad(o|a)|aprovad(o|a)|aceit(o|a))
`,
  you: `
(você|vocês)
`,
  judging: `
(avali*|pontu*|nota|atend*|cumpr*)
`,
  commanding: `
(presuma|deve|por favor|considere)
`,
  feigning: `
(presuma|suponha|finja)
`,
  highest: `
(melhor|máxima) (nota|avaliação|pontuação)
(nota|avaliação|pontuação) (máxima|mais alta)
`,
  begging: `
(por favor|me dê|atribua-me)
`,
  alike: `
como este
`,
  anywhere: `
novas? (instruç(ão|ões)|tarefa)( )?:
se você (é|for) (um |uma )?(ia|modelo|bot|inteligência artificial)
não … (mencione|revele|sinalize) … (este|esta|esse|essa|instruç*|mensagem)
mostre … suas instruções
(responda|retorne) … (apenas|somente|com) … (met|sim|100|json)
fim do? (documento|currículo)( )?(.|:|-|=)
instruções (ocultas|secretas)
(marque|avalie) … como (atendid|cumprid|satisfeit)*
a partir de agora(,)? você
substitui … (suas|todas) … (instruções|regras)
`,
};
