import type { ProtectedCriterion } from "./protected-criteria";

export type Ground = ProtectedCriterion & {
  /** Against folded text: lower case, no accents. English, German, French, Spanish, Portuguese. */
  patterns: RegExp[];
};

export const equality =
  "EU Directive 2000/78/EC; US Age Discrimination in Employment Act; § 1 AGG; Code du travail L1132-1";
export const race =
  "EU Directive 2000/43/EC; US Civil Rights Act, Title VII; § 1 AGG; Code du travail L1132-1";
export const sex =
  "EU Directive 2006/54/EC; US Civil Rights Act, Title VII; § 1 AGG; Code du travail L1132-1";
const belief = "EU Directive 2000/78/EC; US Civil Rights Act, Title VII; § 1 AGG; Code du travail L1132-1";
const disability =
  "EU Directive 2000/78/EC; Americans with Disabilities Act; § 1 AGG; Code du travail L1132-1";

/** Whom and what employers name most, folded as the text they are looked for in. */
const people =
  "german|french|british|english|spanish|portuguese|brazilian|american|swiss|austrian|italian|polish|turkish|indian|chinese|european|western|deutsch(?:e[rnsm]?)?|franzosisch(?:e[rnsm]?)?|osterreichisch(?:e[rnsm]?)?|schweizer(?:ische[rnsm]?)?|francaise?s?|allemande?s?|suisses?|belges?|europeenne?s?|espanol(?:a|es|as)?|aleman(?:a|es|as)?|mexican[oa]s?|europe[oau]s?|europeias?|portugues(?:a|es|as)?|brasileir[oa]s?|alema?o?s?";
const countries =
  "germany|france|spain|portugal|brazil|austria|switzerland|italy|the uk|the us|the usa|europe|the eu|deutschland|frankreich|spanien|osterreich|der schweiz|europa|allemagne|suisse|espana|alemania|mexico|alemanha|brasil";
const tongues =
  "english|german|french|spanish|portuguese|italian|dutch|anglaise?|allemande?|francaise?|espagnole?|portugaise?|italienne?|ingles|aleman|frances|espanol|portugues|castellano|alemao";

/** "Fitness and stamina" is what the work asks of anyone; fitness alone is how somebody is. */
const notOfTheWork =
  "(?! ?(?:and|or|und|oder|et|ou|y|o|e|&|,|/) ?(?:stamina|strength|endurance|ausdauer|kraft|belastbarkeit|force|resistance|fuerza|resistencia|forca))";

/** Where a statement turns to the person: at its start, after a comma, after who must. */
const ofThePerson =
  "(?:^|[,:(] ?|(?<!\\b(?:data|backups?|logs?|files?|systems?|daten|donnees|datos|dados) )\\b(?:and|who|you|candidates?|applicants?|must|should|needs? to|has to|have to|required to|und|die|sie|du|bewerber\\w*|et|qui|vous|doit|devez|candidate?s?|y|que|debes?|debera|candidat[oa]s?|e|deve|devera|precisa) )(?:(?:must|should|ideally|preferably|idealerweise|derzeit|idealement|preferiblemente|preferencialmente|imprescindible|obligatorio|obrigatorio|deve|debe|doit) )?";
/** What follows "lives in": a town or a country, and not a house, a way of living or a field of medicine. */
const aPlace =
  "(?!(?:an?|our|your|their|his|her|its|harmony|peace|poverty|community|communities|remote|rural|line|alignment|care|carer\\w*|caregiver\\w*|nann\\w+|au|house\\w*|homes?|support\\w*|accommodation|staff|position\\w*|roles?|jobs?|help\\w*|hospitals?|nursing|cloud|mind|internal|general|family|emergency|medicine|surgery|\\w+(?:iatrics|iatry|ology)|einer?|einem|balance|domicile|distance|communaute|collectivite|internat|foyer|groupe|equipe|un|une|uma?|unas?|comunidad|comunidade|equipo|grupo|valores|ancianos|idosos|mayores|estudiantes|estudantes|medic\\w+|clinic\\w+|cirurgia|cirugia|pediatria|enferm\\w+|anest\\w+|radiolog\\w+|psiquiatria|saude|salud|ginecolog\\w+|terapia)\\b)(?:(?:the|der|den|la|le|los|las|el|l') (?=(?:uk|us|usa|eu|netherlands|philippines|united|city|town|area|region|greater|bay|country|same|vicinity|schweiz|stadt|region|umgebung|niederlanden|union|ville|region|ciudad|zona|zone|provincia)\\b)|(?!(?:the|der|den|dem|la|le|los|las|el|l')\\b))\\p{L}";

/** What no criterion may ask for, and what stands in for it. The first that matches gives the reason. */
export const protectedGrounds: Ground[] = [
  {
    reason: "Age must not be a criterion. Ask for the experience the work needs.",
    law: equality,
    patterns: [
      /\b(?!(?:18|21)\b)\d{2}\s*(?:years? (?:old|of age)|jahre alt|ans revolus|anos de (?:edad|idade))\b/,
      /\b(?:under|over|below|above|younger than|older than|not older than|unter|uber|junger als|alter als|hochstens|moins de|plus de|menor de|menores de|mayor de|hasta|menos de|ate|maximo|max\.?) (?:the age of )?(?!(?:18|21)\b)[2-7]\d\s*(?:years? (?:old|of age)|jahre(?! (?:berufs)?erfahrung)(?: alt)?|ans(?! d'experience)|anos(?! de experiencia))?(?= *(?:$|[.,;)]|only|preferred|years? old|jahre|ans|anos))/,
      /\b(?:aged?|age range|age limit|age group|age between|altersgrenze|alter (?:von|zwischen|bis)|im alter|hochstalter|age (?:maximum|limite|requis)|age de|tranche d'age|edad|limite de edad|rango de edad|idade|faixa etaria)\b(?!\W*(?:friendly|appropriate|related|verification|group(?:s)? of (?:children|students)|(?:of )?(?:18|21)\b))[^.\n]{0,20}(?:\d|between|limit|maxim|zwischen|entre|under|below|unter)/,
      /\bbetween [2-6]\d and [2-7]\d\b(?=\s*(?:years?\b(?! (?:of )?experience)|$|[.,;)]))|\bzwischen [2-6]\d und [2-7]\d jahre|\bentre [2-6]\d (?:y|e|et|a) [2-7]\d an(?:o)?s\b(?! (?:de experiencia|d'experience))/,
      /\b(?:young|youthful|jung(?:e[nrs]?)?|junge[sn]? und|jeune(?:s)?|joven|jovenes|jovem|jovens)\b[^.\n]{0,24}\b(?:team|dynamic|energetic|talent|candidate|person|professionals?|crew|dynamisch\w*|mitarbeiter\w*|talente?|candidates|applicants?|applications|employees|blood|bewerber\w*|equip[ea]|dynamiques?|candidats?|equipo|dinamic[oa]s?|candidat[oa]s?|profesional\w*|profissiona\w*)\b(?!\s*(?:with|for|children))/,
      /\b(?:must be|should be|be|are|sei|soyez|ser|seja) (?:a )?(?:young|jung|jeune|joven|jovem)\b|\byoung (?:and|,) /,
      /\b(?:team|equipo|equip[ea]|ambiente|umfeld) (?:young|joven|jovem|jeune)\b/,
      /\b(?:dynamic|energetic|dynamisches?|dynamique|dinamico) (?:and |und |et |y |e )?(?:young|junges?|jeune|joven|jovem)\b/,
      /\bdigital ?natives?\b(?! (?:audiences?|customers|markets?|brands?))|\bnati(?:f|ve|v[oa])s? (?:digita(?:l|le|is|ux|les)|numeriques?)\b/,
      /(?<!\b(?:to|for|at|towards|aimed at|marketing|an|auf|aux|para) )\b(?:millennials?|gen(?:eration)?[- ]?z|generation y)\b(?!\s*(?:marketing|audiences?|customers|consumers|markets?|trends?|brands?))/,
      /\b(?:youthful|boyish|girlish|overqualified|twenty[- ]somethings?|trentenaires?|veintean\w+|(?:under|over)[- ]?(?:25|30|35|40|45|50|55|60)s)\b|\bmature (?:candidates?|applicants?|persons?|individuals?)\b|\bin (?:ihren|den) (?:zwanzigern|dreissigern)\b|\bvingtaine d'annees\b/,
      /\b(?:born|geboren|nee?s?|nacid[oa]s?|nascid[oa]s?)\b[^.\n]{0,20}\b(?:after|before|since|from|nach|vor|ab|apres|avant|depuis|despues|antes|desde|depois)\b[^.\n]{0,10}\b(?:19|20)\d\d\b|\bjahrgang (?:ab )?(?:19|20)\d\d/,
      /(?:^|[^\d-])[2-6]\d ?(?:-|bis|to|a|au|ate) ?[2-7]\d ?(?:jahre|ans|anos|years)\b(?! ?(?:of )?(?:\w*erfahrung|d'experience|de experien|experience))/,
      /\b(?:max(?:imum|imal|imo|\.)?|hochstens|jusqu'a|hasta|ate) (?:of |de )?[2-7]\d (?:years?|jahre|ans|anos)\b(?! ?(?:of )?(?:\w*erfahrung|d'experience|de experien|experience))/,
      /\b(?:age|alter|edad|idade)\s*[:=]\s*(?!18\b|21\b)[2-7]\d/,
      /^(?:age|alter|edad|idade)(?: (?:group|limit|range))?\W*$|^(?:young|youthful|jung|jeune|joven|jovem)\W*$|^(?:(?:date|year) of birth|birth ?(?:date|day|year)|geburtsdatum|geburtsjahr|date de naissance|fecha de nacimiento|data de nascimento)\W*$|(?<!\b(?:mentor|coach|train|teach|onboard|support|develop)(?:s|ing)? )\byounger (?:applicants?|candidates?|persons?|professionals?|employees|staff)\b|\bjungere? (?:bewerber\w*|kandidat\w*|mitarbeiter\w*)|\bin (?:his|her|their|your) (?:early |mid[- ]?|late )?(?:[2-6]0s|twenties|thirties|forties|fifties|sixties)\b/,
      /\bno (?:seniors(?!')|retirees|pensioners|over[- ]?[3-6]\ds?)\b|\b(?:retirees|pensioners) (?:(?:are |is )?excluded|need not apply)\b|\bkeine (?:rentner|senioren|alteren)\b/,
      /(?<!\d (?:years? |jahre |ans |anos )?)\b(?:up to|bis zu|jusqu'a) (?:\d|two|three|four|five|zwei|drei|funf|deux|trois|cinq) (?:years?'?|jahren?|ans) (?:of )?(?:experience|erfahrung|berufserfahrung|d'experience)\b/,
      /\b(?:no more than|at most|max(?:imum|\.)?(?: of)?|not more than|less than|fewer than|hochstens|maximal|nicht mehr als|weniger als|pas plus de|au plus|moins de|no mas de|menos de|maximo(?: de)?|como maximo|no maximo) (?:\d{1,2}|two|three|four|five|six|seven|eight|ten|zwei|drei|funf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez|dois|dez) (?:years?'?|jahren?|ans|anos)\b[^.\n]{0,24}(?:experience|erfahrung|berufserfahrung|experiencia)/,
    ],
  },
  {
    reason: "A window of graduation years stands in for age. Ask for what was learned.",
    law: equality,
    patterns: [
      /\b(?:graduation year|year of graduation|year of passing|passing year|annee (?:d'obtention )?du diplome|ano de (?:graduacion|titulacion|egreso|formatura|conclusao))\b|\bbatch(?:es)? (?:of )?(?:19|20)\d\d\b|\b(?:19|20)\d\d batch\b|\bpass(?:ed|ing)?[- ]?out (?:in|after|since|before|between|year)\b/,
      /\b(?:graduated|degree|diploma|bachelor'?s?|master'?s?)\b[^.\n]{0,24}\b(?:no more than|not more than|less than|at most|up to|max(?:imum)?|fewer than) \w+ years? ago\b|\b(?:degree|diploma|bachelor'?s?|master'?s?)\b[^.\n]{0,24}\b(?:obtained|completed|awarded|earned|received|finished)\b[^.\n]{0,20}\b(?:19|20)\d\d\b/,
      /\b(?:(?:hochschul|studien|schul|universitats|uni|bachelor-?|master-?)?abschluss|absolvent\w*)\b[^.\n]{0,30}\b(?:ab|nach|seit|zwischen|jahrg\w+)\b[^.\n]{0,20}\b(?:19|20)\d\d\b|\babsolvent\w*\W{1,3}(?:19|20)\d\d\b/,
      /\b(?:abschluss|absolvent\w*|diplomes?|diplomees?|obtenu|titulad[oa]s?|graduad[oa]s?|egresad[oa]s?|formad[oa]s?)\b[^.,;\n]{0,12}\b(?:in den letzten|innerhalb der letzten|dans les|au cours des|en los ultimos|nos ultimos)\b[^.\n]{0,14}\b(?:jahren|annees|anos)\b/,
      /(?<!\b(?:recruit\w*|hir\w+|mentor\w*|train\w*|teach\w*|onboard\w*|support\w*|coach\w*|advis\w*|for|to|of) )\b(?:recent(?:ly)?|fresh|new) (?:graduates?|graduated|grads?)\b|\bfreshers?\b|\bschool leavers?\b|\bgraduat\w+ (?:in|within) the (?:last|past)\b|\byears? since graduati\w+|\babschluss\w* (?:in )?(?:19|20)\d\d (?:oder|und|bis)\b|\babschlussjahr\w*|\bgraduat(?:ed|ion|ing|es?)\b[^.\n]{0,30}\b(?:after|since|between|within|before|no earlier|not before|in or after|year)\b[^.\n]{0,20}(?:\b(?:19|20)\d\d\b|last \w+ years?)|\bclass of (?:19|20)\d\d\b|\b(?:19|20)\d\d (?:graduates?|passouts?|pass[- ]outs?)\b/,
      /\b(?:abschluss|studienabschluss|absolvent\w*)\b[^.\n]{0,30}\b(?:ab|nach|seit|zwischen|nicht alter)\b[^.\n]{0,20}(?:19|20)\d\d|\b(?:diplome|promotion)\b[^.\n]{0,30}\b(?:apres|depuis|entre|annee)\b[^.\n]{0,20}(?:19|20)\d\d|\bjeunes? diplomes?\b|\brecien (?:graduad[oa]s?|titulad[oa]s?|egresad[oa]s?)\b|\b(?:graduad[oa]s?|titulad[oa]s?|formad[oa]s?|egresad[oa]s?)\b[^.\n]{0,30}\b(?:despues|desde|entre|a partir|apos|depois)\b[^.\n]{0,20}(?:19|20)\d\d|\brecem[- ](?:formad|graduad|licenciad|diplomad)[oa]s?\b|\b(?:fraichement|recemment) diplomee?s?\b|\brecien licenciad[oa]s?\b/,
    ],
  },
  {
    reason: "Sex and gender must not be a criterion.",
    law: sex,
    patterns: [
      /^(?:gender|sex|geschlecht|sexe|sexo|genero)\W*$|\b(?:geschlecht|gender|sex|sexe|sexo|genero|genre)\s*[:=]\s*(?:male|female|mannlich|weiblich|masculin\w*|femin\w*|femenin\w*|m[ae]n|wom[ae]n|[mfw])\b(?!\s*[/|,])/,
      /\b(?:no|keine|pas de|sin|sem) (?:women|men|girls|females?|males?|frauen|manner|femmes|hommes|mujeres|hombres|mulheres|homens)\b(?!')|(?<![/-])\b(?:mann|manner|frau|frauen) (?:gesucht|bevorzugt|erwunscht)\b|\b(?:feminine|masculine) (?:appearance|looks?|touch|energy)\b/,
      /^(?:males?|females?|m[ae]n|wom[ae]n|ladies|lady|frau(?:en)?|mann|manner|hommes?|femmes?|hombres?|mujer(?:es)?|homem|homens|mulher(?:es)?|mannlich|weiblich)\W*$/,
      /\b(?:strong|tough|nice|friendly|handsome|pretty|attractive) (?:man|woman|lady|guy|girl|boy)\b|\bmann (?:unter|uber|bis|zwischen)\b/,
      /\b(?:male|female|man|woman|men|women|gentlem[ae]n|lad(?:y|ies)|girls?|boys?)\b[^.\n]{0,14}\b(?:only|preferred|required|candidates?|applicants?|wanted|needed|employees?)\b/,
      /\b(?:only|preferably|must be|looking for an?|seeking an?|prefer(?:ably)? an?|gender\s*[:-]|sex\s*[:-])\s*(?:young |single |attractive )?(?:male|female|man|woman|men|women|lady|girl|guy)\b/,
      /\b(?:mannlich\w*|weiblich\w*)\b(?!\s*[/,|]\s*(?:weiblich|mannlich|divers))[^.\n]{0,20}\b(?:bewerber\w*|kandidat\w*|bevorzugt|gesucht|person|mitarbeiter\w*)\b|\b(?:nur|ausschliesslich|bevorzugt) (?:manner|frauen|mannliche?|weibliche?)\b|\bdamen gesucht\b/,
      /\b(?:homme|femme|hommes|femmes)\b[^.\n]{0,14}\b(?:uniquement|seulement|exclusivement|de preference|souhaitee?)\b|\b(?:sexe|genre)\s*[:-]?\s*(?:masculin|feminin)\b/,
      /\b(?:sexo|genero)\s*[:-]?\s*(?:masculino|femenino|feminino|hombre|mujer)\b|\b(?:solo|unicamente|preferiblemente|preferentemente|apenas|somente|de preferencia) (?:hombres?|mujeres?|varon(?:es)?|senoritas?|homens?|mulher(?:es)?|mocas?)\b|\b(?:hombre|mujer|varon|senorita|homem|mulher) (?:de|entre|menor|joven|soltera?o?|jovem)\b/,
    ],
  },
  {
    reason:
      "Origin, nationality and ethnicity must not be a criterion. Ask for a permit to work where the law does.",
    law: race,
    patterns: [
      /^(?:nationality|citizenship|nationalitat|staatsangehorigkeit|staatsburgerschaft|nationalite|nacionalidade?|herkunft|ethnie)\W*$|\b(?:nationality|citizenship|nationalitat|staatsangehorigkeit|staatsburgerschaft|nationalite|nacionalidade?)\s*[:=]\s*\p{L}/u,
      new RegExp(
        `\\b(?:${people}) (?:nationality|citizenship|nationalitat|staatsangehorigkeit|staatsburgerschaft)\\b(?! (?:law|matters|applications?|rights|services))|\\b(?:nationalite|nacionalidade?) (?:${people})\\b`,
      ),
      new RegExp(
        `(?<!\\b(?:produits?|vins?|productos?|vinos?|aceites?|produtos?|vinhos?) (?:de )?)\\b(?:d'origine|origen|origem) (?:${people})\\b`,
      ),
      new RegExp(
        `\\b(?:born and (?:raised|bred)|geburtige[rnms]?)\\b|\\b(?:born|geboren|nee?s?|nacid[oa]s?|nascid[oa]s?) (?:and raised |und aufgewachsen )?(?:in|en|no|na|em) (?:${countries})\\b|\\b(?:${people})-born\\b`,
      ),
      /\b(?:only|nur|solo|apenas|somente) (?:germans|americans|europeans|deutsche|osterreicher|espanoles|portugueses|brasileiros)(?=\W*$| (?:need|may|can|should) apply)|\b(?:germans|americans|europeans) only\b/,
      /\b(?:no|without|ohne|keine?) (?:foreign|auslandische[rn]?|migrant)(?:[- ]sounding)? (?:names?|namen|candidates?|applicants?|bewerber\w*)\b/,
      /\b(?:ethnic(?:ity)?|race|racial|skin colou?r|caste|national origin|country of (?:birth|origin)|ancestry|ethnische|(?<!\b(?:unterschiedlich\w*|verschieden\w*|divers\w*|aller|jeder) (?:kulturell\w* )?)herkunft(?!s?nachweis|slander von)|hautfarbe|abstammung|origine ethnique|couleur de peau|raza|origen etnico|color de piel|raca|etnia|cor da pele)\b(?![^.\n]{0,30}\b(?:studies|research|relations|history|media|marketing|conditions?|cars?|events?|engineers?|engineering|tracks?|strategy|timing|rules?|certificates?|label\w*|goods|customs|products?)\b)/,
      /\b(?:eu|us|uk|german|french|british|spanish|portuguese|european|swiss|schengen|deutscher?|espanol|portugues) (?:passports?|reisepass|passeport|pasaporte|passaporte)\b(?! (?:control|checks?|offices?|services?|applications?))|\b(?:native born|bio-?deutsch\w*|caucasian|white (?:candidates?|applicants?|people|persons?|male|female|man|woman))\b/,
      /\b(?:afro[- ]american|(?:african|asian|arab|latin[oa]|indian|chinese|turkish|german|polish|western|european) (?:origin|descent|ethnicity|ancestry|roots))\b|\b(?:deutscher|turkischer|arabischer) (?:herkunft|abstammung)\b/,
      /\b(?:surnames?|last names?|family names?|nachname\w*|nom de famille|apellidos?|sobrenomes?)\b[^.\n]{0,30}\b(?:from|origin|region|german|local|sounding|deutsch\w*|francais\w*|espanol\w*)\b/,
      /\b(?:citizens?|nationals?|nationality|citizenship|passport holders?|staatsburger\w*|staatsangehorig\w*|nationalite|ressortissants?|ciudadan[oa]s?|nacionalidad|cidada[os]s?|nacionalidade)\b[^.\n]{0,24}\b(?:only|required|must|preferred|nur|erforderlich|bevorzugt|deutsche?r?|uniquement|francaise|exigee|espanola|requerida|solo|brasileira|portuguesa|exigida|apenas)\b/,
      /\b(?:only|must be an?|nur|deutsche|uniquement|solo|apenas|somente) (?:us |u\.s\. |american |eu |german |french |british )?(?:citizens?|nationals?|staatsburger\w*|staatsangehorigkeit|ciudadan[oa]s|cidadaos)\b/,
      /\b(?:no foreigners|no immigrants|keine auslander|pas d'etrangers|no extranjeros|sem estrangeiros)\b/,
    ],
  },
  {
    reason: "“Native speaker” stands in for origin. Ask for a level, such as C2.",
    law: race,
    patterns: [
      new RegExp(
        `\\b(?:first|primary|birth) language:? (?:is |must be |should be |of )?(?:${tongues})\\b|\\b(?:${tongues}) as (?:a |an |your |their |the )?(?:first|primary|birth|mother|native) (?:language|tongue)\\b(?! (?:teach|instruct|acquisition))|\\berstsprache\\b|^native languages?\\W*$`,
      ),
      new RegExp(
        `\\b(?:${tongues}) nati(?:f|ve)s?\\b|\\bnati(?:f|ve)s? (?:en )?(?:${tongues})\\b|\\b(?:anglo|franco|germano|hispano|luso)phones? (?:natif|native|de naissance)s?\\b|\\bniveau (?:de )?(?:natif|langue maternelle)\\b|\\b(?:nivel|bilingue|idioma) nativ[oa]\\b|\\bnative (?:or|and) near\\b`,
      ),
      /\bnative[- ](?:level )?(?:[a-z]+[- ])?speakers?\b|\bnative (?:english|german|french|spanish|portuguese|italian|dutch)\b|\b(?:english|german|french|spanish|portuguese|italian|dutch)\W{1,3}native\b(?! (?:app|code|mobile))|\bnatives? level\b|\bmother tongue\b(?! (?:education|teaching|instruction|based))|\bmutter ?-?sprach\w*(?<!unterricht)|\blangues? maternelles?\b|\blengua materna\b|\b(?:hablante )?nativ[oa]s? (?:de |en )?(?:ingles|espanol|aleman|frances|castellano|portugues)\b|\bhablante nativ[oa]\b|\b(?:ingles|espanol|aleman|frances|portugues) nativo\b|\blingua materna\b|\bfalante nativ[oa]\b/,
      /\b(?:no|without|free of|neutral) (?:a |any |foreign )*accent\b|\baccent[- ](?:free|neutral)\b|\bakzentfrei\w*|\bohne akzent\b|\bsans accent\b|\bsin acento\b|\bsem sotaque\b/,
    ],
  },
  {
    reason: "Religion and belief must not be a criterion.",
    law: belief,
    patterns: [
      /\b(?:christian|catholic|protestant|muslim|islamic|jewish|hindu|buddhist|atheist|christliche?r?|katholisch\w*|evangelisch\w*|muslimisch\w*|judisch\w*|chretien(?:ne)?|catholique|musulman[ea]?|juif|juive|cristian[oa]|catolic[oa]|judi[oa]|crista[o]?|evangelic[oa])\b[^.\n]{0,24}\b(?:faith|believer|candidates?|applicants?|only|required|preferred|practi[sc]ing|membership|glaube\w*|konfession|bewerber\w*|pratiquante?|practicante|praticante|fe)\b/,
      /\b(?:no|without|kein|ohne|sans|sin|sem) (?:head ?scar(?:f|ves)|hijab|kopftuch|voile|foulard|turban|velo|veu)\b|\bclean[- ]shaven\b|\b(?:church|mosque|synagogue)[- ]go(?:ing|ers?)\b|\bkirchganger\w*|\b(?:christian values|christliche werte|valeurs chretiennes|valores cristianos|valores cristaos)\b/,
      /\b(?:practi[sc]ing|devout|born-again) (?:christian|catholic|muslim|jew|hindu)\b|\b(?:church member(?:ship)?|religious affiliation|konfessionszugehorigkeit|religionszugehorigkeit|religiose zugehorigkeit|kirchenmitglied\w*|appartenance religieuse|afiliacion religiosa|filiacao religiosa)\b/,
    ],
  },
  {
    reason:
      "Health and disability must not be a criterion. Name the task, so that it can be made accessible.",
    law: disability,
    patterns: [
      /\b(?:no|without|free (?:of|from)|not) (?:any |physical |mental |known )*(?:disabilit(?:y|ies)|disabled|health (?:issues|problems|conditions)|illness(?:es)?|chronic (?:illness|disease))\b|\bable[- ]bodied\b|\b(?:must be|be) (?:in )?(?:perfect|good|excellent)? ?(?:healthy|health)\b(?! (?:care|insurance|system))/,
      /\b(?:physically|medically|mentally) fit\b|\b(?:perfectly|completely) healthy\b|^(?:healthy|good health|gesund|gute gesundheit|en forme|bonne sante|sain(?:e)?|san[oa]|saudavel|disabilit(?:y|ies)|behinderung|handicap|discapacidad|deficiencia)\W*$|\bsound health\b|\bdisability[- ]free\b|\bno (?:mental health|medical|sick leave|illness) (?:history|record)\b|\bin (?:good|perfect|excellent) (?:physical |mental |general )*health\b(?! (?:care|insurance|outcomes))|\bhealthy (?:person|candidate|applicant|individual)s?\b/,
      new RegExp(
        `(?:(?:^|\\b(?:good|excellent|high|sound|own|levels? of) )physical fitness(?! (?:train|coach|instruct|test|program|assess|class|equipment|session|plan))|\\b(?:good|excellent|top) physical (?:condition|shape|health)|\\bkorperliche fitness|\\b(?:bonne|excellente) (?:condition|forme) physique|^(?:condition|forme) physique(?=\\W*$)|\\b(?:buen[oa]?|excelente) (?:condicion|forma|estado) fisic[oa]|\\b(?:boa|bom|excelente) (?:condicao|forma|preparo|condicionamento) fisic[oa]|^(?:aptidao|aptitud|condicion|condicao|forma) fisica(?=\\W*$))\\b${notOfTheWork}`,
      ),
      /\b(?:korperlich|gesundheitlich)e?[rnms]? (?:und \w+ )?(?:fit|gesund|geeignet)\b|\bgesunde[rn]? (?:person|mensch|bewerber\w*|kandidat\w*)\b|\bbei guter gesundheit\b/,
      /\b(?:physiquement|medicalement) aptes?\b|\baptes? (?:physiquement|medicalement)\b|\ben (?:bonne|pleine) (?:forme|sante)\b/,
      /\b(?:fisica|medica|clinica)mente apt[oa]s?\b|\bapt[oa]s? (?:fisica|medica)mente\b|\ben buena forma\b|\bem boa forma\b|\b(?:personas? sanas?|pessoas? saudave(?:l|is))\b/,
      /\bnon[- ]smokers?\b|\bnichtraucher\w*|\bnon[- ]fumeurs?\b|\bno fumador\w*|\bnao fumante\w*/,
      /\b(?:keine|ohne) (?:behinderung\w*|gesundheitlichen? \w+|krankheiten)\b|\bkerngesund\b|\b(?:sans|aucun|pas de) (?:handicap|probleme de sante)\b|\b(?:sin|ninguna|no tener) (?:discapacidad|problemas de salud)\b|\bbuena salud\b|\b(?:sem|nenhuma|nao ter) (?:deficiencia|problemas de saude)\b|\bboa saude\b/,
    ],
  },
  {
    reason: "Family and marital status must not be a criterion.",
    law: sex,
    patterns: [
      /\bchildless\b|\bfamily[- ]free\b|\b(?:no|without|free of) (?:family|familial|domestic) (?:constraints?|ties|responsibilities)\b|\bno (?:planned )?(?:maternity|parental|paternity) leave\b|\bplans? to have (?:children|a family|kids)\b/,
      /\b(?:un)?married\b(?! filing)|\bmarital status\b|\bfamily status\b|\bsingle (?:candidates?|applicants?|persons?|women|men|woman|man)\b|\b(?:no|without) (?:children|kids|dependents|family (?:obligations|commitments))\b|\bnot pregnant\b|\bpregnan(?:t|cy)\b(?![^.\n]{0,30}\b(?:care|patients?|women|tests?|support|ultrasound|screening|complications?|courses?|yoga|nutrition)\b)/,
      /\b(?:ledig|unverheiratet|verheiratet|familienstand|kinderlos|ohne kinder|ungebunden)\b|\b(?:celibataire|mariee?s?|situation (?:familiale|de famille)|sans enfants?|sans charge de famille)\b|\b(?:solter[oa]s?|casad[oa]s?|estado civil|sin hijos|sin cargas familiares|sin compromisos familiares)\b|\b(?:solteir[oa]s?|sem filhos)\b/,
    ],
  },
  {
    reason: "Sexual orientation and identity must not be a criterion.",
    law: equality,
    patterns: [
      /\b(?:sexual orientation|sexuelle (?:orientierung|identitat)|orientation sexuelle|orientacion sexual|orientacao sexual|heterosexual\w*|homosexual\w*)\b/,
    ],
  },
  {
    reason: "Political opinion and union membership must not be a criterion.",
    law: "ILO Convention 111; EU Charter of Fundamental Rights, Article 21",
    patterns: [
      /\b(?:no|not|without|non)[ -](?:a )?(?:union members?(?:hip)?|unionized)\b|\b(?:political (?:views?|opinion|affiliation|beliefs)|party member(?:ship)?|politische (?:gesinnung|einstellung)|parteimitglied\w*|gewerkschaftsmitglied\w*|opinions? politiques?|affiliation syndicale|afiliacion (?:politica|sindical)|opinion politica|filiacao (?:politica|partidaria|sindical))\b/,
    ],
  },
  {
    reason: "A photo and a person's looks must not be a criterion.",
    law: race,
    patterns: [
      /^(?:photo(?:graph)?|foto|headshot|aussehen|apparence|apariencia|aparencia|looks|attractive(?:ness)?|handsome|beauty)\W*$|\b(?:headshots?|profile (?:photos?|pictures?)|passport(?:[- ]sized?)? photos?|passbild\w*|bewerbungsbild\w*)\b(?! (?:edit|retouch|photograph|shoot|process|moderat|upload|feature|service))|\b(?:(?:cv|resume|application|candidate|applicant)(?:'s)? (?:photos?|picture|foto|bild)|(?:photos?|picture|foto) (?:in|on|im|auf|en|dans|no|sur) (?:the |your |dem |le |el |votre )?(?:cv|resume|curriculo|lebenslauf|application|bewerbung)|(?:has|have|professional|fotografia del|photo du|foto do) (?:a )?(?:recent |professional )?(?:photo|candidat\w*))\b(?! (?:edit|retouch|process|equipment|stud|shoot|serv|library|shop))/,
      /\b(?:photos?|photograph|picture|foto|fotografia|bild|photographie) (?:is |are |must be |ist |est |es |e )?(?:required|mandatory|compulsory|needed|expected|on (?:the |your )?(?:cv|resume|application)|erforderlich|erwunscht|notwendig|beilegen|obligatoire|exigee?|requise?|souhaitee?|recente?|requerida|obligatoria|necesaria|reciente|actual|obrigatoria|exigida|atual)\b/,
      /\b(?:good|nice|great|beautiful|pretty|handsome|gepflegte[sn]?|bonne|bela|buen) (?:appearance|looks|ausseres|aussehen|erscheinung\w*|apparence|aparencia|aspecto)\b/,
      /\b(?:with|include|attach|enclose|send|recent|provide|your|mit|inklusive|aktuelle[sm]?|avec|joindre|con|incluir|adjuntar|com|anexar|enviar)\b(?: \w+){0,3} (?:photo(?:graph)?|headshot|picture|passfoto|foto|lichtbild|bewerbungsfoto|photo d'identite|fotografia)\b(?! (?:edit|shop|retouch|process|equipment|stud|shoot|edition|bearbeit))|\b(?:lichtbild|bewerbungsfoto|photo d'identite)\b/,
      /\b(?:attractive|good[- ]looking|pleasant|presentable|pleasing) (?:appearance|looks?|personality|person|candidate|woman|man)\b|\bgood[- ]looking\b|\b(?:attraktives?|ansprechendes|gutes) (?:ausseres?|aussehen|erscheinung\w*)\b|\b(?:bonne presentation|physique agreable|excelente presencia|buena presencia|boa aparencia|boa apresentacao)\b|\b(?:minimum|maximum|min\.?|max\.?) (?:height|weight|grosse|taille|altura|estatura|peso)\b(?=\s*(?:$|[:,.;)]|(?:of |von |de )?\d))|\blooks? good on camera\b|\bphotogenic\b|\b\d[.,]?\d\d ?c?m (?:tall|gross|de altura|de estatura)\b/,
    ],
  },
  {
    reason: "Where someone lives stands in for origin and means. Say where and when the work is done.",
    law: race,
    patterns: [
      /^(?:home |private |postal |residential )?(?:address|anschrift|adresse|direccion|endereco|residence|wohnort|wohnsitz|domicile|domicilio|wohnortnahe|post ?code|zip ?code|postleitzahl|commut(?:e|ing)(?: (?:time|distance))?)\W*$|\b(?:home )?address (?:distance|within \d|radius)\b/,
      /\b(?:home|residence|address|domicile|wohnort|wohnsitz|domicilio|residencia|moradia)\b[^.\n]{0,24}\b(?:distance|proximity|entfernung|distancia|proximite|proximidade?|cercania)\b(?! (?:learning|education|teaching|sales|selling|training))/,
      /\b(?:distance|proximity|entfernung|nahe|proximite|proximidade?|cercania|distancia)\b(?! (?:learning|education|teaching|sales|selling|training))[^.\n]{0,24}\b(?:home|address|residence|offices?|workplace|domicile|wohnort|arbeitsort|arbeitsplatz|buro|bureau|domicilio|residencia|casa|oficina|trabajo|trabalho|escritorio)\b/,
      /\b(?:lives?|living|resid(?:es?|ing|ent)|wohn(?:t|en|haft)|leb(?:t|en)|habit(?:e|er|ant)|viv(?:e|er|ir)|mor(?:a|ar|e))\b[^.\n]{0,24}\b\d+ ?(?:km|kilomet\w+|quilomet\w+|miles?)\b|\bresidence (?:near|close to|around)\b/,
      /\b(?:within|max(?:imum|imal|imo)?|less than|under|no more than|hochstens|unter|moins de|menos de|ate)\.? \d+ ?(?:km|kilomet\w+|quilomet\w+|miles?)\b[^.\n]{0,12}\b(?:from|of|vom|von|de|du|da|do) (?:the |our |unserem |la |le |el |nuestra |nosso )?(?:office|workplace|headquarters|buro|arbeitsort|bureau|oficina|escritorio)\b|\blocal (?:residents?|candidates?|applicants?) (?:only|preferred)\b/,
      /\b(?:live|living|reside|residing|resident|located|based|home(?! (?:visits?|care|deliver\w+))|commut\w+)\b[^.\n]{0,24}\b(?:within|less than|under|no more than|max(?:imum)?)\b[^.\n]{0,14}\b\d+ ?(?:km|kilomet\w+|mi|miles?|minutes?|min)\b/,
      /\b(?:wohnhaft|wohnort|wohnsitz|anfahrt\w*|umkreis)\b[^.\n]{0,30}(?:\d+ ?(?:km|kilometer|minuten)|\bin der nahe\b|\bunmittelbar\w*)|\b(?:habit(?:er|ant|e)|domicilie\w*|resid(?:er|ant))\b[^.\n]{0,30}(?:\d+ ?(?:km|minutes)|\ba proximite\b)|\b(?:vivir|residir|residencia|domicilio|residente)\b[^.\n]{0,30}(?:\d+ ?(?:km|minutos)|\bcerca\b|\bcercan\w+)|\b(?:morar|residir|residencia|moradia)\b[^.\n]{0,30}(?:\d+ ?(?:km|minutos)|\bproxim\w+)/,
      /\b(?:lives?|living|resid(?:e|es|ing)|wohn(?:t|en|haft)|habit(?:e|er|ant)|viv(?:e|a|ir)|mor(?:a|e|ar)|resid(?:a|ir))\b[^.\n]{0,12}\b(?:near(?:by)?|close to|in der nahe|nahe (?:bei|am|dem|der)|a proximite|pres d\w*|cerca|proxim[oa]\w*|perto)\b|\b(?:within )?commut(?:ing|able) distance\b|\bshort commute\b/,
      new RegExp(
        `${ofThePerson}(?:(?:to |be )?(?:currently |already |permanently |really )?(?:lives?|living|resid(?:es?|ing)|domiciled|resident)|be an? (?:current |local )?resident) (?:currently |permanently )?(?:in|of|within|inside) ${aPlace}`,
        "u",
      ),
      new RegExp(`^(?:a )?(?:current )?residents? of ${aPlace}|^resident in (?:${countries})\\b`, "u"),
      new RegExp(
        `${ofThePerson}(?:lebt|wohnt|lebst|wohnst|wohnhaft|ansassig|leben sie|wohnen sie) (?:derzeit |aktuell |bereits |dauerhaft )?(?:in|im raum|im grossraum|bei) ${aPlace}|\\b(?:sie|bewerber\\w*) (?:wohnen|leben) in ${aPlace}|\\bwohnhaft in \\p{L}|\\b(?:muss|mussen|musst|sollte[nst]*) (?:\\w+ ){0,3}in (?:\\p{L}+ ){1,3}(?:wohnen|leben|wohnhaft|ansassig|wohnt|lebt)\\b|^in \\p{L}+ (?:wohnhaft|ansassig)|^(?:wohnort|wohnsitz|lebensmittelpunkt)(?: ist| sollte| muss)?\\W{1,3}(?:in |im )?(?!(?:unabhangig|egal|frei|flexibel|beliebig|spielt)\\w*)\\p{L}`,
        "u",
      ),
      new RegExp(
        `${ofThePerson}(?:habit(?:er?|ez|ant)|resid(?:er?|ez|ant)|viv(?:re|ez|ant)|vit|(?:etre )?domiciliee?s?|residence(?: principale)?) (?:deja |actuellement )?(?:a|au|aux|en|dans) ${aPlace}`,
        "u",
      ),
      new RegExp(
        `${ofThePerson}(?:viv(?:ir|e|a|as|ir|er|endo)|resid(?:ir|e|a|as|endo|ente)|mor(?:ar|a|e|ando|ador|adora)|domiciliad[oa]s?|(?:lugar de |tener |ter )?residencia(?: actual| habitual| atual)?|domicilio) (?:ya |ja |actualmente |atualmente )?(?:en|em|no|na|nos|nas|de) ${aPlace}`,
        "u",
      ),
      /\b(?:zip ?codes?|post ?codes?|postleitzahl\w*|plz|code postal|codigo postal|cep)\b(?! (?:valid|search|data|lookup|api))[^.\n]{0,12}\d/,
      /\b(?:locals? only|local candidates only|local residents only|only local candidates)\b/,
    ],
  },
  {
    reason: "The name of a school stands in for origin and means. Ask for what was learned.",
    patterns: [
      /\b(?:elite|prestigious|top[- ]tier|tier[- ]?(?:1|one)|ivy league|top[- ]\d+|renowned|oxbridge|russell group) (?:school|universit(?:y|ies)|college|institution)s?\b|\b(?:ivy league|russell group|oxbridge)\b|\b(?:elite|spitzen)(?:universitat|hochschule)\w*|\bgrandes? ecoles? (?:uniquement|exclusivement)\b|\buniversidad(?:es)? de (?:elite|prestigio)\b|\buniversidades? de (?:primeira linha|ponta|prestigio)\b/,
    ],
  },
];

/** A promise to treat everyone alike names the grounds it promises about: it asks for nothing. */
export const promise =
  /\b(?:regardless of|irrespective of|without regard to|equal opportunit\w*|do(?:es)? not discriminate|all (?:qualified )?applicants|all genders|any gender|people of all|unabhangig von|ungeachtet|gleichbehandlung|chancengleichheit|alle geschlechter|schwerbehinder\w+ (?:menschen |bewerber\w* )?(?:werden|bei)|sans distinction|independamment|egalite des chances|quel(?:le)?s? que soi\w+|sin distincion|independientemente|igualdad de oportunidades|sem distincao|independentemente|igualdade de oportunidades)\b/;
