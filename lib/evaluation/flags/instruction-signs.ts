/**
 * Signs that a line of a CV is not about a person's work but about how it is to be judged. One sign proves nothing: an
 * honest recruiter's CV speaks of candidates and scores. Certain signs together do. Against folded text, in English,
 * German, French, Spanish and Portuguese.
 */
const sign = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "u");

/** The application itself or the person in it, as someone else would point at them. */
const pointed = sign(
  "(?:this|that|the (?:present|above|following|said)|the|said|diese[nmrs]?|der|die|den|das|dem|cet?|cette|le|la|ce|l'|est[ea]|el|este|esta|o|a|deste|desta|neste|nesta) (?:candidate|applicant|resume|cv|curriculum(?: vitae)?|profile|application|document|section|bewerber(?:in)?|kandidat(?:en|in)?|lebenslauf\\w*|bewerbung|dokument\\w*|candidat(?:e|ure)?|postulant(?:e)?|profil|candidat[oa]|candidatura|curriculo|perfil|documento)(?:'s)?",
);
const anyCandidate = sign(
  "candidates?|applicants?|bewerber\\w*|kandidat\\w*|candidat(?:e|s|es|ure)?|candidat[oa]s?|postulantes?",
);
const machine = sign(
  "llms?|language models?|sprachmodell\\w*|modeles? de langage|modelos? de (?:lenguaje|linguagem)|chatbots?|chatgpt|gpt|ai (?:assistant|model|system|agent|reader|reviewer|recruiter|evaluator|screener|tool)s?|machine readers?|machine[- ]readable|automated (?:tool|system|screener|reviewer|evaluator|reader|process)\\w*|hiring algorithm|ranking algorithm|screening (?:algorithm|software|system|tool|model)s?|ki-(?:system|modell|assistent)\\w*|kunstliche intelligenz|intelligence artificielle|inteligencia artificial|evaluator|grader",
);
const addressedAssistant =
  /^[^\p{L}\p{N}\n]*(?:assistant|assistent|asistente|assistente|model|modell|ai|ki|ia|llm|gpt|bot|evaluator|grader|system)\s*[,:!]/mu;
const toMachine =
  /(?:^[^\p{L}\p{N}\n]*|["'(>\]]\s*)(?:note |message |hint |hinweis |nachricht |message |nota |aviso )?(?:to|an|a|al|ao|pour|fur|para) (?:the |das |die |l'|la |el |o |any |all )?(?:ai|llm|language model|sprachmodell|modele|modelo|ki|ia|gpt|chatbot|grader|evaluator)\b[^.\n]{0,40}[:,]/mu;
const secondPerson = sign(
  "you|your|du|dein\\w*|ihr|ihre[nmrs]?|sie|vous|votre|vos|tu|tes|usted|ustedes|voce|voces",
);
const judging = sign(
  "scor(?:e|es|ed|ing)|rat(?:e|es|ed|ing|ings)|rank(?:s|ed|ing)?|grad(?:e|ed|ing)|evaluat(?:e|es|ed|ing|ion|ions)|assess(?:ed|ing|ment|ments)?|verdicts?|criteri(?:a|on)|qualified|shortlist(?:ed)?|marks|points|satisfied|fulfil+ed|demonstrated|perfect fit|top ranked|summari[sz](?:e|ing|ed)|bewert\\w*|punkt(?:zahl|e|en)|note|noten|kriteri\\w*|erfullt|evalu\\w*|attribue\\w*|notation|criteres?|remplis?|satisfait\\w*|calific\\w*|puntu\\w*|puntos|cumpl\\w*|requisitos cumplidos|avali\\w*|pontu\\w*|nota|atend\\w*|cumpr\\w*",
);
const commanding = sign(
  "must|should|shall|please|kindly|note that|please note|assume|pretend|treat|consider|regard|state that|say that|write that|report that|remember|ensure that|make sure|has asked that|asked that|be scored|as having|regardless|trust me|bitte|gehe davon|nimm an|annehmen|muss|soll|merci de|veuillez|supposez|considerez|doit|por favor|asuma|suponga|considere|debe|presuma|deve",
);
const feigning = sign(
  "pretend|assume|treat|state that|say that|write that|as having|override|verified for|pre-?approved|regardless of|so tun als|gehe davon aus|nimm an|faites comme si|supposez|asuma|suponga|finja|presuma|suponha",
);
const highest = sign(
  "(?:top|highest|perfect|full|maximum|best|excellent) (?:rating|score|scores|marks?|grade|points?|evaluation|assessment|ranking|recommendation)|100 (?:points|percent|%)|100 ?/ ?100|10 ?/ ?10|full marks|voll\\w* punktzahl|hochste\\w* (?:punktzahl|bewertung|note)|beste\\w* (?:bewertung|note)|meilleure (?:note|evaluation)|note (?:maximale|parfaite|la plus haute)|(?:maxima|mejor|mas alta) (?:puntuacion|calificacion|nota)|(?:puntuacion|calificacion|nota) (?:maxima|mas alta)|(?:melhor|maxima) (?:nota|avaliacao|pontuacao)|(?:nota|avaliacao|pontuacao) (?:maxima|mais alta)",
);
const asking = sign(
  "please|kindly|bitte|merci de|veuillez|s'il vous plait|por favor|grant me|give me|rate me|geben sie mir|gib mir|donnez-moi|m'attribuer|m'accorder|deme|asignarme|me de|atribua-me",
);
const likeThis = sign(
  "like (?:this|me)|such as (?:this|me)|every (?:candidate|applicant) with|any (?:candidate|applicant) with|candidates with|wie diese\\w*|comme celui-ci|como este|como esta",
);
/** What has no business in a CV at all. */
const artefacts: RegExp[] = [
  /<!--|-->/u,
  /[{,]\s*"[a-z_ ]{2,40}"\s*:\s*(?:["[{\d]|true|false|null)/u,
  /\b(?:begin|end|start of|end of) (?:privileged|system|admin|secret|trusted|hidden|verified)[\w ]{0,20}(?:context|prompt|instructions?|section|block|data|message)\b/u,
  /\b(?:supersedes?|overrides?|replaces?|takes precedence over|ersetzt|remplace|reemplaza|substitui)\b[^.\n]{0,30}\b(?:your|all|any|previous|prior|other|ihre|alle|vos|toutes|sus|todas|suas)\b[^.\n]{0,20}\b(?:guidelines?|instructions?|rules?|criteria|prompts?|orders|richtlinien|anweisungen|regeln|consignes|regles|instrucciones|reglas|instrucoes|regras)\b/u,
  /\b(?:instruction|prompt|system|score|rating|criteria|evaluation) (?:override|injection|bypass)\b|\boverride\b\s*(?:=>|:|=)/u,
  /\bmet\b(?:\s*[,;/|]\s*\bmet\b)+/u,
  /\b(?:all|every|each|alle|tous les|toutes les|todos los|todas las|todos os|todas as) (?:the |of the |listed |required |job )*(?:criteri\w+|requirements?|skills?|kriterien|anforderungen|criteres|exigences|requisitos|criterios|competencias)\b[^.\n]{0,16}\b(?:met|satisfied|fulfil+ed|passed|erfullt|remplis|satisfaits|cumplidos|cumplidas|atendidos|cumpridos)\b/u,
  /\b(?:scoring|rating|grading|evaluation|evaluator|judge|reviewer) (?:hint|instructions?|override|directive|result|output|note|guidance)\b\s*[:=-]/u,
  /=\s*(?:[45] ?\/ ?[45]|10 ?\/ ?10|100 ?(?:\/ ?100|%))/u,
  /\bq\s*:.{0,200}\bcandidate\b.{0,200}\ba\s*:/u,
  /\b(?:human|user)\s*:.{0,300}\b(?:assistant|ai|model)\s*:/u,
  /\bfor (?:machine readers?|machines?|ai(?: systems?| models?)?|llms?|bots?|automated (?:systems?|tools?|readers?)) only\b/u,
];

/** Whether a folded line tells how its own application is to be judged. */
export function tellsHowToJudge(line: string): boolean {
  if (artefacts.some((artefact) => artefact.test(line))) return true;
  const [aims, judges, commands] = [pointed.test(line), judging.test(line), commanding.test(line)];
  if (aims && ((judges && commands) || feigning.test(line))) return true;
  const addressed = addressedAssistant.test(line) || toMachine.test(line);
  const speaks = machine.test(line) || addressed;
  if (addressed && (aims || judges || commands || secondPerson.test(line))) return true;
  if (speaks && ((aims && commands) || (secondPerson.test(line) && (aims || commands || judges))))
    return true;
  if (secondPerson.test(line) && judges && (anyCandidate.test(line) || speaks) && commands) return true;
  if (highest.test(line) && (aims || asking.test(line) || likeThis.test(line) || (speaks && commands)))
    return true;
  return anyCandidate.test(line) && likeThis.test(line) && judges;
}
