import type { Language } from "../language";

const people =
  "(candidat(o|a|os|as)|pessoas?|profissiona(l|is)|colaborador(a|es|as)?|funcionári(o|a|os|as)|" +
  "colegas?|trabalhador(a|es|as)?)";
const person =
  "(homens?|homem|mulher(es)?|moças?|rapaz(es)?|senhoras?|senhor(es)?|meninas?|feminin(o|a)|masculin(o|a))";
const faiths =
  "(crist|católic|protestante|muçulman|jud|hindu|budist|ate|evangélic)" +
  "(o|a|os|as|ão|ãos|ã|ãs|eu|eus|ia|ias|e|es|u)?";
const national = "({nation}|{language})";
const beginners = "(iniciantes?|principiantes?)";
const works = "(escritório|trabalho|local de trabalho|sede|empresa|loja|residência|casa)";
const only =
  "(apenas|somente|só|unicamente|exclusivamente|preferencialmente|preferivelmente|de preferência|" +
  "preferência por|preferência)";
const wanted =
  "(exigid|preferid|obrigatóri|imprescindível|indispensável|necessári|desejável|desejad)(o|a|os|as)?";

export const grounds: Language["grounds"] = {
  promises: `
sem distinção
independentemente
independente d(e|a|o)
igualdade de (oportunidades|tratamento)
sem discriminação
não discrimina*
(idade|sexo|gênero|origem|religião) … não (importa|conta)*
qualquer (idade|gênero|sexo|origem|nacionalidade)
`,
  harmless: `
(diferentes|diversos|diversas|distint(o|a)s|vári(o|a)s|tod(o|a)s|outr(o|a)s) (as |os )?(origem|origens|
faixas etárias|idades|culturas|nacionalidades)
(origem|origens) (cultural |social |culturais )?(divers|distint|diferente)*
(com|para|a|de|atendimento a) (os |as )?jovens
jovem aprendiz
(produtos?|vinhos?|azeites?|queijos?|denominação|certificad* |país|países|regras) … (de )?origem
(roupa|moda|calçado|setor|coleção|saúde) (de |da )?(homem|mulher|feminin|masculin)*
(homens?|homem|mulher(es)?|masculino|feminino) (e|ou|/) (homens?|homem|mulher(es)?|masculino|feminino)
(violência|igualdade|estudos|identidade) de gênero
(comida|alimentação|vida) saudável
(plano|seguro|setor|centro|educação|promoção|profissionais|unidade) … saúde
(curso|aula|formação|turma)s? … iniciantes
(residência|residente|residir) … (médica|medicina|pediatria|cirurgia|enfermagem|
  hospital|clínica|psiquiatria|radiologia)
(permissão|autorização|título|visto) de (residência|trabalho)
(trabalho|formação|venda|educação|ensino) (a|à) distância
viver (em (comunidade|equipe|grupo|harmonia)|bem)
(pessoas|crianças|pacientes|adultos|utentes) … (que vivem|com deficiência)
(edição|retoque|banco|estúdio|sessão|tratamento) (de )?(foto|fotografia|imagem)*
(fotografia|foto)s? de (produto|casamento|moda|estúdio)*
(entrega|transporte|viagens?|rotas?) … # (km|quilômetros)
`,
  asTyped: "",
  asking: `
(${only}|${wanted}|procura-se|busca-se|precisa-se|exige-se|requer-se|contrata-se|buscamos|procuramos|queremos|
precisamos|preferimos|contratamos|ideal|idealmente)
(deve|devem|tem que|têm de|precisa) ser
`,
  filling: `
${people}
(um|uma|uns|umas|o|a|os|as|e|ou|de|que|para|nosso|equipe|equipa|ser|seja|é|nov(o|a)s?|verdadeir(o|a)s?)
`,
  alone: {
    age: `
(idade|idade máxima|limite de idade|faixa etária|jovem|jovens|data de nascimento|ano de nascimento)
(menor(es)? de|maior(es)? de|até|máximo|máx.|menos de|mais de|idade( de)?|no máximo) {age}( anos)?( de idade)?
(idade |de |entre )?{age}(-| a | e ){age}( anos)?( de idade)?
{age} anos (no máximo|de idade)
`,
    sex: `
(${person}|sexo|gênero|género|sexo (masculino|feminino)|damas?|cavalheiros?)
`,
    native: `
(nativ(o|a)s?|língua materna|idioma nativo)
`,
    origin: `
(nacionalidade|cidadania|origem|raça|etnia|cor da pele|origem étnica|naturalidade|{nation}|europe(u|ia)s?|branc(o|
a)s?|estrangeir(o|a)s?)
`,
    religion: `
(religião|confissão|fé|${faiths})
`,
    health: `
(saudáve(l|is)|boa saúde|deficiência|não(-| )fumante|sadi(o|a)s?)s?
(condição|condicionamento|aptidão|forma) físic(o|a)
`,
    family: `
(solteir(o|a)s?|casad(o|a)s?|divorciad(o|a)s?|grávidas?|gravidez|estado civil|sem filhos)
`,
    orientation: `
(orientação sexual|heterossexua(l|is)|homossexua(l|is)|hétero|gay|lésbica)s?
`,
    politics: `
(opinião política|filiação (política|partidária|sindical)|sindicalizad(o|a)s?|sindicalistas?)
`,
    looks: `
(foto|fotografia|aparência|aparência física|bonit(o|a)s?|atraentes?|magr(o|a)s?|beleza)
`,
    home: `
(endereço|morada|residência|domicílio|local de residência|cep|código postal|tempo de deslocamento)
`,
    beginners: `
${beginners}
`,
  },
  anywhere: {
    age: `
(não|que não) (passe|passes|tenha mais|ultrapasse) (de |dos )?{age}
{age} anos de idade
(menor(es)? de|maior(es)? de|até|máximo( de)?|máx.|
  menos de|no máximo|mais de) (a?os )?{age} anos !(de experiência|em|
de garantia|de história|de mercado)
{age}(-| a | e ){age} anos !(de experiência|em)
entre (os )?{age} e (os )?{age} anos !(de experiência|em)
(idade|idades) (máxima|mínima|de|entre|até) … {age}
idade (máxima|limite)
(alguém|ninguém|gente|pessoas?|candidat(o|a)s?) (menor|maior|acima|abaixo|com menos|com mais)(es)? d(e|os) {age}
idade: {age}
(limite de idade|faixa etária)
(jovem|jovens)(,)? (e )?(dinâmic|motivad|enérgic|ambicios|entusiasta|proativ)*
(jovem|jovens) (talentos?|candidat*|profissiona*|${person})
(candidat|profissional|profissionais|pessoal|pessoas|gente|moça|mulher|homem|rapaz)(o|a|os|as)? (jovem|jovens)
(equipe|equipa|time|ambiente|quadro) … (jovem|jovial)
jovem (equipe|equipa|time)
(dinâmic|enérgic|motivad)(o|a|os|as) (e )?(jovem|jovens)
(buscamos|procuramos|procura-se) (um |uma )?(jovem|jovens)
nativ(o|a)s? digita(l|is)
(millennials|geração z|geração y)
nascid(o|a)s? … (depois|antes|desde|entre|após|a partir) (de )?{year}
não (aposentados|idosos|reformados)
(não mais de|menos de|máximo( de)?|no máximo|até) (#|dois|três|quatro|cinco|dez) anos … experiência
superqualificad(o|a)s?
`,
    graduation: `
ano de (graduação|formatura|conclusão)
recém(-| )(formad|graduad|licenciad|diplomad)(o|a|os|as)
(graduad|formad|licenciad|diplomad)(o|a|os|as) … (após|desde|entre|a partir|depois|em) (de )?{year}
(graduad|formad|licenciad)(o|a|os|as) nos últimos … anos
turma de {year}
`,
    sex: `
(não|sem) (mulheres|homens|moças)
${only} ${person}
${person} (${wanted}|${only})
(procura-se|buscamos|procuramos|precisa-se de|precisa-se) (um |uma )?(homem|mulher|moça|rapaz|senhora|jovem)s?
(homem|mulher|moça|rapaz) (de|entre|menor|jovem|solteir(o|a))
(sexo|gênero|género)(:)? (masculino|feminino|homem|mulher)
do sexo (masculino|feminino)
(vaga|exclusiv*) (para |feminina|masculina)(mulheres|homens)?
`,
    native: `
língua materna
(falantes?|locutor(es)?) nativ(o|a)s?
nativ(o|a)s? (de |em )?{language}
{language} (nativ(o|a)s?|como língua materna)
(nível|idioma) nativ(o|a)
bilíngue nativo
sem sotaque
`,
    origin: `
(nacionalidade|cidadania)(:| :)
(nacionalidade|cidadania) (${national}|europeia|exigida|obrigatória|brasileira|portuguesa)
(cidadãos?|cidadãs?|nacionais) (${national}|europe(u|ia)s?|da ue)
(de )?origem (${national}|europeia|africana|asiática|árabe|étnica)
${only} ({nation}|portugueses|europeus|nacionais|cidadãos)
nascid(o|a)s? (e criad(o|a)s? )?(em|no|na) {place}
(não|sem) (aceitamos |admitimos |contratamos )?(estrangeiros|imigrantes|migrantes)
(raça|cor da pele|pele)( clara| branca| morena| negra)
cor da pele
passaporte (${national}|europeu|comunitário)
(sobrenomes?|apelidos?) … (${national}|estrangeir*)
`,
    religion: `
${faiths} (praticantes?|${wanted}|${only}|comprometid*)
(de religião|de confissão|de fé) *
(ser|candidat(o|a)s?|pessoas?|deve ser) ${faiths} !(em)
valores (cristãos|católicos|islâmicos)
(filiação|pertença) religiosa
(pertencer|membro) … igreja
(sem|não) (véu|hijab|turbante)
não (muçulmanos|judeus|cristãos)
`,
    health: `
(sem|nenhuma|não ter) (deficiência|deficiências|doença|doenças|problemas de saúde|doenças crônicas)
(física|médica|clínica|mental)mente (apt|sã|estáve)(o|a|os|as|l|is)?
apt(o|a)s? (física|clínica|medica)mente
em (boa|excelente|plena|perfeita) (forma|saúde)
(boa|excelente|perfeita) saúde
(boa|bom|excelente) (condição|forma|preparo|condicionamento) físic(o|a) !(e|ou|,)
pessoas? saudáve(l|is)
não(-| )fumantes?
não fumadores?
(poucos|sem) atestados (médicos)?
`,
    family: `
solteir(o|a)s?
estado civil
(candidat*|pessoas?|homens?|mulher(es)?) casad(o|a)s?
(sem|não ter) (filhos|compromissos familiares|encargos familiares|responsabilidades familiares|família)
(não|nem) (estar )?grávidas?
sem (planos|intenção) de (engravidar|ter filhos|gravidez|maternidade)
não (mães|grávidas|gestantes)
`,
    orientation: `
(heterossexua|homossexua)(l|is)
orientação sexual
não (gays|homossexuais|lésbicas|trans|transexuais)
`,
    politics: `
(opinião|opiniões|ideias|ideologia|convicções|filiação|
  militância|posição) (política|sindical|partidária|políticas)(s)?
(não|nem) (sindicalistas?|sindicalizad(o|a)s?|filiad(o|a)s? … (sindicato|partido))
sem (atividade|filiação) (sindical|política)
(de esquerda|de direita|conservador(a|es)?) (${only})
`,
    looks: `
(cv|currículo|curriculum|candidatura) … (foto|fotografia)
(foto|fotografia) (recente|atual|obrigatória|exigida|3x4|no currículo)
(com|incluir|anexar|enviar|envie) (uma |sua )?(foto|fotografia)( recente| atual)?
(boa|excelente|ótima) (aparência|apresentação|imagem pessoal)
bela aparência
(moça|mulher|rapaz|pessoa|homem|menina) (atraente|bonit|magr|alt)(o|a|os|as)?
(altura|estatura|peso) (mínim|máxim)(o|a)
(medir|meça|mede) (mais de|pelo menos|no mínimo) #
`,
    home: `
(mor|resid|viv|habit)(ar|ir|er|e|a|ando|indo|endo|ente|entes|ador|adora) (já |atualmente )?(em|no|na|nos|nas|de|
perto de) {place}
(deve|deverá|precisa|candidat(o|a)s?|que|obrigatório|imprescindível|preferencialmente) (mor|resid|viv|habit)(ar|ir|
er|e|a|ando|ente) (em|no|na|perto|próximo)
domiciliad(o|a)s? (em|no|na)
(residência|domicílio)( atual)?( em| no| na|:) {place}
(mor|resid|viv)(ar|ir|er|e|a|ência|ente|entes|ador|ando) … (perto|próxim*|# (km|quilômetros|quilómetros|minutos))
(proximidade|distância|perto) (ao|à|do|da|de) (sua |seu )?${works}
(residência|moradia|domicílio) … (perto|próxim|distância|proximidade)*
(máximo|menos de|a|até) # (km|quilômetros|quilómetros|minutos) (de|do|da) (nosso |nossa |seu )?${works}
(cep|código postal) … #
(apenas|somente) (locais|moradores|residentes)
`,
    school: `
universidades? (de (primeira linha|ponta|prestígio|elite|renome)|prestigiadas?)
`,
    beginners: `
${only} ${beginners}
${beginners} (${only}|${wanted})
recém saíd(o|a)s? da (faculdade|universidade|escola)
#(-| a )# anos de experiência ${only}
`,
    gaps: `
sem (lacunas|buracos|hiatos|interrupções) (n(o|a)|d(e|a|o)|em|laborais)( seu| sua)?( cv| curric*| carreira| emprego)?
(trajetória|carreira) (contínua|ininterrupta|sem interrupções)
`,
    background: `
(mesm(o|a)|noss(o|a)) (origem|meio|contexto)( cultural| social)?
origem cultural
`,
  },
};
