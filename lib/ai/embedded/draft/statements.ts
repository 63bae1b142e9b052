import { fold } from "@/lib/language/fold";

/** Which part of an advertisement a statement stands in; "none" is benefits, the employer and law. */
export type Part = "must" | "nice" | "duties" | "about" | "none";
export type Statement = { text: string; part: Part };

/** Headings of advertisements in English, German, French, Spanish and Portuguese, folded. First match wins. */
const headings: [Part, RegExp][] = [
  [
    "nice",
    /^(?:(?:it|that) would be (?:great|good|nice|a plus|helpful)|(?:even|ideally|great|good) (?:better|if)|you (?:might|may) also|also great|we(?:'d| would) love|das ware (?:schon|toll)|schon ware|ce serait un plus|se valora\b|seria un plus|sera um diferencial|nice|preferred|bonus|desired|desirable|pluses|plus|additional (?:skills|qualif|experience)|optional|good to have|extra|von vorteil|wunschenswert|pluspunkte|idealerweise|les plus|atouts|serait un plus|deseable|valorable|se valorara|diferenciais|diferencial|desejavel|desejaveis)/,
  ],
  [
    "none",
    /^(?:how we work|our (?:culture|values|story|mission|team)|life at|what to expect|the process|interview|hiring process|next steps|about (?:you and us)|so arbeiten wir|unsere (?:kultur|werte)|wie wir arbeiten|notre (?:culture|equipe|entreprise)|nuestra (?:cultura|empresa)|nossa (?:cultura|empresa)|benefits|what we offer|we offer|our offer|what.?s in it|perks|about (?:us|the company|our)|who we are|why (?:join|work|us)|equal|eeo|compensation|salary|pay|how to apply|application|apply|contact|location|working hours|disclaimer|company|wir bieten|unser angebot|das bieten wir|uber uns|wer wir sind|benefits|kontakt|bewerbung|ce que nous|nous offrons|avantages|a propos de|qui sommes|postuler|ofrecemos|que ofrecemos|beneficios|sobre nosotros|quienes somos|oferecemos|o que oferecemos|sobre (?:a empresa|nos))/,
  ],
  [
    "must",
    /^(?:(?:minimum|basic|key|required|essential|technical|core|job|physical|language|educational|mandatory|necessary|specific|special)? ?(?:requirements?|qualifications?|skills?\b|experience|competenc|education|knowledge|abilities|expertise|credentials|criteria|prerequisites)|requiredd?\b|must|(?:what )?you(?:.?ll| will) (?:also )?(?:need|bring|have|be|know)\b|what we(?:.?re| are)? (?:need|look|require|expect|want|seek|hoping)|what it takes|to (?:be successful|succeed|thrive)|about you\b(?! and| will)|essential\b|was (?:wir|dich|du|sie) (?:uns |dir |auszeichnet|mitbring|erwarten|brauch|suchen)|das (?:solltest|sollten|zeichnet|wunschen|erwarten)|wir (?:erwarten|suchen|wunschen)|dich zeichnet|sie zeichnet|vous (?:avez|etes|maitrisez|justifiez|possedez|disposez)|nous recherchons|(?:ce que|qui) nous (?:recherchons|attendons|cherchons)|se (?:requiere|pide|busca|exige)|(?:que )?(?:requerimos|pedimos|buscamos|necesitamos|necesitas|precisamos|procuramos|exigimos|esperamos|voce precisa)|imprescindible|obrigatorio|exige-se|what (?:you|we) (?:need|bring|are looking|require|expect)|who you are|you (?:also )?(?:have|are|bring)|your (?:profile|skills|qualif|background)|the ideal candidate|ideal candidate|candidate (?:profile|requirements)|we.?re looking for|skills|anforderung|ihr profil|dein profil|das bring|was (?:sie|du) mitbring|ihre qualifikation|deine qualifikation|qualifikation|voraussetzung|sie (?:bringen|haben|verfugen)|du (?:bringst|hast)|profil|votre profil|competences|formation|experience|exigences|prerequis|requisitos|perfil|formacion|conocimientos|experiencia|competencias|que buscamos|formacao|conhecimentos|qualificacoes)/,
  ],
  [
    "duties",
    /^(?:(?:key |main |primary |job |your |core |essential |day.to.day |role )*(?:responsibilit|responsibilites|duties|functions|tasks)|what you.?ll (?:do|be doing)|what you will|a typical day|in this role|the role|your role|ihre aufgaben|deine aufgaben|aufgaben|das erwartet|tatigkeit|was dich|vos missions|missions?|responsabilites|taches|le poste|funciones|responsabilidades|tareas|que haras|tus funciones|atividades|atribuicoes|o que voce|suas)/,
  ],
  [
    "about",
    /^(?:job (?:summary|description|overview)|summary|overview|about (?:the )?(?:role|job|position|this)|position|description|introduction|purpose|stellenbeschreibung|die stelle|uber die|description du poste|descriptif|descripcion|sobre el puesto|descricao|sobre a vaga|resumo)/,
  ],
];

const titleHeading =
  /^(?:job|position|role)? ?(?:title|name)$|^(?:stelle|stellenbezeichnung|position|intitule du poste|poste|puesto|cargo|vaga)$/;
/** Only before a colon: alone these words head the part about the role. */
const titleLabel = /^(?:role|job|position|vacancy|stelle|poste|puesto|cargo|vaga|emploi)$/;
const bullets =
  /^[\s#*•●▪◦○■·\uF0B7\uF0D8\uF0A7\uF0FC➢–—\-~>]+|^\(?\d{1,2}[.)]\s+|(?:[\s*_]|(?<!\b\p{L})#)+$/gu;
const benefits =
  /\b(?:equal opportunity|without regard to|eeo\b|401\s?\(?k|dental(?:,| and| insurance| plan| cover\w*| benefits?)|paid (?:time off|vacation|holidays)|health insurance|vacation days|apply (?:now|online|today)|salary|compensation package|competitive pay|click here|send (?:your|a) (?:resume|cv)|visa sponsor|copyright|free parking|gehalt|urlaubstage|mutuelle|tickets? restaurant|vale (?:refeicao|transporte)|salario|pay is|per hour|\d[ap]m\b|per annum|pro stunde|par mois|brutto|bruto)\b|[£€$]\s?\d/;
const longestHeading = 60;
const mostInHeading = 6;
/** Words of a heading that ends with a colon: "It would be great if you also have:". */
const mostAnnouncing = 10;

const clean = (line: string) => line.replace(bullets, "").replace(bullets, "").replaceAll("**", "").trim();

/** A sentence at a time where a line holds several; "e.g." and "Sr." do not end one. */
const sentences = (text: string) =>
  text
    .split(
      /(?<=[^.\s]{3}[.;!?]|(?<!\p{L})(?:UK|US|EU|IT|HR|AI|QA|CV|ID|UX|PR|TV)\.|\))\s+(?=[\p{Lu}\d"“•*-])|\s[•●▪]\s/u,
    )
    .map(clean)
    .filter((part) => part.length > 2);

const asks =
  /^(?:with|in|as|of an?|de|du|des|en|con|como|em|com|mit|im|als|von)\b|^(?:is|are|will|must) (?!looking|bring|have)/;
const bulleted = /^\s*(?:[*•●▪◦○■·\uF0B7\uF0D8\uF0A7\uF0FC➢–—\->]+(?!\*)\s*\p{L}|\(?\d{1,2}[.)]\s)/u;

function headingOf(line: string): { part: Part; rest: string } | "title" | null {
  const mark = line.indexOf(":");
  const head = mark > 0 && mark <= longestHeading ? line.slice(0, mark) : line;
  if (head.length > longestHeading) return null;
  const folded = fold(head)
    .replace(/[^a-z' .-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (
    !folded ||
    folded.split(" ").length > (mark === line.length - 1 ? mostAnnouncing : mostInHeading) ||
    (/[.;,]$/.test(line.trim()) && mark < 0)
  )
    return null;
  if (titleHeading.test(folded) || (mark > 0 && titleLabel.test(folded))) return "title";
  const rest = mark > 0 && mark <= longestHeading ? line.slice(mark + 1).trim() : "";
  // "Experience: 5 years in sales" asks for something; only what stands alone, or names a part of the page, opens one.
  for (const [part, pattern] of headings) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const more = folded.slice(found[0].length).trim();
    // "Experience with Terraform" begins like a heading and asks for something.
    if (mark < 0 && more.split(" ").length > 3) return null;
    if (asks.test(more) && (mark < 0 || rest)) return null;
    return { part, rest };
  }
  return mark === line.length - 1 ? guessed(folded) : null;
}

/** A line that ends with a colon heads something; what, its words tell when no known heading does. */
const tellingWords: [Part, RegExp][] = [
  ["none", /\b(?:offer|benefits?|perks|what you\S* get|bieten|offrons|ofrecemos|oferecemos)\b/],
  [
    "nice",
    /\b(?:bonus|nice|pluses|ideally|desirable|preferred|vorteil|wunschenswert|souhaite|valora\w*|desejavel)\b/,
  ],
  ["duties", /\b(?:duties|responsib\w+|tasks|aufgaben|missions?|funciones|tareas|atividades)\b/],
  [
    "must",
    /\b(?:needs?|needed|requir\w+|looking|bring|must|skills|qualif\w+|mitbring\w*|voraussetz\w+|profile?|profil|recherch\w+|exig\w+|requisitos|requiere\w*|perfil)\b/,
  ],
];
function guessed(folded: string): { part: Part; rest: string } | null {
  const found = tellingWords.find(([, words]) => words.test(folded));
  return found ? { part: found[0], rest: "" } : null;
}

/** Whether a folded-out label is a heading of an advertisement rather than a thing that is asked for. */
export const isHeading = (label: string) => headingOf(label) !== null;

const longestTitle = 80;
/** A line shorter than this was not broken by the page's edge. */
const wrapped = 55;
const shouted = /^(?=.*\p{Lu}{3})[\p{Lu}\s&/'’-]{4,48}$/u;
const genders =
  /\s*[([]?\b(?:[mwfhdx]\s*[/|]\s*){1,3}[mwfhdx]\b[)\]]?|\s*\((?:gn|all genders|divers|alle geschlechter)\)|(?<=\p{L})[*:_/]-?(?:in|innen|r|n|e|a)\b/giu;

/** What a page tells of a place beside the title: "Engineer | Location: Remote". */
const besideTitle =
  /\s[|•·]\s(?=[^|•·]*:).*$|\s[|•·]\s(?:remote|hybrid|on-?site|full[- ]time|part[- ]time)\b.*$|\s*\([^()]*\b(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|vollzeit|teilzeit|t[ée]l[ée]travail|cdi|cdd|remoto)\b[^()]*\)/i;

/** What an organization says of itself asks for nothing. */
const ofItself =
  /^(?:we(?: are|['’]re)\s(?:an?|the|one|proud)|wir sind\s(?:ein|das|die|der)|nous sommes\s(?:une?|le|la)|somos\s(?:una?|uma?|la|el|o|a)|our (?:company|mission|clients|customers)|unser unternehmen|notre entreprise|nuestra empresa|nossa empresa)\b/i;

/** A title without the marks that only say it is open to everyone. */
const titleOf = (text: string) =>
  text
    .replace(besideTitle, "")
    .replace(genders, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,–-]+|[\s,–-]+$/g, "")
    .slice(0, 160);

/** The first line of a page is its title if it looks like one: short, no sentence, no address. */
const isTitle = (line: string) =>
  line.length <= longestTitle &&
  line.split(/\s+/).length <= 10 &&
  !/[.!?;@]$|@|https?:|[.!?]\s/.test(line) &&
  !hiring.test(line);

/** "We are looking for a nurse": names the role and asks for nothing more. */
const hiring =
  /\b(?:looking for|seeking|searching for|(?<=\b(?:is|are|re|now|currently|always) )hiring|(?<=we )(?:currently )?need|in search (?:of|for)|suchen|recherchons|recherche|buscamos|procuramos|contratamos)\s+(?:for\s+)?(?:zum \S+ \S+\s+|ab sofort\s+|per sofort\s+)?(?:an?\b|the|our|eine?(?:n|\/n)?\b|einen\b|une?\b|un\b|uma?\b)?\s*(?:(?:highly|very|well|experienced|skilled|talented|motivated|dedicated|qualified|seasoned|passionate|professional|equipped|capable|proficient|efficient|accomplished|dynamic|enthusiastic|competent|results-driven|and|,|new|erfahrene\w*|engagierte\w*|motivierte\w*)[\s,]+)*([^.,;:]{3,80}?)(?=\s+(?:to|who|with|for|in|that|at|on|and|m\/w\/d|mit|für|pour|avec|para|con|com|que|qui|der|die)\b|[.,;:(]|$)/iu;

const openBracket = /\([^()]*$/;

/** Lines a page broke in the middle of a sentence: the next begins small or closes a bracket, and has no bullet. */
function unwrapped(lines: string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isRest = /^\s*\p{Ll}/u.test(line) || (/^[^()]*\)/.test(line) && openBracket.test(before ?? ""));
    const goesOn = before && isRest && !/[.!?:;]\s*$/.test(before) && before.length > wrapped;
    if (goesOn) whole[whole.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

/** An advertisement of any layout as statements, each with the part it stands in; headings and titles left out. */
export function readStatements(description: string): { title: string | null; statements: Statement[] } {
  const statements: Statement[] = [];
  let part: Part = "about";
  let title: string | null = null;
  let awaitsTitle = false;
  let begun = false;
  for (const raw of unwrapped(description.split(/\r?\n/))) {
    const line = clean(raw);
    if (line.length < 2) continue;
    const isFirst = !title && !begun;
    begun = true;
    const heading = bulleted.test(raw) && !raw.includes("**") ? null : headingOf(line);
    if (heading === "title") {
      const rest = line.includes(":") ? clean(line.slice(line.indexOf(":") + 1)) : "";
      if (rest) title ??= titleOf(rest);
      awaitsTitle = !rest;
      continue;
    }
    if (awaitsTitle) {
      title ??= titleOf(line);
      awaitsTitle = false;
      continue;
    }
    let text = line;
    if (heading) {
      part = heading.part;
      text = heading.rest;
    } else if (shouted.test(line) && !bulleted.test(raw) && begun && !isFirst && line.includes(" ")) {
      // A heading of its own making: what stands under it is about the job until another heading says otherwise.
      part = "about";
      continue;
    } else if (isFirst && !bulleted.test(raw) && isTitle(line)) {
      title = titleOf(line);
      continue;
    }
    for (const sentence of sentences(text)) {
      if (benefits.test(fold(sentence))) continue;
      const hired = hiring.exec(sentence);
      if (hired) title ??= titleOf(hired[1] ?? "") || null;
      else if (!ofItself.test(sentence)) statements.push({ text: sentence, part });
    }
  }
  return { title, statements };
}
