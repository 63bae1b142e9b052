import { fold } from "@/lib/language/fold";

/**
 * How text speaks to a machine that reads applications instead of to a person. All patterns work on folded text
 * (lower case, no accents, no invisible characters). A CV's own work ("designed prompts for a language model") must
 * not match: each pattern needs an order, a claim about the judging itself, or a model's own control marks.
 */

const ignore =
  "(?:ignore|disregard|forget|override|bypass|skip|neglect|discard|do not (?:follow|obey|consider|apply)|ignorier(?:e|en|t)?|vergiss|vergessen sie|missachte|uberspringe|ignorez|oubliez|oublie|ne tenez pas compte|ne tiens pas compte|fais abstraction|faites abstraction|ignora|ignore|ignoren|olvida|olvide|olviden|omite|omita|descarta|desconsidere|ignorem|esqueca|esquece|desconsidera|ignorate|dimentica|negeer|vergeet)";
const orders =
  "(?:instructions?|prompts?|rules?|guidelines?|directives?|commands?|constraints?|criteria|requirements|context|training|programming|orders|anweisung(?:en)?|anleitung(?:en)?|regeln|vorgaben|kriterien|instruktionen|befehle|consignes|instructions|regles|criteres|directives|instrucciones|reglas|criterios|ordenes|indicaciones|instrucoes|regras|ordens|istruzioni|regole|instructies|scorecard|rubric)";
const machine =
  "(?:ai|a\\.i\\.|ki|ia|llm|llms|language model|sprachmodell|modele de langage|modelo de lenguaje|modelo de linguagem|gpt|gpt-?\\d\\w*|chatgpt|claude|gemini|copilot|chatbot|bot|assistant|assistent|asistente|assistente|model|algorithm|ats|automated (?:system|screener|reviewer|evaluator)|screening (?:system|software|tool|model|bot)|parser|evaluator|grader|judge|screener|system)";
const person =
  "(?:candidate|applicant|resume|cv|profile|person|application|me|him|her|them|bewerber(?:in)?|bewerbung|kandidat(?:en|in)?|lebenslauf|profil|candidat(?:e|ure)?|postulant(?:e)?|candidat[oa]|candidatura|curriculum|currículo|curriculo|perfil|dossier)";
const mark =
  "(?:\\b100\\b|100 ?%|10 ?/ ?10|5 ?/ ?5|4 ?/ ?4|10 out of 10|perfect|maximum|max|highest|top|full marks|full score|best|excellent|outstanding|first place|number one|#1|perfekt|hochste|hochst|maximal(?:e|en)?|beste|volle punktzahl|bestnote|parfaite?|maximale?|maximum|la plus haute|le plus eleve|meilleure? note|perfecta?|maxima|maximo|la mas alta|mas alto|perfeit[oa]|mais alta|mais alto)";
const rate =
  "(?:rate|score|rank|grade|mark|give|assign|award|evaluate|assess|set|bewerte|bewerten|gib|geben sie|vergib|vergeben sie|setze|note(?:z|r)?|attribue(?:z|r)?|donne(?:z|r)?|classe(?:z|r)?|evalue(?:z|r)?|califica|califique|calificar|puntua|puntue|asigna|asigne|otorga|otorgue|dale|evalua|evalue|avalie|avaliar|classifique|atribua|atribuir|pontue|de a)";

/** What follows when it is a person's trade: "as an AI engineer", "as an automated tester". */
const trade =
  "[ -](?:\\p{L}+[ /-]){0,2}(?:engineer|developer|research|scientist|specialist|consultant|lead|architect|product|manager|intern|trainer|test|qa|quality|analyst|expert|annotator|entwickl|ingenieur|forsch|berater|ingenier|desarrollad|engenheir|desenvolved|chercheu|developpeu)";

const word = (source: string) => `\\b${source}\\b`;

/** Strong signs: the rest of the paragraph they stand in is left out with them. */
export const orderPatterns: RegExp[] = [
  `${word(ignore)}[^.\\n]{0,60}\\b(?:previous|prior|above|earlier|preceding|all|any|your|the|these|those|vorherig\\w*|bisherig\\w*|obig\\w*|alle|ihre|deine|precedent\\w*|ci-dessus|toutes?|tous|vos|tes|anterior\\w*|previas?|todas?|todos|tus|sus|suas|seus|acima|precedenti|eerdere)\\b[^.\\n]{0,40}${word(orders)}`,
  `${word(ignore)}[^.\\n]{0,30}${word(orders)}[^.\\n]{0,40}\\b(?:above|before|previous|prior|you (?:were|have been|received)|oben|zuvor|bisher|ci-dessus|precedent\\w*|anterior\\w*|arriba|acima|previas?)\\b`,
  `${word(ignore)}\\s+(?:everything|all (?:of )?(?:that|the text)|anything|alles|tout|todo|tudo)\\b[^.\\n]{0,40}\\b(?:above|before|previous|said|told|oben|davor|ci-dessus|precede|anterior\\w*|antes|acima)\\b`,
  "\\b(?:you are|you're|act as|behave as|pretend (?:to be|you are)|du bist|sie sind|tu es|vous etes|agis comme|agissez comme|eres|usted es|actua como|voce e|aja como)\\s+(?:now|jetzt|nun|maintenant|desormais|ahora|agora)?\\s*(?:an?|ein|eine|un|une|um|uma)?\\s*(?:unrestricted|jailbroken|helpful|different|new|dan|obedient|friendly|hilfreich\\w*|uneingeschrankt\\w*|(?:[a-z-]+ )?(?:recruiter|assistant|evaluator|ai|llm|model|assistent|assistante?|asistente|assistente|modele|modelo|ki|ia))\\b",
  "\\b(?:developer|debug|admin|god|sudo|maintenance|dan|unrestricted) mode\\b[^.\\n]{0,30}\\b(?:on|enabled|activated?|active|aktiviert|active)?",
  "\\bjailbreak\\b",
  "\\bnew (?:system )?(?:instructions?|prompt|rules?|directive|task)\\s*(?::|-|begin|start)",
  "\\b(?:neue|nouvelles?|nuevas?|novas?) (?:anweisung(?:en)?|aufgabe|instructions?|consignes?|instruccion(?:es)?|instruc(?:ao|oes)|tarea|tarefa)\\s*:",
  "(?:^|\\n|[\"'>\\]])\\s*[#*\\[<({]*\\s*(?:system|assistant|developer|human|user|systeme|sistema)\\s*(?:prompt|message|override|note|instruction|nachricht|mensaje|mensagem)?\\s*[\\])>}]*\\s*:(?=\\s*\\S)(?!\\s*(?:linux|windows|mac|sap|unix|engineer|administrat))",
  "<\\|?\\s*/?(?:im_start|im_end|system|endoftext|start_header_id|eot_id|begin_of_text|assistant|user)\\b[^>\\n]{0,20}\\|?>",
  "\\[/?(?:inst|system|sys|assistant|instructions?)\\]|<</?sys>>|###\\s*(?:system|instruction|response|human|assistant)\\b",
  "</?(?:system|instructions?|prompt|candidate|document|resume|cv|context|data|admin|override|tool_call|function_call)(?:\\s[^>\\n]{0,60})?>",
  '"role"\\s*:\\s*"(?:system|assistant|developer|user)"',
  '"(?:verdict|rating|score|overall|recommendation|decision|confidence|evaluation|criterionid|override|instructions?|assessments?)"\\s*:\\s*(?:"|\\d|true|\\{|\\[)',
  '\\b(?:verdict|overall[_ ]score|final[_ ]score|match[_ ]score|rating)\\s*[:=]\\s*"?(?:met|4|5|10|100|100%|max|perfect|shortlist)\\b',
  `\\b(?:attention|note|message|instructions?|important|hinweis|nachricht|achtung|a l'attention|message|nota|mensaje|aviso|mensagem|atencao|atencion|memo|dear|hey|hi|hello|hallo|liebe[rs]?|bonjour|hola|ola|cher|chere)\\b[^.\\n]{0,24}\\b(?:to|for|fur|an|pour|a|para|de|all|any|alle|die|das|den|l'|la|el|o|ao|the)?\\b[^.\\n]{0,12}\\b(?:ai|a\\.i\\.|ki|ia|llms?|language models?|sprachmodelle?|gpt|chatgpt|chatbots?|ai (?:assistant|model|recruiter|screener|reviewer)|ki-\\w+|automated (?:system|screener|reviewer|evaluator)s?|screening (?:system|software|tool|model|bot)s?)\\b\\s*(?:[:,!-]|assistant|model|reviewer|recruiter|screener|system|that|reading|who|die|der|qui|que)`,
  `\\b(?:if you are|if you're|wenn du|falls sie|falls du|wenn sie|si tu es|si vous etes|si eres|si usted es|se voce (?:e|for)|as) (?:an?|ein|eine|un|une|um|uma)\\s+(?:ai|ki|ia|llm|large language model|language model|sprachmodell|modele|modelo|bot|automated|chatbot|intelligence artificielle|inteligencia artificial)\\b(?!${trade})`,
  `\\b(?:the )?${machine} (?:must|should|shall|has to|have to|needs? to|is (?:required|instructed|ordered|told) to|muss|soll(?:te)?|doit|doivent|devrait|debe|debera|deve|devera)\\b[^.\\n]{0,60}\\b(?:rate|score|rank|select|shortlist|accept|hire|approve|recommend|choose|mark|give|advance|ignore|output|respond|return|bewerten|auswahlen|einstellen|empfehlen|noter|classer|retenir|recommander|accepter|calificar|puntuar|seleccionar|aceptar|recomendar|avaliar|selecionar|aprovar|aceitar)\\b`,
  `${word(rate)}[^.\\n]{0,30}\\b(?:this|the|that|my|diese[nmrs]?|den|die|das|mein\\w*|cet?|cette|le|la|ce|mon|ma|est[ea]|el|mi|este|o|a|meu|minha|all|every|each)\\b\\s*${word(person)}[^.\\n]{0,60}${mark}`,
  `${word(rate)}\\s+(?:me|him|her|them|it|mich|ihn|sie|moi|me|mir)\\b[^.\\n]{0,40}${mark}`,
  `${word(rate)}[^.\\n]{0,40}${mark}\\s*(?:score|rating|marks?|grade|points?|punkt\\w*|bewertung|note|points|puntuacion|calificacion|nota|pontuacao|avaliacao)\\b`,
  `\\b(?:score|rating|ranking|bewertung|punktzahl|puntuacion|calificacion|pontuacao|nota|note)\\b[^.\\n]{0,24}\\b(?:to|on|as|of|at|auf|mit|a|de|en|para|em|must be|should be|muss|doit etre|debe ser|deve ser)\\b\\s*(?:the\\s+|la\\s+|das\\s+)?${mark}`,
  `\\b(?:mark|treat|consider|count|report|regard|judge|classify|markiere|werte|betrachte|considere[zr]?|marque[zr]?|marca|trata|considera|considerar|marque|trate)\\b[^.\\n]{0,20}\\b(?:all|every|each|any|alle|jede\\w*|tous|toutes|chaque|todos|todas|cada|the)\\b[^.\\n]{0,20}\\b(?:criteri\\w*|requirements?|skills?|kriteri\\w*|anforderungen|criteres?|exigences|requisitos?|competencias)\\b[^.\\n]{0,30}\\b(?:met|satisfied|fulfilled|passed|true|complete\\w*|erfullt|bestanden|remplis?|satisfaits?|atteints?|cumplid[oa]s?|satisfech[oa]s?|atendid[oa]s?|cumprid[oa]s?)\\b`,
  `\\b(?:this|the|diese[rs]?|der|die|cet?|cette|le|la|est[ea]|el|este|o|a)\\s+${person}\\s+(?:must|should|shall|has to|is to|needs to|muss|soll|ist|doit|debe|deve)\\s+(?:be |werden |etre |ser )?\\b[^.\\n]{0,30}\\b(?:shortlist\\w*|accept\\w*|hired?|rank\\w*|select\\w*|approv\\w*|advanc\\w*|recommend\\w*|scor\\w*|rated?|chosen|first|top|eingestellt|ausgewahlt|angenommen|bewertet|empfohlen|retenue?|accepte\\w*|selectionne\\w*|embauche\\w*|class\\w*|seleccionad[oa]|aceptad[oa]|contratad[oa]|selecionad[oa]|aprovad[oa]|aceit[oa])\\b`,
  `\\b(?:this|the|diese[rs]?|der|die|cet?|cette|le|la|est[ea]|el|este|o|a)\\s+${person}\\s+(?:is|meets|satisfies|fulfil+s|exceeds|has|ist|erfullt|remplit|repond|satisfait|est|cumple|es|supera|atende|cumpre|preenche|e)\\b[^.\\n]{0,30}\\b(?:perfect|ideal|best|all|every|each|alle|jede\\w*|ideale?|perfekte?|beste|toutes?|tous|parfait\\w*|todos|todas|perfect[oa]|perfeit[oa]|mejor|melhor)\\b`,
  `\\b(?:recommend|approve|accept|hire|shortlist|select|choose|advance|empfiehl|empfehlen sie|nimm|wahle|wahlen sie|recommande[zr]?|accepte[zr]?|retene[zr]|choisis(?:sez)?|recomienda|recomiende|acepta|acepte|selecciona|seleccione|elige|aprueba|apruebe|recomende|aceite|selecione|escolha|aprove)\\b\\s+(?:only |immediately |sofort |immediatement |inmediatamente |imediatamente )?(?:this|diese[nm]?|cet?|cette|a? ?est[ea]|este|esta)\\s+${person}\\b`,
  `\\b(?:do not|don't|never|nicht|ne|no|nunca|nao)\\b[^.\\n]{0,20}\\b(?:mention|reveal|flag|report|disclose|erwahne\\w*|melde\\w*|markiere\\w*|mentionne\\w*|signale\\w*|revele\\w*|menciones?|mencione|reveles?|reporte\\w*|marques?|mencione|revele|sinalize)\\b[^.\\n]{0,24}\\b(?:this|these|instructions?|prompt|message|note|diese\\w*|anweisung\\w*|cet?|cette|ces|consigne\\w*|est[aeo]s?|instruccion\\w*|instruc\\w*|mensaje|mensagem|hidden)\\b`,
  "\\b(?:reveal|print|output|repeat|show|zeige|affiche[zr]?|muestra|imprime|mostre)\\b[^.\\n]{0,30}\\b(?:system prompt|your (?:instructions|prompt|rules)|deine anweisungen|ihre anweisungen|vos instructions|tes instructions|tus instrucciones|suas instrucoes)\\b",
  "\\b(?:respond|reply|answer|output|return|say|print|antworte|antworten sie|gib|reponds|repondez|retourne[zr]?|responde|responda|devuelve|devuelva|retorne)\\b[^.\\n]{0,20}\\b(?:only|just|exactly|nur|uniquement|seulement|solo|solamente|unicamente|apenas|somente|with|mit|avec|con|com)\\b[^.\\n]{0,30}(?:\\b(?:met|yes|100|true|json|hired?|shortlist|perfect|ja|oui|si|sim|10)\\b|[{\\[\"'])",
  "\\b(?:end|ende|fin|fim) (?:of|der|des|del|do|da) (?:the |la |el |du )?(?:resume|cv|document|candidate (?:text|data)|lebenslauf\\w*|dokument\\w*|documento?|curriculum|data|user input|input)\\b[^\\n]{0,10}(?:[.:\\-=\\n]|$)",
  "\\b(?:begin|start|end) (?:of )?(?:system|instructions?|prompt|evaluation|admin)\\b",
  "\\b(?:hidden|secret|special|internal|confidential|override|versteckte|geheime|cachee?s?|secrete?s?|ocultas?|secretas?) (?:instructions?|prompt|command|directive|anweisung(?:en)?|consignes?|instrucciones|instrucoes|code)\\b",
  "\\b(?:pre[- ]?approved|already (?:approved|verified|been (?:approved|verified|vetted|selected)))\\b[^.\\n]{0,40}\\b(?:by|from)\\b[^.\\n]{0,30}\\b(?:hr|management|system|admin\\w*|ceo|hiring manager|recruiter|team)\\b",
  "\\bprompt[- ]?injection\\b[^.\\n]{0,40}\\b(?:ignore|score|rate|rank)\\b",
  "\\b(?:increase|raise|boost|maximi[sz]e|erhohe|augmente[zr]?|aumenta|aumente|maximiza|maximize)\\b[^.\\n]{0,20}\\b(?:this|the|my|diese\\w*|cet?|cette|mon|est[ea]|mi|este|meu|minha)\\b[^.\\n]{0,30}\\b(?:score|rating|ranking|punktzahl|bewertung|note|score|puntuacion|calificacion|nota|pontuacao)\\b",
  "\\b(?:treat|count|mark|consider|regard|rate|score)\\b[^.\\n]{0,40}\\bas (?:fully |completely )?(?:met|evidenced|satisfied|fulfilled|proven|demonstrated|passed)\\b",
  "\\b(?:rate|score|rank|grade|evaluate|assess)\\b[^.\\n]{0,12}\\bmy (?:application|profile|cv|resume|candidacy)\\b[^.\\n]{0,20}\\b(?:high(?:ly)?|well|top|best|favou?rabl[ey]|first)\\b",
  "\\b(?:ats|ai|llm|parser|bot|scoring|grader|evaluator) (?:instructions?|directives?|commands?|orders?|overrides?)\\s*:",
  "\\boverride\\b[^.\\n]{0,20}\\b(?:scoring|rubric|ratings?|evaluation|criteria|scorecard)\\b",
  "\\bpenali[sz]e\\b[^.\\n]{0,20}\\b(?:missing|lack\\w*|gaps?|skills)\\b",
  "\\bbewerte\\w*\\b[^.\\n]{0,20}\\bals (?:erfullt|bestanden|sehr gut|perfekt)\\b|\\bnote[rz]\\b[^.\\n]{0,20}\\bcomme (?:rempli|acquis|satisfait)|\\b(?:marca|puntua|marque|avalie)\\b[^.\\n]{0,20}\\bcomo (?:cumplid|atendid|cumprid|satisfech)",
  "\\bfrom now on,? you (?:are|will)\\b|\\bab jetzt bist du\\b|\\ba partir de (?:ahora|agora),? (?:eres|voce)\\b|\\bdesormais,? (?:tu es|vous etes)\\b",
  "\\b(?:match|qualified|recommendation|decision)\\s*:\\s*(?:yes\\b|100 ?%|(?:strong )?hire\\b|accept\\b|shortlist\\b)",
  // Folded as the text is: folding takes marks off letters of every script.
  fold(
    "(?:忽略|无视|忘记).{0,20}(?:指令|指示|说明|规则|提示)|(?:игнорируй(?:те)?|забудь(?:те)?).{0,40}(?:инструкци|указани|правил)|(?:無視|忘れて).{0,20}(?:指示|命令)|(?:指示|命令|指令).{0,10}(?:無視|忽略)|تجاهل.{0,40}(?:التعليمات|تعليمات)|무시.{0,20}(?:지시|명령)|(?:지시|명령|지침).{0,12}무시|(?:上記|以前|これまで).{0,12}(?:無視)|talimatlar.{0,30}(?:yok say|unut|gormezden)|(?:zignoruj|pomin).{0,40}(?:instrukcj|polece)|(?:給|给|打).{0,10}(?:满分|滿分|最高分|100分)|оцени.{0,40}(?:100|максим|высш)|(?:निर्देश|आदेश).{0,30}अनदेखा|अनदेखा.{0,30}(?:निर्देश|आदेश)|abaikan.{0,30}(?:instruksi|perintah)|bo qua.{0,30}(?:huong dan|chi thi|lenh)",
  ),
].map((source) => new RegExp(source, "u"));
