import { type Ground, equality, race, sex } from "./protected-grounds";

const beginners =
  "(?:career|job) (?:starters?|beginners?)|berufs(?:anfanger|einsteiger|starter)(?:in|innen)?|debutante?s?|primo-?accedants?|principiantes?|iniciantes?";

/**
 * What sounds like a matter of course and stands in for a protected ground. Against folded text, as the grounds
 * themselves; "people of different cultural backgrounds" are those one works with, and no criterion about oneself.
 */
export const standIns: Ground[] = [
  {
    reason: "How recently a career began stands in for age. Ask for the experience the work needs.",
    law: equality,
    patterns: [
      new RegExp(`^(?:only |nur |solo |apenas )?(?:${beginners})(?: only)?\\W*$`),
      new RegExp(
        `\\b(?:only|preferably|nur|ausschliesslich|bevorzugt|vorzugsweise|uniquement|solo|unicamente|preferentemente|apenas|somente|preferencialmente) (?:${beginners})\\b`,
      ),
      new RegExp(
        `\\b(?:${beginners})\\b[^.,\\n]{0,12}\\b(?:only|preferred|wanted|bevorzugt|gesucht|erwunscht|uniquement|exclusivement|de preference|recherchee?s?|solamente|unicamente|preferid[oa]s?|preferiblemente|apenas|somente|de preferencia)\\b`,
      ),
      /\b(?:fresh|straight|right) (?:out of|from) (?:university|college|school)\b|\bfrisch (?:von der|aus der|aus dem) (?:uni\w*|hochschule|schule|studium)\b|\b(?:sortant|tout juste sortie?) (?:de l')?(?:ecole|universite)\b/,
      /\b\d ?(?:-|to|bis|a) ?\d (?:years?'?|jahren?|ans|anos) (?:of |d'|de )?(?:\w*erfahrung|experi\w+) (?:only|maximum|uniquement|solamente|unicamente|apenas|somente)\b/,
    ],
  },
  {
    reason: "Gaps in employment stand in for family, health and age. Ask for the experience the work needs.",
    law: sex,
    patterns: [
      /\b(?:no|without|zero|free of) (?:any )?(?:(?:employment|career|cv|resume|work(?: history)?|unexplained) )*gaps?\b(?=\s*(?:$|[.,;)])| (?:in|on) (?:the |your |their |his |her )?(?:cv|resume|employment|career|work)| between (?:jobs|roles|positions))/,
      /\b(?:gapless|gap[- ]free|continuous|unbroken|uninterrupted) (?:cv|resume|careers?|employment|work history)\b/,
      /\bluckenlose[rsnm]? (?:lebenslauf|werdegang|erwerbs\w*|beschaftigung\w*|berufs\w*)|\b(?:keine|ohne) lucken\b(?=\s*(?:$|[.,;)])| im (?:lebenslauf|werdegang))/,
      /\b(?:sans|aucune?|pas de) (?:trous?|interruptions?|periodes? d'inactivite)\b(?=\s*(?:$|[.,;)])| (?:dans|de) (?:le |la |son |votre )?(?:cv|parcours|carriere))|\bparcours sans (?:trous?|interruptions?)\b/,
      /\bsin (?:lagunas|huecos|vacios|interrupciones)\b(?=\s*(?:$|[.,;)])| (?:laboral\w*|en (?:el|su) (?:cv|curric\w*|carrera)))/,
      /\bsem (?:lacunas|buracos|hiatos|interrupcoes)\b(?=\s*(?:$|[.,;)])| (?:n[oa]|d[ea]|em) (?:seu |sua )?(?:cv|curric\w*|carreira|emprego))/,
    ],
  },
  {
    reason:
      "A cultural background stands in for origin. Ask for how someone works, in the organization's stated values.",
    law: race,
    patterns: [
      /\b(?:same|similar|our|own|german|western|european|american|local|asian|british|french) (?:cultural|ethnic|social) backgrounds?\b|\bcultural backgrounds? (?:similar|like|that (?:fits?|match\w*)|fits?|match\w*|required|preferred|close)\b|^cultural background\W*$/,
      /\bshare[sd]? (?:our|the same) (?:cultural )?(?:background|roots|heritage|origins?)\b|\bcultural(?:ly)? (?:fit|match\w*) (?:with|to|for) (?:german|french|british|american|western|european|spanish|portuguese) culture\b/,
      /(?<!\b(?:unterschiedlich\w{0,4}|verschieden\w{0,4}|diverse[nrms]?|vielfaltige\w{0,2}|aller|jeder|anderer) )\b(?:kulturelle[rnms]? (?:hintergrund\w*|herkunft)|kulturkreis\w*|migrationshintergrund)\b/,
      /(?<!\b(?:different\w*|divers\w*|vari\w*|tou\w+|todo\w*|toda\w*|distint\w*|diferent\w*|outr\w+|autre\w*) )\b(?:origines? culturelles?|bagages? culturels?|milieux? culturels?|origen cultural|trasfondo cultural|origem cultural)\b(?! (?:different\w*|divers\w*|vari\w*|distint\w*|diferent\w*))/,
      /\b(?:mismo|mesm[oa]|meme) (?:origen|origem|origine)\b/,
    ],
  },
];
