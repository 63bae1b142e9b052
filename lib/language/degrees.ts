/** Degrees by level, highest first, against folded text. The scale is Profile's: 1 school … 5 doctorate. */
const levels: readonly (readonly [level: number, pattern: RegExp])[] = [
  [
    5,
    /\b(?:ph\.? ?d|d\.?phil|doctorate|doctoral|doctor of|dr\. ?(?:rer|phil|med|ing|iur)|promotion(?= zum | zur | an der | am | im fach )|^promotion(?=$|,| in | \()|promovier\w+|doctorat|these de|doctorado|doctorando|doutorado|doutoramento|dsc|edd|j\.d\.?(?= |,|$)|jd(?=,|$| degree| in law)|juris doctor)\b/,
  ],
  [
    4,
    /\b(?:(?<!scrum |web )master(?:'?s|studium)?(?![- ](?:level|data|plan|plans|planning|schedul\w+|records?|files?|contract\w*|service|class|chef|electrician|plumber|mechanic|technician|craftsman|builder|franchise\w*)(?![a-z]))|m\.? ?sc|m\.? ?eng|m\.? ?tech|m\.? ?ed|m\.? ?phil|m\.b\.a|mba|emba|mpa|mca|llm|ll\.m|m\.a\.?|m\.s\.?|ma in|ms in|magister|staatsexamen|diplom(?!\w)(?! ?\(fh)|diplom-\w+|dipl\.(?: ?\w+)?|diplome d'ingenieur|diplome d'etat d'ingenieur|ecole d'ingenieur|maitrise(?= (?:en|es) |(?: |-)*(?:d'|de |du |des )(?:droit|lettres|sciences|informatique|economie|gestion|mathematiques|physique|chimie|biologie|histoire|geographie|psychologie|sociologie|philosophie|langues|anglais lea|lea|aes|communication|commerce)\b|[^a-z]*(?:\d{4}|$|[,;:|(]))|mastere|dess|dea|bac ?\+ ?5|bac ?\+ ?4|maestria|posgrado|postgrado|mestrado|mestre em|pos-graduacao|especializacao|postgraduate|laurea (?:magistrale|specialistica)|grande ecole)(?![a-z])/,
  ],
  [
    3,
    /\b(?:bachelor(?:'?s)?|b\.? ?sc|b\.? ?eng|b\.? ?tech|b\.? ?ed|b\.? ?com|b\.a\.?|b\.s\.?|b\.e\.?|ba in|bs in|bba|bca|bfa|llb|ll\.b|^(?:ba|bs)(?= [a-z])|^be(?= (?:in|degree|hons|comput|mechan|electr|civil|engineer))|undergraduate degree|university degree|college degree|(?<!driving |driver'?s |forklift |counterbalance |crane |valid |current |full |clean |trade |software |premises |personal |operat(?:or|or's|ing) |pilot'?s? |security |sia |taxi |hgv |lgv |nursing |teaching |professional |practi[sc]ing )licence(?= (?:en|de|professionnelle|pro|d'|l[123]|staps|droit|lettres|sciences|informatique|economie|mathematiques|langues|histoire|psycho\w*)|$|,)|bac ?\+ ?3|grado en|graduado en|graduada en|laurea(?: triennale)?|licenciatura|licenciad[oa]|ingenieria|diplomatura|bacharelado|bacharel|graduacao|diplom \(fh\)|dipl\.-\w+\.? ?\(fh\)|but(?= (?:en |informatique|gea|tc)))/,
  ],
  [1, /\bhigh school\b/],
  [
    2,
    /\b(?:associate(?:'?s)?(?: degree| of)|diploma|diplome|hnd|hnc|foundation degree|vocational|apprenticeship|nvq|a\.?a\.?s|trade school|berufsausbildung|ausbildung|lehre|ihk|geselle\w*|meister\w*|techniker\w*|fachwirt\w*|fachschule|berufsschule|bts|dut|deug|cap(?= )|bep|bac ?\+ ?2|alternance|formacion profesional|ciclo formativo|grado (?:medio|superior)|tecnico (?:superior|en|de)|fp (?:ii|de)|curso tecnico|tecnologo|ensino tecnico|tecnico em|ctesp)\b/,
  ],
  [
    1,
    /\b(?:high school|secondary school|ged|gcse|a-levels?|leaving certificate|abitur|fachabitur|hochschulreife|mittlere reife|realschul\w*|hauptschul\w*|gymnasium|matura|baccalaureat|bac (?:s|es|l|pro|general|technologique)(?![a-z])|brevet|lycee|bachillerato|bachiller|e\.?s\.?o\.?(?= |$)|ensino medio|ensino secundario|12.? ano|secundario)\b/,
  ],
];

/** 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctorate; 0 when no degree is named. */
export function degreeLevel(low: string): number {
  for (const [level, pattern] of levels) if (pattern.test(low)) return level;
  return 0;
}

const school =
  /(?:universit|hochschule|fachhochschule|\b(?:tu|fh|lmu|rwth|kit|eth|epfl|mit|ucla|uam|ucm|upm|upc|upv|usp|unicamp|ufrj|ufmg|iut|insa|hec|essec|edhec|ie business)\b|college|\bschool|institut|academy|akademie|academia|polytech|politecnic|ecole|lycee|faculte|faculdade|universidad|escuela|escola|colegio|gymnasium|realschule|gesamtschule|berufskolleg|berufsschule|schule\b|seminary|conservator)/;

/** Whether a folded text names a place of learning. */
export const namesSchool = (low: string) => school.test(low);
