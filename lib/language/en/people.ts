const number = "(#|one|two|three|four|five|an?)";
const children = "(child(ren)?|kids?|boys?|girls?|sons?|daughters?|twins)";
const marital = "(unmarried|married|divorced|widow(ed|er)?)";
const parent = "((grand)?(mother|father)|mum|mom|mama|dad|papa|parent)";
const person = `(lady|gentleman|woman|man|female|male|${parent})`;
const trait = "(hard(-| )?working|young|dynamic|reliable|mature|motivated|ambitious|#(-| )years?(-| )old)";

/** How a language speaks of a person: what they are called, their family, their homes, what their data is labelled. */
export const people = {
  /** What people are called that heads no role, beside the occupations: "refugee", "gentleman". */
  called: `
    immigrant migrant refugee expat expatriate lady gentleman woman man girl guy graduate undergraduate postgraduate
    professional pupil learner candidate jobseeker newcomer beginner enthusiast native veteran practitioner
    entrepreneur investor landlord butler vlogger youtuber influencer jeweller scaffolder trucker seafarer fisherman
    shepherd vet osteopath masseur athlete footballer referee violinist comedian poet activist politician mayor
    priest pastor imam rabbi monk nun fireman prosecutor restorer stockbroker hacker pentester maintainer
    contributor grocer greengrocer merchant wholesaler importer exporter auctioneer
  `,
  /** Endings of words of six letters and more for what somebody is, and words with them that mean something else. */
  personEndings:
    "ologist ographer ician orian edian ibrarian inarian iatrist maker smith keeper monger preneur ist",
  noPersons: "checklist playlist wishlist shortlist waitlist",
  /** What streets are called, as they are written; a small letter stands for a capital as well. */
  streets: {
    /** Behind the name, with the number before it. */
    behind: `
      Street St Road Rd Avenue Ave Lane Ln Drive Dr Boulevard Blvd Court Ct Place Square Sq Terrace Crescent Close
      Way Gardens Grove Highway Parkway
    `,
    /** At the end of the name, the number behind; the short ones only among contact data. */
    endings: "",
    shortEndings: "",
    /** Before the name, the number before it; and before the name, the number behind it. */
    numbered: "",
    before: "",
    /** Small words in the names of streets and towns. */
    joins: "",
    /** What parts of a house are called. */
    flats: "Flat Apt Apartment Unit Suite",
    /** What may stand behind a number, "12 bis", and before one, "n.º 12"; and before a postcode. */
    numberEndings: "",
    numberSigns: "",
    postcodeLabels: "",
  },
  /** What people do and things do not: after a word it tells that the word names somebody. */
  acts: `
(led|managed|joined|worked|mentored|coached|taught|studied|graduated|wrote|supervised|trained|hired|negotiated|lived)
(earned|volunteered|organi(s|z)ed|coordinated|founded|co(-)?founded|oversaw|headed|speciali(s|z)ed|relocated|speaks)
(enjoys|mentors|coaches|supervises|holds an?|moved (on|to))
was (born|hired|promoted|responsible|appointed)
has (led|managed|worked|mentored|taught|over|more than|#|an?)
`,
  /** What may stand between somebody and what they do: "also". */
  meanwhile: "(also|then|later|now|has|successfully|personally)",
  /** What a word does that is no tool or trade either way: "Mark built", "Grace is". */
  actsOfAnybody: `
*<!(ne)ed
(built|ran|grew|brought|held|made|won|drove|took|began|became|sold|spoke|is|was|has|had|leads|manages|works|writes)
(runs|teaches|communicates|coordinates|brings|designs|develops|builds|lives|thrives|excels|drives|trains|supports)
(joins|and (his|her|their|team))
`,
  /** Third-person pronouns that tell a gender. */
  pronouns: "he she him her his hers himself herself",
  /** Pronouns people give as theirs that tell none. */
  neutralPronouns: "they them their theirs",
  /** Forms of address before a name. */
  titles: "Mr Mrs Miss Mx",
  /** Those that mean something else but right before a name. */
  titlesBesideNames: "Ms.",
  /** What personal data is called, by words that mean nothing else. */
  labels: `
(date of birth|birth( )?date|birthday|d.?o.?b.?|place of birth|birthplace|date and place of birth)
(nationality|citizenship)
(ethnicity|ethnic origin|country of origin|marital status|civil status|family status|religious affiliation|caste)
(father|mother|husband|spouse)'?s name
(s|d|w)/o
(son|daughter|wife) of
(passport (no.?|number)|social security( number)?|ssn)
`,
  /** Labels with a colon at the start of a line: "Name", "Address"; and those of a home, in a line as well. */
  certainLabels: "(((full|first|last) )?name|surname|((home|postal) )?address)",
  homeLabels: "",
  /** The same by words that are labels only with a colon and among the contact data: "Race: …", but "Race engineer". */
  ambiguousLabels: `
(full |first |last |given |family |middle |maiden )?names?
(surname|forename|candidate|applicant|signature|born|age|race|children|dependents|gender|sex|pronouns|religion)
(denomination|spouse|passport|id( no.?| number| card)|photo|picture|headshot)
(home |postal |permanent |current |street )?address
(residence|place of residence|location|city|town|postcode|zip( code)?)
`,
  /** Marital states by words that mean nothing else. */
  maritalStates: marital,
  /** What sentences say of a family, an age or a gender: "my two children", "as a woman". */
  circumstances: `
<=((as|being|(s)?he(('| i)s)|i( a|')m) )(* )?(* )?${person} !(s|tongue|of pearl)
<=(^((an?|the) )?)(${trait}(,)? )(${trait}(,)? )?${person}
<=(^((an?|the) )?${trait}(,)? (${trait}(,)? )?(* )?)${person}
<=((i have|and have) )${number} ${children}$
my (${number} )?${children}
and an? ${person}$
(proud |single |${marital} )?${parent} of ${number}( ${children})?
(single|${marital}) ${parent}
(my|his|her|with an?) (husband|wife|spouse)( and ${number} ${children})?
family man
`,
  /** The same where it is all that stands between two signs: "single", "no children". */
  aloneCircumstances: `
(happily )?${marital}((,)? (with|and|to|since|for) (*|#)( (*|#))?( (*|#))?)?
(single|separated|engaged|female|male|man|woman|(proud )?(dad|mum|mom|father|mother))
(no|${number}) (*(-*)? )?${children}
(us|eu|uk) citizen
c/o … *
`,
  /** "I am", before what only a person is. */
  iAm: "(i am|i'm|he is|he's|she is|she's)( (originally|half|both|also|proudly))?",
  /** "Proud", before what somebody is; and unions of countries, which people are citizens of. */
  proud: "proud",
  unions: "(us|eu|uk)",
  /** An age, its number as "#". */
  ages: `
# (-)?(years?|yrs?)( |-)?(old|of age)
#(-)?(years?|yrs?)( |-)?(old|of age)
#( )?y/o
aged?( of)? #
`,
  /** An age beside what somebody is called, "desarrolladora de # años", and what before it makes a time of it. */
  agedOf: "",
  timed: "",
  /** What stands before a date of birth, and before the name at birth. */
  births: "(born|d.?o.?b.?)( (on|in))?( the)?",
  /** What stands before a date where "born" comes behind it: "wurde am". */
  iWas: "",
  birthNames: "",
  /** What a picture is called. */
  pictures: "(photo|picture|image|portrait|profile picture|headshot|avatar)",
  articles: "(an?|the)",
  /** What stands before the description of somebody: "I am", "as". */
  describes: "(i am|i'm|am|she is|he is|being|as)",
  /** "Is", before "a British lawyer". */
  isA: "(is|was)",
  /** How those are called who are named by their country alone: "Frenchman", "Schweizer". */
  compatriots: "scot\nbrit\nbriton\nswede\n*<!(ger)man\n*(woman|iard)",
  /** What makes a language of a nationality: "bilingual". */
  speaks: "((bi|tri|multi)lingual|native|fluent)",
  /** "And" between two nationalities. */
  second: "(or|and)",
  citizenEnds: "(with|who|and|living|based|residing|by|holding|since|in)",
  /** "With a" before and "passport" behind a nationality, together. */
  holds: "(with|my|hold(s|ing)?( an?)?)",
  held: "(passport|citizenship)",
  /** "Son of" before a nationality, "descent" behind it. */
  originBefore: "(son|daughter|child) of",
  /** "D'origine", which is said of goods as well. */
  descends: "",
  originAfter: `
(descent|origins?|heritage|extraction|ancestry|parentage|by (birth|passport))( (and|who|with))?
`,
  /** What follows a nationality that stands as a noun: "and", "living". */
  livesOn: "(and|by|who|with|living|based)",
  /** What follows one that begins a sentence: ", I". */
  aged: "(, i)",
  /** "Practising" before and behind a faith. */
  believes: "(i am|i'm|practi(s|c)ing|devout|observant)( an?)?( (practi(s|c)ing|devout))?",
  practises: "",
  /** Whatever else somebody says they descend from: "Tamil" in "of Tamil origin". */
  peoples: "<=(of )* =(origin|descent|ethnicity|extraction|ancestry)",
  /** Faiths by what those who hold them are called. */
  faiths: "(christian|muslim|hindu|jewish|buddhist|sikh|catholic|roman catholic|protestant|atheist)",
  /** How a sentence says "I" or "he" before what it says of somebody. */
  subjects: "(i|i'm|he|she)",
  /** "I", as a sentence begins. */
  self: "i",
  /** "Who". */
  who: "who",
  /** What joins somebody to where they are: "am", "is", "currently". */
  linking: "(and|am|is|being|also|was|currently|now)",
  /** "I am", "is a": after it stands what somebody is. */
  introduces: "(i am|i'm|is an?)",
  /** What has its place without being the person: "company", "team". */
  placed: `
(people|persons?|patients?|famil(y|ies)|residents?|compan(y|ies)|start(-)?ups?|scale(-)?ups?|firms?|teams?)
business(es)?
(offices?|headquarters?|hq|clients?|customers?|agenc(y|ies)|organi(s|z)ations?|banks?|groups?|employers?|schools?|ngos?)
(universit(y|ies)|hospitals?|clinics?|charit(y|ies)|consultanc(y|ies)|manufacturers?|providers?|vendors?|suppliers?)
(institutes?|studios?|brands?|plants?|factor(y|ies)|warehouses?|sites?|stores?|shops?|restaurants?|hotels?|projects?)
(servers?|cent(er|re)s?|subsidiar(y|ies)|branch(es)?|desks?|hubs?|regions?)
`,
  /** How a sentence of somebody's work begins: "built", "Leitung". */
  workBegins: "(led|built|ran|grew|set|won|sold|wrote|taught|made|drove|*ed|*ing)",
  /** What praises a person and looks like such a beginning: "motivated". */
  praised: `
(experienced|motivated|dedicated|qualified|skilled|seasoned|accomplished|certified|chartered|registered|licensed)
(trained|talented|driven|retired|organi(s|z)ed|engineering|marketing|nursing|accounting|teaching|consulting)
(hardworking|outstanding)
`,
  /** "I live", before the place. */
  dwells: "",
  /** Words before a place that only a home or an origin has: "born in". */
  origins: `
(born( and (raised|bred))? in|resident of|(i've|i have) lived in|and raised in|grew up in|native of|national of)
(citizen of|originally from|(i'm|i am|i come|i came)( originally)? from)
`,
  /** "Based", which companies are as well. */
  based: "(liv(es?|ing)|resid(es?|ing)|based|located|settled|domiciled)( (and|&) work(s|ing)?)?",
  /** "Now in": a home only of somebody who was just introduced. */
  comes: "((now|currently|presently) in|resident in|(moved|relocated|emigrated|immigrated) to|arrived in)",
  /** "From". */
  from: "from",
  /** "Currently", "since". */
  lately: "(currently|presently|now|still|today|since)",
  /** "With my", before a family. */
  withFamily: "with (my|his|her|their)",
  /** "In", "near". */
  here: "(in|at|near|out of|outside|between)",
  /** What follows the name of a place where somebody was born or lives: "geboren". */
  afterPlace: "",
  /** The same, joined to the place by a hyphen: "Ghana-born"; and "based", which companies are as well. */
  bornAt: "(born|raised)",
  basedAt: "based",
  /** What may stand before a town's name, "greater", "city of", and behind it. */
  around: "(greater|central|downtown|metropolitan)\n(city|region|area) of",
  aroundBehind: "(metropolitan )?area",
  /** Articles that names of places begin with, and small words within them: "upon". */
  placeArticles: "the",
  placeParticles: "(on|upon)",
  /** A part of a country that is called by no name: "région parisienne". */
  areas: "",
  /** What may stand before an occupation: "jeune avocate"; and join it to its branch: "chef de projet". */
  leads: "",
  joins: "",
  /** "Experience", which ends what somebody says of themself as an occupation does. */
  lasting: "experience",
  /** Words between a nationality and the occupation that say nothing of a country: "British civil engineer". */
  branches: `
(phd|mba|msc|bsc|doctoral|civil|mechanical|electrical|chemical|industrial|structural|registered|chartered|graphic)
(interior|fashion|primary|secondary|elementary|preschool|aerospace|biomedical|environmental|petroleum|nuclear)
(automotive|agricultural|marine|naval|veterinary|dental|intensive|icu|quantity|public|relations|human|resources)
(investment|commercial|criminal|embedded|games?|video|film|seo|trained|qualified|experienced|certified|former|chief)
(head|electronics?|geotechnical|executive|freelance|bilingual|plastic|orthopa?edic|trauma|general|pastry|sous)
(personal|fitness|music|dance|maths?|physics|chemistry|history|science|pr|node(.js)?|vue|typescript|golang|go|rust)
(kotlin|swift|scala|salesforce|wordpress)
c++
c#
`,
  /** What differs from country to country, so that the country's name belongs to it: "German tax consultant". */
  ofCountry: `
(tax|taxation|law|legal|payroll|labou?r|employment|patent|trademark|customs|markets?|immigration|gaap|literature)
(history|cuisine|pastry)
`,
  /** What is done in a language: "German account manager" for those who speak it. */
  inLanguage: `
(customers?|clients?|support|service|sales|accounts?|content|media|marketing|recruit*|locali(s|z)ation|translation)
(language|subtitling|speaking|native)
`,
  /** Occupations that deal in a language itself. */
  ofLanguage: `
(teach|tutor|lectur|profess|instruct|translat|interpr|transcri|linguist|locali|proofread|copywrit|annotat|subtitl)*
(prof|trainer*|editor*|writer*|speaker*|philolog*|student*)
`,
  /** What follows the description of somebody: "with", "who". */
  goesOn: `
(with|who|whose|and|from|in|at|for|by|on|of|to|currently|now|passionate|known|fluent|since|you|*ed)
*<!(train|plann|recruit|market|engineer|consult|hous)ing
`,
  /** What people call themselves before they say what they are: "highly motivated". */
  praise: `
(highly|very|fully|well|experienced|motivated|dedicated|passionate|young|qualified|skilled|seasoned|accomplished)
(creative|ambitious|enthusiastic|driven|energetic|committed|reliable|versatile|certified|chartered|licensed)
(registered|professional|senior|junior|lead|former|retired|freelance|independent|proud|recent|trained|talented)
(dynamic|diligent|conscientious|bilingual|multilingual|trilingual|hardworking|curious|organi(s|z)ed|proactive)
(adaptable|resourceful|innovative|strategic|friendly|confident|native|mature|black)
`,
  /** "Citizen", "passport", behind a nationality, and what may follow it. */
  citizens: "(citizen|national|passport( holder)?|nationality|citizenship)",
  /** The same before it. */
  citizensBefore: "(citizenship|nationality)s?:?",
};
